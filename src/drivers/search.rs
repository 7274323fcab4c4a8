//! Players who think ahead, in any game: each answer that looks good is tried in tables that fit what the seat knows.
//!
//! Every candidate is played on in the same imagined tables, with the same dice, by beginners, for a few
//! turns; then the standing is looked at. After each round the worse half is dropped. What a beginner would
//! answer is left only where something else is better by more than chance.

use super::review::Weighed;
use super::rookie;
use crate::kernel::{Arg, Ask, Choice, Imagine, Insight, Pick, Player, Reason, Seat, Text, World};

/// How much a player thinks: it is counted in tables that are played on, never in time, so that whoever
/// thinks again thinks the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Tables that are played on for one answer.
    pub playouts: u32,
    /// What the player cares for.
    pub taste: Taste,
}

/// How much of some parts of a standing a player makes, in hundredths of what they are worth; of all others
/// as much as they are worth.
pub type Taste = &'static [(&'static str, i64)];

/// How well a seat stands at a table to somebody of this taste.
fn standing<G: Imagine>(game: &G, seat: Seat, taste: Taste) -> i64 {
    let part = |reason: &Reason| {
        let of = taste.iter().find(|(id, _)| *id == reason.id).map_or(100, |(_, of)| *of);
        reason.worth * of / 100
    };
    game.reasons(seat).iter().map(part).sum()
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

/// How a table comes out where a seat answers this. None where it cannot be played on.
fn played_on<G: Imagine>(insight: &Insight<G>, world: &World<G>, answer: G::Answer, until: u32) -> Option<G> {
    let mut trying = Trying { seat: insight.seat(), answer: Some(answer), until };
    insight.play(world, &mut trying).ok()
}

/// What came of trying them all.
struct Tried<A> {
    /// Those that were tried to the last, the best first.
    left: Vec<Candidate<A>>,
    /// The others, those that were given up last first.
    given_up: Vec<A>,
    /// Until which turn tables were played on.
    until: u32,
    playouts: u32,
}

impl<A: PartialEq> Tried<A> {
    /// Table by table, how much better the best came out than another that was tried to the last.
    fn lead_over(&self, other: &A) -> Option<Vec<i64>> {
        let (best, other) = (self.left.first()?, self.left.iter().find(|one| one.answer == *other)?);
        Some(best.values.iter().zip(&other.values).map(|(one, other)| one - other).collect())
    }
}

/// Tries every answer in the same tables, and after each round the better half of them in more; some are kept
/// to the last.
fn tried<G: Imagine>(
    insight: &Insight<G>,
    keep: &[G::Answer],
    effort: Effort,
    seed: u64,
) -> Option<Tried<G::Answer>> {
    let mut answers = insight.answers().to_vec();
    answers.extend(keep.iter().filter(|one| !insight.answers().contains(one)));
    answers.dedup();
    let mut field: Vec<Candidate<G::Answer>> =
        answers.into_iter().map(|answer| Candidate { answer, values: Vec::new() }).collect();
    if field.len() < 2 || effort.playouts == 0 {
        return None;
    }
    let until = insight.turn() + insight.table(&insight.world(seed, 0)?)?.game.horizon();
    let rounds = (field.len() - 1).ilog2() + 1;
    let (mut tables, mut playouts, mut given_up) = (0, 0, Vec::new());
    for _ in 0..rounds {
        let each = (effort.playouts / rounds / field.len() as u32).max(2);
        for n in tables..tables + u64::from(each) {
            let world = insight.world(seed, n)?;
            for one in &mut field {
                let end = played_on(insight, &world, one.answer, until)?;
                one.values.push(standing(&end, insight.seat(), effort.taste));
                playouts += 1;
            }
        }
        tables += u64::from(each);
        field.sort_by_key(|one| std::cmp::Reverse(one.mean()));
        let late = field.split_off(field.len().div_ceil(2));
        let (kept, gone): (Vec<_>, Vec<_>) = late.into_iter().partition(|one| keep.contains(&one.answer));
        field.extend(kept);
        given_up.splice(0..0, gone.into_iter().map(|one| one.answer));
        if field.len() == 1 {
            break;
        }
    }
    Some(Tried { left: field, given_up, until, playouts })
}

/// Thinks about the question that a seat is asked. None where there is nothing to think about, or no table
/// can be imagined.
pub fn think<G: Imagine>(insight: &Insight<G>, effort: Effort, seed: u64) -> Option<Thought<G::Answer>> {
    let rookies = rookie(insight.view(), insight.ask());
    let tried = tried(insight, &[rookies], effort, seed)?;
    Some(Thought { answer: choice(&tried, rookies)?, playouts: tried.playouts })
}

/// What is best of what was tried: what a beginner would answer, unless something else is better by more than chance.
fn choice<A: Copy + PartialEq>(tried: &Tried<A>, rookies: A) -> Option<A> {
    let lead = tried.lead_over(&rookies)?;
    if is_sure(&lead, 1) { Some(tried.left.first()?.answer) } else { Some(rookies) }
}

/// The first of the tables in which answers are compared once it is settled which: others than those in which
/// they were chosen, where whoever came out best was lucky, too.
const FRESH: u64 = 1 << 32;

/// Compares what is best with the answer that was given, or else with what is next best. None where they are
/// the same, or where there is nothing to choose.
pub fn weigh<G: Imagine>(
    insight: &Insight<G>,
    given: Option<G::Answer>,
    playouts: u32,
    seed: u64,
) -> Option<Weighed<G::Answer>> {
    let rookies = rookie(insight.view(), insight.ask());
    let keep = [rookies, given.unwrap_or(rookies)];
    let tried = tried(insight, &keep, Effort { playouts: playouts / 2, taste: &[] }, seed)?;
    let best = if given.is_some() { tried.left.first()?.answer } else { choice(&tried, rookies)? };
    let mut all = tried.left.iter().map(|one| &one.answer).chain(&tried.given_up);
    let other = match given {
        Some(given) => given,
        None => *all.find(|one| **one != best)?,
    };
    if best == other {
        return None;
    }
    let tables = i64::from((playouts / 4).max(2));
    let (mut lead, mut parts, mut unit) = (Vec::new(), Vec::<Reason>::new(), 1);
    for n in FRESH..FRESH + tables as u64 {
        let world = insight.world(seed, n)?;
        let ends = [best, other].map(|answer| played_on(insight, &world, answer, tried.until));
        let [Some(one), Some(two)] = ends else { return None };
        let (ours, theirs) = (one.reasons(insight.seat()), two.reasons(insight.seat()));
        let differ = ours.iter().zip(&theirs).map(|(one, two)| Reason {
            worth: one.worth - two.worth,
            amount: one.amount - two.amount,
            ..*one
        });
        let differ: Vec<Reason> = differ.collect();
        lead.push(differ.iter().map(|part| part.worth).sum());
        if parts.is_empty() {
            parts = differ;
        } else {
            parts.iter_mut().zip(differ).for_each(|(all, one)| {
                all.worth += one.worth;
                all.amount += one.amount;
            });
        }
        unit = one.unit().max(1);
    }
    let seems = 100 * lead.iter().sum::<i64>() / tables / unit;
    let gain = if is_sure(&lead, 2) { seems } else { 0 };
    let most = parts.into_iter().max_by_key(|part| part.worth)?;
    let why = Text::new(format!("why-{}", most.id)).with("tables", tables);
    let why = why.with("amount", Arg::Hundredths(most.amount / tables)).with("percent", most.amount / tables);
    Some(Weighed { best, other, gain, seems, why })
}

/// Whether the mean of these is above nought by more than so many of its standard errors: S / n > z · √((Q -
/// S²/n) / (n - 1) / n), which is S² > z² · Q, about.
pub fn is_sure(lead: &[i64], errors: i128) -> bool {
    let sum: i128 = lead.iter().map(|one| i128::from(*one)).sum();
    let squares: i128 = lead.iter().map(|one| i128::from(*one) * i128::from(*one)).sum();
    sum > 0 && sum * sum > errors * errors * squares
}
