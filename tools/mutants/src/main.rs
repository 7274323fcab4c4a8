//! Plants small bugs in the kernel and in the rules of the games, all at once and each behind a switch, compiles that once, runs the
//! rules' tests against each, and says which of them no test notices.
//!
//! `.ci/mutants [--list] [--only PART]... [--sample N] [--each N] [--seed S] [--aim PERCENT] [--again] [--quick] [--jobs N]`
//!
//! `--only` takes part of a file's name or of a group's (`kernel`, `rules`), `--sample` so many of them in all and `--each` so many of
//! each group, but for words and advice; `--again` takes what survived the last time, `--quick` leaves out the tests that take long. `--aim`
//! fails where fewer are caught than can be where so many in a hundred are caught of all: in a sample, luck is allowed for.

mod argued;
mod compile;
mod find;
mod run;
mod slim;
mod weave;

use argued::Argued;
use run::{Fate, Runner};
use slim::{SUITES, Slim};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// What was asked for.
#[derive(Default)]
struct Asked {
    list: bool,
    again: bool,
    quick: bool,
    only: Vec<String>,
    sample: Option<usize>,
    each: Option<usize>,
    seed: u64,
    aim: Option<f64>,
    jobs: Option<usize>,
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked { seed: 500, ..Asked::default() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} wants a value"));
        let number = |text: String| text.parse::<usize>().map_err(|_| format!("{text} is no number"));
        match word.as_str() {
            "--list" => asked.list = true,
            "--again" => asked.again = true,
            "--quick" => asked.quick = true,
            "--only" => asked.only.push(value()?),
            "--sample" => asked.sample = Some(number(value()?)?),
            "--each" => asked.each = Some(number(value()?)?),
            "--seed" => asked.seed = number(value()?)? as u64,
            "--jobs" => asked.jobs = Some(number(value()?)?),
            "--aim" => {
                let text = value()?;
                asked.aim = Some(text.parse().map_err(|_| format!("{text} is no number"))?);
            }
            _ => return Err(format!("{word} is not known: see the head of tools/mutants/src/main.rs")),
        }
    }
    Ok(asked)
}

/// What is scored together.
fn group(file: &str) -> String {
    if file.starts_with("src/kernel/") || file == "src/games/mod.rs" {
        return "kernel".to_owned();
    }
    let mut parts = file.trim_start_matches("src/games/").split('/');
    let game = parts.next().unwrap_or_default();
    let rest = parts.next_back().unwrap_or_default();
    if FACE.contains(&rest) || parts.any(|part| part == "players") {
        format!("{game}, words and advice")
    } else {
        format!("{game}, rules")
    }
}

/// What is written, counted, advised and believed, and decides nothing: tests of words, pictures, playthroughs and counts look at it.
const FACE: &[&str] = &[
    "advice.rs",
    "belief.rs",
    "career.rs",
    "deeds.rs",
    "dials.rs",
    "driver.rs",
    "highlights.rs",
    "hindsight.rs",
    "imagine.rs",
    "lab.rs",
    "label.rs",
    "layer.rs",
    "left.rs",
    "lesson.rs",
    "luck.rs",
    "manhunt.rs",
    "marks.rs",
    "mayor.rs",
    "mind.rs",
    "notebook.rs",
    "odds.rs",
    "offers.rs",
    "past.rs",
    "proposal.rs",
    "screen.rs",
    "standing.rs",
    "story.rs",
    "sweep.rs",
    "tale.rs",
    "temper.rs",
    "text.rs",
    "tips.rs",
    "value.rs",
    "weigh.rs",
    "worth.rs",
];

/// The suites that look at these mutants: the kernel's run along with every game.
fn suites(slim: &Slim, ids: &BTreeSet<usize>) -> Vec<&'static str> {
    let groups: BTreeSet<String> = ids.iter().map(|id| group(&slim.mutants[*id].file)).collect();
    let about = |game: &str| groups.iter().any(|group| group == "kernel" || group.starts_with(game));
    SUITES.iter().filter(|(_, game)| about(game)).map(|(name, _)| *name).collect()
}

/// Some of them, always the same for the same seed.
fn sample(ids: Vec<usize>, n: usize, seed: u64) -> Vec<usize> {
    let mut some = mixed(ids, seed);
    some.truncate(n);
    some.sort_unstable();
    some
}

/// All of them in an order that says nothing, always the same for the same seed.
fn mixed(mut ids: Vec<usize>, seed: u64) -> Vec<usize> {
    let mut state = seed ^ 0x9e37_79b9_7f4a_7c15;
    for last in (1..ids.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ids.swap(last, (state % (last as u64 + 1)) as usize);
    }
    ids
}

fn main() -> ExitCode {
    match asked().and_then(|asked| go(&asked)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all is as it should be.
fn go(asked: &Asked) -> Result<bool, String> {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().map_err(|w| w.to_string())?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let slim = Slim::read(&root, &target.join("mutants"))?;
    let argued = Argued::read(&root.join("tools/mutants/argued.txt"))?;
    let of = |id: usize, part: &String| {
        let file = &slim.mutants[id].file;
        file.contains(part) || group(file).contains(part)
    };
    let wanted = |id: &usize| asked.only.is_empty() || asked.only.iter().any(|part| of(*id, part));
    if asked.list {
        for id in (0..slim.mutants.len()).filter(wanted) {
            println!("{}:{} {}", slim.mutants[id].file, slim.mutants[id].line, slim.mutants[id].key);
        }
        return Ok(true);
    }
    let mut ids: Vec<usize> = (0..slim.mutants.len()).filter(wanted).collect();
    let memory = slim.folder.join("survivors");
    if asked.again {
        let text = fs::read_to_string(&memory).map_err(|wrong| format!("{}: {wrong}", memory.display()))?;
        let keys: BTreeSet<&str> = text.lines().collect();
        ids.retain(|id| keys.contains(slim.mutants[*id].key.as_str()));
    }
    if asked.sample.is_some() || asked.each.is_some() {
        ids.retain(|id| !group(&slim.mutants[*id].file).ends_with("advice"));
        ids.retain(|id| !argued.has(&slim.mutants[*id].key));
    }
    if let Some(n) = asked.each {
        let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        ids.iter().for_each(|id| groups.entry(group(&slim.mutants[*id].file)).or_default().push(*id));
        ids = groups.into_values().flat_map(|ids| sample(ids, n, asked.seed)).collect();
    }
    if let Some(n) = asked.sample {
        ids = sample(ids, n, asked.seed);
    }
    let began = Instant::now();
    let ids: BTreeSet<usize> = ids.into_iter().collect();
    let names = suites(&slim, &ids);
    let (suites, there) = compile::compile(&slim, ids, &names)?;
    eprintln!("{} mutants compiled in {} s", there.len(), began.elapsed().as_secs());
    let jobs = asked.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let runner = Runner::new(&suites, &slim.folder, jobs)?;
    eprintln!("{} tests run clean after {} s", runner.tests.len(), began.elapsed().as_secs());
    // In no order, so that a run that is broken off has seen some of everything.
    let ids = mixed(there.into_iter().collect(), asked.seed);
    let fates = run::in_parallel(jobs, ids.len(), |at| {
        let fate = runner.fate(ids[at], asked.quick);
        if fate != Fate::Caught {
            eprintln!("not caught: {}", slim.mutants[ids[at]].key);
        }
        if (at + 1) % 100 == 0 {
            eprintln!("{} of {} mutants after {} s", at + 1, ids.len(), began.elapsed().as_secs());
        }
        fate
    });
    eprintln!("{} mutants run after {} s", ids.len(), began.elapsed().as_secs());
    let survivors = report(&slim, &runner, &argued, &ids, &fates);
    let text: String = survivors.iter().map(|id| format!("{}\n", slim.mutants[*id].key)).collect();
    fs::write(&memory, text).map_err(|wrong| format!("{}: {wrong}", memory.display()))?;
    let all = slim.mutants.iter().map(|mutant| mutant.key.as_str()).collect();
    argued.idle(&all).iter().for_each(|key| println!("argued, but not there: {key}"));
    let fates: Vec<(String, bool)> = ids
        .iter()
        .zip(&fates)
        .map(|(id, fate)| (group(&slim.mutants[*id].file), *fate == Fate::Caught))
        .collect();
    Ok(asked.aim.is_none_or(|aim| is_reached(aim, &fates)))
}

/// Whether so many in a hundred may be caught of all, each group by itself and all together, by what became of these. Says what is missing.
fn is_reached(aim: f64, fates: &[(String, bool)]) -> bool {
    let mut groups: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (name, caught) in fates {
        for name in [name.as_str(), "all together"] {
            let (of, all) = groups.entry(name).or_default();
            *of += usize::from(*caught);
            *all += 1;
        }
    }
    let least = |all: usize| least(aim / 100.0, all);
    for (name, (caught, all)) in groups.iter().filter(|(_, (caught, all))| *caught < least(*all)) {
        println!(
            "{name}: {caught} of {all} is less than {}, which {aim} % of all make with bad luck",
            least(*all)
        );
    }
    groups.values().all(|(caught, all)| *caught >= least(*all))
}

/// How many of a sample are caught at least where this part of all is: three standard deviations below what is to be expected.
fn least(part: f64, of: usize) -> usize {
    let expected = part * of as f64;
    (expected - 3.0 * (expected * (1.0 - part)).sqrt()).floor().max(0.0) as usize
}

fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// Says how it went; gives the survivors.
fn report(slim: &Slim, runner: &Runner<'_>, argued: &Argued, ids: &[usize], fates: &[Fate]) -> Vec<usize> {
    let mut groups: Vec<String> = ids.iter().map(|id| group(&slim.mutants[*id].file)).collect();
    groups.sort();
    groups.dedup();
    let mut survivors = Vec::new();
    for name in &groups {
        let of: Vec<_> =
            ids.iter().zip(fates).filter(|(id, _)| group(&slim.mutants[**id].file) == *name).collect();
        for (id, fate) in of.iter().filter(|(_, fate)| **fate != Fate::Caught) {
            let mutant = &slim.mutants[**id];
            survivors.push(**id);
            if !argued.has(&mutant.key) {
                let by = if **fate == Fate::Unreached { 0 } else { runner.coming_by(**id) };
                println!("{}:{}: {} ({by} tests come by)", mutant.file, mutant.line, mutant.key);
            }
        }
        for (id, _) in
            of.iter().filter(|(id, fate)| **fate == Fate::Caught && argued.has(&slim.mutants[**id].key))
        {
            println!("argued, but caught: {}", slim.mutants[**id].key);
        }
        let caught = of.iter().filter(|(_, fate)| **fate == Fate::Caught).count();
        let named =
            of.iter().filter(|(id, fate)| **fate != Fate::Caught && argued.has(&slim.mutants[**id].key));
        let named = named.count();
        println!(
            "{name}: {caught} of {} caught, {:.1} %; of the others {named} are argued, {} are not",
            of.len(),
            percent(caught, of.len()),
            of.len() - caught - named
        );
    }
    survivors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_judged_with_room_for_luck() {
        assert_eq!((least(0.97, 20), least(0.97, 120), least(0.97, 10_000)), (17, 110, 9_648));
        assert_eq!((least(1.0, 30), least(0.97, 0)), (30, 0));
        let fates = |caught: usize, of: usize| -> Vec<(String, bool)> {
            (0..of).map(|n| ("kernel".to_owned(), n < caught)).collect()
        };
        assert!(is_reached(97.0, &fates(17, 20)) && !is_reached(97.0, &fates(16, 20)));
        let one_is_bad = [fates(120, 120), vec![("race".to_owned(), false); 4]].concat();
        assert!(!is_reached(97.0, &one_is_bad));
    }

    #[test]
    fn a_sample_is_the_same_for_the_same_seed() {
        let all: Vec<usize> = (0..500).collect();
        assert_eq!(sample(all.clone(), 20, 3), sample(all.clone(), 20, 3));
        assert_ne!(sample(all.clone(), 20, 3), sample(all, 20, 4));
    }
}
