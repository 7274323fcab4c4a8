//! What is compared as numbers: everything that is noted goes into one, and every now and then it stands in a
//! line of a file as it is so far.

use crate::length::brief_or;
use serde::Serialize;
use std::fmt::{self, Debug, Write as _};
use std::io;
use std::path::{Path, PathBuf};

/// 64 bits of FNV-1a, before anything.
const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// A number that every byte changes.
struct Print(u64);

impl Print {
    fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

impl io::Write for Print {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Write for Print {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}

/// A file of such numbers, read beside what happens now: the first line that is different is the end of it.
pub struct Kept {
    path: PathBuf,
    print: Print,
    before: std::vec::IntoIter<String>,
    now: String,
    /// The part in which we are, and the last line of it that was as before.
    part: String,
    since: String,
}

impl Kept {
    /// The file of this name; with `UPDATE_PLAYTHROUGHS` in the environment it will say what happens now.
    pub fn open(name: &str) -> Kept {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/frozen/{name}.txt"));
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        let before: Vec<String> = before.lines().map(str::to_owned).collect();
        Kept {
            path,
            print: Print(NOTHING),
            before: before.into_iter(),
            now: String::new(),
            part: String::new(),
            since: String::new(),
        }
    }

    /// Here begins something that has nothing to do with what was before it.
    pub fn part(&mut self, name: &str) {
        self.print = Print(NOTHING);
        (self.part, self.since) = (name.to_owned(), "the beginning".to_owned());
        self.write(name.to_owned());
    }

    /// Notes something by what is kept of it.
    pub fn note(&mut self, what: &impl Serialize) {
        serde_json::to_writer(&mut self.print, what).unwrap();
    }

    /// Notes something by how it prints.
    pub fn print(&mut self, what: &impl Debug) {
        write!(self.print, "{what:?}").unwrap();
    }

    /// Writes down the number as it is after so much.
    pub fn line(&mut self, after: impl fmt::Display) {
        self.write(format!("  {after:>4} {:016x}", self.print.0));
    }

    /// That is all of it.
    pub fn close(mut self) {
        if is_renewed() {
            std::fs::write(&self.path, &self.now).unwrap();
        } else {
            assert_eq!(self.before.next(), None, "there was more in {}", self.path.display());
        }
    }

    /// Leaves out what is left of the part.
    pub fn leave(&mut self) {
        let left = self.before.as_slice().iter().take_while(|line| line.starts_with("  ")).count();
        self.before.by_ref().take(left).for_each(drop);
    }

    fn write(&mut self, line: String) {
        if is_renewed() {
            writeln!(self.now, "{line}").unwrap();
            return;
        }
        assert!(
            self.before.next().is_some_and(|before| before == line),
            "{}: {} is different after {}. If it is meant to be: UPDATE_PLAYTHROUGHS=1",
            self.path.file_stem().unwrap_or_default().display(),
            self.part,
            self.since,
        );
        self.since = line.trim().to_owned();
    }
}

/// Whether what is kept is to say what happens now.
pub fn is_renewed() -> bool {
    std::env::var_os("UPDATE_PLAYTHROUGHS").is_some()
}

/// What is followed while somebody waits, or all of it: in the gate, and where it is kept anew.
pub fn briefly<T>(some: T, all: T) -> T {
    if is_renewed() { all } else { brief_or(some, all) }
}
