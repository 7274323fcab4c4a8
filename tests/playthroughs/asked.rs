//! Random races over all options, kept as marks: of everything that anybody was asked, and of everything that
//! was shown.
//!
//! A mark says that something is different, not what. `ASKED_TO=folder` in front writes the races out in
//! full: done before and after a change, the folders show it. Who means to change what is asked or shown
//! renews the marks with the playthroughs.

use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::cthulhu500::{Dealing, Length, Options, Race, Reactions};
use sobremesa::kernel::{By, Game, Input, Pick, Player, Saved, Seat, Viewer};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Two of each number of players, and more; every option on and off, in either mode of answering.
fn played(n: u64) -> (u8, Options) {
    let on = |bit: u64| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (20 + bit)) & 1 == 1;
    let options = Options {
        vehicles: if n.is_multiple_of(5) { Dealing::Chosen } else { Dealing::Dealt },
        length: [Length::Short, Length::Short, Length::Printed, Length::Short][n as usize % 4],
        warning_lap: on(0),
        net_laps: on(1),
        flag_waving: on(2),
        ..Options::printed(if n.is_multiple_of(2) { Reactions::First } else { Reactions::Sealed })
    };
    (3 + (n / 2 % 6) as u8, options)
}

/// 64 bits of FNV-1a.
fn mark(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// What was asked, and what was shown. Every tenth answer that can be taken back is.
fn written(n: u64) -> (String, String) {
    let (seats, options) = played(n);
    let (mut random, mut pick) = (Random::new(n), Random::new(n + 1_000));
    let player: &mut dyn Player<Race> = if n % 8 == 7 { &mut Rookies } else { &mut random };
    let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(600, n)).unwrap();
    let (mut asked, mut shown) = (String::new(), String::new());
    while !now.asks.is_empty() {
        for ask in &now.asks {
            let numbers = (ask.number, ask.number, ask.number, ask.concerns);
            let sets: Vec<_> =
                ask.sets.iter().map(|one| (one.base, &one.items, one.least, one.most)).collect();
            let answers = serde_json::to_string(&(&ask.choices[..], sets, ask.otherwise)).unwrap();
            writeln!(asked, "{:?} {:?} {:?} {numbers:?} {answers}", ask.seat, ask.about, ask.patience)
                .unwrap();
        }
        let Pick { ask, choice } = player.answer(&now.game, &now.asks);
        let ask = &now.asks[ask];
        for viewer in [Viewer::Seat(ask.seat), Viewer::Spectator, Viewer::Seat(Seat((ask.number % 3) as u8))]
        {
            writeln!(shown, "{viewer:?} {}", serde_json::to_string(&now.game.view(viewer)).unwrap()).unwrap();
        }
        let input =
            Input { seat: ask.seat, by: By::Player, about: ask.about, answer: ask.answer(choice).unwrap() };
        writeln!(asked, "> {}", serde_json::to_string(&input).unwrap()).unwrap();
        now = saved.submit(input.clone()).unwrap();
        let may = saved.may_take_back(input.seat);
        if may {
            writeln!(asked, "< may be taken back").unwrap();
        }
        if may && pick.below(10) == 0 {
            saved.take_back(input.seat).unwrap();
            now = saved.submit(input).unwrap();
        }
        for event in &now.news {
            writeln!(asked, "    {}", serde_json::to_string(event).unwrap()).unwrap();
        }
    }
    (asked, shown)
}

fn compare(n: u64) {
    let (asked, shown) = written(n);
    if let Some(folder) = std::env::var_os("ASKED_TO") {
        std::fs::write(PathBuf::from(folder).join(format!("{n}.txt")), format!("{asked}\n{shown}")).unwrap();
    }
    let marks = format!(
        "{} lines: asked {:016x}, shown {:016x}\n",
        asked.lines().count(),
        mark(&asked),
        mark(&shown)
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/asked/{n}.txt"));
    if crate::kept::is_renewed() {
        std::fs::write(path, marks).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(
        marks, kept,
        "race {n} goes differently; if it is meant to: UPDATE_PLAYTHROUGHS=1; where: ASKED_TO=folder"
    );
}

macro_rules! races {
    ($($name:ident = $n:literal,)*) => { $(#[test] fn $name() { compare($n); })* };
}

races! {
    race_0 = 0, race_1 = 1, race_2 = 2, race_3 = 3, race_4 = 4, race_5 = 5, race_6 = 6, race_7 = 7, race_8 = 8, race_9 = 9,
    race_10 = 10, race_11 = 11, race_12 = 12, race_13 = 13, race_14 = 14, race_15 = 15, race_16 = 16, race_17 = 17,
    race_18 = 18, race_19 = 19, race_20 = 20, race_21 = 21, race_22 = 22, race_23 = 23, race_24 = 24, race_25 = 25,
    race_26 = 26, race_27 = 27, race_28 = 28, race_29 = 29, race_30 = 30, race_31 = 31,
}
