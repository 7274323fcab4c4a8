//! The cards: who they are, and what the rules need to know of each. What they say is in the language files.

mod actions;
mod copies;
mod crew;
mod mods;
mod names;
mod reactions;
mod tires;
mod vehicles;
mod vocabulary;

use super::passing::NEAR;

pub use copies::Copies;
pub use names::{Card, Vehicle};
pub use vehicles::{Side, VehicleDef};
pub use vocabulary::{
    Bonus, Declares, Does, Effect, Fact, Kind, Numbers, On, Per, Role, Spot, Trait, Trigger, When, Who, Word,
};

/// What the rules need to know of a card.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// Which kind of card it is.
    pub kind: Kind,
    /// How many there are.
    pub copies: u8,
    /// The words on it that other cards look for.
    pub words: &'static [Word],
    /// Crew: added to passing tests behind the wheel.
    pub drive: i8,
    /// Crew: added to repair tests in the pit crew.
    pub fix: i8,
    /// What must hold for it to be played.
    pub needs: &'static [Fact],
    /// What its player declares while laying it down.
    pub declares: Declares,
    /// What it adds to passing tests while it is attached.
    pub bonuses: &'static [Bonus],
    /// What it changes while it is attached.
    pub traits: &'static [Trait],
    /// What it does when something happens while it is attached.
    pub on: &'static [On],
    /// What it does when it is played.
    pub does: Does,
}

/// A card about which nothing is known yet: the start of every table below.
pub(super) const BLANK: CardDef = CardDef {
    kind: Kind::Flag,
    copies: 1,
    words: &[],
    drive: 0,
    fix: 0,
    needs: &[],
    declares: Declares::Nothing,
    bonuses: &[],
    traits: &[],
    on: &[],
    does: Does::Effects(&[]),
};

const TABLE: [CardDef; Card::ALL.len()] = table();
static DEFS: [CardDef; Card::ALL.len()] = TABLE;

/// 1.1: cards in the deck, the Flag included.
pub const DECK: usize = copies(Sort::Any);
/// Crew cards that there are.
pub const CREW: usize = copies(Sort::Crew);
/// Contagions that there are.
pub const CONTAGIONS: usize = copies(Sort::Contagion);

/// Cards of any box, at least: eight hands of five, and the Flag.
pub const CARDS_MIN: usize = 41;
/// Room for the cards of any box: races in progress may have another than this build's.
pub const CARDS_MAX: usize = 128;
/// The same of Crew cards.
pub const CREW_MAX: usize = 32;
/// The same of contagions.
pub const CONTAGIONS_MAX: usize = 8;
const _: () = assert!(DECK <= CARDS_MAX && CREW <= CREW_MAX && CONTAGIONS <= CONTAGIONS_MAX);

/// What is counted while this is compiled.
enum Sort {
    Any,
    Crew,
    Contagion,
}

/// How many cards of this sort there are, every copy counted.
const fn copies(of: Sort) -> usize {
    let (mut card, mut all) = (0, 0);
    while card < TABLE.len() {
        let def = &TABLE[card];
        let counts = match of {
            Sort::Any => true,
            Sort::Crew => matches!(def.kind, Kind::Crew),
            Sort::Contagion => matches!(def.words, [Word::Contagion, ..]),
        };
        if counts {
            all += def.copies as usize;
        }
        card += 1;
    }
    all
}

/// Puts the tables of the kinds together. A card that has no row, or two, does not compile.
const fn table() -> [CardDef; Card::ALL.len()] {
    let mut defs = [BLANK; Card::ALL.len()];
    let mut seen = [false; Card::ALL.len()];
    seen[Card::CheckeredFlag as usize] = true;
    let kinds: [&[(Card, CardDef)]; 5] =
        [actions::CARDS, crew::CARDS, mods::CARDS, tires::CARDS, reactions::CARDS];
    let mut kind = 0;
    while kind < kinds.len() {
        let mut row = 0;
        while row < kinds[kind].len() {
            let (card, def) = kinds[kind][row];
            assert!(!seen[card as usize], "a card has two rows");
            seen[card as usize] = true;
            defs[card as usize] = def;
            row += 1;
        }
        kind += 1;
    }
    let mut card = 0;
    while card < seen.len() {
        assert!(seen[card], "a card has no row");
        card += 1;
    }
    defs
}

/// Reactions, and how many of them there are.
type Answers = ([Card; reactions::CARDS.len()], usize);

/// The Reactions that answer each trigger. Who may hold one of them is worked out in every window.
static ANSWERS: [Answers; Trigger::ALL.len()] = answers();

const fn answers() -> [Answers; Trigger::ALL.len()] {
    let mut all = [([Card::CheckeredFlag; reactions::CARDS.len()], 0); Trigger::ALL.len()];
    let mut row = 0;
    while row < reactions::CARDS.len() {
        let (card, def) = &reactions::CARDS[row];
        if let Kind::Reaction(trigger, _) = def.kind {
            let (cards, count) = &mut all[trigger as usize];
            cards[*count] = *card;
            *count += 1;
        }
        row += 1;
    }
    all
}

/// The Reactions that answer this trigger.
pub fn answering(trigger: Trigger) -> &'static [Card] {
    let (cards, count) = &ANSWERS[trigger as usize];
    &cards[..*count]
}

impl Card {
    /// What the rules need to know of it.
    pub fn def(self) -> &'static CardDef {
        &DEFS[self as usize]
    }

    /// Whether it has this word on it.
    pub fn is(self, word: Word) -> bool {
        self.def().words.contains(&word)
    }

    /// Whether it does nothing but add its numbers while it is attached.
    pub fn is_plain(self) -> bool {
        let CardDef { bonuses, traits, on, .. } = self.def();
        bonuses.is_empty() && traits.is_empty() && on.is_empty()
    }

    /// The trigger that this Reaction answers.
    pub fn trigger(self) -> Option<Trigger> {
        match self.def().kind {
            Kind::Reaction(trigger, _) => Some(trigger),
            _ => None,
        }
    }

    /// The numbers in its text, by the names that the language files give them: bonuses with their sign,
    /// counts without.
    pub fn numbers(self) -> TextNumbers {
        let def = self.def();
        let near = (self.trigger() == Some(Trigger::NearMiss)).then_some(NEAR);
        let mut numbers = TextNumbers { near, ..TextNumbers::default() };
        for bonus in def.bonuses {
            numbers.bonus(bonus.n);
            numbers.max(bonus.max);
        }
        for one in def.traits {
            match *one {
                Trait::DriveBonus(n, _) | Trait::FixBonus(n, _) | Trait::RepairBonus(n) | Trait::Reach(n) => {
                    numbers.bonus(n);
                }
                Trait::DrawCap(n) => numbers.count(n),
                Trait::NoTieDamage
                | Trait::HoldPlace
                | Trait::NoFreePass
                | Trait::Protects
                | Trait::SurvivesPlague => {}
            }
        }
        for effect in def.on.iter().flat_map(|on| on.effects) {
            numbers.effect(*effect);
        }
        match def.does {
            Does::Effects(effects) => effects.iter().for_each(|effect| numbers.effect(*effect)),
            Does::Rule(_, Numbers { n, max }) => {
                numbers.count(n);
                numbers.max(max as i8);
            }
        }
        numbers
    }
}

/// The numbers in a card's text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TextNumbers {
    /// With their sign: `$bonus`, `$bonus2` ...
    pub bonuses: Vec<i8>,
    /// Without: `$count`, `$count2` ...
    pub counts: Vec<u8>,
    /// `$max`.
    pub max: Option<i8>,
    /// `$least` to `$near`: by how much one may be short for it, 1 and this.
    pub near: Option<i8>,
}

impl TextNumbers {
    fn bonus(&mut self, n: i8) {
        if n != 0 {
            self.bonuses.push(n);
        }
    }

    fn count(&mut self, n: u8) {
        if n != 0 {
            self.counts.push(n);
        }
    }

    fn max(&mut self, n: i8) {
        if n != 0 {
            self.max = Some(n);
        }
    }

    fn effect(&mut self, effect: Effect) {
        match effect {
            Effect::Attempt(_, n)
            | Effect::Defend(n)
            | Effect::Add(n)
            | Effect::AddToOpponent(n)
            | Effect::AttackThatTurn(n) => self.bonus(n),
            Effect::AddPer(n, _, max) => {
                self.bonus(n);
                self.max(max);
            }
            Effect::Move(n)
            | Effect::Draw(n)
            | Effect::DrawIf(_, n)
            | Effect::MayDraw(n)
            | Effect::DrawBeyond(n)
            | Effect::GiverDraws(n)
            | Effect::LoseHandCards(n)
            | Effect::PayCrew(n)
            | Effect::Damage(Who::ComplexityAtLeast(n)) => self.count(n),
            _ => {}
        }
    }
}
