//! What people read: in letters, without pictures, and once they know the buttons.

use crate::evening::{Done, Error, Evening, answers, patience};
use serde_json::json;
use sobremesa::playground::{Player, Seen};
use std::time::{Duration, Instant};

/// A race over days of Ann, Bob and a bot.
async fn race_over_days(e: &Evening) -> Result<(Player, Player), Error> {
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    e.run(&bob, "join", &[]).await?;
    Ok((ann, bob))
}

/// The newest letter in which somebody is asked something.
fn letter(who: &Player) -> Option<Seen> {
    who.newest(who.dm(), |one| !answers(one).is_empty())
}

/// Presses a switch of the settings.
async fn switch(e: &Evening, who: &Player, name: &str) -> Done {
    e.run(who, "settings", &[]).await?;
    let settings = e.own(who).ok_or("no settings")?;
    let buttons = settings.parts(2);
    let mut labels = buttons.iter().filter_map(|button| button["label"].as_str());
    let label = labels.find(|label| label.starts_with(name)).ok_or("no such switch")?;
    e.press(who, &settings, label).await?;
    Ok(())
}

/// The table in words: everybody in it, the deck, and how many cards one holds oneself.
fn tells_the_table(page: &Seen) -> bool {
    let text = page.text();
    let seats = text.lines().filter(|line| line.contains("· attack ")).count();
    let cards = text.lines().filter(|line| line.starts_with("**") && line.contains("** · ")).count();
    seats == 3 && text.contains("Deck: ") && cards == 5 && page.parts(12).is_empty()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_over_days_is_played_from_letters_alone() -> Done {
    let e = Evening::new(2_000).await?;
    let (ann, bob) = race_over_days(&e).await?;
    switch(&e, &bob, "Pictures").await?;
    e.run(&ann, "start", &[]).await?;
    let end = Instant::now() + patience();
    let (mut turns, mut words) = (0, 0);
    while turns < 2 || words < 2 {
        assert!(Instant::now() < end, "{turns} turns in pictures, {words} in words");
        for who in [&ann, &bob] {
            let Some(letter) = letter(who) else { continue };
            let text = letter.text();
            assert!(text.contains("#table") || text.contains("<#"), "it says where: {text}");
            // How the race stands, in a line, as soon as it stands somehow.
            if text.contains("Your turn") && text.contains(" winning with ") {
                if who.id() == ann.id() {
                    turns += usize::from(!letter.parts(12).is_empty());
                } else {
                    assert!(letter.parts(12).is_empty(), "Bob has turned pictures off");
                    words += usize::from(text.lines().filter(|line| line.contains("· attack ")).count() == 3);
                }
            }
            // Days pass in a moment here: whatever came too late is asked again.
            let _ = e.push(who, letter.id, &answers(&letter)[0]).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_turns_pictures_off_reads_the_whole_table() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    switch(&e, &ann, "Pictures").await?;
    e.run(&ann, "hand", &[]).await?;
    let page = e.own(&ann).ok_or("no hand")?;
    assert!(tells_the_table(&page), "{}", page.text());
    // Whoever sees pictures reads none of it twice.
    e.run(&bob, "hand", &[]).await?;
    let page = e.own(&bob).ok_or("no hand")?;
    assert!(!page.text().contains("Deck: ") && !page.text().contains("· attack "), "{}", page.text());
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_that_one_knows_explain_themselves_no_more() -> Done {
    const HINT: &str = "In the pits, whoever is behind";
    const DONE: &str = "End my actions";
    let e = Evening::new(20).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    e.run(&ann, "start", &[]).await?;
    e.board_runs(&ann).await?;
    e.run(&ann, "hand", &[]).await?;
    let end = Instant::now() + patience();
    let mut known = 0;
    loop {
        assert!(Instant::now() < end, "she has had {known} turns");
        let page = e.own(&ann).ok_or("no hand")?;
        let done = page.button(DONE);
        if let Some(id) = done {
            assert_eq!(page.text().contains(HINT), known < 3, "after {known} presses: {}", page.text());
            if known == 3 {
                break;
            }
            ann.press(page.id, &id).await?;
            known += 1;
        } else if let Some(last) = answers(&page).last() {
            e.push(&ann, page.id, last).await?;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Off and on again: they are explained from the beginning.
    switch(&e, &ann, "Hints").await?;
    switch(&e, &ann, "Hints").await?;
    e.run(&ann, "hand", &[]).await?;
    let page = e.own(&ann).ok_or("no hand")?;
    assert!(page.button(DONE).is_none() || page.text().contains(HINT), "{}", page.text());
    e.end().await
}
