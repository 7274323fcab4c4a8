//! How a game ended: who stands where, with draws and with teams.

use super::Seat;
use serde::Serialize;

/// How a game ended: everybody, best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The places; who shares one stands side by side in it.
    pub places: Vec<Vec<Seat>>,
    /// Who played together. Empty where everybody played for themselves.
    pub teams: Vec<Vec<Seat>>,
}

impl Outcome {
    /// Everybody in a place of their own, the winner first.
    pub fn ranked(order: impl IntoIterator<Item = Seat>) -> Outcome {
        Outcome::of(order.into_iter().map(|seat| vec![seat]).collect())
    }

    /// These places, best first; more than one seat in a place is a draw.
    pub fn of(places: Vec<Vec<Seat>>) -> Outcome {
        Outcome { places, teams: Vec::new() }
    }

    /// Teams, best first: those of a team share its place.
    pub fn of_teams(teams: Vec<Vec<Seat>>) -> Outcome {
        Outcome { places: teams.clone(), teams }
    }

    /// Everybody with their place: 1 for the best, and after two who share one place the place after the next.
    pub fn placed(&self) -> Vec<(Seat, u8)> {
        let mut placed = Vec::new();
        for place in &self.places {
            let number = placed.len() as u8 + 1;
            placed.extend(place.iter().map(|seat| (*seat, number)));
        }
        placed
    }

    /// Everybody, best first; who shares a place in this order.
    pub fn ranking(&self) -> Vec<Seat> {
        self.places.iter().flatten().copied().collect()
    }

    /// Whoever stands first.
    pub fn winners(&self) -> &[Seat] {
        self.places.first().map_or(&[], Vec::as_slice)
    }

    /// Which of the teams a seat played in.
    pub fn team(&self, seat: Seat) -> Option<usize> {
        self.teams.iter().position(|team| team.contains(&seat))
    }

    /// Whether others than those of its own team share a seat's place.
    pub fn is_shared(&self, seat: Seat) -> bool {
        let place = self.places.iter().find(|place| place.contains(&seat));
        let own = |other: &Seat| {
            *other == seat || self.team(seat).is_some() && self.team(*other) == self.team(seat)
        };
        place.is_some_and(|place| !place.iter().all(own))
    }

    /// Whether nobody won: the first place is shared by more than those of one team.
    pub fn is_draw(&self) -> bool {
        self.winners().iter().any(|seat| self.is_shared(*seat))
    }
}
