//! What is left, and what would fit: arithmetic that anybody at a table could do with the tiles in sight (R48), and no advice.

use super::kinds::Piece;
use super::land::Gap;
use super::shape::NONE;
use super::square::Square;
use super::story::{at, tile};
use super::view::View;
use crate::kernel::{Arg, Seat, Text};

/// Squares beside what somebody holds that are named.
const NAMED: usize = 6;
/// All of a certainty.
const THOUSAND: u128 = 1_000;

/// Squares where something could finish what a player holds: how many of the tiles that nobody has seen fit there, and how likely it is,
/// in thousandths, that one of them comes within a round.
pub fn fits(view: &View, me: Seat) -> Vec<Text> {
    let all: u32 = view.unseen.iter().map(|left| u32::from(*left)).sum();
    if all == 0 || view.left == 0 {
        return Vec::new();
    }
    let mut gaps: Vec<&Gap> =
        view.land.gaps().iter().filter(|gap| gap.half.is_none() && is_beside(view, gap, me)).collect();
    gaps.sort_unstable_by_key(|gap| gap.square);
    let draws = view.players.len().min(usize::from(view.left)) as u32;
    gaps.into_iter().take(NAMED).map(|gap| line(view, gap.square, all, draws)).collect()
}

fn line(view: &View, square: Square, all: u32, draws: u32) -> Text {
    let fit = view.could_fit(square);
    let text = Text::new("own-fits").with("square", at(square)).with("count", i64::from(fit));
    text.with("all", i64::from(all)).with("percent", (chance(all, fit, draws) as i64 + 5) / 10)
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

/// What would fit any square: how many of the tiles that nobody has seen, how likely one of them comes within a round, and which kinds.
pub fn fit(view: &View, square: Square) -> Text {
    let text = |key: &str| Text::new(key).with("square", at(square));
    match view.land.gaps().iter().find(|gap| gap.square == square) {
        None if view.land.on(square).next().is_some() => return text("line-taken"),
        None => return text("line-apart"),
        Some(gap) if gap.half.is_some() => return text("line-taken"),
        Some(_) => {}
    }
    let all: u32 = view.unseen.iter().map(|left| u32::from(*left)).sum();
    let draws = view.players.len().min(usize::from(view.left)) as u32;
    let fits = |piece: &Piece| view.unseen[piece.index()] > 0 && view.land.fits(*piece, square) != 0;
    let kinds: Vec<String> = Piece::tiles().filter(fits).map(tile).collect();
    let count = kinds.len() as i64;
    let text = Text::new("line-fits").with("fits", line(view, square, all, draws));
    text.with("count", count).with("kinds", Arg::Names(kinds))
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
    }
    (THOUSAND - (none * THOUSAND + of / 2) / of) as u32
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
        assert_eq!((chance(4, 0, 3), chance(4, 4, 1), chance(3, 1, 9)), (0, 1_000, 1_000));
    }
}
