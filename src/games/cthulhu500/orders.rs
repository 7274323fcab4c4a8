//! Standing orders in a race: about which cards they can be given, whom an event concerns, and what an order answers.

use super::Answer;
use super::cards::{Card, Does, Effect, Fact, Kind, Role, Trigger, Word};
use super::driver;
use super::effects::{Play, those};
use super::odds;
use super::race::{HAND_LIMIT, Part, Race, Slot, titles};
use super::scene::{Aim, Duellist, Laid, Lay};
use super::view::View;
use crate::kernel::{ALWAYS, Ask, Order, Orderable, Seat, Seats, Text, Whom};

/// Whom an order may name beside players: whoever leads.
const LEADER: &str = "leader";
/// The cases of an order about a test: its owner would not win it, where a tie is no win, or would.
const IF_I_LOSE: &str = "if_i_lose";
const IF_I_WIN: &str = "if_i_win";

/// Whom a card on the table touches besides its player, as everybody can see: whoever it is aimed at, and
/// whomever its text names.
pub fn touched(race: &Race, by: Seat, laid: Lay) -> Seats {
    let Lay { card, aim } = laid;
    let aimed_at = match aim {
        Aim::Seat(seat) => Seats::one(seat),
        Aim::Part(Part { seat, .. }) | Aim::PartFor(Part { seat, .. }, _) => Seats::one(seat),
        Aim::PartTo(Part { seat, .. }, to) => Seats::one(seat).with(to),
        Aim::Laid(at) => race.scene.laid.get(usize::from(at)).map_or(Seats::NONE, |one| Seats::one(one.seat)),
        Aim::Way(_) => race.seats().collect(),
        Aim::Nothing | Aim::Repair => Seats::NONE,
    };
    let play = Play { aim, ..Play::of(by, card) };
    let named = match card.def().does {
        Does::Effects(effects) => effects.iter().fold(Seats::NONE, |named, effect| match effect {
            Effect::Attempt(who, _) | Effect::AutoPass(who) | Effect::Damage(who) => {
                named.iter().chain(those(race, play, *who).iter()).collect()
            }
            _ => named,
        }),
        Does::Rule(..) if card.def().needs.contains(&Fact::SponsorElsewhere) => {
            let sponsors = race.parts_in(&[Slot::Mod]).filter(|part| part.card.is(Word::Sponsor));
            sponsors.filter(|part| race.may_touch(by, *part)).map(|part| part.seat).collect()
        }
        Does::Rule(..) => Seats::NONE,
    };
    aimed_at.iter().chain(named.iter()).collect::<Seats>().without(by)
}

/// The Reactions in the viewer's hand, and what can be ordered about each.
pub fn orderable(view: &View) -> Vec<Orderable> {
    let others = (0..view.cars.len() as u8).map(Seat).filter(|seat| Some(*seat) != view.me);
    let leader = Whom::Named(LEADER.to_owned());
    let whoms: Vec<Whom> =
        [Whom::Me, Whom::Anyone, leader].into_iter().chain(others.map(Whom::Seat)).collect();
    let reactions = titles(&view.hand).filter_map(|one| one.trigger().map(|trigger| (one, trigger)));
    reactions
        .map(|(one, trigger)| Orderable {
            card: one.id().to_owned(),
            copies: view.hand.iter().filter(|held| **held == one).count() as u8,
            title: Text::new(format!("card-{}", one.id())),
            triggers: vec![(trigger.id().to_owned(), when(one))],
            whoms: whoms.clone(),
            others: HAND_LIMIT as u8 - 1,
            cases: match trigger {
                Trigger::AttemptStarts | Trigger::NearMiss => {
                    [IF_I_LOSE, IF_I_WIN].map(str::to_owned).to_vec()
                }
                _ => Vec::new(),
            },
        })
        .collect()
}

/// When a Reaction can be played: one that helps on one side of an attempt only says on which.
fn when(card: Card) -> Text {
    let Kind::Reaction(trigger, role) = card.def().kind else { return Text::new("word-nothing") };
    let side = match (trigger, role) {
        (Trigger::AttemptStarts, Role::Attacker) => "-attacker",
        (Trigger::AttemptStarts, Role::Defender) => "-defender",
        _ => "",
    };
    Text::new(format!("on-{}{side}", trigger.id()))
}

/// What an order answers in a window: of several ways to play its card, the one that a beginner would choose.
pub fn obey(view: &View, ask: &Ask<Race>, order: &Order) -> Option<Answer> {
    let left = view.hand.len().saturating_sub(1);
    if left < usize::from(order.keep) || !goes_as(view, ask.seat, &order.case) {
        return None;
    }
    let fitting = ask.choices.iter().copied().filter(|choice| match choice {
        Answer::Lay(lay) if lay.card.id() == order.card => {
            // Nobody has ordered to throw a card away.
            let helps = !odds::is_hopeless(view, ask.seat, lay.card);
            let trigger = lay.card.trigger().filter(|trigger| helps && order.trigger == trigger.id());
            trigger.is_some_and(|trigger| concerns(view, ask.seat, trigger, *lay, &order.whom))
        }
        _ => false,
    });
    driver::best(view, ask, fitting)
}

/// Whether the event that this Reaction answers concerns whom the order names.
fn concerns(view: &View, me: Seat, trigger: Trigger, lay: Lay, whom: &Whom) -> bool {
    let answered = match lay.aim {
        Aim::Laid(at) => view.scene.laid.get(usize::from(at)),
        _ => None,
    };
    // One's own cards are nobody's business but one's own.
    if answered.is_some_and(|laid| laid.seat == me) {
        return false;
    }
    match whom {
        Whom::Anyone => true,
        Whom::Me => answered.is_none_or(|laid| laid.touches.has(me)),
        Whom::Seat(seat) => parties(view, trigger, answered).has(*seat),
        Whom::Named(name) if name == LEADER => {
            view.pack.first().is_some_and(|leader| parties(view, trigger, answered).has(*leader))
        }
        Whom::Named(_) => false,
    }
}

/// Everybody who has a part in an event.
fn parties(view: &View, trigger: Trigger, answered: Option<&Laid>) -> Seats {
    let scene = &view.scene;
    match trigger {
        Trigger::CardPlayed => answered.map_or(Seats::NONE, |laid| laid.touches.with(laid.seat)),
        Trigger::AttemptStarts | Trigger::NearMiss => match scene.attempt {
            Some(attempt) => Seats::one(attempt.attacker).with(attempt.defender),
            // A repair test is between a player and the spanners.
            None => Seats::one(view.turn.seat),
        },
        Trigger::DamageComing => scene.damage,
        Trigger::LapGained => scene.lapper.map_or(Seats::NONE, Seats::one),
    }
}

/// Whether the test on the table goes as it does in the case of an order: by the sums so far, before the dice and
/// after them.
fn goes_as(view: &View, me: Seat, case: &str) -> bool {
    if case == ALWAYS {
        return true;
    }
    let scene = &view.scene;
    let winning = match (scene.attempt, scene.test) {
        (Some(attempt), test) => {
            let (attack, defence) = test.unwrap_or(attempt.sums);
            let passes = attack > defence || (attack == defence && attempt.wins_ties);
            match attempt.side_of(me) {
                Some(Duellist::Attacker) => passes,
                Some(Duellist::Defender) => attack < defence,
                None => return false,
            }
        }
        (None, Some((sum, complexity))) => sum >= complexity,
        (None, None) => return false,
    };
    winning == (case == IF_I_WIN)
}
