//! What is offered: what stands first, and what is proposed.

use crate::notation::{Typing, drawn};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{About, Answer, Table};
use sobremesa::kernel::{Game, Group, Seat, Viewer, Weight};

fn groups(typing: &Typing) -> Vec<Group<Answer>> {
    let ask = &typing.now.asks[0];
    Table::screen(&typing.now.game.view(Viewer::Seat(ask.seat)), Some(ask)).groups
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
        assert_eq!(groups[0].about.key, "group-notable", "{holder:?}");
        let press = groups[0].presses.iter().find(|press| press.answer == m49).unwrap();
        assert_eq!(press.hint.as_ref().map(|hint| hint.key.as_str()), Some("hint-closes"), "{holder:?}");
        assert_eq!(press.weight, weight, "{holder:?}");
    }
}

#[test]
fn to_place_nobody_is_one_press_however_many_places_there_are() {
    let mut typing = drawn("E", |_| ());
    typing.give(Answer::At(Square::from_name("M49").unwrap()));
    assert_eq!(typing.now.asks[0].about, About::Follower);
    let groups = groups(&typing);
    let answers: Vec<Vec<Answer>> =
        groups.iter().map(|group| group.presses.iter().map(|press| press.answer).collect()).collect();
    assert_eq!(answers[0], [Answer::Nobody]);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[1].len(), typing.now.asks[0].choices.len() - 1);
    assert_eq!(groups[1].about.key, "group-followers");
}
