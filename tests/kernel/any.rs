//! Any game behind one face.

use crate::toy::{AHEAD, ANN, BOB, CLEO, Plan, Scene, Toy, ask, says, window};
use serde_json::{Value, json};
use sobremesa::kernel::{
    AnyGame, AnyTable, Audience, By, Choice, Ended, Game, Jots, Lobby, Lookup, Notation, ORDERS_MAX, Often,
    Order, Patience, Plans, Recalls, Refusal, Rules, Saved, Seat, Seed, Step, Teaches, Tells, Tempo, Text,
    Viewer, Whom, empty_handed,
};

const RULES: Rules<Toy> = Rules::new();
const SEED: Seed = [3; 32];

fn begin(plan: &[&[Scene]]) -> (Box<dyn AnyTable>, Vec<Value>) {
    let plan: Plan = plan.iter().map(|scenes| scenes.to_vec()).collect();
    RULES.start(&serde_json::to_value(plan).unwrap(), &empty_handed(3), SEED).unwrap()
}

#[test]
fn the_rules_say_what_the_game_says() {
    assert_eq!((RULES.kind(), RULES.seats()), ("toy", 2..=3));
    assert_eq!(RULES.proposed(2, Tempo::Live), json!([[{ "Say": 2 }]]));
    assert_eq!(RULES.proposed(2, Tempo::Slow), json!([[{ "Say": 0 }]]));
    let lesson = RULES.lesson();
    assert_eq!((lesson.options, lesson.seats, lesson.seed), (json!([[{ "Say": 9 }]]), 2, [9; 32]));
    assert_eq!(RULES.presets().iter().map(|preset| preset.id).collect::<Vec<_>>(), ["quick"]);
    let takes = RULES.takes(&json!([[{ "Say": 9 }]]), 2, Tempo::Slow);
    assert_eq!(takes, Some(Text::new("takes").with("scenes", 1_i64)));
    assert_eq!(RULES.takes(&json!("nonsense"), 2, Tempo::Slow), None);
    assert_eq!(RULES.bot_names(), ["Quill"]);
    let ended = |place| Ended { place, players: 3, drawn: false, details: json!({}) };
    assert_eq!(RULES.statistics(&[ended(2), ended(1)]), [Text::new("played").with("games", 2_i64)]);
    assert_eq!((RULES.milestones(&[ended(2)]).len(), RULES.milestones(&[ended(1)]).len()), (0, 1));
    assert!(!RULES.is_chapter(&json!({ "Answered": [1, 7] })) && !RULES.is_chapter(&json!("nonsense")));
    assert_eq!(RULES.dials()[0].id, "loud");
    assert_eq!(RULES.verbs()[0].id, "say");
    assert_eq!(RULES.catalogue(), [("thing".to_owned(), Text::new("a-thing"))]);
    assert_eq!(RULES.card("thing").unwrap().title, Text::new("a-thing"));
    assert!(RULES.card("nothing").is_none());
    let told = [json!({ "Said": 1 }), json!({ "Rolled": 3 }), json!("what another program told")];
    assert_eq!(RULES.highlights(&told), [Text::new("rolled")]);
    assert_eq!(RULES.line(&told[0], Viewer::Spectator), Some(Text::new("said").with("what", 1_u8)));
    assert_eq!(RULES.line(&told[1], Viewer::Spectator), None);
    assert_eq!(RULES.line(&told[2], Viewer::Spectator), None);
    let hers = json!({ "Answered": [0, 4] });
    assert_eq!(RULES.line(&hers, Viewer::Seat(ANN)), Some(Text::new("answered").with("answer", 4_u8)));
    assert_eq!(RULES.line(&hers, Viewer::Seat(BOB)), None);
    assert_eq!(Rules::<Toy>::default().kind(), "toy");
}

#[test]
fn options_are_checked_by_setting_up() {
    let good = json!([[{ "Say": 1 }]]);
    assert_eq!(RULES.check_options(&good, &empty_handed(3)), Ok(()));
    assert_eq!(RULES.check_options(&good, &empty_handed(4)), Err(Refusal::SeatCount));
    let nothing = RULES.check_options(&json!([]), &empty_handed(3));
    assert_eq!(nothing, Err(Refusal::Options("nothing is to happen")));
    let strange = RULES.check_options(&json!({ "a": 1 }), &empty_handed(3));
    assert_eq!(strange, Err(Refusal::Options("they are not options of this game")));
}

#[test]
fn a_table_is_answered_by_position() {
    let (mut table, news) =
        begin(&[&[Scene::Say(1), Scene::LastOfTwo(BOB)], &[ask(ANN, &[4, 5]), Scene::Turn]]);
    assert_eq!(news, [json!({ "Said": 1 })]);
    let asks = table.asks();
    let [one] = &asks[..] else { panic!("one is asked") };
    assert_eq!((one.seat, one.number, one.patience, one.concerns), (BOB, 0, Patience::Turn, true));
    assert_eq!((one.choices, one.otherwise), (2, 1));
    assert_eq!(table.answer(ANN, By::Player, Choice::One(0)).unwrap_err(), Refusal::NotAsked);
    assert_eq!(table.answer(BOB, By::Player, Choice::One(2)).unwrap_err(), Refusal::NotOffered);
    assert_eq!((table.revision(), table.turn()), (0, 0));
    let moved = table.answer(BOB, By::Host, Choice::One(1)).unwrap();
    assert_eq!(moved.input, json!({ "seat": 1, "by": "host", "about": 3, "answer": 7 }));
    assert_eq!(moved.news, [json!({ "Answered": [1, 7] })]);
    assert_eq!(table.revision(), 1);
    assert!(table.outcome().is_none());
    table.answer(ANN, By::Player, Choice::One(0)).unwrap();
    assert_eq!(table.outcome().unwrap().ranking(), [CLEO, BOB, ANN]);
    assert_eq!((table.turn(), table.seed(), table.asks().len()), (1, SEED, 0));
    let story = [json!({ "Answered": [1, 7] })];
    assert_eq!(table.details(ANN, &story), json!({ "heard": 1, "told": 1 }));
    assert_eq!(table.details(BOB, &[]), json!({ "heard": 0, "told": 0 }));
    assert_eq!(table.verdict(), [Text::new("over")]);
    assert_eq!(table.view(Viewer::Seat(ANN)), json!({ "viewer": 0, "heard": 1 }));
    assert_eq!(table.view(Viewer::Spectator), json!({ "viewer": null, "heard": 0 }));
}

#[test]
fn taking_back_leaves_evidence() {
    let (mut table, _) = begin(&[&[window(&[ANN, BOB])]]);
    assert!(!table.may_take_back(ANN));
    assert_eq!(table.take_back(ANN), None);
    // The toy says nothing of those who give up for good: somebody else plays on.
    assert_eq!(table.resign(ANN).unwrap(), None);
    table.answer(ANN, By::Player, Choice::One(0)).unwrap();
    assert!(table.may_take_back(ANN) && !table.may_take_back(BOB));
    assert_eq!(table.take_back(ANN), Some(json!({ "take_back": 0 })));
    assert_eq!(
        table.asks().iter().map(|ask| (ask.seat, ask.concerns)).collect::<Vec<_>>(),
        [(ANN, true), (BOB, false)]
    );
    assert_eq!(table.revision(), 1);
}

#[test]
fn advice_is_one_of_the_answers() {
    let (mut table, _) = begin(&[&[ask(ANN, &[4, 5, 6])], &[Scene::LastOfTwo(ANN), window(&[BOB])]]);
    assert_eq!((table.advise(ANN), table.advise(BOB)), (Some(Choice::One(2)), None));
    table.answer(ANN, By::Player, Choice::One(0)).unwrap();
    // The game advises something that is not there: what time gives is advised.
    assert_eq!(table.advise(ANN), Some(Choice::One(1)));
    table.answer(ANN, By::Player, Choice::One(0)).unwrap();
    assert_eq!(table.advise(BOB), Some(Choice::One(3)));
}

#[test]
fn a_screen_has_buttons_for_whoever_is_asked() {
    let (table, _) = begin(&[&[ask(ANN, &[4, 5, 6])]]);
    let presses = |viewer| -> Vec<usize> {
        let screen = table.screen(viewer);
        assert_eq!(screen.lines, [Text::new("line")]);
        screen.groups.iter().flat_map(|group| &group.presses).map(|press| press.answer).collect()
    };
    assert_eq!(presses(Viewer::Seat(ANN)), [0, 1, 2]);
    assert!(presses(Viewer::Seat(BOB)).is_empty());
    assert!(presses(Viewer::Spectator).is_empty());
}

fn order(card: &str) -> Order {
    Order {
        card: card.to_owned(),
        trigger: "now".to_owned(),
        whom: Whom::Me,
        case: "always".to_owned(),
        often: Often::Once,
        keep: 0,
    }
}

#[test]
fn orders_answer_where_they_fit() {
    let (mut table, _) = begin(&[
        &[ask(BOB, &[1, 2])],
        &[window(&[ANN, BOB]), Scene::Window { seats: vec![ANN], same: true }],
    ]);
    let obeyed = |table: &dyn AnyTable, seat: Seat, orders: &[Order]| {
        table.obey(seat, orders, &|_, _| false).map(|one| (one.choice, one.order, one.occasion))
    };
    // She is not asked; he is asked something that orders do not answer.
    assert_eq!(obeyed(&*table, ANN, &[order("1")]), None);
    assert_eq!(obeyed(&*table, BOB, &[order("1")]), None);
    table.answer(BOB, By::Player, Choice::One(0)).unwrap();
    assert_eq!(obeyed(&*table, ANN, &[]), None);
    assert_eq!(obeyed(&*table, ANN, &[order("2")]), Some((2, 0, 1)));
    // The first that fits: one that is about nothing here, one whose answer is not offered.
    let later = Order { trigger: "later".to_owned(), ..order("2") };
    assert_eq!(obeyed(&*table, ANN, &[later, order("9"), order("1")]), Some((1, 2, 1)));
    // It sees no more than its owner does.
    let heard = Order { case: "if_i_lose".to_owned(), ..order("1") };
    assert_eq!(obeyed(&*table, ANN, std::slice::from_ref(&heard)), None);
    assert_eq!(obeyed(&*table, BOB, &[heard]), Some((1, 0, 1)));
    // One that has acted for this event does not act again, and the next one does.
    let first = order("2");
    let acted = |one: &Order, occasion: u32| *one == first && occasion == 1;
    let two = [first.clone(), order("1")];
    assert_eq!(table.obey(ANN, &two, &acted).map(|one| (one.choice, one.order)), Some((1, 1)));
}

/// What is answered ahead has an occasion of its own.
#[test]
fn orders_for_what_is_to_come_have_its_occasion() {
    let (table, _) = begin(&[&[window(&[ANN])]]);
    let mut value: Value = serde_json::from_str(&table.save()).unwrap();
    assert_eq!(value["resting"]["at"], json!(0));
    value["answered"] = json!(8);
    let table = RULES.load(&value.to_string()).unwrap().table;
    let ahead = table.obey(ANN, &[order(&AHEAD.to_string())], &|_, _| false).unwrap();
    assert_eq!((ahead.choice, ahead.occasion), (3, 8));
}

#[test]
fn orders_are_checked_against_what_can_be_ordered() {
    let (table, _) = begin(&[&[window(&[ANN])]]);
    let ten = vec![order("1"); ORDERS_MAX];
    assert_eq!(table.check_orders(ANN, &ten), Ok(()));
    let eleven = vec![order("1"); ORDERS_MAX + 1];
    assert_eq!(table.check_orders(ANN, &eleven), Err(Refusal::TooManyOrders));
    assert_eq!(table.check_orders(ANN, &[]), Ok(()));
    assert_eq!(table.check_orders(ANN, &[order("1"), order("2")]), Err(Refusal::NoSuchOrder));
    assert_eq!(table.check_orders(BOB, &[order("1")]), Err(Refusal::NoSuchOrder));
    assert_eq!(table.orderable(ANN)[0].whoms.len(), 2);
    assert_eq!(table.orderable(BOB)[0].whoms.len(), 1);
}

#[test]
fn a_save_goes_on_or_is_put_back() {
    let (mut table, _) = begin(&[&[Scene::Say(1), ask(ANN, &[4, 5]), ask(BOB, &[1, 2])]]);
    table.answer(ANN, By::Player, Choice::One(1)).unwrap();
    let loaded = RULES.load(&table.save()).unwrap();
    assert!(loaded.step == Step::GoesOn);
    assert_eq!((loaded.table.revision(), loaded.table.asks()[0].seat), (1, BOB));
    assert_eq!(
        format!("{loaded:?} {:?}", loaded.table.asks()[0]),
        "Loaded(GoesOn) AnyAsk { seat: Seat(1), number: 1, .. }"
    );
    let other = table.save().replace(r#"{"Say":1}"#, r#"{"Say":2}"#);
    let loaded = RULES.load(&other).unwrap();
    assert!(loaded.step == Step::PutBack(vec![json!({ "Said": 2 })]));
    assert_eq!(format!("{:?}", loaded.step), "PutBack");
    assert_eq!((loaded.table.revision(), loaded.table.asks()[0].seat), (2, ANN));
    assert_eq!(RULES.load("no").unwrap_err(), Refusal::BadSave { line: 1, column: 2 });
}

#[test]
fn every_refusal_has_its_own_words() {
    let all = [
        (Refusal::SeatCount, "refusal-seat-count"),
        (Refusal::Options("x"), "refusal-options"),
        (Refusal::NotAsked, "refusal-not-asked"),
        (Refusal::OtherQuestion, "refusal-other-question"),
        (Refusal::NotOffered, "refusal-not-offered"),
        (Refusal::GameOver, "refusal-game-over"),
        (Refusal::StoryChanged, "refusal-story-changed"),
        (Refusal::NoSuchOrder, "refusal-no-such-order"),
        (Refusal::Runaway, "refusal-runaway"),
        (Refusal::OtherFormat, "refusal-other-format"),
        (Refusal::Unsound("x"), "refusal-unsound"),
    ];
    for (refusal, key) in all {
        assert_eq!(refusal.text(), Text::new(key));
    }
    let many = Text::new("refusal-too-many-orders").with("most", ORDERS_MAX as i64);
    assert_eq!(Refusal::TooManyOrders.text(), many);
    let place = Text::new("refusal-bad-save").with("line", 3_i64).with("column", 9_i64);
    assert_eq!(Refusal::BadSave { line: 3, column: 9 }.text(), place);
}

/// Nothing of what is secret is in what might be logged.
#[test]
fn what_prints_says_nothing() {
    let (mut saved, now) = crate::toy::game(&[&[ask(ANN, &[44, 45])]]);
    let input = says(ANN, 1, 44);
    let mut printed = format!("{now:?} {input:?} {:?}", now.asks);
    let after: sobremesa::kernel::Now<Toy> = saved.submit(input).unwrap();
    printed += &format!("{after:?} {saved:?} {:?}", order("44"));
    assert!(!printed.contains("44"), "{printed}");
    let again = Saved::<Toy>::load(&saved.save()).unwrap();
    assert!(format!("{again:?}").contains("revision: 1"));
}

/// What a game says nothing of it does not have.
#[test]
fn what_a_game_says_nothing_of_it_has_not() {
    let (toy, now) = crate::toy::game(&[&[ask(ANN, &[4, 5])]]);
    let (view, asked) = (now.game.view(Viewer::Seat(ANN)), &now.asks[0]);
    assert!(Toy::remark(2).is_none() && Toy::seat_dials().is_empty() && Toy::workshop().is_none());
    assert!(Toy::plannable(&view).is_empty() && Toy::propose_plan(&view).is_empty());
    assert!(!Toy::is_for_plans(&view, asked) && !Toy::are_wishes(&view));
    assert!(Toy::may_follow(&view, &4) && Toy::stake(&view).is_empty());
    assert_eq!(Toy::planned(&4), Text::new("word-nothing"));
    assert!(Toy::read(&view, asked, "4").is_none() && Toy::lines(&view, asked).is_empty());
    assert!(Toy::lookups().is_empty() && Toy::look(&view, "what", "4").is_none());
    assert!(Toy::pad(&view).is_none() && Toy::jot(&view, "4 ?").is_none());
    assert!(Toy::on_the_table(&view).is_empty() && Toy::too_late(&view).is_none());
    assert!(Toy::luck(&view).is_empty() && Toy::lesson_facts(&view, asked).is_none());
    assert!(now.game.seen_by().is_none() && now.game.hindsight().is_empty());
    assert!(now.game.began().is_none() && now.game.next_time().is_none() && now.game.uncovered() == 0);
    assert!(Toy::tips(&view, ANN, asked.about).is_none());
    assert!(!toy.may_resign(&now.game, ANN));
}
