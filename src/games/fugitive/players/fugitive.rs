//! Players of the Fugitive. A beginner weighs steps against cards, and passes too readily; a better one hardly passes, and bluffs now and
//! then; the best one looks at the row from outside, as a Marshal would, and bluffs with it.

use super::super::belief::{Asked, Belief, Habits, Leg, Trail};
use super::super::cards::{Cards, Deck, feet};
use super::super::placing::{STEP, price};
use super::super::view::View;
use super::super::{About, Answer, Fugitive, LyingLow};
use super::{Strength, Whim};
use crate::kernel::Ask;

/// Placements at which the best player looks from outside.
const LOOKED_AT: usize = 8;
/// Sprint cards that are laid for nothing, at most.
const BLUFFS: usize = 2;
/// In thousandths: what it costs to be as likely to be named as can be; and to have the whole row named.
const NAMED: i64 = 3_000;
const ALL_NAMED: i64 = 4_000;

/// How somebody weighs a placement, in thousandths of a point.
struct Weighs {
    step: i64,
    steps_max: i64,
    noise: u64,
    pass_below: i64,
}

/// What is placed, or a pass.
pub fn place(view: &View, ask: &Ask<Fugitive>, strength: Strength, whim: &mut Whim) -> Answer {
    let placements: Vec<(u8, Cards)> = ask
        .choices
        .iter()
        .filter_map(
            |one| if let Answer::Place { hideout, with } = one { Some((*hideout, *with)) } else { None },
        )
        .collect();
    let away = placements.iter().filter(|(hideout, _)| *hideout == view.out());
    if let Some((hideout, with)) = away.min_by_key(|(_, with)| with.len()) {
        return Answer::Place { hideout: *hideout, with: *with };
    }
    let weighs = weighs(strength);
    let scored = scored(view, &weighs, placements, strength, whim);
    let best = scored.iter().max_by_key(|(score, ..)| *score).copied();
    let Some((score, hideout, with)) = best else { return ask.otherwise };
    if may_wait(view, ask) && score < pass_below(view, strength) {
        return ask.otherwise;
    }
    let with = if strength == Strength::Veteran && whim.below(10) == 0 {
        bluffs(view, hideout, with, 1).unwrap_or(with)
    } else {
        with
    };
    Answer::Place { hideout, with }
}

/// What the best Fugitive makes of each placement, and of waiting where that can be thought of.
pub fn valued(view: &View, ask: &Ask<Fugitive>, placements: Vec<(u8, Cards)>) -> Vec<(i64, Answer)> {
    let weighs = Weighs { noise: 0, ..weighs(Strength::Sharp) };
    let mut whim = Whim::of(view, ask.number);
    let scored = scored(view, &weighs, placements, Strength::Sharp, &mut whim);
    let placed = scored.into_iter().map(|(score, hideout, with)| (score, Answer::Place { hideout, with }));
    let waits = may_wait(view, ask).then(|| (pass_below(view, Strength::Sharp), ask.otherwise));
    placed.chain(waits).collect()
}

/// Whoever waits with one hideout hidden bets everything on it.
fn may_wait(view: &View, ask: &Ask<Fugitive>) -> bool {
    let waits = matches!(ask.otherwise, Answer::Pass | Answer::Decline);
    view.hidden() >= 2 && waits && ask.about != About::Second
}

/// What a placement has to be worth to be better than waiting.
fn pass_below(view: &View, strength: Strength) -> i64 {
    let lies_low = view.options.lying_low == LyingLow::Draws && strength == Strength::Sharp;
    if lies_low { -600 } else { weighs(strength).pass_below }
}

/// Placements by what they are worth, the best first unless they are seen from outside.
fn scored(
    view: &View,
    weighs: &Weighs,
    placements: Vec<(u8, Cards)>,
    strength: Strength,
    whim: &mut Whim,
) -> Vec<(i64, u8, Cards)> {
    let last = view.last().unwrap_or(0);
    let mut scored: Vec<(i64, u8, Cards)> = placements
        .into_iter()
        .map(|(hideout, with)| (score(view, weighs, last, hideout, with, whim), hideout, with))
        .collect();
    scored.sort_by_key(|(score, ..)| std::cmp::Reverse(*score));
    if strength == Strength::Sharp {
        scored.truncate(LOOKED_AT);
        scored = from_outside(view, &scored);
    }
    scored
}

/// In how many of a thousand routes somebody who knows what everybody knows finds the hideout there that is placed now.
pub fn looked_for(view: &View, hideout: u8, with: Cards) -> i64 {
    let trail = extended(&Trail::of(&view.public()), view, with.len() as u8);
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE });
    permille(&belief, view.row.len(), hideout)
}

fn weighs(strength: Strength) -> Weighs {
    match strength {
        Strength::Rookie => Weighs { step: 350, steps_max: 5, noise: 1_000, pass_below: -1_500 },
        Strength::Veteran | Strength::Sharp => {
            Weighs { step: 350, steps_max: 5, noise: 800, pass_below: -2_500 }
        }
    }
}

/// What a placement is worth: the way it makes, less the cards that it takes.
fn score(view: &View, weighs: &Weighs, last: u8, hideout: u8, with: Cards, whim: &mut Whim) -> i64 {
    let steps = i64::from(hideout - last).min(weighs.steps_max);
    let costs: i64 = with.iter().map(|card| cost(card, hideout)).sum();
    let spent = 100 * with.len() as i64;
    let noise = whim.below(weighs.noise) as i64;
    weighs.step * steps - costs - spent - next_step(view, hideout, with) + noise
}

/// What a sprint card would still be good for.
fn cost(card: u8, hideout: u8) -> i64 {
    match (card > hideout, feet(card)) {
        (false, 1) => 100,
        (false, _) => 220,
        (true, 1) => 800,
        (true, _) => 900,
    }
}

/// What the cheapest step after this would take: nothing where one can walk.
fn next_step(view: &View, hideout: u8, with: Cards) -> i64 {
    let rest = view.hand.without(hideout).minus(with);
    let prices = rest.iter().filter_map(|card| price(card, hideout, 0));
    let cheapest = prices.min().map_or(8, i64::from);
    if rest.without(view.out()).feet() < cheapest as u8 { 1_500 } else { 150 * cheapest }
}

/// The same placements, and each with a card or two too many, seen as a Marshal sees them who knows what everybody knows.
fn from_outside(view: &View, scored: &[(i64, u8, Cards)]) -> Vec<(i64, u8, Cards)> {
    let public = Trail::of(&view.public());
    let hidden: Vec<(usize, u8)> = view
        .row
        .iter()
        .enumerate()
        .filter(|(_, spot)| !spot.up)
        .filter_map(|(at, spot)| spot.number.map(|number| (at, number.0)))
        .collect();
    let mut seen: Vec<(usize, Belief)> = Vec::new();
    let mut all = Vec::new();
    for (score, hideout, with) in scored {
        for more in 0..=BLUFFS {
            let Some(with) = bluffs(view, *hideout, *with, more) else { continue };
            let sprint = with.len();
            if !seen.iter().any(|(count, _)| *count == sprint) {
                let trail = extended(&public, view, sprint as u8);
                seen.push((sprint, Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE })));
            }
            let Some((_, belief)) = seen.iter().find(|(count, _)| *count == sprint) else { continue };
            let costs: i64 = with.iter().map(|card| cost(card, *hideout) + 100).sum();
            let before: i64 = scored_cards(scored, *hideout);
            let named = permille(belief, view.row.len(), *hideout);
            let row = hidden.iter().map(|(at, number)| permille(belief, *at, *number));
            let all_named = row.fold(named, |product, share| product * share / 1_000);
            let seen_from_outside = NAMED * named / 1_000 + ALL_NAMED * all_named / 1_000;
            all.push((score - (costs - before).max(0) - seen_from_outside, *hideout, with));
        }
    }
    all
}

/// What the cards of the plain placement cost.
fn scored_cards(scored: &[(i64, u8, Cards)], hideout: u8) -> i64 {
    let plain = scored.iter().find(|(_, number, _)| *number == hideout);
    plain.map_or(0, |(_, number, with)| with.iter().map(|card| cost(card, *number) + 100).sum())
}

/// The record with one more hideout over so many sprint cards.
fn extended(public: &Trail, view: &View, sprint: u8) -> Trail {
    let mut trail = public.clone();
    let high = trail.pool.among(Deck::High.cards()).is_empty();
    let can = if high { trail.pool.minus(Deck::High.cards()) } else { trail.pool };
    trail.legs.push(Leg { known: None, can, blank: sprint, late: 0, feet: view.force.far });
    trail
}

fn permille(belief: &Belief, at: usize, number: u8) -> i64 {
    let share = belief.places.get(at).map_or(0, |place| place[usize::from(number)]);
    (share.saturating_mul(1_000) / belief.total.max(1)) as i64
}

/// A placement with more sprint cards than it needs, the cheapest that there are; none that are worth keeping.
fn bluffs(view: &View, hideout: u8, with: Cards, more: usize) -> Option<Cards> {
    let roadblock = with.is_empty() && view.force.roadblock == Some(view.round);
    if more > 0 && roadblock {
        return None;
    }
    let spare = view.hand.minus(with).without(hideout).without(view.out());
    let behind: Vec<u8> = spare.iter().filter(|card| *card < hideout).collect();
    let ahead = spare.iter().filter(|card| *card > hideout + 2 * STEP).rev();
    let cards: Vec<u8> = behind.into_iter().chain(ahead).take(more).collect();
    (cards.len() == more).then(|| with.and(cards.into_iter().collect()))
}

/// The deck of the next five or six numbers.
pub fn deck(view: &View) -> Deck {
    let next = view.last().unwrap_or(0).saturating_add(STEP);
    Deck::of(next.clamp(4, 41)).unwrap_or(Deck::Low)
}
