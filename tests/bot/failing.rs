//! What goes wrong: old buttons, closed doors, restarts, moderators.

use crate::evening::{Done, Evening, answers};
use crate::seed::seed;
use crate::waiting::{until, until_told};
use serde_json::json;
use sobremesa::discord::{Account, connect};
use sobremesa::host::{Host, SystemWall};
use sobremesa::playground::{Dms, Fault, Outcome, Plan, Seen};
use sobremesa::store::{self, Shards};
use std::sync::Arc;
use std::time::Duration;

/// A race of Ann, Bob and a bot that has begun.
async fn begun(times: i32) -> Result<Evening, crate::evening::Error> {
    let e = Evening::new(times).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&bob, &lobby, "Join").await?;
    e.run(&ann, "start", &[]).await?;
    e.board_says(&ann, "bids").await?;
    Ok(e)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_every_age_answer() -> Done {
    let mut e = begun(1).await?;
    let ann = e.person("Ann");
    e.run(&ann, "hand", &[]).await?;
    let hand = e.own(&ann).ok_or("no hand")?;
    let answer = answers(&hand).swap_remove(0);
    // The bot dies between the showing and the pressing.
    e.stop_bot().await;
    e.start_bot().await?;
    assert!(matches!(e.push(&ann, hand.id, &answer).await?, Outcome::Updated));
    // Pressed again, the message is another one by now; an old copy is answered all the same.
    e.run(&ann, "hand", &[]).await?;
    let second = e.own(&ann).ok_or("no hand")?;
    assert!(second.button("Orders").is_some());
    assert!(matches!(e.press(&ann, &second, "Orders").await?, Outcome::Updated));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closed_messages_become_a_call_in_the_channel() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    bob.set_dms(Dms::Closed);
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&bob, &lobby, "Join").await?;
    e.run(&ann, "start", &[]).await?;
    let called = format!("<@{}>", bob.id());
    let is_called = |seen: &Seen| seen.text().contains(&called);
    until("Bob is called where he can hear it", || ann.newest(e.channel, is_called)).await?;
    let is_written = |seen: &Seen| seen.button("Refresh").is_some();
    until("Ann has her hand in a message", || ann.newest(ann.dm(), is_written)).await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_deleted_comes_back_and_errors_of_discord_pass() -> Done {
    let e = begun(1).await?;
    let ann = e.person("Ann");
    let board = e.board(&ann).ok_or("no table")?;
    e.playground.delete_message(board.id);
    let again =
        until("the table is posted anew", || e.board(&ann).filter(|again| again.id != board.id)).await?;
    // So it is where somebody clears the channel, which Discord tells of in another way. It may not be noted
    // yet where it stands.
    e.shown().await?;
    e.playground.clear(e.channel);
    until("it is posted once more", || e.board(&ann).filter(|once_more| once_more.id != again.id)).await?;
    e.playground.faults(&[Plan { fault: Fault::Broken(503), times: 2, route: "callback".to_owned() }]);
    assert!(matches!(e.run(&ann, "hand", &[]).await?, Outcome::Answered(_)), "two failures are not the end");
    e.end().await
}

/// Presses a button of a page that goes before the answer is there.
async fn press_what_goes(
    e: &Evening,
    who: &sobremesa::playground::Player,
    page: &sobremesa::playground::Seen,
    label: &str,
) -> Result<Outcome, crate::evening::Error> {
    let refused = Arc::new(tokio::sync::Notify::new());
    let heard = refused.clone();
    e.playground.listen(Arc::new(move |entry| {
        if entry.route.contains("callback") && entry.status == 429 {
            heard.notify_one();
        }
    }));
    e.playground.faults(&[Plan { fault: Fault::TooFast(2.0), times: 1, route: "callback".to_owned() }]);
    let goes = async {
        refused.notified().await;
        e.playground.delete_message(page.id);
    };
    tokio::join!(e.press(who, page, label), goes).0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_on_a_page_that_goes_meanwhile_is_answered_in_a_message_of_its_own() -> Done {
    let e = begun(1).await?;
    let ann = e.person("Ann");
    for label in ["Orders", "Give up nothing"] {
        e.run(&ann, "hand", &[]).await?;
        // Until Discord has told the bot which message that page is, it may be any: its picture comes after that.
        let drawn = || e.own(&ann).filter(|page| !page.parts(12).is_empty());
        until("the picture of her hand", drawn).await?;
        let page = e.own(&ann).ok_or("no hand")?;
        let outcome = press_what_goes(&e, &ann, &page, label).await?;
        assert!(matches!(outcome, Outcome::Answered(id) if id != page.id), "{label}: {outcome:?}");
    }
    let page = e.own(&ann).ok_or("no page")?;
    assert!(page.button("Give up nothing").is_none() && page.text().contains("Waiting"), "{}", page.text());
    // It is a page like any other: it gets its picture, and it follows.
    let hers = || e.own(&ann).filter(|one| one.id == page.id);
    until("its picture", || hers().filter(|one| !one.parts(12).is_empty())).await?;
    let bob = e.person("Bob");
    e.run(&bob, "hand", &[]).await?;
    let bid = e.own(&bob).ok_or("no hand")?;
    e.press(&bob, &bid, "Give up nothing").await?;
    until("what happens then", || hers().filter(|one| one.text() != page.text())).await?;
    e.end().await
}

/// What the bot complains of, once it complains of something, or of nothing.
async fn complaints(
    health: &sobremesa::discord::Health,
    any: bool,
) -> Result<Vec<String>, crate::evening::Error> {
    until_told("what is complained of", async || {
        Ok(Some(health.complaints().await).filter(|complaints| complaints.is_empty() != any))
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_is_told_whether_the_bot_is_well() -> Done {
    let e = Evening::new(1).await?;
    let bot = e.bot.as_ref().ok_or("no bot")?.health();
    assert!(complaints(&bot, false).await?.is_empty());
    e.end().await?;
    assert!(!complaints(&bot, true).await?.is_empty(), "a bot that has left is not well");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_serves_its_own_shards_and_no_others() -> Done {
    let e = Evening::new(1).await?;
    let store = store::connect(&store::Backend::Sqlite { folder: e.folder.join("second") }).await?;
    let settings = Account {
        token: e.playground.token(),
        api_url: Some(e.playground.api_url()),
        test_guild: None,
        shards: Some(Shards { from: 1, to: 1, of: 2 }),
        directs_a_day: 500,
    };
    let second = connect(&settings, Host::new(store, Arc::new(SystemWall)).seeded(seed())).await?;
    complaints(&second.health(), false).await?;
    // One shard too many would be tried five seconds after the last, refused, and the end of the process.
    tokio::time::sleep(Duration::from_millis(6_000)).await;
    assert_eq!(second.health().complaints().await, Vec::<String>::new());
    second.leave().await;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_one_more_than_may_be_written_to_in_a_day_is_told_what_to_do_instead() -> Done {
    let mut e = Evening::new(1).await?;
    e.stop_bot().await;
    e.directs_a_day = 1;
    e.start_bot().await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("Your first race stands ready"), "{said}");
    let said = e.answer(&bob, "learn", &[]).await?;
    assert!(said.contains("I cannot write to you"), "{said}");
    // Whom the bot has written to before it may write to again.
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("in the middle of a game of **Cthulhu 500**"), "{said}");
    e.end().await
}
