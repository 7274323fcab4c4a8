//! Strict rules of messages: Components V2, mentions, permissions, edits, files, threads.

use crate::common;
use crate::common::{Done, Table};
use serde_json::{Value, json};
use sobremesa::playground::{Dms, Id, Lock};
use std::time::Duration;

fn v2(parts: Value) -> Value {
    json!({"flags": 1 << 15, "components": parts})
}

#[tokio::test]
async fn the_v2_flag_stays() -> Done {
    let t = Table::new().await?;
    let parts = json!([{"type": 10, "content": "old"}]);
    let id = t.puppet.say(t.channel, v2(parts)).await?.id();
    let path = format!("/channels/{}/messages/{id}", t.channel);
    let edit = async |body: Value| t.puppet.call("PATCH", &path, body).await;
    assert!(edit(json!({"flags": 0})).await?.is(400, 50035), "the flag cannot be taken away");
    assert!(edit(json!({"content": "x"})).await?.is(400, 50035), "no content beside it");
    let told = edit(json!({"components": [{"type": 10, "content": "new"}]})).await?;
    assert_eq!((told.status, &told.body["flags"]), (200, &json!(1 << 15)));
    let plain = t.puppet.say(t.channel, json!({"content": "plain"})).await?.id();
    let path = format!("/channels/{}/messages/{plain}", t.channel);
    let parts = json!([{"type": 10, "content": "new"}]);
    assert!(t.puppet.call("PATCH", &path, v2(parts.clone())).await?.is(400, 50035), "content was not reset");
    let reset = json!({"flags": 1 << 15, "content": null, "components": parts});
    assert_eq!(t.puppet.call("PATCH", &path, reset).await?.status, 200);
    t.check()
}

#[tokio::test]
async fn files_are_kept_named_and_referenced() -> Done {
    let t = Table::new().await?;
    let path = format!("/channels/{}/messages", t.channel);
    let gallery =
        json!([{"type": 12, "items": [{"media": {"url": "attachment://b.png"}, "description": "alt"}]}]);
    let body = json!({"flags": 1 << 15, "components": gallery, "attachments": [{"id": 0, "filename": "b.png", "description": "alt"}]});
    let told = t.puppet.upload("POST", &path, &body, &["b.png"]).await?;
    assert_eq!(told.status, 200, "{}", told.body);
    let media = &told.body["components"][0]["items"][0]["media"];
    assert_eq!((&media["width"], &media["height"]), (&json!(8), &json!(4)));
    let url = media["url"].as_str().unwrap_or_default();
    let file = reqwest::get(url).await?;
    assert_eq!(file.headers()["content-type"], "image/png");
    assert_eq!(file.headers()["x-content-type-options"], "nosniff");
    assert!(file.bytes().await?.starts_with(b"\x89PNG"));
    let two = t.puppet.upload("POST", &path, &body, &["b.png", "unused.png"]).await?;
    assert_eq!(two.status, 200, "a file that is not listed is dropped");
    let unseen = json!({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]});
    assert!(t.puppet.upload("POST", &path, &unseen, &["b.png"]).await?.is(400, 50035), "not referenced");
    let message = format!("{path}/{}", told.id());
    let kept = t.puppet.call("PATCH", &message, json!({"components": gallery})).await?;
    assert_eq!((kept.status, kept.body["attachments"].as_array().map(Vec::len)), (200, Some(1)));
    let gone = json!({"components": [{"type": 10, "content": "x"}], "attachments": []});
    assert_eq!(t.puppet.call("PATCH", &message, gone).await?.body["attachments"], json!([]));
    t.check()
}

#[tokio::test]
async fn mentions_ping_only_whom_they_may() -> Done {
    let t = Table::new().await?;
    let (ann, bob) = (t.ann.id(), t.bob.id());
    let content = format!("<@{ann}> <@{bob}> @everyone");
    let pings = async |allowed: Option<Value>| -> Result<(bool, bool), common::Error> {
        let mut body = json!({"content": content});
        if let Some(allowed) = allowed {
            body["allowed_mentions"] = allowed;
        }
        let told = t.puppet.say(t.channel, body).await?;
        assert_eq!(told.body["mentions"].as_array().map(Vec::len), Some(2), "the text names both");
        let last = |p: &sobremesa::playground::Player| {
            p.sees(t.channel).last().is_some_and(sobremesa::playground::Seen::pings_me)
        };
        Ok((last(&t.ann), last(&t.bob)))
    };
    assert_eq!(pings(None).await?, (true, true), "a plain message pings all it names");
    assert_eq!(pings(Some(json!({"parse": []}))).await?, (false, false));
    assert_eq!(pings(Some(json!({"users": [ann]}))).await?, (true, false));
    assert_eq!(pings(Some(json!({"parse": ["everyone"]}))).await?, (true, true));
    t.check()
}

#[tokio::test]
async fn an_answer_never_pings_everyone_by_itself() -> Done {
    let mut t = Table::new().await?;
    t.puppet.register(common::puppet::go()).await?;
    let (event, _) = t.puppet.run(&t.ann, t.channel).await?;
    t.puppet.answer(&event, json!({"type": 4, "data": {"content": "@everyone"}})).await?;
    assert!(!t.bob.sees(t.channel)[0].pings_me());
    t.check()
}

#[tokio::test]
async fn late_edits_are_limited() -> Done {
    let t = Table::new().await?;
    let id = t.puppet.say(t.channel, json!({"content": "0"})).await?.id();
    let path = format!("/channels/{}/messages/{id}", t.channel);
    for n in 1..9 {
        assert_eq!(t.puppet.call("PATCH", &path, json!({"content": n.to_string()})).await?.status, 200);
    }
    t.playground.skip(Duration::from_secs(3601));
    for n in 10..15 {
        assert_eq!(t.puppet.call("PATCH", &path, json!({"content": n.to_string()})).await?.status, 200);
    }
    assert!(t.puppet.call("PATCH", &path, json!({"content": "x"})).await?.is(429, 30046));
    t.playground.skip(Duration::from_secs(3601));
    assert_eq!(t.puppet.call("PATCH", &path, json!({"content": "later"})).await?.status, 200);
    t.check()
}

#[tokio::test]
async fn a_nonce_is_sent_once_if_enforced() -> Done {
    let t = Table::new().await?;
    let body = json!({"content": "x", "nonce": "n1", "enforce_nonce": true});
    let (first, second) =
        (t.puppet.say(t.channel, body.clone()).await?, t.puppet.say(t.channel, body.clone()).await?);
    assert_eq!(first.id(), second.id());
    t.playground.skip(Duration::from_secs(600));
    assert_ne!(t.puppet.say(t.channel, body).await?.id(), first.id(), "forgotten after some minutes");
    let body = json!({"content": "x", "nonce": "n2"});
    assert_ne!(t.puppet.say(t.channel, body.clone()).await?.id(), t.puppet.say(t.channel, body).await?.id());
    t.check()
}

#[tokio::test]
async fn what_the_bot_may_not_do() -> Done {
    let t = Table::new().await?;
    let hello = || json!({"content": "x"});
    let id = t.puppet.say(t.channel, hello()).await?.id();
    let messages = format!("/channels/{}/messages", t.channel);
    let said = t.ann.say(t.channel, "mine")?;
    let edit = t.puppet.call("PATCH", &format!("{messages}/{said}"), hello()).await?;
    assert!(edit.is(403, 50005), "another's message");
    assert!(t.puppet.call("PATCH", &format!("{messages}/1"), hello()).await?.is(404, 10008));
    assert!(t.puppet.say(Id(1), hello()).await?.is(404, 10003));
    let all = 1 << 10 | 1 << 11 | 1 << 16;
    t.playground.permit_bot(t.channel, all & !(1 << 11));
    assert!(t.puppet.say(t.channel, hello()).await?.is(403, 50013), "may not send");
    t.playground.permit_bot(t.channel, all);
    assert!(t.puppet.upload("POST", &messages, &hello(), &["a.png"]).await?.is(403, 50013), "may not attach");
    let delete = t.puppet.call("DELETE", &format!("{messages}/{said}"), Value::Null).await?;
    assert!(delete.is(403, 50013), "may not manage");
    let thread = json!({"name": "t", "type": 11});
    let made = t.puppet.call("POST", &format!("/channels/{}/threads", t.channel), thread).await?;
    assert!(made.is(403, 50013), "may not open threads");
    t.playground.permit_bot(t.channel, 0);
    assert!(
        t.puppet.call("GET", &format!("{messages}/{id}"), Value::Null).await?.is(403, 50001),
        "may not see"
    );
    t.playground.permit_bot(t.channel, u64::MAX >> 11);
    t.playground.remove_bot();
    assert!(t.puppet.say(t.channel, hello()).await?.is(403, 50001), "not in the guild");
    t.check()
}

#[tokio::test]
async fn direct_messages_can_be_closed() -> Done {
    let t = Table::new().await?;
    let open = async |id: Id| t.puppet.call("POST", "/users/@me/channels", json!({"recipient_id": id})).await;
    let dm = open(t.ann.id()).await?.id();
    assert_eq!(dm, open(t.ann.id()).await?.id(), "there is one channel for each person");
    assert_eq!(t.puppet.say(dm, json!({"content": "hello"})).await?.status, 200);
    assert_eq!((t.ann.sees(dm).len(), t.bob.sees(dm).len()), (1, 0));
    t.ann.set_dms(Dms::Closed);
    assert!(t.puppet.say(dm, json!({"content": "x"})).await?.is(403, 50007));
    t.ann.set_dms(Dms::Open);
    assert_eq!(t.puppet.say(dm, json!({"content": "x"})).await?.status, 200);
    t.ann.leave();
    assert!(t.puppet.say(dm, json!({"content": "x"})).await?.is(403, 50007), "no guild in common");
    assert!(open(Id(1)).await?.is(400, 50035));
    t.check()
}

#[tokio::test]
async fn threads_are_private_archived_and_locked() -> Done {
    let t = Table::new().await?;
    let threads = format!("/channels/{}/threads", t.channel);
    assert!(t.puppet.call("POST", &threads, json!({"name": ""})).await?.is(400, 50035));
    assert!(
        t.puppet
            .call("POST", &threads, json!({"name": "x", "auto_archive_duration": 5}))
            .await?
            .is(400, 50035)
    );
    let made = t.puppet.call("POST", &threads, json!({"name": "secret"})).await?;
    assert_eq!((made.status, &made.body["type"]), (201, &json!(12)), "private is the default");
    let secret = made.id();
    t.puppet.say(secret, json!({"content": format!("come, <@{}>", t.ann.id())})).await?;
    assert_eq!((t.ann.sees(secret).len(), t.bob.sees(secret).len()), (1, 0), "who is named joins");
    let id = t.puppet.say(t.channel, json!({"content": "x"})).await?.id();
    let of_message = format!("/channels/{}/messages/{id}/threads", t.channel);
    let public = t.puppet.call("POST", &of_message, json!({"name": "public"})).await?;
    assert_eq!((public.status, public.id()), (201, id), "it has its message's id");
    assert!(t.puppet.call("POST", &of_message, json!({"name": "again"})).await?.is(400, 160_004));
    let said = t.puppet.say(id, json!({"content": "in it"})).await?.id();
    let edit = format!("/channels/{id}/messages/{said}");
    t.playground.archive(id, Lock::Unlocked);
    assert!(t.puppet.call("PATCH", &edit, json!({"content": "x"})).await?.is(400, 50083));
    assert_eq!(t.ann.run(id, "go", &[]).await.err().map(|r| r.reason), Some("archived"));
    assert_eq!(t.puppet.say(id, json!({"content": "awake"})).await?.status, 200, "writing opens it again");
    assert_eq!(t.puppet.call("PATCH", &edit, json!({"content": "x"})).await?.status, 200);
    t.playground.archive(id, Lock::Locked);
    assert!(t.puppet.say(id, json!({"content": "x"})).await?.is(400, 50083));
    t.check()
}

#[tokio::test]
async fn listing_is_newest_first_and_in_pages() -> Done {
    let t = Table::new().await?;
    for n in 0..7 {
        t.puppet.say(t.channel, json!({"content": n.to_string()})).await?;
    }
    let list = async |query: &str| -> Result<Vec<String>, common::Error> {
        let told =
            t.puppet.call("GET", &format!("/channels/{}/messages{query}", t.channel), Value::Null).await?;
        let texts = told.body.as_array().into_iter().flatten().filter_map(|m| m["content"].as_str());
        Ok(texts.map(str::to_owned).collect())
    };
    assert_eq!(list("?limit=3").await?, ["6", "5", "4"]);
    let ids: Vec<Id> = t.ann.sees(t.channel).iter().map(|m| m.id).collect();
    assert_eq!(list(&format!("?limit=2&before={}", ids[4])).await?, ["3", "2"]);
    assert_eq!(list(&format!("?limit=2&after={}", ids[1])).await?, ["3", "2"]);
    assert!(
        t.puppet
            .call("GET", &format!("/channels/{}/messages?limit=101", t.channel), Value::Null)
            .await?
            .is(400, 50035)
    );
    t.check()
}
