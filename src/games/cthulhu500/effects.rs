//! What cards do, one effect at a time.

use super::cards::{Card, Does, Effect, Kind, Who};
use super::chain::{Happened, follow, pass, tell_laps};
use super::damage::{Cause, damage};
use super::draw::{Limit, draw};
use super::event::Event;
use super::passing::{self, Announced};
use super::race::{Extra, Part, Race, Slot};
use super::scene::{self, Added, Aim, Duellist, Fate, Test};
use super::total::{Line, Source, Total, per};
use super::{About, Answer};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Seats};

/// A card that does what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// Whose card it is.
    pub by: Seat,
    /// Which.
    pub card: Card,
    /// What was declared with it.
    pub aim: Aim,
    /// The pass that it answers: who passed whom.
    pub pass: Option<(Seat, Seat)>,
    /// From whose hand it came.
    pub giver: Seat,
}

impl Play {
    /// A card of this player, with nothing declared.
    pub fn of(by: Seat, card: Card) -> Play {
        Play { by, card, aim: Aim::Nothing, pass: None, giver: by }
    }
}

/// Does what a card says, effect by effect.
pub fn run(cx: &mut Cx<'_, Race>, play: Play, effects: &[Effect]) -> Flow<()> {
    for effect in effects {
        one(cx, play, *effect)?;
    }
    Ok(())
}

fn one(cx: &mut Cx<'_, Race>, play: Play, effect: Effect) -> Flow<()> {
    let me = play.by;
    match effect {
        Effect::Attempt(who, n) => {
            let announced = by_card(&cx.game, play, who, n);
            passing::attempt(cx, announced)?;
        }
        Effect::AutoPass(who) => {
            let passed = the_one(&cx.game, play, who);
            let happened = pass(cx, me, passed);
            follow(cx, &[happened])?;
        }
        Effect::Move(places) => (0..places).for_each(|_| go_forward(cx, me)),
        Effect::Damage(who) => {
            let seats = those(&cx.game, play, who);
            let lies = cx.game.scene.laid.iter().any(|laid| laid.card == play.card);
            damage(cx, seats, if lies { Cause::Told } else { Cause::Part(play.card) })?;
        }
        Effect::Repair => repair(cx, me),
        Effect::Draw(n) => draw(cx, me, n, Limit::Five)?,
        Effect::DrawIf(only, n) => {
            if cx.game.holds(only, me, None) {
                draw(cx, me, n, Limit::Five)?;
            }
        }
        Effect::MayDraw(n) => may_draw(cx, me, n)?,
        Effect::DrawBeyond(n) => draw(cx, me, n, Limit::None)?,
        Effect::GiverDraws(n) => draw(cx, play.giver, n, Limit::Five)?,
        Effect::LoseHandCards(n) => {
            if let Some((_, passed)) = play.pass {
                (0..n).for_each(|_| lose_hand_card(cx, passed));
            }
        }
        Effect::TakeCrewFromPile => take_crew(cx, me)?,
        Effect::DiscardSelf => {
            let part = Part { seat: me, slot: Slot::Mod, card: play.card, infested: false };
            let infested = Part { infested: true, ..part };
            let there = if cx.game.part_mut(part).is_some() { part } else { infested };
            cx.game.discard_part(there);
            cx.tell(Event::Lost { part: there });
        }
        Effect::Defend(n) => cx.game.car_mut(me).defence += n,
        Effect::Add(n) => add(cx, play, own_side(&cx.game, me), n),
        Effect::AddPer(n, times, max) => {
            let n = (n * per(cx.game.car(me), times)).min(max);
            add(cx, play, own_side(&cx.game, me), n);
        }
        Effect::AddToOpponent(n) => {
            let side = own_side(&cx.game, me).map(|side| match side {
                Duellist::Attacker => Duellist::Defender,
                Duellist::Defender => Duellist::Attacker,
            });
            add(cx, play, side, n);
        }
        Effect::WinTies => cx.game.scene.attempt.iter_mut().for_each(|attempt| attempt.wins_ties = true),
        Effect::DamageIfItFails => {
            let concerned = own_side(&cx.game, me).is_some();
            cx.game.scene.attempt.iter_mut().for_each(|attempt| attempt.slippery |= concerned);
        }
        Effect::Redirect => passing::redirect(cx),
        // The cost was paid as the card was laid down.
        Effect::PayCrew(_) => {}
        Effect::Reroll => reroll(cx, me),
        Effect::Prevent => {
            if cx.game.scene.damage.has(me) {
                cx.game.scene.damage = cx.game.scene.damage.without(me);
                cx.tell(Event::Spared { seat: me });
            }
        }
        Effect::Shift => shift(cx, play),
        Effect::Cancel => cancel(cx, play, Fate::Cancelled),
        Effect::CancelAndTake => {
            let fate = if cx.game.car(me).has_room() { Fate::Taken(me) } else { Fate::Cancelled };
            cancel(cx, play, fate);
        }
        Effect::NextTurn => {
            cx.game.extra = Some(Extra { seat: me, attack: 0 });
            cx.tell(Event::NextTurn { seat: me });
        }
        Effect::AttackThatTurn(n) => cx.game.extra.iter_mut().for_each(|extra| extra.attack += n),
    }
    Ok(())
}

/// The attempt that a card makes.
pub fn by_card(race: &Race, play: Play, who: Who, n: i8) -> Announced {
    let defender = the_one(race, play, who);
    let extra = (n != 0).then_some(Line { from: Source::Card(play.card), n });
    Announced { attacker: play.by, defender, kind: scene::Kind::Card(play.card), extra, with: None }
}

/// The vehicle that an effect is about.
fn the_one(race: &Race, play: Play, who: Who) -> Seat {
    those(race, play, who).iter().next().unwrap_or(play.by)
}

/// The vehicles that an effect is about.
pub fn those(race: &Race, play: Play, who: Who) -> Seats {
    let me = play.by;
    match who {
        Who::Me => Seats::one(me),
        Who::Ahead => Seats::one(race.ahead(me)),
        Who::TwoAhead => Seats::one(race.ahead_by(me, 2)),
        Who::Neighbours => race.neighbours(me),
        Who::ChosenAndNeighbours => match play.aim {
            Aim::Seat(seat) => race.neighbours(seat).with(seat),
            _ => Seats::NONE,
        },
        Who::Winning => Seats::one(race.winning()),
        Who::ComplexityAtLeast(n) => {
            race.seats().filter(|seat| race.car(*seat).side().complexity >= n as i8).collect()
        }
        Who::Passer => play.pass.map_or(Seats::NONE, |(passer, _)| Seats::one(passer)),
        Who::Passed => play.pass.map_or(Seats::NONE, |(_, passed)| Seats::one(passed)),
    }
}

/// 4.9: one place forward; nothing has been passed.
fn go_forward(cx: &mut Cx<'_, Race>, seat: Seat) {
    let (before, overtaken) = (cx.game.laps(), cx.game.ahead(seat));
    cx.game.step_forward(seat);
    cx.tell(Event::Moved { seat, overtaken });
    tell_laps(cx, before);
}

/// Turns a vehicle to its undamaged side.
pub fn repair(cx: &mut Cx<'_, Race>, seat: Seat) {
    if std::mem::replace(&mut cx.game.car_mut(seat).damaged, false) {
        cx.tell(Event::Repaired { seat });
    }
}

fn may_draw(cx: &mut Cx<'_, Race>, seat: Seat, cards: u8) -> Flow<()> {
    if !cx.game.car(seat).has_room() || !cx.game.can_draw() {
        return Ok(());
    }
    let mut ask = Ask::new(seat, About::MayDraw, Patience::Chore, Answer::Draw(cards));
    ask.offer(Answer::Decline);
    match cx.ask(ask)? {
        Answer::Draw(cards) => draw(cx, seat, cards, Limit::Five),
        _ => Ok(()),
    }
}

/// The dice choose a card of the hand; everybody sees it go to the pile.
fn lose_hand_card(cx: &mut Cx<'_, Race>, seat: Seat) {
    let held = cx.game.car(seat).hand.len();
    if held == 0 {
        return;
    }
    let at = cx.game.dice.below(held as u32) as usize;
    let card = cx.game.car(seat).hand[at];
    cx.game.from_hand(seat, card);
    cx.game.pile.push(card);
    cx.tell(Event::Discarded { seat, card, forced: true });
}

fn take_crew(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    if !cx.game.car(seat).has_room() {
        return Ok(());
    }
    let mut choices = Choices::new();
    for card in &cx.game.pile {
        if card.def().kind == Kind::Crew && !choices.contains(&Answer::Take(*card)) {
            choices.push(Answer::Take(*card));
        }
    }
    choices.sort_unstable_by_key(|choice| match choice {
        Answer::Take(card) => *card as u8,
        _ => u8::MAX,
    });
    let Some(Answer::Take(card)) = cx.choose(seat, About::Salvage, Patience::Chore, choices)? else {
        return Ok(());
    };
    if let Some(at) = cx.game.pile.iter().rposition(|one| *one == card) {
        cx.game.pile.remove(at);
        cx.game.to_hand(seat, card);
        cx.tell(Event::Salvaged { seat, card });
    }
    Ok(())
}

/// The side of the test on which a player is; a repair test has but one. None for a defender from whom the
/// attempt has been redirected: what they laid together with that is spent (8.11).
fn own_side(race: &Race, seat: Seat) -> Option<Duellist> {
    let attempt = race.scene.attempt.as_ref();
    attempt.map_or(Some(Duellist::Attacker), |attempt| attempt.side_of(seat))
}

/// Adds to one side of the test: for the whole attempt before the dice, to the total after them.
fn add(cx: &mut Cx<'_, Race>, play: Play, side: Option<Duellist>, n: i8) {
    let Some(side) = side else { return };
    let line = Line { from: Source::Card(play.card), n };
    let scene = &mut cx.game.scene;
    if let Some(total) = total_of(&mut scene.test, side) {
        total.add(line.from, n);
        let sum = total.sum();
        cx.tell(Event::Added { seat: play.by, card: play.card, n, sum });
    } else if let Some(attempt) = &mut scene.attempt {
        // More lines than there are cards that could make them: never.
        let _ = attempt.lines.try_push(Added { by: play.by, side, line });
    }
}

/// The test on the table as it will be with this card, where that is sure: a die that is rolled again is not.
pub fn foresee_sum(race: &mut Race, seat: Seat, card: Card) {
    let Does::Effects([Effect::Add(n)]) = card.def().does else { return };
    let side = own_side(race, seat);
    if let Some(total) = side.and_then(|side| total_of(&mut race.scene.test, side)) {
        total.add(Source::Card(card), *n);
    }
}

/// The total of one side of the test on the table, if there is one.
fn total_of(test: &mut Option<Test>, side: Duellist) -> Option<&mut Total> {
    match test {
        Some(Test::Passing { attack, .. }) if side == Duellist::Attacker => Some(attack),
        Some(Test::Passing { defence, .. }) => Some(defence),
        Some(Test::Repair { total, .. }) => Some(total),
        None => None,
    }
}

fn reroll(cx: &mut Cx<'_, Race>, seat: Seat) {
    let Some(side) = own_side(&cx.game, seat) else { return };
    let die = cx.game.dice.roll();
    match &mut cx.game.scene.test {
        Some(Test::Passing { attack, .. }) if side == Duellist::Attacker => attack.put_die(die),
        Some(Test::Passing { defence, .. }) => defence.put_die(die),
        Some(Test::Repair { total, .. }) => total.put_die(die),
        None => return,
    }
    cx.tell(Event::Reroll { seat, die });
}

/// 8.13: the damage happens to a neighbour instead. One who is to be damaged anyhow is damaged once.
fn shift(cx: &mut Cx<'_, Race>, play: Play) {
    let Aim::Seat(onto) = play.aim else { return };
    let scene = &mut cx.game.scene;
    if !scene.damage.has(play.by) {
        return;
    }
    if !scene.damage.has(onto) {
        scene.drawn_in = scene.drawn_in.with(onto);
    }
    scene.damage = scene.damage.without(play.by).with(onto);
    cx.tell(Event::Blamed { seat: play.by, onto });
}

/// 8.4: the card that was answered goes without effect.
fn cancel(cx: &mut Cx<'_, Race>, play: Play, fate: Fate) {
    let Aim::Laid(at) = play.aim else { return };
    let Some(laid) = cx.game.scene.laid.get_mut(usize::from(at)) else { return };
    if laid.fate != Fate::Stands {
        return;
    }
    laid.fate = fate;
    let (seat, card) = (laid.seat, laid.card);
    cx.tell(Event::Cancelled { seat, card, by: Some(play.by), with: Some(play.card) });
}

/// A Spell has taken effect: those who wait for that may act (7.1).
pub fn after_spell(cx: &mut Cx<'_, Race>) -> Flow<()> {
    follow(cx, &[Happened::Spell])
}
