//! Tables whose time has come.

use sobremesa::store::*;

use crate::fixture::*;

async fn waiting(store: &dyn Store, channel: u64, deadline: Option<i64>, wake: Option<i64>) -> Table {
    let table = opened(store, new_table(channel)).await;
    saved(store, table, |change| {
        change.table.deadline = deadline.map(at);
        change.table.wake = wake.map(at);
    })
    .await
}

pub async fn due_tables_are_taken_once(store: &dyn Store) {
    let late = waiting(store, 10, Some(30), None).await;
    let woken = waiting(store, 11, Some(90), Some(10)).await;
    let both = waiting(store, 12, Some(20), Some(25)).await;
    waiting(store, 13, None, None).await;
    waiting(store, 14, Some(90), None).await;
    assert_eq!(store.take_due(at(9), at(99), 9).await.unwrap(), []);
    assert_eq!(
        store.take_due(at(30), at(50), 2).await.unwrap(),
        [woken.id, both.id],
        "the most urgent first"
    );
    assert_eq!(store.take_due(at(30), at(55), 9).await.unwrap(), [late.id]);
    assert_eq!(store.take_due(at(49), at(60), 9).await.unwrap(), [], "they are being looked after");
    assert_eq!(store.take_due(at(50), at(60), 9).await.unwrap(), [woken.id, both.id], "or nobody did");
}

pub async fn the_next_time_is_known(store: &dyn Store) {
    assert_eq!(store.next_due().await.unwrap(), None);
    waiting(store, 10, Some(40), None).await;
    assert_eq!(store.next_due().await.unwrap(), Some(at(40)));
    let table = waiting(store, 11, Some(30), Some(20)).await;
    assert_eq!(store.next_due().await.unwrap(), Some(at(20)));
    // Who has taken it is given until then: no sense in looking before.
    store.take_due(at(20), at(35), 9).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(at(35)));
    saved(store, loaded(store, table.id).await, |change| change.table.deadline = None).await;
    assert_eq!(store.next_due().await.unwrap(), Some(at(20)));
}

pub async fn a_change_ends_the_lease(store: &dyn Store) {
    let table = waiting(store, 10, Some(10), None).await;
    assert_eq!(store.take_due(at(10), at(50), 9).await.unwrap(), [table.id]);
    let table = saved(store, table, |change| change.table.deadline = Some(at(20))).await;
    assert_eq!(store.take_due(at(19), at(50), 9).await.unwrap(), []);
    assert_eq!(store.take_due(at(20), at(50), 9).await.unwrap(), [table.id]);
}

pub async fn closed_tables_are_never_due(store: &dyn Store) {
    for (channel, stage) in [(10, Stage::Over), (11, Stage::Abandoned)] {
        let table = waiting(store, channel, Some(10), Some(5)).await;
        let table = saved(store, table, |change| change.table.stage = stage).await;
        assert_eq!(table.deadline, Some(at(10)), "kept, but nobody waits for it");
    }
    assert_eq!(store.next_due().await.unwrap(), None);
    assert_eq!(store.take_due(at(99), at(100), 9).await.unwrap(), []);
}
