//! The slim crate: the kernel, the rules and what tests them, without the rest of the program, in a folder of its own.

use crate::find::{Found, Mutant, find};
use crate::weave::{Woven, weave};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The rooms of the program that come along.
const ROOMS: &[&str] = &["src/kernel", "src/games", "src/drivers", "src/words"];
/// Where mutants are planted.
const PLANTED: &[&str] = &["src/kernel", "src/games"];
/// What the tests need.
const TESTS: &[&str] = &["tests/support", "tests/playthroughs", "tests/saves", "tests/contract"];
/// The tests that are run: the suite's name, and the group that it is about.
pub const SUITES: &[(&str, &str)] = &[
    ("kernel", "kernel"),
    ("carcassonne", "carcassonne"),
    ("cthulhu500", "cthulhu500"),
    ("fugitive", "fugitive"),
    ("mythos", "mythos"),
    ("parques", "parques"),
    ("playthroughs", ""),
    ("random_play", "cthulhu500"),
];
/// What these rooms depend on; the rest of the program's dependencies stay away.
const DEPENDENCIES: &[&str] =
    &["arrayvec", "fluent-bundle", "rand", "serde", "serde_json", "smallvec", "thiserror", "unic-langid"];
/// What the tests need besides.
const FOR_TESTS: &[&str] = &["proptest", "toml"];
/// Tests that speak of these need the rest of the program: they stay away, too.
const ELSEWHERE: &[&str] = &[
    "resvg::",
    "sobremesa::cli",
    "sobremesa::drawing",
    "sobremesa::host",
    "sobremesa::store",
    "sha2::",
    "crate::contract::",
    "super::said::",
];

/// The slim crate in its folder.
pub struct Slim {
    root: PathBuf,
    pub folder: PathBuf,
    sources: Vec<Source>,
    pub mutants: Vec<Mutant>,
}

/// One file in which mutants are planted.
struct Source {
    file: String,
    text: String,
    functions: Vec<std::ops::Range<usize>>,
    /// Its mutants, as numbers.
    ids: std::ops::Range<usize>,
}

impl Slim {
    /// Reads the sources and finds their mutants.
    pub fn read(root: &Path, folder: &Path) -> Result<Slim, String> {
        let mut files = Vec::new();
        for room in PLANTED {
            walk(&root.join(room), &mut files).map_err(|wrong| format!("{room}: {wrong}"))?;
        }
        files.retain(|path| !is_painted(path));
        files.sort();
        let mut slim = Slim {
            root: root.to_owned(),
            folder: folder.to_owned(),
            sources: Vec::new(),
            mutants: Vec::new(),
        };
        for path in files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")) {
            let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).map_err(|wrong| format!("{file}: {wrong}"))?;
            let Found { mutants, functions } =
                find(&file, &text).map_err(|wrong| format!("{file}: {wrong}"))?;
            let from = slim.mutants.len();
            slim.mutants.extend(mutants);
            slim.sources.push(Source { file, text, functions, ids: from..slim.mutants.len() });
        }
        Ok(slim)
    }

    /// Writes everything but the planted sources, with the tests of these suites.
    pub fn lay_out(&self, suites: &[&str]) -> io::Result<()> {
        let mut files = Vec::new();
        let folders = suites.iter().map(|suite| self.root.join("tests").join(suite));
        let rooms = ROOMS.iter().chain(TESTS).map(|room| self.root.join(room));
        for room in rooms.chain(folders).collect::<BTreeSet<_>>().iter().filter(|room| room.is_dir()) {
            walk(room, &mut files)?;
        }
        files.extend(suites.iter().map(|suite| self.root.join(format!("tests/{suite}.rs"))));
        let mut kept = BTreeSet::new();
        for path in files.into_iter().filter(|path| path.is_file()) {
            let name = path.strip_prefix(&self.root).unwrap_or(&path).to_owned();
            if !self.sources.iter().any(|source| Path::new(&source.file) == name) {
                renew(&self.folder.join(&name), &without_the_rest(&name, fs::read(&path)?))?;
            }
            kept.insert(self.folder.join(name));
        }
        // What is no longer there must not be tested any more.
        let mut there = Vec::new();
        for room in ["src", "tests"] {
            if self.folder.join(room).exists() {
                walk(&self.folder.join(room), &mut there)?;
            }
        }
        let ours = [self.folder.join("src/lib.rs"), self.folder.join("src/switch.rs")];
        for path in there.iter().filter(|path| !kept.contains(*path) && !ours.contains(path)) {
            fs::remove_file(path)?;
        }
        renew(&ours[0], LIB.as_bytes())?;
        renew(&ours[1], SWITCH.replace("HOW_MANY", &self.mutants.len().to_string()).as_bytes())?;
        renew(&self.folder.join("Cargo.toml"), self.manifest()?.as_bytes())?;
        let lock = self.folder.join("Cargo.lock");
        if !lock.exists() {
            fs::copy(self.root.join("Cargo.lock"), lock)?;
        }
        Ok(())
    }

    fn manifest(&self) -> io::Result<String> {
        let whole = fs::read_to_string(self.root.join("Cargo.toml"))?;
        let wanted = |line: &&str| DEPENDENCIES.iter().any(|name| line.starts_with(&format!("{name} =")));
        let dependencies = whole.split("[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next());
        let dependencies: Vec<&str> = dependencies.unwrap_or_default().lines().filter(wanted).collect();
        let line = |name: &&str| whole.lines().find(|line| line.starts_with(&format!("{name} =")));
        let for_tests: Vec<&str> = FOR_TESTS.iter().filter_map(line).collect();
        let (dependencies, for_tests) = (dependencies.join("\n"), for_tests.join("\n"));
        Ok(format!("{MANIFEST}{dependencies}\n\n[dev-dependencies]\n{for_tests}\n"))
    }

    /// Writes the planted sources, with these mutants.
    pub fn plant(&self, wanted: &BTreeSet<usize>) -> io::Result<BTreeMap<String, Woven>> {
        let mut all = BTreeMap::new();
        for source in &self.sources {
            let mutants: Vec<_> = source
                .ids
                .clone()
                .filter(|id| wanted.contains(id))
                .map(|id| (id, &self.mutants[id]))
                .collect();
            let woven = weave(&source.text, &mutants, &source.functions);
            renew(&self.folder.join(&source.file), woven.text.as_bytes())?;
            all.insert(source.file.clone(), woven);
        }
        Ok(all)
    }

    /// What was planted: as long as this stays the same, the same mutants compile.
    pub fn fingerprint(&self) -> String {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in self.sources.iter().flat_map(|source| source.text.bytes()).chain(FINDER.bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        format!("{hash:016x}")
    }
}

/// How mutants are found and planted is part of what was planted.
const FINDER: &str = concat!(include_str!("find.rs"), include_str!("weave.rs"));

/// Whether this is a picture: the slim crate has none, because what paints them takes longer to build than all the rest.
fn is_painted(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("pictures"))
        && path.to_string_lossy().contains("src/games/")
}

/// What a file says in the slim crate: pictures, and tests that need the rest of the program, say nothing.
fn without_the_rest(name: &Path, text: Vec<u8>) -> Vec<u8> {
    let words = String::from_utf8_lossy(&text);
    let is_elsewhere = name.starts_with("tests") && ELSEWHERE.iter().any(|word| words.contains(word));
    if is_elsewhere || is_painted(name) { Vec::new() } else { text }
}

/// All files below a folder.
fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { walk(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// Writes a file unless it says the same already: what is not new is not compiled again.
fn renew(path: &Path, text: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

const MANIFEST: &str = r#"[package]
name = "sobremesa"
version = "0.1.0"
edition = "2024"
publish = false

[workspace]

[profile.dev]
debug = false
opt-level = 1
incremental = false

[profile.dev.package]
chacha20 = { opt-level = 2 }
serde_core = { opt-level = 2 }
serde_json = { opt-level = 2 }

[dependencies]
"#;

const LIB: &str = r#"#![allow(warnings)]

pub mod drivers;
pub mod games;
pub mod kernel;
pub mod switch;
pub mod words;

pub mod drawing {
    pub trait AnyPictures {}
    impl<T: ?Sized> AnyPictures for T {}
}
"#;

const SWITCH: &str = r#"//! Which of the mutants is on: read once.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex};

/// Somebody writes down which switches are asked.
const NOTING: u32 = u32::MAX;

static ON: LazyLock<u32> = LazyLock::new(|| {
    if std::env::var_os("MUTANTS_HASTE").is_some() {
        std::panic::set_hook(Box::new(|_| std::process::exit(101)));
    }
    match std::env::var("MUTANT") {
        Ok(number) => number.parse().expect("MUTANT is a number"),
        Err(_) if std::env::var_os("MUTANTS_REACHED").is_some() => NOTING,
        Err(_) => NOTING - 1,
    }
});
static SEEN: [AtomicBool; HOW_MANY] = [const { AtomicBool::new(false) }; HOW_MANY];
static NOTES: LazyLock<Mutex<File>> = LazyLock::new(|| {
    let path = std::env::var_os("MUTANTS_REACHED").expect("noting has a file");
    Mutex::new(OpenOptions::new().create(true).append(true).open(path).expect("the file can be written"))
});

pub fn on(id: u32) -> bool {
    let on = *ON;
    if on == NOTING {
        note(id);
    }
    on == id
}

#[cold]
fn note(id: u32) {
    if !SEEN[id as usize].swap(true, Ordering::Relaxed) {
        let _ = NOTES.lock().expect("nobody fails here").write_all(&id.to_le_bytes());
    }
}
"#;
