//! What players jot down for themselves: kept with their chairs whoever's turn it is, seen by nobody else, in
//! no save and no evidence, and gone with the game.

use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::discord::draw_board;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Request, Sorry, Standing};
use sobremesa::kernel::{AnyTable, Jottings, Seat};
use sobremesa::store::{Chair, Change, NewTable, Stage, Table, TableId, Time, UserId};

const ANN: UserId = UserId(1);
const BOB: UserId = UserId(2);

/// A chase over days: Ann runs, Bob hunts, and it is Ann's turn.
struct Chase {
    table: Table,
    change: Option<Change>,
    printed: String,
}

impl Chase {
    fn new() -> Chase {
        let table = NewTable {
            kind: "fugitive".to_owned(),
            guild: None,
            channel: 1,
            opened_by: ANN,
            opened_at: now(),
            language: "en".to_owned(),
            options: json!({ "roles": "opener_runs", "matches": "one" }),
            state: HostState { pace: Pace::DAYS, ..HostState::default() }.keep(),
            seats: vec![Chair::of(ANN, "Ann"), Chair::of(BOB, "Bob")],
            interaction: None,
        };
        let mut chase = Chase { table: table.opened(TableId(1)), change: None, printed: String::new() };
        chase.ask(&Request::Start { user: ANN }).unwrap();
        chase
    }

    fn ask(&mut self, request: &Request) -> Result<(), Sorry> {
        let circumstances = Circumstances { now: now(), seed: [3; 32], people: &[], tips: &[] };
        let decision = decide(&self.table, request, &circumstances)?;
        self.printed = format!("{decision:?} {request:?}");
        self.change = decision.change;
        if let Some(change) = &self.change {
            self.table = change.table.clone();
        }
        Ok(())
    }

    fn jot(&mut self, user: UserId, page: u32, signs: &[(u8, u8)]) -> Result<(), Sorry> {
        let jottings = Jottings { page, signs: signs.iter().copied().collect() };
        self.ask(&Request::Jot { user, jottings })
    }

    fn game(&self) -> Box<dyn AnyTable> {
        let save = self.table.save.as_ref().unwrap();
        sobremesa::games::by_kind("fugitive").unwrap().load(&save.0).unwrap().table
    }

    /// How many things Bob has noted.
    fn noted(&self) -> usize {
        Standing::of(&self.table.seats[1]).jottings.signs.len()
    }
}

fn now() -> Time {
    Time::UNIX_EPOCH + TimeDelta::days(20_000)
}

#[test]
fn they_are_taken_in_anybodys_turn_and_move_nothing() {
    let mut chase = Chase::new();
    assert_eq!(chase.game().asks()[0].seat, Seat(0), "it is the other one's turn");
    let before = chase.table.clone();
    chase.jot(BOB, 0, &[(5, 0), (12, 1)]).unwrap();
    assert_eq!(chase.noted(), 2);
    let change = chase.change.as_ref().unwrap();
    assert!(
        change.unseen && change.story.is_empty() && change.inputs.is_empty() && change.notices.is_empty()
    );
    let after = &chase.table;
    assert!(after.save.as_ref().map(|save| &save.0) == before.save.as_ref().map(|save| &save.0));
    assert_eq!(
        (after.deadline, after.wake),
        (before.deadline, before.wake),
        "nobody is waited for any longer"
    );
    assert_eq!(draw_board(&before, &[]).print(), draw_board(after, &[]).print());
    assert!(!chase.printed.contains("signs"), "{}", chase.printed);
    chase.jot(BOB, 0, &[]).unwrap();
    assert_eq!(chase.table.seats[1].orders.0, Value::Null, "nothing is kept of nothing");
}

#[test]
fn only_who_has_a_page_may_write_and_only_what_stands_on_it() {
    let mut chase = Chase::new();
    assert!(chase.jot(ANN, 0, &[(5, 0)]).is_err(), "whoever runs has no notebook");
    assert!(chase.jot(UserId(3), 0, &[(5, 0)]).is_err());
    for (page, sign) in [(1, (5, 0)), (0, (42, 0)), (0, (0, 0)), (0, (5, 3))] {
        assert!(chase.jot(BOB, page, &[sign]).is_err(), "{page} {sign:?}");
    }
    assert_eq!(chase.noted(), 0);
}

#[test]
fn they_outlast_moves_and_orders_and_are_gone_with_the_game() {
    let mut chase = Chase::new();
    chase.jot(BOB, 0, &[(5, 0)]).unwrap();
    chase.ask(&Request::Orders { user: BOB, orders: Vec::new() }).unwrap();
    let ask = chase.game().asks().remove(0);
    let choice = chase.game().advise(ask.seat).unwrap();
    chase.ask(&Request::Answer { user: ANN, question: ask.number, of: ask.of(choice), choice }).unwrap();
    assert_eq!(chase.noted(), 1);
    assert!(!chase.table.save.as_ref().unwrap().0.contains("marks"));
    chase.ask(&Request::Gone).unwrap();
    assert_eq!(chase.table.stage, Stage::Abandoned);
    assert_eq!(chase.table.seats[1].orders.0, Value::Null);
}
