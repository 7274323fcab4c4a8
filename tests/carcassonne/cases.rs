//! Every block of `cases.md`, played as it is written there; cases in words have files of their own.

mod prose;
mod seats;

use sobremesa::games::carcassonne::kinds::{Piece, START};
use sobremesa::games::carcassonne::land::{Follower, PLAYERS};
use sobremesa::games::carcassonne::shape::{Feature, NONE};
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{Marks, Options, Table, followers, score};
use sobremesa::kernel::{Dice, Game, Seat};

const PAGE: &str = include_str!("cases.md");
/// Cases with a block: A 6, B 9 (B9 is words), C 14, D 14, E 26, G 2.
const BLOCKS: usize = 71;

#[test]
fn every_block_comes_out_as_it_is_written() {
    let mut blocks = 0;
    let mut name = "";
    let mut lines: Option<Vec<&str>> = None;
    for line in PAGE.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            name = title;
        } else if line == "```case" {
            lines = Some(Vec::new());
        } else if line == "```" {
            if let Some(lines) = lines.take() {
                blocks += 1;
                Case::new(name).play(&lines);
            }
        } else if let Some(lines) = &mut lines {
            lines.push(line);
        }
    }
    assert_eq!(blocks, BLOCKS);
}

struct Case<'a> {
    name: &'a str,
    line: String,
    table: Table,
}

impl<'a> Case<'a> {
    fn new(name: &'a str) -> Case<'a> {
        let options = Options { halves: 2, marks: Marks::HillsAndCircles, ..Options::PROPOSED };
        let mut table = crate::play::set_up(&options, 6, Dice::from_number(1));
        table.number = 1;
        Case { name, line: String::new(), table }
    }

    fn play(&mut self, lines: &[&str]) {
        for line in lines {
            let line = line.split('#').next().unwrap();
            for part in line.split(';').map(str::trim).filter(|part| !part.is_empty()) {
                self.line = format!("{}: {part}", self.name);
                let words: Vec<&str> = part.split_whitespace().collect();
                self.one(&words);
            }
        }
    }

    fn one(&mut self, words: &[&str]) {
        match words[0] {
            "no" => {
                let (piece, square, turn) = self.lay_of(&words[1..]);
                assert_eq!(self.table.land.fits(piece, square) & 1 << turn, 0, "{}", self.line);
            }
            "nofollow" => self.nofollow(&words[1..]),
            "spots" => words[1..].chunks(2).for_each(|pair| {
                let mut ways = 0;
                self.table.land.each_fit(self.piece(pair[0]), |_, turns| ways += turns.count_ones());
                assert_eq!(ways, pair[1].parse::<u32>().unwrap(), "{} {}", self.line, pair[0]);
            }),
            "hole" => {
                let square = Square::from_name(words[1]).unwrap();
                assert!(
                    Piece::tiles().all(|piece| self.table.land.fits(piece, square) == 0),
                    "{}",
                    self.line
                );
            }
            "supply" => pairs(&words[1..], |seat, n| self.table.players[seat].supply = n as u8),
            "hand" => pairs(&words[1..], |seat, n| {
                assert_eq!(self.table.players[seat].supply, n as u8, "{}", self.line);
            }),
            "score" => pairs(&words[1..], |seat, n| {
                assert_eq!(self.table.players[seat].points, n, "{}", self.line);
            }),
            "final" => {
                let mut over = self.table.clone();
                score::finish(&mut over, |_| {});
                pairs(&words[1..], |seat, n| assert_eq!(over.players[seat].points, n, "{}", self.line));
            }
            "is" => self.is(&words[1..]),
            "same" => assert_eq!(self.at(&words[1..3], None), self.at(&words[3..5], None), "{}", self.line),
            "apart" => assert_ne!(self.at(&words[1..3], None), self.at(&words[3..5], None), "{}", self.line),
            _ => self.lay(words),
        }
    }

    fn piece(&self, word: &str) -> Piece {
        Piece::from_id(word).unwrap_or_else(|| panic!("{}: no piece {word}", self.line))
    }

    /// Piece, square and turn; for a half the turn is written to the square.
    fn lay_of(&self, words: &[&str]) -> (Piece, Square, u8) {
        let piece = self.piece(words[0]);
        let (square, corner) = place(words[1]);
        let turn = match corner {
            Some(turn) => turn,
            None => ["up", "right", "down", "left"].iter().position(|turn| *turn == words[2]).unwrap() as u8,
        };
        (piece, square, turn)
    }

    fn lay(&mut self, words: &[&str]) {
        let (piece, square, turn) = self.lay_of(words);
        let rest = if piece.is_half() { &words[2..] } else { &words[3..] };
        let free = |case: &Case<'_>, seat: u8, at: u8| {
            let mut table = case.table.clone();
            table.mover = Seat(seat);
            let mut found = false;
            followers(&table, piece, square, turn, |segment| found |= segment == at);
            found
        };
        let follower = (!rest.is_empty()).then(|| {
            let seat = colour(rest[0]);
            let at = segment(piece, turn, rest[1], rest.get(2).copied());
            assert!(free(self, seat, at), "{}: not offered", self.line);
            (seat, at)
        });
        let by = follower.map_or(Seat(0), |(seat, _)| Seat(seat));
        self.table.mover = by;
        let laid = self.table.land.put(piece, square, turn, Some(by));
        let laid = laid.unwrap_or_else(|| panic!("{}: does not fit", self.line));
        if let Some((seat, segment)) = follower {
            self.table.land.place(Follower { seat: Seat(seat), laid, segment });
            self.table.players[usize::from(seat)].supply -= 1;
        }
        score::complete(&mut self.table, laid, |_| {});
    }

    fn nofollow(&mut self, words: &[&str]) {
        let (piece, square, turn) = self.lay_of(words);
        assert_ne!(self.table.land.fits(piece, square) & 1 << turn, 0, "{}: cannot be laid", self.line);
        let rest = if piece.is_half() { &words[2..] } else { &words[3..] };
        let at = segment(piece, turn, rest[1], rest.get(2).copied());
        self.table.mover = Seat(colour(rest[0]));
        followers(&self.table, piece, square, turn, |found| assert_ne!(found, at, "{}", self.line));
    }

    /// The feature at a place, by its root.
    fn at(&self, words: &[&str], feature: Option<Feature>) -> u16 {
        let (square, corner) = place(words[0]);
        let lies = self.table.land.on(square).find(|at| {
            let laid = self.table.land.laid()[*at];
            corner.is_none_or(|turn| laid.piece.is_half() && laid.turn == turn)
        });
        let number = lies.unwrap_or_else(|| panic!("{}: nothing lies there", self.line));
        let laid = self.table.land.laid()[number];
        let at = match feature {
            Some(Feature::Monastery) => laid.piece.facts().segments.len() as u8 - 1,
            _ => spot(laid.piece, laid.turn, words[1]),
        };
        self.table.land.feature_at(number as u8, at)
    }

    fn is(&self, words: &[&str]) {
        let feature = match words[0] {
            "city" => Feature::City,
            "road" => Feature::Road,
            "field" => Feature::Field,
            _ => Feature::Monastery,
        };
        let land = &self.table.land;
        let root = self.at(&words[1..3], Some(feature));
        let node = land.node(root);
        assert_eq!(node.feature, feature, "{}", self.line);
        for pair in words[3..].chunks(2) {
            let found = match pair[0] {
                "open" => u16::from(node.open),
                "squares" => node.squares(),
                "shields" => u16::from(node.shields),
                "followers" => node.followers.iter().map(|n| u16::from(*n)).sum(),
                "touches" => land.cities_of(root).count() as u16,
                "done" => land.cities_of(root).filter(|city| land.node(*city).is_complete()).count() as u16,
                "worth" => score::worth(land, root),
                other => panic!("{}: {other}?", self.line),
            };
            assert_eq!(found, pair[1].parse::<u16>().unwrap(), "{} {}", self.line, pair[0]);
        }
    }
}

fn place(word: &str) -> (Square, Option<u8>) {
    for (turn, corner) in ["nw", "ne", "se", "sw"].iter().enumerate() {
        if let Some(name) = word.strip_suffix(corner) {
            return (Square::from_name(name).unwrap(), Some(turn as u8));
        }
    }
    (Square::from_name(word).unwrap(), None)
}

fn colour(word: &str) -> u8 {
    ["red", "blue", "green"].iter().position(|colour| *colour == word).unwrap() as u8
}

fn pairs(words: &[&str], mut with: impl FnMut(usize, u16)) {
    words.chunks(2).for_each(|pair| with(colour(pair[0]).into(), pair[1].parse().unwrap()));
}

/// The segment at a place, as it lies after turning.
fn spot(piece: Piece, turn: u8, place: &str) -> u8 {
    let shape = piece.shape(turn);
    let at = match place {
        "N" => shape.at[0],
        "E" => shape.at[1],
        "S" => shape.at[2],
        "W" => shape.at[3],
        "D" => shape.at[4],
        "a" => shape.fields[8],
        "b" => shape.fields[9],
        half => shape.fields[half.parse::<usize>().unwrap()],
    };
    assert_ne!(at, NONE, "{piece:?} has nothing at {place}");
    at
}

fn segment(piece: Piece, turn: u8, role: &str, place: Option<&str>) -> u8 {
    let at = match place {
        Some(place) => spot(piece, turn, place),
        None => piece.facts().segments.len() as u8 - 1,
    };
    let feature = piece.segment(at).unwrap().feature;
    let expected = match role {
        "knight" => Feature::City,
        "thief" => Feature::Road,
        "monk" => Feature::Monastery,
        _ => Feature::Field,
    };
    assert_eq!(feature, expected);
    at
}

#[test]
fn the_start_tile_lies_on_m50() {
    let table = crate::play::set_up(&Options::BASE, 2, Dice::from_number(1));
    assert_eq!(table.land.laid()[0].piece, START);
    assert_eq!(table.land.laid()[0].square.to_string(), "M50");
    assert_eq!(table.players.len(), 2);
    assert!(table.check().is_ok() && PLAYERS == 6);
}
