//! A table over days at which everybody happens to be there: whether it goes on live; and a game that only one still plays, which can be
//! claimed.

use super::page::{Page, grave_button, main_button, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::kernel::{Arg, Seat, Text};
use crate::store::Stage;
use twilight_model::channel::message::component::Component;

/// What going on live is offered with, on the table: who has said yes, and two buttons.
pub fn on_the_table(shown: &Shown<'_>, page: Page) -> Page {
    let together = &shown.notes.together;
    if together.until.is_none() || shown.table.stage != Stage::Running {
        return page;
    }
    let yes = crate::host::would_go_live(together);
    let offer =
        Text::new("live-offer").with("players", Arg::Players(yes.clone())).with("count", yes.len() as i64);
    page.text(shown.say(&offer)).row(buttons(shown))
}

/// The same on the page of somebody who has not said yes.
pub fn on_a_page(shown: &Shown<'_>, seat: usize, page: Page) -> Page {
    if shown.notes.together.asks(seat as u8) { on_the_table(shown, page) } else { page }
}

fn buttons(shown: &Shown<'_>) -> [Component; 2] {
    [
        main_button(&shown.word("button-live"), live(shown, true)),
        plain_button(&shown.word("button-not-live"), live(shown, false)),
    ]
}

fn live(shown: &Shown<'_>, yes: bool) -> String {
    Press::at(shown.table.id, Verb::Live).with(u32::from(yes)).id()
}

/// What else somebody may do about it, beside everything that can be done at a table.
pub fn more(shown: &Shown<'_>, seat: usize) -> Vec<Component> {
    let days =
        shown.notes.together.days.map(|_| plain_button(&shown.word("button-days"), live(shown, false)));
    let claim = claimable(shown, seat)
        .map(|_| grave_button(&shown.word("button-claim"), Press::at(shown.table.id, Verb::Claim).id()));
    days.into_iter().chain(claim).collect()
}

fn claimable(shown: &Shown<'_>, seat: usize) -> Option<Seat> {
    let play = shown.play.as_deref()?;
    crate::host::claimable(shown.table, &shown.notes, play, seat)
}
