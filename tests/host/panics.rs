//! Something panics where nobody has pressed: it costs its own table a moment, and no other table anything.

use crate::fixture::*;
use crate::folder::Folder;
use sobremesa::host::announce::{Announcer, NotShown, Notices};
use sobremesa::host::{Host, Pace, Wall, clock};
use sobremesa::store::{
    AnsweredBy, Backend, Board, Notice, NoticeEnd, Person, Shards, Store, Table, TableId, Time,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// A clock that goes to pieces when it is looked at for the last of so many times.
#[derive(Debug)]
struct Shaky(FakeWall, AtomicI64);

impl Wall for Shaky {
    fn now(&self) -> Time {
        assert_ne!(self.1.fetch_sub(1, Ordering::SeqCst), 1, "this is meant to happen");
        self.0.now()
    }
}

async fn by_clock(store: &dyn Store, table: TableId) -> usize {
    store.inputs(table).await.unwrap().iter().filter(|row| row.by == AnsweredBy::Clock).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_at_which_something_panics_stops_no_other_clock() {
    let (folder, wall) = (Folder::new(), FakeWall::new());
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    let host = host_by(&settings, &wall).await;
    let pace = Pace { bot_millis: (5_000, 5_000), turn_secs: 60, ..Pace::LIVE };
    let tables = [begun(&host, 1, 3, 0, pace).await, begun(&host, 2, 3, 0, pace).await];
    drop(host);
    wall.pass(3_600);
    // The first look is for what is due, the second one is the first table's own.
    let shaky = Arc::new(Shaky(wall.clone(), AtomicI64::new(2)));
    let host = Host::new(store_by(&settings).await, shaky);
    assert_eq!(clock::tick_due(&host).await.unwrap(), 2);
    let store = host.store();
    let moved = [by_clock(store, tables[0]).await, by_clock(store, tables[1]).await];
    assert_eq!(moved.iter().filter(|answers| **answers == 0).count(), 1, "{moved:?}");
    // It is tried again when its lease is over.
    wall.pass(21);
    while clock::tick_due(&host).await.unwrap() > 0 {}
    for table in tables {
        assert!(by_clock(store, table).await > 0, "no clock stands still");
    }
}

/// A chat program that panics as often as it is told.
#[derive(Default)]
struct Chat {
    panics: AtomicI64,
    sent: AtomicI64,
}

#[async_trait::async_trait]
impl Announcer for Chat {
    fn shards(&self) -> Shards {
        Shards::ALL
    }

    async fn show(&self, _: &Table, _: bool) -> Result<Option<Board>, NotShown> {
        Ok(None)
    }

    async fn notify(&self, _: &Notice, _: &Table, _: &Person) -> Result<NoticeEnd, NotShown> {
        assert!(self.panics.fetch_sub(1, Ordering::SeqCst) <= 0, "this is meant to happen");
        self.sent.fetch_add(1, Ordering::SeqCst);
        Ok(NoticeEnd::Dropped)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_notice_at_which_something_panics_is_sent_later() {
    let (folder, wall) = (Folder::new(), FakeWall::new());
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    begun(&host, 1, 3, 0, PATIENT).await;
    let chat = Arc::new(Chat { panics: AtomicI64::new(3), ..Chat::default() });
    let announcer: Arc<dyn Announcer> = chat.clone();
    let notices = Notices::new(&host, &announcer);
    for (sent, passes) in [(0, 21), (3, 60), (3, 0)] {
        notices.send_due().await.unwrap();
        notices.all_sent().await;
        assert_eq!(chat.sent.load(Ordering::SeqCst), sent, "three bid, and each is written to once");
        wall.pass(passes);
    }
}
