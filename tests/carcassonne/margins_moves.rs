//! Where rules end: what is just within bounds and just beyond, who is left out, and what a line says to what
//! just misses.

use crate::notation::{Typing, drawn};
use crate::play::{first_turn, only, set_up};
use crate::playing::{ANN, BOB, Playing, piece, square};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::score::{Score, score};
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Event, Marks, Options, Table};
use sobremesa::kernel::{Arg, Dice, Game, Notation, Now, Recalls, Refusal, Seat, Text, Viewer};

fn two() -> Table {
    first_turn(&Options::PROPOSED)
}

fn put(table: &mut Table, id: &str, at: &str, turn: u8) -> u8 {
    table.land.put(piece(id), square(at), turn, Some(ANN)).unwrap()
}

fn name(square: &str) -> Arg {
    Arg::Verbatim(square.to_owned())
}

#[test]
fn who_has_gone_home_stood_on_a_segment_that_there_is() {
    let mut table = set_up(&Options::PROPOSED, 2, Dice::from_number(1));
    // The first tile has a city, a road and two fields.
    table.gone.push(Follower { seat: ANN, laid: 0, segment: 3 });
    assert_eq!(table.check(), Ok(()));
    table.gone[0].segment = 4;
    assert_eq!(table.check(), Err("a follower that never stood there"));
}

#[test]
fn whoever_begins_sits_at_the_table() {
    let refused = |begins| {
        let options = Options { begins: Some(begins), ..Options::PROPOSED };
        Table::setup(&options, &[], 2, Dice::from_number(1)).map(|_| ()).err()
    };
    let nobody = Some(Refusal::Options("nobody sits in the seat that is to begin"));
    assert_eq!([0, 1, 2, 3].map(refused), [None, None, nobody.clone(), nobody]);
}

#[test]
fn whoever_sits_in_no_seat_of_the_table_sees_what_onlookers_see() {
    let table = set_up(&Options::PROPOSED, 2, Dice::from_number(1));
    let onlooker = table.view(Viewer::Spectator);
    assert_eq!(table.view(Viewer::Seat(Seat(2))), onlooker);
    assert_eq!(table.view(Viewer::Seat(BOB)).me, Some(BOB));
}

/// A crop circle for knights; Ann has two of them on the first tile, Bob a thief, who came between them.
fn two_knights() -> (Playing, Answer) {
    let mut table = two();
    table.options.marks = Marks::HillsAndCircles;
    for (seat, segment) in [(ANN, 0), (BOB, 1), (ANN, 0)] {
        table.land.place(Follower { seat, laid: 0, segment });
        table.players[seat.index()].supply -= 1;
    }
    table.phase = Phase::Circle(piece("half_circle_shield"));
    (Playing::new(table), Answer::Fellow { laid: 0, segment: 0 })
}

#[test]
fn one_more_comes_beside_two_who_stand_together_in_one_way() {
    let (mut playing, beside) = two_knights();
    playing.say(Answer::More);
    // Bob has no knight: he is left out (R44).
    assert_eq!(playing.asked(), (ANN, About::More(Feature::City), vec![Answer::Nobody, beside]));
    let news = playing.say(beside);
    assert_eq!(news[0], Event::More { seat: ANN, kind: Feature::City, square: square("M50") });
    assert_eq!(playing.now.game.player(ANN).supply, 4);
}

/// R44: there is nothing to ask where two stand together. The one who came first goes.
#[test]
fn of_two_who_stand_together_one_goes_home_and_nobody_is_asked_which() {
    let (mut playing, _) = two_knights();
    let news = playing.say(Answer::Home);
    let circle = Event::Circle { seat: ANN, kind: Feature::City, more: false };
    assert_eq!(news[..2], [circle, Event::Home { seat: ANN, kind: Feature::City, square: square("M50") }]);
    let thief = Follower { seat: BOB, laid: 0, segment: 1 };
    let knight = Follower { seat: ANN, laid: 0, segment: 0 };
    assert_eq!(playing.now.game.land.followers(), [thief, knight]);
    assert_eq!(playing.now.game.players.iter().map(|player| player.supply).collect::<Vec<_>>(), [6, 6]);
}

fn scored(table: &Table, laid: u8, segment: u8) -> Score {
    score(&table.land, table.land.feature_at(laid, segment))
}

/// 11.2, 11.3: the second half of a hill's square belongs to the hill. Where all who are equal stand on one, it parts nobody.
#[test]
fn a_hill_on_which_all_equals_stand_breaks_no_tie() {
    let mut table = two();
    let hill = put(&mut table, "half_hill_rampart", "M51", 0);
    put(&mut table, "U", "N50", 0);
    put(&mut table, "B", "N51", 0);
    put(&mut table, "B", "N52", 0);
    let cap = put(&mut table, "E", "M52", 0);
    let wing = put(&mut table, "half_wing_right", "M51", 2);
    table.land.place(Follower { seat: ANN, laid: hill, segment: 0 });
    let with = |bobs: u8| {
        let mut table = table.clone();
        table.land.place(Follower { seat: BOB, laid: bobs, segment: 0 });
        let score = scored(&table, hill, 0);
        (score.to.iter().collect::<Vec<_>>(), score.points, score.hill)
    };
    assert_eq!(with(cap), (vec![ANN], 4, true), "Bob stands below");
    assert_eq!(with(wing), (vec![ANN, BOB], 4, false), "Bob stands on the hill as well");
}

#[test]
fn a_city_without_an_end_is_no_ring() {
    let mut table = two();
    put(&mut table, "N", "M51", 2);
    put(&mut table, "N", "N51", 3);
    put(&mut table, "N", "M52", 1);
    let last = put(&mut table, "M", "N52", 0);
    let city = scored(&table, last, 0);
    assert_eq!((city.feature, city.complete, city.points, city.ring), (Feature::City, true, 10, false));
}

#[test]
fn squares_where_nothing_fits_are_named_in_reading_order() {
    let mut table = two();
    only(&mut table, &["B"]);
    table.stack.0 = vec![piece("B"); 4];
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.holes(), ["M49", "L50", "N50"].map(square), "there is nothing left but field");
    let holes = Text::new("line-holes").with("more", 0_i64).with("squares", name("M49, L50, N50"));
    assert!(Table::screen(&view, None).lines.contains(&holes));
}

/// What is said to a line: an answer, or why there is none; nothing, where it is about something else.
fn read(now: &Now<Table>, line: &str) -> Option<Result<Answer, Text>> {
    let ask = &now.asks[0];
    Table::read(&now.game.view(Viewer::Seat(ask.seat)), ask, line)
}

/// The same, with the key of the reason alone.
fn said(now: &Now<Table>, line: &str) -> Result<Answer, String> {
    read(now, line).unwrap().map_err(|text| text.key)
}

fn no(key: &str) -> Result<Answer, String> {
    Err(key.to_owned())
}

fn clash(at: &str, [side, asked, shown]: [&str; 3]) -> Option<Result<Answer, Text>> {
    let text = Text::new("line-clash").with("square", name(at));
    Some(Err(text.with("side", side).with("asked", asked).with("shown", shown)))
}

#[test]
fn the_side_that_does_not_match_is_named_with_what_is_there_and_what_is_shown() {
    let Typing { now, .. } = drawn("E", |_| ());
    let field = "edge-field";
    assert_eq!(read(&now, "M51 up"), clash("M51", ["side-n", field, "edge-city"]));
    assert_eq!(read(&now, "L50 up"), clash("L50", ["side-e", "edge-road", field]));
    assert_eq!(read(&now, "M49 up"), clash("M49", ["side-s", "edge-city", field]));
    assert_eq!(read(&now, "N50 up"), clash("N50", ["side-w", "edge-road", field]));
}

#[test]
fn a_side_that_matches_is_not_what_is_wrong() {
    let Typing { now, .. } = drawn("U", |table| {
        put(table, "U", "N50", 0);
        put(table, "B", "N51", 0);
    });
    assert_eq!(read(&now, "M51 up"), clash("M51", ["side-e", "edge-field", "edge-road"]));
}

/// R26, R27: beside a half there is no place for a tile; for a half there is, if their long sides match.
#[test]
fn beside_a_half_the_square_is_taken_for_tiles_alone() {
    let Typing { now, .. } = drawn("U", |table| {
        put(table, "half_monastery", "M51", 0);
    });
    for line in ["M51", "M51 up", "M51 right thief"] {
        assert_eq!(said(&now, line), no("line-taken"), "{line}");
    }
    let mut table = two();
    put(&mut table, "half_monastery", "M51", 0);
    let wing = piece("half_wing_right");
    table.players[0].hand.0.push(wing);
    let Playing { now, .. } = Playing::new(table);
    assert_eq!(said(&now, "half 1 M49 se"), Ok(Answer::Half(wing)));
    assert_eq!(said(&now, "half 1 M51 se"), no("line-no-way"));
    assert_eq!(said(&now, "half 1 M51"), no("line-no-way"));
}

/// 5.4: of turns that look the same one is offered, and whoever names another means that.
#[test]
fn a_turn_that_looks_like_another_is_the_other() {
    let Typing { now, .. } = drawn("G", |_| ());
    for line in ["M49 right knight", "M49 left knight"] {
        assert_eq!(said(&now, line), Ok(Answer::At(square("M49"))), "{line}");
    }
    assert_eq!(said(&now, "M49 down knight"), no("line-clash"));
}

#[test]
fn a_line_without_a_turn_means_any_in_which_somebody_can_stand_there() {
    let Typing { now, .. } = drawn("E", |_| ());
    let m51 = Ok(Answer::At(square("M51")));
    assert_eq!(said(&now, "M51 knight s"), m51);
    assert_eq!(said(&now, "M51 down knight s"), m51);
    // Turned like that its city is elsewhere.
    assert_eq!(said(&now, "M51 right knight s"), no("line-nobody"));
    assert_eq!(said(&now, "M51 knight n"), no("line-nobody"));
}

#[test]
fn a_line_about_another_square_than_the_chosen_one_says_nothing() {
    let mut typing = drawn("E", |_| ());
    typing.give(Answer::At(square("M51")));
    assert_eq!(typing.now.asks[0].about, About::Turn);
    assert_eq!(read(&typing.now, "M51 right"), Some(Ok(Answer::Turn(1))));
    assert_eq!(read(&typing.now, "L50 right"), None);
}

fn laid(seat: Seat, id: &str, at: Square, turn: u8, segment: Option<u8>) -> Event {
    Event::Laid { seat, piece: piece(id), square: at, turn, whole: false, segment, left: 6, hole: false }
}

/// The road of the first tile goes on from column to column.
fn road(columns: impl Iterator<Item = i8>) -> impl Iterator<Item = Event> {
    columns.map(|x| laid(ANN, "U", Square::new(x, 0), 0, None))
}

fn farmer(seat: Seat, at: &str, field: u8) -> Event {
    laid(seat, "U", square(at), 0, Some(field))
}

/// Who stood longest for nothing, once these have been told and the road has gone on for twenty tiles.
fn idle(told: impl IntoIterator<Item = Event>, columns: impl Iterator<Item = i8>) -> Option<Text> {
    let story: Vec<Event> = told.into_iter().chain(road(columns.take(20))).collect();
    Table::highlights(&story).into_iter().find(|text| text.key == "highlight-idle")
}

fn stood(seat: Seat, role: i64, at: &str, pieces: i64) -> Option<Text> {
    let text = Text::new("highlight-idle").with("player", seat).with("role", role);
    Some(text.with("square", name(at)).with("count", pieces))
}

/// 11.4: two share an open city until one of them sends another knight.
#[test]
fn whoever_is_outnumbered_by_one_more_stands_for_nothing() {
    let city = [
        laid(ANN, "N", square("M49"), 3, Some(0)),
        laid(BOB, "D", square("L50"), 0, Some(0)),
        laid(ANN, "R", square("L49"), 1, None),
    ];
    let more = Event::More { seat: ANN, kind: Feature::City, square: square("M49") };
    assert_eq!(idle(city.clone(), 1..), None);
    assert_eq!(idle(city.into_iter().chain([more]), 1..), stood(BOB, 1, "L50", 21));
}

/// The one who came first goes: the other has not stood as long.
#[test]
fn whoever_came_later_has_stood_since_they_came() {
    let (kind, square) = (Feature::Field, square("N50"));
    let more = Event::More { seat: ANN, kind, square };
    let home = Event::Home { seat: ANN, kind, square };
    let with = |then: &[Event]| {
        let first = [farmer(ANN, "N50", 1)].into_iter().chain(road(2..5));
        idle(first.chain(then.iter().cloned()), 5..)
    };
    assert_eq!(with(&[]), stood(ANN, 4, "N50", 23));
    assert_eq!(with(std::slice::from_ref(&home)), None);
    assert_eq!(with(std::slice::from_ref(&more)), stood(ANN, 4, "N50", 23));
    assert_eq!(with(&[more, home]), stood(ANN, 4, "N50", 20));
}

#[test]
fn whoever_is_taken_home_stands_no_longer_and_all_others_do() {
    let home = |seat, at| Event::Home { seat, kind: Feature::Field, square: square(at) };
    let of_two = [farmer(ANN, "N50", 1), farmer(BOB, "O50", 2)];
    assert_eq!(idle(of_two.clone(), 3..), stood(ANN, 4, "N50", 21));
    assert_eq!(idle(of_two.into_iter().chain([home(ANN, "N50")]), 3..), stood(BOB, 4, "O50", 20));
    let of_one = [farmer(ANN, "N50", 1), farmer(ANN, "O50", 2)];
    assert_eq!(idle(of_one.into_iter().chain([home(ANN, "O50")]), 3..), stood(ANN, 4, "N50", 21));
}

/// Two halves share a square, parted by a road along both of them.
#[test]
fn of_several_on_one_square_whoever_is_named_goes_home() {
    let halves = |first, by, second| {
        [
            laid(ANN, "B", square("M51"), 0, None),
            laid(BOB, "U", square("N51"), 1, None),
            laid(ANN, "half_road_left", square("N50"), 0, Some(first)),
            laid(by, "half_road_right", square("N50"), 2, Some(second)),
            Event::Home { seat: by, kind: Feature::Field, square: square("N50") },
        ]
    };
    let west = || (1..).map(|step: i8| -step);
    assert_eq!(idle(halves(1, BOB, 2), west()), stood(ANN, 4, "N50", 21), "Bob's farmer");
    assert_eq!(idle(halves(0, ANN, 2), west()), None, "her farmer, and the thief has a road");
    let of_both = stood(ANN, 4, "N50", 20);
    assert_eq!(idle(halves(1, ANN, 2), west()), of_both, "of both her farmers the one who came first");
}
