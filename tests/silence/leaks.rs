//! Mistakes that somebody could make: each tells something that depends on what is hidden, in another place. They are made here,
//! between the bot and those who look, and not in the program.

use serde_json::{Value, json};

/// A mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// What is said to a seat that may not do something.
    Refusal,
    /// What is said to somebody without a seat.
    RefusalToAStranger,
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
    /// The table's message, in words.
    Board,
    /// What is said in place of a picture.
    Alt,
    /// A spot of a picture.
    Pixel,
    /// What is offered to somebody who types.
    Suggestion,
    /// One call more.
    Call,
    /// The same calls in another order.
    Order,
    /// One message more for everybody.
    Message,
    /// A change of the table's message that is gone again.
    Flicker,
    /// The number of a question, in a button.
    Number,
    /// Whether a button can be pressed.
    Disabled,
}

impl Leak {
    pub const ALL: [Leak; 18] = [
        Leak::Refusal,
        Leak::RefusalToAStranger,
        Leak::Undo,
        Leak::Letter,
        Leak::Log,
        Leak::Paused,
        Leak::Nonce,
        Leak::LogLine,
        Leak::Board,
        Leak::Alt,
        Leak::Pixel,
        Leak::Suggestion,
        Leak::Call,
        Leak::Order,
        Leak::Message,
        Leak::Flicker,
        Leak::Number,
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
