//! What is left, and what would fit: arithmetic that anybody at a table could do with the tiles in sight
//! (R48), and no advice.

use super::kinds::Piece;
use super::label::{self, each};
use super::land::Gap;
use super::shape::NONE;
use super::square::Square;
use super::story::at;
use super::table::Table;
use super::view::View;
use crate::kernel::{Seat, Text};

/// Squares beside what somebody holds that are named, and in how many lines: those where most tiles fit.
const NAMED: usize = 6;
const LINES: usize = 3;
/// All of a certainty.
const THOUSAND: u128 = 1_000;

/// Squares where something could finish what a player holds: how many of the tiles that nobody has seen fit
/// there, and how likely it is, in thousandths, that one of them comes within a round. Squares that are as
/// likely stand in one line.
pub fn fits(view: &View, me: Seat) -> Vec<Text> {
    let all: u32 = view.unseen.iter().map(|left| u32::from(*left)).sum();
    if all == 0 || view.left == 0 {
        return Vec::new();
    }
    let mut gaps: Vec<&Gap> =
        view.land.gaps().iter().filter(|gap| gap.half.is_none() && is_beside(view, gap, me)).collect();
    // Where nothing fits any more stands above, for everybody.
    let holes = view.holes();
    gaps.retain(|gap| holes.binary_search(&gap.square).is_err());
    gaps.sort_unstable_by_key(|gap| gap.square);
    let draws = view.players.len().min(usize::from(view.left)) as u32;
    let mut lines: Vec<(u32, Vec<Square>)> = Vec::new();
    for square in gaps.into_iter().take(NAMED).map(|gap| gap.square) {
        let fit = view.could_fit(square);
        match lines.iter_mut().find(|(other, _)| *other == fit) {
            Some((_, squares)) => squares.push(square),
            None => lines.push((fit, vec![square])),
        }
    }
    lines.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
    lines.into_iter().take(LINES).map(|(fit, squares)| line(&squares, fit, all, draws)).collect()
}

fn line(squares: &[Square], fit: u32, all: u32, draws: u32) -> Text {
    let text = Text::new("own-fits").with("squares", each(squares)).with("count", i64::from(fit));
    likely(text.with("all", i64::from(all)).with("draws", i64::from(draws)), chance(all, fit, draws))
}

/// A chance in thousandths, as a per cent with one digit behind it: what stands between them is a matter of language.
fn likely(text: Text, thousandths: u32) -> Text {
    text.with("percent", i64::from(thousandths / 10)).with("tenth", i64::from(thousandths % 10))
}

/// What is looked up with a command of its own: what fits a square.
pub const FITS: &str = "fits";

/// What would fit the square that somebody names.
pub fn look(view: &View, what: &str) -> Text {
    match Square::from_name(what) {
        Some(square) => fit(view, square),
        None => Text::new("look-fits"),
    }
}

/// What would fit any square: how many of the tiles that nobody has seen, how likely one of them comes within
/// a round and before the stack is empty, which kinds, and how many of the halves that do not lie. Beside a
/// half nothing but another half fits.
pub fn fit(view: &View, square: Square) -> Text {
    let text = |key: &str| Text::new(key).with("square", at(square));
    let Some(gap) = view.land.gap(square) else {
        let taken = view.land.on(square).next().is_some();
        return text(if taken { "line-taken" } else { "line-apart" });
    };
    let halves = halves(view);
    let all_halves = halves.len() as i64;
    let fitting: Vec<Piece> = halves.into_iter().filter(|half| view.land.fits(*half, square) != 0).collect();
    if gap.half.is_some() {
        let text = text("line-fits-half").with("count", fitting.len() as i64).with("all", all_halves);
        return text.with("kinds", label::kinds(&fitting));
    }
    let all: u32 = view.unseen.iter().map(|left| u32::from(*left)).sum();
    let left = u32::from(view.left);
    let draws = (view.players.len() as u32).min(left);
    let fits = |piece: &Piece| view.unseen[piece.index()] > 0 && view.land.fits(*piece, square) != 0;
    let kinds: Vec<Piece> = Piece::tiles().filter(fits).collect();
    let count = kinds.len() as i64;
    let text = Text::new("line-fits").with("fits", line(&[square], view.could_fit(square), all, draws));
    let text = text.with("count", count).with("kinds", label::kinds(&kinds));
    likely(text.with("halves", fitting.len() as i64), chance(all, view.could_fit(square), left))
}

/// The halves that can still be laid: those that do not lie, as long as anybody holds one.
pub fn halves(view: &View) -> Vec<Piece> {
    let some = held(view) > 0;
    played(view).into_iter().filter(|half| some && !lies(view, *half)).collect()
}

/// Whether a half lies already.
pub fn lies(view: &View, half: Piece) -> bool {
    view.land.counts()[half.index()] > 0
}

/// How many halves all players hold together.
fn held(view: &View) -> i64 {
    view.players.iter().map(|player| i64::from(player.held)).sum()
}

/// The halves that are played (10, 11).
pub fn played(view: &View) -> Vec<Piece> {
    let played = |half: &Piece| view.options.halves > 0 && Table::is_played(view.options.marks, *half);
    Piece::halves().filter(played).collect()
}

/// Whether a city or road in which a player leads, or stands at all, is open towards a gap.
fn is_beside(view: &View, gap: &Gap, me: Seat) -> bool {
    let mine = |side: usize| {
        let facing = (side + 2) % 4;
        view.land.on(gap.square.beside(side)).any(|number| {
            let laid = view.land.laid()[number];
            let segment = laid.piece.shape(laid.turn).at[facing];
            segment != NONE && {
                let root = view.land.feature_at(number as u8, segment);
                view.land.node(root).followers[me.index()] > 0
            }
        })
    };
    (0..4).any(mine)
}

/// In thousandths: the chance that at least one of some tiles is among the next draws from all that nobody has seen.
pub fn chance(all: u32, some: u32, draws: u32) -> u32 {
    let (mut none, mut of) = (1_u128, 1_u128);
    for draw in 0..draws.min(all) {
        none *= u128::from(all.saturating_sub(some).saturating_sub(draw));
        of *= u128::from(all - draw);
        // In lowest terms both have room for the whole stack.
        let shared = divisor(none, of);
        (none, of) = (none / shared, of / shared);
    }
    (THOUSAND - (none * THOUSAND + of / 2) / of) as u32
}

/// The greatest number that divides both.
fn divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one.max(1) } else { divisor(other, one % other) }
}

/// Every square where a tile could be laid one day, with how many of the tiles that nobody has seen fit there.
pub fn gaps(view: &View) -> Vec<(Square, u32)> {
    let open = view.land.gaps().iter().filter(|gap| gap.half.is_none()).map(|gap| gap.square);
    let mut gaps: Vec<(Square, u32)> = open.map(|square| (square, view.could_fit(square))).collect();
    gaps.sort_unstable();
    gaps
}

/// How many tiles are in the stack and set aside, and how many halves lie and are held.
pub fn counted(view: &View) -> Text {
    let played = played(view);
    let lie = played.iter().filter(|half| lies(view, **half)).count();
    Text::new("left-counted")
        .with("count", view.left)
        .with("aside", view.aside.len() as i64)
        .with("halves", played.len() as i64)
        .with("lie", lie as i64)
        .with("held", held(view))
}

/// The kinds of square tiles, each with how many nobody has seen and how many there are.
pub fn kinds(view: &View) -> Vec<(Piece, u8, u8)> {
    Piece::tiles().map(|piece| (piece, view.unseen[piece.index()], piece.kind().count)).collect()
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn chances_are_exact() {
        // One of four in one draw; one of four in two; two of four in two: 1 - 2/4 · 1/3.
        assert_eq!((chance(4, 1, 1), chance(4, 1, 2), chance(4, 2, 2)), (250, 500, 833));
        // Half of a whole stack, drawn to its half: C(35, 35) of C(70, 35) ways miss it.
        assert_eq!((chance(71, 35, 35), chance(70, 1, 70), chance(70, 1, 35)), (1_000, 1_000, 500));
        assert_eq!((chance(4, 0, 3), chance(4, 4, 1), chance(3, 1, 9)), (0, 1_000, 1_000));
    }
}
