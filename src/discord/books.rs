//! What can be looked up: help, the rules, the cards.

use super::page::{Choice, Page, plain_button};
use super::press::{Press, Verb};
use crate::games;
use crate::lang::{Language, Nobody};
use crate::picture;
use crate::table::{CardPage, Text};

/// Screens of help.
const HELP: u32 = 3;

/// A screen of help.
pub fn help(language: Language, number: u32) -> Page {
    let number = number.min(HELP - 1);
    let page = Page::new()
        .text(format!("### {}", language.word(&format!("help-{}", number + 1))))
        .text(language.word(&format!("help-{}.text", number + 1)));
    let to = |number: u32| Press::of(Verb::Help).with(number).id();
    let mut buttons = Vec::new();
    if number > 0 {
        buttons.push(plain_button(&language.word("button-earlier"), to(number - 1)));
    }
    if number + 1 < HELP {
        buttons.push(plain_button(&language.word("button-next"), to(number + 1)));
    }
    buttons.push(plain_button(&language.word("button-learn"), Press::of(Verb::Learn).id()));
    buttons.push(plain_button(&language.word("button-rules"), Press::of(Verb::Rules).id()));
    page.row(buttons)
}

/// A chapter of the rules, with a menu of all.
pub fn rules(language: Language, at: usize) -> Page {
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
    let to = |number: usize| Press::of(Verb::Rules).with(number as u32).id();
    let mut buttons = Vec::new();
    if at > 0 {
        buttons.push(plain_button(&language.word("button-earlier"), to(at - 1)));
    }
    if at + 1 < sections.len() {
        buttons.push(plain_button(&language.word("button-later"), to(at + 1)));
    }
    Page::new()
        .text(format!("### {}. {}", section.number, section.title))
        .lines(paragraphs)
        .menu(&language.word("rules-chapters"), &choices, |n| {
            Press::of(Verb::Rules).with(1_000 + n as u32).id()
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
    let drawing = picture::by_kind(kind).and_then(|pictures| pictures.card(id, language));
    Some(page.sketched(drawing))
}
