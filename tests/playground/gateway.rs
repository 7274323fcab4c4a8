//! Strict rules of the gateway: codes, resuming, shards and intents.

use crate::common::puppet::{Gateway, go};
use crate::common::{Done, Table};
use serde_json::json;
use sobremesa::playground::{Config, Rates, Trouble};
use std::time::Duration;

#[tokio::test]
async fn the_gateway_closes_with_discords_codes() -> Done {
    let t = Table::new().await?;
    let url = t.playground.api_url();
    let token = t.playground.token();
    for (token, intents, shard, code) in [
        ("wrong", 1, (0, 1), "4004"),
        (token.as_str(), 1, (2, 2), "4010"),
        (token.as_str(), 1 << 40, (0, 1), "4013"),
        (token.as_str(), 1 << 15, (0, 1), "4014"),
    ] {
        let mut gateway = Gateway::open(&url).await?;
        gateway.identify(token, intents, shard).await?;
        let end = gateway.frame().await.map_err(|e| e.to_string());
        assert_eq!(end, Err(format!("closed {code}")));
    }
    for (frame, code) in [
        (json!({"op": 3, "d": {}}), "4003"),
        (json!({"op": 99, "d": {}}), "4001"),
        (json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {}, "typo": 1}}), "4002"),
        (json!({"op": 2, "d": {"token": token}}), "4002"),
        (json!({"op": 1, "d": null, "x": "y".repeat(5000)}), "4002"),
    ] {
        let mut gateway = Gateway::open(&url).await?;
        gateway.send(&frame).await?;
        let end = gateway.frame().await.map_err(|e| e.to_string());
        assert_eq!(end, Err(format!("closed {code}")), "{frame}");
    }
    let mut gateway = Gateway::open(&url).await?;
    gateway.identify(&token, 1, (0, 1)).await?;
    gateway.event("READY").await?;
    gateway.event("GUILD_CREATE").await?;
    gateway.send(&json!({"op": 1, "d": gateway.last_seq})).await?;
    assert_eq!(gateway.frame().await?["op"], 11);
    gateway.identify(&token, 1, (0, 1)).await?;
    assert_eq!(gateway.frame().await.map_err(|e| e.to_string()), Err("closed 4005".to_owned()));
    let mut gateway = Gateway::open(&url).await?;
    let mut end = None;
    for _ in 0..122 {
        if gateway.send(&json!({"op": 1, "d": null})).await.is_err() {
            break;
        }
    }
    for _ in 0..122 {
        end = gateway.frame().await.err().map(|e| e.to_string());
        if end.is_some() {
            break;
        }
    }
    assert_eq!(end.as_deref(), Some("closed 4008"), "more than 120 frames a minute");
    Ok(())
}

#[tokio::test]
async fn a_cut_session_resumes_and_misses_nothing() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(go()).await?;
    t.puppet.gateway.event("GUILD_CREATE").await?;
    let (seq, session, token) = (t.puppet.gateway.last_seq, t.puppet.session.clone(), t.playground.token());
    t.playground.gateway(Trouble::Cut);
    assert!(t.puppet.gateway.frame().await.is_err());
    let (ann, channel) = (t.ann.clone(), t.channel);
    let act = tokio::spawn(async move { ann.run(channel, "go", &[]).await });
    tokio::time::sleep(Duration::from_millis(100)).await;
    let resume =
        |seq: u64, session: &str| json!({"op": 6, "d": {"token": token, "session_id": session, "seq": seq}});
    let url = t.playground.api_url();
    let mut other = Gateway::open(&url).await?;
    other.send(&resume(seq + 100, &session)).await?;
    assert_eq!(other.frame().await.map_err(|e| e.to_string()), Err("closed 4007".to_owned()));
    let mut other = Gateway::open(&url).await?;
    other.send(&resume(seq, "unknown")).await?;
    assert_eq!(other.frame().await?, json!({"op": 9, "s": null, "t": null, "d": false}));
    let mut gateway = Gateway::open(&url).await?;
    gateway.send(&resume(seq, &session)).await?;
    let missed = gateway.frame().await?;
    assert_eq!((&missed["t"], &missed["s"]), (&json!("INTERACTION_CREATE"), &json!(seq + 1)));
    assert_eq!(gateway.frame().await?["t"], "RESUMED");
    t.puppet.answer(&missed["d"], json!({"type": 4, "data": {"content": "back"}})).await?;
    assert!(matches!(act.await??, sobremesa::playground::Outcome::Answered(_)));
    t.playground.gateway(Trouble::Invalidate);
    assert_eq!(gateway.frame().await?["op"], 9);
    gateway.send(&resume(seq, &session)).await?;
    assert_eq!(gateway.frame().await?["op"], 9, "the session is void");
    gateway.identify(&t.playground.token(), 1, (0, 1)).await?;
    gateway.event("READY").await?;
    t.check()
}

#[tokio::test]
async fn events_go_to_their_shard_and_their_intents() -> Done {
    let config =
        Config { rates: Rates::Unlimited, guild_id: Some(7 << 22 | 5), shards: 2, ..Config::default() };
    let t = Table::with(config).await?;
    let (url, token) = (t.playground.api_url(), t.playground.token());
    let mut open = Vec::new();
    // GUILD_MEMBERS and GUILD_MESSAGES on the first two; the third asked for nothing.
    for (intents, shard) in [(1 | 2 | 1 << 9, (0, 2)), (1 | 2 | 1 << 9, (1, 2)), (0, (1, 2))] {
        let mut gateway = Gateway::open(&url).await?;
        gateway.identify(&token, intents, shard).await?;
        let ready = gateway.event("READY").await?;
        let expected = if shard.0 == 1 { 1 } else { 0 };
        assert_eq!(ready["guilds"].as_array().map(Vec::len), Some(expected), "7 % 2 = 1");
        open.push(gateway);
    }
    t.puppet.register(go()).await?;
    let (bob, channel, dm) = (t.bob.clone(), t.channel, t.ann.dm());
    t.puppet.say(channel, json!({"content": "x"})).await?;
    t.playground.delete_message(bob.sees(channel)[0].id);
    let bot = t.playground.bot_id();
    t.ann.say(channel, "What I write")?;
    t.ann.say(channel, &format!("<@{bot}>, what I tell you"))?;
    t.bob.leave();
    let ann = t.ann.clone();
    tokio::spawn(async move { ann.run(channel, "go", &[]).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let ann = t.ann.clone();
    tokio::spawn(async move { ann.run(dm, "go", &[]).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    t.playground.gateway(Trouble::Close(4000));
    let mut names = Vec::new();
    for gateway in &mut open {
        let mut heard = Vec::new();
        while let Ok(frame) = gateway.frame().await {
            let direct = if frame["d"]["user"]["id"].is_string() && frame["d"]["data"].is_object() {
                " direct"
            } else {
                ""
            };
            let text = frame["d"]["content"].as_str().map_or(String::new(), |text| format!(" {text:?}"));
            heard.push(format!("{}{direct}{text}", frame["t"].as_str().unwrap_or_default()));
        }
        names.push(heard);
    }
    assert_eq!(names[0], ["INTERACTION_CREATE direct"]);
    // What people write is for the bot to read only where they name it.
    let spoken = format!("MESSAGE_CREATE \"<@{bot}>, what I tell you\"");
    let own = "MESSAGE_CREATE \"x\"";
    let rest = ["GUILD_MEMBER_REMOVE", "INTERACTION_CREATE"];
    let expected = ["GUILD_CREATE", own, "MESSAGE_DELETE", "MESSAGE_CREATE \"\"", &spoken];
    assert_eq!(names[1], [&expected[..], &rest].concat());
    assert_eq!(names[2], ["INTERACTION_CREATE"], "without intents only interactions come");
    t.check()
}

#[tokio::test]
async fn what_happens_to_places_is_told() -> Done {
    let mut t = Table::new().await?;
    let made = t
        .puppet
        .call("POST", &format!("/channels/{}/threads", t.channel), json!({"name": "x", "type": 11}))
        .await?;
    assert_eq!(t.puppet.gateway.event("THREAD_CREATE").await?["newly_created"], true);
    t.playground.archive(made.id(), sobremesa::playground::Lock::Unlocked);
    assert_eq!(t.puppet.gateway.event("THREAD_UPDATE").await?["thread_metadata"]["archived"], true);
    t.playground.delete_channel(made.id());
    assert_eq!(t.puppet.gateway.event("THREAD_DELETE").await?["id"], json!(made.id()));
    t.playground.permit_bot(t.channel, 1 << 10);
    t.puppet.gateway.event("CHANNEL_UPDATE").await?;
    t.playground.remove_bot();
    assert_eq!(t.puppet.gateway.event("GUILD_DELETE").await?, json!({"id": t.playground.guild_id()}));
    t.playground.invite_bot();
    t.puppet.gateway.event("GUILD_CREATE").await?;
    t.playground.delete_channel(t.channel);
    assert_eq!(t.puppet.gateway.event("CHANNEL_DELETE").await?["id"], json!(t.channel));
    assert!(t.puppet.say(t.channel, json!({"content": "x"})).await?.is(404, 10003));
    t.check()
}
