//! The best moments of a game that is over, found in what was told.

use super::board::PLAYERS;
use super::event::{Deed, Event, Loss, Tale};
use super::screen::dice;
use crate::kernel::{Arg, Seat, Text};

/// Captures of one player by another from which they are a feud.
const FEUD: u32 = 3;
/// Throws from which somebody's luck can be told.
const MANY_THROWS: i64 = 12;
/// By how many hundredths of a standard deviation dice fall short that one in ten falls short by.
const SHORT: i64 = 128;

/// The costliest capture, the feud, the most turns in a row without anybody in play, and who was out of luck.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let tales = played(story);
    [costliest(&tales), feud(&tales), longest(&tales), unlucky(&tales)].into_iter().flatten().collect()
}

/// The throws as they were played in the end: what was taken back is not among them.
pub fn played(story: &[Event]) -> Vec<&Tale> {
    let mut tales: Vec<&Tale> = Vec::new();
    for event in story {
        match event {
            Event::Threw(tale) => tales.push(tale),
            Event::TookBack { .. } => {
                tales.pop();
            }
            _ => {}
        }
    }
    tales
}

/// Every throw with its number: those of a try in jail stand in one line with the throw that came of them.
pub fn throws(story: &[Event]) -> Vec<Text> {
    let opening = story.iter().flat_map(|event| match event {
        Event::Opening { throws, .. } => throws.clone(),
        _ => Vec::new(),
    });
    let line = |seat: Seat, from: u32, to: u32, thrown: Arg| {
        let text = Text::new("fair-throw").with("player", seat).with("dice", thrown);
        text.with("from", i64::from(from)).with("to", i64::from(to)).with("several", i64::from(to - from))
    };
    let opening = (1..).zip(opening).map(|(n, (seat, throw))| line(seat, n, n, dice([&throw])));
    let told = played(story).into_iter().map(|tale| {
        let all = tale.tries.iter().chain([&tale.throw]);
        line(tale.seat, tale.n - tale.tries.len() as u32, tale.n, dice(all))
    });
    opening.chain(told).collect()
}

fn captures<'a>(tales: &'a [&Tale]) -> impl Iterator<Item = (Seat, Loss)> + 'a {
    tales.iter().flat_map(|tale| tale.deeds.iter().flat_map(Deed::ate).map(|loss| (tale.seat, *loss)))
}

fn costliest(tales: &[&Tale]) -> Option<Text> {
    let (by, loss) = captures(tales).max_by_key(|(_, loss)| loss.steps)?;
    let text = Text::new("highlight-costliest").with("player", by).with("other", loss.piece.seat);
    (loss.steps > 0).then(|| text.with("steps", loss.steps))
}

fn feud(tales: &[&Tale]) -> Option<Text> {
    let mut times = [[0_u32; PLAYERS]; PLAYERS];
    for (by, loss) in captures(tales) {
        times[by.index()][loss.piece.seat.index()] += 1;
    }
    let pairs = (0..PLAYERS).flat_map(|one| (0..one).map(move |other| (other, one)));
    let (one, other) = pairs.max_by_key(|(one, other)| times[*one][*other] + times[*other][*one])?;
    let (there, back) = (times[one][other], times[other][one]);
    let text = Text::new("highlight-feud").with("player", Seat(one as u8)).with("other", Seat(other as u8));
    (there + back >= FEUD).then(|| text.with("there", i64::from(there)).with("back", i64::from(back)))
}

/// Who had nobody in play for most turns in a row.
fn longest(tales: &[&Tale]) -> Option<Text> {
    let jailed = tales.iter().flat_map(|tale| tale.marks.iter().map(|mark| (tale.seat, mark)));
    let turns = jailed.filter_map(|(seat, mark)| match mark {
        super::event::Mark::Jailed(turns) => Some((*turns, seat)),
        _ => None,
    });
    let turns: Vec<(u32, Seat)> = turns.collect();
    let most = turns.iter().map(|(turns, _)| *turns).max()?;
    let mut seats: Vec<Seat> =
        turns.into_iter().filter(|(turns, _)| *turns == most).map(|(_, seat)| seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let text = Text::new("highlight-jail").with("players", Arg::Players(seats));
    (most >= 3).then(|| text.with("turns", i64::from(most)))
}

/// *De malas*: whose dice fell furthest below what they should have, if one player in ten has so little luck, and
/// who had no more pairs than they should have for it.
fn unlucky(tales: &[&Tale]) -> Option<Text> {
    let mut dice = [(0_i64, 0_i64); PLAYERS];
    let mut pairs = [(0_i64, 0_i64); PLAYERS];
    for tale in tales {
        let (sum, thrown) = (&mut dice[tale.seat.index()], &mut pairs[tale.seat.index()]);
        for throw in tale.tries.iter().chain([&tale.throw]) {
            *thrown = (thrown.0 + 1, thrown.1 + i64::from(throw.0 == throw.1));
            for die in throw.dice() {
                *sum = (sum.0 + 1, sum.1 + i64::from(die));
            }
        }
    }
    // Twice what is missing; the square of a standard deviation of that is 35/3 for each die.
    let short = |(count, pips): &(i64, i64)| 7 * count - 2 * pips;
    let is_rare = |sum: &(i64, i64)| 3 * (100 * short(sum).max(0)).pow(2) >= 35 * sum.0 * SHORT.pow(2);
    let seats = dice.iter().zip(&pairs).zip(0_u8..);
    let poor = seats.filter(|((sum, (throws, pairs)), _)| {
        sum.0 >= 2 * MANY_THROWS && is_rare(sum) && 6 * pairs <= *throws
    });
    let ((worst, _), seat) = poor.max_by_key(|((sum, _), _)| short(sum))?;
    let mean = worst.1 * 100 / worst.0;
    // What stands between them is a matter of language.
    let fraction = Arg::Verbatim(format!("{:02}", mean % 100));
    let text = Text::new("highlight-unlucky").with("player", Seat(seat));
    Some(text.with("whole", mean / 100).with("fraction", fraction))
}
