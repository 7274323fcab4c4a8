//! What may be set before a race, typed during one, and looked up.

use super::cards::{Card, Side, Vehicle};
use super::standing::kind;
use super::story::card_text;
use super::{Length, Options};
use crate::kernel::{CardPage, Dial, Preset, Tempo, Text, Verb};
use serde_json::json;

/// Everything of [`Options`](super::Options), in the order in which people care.
pub fn dials() -> Vec<Dial> {
    vec![
        Dial::new("reactions", [("first", json!("first")), ("sealed", json!("sealed"))]),
        Dial::new("vehicles", [("dealt", json!("dealt")), ("chosen", json!("chosen"))]),
        Dial::new(
            "length",
            [
                ("printed", json!("printed")),
                ("short", json!("short")),
                ("long1", json!({ "long": 1 })),
                ("long2", json!({ "long": 2 })),
                ("long3", json!({ "long": 3 })),
                ("long4", json!({ "long": 4 })),
                ("long5", json!({ "long": 5 })),
            ],
        ),
        Dial::switch("warning_lap"),
        Dial::switch("flag_waving"),
        Dial::switch("net_laps"),
    ]
}

/// For hosts in a hurry: half an hour, an evening, a week or two.
pub fn presets() -> Vec<Preset> {
    let preset =
        |id, tempo, length| Preset { id, tempo, options: json!({ "length": length, "reactions": null }) };
    vec![
        preset("evening", Tempo::Live, json!(null)),
        preset("quick", Tempo::Live, json!("short")),
        preset("days", Tempo::Slow, json!("short")),
    ]
}

/// How long such a race takes. There are as many cards however many play, so it does not depend on that.
pub fn takes(options: &Options, tempo: Tempo) -> Text {
    let (minutes, from, to) = match options.length {
        Length::Short => (20, 1, 2),
        Length::Printed => (40, 2, 4),
        // One more trip through the deck for each counter.
        Length::Long(counters) => {
            let trips = i64::from(counters);
            (40 + 30 * trips, 2 + 2 * trips, 4 + 3 * trips)
        }
    };
    match tempo {
        Tempo::Live => Text::new("takes-minutes").with("count", minutes),
        Tempo::Slow => Text::new("takes-weeks").with("from", from).with("to", to),
    }
}

/// The moves that have a name of their own (3.2); for all others there is the list of what may be done.
pub const VERBS: &[Verb] = &[
    Verb {
        id: "play",
        presses: &[
            "press-play",
            "press-lay",
            "press-lay-onto",
            "press-lay-paying",
            "press-lay-against",
            "press-ahead",
            "press-ahead-onto",
            "press-attach",
        ],
        grave: &[],
    },
    Verb {
        id: "pass",
        presses: &["press-attempt", "press-attempt-with", "press-free-pass", "press-free-pass-with"],
        grave: &[],
    },
    Verb {
        id: "pit",
        presses: &[
            "press-pit-stop",
            "press-repair",
            "press-attach",
            "press-drive",
            "press-drop",
            "press-driver-out",
            "press-nothing",
        ],
        grave: &[],
    },
    Verb { id: "crew", presses: &["press-put"], grave: &[] },
    Verb {
        id: "done",
        presses: &["press-done", "press-draw", "press-draw-nothing", "press-end-turn", "press-decline"],
        grave: &["press-done"],
    },
];

/// Every card and every vehicle.
pub fn catalogue() -> Vec<(String, Text)> {
    let cards = Card::ALL.iter().map(|card| (card.id(), format!("card-{}", card.id())));
    let vehicles = Vehicle::ALL.iter().map(|one| (one.id(), format!("vehicle-{}", one.id())));
    cards.chain(vehicles).map(|(id, key)| (id.to_owned(), Text::new(key))).collect()
}

/// What there is to know about a card or a vehicle.
pub fn card(id: &str) -> Option<CardPage> {
    if let Some(card) = Card::from_id(id) {
        let title = Text::new(format!("card-{id}"));
        let copies = Text::new("card-copies").with("type", kind(card)).with("count", card.def().copies);
        let flavour = Text::new("card-flavour").with("text", Text::new(format!("card-{id}.flavour")));
        return Some(CardPage { title, lines: vec![copies, card_text(card), flavour] });
    }
    let vehicle = Vehicle::from_id(id)?;
    let def = vehicle.def();
    let side = |key: &str, side: Side| {
        Text::new(key).with("speed", i64::from(side.speed)).with("complexity", i64::from(side.complexity))
    };
    let mut lines = vec![side("vehicle-side-whole", def.whole), side("vehicle-side-damaged", def.damaged)];
    if !def.drive_only_from.is_empty() || def.no_free_pass_while_damaged {
        lines.push(Text::new(format!("vehicle-{id}.special")));
    }
    lines.push(Text::new("card-flavour").with("text", Text::new(format!("vehicle-{id}.flavour"))));
    Some(CardPage { title: Text::new(format!("vehicle-{id}")), lines })
}
