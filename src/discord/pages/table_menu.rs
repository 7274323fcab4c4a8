//! Everything that can be done at a table beside playing: stances, absence, votes, the clock.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, grave_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::seal::Seal;
use crate::host::Stance;
use crate::kernel::{Seat, Text};
use crate::store::{Pilot, Stage, UserId};

/// What somebody may do here.
pub fn more(shown: &DrawnTable<'_>, user: UserId, seal: &Seal) -> Page {
    let table = shown.table;
    let at = |verb| Press::at(table.id, verb);
    let show = plain_button(&shown.word("button-show"), at(Verb::Show).id());
    let rules = plain_button(&shown.word("button-rules"), at(Verb::Rules).id());
    let back = super::reference::back(shown.words, Some(table));
    let settings = if back.is_some() { at(Verb::Settings) } else { Press::of(Verb::Settings) };
    let settings = plain_button(&shown.word("button-settings"), settings.id());
    let help = plain_button(&shown.word("button-help"), at(Verb::Help).id());
    let log = plain_button(&shown.word("button-log"), at(Verb::Log).id());
    let fair = plain_button(&shown.word("button-fair"), at(Verb::Fair).id());
    let page = Page::new().text(format!("### {}", shown.word("more-heading")));
    let Ok(seat) = crate::host::seated(table, user) else {
        return page.text(shown.word("sorry-not-seated")).row([log, show, rules, help, settings]);
    };
    let (chair, alone) = (&table.seats[seat], shown.state.alone);
    let stance = crate::host::stance_of(chair, &shown.state);
    let stances = [
        (Stance::AskMe, "button-ask-me"),
        (Stance::OnlyConcerning, "button-only-concerning"),
        (Stance::OrdersDecide, "button-orders-decide"),
    ];
    // Where there are no windows nothing waits for anybody but for their own moves.
    let others = stances.into_iter().filter(|(one, _)| *one != stance && shown.has_windows());
    let others =
        others.map(|(one, key)| plain_button(&shown.word(key), Press::for_stance(table.id, one).id()));
    let there = match chair.pilot {
        Pilot::Player => plain_button(&shown.word("button-away"), at(Verb::Away).id()),
        _ => plain_button(&shown.word("button-back"), at(Verb::Back).id()),
    };
    let clock = match table.stage {
        Stage::Paused => plain_button(&shown.word("button-resume"), at(Verb::Resume).id()),
        _ => plain_button(&shown.word("button-pause"), at(Verb::Pause).id()),
    };
    let key = match stance {
        Stance::AskMe => "more-ask-me",
        Stance::OnlyConcerning => "more-only-concerning",
        Stance::OrdersDecide => "more-orders-decide",
    };
    let mut page = page.text(if shown.has_windows() { shown.word(key) } else { String::new() }).row(others);
    page = passing(shown, page, Seat(seat as u8))
        .row(super::presses::aside(shown, seat, seal))
        .row([there, clock, show])
        .row(back.into_iter().chain([
            log,
            plain_button(
                &shown.word(if alone { "button-end" } else { "button-vote-end" }),
                at(Verb::Abandon).id(),
            ),
            grave_button(&shown.word("button-resign"), at(Verb::Resign).id()),
        ]))
        .row([rules, help, settings, fair])
        .row(super::together::more(shown, seat));
    if chair.offered.is_some() {
        page = page
            .text(shown.word("more-offered"))
            .row([plain_button(&shown.word("button-withdraw"), at(Verb::Withdraw).id())]);
    }
    let absent =
        table.seats.iter().enumerate().filter(|(at, chair)| chair.pilot == Pilot::Away && *at != seat);
    page = page.row(absent.map(|(absent, _)| {
        let text = Text::new("button-vote-out").with("player", Seat(absent as u8));
        plain_button(&shown.label(&text), at(Verb::VoteOut).with(absent as u32).id())
    }));
    page
}

/// The ways of not reacting, each for how long it lasts; or the way back from one.
fn passing(shown: &DrawnTable<'_>, page: Page, seat: Seat) -> Page {
    let at = |verb| Press::at(shown.table.id, verb);
    if shown.state.yielded(seat).is_some() {
        let again = plain_button(&shown.word("button-unyield"), at(Verb::Unyield).id());
        return page.text(shown.word("more-yielded")).row([again]);
    }
    if !shown.has_orders() {
        return page;
    }
    page.row([
        plain_button(&shown.word("button-yield-turn"), at(Verb::Yield).with(0_u32).id()),
        plain_button(&shown.word("button-yield-concerned"), at(Verb::Yield).with(1_u32).id()),
    ])
    .text(shown.word("more-ways"))
}

/// Whether they are sure that they leave.
pub fn resign(shown: &DrawnTable<'_>) -> Page {
    sure(shown, &Text::new("resign-sure"), "button-resign-sure", &Press::at(shown.table.id, Verb::ResignSure))
}

/// Whether they are sure that they want the game to be given up: theirs may be the last vote that it takes.
pub fn give_up(shown: &DrawnTable<'_>) -> Page {
    let press = Press::at(shown.table.id, Verb::AbandonSure);
    let text = if shown.state.alone { "end-sure" } else { "vote-end-sure" };
    sure(shown, &Text::new(text), "button-vote-end-sure", &press)
}

/// Whether they are sure that they want a seat to go to a driver.
pub fn vote_out(shown: &DrawnTable<'_>, seat: u32) -> Page {
    let press = Press::at(shown.table.id, Verb::VoteOutSure).with(seat);
    let text = Text::new("vote-out-sure").with("player", Seat(seat as u8));
    sure(shown, &text, "button-vote-out-sure", &press)
}

/// Whether they are sure that they claim the game.
pub fn claim(shown: &DrawnTable<'_>) -> Page {
    let press = Press::at(shown.table.id, Verb::ClaimSure);
    sure(shown, &Text::new("claim-sure"), "button-claim-sure", &press)
}

fn sure(shown: &DrawnTable<'_>, text: &Text, yes: &str, press: &Press) -> Page {
    Page::saying(shown.say(text)).row([
        grave_button(&shown.word(yes), press.id()),
        plain_button(&shown.word("button-back-to-hand"), Press::at(shown.table.id, Verb::Hand).id()),
    ])
}
