//! A sensible beginner: what it would answer, from what one seat sees and the question alone. Rules of thumb,
//! no look-ahead, no luck.

use super::cards::{Card, Does, Effect, Kind, Trigger};
use super::glance::Glance;
use super::race::{HAND_LIMIT, Race};
use super::scene::{Aim, Lay};
use super::{About, Answer, Bid, odds};
use crate::kernel::{Ask, Choice, Seat};
use smallvec::SmallVec;

/// A total that is this much lower still wins one test in six.
const WORTH_A_TRY: i8 = -2;

/// More than any move is worth.
const LAST_CHANCE: i32 = 1_000;

/// The answer with the highest score.
pub fn advise(view: &impl Glance, ask: &Ask<Race>) -> Answer {
    if ask.about == About::Bid {
        return bid(ask);
    }
    best(view, ask, ask.choices.iter().copied()).unwrap_or(ask.otherwise)
}

/// Of these answers the one with the highest score. Of equals, the one that is aimed at whoever is nearest
/// ahead on the track: who sits where at the table must not matter. Of equals in that, too, the first.
pub fn best(view: &impl Glance, ask: &Ask<Race>, answers: impl Iterator<Item = Answer>) -> Option<Answer> {
    let mut best: Option<(Answer, i32)> = None;
    let away = |answer| places_ahead(view, ask.seat, answer);
    for answer in answers {
        let score = score(view, ask.seat, ask.about, answer);
        let is_better =
            best.is_none_or(|(other, most)| score > most || score == most && away(answer) < away(other));
        if is_better {
            best = Some((answer, score));
        }
    }
    best.map(|(answer, _)| answer)
}

/// How far ahead round the ring the vehicle is at which an answer is aimed; nought for oneself and for nobody.
fn places_ahead(view: &impl Glance, me: Seat, answer: Answer) -> usize {
    let at = match answer {
        Answer::Seat(seat) | Answer::Attempt { on: seat, .. } => seat,
        Answer::Part(part) => part.seat,
        Answer::Lay(Lay { aim: Aim::Seat(seat), .. }) => seat,
        _ => me,
    };
    let n = view.vehicles();
    (view.place(me) + n - view.place(at)) % n
}

fn score(view: &impl Glance, me: Seat, about: About, choice: Answer) -> i32 {
    match about {
        // 8.12: a move would be the end of it.
        About::Action | About::TurnEnd if matches!(choice, Answer::Lay(_)) => LAST_CHANCE,
        About::Vehicle => vehicle(choice),
        About::Bid => 0,
        About::Action => action(view, me, choice),
        About::Declare => declare(view, me, choice),
        About::TurnEnd => turn_end(view, choice),
        About::FreePass => free_pass(view, me, choice),
        About::Pit | About::MakeRoom | About::Roadside => pit(view, me, choice),
        About::Salvage => {
            if let Answer::Take(card) = choice {
                worth(card)
            } else {
                0
            }
        }
        About::MayDraw => i32::from(matches!(choice, Answer::Draw(_))),
        About::Contagion => victim(me, choice),
        About::Window(_) => react(view, me, choice),
    }
}

/// What a card is worth in hand, on a scale where 0 is better given away.
pub fn worth(card: Card) -> i32 {
    match card.def().kind {
        Kind::Reaction(Trigger::LapGained, _) => 3,
        Kind::Reaction(..) => 5,
        Kind::Crew => i32::from(card.def().drive.max(0)) * 2 + i32::from(card.def().fix.max(0)),
        Kind::Mod | Kind::Tires => 5,
        Kind::Action => match card {
            Card::ShantakTow | Card::TekeliLiThrottle | Card::OverdueAtMiskatonic => 7,
            Card::ChaosSpell | Card::SponsorScandal | Card::PoachThePitCrew | Card::TheGreatRace => 2,
            _ => 4,
        },
        Kind::Flag => 0,
    }
}

fn vehicle(choice: Answer) -> i32 {
    let Answer::Vehicle(vehicle) = choice else { return 0 };
    let def = vehicle.def();
    3 * i32::from(def.whole.speed) + 2 * i32::from(def.damaged.speed) - i32::from(def.damaged.complexity) / 2
}

/// By how many cards are given up, what the place that they get is worth.
const PLACES: [i32; HAND_LIMIT + 1] = [0, 4, 7, 8, 8, 8];

/// The front is worth a card or two, if they are nothing special.
fn bid(ask: &Ask<Race>) -> Answer {
    let Some(several) = ask.sets.first() else { return ask.otherwise };
    let given = |item: &Answer| Bid::named(item).map(worth).sum::<i32>();
    let given: SmallVec<[i32; HAND_LIMIT]> = several.items.iter().map(given).collect();
    let mut best = (0, None);
    for items in 1..1_u64 << given.len() {
        let named = given.iter().enumerate().filter(|(at, _)| items & (1 << at) != 0);
        let score = PLACES[items.count_ones() as usize] - named.map(|(_, worth)| worth).sum::<i32>();
        if score > best.0 {
            best = (score, Some(items));
        }
    }
    let answer = best.1.and_then(|items| ask.answer(Choice::Several { of: 0, items }));
    answer.unwrap_or(ask.otherwise)
}

/// How a passing attempt looks: the lead before the dice, on a scale where 0 is even.
fn lead(view: &impl Glance, attacker: Seat, defender: Seat) -> i8 {
    view.attack(attacker) - view.defence(defender)
}

fn action(view: &impl Glance, me: Seat, choice: Answer) -> i32 {
    match choice {
        Answer::Attempt { on, with: None } => {
            let lead = lead(view, me, on);
            if lead < WORTH_A_TRY { -5 } else { 20 + 6 * i32::from(lead) }
        }
        Answer::Attempt { on, with: Some(lay) } => {
            let lead = lead(view, me, on);
            if lead < WORTH_A_TRY { -10 } else { 20 + 6 * i32::from(lead) + helps(lead, lay) }
        }
        Answer::PitStop => pit_stop(view, me),
        Answer::Put(card) => put(view, me, card),
        Answer::Play(card) => play(view, me, card),
        // One more action is best spent on a pass that looks good.
        Answer::Wave => 100 * i32::from(lead(view, me, view.ahead(me)).signum()),
        _ => 0,
    }
}

/// A pit stop is worth the best job that can be done in it.
fn pit_stop(view: &impl Glance, me: Seat) -> i32 {
    let repair = if view.is_damaged(me) { repair(view, me) } else { 0 };
    let parts = view.hand().iter().map(|card| fitting(view, me, *card)).max().unwrap_or(0);
    let danger = if lead(view, view.behind(me), me) > 1 { 6 } else { 0 };
    repair.max(parts) - danger
}

/// What a repair is worth: the Speed that comes back, by the chance that it does.
fn repair(view: &impl Glance, me: Seat) -> i32 {
    let lost = i32::from(view.vehicle(me).map_or(0, |v| v.def().whole.speed - v.def().damaged.speed));
    chance(view.side(me).complexity - view.repair(me)) * lost / 2
}

/// Sixths of a chance to roll at least this.
fn chance(needed: i8) -> i32 {
    i32::from((7 - needed).clamp(0, 6))
}

/// What a card would do on this vehicle.
fn fitting(view: &impl Glance, me: Seat, card: Card) -> i32 {
    match card.def().kind {
        Kind::Mod if view.is_full_of_mods(me) => 0,
        Kind::Tires if view.has_tires(me) => 0,
        Kind::Mod | Kind::Tires => 16,
        Kind::Crew => 8 * i32::from(drive_of(view, me, card) - drive(view, me)),
        _ => 0,
    }
}

/// What whoever drives adds; nobody adds nothing.
fn drive(view: &impl Glance, seat: Seat) -> i8 {
    view.driver(seat).map_or(0, |driver| drive_of(view, seat, driver))
}

/// What a card would add at a seat's wheel: nothing, where the vehicle does not obey it.
fn drive_of(view: &impl Glance, seat: Seat, driver: Card) -> i8 {
    let obeys = view.vehicle(seat).is_none_or(|vehicle| vehicle.def().obeys(driver));
    if obeys { driver.def().drive } else { 0 }
}

/// Good hands go to one's own pit, bad ones to somebody else's.
fn put(view: &impl Glance, me: Seat, card: Card) -> i32 {
    let fix = i32::from(card.def().fix);
    match fix {
        ..0 => 6,
        _ if view.is_damaged(me) => 5 * fix,
        _ => 2 * fix,
    }
}

fn play(view: &impl Glance, me: Seat, card: Card) -> i32 {
    let is_damaged = view.is_damaged(me);
    match card {
        Card::ShantakTow | Card::TurnTheSilverKey => 60,
        Card::TekeliLiThrottle => {
            let lead = lead(view, me, view.ahead(me));
            if lead + 3 < WORTH_A_TRY { -5 } else { 30 + 6 * i32::from(lead) }
        }
        Card::DreamlandsShortcut => {
            let lead = lead(view, me, view.ahead(view.ahead(me)));
            if lead < WORTH_A_TRY { -5 } else { 25 + 6 * i32::from(lead) }
        }
        Card::ReanimateTheEngine | Card::WrenchOutOfSpaceAndTime if is_damaged => 50,
        Card::WrenchOutOfSpaceAndTime => 8,
        Card::OverdueAtMiskatonic => 40,
        Card::RoadsideCult | Card::ChopShopOfLeng => 28,
        Card::UnderTheYellowSign => 14,
        Card::ThePotholeOverInnsmouth => 18,
        Card::TheDoomThatCameToTurnFour if !view.is_damaged(view.ahead(me)) => 24,
        Card::CthulhuStepsOnIt if is_damaged || view.vehicles() > 3 => 20,
        Card::TechnicalInspection if is_damaged || view.side(me).complexity < 6 => 16,
        Card::BlackPlague | Card::Gremlins => 9,
        Card::SponsorScandal => 15,
        Card::TheGreatRace => {
            let seats = (0..view.vehicles() as u8).map(Seat);
            let best =
                seats.filter_map(|seat| view.driver(seat)).map(|driver| drive_of(view, me, driver)).max();
            if best.unwrap_or(0) > drive(view, me) { 18 } else { -5 }
        }
        Card::ChaosSpell if view.hand().len() <= 2 => 12,
        Card::PoachThePitCrew => 3,
        _ => -5,
    }
}

/// Among targets: for oneself what is good, for whoever is winning what is bad.
fn declare(view: &impl Glance, me: Seat, choice: Answer) -> i32 {
    let rank = |seat: Seat| i32::from(seat == view.winning()) * 3 - view.place(seat) as i32;
    match (view.declaring().map(|card| (card, card.def().kind)), choice) {
        (Some((card, Kind::Crew)), Answer::Seat(seat)) if card.def().fix < 0 => {
            if seat == me {
                -50
            } else {
                rank(seat)
            }
        }
        (Some((_, Kind::Crew)), Answer::Seat(seat)) => i32::from(seat == me),
        (Some((Card::CthulhuStepsOnIt, _)), Answer::Seat(seat)) => {
            let mine = [seat, view.ahead(seat), view.behind(seat)].contains(&me);
            rank(seat) - if mine { 20 } else { 0 }
        }
        (Some((Card::TheGreatRace, _)), Answer::Seat(seat)) => {
            view.driver(seat).map_or(-9, |driver| i32::from(drive_of(view, me, driver)))
        }
        (Some((Card::PoachThePitCrew, _)), Answer::Part(part)) => {
            let fix = i32::from(part.card.def().fix);
            if part.seat == me { -fix } else { fix }
        }
        (_, Answer::Repair) => 20,
        (_, Answer::Part(part)) if part.seat == me => -20,
        (_, Answer::Part(part)) => rank(part.seat),
        (_, Answer::Seat(seat)) if seat == me => 1,
        (_, Answer::Drop(part)) => -worth(part.card),
        _ => 0,
    }
}

/// R18: a bot draws when it can. With a full hand it makes room, if it holds something that is worth little.
fn turn_end(view: &impl Glance, choice: Answer) -> i32 {
    match choice {
        Answer::Draw(0) => 0,
        Answer::Draw(cards) => 100 + i32::from(cards),
        Answer::Discard(card) => {
            let spare = 6 - worth(card);
            if view.must_draw() { 1 + spare.max(0) } else { spare }
        }
        _ => -1,
    }
}

fn free_pass(view: &impl Glance, me: Seat, choice: Answer) -> i32 {
    match choice {
        Answer::FreePass { with: None } => i32::from(lead(view, me, view.turn())) - i32::from(WORTH_A_TRY),
        Answer::FreePass { with: Some(lay) } => {
            let lead = lead(view, me, view.turn());
            i32::from(lead) - i32::from(WORTH_A_TRY) + helps(lead, lay)
        }
        _ => 0,
    }
}

fn pit(view: &impl Glance, me: Seat, choice: Answer) -> i32 {
    match choice {
        Answer::Repair => repair(view, me),
        Answer::Attach(card) | Answer::Drive(card) => fitting(view, me, card),
        Answer::Drop(part) => -1 - worth(part.card),
        Answer::DriverOut => -4 * i32::from(drive(view, me)) - 1,
        _ => 0,
    }
}

fn victim(me: Seat, choice: Answer) -> i32 {
    match choice {
        Answer::Part(part) if part.seat == me => -20 - worth(part.card),
        Answer::Part(part) => worth(part.card),
        _ => 0,
    }
}

fn react(view: &impl Glance, me: Seat, choice: Answer) -> i32 {
    let Answer::Lay(lay) = choice else { return 0 };
    let Some(trigger) = lay.card.trigger() else { return -1 };
    match trigger {
        Trigger::CardPlayed => veto(view, me, lay),
        Trigger::AttemptStarts => duel(view, me, lay),
        Trigger::NearMiss => mend(view, me, lay),
        Trigger::DamageComing => brace(view, lay),
        Trigger::LapGained => 3,
    }
}

/// ¡Iä! for what hurts: what is aimed at oneself, and what helps whoever is ahead.
fn veto(view: &impl Glance, me: Seat, lay: Lay) -> i32 {
    let Aim::Laid(at) = lay.aim else { return -1 };
    let Some(laid) = view.laid().get(usize::from(at)) else { return -1 };
    if laid.seat == me {
        return -5;
    }
    let aimed_at_me = match laid.aim {
        Aim::Seat(seat) => seat == me,
        Aim::Part(part) | Aim::PartFor(part, _) | Aim::PartTo(part, _) => part.seat == me,
        // An answer to my card.
        Aim::Laid(under) => view.laid().get(usize::from(under)).is_some_and(|one| one.seat == me),
        Aim::Nothing | Aim::Way(_) | Aim::Repair => false,
    };
    let hits_me = match laid.card {
        Card::TheDoomThatCameToTurnFour => view.ahead(laid.seat) == me || view.behind(laid.seat) == me,
        Card::ThePotholeOverInnsmouth => view.winning() == me,
        Card::ShantakTow => view.ahead(laid.seat) == me,
        Card::TechnicalInspection => view.side(me).complexity >= 6,
        _ => false,
    };
    if aimed_at_me || hits_me { 6 } else { -1 }
}

/// What a test that fell short may still become. Whoever attacks loses nothing by a die that falls worse, but
/// by a tie their vehicle; whoever defends loses their place by the one, and keeps it by the other.
fn mend(view: &impl Glance, me: Seat, lay: Lay) -> i32 {
    let (Some(attempt), Some((attack, defence))) = (view.attempt(), view.test()) else { return 5 };
    let defends = attempt.defender == me;
    // 5.5: such a tie is won as it is, or lost.
    let settled = || odds::tie_passes(view, attempt.attacker, attempt.defender);
    let worth_it = match lay.card.def().does {
        Does::Effects([Effect::Reroll, ..]) if attack == defence && settled() => defends,
        Does::Effects([Effect::Reroll, ..]) if defends && attack == defence => {
            odds::of_reroll(view, me).is_some_and(|odds| 2 * odds.wins + odds.ties >= 100)
        }
        Does::Effects([Effect::Add(n), ..]) if !defends => {
            attack + n > defence || attempt.wins_ties || attack + n == defence && settled()
        }
        _ => true,
    };
    if worth_it { 5 } else { -1 }
}

/// A card in a duel is worth it where it may turn the dice.
fn duel(view: &impl Glance, me: Seat, lay: Lay) -> i32 {
    let Some(attempt) = view.attempt() else { return -1 };
    let (attack, defence) = attempt.sums;
    let behind = if me == attempt.attacker { defence - attack } else { attack - defence };
    match behind {
        _ if costs_a_mechanic(lay) => -1,
        -1..=4 => 2 + i32::from(behind),
        _ => -1,
    }
}

/// Whether a card is worth it together with the announcement of an attempt with this lead.
fn helps(lead: i8, lay: Lay) -> i32 {
    if (-4..=1).contains(&lead) && !costs_a_mechanic(lay) { 1 } else { -1 }
}

/// Whether a card is paid for with somebody who repairs well.
fn costs_a_mechanic(lay: Lay) -> bool {
    matches!(lay.aim, Aim::Part(part) if part.card.def().fix > 1)
}

fn brace(view: &impl Glance, lay: Lay) -> i32 {
    if let Aim::Seat(onto) = lay.aim {
        return 4 + i32::from(onto == view.winning());
    }
    3
}
