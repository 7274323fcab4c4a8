//! How far each number of a save may go until no game is read from it any more: found by trying, and compared
//! with how far it was.
//!
//! `tests/playthroughs/bounds` has a file a game. A line names a place in its saves (`*` for any of a list),
//! and from where to where the numbers there were taken, in all the tables that are looked at; for a list,
//! whether it may be one shorter or one longer. What may be nothing but what it is stands there as `as it
//! is`. After a change that is meant to change them: `UPDATE_PLAYTHROUGHS=1` in front.

use crate::kept::is_renewed;
use serde_json::Value;
use sobremesa::drivers::{Character, Level, Random};
use sobremesa::games;
use sobremesa::kernel::{AnyGame, By, Tempo};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// Tables of each game, and after how many answers of each its save is looked at.
const TABLES: usize = 6;
const LOOKED_AT: [u32; 3] = [0, 12, 60];
/// Of places of one name so many are tried in each save: what holds for the third holds for the others.
const OF_A_NAME: usize = 3;
/// Further than this is anywhere.
const FAR: i64 = 1 << 60;

/// Whether a game is read from it.
fn reads(game: &dyn AnyGame, save: &Value) -> bool {
    game.load(&save.to_string()).is_ok()
}

/// One place in a save.
#[derive(Clone)]
struct At {
    /// Where it is.
    pointer: String,
    /// Where such places are, whichever of a list it is.
    name: String,
}

impl At {
    fn under(&self, key: &str, name: &str) -> At {
        At { pointer: format!("{}/{key}", self.pointer), name: format!("{}.{name}", self.name) }
    }
}

/// Every number and every list that is looked at.
fn places(value: &Value, at: At, found: &mut Vec<At>) {
    match value {
        Value::Number(_) => found.push(at),
        Value::Array(list) => {
            found.push(at.clone());
            for (n, one) in list.iter().enumerate().take(OF_A_NAME) {
                places(one, at.under(&n.to_string(), "*"), found);
            }
        }
        Value::Object(map) => {
            for (key, one) in map {
                // Keys that are numbers count seats and pieces.
                let name = if key.parse::<u32>().is_ok() { "*" } else { key };
                places(one, at.under(key, name), found);
            }
        }
        _ => {}
    }
}

/// How far a number may go in one direction, others being as they are.
fn farthest(from: i64, step: i64, fits: &mut dyn FnMut(i64) -> bool) -> i64 {
    let (mut good, mut far) = (0, 1);
    while far <= FAR && fits(from + far * step) {
        (good, far) = (far, far * 2);
    }
    while far - good > 1 && good < FAR {
        let middle = good + (far - good) / 2;
        if fits(from + middle * step) { good = middle } else { far = middle }
    }
    from + good * step
}

/// How a place is bounded.
fn bounds(game: &dyn AnyGame, save: &Value, at: &At) -> String {
    let mut tried = save.clone();
    let place = |save: &mut Value, value: Value| *save.pointer_mut(&at.pointer).unwrap() = value;
    match save.pointer(&at.pointer).unwrap() {
        Value::Array(list) => {
            let mut fits = |list: &[Value]| {
                place(&mut tried, Value::from(list));
                reads(game, &tried)
            };
            let shorter = list.split_last().map(|(_, rest)| fits(rest));
            let longer = list.last().map(|last| fits(&[&list[..], std::slice::from_ref(last)].concat()));
            let said =
                |what: Option<bool>| what.map_or("nothing there", |may| if may { "yes" } else { "no" });
            format!("list: one less {}, one more {}", said(shorter), said(longer))
        }
        number => {
            let Some(number) = number.as_i64().filter(|number| number.abs() < FAR) else {
                return "anywhere".to_owned();
            };
            let mut fits = |value: i64| {
                place(&mut tried, value.into());
                reads(game, &tried)
            };
            let (least, most) = (farthest(number, -1, &mut fits), farthest(number, 1, &mut fits));
            let said = |end: i64| if end.abs() >= FAR / 2 { "anywhere".to_owned() } else { end.to_string() };
            match (least, most) {
                _ if (least, most) == (number, number) => "as it is".to_owned(),
                _ => format!("{} to {}", said(least), said(most)),
            }
        }
    }
}

/// A table of this game that goes on by whim, as it was saved after so many answers.
fn saves(game: &'static dyn AnyGame, n: usize) -> Vec<Value> {
    let mut whims = Random::new(n as u64 + 900);
    let sizes: Vec<u8> = game.seats().collect();
    let seats = sizes[n % sizes.len()];
    let mut options = game.proposed(seats, Tempo::Slow);
    for dial in game.dials().iter().filter(|_| n >= TABLES / 2) {
        let before = options[dial.id].clone();
        options[dial.id] = dial.notches[whims.below(dial.notches.len())].value.clone();
        if game.check_options(&options, &vec![Value::Null; usize::from(seats)]).is_err() {
            options[dial.id] = before;
        }
    }
    let (mut table, _) = game.start(&options, &vec![Value::Null; usize::from(seats)], [n as u8; 32]).unwrap();
    let (mind, who) = (games::mind(game.kind()).unwrap(), Character::from(Level::Random));
    let mut saves = Vec::new();
    for answers in 0..=LOOKED_AT[LOOKED_AT.len() - 1] {
        if LOOKED_AT.contains(&answers) {
            saves.push(serde_json::from_str(&table.save()).unwrap());
        }
        let asks = table.asks();
        let Some(ask) = asks.first() else { break };
        let choice = mind.answer(&*table, ask.seat, who, u64::from(answers)).unwrap();
        table.answer(ask.seat, By::Player, choice).unwrap();
    }
    saves
}

fn numbers_go_as_far_as_they_went(kind: &str) {
    let game = games::by_kind(kind).unwrap();
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for save in (0..TABLES).flat_map(|n| saves(game, n)) {
        let mut found = Vec::new();
        places(&save, At { pointer: String::new(), name: kind.to_owned() }, &mut found);
        let mut tried: BTreeMap<&str, usize> = BTreeMap::new();
        for at in &found {
            let times = tried.entry(&at.name).or_default();
            *times += 1;
            if *times <= OF_A_NAME {
                all.entry(at.name.clone()).or_default().insert(bounds(game, &save, at));
            }
        }
    }
    let mut text = String::new();
    for (name, ways) in all {
        let ways: Vec<String> = ways.into_iter().collect();
        writeln!(text, "{name}: {}", ways.join("; ")).unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/bounds/{kind}.txt"));
    if is_renewed() {
        std::fs::write(path, text).unwrap();
        return;
    }
    let before = std::fs::read_to_string(path).unwrap_or_default();
    let first = text.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert!(text == before, "if it is meant to be: UPDATE_PLAYTHROUGHS=1; the first that differs: {first:?}");
}

of_each_game! { numbers_go_as_far_as_they_went }
