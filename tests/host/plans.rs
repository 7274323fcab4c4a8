//! Plans: moves that are left in advance are made in their turns, as long as nothing of their owner's was
//! lost; nobody else hears of them.

use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::discord::draw_board;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Request, Sorry, Standing, line, waited_for};
use sobremesa::kernel::{AnyAsk, AnyTable, Choice, Follows, Patience, Plannable, Seat, Viewer};
use sobremesa::store::{
    AnsweredBy, Chair, NewTable, NoticeKind, Stage, StoryRow, Table, TableId, Time, UserId,
};

/// A game of Mythos over days, of two people.
#[derive(Clone)]
struct Days {
    table: Table,
    now: Time,
    /// Who answered, and how, in order.
    given: Vec<(u8, AnsweredBy)>,
    notices: Vec<(UserId, NoticeKind)>,
    told: Vec<StoryRow>,
    /// What a log could print of the last decision, and whether nobody was to see that there was one.
    printed: String,
    unseen: bool,
}

impl Days {
    fn new(seed: u8) -> Days {
        Days::of(seed, Value::Null)
    }

    fn of(seed: u8, options: Value) -> Days {
        let now = Time::UNIX_EPOCH + TimeDelta::days(20_000);
        let table = NewTable {
            kind: "mythos".to_owned(),
            guild: None,
            channel: 1,
            opened_by: UserId(1),
            opened_at: now,
            language: "en".to_owned(),
            options,
            state: HostState { pace: Pace::DAYS, ..HostState::default() }.keep(),
            seats: vec![Chair::of(UserId(1), "Ann"), Chair::of(UserId(2), "Bob")],
            interaction: None,
        }
        .opened(TableId(1));
        let mut days = Days {
            table,
            now,
            given: Vec::new(),
            notices: Vec::new(),
            told: Vec::new(),
            printed: String::new(),
            unseen: false,
        };
        days.ask(&Request::Start { user: UserId(1) }, seed).unwrap();
        days
    }

    fn ask(&mut self, request: &Request, seed: u8) -> Result<(), Sorry> {
        let circumstances = Circumstances { now: self.now, seed: [seed; 32], people: &[], tips: &[] };
        let decision = decide(&self.table, request, &circumstances)?;
        self.printed = format!("{decision:?} {request:?}");
        let Some(change) = decision.change else { return Ok(()) };
        self.told.extend(change.story.iter().cloned());
        self.unseen = change.unseen;
        self.given.extend(change.inputs.iter().map(|row| (row.seat, row.by)));
        self.notices.extend(change.notices.iter().map(|one| (one.user, one.kind)));
        self.table = change.table;
        Ok(())
    }

    fn game(&self) -> Box<dyn AnyTable> {
        let save = self.table.save.as_ref().unwrap();
        sobremesa::games::by_kind("mythos").unwrap().load(&save.0).unwrap().table
    }

    fn open(&self) -> AnyAsk {
        self.game().asks().remove(0)
    }

    fn waits(&self) -> Vec<Seat> {
        waited_for(&self.table, &HostState::of(&self.table), &*self.game())
    }

    fn user(seat: Seat) -> UserId {
        UserId(u64::from(seat.0) + 1)
    }

    fn pass(&mut self) {
        let ask = self.open();
        let choice = Choice::One(ask.otherwise);
        let (user, of) = (Days::user(ask.seat), ask.of(choice));
        self.ask(&Request::Answer { user, question: ask.number, of, choice }, 0).unwrap();
    }

    fn plan(&mut self, seat: Seat, moves: &[Value]) -> Result<(), Sorry> {
        self.ask(&Request::Plan { user: Days::user(seat), moves: moves.to_vec() }, 0)
    }

    /// The clock runs on to what is due next.
    fn tick(&mut self) {
        let next = self.table.wake.into_iter().chain(self.table.deadline).min().unwrap();
        self.now = self.now.max(next);
        self.ask(&Request::Tick, 0).unwrap();
    }

    fn planned(&self, seat: Seat) -> usize {
        Standing::of(&self.table.seats[seat.index()]).plan.moves.len()
    }

    /// Everything that a viewer gets to see, each under its name.
    fn face(&self, viewer: Viewer) -> Vec<(&'static str, String)> {
        let (game, state) = (self.game(), HostState::of(&self.table));
        let clock = state.clock.map(|clock| (clock.since, clock.deadline, clock.remind, clock.last_told));
        let asks: Vec<_> = game.asks().iter().map(|ask| (ask.seat, ask.number, ask.patience)).collect();
        let told: Vec<_> = self.told.iter().filter_map(|row| line("mythos", &row.event, viewer)).collect();
        let page = draw_board(&self.table, &self.told);
        vec![
            ("clock", format!("{:?}", (self.table.stage, clock, self.table.deadline, self.table.wake))),
            ("asked", format!("{asks:?} {:?}", self.waits())),
            ("notices", format!("{:?}", self.notices)),
            ("told", format!("{told:?}")),
            ("page", format!("{:?}", game.screen(viewer))),
            ("view", game.view(viewer).to_string()),
            ("print", format!("{} {:?} {:?}", self.printed, self.table, self.unseen)),
            ("message", serde_json::to_string(&page.public()).unwrap()),
            ("picture", page.sketch.as_ref().map_or(String::new(), |one| format!("{}{}", one.svg, one.alt))),
        ]
    }

    fn sanity(&self, seat: Seat) -> i64 {
        self.game().view(Viewer::Spectator)["players"][seat.index()]["open"]["sanity"].as_i64().unwrap()
    }
}

/// The two seats: whoever moves first, and the other.
fn seats(days: &Days) -> (Seat, Seat) {
    let first = days.open().seat;
    (first, Seat(1 - first.0))
}

#[test]
fn a_plan_is_played_in_its_turns() {
    let mut days = Days::new(1);
    let (first, other) = seats(&days);
    let proposed = days.game().plannable(other).proposed;
    assert!(proposed.len() >= 2, "nothing is proposed");
    days.plan(other, &proposed[..2]).unwrap();
    assert_eq!(days.waits(), [first], "it is not their turn");
    let before = days.game().view(Viewer::Seat(first));
    days.notices.clear();
    days.pass();
    // The turn has come: nobody is waited for, nobody is called, and after a moment the move is made.
    assert_eq!((days.open().seat, days.waits()), (other, vec![]));
    assert_eq!(days.notices, []);
    let asked = days.now;
    days.tick();
    assert!(days.now - asked < TimeDelta::minutes(1), "it took {}", days.now - asked);
    assert_eq!(days.given.last(), Some(&(other.0, AnsweredBy::Order)));
    assert_eq!((days.planned(other), days.open().seat), (1, first));
    assert_ne!(days.game().view(Viewer::Seat(first)), before);
    let standing = Standing::of(&days.table.seats[other.index()]);
    assert_eq!(format!("{standing:?} {:?}", standing.plan), "Standing Plan");
}

/// A plan that is laid in one's turn begins with the next one; what its owner does of it in person is done.
#[test]
fn what_its_owner_does_in_person_is_not_planned_any_more() {
    let mut days = Days::new(1);
    let (first, _) = seats(&days);
    let proposed = days.game().plannable(first).proposed;
    days.plan(first, &proposed[..2]).unwrap();
    assert_eq!((days.waits(), days.planned(first)), (vec![first], 2), "this move they make themselves");
    let ask = days.open();
    let Follows::Does(choice) = days.game().follow(first, &proposed[0]) else { panic!("it cannot be done") };
    let request =
        Request::Answer { user: Days::user(first), question: ask.number, of: ask.of(choice), choice };
    days.ask(&request, 0).unwrap();
    while days.open().seat == first {
        days.pass();
    }
    assert_eq!(days.planned(first), 1);
    let standing = Standing::of(&days.table.seats[first.index()]);
    assert_eq!(standing.plan.moves, proposed[1..2]);
}

#[test]
fn what_cannot_be_done_stops_the_plan_and_its_owner_is_asked() {
    let mut days = Days::new(1);
    let (first, other) = seats(&days);
    let possible = days.game().plannable(other).possible;
    // Nobody arrives who does not walk.
    assert!(possible.contains(&json!("arrive")));
    days.plan(other, &[json!("arrive"), json!("pass")]).unwrap();
    days.notices.clear();
    days.pass();
    assert_eq!(days.waits(), [other], "they are asked as usual");
    assert!(days.notices.contains(&(Days::user(other), NoticeKind::Turn)));
    let plan = Standing::of(&days.table.seats[other.index()]).plan;
    assert!(plan.moves.is_empty() && plan.stopped);
    assert_eq!(days.planned(first), 0);
}

#[test]
fn the_question_that_is_open_is_ones_own() {
    let mut days = Days::new(1);
    let (first, other) = seats(&days);
    days.plan(first, &[json!("pass")]).unwrap();
    assert_eq!(days.waits(), [first], "a plan is for the turns to come");
    days.pass();
    // A plan that was left stays, while its owner moves in person; the pass that was planned is made next time.
    assert_eq!((days.planned(first), days.open().seat), (1, other));
    let proposed = days.game().plannable(other).proposed;
    days.plan(other, &proposed[..1]).unwrap();
    let ask = days.open();
    let play = days.game().follow(other, &proposed[0]);
    let sobremesa::kernel::Follows::Does(choice) = play else { panic!("the proposal cannot be played") };
    let (user, of) = (Days::user(other), ask.of(choice));
    days.ask(&Request::Answer { user, question: ask.number, of, choice }, 0).unwrap();
    while days.open().seat == other {
        days.pass();
    }
    assert_eq!(days.waits(), [], "the plan passes");
    days.tick();
    assert_eq!(days.planned(first), 0);
    assert!(days.given.contains(&(first.0, AnsweredBy::Order)));
}

#[test]
fn who_has_lost_anything_is_asked() {
    let mut days = Days::new(1);
    let (first, other) = seats(&days);
    days.plan(other, &[json!("pass")]).unwrap();
    // Something has cost them Sanity since they planned.
    let mut standing = Standing::of(&days.table.seats[other.index()]);
    let mut kept = serde_json::to_value(&standing).unwrap();
    let had = kept["plan"]["had"].as_array_mut().unwrap();
    assert_eq!(had.len() as i64, days.sanity(other), "nothing else lies there yet");
    had.push(json!("sanity"));
    standing = serde_json::from_value(kept.clone()).unwrap();
    days.table.seats[other.index()].orders =
        sobremesa::store::Private(serde_json::to_value(&standing).unwrap());
    days.pass();
    assert_eq!(days.waits(), [other]);
    assert!(Standing::of(&days.table.seats[other.index()]).plan.stopped);
    assert_eq!(days.planned(first), 0);
}

/// Wishes in a draft: of a pack the first that is in it is taken, whatever stands before it in the list; the
/// others wait, and where none is there their owner is asked.
#[test]
fn wishes_wait_for_the_pack_in_which_they_are() {
    let mut days = Days::of(3, json!({ "decks": "draft" }));
    let (ann, bob) = (Seat(0), Seat(1));
    // Of two, the pack that the one has now comes to the other next.
    let comes = days.game().view(Viewer::Seat(bob))["draft"]["seats"][1]["pack"].clone();
    let is_in = |wish: &Value| comes.as_array().unwrap().contains(&wish["card"]);
    let Plannable { possible, proposed, wishes } = days.game().plannable(ann);
    assert!(wishes, "nobody knows what comes");
    assert!(possible.len() == 75 && proposed.len() == 5 && possible.starts_with(&proposed));
    let away = possible.iter().find(|wish| !is_in(wish)).unwrap().clone();
    let there = possible.iter().rev().find(|wish| is_in(wish)).unwrap().clone();
    days.plan(ann, &[away.clone(), there.clone()]).unwrap();
    assert_eq!(days.waits(), [ann, bob], "the open pack is one's own");
    days.pass();
    days.pass();
    assert_eq!(days.waits(), [bob]);
    days.tick();
    assert_eq!(days.given.last(), Some(&(ann.0, AnsweredBy::Order)));
    days.pass();
    let taken = days.game().view(Viewer::Seat(ann))["draft"]["seats"][0]["taken"].clone();
    assert!(taken.as_array().unwrap().contains(&there["card"]), "{taken}");
    let left = Standing::of(&days.table.seats[0]).plan;
    assert!(left.moves == [away] && !left.stopped);
    assert_eq!(days.waits(), [ann, bob], "what is wished for is not there");
}

/// Wishes that are left when the draft is over were no plan that anything has stopped: they are gone, and
/// nobody is told that one has.
#[test]
fn wishes_end_with_the_draft() {
    let mut days = Days::of(3, json!({ "decks": "draft" }));
    let (ann, bob) = (Seat(0), Seat(1));
    while days.game().view(Viewer::Spectator)["phase"] == "draft" {
        let last = days.game().view(Viewer::Spectator)["draft"]["pack"] == 5;
        if last && days.planned(ann) == 0 {
            let possible = days.game().plannable(ann).possible;
            let pack = |seat: Seat| {
                days.game().view(Viewer::Seat(seat))["draft"]["seats"][seat.index()]["pack"].clone()
            };
            // Of the last packs, the one and the other pass by: what is in neither does not come any more.
            let packs = [ann, bob].map(pack);
            let comes =
                |wish: &Value| packs.iter().any(|pack| pack.as_array().unwrap().contains(&wish["card"]));
            let never = possible.iter().find(|wish| !comes(wish)).unwrap().clone();
            days.plan(ann, &[never]).unwrap();
        }
        days.pass();
    }
    assert_eq!(days.game().view(Viewer::Spectator)["phase"], "building");
    let plan = Standing::of(&days.table.seats[0]).plan;
    assert!(plan.moves.is_empty() && !plan.stopped, "{} left", plan.moves.len());
    while days.game().view(Viewer::Spectator)["phase"] != "turn" {
        days.pass();
    }
    assert!(!Standing::of(&days.table.seats[0]).plan.stopped);
}

#[test]
fn a_plan_has_five_moves_that_its_owner_could_make() {
    let mut days = Days::new(1);
    let (first, other) = seats(&days);
    let possible = days.game().plannable(first).possible;
    let pass = json!("pass");
    assert!(days.plan(other, &[(); 6].map(|()| pass.clone())).is_err());
    days.plan(other, &[(); 5].map(|()| pass.clone())).unwrap();
    let theirs = days.game().plannable(other).possible;
    let mine = possible.iter().find(|one| !theirs.contains(one)).expect("two decks differ");
    assert!(days.plan(other, std::slice::from_ref(mine)).is_err());
    assert_eq!(days.planned(other), 5, "a refusal changes nothing");
    days.plan(other, &[]).unwrap();
    assert_eq!(days.planned(other), 0);
    assert_eq!(days.table.seats[other.index()].orders.0, Value::Null);
}

/// Whole games by plans: they end, and most moves are made by them. Whoever is asked something by their own
/// planned move is called.
#[test]
fn whole_games_are_played_by_plans() {
    let mut called = 0;
    for seed in 1..4 {
        let mut days = Days::new(seed);
        let mut steps = 0;
        while days.table.stage == Stage::Running {
            steps += 1;
            assert!(steps < 4_000, "it does not end");
            let waits = days.waits();
            let Some(seat) = waits.first().copied() else {
                days.notices.clear();
                let planned = [Seat(0), Seat(1)].map(|seat| days.planned(seat));
                days.tick();
                let asks = if days.table.stage == Stage::Running { days.game().asks() } else { Vec::new() };
                // What nobody has ordered answers a window by itself, too: a plan has moved where it has
                // become shorter.
                let moved = [Seat(0), Seat(1)].map(|seat| days.planned(seat) < planned[seat.index()]);
                for ask in asks.iter().filter(|ask| ask.patience == Patience::Chore && !ask.is_settled()) {
                    if moved[ask.seat.index()] && days.waits().contains(&ask.seat) {
                        assert!(
                            days.notices.contains(&(Days::user(ask.seat), NoticeKind::Turn)),
                            "{seed}: {ask:?}"
                        );
                        called += 1;
                    }
                }
                continue;
            };
            let ask = days.game().asks().into_iter().find(|ask| ask.seat == seat).unwrap();
            let choice = days.game().advise(seat).unwrap_or(Choice::One(ask.otherwise));
            let (user, of) = (Days::user(seat), ask.of(choice));
            days.ask(&Request::Answer { user, question: ask.number, of, choice }, 0).unwrap();
            if days.table.stage == Stage::Running && days.planned(seat) == 0 {
                let proposed = days.game().plannable(seat).proposed;
                days.plan(seat, &proposed).unwrap();
            }
        }
        let by_plan = days.given.iter().filter(|(_, by)| *by == AnsweredBy::Order).count();
        assert!(by_plan * 5 > days.given.len(), "{by_plan} of {}", days.given.len());
    }
    assert!(called > 0, "no planned move has asked anything");
}

/// Whether the other player and a stranger see the same of two worlds.
fn alike(here: &Days, there: &Days, owner: Seat) {
    for viewer in [Viewer::Seat(Seat(1 - owner.0)), Viewer::Spectator] {
        for ((name, one), (_, other)) in here.face(viewer).iter().zip(there.face(viewer)) {
            assert!(*one == other, "the {name} tells two worlds apart:\n{one}\n-- and there:\n{other}");
        }
    }
}

/// Two worlds that differ in what somebody has planned, and in whether anything stands: until the turn comes
/// in which it is done, nobody else can tell them apart; when it comes, nor by when it is done. What cannot
/// be done is as if it had not been planned.
#[test]
fn nobody_else_can_tell_what_is_planned() {
    for seed in 1..9 {
        let begun = Days::new(seed);
        let (first, other) = seats(&begun);
        let plan = |days: &mut Days, moves: &[Value]| days.plan(other, moves).unwrap();
        let worlds = |one: &[Value], two: &[Value]| {
            let mut both = [begun.clone(), begun.clone()];
            for (days, moves) in both.iter_mut().zip([one, two]) {
                // Whatever is planned in the end, it was thought over once.
                plan(days, &[json!("pass")]);
                plan(days, moves);
                assert!(days.unseen && days.notices == begun.notices && days.told == begun.told);
            }
            both
        };
        let proposed = begun.game().plannable(other).proposed;
        assert!(!proposed.is_empty() && proposed[0] != json!("pass"), "nothing is proposed");
        let five = vec![json!("pass"); 5];
        // Something is planned, or nothing: the same until the turn comes.
        let [here, there] = worlds(&five, &[]);
        assert!(here.table != there.table && here.planned(other) == 5 && there.planned(other) == 0);
        alike(&here, &there, other);
        // Something that cannot be done, or nothing: the same when it has come.
        let [mut here, mut there] = worlds(&[json!("arrive")], &[]);
        for days in [&mut here, &mut there] {
            days.pass();
            assert_eq!((days.open().seat, days.waits()), (other, vec![other]));
        }
        alike(&here, &there, other);
        // One thing or another, one move or five: the same until it is done, and done at the same moment.
        let [mut here, mut there] = worlds(&five, &proposed[..1]);
        alike(&here, &there, other);
        for days in [&mut here, &mut there] {
            days.pass();
            assert_eq!((days.open().seat, days.waits()), (other, vec![]));
        }
        alike(&here, &there, other);
        for days in [&mut here, &mut there] {
            days.tick();
            assert_eq!(days.given.last(), Some(&(other.0, AnsweredBy::Order)));
        }
        assert_eq!(here.now, there.now);
        assert_ne!(here.face(Viewer::Seat(first)), there.face(Viewer::Seat(first)), "now it shows");
    }
}
