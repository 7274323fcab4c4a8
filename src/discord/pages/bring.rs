//! Before the start: what a player brings to the table, chosen by themselves and seen by nobody else, but for
//! what only one can have.

use super::bench::{Kept, act};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, main_button, only_if, plain_button};
use crate::discord::parts::press::{self, Press, Verb};
use crate::host::{Request, Sorry};
use crate::kernel::{AnyGame, Dial, Text, Workshop};
use crate::store::{Belonging, Stage, UserId};
use serde_json::{Value, json};
use twilight_model::channel::message::component::Component;

/// So many buttons stand in a row; of more that can be chosen each stands beside what is said of it.
const IN_A_ROW: usize = 5;

/// Whether there is anything to bring to a game with these options.
pub fn is_asked(game: &dyn AnyGame, options: &Value) -> bool {
    !game.seat_dials().is_empty() && game.counts_what_is_brought(options)
}

/// What somebody brings and could bring instead, a button each.
pub fn page(
    shown: &DrawnTable<'_>,
    user: UserId,
    own: &[Belonging],
    note: Option<String>,
) -> Result<Page, Sorry> {
    if shown.table.stage != Stage::Lobby {
        return Err(Sorry::Begun);
    }
    let seat = crate::host::seated(shown.table, user)?;
    let game = shown.game.ok_or(Sorry::UnknownGame)?;
    let now = brought(shown, game, seat);
    let mut page = Page::new().text(note.unwrap_or_default());
    for (n, dial) in (0_u32..).zip(game.seat_dials()) {
        let name = format!("dial-{}", dial.id);
        let hint = Some(format!("{name}.hint")).filter(|hint| shown.words.has(hint));
        let hint = hint.map(|hint| format!("\n-# {}", shown.word(&hint))).unwrap_or_default();
        let about = format!("### {}{hint}", shown.word(&name));
        // What only one can have says all with its name.
        let hints = dial.notches.iter().filter(|_| !dial.taken).map(|notch| {
            let key = format!("{name}-{}", notch.id);
            format!("**{}:** {}", shown.word(&key), shown.word(&format!("{key}.hint")))
        });
        let stands_alone = dial.notches.len() > IN_A_ROW && !dial.taken;
        let buttons: Vec<Component> = buttons(shown, n, &dial, &now, seat, stands_alone);
        page = page.text(about);
        page = if stands_alone {
            hints.zip(buttons).fold(page, |page, (hint, button)| page.section(hint, button))
        } else {
            buttons.chunks(IN_A_ROW).fold(page.lines(hints), |page, row| page.row(row.to_vec()))
        };
    }
    Ok(match game.workshop() {
        Some(shop) => self_made(shown, shop, game, own, &now, page),
        None => page,
    })
}

/// Below it what they have made themselves, as far as it can be played, and the way to where that is done.
fn self_made(
    shown: &DrawnTable<'_>,
    shop: &dyn Workshop,
    game: &dyn AnyGame,
    own: &[Belonging],
    now: &Value,
    page: Page,
) -> Page {
    let button = |one: &Belonging| {
        let made = Kept::of(one).made;
        let press =
            Press::at(shown.table.id, Verb::Bring).with(0_u32).with(0_u32).with(press::number_of(&one.name));
        let chosen = now.get(shop.brought_as()).and_then(Value::as_str) == Some(made.as_str());
        shop.problems(&made).is_empty().then(|| match chosen {
            true => main_button(&one.name, press.id()),
            false => plain_button(&one.name, press.id()),
        })
    };
    let buttons: Vec<Component> = own.iter().filter_map(button).collect();
    let unfinished = Text::new("workshop-unfinished").with("n", (own.len() - buttons.len()) as i64);
    let unfinished = (own.len() > buttons.len()).then(|| format!("-# {}", shown.say(&unfinished)));
    let make = Press::at(shown.table.id, Verb::Workshop).with(game.number()).with(act::ALL);
    page.text(format!("### {}", shown.word("workshop-own")))
        .lines(unfinished)
        .row(buttons)
        .row([plain_button(&shown.word("workshop-make"), make.id())])
}

/// The buttons of a dial; where each stands beside what it is about, it need not say that again.
fn buttons(
    shown: &DrawnTable<'_>,
    dial_number: u32,
    dial: &Dial,
    now: &Value,
    seat: usize,
    stands_alone: bool,
) -> Vec<Component> {
    let (at, taken) = (dial.at(now), dial.taken_by(crate::host::others_bring(shown.table, seat)));
    let button = |(n, notch): (usize, &crate::kernel::Notch)| {
        let id = Press::at(shown.table.id, Verb::Bring).with(dial_number).with(n as u32).id();
        let name = match (stands_alone, at == Some(n)) {
            (true, true) => shown.word("bring-chosen"),
            (true, false) => shown.word("bring-choose"),
            (false, _) => shown.word(&format!("dial-{}-{}", dial.id, notch.id)),
        };
        let button = if at == Some(n) { main_button(&name, id) } else { plain_button(&name, id) };
        only_if(!taken.contains(&n), button)
    };
    dial.notches.iter().enumerate().map(button).collect()
}

/// What is brought from a seat: what its player has chosen, and what is proposed where they have not.
fn brought(shown: &DrawnTable<'_>, game: &dyn AnyGame, seat: usize) -> Value {
    let options = crate::host::options(game, shown.table, &shown.state);
    let seats = shown.table.seats.len().max(usize::from(*game.seats().start()));
    let mut all = vec![Value::Null; seats];
    if let (Some(mine), Some(chair)) = (all.get_mut(seat), shown.table.seats.get(seat)) {
        *mine = chair.brought.0.clone();
    }
    let all = game.brought(&options, &all).unwrap_or_default();
    all.into_iter().nth(seat).unwrap_or(Value::Null)
}

/// What a press chooses.
pub fn request(game: &dyn AnyGame, user: UserId, press: &Press) -> Result<Request, Sorry> {
    let dials = game.seat_dials();
    let dial = dials.get(press.number(0) as usize).ok_or(Sorry::Stale)?;
    let notch = dial.notches.get(press.number(1) as usize).ok_or(Sorry::Stale)?;
    Ok(Request::Bring { user, chosen: json!({ dial.id: notch.value }) })
}
