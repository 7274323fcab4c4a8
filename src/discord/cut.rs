//! Texts as long as Discord takes them.

/// At most so many characters; what was cut ends in an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    if most > 0 {
        short.push('…');
    }
    short
}
