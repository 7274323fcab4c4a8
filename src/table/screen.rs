//! What somebody sees of a game and may press, free of any chat program.

use super::Text;

/// One page: a heading, what there is to read, and what may be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct Screen<A> {
    /// What is being asked, or what is going on.
    pub heading: Text,
    /// What is going on, top to bottom.
    pub lines: Vec<Text>,
    /// How everybody stands: the same for every viewer.
    pub standing: Vec<Text>,
    /// What the viewer holds, a line each. Nothing for a spectator.
    pub hand: Vec<Text>,
    /// How the viewer stands themselves. Nothing for a spectator.
    pub own: Vec<Text>,
    /// What may be pressed, in groups that belong together. Empty where there is nothing to decide.
    pub groups: Vec<Group<A>>,
}

/// Buttons that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<A> {
    /// What they have in common.
    pub about: Text,
    /// The buttons themselves, the most usual first.
    pub presses: Vec<Press<A>>,
}

/// One button: what it says, what it means in a line, and the answer that it gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Press<A> {
    /// What the button says.
    pub label: Text,
    /// What happens when it is pressed, in one sentence.
    pub hint: Text,
    /// How it should look.
    pub weight: Weight,
    /// The answer that it gives.
    pub answer: A,
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The usual thing to do.
    Main,
    /// One of several.
    Plain,
    /// It gives something away for good.
    Grave,
}

impl<A> Screen<A> {
    /// The same screen with its answers written differently. Buttons whose answer cannot be written go.
    pub fn map<B>(self, write: impl Fn(A) -> Option<B>) -> Screen<B> {
        let press = |press: Press<A>| {
            let Press { label, hint, weight, answer } = press;
            write(answer).map(|answer| Press { label, hint, weight, answer })
        };
        let group = |group: Group<A>| {
            let presses = group.presses.into_iter().filter_map(press).collect();
            Group { about: group.about, presses }
        };
        let Screen { heading, lines, standing, hand, own, groups } = self;
        Screen { heading, lines, standing, hand, own, groups: groups.into_iter().map(group).collect() }
    }
}
