//! The small things that a player does in a row, in a few words each: they are told in one sentence.

use super::Event;
use super::race::Slot;
use super::story::{about, with_card};
use crate::kernel::{Seat, Text};

/// Something small: who does it, and in a few words what. No words for what is counted.
pub fn deed(event: &Event) -> Option<(Seat, Option<Text>)> {
    let (seat, said) = match event {
        Event::PitStop { seat } => (seat, about("deed-pit-stop", *seat)),
        Event::Idle { seat } => (seat, about("deed-idle", *seat)),
        Event::Attached { seat, slot: Slot::Driver, card } => (seat, with_card("deed-driver", *seat, *card)),
        Event::Attached { seat, card, .. } => (seat, with_card("deed-fits", *seat, *card)),
        Event::DriverOut { seat, card } => (seat, with_card("deed-driver-out", *seat, *card)),
        Event::Put { by, seat, card } if by == seat => (by, with_card("deed-puts", *by, *card)),
        Event::Put { by, seat, card } => (by, with_card("deed-gives", *by, *card).with("other", *seat)),
        Event::Discarded { seat, card, .. } => (seat, with_card("deed-discards", *seat, *card)),
        // 6.2: a rival who stays behind does not interrupt.
        Event::Drew { seat, .. } | Event::NoFreePass { seat, .. } => return Some((*seat, None)),
        _ => return None,
    };
    Some((*seat, Some(said)))
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
