//! Questions as they are read: who does what to whom, what it comes to, and how likely each answer is to work.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::race::Phase;
use sobremesa::games::cthulhu500::scene::{Aim, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{Ask, Game, Patience, Seat, Tells, Viewer, Weight};
use sobremesa::words::Language::{self, English, Spanish};
use sobremesa::words::Nobody;

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
    offers(&race, BOB, "¡Iä! ¡Iä! cancels Gremlins (Ann)", "¡Iä! ¡Iä!: Gremlins (Ann)");
}

/// What Cleo reads of damage that is coming to some of five, or of three, where some are damaged already.
fn damage_to(seats_hit: &str, wrecks: &str, tires: Option<Card>, players: u8, language: Language) -> String {
    let mut table = seats(wrecks).into_iter().fold(Track::of(players), Track::damaged);
    if let Some(tires) = tires {
        table = table.tires(CLEO, tires);
    }
    let mut view = table.go().race().view(Viewer::Seat(CLEO));
    view.scene.damage = seats(seats_hit).into_iter().collect();
    let names = ["Ann", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
    let lines = Race::screen(&view, None).lines;
    let said: Vec<String> = lines.iter().map(|line| spoken(language).say(line, &names)).collect();
    said.iter().for_each(|said| plain_words(said));
    said.join("\n")
}

/// 5.2 to 5.4: whoever is damaged again reads what would become of them then, not of others.
#[test]
fn damage_that_is_coming_says_what_it_comes_to() {
    let coming = "Damage is coming to your vehicle, and to Bob and Dan: yours is damaged already";
    let cae = "Va a caer daño sobre tu vehículo, y sobre Bob y Dan: el tuyo ya está dañado";
    let reads = |wrecks, language| damage_to("BCD", wrecks, None, 5, language);
    assert_eq!(reads("C", English), format!("{coming}, so Dan would get past you."));
    assert_eq!(reads("C", Spanish), format!("{cae}, así que Dan te adelantaría."));
    // Whose damage is coming to nobody else stays where they are.
    assert_eq!(reads("ACE", English), reads("C", English));
    for (wrecks, beside, place) in [("BC", "Bob", 2), ("CD", "Dan", 4), ("BCD", "Bob and Dan", 3)] {
        let goes = [format!("go from place 3 to {place}"), format!("pasarías del puesto 3 al {place}")];
        let stays = ["keep your place", "conservarías tu puesto"].map(str::to_owned);
        let [goes, pasa] = if place == 3 { stays } else { goes };
        let both = coming.replace(": yours is damaged already", "");
        let turns = format!(
            "{both}. Yours and that of {beside} are damaged already: your order would be reversed, and on the road \
             you would {goes}."
        );
        assert_eq!(reads(wrecks, English), turns);
        let turns = format!(
            "{cae}, igual que el de {}: se invertiría el orden entre esos vehículos, y {pasa}.",
            beside.replace("and", "y")
        );
        assert_eq!(reads(wrecks, Spanish), turns);
    }
    let held = damage_to("BCD", "CD", Some(Card::CrawlingRunFlats), 5, English);
    assert_eq!(held, format!("{coming}, and you would keep your place."));
    let alone = damage_to("ABC", "ABC", None, 3, Spanish);
    assert!(alone.ends_with("el tuyo ya está dañado, y conservarías tu puesto."), "nobody moves: {alone}");
    assert!(reads("BD", English).contains("your Speed would go from"), "it is whole");
}

/// 5.3: what keeps off damage that would bring its reader forward does not stand out.
#[test]
fn nobody_is_advised_to_keep_off_what_moves_them_forward() {
    let lay = Answer::Lay(Lay { card: Card::SanityAirbag, aim: Aim::Nothing });
    for (wrecks, weight) in
        [("BC", Weight::Plain), ("CD", Weight::Main), ("BCD", Weight::Main), ("C", Weight::Main)]
    {
        let table = seats(wrecks).into_iter().fold(Track::of(5), Track::damaged);
        let mut view = table.hand(CLEO, &[Card::SanityAirbag]).go().race().view(Viewer::Seat(CLEO));
        view.scene.damage = seats("BCD").into_iter().collect();
        let about = About::Window(Trigger::DamageComing);
        let mut ask = Ask::new(CLEO, about, Patience::Reaction, Answer::Decline);
        ask.offer(lay);
        let groups = Race::screen(&view, Some(&ask)).groups;
        let press = groups.iter().flat_map(|group| &group.presses).find(|press| press.answer == lay).unwrap();
        assert_eq!(press.weight, weight, "{wrecks}");
    }
}

/// What Cleo reads of damage to some of five that comes of a tie, or after a pass.
fn damage_by(tie: Option<(Seat, Seat)>, after: Option<(Seat, Seat)>, hit: &str, wrecks: &str) -> String {
    let mut view =
        seats(wrecks).into_iter().fold(Track::of(5), Track::damaged).go().race().view(Viewer::Seat(CLEO));
    view.scene.damage = seats(hit).into_iter().collect();
    (view.scene.tie, view.scene.after) = (tie, after);
    let names = ["Ann", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
    let lines = Race::screen(&view, None).lines;
    lines.iter().map(|line| spoken(English).say(line, &names)).collect::<Vec<_>>().join("\n")
}

/// 5.4, 5.5: a tie in which one of the two was damaged before changes places, and each of them reads how.
#[test]
fn a_tie_with_a_wreck_says_who_gets_past_whom() {
    let chases = |wrecks| damage_by(Some((CLEO, BOB)), None, "BC", wrecks);
    let slips = chases("B");
    assert!(slips.ends_with("but you get past Bob, and Dan slips in between."), "{slips}");
    assert!(chases("C").ends_with("so Dan would get past you."), "{}", chases("C"));
    let chased = |wrecks| damage_by(Some((DAN, CLEO)), None, "CD", wrecks);
    assert_eq!(chased("C"), "A tie: yours is damaged already, so Dan and Eve would get past you.");
    assert!(chased("D").ends_with("and Eve would get past you both."), "{}", chased("D"));
    for both in ["", "CD"] {
        assert!(!chased(both).starts_with("A tie"), "{}", chased(both));
    }
}

/// R22: what lies on a vehicle bites whoever passes it, who stands ahead of it by then.
#[test]
fn damage_after_a_pass_is_told_by_the_places_after_it() {
    let bitten = damage_by(None, Some((CLEO, BOB)), "C", "C");
    assert!(bitten.ends_with("so Bob would get past you."), "{bitten}");
    let bitten = damage_by(None, None, "C", "C");
    assert!(bitten.ends_with("so Dan would get past you."), "{bitten}");
}

/// Of damage that no card on the table brings, nobody would know where it comes from.
#[test]
fn damage_by_a_card_on_a_vehicle_names_it() {
    let mut race = Track::of(4)
        .turn(BOB)
        .mods(ANN, &[Card::SpikeyBits])
        .hand(BOB, &[Card::SanityAirbag])
        .dice(&[6, 1])
        .go();
    race.answer(BOB, attempt(ANN));
    assert_eq!(race.lines(Viewer::Spectator), ["scene-damage"]);
    reads_beside(&race, Viewer::Spectator, "Damage from **Spikey Bits** is coming to Bob.");
    reads_beside(&race, Viewer::Seat(CLEO), "Damage from **Spikey Bits** is coming to Bob.");
    race.answer(BOB, Answer::Decline);
    assert_eq!(race.race().view(Viewer::Spectator).scene.by, None);
}

#[track_caller]
fn reads_beside(race: &Going, viewer: Viewer, line: &str) {
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let lines = Race::screen(&race.race().view(viewer), None).lines;
    let said: Vec<String> = lines.iter().map(|one| spoken(English).say(one, &names)).collect();
    assert!(said.iter().any(|said| said == line), "{said:?}");
}

/// What lies on the table stands beside the question: it is not told above it as well, and it is told once it
/// does not lie there.
#[test]
fn what_lies_there_is_said_by_the_question() {
    let mut race = Track::of(4).hand(ANN, &[Card::CthulhuStepsOnIt]).hand(BOB, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::CthulhuStepsOnIt)).answer(ANN, Answer::Seat(DAN));
    let laid = Event::Laid { seat: ANN, card: Card::CthulhuStepsOnIt, aim: Aim::Nothing };
    assert!(race.race().is_on_the_page(&laid));
    assert!(!race.race().is_on_the_page(&Event::Turn { seat: ANN, extra: false }));
    race.answer(BOB, Answer::Decline);
    assert!(!race.race().is_on_the_page(&laid));
}

#[test]
fn a_lap_that_may_still_not_come_is_told_as_one_that_may() {
    let mut view = Track::of(4).go().race().view(Viewer::Seat(CLEO));
    view.scene.lapper = Some(DAN);
    let said = |view: &_| {
        let lines = Race::screen(view, None).lines;
        let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned).to_vec();
        spoken(English).say(&lines[0], &names)
    };
    assert_eq!(said(&view), "Dan gains a lap and has 0; you have 0.");
    view.scene.lap_to_come = true;
    assert_eq!(said(&view), "If it stays so, Dan gains a lap and has 1; you have 0.");
}

/// To cancel one's own card is allowed and hardly ever meant: it says so, and is no button that asks to be pressed.
#[test]
fn a_card_against_ones_own_says_so() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::CthulhuStepsOnIt, Card::IaIa]).hand(BOB, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::CthulhuStepsOnIt)).answer(ANN, Answer::Seat(DAN));
    offers(
        &race,
        ANN,
        "¡Iä! ¡Iä! against your own Cthulhu Steps on It",
        "¡Iä! ¡Iä! contra tu propia carta Cthulhu Pisa a Fondo",
    );
    let weight = |seat: Seat| {
        let ask = race.now.asks.iter().find(|ask| ask.seat == seat);
        let groups = Race::screen(&race.race().view(Viewer::Seat(seat)), ask).groups;
        let mut presses = groups.into_iter().flat_map(|group| group.presses);
        presses.find(|press| matches!(press.answer, Answer::Lay(_))).unwrap().weight
    };
    assert_eq!((weight(ANN), weight(BOB)), (Weight::Plain, Weight::Main));
}

#[test]
fn a_crew_card_asks_whose_pit_crew_it_joins() {
    let mut race = Track::of(3).hand(ANN, &[Card::DeepOneDragRacer]).go();
    race.answer(ANN, Answer::Put(Card::DeepOneDragRacer));
    assert!(race.reads(ANN, English).0.ends_with("\nWhose pit crew is it put into?"));
    assert!(race.reads(ANN, Spanish).0.ends_with("\n¿En qué equipo de pits entra?"));
}

/// A beginner looks among the buttons for a card that is none of them.
#[test]
fn the_first_action_of_a_turn_says_which_cards_it_cannot_be_and_why() {
    let held = [Card::RatsInTheWhitewalls, Card::IaIa, Card::WrenchOutOfSpaceAndTime, Card::DeepOneDragRacer];
    let mut race = Track::of(4).hand(ANN, &held).go();
    let rests = |race: &Going| {
        let screen = Race::screen(&race.race().view(Viewer::Seat(ANN)), Some(&race.question(ANN)));
        screen.aside.map(|text| [English, Spanish].map(|language| spoken(language).say(&text, &Nobody)))
    };
    assert_eq!(
        rests(&race).unwrap(),
        [
            "Not now: Rats in the Whitewalls (at a pit stop); ¡Iä! ¡Iä! (in answer to what happens); \
             Wrench Out of Space and Time (nothing to use it on).",
            "Ahora no: Ratas en las Bandas Blancas (en una parada de pits); ¡Iä! ¡Iä! (en respuesta a lo que \
             pasa); Llave Inglesa Fuera del Espacio y del Tiempo (no hay en qué usarla)."
        ]
    );
    race.answer(ANN, Answer::Put(Card::DeepOneDragRacer)).answer(ANN, Answer::Seat(ANN));
    race.is_asked(ANN, About::Action);
    assert_eq!(rests(&race), None, "it has been said");
}

/// Whoever only wants to overtake does not look for it among what costs a card.
#[test]
fn the_plain_attempt_is_a_button_beside_those_with_a_card() {
    let race = Track::of(4).turn(BOB).hand(BOB, &[Card::PedalToTheRlyeh]).go();
    let screen = Race::screen(&race.race().view(Viewer::Seat(BOB)), Some(&race.question(BOB)));
    let of = |key: &str| {
        let group = screen.groups.iter().find(|group| group.about.key == key).unwrap();
        group.presses.iter().map(|press| press.answer).collect::<Vec<_>>()
    };
    assert_eq!(of("group-passing"), [attempt(ANN)]);
    assert!(matches!(of("group-passing-card")[..], [Answer::Attempt { on: ANN, with: Some(_) }]));
}

#[test]
fn before_the_bid_nobody_is_ahead_of_anybody() {
    let own = |race: Going| Race::screen(&race.race().view(Viewer::Seat(ANN)), None).own.len();
    let bid = Track::dealt(3, Options::printed(Reactions::First)).go();
    assert!(bid.race().phase == Phase::Bid && own(bid) == 0 && own(Track::of(3).go()) == 1);
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
    offers(
        &race,
        BOB,
        "Overtake Ann (4 v 6: 17%, tie 11%)",
        "Adelantar a Ann (4 a 6: 17\u{a0}%, empate 11\u{a0}%)",
    );
    offers(
        &race,
        BOB,
        "Tekeli-li Throttle: Ann (7 v 6: 58%, tie 14%)",
        "Acelerador Tekeli-li: Ann (7 a 6: 58\u{a0}%, empate 14\u{a0}%)",
    );
    offers(
        &race,
        BOB,
        "Overtake Ann with Pedal to the R'lyeh: 58%, tie 14%",
        "Adelantar a Ann con R'lyeh a Fondo: 58\u{a0}%, empate 14\u{a0}%",
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
fn a_card_that_comes_to_a_tie_says_so() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::AnglesThatDoNotAddUp]).dice(&[2, 4]).go();
    race.answer(BOB, attempt(ANN));
    offers(&race, BOB, "Angles That Do Not Add Up: 9 v 9, a tie", "Ángulos Que No Suman: 9 a 9, empate");
}

#[test]
fn beside_a_repair_a_mod_says_what_becomes_of_it() {
    let wrench = Card::WrenchOutOfSpaceAndTime;
    let mut race = Track::of(4).damaged(ANN).hand(ANN, &[wrench]).mods(BOB, &[Card::SpikeyBits]).go();
    race.plays(ANN, wrench);
    offers(&race, ANN, "Repair the vehicle", "Reparar el vehículo");
    let labels = race.reads(ANN, English).1;
    assert!(labels.iter().any(|label| label == "Discard Spikey Bits (Bob)"), "{labels:?}");
}

#[test]
fn whom_a_tie_damages_is_said_once() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::SanityAirbag]).dice(&[4, 4]).go();
    race.answer(BOB, attempt(ANN));
    let said = race.reads(BOB, English).0;
    assert!(said.starts_with("Bob 9, Ann 9: a tie.\n"), "{said}");
    assert_eq!(race.lines(Viewer::Seat(BOB)), ["scene-damage-mine"]);
    assert_eq!(race.lines(Viewer::Spectator), ["scene-test-tie", "scene-damage"]);
    offers(&race, BOB, "Sanity Airbag", "Airbag de Cordura");
}

/// The same with the rules' own tie: of the two, Ann was damaged before.
#[test]
fn a_tie_with_a_wreck_is_foreseen_as_it_comes() {
    let sums = |race: &Going| race.race().view(Viewer::Spectator).scene.test;
    let tied = (1..=6).find_map(|die| {
        let table = Track::of(4).turn(BOB).damaged(ANN).hand(BOB, &[Card::SanityAirbag]);
        let mut race = table.dice(&[die, 6]).go();
        race.answer(BOB, attempt(ANN));
        sums(&race).is_some_and(|(attack, defence)| attack == defence).then_some(race)
    });
    let tied = tied.expect("one of six dice ties");
    assert_eq!(tied.lines(Viewer::Seat(BOB)), ["scene-tie-slips"]);
    assert_eq!(tied.lines(Viewer::Spectator), ["scene-test-tie", "scene-damage"]);
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

/// Of all buttons of a page one is the usual one, or none.
#[test]
fn one_button_at_most_is_the_usual_one() {
    let main = |race: &Going, seat: Seat| {
        let screen = Race::screen(&race.race().view(Viewer::Seat(seat)), Some(&race.question(seat)));
        let presses = screen.groups.into_iter().flat_map(|group| group.presses);
        presses.filter(|press| press.weight == Weight::Main).map(|press| press.answer).collect::<Vec<_>>()
    };
    let mut race = Track::of(3).turn(ANN).go();
    assert_eq!(main(&race, ANN).len(), 1);
    race.answer(ANN, Answer::Done);
    assert_eq!(main(&race, ANN), [Answer::Draw(2)], "as many as may be drawn");
    // What would hardly succeed is not usual, nor is a pass that spikes undo.
    let ahead = |table: Track| main(&table.turn(BOB).go(), BOB);
    let even = || Track::of(4).vehicle(ANN, Vehicle::SatanicPushcart).vehicle(BOB, Vehicle::BigHonkinTruck);
    assert_eq!(ahead(even().damaged(BOB)), [attempt(ANN)]);
    assert_eq!(ahead(even().damaged(BOB).mods(ANN, &[Card::SpikeyBits])), []);
    assert_eq!(ahead(even().mods(ANN, &[Card::SpikeyBits])), [attempt(ANN)], "whole, it keeps the place");
    let guarded = [Card::TheMudflapsManWasNotMeantToOgle; 2];
    assert_eq!(ahead(even().mods(ANN, &guarded)), []);
}
