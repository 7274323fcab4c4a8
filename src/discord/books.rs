//! What can be looked up: help, the rules, the cards.

use super::page::{Choice, Page, plain_button};
use super::press::{Press, Verb};
use crate::drawing::{AnyScene, Captions};
use crate::games;
use crate::kernel::{CardPage, Text};
use crate::store::{Stage, Table};
use crate::words::{Language, Nobody};
use twilight_model::channel::message::component::Component;

/// Screens of help.
const HELP: u32 = 3;

/// A press that leads to a page of these, at a table if they were opened there.
fn to(verb: Verb, table: Option<&Table>) -> Press {
    Press { table: table.map(|table| table.id), ..Press::of(verb) }
}

/// The way back to the table from which these were opened.
fn back(language: Language, table: Option<&Table>) -> Option<Component> {
    let table = table.filter(|table| table.stage.is_open())?;
    let verb = if table.stage == Stage::Lobby { Verb::Options } else { Verb::Hand };
    Some(plain_button(&language.word("button-to-table"), Press::at(table.id, verb).id()))
}

/// A screen of help.
pub fn help(language: Language, number: u32, table: Option<&Table>) -> Page {
    let number = number.min(HELP - 1);
    let page = Page::new()
        .text(format!("### {}", language.word(&format!("help-{}", number + 1))))
        .text(language.word(&format!("help-{}.text", number + 1)));
    let page_of = |number: u32| to(Verb::Help, table).with(number).id();
    let mut buttons = Vec::new();
    if number > 0 {
        buttons.push(plain_button(&language.word("button-earlier"), page_of(number - 1)));
    }
    if number + 1 < HELP {
        buttons.push(plain_button(&language.word("button-next"), page_of(number + 1)));
    }
    buttons.push(plain_button(&language.word("button-learn"), Press::of(Verb::Learn).id()));
    buttons.push(plain_button(&language.word("button-rules"), to(Verb::Rules, table).id()));
    buttons.extend(back(language, table));
    page.row(buttons)
}

/// How to play with friends: for somebody who has just learned how to play.
pub fn friends(language: Language) -> Page {
    Page::new()
        .text(format!("### {}", language.word("friends-heading")))
        .text(language.word("friends-text"))
        .row([plain_button(&language.word("button-help"), Press::of(Verb::Help).id())])
}

/// A chapter of the rules, with a menu of all.
pub fn rules(language: Language, at: usize, table: Option<&Table>) -> Page {
    let sections = &language.rules().sections;
    let at = at.min(sections.len().saturating_sub(1));
    let Some(section) = sections.get(at) else { return Page::new() };
    let paragraphs = section.paragraphs.iter().map(|one| format!("**{}** {}", one.number, one.text));
    let choices: Vec<Choice> = sections
        .iter()
        .enumerate()
        .map(|(n, one)| Choice {
            label: format!("{}. {}", one.number, one.title),
            hint: String::new(),
            value: n.to_string(),
            now: n == at,
        })
        .collect();
    let chapter = |number: usize| to(Verb::Rules, table).with(number as u32).id();
    let mut buttons = Vec::new();
    if at > 0 {
        buttons.push(plain_button(&language.word("button-earlier"), chapter(at - 1)));
    }
    if at + 1 < sections.len() {
        buttons.push(plain_button(&language.word("button-later"), chapter(at + 1)));
    }
    buttons.push(plain_button(&language.word("button-help"), to(Verb::Help, table).id()));
    buttons.extend(back(language, table));
    Page::new()
        .text(format!("### {}. {}", section.number, section.title))
        .lines(paragraphs)
        .menu(&language.word("rules-chapters"), &choices, |n| {
            to(Verb::Rules, table).with(1_000 + n as u32).id()
        })
        .row(buttons)
}

/// What the rules say about some words.
pub fn found(language: Language, words: &str) -> Page {
    let found = language.rules().search(words);
    let page = Page::new().text(format!("### {}", language.word("rules-found")));
    if found.is_empty() {
        return page.text(language.word("rules-not-found"));
    }
    let lines = found.iter().take(8).map(|(_, one)| format!("**{}** {}", one.number, one.text));
    page.lines(lines).row([plain_button(&language.word("button-rules"), Press::of(Verb::Rules).id())])
}

/// Everything that can be said about a card.
pub fn card(language: Language, kind: &str, id: &str) -> Option<Page> {
    let game = games::by_kind(kind)?;
    let CardPage { title, lines } = game.card(id)?;
    let say = |text: &Text| language.say(text, &Nobody);
    let mut page = Page::new().text(format!("### {}", say(&title))).lines(lines.iter().map(say));
    let rulings: Vec<String> = (1..)
        .map(|n| format!("{}.ruling-{n}", title.key))
        .take_while(|key| language.has(key))
        .map(|key| format!("- {}", language.word(&key)))
        .collect();
    if !rulings.is_empty() {
        page = page.text(format!("**{}**", language.word("card-rulings"))).lines(rulings);
    }
    let drawing = games::pictures(kind)
        .and_then(|pictures| pictures.draw_any(AnyScene::Card(id), &Captions::new(&[], language)));
    Some(page.sketched(drawing))
}
