//! The limits of single routes and places, as Discord tells them: none is known before the first answer.

use super::told::Told;
use std::collections::BTreeMap;
use std::time::Duration;

/// A route, by its method and its path with the places left open.
pub type Route = (&'static str, &'static str);

/// The name of a limit, and the place that it is about.
pub type Key = (String, String);

/// Where nothing was told, so long after a call another may be made without an answer to it.
const UNTOLD: Duration = Duration::from_secs(10);

/// All limits that are in use.
#[derive(Debug, Default)]
pub struct Buckets {
    /// What Discord calls the limit of a route, and how much it allows. There are as many as there are routes.
    names: BTreeMap<Route, (String, u32)>,
    /// Those that are being used up. What has been reset is forgotten.
    used: BTreeMap<Key, Bucket>,
}

#[derive(Debug)]
struct Bucket {
    /// How much is allowed, as far as is known: one at a time, until something is told.
    limit: u32,
    /// How many may still go.
    left: u32,
    /// When all may go again.
    resets: Duration,
    under_way: u32,
}

impl Buckets {
    /// What a call of this route to this place uses up.
    pub fn key(&self, route: Route, place: &str) -> Key {
        let name = self.names.get(&route).map(|(name, _)| name.clone());
        (name.unwrap_or_else(|| format!("{} {}", route.0, route.1)), place.to_owned())
    }

    /// When the next call may go: now, at a moment, or when one that is under way comes back.
    pub fn next(&mut self, key: &Key, now: Duration) -> Result<(), Option<Duration>> {
        let Some(bucket) = self.used.get_mut(key) else { return Ok(()) };
        if bucket.resets <= now {
            bucket.left = bucket.limit.saturating_sub(bucket.under_way);
        }
        match bucket.left {
            0 => Err(Some(bucket.resets).filter(|resets| *resets > now)),
            _ => Ok(()),
        }
    }

    /// A call goes out.
    pub fn begin(&mut self, route: Route, key: &Key, now: Duration) {
        let limit = self.names.get(&route).map_or(1, |(_, limit)| *limit);
        let fresh = Bucket { limit, left: limit, resets: now + UNTOLD, under_way: 0 };
        let bucket = self.used.entry(key.clone()).or_insert(fresh);
        if bucket.resets <= now {
            bucket.resets = now + UNTOLD;
        }
        bucket.left = bucket.left.saturating_sub(1);
        bucket.under_way += 1;
    }

    /// A call has come back, with what was told.
    pub fn end(&mut self, route: Route, key: Key, now: Duration, told: Option<&Told>) {
        // It may have got its name while this call was under way.
        let now_named = self.key(route, &key.1);
        let there = if self.used.contains_key(&key) { &key } else { &now_named };
        if let Some(bucket) = self.used.get_mut(there) {
            bucket.under_way = bucket.under_way.saturating_sub(1);
        }
        let told = told.cloned().unwrap_or_default();
        if let (Some(name), Some(limit)) = (&told.bucket, told.limit) {
            self.names.insert(route, (name.clone(), limit.max(1)));
        }
        let named = self.key(route, &key.1);
        if named != key
            && let Some(bucket) = self.used.remove(&key)
        {
            self.used.entry(named.clone()).or_insert(bucket);
        }
        let Some(bucket) = self.used.get_mut(&named) else { return };
        bucket.limit = told.limit.unwrap_or(bucket.limit).max(1);
        match (told.wait.filter(|_| !told.everything), told.left.zip(told.resets)) {
            (Some(wait), _) => (bucket.left, bucket.resets) = (0, now + wait),
            // Those under way may or may not have been counted already.
            (None, Some((left, resets))) => {
                (bucket.left, bucket.resets) = (left.saturating_sub(bucket.under_way), now + resets);
            }
            // Nothing told: one at a time.
            (None, None) if bucket.limit == 1 => bucket.left = 1_u32.saturating_sub(bucket.under_way),
            (None, None) => {}
        }
    }

    /// Forgets what has been reset, and says how much is left to remember.
    pub fn tidy(&mut self, now: Duration) -> usize {
        self.used.retain(|_, bucket| bucket.under_way > 0 || bucket.resets > now);
        self.used.len()
    }
}
