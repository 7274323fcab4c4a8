//! What players note for themselves: signs beside things, and whether they still have what they planned with.

use sobremesa::games;
use sobremesa::kernel::{
    AnyTable, Choice, Jot, Jottings, Pad, Seat, Tempo, Text, Viewer, empty_handed, has_all,
};
use std::collections::BTreeMap;

fn pad() -> Pad {
    let item = |number| (number, Text::new("x"), None);
    let signs = vec![("?", Text::new("x")), ("!", Text::new("x"))];
    Pad { page: 3, title: Text::new("x"), about: Text::new("x"), signs, items: vec![item(1), item(7)] }
}

#[test]
fn a_sign_takes_the_place_of_another_and_goes() {
    let mut jottings = Jottings { page: 3, ..Jottings::default() };
    jottings.put(Some(0), [1, 7]);
    jottings.put(Some(1), [7]);
    assert_eq!(jottings.signs, BTreeMap::from([(1, 0), (7, 1)]));
    assert!(!jottings.are_none() && pad().holds(&jottings) && pad().read(&jottings) == jottings);
    jottings.put(None, [1, 7]);
    assert!(jottings.are_none());
}

#[test]
fn what_is_not_on_the_page_is_not_held() {
    for (page, item, sign) in [(2, 1, 0), (3, 2, 0), (3, 1, 2)] {
        let jottings = Jottings { page, signs: BTreeMap::from([(item, sign)]) };
        assert!(!pad().holds(&jottings), "{page} {item} {sign}");
        assert!(pad().read(&jottings) == Jottings { page: 3, ..Jottings::default() });
    }
}

#[test]
fn something_is_lost_where_there_is_less_of_it() {
    let list = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert!(has_all(&list("a a b"), &list("b a c a a")));
    assert!(!has_all(&list("a a b"), &list("a b b c")));
    assert!(has_all(&[], &[]));
}

/// A chase, and who hunts in it.
fn chase() -> (Box<dyn AnyTable>, Seat, Seat) {
    let game = games::by_kind("fugitive").unwrap();
    let options = game.proposed(2, Tempo::Live);
    let (table, _) = game.start(&options, &empty_handed(2), [3; 32]).unwrap();
    let runner = table.asks()[0].seat;
    (table, runner, Seat(1 - runner.0))
}

/// Behind the face of any game: whoever has a pad jots down what they type, and sees it; nobody else does.
#[test]
fn a_table_hands_out_pads_and_keeps_notes_beside_it() {
    let (mut table, runner, hunter) = chase();
    let page = table.pad(hunter).unwrap().page;
    assert!(table.pad(runner).is_none());
    assert_eq!(table.jot(hunter, "12 ?"), Some(Ok(Jot { sign: Some(0), items: vec![12] })));
    assert!(matches!(table.jot(runner, "12 ?"), Some(Err(_))) && table.jot(hunter, "perhaps").is_none());
    let views = |table: &dyn AnyTable| {
        [Viewer::Seat(hunter), Viewer::Seat(runner), Viewer::Spectator].map(|viewer| table.view(viewer))
    };
    let (before, save) = (views(&*table), table.save());
    table.lay_beside(hunter, &Jottings { page, signs: BTreeMap::from([(12, 0)]) });
    let after = views(&*table);
    assert_ne!(before[0], after[0]);
    assert_eq!((&before[1..], &save), (&after[1..], &table.save()));
}

/// Whoever may give their seat up may, while there is something to lose.
#[test]
fn a_seat_can_be_given_up_while_the_game_goes_on() {
    let (mut table, runner, hunter) = chase();
    assert!(table.may_resign(runner) && table.may_resign(hunter));
    assert!(table.resign(runner).unwrap().is_some());
    assert_eq!(table.outcome().unwrap().winners(), [hunter]);
    assert!(!table.may_resign(runner) && !table.may_resign(hunter));
    assert!(table.resign(hunter).unwrap().is_none());
}

/// Every game is found by its kind and by its number, and the first is the one that is meant where none is named.
#[test]
fn every_game_of_the_house_is_found() {
    let kinds: Vec<_> = games::all().map(|game| game.kind()).collect();
    assert_eq!(kinds, ["cthulhu500", "fugitive", "carcassonne", "parques", "mythos"]);
    assert_eq!(games::first().kind(), "cthulhu500");
    for game in games::all() {
        assert_eq!(games::by_kind(game.kind()).unwrap().kind(), game.kind());
        assert_eq!(games::by_number(game.number()).unwrap().kind(), game.kind());
        assert_eq!(games::lab(game.kind()).is_some(), games::mind(game.kind()).is_some());
        assert_eq!(games::book(game.kind()).unwrap().kind, game.kind());
    }
    assert!(games::by_kind("chess").is_none() && games::by_number(u32::MAX).is_none());
}

/// A press on the table, and one that comes too late, behind the face of any game.
#[test]
fn what_lies_on_the_table_can_be_pressed() {
    let game = games::by_kind("parques").unwrap();
    let options = game.proposed(2, Tempo::Live);
    let (table, _) = game.start(&options, &empty_handed(2), [3; 32]).unwrap();
    let (presses, _) = table.on_the_table();
    let seat = table.asks()[0].seat;
    for (at, press) in presses.iter().enumerate() {
        assert_eq!(press.answer, at);
        let (number, choice) = table.given_by(seat, at).unwrap();
        assert_eq!(number, table.asks()[0].number);
        assert!(matches!(choice, Choice::One(_)));
    }
    assert!(!presses.is_empty() && table.given_by(seat, presses.len()).is_none());
    assert!(table.given_by(Seat(1 - seat.0), 0).is_none(), "the other is asked nothing");
}
