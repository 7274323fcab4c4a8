//! The peasant: every move by the value of the map after it, the best is played. It sees its seat's view and
//! nothing else.

use super::kinds::Piece;
use super::land::Follower;
use super::table::Table;
use super::value::{Move, Position};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Ask, Seat};

/// Draws that are thought of before a half is used.
const SAMPLES: usize = 3;
/// In so many turns of everybody the halves have to go.
const LATE: usize = 3;
/// Points for which a half is spent that is not one's own.
const WORTH_A_HALF: i64 = 8;

/// The answer of a sensible beginner.
pub fn advise(view: &View, ask: &Ask<Table>) -> Answer {
    let me = ask.seat;
    match ask.about {
        About::Begin => begin(view, me, ask),
        About::Square | About::Turn | About::Follower | About::Sure => {
            let best = view.piece().and_then(|piece| best(&Position::of(view), view, me, piece));
            best.map_or(ask.otherwise, |(best, _)| answer(best, ask.about))
        }
        About::Circle(kind) => {
            let position = Position::of(view);
            let of_kind = |follower: &&Follower| {
                position.land.node(position.land.feature_at(follower.laid, follower.segment)).feature == kind
            };
            let all = view.land.followers().iter().filter(of_kind).count();
            let mine = view.land.followers().iter().filter(of_kind).filter(|one| one.seat == me).count();
            // What is taken from everybody hurts whoever has more than their share.
            if mine * view.players.len() < all { Answer::Home } else { Answer::More }
        }
        About::More(_) | About::Home(_) => fellow(view, me, ask),
    }
}

/// What a move answers to one of the questions that make it up.
pub fn answer(best: Move, about: About) -> Answer {
    match about {
        About::Square => Answer::At(best.square),
        About::Turn => Answer::Turn(best.turn),
        _ => best.segment.map_or(Answer::Nobody, Answer::Follower),
    }
}

/// The best move with a piece, as far as the viewer has not chosen yet, and its value. Of equals one by lot,
/// which is in the map itself.
pub fn best(position: &Position, view: &View, me: Seat, piece: Piece) -> Option<(Move, i64)> {
    let wanted = |square, turn| view.picked.allows(square, turn);
    let mut best: Option<(Move, i64, u32)> = None;
    position.moves(me, piece, wanted, |one, after| {
        let (value, lot) = (after.value(me), lot(view.land.laid().len(), one));
        if best.is_none_or(|(_, most, most_lot)| (value, lot) > (most, most_lot)) {
            best = Some((one, value, lot));
        }
    });
    best.map(|(one, value, _)| (one, value))
}

/// A number that looks like chance, and is not.
pub fn lot(laid: usize, one: Move) -> u32 {
    let Move { square, turn, segment } = one;
    let parts = [laid as u32, square.x as u32, square.y as u32, turn.into(), segment.map_or(99, u32::from)];
    parts.iter().fold(2_166_136_261_u32, |hash, part| (hash ^ part).wrapping_mul(16_777_619).rotate_left(7))
}

/// 10.3: a half, when it is worth more than what would be drawn; at the end, when it is worth anything.
fn begin(view: &View, me: Seat, ask: &Ask<Table>) -> Answer {
    let position = Position::of(view);
    let half = |answer: &Answer| match answer {
        Answer::Half(piece) => best(&position, view, me, *piece).map(|(_, value)| (value, *answer)),
        _ => None,
    };
    let Some((value, answer)) = ask.choices.iter().filter_map(half).max_by_key(|(value, _)| *value) else {
        return Answer::Draw;
    };
    let drawn = Position { left: position.left - 1, ..position.clone() };
    let draws: Vec<i64> = sampled(view)
        .into_iter()
        .filter_map(|piece| best(&drawn, view, me, piece).map(|(_, value)| value))
        .collect();
    let mean = if draws.is_empty() { i64::MIN } else { draws.iter().sum::<i64>() / draws.len() as i64 };
    let late = usize::from(view.left) <= LATE * view.players.len() && value >= position.value(me);
    if value > mean || late { answer } else { Answer::Draw }
}

/// A half that is somebody else's is spent only for many points at once: they may have meant it for something.
pub fn spare(view: &View, ask: &Ask<Table>, answer: Answer) -> Answer {
    let Answer::Half(half) = answer else { return answer };
    let (position, me) = (Position::of(view), ask.seat.index());
    let mut most = 0;
    position.moves(
        ask.seat,
        half,
        |_, _| true,
        |_, after| {
            most = most.max(after.points[me] - position.points[me]);
        },
    );
    if most >= WORTH_A_HALF { answer } else { Answer::Draw }
}

/// Every tile that nobody has seen.
pub fn bag(view: &View) -> Vec<Piece> {
    let count = |piece: Piece| usize::from(view.unseen[piece.index()]);
    Piece::tiles().flat_map(|piece| std::iter::repeat_n(piece, count(piece))).collect()
}

/// A few of the tiles that nobody has seen, spread over all of them.
fn sampled(view: &View) -> Vec<Piece> {
    let unseen = bag(view);
    let start = view.land.laid().len() * 7;
    let step = unseen.len() / SAMPLES + 1;
    (0..SAMPLES).filter_map(|at| unseen.get((start + at * step) % unseen.len().max(1)).copied()).collect()
}

/// 11.4: where one more helps most, or one less hurts least.
fn fellow(view: &View, me: Seat, ask: &Ask<Table>) -> Answer {
    let value = |answer: &Answer| after_circle(Position::of(view), me, ask.about, *answer).value(me);
    ask.choices.iter().copied().max_by_key(value).unwrap_or(ask.otherwise)
}

/// 11.4: the position after one more, or one home.
pub fn after_circle(mut position: Position, me: Seat, about: About, answer: Answer) -> Position {
    let Answer::Fellow { laid, segment } = answer else { return position };
    let follower = Follower { seat: me, laid, segment };
    if matches!(about, About::More(_)) {
        position.land.place(follower);
        position.supply[me.index()] = position.supply[me.index()].saturating_sub(1);
    } else if let Some(at) = position.land.followers().iter().position(|one| *one == follower) {
        position.land.take(at);
        position.supply[me.index()] += 1;
    }
    position
}
