//! Compiles the slim crate once, and leaves out the mutants that are no program.

use crate::slim::{SUITES, Slim};
use crate::weave::Woven;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A program that runs one suite of tests.
pub struct Suite {
    pub name: String,
    pub path: PathBuf,
}

/// Rounds of leaving out before something else is wrong.
const ROUNDS_MAX: usize = 40;

/// Compiles these mutants with the tests of these suites, and says what the suites are and which mutants are in them.
pub fn compile(
    slim: &Slim,
    wanted: BTreeSet<usize>,
    names: &[&str],
) -> Result<(Vec<Suite>, BTreeSet<usize>), String> {
    slim.lay_out(names).map_err(|wrong| format!("{}: {wrong}", slim.folder.display()))?;
    let memory = slim.folder.join("dropped");
    let mut dropped = remembered(&memory, &slim.fingerprint()).unwrap_or_default();
    for round in 1.. {
        let there = wanted.difference(&dropped).copied().collect();
        let woven = slim.plant(&there).map_err(|wrong| format!("{}: {wrong}", slim.folder.display()))?;
        let (messages, well) = cargo(slim, &["check", "--lib"])?;
        if well {
            break;
        }
        let blamed = blame(&messages, &woven);
        eprintln!("round {round}: {} of {} do not compile", blamed.len(), there.len());
        if blamed.is_empty() || round == ROUNDS_MAX {
            return Err(format!("it does not compile without mutants:\n{}", rendered(&messages)));
        }
        dropped.extend(blamed);
    }
    let list: Vec<String> = dropped.iter().map(usize::to_string).collect();
    fs::write(&memory, format!("{}\n{}\n", slim.fingerprint(), list.join(" ")))
        .map_err(|wrong| format!("{}: {wrong}", memory.display()))?;
    let tests: Vec<&str> = names.iter().flat_map(|name| ["--test", name]).collect();
    let (messages, well) = cargo(slim, &[&["test", "--no-run"], &tests[..]].concat())?;
    if !well {
        return Err(format!("the tests do not compile:\n{}", rendered(&messages)));
    }
    let suites = suites(&messages);
    Ok((suites, wanted.difference(&dropped).copied().collect()))
}

/// Which mutants did not compile the last time, if nothing has changed since.
fn remembered(memory: &std::path::Path, fingerprint: &str) -> Option<BTreeSet<usize>> {
    let text = fs::read_to_string(memory).ok()?;
    let (first, rest) = text.split_once('\n')?;
    (first == fingerprint).then(|| rest.split_whitespace().filter_map(|id| id.parse().ok()).collect())
}

/// What cargo says, as JSON, and whether all is well.
fn cargo(slim: &Slim, what: &[&str]) -> Result<(Vec<Value>, bool), String> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(what)
        .args(["--quiet", "--message-format=json", "--manifest-path"])
        .arg(slim.folder.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", slim.folder.join("target"))
        // What is certain to overflow is a mutant like any other.
        .env("RUSTFLAGS", "--cap-lints allow")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|wrong| format!("cargo does not start: {wrong}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    Ok((messages, output.status.success()))
}

fn is_error(message: &Value) -> bool {
    message["message"]["level"] == "error"
}

fn rendered(messages: &[Value]) -> String {
    let errors = messages.iter().filter(|message| is_error(message));
    errors.filter_map(|error| error["message"]["rendered"].as_str()).take(5).collect()
}

/// Whose fault the errors are.
fn blame(messages: &[Value], woven: &BTreeMap<String, Woven>) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let mut unclear = BTreeSet::new();
    for error in messages.iter().filter(|message| is_error(message)) {
        let places = places(&error["message"]);
        let found = places.iter().find_map(|(file, range)| {
            let blamed = woven.get(file)?.blamed(range.start);
            (!blamed.is_empty()).then_some(blamed)
        });
        match found {
            Some(blamed) => all.extend(blamed),
            None => unclear.extend(
                places.iter().filter_map(|(file, range)| Some(woven.get(file)?.suspected(range))).flatten(),
            ),
        }
    }
    if all.is_empty() { unclear } else { all }
}

/// Where an error is, the place that is meant first, and what else it points at after it.
fn places(message: &Value) -> Vec<(String, Range<usize>)> {
    let mut all = Vec::new();
    let spans = |of: &Value| of["spans"].as_array().cloned().unwrap_or_default();
    let mut list = spans(message);
    list.sort_by_key(|span| span["is_primary"] != true);
    for child in message["children"].as_array().into_iter().flatten() {
        list.extend(spans(child));
    }
    for span in list {
        // What a macro wrote is to be found where it was called.
        let mut span = &span;
        while !span["expansion"].is_null() {
            span = &span["expansion"]["span"];
        }
        let (file, from, to) =
            (span["file_name"].as_str(), span["byte_start"].as_u64(), span["byte_end"].as_u64());
        if let (Some(file), Some(from), Some(to)) = (file, from, to) {
            all.push((file.to_owned(), from as usize..to as usize));
        }
    }
    all
}

fn suites(messages: &[Value]) -> Vec<Suite> {
    let mut all = Vec::new();
    for message in messages {
        let (Some(path), Some(name)) = (message["executable"].as_str(), message["target"]["name"].as_str())
        else {
            continue;
        };
        all.push(Suite { name: name.to_owned(), path: PathBuf::from(path) });
    }
    // The library's own tests, then those that are quick.
    let rank = |suite: &Suite| SUITES.iter().position(|(name, _)| *name == suite.name).map_or(0, |at| at + 1);
    all.sort_by_key(rank);
    all
}
