//! How fast Parqués runs: `cargo bench --bench parques`. `items` a second are games, or choices, on one thread; `bytes` those of a picture.
//! Wanted: a whole game of eight in 10 ms, a choice of whoever counts cells in 50 µs, a board in 40 ms and 120 KB.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::parques::{Options, Parques, driver};
use sobremesa::kernel::{By, Game, Input, Saved, Viewer, play_through};
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

/// What a game of four who count cells looks like, question by question.
fn questions() -> Vec<(Saved<Parques>, sobremesa::kernel::Now<Parques>)> {
    let mut all = Vec::new();
    let Ok((mut saved, mut now)) = Saved::<Parques>::new(&Options::sheet(), 4, game_dice(2, 0)) else {
        return all;
    };
    while let Some(ask) = now.asks.first() {
        let answer = driver::sharp(&now.game.view(Viewer::Seat(ask.seat)), ask);
        let input = Input { seat: ask.seat, by: By::Host, about: ask.about, answer };
        all.push((saved.clone(), now.clone()));
        match saved.submit(input) {
            Ok(next) => now = next,
            Err(_) => break,
        }
    }
    all
}

/// One choice of whoever counts cells.
#[divan::bench]
fn sharp_choices(bencher: Bencher<'_, '_>) {
    let all = questions();
    let asked: Vec<_> = all
        .iter()
        .filter_map(|(_, now)| {
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
    let table = Parques::setup(&Options::sheet(), &[], 8, game_dice(5, 0)).ok()?;
    let (mut saved, mut now) = Saved::from_game(table).ok()?;
    for _ in 0..150 {
        let ask = now.asks.first()?;
        let answer = driver::sharp(&now.game.view(Viewer::Seat(ask.seat)), ask);
        now = saved.submit(Input { seat: ask.seat, by: By::Host, about: ask.about, answer }).ok()?;
    }
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
