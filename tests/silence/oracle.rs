//! What somebody can do in both worlds from what they hold in each, so that one who looks on is shown the same.

use crate::world::Error;
use serde_json::Value;
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::kernel::{AnyGame, By, Choice, Patience, Seat, Viewer};

/// Something on somebody's own page that gives an answer: its id, the value of a menu, and which of the
/// answers it gives.
#[derive(Clone, Debug)]
pub struct Press {
    pub id: String,
    pub value: Option<String>,
    pub choice: usize,
}

/// A press for each world.
pub struct Found {
    pub presses: [Press; 2],
    /// Whether it is another answer in each.
    pub is_unlike: bool,
}

/// A press for each world with which a viewer is shown the same; where that tells nothing later on either,
/// rather one that is another answer in each, and otherwise only the same.
pub fn alike(
    kind: &str,
    saves: [&str; 2],
    (seat, viewer): (Seat, Seat),
    offered: &[Vec<Press>; 2],
    (whims, unlike): (&mut Random, bool),
) -> Result<Option<Found>, Error> {
    let game = games::by_kind(kind).ok_or("no such game")?;
    let all = |world: usize| -> Vec<(&Press, Came)> {
        let comes = |press: &Press| comes_of(game, saves[world], seat, viewer, Choice::One(press.choice));
        offered[world].iter().filter_map(|press| Some((press, comes(press)?))).collect()
    };
    let (here, there) = (all(0), all(1));
    let (mut same, mut different) = (Vec::new(), Vec::new());
    for (press, came) in &here {
        for (press_there, came_there) in there.iter().filter(|(_, other)| other.shown == came.shown) {
            let pair = [(*press).clone(), (*press_there).clone()];
            match came.answer == came_there.answer {
                true => same.push(pair),
                false if unlike => different.push(pair),
                false => {}
            }
        }
    }
    let is_unlike = !different.is_empty();
    let mut pairs = if is_unlike { different } else { same };
    if pairs.is_empty() {
        return Ok(None);
    }
    Ok(Some(Found { presses: pairs.swap_remove(whims.below(pairs.len())), is_unlike }))
}

/// Items of a set of so many with which both see the same: these, or else a single one, since an answer may
/// be meant to find something out.
pub fn alike_of_set(
    kind: &str,
    saves: [&str; 2],
    (seat, viewer): (Seat, Seat),
    (of, items, size): (usize, u64, usize),
) -> Result<Option<u64>, Error> {
    let game = games::by_kind(kind).ok_or("no such game")?;
    let shows_the_same = |items: &u64| {
        let choice = Choice::Several { of, items: *items };
        let [here, there] =
            saves.map(|save| comes_of(game, save, seat, viewer, choice).map(|came| came.shown));
        here.is_some() && here == there
    };
    Ok(std::iter::once(items).chain((0..size).map(|at| 1 << at)).find(shows_the_same))
}

/// What comes of an answer: what it is, which nobody else may know, and what others are shown of it.
struct Came {
    answer: Value,
    shown: String,
}

fn comes_of(
    game: &'static dyn AnyGame,
    save: &str,
    seat: Seat,
    viewer: Seat,
    choice: Choice,
) -> Option<Came> {
    let mut table = game.load(save).ok()?.table;
    let moved = table.answer(seat, By::Player, choice).ok()?;
    let viewers = [Viewer::Seat(viewer), Viewer::Spectator];
    let told = viewers
        .map(|viewer| -> Vec<_> { moved.news.iter().filter_map(|event| game.line(event, viewer)).collect() });
    let seen = viewers.map(|viewer| table.view(viewer).to_string());
    // Who has something to choose in a window is theirs to know; whether a move has one answer decides when
    // it is made (R26).
    let asked: Vec<_> = table
        .asks()
        .iter()
        .map(|ask| match ask.patience {
            Patience::Reaction => None,
            other => Some((ask.seat, other, ask.is_settled())),
        })
        .collect();
    let over = table.outcome().is_some();
    Some(Came { answer: moved.input["answer"].clone(), shown: format!("{told:?} {seen:?} {asked:?} {over}") })
}
