//! Fast hands (RULES 9.4): plain choices are made for whoever wants that, from the start or from any question on.

use super::event::Event;
use super::options::Hands;
use super::table::Parques;
use crate::kernel::{Cx, Seat};

impl Parques {
    /// Whether a seat's plain choices are made for it: its own wish, or the table's.
    pub fn is_fast(&self, seat: Seat) -> bool {
        self.board.options.fast || self.fast.has(seat)
    }

    /// What a seat may change to. What the table has set nobody changes alone.
    pub fn other_hands(&self, seat: Seat) -> Option<Hands> {
        let other = if self.fast.has(seat) { Hands::Own } else { Hands::Fast };
        (!self.board.options.fast).then_some(other)
    }
}

/// From now on somebody's plain choices are made like this.
pub fn change(cx: &mut Cx<'_, Parques>, seat: Seat, hands: Hands) {
    let fast = cx.game.fast;
    cx.game.fast = if hands == Hands::Fast { fast.with(seat) } else { fast.without(seat) };
    cx.tell(Event::Hands { seat, hands });
}
