//! Games of every kind, played by whim with every notch of every dial somewhere among them: all that was asked, offered, told and seen,
//! as a number every few answers, compared with how it was. Too much to be read; what moves anything in the rules moves it here.
//!
//! After a change that is meant to change them: `UPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs frozen`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::carcassonne::Table;
use sobremesa::games::cthulhu500::Race;
use sobremesa::games::fugitive::Fugitive;
use sobremesa::games::mythos::Mythos;
use sobremesa::games::parques::Parques;
use sobremesa::kernel::{Ask, Dice, Game, Pick, Player, Saved, Seat, Tempo, Viewer, play_through};
use std::fmt::Write as _;
use std::path::Path;

/// Ways to begin that are played, of each game.
const CASES: usize = 36;
/// Parts in which they are played, so that no test takes long.
const PARTS: usize = 4;
/// So many answers share a number.
const ANSWERS: u32 = 20;
/// After so many of one game it is enough.
const ENOUGH: u32 = 600;
/// So many are given in each case at least: games that are over sooner are followed by others.
const LEAST: u32 = 300;

/// A way to begin.
struct Case<G: Game> {
    name: String,
    options: G::Options,
    brought: Vec<G::Brings>,
}

/// Every number of players as proposed, and each notch of each dial with some number of players; a few of them, spread evenly.
fn cases<G: Game>() -> Vec<Case<G>> {
    let mut all = Vec::new();
    let sizes: Vec<u8> = G::SEATS.collect();
    let mut add = |name: String, options: G::Options, brought: Vec<G::Brings>| {
        if Saved::<G>::begin(&options, &brought, Dice::from_number(1)).is_ok() {
            all.push(Case { name, options, brought });
        }
    };
    let proposed =
        |seats: u8| G::proposed(seats, if seats.is_multiple_of(2) { Tempo::Live } else { Tempo::Slow });
    let brings = |options: &G::Options, seats: u8| -> Vec<G::Brings> {
        (0..seats).map(|seat| G::proposed_for(options, Seat(seat), seats)).collect()
    };
    for seats in &sizes {
        let options = proposed(*seats);
        let brought = brings(&options, *seats);
        add(format!("{seats} as proposed"), options, brought);
    }
    let mut turns = sizes.iter().cycle();
    for dial in G::dials() {
        for notch in &dial.notches {
            let seats = *turns.next().unwrap();
            let options: G::Options = turned(&proposed(seats), dial.id, &notch.value);
            let brought = brings(&options, seats);
            add(format!("{seats} with {} at {}", dial.id, notch.id), options, brought);
        }
    }
    for dial in G::seat_dials() {
        for notch in &dial.notches {
            let seats = *turns.next().unwrap();
            let options = proposed(seats);
            let mut brought = brings(&options, seats);
            let last = usize::from(seats) - 1;
            brought[last] = turned(&brought[last], dial.id, &notch.value);
            add(format!("{seats}, the last with {} at {}", dial.id, notch.id), options, brought);
        }
    }
    let step = all.len().div_ceil(CASES).max(1);
    all.into_iter().step_by(step).collect()
}

/// The same with one key changed.
fn turned<T: Serialize + DeserializeOwned>(options: &T, key: &str, value: &Value) -> T {
    let mut all = serde_json::to_value(options).unwrap();
    all[key] = value.clone();
    serde_json::from_value(all).unwrap()
}

/// A number that every byte changes.
struct Print(u64);

impl Print {
    fn note(&mut self, what: &impl Serialize) {
        serde_json::to_writer(&mut *self, what).unwrap();
    }
}

impl std::io::Write for Print {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        bytes.iter().for_each(|byte| self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Somebody who does anything at all, and writes down everything that there was.
struct Clerk {
    whims: Random,
    seats: u8,
    answers: u32,
    print: Print,
    lines: String,
}

impl Clerk {
    fn line(&mut self) {
        writeln!(self.lines, "  {:4} {:016x}", self.answers, self.print.0).unwrap();
    }
}

impl<G: Game> Player<G> for Clerk {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        for ask in asks {
            self.print.note(&(ask.seat, &ask.about, &ask.otherwise, ask.choices.as_slice()));
            self.print.note(&(ask.concerns, ask.unhurried, ask.goes_on, format!("{:?}", ask.patience)));
            for several in &ask.sets {
                self.print.note(&(&several.base, &several.items, several.least, several.most));
            }
        }
        // Everybody's view in turn, the stranger's among them.
        let at = (self.answers % (u32::from(self.seats) + 1)) as u8;
        let viewer = if at < self.seats { Viewer::Seat(Seat(at)) } else { Viewer::Spectator };
        self.print.note(&game.view(viewer));
        self.print.note(&(game.chance(), game.uncovered(), game.turn()));
        self.answers += 1;
        if self.answers.is_multiple_of(ANSWERS) {
            assert_eq!(game.check(), Ok(()));
            self.line();
        }
        Player::<G>::answer(&mut self.whims, game, asks)
    }

    fn hear(&mut self, _: &G, event: &G::Event) {
        self.print.note(event);
    }

    fn has_seen_enough(&self, _: &G) -> bool {
        self.answers >= ENOUGH
    }
}

/// How some of the games go, as text.
fn text_of<G: Game>(part: usize) -> String {
    let mut text = String::new();
    for (n, case) in cases::<G>().into_iter().enumerate().filter(|(n, _)| n % PARTS == part) {
        let mut clerk = Clerk {
            whims: Random::new(n as u64),
            seats: case.brought.len() as u8,
            answers: 0,
            print: Print(0xcbf2_9ce4_8422_2325),
            lines: String::new(),
        };
        for game in 0.. {
            if clerk.answers >= LEAST {
                break;
            }
            let dice = game_dice(900 + n as u64, game);
            let begun = Saved::<G>::begin(&case.options, &case.brought, dice).unwrap().1;
            let ended = play_through(begun.game, &mut clerk).unwrap();
            assert_eq!(ended.check(), Ok(()));
            clerk.print.note(&ended.view(Viewer::Spectator));
            if let Some(outcome) = ended.outcome() {
                clerk.print.note(&outcome.placed());
            }
            clerk.line();
        }
        write!(text, "{}\n{}", case.name, clerk.lines).unwrap();
    }
    text
}

fn goes_as_it_went<G: Game>(part: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("tests/playthroughs/frozen/{}_{part}.txt", G::KIND));
    let text = text_of::<G>(part);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        return std::fs::write(&path, &text).unwrap();
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let (mut case, mut since) = ("", "");
    for (now, then) in text.lines().zip(before.lines()) {
        if !now.starts_with(' ') {
            (case, since) = (now, "the beginning");
        }
        assert!(
            now == then,
            "{}, {case}, goes differently after {since}. If it is meant to: UPDATE_PLAYTHROUGHS=1",
            G::KIND
        );
        since = now.trim();
    }
    assert!(text == before, "{}: there are other cases. If it is meant to: UPDATE_PLAYTHROUGHS=1", G::KIND);
}

macro_rules! games {
    ($($module:ident: $game:ty,)*) => {
        $(mod $module {
            use super::*;

            #[test]
            fn the_first_part_goes_as_it_went() {
                goes_as_it_went::<$game>(0);
            }

            #[test]
            fn the_second_part_goes_as_it_went() {
                goes_as_it_went::<$game>(1);
            }

            #[test]
            fn the_third_part_goes_as_it_went() {
                goes_as_it_went::<$game>(2);
            }

            #[test]
            fn the_fourth_part_goes_as_it_went() {
                goes_as_it_went::<$game>(3);
            }
        })*
    };
}

games! {
    carcassonne: Table,
    cthulhu500: Race,
    fugitive: Fugitive,
    mythos: Mythos,
    parques: Parques,
}
