//! What can be seen of a game: a screen's view, drawn as SVG and turned into PNG. Pure but for the fonts,
//! which are in the binary.
//!
//! A picture is drawn from what its viewer may see and from nothing else, so two tables that differ only in
//! what is hidden give the same picture, byte for byte. Each comes with a text that says the same in words.

pub mod fonts;
mod gallery;
mod name;
mod png;
mod scene;
mod stamps;
pub mod svg;

pub use gallery::{Gallery, Painted};
pub use name::drawable;
pub use scene::{AnyPictures, AnyScene, Captions, Pictures, Scene};
pub use stamps::STAMP;

use resvg::{tiny_skia, usvg};

/// What a description of a picture may be long, in characters: Discord takes no more.
pub const ALT_MAX: usize = 1024;

/// Why a drawing did not become a picture.
#[derive(Debug, thiserror::Error)]
pub enum Unpaintable {
    /// The drawing is not well-formed.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] usvg::Error),
    /// There is no memory for a picture of this size, or it has none.
    #[error("there is no canvas of {0} by {1}")]
    Canvas(u32, u32),
    /// The pixels could not be written down.
    #[error("the picture cannot be written")]
    Writing,
}

/// A drawing, and what it says in words.
#[derive(Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The drawing itself.
    pub svg: String,
    /// How wide it is, in pixels.
    pub width: u32,
    /// How high it is, in pixels.
    pub height: u32,
    /// What it says, for those who do not see it: at most [`ALT_MAX`] characters.
    pub alt: String,
}

// There may be a hand on it.
impl std::fmt::Debug for Drawing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Drawing({} by {})", self.width, self.height)
    }
}

impl Drawing {
    /// The drawing with its texts laid out.
    pub fn tree(&self) -> Result<usvg::Tree, Unpaintable> {
        Ok(usvg::Tree::from_str(&self.svg, &fonts::fonts().options())?)
    }

    /// Two drawings in one, this one above the other.
    pub fn above(&self, other: &Drawing) -> Drawing {
        let (width, height) = (self.width.max(other.width), self.height + other.height);
        let at = |drawing: &Drawing, y: u32| {
            let x = (width - drawing.width) / 2;
            drawing.svg.replacen("<svg ", &format!("<svg x=\"{x}\" y=\"{y}\" "), 1)
        };
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">{}{}</svg>",
            at(self, 0),
            at(other, self.height)
        );
        Drawing { svg, width, height, alt: in_whole_words(&format!("{}\n{}", self.alt, other.alt)) }
    }

    /// The drawing as PNG.
    pub fn png(&self) -> Result<Vec<u8>, Unpaintable> {
        let tree = self.tree()?;
        let canvas = || Unpaintable::Canvas(self.width, self.height);
        let mut pixels = tiny_skia::Pixmap::new(self.width, self.height).ok_or_else(canvas)?;
        stamps::paint(&tree, &mut pixels);
        png::encode(&pixels)
    }
}

/// A text for a picture, at most [`ALT_MAX`] characters: cut where one of several things ends, for half of a
/// card's name is the name of nothing, and whoever hears it read out cannot guess the rest.
pub fn in_whole_words(text: &str) -> String {
    if text.chars().count() <= ALT_MAX {
        return text.to_owned();
    }
    let room: String = text.chars().take(ALT_MAX - 1).collect();
    let ends = [", ", "; ", " · ", "\n"].into_iter().filter_map(|end| room.rfind(end));
    // What is long and has no end of that kind is cut where a word ends: most of it is to be said.
    let end = ends.filter(|end| *end >= room.len() / 2).max();
    let end = end.or_else(|| room.rfind(' ')).unwrap_or(room.len());
    format!("{}…", &room[..end])
}

/// At most so many characters; what was cut ends in an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    if most > 0 {
        short.push('…');
    }
    short
}
