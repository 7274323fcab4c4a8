//! What a table can be, and what is counted of it: the bounds of saves, an empty box, the final places, dice that were never rolled.

use crate::track::*;
use sobremesa::games::cthulhu500::race::{Flag, Phase};
use sobremesa::games::cthulhu500::{Event, Line, Race, Source, Total, fortune};
use sobremesa::kernel::{Game, Seat, Text};

fn race() -> Race {
    Track::of(3).laps(CLEO, 2).go().race().clone()
}

#[test]
fn a_turn_adds_to_its_attack_no_more_than_a_counter_holds() {
    for (attack, right) in [(-31, Err("a counter")), (-30, Ok(())), (30, Ok(())), (31, Err("a counter"))] {
        let mut race = race();
        race.turn.attack = attack;
        assert_eq!(race.check(), right, "{attack}");
    }
}

#[test]
fn in_an_empty_box_there_is_a_card_to_draw_only_where_the_flag_is_the_new_deck() {
    let mut race = race();
    race.deck.clear();
    race.pile.clear();
    for (flag, can) in [(Flag::Aside(0), true), (Flag::Aside(1), false), (Flag::Raised(2), false)] {
        race.flag = flag;
        assert_eq!(race.can_draw(), can, "{flag:?}");
    }
}

#[test]
fn a_race_that_is_over_says_everybodys_place_and_laps() {
    let mut race = race();
    assert!(race.verdict().is_empty(), "nobody has won yet");
    race.phase = Phase::Over;
    let line = |key: &str, place: i64, seat: Seat, laps: i64| {
        Text::new(key).with("place", place).with("player", seat).with("laps", laps)
    };
    let said = [
        line("verdict-winner", 1, CLEO, 2),
        line("verdict-place", 2, ANN, 0),
        line("verdict-place", 3, BOB, 0),
    ];
    assert_eq!(race.verdict(), said);
}

#[test]
fn a_side_without_a_die_has_had_no_luck_with_dice() {
    let line = |from, n| Line { from, n };
    let total = |lines: &[Line]| Total(lines.iter().copied().collect());
    let attack = total(&[line(Source::Die, 5), line(Source::Speed, 5)]);
    let test = Event::PassingTest {
        attacker: ANN,
        attack,
        defender: BOB,
        defence: total(&[line(Source::Speed, 5)]),
    };
    let keys = |seat| fortune(std::slice::from_ref(&test), seat).into_iter().map(|text| text.key);
    assert_eq!(keys(ANN).collect::<Vec<_>>(), ["luck-dice"]);
    assert_eq!(keys(BOB).count(), 0);
}
