//! The pictures in words, for those who do not see them.

use super::Words;
use crate::drawing::{ALT_MAX, in_whole_words};
use crate::games::cthulhu500::cards::{Card, Side, Vehicle};
use crate::games::cthulhu500::race::{Order, Phase};
use crate::games::cthulhu500::{Event, Line, Race, Source, Total, View, kind};
use crate::kernel::{Arg, Game as _, Seat, Text};

/// The table: who has the turn, what is going on, the middle of the table; then as much of every vehicle as
/// there is room for.
pub fn table(view: &View, last: Option<&Event>, words: &Words) -> String {
    let head = words.word("picture-alt-table");
    let turn = match view.phase {
        Phase::Over => Text::new("picture-alt-over").with("player", view.winning),
        _ => Text::new("picture-alt-turn")
            .with("player", view.turn.seat)
            .with("actions", Arg::Number(view.turn.actions.into())),
    };
    let turn = words.say(&turn);
    let going_on = Race::screen(view, None).lines;
    let going_on = going_on.iter().map(|line| words.say(line).replace("**", ""));
    let top = view.top.map_or_else(|| "word-nothing".to_owned(), |card| format!("card-{}", card.id()));
    let middle = Text::new("picture-alt-middle")
        .with("deck", Arg::Name(format!("thickness-{}", view.deck.0)))
        .with("top", Arg::Name(top));
    let middle = format!("{} {}.", words.say(&middle), super::table::flag(view, words));
    let first: Vec<String> = [head, turn].into_iter().chain(going_on).chain([middle]).collect();
    let test = last.and_then(|last| super::test::draw(last, words)).map(|test| test.alt);
    let all = |detail: usize| {
        let cars = view.pack.iter().map(|seat| car(view, *seat, words, detail));
        let test = test.iter().filter(|_| detail > 1).cloned();
        first.iter().cloned().chain(cars).chain(test).collect::<Vec<_>>().join("\n")
    };
    let fits = (0..=2).rev().map(all).find(|text| text.chars().count() <= ALT_MAX);
    fits.unwrap_or_else(|| in_whole_words(&all(0)))
}

/// Vehicles on a sheet: whose, and what each can do.
pub fn fleet(heading: &str, berths: &[super::fleet::Berth], words: &Words) -> String {
    let one = |(which, seat): &super::fleet::Berth| {
        let what = match which {
            Some(which) => vehicle(*which, words),
            None => words.word("picture-unknown"),
        };
        match seat {
            Some(seat) => format!("{}: {what}", words.name(*seat)),
            None => what,
        }
    };
    let lines: Vec<String> = berths.iter().map(one).collect();
    in_whole_words(&format!("{heading}.\n{}", lines.join("\n")))
}

fn car(view: &View, seat: Seat, words: &Words, detail: usize) -> String {
    let car = view.car(seat);
    let side = if car.damaged { "side-damaged" } else { "side-undamaged" };
    let vehicle = match car.vehicle {
        Some(vehicle) => format!("vehicle-{}", vehicle.id()),
        None => "picture-unknown".to_owned(),
    };
    let key = if detail > 0 { "picture-alt-car-sums" } else { "picture-alt-car" };
    let text = Text::new(key)
        .with("place", Arg::Number(view.place(seat) as i64 + 1))
        .with("player", seat)
        .with("laps", Arg::Number(car.laps.into()))
        .with("side", Arg::Name(side.to_owned()))
        .with("vehicle", Arg::Name(vehicle))
        .with("attack", Arg::Number(car.attack.into()))
        .with("defence", Arg::Number(car.defence.into()))
        .with("repair", Arg::Number(car.repair.into()))
        .with("complexity", Arg::Number(car.side.complexity.into()))
        .with("cards", Arg::Number(car.held.into()));
    let said = words.say(&text);
    let on_it: Vec<String> = car.parts().map(|one| words.title(one.card)).collect();
    if detail < 2 || on_it.is_empty() { said } else { format!("{said} {}.", on_it.join(", ")) }
}

/// A hand: every title; and every text, if there is room.
pub fn hand(cards: &[Card], words: &Words) -> String {
    let head = words.counted("picture-alt-hand", cards.len() as i64);
    let full: Vec<String> = cards.iter().map(|one| card(*one, words)).collect();
    let full = format!("{head}\n{}", full.join("\n"));
    if full.chars().count() <= ALT_MAX {
        return full;
    }
    let titles: Vec<String> = cards.iter().map(|card| titled(*card, words)).collect();
    in_whole_words(&format!("{head}\n{}", titles.join("\n")))
}

/// A card: title, kind and word (R28), text.
pub fn card(card: Card, words: &Words) -> String {
    in_whole_words(&format!("{}. {}", titled(card, words), words.text(card)))
}

fn titled(card: Card, words: &Words) -> String {
    format!("{} ({})", words.title(card), words.say(&kind(card)))
}

/// A vehicle: both sides, and what is particular about it.
pub fn vehicle(vehicle: Vehicle, words: &Words) -> String {
    let side = |Side { speed, complexity }: Side, key: &str| {
        let (speed_word, complexity_word) = (words.word("stat-speed"), words.word("stat-complexity"));
        format!("{}: {speed_word} {speed}, {complexity_word} {complexity}.", words.word(key))
    };
    let def = vehicle.def();
    let sides = [side(def.whole, "side-undamaged"), side(def.damaged, "side-damaged")];
    let special = words.special(vehicle).unwrap_or_default();
    let text = format!("{}. {} {special}", words.vehicle(vehicle), sides.join(" "));
    in_whole_words(text.trim_end())
}

/// A passing test: both totals, line by line.
pub fn duel(sides: [(Seat, &Total); 2], verdict: &str, words: &Words) -> String {
    let sides = sides.map(|(seat, total)| side(seat, total, words));
    in_whole_words(&format!("{}\n{verdict}", sides.join("\n")))
}

/// A repair test: the total, line by line, and what it must reach.
pub fn repair(seat: Seat, total: &Total, complexity: i8, verdict: &str, words: &Words) -> String {
    let target = format!("{}: {complexity}.", words.word("stat-complexity"));
    in_whole_words(&format!("{}\n{target}\n{verdict}", side(seat, total, words)))
}

fn side(seat: Seat, total: &Total, words: &Words) -> String {
    let line = |Line { from, n }: &Line| {
        let from = match from {
            Source::Die => words.word("picture-die"),
            Source::Speed => words.word("stat-speed"),
            Source::Drive(card) | Source::Fix(card) | Source::Card(card) => words.title(*card),
        };
        format!("{from} {n}")
    };
    let lines: Vec<String> = total.0.iter().map(line).collect();
    format!("{}: {} = {}.", words.name(seat), lines.join(", "), total.sum())
}

/// A result: everybody, best first.
pub fn result(ranking: &Order, view: &View, words: &Words) -> String {
    let one = |(at, seat): (usize, &Seat)| {
        let laps = words.counted("picture-laps", view.car(*seat).laps.into());
        format!("{}. {}: {laps}", at + 1, words.name(*seat))
    };
    let lines: Vec<String> = ranking.iter().enumerate().map(one).collect();
    in_whole_words(&format!("{}\n{}", words.word("picture-result"), lines.join("\n")))
}

/// The banner: what stands on it.
pub fn banner(words: &Words) -> String {
    let all = Vehicle::ALL.iter().map(|vehicle| format!("vehicle-{}", vehicle.id()));
    let text = Text::new("picture-banner").with("vehicles", Arg::Names(all.collect()));
    in_whole_words(&words.say(&text))
}
