//! What somebody sees of a game and may press, free of any chat program.

use super::{Seat, Text};

/// One page: a heading, what there is to read, and what may be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct Screen<A> {
    /// What is being asked, or what is going on.
    pub heading: Text,
    /// What is going on, top to bottom.
    pub lines: Vec<Text>,
    /// How the game stands, in a line: who is best, and the viewer.
    pub summary: Option<Text>,
    /// How everybody stands: the same for every viewer.
    pub standing: Vec<Text>,
    /// By which of its rules this table plays, in a line: nobody should find out in the middle of a game.
    pub house: Option<Text>,
    /// What the viewer holds, a line each. Nothing for a spectator.
    pub hand: Vec<Text>,
    /// How the viewer stands themselves. Nothing for a spectator.
    pub own: Vec<Text>,
    /// What a beginner may wonder about beside that, where a page has room for it.
    pub aside: Option<Text>,
    /// What may be pressed, in groups that belong together. Empty where there is nothing to decide.
    pub groups: Vec<Group<A>>,
}

/// Buttons that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<A> {
    /// What they have in common.
    pub about: Text,
    /// Whether its presses are items of a set, of which so many go into one answer.
    pub set: Option<Set>,
    /// What that means for whoever presses one of them, in one sentence; where their labels do not say it all.
    pub hint: Option<Text>,
    /// Whether nobody should press one of them before they have read what it does: the hints of a few stand above
    /// their buttons, and more than a few are a menu, in which each has its own.
    pub read_first: bool,
    /// The buttons themselves, the most usual first.
    pub presses: Vec<Press<A>>,
}

/// So many buttons whose hints are read first have them above them.
pub const READ_MOST: usize = 2;

impl<A> Group<A> {
    /// Buttons whose labels say all that there is to know.
    pub fn of(about: Text, presses: Vec<Press<A>>) -> Group<A> {
        Group { about, set: None, hint: None, read_first: false, presses }
    }

    /// Those that give something away for good, where something else could be chosen that does not.
    pub fn grave(&self) -> impl Iterator<Item = &Press<A>> {
        let is_grave = |press: &&Press<A>| press.weight == Weight::Grave;
        let mixed = self.set.is_none() && !self.presses.iter().all(|press| is_grave(&press));
        self.presses.iter().filter(move |press| mixed && is_grave(press))
    }
}

/// A group whose presses are chosen together: one of the sets of the question.
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    /// Which of the question's sets.
    pub of: usize,
    /// The fewest that make an answer.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// What the button says that makes an answer of them.
    pub confirm: Text,
}

/// One button: what it says, what it means in a line, and the answer that it gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Press<A> {
    /// What the button says.
    pub label: Text,
    /// What happens when it is pressed, in one sentence; where neither label nor group say it.
    pub hint: Option<Text>,
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
    /// As one of a set it gives something away, unless at least so many go together.
    GraveBelow(u8),
    /// It can be done whatever is asked, and seldom is: it is found where everything else is.
    Aside,
}

/// A sentence of a story.
#[derive(Clone, PartialEq, Debug)]
pub struct Telling {
    /// The number of the last event that it tells.
    pub n: i64,
    /// The sentence.
    pub text: Text,
    /// Who might have something to say to it, and upon what occasion.
    pub remark: Option<Remark>,
}

impl<A> Screen<A> {
    /// A screen of nothing but buttons.
    #[cfg(test)]
    pub fn of(groups: Vec<Group<A>>) -> Screen<A> {
        let [lines, standing, hand, own] = [const { Vec::new() }; 4];
        let heading = Text::new("heading");
        Screen { heading, lines, summary: None, standing, house: None, hand, own, aside: None, groups }
    }

    /// The same screen with its answers written differently. Buttons whose answer cannot be written go.
    pub fn map<B>(self, mut write: impl FnMut(Option<&Set>, A) -> Option<B>) -> Screen<B> {
        let mut press = |set: Option<&Set>, press: Press<A>| {
            let Press { label, hint, weight, answer } = press;
            write(set, answer).map(|answer| Press { label, hint, weight, answer })
        };
        let group = |group: Group<A>| {
            let Group { about, hint, set, read_first, presses } = group;
            let presses = presses.into_iter().filter_map(|one| press(set.as_ref(), one)).collect();
            Group { about, hint, set, read_first, presses }
        };
        let Screen { heading, lines, summary, standing, house, hand, own, aside, groups } = self;
        let groups = groups.into_iter().map(group).collect();
        Screen { heading, lines, summary, standing, house, hand, own, aside, groups }
    }
}

/// What somebody with a tongue of their own might say now: `bot-<name>-<occasion>-1` and so on, in the words
/// of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Whoever might say it.
    pub seat: Seat,
    /// Upon what.
    pub occasion: &'static str,
    /// How many things each of them has to say to that.
    pub count: u8,
}
