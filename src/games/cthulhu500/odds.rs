//! What the dice may bring, exactly: the odds of a passing test and of a repair, from what a reader may know.
//!
//! Cards that others hold are nobody's to know, so they are not in it: these are the odds if nobody lays anything more.

use super::cards::{Bonus, Card, Does, Effect, Fact, Per, Role, Spot, Trait, Who, Word};
use super::glance::Glance;
use super::scene::{Aim, Duellist, Lay};
use super::view::{CarView, View};
use crate::kernel::Seat;

/// The sides of a die.
pub const SIDES: i32 = 6;

/// How a test may end for whoever reads of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The reader's total before the dice.
    pub sum: i32,
    /// The other total before the dice.
    pub other: i32,
    /// The share of all rolls that end as the reader wants, in whole percents.
    pub wins: i32,
    /// The share of all rolls that end in a tie that counts as one, in whole percents.
    pub ties: i32,
}

/// So many rolls of all of them, in whole percents.
fn percent(rolls: i32, of: i32) -> i32 {
    (200 * rolls + of) / (2 * of)
}

/// What is won and what is tied, once it is known whose a tie is.
fn share(won: i32, tied: i32, ties: Option<Duellist>, me: Duellist) -> (i32, i32) {
    match ties {
        Some(side) if side == me => (won + tied, 0),
        Some(_) => (won, 0),
        None => (won, tied),
    }
}

/// 4.2, 4.3: each side rolls a die. `mine` and `other` are the totals before that; `ties` says who has a tie, if somebody has it.
pub fn duel(mine: i32, other: i32, ties: Option<Duellist>, me: Duellist) -> Odds {
    let lead = mine - other;
    let rolls = |fits: &dyn Fn(i32) -> bool| {
        let pairs = (1..=SIDES).flat_map(|one| (1..=SIDES).map(move |two| lead + one - two));
        pairs.filter(|lead| fits(*lead)).count() as i32
    };
    let (won, tied) = share(rolls(&|lead| lead > 0), rolls(&|lead| lead == 0), ties, me);
    let all = SIDES * SIDES;
    Odds { sum: mine, other, wins: percent(won, all), ties: percent(tied, all) }
}

/// 8.12: one side of a passing test rolls its die again. `mine` is the reader's total without its die, `other` the other one with its.
pub fn reroll(mine: i32, other: i32, ties: Option<Duellist>, me: Duellist) -> Odds {
    let rolls =
        |fits: &dyn Fn(i32) -> bool| (1..=SIDES).filter(|die| fits(mine + die - other)).count() as i32;
    let (won, tied) = share(rolls(&|lead| lead > 0), rolls(&|lead| lead == 0), ties, me);
    Odds { sum: mine, other, wins: percent(won, SIDES), ties: percent(tied, SIDES) }
}

/// 6.6: what the die has to show for a repair: nothing in particular at 1, more than it can at 7.
pub fn repair_needs(car: &CarView) -> i64 {
    i64::from(car.side.complexity - car.repair).clamp(1, 7)
}

/// 6.6: a repair whose die is rolled again; the total without its die.
pub fn repair_again(total: i32, complexity: i32) -> i32 {
    percent((1..=SIDES).filter(|die| total + die >= complexity).count() as i32, SIDES)
}

/// 5.5: whether a tie carries an attacker past their target all the same: of the two the target alone is damaged
/// already, and falls back by it.
pub fn tie_passes(sees: &impl Glance, attacker: Seat, defender: Seat) -> bool {
    let falls = |seat: Seat| {
        let holds = sees.has(seat, Trait::NoTieDamage) || sees.has(seat, Trait::HoldPlace);
        sees.is_damaged(seat) && !holds
    };
    sees.ahead(attacker) == defender && falls(defender) && !falls(attacker)
}

/// The odds of an attempt that is an action of the reader's.
pub fn of_action(view: &View, me: Seat, on: Seat, with: Option<Lay>) -> Option<Odds> {
    let reach = if on == view.ahead(me) { 0 } else { reach(view.car(me)) };
    let (attack, defence) = sums(view, me, on);
    let (more, less, ties) =
        with.map_or(Some((0, 0, None)), |lay| adds(view, me, Duellist::Attacker, lay))?;
    Some(duel(attack + reach + more, defence + less, ties, Duellist::Attacker))
}

/// The odds of the attempt that a card of the reader's makes, if it makes one.
pub fn of_card(view: &View, me: Seat, card: Card) -> Option<(Seat, Odds)> {
    let Does::Effects([Effect::Attempt(who, n), ..]) = card.def().does else { return None };
    let on = match who {
        Who::Ahead => view.ahead(me),
        Who::TwoAhead => view.ahead(view.ahead(me)),
        _ => return None,
    };
    let (attack, defence) = sums(view, me, on);
    Some((on, duel(attack + i32::from(*n), defence, None, Duellist::Attacker)))
}

/// The odds of the attempt on the table for one of its two sides; with a Reaction more, where that only adds up.
pub fn of_attempt(view: &View, me: Seat, with: Option<Lay>) -> Option<Odds> {
    let attempt = view.scene.attempt?;
    let side = attempt.side_of(me)?;
    let (mine, other) = sides(attempt.sums, side);
    let (more, less, ties) = with.map_or(Some((0, 0, None)), |lay| adds(view, me, side, lay))?;
    let ties = if attempt.wins_ties { Some(Duellist::Attacker) } else { ties };
    Some(duel(mine + more, other + less, ties, side))
}

/// The odds of rolling one's die again in the passing test on the table.
pub fn of_reroll(sees: &impl Glance, me: Seat) -> Option<Odds> {
    let (attempt, sums, dice) = (sees.attempt()?, sees.test()?, sees.dice()?);
    let side = attempt.side_of(me)?;
    let ((mine, other), (die, _)) = (sides(sums, side), sides(dice, side));
    Some(reroll(mine - die, other, attempt.wins_ties.then_some(Duellist::Attacker), side))
}

/// Whether a card that rolls a die again changes nothing, whatever that shows.
pub fn is_hopeless(view: &View, me: Seat, card: Card) -> bool {
    let Does::Effects([Effect::Reroll, ..]) = card.def().does else { return false };
    match (view.scene.attempt, view.scene.test, view.scene.dice) {
        (Some(_), ..) => of_reroll(view, me).is_some_and(|odds| odds.wins == 0 && odds.ties == 0),
        (None, Some((sum, complexity)), Some((die, _))) => {
            repair_again(i32::from(sum - die), complexity.into()) == 0
        }
        _ => false,
    }
}

fn sides((attack, defence): (i8, i8), me: Duellist) -> (i32, i32) {
    match me {
        Duellist::Attacker => (attack.into(), defence.into()),
        Duellist::Defender => (defence.into(), attack.into()),
    }
}

/// What a Reaction to an announcement adds: to one's own side, to the other, and who has a tie by it. None
/// where that is not all.
fn adds(view: &View, me: Seat, side: Duellist, lay: Lay) -> Option<(i32, i32, Option<Duellist>)> {
    // A cost may change more than it says: whoever is paid counts no longer.
    if matches!(lay.aim, Aim::Part(_)) {
        return None;
    }
    let Does::Effects(effects) = lay.card.def().does else { return None };
    let mut all = (0, 0, None);
    for effect in effects {
        match *effect {
            Effect::Add(n) => all.0 += i32::from(n),
            Effect::AddPer(n, Per::OneAndEachSponsor, max) => {
                let sponsors = view.car(me).mods.iter().filter(|one| one.card.is(Word::Sponsor)).count();
                all.0 += (i32::from(n) * (1 + sponsors as i32)).min(max.into());
            }
            Effect::AddToOpponent(n) => all.1 += i32::from(n),
            Effect::WinTies => all.2 = Some(side),
            Effect::DamageIfItFails => {}
            _ => return None,
        }
    }
    Some(all)
}

/// What a vehicle has that attacks two places ahead by an action.
fn reach(car: &CarView) -> i32 {
    let traits = car.mods.iter().flat_map(|one| one.card.def().traits);
    let reach = traits.filter_map(|one| if let Trait::Reach(n) = one { Some(i32::from(*n)) } else { None });
    reach.max().unwrap_or(0)
}

/// 4.2: both totals before the dice. The view has them against neighbours; what only counts against some is counted anew.
pub fn sums(view: &View, attacker: Seat, defender: Seat) -> (i32, i32) {
    let (usual, chaser) = (view.ahead(attacker), view.behind(defender));
    let attack = i32::from(view.car(attacker).attack) - against(view, attacker, usual, Role::Attacker)
        + against(view, attacker, defender, Role::Attacker);
    let defence = i32::from(view.car(defender).defence) - against(view, defender, chaser, Role::Defender)
        + against(view, defender, attacker, Role::Defender);
    (attack, defence)
}

/// What a vehicle has against this one and not against every other.
fn against(view: &View, me: Seat, other: Seat, role: Role) -> i32 {
    let car = view.car(me);
    let driver = car.driver.iter().map(|one| (Spot::Driver, one));
    let crew = car.crew.iter().map(|one| (Spot::Crew, one));
    let rest = car.mods.iter().chain(&car.tires).map(|one| (Spot::Any, one));
    let counts = |at: Spot, bonus: &Bonus| {
        (bonus.spot == Spot::Any || bonus.spot == at) && (bonus.role == Role::Either || bonus.role == role)
    };
    let parts = driver.chain(crew).chain(rest);
    let bonuses = parts.flat_map(|(at, one)| one.card.def().bonuses.iter().map(move |bonus| (at, bonus)));
    let fits = bonuses.filter(|(at, bonus)| counts(*at, bonus));
    fits.map(|(_, bonus)| if only_against(view, me, other, bonus.only) { i32::from(bonus.n) } else { 0 })
        .sum()
}

fn only_against(view: &View, me: Seat, other: Seat, only: Fact) -> bool {
    match only {
        Fact::NotNeighbours => view.ahead(me) != other && view.behind(me) != other,
        Fact::OpponentHasFungiOrZombie => {
            let car = view.car(other);
            car.driver
                .iter()
                .chain(&car.crew)
                .any(|one| one.card.is(Word::Fungi) || one.card.is(Word::Zombie))
        }
        _ => false,
    }
}
