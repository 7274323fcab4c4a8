//! Combat up to the revelation (11.1 to 11.4): aiming, assigning, Spells and Artifacts.

use super::cards::{Does, Kind, Title, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::table::{Card, Choosing, Menace, Mythos, Phase};
use super::titles::Titles;
use super::{About, Answer, Combat, magic, playing, sanity, turn};
use crate::kernel::{Ask, Asks, Choices, Cx, Flow, Patience, Seat, Seats, Secret, Several};
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
    let asked: Vec<Seat> = order.into_iter().filter(|seat| may_assign(&cx.game, *seat)).collect();
    for group in cx.game.together(asked) {
        let mut dealings: Vec<Dealing> = group.into_iter().map(|seat| defence(&cx.game, seat)).collect();
        deal(cx, About::Assign, &mut dealings)?;
        for dealing in dealings {
            assigned(cx, &dealing);
        }
    }
    cx.game.phase = Phase::Window;
    Ok(())
}

/// Whether somebody has Allies who could do something in this Combat: it lies open who has.
fn may_assign(game: &Mythos, seat: Seat) -> bool {
    let dealing = defence(game, seat);
    !dealing.rest.is_empty() && !(dealing.others.is_empty() && dealing.storming.is_empty())
}

fn defence(game: &Mythos, seat: Seat) -> Dealing {
    let allies = || game.player(seat).allies.iter().filter(|ally| !ally.down);
    let rest = allies().map(|ally| ally.card.title).collect();
    let storming = allies().filter(|ally| ally.has_magic()).map(|ally| ally.card.title).collect();
    let storms = |other: Seat| game.player(other).allies.iter().any(|ally| !ally.down && ally.has_magic());
    let mut others = game.opponents(seat);
    others.retain(|other| game.aimed(*other, seat) > 0 || game.same_place(seat, *other) || storms(*other));
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
    let mut asks = Asks::new();
    for dealing in dealings.iter_mut() {
        if let Some(ask) = next_question(about, dealing) {
            asks.push(ask);
        }
    }
    while !asks.is_empty() {
        let (seat, answer) = cx.ask_any(&mut asks)?;
        let Some(dealing) = dealings.iter_mut().find(|dealing| dealing.seat == seat) else { continue };
        answered(dealing, answer);
        match next_question(about, dealing) {
            Some(ask) => asks.again(ask),
            None => asks.close(seat),
        }
    }
    Ok(())
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
        Some(first) if about == About::Assign || others.len() > 1 => answers.push(Answer::At(*first, none)),
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
            let all = titles.len() == dealing.rest.len();
            for title in titles.iter() {
                if let Some(at) = dealing.rest.iter().position(|one| *one == title) {
                    dealing.rest.remove(at);
                    dealing.dealt.push((title, other));
                }
            }
            dealing.storming.retain(|one| !titles.has(*one));
            if all {
                dealing.rest.clear();
            }
            dealing.others.retain(|one| *one != other);
            if dealing.others.is_empty() {
                dealing.storming.clear();
            }
        }
        _ => dealing.rest.clear(),
    }
}

/// 11.4: one after another casts, uses or declines, until all have declined in a row. Who has nothing is not asked.
pub fn window(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let Some(fight) = &cx.game.fight else { return Ok(()) };
    let order = fight.order.clone();
    if usize::from(fight.declined) >= order.len() {
        cx.game.phase = Phase::Clash;
        return Ok(());
    }
    let seat = order[usize::from(fight.next) % order.len()];
    let offers = if cx.game.player(seat).insane { Vec::new() } else { usable(&cx.game, seat) };
    let mut answer = Answer::Done;
    if !offers.is_empty() {
        let mut ask = Ask::new(seat, About::Window, Patience::Reaction, Answer::Done);
        offers.into_iter().for_each(|offer| ask.offer(offer));
        answer = cx.put(ask)?;
    }
    if answer != Answer::Done {
        do_it(cx, seat, answer)?;
    }
    if let Some(fight) = &mut cx.game.fight {
        fight.declined = if answer == Answer::Done { fight.declined + 1 } else { 0 };
        fight.next = (fight.next + 1) % order.len().max(1) as u8;
    }
    Ok(())
}

/// All that can be cast or used in Combat now.
fn usable(game: &Mythos, seat: Seat) -> Vec<Answer> {
    let player = game.player(seat);
    let mut offers = Vec::new();
    for ready in magic::ready(player) {
        let title = ready.put.card.title;
        let affords = playing::affords(player, magic::cost(player, &ready));
        if affords && works(game, seat, title, When::CastCombat) {
            offers.push(Answer::Cast { spell: title, holder: ready.holder });
        }
    }
    for artifact in player.artifacts.iter().filter(|one| one.used.is_none()) {
        let title = artifact.card.title;
        if playing::affords(player, -title.def().use_cost) && works(game, seat, title, When::UseCombat) {
            offers.push(Answer::Use(title));
        }
    }
    let used = game.fight.as_ref().map(|fight| fight.texts.clone()).unwrap_or_default();
    for ally in player.allies.iter().filter(|ally| !ally.down && !used.contains(&ally.card)) {
        if works(game, seat, ally.card.title, When::Combat) {
            offers.push(Answer::Use(ally.card.title));
        }
    }
    let mut once = Vec::new();
    offers.into_iter().for_each(|offer| {
        if !once.contains(&offer) {
            once.push(offer)
        }
    });
    once
}

/// Whether a card can do something in Combat now.
fn works(game: &Mythos, seat: Seat, title: Title, when: When) -> bool {
    let effects: Vec<Does> = title.def().at(when).collect();
    !effects.is_empty() && (!needs_opponent(&effects) || !foes(game, seat, &effects).is_empty())
}

fn needs_opponent(effects: &[Does]) -> bool {
    effects.iter().any(|does| {
        matches!(does, Does::Threat(_) | Does::Weaken(_) | Does::Banish | Does::Control(_) | Does::LookThreat)
    })
}

/// R43: whom a Combat effect can name.
fn foes(game: &Mythos, seat: Seat, effects: &[Does]) -> Vec<Seat> {
    let mut others = game.opponents(seat);
    for does in effects {
        others.retain(|other| match does {
            Does::Threat(_) => game.aimed(seat, *other) > 0,
            Does::Weaken(_) => game.aimed(*other, seat) > 0,
            Does::Banish => banishable(game, *other, seat).next().is_some(),
            Does::Control(_) | Does::LookThreat => !game.player(*other).threat.is_empty(),
            _ => true,
        });
    }
    others
}

/// Monsters that somebody aims at an opponent, by their place in the Threat.
fn banishable(game: &Mythos, seat: Seat, at: Seat) -> impl Iterator<Item = usize> + '_ {
    let threat = game.player(seat).threat.iter().enumerate();
    threat.filter(move |(_, menace)| menace.aim == Some(at) && menace.ally.is_none()).map(|(place, _)| place)
}

/// A Spell is cast, or something used.
fn do_it(cx: &mut Cx<'_, Mythos>, seat: Seat, answer: Answer) -> Flow<()> {
    let (title, when) = match answer {
        Answer::Cast { spell, .. } => (spell, When::CastCombat),
        Answer::Use(title) if title.kind() == Kind::Ally => (title, When::Combat),
        Answer::Use(title) => (title, When::UseCombat),
        _ => return Ok(()),
    };
    let effects: Vec<Does> = title.def().at(when).collect();
    let mut act = Act { seat, title, other: None };
    if needs_opponent(&effects) {
        let choices: Choices<Answer> =
            foes(&cx.game, seat, &effects).into_iter().map(Answer::Player).collect();
        let other = turn::choose(cx, seat, Choosing::Opponent, title, About::Window, choices)?;
        act.other = if let Some(Answer::Player(other)) = other { Some(other) } else { None };
    }
    if !spend(cx, seat, answer, title)? {
        return Ok(());
    }
    for does in effects {
        in_combat(cx, act, does)?;
    }
    Ok(())
}

/// What casting or using costs. False where its player does not live to see it.
fn spend(cx: &mut Cx<'_, Mythos>, seat: Seat, answer: Answer, title: Title) -> Flow<bool> {
    match answer {
        Answer::Cast { spell, holder } => return magic::spend(cx, seat, spell, holder, false),
        _ if title.kind() == Kind::Ally => {
            let allies = &cx.game.player(seat).allies;
            let card = allies.iter().find(|ally| ally.card.title == title).map(|ally| ally.card);
            cx.game.fight.iter_mut().for_each(|fight| fight.texts.extend(card));
            cx.tell(Event::Uses { seat, title });
        }
        _ => {
            turn::turn_over(&mut cx.game, seat, title);
            cx.tell(Event::Uses { seat, title });
            sanity::lose(cx, seat, title.def().use_cost, Some(title));
            sanity::settle(cx)?;
        }
    }
    Ok(!cx.game.player(seat).insane)
}

/// One effect in Combat.
fn in_combat(cx: &mut Cx<'_, Mythos>, act: Act, does: Does) -> Flow<()> {
    let Act { seat, other, .. } = act;
    match (does, other) {
        (Does::Threat(n), Some(other)) => tip(cx, Tip { seat, other, n: n as i8 }),
        (Does::Weaken(n), Some(other)) => tip(cx, Tip { seat: other, other: seat, n: -(n as i8) }),
        (Does::Banish, Some(other)) => banish(cx, seat, other),
        (Does::Control(word), Some(other)) => control(cx, act, other, word)?,
        (Does::Ward(n), _) => {
            if let Some(ward) = cx.game.fight.as_mut().and_then(|fight| fight.wards.get_mut(seat.index())) {
                *ward += n;
            }
            cx.tell(Event::Wards { seat, n });
        }
        (Does::SeesAll, _) => {
            cx.game.fight.iter_mut().for_each(|fight| fight.sees = fight.sees.with(seat));
        }
        (does, _) => effects::one(cx, act, does)?,
    }
    Ok(())
}

fn tip(cx: &mut Cx<'_, Mythos>, tip: Tip) {
    cx.game.fight.iter_mut().for_each(|fight| fight.tips.push(tip));
    cx.tell(Event::Tips { seat: tip.seat, other: tip.other, n: tip.n });
}

fn banish(cx: &mut Cx<'_, Mythos>, seat: Seat, other: Seat) {
    let places: Vec<usize> = banishable(&cx.game, other, seat).collect();
    let at = cx.game.dice.below(places.len() as u32) as usize;
    let Some(place) = places.get(at) else { return };
    let menace = cx.game.player_mut(other).threat.remove(*place);
    cx.game.bury(menace.card);
    cx.tell(Event::Banished { seat, other, title: menace.card.title });
}

/// 9.7: a random Monster of the class changes sides; nobody else learns which, or whether there was one.
fn control(cx: &mut Cx<'_, Mythos>, act: Act, other: Seat, word: Word) -> Flow<()> {
    let seat = act.seat;
    let choices: Choices<Answer> = cx.game.opponents(seat).into_iter().map(Answer::Player).collect();
    let target = turn::choose(cx, seat, Choosing::Opponent, act.title, About::Window, choices)?;
    let Some(Answer::Player(target)) = target else { return Ok(()) };
    let of_class = |menace: &Menace| match menace.card.title.kind() {
        // 10.2: a CULTIST in a Threat is of a lesser independent race; R37: who joined openly has no class.
        Kind::Ally => menace.ally.is_none() && word == Word::LesserIndependent,
        _ => menace.card.title.has(word),
    };
    let threat = cx.game.player(other).threat.iter().enumerate();
    let places: Vec<usize> = threat.filter(|(_, menace)| of_class(menace)).map(|(place, _)| place).collect();
    let at = if places.len() > 1 { cx.game.dice.below(places.len() as u32) as usize } else { 0 };
    let taken = places.get(at).map(|place| cx.game.player_mut(other).threat.remove(*place));
    if let Some(menace) = taken {
        cx.game.player_mut(seat).threat.push(Menace { aim: Some(target), ..menace });
    }
    cx.tell(Event::Controls { seat, other, card: Secret(taken.map(|menace| menace.card.title)) });
    Ok(())
}
