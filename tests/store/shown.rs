//! Tables that the chat program does not show as they are.

use cthulhu500::store::*;

use crate::fixture::*;

async fn take(store: &dyn Store, now: i64, until: i64) -> Vec<TableId> {
    store.take_unannounced(Shards::ALL, at(now), at(until), 9).await.unwrap()
}

fn board(message: u64) -> Option<Board> {
    Some(Board { channel: 10, message, posted_at: at(1) })
}

pub async fn changed_tables_are_to_be_shown(store: &dyn Store) {
    let first = opened(store, new_table(10)).await;
    let second = opened(store, NewTable { opened_at: at(-5), ..new_table(11) }).await;
    let least = store.take_unannounced(Shards::ALL, at(0), at(10), 1).await.unwrap();
    assert_eq!(least, [second.id], "who has waited longest comes first");
    assert_eq!(take(store, 0, 10).await, [first.id]);
    assert_eq!(take(store, 9, 20).await, [], "they are being shown");
    assert_eq!(take(store, 10, 20).await, [second.id, first.id], "or nobody did");
    store.announced(first.id, 1, board(5)).await.unwrap();
    assert_eq!(take(store, 30, 40).await, [second.id]);
    assert_eq!(loaded(store, first.id).await, Table { announced: 1, board: board(5), ..first.clone() });
    // The end is shown like everything else.
    saved(store, loaded(store, first.id).await, |change| change.table.stage = Stage::Over).await;
    assert_eq!(take(store, 30, 40).await, [first.id]);
}

pub async fn showing_never_goes_back(store: &dyn Store) {
    let mut table = opened(store, new_table(10)).await;
    for _ in 0..3 {
        table = saved(store, table, |_| {}).await;
    }
    let shown = |table: Table| (table.announced, table.board);
    store.announced(table.id, 3, board(5)).await.unwrap();
    store.announced(table.id, 2, board(4)).await.unwrap();
    assert_eq!(shown(loaded(store, table.id).await), (3, board(5)), "the older one came late");
    assert_eq!(take(store, 0, 10).await, [table.id], "there is a fourth revision");
    store.announced(table.id, 3, board(6)).await.unwrap();
    assert_eq!(shown(loaded(store, table.id).await), (3, board(6)), "posted anew");
    store.announced(table.id, 5, board(7)).await.unwrap();
    assert_eq!(shown(loaded(store, table.id).await), (3, board(6)), "there is no fifth yet");
    store.announced(table.id, 4, None).await.unwrap();
    assert_eq!(shown(loaded(store, table.id).await), (4, None), "and taken away");
    store.announced(TableId(999), 1, None).await.unwrap();
    assert_eq!(take(store, 30, 40).await, []);
}

pub async fn a_change_makes_it_available_again(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    assert_eq!(take(store, 0, 100).await, [table.id]);
    let table = saved(store, table, |_| {}).await;
    assert_eq!(take(store, 1, 100).await, [table.id], "the lease was for the older one");
    // What the first had to say does not end the lease of the second.
    store.announced(table.id, 1, board(5)).await.unwrap();
    assert_eq!(take(store, 2, 100).await, []);
    store.announced(table.id, 2, board(5)).await.unwrap();
    saved(store, loaded(store, table.id).await, |_| {}).await;
    assert_eq!(take(store, 3, 100).await, [table.id]);
}

pub async fn a_save_leaves_alone_where_it_was_shown(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    store.announced(table.id, 1, board(5)).await.unwrap();
    // It was loaded before it was shown.
    let table = saved(store, table, |change| assert_eq!(change.table.board, None)).await;
    assert_eq!((table.announced, table.board), (1, board(5)));
}

pub async fn each_shard_shows_its_own(store: &dyn Store) {
    let mut ids = Vec::new();
    for guild in 0..6 {
        ids.push(opened(store, NewTable { guild: Some(guild << 22), ..new_table(guild) }).await.id);
    }
    let private = opened(store, NewTable { guild: None, ..new_table(99) }).await.id;
    let some = Shards { from: 1, to: 2, of: 4 };
    assert_eq!(store.take_unannounced(some, at(0), at(9), 99).await.unwrap(), [ids[1], ids[2], ids[5]]);
    let rest = Shards { from: 0, to: 0, of: 4 };
    assert_eq!(store.take_unannounced(rest, at(0), at(9), 99).await.unwrap(), [ids[0], ids[4], private]);
    // With more shards tomorrow, everything has its place all the same.
    let tomorrow = Shards { from: 5, to: 7, of: 8 };
    assert_eq!(store.take_unannounced(tomorrow, at(9), at(10), 99).await.unwrap(), [ids[5]]);
}

pub async fn what_nobody_else_can_see_is_not_shown_again(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let unseen = saved(store, table, |change| change.unseen = true).await;
    assert_eq!(take(store, 0, 10).await, [unseen.id], "it has never been shown at all");
    store.announced(unseen.id, unseen.revision, board(5)).await.unwrap();
    let unseen = saved(store, unseen, |change| change.unseen = true).await;
    assert_eq!((take(store, 20, 30).await, unseen.announced), (vec![], unseen.revision));
    let seen = saved(store, unseen, |_| {}).await;
    let unseen = saved(store, seen, |change| change.unseen = true).await;
    assert_eq!(take(store, 40, 50).await, [unseen.id], "what came before it is still to be shown");
}
