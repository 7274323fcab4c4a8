//! What may be set before a game, and looked up: the house rules, each with its notches, and presets with names.

use super::options::{Colour, Options, Throwing};
use crate::kernel::{CardPage, Dial, Preset, Tempo, Text, Verb};
use serde_json::{Value, json};

/// The house rules, in the order in which families ask about them; the sheet's notch first.
pub fn dials() -> Vec<Dial> {
    let switch = Dial::switch;
    vec![
        Dial::new("pieces", [("4", json!(4)), ("3", json!(3)), ("2", json!(2))]),
        Dial::new("throwing", [("player", json!("player")), ("bot", json!("bot"))]),
        switch("soplar"),
        Dial::new(
            "three_pairs",
            [("in_play", json!("in_play")), ("any", json!("any")), ("burned", json!("burned"))],
        ),
        Dial::new("release", [("sheet", json!("sheet")), ("all", json!("all")), ("two", json!("two"))]),
        Dial::new("tries", [("3", json!(3)), ("1", json!(1))]),
        switch("owed"),
        Dial::new("capture_bonus", bonus()),
        Dial::new("home_bonus", bonus()),
        switch("barriers"),
        switch("step_by_step"),
        switch("leftover"),
        switch("eleven"),
        Dial::new("kick", [("on", json!(true)), ("off", json!(false))]),
        switch("last_piece"),
        Dial::new("dice", [("2", json!(2)), ("1", json!(1))]),
        switch("teams"),
        Dial::new("places", [("winner", json!("winner")), ("all", json!("all"))]),
        Dial::new(
            "board",
            [
                ("by_players", json!("by_players")),
                ("4", json!("four")),
                ("6", json!("six")),
                ("8", json!("eight")),
            ],
        ),
        switch("fast"),
    ]
}

/// R5: everybody's colour, and who makes their plain choices.
pub fn seat_dials() -> Vec<Dial> {
    let colours = Colour::ALL.iter().map(|colour| (colour.id(), json!(colour.id())));
    let hands = Dial::new("hands", [("own", json!("own")), ("fast", json!("fast"))]);
    vec![Dial::new("colour", [("any", Value::Null)].into_iter().chain(colours)).one_each(), hands]
}

fn bonus() -> [(&'static str, Value); 3] {
    [("none", json!("none")), ("throw", json!("throw")), ("steps", json!("steps"))]
}

/// What is proposed: the sheet where people are there together and few, fewer pieces otherwise.
pub fn proposed(seats: u8, tempo: Tempo) -> Options {
    let (pieces, throwing) = match tempo {
        Tempo::Live => (if seats <= 4 { 4 } else { 2 }, Throwing::Player),
        Tempo::Slow => (if seats <= 2 { 3 } else { 2 }, Throwing::Bot),
    };
    Options { pieces, throwing, ..Options::sheet() }
}

/// House rules that go well together; each of them says all that it changes, and puts back the rest.
pub fn presets() -> Vec<Preset> {
    let preset = |id, tempo, changes: Value| {
        let mut options = serde_json::Map::new();
        for dial in dials() {
            options.insert(dial.id.to_owned(), Value::Null);
        }
        if let Value::Object(changes) = changes {
            options.extend(changes);
        }
        Preset { id, tempo, options: Value::Object(options) }
    };
    vec![
        preset("sheet", Tempo::Live, json!({ "pieces": 4 })),
        preset("quick", Tempo::Live, json!({ "pieces": 2 })),
        preset("blowing", Tempo::Live, json!({ "pieces": 4, "soplar": true, "throwing": "player" })),
        preset(
            "fierce",
            Tempo::Live,
            json!({ "pieces": 4, "three_pairs": "burned", "capture_bonus": "steps", "home_bonus": "steps", "barriers": true }),
        ),
        preset("tournament", Tempo::Live, json!({ "pieces": 4, "eleven": true, "owed": true })),
        preset("children", Tempo::Live, json!({ "pieces": 2, "dice": 1 })),
        preset("days", Tempo::Slow, json!({ "pieces": 2, "throwing": "bot" })),
        preset("days_fast", Tempo::Slow, json!({ "pieces": 4, "throwing": "bot", "fast": true })),
    ]
}

/// How long a game takes, in the median of `sobremesa pace`: minutes of people who are there together, days
/// of people who look in twice a day; a row for each number of players from two on, in it games with two
/// pieces, three and four.
const MINUTES: [[i64; 3]; 7] =
    [[10, 15, 25], [15, 25, 40], [18, 40, 70], [30, 85, 160], [40, 120, 240], [58, 200, 390], [70, 220, 450]];
const DAYS: [[i64; 3]; 7] =
    [[7, 11, 18], [10, 20, 37], [13, 33, 63], [26, 80, 150], [32, 100, 230], [45, 170, 330], [57, 190, 400]];

/// How long such a game takes so many; fast hands take half of the minutes, and a seventh of the days.
pub fn takes(options: &Options, seats: u8, tempo: Tempo) -> Text {
    let row = usize::from(seats.clamp(2, 8) - 2);
    let column = usize::from(options.pieces.clamp(2, 4) - 2);
    let (minutes, days) = (MINUTES[row][column], DAYS[row][column]);
    let (minutes, days) = if options.fast { (minutes / 2, (days / 7).max(2)) } else { (minutes, days) };
    match tempo {
        Tempo::Live if minutes > 100 => Text::new("takes-hours").with("count", (minutes + 30) / 60),
        // Nobody knows it to the minute.
        Tempo::Live => Text::new("takes-minutes").with("count", (minutes + 2) / 5 * 5),
        Tempo::Slow if days > 60 => Text::new("takes-months").with("count", (days + 15) / 30),
        Tempo::Slow => Text::new("takes-days").with("count", days),
    }
}

/// The moves that have a name of their own.
pub const VERBS: &[Verb] = &[
    Verb { id: "throw", presses: &["press-throw", "press-shake"], grave: &[] },
    Verb { id: "walk", presses: &["press-play", "press-play-two", "press-carry"], grave: &[] },
    Verb { id: "blow", presses: &["press-blow"], grave: &[] },
];

/// What may be looked up: the places of the board and the words of the game.
pub const WORDS: [&str; 8] =
    ["carcel", "salida", "seguro", "cielo", "par", "tres-pares", "soplar", "coronar"];

/// Everything that may be looked up.
pub fn catalogue() -> Vec<(String, Text)> {
    WORDS.iter().map(|id| ((*id).to_owned(), Text::new(format!("card-{id}")))).collect()
}

/// What there is to know about one of them.
pub fn card(id: &str) -> Option<CardPage> {
    let id = WORDS.iter().find(|one| **one == id)?;
    let lines = vec![Text::new(format!("card-{id}.text"))];
    Some(CardPage { title: Text::new(format!("card-{id}")), lines })
}

/// The house rules that are not the sheet's, as names: what stands under the board.
pub fn house(options: &Options) -> Vec<String> {
    let value = serde_json::to_value(options).unwrap_or_default();
    let said = |dial: &Dial| {
        let at = dial.at(&value)?;
        let silent = at == 0 || matches!(dial.id, "throwing" | "board");
        (!silent).then(|| format!("house-{}-{}", dial.id, dial.notches[at].id))
    };
    dials().iter().filter_map(said).collect()
}
