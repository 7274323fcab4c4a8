//! What may be set before a game, typed during one, and looked up.

use super::kinds::{KINDS, Mark, Piece};
use super::{Marks, Options};
use crate::kernel::{CardPage, Dial, Lesson, Preset, Tempo, Text, Verb, numbered};
use serde_json::json;

/// Everything of [`Options`], in the order in which people care.
pub fn dials() -> Vec<Dial> {
    vec![
        Dial::new("halves", [("two", json!(2)), ("three", json!(3)), ("none", json!(0))]),
        Dial::switch("fields"),
        Dial::new(
            "marks",
            [("out", json!("out")), ("hills", json!("hills")), ("circles", json!("hills_and_circles"))],
        ),
    ]
}

/// Settings that go well together.
pub fn presets() -> Vec<Preset> {
    let preset = |id, tempo, options| Preset { id, tempo, options };
    vec![
        preset("evening", Tempo::Live, json!({ "halves": null, "fields": null, "marks": null })),
        preset("base", Tempo::Live, json!({ "halves": 0, "fields": true, "marks": "out" })),
        preset("first", Tempo::Live, json!({ "halves": 0, "fields": false, "marks": "out" })),
        preset("days", Tempo::Slow, json!({ "halves": null, "fields": null, "marks": null })),
    ]
}

/// How long such a game takes: there are as many tiles however many play.
pub fn takes(options: &Options, tempo: Tempo) -> Text {
    let minutes: i64 = if options.halves > 0 { 50 } else { 45 };
    match tempo {
        Tempo::Live => Text::new("takes-minutes").with("count", minutes),
        // Four who answer within four hours each need twelve days, whoever looks in twice a day 22 to 25,
        // however many play.
        Tempo::Slow => Text::new("takes-weeks").with("from", 2_i64).with("to", 4_i64),
    }
}

/// The moves that have a name of their own.
pub const VERBS: &[Verb] = &[
    Verb { id: "draw", presses: &["press-draw"], grave: &[] },
    Verb {
        id: "lay",
        presses: &["press-at", "press-at-what", "press-turn", "press-turn-what", "press-sure", "press-half"],
        grave: &[],
    },
    Verb { id: "follower", presses: &["press-follower", "press-nobody", "press-fellow"], grave: &[] },
];

/// Every kind of piece.
pub fn catalogue() -> Vec<(String, Text)> {
    KINDS.iter().map(|kind| (kind.id.to_owned(), Text::new(format!("tile-{}", kind.id)))).collect()
}

/// What there is to know about a kind of piece.
pub fn card(id: &str) -> Option<CardPage> {
    let piece = Piece::from_id(id)?;
    let kind = piece.kind();
    let count = Text::new(if piece.is_half() { "card-half" } else { "card-tile" }).with("count", kind.count);
    let mark = kind.mark.map(|mark| match mark {
        Mark::Hill => Text::new("card-hill"),
        Mark::Fork => Text::new("card-fork"),
        Mark::Shield => Text::new("card-circle"),
    });
    let shield = kind.shield.then(|| Text::new("card-shield"));
    let lines = [Some(count), shield, mark].into_iter().flatten().collect();
    Some(CardPage { title: Text::new(format!("tile-{id}")), lines })
}

/// A first game: no halves, no fields (12.4), against one bot.
pub fn lesson() -> Lesson<Options> {
    let options = Options { halves: 0, marks: Marks::Out, fields: false, begins: None };
    Lesson { options, seats: 2, seed: numbered(LESSON) }
}

/// Under this seed whoever does as they are advised begins, and scores twice in their first five turns.
const LESSON: u64 = 5;
