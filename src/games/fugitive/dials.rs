//! What may be set before a chase, typed during one, and looked up; and the guided chase.

use super::cards::{Edge, EventCard};
use super::{Course, Match, Options, Roles};
use crate::kernel::{CardPage, Dial, Lesson, Preset, Tempo, Text, Verb, numbered};
use serde_json::json;

/// Under this seed whoever does as they are advised sprints, is found, is missed, and gets away (`cargo test
/// --test fugitive lesson`).
const LESSON: u64 = 22;

/// R28: the sheet's game; over days a match with swapped roles.
pub fn proposed(tempo: Tempo) -> Options {
    let matches = if tempo == Tempo::Slow { Match::Swapped } else { Match::One };
    Options { matches, ..Options::sheet() }
}

/// The guided chase: the learner runs, over the short course.
pub fn lesson() -> Lesson<Options> {
    let options = Options { course: Course::Short, roles: Roles::OpenerRuns, ..Options::sheet() };
    Lesson { options, seats: 2, seed: numbered(LESSON) }
}

/// Everything of [`Options`], in the order in which people care.
pub fn dials() -> Vec<Dial> {
    let choices = |id, ids: &[&'static str]| Dial::new(id, ids.iter().map(|one| (*one, json!(one))));
    vec![
        choices("matches", &["one", "swapped", "first_to_two", "first_to_three"]),
        choices("roles", &["drawn", "opener_runs", "opener_hunts"]),
        choices(
            "events",
            &["none", "random", "discovery", "helpful_fugitive", "helpful_marshal", "catch_up"],
        ),
        choices("lying_low", &["passes", "draws"]),
        choices("course", &["full", "short"]),
        choices("opening", &["one_or_two", "two"]),
        choices("notebook", &["ranges", "paper", "odds"]),
        Dial::switch("edges"),
    ]
}

/// What everybody may say for themselves: which role they would like.
pub fn seat_dials() -> Vec<Dial> {
    vec![Dial::new("role", ["any", "fugitive", "marshal"].map(|one| (one, json!(one))))]
}

/// For hosts in a hurry: one chase, a match over an evening, a match over days.
pub fn presets() -> Vec<Preset> {
    let preset = |id, tempo, options| Preset { id, tempo, options };
    vec![
        preset("chase", Tempo::Live, json!({ "matches": "one" })),
        preset("match", Tempo::Live, json!({ "matches": "swapped" })),
        preset("short-run", Tempo::Live, json!({ "matches": "one", "course": "short" })),
        preset("days", Tempo::Slow, json!({ "matches": "swapped" })),
    ]
}

/// How long a game takes.
pub fn takes(options: &Options, tempo: Tempo) -> Text {
    let games: i64 = match options.matches {
        Match::One => 1,
        Match::Swapped => 2,
        Match::FirstToTwo => 3,
        Match::FirstToThree => 5,
    };
    let minutes = if options.course == Course::Short { 10 } else { 15 };
    match tempo {
        Tempo::Live => Text::new("takes-minutes").with("count", games * minutes),
        Tempo::Slow => Text::new("takes-weeks").with("from", games).with("to", games + 1),
    }
}

/// The moves that have a name of their own.
pub const VERBS: &[Verb] = &[
    Verb { id: "draw", presses: &["press-draw"], grave: &[] },
    Verb {
        id: "place",
        presses: &["press-place", "press-place-with", "press-hideout", "press-sprint"],
        grave: &[],
    },
    Verb { id: "guess", presses: &["press-number", "press-guess", "press-accuse"], grave: &["press-accuse"] },
    Verb { id: "mark", presses: &[], grave: &[] },
    Verb { id: "pass", presses: &["press-pass", "press-stop", "press-decline", "press-no-more"], grave: &[] },
];

/// Every event and every edge.
pub fn catalogue() -> Vec<(String, Text)> {
    let events = EventCard::ALL.iter().map(|one| one.id()).map(|id| (id, format!("event-card-{id}")));
    let edges = Edge::ALL.iter().map(|one| one.id()).map(|id| (id, format!("edge-{id}")));
    events.chain(edges).map(|(id, key)| (id.to_owned(), Text::new(key))).collect()
}

/// What there is to know about an event or an edge.
pub fn card(id: &str) -> Option<CardPage> {
    if let Some(event) = EventCard::ALL.iter().find(|one| one.id() == id) {
        let kind = match event.helps() {
            super::cards::Helps::Fugitive => "event-helps-fugitive",
            super::cards::Helps::Drawer => "event-helps-drawer",
            super::cards::Helps::Marshal => "event-helps-marshal",
        };
        let title = format!("event-card-{id}");
        let lines = vec![Text::new(kind), Text::new(format!("{title}.text"))];
        return Some(CardPage { title: Text::new(title), lines });
    }
    let edge = Edge::ALL.iter().find(|one| one.id() == id)?;
    let title = format!("edge-{}", edge.id());
    let lines = vec![Text::new("edge-kind"), Text::new(format!("{title}.text"))];
    Some(CardPage { title: Text::new(title), lines })
}
