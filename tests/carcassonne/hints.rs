//! What is best and why, for whoever asks: the same however often one asks, and said in every language.

use crate::play::{first_turn, only, set_up};
use sobremesa::drivers::{Level, Mind, Played, is_sure};
use sobremesa::games;
use sobremesa::games::carcassonne::kinds::{Mark, Piece};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Marks, Options, Table};
use sobremesa::kernel::{By, Dice, Game, Now, Saved, Seat, Tempo, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const TABLES: u32 = 40;

/// Ann holds the city of the first tile, and has drawn a tile that can close it in M49.
fn one_to_close() -> (Saved<Table>, Now<Table>) {
    let mut table = first_turn(&Options::PROPOSED);
    table.stack.0 = ["E"; 6].map(|id| Piece::from_id(id).unwrap()).into();
    let shape = table.land.laid()[0].piece.facts();
    let city = shape.segments.iter().position(|segment| segment.feature == Feature::City);
    table.land.place(Follower { seat: ANN, laid: 0, segment: city.unwrap() as u8 });
    table.players[0].supply -= 1;
    Saved::from_game(table).unwrap()
}

fn at(name: &str) -> Answer {
    Answer::At(Square::from_name(name).unwrap())
}

fn said(text: &Text) {
    for language in Language::ALL {
        let said = Words::of(language, games::book("carcassonne")).say(text, &Nobody);
        assert!(!said.contains(&text.key) && !said.contains("{$"), "{said}");
    }
}

#[test]
fn a_city_that_can_be_closed_is_what_is_advised() {
    let (saved, now) = one_to_close();
    assert_eq!(now.asks[0].about, About::Square);
    let weighed = Table::weigh(&saved, &now, ANN, None, TABLES, 1).unwrap();
    assert_eq!(weighed.best, at("M49"));
    assert!(weighed.gain > 0 && weighed.gain == weighed.seems && weighed.other != at("M49"));
    assert!(weighed == Table::weigh(&saved, &now, ANN, None, TABLES, 1).unwrap(), "the same again");
    assert!(Table::weigh(&saved, &now, BOB, None, TABLES, 1).is_none(), "who is not asked is told nothing");
}

#[test]
fn what_was_answered_is_compared_with_the_best() {
    let (saved, now) = one_to_close();
    let given = now.asks[0].choices.iter().copied().find(|answer| *answer != at("M49"));
    let weighed = Table::weigh(&saved, &now, ANN, given, TABLES, 1).unwrap();
    assert!(weighed.best == at("M49") && Some(weighed.other) == given && weighed.gain > 100);
    said(&weighed.why.with("other", Text::new("press-nobody")));
    let best = Some(at("M49"));
    assert!(Table::weigh(&saved, &now, ANN, best, TABLES, 1).is_none(), "nothing is better than the best");
}

/// Ann holds a city of three squares with two shields, and a half that closes it; but two straight roads,
/// nothing is to come.
fn half_to_close() -> (Saved<Table>, Now<Table>) {
    let piece = |id: &str| Piece::from_id(id).unwrap();
    let mut table = first_turn(&Options::PROPOSED);
    table.players[0].hand.0.push(piece("half_cap_right"));
    for name in ["M49", "M48"] {
        table.land.put(piece("F"), Square::from_name(name).unwrap(), 1, Some(BOB)).unwrap();
    }
    table.land.place(Follower { seat: ANN, laid: 0, segment: 0 });
    table.players[0].supply -= 1;
    only(&mut table, &["U"]);
    table.aside.extend([piece("U"); 6]);
    table.stack.0 = vec![piece("U"); 2];
    Saved::from_game(table).unwrap()
}

#[test]
fn a_half_that_closes_a_city_is_better_than_to_draw() {
    let (saved, now) = half_to_close();
    assert_eq!(now.asks[0].about, About::Begin);
    let half = Answer::Half(Piece::from_id("half_cap_right").unwrap());
    for given in [None, Some(Answer::Draw)] {
        let weighed = Table::weigh(&saved, &now, ANN, given, TABLES, 1).unwrap();
        assert!(weighed.best == half && weighed.other == Answer::Draw, "{given:?}");
        // Closed, the city gives seven points more; Bob's farmer may take some of that back.
        assert!(weighed.gain > 200 && weighed.gain == weighed.seems, "{}", weighed.gain);
        said(&weighed.why.with("other", Text::new("press-nobody")));
    }
    assert!(
        Table::weigh(&saved, &now, ANN, Some(half), TABLES, 1).is_none(),
        "nothing is better than the best"
    );
}

/// The square of the sum is more than the sum of the squares, times the square of the errors: 25 is more than
/// 4 times 5, 16 is not more than 4 times 4.
#[test]
fn a_lead_is_sure_when_it_is_more_than_its_errors() {
    assert!(is_sure(&[1, 1], 1) && !is_sure(&[1], 1));
    assert!(is_sure(&[1; 5], 2) && !is_sure(&[1; 4], 2));
    assert!(is_sure(&[3, 1], 1) && is_sure(&[4, -1], 0) && !is_sure(&[4, -1], 1));
    for never in [&[][..], &[0, 0], &[-1; 5], &[5, -5]] {
        assert!(!is_sure(never, 0), "{never:?}");
    }
}

#[test]
fn whoever_plays_on_a_whim_reads_what_would_have_been_better() {
    let (game, mind) = (games::by_kind("carcassonne").unwrap(), games::mind("carcassonne").unwrap());
    let options = game.proposed(2, Tempo::Live);
    let nothing = [serde_json::Value::Null, serde_json::Value::Null];
    let (mut table, _) = game.start(&options, &nothing, [5; 32]).unwrap();
    let (mut evidence, mut hints) = (Vec::new(), Vec::new());
    while let Some(ask) = table.asks().first().cloned() {
        let level = if ask.seat == ANN { Level::Novice } else { Level::Rookie };
        if evidence.len() % 40 == 0 {
            hints.extend(mind.hint(&*table, ask.seat, 1).map(|hint| hint.said));
        }
        let choice = mind.answer(&*table, ask.seat, level.into(), 1).unwrap();
        evidence.push(table.answer(ask.seat, By::Player, choice).unwrap().input);
    }
    let played = Played { options: &options, brought: &nothing, seed: [5; 32], evidence: &evidence };
    let review = mind.review(played, ANN).unwrap();
    assert_eq!(review.dearest.len(), 3);
    assert!(review.dearest.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    let texts = review.dearest.iter().flat_map(|dear| [&dear.given, &dear.better, &dear.why]);
    texts.chain(&hints).chain(&review.luck).for_each(said);
    assert!(hints.iter().any(|hint| hint.key == "hint-better"));
}

/// A crop circle of Ann's has just been laid: Bob has one knight out, she has none.
fn at_a_circle() -> (Saved<Table>, Now<Table>) {
    let options = Options { halves: 3, marks: Marks::HillsAndCircles, ..Options::PROPOSED };
    let mut table = set_up(&options, 2, Dice::from_number(1));
    table.number = 1;
    (table.mover, table.first) = (ANN, ANN);
    let circle = Piece::halves().find(|half| half.kind().mark == Some(Mark::Shield)).unwrap();
    let hands: Vec<Piece> = table.players.iter().flat_map(|player| player.hand.0.clone()).collect();
    table.undealt.0.extend(hands);
    table.undealt.0.retain(|half| *half != circle);
    table.players.iter_mut().for_each(|player| player.hand.0.clear());
    let gap = table.land.gaps().iter().map(|gap| gap.square).find(|at| table.land.fits(circle, *at) != 0);
    let turn = table.land.fits(circle, gap.unwrap()).trailing_zeros() as u8;
    table.land.put(circle, gap.unwrap(), turn, Some(ANN)).unwrap();
    let city = table.land.laid()[0].piece.facts().segments.iter();
    let city = city.clone().position(|segment| segment.feature == Feature::City).unwrap() as u8;
    table.land.place(Follower { seat: BOB, laid: 0, segment: city });
    table.players[1].supply -= 1;
    table.phase = Phase::Circle(circle);
    Saved::from_game(table).unwrap()
}

#[test]
fn who_has_nobody_out_sends_those_of_others_home() {
    let (saved, now) = at_a_circle();
    assert_eq!(now.asks[0].about, About::Circle(Feature::City));
    let weighed = Table::weigh(&saved, &now, ANN, Some(Answer::More), TABLES, 1).unwrap();
    assert_eq!((weighed.best, weighed.other), (Answer::Home, Answer::More));
    said(&weighed.why.with("other", Text::new("press-more")));
    assert!(Table::weigh(&saved, &now, ANN, Some(Answer::Home), TABLES, 1).is_none());
}

/// Whoever stands in for Ann spends her half where it brings eight points at once, and nowhere else.
#[test]
fn who_stands_in_spends_no_half_for_little() {
    let half = Answer::Half(Piece::from_id("half_cap_right").unwrap());
    let (_, now) = half_to_close();
    let view = now.game.view(Viewer::Seat(ANN));
    assert_eq!(Table::spare(&view, &now.asks[0], half), half, "it closes a city of eight points and more");
    let mut open = now.game.clone();
    let knight = open.land.take(0).unwrap();
    open.land.place(Follower { seat: BOB, ..knight });
    let view = open.view(Viewer::Seat(ANN));
    assert_eq!(Table::spare(&view, &now.asks[0], half), Answer::Draw, "it closes the city of somebody else");
    assert_eq!(Table::spare(&view, &now.asks[0], Answer::Draw), Answer::Draw);
}
