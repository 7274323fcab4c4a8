//! Many at once: exactly one wins, nothing is lost, nothing happens twice.

use std::future::Future;

use futures_util::future::join_all;
use serde_json::json;
use sobremesa::store::*;

use crate::fixture::*;

/// Does something sixteen times at once.
async fn at_once<T, F: Future<Output = T>>(what: impl Fn(u64) -> F) -> Vec<T> {
    join_all((0..16).map(what)).await
}

pub async fn one_of_many_saves_wins(store: &dyn Store) {
    let mut table = opened(store, new_table(10)).await;
    for round in 0..10 {
        let ends = at_once(async |press| {
            let mut change = change(table.clone());
            change.interaction = Some(round * 100 + press);
            change.table.language = format!("l{press}");
            change.inputs = vec![InputRow { input: json!(press), ..input(round.cast_signed()) }];
            store.save(&change).await
        })
        .await;
        let winners: Vec<_> = ends.iter().enumerate().filter(|(_, end)| end.is_ok()).collect();
        assert_eq!(winners.len(), 1, "{ends:?}");
        assert!(ends.iter().all(|end| matches!(end, Ok(()) | Err(StoreError::Conflict))), "{ends:?}");
        table = loaded(store, table.id).await;
        assert_eq!(table.language, format!("l{}", winners[0].0));
        assert_eq!(store.inputs(table.id).await.unwrap().last().unwrap().input, json!(winners[0].0));
    }
    assert_eq!(table.revision, 11);
}

pub async fn one_of_many_equal_presses_counts(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let mut others = Vec::new();
    for channel in 0..16 {
        others.push(opened(store, new_table(100 + channel)).await);
    }
    for round in 1..=10 {
        let now = loaded(store, table.id).await;
        let same =
            at_once(async |_| store.save(&Change { interaction: Some(round), ..change(now.clone()) }).await)
                .await;
        assert_eq!(same.iter().filter(|end| end.is_ok()).count(), 1, "{same:?}");
        assert!(same.iter().all(|end| matches!(end, Ok(()) | Err(StoreError::Duplicate))), "{same:?}");
        let elsewhere = at_once(async |n| {
            let there = loaded(store, others[usize::try_from(n).unwrap()].id).await;
            store.save(&Change { interaction: Some(1000 + round), ..change(there) }).await
        })
        .await;
        assert_eq!(elsewhere.iter().filter(|end| end.is_ok()).count(), 1, "{elsewhere:?}");
        assert!(
            elsewhere.iter().all(|end| matches!(end, Ok(()) | Err(StoreError::Duplicate))),
            "{elsewhere:?}"
        );
    }
}

pub async fn one_of_many_openings_wins(store: &dyn Store) {
    let one_channel =
        at_once(async |press| store.open(&NewTable { interaction: Some(press), ..new_table(10) }).await)
            .await;
    let id = store.open_in(10).await.unwrap().unwrap();
    let taken = |end: &&Result<TableId, StoreError>| matches!(end, Err(StoreError::ChannelTaken(taken)) if *taken == id);
    assert_eq!(one_channel.iter().filter(taken).count(), 15, "{one_channel:?}");
    assert_eq!(one_channel.iter().flatten().collect::<Vec<_>>(), [&id]);

    for channels in [1, 16] {
        let one_press = at_once(async |n| {
            let channel = 100 * channels + n % channels;
            store.open(&NewTable { interaction: Some(99 + channels), ..new_table(channel) }).await
        })
        .await;
        assert_eq!(one_press.iter().flatten().count(), 1, "{one_press:?}");
        let same = |end: &&Result<TableId, StoreError>| matches!(end, Err(StoreError::Duplicate));
        assert_eq!(one_press.iter().filter(same).count(), 15, "{one_press:?}");
    }
    assert_eq!(store.open_tables(TableId(0), 99).await.unwrap().len(), 3);
}

pub async fn no_increment_is_lost(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    join_all((0..8).map(async |_| {
        for _ in 0..5 {
            loop {
                let mut change = change(loaded(store, table.id).await);
                change.table.state = json!(change.table.state.as_i64().unwrap_or(0) + 1);
                match store.save(&change).await {
                    Ok(()) => break,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }))
    .await;
    let table = loaded(store, table.id).await;
    assert_eq!((table.state, table.revision), (json!(40), 41));
}

pub async fn an_interrupted_save_is_whole_or_nothing(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    for patience in 0..150 {
        let mut change = change(loaded(store, table.id).await);
        let n = change.table.revision;
        change.interaction = Some(n.cast_unsigned());
        change.inputs = vec![input(n)];
        change.story = vec![story(n)];
        let _ =
            tokio::time::timeout(std::time::Duration::from_micros(20 * patience), store.save(&change)).await;
    }
    // What was interrupted last may still be under way when the table is loaded: whoever comes second decides again.
    loop {
        let mut change = change(loaded(store, table.id).await);
        change.inputs = vec![input(change.table.revision)];
        change.story = vec![story(change.table.revision)];
        match store.save(&change).await {
            Ok(()) => break,
            Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
        }
    }
    let expected: Vec<i64> = (2..=loaded(store, table.id).await.revision).collect();
    let inputs: Vec<_> = store.inputs(table.id).await.unwrap().iter().map(|row| row.n).collect();
    let told: Vec<_> = store.story(table.id, 0, u32::MAX).await.unwrap().iter().map(|row| row.n).collect();
    assert_eq!((&inputs, &told), (&expected, &expected));
}

pub async fn nothing_is_taken_twice(store: &dyn Store) {
    for channel in 0..40 {
        let table = opened(store, new_table(channel)).await;
        saved(store, table, |change| {
            change.table.wake = Some(at(1));
            change.notices.push(notice(1, "turn", at(1)));
        })
        .await;
    }
    let mut due = Vec::new();
    let mut shown = Vec::new();
    let mut notices = Vec::new();
    for _ in 0..3 {
        for taken in at_once(async |_| store.take_due(at(2), at(100), 3).await.unwrap()).await {
            due.extend(taken);
        }
        for taken in
            at_once(async |_| store.take_unannounced(Shards::ALL, at(2), at(100), 3).await.unwrap()).await
        {
            shown.extend(taken);
        }
        for taken in
            at_once(async |_| store.take_notices(Shards::ALL, at(2), at(100), 3).await.unwrap()).await
        {
            notices.extend(taken.into_iter().map(|notice| notice.id));
        }
    }
    due.sort();
    shown.sort();
    notices.sort();
    let all = store.open_tables(TableId(0), 99).await.unwrap();
    assert_eq!(due, all);
    assert_eq!(shown, all);
    assert_eq!(notices.len(), 40);
    notices.dedup();
    assert_eq!(notices.len(), 40);
}

pub async fn erasing_crosses_saving(store: &dyn Store) {
    let mut tables = Vec::new();
    for channel in 0..16 {
        tables.push(opened(store, new_table(channel)).await);
    }
    at_once(async |n| {
        if n % 4 == 0 {
            return store.erase(UserId(1), at(40)).await.unwrap();
        }
        for table in &tables {
            match store.save(&change(loaded(store, table.id).await)).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
    })
    .await;
    assert_eq!(store.tables_of(UserId(1)).await.unwrap(), []);
    assert_eq!(store.tables_of(UserId(2)).await.unwrap().len(), 16);
}
