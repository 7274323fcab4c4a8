//! Answers that are sets: items of which some are chosen, all at once.

use crate::toy::{ANN, BOB, Event, NEVER, Plan, Scene, Toy, UNLUCKY, ask, game, says};
use sobremesa::kernel::{
    AnyAsk, AnyGame, Ask, Asks, By, Choice, Dice, Game, ITEMS_MAX, Patience, Pick, Player, Refusal, Rules,
    Several, Viewer, empty_handed, play_through,
};

fn some(items: &[u8], least: u8, most: u8) -> Several<u8> {
    Several { base: 0, items: items.to_vec(), least, most }
}

fn several(of: usize, items: u64) -> Choice {
    Choice::Several { of, items }
}

/// A question with two sets beside nought and five.
fn question() -> Ask<Toy> {
    let mut ask = Ask::new(ANN, 8, Patience::Turn, 0);
    ask.offer(5);
    ask.offer_sets(some(&[1, 10, 1], 1, 2));
    ask.offer_sets(some(&[10, 10, 10, 1], 3, 4));
    ask
}

#[test]
fn items_are_chosen_by_their_bits_within_bounds() {
    let set = some(&[1, 10, 1], 1, 2);
    let chosen = |bits| set.chosen(bits).map(|items| items.to_vec());
    assert_eq!(chosen(0), None);
    assert_eq!(chosen(0b001), Some(vec![1]));
    assert_eq!(chosen(0b010), Some(vec![10]));
    assert_eq!(chosen(0b110), Some(vec![10, 1]));
    assert_eq!(chosen(0b111), None);
    assert_eq!(chosen(0b1001), None);
    assert_eq!(chosen(1 << 63), None);
    let all = some(&[1; ITEMS_MAX], 1, 64);
    assert_eq!(all.chosen(u64::MAX).unwrap().len(), 64);
    assert_eq!(all.chosen(1 << 63).unwrap().to_vec(), [1]);
    let nearly = some(&[1; ITEMS_MAX - 1], 1, 64);
    assert_eq!(nearly.chosen(1 << 63), None);
    assert_eq!(nearly.chosen(1 << 62).unwrap().to_vec(), [1]);
}

#[test]
fn choices_and_answers_stand_for_each_other() {
    let ask = question();
    let pairs = [
        (Choice::One(0), 0),
        (Choice::One(1), 5),
        (several(0, 0b001), 1),
        (several(0, 0b101), 2),
        (several(0, 0b010), 10),
        (several(0, 0b011), 11),
        (several(1, 0b0111), 30),
        (several(1, 0b1011), 21),
        (several(1, 0b1111), 31),
    ];
    for (choice, answer) in pairs {
        assert_eq!(ask.answer(choice), Some(answer), "{choice:?}");
        assert_eq!(ask.choice(&answer), Some(choice), "{answer}");
        assert!(ask.offers(&answer));
    }
    // Of twins the first counts first.
    assert_eq!(ask.answer(several(0, 0b100)), Some(1));
    assert_eq!(ask.answer(several(0, 0b110)), Some(11));
    for choice in [Choice::One(2), several(0, 0), several(0, 0b111), several(1, 0b11), several(2, 1)] {
        assert_eq!(ask.answer(choice), None, "{choice:?}");
    }
    for answer in [3, 12, 20, 22, 40, NEVER] {
        assert_eq!((ask.choice(&answer), ask.offers(&answer)), (None, false), "{answer}");
    }
    assert_eq!(ask.breadth(), 2 + 3 + 4);
    let plain = Ask::<Toy>::new(ANN, 1, Patience::Turn, 0);
    assert_eq!((plain.breadth(), plain.choice(&1), plain.offers(&1)), (1, None, false));
}

#[test]
fn one_answer_is_all_there_is_only_without_sets() {
    assert!(Ask::<Toy>::new(ANN, 1, Patience::Turn, 0).is_settled());
    let mut two = Ask::<Toy>::new(ANN, 1, Patience::Turn, 0);
    two.offer(1);
    assert!(!two.is_settled());
    let mut set = Ask::<Toy>::new(ANN, 1, Patience::Turn, 0);
    set.offer_sets(some(&[1], 1, 1));
    assert!(!set.is_settled() && !question().is_settled());
    let any = |choices, sets: &[usize]| AnyAsk {
        seat: ANN,
        number: 0,
        patience: Patience::Turn,
        unhurried: false,
        goes_on: false,
        concerns: true,
        choices,
        sets: sets.to_vec(),
        otherwise: 0,
    };
    assert!(any(1, &[]).is_settled() && !any(2, &[]).is_settled() && !any(1, &[3]).is_settled());
    let ask = any(2, &[3, 4]);
    assert_eq!((ask.of(Choice::One(1)), ask.of(several(1, 1)), ask.of(several(2, 1))), (2, 4, 0));
}

/// Asked again, a seat has the sets of the new question.
#[test]
fn a_question_put_again_has_its_new_sets() {
    let mut asks = Asks::<Toy>::new();
    asks.push(Ask::new(ANN, 8, Patience::Turn, 0));
    asks.again(question());
    let seats = asks.seats();
    assert!(seats.has(ANN) && seats.len() == 1);
    assert!(format!("{asks:?}").contains("Seat(0)"));
}

fn bag(items: &[u8], least: u8, most: u8) -> Scene {
    Scene::Several { seat: ANN, items: items.to_vec(), least, most }
}

#[test]
fn a_set_is_one_answer_and_the_game_has_its_own_word() {
    let (mut saved, now) = game(&[&[bag(&[1, 10, 1, 10], 1, 3)]]);
    assert_eq!(now.asks.len(), 1, "a single answer beside sets is asked for");
    for refused in [3, 4, 22, 30, UNLUCKY] {
        assert_eq!(saved.submit(says(ANN, 8, refused)).unwrap_err(), Refusal::NotOffered, "{refused}");
    }
    let mut other = saved.clone();
    assert_eq!(other.submit(says(ANN, 8, 0)).unwrap().news, [Event::Answered(ANN, 0)]);
    assert_eq!(saved.submit(says(ANN, 8, 12)).unwrap().news, [Event::Answered(ANN, 12)]);
}

struct Picks(Choice);

impl Player<Toy> for Picks {
    fn answer(&mut self, _: &Toy, _: &[Ask<Toy>]) -> Pick {
        Pick { ask: 0, choice: self.0 }
    }
}

#[test]
fn who_sits_at_the_elbow_chooses_sets_as_well() {
    let through = |choice| {
        let plan: Plan = vec![vec![bag(&[1, 10, 1, 10], 1, 3)]];
        let toy = Toy::setup(&plan, &[], 3, Dice::from_number(5)).unwrap();
        play_through(toy, &mut Picks(choice)).map(|_| ())
    };
    assert_eq!(through(Choice::One(0)), Ok(()));
    assert_eq!(through(several(0, 0b0111)), Ok(()));
    assert_eq!(through(several(0, 0b1111)), Err(Refusal::NotOffered));
    assert_eq!(through(several(0, 0b1011)), Err(Refusal::NotOffered), "the rules do not allow that sum");
    // One that is left for the next question fits there, if it offers the set.
    let twice = Scene::Twice { seat: BOB, first: vec![1, 2], second: vec![2, 3] };
    let plan: Plan = vec![vec![twice, ask(ANN, &[1, 2])]];
    let toy = Toy::setup(&plan, &[], 3, Dice::from_number(5)).unwrap();
    assert!(play_through(toy, &mut Picks(Choice::One(1))).is_ok());
}

#[test]
fn behind_one_face_sets_are_chosen_by_places() {
    let rules: Rules<Toy> = Rules::new();
    let plan: Plan = vec![vec![bag(&[1, 1, 10], 1, 2)]];
    let (mut table, _) =
        rules.start(&serde_json::to_value(plan).unwrap(), &empty_handed(3), [5; 32]).unwrap();
    let asks = table.asks();
    assert_eq!((asks[0].choices, &asks[0].sets[..], asks[0].is_settled()), (1, &[3][..], false));
    let screen = table.screen(Viewer::Seat(ANN));
    let presses = |at: usize| screen.groups[at].presses.iter().map(|one| one.answer).collect::<Vec<usize>>();
    // Twins are two buttons with two places, whatever stands between them; what is no item has none.
    assert_eq!((presses(0), presses(1)), (vec![0], vec![2, 0, 1]));
    assert_eq!(screen.groups[1].set.as_ref().map(|set| (set.of, set.least, set.most)), Some((0, 1, 2)));
    assert!(table.screen(Viewer::Seat(BOB)).groups.iter().all(|group| group.presses.is_empty()));
    assert_eq!(table.answer(ANN, By::Player, several(0, 0b111)).unwrap_err(), Refusal::NotOffered);
    assert_eq!(table.answer(ANN, By::Player, several(1, 1)).unwrap_err(), Refusal::NotOffered);
    let moved = table.answer(ANN, By::Player, several(0, 0b110)).unwrap();
    assert_eq!(moved.input["answer"], 11);
    assert_eq!(moved.news, [serde_json::json!({ "Answered": [0, 11] })]);
}
