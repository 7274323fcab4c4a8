//! Windows: who is asked, by public facts alone, and never about two things at once (8.8 to 8.14).

use crate::track::*;
use cthulhu500::games::cthulhu500::cards::{Card, Trigger};
use cthulhu500::games::cthulhu500::moment::Test;
use cthulhu500::games::cthulhu500::race::Phase;
use cthulhu500::games::cthulhu500::{About, Answer, Options, Race, Reactions};
use cthulhu500::table::{Ask, Dice, Game, Pick, Player, Seat, play_through};

/// A card that answers nothing, and one for each window.
const USELESS: Card = Card::CousinWhateley;
const USEFUL: [Card; 5] = [
    Card::IaIa,
    Card::SwerveOfTheElderThings,
    Card::AnglesThatDoNotAddUp,
    Card::SanityAirbag,
    Card::MidnightRestart,
];

#[test]
fn a_played_card_asks_every_seat_with_a_card_whatever_it_is() {
    let table = Track::of(5).hand(ANN, &[Card::ShantakTow, USELESS]).hand(BOB, &[Card::SpikeyBits]);
    let mut race = table.hand(DAN, &[Card::IaIa, Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[ANN, BOB, DAN]);
    race.offers(ANN, &[Answer::Decline]).offers(BOB, &[Answer::Decline]);
    race.offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
}

#[test]
fn when_nobody_holds_a_card_nothing_opens() {
    // The tow is the last card at the table: no window for it, for the pass or for the lap.
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).asks(ANN, About::Action).has_laps(&[1, 0, 0, 0]);
    let mut race = Track::of(4).hand(CLEO, &USEFUL[1..4]).turn(BOB).dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).asks(BOB, About::Action).is_damaged(&[ANN, BOB]);
}

#[test]
fn bystanders_are_not_asked_about_an_attempt_and_what_comes_of_it() {
    let mut race = Track::of(4).turn(BOB).hand(ANN, &[USELESS]).hand(DAN, &USEFUL[1..]).dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN));
    for trigger in [Trigger::AttemptStarts, Trigger::NearMiss] {
        race.window(trigger, &[ANN]).offers(ANN, &[Answer::Decline]).decline(&[ANN]);
    }
    race.asks(BOB, About::Action).is_damaged(&[ANN, BOB]);
}

#[test]
fn an_attempt_by_a_card_opens_for_the_card_first_and_then_for_the_attempt() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::TekeliLiThrottle, Card::PedalToTheRlyeh])
        .hand(ANN, &[Card::IaIa])
        .dice(&[1, 4])
        .go();
    race.answer(BOB, Answer::Play(Card::TekeliLiThrottle)).window(Trigger::CardPlayed, &[ANN, BOB]);
    race.decline(&[ANN, BOB]).window(Trigger::AttemptStarts, &[ANN, BOB]).lay(BOB, Card::PedalToTheRlyeh);
    // The throttle lies there still, beneath.
    race.window(Trigger::CardPlayed, &[ANN]).offers(ANN, &[Answer::Decline, on_laid(Card::IaIa, 1)]);
    race.decline(&[ANN]).decline(&[ANN]).sums(12, 9).is_pack(&[BOB, ANN, CLEO, DAN]);
}

/// Everybody who is asked declines, and the story of the questions is kept.
fn questions(mut race: Going) -> Vec<Vec<(Seat, About)>> {
    let mut questions = Vec::new();
    while race.asked().iter().all(|(_, about)| matches!(about, About::Window(_))) {
        questions.push(race.asked());
        for (seat, _) in race.asked() {
            race.decline(&[seat]);
        }
    }
    questions
}

#[test]
fn who_is_asked_does_not_depend_on_what_they_hold() {
    for reactions in [Reactions::First, Reactions::Sealed] {
        let asked = |held: &[Card], others: Card| {
            let table = Track::with(4, Options::printed(reactions)).hand(DAN, held).hand(BOB, &[others]);
            let mut race = table.hand(ANN, &[Card::TekeliLiThrottle]).dice(&[1, 5]).go();
            race.answer(ANN, Answer::Play(Card::TekeliLiThrottle));
            questions(race)
        };
        let useless = asked(&[USELESS], Card::SpikeyBits);
        // Ann's 1, 5 and 3 against Dan's 5 and 4: a tie, and its damage is asked about in the same breath.
        let window = |trigger, seats: &[Seat]| -> Vec<(Seat, About)> {
            seats.iter().map(|seat| (*seat, About::Window(trigger))).collect()
        };
        let expected = [
            window(Trigger::CardPlayed, &[BOB, DAN]),
            window(Trigger::AttemptStarts, &[DAN]),
            window(Trigger::NearMiss, &[DAN]),
        ];
        assert_eq!(useless, expected);
        for useful in USEFUL {
            assert_eq!(asked(&[useful], Card::SpellCheck), useless, "with {useful:?} in hand");
        }
    }
}

#[test]
fn a_lap_asks_by_counters_and_not_by_cards() {
    for held in [USELESS, Card::MidnightRestart] {
        let table = Track::of(4).hand(BOB, &[held]).hand(CLEO, &[Card::WakeUpCallFromRlyeh]).laps(CLEO, 1);
        let mut race = table.dice(&[6, 1]).go();
        race.answer(ANN, attempt(DAN)).window(Trigger::LapGained, &[BOB]).decline(&[BOB]);
        race.asks(ANN, About::Action);
    }
}

// ---------------------------------------------------------------------------------------------- at random

/// Plays at random, and looks at every set of questions.
struct Watch {
    chance: Dice,
    windows: [u32; 5],
}

impl Player<Race> for Watch {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        let about = asks[0].about;
        for ask in asks {
            assert_eq!(ask.about, about, "one question at a time");
            assert!(asks.iter().filter(|other| other.seat == ask.seat).count() == 1);
            if let About::Window(trigger) = about {
                self.windows[trigger as usize] += 1;
                assert!(!race.car(ask.seat).hand.is_empty(), "an empty hand is never asked");
                assert!(concerned(race, trigger, ask.seat), "{trigger:?} is nothing to {:?}", ask.seat);
                assert_eq!(ask.otherwise, Answer::Decline);
            } else {
                assert!(ask.choices.len() > 1, "a single answer needs no asking");
                assert!(asks.len() == 1 || race.phase == Phase::Bid);
            }
        }
        let ask = self.chance.below(asks.len() as u32) as usize;
        Pick { ask, choice: self.chance.below(asks[ask].choices.len() as u32) as usize }
    }
}

/// Whether the public facts make this window a matter for that seat.
fn concerned(race: &Race, trigger: Trigger, seat: Seat) -> bool {
    let attempt = race.scene.attempt.as_ref();
    match trigger {
        Trigger::CardPlayed => !race.scene.laid.is_empty(),
        Trigger::AttemptStarts => attempt.is_some_and(|one| seat == one.attacker || seat == one.defender),
        Trigger::NearMiss => match (&race.scene.test, attempt) {
            (Some(Test::Passing { attack, defence }), Some(one)) => {
                let lead = attack.sum() - defence.sum();
                (seat == one.attacker && (-2..=0).contains(&lead))
                    || (seat == one.defender && (0..=2).contains(&lead))
            }
            (Some(Test::Repair { seat: repairing, total, complexity }), _) => {
                seat == *repairing && (1..=2).contains(&(complexity - total.sum()))
            }
            _ => false,
        },
        Trigger::DamageComing => race.scene.damage.has(seat),
        Trigger::LapGained => {
            let most = race.cars.iter().map(|car| car.laps).max().unwrap();
            race.extra.is_none() && race.car(seat).laps < most
        }
    }
}

#[test]
fn in_random_races_only_those_concerned_are_asked_and_one_thing_at_a_time() {
    let mut windows = [0; 5];
    for number in 0..80 {
        let reactions = if number % 2 == 0 { Reactions::First } else { Reactions::Sealed };
        let options = Options { flag_waving: true, ..Options::printed(reactions) };
        let race = Race::setup(&options, 3 + (number % 6) as u8, Dice::from_number(number)).unwrap();
        let mut watch = Watch { chance: Dice::from_number(1_000 + number), windows };
        let race = play_through(race, &mut watch).unwrap();
        assert_eq!(race.check(), Ok(()));
        assert!(race.outcome().is_some());
        windows = watch.windows;
    }
    assert!(windows.iter().all(|times| *times > 20), "every window has opened: {windows:?}");
}

// ---------------------------------------------------------------------------------------------- what everybody can see

#[test]
fn where_every_card_that_could_answer_lies_face_up_nothing_opens() {
    let lap = |last: &[Card]| {
        let table = Track::of(4).hand(BOB, &USEFUL[..2]).pile(&[Card::TheStarsAreRightOfWay]);
        let table = table.pile(&[Card::WakeUpCallFromRlyeh]).pile(last).dice(&[6, 1]);
        let mut race = table.go();
        race.answer(ANN, attempt(DAN));
        race.asked()
    };
    assert_eq!(lap(&[]), [(BOB, About::Window(Trigger::LapGained))], "the third may be anywhere");
    assert_eq!(lap(&[Card::MidnightRestart]), [(ANN, About::Action)]);
}

#[test]
fn a_card_counts_as_seen_on_the_table_and_for_the_side_that_could_play_it() {
    // Both ¡Iä! in the pile, one on the table: the last is somewhere. Spell Check answers Spells alone.
    let spells = |played: Card| {
        let table = Track::of(4).pile(&[Card::IaIa, Card::IaIa, Card::IaIa]).hand(BOB, &[Card::IaIa]);
        let mut race = table.hand(ANN, &[played]).hand(CLEO, &[USELESS]).go();
        race.answer(ANN, Answer::Play(played)).cancel(BOB, Card::IaIa, 0);
        race.asked()
    };
    // On ¡Iä! ¡Iä! nobody can say anything now: it is the last, and no Spell.
    assert_eq!(spells(Card::ShantakTow), [(ANN, About::Action)]);
    let attackers = [Card::PedalToTheRlyeh, Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace];
    let table = Track::of(4).turn(BOB).pile(&attackers).pile(&[Card::ContractualObligation]);
    let mut race = table.hand(ANN, &[USELESS]).hand(BOB, &[Card::SpikeyBits]).dice(&[6, 1]).go();
    // Bob has no pit crew to jettison anybody from.
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]).all_pass();
}
