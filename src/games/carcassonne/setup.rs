//! 3, 10.2: the stack, who begins, and the deal of the halves.

use super::Options;
use super::kinds::{Piece, START};
use super::land::{Land, PLAYERS};
use super::table::{FOLLOWERS, HALVES, Hand, Phase, Picked, Player, Table};
use crate::kernel::{Dice, Refusal, Seat, Secret};
use arrayvec::ArrayVec;

/// Lays out a new game.
pub fn lay_out(options: &Options, seats: u8, mut dice: Dice) -> Result<Table, Refusal> {
    if !(2..=PLAYERS as u8).contains(&seats) {
        return Err(Refusal::SeatCount);
    }
    if usize::from(options.halves) > HALVES || options.halves == 1 {
        return Err(Refusal::Options("two halves each, three, or none"));
    }
    if options.begins.is_some_and(|seat| seat >= seats) {
        return Err(Refusal::Options("nobody sits in the seat that is to begin"));
    }
    let mut stack: Vec<Piece> = Vec::with_capacity(72);
    for piece in Piece::tiles() {
        let there = piece.kind().count - u8::from(piece == START);
        stack.extend((0..there).map(|_| piece));
    }
    dice.shuffle(&mut stack);
    let drawn = dice.below(u32::from(seats)) as u8;
    let first = Seat(options.begins.unwrap_or(drawn));
    let mut halves: Vec<Piece> = Vec::new();
    if options.halves > 0 {
        halves.extend(Piece::halves().filter(|half| Table::is_played(options.marks, *half)));
        dice.shuffle(&mut halves);
    }
    let player = |_| Player { points: 0, kinds: [0; 4], supply: FOLLOWERS, hand: Secret(Hand::new()) };
    let players: ArrayVec<Player, PLAYERS> = (0..seats).map(player).collect();
    let mut table = Table {
        options: options.clone(),
        land: Land::new(),
        players,
        phase: Phase::Begin,
        mover: first,
        first,
        number: 0,
        stack: Secret(stack),
        aside: Vec::new(),
        gone: Vec::new(),
        buried: Secret(Vec::new()),
        undealt: Secret(Vec::new()),
        before: ArrayVec::new(),
        dice,
        picked: Picked::default(),
    };
    deal(&mut table, halves);
    Ok(table)
}

/// 10.2: one by one, beginning with the first player.
fn deal(table: &mut Table, halves: Vec<Piece>) {
    let mut halves = halves.into_iter();
    for _ in 0..table.options.halves {
        for seat in table.from(table.first) {
            table.players[seat.index()].hand.extend(halves.next());
        }
    }
    table.undealt = Secret(halves.collect());
}
