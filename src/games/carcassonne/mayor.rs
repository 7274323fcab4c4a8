//! The mayor: the peasant's best moves, each played on for a round on samples of the bag. The better half of
//! them is played on again, on more samples, until few are left, and what is best even with bad luck is
//! played.

use super::kinds::Piece;
use super::table::Table;
use super::value::{Move, Position};
use super::view::View;
use super::{About, driver};
use crate::kernel::{Ask, Dice, Game, Pick, Player, Seat, Viewer};

/// A player who looks ahead.
#[derive(Clone, Debug)]
pub struct Mayor {
    /// How many of the peasant's best moves are looked at.
    pub moves: usize,
    /// How many samples each of them is played on; of these that are left after each halving, as many again.
    pub playouts: usize,
    dice: Dice,
    /// The stack as it lies, for whoever sees it: the next tile is the last.
    stack: Option<Vec<Piece>>,
    /// The move that is being given, one question at a time, and after how many pieces.
    planned: Option<(usize, Seat, Piece, Move)>,
}

impl Mayor {
    /// A mayor whose samples come from a number.
    pub fn new(moves: usize, playouts: usize, seed: u64) -> Mayor {
        Mayor { moves, playouts, dice: Dice::from_number(seed), stack: None, planned: None }
    }

    /// A mayor who sees which tiles come.
    pub fn seer(moves: usize, stack: Vec<Piece>) -> Mayor {
        Mayor { stack: Some(stack), ..Mayor::new(moves, 1, 0) }
    }

    /// What the mayor answers.
    pub fn choose(&mut self, view: &View, ask: &Ask<Table>) -> super::Answer {
        let me = ask.seat;
        let laid = view.land.laid().len();
        let piece = match ask.about {
            About::Square | About::Turn | About::Follower | About::Sure => view.piece(),
            _ => None,
        };
        let Some(piece) = piece else { return driver::advise(view, ask) };
        if let Some((at, seat, of, one)) = self.planned
            && (at, seat, of) == (laid, me, piece)
        {
            return driver::answer(one, ask.about);
        }
        match self.search(view, me, piece) {
            Some(one) => {
                self.planned = Some((laid, me, piece, one));
                driver::answer(one, ask.about)
            }
            None => driver::advise(view, ask),
        }
    }

    fn search(&mut self, view: &View, me: Seat, piece: Piece) -> Option<Move> {
        let position = Position::of(view);
        let wanted = |square, turn| view.picked.allows(square, turn);
        let mut moves: Vec<(i64, Move, Position)> = Vec::new();
        position.moves(me, piece, wanted, |one, after| moves.push((after.value(me), one, after)));
        moves.sort_by_key(|(value, one, _)| (std::cmp::Reverse(*value), driver::lot(0, *one)));
        moves.truncate(self.moves);
        let bag = driver::bag(view);
        let draws = view.players.len().min(usize::from(view.left));
        let mut looked: Vec<(Move, Position, Luck)> =
            moves.into_iter().map(|(_, one, after)| (one, after, Luck::default())).collect();
        while looked.len() > 1 {
            for _ in 0..self.playouts {
                // The same draws for every move: what differs is the move.
                let draws = match &self.stack {
                    Some(stack) => stack.iter().rev().take(draws).copied().collect(),
                    None => draw(&mut self.dice, &bag, draws),
                };
                looked.iter_mut().for_each(|(_, after, luck)| luck.add(play_on(after, me, &draws).value(me)));
            }
            let last = looked.len() <= LAST;
            looked.sort_by_key(|(_, _, luck)| std::cmp::Reverse(luck.at_worst()));
            looked.truncate(if last { 1 } else { looked.len().div_ceil(2) });
        }
        looked.pop().map(|(one, ..)| one)
    }
}

/// Of so many moves the best is played.
const LAST: usize = 3;

/// What a move came to on each sample.
#[derive(Clone, Copy, Default)]
struct Luck {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Luck {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean, less half of its standard error.
    fn at_worst(self) -> i64 {
        let count = self.count.max(1);
        let spread = (self.squares - self.sum * self.sum / count).max(0) / (count - 1).max(1);
        self.sum / count - (spread / count).isqrt() / 2
    }
}

/// So many tiles out of the bag.
pub fn draw(dice: &mut Dice, bag: &[Piece], count: usize) -> Vec<Piece> {
    let mut bag = bag.to_vec();
    let take = |_| (!bag.is_empty()).then(|| bag.swap_remove(dice.below(bag.len() as u32) as usize));
    (0..count).filter_map(take).collect()
}

/// The position after these draws, by whoever is next after this seat, each as the peasant would.
pub fn play_on(after: &Position, me: Seat, draws: &[Piece]) -> Position {
    let (mut position, mut seat) = (after.clone(), me);
    for piece in draws {
        seat = seat.next(position.seats);
        position.left -= 1;
        position = lay(position, seat, *piece);
    }
    position
}

/// The position after a piece, laid as the peasant would; the same, where it fits nowhere.
pub fn lay(position: Position, me: Seat, piece: Piece) -> Position {
    let mut best: Option<(i64, Position)> = None;
    position.moves(
        me,
        piece,
        |_, _| true,
        |_, after| {
            let value = after.value(me);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        },
    );
    best.map_or(position, |(_, after)| after)
}

impl Player<Table> for Mayor {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        let ask = &asks[0];
        let answer = self.choose(&table.view(Viewer::Seat(ask.seat)), ask);
        let choice = ask.choice(&answer).or_else(|| ask.choice(&ask.otherwise));
        Pick { ask: 0, choice: choice.unwrap_or(crate::kernel::Choice::One(0)) }
    }
}
