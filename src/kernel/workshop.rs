//! Workshops: what people make at leisure and bring to the tables of a game, a deck for one. What is made is
//! a text that its game reads.

use super::Text;

/// Where something is made for a game. It knows no words: whoever shows it finds titles and what is said of a
/// part in the game's catalogue.
pub trait Workshop: Send + Sync {
    /// As what it is brought: the name of its dial among those of a seat.
    fn brought_as(&self) -> &'static str;

    /// What one begins with who begins with nothing.
    fn blank(&self) -> String;

    /// What lies ready, to begin with.
    fn ready(&self) -> Vec<(Text, String)>;

    /// Everything that it can be made of, on shelves that fit into one menu each.
    fn shelves(&self) -> Vec<Shelf>;

    /// A part, as it stands in what is made. None, where there is no such part.
    fn part(&self, made: &str, id: &str) -> Option<Part>;

    /// The same with so many copies of a part. None, where that is nothing that could be written down.
    fn with(&self, made: &str, id: &str, copies: u8) -> Option<String>;

    /// What somebody has written down elsewhere, as it is written here.
    fn read(&self, text: &str) -> Result<String, Text>;

    /// What these parts make, each so often. What is wrong with them otherwise.
    fn of(&self, parts: &[(u8, &str)]) -> Result<String, Vec<Text>>;

    /// How it stands, in a line.
    fn standing(&self, made: &str) -> Text;

    /// What keeps it from being played.
    fn problems(&self, made: &str) -> Vec<Text>;

    /// What one might want to think of.
    fn advice(&self, made: &str) -> Vec<Text>;
}

/// Parts that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelf {
    /// What they are.
    pub title: Text,
    /// Which, by the names that the game's catalogue has for them.
    pub parts: Vec<&'static str>,
}

/// A part of something that is made.
#[derive(Clone, PartialEq)]
pub struct Part {
    /// What it is called.
    pub title: Text,
    /// What there is to know first.
    pub hint: Text,
    /// How many of it are in what is made.
    pub copies: u8,
    /// How many there can be.
    pub most: u8,
}

// What somebody makes is theirs until it is played.
impl std::fmt::Debug for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Part")
    }
}
