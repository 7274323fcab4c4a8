//! What is sent to single people.

use sobremesa::store::*;

use crate::fixture::*;

async fn table_with(store: &dyn Store, notices: Vec<NewNotice>) -> Table {
    let table = opened(store, new_table(10)).await;
    saved(store, table, |change| change.notices = notices).await
}

async fn take(store: &dyn Store, now: i64, until: i64) -> Vec<Notice> {
    store.take_notices(Shards::ALL, at(now), at(until), 9).await.unwrap()
}

pub async fn a_notice_is_taken_and_sent_once(store: &dyn Store) {
    assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), None);
    let table = table_with(store, vec![notice(2, "later", at(20)), notice(1, "soon", at(10))]).await;
    assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), Some(at(10)));
    assert_eq!(take(store, 9, 99).await, []);
    let taken = take(store, 20, 30).await;
    let expected = Notice {
        id: taken[0].id,
        table: table.id,
        guild: table.guild,
        user: UserId(1),
        kind: sobremesa::store::NoticeKind::Turn,
        cause: "soon".into(),
        revision: table.revision,
        attempts: 0,
    };
    assert_eq!(taken[0], expected);
    assert_eq!((taken.len(), taken[1].cause.as_str()), (2, "later"));
    assert_eq!(take(store, 29, 40).await, []);
    store.end_notice(taken[0].id, NoticeEnd::Sent { channel: 5, message: 6 }, at(25)).await.unwrap();
    store.end_notice(taken[1].id, NoticeEnd::Dropped, at(25)).await.unwrap();
    assert_eq!(take(store, 99, 100).await, []);
    assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), None);
    store.end_notice(i64::MAX, NoticeEnd::Dropped, at(25)).await.unwrap();
}

pub async fn a_cause_is_told_once(store: &dyn Store) {
    let twice = vec![notice(1, "turn 5", at(0)), notice(1, "turn 5", at(0)), notice(2, "turn 5", at(0))];
    let table = table_with(store, twice.clone()).await;
    let taken = take(store, 0, 10).await;
    assert_eq!(taken.len(), 2);
    for notice in &taken {
        store.end_notice(notice.id, NoticeEnd::Sent { channel: 1, message: 2 }, at(1)).await.unwrap();
    }
    let table = saved(store, table, |change| change.notices = twice.clone()).await;
    assert_eq!(take(store, 20, 30).await, []);
    saved(store, table, |change| change.notices = vec![notice(1, "turn 6", at(0))]).await;
    assert_eq!(take(store, 20, 30).await.len(), 1);
    // At another table it is another cause.
    let other = opened(store, new_table(11)).await;
    saved(store, other, |change| change.notices = twice).await;
    assert_eq!(take(store, 20, 30).await.len(), 2);
}

pub async fn a_lost_notice_is_taken_again(store: &dyn Store) {
    table_with(store, vec![notice(1, "turn", at(10))]).await;
    for attempt in 0..3 {
        let now = 10 * (1 + i64::from(attempt));
        assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), Some(at(now)));
        let taken = take(store, now, now + 10).await;
        assert_eq!((taken.len(), taken[0].attempts), (1, attempt));
    }
}

pub async fn each_shard_sends_its_own(store: &dyn Store) {
    for guild in 0..4u64 {
        let table = opened(store, NewTable { guild: Some(guild << 22), ..new_table(guild) }).await;
        let not_before = at(10 - guild.cast_signed());
        saved(store, table, |change| change.notices = vec![notice(guild, "turn", not_before)]).await;
    }
    let private = opened(store, NewTable { guild: None, ..new_table(99) }).await;
    saved(store, private, |change| change.notices = vec![notice(99, "turn", at(20))]).await;
    let users = |notices: Vec<Notice>| notices.iter().map(|notice| notice.user.0).collect::<Vec<_>>();
    let odd = Shards { from: 1, to: 1, of: 2 };
    assert_eq!(store.next_notice(odd).await.unwrap(), Some(at(7)));
    assert_eq!(users(store.take_notices(odd, at(50), at(60), 1).await.unwrap()), [3]);
    assert_eq!(store.next_notice(odd).await.unwrap(), Some(at(9)));
    assert_eq!(users(store.take_notices(odd, at(50), at(60), 9).await.unwrap()), [1]);
    let even = Shards { from: 0, to: 0, of: 2 };
    assert_eq!(users(store.take_notices(even, at(50), at(60), 9).await.unwrap()), [2, 0, 99]);
}

pub async fn standing_messages_are_taken_once(store: &dyn Store) {
    let causes = ["a", "b", "c"].map(|cause| notice(1, cause, at(0)));
    let table = table_with(store, [&causes[..], &[notice(2, "a", at(0))]].concat()).await;
    let taken = take(store, 0, 10).await;
    for (message, notice) in (100..).zip(&taken) {
        let end =
            if notice.cause == "c" { NoticeEnd::Dropped } else { NoticeEnd::Sent { channel: 5, message } };
        store.end_notice(notice.id, end, at(1)).await.unwrap();
        // Whoever comes second has nothing to say.
        store.end_notice(notice.id, NoticeEnd::Sent { channel: 6, message: 7 }, at(2)).await.unwrap();
    }
    // Whoever still shows the table as it was before knows nothing of what has been sent since.
    assert_eq!(store.take_sent(table.id, table.revision - 1, &[]).await.unwrap(), []);
    let mine = store.take_sent(table.id, table.revision, &[UserId(2), UserId(3)]).await.unwrap();
    assert_eq!(mine.len(), 2);
    assert!(mine.iter().all(|(channel, message)| *channel == 5 && (100..104).contains(message)));
    assert_eq!(store.take_sent(table.id, i64::MAX, &[UserId(2)]).await.unwrap(), []);
    assert_eq!(store.take_sent(table.id, i64::MAX, &[]).await.unwrap().len(), 1);
    assert_eq!(store.take_sent(TableId(999), i64::MAX, &[]).await.unwrap(), []);
    // Forgotten, but not to be said again.
    saved(store, table, |change| change.notices = causes.to_vec()).await;
    assert_eq!(take(store, 20, 30).await, []);
}
