//! The page of dice: what each player threw beside what is to be expected, and how lucky that was. All throws
//! are public, so it can be read during the game as well.

use super::table::Record;
use super::view::View;
use crate::kernel::{Arg, Text};

/// How many of a hundred players with fair dice have less luck, by tenths of a standard deviation above the mean.
const LESS: [i64; 24] =
    [50, 54, 58, 62, 66, 69, 73, 76, 79, 82, 84, 86, 88, 90, 92, 93, 95, 96, 96, 97, 98, 98, 99, 99];

/// From which hundredths of chi-squared over six faces on, fair dice look as uneven only one time in so many.
const UNEVEN: [(u64, i64); 10] = [
    (435, 2),
    (573, 3),
    (729, 5),
    (924, 10),
    (1107, 20),
    (1339, 50),
    (1509, 100),
    (1675, 200),
    (1892, 500),
    (2052, 1000),
];

/// From which hundredths of a standard deviation on, fair dice show as many or as few pairs only one time in so many.
const OFF: [(u64, i64); 10] = [
    (67, 2),
    (97, 3),
    (128, 5),
    (164, 10),
    (196, 20),
    (233, 50),
    (258, 100),
    (281, 200),
    (309, 500),
    (329, 1000),
];

/// A line for each player, and one for the dice of the table.
pub fn luck(view: &View) -> Vec<Text> {
    let lines = view.board.seats().filter_map(|seat| {
        let record = &view.records[seat.index()];
        let counted = Counted::of(record, view);
        (record.throws > 0).then(|| counted.line(record).with("player", seat))
    });
    let mut lines: Vec<Text> = lines.collect();
    lines.extend(table(view));
    lines
}

/// What a player's dice can be compared by.
struct Counted {
    /// Dice thrown, and their pips.
    dice: i64,
    pips: i64,
    /// Throws that can be a pair, and in how many ways of 36 they are one.
    throws: i64,
    ways: i64,
}

impl Counted {
    fn of(record: &Record, view: &View) -> Counted {
        let options = &view.board.options;
        let dice = record.faces.iter().map(|count| i64::from(*count)).sum();
        let pips = (1..).zip(&record.faces).map(|(face, count)| face * i64::from(*count)).sum();
        // A last piece that walks with one die throws no pairs with it; where there is but one die, 1 and 6 are pairs.
        let (throws, ways) = match options.dice {
            1 => (i64::from(record.throws), 12),
            _ => (dice - i64::from(record.throws), if options.eleven { 8 } else { 6 }),
        };
        Counted { dice, pips, throws, ways }
    }

    fn line(&self, record: &Record) -> Text {
        let face = |at: usize| i64::from(record.faces[at]);
        let faces = (1..).zip(0..6).map(|(shown, at)| format!("{shown}×{}", face(at)));
        Text::new("luck-player")
            .with("throws", i64::from(record.throws))
            .with("pairs", i64::from(record.pairs))
            .with("pairs_due", (self.throws * self.ways + 18) / 36)
            .with("pips", self.pips)
            .with("pips_due", (self.dice * 7 + 1) / 2)
            .with("faces", Arg::Verbatim(faces.collect::<Vec<_>>().join(" ")))
            .with("made", i64::from(record.made))
            .with("suffered", i64::from(record.suffered))
            .with("drought", i64::from(record.drought))
            .with("release", i64::from(record.first_release.unwrap_or(0)))
            .with("luck", less(self.score(i64::from(record.pairs))))
    }

    /// How far pips and pairs together are above what is to be expected, in tenths of a standard deviation.
    /// One says nothing of the other, so that both count alike.
    fn score(&self, pairs: i64) -> i64 {
        let pips = deviation(2 * self.pips - 7 * self.dice, 35 * self.dice, 3);
        let pairs =
            deviation(36 * pairs - self.throws * self.ways, self.throws * self.ways * (36 - self.ways), 1);
        (pips + pairs) * 100 / 1414
    }
}

/// A distance from the mean in hundredths of a standard deviation, whose square is a fraction.
fn deviation(distance: i64, square: i64, by: i64) -> i64 {
    let root = (square.max(0) * 10_000 / by).isqrt();
    if root == 0 { 0 } else { distance * 10_000 / root }
}

/// How many of a hundred have less luck.
fn less(tenths: i64) -> i64 {
    let at = usize::try_from(tenths.abs()).unwrap_or(LESS.len()).min(LESS.len() - 1);
    if tenths < 0 { 100 - LESS[at] } else { LESS[at] }
}

/// How often fair dice look as uneven as those of this table.
fn table(view: &View) -> Option<Text> {
    let count =
        |face: usize| -> u64 { view.records.iter().map(|record| u64::from(record.faces[face])).sum() };
    let faces: Vec<u64> = (0..6).map(count).collect();
    let dice: u64 = faces.iter().sum();
    let squares: u64 = faces.iter().map(|count| count * count).sum();
    let uneven = ((6 * squares).saturating_sub(dice * dice) * 100).checked_div(dice)?;
    let rare =
        |by: u64, of: &[(u64, i64)]| of.iter().rev().find(|(from, _)| by >= *from).map(|(_, often)| *often);
    let (pairs, throws, ways) = view.board.seats().fold((0, 0, 0), |(pairs, throws, _), seat| {
        let record = &view.records[seat.index()];
        let counted = Counted::of(record, view);
        (pairs + i64::from(record.pairs), throws + counted.throws, counted.ways)
    });
    let square = throws * ways * (36 - ways);
    let off = deviation(36 * pairs - throws * ways, square, 1).unsigned_abs();
    // Of faces and pairs whatever is rarer.
    let often = rare(uneven, &UNEVEN).max(rare(off, &OFF));
    Some(match often {
        None => Text::new("luck-even"),
        Some(1000) => Text::new("luck-rare"),
        Some(often) => Text::new("luck-uneven").with("often", often),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 36 throws, every pair of faces once, are exactly what is to be expected.
    fn square() -> (Counted, Record) {
        let record = Record { throws: 36, pairs: 6, faces: [12; 6], ..Record::default() };
        (Counted { dice: 72, pips: 252, throws: 36, ways: 6 }, record)
    }

    #[test]
    fn what_is_to_be_expected_is_neither_luck_nor_bad_luck() {
        let (counted, record) = square();
        assert_eq!(counted.score(6), 0);
        assert_eq!(less(0), 50);
        let args = counted.line(&record).args;
        for (name, due) in [("pairs_due", 6_i64), ("pips_due", 252), ("luck", 50)] {
            assert!(args.contains(&(name.to_owned(), due.into())), "{name} in {args:?}");
        }
    }

    #[test]
    fn luck_is_counted_in_deviations() {
        let (counted, _) = square();
        // The deviation of the pairs is the root of 5, and counts by the root of one half: 9 pairs are 1.34,
        // together 0.94.
        assert_eq!((counted.score(9), counted.score(3)), (9, -9));
        // That of the pips of 72 dice is the root of 210.
        let high = Counted { pips: 252 + 29, ..square().0 };
        assert_eq!((high.score(6), less(high.score(6)), less(-high.score(6))), (14, 92, 8));
        // Without a throw there is nothing to be lucky with.
        assert_eq!(Counted { dice: 0, pips: 0, throws: 0, ways: 6 }.score(0), 0);
        assert_eq!((less(400), less(-400)), (99, 1));
    }
}
