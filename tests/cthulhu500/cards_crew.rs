//! The fourteen titles of Crew.

use crate::reading::{adds, drive_and_fix};
use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::scene::Way;
use sobremesa::games::cthulhu500::{About, Answer, Event, Source};

/// As it was laid out.
fn plain(track: Track) -> Track {
    track
}

// ---------------------------------------------------------------------------------------------- High Priest of Motocross

#[test]
fn the_high_priest_drives_and_fixes() {
    assert_eq!(drive_and_fix(Card::HighPriestOfMotocross, plain), ([1; 3], 1));
}

#[test]
fn the_high_priest_may_draw_after_anybodys_spell_and_the_spell_comes_first() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::ChaosSpell, Card::CousinWhateley])
        .hand(BOB, &[Card::DrArmitage])
        .crew(BOB, &[Card::HighPriestOfMotocross])
        .deck_top(&[Card::SpikeyBits])
        .go();
    race.plays(ANN, Card::ChaosSpell).answer(ANN, Answer::Way(Way::Clockwise)).all_pass();
    race.is_asked(BOB, About::MayDraw).offers(BOB, &[Answer::Draw(1), Answer::Decline]);
    race.holds(BOB, &[Card::CousinWhateley]).holds(CLEO, &[Card::DrArmitage]);
    race.answer(BOB, Answer::Draw(1)).holds(BOB, &[Card::CousinWhateley, Card::SpikeyBits]);
    race.is_asked(ANN, About::Action);
}

#[test]
fn the_high_priest_works_behind_the_wheel_on_ones_own_spell_and_need_not_draw() {
    let mut race = Track::of(3).hand(ANN, &[Card::ShantakTow]).driver(ANN, Card::HighPriestOfMotocross).go();
    race.plays(ANN, Card::ShantakTow).is_pack(&[BOB, ANN, CLEO]).is_asked(ANN, About::MayDraw);
    race.answer(ANN, Answer::Decline).holds(ANN, &[]).is_asked(ANN, About::Action);
}

#[test]
fn the_high_priest_gets_nothing_from_a_cancelled_spell_or_from_no_spell() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::ShantakTow, Card::UnderTheYellowSign])
        .hand(CLEO, &[Card::IaIa])
        .crew(BOB, &[Card::HighPriestOfMotocross])
        .deck_top(&[Card::CousinWhateley])
        .go();
    race.plays(ANN, Card::ShantakTow).cancel(CLEO, Card::IaIa, 0).all_pass().is_asked(ANN, About::Action);
    race.plays(ANN, Card::UnderTheYellowSign).is_asked(ANN, About::TurnEnd);
    assert_eq!(race.drawn(BOB), 0);
}

#[test]
fn the_high_priest_is_not_asked_with_five_in_hand() {
    let five = [
        Card::FungiFromDaytona,
        Card::FungiFromDaytona,
        Card::DrArmitage,
        Card::HerbertWest,
        Card::CousinWhateley,
    ];
    let mut race = Track::of(3)
        .hand(ANN, &[Card::ShantakTow])
        .hand(BOB, &five)
        .crew(BOB, &[Card::HighPriestOfMotocross])
        .go();
    race.plays(ANN, Card::ShantakTow).window(Trigger::CardPlayed, &[BOB]).answer(BOB, Answer::Decline);
    race.is_asked(ANN, About::Action);
    race.holds(BOB, &five);
}

// ---------------------------------------------------------------------------------------------- the Fungi

#[test]
fn fungi_from_detroit_fixes_more_with_another_fungi_behind_the_wheel_or_in_the_pit() {
    assert_eq!(drive_and_fix(Card::FungiFromDetroit, plain), ([0; 3], 2));
    let fix = |track: Track| {
        let mut race = track.damaged(ANN).dice(&[1]).go();
        race.repairs(ANN);
        race.repaired_by(Source::Fix(Card::FungiFromDetroit))
    };
    let detroit = || Track::of(4).crew(ANN, &[Card::FungiFromDetroit]);
    assert_eq!(fix(detroit().driver(ANN, Card::FungiFromDaytona)), 3);
    assert_eq!(fix(detroit().crew(ANN, &[Card::FungiFromDaytona])), 3);
    assert_eq!(fix(detroit().crew(ANN, &[Card::FungiFromDetroit])), 6);
    assert_eq!(fix(detroit().crew(BOB, &[Card::FungiFromDetroit]).crew(ANN, &[Card::CousinWhateley])), 2);
    // Behind the wheel its Fix does not count, and neither does this; but it is another Fungi for its twin.
    assert_eq!(fix(detroit().driver(ANN, Card::FungiFromDetroit)), 3);
}

#[test]
fn fungi_from_daytona_drives_better_with_another_fungi_behind_the_wheel_or_in_the_pit() {
    let card = Card::FungiFromDaytona;
    assert_eq!(drive_and_fix(card, plain), ([2; 3], 0));
    let drive = Source::Drive(card);
    assert_eq!(adds(drive, |track| track.driver(BOB, card).crew(BOB, &[Card::FungiFromDetroit])), [3; 3]);
    assert_eq!(adds(drive, |track| track.driver(BOB, card).crew(BOB, &[card])), [3; 3]);
    assert_eq!(adds(drive, |track| track.driver(BOB, card).crew(BOB, &[Card::ZombieStuntDriver])), [2; 3]);
    assert_eq!(adds(drive, |track| track.driver(BOB, card).crew(ANN, &[Card::FungiFromDetroit])), [2; 3]);
}

// ---------------------------------------------------------------------------------------------- Dr. Armitage

#[test]
fn dr_armitage_drives_harder_against_fungi_and_zombies_of_the_other_side() {
    let card = Card::DrArmitage;
    assert_eq!(drive_and_fix(card, plain), ([2; 3], 1));
    let bonus = Source::Card(card);
    let driving = |track: Track| track.driver(BOB, card);
    assert_eq!(adds(bonus, driving), [0; 3]);
    // In the pit crew or behind the wheel; Ann is the defender, Cleo the attacker.
    assert_eq!(adds(bonus, |track| driving(track).crew(ANN, &[Card::ZombieGreaseMonkey])), [1, 0, 0]);
    assert_eq!(adds(bonus, |track| driving(track).driver(CLEO, Card::FungiFromDaytona)), [0, 1, 1]);
    let many = [Card::FungiFromDetroit, Card::FungiFromDetroit, Card::ZombieStuntDriver];
    assert_eq!(adds(bonus, |track| driving(track).crew(ANN, &many)), [1, 0, 0]);
    // One's own do not count, and he has to drive.
    assert_eq!(adds(bonus, |track| driving(track).crew(BOB, &[Card::FungiFromDetroit])), [0; 3]);
    let in_the_pit = |track: Track| track.crew(BOB, &[card]).crew(ANN, &[Card::ZombieGreaseMonkey]);
    assert_eq!(adds(bonus, in_the_pit), [0; 3]);
}

// ---------------------------------------------------------------------------------------------- Herbert West

/// Two different Crew cards lie in the pile, one of them twice, and other things.
fn morgue(track: Track) -> Track {
    let dead = [Card::DeepOneDragRacer, Card::CultistIntern, Card::CultistIntern, Card::SpikeyBits];
    track.pile(&dead).hand(ANN, &[Card::HerbertWest])
}

const FROM_THE_MORGUE: [Answer; 2] =
    [Answer::Take(Card::DeepOneDragRacer), Answer::Take(Card::CultistIntern)];

#[test]
fn herbert_west_fixes() {
    assert_eq!(drive_and_fix(Card::HerbertWest, plain), ([0; 3], 2));
}

#[test]
fn herbert_west_takes_a_crew_card_of_ones_choice_from_the_pile() {
    let mut race = morgue(Track::of(4)).go();
    race.answer(ANN, Answer::Put(Card::HerbertWest)).is_asked(ANN, About::Declare);
    race.offers(ANN, &[ANN, BOB, CLEO, DAN].map(Answer::Seat)).answer(ANN, Answer::Seat(ANN));
    race.is_asked(ANN, About::Salvage).offers(ANN, &FROM_THE_MORGUE);
    race.answer(ANN, Answer::Take(Card::CultistIntern)).holds(ANN, &[Card::CultistIntern]);
    // Taken into the hand: that is no arrival.
    race.has_crew(ANN, &[Card::HerbertWest]).is_asked(ANN, About::Action);
    assert_eq!(race.race().pile.iter().filter(|card| **card == Card::CultistIntern).count(), 1);
}

#[test]
fn herbert_west_works_for_whoever_controls_him_then() {
    let mut race = morgue(Track::of(4)).go();
    race.puts(ANN, Card::HerbertWest, CLEO).is_asked(CLEO, About::Salvage).offers(CLEO, &FROM_THE_MORGUE);
    race.answer(CLEO, Answer::Take(Card::DeepOneDragRacer)).holds(CLEO, &[Card::DeepOneDragRacer]);
    race.holds(ANN, &[]).has_crew(CLEO, &[Card::HerbertWest]);
}

#[test]
fn herbert_west_arrives_behind_the_wheel_too() {
    let mut race = morgue(Track::of(4)).driver(ANN, Card::CousinWhateley).go();
    race.pits(ANN).answer(ANN, Answer::Drive(Card::HerbertWest)).is_asked(ANN, About::Salvage);
    race.offers(ANN, &FROM_THE_MORGUE).answer(ANN, FROM_THE_MORGUE[0]);
    race.has_driver(ANN, Some(Card::HerbertWest)).has_crew(ANN, &[Card::CousinWhateley]);
    race.holds(ANN, &[Card::DeepOneDragRacer]);
}

#[test]
fn herbert_west_finds_nobody_in_a_pile_without_crew() {
    let mut race = Track::of(4).hand(ANN, &[Card::HerbertWest]).pile(&[Card::SpikeyBits]).go();
    race.puts(ANN, Card::HerbertWest, ANN).is_asked(ANN, About::Action).holds(ANN, &[]);
}

#[test]
fn herbert_west_takes_nobody_into_a_hand_of_five() {
    let five = [
        Card::FungiFromDaytona,
        Card::FungiFromDaytona,
        Card::DrArmitage,
        Card::CousinWhateley,
        Card::NightgauntValet,
    ];
    let mut race = morgue(Track::of(4)).hand(BOB, &five).go();
    race.puts(ANN, Card::HerbertWest, BOB).is_asked(ANN, About::Action).holds(BOB, &five);
}

// ---------------------------------------------------------------------------------------------- the Zombies, and those without a text

#[test]
fn those_without_a_text_are_what_their_numbers_say() {
    assert_eq!(drive_and_fix(Card::ZombieGreaseMonkey, plain), ([-1; 3], 2));
    assert_eq!(drive_and_fix(Card::ZombieStuntDriver, plain), ([2; 3], -1));
    assert_eq!(drive_and_fix(Card::DeepOneDragRacer, plain), ([3; 3], -1));
    assert_eq!(drive_and_fix(Card::BrownJenkinWrenchRat, plain), ([-1; 3], 3));
    assert_eq!(drive_and_fix(Card::CousinWhateley, plain), ([-2; 3], -3));
}

#[test]
fn zombies_survive_the_plague_behind_the_wheel_and_in_the_pit() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::BlackPlague])
        .driver(BOB, Card::ZombieGreaseMonkey)
        .crew(CLEO, &[Card::ZombieStuntDriver])
        .go();
    race.plays(ANN, Card::BlackPlague).answer(ANN, Answer::Part(driver(BOB, Card::ZombieGreaseMonkey)));
    race.ends(ANN).ends(BOB).has_driver(BOB, Some(Card::ZombieGreaseMonkey));
    race.is_infested(Some(part(CLEO, Card::ZombieStuntDriver))).ends(CLEO);
    race.has_crew(CLEO, &[Card::ZombieStuntDriver]);
    race.is_infested(Some(driver(BOB, Card::ZombieGreaseMonkey)));
}

#[test]
fn cousin_whateley_is_lent_out_and_spoils_a_repair() {
    let mut race = Track::of(4).damaged(BOB).hand(ANN, &[Card::CousinWhateley]).dice(&[6]).go();
    race.puts(ANN, Card::CousinWhateley, BOB).has_crew(BOB, &[Card::CousinWhateley]).ends(ANN).repairs(BOB);
    assert_eq!(race.last_repair(), (3, 4));
    assert!(race.told(&Event::StillBroken { seat: BOB }));
}

// ---------------------------------------------------------------------------------------------- Randolph Carburettor

#[test]
fn randolph_carburettor_does_not_count_among_neighbours() {
    let card = Card::RandolphCarburettor;
    assert_eq!(drive_and_fix(card, plain), ([1; 3], 1));
    assert_eq!(adds(Source::Card(card), |track| track.driver(BOB, card)), [0; 3]);
}

/// What he adds to both sides when Cleo attacks two ahead.
fn at_a_distance(track: Track) -> (i8, i8) {
    let mut race = track.turn(CLEO).hand(CLEO, &[Card::DreamlandsShortcut]).dice(&[1, 6]).go();
    race.plays(CLEO, Card::DreamlandsShortcut);
    race.added(Source::Card(Card::RandolphCarburettor))
}

#[test]
fn randolph_carburettor_counts_at_a_distance_attacking_and_defending() {
    assert_eq!(at_a_distance(Track::of(4).driver(CLEO, Card::RandolphCarburettor)), (2, 0));
    assert_eq!(at_a_distance(Track::of(4).driver(ANN, Card::RandolphCarburettor)), (0, 2));
    assert_eq!(at_a_distance(Track::of(4).crew(CLEO, &[Card::RandolphCarburettor])), (0, 0));
}

#[test]
fn randolph_carburettor_never_counts_on_a_ring_of_three() {
    assert_eq!(at_a_distance(Track::of(3).driver(CLEO, Card::RandolphCarburettor)), (0, 0));
}

// ---------------------------------------------------------------------------------------------- Backseat Shoggoth

#[test]
fn the_shoggoth_in_a_pit_crew_lets_its_controller_draw_one_at_the_end_of_the_turn() {
    assert_eq!(drive_and_fix(Card::BackseatShoggoth, plain), ([-1; 3], -1));
    let mut race = Track::of(4).hand(ANN, &[Card::BackseatShoggoth]).go();
    race.puts(ANN, Card::BackseatShoggoth, BOB).answer(ANN, Answer::Done);
    race.offers(ANN, &[Answer::Draw(2), Answer::Draw(1), Answer::Draw(0)]).answer(ANN, Answer::Draw(0));
    race.answer(BOB, Answer::Done).offers(BOB, &[Answer::Draw(1), Answer::Draw(0)]);
}

#[test]
fn the_shoggoth_behind_the_wheel_is_in_nobodys_way() {
    let mut race = Track::of(4).driver(ANN, Card::BackseatShoggoth).go();
    race.answer(ANN, Answer::Done).offers(ANN, &[Answer::Draw(2), Answer::Draw(1), Answer::Draw(0)]);
}

#[test]
fn the_shoggoth_does_not_limit_what_cards_draw() {
    let three = [Card::CousinWhateley, Card::DrArmitage, Card::HerbertWest];
    let track = Track::of(4).hand(ANN, &[Card::OverdueAtMiskatonic]).crew(ANN, &[Card::BackseatShoggoth]);
    let mut race = track.deck_top(&three).go();
    race.plays(ANN, Card::OverdueAtMiskatonic).holds(ANN, &three);
}

// ---------------------------------------------------------------------------------------------- Cultist Intern

#[test]
fn the_intern_pays_whoever_put_it_there() {
    assert_eq!(drive_and_fix(Card::CultistIntern, plain), ([0; 3], -2));
    let track = Track::of(4).hand(ANN, &[Card::CultistIntern]).deck_top(&[Card::SpikeyBits]);
    let mut race = track.go();
    race.puts(ANN, Card::CultistIntern, CLEO).has_crew(CLEO, &[Card::CultistIntern]);
    race.holds(ANN, &[Card::SpikeyBits]).holds(CLEO, &[]).is_asked(ANN, About::Action);
}

#[test]
fn the_intern_arrives_behind_the_wheel_too_but_not_when_sent_from_there_to_the_pit() {
    let track =
        Track::of(4).hand(ANN, &[Card::CultistIntern]).deck_top(&[Card::SpikeyBits, Card::DrArmitage]);
    let mut race = track.go();
    race.pits(ANN).answer(ANN, Answer::Drive(Card::CultistIntern)).holds(ANN, &[Card::SpikeyBits]);
    race.pits(ANN).answer(ANN, Answer::DriverOut).has_crew(ANN, &[Card::CultistIntern]);
    race.holds(ANN, &[Card::SpikeyBits]);
}

// ---------------------------------------------------------------------------------------------- Nightgaunt Valet

#[test]
fn the_valet_defends_its_pit_stop_from_the_pit_crew_alone() {
    let card = Card::NightgauntValet;
    assert_eq!(drive_and_fix(card, plain), ([1; 3], 1));
    assert_eq!(adds(Source::Card(card), |track| track.crew(BOB, &[card])), [0, 0, 2]);
    assert_eq!(adds(Source::Card(card), |track| track.driver(BOB, card)), [0; 3]);
}

#[test]
fn the_valet_does_not_defend_against_a_free_pass_at_somebody_elses_pit_stop() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::AfterYouProfessor])
        .crew(ANN, &[Card::NightgauntValet])
        .dice(&[2, 1])
        .go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None });
    race.lay(BOB, Card::AfterYouProfessor);
    assert!(race.told(&Event::Redirected { attacker: CLEO, defender: ANN }));
    assert_eq!((race.added(Source::Card(Card::NightgauntValet)), race.last_sums()), ((0, 0), (7, 6)));
    race.is_pack(&[CLEO, ANN, BOB, DAN]);
}

// ---------------------------------------------------------------------------------------------- who drives

#[test]
fn a_driver_comes_from_the_hand_and_the_old_one_joins_the_pit_crew() {
    let mut race = Track::of(4)
        .vehicle(ANN, Vehicle::Feararri)
        .driver(ANN, Card::CousinWhateley)
        .crew(ANN, &[Card::DrArmitage])
        .hand(ANN, &[Card::DeepOneDragRacer])
        .go();
    race.pits(ANN);
    race.offers(ANN, &[Answer::Nothing, Answer::Drive(Card::DeepOneDragRacer), Answer::DriverOut]);
    race.answer(ANN, Answer::Drive(Card::DeepOneDragRacer)).has_driver(ANN, Some(Card::DeepOneDragRacer));
    race.has_crew(ANN, &[Card::DrArmitage, Card::CousinWhateley]);
}
