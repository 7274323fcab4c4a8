//! Strict rules of the server: tokens, rates, faults, and who may knock at all.

use crate::common::puppet::go;
use crate::common::{Done, Table};
use serde_json::{Value, json};
use sobremesa::playground::{Config, Fault, Plan, Playground};
use std::time::{Duration, Instant};

#[tokio::test]
async fn only_the_bot_and_only_what_is_carried() -> Done {
    let t = Table::new().await?;
    let api = format!("{}/api/v10", t.playground.api_url());
    assert_eq!(reqwest::get(format!("{api}/users/@me")).await?.status(), 401);
    assert_eq!(t.puppet.call("GET", "/users/@me", Value::Null).await?.body["bot"], true);
    assert!(t.puppet.call("GET", "/guilds/1/roles", Value::Null).await?.is(404, 0));
    assert_eq!(t.puppet.call("PUT", "/users/@me", json!({})).await?.status, 405);
    let guild = t.playground.guild_id();
    let member = format!("/guilds/{guild}/members/{}", t.bob.id());
    assert_eq!(t.puppet.call("GET", &member, Value::Null).await?.body["user"]["username"], "bob");
    t.bob.leave();
    assert!(t.puppet.call("GET", &member, Value::Null).await?.is(404, 10007));
    assert!(t.puppet.call("GET", "/users/1", Value::Null).await?.is(404, 10013));
    assert!(t.puppet.call("GET", "/guilds/1/members/1", Value::Null).await?.is(404, 10004));
    for path in ["/gateway", "/gateway/bot", "/applications/@me", "/oauth2/applications/@me"] {
        assert_eq!(t.puppet.call("GET", path, Value::Null).await?.status, 200, "{path}");
    }
    let client = reqwest::Client::new();
    let post = client.post(format!("{api}/channels/{}/messages", t.channel));
    let post = post.header("authorization", format!("Bot {}", t.playground.token()));
    let broken = post.header("content-type", "application/json").body("{").send().await?;
    assert_eq!(broken.json::<Value>().await?["code"], 50109);
    t.check()
}

#[tokio::test]
async fn pages_from_elsewhere_are_kept_out() -> Done {
    let t = Table::new().await?;
    let url = t.playground.url();
    let client = reqwest::Client::new();
    let page = client.get(&url).send().await?;
    assert!(page.headers()["content-security-policy"].to_str()?.starts_with("default-src 'none'"));
    assert_eq!(client.get(&url).header("host", "evil.example").send().await?.status(), 403, "DNS rebinding");
    let dm = || client.post(format!("{url}play/dm")).json(&json!({"as": "ann"}));
    assert_eq!(dm().send().await?.status(), 200);
    assert_eq!(dm().header("origin", "https://evil.example").send().await?.status(), 403);
    assert_eq!(dm().header("origin", "null").send().await?.status(), 403);
    assert_eq!(dm().header("origin", url.trim_end_matches('/')).send().await?.status(), 200);
    let plain =
        client.post(format!("{url}play/dm")).header("content-type", "text/plain").body(r#"{"as":"ann"}"#);
    assert_eq!(plain.send().await?.status(), 403, "a form of another page could send this");
    let look = client.get(format!("{url}play/people")).header("sec-fetch-site", "cross-site");
    assert_eq!(look.send().await?.status(), 403);
    let elsewhere = Config { bind: ([0, 0, 0, 0], 0).into(), ..Config::default() };
    assert!(Playground::start(elsewhere).await.is_err(), "loopback only");
    Ok(())
}

/// For so long nobody says more than five things in a channel.
const LIMITED_FOR: Duration = Duration::from_secs(5);

#[tokio::test]
async fn rates_are_limited_and_told() -> Done {
    let t = Table::with(Config::default()).await?;
    // Five seconds pass while it is said, on a machine that is busy enough: then it is said once more.
    let (began, mut said) = loop {
        let (began, mut said) = (Instant::now(), Vec::new());
        for _ in 0..6 {
            said.push(t.puppet.say(t.channel, json!({"content": "x"})).await?);
        }
        if began.elapsed() < LIMITED_FOR {
            break (began, said);
        }
        t.playground.skip(LIMITED_FOR);
    };
    let told = said.pop().ok_or("none")?;
    for (told, left) in said.iter().zip(["4", "3", "2", "1", "0"]) {
        assert_eq!((told.status, told.headers["x-ratelimit-remaining"].to_str()?), (200, left));
        assert_eq!(told.headers["x-ratelimit-limit"], "5");
    }
    assert_eq!((told.status, &told.body["global"]), (429, &json!(false)));
    let wait = told.body["retry_after"].as_f64().ok_or("no retry_after")?;
    // The clock of limits counts whole milliseconds: it may have begun a new one where hardly any of it has passed.
    let passed = began.elapsed() + Duration::from_millis(1);
    let least = LIMITED_FOR.saturating_sub(passed).as_secs_f64();
    assert!((least..=5.0).contains(&wait), "{least} {wait}");
    assert_eq!(told.headers["x-ratelimit-scope"], "user");
    assert!(told.headers.contains_key("retry-after") && told.headers.contains_key("x-ratelimit-bucket"));
    t.playground.skip(LIMITED_FOR);
    assert_eq!(t.puppet.say(t.channel, json!({"content": "x"})).await?.status, 200);
    t.check()
}

#[tokio::test]
async fn trouble_comes_as_ordered() -> Done {
    let t = Table::new().await?;
    let plan = |fault, times| Plan { fault, times, route: "POST /channels/{channel_id}/messages".to_owned() };
    let say = async || t.puppet.say(t.channel, json!({"content": "x"})).await;
    t.playground.faults(&[plan(Fault::TooFast(0.25), 1), plan(Fault::Broken(503), 1)]);
    let told = say().await?;
    assert_eq!((told.status, &told.body["retry_after"]), (429, &json!(0.25)));
    assert_eq!(say().await?.status, 503);
    assert_eq!((say().await?.status, t.ann.sees(t.channel).len()), (200, 1));
    t.playground.faults(&[plan(Fault::Slow(150), 1)]);
    let start = Instant::now();
    assert_eq!(say().await?.status, 200);
    assert!(start.elapsed() >= Duration::from_millis(150));
    t.playground.faults(&[plan(Fault::LostAnswer, 1)]);
    assert_eq!(
        (say().await?.status, t.ann.sees(t.channel).len()),
        (502, 3),
        "it was carried out all the same"
    );
    t.check()
}

#[tokio::test]
async fn a_dropped_playground_is_silent() -> Done {
    let t = Table::new().await?;
    let url = t.playground.url();
    let client = reqwest::Client::new();
    assert_eq!(client.get(&url).send().await?.status(), 200);
    let mut events = client.get(format!("{url}play/events?as=ann")).send().await?;
    assert!(events.chunk().await?.is_some_and(|c| c.starts_with(b"data: {\"kind\":\"hello\"")));
    drop(t.playground);
    let after = client.get(&url).send().await;
    assert!(after.is_err() || after.is_ok_and(|r| r.status() == 503), "a kept connection gets nothing more");
    let end = async { while let Ok(Some(_)) = events.chunk().await {} };
    tokio::time::timeout(Duration::from_secs(120), end).await?;
    Ok(())
}

#[tokio::test]
async fn the_stream_tells_a_person_only_what_they_may_see() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    let url = t.playground.url();
    let mut events = reqwest::get(format!("{url}play/events?as=bob")).await?;
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    t.puppet.answer(&event, json!({"type": 4, "data": {"content": "SECRET", "flags": 64}})).await?;
    act.await??;
    let dm = t.ann.dm();
    t.puppet.say(dm, json!({"content": "SECRET too"})).await?;
    t.puppet.say(t.channel, json!({"content": "the end"})).await?;
    let mut heard = String::new();
    while !heard.contains("the end") {
        let chunk = tokio::time::timeout(Duration::from_secs(120), events.chunk()).await??;
        heard.push_str(&String::from_utf8_lossy(&chunk.ok_or("the stream ended")?));
    }
    assert!(!heard.contains("SECRET"), "{heard}");
    t.check()
}
