//! The map computed anew and slowly from the pieces that lie, beside the one that is kept up to date while
//! they are laid.

use crate::play::set_up;
use crate::playing::piece;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::carcassonne::kinds::{Mark, Piece};
use sobremesa::games::carcassonne::land::{Laid, Land};
use sobremesa::games::carcassonne::shape::{D, Edge, Feature, Shape};
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{Event, Marks, Options, Table};
use sobremesa::kernel::{Ask, Pick, Player, Seat, Seats, play_through};
use std::collections::{BTreeMap, BTreeSet};

/// A piece by its number, and one of its segments.
type Part = (usize, u8);

struct Plain<'a> {
    laid: &'a [Laid],
    on: BTreeMap<Square, Vec<usize>>,
}

impl Plain<'_> {
    fn new(laid: &[Laid]) -> Plain<'_> {
        let mut on: BTreeMap<Square, Vec<usize>> = BTreeMap::new();
        laid.iter().enumerate().for_each(|(number, one)| on.entry(one.square).or_default().push(number));
        Plain { laid, on }
    }

    fn on(&self, square: Square) -> &[usize] {
        self.on.get(&square).map_or(&[], |there| there)
    }

    fn shape(&self, number: usize) -> &'static Shape {
        self.laid[number].piece.shape(self.laid[number].turn)
    }

    /// What lies against a side of a square: the piece, and the side of it.
    fn against(&self, square: Square, side: usize) -> Option<(usize, usize)> {
        let facing = (side + 2) % 4;
        let near = self.on(square.beside(side)).iter();
        let shows = |number: &&usize| self.shape(**number).edges[facing] != Edge::Nothing;
        near.copied().find(|number| shows(&number)).map(|number| (number, facing))
    }

    /// What lies against a side of a piece, the long one included.
    fn beside(&self, number: usize, side: usize) -> Option<(usize, usize)> {
        let square = self.laid[number].square;
        if self.shape(number).edges[side] == Edge::Nothing {
            return None;
        }
        let other = self.on(square).iter().copied().find(|other| *other != number);
        if side == D { other.map(|other| (other, D)) } else { self.against(square, side) }
    }

    /// What a square asks for, and the half that lies there; nothing, where no piece could touch one that lies.
    fn gap(&self, square: Square) -> Option<(u8, Option<(u8, Edge)>)> {
        let here = self.on(square);
        let half = match here {
            [] => None,
            [one] if self.laid[*one].piece.is_half() => Some(*one),
            _ => return None,
        };
        // R28: on its short sides a half is there, on the others nothing.
        let bare = |side: &usize| half.is_none_or(|half| self.shape(half).edges[*side] == Edge::Nothing);
        let edges = (0..4).filter(bare).filter_map(|side| Some((side, self.against(square, side)?)));
        let asks = edges
            .map(|(side, (number, facing))| (self.shape(number).edges[facing] as u8) << (2 * side))
            .sum();
        let half = half.map(|half| (self.laid[half].turn, self.shape(half).edges[D]));
        (asks != 0 || half.is_some()).then_some((asks, half))
    }

    /// The turns in which a piece can be laid on a square (5, 10.4 to 10.6), as bits.
    fn fits(&self, piece: Piece, square: Square) -> u8 {
        let Some((_, half)) = self.gap(square) else { return 0 };
        let can = |turn: &u8| {
            let shape = piece.shape(*turn);
            let seen = (0..*turn).any(|other| piece.shape(other).edges == shape.edges);
            let shares = half.is_none_or(|(other, long)| {
                piece.is_half() && *turn == (other + 2) % 4 && shape.edges[D] == long
            });
            let sides = (0..4).filter(|side| shape.edges[*side] != Edge::Nothing);
            let met: Vec<bool> = sides
                .filter_map(|side| Some((side, self.against(square, side)?)))
                .map(|(side, (number, facing))| self.shape(number).edges[facing] == shape.edges[side])
                .collect();
            (piece.is_half() || !seen) && shares && !met.is_empty() && met.iter().all(|same| *same)
        };
        (0..4).filter(can).fold(0, |bits, turn| bits | 1 << turn)
    }

    /// The parts of other pieces that touch one.
    fn meets(&self, (number, segment): Part) -> Vec<Part> {
        let here = self.shape(number);
        let sides = (0..5).filter_map(|side| Some((side, self.beside(number, side)?)));
        let pairs = sides.flat_map(|(side, (other, facing))| {
            let there = self.shape(other);
            [
                (here.at[side], (other, there.at[facing])),
                (here.fields[side * 2], (other, there.fields[facing * 2 + 1])),
                (here.fields[side * 2 + 1], (other, there.fields[facing * 2])),
            ]
        });
        pairs.filter(|(at, _)| *at == segment).map(|(_, part)| part).collect()
    }

    fn feature(&self, start: Part) -> BTreeSet<Part> {
        let (mut seen, mut todo) = (BTreeSet::from([start]), vec![start]);
        while let Some(part) = todo.pop() {
            todo.extend(self.meets(part).into_iter().filter(|part| seen.insert(*part)));
        }
        seen
    }

    /// The squares round one on which something lies.
    fn round(&self, square: Square) -> usize {
        square.round().filter(|near| self.on.contains_key(near)).count()
    }
}

/// Everything that the map says of squares, within so many of the start tile.
fn squares_agree(land: &Land, far: i8) {
    let plain = Plain::new(land.laid());
    let mut gaps = 0;
    for (x, y) in (-far..=far).flat_map(|y| (-far..=far).map(move |x| (x, y))) {
        let square = Square::new(x, y);
        assert_eq!(land.on(square).collect::<Vec<_>>(), plain.on(square), "{square}");
        let gap = land.gap(square).inspect(|gap| assert_eq!(gap.square, square));
        assert_eq!(gap.map(|gap| (gap.asks, gap.half)), plain.gap(square), "{square}");
        gaps += usize::from(gap.is_some());
    }
    assert_eq!(gaps, land.gaps().len());
    let mut squares: Vec<Square> = Vec::new();
    for laid in land.laid() {
        if !squares.contains(&laid.square) {
            squares.push(laid.square);
        }
    }
    assert_eq!(land.squares(), squares);
    for piece in Piece::tiles().chain(Piece::halves()) {
        let lie = land.laid().iter().filter(|laid| laid.piece == piece).count();
        assert_eq!(usize::from(land.counts()[piece.index()]), lie);
    }
}

/// Where every kind of piece fits.
fn fits_agree(land: &Land) {
    let plain = Plain::new(land.laid());
    for piece in Piece::tiles().chain(Piece::halves()) {
        let mut found = BTreeMap::new();
        land.each_fit(piece, |square, turns| assert_eq!(found.insert(square, turns), None));
        let gaps = land.gaps().iter().map(|gap| (gap.square, plain.fits(piece, gap.square)));
        let fits: BTreeMap<Square, u8> = gaps.filter(|(_, turns)| *turns != 0).collect();
        assert_eq!(found, fits, "{piece:?}");
        assert!(land.squares().iter().all(|at| land.fits(piece, *at) == fits.get(at).copied().unwrap_or(0)));
        assert_eq!(land.fits_anywhere(piece), !fits.is_empty());
    }
}

/// Everything that the map says of features.
fn features_agree(land: &Land) {
    let plain = Plain::new(land.laid());
    let (mut known, mut roots, mut held) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    let all = (0..land.laid().len()).flat_map(|number| {
        let segments = land.laid()[number].piece.facts().segments.len() as u8;
        (0..segments).map(move |segment| (number, segment))
    });
    for start in all {
        if known.contains(&start) {
            continue;
        }
        let parts = plain.feature(start);
        let root = land.feature_at(start.0 as u8, start.1);
        assert!(roots.insert(root), "{start:?} is part of something else");
        assert_eq!(land.pieces_of(root).collect::<BTreeSet<Part>>(), parts);
        assert!(parts.iter().all(|(number, segment)| land.feature_at(*number as u8, *segment) == root));
        feature_agrees(land, &plain, root, &parts);
        known.extend(parts);
    }
    for follower in land.followers() {
        let root = land.feature_at(follower.laid, follower.segment);
        if !held.contains(&root) {
            held.push(root);
        }
    }
    assert_eq!(land.held()[..], held);
}

fn feature_agrees(land: &Land, plain: &Plain<'_>, root: u16, parts: &BTreeSet<Part>) {
    let node = land.node(root);
    let segment = |(number, at): &Part| plain.laid[*number].piece.segment(*at).unwrap();
    let squares: BTreeSet<Square> = parts.iter().map(|(number, _)| plain.laid[*number].square).collect();
    let first = *squares.first().unwrap();
    let sides = parts.iter().flat_map(|part| (0..5).map(move |side| (part, side)));
    let open = sides.filter(|((number, at), side)| {
        plain.shape(*number).at[*side] == *at && plain.beside(*number, *side).is_none()
    });
    let (open, count) = match node.feature {
        Feature::Monastery => (8 - plain.round(first), Some(1 + plain.round(first))),
        Feature::Field => (0, None),
        _ => (open.count(), Some(squares.len())),
    };
    assert!(parts.iter().all(|part| segment(part).feature == node.feature));
    let shields = parts.iter().filter(|part| segment(part).shield).count();
    assert_eq!((usize::from(node.open), usize::from(node.shields), node.first), (open, shields, first));
    assert!(count.is_none_or(|count| usize::from(node.squares()) == count), "{first}");
    assert_eq!(node.is_complete(), open == 0 && node.feature != Feature::Field);
    let here = land.followers().iter().filter(|one| parts.contains(&(one.laid.into(), one.segment)));
    let mut followers = [0; 6];
    here.clone().for_each(|one| followers[one.seat.index()] += 1);
    assert_eq!((node.followers, node.is_free()), (followers, followers == [0; 6]));
    let most =
        |seat: &Seat| followers[seat.index()] > 0 && followers.iter().max() == Some(&followers[seat.index()]);
    assert_eq!(node.leaders(), (0..6).map(Seat).filter(most).collect::<Seats>());
    let hill = |at: &usize| plain.laid[*at].piece.kind().mark == Some(Mark::Hill);
    let high = here.filter(|one| plain.on(plain.laid[usize::from(one.laid)].square).iter().any(hill));
    assert_eq!(land.on_hills(root), high.map(|one| one.seat).collect::<Seats>());
    if node.feature == Feature::Field {
        // R16: each city once, however often they touch.
        let touched = parts.iter().flat_map(|part| (0..8).map(move |city| (part, city)));
        let touched = touched.filter(|(part, city)| segment(part).touches & 1 << city != 0);
        let cities: BTreeSet<u16> = touched.map(|(part, city)| land.feature_at(part.0 as u8, city)).collect();
        let mut told: Vec<u16> = land.cities_of(root).collect();
        told.sort_unstable();
        assert_eq!(told, cities.into_iter().collect::<Vec<_>>());
    }
}

/// What the last piece has completed and joined, and where its player could have placed somebody.
fn piece_agrees(before: &Land, land: &Land) {
    let plain = Plain::new(land.laid());
    let number = land.laid().len() - 1;
    let Laid { piece, square, turn, .. } = land.laid()[number];
    let sorted = |roots: &[u16]| -> Vec<u16> {
        let mut roots = roots.to_vec();
        roots.sort_unstable();
        roots
    };
    let is_done = |root: &u16| land.node(*root).is_complete();
    let segments = 0..piece.facts().segments.len() as u8;
    let own: BTreeSet<u16> = segments.clone().map(|at| land.feature_at(number as u8, at)).collect();
    let near = square.round().flat_map(|near| plain.on(near).to_vec());
    let near =
        near.flat_map(|at| plain.laid[at].piece.facts().segments.iter().zip(0..).map(move |one| (at, one)));
    let monks = near.filter(|(_, (segment, _))| segment.feature == Feature::Monastery);
    let monks = monks.map(|(at, (_, segment))| land.feature_at(at as u8, segment));
    let done: BTreeSet<u16> = own.iter().copied().chain(monks).filter(is_done).collect();
    let done: Vec<u16> = done.into_iter().filter(|root| !land.node(*root).is_free()).collect();
    assert_eq!(sorted(&land.completed_by(number as u8)), done);
    let free = own.iter().copied().filter(|root| is_done(root) && land.node(*root).is_free());
    assert_eq!(sorted(&land.unclaimed(number as u8)), free.collect::<Vec<_>>());
    // Of what it has joined, how much was somebody's.
    let taken = |at: u8| -> usize {
        let old = plain.feature((number, at)).into_iter().filter(|(other, _)| *other != number);
        let roots: BTreeSet<u16> = old.map(|(other, at)| before.feature_at(other as u8, at)).collect();
        roots.into_iter().filter(|root| !before.node(*root).is_free()).count()
    };
    let tells = |root: u16| match land.node(root).feature {
        Feature::City => !is_done(&root),
        feature => feature == Feature::Field,
    };
    let met = segments.clone().filter(|at| taken(*at) > 1).map(|at| land.feature_at(number as u8, at));
    let met: BTreeSet<u16> = met.filter(|root| tells(*root)).collect();
    assert_eq!(sorted(&land.met()), met.into_iter().collect::<Vec<_>>());
    let could = segments.filter(|at| taken(*at) == 0).fold(0, |bits, at| bits | 1 << at);
    assert_eq!(before.free_segments(piece, square, turn), could, "{piece:?} {square} {turn}");
}

/// Looks at the map after every piece.
struct Surveyor {
    random: Random,
    before: Land,
    met: usize,
    unclaimed: usize,
}

impl Player<Table> for Surveyor {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        self.random.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        if matches!(event, Event::Laid { .. }) {
            piece_agrees(&self.before, &table.land);
            self.met += table.land.met().len();
            self.unclaimed += table.land.unclaimed(table.land.laid().len() as u8 - 1).len();
            if table.land.laid().len().is_multiple_of(4) {
                squares_agree(&table.land, 22);
                fits_agree(&table.land);
                features_agree(&table.land);
            }
        }
        self.before = table.land.clone();
    }
}

pub fn options(game: u64) -> Options {
    let halves = [2, 0, 3][game as usize % 3];
    let marks = [Marks::HillsAndCircles, Marks::Out, Marks::Hills][game as usize / 2 % 3];
    Options { halves, marks, ..Options::PROPOSED }
}

#[test]
fn the_map_is_what_the_pieces_make_of_it() {
    let (mut met, mut unclaimed) = (0, 0);
    for game in 0..6 {
        let table = set_up(&options(game), 2 + game as u8 % 5, game_dice(31, game));
        let before = table.land.clone();
        let mut surveyor = Surveyor { random: Random::new(game), before, met: 0, unclaimed: 0 };
        let ended = play_through(table, &mut surveyor).unwrap();
        assert!(ended.land.laid().len() > 60);
        (met, unclaimed) = (met + surveyor.met, unclaimed + surveyor.unclaimed);
    }
    assert!(met > 0 && unclaimed > 0, "{met} and {unclaimed}");
}

/// From the start tile so many monasteries northwards, eastwards, southwards and westwards.
fn cross(arms: [i8; 4]) -> Land {
    let mut land = Land::new();
    // The first of an arm leads from the city or the road of the start tile to a meadow.
    let first = [("E", 2), ("A", 1), ("B", 0), ("A", 3)];
    let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    for (((id, turn), (x, y)), far) in first.into_iter().zip(steps).zip(arms) {
        for at in 1..=far {
            let (id, turn) = if at == 1 { (id, turn) } else { ("B", 0) };
            land.put(piece(id), Square::new(x * at, y * at), turn, None).unwrap();
        }
    }
    land
}

// R6
#[test]
fn there_is_no_edge_of_the_table() {
    for arms in [
        [13, 13, 13, 13],
        [14, 14, 14, 14],
        [15, 16, 16, 15],
        [31, 30, 1, 33],
        [29, 1, 31, 30],
        [1, 1, 92, 1],
    ] {
        let mut land = cross(arms);
        squares_agree(&land, 99);
        // A ring of eight round the monastery at the end of an arm, though the map had to grow for it.
        let middle = Square::new(0, arms[2] - 1);
        let ring = [(1, 0), (1, -1), (1, 1), (-1, 0), (-1, -1), (-1, 1)];
        for (x, y) in ring {
            let near = Square::new(middle.x + x, middle.y + y);
            if land.gap(near).is_some() && land.laid().len() < 96 {
                land.put(piece("B"), near, 0, None).unwrap();
            }
        }
        squares_agree(&land, 99);
        features_agree(&land);
    }
}
