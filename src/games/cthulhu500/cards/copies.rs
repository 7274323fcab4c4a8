//! How many there are of each card in one race. A race goes on with the box with which it began, whatever a
//! later build has in it.

use super::{CARDS_MAX, CARDS_MIN, CONTAGIONS_MAX, CREW_MAX, Card, Kind, Word};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The cards of a race: those of which there are more or fewer than in the first box, with how many.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Copies(BTreeMap<Card, u8>);

impl Copies {
    /// What this build has in its box: with this a new race begins.
    pub fn of_today() -> Copies {
        let others = Card::ALL.into_iter().filter(|card| card.def().copies != FIRST[*card as usize]);
        Copies(others.map(|card| (card, card.def().copies)).collect())
    }

    /// How many there are of a card.
    pub fn of(&self, card: Card) -> u8 {
        self.0.get(&card).copied().unwrap_or(FIRST[card as usize])
    }

    /// How many cards there are, the Flag included.
    pub fn all(&self) -> usize {
        self.count(|_| true)
    }

    /// Whether it is the first box.
    pub fn is_first(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a race can be played with them: they are enough for eight hands, and there is room for all of
    /// them wherever they come to lie.
    pub fn fit(&self) -> bool {
        (CARDS_MIN..=CARDS_MAX).contains(&self.all())
            && self.of(Card::CheckeredFlag) == 1
            && self.count(|card| card.def().kind == Kind::Crew) <= CREW_MAX
            && self.count(|card| card.is(Word::Contagion)) <= CONTAGIONS_MAX
    }

    fn count(&self, counts: impl Fn(Card) -> bool) -> usize {
        Card::ALL.into_iter().filter(|card| counts(*card)).map(|card| usize::from(self.of(card))).sum()
    }
}

/// The first box. A save that names no other numbers means these, so they never change, whatever becomes of
/// the tables beside this.
static FIRST: [u8; Card::ALL.len()] = first();

const fn first() -> [u8; Card::ALL.len()] {
    let mut copies = [0; Card::ALL.len()];
    let (mut row, mut at) = (0, 0);
    while row < BOX.len() {
        let (count, cards) = BOX[row];
        while at < cards.len() {
            copies[cards[at] as usize] = count;
            at += 1;
        }
        (row, at) = (row + 1, 0);
    }
    copies
}

/// So many of each of these.
const BOX: [(u8, &[Card]); 4] = [
    (
        1,
        &[
            Card::TheGreatRace,
            Card::CthulhuStepsOnIt,
            Card::TurnTheSilverKey,
            Card::ReanimateTheEngine,
            Card::BlackPlague,
            Card::Gremlins,
            Card::TheDoomThatCameToTurnFour,
            Card::ThePotholeOverInnsmouth,
            Card::TechnicalInspection,
            Card::ChopShopOfLeng,
            Card::OverdueAtMiskatonic,
            Card::RoadsideCult,
            Card::PoachThePitCrew,
            Card::SponsorScandal,
            Card::UnderTheYellowSign,
            Card::HighPriestOfMotocross,
            Card::DrArmitage,
            Card::HerbertWest,
            Card::ZombieGreaseMonkey,
            Card::ZombieStuntDriver,
            Card::DeepOneDragRacer,
            Card::RandolphCarburettor,
            Card::BrownJenkinWrenchRat,
            Card::CousinWhateley,
            Card::BackseatShoggoth,
            Card::NightgauntValet,
            Card::FifthDimensionSuspension,
            Card::TheSponsorThatMustNotBeNamed,
            Card::MiskatonicMutual,
            Card::GloveBoxWarhead,
            Card::DoItYourselfRitualKit,
            Card::NonEuclideanGps,
            Card::ElderSignBumperSticker,
            Card::FungalFuelInjection,
            Card::RetreadsFromTheCrypt,
            Card::NodensSnowChains,
            Card::CrawlingRunFlats,
            Card::GoatWithAThousandSpares,
            Card::SpellCheck,
            Card::SlipstreamOutOfSpace,
            Card::OilSlickFromBeyond,
            Card::AfterYouProfessor,
            Card::JettisonTheIntern,
            Card::ContractualObligation,
            Card::BlameTheShoggoth,
            Card::TheStarsAreRightOfWay,
            Card::WakeUpCallFromRlyeh,
            Card::MidnightRestart,
            Card::CheckeredFlag,
        ],
    ),
    (
        2,
        &[
            Card::ChaosSpell,
            Card::ShantakTow,
            Card::DreamlandsShortcut,
            Card::WrenchOutOfSpaceAndTime,
            Card::FungiFromDetroit,
            Card::FungiFromDaytona,
            Card::CultistIntern,
            Card::SpikeyBits,
            Card::TheMudflapsManWasNotMeantToOgle,
            Card::EngineOfTheDamned,
            Card::Spacemeadweiser,
            Card::SurplusTentacles,
            Card::RadialsFromBeyondSpaceAndTime,
            Card::RatsInTheWhitewalls,
            Card::PedalToTheRlyeh,
            Card::SwerveOfTheElderThings,
            Card::AzathothPlaysDice,
            Card::AnglesThatDoNotAddUp,
            Card::SanityAirbag,
        ],
    ),
    (3, &[Card::TekeliLiThrottle]),
    (4, &[Card::IaIa]),
];
