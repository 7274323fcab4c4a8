//! What may be set before a game, typed during one, and looked up.

use super::cards::{self, Investigator, Title, Word};
use super::{Combat, Decks, Length, Options, text};
use crate::kernel::{Arg, CardPage, Dial, Lesson, Preset, Tempo, Text, Verb, numbered};
use serde_json::{Value, json};

/// Everything of [`Options`], in the order in which people care.
pub fn dials() -> Vec<Dial> {
    let length = [
        ("basic", json!("basic")),
        ("campaign12", json!({ "campaign": 12 })),
        ("campaign20", json!({ "campaign": 20 })),
        ("saga3", json!({ "saga": 3 })),
        ("saga5", json!({ "saga": 5 })),
    ];
    vec![
        Dial::new("length", length),
        Dial::new("combat", [("in_order", json!("in_order")), ("sealed", json!("sealed"))]),
        Dial::new("decks", [("brought", json!("brought")), ("draft", json!("draft"))]),
    ]
}

/// Which deck somebody brings, of those that lie ready.
pub fn seat_dials() -> Vec<Dial> {
    vec![Dial::new("deck", cards::ready().iter().map(|ready| (ready.id, json!(ready.id))))]
}

/// For hosts in a hurry: an evening, two with decks that are drafted first, a week or two, a month.
pub fn presets() -> Vec<Preset> {
    let preset = |id, tempo, length, decks| Preset {
        id,
        tempo,
        options: json!({ "length": length, "combat": null, "decks": decks }),
    };
    let ready = Value::Null;
    vec![
        preset("evening", Tempo::Live, json!("basic"), ready.clone()),
        preset("draft", Tempo::Live, json!("basic"), json!("draft")),
        preset("days", Tempo::Slow, json!("basic"), ready.clone()),
        preset("saga", Tempo::Slow, json!({ "saga": 3 }), ready.clone()),
        preset("campaign", Tempo::Slow, json!({ "campaign": 12 }), ready),
    ]
}

/// Under this seed whoever does as they are advised begins with a Location, plays nothing for nothing, and completes
/// an Adventure (`cargo test --test mythos lesson`, which says another one where the rules have changed under it).
const LESSON: u64 = 3;

/// A first game: basic, against one other.
pub fn lesson() -> Lesson<Options> {
    let options = Options { length: Length::Basic, combat: Combat::InOrder, decks: Decks::Brought };
    Lesson { options, seats: 2, seed: numbered(LESSON) }
}

/// How long such a game takes.
pub fn takes(options: &Options, tempo: Tempo) -> Text {
    let (minutes, from, to): (i64, i64, i64) = match options.length {
        Length::Basic => (45, 1, 2),
        Length::Campaign(..=12) => (90, 2, 4),
        Length::Campaign(_) => (130, 3, 6),
        Length::Saga(..=3) => (130, 3, 6),
        Length::Saga(_) => (215, 5, 10),
    };
    // A draft is 70 cards to be taken, each by all at once, and a deck to be built.
    let (minutes, from, to) = match options.decks {
        Decks::Brought => (minutes, from, to),
        Decks::Draft => (minutes + 30, from + 1, to + 4),
    };
    match tempo {
        Tempo::Live => Text::new("takes-minutes").with("count", minutes),
        Tempo::Slow => Text::new("takes-weeks").with("from", from).with("to", to),
    }
}

/// The moves that have a name of their own; for all others there is the list of what may be done.
pub const VERBS: &[Verb] = &[
    Verb { id: "play", presses: &["press-play", "press-threaten"], grave: &[] },
    Verb { id: "arrive", presses: &["press-arrive"], grave: &[] },
    Verb { id: "use", presses: &["press-use", "press-straighten", "press-turn-up"], grave: &[] },
    Verb { id: "cast", presses: &["press-cast"], grave: &[] },
    Verb { id: "complete", presses: &["press-complete"], grave: &["press-complete"] },
    Verb { id: "pass", presses: &["press-pass", "press-done", "press-no-magic", "press-later"], grave: &[] },
];

/// Every card and every Investigator.
pub fn catalogue() -> Vec<(String, Text)> {
    let people = Investigator::all().map(|one| (one.def().id, format!("who-{}", one.def().id)));
    let titles = Title::all().map(|title| (title.id(), format!("card-{}", title.id())));
    people.chain(titles).map(|(id, key)| (id.to_owned(), Text::new(key))).collect()
}

/// What there is to know about a card or an Investigator.
pub fn card(id: &str) -> Option<CardPage> {
    if let Some(who) = Investigator::from_id(id) {
        let title = Text::new(format!("who-{id}"));
        return Some(CardPage { title, lines: person(who) });
    }
    let title = Title::from_id(id)?;
    Some(CardPage { title: Text::new(format!("card-{id}")), lines: lines(title) })
}

fn person(who: Investigator) -> Vec<Text> {
    let def = who.def();
    let languages = def.languages.iter().map(|language| format!("language-{}", language.id())).collect();
    let first = Text::new("page-who")
        .with("edu", def.edu)
        .with("sanity", i64::from(def.sanity))
        .with("least", def.least)
        .with("most", def.most)
        .with("languages", Arg::Names(languages));
    [first].into_iter().chain(text::of_person(who)).collect()
}

fn lines(title: Title) -> Vec<Text> {
    let def = title.def();
    let words: Vec<String> = def.words.iter().map(|word: &Word| format!("attr-{}", word.id())).collect();
    let mut lines = vec![
        Text::new("page-kind")
            .with("kind", format!("type-{}", def.kind.id()))
            .with("unique", i64::from(def.unique))
            .with("words", Arg::Names(words)),
    ];
    if let (Some(region), Some(sub)) = (def.region, def.sub) {
        let place = Text::new("page-place").with("region", format!("region-{}", region.id()));
        lines.push(place.with("sub", format!("sub-{}", sub.id())).with("gate", i64::from(def.gate)));
    }
    if def.value > 0 {
        lines.push(
            Text::new("page-value")
                .with("kind", Arg::Verbatim(def.kind.id().to_owned()))
                .with("value", i64::from(def.value)),
        );
    }
    if def.sanity != 0 {
        lines.push(Text::new("page-sanity").with("sanity", Arg::Signed(def.sanity.into())));
    }
    if !def.languages.is_empty() {
        let languages = def.languages.iter().map(|language| format!("language-{}", language.id())).collect();
        lines.push(Text::new("page-languages").with("languages", Arg::Names(languages)));
    }
    if !def.icons.is_empty() {
        let icons = def.icons.iter().map(|icon| format!("icon-{}", icon.id())).collect();
        lines.push(Text::new("page-icons").with("icons", Arg::Names(icons)));
    }
    if let Some(places) = text::any_of(def.found) {
        lines.push(Text::new("page-found").with("places", places));
    }
    lines.extend(text::of(title));
    lines
}
