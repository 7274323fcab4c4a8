//! Who is asked in a window, by public facts alone, and what each of them may answer (8.8 to 8.14).

use super::cards::{Card, Declares, Does, Kind, Role, Step, Trigger, Word, answering};
use super::moment::{Aim, Duellist, Fate, Lay, Moment};
use super::passing::{at_stake, just_short};
use super::race::{Race, Slot, titles};
use super::react::stands;
use super::step::{Play, those};
use super::{About, Answer};
use crate::table::{Ask, Patience, Seat, Seats};
use arrayvec::ArrayVec;

/// 8.9: the seats that are asked, whatever they hold. A seat with an empty hand is never asked.
pub fn asked(race: &Race, moment: Moment) -> Seats {
    let concerned: Seats = match moment {
        Moment::CardPlayed(at) if stands(race, at) => race.seats().collect(),
        Moment::CardPlayed(_) => Seats::NONE,
        Moment::AttemptStarts => race.scene.attempt.as_ref().map_or(Seats::NONE, |attempt| attempt.asked),
        Moment::NearMiss => just_short(race),
        Moment::DamageComing => race.scene.damage,
        // 8.3: one extra turn can wait at a time, and none be taken in the last turn of a warning lap.
        Moment::LapGained(_) if race.extra.is_some() || race.is_last_turn() => Seats::NONE,
        Moment::LapGained(lapper) => {
            let laps = race.car(lapper).laps;
            race.seats().filter(|seat| race.car(*seat).laps < laps).collect()
        }
    };
    may_hold_an_answer(race, &[moment], concerned)
}

/// 8.9: those of them who may hold a card that fits, as far as everybody knows: not with an empty hand, and not where every card
/// that could fit lies face up.
pub fn may_hold_an_answer(race: &Race, moments: &[Moment], seats: Seats) -> Seats {
    let mut asking: Seats = seats.iter().filter(|seat| !race.car(*seat).hand.is_empty()).collect();
    let mut may = Seats::NONE;
    for trigger in
        Trigger::ALL.into_iter().filter(|one| moments.iter().any(|moment| moment.trigger() == *one))
    {
        for card in answering(trigger) {
            // Nearly always the first card is enough to settle it for everybody.
            if asking.is_empty() {
                return may;
            }
            let fits = |seat: &Seat| moments.iter().any(|one| !lays(race, *one, *seat, card).is_empty());
            if !lies_face_up(race, card) {
                let more: Seats = asking.iter().filter(fits).collect();
                may = may.iter().chain(more.iter()).collect();
                asking = asking.minus(more);
            }
        }
    }
    may
}

/// Whether every copy of a Reaction lies where everybody sees it.
fn lies_face_up(race: &Race, card: Card) -> bool {
    let laid = race.scene.laid.iter().filter(|laid| laid.card == card).count();
    let seen = laid + race.pile.iter().filter(|one| **one == card).count();
    seen >= usize::from(card.def().copies)
}

/// Whom something concerns in particular. All that are asked, except where everybody is.
fn concerned(race: &Race, moment: Moment) -> Seats {
    match moment {
        Moment::CardPlayed(at) => {
            race.scene.laid.get(usize::from(at)).map_or(Seats::NONE, |laid| laid.touches)
        }
        _ => race.seats().collect(),
    }
}

/// The question to one seat, with everything in `hand` that fits.
fn question(race: &Race, moment: Moment, seat: Seat, hand: &[Card]) -> Ask<Race> {
    let about = About::Window(moment.trigger());
    let mut ask = Ask::new(seat, about, Patience::Reaction, Answer::Decline);
    ask.concerns = concerned(race, moment).has(seat);
    for card in titles(hand).filter(|card| card.trigger() == Some(moment.trigger())) {
        for lay in lays(race, moment, seat, card) {
            ask.offer(Answer::Lay(lay));
        }
    }
    ask
}

/// The ways in which a Reaction can be laid down at this moment.
fn lays(race: &Race, moment: Moment, seat: Seat, card: Card) -> ArrayVec<Lay, 17> {
    let side = race.scene.attempt.as_ref().and_then(|attempt| attempt.side_of(seat));
    let mut lays = ArrayVec::new();
    match moment {
        Moment::AttemptStarts => {
            let Some(side) = side else { return lays };
            return announcing(race, seat, card, side);
        }
        Moment::CardPlayed(at) if answers(race, card, at) => lays.push(Lay { card, aim: Aim::Laid(at) }),
        Moment::CardPlayed(_) => {}
        Moment::DamageComing if card.def().declares == Declares::Neighbour => {
            lays.extend(race.neighbours(seat).iter().map(|onto| Lay { card, aim: Aim::Seat(onto) }));
        }
        _ => lays.push(Lay { card, aim: Aim::Nothing }),
    }
    lays
}

/// The ways in which a Reaction can answer the announcement of an attempt, on this side of it.
fn announcing(race: &Race, seat: Seat, card: Card, side: Duellist) -> ArrayVec<Lay, 17> {
    let mut lays = ArrayVec::new();
    let role_fits = match card.def().kind {
        Kind::Reaction(Trigger::AttemptStarts, Role::Either) => true,
        Kind::Reaction(Trigger::AttemptStarts, Role::Attacker) => side == Duellist::Attacker,
        Kind::Reaction(Trigger::AttemptStarts, _) => side == Duellist::Defender,
        _ => false,
    };
    let redirects = matches!(card.def().does, Does::Steps([Step::Redirect]));
    let nobody_else = |attacker| race.ahead(seat) == attacker;
    let pointless = redirects && race.scene.attempt.as_ref().is_some_and(|one| nobody_else(one.attacker));
    if !role_fits || pointless {
        return lays;
    }
    if card.def().declares == Declares::OwnCrew {
        for part in race.parts_in(&[Slot::Crew]).filter(|part| part.seat == seat) {
            let lay = Lay { card, aim: Aim::Part(part) };
            if !lays.contains(&lay) {
                lays.push(lay);
            }
        }
    } else {
        lays.push(Lay { card, aim: Aim::Nothing });
    }
    lays
}

/// 8.11: what an attacker may lay together with the announcement.
pub fn with_announcement(race: &Race, attacker: Seat) -> impl Iterator<Item = Lay> {
    let cards = race.car(attacker).titles();
    cards.flat_map(move |card| announcing(race, attacker, card, Duellist::Attacker))
}

/// Whether this card can cancel that one: ¡Iä! ¡Iä! any, Spell Check a Spell.
fn answers(race: &Race, card: Card, at: u8) -> bool {
    let spell = race.scene.laid.get(usize::from(at)).is_some_and(|laid| laid.card.is(Word::Spell));
    card.trigger() == Some(Trigger::CardPlayed) && (cancel_step(card) == Some(Step::Cancel) || spell)
}

fn cancel_step(card: Card) -> Option<Step> {
    match card.def().does {
        Does::Steps(steps) => steps.iter().copied().find(|s| matches!(s, Step::Cancel | Step::CancelAndTake)),
        Does::Rule(..) => None,
    }
}

/// 8.13: the vehicles that are sure to be damaged next unless somebody lays a card now.
pub fn threatened(race: &Race, moment: Moment) -> Seats {
    match moment {
        Moment::NearMiss => at_stake(race),
        Moment::CardPlayed(at) => {
            let laid = race
                .scene
                .laid
                .get(usize::from(at))
                .filter(|laid| laid.card.def().kind == Kind::Action && laid.fate == Fate::Stands);
            match laid.map(|laid| (laid, laid.card.def().does)) {
                Some((laid, Does::Steps([Step::Damage(who), ..]))) => {
                    those(race, Play { aim: laid.aim, ..Play::of(laid.seat, laid.card) }, *who)
                }
                _ => Seats::NONE,
            }
        }
        Moment::AttemptStarts | Moment::DamageComing | Moment::LapGained(_) => Seats::NONE,
    }
}

/// 8.13: those of the seats that are asked who are asked about the damage in the same breath, or nobody.
pub fn asked_ahead(race: &Race, seats: Seats) -> Seats {
    let ahead = may_hold_an_answer(race, &[Moment::DamageComing], race.scene.threatened);
    if ahead.minus(seats).is_empty() { ahead } else { Seats::NONE }
}

/// The question to one seat about several things at once. With `ahead`, what it may answer to the damage that is to follow, too.
pub fn among(race: &Race, moments: &[Moment], seat: Seat, hand: &[Card], ahead: Seats) -> Ask<Race> {
    let mut moments = moments.iter();
    let first = moments.next().copied().unwrap_or(Moment::NearMiss);
    let mut ask = question(race, first, seat, hand);
    let damage = ahead.has(seat).then_some(&Moment::DamageComing);
    for moment in moments.chain(damage) {
        let more = question(race, *moment, seat, hand);
        ask.concerns |= more.concerns;
        more.choices.into_iter().skip(1).for_each(|choice| ask.offer(choice));
    }
    ask
}
