//! One message as Discord's second generation of components draws it: typed, within every limit, whatever goes into it.

use crate::drawing::Drawing;
use crate::drawing::cut;
use serde::Serialize;
use serenity::builder::CreateAttachment;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use twilight_model::channel::message::component::{
    ActionRow, Button, Component, Container, FileDisplay, MediaGallery, MediaGalleryItem, Section,
    SelectMenu, SelectMenuOption, SelectMenuType, Separator, TextDisplay, UnfurledMediaItem,
};

pub use super::buttons::{button, disabled, grave_button, main_button, only_if, plain_button, turning};

/// Discord counts all text of a message together.
const TEXT_MOST: usize = 3_900;
/// Components of a message, those within others included.
const PARTS_MOST: usize = 40;
/// Buttons in a row.
const ROW: usize = 5;
/// Options in a menu.
pub const MENU: usize = 25;
/// What an option of a menu may say, and explain.
const OPTION: usize = 100;

/// `IS_COMPONENTS_V2`.
const V2: u64 = 1 << 15;
/// `EPHEMERAL`.
const EPHEMERAL: u64 = 1 << 6;

/// A message under construction.
#[derive(Clone)]
pub struct Page {
    parts: Vec<Component>,
    accent: u32,
    text_left: usize,
    parts_left: usize,
    cut_short: bool,
    /// What its buttons are called: Discord refuses a page on which two have one name.
    ids: Vec<String>,
    picture: Option<Picture>,
    file: Option<CreateAttachment>,
    mentions: Vec<String>,
    /// What is to be painted and put in once the rest has been sent.
    pub sketch: Option<Drawing>,
}

// There may be a hand on it.
impl std::fmt::Debug for Page {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Page")
    }
}

/// A picture with its words.
#[derive(Clone)]
pub struct Picture {
    /// What it is called where it is uploaded.
    pub file: &'static str,
    /// The picture itself.
    pub png: Arc<[u8]>,
    /// What it shows, in words.
    pub alt: String,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({}, {} bytes)", self.file, self.png.len())
    }
}

/// One option of a menu.
#[derive(Clone, Debug)]
pub struct MenuItem {
    /// What it says.
    pub label: String,
    /// What it means.
    pub hint: String,
    /// What is sent when it is chosen.
    pub value: String,
    /// Whether it is the one that holds now.
    pub now: bool,
}

impl MenuItem {
    /// The n-th of several that say enough by themselves.
    pub fn plain(n: usize, label: String, now: bool) -> MenuItem {
        MenuItem { label, hint: String::new(), value: n.to_string(), now }
    }
}

/// What is sent: the same for new messages, edits and answers to presses.
#[derive(Serialize)]
pub struct Body {
    flags: u64,
    components: Vec<Component>,
    allowed_mentions: Mentions,
    attachments: Vec<Attachment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

impl std::fmt::Debug for Body {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Body")
    }
}

#[derive(Serialize)]
struct Mentions {
    parse: [String; 0],
    users: Vec<String>,
}

#[derive(Serialize)]
struct Attachment {
    id: String,
    filename: String,
    description: String,
}

impl Page {
    /// An empty page.
    pub fn new() -> Page {
        let (text_left, parts_left) = (TEXT_MOST, PARTS_MOST - 1);
        Page {
            parts: Vec::new(),
            accent: 0x2e_8b_57,
            text_left,
            parts_left,
            cut_short: false,
            ids: Vec::new(),
            picture: None,
            file: None,
            mentions: Vec::new(),
            sketch: None,
        }
    }

    /// A page that says one thing.
    pub fn saying(text: impl Into<String>) -> Page {
        Page::new().text(text)
    }

    /// The same with another colour at its edge.
    pub fn accent(mut self, rgb: u32) -> Page {
        self.accent = rgb;
        self
    }

    /// A paragraph. What is too much is cut, and says so.
    pub fn text(mut self, text: impl Into<String>) -> Page {
        let text = cut(&text.into(), self.text_left);
        if text.trim().is_empty() || !self.take(1) {
            return self;
        }
        self.text_left -= text.chars().count();
        self.parts.push(Component::TextDisplay(TextDisplay { content: text, id: None }));
        self
    }

    /// The same with a paragraph more, above all others.
    pub fn first(self, text: impl Into<String>) -> Page {
        let above = self.parts.len();
        let mut page = self.text(text);
        if page.parts.len() > above
            && let Some(part) = page.parts.pop()
        {
            page.parts.insert(0, part);
        }
        page
    }

    /// Lines, one below the other.
    pub fn lines(self, lines: impl IntoIterator<Item = String>) -> Page {
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        self.text(lines.join("\n"))
    }

    /// A thin line between what is above and what is below.
    pub fn rule(mut self) -> Page {
        let last = matches!(self.parts.last(), None | Some(Component::Separator(_)));
        if !last && self.take(1) {
            self.parts.push(Component::Separator(Separator { divider: Some(true), id: None, spacing: None }));
        }
        self
    }

    /// The picture of the page; the first one given stays.
    pub fn picture(mut self, picture: Option<Picture>) -> Page {
        let Some(picture) = picture else { return self };
        if self.picture.is_some() || !self.take(1) {
            return self;
        }
        let url = format!("attachment://{}", picture.file);
        let media = UnfurledMediaItem { content_type: None, height: None, proxy_url: None, url, width: None };
        let description = Some(cut(&picture.alt, 1024));
        let items = vec![MediaGalleryItem { description, media, spoiler: None }];
        self.parts.push(Component::MediaGallery(MediaGallery { id: None, items }));
        self.picture = Some(picture);
        self
    }

    /// The picture of the page, near its top, wherever the rest stands already.
    pub fn illustrated(self, picture: Option<Picture>) -> Page {
        let before = self.parts.len();
        let mut page = self.picture(picture);
        if page.parts.len() > before
            && let Some(part) = page.parts.pop()
        {
            page.parts.insert(before.min(1), part);
        }
        page
    }

    /// Something to paint later.
    pub fn sketched(self, sketch: Option<Drawing>) -> Page {
        Page { sketch, ..self }
    }

    /// A file to keep, beside or instead of a picture.
    pub fn file(mut self, file: CreateAttachment) -> Page {
        if self.file.is_none() && self.take(1) {
            let url = format!("attachment://{}", file.filename);
            let media =
                UnfurledMediaItem { content_type: None, height: None, proxy_url: None, url, width: None };
            self.parts.push(Component::File(FileDisplay { id: None, file: media, spoiler: None }));
            self.file = Some(file);
        }
        self
    }

    /// Buttons, in as many rows as they need. One that does what another one on the page does already is left out.
    pub fn row(mut self, buttons: impl IntoIterator<Item = Component>) -> Page {
        let buttons: Vec<Component> = buttons.into_iter().filter(|one| self.is_new(one)).collect();
        for row in buttons.chunks(ROW) {
            if self.take(1 + row.len()) {
                self.parts.push(Component::ActionRow(ActionRow { components: row.to_vec(), id: None }));
            }
        }
        self
    }

    /// Text with a button beside it.
    pub fn section(mut self, text: impl Into<String>, button: Component) -> Page {
        let text = cut(&text.into(), self.text_left);
        if text.is_empty() || !self.take(3) {
            return self;
        }
        self.text_left -= text.chars().count();
        let components = vec![Component::TextDisplay(TextDisplay { content: text, id: None })];
        self.parts.push(Component::Section(Section { accessory: Box::new(button), components, id: None }));
        self
    }

    /// A menu of one choice; as many menus as the choices need. `id` is given the number of the menu.
    pub fn menu(mut self, placeholder: &str, choices: &[MenuItem], id: impl Fn(usize) -> String) -> Page {
        let menus = choices.len().div_ceil(MENU);
        // All of them are called by what stands in them, or none.
        let ranges: Option<Vec<String>> = choices.chunks(MENU).map(from_to).collect();
        for (n, some) in choices.chunks(MENU).enumerate() {
            let placeholder = match &ranges {
                _ if menus == 1 => placeholder.to_owned(),
                Some(ranges) => format!("{placeholder} {}", ranges[n]),
                None => format!("{placeholder} ({}/{menus})", n + 1),
            };
            let custom_id = id(n);
            // Discord takes no page on which two have one name: without the second it is a page at least.
            if !self.takes_name(&custom_id) {
                tracing::error!(custom_id, "two menus of a page have one name");
                self.cut_short = true;
            } else if self.take(2) {
                let menu = Component::SelectMenu(SelectMenu {
                    channel_types: None,
                    custom_id,
                    default_values: None,
                    disabled: false,
                    id: None,
                    kind: SelectMenuType::Text,
                    max_values: None,
                    min_values: None,
                    options: Some(some.iter().map(option).collect()),
                    placeholder: Some(cut(&placeholder, OPTION)),
                    required: None,
                });
                self.parts.push(Component::ActionRow(ActionRow { components: vec![menu], id: None }));
            }
        }
        self
    }

    /// Menus of several choices, so many at most, as many menus as they need. `id` is given the number of the menu.
    pub fn menus_of_several(
        self,
        placeholder: &str,
        most: usize,
        choices: &[MenuItem],
        id: impl Fn(usize) -> String,
    ) -> Page {
        let first = self.parts.len();
        let mut page = self.menu(placeholder, choices, id);
        for part in &mut page.parts[first..] {
            let Component::ActionRow(row) = part else { continue };
            for component in &mut row.components {
                let Component::SelectMenu(menu) = component else { continue };
                menu.min_values = Some(0);
                menu.max_values = menu.options.as_ref().map(|options| options.len().min(most.max(1)) as u8);
            }
        }
        page
    }

    /// Somebody who is to hear of it.
    pub fn mention(mut self, user: u64) -> Page {
        self.mentions.push(user.to_string());
        self
    }

    /// Whether nothing on the page has the name of this button, which has it from now on.
    fn is_new(&mut self, component: &Component) -> bool {
        let Component::Button(Button { custom_id: Some(id), .. }) = component else { return true };
        self.takes_name(id)
    }

    fn takes_name(&mut self, id: &str) -> bool {
        let new = !self.ids.iter().any(|one| one == id);
        if new {
            self.ids.push(id.to_owned());
        }
        new
    }

    fn take(&mut self, parts: usize) -> bool {
        let there = self.parts_left >= parts;
        if there {
            self.parts_left -= parts;
        } else {
            tracing::error!(parts, "a part of a page finds no room on it");
            self.cut_short = true;
        }
        there
    }

    /// How many components have room still.
    pub fn room(&self) -> usize {
        self.parts_left
    }

    /// The page; where something found no room on it, this sentence stands above all else, and says so.
    pub fn whole_or(mut self, sentence: &str) -> Page {
        if !self.cut_short {
            return self;
        }
        // What stands last makes room for it.
        if self.parts_left == 0 {
            let buttons = |row: &ActionRow| row.components.len();
            self.parts_left += match self.parts.pop() {
                Some(Component::ActionRow(row)) => 1 + buttons(&row),
                Some(_) => 1,
                None => 0,
            };
        }
        self.first(sentence)
    }

    /// What is sent for a message that everybody sees.
    pub fn public(&self) -> Body {
        let picture = self.picture.iter().map(|picture| (picture.file.to_owned(), cut(&picture.alt, 1024)));
        let file = self.file.iter().map(|file| (file.filename.clone(), file.filename.clone()));
        // In the order in which `files` uploads them.
        let attachments = picture.chain(file).zip(0_u64..).map(|((filename, description), id)| Attachment {
            id: id.to_string(),
            filename,
            description,
        });
        let container = Container {
            accent_color: Some(Some(self.accent)),
            components: self.parts.clone(),
            id: None,
            spoiler: None,
        };
        Body {
            flags: V2,
            components: vec![Component::Container(container)],
            allowed_mentions: Mentions { parse: [], users: self.mentions.clone() },
            attachments: attachments.collect(),
            nonce: None,
            enforce_nonce: None,
        }
    }

    /// What stands on it, in a number: the same words, buttons and drawing give the same.
    pub fn print(&self) -> u64 {
        let mut hash = DefaultHasher::new();
        serde_json::to_string(&self.parts).unwrap_or_default().hash(&mut hash);
        self.sketch.as_ref().map(|sketch| &sketch.svg).hash(&mut hash);
        hash.finish()
    }

    /// What is sent for a message that only one person sees.
    pub fn private(&self) -> Body {
        let body = self.public();
        Body { flags: V2 | EPHEMERAL, ..body }
    }

    /// What is uploaded with it.
    pub fn files(&self) -> Vec<CreateAttachment> {
        let picture = self.picture.iter().map(|one| CreateAttachment::bytes(one.png.to_vec(), one.file));
        picture.chain(self.file.clone()).collect()
    }
}

impl Default for Page {
    fn default() -> Page {
        Page::new()
    }
}

impl Body {
    /// A new message that Discord makes once, however often it is asked to.
    pub fn once(self, nonce: &str) -> Body {
        Body { nonce: Some(cut(nonce, 25)), enforce_nonce: Some(true), ..self }
    }
}

/// From what to what these choices go, where they are numbers or letters in their order: otherwise the first and
/// the last of them say nothing of those between.
fn from_to(choices: &[MenuItem]) -> Option<String> {
    let order = |one: &MenuItem| (one.label.chars().count(), one.label.clone());
    let short = choices.iter().all(|one| one.label.chars().count() <= 3);
    let (first, last) = (choices.first()?, choices.last()?);
    (short && choices.is_sorted_by_key(order)).then(|| format!("{}–{}", first.label, last.label))
}

fn option(choice: &MenuItem) -> SelectMenuOption {
    SelectMenuOption {
        default: choice.now,
        description: Some(cut(&choice.hint, OPTION)).filter(|hint| !hint.is_empty()),
        emoji: None,
        label: cut(&choice.label, OPTION),
        value: choice.value.clone(),
    }
}
