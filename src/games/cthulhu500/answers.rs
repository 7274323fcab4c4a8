//! Who is asked in a window, by public facts alone, and what each of them may answer (8.8 to 8.14).

use super::cards::{
    self, CREW_MAX, Card, Declares, Does, Effect, Kind, On, Role, Trigger, Who, Word, answering,
};
use super::effects::{Play, those};
use super::passing::{at_stake, just_short, would_pass};
use super::race::{Part, Race, Slot, titles};
use super::react::is_uncancelled;
use super::scene::{self, Aim, Coming, Duellist, Fate, Laid, Lay, Moment, Test};
use super::turn::next_move;
use super::{About, Answer, Reactions};
use crate::kernel::{Ask, Patience, Seat, Seats};
use arrayvec::ArrayVec;

/// 8.9: the seats that are asked, whatever they hold. A seat with an empty hand is never asked.
pub fn asked(race: &Race, moment: Moment) -> Seats {
    let concerned: Seats = match moment {
        Moment::CardPlayed(at) if is_uncancelled(race, at) => race.seats().collect(),
        Moment::CardPlayed(_) => Seats::NONE,
        Moment::AttemptStarts => {
            let attempt = race.scene.attempt.as_ref();
            attempt.map_or(Seats::NONE, |attempt| attempt.asked.minus(attempt.passed))
        }
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
    for moment in moments {
        for card in answering(moment.trigger()) {
            // Nearly always the first card is enough to settle it for everybody.
            if asking.is_empty() {
                return may;
            }
            if !lies_face_up(race, *card) {
                let more: Seats = asking.iter().filter(|seat| can_lay(race, *moment, *seat, *card)).collect();
                may = may.union(more);
                asking = asking.minus(more);
            }
        }
    }
    may
}

/// Whether every copy of a Reaction lies where everybody sees it.
fn lies_face_up(race: &Race, card: Card) -> bool {
    let laid = race.scene.laid.iter().map(|laid| u8::from(laid.card == card)).sum::<u8>();
    // In bytes, sixteen cards at a time are counted.
    let seen = laid + race.pile.iter().map(|one| u8::from(*one == card)).sum::<u8>();
    seen >= race.options.copies.of(card)
}

/// 8.12: a near miss that asks nobody but the player to move, and of which nothing comes if they lay no card, is asked about
/// together with their next move: one question, to which a move says no.
pub fn with_next_move(race: &Race, moments: &[Moment], seats: Seats) -> Option<Ask<Race>> {
    let mover = race.turn.seat;
    if *moments != [Moment::NearMiss] || seats != Seats::one(mover) || !comes_to_nothing(race) {
        return None;
    }
    let mut ask = next_move(race);
    let mut lays = blank(Moment::NearMiss, mover);
    offer(race, Moment::NearMiss, &race.car(mover).hand, None, &mut lays);
    ask.choices.insert_many(0, lays.choices.into_iter().skip(1));
    ask.concerns = true;
    Some(ask)
}

/// Whether the test on the table changes nothing as it stands, and the player to move goes on.
fn comes_to_nothing(race: &Race) -> bool {
    match (&race.scene.test, &race.scene.attempt) {
        (Some(Test::Repair { .. }), None) => true,
        (Some(Test::Passing { attack, .. }), Some(attempt)) => {
            attempt.kind == scene::Kind::Action
                && would_pass(race).is_none()
                && at_stake(race).is_empty()
                && (attack.die() != 1 || !has_on(race, attempt.attacker, cards::When::AttackedWithAOne))
        }
        _ => false,
    }
}

/// Whether something on a vehicle waits for this.
fn has_on(race: &Race, seat: Seat, when: cards::When) -> bool {
    race.car(seat).parts().any(|(_, part)| part.card.def().on.iter().any(|on| on.when == when))
}

/// Whether something concerns somebody in particular: of those who are asked about a card, those whom it
/// touches; about a lap, the vehicle that has just been passed for it; everybody else who is asked has a part
/// in what happens.
fn concerns(race: &Race, moment: Moment, seat: Seat) -> bool {
    match moment {
        Moment::CardPlayed(at) => {
            race.scene.laid.get(usize::from(at)).is_some_and(|laid| laid.touches.has(seat))
        }
        Moment::LapGained(lapper) => race.behind(lapper) == seat,
        _ => true,
    }
}

/// A pass that is sure to come before what is asked about: who passes whom.
type After = Option<(Seat, Seat)>;

/// The question to one seat about a moment, with one answer so far: nothing.
fn blank(moment: Moment, seat: Seat) -> Ask<Race> {
    let about = About::Window(moment.trigger());
    Ask { concerns: false, ..Ask::new(seat, about, Patience::Reaction, Answer::Decline) }
}

/// Adds to a question everything in `hand` that fits a moment.
fn offer(race: &Race, moment: Moment, hand: &[Card], after: After, ask: &mut Ask<Race>) {
    let seat = ask.seat;
    ask.concerns |= concerns(race, moment, seat);
    for card in titles(hand).filter(|card| card.trigger() == Some(moment.trigger())) {
        lays(race, moment, seat, card, after, &mut |lay| ask.offer(Answer::Lay(lay)));
    }
}

/// Whether a Reaction can be laid down at this moment.
fn can_lay(race: &Race, moment: Moment, seat: Seat, card: Card) -> bool {
    let mut can = false;
    lays(race, moment, seat, card, None, &mut |_| can = true);
    can
}

/// Hands over the ways in which a Reaction can be laid down at this moment, one by one; what is aimed at
/// neighbours, at those after the pass.
fn lays(race: &Race, moment: Moment, seat: Seat, card: Card, after: After, each: &mut impl FnMut(Lay)) {
    match moment {
        Moment::AttemptStarts => {
            let side = race.scene.attempt.as_ref().and_then(|attempt| attempt.side_of(seat));
            if let Some(side) = side {
                announcing(race, seat, card, side, each);
            }
        }
        Moment::CardPlayed(at) if answers(race, card, at) => each(Lay { card, aim: Aim::Laid(at) }),
        Moment::CardPlayed(_) => {}
        Moment::DamageComing if card.def().declares == Declares::Neighbour => {
            let neighbours = race.neighbours_after(after, seat);
            neighbours.iter().for_each(|onto| each(Lay { card, aim: Aim::Seat(onto) }));
        }
        _ => each(Lay { card, aim: Aim::Nothing }),
    }
}

/// Hands over the ways in which a Reaction can answer the announcement of an attempt, on this side of it: at
/// the most one for each Crew card with which it may be paid for.
fn announcing(race: &Race, seat: Seat, card: Card, side: Duellist, each: &mut impl FnMut(Lay)) {
    let role_fits = match card.def().kind {
        Kind::Reaction(Trigger::AttemptStarts, Role::Either) => true,
        Kind::Reaction(Trigger::AttemptStarts, Role::Attacker) => side == Duellist::Attacker,
        Kind::Reaction(Trigger::AttemptStarts, _) => side == Duellist::Defender,
        _ => false,
    };
    let nobody_else = |attacker| race.ahead(seat) == attacker;
    let pointless =
        redirects(card) && race.scene.attempt.as_ref().is_some_and(|one| nobody_else(one.attacker));
    if !role_fits || pointless {
        return;
    }
    if card.def().declares != Declares::OwnCrew {
        return each(Lay { card, aim: Aim::Nothing });
    }
    // Twins are one way.
    let mut parts: ArrayVec<Part, CREW_MAX> = ArrayVec::new();
    for part in race.parts_of(seat, &[Slot::Crew]) {
        if !parts.contains(&part) {
            parts.push(part);
            each(Lay { card, aim: Aim::Part(part) });
        }
    }
}

/// 8.11: hands over what an attacker may lay together with the announcement.
pub fn with_announcement(race: &Race, attacker: Seat, each: &mut impl FnMut(Lay)) {
    let cards = race.car(attacker).titles();
    cards.for_each(|card| announcing(race, attacker, card, Duellist::Attacker, each));
}

/// Whether this card can cancel that one: ¡Iä! ¡Iä! any, Spell Check a Spell.
fn answers(race: &Race, card: Card, at: u8) -> bool {
    let spell = race.scene.laid.get(usize::from(at)).is_some_and(|laid| laid.card.is(Word::Spell));
    card.trigger() == Some(Trigger::CardPlayed) && (cancel_effect(card) == Some(Effect::Cancel) || spell)
}

fn cancel_effect(card: Card) -> Option<Effect> {
    let cancels = |one: &Effect| matches!(one, Effect::Cancel | Effect::CancelAndTake);
    match card.def().does {
        Does::Effects(all) => all.iter().copied().find(cancels),
        Does::Rule(..) => None,
    }
}

/// 8.15: what is sure to come next after this, unless somebody lays a card now.
pub fn coming(race: &Race, moment: Moment) -> Option<Coming> {
    let damage = |seats| Coming::of(Moment::DamageComing, seats);
    match moment {
        Moment::NearMiss => match would_pass(race) {
            Some((passer, passed)) => comes_of_a_pass(race, passer, passed),
            None => Some(damage(at_stake(race))),
        },
        Moment::CardPlayed(at) => {
            let laid = race.scene.laid.get(usize::from(at)).filter(|laid| laid.fate == Fate::Stands)?;
            match (laid.card.def().kind, laid.card.def().does) {
                (Kind::Action, Does::Effects([Effect::Damage(who), ..])) => {
                    Some(damage(those(race, Play { aim: laid.aim, ..Play::of(laid.seat, laid.card) }, *who)))
                }
                (Kind::Action, Does::Effects([Effect::Attempt(..), ..])) => attempt_goes_on(race),
                (Kind::Action, Does::Effects([Effect::AutoPass(who), ..])) => {
                    let passed = those(race, Play::of(laid.seat, laid.card), *who).iter().next()?;
                    comes_of_a_pass(race, laid.seat, passed)
                }
                (Kind::Reaction(Trigger::AttemptStarts, _), _) => attempt_goes_on(race),
                (Kind::Reaction(Trigger::DamageComing, _), _) => damage_goes_on(race, laid),
                (Kind::Reaction(Trigger::NearMiss, _), Does::Effects([Effect::Add(_)])) => {
                    near_miss_goes_on(race)
                }
                _ => None,
            }
        }
        // The pass has been made: whatever becomes of the damage, its lap is there.
        Moment::DamageComing => race.scene.lapped.first().and_then(|lapper| lap_gained(race, *lapper)),
        Moment::AttemptStarts | Moment::LapGained(_) => None,
    }
}

/// Whom the attempt on the table asks next: at a sealed table that has heard answers to it, nobody (R24).
fn attempt_goes_on(race: &Race) -> Option<Coming> {
    let attempt = race.scene.attempt.as_ref()?;
    let answered = race.scene.laid.iter().any(|laid| laid.card.trigger() == Some(Trigger::AttemptStarts));
    let again = !answered || race.options.reactions == Reactions::First;
    again.then_some(Coming::of(Moment::AttemptStarts, attempt.asked))
}

/// What the test on the table brings next: another near miss, or what comes of it. A sealed table asks about
/// a near miss once.
fn near_miss_goes_on(race: &Race) -> Option<Coming> {
    let seats = just_short(race);
    if seats.is_empty() || race.options.reactions == Reactions::Sealed {
        return coming(race, Moment::NearMiss);
    }
    Some(Coming::of(Moment::NearMiss, seats))
}

/// What comes of a pass, as everybody can see: damage by what lies on the vehicle that is passed, or else a lap.
fn comes_of_a_pass(race: &Race, passer: Seat, passed: Seat) -> Option<Coming> {
    let bites = |on: &On| matches!(on.effects, [Effect::Damage(Who::Passer), ..]);
    let mut parts = race.car(passed).parts();
    if let Some((_, part)) = parts.find(|(_, part)| part.card.def().on.iter().any(bites)) {
        let (after, by) = (Some((passer, passed)), Some(part.card));
        return Some(Coming { after, by, ..Coming::of(Moment::DamageComing, Seats::one(passer)) });
    }
    if race.place(passer) > race.place(passed) || race.extra.is_some() || race.is_last_turn() {
        return None;
    }
    let laps = race.car(passer).laps + 1;
    let seats = race.seats().filter(|seat| *seat != passer && race.car(*seat).laps < laps).collect();
    Some(Coming::of(Moment::LapGained(passer), seats))
}

/// A lap that has been gained and not asked about.
fn lap_gained(race: &Race, lapper: Seat) -> Option<Coming> {
    let moment = Moment::LapGained(lapper);
    let seats = asked(race, moment);
    (!seats.is_empty()).then_some(Coming::of(moment, seats))
}

/// At a first come table everybody who is still about to be damaged is asked again.
fn damage_goes_on(race: &Race, laid: &Laid) -> Option<Coming> {
    let Does::Effects([Effect::Prevent]) = laid.card.def().does else { return None };
    let seats = race.scene.damage.without(laid.seat);
    let again = race.options.reactions == Reactions::First && !seats.is_empty();
    again.then_some(Coming::of(Moment::DamageComing, seats))
}

/// Whether a card sends an attempt elsewhere.
pub fn redirects(card: Card) -> bool {
    matches!(card.def().does, Does::Effects([Effect::Redirect]))
}

/// 8.15: who is asked about what is to come in the same breath.
pub fn asked_ahead(race: &Race) -> Option<Coming> {
    let coming = race.scene.coming?;
    let seats = may_hold_an_answer(race, &[coming.moment], coming.seats);
    (!seats.is_empty()).then_some(Coming { seats, ..coming })
}

/// 8.15: what an answer waits for, where that is not what the window is about.
pub fn ahead(ask: &Ask<Race>, answer: Answer) -> Option<Trigger> {
    match (ask.about, answer) {
        (About::Window(now), Answer::Lay(lay)) => lay.card.trigger().filter(|trigger| *trigger != now),
        _ => None,
    }
}

/// What is asked about in the same breath, and of whom.
#[derive(Clone, Copy)]
pub struct Breath<'a> {
    /// What happens: several cards may lie there.
    pub now: &'a [Moment],
    /// Who is asked about that. Whoever is only asked ahead has nothing to say to it.
    pub seats: Seats,
    /// 8.15: what is to come.
    pub ahead: Option<Coming>,
}

impl Breath<'_> {
    /// The question to one seat about all of it, with one answer so far: nothing.
    pub fn blank(&self, seat: Seat) -> Ask<Race> {
        blank(self.now.first().copied().unwrap_or(Moment::NearMiss), seat)
    }

    /// Adds to that question everything in `hand` that fits.
    pub fn fill(&self, race: &Race, hand: &[Card], ask: &mut Ask<Race>) {
        let fits_now = if self.seats.has(ask.seat) { hand } else { &[] };
        self.now.iter().for_each(|moment| offer(race, *moment, fits_now, None, ask));
        if let Some(ahead) = self.ahead.filter(|ahead| ahead.seats.has(ask.seat)) {
            offer(race, ahead.moment, hand, ahead.after, ask);
        }
    }

    /// The whole question.
    pub fn question(&self, race: &Race, seat: Seat, hand: &[Card]) -> Ask<Race> {
        let mut ask = self.blank(seat);
        self.fill(race, hand, &mut ask);
        ask
    }
}
