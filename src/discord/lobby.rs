//! The lobby: who sits where, what is to be played, and what can be set.

use super::duration::duration;
use super::page::{Choice, Page, button, disabled, main_button, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::drawing::AnyScene;
use crate::drivers::Level;
use crate::host::Tempo;
use crate::kernel::{AnyGame, Arg, Dial, Preset, Seat, Text};
use crate::store::{Chair, Pilot, TableId};
use crate::words::{Language, Words};
use serde_json::Value;
use twilight_model::channel::message::component::{ButtonStyle, Component};

/// Choices of time for a turn and for a reaction, in seconds, for people who are there together.
const LIVE: ([u32; 4], [u32; 5]) = ([60, 180, 300, 600], [6, 8, 15, 30, 60]);
/// The same for people who look in now and then.
const SLOW: ([u32; 4], [u32; 4]) =
    ([8 * 3600, 24 * 3600, 48 * 3600, 96 * 3600], [4 * 3600, 8 * 3600, 12 * 3600, 24 * 3600]);

/// The public page of a table that has not begun.
pub fn lobby(shown: &Shown<'_>) -> Page {
    let table = shown.table;
    let at = |verb| Press::at(table.id, verb).id();
    let Some(game) = shown.game else { return Page::saying(shown.word("sorry-unknown-game")) };
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let seats = table.seats.len() as u8;
    let heading = Text::new("lobby-heading").with("seats", seats).with("most", most);
    let missing = least.saturating_sub(seats);
    let wait = match missing {
        0 => Text::new("lobby-ready"),
        _ => Text::new("lobby-missing").with("missing", missing),
    };
    let start = main_button(&shown.word("button-start"), at(Verb::Start));
    let bring = super::bring::is_asked(game, &options(shown));
    let bring = bring.then(|| plain_button(&shown.word("button-bring"), at(Verb::Bring)));
    let banner = shown.draw(AnyScene::Lobby);
    Page::new()
        .text(format!("## {}", shown.word(&format!("game-{}", table.kind))))
        .text(format!("{} {}", shown.word(&format!("pitch-{}", table.kind)), takes(shown)))
        .lines([format!("**{}**", shown.say(&heading))].into_iter().chain(chairs(shown)))
        .lines(game.remark(seats).map(|remark| format!("-# {}", shown.say(&remark))))
        .text(format!("-# {}", in_short(shown).join(" · ")))
        .lines(super::luck::sealed(shown))
        .text(format!("-# {}", shown.say(&wait)))
        .row([
            button(ButtonStyle::Success, &shown.word("button-join"), at(Verb::Join)),
            plain_button(&shown.word("button-how"), at(Verb::Help)),
            plain_button(&shown.word("button-word"), at(Verb::Word)),
            plain_button(&shown.word("button-leave"), at(Verb::Leave)),
        ])
        .row(
            [
                if missing == 0 { start } else { disabled(start) },
                plain_button(&shown.word("button-add-bot"), at(Verb::AddBot)),
                plain_button(&shown.word("button-options"), at(Verb::Options)),
            ]
            .into_iter()
            .chain(bring),
        )
        .sketched(banner)
}

/// Who sits there, and who is the host.
fn chairs(shown: &Shown<'_>) -> Vec<String> {
    let table = shown.table;
    let chair = |(seat, chair): (u8, &Chair)| {
        let key = match (chair.pilot, crate::host::host_of(table) == Some(usize::from(seat))) {
            (Pilot::Bot, _) => return bot(shown, seat),
            (_, true) => "lobby-chair-opener",
            _ => "lobby-chair",
        };
        shown.say(&Text::new(key).with("number", i64::from(seat) + 1).with("player", Seat(seat)))
    };
    (0..).zip(&table.seats).map(chair).collect()
}

/// A bot, and how well it plays: people know whom they face.
fn bot(shown: &Shown<'_>, seat: u8) -> String {
    let level = Text::new(level_key(shown.notes.bots));
    let text = Text::new("lobby-chair-bot").with("number", i64::from(seat) + 1);
    let said = shown.say(&text.with("player", Seat(seat)).with("level", level));
    match temper(shown, seat) {
        Some(temper) => format!("{said}: {}", shown.word(&format!("temper-{temper}"))),
        None => said,
    }
}

/// The temper by which a bot will play: where only those who think have one, only theirs.
fn temper(shown: &Shown<'_>, seat: u8) -> Option<&'static str> {
    let mind = crate::games::mind(&shown.table.kind)?;
    let chair = shown.table.seats.get(usize::from(seat))?;
    mind.temper_of(&chair.name, shown.notes.bots)
}

/// How many will play: who sits there, and as many as are needed at least.
fn seated(shown: &Shown<'_>, game: &dyn AnyGame) -> u8 {
    (shown.table.seats.len() as u8).max(*game.seats().start())
}

/// How long it takes.
fn takes(shown: &Shown<'_>) -> String {
    let takes =
        shown.game.and_then(|game| game.takes(&options(shown), seated(shown, game), shown.notes.pace.tempo));
    takes.map(|time| shown.say(&Text::new("lobby-takes").with("time", time))).unwrap_or_default()
}

/// More dials than this are not read by people who decide whether to join.
const DIALS_MOST: usize = 4;

/// What will be played, a few words a dial; of a game with many, only what is not as it is usually played.
fn in_short(shown: &Shown<'_>) -> Vec<String> {
    let mut dials = dials(shown);
    let many = dials.len() > DIALS_MOST;
    dials.retain(|(_, usual)| !many || !usual);
    let rest = if dials.is_empty() { "lobby-usual" } else { "lobby-usual-else" };
    let pace = [shown.say(&pace_line(shown))].into_iter();
    pace.chain(dials.into_iter().map(|(said, _)| said)).chain(many.then(|| shown.word(rest))).collect()
}

/// What will be played, every dial.
fn settled(shown: &Shown<'_>) -> Vec<String> {
    [shown.say(&pace_line(shown))].into_iter().chain(dials(shown).into_iter().map(|(said, _)| said)).collect()
}

/// How each dial stands, and whether it stands so where nobody touches it.
fn dials(shown: &Shown<'_>) -> Vec<(String, bool)> {
    let Some(game) = shown.game else { return Vec::new() };
    let (now, usual) = (options(shown), game.proposed(seated(shown, game), shown.notes.pace.tempo));
    let dials = game.dials().into_iter().filter_map(|dial| {
        let at = dial.at(&now)?;
        let notch = dial.notches.get(at)?;
        let is_usual = dial.at(&usual) == Some(at);
        let about = shown.word(&format!("dial-{}", dial.id));
        let said = format!("{about}: {}", shown.word(&format!("dial-{}-{}", dial.id, notch.id)));
        // A switch that is off is not worth a word, unless it usually is on.
        (notch.id != "off" || !is_usual).then_some((said, is_usual))
    });
    dials.collect()
}

/// What is settled, the proposals included.
fn options(shown: &Shown<'_>) -> Value {
    shown.game.map_or(Value::Null, |game| crate::host::options(game, shown.table, &shown.notes))
}

fn pace_line(shown: &Shown<'_>) -> Text {
    let pace = &shown.notes.pace;
    let (key, tempo) = match pace.tempo {
        Tempo::Live => ("lobby-pace", "pace-live"),
        // Nobody is waited for in other people's turns, unless they ask for it.
        Tempo::Slow => ("lobby-pace-days", "pace-days"),
    };
    let key = if shown.has_windows() { key } else { "lobby-pace-turns" };
    let text = Text::new(key).with("pace", Text::new(tempo)).with("turn", duration(pace.turn_secs));
    text.with("reaction", duration(pace.reaction_secs))
}

/// What the host sets, in one press each; the rest is a page further on.
pub fn options_page(shown: &Shown<'_>, note: Option<String>) -> Page {
    let table = shown.table.id;
    let presets = shown.game.map(|game| game.presets()).unwrap_or_default();
    let all: Vec<(Component, String)> =
        presets.iter().zip(0..).map(|(one, n)| preset(shown, one, n)).collect();
    let hints = all.iter().map(|(_, hint)| hint.clone());
    Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}", shown.word("options-heading")))
        .text(format!("-# {}", settled(shown).join(" · ")))
        .lines(hints)
        .row(all.iter().map(|(button, _)| button.clone()))
        .row([
            plain_button(&shown.word("button-add-bot"), Press::at(table, Verb::AddBot).with(1_u32).id()),
            plain_button(&shown.word("button-remove-bot"), Press::at(table, Verb::RemoveBot).id()),
            plain_button(
                &shown.word("button-more-options"),
                Press::at(table, Verb::Options).with(1_u32).id(),
            ),
            plain_button(&shown.word("button-how"), Press::at(table, Verb::Help).id()),
        ])
}

/// The button of a preset, and what it means.
fn preset(shown: &Shown<'_>, preset: &Preset, number: u32) -> (Component, String) {
    let (key, now) = (format!("preset-{}", preset.id), options(shown));
    let game = shown.game;
    let then = game.map(|game| crate::host::proposed_with(game, shown.table, preset));
    let takes =
        game.zip(then.as_ref()).and_then(|(game, then)| game.takes(then, seated(shown, game), preset.tempo));
    let takes = takes.map(|time| format!(" ({})", shown.say(&time))).unwrap_or_default();
    let name = shown.word(&key);
    let chosen = preset.tempo == shown.notes.pace.tempo && then.as_ref() == Some(&now);
    let id = Press::at(shown.table.id, Verb::Preset).with(number).id();
    let button = if chosen { main_button(&name, id) } else { plain_button(&name, id) };
    (button, format!("-# **{name}**{takes}: {}", shown.word(&format!("{key}.hint"))))
}

/// Everything that can be set and fits the pace, one thing a menu.
pub fn more_options(shown: &Shown<'_>, note: Option<String>) -> Page {
    let table = shown.table.id;
    let (now, pace) = (options(shown), shown.notes.pace);
    let (turns, reactions): (&[u32], &[u32]) = match pace.tempo {
        Tempo::Live => (&LIVE.0, &LIVE.1),
        Tempo::Slow => (&SLOW.0, &SLOW.1),
    };
    let paces = [("live", Tempo::Live), ("days", Tempo::Slow)].map(|(key, tempo)| Choice {
        label: shown.word(&format!("pace-choice-{key}")),
        hint: shown.word(&match tempo {
            Tempo::Live if shown.has_windows() => "pace-live.hint".to_owned(),
            Tempo::Slow if shown.has_orders() => "pace-days.hint".to_owned(),
            _ => format!("pace-{key}-turns"),
        }),
        value: u8::from(tempo == Tempo::Slow).to_string(),
        now: tempo == pace.tempo,
    });
    let languages: Vec<Choice> = (0..)
        .zip(Language::ALL)
        .map(|(n, one)| {
            Choice::plain(
                n,
                Words::house(one).word("language-name"),
                one == super::names::public(shown.table),
            )
        })
        .collect();
    let turns = times(shown, "options-turn-of", turns, pace.turn_secs);
    let reactions = times(shown, "options-reaction-of", reactions, pace.reaction_secs);
    let time = |which: u32| move |_| Press::at(table, Verb::Time).with(which).id();
    let mut page = Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}", shown.word("options-heading")))
        .menu(&shown.word("options-pace"), &paces, |_| Press::at(table, Verb::Pace).id())
        .menu(&shown.word("options-turn"), &turns, time(0));
    // Where others are never asked, nobody needs time for it.
    if shown.has_windows() {
        page = page.menu(&shown.word("options-reaction"), &reactions, time(1));
    }
    page = page
        .menu(&shown.word("options-language"), &languages, |_| Press::at(table, Verb::Speak).id())
        .menu(&shown.word("options-bots"), &levels(shown), |_| Press::at(table, Verb::Level).id());
    for (n, dial) in shown.game.map(|game| game.dials()).unwrap_or_default().iter().enumerate() {
        let choices = notches(shown, dial, &now);
        page = page.menu(&shown.word(&format!("dial-{}", dial.id)), &choices, |_| {
            Press::at(table, Verb::Dial).with(n as u32).id()
        });
    }
    page.row([plain_button(&shown.word("button-fewer-options"), Press::at(table, Verb::Options).id())])
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

/// Under what a level stands in language files.
fn level_key(level: Level) -> String {
    format!("level-{}", level.id().replace('_', "-"))
}

/// How well bots may play here, the weakest first.
fn levels(shown: &Shown<'_>) -> Vec<Choice> {
    let known = crate::games::mind(&shown.table.kind).map_or(&[][..], |mind| mind.levels());
    let choice = |level: &Level| {
        let key = level_key(*level);
        Choice {
            label: shown.say(&Text::new("options-bots-of").with("level", Text::new(key.as_str()))),
            hint: shown.word(&format!("{key}.hint")),
            value: Level::ALL.iter().position(|one| one == level).unwrap_or(0).to_string(),
            now: *level == shown.notes.bots,
        }
    };
    known.iter().map(choice).collect()
}

fn notches(shown: &Shown<'_>, dial: &Dial, options: &Value) -> Vec<Choice> {
    let now = dial.at(options);
    let about = shown.word(&format!("dial-{}", dial.id));
    let choice = |(at, notch): (usize, &crate::kernel::Notch)| {
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

/// Calls those who played together to another game.
pub fn call(words: Words, table: TableId, by: &str, others: &[u64]) -> Page {
    let names = others.iter().map(|user| format!("<@{user}>")).collect();
    let text = Text::new("again-call")
        .with("player", Arg::Verbatim(super::names::escape(by)))
        .with("others", Arg::Verbatim(words.list(names)));
    let join = button(ButtonStyle::Success, &words.word("button-join"), Press::at(table, Verb::Join).id());
    let page = Page::saying(words.say(&text, &crate::words::Nobody)).row([join]);
    others.iter().fold(page, |page, user| page.mention(*user))
}
