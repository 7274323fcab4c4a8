//! A test as it was told: every line of both totals, with the dice.

use super::look::{
    ASPHALT, BOLD, BONE, DIM, GOLD, INK, LINE, NIGHT, SLIME, SLOT, TEXT, colour, mark, suit, symbol,
};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::cards::Card;
use crate::games::cthulhu500::{Event, Line, Source, Total};
use crate::kernel::{Arg, Seat, Text};

const WIDTH: f32 = 1000.0;
const COLUMN: f32 = 474.0;
const HEAD: f32 = 92.0;
const ROW: f32 = 48.0;
const SUM: f32 = 112.0;
const FOOT: f32 = 84.0;

/// One side of a test.
struct Party<'a> {
    seat: Seat,
    role: String,
    total: &'a Total,
}

/// The last test of the turn that is on, as it has become. Once another attempt is announced, the dice of the
/// one before are no news any more: they would be read as those of the new one.
pub fn last(story: &[Event]) -> Option<Event> {
    let begins = |event: &Event| matches!(event, Event::Turn { .. } | Event::Attempt { .. });
    let turn = story.iter().rposition(begins).map_or(0, |at| at + 1);
    latest(&story[turn..])
}

/// The last test of all this, as it has become: dice that were rolled again and cards that were added count.
pub fn latest(story: &[Event]) -> Option<Event> {
    let is_test = |event: &Event| matches!(event, Event::PassingTest { .. } | Event::RepairTest { .. });
    let at = story.iter().rposition(is_test)?;
    let mut test = story[at].clone();
    for event in &story[at + 1..] {
        let (seat, change): (Seat, &dyn Fn(&mut Total)) = match event {
            Event::Reroll { seat, die } => (*seat, &|total| total.put_die(*die)),
            Event::Added { seat, card, n, .. } => (*seat, &|total| total.add(Source::Card(*card), *n)),
            Event::Passed { .. } | Event::Held { .. } | Event::Tied { .. } => break,
            _ => continue,
        };
        match &mut test {
            Event::PassingTest { attacker, attack, .. } if *attacker == seat => change(attack),
            Event::PassingTest { defender, defence, .. } if *defender == seat => change(defence),
            Event::RepairTest { seat: mine, total, .. } if *mine == seat => change(total),
            _ => {}
        }
    }
    Some(test)
}

/// How high the strip below a table is.
pub const STRIP: f32 = 92.0;

/// A test in one line: who, which die, what in all.
pub fn strip(svg: &mut Svg, y: f32, event: &Event, words: &Words) {
    svg.rect(
        [6.0, y, WIDTH - 12.0, STRIP - 8.0],
        22.0,
        &format!("fill=\"{SLOT}\" stroke=\"{LINE}\" stroke-width=\"3\""),
    );
    match event {
        Event::PassingTest { attacker, attack, defender, defence } => {
            let ahead = attack.sum() - defence.sum();
            half(svg, 20.0, y, (*attacker, attack), ahead > 0, words);
            half(svg, 512.0, y, (*defender, defence), ahead < 0, words);
        }
        Event::RepairTest { seat, total, complexity } => {
            half(svg, 20.0, y, (*seat, total), total.sum() >= *complexity, words);
            svg.art(526.0, y + 24.0, 36.0 / 48.0, SLIME, symbol("repair"));
            svg.write_in(572.0, y + 55.0, 270.0, TEXT.size(32.0), &words.word("stat-complexity"));
            let pen = BOLD.size(52.0).end().ink(if total.sum() < *complexity { GOLD } else { BONE });
            svg.write(968.0, y + 60.0, pen, &complexity.to_string());
        }
        _ => {}
    }
}

fn half(svg: &mut Svg, x: f32, y: f32, (seat, total): (Seat, &Total), ahead: bool, words: &Words) {
    mark(svg, x + 8.0, y + 22.0, 38.0, seat);
    svg.write_in(x + 56.0, y + 54.0, 250.0, BOLD.size(34.0), &words.name(seat));
    die(svg, x + 322.0, y + 18.0, 48.0, total.die());
    let pen = BOLD.size(52.0).end().ink(if ahead { GOLD } else { BONE });
    svg.write(x + 456.0, y + 60.0, pen, &total.sum().to_string().replace('-', "−"));
}

/// Draws a test; nothing else that is told is one.
pub fn draw(event: &Event, words: &Words) -> Option<Drawing> {
    match event {
        Event::PassingTest { attacker, attack, defender, defence } => {
            let sides = [
                Party { seat: *attacker, role: words.label("picture-attacks"), total: attack },
                Party { seat: *defender, role: words.label("picture-defends"), total: defence },
            ];
            Some(duel(&sides, words))
        }
        Event::RepairTest { seat, total, complexity } => {
            let side = Party { seat: *seat, role: words.label("picture-repairs"), total };
            Some(repair(&side, *complexity, words))
        }
        _ => None,
    }
}

fn duel(sides: &[Party<'_>; 2], words: &Words) -> Drawing {
    let [attack, defence] = sides.each_ref().map(|side| i64::from(side.total.sum()));
    let verdict = if attack == defence {
        words.word("picture-test-tie")
    } else {
        let ahead = if attack > defence { sides[0].seat } else { sides[1].seat };
        let text = Text::new("picture-test-ahead").with("player", ahead);
        words.say(&text.with("count", Arg::Number((attack - defence).abs())))
    };
    let rows = sides.iter().map(|side| side.total.0.len()).max().unwrap_or(0);
    let mut svg = sheet(rows);
    for (at, side) in sides.iter().enumerate() {
        let ahead = if at == 0 { attack > defence } else { defence > attack };
        column(&mut svg, 20.0 + (COLUMN + 12.0) * at as f32, side, rows, ahead, words);
    }
    finish(
        svg,
        rows,
        &verdict,
        alt::duel(sides.each_ref().map(|side| (side.seat, side.total)), &verdict, words),
    )
}

fn repair(side: &Party<'_>, complexity: i8, words: &Words) -> Drawing {
    let missing = i64::from(complexity) - i64::from(side.total.sum());
    let verdict = match missing {
        ..=0 => words.word("picture-test-enough"),
        _ => words.counted("picture-test-short", missing),
    };
    let rows = side.total.0.len().max(4);
    let mut svg = sheet(rows);
    column(&mut svg, 20.0, side, rows, missing <= 0, words);
    let x = 20.0 + COLUMN + 12.0;
    panel(&mut svg, x, rows, missing > 0);
    let middle = x + COLUMN / 2.0;
    svg.write_in(middle, 72.0, COLUMN - 30.0, BOLD.size(44.0).middle(), &words.word("stat-complexity"));
    let height = ROW * rows as f32;
    svg.art(middle - 60.0, HEAD + height / 2.0 - 50.0, 2.5, "#5b6879", symbol("repair"));
    let sum = BOLD.size(100.0).middle();
    svg.write(middle, HEAD + 34.0 + height + 84.0, sum, &complexity.to_string());
    finish(svg, rows, &verdict, alt::repair(side.seat, side.total, complexity, &verdict, words))
}

fn height(rows: usize) -> f32 {
    HEAD + 34.0 + ROW * rows as f32 + SUM + FOOT
}

fn sheet(rows: usize) -> Svg {
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height(rows)], 0.0, &format!("fill=\"{NIGHT}\""));
    svg
}

fn finish(mut svg: Svg, rows: usize, verdict: &str, alt: String) -> Drawing {
    let whole = height(rows);
    let pen = BOLD.size(46.0).ink(INK).middle();
    svg.rect([20.0, whole - 72.0, WIDTH - 40.0, 60.0], 12.0, &format!("fill=\"{GOLD}\""));
    svg.write_in(WIDTH / 2.0, whole - 26.0, WIDTH - 80.0, pen, verdict);
    let (width, height) = (WIDTH as u32, whole as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt }
}

/// What a column stands on. Whoever is ahead has an edge of gold, and an arrow beside the sum.
fn panel(svg: &mut Svg, x: f32, rows: usize, ahead: bool) {
    let high = height(rows) - FOOT - 12.0;
    let (edge, thick) = if ahead { (GOLD, 7) } else { (LINE, 3) };
    let how = format!("fill=\"{SLOT}\" stroke=\"{edge}\" stroke-width=\"{thick}\"");
    svg.rect([x, 14.0, COLUMN, high - 4.0], 18.0, &how);
    let top = HEAD + 34.0 + ROW * rows as f32;
    svg.rect([x + 12.0, top, COLUMN - 24.0, SUM - 16.0], 12.0, &format!("fill=\"{LINE}\""));
    if ahead {
        svg.art(x + 28.0, top + 24.0, 1.0, GOLD, symbol("crown"));
    }
}

fn column(svg: &mut Svg, x: f32, side: &Party<'_>, rows: usize, ahead: bool, words: &Words) {
    panel(svg, x, rows, ahead);
    svg.rect([x + 14.0, HEAD + 22.0, COLUMN - 28.0, 5.0], 2.0, &format!("fill=\"{}\"", colour(side.seat)));
    mark(svg, x + 16.0, 32.0, 44.0, side.seat);
    svg.write_in(x + 72.0, 68.0, COLUMN - 88.0, BOLD.size(44.0), &words.name(side.seat));
    svg.write_in(x + 72.0, 102.0, COLUMN - 88.0, BOLD.size(28.0).ink(DIM), &side.role);
    for (row, line) in side.total.0.iter().enumerate() {
        let y = HEAD + 34.0 + ROW * row as f32;
        if row % 2 == 1 {
            svg.rect(
                [x + 12.0, y, COLUMN - 24.0, ROW],
                6.0,
                &format!("fill=\"{ASPHALT}\" fill-opacity=\"0.55\""),
            );
        }
        entry(svg, x + 20.0, y, *line, words);
    }
    let sum = side.total.sum().to_string().replace('-', "−");
    let y = HEAD + 34.0 + ROW * rows as f32 + 82.0;
    svg.write(x + COLUMN / 2.0, y, BOLD.size(96.0).middle(), &sum);
}

fn entry(svg: &mut Svg, x: f32, y: f32, line: Line, words: &Words) {
    let of_card = |card: Card, icon: &'static str| (icon, words.title(card));
    let (icon, title) = match line.from {
        Source::Die => ("", words.word("picture-die")),
        Source::Speed => ("speed", words.word("stat-speed")),
        Source::Drive(card) => of_card(card, "driver"),
        Source::Fix(card) => of_card(card, "crew"),
        Source::Card(card) => of_card(card, suit(card).symbol),
    };
    if line.from == Source::Die {
        die(svg, x, y + 4.0, 40.0, line.n);
    } else {
        svg.art(x + 3.0, y + 7.0, 34.0 / 48.0, SLIME, symbol(icon));
    }
    svg.write_in(x + 52.0, y + 35.0, COLUMN - 150.0, TEXT.size(32.0), &title);
    let sign = match line.from {
        Source::Die | Source::Speed => line.n.to_string(),
        _ => format!("{:+}", line.n),
    };
    svg.write(x + COLUMN - 42.0, y + 37.0, BOLD.size(40.0).end(), &sign.replace('-', "−"));
}

/// A die from above.
fn die(svg: &mut Svg, x: f32, y: f32, size: f32, shows: i8) {
    svg.rect(
        [x, y, size, size],
        size / 5.0,
        &format!("fill=\"{BONE}\" stroke=\"{LINE}\" stroke-width=\"3\""),
    );
    let corners = [(0, 0), (2, 2)];
    let pips: &[(i32, i32)] = match shows {
        1 => &[(1, 1)],
        2 => &corners,
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (0, 2), (2, 0), (2, 2)],
        5 => &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        6 => &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
        _ => &[],
    };
    for (column, row) in pips {
        let at = |n: i32| size * (0.26 + 0.24 * n as f32);
        svg.circle(x + at(*column), y + at(*row), size * 0.095, &format!("fill=\"{INK}\""));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cthulhu500::scene::Kind;

    const ANN: Seat = Seat(0);
    const BOB: Seat = Seat(1);

    fn rolled(seat: Seat, die: i8) -> Event {
        let total = |die| Total(std::iter::once(Line { from: Source::Die, n: die }).collect());
        Event::PassingTest { attacker: seat, attack: total(die), defender: BOB, defence: total(1) }
    }

    #[test]
    fn dice_stand_until_the_turn_is_over_or_another_attempt_is_announced() {
        let turn = Event::Turn { seat: ANN, extra: false };
        let attempt = Event::Attempt { attacker: ANN, defender: BOB, kind: Kind::Action };
        let held = Event::Held { attacker: ANN, defender: BOB };
        let mut story = vec![turn.clone(), attempt.clone()];
        assert_eq!(last(&story), None);
        story.extend([rolled(ANN, 2), Event::Reroll { seat: ANN, die: 6 }, held]);
        assert_eq!(last(&story), Some(rolled(ANN, 6)));
        let another = [story.clone(), vec![attempt]].concat();
        assert_eq!(last(&another), None);
        assert_eq!(last(&[another, vec![rolled(ANN, 4)]].concat()), Some(rolled(ANN, 4)));
        assert_eq!(last(&[story, vec![turn]].concat()), None);
    }
}
