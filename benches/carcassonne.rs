//! How fast Carcassonne runs: `cargo bench --bench carcassonne`. `items` a second are lists of ways, games,
//! or answers a second, on one thread; `bytes` those of a picture. Wanted: 6,000 games, a list in two
//! microseconds, a finished map in 60 ms and 120 KB.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::{Options, Table};
use sobremesa::kernel::{By, Game, Input, Lobby, Now, Saved, Viewer, play_through};
use sobremesa::words::{Language, Words};

fn main() {
    divan::main();
}

const GAMES: u64 = 500;

/// Whole games of four who do anything at all.
fn games(options: &Options) -> Option<Table> {
    let mut random = Random::new(7);
    let mut last = None;
    for game in 0..GAMES {
        let table = Table::setup(options, &[], 4, game_dice(1, game)).ok()?;
        last = play_through(table, &mut random).ok();
    }
    last
}

/// The base game.
#[divan::bench]
fn random_base_games(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(GAMES)).bench(|| games(&Options::BASE));
}

/// Two halves each.
#[divan::bench]
fn random_games_with_halves(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(GAMES)).bench(|| games(&Options::PROPOSED));
}

/// All ways to lay each kind of tile on the map of a finished random game.
#[divan::bench]
fn ways_to_lay(bencher: Bencher<'_, '_>) {
    let Some(table) = games(&Options::PROPOSED) else { return };
    bencher.counter(ItemsCount::new(24_u32)).bench(|| {
        let mut ways = 0;
        for piece in Piece::tiles() {
            black_box(&table.land).each_fit(piece, |_, turns| ways += turns.count_ones());
        }
        ways
    });
}

/// A table at each of the questions of one game, with the answer that comes next.
fn tables() -> Vec<(Saved<Table>, Now<Table>, Input<Table>)> {
    let mut random = Random::new(7);
    let mut tables = Vec::new();
    let Ok((mut saved, mut now)) = Saved::<Table>::new(&Options::PROPOSED, 4, game_dice(2, 0)) else {
        return tables;
    };
    while let Some(ask) = now.asks.first() {
        let choice = random.choose(&now.game, ask);
        let Some(answer) = ask.answer(choice) else { break };
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        tables.push((saved.clone(), now.clone(), input.clone()));
        match saved.submit(input) {
            Ok(next) => now = next,
            Err(_) => break,
        }
    }
    tables
}

/// One answer from the tail, the re-run of its step included.
#[divan::bench]
fn submit(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len())).with_inputs(|| tables.clone()).bench_values(|tables| {
        for (mut saved, _, input) in tables {
            let _ = black_box(saved.submit(input));
        }
    });
}

/// What a spectator sees.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len())).bench_local(|| {
        for (_, now, _) in &tables {
            black_box(now.game.view(Viewer::Spectator));
        }
    });
}

/// The whole map of a finished game of four who know what they do, halves included.
fn map() -> Option<Drawing> {
    let table = Table::setup(&Options::PROPOSED, &[], 4, game_dice(5, 0)).ok()?;
    let table = play_through(table, &mut Rookies).ok()?;
    let names = ["Ann", "Bob", "Carmen", "Dora"].map(str::to_owned);
    let captions = Captions::new(&names, Words::of(Language::English, Some(Table::book())));
    Table::draw(Scene::End(&table.view(Viewer::Spectator), &[]), &captions)
}

/// The map as PNG, its tiles on the shelf as in a bot that has drawn others before.
#[divan::bench]
fn paint_map(bencher: Bencher<'_, '_>) {
    let Some(map) = map() else { return };
    let bytes = map.png().map_or(0, |png| png.len());
    bencher.counter(BytesCount::new(bytes)).bench_local(|| black_box(map.png()));
}
