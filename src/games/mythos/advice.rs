//! What a deck can do at all: which places it reaches, whom it finds there, what they read, and which
//! Adventures it can tell.

use super::adventure::{Story, is_complete};
use super::cards::{Access, Def, Dimension, Does, Kind, Language, Region, Title, Travel, Word};
use super::deck::Deck;

/// Something to think of before a deck is played. It forbids nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Nothing in the deck leads to this Location.
    Unreached(Title),
    /// At no Location of the deck this Ally is found.
    Unfound(Title),
    /// Nobody in the deck reads this Tome.
    Unread(Title),
    /// Nothing in the deck can hold this Spell.
    Unheld(Title),
    /// The deck cannot complete this Adventure.
    Untold(Title),
}

/// All there is to say about a deck, in the order of its cards.
pub fn advice(deck: &Deck) -> Vec<Advice> {
    let able = Able::of(deck);
    let one = |(title, _): &(Title, u8)| match title.kind() {
        Kind::Location if !able.reached.contains(title) => Some(Advice::Unreached(*title)),
        Kind::Ally if !able.found.contains(title) => Some(Advice::Unfound(*title)),
        Kind::Tome if !able.reads(*title) => Some(Advice::Unread(*title)),
        Kind::Spell if !able.holds(*title) => Some(Advice::Unheld(*title)),
        Kind::Adventure if !is_complete(&able.story(), *title) => Some(Advice::Untold(*title)),
        _ => None,
    };
    deck.cards.iter().filter_map(one).collect()
}

/// What a deck can do in the best case.
struct Able {
    titles: Vec<Title>,
    does: Vec<Does>,
    reached: Vec<Title>,
    found: Vec<Title>,
    languages: Vec<Language>,
}

impl Able {
    fn of(deck: &Deck) -> Able {
        let titles: Vec<Title> = deck.cards.iter().map(|(title, _)| *title).collect();
        let person = deck.investigator.def();
        let cards = titles.iter().flat_map(|title| title.def().effects);
        let does = cards.chain(person.effects).map(|effect| effect.does).collect();
        let languages = person.languages.to_vec();
        let mut able = Able { titles, does, reached: Vec::new(), found: Vec::new(), languages };
        able.travel();
        able.meet();
        able
    }

    /// Goes on until nothing more is reached.
    fn travel(&mut self) {
        loop {
            let places = self.titles.iter().copied().filter(|title| title.kind() == Kind::Location);
            let new: Vec<Title> =
                places.filter(|title| !self.reached.contains(title) && self.leads_to(title.def())).collect();
            if new.is_empty() {
                return;
            }
            self.reached.extend(new);
        }
    }

    /// Whether one of the places that are reached, the country where all begins, or a journey leads there.
    fn leads_to(&self, to: &Def) -> bool {
        let reached = || self.reached.iter().map(|title| title.def());
        let begins = to.region == Some(Region::Lovecraft);
        let apart = matches!(to.region, Some(Region::Islands | Region::Exotic));
        let exotic = to.region == Some(Region::Exotic);
        let beside = reached().any(|at| at.region == to.region && at.dimension == to.dimension);
        let walked = to.access.iter().any(|access| match access {
            Access::Walk(sub) => reached().any(|at| at.sub == Some(*sub)),
            Access::By(_) | Access::NoAir => false,
        });
        let same_world =
            to.dimension == Some(Dimension::Waking) || reached().any(|at| at.dimension == to.dimension);
        let named = |by| to.access.contains(&Access::By(by));
        let sails = self.has(Travel::Sea) && same_world && (!exotic || named(Travel::Sea));
        let flies = self.has(Travel::Air)
            && same_world
            && (!exotic || named(Travel::Air))
            && !to.access.contains(&Access::NoAir);
        let coast = || reached().any(|at| at.has(Word::Coast) || at.region == Some(Region::Islands));
        let dives = self.has(Travel::Undersea) && named(Travel::Undersea) && coast();
        let sleeps = self.has(Travel::Dream)
            || self.does.contains(&Does::Swift(Travel::Dream))
            || reached().any(|at| at.always(Does::Opens(Travel::Dream)));
        let dreams = sleeps && to.dimension == Some(Dimension::Dreamlands) && !exotic;
        begins || beside && !apart || walked || sails || flies || dives || dreams
    }

    /// Whether there is a journey of this kind.
    fn has(&self, by: Travel) -> bool {
        let summons = self.does.iter().any(|does| matches!(does, Does::Summon(_)));
        self.does.iter().any(|does| match does {
            Does::Travel { by: one, .. } => *one == by,
            Does::Carry(one) => *one == by && summons,
            _ => false,
        })
    }

    fn meet(&mut self) {
        let anywhere = self.does.contains(&Does::AllyAnywhere);
        for title in self.titles.iter().copied() {
            let def = title.def();
            let there = def.found.iter().any(|place| self.reached.iter().any(|at| at.def().is(*place)));
            if def.kind == Kind::Ally && (there || anywhere) {
                self.found.push(title);
                self.languages.extend(def.languages);
            }
        }
        self.languages.extend(self.does.iter().filter_map(|does| match does {
            Does::Speaks(language) => Some(*language),
            _ => None,
        }));
    }

    fn is_at(&self, word: Word) -> bool {
        self.reached.iter().any(|at| at.has(word))
    }

    fn reads(&self, tome: Title) -> bool {
        let known = |language| self.languages.contains(language);
        self.is_at(Word::Tome) && tome.def().languages.iter().all(known)
    }

    fn holds(&self, spell: Title) -> bool {
        self.titles.iter().any(|title| match title.kind() {
            Kind::Tome => self.reads(*title) && super::playing::fits(*title, spell, 0),
            Kind::Ally => self.found.contains(title) && super::playing::can_hold(*title),
            Kind::Artifact => self.is_at(Word::Artifact) && super::playing::can_hold(*title),
            _ => false,
        })
    }

    /// All that could be there for an Adventure.
    fn story(&self) -> Story {
        let gate = self.reached.iter().any(|at| at.def().gate);
        let could = |title: &Title| match title.kind() {
            Kind::Location => self.reached.contains(title),
            Kind::Ally => self.found.contains(title),
            Kind::Artifact => self.is_at(Word::Artifact),
            Kind::Tome => self.reads(*title),
            Kind::Spell => self.holds(*title),
            Kind::Monster | Kind::OldOne => gate,
            Kind::Event => true,
            Kind::Adventure => false,
        };
        let could: Vec<Title> = self.titles.iter().copied().filter(could).collect();
        Story::new(&[], &could)
    }
}
