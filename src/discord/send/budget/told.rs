//! What Discord tells of its limits, in the head of every answer.

use reqwest::header::HeaderMap;
use serde_json::Value;
use std::time::Duration;

/// What was told.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// The status.
    pub status: u16,
    /// What the limit is called: several routes may share one.
    pub bucket: Option<String>,
    /// How many calls there may be in a while.
    pub limit: Option<u32>,
    /// How many of them are left.
    pub left: Option<u32>,
    /// How long the while still lasts.
    pub resets: Option<Duration>,
    /// For how long nothing may be asked, where it was refused.
    pub wait: Option<Duration>,
    /// Whether that is about everything.
    pub everything: bool,
    /// Whether others have used up what all share: Discord does not hold that against us.
    pub shared: bool,
}

impl Told {
    /// Read from the head of an answer; how long to wait may stand in what it says.
    pub fn read(status: u16, headers: &HeaderMap, body: &Value) -> Told {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let secs = |name: &str| text(name).and_then(|value| value.parse().ok()).and_then(seconds);
        // In the head it is rounded up to whole seconds, which is too much for the answer to a press.
        let wait = body["retry_after"].as_f64().and_then(seconds).or_else(|| secs("retry-after"));
        Told {
            status,
            bucket: text("x-ratelimit-bucket").map(str::to_owned),
            limit: text("x-ratelimit-limit").and_then(|value| value.parse().ok()),
            left: text("x-ratelimit-remaining").and_then(|value| value.parse().ok()),
            resets: secs("x-ratelimit-reset-after"),
            wait: wait.filter(|_| status == 429),
            everything: status == 429
                && (text("x-ratelimit-global").is_some()
                    || text("x-ratelimit-scope") == Some("global")
                    || body["global"] == true),
            shared: text("x-ratelimit-scope") == Some("shared"),
        }
    }

    /// Whether Discord counts it among what it had to refuse.
    pub fn is_held_against_us(&self) -> bool {
        matches!(self.status, 401 | 403) || self.status == 429 && !self.shared
    }
}

/// Whatever a server may say.
fn seconds(secs: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(secs.clamp(0.0, 86_400.0)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::HeaderValue;
    use serde_json::json;

    #[test]
    fn a_refusal_is_read_wherever_it_says_how_long() {
        let mut head = HeaderMap::new();
        head.insert("retry-after", HeaderValue::from_static("2"));
        head.insert("x-ratelimit-scope", HeaderValue::from_static("user"));
        let told = Told::read(429, &head, &json!({ "retry_after": 2.5, "global": false }));
        assert_eq!((told.wait, told.everything), (Some(Duration::from_millis(2_500)), false));
        assert!(told.is_held_against_us());
        let told = Told::read(429, &head, &json!({ "retry_after": 1.2 }));
        assert_eq!(told.wait, Some(Duration::from_millis(1_200)));
        let told = Told::read(429, &HeaderMap::new(), &json!({ "retry_after": -1.0, "global": true }));
        assert_eq!((told.wait, told.everything), (Some(Duration::ZERO), true));
        head.insert("x-ratelimit-scope", HeaderValue::from_static("shared"));
        assert!(!Told::read(429, &head, &Value::Null).is_held_against_us());
    }
}
