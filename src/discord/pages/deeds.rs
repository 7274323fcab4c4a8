//! What somebody did about their seat or the table, said back to them, with the way to undo it.

use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::drawn::{DrawnTable, is_told};
use crate::discord::parts::duration;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::host::{HostState, Receipt, Request, Stance, is_alone};
use crate::kernel::{Seat, Text, Viewer};
use crate::store::{StoryRow, Table, TableId};

/// What is asked about a seat that is offered.
pub fn about_a_seat(asked: &Interaction, press: &Press) -> Request {
    let (user, seat) = (asked.user, press.number(0) as u8);
    match press.verb {
        Verb::Accept => Request::Accept { user, seat, name: asked.name.clone() },
        Verb::Refuse => Request::Refuse { user, seat },
        _ => Request::Withdraw { user },
    }
}

/// What came of it where that is not simply that it was done.
pub fn note(reader: &Reader, receipt: Receipt) -> Option<String> {
    match receipt {
        Receipt::Voted { needed } => Some(reader.say(&Text::new("noted-vote").with("needed", needed))),
        Receipt::Already => Some(reader.word("noted-already")),
        Receipt::Early { minutes } => Some(reader.say(&early(minutes))),
        Receipt::Done | Receipt::Again | Receipt::Idle => None,
    }
}

/// What came of it where whoever pressed is told so alone: of what everybody is told the table speaks.
pub fn told_alone(reader: &Reader, table: &Table, told: &[StoryRow]) -> Option<String> {
    let heard = |viewer| told.iter().any(|row| is_told(&table.kind, row, viewer));
    let seat = crate::host::seated(table, reader.person.user).ok()?;
    let viewer = Viewer::Seat(Seat(seat as u8));
    if heard(Viewer::Spectator) || !heard(viewer) {
        return None;
    }
    Some(DrawnTable::new(table, reader.words.language).lines(told, 0, viewer).join("\n"))
}

/// Says what was done, or what came of it instead. Whoever plays on finds the way back.
pub fn done(reader: &Reader, table: &Table, press: &Press, note: Option<String>) -> Page {
    let plays = crate::host::seated(table, reader.person.user).is_ok();
    let back = [("button-back-to-hand", Verb::Hand), ("button-more", Verb::More)];
    let back = back.map(|(label, verb)| plain_button(&reader.word(label), Press::at(table.id, verb).id()));
    let back = back.into_iter().filter(|_| plays && table.stage.is_under_way());
    if let Some(note) = note {
        return Page::saying(note).row(back);
    }
    let undo = |label: &str, verb: Verb| Some((reader.word(label), Press::at(table.id, verb)));
    let (key, undo) = match press.verb {
        Verb::Pause => ("did-pause", undo("button-resume", Verb::Resume)),
        Verb::Resume => ("did-resume", undo("button-pause", Verb::Pause)),
        Verb::Away if HostState::of(table).rests.is_some() => {
            ("did-away-at-rest", undo("button-back", Verb::Back))
        }
        Verb::Away => ("did-away", undo("button-back", Verb::Back)),
        Verb::ResignSure => ("did-resign", None),
        Verb::VoteOutSure => ("did-vote-out", None),
        Verb::ClaimSure => ("did-claim", None),
        // Whoever is alone has not voted.
        Verb::AbandonSure if is_alone(table) => ("did-end", None),
        Verb::AbandonSure => ("did-abandon", None),
        Verb::Show => ("did-show", None),
        Verb::Join => ("did-join", undo("button-leave", Verb::Leave)),
        Verb::Leave => ("did-leave", undo("button-join", Verb::Join)),
        Verb::Start => ("did-start", undo("button-hand", Verb::Hand)),
        Verb::Refuse => ("did-refuse", None),
        Verb::Withdraw => ("did-withdraw", None),
        Verb::Stance => match press.stance() {
            Some(Stance::OrdersDecide) => ("did-orders-decide", None),
            Some(Stance::OnlyConcerning) => ("did-only-concerning", None),
            Some(Stance::AskMe) | None => ("did-ask-me", None),
        },
        Verb::Yield => ("did-yield", undo("button-unyield", Verb::Unyield)),
        Verb::Unyield => ("did-unyield", None),
        _ => ("discord-noted", None),
    };
    let undo = undo.map(|(label, press)| plain_button(&label, press.id()));
    Page::saying(reader.word(key)).row(undo.into_iter().chain(back))
}

/// The seat is offered; until they say yes it stays where it is.
pub fn offered(reader: &Reader, table: TableId, whom: u64) -> Page {
    let whom = crate::kernel::Arg::Verbatim(format!("<@{whom}>"));
    let withdraw = plain_button(&reader.word("button-withdraw"), Press::at(table, Verb::Withdraw).id());
    Page::saying(reader.say(&Text::new("did-offer").with("player", whom))).row([withdraw])
}

/// What somebody reads who is offered a seat: no hand, only who asks, and yes and no.
pub fn offer(shown: &DrawnTable<'_>, seat: u8, whom: u64) -> Page {
    let press = |verb| Press::at(shown.table.id, verb).with(seat).id();
    let text = Text::new("offer-call")
        .with("player", crate::kernel::Arg::Verbatim(format!("<@{whom}>")))
        .with("giver", crate::kernel::Seat(seat));
    Page::new().mention(whom).text(shown.say(&text)).row([
        main_button(&shown.word("button-accept"), press(Verb::Accept)),
        plain_button(&shown.word("button-refuse"), press(Verb::Refuse)),
    ])
}

/// Whoever is the only one there has to wait.
pub fn early(minutes: u32) -> Text {
    Text::new("noted-early").with("wait", duration::duration(minutes.saturating_mul(60)))
}
