//! An oracle: a slow scorer that was written from the rules and shares no code with them. It reads the pieces
//! from `TILES.toml`, fields as they are written there, walks every feature afresh after each move, and has
//! to agree on every score of every game it listens to.
//!
//! `ORACLE_GAMES=100000 cargo test --release --test carcassonne oracle` is the long run; the gate plays
//! 2,000, whoever waits a quarter of them.

use crate::length::brief_or;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::score::Score;
use sobremesa::games::carcassonne::shape::{Feature, NONE};
use sobremesa::games::carcassonne::{Event, Marks, Options, Table};
use sobremesa::kernel::{Ask, Game, Pick, Player, play_through};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

const GATE: u64 = 2_000;
const BRIEFLY: u64 = GATE / 4;

/// A kind of piece as the page writes it.
#[derive(Default, Clone)]
struct Printed {
    half: bool,
    hill: bool,
    monastery: bool,
    shield: bool,
    edges: String,
    cities: Vec<String>,
    roads: Vec<String>,
    fields: Vec<String>,
}

static PRINTED: LazyLock<BTreeMap<String, Printed>> = LazyLock::new(|| {
    let page: toml::Table = include_str!("TILES.toml").parse().unwrap();
    let mut printed = BTreeMap::new();
    for table in ["tile", "half"] {
        for one in page[table].as_array().unwrap() {
            let text =
                |key: &str| one.get(key).map_or(String::new(), |text| text.as_str().unwrap().to_owned());
            let flag = |key: &str| one.get(key).is_some_and(|flag| flag.as_bool().unwrap());
            let list = |key: &str| -> Vec<String> {
                let list = one.get(key).map_or(&[][..], |list| list.as_array().unwrap());
                list.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
            };
            let piece = Printed {
                half: table == "half",
                hill: text("mark") == "hill",
                monastery: flag("monastery"),
                shield: flag("shield"),
                edges: text("edges"),
                cities: list("cities"),
                roads: list("roads"),
                fields: list("fields"),
            };
            printed.insert(text("id"), piece);
        }
    }
    printed
});

/// A side of a square, clockwise from the north, or the long side.
const LONG: usize = 4;

fn side(letter: char, turn: usize) -> usize {
    "NESW".find(letter).map_or(LONG, |at| (at + turn) % 4)
}

fn half_side(letter: char, turn: usize) -> char {
    match letter.to_digit(10) {
        Some(digit) => char::from_digit((digit + 2 * turn as u32) % 8, 10).unwrap(),
        None => letter,
    }
}

struct Lies {
    printed: &'static Printed,
    at: (i32, i32),
    turn: usize,
}

impl Lies {
    /// Which sides of the square it covers, and what they show.
    fn edges(&self) -> Vec<(usize, char)> {
        let letters = if self.printed.half { "NDW" } else { "NESW" };
        letters
            .chars()
            .zip(self.printed.edges.chars())
            .map(|(letter, edge)| (side(letter, self.turn), edge))
            .collect()
    }

    fn edge(&self, at: usize) -> Option<char> {
        self.edges().into_iter().find(|(side, _)| *side == at).map(|(_, edge)| edge)
    }

    fn sides(&self, part: Part) -> Vec<usize> {
        let list = match part {
            Part::City(at) => &self.printed.cities[at],
            Part::Road(at) => &self.printed.roads[at],
            _ => return Vec::new(),
        };
        list.chars().map(|letter| side(letter, self.turn)).collect()
    }

    fn half_sides(&self, field: usize) -> Vec<char> {
        let text = self.printed.fields[field].split('+').next().unwrap();
        text.chars().map(|letter| half_side(letter, self.turn)).collect()
    }

    fn parts(&self) -> Vec<Part> {
        let Printed { cities, roads, fields, monastery, .. } = self.printed;
        let mut parts: Vec<Part> = (0..cities.len()).map(Part::City).collect();
        parts.extend((0..roads.len()).map(Part::Road));
        parts.extend((0..fields.len()).map(Part::Field));
        parts.extend(monastery.then_some(Part::Monastery));
        parts
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    City(usize),
    Road(usize),
    Field(usize),
    Monastery,
}

type Spot = (usize, Part);

/// A score, as far as two people could quarrel about it.
type Claim = (Feature, u16, Vec<u8>, Vec<u8>);

#[derive(Default)]
struct Oracle {
    lies: Vec<Lies>,
    on: BTreeMap<(i32, i32), Vec<usize>>,
    followers: Vec<(u8, Spot)>,
    expected: Vec<Claim>,
    thorough: bool,
    scored: u64,
}

fn step((x, y): (i32, i32), side: usize) -> (i32, i32) {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)][side]
}

impl Oracle {
    fn new(thorough: bool) -> Oracle {
        let mut oracle = Oracle { thorough, ..Oracle::default() };
        oracle.lay("cap_straight", (0, 0), 0);
        oracle
    }

    fn lay(&mut self, id: &str, at: (i32, i32), turn: usize) -> usize {
        self.lies.push(Lies { printed: &PRINTED[id], at, turn });
        let number = self.lies.len() - 1;
        self.on.entry(at).or_default().push(number);
        number
    }

    /// What lies against a side of a piece.
    fn against(&self, piece: usize, at: usize) -> Option<usize> {
        let lies = &self.lies[piece];
        if at == LONG {
            return self.on[&lies.at].iter().copied().find(|other| *other != piece);
        }
        let near = self.on.get(&step(lies.at, at))?;
        near.iter().copied().find(|other| self.lies[*other].edge((at + 2) % 4).is_some())
    }

    /// Whether a piece may lie where it lies.
    fn is_legal(&self, piece: usize) -> bool {
        let lies = &self.lies[piece];
        let others = self.on[&lies.at].iter().filter(|other| **other != piece).count();
        let all_half = self.on[&lies.at].iter().all(|other| self.lies[*other].printed.half);
        let opposite = self.on[&lies.at]
            .iter()
            .all(|other| *other == piece || (self.lies[*other].turn + 2) % 4 == lies.turn);
        let facing = |at: usize| if at == LONG { LONG } else { (at + 2) % 4 };
        let mut touches = false;
        for (at, edge) in lies.edges() {
            if let Some(other) = self.against(piece, at) {
                touches |= at != LONG;
                if self.lies[other].edge(facing(at)) != Some(edge) {
                    return false;
                }
            }
        }
        touches && others <= 1 && (others == 0 || all_half && opposite)
    }

    /// Everything that one part belongs to, and how many of its sides are open.
    fn walk(&self, start: Spot) -> (BTreeSet<Spot>, usize) {
        let (mut seen, mut todo, mut open) = (BTreeSet::from([start]), vec![start], 0);
        while let Some((piece, part)) = todo.pop() {
            let lies = &self.lies[piece];
            let mut meets = Vec::new();
            for at in lies.sides(part) {
                let there = if at == LONG { LONG } else { (at + 2) % 4 };
                match self.against(piece, at) {
                    None => open += 1,
                    Some(other) => {
                        let parts = self.lies[other].parts();
                        meets.extend(
                            parts
                                .into_iter()
                                .filter(|part| self.lies[other].sides(*part).contains(&there))
                                .map(|part| (other, part)),
                        );
                    }
                }
            }
            if let Part::Field(field) = part {
                for half in lies.half_sides(field) {
                    let (at, there) = match half {
                        'a' => (LONG, 'b'),
                        'b' => (LONG, 'a'),
                        digit => {
                            let digit = digit.to_digit(10).unwrap();
                            (
                                digit as usize / 2,
                                char::from_digit([5, 4, 7, 6, 1, 0, 3, 2][digit as usize], 10).unwrap(),
                            )
                        }
                    };
                    if let Some(other) = self.against(piece, at) {
                        let fields = 0..self.lies[other].printed.fields.len();
                        meets.extend(
                            fields
                                .filter(|field| self.lies[other].half_sides(*field).contains(&there))
                                .map(|field| (other, Part::Field(field))),
                        );
                    }
                }
            }
            todo.extend(meets.into_iter().filter(|spot| seen.insert(*spot)));
        }
        (seen, open)
    }

    fn round(&self, piece: usize) -> u16 {
        let (x, y) = self.lies[piece].at;
        let near = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|d| *d != (0, 0));
        near.filter(|(dx, dy)| self.on.contains_key(&(x + dx, y + dy))).count() as u16
    }

    /// The score of the feature of a part, and whether it is complete; nothing, where nobody stands.
    fn claim(&self, spot: Spot) -> Option<(Claim, bool, BTreeSet<Spot>)> {
        let (parts, open) = self.walk(spot);
        let here: Vec<&(u8, Spot)> = self.followers.iter().filter(|(_, at)| parts.contains(at)).collect();
        let mut count = vec![0_u8; 6];
        here.iter().for_each(|(seat, _)| count[usize::from(*seat)] += 1);
        let most = *count.iter().max().unwrap();
        if most == 0 {
            return None;
        }
        let mut to: Vec<u8> = (0..6).filter(|seat| count[usize::from(*seat)] == most).collect();
        let on_hill =
            |piece: usize| self.on[&self.lies[piece].at].iter().any(|one| self.lies[*one].printed.hill);
        let high: BTreeSet<u8> =
            here.iter().filter(|(_, (piece, _))| on_hill(*piece)).map(|(seat, _)| *seat).collect();
        if to.len() > 1 && to.iter().any(|seat| high.contains(seat)) {
            to.retain(|seat| high.contains(seat));
        }
        let squares =
            parts.iter().map(|(piece, _)| self.lies[*piece].at).collect::<BTreeSet<_>>().len() as u16;
        let shields = parts.iter().filter(|(piece, _)| self.lies[*piece].printed.shield).count() as u16;
        let (feature, points, complete) = match spot.1 {
            Part::City(_) => (Feature::City, (squares + shields) * if open == 0 { 2 } else { 1 }, open == 0),
            Part::Road(_) => (Feature::Road, squares, open == 0),
            Part::Monastery => (Feature::Monastery, 1 + self.round(spot.0), self.round(spot.0) == 8),
            Part::Field(_) => (Feature::Field, 3 * self.finished_cities(&parts), false),
        };
        Some(((feature, points, to, count), complete, parts))
    }

    /// How many finished cities a field touches.
    fn finished_cities(&self, field: &BTreeSet<Spot>) -> u16 {
        let mut cities: Vec<BTreeSet<Spot>> = Vec::new();
        for (piece, part) in field {
            let Part::Field(at) = part else { continue };
            let printed = self.lies[*piece].printed;
            for letter in printed.fields[*at].split('+').skip(1) {
                let city = printed.cities.iter().position(|city| city.contains(letter)).unwrap();
                let spot = (*piece, Part::City(city));
                if cities.iter().any(|one| one.contains(&spot)) {
                    continue;
                }
                let (parts, open) = self.walk(spot);
                if open == 0 {
                    cities.push(parts);
                }
            }
        }
        cities.len() as u16
    }

    /// The part that a segment of the program's tables is: a matter of notation.
    fn spot(&self, laid: usize, piece: Piece, segment: u8) -> Spot {
        let shape = piece.shape(0);
        let printed = &PRINTED[piece.id()];
        let at = usize::from(segment);
        let part = match piece.segment(segment).unwrap().feature {
            Feature::City => Part::City(at),
            Feature::Road => Part::Road(at - printed.cities.len()),
            Feature::Monastery => Part::Monastery,
            Feature::Field => {
                assert_ne!(segment, NONE);
                let half = (0..10).find(|half| shape.fields[*half] == segment).unwrap();
                let letter = b"01234567ab"[half] as char;
                Part::Field(
                    printed
                        .fields
                        .iter()
                        .position(|field| field.split('+').next().unwrap().contains(letter))
                        .unwrap(),
                )
            }
        };
        (laid, part)
    }

    fn laid(&mut self, seat: u8, piece: Piece, at: (i32, i32), turn: u8, segment: Option<u8>) {
        assert!(self.expected.is_empty(), "not scored: {:?}", self.expected);
        let number = self.lay(piece.id(), at, turn.into());
        assert!(self.is_legal(number), "{} does not fit {at:?}", piece.id());
        if let Some(segment) = segment {
            let spot = self.spot(number, piece, segment);
            let taken = self.claim(spot);
            assert!(
                taken.is_none(),
                "{} at {at:?} turned {turn}: {spot:?} has somebody: {taken:?}",
                piece.id()
            );
            self.followers.push((seat, spot));
        }
        let mut starts: Vec<Spot> =
            self.lies[number].parts().into_iter().map(|part| (number, part)).collect();
        let monks =
            self.followers.iter().filter(|(_, (_, part))| *part == Part::Monastery).map(|(_, spot)| *spot);
        starts.extend(monks);
        if self.thorough {
            starts = self.followers.iter().map(|(_, spot)| *spot).collect();
        }
        let mut seen: BTreeSet<Spot> = BTreeSet::new();
        for start in starts {
            if seen.contains(&start) {
                continue;
            }
            if let Some((claim, complete, parts)) = self.claim(start) {
                seen.extend(parts);
                if complete {
                    self.expected.push(claim);
                }
            }
        }
    }

    fn scored(&mut self, score: &Score) {
        let said = said(score);
        let at = self.expected.iter().position(|claim| *claim == said);
        let at = at.unwrap_or_else(|| panic!("{said:?} is none of {:?}", self.expected));
        self.expected.swap_remove(at);
        self.scored += 1;
    }
}

fn said(score: &Score) -> Claim {
    (score.feature, score.points, score.to.iter().map(|seat| seat.0).collect(), score.followers.to_vec())
}

/// A player of whims whom the oracle listens to.
struct Heard {
    oracle: Oracle,
    random: Random,
}

impl Player<Table> for Heard {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        self.random.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        let oracle = &mut self.oracle;
        match event {
            Event::Laid { seat, piece, square, turn, segment, .. } => {
                oracle.laid(seat.0, *piece, (square.x.into(), square.y.into()), *turn, *segment);
            }
            Event::Scored { score, .. } => {
                oracle.scored(score);
                // Everything that one move completes is scored at once: who goes home does not change it.
                if oracle.expected.is_empty() {
                    oracle.sync(table);
                }
            }
            Event::More { .. } | Event::Home { .. } => oracle.sync(table),
            Event::End => {
                assert!(oracle.expected.is_empty(), "not scored: {:?}", oracle.expected);
                let mut seen: BTreeSet<Spot> = BTreeSet::new();
                for (_, spot) in oracle.followers.clone() {
                    if seen.contains(&spot) {
                        continue;
                    }
                    let (claim, complete, parts) = oracle.claim(spot).unwrap();
                    assert!(!complete, "{claim:?} was never scored");
                    seen.extend(parts);
                    oracle.expected.push(claim);
                }
            }
            Event::Final { score } => oracle.scored(score),
            _ => {}
        }
    }
}

impl Oracle {
    /// Whoever is still out after scoring, or after a crop circle.
    fn sync(&mut self, table: &Table) {
        let spots = table.land.followers().iter().map(|follower| {
            let laid = usize::from(follower.laid);
            (follower.seat.0, self.spot(laid, table.land.laid()[laid].piece, follower.segment))
        });
        self.followers = spots.collect();
    }
}

#[test]
fn the_oracle_agrees_on_every_score() {
    let asked = std::env::var("ORACLE_GAMES").ok().and_then(|games| games.parse().ok());
    let games = asked.unwrap_or(brief_or(BRIEFLY, GATE));
    let mut scored = 0;
    for game in 0..games {
        let halves = [2, 3, 0, 2][game as usize % 4];
        let marks = [Marks::Out, Marks::Hills, Marks::HillsAndCircles][game as usize / 4 % 3];
        let options = Options { halves, marks, fields: game % 10 != 9, begins: None };
        let table = crate::play::set_up(&options, 2 + (game % 5) as u8, game_dice(19, game));
        let mut heard = Heard { oracle: Oracle::new(game % 50 == 0), random: Random::new(game) };
        let ended = play_through(table, &mut heard).unwrap();
        assert!(heard.oracle.expected.is_empty(), "game {game}: {:?}", heard.oracle.expected);
        assert_eq!(ended.check(), Ok(()), "game {game}");
        scored += heard.oracle.scored;
    }
    assert!(scored > 10 * games, "{scored} scores in {games} games");
}

/// Fields, and which cities they touch, come out of the geometry as they are written.
#[test]
fn fields_are_derived_as_they_are_written() {
    let mut kinds = 0;
    for piece in Piece::tiles().chain(Piece::halves()) {
        let printed = &PRINTED[piece.id()];
        let shape = piece.shape(0);
        let mut derived = BTreeSet::new();
        for (segment, at) in piece.facts().segments.iter().zip(0..) {
            if segment.feature != Feature::Field {
                continue;
            }
            let halves: BTreeSet<char> = (0..10)
                .filter(|half| shape.fields[*half] == at)
                .map(|half| b"01234567ab"[half] as char)
                .collect();
            let cities: BTreeSet<usize> = (0..8).filter(|city| segment.touches & 1 << city != 0).collect();
            derived.insert((halves, cities));
        }
        let written: BTreeSet<(BTreeSet<char>, BTreeSet<usize>)> = printed
            .fields
            .iter()
            .map(|field| {
                let mut parts = field.split('+');
                let halves = parts.next().unwrap().chars().collect();
                (
                    halves,
                    parts
                        .map(|side| printed.cities.iter().position(|city| city.contains(side)).unwrap())
                        .collect(),
                )
            })
            .collect();
        assert_eq!(derived, written, "{}", piece.id());
        assert_eq!(piece.kind().edges, printed.edges, "{}", piece.id());
        assert_eq!(piece.kind().monastery, printed.monastery, "{}", piece.id());
        assert_eq!(piece.kind().shield, printed.shield, "{}", piece.id());
        assert_eq!(piece.is_half(), printed.half);
        kinds += 1;
    }
    assert_eq!(kinds, PRINTED.len());
    let all: u8 = Piece::tiles().map(|piece| piece.kind().count).sum();
    assert_eq!(all, 72);
    let turns: u32 = Piece::tiles().map(|piece| piece.facts().turns.count_ones()).sum();
    assert_eq!(turns, 79);
}
