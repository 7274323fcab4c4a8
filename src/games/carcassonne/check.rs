//! Whether a table that was read from a save can be one: every piece in exactly one place, and everybody's
//! followers accounted for.

use super::kinds::{COUNTS, Piece};
use super::land::{Follower, OUT, PLAYERS};
use super::table::{FOLLOWERS, Phase, Table};

/// More points than any game gives.
const MANY: u16 = 2_000;
/// More turns than any game has.
const TURNS: u32 = 200;

/// What is wrong with a table, if anything is.
pub fn check(table: &Table) -> Result<(), &'static str> {
    let n = table.players.len();
    if !(2..=PLAYERS).contains(&n) {
        return Err("the number of players");
    }
    if table.mover.index() >= n || table.first.index() >= n || table.number > TURNS {
        return Err("whose turn it is");
    }
    if table.options.begins.is_some_and(|seat| seat != table.first.0) {
        return Err("who began");
    }
    if table.players.iter().any(|player| player.points > MANY) || table.before.len() > n {
        return Err("the points");
    }
    let known = |kinds: &[u16; 4]| kinds.iter().map(|points| u32::from(*points)).sum::<u32>();
    if table.players.iter().any(|player| known(&player.kinds) > u32::from(player.points)) {
        return Err("where the points come from");
    }
    if table.options.halves == 1 || table.options.halves > 3 {
        return Err("the options");
    }
    followers(table)?;
    pieces(table)
}

fn followers(table: &Table) -> Result<(), &'static str> {
    let mut out = [0_usize; PLAYERS];
    if table.land.followers().len() > OUT {
        return Err("the followers");
    }
    for follower in table.land.followers() {
        match out.get_mut(follower.seat.index()) {
            Some(out) if follower.seat.index() < table.players.len() => *out += 1,
            _ => return Err("a follower of nobody"),
        }
    }
    let right = |(player, out): (&super::table::Player, usize)| {
        usize::from(player.supply) + out == usize::from(FOLLOWERS)
    };
    if !table.players.iter().zip(out).all(right) {
        return Err("the followers");
    }
    let stood = |gone: &Follower| {
        let laid = table.land.laid().get(usize::from(gone.laid));
        laid.is_some_and(|laid| usize::from(gone.segment) < laid.piece.facts().segments.len())
            && gone.seat.index() < table.players.len()
    };
    if !table.gone.iter().all(stood) {
        return Err("a follower that never stood there");
    }
    let known =
        |seat: Option<crate::kernel::Seat>| seat.is_none_or(|seat| seat.index() < table.players.len());
    if table.land.laid().iter().all(|laid| known(laid.by)) { Ok(()) } else { Err("a piece of nobody") }
}

/// Every piece in exactly one place.
fn pieces(table: &Table) -> Result<(), &'static str> {
    let mut seen = table.land.counts().map(u16::from);
    let drawn = if let Phase::Lay(piece) = table.phase { Some(piece) } else { None };
    let held = table.players.iter().flat_map(|player| player.hand.iter());
    let stacks =
        table.stack.iter().chain(&table.aside).chain(table.buried.iter()).chain(table.undealt.iter());
    for piece in stacks.chain(held).chain(drawn.iter()) {
        seen[piece.index()] += 1;
    }
    let played = |piece: Piece| {
        !piece.is_half() || table.options.halves > 0 && Table::is_played(table.options.marks, piece)
    };
    let count = |piece: &Piece| if played(*piece) { u16::from(COUNTS[piece.index()]) } else { 0 };
    if Piece::tiles().chain(Piece::halves()).any(|piece| seen[piece.index()] != count(&piece)) {
        return Err("a piece that is missing or there twice");
    }
    if drawn.is_some_and(|piece| piece.is_half() || !table.land.fits_anywhere(piece)) {
        return Err("a drawn tile that cannot be laid");
    }
    let circle = matches!(table.phase, Phase::Circle(piece) if table.land.laid().last().is_none_or(|laid| laid.piece != piece));
    if circle { Err("a crop circle that is not there") } else { Ok(()) }
}
