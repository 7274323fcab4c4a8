//! What must hold to play a card (chapter 5), and what it costs.

use super::cards::{Def, Does, Kind, Target, Title, Word};
use super::table::{Ally, Mythos, Player};
use super::{adventure, places};
use crate::kernel::Seat;

/// 3.5: what a card gives or costs now. Costs are lowered, and never become a gain (R7).
pub fn cost(player: &Player, title: Title) -> i8 {
    let def = title.def();
    if def.sanity >= 0 {
        return def.sanity;
    }
    let fits = |kind: Kind, word: Option<Word>| kind == def.kind && word.is_none_or(|word| def.has(word));
    let lowered = player.effects().filter_map(|does| match does {
        Does::Cost { kind, word, n } if fits(kind, word) => Some(-n),
        _ => None,
    });
    (def.sanity + lowered.sum::<i8>()).min(0)
}

/// 3.4: whether somebody has as much Sanity as that costs.
pub fn affords(player: &Player, sanity: i8) -> bool {
    player.sanity + sanity >= 0
}

/// 10.1: whether Monsters can come through where a player is.
pub fn gate_is_open(game: &Mythos, seat: Seat) -> bool {
    let player = game.player(seat);
    let has_gate = player.at().is_some_and(|at| at.def().gate);
    let used = player.here.is_some_and(|here| here.used);
    has_gate && (!used || !player.once_more && game.in_force().any(|does| does == Does::AllGates))
}

/// 10.2: whether a card from hand is a Monster, or an Ally who can be one.
pub fn is_menace(title: Title) -> bool {
    title.kind() == Kind::Monster || title.kind() == Kind::Ally && title.has(Word::Cultist)
}

/// Whether a card can be laid into the Threat through the Gate where a player is.
pub fn may_threaten(game: &Mythos, seat: Seat, title: Title) -> bool {
    let player = game.player(seat);
    player.begun
        && is_menace(title)
        && in_its_world(player, title.def())
        && gate_is_open(game, seat)
        && affords(player, cost(player, title))
}

/// R12: a card that belongs to one world is played there.
fn in_its_world(player: &Player, def: &Def) -> bool {
    def.kind == Kind::Location || def.dimension.is_none_or(|dimension| dimension == player.dimension())
}

/// Whether an Ally may come, the place aside: their world, their cost, and nobody of that title there.
pub fn may_join(player: &Player, title: Title) -> bool {
    title.kind() == Kind::Ally
        && !player.has_ally(title)
        && in_its_world(player, title.def())
        && affords(player, cost(player, title))
}

/// Whether a card in hand can be played in a turn.
pub fn may_play(game: &Mythos, seat: Seat, title: Title) -> bool {
    let player = game.player(seat);
    let def = title.def();
    // R15: the first card in a game is a Location or an Event.
    let begun = player.begun || matches!(def.kind, Kind::Location | Kind::Event);
    let here = |word| player.at().is_some_and(|at| at.has(word));
    begun
        && in_its_world(player, def)
        && affords(player, cost(player, title))
        && match def.kind {
            Kind::Location => may_travel(player) && places::way(player, title).is_some(),
            Kind::Ally => {
                let at = player.at().map(Title::def);
                may_join(player, title) && at.is_some_and(|at| def.found.iter().any(|place| at.is(*place)))
            }
            Kind::Artifact => here(Word::Artifact) && has_use_for(player, title),
            Kind::Tome => here(Word::Tome) && has_use_for(player, title),
            Kind::Spell => !holders(player, title).is_empty(),
            Kind::Event => event(game, seat, title),
            Kind::Monster => gate_is_open(game, seat),
            Kind::OldOne => old_one(game, seat, title),
            Kind::Adventure => adventure::is_complete(&game.story_of(seat), title),
        }
}

/// Whether a player may play Locations at all: not while they are Committed.
pub fn may_travel(player: &Player) -> bool {
    let commits = |title: Title| title.def().effects.iter().any(|effect| effect.does == Does::Commit);
    !player.events.iter().any(|event| commits(event.card.title))
}

/// Wherever that is: a weapon needs an Ally who has none, a Tome somebody who reads all its languages.
pub fn has_use_for(player: &Player, title: Title) -> bool {
    let is_borne = !title.has(Word::Weapon) || player.allies.iter().any(|ally| ally.weapon.is_none());
    let is_read = || title.def().languages.iter().all(|language| player.knows(*language));
    is_borne && (title.kind() != Kind::Tome || is_read())
}

/// Whether an Event can be played now: its journey begun, and nobody affected twice (4.4).
fn event(game: &Mythos, seat: Seat, title: Title) -> bool {
    let def = title.def();
    let player = game.player(seat);
    if places::kinds(title).next().is_some() {
        return places::kinds(title).any(|(by, _)| places::can_begin(player, by));
    }
    match def.target {
        Target::Me => true,
        Target::Opponent => !targets(game, seat, title).is_empty(),
        Target::All => !game.players.iter().any(|player| is_affected(player, title)),
    }
}

/// Whether an Event of that title lies before somebody.
fn is_affected(player: &Player, title: Title) -> bool {
    player.events.iter().any(|event| event.card.title == title)
}

/// At whom an Event can be played.
pub fn targets(game: &Mythos, seat: Seat, title: Title) -> Vec<Seat> {
    let mut seats = game.opponents(seat);
    if title.def().lasts.is_some() {
        seats.retain(|seat| !is_affected(game.player(*seat), title));
    }
    seats
}

/// 10.6: both conditions are met by two cards in play, and none of one's own is there, nor was called this round.
fn old_one(game: &Mythos, seat: Seat, title: Title) -> bool {
    let player = game.player(seat);
    let [first, second] = title.def().conditions else { return false };
    let mut cards = player.around();
    let story = player.here.map(|here| here.title);
    cards.extend(
        player.events.iter().map(|event| event.card).filter(|card| card.owner == seat).map(|card| card.title),
    );
    cards.retain(|card| Some(*card) != story);
    let pairs = |a: usize| {
        let others = cards.iter().enumerate().filter(move |(b, _)| *b != a);
        others.map(|(_, card)| card)
    };
    let both = cards
        .iter()
        .enumerate()
        .any(|(a, card)| meets(*first, *card) && pairs(a).any(|other| meets(*second, *other)));
    both && player.old_one.is_none() && player.called != Some(game.round) && gate_is_open(game, seat)
}

/// Whether a card meets a condition of a Great Old One. A condition that names a sort of people means Allies.
fn meets(condition: super::cards::Place, card: Title) -> bool {
    card.def().is(condition)
}

/// 9.3: what can hold a Spell: a Tome with room and an icon in common, or an Ally or Artifact that can hold one and holds none.
pub fn holders(player: &Player, spell: Title) -> Vec<Title> {
    let mut holders: Vec<Title> = Vec::new();
    let tomes = player.tomes.iter().filter(|tome| fits(tome.card.title, spell, tome.spells.len()));
    holders.extend(tomes.map(|tome| tome.card.title));
    let allies = player.allies.iter().filter(|ally| can_hold(ally.card.title) && ally.spell.is_none());
    holders.extend(allies.map(|ally| ally.card.title));
    let artifacts = player.artifacts.iter().filter(|one| can_hold(one.card.title) && one.spell.is_none());
    holders.extend(artifacts.map(|one| one.card.title));
    holders.dedup();
    holders
}

/// Whether a Tome that holds so many Spells takes this one, too.
pub fn fits(tome: Title, spell: Title, holds: usize) -> bool {
    let (tome, spell) = (tome.def(), spell.def());
    holds < usize::from(tome.value.max(0) as u8) && tome.icons.iter().any(|icon| spell.icons.contains(icon))
}

/// Whether an Ally or Artifact can hold a Spell.
pub fn can_hold(title: Title) -> bool {
    title.def().always(Does::HoldsSpell)
}

/// Allies who bear no weapon.
pub fn bearers(player: &Player) -> Vec<Title> {
    player.allies.iter().filter(|ally| ally.weapon.is_none()).map(|ally| ally.card.title).collect()
}

/// 10.4: whether two Monsters join: either says so.
pub fn join(a: Title, b: Title) -> bool {
    let says = |one: Title, other: Title| {
        let words = one.def().effects.iter().filter_map(|effect| match effect.does {
            Does::Joins(word) => Some(word),
            _ => None,
        });
        words.into_iter().any(|word| other.has(word))
    };
    says(a, b) || says(b, a)
}

/// An Ally as they can be used in a turn: not face down, and the text can do something.
pub fn usable_ally(ally: &Ally) -> bool {
    !ally.down && ally.card.title.def().acts(super::cards::When::Use)
}
