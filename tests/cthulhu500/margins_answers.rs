//! Margins of what is asked and answered: what lies face down meanwhile, and what a question says.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::{Extra, Slot};
use sobremesa::games::cthulhu500::{About, Answer, Dealing, Options, Race, Reactions};
use sobremesa::kernel::{Game, Seat, Viewer};
use sobremesa::words::Language::{English, Spanish};

const USELESS: Card = Card::CousinWhateley;

#[track_caller]
fn reads(race: &Going, seat: Seat, english: &str, spanish: &str) {
    assert_eq!(
        (&*race.reads(seat, English).0, &*race.reads(seat, Spanish).0),
        (english, spanish),
        "what {seat:?} reads"
    );
}

/// 8.15: only a card that is laid before takes it back.
#[test]
fn what_was_answered_ahead_outlasts_a_moment_in_between_that_asks_nobody() {
    let restart = Card::MidnightRestart;
    for table in [Track::of(4), Track::sealed(4)] {
        let table = table.tires(ANN, Card::RetreadsFromTheCrypt).pile(&[Card::IaIa; 4]);
        let mut race = table.hand(BOB, &[restart]).hand(DAN, &[USELESS]).dice(&[1, 3]).go();
        // 9 against 7: Dan is short by two, and Bob hears of the lap.
        race.answer(ANN, attempt(DAN)).decline(&[DAN]).window(Trigger::NearMiss, &[BOB, DAN]);
        race.lay(BOB, restart).holds(BOB, &[restart]).decline(&[DAN]);
        // The retreads break, and Ann, who alone could say something to that, holds nothing: the lap comes,
        // and Bob has been heard.
        race.asks(ANN, About::Action).is_damaged(&[ANN]).has_laps(&[1, 0, 0, 0]).holds(BOB, &[]);
        assert_eq!(race.race().extra, Some(Extra { seat: BOB, attack: 1 }));
    }
}

#[test]
fn a_reaction_that_is_paid_for_says_what_it_costs() {
    let (jettison, intern) = (Card::JettisonTheIntern, Card::CultistIntern);
    let table = Track::of(4).turn(BOB).crew(BOB, &[intern]).hand(BOB, &[jettison]).hand(ANN, &[USELESS]);
    let mut race = table.dice(&[6, 1]).go();
    race.answer(BOB, attempt_paid(ANN, jettison, part(BOB, intern))).window(Trigger::CardPlayed, &[ANN]);
    reads(
        &race,
        ANN,
        "Bob plays **Jettison the Intern**, at the cost of Cultist Intern: “You are attacking or defending: discard 1 Crew card from \
         your pit crew for +3.”\nNothing in your hand fits.",
        "Bob juega **Suelta al Becario**, a costa de Becario Sectario: «Si atacas o defiendes: descarta 1 carta de Equipo de tu \
         equipo de pits y suma +3.»\nNada de tu mano sirve ahora.",
    );
    assert_eq!(race.lines(Viewer::Spectator), ["scene-laid-paying", "scene-attempt"]);
    race.all_pass();
}

/// Cleo reads of a repair that would come to this with the card that is being played.
#[test]
fn a_repair_that_a_card_makes_good_says_that_it_is_enough() {
    let angles = Card::AnglesThatDoNotAddUp;
    let mut race = Track::of(4).damaged(ANN).hand(ANN, &[angles]).hand(CLEO, &[USELESS]).dice(&[4]).go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, Answer::Repair).lay(ANN, angles);
    race.window(Trigger::CardPlayed, &[CLEO]);
    assert_eq!(says(&race, CLEO), ["Ann's repair: 6 against Complexity 5, enough."]);
    race.decline(&[CLEO]).is_damaged(&[]);
}

/// What lies on the table, as somebody reads it beside their question.
fn says(race: &Going, seat: Seat) -> Vec<String> {
    let ask = race.now.asks.iter().find(|ask| ask.seat == seat);
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let lines = Race::screen(&race.race().view(Viewer::Seat(seat)), ask).lines;
    lines.iter().map(|line| spoken(English).say(line, &names)).collect()
}

/// 9.2: whoever had the victim chooses the next one, and reads for which contagion.
#[test]
fn a_contagion_that_moves_on_is_called_by_its_name() {
    let asks = |table: Track, name: &str, nombre: &str| {
        let mut race = table.go();
        race.idle(BOB).asks(BOB, About::Contagion);
        let english = format!("{name}: done with your card. Where does it go next?");
        reads(&race, BOB, &english, &format!("{nombre}: ya acabó con tu carta. ¿Adónde va ahora?"));
    };
    let bits = Card::SpikeyBits;
    let table = Track::of(4).turn(BOB).mods(BOB, &[bits]).infested(BOB, Slot::Mod, bits);
    asks(table.mods(ANN, &[bits]).mods(CLEO, &[Card::EngineOfTheDamned]), "Gremlins", "Gremlins");
    let plague = || {
        let racer = Card::DeepOneDragRacer;
        Track::of(4).turn(BOB).crew(BOB, &[racer]).infested(BOB, Slot::Crew, racer)
    };
    let (one, other) = (Card::DrArmitage, Card::HerbertWest);
    // Only behind the wheel, and only in the pits.
    asks(plague().driver(ANN, one).driver(CLEO, other), "Black Plague", "Peste Negra");
    asks(plague().crew(ANN, &[one]).crew(CLEO, &[other]), "Black Plague", "Peste Negra");
}

/// 2.1.
#[test]
fn whoever_waits_for_a_vehicle_reads_that_vehicles_are_chosen() {
    let options = Options { vehicles: Dealing::Chosen, ..Options::printed(Reactions::First) };
    let mut race = Track::dealt(3, options).go();
    race.asks(ANN, About::Vehicle);
    reads(&race, ANN, "Which vehicle do you want to race?", "¿Con qué vehículo quieres correr?");
    reads(&race, BOB, "Everybody is choosing a vehicle.", "Se están eligiendo los vehículos.");
}
