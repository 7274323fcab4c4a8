//! How much better one answer is than another: both are played on for a round on the same samples of the bag,
//! as the peasant would.

use super::circle::of_kind;
use super::mayor::{draw, lay, play_on};
use super::shape::Feature;
use super::table::Table;
use super::value::{Position, WORTH};
use super::view::View;
use super::{About, Answer, driver};
use crate::kernel::{Ask, Dice, Seat};

/// Answers that are looked at, of those that seem best; next to one that was given, so many.
const BEST: usize = 4;
const BESIDE: usize = 2;
/// A round costs as much as so many of the tables that other games are played on at; so many rounds are
/// played, at least and at most.
const ROUND: u32 = 2;
const LEAST: u32 = 4;
const ROUNDS: u32 = 96;

/// What a position is worth, by what it comes of.
type Worth = [i64; WORTH.len()];

/// How an answer compares with a better one.
pub struct Compared {
    /// What is best.
    pub best: Answer,
    /// What it is compared with.
    pub other: Answer,
    /// How much better the best is, by what it comes of, in thousandths of a point.
    pub more: Worth,
    /// The same in all, round by round.
    pub lead: Vec<i64>,
}

/// What comes of an answer.
enum After {
    /// This, and the next in turn draws.
    Known(Box<Position>),
    /// The next tile, laid as the peasant would.
    Draws(Box<Position>),
}

/// Compares the best answer with the one that was given, or with the next best. None where there is nothing
/// else, or nothing better.
pub fn weigh(
    view: &View,
    ask: &Ask<Table>,
    given: Option<Answer>,
    playouts: u32,
    seed: u64,
) -> Option<Compared> {
    let me = ask.seat;
    let mut all = outcomes(view, ask);
    all.sort_by_key(|(value, ..)| std::cmp::Reverse(*value));
    let most = if given.is_some() { BESIDE } else { BEST };
    let keep = |(at, one): (usize, (i64, Answer, After))| {
        (at < most || Some(one.1) == given).then_some((one.1, one.2))
    };
    let all: Vec<(Answer, After)> = all.into_iter().enumerate().filter_map(keep).collect();
    let (mut dice, unseen) = (Dice::from_number(seed), driver::bag(view));
    let draws = view.players.len().min(usize::from(view.left));
    let mut came: Vec<(Answer, Vec<Worth>)> = all.iter().map(|(answer, _)| (*answer, Vec::new())).collect();
    let rounds = (playouts / ROUND).clamp(LEAST, ROUNDS);
    for _ in 0..rounds {
        // The same tiles come whatever is answered.
        let tiles = draw(&mut dice, &unseen, draws + 1);
        for ((_, after), (_, worth)) in all.iter().zip(&mut came) {
            let round = |position: &Position, tiles| play_on(position, me, tiles).worth(me);
            worth.push(match (after, tiles.split_first()) {
                (After::Draws(position), Some((own, others))) => {
                    round(&lay((**position).clone(), me, *own), others)
                }
                (After::Known(position) | After::Draws(position), _) => {
                    round(position, &tiles[..draws.min(tiles.len())])
                }
            });
        }
    }
    // Which is best is settled in some rounds, and by how much in the others: in those in which it was chosen
    // it was lucky, too.
    let some = rounds as usize / 2;
    let total = |(_, worth): &(Answer, Vec<Worth>)| worth[..some].iter().flatten().sum::<i64>();
    came.sort_by_key(|one| std::cmp::Reverse(total(one)));
    let (best, worth) = came.first()?;
    let (other, less) = match given {
        Some(given) => came.iter().find(|(answer, _)| *answer == given)?,
        None => came.get(1)?,
    };
    if best == other {
        return None;
    }
    Some(compared((*best, &worth[some..]), (*other, &less[some..])))
}

fn compared(best: (Answer, &[Worth]), other: (Answer, &[Worth])) -> Compared {
    let pairs = || best.1.iter().zip(other.1);
    let lead: Vec<i64> =
        pairs().map(|(one, two)| one.iter().sum::<i64>() - two.iter().sum::<i64>()).collect();
    let count = lead.len() as i64;
    let more = std::array::from_fn(|at| pairs().map(|(one, two)| one[at] - two[at]).sum::<i64>() / count);
    Compared { best: best.0, other: other.0, more, lead }
}

/// What comes of each answer, and what it seems to be worth.
fn outcomes(view: &View, ask: &Ask<Table>) -> Vec<(i64, Answer, After)> {
    let (me, position) = (ask.seat, Position::of(view));
    let known = |answer: Answer, after: Position| (after.value(me), answer, After::Known(Box::new(after)));
    match ask.about {
        About::Square | About::Turn | About::Follower => moves(view, ask, &position),
        About::Begin => {
            let half = |answer: &Answer| match answer {
                Answer::Half(piece) => Some(known(*answer, lay(position.clone(), me, *piece))),
                _ => None,
            };
            let mut all: Vec<_> = ask.choices.iter().filter_map(half).collect();
            let drawn = Position { left: position.left - 1, ..position.clone() };
            // It is always looked at: what it is worth is in the bag.
            all.push((i64::MAX, Answer::Draw, After::Draws(Box::new(drawn))));
            all
        }
        About::More(_) | About::Home(_) => {
            let after = |answer: &Answer| {
                known(*answer, driver::after_circle(position.clone(), me, ask.about, *answer))
            };
            ask.choices.iter().map(after).collect()
        }
        About::Circle(kind) => {
            let after = |answer: &Answer| {
                known(*answer, after_everybody(position.clone(), me, kind, *answer == Answer::More))
            };
            ask.choices.iter().map(after).collect()
        }
        // Where there is but one way there is nothing to weigh.
        About::Sure => Vec::new(),
    }
}

/// 11.4: the position after everybody has sent one more, or taken one home, as suits each of them best.
fn after_everybody(mut position: Position, me: Seat, kind: Feature, more: bool) -> Position {
    let mut seat = me;
    for _ in 0..position.seats {
        seat = seat.next(position.seats);
        if more && position.supply[seat.index()] == 0 {
            continue;
        }
        let about = if more { About::More(kind) } else { About::Home(kind) };
        let does = |answer: Answer| driver::after_circle(position.clone(), seat, about, answer);
        let stays = more.then(|| position.clone());
        let all = of_kind(&position.land, seat, kind).into_iter().map(does).chain(stays);
        position = all.max_by_key(|after| after.value(seat)).unwrap_or(position);
    }
    position
}

/// For each answer the best move that begins with it.
fn moves(view: &View, ask: &Ask<Table>, position: &Position) -> Vec<(i64, Answer, After)> {
    let mut best: Vec<(i64, Answer, After)> = Vec::new();
    let Some(piece) = view.piece() else { return best };
    let me = ask.seat;
    let wanted = |square, turn| view.picked.allows(square, turn);
    position.moves(me, piece, wanted, |one, after| {
        let (value, answer) = (after.value(me), driver::answer(one, ask.about));
        let was = best.iter_mut().find(|(_, other, _)| *other == answer);
        match was {
            Some(was) if was.0 >= value => {}
            Some(was) => *was = (value, answer, After::Known(Box::new(after))),
            None => best.push((value, answer, After::Known(Box::new(after)))),
        }
    });
    best
}
