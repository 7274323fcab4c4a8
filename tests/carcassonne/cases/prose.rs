//! Cases of `cases.md` that name their outcome in words, to the letter: what is asked, of whom, with which
//! answers, and what everybody hears.

use super::Case;
use crate::play::set_up;
use crate::playing::{ANN, BOB, Playing, piece, square};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::score::Score;
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Event, Marks, Options, Table};
use sobremesa::kernel::{By, Dice, Game, Input, Seat, Viewer};

const CARMEN: Seat = Seat(2);

fn at(name: &str) -> Answer {
    Answer::At(square(name))
}

/// It is this seat's turn; the stack is this, the next tile last; no half is held or set aside.
fn table(seats: u8, mover: Seat, stack: &[&str]) -> Table {
    let options = Options { marks: Marks::HillsAndCircles, ..Options::PROPOSED };
    let mut table = set_up(&options, seats, Dice::from_number(1));
    table.number = 1;
    (table.mover, table.first) = (mover, mover);
    table.stack.0 = stack.iter().map(|id| piece(id)).collect();
    table.undealt.0.clear();
    table.players.iter_mut().for_each(|player| player.hand.0.clear());
    table
}

fn hold(table: &mut Table, seat: Seat, half: &str) {
    table.players[seat.index()].hand.0.push(piece(half));
}

fn lay(table: &mut Table, id: &str, name: &str, turn: u8) -> u8 {
    table.land.put(piece(id), square(name), turn, Some(ANN)).unwrap()
}

fn stand(table: &mut Table, seat: Seat, laid: u8, segment: u8) {
    table.land.place(Follower { seat, laid, segment });
    table.players[seat.index()].supply -= 1;
}

/// Feature, squares, points, and who gets them.
fn told(score: &Score) -> (Feature, u16, u16, Vec<Seat>) {
    (score.feature, score.count, score.points, score.to.iter().collect())
}

#[test]
fn b9_only_on_the_tile_just_laid_and_only_one() {
    let mut playing = Playing::new(table(2, ANN, &["B", "E"]));
    playing.say(at("M49"));
    let offered = vec![Answer::Nobody, Answer::Follower(0), Answer::Follower(1)];
    assert_eq!(playing.asked(), (ANN, About::Follower, offered));
    let segments = &piece("E").facts().segments;
    let features: Vec<Feature> = segments.iter().map(|segment| segment.feature).collect();
    assert_eq!(features, [Feature::City, Feature::Field]);
    // The start tile's road is no answer, though nobody stands there.
    for answer in [Answer::Follower(2), Answer::Fellow { laid: 0, segment: 1 }] {
        let input = Input { seat: ANN, by: By::Player, about: About::Follower, answer };
        assert!(playing.saved.submit(input).is_err(), "{answer:?}");
    }
    playing.say(Answer::Follower(1));
    assert_eq!(playing.now.game.land.followers(), [Follower { seat: ANN, laid: 1, segment: 1 }]);
    assert_eq!(playing.now.game.player(ANN).supply, 6);
}

#[test]
fn f6_the_last_tile_is_laid() {
    let mut table = table(2, BOB, &["E"]);
    hold(&mut table, ANN, "half_tee");
    stand(&mut table, ANN, 0, 1);
    let mut playing = Playing::new(table);
    playing.say(at("M49"));
    let news = playing.say(Answer::Follower(0));
    let [
        Event::Laid { seat: BOB, segment: Some(0), .. },
        Event::Scored { by: BOB, score: city },
        Event::End,
        Event::Final { score: road },
        Event::Unused { seat: ANN, piece: half },
    ] = &news[..]
    else {
        panic!("{news:?}")
    };
    assert_eq!((told(city), city.complete), ((Feature::City, 2, 4, vec![BOB]), true));
    assert_eq!((told(road), road.complete), ((Feature::Road, 1, 1, vec![ANN]), false));
    assert_eq!(*half, piece("half_tee"));
    let game = &playing.now.game;
    assert!(game.phase == Phase::Over && playing.now.asks.is_empty());
    // Bob's knight has come home before the end; the half gives nothing.
    assert_eq!((game.player(BOB).supply, game.before[..].to_vec()), (7, vec![0, 4]));
    assert_eq!(game.players.iter().map(|player| player.points).collect::<Vec<_>>(), [1, 4]);
    assert_eq!(game.view(Viewer::Spectator).unused, [piece("half_tee")]);
    assert_eq!(game.outcome().unwrap().placed(), [(BOB, 1), (ANN, 2)]);
}

/// The other half of a hill's square belongs to the hill: a knight there wins the tie. Where nobody's hill
/// is, or both stand on hills, both score.
#[test]
fn g3_both_on_a_hill() {
    let with = |first: &str, last: &[&str]| {
        let first =
            format!("{first} N50nw; B M51 up; E N51 up; half_corner N50se red knight S; B O51 up; B P51 up");
        Case::new("G3").play(&[&[first.as_str()], last].concat());
    };
    let plain = "E P50 left blue knight W; G O50 up";
    with("half_hill_curve", &[plain, "score red 8 blue 0; hand red 7 blue 7"]);
    with("half_curve", &[plain, "score red 8 blue 8; hand red 7 blue 7"]);
    let high = "half_hill_rampart P50se blue knight D; G O50 up; half_wing_left P50nw";
    with("half_hill_curve", &[high, "score red 8 blue 8; hand red 7 blue 7"]);
    with("half_curve", &[high, "score red 0 blue 8; hand red 7 blue 7"]);
}

#[test]
fn g6_a_hill_takes_the_last_tile() {
    let mut table = table(2, ANN, &["B"]);
    hold(&mut table, ANN, "half_hill_curve");
    hold(&mut table, BOB, "half_monastery");
    for (id, name, turn) in [("W", "L50", 0), ("E", "M49", 2), ("W", "N49", 3)] {
        lay(&mut table, id, name, turn);
    }
    let mut playing = Playing::new(table);
    playing.say(Answer::Half(piece("half_hill_curve")));
    playing.say(at("N50"));
    playing.say(Answer::Turn(0));
    let news = playing.say(Answer::Follower(0));
    let [
        // The road is complete: her follower is home again.
        Event::Laid { seat: ANN, segment: Some(0), left: 7, .. },
        Event::Hill { seat: ANN, square: under },
        Event::Scored { by: ANN, score },
        Event::End,
        Event::Unused { seat: BOB, .. },
    ] = &news[..]
    else {
        panic!("{news:?}")
    };
    assert_eq!((*under, told(score)), (square("N50"), (Feature::Road, 4, 4, vec![ANN])));
    let game = &playing.now.game;
    assert_eq!((game.buried.0.clone(), game.stack.len()), (vec![piece("B")], 0));
    assert!(game.phase == Phase::Over && playing.now.asks.is_empty());
    assert_eq!((game.player(ANN).points, game.player(ANN).supply), (4, 7));
}

/// Five cities in a row, each with a knight: two of Bob's, one of Carmen's, two of Ann's; Dora has none.
#[test]
fn g9_take_one_home() {
    let mut table = table(4, ANN, &["B", "E"]);
    hold(&mut table, ANN, "half_circle_shield");
    for (name, seat) in [("N50", BOB), ("O50", BOB), ("P50", CARMEN), ("L50", ANN), ("K50", ANN)] {
        let laid = lay(&mut table, "D", name, 0);
        stand(&mut table, seat, laid, 0);
    }
    let mut playing = Playing::new(table);
    playing.say(Answer::Half(piece("half_circle_shield")));
    playing.say(at("M51"));
    playing.say(Answer::Nobody);
    assert_eq!(playing.asked(), (ANN, About::Circle(Feature::City), vec![Answer::More, Answer::Home]));
    let news = playing.say(Answer::Home);
    assert_eq!(news, [Event::Circle { seat: ANN, kind: Feature::City, more: false }]);
    let knight = |laid| Answer::Fellow { laid, segment: 0 };
    let home = |seat, name| Event::Home { seat, kind: Feature::City, square: square(name) };
    assert_eq!(playing.asked(), (BOB, About::Home(Feature::City), vec![knight(1), knight(2)]));
    assert_eq!(playing.say(knight(2)), [home(BOB, "O50"), home(CARMEN, "P50")]);
    assert_eq!(playing.asked(), (ANN, About::Home(Feature::City), vec![knight(4), knight(5)]));
    let drew = Event::Drew { seat: BOB, piece: piece("E"), last: false };
    assert_eq!(playing.say(knight(5)), [home(ANN, "K50"), drew]);
    let supplies: Vec<u8> = playing.now.game.players.iter().map(|player| player.supply).collect();
    assert_eq!(supplies, [6, 6, 7, 7]);
    // Cities that were left may be claimed again; those where a knight has stayed may not.
    for (name, free) in [("K49", true), ("L49", false), ("N49", false), ("O49", true), ("P49", true)] {
        playing.say(at(name));
        let (seat, about, choices) = playing.asked();
        assert_eq!((seat, about), (BOB, About::Follower), "{name}");
        assert_eq!(choices.contains(&Answer::Follower(0)), free, "{name}");
        playing.now = playing.saved.take_back(BOB).unwrap();
    }
}
