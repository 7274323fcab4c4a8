//! Every limit of a message: what is one too many, and the most that is allowed.

use crate::common::{Done, Table};
use serde_json::{Value, json};

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn row(parts: Value) -> Value {
    json!([{"type": 1, "components": parts}])
}

fn v2(parts: Value) -> Value {
    json!({"flags": 1 << 15, "components": parts})
}

/// Bodies that Discord refuses, each with the words its errors must contain.
fn refused() -> Vec<(Value, &'static str)> {
    let buttons = |n: usize| (0..n).map(|i| button(&i.to_string())).collect::<Vec<_>>();
    let with = |key: &str, value: Value| {
        let mut b = button("x");
        b[key] = value;
        row(json!([b]))
    };
    let select = |key: &str, value: Value| {
        let mut s = json!({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]});
        s[key] = value;
        row(json!([s]))
    };
    let options =
        |n: usize| (0..n).map(|i| json!({"label": "a", "value": i.to_string()})).collect::<Vec<_>>();
    let option = |key: &str, text: String| {
        let mut o = json!({"label": "a", "value": "a"});
        o[key] = json!(text);
        json!([o])
    };
    let classic = |components: Value| json!({"content": "x", "components": components});
    let text = |n: usize| json!({"type": 10, "content": "x".repeat(n)});
    let long = |n: usize| "x".repeat(n);
    vec![
        (json!({"content": long(2001)}), "MAX_LENGTH"),
        (json!({"content": "x", "contnet": "typo"}), "unknown field"),
        (json!({"content": "x", "flags": 64}), "FLAGS"),
        (json!({"content": "x", "embeds": vec![json!({"title": "x"}); 11]}), "BAD_LENGTH"),
        (json!({"embeds": [{"title": long(257)}]}), "MAX_LENGTH"),
        (json!({"embeds": vec![json!({"description": long(3001)}); 2]}), "MAX_EMBED_SIZE"),
        (json!({"embeds": [{"title": "x", "colour": 1}]}), "unknown field"),
        (json!({"embeds": [{}]}), "REQUIRED"),
        (json!({"embeds": [{"fields": vec![json!({"name": "a", "value": "b"}); 26]}]}), "BAD_LENGTH"),
        (classic(with("custom_id", json!(long(101)))), "MAX_LENGTH"),
        (classic(with("custom_id", json!(""))), "REQUIRED"),
        (classic(with("label", json!(long(81)))), "MAX_LENGTH"),
        (classic(with("style", json!(7))), "RANGE"),
        (classic(with("url", json!("https://x.y"))), "CUSTOM_ID_AND_URL"),
        (classic(with("emoji", json!({"name": "smile"}))), "INVALID_EMOJI"),
        (classic(with("lable", json!("typo"))), "unknown field"),
        (
            classic(row(json!([{"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"}]))),
            "SCHEME",
        ),
        (classic(row(json!([{"type": 2, "style": 1, "custom_id": "x"}]))), "label or an emoji"),
        (classic(row(json!(buttons(6)))), "BAD_LENGTH"),
        (classic(row(json!([]))), "BAD_LENGTH"),
        (classic(row(json!([button("x"), button("x")]))), "DUPLICATED"),
        (classic(json!(vec![row(json!([button("x")]))[0].clone(); 6])), "BAD_LENGTH"),
        (classic(row(json!([button("x"), {"type": 3, "custom_id": "s", "options": options(1)}]))), "WIDTH"),
        (classic(select("options", json!(options(26)))), "BAD_LENGTH"),
        (classic(select("options", json!([]))), "BAD_LENGTH"),
        (classic(select("options", option("label", long(101)))), "MAX_LENGTH"),
        (classic(select("options", option("value", long(101)))), "MAX_LENGTH"),
        (classic(select("options", option("description", long(101)))), "MAX_LENGTH"),
        (classic(select("options", json!([options(1)[0], options(1)[0]]))), "DUPLICATED"),
        (classic(select("placeholder", json!(long(151)))), "MAX_LENGTH"),
        (classic(select("max_values", json!(2))), "MAX_OPTIONS"),
        (classic(select("min_values", json!(2))), "MIN_MAX"),
        (classic(json!([text(1)])), "UNION_TYPE"),
        (classic(row(json!([{"type": 6, "custom_id": "roles"}]))), "UNION_TYPE"),
        (json!({"content": "x", "flags": 1 << 15, "components": [text(1)]}), "LEGACY_FIELDS"),
        (json!({"embeds": [{"title": "x"}], "flags": 1 << 15, "components": [text(1)]}), "LEGACY_FIELDS"),
        (json!({"poll": {}, "flags": 1 << 15, "components": [text(1)]}), "LEGACY_FIELDS"),
        (json!({"sticker_ids": ["1"], "flags": 1 << 15, "components": [text(1)]}), "NOT_CARRIED"),
        (v2(json!([text(2001), text(2000)])), "TEXT_SIZE"),
        (v2(json!([text(0)])), "REQUIRED"),
        (v2(json!(vec![text(1); 41])), "TOTAL_COMPONENTS"),
        (v2(json!([{"type": 17, "components": vec![text(1); 40]}])), "TOTAL_COMPONENTS"),
        (v2(json!([{"type": 17, "accent_color": 0x100_0000, "components": [text(1)]}])), "RANGE"),
        (v2(json!([{"type": 17, "components": [{"type": 17, "components": [text(1)]}]}])), "UNION_TYPE"),
        (v2(json!([{"type": 9, "components": vec![text(1); 4], "accessory": button("a")}])), "BAD_LENGTH"),
        (v2(json!([{"type": 9, "components": [text(1)]}])), "missing field"),
        (
            v2(json!([{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}])),
            "ATTACHMENT_NOT_FOUND",
        ),
        (
            v2(json!([{"type": 12, "items": vec![json!({"media": {"url": "https://x.y/z"}}); 11]}])),
            "BAD_LENGTH",
        ),
        (v2(json!([{"type": 14, "spacing": 3}])), "RANGE"),
        (
            v2(json!([{"type": 10, "id": 5, "content": "a"}, {"type": 10, "id": 5, "content": "b"}])),
            "DUPLICATED",
        ),
        (json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}), "EXCLUSIVE"),
        (json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}), "CHOICES"),
        (json!({"content": "x", "nonce": "x".repeat(26)}), "NONCE"),
        (json!({"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}), "NOT_FOUND"),
        (json!({"content": "x", "message_reference": {"message_id": "1"}}), "UNKNOWN_MESSAGE"),
    ]
}

#[tokio::test]
async fn every_limit_of_a_message() -> Done {
    let t = Table::new().await?;
    for (body, words) in refused() {
        let told = t.puppet.say(t.channel, body.clone()).await?;
        assert!(told.is(400, 50035), "must be refused: {body}");
        assert!(told.body["errors"].to_string().contains(words), "{words} not in {} for {body}", told.body);
    }
    for body in [json!({}), json!({"content": "  \n"}), json!({"content": null}), v2(json!([]))] {
        assert!(t.puppet.say(t.channel, body.clone()).await?.is(400, 50006), "empty: {body}");
    }
    assert!(t.ann.sees(t.channel).is_empty(), "nothing refused was sent");
    t.check()
}

#[tokio::test]
async fn the_largest_messages_that_are_allowed() -> Done {
    let t = Table::new().await?;
    let long = |n: usize| "x".repeat(n);
    let options: Vec<Value> = (0..25)
        .map(|i| json!({"label": long(100), "value": format!("{i:0>100}"), "description": long(100)}))
        .collect();
    let select = json!({"type": 3, "custom_id": long(100), "placeholder": long(150), "max_values": 25, "options": options});
    let rows: Vec<Value> = (0..4)
        .map(|r| {
            let five: Vec<Value> = (0..5)
                .map(|i| json!({"type": 2, "style": 1 + i % 4, "label": long(80), "custom_id": format!("{r}{i}")}))
                .collect();
            json!({"type": 1, "components": five})
        })
        .chain([json!({"type": 1, "components": [select]})])
        .collect();
    let told = t.puppet.say(t.channel, json!({"content": long(2000), "components": rows})).await?;
    assert_eq!(told.status, 200, "{}", told.body);
    let parts: Vec<Value> = (0..39)
        .map(|_| json!({"type": 10, "content": "x"}))
        .chain([json!({"type": 10, "content": long(3961)})])
        .collect();
    let told = t.puppet.say(t.channel, v2(json!(parts))).await?;
    assert_eq!(told.status, 200, "{}", told.body);
    t.check()
}
