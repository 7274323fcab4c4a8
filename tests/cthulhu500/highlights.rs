//! The best moments of a race, from what was told of it.

use crate::track::*;
use sobremesa::games::cthulhu500::race::Order;
use sobremesa::games::cthulhu500::{Event, Race, Source, Total};
use sobremesa::kernel::{Arg, Recalls, Seat, Text};

fn total(die: i8, speed: i8) -> Total {
    let mut total = Total::default();
    total.add(Source::Die, die);
    total.add(Source::Speed, speed);
    total
}

/// A pass that comes to these sums.
fn passed(passer: Seat, passed: Seat, attack: Total, defence: Total) -> [Event; 2] {
    [
        Event::PassingTest { attacker: passer, attack, defender: passed, defence },
        Event::Passed { passer, passed },
    ]
}

fn keys(story: &[Event]) -> Vec<String> {
    Race::highlights(story).into_iter().map(|text| text.key).collect()
}

fn number(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find(|(arg, _)| *arg == name).and_then(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    })
}

#[test]
fn nothing_is_made_up() {
    assert!(Race::highlights(&[]).is_empty());
    let held = Event::Held { attacker: ANN, defender: BOB };
    let test = passed(ANN, BOB, total(6, 4), total(1, 1))[0].clone();
    assert!(keys(&[test, held]).is_empty(), "an attempt that failed is no pass");
    assert!(keys(&[Event::Passed { passer: ANN, passed: BOB }]).is_empty(), "nobody rolled");
}

#[test]
fn the_closest_and_the_clearest_pass_are_told_as_they_ended() {
    let mut story = passed(ANN, BOB, total(3, 5), total(2, 5)).to_vec();
    story.extend(passed(BOB, CLEO, total(4, 6), total(4, 5)));
    // Cleo's die shows 1 at first and 6 in the end: nine ahead.
    let [test, pass] = passed(CLEO, ANN, total(1, 5), total(1, 1));
    story.extend([test, Event::Reroll { seat: CLEO, die: 6 }, pass]);
    let told = Race::highlights(&story);
    assert_eq!(keys(&story), ["moment-close", "moment-rout"]);
    assert_eq!((number(&told[0], "sum"), number(&told[0], "othersum")), (Some(10), Some(9)), "more at stake");
    assert_eq!((number(&told[1], "sum"), number(&told[1], "othersum")), (Some(11), Some(2)));
}

#[test]
fn streaks_wrecks_and_climbs_are_told_from_three_on() {
    let turn = Event::Turn { seat: ANN, extra: false };
    let pass = |times: usize| vec![Event::Passed { passer: ANN, passed: BOB }; times];
    let split = [pass(2), vec![turn.clone()], pass(2)].concat();
    assert!(keys(&split).is_empty(), "two and two are no streak");
    assert_eq!(keys(&[vec![turn], pass(3)].concat()), ["moment-streak"]);
    let hit = Event::Damaged { seat: BOB, again: false };
    assert!(keys(&vec![hit.clone(); 2]).is_empty());
    assert_eq!(keys(&vec![hit; 3]), ["moment-wreck"]);
    let pack: Order = [ANN, BOB, CLEO].into_iter().collect();
    let ranking = |first: Seat| Event::Over { ranking: [first].into_iter().collect() };
    assert!(keys(&[Event::Grid { pack: pack.clone() }, ranking(BOB)]).is_empty());
    assert_eq!(keys(&[Event::Grid { pack }, ranking(CLEO)]), ["moment-climb"]);
}
