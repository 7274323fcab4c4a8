//! The Marshal's own marks in the notebook: what they suspect, what they will name next, what they take for
//! unlikely. They are jotted down whoever's turn it is, and kept with the player's chair: nobody else sees
//! them, and no rule.

use super::cards::Cards;
use super::chase::{Fugitive, Phase, Side};
use super::view::View;
use super::{label, notebook};
use crate::kernel::{Jot, Jottings, Pad, Seat, Secret, Text};
use serde::{Deserialize, Serialize};

/// A mark beside a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Somebody may hide there.
    Suspected,
    /// It is to be named next.
    Next,
    /// Nobody will hide there.
    Unlikely,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 3] = [Mark::Suspected, Mark::Next, Mark::Unlikely];

    /// How it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Suspected => "?",
            Mark::Next => "!",
            Mark::Unlikely => "–",
        }
    }

    /// What it means, in language files.
    fn meaning(self) -> &'static str {
        match self {
            Mark::Suspected => "mark-suspected",
            Mark::Next => "mark-next",
            Mark::Unlikely => "mark-unlikely",
        }
    }
}

/// Numbers by their marks: each has one at most.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks([Cards; 3]);

// What somebody suspects is theirs alone.
impl std::fmt::Debug for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(marks)")
    }
}

impl Marks {
    /// The numbers with a mark.
    pub fn with(&self, mark: Mark) -> Cards {
        self.0[mark as usize]
    }

    /// The mark of a number.
    pub fn of(&self, number: u8) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.with(*mark).has(number))
    }

    /// Every number that has one.
    pub fn all(&self) -> Cards {
        self.0.iter().fold(Cards::NONE, |all, some| all.and(*some))
    }

    /// Gives numbers this mark in place of the one that they had, or none.
    pub fn set(&mut self, mark: Option<Mark>, numbers: Cards) {
        self.0.iter_mut().for_each(|some| *some = some.minus(numbers));
        if let Some(mark) = mark {
            self.0[mark as usize] = self.0[mark as usize].and(numbers);
        }
    }
}

/// What whoever hunts may jot down beside numbers, as long as the chase goes on. Each chase has a clean page.
pub fn pad(view: &View) -> Option<Pad> {
    let hunted = matches!(view.phase, Phase::Fugitive | Phase::Marshal | Phase::Manhunt);
    if view.side != Some(Side::Marshal) || !hunted {
        return None;
    }
    let page = notebook::page(view);
    let item =
        |number: u8| (number, Text::new("press-number").with("number", number), label::known(number, &page));
    Some(Pad {
        page: view.past.len() as u32,
        title: Text::new("marks-title"),
        about: Text::new("marks-about"),
        signs: Mark::ALL.map(|mark| (mark.sign(), Text::new(mark.meaning()))).to_vec(),
        items: (1..=view.options.course.last()).map(item).collect(),
    })
}

/// Lays what somebody has jotted down into the notebook, if it is theirs, and of this chase.
pub fn lay_beside(game: &mut Fugitive, seat: Seat, jottings: &Jottings) {
    if game.chase.side(seat) != Side::Marshal || jottings.page as usize != game.past.len() {
        return;
    }
    let mut marks = Marks::default();
    for (number, sign) in &jottings.signs {
        marks.set(Mark::ALL.get(usize::from(*sign)).copied(), Cards::of(*number));
    }
    game.chase.marks = Secret(marks);
}

/// What a line with a mark and numbers jots down.
pub fn jot(view: &View, line: &str) -> Option<Result<Jot, Text>> {
    let (mark, numbers) = read(line)?;
    if pad(view).is_none() {
        return Some(Err(Text::new("marks-not-yours")));
    }
    let last = view.options.course.last();
    if !numbers.is_within(Cards::between(1, last)) {
        return Some(Err(Text::new("marks-which").with("last", last)));
    }
    let sign = mark.map(|mark| mark as u8);
    Some(Ok(Jot { sign, items: numbers.iter().collect() }))
}

/// Reads `12 ?` or `5 9 –`: the mark, and the numbers that get it. Nothing, where a line has no mark or no numbers.
fn read(line: &str) -> Option<(Option<Mark>, Cards)> {
    let mut mark = None;
    let mut numbers = Cards::NONE;
    for word in words(line) {
        match word.as_str() {
            "?" => mark = Some(Some(Mark::Suspected)),
            "!" => mark = Some(Some(Mark::Next)),
            "–" | "-" => mark = Some(Some(Mark::Unlikely)),
            "x" | "×" => mark = Some(None),
            "y" | "and" => {}
            number => numbers = numbers.with(number.parse().ok().filter(|one| *one < 64)?),
        }
    }
    mark.filter(|_| !numbers.is_empty()).map(|mark| (mark, numbers))
}

/// The words of a line; a sign may stand right behind a number.
fn words(line: &str) -> Vec<String> {
    let apart = line.to_lowercase().replace(',', " ").replace('?', " ? ").replace('!', " ! ");
    apart.split_whitespace().map(str::to_owned).collect()
}
