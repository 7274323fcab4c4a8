//! What people who have played among themselves are told they might try another time: on the page with the
//! result, and nowhere where a bot has played.

use serde_json::json;
use sobremesa::discord::draw_board;
use sobremesa::drivers::Random;
use sobremesa::games::fugitive::chase::{End, Past};
use sobremesa::games::fugitive::{Brings, Fugitive, Match, Options};
use sobremesa::host::HostState;
use sobremesa::kernel::{Dice, Game, Saved, Seat, play_through};
use sobremesa::store::{Chair, NewTable, Save, Stage, Table, TableId, Time, UserId};

/// A match that is over: whoever sits in the first seat has run first, and was arrested as the other was.
fn over(seats: Vec<Chair>) -> Table {
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let brought = [Brings::default(), Brings::default()];
    let begun = Fugitive::setup(&options, &brought, 2, Dice::from_number(1)).unwrap();
    let mut game = play_through(begun, &mut Random::new(1)).unwrap();
    let arrested =
        |seat, winner| Past { runner: Seat(seat), winner: Seat(winner), end: End::Arrest, rounds: 9 };
    game.past = vec![arrested(0, 1), arrested(1, 0)];
    let save = serde_json::to_string(&Saved::from_game(game).unwrap().0).unwrap();
    let table = NewTable {
        kind: "fugitive".to_owned(),
        guild: Some(1),
        channel: 1,
        opened_by: UserId(1),
        opened_at: Time::UNIX_EPOCH,
        language: "en".to_owned(),
        options: json!({ "matches": "swapped" }),
        state: HostState::default().keep(),
        seats,
        interaction: None,
    };
    Table { save: Some(Save(save)), stage: Stage::Over, ..table.opened(TableId(1)) }
}

fn said(table: &Table, language: &str) -> String {
    let table = Table { language: language.to_owned(), ..table.clone() };
    serde_json::to_string(&draw_board(&table, &[]).public()).unwrap()
}

#[test]
fn two_people_are_told_what_would_be_fairer_and_nobody_beside_a_bot() {
    let people = over(vec![Chair::of(UserId(1), "Ann"), Chair::of(UserId(2), "Bob")]);
    for (language, name) in [("en", "Laying low"), ("es", "Agazaparse")] {
        assert_eq!(said(&people, language).matches(name).count(), 1, "{name}");
    }
    let with_a_bot = over(vec![Chair::of(UserId(1), "Ann"), Chair::bot("Olaf")]);
    assert!(!said(&with_a_bot, "en").contains("Laying low"));
    let mut left = people;
    left.seats[1].former = left.seats[1].user.take();
    assert!(said(&left, "en").contains("Laying low"), "who has left was a person");
}
