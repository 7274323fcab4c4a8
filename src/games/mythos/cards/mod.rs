//! The card set: every title with what it is and does, as tables; who can lead a case; and decks that lie ready.

mod adventures;
mod allies;
mod artifacts;
mod decks;
mod events;
mod investigators;
mod locations;
mod monsters;
mod old_ones;
mod spells;
mod tomes;
mod vocabulary;

pub use vocabulary::{
    Access, Chooser, Dimension, Does, Effect, Fate, Icon, Kind, Language, Lasts, Need, Only, Place, Reach,
    Region, Sub, Target, Time, Travel, When, Who, Word,
};

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many titles there are.
pub const TITLES: usize = 216;

/// One title of the set, by its code: codes never change and are never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Title(u8);

/// What a title is and does.
#[derive(Clone, Copy, Debug)]
pub struct Def {
    /// Its name in language files.
    pub id: &'static str,
    /// Its number in deck codes.
    pub code: u8,
    /// Its type.
    pub kind: Kind,
    /// One copy a deck.
    pub unique: bool,
    /// What it gives or costs when it is played; a Spell: when it is cast.
    pub sanity: i8,
    /// Words on it.
    pub words: &'static [Word],
    /// Of a Location: its Region.
    pub region: Option<Region>,
    /// Of a Location: its sub-region.
    pub sub: Option<Sub>,
    /// The world to which it belongs; none: to either.
    pub dimension: Option<Dimension>,
    /// Of a Location: whether it has a Gate.
    pub gate: bool,
    /// Of a Location: how it is reached, if in an unusual way.
    pub access: &'static [Access],
    /// Points in Combat; of a Tome: room for Spells; of an Adventure: its points.
    pub value: i8,
    /// Of an Ally: where it is found, any one of these.
    pub found: &'static [Place],
    /// Known; of a Tome: written in, all of them.
    pub languages: &'static [Language],
    /// Of Tomes and Spells.
    pub icons: &'static [Icon],
    /// Of an Artifact: what each use costs.
    pub use_cost: i8,
    /// Of an Event: at whom it is played.
    pub target: Target,
    /// Of a lasting Event: what ends it.
    pub lasts: Option<Lasts>,
    /// Of an Adventure: its lines.
    pub needs: &'static [Need],
    /// Of a Great Old One: what must be in play.
    pub conditions: &'static [Place],
    /// What it does, in order.
    pub effects: &'static [Effect],
}

const BLANK: Def = Def {
    id: "",
    code: 0,
    kind: Kind::Event,
    unique: false,
    sanity: 0,
    words: &[],
    region: None,
    sub: None,
    dimension: None,
    gate: false,
    access: &[],
    value: 0,
    found: &[],
    languages: &[],
    icons: &[],
    use_cost: 0,
    target: Target::Me,
    lasts: None,
    needs: &[],
    conditions: &[],
    effects: &[],
};

impl Def {
    const fn location(id: &'static str, code: u8, region: Region, sub: Sub, dimension: Dimension) -> Def {
        let (region, sub, dimension) = (Some(region), Some(sub), Some(dimension));
        Def { id, code, kind: Kind::Location, region, sub, dimension, ..BLANK }
    }

    const fn ally(id: &'static str, code: u8, value: i8, found: &'static [Place]) -> Def {
        Def { id, code, kind: Kind::Ally, value, found, ..BLANK }
    }

    const fn artifact(id: &'static str, code: u8, value: i8) -> Def {
        Def { id, code, kind: Kind::Artifact, value, ..BLANK }
    }

    const fn tome(
        id: &'static str,
        code: u8,
        value: i8,
        languages: &'static [Language],
        icons: &'static [Icon],
    ) -> Def {
        Def { id, code, kind: Kind::Tome, value, languages, icons, ..BLANK }
    }

    const fn spell(id: &'static str, code: u8, icons: &'static [Icon]) -> Def {
        Def { id, code, kind: Kind::Spell, icons, ..BLANK }
    }

    const fn event(id: &'static str, code: u8, target: Target) -> Def {
        Def { id, code, kind: Kind::Event, target, ..BLANK }
    }

    const fn monster(id: &'static str, code: u8, value: i8) -> Def {
        Def { id, code, kind: Kind::Monster, value, ..BLANK }
    }

    const fn old_one(id: &'static str, code: u8, conditions: &'static [Place]) -> Def {
        Def { id, code, kind: Kind::OldOne, conditions, ..BLANK }
    }

    const fn adventure(id: &'static str, code: u8, value: i8, needs: &'static [Need]) -> Def {
        Def { id, code, kind: Kind::Adventure, value, needs, ..BLANK }
    }

    const fn unique(self) -> Def {
        Def { unique: true, ..self }
    }

    const fn words(self, words: &'static [Word]) -> Def {
        Def { words, ..self }
    }

    const fn sanity(self, sanity: i8) -> Def {
        Def { sanity, ..self }
    }

    const fn gate(self) -> Def {
        Def { gate: true, ..self }
    }

    const fn access(self, access: &'static [Access]) -> Def {
        Def { access, ..self }
    }

    const fn languages(self, languages: &'static [Language]) -> Def {
        Def { languages, ..self }
    }

    const fn dimension(self, dimension: Dimension) -> Def {
        Def { dimension: Some(dimension), ..self }
    }

    const fn use_cost(self, use_cost: i8) -> Def {
        Def { use_cost, ..self }
    }

    const fn lasts(self, lasts: Lasts) -> Def {
        Def { lasts: Some(lasts), ..self }
    }

    const fn effects(self, effects: &'static [Effect]) -> Def {
        Def { effects, ..self }
    }

    /// What it does at such a moment.
    pub fn at(&self, when: When) -> impl Iterator<Item = Does> + use<> {
        self.effects.iter().filter(move |effect| effect.when == when).map(|effect| effect.does)
    }

    /// Whether it does anything at such a moment.
    pub fn acts(&self, when: When) -> bool {
        self.at(when).next().is_some()
    }

    /// Whether it does this while it is in play.
    pub fn always(&self, does: Does) -> bool {
        self.at(When::InPlay).any(|one| one == does)
    }

    /// Whether it has a word. Exotic and of the Dreamlands is what its Region and its world make it.
    pub fn has(&self, word: Word) -> bool {
        match word {
            Word::Exotic => self.region == Some(Region::Exotic),
            Word::Dreamlands => self.dimension == Some(Dimension::Dreamlands),
            word => self.words.contains(&word),
        }
    }

    /// Whether it is any one of these.
    pub fn is(&self, place: Place) -> bool {
        match place {
            Place::Word(word) => self.has(word),
            Place::Sub(sub) => self.sub == Some(sub),
            Place::Region(region) => self.region == Some(region),
            Place::Dimension(dimension) => self.dimension == Some(dimension),
            Place::Title(id) => self.id == id,
            Place::Gate => self.gate,
        }
    }
}

/// All tables, in the order of their codes.
const TABLES: [&[Def]; 9] = [
    locations::CARDS,
    allies::CARDS,
    artifacts::CARDS,
    tomes::CARDS,
    spells::CARDS,
    events::CARDS,
    monsters::CARDS,
    old_ones::CARDS,
    adventures::CARDS,
];

/// Every title, by its code less one.
static ALL: [Def; TITLES] = {
    let mut all = [BLANK; TITLES];
    let (mut table, mut at) = (0, 0);
    while table < TABLES.len() {
        let mut row = 0;
        while row < TABLES[table].len() {
            assert!(TABLES[table][row].code as usize == at + 1);
            all[at] = TABLES[table][row];
            row += 1;
            at += 1;
        }
        table += 1;
    }
    all
};

impl Title {
    /// Every title.
    pub fn all() -> impl Iterator<Item = Title> {
        (1..=TITLES as u8).map(Title)
    }

    /// The title with this code.
    pub fn from_code(code: u8) -> Option<Title> {
        (1..=TITLES as u8).contains(&code).then_some(Title(code))
    }

    /// The title of this name.
    pub fn from_id(id: &str) -> Option<Title> {
        Title::all().find(|title| title.def().id == id)
    }

    /// Its number in deck codes.
    pub fn code(self) -> u8 {
        self.0
    }

    /// What it is and does.
    pub fn def(self) -> &'static Def {
        &ALL[usize::from(self.0) - 1]
    }

    /// Its type.
    pub fn kind(self) -> Kind {
        self.def().kind
    }

    /// Its name in language files.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    /// Whether it has a word.
    pub fn has(self, word: Word) -> bool {
        self.def().has(word)
    }
}

impl TryFrom<u8> for Title {
    type Error = &'static str;

    fn try_from(code: u8) -> Result<Title, &'static str> {
        Title::from_code(code).ok_or("no card has this code")
    }
}

impl From<Title> for u8 {
    fn from(title: Title) -> u8 {
        title.0
    }
}

impl fmt::Debug for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Who leads a case.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    /// Their name in language files.
    pub id: &'static str,
    /// Their number in deck codes.
    pub code: u8,
    /// How well read they are.
    pub edu: u8,
    /// Sanity at the start.
    pub sanity: i8,
    /// The hand Minimum.
    pub least: u8,
    /// The hand Maximum.
    pub most: u8,
    /// What they know.
    pub languages: &'static [Language],
    /// Their text.
    pub effects: &'static [Effect],
}

/// An Investigator, by their code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Investigator(u8);

impl Investigator {
    /// Whoever comes first in the list.
    pub const FIRST: Investigator = Investigator(1);

    /// Everybody.
    pub fn all() -> impl Iterator<Item = Investigator> {
        investigators::PEOPLE.iter().map(|person| Investigator(person.code))
    }

    /// The one with this code.
    pub fn from_code(code: u8) -> Option<Investigator> {
        Investigator::all().find(|one| one.0 == code)
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Investigator> {
        Investigator::all().find(|one| one.def().id == id)
    }

    /// Their number in deck codes.
    pub fn code(self) -> u8 {
        self.0
    }

    /// Who they are.
    pub fn def(self) -> &'static Person {
        &investigators::PEOPLE[usize::from(self.0) - 1]
    }
}

impl TryFrom<u8> for Investigator {
    type Error = &'static str;

    fn try_from(code: u8) -> Result<Investigator, &'static str> {
        Investigator::from_code(code).ok_or("no Investigator has this code")
    }
}

impl From<Investigator> for u8 {
    fn from(investigator: Investigator) -> u8 {
        investigator.0
    }
}

impl fmt::Debug for Investigator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.def().id)
    }
}

/// A deck that lies ready.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    /// Its name in language files.
    pub id: &'static str,
    /// Who leads it, by code.
    pub investigator: u8,
    /// Codes of cards, with how many copies.
    pub cards: &'static [(u8, u8)],
}

/// The decks that lie ready.
pub fn ready() -> &'static [Ready] {
    decks::DECKS
}
