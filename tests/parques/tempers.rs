//! The tempers of players without a person: each is fond of what it is called after, and whoever has none
//! plays straight.

use crate::table::{BLUE, GREEN, Laid, RED, Table, said};
use sobremesa::games;
use sobremesa::games::parques::driver::{sharp, tempered};
use sobremesa::games::parques::temper::Temper;
use sobremesa::kernel::{Game, Viewer};

/// What Red plays who counts cells: straight, and with a temper.
fn plays(table: &Table, temper: Temper) -> (String, String) {
    let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
    (said(&sharp(&view, ask)), said(&tempered(&view, ask, true, Some(temper))))
}

#[test]
fn an_avenger_captures_whoever_captured_it() {
    for (foe, play) in [(BLUE, "1+3"), (GREEN, "2+3")] {
        let laid = Laid::sheet().side(RED, "5 22 H H").on(BLUE, 8).on(GREEN, 25).owes(RED, foe);
        let table = laid.throws(&[(1, 2)]).play();
        let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
        for counts_cells in [true, false] {
            let played = tempered(&view, ask, counts_cells, Some(Temper::Avenger));
            assert_eq!(said(&played), play, "{foe:?}, {counts_cells}");
        }
    }
}

#[test]
fn a_calm_one_goes_where_nobody_captures_it() {
    let table = Laid::sheet().side(RED, "29 3 H H").throws(&[(1, 3)]).play();
    let (straight, calm) = plays(&table, Temper::Calm);
    assert_eq!(calm, "2+4", "onto seguro 7");
    assert_ne!(straight, calm);
}

#[test]
fn a_runner_moves_the_piece_that_is_farthest() {
    let table = Laid::sheet().side(RED, "13 29 H H").throws(&[(1, 2)]).play();
    let (straight, runner) = plays(&table, Temper::Runner);
    assert_eq!(runner, "2+3");
    assert_ne!(straight, runner);
}

#[test]
fn a_warrior_stays_behind_its_prey() {
    let table = Laid::sheet().side(RED, "13 29 H H").on(GREEN, 43).throws(&[(1, 2)]).play();
    let (straight, warrior) = plays(&table, Temper::Warrior);
    assert!(warrior.contains("2+"), "Green stands fourteen before the second piece: {warrior}");
    assert!(!straight.contains("2+"), "{straight}");
}

#[test]
fn the_name_of_a_bot_says_its_temper() {
    use sobremesa::drivers::Level::{Novice, Racer, Rookie};
    let parques = games::mind("parques").unwrap();
    assert_eq!(parques.tempers(), Temper::IDS);
    let of = |name, level| parques.temper_of(name, level);
    assert_eq!(
        [of("Amparo", Rookie), of("Beto", Racer), of("Estela", Rookie)],
        [Some("avenger"), Some("calm"), Some("avenger")]
    );
    assert_eq!([of("Amparo", Novice), of("Ann", Racer)], [None, None]);
    // In the race only those who think ahead have one; where there are no tempers nobody has.
    let race = games::mind("cthulhu500").unwrap();
    assert_eq!([race.temper_of("Dyer", Rookie), race.temper_of("Dyer", Racer)], [None, Some("miser")]);
    assert_eq!(games::mind("fugitive").unwrap().temper_of("Quill", Racer), None);
}
