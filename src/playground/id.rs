//! Snowflake ids and the clock they are stamped with, which tests may push forward.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The first millisecond of 2015, from which snowflakes count.
const EPOCH_MS: i64 = 1_420_070_400_000;

/// A snowflake: the time of creation in its upper 42 bits, a counter in the lower 22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// When the thing was made, in milliseconds of Unix time.
    pub fn created_ms(self) -> i64 {
        (self.0 >> 22) as i64 + EPOCH_MS
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    /// Discord sends strings and accepts numbers too.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Text(String),
            Number(u64),
        }
        match Either::deserialize(from)? {
            Either::Number(n) => Ok(Id(n)),
            Either::Text(t) => t.parse().map_err(|_| de::Error::custom("not a snowflake")),
        }
    }
}

/// Real time plus what has been skipped. Its clones skip together.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    skipped_ms: Arc<AtomicU64>,
}

impl Clock {
    /// Now, in milliseconds of Unix time.
    pub fn now_ms(&self) -> i64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from((real + self.skipped()).as_millis()).unwrap_or(i64::MAX)
    }

    /// How much has been skipped.
    pub fn skipped(&self) -> Duration {
        Duration::from_millis(self.skipped_ms.load(Ordering::Relaxed))
    }

    /// Lets time pass at once, up to a century in all: beyond that, sums of times would overflow.
    pub fn skip(&self, time: Duration) {
        let sum = self.skipped().saturating_add(time).min(Duration::from_secs(100 * 31_557_600));
        self.skipped_ms.store(u64::try_from(sum.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

/// Hands out ids that always increase, also within one millisecond.
#[derive(Debug, Default)]
pub struct Mint {
    last: u64,
}

impl Mint {
    /// The next id for something made at `now_ms`.
    pub fn next(&mut self, now_ms: i64) -> Id {
        let stamp = u64::try_from(now_ms - EPOCH_MS).unwrap_or(0) << 22;
        self.last = stamp.max(self.last + 1);
        Id(self.last)
    }
}

/// The moment as Discord writes it: `2026-01-31T12:00:00.123000+00:00`.
pub fn iso(ms: i64) -> String {
    let (days, in_day) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000));
    // Days to a civil date, counting years from March so that the leap day comes last.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (h, m, s) = (in_day / 3_600_000, in_day / 60_000 % 60, in_day / 1000 % 60);
    format!("{year:04}-{month:02}-{day:02}T{h:02}:{m:02}:{s:02}.{:03}000+00:00", in_day % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_increase_and_carry_their_time() {
        let mut mint = Mint::default();
        let now = 1_790_000_000_123;
        let ids: Vec<Id> = (0..5000).map(|_| mint.next(now)).collect();
        assert!(ids.windows(2).all(|w| w[0] < w[1]));
        assert_eq!(ids[0].created_ms(), now);
        assert!(mint.next(now - 60_000) > ids[4999], "a clock that steps back must not reuse ids");
    }

    #[test]
    fn dates_are_written_as_discord_does() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_798_761_599_999), "2026-12-31T23:59:59.999000+00:00");
    }

    #[test]
    fn ids_are_read_from_text_and_numbers() {
        assert_eq!(serde_json::from_str::<Id>("\"42\"").ok(), Some(Id(42)));
        assert_eq!(serde_json::from_str::<Id>("42").ok(), Some(Id(42)));
        assert!(serde_json::from_str::<Id>("\"x\"").is_err());
    }
}
