//! Embeds as a bot sends them, their limits, and how they are given back.

use super::piece;
use crate::playground::refusal::Problems;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Embed {
    #[serde(rename = "type", skip_serializing)]
    _kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timestamp: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    footer: Option<Footer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<Image>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thumbnail: Option<Image>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<Author>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<Vec<Line>>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Footer {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon_url: Option<String>,
    #[serde(rename = "proxy_icon_url", skip_serializing)]
    _proxy_icon_url: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Image {
    url: String,
    // Libraries send back what they may have received; Discord takes it and finds out by itself.
    #[serde(rename = "proxy_url", skip_serializing)]
    _proxy_url: Option<String>,
    #[serde(rename = "width", skip_serializing)]
    _width: Option<u32>,
    #[serde(rename = "height", skip_serializing)]
    _height: Option<u32>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Author {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon_url: Option<String>,
    #[serde(rename = "proxy_icon_url", skip_serializing)]
    _proxy_icon_url: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Line {
    name: String,
    value: String,
    #[serde(default)]
    inline: bool,
}

/// Reads and checks a list of embeds; `media` turns `attachment://` addresses into real ones.
pub(crate) fn read_all(
    list: &[Value],
    media: &dyn Fn(&str) -> String,
    problems: &mut Problems,
) -> Vec<Value> {
    problems.count("embeds", list.len(), 0, 10);
    let (mut shown, mut total) = (Vec::new(), 0);
    for (i, value) in list.iter().enumerate() {
        let path = format!("embeds.{i}");
        if let Some(mut embed) = piece::<Embed>(value, &path, problems) {
            total += check(&embed, &path, problems);
            for image in [&mut embed.image, &mut embed.thumbnail].into_iter().flatten() {
                image.url = media(&image.url);
            }
            let mut value = json!(embed);
            value["type"] = json!("rich");
            shown.push(value);
        }
    }
    if total > 6000 {
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
    shown
}

/// Checks one embed and counts the characters that count towards the sum.
fn check(embed: &Embed, path: &str, problems: &mut Problems) -> usize {
    let mut total = 0;
    let mut text = |problems: &mut Problems, path: String, text: &str, least, most| {
        problems.length(&path, text, least, most);
        total += text.chars().count();
    };
    if let Some(title) = &embed.title {
        text(problems, format!("{path}.title"), title, 0, 256);
    }
    if let Some(description) = &embed.description {
        text(problems, format!("{path}.description"), description, 0, 4096);
    }
    if let Some(footer) = &embed.footer {
        text(problems, format!("{path}.footer.text"), &footer.text, 0, 2048);
    }
    if let Some(author) = &embed.author {
        text(problems, format!("{path}.author.name"), &author.name, 1, 256);
    }
    let fields = embed.fields.as_deref().unwrap_or_default();
    problems.count(&format!("{path}.fields"), fields.len(), 0, 25);
    for (i, field) in fields.iter().enumerate() {
        text(problems, format!("{path}.fields.{i}.name"), &field.name, 1, 256);
        text(problems, format!("{path}.fields.{i}.value"), &field.value, 1, 1024);
    }
    if let Some(color) = embed.color {
        problems.range(&format!("{path}.color"), color, 0, 0xFF_FF_FF);
    }
    for image in [&embed.image, &embed.thumbnail].into_iter().flatten() {
        let known = ["http://", "https://", "attachment://"].iter().any(|s| image.url.starts_with(s));
        if !known {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            problems.add(&format!("{path}.image.url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
    let empty = total == 0 && embed.image.is_none() && embed.thumbnail.is_none();
    if empty && embed.timestamp.is_none() {
        problems.add(&format!("{path}.description"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    total
}
