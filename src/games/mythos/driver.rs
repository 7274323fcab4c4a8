//! A sensible beginner: works for the Adventure that is nearest, lays Monsters where a Gate is open, and
//! finishes while ahead. Some of them hunt: Monsters first, and Combat as soon as what they have laid is more
//! than what could stop it.

use super::adventure::{self, Story};
use super::cards::{Def, Kind, Need, Title, Word};
use super::table::{Choosing, Player};
use super::titles::Titles;
use super::view::View;
use super::{About, Answer, Mythos, places, playing};
use crate::kernel::{Ask, Seat};

/// A play is made if it is worth more than this.
pub const WORTH: i32 = 2;
/// The same to somebody who would rather have Combat now.
const WORTH_WAITING: i32 = 14;
/// From this round on nobody waits for better any more.
const HASTE: u32 = 6;
/// From this round on what was tried has failed: other places, other cards, a new deck.
const LATE: u32 = 9;
/// What a card of a Threat is taken for that one cannot see.
const UNSEEN: i32 = 3;

/// What a point of a Monster is worth to who reads, in half points, against one opponent, two, and three:
/// what one of many loses helps the others as well.
const MENACES: [i32; 3] = [6, 5, 4];
/// The same to who hunts.
const HUNTED: i32 = 8;

/// What is looked at in a play: what it fills, where it leads, who or what comes into play, what it does to
/// others, what it costs, and whether it ends the game well.
pub const LOOKS_AT: [&str; 6] = ["adventure", "way", "things", "threat", "sanity", "end"];

/// What a play is worth, in each of these.
pub type Looks = [i32; LOOKS_AT.len()];

/// What the beginner thinks of: their own side, and what is still missing for the Adventures in hand.
struct Mind<'a> {
    view: &'a View,
    me: Seat,
    player: &'a Player,
    story: Story,
    open: Vec<(&'static Need, i32)>,
    /// Whether Monsters come first.
    hunts: bool,
}

/// What they answer.
pub fn advise(view: &View, ask: &Ask<Mythos>) -> Answer {
    Mind::new(view, ask.seat).answer(ask)
}

/// What those of them answer who hunt.
pub fn hunt(view: &View, ask: &Ask<Mythos>) -> Answer {
    Mind { hunts: true, ..Mind::new(view, ask.seat) }.answer(ask)
}

/// What a play is worth to the beginner, whether it can be made now or not.
pub fn worth(view: &View, me: Seat, answer: &Answer) -> i32 {
    Mind::new(view, me).play(answer)
}

/// The same in each of the things that are looked at.
pub fn looks(view: &View, me: Seat, answer: &Answer) -> Looks {
    Mind::new(view, me).looks(answer)
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, me: Seat) -> Mind<'a> {
        let player = view.player(me);
        let story = view.story_of(me);
        let mut open = Vec::new();
        let mut nearest: Vec<(usize, Title)> = Vec::new();
        let mut adventures = player.hand.0.clone();
        adventures.retain(|title| title.kind() == Kind::Adventure);
        adventures.dedup();
        for title in adventures {
            nearest.push((Mind::distance(player, &story, title), title));
        }
        nearest.sort_unstable();
        for (at, (_, title)) in nearest.into_iter().enumerate() {
            let weight = if at == 0 { 16 } else { 4 };
            let missing = adventure::filled(&story, title).into_iter().filter(|(_, filled)| filled.is_none());
            open.extend(missing.map(|(need, _)| (need, weight)));
        }
        Mind { view, me, player, story, open, hunts: false }
    }

    fn answer(&self, ask: &Ask<Mythos>) -> Answer {
        match ask.about {
            About::Turn | About::Window if self.view.doing.is_some() => self.middle(ask),
            About::Turn => self.turn(ask),
            About::Window => self.window(ask),
            About::Lose { .. } => self.least(ask),
            About::RoundEnd => self.round_end(ask),
            About::Defend { value, .. } if value <= 2 && self.player.sanity > 6 => {
                let none =
                    ask.choices.iter().find(|answer| matches!(answer, Answer::At(_, all) if all.is_empty()));
                none.copied().unwrap_or(ask.otherwise)
            }
            About::Straighten
            | About::Defend { .. }
            | About::Aim
            | About::Assign
            | About::Order { .. }
            | About::Keep { .. }
            | About::Ward
            // 16.5: what is worth most stands first in a pack.
            | About::Exchange
            | About::Draft
            | About::Building => ask.otherwise,
        }
    }

    /// Whether so many rounds have brought nothing that anything new is better.
    fn is_late(&self) -> bool {
        self.view.round >= LATE
    }

    /// How far an Adventure is: what is missing, and twice as far what is not even in hand.
    fn distance(player: &Player, story: &Story, adventure: Title) -> usize {
        let missing = adventure::filled(story, adventure);
        let missing = missing.into_iter().filter(|(_, filled)| filled.is_none());
        let step = |(need, _): (&Need, Option<Title>)| {
            let held = player.hand.iter().any(|title| adventure::fills(need, *title) && !story.has(*title));
            if held { 2 } else { 5 }
        };
        missing.map(step).sum::<usize>() * 10 / adventure.def().value.max(1) as usize
    }

    /// What a card does for the Adventures.
    fn need(&self, title: Title) -> i32 {
        if self.story.has(title) {
            return 0;
        }
        let fits = self.open.iter().filter(|(need, _)| adventure::fills(need, title));
        fits.map(|(_, weight)| *weight).max().unwrap_or(0)
    }

    /// What Sanity given or paid is worth.
    fn sanity(&self, title: Title) -> i32 {
        let cost = i32::from(playing::cost(self.player, title));
        let left = i32::from(self.player.sanity) + cost;
        match left {
            ..=0 => -1000,
            1..=3 => cost * 6,
            _ => cost * 2,
        }
    }

    fn turn(&self, ask: &Ask<Mythos>) -> Answer {
        let scored = ask.choices.iter().map(|answer| (self.play(answer), *answer));
        let best = scored.rev().max_by_key(|(score, _)| *score);
        let worth = if self.hunts && self.is_stronger() {
            WORTH_WAITING
        } else if self.is_late() {
            0
        } else {
            WORTH
        };
        best.filter(|(score, _)| *score > worth).map_or(ask.otherwise, |(_, answer)| answer)
    }

    /// Whether one's own Threat is more than what somebody has in sight to stop it.
    fn is_stronger(&self) -> bool {
        let own: i32 = self.player.threat.iter().map(|menace| i32::from(menace.card.title.def().value)).sum();
        let stops = |other: Seat| {
            let allies = self.view.player(other).allies.iter().filter(|ally| !ally.down);
            let allies: i32 = allies.map(|ally| i32::from(ally.card.title.def().value)).sum();
            allies + UNSEEN * self.view.players[other.index()].threat.len() as i32
        };
        own > 0 && self.view.others(self.me).any(|other| own > stops(other))
    }

    /// What a play is worth, all in all.
    fn play(&self, answer: &Answer) -> i32 {
        self.looks(answer).iter().sum()
    }

    /// What a play is worth in each of the things that are [looked at](LOOKS_AT); two are worth a point of Sanity.
    fn looks(&self, answer: &Answer) -> Looks {
        match *answer {
            Answer::Play(title) => self.card(title),
            // Who is needed at one's side is not sent through a Gate.
            Answer::Threaten(title) => {
                [-self.need(title), 0, 0, self.menace(title) + 3, self.sanity(title), 0]
            }
            Answer::Arrive => [0, 40, 0, 0, 0, 0],
            Answer::Use(title) if title.kind() == Kind::Ally => [0, 0, 0, self.monsters(), 0, 0],
            Answer::Use(title) if places::kinds(title).next().is_some() => {
                [0, self.travels(title), 0, 0, 0, 0]
            }
            Answer::Use(_) => [0, 0, 6, 0, 0, 0],
            Answer::Cast { spell, .. } => [0, 0, 7, 0, self.sanity(spell), 0],
            Answer::Straighten(_) | Answer::TurnUp(_) => [0, 0, 5, 0, 0, 0],
            _ => Looks::default(),
        }
    }

    /// What it is worth to play a card now.
    fn card(&self, title: Title) -> Looks {
        let value = i32::from(title.def().value);
        let travels = places::kinds(title).next().is_some();
        let (way, thing, threat) = match title.kind() {
            Kind::Location => {
                let walk = if self.is_straight(title) { 0 } else { 5 };
                let new = if self.is_late() && !self.story.has(title) { 8 } else { 0 };
                (self.place(title) - walk + new, 0, 0)
            }
            Kind::Event if travels => (self.travels(title) - 2, 0, 0),
            Kind::Ally | Kind::Artifact | Kind::Tome => (0, 4 + value, 0),
            Kind::Spell => (0, 4, 0),
            Kind::Event => (0, 6, 0),
            Kind::Monster => (0, 0, self.menace(title)),
            Kind::OldOne => (0, 0, 2),
            Kind::Adventure => return [0, 0, 0, 0, 0, self.finish(title)],
        };
        [self.need(title), way, thing, threat, self.sanity(title), 0]
    }

    /// What the best of the places is worth to which a card carries.
    fn travels(&self, title: Title) -> i32 {
        let reached = |to: Title| places::kinds(title).any(|(by, _)| places::by_travel(self.player, by, to));
        self.best_place(reached)
    }

    /// What a Monster is worth in one's Threat, its cost aside.
    fn menace(&self, title: Title) -> i32 {
        let opponents = self.view.others(self.me).count().clamp(1, MENACES.len());
        i32::from(title.def().value) * if self.hunts { HUNTED } else { MENACES[opponents - 1] } / 2 - 1
    }

    fn is_straight(&self, title: Title) -> bool {
        places::way(self.player, title) == Some(places::Way::Straight)
    }

    /// Whether to complete: when that wins, or when there is no time to wait for better.
    fn finish(&self, title: Title) -> i32 {
        let gained = (self.player.sanity + title.def().sanity).min(super::table::SANITY_MAX);
        let score = i16::from(title.def().value) + i16::from(gained) + self.player.points();
        let others = self.view.others(self.me).map(|seat| self.view.players[seat.index()].score);
        let ahead = others.max().is_none_or(|best| score > best);
        let danger = self.player.sanity <= 4 || self.view.round >= HASTE;
        if ahead || danger || self.view.options.goal().is_some() { 1000 } else { -1 }
    }

    /// What a place is good for: what in hand could be played there and not here.
    fn place(&self, title: Title) -> i32 {
        let def = title.def();
        let here = self.player.at().map(Title::def);
        let more = self.player.hand.iter().map(|card| {
            let there = fits_at(def, *card);
            let already = here.is_some_and(|here| fits_at(here, *card));
            if there && !already { 2 + self.need(*card) / 2 } else { 0 }
        });
        let gate = here.is_some_and(|here| here.gate) && !self.player.here.is_some_and(|here| here.used);
        let monsters = if def.gate && !gate { self.monsters() } else { 0 };
        2 + more.sum::<i32>().min(12) + monsters
    }

    /// What an open Gate is worth.
    fn monsters(&self) -> i32 {
        let held = self.player.hand.iter().filter(|title| title.kind() == Kind::Monster);
        let most = held.map(|title| i32::from(title.def().value)).max().unwrap_or(0);
        if self.hunts { most } else { most / 2 }
    }

    fn best_place(&self, reached: impl Fn(Title) -> bool) -> i32 {
        let reached = self.player.hand.iter().copied().filter(|title| reached(*title));
        let worth = |title: Title| self.need(title) + self.place(title) + self.sanity(title);
        reached.map(worth).max().unwrap_or(0)
    }

    /// In the middle of something.
    fn middle(&self, ask: &Ask<Mythos>) -> Answer {
        let Some(doing) = self.view.doing.0 else { return ask.otherwise };
        let score = |answer: &Answer| match *answer {
            Answer::Player(seat) => i32::from(self.view.players[seat.index()].score) + 100,
            Answer::Card(title) => match doing.what {
                Choosing::Destination => self.need(title) + self.place(title) + self.sanity(title),
                Choosing::Along if title.kind() == Kind::Monster => 3 + self.sanity(title),
                Choosing::Theirs | Choosing::Monster => i32::from(title.def().value),
                Choosing::Take => self.need(title) + i32::from(title.def().value),
                Choosing::Again => self.card(title).iter().sum::<i32>() + 2,
                Choosing::Fill => 0,
                _ => 1 + self.need(title),
            },
            _ => 0,
        };
        let best = ask.choices.iter().rev().max_by_key(|answer| score(answer));
        best.copied().unwrap_or(ask.otherwise)
    }

    /// In Combat: what protects, when something comes; what attacks, when something of one's own goes.
    fn window(&self, ask: &Ask<Mythos>) -> Answer {
        let coming: usize = self.view.others(self.me).map(|other| self.view.aimed(other, self.me)).sum();
        let score = |answer: &Answer| {
            let title = match *answer {
                Answer::Cast { spell, .. } => spell,
                Answer::Use(title) => title,
                _ => return 0,
            };
            let helps = title.def().effects.iter().any(|effect| {
                use super::cards::Does;
                match effect.does {
                    Does::Ward(_) | Does::Weaken(_) | Does::Banish => coming > 0,
                    Does::Threat(_) | Does::Control(_) => true,
                    _ => false,
                }
            });
            let dear = answer == &Answer::Use(title) && title.def().use_cost > 0 || self.sanity(title) < -4;
            if helps && (!dear || coming > 1) { 1 } else { -1 }
        };
        let best = ask.choices.iter().rev().max_by_key(|answer| score(answer));
        best.copied().unwrap_or(ask.otherwise)
    }

    /// Which card of one's own is missed least.
    fn least(&self, ask: &Ask<Mythos>) -> Answer {
        let worth = |answer: &Answer| match *answer {
            Answer::Card(title) => i32::from(title.def().value),
            _ => 0,
        };
        ask.choices.iter().min_by_key(|answer| worth(answer)).copied().unwrap_or(ask.otherwise)
    }

    /// Everything goes that fills nothing and is no way to anywhere.
    fn round_end(&self, ask: &Ask<Mythos>) -> Answer {
        // Whoever is stuck shuffles all of it together once more.
        if self.is_late() && self.player.sanity > 1 && ask.choices.contains(&Answer::Lobotomy) {
            return Answer::Lobotomy;
        }
        let few = self.view.players[self.me.index()].deck < 8;
        if few && self.player.sanity > 8 && ask.choices.contains(&Answer::Reshuffle(true)) {
            return Answer::Reshuffle(true);
        }
        let Some(set) = ask.sets.first() else { return ask.otherwise };
        let mut hand: Vec<(i32, Title)> = Vec::new();
        for title in self.player.hand.iter().copied() {
            let twin = hand.iter().any(|(_, one)| *one == title);
            let own = match title.kind() {
                Kind::Adventure => 20,
                Kind::Location => 3,
                Kind::Monster => i32::from(title.def().value) / 2,
                Kind::Event if title.has(Word::Travel) => 3,
                _ => 2,
            };
            hand.push((if twin { 0 } else { self.need(title) + own }, title));
        }
        hand.sort_unstable();
        let (least, most) = (usize::from(set.least), usize::from(set.most));
        let keep = if self.is_late() { 10 } else { 5 };
        let poor = hand.iter().filter(|(worth, _)| *worth < keep).count().clamp(least, most.max(least));
        let titles: Titles = hand.into_iter().take(poor).map(|(_, title)| title).collect();
        Answer::Discard(titles)
    }
}

/// Whether a card could be played at a place, its cost and languages aside.
pub fn fits_at(at: &Def, card: Title) -> bool {
    let def = card.def();
    match def.kind {
        Kind::Ally => def.found.iter().any(|place| at.is(*place)),
        Kind::Artifact => at.has(Word::Artifact),
        Kind::Tome => at.has(Word::Tome),
        _ => false,
    }
}
