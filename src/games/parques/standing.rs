//! How everybody stands, in words: the same for every viewer, and instead of the picture for whoever prefers it.

use super::board::{Piece, Place};
use super::deeds::ground;
use super::dials;
use super::event::Ground;
use super::label::number;
use super::screen::dice;
use super::table::Phase;
use super::view::View;
use super::{About, Parques, driver};
use crate::kernel::{Arg, Ask, Seat, Text};

/// The colour of a seat, as a name.
pub fn colour(view: &View, seat: Seat) -> Arg {
    Arg::Name(format!("colour-{}", view.board.colours[seat.index()].id()))
}

/// Its letter.
pub fn letter(view: &View, seat: Seat) -> Arg {
    Arg::Name(view.board.colours[seat.index()].letter())
}

/// Sentences one after the other, with a dot between them.
pub fn chain(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    let join = |all: Text, next: Text| Text::new("chain").with("first", all).with("then", next);
    texts.into_iter().reduce(join)
}

/// A line for each player, in the order of the dice.
pub fn standing(view: &View) -> Vec<Text> {
    view.board.seats().map(|seat| player(view, seat, "standing-player")).collect()
}

/// 9.1: the house rules of the table, and who has their plain choices made. Nothing where it is played as printed: the lobby says so, and
/// a line that always says the same is read by nobody.
pub fn house(view: &View) -> Option<Text> {
    let house = dials::house(&view.board.options);
    let rules = (!house.is_empty()).then(|| Text::new("house-rules").with("rules", Arg::Names(house)));
    let rules = match (rules, partners(view)) {
        (Some(rules), Some(pairs)) => {
            Some(Text::new("house-partners").with("rules", rules).with("pairs", pairs))
        }
        (rules, _) => rules,
    };
    if view.fast.is_empty() || view.board.options.fast {
        return rules;
    }
    let fast = Text::new("house-fast").with("players", Arg::Players(view.fast.iter().collect()));
    Some(match rules {
        Some(rules) => Text::new("house-both").with("rules", rules).with("fast", fast),
        None => fast,
    })
}

/// R38: who plays with whom.
fn partners(view: &View) -> Option<Text> {
    let pairs = view.board.seats().filter_map(|seat| {
        let other = view.board.partner(seat).filter(|other| seat < *other)?;
        Some(Text::new("house-pair").with("player", seat).with("other", other))
    });
    chain(pairs)
}

/// How somebody stands, in the words of `key` as long as they play.
fn player(view: &View, seat: Seat, key: &str) -> Text {
    let side = view.board.side(seat);
    if side.gone {
        return Text::new("standing-gone").with("player", seat);
    }
    let text = Text::new(key)
        .with("player", seat)
        .with("colour", colour(view, seat))
        .with("letter", letter(view, seat))
        .with("jail", side.count(Place::Jail) as i64)
        .with("home", side.count(Place::Home) as i64);
    match chain(pieces(view, seat)) {
        Some(out) => text.with("out", 1_i64).with("pieces", out),
        None => text.with("out", 0_i64).with("pieces", "word-nothing"),
    }
}

/// The pieces in play, each with where it stands and who is close behind; how far it has come, the board shows.
pub fn pieces(view: &View, seat: Seat) -> Vec<Text> {
    let side = view.board.side(seat);
    let one = |at: u8| {
        let piece = Piece { seat, piece: at };
        let place = view.board.place(piece);
        let steps = place.steps()?;
        let left = view.board.home() - steps;
        let text = |key: &str| Text::new(key).with("piece", number(at)).with("left", left);
        Some(match ground(&view.board, seat, place) {
            Ground::Seguro(cell) => text("piece-seguro").with("cell", cell),
            Ground::Salida(Some(owner)) if owner == seat => text("piece-own-salida"),
            Ground::Salida(Some(owner)) => text("piece-salida").with("other", owner),
            Ground::Salida(None) => text("piece-empty-salida"),
            Ground::Lane(_) => text("piece-lane"),
            Ground::Common | Ground::Home => {
                let text =
                    |key| text(key).with("short", view.board.short_of_safety(seat, steps).unwrap_or(0));
                match view.behind(piece) {
                    Some((other, far)) => text("piece-chased").with("other", other).with("far", far),
                    None => text("piece-common"),
                }
            }
        })
    };
    (0..side.pieces.len() as u8).filter_map(one).collect()
}

/// Who leads, and how the viewer stands.
pub fn summary(view: &View) -> Option<Text> {
    if view.phase == Phase::Opening {
        return None;
    }
    let first = *view.ranking.first()?;
    let second = view.ranking.get(1).copied().unwrap_or(first);
    let whole = i64::from(view.board.home()) * i64::from(view.board.options.pieces);
    let left = |seat: Seat| whole - i64::from(view.board.travelled(seat));
    let text = |key: &str| Text::new(key).with("player", first).with("left", left(first));
    Some(match view.me {
        None => text("summary"),
        Some(me) if me == first => Text::new("summary-ahead")
            .with("mine", left(me))
            .with("player", second)
            .with("left", left(second)),
        Some(me) => text("summary-mine").with("mine", left(me)),
    })
}

/// How likely each piece that somebody may move is captured before their next turn, where it stands now.
pub fn odds(view: &View, ask: &Ask<Parques>) -> Option<Text> {
    if ask.about != About::Play {
        return None;
    }
    let hand = view.hand(ask.seat);
    let one = |at: u8| {
        let risk = driver::risk(&view.board, Piece { seat: hand, piece: at });
        let percent = (risk + 5) / 10;
        (percent > 0).then(|| Text::new("odds-piece").with("piece", number(at)).with("percent", percent))
    };
    let pieces = chain((0..view.board.side(hand).pieces.len() as u8).filter_map(one))?;
    Some(Text::new("lesson-odds").with("pieces", pieces))
}

/// How the viewer stands themselves.
pub fn own(view: &View) -> Vec<Text> {
    let Some(me) = view.me else { return Vec::new() };
    let hand = view.hand(me);
    // The picture for everybody has letters of its own language: beside it another one in somebody's own words
    // would be taken for another colour.
    let line = |seat: Seat| player(view, seat, "own-player");
    let mut lines = vec![line(me)];
    if hand != me {
        lines.push(Text::new("own-helps").with("other", hand));
        lines.push(line(hand));
    } else if let Some(partner) = view.board.partner(me) {
        lines.push(Text::new("own-partner").with("other", partner).with("colour", colour(view, partner)));
    }
    lines.extend(last(view, me));
    lines
}

/// What the viewer threw last, and what came of it, as long as they have not thrown again: the dice on the
/// table are others' by then.
fn last(view: &View, me: Seat) -> Option<Text> {
    let throws_now = view.turn.seat == me && !view.turn.shown.is_empty();
    let last =
        view.records[me.index()].last.as_ref().filter(|_| !throws_now && view.phase == Phase::Playing)?;
    // Whoever has plain moves played for them has not chosen these.
    let are_all =
        last.walked.iter().map(|(_, steps)| u32::from(*steps)).sum::<u32>() == u32::from(last.steps);
    let leg = |(piece, steps): &(u8, u8)| {
        Text::new("leg-plain").with("steps", *steps).with("piece", number(*piece))
    };
    let walked = chain(last.walked.iter().filter(|_| are_all).map(leg));
    let nothing = last.released == 0 && last.steps == 0 && !last.carried && !last.burned;
    Some(
        Text::new("own-last")
            .with("dice", dice(&last.dice))
            .with("nothing", i64::from(nothing))
            .with("released", last.released)
            .with("steps", last.steps)
            .with("told", i64::from(walked.is_some()))
            .with("legs", walked.map_or_else(|| Arg::Verbatim(String::new()), Arg::from))
            .with("captured", last.captured)
            .with("third", if last.carried { 1_i64 } else { 2 * i64::from(last.burned) }),
    )
}
