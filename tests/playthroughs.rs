//! Whole races as text: who was asked what, what they answered, what was told; and games of every kind as
//! numbers. Compared on every run.
//!
//! After a change that is meant to change them: `UPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs`, and
//! read the difference.

/// Parts in which the tables of a game are played, so that no test takes long, and two processors have both
/// enough to do.
const PARTS: usize = 8;

/// A test of each part.
macro_rules! in_eight_parts {
    ($play:expr) => {
        in_eight_parts! { $play, first 0 second 1 third 2 fourth 3 fifth 4 sixth 5 seventh 6 eighth 7 }
    };
    ($play:expr, $($name:ident $part:literal)*) => {
        $(#[test]
        fn $name() {
            $play($part);
        })*
    };
}

/// A test of each game.
macro_rules! of_each_game {
    ($look:expr) => {
        of_each_game! { $look, carcassonne cthulhu500 fugitive mythos parques }
    };
    ($look:expr, $($kind:ident)*) => {
        $(#[test]
        fn $kind() {
            $look(stringify!($kind));
        })*
    };
}

#[path = "playthroughs/asked.rs"]
mod asked;
#[path = "playthroughs/bounds.rs"]
mod bounds;
#[path = "playthroughs/frozen.rs"]
mod frozen;
#[path = "playthroughs/kept.rs"]
mod kept;
#[path = "support/length.rs"]
mod length;
#[path = "playthroughs/pressed.rs"]
mod pressed;
#[path = "playthroughs/said.rs"]
mod said;
#[path = "playthroughs/spoilt.rs"]
mod spoilt;

use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::cthulhu500::{Answer, Dealing, Length, Options, Race, Reactions};
use sobremesa::kernel::{Game, Lobby, Player, Recording, Seat, Viewer};
use sobremesa::words::{Language, Names, Words};
use std::fmt::Write as _;
use std::path::Path;

/// What is played: a name, how many play, the options, the seed, and whether rookies play.
struct Played {
    name: &'static str,
    seats: u8,
    options: Options,
    seed: u64,
    rookies: Rookie,
}

#[derive(PartialEq)]
enum Rookie {
    Yes,
    No,
}

fn all() -> Vec<Played> {
    let first = Options::printed(Reactions::First);
    let sealed = Options::printed(Reactions::Sealed);
    let played = |name, seats, options, seed, rookies| Played { name, seats, options, seed, rookies };
    vec![
        played("three", 3, Options { length: Length::Short, ..first.clone() }, 1, Rookie::Yes),
        played("four", 4, first.clone(), 2, Rookie::Yes),
        played("five", 5, first.clone(), 3, Rookie::Yes),
        played("six_long", 6, Options { length: Length::Long(1), ..first.clone() }, 4, Rookie::Yes),
        played("seven_sealed", 7, sealed.clone(), 5, Rookie::Yes),
        played("eight_sealed", 8, sealed.clone(), 6, Rookie::Yes),
        played("short_sealed", 5, Options { length: Length::Short, ..sealed.clone() }, 7, Rookie::Yes),
        played("warning_lap", 4, Options { warning_lap: true, ..first.clone() }, 8, Rookie::Yes),
        played(
            "flag_waving",
            3,
            Options { flag_waving: true, length: Length::Short, ..first.clone() },
            9,
            Rookie::Yes,
        ),
        played(
            "net_laps",
            3,
            Options { net_laps: true, length: Length::Short, ..first.clone() },
            10,
            Rookie::Yes,
        ),
        played("chosen_vehicles", 5, Options { vehicles: Dealing::Chosen, ..first.clone() }, 11, Rookie::Yes),
        played("anything_goes", 4, first, 1, Rookie::No),
        played("anything_goes_sealed", 6, sealed, 13, Rookie::No),
    ]
}

/// Things that happen seldom: each must be told in one of the playthroughs.
const RARE: [&str; 16] = [
    "event-returned",
    "event-claimed",
    "event-redirected",
    "event-blamed",
    "event-swapped",
    "event-died-out",
    "event-survived",
    "event-stolen",
    "event-poached",
    "event-hands-passed",
    "event-drivers-swapped",
    "event-last-lap",
    "event-flag-counter",
    "event-turn-extra",
    "event-waved",
    "event-salvaged",
];

struct Racers;

impl Names for Racers {
    fn name(&self, seat: Seat) -> String {
        ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][seat.index()].to_owned()
    }
}

/// The race as text, and the keys of everything that was told in it.
fn text_of(played: &Played) -> (String, Vec<String>) {
    let mut random = Random::new(played.seed);
    let player: &mut dyn Player<Race> =
        if played.rookies == Rookie::Yes { &mut Rookies } else { &mut random };
    let dice = game_dice(500, played.seed);
    let recording = Recording::<Race>::of(&played.options, played.seats, &dice, player).unwrap();
    let mut text = String::new();
    let options = serde_json::to_string(&played.options).unwrap();
    writeln!(text, "{} players, {options}, seed {}\n", played.seats, recording.seed).unwrap();
    let mut keys = Vec::new();
    recording
        .play(&mut |input, now| {
            // Most windows pass without an answer: they are not worth a line each.
            if let Some(input) = input.filter(|input| input.answer != Answer::Decline) {
                let answer = serde_json::to_string(&input.answer).unwrap();
                let about = serde_json::to_string(&input.about).unwrap();
                writeln!(
                    text,
                    "{} > {} {}",
                    Racers.name(input.seat),
                    about.replace('"', ""),
                    answer.replace('"', "")
                )
                .unwrap();
            }
            let words = Words::of(Language::English, Some(Race::book()));
            for event in &now.news {
                let line = Race::line(event, Viewer::Spectator);
                // What only a player may see is told here, too: whoever reads this reads everything.
                let owner = Race::line(event, Viewer::Seat(owner(event)));
                for line in [owner.filter(|_| line.is_none()), line].into_iter().flatten() {
                    keys.push(line.key.clone());
                    writeln!(text, "    {}", words.say(&line, &Racers)).unwrap();
                }
            }
            let pack: Vec<String> = now.game.pack.iter().map(|seat| standing(&now.game, *seat)).collect();
            if now.news.len() > 1 {
                writeln!(text, "    | {}", pack.join(" | ")).unwrap();
            }
        })
        .unwrap();
    (text, keys)
}

fn owner(event: &sobremesa::games::cthulhu500::Event) -> Seat {
    match event {
        sobremesa::games::cthulhu500::Event::Received { seat, .. } => *seat,
        _ => Seat(0),
    }
}

fn standing(race: &Race, seat: Seat) -> String {
    let car = race.car(seat);
    let damage = if car.damaged { "*" } else { "" };
    format!("{}{damage} {}", Racers.name(seat), car.laps)
}

#[test]
fn recorded_races_go_as_they_went() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let update = kept::is_renewed();
    let mut told = Vec::new();
    for played in all() {
        let path = folder.join(format!("{}.txt", played.name));
        let (text, keys) = text_of(&played);
        told.extend(keys);
        if update {
            std::fs::write(&path, &text).unwrap();
            continue;
        }
        let recorded = std::fs::read_to_string(&path).unwrap_or_default();
        let difference = text.lines().zip(recorded.lines()).position(|(now, then)| now != then);
        let at = difference.unwrap_or_else(|| text.lines().count().min(recorded.lines().count()));
        let (now, then) = (text.lines().nth(at), recorded.lines().nth(at));
        assert!(
            text == recorded,
            "{} goes differently from line {}:\n  now  {now:?}\n  then {then:?}\nIf it is meant to: UPDATE_PLAYTHROUGHS=1",
            played.name,
            at + 1
        );
    }
    let missing: Vec<_> = RARE.iter().filter(|key| !told.iter().any(|one| one == *key)).collect();
    assert!(missing.is_empty(), "in no playthrough: {missing:?}");
}
