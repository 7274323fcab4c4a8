//! What is kept, how it is counted, and how it goes on.

use crate::toy::{ANN, BOB, CLEO, Event, Scene, Toy, ask, game, open, says, window};
use serde_json::{Value, json};
use sobremesa::kernel::{Dice, Game, Refusal, Saved};

fn parts(saved: &Saved<Toy>) -> Value {
    serde_json::from_str(&saved.save()).unwrap()
}

fn changed(saved: &Saved<Toy>, change: impl FnOnce(&mut Value)) -> Result<Saved<Toy>, Refusal> {
    let mut value = parts(saved);
    change(&mut value);
    Saved::load(&value.to_string())
}

#[test]
fn only_so_many_can_play() {
    let plan = vec![vec![ask(ANN, &[1, 2])]];
    for (seats, fits) in [(0, false), (1, false), (2, true), (3, true), (4, false)] {
        let begun = Saved::<Toy>::new(&plan, seats, Dice::from_number(1));
        assert_eq!(begun.is_ok(), fits);
        assert!(begun.is_ok() || begun.unwrap_err() == Refusal::SeatCount);
    }
    let nothing = Saved::<Toy>::new(&Vec::new(), 3, Dice::from_number(1));
    assert_eq!(nothing.unwrap_err(), Refusal::Options("nothing is to happen"));
}

#[test]
fn what_is_kept_is_the_resting_point_and_the_answers_since() {
    let plan: [&[Scene]; 2] = [
        &[ask(ANN, &[1, 2]), Scene::Say(3), ask(BOB, &[1, 2]), ask(CLEO, &[1, 2])],
        &[Scene::Say(4), ask(ANN, &[5, 6])],
    ];
    let (mut saved, _) = game(&plan);
    assert_eq!((saved.revision(), saved.tail_len()), (0, 0));
    let now = saved.submit(says(ANN, 1, 2)).unwrap();
    assert_eq!(now.news, [Event::Answered(ANN, 2), Event::Said(3)]);
    assert_eq!((saved.revision(), saved.tail_len()), (1, 1));
    let kept = parts(&saved);
    assert_eq!((&kept["kind"], &kept["format"], &kept["told"]), (&json!("toy"), &json!(4), &json!(2)));
    assert_eq!(kept["tail"], json!([{ "seat": 0, "by": "player", "about": 1, "answer": 2 }]));
    assert_eq!((&kept["resting"]["at"], &kept["resting"]["heard"]), (&json!(0), &json!([])));
    // Where things stand is no news.
    let again = saved.now().unwrap();
    assert!(again.news.is_empty() && again.game == now.game && again.asks == now.asks);
    let now = saved.submit(says(BOB, 1, 1)).unwrap();
    assert_eq!((&now.news[..], saved.revision()), (&[Event::Answered(BOB, 1)][..], 2));
    let now = saved.submit(says(CLEO, 1, 1)).unwrap();
    assert_eq!(now.news, [Event::Answered(CLEO, 1), Event::Said(4)]);
    assert_eq!((saved.revision(), saved.tail_len()), (3, 0));
    let kept = parts(&saved);
    assert_eq!((&kept["answered"], &kept["told"], &kept["resting"]["at"]), (&json!(3), &json!(1), &json!(1)));
    assert!(kept.get("taken_back").is_none());
    assert_eq!(open(&now), [(ANN, 3, vec![5, 6])]);
    let now = saved.submit(says(ANN, 1, 5)).unwrap();
    assert!(now.asks.is_empty() && now.game.outcome().is_some());
    assert_eq!((saved.revision(), saved.tail_len()), (4, 0));
    assert_eq!(saved.submit(says(ANN, 1, 5)).unwrap_err(), Refusal::GameOver);
    assert_eq!(parts(&saved)["story"], json!(0));
}

#[test]
fn a_save_is_what_it_was() {
    let (mut saved, _) = game(&[&[ask(ANN, &[1, 2]), window(&[BOB, CLEO])]]);
    for input in [says(ANN, 1, 2), says(BOB, 4, 1), says(BOB, 4, 0)] {
        let again = Saved::<Toy>::load(&saved.save()).unwrap();
        assert_eq!(again, saved);
        saved.submit(input).unwrap();
    }
}

#[test]
fn what_is_no_save_is_refused() {
    let (saved, _) = game(&[&[Scene::Say(1), ask(ANN, &[1, 2])]]);
    assert!(changed(&saved, |_| {}).is_ok());
    let other_game = changed(&saved, |value| value["kind"] = json!("chess"));
    assert_eq!(other_game.unwrap_err(), Refusal::OtherFormat);
    let other_format = changed(&saved, |value| value["format"] = json!(5));
    assert_eq!(other_format.unwrap_err(), Refusal::OtherFormat);
    let unsound = changed(&saved, |value| value["resting"]["at"] = json!(2));
    assert_eq!(unsound.unwrap_err(), Refusal::Unsound("beyond the end"));
    // A question has to have a number, and the ones after it, too.
    assert!(changed(&saved, |value| value["answered"] = json!(1_000_000_000)).is_ok());
    for most in [1_000_000_001, u32::MAX] {
        let uncounted = changed(&saved, |value| value["answered"] = json!(most));
        assert_eq!(uncounted.unwrap_err(), Refusal::Unsound("how many answers were given"));
    }
    let unknown = changed(&saved, |value| value["more"] = json!(1));
    assert!(matches!(unknown.unwrap_err(), Refusal::BadSave { line: 1, .. }));
    assert_eq!(Saved::<Toy>::load("{\n 7").unwrap_err(), Refusal::BadSave { line: 2, column: 2 });
}

/// What players have heard of the unfinished step must come out the same.
#[test]
fn a_step_that_tells_another_story_is_refused_and_can_be_put_back() {
    let (mut saved, _) =
        game(&[&[ask(ANN, &[1, 2])], &[Scene::Say(1), ask(ANN, &[1, 2]), ask(BOB, &[1, 2])]]);
    saved.submit(says(ANN, 1, 1)).unwrap();
    saved.submit(says(ANN, 1, 2)).unwrap();
    let other = |plan: Value| changed(&saved, |value| value["resting"]["plan"][1] = plan).unwrap();
    let step = |first: Value| json!([first, { "Ask": { "seat": 0, "patience": "turn", "choices": [1, 2] } }, { "LastOfTwo": 1 }]);
    // Told the same, and then asked something else: it goes on.
    assert_eq!(other(step(json!({ "Say": 1 }))).now().unwrap().asks[0].about, 3);
    // Told something else, more, less.
    let quiet = json!([{ "Ask": { "seat": 0, "patience": "turn", "choices": [1, 2] } }, { "LastOfTwo": 1 }]);
    for plan in [step(json!({ "Say": 2 })), step(json!("Roll")), quiet, json!([])] {
        let mut other = other(plan);
        assert_eq!(other.now().unwrap_err(), Refusal::StoryChanged);
        assert_eq!(other.submit(says(BOB, 3, 6)).unwrap_err(), Refusal::StoryChanged);
        let before = other.revision();
        let now = other.put_back().unwrap();
        assert_eq!(other.tail_len(), 0);
        assert!(other.revision() > before);
        // No question comes under a number that was there before.
        assert!(now.asks.iter().all(|ask| ask.number > 2));
    }
}

#[test]
fn putting_back_begins_the_step_again_and_tells_it_again() {
    let step = [Scene::Say(1), ask(ANN, &[1, 2]), ask(BOB, &[1, 2])];
    let (mut saved, first) = game(&[&step]);
    saved.submit(says(ANN, 1, 2)).unwrap();
    let now = saved.put_back().unwrap();
    assert_eq!((now.game, now.news), (first.game, first.news));
    assert_eq!((saved.revision(), saved.tail_len()), (2, 0));
    assert_eq!(now.asks[0].number, 2);
    assert_eq!(parts(&saved)["told"], json!(1));
    saved.submit(says(ANN, 1, 1)).unwrap();
    let now = saved.submit(says(BOB, 1, 1)).unwrap();
    assert!(now.game.outcome().is_some() && saved.revision() == 4);
}

/// The mark of what was told is the same from one program to the next: 64 bits of FNV-1a.
#[test]
fn the_story_is_marked_as_it_always_was() {
    let (saved, now) = game(&[&[Scene::Say(1), Scene::Say(200), ask(ANN, &[1, 2])]]);
    let text = serde_json::to_string(&now.news).unwrap();
    let mark = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    assert_eq!(parts(&saved)["story"], json!(mark));
    let (quiet, _) = game(&[&[ask(ANN, &[1, 2])]]);
    assert_eq!(parts(&quiet)["story"], json!(0));
}

/// Two formats earlier, one format earlier, and one that nobody can read any more; what has grown up is kept
/// in the format of today.
#[test]
fn saves_of_earlier_formats_grow_up_step_by_step_and_only_once() {
    let (mut saved, _) = game(&[&[ask(ANN, &[1, 2]), ask(BOB, &[1, 2])]]);
    saved.submit(says(ANN, 1, 2)).unwrap();
    let third = |value: &mut Value| {
        value["format"] = json!(3);
        value["resting"]["turn"] = json!(value["resting"]["turn"].as_u64().unwrap() + 1);
    };
    let first = |value: &mut Value| {
        third(value);
        value["format"] = json!(1);
        let place = value["resting"].as_object_mut().unwrap().remove("at").unwrap();
        value["resting"]["place"] = place;
    };
    for earlier in [&third as &dyn Fn(&mut Value), &first] {
        let grown = changed(&saved, earlier).unwrap();
        assert_eq!(grown, saved);
        assert_eq!(parts(&grown)["format"], json!(4));
        assert_eq!(Saved::<Toy>::load(&grown.save()).unwrap().now().unwrap().asks[0].seat, BOB);
    }
    let of_format = |format: Value| changed(&saved, |value| value["format"] = format);
    for unreadable in [0, 2] {
        assert_eq!(of_format(json!(unreadable)).unwrap_err(), Refusal::OtherFormat, "{unreadable}");
    }
    // What is no format is no save; what does not become one by growing up cannot be read any more.
    assert!(matches!(of_format(json!("3")).unwrap_err(), Refusal::BadSave { .. }));
    assert!(matches!(of_format(json!(1_u64 << 40)).unwrap_err(), Refusal::BadSave { .. }));
    let spoilt = changed(&saved, |value| {
        first(value);
        value["more"] = json!(1);
    });
    assert_eq!(spoilt.unwrap_err(), Refusal::OtherFormat);
    let damaged = changed(&saved, |value| value["tail"] = json!(7));
    assert!(matches!(damaged.unwrap_err(), Refusal::BadSave { .. }), "of this format, and no save");
    let another = changed(&saved, |value| (value["kind"], value["format"]) = (json!("chess"), json!(3)));
    assert_eq!(another.unwrap_err(), Refusal::OtherFormat);
}
