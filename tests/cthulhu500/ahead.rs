//! In one breath (8.15, R22): what is asked about ahead is legal, and means the same, when it takes effect.

use crate::track::*;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::cthulhu500::cards::{Card, Kind, Role, Trigger};
use sobremesa::games::cthulhu500::race::{Attached, Extra, Flag};
use sobremesa::games::cthulhu500::scene::{Aim, Duellist, Fate, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{Ask, Choice, Game, Pick, Player, Seat, Seats, play_through};
use std::collections::BTreeMap;

const BLAME: Card = Card::BlameTheShoggoth;
const AIRBAG: Card = Card::SanityAirbag;
const USELESS: Card = Card::CousinWhateley;

fn both() -> [Track; 2] {
    [Track::of(4), Track::sealed(4)]
}

// ---------------------------------------------------------------------------------------------- Blame the Shoggoth

#[test]
fn after_a_pass_by_the_dice_the_shoggoth_is_next_to_where_the_passer_stands_then() {
    for (onto, table) in [ANN, BOB].into_iter().flat_map(|onto| both().map(|table| (onto, table))) {
        let table = table.turn(CLEO).mods(BOB, &[Card::SpikeyBits]).hand(BOB, &[USELESS]);
        let mut race = table.hand(CLEO, &[BLAME]).dice(&[4, 3]).go();
        race.answer(CLEO, attempt(BOB)).decline(&[BOB]).window(Trigger::NearMiss, &[BOB, CLEO]);
        // Ann, Cleo, Bob, Dan by then.
        race.offers(CLEO, &[Answer::Decline, at_seat(BLAME, ANN), at_seat(BLAME, BOB)]);
        race.answer(CLEO, at_seat(BLAME, onto)).decline(&[BOB]).all_pass();
        race.is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[onto]).asks(CLEO, About::Action);
    }
}

#[test]
fn after_a_tow_too() {
    for table in both() {
        let table = table.turn(CLEO).mods(BOB, &[Card::SpikeyBits]).hand(BOB, &[USELESS]);
        let mut race = table.hand(CLEO, &[Card::ShantakTow, BLAME]).go();
        race.answer(CLEO, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[BOB, CLEO]);
        race.offers(CLEO, &[Answer::Decline, at_seat(BLAME, ANN), at_seat(BLAME, BOB)]);
        race.answer(CLEO, at_seat(BLAME, ANN)).decline(&[BOB]).all_pass();
        race.is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[ANN]);
    }
}

#[test]
fn and_after_a_pass_across_the_line() {
    for table in both() {
        let table = table.mods(DAN, &[Card::SpikeyBits]).hand(BOB, &[USELESS]);
        let mut race = table.hand(ANN, &[Card::ShantakTow, BLAME]).go();
        race.answer(ANN, Answer::Play(Card::ShantakTow));
        // Bob, Cleo, Ann, Dan by then.
        race.offers(ANN, &[Answer::Decline, at_seat(BLAME, CLEO), at_seat(BLAME, DAN)]);
        race.answer(ANN, at_seat(BLAME, CLEO)).decline(&[BOB]).all_pass().is_damaged(&[CLEO]);
    }
}

#[test]
fn after_an_angle_that_decides_it_too() {
    // 8 against 9, and 2 more: a pass, if nobody cancels them. A sealed table asks about a near miss once.
    let angles = Card::AnglesThatDoNotAddUp;
    let table = Track::sealed(4).turn(CLEO).mods(BOB, &[Card::SpikeyBits]).hand(DAN, &[USELESS]);
    let mut race = table.hand(CLEO, &[angles, BLAME]).dice(&[3, 4]).go();
    race.answer(CLEO, attempt(BOB)).lay(CLEO, angles).window(Trigger::CardPlayed, &[CLEO, DAN]);
    race.offers(CLEO, &[Answer::Decline, at_seat(BLAME, ANN), at_seat(BLAME, BOB)]);
    race.answer(CLEO, at_seat(BLAME, ANN)).all_pass().is_damaged(&[ANN]);
}

#[test]
fn without_a_pass_it_is_next_to_where_the_vehicle_stands_now() {
    let doom = Card::TheDoomThatCameToTurnFour;
    let mut race = Track::of(5).turn(CLEO).hand(CLEO, &[doom]).hand(DAN, &[BLAME]).go();
    race.answer(CLEO, Answer::Play(doom)).window(Trigger::CardPlayed, &[DAN]);
    race.offers(DAN, &[Answer::Decline, at_seat(BLAME, CLEO), at_seat(BLAME, EVE)]);
    race.answer(DAN, at_seat(BLAME, EVE)).all_pass().is_damaged(&[BOB, EVE]);
}

// ---------------------------------------------------------------------------------------------- what is theirs to answer

#[test]
fn whoever_is_only_asked_ahead_is_offered_nothing_else() {
    let (angles, again) = (Card::AnglesThatDoNotAddUp, Card::AzathothPlaysDice);
    for table in both() {
        // Cleo has passed Bob, by one: it is not she who is short, though his spikes are waiting for her.
        let table = table.turn(CLEO).mods(BOB, &[Card::SpikeyBits]).hand(BOB, &[again]);
        let mut race = table.hand(CLEO, &[angles, AIRBAG]).dice(&[4, 3]).go();
        race.answer(CLEO, attempt(BOB)).decline(&[BOB]).window(Trigger::NearMiss, &[BOB, CLEO]);
        race.offers(CLEO, &[Answer::Decline, plain(AIRBAG)]).offers(BOB, &[Answer::Decline, plain(again)]);
        race.lay(CLEO, AIRBAG).decline(&[BOB]).is_damaged(&[]).holds(CLEO, &[angles]);
    }
    for table in both() {
        // The spikes are Dan's. Bob and he are asked about the lap, but not about Ann's damage.
        let table = table.mods(DAN, &[Card::SpikeyBits]).hand(ANN, &[AIRBAG]).hand(DAN, &[USELESS]);
        let mut race = table.hand(BOB, &[AIRBAG, BLAME, Card::MidnightRestart]).dice(&[6, 1]).go();
        race.answer(ANN, attempt(DAN)).decline(&[DAN]).window(Trigger::DamageComing, &[ANN, BOB, DAN]);
        race.offers(BOB, &[Answer::Decline, plain(Card::MidnightRestart)]);
        race.offers(DAN, &[Answer::Decline]).all_pass().is_damaged(&[ANN]);
    }
}

// ---------------------------------------------------------------------------------------------- what lies face down

#[test]
fn whoever_has_drawn_since_is_asked_when_it_comes() {
    for table in both() {
        // Cleo's Mod draws for the pass, and then Bob's bites.
        let table = table.turn(CLEO).mods(BOB, &[Card::SpikeyBits]).mods(CLEO, &[Card::Spacemeadweiser]);
        let table = table.hand(BOB, &[USELESS]).hand(CLEO, &[Card::SpellCheck]).deck_top(&[AIRBAG]);
        let mut race = table.dice(&[4, 3]).go();
        race.answer(CLEO, attempt(BOB)).decline(&[BOB]).window(Trigger::NearMiss, &[BOB, CLEO]);
        race.decline(&[CLEO, BOB]).window(Trigger::DamageComing, &[CLEO]);
        race.offers(CLEO, &[Answer::Decline, plain(AIRBAG)]).lay(CLEO, AIRBAG).all_pass().is_damaged(&[]);
    }
}

#[test]
fn whoever_has_nothing_more_to_say_is_not_heard_when_it_comes() {
    let restart = Card::MidnightRestart;
    // Ann laps Dan with a 1 on her retreads; her warhead goes off, and Dan's wreck lets Bob lap him, too.
    let table = Track::of(4).tires(ANN, Card::RetreadsFromTheCrypt).mods(ANN, &[Card::GloveBoxWarhead]);
    let table = table.damaged(DAN).hand(BOB, &[restart]).hand(DAN, &[USELESS]).dice(&[1, 4]);
    let mut race = table.go();
    race.answer(ANN, attempt(DAN)).decline(&[DAN]).sums(10, 6).window(Trigger::DamageComing, &[BOB, DAN]);
    race.offers(BOB, &[Answer::Decline, plain(restart)]).lay(BOB, restart).decline(&[DAN]);
    // Now Bob has as many laps as Ann.
    race.has_laps(&[1, 1, 0, 0]).is_pack(&[CLEO, ANN, BOB, DAN]).holds(BOB, &[restart]);
    race.window(Trigger::LapGained, &[DAN]);
    assert_eq!(race.race().scene.lapper, Some(ANN));
    // The laps are asked about one after another, the first one first.
    race.decline(&[DAN]).window(Trigger::LapGained, &[DAN]);
    assert_eq!(race.race().scene.lapper, Some(BOB));
    race.decline(&[DAN]).asks(ANN, About::Action);
}

#[test]
fn a_card_that_is_laid_takes_back_what_was_answered_ahead_in_an_earlier_window() {
    let (restart, retreads) = (Card::MidnightRestart, Card::RetreadsFromTheCrypt);
    for lays in [false, true] {
        let table = Track::of(4).tires(ANN, retreads).hand(ANN, &[AIRBAG]).hand(BOB, &[restart]);
        // Every ¡Iä! lies face up: nobody can answer the airbag, and no window opens about it.
        let table = table.pile(&[Card::IaIa; 4]);
        let mut race = table.hand(DAN, &[USELESS]).dice(&[1, 3]).go();
        // 9 against 7: Dan is short by two, and Bob hears of the lap; then the retreads break.
        race.answer(ANN, attempt(DAN)).decline(&[DAN]).window(Trigger::NearMiss, &[BOB, DAN]);
        race.decline(&[BOB, DAN]).window(Trigger::DamageComing, &[ANN, BOB, DAN]);
        if lays {
            race.lay(BOB, restart).lay(ANN, AIRBAG);
            // What Bob said was no answer to the airbag.
            race.window(Trigger::LapGained, &[BOB, DAN]).holds(BOB, &[restart]).all_pass();
        } else {
            race.lay(BOB, restart).decline(&[ANN, DAN]).all_pass().holds(BOB, &[]);
        }
        race.asks(ANN, About::Action).is_damaged(if lays { &[] } else { &[ANN] });
    }
}

#[test]
fn only_those_whom_a_lap_will_ask_are_asked_ahead() {
    let restart = Card::MidnightRestart;
    let near = |table: Track| {
        let hands = table.hand(ANN, &[Card::TheStarsAreRightOfWay]).hand(BOB, &[restart]);
        let mut race = hands.hand(DAN, &[USELESS]).dice(&[3, 3]).go();
        race.answer(ANN, attempt(DAN)).decline(&[DAN]);
        race
    };
    // 8 against 7. Ann, who will have a lap more than anybody, is not asked about her own.
    near(Track::of(4)).window(Trigger::NearMiss, &[BOB, DAN]).all_pass().has_laps(&[1, 0, 0, 0]);
    // Nor is whoever has as many.
    near(Track::of(4).laps(BOB, 1)).window(Trigger::NearMiss, &[DAN]).all_pass();
    // No lap is asked about while an extra turn waits, or in the last turn of a warning lap.
    let extra = |race: &mut Race| {
        race.extra = Some(Extra { seat: CLEO, attack: 0 });
    };
    near(Track::of(4).but(extra)).window(Trigger::NearMiss, &[DAN]).all_pass().asks(ANN, About::Action);
    let last = Track::of(4).flag(Flag::Raised(0));
    let last = last.but(|race| race.options.warning_lap = true);
    near(last).window(Trigger::NearMiss, &[DAN]).all_pass().asks(ANN, About::Action);
}

#[test]
fn a_pass_that_crosses_no_line_brings_no_lap() {
    let table = Track::of(4).turn(BOB).hand(ANN, &[USELESS]).hand(CLEO, &[Card::MidnightRestart]);
    let mut race = table.laps(BOB, 1).dice(&[4, 3]).go();
    race.answer(BOB, attempt(ANN)).decline(&[ANN]).window(Trigger::NearMiss, &[ANN]).decline(&[ANN]);
    race.asks(BOB, About::Action).is_pack(&[BOB, ANN, CLEO, DAN]);
}

// ---------------------------------------------------------------------------------------------- at random

/// Plays at random, but rather lays a card than none; and looks at every Reaction when it comes to lie on the table.
struct Referee {
    random: Random,
    /// What each seat was offered ahead, at which it could point, with the number of the question.
    offered: BTreeMap<Seat, (u32, Seats)>,
    /// Cards that were laid ahead of their moment, by seat.
    ahead: Vec<(Seat, Lay)>,
    judged: u32,
    blamed: u32,
    landed: u32,
}

impl Player<Race> for Referee {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        let number = asks[0].number;
        self.offered.retain(|_, (asked, _)| *asked == number);
        for ask in asks {
            let About::Window(now) = ask.about else { continue };
            let aims: Seats = ask.choices.iter().filter_map(aimed_ahead(now)).collect();
            if !aims.is_empty() {
                self.offered.insert(ask.seat, (number, aims));
            }
        }
        let Pick { ask, mut choice } = Player::<Race>::answer(&mut self.random, race, asks);
        let lays = |at: &usize| matches!(asks[ask].choices[*at], Answer::Lay(_));
        let all: Vec<usize> = (0..asks[ask].choices.len()).filter(lays).collect();
        if !all.is_empty() && self.random.below(3) > 0 {
            choice = Choice::One(all[self.random.below(all.len())]);
        }
        if let (About::Window(now), Some(Answer::Lay(lay))) = (asks[ask].about, asks[ask].answer(choice))
            && lay.card.trigger() != Some(now)
        {
            self.ahead.push((asks[ask].seat, lay));
        }
        Pick { ask, choice }
    }

    fn hear(&mut self, race: &Race, event: &Event) {
        match *event {
            Event::Laid { seat, card, aim } if card.trigger().is_some() => {
                if let Some(at) = self.ahead.iter().position(|one| *one == (seat, Lay { card, aim })) {
                    self.ahead.remove(at);
                    self.judged += 1;
                    self.blamed += u32::from(card == BLAME);
                }
                is_legal(race, seat, Lay { card, aim });
                self.offered.clear();
            }
            // Nobody has moved yet: whoever could point at neighbours could point at these.
            Event::Damaged { seat, .. } => {
                if let Some((_, aims)) = self.offered.remove(&seat) {
                    assert_eq!(aims, race.neighbours(seat), "what {seat:?} was offered ahead");
                    self.landed += 1;
                }
            }
            Event::Turn { .. } => self.ahead.clear(),
            _ => {}
        }
    }
}

fn aimed_ahead(now: Trigger) -> impl Fn(&Answer) -> Option<Seat> {
    move |answer| match answer {
        Answer::Lay(Lay { card: BLAME, aim: Aim::Seat(onto) }) if now != Trigger::DamageComing => Some(*onto),
        _ => None,
    }
}

/// By the rules page alone, and not by what was offered: whether this Reaction may lie there.
fn is_legal(race: &Race, seat: Seat, lay: Lay) {
    let scene = &race.scene;
    let wrong = |why: &str| panic!("{seat:?} lays {:?} at {:?}: {why}", lay.card, lay.aim);
    match lay.card.def().kind {
        Kind::Reaction(Trigger::CardPlayed, _) => {
            let Aim::Laid(at) = lay.aim else { return wrong("it names no card") };
            let below = scene.laid.get(usize::from(at)).is_some_and(|one| one.fate == Fate::Stands);
            if !below || usize::from(at) + 1 >= scene.laid.len() {
                wrong("that card does not lie there");
            }
        }
        Kind::Reaction(Trigger::AttemptStarts, role) => {
            let Some(attempt) = scene.attempt.as_ref().filter(|_| scene.test.is_none()) else {
                return wrong("no attempt has been announced");
            };
            match (attempt.side_of(seat), role) {
                (Some(Duellist::Attacker), Role::Attacker | Role::Either) => {}
                (Some(Duellist::Defender), Role::Defender | Role::Either) => {}
                _ => wrong("that is not their part in it"),
            }
            // What it was paid with has gone already.
            if let Aim::Part(part) = lay.aim
                && part.seat != seat
            {
                wrong("it is paid for with somebody else's crew");
            }
        }
        Kind::Reaction(Trigger::NearMiss, _) if scene.test.is_none() => wrong("no dice lie there"),
        Kind::Reaction(Trigger::DamageComing, _) => {
            if !scene.damage.has(seat) {
                wrong("they are not about to be damaged");
            }
            if let Aim::Seat(onto) = lay.aim
                && !race.neighbours(seat).has(onto)
            {
                wrong("it is neither ahead nor behind");
            }
        }
        Kind::Reaction(Trigger::LapGained, _) => match scene.lapper {
            Some(lapper) if race.car(seat).laps < race.car(lapper).laps && race.extra.is_none() => {}
            _ => wrong("it is not for them to take the next turn"),
        },
        _ => {}
    }
}

/// A race with what bites and what draws on the vehicles already: what follows a pass is asked about all the time.
fn spiked(seats: u8, reactions: Reactions, number: u64) -> Race {
    let mut race = Race::setup(&Options::printed(reactions), &[], seats, game_dice(22, number)).unwrap();
    let on = [Card::SpikeyBits, Card::Spacemeadweiser, Card::SpikeyBits, Card::GloveBoxWarhead];
    for (at, card) in on.into_iter().enumerate() {
        if let Some(from) = race.deck.iter().position(|one| *one == card) {
            race.deck.remove(from);
            race.cars[at % usize::from(seats)].mods.push(Attached::new(card));
        }
    }
    race
}

#[test]
fn every_answer_ahead_is_legal_when_it_takes_effect() {
    let (mut judged, mut blamed, mut landed) = (0, 0, 0);
    for number in 0..1_200 {
        let reactions = if number % 2 == 0 { Reactions::First } else { Reactions::Sealed };
        let race = spiked(3 + (number % 6) as u8, reactions, number);
        let (random, none) = (Random::new(number), BTreeMap::new());
        let mut referee =
            Referee { random, offered: none, ahead: Vec::new(), judged: 0, blamed: 0, landed: 0 };
        let end = play_through(race, &mut referee).unwrap();
        assert!(end.outcome().is_some());
        (judged, blamed, landed) =
            (judged + referee.judged, blamed + referee.blamed, landed + referee.landed);
    }
    assert!(judged > 2_000 && blamed > 100 && landed > 40, "{judged}, {blamed}, {landed}");
}
