//! Rate limits: a bucket for each route and place, and fifty requests a second in all.

use super::config::Rates;
use super::refusal::{Refusal, Scope};
use std::collections::BTreeMap;

/// So many requests in so many milliseconds.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    limit: u32,
    window_ms: i64,
}

#[derive(Debug)]
struct Bucket {
    used: u32,
    resets_ms: i64,
}

/// What the headers of a response tell about its bucket.
#[derive(Debug, Clone)]
pub(crate) struct Standing {
    pub limit: u32,
    pub remaining: u32,
    pub resets_ms: i64,
    pub after_ms: i64,
    pub bucket: String,
}

/// All buckets.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    buckets: BTreeMap<String, Bucket>,
    global: Option<Bucket>,
}

fn allowance(method: &str, route: &str) -> Allowance {
    let (limit, window_ms) = match (method, route) {
        ("POST" | "PATCH", "/channels/{channel_id}/messages") => (5, 5000),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}") => (5, 5000),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}") => (5, 1000),
        (_, path) if path.starts_with("/webhooks/") => (5, 2000),
        ("POST", path) if path.ends_with("/threads") => (50, 300_000),
        ("PUT", path) if path.ends_with("/commands") => (5, 20_000),
        _ => (10, 10_000),
    };
    Allowance { limit, window_ms }
}

/// Interaction endpoints have room of their own and do not count against the bot's fifty a second.
fn counts_globally(route: &str) -> bool {
    !route.starts_with("/interactions/") && !route.starts_with("/webhooks/")
}

impl Limits {
    /// Counts a request; `place` is the channel, guild or webhook it concerns.
    pub(crate) fn count(
        &mut self,
        rates: Rates,
        now_ms: i64,
        (method, route, place): (&str, &str, &str),
    ) -> (Standing, Result<(), Refusal>) {
        let Allowance { limit, window_ms } = allowance(method, route);
        self.buckets.retain(|_, bucket| bucket.resets_ms > now_ms);
        let name = format!("{:08x}", hash(&format!("{method} {route}")));
        let key = format!("{name}:{place}");
        let bucket = self.buckets.entry(key).or_insert(Bucket { used: 0, resets_ms: now_ms + window_ms });
        let full = bucket.used >= limit && rates == Rates::Limited;
        // Where nothing is limited, nothing is used up: whoever reads the headers would hold back otherwise.
        if !full && rates == Rates::Limited {
            bucket.used += 1;
        }
        let after_ms = bucket.resets_ms - now_ms;
        let remaining = limit.saturating_sub(bucket.used);
        let standing = Standing { limit, remaining, resets_ms: bucket.resets_ms, after_ms, bucket: name };
        if full {
            return (standing, Err(Refusal::too_fast(seconds(after_ms), Scope::Route)));
        }
        if rates == Rates::Limited && counts_globally(route) {
            let global = self.global.get_or_insert(Bucket { used: 0, resets_ms: now_ms + 1000 });
            if global.resets_ms <= now_ms {
                *global = Bucket { used: 0, resets_ms: now_ms + 1000 };
            }
            global.used += 1;
            if global.used > 50 {
                let wait = seconds(global.resets_ms - now_ms);
                return (standing, Err(Refusal::too_fast(wait, Scope::Global)));
            }
        }
        (standing, Ok(()))
    }
}

pub(crate) fn seconds(ms: i64) -> f64 {
    ms as f64 / 1000.0
}

/// FNV-1a: names buckets, so that they look opaque as Discord's do.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |h, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEND: (&str, &str, &str) = ("POST", "/channels/{channel_id}/messages", "1");

    #[test]
    fn five_messages_in_five_seconds_in_each_channel() {
        let mut limits = Limits::default();
        for left in (0..5).rev() {
            let (standing, result) = limits.count(Rates::Limited, 1000, SEND);
            assert!(result.is_ok());
            assert_eq!(standing.remaining, left);
        }
        let (_, refused) = limits.count(Rates::Limited, 2000, SEND);
        assert_eq!(refused.map_err(|r| r.retry), Err(Some((4.0, Scope::Route))));
        assert!(limits.count(Rates::Limited, 2000, (SEND.0, SEND.1, "2")).1.is_ok(), "another channel");
        assert!(limits.count(Rates::Unlimited, 2000, SEND).1.is_ok(), "switched off");
        assert!(limits.count(Rates::Limited, 6000, SEND).1.is_ok(), "after the window");
    }

    #[test]
    fn fifty_a_second_in_all_but_not_for_interactions() {
        let mut limits = Limits::default();
        let get = |place: &'static str| ("GET", "/channels/{channel_id}", place);
        let places = ["a", "b", "c", "d", "e", "f"];
        let mut last = None;
        for i in 0..51 {
            last = Some(limits.count(Rates::Limited, 0, get(places[i / 10])).1);
        }
        let scope = last.and_then(Result::err).and_then(|r| r.retry).map(|r| r.1);
        assert_eq!(scope, Some(Scope::Global));
        let callback = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", "x");
        assert!(limits.count(Rates::Limited, 0, callback).1.is_ok());
    }
}
