//! How fast Parqués runs: `cargo bench --bench parques`. `items` a second are games, or choices, on one
//! thread; `bytes` those of a picture. Wanted: a whole game of eight in 10 ms, a choice of whoever counts
//! cells in 50 µs, a board in 40 ms and 120 KB.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::parques::{Options, Parques, driver};
use sobremesa::kernel::{By, Game, Input, Lobby, Now, Saved, Viewer, play_through};
use sobremesa::words::{Language, Words};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

/// Whole games of eight with four pieces each, who do anything at all.
#[divan::bench]
fn random_games_of_eight(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(7);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for game in 0..GAMES {
            if let Ok(table) = Parques::setup(&Options::sheet(), &[], 8, game_dice(1, game)) {
                let _ = black_box(play_through(table, &mut random));
            }
        }
    });
}

/// Every question of a game among players who count cells, or so many of them, each with its table.
fn played(seats: u8, seed: u64, most: usize) -> Vec<Now<Parques>> {
    let mut all = Vec::new();
    let Ok((mut saved, mut now)) = Saved::<Parques>::new(&Options::sheet(), seats, game_dice(seed, 0)) else {
        return all;
    };
    while let Some(ask) = now.asks.first().filter(|_| all.len() < most) {
        let answer = driver::sharp(&now.game.view(Viewer::Seat(ask.seat)), ask);
        let Ok(next) = saved.submit(Input { seat: ask.seat, by: By::Host, about: ask.about, answer }) else {
            break;
        };
        all.push(std::mem::replace(&mut now, next));
    }
    all
}

/// One choice of whoever counts cells.
#[divan::bench]
fn sharp_choices(bencher: Bencher<'_, '_>) {
    let all = played(4, 2, usize::MAX);
    let asked: Vec<_> = all
        .iter()
        .filter_map(|now| {
            let ask = now.asks.first()?;
            Some((now.game.view(Viewer::Seat(ask.seat)), ask))
        })
        .collect();
    bencher.counter(ItemsCount::new(asked.len())).bench_local(|| {
        for (view, ask) in &asked {
            black_box(driver::sharp(view, ask));
        }
    });
}

/// A board of eight in the middle of the game.
fn board() -> Option<Drawing> {
    let now = played(8, 5, 151).pop()?;
    let names: Vec<String> = (1..=8).map(|n| format!("Player {n}")).collect();
    let captions = Captions::new(&names, Words::of(Language::English, Some(Parques::book())));
    Parques::draw(Scene::Public(&now.game.view(Viewer::Spectator), &[]), &captions)
}

/// That board as PNG.
#[divan::bench]
fn paint_board(bencher: Bencher<'_, '_>) {
    let Some(board) = board() else { return };
    let bytes = board.png().map_or(0, |png| png.len());
    bencher.counter(BytesCount::new(bytes)).bench_local(|| black_box(board.png()));
}
