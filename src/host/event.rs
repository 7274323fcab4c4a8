//! What the host itself tells at a table. It is kept in the same story as what the game tells.

use crate::kernel::{Seat, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that has happened at a table and is no event of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "host", rename_all = "kebab-case")]
pub enum HostEvent {
    /// The rules have changed under the action that was under way: it begins again.
    PutBack,
    /// Somebody is away, and a stand-in plays for them.
    Away {
        /// For whom.
        seat: Seat,
    },
    /// Somebody has left for good, and a bot plays on in their seat.
    Left {
        /// Whose.
        seat: Seat,
    },
    /// Whoever was away is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// Somebody has let their time run out once, and a stand-in makes this move.
    Late {
        /// Who.
        seat: Seat,
    },
    /// Nobody who plays is there any more: the table waits for one of them.
    Rests,
    /// Somebody has stopped the clock.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// Somebody lets it go on.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// Everybody happens to be there at a table over days.
    AllHere,
    /// Such a table goes on live.
    Live,
    /// It goes on over days again, because of this seat.
    Days {
        /// Who has left.
        seat: Seat,
    },
    /// A stand-in has played so long for one of two that the other may claim the game.
    MayClaim {
        /// Who has been away.
        seat: Seat,
    },
    /// Whoever stayed has claimed it.
    Claims {
        /// Who.
        seat: Seat,
    },
    /// The game is given up.
    GivenUp,
    /// Something is decided of which people who look on have said what would come.
    Tips(Tally),
}

/// What is told when a question is decided of which somebody has said what comes. Nobody is named in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    pub(super) occasion: u32,
    pub(super) answers: Vec<String>,
    pub(super) counts: Vec<u32>,
    pub(super) came_true: u8,
}

impl HostEvent {
    /// Reads an event of the story. None, where the game tells it, or where a later program has.
    pub fn of(event: &Value) -> Option<HostEvent> {
        if !HostEvent::is_one(event) {
            return None;
        }
        HostEvent::deserialize(event).ok()
    }

    /// Whether an event of the story is the host's and not the game's, whichever program has written it.
    pub fn is_one(event: &Value) -> bool {
        event.get("host").is_some()
    }

    /// The event as the story keeps it.
    pub(super) fn kept(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// The sentence that tells it.
    pub(super) fn line(&self) -> Option<Text> {
        let of = |key: &str, seat: &Seat| Text::new(key).with("player", *seat);
        Some(match self {
            HostEvent::PutBack => Text::new("host-put-back"),
            HostEvent::Away { seat } => of("host-away", seat),
            HostEvent::Left { seat } => of("host-left", seat),
            HostEvent::Back { seat } => of("host-back", seat),
            HostEvent::Late { seat } => of("host-late", seat),
            HostEvent::Rests => Text::new("host-rests"),
            HostEvent::Stopped { seat } => of("host-stopped", seat),
            HostEvent::Resumed { seat } => of("host-resumed", seat),
            HostEvent::AllHere => Text::new("host-all-here"),
            HostEvent::Live => Text::new("host-live"),
            HostEvent::Days { seat } => of("host-days", seat),
            HostEvent::MayClaim { seat } => of("host-may-claim", seat),
            HostEvent::Claims { seat } => of("host-claims", seat),
            HostEvent::GivenUp => Text::new("host-given-up"),
            HostEvent::Tips(tally) => return tally.line(),
        })
    }
}

impl Tally {
    /// How many said what, in a line.
    pub(super) fn line(&self) -> Option<Text> {
        let one = |(answer, count): (&String, &u32)| {
            Text::new("tips-count").with("answer", answer.clone()).with("count", i64::from(*count))
        };
        let all = self.answers.iter().zip(&self.counts).map(one);
        let tally = all.reduce(|all, one| Text::new("tips-and").with("all", all).with("one", one))?;
        Some(Text::new("host-tips").with("tally", tally))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_kept_is_spelled_as_ever_and_read_again() {
        let tally = json!({
            "host": "tips", "occasion": 7, "answers": ["tip-found"], "counts": [1], "came_true": 0,
        });
        for (event, kept) in [
            (HostEvent::PutBack, json!({ "host": "put-back" })),
            (HostEvent::Away { seat: Seat(2) }, json!({ "host": "away", "seat": 2 })),
            (HostEvent::Left { seat: Seat(2) }, json!({ "host": "left", "seat": 2 })),
            (HostEvent::Back { seat: Seat(2) }, json!({ "host": "back", "seat": 2 })),
            (HostEvent::Late { seat: Seat(2) }, json!({ "host": "late", "seat": 2 })),
            (HostEvent::Rests, json!({ "host": "rests" })),
            (HostEvent::Stopped { seat: Seat(0) }, json!({ "host": "stopped", "seat": 0 })),
            (HostEvent::Resumed { seat: Seat(0) }, json!({ "host": "resumed", "seat": 0 })),
            (HostEvent::AllHere, json!({ "host": "all-here" })),
            (HostEvent::Live, json!({ "host": "live" })),
            (HostEvent::Days { seat: Seat(1) }, json!({ "host": "days", "seat": 1 })),
            (HostEvent::MayClaim { seat: Seat(1) }, json!({ "host": "may-claim", "seat": 1 })),
            (HostEvent::Claims { seat: Seat(0) }, json!({ "host": "claims", "seat": 0 })),
            (HostEvent::GivenUp, json!({ "host": "given-up" })),
            (HostEvent::of(&tally).unwrap(), tally),
        ] {
            assert_eq!(event.kept(), kept);
            assert_eq!(HostEvent::of(&kept), Some(event));
        }
    }

    #[test]
    fn what_a_game_or_a_later_program_tells_is_not_read_as_ours() {
        assert_eq!(HostEvent::of(&json!({ "rolled": 6 })), None);
        let later = json!({ "host": "sings" });
        assert!(HostEvent::is_one(&later) && HostEvent::of(&later).is_none());
    }
}
