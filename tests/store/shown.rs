//! Tables that the chat program does not show as they are.

use sobremesa::store::*;

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

pub async fn revisions_are_told_of_many_tables_at_once(store: &dyn Store) {
    assert_eq!(store.revisions(&[]).await.unwrap(), []);
    let first = opened(store, new_table(10)).await;
    let second = opened(store, new_table(11)).await;
    let second = saved(store, second, |_| {}).await;
    let told = store.revisions(&[second.id, TableId(999), first.id]).await.unwrap();
    assert_eq!(told, [(first.id, 1), (second.id, 2)]);
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

pub async fn nobody_is_overtaken_while_showing(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    assert_eq!(take(store, 0, 100).await, [table.id]);
    let table = saved(store, table, |_| {}).await;
    assert_eq!(take(store, 1, 101).await, [], "it is still being shown");
    assert_eq!(store.take_these(&[table.id], at(1), at(101)).await.unwrap(), []);
    store.announced(table.id, 1, board(5)).await.unwrap();
    assert_eq!(take(store, 2, 102).await, [], "nor has it been given back");
    assert!(store.keep_showing(table.id, at(3)).await.unwrap());
    assert_eq!(take(store, 2, 102).await, []);
    assert_eq!(store.take_these(&[TableId(999), table.id], at(3), at(103)).await.unwrap(), [table.id]);
    store.announced(table.id, 2, board(5)).await.unwrap();
    assert!(store.keep_showing(table.id, at(3)).await.unwrap());
    assert_eq!(store.take_these(&[table.id], at(4), at(104)).await.unwrap(), [], "it is shown as it is");
    // A clock that has been put back does not stop anything for days.
    saved(store, loaded(store, table.id).await, |_| {}).await;
    assert_eq!(take(store, 90_000, 90_100).await, [table.id]);
    assert_eq!(take(store, 5, 105).await, [table.id]);
    assert!(!store.keep_showing(TableId(999), at(9)).await.unwrap());
}

pub async fn what_is_in_doubt_is_shown_once_more(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    store.announced(table.id, 1, board(5)).await.unwrap();
    assert_eq!(take(store, 0, 1).await, []);
    store.doubt(table.id).await.unwrap();
    assert_eq!(take(store, 1, 2).await, [table.id]);
    store.announced(table.id, 1, board(5)).await.unwrap();
    assert_eq!((take(store, 3, 4).await, loaded(store, table.id).await.board), (vec![], board(5)));
}

pub async fn it_is_known_since_when_a_table_is_behind(store: &dyn Store) {
    assert_eq!(store.behind_since(Shards::ALL).await.unwrap(), None);
    let table = opened(store, NewTable { opened_at: at(3), ..new_table(10) }).await;
    let behind = async || store.behind_since(Shards::ALL).await.unwrap();
    let table = saved(store, table, |change| change.at = at(20)).await;
    let table = saved(store, table, |change| change.at = at(30)).await;
    assert_eq!(behind().await, Some(at(3)), "what has changed since does not hide it");
    store.announced(table.id, table.revision - 1, board(5)).await.unwrap();
    assert_eq!(behind().await, Some(at(30)));
    store.announced(table.id, table.revision, board(5)).await.unwrap();
    assert_eq!(behind().await, None);
    saved(store, loaded(store, table.id).await, |change| change.at = at(40)).await;
    assert_eq!(behind().await, Some(at(40)));
    let others = Shards { from: 1, to: 1, of: 2 };
    let own = Shards { from: 0, to: 0, of: 2 };
    let each = (store.behind_since(own).await.unwrap(), store.behind_since(others).await.unwrap());
    assert!(each == (Some(at(40)), None) || each == (None, Some(at(40))), "{each:?}");
}

pub async fn what_is_being_posted_is_known_until_it_stands(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let posting = |nonce: &str, secs| Posting { nonce: nonce.to_owned(), since: at(secs) };
    assert_eq!(store.begin_post(table.id, &posting("one", 1)).await.unwrap(), None);
    assert_eq!(store.begin_post(table.id, &posting("two", 2)).await.unwrap(), Some(posting("one", 1)));
    store.announced(table.id, 1, board(5)).await.unwrap();
    assert_eq!(store.begin_post(table.id, &posting("two", 2)).await.unwrap(), None);
    store.end_post(table.id).await.unwrap();
    assert_eq!(store.begin_post(table.id, &posting("three", 3)).await.unwrap(), None);
}

pub async fn a_conversation_is_opened_once_and_counted(store: &dyn Store) {
    let user = UserId(u64::MAX - 1);
    assert_eq!(store.direct(user).await.unwrap(), None);
    store.keep_direct(user, Some(u64::MAX), at(10)).await.unwrap();
    store.keep_direct(UserId(2), Some(77), at(20)).await.unwrap();
    assert_eq!(store.direct(user).await.unwrap(), Some(u64::MAX));
    assert_eq!(store.directs_since(at(9)).await.unwrap(), 2);
    assert_eq!(store.directs_since(at(10)).await.unwrap(), 1);
    store.erase(user, at(40)).await.unwrap();
    store.keep_direct(UserId(2), None, at(30)).await.unwrap();
    assert_eq!((store.direct(user).await.unwrap(), store.directs_since(at(0)).await.unwrap()), (None, 0));
}

pub async fn introductions_to_the_gateway_are_counted(store: &dyn Store) {
    for secs in [5, 6, 7] {
        store.identified(at(secs)).await.unwrap();
    }
    assert_eq!(store.identified_since(at(5)).await.unwrap(), 2);
    assert_eq!(store.tidy(at(7)).await.unwrap(), 2);
    assert_eq!(store.identified_since(at(0)).await.unwrap(), 1);
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

/// Whatever comes unseen while a table is being shown is shown with it: nobody can tell from an edit that
/// something came.
pub async fn what_comes_unseen_while_a_table_is_shown_is_shown_with_it(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let shown = saved(store, table, |_| {}).await;
    let unseen = saved(store, shown.clone(), |change| change.unseen = true).await;
    store.announced(shown.id, shown.revision, board(5)).await.unwrap();
    assert_eq!(take(store, 0, 10).await, []);
    assert_eq!(store.behind_since(Shards::ALL).await.unwrap(), None);
    let unseen = saved(store, loaded(store, unseen.id).await, |change| change.unseen = true).await;
    assert_eq!((take(store, 20, 30).await, unseen.announced), (vec![], unseen.revision));
    // What is seen is shown, whatever came unseen before and after it.
    let seen = saved(store, unseen.clone(), |_| {}).await;
    saved(store, seen, |change| change.unseen = true).await;
    store.announced(unseen.id, unseen.revision, board(5)).await.unwrap();
    assert_eq!(take(store, 40, 50).await, [unseen.id]);
}
