//! The components of messages and modals as a bot sends them, read strictly: an unknown field is refused.

use super::piece;
use crate::playground::id::Id;
use crate::playground::refusal::Problems;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A component and the number a bot may give it.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub id: Option<u32>,
    pub what: What,
}

/// The kinds of components that are carried.
#[derive(Debug, Clone)]
pub(crate) enum What {
    Row(Vec<Part>),
    Button(Button),
    Select(Select),
    Input(Input),
    Section { texts: Vec<Part>, accessory: Option<Box<Part>> },
    Text(String),
    Thumbnail(Picture),
    Gallery(Vec<Picture>),
    File { url: String, spoiler: bool },
    Separator { divider: bool, spacing: u8 },
    Container { accent_color: Option<i64>, spoiler: bool, parts: Vec<Part> },
    Label { label: String, description: Option<String>, part: Option<Box<Part>> },
}

#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Emoji {
    #[serde(default)]
    pub id: Option<Id>,
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub animated: Option<bool>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Button {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    pub style: u8,
    pub custom_id: Option<String>,
    pub label: Option<String>,
    pub emoji: Option<Emoji>,
    pub url: Option<String>,
    pub disabled: Option<bool>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Select {
    #[serde(rename = "type")]
    pub kind: u8,
    id: Option<u32>,
    pub custom_id: String,
    pub placeholder: Option<String>,
    pub min_values: Option<i64>,
    pub max_values: Option<i64>,
    pub disabled: Option<bool>,
    pub required: Option<bool>,
    pub options: Option<Vec<Choice>>,
    pub default_values: Option<Vec<DefaultUser>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choice {
    pub label: String,
    pub value: String,
    pub description: Option<String>,
    pub emoji: Option<Emoji>,
    pub default: Option<bool>,
}

#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DefaultUser {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    pub custom_id: String,
    pub style: u8,
    pub label: Option<String>,
    pub value: Option<String>,
    pub placeholder: Option<String>,
    pub required: Option<bool>,
    pub min_length: Option<i64>,
    pub max_length: Option<i64>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Url {
    pub url: String,
}

/// A picture in a gallery, or a thumbnail.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Picture {
    #[serde(rename = "type")]
    _kind: Option<u8>,
    id: Option<u32>,
    pub media: Url,
    pub description: Option<String>,
    pub spoiler: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    components: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    components: Vec<Value>,
    accessory: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawText {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    content: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGallery {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    items: Vec<Picture>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    file: Url,
    spoiler: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSeparator {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    divider: Option<bool>,
    spacing: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawContainer {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    accent_color: Option<i64>,
    spoiler: Option<bool>,
    components: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLabel {
    #[serde(rename = "type")]
    _kind: u8,
    id: Option<u32>,
    label: String,
    description: Option<String>,
    component: Value,
}

/// Where a component stands, which decides what may stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Classic,
    V2,
    Modal,
    Row,
    ModalRow,
    Section,
    Accessory,
    Container,
    Label,
}

impl Spot {
    fn allows(self) -> &'static [u64] {
        match self {
            Spot::Classic => &[1],
            Spot::V2 => &[1, 9, 10, 12, 13, 14, 17],
            Spot::Modal => &[1, 10, 18],
            Spot::Row => &[2, 3, 5],
            Spot::ModalRow => &[4],
            Spot::Section => &[10],
            Spot::Accessory => &[2, 11],
            Spot::Container => &[1, 9, 10, 12, 13, 14],
            Spot::Label => &[3, 4, 5],
        }
    }
}

/// Reads a list of components; whatever is wrong is noted and left out.
pub(crate) fn read_all(list: &[Value], path: &str, spot: Spot, problems: &mut Problems) -> Vec<Part> {
    let each = list.iter().enumerate();
    each.filter_map(|(i, value)| read_one(value, &format!("{path}.{i}"), spot, problems)).collect()
}

fn read_one(value: &Value, path: &str, spot: Spot, problems: &mut Problems) -> Option<Part> {
    let kind = value["type"].as_u64().unwrap_or(0);
    if !spot.allows().contains(&kind) {
        let text = format!("Value of field \"type\" must be one of {:?}.", spot.allows());
        problems.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", text);
        return None;
    }
    let inner = format!("{path}.components");
    let (id, what) = match kind {
        1 => {
            let row: RawRow = piece(value, path, problems)?;
            let spot = if spot == Spot::Modal { Spot::ModalRow } else { Spot::Row };
            (row.id, What::Row(read_all(&row.components, &inner, spot, problems)))
        }
        2 => {
            let button: Button = piece(value, path, problems)?;
            (button.id, What::Button(button))
        }
        4 => {
            let input: Input = piece(value, path, problems)?;
            (input.id, What::Input(input))
        }
        9 => {
            let section: RawSection = piece(value, path, problems)?;
            let texts = read_all(&section.components, &inner, Spot::Section, problems);
            let spot = format!("{path}.accessory");
            let accessory = read_one(&section.accessory, &spot, Spot::Accessory, problems).map(Box::new);
            (section.id, What::Section { texts, accessory })
        }
        10 => piece(value, path, problems).map(|t: RawText| (t.id, What::Text(t.content)))?,
        11 => piece(value, path, problems).map(|p: Picture| (p.id, What::Thumbnail(p)))?,
        12 => piece(value, path, problems).map(|g: RawGallery| (g.id, What::Gallery(g.items)))?,
        13 => {
            let file: RawFile = piece(value, path, problems)?;
            (file.id, What::File { url: file.file.url, spoiler: file.spoiler.unwrap_or(false) })
        }
        14 => {
            let line: RawSeparator = piece(value, path, problems)?;
            let (divider, spacing) = (line.divider.unwrap_or(true), line.spacing.unwrap_or(1));
            (line.id, What::Separator { divider, spacing })
        }
        17 => {
            let raw: RawContainer = piece(value, path, problems)?;
            let parts = read_all(&raw.components, &inner, Spot::Container, problems);
            let spoiler = raw.spoiler.unwrap_or(false);
            (raw.id, What::Container { accent_color: raw.accent_color, spoiler, parts })
        }
        18 => {
            let raw: RawLabel = piece(value, path, problems)?;
            let spot = format!("{path}.component");
            let part = read_one(&raw.component, &spot, Spot::Label, problems).map(Box::new);
            (raw.id, What::Label { label: raw.label, description: raw.description, part })
        }
        _ => piece(value, path, problems).map(|s: Select| (s.id, What::Select(s)))?,
    };
    Some(Part { id, what })
}

impl Part {
    /// This component and all inside it, depth first.
    pub(crate) fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Part)) {
        visit(self);
        match &self.what {
            What::Row(parts) | What::Container { parts, .. } => parts.iter().for_each(|p| p.walk(visit)),
            What::Section { texts, accessory } => {
                texts.iter().for_each(|p| p.walk(visit));
                if let Some(p) = accessory {
                    p.walk(visit);
                }
            }
            What::Label { part: Some(part), .. } => part.walk(visit),
            _ => {}
        }
    }

    /// The id by which a press of this component is known.
    pub(crate) fn custom_id(&self) -> Option<&str> {
        match &self.what {
            What::Button(b) => b.custom_id.as_deref(),
            What::Select(s) => Some(&s.custom_id),
            What::Input(i) => Some(&i.custom_id),
            _ => None,
        }
    }

    /// The addresses of pictures and files that this component itself shows.
    pub(crate) fn media(&self) -> Vec<&str> {
        match &self.what {
            What::Thumbnail(p) => vec![&p.media.url],
            What::Gallery(items) => items.iter().map(|p| p.media.url.as_str()).collect(),
            What::File { url, .. } => vec![url],
            _ => Vec::new(),
        }
    }
}
