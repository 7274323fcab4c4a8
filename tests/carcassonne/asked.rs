//! What is offered: what stands first, and what is proposed.

use crate::notation::{Typing, drawn};
use crate::play::set_up;
use crate::playing::{ANN, square};
use sobremesa::drivers::{Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Options, Table};
use sobremesa::kernel::{
    Arg, Ask, Dice, Game, Group, Pick, Player, Press, Saved, Seat, Tells, Text, Viewer, Weight, play_through,
};
use sobremesa::words::{Language, Nobody, Words};

fn groups(typing: &Typing) -> Vec<Group<Answer>> {
    let ask = &typing.now.asks[0];
    Table::screen(&typing.now.game.view(Viewer::Seat(ask.seat)), Some(ask)).groups
}

/// What would come of an answer, as its label says.
fn what(press: &Press<Answer>) -> Text {
    let what = press.label.args.iter().find(|(name, _)| name == "what");
    let Some((_, Arg::Text(what))) = what else { panic!("{press:?}") };
    (**what).clone()
}

/// A tile is drawn that closes the city of the first one in M49, in which somebody stands.
fn closing(holder: Seat) -> Typing {
    drawn("E", |table| {
        table.land.place(Follower { seat: holder, laid: 0, segment: 0 });
        table.players[holder.index()].supply -= 1;
    })
}

#[test]
fn what_closes_a_city_is_proposed_to_those_who_have_something_of_it() {
    let m49 = Answer::At(Square::from_name("M49").unwrap());
    for (holder, weight) in [(Seat(0), Weight::Main), (Seat(1), Weight::Plain)] {
        let groups = groups(&closing(holder));
        let has = |group: &&Group<Answer>| group.presses.iter().any(|press| press.answer == m49);
        let group = groups.iter().find(has).unwrap();
        let press = group.presses.iter().find(|press| press.answer == m49).unwrap();
        assert_eq!(what(press).key, "hint-closes", "{holder:?}");
        assert_eq!((press.weight, &press.hint), (weight, &None), "{holder:?}: what comes of it is said once");
    }
}

/// A monastery counts what lies round it: a tile that touches no other side of it adds to it all the same.
#[test]
fn what_lies_beside_a_monastery_of_ones_own_adds_to_it() {
    let typing = drawn("E", |table| {
        let monastery = Piece::from_id("B").unwrap();
        let laid = table.land.put(monastery, square("M51"), 0, None).unwrap();
        let segment = monastery.facts().segments.len() as u8 - 1;
        table.land.place(Follower { seat: ANN, laid, segment });
        table.players[0].supply -= 1;
    });
    let groups = groups(&typing);
    let mut presses = groups.iter().flat_map(|group| &group.presses);
    let beside = presses.find(|press| press.answer == Answer::At(square("L51"))).unwrap();
    assert_eq!(what(beside).key, "hint-grows");
    let arg = |name: &str| what(beside).args.iter().find(|(one, _)| one == name).unwrap().1.clone();
    assert_eq!((arg("feature"), arg("gain")), (Arg::from(3_i64), Arg::from(1_i64)));
}

#[test]
fn to_place_nobody_is_one_press_however_many_places_there_are() {
    let mut typing = drawn("E", |_| ());
    typing.give(Answer::At(Square::from_name("M49").unwrap()));
    assert_eq!(typing.now.asks[0].about, About::Follower);
    let groups = groups(&typing);
    let last = &groups.last().unwrap().presses;
    assert!(matches!(&last[..], [press] if press.answer == Answer::Nobody && press.weight == Weight::Plain));
    let followers: usize = groups[..groups.len() - 1].iter().map(|group| group.presses.len()).sum();
    assert_eq!(followers, typing.now.asks[0].choices.len() - 1);
    assert!(groups[..groups.len() - 1].iter().all(|group| group.about.key == "group-followers"));
    // The city that M49 closes is nobody's: a knight there has most of it, and is one press, too.
    let first = &groups[0].presses;
    assert!(first.len() == 1 && first[0].weight == Weight::Main, "{first:?}");
    assert!(first[0].label.args.contains(&("role".into(), Arg::Name("role-knight".into()))), "{first:?}");
}

/// Whoever holds halves draws all the same in most turns.
#[test]
fn to_draw_is_one_press_however_many_halves_are_held() {
    let mut table = set_up(&Options { halves: 3, ..Options::PROPOSED }, 2, Dice::from_number(1));
    (table.mover, table.first) = (ANN, ANN);
    let now = Saved::from_game(table).unwrap().1;
    let ask = &now.asks[0];
    assert_eq!(ask.about, About::Begin);
    let groups = Table::screen(&now.game.view(Viewer::Seat(ANN)), Some(ask)).groups;
    let answers: Vec<usize> = groups.iter().map(|group| group.presses.len()).collect();
    assert_eq!((groups[0].presses[0].answer, answers), (Answer::Draw, vec![1, ask.choices.len() - 1]));
    assert_eq!(groups[1].about.key, "group-halves");
}

/// Somebody who reads under the map where nothing fits any more.
struct Reader {
    holes: usize,
}

impl Player<Table> for Reader {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        let view = table.view(Viewer::Spectator);
        let holes = view.holes();
        if let Phase::Lay(piece) = view.phase {
            // What is being laid is left as well.
            assert!(holes.iter().all(|square| view.land.fits(piece, *square) == 0), "{piece:?}: {holes:?}");
        }
        assert!(holes.iter().all(|square| view.could_fit(*square) == 0));
        self.holes = self.holes.max(holes.len());
        Rookies.answer(table, asks)
    }
}

#[test]
fn where_nothing_fits_is_said_of_what_is_left_and_over_is_over() {
    let begun = Table::setup(&Options::BASE, &[], 2, game_dice(3, 1)).unwrap();
    let mut reader = Reader { holes: 0 };
    let over = play_through(begun, &mut reader).unwrap();
    assert!(reader.holes > 0, "no hole in a whole game");
    let view = over.view(Viewer::Seat(Seat(0)));
    assert!(view.holes().is_empty());
    let screen = Table::screen(&view, None);
    assert!(screen.own.is_empty() && screen.lines.is_empty(), "{:?} {:?}", screen.own, screen.lines);
}

/// The lines of what somebody holds, on their own page.
fn holds(typing: &Typing, seat: Seat) -> Vec<String> {
    let ask = typing.now.asks.first().filter(|ask| ask.seat == seat);
    let own = Table::screen(&typing.now.game.view(Viewer::Seat(seat)), ask).own;
    own.iter().filter(|line| line.key == "own-held").map(|line| format!("{line:?}")).collect()
}

/// A city of two squares, of which a follower stands in the southern one.
fn grown(holder: Seat) -> Typing {
    drawn("F", |table| {
        let city = Piece::from_id("F").unwrap();
        table.land.put(city, square("M49"), 1, None).unwrap();
        table.land.place(Follower { seat: holder, laid: 0, segment: 0 });
        table.players[holder.index()].supply -= 1;
    })
}

/// R9: what is called M49 in the picture, in the text beside it and in the story is not called M50 by whoever
/// has a follower there.
#[test]
fn everybody_calls_a_city_by_the_same_square() {
    let typing = grown(ANN);
    let own = holds(&typing, ANN);
    assert!(own.len() == 1 && own[0].contains("M50") && !own[0].contains("M49"), "{own:?}");
    let m48 = groups(&typing).into_iter().flat_map(|group| group.presses);
    let m48 = m48.into_iter().find(|press| press.answer == Answer::At(square("M48"))).unwrap();
    let hint = format!("{:?}", what(&m48));
    assert!(hint.contains("M50") && !hint.contains("M48"), "however it grows: {hint}");
    assert!(hint.contains("(\"gain\", Number(2))"), "by a square and a shield: {hint}");
    let label = Table::afterwards(m48.label.clone()).key;
    assert_eq!(label, "was-at-what", "its number on the picture says nothing when that is gone");
}

/// Whoever asks themselves where a follower goes counts with the tile that they have put down.
#[test]
fn facts_are_those_of_the_tile_that_is_put_down() {
    let mut typing = grown(ANN);
    let has = |own: &str, count: u8| own.contains(&format!("(\"count\", Number({count}))"));
    assert!(has(&holds(&typing, ANN)[0], 2));
    typing.give(Answer::At(square("M48")));
    while typing.now.asks[0].about == About::Turn {
        let turn = typing.now.asks[0].choices[0];
        typing.give(turn);
    }
    assert!(matches!(typing.now.asks[0].about, About::Follower | About::Sure));
    let own = holds(&typing, ANN);
    assert!(own.len() == 1 && has(&own[0], 3), "{own:?}");
}

/// What works for others says so before it is laid.
#[test]
fn what_helps_others_says_whom() {
    let typing = grown(Seat(1));
    let mut presses = groups(&typing).into_iter().flat_map(|group| group.presses);
    let m48 = presses.find(|press| press.answer == Answer::At(square("M48"))).unwrap();
    let hint = what(&m48);
    assert!(hint.key == "hint-helps" && m48.weight == Weight::Plain);
    assert!(format!("{hint:?}").contains("Players([Seat(1)])"), "{hint:?}");
}

/// What gives most stands first, each with a button of its own; everything else may become a menu.
#[test]
fn what_gives_most_has_a_button_of_its_own() {
    let groups = groups(&closing(Seat(0)));
    let first = &groups[0].presses;
    assert!(first.len() == 1 && first[0].answer == Answer::At(square("M49")), "{first:?}");
    let blue = groups.iter().flat_map(|group| &group.presses).filter(|press| press.weight == Weight::Main);
    assert_eq!(blue.count(), 1, "one at most is proposed");
}

/// A city that is closed has no open sides, and can bring no more than it does.
#[test]
fn what_is_finished_is_said_to_be_so() {
    let mut typing = closing(ANN);
    let open = own_lines(&typing);
    assert!(open.iter().any(|line| line.contains("open sides 1")), "{open:?}");
    typing.give(Answer::At(square("M49")));
    while typing.now.asks[0].about == About::Turn {
        let turn = typing.now.asks[0].choices[0];
        typing.give(turn);
    }
    let closed = own_lines(&typing);
    assert!(closed.iter().any(|line| line.contains("finished · 4 points")), "{closed:?}");
    assert!(!closed.iter().any(|line| line.contains("open sides 0")), "{closed:?}");
}

/// What somebody holds, in words.
fn own_lines(typing: &Typing) -> Vec<String> {
    let ask = typing.now.asks.first();
    let own = Table::screen(&typing.now.game.view(Viewer::Seat(ANN)), ask).own;
    let words = Words::of(Language::English, sobremesa::games::book("carcassonne"));
    let said = |text: &Text| words.say(text, &Nobody).replace(['\u{2068}', '\u{2069}'], "");
    own.iter().map(said).collect()
}
