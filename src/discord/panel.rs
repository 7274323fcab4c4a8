//! One player's own page: their hand, what they may do, what has happened since they last looked. For their eyes only.

use super::board::declining;
use super::key::Key;
use super::learn::advice;
use super::orders::reminder;
use super::page::{Choice, Page, button, plain_button};
use super::press::{Press, Verb};
use super::sets::{self, Draft};
use super::table::Shown;
use crate::host::may_take_back;
use crate::store::{Stage, Store, StoreError};
use crate::table::{AnyAsk, Group, Press as Button, Seat, Text, Viewer, Weight};
use twilight_model::channel::message::component::{ButtonStyle, Component};

/// A group of more buttons than this becomes a menu.
const BUTTONS_MOST: usize = 5;

/// What a panel says beside the game itself.
#[derive(Clone, Debug, Default)]
pub struct Says {
    /// First of all: what came of a press.
    pub note: Option<String>,
    /// What has happened, oldest first.
    pub news: Vec<String>,
    /// Whether buttons are explained.
    pub hints: bool,
    /// What is marked of a set.
    pub draft: Option<Draft>,
}

/// The page of the player in a seat.
pub fn panel(shown: &Shown<'_>, seat: usize, key: &Key, says: Says) -> Page {
    let table = shown.table.id;
    let viewer = Viewer::Seat(Seat(seat as u8));
    let mut page = Page::new().text(says.note.unwrap_or_default());
    let Some(screen) = shown.screen(viewer) else {
        let key = if shown.table.stage == Stage::Lobby { "panel-lobby" } else { "sorry-foreign-save" };
        return page.text(shown.word(key));
    };
    // Whoever has nothing to choose is asked nothing, but may say so all the same.
    let ask = shown.ask(seat).filter(|ask| !ask.is_settled() || shown.is_put_to(seat));
    let waited_for = shown.waited_for().contains(&Seat(seat as u8));
    let until = shown.until().filter(|_| ask.is_some());
    let until = until
        .map(|until| shown.say(&Text::new("board-until").with("when", crate::table::Arg::Verbatim(until))));
    page = page
        .lines(says.news.into_iter().map(|said| format!("-# {said}")))
        .text(format!("### {} {}", shown.say(&screen.heading), until.unwrap_or_default()))
        .lines(screen.lines.iter().map(|line| shown.say(line)))
        .lines(screen.hand.iter().chain(&screen.own).map(|line| shown.say(line)));
    if shown.table.stage == Stage::Running {
        page = page.lines(reminder(shown, seat).map(|said| format!("-# {said}")));
    }
    if let Some(ask) = &ask {
        page = page.rule();
        page = page.lines(advice(shown, ask, &screen));
        let ask = AnyAsk { number: key.hide(table, ask.number), ..ask.clone() };
        for (n, group) in screen.groups.iter().enumerate() {
            page = match &group.set {
                Some(set) => sets::draw(shown, page, &ask, group, set, says.draft),
                None => choices(shown, page, &ask, group, n, says.hints),
            };
        }
    }
    if let Some(window) = shown.window().filter(|_| waited_for) {
        // With a question to answer, its own button says no.
        let declining = declining(shown, window).skip(usize::from(ask.is_some()));
        let nothing = ask.is_none().then(|| shown.word("panel-nothing-fits"));
        page = page.text(nothing.unwrap_or_default()).row(declining);
    } else if shown.may_wait(seat) {
        let wait = Press::at(table, Verb::Wait).id();
        page = page.text(shown.word("panel-brief")).row([plain_button(&shown.word("button-wait"), wait)]);
    }
    let undo = shown.play.as_deref().is_some_and(|play| may_take_back(shown.table, play, Seat(seat as u8)));
    let mut last = vec![plain_button(&shown.word("button-refresh"), Press::at(table, Verb::Hand).id())];
    if undo {
        last.push(plain_button(&shown.word("button-undo"), Press::at(table, Verb::Undo).id()));
    }
    if shown.table.stage == Stage::Running || shown.table.stage == Stage::Paused {
        last.push(plain_button(&shown.word("button-orders"), Press::at(table, Verb::Orders).id()));
        last.push(plain_button(&shown.word("button-more"), Press::at(table, Verb::More).id()));
    }
    page.row(last).sketched(shown.hand_drawing(seat))
}

/// A group of answers: as buttons, or as a menu when there are many. The number of the question is one that says nothing.
fn choices(
    shown: &Shown<'_>,
    page: Page,
    ask: &AnyAsk,
    group: &Group<usize>,
    number: usize,
    hints: bool,
) -> Page {
    if group.presses.len() > BUTTONS_MOST {
        let choices: Vec<Choice> = group.presses.iter().map(|press| choice(shown, press)).collect();
        return page.menu(&shown.say(&group.about), &choices, |menu| {
            let press = Press::at(shown.table.id, Verb::Choose).with(ask.number).with(ask.choices as u32);
            // Every menu of a message needs an id of its own.
            press.with((number * 10 + menu) as u32).id()
        });
    }
    let page = if hints {
        page.lines(group.hint.iter().map(|hint| format!("-# {}", shown.say(hint))))
    } else {
        page
    };
    page.row(group.presses.iter().map(|press| answer_button(shown, ask, press)))
}

fn choice(shown: &Shown<'_>, press: &Button<usize>) -> Choice {
    Choice {
        label: shown.label(&press.label),
        hint: press.hint.as_ref().map(|hint| shown.label(hint)).unwrap_or_default(),
        value: press.answer.to_string(),
        now: false,
    }
}

fn answer_button(shown: &Shown<'_>, ask: &AnyAsk, press: &Button<usize>) -> Component {
    let style = match press.weight {
        Weight::Main => ButtonStyle::Primary,
        Weight::Plain => ButtonStyle::Secondary,
        Weight::Grave => ButtonStyle::Danger,
    };
    let id = Press::at(shown.table.id, Verb::Answer)
        .with(ask.number)
        .with(ask.choices as u32)
        .with(press.answer as u32);
    button(style, &shown.label(&press.label), id.id())
}

/// What has happened since a player last did something, as they were told it.
pub async fn news(
    shown: &Shown<'_>,
    store: &dyn Store,
    seat: usize,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let seen = shown.notes.seen.get(&(seat as u8)).copied().unwrap_or(0);
    let from = (seen + 1).max(shown.notes.told - i64::from(most) + 1);
    shown.told(store, Viewer::Seat(Seat(seat as u8)), from, most).await
}
