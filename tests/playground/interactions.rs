//! Strict rules of interactions: three seconds, fifteen minutes, one answer, who sees what.

use crate::common;
use crate::common::puppet::go;
use crate::common::{Done, Table};
use serde_json::{Value, json};
use sobremesa::playground::Outcome;
use std::time::Duration;

fn text(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

#[tokio::test]
async fn three_seconds_and_the_token_is_dead() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    t.playground.skip(Duration::from_millis(3001));
    assert!(matches!(act.await??, Outcome::Failed));
    assert!(t.puppet.answer(&event, text("late")).await?.is(404, 10062));
    assert!(t.puppet.hook("POST", &event, "", json!({"content": "x"})).await?.is(404, 10015));
    assert!(t.ann.sees(t.channel).is_empty());
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    t.playground.skip(Duration::from_millis(2500));
    assert_eq!(t.puppet.answer(&event, text("in time")).await?.status, 204);
    assert!(matches!(act.await??, Outcome::Answered(_)));
    t.check()
}

#[tokio::test]
async fn one_answer_only() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, _) = t.puppet.run(&t.ann, t.channel).await?;
    assert_eq!(t.puppet.answer(&event, text("once")).await?.status, 204);
    assert!(t.puppet.answer(&event, text("twice")).await?.is(400, 40060));
    let mut forged = event.clone();
    forged["token"] = json!("guessed");
    assert!(t.puppet.answer(&forged, text("x")).await?.is(404, 10062));
    t.check()
}

#[tokio::test]
async fn a_token_lives_fifteen_minutes() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, _) = t.puppet.run(&t.ann, t.channel).await?;
    t.puppet.answer(&event, text("one")).await?;
    t.playground.skip(Duration::from_secs(14 * 60));
    let edit = t.puppet.hook("PATCH", &event, "/messages/@original", json!({"content": "two"})).await?;
    assert_eq!((edit.status, &edit.body["content"]), (200, &json!("two")));
    t.playground.skip(Duration::from_secs(61));
    let edit = json!({"content": "three"});
    assert!(t.puppet.hook("PATCH", &event, "/messages/@original", edit).await?.is(401, 50027));
    assert!(t.puppet.hook("POST", &event, "", json!({"content": "x"})).await?.is(401, 50027));
    assert!(t.puppet.hook("GET", &event, "/messages/@original", Value::Null).await?.is(401, 50027));
    t.check()
}

#[tokio::test]
async fn an_ephemeral_answer_is_for_one_person_and_by_token_only() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    t.puppet.answer(&event, json!({"type": 4, "data": {"content": "secret", "flags": 64}})).await?;
    let Outcome::Answered(id) = act.await?? else {
        return Err("no answer".into());
    };
    assert!(t.ann.sees(t.channel)[0].is_ephemeral());
    assert!(t.bob.sees(t.channel).is_empty());
    let channel = t.channel;
    let list = t.puppet.call("GET", &format!("/channels/{channel}/messages"), Value::Null).await?;
    assert_eq!(list.body, json!([]));
    let path = format!("/channels/{channel}/messages/{id}");
    for (method, body) in [("GET", Value::Null), ("PATCH", json!({"content": "x"})), ("DELETE", Value::Null)]
    {
        assert!(t.puppet.call(method, &path, body).await?.is(404, 10008), "{method}");
    }
    let follow = t.puppet.hook("POST", &event, "", json!({"content": "more", "flags": 64})).await?;
    assert_eq!((follow.status, t.bob.sees(channel).len(), t.ann.sees(channel).len()), (200, 0, 2));
    let by_token = format!("/messages/{}", follow.id());
    assert_eq!(t.puppet.hook("PATCH", &event, &by_token, json!({"content": "edited"})).await?.status, 200);
    assert!(!t.bob.dismiss(follow.id()), "only its reader can dismiss it");
    assert!(t.ann.dismiss(follow.id()));
    assert!(t.puppet.hook("PATCH", &event, &by_token, json!({"content": "x"})).await?.is(404, 10008));
    assert_eq!(t.puppet.hook("DELETE", &event, "/messages/@original", Value::Null).await?.status, 204);
    assert!(t.ann.sees(channel).is_empty());
    t.check()
}

#[tokio::test]
async fn after_a_public_defer_the_first_follow_up_is_public() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    t.puppet.answer(&event, json!({"type": 5})).await?;
    assert!(matches!(act.await??, Outcome::Thinking(_)));
    assert!(t.bob.sees(t.channel)[0].is_thinking());
    let told = t.puppet.hook("POST", &event, "", json!({"content": "SECRET", "flags": 64})).await?;
    assert_eq!(told.status, 200);
    let seen = t.bob.sees(t.channel);
    assert_eq!((seen.len(), seen[0].text().as_str(), seen[0].is_ephemeral()), (1, "SECRET", false));
    t.puppet.hook("POST", &event, "", json!({"content": "second", "flags": 64})).await?;
    assert_eq!(
        (t.bob.sees(t.channel).len(), t.ann.sees(t.channel).len()),
        (1, 2),
        "the second one keeps its flag"
    );
    t.check()
}

#[tokio::test]
async fn a_private_defer_stays_private_and_a_defer_carries_nothing() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let (event, _) = t.puppet.run(&t.ann, t.channel).await?;
    let loaded = json!({"type": 5, "data": {"content": "x"}});
    assert!(t.puppet.answer(&event, loaded).await?.is(400, 50035));
    assert!(t.puppet.answer(&event, json!({"type": 5, "data": {"flags": 1 << 15}})).await?.is(400, 50035));
    assert_eq!(t.puppet.answer(&event, json!({"type": 5, "data": {"flags": 64}})).await?.status, 204);
    let v2 = json!({"flags": 1 << 15, "components": [{"type": 10, "content": "now V2"}]});
    assert_eq!(t.puppet.hook("PATCH", &event, "/messages/@original", v2).await?.status, 200);
    assert!(t.bob.sees(t.channel).is_empty());
    assert_eq!(t.ann.sees(t.channel)[0].text(), "now V2");
    t.check()
}

#[tokio::test]
async fn answers_fit_their_interactions() -> Done {
    let mut t = Table::new().await?;
    let suggest = json!({"type": 3, "name": "what", "description": "x", "autocomplete": true});
    t.puppet.register(json!([{"name": "go", "description": "Goes.", "options": [suggest]}])).await?;
    let (event, _) = t.puppet.run(&t.ann, t.channel).await?;
    for kind in [1, 6, 7, 8, 10, 12] {
        let told = t.puppet.answer(&event, json!({"type": kind, "data": {"content": "x"}})).await?;
        assert!(told.is(400, 50035), "type {kind} for a command");
    }
    let (ann, channel) = (t.ann.clone(), t.channel);
    let act = tokio::spawn(async move { ann.suggest(channel, "go", &[("what", json!("a"))], "what").await });
    let event = t.puppet.gateway.event("INTERACTION_CREATE").await?;
    assert_eq!(event["type"], 4);
    assert_eq!(event["data"]["options"][0]["focused"], true);
    assert!(t.puppet.answer(&event, text("no")).await?.is(400, 50035));
    let choices: Vec<Value> =
        (0..26).map(|i| json!({"name": i.to_string(), "value": i.to_string()})).collect();
    let told = t.puppet.answer(&event, json!({"type": 8, "data": {"choices": choices}})).await?;
    assert!(told.is(400, 50035), "26 choices");
    assert_eq!(
        t.puppet.answer(&event, json!({"type": 8, "data": {"choices": choices[..25]}})).await?.status,
        204
    );
    assert_eq!(act.await??.len(), 25);
    t.check()
}

#[tokio::test]
async fn a_press_must_be_of_something_that_is_there() -> Done {
    let mut t = Table::new().await?;
    let button =
        |id: &str, off: bool| json!({"type": 2, "style": 1, "label": "x", "custom_id": id, "disabled": off});
    let row = json!({"type": 1, "components": [button("a", false), button("off", true)]});
    let told = t.puppet.say(t.channel, json!({"content": "press", "components": [row]})).await?;
    let id = told.id();
    let reason =
        |r: Result<Outcome, sobremesa::playground::Refused>| r.map(|_| "").unwrap_or_else(|r| r.reason);
    assert_eq!(reason(t.ann.press(id, "b").await), "no_such_component");
    assert_eq!(reason(t.ann.press(id, "off").await), "disabled");
    assert_eq!(reason(t.ann.choose(id, "a", &["x"]).await), "no_such_component");
    assert_eq!(reason(t.ann.press(sobremesa::playground::Id(1), "a").await), "no_such_message");
    let (event, act) = t.puppet.press(&t.ann, id, "a").await?;
    assert_eq!((&event["message"]["id"], &event["data"]["custom_id"]), (&json!(id), &json!("a")));
    let update = json!({"type": 7, "data": {"content": "pressed", "components": []}});
    let path = format!(
        "/interactions/{}/{}/callback?with_response=true",
        event["id"].as_str().unwrap_or(""),
        event["token"].as_str().unwrap_or("")
    );
    let told = t.puppet.call("POST", &path, update).await?;
    assert_eq!((told.status, &told.body["resource"]["message"]["content"]), (200, &json!("pressed")));
    assert!(matches!(act.await??, Outcome::Updated));
    assert_eq!(reason(t.ann.press(id, "a").await), "no_such_component", "the button is gone");
    t.check()
}

#[tokio::test]
async fn selects_are_checked_before_the_bot_hears_of_them() -> Done {
    let mut t = Table::new().await?;
    let option = |v: &str| json!({"label": v, "value": v});
    let select = json!({"type": 3, "custom_id": "s", "min_values": 1, "max_values": 2, "options": [option("a"), option("b"), option("c")]});
    let people = json!({"type": 5, "custom_id": "p"});
    let rows = json!([{"type": 1, "components": [select]}, {"type": 1, "components": [people]}]);
    let id = t.puppet.say(t.channel, json!({"content": "choose", "components": rows})).await?.id();
    for values in [vec![], vec!["a", "b", "c"], vec!["x"], vec!["a", "a"]] {
        let refused = t.ann.choose(id, "s", &values).await.err().map(|r| r.reason);
        assert_eq!(refused, Some("wrong_choice"), "{values:?}");
    }
    let (ann, bob) = (t.ann.clone(), t.bob.id());
    let act = tokio::spawn(async move { ann.choose(id, "p", &[&bob.to_string()]).await });
    let event = t.puppet.gateway.event("INTERACTION_CREATE").await?;
    assert_eq!(event["data"]["resolved"]["users"][bob.to_string()]["username"], "bob");
    t.puppet.answer(&event, json!({"type": 6})).await?;
    assert!(matches!(act.await??, Outcome::Noted));
    t.check()
}

#[tokio::test]
async fn forms_are_opened_checked_and_sent_once() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let input = |extra: Value| {
        let mut input = json!({"type": 4, "custom_id": "name", "style": 1, "label": "Name", "max_length": 5});
        common::extend(&mut input, &extra);
        json!({"type": 1, "components": [input]})
    };
    let form = |title: &str, parts: Value| json!({"type": 9, "data": {"custom_id": "f", "title": title, "components": parts}});
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    let six: Vec<Value> = (0..6).map(|i| input(json!({"custom_id": i.to_string()}))).collect();
    for wrong in [
        form(&"x".repeat(46), json!([input(json!({}))])),
        form("x", json!(six)),
        form("x", json!([])),
        form("x", json!([input(json!({})), input(json!({}))])),
        form("x", json!([input(json!({"label": "x".repeat(46)}))])),
        form("x", json!([input(json!({"max_length": 4001}))])),
        form("x", json!([input(json!({"value": "x".repeat(4001)}))])),
        form("x", json!([{"type": 10}])),
    ] {
        assert!(t.puppet.answer(&event, wrong.clone()).await?.is(400, 50035), "{wrong}");
    }
    assert_eq!(t.puppet.answer(&event, form("Who?", json!([input(json!({}))]))).await?.status, 204);
    let Outcome::Form(form) = act.await?? else {
        return Err("no form".into());
    };
    for fields in [vec![], vec![("name", json!("sixsix"))], vec![("name", json!("x")), ("other", json!("y"))]]
    {
        assert_eq!(t.ann.submit(&form, &fields).await.err().map(|r| r.reason), Some("form"), "{fields:?}");
    }
    assert_eq!(t.bob.submit(&form, &[("name", json!("x"))]).await.err().map(|r| r.reason), Some("form_gone"));
    let (ann, again) = (t.ann.clone(), form.clone());
    let act = tokio::spawn(async move { ann.submit(&form, &[("name", json!("Ann"))]).await });
    let event = t.puppet.gateway.event("INTERACTION_CREATE").await?;
    assert_eq!(event["type"], 5);
    assert_eq!(event["data"]["components"][0]["components"][0]["value"], "Ann");
    assert!(
        t.puppet.answer(&event, json!({"type": 9, "data": {}})).await?.is(400, 50035),
        "no form for a form"
    );
    t.puppet.answer(&event, text("thanks")).await?;
    assert!(matches!(act.await??, Outcome::Answered(_)));
    assert_eq!(
        t.ann.submit(&again, &[("name", json!("x"))]).await.err().map(|r| r.reason),
        Some("form_gone")
    );
    t.check()
}
