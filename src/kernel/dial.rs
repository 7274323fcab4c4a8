//! What may be set before a game, typed during one, and looked up, described so that any face can offer it.
//! No words, only keys.

use super::Text;
use serde_json::Value;

/// One thing that may be set before the start. Its words are `dial-<id>`, with a `.hint`.
#[derive(Clone, PartialEq, Debug)]
pub struct Dial {
    /// Its name, and the key of the options that it sets.
    pub id: &'static str,
    /// What it may be set to.
    pub notches: Vec<Notch>,
    /// Whether what one player has chosen is taken for all others, and seen by them. Nothing (`null`) is never taken.
    pub taken: bool,
}

/// One of the values of a [`Dial`]. Its words are `dial-<dial>-<id>`.
#[derive(Clone, PartialEq, Debug)]
pub struct Notch {
    /// Its name.
    pub id: &'static str,
    /// What the options say then.
    pub value: Value,
}

impl Dial {
    /// A dial with these notches.
    pub fn new(id: &'static str, notches: impl IntoIterator<Item = (&'static str, Value)>) -> Dial {
        let notches = notches.into_iter().map(|(id, value)| Notch { id, value }).collect();
        Dial { id, notches, taken: false }
    }

    /// The same, where no two players can have the same.
    pub fn one_each(self) -> Dial {
        Dial { taken: true, ..self }
    }

    /// Which notches are taken by others, whose choices these are.
    pub fn taken_by<'a>(&self, others: impl Iterator<Item = &'a Value>) -> Vec<usize> {
        let values =
            others.filter_map(|chosen| self.at(chosen)).filter(|at| !self.notches[*at].value.is_null());
        if self.taken { values.collect() } else { Vec::new() }
    }

    /// On or off.
    pub fn switch(id: &'static str) -> Dial {
        Dial::new(id, [("off", Value::Bool(false)), ("on", Value::Bool(true))])
    }

    /// Which notch these options are set to.
    pub fn at(&self, options: &Value) -> Option<usize> {
        self.notches.iter().position(|notch| options.get(self.id) == Some(&notch.value))
    }
}

/// An object with the keys of another laid over it; null takes a key away.
pub fn merge(under: &Value, over: &Value) -> Value {
    let mut merged = under.as_object().cloned().unwrap_or_default();
    for (key, value) in over.as_object().into_iter().flatten() {
        if value.is_null() {
            merged.remove(key);
        } else {
            merged.insert(key.clone(), value.clone());
        }
    }
    Value::Object(merged)
}

/// A kind of move, for people who like typing. Its words are `cmd-<id>`, with a `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// Its name.
    pub id: &'static str,
    /// The labels of the buttons that it stands for. None: it jots down what is typed.
    pub presses: &'static [&'static str],
    /// Those of them that give something up: typed, they are asked about first.
    pub grave: &'static [&'static str],
}

/// What there is to know about a card. Rulings are the attributes `ruling-1`, `ruling-2`, … of its title.
#[derive(Clone, PartialEq, Debug)]
pub struct CardPage {
    /// What it is called.
    pub title: Text,
    /// What kind of card it is, what it says, how many there are.
    pub lines: Vec<Text>,
}

/// What a game has that not every game has: a face shows only what there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// Whether what is the same for every game also stands among its own commands.
    pub all_commands: bool,
    /// Whether others are ever asked about somebody's move before it counts.
    pub windows: bool,
    /// Whether there are windows in which standing orders can answer.
    pub orders: bool,
    /// How many of their next moves somebody can plan.
    pub plan_most: usize,
}
