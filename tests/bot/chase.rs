//! A chase of two people over days, as it is opened and typed.

use crate::evening::{Error, Evening};
use crate::waiting::until;
use serde_json::json;
use sobremesa::playground::{Player, Seen};

/// Ann has opened it and runs, Bob hunts. The table, as it begins.
pub async fn begun(e: &Evening, ann: &Player, bob: &Player) -> Result<Seen, Error> {
    let options = [("pace", json!(1)), ("matches", json!(0)), ("roles", json!(1))];
    let opened = ann.run(e.channel, "fugitive new", &options).await?;
    e.thought(ann, opened).await?;
    let lobby = says(e, ann, "Ann").await?;
    e.press(bob, &lobby, "Join").await?;
    let started = ann.run(e.channel, "table start", &[]).await?;
    e.thought(ann, started).await?;
    says(e, ann, "Ann is on the move").await
}

/// Ann lays 1 down and no more: Bob is to draw.
pub async fn hides(e: &Evening, ann: &Player, bob: &Player) -> Result<Seen, Error> {
    types(e, ann, "place", "1").await?;
    types(e, ann, "pass", "").await?;
    says(e, bob, "Bob chooses a deck").await
}

/// Makes a move by typing it.
pub async fn types(e: &Evening, who: &Player, words: &str, what: &str) -> Result<(), Error> {
    let what = (!what.is_empty()).then(|| ("what", json!(what)));
    let typed = who.run(e.channel, &format!("fugitive {words}"), what.as_slice()).await?;
    e.thought(who, typed).await?;
    Ok(())
}

/// The table that everybody sees, now.
pub fn table(e: &Evening, who: &Player) -> Option<Seen> {
    who.newest(e.channel, |one| !one.is_ephemeral() && one.text().contains("Fugitive"))
}

/// The same, as soon as it says this.
pub async fn says(e: &Evening, who: &Player, text: &str) -> Result<Seen, Error> {
    let said = || table(e, who).filter(|seen| seen.text().contains(text));
    until(&format!("a table that says {text:?}"), said).await
}

/// Draws until the Marshal is to guess.
pub async fn draws(e: &Evening, who: &Player) -> Result<Seen, Error> {
    loop {
        let asked = until("somebody is asked", || {
            let seen = table(e, who)?;
            ["Bob chooses a deck", "Bob names numbers"]
                .iter()
                .any(|one| seen.text().contains(one))
                .then_some(seen)
        })
        .await?;
        if asked.text().contains("Bob names numbers") {
            return Ok(asked);
        }
        types(e, who, "draw", "low").await?;
        e.shown().await?;
    }
}
