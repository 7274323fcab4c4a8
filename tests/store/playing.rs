//! Opening, loading, finding and saving tables.

use serde_json::json;
use sobremesa::store::*;

use crate::fixture::*;

pub async fn a_table_is_loaded_as_it_was_opened(store: &dyn Store) {
    store.ping().await.unwrap();
    let new = new_table(10);
    let id = store.open(&new).await.unwrap();
    let expected = Table {
        id,
        kind: new.kind,
        guild: new.guild,
        channel: 10,
        opened_by: UserId(1),
        opened_at: at(0),
        stage: Stage::Lobby,
        language: new.language,
        options: new.options,
        state: new.state,
        save: None,
        revision: 1,
        announced: 0,
        deadline: None,
        wake: None,
        board: None,
        seats: new.seats,
    };
    assert_eq!(store.load(id).await.unwrap(), Some(expected));
    assert_eq!(store.load(TableId(id.0 + 1)).await.unwrap(), None);
    assert_eq!(store.load(TableId(-1)).await.unwrap(), None);
    assert!(!format!("{store:?}").contains("postgres@"));
}

pub async fn a_table_is_loaded_as_it_was_saved(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let mut change = change(table);
    let table = &mut change.table;
    table.channel = 11;
    table.stage = Stage::Running;
    table.language = "es".into();
    table.options = json!({ "laps": 5 });
    table.state = json!({ "votes": [1, 2] });
    // Not as a database would write it.
    table.save = Some(Save(r#"{ "b": 1,  "a": 1.0, "a": 2 }"#.into()));
    table.deadline = Some(at(90));
    table.wake = Some(at(60));
    table.seats[0].pilot = Pilot::Away;
    table.seats[1] = Chair { user: None, pilot: Pilot::Bot, ..chair(3) };
    store.save(&change).await.unwrap();
    assert_eq!(loaded(store, change.table.id).await, change.table);
}

pub async fn a_channel_has_one_open_table(store: &dyn Store) {
    let first = opened(store, new_table(10)).await;
    assert!(matches!(store.open(&new_table(10)).await, Err(StoreError::ChannelTaken(id)) if id == first.id));
    assert_eq!(store.open_in(10).await.unwrap(), Some(first.id));
    assert_eq!(store.open_in(11).await.unwrap(), None);
    let first = saved(store, first, |change| change.table.stage = Stage::Paused).await;
    assert!(matches!(store.open(&new_table(10)).await, Err(StoreError::ChannelTaken(_))));
    let first = saved(store, first, |change| change.table.stage = Stage::Over).await;
    assert_eq!(store.open_in(10).await.unwrap(), None);
    let second = opened(store, new_table(10)).await;
    assert_ne!(first.id, second.id);
    saved(store, second, |change| change.table.stage = Stage::Abandoned).await;
    opened(store, new_table(10)).await;
}

pub async fn opening_twice_for_one_press_opens_once(store: &dyn Store) {
    let new = NewTable { interaction: Some(99), ..new_table(10) };
    store.open(&new).await.unwrap();
    // The channel is taken as well; that it was the same press is the better answer.
    assert!(matches!(store.open(&new).await, Err(StoreError::Duplicate)));
    assert!(matches!(store.open(&NewTable { channel: 11, ..new }).await, Err(StoreError::Duplicate)));
    assert_eq!(store.open_tables(TableId(0), 10).await.unwrap().len(), 1);
}

pub async fn a_stale_save_changes_nothing(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let winner = saved(store, table.clone(), |_| {}).await;
    let mut late = change(table);
    late.table.language = "es".into();
    late.table.seats.clear();
    late.inputs.push(input(1));
    late.story.push(story(1));
    late.notices.push(notice(1, "turn", at(0)));
    late.results.push(ResultRow {
        seat: 0,
        user: None,
        place: 1,
        team: None,
        drawn: false,
        pilot: Pilot::Bot,
        details: json!(null),
    });
    late.interaction = Some(5);
    assert!(matches!(store.save(&late).await, Err(StoreError::Conflict)));
    assert_eq!(loaded(store, winner.id).await, winner);
    assert_eq!(store.inputs(winner.id).await.unwrap(), []);
    assert_eq!(store.story(winner.id, 0, 10).await.unwrap(), []);
    assert_eq!(store.next_notice(Shards::ALL).await.unwrap(), None);
    assert_eq!(store.results(None, None, 10).await.unwrap(), []);
    // One that is too early is as wrong, and one for a table that is not there.
    let mut early = change(winner.clone());
    early.table.revision += 1;
    assert!(matches!(store.save(&early).await, Err(StoreError::Conflict)));
    let mut nowhere = change(winner);
    nowhere.table.id = TableId(12345);
    assert!(matches!(store.save(&nowhere).await, Err(StoreError::Conflict)));
}

pub async fn a_press_counts_once(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let other = opened(store, new_table(11)).await;
    let press = |table: &Table| Change { interaction: Some(5), ..change(table.clone()) };
    store.save(&press(&table)).await.unwrap();
    // Loaded before and after the first: the one is a conflict as well, the other is nothing but the same press.
    assert!(matches!(store.save(&press(&table)).await, Err(StoreError::Duplicate)));
    let now = loaded(store, table.id).await;
    assert!(matches!(store.save(&press(&now)).await, Err(StoreError::Duplicate)));
    assert!(matches!(store.save(&press(&other)).await, Err(StoreError::Duplicate)));
    let opening = NewTable { interaction: Some(5), ..new_table(12) };
    assert!(matches!(store.open(&opening).await, Err(StoreError::Duplicate)));
    assert_eq!(loaded(store, table.id).await, now);
    assert_eq!(loaded(store, other.id).await, other);
    assert_eq!(store.open_in(12).await.unwrap(), None);
}

pub async fn a_press_that_met_a_conflict_may_come_again(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    saved(store, table.clone(), |_| {}).await;
    let late = Change { interaction: Some(5), ..change(table.clone()) };
    assert!(matches!(store.save(&late).await, Err(StoreError::Conflict)));
    saved(store, loaded(store, table.id).await, |change| change.interaction = Some(5)).await;
}

pub async fn a_table_that_moves_needs_a_free_channel(store: &dyn Store) {
    let here = opened(store, new_table(10)).await;
    let there = opened(store, new_table(11)).await;
    let mut moving = change(here.clone());
    moving.table.channel = 11;
    moving.inputs.push(input(1));
    moving.interaction = Some(5);
    assert!(matches!(store.save(&moving).await, Err(StoreError::ChannelTaken(id)) if id == there.id));
    assert_eq!(loaded(store, here.id).await, here);
    assert_eq!(store.inputs(here.id).await.unwrap(), []);
    // One that is over may lie anywhere.
    moving.table.stage = Stage::Over;
    store.save(&moving).await.unwrap();
    // But it cannot go on where another has begun.
    let mut again = change(loaded(store, here.id).await);
    again.table.stage = Stage::Running;
    assert!(matches!(store.save(&again).await, Err(StoreError::ChannelTaken(id)) if id == there.id));
}

pub async fn what_was_played_last_in_a_channel_is_found(store: &dyn Store) {
    let mut played = Vec::new();
    for channel in [10, 10, 11] {
        let table = opened(store, new_table(channel)).await;
        let table = saved(store, table, |change| change.table.save = Some(Save("{}".into()))).await;
        assert_eq!(store.last_in(channel).await.unwrap(), played.last().copied().filter(|_| channel == 10));
        saved(store, table.clone(), |change| change.table.stage = Stage::Over).await;
        played.push(table.id);
    }
    // A lobby that came to nothing hides no game.
    let lobby = opened(store, new_table(10)).await;
    saved(store, lobby, |change| change.table.stage = Stage::Over).await;
    for (channel, last) in [(10, Some(played[1])), (11, Some(played[2])), (12, None)] {
        assert_eq!(store.last_in(channel).await.unwrap(), last, "{channel}");
    }
}

pub async fn chairs_come_and_go(store: &dyn Store) {
    let table = opened(store, NewTable { seats: vec![], ..new_table(10) }).await;
    assert_eq!(table.seats, []);
    let table = saved(store, table, |change| change.table.seats = (1..=8).map(chair).collect()).await;
    assert_eq!(table.seats.len(), 8);
    let table = saved(store, table, |change| drop(change.table.seats.remove(2))).await;
    let users: Vec<_> = table.seats.iter().map(|chair| chair.user.unwrap().0).collect();
    assert_eq!(users, [1, 2, 4, 5, 6, 7, 8]);
    assert_eq!(store.tables_of(UserId(3)).await.unwrap(), []);
    assert_eq!(store.tables_of(UserId(8)).await.unwrap(), [table.id]);
    let table = saved(store, table, |change| change.table.seats.clear()).await;
    assert_eq!(table.seats, []);
}

pub async fn open_tables_are_found(store: &dyn Store) {
    let mut tables = Vec::new();
    for channel in 10..15 {
        let guild = Some(if channel % 2 == 0 { 100 } else { 200 });
        let table = NewTable { guild, seats: vec![chair(channel), chair(1), chair(1)], ..new_table(channel) };
        tables.push(opened(store, table).await);
    }
    let ids: Vec<_> = tables.iter().map(|table| table.id).collect();
    saved(store, tables[2].clone(), |change| change.table.stage = Stage::Over).await;

    assert_eq!(store.open_in_guild(100).await.unwrap(), [ids[0], ids[4]]);
    assert_eq!(store.open_in_guild(200).await.unwrap(), [ids[1], ids[3]]);
    assert_eq!(store.open_in_guild(300).await.unwrap(), []);
    assert_eq!(store.tables_of(UserId(1)).await.unwrap(), [ids[0], ids[1], ids[3], ids[4]]);
    assert_eq!(store.tables_of(UserId(11)).await.unwrap(), [ids[1]]);
    assert_eq!(store.tables_of(UserId(12)).await.unwrap(), [], "that table is over");
    assert_eq!(store.last_in(12).await.unwrap(), None, "nothing was ever played at it");
    assert_eq!(store.open_tables(TableId(0), 2).await.unwrap(), [ids[0], ids[1]]);
    assert_eq!(store.open_tables(ids[1], 10).await.unwrap(), [ids[3], ids[4]]);
    assert_eq!(store.open_tables(ids[4], 10).await.unwrap(), []);
}
