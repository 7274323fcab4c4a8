//! Private pages that follow their table: what stands on one is what is saved, whoever changed it.

use crate::evening::{Done, Error, Evening, answers};
use crate::waiting::{self, Going, until_seen, until_told};
use serde_json::json;
use sobremesa::drivers::Random;
use sobremesa::playground::{Fault, Id, Outcome, Plan, Player, Seen};
use std::time::Duration;

/// What is asked before the race begins.
const BID: &str = "What do you give up";

/// A race over days of Ann, Bob and a bot, in which both want to be asked.
async fn race(e: &Evening) -> Result<(Player, Player), Error> {
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1)), ("reactions", json!(1))]).await?;
    e.run(&bob, "join", &[]).await?;
    e.run(&ann, "start", &[]).await?;
    e.board_runs(&ann).await?;
    for who in [&ann, &bob] {
        e.answer(who, "stance", &[("how", json!(0))]).await?;
    }
    Ok((ann, bob))
}

/// Opens somebody's hand.
async fn hand(e: &Evening, who: &Player) -> Result<Seen, Error> {
    e.run(who, "hand", &[]).await?;
    Ok(e.own(who).ok_or("no hand")?)
}

fn page(who: &Player, e: &Evening, message: Id) -> Option<Seen> {
    who.newest(e.channel, |one| one.id == message)
}

/// Waits until a page is as it should be.
async fn until(
    e: &Evening,
    who: &Player,
    message: Id,
    what: &str,
    fits: impl Fn(&Seen) -> bool,
) -> Result<Seen, Error> {
    until_seen(what, || page(who, e, message), fits).await
}

/// Waits until a page is gone.
async fn gone(e: &Evening, who: &Player, message: Id) -> Done {
    waiting::until("the old page goes", || page(who, e, message).is_none().then_some(())).await
}

/// What a page says and offers, without its picture.
fn words(page: &Seen) -> (String, Vec<String>) {
    let labels = page.parts(2).iter().map(|button| button["label"].to_string()).collect();
    (page.text(), labels)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_every_change_a_page_says_what_is_saved() -> Done {
    let e = Evening::new(20).await?;
    let (ann, bob) = race(&e).await?;
    let mut pick = Random::new(4);
    let (mut hers, mut his) = (hand(&e, &ann).await?, hand(&e, &bob).await?);
    let mut moved = 0;
    let mut going = Going::new();
    while moved < 16 {
        going.on((moved, page(&ann, &e, hers.id).map(|page| words(&page)))).await?;
        for (who, own) in [(&ann, &mut hers), (&bob, &mut his)] {
            let Some(seen) = page(who, &e, own.id) else { continue };
            // It follows for a quarter of an hour, which a busy machine may take for a few answers: then it
            // says so, and is opened anew.
            if seen.text().contains("will not follow") {
                *own = hand(&e, who).await?;
                continue;
            }
            let all = answers(&seen);
            if all.is_empty() {
                continue;
            }
            let answer = &all[pick.below(all.len())];
            let Some(outcome) = e.attempt(who, own.id, answer).await? else { continue };
            assert!(matches!(outcome, Outcome::Updated), "{outcome:?}");
            moved += 1;
        }
    }
    // Both stop. Once nothing moves any more, a page that is opened anew says the same as the one that has followed.
    for (who, own) in [(&ann, &mut hers), (&bob, &mut his)] {
        until_told("a page that follows says what is saved", async || {
            let followed = page(who, &e, own.id).ok_or("the page is gone")?;
            let fresh = hand(&e, who).await?;
            assert_ne!(fresh.id, own.id);
            *own = fresh.clone();
            Ok((words(&followed) == words(&fresh)).then_some(()))
        })
        .await?;
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_bid_is_told_for_whom_the_race_waits_and_then_asked() -> Done {
    let e = Evening::new(20).await?;
    let (ann, bob) = race(&e).await?;
    let hers = hand(&e, &ann).await?;
    e.push(&ann, hers.id, &answers(&hers)[0]).await?;
    let said =
        until(&e, &ann, hers.id, "she does not wait", |page| page.text().contains("Waiting for")).await?;
    assert!(
        !said.text().contains("Nothing for you to decide") && said.text().contains("Bob"),
        "{}",
        said.text()
    );
    let his = hand(&e, &bob).await?;
    e.push(&bob, his.id, &answers(&his)[0]).await?;
    // Nobody touches hers: it asks her when her time comes, or tells her that it is Bob's.
    until(&e, &ann, hers.id, "she waits for ever", |page| {
        !answers(page).is_empty() || page.text().contains("Waiting for Bob.")
    })
    .await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_page_takes_the_place_of_the_old_one() -> Done {
    let (e, ann, _) = Evening::race(1, 1).await?;
    let first = hand(&e, &ann).await?;
    let second = hand(&e, &ann).await?;
    assert_ne!(first.id, second.id);
    gone(&e, &ann, first.id).await?;
    // From the table's own buttons as well.
    let board = e.board(&ann).ok_or("no table")?;
    e.press(&ann, &board, "My hand").await?;
    let third = e.own(&ann).ok_or("no hand")?;
    assert_ne!(third.id, second.id);
    gone(&e, &ann, second.id).await?;
    assert!(page(&ann, &e, third.id).is_some());
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_shows_something_else_is_left_alone() -> Done {
    let e = Evening::new(20).await?;
    let (ann, bob) = race(&e).await?;
    let hers = hand(&e, &ann).await?;
    e.press(&ann, &hers, "Orders").await?;
    until(&e, &ann, hers.id, "no orders", |page| page.text().contains("Your standing orders")).await?;
    let his = hand(&e, &bob).await?;
    e.push(&bob, his.id, &answers(&his)[0]).await?;
    // His page has followed what he did; had hers been written, it would have been by now.
    until(&e, &bob, his.id, "he waits for nobody", |page| page.text().contains("Waiting for")).await?;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let orders = page(&ann, &e, hers.id).ok_or("the page is gone")?;
    assert!(orders.text().contains("Your standing orders"), "{}", orders.text());
    e.press(&ann, &orders, "Back to my hand").await?;
    let back = page(&ann, &e, hers.id).ok_or("the page is gone")?;
    assert!(!back.text().contains("Up to date again") && !answers(&back).is_empty(), "{}", back.text());
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_quarter_of_an_hour_a_page_says_that_it_will_not_follow() -> Done {
    let e = Evening::new(600).await?;
    let (ann, _) = race(&e).await?;
    let hers = hand(&e, &ann).await?;
    let ended =
        until(&e, &ann, hers.id, "it follows for ever", |page| page.text().contains("will not follow"))
            .await?;
    assert!(answers(&ended).is_empty());
    // On a machine that takes a quarter of an hour of this clock to answer, it has ended once more by then.
    let mut there = ended;
    until_told("it follows again", async || {
        e.press(&ann, &there, "My hand").await?;
        there = page(&ann, &e, hers.id).ok_or("the page is gone")?;
        Ok((!there.text().contains("will not follow")).then_some(()))
    })
    .await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_a_page_follows_from_the_next_press_on_and_says_so() -> Done {
    let mut e = Evening::new(20).await?;
    let (ann, bob) = race(&e).await?;
    let hers = hand(&e, &ann).await?;
    e.stop_bot().await;
    e.start_bot().await?;
    e.press(&ann, &hers, "Refresh").await?;
    let seen = page(&ann, &e, hers.id).ok_or("the page is gone")?;
    assert!(seen.text().contains("Up to date again"), "{}", seen.text());
    e.push(&ann, hers.id, &answers(&seen)[0]).await?;
    let seen = page(&ann, &e, hers.id).ok_or("the page is gone")?;
    assert!(!seen.text().contains("Up to date again"), "it is said once: {}", seen.text());
    let his = hand(&e, &bob).await?;
    e.push(&bob, his.id, &answers(&his)[0]).await?;
    until(&e, &ann, hers.id, "it does not follow", |page| {
        !page.text().contains("Bob and") && words(page) != words(&seen)
    })
    .await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edit_that_comes_late_does_not_stay() -> Done {
    let e = Evening::new(20).await?;
    let (ann, bob) = race(&e).await?;
    let (hers, his) = (hand(&e, &ann).await?, hand(&e, &bob).await?);
    // Edits of pages take their time; meanwhile both bid and one of them looks again and again.
    let slow = Plan { fault: Fault::Slow(1_200), times: 6, route: "PATCH /webhooks".to_owned() };
    e.playground.faults(&[slow]);
    e.push(&bob, his.id, &answers(&his)[0]).await?;
    e.push(&ann, hers.id, &answers(&hers)[0]).await?;
    for _ in 0..5 {
        e.press(&ann, &page(&ann, &e, hers.id).ok_or("no page")?, "Refresh").await?;
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    until(&e, &ann, hers.id, "her page went back to the bid", |page| {
        !page.text().contains(BID) && (!answers(page).is_empty() || page.text().contains("Waiting for"))
    })
    .await?;
    e.end().await
}

/// Discord has heard an answer and does not say so, or has never heard it: either way what was saved stands
/// on the page in the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_goes_on_to_follow_where_nobody_knows_whether_a_press_on_it_was_answered() -> Done {
    let never = Plan { fault: Fault::Broken(503), times: 1_000, route: "callback".to_owned() };
    let unsaid = Plan { fault: Fault::LostAnswer, times: 1, route: "callback".to_owned() };
    for (faults, heard) in [(vec![unsaid, never.clone()], true), (vec![never], false)] {
        let e = Evening::new(20).await?;
        let (ann, bob) = race(&e).await?;
        let (hers, his) = (hand(&e, &ann).await?, hand(&e, &bob).await?);
        e.playground.faults(&faults);
        if !heard {
            e.playground.answers_within(3_000);
        }
        let (press, _) = answers(&hers).swap_remove(0);
        let outcome = ann.press(hers.id, &press).await?;
        assert_eq!(!matches!(outcome, Outcome::Failed), heard, "{outcome:?}");
        // The bot has given up by then, as a rule; if not, there is less to see, and nothing fails.
        tokio::time::sleep(Duration::from_secs(4)).await;
        e.playground.faults(&[]);
        e.playground.answers_within(crate::waiting::patience().as_millis() as i64);
        let waits = |page: &Seen| page.text().contains("Waiting for Bob");
        until(&e, &ann, hers.id, "she has bid", waits).await?;
        // His page has been drawn anew as well.
        let his = page(&bob, &e, his.id).ok_or("no page")?;
        e.push(&bob, his.id, &answers(&his)[0]).await?;
        until(&e, &ann, hers.id, "both have bid", |page| !waits(page) && !page.text().contains(BID)).await?;
        e.end().await?;
    }
    Ok(())
}
