//! How games end: places, shared places, and teams.

use sobremesa::kernel::{Outcome, Seat};

#[test]
fn places_are_shared_and_those_after_them_skipped() {
    let [a, b, c, d] = [0, 1, 2, 3].map(Seat);
    let draw = Outcome::of(vec![vec![a, c], vec![b], vec![d]]);
    assert_eq!(draw.placed(), [(a, 1), (c, 1), (b, 3), (d, 4)]);
    assert!(draw.is_draw() && draw.winners() == [a, c]);
    let teams = Outcome::of_teams(vec![vec![a, c], vec![b, d]]);
    assert_eq!(teams.placed(), [(a, 1), (c, 1), (b, 3), (d, 3)]);
    assert!(!teams.is_draw() && teams.team(d) == Some(1));
    let even = Outcome { places: vec![vec![a, b, c, d]], ..teams };
    assert!(even.is_draw());
    let alone = Outcome::ranked([b, a]);
    assert!(!alone.is_draw() && alone.placed() == [(b, 1), (a, 2)] && alone.team(a).is_none());
}

#[test]
fn whoever_stands_nowhere_shares_nothing() {
    let [a, b, c] = [0, 1, 2].map(Seat);
    let outcome = Outcome::of(vec![vec![a, b]]);
    assert!(outcome.is_shared(a) && outcome.is_shared(b) && !outcome.is_shared(c));
    let nobody = Outcome::of(Vec::new());
    assert!(nobody.winners().is_empty() && !nobody.is_draw());
}
