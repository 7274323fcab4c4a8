//! Cards that somebody has, to read: on a telephone a picture of thirteen shows their names and little else.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{MenuItem, Page, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::host::{Sorry, seated};
use crate::kernel::Seat;
use crate::store::UserId;
use twilight_model::channel::message::component::Component;

/// The way to them, where a seat has any.
pub fn button(shown: &DrawnTable<'_>, seat: usize) -> Option<Component> {
    let has = !shown.play.as_ref()?.at_hand(Seat(seat as u8)).is_empty();
    has.then(|| plain_button(&shown.word("button-cards"), Press::at(shown.table.id, Verb::Read).id()))
}

/// The card that was chosen, if its reader has it, and all of them to choose from.
pub fn cards(
    shown: &DrawnTable<'_>,
    reader: &Reader,
    user: UserId,
    chosen: Option<&str>,
) -> Result<Page, Sorry> {
    let seat = seated(shown.table, user)?;
    let (play, game) = (shown.play.as_ref().ok_or(Sorry::NotRunning)?, shown.game.ok_or(Sorry::UnknownGame)?);
    let all = play.at_hand(Seat(seat as u8));
    let read = chosen.filter(|id| all.iter().any(|one| one == id));
    let item = |id: &String| {
        let title = shown.label(&game.card(id)?.title);
        Some(MenuItem { label: title, hint: String::new(), value: id.clone(), now: read == Some(id) })
    };
    let items: Vec<MenuItem> = all.iter().filter_map(item).collect();
    let page = read.and_then(|id| super::reference::card(reader, game, id));
    let page = page.unwrap_or_else(|| Page::new().text(format!("### {}", shown.word("cards-heading"))));
    let press = |menu: usize| Press::at(shown.table.id, Verb::Read).with(menu as u32).id();
    Ok(page
        .menu(&shown.word("cards-which"), &items, press)
        .row(super::reference::back(shown.words, Some(shown.table))))
}
