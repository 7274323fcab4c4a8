//! How fast the rules run: `cargo bench --bench race`.
//!
//! A decision is one question answered, its legal answers enumerated: by anybody who is asked, in a window or
//! in their own turn. All rules and all cards are in play, players do anything that is legal, no view is
//! drawn. `items` a second are decisions a second, on one thread.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use sobremesa::drivers::{Random, Rookies, game_dice, rookie};
use sobremesa::games::cthulhu500::{Options, Race, Reactions};
use sobremesa::kernel::{Ask, By, Choice, Game, Input, Now, Pick, Player, Saved, Seat, Viewer, play_through};

fn main() {
    divan::main();
}

/// Players who count what they decide.
struct Counting<P>(P, u64);

impl<P: Player<Race>> Player<Race> for Counting<P> {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        self.1 += 1;
        self.0.answer(race, asks)
    }
}

const GAMES: u64 = 200;

fn games(reactions: Reactions, seats: u8, player: impl Player<Race>) -> u64 {
    let options = Options::printed(reactions);
    let mut player = Counting(player, 0);
    for game in 0..GAMES {
        let Ok(race) = Race::setup(&options, &[], seats, game_dice(1, game)) else { break };
        let _ = black_box(play_through(race, &mut player));
    }
    player.1
}

/// Decisions a second, random play, first come.
#[divan::bench(args = [3, 5, 8])]
fn decisions_first_come(bencher: Bencher<'_, '_>, seats: u8) {
    let decisions = games(Reactions::First, seats, Random::new(7));
    bencher.counter(ItemsCount::new(decisions)).bench(|| games(Reactions::First, seats, Random::new(7)));
}

/// Decisions a second, random play, sealed.
#[divan::bench(args = [3, 5, 8])]
fn decisions_sealed(bencher: Bencher<'_, '_>, seats: u8) {
    let decisions = games(Reactions::Sealed, seats, Random::new(7));
    bencher.counter(ItemsCount::new(decisions)).bench(|| games(Reactions::Sealed, seats, Random::new(7)));
}

/// Rookies who have a view drawn for each decision, as others see a table: what it costs.
struct WithViews;

impl Player<Race> for WithViews {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        let at = asks[0].number as usize % asks.len();
        let ask = &asks[at];
        let answer = rookie(&race.view(Viewer::Seat(ask.seat)), ask);
        Pick { ask: at, choice: ask.choice(&answer).unwrap_or(Choice::One(0)) }
    }
}

/// The same decisions as those of rookies, each from a view.
#[divan::bench(args = [5])]
fn decisions_from_views(bencher: Bencher<'_, '_>, seats: u8) {
    let decisions = games(Reactions::First, seats, WithViews);
    bencher.counter(ItemsCount::new(decisions)).bench(|| games(Reactions::First, seats, WithViews));
}

/// Decisions a second of rookies, with whom everybody plays on who thinks ahead.
#[divan::bench(args = [5])]
fn decisions_of_rookies(bencher: Bencher<'_, '_>, seats: u8) {
    let decisions = games(Reactions::First, seats, Rookies);
    bencher.counter(ItemsCount::new(decisions)).bench(|| games(Reactions::First, seats, Rookies));
}

/// Tables of five in the middle of their races, with the answer that comes next.
fn tables() -> Vec<(Saved<Race>, Now<Race>, Input<Race>)> {
    let mut tables = Vec::new();
    for game in 0..8 {
        let dice = game_dice(2, game);
        let started = Saved::<Race>::new(&Options::printed(Reactions::First), 5, dice);
        let Ok((mut saved, mut now)) = started else { break };
        while let Some(ask) = now.asks.first() {
            let answer = rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
            let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
            tables.push((saved.clone(), now.clone(), input.clone()));
            match saved.submit(input) {
                Ok(next) => now = next,
                Err(_) => break,
            }
        }
    }
    tables
}

/// One answer from the tail, the re-run of its step included: the mean over all answers of eight races.
#[divan::bench]
fn submit(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len())).with_inputs(|| tables.clone()).bench_values(|tables| {
        for (mut saved, _, input) in tables {
            let _ = black_box(saved.submit(input));
        }
    });
}

/// A view for one seat: the mean over all moments of eight races.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len())).bench_local(|| {
        for (_, now, _) in &tables {
            black_box(now.game.view(Viewer::Seat(Seat(2))));
        }
    });
}

/// Save and load together: the mean over all moments of eight races.
#[divan::bench]
fn save_and_load(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len())).bench_local(|| {
        for (saved, _, _) in &tables {
            let _ = black_box(Saved::<Race>::load(&saved.save()));
        }
    });
}
