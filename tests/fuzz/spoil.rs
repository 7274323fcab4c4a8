//! How a text is spoilt: by letters, as a bad disk or a bad hand does it, and by its parts, where it is JSON.

use proptest::prelude::*;
use serde_json::{Value, json};

/// One thing that is done to a text. Places are parts of 65,536 of its length, or of how many parts it has.
#[derive(Clone, Debug)]
pub enum Spoiling {
    /// It ends here.
    End(u16),
    /// Another letter.
    Letter(u16, usize),
    /// From here to there is left out.
    Cut(u16, u16),
    /// A part becomes something that it should not be.
    Strange(u16, usize),
    /// A part stands in the place of another one.
    Instead(u16, u16),
    /// A part goes.
    Without(u16),
    /// An element of a list comes twice.
    Twice(u16),
    /// A number becomes one more, or one less.
    Count(u16, bool),
    /// A number that has a name, and does not stand in a list, becomes one at the end of what some kind of
    /// number holds, or the next one.
    Number(u16, usize),
}

const LETTERS: &[u8] = b"0123456789{}[],:\"-abz\\e.\x00";

/// What a part should not be.
fn strange(which: usize) -> Value {
    let all = [
        json!(null),
        json!(-1),
        json!(0),
        json!(3),
        json!(8),
        json!(255),
        json!(256),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(u32::MAX),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1.5),
        json!(true),
        json!(""),
        json!("iaia"),
        json!("x".repeat(300)),
        json!([]),
        json!({}),
        json!([[[[]]]]),
    ];
    all[which % all.len()].clone()
}

/// A few things, most of them to parts.
pub fn spoilings() -> impl Strategy<Value = Vec<Spoiling>> {
    let place = any::<u16>;
    let one = prop_oneof![
        1 => place().prop_map(Spoiling::End),
        2 => (place(), 0_usize..LETTERS.len()).prop_map(|(at, letter)| Spoiling::Letter(at, letter)),
        1 => (place(), place()).prop_map(|(from, to)| Spoiling::Cut(from, to)),
        4 => (place(), 0_usize..20).prop_map(|(at, which)| Spoiling::Strange(at, which)),
        4 => (place(), place()).prop_map(|(at, other)| Spoiling::Instead(at, other)),
        1 => place().prop_map(Spoiling::Without),
        2 => place().prop_map(Spoiling::Twice),
        6 => (place(), any::<bool>()).prop_map(|(at, up)| Spoiling::Count(at, up)),
    ];
    proptest::collection::vec(one, 1..5)
}

/// The largest and the least of each kind of number, and a nought.
const ENDS: [i64; 10] =
    [0, 127, -128, 255, 32_767, 65_535, i32::MAX as i64, i32::MIN as i64, u32::MAX as i64, i64::MAX];

/// Numbers alone: where a save is cards upon cards, all else that is done to it is soon refused.
pub fn miscounted() -> impl Strategy<Value = Vec<Spoiling>> {
    let one = (any::<u16>(), 0..ENDS.len() + 2).prop_map(|(at, which)| Spoiling::Number(at, which));
    proptest::collection::vec(one, 1..3)
}

/// Where the parts of a value are, the whole first.
pub fn parts(value: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(at, one)| walk(one, &format!("{path}/{at}"), all));
            }
            Value::Object(map) => map.iter().for_each(|(key, one)| walk(one, &format!("{path}/{key}"), all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    walk(value, "", &mut all);
    all
}

fn at(place: u16, length: usize) -> usize {
    usize::from(place) * length / 65_536
}

/// The text with all that done to it.
pub fn spoil(text: &str, spoiling: &[Spoiling]) -> String {
    spoiling.iter().fold(text.to_owned(), |text, one| once(&text, one))
}

fn once(text: &str, spoiling: &Spoiling) -> String {
    let mut bytes = text.as_bytes().to_vec();
    match *spoiling {
        Spoiling::End(place) => bytes.truncate(at(place, bytes.len())),
        Spoiling::Letter(place, letter) => {
            let place = at(place, bytes.len());
            if let Some(byte) = bytes.get_mut(place) {
                *byte = LETTERS[letter];
            }
        }
        Spoiling::Cut(from, to) => {
            let (from, to) = (at(from.min(to), bytes.len()), at(from.max(to), bytes.len()));
            bytes.drain(from..to);
        }
        _ => return by_part(text, spoiling),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Where it is no JSON any more, it stays as it is.
fn by_part(text: &str, spoiling: &Spoiling) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    let all = parts(&value);
    let part = |place: u16| all[at(place, all.len())].clone();
    match *spoiling {
        Spoiling::Strange(place, which) => put(&mut value, &part(place), strange(which)),
        Spoiling::Instead(place, other) => {
            let other = value.pointer(&part(other)).cloned().unwrap_or_default();
            put(&mut value, &part(place), other);
        }
        Spoiling::Without(place) => {
            let part = part(place);
            if let Some((parent, key)) = part.rsplit_once('/') {
                match value.pointer_mut(parent) {
                    Some(Value::Object(map)) => _ = map.remove(key),
                    Some(Value::Array(list)) => _ = key.parse().map(|at: usize| list.remove(at)),
                    _ => {}
                }
            }
        }
        Spoiling::Twice(place) => {
            let part = part(place);
            if let Some((parent, key)) = part.rsplit_once('/')
                && let (Some(Value::Array(list)), Ok(at)) = (value.pointer_mut(parent), key.parse::<usize>())
            {
                list.insert(at, list[at].clone());
            }
        }
        Spoiling::Count(place, up) => {
            if let Some((part, number)) = number(&value, &all, place) {
                put(&mut value, &part, json!(beside(number, up)));
            }
        }
        Spoiling::Number(place, which) => {
            let named =
                |part: &&String| part.rsplit('/').next().is_some_and(|key| key.parse::<usize>().is_err());
            let named: Vec<_> = all.iter().filter(named).cloned().collect();
            if let Some((part, number)) = number(&value, &named, place) {
                let next = beside(number, which == ENDS.len());
                put(&mut value, &part, json!(ENDS.get(which).copied().unwrap_or(next)));
            }
        }
        Spoiling::End(_) | Spoiling::Letter(..) | Spoiling::Cut(..) => {}
    }
    value.to_string()
}

/// The next number from a place.
fn number(value: &Value, parts: &[String], place: u16) -> Option<(String, i64)> {
    let (before, after) = parts.split_at(at(place, parts.len()));
    let mut here = after.iter().chain(before);
    here.find_map(|part| Some((part.clone(), value.pointer(part)?.as_i64()?)))
}

/// One more, or one less.
fn beside(number: i64, up: bool) -> i64 {
    if up { number.saturating_add(1) } else { number.saturating_sub(1) }
}

fn put(value: &mut Value, part: &str, new: Value) {
    if let Some(there) = value.pointer_mut(part) {
        *there = new;
    }
}
