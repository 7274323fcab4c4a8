//! What is sent to Discord, and when: nothing hangs, nothing old lands on something new, nothing is left
//! unanswered or stands twice.

use crate::evening::{Done, Evening, opened};
use crate::waiting::{self, until_told};
use serde_json::json;
use sobremesa::host::{SystemWall, Wall as _};
use sobremesa::playground::{Direction, Entry, Fault, Listener, Outcome, Plan, Player, Seen, Trouble};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
const POST: &str = "POST /channels/{channel_id}/messages";

fn trouble(fault: Fault, times: u32, route: &str) -> Plan {
    Plan { fault, times, route: route.to_owned() }
}

/// Writes down what was carried out of these calls, in this order.
fn carried_out(e: &Evening, route: &'static str) -> Arc<Mutex<Vec<String>>> {
    let done: Arc<Mutex<Vec<String>>> = Arc::default();
    let list = done.clone();
    let listener: Listener = Arc::new(move |entry: &Entry| {
        if entry.direction == Direction::Request
            && entry.status < 300
            && format!("{} {}", entry.method, entry.route) == route
            && let Ok(mut list) = list.lock()
        {
            list.push(entry.json.to_string());
        }
    });
    e.playground.listen(listener);
    done
}

/// Waits until something is so.
async fn until(what: &str, mut so: impl FnMut() -> bool) -> Done {
    waiting::until(what, || so().then_some(())).await
}

/// The messages of the table in which something can be pressed.
fn boards(e: &Evening, who: &Player) -> Vec<Seen> {
    let all = who.sees(e.channel).into_iter();
    all.filter(|one| !one.is_ephemeral() && one.text().contains("Cthulhu 500") && !one.parts(2).is_empty())
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_call_that_is_never_answered_holds_up_no_table_and_no_other_message() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let never = Fault::Slow(3_600_000);
    e.playground.faults(&[trouble(never, 1, "POST /users/@me/channels")]);
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&bob, &lobby, "Join").await?;
    e.run(&ann, "start", &[]).await?;
    // One of the two conversations is never opened: the other one is, and the table goes on.
    e.board_runs(&ann).await?;
    let written = |who: &Player| who.sees(who.dm()).iter().any(|one| !one.parts(2).is_empty());
    until("one of them is written to", || written(&ann) || written(&bob)).await?;
    // An edit that hangs is given up and made again: the table that hangs is behind for so long, and no longer.
    e.playground.faults(&[trouble(never, 1, EDIT)]);
    e.run(&ann, "vote", &[("about", json!(2))]).await?;
    until("the table says that its clock stands still", || {
        e.board(&ann).is_some_and(|board| board.text().contains("The clock stands still"))
    })
    .await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_shown_for_long_is_complained_of() -> Done {
    // Two minutes pass here in six seconds.
    let e = Evening::new(20).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let health = e.bot.as_ref().ok_or("no bot")?.health();
    e.answer(&ann, "new", &[("pace", json!(1))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    until_told("all is well", async || Ok(health.complaints().await.is_empty().then_some(()))).await?;
    e.playground.faults(&[trouble(Fault::Slow(3_600_000), 10_000, EDIT)]);
    e.press(&bob, &lobby, "Join").await?;
    until_told("somebody is told", async || {
        let told = |one: &String| one.contains("has not been shown as it is for");
        Ok(health.complaints().await.iter().any(told).then_some(()))
    })
    .await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_old_lands_on_something_new() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob, carmen) = (e.person("Ann"), e.person("Bob"), e.person("Carmen"));
    e.answer(&ann, "new", &[]).await?;
    e.board_says(&ann, "seats taken").await?;
    let done = carried_out(&e, EDIT);
    for fault in [Fault::Slow(2_500), Fault::TooFast(1.5), Fault::Broken(502), Fault::LostAnswer] {
        e.playground.faults(&[trouble(fault, 1, EDIT)]);
        e.run(&bob, "join", &[]).await?;
        // The first change is on its way by now, as a rule; if not, there is less to see, and nothing fails.
        tokio::time::sleep(Duration::from_millis(600)).await;
        e.run(&carmen, "join", &[]).await?;
        until("both have joined", || {
            let text = e.board(&ann).map(|board| board.text()).unwrap_or_default();
            text.contains("Bob") && text.contains("Carmen")
        })
        .await?;
        // Whatever was slow has landed by then.
        tokio::time::sleep(Duration::from_millis(2_600)).await;
        let last = done.lock().map_err(|_| "lost")?.last().cloned().unwrap_or_default();
        assert!(last.contains("Bob") && last.contains("Carmen"), "{fault:?}: {last}");
        for who in [&bob, &carmen] {
            e.run(who, "leave", &[]).await?;
        }
        until("they have left", || {
            let text = e.board(&ann).map(|board| board.text()).unwrap_or_default();
            !text.contains("Bob") && !text.contains("Carmen")
        })
        .await?;
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_was_posted_and_not_remembered_is_found_again() -> Done {
    let mut e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let done = carried_out(&e, POST);
    // Posted it is, and the bot never hears of it.
    e.playground.faults(&[trouble(Fault::LostAnswer, 1_000, POST)]);
    e.answer(&ann, "new", &[]).await?;
    until("it is posted", || done.lock().is_ok_and(|done| !done.is_empty())).await?;
    e.run(&bob, "join", &[]).await?;
    e.stop_bot().await;
    e.playground.faults(&[]);
    e.start_bot().await?;
    until("Bob stands on the table", || boards(&e, &ann).iter().any(|board| board.text().contains("Bob")))
        .await?;
    assert_eq!(boards(&e, &ann).len(), 1, "one table with buttons");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_while_the_bot_stops_is_answered() -> Done {
    let mut e = Evening::new(1).await?;
    let ann = e.person("Ann");
    // The first answer is there soon: by then the bot has been told of all.
    e.playground
        .faults(&[trouble(Fault::Slow(300), 1, "callback"), trouble(Fault::Slow(1_500), 7, "callback")]);
    let presses: Vec<_> = (0..8)
        .map(|_| {
            let (ann, channel) = (ann.clone(), e.channel);
            tokio::spawn(async move { ann.run(channel, "cthulhu500 help", &[]).await })
        })
        .collect();
    until("somebody has been answered", || presses.iter().any(tokio::task::JoinHandle::is_finished)).await?;
    e.stop_bot().await;
    for press in presses {
        let outcome = press.await?;
        assert!(matches!(outcome, Ok(Outcome::Answered(_))), "{:?}", outcome.err());
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_is_closed_for_good_is_told_in_a_sentence() -> Done {
    for (code, words) in [(4004, "token"), (4014, "4014")] {
        let mut e = Evening::new(1).await?;
        let bot = e.bot.take().ok_or("no bot")?;
        let stay = tokio::spawn(bot.stay(std::future::pending()));
        e.playground.gateway(Trouble::Close(code));
        let ended = tokio::time::timeout(crate::waiting::patience(), stay).await??;
        let said = ended.err().ok_or("it has ended as if nothing were wrong")?.to_string();
        assert!(said.contains(words) && said.contains(&code.to_string()), "{said}");
    }
    Ok(())
}

/// A thousand times in a day, and Discord makes the token void.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_has_connected_too_often_today_says_so_and_goes_no_further() -> Done {
    let mut e = Evening::new(1).await?;
    e.stop_bot().await;
    let store = opened(&e.store).await?;
    for _ in 0..1_001 {
        store.identified(SystemWall.now()).await?;
    }
    drop(store);
    let said = match e.another_bot().await {
        Ok(_) => return Err("it has connected once more".into()),
        Err(why) => why.to_string(),
    };
    assert!(said.contains("so often today") && said.contains("wait until tomorrow"), "{said}");
    e.end().await
}
