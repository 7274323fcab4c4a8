//! Spans of time in words.

use crate::kernel::Text;

/// A span of time in words.
pub fn duration(secs: u32) -> Text {
    let (key, count) = match secs {
        0..=119 => ("duration-seconds", secs),
        120..=7_199 => ("duration-minutes", secs / 60),
        7_200..=172_799 => ("duration-hours", secs / 3_600),
        _ => ("duration-days", secs / 86_400),
    };
    Text::new(key).with("count", i64::from(count))
}
