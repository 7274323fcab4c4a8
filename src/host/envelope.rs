//! Dice that nobody can bend: an envelope that is sealed before anybody sits down, and words that players say
//! after that. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sorry::Sorry;
use super::state::HostState;
use crate::kernel::{Sealed, Secret, Seed, from_hex, to_hex};
use crate::store::{Table, UserId};
use sha2::{Digest, Sha256};

/// Letters that a word may have.
pub const WORD_MOST: usize = 20;

/// What everybody sees of a sealed envelope.
fn hash(envelope: &Seed) -> String {
    to_hex(&Sha256::digest(envelope).into())
}

/// Seals what the dice are to be grown from. It was drawn before any word was said, so that it cannot have
/// been chosen to suit them.
pub fn seal(state: &mut HostState, envelope: Seed) {
    state.commitment = Some(hash(&envelope));
    state.envelope = Some(Secret(to_hex(&envelope)));
}

/// Opens the envelope: the seed of a game, mixed from it and from what the players have said. Where none was
/// sealed, at the table of an older program, it is drawn now.
pub fn open(state: &mut HostState, seats: usize, drawn: Seed) -> Seed {
    let sealed = state.envelope.as_ref().and_then(|text| from_hex(text));
    let envelope = sealed.unwrap_or_else(|| {
        seal(state, drawn);
        drawn
    });
    mixed(&envelope, &said(state, seats))
}

/// The seed that an envelope and the words of the players make, seat by seat: the envelope itself where
/// nobody has said anything, so that nobody has to.
pub fn mixed(envelope: &Seed, words: &[String]) -> Seed {
    if words.iter().all(String::is_empty) {
        return *envelope;
    }
    let all = Sha256::new().chain_update(envelope);
    words.iter().fold(all, |all, word| all.chain_update("\n").chain_update(word)).finalize().into()
}

/// What everybody has said, seat by seat.
pub fn said(state: &HostState, seats: usize) -> Vec<String> {
    (0..seats).map(|seat| state.words.get(&(seat as u8)).cloned().unwrap_or_default()).collect()
}

/// What the seed of a game was made of: to be shown when all is over.
pub fn sealed(state: &HostState, seats: usize) -> Option<Sealed> {
    let envelope = state.envelope.as_ref()?.0.clone();
    Some(Sealed { envelope, hash: state.commitment.clone()?, words: said(state, seats) })
}

/// Somebody says a word, or takes theirs back with an empty one.
pub fn say(table: &Table, state: &mut HostState, user: UserId, word: &str) -> Result<Receipt, Sorry> {
    let seat = seated(table, user)? as u8;
    // A line feed stands between words.
    let word: String = word.trim().chars().filter(|c| !c.is_control()).take(WORD_MOST).collect();
    let before = state.words.remove(&seat).unwrap_or_default();
    let receipt = if before == word { Receipt::Already } else { Receipt::Done };
    if !word.is_empty() {
        state.words.insert(seat, word);
    }
    Ok(receipt)
}

/// A chair is taken away: its word goes, and the words of those behind it move up with them.
pub fn gone(state: &mut HostState, seat: usize) {
    let words = std::mem::take(&mut state.words).into_iter();
    let words = words.filter(|(at, _)| usize::from(*at) != seat);
    state.words = words.map(|(at, word)| (at - u8::from(usize::from(at) > seat), word)).collect();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Dice;

    /// The example on the rules page of a game: whoever changes the recipe changes what was promised.
    #[test]
    fn the_recipe_is_pinned() {
        let envelope = [7; 32];
        let words = ["macondo", "", "arepa"].map(str::to_owned);
        assert_eq!(mixed(&envelope, &[String::new(), String::new()]), envelope);
        let seed = mixed(&envelope, &words);
        let by_hand = [&envelope[..], b"\nmacondo\n\narepa"].concat();
        assert_eq!(seed, <Seed>::from(Sha256::digest(by_hand)));
        assert_eq!(to_hex(&seed), "2eaba43a67eca672709a6db5f379563f6fb6225b66e5066120684967254c00bc");
        let mut dice = Dice::from_seed(seed);
        assert_eq!([(); 6].map(|()| dice.roll()), [1, 5, 5, 6, 6, 2]);
        // Whose word it is counts as well.
        assert_ne!(seed, mixed(&envelope, &["", "macondo", "arepa"].map(str::to_owned)));
    }

    #[test]
    fn words_go_with_their_chairs() {
        let words = [(0, "a"), (1, "b"), (3, "d")].map(|(at, word)| (at, word.to_owned())).into();
        let mut state = HostState { words, ..HostState::default() };
        gone(&mut state, 1);
        assert_eq!(said(&state, 3), ["a", "", "d"]);
        gone(&mut state, 0);
        assert_eq!(said(&state, 2), ["", "d"]);
    }
}
