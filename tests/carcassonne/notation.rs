//! Moves in one line: what is suggested can be typed in either language, and what cannot be is said with its reason.

use crate::play::set_up;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Event, Options, Table};
use sobremesa::kernel::{By, Game, Input, Lobby, Lookup, Notation, Now, Saved, Seat, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

pub struct Typing {
    saved: Saved<Table>,
    pub now: Now<Table>,
}

impl Typing {
    fn read(&self, line: &str) -> Option<Result<Answer, Text>> {
        let ask = &self.now.asks[0];
        Table::read(&self.now.game.view(Viewer::Seat(ask.seat)), ask, line)
    }

    fn lines(&self) -> Vec<Text> {
        let ask = &self.now.asks[0];
        Table::lines(&self.now.game.view(Viewer::Seat(ask.seat)), ask)
    }

    pub fn give(&mut self, answer: Answer) {
        let ask = &self.now.asks[0];
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        self.now = self.saved.submit(input).unwrap();
    }

    /// Gives everything that a line says, and what the table heard of it.
    fn typed(&mut self, line: &str) -> Vec<Event> {
        let turn = self.now.game.turn();
        let mut told = Vec::new();
        while !self.now.asks.is_empty() && self.now.game.turn() == turn {
            let Some(answer) = self.read(line) else { break };
            self.give(answer.unwrap_or_else(|why| panic!("{line}: {why:?}")));
            told.extend(self.now.news.iter().cloned());
        }
        told
    }
}

/// A game by whim, up to a piece that is to be laid after so many answers.
fn at(game: u64, answers: u32) -> Option<Typing> {
    let table = set_up(&Options::PROPOSED, 3, game_dice(23, game));
    let (saved, now) = Saved::from_game(table).unwrap();
    let (mut typing, mut random) = (Typing { saved, now }, Random::new(game));
    for count in 0.. {
        let ask = typing.now.asks.first()?;
        if count >= answers && ask.about == About::Square {
            break;
        }
        let answer = ask.answer(random.choose(&typing.now.game, ask)).unwrap();
        typing.give(answer);
    }
    Some(typing)
}

#[test]
fn every_line_that_is_suggested_is_the_move_that_it_says() {
    let (mut laid, mut halves) = (0, 0);
    for game in 0..12 {
        let Some(typing) = at(game, 5 + 9 * game as u32) else { continue };
        let lines = typing.lines();
        assert!(!lines.is_empty());
        for line in lines.iter().step_by(lines.len() / 7 + 1) {
            let mut moves = Vec::new();
            for language in Language::ALL {
                let said = Words::of(language, Some(Table::book())).say(line, &Nobody);
                let mut typing = Typing { saved: typing.saved.clone(), now: typing.now.clone() };
                let told = typing.typed(&said);
                let found = told.into_iter().find(|event| matches!(event, Event::Laid { .. }));
                let Some(Event::Laid { square, turn, segment, piece, .. }) = found else {
                    panic!("{said} lays nothing: {:?}", typing.now.asks[0].about)
                };
                assert!(said.to_uppercase().contains(&square.to_string()), "{said}: {square}");
                halves += u32::from(piece.is_half());
                moves.push((square, turn, segment));
            }
            assert_eq!(moves[0], moves[1], "{line:?}");
            laid += 1;
        }
    }
    assert!(laid > 40 && halves > 0, "{laid} moves, {halves} of them with halves");
}

/// The first of two has drawn this tile, and nobody holds a half.
pub fn drawn(id: &str, change: impl FnOnce(&mut Table)) -> Typing {
    let mut table = set_up(&Options::PROPOSED, 2, game_dice(1, 1));
    (table.number, table.mover, table.first) = (1, Seat(0), Seat(0));
    table.players.iter_mut().for_each(|player| player.hand.0.clear());
    table.phase = Phase::Lay(Piece::from_id(id).unwrap());
    change(&mut table);
    let (saved, now) = Saved::from_game(table).unwrap();
    Typing { saved, now }
}

#[test]
fn what_cannot_be_is_said_with_its_reason() {
    // A straight road, from west to east as M50 has it below its city.
    let typing = drawn("U", |_| ());
    for (line, key) in [
        ("M50", "line-taken"),
        ("A1", "line-apart"),
        ("M49", "line-no-way"),
        ("M49 up", "line-clash"),
        ("L50 right thief", "line-clash"),
        ("L50 up knight", "line-nobody"),
        ("L50 sideways", "line-unknown"),
        ("half 1 L50 se", "line-too-late"),
        ("fits M51", "line-fits"),
        ("cabe M50", "line-taken"),
    ] {
        let said = typing.read(line).map(|read| read.map_err(|text| text.key));
        assert_eq!(said, Some(Err(key.to_owned())), "{line}");
    }
    let l50 = Square::from_name("L50").unwrap();
    assert_eq!(
        typing.read("L50 down thief"),
        Some(Ok(Answer::At(l50))),
        "turned half round it looks the same"
    );
    assert_eq!(typing.read("closes"), None);
}

/// Whoever only looks on may look that up as well, with a command of its own.
#[test]
fn what_fits_is_looked_up_by_anybody() {
    assert_eq!(Table::lookups(), ["fits"]);
    let table = drawn("U", |_| ()).now.game;
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let said = |what: &str| Table::look(&table.view(viewer), "fits", what).unwrap().key;
        assert_eq!([said("M51"), said(" m50"), said("A1")], ["line-fits", "line-taken", "line-apart"]);
        assert_eq!([said(""), said("here"), said("K")], ["look-fits", "look-fits", "look-fits"]);
    }
    assert_eq!(Table::look(&table.view(Viewer::Spectator), "draw", "M51"), None);
}

/// What a line says: the square that it names, or the key of the reason why not.
fn said(typing: &Typing, line: &str) -> Result<Answer, String> {
    typing.read(line).unwrap().map_err(|text| text.key)
}

#[test]
fn who_cannot_be_placed_is_said_before_anything_is_laid() {
    let l50 = Ok(Answer::At(Square::from_name("L50").unwrap()));
    let nobody = Err("line-nobody".to_owned());
    let typing = drawn("U", |_| ());
    for line in ["L50 up thief", "L50 up farmer", "L50 thief", "L50 up nobody"] {
        assert_eq!(said(&typing, line), l50, "{line}");
    }
    let without_farmers = drawn("U", |table| table.options.fields = false);
    assert_eq!(said(&without_farmers, "L50 up farmer"), nobody);
    assert_eq!(said(&without_farmers, "L50 up thief"), l50);
    let all_out = drawn("U", |table| table.players[0].supply = 0);
    assert_eq!(said(&all_out, "L50 up thief"), nobody);
    assert_eq!(said(&all_out, "L50 up farmer"), nobody);
    assert_eq!(said(&all_out, "L50 up nobody"), l50);
}

/// A cap closes the city of M50 with its south: that it could have its city elsewhere, turned otherwise, does not help.
#[test]
fn somebody_stands_only_where_the_tile_can_lie() {
    let typing = drawn("E", |_| ());
    let m49 = Ok(Answer::At(Square::from_name("M49").unwrap()));
    assert_eq!(said(&typing, "M49 knight s"), m49);
    for place in ["n", "e", "w"] {
        let line = format!("M49 knight {place}");
        assert_eq!(said(&typing, &line), Err("line-nobody".to_owned()), "{line}");
    }
}
