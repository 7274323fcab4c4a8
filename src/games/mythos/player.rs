//! What can be read off one player's side of the table: where they are, what they know, what counts for their
//! Adventures.

use super::cards::{Dimension, Does, Kind, Language, Title, When, Word};
use super::table::{Ally, Artifact, Card, Lies, Player};
use crate::kernel::Seat;

impl Player {
    /// Notes what was put into play last in this turn, and where it lies if it could lie elsewhere as well.
    pub fn played(&mut self, last: Option<Title>, lies: Option<Lies>) {
        (self.last, self.last_lies) = (last, lies);
    }

    /// Where they are, if at a straight Location.
    pub fn at(&self) -> Option<Title> {
        let here = self.here.filter(|_| self.walking.is_none());
        here.map(|here| here.title).filter(|title| title.kind() == Kind::Location)
    }

    /// 4.3: the Location that they have in play: the current one, or the one walked to.
    pub fn location(&self) -> Option<Title> {
        let here = self.here.map(|here| here.title).filter(|title| title.kind() == Kind::Location);
        self.walking.or(here)
    }

    /// Whether where they are has a word: while walking only what is generic counts (8.5).
    pub fn is_at(&self, word: Word) -> bool {
        if let Some(to) = self.walking {
            return match word {
                Word::Outdoors => true,
                Word::Indoors | Word::City | Word::Country | Word::Tome | Word::Artifact => false,
                word => to.def().words.contains(&word),
            };
        }
        match self.here.map(|here| here.title) {
            Some(title) if title.kind() == Kind::Location => title.def().words.contains(&word),
            // R24: whoever travels is indoors, and nothing else.
            Some(_) => word == Word::Indoors,
            None => word == Word::Outdoors,
        }
    }

    /// The world they are in.
    pub fn dimension(&self) -> Dimension {
        self.region.1
    }

    /// What lies around the Investigator with an effect as long as it is in play.
    pub fn effects(&self) -> impl Iterator<Item = Does> + '_ {
        let person = self.who.def().effects.iter();
        let person = person.filter(|effect| effect.when == When::InPlay).map(|effect| effect.does);
        let allies = self.allies.iter().map(|ally| ally.card);
        let artifacts = self.artifacts.iter().map(|artifact| artifact.card);
        person.chain(allies.chain(artifacts).flat_map(|card| card.title.def().at(When::InPlay)))
    }

    /// 11.2: the Allies who stand against an opponent.
    pub fn guards(&self, against: Seat) -> impl Iterator<Item = &Ally> {
        self.allies.iter().filter(move |ally| ally.against == Some(against) && !ally.down)
    }

    /// 9.2: whether a language is known here.
    pub fn knows(&self, language: Language) -> bool {
        let artifact = |one: &Artifact| one.card.title.def().always(Does::Speaks(language));
        self.who.def().languages.contains(&language)
            || self
                .allies
                .iter()
                .any(|ally| !ally.down && ally.card.title.def().languages.contains(&language))
            || self.artifacts.iter().any(artifact)
    }

    /// 14.3: every card that counts for an Adventure and lies around the Investigator, Events before others excepted.
    pub fn around(&self) -> Vec<Title> {
        let mut around = Vec::new();
        for ally in &self.allies {
            around.push(ally.card.title);
            around.extend(ally.weapon.map(|card| card.title));
            around.extend(ally.spell.map(|put| put.card.title));
        }
        for artifact in &self.artifacts {
            around.push(artifact.card.title);
            around.extend(artifact.spell.map(|put| put.card.title));
        }
        for tome in &self.tomes {
            around.push(tome.card.title);
            around.extend(tome.spells.iter().map(|put| put.card.title));
        }
        around.extend(self.old_one.map(|old_one| old_one.card.title));
        if self.walking.is_none() {
            around.extend(self.here.map(|here| here.title));
        }
        around
    }

    /// The Story Deck as it counts for an Adventure: while walking, where they came from is past.
    pub fn past(&self) -> Vec<Title> {
        let from = self.here.filter(|_| self.walking.is_some()).map(|here| here.title);
        self.story.iter().copied().chain(from).collect()
    }

    /// 15.2: Adventure Points and Sanity.
    pub fn points(&self) -> i16 {
        self.told.iter().map(|told| i16::from(told.adventure.def().value)).sum()
    }

    /// 15.2: what counts in the end.
    pub fn score(&self) -> i16 {
        self.points() + i16::from(self.sanity)
    }

    /// Takes a card from hand.
    pub fn from_hand(&mut self, title: Title) -> bool {
        let at = self.hand.iter().position(|one| *one == title);
        at.map(|at| self.hand.remove(at)).is_some()
    }

    /// Puts a card into the hand, where it belongs by its code.
    pub fn to_hand(&mut self, title: Title) {
        let at = self.hand.partition_point(|one| *one <= title);
        self.hand.insert(at, title);
    }

    /// Whether an Ally of this title is beside them.
    pub fn has_ally(&self, title: Title) -> bool {
        self.allies.iter().any(|ally| ally.card.title == title)
    }
}

impl Ally {
    /// Somebody who has just come.
    pub fn new(card: Card) -> Ally {
        Ally { card, down: false, against: None, weapon: None, spell: None, damaged: false }
    }

    /// Whether they are armed with a MAGIC weapon.
    pub fn has_magic(&self) -> bool {
        self.weapon.is_some_and(|weapon| weapon.title.has(Word::Magic))
    }
}
