//! A table in a thread of its own: it opens there, goes on when the thread has gone to sleep, and ends with it.

use crate::evening::{Done, Error, Evening};
use serde_json::json;
use sobremesa::playground::{Lock, Outcome};

/// Ann has opened a table with a thread of its own, and the evening has moved there.
async fn thread(times: i32) -> Result<Evening, Error> {
    let mut e = Evening::new(times).await?;
    let ann = e.person("Ann");
    let said =
        e.answer(&ann, "new", &[("bots", json!(2)), ("thread", json!(true)), ("length", json!(1))]).await?;
    let places = e.playground.look(|look| look.channels(ann.id()));
    let (id, _) =
        places.into_iter().find(|(_, name)| name == "Cthulhu 500: Ann's race").ok_or("no thread")?;
    assert!(said.contains(&format!("<#{id}>")), "{said}");
    e.channel = id;
    e.board_says(&ann, "3 of 8 seats").await?;
    Ok(e)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_is_run_in_a_thread_of_its_own_even_when_it_falls_asleep() -> Done {
    let e = thread(5_000).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let lobby = e.board(&ann).ok_or("no lobby")?;
    assert!(matches!(e.press(&bob, &lobby, "Join").await?, Outcome::Answered(_)));
    e.board_says(&ann, "4 of 8 seats").await?;
    e.run(&ann, "start", &[]).await?;
    e.board_runs(&ann).await?;
    e.answer(&bob, "hand", &[]).await?;
    // Nobody has written for a week: an archived thread takes no edits, only new messages. The race rests, and
    // is given up there.
    e.playground.archive(e.channel, Lock::Unlocked);
    e.board_says(&ann, "This race was given up").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_with_its_thread_and_leaves_the_channel_alone() -> Done {
    let mut e = thread(1).await?;
    let ann = e.person("Ann");
    e.run(&ann, "start", &[]).await?;
    e.board_says(&ann, "opening bids").await?;
    let thread = std::mem::replace(&mut e.channel, e.playground.channel("table").ok_or("no channel")?);
    e.playground.delete_channel(thread);
    assert!(e.answer(&ann, "hand", &[]).await?.contains("There is no table"));
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    e.board_says(&ann, "3 of 8 seats").await?;
    e.end().await
}
