//! Dice: what the stream gives, what it is made of, and how it is kept.

use serde_json::json;
use sobremesa::kernel::{Dice, Script, from_hex, to_hex};

#[test]
fn words_come_from_the_stream_and_nothing_else() {
    // The same stream from the library, word by word, over several batches and a change of stream.
    use rand::rngs::ChaCha8Rng;
    use rand::{Rng, SeedableRng};
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&77_u64.to_le_bytes());
    let mut dice = Dice::from_number(77);
    assert_eq!(dice.seed(), seed);
    for stream in 0..3 {
        let mut words = ChaCha8Rng::from_seed(seed);
        words.set_stream(stream);
        for used in 0..200 {
            assert_eq!(dice.used(), (stream, used));
            // Of a power of two no word is left out.
            assert_eq!(dice.below(1 << 31), words.next_u32() % (1 << 31));
        }
        dice.stir();
    }
}

/// What is drawn among an uneven number leaves out the words that would favour the small ones, and only these.
#[test]
fn an_uneven_choice_leaves_out_the_last_words() {
    use rand::rngs::ChaCha8Rng;
    use rand::{Rng, SeedableRng};
    for n in [3_u32, 6, 1_000_003, 3 << 30, (1 << 31) + 1, u32::MAX] {
        let mut dice = Dice::from_number(5);
        let mut words = ChaCha8Rng::from_seed(dice.seed());
        let mut used = 0;
        for _ in 0..400 {
            let whole = (1_u64 << 32) / u64::from(n) * u64::from(n);
            let word = loop {
                let word = words.next_u32();
                used += 1;
                if u64::from(word) < whole {
                    break word;
                }
            };
            assert_eq!(dice.below(n), word % n, "below {n}");
            assert_eq!(dice.used(), (0, used), "below {n}");
        }
    }
}

/// Of more than half of all words, those below `n` are taken, and no other: to the last one.
#[test]
fn the_last_word_that_is_fair_is_taken_and_the_next_is_not() {
    use rand::rngs::ChaCha8Rng;
    use rand::{Rng, SeedableRng};
    let mut tried = 0;
    for seed in 0..20 {
        let mut words = ChaCha8Rng::from_seed(Dice::from_number(seed).seed());
        let (word, next) = (words.next_u32(), words.next_u32());
        if word <= 1 << 31 || word == u32::MAX || next >= word {
            continue;
        }
        let mut dice = Dice::from_number(seed);
        assert_eq!((dice.below(word + 1), dice.used().1), (word, 1));
        let mut dice = Dice::from_number(seed);
        assert_eq!((dice.below(word), dice.used().1), (next, 2));
        tried += 1;
    }
    assert!(tried > 2);
}

#[test]
fn a_choice_among_nothing_uses_nothing() {
    let mut dice = Dice::from_number(5);
    assert_eq!(dice.below(0), 0);
    assert_eq!(dice.used(), (0, 0));
    assert_eq!(dice.below(1), 0);
    assert_eq!(dice.used(), (0, 1));
}

/// Each card changes places with one that has not been settled yet, or stays: from the last to the first.
#[test]
fn a_shuffle_is_made_of_choices() {
    for n in 0..12_usize {
        let (mut dice, mut same) = (Dice::from_number(9), Dice::from_number(9));
        let mut cards: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut cards);
        let mut expected: Vec<usize> = (0..n).collect();
        for last in (1..n).rev() {
            let other = same.below(last as u32 + 1) as usize;
            expected.swap(last, other);
        }
        assert_eq!(cards, expected);
        assert_eq!(dice.used(), same.used());
    }
}

#[test]
fn loaded_dice_show_what_they_were_loaded_with_and_count_what_is_missing() {
    let mut dice = Dice::from_number(1);
    assert_eq!(dice.script(), None);
    dice.load(&[4, 6]);
    assert_eq!(dice.script(), Some(&Script { dice: vec![6, 4], missing: 0 }));
    assert_eq!([dice.roll(), dice.roll(), dice.roll(), dice.roll()], [4, 6, 1, 1]);
    assert_eq!(dice.script(), Some(&Script { dice: Vec::new(), missing: 2 }));
    assert_eq!(dice.used(), (0, 0));
}

#[test]
fn dice_are_the_same_where_everything_about_them_is() {
    let dice = Dice::from_number(1);
    assert_eq!(dice, dice.clone());
    assert_ne!(dice, Dice::from_number(2));
    let mut used = dice.clone();
    used.roll();
    assert_ne!(dice, used);
    let mut stirred = dice.clone();
    stirred.stir();
    assert_ne!(dice, stirred);
    let mut loaded = dice.clone();
    loaded.load(&[1]);
    assert_ne!(dice, loaded);
}

#[test]
fn dice_are_kept_as_seed_stream_and_count() {
    let mut dice = Dice::from_number(0xab);
    dice.stir();
    dice.roll();
    let seed = format!("ab{}", "0".repeat(62));
    assert_eq!(serde_json::to_value(&dice).unwrap(), json!({ "seed": seed, "stream": 1, "used": 1 }));
    let again: Dice = serde_json::from_value(serde_json::to_value(&dice).unwrap()).unwrap();
    assert_eq!(again, dice);
}

#[test]
fn seeds_are_written_in_hexadecimal() {
    let mut seed = [0; 32];
    (seed[0], seed[1], seed[31]) = (0x0f, 0xf0, 0xa7);
    let text = to_hex(&seed);
    assert_eq!(text, format!("0ff0{}a7", "0".repeat(58)));
    assert_eq!(from_hex(&text), Some(seed));
    assert_eq!(from_hex(&text.to_uppercase()), Some(seed));
    assert_eq!(from_hex(&text[..62]), None);
    assert_eq!(from_hex(&format!("{text}00")), None);
    assert_eq!(from_hex(&text.replace('7', "g")), None);
    assert_eq!(from_hex(&text.replace("a7", "7g")), None);
    assert_eq!(from_hex(&"é".repeat(32)), None);
}
