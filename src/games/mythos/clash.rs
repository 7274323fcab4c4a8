//! Combat from the revelation to the burial (11.5 to 11.11).

use super::absorb::{self, Points, sum};
use super::cards::{Does, Lasts, Title, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::fight::{Blow, Harm};
use super::pair::{Pair, Side};
use super::table::{Ally, Mythos, Phase};
use super::{About, Titles, ending, sanity};
use crate::kernel::{Cx, Flow, Seat, Seats};

/// 11.5 to 11.9: Threats are revealed, and what is left of them is absorbed or lost.
pub fn clash(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    reveal(cx);
    let seats: Vec<Seat> = cx.game.seats().collect();
    let came: Vec<Titles> = seats.iter().map(|seat| against(&cx.game, *seat)).collect();
    let mut through: Vec<(Seat, Points)> = Vec::new();
    let mut pairs: Vec<Pair> = Vec::new();
    for (at, a) in seats.iter().enumerate() {
        for b in &seats[at + 1..] {
            let pair = pair(cx, *a, *b, &mut through)?;
            pairs.extend(pair.sides.iter().any(|side| !side.is_empty()).then_some(pair));
        }
    }
    let (mut harms, mut blows) = (Vec::new(), Vec::new());
    for (seat, came) in seats.iter().zip(came) {
        let points = through.iter().filter(|(victim, _)| victim == seat).map(|(_, points)| *points);
        let reached = ward(cx, *seat, points.collect())?;
        let harming = reached.iter().filter(|points| points.harms);
        harms.extend(
            harming
                .filter_map(|points| Some(Harm { seat: points.seat, victim: *seat, title: points.source? })),
        );
        let before = cx.game.player(*seat).sanity;
        sanity::lose_in_combat(cx, *seat, sum(&reached).min(20) as i8);
        let lost = before - cx.game.player(*seat).sanity;
        let by = reached.iter().fold(Seats::NONE, |by, points| by.with(points.seat));
        let damaged = cx.game.player(*seat).allies.iter().filter(|ally| ally.damaged);
        let fell = damaged.map(|ally| ally.card.title).collect();
        blows.push(Blow { seat: *seat, before, lost, by, came, fell });
    }
    (cx.game.fought, cx.game.pairs) = (Some(blows), pairs);
    if let Some(fight) = &mut cx.game.fight {
        let order = fight.order.clone();
        harms.sort_by_key(|harm| order.iter().position(|seat| *seat == harm.seat));
        fight.harms = harms;
    }
    cx.game.phase = Phase::Harm;
    sanity::settle(cx)
}

/// What comes against somebody, of everybody's Threat.
fn against(game: &Mythos, seat: Seat) -> Titles {
    let threats = game.seats().flat_map(|other| &game.player(other).threat.0);
    let coming = threats.filter(|menace| menace.aim == Some(seat));
    coming.map(|menace| menace.ally.as_ref().map_or(menace.card.title, |ally| ally.card.title)).collect()
}

/// 11.5: all is turned up; what dies by day does.
fn reveal(cx: &mut Cx<'_, Mythos>) {
    let night = cx.game.is_night();
    for seat in cx.game.seats().collect::<Vec<_>>() {
        for against in cx.game.opponents(seat) {
            let threat = cx.game.player(seat).threat.iter().filter(|menace| menace.aim == Some(against));
            let cards: Vec<Title> = threat.map(|menace| menace.card.title).collect();
            if cards.is_empty() {
                continue;
            }
            cx.tell(Event::Revealed { seat, against, cards });
            let outdoors = cx.game.player(against).is_at(Word::Outdoors);
            if night || !outdoors {
                continue;
            }
            let dies = |title: Title| title.def().at(When::Reveal).any(|does| does == Does::DiesByDay);
            let threat = &mut cx.game.player_mut(seat).threat.0;
            let (dead, rest) = threat
                .drain(..)
                .partition::<Vec<_>, _>(|menace| menace.aim == Some(against) && dies(menace.card.title));
            *threat = rest;
            for menace in dead {
                cx.game.bury(menace.card);
                cx.tell(Event::Sunlight { seat, title: menace.card.title });
            }
        }
    }
}

/// One side of a pair: its points, and what the total is lowered by.
fn side(game: &Mythos, seat: Seat, against: Seat) -> (Vec<Points>, u32) {
    let threat = game.player(seat).threat.iter().filter(|menace| menace.aim == Some(against));
    let mut points: Vec<Points> = threat
        .map(|menace| match &menace.ally {
            Some(ally) => Points::plain(Some(ally.card.title), seat, game.storming_value(seat, ally)),
            None => {
                let value = game.monster_value(seat, menace.card.title);
                Points::of_monster(menace.card.title, seat, value)
            }
        })
        .collect();
    let fight = game.fight.as_ref();
    let tips = fight.into_iter().flat_map(|fight| &fight.tips);
    let tips: Vec<i32> =
        tips.filter(|tip| tip.seat == seat && tip.other == against).map(|tip| tip.n.into()).collect();
    let more: i32 = tips.iter().filter(|n| **n > 0).sum();
    let less: i32 = tips.iter().filter(|n| **n < 0).sum();
    if more > 0 {
        points.push(Points::plain(None, seat, more.min(255) as u8));
    }
    (points, less.unsigned_abs())
}

/// 11.6 to 11.8 for two who face one another.
fn pair(cx: &mut Cx<'_, Mythos>, a: Seat, b: Seat, through: &mut Vec<(Seat, Points)>) -> Flow<Pair> {
    let ((mine, less), (theirs, theirs_less)) = (side(&cx.game, a, b), side(&cx.game, b, a));
    let mut sides = [Side::new(&cx.game, a, b, &mine, less), Side::new(&cx.game, b, a, &theirs, theirs_less)];
    let [total, others] = [sides[0].total(), sides[1].total()];
    let assault = cx.game.same_place(a, b);
    let fights = !(mine.is_empty() && theirs.is_empty());
    let (high, low, points) = if total >= others { (a, b, mine) } else { (b, a, theirs) };
    let left = keep(cx, high, low, points, total.abs_diff(others))?;
    if fights {
        cx.tell(Event::Cosmic { seat: high, other: low, n: sum(&left).min(255) as u8 });
    }
    sides.iter_mut().filter(|side| side.seat == high).for_each(|side| side.keeps(&left));
    let before = through.len();
    if assault {
        self::assault(cx, high, low, left, through)?;
    } else {
        let left = absorb::by_allies(cx, low, high, left)?;
        through.extend(left.into_iter().map(|points| (low, points)));
    }
    for (side, other) in sides.iter_mut().zip([b, a]) {
        let reached = through[before..].iter().filter(|(victim, _)| *victim == side.seat);
        let reached = reached.map(|(_, points)| u32::from(points.n)).sum();
        side.ends(&cx.game, other, reached);
    }
    Ok(Pair { sides, assault })
}

/// R45: so many points are left; which, their player chooses where it matters.
fn keep(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    other: Seat,
    mut points: Vec<Points>,
    mut left: u32,
) -> Flow<Vec<Points>> {
    let mut kept: Vec<Points> = Vec::new();
    while left > 0 && !points.is_empty() {
        // What is kept last is spent first: from outside, plain, with an effect, invisible; of these the lowest value.
        points.sort_by_key(|one| {
            (one.source.is_none(), !one.invisible, !one.harms, std::cmp::Reverse(one.n), one.source)
        });
        let special = points.iter().any(|one| one.invisible || one.harms);
        let matters = special && sum(&points) > left;
        let sources: Vec<Title> = points.iter().filter_map(|one| one.source).collect();
        let next = if matters {
            absorb::which(cx, seat, About::Keep { against: other }, sources)?
        } else {
            points[0].source
        };
        let at = points.iter().position(|one| one.source == next).unwrap_or(0);
        let mut one = points.remove(at);
        one.n = u32::from(one.n).min(left) as u8;
        left -= u32::from(one.n);
        kept.push(one);
    }
    kept.retain(|one| one.n > 0);
    Ok(kept)
}

/// 11.8: two in one place come to blows; Allies attack instead of absorbing.
fn assault(
    cx: &mut Cx<'_, Mythos>,
    high: Seat,
    low: Seat,
    mut left: Vec<Points>,
    through: &mut Vec<(Seat, Points)>,
) -> Flow<()> {
    let allies = |game: &Mythos, seat: Seat, other: Seat| -> Vec<(Points, bool)> {
        let points = |ally: &Ally| {
            let n = game.ally_value(seat, ally, other);
            (Points::of_ally(ally.card.title, seat, n), game.sees(seat, ally))
        };
        game.player(seat).guards(other).map(points).collect()
    };
    let (ours, theirs) = (allies(&cx.game, high, low), allies(&cx.game, low, high));
    // R48: what nobody sees passes by.
    let mut seeing: u32 =
        theirs.iter().filter(|(_, sees)| *sees).map(|(points, _)| u32::from(points.n)).sum();
    let mut unseen = 0;
    for points in left.iter_mut().filter(|points| points.invisible) {
        let met = u32::from(points.n).min(seeing) as u8;
        seeing -= u32::from(met);
        let by = points.n - met;
        unseen += u32::from(by);
        if by > 0 {
            through.push((low, Points { n: by, ..*points }));
        }
        points.n = met;
    }
    if unseen > 0 && !theirs.is_empty() {
        cx.tell(Event::Unseen { seat: low, n: unseen.min(255) as u8 });
    }
    left.retain(|points| points.n > 0);
    left.extend(ours.into_iter().map(|(points, _)| points));
    let theirs: Vec<Points> = theirs.into_iter().map(|(points, _)| points).collect();
    let (total, others) = (sum(&left), sum(&theirs));
    let (winner, loser, points, beaten) =
        if total >= others { (high, low, left, theirs) } else { (low, high, theirs, left) };
    // Whoever has nothing to absorb is not damaged.
    let met = sum(&points).min(sum(&beaten));
    if met > 0 {
        damage(cx, loser, winner, &beaten);
    }
    let difference = total.abs_diff(others);
    let rest = spend(cx, winner, loser, points, met)?;
    through.extend(rest.into_iter().filter(|_| difference > 0).map(|points| (loser, points)));
    Ok(())
}

/// Allies among these, who stand against this opponent, are damaged.
fn damage(cx: &mut Cx<'_, Mythos>, seat: Seat, other: Seat, points: &[Points]) {
    let allies = points.iter().filter(|points| points.ally && points.n > 0);
    for title in allies.filter_map(|points| points.source) {
        let allies = &mut cx.game.player_mut(seat).allies;
        let is = |ally: &&mut Ally| ally.card.title == title && ally.against == Some(other);
        if let Some(ally) = allies.iter_mut().find(is) {
            ally.damaged = true;
            cx.tell(Event::Falls { seat, title });
        }
    }
}

/// 11.8: so many points of the winner are spent, in the order that they choose: points of the Threat first by default.
fn spend(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    other: Seat,
    mut points: Vec<Points>,
    mut met: u32,
) -> Flow<Vec<Points>> {
    let mut spent: Vec<Points> = Vec::new();
    while met > 0 && points.iter().any(|one| one.n > 0) {
        points
            .sort_by_key(|one| (one.n == 0, one.ally, one.source.is_some(), one.invisible, one.harms, one.n));
        let sources: Vec<Title> =
            points.iter().filter(|one| one.n > 0).filter_map(|one| one.source).collect();
        let matters = points[0].source.is_some()
            && sum(&points) > met
            && points.iter().any(|one| one.ally)
            && sources.len() > 1;
        let next = if matters {
            absorb::which(cx, seat, About::Order { against: other }, sources)?
        } else {
            points[0].source
        };
        let at = points.iter().position(|one| one.source == next && one.n > 0).unwrap_or(0);
        let taken = u32::from(points[at].n).min(met);
        met -= taken;
        spent.push(points[at]);
        points[at].n -= taken as u8;
    }
    damage(cx, seat, other, &spent);
    points.retain(|one| one.n > 0);
    Ok(points)
}

/// R50, R51: what protects an Investigator is taken off the sum, effects first; asked where that does not settle it.
fn ward(cx: &mut Cx<'_, Mythos>, seat: Seat, mut points: Vec<Points>) -> Flow<Vec<Points>> {
    let wards = cx.game.fight.as_ref().and_then(|fight| fight.wards.get(seat.index()).copied());
    let mut ward = u32::from(wards.unwrap_or(0));
    while ward > 0 && !points.is_empty() {
        points.sort_by_key(|one| (!one.harms, one.n));
        let harming: Vec<Title> =
            points.iter().filter(|one| one.harms).filter_map(|one| one.source).collect();
        let effects: u32 = points.iter().filter(|one| one.harms).map(|one| u32::from(one.n)).sum();
        let at = if harming.len() > 1 && ward < effects {
            let first = absorb::which(cx, seat, About::Ward, harming)?;
            points.iter().position(|one| one.source == first).unwrap_or(0)
        } else {
            0
        };
        let taken = u32::from(points[at].n).min(ward);
        ward -= taken;
        points[at].n -= taken as u8;
        points.retain(|one| one.n > 0);
    }
    Ok(points)
}

/// 11.10: what the Monsters do that have reached somebody, one by one.
pub fn harm(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let Some(fight) = cx.game.fight.as_mut().filter(|fight| !fight.harms.is_empty()) else {
        cx.game.phase = Phase::Burial;
        return Ok(());
    };
    let Harm { seat, victim, title } = fight.harms.remove(0);
    if cx.game.player(seat).insane || cx.game.player(victim).insane {
        return Ok(());
    }
    effects::run(cx, Act { seat, title, other: Some(victim) }, When::Damages)
}

/// 11.11: every card of every Threat is buried, then every damaged Ally; Great Old Ones wane.
pub fn burial(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let order = cx.game.from(cx.game.most_troubled());
    let mut buried: Vec<(Seat, Vec<Title>)> = Vec::new();
    for seat in &order {
        let threat = std::mem::take(&mut cx.game.player_mut(*seat).threat.0);
        let mut cards: Vec<Title> = threat.iter().map(|menace| menace.card.title).collect();
        for menace in threat {
            match menace.ally {
                Some(ally) => cards.extend(cx.game.lay_ally(ally, super::cards::Fate::Buried)),
                None => cx.game.bury(menace.card),
            }
        }
        buried.push((*seat, cards));
    }
    for (seat, cards) in &mut buried {
        let fallen = absorb::bury_damaged(&mut cx.game, *seat);
        cards.extend(fallen.into_iter().flat_map(|(ally, held)| [ally].into_iter().chain(held)));
    }
    for (seat, cards) in buried.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        cx.tell(Event::Buried { seat, cards });
    }
    for seat in &order {
        wane(cx, *seat);
    }
    for seat in &order {
        let events = cx.game.player(*seat).events.iter().map(|event| event.card.title);
        let ended: Vec<Title> = events.filter(|title| title.def().lasts == Some(Lasts::Combat)).collect();
        ended.into_iter().for_each(|title| effects::remove(cx, *seat, title, super::cards::Fate::Buried));
    }
    cx.game.fight = None;
    cx.game.phase = Phase::RoundEnd;
    let goal = cx.game.options.goal();
    // 16.3: whoever has reached the goal has, sane or not.
    let reached = |goal: i16| cx.game.players.iter().any(|player| player.points() >= goal);
    if goal.is_some_and(reached) { ending::end(cx) } else { Ok(()) }
}

/// 10.6: a Great Old One is inverted at the end of one Combat, and buried at the end of the next.
fn wane(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    let Some(old_one) = &mut cx.game.player_mut(seat).old_one else { return };
    let title = old_one.card.title;
    if old_one.inverted {
        let card = old_one.card;
        cx.game.player_mut(seat).old_one = None;
        cx.game.bury(card);
        cx.tell(Event::Gone { seat, title, fate: super::cards::Fate::Buried, held: Vec::new(), by: None });
    } else {
        old_one.inverted = true;
        cx.tell(Event::Wanes { seat, title });
    }
}
