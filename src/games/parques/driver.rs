//! Players without a person: a child who captures whenever it can, and one who looks what the next throw may bring.

use super::board::{Board, Piece, Place};
use super::options::ThreePairs;
use super::plays::{After, Play};
use super::table::Parques;
use super::temper::Temper;
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Ask, Seat};

/// Ways in which two dice show a number, alone or as their total, out of 36.
const CHANCES: [i64; 13] = [0, 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1];

/// What a sensible beginner would answer.
pub fn advise(view: &View, ask: &Ask<Parques>) -> Answer {
    tempered(view, ask, false, None)
}

/// What somebody would answer who counts cells.
pub fn sharp(view: &View, ask: &Ask<Parques>) -> Answer {
    tempered(view, ask, true, None)
}

/// How much more a beginner makes of what it is fond of than somebody who counts cells.
const HEARTFELT: i64 = 3;

/// What a beginner would answer, or somebody who counts cells, of some temper or of none.
pub fn tempered(view: &View, ask: &Ask<Parques>, sharp: bool, temper: Option<Temper>) -> Answer {
    let (hand, board) = (view.hand(ask.seat), &view.board);
    let worth = |after: &After| {
        let fond = temper.map_or(0, |temper| temper.fondness(view, hand, after));
        if sharp {
            looks(board, hand, after).iter().sum::<i64>() + fond
        } else {
            1000 * rookie_value(board, hand, after) + HEARTFELT * fond
        }
    };
    let value = |answer: &Answer| match answer {
        Answer::Play(play) => board.after(hand, *play).map_or(i64::MIN, |after| worth(&after)),
        Answer::Carry(piece) => carry_value(board, Piece { seat: hand, piece: *piece }, sharp),
        // Nobody without a person needs anybody to play for them.
        Answer::Hands(_) => i64::MIN,
        _ => 0,
    };
    match ask.about {
        About::Throw | About::Aside => before_a_throw(view, ask, sharp),
        About::Sure => ask.otherwise,
        About::Play | About::Bonus(_) | About::Leftover | About::Carry => {
            // R37: what could be blown for it is not left alone.
            let captures = |answer: &Answer| matches!(answer, Answer::Play(play) if board.options.soplar && board.captures(hand, *play));
            let best =
                ask.choices.iter().zip(0_i64..).max_by_key(|(one, at)| (captures(one), value(one), -at));
            best.map_or(ask.otherwise, |(answer, _)| *answer)
        }
    }
}

/// R37: a rookie blows one time in two, a sharp one always; both only with reason.
fn before_a_throw(view: &View, ask: &Ask<Parques>, sharp: bool) -> Answer {
    let reason = view.missed.is_some_and(|missed| missed.piece.is_some());
    // Mixed of the number of the throw: turns go round, and would be even for the same players each time.
    let mixed = (view.throws + u32::from(ask.seat.0)).wrapping_mul(0x9e37_79b1) >> 16;
    let awake = sharp || mixed.is_multiple_of(2);
    let blows = reason && awake && ask.choices.contains(&Answer::Blow);
    if blows { Answer::Blow } else { ask.otherwise }
}

/// The plays that a beginner thinks of first, so many of them.
pub fn first_thoughts(view: &View, ask: &Ask<Parques>, most: usize) -> Vec<Answer> {
    let hand = view.hand(ask.seat);
    let value = |answer: &Answer| match answer {
        Answer::Play(play) => {
            let after = view.board.after(hand, *play);
            after.map_or(i64::MIN, |after| rookie_value(&view.board, hand, &after))
        }
        _ => i64::MIN,
    };
    let mut thoughts: Vec<Answer> =
        ask.choices.iter().copied().filter(|answer| matches!(answer, Answer::Play(_))).collect();
    thoughts.sort_by_cached_key(|answer| std::cmp::Reverse(value(answer)));
    thoughts.truncate(most);
    thoughts
}

/// Among plays, the one that a sharp player makes.
pub fn sharpest(board: &Board, hand: Seat, plays: &[Play]) -> Play {
    let value = |play: Play| {
        let after = board.after(hand, play);
        after.map_or(i64::MIN, |after| looks(board, hand, &after).iter().sum())
    };
    let best = plays.iter().zip(0_i64..).max_by_key(|(play, at)| (value(**play), -at));
    best.map_or(Play::one(0, 0), |(play, _)| *play)
}

/// Captures, the further the victim had come the better; then home, lane, seguro; safety is left unwillingly.
fn rookie_value(board: &Board, hand: Seat, after: &After) -> i64 {
    let mut value = 0;
    for (leg, place, victims) in &after.landed {
        let piece = Piece { seat: hand, piece: leg.piece };
        value += victims.iter().map(|victim| 100 + steps(board, *victim)).sum::<i64>();
        value += match place {
            Place::Home => 80,
            Place::At(at) if *at > board.tip() => 40,
            _ if is_safe(&after.board, piece) => 30,
            _ => 0,
        };
        if is_safe(board, piece) {
            value -= 20;
        }
        value += i64::from(leg.steps);
    }
    value
}

/// What a sharp player looks at, by its name in language files.
pub const LOOKS_AT: [&str; 4] = ["taken", "steps", "reached", "danger"];

/// What a sharp player looks at: steps taken from others, steps gained, what is reached, and what does not
/// stand in danger then; in thousandths of a step.
fn looks(board: &Board, hand: Seat, after: &After) -> [i64; 4] {
    let weight = if board.present().count() == 2 { 1000 } else { 550 };
    let victims = after.landed.iter().flat_map(|(_, _, victims)| victims);
    let lost: i64 = victims.map(|victim| 6 + steps(board, *victim)).sum();
    let (mut walked, mut reached) = (0, 0);
    for (leg, place, _) in &after.landed {
        walked += 1000 * i64::from(leg.steps);
        reached += match place {
            Place::Home => 9000,
            Place::At(at) if *at > board.tip() => 5000,
            _ => 0,
        };
    }
    [weight * lost, walked, reached, -danger(&after.board, hand)]
}

/// What a sharp player would rather play than this, or what it would play and what next best; and how much
/// better that is in each of the things it looks at. None where there is nothing to choose, or nothing
/// better.
pub fn compared(
    view: &View,
    ask: &Ask<Parques>,
    given: Option<Answer>,
) -> Option<(Answer, Answer, [i64; 4])> {
    let hand = view.hand(ask.seat);
    let of = |answer: &Answer| match answer {
        Answer::Play(play) => Some(looks(&view.board, hand, &view.board.after(hand, *play)?)),
        _ => None,
    };
    let best = tempered(view, ask, true, None);
    let ours = of(&best)?;
    let total = |answer: &&Answer| of(answer).map(|looks| looks.iter().sum::<i64>());
    let others = || ask.choices.iter().filter(|one| **one != best && total(one).is_some());
    let other = given.or_else(|| others().max_by_key(total).copied())?;
    let theirs = of(&other).filter(|_| other != best)?;
    Some((best, other, std::array::from_fn(|at| ours[at] - theirs[at])))
}

/// What a piece that is carried home gains by it; and what it leaves behind.
fn carry_value(board: &Board, piece: Piece, sharp: bool) -> i64 {
    let gained = i64::from(board.home()) - steps(board, piece);
    if !sharp || board.options.three_pairs == ThreePairs::Burned {
        return gained;
    }
    let mut after = board.clone();
    after.put(piece, Place::Home);
    1000 * gained - danger(&after, piece.seat)
}

fn steps(board: &Board, piece: Piece) -> i64 {
    board.place(piece).steps().map_or(0, i64::from)
}

/// Whether a piece stands where nobody captures it by landing.
pub fn is_safe(board: &Board, piece: Piece) -> bool {
    match board.place(piece) {
        Place::Jail | Place::Home => true,
        Place::At(_) => board.cell_of(piece).is_none_or(|cell| board.is_safe(cell)),
    }
}

/// The steps that a hand stands to lose before its next turn, in thousandths, a little discounted.
pub fn danger(board: &Board, hand: Seat) -> i64 {
    let pieces = board.side(hand).pieces.iter().enumerate();
    let at_stake = pieces.map(|(at, place)| {
        let piece = Piece { seat: hand, piece: at as u8 };
        let stake = place.steps().map_or(0, |steps| i64::from(steps) + 4);
        stake * risk(board, piece) * 9 / 10
    });
    at_stake.sum()
}

/// How likely a piece is captured before its owner's next turn, in thousandths.
pub fn risk(board: &Board, piece: Piece) -> i64 {
    let Some(cell) = board.cell_of(piece) else { return 0 };
    if let Some(arm) = board.salida(cell) {
        return doorstep(board, piece, arm);
    }
    if board.is_safe(cell) {
        return 0;
    }
    let mut safe = 1000_i64;
    let mut jails = [false; super::board::PLAYERS];
    for other in board.present().filter(|other| !board.allied(piece.seat, *other)) {
        for place in &board.side(other).pieces {
            match place {
                Place::Home => {}
                Place::Jail => jails[other.index()] = true,
                Place::At(steps) => {
                    let chance = behind(board, other, *steps, cell).map_or(0, |x| CHANCES[usize::from(x)]);
                    safe = safe * (36 - chance) / 36;
                }
            }
        }
        if jails[other.index()] {
            let chance = behind(board, other, 0, cell).map_or(0, |x| CHANCES[usize::from(x)]);
            safe = safe * (108 - chance) / 108;
        }
    }
    1000 - safe
}

/// How likely the owner of a salida comes out onto it.
fn doorstep(board: &Board, piece: Piece, arm: u8) -> i64 {
    let owner = board.owner(arm).filter(|owner| !board.allied(piece.seat, *owner));
    let Some(side) = owner.map(|owner| board.side(owner)).filter(|_| board.options.kick) else { return 0 };
    match (side.count(Place::Jail), side.in_play()) {
        (0, _) => 0,
        (_, false) => 420,
        (_, true) => 167,
    }
}

/// How many cells a cell is ahead of somebody's piece, where it can get there with one throw.
pub fn behind(board: &Board, other: Seat, steps: u8, cell: u8) -> Option<u8> {
    let from = u16::from(board.cell(other, steps)?);
    let x = (u16::from(cell) + board.round() - from) % board.round();
    let x = u8::try_from(x).ok().filter(|x| (1..=12).contains(x))?;
    (steps + x <= board.tip()).then_some(x)
}
