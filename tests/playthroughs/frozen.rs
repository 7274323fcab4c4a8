//! Games of every kind, played by whim and by their own beginners, with every notch of every dial somewhere
//! among them: all that was asked, offered, told and seen, as a number every few answers, compared with how
//! it was. Too much to be read; what moves anything in the rules moves it here.
//!
//! After a change that is meant to change them: `UPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs frozen`.

use crate::PARTS;
use crate::kept::{Kept, briefly};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::carcassonne::Table;
use sobremesa::games::cthulhu500::Race;
use sobremesa::games::fugitive::Fugitive;
use sobremesa::games::mythos::Mythos;
use sobremesa::games::parques::Parques;
use sobremesa::kernel::{Ask, Dice, Game, Hosted, Pick, Player, Saved, Seat, Tempo, Viewer, play_through};
use std::collections::BTreeMap;

/// Ways to begin that are played, of each game.
const CASES: usize = 80;
/// So many answers share a number.
const ANSWERS: u32 = 100;
/// After so many of one game it is enough.
const ENOUGH: u32 = 1_500;
/// So many are given in each case at least: games that are over sooner are followed by others. Briefly one
/// game is enough, but to those who are curious, who go on from what they have tried before.
const LEAST: u32 = 3_000;

/// A way to begin.
struct Case<G: Game> {
    name: String,
    options: G::Options,
    brought: Vec<G::Brings>,
}

/// Every number of players as proposed, and each notch of each dial with some number of players; a few of
/// them, spread evenly.
fn cases<G: Hosted>() -> Vec<Case<G>> {
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

/// Of so many whims somebody who is curious follows the one that they have followed least.
const WHIMS: usize = 5;

/// How often each answer has been given to each question: what is seldom offered is tried where it is.
type Tried = BTreeMap<String, u32>;

/// Somebody who does anything at all, what a beginner would do, what they have done least so far, or now the
/// one and now the other, and writes down everything that there was.
struct Clerk<'a> {
    whims: Random,
    /// Of four answers so many are whims.
    whimsical: usize,
    /// What has been tried, by somebody who is curious.
    tried: Option<&'a mut Tried>,
    seats: u8,
    answers: u32,
    /// When to leave this game as it is.
    enough: u32,
    kept: &'a mut Kept,
}

impl<G: Hosted> Player<G> for Clerk<'_> {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        for ask in asks {
            self.kept.note(&(ask.seat, &ask.about, &ask.otherwise, ask.choices.as_slice()));
            // Thrice, so that what was written down when two more numbers stood here can be compared with.
            self.kept.note(&(ask.number, ask.number, ask.number, ask.patience));
            self.kept.note(&(ask.concerns, ask.unhurried, ask.goes_on));
            for several in &ask.sets {
                self.kept.note(&(&several.base, &several.items, several.least, several.most));
            }
        }
        // Everybody's view in turn, the stranger's among them.
        let at = (self.answers % (u32::from(self.seats) + 1)) as u8;
        let viewer = if at < self.seats { Viewer::Seat(Seat(at)) } else { Viewer::Spectator };
        self.kept.note(&game.view(viewer));
        self.kept.note(&(game.dice().used(), game.uncovered(), game.turn()));
        self.answers += 1;
        if self.answers.is_multiple_of(ANSWERS) {
            assert_eq!(game.check(), Ok(()));
            self.kept.line(self.answers);
        }
        if self.whims.below(4) >= self.whimsical {
            return Player::<G>::answer(&mut Rookies, game, asks);
        }
        let mut whim = || Player::<G>::answer(&mut self.whims, game, asks);
        let Some(tried) = &mut self.tried else { return whim() };
        let several = [(); WHIMS].map(|()| whim());
        let what = |pick: &Pick| {
            let ask = &asks[pick.ask];
            serde_json::to_string(&(&ask.about, ask.answer(pick.choice))).unwrap()
        };
        let least =
            several.into_iter().min_by_key(|pick| tried.get(&what(pick)).copied().unwrap_or(0)).unwrap();
        *tried.entry(what(&least)).or_default() += 1;
        least
    }

    fn hear(&mut self, _: &G, event: &G::Event) {
        self.kept.note(event);
    }

    fn has_seen_enough(&self, _: &G) -> bool {
        self.answers >= self.enough
    }
}

/// Plays some of the games, beside what is kept of them.
fn goes_as_it_went<G: Hosted>(part: usize) {
    let mut kept = Kept::open(&format!("{}_{part}", G::KIND));
    let mut tried = Tried::new();
    for (n, case) in cases::<G>().into_iter().enumerate().filter(|(n, _)| n % PARTS == part) {
        kept.part(&case.name);
        let (whimsical, curious) = [(4, false), (1, false), (4, true), (0, false)][n / PARTS % 4];
        let least = if curious { LEAST } else { briefly(1, LEAST) };
        let mut answers = 0;
        for game in 0.. {
            if answers >= least {
                break;
            }
            let dice = game_dice(900 + n as u64, game);
            let begun = Saved::<G>::begin(&case.options, &case.brought, dice).unwrap().1;
            let mut clerk = Clerk {
                whims: Random::new(n as u64 + 1_000 * game),
                whimsical,
                tried: curious.then_some(&mut tried),
                seats: case.brought.len() as u8,
                answers,
                enough: answers + ENOUGH,
                kept: &mut kept,
            };
            let ended = play_through(begun.game, &mut clerk).unwrap();
            answers = clerk.answers;
            assert_eq!(ended.check(), Ok(()));
            kept.note(&ended.view(Viewer::Spectator));
            kept.print(&ended.outcome());
            kept.line(answers);
        }
        if least < LEAST {
            kept.leave();
        }
    }
    kept.close();
}

macro_rules! games {
    ($($module:ident: $game:ty,)*) => {
        $(mod $module {
            in_eight_parts! { super::goes_as_it_went::<$game> }
        })*
    };
}

games! {
    carcassonne: super::Table,
    cthulhu500: super::Race,
    fugitive: super::Fugitive,
    mythos: super::Mythos,
    parques: super::Parques,
}
