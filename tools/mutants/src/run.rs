//! Runs the tests against each mutant: only those that come by it, and those that say the most in the least time first.

use crate::compile::Suite;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One test of a suite.
pub struct Test {
    suite: usize,
    name: String,
    /// What it takes when nothing is planted.
    seconds: f64,
    /// Whether something fails in it that is meant to.
    expects_failure: bool,
    /// The mutants that it comes by.
    reached: BTreeSet<usize>,
}

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    Caught,
    /// No test comes by it.
    Unreached,
    Survived,
}

/// Everything that is needed to run.
pub struct Runner<'a> {
    pub suites: &'a [Suite],
    pub folder: PathBuf,
    pub tests: Vec<Test>,
}

/// Tests that may be run one after the other before all the others are run together.
const FIRST: usize = 6;
/// How much longer than in a clean run the tests may take, in time of the processor: what takes longer runs for ever.
const TIMES: f64 = 12.0;
/// ... and what they may take in any case.
const SECONDS: f64 = 2.0;
/// The most memory that they may take, in kilobytes of addresses.
const MEMORY: u64 = 4_000_000;
/// Tests of the tests' own guards, which play whole races for it: what they would catch, the others do.
const LEFT_OUT: &[&str] = &["planted_bugs_are_noticed_at_once", "what_the_rules_forget_to_tell_is_noticed"];
/// Tests that take more time of the processor than this are left out, too: they count how often something happens in hundreds of games.
const TOO_LONG: f64 = 10.0;
/// In the environment of a program that ends with the first thing that fails in it, so that no time goes into what comes after.
const HASTE: &str = "MUTANTS_HASTE";
/// Tests that take less than this are run together with others.
const QUICK: f64 = 0.15;
/// Tests that take more than this are left out where only quick ones are wanted.
const SLOW: f64 = 3.0;

impl<'a> Runner<'a> {
    /// Runs every test once with nothing planted, and sees what each comes by.
    pub fn new(suites: &'a [Suite], folder: &Path, jobs: usize) -> Result<Runner<'a>, String> {
        let mut names = Vec::new();
        for (at, suite) in suites.iter().enumerate() {
            let output = Command::new(&suite.path).args(["--list", "--format", "terse"]).output();
            let output = output.map_err(|wrong| format!("{}: {wrong}", suite.path.display()))?;
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let tests = text.lines().filter_map(|line| line.strip_suffix(": test"));
            names.extend(tests.filter(|name| !LEFT_OUT.contains(name)).map(|name| (at, name.to_owned())));
        }
        let runner = Runner { suites, folder: folder.to_owned(), tests: Vec::new() };
        let noted = |at: usize| folder.join(format!("reached-{at}"));
        let tests = in_parallel(jobs, names.len(), |at| {
            let (suite, name) = &names[at];
            let notes = noted(at);
            let _ = fs::remove_file(&notes);
            let times = folder.join(format!("times-{at}"));
            let runs = |patiently: bool| {
                let mut command = runner.command(*suite, &[name], TOO_LONG, Some(&times));
                let command = command.env("MUTANTS_REACHED", &notes);
                let command = if patiently { command } else { command.env(HASTE, "yes") };
                let well = command.status().is_ok_and(|status| status.success());
                (well, processor_time(&fs::read_to_string(&times).unwrap_or_default()))
            };
            let (in_haste, seconds) = runs(false);
            let (well, seconds) =
                if in_haste || seconds >= TOO_LONG - 1.0 { (in_haste, seconds) } else { runs(true) };
            let _ = fs::remove_file(&times);
            if !well && seconds >= TOO_LONG - 1.0 {
                eprintln!("{name} is left out: it takes too long");
                return Ok(None);
            }
            if !well {
                return Err(format!("{name} fails with nothing planted"));
            }
            let bytes = fs::read(&notes).unwrap_or_default();
            let _ = fs::remove_file(&notes);
            let ids =
                bytes.chunks_exact(4).map(|four| u32::from_le_bytes([four[0], four[1], four[2], four[3]]));
            let reached = ids.map(|id| id as usize).collect();
            Ok(Some(Test { suite: *suite, name: name.clone(), seconds, expects_failure: !in_haste, reached }))
        });
        let tests = tests.into_iter().filter_map(Result::transpose).collect::<Result<Vec<_>, String>>()?;
        Ok(Runner { tests, ..runner })
    }

    /// These tests of a suite, with so many seconds of the processor. What they took is written to `times`.
    fn command(&self, suite: usize, names: &[&String], seconds: f64, times: Option<&Path>) -> Command {
        let mut command = Command::new("sh");
        let run =
            if times.is_some() { "\"$@\"; code=$?; times >\"$TIMES\"; exit $code" } else { "exec \"$@\"" };
        let limits = format!("ulimit -t {}; ulimit -v {MEMORY}; ulimit -c 0; {run}", seconds.ceil() as u64);
        if let Some(times) = times {
            command.env("TIMES", times);
        }
        command
            .args(["-c", &limits, "sh"])
            .arg(&self.suites[suite].path)
            .args(["--exact", "--test-threads=1", "--quiet"])
            .args(names)
            .current_dir(&self.folder)
            .env("RANDOM_RACES", "4")
            .env("PROPTEST_CASES", "16")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// Whether one of these tests fails.
    fn fails(&self, id: usize, tests: &[&Test]) -> bool {
        let mut together: BTreeMap<(usize, bool), Vec<&Test>> = BTreeMap::new();
        tests
            .iter()
            .for_each(|test| together.entry((test.suite, test.expects_failure)).or_default().push(test));
        together.into_iter().any(|((suite, patiently), tests)| {
            let clean: f64 = tests.iter().map(|test| test.seconds).sum();
            let names: Vec<_> = tests.iter().map(|test| &test.name).collect();
            let mut command = self.command(suite, &names, clean * TIMES + SECONDS, None);
            let command = command.env("MUTANT", id.to_string());
            let command = if patiently { command } else { command.env(HASTE, "yes") };
            !command.status().is_ok_and(|status| status.success())
        })
    }

    /// What becomes of a mutant.
    pub fn fate(&self, id: usize, quick_only: bool) -> Fate {
        let mut tests: Vec<_> = self.tests.iter().filter(|test| test.reached.contains(&id)).collect();
        if tests.is_empty() {
            return Fate::Unreached;
        }
        // Whoever comes by little says the most about each.
        tests.sort_by(|one, other| {
            let slow = |test: &Test| test.seconds > QUICK;
            let by_reach = one.reached.len().cmp(&other.reached.len());
            let by_time = one.seconds.total_cmp(&other.seconds);
            slow(one).cmp(&slow(other)).then(if slow(one) { by_time } else { by_reach })
        });
        let (quick, slow): (Vec<_>, Vec<_>) = tests.into_iter().partition(|test| test.seconds <= QUICK);
        let (first, rest) = quick.split_at(quick.len().min(FIRST));
        let mut slow = slow.iter().filter(|test| !quick_only || test.seconds <= SLOW);
        let caught = self.fails(id, first)
            || self.fails(id, rest)
            || slow.any(|test| self.fails(id, std::slice::from_ref(test)));
        if caught { Fate::Caught } else { Fate::Survived }
    }

    /// Which tests come by a mutant.
    pub fn coming_by(&self, id: usize) -> usize {
        self.tests.iter().filter(|test| test.reached.contains(&id)).count()
    }
}

/// The time of the processor that the shell's children took, as `times` writes it: the second line, in the program and for it.
fn processor_time(times: &str) -> f64 {
    let seconds = |part: &str| {
        let (minutes, seconds) = part.trim_end_matches('s').split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    times.lines().nth(1).unwrap_or_default().split_whitespace().filter_map(seconds).sum()
}

/// Does something for each number below `n`, a few at a time, and gives the answers in order.
pub fn in_parallel<T: Send>(jobs: usize, n: usize, one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= n {
                        return;
                    }
                    let answer = one(at);
                    done.lock().expect("nobody fails while holding it").insert(at, answer);
                }
            });
        }
    });
    done.into_inner().expect("nobody failed while holding it").into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_the_shell_writes_them() {
        assert_eq!(processor_time("0m0.000000s 0m0.000000s\n0m1.250000s 1m0.500000s\n"), 61.75);
        assert_eq!(processor_time("0m0.00s 0m0.00s\n0m0.12s 0m0.03s\n"), 0.15);
        assert_eq!(processor_time(""), 0.0);
    }

    #[test]
    fn what_is_done_in_parallel_comes_in_order() {
        assert_eq!(in_parallel(3, 20, |n| n * n), (0..20).map(|n| n * n).collect::<Vec<_>>());
    }
}
