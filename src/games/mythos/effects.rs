//! What cards do, one effect at a time (4, CARDS 2.3). What belongs to Combat is done there.

use super::cards::{Chooser, Does, Fate, Kind, Only, Place, Target, Time, Title, When, Who, Word};
use super::event::Event;
use super::table::{Ally, Card, Choosing, Lies, Mythos, Player};
use super::{About, Answer, Because, places, sanity, turn};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Secret};

/// A card that does something.
#[derive(Clone, Copy)]
pub struct Act {
    /// Whose doing it is.
    pub seat: Seat,
    /// Which card.
    pub title: Title,
    /// The opponent whom it concerns, or whom a Monster has damaged.
    pub other: Option<Seat>,
}

/// Does all that a card does at such a moment, in order. An opponent is chosen once, before anything.
pub fn run(cx: &mut Cx<'_, Mythos>, mut act: Act, when: When) -> Flow<()> {
    let effects: Vec<Does> = act.title.def().at(when).collect();
    if act.other.is_none() && effects.iter().any(names_an_opponent) {
        let others = whom(&cx.game, act.seat, &effects);
        act.other = turn::opponent(cx, act.seat, act.title, others)?;
    }
    for does in effects {
        one(cx, act, does)?;
    }
    Ok(())
}

/// Whether an effect needs an opponent to be named.
pub fn names_an_opponent(does: &Does) -> bool {
    match does {
        Does::Sanity { who, .. } | Does::LoseHand { who, .. } | Does::Lose { who, .. } => {
            *who == Who::Opponent
        }
        Does::LookHand | Does::LookThreat | Does::TakeAlly => true,
        _ => false,
    }
}

/// Whom these effects can concern: all opponents, or those who have what is taken.
pub fn whom(game: &Mythos, seat: Seat, effects: &[Does]) -> Vec<Seat> {
    let mut others = game.opponents(seat);
    for does in effects {
        others.retain(|other| match does {
            Does::TakeAlly => !takable(game, seat, *other).is_empty(),
            Does::Lose { chosen_by: Chooser::Me, kind: Kind::Ally, most: Some(_), .. } => {
                !theirs(game.player(*other), *does).is_empty()
            }
            _ => true,
        });
    }
    others
}

/// One effect.
pub fn one(cx: &mut Cx<'_, Mythos>, act: Act, does: Does) -> Flow<()> {
    let Act { seat, title, .. } = act;
    match does {
        Does::Sanity { n, who, only } => change_sanity(cx, act, n, who, only)?,
        Does::Draw(n) => sanity::draw(cx, seat, n.into())?,
        Does::LoseHand { n, .. } => (0..n).for_each(|_| lose_from_hand(cx, act)),
        Does::LookHand => look_hand(cx, act),
        Does::LookThreat => look_threat(cx, act),
        Does::Fetch { kind, word } => fetch(cx, act, kind, word)?,
        Does::Recover(kind) => recover(cx, act, kind)?,
        Does::Unbury(_) => unbury(cx, act)?,
        Does::Again { kind, word } => turn::again(cx, seat, title, kind, word)?,
        Does::LoseTurn(n) => {
            if let Some(other) = act.other {
                cx.game.player_mut(other).lost_turns += n;
            }
        }
        Does::Lose { .. } => lose_card(cx, act, does)?,
        Does::BurySelf => bury_artifact(cx, seat, title),
        Does::Reopen => reopen(cx, seat),
        Does::Straighten(_) => straighten(cx, seat)?,
        Does::Raise(word) => turn::raise(cx, seat, title, word)?,
        Does::Time(time) => cx.tell(Event::Sky { night: time == Time::Night }),
        Does::TakeAlly => take_ally(cx, act)?,
        Does::AllyAnywhere => turn::letter(cx, seat, title)?,
        Does::Spoil => spoil(cx, act),
        Does::Blight => act.other.into_iter().for_each(|other| places::lose_place(cx, other)),
        // Events that lie on the table and texts that are read where they matter.
        Does::Commit
        | Does::Swift(_)
        | Does::Opens(_)
        | Does::Cost { .. }
        | Does::Value { .. }
        | Does::Sees
        | Does::HoldsSpell
        | Does::Speaks(_)
        | Does::Joins(_)
        | Does::Carry(_)
        | Does::DiesByDay
        | Does::AllGates
        | Does::NoGain => {}
        // Travel is begun where the card is played; what belongs to Combat and to casting is done there.
        Does::Travel { .. }
        | Does::Summon(_)
        | Does::Control(_)
        | Does::Threat(_)
        | Does::Weaken(_)
        | Does::Ward(_)
        | Does::Banish
        | Does::SeesAll => {}
    }
    Ok(())
}

fn change_sanity(cx: &mut Cx<'_, Mythos>, act: Act, n: i8, who: Who, only: Only) -> Flow<()> {
    let holds = match only {
        Only::Always => true,
        Only::At(word) => cx.game.player(act.seat).is_at(word),
        Only::NoThreat => cx.game.player(act.seat).threat.is_empty(),
    };
    if !holds {
        return Ok(());
    }
    let seats: Vec<Seat> = match who {
        Who::Me => vec![act.seat],
        Who::Opponent | Who::Victim | Who::Holder => act.other.into_iter().collect(),
        Who::EachOpponent => cx.game.opponents(act.seat),
        Who::All => cx.game.seats().collect(),
    };
    for seat in seats {
        if n >= 0 {
            sanity::gain(cx, seat, n);
        } else {
            sanity::lose(cx, seat, -n, Some(act.title));
        }
    }
    sanity::settle(cx)
}

/// The dice discard a card from somebody's hand.
fn lose_from_hand(cx: &mut Cx<'_, Mythos>, act: Act) {
    let Some(seat) = act.other else { return };
    let held = cx.game.player(seat).hand.len();
    if held == 0 {
        return;
    }
    let at = cx.game.dice.below(held as u32) as usize;
    let player = cx.game.player_mut(seat);
    let title = player.hand.remove(at);
    player.pile.push(title);
    cx.tell(Event::LostFromHand { seat, title, by: Some(act.title) });
}

fn look_hand(cx: &mut Cx<'_, Mythos>, act: Act) {
    if let Some(other) = act.other {
        let hand = cx.game.player(other).hand.clone();
        cx.tell(Event::SawHand { seat: act.seat, other, hand });
    }
}

fn look_threat(cx: &mut Cx<'_, Mythos>, act: Act) {
    if let Some(other) = act.other {
        let threat = cx.game.player(other).threat.iter().map(|menace| menace.card.title).collect();
        cx.tell(Event::SawThreat { seat: act.seat, other, threat: Secret(threat) });
    }
}

/// Every title among these that fits, once.
fn distinct(titles: impl Iterator<Item = Title>) -> Vec<Title> {
    let mut titles: Vec<Title> = titles.collect();
    titles.sort_unstable();
    titles.dedup();
    titles
}

/// The deck is searched for a card, which is shown and taken; it is shuffled in any case.
fn fetch(cx: &mut Cx<'_, Mythos>, act: Act, kind: Kind, word: Option<Word>) -> Flow<()> {
    let seat = act.seat;
    let fits = |title: &Title| title.kind() == kind && word.is_none_or(|word| title.has(word));
    let found = distinct(cx.game.player(seat).deck.iter().copied().filter(fits));
    let choices: Choices<Answer> = found.into_iter().map(Answer::Card).collect();
    let answer = turn::choose(cx, seat, Choosing::Take, act.title, About::Turn, choices)?;
    let title = match answer {
        Some(Answer::Card(title)) => Some(title),
        _ => None,
    };
    if let Some(title) = title {
        let player = cx.game.player_mut(seat);
        if let Some(at) = player.deck.iter().position(|one| *one == title) {
            player.deck.remove(at);
            player.to_hand(title);
        }
    }
    let player = &mut cx.game.players[seat.index()];
    cx.game.dice.shuffle(&mut player.deck.0);
    cx.tell(Event::Fetched { seat, kind, title });
    Ok(())
}

/// A card is taken from the pile.
fn recover(cx: &mut Cx<'_, Mythos>, act: Act, kind: Kind) -> Flow<()> {
    let seat = act.seat;
    let found = distinct(cx.game.player(seat).pile.iter().copied().filter(|title| title.kind() == kind));
    let choices: Choices<Answer> = found.into_iter().map(Answer::Card).collect();
    let answer = turn::choose(cx, seat, Choosing::Take, act.title, About::Turn, choices)?;
    if let Some(Answer::Card(title)) = answer {
        let player = cx.game.player_mut(seat);
        if let Some(at) = player.pile.iter().rposition(|one| *one == title) {
            player.pile.remove(at);
            player.to_hand(title);
            cx.tell(Event::Recovered { seat, title });
        }
    }
    Ok(())
}

/// Allies of a Story Deck who can come back.
pub fn buried_allies(game: &Mythos, seat: Seat) -> Vec<Title> {
    let player = game.player(seat);
    let there = |title: &Title| title.kind() == Kind::Ally && !player.has_ally(*title);
    distinct(player.story.iter().copied().filter(there))
}

/// An Ally comes back from the Story Deck, and does what they do when they come.
fn unbury(cx: &mut Cx<'_, Mythos>, act: Act) -> Flow<()> {
    let seat = act.seat;
    let choices: Choices<Answer> = buried_allies(&cx.game, seat).into_iter().map(Answer::Card).collect();
    let answer = turn::choose(cx, seat, Choosing::Take, act.title, About::Turn, choices)?;
    let Some(Answer::Card(title)) = answer else { return Ok(()) };
    let player = cx.game.player_mut(seat);
    if let Some(at) = player.story.iter().position(|one| *one == title) {
        player.story.remove(at);
        player.allies.push(Ally::new(Card { title, owner: seat }));
        cx.tell(Event::Meets { seat, title });
        run(cx, Act { seat, title, other: None }, When::Played)?;
    }
    Ok(())
}

/// Whether all that an Event does would come to nothing, as the table lies for everybody to see: at these opponents.
pub fn is_in_vain(player: &Player, others: &[&Player], title: Title) -> bool {
    let mut all = title.def().at(When::Played).peekable();
    title.kind() == Kind::Event && all.peek().is_some() && all.all(|does| is_idle(player, others, does))
}

fn is_idle(player: &Player, others: &[&Player], does: Does) -> bool {
    match does {
        Does::Lose { who: Who::Opponent | Who::EachOpponent, kind, .. } => {
            matches!(kind, Kind::Ally | Kind::Artifact | Kind::Tome)
                && others.iter().all(|other| theirs(other, does).is_empty())
        }
        Does::Reopen => player.here.is_none_or(|here| !here.used),
        Does::Straighten(_) => player.artifacts.iter().all(|one| one.used.is_none()),
        _ => false,
    }
}

/// Cards of somebody's that an effect can make go.
fn theirs(player: &Player, does: Does) -> Vec<Title> {
    let Does::Lose { kind, most, .. } = does else { return Vec::new() };
    let small = |title: &Title| most.is_none_or(|most| title.def().value <= most);
    match kind {
        Kind::Ally => distinct(player.allies.iter().map(|ally| ally.card.title).filter(small)),
        Kind::Artifact => {
            let weapons = player.allies.iter().filter_map(|ally| ally.weapon).map(|card| card.title);
            distinct(player.artifacts.iter().map(|one| one.card.title).chain(weapons))
        }
        Kind::Tome => distinct(player.tomes.iter().map(|tome| tome.card.title)),
        _ => Vec::new(),
    }
}

/// A card in play goes, by whose choice the effect says.
fn lose_card(cx: &mut Cx<'_, Mythos>, act: Act, does: Does) -> Flow<()> {
    let Does::Lose { fate, kind, chosen_by, .. } = does else { return Ok(()) };
    let Some(other) = act.other else { return Ok(()) };
    let choices: Choices<Answer> =
        theirs(cx.game.player(other), does).into_iter().map(Answer::Card).collect();
    let answer = match chosen_by {
        Chooser::Me => turn::choose(cx, act.seat, Choosing::Theirs, act.title, About::Turn, choices)?,
        Chooser::Owner => {
            let about = About::Lose { kind, fate, by: Because(Some(act.title)) };
            match Ask::among(other, about, Patience::Chore, choices) {
                Some(ask) => Some(cx.ask(ask)?),
                None => None,
            }
        }
    };
    if let Some(Answer::Card(title)) = answer {
        lose(cx, other, title, fate, Some(act.title));
    }
    Ok(())
}

/// A card in play goes, with all that it holds.
pub fn remove(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, fate: Fate) {
    lose(cx, seat, title, fate, None);
}

fn lose(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, fate: Fate, by: Option<Title>) {
    let player = cx.game.player_mut(seat);
    let mut held = Vec::new();
    if let Some(at) = player.allies.iter().position(|ally| ally.card.title == title) {
        let ally = player.allies.remove(at);
        held = cx.game.lay_ally(ally, fate);
    } else if let Some(at) = player.artifacts.iter().position(|one| one.card.title == title) {
        let artifact = player.artifacts.remove(at);
        held = cx.game.lay_artifact(artifact, fate);
    } else if let Some(at) = player.tomes.iter().position(|tome| tome.card.title == title) {
        let tome = player.tomes.remove(at);
        held = cx.game.lay_with(tome.spells.iter().map(|put| put.card), tome.card, fate);
    } else if let Some(at) = player.events.iter().position(|event| event.card.title == title) {
        let event = player.events.remove(at);
        cx.game.lay(event.card, fate);
    } else {
        let mut armed = player.allies.iter_mut();
        let ally = armed.find(|ally| ally.weapon.is_some_and(|card| card.title == title));
        let Some(weapon) = ally.and_then(|ally| ally.weapon.take()) else { return };
        cx.game.lay(weapon, fate);
    }
    cx.tell(Event::Gone { seat, title, fate, held, by });
}

fn bury_artifact(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) {
    let used = |one: &super::table::Artifact| one.card.title == title && one.used.is_some();
    if let Some(at) = cx.game.player(seat).artifacts.iter().rposition(used) {
        let artifact = cx.game.player_mut(seat).artifacts.remove(at);
        let held = cx.game.lay_artifact(artifact, Fate::Buried);
        cx.tell(Event::Gone { seat, title, fate: Fate::Buried, held, by: None });
    }
}

fn reopen(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    let player = cx.game.player_mut(seat);
    let at = player.at();
    if let (Some(here), Some(title)) = (player.here.as_mut().filter(|here| here.used), at) {
        here.used = false;
        cx.tell(Event::Reopens { seat, title });
    }
}

/// A used Artifact is straightened, by choice.
fn straighten(cx: &mut Cx<'_, Mythos>, seat: Seat) -> Flow<()> {
    let used = cx.game.player(seat).artifacts.iter().filter(|one| one.used.is_some());
    let choices: Choices<Answer> =
        distinct(used.map(|one| one.card.title)).into_iter().map(Answer::Card).collect();
    let Some(ask) = Ask::among(seat, About::Straighten, Patience::Chore, choices) else { return Ok(()) };
    if let Answer::Card(title) = cx.ask(ask)? {
        straighten_one(cx, seat, title);
    }
    Ok(())
}

/// This Artifact is straightened: of two of a title the one that was used first.
pub fn straighten_one(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) {
    let used = cx.game.player_mut(seat).artifacts.iter_mut().filter(|one| one.card.title == title);
    if let Some(artifact) = used.filter(|one| one.used.is_some()).min_by_key(|one| one.used) {
        artifact.used = None;
        cx.tell(Event::Straightens { seat, title });
    }
}

/// Allies that Trading Bodies can take: of an opponent in the same Region, both at straight Locations.
fn takable(game: &Mythos, seat: Seat, other: Seat) -> Vec<Title> {
    let (me, them) = (game.player(seat), game.player(other));
    let (Some(mine), Some(theirs)) = (me.at().map(Title::def), them.at().map(Title::def)) else {
        return Vec::new();
    };
    let region = mine.region.map(Place::Region);
    // R27: Islands and Exotic Locations are a Region each. All others lie in one world.
    let apart = matches!(mine.region, Some(super::cards::Region::Islands | super::cards::Region::Exotic));
    let near = region.is_some_and(|region| theirs.is(region));
    if !near || apart && mine.id != theirs.id {
        return Vec::new();
    }
    let titles = them.allies.iter().map(|ally| ally.card.title);
    distinct(titles.filter(|title| !me.has_ally(*title)))
}

fn take_ally(cx: &mut Cx<'_, Mythos>, act: Act) -> Flow<()> {
    let Some(other) = act.other else { return Ok(()) };
    let titles = takable(&cx.game, act.seat, other);
    let choices: Choices<Answer> = titles.into_iter().map(Answer::Card).collect();
    let answer = turn::choose(cx, act.seat, Choosing::Theirs, act.title, About::Turn, choices)?;
    let Some(Answer::Card(title)) = answer else { return Ok(()) };
    let them = cx.game.player_mut(other);
    if let Some(at) = them.allies.iter().position(|ally| ally.card.title == title) {
        let ally = them.allies.remove(at);
        cx.game.player_mut(act.seat).allies.push(ally);
        cx.tell(Event::Takes { seat: act.seat, other, title });
    }
    Ok(())
}

/// The Plan Unravels: what an opponent put into play last, in their latest turn, is discarded.
fn spoil(cx: &mut Cx<'_, Mythos>, act: Act) {
    let Some(other) = act.other else { return };
    let Some(title) = cx.game.player(other).last else { return };
    let last = Card { title, owner: other };
    let player = cx.game.player_mut(other);
    let mut held = Vec::new();
    // Others of its title may lie there from before.
    let before = match (title.kind(), player.last_lies) {
        (_, Some(Lies::Before(before))) => {
            let Some(player) = cx.game.players.get_mut(before.index()) else { return };
            let Some(at) = player.events.iter().rposition(|event| event.card == last) else { return };
            player.events.remove(at);
            cx.game.lay(last, Fate::Discarded);
            before
        }
        (_, Some(Lies::With(bearer))) => {
            let ally = player.allies.iter_mut().find(|ally| ally.card.title == bearer);
            let weapon = ally.and_then(|ally| ally.weapon.take_if(|weapon| *weapon == last));
            let Some(weapon) = weapon else { return };
            cx.game.lay(weapon, Fate::Discarded);
            other
        }
        (Kind::Artifact, None) => {
            let Some(at) = player.artifacts.iter().rposition(|one| one.card == last) else { return };
            let artifact = player.artifacts.remove(at);
            held = cx.game.lay_artifact(artifact, Fate::Discarded);
            other
        }
        _ => return remove(cx, other, title, Fate::Discarded),
    };
    cx.tell(Event::Gone { seat: before, title, fate: Fate::Discarded, held, by: None });
}

/// Before whom an Event lies: an opponent, or its own player.
pub fn lies_before(act: Act) -> Seat {
    match act.title.def().target {
        Target::Opponent => act.other.unwrap_or(act.seat),
        Target::Me | Target::All => act.seat,
    }
}
