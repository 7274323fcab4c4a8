//! How much of a telephone words and buttons take, by rules of thumb: whatever is cut so that a page fits one
//! screen is measured here.

/// So many characters stand in a line of small print.
pub const SMALL: usize = 40;
/// So many stand in a line of plain words.
pub const PLAIN: usize = 32;
/// So many stand in a row of buttons, of which each takes some beside its label.
const ROW: usize = 40;
const BESIDE_A_LABEL: usize = 5;

/// How many lines these take, where so much stands in one.
pub fn lines(texts: &[impl AsRef<str>], wide: usize) -> usize {
    texts.iter().map(|text| text.as_ref().chars().count().div_ceil(wide)).sum()
}

/// How many rows buttons with these labels take. What is on a second line of a label is a row of its own.
pub fn rows(labels: &[impl AsRef<str>]) -> usize {
    let mut rows = 0;
    let mut left = 0;
    for label in labels {
        let width = label.as_ref().chars().count() + BESIDE_A_LABEL;
        if width > left {
            rows += width.div_ceil(ROW);
            left = ROW;
        }
        left = left.saturating_sub(width);
    }
    rows
}

/// The same where a label of two lines makes its row a little higher, and is no row more.
pub fn rows_of_one_line(labels: &[impl AsRef<str>]) -> usize {
    let one_line = |label: &str| label.chars().take(ROW - BESIDE_A_LABEL).collect::<String>();
    rows(&labels.iter().map(|label| one_line(label.as_ref())).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::{SMALL, lines, rows, rows_of_one_line};

    #[test]
    fn a_text_takes_a_line_more_where_one_is_full() {
        assert_eq!(lines(&["x".repeat(SMALL), "x".repeat(SMALL + 1), String::new()], SMALL), 3);
    }

    #[test]
    fn buttons_stand_beside_each_other_as_long_as_there_is_room() {
        let (half, more, long) = ("x".repeat(15), "x".repeat(16), "x".repeat(36));
        assert_eq!((rows(&[&half, &half]), rows(&[&half, &more]), rows(&[&half, &half, &half])), (1, 2, 2));
        assert_eq!((rows(&[&long]), rows_of_one_line(&[&long])), (2, 1));
    }
}
