//! Stories, answers, results, and what is forgotten.

use serde_json::json;
use sobremesa::store::*;

use crate::fixture::*;

pub async fn the_story_is_read_from_anywhere(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let table = saved(store, table, |change| change.story = vec![story(1), story(2)]).await;
    let table = saved(store, table, |change| change.story = vec![story(4), story(3)]).await;
    assert_eq!(store.story(table.id, 0, 9).await.unwrap(), [story(1), story(2), story(3), story(4)]);
    assert_eq!(store.story(table.id, 2, 2).await.unwrap(), [story(2), story(3)]);
    assert_eq!(store.story(table.id, 5, 9).await.unwrap(), []);
    assert_eq!(store.story(TableId(999), 0, 9).await.unwrap(), []);
}

pub async fn answers_are_kept_in_order(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let clock = InputRow { by: sobremesa::store::AnsweredBy::Clock, seat: 0, ..input(3) };
    let table = saved(store, table, |change| change.inputs = vec![input(2), input(1)]).await;
    let table = saved(store, table, |change| change.inputs = vec![clock.clone()]).await;
    assert_eq!(store.inputs(table.id).await.unwrap(), [input(1), input(2), clock]);
    assert_eq!(store.inputs(TableId(999)).await.unwrap(), []);
}

pub async fn what_was_told_is_never_told_anew(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let table = saved(store, table, |change| change.story = vec![story(1)]).await;
    let mut anew = change(table.clone());
    anew.story = vec![StoryRow { event: json!("quite different"), ..story(1) }];
    assert!(matches!(store.save(&anew).await, Err(StoreError::Database(_))));
    assert_eq!(loaded(store, table.id).await, table);
    assert_eq!(store.story(table.id, 0, 9).await.unwrap(), [story(1)]);
}

fn placed(seat: u8, user: Option<u64>, place: u8) -> ResultRow {
    let pilot = if user.is_some() { Pilot::Player } else { Pilot::Bot };
    ResultRow {
        seat,
        user: user.map(UserId),
        place,
        team: (seat > 5).then_some(seat),
        drawn: seat == 6,
        pilot,
        details: json!({ "laps": seat, "car": "🚗" }),
    }
}

pub async fn results_are_listed(store: &dyn Store) {
    let games = [
        (Some(100), 10, vec![placed(0, Some(1), 2), placed(1, Some(2), 1), placed(2, None, 3)]),
        (Some(100), 20, vec![placed(0, Some(1), 1), placed(1, Some(3), 2)]),
        (Some(200), 30, vec![placed(0, Some(1), 1)]),
        (None, 40, vec![placed(0, Some(2), 1)]),
    ];
    let mut expected = Vec::new();
    for (channel, (guild, end, rows)) in (0..).zip(games) {
        let table = opened(store, NewTable { guild, ..new_table(channel) }).await;
        let table = saved(store, table, |change| {
            change.at = at(end);
            change.table.stage = Stage::Over;
            change.results = rows.clone();
        })
        .await;
        for row in &rows {
            let players = rows.len().try_into().unwrap();
            let (kind, row) = (table.kind.clone(), row.clone());
            expected.push(GameResult { table: table.id, guild, kind, at: at(end), players, row });
        }
    }
    expected.sort_by_key(|it| (std::cmp::Reverse(it.at), it.row.place));
    let of = async |guild: Option<u64>, user: Option<u64>, most| {
        store.results(guild, user.map(UserId), most).await.unwrap()
    };
    let wanted = |guild: Option<u64>, user: Option<u64>| {
        let its = |it: &&GameResult| guild.is_none() || it.guild == guild;
        let theirs = |it: &&GameResult| user.is_none() || it.row.user == user.map(UserId);
        expected.iter().filter(its).filter(theirs).cloned().collect::<Vec<_>>()
    };
    for guild in [None, Some(100), Some(200), Some(300)] {
        for user in [None, Some(1), Some(2), Some(9)] {
            assert_eq!(of(guild, user, 99).await, wanted(guild, user));
        }
    }
    assert_eq!(of(None, None, 2).await, expected[..2]);
    assert_eq!(of(Some(100), None, 0).await, []);
    assert_eq!(of(Some(100), None, 1).await, [expected[2].clone()]);
}

pub async fn what_is_old_is_forgotten(store: &dyn Store) {
    let table = opened(store, NewTable { interaction: Some(1), ..new_table(10) }).await;
    let causes = ["sent", "dropped", "waiting"].map(|cause| notice(1, cause, at(0)));
    let table = saved(store, table, |change| {
        change.interaction = Some(2);
        change.notices = causes.to_vec();
    })
    .await;
    let taken = store.take_notices(Shards::ALL, at(0), at(5), 9).await.unwrap();
    for notice in &taken {
        let end = match notice.cause.as_str() {
            "sent" => NoticeEnd::Sent { channel: 5, message: 6 },
            "dropped" => NoticeEnd::Dropped,
            _ => continue,
        };
        store.end_notice(notice.id, end, at(10)).await.unwrap();
    }
    assert_eq!(store.tidy(at(0)).await.unwrap(), 0, "nothing is that old");
    assert_eq!(store.tidy(at(1)).await.unwrap(), 1, "the press that opened the table");
    let again = |interaction| Change { interaction: Some(interaction), ..change(table.clone()) };
    assert!(matches!(store.save(&again(2)).await, Err(StoreError::Duplicate)));
    assert_eq!(store.tidy(at(99)).await.unwrap(), 2, "the second press, and what was dropped");
    assert_eq!(store.take_notices(Shards::ALL, at(50), at(60), 9).await.unwrap().len(), 1, "it still waits");
    assert_eq!(loaded(store, table.id).await, table);
    // What stands there may have to be taken away, as long as they play.
    assert_eq!(store.take_sent(table.id, i64::MAX, &[]).await.unwrap(), [(5, 6)]);
    assert_eq!(store.tidy(at(99)).await.unwrap(), 1);
    store.save(&again(2)).await.unwrap();
}

/// Each person says one thing of a question, the last that they have said; of what is refused nothing is kept.
pub async fn what_somebody_says_comes_is_kept_until_they_say_something_else(store: &dyn Store) {
    let other = opened(store, new_table(11)).await;
    let table = opened(store, new_table(10)).await;
    let said = [tip(u64::MAX, 7, 1), tip(2, 7, 0), tip(2, u32::MAX, u8::MAX)];
    let table = saved(store, table, |change| change.tips = said.to_vec()).await;
    let refused = Change { tips: vec![tip(2, 7, 1)], ..change(Table { revision: 1, ..table.clone() }) };
    assert!(matches!(store.save(&refused).await, Err(StoreError::Conflict)));
    let mut kept = store.tips(table.id).await.unwrap();
    kept.sort_by_key(|one| (one.user, one.occasion));
    assert_eq!(kept, [said[1], said[2], said[0]]);
    let table = saved(store, table, |change| change.tips = vec![tip(2, 7, 3)]).await;
    assert_eq!(store.tips(table.id).await.unwrap().len(), 3);
    assert!(store.tips(table.id).await.unwrap().contains(&tip(2, 7, 3)));
    assert_eq!(store.tips(other.id).await.unwrap(), []);
    assert_eq!(format!("{:?}", tip(2, 7, 3)), "Tip", "no log knows who has said what");
}
