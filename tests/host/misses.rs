//! Games whose turns are short: a throw has half the time of a choice, one missed turn makes nobody absent,
//! and who goes and comes back is told.

use super::weeks::{at, lobby};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Request, Tempo, line};
use sobremesa::kernel::{AnyAsk, Choice, Patience, Seat, Viewer};
use sobremesa::store::{Pilot, Stage, StoryRow, Table, Time, UserId};

struct Board {
    table: Table,
    now: Time,
    story: Vec<StoryRow>,
}

impl Board {
    /// Two people at Parqués who throw themselves.
    fn begun(tempo: Tempo) -> Board {
        Board::of("parques", json!({ "throwing": "player" }), tempo)
    }

    /// Two people at some game.
    fn of(kind: &str, options: Value, tempo: Tempo) -> Board {
        let lobby = lobby(2, 0, Pace::of(games::by_kind(kind).unwrap(), tempo));
        let table = Table { kind: kind.to_owned(), options, ..lobby };
        let mut board = Board { table, now: at(0), story: Vec::new() };
        board.ask(Request::Join { user: UserId(1), name: "Bob".to_owned() });
        board.ask(Request::Start { user: UserId(0) });
        board
    }

    fn ask(&mut self, request: Request) {
        let circumstances = Circumstances { now: self.now, seed: [9; 32], people: &[], tips: &[] };
        if let Some(change) = decide(&self.table, &request, &circumstances).unwrap().change {
            self.table = change.table;
            self.story.extend(change.story);
        }
    }

    fn asks(&self) -> Vec<AnyAsk> {
        let game = games::by_kind(&self.table.kind).unwrap();
        game.load(&self.table.save.as_ref().unwrap().0).unwrap().table.asks()
    }

    fn asked(&self) -> (Seat, Patience, u32, usize) {
        let ask = self.asks().into_iter().find(|ask| ask.patience != Patience::Offer).unwrap();
        (ask.seat, ask.patience, ask.number, ask.of(Choice::One(0)))
    }

    fn answer(&mut self) {
        self.answer_with(|_| 0);
    }

    /// Answers what is asked with one of so many answers.
    fn answer_with(&mut self, which: impl FnOnce(usize) -> usize) {
        let (seat, _, question, of) = self.asked();
        let (user, choice) = (UserId(u64::from(seat.0)), Choice::One(which(of)));
        self.ask(Request::Answer { user, question, of, choice });
    }

    /// Lets the open question run out; whose it was, and how long it had.
    fn miss(&mut self) -> (Seat, i64) {
        let (seat, ..) = self.asked();
        let had = self.table.deadline.unwrap() - self.now;
        self.now = self.table.deadline.unwrap();
        self.ask(Request::Tick);
        (seat, had.num_seconds())
    }

    /// Whether somebody may do something for which nobody waits.
    fn is_offered(&self, seat: Seat) -> bool {
        self.asks().iter().any(|ask| ask.seat == seat && ask.patience == Patience::Offer)
    }

    fn is_on(&self) -> bool {
        self.table.stage == Stage::Running
    }

    fn is_away(&self, seat: Seat) -> bool {
        self.table.seats[seat.index()].pilot == Pilot::Away
    }

    fn told(&self, key: &str) -> usize {
        let said = |row: &&StoryRow| {
            line("parques", &row.event, Viewer::Spectator).is_some_and(|one| one.key == key)
        };
        self.story.iter().filter(said).count()
    }
}

#[test]
fn a_throw_has_half_the_time_and_two_turns_in_a_row_make_somebody_absent() {
    let mut board = Board::begun(Tempo::Live);
    let (first, patience, ..) = board.asked();
    assert_eq!((patience, board.miss()), (Patience::AtOnce, (first, 30)));
    assert!(!board.is_away(first), "one turn that ran out makes nobody absent");
    // The other one plays their turns; the first misses one more.
    let mut before = 0;
    while !board.is_away(first) {
        before = board.story.len();
        if board.asked().0 == first {
            board.miss();
        } else {
            board.answer();
        }
    }
    let told = line("parques", &board.story[before].event, Viewer::Spectator).unwrap();
    assert_eq!(told.key, "host-away", "before what the stand-in throws");
    let turns = board.story.iter().filter_map(|row| row.event.get("threw")).map(|tale| tale["turn"].as_u64());
    let last = turns.flatten().max().unwrap();
    assert!((2..=4).contains(&last), "away with the second of their turns: {last}");
    assert_eq!((board.told("host-away"), board.told("host-back")), (1, 0));
    board.ask(Request::Present { user: UserId(u64::from(first.0)) });
    assert_eq!((board.told("host-away"), board.told("host-back")), (1, 1));
    assert!(!HostState::of(&board.table).missed.contains_key(&first.0), "who comes back begins anew");
    while board.asked().0 != first {
        board.answer();
    }
    board.miss();
    assert!(!board.is_away(first));
}

/// A stand-in that could throw at once leaves people who may blow before it as long as it takes to see what
/// there is to blow.
#[test]
fn nobody_throws_before_whoever_may_blow_has_had_time_to_look() {
    let mut board = Board::of("parques", json!({ "soplar": true }), Tempo::Live);
    board.ask(Request::Away { user: UserId(1) });
    let (ann, look) = (Seat(0), TimeDelta::milliseconds(i64::from(Pace::LIVE.bot_millis.1)));
    let (mut looked, mut hurried) = (0, 0);
    while looked < 5 || hurried == 0 {
        if board.asked().0 == ann {
            board.answer();
            continue;
        }
        let wake = board.table.wake.unwrap();
        match board.is_offered(ann) {
            true => {
                assert!(wake - board.now >= look, "{}", wake - board.now);
                looked += 1;
            }
            false => hurried += u32::from(wake - board.now < look),
        }
        board.now = wake;
        board.ask(Request::Tick);
    }
}

/// In a first game a tip is given for so many questions, whether the learner answers them or lets them run out.
#[test]
fn a_question_that_ran_out_has_taught_as_much_as_one_that_was_answered() {
    let mut board = Board::begun(Tempo::Live);
    board.table.state = HostState { lesson: true, ..HostState::of(&board.table) }.keep();
    let taught = |board: &Board| {
        HostState::of(&board.table).taught.values().map(|times| u32::from(*times)).sum::<u32>()
    };
    assert_eq!(taught(&board), 0);
    board.answer();
    assert_eq!(taught(&board), 1);
    while board.asked().1 != Patience::AtOnce {
        board.answer();
    }
    let before = taught(&board);
    board.miss();
    assert_eq!(taught(&board), before + 1);
}

#[test]
fn who_plays_in_between_has_missed_nothing_in_a_row() {
    let mut board = Board::begun(Tempo::Live);
    let (first, ..) = board.asked();
    let mut missed = 0;
    let mut misses_next = true;
    while missed < 4 {
        let (seat, patience, ..) = board.asked();
        if seat != first || patience != Patience::AtOnce {
            board.answer();
            continue;
        }
        if misses_next {
            board.miss();
            missed += 1;
        } else {
            board.answer();
        }
        misses_next = !misses_next;
        assert!(!board.is_away(first), "after {missed}");
    }
}

#[test]
fn over_days_one_turn_is_enough_and_has_its_whole_time() {
    let mut board = Board::begun(Tempo::Slow);
    let (first, had) = board.miss();
    assert_eq!(had, i64::from(Pace::DAYS.turn_secs));
    assert!(board.is_away(first));
}

/// What a circle asks of somebody in another player's turn has a clock of its own, and nobody answers it
/// before that has run out: there are no orders in Carcassonne that could.
#[test]
fn over_days_a_circle_waits_eight_hours_for_whoever_it_asks() {
    let options = json!({ "halves": 3, "marks": "hills_and_circles" });
    for seed in 0.. {
        let mut board = Board::of("carcassonne", options.clone(), Tempo::Slow);
        let mut pick = Random::new(seed);
        while board.is_on() && board.asked().1 != Patience::Chore {
            board.answer_with(|of| pick.below(of));
        }
        if !board.is_on() {
            continue;
        }
        let (seat, ..) = board.asked();
        let begun = board.now;
        board.now += TimeDelta::hours(8) - TimeDelta::seconds(1);
        board.ask(Request::Tick);
        assert_eq!((board.asked().0, board.asked().1), (seat, Patience::Chore), "it waits");
        assert_eq!(board.table.deadline.unwrap() - begun, TimeDelta::hours(8));
        let number = board.asked().2;
        board.miss();
        assert!(!board.is_on() || board.asked().2 != number, "time answers");
        assert!(!board.is_away(seat), "a small question costs nothing but itself");
        return;
    }
}

/// What is asked in the middle of somebody's own move is a part of it.
#[test]
fn the_rest_of_a_move_has_the_time_that_was_left_for_the_move() {
    let (mut pick, mut rests) = (Random::new(3), 0);
    let mut board = Board::of("mythos", json!({}), Tempo::Live);
    for _ in 0..800 {
        if board.table.stage != Stage::Running {
            board = Board::of("mythos", json!({}), Tempo::Live);
        }
        let (seat, patience, ..) = board.asked();
        let before = board.table.deadline;
        board.now += TimeDelta::seconds(20);
        board.answer_with(|answers| pick.below(answers));
        let goes_on = board.asks().iter().any(|ask| ask.seat == seat && ask.patience == Patience::Chore);
        if patience.is_turn() && goes_on {
            assert!(
                board.table.deadline >= before,
                "less time than before: {:?} {before:?}",
                board.table.deadline
            );
            rests += 1;
        }
    }
    assert!(rests > 3, "{rests}");
}

/// Stand-ins keep a game going for those who wait for it: where nobody does it rests, and begins again with all
/// its time when somebody is back, by whatever they do.
#[test]
fn a_table_at_which_nobody_is_left_rests() {
    let mut board = Board::begun(Tempo::Live);
    board.ask(Request::Away { user: UserId(0) });
    assert!(board.is_on(), "Bob is there");
    board.ask(Request::Away { user: UserId(1) });
    assert_eq!((board.table.stage, board.told("host-rests")), (Stage::Paused, 1));
    let lapses = board.now + Pace::LIVE.rests_for();
    assert_eq!((board.table.deadline, board.table.wake), (None, Some(lapses)));
    let told = board.story.len();
    board.now += TimeDelta::hours(20);
    board.ask(Request::Tick);
    assert_eq!((board.table.stage, board.story.len()), (Stage::Paused, told), "nobody has moved");
    let asked = board.asks()[0].seat;
    board.ask(Request::Present { user: UserId(u64::from(asked.0)) });
    assert!(board.is_on() && !board.is_away(asked) && board.is_away(Seat(1 - asked.0)));
    let deadline = board.table.deadline.unwrap();
    assert!(deadline - board.now >= TimeDelta::seconds(30), "{}", deadline - board.now);
    board.ask(Request::Away { user: UserId(u64::from(asked.0)) });
    assert_eq!((board.table.stage, board.told("host-rests")), (Stage::Paused, 2));
    board.answer();
    assert!(board.is_on() && !board.is_away(asked), "who answers is back");
}

/// A table that nobody comes back to is given up, so that others can play where it stood.
#[test]
fn a_table_that_has_rested_long_is_given_up() {
    for tempo in [Tempo::Live, Tempo::Slow] {
        let mut board = Board::begun(tempo);
        for user in 0..2 {
            board.ask(Request::Away { user: UserId(user) });
        }
        board.now = board.table.wake.unwrap() - TimeDelta::seconds(1);
        board.ask(Request::Tick);
        assert_eq!(board.table.stage, Stage::Paused);
        board.now += TimeDelta::seconds(1);
        board.ask(Request::Tick);
        assert_eq!((board.table.stage, board.told("host-given-up")), (Stage::Abandoned, 1));
    }
}

/// Who has stopped the clock themselves is not away: it stands until somebody lets it go on.
#[test]
fn a_stopped_clock_is_no_rest() {
    let mut board = Board::begun(Tempo::Live);
    for user in 0..2 {
        board.ask(Request::Away { user: UserId(user) });
    }
    board.ask(Request::Pause { user: UserId(0) });
    assert_eq!((board.table.stage, board.table.wake), (Stage::Paused, None));
    board.ask(Request::Present { user: UserId(1) });
    assert_eq!(board.table.stage, Stage::Paused, "Ann has stopped it");
    board.ask(Request::Resume { user: UserId(1) });
    assert!(board.is_on());
}

/// Over days the first turn that runs out makes somebody absent; live everybody reads of the one before.
#[test]
fn a_turn_that_ran_out_is_told() {
    let mut board = Board::begun(Tempo::Live);
    board.miss();
    assert_eq!((board.told("host-late"), board.told("host-away")), (1, 0));
    let mut board = Board::begun(Tempo::Slow);
    board.miss();
    assert_eq!((board.told("host-late"), board.told("host-away")), (0, 1));
}
