//! Something that only this program knows: what it seals can be recognised again, and tells nobody else anything.

use crate::store::TableId;
use sha2::{Digest, Sha256};

/// Rounds in which a number is hidden.
const ROUNDS: u64 = 6;

/// What seals.
#[derive(Clone)]
pub struct Seal([u8; 32]);

impl Seal {
    /// Grown from the bot's own secret: the same after every start.
    pub fn grown_from(token: &str) -> Seal {
        Seal(Sha256::new().chain_update("sobremesa seals").chain_update(token).finalize().into())
    }

    /// A stamp: the same for the same numbers and words, and nothing can be read from it.
    pub fn stamp<'a>(&self, numbers: &[u64], words: impl IntoIterator<Item = &'a str>) -> u64 {
        let mut hash = Sha256::new().chain_update(self.0);
        numbers.iter().for_each(|number| hash.update(number.to_be_bytes()));
        // No word contains it, so that no two lists of words read the same.
        words.into_iter().for_each(|word| hash.update([word.as_bytes(), b"\n"].concat()));
        let stamp: [u8; 32] = hash.finalize().into();
        stamp.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// The number of a question as it stands in a button: it counts everybody's answers, also those that lie
    /// face down, and whoever reads their own buttons is not to count along. A Feistel network over the two
    /// halves of the number.
    pub fn hide(&self, table: TableId, question: u32) -> u32 {
        let (left, right) = (0..ROUNDS)
            .fold(halves(question), |(left, right), round| (right, left ^ self.round(table, round, right)));
        u32::from(left) << 16 | u32::from(right)
    }

    /// The number that was hidden.
    pub fn reveal(&self, table: TableId, hidden: u32) -> u32 {
        let (left, right) = (0..ROUNDS)
            .rev()
            .fold(halves(hidden), |(left, right), round| (right ^ self.round(table, round, left), left));
        u32::from(left) << 16 | u32::from(right)
    }

    fn round(&self, table: TableId, round: u64, half: u16) -> u16 {
        self.stamp(&[table.0.cast_unsigned(), round, half.into()], ["question"]) as u16
    }

    /// What marks a message, so that Discord takes it once however often it is sent. Everybody can read it:
    /// counted numbers would tell how much is going on that is not shown.
    pub fn nonce(&self, kind: &str, numbers: &[i64]) -> String {
        let numbers: Vec<u64> = numbers.iter().map(|number| number.cast_unsigned()).collect();
        format!("{kind}{:016x}", self.stamp(&numbers, [kind]))
    }
}

fn halves(number: u32) -> (u16, u16) {
    ((number >> 16) as u16, number as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_number_is_found_again_and_does_not_count_on() {
        let (seal, table) = (Seal::grown_from("a token"), TableId(7));
        let hidden: Vec<u32> = (0..1_000).map(|number| seal.hide(table, number)).collect();
        assert!(hidden.iter().zip(0..).all(|(hidden, number)| seal.reveal(table, *hidden) == number));
        assert!(hidden.windows(2).all(|pair| pair[0].abs_diff(pair[1]) > 16), "numbers follow one another");
        assert_ne!(seal.hide(table, 1), seal.hide(TableId(8), 1));
        assert_ne!(seal.hide(table, 1), Seal::grown_from("another").hide(table, 1));
    }
}
