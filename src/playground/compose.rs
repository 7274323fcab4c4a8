//! Makes a message of what a bot sent: every rule that does not depend on where it goes.

use super::id::Id;
use super::refusal::{Problems, Refusal};
use super::wire::embed;
use super::wire::find::words_of;
use super::wire::message::{AllowedMentions, AttachmentIn, Door, LOADING, MessageIn, V2};
use super::wire::part_rules::{Layout, check_message};
use super::wire::part_show::show_all;
use super::wire::parts::{Part, Spot, read_all};
use super::world::{Attachment, Message, StoredFile, World};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A file as it came in a multipart body, by its number.
pub(crate) type Uploads = BTreeMap<u64, (String, axum::body::Bytes)>;

/// Discord's limit for one file of an ordinary guild.
const FILE_BYTES: usize = 10 * 1024 * 1024;

/// The checked contents of a message, ready to be put in place.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    pub mentions: BTreeSet<Id>,
    pub pinged: BTreeSet<Id>,
    pub everyone: bool,
}

impl Draft {
    /// Moves the contents into a message.
    pub(crate) fn fill(self, message: &mut Message) {
        message.content = self.content;
        message.embeds = self.embeds;
        message.components = self.components;
        message.attachments = self.attachments;
        message.flags = self.flags;
        message.mentions = self.mentions;
        message.everyone = self.everyone;
        message.pinged = self.pinged;
    }
}

impl World {
    /// Checks a body, for a new message (`before` is `None`) or an edit, and stores its files.
    pub(crate) fn compose(
        &mut self,
        door: Door,
        body: MessageIn,
        uploads: &Uploads,
        before: Option<&Message>,
    ) -> Result<Draft, Refusal> {
        let flags = check_flags(door, &body, before)?;
        let layout = if flags & V2 != 0 { Layout::V2 } else { Layout::Classic };
        if body.has_stickers {
            return Err(Refusal::one("sticker_ids", "NOT_CARRIED", "Stickers are not carried here"));
        }
        if layout == Layout::V2 {
            check_v2_excludes(&body, before)?;
        } else if body.has_poll {
            return Err(Refusal::one("poll", "NOT_CARRIED", "Polls are not carried here"));
        }
        let mut problems = Problems::default();
        let content = merged(body.content, before.map(|m| m.content.clone()));
        problems.length("content", &content, 0, 2000);
        let allowed = body.allowed_mentions.flatten();
        check_allowed(allowed.as_ref(), &mut problems);

        let (attachments, files) = self.attach(body.attachments, uploads, before, &mut problems);
        let urls: BTreeMap<String, (Id, String)> = attachments
            .iter()
            .map(|a| (format!("attachment://{}", a.filename), (a.id, self.file_url(a.id, &a.filename))))
            .collect();
        let parts = body.components.map(|list| {
            let spot = if layout == Layout::V2 { Spot::V2 } else { Spot::Classic };
            read_all(&list.unwrap_or_default(), "components", spot, &mut problems)
        });
        if let Some(parts) = &parts {
            check_message(parts, layout, &mut problems);
            check_media(parts, &urls, &mut problems);
        }
        let real = |url: &str| urls.get(url).map_or_else(|| url.to_owned(), |(_, real)| real.clone());
        let embeds = match body.embeds {
            Some(list) => embed::read_all(&list.unwrap_or_default(), &real, &mut problems),
            None => before.map(|m| m.embeds.clone()).unwrap_or_default(),
        };
        let components = match &parts {
            Some(parts) => show_all(parts, &|url| media(url, &urls, &files, self)),
            None => before.map(|m| m.components.clone()).unwrap_or_default(),
        };
        if layout == Layout::V2 {
            check_referenced(&attachments, &components, &mut problems);
        }
        problems.done()?;

        let text = words_of(&content, &components);
        let mut draft = Draft { content, embeds, components, attachments, flags, ..Draft::default() };
        let empty = draft.content.trim().is_empty()
            && draft.embeds.is_empty()
            && draft.components.is_empty()
            && draft.attachments.is_empty();
        if empty {
            return Err(Refusal::empty_message());
        }
        self.files.extend(files);
        self.name_people(&mut draft, &text, allowed, door);
        // Discord does not ping again when a message is edited; filling in a placeholder is no edit.
        if let Some(before) = before.filter(|m| m.flags & LOADING == 0) {
            draft.pinged = before.pinged.clone();
        }
        Ok(draft)
    }

    /// Pairs `attachments` with uploaded files; on an edit the ones not named are dropped.
    fn attach(
        &mut self,
        listed: super::wire::Field<Vec<AttachmentIn>>,
        uploads: &Uploads,
        before: Option<&Message>,
        problems: &mut Problems,
    ) -> (Vec<Attachment>, BTreeMap<Id, StoredFile>) {
        let (mut kept, mut files) = (Vec::new(), BTreeMap::new());
        let mut fresh = |world: &mut World, upload: &(String, axum::body::Bytes), description| {
            let id = world.new_id();
            let filename = safe_name(&upload.0);
            files.insert(id, StoredFile::new(filename.clone(), upload.1.clone()));
            Attachment { id, filename, description }
        };
        for (n, (_, bytes)) in uploads {
            if bytes.len() > FILE_BYTES {
                problems.add(&format!("files.{n}"), "BASE_TYPE_MAX_LENGTH", "A file may have 10 MiB");
            }
        }
        let old = before.map(|m| m.attachments.clone()).unwrap_or_default();
        let Some(listed) = listed else {
            kept.extend(old);
            kept.extend(uploads.values().map(|upload| fresh(self, upload, None)));
            return (kept, files);
        };
        let listed = listed.unwrap_or_default();
        problems.count("attachments", listed.len(), 0, 10);
        for (i, wanted) in listed.into_iter().enumerate() {
            let path = format!("attachments.{i}");
            for (field, text) in [("description", &wanted.description), ("title", &wanted.title)] {
                problems.length(&format!("{path}.{field}"), text.as_deref().unwrap_or("x"), 0, 1024);
            }
            if let Some(same) = old.iter().find(|a| a.id == wanted.id) {
                let description = wanted.description.or_else(|| same.description.clone());
                kept.push(Attachment { description, ..same.clone() });
            } else if let Some(upload) = uploads.get(&wanted.id.0) {
                let name = wanted.filename.unwrap_or_else(|| upload.0.clone());
                kept.push(fresh(self, &(name, upload.1.clone()), wanted.description));
            } else {
                problems.add(&path, "ATTACHMENT_NOT_FOUND", format!("There is no files[{}]", wanted.id));
            }
        }
        (kept, files)
    }

    /// Finds out whom the text names, and whom it may ping.
    fn name_people(&self, draft: &mut Draft, text: &str, allowed: Option<AllowedMentions>, door: Door) {
        let named: BTreeSet<Id> = self
            .people
            .iter()
            .map(|p| p.id)
            .filter(|id| text.contains(&format!("<@{id}>")) || text.contains(&format!("<@!{id}>")))
            .collect();
        let parses = |kind: &str| match allowed.as_ref().and_then(|a| a.parse.as_ref()) {
            Some(list) => list.iter().any(|k| k == kind),
            None => allowed.is_none() && (kind == "users" || door.parses_everyone()),
        };
        let listed = allowed.as_ref().and_then(|a| a.users.clone()).unwrap_or_default();
        let pinged = named.iter().filter(|id| parses("users") || listed.contains(id));
        draft.pinged = pinged.copied().collect();
        draft.mentions = named;
        let calls_all = text.contains("@everyone") || text.contains("@here");
        draft.everyone = calls_all && parses("everyone");
    }
}

fn merged(given: super::wire::Field<String>, before: Option<String>) -> String {
    match given {
        Some(value) => value.unwrap_or_default(),
        None => before.unwrap_or_default(),
    }
}

fn check_flags(door: Door, body: &MessageIn, before: Option<&Message>) -> Result<u64, Refusal> {
    let given = body.flags.flatten();
    let unknown = given.unwrap_or(0) & !door.flags();
    if unknown != 0 {
        let text = format!("The flags {unknown} cannot be set here");
        return Err(Refusal::one("flags", "MESSAGE_FLAGS_INVALID", text));
    }
    let Some(before) = before else {
        return Ok(given.unwrap_or(0));
    };
    // An edit cannot change who sees a message, and "thinking" ends with the first edit.
    let fixed = before.flags & super::wire::message::EPHEMERAL;
    let free = given.unwrap_or(before.flags & door.flags()) & !super::wire::message::EPHEMERAL;
    if before.flags & V2 != 0 && given.is_some_and(|flags| flags & V2 == 0) {
        let text = "The IS_COMPONENTS_V2 flag cannot be removed";
        return Err(Refusal::one("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text));
    }
    Ok(fixed | free)
}

fn check_v2_excludes(body: &MessageIn, before: Option<&Message>) -> Result<(), Refusal> {
    let mut problems = Problems::default();
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let mut forbid = |field: &str| {
        let text = format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
        problems.add(field, code, text);
    };
    // What an older message still carries must be reset in the edit that sets the flag.
    let content = body.content.as_ref().map(|c| c.as_deref().is_some_and(|c| !c.is_empty()));
    if content.unwrap_or_else(|| before.is_some_and(|m| !m.content.is_empty())) {
        forbid("content");
    }
    let embeds = body.embeds.as_ref().map(|e| e.as_ref().is_some_and(|e| !e.is_empty()));
    if embeds.unwrap_or_else(|| before.is_some_and(|m| !m.embeds.is_empty())) {
        forbid("embeds");
    }
    if body.has_poll {
        forbid("poll");
    }
    if body.has_stickers {
        forbid("sticker_ids");
    }
    problems.done()
}

fn check_allowed(allowed: Option<&AllowedMentions>, problems: &mut Problems) {
    let Some(allowed) = allowed else { return };
    let _ = (&allowed.roles, allowed.replied_user);
    let parse = allowed.parse.as_deref().unwrap_or_default();
    for kind in parse.iter().filter(|k| !["users", "roles", "everyone"].contains(&k.as_str())) {
        let text = format!("{kind} is not one of ('users', 'roles', 'everyone')");
        problems.add("allowed_mentions.parse", "BASE_TYPE_CHOICES", text);
    }
    let users = allowed.users.as_deref().unwrap_or_default();
    problems.count("allowed_mentions.users", users.len(), 0, 100);
    if !users.is_empty() && parse.iter().any(|k| k == "users") {
        let text = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
        problems.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text);
    }
}

fn check_media(parts: &[Part], urls: &BTreeMap<String, (Id, String)>, problems: &mut Problems) {
    for part in parts {
        part.walk(&mut |p| {
            for url in
                p.media().into_iter().filter(|u| u.starts_with("attachment://") && !urls.contains_key(*u))
            {
                let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                problems.add("components", code, format!("The attachment of {url} was not found"));
            }
        });
    }
}

/// In V2 a file that no component shows would be invisible; the stand-in takes that for a mistake.
fn check_referenced(attachments: &[Attachment], components: &[Value], problems: &mut Problems) {
    let text = json!(components).to_string();
    for (i, attachment) in attachments.iter().enumerate() {
        if !text.contains(&format!("/attachments/{}/", attachment.id)) {
            let message = format!("No component references attachment://{}", attachment.filename);
            problems.add(&format!("attachments.{i}"), "ATTACHMENT_NOT_REFERENCED", message);
        }
    }
}

fn media(
    url: &str,
    urls: &BTreeMap<String, (Id, String)>,
    files: &BTreeMap<Id, StoredFile>,
    world: &World,
) -> Value {
    let Some((id, real)) = urls.get(url) else {
        let none = json!(null);
        return json!({"id": "0", "url": url, "proxy_url": url, "width": none, "height": none, "content_type": none});
    };
    let file = files.get(id).or_else(|| world.files.get(id));
    let size = file.and_then(|f| f.size);
    json!({
        "id": id, "attachment_id": id, "url": real, "proxy_url": real,
        "width": size.map(|s| s.0), "height": size.map(|s| s.1),
        "content_type": file.map(|f| f.content_type.clone()),
    })
}

/// Discord keeps letters, digits, dots, dashes and underscores of a file's name.
fn safe_name(name: &str) -> String {
    let kept: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' }).collect();
    if kept.is_empty() { "file".to_owned() } else { kept }
}
