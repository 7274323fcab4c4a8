//! Players without a person: from one seat's view and the question alone, in whole numbers, and always the
//! same for the same position.

mod fugitive;
mod marshal;
mod mind;
mod mirror;
mod seer;
mod worth;

pub use mind::weigh;
pub use mirror::Mirror;
pub use seer::seer;
pub use worth::{FEATURES, FITTED, Features, Leaving, Looks, Weights, part};

use super::cards::{Cards, Deck};
use super::chase::Side;
use super::view::View;
use super::{About, Answer, Fugitive};
use crate::kernel::Ask;

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// As beginners do.
    Rookie,
    /// The likeliest number; a plan.
    Veteran,
    /// Several numbers at once; bluffs.
    Sharp,
}

/// What a sensible beginner would answer.
pub fn advise(view: &View, ask: &Ask<Fugitive>) -> Answer {
    answer(view, ask, Strength::Rookie)
}

/// What somebody who plays like this would answer.
pub fn answer(view: &View, ask: &Ask<Fugitive>, strength: Strength) -> Answer {
    let mut whim = Whim::of(view, ask.number);
    match ask.about {
        About::Guess | About::Overtime | About::Manhunt => marshal::guess(view, ask, strength, &mut whim),
        About::First | About::Second | About::Place | About::Extra | About::Again => {
            fugitive::place(view, ask, strength, &mut whim)
        }
        About::Draw | About::LayLow | About::OldFriends | About::BackstreetsDeck => {
            draw(view, ask, strength, &mut whim)
        }
        About::Eyewitness | About::Informer | About::LongLegs => last_point(ask),
        About::Footprints => {
            if view.hand.len() > 6 {
                last_point(ask)
            } else {
                ask.otherwise
            }
        }
        About::FootprintsCard | About::ChangeOfPlans | About::Backstreets => give_up(view, ask),
        _ => ask.otherwise,
    }
}

/// A draw; declined by nobody.
fn draw(view: &View, ask: &Ask<Fugitive>, strength: Strength, whim: &mut Whim) -> Answer {
    let wish = match view.side {
        Some(Side::Fugitive) => fugitive::deck(view),
        _ => marshal::deck(view, strength, whim),
    };
    let offered = |deck: &Deck| ask.choices.contains(&Answer::Draw(*deck));
    let nearest = std::iter::once(wish).chain(Deck::ALL).find(offered);
    nearest.map_or(ask.otherwise, Answer::Draw)
}

/// The last of the hideouts that may be pointed at: it decides what is within reach.
fn last_point(ask: &Ask<Fugitive>) -> Answer {
    let mut points = ask.choices.iter().filter(|one| matches!(one, Answer::Point(_)));
    points.next_back().copied().unwrap_or(ask.otherwise)
}

/// The card that is missed least: for the Fugitive the lowest that lies behind, for the Marshal one that is
/// behind the row.
fn give_up(view: &View, ask: &Ask<Fugitive>) -> Answer {
    let behind = view.last().unwrap_or_else(|| marshal::front(view));
    let cards =
        ask.choices.iter().filter_map(|one| if let Answer::Card(card) = one { Some(*card) } else { None });
    let card = cards.collect::<Cards>().lowest().filter(|card| *card < behind);
    card.map_or(ask.otherwise, Answer::Card)
}

/// What differs from game to game without any dice: numbers grown from the position that the player sees.
pub struct Whim(u64);

impl Whim {
    fn of(view: &View, number: u32) -> Whim {
        let mut whim = Whim(0x9e37_79b9_7f4a_7c15);
        whim.stir(u64::from(number));
        whim.stir(u64::from(view.round));
        view.hand.iter().for_each(|card| whim.stir(u64::from(card)));
        view.row.iter().for_each(|spot| whim.stir(spot.under.len() as u64));
        for one in &view.guesses {
            one.numbers.iter().for_each(|number| whim.stir(u64::from(number)));
        }
        for one in &view.draws {
            whim.stir(one.deck.index() as u64);
        }
        whim
    }

    fn stir(&mut self, more: u64) {
        self.0 = (self.0 ^ more).wrapping_mul(0x2545_f491_4f6c_dd1d).rotate_left(23);
    }

    /// Any number below `n`; nought where there is none.
    pub fn below(&mut self, n: u64) -> u64 {
        self.stir(1);
        let mixed = (self.0 ^ (self.0 >> 31)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 33).checked_rem(n).unwrap_or(0)
    }
}
