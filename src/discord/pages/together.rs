//! A table over days at which everybody happens to be there: whether it goes on live; and a game that only
//! one still plays, which can be claimed.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, grave_button, main_button, plain_button};
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{Press, Verb};
use crate::kernel::{Arg, Seat, Text, Viewer};
use twilight_model::channel::message::component::Component;

/// What going on live is offered with, on the table: who has said yes, and two buttons.
pub fn on_the_table(shown: &DrawnTable<'_>, page: Page) -> Page {
    if shown.offers_to_go_live(Viewer::Spectator) { offered(shown, page) } else { page }
}

fn offered(shown: &DrawnTable<'_>, page: Page) -> Page {
    let yes = crate::host::would_go_live(&shown.state.together);
    let offer =
        Text::new("live-offer").with("players", Arg::Players(yes.clone())).with("count", yes.len() as i64);
    page.text(shown.say(&offer)).row(buttons(shown))
}

/// The same in a letter to somebody who has not said yes. A page stands below the table, which offers it already.
pub fn in_a_letter(shown: &DrawnTable<'_>, seat: usize, place: Place, page: Page) -> Page {
    let offers = place == Place::Letter && shown.offers_to_go_live(Viewer::Seat(Seat(seat as u8)));
    if offers { offered(shown, page) } else { page }
}

fn buttons(shown: &DrawnTable<'_>) -> [Component; 2] {
    [
        main_button(&shown.word("button-live"), live(shown, true)),
        plain_button(&shown.word("button-not-live"), live(shown, false)),
    ]
}

fn live(shown: &DrawnTable<'_>, yes: bool) -> String {
    Press::at(shown.table.id, Verb::Live).with(u32::from(yes)).id()
}

/// What else somebody may do about it, beside everything that can be done at a table.
pub fn more(shown: &DrawnTable<'_>, seat: usize) -> Vec<Component> {
    let days =
        shown.state.together.days.map(|_| plain_button(&shown.word("button-days"), live(shown, false)));
    let claim = claimable(shown, seat)
        .map(|_| grave_button(&shown.word("button-claim"), Press::at(shown.table.id, Verb::Claim).id()));
    days.into_iter().chain(claim).collect()
}

fn claimable(shown: &DrawnTable<'_>, seat: usize) -> Option<Seat> {
    let play = shown.play.as_deref()?;
    crate::host::claimable(shown.table, &shown.state, play, seat)
}
