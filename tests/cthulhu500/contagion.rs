//! Contagion: what falls due at the end of whose turn, and where it goes next (9).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::{Extra, Part, Phase, Slot};
use sobremesa::games::cthulhu500::{About, Answer, Event};

fn on(part: Part) -> Answer {
    Answer::Part(part)
}

fn lost(race: &Going, part: Part) -> bool {
    race.told(&Event::Lost { part })
}

/// Where a contagion lies.
fn lies_on(race: &Going, card: Card) -> Vec<Part> {
    let slots: &[Slot] = if card == Card::Gremlins { &[Slot::Mod] } else { &[Slot::Driver, Slot::Crew] };
    let parts = race.race().seats().flat_map(|seat| {
        let parts = race.car(seat).parts().filter(|(slot, one)| slots.contains(slot) && one.infested);
        parts.map(move |(slot, one)| Part { seat, slot, card: one.card, infested: false }).collect::<Vec<_>>()
    });
    parts.collect()
}

#[test]
fn the_plague_goes_on_any_crew_in_play_and_waits() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::BlackPlague])
        .driver(ANN, Card::DrArmitage)
        .crew(BOB, &[Card::CultistIntern, Card::CultistIntern])
        .mods(BOB, &[Card::SpikeyBits])
        .driver(CLEO, Card::ZombieStuntDriver)
        .go();
    race.answer(ANN, Answer::Play(Card::BlackPlague)).asks(ANN, About::Declare);
    let intern = part(BOB, Card::CultistIntern);
    let all = [driver(ANN, Card::DrArmitage), intern, driver(CLEO, Card::ZombieStuntDriver)];
    race.offers(ANN, &all.map(on)).answer(ANN, on(intern)).asks(ANN, About::Action);
    assert_eq!(lies_on(&race, Card::BlackPlague), [intern]);
    assert_eq!(race.race().contagions[..], [Card::BlackPlague]);
    assert!(!race.in_pile(Card::BlackPlague));
    race.idle(ANN);
    assert_eq!(race.car(BOB).crew.len(), 2);
}

#[test]
fn gremlins_go_on_mods_that_their_player_may_touch() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::Gremlins])
        .mods(ANN, &[Card::SpikeyBits])
        .mods(BOB, &[Card::ElderSignBumperSticker, Card::SurplusTentacles])
        .mods(CLEO, &[Card::GloveBoxWarhead])
        .go();
    race.answer(ANN, Answer::Play(Card::Gremlins));
    race.offers(ANN, &[on(part(ANN, Card::SpikeyBits)), on(part(CLEO, Card::GloveBoxWarhead))]);
    race.answer(ANN, on(part(CLEO, Card::GloveBoxWarhead)));
    assert_eq!(lies_on(&race, Card::Gremlins), [part(CLEO, Card::GloveBoxWarhead)]);
}

#[test]
fn without_a_target_a_contagion_cannot_be_played() {
    let mut race = Track::of(3).hand(ANN, &[Card::BlackPlague, Card::Gremlins]).go();
    race.offers(ANN, &[Answer::Done, attempt(CLEO), Answer::PitStop]);
}

#[test]
fn the_victim_goes_at_the_end_of_its_controllers_turn_and_the_contagion_moves_on() {
    let mut race = Track::of(3)
        .turn(BOB)
        .crew(BOB, &[Card::CultistIntern, Card::HerbertWest])
        .driver(CLEO, Card::DrArmitage)
        .infested(BOB, Slot::Crew, Card::CultistIntern)
        .go();
    race.idle(BOB).asks(BOB, About::Contagion);
    assert!(lost(&race, part(BOB, Card::CultistIntern)) && race.in_pile(Card::CultistIntern));
    race.offers(BOB, &[on(part(BOB, Card::HerbertWest)), on(driver(CLEO, Card::DrArmitage))]);
    race.answer(BOB, on(driver(CLEO, Card::DrArmitage))).asks(CLEO, About::Action);
    // Not at once: at the end of Cleo's turn. Then West is the only one left, and the choice is made for her.
    assert!(race.car(CLEO).driver.is_some());
    race.idle(CLEO).asks(ANN, About::Action);
    assert!(race.car(CLEO).driver.is_none());
    assert_eq!(lies_on(&race, Card::BlackPlague), [part(BOB, Card::HerbertWest)]);
}

#[test]
fn it_is_the_last_thing_of_a_turn_after_the_draw() {
    let table = Track::of(3).crew(ANN, &[Card::CultistIntern]).infested(ANN, Slot::Crew, Card::CultistIntern);
    let mut race = table.go();
    race.answer(ANN, Answer::Done).answer(ANN, Answer::Draw(2));
    let drew = race.story().iter().rposition(|event| matches!(event, Event::Drew { .. })).unwrap();
    let gone = race.story().iter().position(|event| matches!(event, Event::Lost { .. })).unwrap();
    let next = race.story().iter().rposition(|event| matches!(event, Event::Turn { .. })).unwrap();
    assert!(drew < gone && gone < next);
}

#[test]
fn on_ones_own_card_it_waits_for_the_end_of_ones_next_turn() {
    let mut race = Track::of(3)
        .crew(ANN, &[Card::CultistIntern, Card::HerbertWest])
        .crew(BOB, &[Card::DrArmitage])
        .infested(ANN, Slot::Crew, Card::CultistIntern)
        .go();
    race.idle(ANN).answer(ANN, on(part(ANN, Card::HerbertWest))).asks(BOB, About::Action);
    assert_eq!(race.car(ANN).crew.len(), 1);
    race.idle(BOB).idle(CLEO).idle(ANN).asks(BOB, About::Action);
    assert!(race.car(ANN).crew.is_empty());
    assert_eq!(lies_on(&race, Card::BlackPlague), [part(BOB, Card::DrArmitage)]);
}

#[test]
fn an_extra_turn_ends_like_any_other() {
    let table =
        Track::of(3).crew(CLEO, &[Card::CultistIntern]).infested(CLEO, Slot::Crew, Card::CultistIntern);
    let mut race = table.but(|race| race.extra = Some(Extra { seat: CLEO, attack: 0 })).go();
    race.idle(ANN).asks(CLEO, About::Action).idle(CLEO).asks(BOB, About::Action);
    assert!(lost(&race, part(CLEO, Card::CultistIntern)));
}

#[test]
fn a_zombie_survives_the_plague_which_moves_on_and_may_come_back() {
    let mut race = Track::of(3)
        .driver(ANN, Card::ZombieStuntDriver)
        .crew(ANN, &[Card::ZombieGreaseMonkey])
        .crew(BOB, &[Card::HerbertWest])
        .infested(ANN, Slot::Driver, Card::ZombieStuntDriver)
        .go();
    let zombie = driver(ANN, Card::ZombieStuntDriver);
    race.idle(ANN).asks(ANN, About::Contagion);
    assert!(race.told(&Event::Survived { part: zombie }));
    // Never the same card at once.
    race.offers(ANN, &[on(part(ANN, Card::ZombieGreaseMonkey)), on(part(BOB, Card::HerbertWest))]);
    race.answer(ANN, on(part(BOB, Card::HerbertWest))).idle(BOB).asks(BOB, About::Contagion);
    race.offers(BOB, &[on(zombie), on(part(ANN, Card::ZombieGreaseMonkey))]).answer(BOB, on(zombie));
    assert_eq!(lies_on(&race, Card::BlackPlague), [zombie]);
}

#[test]
fn without_another_target_the_contagion_is_discarded() {
    let table = Track::of(3).crew(ANN, &[Card::CultistIntern]).infested(ANN, Slot::Crew, Card::CultistIntern);
    let mut race = table.go();
    race.idle(ANN).asks(BOB, About::Action);
    assert!(race.told(&Event::DiedOut { contagion: Card::BlackPlague }));
    assert!(race.in_pile(Card::BlackPlague) && race.in_pile(Card::CultistIntern));
    // So it is when a Zombie is the only crew far and wide.
    let table = Track::of(3).driver(ANN, Card::ZombieStuntDriver);
    let mut race = table.infested(ANN, Slot::Driver, Card::ZombieStuntDriver).go();
    race.idle(ANN).asks(BOB, About::Action);
    assert!(race.car(ANN).driver.is_some() && race.in_pile(Card::BlackPlague));
}

#[test]
fn the_controller_of_the_victim_may_choose_what_the_elder_sign_protects_of_their_own() {
    let mut race = Track::of(3)
        .mods(ANN, &[Card::ElderSignBumperSticker, Card::SpikeyBits])
        .mods(BOB, &[Card::SurplusTentacles])
        .mods(CLEO, &[Card::GloveBoxWarhead])
        .infested(ANN, Slot::Mod, Card::SpikeyBits)
        .go();
    race.idle(ANN).offers(
        ANN,
        &[
            on(part(ANN, Card::ElderSignBumperSticker)),
            on(part(BOB, Card::SurplusTentacles)),
            on(part(CLEO, Card::GloveBoxWarhead)),
        ],
    );
    race.answer(ANN, on(part(BOB, Card::SurplusTentacles))).idle(BOB);
    // Bob has no business on Ann's vehicle: Cleo's is his only choice, and made for him.
    assert_eq!(lies_on(&race, Card::Gremlins), [part(CLEO, Card::GloveBoxWarhead)]);
}

#[test]
fn a_victim_that_leaves_play_otherwise_takes_the_contagion_to_the_pile() {
    let table = Track::of(3).mods(ANN, &[Card::SpikeyBits]).mods(BOB, &[Card::SurplusTentacles]);
    let mut race = table.infested(ANN, Slot::Mod, Card::SpikeyBits).go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, drops_infested(ANN, Card::SpikeyBits));
    assert!(race.in_pile(Card::Gremlins) && race.race().contagions.is_empty());
    race.idle(ANN).asks(BOB, About::Action);
}

#[test]
fn a_victim_that_changes_hands_goes_at_the_end_of_the_new_controllers_turn() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::PoachThePitCrew])
        .crew(ANN, &[Card::CultistIntern])
        .infested(ANN, Slot::Crew, Card::CultistIntern)
        .go();
    let ill = Part { infested: true, ..part(ANN, Card::CultistIntern) };
    race.answer(ANN, Answer::Play(Card::PoachThePitCrew)).answer(ANN, Answer::Seat(CLEO));
    assert!(race.told(&Event::Poached { part: ill, to: CLEO }));
    race.idle(ANN).idle(BOB);
    assert_eq!(lies_on(&race, Card::BlackPlague), [part(CLEO, Card::CultistIntern)]);
    race.idle(CLEO);
    assert!(lost(&race, part(CLEO, Card::CultistIntern)));
}

#[test]
fn two_that_fall_due_together_go_in_the_order_in_which_they_were_attached() {
    for plague_first in [true, false] {
        let mut table = Track::of(3)
            .crew(ANN, &[Card::CultistIntern])
            .mods(ANN, &[Card::SpikeyBits])
            .crew(BOB, &[Card::DrArmitage, Card::HerbertWest])
            .mods(CLEO, &[Card::SurplusTentacles, Card::GloveBoxWarhead])
            .phase(Phase::TurnEnd);
        let (crew, fitted) = ((Slot::Crew, Card::CultistIntern), (Slot::Mod, Card::SpikeyBits));
        for (slot, card) in if plague_first { [crew, fitted] } else { [fitted, crew] } {
            table = table.infested(ANN, slot, card);
        }
        let mut race = table.go();
        race.answer(ANN, Answer::Draw(0)).asks(ANN, About::Contagion);
        let crew = [on(part(BOB, Card::DrArmitage)), on(part(BOB, Card::HerbertWest))];
        let mods = [on(part(CLEO, Card::SurplusTentacles)), on(part(CLEO, Card::GloveBoxWarhead))];
        let (first, second) = if plague_first { (crew, mods) } else { (mods, crew) };
        race.offers(ANN, &first).answer(ANN, first[0]).offers(ANN, &second).answer(ANN, second[1]);
        race.asks(BOB, About::Action);
        assert_eq!(race.race().contagions.len(), 2);
    }
}
