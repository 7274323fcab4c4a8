//! The lobby: who sits where, what is to be played, and what can be set.

use super::page::{Choice, Page, button, main_button, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::host::{Pace, Tempo};
use crate::store::Pilot;
use crate::table::{Dial, Text};
use serde_json::Value;
use twilight_model::channel::message::component::ButtonStyle;

/// Choices of time for a turn, in seconds; the first few for people who are there together.
const TURNS: [u32; 8] = [60, 180, 300, 600, 8 * 3600, 24 * 3600, 48 * 3600, 96 * 3600];
/// Choices of time for a reaction, in seconds.
const REACTIONS: [u32; 8] = [10, 15, 30, 60, 4 * 3600, 8 * 3600, 12 * 3600, 24 * 3600];

/// The public page of a table that has not begun.
pub fn lobby(shown: &Shown<'_>) -> Page {
    let table = shown.table;
    let at = |verb| Press::at(table.id, verb).id();
    let Some(game) = shown.game else { return Page::saying(shown.word("sorry-unknown-game")) };
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let seats = table.seats.len() as u8;
    let heading = Text::new("lobby-heading").with("seats", seats).with("most", most);
    let chairs = table.seats.iter().enumerate().map(|(seat, chair)| {
        let key = match (chair.pilot, crate::host::host_of(table) == Some(seat)) {
            (Pilot::Bot, _) => "lobby-chair-bot",
            (_, true) => "lobby-chair-opener",
            _ => "lobby-chair",
        };
        let number =
            Text::new(key).with("number", seat as i64 + 1).with("player", crate::table::Seat(seat as u8));
        shown.say(&number)
    });
    let missing = least.saturating_sub(seats);
    let wait = match missing {
        0 => Text::new("lobby-ready"),
        _ => Text::new("lobby-missing").with("missing", missing),
    };
    Page::new()
        .text(format!("## {}", shown.word(&format!("game-{}", table.kind))))
        .lines([shown.say(&heading)].into_iter().chain(chairs))
        .rule()
        .lines(settled(shown))
        .text(format!("-# {}", shown.say(&wait)))
        .row([
            button(ButtonStyle::Success, &shown.word("button-join"), at(Verb::Join)),
            plain_button(&shown.word("button-leave"), at(Verb::Leave)),
            plain_button(&shown.word("button-add-bot"), at(Verb::AddBot)),
            plain_button(&shown.word("button-options"), at(Verb::Options)),
            main_button(&shown.word("button-start"), at(Verb::Start)),
        ])
}

/// What will be played, one line a dial; what is as proposed goes without a mark.
fn settled(shown: &Shown<'_>) -> Vec<String> {
    let mut lines = vec![shown.say(&pace_line(&shown.notes.pace))];
    let options = options(shown);
    for dial in shown.game.map(|game| game.dials()).unwrap_or_default() {
        let Some(notch) = dial.at(&options).and_then(|at| dial.notches.get(at)) else { continue };
        // A switch that is off is not worth a line.
        if notch.id == "off" {
            continue;
        }
        let about = shown.word(&format!("dial-{}", dial.id));
        lines.push(format!("{about}: **{}**", shown.word(&format!("dial-{}-{}", dial.id, notch.id))));
    }
    lines
}

/// What is settled, the proposals included.
fn options(shown: &Shown<'_>) -> Value {
    shown.game.map_or(Value::Null, |game| crate::host::options(game, shown.table, &shown.notes))
}

fn pace_line(pace: &Pace) -> Text {
    let tempo = match pace.tempo {
        Tempo::Live => "pace-live",
        Tempo::Slow => "pace-days",
    };
    Text::new("lobby-pace")
        .with("pace", Text::new(tempo))
        .with("turn", duration(pace.turn_secs))
        .with("reaction", duration(pace.reaction_secs))
}

/// A span of time in words.
pub fn duration(secs: u32) -> Text {
    let (key, count) = match secs {
        0..=119 => ("duration-seconds", secs),
        120..=7_199 => ("duration-minutes", secs / 60),
        7_200..=172_799 => ("duration-hours", secs / 3_600),
        _ => ("duration-days", secs / 86_400),
    };
    Text::new(key).with("count", i64::from(count))
}

/// What can be set, for the one who asks.
pub fn options_page(shown: &Shown<'_>, note: Option<String>) -> Page {
    let table = shown.table.id;
    let now = options(shown);
    let pace = shown.notes.pace;
    let mut page = Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}", shown.word("options-heading")))
        .text(shown.say(&pace_line(&pace)));
    let paces = [("live", Tempo::Live), ("days", Tempo::Slow)].map(|(key, tempo)| Choice {
        label: shown.word(&format!("pace-choice-{key}")),
        hint: shown.word(&format!("pace-{key}.hint")),
        value: u8::from(tempo == Tempo::Slow).to_string(),
        now: tempo == pace.tempo,
    });
    page = page.menu(&shown.word("options-pace"), &paces, |_| Press::at(table, Verb::Pace).id());
    page = page.menu(
        &shown.word("options-turn"),
        &times(shown, "options-turn-of", &TURNS, pace.turn_secs),
        |_| Press::at(table, Verb::Time).with(0_u32).id(),
    );
    let reactions = times(shown, "options-reaction-of", &REACTIONS, pace.reaction_secs);
    page = page
        .menu(&shown.word("options-reaction"), &reactions, |_| Press::at(table, Verb::Time).with(1_u32).id());
    for (n, dial) in shown.game.map(|game| game.dials()).unwrap_or_default().iter().enumerate() {
        let choices = notches(shown, dial, &now);
        page = page.menu(&shown.word(&format!("dial-{}", dial.id)), &choices, |_| {
            Press::at(table, Verb::Dial).with(n as u32).id()
        });
    }
    page.row([
        plain_button(&shown.word("button-add-bot"), Press::at(table, Verb::AddBot).with(1_u32).id()),
        plain_button(&shown.word("button-remove-bot"), Press::at(table, Verb::RemoveBot).id()),
    ])
}

fn times(shown: &Shown<'_>, key: &str, all: &[u32], now: u32) -> Vec<Choice> {
    let choice = |secs: &u32| Choice {
        label: shown.say(&Text::new(key).with("time", duration(*secs))),
        hint: String::new(),
        value: secs.to_string(),
        now: *secs == now,
    };
    all.iter().map(choice).collect()
}

fn notches(shown: &Shown<'_>, dial: &Dial, options: &Value) -> Vec<Choice> {
    let now = dial.at(options);
    let about = shown.word(&format!("dial-{}", dial.id));
    let choice = |(at, notch): (usize, &crate::table::Notch)| {
        let key = format!("dial-{}-{}", dial.id, notch.id);
        Choice {
            label: format!("{about}: {}", shown.word(&key)),
            hint: shown.word(&format!("{key}.hint")),
            value: at.to_string(),
            now: now == Some(at),
        }
    };
    dial.notches.iter().enumerate().map(choice).collect()
}
