//! What people press in a turn, as `sobremesa pace` counts it.

use clap::Parser;
use sobremesa::cli::pace::Pace;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    pace: Pace,
}

/// A turn is a throw and a play, where it has no pair. To blow is offered beside that, and nobody presses to leave it.
#[test]
fn offers_that_are_left_are_no_presses() {
    let line = ["pace", "parques", "--players", "4", "--games", "1", "--preset", "quick"];
    let told = Line::parse_from(line).pace.run().unwrap();
    let (_, counted) = told.split_once("by the players themselves ").unwrap();
    let (_, a_turn) = counted.split_once(": ").unwrap();
    let presses: f64 = a_turn.split(' ').next().unwrap().parse().unwrap();
    assert!((1.0..2.0).contains(&presses), "{told}");
}
