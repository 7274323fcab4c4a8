//! Case 61: whoever is away is played for with the dice that they would have thrown, and has the seat again
//! with their next press.

use chrono::TimeDelta;
use sobremesa::games::parques::Event;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Request};
use sobremesa::kernel::{AnyAsk, AnyTable, Choice};
use sobremesa::store::{Chair, NewTable, Pilot, Stage, Table, TableId, Time, UserId};

const RED: UserId = UserId(1);

/// A table of two people, at which every throw waits for a press.
struct Evening {
    table: Table,
    now: Time,
    /// Every die that fell, in order.
    dice: Vec<u8>,
}

impl Evening {
    fn new() -> Evening {
        let now = Time::UNIX_EPOCH + TimeDelta::days(20_000);
        let table = NewTable {
            kind: "parques".to_owned(),
            guild: None,
            channel: 1,
            opened_by: RED,
            opened_at: now,
            language: "en".to_owned(),
            options: serde_json::json!({ "throwing": "player" }),
            state: HostState { pace: Pace::LIVE, ..HostState::default() }.keep(),
            seats: vec![Chair::of(RED, "Red"), Chair::of(UserId(2), "Blue")],
            interaction: None,
        }
        .opened(TableId(1));
        let mut evening = Evening { table, now, dice: Vec::new() };
        evening.ask(&Request::Start { user: RED });
        evening
    }

    fn ask(&mut self, request: &Request) {
        let circumstances = Circumstances { now: self.now, seed: [61; 32], people: &[], tips: &[] };
        let Some(change) = decide(&self.table, request, &circumstances).unwrap().change else { return };
        for row in &change.story {
            if let Ok(Event::Threw(tale)) = serde_json::from_value(row.event.clone()) {
                let throws = tale.tries.iter().chain([&tale.throw]);
                self.dice.extend(throws.flat_map(|throw| throw.dice()));
            }
        }
        self.table = change.table;
    }

    fn game(&self) -> Box<dyn AnyTable> {
        let save = self.table.save.as_ref().unwrap();
        sobremesa::games::by_kind("parques").unwrap().load(&save.0).unwrap().table
    }

    fn waits_for(&self) -> AnyAsk {
        self.game().asks().remove(0)
    }

    /// Whoever is waited for does as a beginner would.
    fn press(&mut self) {
        let ask = self.waits_for();
        let choice = self.game().advise(ask.seat).unwrap_or(Choice::One(ask.otherwise));
        let user = self.table.seats[ask.seat.index()].user.unwrap();
        self.ask(&Request::Answer { user, question: ask.number, of: ask.of(choice), choice });
        self.now += TimeDelta::seconds(5);
    }

    /// The clock runs until it has done something.
    fn wait(&mut self) {
        let next = self.table.wake.into_iter().chain(self.table.deadline).min().unwrap();
        self.now = self.now.max(next);
        self.ask(&Request::Tick);
    }

    fn is_red_there(&self) -> bool {
        self.table.seats[0].pilot == Pilot::Player
    }
}

#[test]
fn case_61_the_seat_comes_back_between_two_throws_of_a_turn() {
    let mut there = Evening::new();
    while there.table.stage == Stage::Running {
        there.press();
    }
    let mut away = Evening::new();
    let mut came_back_within_a_turn = 0;
    while away.table.stage == Stage::Running && away.now - there.now < TimeDelta::days(1) {
        if away.waits_for().seat.0 != 0 || !away.is_red_there() {
            away.press();
            continue;
        }
        // Red leaves with the dice in hand, a driver plays, and Red presses again as soon as they are asked anything.
        let (turn, thrown) = (away.game().turn(), away.dice.len());
        away.ask(&Request::Away { user: RED });
        assert!(!away.is_red_there());
        while away.table.stage == Stage::Running && away.dice.len() == thrown {
            away.wait();
        }
        if away.table.stage != Stage::Running {
            break;
        }
        let same_turn = away.game().turn() == turn && away.waits_for().seat.0 == 0;
        if same_turn {
            away.press();
            came_back_within_a_turn += 1;
        } else {
            away.ask(&Request::Present { user: RED });
        }
        assert!(away.is_red_there() || away.table.stage != Stage::Running);
    }
    assert!(came_back_within_a_turn > 0, "Red never came back between two throws of one turn");
    let both = there.dice.len().min(away.dice.len());
    assert!(both > 60, "only {both} dice fell");
    assert_eq!(there.dice[..both], away.dice[..both], "the dice know who presses");
}
