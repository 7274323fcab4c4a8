//! What somebody settles for themselves: language, messages, quiet hours; and what is kept about them.

use crate::discord::Bot;
use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::page::{MenuItem, Page, grave_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::host::Sorry;
use crate::kernel::Text;
use crate::store::{Person, Quiet};
use crate::words::{Language, Words};

/// What can be changed, by the number that stands in its button.
const LANGUAGE: u32 = 0;
const DIRECT: u32 = 1;
const REMINDERS: u32 = 2;
const HINTS: u32 = 3;
const PRIVATE: u32 = 4;
const PICTURES: u32 = 7;
const QUIET: u32 = 5;
const CLOCK: u32 = 6;

/// Nights that can be chosen: from this hour to that one, in one's own time.
const NIGHTS: [(u16, u16); 6] = [(21, 7), (22, 8), (23, 7), (23, 9), (0, 8), (1, 10)];
/// Clocks, in minutes ahead of UTC, that people live by; one menu's worth.
const CLOCKS: [i16; 25] = [
    -600, -540, -480, -420, -360, -300, -240, -180, -120, 0, 60, 120, 180, 210, 240, 300, 330, 360, 420, 480,
    540, 570, 600, 660, 720,
];

/// One's own settings; opened at a table, with the way back to it.
pub fn settings(reader: &Reader, press: &Press, note: Option<String>) -> Page {
    let person = &reader.person;
    let change = |what: u32| press.turned(Verb::Change).with(what).id();
    let switch = |what: u32, key: &str, on: bool| {
        let state = reader.word(if on { "switch-on" } else { "switch-off" });
        // The button says what it is to be afterwards: pressed twice, or sent twice, it is that once.
        let press = press.turned(Verb::Change).with(what).with(u32::from(!on));
        plain_button(&format!("{}: {state}", reader.word(key)), press.id())
    };
    let back = press
        .table
        .map(|table| plain_button(&reader.word("button-to-table"), Press::at(table, Verb::Hand).id()));
    let page = Page::new()
        .text(note.unwrap_or_default())
        .text(format!("### {}", reader.word("settings-heading")))
        .text(reader.word("settings-text"))
        .menu(&reader.word("settings-language"), &languages(reader), |_| change(LANGUAGE))
        .row([
            switch(DIRECT, "settings-direct", person.direct_messages),
            switch(REMINDERS, "settings-reminders", person.reminders),
            switch(HINTS, "settings-hints", person.hints),
            switch(PICTURES, "settings-pictures", person.pictures),
            switch(PRIVATE, "settings-private", person.private_stats),
        ])
        .menu(&reader.word("settings-quiet"), &nights(reader), |_| change(QUIET));
    // By a clock go quiet hours and nothing else.
    let page = match person.quiet {
        Some(_) => page.menu(&reader.word("settings-clock"), &clocks(reader), |_| change(CLOCK)),
        None => page,
    };
    let erase = grave_button(&reader.word("button-erase"), press.turned(Verb::Erase).id());
    page.row([erase].into_iter().chain(back))
}

fn languages(reader: &Reader) -> Vec<MenuItem> {
    let chosen = reader.person.language.as_deref();
    let follow = MenuItem::plain(0, reader.word("settings-follow"), chosen.is_none());
    let each = Language::ALL.into_iter().zip(1..).map(|(language, n)| {
        MenuItem::plain(n, Words::house(language).word("language-name"), chosen == Some(language.id()))
    });
    [follow].into_iter().chain(each).collect()
}

fn nights(reader: &Reader) -> Vec<MenuItem> {
    let quiet = reader.person.quiet;
    let never = MenuItem::plain(0, reader.word("settings-quiet-never"), quiet.is_none());
    let each = NIGHTS.iter().zip(1..).map(|((from, to), n)| {
        let text = Text::new("settings-quiet-from").with("from", i64::from(*from)).with("to", i64::from(*to));
        let now = quiet.is_some_and(|quiet| (quiet.from_minute, quiet.to_minute) == (from * 60, to * 60));
        MenuItem::plain(n, reader.say(&text), now)
    });
    [never].into_iter().chain(each).collect()
}

fn clocks(reader: &Reader) -> Vec<MenuItem> {
    let now = reader.person.quiet.map(|quiet| quiet.offset_minutes);
    let each = CLOCKS.iter().zip(0..).map(|(minutes, n)| {
        let sign = if *minutes < 0 { '−' } else { '+' };
        let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
        MenuItem::plain(n, format!("UTC{sign}{hours}:{rest:02}"), now == Some(*minutes))
    });
    each.collect()
}

/// Changes one of them, and shows all.
pub async fn change(bot: &Bot, reader: &Reader, press: &Press, chosen: Option<&str>) -> Result<Page, Sorry> {
    let mut person = reader.person.clone();
    let chosen: usize = chosen.and_then(|value| value.parse().ok()).unwrap_or(0);
    // A button from before it said so turns the switch over.
    let switched = |now: bool| press.numbers.get(1).map_or(!now, |on| *on == 1);
    match press.number(0) {
        LANGUAGE => {
            let language = chosen.checked_sub(1).and_then(|at| Language::ALL.get(at));
            person.language = language.map(|language| language.id().to_owned());
        }
        DIRECT => person.direct_messages = switched(person.direct_messages),
        REMINDERS => person.reminders = switched(person.reminders),
        HINTS => {
            person.hints = switched(person.hints);
            // Whoever wants them back gets all of them.
            person.learnt.clear();
        }
        PICTURES => person.pictures = switched(person.pictures),
        PRIVATE => person.private_stats = switched(person.private_stats),
        QUIET => person.quiet = night(&person, chosen),
        CLOCK => {
            if let (Some(quiet), Some(minutes)) = (&mut person.quiet, CLOCKS.get(chosen)) {
                quiet.offset_minutes = *minutes;
            } else {
                return Ok(settings(reader, press, Some(reader.word("settings-night-first"))));
            }
        }
        _ => return Err(Sorry::Stale),
    }
    let first_night = reader.person.quiet.is_none() && person.quiet.is_some();
    bot.host().store().save_person(&person).await?;
    let language = person.language.as_deref().map_or(reader.words.language, Language::for_locale);
    let reader = Reader { person, words: Words::house(language) };
    let note = reader.word(if first_night { "settings-clock-next" } else { "settings-kept" });
    Ok(settings(&reader, press, Some(note)))
}

fn night(person: &Person, chosen: usize) -> Option<Quiet> {
    let (from, to) = *NIGHTS.get(chosen.checked_sub(1)?)?;
    let offset_minutes = person.quiet.map_or(0, |quiet| quiet.offset_minutes);
    Some(Quiet { from_minute: from * 60, to_minute: to * 60, offset_minutes })
}

/// Whether they are sure.
pub fn erase(reader: &Reader, press: &Press) -> Page {
    Page::saying(reader.word("erase-sure")).row([
        grave_button(&reader.word("button-erase-sure"), press.turned(Verb::EraseSure).id()),
        plain_button(&reader.word("button-settings"), press.turned(Verb::Settings).id()),
    ])
}

/// Erases everything that is kept about somebody.
pub async fn erase_sure(bot: &Bot, asked: &Interaction, reader: &Reader) -> Result<Page, Sorry> {
    bot.host().erase(asked.user).await?;
    Ok(Page::saying(reader.word("erase-done")))
}
