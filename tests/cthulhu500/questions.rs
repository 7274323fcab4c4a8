//! Questions as they are read: who does what to whom, what it comes to, and how likely each answer is to work.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::{About, Answer};
use sobremesa::kernel::{Seat, Viewer};
use sobremesa::words::Language::{English, Spanish};

/// Nothing that only the rule book says.
fn plain_words(said: &str) {
    for word in ["laid down", "effect yet", "announced", "Trigger", "surtido", "anunciado", "$"] {
        assert!(!said.contains(word), "{said}");
    }
}

#[track_caller]
fn asks(race: &Going, seat: Seat, english: &str, spanish: &str) {
    let (said, dicho) = (race.reads(seat, English).0, race.reads(seat, Spanish).0);
    assert_eq!((&*said, &*dicho), (english, spanish));
    [said, dicho].iter().for_each(|said| plain_words(said));
}

#[track_caller]
fn offers(race: &Going, seat: Seat, english: &str, spanish: &str) {
    let (labels, etiquetas) = (race.reads(seat, English).1, race.reads(seat, Spanish).1);
    assert!(labels.iter().any(|label| label == english), "{english}: {labels:#?}");
    assert!(etiquetas.iter().any(|label| label == spanish), "{spanish}: {etiquetas:#?}");
}

#[test]
fn a_card_says_on_what_it_is_played_and_what_becomes_of_that() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::Gremlins])
        .hand(BOB, &[Card::IaIa])
        .mods(BOB, &[Card::GloveBoxWarhead])
        .go();
    race.answer(ANN, Answer::Play(Card::Gremlins));
    if race.asked().iter().any(|(seat, _)| *seat == ANN) {
        race.answer(ANN, Answer::Part(part(BOB, Card::GloveBoxWarhead)));
    }
    asks(
        &race,
        BOB,
        "Ann plays **Gremlins** on your **Glove-Box Warhead** (discarded at the end of your turn; then they move on).\n\
         Do you react?",
        "Ann juega **Gremlins** sobre tu carta **Ojiva en la Guantera** (se descarta al final de tu turno; luego se \
         mudan).\n¿Reaccionas?",
    );
    offers(&race, BOB, "No reaction", "No reacciono");
    offers(&race, BOB, "¡Iä! ¡Iä!: Gremlins (Ann)", "¡Iä! ¡Iä!: Gremlins (Ann)");
}

#[test]
fn an_attempt_says_its_odds_before_the_press() {
    let race = Track::of(4)
        .turn(BOB)
        .vehicle(BOB, Vehicle::SportsCthutilityVehicle)
        .vehicle(ANN, Vehicle::Feararri)
        .hand(BOB, &[Card::TekeliLiThrottle, Card::PedalToTheRlyeh])
        .go();
    // 4 against 6: six of thirty-six rolls are three better, four are two better.
    offers(&race, BOB, "Overtake Ann (4 v 6: 17 %, tie 11 %)", "Adelantar a Ann (4 a 6: 17 %, empate 11 %)");
    offers(
        &race,
        BOB,
        "Tekeli-li Throttle: Ann (7 v 6: 58 %, tie 14 %)",
        "Acelerador Tekeli-li: Ann (7 a 6: 58 %, empate 14 %)",
    );
    offers(
        &race,
        BOB,
        "Overtake Ann with Pedal to the R'lyeh: 58 %",
        "Adelantar a Ann con R'lyeh a Fondo: 58 %",
    );
}

#[test]
fn a_repair_says_what_the_die_has_to_show() {
    let track = |fix: &[Card]| {
        let mut race =
            Track::of(4).vehicle(ANN, Vehicle::TheUnspeakableOlds).damaged(ANN).crew(ANN, fix).go();
        race.answer(ANN, Answer::PitStop);
        if race.asked().iter().any(|(seat, _)| *seat == BOB) {
            race.decline(&[BOB]);
        }
        race
    };
    offers(&track(&[]), ANN, "Repair (needs 3+)", "Reparar (necesita 3+)");
    offers(&track(&[Card::HerbertWest]), ANN, "Repair (certain)", "Reparar (seguro)");
}

#[test]
fn a_near_miss_says_what_is_missing() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::AnglesThatDoNotAddUp]).dice(&[3, 4]).go();
    race.answer(BOB, attempt(ANN));
    let said = race.reads(BOB, English).0;
    assert!(said.starts_with("Bob 8, Ann 9: you need 2 more, or 1 for a tie."), "{said}");
    offers(&race, BOB, "Angles That Do Not Add Up: 10 v 9", "Ángulos Que No Suman: 10 a 9");
}

#[test]
fn a_tie_says_that_it_damages_both() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::SanityAirbag]).dice(&[4, 4]).go();
    race.answer(BOB, attempt(ANN));
    let said = race.reads(BOB, English).0;
    assert!(said.starts_with("Bob 9, Ann 9: a tie, which damages both."), "{said}");
    offers(&race, BOB, "Sanity Airbag", "Airbag de Cordura");
}

#[test]
fn a_tie_that_is_the_attackers_says_what_the_defender_needs() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::SlipstreamOutOfSpace])
        .hand(ANN, &[Card::AnglesThatDoNotAddUp])
        .dice(&[2, 4])
        .go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace));
    while race.race().scene.test.is_none() {
        let (seat, _) = race.asked()[0];
        race.answer(seat, Answer::Decline);
    }
    let said = race.reads(ANN, English).0;
    assert!(said.starts_with("Bob 9, Ann 9: you need 1 more."), "{said}");
}

#[test]
fn a_repair_that_is_short_says_by_how_much() {
    let table = Track::of(4).damaged(ANN).hand(ANN, &[Card::AnglesThatDoNotAddUp]).dice(&[3]);
    let mut race = table.go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, Answer::Repair);
    let said = race.reads(ANN, English).0;
    assert!(said.starts_with("Your repair: 3 against Complexity 5, 2 more needed."), "{said}");
}

#[test]
fn everybody_reads_of_an_attempt_and_whoever_is_asked_about_it_reads_it_once() {
    let mut race = Track::of(4).turn(BOB).hand(ANN, &[Card::CousinWhateley]).dice(&[6, 1]).go();
    race.answer(BOB, attempt(ANN));
    assert_eq!(race.lines(Viewer::Spectator), ["scene-attempt"]);
    assert!(race.lines(Viewer::Seat(ANN)).is_empty(), "her question says it");
    race.answer(ANN, Answer::Decline);
}

#[test]
fn a_free_pass_is_in_the_question_and_not_beside_it() {
    let mut race = Track::of(4).hand(BOB, &[Card::CousinWhateley]).go();
    race.answer(ANN, Answer::PitStop);
    assert!(race.asked().iter().any(|(seat, about)| (*seat, *about) == (BOB, About::FreePass)));
    assert_eq!(race.lines(Viewer::Spectator).len(), 1, "everybody else reads of it there");
    assert!(race.lines(Viewer::Seat(BOB)).is_empty());
}
