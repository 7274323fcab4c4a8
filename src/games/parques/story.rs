//! Who is told what of an event: the throw and what came of it in one line, and the strongest headline that
//! it is worth.

use super::event::{Choice, Deed, Event, Ground, Loss, Mark, Tale};
use super::label::{leg_text, number};
use super::options::Hands;
use super::plays::{Throw, Victims};
use super::screen::dice;
use super::standing::chain;
use crate::kernel::{Arg, Seat, Telling, Text, Viewer};

/// What `viewer` is told of an event. Everybody sees the same, but for a press that did nothing (R35).
pub fn line(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::Opening { throws, first } => opening(throws, *first)?,
        Event::Threw(tale) => threw(tale, true),
        Event::TookBack { seat } => Text::new("told-took-back").with("player", *seat),
        Event::Blown { by, piece, .. } => {
            let key = variant("told-blown", 3, u32::from(piece.piece) + u32::from(by.0));
            Text::new(key).with("player", *by).with("other", piece.seat).with("piece", number(piece.piece))
        }
        Event::BlewNothing { by } if viewer.is(*by) => Text::new("told-blew-nothing"),
        Event::BlewNothing { .. } => return None,
        Event::Shook { seat } => Text::new("told-shook").with("player", *seat),
        Event::Hands { seat, hands } => {
            let key = if *hands == Hands::Fast { "told-hands-fast" } else { "told-hands-own" };
            Text::new(key).with("player", *seat)
        }
        Event::Resigned { seat } => Text::new("told-resigned").with("player", *seat),
        Event::Gentle => Text::new("told-gentle"),
        Event::Over { ranking, by_pairs, from_last, alone } => {
            let winner = *ranking.first()?;
            let key = match (by_pairs, from_last) {
                _ if *alone => "told-over-alone",
                (true, _) => "told-over-pairs",
                (_, true) => "told-over-from-last",
                _ => "told-over",
            };
            let last = ranking.last().copied().unwrap_or(winner);
            Text::new(key).with("player", winner).with("other", last)
        }
    })
}

/// One of the wordings of a line, drawn by what happened.
fn variant(key: &str, wordings: u32, n: u32) -> String {
    let mixed = n.wrapping_mul(0x9e37_79b1) >> 16;
    format!("{key}-{}", mixed % wordings + 1)
}

/// Everybody's throw, and who begins.
fn opening(throws: &[(Seat, Throw)], first: Seat) -> Option<Text> {
    let one = |(seat, throw): &(Seat, Throw)| {
        Text::new("told-opening-throw").with("player", *seat).with("dice", dice([throw]))
    };
    let all = chain(throws.iter().map(one))?;
    let won = throws.iter().rev().find(|(seat, _)| *seat == first).map_or(0, |(_, throw)| throw.total());
    Some(Text::new("told-opening").with("throws", all).with("player", first).with("n", won))
}

/// Throws of one turn that are looked back upon, so that what they were worth is not said again.
pub const LOOK_BACK: i64 = 16;

/// Tells the events from a number on, but for plays that were taken back. A turn of several throws has one
/// headline, and another only where it is worth more.
pub fn tell(story: &[(i64, Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
    let (mut turn, mut best) = (0, u8::MAX);
    let mut told = Vec::new();
    let undone = undone(story);
    for (n, event) in story.iter().filter(|(n, _)| !undone.contains(n)) {
        let text = match event {
            Event::Threw(tale) => {
                if tale.turn != turn {
                    (turn, best) = (tale.turn, u8::MAX);
                }
                let worth = worth(tale);
                let headed = worth < best;
                best = best.min(worth);
                Some(threw(tale, headed))
            }
            _ => line(event, viewer),
        };
        if let (true, Some(text)) = (*n >= from, text) {
            told.push(Telling { n: *n, text, remark: None });
        }
    }
    told
}

/// What is told no more: plays that were taken back, for what they were worth is not true any longer; and
/// where one throw was taken back several times, all of these but the last.
fn undone(story: &[(i64, Event)]) -> Vec<i64> {
    let mut undone = Vec::new();
    let mut played: Option<(i64, u32)> = None;
    let mut back: Option<(i64, u32)> = None;
    for (n, event) in story {
        match event {
            Event::Threw(tale) => played = Some((*n, tale.n)),
            Event::TookBack { .. } => {
                let same = back.filter(|(_, throw)| played.is_some_and(|(_, of)| of == *throw));
                undone.extend(played.iter().chain(&same).map(|(n, _)| *n));
                back = played.map(|(_, throw)| (*n, throw));
            }
            _ => {}
        }
    }
    undone
}

/// What the headline of a throw is worth: captures most, then who is home and who leads, then what is small,
/// last what is usual.
fn worth(tale: &Tale) -> u8 {
    let first = tale.marks.iter().find(|mark| headline(tale, **mark).is_some());
    match first {
        Some(
            Mark::Massacre(_)
            | Mark::Feud(..)
            | Mark::Revenge(_)
            | Mark::Many(_)
            | Mark::Stack(..)
            | Mark::NearlyHome(_)
            | Mark::JustOut(_)
            | Mark::Doorstep(..)
            | Mark::Ate(_),
        ) => 0,
        Some(
            Mark::Place(_)
            | Mark::ThreePairs
            | Mark::Homes(_)
            | Mark::OneToGo
            | Mark::Leads(_)
            | Mark::LastToFirst
            | Mark::AllOut,
        ) => 1,
        Some(_) => 2,
        None => 3,
    }
}

/// Dice, deeds, headline.
fn threw(tale: &Tale, headed: bool) -> Text {
    let deeds = chain(tale.deeds.iter().map(|one| deed(tale, one)));
    let key = if tale.hand == tale.seat { "told-throw" } else { "told-throw-for" };
    let all = tale.tries.iter().chain([&tale.throw]);
    let said = Text::new(key)
        .with("player", tale.seat)
        .with("other", tale.hand)
        .with("dice", dice(all))
        .with("deeds", deeds.unwrap_or_else(|| Text::new("deed-lost")));
    let moved = tale.deeds.iter().any(|deed| matches!(deed, Deed::Moved { .. }));
    let said = match tale.choice {
        Choice::Forced if moved => Text::new("told-forced").with("told", said),
        _ => said,
    };
    let headline = tale.marks.iter().find_map(|mark| headline(tale, *mark)).or_else(|| usual(tale));
    match headline.filter(|_| headed) {
        Some(headline) => Text::new("told-headline").with("told", said).with("headline", headline),
        None => said,
    }
}

fn seats(ate: &[Loss]) -> Arg {
    let mut seats: Vec<Seat> = Vec::new();
    for loss in ate {
        if !seats.contains(&loss.piece.seat) {
            seats.push(loss.piece.seat);
        }
    }
    Arg::Players(seats)
}

fn deed(tale: &Tale, deed: &Deed) -> Text {
    match deed {
        Deed::Nothing => Text::new("deed-nothing"),
        Deed::Lost => Text::new("deed-lost"),
        Deed::Half { die } => Text::new("deed-half").with("die", *die),
        Deed::Released { pieces, ate } if ate.is_empty() => {
            Text::new("deed-released").with("count", pieces.len() as i64)
        }
        Deed::Released { pieces, ate } => {
            Text::new("deed-released-eats").with("count", pieces.len() as i64).with("players", seats(ate))
        }
        Deed::Moved { piece, steps, on, ate, .. } => {
            let victims: Victims = ate.iter().map(|loss| loss.piece).collect();
            let on = if *on == Ground::Salida(Some(tale.hand)) { Ground::Salida(None) } else { *on };
            leg_text(*piece, *steps, on, &victims)
        }
        Deed::NoBonus { steps } => Text::new("deed-no-bonus").with("steps", *steps),
        Deed::Carried { piece, .. } => Text::new("deed-carried").with("piece", number(*piece)),
        Deed::Burned { piece, .. } => Text::new("deed-burned").with("piece", number(*piece)),
        Deed::Spared => Text::new("deed-spared"),
        Deed::Finished { seat, place } => {
            Text::new("deed-finished").with("player", *seat).with("place", *place)
        }
    }
}

/// The headline of a mark; none, where it is not worth one this time.
fn headline(tale: &Tale, mark: Mark) -> Option<Text> {
    let of = |key: &str, wordings: u32| Text::new(variant(key, wordings, tale.n)).with("player", tale.seat);
    let hand = |key: &str, wordings: u32| Text::new(variant(key, wordings, tale.n)).with("player", tale.hand);
    Some(match mark {
        Mark::Massacre(n) => of("head-massacre", 2).with("n", n),
        Mark::Feud(other, n) if n.is_multiple_of(3) => {
            of("head-feud", 2).with("other", other).with("n", i64::from(n))
        }
        Mark::Feud(..) => return None,
        Mark::Revenge(other) => of("head-revenge", 3).with("other", other),
        Mark::Many(n) => of("head-many", 2).with("n", n),
        Mark::Stack(other, n) => of("head-stack", 2).with("other", other).with("n", n),
        Mark::NearlyHome(other) => of("head-nearly-home", 3).with("other", other),
        Mark::JustOut(other) => of("head-just-out", 3).with("other", other),
        Mark::Doorstep(other, 1) => of("head-doorstep", 2).with("other", other),
        Mark::Doorstep(_, n) => of("head-eviction", 2).with("n", n),
        Mark::Ate(other) => of("head-ate", 6).with("other", other),
        Mark::Left(other) => of("head-left", 2).with("other", other),
        Mark::FirstOut => hand("head-first-out", 2),
        Mark::AllOut if tale.throw == Throw(1, 1) => hand("head-snake-eyes", 1),
        Mark::AllOut if tale.throw == Throw(6, 6) => hand("head-double-six", 1),
        Mark::AllOut => hand("head-all-out", 2),
        Mark::Jailed(turns @ (1 | 3 | 5 | 8)) => hand(&format!("head-jailed-{turns}"), 2),
        Mark::Jailed(_) => return None,
        Mark::ThreePairs => hand("head-three-pairs", 2),
        Mark::Homes(n) => hand("head-home", 3).with("n", n),
        Mark::Place(1) => hand("head-first", 2),
        Mark::Place(_) => hand("head-second", 2),
        Mark::OneToGo => hand("head-one-to-go", 2),
        Mark::NeedsExact(n, 1) => hand("head-exact", 2).with("n", n),
        Mark::NeedsExact(n, 5) => hand("head-praying", 2).with("n", n),
        Mark::NeedsExact(..) => return None,
        Mark::Leads(other) => hand("head-leads", 3).with("other", other),
        Mark::LastToFirst => hand("head-last-to-first", 2),
        Mark::MissedByOne(other) if tale.n.is_multiple_of(3) => of("head-missed", 2).with("other", other),
        Mark::MissedByOne(_) => return None,
        Mark::Peace(turns) => of("head-peace", 2).with("n", i64::from(turns)),
        Mark::Crowd(n) => of("head-crowd", 2).with("n", n),
    })
}

/// What is worth a word by itself: pairs, visits, the lane.
fn usual(tale: &Tale) -> Option<Text> {
    let of = |key: &str, wordings: u32| Text::new(variant(key, wordings, tale.n)).with("player", tale.hand);
    if tale.pair == 3 {
        let burned = tale.deeds.iter().any(|deed| matches!(deed, Deed::Burned { .. }));
        return burned.then(|| of("head-burned", 2));
    }
    if tale.pair == 2 {
        return Some(of("head-second-pair", 2));
    }
    tale.deeds.iter().find_map(|deed| match deed {
        Deed::Released { pieces, .. } => {
            let key = if pieces.len() == 2 { ("head-two-out", 2) } else { ("head-out", 4) };
            Some(of(key.0, key.1).with("dice", dice([&tale.throw])))
        }
        Deed::Moved { on: Ground::Salida(Some(other)), .. } if *other != tale.hand => {
            Some(of("head-visitor", 2).with("other", *other))
        }
        Deed::Moved { on: Ground::Lane(_), from, steps, .. } if entered(*from, *steps, deed) => {
            Some(of("head-lane", 3))
        }
        Deed::Lost if tale.n.is_multiple_of(2) => Some(of("head-lost", 3)),
        Deed::Moved { on: Ground::Seguro(_), .. } if tale.n.is_multiple_of(4) => Some(of("head-seguro", 3)),
        _ => None,
    })
}

/// Whether a piece came into the lane by this move, and did not stand there before.
fn entered(from: u8, steps: u8, deed: &Deed) -> bool {
    let Deed::Moved { on: Ground::Lane(left), .. } = deed else { return false };
    // Seven cells of lane: before, it was further from home than these.
    from + steps + left > from + 7 && steps + left > 7
}
