//! The page's own interface, as a script uses it; and the proof that the check of bodies can fail.

use crate::common::openapi::Checker;
use crate::common::puppet::go;
use crate::common::{Done, Error, Table};
use serde_json::{Value, json};
use sobremesa::playground::{Direction, Entry};

async fn play(t: &Table, path: &str, body: Value) -> Result<(u16, Value), Error> {
    let url = format!("{}play{path}", t.playground.url());
    let client = reqwest::Client::new();
    let request = if body.is_null() { client.get(url) } else { client.post(url).json(&body) };
    let response = request.send().await?;
    Ok((response.status().as_u16(), response.json().await?))
}

#[tokio::test]
async fn people_are_added_changed_and_named() -> Done {
    let t = Table::new().await?;
    let (status, added) = play(&t, "/people", json!({"name": "Zoë Q", "locale": "es-ES"})).await?;
    assert_eq!(status, 200);
    let (_, state) = play(&t, "/state?as=zo%C3%AB_q", Value::Null).await?;
    assert_eq!((&state["me"]["id"], &state["me"]["locale"]), (&added["id"], &json!("es-ES")));
    for name in ["ann", " Ann ", "", "x".repeat(33).as_str(), "Sobremesa"] {
        let (status, refused) = play(&t, "/people", json!({"name": name})).await?;
        assert_eq!((status, &refused["reason"]), (422, &json!("name_taken")), "{name}");
    }
    let url = format!("{}play/people/ann", t.playground.url());
    let change = json!({"dms": "closed", "locale": "es-ES"});
    assert_eq!(reqwest::Client::new().patch(url).json(&change).send().await?.status(), 200);
    let dm = t.ann.dm();
    assert!(t.puppet.say(dm, json!({"content": "x"})).await?.is(403, 50007));
    let (status, refused) = play(&t, "/state?as=nobody", Value::Null).await?;
    assert_eq!((status, &refused["reason"]), (422, &json!("no_such_person")));
    Ok(())
}

#[tokio::test]
async fn unread_and_mentions_are_counted_until_read() -> Done {
    let t = Table::new().await?;
    t.puppet.say(t.channel, json!({"content": "for all"})).await?;
    t.puppet.say(t.channel, json!({"content": format!("for <@{}>", t.ann.id())})).await?;
    let counts = async |who: &str| -> Result<(Value, Value), Error> {
        let (_, state) = play(&t, &format!("/state?as={who}"), Value::Null).await?;
        Ok((state["channels"][0]["unread"].clone(), state["channels"][0]["pings"].clone()))
    };
    assert_eq!((counts("ann").await?, counts("bob").await?), ((json!(2), json!(1)), (json!(2), json!(0))));
    play(&t, "/read", json!({"as": "ann", "channel": t.channel})).await?;
    assert_eq!((counts("ann").await?, counts("bob").await?), ((json!(0), json!(0)), (json!(2), json!(0))));
    Ok(())
}

#[tokio::test]
async fn a_script_plays_and_orders_trouble() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let body = json!({"as": "ann", "channel": t.channel, "command": "go"});
    let (url, client) = (format!("{}play/command", t.playground.url()), reqwest::Client::new());
    let act = tokio::spawn(client.post(url).json(&body).send());
    let event = t.puppet.gateway.event("INTERACTION_CREATE").await?;
    t.puppet.answer(&event, json!({"type": 4, "data": {"content": "done", "flags": 64}})).await?;
    let outcome: Value = act.await??.json().await?;
    assert_eq!(outcome["outcome"], "answered");
    let dismissed = json!({"as": "bob", "message": outcome["message"]});
    assert_eq!(play(&t, "/dismiss", dismissed).await?.0, 422, "Bob cannot dismiss what is Ann's");
    let plan = json!({"fault": {"broken": 502}, "times": 1});
    assert_eq!(play(&t, "/faults", json!({"plans": [plan]})).await?.0, 200);
    assert_eq!(play(&t, "/faults", Value::Null).await?.1["plans"][0]["times"], 1);
    assert_eq!(t.puppet.say(t.channel, json!({"content": "x"})).await?.status, 502);
    assert_eq!(play(&t, "/faults", json!({"gateway": "earthquake"})).await?.0, 422);
    play(&t, "/faults", json!({"gateway": "cut", "skip_ms": u64::MAX})).await?;
    assert!(t.puppet.gateway.frame().await.is_err());
    let typo = play(&t, "/press", json!({"as": "ann", "message": "1", "custom": "x"})).await;
    assert!(typo.is_err() || typo.is_ok_and(|(status, _)| status == 422), "unknown fields are refused");
    Ok(())
}

#[test]
fn the_check_of_bodies_can_fail() {
    let entry = |json: Value| Entry {
        direction: Direction::Request,
        method: "POST".to_owned(),
        route: "/channels/{channel_id}/messages".to_owned(),
        status: 200,
        json,
    };
    let checker = Checker::load();
    checker.see(&entry(json!({"content": "good"})));
    assert!(checker.verdict().is_ok());
    let Some(checked) = checker.checked() else { return };
    assert_eq!(checked, 1);
    checker.see(&entry(json!({"content": 5})));
    assert!(checker.verdict().is_err(), "a wrong body");
    let checker = Checker::load();
    checker.see(&Entry { route: "/no/such/route".to_owned(), ..entry(json!({})) });
    assert!(checker.verdict().is_err(), "a route that nothing describes");
}
