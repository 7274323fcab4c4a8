//! Where decks are built: its shelves, what a deck comes to, and what is said of one.

use super::advice::{Advice, advice};
use super::cards::{Investigator, Kind, Region, Sub, Title, Word, ready};
use super::deck::{BadCode, Deck, LEAST, MOST, Problem};
use super::{story::card, text};
use crate::kernel::{Part, Shelf, Text, Workshop};

/// Where decks are built.
#[derive(Debug)]
pub struct Decks;

/// The shelves, in the order in which they are shown.
const SHELVES: [&str; 14] = [
    "who",
    "location-inland",
    "location-coast",
    "location-far",
    "ally-steadfast",
    "ally-other",
    "artifact",
    "tome",
    "spell",
    "event-travel",
    "event-other",
    "monster",
    "old_one",
    "adventure",
];

/// The shelf on which a card lies.
fn shelf(title: Title) -> &'static str {
    let def = title.def();
    match def.kind {
        Kind::Location if def.region != Some(Region::Lovecraft) => "location-far",
        Kind::Location => match def.sub {
            Some(Sub::Arkham | Sub::Dunwich | Sub::Valley | Sub::Vermont) => "location-inland",
            _ => "location-coast",
        },
        Kind::Ally if title.has(Word::Steadfast) => "ally-steadfast",
        Kind::Ally => "ally-other",
        Kind::Event if title.has(Word::Travel) => "event-travel",
        Kind::Event => "event-other",
        kind => kind.id(),
    }
}

/// A deck that was kept. What cannot be read any more is as good as empty.
fn deck(made: &str) -> Deck {
    Deck::named(made).unwrap_or_else(|_| blank())
}

fn blank() -> Deck {
    Deck { investigator: Investigator::FIRST, cards: Vec::new() }
}

/// What to know first of whoever leads a deck.
pub fn person(who: Investigator) -> Text {
    let def = who.def();
    let text = Text::new("part-who").with("edu", def.edu).with("sanity", i64::from(def.sanity));
    text.with("least", def.least).with("most", def.most)
}

/// What to know first of a card: where it is, where it is found, what it is worth, or what it says.
pub fn hint(title: Title) -> Text {
    let def = title.def();
    let says = match (def.kind, def.region, def.sub) {
        (Kind::Location, Some(region), Some(sub)) => {
            let place = Text::new("page-place").with("region", format!("region-{}", region.id()));
            Some(place.with("sub", format!("sub-{}", sub.id())).with("gate", i64::from(def.gate)))
        }
        (Kind::Ally, ..) => {
            text::any_of(def.found).map(|places| Text::new("page-found").with("places", places))
        }
        (Kind::Adventure, ..) => Some(Text::new("part-points").with("points", i64::from(def.value))),
        _ => text::of(title).into_iter().next(),
    };
    says.unwrap_or_else(|| Text::new("part-value").with("value", i64::from(def.value)))
}

fn problem(problem: Problem) -> Text {
    match problem {
        Problem::TooFew(n) => {
            Text::new("deck-too-few").with("n", n as i64).with("missing", (LEAST - n) as i64)
        }
        Problem::TooMany(n) => Text::new("deck-too-many").with("n", n as i64).with("most", MOST as i64),
        Problem::Copies(title) => Text::new("deck-copies").with("card", card(title)),
        Problem::Unique(title) => Text::new("deck-unique").with("card", card(title)),
        Problem::Adventures(_) => Text::new("deck-no-adventure"),
    }
}

/// How a deck stands, in a line.
pub fn standing(deck: &Deck, goal: Option<i16>) -> Text {
    let adventures = deck.cards.iter().filter(|(title, _)| title.kind() == Kind::Adventure);
    Text::new("deck-standing")
        .with("who", format!("who-{}", deck.investigator.def().id))
        .with("cards", deck.len() as i64)
        .with("least", LEAST as i64)
        .with("most", MOST as i64)
        .with("adventures", adventures.map(|(_, n)| i64::from(*n)).sum::<i64>())
        .with("points", i64::from(deck.points()))
        .with("problems", deck.problems(goal).len() as i64)
}

impl Workshop for Decks {
    fn brought_as(&self) -> &'static str {
        "deck"
    }

    fn blank(&self) -> String {
        blank().code()
    }

    fn ready(&self) -> Vec<(Text, String)> {
        let one = |one: &super::cards::Ready| {
            Some((Text::new(format!("deck-{}", one.id)), Deck::ready(one)?.code()))
        };
        ready().iter().filter_map(one).collect()
    }

    fn shelves(&self) -> Vec<Shelf> {
        let on = |id: &&str| Shelf {
            title: Text::new(format!("shelf-{id}")),
            parts: match *id {
                "who" => Investigator::all().map(|one| one.def().id).collect(),
                id => Title::all().filter(|title| shelf(*title) == id).map(Title::id).collect(),
            },
        };
        SHELVES.iter().map(on).collect()
    }

    fn part(&self, made: &str, id: &str) -> Option<Part> {
        let deck = deck(made);
        if let Some(who) = Investigator::from_id(id) {
            let copies = u8::from(deck.investigator == who);
            return Some(Part { title: Text::new(format!("who-{id}")), hint: person(who), copies, most: 1 });
        }
        let title = Title::from_id(id)?;
        Some(Part {
            title: Text::new(format!("card-{id}")),
            hint: hint(title),
            copies: deck.copies(title),
            most: Deck::most(title),
        })
    }

    fn with(&self, made: &str, id: &str, copies: u8) -> Option<String> {
        let mut deck = deck(made);
        if let Some(who) = Investigator::from_id(id) {
            // Somebody leads it: whoever is put in takes the place of the other.
            deck.investigator = if copies > 0 { who } else { deck.investigator };
            return Some(deck.code());
        }
        deck.set(Title::from_id(id)?, copies).then(|| deck.code())
    }

    fn read(&self, text: &str) -> Result<String, Text> {
        let key = match Deck::from_code(text) {
            Ok(deck) => return Ok(deck.code()),
            Err(BadCode::NoCode) => "deck-no-code",
            Err(BadCode::Newer) => "deck-newer",
            Err(BadCode::Unknown) => "deck-unknown",
        };
        Err(Text::new(key))
    }

    fn of(&self, parts: &[(u8, &str)]) -> Result<String, Vec<Text>> {
        let mut deck = blank();
        let mut wrong = Vec::new();
        for (copies, id) in parts {
            match (Investigator::from_id(id), Title::from_id(id)) {
                (Some(who), _) => deck.investigator = who,
                (_, Some(title)) if deck.set(title, deck.copies(title).saturating_add(*copies)) => {}
                (_, Some(title)) => wrong.push(problem(Problem::Copies(title))),
                (None, None) => {}
            }
        }
        if wrong.is_empty() { Ok(deck.code()) } else { Err(wrong) }
    }

    fn standing(&self, made: &str) -> Text {
        standing(&deck(made), None)
    }

    fn problems(&self, made: &str) -> Vec<Text> {
        deck(made).problems(None).into_iter().map(problem).collect()
    }

    fn advice(&self, made: &str) -> Vec<Text> {
        let say = |advice: &Advice| {
            let (key, title) = match advice {
                Advice::Unreached(title) => ("advice-unreached", title),
                Advice::Unfound(title) => ("advice-unfound", title),
                Advice::Unread(title) => ("advice-unread", title),
                Advice::Unheld(title) => ("advice-unheld", title),
                Advice::Untold(title) => ("advice-untold", title),
            };
            Text::new(key).with("card", card(*title))
        };
        advice(&deck(made)).iter().map(say).collect()
    }
}
