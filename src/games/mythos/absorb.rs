//! Values in Combat (10, 11), and how Allies absorb points (11.7).

use super::cards::{Does, Kind, Reach, Title, When, Word};
use super::event::Event;
use super::table::{Ally, Mythos};
use super::{About, Answer, turn};
use crate::kernel::{Ask, Cx, Flow, Patience, Seat};

/// Points of one card, or from outside, that go against somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// The card; nothing for what spells and things add.
    pub source: Option<Title>,
    /// Who leads it.
    pub seat: Seat,
    /// How many are left.
    pub n: u8,
    /// Whether only those absorb them who see.
    pub invisible: bool,
    /// Whether something more happens to whom they reach.
    pub harms: bool,
    /// Whether they are those of an Ally beside the Investigator: a CULTIST in the Threat may have the same title.
    pub ally: bool,
}

impl Points {
    /// All points of a Monster.
    pub fn of_monster(title: Title, seat: Seat, n: u8) -> Points {
        let def = title.def();
        let (invisible, harms) = (def.has(Word::Invisible), def.acts(When::Damages));
        Points { source: Some(title), seat, n, invisible, harms, ally: false }
    }

    /// Points without a face: of Allies who storm, and from outside.
    pub fn plain(source: Option<Title>, seat: Seat, n: u8) -> Points {
        Points { source, seat, n, invisible: false, harms: false, ally: false }
    }

    /// Points of an Ally in an assault.
    pub fn of_ally(title: Title, seat: Seat, n: u8) -> Points {
        Points { ally: true, ..Points::plain(Some(title), seat, n) }
    }
}

/// How many there are together.
pub fn sum(points: &[Points]) -> u32 {
    points.iter().map(|points| u32::from(points.n)).sum()
}

fn sum_of(points: &[Points], invisible: bool) -> u32 {
    points.iter().filter(|points| points.invisible == invisible).map(|points| u32::from(points.n)).sum()
}

/// R10: raised first, then lowered, never below nought.
fn valued(printed: i8, changes: impl Iterator<Item = i8>) -> u8 {
    let changes: Vec<i16> = changes.map(i16::from).collect();
    let raised: i16 = i16::from(printed) + changes.iter().filter(|n| **n > 0).sum::<i16>();
    let lowered: i16 = changes.iter().filter(|n| **n < 0).sum();
    (raised + lowered).clamp(0, i16::from(u8::MAX)) as u8
}

impl Mythos {
    /// What changes the value of cards of a type: one's own texts, and those that hold for all.
    fn changes(&self, seat: Seat, kind: Kind, title: Title) -> Vec<i8> {
        let own = self.player(seat).effects().map(|does| (does, Reach::Own));
        let all = self.in_force().map(|does| (does, Reach::All));
        own.chain(all)
            .filter_map(|(does, whose)| match does {
                Does::Value { kind: of, word, n, reach, .. }
                    if of == kind && reach == whose && word.is_none_or(|word| title.has(word)) =>
                {
                    Some(n)
                }
                _ => None,
            })
            .collect()
    }

    /// What a Monster in a player's service is worth.
    pub fn monster_value(&self, seat: Seat, title: Title) -> u8 {
        valued(title.def().value, self.changes(seat, Kind::Monster, title).into_iter())
    }

    /// What an Ally is worth with their weapon, against an opponent.
    pub fn ally_value(&self, seat: Seat, ally: &Ally, against: Seat) -> u8 {
        let def = ally.card.title.def();
        let weapon = ally.weapon.map_or(0, |weapon| weapon.title.def().value);
        let own = def.at(When::InPlay).filter_map(|does| match does {
            Does::Value { n, reach: Reach::Itself, facing, .. }
                if facing.is_none_or(|word| self.faces(seat, against, word)) =>
            {
                Some(n)
            }
            _ => None,
        });
        let all = self.changes(seat, Kind::Ally, ally.card.title);
        valued(def.value + weapon, own.chain(all))
    }

    /// What an Ally is worth who has joined a Threat: they count as a Monster.
    pub fn storming_value(&self, seat: Seat, ally: &Ally) -> u8 {
        let weapon = ally.weapon.map_or(0, |weapon| weapon.title.def().value);
        let changes = self.changes(seat, Kind::Monster, ally.card.title);
        valued(ally.card.title.def().value + weapon, changes.into_iter())
    }

    /// Whether an opponent has a card with a word in the Threat, or among Allies who are in an assault.
    fn faces(&self, seat: Seat, against: Seat, word: Word) -> bool {
        let them = self.player(against);
        let assault = self.fight.is_some() && self.same_place(seat, against);
        let mut allies = them.allies.iter().filter(|ally| assault && ally.against == Some(seat));
        them.threat.iter().any(|menace| menace.card.title.has(word))
            || allies.any(|ally| ally.card.title.has(word))
    }

    /// Whether an Ally sees what is invisible.
    pub fn sees(&self, seat: Seat, ally: &Ally) -> bool {
        let all = self.player(seat).artifacts.iter().any(|one| one.card.title.def().always(Does::SeesAll));
        let spell = self.fight.as_ref().is_some_and(|fight| fight.sees.has(seat));
        all || spell || ally.has_magic() || ally.card.title.def().always(Does::Sees)
    }

    /// R47: whether two players are at the same Location.
    pub fn same_place(&self, a: Seat, b: Seat) -> bool {
        let (a, b) = (self.player(a).at(), self.player(b).at());
        a.is_some() && a == b
    }
}

/// An Ally who can absorb.
#[derive(Clone, Copy)]
struct Guard {
    title: Title,
    value: u8,
    sees: bool,
}

/// Allies of a player against an opponent, with what they are worth.
fn guards(game: &Mythos, seat: Seat, against: Seat) -> Vec<Guard> {
    let guard = |ally: &Ally| Guard {
        title: ally.card.title,
        value: game.ally_value(seat, ally, against),
        sees: game.sees(seat, ally),
    };
    game.player(seat).guards(against).map(guard).filter(|guard| guard.value > 0).collect()
}

/// 11.7: Allies absorb points against their player, in the order that they choose where it matters. What is left comes back.
pub fn by_allies(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    against: Seat,
    mut points: Vec<Points>,
) -> Flow<Vec<Points>> {
    let mut guards = guards(&cx.game, seat, against);
    let blind = guards.iter().any(|guard| !guard.sees);
    loop {
        let visible = sum_of(&points, false);
        let all = visible + sum_of(&points, true);
        guards.retain(|guard| if guard.sees { all > 0 } else { visible > 0 });
        if guards.is_empty() {
            break;
        }
        by_default(&mut guards, all);
        let worth = |sees: Option<bool>| -> u32 {
            let some = guards.iter().filter(|guard| sees.is_none_or(|sees| guard.sees == sees));
            some.map(|guard| u32::from(guard.value)).sum()
        };
        let matters = all < worth(None) || visible < worth(Some(false));
        let next = if matters {
            which(cx, seat, About::Order { against }, guards.iter().map(|guard| guard.title))?
        } else {
            Some(guards[0].title)
        };
        let at = guards.iter().position(|guard| Some(guard.title) == next).unwrap_or(0);
        let guard = guards.remove(at);
        absorb(&mut points, guard);
        let allies = &mut cx.game.player_mut(seat).allies;
        if let Some(ally) = allies.iter_mut().find(|ally| ally.card.title == guard.title) {
            ally.damaged = true;
        }
        cx.tell(Event::Falls { seat, title: guard.title });
    }
    points.retain(|points| points.n > 0);
    let unseen = sum_of(&points, true);
    if blind && unseen > 0 {
        cx.tell(Event::Unseen { seat, n: unseen.min(255) as u8 });
    }
    Ok(points)
}

/// Whoever can stop all alone, the least valuable first; else the most valuable.
fn by_default(guards: &mut [Guard], all: u32) {
    guards.sort_by_key(|guard| {
        let enough = u32::from(guard.value) >= all;
        (!enough, if enough { i16::from(guard.value) } else { -i16::from(guard.value) }, guard.title)
    });
}

/// One Ally absorbs: what only those who see can take first, then what does more than damage.
fn absorb(points: &mut [Points], guard: Guard) {
    points.sort_by_key(|points| (!points.invisible, !points.harms));
    let mut left = guard.value;
    for points in points.iter_mut().filter(|points| guard.sees || !points.invisible) {
        let taken = points.n.min(left);
        points.n -= taken;
        left -= taken;
    }
}

/// Which of these cards: those of one title are one choice.
pub fn which(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    about: About,
    titles: impl IntoIterator<Item = Title>,
) -> Flow<Option<Title>> {
    let choices = turn::once(titles.into_iter().map(Answer::Card));
    let Some(ask) = Ask::among(seat, about, Patience::Chore, choices) else { return Ok(None) };
    let answer = cx.ask(ask)?;
    Ok(if let Answer::Card(title) = answer { Some(title) } else { None })
}

/// Damaged Allies are buried with all they hold: which.
pub fn bury_damaged(game: &mut Mythos, seat: Seat) -> Vec<(Title, Vec<Title>)> {
    let allies = game.player(seat).allies.iter().filter(|ally| ally.damaged);
    let damaged: Vec<Title> = allies.map(|ally| ally.card.title).collect();
    let mut buried = Vec::new();
    for title in damaged {
        let allies = &mut game.player_mut(seat).allies;
        if let Some(at) = allies.iter().position(|ally| ally.card.title == title) {
            let ally = allies.remove(at);
            buried.push((title, game.lay_ally(ally, super::cards::Fate::Buried)));
        }
    }
    for ally in &mut game.player_mut(seat).allies {
        ally.against = None;
    }
    buried
}
