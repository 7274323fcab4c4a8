//! What people settle for themselves, what is known about them, and how it is erased.

use serde_json::json;
use sobremesa::store::*;

use crate::fixture::*;

pub async fn settings_are_kept(store: &dyn Store) {
    assert_eq!(store.person(UserId(1)).await.unwrap(), None);
    let mut person = Person::new(UserId(1));
    store.save_person(&person).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(person.clone()));
    person = Person {
        user: UserId(1),
        language: Some("es".into()),
        locale: Some("es-419".into()),
        direct_messages: false,
        reminders: false,
        hints: false,
        private_stats: true,
        quiet: Some(Quiet { from_minute: 1320, to_minute: 0, offset_minutes: -720 }),
        pictures: false,
        learnt: [("group-hand".to_owned(), 3)].into(),
    };
    store.save_person(&person).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(person.clone()));
    let extreme = Quiet { from_minute: u16::MAX, to_minute: u16::MAX, offset_minutes: i16::MIN };
    person.quiet = Some(extreme);
    store.save_person(&person).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(person.clone()));
    store.save_person(&Person::new(UserId(2))).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(person));
}

/// What is noted in passing, by somebody who has read a person a while ago, takes back nothing that was
/// settled since, and brings back nobody who has been erased.
pub async fn what_is_noted_in_passing_changes_nothing_else(store: &dyn Store) {
    let stale = Person {
        locale: Some("es-ES".into()),
        learnt: [("9".to_owned(), 2)].into(),
        ..Person::new(UserId(1))
    };
    store.keep_learnt(&stale).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), None);
    store.keep_locale(&stale).await.unwrap();
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(stale.clone()), "somebody new is kept whole");
    let settled = Person { language: Some("en".into()), private_stats: true, ..Person::new(UserId(1)) };
    store.save_person(&settled).await.unwrap();
    store.keep_locale(&stale).await.unwrap();
    store.keep_learnt(&stale).await.unwrap();
    let now = Person { locale: stale.locale.clone(), learnt: stale.learnt.clone(), ..settled };
    assert_eq!(store.person(UserId(1)).await.unwrap(), Some(now));
}

/// Somebody about whom there is something of everything: a table in play, and one that is over.
async fn known(store: &dyn Store) -> (Table, Table) {
    let over = opened(store, new_table(10)).await;
    let over = saved(store, over, |change| {
        change.table.stage = Stage::Over;
        change.at = at(30);
        let user = Some(UserId(2));
        change.results = vec![ResultRow {
            seat: 1,
            user,
            place: 1,
            team: None,
            drawn: false,
            pilot: Pilot::Player,
            details: json!({ "laps": 3 }),
        }];
    })
    .await;
    store.announced(over.id, over.revision, None).await.unwrap();
    let open = opened(store, NewTable { opened_by: UserId(2), ..new_table(10) }).await;
    let open = saved(store, open, |change| {
        change.inputs = vec![input(1), other(2)];
        change.notices = vec![notice(1, "turn", at(10)), notice(2, "turn", at(10))];
        change.tips = vec![tip(2, 3, 1), tip(1, 3, 0)];
    })
    .await;
    store.announced(open.id, open.revision, None).await.unwrap();
    store.save_person(&Person { language: Some("es".into()), ..Person::new(UserId(2)) }).await.unwrap();
    store.keep_belonging(&belonging(2, 1, json!(["a"]))).await.unwrap();
    store.keep_belonging(&belonging(2, 2, json!(["b"]))).await.unwrap();
    (loaded(store, over.id).await, loaded(store, open.id).await)
}

/// A thing of somebody's.
fn belonging(user: u64, revision: i64, value: serde_json::Value) -> Belonging {
    Belonging {
        user: UserId(user), kind: "toy".into(), name: "Été".into(), revision, value: Private(value)
    }
}

/// A belonging is its owner's, under its name, and nobody writes over a change that they have not seen.
pub async fn belongings_are_kept_one_change_after_the_other(store: &dyn Store) {
    let (first, second) = (belonging(1, 1, json!({ "cards": [1] })), belonging(1, 2, json!(null)));
    assert!(matches!(store.keep_belonging(&second).await, Err(StoreError::Conflict)), "there is none yet");
    store.keep_belonging(&first).await.unwrap();
    assert!(matches!(store.keep_belonging(&first).await, Err(StoreError::Conflict)));
    let other = Belonging { name: "Another".into(), ..belonging(1, 1, json!(7)) };
    store.keep_belonging(&other).await.unwrap();
    store.keep_belonging(&belonging(2, 1, json!("theirs"))).await.unwrap();
    assert_eq!(store.belongings(UserId(1), "toy").await.unwrap(), [other.clone(), first]);
    store.keep_belonging(&second).await.unwrap();
    assert!(matches!(store.keep_belonging(&second).await, Err(StoreError::Conflict)));
    assert_eq!(store.belongings(UserId(1), "toy").await.unwrap(), [other.clone(), second]);
    assert_eq!(store.belongings(UserId(1), "deck").await.unwrap(), []);
    store.drop_belonging(UserId(1), "toy", "Été").await.unwrap();
    store.drop_belonging(UserId(1), "toy", "Été").await.unwrap();
    assert_eq!(store.belongings(UserId(1), "toy").await.unwrap(), [other]);
    assert_eq!(store.belongings(UserId(2), "toy").await.unwrap().len(), 1, "nobody else's is touched");
    assert!(!format!("{:?}", belonging(1, 1, json!("secret"))).contains("\"secret\""));
}

/// An answer of somebody else's.
fn other(n: i64) -> InputRow {
    InputRow { seat: 0, user: Some(UserId(1)), ..input(n) }
}

pub async fn everything_about_a_person_is_exported(store: &dyn Store) {
    let (over, open) = known(store).await;
    let seat = |table: &Table, stage| {
        json!({
            "table": table.id, "game": "cthulhu500", "guild": (7u64 << 22).to_string(), "channel": "10",
            "opened_at": "2027-01-15T08:00:00+00:00", "stage": stage, "seat": 1, "name": "Player 2",
            "pilot": "player", "stance": { "ask": true }, "standing_orders": [{ "play": "sidestep" }],
            "brought": { "colour": 2 },
        })
    };
    let expected = json!({
        "user": "2",
        "settings": {
            "language": "es", "locale": null, "direct_messages": true, "reminders": true, "hints": true, "private_stats": false,
            "quiet": null,
        },
        "belongings": [{ "kind": "toy", "name": "Été", "revision": 2, "value": ["b"] }],
        "seats": [seat(&over, "over"), seat(&open, "lobby")],
        "opened": [open.id],
        "answers": [{ "table": open.id, "n": 1, "by": "player", "answer": input(1).input }],
        "notices": [{
            "table": open.id, "kind": "turn", "not_before": "2027-01-15T08:00:10+00:00",
            "done_at": null,
        }],
        "results": [{
            "table": over.id, "game": "cthulhu500", "guild": (7u64 << 22).to_string(),
            "at": "2027-01-15T08:00:30+00:00", "players": 1, "seat": 1, "place": 1, "pilot": "player",
            "details": { "laps": 3 },
        }],
        "tips": [{ "table": open.id, "occasion": 3, "answer": 1 }],
    });
    assert_eq!(store.export(UserId(2)).await.unwrap(), expected);
    // What others keep to themselves does not show in it: their orders, what lies in the save, how many
    // answers they have given.
    let open = saved(store, open, |change| {
        change.table.save = Some(Save("another hand".into()));
        change.table.seats[0].orders = Private(json!([{ "play": "iaia" }]));
        change.inputs = vec![other(3), other(4)];
        change.notices = vec![notice(1, "react:4", at(11))];
    })
    .await;
    assert_eq!(store.export(UserId(2)).await.unwrap(), expected);
    let open = saved(store, open, |change| change.inputs = vec![input(5)]).await;
    let answers = &store.export(UserId(2)).await.unwrap()["answers"];
    assert_eq!(answers[1], json!({ "table": open.id, "n": 2, "by": "player", "answer": input(5).input }));
    let stranger = json!({
        "user": "9", "settings": null, "belongings": [], "seats": [], "opened": [], "answers": [], "notices": [], "results": [],
        "tips": [],
    });
    assert_eq!(store.export(UserId(9)).await.unwrap(), stranger);
}

/// A seat that changes hands takes no answers along: each is theirs who gave it, and goes with them.
pub async fn answers_belong_to_whoever_gave_them(store: &dyn Store) {
    let (_, open) = known(store).await;
    let answers = async |user| store.export(UserId(user)).await.unwrap()["answers"].clone();
    let before = answers(2).await;
    let handed_over = saved(store, open, |change| change.table.seats[1] = chair(3)).await;
    assert_eq!((answers(2).await, answers(3).await), (before.clone(), json!([])));
    let theirs = InputRow { user: Some(UserId(3)), ..input(3) };
    let table = saved(store, handed_over, |change| change.inputs = vec![theirs.clone()]).await;
    assert_eq!(answers(2).await, before);
    assert_eq!(answers(3).await[0]["answer"], theirs.input);
    store.erase(UserId(2), at(40)).await.unwrap();
    assert_eq!(answers(2).await, json!([]));
    let owners: Vec<_> = store.inputs(table.id).await.unwrap().iter().map(|row| row.user).collect();
    assert_eq!(owners, [None, Some(UserId(1)), Some(UserId(3))]);
}

/// Whoever has left for good has no powers and no page, and is erased all the same; so is whoever was only asked.
pub async fn those_who_left_and_those_who_were_asked_are_erased(store: &dyn Store) {
    let table = opened(store, new_table(10)).await;
    let left = Chair { user: None, former: Some(UserId(2)), pilot: Pilot::Bot, ..chair(2) };
    let asking = Chair { offered: Some(UserId(5)), ..chair(1) };
    let table = saved(store, table, |change| change.table.seats = vec![asking.clone(), left.clone()]).await;
    assert_eq!(table.seats, [asking, left.clone()]);
    assert_eq!(store.tables_of(UserId(2)).await.unwrap(), []);
    store.erase(UserId(2), at(40)).await.unwrap();
    store.erase(UserId(5), at(40)).await.unwrap();
    let now = loaded(store, table.id).await;
    assert_eq!(now.seats, [chair(1), Chair { former: None, name: String::new(), ..left }]);
    assert_eq!(now.revision, table.revision + 2);
}

pub async fn an_erased_person_is_gone(store: &dyn Store) {
    let (over, open) = known(store).await;
    let before = store.export(UserId(1)).await.unwrap();
    store.erase(UserId(2), at(40)).await.unwrap();
    let nothing = json!({
        "user": "2", "settings": null, "belongings": [], "seats": [], "opened": [], "answers": [], "notices": [], "results": [],
        "tips": [],
    });
    assert_eq!(store.export(UserId(2)).await.unwrap(), nothing);
    assert_eq!(store.export(UserId(1)).await.unwrap(), before, "nobody else is touched");
    assert_eq!(store.person(UserId(2)).await.unwrap(), None);
    assert_eq!(store.tables_of(UserId(2)).await.unwrap(), []);
    assert_eq!(store.results(None, Some(UserId(2)), 9).await.unwrap(), []);
    assert_eq!(store.belongings(UserId(2), "toy").await.unwrap(), []);
    assert_eq!(store.tips(open.id).await.unwrap(), [tip(1, 3, 0)]);

    let now = loaded(store, open.id).await;
    let former = Chair { user: None, name: String::new(), orders: Private(json!(null)), ..chair(2) };
    assert_eq!(now.seats, [chair(1), Chair { pilot: Pilot::Bot, ..former.clone() }], "somebody must play on");
    assert_eq!(now.opened_by, UserId::NOBODY);
    // Whoever looks at clocks looks at the table in play at once, and not at the one that is over.
    assert_eq!(now.wake, Some(at(40)));
    assert_eq!(store.take_due(at(40), at(60), 9).await.unwrap(), [open.id]);
    assert_eq!(loaded(store, over.id).await.seats[1], former);
    let result = &store.results(None, None, 9).await.unwrap()[0].row;
    assert_eq!((result.user, result.place, result.pilot), (None, 1, Pilot::Player));
    assert_eq!(store.take_notices(Shards::ALL, at(50), at(60), 9).await.unwrap().len(), 1);
    // The table in play is shown without them; the one that is over was shown, and nobody looks at it any more.
    assert_eq!(store.take_unannounced(Shards::ALL, at(50), at(60), 9).await.unwrap(), [open.id]);
    store.erase(UserId(2), at(40)).await.unwrap();
    store.erase(UserId(9), at(40)).await.unwrap();
    assert_eq!(loaded(store, open.id).await, now);
}

pub async fn an_erased_person_does_not_come_back_with_a_late_save(store: &dyn Store) {
    let (over, open) = known(store).await;
    store.erase(UserId(2), at(40)).await.unwrap();
    assert!(matches!(store.save(&change(open)).await, Err(StoreError::Conflict)));
    assert!(matches!(store.save(&change(over)).await, Err(StoreError::Conflict)));
}
