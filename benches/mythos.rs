//! How fast Mythos runs: `cargo bench --bench mythos`. `items` a second are games, or Adventures that are
//! looked at, on one thread. Wanted: whether an Adventure is complete in 20 µs, with a Story Deck of 40.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use sobremesa::drivers::{Rookies, game_dice};
use sobremesa::games::mythos::cards::{Kind, Title};
use sobremesa::games::mythos::{Mythos, Story, is_complete};
use sobremesa::kernel::{Dice, Game, Lobby, Seat, Tempo, play_through};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;
/// Story Decks that are looked at, and cards in each.
const STORIES: usize = 50;
const STORY: usize = 40;

/// Whether each of all Adventures is complete.
#[divan::bench]
fn adventures_looked_at(bencher: Bencher<'_, '_>) {
    let mut dice = Dice::from_number(3);
    let mut all: Vec<Title> = Title::all().filter(|title| title.kind() != Kind::Adventure).collect();
    let adventures: Vec<Title> = Title::all().filter(|title| title.kind() == Kind::Adventure).collect();
    let stories: Vec<Story> = (0..STORIES)
        .map(|_| {
            dice.shuffle(&mut all);
            Story::new(&[], &all[..STORY])
        })
        .collect();
    bencher.counter(ItemsCount::new(STORIES * adventures.len())).bench_local(|| {
        for story in &stories {
            for adventure in &adventures {
                black_box(is_complete(story, *adventure));
            }
        }
    });
}

/// Whole games of two beginners, as they are proposed.
#[divan::bench]
fn games_of_beginners(bencher: Bencher<'_, '_>) {
    let options = Mythos::proposed(2, Tempo::Live);
    let brought: Vec<_> = (0..2).map(|seat| Mythos::proposed_for(&options, Seat(seat), 2)).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for game in 0..GAMES {
            if let Ok(table) = Mythos::setup(&options, &brought, 2, game_dice(1, game)) {
                let _ = black_box(play_through(table, &mut Rookies));
            }
        }
    });
}
