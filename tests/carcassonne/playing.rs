//! A game that is played by naming its answers, for cases that say what is asked, of whom, and with which answers.

use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{About, Answer, Event, Table};
use sobremesa::kernel::{By, Input, Now, Saved, Seat};

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);

pub fn piece(id: &str) -> Piece {
    Piece::from_id(id).unwrap()
}

pub fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

pub struct Playing {
    pub saved: Saved<Table>,
    pub now: Now<Table>,
}

impl Playing {
    pub fn new(table: Table) -> Playing {
        let (saved, now) = Saved::from_game(table).unwrap();
        Playing { saved, now }
    }

    pub fn asked(&self) -> (Seat, About, Vec<Answer>) {
        let [ask] = &self.now.asks[..] else { panic!("{} are asked", self.now.asks.len()) };
        assert!(ask.sets.is_empty(), "an answer is one of those that are named");
        (ask.seat, ask.about, ask.choices.to_vec())
    }

    pub fn say(&mut self, answer: Answer) -> Vec<Event> {
        let (seat, about, choices) = self.asked();
        assert!(choices.contains(&answer), "{answer:?} is none of {choices:?}");
        self.now = self.saved.submit(Input { seat, by: By::Player, about, answer }).unwrap();
        self.now.news.clone()
    }
}
