//! Players of the Fugitive. A beginner weighs steps against cards, and passes too readily; a better one
//! hardly passes, and bluffs now and then; the best one looks at the row from outside, as a Marshal would,
//! and bluffs with it.

use super::super::cards::{Cards, Deck, feet};
use super::super::placing::{STEP, price};
use super::super::view::View;
use super::super::{About, Answer, Fugitive};
use super::mirror::{Mirror, bluffs};
use super::worth::{FITTED, chance};
use super::{Strength, Whim};
use crate::kernel::Ask;

/// How somebody weighs a placement, in thousandths of a point.
struct Weighs {
    step: i64,
    steps_max: i64,
    noise: u64,
    pass_below: i64,
}

/// What is placed, or a pass.
pub fn place(view: &View, ask: &Ask<Fugitive>, strength: Strength, whim: &mut Whim) -> Answer {
    if strength == Strength::Sharp {
        return Mirror::of(view, ask.number, &FITTED).best(ask);
    }
    let placements = || ask.choices.iter().filter_map(placement);
    let away = placements().filter(|(hideout, _)| *hideout == view.out());
    if let Some((hideout, with)) = away.min_by_key(|(_, with)| with.len()) {
        return Answer::Place { hideout, with };
    }
    let (weighs, last) = (weighs(strength), view.last().unwrap_or(0));
    let scored =
        placements().map(|(hideout, with)| (score(view, &weighs, last, hideout, with, whim), hideout, with));
    // Of equals the first.
    let mut scored: Vec<(i64, u8, Cards)> = scored.collect();
    scored.sort_by_key(|(score, ..)| std::cmp::Reverse(*score));
    let best = scored.iter().max_by_key(|(score, ..)| *score).copied();
    let Some((score, hideout, with)) = best else { return ask.otherwise };
    if may_wait(view, ask) && score < weighs.pass_below {
        return ask.otherwise;
    }
    let with = if strength == Strength::Veteran && whim.below(10) == 0 {
        bluffs(view, hideout, with, 1).unwrap_or(with)
    } else {
        with
    };
    Answer::Place { hideout, with }
}

/// How likely the best Fugitive gets away with what is worth a look, and with what was done, in hundredths of
/// a per cent; the best first.
pub fn valued(view: &View, ask: &Ask<Fugitive>, given: Option<Answer>) -> Vec<(i64, Answer)> {
    let mut mirror = Mirror::of(view, ask.number, &FITTED);
    let mut valued = mirror.ranked(ask);
    let new = given.filter(|given| valued.iter().all(|(_, one)| one != given));
    valued.extend(new.map(|given| (mirror.value(given), given)));
    valued.into_iter().map(|(worth, answer)| (chance(worth), answer)).collect()
}

/// The hideout and its sprint cards.
pub fn placement(answer: &Answer) -> Option<(u8, Cards)> {
    if let Answer::Place { hideout, with } = answer { Some((*hideout, *with)) } else { None }
}

/// Whoever waits with one hideout hidden bets everything on it.
fn may_wait(view: &View, ask: &Ask<Fugitive>) -> bool {
    let waits = matches!(ask.otherwise, Answer::Pass | Answer::Decline);
    view.hidden() >= 2 && waits && ask.about != About::Second
}

/// In how many of a thousand routes somebody who knows what everybody knows finds the hideout there that is placed now.
pub fn looked_for(view: &View, hideout: u8, with: Cards) -> i64 {
    Mirror::of(view, 0, &FITTED).looked_for(hideout, with.len() as u8)
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

/// The deck of the next five or six numbers.
pub fn deck(view: &View) -> Deck {
    let next = view.last().unwrap_or(0).saturating_add(STEP);
    Deck::of(next.clamp(4, 41)).unwrap_or(Deck::Low)
}
