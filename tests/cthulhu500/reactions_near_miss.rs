//! Near misses: who is asked, and what Azathoth and the angles make of it (8.12).
//!
//! Bob attacks Ann, both with Speed 5. A near miss is no matter of the announcement: whoever holds a card
//! declines there first.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{Arg, Ask, Game, Viewer};
use sobremesa::words::Language;

const AGAIN: Card = Card::AzathothPlaysDice;
const PLUS: Card = Card::AnglesThatDoNotAddUp;

/// Dice are on the table, and both sides have declined to answer the announcement.
fn rolled(attacker: &[Card], defender: &[Card], dice: &[u8]) -> Going {
    let mut race = Track::of(4).turn(BOB).hand(BOB, attacker).hand(ANN, defender).dice(dice).go();
    race.answer(BOB, attempt(ANN));
    let asked: Vec<_> =
        race.asked().into_iter().filter(|one| one.1 == About::Window(Trigger::AttemptStarts)).collect();
    for (seat, _) in asked {
        race.decline(&[seat]);
    }
    race
}

#[test]
fn an_attacker_short_by_one_or_two_is_asked_and_by_three_is_not() {
    for (defence, short) in [(4, true), (5, true), (6, false)] {
        let mut race = rolled(&[AGAIN, PLUS], &[AGAIN, PLUS], &[3, defence]);
        if short {
            race.short(BOB, &[plain(AGAIN), plain(PLUS)]).answer(BOB, Answer::Done);
        } else {
            race.not_short(BOB);
        }
        assert!(race.told(&Event::Held { attacker: BOB, defender: ANN }));
        race.is_pack(&[ANN, BOB, CLEO, DAN]);
    }
}

/// A roll that is not settled stands above the next move even for those who hold nothing for it: neither the
/// turn nor the action is over.
#[test]
fn an_open_roll_is_said_to_those_who_have_nothing_for_it() {
    let mut race = rolled(&[Card::IaIa], &[], &[3, 4]);
    let (said, _) = race.short(BOB, &[]).reads(BOB, Language::English);
    let failed = "Bob 8, Ann 9: it has failed, and nothing of yours changes that.\nGo on: 1 action left.";
    assert_eq!(said, failed, "what would be needed is no help");
    let (said, _) = rolled(&[PLUS], &[], &[3, 4]).reads(BOB, Language::English);
    assert!(said.ends_with("\nReact or go on: 1 action left."), "{said}");
}

/// Who holds nothing that fits is told so where they are asked all the same.
#[test]
fn nobody_is_asked_to_react_with_nothing() {
    let race = rolled(&[AGAIN], &[PLUS], &[3, 3]);
    let view = race.race().view(Viewer::Seat(ANN));
    let mut ask = race.question(ANN);
    let fits = |ask: &Ask<Race>| {
        let heading = Race::screen(&view, Some(ask)).heading;
        heading.args.contains(&("fits".to_owned(), Arg::Number(1)))
    };
    assert!(fits(&ask));
    ask.choices.retain(|choice| !matches!(choice, Answer::Lay(_)));
    assert!(!fits(&ask));
}

#[test]
fn a_defender_short_by_one_or_two_is_asked_and_by_three_is_not() {
    for (attack, short) in [(4, true), (5, true), (6, false)] {
        let mut race = rolled(&[AGAIN, PLUS], &[AGAIN, PLUS], &[attack, 3]);
        if short {
            race.window(Trigger::NearMiss, &[ANN]).offers(ANN, &[Answer::Decline, plain(AGAIN), plain(PLUS)]);
            race.decline(&[ANN]);
        }
        race.asks(BOB, About::Action).is_pack(&[BOB, ANN, CLEO, DAN]);
    }
}

#[test]
fn a_tie_asks_both() {
    let mut race = rolled(&[AGAIN], &[PLUS], &[3, 3]);
    race.window(Trigger::NearMiss, &[ANN, BOB]);
    race.offers(ANN, &[Answer::Decline, plain(PLUS)]).offers(BOB, &[Answer::Decline, plain(AGAIN)]);
    race.decline(&[ANN]).window(Trigger::NearMiss, &[BOB]).decline(&[BOB]);
    // The damage was asked about in the same breath (8.13).
    race.asks(BOB, About::Action).is_damaged(&[ANN, BOB]);
}

#[test]
fn the_angles_add_two() {
    let mut race = rolled(&[PLUS], &[], &[3, 4]);
    race.lay(BOB, PLUS).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert!(race.told(&Event::Added { seat: BOB, card: PLUS, n: 2, sum: 10 }));
    // Short by two, they make a tie of it; for the defender as well.
    let mut race = rolled(&[PLUS], &[], &[3, 5]);
    race.lay(BOB, PLUS).is_damaged(&[ANN, BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
    let mut race = rolled(&[], &[PLUS], &[5, 4]);
    race.lay(ANN, PLUS).is_damaged(&[]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert!(race.in_pile(PLUS));
}

#[test]
fn azathoth_rolls_ones_own_die_again_and_the_new_one_stands() {
    let mut race = rolled(&[AGAIN], &[], &[3, 4, 6]);
    race.lay(BOB, AGAIN).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert!(race.told(&Event::Reroll { seat: BOB, die: 6 }));
    let mut race = rolled(&[AGAIN], &[], &[3, 3, 1]);
    race.lay(BOB, AGAIN).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[]);
    // It is the defender's own die that the defender rolls again.
    let mut race = rolled(&[], &[AGAIN], &[4, 3, 4]);
    race.lay(ANN, AGAIN).is_damaged(&[ANN, BOB]);
}

#[test]
fn whoever_is_short_after_a_card_is_the_one_to_be_asked() {
    let mut race = rolled(&[AGAIN, PLUS], &[AGAIN, PLUS], &[3, 4, 6, 3]);
    race.short(BOB, &[plain(AGAIN), plain(PLUS)]).lay(BOB, PLUS).window(Trigger::CardPlayed, &[ANN, BOB]);
    // 10 against 9, if nobody cancels it: then it is Ann who is short, and she is asked in the same breath.
    race.offers(BOB, &[Answer::Decline]).offers(ANN, &[Answer::Decline, plain(AGAIN), plain(PLUS)]);
    race.decline(&[BOB]).lay(ANN, AGAIN).decline(&[ANN, BOB]);
    // 10 against 11: Bob again.
    race.short(BOB, &[plain(AGAIN)]).lay(BOB, AGAIN).decline(&[ANN]);
    // 10 against 11, with a 3 once more; Bob's hand is empty, and Ann is not short.
    race.asks(BOB, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn totals_that_have_come_too_far_apart_close_the_window() {
    let mut race = rolled(&[AGAIN, PLUS], &[PLUS], &[3, 4, 1]);
    race.lay(BOB, AGAIN).decline(&[ANN, BOB]).asks(BOB, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
    race.holds(BOB, &[PLUS]);
}

#[test]
fn a_cancelled_reroll_rolls_nothing() {
    let mut race = rolled(&[AGAIN], &[Card::IaIa], &[3, 4]);
    race.lay(BOB, AGAIN).window(Trigger::CardPlayed, &[ANN]).cancel(ANN, Card::IaIa, 0);
    race.asks(BOB, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn a_reroll_may_save_the_retreads_or_doom_them() {
    let retreads = |attacker: &[Card], dice: &[u8]| {
        let table =
            Track::of(4).turn(BOB).tires(BOB, Card::RetreadsFromTheCrypt).hand(BOB, attacker).dice(dice);
        let mut race = table.go();
        race.answer(BOB, attempt(ANN));
        race
    };
    // A 1 and 9 against 10; a 4 instead: passed, and nothing breaks.
    let mut race = retreads(&[AGAIN], &[1, 5, 4]);
    race.lay(BOB, AGAIN).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[]);
    // A 2 and 10 against 11; then the 1: it is the die that counted in the end.
    let mut race = retreads(&[AGAIN], &[2, 6, 1]);
    race.lay(BOB, AGAIN).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[BOB]);
    // The 1 stays a 1, whatever is added.
    let mut race = retreads(&[PLUS], &[1, 5]);
    race.lay(BOB, PLUS).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[BOB]);
}

#[test]
fn retreads_break_on_top_of_a_tie() {
    let mut race = Track::of(4).turn(BOB).tires(BOB, Card::RetreadsFromTheCrypt).dice(&[1, 4]).go();
    // 9 against 9: both are damaged, then Bob a second time, and Cleo comes by.
    race.answer(BOB, attempt(ANN)).sums(9, 9).is_damaged(&[ANN, BOB]).is_pack(&[ANN, CLEO, BOB, DAN]);
}

// ---------------------------------------------------------------------------------------------- with the next move (8.12)

#[test]
fn a_move_says_no_to_a_near_miss_and_is_made() {
    let mut race = rolled(&[AGAIN], &[], &[3, 4, 6, 1]);
    race.short(BOB, &[plain(AGAIN)]);
    // Another attempt, and the first one has failed.
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).asks(BOB, About::TurnEnd);
    let held = race.story().iter().position(|one| *one == Event::Held { attacker: BOB, defender: ANN });
    let passed = race.story().iter().position(|one| *one == Event::Passed { passer: BOB, passed: ANN });
    assert!(held.is_some() && held < passed);
}

#[test]
fn after_the_last_action_it_is_asked_with_the_end_of_the_turn() {
    let ended = |answer: Answer| {
        let mut race = Track::of(4).turn(BOB).actions(1).hand(BOB, &[AGAIN, PLUS]).dice(&[3, 4]).go();
        race.answer(BOB, attempt(ANN)).short(BOB, &[plain(AGAIN), plain(PLUS)]).asks(BOB, About::TurnEnd);
        let draws = (0..=2).map(Answer::Draw);
        let moves = draws.chain([AGAIN, PLUS].map(Answer::Discard)).chain([plain(AGAIN), plain(PLUS)]);
        race.offers(BOB, &moves.collect::<Vec<_>>());
        race.answer(BOB, answer);
        race
    };
    ended(Answer::Draw(2)).asks(CLEO, About::Action);
    ended(Answer::Discard(AGAIN)).asks(BOB, About::TurnEnd).holds(BOB, &[PLUS]);
    ended(plain(PLUS))
        .decline(&[BOB])
        .asks(BOB, About::TurnEnd)
        .is_pack(&[BOB, ANN, CLEO, DAN])
        .holds(BOB, &[AGAIN]);
}

#[test]
fn a_wave_says_no_as_well() {
    let options = Options { flag_waving: true, ..Options::printed(Reactions::First) };
    let mut race = Track::with(4, options).turn(BOB).actions(1).hand(BOB, &[AGAIN]).dice(&[3, 4]).go();
    race.answer(BOB, attempt(ANN)).short(BOB, &[plain(AGAIN)]);
    race.answer(BOB, Answer::Wave).not_short(BOB).holds(BOB, &[AGAIN]);
}

#[test]
fn a_near_miss_of_which_something_comes_is_a_window() {
    // Damage in a tie, and for a 1 on bad tires.
    rolled(&[AGAIN], &[], &[3, 3]).window(Trigger::NearMiss, &[BOB]).decline(&[BOB]);
    let retreads = || Track::of(4).turn(BOB).tires(BOB, Card::RetreadsFromTheCrypt).hand(BOB, &[AGAIN]);
    let mut race = retreads().dice(&[1, 5]).go();
    race.answer(BOB, attempt(ANN)).window(Trigger::NearMiss, &[BOB]).decline(&[BOB]);
    race.window(Trigger::DamageComing, &[BOB]).decline(&[BOB]).is_damaged(&[BOB]);
    // A 1 means nothing without them.
    rolled(&[AGAIN], &[], &[1, 2]).short(BOB, &[plain(AGAIN)]);
    // Somebody else's attempt.
    let mut race = Track::of(4).hand(BOB, &[AGAIN]).dice(&[3, 4]).go();
    race.answer(ANN, Answer::PitStop).answer(BOB, Answer::FreePass { with: None });
    race.window(Trigger::NearMiss, &[BOB]).decline(&[BOB]);
}

#[test]
fn whoever_holds_nothing_for_it_is_asked_alike() {
    rolled(&[Card::IaIa], &[], &[3, 4]).short(BOB, &[]).answer(BOB, Answer::PitStop);
    // With an empty hand there is nothing to ask (8.9).
    rolled(&[], &[], &[3, 4]).not_short(BOB);
}

#[test]
fn a_card_is_taken_back_before_it_has_done_anything_and_the_move_after_it() {
    let lay = |race: Track| race.turn(BOB).hand(BOB, &[AGAIN, PLUS]).dice(&[3, 4, 6]).go();
    let mut race = lay(Track::sealed(4));
    race.answer(BOB, attempt(ANN)).short(BOB, &[plain(AGAIN), plain(PLUS)]).lay(BOB, AGAIN);
    // Face down: nobody sees that something lies there, or that more could.
    race.asks(BOB, About::Action).offers(BOB, &[Answer::Decline, plain(PLUS)]);
    assert!(race.take_back(BOB));
    race.short(BOB, &[plain(AGAIN), plain(PLUS)]).lay(BOB, PLUS).answer(BOB, plain(AGAIN));
    race.asks(BOB, About::Action).is_pack(&[BOB, ANN, CLEO, DAN]).holds(BOB, &[]);
}

// ---------------------------------------------------------------------------------------------- repair tests

/// Ann's Car of Cthulhu is in the pit, and has Complexity 5 on its damaged side; she has no pit crew.
fn repairing(hand: &[Card], dice: &[u8]) -> Going {
    let mut race = Track::of(4).damaged(ANN).hand(ANN, hand).dice(dice).go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, Answer::Repair);
    race
}

#[test]
fn a_repair_short_by_one_or_two_asks_its_player_and_by_three_does_not() {
    for (die, short) in [(2, false), (3, true), (4, true), (5, false)] {
        let mut race = repairing(&[AGAIN, PLUS], &[die]);
        if short {
            race.short(ANN, &[plain(AGAIN), plain(PLUS)]).answer(ANN, Answer::Done);
        } else {
            race.not_short(ANN);
        }
        race.is_damaged(if die == 5 { &[] } else { &[ANN] });
        assert_eq!(race.told(&Event::StillBroken { seat: ANN }), die != 5);
    }
}

#[test]
fn nobody_else_is_asked_about_a_repair() {
    let mut race = Track::of(4).damaged(ANN).hand(BOB, &[AGAIN, PLUS]).dice(&[4]).go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, Answer::Repair);
    race.asks(ANN, About::Action).is_damaged(&[ANN]);
    assert!(race.told(&Event::StillBroken { seat: ANN }));
}

#[test]
fn the_angles_repair_what_was_short_by_two() {
    let mut race = repairing(&[PLUS], &[3]);
    race.lay(ANN, PLUS).is_damaged(&[]);
    assert!(race.told(&Event::Added { seat: ANN, card: PLUS, n: 2, sum: 5 }));
    assert!(race.told(&Event::Repaired { seat: ANN }));
}

#[test]
fn azathoth_rolls_a_repair_again() {
    let mut race = repairing(&[AGAIN], &[4, 6]);
    race.lay(ANN, AGAIN).is_damaged(&[]);
    let mut race = repairing(&[AGAIN, PLUS], &[4, 3]);
    race.lay(ANN, AGAIN).decline(&[ANN]);
    // Still short, by two now: she is asked anew.
    race.short(ANN, &[plain(PLUS)]).lay(ANN, PLUS).is_damaged(&[]);
}

// ---------------------------------------------------------------------------------------------- sealed

#[test]
fn a_sealed_table_asks_once() {
    let lay = || Track::sealed(4).turn(BOB).hand(BOB, &[PLUS]).hand(ANN, &[PLUS, AGAIN]);
    let mut race = lay().dice(&[3, 4]).go();
    race.answer(BOB, attempt(ANN)).decline(&[ANN]).short(BOB, &[plain(PLUS)]);
    // 10 against 9 in the end, and Ann would be short; but the dice are not asked about again.
    race.lay(BOB, PLUS).window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]);
    race.asks(BOB, About::Action).is_pack(&[BOB, ANN, CLEO, DAN]).holds(ANN, &[PLUS, AGAIN]);
}

#[test]
fn a_sealed_tie_lets_both_sides_answer_at_once() {
    let mut race = Track::sealed(4).turn(BOB).hand(BOB, &[PLUS]).hand(ANN, &[AGAIN]).dice(&[3, 3, 5]).go();
    race.answer(BOB, attempt(ANN)).decline(&[ANN]).window(Trigger::NearMiss, &[ANN, BOB]);
    race.lay(BOB, PLUS).window(Trigger::NearMiss, &[ANN]).lay(ANN, AGAIN);
    // 3 + 5 + 2 against 5 + 5.
    race.asks(BOB, About::Action).is_damaged(&[ANN, BOB]);
}
