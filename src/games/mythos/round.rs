//! Rounds (7.1 to 7.3): who begins, whose turn is next, and when Combat comes.

use super::cards::{Does, Investigator, Title, When};
use super::effects::{self, Act};
use super::event::Event;
use super::fight::Fight;
use super::sanity;
use super::table::{HAND, Mythos, Phase};
use crate::kernel::{Cx, Flow, Seat};

/// 3.2: rolls that may be needed until all EDU differ; beyond that the seat decides.
const ROLLS_MAX: usize = 200;

/// 6: EDU is made different, and hands are drawn.
pub fn open(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    for seat in cx.game.seats() {
        let who = cx.game.player(seat).who;
        cx.tell(Event::GameBegins { seat, who });
    }
    make_different(cx);
    cx.tell(Event::Deals { n: HAND as u8 });
    for seat in cx.game.seats() {
        sanity::deal(cx, seat, HAND);
    }
    cx.game.phase = Phase::RoundStart;
    Ok(())
}

/// R5: those who are tied roll, and each adds what they are above the lowest of these rolls; again until all differ.
fn make_different(cx: &mut Cx<'_, Mythos>) {
    for _ in 0..ROLLS_MAX {
        let mut tied: Vec<Seat> = Vec::new();
        let mut levels: Vec<u16> = cx.game.players.iter().map(|player| player.edu).collect();
        levels.sort_unstable_by(|a, b| b.cmp(a));
        if let Some(level) = levels.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]) {
            tied = cx.game.seats().filter(|seat| cx.game.player(*seat).edu == level).collect();
        }
        if tied.is_empty() {
            return;
        }
        let dice: Vec<u8> = tied.iter().map(|_| cx.game.dice.roll()).collect();
        let lowest = dice.iter().copied().min().unwrap_or(0);
        for (seat, die) in tied.into_iter().zip(dice) {
            let player = cx.game.player_mut(seat);
            player.edu += u16::from(die - lowest);
            let edu = player.edu;
            cx.tell(Event::Edu { seat, die, edu });
        }
    }
    for (at, player) in cx.game.players.iter_mut().enumerate() {
        player.edu += at as u16;
    }
}

/// 7.1: the order is read, and what happens when a round begins does.
pub fn begin(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    cx.game.round += 1;
    (cx.game.fought, cx.game.pairs) = (None, Vec::new());
    let first = cx.game.most_troubled();
    (cx.game.first, cx.game.mover) = (first, first);
    for player in &mut cx.game.players {
        (player.passed, player.once_more) = (false, false);
    }
    let round = cx.game.round;
    cx.tell(Event::RoundBegins { round, seat: first });
    for seat in cx.game.from(first) {
        if cx.game.player(seat).insane {
            continue;
        }
        let person: Investigator = cx.game.player(seat).who;
        let own = person.def().effects.iter().filter(|effect| effect.when == When::RoundStart);
        let mut effects: Vec<_> = own.map(|effect| (None, effect.does)).collect();
        for ally in &cx.game.player(seat).allies {
            let title = ally.card.title;
            effects.extend(title.def().at(When::RoundStart).map(|does| (Some(title), does)));
        }
        for (title, does) in effects {
            match (title, does) {
                (None, Does::Draw(n)) => sanity::draw_thanks_to(cx, seat, n.into(), Some(person))?,
                // An Investigator's own text names no card; none of them asks for one.
                (title, does) => {
                    if let Some(title) = title.or_else(|| Title::from_code(1)) {
                        effects::one(cx, Act { seat, title, other: None }, does)?;
                    }
                }
            }
        }
    }
    cx.game.turn += 1;
    cx.game.phase = Phase::Turn;
    Ok(())
}

/// The next who is sane has the turn.
pub fn next_turn(game: &mut Mythos) {
    let n = game.players.len();
    let mut next = game.mover.next(n);
    while game.player(next).insane && next != game.mover {
        next = next.next(n);
    }
    game.mover = next;
    game.turn += 1;
}

/// Chapter 11: Combat begins at once; with nothing to fight with it is passed over (R40).
pub fn to_combat(cx: &mut Cx<'_, Mythos>) {
    let something = cx.game.seats().any(|seat| {
        let player = cx.game.player(seat);
        !player.threat.is_empty() || player.allies.iter().any(|ally| ally.has_magic() && !ally.down)
    });
    if something {
        cx.tell(Event::Combat);
        cx.game.fight = Some(Fight::new(&cx.game));
        cx.game.phase = Phase::Aim;
    } else {
        cx.game.fought = Some(Vec::new());
        cx.game.phase = Phase::Burial;
    }
}
