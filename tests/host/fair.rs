//! What people would call fair, as tables of cases: who votes and for how long, who has left for good, whose
//! seat becomes whose.
//!
//! A case is a row of words, one deed each: `A out B` votes, `A end` votes to give up, `A away`, `A back`, `A
//! resign`, `A pause`, `A answer`, `A offer E`, `E accept A`, `E refuse A`, `A withdraw`, `erase A`, `10 min`
//! passes. What it has to come to stands behind `->`: `done`, `needs 1`, `early`, `already`, or `no` for a
//! refusal.

use crate::weeks::{at, lobby};
use chrono::TimeDelta;
use sobremesa::games;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Receipt, Request, Sorry};
use sobremesa::store::{Chair, Pilot, Stage, Table, Time, UserId};
use std::collections::BTreeSet;

/// The letter of somebody: A sits in the first seat.
fn user(letter: &str) -> UserId {
    UserId(u64::from(letter.as_bytes()[0].wrapping_sub(b'A')))
}

struct Case {
    table: Table,
    now: Time,
    invited: Vec<u64>,
}

impl Case {
    /// So many people who are all asked for their opening bid, and bots up to three.
    fn begun(people: u8, pace: Pace) -> Case {
        let table = lobby(1, 0, pace);
        let mut case = Case { table, now: at(0), invited: Vec::new() };
        for seat in 1..people {
            let name = char::from(b'A' + seat).to_string();
            case.ask(&Request::Join { user: UserId(seat.into()), name }).unwrap();
        }
        for _ in people..3 {
            case.ask(&Request::AddBot { user: UserId(0) }).unwrap();
        }
        case.ask(&Request::Start { user: UserId(0) }).unwrap();
        case
    }

    fn ask(&mut self, request: &Request) -> Result<Receipt, Sorry> {
        let circumstances = Circumstances { now: self.now, seed: [7; 32], people: &[], tips: &[] };
        let decision = decide(&self.table, request, &circumstances)?;
        if let Some(change) = decision.change {
            self.invited.extend(
                change
                    .notices
                    .iter()
                    .filter(|one| one.kind == sobremesa::store::NoticeKind::Offer)
                    .map(|one| one.user.0),
            );
            self.table = change.table;
        }
        Ok(decision.receipt)
    }

    /// The seat in which somebody sat at the beginning.
    fn seat(&self, letter: &str) -> u8 {
        user(letter).0 as u8
    }

    /// An answer of somebody to the question that is put to their old seat, as an open page gives it.
    fn answer(&self, letter: &str) -> Request {
        let save = self.table.save.as_ref().unwrap();
        let game = games::by_kind(&self.table.kind).unwrap().load(&save.0).unwrap().table;
        let asks = game.asks();
        let ask = asks.iter().find(|ask| ask.seat.0 == self.seat(letter)).unwrap_or(&asks[0]);
        Request::Answer {
            user: user(letter),
            question: ask.number,
            of: ask.choices,
            choice: ask.otherwise.into(),
        }
    }

    /// Does one deed and says what came of it.
    fn deed(&mut self, deed: &str) -> String {
        let words: Vec<&str> = deed.split_whitespace().collect();
        let who = user(words[0]);
        let request = match words[..] {
            [count, "min"] => {
                self.now += TimeDelta::minutes(count.parse().unwrap());
                return String::new();
            }
            ["erase", letter] => {
                self.erase(user(letter));
                return String::new();
            }
            ["tick"] => Request::Tick,
            [_, "out", whom] => Request::VoteOut { user: who, seat: self.seat(whom) },
            [_, "end"] => Request::Abandon { user: who },
            [_, "away"] => Request::Away { user: who },
            [_, "back"] => Request::Present { user: who },
            [_, "resign"] => Request::Resign { user: who },
            [_, "pause"] => Request::Pause { user: who },
            [_, "resume"] => Request::Resume { user: who },
            [letter, "answer"] => self.answer(letter),
            [_, "offer", to] => Request::Offer { user: who, to: user(to) },
            [letter, "accept", from] => {
                Request::Accept { user: who, seat: self.seat(from), name: letter.to_owned() }
            }
            [_, "refuse", from] => Request::Refuse { user: who, seat: self.seat(from) },
            [_, "withdraw"] => Request::Withdraw { user: who },
            _ => panic!("{deed:?} is no deed"),
        };
        match self.ask(&request) {
            Ok(Receipt::Done) => "done".to_owned(),
            Ok(Receipt::Voted { needed }) => format!("needs {needed}"),
            Ok(Receipt::Early { .. }) => "early".to_owned(),
            Ok(Receipt::Already) => "already".to_owned(),
            Ok(Receipt::Idle | Receipt::Again) => "nothing".to_owned(),
            Err(_) => "no".to_owned(),
        }
    }

    /// What the store does to a table when somebody is erased.
    fn erase(&mut self, user: UserId) {
        for chair in self.table.seats.iter_mut().filter(|chair| chair.user == Some(user)) {
            let stance = chair.stance.clone();
            *chair =
                Chair { user: None, name: String::new(), pilot: Pilot::Bot, stance, ..Chair::of(user, "") };
        }
        self.table.revision += 1;
        self.table.wake = Some(self.now);
    }

    /// Goes through a row. Every deed without `->` has to be done.
    fn row(mut self, row: &str) -> Case {
        for step in row.split(';').map(str::trim) {
            let (deed, expected) = step.split_once(" -> ").unwrap_or((step, "done"));
            let came = self.deed(deed);
            assert!(came.is_empty() || came == expected, "{row:?}: {deed:?} came to {came:?}");
        }
        self
    }
}

const LIVE: Pace = Pace { turn_secs: 180, ..Pace::LIVE };

#[test]
fn votes() {
    for (people, row) in [
        // More than half of those who are there.
        (5, "E away; A out E -> needs 2; B out E -> needs 1; C out E"),
        (4, "D away; A out D -> needs 1; B out D"),
        (3, "A end -> needs 1; B end"),
        (4, "A end -> needs 2; A end -> needs 2; B end -> needs 1; C end"),
        // Those who are away are not counted, nor do they vote; whoever votes is back.
        (4, "C away; D away; A out D -> needs 1; B out D"),
        (4, "C away; D away; A out D -> needs 1; C out D; C away; C back"),
        (3, "B away; C away; B end -> needs 1; A end"),
        // Nobody votes about somebody who is there, nor about themselves, nor from outside.
        (3, "A out B -> no; B away; B out B -> no; Z out B -> no; Z end -> no; A out Z -> no"),
        // A vote lives as long as its voter stays and whoever it is about stays away.
        (4, "D away; A out D -> needs 1; D back; D away; B out D -> needs 1; A out D"),
        (4, "D away; A out D -> needs 1; D answer; D away; B out D -> needs 1; A out D"),
        (5, "E away; A out E -> needs 2; A away; B out E -> needs 1; A back; C out E -> needs 1; A out E"),
        (4, "A end -> needs 2; A resign; B end -> needs 1; C end"),
        (5, "A end -> needs 2; A offer F; F accept A; B end -> needs 2; C end -> needs 1; F end"),
        (
            5,
            "E away; A out E -> needs 2; A offer F; F accept A; B out E -> needs 2; F out E -> needs 1; C out E",
        ),
        (4, "D away; A out D -> needs 1; D offer F; F accept D; A out D -> no"),
        // And only for a while.
        (3, "A end -> needs 1; 14 min; B end"),
        (3, "A end -> needs 1; 15 min; B end -> needs 1; A end"),
        (4, "D away; A out D -> needs 1; 15 min; B out D -> needs 1; A out D"),
        // Those who have resigned have no vote, whenever they gave it.
        (5, "A end -> needs 2; B end -> needs 1; A resign; B resign; A end -> no; C end -> needs 1; D end"),
        // One against one is no majority: a good while has to pass.
        (2, "B away; A out B -> early; 2 min; A out B -> early; 1 min; A out B"),
        (2, "B away; A end -> early; 3 min; A end"),
        (2, "B away; 2 min; B back; B away; 2 min; A out B -> early; 1 min; A out B"),
        (3, "B away; 2 min; C away; 1 min; A out B; A end -> early; 2 min; A end"),
        // Alone with bots one may end what is one's own.
        (1, "A end"),
        (2, "B resign; A end"),
    ] {
        Case::begun(people, LIVE).row(row);
    }
    let days = "B away; 1439 min; A out B -> early; 1 min; A out B";
    Case::begun(2, Pace { turn_secs: 3_600, ..Pace::DAYS }).row(days);
}

#[test]
fn who_has_resigned_is_gone_for_good() {
    let case = Case::begun(4, LIVE).row(
        "A resign; A answer -> no; A back -> no; A away -> no; A pause -> no; A resume -> no; A end -> no; D away; \
         A out D -> no; A offer F -> no; A withdraw -> no; A resign -> no; B offer A -> no",
    );
    let chair = &case.table.seats[0];
    assert_eq!((chair.user, chair.former, chair.pilot), (None, Some(UserId(0)), Pilot::Bot));
    assert_eq!(case.table.stage, Stage::Running);
    // So is whoever was voted out.
    let case = Case::begun(3, LIVE)
        .row("C away; A out C -> needs 1; B out C; C back -> no; C answer -> no; C pause -> no");
    assert_eq!(case.table.seats[2].former, Some(UserId(2)));
    // With the last person the race ends.
    let case = Case::begun(3, LIVE).row("A resign; B resign; C resign");
    assert_eq!(case.table.stage, Stage::Abandoned);
}

#[test]
fn a_seat_is_given_to_those_who_say_yes() {
    let case = Case::begun(3, LIVE).row("A offer F; F accept A");
    let chair = &case.table.seats[0];
    assert_eq!((chair.user, chair.name.as_str(), chair.pilot), (Some(user("F")), "F", Pilot::Player));
    assert_eq!((chair.former, chair.offered, case.invited), (None, None, vec![5]));
    for row in [
        // Nothing changes hands before; only whoever was asked can take it, and only from whoever asked.
        "A offer F; A answer; G accept A -> no; F accept B -> no; B accept A -> no; F accept A; F accept A -> no",
        // Said no, taken back, run out, gone away for good, given to somebody else.
        "A offer F; F refuse A; F accept A -> no",
        "A offer F; A withdraw; F accept A -> no; A withdraw -> already",
        "A offer F; 14 min; F accept A",
        "A offer F; 15 min; F accept A -> no",
        "A offer F; A resign; F accept A -> no",
        "A offer F; erase A; F accept A -> no",
        "A offer F; A offer G; F accept A -> no; G accept A",
        // Players, and those who were asked already, are not asked; nobody is asked for ever.
        "A offer B -> no; A offer F; B offer F -> already",
        "A offer F; A withdraw; A offer F; A withdraw; A offer F; A withdraw; A offer F -> no; A offer G -> no",
        // Being away, one can still give one's seat away; whoever takes it is there.
        "A away; A offer F; F accept A; F answer",
        "A pause; A offer F; F accept A; F resume",
    ] {
        Case::begun(3, LIVE).row(row);
    }
    // When nobody presses anything the offer goes by itself, at its time.
    let mut case = Case::begun(3, LIVE).row("A offer F");
    case.now = case.table.wake.unwrap().max(at(15 * 60_000));
    case.ask(&Request::Tick).unwrap();
    assert_eq!(case.table.seats[0].offered, None);
    assert!(HostState::of(&case.table).offers.is_empty());
}

#[test]
fn whoever_is_erased_stops_nobody() {
    // The one who is waited for: a stand-in answers within seconds, not at the deadline.
    let question = |case: &Case| HostState::of(&case.table).clock.unwrap().question;
    let mut case = Case::begun(3, LIVE).row("B answer; C answer; 1 min; erase A");
    let before = question(&case);
    assert_eq!(case.ask(&Request::Tick).unwrap(), Receipt::Done);
    assert_ne!(question(&case), before, "it is answered by now");
    let mut case = Case::begun(3, LIVE).row("B answer; C answer; erase A");
    assert_eq!(case.ask(&Request::Tick).unwrap(), Receipt::Done);
    let wake = case.table.wake.unwrap();
    assert!(wake - case.now < TimeDelta::seconds(30), "at {wake}");
    // The last of them: nobody plays for nobody, whether the clock stands still or not.
    for row in ["erase A; erase B; erase C; tick", "A pause; erase A; erase B; erase C; tick"] {
        assert_eq!(Case::begun(3, LIVE).row(row).table.stage, Stage::Abandoned, "{row}");
    }
    let paused = Case::begun(3, LIVE).row("A pause; erase A; tick; tick -> nothing");
    assert_eq!((paused.table.stage, paused.table.wake), (Stage::Paused, None));
    // A lobby goes with its last person, and without a nameless chair before that.
    let mut case = Case { table: lobby(1, 0, LIVE), now: at(0), invited: Vec::new() };
    case.ask(&Request::AddBot { user: UserId(0) }).unwrap();
    case.ask(&Request::Join { user: UserId(1), name: "B".to_owned() }).unwrap();
    let case = case.row("erase A; tick; tick -> nothing");
    assert_eq!((case.table.stage, case.table.seats.len()), (Stage::Lobby, 2));
    assert_eq!(case.row("erase B; tick").table.stage, Stage::Abandoned);
}

/// Table, time and seat are known to everybody; when a bot answers follows from more than that.
#[test]
fn nobody_can_work_out_when_a_bot_answers() {
    let wakes: BTreeSet<_> = (0..8)
        .map(|seed| {
            let mut case = Case { table: lobby(1, 0, LIVE), now: at(0), invited: Vec::new() };
            case.ask(&Request::Join { user: UserId(1), name: "B".to_owned() }).unwrap();
            case.ask(&Request::AddBot { user: UserId(0) }).unwrap();
            let circumstances = Circumstances { now: at(0), seed: [seed; 32], people: &[], tips: &[] };
            let begun = decide(&case.table, &Request::Start { user: UserId(0) }, &circumstances).unwrap();
            begun.change.unwrap().table.wake.unwrap()
        })
        .collect();
    assert!(wakes.len() > 4, "{wakes:?}");
}

#[test]
fn being_away_twice_is_being_away_once() {
    Case::begun(3, LIVE).row("A away; A away -> already; A back; A back -> already");
}

#[test]
fn the_host_of_a_lobby_is_whoever_has_sat_there_longest() {
    let mut case = Case { table: lobby(1, 0, LIVE), now: at(0), invited: Vec::new() };
    case.ask(&Request::AddBot { user: UserId(0) }).unwrap();
    for (seat, name) in [(1, "B"), (2, "C")] {
        case.ask(&Request::Join { user: UserId(seat), name: name.to_owned() }).unwrap();
    }
    let host =
        |case: &Case| sobremesa::host::host_of(&case.table).map(|seat| case.table.seats[seat].name.clone());
    assert_eq!(host(&case).as_deref(), Some("Ann"));
    assert!(matches!(case.ask(&Request::Start { user: UserId(1) }), Err(Sorry::NotTheOpener)));
    case.ask(&Request::Leave { user: UserId(0) }).unwrap();
    assert_eq!(host(&case).as_deref(), Some("B"));
    assert!(matches!(case.ask(&Request::Start { user: UserId(2) }), Err(Sorry::NotTheOpener)));
    assert!(case.ask(&Request::Start { user: UserId(1) }).is_ok());
}

#[test]
fn notes_of_another_program_are_left_alone() {
    let mut case = Case::begun(3, LIVE);
    case.table.state["something_new"] = serde_json::json!(1);
    let kept = case.table.state.clone();
    let answer = case.answer("A");
    assert!(matches!(case.ask(&answer), Err(Sorry::ForeignSave)));
    assert!(matches!(case.ask(&Request::Abandon { user: UserId(0) }), Err(Sorry::ForeignSave)));
    assert!(HostState::of(&case.table).foreign, "its channel is to be told");
    assert_eq!(case.ask(&Request::Tick).unwrap(), Receipt::Done);
    assert_eq!((&case.table.state, case.table.deadline, case.table.wake), (&kept, None, None));
}
