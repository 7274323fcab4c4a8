//! Players who think ahead, in any game: each answer that looks good is tried in tables that fit what the seat knows.
//!
//! Every candidate is played on in the same imagined tables, with the same dice, by beginners, for a few turns; then the standing is
//! looked at. After each round the worse half is dropped. What a beginner would answer is left only where something else is better
//! by more than chance.

use super::rookie;
use crate::kernel::{Ask, Choice, Imagine, Insight, Pick, Player, Seat, World};

/// How much a player thinks: it is counted in tables that are played on, never in time, so that whoever thinks again thinks the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Tables that are played on for one answer.
    pub playouts: u32,
}

/// What came of thinking.
#[derive(Clone, PartialEq)]
pub struct Thought<A> {
    /// The answer.
    pub answer: A,
    /// Tables that were played on.
    pub playouts: u32,
}

impl<A> Thought<A> {
    /// What somebody answers who looks closely at the table as it is.
    pub fn at_sight(answer: A) -> Thought<A> {
        Thought { answer, playouts: 0 }
    }
}

/// What was seen of one candidate, table by table.
struct Candidate<A> {
    answer: A,
    values: Vec<i64>,
}

impl<A> Candidate<A> {
    /// The mean, in such small parts that it can be compared.
    fn mean(&self) -> i64 {
        self.values.iter().sum::<i64>() * 1_000 / self.values.len().max(1) as i64
    }
}

/// Beginners at every elbow; one of them answers the open question as it is told to.
struct Trying<G: Imagine> {
    seat: Seat,
    answer: Option<G::Answer>,
    until: u32,
}

impl<G: Imagine> Player<G> for Trying<G> {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        if let Some(answer) = self.answer.take() {
            let at = asks.iter().position(|ask| ask.seat == self.seat).unwrap_or(asks.len());
            // What is not offered is not to be had: the table is given up.
            let choice = asks.get(at).and_then(|ask| ask.choice(&answer)).unwrap_or(Choice::One(usize::MAX));
            return Pick { ask: at, choice };
        }
        super::Rookies.answer(game, asks)
    }

    fn has_seen_enough(&self, game: &G) -> bool {
        game.turn() >= self.until
    }
}

/// How a table comes out for a seat that answers this. None where it cannot be played on.
fn tried<G: Imagine>(insight: &Insight<G>, world: &World<G>, answer: G::Answer, until: u32) -> Option<i64> {
    let mut trying = Trying { seat: insight.seat(), answer: Some(answer), until };
    let end = insight.play(world, &mut trying).ok()?;
    Some(end.standing(insight.seat()))
}

/// Thinks about the question that a seat is asked. None where there is nothing to think about, or no table can be imagined.
pub fn think<G: Imagine>(insight: &Insight<G>, effort: Effort, seed: u64) -> Option<Thought<G::Answer>> {
    let rookies = rookie(insight.view(), insight.ask());
    let mut field: Vec<Candidate<G::Answer>> =
        insight.answers().iter().map(|answer| Candidate { answer: *answer, values: Vec::new() }).collect();
    if !field.iter().any(|one| one.answer == rookies) {
        field.push(Candidate { answer: rookies, values: Vec::new() });
    }
    if field.len() < 2 || effort.playouts == 0 {
        return None;
    }
    let rounds = (field.len() - 1).ilog2() + 1;
    let (mut tables, mut playouts) = (0, 0);
    let mut until = None;
    for _ in 0..rounds {
        let each = (effort.playouts / rounds / field.len() as u32).max(2);
        for n in tables..tables + u64::from(each) {
            let world = insight.world(seed, n)?;
            let until = match until {
                Some(until) => until,
                None => *until.insert(insight.turn() + insight.table(&world)?.game.horizon()),
            };
            for one in &mut field {
                one.values.push(tried(insight, &world, one.answer, until)?);
                playouts += 1;
            }
        }
        tables += u64::from(each);
        field.sort_by_key(|one| std::cmp::Reverse(one.mean()));
        let keep = field.len().div_ceil(2);
        let late = field.split_off(keep);
        field.extend(late.into_iter().filter(|one| one.answer == rookies));
        if field.len() == 1 {
            break;
        }
    }
    let best = field.iter().max_by_key(|one| one.mean())?;
    let safe = field.iter().find(|one| one.answer == rookies)?;
    let lead: Vec<i64> = best.values.iter().zip(&safe.values).map(|(one, other)| one - other).collect();
    let answer = if is_sure(&lead) { best.answer } else { rookies };
    Some(Thought { answer, playouts })
}

/// Whether the mean of these is above nought by more than its standard error: S / n > √((Q - S²/n) / (n - 1) / n), which is S² > Q.
fn is_sure(lead: &[i64]) -> bool {
    let sum: i128 = lead.iter().map(|one| i128::from(*one)).sum();
    let squares: i128 = lead.iter().map(|one| i128::from(*one) * i128::from(*one)).sum();
    sum > 0 && sum * sum > squares
}
