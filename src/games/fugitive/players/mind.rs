//! How much better one answer is than another, and why, from what a seat may know: for hints, and for looking
//! at a game again.

use super::super::belief::{Asked, Belief, Habits, Trail};
use super::super::cards::{Cards, Deck};
use super::super::chase::Side;
use super::super::placing::price;
use super::super::view::View;
use super::super::{About, Answer, Fugitive, manhunt};
use super::fugitive::{self, placement};
use super::marshal::Sharp;
use super::{Strength, answer};
use crate::drivers::Weighed;
use crate::kernel::{Ask, Text};

/// Less than so many hundredths of a number found is nothing to speak of.
const ABOUT_AS_WELL: i64 = 30;
/// So many hundredths of a per cent of a game won are worth a hundredth of a number found: a whole game five
/// numbers, as the Marshal has it.
const GAME_WON: i64 = 20;

/// Compares the best answer with the one that was given, or else with the next best.
pub fn weigh(view: &View, ask: &Ask<Fugitive>, given: Option<Answer>) -> Option<Weighed<Answer>> {
    match ask.about {
        About::Guess | About::Overtime | About::Manhunt => guess(view, ask, given),
        About::First | About::Second | About::Place | About::Extra => place(view, ask, given),
        // What a card would have brought is not known afterwards either: of draws there are hints alone.
        About::Draw if given.is_none() => draw(view, ask),
        _ => None,
    }
}

/// What naming some numbers comes to.
struct Naming {
    numbers: Cards,
    /// In how many of a hundred cases all of them are there.
    right: i64,
    /// In thousandths of a number found.
    worth: i64,
}

fn guess(view: &View, ask: &Ask<Fugitive>, given: Option<Answer>) -> Option<Weighed<Answer>> {
    let several = ask.sets.first()?;
    let namable: Cards = several.items.iter().filter_map(number).collect();
    let trail = Trail::of(view);
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE });
    let sharp = Sharp::of(view, usize::from(several.most));
    let naming = |numbers: Cards| {
        let ways = Belief::share_of(&trail, numbers, Habits::PEOPLE);
        let of = |parts: u128| (ways.saturating_mul(parts) / belief.total.max(1)) as i64;
        Naming { numbers, right: of(100), worth: of(sharp.worth(numbers)) }
    };
    let hunt = ask.about == About::Manhunt;
    let best = match hunt {
        true => Cards::of(manhunt::best(&trail)?),
        false => {
            let given = |must| Belief::of(&trail, Asked { must, habits: Habits::PEOPLE });
            sharp.names(&belief, namable, given)
        }
    };
    let given = match given {
        Some(Answer::Guess(numbers)) => Some(numbers),
        Some(_) => return None,
        None => None,
    };
    let likeliest = || {
        let others = namable.iter().filter(|number| Cards::of(*number) != best);
        others.max_by_key(|number| (belief.shares[usize::from(*number)], 64 - number)).map(Cards::of)
    };
    let other = given.or_else(likeliest)?;
    if other == best {
        return None;
    }
    let (best, other) = (naming(best), naming(other));
    let seems = (best.worth - other.worth).max(0) / 10;
    // In the manhunt a number is good for those after it as well: what it alone comes to says less.
    let gain = if seems < ABOUT_AS_WELL { 0 } else { seems };
    let why = why_named(view, hunt, &best, &other);
    Some(Weighed { best: Answer::Guess(best.numbers), other: Answer::Guess(other.numbers), gain, seems, why })
}

fn number(item: &Answer) -> Option<u8> {
    if let Answer::Guess(numbers) = item { numbers.lowest() } else { None }
}

/// What is true of two ways to name.
fn why_named(view: &View, hunt: bool, best: &Naming, other: &Naming) -> Text {
    let key = match () {
        _ if hunt && best.right < other.right => "why-then-surer",
        _ if best.numbers.len() == view.hidden() && other.numbers.len() < view.hidden() => "why-ends",
        _ if best.numbers.len() > other.numbers.len() => "why-more",
        _ if best.numbers.len() < other.numbers.len() => "why-safer",
        _ if best.right > other.right => "why-likelier",
        _ => "why-not-high",
    };
    Text::new(key)
        .with("right", best.right)
        .with("less", other.right)
        .with("count", best.numbers.len() as i64)
        .with("fewer", other.numbers.len() as i64)
        .with("threshold", view.options.course.threshold())
}

fn place(view: &View, ask: &Ask<Fugitive>, given: Option<Answer>) -> Option<Weighed<Answer>> {
    let out = |answer: &Answer| placement(answer).is_some_and(|(hideout, _)| hideout == view.out());
    // Leaving is held against nobody.
    if given.is_some_and(|given| out(&given)) {
        return None;
    }
    // Of what is neither placed nor left alone nothing is said.
    if given.is_some_and(|given| placement(&given).is_none() && given != ask.otherwise) {
        return None;
    }
    let valued = fugitive::valued(view, ask, given);
    let (most, best) = *valued.first()?;
    let (less, other) = match given {
        Some(given) => *valued.iter().find(|(_, one)| *one == given)?,
        None => *valued.iter().find(|(_, one)| shows(*one) != shows(best))?,
    };
    if best == other {
        return None;
    }
    let seems = (most - less) / GAME_WON;
    let gain = if seems < ABOUT_AS_WELL { 0 } else { seems };
    let why = if out(&best) { Text::new("why-out") } else { why_placed(view, best, other) };
    Some(Weighed { best, other, gain, seems, why })
}

/// Which hideout it is: of two ways to pay for one the next best is no other plan.
fn shows(answer: Answer) -> Option<u8> {
    placement(&answer).map(|(hideout, _)| hideout)
}

/// What can be said of a move.
struct Looked {
    /// Of a hundred routes those in which the new hideout is there, to whoever knows what everybody knows.
    /// None where nothing is placed.
    sought: Option<i64>,
    /// The number of the last hideout.
    last: i64,
    /// The cards in hand.
    held: i64,
    /// The feet that the cheapest next hideout would take; ten, where there is none.
    next: i64,
}

impl Looked {
    fn at(view: &View, answer: Answer) -> Looked {
        let (hideout, with) = placement(&answer).unwrap_or((view.last().unwrap_or(0), Cards::NONE));
        let hand = view.hand.minus(with).without(hideout);
        let prices = hand.iter().filter_map(|card| price(card, hideout, 0));
        Looked {
            sought: placement(&answer).map(|_| fugitive::looked_for(view, hideout, with) / 10),
            last: i64::from(hideout),
            held: hand.len() as i64,
            next: prices.min().map_or(10, i64::from),
        }
    }
}

/// What is true of two moves and weighs most in what they are worth.
fn why_placed(view: &View, best: Answer, other: Answer) -> Text {
    let (one, two) = (Looked::at(view, best), Looked::at(view, other));
    let mut said: Vec<(i64, &str, i64, i64)> = vec![
        (350 * (one.last - two.last).min(5), "why-farther", one.last, two.last),
        (300 * (one.held - two.held), "why-cards", one.held, two.held),
        (150 * (two.next - one.next), "why-next", one.next, two.next),
    ];
    if let (Some(one), Some(two)) = (one.sought, two.sought) {
        said.push((30 * (two - one), "why-unseen", one, two));
    }
    let most = said.into_iter().filter(|(weight, ..)| *weight > 0).max_by_key(|(weight, ..)| *weight);
    match most {
        Some((_, key, one, two)) => Text::new(key).with("one", one).with("two", two),
        None => Text::new("why-in-all"),
    }
}

/// From which deck.
fn draw(view: &View, ask: &Ask<Fugitive>) -> Option<Weighed<Answer>> {
    let best = answer(view, ask, Strength::Sharp);
    let other = *ask.choices.iter().find(|one| **one != best && matches!(one, Answer::Draw(_)))?;
    let Answer::Draw(deck) = best else { return None };
    let why = match view.side {
        Some(Side::Fugitive) => {
            let last = view.last().unwrap_or(0);
            let from = deck_from(deck);
            Text::new("why-deck-ahead").with("last", last).with("from", from.0).with("to", from.1)
        }
        _ => Text::new("why-deck-undecided"),
    };
    Some(Weighed { best, other, gain: ABOUT_AS_WELL, seems: ABOUT_AS_WELL, why })
}

/// The lowest and the highest card of a deck.
fn deck_from(deck: Deck) -> (u8, u8) {
    let cards = deck.cards();
    (cards.lowest().unwrap_or(0), cards.highest().unwrap_or(0))
}
