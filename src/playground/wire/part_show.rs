//! Components as Discord gives them back: every one numbered, defaults filled in, pictures with an address.

use super::parts::{Input, Part, Picture, Select, What};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Turns the address a bot wrote into the media object it is shown as.
pub(crate) type Media<'a> = &'a dyn Fn(&str) -> Value;

/// Numbers and shows a whole list of components.
pub(crate) fn show_all(parts: &[Part], media: Media<'_>) -> Vec<Value> {
    let mut taken = BTreeSet::new();
    for part in parts {
        part.walk(&mut |p| {
            taken.extend(p.id.filter(|id| *id != 0));
        });
    }
    let mut show = Show { taken, last: 0, media };
    parts.iter().map(|p| show.part(p)).collect()
}

struct Show<'a> {
    taken: BTreeSet<u32>,
    last: u32,
    media: Media<'a>,
}

/// Leaves out what was not given, as Discord does.
fn without_nulls(pairs: Vec<(&str, Value)>) -> Value {
    let kept = pairs.into_iter().filter(|(_, value)| !value.is_null());
    Value::Object(kept.map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>())
}

impl Show<'_> {
    fn number(&mut self, given: Option<u32>) -> u32 {
        if let Some(id) = given.filter(|id| *id != 0) {
            return id;
        }
        loop {
            self.last += 1;
            if !self.taken.contains(&self.last) {
                return self.last;
            }
        }
    }

    fn parts(&mut self, parts: &[Part]) -> Vec<Value> {
        parts.iter().map(|p| self.part(p)).collect()
    }

    fn part(&mut self, part: &Part) -> Value {
        let id = self.number(part.id);
        match &part.what {
            What::Row(parts) => json!({"type": 1, "id": id, "components": self.parts(parts)}),
            What::Button(b) => without_nulls(vec![
                ("type", json!(2)),
                ("id", json!(id)),
                ("style", json!(b.style)),
                ("custom_id", json!(b.custom_id)),
                ("label", json!(b.label)),
                ("emoji", b.emoji.as_ref().map_or(Value::Null, |e| json!({"name": e.name}))),
                ("url", json!(b.url)),
                ("disabled", json!(b.disabled.filter(|d| *d))),
            ]),
            What::Select(select) => show_select(select, id),
            What::Input(input) => show_input(input, id),
            What::Section { texts, accessory } => {
                let accessory = accessory.as_ref().map(|a| self.part(a));
                json!({"type": 9, "id": id, "components": self.parts(texts), "accessory": accessory})
            }
            What::Text(text) => json!({"type": 10, "id": id, "content": text}),
            What::Thumbnail(picture) => {
                let mut shown = self.picture(picture);
                shown["type"] = json!(11);
                shown["id"] = json!(id);
                shown
            }
            What::Gallery(items) => {
                let items: Vec<Value> = items.iter().map(|p| self.picture(p)).collect();
                json!({"type": 12, "id": id, "items": items})
            }
            What::File { url, spoiler } => {
                let media = (self.media)(url);
                let name = url.strip_prefix("attachment://");
                json!({"type": 13, "id": id, "file": media, "name": name, "size": null, "spoiler": spoiler})
            }
            What::Separator { divider, spacing } => {
                json!({"type": 14, "id": id, "divider": divider, "spacing": spacing})
            }
            What::Container { accent_color, spoiler, parts } => json!({
                "type": 17, "id": id, "accent_color": accent_color, "spoiler": spoiler,
                "components": self.parts(parts),
            }),
            What::Label { label, description, part } => without_nulls(vec![
                ("type", json!(18)),
                ("id", json!(id)),
                ("label", json!(label)),
                ("description", json!(description)),
                ("component", part.as_ref().map_or(Value::Null, |p| self.part(p))),
            ]),
        }
    }

    fn picture(&self, picture: &Picture) -> Value {
        json!({
            "media": (self.media)(&picture.media.url),
            "description": picture.description,
            "spoiler": picture.spoiler.unwrap_or(false),
        })
    }
}

fn show_select(select: &Select, id: u32) -> Value {
    let options: Option<Vec<Value>> = (select.kind == 3).then(|| {
        let each = select.options.iter().flatten();
        each.map(|o| {
            without_nulls(vec![
                ("label", json!(o.label)),
                ("value", json!(o.value)),
                ("description", json!(o.description)),
                ("emoji", o.emoji.as_ref().map_or(Value::Null, |e| json!({"name": e.name}))),
                ("default", json!(o.default.filter(|d| *d))),
            ])
        })
        .collect()
    });
    without_nulls(vec![
        ("type", json!(select.kind)),
        ("id", json!(id)),
        ("custom_id", json!(select.custom_id)),
        ("placeholder", json!(select.placeholder)),
        ("min_values", json!(select.min_values.unwrap_or(1))),
        ("max_values", json!(select.max_values.unwrap_or(1))),
        ("disabled", json!(select.disabled.filter(|d| *d))),
        ("required", json!(select.required)),
        ("options", json!(options)),
        ("default_values", json!(select.default_values.as_ref().filter(|list| !list.is_empty()))),
    ])
}

fn show_input(input: &Input, id: u32) -> Value {
    let mut shown = without_nulls(vec![
        ("type", json!(4)),
        ("id", json!(id)),
        ("custom_id", json!(input.custom_id)),
        ("style", json!(input.style)),
        ("value", json!(input.value)),
        ("placeholder", json!(input.placeholder)),
        ("required", json!(input.required.unwrap_or(true))),
    ]);
    shown["label"] = json!(input.label);
    shown["min_length"] = json!(input.min_length);
    shown["max_length"] = json!(input.max_length);
    shown
}
