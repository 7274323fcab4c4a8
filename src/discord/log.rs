//! The story of a race as it was told, and what can be seen once it is over.

use super::Bot;
use super::page::{Page, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::host::Sorry;
use crate::store::{Stage, UserId};
use crate::table::{Seat, Text, Viewer};

/// Events on a page.
const PAGE: i64 = 25;

/// A page of the story: the press says which, counted from one; nought is the newest, beginning with what one has missed.
pub async fn log(bot: &Bot, shown: &Shown<'_>, user: UserId, press: &Press) -> Result<Page, Sorry> {
    let table = shown.table;
    let pages = (shown.notes.told + PAGE - 1) / PAGE;
    let seat = table.seats.iter().position(|chair| chair.user == Some(user));
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
    let seen = seat.and_then(|seat| shown.notes.seen.get(&(seat as u8)).copied());
    let wanted = i64::from(press.number(0));
    let missed = wanted == 0 && seen.is_some_and(|seen| seen < shown.notes.told);
    let from = match (missed, seen) {
        (true, Some(seen)) => seen + 1,
        _ if wanted == 0 => (shown.notes.told - PAGE + 1).max(1),
        _ => (wanted.min(pages) - 1).max(0) * PAGE + 1,
    };
    let first = (from - shown.look_back()).max(1);
    let story = bot.host().store().story(table.id, first, (PAGE + from - first) as u32).await?;
    let told = shown.lines(&story, from, viewer);
    let heading = if missed {
        shown.word("log-missed")
    } else {
        let last = (from + PAGE - 1).min(shown.notes.told);
        shown.say(&Text::new("log-heading").with("from", from).with("last", last))
    };
    let page = Page::new().text(format!("### {heading}"));
    let page = if told.is_empty() { page.text(shown.word("log-empty")) } else { page.lines(told) };
    let here = (from - 1) / PAGE + 1;
    let mut buttons = Vec::new();
    let to = |number: i64| Press::at(table.id, Verb::Log).with(number.clamp(1, pages.max(1)) as u32).id();
    if here > 1 {
        buttons.push(plain_button(&shown.word("button-earlier"), to(here - 1)));
    }
    if here < pages {
        buttons.push(plain_button(&shown.word("button-later"), to(here + 1)));
    }
    Ok(page.row(buttons).sketched(shown.test_drawing(&story[story.partition_point(|row| row.n < from)..])))
}

/// All hands of a race that is over.
pub fn hands(shown: &Shown<'_>) -> Page {
    let mut page = Page::new().text(format!("### {}", shown.word("hands-heading")));
    if shown.table.stage != Stage::Over {
        return page.text(shown.word("hands-not-yet"));
    }
    for seat in 0..shown.table.seats.len() {
        let Some(screen) = shown.screen(Viewer::Seat(Seat(seat as u8))) else { continue };
        let lines = screen.hand.iter().map(|card| shown.say(card));
        page = page.lines([format!("**{}**", shown.name(seat))].into_iter().chain(lines));
    }
    page
}
