//! Names as they can be drawn: people call themselves anything.

use super::fonts::fonts;

/// More characters than this are never drawn, however narrow they are.
const MOST: usize = 40;
/// Marks that one letter may carry; more would run into the lines above and below.
const MARKS: usize = 2;
/// What stands for a character that no font here has.
const STRANGER: char = '□';

/// What a player is called in pictures. Nobody vanishes: where nothing can be seen of a name, the seat's
/// number stands for it.
pub fn drawable(name: &str, seat: usize) -> String {
    let mut drawn = String::new();
    let (mut marks, mut count) = (0, 0);
    for c in name.chars() {
        if is_mark(c) {
            marks += 1;
            if marks > MARKS || count == 0 || !fonts().has(c) {
                continue;
            }
        } else if c.is_whitespace() {
            if drawn.is_empty() || drawn.ends_with(' ') {
                continue;
            }
            (marks, count) = (0, count + 1);
            drawn.push(' ');
            continue;
        } else if c.is_control() || shows_nothing(c) {
            continue;
        } else {
            (marks, count) = (0, count + 1);
        }
        if count > MOST {
            break;
        }
        drawn.push(if fonts().has(c) { c } else { STRANGER });
    }
    let drawn = drawn.trim_end();
    if drawn.chars().any(|c| !c.is_whitespace()) { drawn.to_owned() } else { format!("#{}", seat + 1) }
}

/// Marks that sit on the letter before them.
fn is_mark(c: char) -> bool {
    matches!(u32::from(c),
        0x300..=0x36f | 0x483..=0x489 | 0x591..=0x5bd | 0x5bf | 0x5c1..=0x5c2 | 0x5c4..=0x5c5 | 0x5c7
        | 0x610..=0x61a | 0x64b..=0x65f | 0x670 | 0x6d6..=0x6dc | 0x6df..=0x6e4 | 0x6e7..=0x6e8 | 0x6ea..=0x6ed
        | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20ff | 0xfe20..=0xfe2f)
}

/// Characters that only steer others: directions, joiners, variants, shades of emoji, fillers, private ones.
fn shows_nothing(c: char) -> bool {
    matches!(u32::from(c),
        0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f | 0x200b..=0x200f
        | 0x2028..=0x202e | 0x2060..=0x206f | 0x2800 | 0x3164 | 0xfe00..=0xfe0f | 0xfeff | 0xffa0 | 0xfff0..=0xfffb
        | 0x1d173..=0x1d17a | 0x1f3fb..=0x1f3ff | 0xe0000..=0xe0fff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_called_something() {
        assert_eq!(drawable("  Ana\n  Inés ", 0), "Ana Inés");
        assert_eq!(drawable("", 2), "#3");
        assert_eq!(drawable("\u{200b}\u{202e}\u{3164}", 7), "#8");
        assert_eq!(drawable("\u{301}\u{301}", 0), "#1");
        assert_eq!(drawable("松本 👩‍🚀", 0), "□□ □□");
        assert_eq!(drawable(&"x".repeat(200), 0).len(), MOST);
        let towering = drawable(&format!("Z{}o", "\u{300}".repeat(60)), 0);
        assert_eq!(towering.chars().count(), 4);
    }
}
