//! A whole move in one line, as people write it down: `K47 right knight`, `half 2 K47 se farmer s`, `draw`.
//! Words of every language are understood always; what a line leaves open is asked as if nobody had typed
//! anything.

use super::kinds::Piece;
use super::label::{role, whereabouts};
use super::shape::{Edge, Feature};
use super::square::Square;
use super::story::{at, tile};
use super::table::Table;
use super::value::{Move, Position};
use super::view::View;
use super::{About, Answer, left};
use crate::kernel::{Arg, Ask, Text};

const DRAW: [&str; 2] = ["draw", "robar"];
const HALF: [&str; 2] = ["half", "mitad"];
const FITS: [&str; 2] = [left::FITS, "cabe"];
const NOBODY: [&str; 2] = ["nobody", "nadie"];
/// By turn: where the north of a tile looks, and where the right angle of a half is.
const TURNS: [[&str; 2]; 4] =
    [["up", "arriba"], ["right", "derecha"], ["down", "abajo"], ["left", "izquierda"]];
const CORNERS: [[&str; 2]; 4] = [["nw", "no"], ["ne", "ne"], ["se", "se"], ["sw", "so"]];
const ROLES: [([&str; 3], Feature); 4] = [
    (["knight", "caballero", "caballero"], Feature::City),
    (["thief", "ladrón", "ladron"], Feature::Road),
    (["monk", "monje", "monje"], Feature::Monastery),
    (["farmer", "granjero", "granjero"], Feature::Field),
];
/// Places of a follower by what they are called on buttons; west is *oeste*.
const PLACES: [([&str; 2], &str); 9] = [
    (["n", "n"], "side-n"),
    (["e", "e"], "side-e"),
    (["s", "s"], "side-s"),
    (["w", "o"], "side-w"),
    (["d", "d"], "side-d"),
    (["ne", "ne"], "side-ne"),
    (["se", "se"], "side-se"),
    (["sw", "so"], "side-sw"),
    (["nw", "no"], "side-nw"),
];

/// Who goes on the piece, as far as a line says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Nobody,
    Role(Feature, Option<&'static str>),
}

/// A line, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Draw,
    Fits(Square),
    Lay { half: Option<usize>, square: Square, turn: Option<u8>, who: Option<Who> },
}

/// Reads a line; nothing, where it does not begin like one, and a word that nobody knows.
fn parse(line: &str) -> Option<Result<Line, Text>> {
    let line = line.to_lowercase();
    let mut words = line.split([' ', ',', ';']).filter(|word| !word.is_empty()).peekable();
    let first = words.next()?;
    if DRAW.contains(&first) && words.peek().is_none() {
        return Some(Ok(Line::Draw));
    }
    if FITS.contains(&first) {
        return Some(Ok(Line::Fits(Square::from_name(words.next()?)?)));
    }
    let is_half = HALF.contains(&first);
    let half = if is_half { Some(words.next()?.parse().ok()?) } else { None };
    let square = Square::from_name(if is_half { words.next()? } else { first })?;
    let names = if is_half { CORNERS } else { TURNS };
    let turn_of =
        |word: &str| (0_u8..).zip(names).find(|(_, names)| names.contains(&word)).map(|(turn, _)| turn);
    let turn = words.peek().and_then(|word| turn_of(word));
    if turn.is_some() {
        words.next();
    }
    let who = words.peek().and_then(|word| {
        let role = ROLES.iter().find(|(names, _)| names.contains(word));
        let nobody = NOBODY.contains(word).then_some(Who::Nobody);
        role.map(|(_, feature)| Who::Role(*feature, None)).or(nobody)
    });
    if who.is_some() {
        words.next();
    }
    let who = match (who, words.peek()) {
        (Some(Who::Role(feature, _)), Some(word)) => {
            let place = PLACES.iter().find(|(names, _)| names.contains(word)).map(|(_, key)| *key);
            if place.is_some() {
                words.next();
            }
            Some(Who::Role(feature, place))
        }
        (who, _) => who,
    };
    let line = Line::Lay { half, square, turn, who };
    let unknown =
        words.next().map(|word| Text::new("line-unknown").with("word", Arg::Verbatim(word.to_owned())));
    Some(unknown.map_or(Ok(line), Err))
}

/// What a line answers to what is asked now, or what there is to say to it.
pub fn read(view: &View, ask: &Ask<Table>, line: &str) -> Option<Result<Answer, Text>> {
    let line = match parse(line)? {
        Ok(line) => line,
        Err(text) => return Some(Err(text)),
    };
    let (half, square, turn, who) = match line {
        Line::Fits(square) => return Some(Err(left::fit(view, square))),
        Line::Draw => return (ask.about == About::Begin).then_some(Ok(Answer::Draw)),
        Line::Lay { half, square, turn, who } => (half, square, turn, who),
    };
    let whole = |piece| check(view, piece, square, turn, who);
    match ask.about {
        About::Begin => {
            Some(begin(view, ask, half).and_then(|piece| whole(piece).map(|_| Answer::Half(piece))))
        }
        About::Square if half.is_some() && view.picked.half.is_none() => {
            Some(Err(Text::new("line-too-late")))
        }
        About::Square => Some(whole(view.piece()?).map(|_| Answer::At(square))),
        _ if view.picked.square != Some(square) => None,
        About::Turn => Some(Ok(Answer::Turn(same(view.piece()?, turn?)))),
        About::Follower | About::Sure => match who? {
            Who::Nobody => Some(Ok(Answer::Nobody)),
            Who::Role(feature, place) => {
                let segments = segments(view, view.piece()?, square, view.picked.turn?, feature, place);
                // Where there are several, it is asked which.
                if let [one] = segments[..] { Some(Ok(Answer::Follower(one))) } else { None }
            }
        },
        About::Circle(_) | About::More(_) | About::Home(_) => None,
    }
}

/// Which half is used: a tile has to be drawn before anything is said about it.
fn begin(view: &View, ask: &Ask<Table>, half: Option<usize>) -> Result<Piece, Text> {
    let number = half.ok_or_else(|| Text::new("line-draw-first"))?;
    let held = number.checked_sub(1).and_then(|at| view.hand.get(at)).copied();
    let piece = held.ok_or_else(|| Text::new("line-no-half").with("count", view.hand.len() as i64))?;
    let text = || Text::new("line-half-nowhere").with("tile", tile(piece));
    ask.offers(&Answer::Half(piece)).then_some(piece).ok_or_else(text)
}

/// Of turns that look the same the one that is offered.
fn same(piece: Piece, turn: u8) -> u8 {
    let looks = |other: &u8| piece.shape(*other).edges == piece.shape(turn).edges;
    (0..4).filter(|other| piece.facts().turns & 1 << other != 0).find(looks).unwrap_or(turn)
}

/// Whether a piece can lie there, and somebody be placed; if not, why.
fn check(view: &View, piece: Piece, square: Square, turn: Option<u8>, who: Option<Who>) -> Result<(), Text> {
    let fits = view.land.fits(piece, square);
    let turn = turn.map(|turn| same(piece, turn));
    if fits == 0 || turn.is_some_and(|turn| fits & 1 << turn == 0) {
        return Err(why_not(view, piece, square, turn));
    }
    let Some(Who::Role(feature, place)) = who else { return Ok(()) };
    let mut turns = (0..4).filter(|one| fits & 1 << one != 0 && turn.is_none_or(|turn| turn == *one));
    let can = turns.any(|turn| !segments(view, piece, square, turn, feature, place).is_empty());
    if can {
        Ok(())
    } else {
        Err(Text::new("line-nobody").with("role", role(feature)).with("square", at(square)))
    }
}

/// Why a piece cannot lie on a square.
fn why_not(view: &View, piece: Piece, square: Square, turn: Option<u8>) -> Text {
    let text = |key: &str| Text::new(key).with("square", at(square));
    let Some(gap) = view.land.gaps().iter().find(|gap| gap.square == square) else {
        let taken = view.land.on(square).next().is_some();
        return text(if taken { "line-taken" } else { "line-apart" });
    };
    if gap.half.is_some() && !piece.is_half() {
        return text("line-taken");
    }
    let Some(turn) = turn else { return text("line-no-way") };
    const SIDES: [&str; 4] = ["side-n", "side-e", "side-s", "side-w"];
    for (side, name) in SIDES.into_iter().enumerate() {
        let asked =
            [Edge::Nothing, Edge::City, Edge::Road, Edge::Field][usize::from(gap.asks >> (2 * side) & 3)];
        let shown = piece.shape(turn).edges[side];
        if let (Some(asked), Some(shown)) = (edge(asked), edge(shown))
            && asked != shown
        {
            return text("line-clash").with("side", name).with("asked", asked).with("shown", shown);
        }
    }
    text("line-no-way")
}

fn edge(edge: Edge) -> Option<&'static str> {
    match edge {
        Edge::Nothing => None,
        Edge::City => Some("edge-city"),
        Edge::Road => Some("edge-road"),
        Edge::Field => Some("edge-field"),
    }
}

/// The segments on which somebody of this kind could be placed.
fn segments(
    view: &View,
    piece: Piece,
    square: Square,
    turn: u8,
    feature: Feature,
    place: Option<&str>,
) -> Vec<u8> {
    let supply = view.me.map_or(0, |me| view.players[me.index()].supply);
    if supply == 0 || (feature == Feature::Field && !view.options.fields) {
        return Vec::new();
    }
    let free = view.land.free_segments(piece, square, turn);
    let of_kind = (0_u8..).zip(&piece.facts().segments).filter(|(_, segment)| segment.feature == feature);
    let free = of_kind.map(|(at, _)| at).filter(|at| free & 1 << at != 0);
    let there =
        |at: &u8| place.is_none_or(|place| whereabouts(piece, turn, *at).iter().any(|one| one == place));
    free.filter(there).collect()
}

/// Every whole move with the piece that is to be laid, or with one that may be used, the best first as the
/// house's own player sees it.
pub fn lines(view: &View, ask: &Ask<Table>) -> Vec<Text> {
    let pieces: Vec<Piece> = match ask.about {
        About::Begin => view.hand.iter().copied().filter(|half| ask.offers(&Answer::Half(*half))).collect(),
        About::Square => view.piece().into_iter().collect(),
        _ => Vec::new(),
    };
    let position = Position::of(view);
    let mut moves: Vec<(i64, Piece, Move)> = Vec::new();
    for piece in pieces {
        let found = |one, after: Position| moves.push((after.value(ask.seat), piece, one));
        position.moves(ask.seat, piece, |_, _| true, found);
    }
    moves.sort_by_key(|(value, ..)| std::cmp::Reverse(*value));
    let held = |piece| view.hand.iter().position(|one| *one == piece);
    let moves = moves.into_iter().map(|(_, piece, one)| line(view, piece, held(piece), one));
    // To draw is what is done most.
    let draw = (ask.about == About::Begin).then(|| Text::new("line-draw"));
    draw.into_iter().chain(moves).collect()
}

fn line(view: &View, piece: Piece, half: Option<usize>, one: Move) -> Text {
    const TURN: [&str; 4] = ["way-up", "way-right", "way-down", "way-left"];
    let turn = usize::from(one.turn & 3);
    let text = match half {
        Some(at) => {
            let corner = Arg::Verbatim(CORNERS[turn][0].to_owned());
            Text::new("line-half").with("n", at as i64 + 1).with("turn", corner)
        }
        None => Text::new("line-tile").with("turn", TURN[turn]),
    };
    let who = match one.segment.and_then(|at| piece.segment(at).map(|segment| (at, segment.feature))) {
        None => Text::new("line-without"),
        Some((at, feature)) => {
            let several = segments(view, piece, one.square, one.turn, feature, None).len() > 1;
            let place = whereabouts(piece, one.turn, at).first().cloned().filter(|_| several);
            let letters =
                place.and_then(|key| PLACES.iter().find(|(_, one)| *one == key).map(|(names, _)| names[0]));
            let letters = letters.map_or(String::new(), |letters| format!(" {letters}"));
            Text::new("line-with").with("role", role(feature)).with("place", Arg::Verbatim(letters))
        }
    };
    text.with("square", at(one.square)).with("who", who)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same() {
        let k47 = Square::from_name("K47").unwrap();
        let right =
            Line::Lay { half: None, square: k47, turn: Some(1), who: Some(Who::Role(Feature::City, None)) };
        let half = Line::Lay {
            half: Some(2),
            square: k47,
            turn: Some(2),
            who: Some(Who::Role(Feature::Field, Some("side-s"))),
        };
        for (line, meant) in [
            ("K47 right knight", right),
            ("k47 derecha caballero", right),
            ("half 2 K47 se farmer s", half),
            ("mitad 2 K47, se, granjero s", half),
            ("robar", Line::Draw),
            ("cabe K47", Line::Fits(k47)),
            ("K47", Line::Lay { half: None, square: k47, turn: None, who: None }),
            ("K47 nadie", Line::Lay { half: None, square: k47, turn: None, who: Some(Who::Nobody) }),
        ] {
            assert_eq!(parse(line), Some(Ok(meant)), "{line}");
        }
        for none in ["", "closes", "half K47", "fits", "draw now"] {
            assert_eq!(parse(none), None, "{none}");
        }
        let unknown = parse("K47 sideways").unwrap().unwrap_err();
        assert_eq!(unknown.key, "line-unknown");
    }
}
