//! The small things that a player does in a row, in a few words each: they are told in one sentence.

use super::Event;
use super::cards::Card;
use super::race::Slot;
use super::story::card;
use crate::kernel::{Seat, Text};

/// Something small: who does it, and in a few words what. No words for what is counted.
pub fn deed(event: &Event) -> Option<(Seat, Option<Text>)> {
    let by = |key: &str, seat: Seat| (seat, Some(Text::new(key).with("player", seat)));
    let with_card = |key: &str, seat: Seat, one: Card| {
        (seat, Some(Text::new(key).with("player", seat).with("card", card(one))))
    };
    Some(match event {
        Event::PitStop { seat } => by("deed-pit-stop", *seat),
        Event::Idle { seat } => by("deed-idle", *seat),
        Event::Attached { seat, slot: Slot::Driver, card: one } => with_card("deed-driver", *seat, *one),
        Event::Attached { seat, card: one, .. } => with_card("deed-fits", *seat, *one),
        Event::DriverOut { seat, card: one } => with_card("deed-driver-out", *seat, *one),
        Event::Put { by, seat, card: one } if by == seat => with_card("deed-puts", *by, *one),
        Event::Put { by, seat, card: one } => {
            let (by, text) = with_card("deed-gives", *by, *one);
            (by, text.map(|text| text.with("other", *seat)))
        }
        Event::Discarded { seat, card: one, .. } => with_card("deed-discards", *seat, *one),
        Event::Drew { seat, .. } => (*seat, None),
        // 6.2: a rival who stays behind does not interrupt.
        Event::NoFreePass { seat, .. } => (*seat, None),
        _ => return None,
    })
}

/// One, two and three.
pub fn joined(mut said: Vec<Text>) -> Option<Text> {
    let last = said.pop()?;
    let Some(before) = said.pop() else { return Some(last) };
    let mut all = Text::new("deeds-and").with("one", before).with("more", last);
    while let Some(before) = said.pop() {
        all = Text::new("deeds-comma").with("one", before).with("more", all);
    }
    Some(all)
}
