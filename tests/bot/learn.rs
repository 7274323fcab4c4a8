//! A guided first race: whoever does as they are advised gets from the welcome to the podium.

use crate::evening::{Done, Error, Evening, answers, pressable, verb};
use crate::waiting::{Going, until};
use serde_json::{Value, json};
use sobremesa::playground::{Dms, Fault, Outcome, Plan, Player, Seen};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Answers that it may take to the end, and for how many questions a tip may be given.
const ANSWERS_MOST: usize = 60;
const TIP_MOST: usize = 2;

/// The main button of a page, as it is to be pressed: what is advised.
fn main_button(page: &Seen) -> Option<String> {
    let buttons = page.parts(2);
    let mut ids = buttons.iter().filter(|one| one["style"] == 1).filter_map(|one| one["custom_id"].as_str());
    ids.find(|id| matches!(verb(id), "a" | "sure")).map(str::to_owned)
}

fn table(who: &Player) -> Option<Seen> {
    who.newest(who.dm(), |one| !one.is_ephemeral() && one.text().contains("Cthulhu 500"))
}

/// Plays a first race by pressing nothing but the main button. Says which lessons were read, and how often.
async fn obey(e: &Evening, who: &Player, over: &str) -> Result<BTreeMap<String, usize>, Error> {
    // With the questions to which they were given: a page that is drawn anew while it is pressed is pressed
    // once more, and so is one whose bot is so slow that it asks for that.
    let mut lessons: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut answered = BTreeSet::new();
    let mut going = Going::new();
    while !table(who).is_some_and(|table| table.text().contains(over)) {
        going.on(table(who).map(|table| table.text())).await?;
        // Before its first message, and between its last state and the result, there is none.
        let Some(page) = table(who) else { continue };
        assert!(page.button("My hand").is_none(), "there is nothing to hide: {}", page.text());
        let Some(press) = main_button(&page) else {
            assert!(
                page.text().contains(over) || answers(&page).is_empty(),
                "there is no main button: {}",
                page.text()
            );
            continue;
        };
        let Some(outcome) = e.attempt(who, page.id, &(press.clone(), None)).await? else { continue };
        // Where the race has come to its end meanwhile, whoever pressed is told so beside it, be it before
        // the result stands there.
        if !matches!(outcome, Outcome::Updated) {
            let beside = who.newest(who.dm(), Seen::is_ephemeral).map(|one| one.text());
            let is_over = || table(who).is_some_and(|table| table.text().contains(over)).then_some(());
            until(&format!("the end of a race at which {outcome:?} was said: {beside:?}"), is_over).await?;
        }
        let question = press.split('.').nth(3).unwrap_or_default();
        // Where there is but one answer nobody is to be asked.
        if answers(&page).len() > 1 {
            answered.insert(question.to_owned());
        }
        if let Some(tip) = page.text().lines().find(|line| line.contains('🎓')) {
            lessons.entry(tip.to_owned()).or_default().insert(question.to_owned());
        }
    }
    let lessons: BTreeMap<String, usize> =
        lessons.into_iter().map(|(tip, questions)| (tip, questions.len())).collect();
    let answered = answered.len();
    assert!(answered <= ANSWERS_MOST, "{answered} answers to the end");
    assert!(lessons.values().all(|times| *times <= TIP_MOST), "{lessons:?}");
    println!("{answered} answers to the end, {} tips", lessons.values().sum::<usize>());
    Ok(lessons)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_race_leads_from_the_welcome_to_the_podium() -> Done {
    let e = Evening::new(60).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("Your first race stands ready"), "{said}");
    assert!(ann.sees(ann.dm()).iter().any(|one| one.text().contains("Your first race.")));
    // What somebody looks up there stands beside the table, not in its place.
    let welcome = ann.newest(ann.dm(), |one| one.text().contains('🎓')).ok_or("no welcome")?;
    let orders = || table(&ann).filter(|table| table.button("Orders").is_some());
    let board = until("a table with orders", orders).await?;
    for (message, label) in [(&welcome, "Help"), (&board, "Orders"), (&board, "Log"), (&board, "More")] {
        assert!(matches!(e.press(&ann, message, label).await?, Outcome::Answered(_)), "{label}");
        let still = ann.sees(ann.dm()).into_iter().find(|one| one.id == message.id).ok_or("it is gone")?;
        assert!(still.button(label).is_some() && !still.is_ephemeral(), "{}", still.text());
        let beside = ann.newest(ann.dm(), Seen::is_ephemeral).ok_or("nothing beside it")?;
        assert!(beside.button("Back to the game").is_none(), "it stands above: {}", beside.text());
    }
    // The way back is out of the page beside it: the table has her hand.
    e.press(&ann, &board, "Orders").await?;
    let beside = ann.newest(ann.dm(), Seen::is_ephemeral).ok_or("nothing beside it")?;
    e.press(&ann, &beside, "Back to my hand").await?;
    let gone = || ann.sees(ann.dm()).iter().all(|one| one.id != beside.id).then_some(());
    until("the page beside it goes", gone).await?;
    // Asked again, it is the same race.
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("in the middle of a game of **Cthulhu 500**"), "{said}");
    let lessons = obey(&e, &ann, "wins Cthulhu 500").await?;
    assert!(lessons.len() >= 4, "{lessons:?}");
    assert!(lessons.keys().any(|one| one.contains("You have two actions a turn")), "{lessons:?}");
    // At the end there is a word to the learner, and the way on.
    let result = table(&ann).ok_or("no result")?;
    assert!(result.text().contains("That was your first race"), "{}", result.text());
    e.press(&ann, &result, "Play with friends").await?;
    let friends = ann.newest(ann.dm(), Seen::is_ephemeral).ok_or("no answer")?;
    assert!(friends.text().contains("/cthulhu500 new"), "{}", friends.text());
    // Whoever asks for it where it is played needs no way there.
    let outcome = carmen.run(carmen.dm(), "cthulhu500 learn", &[]).await?;
    e.thought(&carmen, outcome).await?;
    let said = || carmen.newest(carmen.dm(), Seen::is_ephemeral).map(|one| one.text());
    let said = until("an answer", said).await?;
    assert!(said.contains("Tu primera carrera empieza aquí abajo"), "{said}");
    let lessons = obey(&e, &carmen, "gana Cthulhu 500").await?;
    assert!(lessons.keys().any(|one| one.contains("Tienes dos acciones por turno")), "{lessons:?}");
    // Other tables come without advice.
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&ann, &lobby, "Start").await?;
    e.board_runs(&ann).await?;
    assert!(!e.answer(&ann, "hand", &[]).await?.contains('🎓'));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_marks_what_is_advised_has_one_button_for_it() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "learn", &[]).await?;
    let advised = || table(&ann).and_then(|table| Some((table.id, main_button(&table)?)));
    let (message, advice) =
        until("an advised bid", || advised().filter(|(_, id)| verb(id) == "sure")).await?;
    let bits: u32 = advice.split('.').nth(6).ok_or("no items")?.parse()?;
    let values: Vec<String> = (0..5).filter(|n| bits & 1 << n != 0).map(|n| n.to_string()).collect();
    assert!(!values.is_empty(), "{advice}");
    let page = table(&ann).ok_or("no table")?;
    let menu = pressable(&page).into_iter().find(|(id, _)| verb(id) == "mark").ok_or("no menu")?.0;
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    let marked = ann.choose(message, &menu, &values).await?;
    assert!(matches!(e.thought(&ann, marked).await?, Outcome::Updated));
    let page = table(&ann).ok_or("no table")?;
    let says_what = |part: &Value| part["label"].as_str().is_some_and(|label| label.starts_with("Give up: "));
    assert!(page.parts(2).iter().any(says_what), "{}", page.text());
    assert_eq!(pressable(&page).iter().filter(|(id, _)| *id == advice).count(), 1, "{}", page.text());
    e.attempt(&ann, page.id, &(advice.clone(), None)).await?;
    until("the next question", || advised().filter(|(_, next)| *next != advice)).await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_no_messages_is_told_what_to_do_instead() -> Done {
    let e = Evening::new(1).await?;
    let bob = e.person("Bob");
    bob.set_dms(Dms::Closed);
    let said = e.answer(&bob, "learn", &[]).await?;
    assert!(said.contains("I cannot write to you"), "{said}");
    e.answer(&bob, "new", &[]).await?;
    e.board_says(&bob, "seats taken").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_comes_late_does_not_cover_what_has_happened_since() -> Done {
    // Bots move while an answer is on its way, and nobody's time is up for as long as this test is patient:
    // nothing else mends the table.
    let e = Evening::new(5).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "learn", &[]).await?;
    let advised = |table: &Seen| main_button(table).map(|press| (table.id, press));
    for n in 0..3 {
        let (message, press) = until("a question", || table(&ann).as_ref().and_then(advised)).await?;
        // What came of the press is on its way for as long as the bots need to move.
        let slow = Plan { fault: Fault::Slow(2_500), times: 1, route: "/callback".to_owned() };
        e.playground.faults(&[slow]);
        e.attempt(&ann, message, &(press.clone(), None)).await?;
        let asked_again = || table(&ann).as_ref().and_then(advised).filter(|(_, next)| *next != press);
        until(&format!("what she is asked after answer {n}"), asked_again).await?;
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_comes_down_while_it_is_pressed_is_the_only_one_that_can_be_pressed() -> Done {
    let e = Evening::new(5).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "learn", &[]).await?;
    let advised = |table: &Seen| main_button(table).map(|press| (table.id, press));
    for _ in 0..3 {
        let (first, press) = until("a question", || table(&ann).as_ref().and_then(advised)).await?;
        // She asks for the table, and presses where it still stands while it is on its way.
        let slow = Plan { fault: Fault::Slow(2_500), times: 1, route: "POST /channels".to_owned() };
        e.playground.faults(&[slow]);
        e.answer(&ann, "learn", &[]).await?;
        // It is on its way by now, as a rule; if not, there is less to see, and nothing fails.
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        e.attempt(&ann, first, &(press, None)).await?;
        until("the table below", || table(&ann).filter(|now| now.id != first)).await?;
        e.shown().await?;
        let tables = || {
            let all = ann.sees(ann.dm()).into_iter();
            all.filter(|one| !one.is_ephemeral() && one.button("Orders").is_some()).map(|one| one.id)
        };
        let down = || tables().count() == 1 && tables().all(|table| table != first);
        until(&format!("one table, and not {first}"), || down().then_some(())).await?;
    }
    e.end().await
}
