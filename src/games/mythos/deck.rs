//! Decks: what one is, whether it can be played, and the code by which it is written down.

use super::cards::{self, Investigator, Kind, Ready, Title};

/// R58: the fewest cards of a deck.
pub const LEAST: usize = 52;
/// R58: the most.
pub const MOST: usize = 80;
/// 4.2: copies of one title.
pub const COPIES: u8 = 4;
/// The version of the codes that this program writes.
const VERSION: u8 = 1;
/// The letters with which codes begin.
const MARK: &str = "MY";
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A deck, with whoever leads it. What is in it is its owner's secret: it prints nothing.
#[derive(Clone, PartialEq)]
pub struct Deck {
    /// Who leads it.
    pub investigator: Investigator,
    /// Titles in the order of their codes, each with how many copies.
    pub cards: Vec<(Title, u8)>,
}

/// What keeps a deck from being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// So many cards are too few.
    TooFew(usize),
    /// So many are too many.
    TooMany(usize),
    /// More than four copies of a title.
    Copies(Title),
    /// More than one copy of a unique title.
    Unique(Title),
    /// No Adventure at all, or in a campaign Adventures worth too little.
    Adventures(i16),
}

/// Why a text is no deck code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadCode {
    /// It is none, or was copied badly.
    NoCode,
    /// It was written by a newer program.
    Newer,
    /// It names a card that does not exist.
    Unknown,
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Deck({} cards)", self.len())
    }
}

impl Deck {
    /// A deck that lies ready.
    pub fn ready(ready: &Ready) -> Option<Deck> {
        let investigator = Investigator::from_code(ready.investigator)?;
        let cards = ready.cards.iter().map(|(code, n)| Some((Title::from_code(*code)?, *n)));
        Some(Deck { investigator, cards: cards.collect::<Option<_>>()? })
    }

    /// The deck that somebody has named: by the name of one that lies ready, or by a code.
    pub fn named(name: &str) -> Result<Deck, BadCode> {
        let ready = cards::ready().iter().find(|ready| ready.id == name);
        ready.and_then(Deck::ready).map_or_else(|| Deck::from_code(name), Ok)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.iter().map(|(_, n)| usize::from(*n)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The deck of these cards, copy by copy.
    pub fn of(investigator: Investigator, list: &[Title]) -> Deck {
        let mut cards: Vec<(Title, u8)> = Vec::new();
        for title in list {
            match cards.iter_mut().find(|(one, _)| one == title) {
                Some((_, n)) => *n += 1,
                None => cards.push((*title, 1)),
            }
        }
        cards.sort_unstable();
        Deck { investigator, cards }
    }

    /// 4.2: how many copies of a title there can be.
    pub fn most(title: Title) -> u8 {
        if title.def().unique { 1 } else { COPIES }
    }

    /// How many copies of a title there are.
    pub fn copies(&self, title: Title) -> u8 {
        self.cards.iter().find(|(one, _)| *one == title).map_or(0, |(_, n)| *n)
    }

    /// Puts so many copies of a title in, instead of those that are there. False, where they could not be written down.
    pub fn set(&mut self, title: Title, copies: u8) -> bool {
        if copies > COPIES {
            return false;
        }
        self.cards.retain(|(one, _)| *one != title);
        if copies > 0 {
            self.cards.push((title, copies));
            self.cards.sort_unstable();
        }
        true
    }

    /// Every card, copy by copy.
    pub fn list(&self) -> Vec<Title> {
        self.cards.iter().flat_map(|(title, n)| (0..*n).map(move |_| *title)).collect()
    }

    /// What all its Adventures are worth together.
    pub fn points(&self) -> i16 {
        let adventures = self.cards.iter().filter(|(title, _)| title.kind() == Kind::Adventure);
        adventures.map(|(title, n)| i16::from(title.def().value) * i16::from(*n)).sum()
    }

    /// 16.1: all that keeps it from being played, in a campaign to this goal if there is one.
    pub fn problems(&self, goal: Option<i16>) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.len() < LEAST {
            problems.push(Problem::TooFew(self.len()));
        }
        if self.len() > MOST {
            problems.push(Problem::TooMany(self.len()));
        }
        for (title, n) in &self.cards {
            if title.def().unique && *n > 1 {
                problems.push(Problem::Unique(*title));
            } else if *n > COPIES {
                problems.push(Problem::Copies(*title));
            }
        }
        if self.points() < goal.unwrap_or(1) {
            problems.push(Problem::Adventures(self.points()));
        }
        problems
    }

    /// The code: version, Investigator, then by number of copies the codes of the cards, each as what it is
    /// above the one before, and a checksum; in Base32.
    pub fn code(&self) -> String {
        let mut bytes = vec![VERSION];
        varint(&mut bytes, self.investigator.code().into());
        for copies in 1..=COPIES {
            let some: Vec<u8> =
                self.cards.iter().filter(|(_, n)| *n == copies).map(|(title, _)| title.code()).collect();
            varint(&mut bytes, some.len() as u32);
            let mut before = 0;
            for code in some {
                varint(&mut bytes, u32::from(code - before));
                before = code;
            }
        }
        let check = checksum(&bytes);
        bytes.extend(check.to_be_bytes());
        format!("{MARK}{}", base32(&bytes))
    }

    /// The deck of a code. Lower case and blanks are forgiven.
    pub fn from_code(text: &str) -> Result<Deck, BadCode> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_uppercase();
        let bytes = text.strip_prefix(MARK).and_then(from_base32).ok_or(BadCode::NoCode)?;
        let (bytes, check) = bytes.split_last_chunk::<2>().ok_or(BadCode::NoCode)?;
        if checksum(bytes).to_be_bytes() != *check {
            return Err(BadCode::NoCode);
        }
        let (version, mut rest) = bytes.split_first().ok_or(BadCode::NoCode)?;
        match *version {
            VERSION => {}
            0 => return Err(BadCode::NoCode),
            _ => return Err(BadCode::Newer),
        }
        let small = |n: u32| u8::try_from(n).map_err(|_| BadCode::Unknown);
        let investigator = small(from_varint(&mut rest)?)?;
        let investigator = Investigator::from_code(investigator).ok_or(BadCode::Unknown)?;
        let mut cards = Vec::new();
        for copies in 1..=COPIES {
            let mut code = 0_u32;
            for _ in 0..from_varint(&mut rest)? {
                code = code.saturating_add(from_varint(&mut rest)?);
                let title = Title::from_code(small(code)?).ok_or(BadCode::Unknown)?;
                if cards.iter().any(|(one, _)| *one == title) {
                    return Err(BadCode::NoCode);
                }
                cards.push((title, copies));
            }
        }
        if !rest.is_empty() {
            return Err(BadCode::NoCode);
        }
        cards.sort_unstable();
        Ok(Deck { investigator, cards })
    }
}

/// Seven bits a byte, the low ones first.
fn varint(bytes: &mut Vec<u8>, mut n: u32) {
    while n > 127 {
        bytes.push(n as u8 & 127 | 128);
        n >>= 7;
    }
    bytes.push(n as u8);
}

fn from_varint(bytes: &mut &[u8]) -> Result<u32, BadCode> {
    let mut n = 0_u32;
    for shift in [0, 7, 14, 21] {
        let (byte, rest) = bytes.split_first().ok_or(BadCode::NoCode)?;
        *bytes = rest;
        n |= u32::from(byte & 127) << shift;
        if byte & 128 == 0 {
            return Ok(n);
        }
    }
    Err(BadCode::NoCode)
}

/// CRC-16 as CCITT has it, beginning with all ones.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xffff, |crc, byte| {
        (0..8).fold(
            crc ^ u16::from(*byte) << 8,
            |crc, _| {
                if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x1021 }
            },
        )
    })
}

fn base32(bytes: &[u8]) -> String {
    let mut text = String::new();
    let (mut held, mut bits) = (0_u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(ALPHABET[(held >> bits & 31) as usize]));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(char::from(ALPHABET[(held << (5 - bits) & 31) as usize]));
    }
    text
}

fn from_base32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0_u32, 0);
    for letter in text.bytes() {
        let five = ALPHABET.iter().position(|one| *one == letter)? as u32;
        held = held << 5 | five;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
        held &= (1 << bits) - 1;
    }
    // What is left over is filled with noughts: anything else was copied badly.
    (held == 0 && bits < 5).then_some(bytes)
}
