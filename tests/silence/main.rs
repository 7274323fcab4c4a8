//! The proof of silence through the whole bot: two worlds side by side, each with its own Discord, its own
//! bot with its own file, its own log, its own clock, which stands still until it is told to go on, and the
//! same dice. People do the same in both. What one seat and a stranger cannot see is dealt otherwise in the
//! second: everything that these two get must be the same, to the byte, and so must everything that anybody
//! can count, and when it came.
//!
//! `tests/host/silence` looks at windows by the thousand, but ends where the host does; here it is few of
//! them, from the press to the last byte that leaves the process, in every game that has secrets.

mod course;
mod dealt;
mod evening;
mod leaks;
#[path = "../support/length.rs"]
mod length;
mod oracle;
mod pair;
#[path = "../support/redeal.rs"]
mod redeal;
#[path = "../support/redeal/carcassonne.rs"]
mod redeal_carcassonne;
#[path = "../support/redeal/fugitive.rs"]
mod redeal_fugitive;
#[path = "../support/redeal/mythos.rs"]
mod redeal_mythos;
mod said;
mod still;
mod world;

use course::{Came, Course, play};
use evening::evening;
use leaks::Leak;
use length::brief_or;
use pair::{COUNTED, Pair};
use sobremesa::kernel::Seat;
use world::Error;

/// How well bots play, by its place among the levels.
const ROOKIE: &str = "1";
const RACER: &str = "2";

/// On a busy machine two changes of a message may become one edit in one world: how many there were is
/// counted again. What tells something hidden tells it each time.
fn again<T>(mut played: impl FnMut() -> Result<T, Error>) -> Result<T, Error> {
    const TIMES: usize = 2;
    let mut came = played();
    for _ in 1..TIMES {
        match &came {
            Err(why) if why.to_string().starts_with(COUNTED) => eprintln!("again: {why}"),
            _ => break,
        }
        came = played();
    }
    came
}

#[test]
fn nothing_that_leaves_the_bot_tells_what_is_hidden_and_each_planted_leak_would() {
    for seat in brief_or(1..2, 0..3) {
        let played: Result<Pair, Error> = again(|| evening(Seat(seat)));
        let mut pair = played.unwrap_or_else(|why| panic!("seat {seat}: {why}"));
        let looked = &pair.looked;
        assert!(looked.deeds > 20 && looked.bodies > 10 && looked.pictures > 0, "{looked:?}");
        assert!(looked.pressed > 20 && looked.letters > 0 && looked.log > 0, "{looked:?}");
        eprintln!("{looked:?}");
        // Each way out of the process has somebody who looks at it.
        let unnoticed: Vec<Leak> = Leak::ALL
            .into_iter()
            .filter(|leak| pair.tells(*leak).unwrap_or_else(|why| panic!("{leak:?}: {why}")).is_none())
            .collect();
        assert!(unnoticed.is_empty(), "seat {seat}: {unnoticed:?} go unnoticed");
    }
}

/// Plays a course, and says what came of it.
fn played(course: &Course) -> Came {
    let viewer = course.viewer;
    let (pair, came) =
        again(|| play(course)).unwrap_or_else(|why| panic!("{}, {viewer}: {why}", course.kind));
    eprintln!("{} as {viewer} sees it: {:?}, {came:?}", course.kind, pair.looked);
    assert!(pair.looked.bodies > 10 && pair.looked.pressed > 20, "{:?}", pair.looked);
    came
}

/// Windows at a live table, in which bots take part, those that think among them: what they do comes of what
/// they hold and of what everybody knows. Answers take effect as they come, or lie face down until all are
/// in.
#[test]
fn windows_tell_nothing_and_bots_that_think_know_nothing() {
    const PEOPLE: &[&str] = &["Ann", "Bob", "Carmen"];
    const FIRST: &[(&str, u64)] = &[("pace", 0), ("reactions", 0)];
    const SEALED: &[(&str, u64)] = &[("pace", 0), ("reactions", 1)];
    let all = [("Bob", FIRST), ("Carmen", SEALED)];
    for (viewer, options) in all.into_iter().take(brief_or(1, 2)) {
        let course = Course {
            kind: "cthulhu500",
            options,
            people: PEOPLE,
            bots: 1,
            level: RACER,
            viewer,
            opening: 8,
            deeds: 24,
            whims: 4,
            unlike: false,
        };
        let came = played(&course);
        assert!(came.windows > 2 && came.moments > 2 && came.others > 2, "{came:?}");
    }
}

/// Two people at a game of this kind, as each of these sees it.
fn two(
    kind: &'static str,
    options: &'static [(&'static str, u64)],
    opening: usize,
    viewers: &[&'static str],
) -> Came {
    const PEOPLE: &[&str] = &["Ann", "Bob"];
    let mut all = Came::default();
    for viewer in viewers {
        let (deeds, whims, level) = (16, 3, ROOKIE);
        let course = Course {
            kind,
            options,
            people: PEOPLE,
            bots: 0,
            level,
            viewer,
            opening,
            deeds,
            whims,
            unlike: kind == "fugitive",
        };
        let came = played(&course);
        assert!(came.others > 2 && came.own > 2, "{came:?}");
        all.unlike += came.unlike;
    }
    all
}

/// Ann runs, and lays other numbers face down in each world.
#[test]
fn fugitive_tells_nothing() {
    assert!(two("fugitive", &[("roles", 1)], 8, &["Bob"]).unlike > 0);
}

#[test]
fn mythos_tells_nothing() {
    two("mythos", &[], 2, brief_or(&["Bob"][..], &["Bob", "Ann"]));
}

/// Others hold other halves.
#[test]
fn carcassonne_tells_nothing() {
    two("carcassonne", &[("halves", 0)], 4, brief_or(&["Bob"][..], &["Bob", "Ann"]));
}
