//! What can be looked up: help, the rules, the cards.

use crate::discord::parts::alone::is_lone;
use crate::discord::parts::page::{MenuItem, Page, plain_button, turning};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::drawing::{AnyScene, Captions};
use crate::games;
use crate::kernel::{AnyGame, CardPage, Text};
use crate::store::{Stage, Table};
use crate::words::{Nobody, Words};
use twilight_model::channel::message::component::Component;

/// A press that leads to a page of these, at a table if they were opened there; where there is none, the game
/// stands beside the page.
fn to(verb: Verb, page: u32, words: Words, table: Option<&Table>) -> Press {
    match table {
        Some(table) => Press::at(table.id, verb).with(page),
        None => Press::of(verb).with(page).with(number(words)),
    }
}

/// The number of the game whose words these are.
fn number(words: Words) -> u32 {
    words.book().and_then(|book| games::by_kind(book.kind)).map_or(0, |game| game.number())
}

/// The way back to the table from which something was opened; where the table itself has everything, it stands above.
pub fn back(words: Words, table: Option<&Table>) -> Option<Component> {
    let table = table.filter(|table| table.stage.is_open() && !is_lone(table))?;
    let (verb, label) = match table.stage {
        Stage::Lobby => (Verb::Options, "button-to-lobby"),
        _ => (Verb::Hand, "button-to-table"),
    };
    Some(plain_button(&words.word(label), Press::at(table.id, verb).id()))
}

/// A screen of help.
pub fn help(words: Words, at: u32, table: Option<&Table>) -> Page {
    let screens = (1..).take_while(|n| words.has(&format!("help-{n}"))).count() as u32;
    let at = at.min(screens.saturating_sub(1));
    let page = Page::new()
        .text(format!("### {}", words.word(&format!("help-{}", at + 1))))
        .text(words.word(&format!("help-{}.text", at + 1)));
    let screen = |number: usize| to(Verb::Help, number as u32, words, table).id();
    let mut buttons: Vec<Component> =
        turning(words, "button-next", at as usize, screens as usize, screen).collect();
    buttons.push(plain_button(&words.word("button-learn"), Press::of(Verb::Learn).with(number(words)).id()));
    buttons.push(plain_button(&words.word("button-rules"), to(Verb::Rules, 0, words, table).id()));
    buttons.extend(back(words, table));
    page.row(buttons)
}

/// What can be played here, and the way to the help of each game.
pub fn games(words: Words) -> Page {
    of_all_games(words, format!("### {}", words.word("games-heading")))
}

/// The same for whoever asks for a table where none is.
pub fn no_table(words: Words) -> Page {
    of_all_games(words, words.word("games-no-table"))
}

fn of_all_games(words: Words, heading: String) -> Page {
    let each = || games::all().map(|game| (game, Words::of(words.language, Some(game.book()))));
    let lines = each().map(|(game, own)| {
        let pitch = own.word(&format!("pitch-{}", game.kind()));
        format!("{}\n{pitch}", own.word("games-line"))
    });
    let help = each().map(|(_, own)| plain_button(&own.word("game-name"), to(Verb::Help, 0, own, None).id()));
    Page::new().text(heading).lines(lines).row(help)
}

/// How to play with friends: for somebody who has just learned how to play.
pub fn friends(words: Words) -> Page {
    Page::new()
        .text(format!("### {}", words.word("friends-heading")))
        .text(words.word("friends-text"))
        .row([plain_button(&words.word("button-help"), to(Verb::Help, 0, words, None).id())])
}

/// A chapter of the rules, with a menu of all.
pub fn rules(words: Words, at: usize, table: Option<&Table>) -> Page {
    let sections = &words.rules().sections;
    let at = at.min(sections.len().saturating_sub(1));
    let Some(section) = sections.get(at) else { return Page::new() };
    let paragraphs = section.paragraphs.iter().map(|one| format!("**{}** {}", one.number, one.text));
    let choices: Vec<MenuItem> = sections
        .iter()
        .enumerate()
        .map(|(n, one)| MenuItem {
            label: format!("{}. {}", one.number, one.title),
            hint: String::new(),
            value: n.to_string(),
            now: n == at,
        })
        .collect();
    let chapter = |number: usize| to(Verb::Rules, number as u32, words, table).id();
    let mut buttons: Vec<Component> = turning(words, "button-later", at, sections.len(), chapter).collect();
    buttons.push(plain_button(&words.word("button-help"), to(Verb::Help, 0, words, table).id()));
    buttons.extend(back(words, table));
    Page::new()
        .text(format!("### {}. {}", section.number, section.title))
        .lines(paragraphs)
        .menu(&words.word("rules-chapters"), &choices, |n| {
            to(Verb::Rules, 1_000 + n as u32, words, table).id()
        })
        .row(buttons)
}

/// What the rules say about some words.
pub fn found(words: Words, searched: &str) -> Page {
    let found = words.rules().search(searched);
    let page = Page::new().text(format!("### {}", words.word("rules-found")));
    if found.is_empty() {
        return page.text(words.word("rules-not-found"));
    }
    let lines = found.iter().take(8).map(|(_, one)| format!("**{}** {}", one.number, one.text));
    page.lines(lines).row([plain_button(&words.word("button-rules"), to(Verb::Rules, 0, words, None).id())])
}

/// Everything that can be said about a card; what its picture says is for those who see none.
pub fn card(reader: &Reader, game: &dyn AnyGame, id: &str) -> Option<Page> {
    let words = reader.words;
    let CardPage { title, lines } = game.card(id)?;
    let say = |text: &Text| words.say(text, &Nobody);
    let drawing = games::pictures(game.kind())
        .and_then(|pictures| pictures.draw_any(AnyScene::Card(id), &Captions::new(&[], words)))
        .filter(|_| reader.person.pictures);
    let is_drawn = |line: &String| drawing.as_ref().is_some_and(|drawing| drawing.alt.contains(line));
    let lines = lines.iter().map(say).filter(|line| !is_drawn(line));
    let mut page = Page::new().text(format!("### {}", say(&title))).lines(lines);
    let rulings: Vec<String> = (1..)
        .map(|n| format!("{}.ruling-{n}", title.key))
        .take_while(|key| words.has(key))
        .map(|key| format!("- {}", words.word(&key)))
        .collect();
    if !rulings.is_empty() {
        page = page.text(format!("**{}**", words.word("card-rulings"))).lines(rulings);
    }
    Some(page.sketched(drawing))
}
