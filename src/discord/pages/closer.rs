//! Close-ups of a table that is too large for one picture on a telephone, for whoever wants to look closer.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::host::seated;
use crate::store::UserId;
use twilight_model::channel::message::component::Component;

/// The way to them, where there are any.
pub fn button(shown: &DrawnTable<'_>) -> Option<Component> {
    let id = Press::at(shown.table.id, Verb::Closer).id();
    (!shown.close_ups().is_empty()).then(|| plain_button(&shown.word("button-closer"), id))
}

/// The close-up that a press names, with the way to all others. It stays as it is, below the page on which a player is
/// asked: from there the way back is a button, which makes this one that page.
pub fn closer(shown: &DrawnTable<'_>, user: UserId, press: &Press) -> Page {
    let all = shown.close_ups();
    let at = (press.number(0) as usize).min(all.len().saturating_sub(1));
    let Some(name) = all.get(at) else { return Page::saying(shown.word("closer-none")) };
    let button = |(n, name)| {
        let id = Press::at(shown.table.id, Verb::Closer).with(n as u32).id();
        if n == at { main_button(&shown.label(name), id) } else { plain_button(&shown.label(name), id) }
    };
    let hint = format!("{}.hint", name.key);
    let hint = if shown.words.has(&hint) { shown.word(&hint) } else { String::new() };
    let page = Page::new().text(format!("### {}", shown.say(name))).text(hint);
    let back =
        seated(shown.table, user).ok().and_then(|_| super::reference::back(shown.words, Some(shown.table)));
    page.row(all.iter().enumerate().map(button).chain(back)).sketched(shown.close_up(at))
}
