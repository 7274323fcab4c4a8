//! `tools/dice.py` draws again what the dice of this program drew: another language, written from the recipe alone.

use crate::records::{evidence, options};
use crate::toy::Toy;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use sobremesa::kernel::{AnyGame as _, Dice, Rules, Sealed, Seed, empty_handed, to_hex};
use std::process::{Command, Output};

const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/dice.py");

fn python(args: &[&str]) -> Output {
    Command::new("python3").arg(PROGRAM).args(args).output().expect("python3 is there: tests/run installs it")
}

#[test]
fn a_million_rolls_are_the_same_elsewhere() {
    let seed: Seed = std::array::from_fn(|at| (at * 37 + 11) as u8);
    let mut dice = Dice::from_seed(seed);
    let rolls: String = (0..1_000_000).map(|_| char::from(b'0' + dice.roll())).collect();
    let here = to_hex(&Sha256::digest(&rolls).into());
    let there = python(&["--seed", &to_hex(&seed), "--rolls", "1000000", "--digest"]);
    assert_eq!(String::from_utf8(there.stdout).unwrap().trim(), here);
}

/// The file of a game that was dealt from this envelope and these words, as a player keeps it.
fn kept(words: &[&str]) -> Value {
    let envelope: Seed = [9; 32];
    let mut seed = envelope;
    if words.iter().any(|word| !word.is_empty()) {
        let said: String = words.iter().map(|word| format!("\n{word}")).collect();
        seed = Sha256::digest([&envelope[..], said.as_bytes()].concat()).into();
    }
    let sealed = Sealed {
        envelope: to_hex(&envelope),
        hash: to_hex(&Sha256::digest(envelope).into()),
        words: words.iter().map(|word| (*word).to_owned()).collect(),
    };
    let rules = Rules::<Toy>::new();
    let text = rules.record(&options(), &empty_handed(3), seed, Some(sealed), &evidence()).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Whether the program finds that everything fits, and what it says.
fn checked(file: &Value, name: &str) -> (bool, String) {
    let path = std::env::temp_dir().join(format!("sobremesa-{}-{name}.json", std::process::id()));
    std::fs::write(&path, file.to_string()).unwrap();
    let output = python(&[path.to_str().unwrap(), "--list"]);
    std::fs::remove_file(&path).unwrap();
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_file_of_a_game_is_checked_elsewhere() {
    let silent = kept(&["", "", ""]);
    let spoken = kept(&["ñandú", "", "“arepa”"]);
    let drawn = spoken["draws"].as_array().unwrap().len();
    assert!(drawn > 0, "chance decides something in this game");
    for (file, name) in [(&silent, "silent"), (&spoken, "spoken")] {
        let (fits, said) = checked(file, name);
        assert!(fits && said.contains(&format!("drawn again: {drawn} of {drawn} the same")), "{said}");
    }
    // Another word, another envelope, another hash, a die that fell otherwise.
    let spoilt: [fn(&mut Value); 4] = [
        |file| file["sealed"]["words"][1] = json!("suerte"),
        |file| file["sealed"]["envelope"] = json!("00".repeat(32)),
        |file| file["sealed"]["hash"] = json!("00".repeat(32)),
        |file| file["draws"][0][1] = json!((file["draws"][0][1].as_u64().unwrap() + 1) % 6),
    ];
    for (at, spoil) in spoilt.into_iter().enumerate() {
        let mut file = spoken.clone();
        spoil(&mut file);
        let (fits, said) = checked(&file, &format!("spoilt-{at}"));
        assert!(!fits, "{at}: {said}");
    }
}
