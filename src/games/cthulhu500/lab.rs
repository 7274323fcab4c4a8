//! What is counted when races are run by the thousand: vehicles, cards, windows.

mod balance;

use self::balance::Balance;
use super::cards::{Card, Trigger, Vehicle};
use super::scene::Lay;
use super::{About, Answer, Event, Race};
use crate::drivers::{Common, Counts, Laboratory};
use crate::kernel::{Ask, Game as _, Seat, Text, Viewer};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

impl Laboratory for Race {
    type Counts = Tally;

    /// Players are known by their vehicle, as soon as they have one.
    fn called(&self, seat: Seat) -> Option<Text> {
        let vehicle = self.view(Viewer::Spectator).car(seat).vehicle?;
        Some(Text::new(format!("vehicle-{}", vehicle.id())))
    }
}

/// What came of the windows of one trigger.
#[derive(Clone, Copy, Default, Debug)]
struct Windows {
    opened: u64,
    /// Seats that were asked in them.
    asked: u64,
    /// Cards that were laid.
    answered: u64,
    /// Windows that ask nobody but the player to move.
    own: u64,
    /// Windows about something that had been asked about before.
    again: u64,
}

/// Counts of many races.
#[derive(Debug)]
pub struct Tally {
    /// Turns of the player who had fewest, and of the one who had most, in any race.
    turns_min: u32,
    turns_max: u32,
    winner_laps: i64,
    /// By vehicle: how often it was in a race, and how often it won.
    vehicles: [(u64, u64); Vehicle::ALL.len()],
    /// By card: how often one came into a hand.
    held: [u64; Card::ALL.len()],
    balance: Balance,
    /// By trigger.
    windows: [Windows; Trigger::ALL.len()],
    /// Near misses that are asked about together with the mover's next move: no windows (8.12).
    with_a_move: u64,
    /// Questions for which the player to move waits for somebody else.
    waits: u64,
    /// The number of the question that was counted last, and the turns of each seat, in this race.
    question: u32,
    turns: [u32; 8],
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            turns_min: u32::MAX,
            turns_max: 0,
            winner_laps: 0,
            vehicles: [(0, 0); Vehicle::ALL.len()],
            held: [0; Card::ALL.len()],
            balance: Balance::default(),
            windows: [Windows::default(); Trigger::ALL.len()],
            with_a_move: 0,
            waits: 0,
            question: 0,
            turns: [0; 8],
        }
    }
}

impl Counts<Race> for Tally {
    /// The deal counts as coming into a hand, too.
    fn laid_out(&mut self, race: &Race) {
        (self.turns, self.question) = ([0; 8], 0);
        self.balance.laid_out();
        for card in race.cars.iter().flat_map(|car| car.hand.iter()) {
            self.held[*card as usize] += 1;
        }
    }

    /// Counts a question when it is put, not again while it waits for the others.
    fn asked(&mut self, race: &Race, asks: &[Ask<Race>]) {
        let Some(first) = asks.first().filter(|ask| ask.number != self.question) else { return };
        self.question = first.number;
        self.balance.stands(race);
        let move_or_lay = race.scene.test.is_some() && matches!(first.about, About::Action | About::TurnEnd);
        self.with_a_move += u64::from(move_or_lay);
        self.waits += u64::from(asks.iter().any(|ask| ask.seat != race.turn.seat));
        if let About::Window(trigger) = first.about {
            let window = &mut self.windows[trigger as usize];
            window.opened += 1;
            window.asked += asks.len() as u64;
            window.own += u64::from(asks.iter().all(|ask| ask.seat == race.turn.seat));
            window.again += u64::from(race.scene.asked_about.0 != first.number);
        }
    }

    fn answered(&mut self, answer: Answer) {
        let with = match answer {
            Answer::Lay(lay) => Some(lay),
            Answer::Attempt { with, .. } | Answer::FreePass { with } => with,
            _ => None,
        };
        if let Some(Lay { card, .. }) = with
            && let Some(trigger) = card.trigger()
        {
            self.windows[trigger as usize].answered += 1;
        }
    }

    fn heard(&mut self, event: &Event) {
        self.balance.heard(event);
        match event {
            Event::Turn { seat: Seat(seat), .. } => self.turns[usize::from(*seat)] += 1,
            Event::Drew { card, .. } => self.held[card.0 as usize] += 1,
            Event::Salvaged { card, .. } | Event::Claimed { card, .. } => self.held[*card as usize] += 1,
            _ => {}
        }
    }

    fn ended(&mut self, end: &Race) {
        let winner = end.ranking()[0];
        self.winner_laps += i64::from(end.car(winner).laps);
        self.balance.ended(end, winner);
        for (seat, car) in end.seats().zip(&end.cars) {
            let (seats, wins) = &mut self.vehicles[car.vehicle as usize];
            *seats += 1;
            *wins += u64::from(seat == winner);
        }
        for turns in &self.turns[..end.len()] {
            self.turns_min = self.turns_min.min(*turns);
            self.turns_max = self.turns_max.max(*turns);
        }
    }

    fn add(&mut self, other: &Tally) {
        self.turns_min = self.turns_min.min(other.turns_min);
        self.turns_max = self.turns_max.max(other.turns_max);
        self.winner_laps += other.winner_laps;
        self.with_a_move += other.with_a_move;
        self.waits += other.waits;
        self.balance.add(&other.balance);
        self.held.iter_mut().zip(&other.held).for_each(|(all, more)| *all += more);
        add_pairs(&mut self.vehicles, &other.vehicles);
        for (all, more) in self.windows.iter_mut().zip(&other.windows) {
            all.opened += more.opened;
            all.asked += more.asked;
            all.answered += more.answered;
            all.own += more.own;
            all.again += more.again;
        }
    }

    fn report(&self, common: &Common, report: &mut Map<String, Value>) {
        let mean = |sum: f64, n: u64| if n == 0 { 0.0 } else { sum / n as f64 };
        let per_turn = |sum: u64| json!(mean(sum as f64, common.turns));
        let sum = |of: fn(&Windows) -> u64| self.windows.iter().map(of).sum::<u64>();
        let turns = json!({
            "mean": mean(common.turns as f64, common.games * u64::from(common.players)),
            "min": if common.games == 0 { 0 } else { self.turns_min },
            "max": self.turns_max,
        });
        let own = [
            ("turns_per_player", turns),
            ("winner_laps", json!({ "mean": mean(self.winner_laps as f64, common.games) })),
            ("wins_per_vehicle", self.wins_per_vehicle()),
            ("cards", self.cards()),
            ("windows", self.windows()),
            ("windows_per_turn", per_turn(sum(|window| window.opened))),
            ("own_windows_per_turn", per_turn(sum(|window| window.own))),
            ("windows_again_per_turn", per_turn(sum(|window| window.again))),
            ("near_misses_asked_with_a_move_per_turn", per_turn(self.with_a_move)),
            ("waits_for_others_per_turn", per_turn(self.waits)),
        ];
        let all = own.into_iter().chain(self.balance.report(common));
        report.extend(all.map(|(key, value)| (key.to_owned(), value)));
    }

    fn tell(report: &Value) -> String {
        let number = |key: &str| report[key].as_f64().unwrap_or(0.0);
        let mut text = String::new();
        let mut line = |args: std::fmt::Arguments<'_>| {
            let _ = writeln!(text, "{args}");
        };
        line(format_args!("laps of the winner {:.1}", report["winner_laps"]["mean"].as_f64().unwrap_or(0.0)));
        line(format_args!(
            "windows a turn {:.2} (for nobody but the mover {:.2}, once more about the same {:.2}), and {:.2} with the mover's next move; \
             a turn waits {:.2} times for others",
            number("windows_per_turn"),
            number("own_windows_per_turn"),
            number("windows_again_per_turn"),
            number("near_misses_asked_with_a_move_per_turn"),
            number("waits_for_others_per_turn")
        ));
        line(format_args!("{}", Balance::tell(report).trim_end()));
        line(format_args!("wins by seat               {}", shares(&report["wins_per_seat"])));
        line(format_args!("\nvehicle                                     races    won   (even: 100)"));
        for (vehicle, counts) in report["wins_per_vehicle"].as_object().into_iter().flatten() {
            let (seats, wins) =
                (counts["seats"].as_f64().unwrap_or(0.0), counts["wins"].as_f64().unwrap_or(0.0));
            let share = if seats > 0.0 { wins / seats * number("players") * 100.0 } else { 0.0 };
            line(format_args!("{vehicle:42} {seats:7} {wins:6}   {share:5.0}"));
        }
        let count = |counts: &Value, key: &str| counts[key].as_u64().unwrap_or(0);
        line(format_args!("\nwindow           opened   asked  answered  mover alone  once more"));
        for (trigger, counts) in report["windows"].as_object().into_iter().flatten() {
            let n = ["opened", "asked", "answered", "own", "again"].map(|key| count(counts, key));
            line(format_args!("{trigger:15} {:7} {:7} {:9} {:12} {:10}", n[0], n[1], n[2], n[3], n[4]));
        }
        line(format_args!(
            "\ncard                                         held  played  by who won (even: 100)"
        ));
        for (card, counts) in report["cards"].as_object().into_iter().flatten() {
            let n = ["held", "played", "won"].map(|key| count(counts, key));
            let share = n[2] as f64 / n[1].max(1) as f64 * number("players") * 100.0;
            line(format_args!("{card:42} {:7} {:7}   {share:5.0}", n[0], n[1]));
        }
        text
    }
}

impl Tally {
    fn wins_per_vehicle(&self) -> Value {
        let counts = Vehicle::ALL.into_iter().map(|vehicle| {
            let (seats, wins) = self.vehicles[vehicle as usize];
            (vehicle.id().to_owned(), json!({ "seats": seats, "wins": wins }))
        });
        Value::Object(counts.collect())
    }

    fn cards(&self) -> Value {
        let counts = Card::ALL.into_iter().filter(|card| *card != Card::CheckeredFlag).map(|card| {
            let (held, (played, won)) = (self.held[card as usize], self.balance.card(card));
            (card.id().to_owned(), json!({ "held": held, "played": played, "won": won }))
        });
        Value::Object(counts.collect())
    }

    fn windows(&self) -> Value {
        let counts = Trigger::ALL.into_iter().map(|trigger| {
            let Windows { opened, asked, answered, own, again } = self.windows[trigger as usize];
            let counts =
                json!({ "opened": opened, "asked": asked, "answered": answered, "own": own, "again": again });
            (trigger.id().to_owned(), counts)
        });
        Value::Object(counts.collect())
    }
}

fn add_pairs(all: &mut [(u64, u64)], more: &[(u64, u64)]) {
    all.iter_mut().zip(more).for_each(|(a, b)| *a = (a.0 + b.0, a.1 + b.1));
}

fn shares(wins: &Value) -> String {
    let wins: Vec<f64> = wins.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let all: f64 = wins.iter().sum::<f64>().max(1.0);
    wins.iter().map(|won| format!("{:4.0} %", won / all * 100.0)).collect()
}
