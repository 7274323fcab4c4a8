//! Locations and travel (chapter 8): what can be reached from where, and what happens on arrival.

use super::cards::{Access, Def, Dimension, Does, Kind, Region, Sub, Title, Travel, When, Word};
use super::event::Event;
use super::table::{Here, Mythos, Player};
use crate::kernel::{Cx, Flow, Seat};

/// How a Location is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Straight: one is there.
    Straight,
    /// Crosswise: one walks.
    Crosswise,
}

/// From where somebody travels: the Location that they visited last.
#[derive(Clone, Copy)]
struct Origin {
    region: Region,
    dimension: Dimension,
    sub: Option<Sub>,
    def: Option<&'static Def>,
}

impl Origin {
    fn has(&self, word: Word) -> bool {
        self.def.is_some_and(|def| def.has(word))
    }

    /// 8.4: whether both lie in one city.
    fn same_city(&self, def: &Def) -> bool {
        self.sub == def.sub && self.has(Word::City) && def.has(Word::City)
    }
}

/// R27: Islands and Exotic Locations are a Region each.
fn is_apart(region: Region) -> bool {
    matches!(region, Region::Islands | Region::Exotic)
}

fn origin(player: &Player) -> Origin {
    let (region, dimension) = player.region;
    let here = player.here.map(|here| here.title);
    let mut visited = here.into_iter().chain(player.story.iter().rev().copied());
    let last = visited.find(|title| title.kind() == Kind::Location).map(Title::def);
    let last = last.filter(|def| def.region == Some(region) && def.dimension == Some(dimension));
    Origin { region, dimension, sub: last.and_then(|def| def.sub), def: last }
}

/// 8.8: whether a Location can be reached by a kind of travel.
fn reaches(by: Travel, from: &Origin, def: &Def) -> bool {
    let same_world = def.dimension == Some(from.dimension);
    let exotic = def.region == Some(Region::Exotic);
    let named = def.access.contains(&Access::By(by));
    match by {
        Travel::Land => {
            let both_country = from.has(Word::Country) && def.has(Word::Country);
            same_world
                && def.region == Some(from.region)
                && !is_apart(from.region)
                && !both_country
                && !from.same_city(def)
        }
        Travel::Sea => same_world && (!exotic || named),
        Travel::Air => same_world && (!exotic || named) && !def.access.contains(&Access::NoAir),
        Travel::Undersea => same_world && named,
        Travel::Dream => def.dimension == Some(Dimension::Dreamlands) && !exotic,
        Travel::Wake => from.dimension == Dimension::Dreamlands && def.region == Some(Region::Lovecraft),
    }
}

/// The kinds of travel of a card that lies on a Story Deck as such: an Event, or a Monster that carries.
pub fn kinds(title: Title) -> impl Iterator<Item = (Travel, bool)> {
    title.def().effects.iter().filter_map(|effect| match effect.does {
        Does::Travel { by, at_once } => Some((by, at_once)),
        Does::Carry(by) => Some((by, true)),
        _ => None,
    })
}

/// Whether a Location is in hand's reach by a kind of travel, from where a player is; not the one where they are.
pub fn by_travel(player: &Player, by: Travel, title: Title) -> bool {
    let other = player.location() != Some(title);
    title.kind() == Kind::Location && other && reaches(by, &origin(player), title.def())
}

/// Whether a kind of travel can be begun where a player is.
pub fn can_begin(player: &Player, by: Travel) -> bool {
    match by {
        Travel::Undersea => {
            let at = player.at().map(Title::def);
            at.is_some_and(|def| def.has(Word::Coast) || def.region == Some(Region::Islands))
        }
        Travel::Wake => player.dimension() == Dimension::Dreamlands,
        _ => true,
    }
}

/// 8.4, 8.7: how a Location can be played in a turn, if at all, from where a player is and with nothing else.
pub fn way(player: &Player, title: Title) -> Option<Way> {
    let def = title.def();
    if player.location() == Some(title) {
        return None;
    }
    let from = origin(player);
    let here = player.here.map(|here| here.title);
    let Some(at) = here.filter(|title| title.kind() == Kind::Location).map(Title::def) else {
        return unsettled(player, &from, title);
    };
    if at.always(Does::Opens(Travel::Dream)) && reaches(Travel::Dream, &from, def) {
        return Some(Way::Straight);
    }
    let same = def.region == at.region && def.dimension == at.dimension && !is_apart(from.region);
    if same && from.same_city(def) {
        return Some(Way::Straight);
    }
    let walked = at.sub.is_some_and(|sub| def.access.contains(&Access::Walk(sub)));
    let dreams = player.effects().any(|does| does == Does::Swift(Travel::Dream))
        && (at.has(Word::House) || at.has(Word::Outdoors))
        && reaches(Travel::Dream, &from, def);
    (same || walked || dreams).then_some(Way::Crosswise)
}

/// R24, R66: the same for whoever travels, or has no Location.
fn unsettled(player: &Player, from: &Origin, title: Title) -> Option<Way> {
    let def = title.def();
    let reached = match player.here {
        Some(here) => kinds(here.title).any(|(by, _)| reaches(by, from, def)),
        None => {
            def.region == Some(from.region) && def.dimension == Some(from.dimension) && !is_apart(from.region)
        }
    };
    reached.then_some(Way::Straight)
}

/// R23: whoever plays something else while walking turns back.
pub fn turn_back(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    let player = cx.game.player_mut(seat);
    if let Some(title) = player.walking.take() {
        player.pile.push(title);
        cx.tell(Event::TurnsBack { seat, title });
    }
}

/// What lies under a new card on top: where the player was is past.
fn leave(player: &mut Player) {
    if let Some(here) = player.here {
        player.story.push(here.title);
    }
}

/// 8.7: a Travel Event, or a Monster that carries, is laid on top.
pub fn board(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) {
    turn_back(cx, seat);
    let player = cx.game.player_mut(seat);
    leave(player);
    player.here = Some(Here { title, used: false });
}

/// A Location becomes current by play or by arrival, and what its text and the Investigator's say happens.
pub fn arrive(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let player = cx.game.player_mut(seat);
    leave(player);
    player.here = Some(Here { title, used: false });
    settle_in(player, title);
    let person = cx.game.player(seat).who.def().effects;
    let own = person.iter().filter(|effect| effect.when == When::Arrive).map(|effect| effect.does);
    let effects: Vec<Does> = title.def().at(When::Arrive).chain(own).collect();
    for does in effects {
        super::effects::one(cx, super::effects::Act { seat, title, other: None }, does)?;
    }
    Ok(())
}

/// What is told of whoever comes to a Location: to fall asleep, or to wake, is more than to arrive.
pub fn told(player: &Player, arrival: Event) -> Event {
    let (Event::Arrived { seat, title } | Event::Arrives { seat, title } | Event::BackAgain { seat, title }) =
        arrival
    else {
        return arrival;
    };
    match (player.dimension(), title.def().dimension) {
        (Dimension::Waking, Some(Dimension::Dreamlands)) => Event::FallsAsleep { seat, title },
        (Dimension::Dreamlands, Some(Dimension::Waking)) => Event::Wakes { seat, title },
        _ => arrival,
    }
}

/// The Region and the world change hands (R22).
fn settle_in(player: &mut Player, title: Title) {
    let def = title.def();
    if let (Some(region), Some(dimension)) = (def.region, def.dimension) {
        player.region = (region, dimension);
    }
}

/// R30: the card on which somebody stands is discarded; the next one from the top is current, with nothing
/// that arriving brings (R29). While walking, the Location walked to is what they have.
pub fn lose_place(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    let player = cx.game.player_mut(seat);
    if let Some(title) = player.walking.take() {
        player.pile.push(title);
        cx.tell(Event::TurnsBack { seat, title });
        return;
    }
    let Some(here) = player.here.take() else { return };
    let next = player.story.iter().rposition(|title| is_place(*title));
    let next = next.map(|at| player.story.remove(at));
    player.here = next.map(|title| Here { title, used: false });
    let back = next.map(|title| told(player, Event::BackAgain { seat, title }));
    if let Some(title) = next.filter(|title| title.kind() == Kind::Location) {
        settle_in(player, title);
    }
    let (title, fate) = (here.title, super::cards::Fate::Discarded);
    player.pile.push(title);
    cx.tell(Event::Gone { seat, title, fate, held: Vec::new(), by: None });
    if let Some(back) = back {
        cx.tell(back);
    }
}

/// R30: the card on which somebody stands is buried, and the next one from the top is current. False where it
/// is the only one: then nothing happens.
pub fn bury_place(player: &mut Player) -> bool {
    let Some(at) = player.story.iter().rposition(|title| is_place(*title)) else { return false };
    let Some(here) = player.here else { return false };
    let next = player.story.remove(at);
    player.story.insert(0, here.title);
    player.here = Some(Here { title: next, used: false });
    if next.kind() == Kind::Location {
        settle_in(player, next);
    }
    true
}

/// Whether a card of a Story Deck can be stood on.
fn is_place(title: Title) -> bool {
    title.kind() == Kind::Location || title.kind() == Kind::Event && kinds(title).next().is_some()
}
