//! What people read: in letters, without pictures, and once they know the buttons.

use crate::evening::{Done, Error, Evening, answers};
use crate::waiting::{Going, until_seen};
use serde_json::json;
use sobremesa::playground::{Outcome, Player, Seen};

/// A race over days of Ann, Bob and a bot.
async fn race_over_days(e: &Evening) -> Result<(Player, Player), Error> {
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    e.run(&bob, "join", &[]).await?;
    Ok((ann, bob))
}

/// The newest letter in which somebody is asked something. Whoever pressed one that went in the same moment
/// is answered beside it, on a page that is none.
fn letter(who: &Player) -> Option<Seen> {
    who.newest(who.dm(), |one| !one.is_ephemeral() && !answers(one).is_empty())
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
    let cards = text.lines().filter(|line| line.starts_with("**") && line.contains("** · ")).count() - seats;
    seats == 3 && text.contains("Deck: ") && (1..=5).contains(&cards) && page.parts(12).is_empty()
}

/// Waits for a letter that is as it should be.
async fn letter_that(who: &Player, what: &str, fits: impl Fn(&Seen) -> bool) -> Result<Seen, Error> {
    until_seen(what, || letter(who), fits).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_over_days_show_all_that_one_needs_to_answer() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = race_over_days(&e).await?;
    switch(&e, &bob, "Pictures").await?;
    e.run(&ann, "start", &[]).await?;
    let hers = letter_that(&ann, "a letter with its picture", |one| !one.parts(12).is_empty()).await?;
    assert!(!tells_the_table(&hers) && hers.text().contains("It is your turn"), "{}", hers.text());
    let his = letter_that(&bob, "a letter in words", tells_the_table).await?;
    // Both answer from there, and nowhere else.
    for (who, mut letter) in [(&ann, hers), (&bob, his)] {
        // Hers makes a newer letter take the place of his, which may be what he presses: then he is answered
        // beside it, or, where it has gone by then, presses on the newer one.
        let outcome = loop {
            let nothing = letter.button("Give up nothing").ok_or("no button")?;
            match e.attempt(who, letter.id, &(nothing, None)).await? {
                Some(outcome) => break outcome,
                None => {
                    letter = letter_that(who, "the newest letter", |one| {
                        one.id > letter.id && one.button("Give up nothing").is_some()
                    })
                    .await?;
                }
            }
        };
        assert!(matches!(outcome, Outcome::Updated | Outcome::Answered(_)), "{outcome:?}");
    }
    e.log_says(&ann, "gives up nothing").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_of_an_answer_in_a_letter_is_told_in_it() -> Done {
    const PRESSED: &str = "Pit stop";
    const CAME: &str = "pull into the pits";
    let e = Evening::new(1).await?;
    let (ann, bob) = race_over_days(&e).await?;
    e.run(&ann, "start", &[]).await?;
    let mut going = Going::new();
    let (mover, turn) = loop {
        for who in [&ann, &bob] {
            let Some(bid) = letter(who).filter(|one| one.button("Give up nothing").is_some()) else {
                continue;
            };
            e.attempt(who, bid.id, &(bid.button("Give up nothing").ok_or("no button")?, None)).await?;
        }
        let turn = |who| letter(who).filter(|one| one.button(PRESSED).is_some());
        if let Some(who) = [&ann, &bob].into_iter().find(|who| turn(who).is_some()) {
            // What a bid comes to may be read in its own letter before the one about the turn takes its place.
            e.kept("not exists (select 1 from notice where ended_at is null)").await?;
            if let Some(letter) = turn(who) {
                break (who, letter);
            }
        }
        let letters = [&ann, &bob].map(|who| letter(who).map(|one| one.text()));
        going.on((e.board(&ann).map(|board| board.text()), letters)).await?;
    };
    assert!(!turn.text().contains(CAME), "{}", turn.text());
    e.press(mover, &turn, PRESSED).await?;
    let pressed = || mover.newest(mover.dm(), |one| one.id == turn.id);
    until_seen("what came of it", pressed, |one| one.text().contains(CAME)).await?;
    // Whoever looks again reads it again.
    let letter = mover.newest(mover.dm(), |one| one.id == turn.id).ok_or("no letter")?;
    e.press(mover, &letter, "Refresh").await?;
    let letter = mover.newest(mover.dm(), |one| one.id == turn.id).ok_or("no letter")?;
    assert!(letter.text().contains(CAME), "{}", letter.text());
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
    const HINT: &str = "At a pit stop whoever";
    const DONE: &str = "End my actions";
    let e = Evening::new(20).await?;
    let ann = e.person("Ann");
    e.races_bots(&ann, &[("bots", json!(2)), ("pace", json!(1))]).await?;
    let (mut known, mut going) = (0, Going::new());
    loop {
        let page = e.own(&ann).ok_or("no hand")?;
        let done = page.button(DONE);
        if let Some(id) = done {
            // What has befallen her takes the place of the explanation.
            let befallen = page.text().starts_with("-# ");
            let explains = known < 3 && !befallen;
            assert_eq!(page.text().contains(HINT), explains, "after {known} presses: {}", page.text());
            if known >= 3 && !befallen {
                break;
            }
            known += usize::from(e.attempt(&ann, page.id, &(id, None)).await?.is_some());
            // A press that is not carried out yet would be made, and counted, twice.
            e.rests().await?;
        } else if let Some(last) = answers(&page).last() {
            e.attempt(&ann, page.id, last).await?;
        }
        going.on((known, page.text())).await?;
    }
    // Off and on again: they are explained from the beginning.
    switch(&e, &ann, "Buttons explained").await?;
    switch(&e, &ann, "Buttons explained").await?;
    e.run(&ann, "hand", &[]).await?;
    let page = e.own(&ann).ok_or("no hand")?;
    let befallen = page.text().starts_with("-# ");
    assert!(page.button(DONE).is_none() || befallen || page.text().contains(HINT), "{}", page.text());
    e.end().await
}
