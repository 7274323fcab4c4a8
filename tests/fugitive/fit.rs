//! Fits what positions are worth to the best Fugitive, by games against the best Marshal, and prints the
//! table of `players/worth.rs`: `FIT_ROUNDS=8 FIT_GAMES=2400 cargo test --release --test fugitive fit --
//! --nocapture`.

#[path = "../support/linear.rs"]
mod linear;

use linear::solve;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::fugitive::chase::Side;
use sobremesa::games::fugitive::players::{FEATURES, FITTED, Looks, Mirror, Strength, Weights, answer, part};
use sobremesa::games::fugitive::{About, Answer, Fugitive, Options};
use sobremesa::kernel::{Ask, Choice, Game, Pick, Player, Viewer, play_through};

/// How often something else than the best is tried, one time in so many; among the best so many.
const TRIES: usize = 5;
const AMONG: usize = 6;

/// A Fugitive who tries things out against the best Marshal, and remembers what the positions looked like.
struct Learner<'a> {
    weights: &'a Weights,
    whim: Option<Random>,
    seen: Vec<Looks>,
}

impl Learner<'_> {
    fn place(&mut self, game: &Fugitive, ask: &Ask<Fugitive>) -> Answer {
        let view = game.view(Viewer::Seat(ask.seat));
        let mut mirror = Mirror::of(&view, ask.number, self.weights);
        let valued = mirror.ranked(ask);
        let at = self
            .whim
            .as_mut()
            .map_or(0, |whim| if whim.below(TRIES) == 0 { whim.below(valued.len().min(AMONG)) } else { 0 });
        self.seen.push(mirror.looks(valued[at].1));
        valued[at].1
    }
}

impl Player<Fugitive> for Learner<'_> {
    fn answer(&mut self, game: &Fugitive, asks: &[Ask<Fugitive>]) -> Pick {
        let ask = &asks[0];
        let view = game.view(Viewer::Seat(ask.seat));
        let places = matches!(ask.about, About::First | About::Second | About::Place);
        let given = match view.side {
            Some(Side::Fugitive) if places => self.place(game, ask),
            _ => answer(&view, ask, Strength::Sharp),
        };
        Pick { ask: 0, choice: ask.choice(&given).unwrap_or(Choice::One(0)) }
    }
}

/// Positions, and whether the Fugitive got away from there.
#[derive(Default)]
struct Rows {
    looked: Vec<Vec<f64>>,
    away: Vec<f64>,
}

/// Plays, two games in three with something tried out; says how many of the others were won, and of how many.
fn play(weights: &Weights, games: std::ops::Range<u64>, rows: &mut [Rows; 4]) -> (u32, u32) {
    let (mut won, mut all) = (0, 0);
    for game in games {
        let whim = (game % 3 != 0).then(|| Random::new(game));
        let greedy = whim.is_none();
        let mut learner = Learner { weights, whim, seen: Vec::new() };
        let chase = Fugitive::setup(&Options::sheet(), &[], 2, game_dice(4_242, game)).unwrap();
        let end = play_through(chase, &mut learner).unwrap();
        let away = end.past[0].winner == end.past[0].runner;
        won += u32::from(greedy && away);
        all += u32::from(greedy);
        for looks in learner.seen {
            let (of, looked) = match looks {
                Looks::At(features) => (part(&features), features.to_vec()),
                Looks::Out(leaving) => (3, leaving.to_vec()),
                Looks::Away => continue,
            };
            rows[of].looked.push(looked.into_iter().map(|one| one as f64 / 1_000.0).collect());
            rows[of].away.push(f64::from(u8::from(away)));
        }
    }
    (won, all)
}

/// The weights under which what happened is most likely (logistic regression by Newton's method, drawn
/// towards nought a little).
fn logistic(rows: &Rows) -> Vec<f64> {
    const TOWARDS_NOUGHT: f64 = 4.0;
    let many = rows.looked.first().map_or(0, Vec::len);
    let mut weights = vec![0.0; many];
    for _ in 0..12 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -TOWARDS_NOUGHT * weight).collect();
        let mut bend = vec![vec![0.0; many]; many];
        (0..many).for_each(|at| bend[at][at] = TOWARDS_NOUGHT);
        for (looked, away) in rows.looked.iter().zip(&rows.away) {
            let sum: f64 = looked.iter().zip(&weights).map(|(one, weight)| one * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let steep = (chance * (1.0 - chance)).max(1e-4);
            for at in 0..many {
                slope[at] += (away - chance) * looked[at];
                (0..many).for_each(|other| bend[at][other] += steep * looked[at] * looked[other]);
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step.clamp(-3.0, 3.0));
    }
    weights
}

fn thousandths<const N: usize>(weights: &[f64]) -> Option<[i64; N]> {
    let whole: Vec<i64> = weights.iter().map(|weight| (weight * 1_000.0).round() as i64).collect();
    whole.try_into().ok()
}

#[test]
fn fit_what_positions_are_worth() {
    let number = |name: &str, otherwise| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (rounds, games) = (number("FIT_ROUNDS", 1), number("FIT_GAMES", 9));
    let mut weights = FITTED;
    let mut rows: [Rows; 4] = Default::default();
    for round in 0..rounds {
        // What weaker players came to is forgotten bit by bit.
        for part in rows.iter_mut().filter(|_| round >= 3) {
            let old = part.away.len() / 4;
            part.looked.drain(..old);
            part.away.drain(..old);
        }
        let (won, all) = play(&weights, round * games..(round + 1) * games, &mut rows);
        println!("round {round}: {won} of {all} for the Fugitive\n{FEATURES:?}\n{weights:?}");
        for (at, rows) in rows.iter().enumerate() {
            let fitted = logistic(rows);
            match at {
                0..3 => weights.parts[at] = thousandths(&fitted).unwrap_or(weights.parts[at]),
                _ => weights.leaving = thousandths(&fitted).unwrap_or(weights.leaving),
            }
        }
    }
    assert!(rows[0].looked.len() >= games as usize, "every game has a beginning");
    assert_ne!(weights, FITTED, "nothing was learnt");
}

/// What is fitted to is found again.
#[test]
fn fitting_finds_the_weights_that_made_the_chances() {
    let mut random = Random::new(3);
    let mut rows = Rows::default();
    for _ in 0..20_000 {
        let looked = vec![1.0, random.below(2_001) as f64 / 1_000.0 - 1.0];
        let chance = 1.0 / (1.0 + (0.5 - 2.0 * looked[1]).exp());
        rows.away.push(f64::from(u8::from((random.below(1_000) as f64) < 1_000.0 * chance)));
        rows.looked.push(looked);
    }
    let fitted = logistic(&rows);
    assert!((fitted[0] + 0.5).abs() < 0.1 && (fitted[1] - 2.0).abs() < 0.15, "{fitted:?}");
}
