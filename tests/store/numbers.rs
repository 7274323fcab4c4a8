//! Large, small, strange and empty: whatever comes from outside is kept as it is, or refused as a whole.

use serde_json::json;
use sobremesa::store::*;

use crate::fixture::*;

const LARGE: [u64; 4] = [i64::MAX as u64 - 1, i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX];

pub async fn the_largest_numbers_come_back(store: &dyn Store) {
    for id in LARGE {
        let seats = vec![Chair { name: String::new(), ..chair(id) }];
        let new = NewTable {
            guild: Some(id),
            channel: id,
            opened_by: UserId(id),
            seats,
            interaction: Some(id),
            ..new_table(0)
        };
        let table = opened(store, new.clone()).await;
        assert_eq!((table.guild, table.channel, table.opened_by), (Some(id), id, UserId(id)));
        assert_eq!(table.seats, new.seats);
        assert!(matches!(store.open(&new).await, Err(StoreError::Duplicate)));
        assert_eq!(store.open_in(id).await.unwrap(), Some(table.id));
        assert_eq!(store.open_in_guild(id).await.unwrap(), [table.id]);
        assert_eq!(store.tables_of(UserId(id)).await.unwrap(), [table.id]);

        let board = Board { channel: id, message: id, posted_at: at(0) };
        store.announced(table.id, 1, Some(board)).await.unwrap();
        let result = ResultRow {
            seat: u8::MAX,
            user: Some(UserId(id)),
            place: u8::MAX,
            team: None,
            drawn: false,
            pilot: Pilot::Player,
            details: json!({}),
        };
        let table = saved(store, table, |change| {
            change.notices.push(notice(id, "turn", at(0)));
            change.results.push(result.clone());
        })
        .await;
        assert_eq!(table.board, Some(board));
        let notices = store.take_notices(Shards::ALL, at(0), at(9), 10).await.unwrap();
        assert_eq!((notices[0].user, notices[0].guild), (UserId(id), Some(id)));
        store.end_notice(notices[0].id, NoticeEnd::Sent { channel: id, message: id }, at(1)).await.unwrap();
        assert_eq!(store.take_sent(table.id, i64::MAX, &[]).await.unwrap(), [(id, id)]);
        let results = store.results(Some(id), Some(UserId(id)), 10).await.unwrap();
        assert_eq!((results[0].guild, &results[0].row), (Some(id), &result));
        store.save_person(&Person::new(UserId(id))).await.unwrap();
        assert_eq!(store.person(UserId(id)).await.unwrap(), Some(Person::new(UserId(id))));
        let export = store.export(UserId(id)).await.unwrap();
        assert_eq!(export["user"], id.to_string());
        assert_eq!(export["seats"][0]["channel"], id.to_string());
        assert_eq!(export["results"][0]["guild"], id.to_string());
        store.erase(UserId(id), at(40)).await.unwrap();
    }
    let most = Shards { from: 0, to: u32::MAX, of: u32::MAX };
    assert_eq!(store.take_unannounced(most, at(0), at(9), u32::MAX).await.unwrap().len(), LARGE.len());
    assert_eq!(store.take_due(at(0), at(9), u32::MAX).await.unwrap(), []);
    assert_eq!(store.story(TableId(i64::MAX), i64::MIN, u32::MAX).await.unwrap(), []);
    assert_eq!(store.open_tables(TableId(i64::MAX), u32::MAX).await.unwrap(), []);
    assert_eq!(store.load(TableId(i64::MIN)).await.unwrap(), None);
}

pub async fn every_guild_has_a_shard(store: &dyn Store) {
    let guilds = [None, Some(0), Some(5 << 22), Some(LARGE[0]), Some(LARGE[2]), Some(u64::MAX)];
    for (channel, guild) in (0..).zip(guilds) {
        let table = opened(store, NewTable { guild, ..new_table(channel) }).await;
        saved(store, table, |change| change.notices.push(notice(1, "turn", at(0)))).await;
    }
    let mut seen = 0;
    for shard in 0..16 {
        let shards = Shards { from: shard, to: shard, of: 16 };
        let its_own =
            guilds.iter().filter(|guild| (guild.unwrap_or(0) >> 22) % 16 == u64::from(shard)).count();
        assert_eq!(store.take_unannounced(shards, at(0), at(9), 10).await.unwrap().len(), its_own);
        assert_eq!(store.next_notice(shards).await.unwrap().is_some(), its_own > 0);
        assert_eq!(store.take_notices(shards, at(0), at(9), 10).await.unwrap().len(), its_own);
        seen += its_own;
    }
    assert_eq!(seen, guilds.len());
    // No shards at all is nonsense, but no reason to fall over.
    let none = Shards { from: 0, to: 0, of: 0 };
    assert_eq!(store.take_unannounced(none, at(9), at(10), 10).await.unwrap().len(), guilds.len());
}

pub async fn names_are_anybodys(store: &dyn Store) {
    let names =
        ["Zoë", "🐙🏁", "نرد", "\u{202e}txet", "a\"b'c\\d\n;--", "\u{1}\u{7f}", "   ", "克蘇魯", "%s $1 ?"];
    let seats: Vec<_> = names.iter().map(|name| Chair { name: (*name).into(), ..chair(1) }).collect();
    let options = json!({ "names": names });
    let new = NewTable { seats, options, language: names[1].into(), kind: names[4].into(), ..new_table(10) };
    let table = opened(store, new.clone()).await;
    assert_eq!((&table.seats, &table.options, &table.language), (&new.seats, &new.options, &new.language));
    let table = saved(store, table, |change| {
        change.table.save = Some(Save(names.concat()));
        change.inputs.push(InputRow { input: json!(names), ..input(1) });
        change.story.push(StoryRow { event: json!({ names[4]: names }), ..story(1) });
        change.notices.push(notice(1, names[4], at(0)));
    })
    .await;
    assert_eq!(table.save, Some(Save(names.concat())));
    assert_eq!(store.inputs(table.id).await.unwrap()[0].input, json!(names));
    assert_eq!(store.story(table.id, 0, 1).await.unwrap()[0].event, json!({ names[4]: names }));
    assert_eq!(store.take_notices(Shards::ALL, at(0), at(1), 1).await.unwrap()[0].cause, names[4]);
}

pub async fn lists_may_be_empty_and_saves_long(store: &dyn Store) {
    let table = opened(store, NewTable { seats: vec![], ..new_table(10) }).await;
    let long = "é".repeat(500_000);
    let table = saved(store, table, |change| change.table.save = Some(Save(long.clone()))).await;
    assert_eq!(table.save, Some(Save(long)));
    let many = |change: &mut Change| {
        change.inputs = (1..=300).map(input).collect();
        change.story = (1..=300).map(story).collect();
        change.notices = (1..=300).map(|n| notice(n, "turn", at(0))).collect();
    };
    let table = saved(store, table, many).await;
    assert_eq!(store.inputs(table.id).await.unwrap().len(), 300);
    assert_eq!(store.story(table.id, 1, 1000).await.unwrap().len(), 300);
    assert_eq!(store.take_notices(Shards::ALL, at(0), at(1), 1000).await.unwrap().len(), 300);
    let nothing = Save(String::new());
    let table = saved(store, table, |change| change.table.save = Some(nothing.clone())).await;
    assert_eq!(table.save, Some(nothing));
    assert_eq!(store.take_unannounced(Shards::ALL, at(0), at(9), 0).await.unwrap(), []);
    assert_eq!(store.take_due(at(0), at(9), 0).await.unwrap(), []);
    assert_eq!(store.take_notices(Shards::ALL, at(9), at(10), 0).await.unwrap(), []);
}

pub async fn what_cannot_be_kept_is_refused_as_a_whole(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let table = saved(store, table, |change| change.inputs.push(input(1))).await;
    // The second answer has the number of the first.
    let mut twice = change(table.clone());
    twice.inputs = vec![input(2), input(1)];
    twice.story = vec![story(1)];
    twice.interaction = Some(5);
    let error = store.save(&twice).await.unwrap_err();
    assert!(matches!(error, StoreError::Database(_)), "{error}");
    assert!(!error.to_string().contains('\n'));
    assert_eq!(loaded(store, table.id).await, table);
    assert_eq!(store.inputs(table.id).await.unwrap(), [input(1)]);
    assert_eq!(store.story(table.id, 0, 9).await.unwrap(), []);
    // The press is not spent.
    twice.inputs = vec![input(2)];
    store.save(&twice).await.unwrap();
    // PostgreSQL has no place for the character zero in a text. It is kept or refused, but nothing else happens.
    let zero = NewTable { seats: vec![Chair { name: "a\0b".into(), ..chair(1) }], ..new_table(11) };
    match store.open(&zero).await {
        Ok(id) => assert_eq!(loaded(store, id).await.seats, zero.seats),
        Err(error) => assert!(matches!(error, StoreError::Database(_)), "{error}"),
    }
}

pub async fn times_are_kept_to_the_millisecond(store: &dyn Store) {
    let fine = |seconds| at(seconds) + std::time::Duration::from_nanos(123_999_999);
    let kept = |seconds| at(seconds) + std::time::Duration::from_millis(123);
    let table = opened(store, NewTable { opened_at: fine(0), ..new_table(10) }).await;
    assert_eq!(table.opened_at, kept(0));
    let table = saved(store, table, |change| {
        change.table.deadline = Some(fine(9));
        change.table.wake = Some(fine(8));
        change.story.push(StoryRow { at: fine(3), ..story(1) });
        change.notices.push(notice(1, "turn", fine(4)));
    })
    .await;
    assert_eq!((table.deadline, table.wake), (Some(kept(9)), Some(kept(8))));
    assert_eq!(store.next_due().await.unwrap(), Some(kept(8)));
    assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), Some(kept(4)));
    assert_eq!(store.story(table.id, 0, 9).await.unwrap()[0].at, kept(3));
    // What is due at a moment is due at that moment.
    assert_eq!(store.take_due(kept(8), at(20), 9).await.unwrap(), [table.id]);
    // The ends of time are beyond PostgreSQL: refused or kept, no panic.
    for end in [Time::MIN_UTC, Time::MAX_UTC] {
        let mut change = change(loaded(store, table.id).await);
        change.table.deadline = Some(end);
        let _ = store.save(&change).await;
        store.load(table.id).await.unwrap();
    }
}
