//! The mutants that cannot be noticed, by name, each with the reason: `argued.txt`.
//!
//! A line that starts at the margin names one as the survivors are printed, without the line number; lines that are indented say why,
//! for all the names above them. A name stays the same while lines move.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What is argued.
pub struct Argued(BTreeSet<String>);

impl Argued {
    /// Reads the file.
    pub fn read(path: &Path) -> Result<Argued, String> {
        let text = fs::read_to_string(path).map_err(|wrong| format!("{}: {wrong}", path.display()))?;
        Argued::parse(&text)
    }

    fn parse(text: &str) -> Result<Argued, String> {
        let mut keys = BTreeSet::new();
        let mut open = 0;
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if line.starts_with(char::is_whitespace) {
                open = 0;
            } else {
                open += 1;
                if !keys.insert(line.to_owned()) {
                    return Err(format!("argued twice: {line}"));
                }
            }
        }
        if open > 0 { Err("the last ones have no reason".to_owned()) } else { Ok(Argued(keys)) }
    }

    /// Whether this one is argued.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains(key)
    }

    /// What is argued of mutants that are not there.
    pub fn idle(&self, there: &BTreeSet<&str>) -> Vec<&String> {
        self.0.iter().filter(|key| !there.contains(key.as_str())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Argued, String> {
        Argued::parse(text)
    }

    #[test]
    fn names_stand_at_the_margin_and_reasons_below_them() {
        let argued = read("# about\none\ntwo\n    because\n\nthree\n    therefore\n").unwrap();
        assert!(argued.has("one") && argued.has("two") && argued.has("three") && !argued.has("because"));
        assert_eq!(argued.idle(&BTreeSet::from(["one", "two"])), ["three"]);
        assert!(read("one\n").is_err() && read("one\n    x\none\n    y\n").is_err());
    }
}
