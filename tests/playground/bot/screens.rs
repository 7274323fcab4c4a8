//! The demo bot's messages, as raw JSON: Components V2 that serenity has no types for.

use serde_json::{Value, json};

const V2: u64 = 1 << 15;

fn button(style: u8, label: &str, id: &str) -> Value {
    json!({"type": 2, "style": style, "label": label, "custom_id": id})
}

/// A table in public.
pub fn board(place: &str, seats: i64, pace: &str) -> Value {
    let words = format!(
        "**Track** {place} · **seats** {seats} · **pace** {pace}\n-# The deck is sealed; its seed is committed to."
    );
    json!({"flags": V2, "attachments": [{"id": 0, "filename": "board.png", "description": "The track with three cars"}],
    "components": [{"type": 17, "accent_color": 0x2e8b57, "components": [
      {"type": 10, "content": "## Cthulhu 500"},
      {"type": 10, "content": words},
      {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "The track with three cars"}]},
      {"type": 14},
      {"type": 1, "components": [
          button(3, "Join", "join"), button(1, "Your hand", "hand"), button(2, "Roll", "form"),
      ]},
    ]}]})
}

/// A hand, for one person; `chosen` are marked.
pub fn hand(chosen: &[String]) -> Value {
    let cards = [("Byakhee", "🦇"), ("Nitro", "🔥"), ("Elder Sign", "⭐"), ("Shoggoth", "🟢")];
    let options: Vec<Value> = cards
        .iter()
        .map(|(name, emoji)| {
            json!({"label": name, "value": name, "description": format!("What {name} does"),
                   "emoji": {"name": emoji}, "default": chosen.iter().any(|c| c == name)})
        })
        .collect();
    let text = if chosen.is_empty() { "Nothing chosen yet.".to_owned() } else { chosen.join(", ") };
    json!({"flags": V2 | 64, "components": [
        {"type": 10, "content": format!("### Your hand\n{text}")},
        {"type": 1, "components": [{"type": 3, "custom_id": "cards", "placeholder": "Choose up to two cards",
            "min_values": 1, "max_values": 2, "options": options}]},
    ]})
}

/// Text inputs only: serenity loses what labels hold.
pub fn dice_form() -> Value {
    let input = |id: &str, label: &str, style: u8, required: bool| {
        json!({"type": 1, "components": [{"type": 4, "custom_id": id, "label": label, "style": style,
            "required": required, "max_length": 100, "placeholder": "…"}]})
    };
    json!({"custom_id": "dice", "title": "How many dice?", "components": [
        input("count", "Dice", 1, true), input("wish", "A wish for the Great Old Ones", 2, false),
    ]})
}

/// Everything at once.
pub fn everything() -> Value {
    let soon =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs()) + 7200;
    let words = format!(
        "# Heading\n## Smaller\n### Smallest\n-# subtext\n**bold** *italics* __underline__ ~~strike~~ ||spoiler|| `code`\n> a quote\n> of two lines\n- a list\n  - inside\n1. one\n2. two\n[a link](https://example.com) and <https://example.com>\n```rust\nfn main() {{}}\n```\nThe turn ends <t:{soon}:R> (<t:{soon}:F>)."
    );
    json!({"flags": V2, "attachments": [{"id": 0, "filename": "card.png"}], "components": [
        {"type": 17, "accent_color": 0x8a2be2, "components": [
            {"type": 9, "components": [{"type": 10, "content": "### Shoggoth\nA section with a picture."}],
             "accessory": {"type": 11, "media": {"url": "attachment://card.png"}, "description": "A green blob"}},
            {"type": 9, "components": [{"type": 10, "content": "A section with a button."}],
             "accessory": button(2, "Details", "details")},
            {"type": 14, "spacing": 2},
            {"type": 10, "content": words},
        ]},
        {"type": 12, "items": [
            {"media": {"url": "attachment://card.png"}, "description": "One"},
            {"media": {"url": "attachment://card.png"}, "spoiler": true},
            {"media": {"url": "attachment://card.png"}},
        ]},
        {"type": 1, "components": [
            button(1, "Primary", "p"), button(2, "Secondary", "s"), button(3, "Success", "g"), button(4, "Delete", "delete"),
            {"type": 2, "style": 5, "label": "Link", "url": "https://example.com"},
        ]},
        {"type": 1, "components": [
            {"type": 2, "style": 2, "label": "Off", "custom_id": "off", "disabled": true},
            {"type": 2, "style": 2, "emoji": {"name": "🎲"}, "custom_id": "late"},
            button(2, "No answer", "silent"), button(2, "Form", "form"),
        ]},
        {"type": 1, "components": [{"type": 3, "custom_id": "one", "placeholder": "One of these", "options": [
            {"label": "Red", "value": "red"}, {"label": "Blue", "value": "blue", "description": "like the sea"}]}]},
        {"type": 1, "components": [{"type": 5, "custom_id": "people", "placeholder": "Somebody", "max_values": 3}]},
    ]})
}
