//! What a button means, written into its custom id: a table, a verb, a few numbers. Never a card, never a
//! name: nothing has to be remembered for a button to work next week, and nothing can be read from one.

use crate::host::{Sorry, Stance};
use crate::store::TableId;
use std::str::FromStr;

/// A press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    /// At which table, if at one.
    pub table: Option<TableId>,
    /// What.
    pub verb: Verb,
    /// The rest: question, number of choices, choice; a seat; a page.
    pub numbers: Vec<u32>,
}

macro_rules! verbs {
    ($($(#[$doc:meta])* $Name:ident = $id:literal,)*) => {
        /// What a button does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Verb { $($(#[$doc])* $Name,)* }

        impl Verb {
            /// All of them.
            pub const ALL: &[Verb] = &[$(Verb::$Name,)*];

            /// As it is written; never to be changed, since buttons of every age must work.
            pub fn id(self) -> &'static str {
                match self { $(Verb::$Name => $id,)* }
            }
        }
    };
}

verbs! {
    /// Sit down.
    Join = "join",
    /// Get up.
    Leave = "leave",
    /// One more bot.
    AddBot = "bot",
    /// One bot fewer.
    RemoveBot = "nobot",
    /// See what can be set.
    Options = "options",
    /// Set a dial: its number.
    Dial = "dial",
    /// Settings that go well together: which.
    Preset = "preset",
    /// See what one brings; with two numbers, bring something else: which dial, which of its notches; with
    /// three, something of one's own.
    Bring = "bring",
    /// Make what can be brought to a game: its number, what is done, and to which of one's things as it stands.
    Workshop = "make",
    /// The language of the table.
    Speak = "speak",
    /// How well the bots play.
    Level = "level",
    /// Set the pace.
    Pace = "pace",
    /// Set how long turns, or reactions, may take.
    Time = "time",
    /// Begin.
    Start = "start",
    /// See one's own hand.
    Hand = "hand",
    /// See what one can lay down.
    React = "react",
    /// Give an answer that stands under the table: a count that changes with what it is about, and which of
    /// the buttons.
    Act = "act",
    /// Say as somebody who looks on what comes of a question: the occasion, and which answer.
    Tip = "tip",
    /// Let the moment go by: the window.
    Decline = "no",
    /// Answer: question, number of choices, choice.
    Answer = "a",
    /// Answer from a menu: question, number of choices, group, number of the menu.
    Choose = "m",
    /// Turn to another leaf of a group of many choices: question, group, leaf.
    Leaf = "leaf",
    /// Open another group of choices, from a menu: question, number of the menu.
    Open = "open",
    /// Mark items of a set: question, number of items, set, number of the menu, what is marked (two numbers).
    Mark = "mark",
    /// Answer with the marked items: question, number of items, set, what is marked (two numbers).
    Confirm = "sure",
    /// Take back one's last answer.
    Undo = "undo",
    /// Let moments go by for a while: until when.
    Yield = "yield",
    /// Be asked again.
    Unyield = "unyield",
    /// Put off the end of a window.
    Wait = "wait",
    /// What happened: a page.
    Log = "log",
    /// See one's standing orders.
    Orders = "orders",
    /// Change a draft: which number; card, trigger, whom, which case, how often, cards to keep; the seal of the hand.
    Draft = "draft",
    /// Save a draft: the same numbers.
    SaveOrder = "order",
    /// Add the usual orders.
    UsualOrders = "usual",
    /// Drop an order: how many there are, their seal.
    DropOrder = "noorder",
    /// One's plan; with a number, change it: what is done, and the seal of what is shown.
    Plan = "plan",
    /// What one has jotted down: the place of a sign; from a menu, the page, and the number of the menu.
    Jot = "jot",
    /// Everything else that can be done at a table.
    More = "more",
    /// How one is to be treated in windows.
    Stance = "stance",
    /// Let a driver play for a while.
    Away = "away",
    /// Come back.
    Back = "back",
    /// Leave the game: asks first.
    Resign = "resign",
    /// Leave the game: is sure.
    ResignSure = "resign!",
    /// Take a seat that one was offered: the seat.
    Accept = "accept",
    /// Say no to it: the seat.
    Refuse = "refuse",
    /// Keep the seat that one has offered.
    Withdraw = "withdraw",
    /// Vote a seat out: asks first.
    VoteOut = "out",
    /// Vote a seat out: is sure.
    VoteOutSure = "out!",
    /// Vote to give up: asks first.
    Abandon = "end",
    /// Vote to give up: is sure.
    AbandonSure = "end!",
    /// Go on live with everybody who is there: 1, or not: 0; at a table that does, 0 is over days again.
    Live = "live",
    /// Claim a game of two in which only a stand-in moves in the other seat: asks first.
    Claim = "claim",
    /// Claim it: is sure.
    ClaimSure = "claim!",
    /// Stop the clock.
    Pause = "pause",
    /// Let it go on.
    Resume = "resume",
    /// Put the table at the bottom of the channel.
    Show = "show",
    /// The same people, another game.
    Again = "again",
    /// Step through a finished game: the turn.
    Replay = "replay",
    /// Show a turn of a finished game to everybody.
    Share = "share",
    /// Look at one's own decisions in a finished game again.
    Review = "review",
    /// Show that to everybody.
    ShareReview = "review!",
    /// Ask what is best now, and why.
    Hint = "hint",
    /// Say a word that is mixed into the dice.
    Word = "word",
    /// See that the dice were fair.
    Fair = "fair",
    /// How to play with friends.
    Friends = "friends",
    /// Have a finished game as a file.
    Keep = "keep",
    /// Read a card that one has: from a menu, which.
    Read = "card",
    /// Look closer at a large table: at what.
    Closer = "closer",
    /// Look at all hands of a finished game.
    Hands = "hands",
    /// Have a guided first game: the number of the game among all.
    Learn = "learn",
    /// A page of help.
    Help = "help",
    /// A chapter of the rules.
    Rules = "rules",
    /// One's own settings.
    Settings = "set",
    /// Change one of them.
    Change = "chg",
    /// Erase one's data: asks first.
    Erase = "erase",
    /// Erase one's data: is sure.
    EraseSure = "erase!",
}

/// The number of a menu's press that says whether some of its items are asked about once more.
pub const ASKS_ONCE_MORE: usize = 4;
/// Numbers of a press in a menu of things to jot something down beside.
pub const JOT_IN_A_MENU: usize = 3;

/// The stances, in the order of their numbers in buttons: messages that were written long ago have them.
const STANCES: [Stance; 3] = [Stance::AskMe, Stance::OrdersDecide, Stance::OnlyConcerning];

impl Press {
    /// A press at a table that asks to be treated like this.
    pub fn for_stance(table: TableId, stance: Stance) -> Press {
        let number = STANCES.iter().take_while(|one| **one != stance).count();
        Press::at(table, Verb::Stance).with(number as u32)
    }

    /// How such a press asks to be treated.
    pub fn stance(&self) -> Option<Stance> {
        STANCES.get(self.number(0) as usize).copied()
    }

    /// A press at a table.
    pub fn at(table: TableId, verb: Verb) -> Press {
        Press { table: Some(table), verb, numbers: Vec::new() }
    }

    /// A press at no table.
    pub fn of(verb: Verb) -> Press {
        Press { table: None, verb, numbers: Vec::new() }
    }

    /// Another press at the same table, if at one.
    pub fn turned(&self, verb: Verb) -> Press {
        Press { table: self.table, verb, numbers: Vec::new() }
    }

    /// The same with one more number.
    pub fn with(mut self, number: impl Into<u32>) -> Press {
        self.numbers.push(number.into());
        self
    }

    /// A number of it; nought where it has none.
    pub fn number(&self, at: usize) -> u32 {
        self.numbers.get(at).copied().unwrap_or(0)
    }

    /// As it is written into a button.
    pub fn id(&self) -> String {
        let table = self.table.map_or_else(|| "-".to_owned(), |table| table.0.to_string());
        let numbers: String = self.numbers.iter().map(|number| format!(".{number}")).collect();
        format!("c5.{table}.{}{numbers}", self.verb.id())
    }

    /// Reads it back. None for what this program never wrote.
    pub fn parse(id: &str) -> Option<Press> {
        let mut parts = id.strip_prefix("c5.")?.split('.');
        let table = match parts.next()? {
            "-" => None,
            number => Some(TableId(number.parse().ok()?)),
        };
        let verb = parts.next()?;
        let verb = Verb::ALL.iter().copied().find(|one| one.id() == verb)?;
        let numbers = parts.map(str::parse).collect::<Result<_, _>>().ok()?;
        Some(Press { table, verb, numbers })
    }
}

/// A name in a number, so that nothing of it stands in a button: FNV-1a.
pub fn number_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// What was chosen from a menu: this program writes nothing but numbers there.
pub fn chosen<T: FromStr>(value: Option<&str>) -> Result<T, Sorry> {
    value.and_then(|value| value.parse().ok()).ok_or(Sorry::Stale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_reads_back() {
        for verb in Verb::ALL {
            let at = Press::at(TableId(i64::MAX), *verb).with(u32::MAX).with(u32::MAX).with(u32::MAX);
            for press in [at, Press::of(*verb)] {
                assert!(press.id().len() <= 100, "{}", press.id());
                assert_eq!(Press::parse(&press.id()), Some(press));
            }
        }
        for wrong in ["", "c5", "c5.", "c5.x.join", "c5.1.dance", "c5.1.join.x", "v1.1.join", "c5.1"] {
            assert_eq!(Press::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn stances_keep_their_numbers() {
        let written = [("0", Stance::AskMe), ("1", Stance::OrdersDecide), ("2", Stance::OnlyConcerning)];
        for (number, stance) in written {
            let press = Press::for_stance(TableId(7), stance);
            assert_eq!(press.id(), format!("c5.7.stance.{number}"));
            assert_eq!(press.stance(), Some(stance));
        }
        assert_eq!(Press::at(TableId(7), Verb::Stance).with(3_u32).stance(), None);
    }

    proptest::proptest! {
        /// Whatever reads as a press, of whatever age and from wherever, is written as one that reads the same.
        #[test]
        fn what_reads_is_written_and_reads_again(
            id in r"(c5\.)?(-|-?[0-9]{1,20}|\PC{0,3})(\.([a-z!]{0,8}|\PC{0,3}))?(\.[0-9+-]{0,11}){0,8}",
            known in 0..Verb::ALL.len(),
        ) {
            for id in [&id, &id.replacen(".a", &format!(".{}", Verb::ALL[known].id()), 1)] {
                if let Some(press) = Press::parse(id) {
                    proptest::prop_assert_eq!(Press::parse(&press.id()), Some(press));
                }
            }
        }
    }
}
