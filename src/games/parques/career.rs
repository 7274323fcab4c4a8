//! What is kept of a game once it is over, and what many of them say about somebody.

use super::board::Place;
use super::options::Options;
use super::ranking::{places, ranking};
use super::table::{Parques, Phase};
use crate::kernel::{Arg, Ended, Seat, Text};
use serde::{Deserialize, Serialize};

/// Captures in a game, and in all, from which they are a milestone.
const MANY_IN_A_GAME: u32 = 15;
const MANY_IN_ALL: u32 = 100;

/// What is kept of a game for one seat. What another edition did not count is nought.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    home: usize,
    made: u32,
    suffered: u32,
    throws: u32,
    pairs: u32,
    faces: [u32; 6],
    longest: u32,
    /// Whether the sheet's rules were played.
    sheet: bool,
}

/// What is worth remembering of how a seat ended.
pub fn details(game: &Parques, seat: Seat) -> serde_json::Value {
    let record = &game.records[seat.index()];
    let options = &game.board.options;
    let Options { pieces, throwing, fast, .. } = *options;
    let sheet = Options { pieces, throwing, fast, ..Options::sheet() };
    let kept = Kept {
        home: game.board.side(seat).count(Place::Home),
        made: record.made,
        suffered: record.suffered,
        throws: record.throws,
        pairs: record.pairs,
        faces: record.faces,
        longest: record.longest,
        sheet: *options == sheet,
    };
    serde_json::to_value(kept).unwrap_or_default()
}

/// Ratings are for the sheet's rules, with any number of pieces: by other rules one plays another game.
pub fn is_rated(details: &serde_json::Value) -> bool {
    Kept::deserialize(details).is_ok_and(|kept| kept.sheet)
}

/// Everybody's end, the winner first.
pub fn verdict(game: &Parques) -> Vec<Text> {
    if game.phase != Phase::Over {
        return Vec::new();
    }
    let order = ranking(game);
    let places = places(&game.board, &order);
    let sum = |seats: &[Seat], of: &dyn Fn(Seat) -> i64| seats.iter().map(|seat| of(*seat)).sum::<i64>();
    let come = |seats: &[Seat]| sum(seats, &|seat| i64::from(game.board.travelled(seat)));
    // Nobody is ahead of those who are not there any more.
    let second = places.get(1).filter(|seats| !seats.iter().any(|seat| game.resigned.contains(seat)));
    let ahead = second.map_or(0, |second| come(&places[0]) - come(second)).max(0);
    let line = |(seats, place): (&Vec<Seat>, i64)| {
        let key = if seats.iter().any(|seat| game.resigned.contains(seat)) {
            "verdict-gone"
        } else if place == 1 {
            "verdict-winner"
        } else {
            "verdict-place"
        };
        let record = |seat: Seat| &game.records[seat.index()];
        Text::new(key)
            .with("place", place)
            .with("player", Arg::Players(seats.clone()))
            .with("several", seats.len() as i64)
            .with("home", sum(seats, &|seat| game.board.side(seat).count(Place::Home) as i64))
            .with("made", sum(seats, &|seat| record(seat).made.into()))
            .with("suffered", sum(seats, &|seat| record(seat).suffered.into()))
            .with("ahead", ahead)
    };
    places.iter().zip(1..).map(line).collect()
}

fn kept(ended: &[Ended]) -> Vec<Kept> {
    ended.iter().map(|one| Deserialize::deserialize(&one.details).unwrap_or_default()).collect()
}

/// Captures, pieces home, pairs and dice.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    let games = kept(ended);
    if games.is_empty() {
        return Vec::new();
    }
    let sum = |count: fn(&Kept) -> u32| i64::from(games.iter().map(count).sum::<u32>());
    let throws = sum(|kept| kept.throws);
    let mut lines = vec![
        Text::new("career-all")
            .with("home", sum(|kept| kept.home as u32))
            .with("made", sum(|kept| kept.made))
            .with("suffered", sum(|kept| kept.suffered)),
    ];
    if throws > 0 {
        let per_mille = sum(|kept| kept.pairs) * 1000 / throws;
        let text = Text::new("career-pairs").with("throws", throws);
        lines.push(text.with("percent", per_mille / 10).with("tenth", per_mille % 10));
    }
    let by_sheet = games.iter().zip(ended).filter(|(kept, _)| kept.sheet);
    let (played, won) = by_sheet
        .fold((0_i64, 0_i64), |(played, won), (_, one)| (played + 1, won + i64::from(one.place == 1)));
    lines.push(Text::new("career-sheet").with("games", played).with("wins", won));
    lines
}

/// What the last of these games was the first to bring.
pub fn milestones(ended: &[Ended]) -> Vec<Text> {
    let games = kept(ended);
    let Some((now, before)) = games.split_last() else { return Vec::new() };
    let made = |games: &[Kept]| games.iter().map(|kept| kept.made).sum::<u32>();
    let first = |feat: &dyn Fn(&Kept) -> bool| feat(now) && !before.iter().any(feat);
    let won = |at: usize| ended[at].place == 1;
    let last = games.len() - 1;
    let feats = [
        ("milestone-hunter", first(&|kept| kept.made >= MANY_IN_A_GAME), MANY_IN_A_GAME),
        ("milestone-captures", made(&games) >= MANY_IN_ALL && made(before) < MANY_IN_ALL, MANY_IN_ALL),
        ("milestone-unharmed", won(last) && first(&|kept| kept.suffered == 0 && kept.throws > 0), 0),
    ];
    let told = feats.into_iter().filter(|(_, reached, _)| *reached);
    told.map(|(key, _, count)| Text::new(key).with("count", i64::from(count))).collect()
}
