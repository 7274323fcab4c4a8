//! Strict rules of slash commands: what a bot may register, and what a person may send.

use crate::common;
use crate::common::puppet::go;
use crate::common::{Done, Table};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn every_limit_of_commands() -> Done {
    let t = Table::new().await?;
    let one = |extra: Value| {
        let mut c = go();
        common::extend(&mut c[0], &extra);
        c
    };
    let option = |extra: Value| {
        let mut o = json!({"type": 3, "name": "o", "description": "x"});
        common::extend(&mut o, &extra);
        o
    };
    let with = |extra: Value| one(json!({"options": [option(extra)]}));
    let named = |n: usize| (0..n).map(|i| option(json!({"name": format!("o{i}")}))).collect::<Vec<_>>();
    let choices = |n: usize| (0..n).map(|i| json!({"name": "c", "value": i.to_string()})).collect::<Vec<_>>();
    let long = |n: usize| "x".repeat(n);
    let many: Vec<Value> = (0..101).map(|i| json!({"name": format!("c{i}"), "description": "x"})).collect();
    let sub = json!({"type": 1, "name": "s", "description": "x"});
    for wrong in [
        one(json!({"name": "Go"})),
        one(json!({"name": "go now"})),
        one(json!({"name": long(33)})),
        one(json!({"name": ""})),
        one(json!({"description": ""})),
        one(json!({"description": long(101)})),
        one(json!({"descripton": "typo"})),
        one(json!({"type": 2})),
        one(json!({"contexts": [3]})),
        one(json!({"name_localizations": {"xx": "go"}})),
        one(json!({"name_localizations": {"es-ES": "Ir Ya"}})),
        one(json!({"description_localizations": {"es-ES": long(101)}})),
        one(json!({"options": named(26)})),
        one(json!({"options": [named(1)[0], named(1)[0]]})),
        one(json!({"options": [named(2)[0], option(json!({"required": true}))]})),
        one(json!({"options": [sub, named(1)[0]]})),
        one(json!({"options": [{"type": 1, "name": "s", "description": "x", "options": [sub]}]})),
        with(json!({"choices": choices(26)})),
        with(json!({"choices": choices(1), "autocomplete": true})),
        with(json!({"choices": [choices(1)[0], choices(1)[0]]})),
        with(json!({"choices": [{"name": long(101), "value": "a"}]})),
        with(json!({"type": 4, "choices": choices(1)})),
        with(json!({"type": 5, "autocomplete": true})),
        with(json!({"type": 12})),
        with(json!({"description": long(101)})),
        with(json!({"name": "Öl"})),
        json!([go()[0], go()[0]]),
        json!(many),
    ] {
        assert!(t.puppet.register(wrong.clone()).await?.is(400, 50035), "must be refused: {wrong}");
    }
    let told = t.puppet.register(json!([
        {"name": "öl-2_x", "description": "x", "name_localizations": {"es-ES": "aceite"}, "default_member_permissions": "8",
         "options": [option(json!({"required": true, "choices": choices(25)})), option(json!({"type": 4, "name": "n", "min_value": 1, "max_value": 5}))]},
        {"name": "group", "description": "x", "contexts": [0], "options": [{"type": 2, "name": "g", "description": "x", "options": [sub]}]},
    ])).await?;
    assert_eq!(told.status, 200, "{}", told.body);
    let id = told.body[1]["id"].clone();
    let path = format!("/applications/{}/commands", t.puppet.application);
    assert_eq!(t.puppet.call("GET", &path, Value::Null).await?.body.as_array().map(Vec::len), Some(2));
    let again = t.puppet.register(json!([{"name": "group", "description": "other"}])).await?;
    assert_eq!(again.body[0]["id"], id, "a command keeps its id");
    let guild = format!("/applications/{}/guilds/{}/commands", t.puppet.application, t.playground.guild_id());
    assert_eq!(t.puppet.call("PUT", &guild, go()).await?.status, 200);
    assert!(t.puppet.call("PUT", "/applications/1/commands", go()).await?.is(404, 10002));
    let refused = t.ann.run(t.ann.dm(), "go", &[]).await.err().map(|r| r.reason);
    assert_eq!(refused, Some("no_such_command"), "a guild's command is not in direct messages");
    t.check()
}

#[tokio::test]
async fn people_can_only_send_what_a_command_takes() -> Done {
    let t = Table::new().await?;
    let options = json!([
        {"type": 4, "name": "n", "description": "x", "required": true, "min_value": 1, "max_value": 5},
        {"type": 3, "name": "s", "description": "x", "choices": [{"name": "A", "value": "a"}]},
        {"type": 6, "name": "who", "description": "x"},
    ]);
    let secret = json!({"name": "secret", "description": "x", "default_member_permissions": "0"});
    t.puppet.register(json!([{"name": "go", "description": "x", "options": options}, secret])).await?;
    for (given, reason) in [
        (vec![], "missing_option"),
        (vec![("n", json!(6))], "wrong_value"),
        (vec![("n", json!("1"))], "wrong_value"),
        (vec![("n", json!(1)), ("s", json!("b"))], "wrong_value"),
        (vec![("n", json!(1)), ("who", json!("1"))], "wrong_value"),
        (vec![("n", json!(1)), ("x", json!(1))], "no_such_option"),
    ] {
        assert_eq!(
            t.ann.run(t.channel, "go", &given).await.err().map(|r| r.reason),
            Some(reason),
            "{given:?}"
        );
    }
    assert_eq!(t.bob.run(t.channel, "secret", &[]).await.err().map(|r| r.reason), Some("no_such_command"));
    let ann = t.ann.run(t.channel, "secret", &[]);
    assert!(
        tokio::time::timeout(Duration::from_millis(100), ann).await.is_err(),
        "the owner may: the bot is asked"
    );
    t.check()
}
