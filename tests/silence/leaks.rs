//! Mistakes that somebody could make: each tells something that depends on what is hidden, in another place.
//! They are made here, between the bot and those who look, and not in the program.

use serde_json::{Value, json};

/// A mistake. The first eighteen are those that were once planted in the program itself, when eight of them
/// went unnoticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Only who holds something that fits is named among those who are waited for.
    Asked,
    /// Who holds nothing that fits answers 0.4 s sooner.
    Hasty,
    /// A card that lies face down makes the table be written anew.
    FaceDown,
    /// How long the table's message is.
    Board,
    /// What is said in place of a picture.
    Alt,
    /// A spot of a picture.
    Pixel,
    /// Only who holds something that fits is reminded.
    Reminder,
    /// In which order those who are waited for are named.
    Listed,
    /// The number of a question, in a button.
    Number,
    /// What is offered to somebody who types.
    Suggestion,
    /// What is said to a seat that may not do something.
    Refusal,
    /// A button of one's own, for taking back.
    Undo,
    /// A message to somebody directly.
    Letter,
    /// The page with what has happened.
    Log,
    /// A page that is looked at while nobody plays.
    Paused,
    /// What marks a message.
    Nonce,
    /// A line in the log of the program.
    LogLine,
    /// The table is shown 0.3 s later.
    Late,
    /// What is said to somebody without a seat.
    RefusalToAStranger,
    /// One call more.
    Call,
    /// The same calls in another order.
    Order,
    /// One message more for everybody.
    Message,
    /// A change of the table's message that is gone again.
    Flicker,
    /// Whether a button can be pressed.
    Disabled,
}

impl Leak {
    pub const ALL: [Leak; 24] = [
        Leak::Asked,
        Leak::Hasty,
        Leak::FaceDown,
        Leak::Board,
        Leak::Alt,
        Leak::Pixel,
        Leak::Reminder,
        Leak::Listed,
        Leak::Number,
        Leak::Suggestion,
        Leak::Refusal,
        Leak::Undo,
        Leak::Letter,
        Leak::Log,
        Leak::Paused,
        Leak::Nonce,
        Leak::LogLine,
        Leak::Late,
        Leak::RefusalToAStranger,
        Leak::Call,
        Leak::Order,
        Leak::Message,
        Leak::Flicker,
        Leak::Disabled,
    ];
}

/// Changes the first text below this key, wherever it is.
pub fn change(value: &mut Value, key: &str, how: &mut dyn FnMut(&mut Value)) -> bool {
    match value {
        Value::Object(parts) => {
            if let Some(found) = parts.get_mut(key) {
                how(found);
                return true;
            }
            parts.values_mut().any(|part| change(part, key, how))
        }
        Value::Array(parts) => parts.iter_mut().any(|part| change(part, key, how)),
        _ => false,
    }
}

/// Adds what is hidden to the first text below this key.
pub fn add(value: &mut Value, key: &str, hidden: &str) {
    change(value, key, &mut |text| *text = json!(format!("{}{hidden}", text.as_str().unwrap_or_default())));
}

/// Writes one name in the place of another, and the other way round, in every text.
pub fn swap(value: &mut Value, one: &str, other: &str) {
    match value {
        Value::Object(parts) => parts.values_mut().for_each(|part| swap(part, one, other)),
        Value::Array(parts) => parts.iter_mut().for_each(|part| swap(part, one, other)),
        Value::String(text) => {
            let texts = text
                .split(one)
                .map(|part| if other.is_empty() { part.to_owned() } else { part.replace(other, one) });
            *text = texts.collect::<Vec<_>>().join(other);
        }
        _ => {}
    }
}
