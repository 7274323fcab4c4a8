//! Windows: who is asked, by public facts alone, and never about two things at once (8.8 to 8.14).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Phase;
use sobremesa::games::cthulhu500::scene::{Aim, Lay, Test};
use sobremesa::games::cthulhu500::{About, Answer, Options, Race, Reactions};
use sobremesa::kernel::{Ask, Dice, Game, Pick, Player, Seat, play_through};

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
fn an_attempt_by_a_card_is_asked_about_together_with_the_card() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::TekeliLiThrottle, Card::PedalToTheRlyeh])
        .hand(ANN, &[Card::IaIa])
        .dice(&[1, 4])
        .go();
    race.answer(BOB, Answer::Play(Card::TekeliLiThrottle)).window(Trigger::CardPlayed, &[ANN, BOB]);
    race.offers(BOB, &[Answer::Decline, plain(Card::PedalToTheRlyeh)]);
    race.offers(ANN, &[Answer::Decline, on_laid(Card::IaIa, 0)]).decline(&[ANN]);
    race.lay(BOB, Card::PedalToTheRlyeh);
    // The throttle lies there still, beneath.
    race.window(Trigger::CardPlayed, &[ANN]).offers(ANN, &[Answer::Decline, on_laid(Card::IaIa, 1)]);
    race.decline(&[ANN]).sums(12, 9).is_pack(&[BOB, ANN, CLEO, DAN]);
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
        let expected = [window(Trigger::CardPlayed, &[BOB, DAN]), window(Trigger::NearMiss, &[DAN])];
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
            let in_the_pits = about == About::FreePass && ask.about == About::Window(Trigger::AttemptStarts);
            assert!(ask.about == about || in_the_pits, "one question at a time");
            assert!(asks.iter().filter(|other| other.seat == ask.seat).count() == 1);
            if let About::Window(trigger) = ask.about {
                self.windows[trigger as usize] += 1;
                assert!(!race.car(ask.seat).hand.is_empty(), "an empty hand is never asked");
                let ahead = race.scene.coming.is_some_and(|coming| coming.seats.has(ask.seat));
                assert!(
                    ahead || concerned(race, trigger, ask.seat),
                    "{trigger:?} is nothing to {:?}",
                    ask.seat
                );
                assert_eq!(ask.otherwise, Answer::Decline);
            } else {
                let silent = matches!(about, About::Pit | About::Roadside);
                assert!(silent || !ask.is_settled(), "a single answer needs no asking");
                assert!(asks.len() == 1 || race.phase == Phase::Bid || about == About::FreePass);
            }
        }
        let ask = self.chance.below(asks.len() as u32) as usize;
        let choice = self.chance.below(asks[ask].choices.len() as u32) as usize;
        Pick { ask, choice: choice.into() }
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
        let race = Race::setup(&options, &[], 3 + (number % 6) as u8, Dice::from_number(number)).unwrap();
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

// ---------------------------------------------------------------------------------------------- in the same breath

#[test]
fn whoever_is_in_the_pits_answers_the_free_pass_while_the_rival_thinks() {
    const FREE: Answer = Answer::FreePass { with: None };
    let swerve = Card::SwerveOfTheElderThings;
    let table = |dice: &[u8]| {
        let hands = Track::of(4).turn(BOB).hand(BOB, &[swerve]).hand(CLEO, &[Card::PedalToTheRlyeh]);
        let mut race = hands.dice(dice).go();
        race.answer(BOB, Answer::PitStop).offers(BOB, &[Answer::Decline, plain(swerve)]);
        assert_eq!(race.asked(), [(BOB, About::Window(Trigger::AttemptStarts)), (CLEO, About::FreePass)]);
        race
    };
    // It lies face down until the free pass is made ...
    let mut race = table(&[6, 1]);
    race.lay(BOB, swerve).asks(CLEO, About::FreePass).holds(BOB, &[swerve]).answer(CLEO, FREE);
    race.holds(BOB, &[]).window(Trigger::CardPlayed, &[CLEO]).decline(&[CLEO]).sums(11, 9);
    // ... which waits for it, ...
    let mut race = table(&[6, 1]);
    race.answer(CLEO, FREE).window(Trigger::AttemptStarts, &[BOB]).decline(&[BOB]).sums(11, 6);
    // ... is no answer to a card that comes with it, ...
    let mut race = table(&[6, 1]);
    let with = Some(Lay { card: Card::PedalToTheRlyeh, aim: Aim::Nothing });
    race.lay(BOB, swerve).answer(CLEO, Answer::FreePass { with }).window(Trigger::CardPlayed, &[BOB]);
    race.offers(BOB, &[Answer::Decline, plain(swerve)]).decline(&[BOB]).sums(14, 6).holds(BOB, &[swerve]);
    // ... and is taken back where none is made.
    let mut race = table(&[]);
    race.lay(BOB, swerve).answer(CLEO, Answer::Decline).asks(BOB, About::Pit).holds(BOB, &[swerve]);
}

#[test]
fn a_lap_that_is_sure_to_come_is_asked_about_together_with_the_near_miss() {
    for table in [Track::of(4), Track::sealed(4)] {
        let hands = table.hand(DAN, &[Card::AnglesThatDoNotAddUp]).hand(BOB, &[Card::MidnightRestart]);
        // Ann's 5 and 2 against Dan's 4 and 1.
        let mut race = hands.dice(&[2, 1]).go();
        race.answer(ANN, attempt(DAN)).window(Trigger::AttemptStarts, &[DAN]).decline(&[DAN]);
        race.window(Trigger::NearMiss, &[BOB, DAN]);
        race.offers(BOB, &[Answer::Decline, plain(Card::MidnightRestart)]);
        race.lay(BOB, Card::MidnightRestart).holds(BOB, &[Card::MidnightRestart]).decline(&[DAN]).all_pass();
        race.holds(BOB, &[]).has_laps(&[1, 0, 0, 0]).asks(ANN, About::Action);
    }
}
