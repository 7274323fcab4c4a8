//! The cases of the sheet of cases, one test each, by their numbers: jail, moving, three pairs.

use crate::table::{BLUE, GREEN, Laid, RED, YELLOW, sheet};
use sobremesa::games::parques::About;
use sobremesa::games::parques::board::Board;
use sobremesa::games::parques::event::Deed;

#[test]
fn case_1_a_third_try_brings_all_out() {
    let table = Laid::sheet().throws(&[(2, 5), (3, 1), (6, 6), (1, 2)]).play();
    assert_eq!(table.left(), 0, "one more throw, and one only");
    let tales = table.tales();
    assert_eq!((tales.len(), tales[0].tries.len()), (1, 2), "three tries are one line");
    assert!(matches!(&tales[0].deeds[..], [Deed::Released { pieces, .. }] if pieces.len() == 4));
    assert_eq!(table.offered(), ["1+1 2+2", "1+3"]);
    assert_eq!(table.places(RED), "0 0 0 0");
}

#[test]
fn case_2_a_first_pair_forgets_the_other_tries() {
    let table = Laid::sheet().throws(&[(3, 3), (1, 2)]).play();
    assert_eq!(table.places(RED), "0 0 J J");
    assert_eq!((table.about(), table.left()), (Some(About::Play), 0));
}

#[test]
fn case_3_three_tries_without_a_pair_are_one_line() {
    let table = Laid::sheet().throws(&[(4, 5), (2, 6), (1, 3)]).play();
    assert_eq!((table.turn(), table.left(), table.tales().len()), (YELLOW, 0, 1));
    assert_eq!(table.tales()[0].tries.len(), 2);
}

#[test]
fn case_4_one_throw_where_a_piece_is_in_play() {
    let table = Laid::sheet().side(RED, "J J J 20").throws(&[(2, 5)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn()), ("J J J 27", YELLOW));
}

#[test]
fn case_5_nobody_in_play_means_jail_or_home() {
    let table = Laid::sheet().side(RED, "J J H H").throws(&[(2, 5), (2, 4), (1, 6)]).play();
    assert_eq!((table.turn(), table.left()), (YELLOW, 0));
}

#[test]
fn case_6_a_release_is_owed_and_uses_the_pair_up() {
    let table = Laid::sheet().side(RED, "J 5 9 30").throws(&[(6, 6), (1, 2)]).play();
    assert_eq!(table.places(RED), "0 5 9 30");
    assert_eq!((table.about(), table.left()), (Some(About::Play), 0));
}

#[test]
fn cases_7_8_9_pair_after_pair() {
    let table = Laid::sheet().side(RED, "J J J 30").throws(&[(4, 4), (1, 1), (5, 5)]).play();
    assert_eq!(table.places(RED), "0 0 0 30");
    assert_eq!(table.offered(), ["carry 1", "carry 4"], "any of three is one button");
    let mut table = table;
    table.choose("carry 4");
    assert_eq!((table.places(RED).as_str(), table.turn(), table.left()), ("0 0 0 H", YELLOW, 0));
}

#[test]
fn case_10_pairs_count_from_the_first_and_tries_do_not() {
    let table = Laid::sheet().throws(&[(2, 4), (5, 5), (6, 6), (3, 3)]).play();
    assert_eq!(table.places(RED), "H 0 0 0", "they all stand on the salida: nobody is asked which");
    assert_eq!((table.turn(), table.left()), (YELLOW, 0));
}

#[test]
fn case_11_home_with_one_die_wins_at_once() {
    let table = Laid::sheet().side(RED, "66 H H H").throws(&[(5, 5)]).play();
    assert!(table.is_over() && table.left() == 0 && table.now.asks.is_empty());
}

#[test]
fn case_12_only_the_die_that_fits() {
    let table = Laid::sheet().side(RED, "66 H H H").throws(&[(4, 6)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn()), ("70 H H H", YELLOW));
    assert!(table.tales()[0].deeds.contains(&Deed::Half { die: 6 }));
}

#[test]
fn case_13_either_die_alone() {
    let mut table = Laid::sheet().side(RED, "68 H H H").throws(&[(3, 2)]).play();
    assert_eq!(table.offered(), ["1+2", "1+3"]);
    table.choose("1+2");
    assert_eq!(table.places(RED), "70 H H H");
}

#[test]
fn case_14_both_dice_must_be_used() {
    let table = Laid::sheet().side(RED, "68 10 H H").throws(&[(3, 2)]).play();
    assert_eq!(table.offered(), ["1+2 2+3", "1+3 2+2", "2+5"]);
}

#[test]
fn case_15_both_home_with_a_pair() {
    let table = Laid::sheet().side(RED, "69 69 H H").throws(&[(2, 2)]).play();
    assert!(table.is_over() && table.left() == 0);
}

#[test]
fn case_16_nothing_usable() {
    let table = Laid::sheet().side(RED, "70 69 H H").throws(&[(5, 6)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn()), ("70 69 H H", YELLOW));
    assert_eq!(table.tales()[0].deeds, [Deed::Lost]);
}

#[test]
fn case_17_a_pair_that_moves_nothing_gives_a_throw() {
    let table = Laid::sheet().side(RED, "70 69 H H").throws(&[(4, 4), (5, 6)]).play();
    assert_eq!((table.turn(), table.left()), (YELLOW, 0));
    assert_eq!(table.tales()[0].pair, 1);
}

#[test]
fn case_18_past_the_tip_into_the_lane() {
    let table = Laid::sheet().side(RED, "60 H H H").throws(&[(3, 2)]).play();
    assert_eq!(table.places(RED), "65 H H H");
    let board = &table.game().board;
    assert_eq!((board.cell(RED, 63), board.cell(RED, 64)), (Some(63), None));
}

#[test]
fn case_19_the_lane_is_not_the_circuit() {
    let table = Laid::sheet().side(RED, "60 H H H").side(YELLOW, "47 J J J").throws(&[(3, 1)]).play();
    assert_eq!(table.game().board.cell(YELLOW, 47), Some(64));
    assert_eq!((table.places(RED).as_str(), table.places(YELLOW).as_str()), ("64 H H H", "47 J J J"));
}

#[test]
fn case_20_all_that_stand_there_go_to_jail() {
    let laid = Laid::sheet().side(RED, "10 H H H").on(BLUE, 15).on(BLUE, 15);
    let table = laid.throws(&[(2, 3)]).play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("15 H H H", "J J J J"));
    assert_eq!(table.game().records[0].made, 2);
}

#[test]
fn case_21_a_total_passes_without_touching() {
    let laid = || Laid::sheet().side(RED, "10 40 H H").on(BLUE, 13).throws(&[(3, 5)]);
    let mut table = laid().play();
    assert_eq!(table.offered(), ["1+3 2+5", "1+5 2+3", "1+8", "2+8"]);
    table.choose("1+3 2+5");
    assert_eq!(table.places(BLUE), "J J J J");
    let mut table = laid().play();
    table.choose("1+8");
    assert!(!table.places(BLUE).starts_with('J'));
}

#[test]
fn case_22_only_the_total_captures_where_it_ends() {
    let laid = Laid::sheet().side(RED, "10 H H H").on(BLUE, 13).on(GREEN, 18);
    let table = laid.throws(&[(3, 5)]).play();
    assert_eq!(table.places(RED), "18 H H H");
    assert_eq!(table.places(GREEN), "J J J J");
    assert!(!table.places(BLUE).starts_with('J'));
}

#[test]
fn case_23_nobody_is_captured_on_a_seguro() {
    let laid = Laid::sheet().side(RED, "4 40 H H").on(BLUE, 7).throws(&[(3, 6)]);
    let mut table = laid.play();
    table.choose("1+3 2+6");
    assert_eq!(table.places(RED), "7 46 H H");
    assert!(!table.places(BLUE).starts_with('J'));
}

#[test]
fn case_24_any_number_stand_on_a_seguro() {
    let laid = Laid::sheet().side(RED, "24 24 H H").on(BLUE, 24).on(GREEN, 24).on(YELLOW, 24);
    let table = laid.throws(&[(1, 2)]).play();
    assert_eq!(table.game().board.on_circuit().filter(|(_, cell)| *cell == 24).count(), 5);
    assert!(Board::new(&sheet(), 4).is_seguro(24));
}

#[test]
fn case_25_the_owner_comes_out() {
    let laid = Laid::sheet().side(RED, "17 H H H").side(YELLOW, "J J 20 30").turn(YELLOW);
    let table = laid.throws(&[(2, 2), (1, 3)]).play();
    assert_eq!((table.places(YELLOW).as_str(), table.places(RED).as_str()), ("0 0 20 30", "J H H H"));
    assert_eq!((table.about(), table.left()), (Some(About::Play), 0));
}

#[test]
fn case_26_all_visitors_by_any_release() {
    let laid = Laid::sheet().side(RED, "17 J J J").on(BLUE, 17).side(YELLOW, "J H H H").turn(YELLOW);
    let table = laid.throws(&[(6, 6), (1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("J J J J", "J J J J"));
}

#[test]
fn case_27_only_a_release_captures_on_the_salida() {
    let laid = Laid::sheet().side(RED, "17 J J J").side(YELLOW, "20 H H H").turn(YELLOW);
    let table = laid.throws(&[(2, 2), (1, 3)]).play();
    assert_eq!((table.places(YELLOW).as_str(), table.places(RED).as_str()), ("28 H H H", "17 J J J"));
}

#[test]
fn case_28_visitors_share_a_salida() {
    let laid = Laid::sheet().side(RED, "17 J J J").on(BLUE, 14).turn(BLUE).throws(&[(1, 2)]);
    let table = laid.play();
    assert_eq!(table.places(RED), "17 J J J");
    assert_eq!(table.game().board.on_circuit().filter(|(_, cell)| *cell == 17).count(), 2);
}

#[test]
fn case_29_a_third_pair_releases_nobody() {
    let laid = Laid::sheet().side(RED, "17 J J J").side(YELLOW, "J J 20 H").turn(YELLOW).pairs(2);
    let table = laid.throws(&[(6, 6)]).play();
    assert_eq!((table.places(YELLOW).as_str(), table.places(RED).as_str()), ("J J H H", "17 J J J"));
    assert_eq!(table.turn(), BLUE);
}

#[test]
fn case_30_an_empty_arms_salida_is_safe() {
    let laid = Laid::of(3, sheet()).side(RED, "51 H H H").side(BLUE, "15 H H H").turn(BLUE);
    let table = laid.throws(&[(1, 1), (3, 2)]).play();
    assert_eq!(table.game().board.owner(3), None);
    assert_eq!((table.places(BLUE).as_str(), table.places(RED).as_str()), ("22 H H H", "51 H H H"));
}

#[test]
fn case_31_ones_own_tip_is_on_the_circuit() {
    let mut table = Laid::sheet().side(BLUE, "62 0 H H").turn(BLUE).throws(&[(1, 4)]).play();
    assert_eq!(table.offered(), ["1+1 2+4", "1+4 2+1", "1+5", "2+5"]);
    table.choose("1+1 2+4");
    assert_eq!(table.game().board.cell(BLUE, 63), Some(29));
    assert!(table.game().board.is_safe(29));
    let mut table = Laid::sheet().side(BLUE, "62 0 H H").turn(BLUE).throws(&[(1, 4)]).play();
    table.choose("1+5");
    assert_eq!(table.places(BLUE), "67 0 H H");
}

#[test]
fn case_32_the_end_is_at_once() {
    let laid = Laid::sheet().side(RED, "67 H H H").side(BLUE, "J H H H");
    let table = laid.throws(&[(2, 2)]).play();
    assert!(table.is_over() && table.left() == 0);
    assert_eq!(table.places(BLUE), "J H H H");
}

#[test]
fn case_64_pieces_on_one_cell_are_interchangeable() {
    let table = Laid::sheet().side(RED, "10 10 20 H").throws(&[(2, 5)]).play();
    assert_eq!(table.offered(), ["1+2 2+5", "1+2 3+5", "1+5 3+2", "1+7", "3+7"]);
}
