//! The pages of a workshop: all that somebody has made for a game, one thing of it with its shelves, what is
//! wrong with it, its code.

use crate::discord::parts::names::escape;
use crate::discord::parts::page;
use crate::discord::parts::page::{
    MenuItem, Page, disabled, grave_button, main_button, only_if, plain_button,
};
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::drawing::{AnyScene, Captions};
use crate::host::Sorry;
use crate::kernel::{AnyGame, Arg, Part, Text, Workshop};
use crate::store::{Belonging, TableId};
use crate::words::{Language, Nobody};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use twilight_model::channel::message::component::Component;

/// Things of one kind that anybody can have.
pub const MOST: usize = 20;
/// What can be found at a time: one menu's worth.
const FOUND: usize = page::MENU;
/// Sentences about what is wrong that stand on the page itself.
const PROBLEMS: usize = 6;

/// What a press in a workshop asks for. The numbers stand in buttons of every age.
pub mod act {
    pub const ALL: u32 = 0;
    pub const OPEN: u32 = 1;
    pub const SHELF: u32 = 2;
    pub const PART: u32 = 3;
    pub const MORE: u32 = 4;
    pub const FEWER: u32 = 5;
    pub const CHECK: u32 = 6;
    pub const EXPORT: u32 = 7;
    pub const IMPORT: u32 = 8;
    pub const RENAME: u32 = 9;
    pub const DROP: u32 = 10;
    pub const DROP_SURE: u32 = 11;
    pub const BEGIN: u32 = 12;
    pub const SEARCH: u32 = 13;
}

/// Something that is made, and what its maker has open before them: no button says which part that is.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The thing, as its game writes it down.
    pub made: String,
    /// Which shelf is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelf: Option<usize>,
    /// What was searched for instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub searched: Option<String>,
    /// Which part lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
}

impl Kept {
    /// What is kept of a belonging, for whoever only looks. What cannot be read shows nothing.
    pub fn of(one: &Belonging) -> Kept {
        Kept::read(one).unwrap_or_default()
    }

    /// The same, for whoever changes it: what another program has made is not written over.
    pub fn read(one: &Belonging) -> Result<Kept, Sorry> {
        Kept::deserialize(&one.value.0).map_err(|_| Sorry::ForeignSave)
    }

    /// As it is kept.
    pub fn value(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }
}

/// A workshop, and who is in it.
pub struct Bench {
    /// For which game.
    pub game: &'static dyn AnyGame,
    /// What can be made there.
    pub shop: &'static dyn Workshop,
    /// Whoever makes something.
    pub reader: Reader,
    /// The table from which they came, to which they want back.
    pub table: Option<TableId>,
}

impl Bench {
    /// A press that is about no particular thing.
    pub fn press(&self, what: u32) -> Press {
        let press = Press { table: self.table, verb: Verb::Workshop, numbers: Vec::new() };
        press.with(self.game.number()).with(what)
    }

    /// A press that is about one of the things, as it stands now.
    pub fn about(&self, what: u32, one: &Belonging) -> Press {
        self.press(what).with(press::number_of(&one.name)).with(one.revision as u32)
    }

    /// Everything that somebody has made, and how to begin something.
    pub fn all(&self, all: &[Belonging], note: Option<String>) -> Page {
        let word = |key: &str| self.reader.word(key);
        let count = Text::new("workshop-count").with("n", all.len() as i64).with("most", MOST as i64);
        let page = Page::new()
            .text(note.unwrap_or_default())
            .text(format!("### {}", word("workshop-heading")))
            .text(format!("{}\n-# {}", word("workshop-text"), self.reader.say(&count)));
        let choice = |one: &Belonging| MenuItem {
            label: one.name.clone(),
            hint: self.reader.say(&self.shop.standing(&Kept::of(one).made)),
            value: press::number_of(&one.name).to_string(),
            now: false,
        };
        let choices: Vec<MenuItem> = all.iter().map(choice).collect();
        let page = page.menu(&word("workshop-open"), &choices, |_| self.press(act::OPEN).id());
        if all.len() >= MOST {
            let full = Text::new("workshop-full").with("most", MOST as i64);
            return page.text(self.reader.say(&full)).row(self.back());
        }
        let ready = self.shop.ready().into_iter().zip(1..);
        let begin = ready.map(|((title, _), n)| {
            let text = Text::new("workshop-from").with("name", title);
            MenuItem::plain(n, self.reader.say(&text), false)
        });
        let begin: Vec<MenuItem> =
            [MenuItem::plain(0, word("workshop-blank"), false)].into_iter().chain(begin).collect();
        let import = plain_button(&word("workshop-import"), self.press(act::IMPORT).id());
        page.menu(&word("workshop-begin"), &begin, |_| self.press(act::BEGIN).id())
            .row([import].into_iter().chain(self.back()))
    }

    /// The way back to the table from which they came.
    fn back(&self) -> Option<Component> {
        let table = self.table?;
        Some(plain_button(&self.reader.word("button-to-table"), Press::at(table, Verb::Bring).id()))
    }

    /// One thing: how it stands, the part that lies there, the shelf that is open, and all shelves.
    pub fn one(&self, one: &Belonging, note: Option<String>) -> Page {
        let word = |key: &str| self.reader.word(key);
        let kept = Kept::of(one);
        let page = self.head(one, &kept, note);
        let page = self.part(one, &kept, page);
        let page = self.open(one, &kept, page);
        let shelves: Vec<MenuItem> = self
            .shop
            .shelves()
            .iter()
            .enumerate()
            .map(|(n, shelf)| {
                let there: u32 = shelf
                    .parts
                    .iter()
                    .filter_map(|id| self.shop.part(&kept.made, id))
                    .map(|part| u32::from(part.copies))
                    .sum();
                let text =
                    Text::new("workshop-shelf").with("name", shelf.title.clone()).with("n", i64::from(there));
                MenuItem::plain(n, self.reader.say(&text), kept.shelf == Some(n))
            })
            .collect();
        let press = |what: u32| self.about(what, one).id();
        page.menu(&word("workshop-shelves"), &shelves, |_| press(act::SHELF))
            .row([
                plain_button(&word("workshop-search"), press(act::SEARCH)),
                plain_button(&word("workshop-check"), press(act::CHECK)),
                plain_button(&word("workshop-export"), press(act::EXPORT)),
            ])
            .row([
                plain_button(&word("workshop-rename"), press(act::RENAME)),
                grave_button(&word("workshop-drop"), press(act::DROP)),
                plain_button(&word("workshop-all"), self.press(act::ALL).id()),
            ])
            .row(self.back())
    }

    fn head(&self, one: &Belonging, kept: &Kept, note: Option<String>) -> Page {
        let problems = self.shop.problems(&kept.made);
        let lines = problems.iter().take(PROBLEMS).map(|text| format!("- {}", self.reader.say(text)));
        Page::new()
            .text(note.unwrap_or_default())
            .text(format!("### {}\n{}", escape(&one.name), self.reader.say(&self.shop.standing(&kept.made))))
            .lines(lines)
    }

    /// The part that lies there, large, and how many of it there are to be.
    fn part(&self, one: &Belonging, kept: &Kept, page: Page) -> Page {
        let Some((id, part)) =
            kept.part.as_deref().and_then(|id| Some((id, self.shop.part(&kept.made, id)?)))
        else {
            return page;
        };
        let press = |what: u32| self.about(what, one).id();
        let fewer = plain_button(&self.reader.word("workshop-fewer"), press(act::FEWER));
        let more = main_button(&self.reader.word("workshop-more"), press(act::MORE));
        let now = Text::new("workshop-copies").with("n", part.copies).with("most", part.most);
        let now = disabled(plain_button(&self.reader.say(&now), press(act::OPEN)));
        let captions = Captions::new(&[], self.reader.words);
        let drawing = crate::games::pictures(self.game.kind())
            .and_then(|pictures| pictures.draw_any(AnyScene::Card(id), &captions));
        // The picture says all that is on it, also to those who do not see it.
        let page = if drawing.is_some() { page } else { self.in_words(id, &part, page) };
        // Of what there must be one there is never none: another takes its place.
        page.row([
            only_if(part.copies > 0 && !self.is_leader(kept, id), fewer),
            now,
            only_if(part.copies < part.most, more),
        ])
        .sketched(drawing)
    }

    /// What stands on a part that has no picture.
    fn in_words(&self, id: &str, part: &Part, page: Page) -> Page {
        let card = self.game.card(id);
        let lines = card.iter().flat_map(|card| &card.lines).map(|line| self.reader.say(line));
        let title = format!("**{}**", self.reader.say(&part.title));
        page.rule().lines([title].into_iter().chain(lines))
    }

    /// Whether a part stays when it is taken out.
    fn is_leader(&self, kept: &Kept, id: &str) -> bool {
        let without = self.shop.with(&kept.made, id, 0).and_then(|made| self.shop.part(&made, id));
        without.is_none_or(|part| part.copies > 0)
    }

    /// The shelf that is open, or what was found.
    fn open(&self, one: &Belonging, kept: &Kept, page: Page) -> Page {
        let parts = self.lying(kept);
        let title = match (&kept.searched, kept.shelf) {
            (Some(searched), _) => {
                let text = Text::new("workshop-found").with("n", parts.len() as i64);
                self.reader.say(&text.with("searched", Arg::Verbatim(searched.clone())))
            }
            (None, Some(at)) => {
                self.shop.shelves().get(at).map_or_else(String::new, |shelf| self.reader.say(&shelf.title))
            }
            (None, None) => return page,
        };
        let choice = |(n, id): (usize, &&str)| {
            let part = self.shop.part(&kept.made, id)?;
            let label = Text::new("workshop-part").with("n", part.copies).with("name", part.title.clone());
            let (label, hint) = (self.reader.say(&label), self.reader.say(&part.hint));
            Some(MenuItem { label, hint, value: n.to_string(), now: kept.part.as_deref() == Some(*id) })
        };
        let choices: Vec<MenuItem> = parts.iter().enumerate().filter_map(choice).collect();
        if choices.is_empty() {
            return page.text(format!("-# {title}"));
        }
        page.menu(&title, &choices, |_| self.about(act::PART, one).id())
    }

    /// The parts among which can be chosen now.
    pub fn lying(&self, kept: &Kept) -> Vec<&'static str> {
        match (&kept.searched, kept.shelf) {
            (Some(searched), _) => self.find(searched),
            (None, Some(at)) => {
                self.shop.shelves().into_iter().nth(at).map(|shelf| shelf.parts).unwrap_or_default()
            }
            (None, None) => Vec::new(),
        }
    }

    /// Everything that it can be made of.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.shop.shelves().into_iter().flat_map(|shelf| shelf.parts)
    }

    /// The parts whose title, or what is said of them first, fits what was typed, in any language.
    fn find(&self, typed: &str) -> Vec<&'static str> {
        let typed = typed.to_lowercase();
        let blank = self.shop.blank();
        let says = |part: &Part| {
            Language::ALL.iter().any(|language| {
                let words = self.reader.words.in_language(*language);
                [&part.title, &part.hint]
                    .iter()
                    .any(|text| words.say(text, &Nobody).to_lowercase().contains(&typed))
            })
        };
        self.parts()
            .filter(|id| self.shop.part(&blank, id).is_some_and(|part| says(&part)))
            .take(FOUND)
            .collect()
    }

    /// All that is wrong with it, and all that one might think of.
    pub fn check(&self, one: &Belonging) -> Page {
        let kept = Kept::of(one);
        let said = |all: Vec<Text>, otherwise: &str| {
            let lines: Vec<String> = all.iter().map(|text| format!("- {}", self.reader.say(text))).collect();
            if lines.is_empty() { self.reader.word(otherwise) } else { lines.join("\n") }
        };
        Page::new()
            .text(format!("### {}", escape(&one.name)))
            .text(format!(
                "**{}**\n{}",
                self.reader.word("workshop-problems"),
                said(self.shop.problems(&kept.made), "workshop-no-problem")
            ))
            .text(format!(
                "**{}**\n{}",
                self.reader.word("workshop-advice"),
                said(self.shop.advice(&kept.made), "workshop-no-advice")
            ))
            .row([plain_button(&self.reader.word("workshop-back"), self.about(act::OPEN, one).id())])
    }

    /// Its code, and the list of its parts: either can be read again.
    pub fn export(&self, one: &Belonging) -> Page {
        let kept = Kept::of(one);
        let there =
            self.parts().filter_map(|id| self.shop.part(&kept.made, id)).filter(|part| part.copies > 0);
        let lines: Vec<String> =
            there.map(|part| format!("{} {}", part.copies, self.reader.say(&part.title))).collect();
        Page::new()
            .text(format!("### {}\n{}", escape(&one.name), self.reader.word("workshop-export-text")))
            .text(format!("```\n{}\n```", kept.made))
            .text(format!("```\n{}\n```", lines.join("\n")))
            .row([plain_button(&self.reader.word("workshop-back"), self.about(act::OPEN, one).id())])
    }

    /// One thing that another program has made: it stays as it is, or goes.
    pub fn unreadable(&self, one: &Belonging) -> Page {
        let text = Text::new("workshop-unreadable").with("name", Arg::Verbatim(escape(&one.name)));
        Page::saying(self.reader.say(&text)).row([
            grave_button(&self.reader.word("workshop-drop"), self.about(act::DROP, one).id()),
            plain_button(&self.reader.word("workshop-all"), self.press(act::ALL).id()),
        ])
    }

    /// Whether they are sure that it goes.
    pub fn drop(&self, one: &Belonging) -> Page {
        let text = Text::new("workshop-drop-sure-text").with("name", Arg::Verbatim(escape(&one.name)));
        Page::saying(self.reader.say(&text)).row([
            grave_button(&self.reader.word("workshop-drop-sure"), self.about(act::DROP_SURE, one).id()),
            plain_button(&self.reader.word("workshop-back"), self.about(act::OPEN, one).id()),
        ])
    }

    /// A form with a field for each of these: its name, how long, whether it has several lines, and what stands in it.
    pub fn form(&self, press: &Press, title: &str, fields: &[(&str, usize, bool, &str)]) -> Value {
        let rows = fields.iter().map(|(name, most, long, now)| {
            let label = self.reader.word(&format!("workshop-field-{name}"));
            let style = if *long { 2 } else { 1 };
            json!({ "type": 1, "components": [{
                "type": 4, "custom_id": name, "style": style, "required": *name != "name", "max_length": most,
                "label": label, "value": now,
            }] })
        });
        json!({ "custom_id": press.id(), "title": self.reader.word(title), "components": rows.collect::<Vec<_>>() })
    }

    /// What somebody wrote: a code, or a list with a part a line, in any language. Nothing is half taken:
    /// what is wrong with it otherwise.
    pub fn read(&self, text: &str) -> Result<String, Vec<String>> {
        let why = match self.shop.read(text) {
            Ok(made) => return Ok(made),
            Err(why) => self.reader.say(&why),
        };
        let names: Vec<(String, &'static str)> = self.names();
        let (mut parts, mut unread) = (Vec::new(), Vec::new());
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (copies, name) = numbered(line);
            match names.iter().find(|(known, _)| *known == name.to_lowercase()) {
                Some((_, id)) => parts.push((copies, *id)),
                None => unread.push(line),
            }
        }
        if parts.is_empty() {
            return Err(vec![why]);
        }
        if !unread.is_empty() {
            let text = |line: &&str| {
                Text::new("workshop-unread")
                    .with("line", Arg::Verbatim(escape(&crate::drawing::cut(line, 60))))
            };
            return Err(unread.iter().take(PROBLEMS).map(|line| self.reader.say(&text(line))).collect());
        }
        let say = |texts: Vec<Text>| texts.iter().map(|text| self.reader.say(text)).collect();
        self.shop.of(&parts).map_err(say)
    }

    /// What every part is called, in every language.
    fn names(&self) -> Vec<(String, &'static str)> {
        let blank = self.shop.blank();
        let titles = self.parts().filter_map(|id| Some((id, self.shop.part(&blank, id)?.title)));
        titles
            .flat_map(|(id, title)| {
                let words = Language::ALL.map(|language| self.reader.words.in_language(language));
                words.map(|words| (words.say(&title, &Nobody).to_lowercase(), id))
            })
            .collect()
    }
}

/// A line of a list: how many, and of what. Where no number stands, one.
fn numbered(line: &str) -> (u8, &str) {
    let line = line.trim_start_matches(['-', '*', '•', ' ']);
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = line.split_at(digits);
    let name = rest.strip_prefix(['x', '×']).filter(|rest| rest.starts_with(' ')).unwrap_or(rest);
    match number.parse() {
        Ok(copies) => (copies, name.trim()),
        Err(_) => (1, line.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_list_are_read_as_people_write_them() {
        for (line, copies, name) in [
            ("4 Deep One", 4, "Deep One"),
            ("- 4x Deep One", 4, "Deep One"),
            ("2× Ulthar", 2, "Ulthar"),
            (".38 Revolver", 1, ".38 Revolver"),
            ("1 .38 Revolver", 1, ".38 Revolver"),
            ("3xylophone", 3, "xylophone"),
            ("Deep One", 1, "Deep One"),
            ("999 Deep One", 1, "999 Deep One"),
        ] {
            assert_eq!(numbered(line), (copies, name), "{line}");
        }
    }
}
