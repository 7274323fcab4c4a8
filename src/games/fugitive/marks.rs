//! The Marshal's own marks in the notebook: what they suspect, what they will name next, what they take for unlikely. Nobody else sees them.

use super::cards::Cards;
use super::chase::{Chase, Fugitive, Side};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Ask, Cx, Flow, Patience, Secret, Several, Text};
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

/// Whether nothing is marked: so it is not written down either.
pub fn are_none(marks: &Secret<Marks>) -> bool {
    marks.all().is_empty()
}

/// What may be marked beside a question, and whether there is anything to wipe.
pub fn offer(ask: &mut Ask<Fugitive>, chase: &Chase) {
    Mark::ALL.into_iter().for_each(|mark| ask.offer(Answer::Mark(Some(mark))));
    if !chase.marks.all().is_empty() {
        ask.offer(Answer::Mark(None));
    }
}

/// Asks which numbers get a mark, or lose theirs. Nobody is told.
pub fn write(cx: &mut Cx<'_, Fugitive>, mark: Option<Mark>) -> Flow<()> {
    let chase = &cx.game.chase;
    let all = Cards::between(1, cx.game.options.course.last());
    let numbers = if mark.is_some() { all } else { chase.marks.all() };
    let mut ask = Ask::new(chase.seat(Side::Marshal), About::Marks, Patience::Turn, Answer::Decline);
    ask.goes_on = true;
    let noted = |numbers| Answer::Noted { mark, numbers };
    let items: Vec<Answer> = numbers.iter().map(|number| noted(Cards::of(number))).collect();
    let most = items.len() as u8;
    ask.offer_sets(Several { base: noted(Cards::NONE), items, least: 1, most });
    if let Answer::Noted { mark, numbers } = cx.put(ask)? {
        cx.game.chase.marks.set(mark, numbers);
    }
    Ok(())
}

/// What a line answers that has a mark and numbers: first that something is to be marked, then what. A line is read again at each question
/// that follows, so what is marked already is the end of it.
pub fn answer(view: &View, ask: &Ask<Fugitive>, line: &str) -> Option<Result<Answer, Text>> {
    let (mark, numbers) = read(line)?;
    if ask.about == About::Marks {
        let answer = Answer::Noted { mark, numbers };
        return Some(if ask.offers(&answer) { Ok(answer) } else { Err(Text::new("marks-not-now")) });
    }
    let known = numbers.is_within(Cards::between(1, view.options.course.last()));
    let there = mark.map_or(Cards::NONE, |mark| view.marks.with(mark));
    let nothing_to_do = match mark {
        Some(_) => numbers.is_within(there),
        None => !numbers.is_within(view.marks.all()),
    };
    Some(match ask.offers(&Answer::Mark(mark)) && known {
        _ if known && nothing_to_do => Err(Text::new("marks-already")),
        true => Ok(Answer::Mark(mark)),
        false => Err(Text::new("marks-not-now")),
    })
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
