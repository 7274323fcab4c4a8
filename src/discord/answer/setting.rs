//! The settings of a table before its start: what a press sets, and the page on which it is seen.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::options::{options_page, options_with};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::follow::{Followed, Shows};
use crate::drivers::Level;
use crate::host::{Pace, Request, Sorry, Tempo};
use crate::store::Table;
use crate::words::Language;
use serde_json::json;
use std::sync::Arc;

/// Whether a press of this kind is answered, before the start, with the page on which it was made.
pub fn is_setting(verb: Verb) -> bool {
    is_from_a_menu(verb) || matches!(verb, Verb::Bring | Verb::Preset | Verb::AddBot | Verb::RemoveBot)
}

fn is_from_a_menu(verb: Verb) -> bool {
    matches!(verb, Verb::Dial | Verb::Pace | Verb::Time | Verb::Speak | Verb::Level)
}

impl Bot {
    /// The page on which something was set, as it is now.
    pub(in crate::discord) async fn settings(
        &self,
        asked: &Interaction,
        reader: &Reader,
        table: &Table,
        press: &Press,
        note: Option<String>,
    ) -> Reply {
        let shown = DrawnTable::new(table, reader.words.language);
        let page = match press.verb {
            verb if is_from_a_menu(verb) => options_with(&shown, press, note),
            Verb::Bring => match self.brings(&shown, asked.user, note).await {
                Ok(page) => page,
                Err(sorry) => return self.sorry(reader.words, &sorry).into(),
            },
            _ => options_page(&shown, note),
        };
        until_the_start(reader, table, page)
    }
}

/// A page on which something is set: when the game begins it becomes the page of whoever sits there.
pub(in crate::discord) fn until_the_start(reader: &Reader, table: &Table, page: Page) -> Reply {
    let table = Arc::new(table.clone());
    let followed = Followed { table, reader: reader.clone(), place: Place::Page, shows: Shows::Settings };
    Reply::Hand(Box::new(page), Box::new(followed))
}

/// What a press sets.
pub(in crate::discord) fn request(pressing: &Pressing<'_>, table: &Table) -> Result<Request, Sorry> {
    let Pressing { asked, reader, press, chosen } = *pressing;
    let user = asked.user;
    // Presets are buttons, everything else is chosen from a menu.
    let chosen = if press.verb == Verb::Preset { press.number(0) } else { press::chosen(chosen)? };
    let nth = chosen as usize;
    match press.verb {
        Verb::Speak => {
            let language = Language::ALL.get(nth).ok_or(Sorry::Stale)?;
            return Ok(Request::Language { user, language: language.id().to_owned() });
        }
        Verb::Level => {
            let level = *Level::ALL.get(nth).ok_or(Sorry::Stale)?;
            return Ok(Request::Bots { user, level });
        }
        _ => {}
    }
    let shown = DrawnTable::new(table, reader.words.language);
    let now = shown.state.pace;
    let pace = |tempo| shown.game.map(|game| Pace::of(game, tempo));
    let (options, pace) = match (press.verb, press.number(0)) {
        (Verb::Pace, _) => (json!({}), pace(if chosen == 1 { Tempo::Slow } else { Tempo::Live })),
        (Verb::Preset, _) => {
            let presets = shown.game.map(|game| game.presets()).unwrap_or_default();
            let preset = presets.into_iter().nth(nth).ok_or(Sorry::Stale)?;
            (preset.options, pace(preset.tempo))
        }
        (Verb::Time, 0) => (json!({}), Some(Pace { turn_secs: chosen, ..now })),
        (Verb::Time, _) => (json!({}), Some(Pace { reaction_secs: chosen, ..now })),
        (_, dial) => {
            let dials = shown.game.map(|game| game.dials()).unwrap_or_default();
            let dial = dials.get(dial as usize).ok_or(Sorry::Stale)?;
            let notch = dial.notches.get(nth).ok_or(Sorry::Stale)?;
            (json!({ dial.id: notch.value }), None)
        }
    };
    Ok(Request::Options { user, options, pace })
}
