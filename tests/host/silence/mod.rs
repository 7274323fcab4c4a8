//! The proof of silence. Two worlds have the same public history; the hands, the deck and the standing orders
//! differ. In both the same people press at the same moments, whatever they answer. Until somebody shows a
//! card, everything that one viewer gets to see is the same, to the byte: what is told, who is waited for and
//! until when, what the clock does next, what is sent and to whom, the table's message with its buttons and
//! its picture, what the viewer's own page asks, what is refused, what a log could print.
//!
//! Two people at least play at every table here. Who is alone with bots is asked nothing that has one answer,
//! at no time: there is nobody who could see it.

mod count;
mod leaks;
mod pair;
mod world;

use crate::length::brief_or;
use crate::weeks::at;
use count::Count;
use leaks::{LEAKS, Leak};
use pair::Pair;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;

/// So many windows, unless `SILENCE_WINDOWS` says otherwise.
const WINDOWS: usize = 600;
/// How often a long run keeps how far it has come.
const KEEPS_EVERY: usize = 1_000;

/// A number that the environment may say.
fn said(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// How far the races of all runs have come: every race below a number has been played, and so many windows
/// have been looked at in them.
#[derive(Clone, Copy, Debug)]
struct Kept {
    next: u64,
    windows: usize,
}

impl Kept {
    /// What the file says, if there is one.
    fn read(path: &str) -> Kept {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let numbers: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [windows, next] => Kept { next, windows: windows as usize },
            _ => Kept { next: 1, windows: 0 },
        }
    }

    fn write(self, path: &str) {
        let Kept { next, windows } = self;
        std::fs::write(path, format!("{windows} windows so far; the next race is {next}\n")).unwrap();
    }
}

/// How far all races of this run together have come.
struct Looked {
    total: Count,
    /// The race that is begun next.
    begins: u64,
    /// Races that are over, and their windows, beyond the first that is not.
    over: BTreeMap<u64, usize>,
    kept: Kept,
    written: usize,
    /// Whether a race has told two worlds apart: no other is begun.
    wrong: bool,
}

impl Looked {
    /// The race that is begun next, as long as it takes more of them.
    fn begin(&mut self, windows: usize) -> Option<u64> {
        if self.wrong || self.total.windows >= windows {
            return None;
        }
        self.begins += 1;
        Some(self.begins - 1)
    }

    fn end(&mut self, seed: u64, count: &Count, path: Option<&str>) {
        self.total.add(count);
        self.over.insert(seed, count.windows);
        while let Some(windows) = self.over.remove(&self.kept.next) {
            self.kept = Kept { next: self.kept.next + 1, windows: self.kept.windows + windows };
        }
        if let Some(path) = path.filter(|_| self.kept.windows / KEEPS_EVERY > self.written) {
            self.written = self.kept.windows / KEEPS_EVERY;
            self.kept.write(path);
        }
    }
}

/// Plays races until so many windows have been looked at, from where other runs have come.
fn look_at(windows: usize, leak: Option<Leak>, path: Option<&str>) -> Looked {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let kept = path.map_or(Kept { next: 1, windows: 0 }, Kept::read);
    let (total, over, written) = (Count::default(), BTreeMap::new(), kept.windows / KEEPS_EVERY);
    let looked = Mutex::new(Looked { total, begins: kept.next, over, kept, written, wrong: false });
    let play = || {
        let begin = || looked.lock().unwrap().begin(windows);
        while let Some(seed) = begin() {
            let count = catch_unwind(AssertUnwindSafe(|| played(seed, leak))).unwrap_or_else(|why| {
                eprintln!("in the race with seed {seed}");
                looked.lock().unwrap().wrong = true;
                resume_unwind(why)
            });
            looked.lock().unwrap().end(seed, &count, path);
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(play)));
    let looked = looked.into_inner().unwrap();
    path.into_iter().for_each(|path| looked.kept.write(path));
    looked
}

/// Plays a race to its end, in as many worlds as it takes.
fn played(seed: u64, leak: Option<Leak>) -> Count {
    let mut pair = Pair::begun(seed, leak);
    while pair.goes_on() {
        pair.step();
    }
    pair.count
}

/// `SILENCE_WINDOWS` says how many more; `SILENCE_KEPT` names a file in which what several runs have looked at adds up.
#[test]
fn what_is_hidden_does_not_show_in_any_window() {
    let windows = said("SILENCE_WINDOWS").unwrap_or(WINDOWS);
    let path = std::env::var("SILENCE_KEPT").ok();
    let looked = look_at(windows, None, path.as_deref());
    let count = &looked.total;
    eprintln!("{count:?}, {:?}", looked.kept);
    assert!(count.windows >= windows);
    assert!(count.elsewhere * 2 < count.windows, "the other world has too often gone another way: {count:?}");
    assert!(count.moves * 100 > count.windows, "{count:?}");
    assert!(count.steps > count.windows && count.unnoticed * 50 > count.windows, "{count:?}");
}

#[test]
fn each_planted_leak_is_noticed() {
    for leak in LEAKS.into_iter().step_by(brief_or(3, 1)) {
        // Most are noticed after a few: what shows in a reminder alone takes longest.
        let noticed = catch_unwind(|| look_at(2_000, Some(leak), None)).is_err();
        assert!(noticed, "{leak:?} goes unnoticed");
    }
}
