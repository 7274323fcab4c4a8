//! What is counted to see whether races are fair: who wins with which card, who wins from which place and
//! what it cost, and how late it is decided who wins.

use super::{add_pairs, shares};
use crate::drivers::Common;
use crate::games::cthulhu500::cards::Card;
use crate::games::cthulhu500::{Event, Race};
use crate::kernel::{Game as _, Seat};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Counts of many races, and what is not yet counted of the one that goes on.
#[derive(Clone, Debug)]
pub struct Balance {
    /// By place on the grid: who won from there, and how many cards were bid for it.
    grid: [(u64, u64); 8],
    /// By card: how often one was played, put or attached, and how often whoever did so won.
    cards: [(u64, u64); Card::ALL.len()],
    /// Races in which somebody else was winning once two thirds of the turns had been taken.
    open: u64,
    /// In this race: what was bid, what was played by whom, and who was winning, turn by turn.
    bids: [u64; 8],
    played: Vec<(Seat, Card)>,
    winning: Vec<Seat>,
}

impl Default for Balance {
    fn default() -> Balance {
        Balance {
            grid: [(0, 0); 8],
            cards: [(0, 0); Card::ALL.len()],
            open: 0,
            bids: [0; 8],
            played: Vec::new(),
            winning: Vec::new(),
        }
    }
}

impl Balance {
    /// A race is laid out.
    pub fn laid_out(&mut self) {
        self.bids = [0; 8];
        self.played.clear();
        self.winning.clear();
    }

    /// A race stands like this when somebody is asked something.
    pub fn stands(&mut self, race: &Race) {
        let turn = race.turn() as usize;
        if self.winning.len() <= turn {
            self.winning.resize(turn + 1, race.winning());
        }
    }

    /// This has happened.
    pub fn heard(&mut self, event: &Event) {
        match event {
            Event::Bid { seat, cards } => self.bids[seat.index()] = cards.len() as u64,
            Event::Laid { seat, card, .. }
            | Event::Put { by: seat, card, .. }
            | Event::Attached { seat, card, .. } => self.played.push((*seat, *card)),
            _ => {}
        }
    }

    /// A race has ended, and this is who won.
    pub fn ended(&mut self, end: &Race, winner: Seat) {
        for (place, seat) in self.grid.iter_mut().zip(&end.start) {
            *place = (place.0 + u64::from(*seat == winner), place.1 + self.bids[seat.index()]);
        }
        for (seat, card) in self.played.drain(..) {
            let (played, won) = &mut self.cards[card as usize];
            *played += 1;
            *won += u64::from(seat == winner);
        }
        let late = self.winning.len() * 2 / 3;
        self.open += u64::from(self.winning[late..].iter().any(|seat| *seat != winner));
    }

    /// Takes in what was counted elsewhere.
    pub fn add(&mut self, other: &Balance) {
        self.open += other.open;
        add_pairs(&mut self.grid, &other.grid);
        add_pairs(&mut self.cards, &other.cards);
    }

    /// How often a card was played, and how often whoever played it won.
    pub fn card(&self, card: Card) -> (u64, u64) {
        self.cards[card as usize]
    }

    /// The rest of it, for a report.
    pub fn report(&self, common: &Common) -> [(&'static str, Value); 3] {
        let grid = &self.grid[..usize::from(common.players)];
        let races = common.games.max(1) as f64;
        let wins: Vec<u64> = grid.iter().map(|(wins, _)| *wins).collect();
        let bids: Vec<f64> = grid.iter().map(|(_, cards)| *cards as f64 / races).collect();
        [
            ("wins_per_start_place", json!(wins)),
            ("bid_per_start_place", json!(bids)),
            ("decided_in_the_last_third", json!(self.open as f64 / races)),
        ]
    }

    /// The same for people, from the report.
    pub fn tell(report: &Value) -> String {
        let bids = report["bid_per_start_place"].as_array().into_iter().flatten().filter_map(Value::as_f64);
        let late = report["decided_in_the_last_third"].as_f64().unwrap_or(0.0);
        let wins = shares(&report["wins_per_start_place"]);
        let bids: String = bids.map(|cards| format!("{cards:6.2}")).collect();
        let mut text = String::new();
        let _ = writeln!(text, "\nwins by place on the grid  {wins}");
        let _ = writeln!(text, "cards bid for it           {bids}");
        let _ = writeln!(text, "decided in the last third  {:4.0} % of the races", late * 100.0);
        text
    }
}
