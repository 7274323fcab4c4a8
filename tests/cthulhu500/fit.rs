//! Fits what is worth how much to who wins of beginners, and prints it beside what players who think ahead
//! reckon with (`worth.rs`): `FIT_RACES=12000 cargo test --release --test cthulhu500 fit -- --nocapture`.

#[path = "../support/linear.rs"]
mod linear;

use linear::solve;
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::cthulhu500::{About, Race};
use sobremesa::kernel::{Ask, Game, Imagine, Lobby, Pick, Player, Seat, Tempo, play_through};

const SEATS: u8 = 4;
/// One turn in so many is looked at.
const LOOKS: usize = 12;
/// Races where nobody asks for more.
const RACES: u64 = 3_200;

/// A part of a standing: its name, how much of it there is, and what one of it is reckoned to be worth, in
/// twentieths of a place.
type Part = (&'static str, f64, f64);

/// What each seat has when a turn begins, and who has won in the end.
struct Position {
    seats: Vec<Vec<Part>>,
    won: usize,
}

/// Beginners, and somebody who looks on now and then.
struct Watching {
    whim: Random,
    seen: Vec<Vec<Vec<Part>>>,
}

impl Player<Race> for Watching {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        let begins = asks[0].about == About::Action && race.turn.actions == 2;
        if begins && self.whim.below(LOOKS) == 0 {
            self.seen.push(race.seats().map(|seat| parts(race, seat)).collect());
        }
        Rookies.answer(race, asks)
    }
}

/// What a seat has of its own.
fn parts(race: &Race, seat: Seat) -> Vec<Part> {
    let reasons = race.reasons(seat).into_iter().filter(|one| !["others", "won"].contains(&one.id));
    let scale = 2.0 * (f64::from(SEATS) - 1.0);
    let part =
        |id, amount: f64, worth: f64| (id, amount, if amount == 0.0 { 0.0 } else { worth / amount / scale });
    reasons.map(|one| part(one.id, one.amount as f64 / 100.0, one.worth as f64)).collect()
}

fn positions(races: u64) -> Vec<Position> {
    let options = Race::proposed(SEATS, Tempo::Live);
    let mut all = Vec::new();
    for race in 0..races {
        let mut watching = Watching { whim: Random::new(race), seen: Vec::new() };
        let laid_out = Race::setup(&options, &[], SEATS, game_dice(77, race)).unwrap();
        let end = play_through(laid_out, &mut watching).unwrap();
        let won = end.ranking()[0].index();
        all.extend(watching.seen.into_iter().map(|seats| Position { seats, won }));
    }
    all
}

fn sum(seat: &[Part], weights: &[f64]) -> f64 {
    seat.iter().zip(weights).map(|((_, amount, _), weight)| amount * weight).sum()
}

/// By seat, how likely it is to win from there, where parts have these weights.
fn chances(position: &Position, weights: &[f64]) -> Vec<f64> {
    let powers: Vec<f64> = position.seats.iter().map(|seat| sum(seat, weights).exp()).collect();
    powers.iter().map(|power| power / powers.iter().sum::<f64>()).collect()
}

/// How much one is surprised by who wins: the mean of minus the logarithm of what seemed likely.
fn surprise(positions: &[Position], weights: &[f64]) -> f64 {
    let each = positions.iter().map(|position| -chances(position, weights)[position.won].ln());
    each.sum::<f64>() / positions.len() as f64
}

/// The weights under which who won is least surprising, of those parts that count: Newton's method, drawn
/// towards nought a little.
fn fit(positions: &[Position], counts: impl Fn(usize) -> bool) -> Vec<f64> {
    let many = positions[0].seats[0].len();
    let mut weights = vec![0.0; many];
    for _ in 0..8 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -weight).collect();
        let mut bend = vec![vec![0.0; many]; many];
        (0..many).for_each(|at| bend[at][at] = 1.0);
        for position in positions {
            let chances = chances(position, &weights);
            let amount = |seat: usize, at: usize| if counts(at) { position.seats[seat][at].1 } else { 0.0 };
            let mean = |at| (0..chances.len()).map(|seat| chances[seat] * amount(seat, at)).sum::<f64>();
            let means: Vec<f64> = (0..many).map(mean).collect();
            for at in 0..many {
                slope[at] += amount(position.won, at) - means[at];
                for other in 0..many {
                    let both = |seat: usize| chances[seat] * amount(seat, at) * amount(seat, other);
                    bend[at][other] += (0..chances.len()).map(both).sum::<f64>() - means[at] * means[other];
                }
            }
        }
        weights
            .iter_mut()
            .zip(solve(bend, slope))
            .for_each(|(weight, step)| *weight += step.clamp(-1.0, 1.0));
    }
    weights
}

#[test]
fn a_standing_tells_who_wins_as_well_as_one_that_is_fitted() {
    let races = std::env::var("FIT_RACES").ok().and_then(|races| races.parse().ok()).unwrap_or(RACES);
    let positions = positions(races);
    let fitted = fit(&positions, |_| true);
    let place = fitted[0] / 20.0;
    let reckoned: Vec<f64> = (0..fitted.len())
        .map(|at| {
            let worth = positions.iter().flat_map(|one| &one.seats).map(|seat| seat[at].2);
            let some: Vec<f64> = worth.filter(|worth| *worth != 0.0).collect();
            some.iter().sum::<f64>() / some.len().max(1) as f64
        })
        .collect();
    println!(
        "in twentieths of a place, {} positions\n{:8} {:>8} {:>8}",
        positions.len(),
        "",
        "fitted",
        "reckoned"
    );
    for (at, (id, ..)) in positions[0].seats[0].iter().enumerate() {
        println!("{id:8} {:8.1} {:8.1}", fitted[at] / place, reckoned[at]);
    }
    let told = |weights: &[f64]| surprise(&positions, weights);
    let by_reckoning = told(&reckoned.iter().map(|worth| worth * place).collect::<Vec<_>>());
    let (at_best, by_places) = (told(&fitted), told(&fit(&positions, |at| at == 0)));
    println!("surprise: {at_best:.4} fitted, {by_reckoning:.4} reckoned, {by_places:.4} by places alone");
    assert!(by_reckoning < at_best + 0.01, "{by_reckoning} against {at_best}");
    assert!(by_reckoning < by_places - 0.05, "{by_reckoning} against {by_places} by places alone");
}
