//! What a simulation counts while it plays.

use crate::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use crate::games::cthulhu500::moment::Lay;
use crate::games::cthulhu500::{About, Answer, Event, Race};
use crate::kernel::{Ask, Pick, Player, Seat};

/// What came of the windows of one trigger.
#[derive(Clone, Copy, Default, Debug)]
pub struct Windows {
    pub opened: u64,
    /// Seats that were asked in them.
    pub asked: u64,
    /// Cards that were laid.
    pub answered: u64,
    /// Windows that ask nobody but the player to move.
    pub own: u64,
    /// Windows about something that had been asked about before.
    pub again: u64,
}

/// Counts of many games.
#[derive(Clone, Debug)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// Turns that were played, and the least and most that one player had in a game.
    pub turns: u64,
    pub turns_min: u32,
    pub turns_max: u32,
    pub winner_laps: i64,
    /// By vehicle: how often it was in a race, and how often it won.
    pub vehicles: [(u64, u64); Vehicle::ALL.len()],
    pub wins_by_seat: [u64; 8],
    pub wins_by_start: [u64; 8],
    /// By card: how often one came into a hand, and how often one was played, put or attached.
    pub cards: [(u64, u64); Card::ALL.len()],
    /// By trigger.
    pub windows: [Windows; 5],
    /// Near misses that are asked about together with the mover's next move: no windows (8.12).
    pub with_a_move: u64,
    /// Questions for which the player to move waits for somebody else.
    pub waits: u64,
}

impl Tally {
    pub fn new() -> Tally {
        Tally {
            games: 0,
            decisions: 0,
            turns: 0,
            turns_min: u32::MAX,
            turns_max: 0,
            winner_laps: 0,
            vehicles: [(0, 0); Vehicle::ALL.len()],
            wins_by_seat: [0; 8],
            wins_by_start: [0; 8],
            cards: [(0, 0); Card::ALL.len()],
            windows: [Windows::default(); 5],
            with_a_move: 0,
            waits: 0,
        }
    }

    /// Takes in the result of one game.
    fn game(&mut self, end: &Race, turns: &[u32; 8]) {
        self.games += 1;
        let winner = end.ranking()[0];
        self.winner_laps += i64::from(end.car(winner).laps);
        self.wins_by_seat[winner.index()] += 1;
        if let Some(place) = end.start.iter().position(|seat| *seat == winner) {
            self.wins_by_start[place] += 1;
        }
        for (seat, car) in end.seats().zip(&end.cars) {
            let (seats, wins) = &mut self.vehicles[car.vehicle as usize];
            *seats += 1;
            *wins += u64::from(seat == winner);
        }
        for turns in &turns[..end.len()] {
            self.turns += u64::from(*turns);
            self.turns_min = self.turns_min.min(*turns);
            self.turns_max = self.turns_max.max(*turns);
        }
    }

    /// Adds what somebody else has counted.
    pub fn add(&mut self, other: &Tally) {
        fn sum(all: &mut [u64], more: &[u64]) {
            all.iter_mut().zip(more).for_each(|(a, b)| *a += b);
        }
        fn pairs(all: &mut [(u64, u64)], more: &[(u64, u64)]) {
            all.iter_mut().zip(more).for_each(|(a, b)| *a = (a.0 + b.0, a.1 + b.1));
        }
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.turns_min = self.turns_min.min(other.turns_min);
        self.turns_max = self.turns_max.max(other.turns_max);
        self.winner_laps += other.winner_laps;
        self.with_a_move += other.with_a_move;
        self.waits += other.waits;
        sum(&mut self.wins_by_seat, &other.wins_by_seat);
        sum(&mut self.wins_by_start, &other.wins_by_start);
        pairs(&mut self.vehicles, &other.vehicles);
        pairs(&mut self.cards, &other.cards);
        for (all, more) in self.windows.iter_mut().zip(&other.windows) {
            all.opened += more.opened;
            all.asked += more.asked;
            all.answered += more.answered;
            all.own += more.own;
            all.again += more.again;
        }
    }
}

/// Players who are counted while they play.
#[derive(Debug)]
pub struct Counted<P> {
    pub player: P,
    pub tally: Tally,
    /// The number of the question that was counted last.
    question: u32,
    turns: [u32; 8],
}

impl<P: Player<Race>> Counted<P> {
    pub fn new(player: P) -> Counted<P> {
        Counted { player, tally: Tally::new(), question: 0, turns: [0; 8] }
    }

    /// A game has ended like this.
    pub fn end(&mut self, end: &Race) {
        self.tally.game(end, &self.turns);
        self.turns = [0; 8];
        self.question = 0;
    }

    /// Counts a question when it is put, not again while it waits for the others.
    fn question(&mut self, game: &Race, asks: &[Ask<Race>]) {
        let Some(first) = asks.first().filter(|ask| ask.number != self.question) else { return };
        self.question = first.number;
        let move_or_lay = game.scene.test.is_some() && matches!(first.about, About::Action | About::TurnEnd);
        self.tally.with_a_move += u64::from(move_or_lay);
        self.tally.waits += u64::from(asks.iter().any(|ask| ask.seat != game.turn.seat));
        if let About::Window(trigger) = first.about {
            let window = &mut self.tally.windows[trigger as usize];
            window.opened += 1;
            window.asked += asks.len() as u64;
            window.own += u64::from(asks.iter().all(|ask| ask.seat == game.turn.seat));
            window.again += u64::from(first.occasion != first.number);
        }
    }

    fn answer_of(&mut self, answer: Answer) {
        let with = match answer {
            Answer::Lay(lay) => Some(lay),
            Answer::Attempt { with, .. } | Answer::FreePass { with } => with,
            _ => None,
        };
        if let Some(Lay { card, .. }) = with
            && let Some(trigger) = card.trigger()
        {
            self.tally.windows[trigger as usize].answered += 1;
        }
    }
}

impl<P: Player<Race>> Player<Race> for Counted<P> {
    fn answer(&mut self, game: &Race, asks: &[Ask<Race>]) -> Pick {
        self.tally.decisions += 1;
        self.question(game, asks);
        let pick = self.player.answer(game, asks);
        asks[pick.ask].answer(pick.choice).into_iter().for_each(|answer| self.answer_of(answer));
        pick
    }

    fn hear(&mut self, _: &Race, event: &Event) {
        let cards = &mut self.tally.cards;
        match event {
            Event::Turn { seat: Seat(seat), .. } => self.turns[usize::from(*seat)] += 1,
            Event::Drew { card, .. } => cards[card.0 as usize].0 += 1,
            Event::Salvaged { card, .. } | Event::Claimed { card, .. } => cards[*card as usize].0 += 1,
            Event::Laid { card, .. } | Event::Put { card, .. } | Event::Attached { card, .. } => {
                cards[*card as usize].1 += 1;
            }
            _ => {}
        }
    }
}

/// The deal counts as coming into a hand, too.
pub fn dealt(tally: &mut Tally, race: &Race) {
    for card in race.cars.iter().flat_map(|car| car.hand.iter()) {
        tally.cards[*card as usize].0 += 1;
    }
}

/// Triggers in the order in which they are counted.
pub fn triggers() -> impl Iterator<Item = (usize, Trigger)> {
    Trigger::ALL.into_iter().map(|trigger| (trigger as usize, trigger))
}
