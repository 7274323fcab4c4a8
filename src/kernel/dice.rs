//! Chance: one generator inside the save, and our own arithmetic on its raw words.
//!
//! Library shuffles may change from version to version, and a game of last month must go on as it began; so
//! only the ChaCha stream itself comes from a library, and test vectors pin it.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What the dice are grown from.
pub type Seed = [u8; 32];

/// Words fetched from the stream at a time.
const BATCH: usize = 64;

/// Words that a save may say were used: far more than any game uses, and with room to go on.
const USED_MAX: u64 = 1_000_000_000_000;

/// One even choice: among how many, and which of them it was, from nought.
pub type Draw = (u32, u32);

/// Every choice that dice have made, by the stream and the word with which it began: a step that runs again
/// draws the same once more.
#[derive(Clone, Default)]
pub struct Witness(Arc<Mutex<BTreeMap<(u64, u64), Draw>>>);

impl Witness {
    /// What was drawn, in order.
    pub fn draws(&self) -> Vec<Draw> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().copied().collect()
    }

    fn note(&self, at: (u64, u64), draw: Draw) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(at, draw);
    }
}

// What is drawn may be a deck.
impl fmt::Debug for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Witness")
    }
}

/// The dice of one table, and everything else that chance decides there.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    stream: u64,
    /// Words of the stream that have been used.
    used: u64,
    /// The batch of words in which `used` lies, once one of them was needed.
    words: Option<[u32; BATCH]>,
    script: Option<Box<Script>>,
    /// Who writes down what is drawn: where a game that is over is played once more to be checked.
    witness: Option<Witness>,
}

/// Dice that were loaded by a test.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Script {
    /// What the dice will show, the next one last.
    pub dice: Vec<u8>,
    /// How many were rolled after the last of these: a test that was given too few.
    pub missing: u32,
}

impl Dice {
    /// Fair dice from a seed.
    pub fn from_seed(seed: Seed) -> Dice {
        Dice { seed, stream: 0, used: 0, words: None, script: None, witness: None }
    }

    /// Fair dice from a number, for simulations and tests.
    pub fn from_number(number: u64) -> Dice {
        Dice::from_seed(numbered(number))
    }

    /// The same dice before a witness.
    pub fn before(self, witness: &Witness) -> Dice {
        Dice { witness: Some(witness.clone()), ..self }
    }

    /// Loads the dice with what they are to show, in this order. Shuffles stay as they were.
    pub fn load(&mut self, dice: &[u8]) {
        self.script = Some(Box::new(Script { dice: dice.iter().rev().copied().collect(), missing: 0 }));
    }

    /// What is left of the dice that were loaded.
    pub fn script(&self) -> Option<&Script> {
        self.script.as_deref()
    }

    /// The seed: to be shown to the players when all is over.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many words of chance have been used. Two moments with the same number have nothing random between them.
    pub fn used(&self) -> (u64, u64) {
        (self.stream, self.used)
    }

    /// One six-sided die.
    pub fn roll(&mut self) -> u8 {
        if let Some(script) = &mut self.script {
            return script.dice.pop().unwrap_or_else(|| {
                script.missing += 1;
                1
            });
        }
        self.below(6) as u8 + 1
    }

    /// An even choice among the numbers below `n`; nought when there are none.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        // A word beyond the last whole multiple of n would favour the small numbers: draw another.
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        let at = self.used();
        loop {
            let word = self.word();
            if word <= fair {
                if let Some(witness) = &self.witness {
                    witness.note(at, (n, word % n));
                }
                return word % n;
            }
        }
    }

    /// Shuffles in place.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }

    /// Goes over to fresh dice, after a rewind past a roll that was seen.
    pub fn stir(&mut self) {
        self.stream = self.stream.wrapping_add(1);
        self.used = 0;
        self.words = None;
    }

    fn word(&mut self) -> u32 {
        let at = (self.used % BATCH as u64) as usize;
        if at == 0 {
            self.words = None;
        }
        let words = self.words.get_or_insert_with(|| {
            let mut stream = ChaCha8Rng::from_seed(self.seed);
            stream.set_stream(self.stream);
            stream.set_word_pos(u128::from(self.used - at as u64));
            std::array::from_fn(|_| stream.next_u32())
        });
        self.used += 1;
        words[at]
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Dice) -> bool {
        self.seed == other.seed && self.used() == other.used() && self.script == other.script
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDice {
    seed: String,
    stream: u64,
    used: u64,
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedDice { seed: to_hex(&self.seed), stream: self.stream, used: self.used }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let saved = SavedDice::deserialize(deserializer)?;
        let seed =
            from_hex(&saved.seed).ok_or_else(|| de::Error::custom("a seed is 64 hexadecimal digits"))?;
        if saved.used > USED_MAX {
            return Err(de::Error::custom("more chance than any game uses"));
        }
        Ok(Dice { stream: saved.stream, used: saved.used, ..Dice::from_seed(seed) })
    }
}

/// A seed from a number, for games that are arranged, and for simulations and tests.
pub fn numbered(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// A seed as people write it.
pub fn to_hex(seed: &Seed) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    seed.iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|four| char::from(DIGITS[usize::from(four)]))
        .collect()
}

/// A seed from how people write it.
pub fn from_hex(text: &str) -> Option<Seed> {
    let mut seed = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, two) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digit = |c: u8| char::from(c).to_digit(16).map(|d| d as u8);
        *byte = digit(two[0])? << 4 | digit(two[1])?;
    }
    Some(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever changes these numbers changes every game that is being played.
    #[test]
    fn the_stream_is_pinned() {
        let mut dice = Dice::from_number(500);
        let rolls: Vec<u8> = (0..12).map(|_| dice.roll()).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut cards);
        dice.stir();
        let stirred: Vec<u8> = (0..6).map(|_| dice.roll()).collect();
        let shown = format!("{rolls:?} {cards:?} {stirred:?} {:?}", dice.used());
        assert_eq!(shown, PINNED);
    }

    const PINNED: &str =
        "[2, 1, 3, 6, 2, 1, 4, 5, 3, 1, 2, 2] [7, 6, 4, 3, 2, 8, 1, 9, 0, 5] [1, 6, 2, 2, 3, 4] (1, 6)";

    #[test]
    fn saved_dice_go_on_where_they_were() {
        let mut dice = Dice::from_number(7);
        for n in 0..300 {
            let mut again: Dice = serde_json::from_str(&serde_json::to_string(&dice).unwrap()).unwrap();
            assert_eq!(dice.below(n + 1), again.below(n + 1));
        }
    }

    #[test]
    fn every_side_comes_up_evenly() {
        let mut dice = Dice::from_number(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(dice.roll()) - 1] += 1;
        }
        assert!(seen.iter().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
    }

    #[test]
    fn a_damaged_seed_is_refused() {
        for seed in ["", "zz", &"é".repeat(32), &"g".repeat(64)] {
            let text = format!(r#"{{"seed":"{seed}","stream":0,"used":0}}"#);
            assert!(serde_json::from_str::<Dice>(&text).is_err(), "{seed}");
        }
    }

    #[test]
    fn dice_that_could_not_go_on_are_refused() {
        let used = |used: u64| {
            let seed = to_hex(&[7; 32]);
            serde_json::from_str::<Dice>(&format!(r#"{{"seed":"{seed}","stream":0,"used":{used}}}"#))
        };
        assert_eq!(used(1_000_000).unwrap().used(), (0, 1_000_000));
        assert!(used(USED_MAX).is_ok());
        assert!(used(USED_MAX + 1).is_err() && used(u64::MAX).is_err());
    }
}
