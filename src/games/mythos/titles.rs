//! A few titles, small enough to be copied about: the cards of an answer.

use super::cards::Title;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most that an answer names.
pub const TITLES_MAX: usize = 48;

/// Titles, twins among them, in the order of their codes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Titles([u8; TITLES_MAX]);

impl Default for Titles {
    fn default() -> Titles {
        Titles([0; TITLES_MAX])
    }
}

impl Titles {
    /// The titles.
    pub fn iter(&self) -> impl Iterator<Item = Title> + use<> {
        self.0.into_iter().filter_map(Title::from_code)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Whether one of them is this.
    pub fn has(&self, title: Title) -> bool {
        self.iter().any(|one| one == title)
    }
}

impl FromIterator<Title> for Titles {
    fn from_iter<I: IntoIterator<Item = Title>>(titles: I) -> Titles {
        let mut all: Vec<u8> = titles.into_iter().map(Title::code).take(TITLES_MAX).collect();
        all.sort_unstable();
        let mut titles = Titles::default();
        titles.0[..all.len()].copy_from_slice(&all);
        titles
    }
}

impl Serialize for Titles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Titles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Titles, D::Error> {
        Vec::<Title>::deserialize(deserializer).map(|titles| titles.into_iter().collect())
    }
}

// What somebody means to discard is not for logs.
impl fmt::Debug for Titles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Titles({})", self.len())
    }
}
