//! Why Discord did not do something: what its refusals mean.

use crate::host::announce::NotShown;
use serde_json::Value;

/// Why Discord did not do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The channel is gone.
    NoChannel,
    /// The message is gone.
    NoMessage,
    /// The bot may not see the channel, or not write there.
    NotAllowed,
    /// The person takes no direct messages, or no more conversations may be opened today.
    ClosedDoor,
    /// The thread is archived, or locked.
    Archived,
    /// The message is too old to be edited often.
    TooOld,
    /// Somebody has answered this press already: very likely this program, a moment ago.
    Answered,
    /// The press is too old to be answered.
    Expired,
    /// Discord is busy or down, or it is too much at the moment.
    Busy,
    /// Anything else: a mistake of this program.
    Refused,
}

impl Trouble {
    /// What a refusal with this status and this code of Discord's own means.
    pub fn of(status: u16, code: u64) -> Trouble {
        match code {
            10_003 => Trouble::NoChannel,
            10_008 => Trouble::NoMessage,
            10_062 | 10_015 | 50_027 => Trouble::Expired,
            40_060 => Trouble::Answered,
            50_001 | 50_013 => Trouble::NotAllowed,
            // Closed messages, too many new conversations at once, no common server.
            50_007 | 40_003 | 50_278 => Trouble::ClosedDoor,
            50_083 | 160_005 => Trouble::Archived,
            30_046 => Trouble::TooOld,
            _ => match status {
                429 | 500.. => Trouble::Busy,
                403 => Trouble::NotAllowed,
                _ => Trouble::Refused,
            },
        }
    }

    /// Whether it may go better in a moment.
    pub fn passes(self) -> bool {
        self == Trouble::Busy
    }
}

/// What is wrong with a body, by Discord's own codes and where each is: what stands there, which may be a
/// hand, is left out.
pub fn wrong(errors: &Value) -> String {
    let mut found = Vec::new();
    walk(errors, "", &mut found);
    found.join(", ")
}

fn walk(errors: &Value, path: &str, found: &mut Vec<String>) {
    for (key, inner) in errors.as_object().into_iter().flatten() {
        match inner.as_array().filter(|_| key == "_errors") {
            Some(all) => {
                let codes = all.iter().filter_map(|one| one["code"].as_str());
                found.extend(codes.map(|code| format!("{path} {code}").trim_start().to_owned()));
            }
            None => walk(inner, &format!("{path}{}{key}", if path.is_empty() { "" } else { "." }), found),
        }
    }
}

impl From<Trouble> for NotShown {
    fn from(trouble: Trouble) -> NotShown {
        if trouble.passes() { NotShown::Later } else { NotShown::Never }
    }
}

#[cfg(test)]
mod tests {
    use super::wrong;
    use serde_json::{Value, json};

    #[test]
    fn what_is_wrong_is_said_without_what_stands_there() {
        let of = |code: &str| json!({ "_errors": [{ "code": code, "message": "Value \"¡Iä! ¡Iä!\" is too long" }] });
        let errors = json!({ "data": { "components": { "0": { "content": of("LONG"), "id": of("TWICE") } }, "flags": of("ODD") } });
        assert_eq!(
            wrong(&errors),
            "data.components.0.content LONG, data.components.0.id TWICE, data.flags ODD"
        );
        assert_eq!((wrong(&Value::Null), wrong(&of("ALL"))), (String::new(), "ALL".to_owned()));
    }
}
