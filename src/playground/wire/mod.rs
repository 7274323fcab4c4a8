//! What a bot may send: strict types for every body, their rules, and the shapes they are answered in.

pub(crate) mod command;
pub(crate) mod embed;
pub(crate) mod find;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod part_rules;
pub(crate) mod part_show;
pub(crate) mod parts;

use super::refusal::{Problems, Refusal};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A field that may be absent (`None`), null (`Some(None)`) or there.
pub(crate) type Field<T> = Option<Option<T>>;

/// For [`Field`]s: without this, serde reads null as absent.
pub(crate) fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Field<T>, D::Error> {
    Option::<T>::deserialize(from).map(Some)
}

/// Reads a whole body into one of the strict types.
pub(crate) fn read<T: DeserializeOwned>(body: &Value) -> Result<T, Refusal> {
    T::deserialize(body).map_err(|e| Refusal::one("", "DICT_TYPE_CONVERT", e.to_string()))
}

/// Reads one piece of a body; what is wrong with it is noted at its path.
pub(crate) fn piece<T: DeserializeOwned>(body: &Value, path: &str, problems: &mut Problems) -> Option<T> {
    match T::deserialize(body) {
        Ok(read) => Some(read),
        Err(e) => {
            problems.add(path, "DICT_TYPE_CONVERT", e.to_string());
            None
        }
    }
}
