//! What shows tables and sends notices, and what looks after clocks: each alone, with a chat program that can fail.

use crate::fixture::*;
use crate::folder::Folder;
use async_trait::async_trait;
use sobremesa::host::announce::{self, Announcer, Boards, NotShown, Notices};
use sobremesa::host::{Host, HostState, Pace, Receipt, Request, clock};
use sobremesa::kernel::{Often, Order, Seat, Whom};
use sobremesa::store::{
    Backend, Board, Change, Notice, NoticeEnd, Person, Save, Shards, Stage, Table, UserId,
};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A chat program that notes what it is given, and fails as it is told.
#[derive(Default)]
struct Chat {
    failing: Mutex<Option<NotShown>>,
    shown: Mutex<Vec<(i64, Instant)>>,
    sent: Mutex<Vec<(i64, u64, String)>>,
}

impl Chat {
    fn fail(&self, how: Option<NotShown>) {
        *self.failing.lock().unwrap() = how;
    }

    fn revisions(&self) -> Vec<i64> {
        self.shown.lock().unwrap().iter().map(|(revision, _)| *revision).collect()
    }

    /// Waits until the table is shown as it is at this revision.
    async fn shows(&self, revision: i64) {
        let until = Instant::now() + Duration::from_secs(240);
        while self.revisions().last() != Some(&revision) {
            assert!(Instant::now() < until, "{:?}, and never {revision}", self.revisions());
            moment(20).await;
        }
    }

    fn kinds(&self) -> Vec<String> {
        self.sent.lock().unwrap().iter().map(|(_, _, cause)| cause.clone()).collect()
    }
}

#[async_trait]
impl Announcer for Chat {
    fn shards(&self) -> Shards {
        Shards::ALL
    }

    async fn show(&self, table: &Table, _: bool) -> Result<Option<Board>, NotShown> {
        self.shown.lock().unwrap().push((table.revision, Instant::now()));
        self.failing.lock().unwrap().map_or(Ok(None), Err)
    }

    async fn notify(&self, notice: &Notice, _: &Table, _: &Person) -> Result<NoticeEnd, NotShown> {
        self.sent.lock().unwrap().push((notice.id, notice.user.0, notice.cause.clone()));
        let end = NoticeEnd::Sent { channel: 1, message: notice.id as u64 };
        self.failing.lock().unwrap().map_or(Ok(end), Err)
    }
}

async fn world() -> (Folder, FakeWall, Host, Arc<Chat>) {
    let (folder, wall) = (Folder::new(), FakeWall::new());
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    (folder, wall, host, Arc::default())
}

async fn moment(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_is_shown_as_one() {
    let (_folder, _, host, chat) = world().await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let id = host.open(opening(1, 1, 0, PATIENT)).await.unwrap();
    let running = tokio::spawn(announce::run(host.clone(), chat.clone(), stopped));
    // For two seconds and a half, or longer on a busy machine, many times a second.
    let began = Instant::now();
    for round in 0..50 {
        let request = if round % 2 == 0 { join(2) } else { Request::Leave { user: UserId(2) } };
        host.request(id, request.into()).await.unwrap();
        moment(50).await;
    }
    let seconds = began.elapsed().as_secs() as usize;
    chat.shows(51).await;
    let shown = chat.shown.lock().unwrap().clone();
    assert!((3..=seconds + 3).contains(&shown.len()), "{seconds} s: {shown:?}");
    // After a rest the next change is shown at once, and not a second after it: a busy machine gets many
    // chances to show that.
    let at_once = Duration::from_millis(400);
    let mut waited = Duration::MAX;
    for revision in 52..82 {
        let request = if revision % 2 == 0 { join(2) } else { Request::Leave { user: UserId(2) } };
        moment(1_200).await;
        let asked = Instant::now();
        host.request(id, request.into()).await.unwrap();
        chat.shows(revision).await;
        waited = chat.shown.lock().unwrap().last().unwrap().1 - asked;
        if waited < at_once {
            break;
        }
    }
    assert!(waited < at_once, "{waited:?}");
    stop.send(true).unwrap();
    running.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_could_not_be_shown_is_tried_again() {
    let (_folder, _, host, chat) = world().await;
    let id = host.open(opening(1, 1, 0, PATIENT)).await.unwrap();
    let announcer: Arc<dyn Announcer> = chat.clone();
    let boards = Boards::new(&host, &announcer);
    chat.fail(Some(NotShown::Later));
    assert_eq!(boards.show_changed().await.unwrap(), 1);
    assert_eq!(boards.show_changed().await.unwrap(), 0, "not while it is being shown, nor at once after it");
    while chat.revisions() != [1] {
        moment(20).await;
    }
    chat.fail(Some(NotShown::Never));
    while boards.show_changed().await.unwrap() == 0 {
        moment(20).await;
    }
    while table(&host, id).await.announced == 0 {
        moment(20).await;
    }
    assert_eq!(boards.show_changed().await.unwrap(), 0, "nowhere to show it");
    chat.fail(None);
    host.request(id, join(2).into()).await.unwrap();
    while boards.show_changed().await.unwrap() == 0 {
        moment(20).await;
    }
    while table(&host, id).await.announced == 1 {
        moment(20).await;
    }
    assert_eq!(chat.revisions(), [1, 1, 2]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_are_sent_once_or_dropped() {
    let (_folder, wall, host, chat) = world().await;
    let id = begun(&host, 1, 3, 0, PATIENT).await;
    let announcer: Arc<dyn Announcer> = chat.clone();
    let notices = Notices::new(&host, &announcer);
    let sent = async || {
        let count = notices.send_due().await.unwrap();
        notices.all_sent().await;
        count
    };
    chat.fail(Some(NotShown::Later));
    assert_eq!(sent().await, 3, "everybody bids");
    assert_eq!(sent().await, 0);
    // One answers before the lease has run out: nothing to tell them any more.
    let answer = sensible(&table(&host, id).await, 2).unwrap();
    host.request(id, answer.into()).await.unwrap();
    wall.pass(21);
    chat.fail(None);
    assert_eq!(sent().await, 3);
    wall.pass(60);
    assert_eq!(sent().await, 0, "once");
    let sent = chat.sent.lock().unwrap().clone();
    let to = |user| sent.iter().filter(|(_, to, _)| *to == user).map(|(id, ..)| *id).collect::<Vec<_>>();
    assert_eq!((to(1).len(), to(2).len(), to(3).len()), (2, 1, 2));
    assert_eq!(to(1)[0], to(1)[1], "tried again under its old number");
    assert!(chat.kinds().iter().all(|cause| cause.starts_with("turn:")), "{:?}", chat.kinds());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn late_deadlines_fire_at_the_start_and_paused_tables_sleep() {
    let (folder, wall, host, _) = world().await;
    let pace = Pace { bot_millis: (5_000, 5_000), turn_secs: 60, ..Pace::LIVE };
    let (late, paused) = (begun(&host, 1, 3, 0, pace).await, begun(&host, 2, 3, 0, pace).await);
    host.request(paused, Request::Pause { user: UserId(1) }.into()).await.unwrap();
    drop(host);
    moment(100).await;
    wall.pass(7 * 24 * 3600);
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    let before = table(&host, paused).await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let running = tokio::spawn(clock::run(host.clone(), stopped));
    let by_clock = async || {
        let answers = host.store().inputs(late).await.unwrap();
        answers.iter().filter(|row| row.by == sobremesa::store::AnsweredBy::Clock).count()
    };
    let until = Instant::now() + Duration::from_secs(240);
    while by_clock().await < 3 {
        assert!(Instant::now() < until, "late deadlines never fire");
        moment(20).await;
    }
    stop.send(true).unwrap();
    running.await.unwrap();
    assert_eq!(by_clock().await, 3);
    assert_eq!(table(&host, paused).await, before);
    assert_eq!(before.stage, Stage::Paused);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_understood_is_left_alone() {
    let (_folder, wall, host, _) = world().await;
    let id = begun(&host, 1, 3, 0, PATIENT).await;
    let mut now = table(&host, id).await;
    now.save = now.save.map(|save| Save(save.0.replace("\"format\":1", "\"format\":99")));
    now.revision += 1;
    host.store().save(&Change::to(now.clone(), host.now())).await.unwrap();
    wall.pass(15 * 24 * 3600);
    assert_eq!(clock::tick_due(&host).await.unwrap(), 1);
    let after = table(&host, id).await;
    assert!(HostState::of(&after).foreign, "its channel is to be told");
    assert_eq!((after.stage, after.save, after.deadline, after.wake), (Stage::Running, now.save, None, None));
    wall.pass(15 * 24 * 3600);
    assert_eq!(clock::tick_due(&host).await.unwrap(), 0, "once");
}

/// Whoever watches the message of a table must not learn from its edits that somebody has given orders.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_change_nothing_that_anybody_else_is_shown() {
    let (_folder, _, host, chat) = world().await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let id = begun(&host, 1, 8, 0, PATIENT).await;
    let running = tokio::spawn(announce::run(host.clone(), chat.clone(), stopped));
    let mut now = table(&host, id).await;
    while now.announced < now.revision {
        moment(50).await;
        now = table(&host, id).await;
    }
    let shown = chat.revisions();
    let play = game(&now).unwrap();
    let held = |seat: u8| play.orderable(Seat(seat)).into_iter().next();
    let (seat, about) = (0..8).find_map(|seat| Some((seat, held(seat)?))).expect("somebody holds a Reaction");
    let order = Order {
        card: about.card,
        trigger: about.triggers[0].0.clone(),
        whom: Whom::Anyone,
        case: "always".to_owned(),
        often: Often::Once,
        keep: 0,
    };
    let user = now.seats[usize::from(seat)].user.unwrap();
    for orders in [vec![order], vec![]] {
        let done = host.request(id, Request::Orders { user, orders }.into()).await.unwrap();
        assert_eq!(done.receipt, Receipt::Done);
        // Whoever looks every second has looked by then.
        moment(1_300).await;
        let after = table(&host, id).await;
        assert_eq!((after.announced, chat.revisions()), (after.revision, shown.clone()));
        assert_eq!((after.deadline, after.wake, after.state), (now.deadline, now.wake, now.state.clone()));
    }
    stop.send(true).unwrap();
    running.await.unwrap();
}
