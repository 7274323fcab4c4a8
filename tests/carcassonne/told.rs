//! What is told beside points: what has met, roads that end nowhere, halves that fill holes, and the best moments of a game.

use crate::play::set_up;
use sobremesa::drivers::{Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::score::{self, Score};
use sobremesa::games::carcassonne::shape::{Edge, Feature};
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{Event, Options, Table};
use sobremesa::kernel::{Ask, Dice, Game, Pick, Player, Seat, Seats, play_through};

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// Lays curves so that their roads reach two sides each, counted clockwise from the north; the number of the last.
fn curves(table: &mut Table, all: &[(&str, [usize; 2])]) -> u8 {
    let curve = Piece::from_id("V").unwrap();
    let mut last = 0;
    for (at, sides) in all {
        let leads = |turn: &u8| sides.iter().all(|side| curve.shape(*turn).edges[*side] == Edge::Road);
        let turn = (0..4).find(leads).unwrap();
        last = table.land.put(curve, square(at), turn, None).unwrap();
    }
    last
}

fn road_of(table: &Table, number: u8) -> u16 {
    let segments = &table.land.laid()[usize::from(number)].piece.facts().segments;
    let at = segments.iter().position(|segment| segment.feature == Feature::Road).unwrap();
    table.land.feature_at(number, at as u8)
}

#[test]
fn a_road_that_comes_back_to_where_it_began_is_a_ring() {
    let mut table = set_up(&Options::BASE, 2, Dice::from_number(1));
    let three = [("M51", [1, 2]), ("N51", [3, 2]), ("M52", [0, 1])];
    let last = curves(&mut table, &three);
    assert!(!score::score(&table.land, road_of(&table, last)).ring, "it is still open");
    let last = curves(&mut table, &[("N52", [0, 3])]);
    let ring = score::score(&table.land, road_of(&table, last));
    assert!(ring.ring && ring.complete && ring.points == 4, "{ring:?}");
    // The road of the start tile, closed by a monastery at either end, has two ends.
    let monastery = Piece::from_id("A").unwrap();
    table.land.put(monastery, square("L50"), 3, None).unwrap();
    let last = table.land.put(monastery, square("N50"), 1, None).unwrap();
    let road = score::score(&table.land, road_of(&table, last));
    assert!(!road.ring && road.complete && road.points == 3, "{road:?}");
}

/// Looks at everything that meets, on the table where it has just met.
#[derive(Default)]
struct Onlooker {
    cities: usize,
    fields: usize,
}

impl Player<Table> for Onlooker {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        let Event::Met { feature, square, seats, followers } = event else { return };
        let number = table.land.on(*square).last().unwrap() as u8;
        let segments = 0..table.land.laid()[usize::from(number)].piece.facts().segments.len() as u8;
        let there = |at: u8| {
            let node = table.land.node(table.land.feature_at(number, at));
            let standing = node.followers.iter().zip(0..).filter(|(count, _)| **count > 0);
            let whose: Seats = standing.map(|(_, seat)| Seat(seat)).collect();
            node.feature == *feature && whose == *seats && node.followers.iter().sum::<u8>() == *followers
        };
        assert!(seats.len() > 1 && segments.into_iter().any(there), "{event:?}");
        self.cities += usize::from(*feature == Feature::City);
        self.fields += usize::from(*feature == Feature::Field);
    }
}

#[test]
fn cities_and_meadows_of_several_that_become_one_are_told() {
    let mut onlooker = Onlooker::default();
    for game in 0..12 {
        play_through(set_up(&Options::BASE, 4, game_dice(5, game)), &mut onlooker).unwrap();
    }
    assert!(onlooker.cities > 0 && onlooker.fields > 0, "{} and {}", onlooker.cities, onlooker.fields);
}

fn scored(feature: Feature, to: &[u8], points: u16) -> Score {
    Score {
        feature,
        square: square("K47"),
        complete: true,
        count: 3,
        shields: 0,
        followers: [0; 6],
        to: to.iter().map(|seat| Seat(*seat)).collect(),
        hill: false,
        points,
        ring: false,
    }
}

#[test]
fn the_best_moments_name_what_decided_what_filled_a_hole_and_what_gave_points_to_most() {
    let laid = |hole| Event::Laid {
        seat: Seat(0),
        piece: Piece::from_id("V").unwrap(),
        square: square("K47"),
        turn: 0,
        whole: false,
        segment: None,
        left: 7,
        hole,
    };
    let by = Seat(0);
    let now = |feature, to: &[u8], points| Event::Scored { by, score: scored(feature, to, points) };
    let last = |to: &[u8], points| Event::Final { score: scored(Feature::Field, to, points) };
    let keys = |story: &[Event]| -> Vec<String> {
        Table::highlights(story).iter().map(|text| text.key.to_string()).collect()
    };
    let has = |story: &[Event], key: &str| keys(story).iter().any(|one| one == key);
    let led = [laid(false), now(Feature::City, &[0], 12), now(Feature::Road, &[1], 4)];
    assert!(!has(&led, "highlight-decided") && !has(&led, "highlight-many"), "{:?}", keys(&led));
    let with = |more: &[Event]| -> Vec<Event> { led.iter().chain(more).cloned().collect() };
    assert!(has(&with(&[last(&[1], 9)]), "highlight-decided"), "Bob came past Ann");
    assert!(!has(&with(&[last(&[1], 6)]), "highlight-decided"), "Ann still led");
    assert!(!has(&with(&[last(&[0], 9)]), "highlight-decided"), "Ann led all the time");
    assert!(has(&with(&[now(Feature::City, &[2], 2)]), "highlight-many"), "three by one tile");
    assert!(!has(&with(&[laid(false), now(Feature::City, &[2], 2)]), "highlight-many"), "by two tiles");
    assert!(has(&with(&[laid(true)]), "highlight-hole"));
}
