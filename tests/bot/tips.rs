//! A chase at which somebody looks on: they say what comes of a guess, read it back alone, and nothing of it
//! shows before it is told.

use crate::chase::{begun, draws, hides, says, types};
use crate::evening::{Done, Error, Evening, verb};
use crate::waiting::until;
use sobremesa::playground::{Player, Seen};

/// What somebody is answered in private by pressing a button under the table.
async fn answered(e: &Evening, who: &Player, board: &Seen, label: &str) -> Result<String, Error> {
    e.press(who, board, label).await?;
    Ok(e.own(who).ok_or("no answer")?.text())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_says_what_comes_and_is_counted_when_it_is_told() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob, carmen) = (e.person("Ann"), e.person("Bob"), e.person("Carmen"));
    let board = begun(&e, &ann, &bob).await?;
    assert!(board.button("👃 Onlookers bet: Found").is_none(), "nobody is to be found yet");
    hides(&e, &ann, &bob).await?;
    draws(&e, &bob).await?;
    e.shown().await?;
    let board = says(&e, &carmen, "Bob names numbers").await?;
    let ids: Vec<String> = ["👃 Onlookers bet: Found", "👃 Onlookers bet: Not found"]
        .iter()
        .filter_map(|one| board.button(one))
        .collect();
    assert!(ids.len() == 2 && ids.iter().all(|id| verb(id) == "tip"), "{ids:?}");
    // Whoever has never pressed anything reads it in their own language, and whoever plays reads why not.
    assert!(answered(&e, &carmen, &board, "👃 Onlookers bet: Found").await?.contains("Dices: **Acierta**"));
    assert!(answered(&e, &carmen, &board, "👃 Onlookers bet: Not found").await?.contains("Dices: **Falla**"));
    let own = || carmen.sees(e.channel).into_iter().filter(|one| one.is_ephemeral()).count();
    until("one line alone", || (own() == 1).then_some(())).await?;
    for plays in [&ann, &bob] {
        assert!(
            answered(&e, plays, &board, "👃 Onlookers bet: Found").await?.contains("You play here yourself")
        );
    }
    e.shown().await?;
    let after = says(&e, &carmen, "Bob names numbers").await?;
    assert_eq!(board.raw, after.raw, "nobody sees that anybody has said anything");
    for who in [&ann, &bob] {
        assert!(!who.sees(e.channel).iter().any(|one| one.text().contains("Onlookers:")));
    }
    types(&e, &bob, "guess", "9").await?;
    let told = says(&e, &ann, "Onlookers: Found 0 · Not found 1").await?;
    assert!(told.button("👃 Onlookers bet: Found").is_none(), "it is decided");
    let late = carmen.press(board.id, &ids[0]).await;
    assert!(late.is_err() || e.own(&carmen).is_some_and(|one| one.text().contains("ya está decidido")));
    // The next one is right, and the last: two of two.
    types(&e, &ann, "draw", "low").await?;
    types(&e, &ann, "place", "2").await?;
    draws(&e, &bob).await?;
    e.shown().await?;
    let board = says(&e, &carmen, "Bob names numbers").await?;
    assert!(answered(&e, &carmen, &board, "👃 Onlookers bet: Found").await?.contains("Acierta"));
    types(&e, &bob, "guess", "1 2").await?;
    let result = until("a result", || ann.newest(e.channel, |one| one.text().contains("Best noses"))).await?;
    let line = format!("👃 Best noses: <@{}> 2 of 2", carmen.id());
    assert!(result.text().contains(&line), "{}", result.text());
    let seen = carmen.newest(e.channel, |one| one.id == result.id).ok_or("she does not see it")?;
    assert!(!seen.pings_me(), "nobody is called by it");
    e.end().await
}
