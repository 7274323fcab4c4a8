//! The beginning of Combat (11.1 to 11.3): aiming and assigning.

use super::cards::Title;
use super::event::Event;
use super::table::{Card, Menace, Mythos, Phase};
use super::titles::Titles;
use super::{About, Answer, Combat, window};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Seats, Several};
use serde::{Deserialize, Serialize};

/// A Combat under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Who comes when; read once.
    pub order: Vec<Seat>,
    /// Whose turn it is to cast or use something, as a place in the order.
    pub next: u8,
    /// How many have declined in a row.
    pub declined: u8,
    /// Points from outside.
    pub tips: Vec<Tip>,
    /// What each Investigator loses less, by seat.
    pub wards: Vec<u8>,
    /// Whose Allies see what is invisible, thanks to a Spell.
    pub sees: Seats,
    /// Allies whose Combat text was used.
    pub texts: Vec<Card>,
    /// What damage still brings about.
    pub harms: Vec<Harm>,
}

/// Points for or against the Threat of one player, where it faces another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tip {
    /// Whose Threat.
    pub seat: Seat,
    /// Whom it faces.
    pub other: Seat,
    /// How much.
    pub n: i8,
}

/// A Monster of which a point has reached an Investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// Who led it.
    pub seat: Seat,
    /// Whom it reached.
    pub victim: Seat,
    /// The Monster.
    pub title: Title,
}

/// What a Combat has cost somebody. It is kept until the next round begins: a Combat may pass without any
/// question to whoever it hurts, and they read of it when they are asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// Who is meant.
    pub seat: Seat,
    /// Their Sanity before the Threats clashed.
    pub before: i8,
    /// How much of it they lost.
    pub lost: i8,
    /// To whose Threats and Allies.
    pub by: Seats,
    /// What came against them.
    #[serde(default, skip_serializing_if = "Titles::is_empty")]
    pub came: Titles,
    /// Who of theirs absorbed any of it.
    #[serde(default, skip_serializing_if = "Titles::is_empty")]
    pub fell: Titles,
}

impl Fight {
    /// A Combat that begins now.
    pub fn new(game: &Mythos) -> Fight {
        Fight {
            order: game.from(game.most_troubled()),
            next: 0,
            declined: 0,
            tips: Vec::new(),
            wards: vec![0; game.players.len()],
            sees: Seats::NONE,
            texts: Vec::new(),
            harms: Vec::new(),
        }
    }
}

impl Mythos {
    /// How many cards of a Threat are aimed at somebody.
    pub fn aimed(&self, seat: Seat, at: Seat) -> usize {
        self.player(seat).threat.iter().filter(|menace| menace.aim == Some(at)).count()
    }

    fn fight_order(&self) -> Vec<Seat> {
        let order = self.fight.as_ref().map(|fight| fight.order.clone()).unwrap_or_default();
        order.into_iter().filter(|seat| !self.player(*seat).insane).collect()
    }

    /// R41: who answers together: everybody, or one after another.
    fn together(&self, among: Vec<Seat>) -> Vec<Vec<Seat>> {
        match self.options.combat {
            Combat::Sealed => vec![among],
            Combat::InOrder => among.into_iter().map(|seat| vec![seat]).collect(),
        }
    }
}

/// Cards that somebody deals out among opponents, one opponent after the other.
struct Dealing {
    seat: Seat,
    rest: Vec<Title>,
    others: Vec<Seat>,
    storming: Vec<Title>,
    foes: Vec<Seat>,
    dealt: Vec<(Title, Seat)>,
    stormed: Vec<(Title, Seat)>,
}

/// 11.1: each Monster of a Threat is aimed at one opponent.
pub fn aim(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let order = cx.game.fight_order();
    let threatening = order.into_iter().filter(|seat| !cx.game.player(*seat).threat.is_empty());
    for group in cx.game.together(threatening.collect()) {
        let dealings = group.into_iter().map(|seat| {
            let rest = cx.game.player(seat).threat.iter().map(|menace| menace.card.title).collect();
            let mut others = cx.game.opponents(seat);
            // What time does: everything at whoever has the most Sanity.
            others.sort_by_key(|other| std::cmp::Reverse(cx.game.player(*other).sanity));
            let (storming, foes, dealt, stormed) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            Dealing { seat, rest, others, storming, foes, dealt, stormed }
        });
        let mut dealings: Vec<Dealing> = dealings.collect();
        deal(cx, About::Aim, &mut dealings)?;
        for dealing in dealings {
            aimed(cx, &dealing);
        }
    }
    cx.game.phase = Phase::Assign;
    Ok(())
}

fn aimed(cx: &mut Cx<'_, Mythos>, dealing: &Dealing) {
    let seat = dealing.seat;
    for (title, at) in &dealing.dealt {
        let free = |menace: &&mut Menace| menace.card.title == *title && menace.aim.is_none();
        if let Some(menace) = cx.game.player_mut(seat).threat.iter_mut().find(free) {
            menace.aim = Some(*at);
        }
    }
    for at in cx.game.opponents(seat) {
        let count = cx.game.aimed(seat, at) as u8;
        if count > 0 {
            cx.tell(Event::Aimed { seat, at, count });
        }
    }
}

/// 11.2: Allies are assigned against opponents, or join the Threat with a MAGIC weapon.
pub fn assign(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let order = cx.game.fight_order();
    for group in cx.game.together(order) {
        let mut dealings: Vec<Dealing> = group.into_iter().map(|seat| defence(&cx.game, seat)).collect();
        deal(cx, About::Assign, &mut dealings)?;
        for dealing in dealings {
            assigned(cx, &dealing);
        }
    }
    cx.game.phase = Phase::Window;
    Ok(())
}

/// Whoever has no Ally who could do something in this Combat is not asked: it lies open who has, and whose
/// Threat there may be against them.
fn defence(game: &Mythos, seat: Seat) -> Dealing {
    let allies = || game.player(seat).allies.iter().filter(|ally| !ally.down);
    let rest = allies().map(|ally| ally.card.title).collect();
    let storming = allies().filter(|ally| ally.has_magic()).map(|ally| ally.card.title).collect();
    let storms = |other: Seat| game.player(other).allies.iter().any(|ally| !ally.down && ally.has_magic());
    let mut others = game.opponents(seat);
    others.retain(|other| {
        game.aimed(*other, seat) > 0
            || game.same_place(seat, *other)
            || storms(*other)
            || window::may_control(game, *other)
    });
    others.sort_by_key(|other| std::cmp::Reverse(game.aimed(*other, seat)));
    let foes = game.opponents(seat);
    Dealing { seat, rest, others, storming, foes, dealt: Vec::new(), stormed: Vec::new() }
}

fn assigned(cx: &mut Cx<'_, Mythos>, dealing: &Dealing) {
    let seat = dealing.seat;
    for (title, against) in &dealing.dealt {
        let allies = &mut cx.game.player_mut(seat).allies;
        if let Some(ally) = allies.iter_mut().find(|ally| ally.card.title == *title) {
            ally.against = Some(*against);
            cx.tell(Event::Defends { seat, title: *title, against: *against });
        }
    }
    for (title, against) in &dealing.stormed {
        let player = cx.game.player_mut(seat);
        if let Some(at) = player.allies.iter().position(|ally| ally.card.title == *title) {
            let ally = player.allies.remove(at);
            player.threat.push(Menace { card: ally.card, aim: Some(*against), ally: Some(ally) });
            cx.tell(Event::Storms { seat, title: *title, against: *against });
        }
    }
}

/// Everybody of a group deals out their cards; nobody sees another's before all are in.
fn deal(cx: &mut Cx<'_, Mythos>, about: About, dealings: &mut [Dealing]) -> Flow<()> {
    let asks: Vec<_> = dealings.iter_mut().filter_map(|dealing| next_question(about, dealing)).collect();
    cx.ask_each(asks, |_, seat, answer| {
        let dealing = dealings.iter_mut().find(|dealing| dealing.seat == seat)?;
        answered(dealing, answer);
        next_question(about, dealing)
    })
}

/// What is still to be dealt out; nothing where there is nothing more to choose.
fn next_question(about: About, dealing: &mut Dealing) -> Option<Ask<Mythos>> {
    let Dealing { rest, others, storming, foes, dealt, .. } = dealing;
    if about == About::Aim && others.len() == 1 {
        dealt.extend(rest.drain(..).map(|title| (title, others[0])));
    }
    let storms = !storming.is_empty();
    if rest.is_empty() || others.is_empty() && !storms {
        return None;
    }
    let all: Titles = rest.iter().copied().collect();
    let none = Titles::default();
    let mut answers: Choices<Answer> = others.iter().map(|other| Answer::At(*other, all)).collect();
    match others.first() {
        Some(first) if about == About::Assign || others.len() > 2 => answers.push(Answer::At(*first, none)),
        None => answers.push(Answer::Done),
        _ => {}
    }
    for title in storming.iter() {
        answers.extend(foes.iter().map(|other| Answer::Storm(*title, *other)));
    }
    let mut ask = Ask::among(dealing.seat, about, Patience::Turn, answers)?;
    if let Some(first) = dealing.others.first().filter(|_| dealing.rest.len() > 1) {
        let items = dealing.rest.iter().map(|title| Answer::At(*first, [*title].into_iter().collect()));
        let items: Vec<Answer> = items.take(super::titles::TITLES_MAX).collect();
        let most = dealing.rest.len().min(items.len()) as u8 - 1;
        ask.offer_sets(Several { base: Answer::At(*first, none), items, least: 1, most });
    }
    Some(ask)
}

fn answered(dealing: &mut Dealing, answer: Answer) {
    match answer {
        Answer::Storm(title, against) => {
            dealing.rest.retain(|one| *one != title);
            dealing.storming.retain(|one| *one != title);
            dealing.stormed.push((title, against));
        }
        Answer::At(other, titles) => {
            for title in titles.iter() {
                if let Some(at) = dealing.rest.iter().position(|one| *one == title) {
                    dealing.rest.remove(at);
                    dealing.dealt.push((title, other));
                }
            }
            dealing.storming.retain(|one| !titles.has(*one));
            dealing.others.retain(|one| *one != other);
            if dealing.others.is_empty() {
                dealing.storming.clear();
            }
        }
        _ => dealing.rest.clear(),
    }
}
