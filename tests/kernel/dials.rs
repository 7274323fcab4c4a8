//! What may be set before a game.

use serde_json::{Value, json};
use sobremesa::kernel::{Dial, merge};

fn colours() -> Dial {
    Dial::new("colour", [("any", Value::Null), ("red", json!("r")), ("blue", json!("b"))])
}

#[test]
fn a_dial_stands_where_its_options_say() {
    let dial = colours();
    let at = |options: Value| dial.at(&options);
    assert_eq!(at(json!({ "colour": "r", "size": "b" })), Some(1));
    assert_eq!(at(json!({ "colour": "b" })), Some(2));
    assert_eq!(at(json!({ "colour": null })), Some(0));
    assert_eq!([at(json!({ "size": "r" })), at(json!({ "colour": "green" })), at(json!(7))], [None; 3]);
    assert_eq!(dial.notches.iter().map(|notch| notch.id).collect::<Vec<_>>(), ["any", "red", "blue"]);
    let switch = Dial::switch("loud");
    assert_eq!([false, true].map(|on| switch.at(&json!({ "loud": on }))), [Some(0), Some(1)]);
}

/// Whoever has chosen nothing takes nothing from anybody.
#[test]
fn what_one_has_chosen_is_taken_where_no_two_can_have_it() {
    let others = [json!({ "colour": "b" }), json!({ "colour": null }), json!({}), json!({ "colour": "r" })];
    assert_eq!(colours().one_each().taken_by(others.iter()), [2, 1]);
    assert!(colours().taken_by(others.iter()).is_empty());
}

#[test]
fn options_are_laid_over_one_another_key_by_key_and_null_takes_one_away() {
    let under = json!({ "a": 1, "b": { "deep": 1 }, "c": 3 });
    let over = json!({ "a": 2, "b": {}, "c": null, "d": null, "e": false });
    assert_eq!(merge(&under, &over), json!({ "a": 2, "b": {}, "e": false }));
    assert_eq!(merge(&under, &json!({})), under);
    for nothing in [json!(null), json!(7), json!([1])] {
        assert_eq!((merge(&under, &nothing), merge(&nothing, &under)), (under.clone(), under.clone()));
    }
    assert_eq!(merge(&json!(null), &json!({ "a": null })), json!({}));
}
