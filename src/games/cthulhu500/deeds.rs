//! The small things that a player does in a row, in a few words each: they are told in one sentence.

use super::Event;
use super::cards::Card;
use super::race::Slot;
use super::story::card;
use crate::kernel::{Seat, Text};

/// Something small: who does it, and in a few words what. No words for what is counted.
pub fn deed(event: &Event) -> Option<(Seat, Option<Text>)> {
    let with_card = |key: &str, one: Card| Some(Text::new(key).with("card", card(one)));
    Some(match event {
        Event::PitStop { seat } => (*seat, Some(Text::new("deed-pit-stop"))),
        Event::Idle { seat } => (*seat, Some(Text::new("deed-idle"))),
        Event::Attached { seat, slot: Slot::Driver, card: one } => (*seat, with_card("deed-driver", *one)),
        Event::Attached { seat, card: one, .. } => (*seat, with_card("deed-fits", *one)),
        Event::DriverOut { seat, card: one } => (*seat, with_card("deed-driver-out", *one)),
        Event::Put { by, seat, card: one } if by == seat => (*by, with_card("deed-puts", *one)),
        Event::Put { by, seat, card: one } => {
            (*by, with_card("deed-gives", *one).map(|text| text.with("other", *seat)))
        }
        Event::Discarded { seat, card: one, .. } => (*seat, with_card("deed-discards", *one)),
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
