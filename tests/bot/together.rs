//! A chase over days at which both happen to be there, as it is pressed: both go on live, and one of them ends that.

use crate::evening::{Done, Error, Evening};
use serde_json::json;
use sobremesa::playground::{Player, Seen};
use std::time::{Duration, Instant};

/// Makes a move by typing it.
async fn types(e: &Evening, who: &Player, words: &str, what: &str) -> Result<(), Error> {
    let what = (!what.is_empty()).then(|| ("what", json!(what)));
    let typed = who.run(e.channel, &format!("fugitive {words}"), what.as_slice()).await?;
    e.thought(who, typed).await?;
    Ok(())
}

/// The table, as soon as it says this.
async fn says(e: &Evening, who: &Player, text: &str) -> Result<Seen, Error> {
    let until = Instant::now() + crate::evening::patience();
    loop {
        let seen = who.newest(e.channel, |one| one.text().contains("Fugitive"));
        match seen.filter(|seen| seen.text().contains(text)) {
            Some(seen) => return Ok(seen),
            None if Instant::now() > until => return Err(format!("the table never says {text:?}").into()),
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_who_are_there_press_go_live_and_one_goes_on_over_days() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let options = [("pace", json!(1)), ("matches", json!(0)), ("roles", json!(1))];
    let opened = ann.run(e.channel, "fugitive new", &options).await?;
    e.thought(&ann, opened).await?;
    let lobby = says(&e, &ann, "Ann").await?;
    e.press(&bob, &lobby, "Join").await?;
    let started = ann.run(e.channel, "table start", &[]).await?;
    e.thought(&ann, started).await?;
    says(&e, &ann, "Ann is on the move").await?;
    types(&e, &ann, "place", "1").await?;
    types(&e, &ann, "pass", "").await?;
    says(&e, &bob, "Bob draws a card").await?;
    types(&e, &bob, "draw", "low").await?;
    let offered = says(&e, &ann, "go live?").await?;
    e.press(&ann, &offered, "Go live").await?;
    let one = says(&e, &bob, "would.").await?;
    assert!(one.text().contains("Ann would"), "{}", one.text());
    e.press(&bob, &one, "Go live").await?;
    let live = says(&e, &ann, "goes on live").await?;
    assert!(live.button("Go live").is_none(), "{}", live.text());
    e.press(&ann, &live, "More").await?;
    let more = e.own(&ann).ok_or("no page")?;
    e.press(&ann, &more, "Over days again").await?;
    says(&e, &bob, "goes on over days").await?;
    e.end().await
}
