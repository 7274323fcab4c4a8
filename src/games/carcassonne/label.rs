//! What answers are called, and what would come of them: facts, never advice.

use super::kinds::Piece;
use super::land::{Follower, Land, PLAYERS};
use super::score::{self, Score};
use super::shape::{D, Edge, Feature, NONE};
use super::square::Square;
use super::story::{at, number, tile};
use super::view::View;
use crate::kernel::{Arg, Seat, Text};

/// What a follower is called on a feature (1).
pub fn role(feature: Feature) -> String {
    let role = match feature {
        Feature::City => "role-knight",
        Feature::Road => "role-thief",
        Feature::Monastery => "role-monk",
        Feature::Field => "role-farmer",
    };
    role.to_owned()
}

/// What would come of laying a piece somewhere, before anybody is placed.
#[derive(Default)]
pub struct Effect {
    /// What would be complete, with its followers.
    pub scores: Vec<Score>,
    /// What would be complete and nobody's: whoever lays there can place somebody first.
    pub unclaimed: Vec<Score>,
    /// Of the features of the viewer the one that would gain most.
    pub grows: Option<Growth>,
    /// The most valuable of those that only others hold: whoever lays there works for them.
    pub helps: Option<Score>,
}

/// A feature that would grow: what it would be, by how much more, and how many of its sides would be open.
#[derive(Clone, Copy)]
pub struct Growth {
    /// What it would be.
    pub score: Score,
    /// What of that is new.
    pub gain: u16,
    open: u8,
}

impl Growth {
    /// What gains most comes first; of equals, what would be worth most.
    fn rank(&self) -> (u16, u16) {
        (self.gain, self.score.points)
    }
}

/// What would come of it in this turn.
pub fn effect(land: &Land, me: Seat, piece: Piece, square: Square, turn: u8) -> Effect {
    let mut then = land.clone();
    let Some(number) = then.put(piece, square, turn, Some(me)) else { return Effect::default() };
    let scored = |root: u16| score::score(&then, root);
    let segments = piece.facts().segments.len() as u8;
    let touched =
        || (0..segments).map(|at| then.feature_at(number, at)).chain(then.monasteries_round(square));
    let open = || touched().filter(|root| !then.node(*root).is_complete());
    let is_mine = |root: &u16| then.node(*root).followers[me.index()] > 0;
    // A field grows with almost every tile.
    let is_theirs = |root: &u16| {
        let node = then.node(*root);
        !is_mine(root) && node.feature != Feature::Field && node.followers.iter().any(|count| *count > 0)
    };
    let dearest = |root: &u16| score::worth(&then, *root);
    let growth = |root: u16| {
        let before: u16 = land.grown_into(&then, root).into_iter().map(|old| score::worth(land, old)).sum();
        let gain = score::worth(&then, root).saturating_sub(before);
        Growth { score: scored(root), gain, open: then.node(root).open }
    };
    // That a field grows which has no more cities for it is of no consequence.
    let counts = |one: &Growth| one.gain > 0 || one.score.feature != Feature::Field;
    Effect {
        scores: then.completed_by(number).into_iter().map(scored).collect(),
        unclaimed: then.unclaimed(number).into_iter().map(scored).collect(),
        grows: open().filter(is_mine).map(growth).filter(counts).max_by_key(Growth::rank),
        helps: open().filter(is_theirs).max_by_key(dearest).map(scored),
    }
}

/// The best of several effects, as a hint: what closes first, then what grows. `can_claim` is whether the
/// viewer has somebody to place.
pub fn hint(effects: &[Effect], me: Seat, can_claim: bool) -> Option<Text> {
    let held = effects.iter().flat_map(|effect| &effect.scores).map(|score| (score, true));
    let free = effects.iter().flat_map(|effect| &effect.unclaimed).map(|score| (score, false));
    let closes = held.chain(free).max_by_key(|(score, held)| (score.points, *held));
    if let Some((score, held)) = closes {
        let key = if held { "hint-closes" } else { "hint-closes-free" };
        let mine = score.to.len() == 1 && score.to.has(me);
        return Some(scored(key, score).with("can", i64::from(can_claim)).with("mine", i64::from(mine)));
    }
    let grows = effects.iter().filter_map(|effect| effect.grows).max_by_key(Growth::rank);
    if let Some(Growth { score, gain, open }) = grows {
        // 7.5: where others have more followers, it is theirs that grows.
        let whose = if !score.to.has(me) { 2_i64 } else { i64::from(score.to.len() > 1) };
        let text = scored("hint-grows", &score).with("gain", i64::from(gain));
        return Some(text.with("open", open).with("whose", whose));
    }
    let helps = effects.iter().filter_map(|effect| effect.helps).max_by_key(|score| score.points);
    helps.map(|score| scored("hint-helps", &score).with("many", i64::from(score.to.len() > 2)))
}

/// What a button said that carries a number of the picture, without that number.
pub fn afterwards(label: Text) -> Text {
    const NUMBERED: [&str; 5] =
        ["press-at", "press-at-what", "press-turn", "press-turn-what", "press-follower"];
    match label.key.strip_prefix("press-").filter(|_| NUMBERED.contains(&&*label.key)) {
        Some(what) => Text { key: format!("was-{what}"), args: label.args },
        None => label,
    }
}

fn scored(key: &str, score: &Score) -> Text {
    Text::new(key)
        .with("feature", number(score.feature))
        .with("square", at(score.square))
        .with("points", i64::from(score.points))
        .with("players", Arg::Players(score.to.iter().collect()))
}

const SIDES: [&str; 5] = ["side-n", "side-e", "side-s", "side-w", "side-d"];
const CORNERS: [&str; 4] = ["side-ne", "side-se", "side-sw", "side-nw"];
/// Either half of each side, as one goes round.
const HALVES: [&str; 8] =
    ["side-n-w", "side-n-e", "side-e-n", "side-e-s", "side-s-e", "side-s-w", "side-w-s", "side-w-n"];

/// Where on a piece a segment lies: the sides that it reaches, or of a field its corners.
pub fn whereabouts(piece: Piece, turn: u8, segment: u8) -> Vec<String> {
    let shape = piece.shape(turn);
    if piece.segment(segment).is_none_or(|segment| segment.feature != Feature::Field) {
        return (0..5).filter(|side| shape.at[*side] == segment).map(|side| SIDES[side].to_owned()).collect();
    }
    let has = |half: usize| shape.fields[half] != NONE && shape.fields[half] == segment;
    if (0..8).filter(|half| has(*half)).count() == 8 {
        return vec!["side-all".to_owned()];
    }
    // A corner is between the second half of one side and the first of the next.
    let corners = (0..4).filter(|side| has(side * 2 + 1) && has((side * 2 + 2) % 8));
    let corners: Vec<String> = corners.map(|side| CORNERS[side].to_owned()).collect();
    if !corners.is_empty() {
        return corners;
    }
    let touches = |side: &usize| has(side * 2) || has(side * 2 + 1);
    (0..=D).filter(touches).map(|side| SIDES[side].to_owned()).collect()
}

/// The same, and of two fields that reach the same sides, which half of them each has.
pub fn told_apart(piece: Piece, turn: u8, segment: u8) -> Vec<String> {
    let there = whereabouts(piece, turn, segment);
    let fields = &piece.shape(turn).fields;
    let is_twin = |other: u8| other != segment && other != NONE && whereabouts(piece, turn, other) == there;
    if !fields.contains(&segment) || !fields.iter().any(|other| is_twin(*other)) {
        return there;
    }
    // As one goes round, the long side begins beside the right angle of a half and ends across from there.
    let turn = usize::from(turn & 3);
    let ends = [CORNERS[turn], CORNERS[(turn + 2) % 4]];
    let names = HALVES.iter().chain(&ends);
    let at = names.zip(fields).filter(|(_, field)| **field == segment);
    at.map(|(name, _)| (*name).to_owned()).collect()
}

/// What a follower on a segment of a piece would hold then, and that in words: how many squares, how much is
/// open, what it would be worth now.
pub fn holding(
    land: &Land,
    me: Seat,
    piece: Piece,
    square: Square,
    turn: u8,
    segment: u8,
) -> Option<(Score, Text)> {
    let mut then = land.clone();
    let laid = then.put(piece, square, turn, Some(me))?;
    then.place(Follower { seat: me, laid, segment });
    let root = then.feature_at(laid, segment);
    let node = then.node(root);
    let score = score::score(&then, root);
    let text = Text::new("press-holds").with("feature", number(score.feature));
    let cities = if score.feature == Feature::Field { then.cities_of(root).count() as i64 } else { 0 };
    let text = text.with("open", node.open).with("cities", cities).with("finished", i64::from(score.count));
    let text = text.with("complete", i64::from(score.complete)).with("points", i64::from(score.points));
    Some((score, text))
}

/// Everything that somebody holds, the dearest first.
pub fn roots(view: &View) -> Vec<u16> {
    let mut held: Vec<u16> = view.land.held().to_vec();
    held.sort_by_key(|root| std::cmp::Reverse(score::worth(&view.land, *root)));
    held
}

/// Nothing, where something might stand.
fn none() -> Arg {
    Arg::Verbatim(String::new())
}

/// One line for a feature that somebody holds: which, who with how many followers, and what it has.
pub fn held(view: &View, root: u16) -> Text {
    let who = holders(view, root);
    Text::new("held").with("name", named(view, root)).with("who", who).with("facts", facts(view, root))
}

/// The same for whoever holds it themselves, as short as a line of a telephone: who else does, and what it comes to.
pub fn own(view: &View, root: u16) -> Text {
    let shared = is_shared(view, root);
    let others = if shared { holders(view, root) } else { none() };
    Text { key: "own-held".to_owned(), ..facts(view, root) }
        .with("name", named(view, root))
        .with("shared", i64::from(shared))
        .with("who", others)
}

/// Whether several have followers on it.
fn is_shared(view: &View, root: u16) -> bool {
    view.land.node(root).followers.iter().filter(|count| **count > 0).count() > 1
}

/// Whether it is a field that nobody else has a follower on.
pub fn is_own_field(view: &View, root: u16) -> bool {
    view.land.node(root).feature == Feature::Field && !is_shared(view, root)
}

/// Whether it is one of these that touches no finished city.
pub fn is_bare(view: &View, root: u16) -> bool {
    is_own_field(view, root) && score::worth(&view.land, root) == 0
}

/// Fields of somebody that touch finished cities, in one line where there are several.
pub fn fields(view: &View, roots: &[u16]) -> Option<Text> {
    if let [root] = roots {
        return Some(own(view, *root));
    }
    let mut worth: Vec<(Square, i64)> =
        roots.iter().map(|root| (view.land.called(*root), score::worth(&view.land, *root).into())).collect();
    worth.sort_unstable();
    let one = |(square, points): (Square, i64)| {
        Text::new("own-field").with("square", at(square)).with("points", points)
    };
    (!worth.is_empty()).then(|| Text::new("own-fields").with("fields", listed(worth.into_iter().map(one))))
}

/// Such fields of somebody, in one line: there are many of them for a long time. Two may be known by one square.
pub fn bare(view: &View, roots: &[u16]) -> Option<Text> {
    let mut squares: Vec<Square> = roots.iter().map(|root| view.land.called(*root)).collect();
    squares.sort_unstable();
    squares.dedup();
    let count = squares.len() as i64;
    (count > 0).then(|| Text::new("own-bare").with("count", count).with("squares", each(&squares)))
}

/// Squares by their names, one after the other.
pub fn each(squares: &[Square]) -> Arg {
    listed(squares.iter().map(|square| Text::new("own-square").with("square", at(*square))))
}

/// Kinds of pieces by their names, one after the other: in these there are commas.
pub fn kinds(pieces: &[Piece]) -> Arg {
    put_after_another("kind-others", pieces.iter().map(|piece| Text::new("kind").with("tile", tile(*piece))))
}

/// Who stands on a feature, with how many followers.
fn holders(view: &View, root: u16) -> Arg {
    let node = view.land.node(root);
    let there = (0..PLAYERS).filter(|seat| node.followers[*seat] > 0);
    listed(there.map(|seat| {
        let by = Text::new("held-by").with("player", Seat(seat as u8));
        by.with("count", node.followers[seat])
    }))
}

fn listed(texts: impl DoubleEndedIterator<Item = Text>) -> Arg {
    put_after_another("held-others", texts)
}

/// Sentences one after the other: from the last to the first, each is said in front of all the others.
fn put_after_another(key: &str, texts: impl DoubleEndedIterator<Item = Text>) -> Arg {
    texts.rev().fold(none(), |others, text| {
        let others = if others == none() { others } else { Text::new(key).with("rest", others).into() };
        text.with("others", others).into()
    })
}

/// What a feature is called, by everybody and everywhere: what it is, and where the first of those stands who hold it.
pub fn named(view: &View, root: u16) -> Text {
    let feature = number(view.land.node(root).feature);
    Text::new("feature-at").with("feature", feature).with("square", at(view.land.called(root)))
}

/// How much a feature has, how much of it is open, what it is worth now, and at least when it is finished.
pub fn facts(view: &View, root: u16) -> Text {
    let land = &view.land;
    let node = land.node(root);
    let score = score::score(land, root);
    let cities = if score.feature == Feature::Field { land.cities_of(root).count() as i64 } else { 0 };
    let whole = || score.count + u16::from(score.shields) + open_squares(land, root);
    let finished = if score.feature == Feature::City { 2 * whole() } else { 0 };
    Text::new("held-facts")
        .with("feature", number(score.feature))
        .with("count", i64::from(score.count))
        .with("shields", score.shields)
        .with("open", node.open)
        .with("cities", cities)
        .with("points", i64::from(score.points))
        .with("complete", i64::from(score.complete))
        .with("finished", i64::from(finished))
}

/// Towards how many squares that it does not have yet a city is open: it takes each of them, at least. Where there is none
/// it can be closed as large as it is: by other halves, on squares where it has one (R28, R31).
fn open_squares(land: &Land, root: u16) -> u16 {
    let has = |square: Square| land.pieces_of(root).any(|(number, _)| land.laid()[number].square == square);
    let covers = |number: usize, side: usize| {
        let laid = &land.laid()[number];
        laid.piece.shape(laid.turn).edges[side] != Edge::Nothing
    };
    let open = land.pieces_of(root).flat_map(|(number, segment)| {
        let laid = &land.laid()[number];
        let shape = laid.piece.shape(laid.turn);
        let sides = (0..D).filter(move |side| shape.at[*side] == segment);
        sides.map(|side| (laid.square.beside(side), (side + 2) % 4))
    });
    let open = open.filter(|(near, side)| !land.on(*near).any(|other| covers(other, *side)) && !has(*near));
    let mut squares: Vec<Square> = open.map(|(near, _)| near).collect();
    squares.sort_unstable();
    squares.dedup();
    squares.len() as u16
}

#[cfg(test)]
mod tests {
    use super::{D, Edge, Feature, Land, NONE, Piece, open_squares, told_apart};
    use crate::games::carcassonne::square::M50;

    /// A city that is open to three sides takes three squares more, and where two of its sides look at one square, one.
    #[test]
    fn a_city_takes_every_square_that_it_is_open_to() {
        let is_city = |piece: &Piece| piece.shape(0).edges.iter().take(D).all(|edge| *edge == Edge::City);
        let all_city = Piece::tiles().find(is_city).expect("a tile that is all city");
        let mut land = Land::new();
        let laid = land.put(all_city, M50.beside(0), 0, None).expect("it goes on where the start is open");
        assert_eq!(open_squares(&land, land.feature_at(laid, 0)), 3);
        let end = Piece::tiles().find(|piece| {
            let cities = piece.shape(0).edges.iter().take(D).filter(|edge| **edge == Edge::City).count();
            cities == 1
        });
        let beside = M50.beside(0).beside(1);
        let end = end.expect("a tile that ends a city");
        let turn = (0..4).find(|turn| land.fits(end, beside) & 1 << turn != 0).expect("it ends this one");
        land.put(end, beside, turn, None);
        assert_eq!(open_squares(&land, land.feature_at(laid, 0)), 2);
    }

    #[test]
    fn no_two_fields_of_a_piece_are_called_the_same() {
        for piece in Piece::tiles().chain(Piece::halves()) {
            for turn in 0..4 {
                let fields = (0..NONE).map_while(|at| Some((at, piece.segment(at)?)));
                let fields = fields.filter(|(_, segment)| segment.feature == Feature::Field);
                let called: Vec<_> = fields.map(|(at, _)| told_apart(piece, turn, at)).collect();
                let mut names = called.clone();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), called.len(), "{piece:?} {turn}: {called:?}");
            }
        }
    }
}
