//! The fonts that every picture uses, and how wide a text is in them.

use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::usvg::{FontResolver, Options};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::FontRef;
use skrifa::{GlyphId, MetadataProvider};
use std::sync::{Arc, OnceLock};

/// A way of writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// What is read.
    Text,
    /// What must not be missed.
    Bold,
    /// What is said aside.
    Aside,
    /// What stands on top.
    Title,
}

/// The files, in the order of [`Face`]; the last has whatever the others lack.
const FILES: [&[u8]; 5] = [
    include_bytes!("fonts/BarlowCondensed-Medium.ttf"),
    include_bytes!("fonts/BarlowCondensed-Bold.ttf"),
    include_bytes!("fonts/BarlowCondensed-MediumItalic.ttf"),
    include_bytes!("fonts/EldritchTitles.ttf"),
    include_bytes!("fonts/DejaVuSans.ttf"),
];
const SPARE: usize = FILES.len() - 1;

impl Face {
    /// What the drawing calls it.
    pub fn family(self) -> &'static str {
        match self {
            Face::Text => "text",
            Face::Bold => "bold",
            Face::Aside => "aside",
            Face::Title => "title",
        }
    }

    fn named(family: &str) -> usize {
        match family {
            "bold" => Face::Bold as usize,
            "aside" => Face::Aside as usize,
            "title" => Face::Title as usize,
            _ => Face::Text as usize,
        }
    }
}

/// The fonts, read once.
pub struct Fonts {
    database: Arc<Database>,
    ids: [Option<ID>; FILES.len()],
    measures: [Option<Measure>; FILES.len()],
}

/// What is needed of a font in order to measure a text. Widths are parts of the size of the writing.
struct Measure {
    font: FontRef<'static>,
    plain: [f32; 256],
}

/// The fonts.
pub fn fonts() -> &'static Fonts {
    static FONTS: OnceLock<Fonts> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut database = Database::new();
        let ids =
            FILES.map(|file| database.load_font_source(Source::Binary(Arc::new(file))).first().copied());
        Fonts { database: Arc::new(database), ids, measures: FILES.map(Measure::of) }
    })
}

impl Measure {
    fn of(file: &'static [u8]) -> Option<Measure> {
        let font = FontRef::new(file).ok()?;
        let mut measure = Measure { font, plain: [0.0; 256] };
        for c in (0..=255_u8).map(char::from) {
            measure.plain[c as usize] = measure.look_up(c).unwrap_or(0.0);
        }
        Some(measure)
    }

    fn look_up(&self, c: char) -> Option<f32> {
        let glyph = self.font.charmap().map(c).filter(|glyph| *glyph != GlyphId::NOTDEF)?;
        // For a size of one the width comes as a part of it.
        self.font.glyph_metrics(Size::new(1.0), LocationRef::default()).advance_width(glyph)
    }

    fn width(&self, c: char) -> Option<f32> {
        match self.plain.get(c as usize) {
            Some(width) if *width > 0.0 => Some(*width),
            Some(_) => None,
            None => self.look_up(c),
        }
    }
}

impl Fonts {
    /// How drawings are read: with these fonts, and never those of the machine.
    pub fn options(&self) -> Options<'static> {
        let ids = self.ids;
        let resolver = FontResolver {
            select_font: Box::new(move |font, _| {
                let family = font.families().first().map(ToString::to_string).unwrap_or_default();
                ids[Face::named(family.trim_matches('"'))]
            }),
            select_fallback: Box::new(move |_, used, _| ids[SPARE].filter(|spare| !used.contains(spare))),
        };
        Options { font_resolver: resolver, fontdb: Arc::clone(&self.database), ..Options::default() }
    }

    /// Whether any font has a picture of this character.
    pub fn has(&self, c: char) -> bool {
        let measures = [&self.measures[Face::Text as usize], &self.measures[SPARE]];
        measures.into_iter().flatten().any(|measure| measure.font.charmap().map(c).is_some())
    }

    /// How wide a text is. Where letters move together it is a little less.
    pub fn width(&self, face: Face, size: f32, text: &str) -> f32 {
        let [own, spare] = [face as usize, SPARE].map(|at| self.measures[at].as_ref());
        let of = |measure: Option<&Measure>, c: char| measure.and_then(|measure| measure.width(c));
        // A text that one font has not but the other has is written in the other, all of it.
        let other =
            text.chars().any(|c| of(own, c).is_none()) && text.chars().all(|c| of(spare, c).is_some());
        let fonts = if other { [spare, own] } else { [own, spare] };
        let one = |c: char| fonts.into_iter().find_map(|font| of(font, c)).unwrap_or(0.6);
        text.chars().map(one).sum::<f32>() * size
    }
}
