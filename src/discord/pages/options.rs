//! What is to be played, as its host sets it: presets in one press, everything else from menus.

use super::lobby::{in_short, is_full, level_key, options, seated};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::duration::duration;
use crate::discord::parts::names;
use crate::discord::parts::page::{MenuItem, Page, main_button, only_if, plain_button, turning};
use crate::discord::parts::press::{Press, Verb};
use crate::drivers::Level;
use crate::host::Tempo;
use crate::kernel::{Dial, Preset, Text};
use crate::store::Pilot;
use crate::words::{Language, Words};
use serde_json::Value;
use twilight_model::channel::message::component::Component;

/// Choices of time for a turn and for a reaction, in seconds, for people who are there together.
const LIVE: ([u32; 4], [u32; 6]) = ([60, 180, 300, 600], [6, 8, 15, 30, 45, 60]);
/// The same for people who look in now and then.
const SLOW: ([u32; 4], [u32; 4]) =
    ([8 * 3600, 24 * 3600, 48 * 3600, 96 * 3600], [4 * 3600, 8 * 3600, 12 * 3600, 24 * 3600]);

/// What the host sets, in one press each; the rest is a page further on.
pub fn options_page(shown: &DrawnTable<'_>, note: Option<String>) -> Page {
    let table = shown.table.id;
    let presets = shown.game.map(|game| game.presets()).unwrap_or_default();
    let all: Vec<(Component, String)> =
        presets.iter().zip(0..).map(|(one, n)| preset(shown, one, n)).collect();
    let hints = all.iter().map(|(_, hint)| hint.clone());
    let has_bot = shown.table.seats.iter().any(|chair| chair.pilot == Pilot::Bot);
    let add = Press::at(table, Verb::AddBot).with(1_u32).id();
    Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}", shown.word("options-heading")))
        .text(format!("-# {}", in_short(shown).join(" · ")))
        .lines(hints)
        .row(all.iter().map(|(button, _)| button.clone()))
        .row([
            only_if(!is_full(shown), plain_button(&shown.word("button-add-bot"), add)),
            only_if(
                has_bot,
                plain_button(&shown.word("button-remove-bot"), Press::at(table, Verb::RemoveBot).id()),
            ),
            plain_button(
                &shown.word("button-more-options"),
                Press::at(table, Verb::Options).with(1_u32).id(),
            ),
            plain_button(&shown.word("button-how"), Press::at(table, Verb::Help).id()),
        ])
}

/// The button of a preset, and what it means.
fn preset(shown: &DrawnTable<'_>, preset: &Preset, number: u32) -> (Component, String) {
    let (key, now) = (format!("preset-{}", preset.id), options(shown));
    let game = shown.game;
    let then = game.map(|game| crate::host::proposed_with(game, shown.table, preset));
    let takes =
        game.zip(then.as_ref()).and_then(|(game, then)| game.takes(then, seated(shown, game), preset.tempo));
    let takes = takes.map(|time| format!(" ({})", shown.say(&time))).unwrap_or_default();
    let name = shown.word(&key);
    let chosen = preset.tempo == shown.state.pace.tempo && then.as_ref() == Some(&now);
    let id = Press::at(shown.table.id, Verb::Preset).with(number).id();
    let button = if chosen { main_button(&name, id) } else { plain_button(&name, id) };
    (button, format!("-# **{name}**{takes}: {}", shown.word(&format!("{key}.hint"))))
}

/// More menus than this on a page are neither read nor, beyond seventeen, drawn.
const MENUS_MOST: usize = 12;

/// One thing that can be set, from a menu.
struct Setting {
    about: String,
    choices: Vec<MenuItem>,
    press: Press,
}

/// Everything that can be set and fits the pace, one thing a menu: a page of it, counted from one.
pub fn more_options(shown: &DrawnTable<'_>, number: u32) -> Page {
    menus(shown, &all_settings(shown), (number as usize).saturating_sub(1), None)
}

/// The same, the page on which something has been set just now.
pub fn options_with(shown: &DrawnTable<'_>, press: &Press, note: Option<String>) -> Page {
    let all = all_settings(shown);
    let same = |one: &Setting| one.press.verb == press.verb && one.press.numbers == press.numbers;
    let at = all.iter().position(same).unwrap_or(0);
    menus(shown, &all, at / on_a_page(&all), note)
}

/// As many on each page, or one more.
fn on_a_page(all: &[Setting]) -> usize {
    all.len().div_ceil(all.len().div_ceil(MENUS_MOST))
}

/// A page of them, counted from nought.
fn menus(shown: &DrawnTable<'_>, all: &[Setting], at: usize, note: Option<String>) -> Page {
    let pages: Vec<&[Setting]> = all.chunks(on_a_page(all)).collect();
    let at = at.min(pages.len() - 1);
    let which = if pages.len() > 1 { format!(" · {}/{}", at + 1, pages.len()) } else { String::new() };
    let mut page = Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}{which}", shown.word("options-heading")));
    for Setting { about, choices, press } in pages[at] {
        page = page.menu(about, choices, |_| press.id());
    }
    let options = Press::at(shown.table.id, Verb::Options);
    let to = |page: usize| options.clone().with(page as u32 + 1).id();
    let fewer = plain_button(&shown.word("button-fewer-options"), options.id());
    page.row(turning(shown.words, "button-next", at, pages.len(), to).chain([fewer]))
}

/// All of it: what every game has first, then the dials of this one.
fn all_settings(shown: &DrawnTable<'_>) -> Vec<Setting> {
    let (now, pace) = (options(shown), shown.state.pace);
    let (turns, reactions): (&[u32], &[u32]) = match pace.tempo {
        Tempo::Live => (&LIVE.0, &LIVE.1),
        Tempo::Slow => (&SLOW.0, &SLOW.1),
    };
    let at = |verb| Press::at(shown.table.id, verb);
    let setting = |about: &str, choices, press| Setting { about: shown.word(about), choices, press };
    let turns = times(shown, "options-turn-of", turns, pace.turn_secs);
    // Where others are never asked, nobody needs time for it.
    let reactions =
        shown.has_windows().then(|| times(shown, "options-reaction-of", reactions, pace.reaction_secs));
    let dials = shown.game.map(|game| game.dials()).unwrap_or_default();
    [
        setting("options-pace", paces(shown), at(Verb::Pace)),
        setting("options-turn", turns, at(Verb::Time).with(0_u32)),
    ]
    .into_iter()
    .chain(reactions.map(|times| setting("options-reaction", times, at(Verb::Time).with(1_u32))))
    .chain([
        setting("options-language", languages(shown), at(Verb::Speak)),
        setting("options-bots", levels(shown), at(Verb::Level)),
    ])
    .chain(dials.iter().zip(0_u32..).map(|(dial, n)| {
        let about = format!("dial-{}", dial.id);
        setting(&about, notches(shown, dial, &now), at(Verb::Dial).with(n))
    }))
    .collect()
}

fn paces(shown: &DrawnTable<'_>) -> Vec<MenuItem> {
    let choice = |(key, tempo)| MenuItem {
        label: shown.word(&format!("pace-choice-{key}")),
        hint: shown.word(&match tempo {
            Tempo::Live if shown.has_windows() => "pace-live.hint".to_owned(),
            Tempo::Slow if shown.has_orders() => "pace-days.hint".to_owned(),
            _ => format!("pace-{key}-turns"),
        }),
        value: u8::from(tempo == Tempo::Slow).to_string(),
        now: tempo == shown.state.pace.tempo,
    };
    [("live", Tempo::Live), ("days", Tempo::Slow)].map(choice).into()
}

fn languages(shown: &DrawnTable<'_>) -> Vec<MenuItem> {
    let now = names::public(shown.table);
    let choice =
        |(n, one): (usize, Language)| MenuItem::plain(n, Words::house(one).word("language-name"), one == now);
    (0..).zip(Language::ALL).map(choice).collect()
}

fn times(shown: &DrawnTable<'_>, key: &str, all: &[u32], now: u32) -> Vec<MenuItem> {
    let choice = |secs: &u32| MenuItem {
        label: shown.say(&Text::new(key).with("time", duration(*secs))),
        hint: String::new(),
        value: secs.to_string(),
        now: *secs == now,
    };
    all.iter().map(choice).collect()
}

/// How well bots may play here, the weakest first.
fn levels(shown: &DrawnTable<'_>) -> Vec<MenuItem> {
    let known = crate::games::mind(&shown.table.kind).map_or(&[][..], |mind| mind.levels());
    let choice = |level: &Level| {
        let key = level_key(*level);
        MenuItem {
            label: shown.say(&Text::new("options-bots-of").with("level", Text::new(key.as_str()))),
            hint: shown.word(&format!("{key}.hint")),
            value: Level::ALL.iter().position(|one| one == level).unwrap_or(0).to_string(),
            now: *level == shown.state.bots,
        }
    };
    known.iter().map(choice).collect()
}

fn notches(shown: &DrawnTable<'_>, dial: &Dial, options: &Value) -> Vec<MenuItem> {
    let now = dial.at(options);
    let about = shown.word(&format!("dial-{}", dial.id));
    let choice = |(at, notch): (usize, &crate::kernel::Notch)| {
        let key = format!("dial-{}-{}", dial.id, notch.id);
        MenuItem {
            label: format!("{about}: {}", shown.word(&key)),
            hint: shown.word(&format!("{key}.hint")),
            value: at.to_string(),
            now: now == Some(at),
        }
    };
    dial.notches.iter().enumerate().map(choice).collect()
}
