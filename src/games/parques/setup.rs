//! Set-up (RULES 2), and whether what was read from a save can be a table.

use super::board::{Board, PLAYERS, Piece, Place};
use super::options::{Brings, Colour, Hands, Options};
use super::table::{Parques, Phase, Record, Trail, Turn};
use crate::kernel::{Dice, Refusal, Seat, Seats};
use arrayvec::ArrayVec;

/// More turns, throws and steps than any game has, and far from where the arithmetic would end.
const FAR: u32 = 1_000_000;
/// More pairs than anybody throws in a turn.
const MANY: u8 = 100;
/// More often than anybody captures one other.
const EATEN: u16 = 10_000;

/// Lays out a new game: everybody's pieces in jail.
pub fn lay_out(options: &Options, brought: &[Brings], seats: u8, dice: Dice) -> Result<Parques, Refusal> {
    options.check(seats)?;
    Ok(Parques {
        board: Board { colours: colours(brought, options, seats), ..Board::new(options, seats) },
        phase: Phase::Opening,
        turn: Turn::of(0, Seat(0), options.tries),
        finished: ArrayVec::new(),
        by_pairs: false,
        resigned: ArrayVec::new(),
        throws: 0,
        calm: 0,
        peace: 0,
        streak: 0,
        half: None,
        fast: fast(brought),
        records: (0..seats).map(|_| Record::default()).collect(),
        missed: None,
        trail: ArrayVec::new(),
        dice,
    })
}

/// Who likes plain choices to be made for them.
fn fast(brought: &[Brings]) -> Seats {
    let fast = |(seat, brings): (u8, &Brings)| (brings.hands == Hands::Fast).then_some(Seat(seat));
    (0..).zip(brought).filter_map(fast).collect()
}

/// R5: the colours that players have chosen, which are free when they choose; of two that ask for one all the
/// same the first seat has it. For the others the colour of their arm, or the next free one.
fn colours(brought: &[Brings], options: &Options, seats: u8) -> ArrayVec<Colour, PLAYERS> {
    let mut chosen: [Option<Colour>; PLAYERS] = [None; PLAYERS];
    for (seat, brings) in brought.iter().enumerate().take(PLAYERS) {
        chosen[seat] = brings.colour.filter(|colour| !chosen.contains(&Some(*colour)));
    }
    let arms = Board::new(options, seats).sides.into_iter().map(|side| usize::from(side.arm));
    for (seat, arm) in arms.enumerate() {
        let from_arm = (0..PLAYERS).map(|n| Colour::ALL[(arm + n) % PLAYERS]);
        let free = from_arm.into_iter().find(|colour| !chosen.contains(&Some(*colour)));
        chosen[seat] = chosen[seat].or(free);
    }
    chosen.into_iter().flatten().take(usize::from(seats)).collect()
}

/// Whether nothing is counted further than a game goes.
fn is_counted(game: &Parques) -> bool {
    let records = game.records.iter().flat_map(|one| {
        let throws = [one.throws, one.pairs, one.jailed, one.longest, one.missed_home, one.dry, one.drought];
        let captures = [one.made, one.suffered, one.steps_lost, one.first_release.unwrap_or(0)];
        throws.into_iter().chain(captures).chain(one.faces)
    });
    let turns = [game.turn.number, game.throws, game.calm, game.peace];
    let ate = game.records.iter().flat_map(|one| one.ate).all(|times| times <= EATEN);
    let far = turns.into_iter().chain(records).any(|count| count > FAR);
    ate && !far && game.turn.pairs <= MANY && game.turn.tries <= 3
}

/// Whether whatever moved, or was left alone, is a piece that somebody has, and stayed on its way.
fn has_moved(game: &Parques) -> bool {
    let board = &game.board;
    let piece = |one: &Piece| one.seat.index() < board.sides.len() && one.piece < board.options.pieces;
    let way = |steps: u8| steps <= board.home();
    let moved = |trail: &Trail| piece(&trail.piece) && way(trail.to) && trail.from.is_none_or(way);
    let trails = game.trail.iter().all(|trail| moved(trail) && trail.ate.iter().all(|(one, _)| piece(one)));
    let missed = game.missed.and_then(|missed| missed.piece).is_none_or(|one| piece(&one));
    trails && missed && game.turn.movable.iter().all(|at| *at < board.options.pieces)
}

/// What is wrong with a table, if it cannot be one.
pub fn check(game: &Parques) -> Result<(), &'static str> {
    let board = &game.board;
    let seats = board.sides.len();
    let known = |seat: &Seat| seat.index() < seats;
    if !(2..=8).contains(&seats) || board.options.check(seats as u8).is_err() {
        return Err("the house rules");
    }
    let fresh = Board::new(&board.options, seats as u8);
    let as_laid_out = board.sides.iter().zip(&fresh.sides).all(|(side, new)| side.arm == new.arm);
    // Partners at tables saved before these sat opposite one another on every board.
    let side_by_side = !fresh.arms.is_multiple_of(seats as u8)
        && board.sides.iter().zip(0_u8..).all(|(side, at)| side.arm == at);
    if board.arms != fresh.arms || !as_laid_out && !side_by_side {
        return Err("where the players sit");
    }
    let stands = |place: &Place| place.steps().is_none_or(|steps| steps < board.home());
    let whole =
        |pieces: &[Place]| pieces.len() == usize::from(board.options.pieces) && pieces.iter().all(stands);
    if !board.sides.iter().all(|side| whole(&side.pieces)) {
        return Err("the pieces");
    }
    let named = game.turn.blown.iter().chain(&game.half).chain(game.missed.iter().map(|missed| &missed.by));
    let owed = game.records.iter().filter_map(|record| record.owes.as_ref());
    if game.records.len() != seats
        || !named.chain(owed).chain([&game.turn.seat]).all(known)
        || !game.fast.iter().all(|seat| known(&seat))
    {
        return Err("the players");
    }
    let colours = &board.colours;
    if colours.len() != seats || (1..seats).any(|at| colours[..at].contains(&colours[at])) {
        return Err("the colours");
    }
    let listed =
        |list: &[Seat]| list.iter().enumerate().all(|(at, seat)| known(seat) && !list[..at].contains(seat));
    let gone = board.seats().filter(|seat| board.side(*seat).gone).count();
    if !listed(&game.finished)
        || !listed(&game.resigned)
        || gone != game.resigned.len()
        || !game.resigned.iter().all(|seat| board.side(*seat).gone)
        || !game.finished.iter().all(|seat| board.side(*seat).is_home())
    {
        return Err("who has finished");
    }
    let thrown = game.turn.rolled.iter().chain(&game.turn.shown).chain(&game.turn.failed);
    let dice = |throw: &super::plays::Throw| (1..=6).contains(&throw.0) && throw.1 <= 6;
    if !thrown.into_iter().all(dice) {
        return Err("the dice");
    }
    if !has_moved(game) {
        return Err("what moved");
    }
    if !is_counted(game) {
        return Err("a counter");
    }
    let playing = game.phase == Phase::Playing;
    if playing && !game.throws(game.turn.seat) {
        return Err("whose turn it is");
    }
    Ok(())
}
