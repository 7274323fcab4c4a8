//! Tables that are opened, joined and played to the end.

use crate::evening::{Done, Evening, answers};
use crate::length::brief_or;
use crate::waiting::{Going, until};
use serde_json::json;
use sobremesa::drivers::Random;
use sobremesa::playground::Outcome;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_opened_joined_and_started() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    let said = e.answer(&ann, "new", &[("bots", json!(1))]).await?;
    assert!(said.contains("The table is open"), "{said}");
    let lobby = e.board_says(&ann, "2 of 8 seats").await?;
    // Too few: there is nothing to press, and whoever types it is told.
    assert!(e.press(&ann, &lobby, "Start").await.is_err(), "Start is out of reach");
    assert!(e.answer(&ann, "start", &[]).await?.contains("It takes at least 3"));
    assert!(matches!(e.press(&carmen, &lobby, "Join").await?, Outcome::Answered(_)));
    let seated = e.own(&carmen).ok_or("no answer")?;
    assert!(seated.is_ephemeral() && seated.text().contains("Tienes asiento"), "{}", seated.text());
    let lobby = e.board_says(&ann, "Carmen").await?;
    for label in ["Join", "Start"] {
        let answered = e.press(&carmen, &lobby, label).await?;
        assert!(matches!(answered, Outcome::Answered(_)), "seated already, and not the host");
        assert!(e.own(&carmen).is_some_and(|own| own.id != seated.id), "{label}: a sentence of its own");
    }
    assert!(matches!(e.press(&ann, &lobby, "Start").await?, Outcome::Answered(_)));
    let hers = e.own(&ann).ok_or("no page")?;
    assert!(!answers(&hers).is_empty(), "whoever starts has their hand before them: {}", hers.text());
    // Whoever joined has pressed nothing since, and their page has become their hand.
    until("the page of whoever joined", || {
        let page = carmen.newest(e.channel, |one| one.id == seated.id)?;
        let text = page.text();
        let asked = text.contains("renunc") || text.contains("parrilla");
        (asked && !answers(&page).is_empty()).then_some(())
    })
    .await?;
    let board = e.board_runs(&ann).await?;
    assert!(matches!(e.press(&carmen, &board, "My hand").await?, Outcome::Answered(_)));
    let hand = e.own(&carmen).ok_or("no hand")?;
    assert!(hand.id != seated.id && !answers(&hand).is_empty(), "the opening bid can be made");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_race_is_played_by_pressing_and_at_length_one_of_eight() -> Done {
    for bots in brief_or([1].as_slice(), &[1, 6]) {
        let bots = *bots;
        let e = Evening::new(1_000).await?;
        let (ann, bob) = (e.person("Ann"), e.person("Bob"));
        let options =
            [("bots", json!(bots)), ("pace", json!(1)), ("length", json!(1)), ("reactions", json!(1))];
        e.answer(&ann, "new", &options).await?;
        let lobby = e.board_says(&ann, "seats taken").await?;
        e.press(&bob, &lobby, "Join").await?;
        e.run(&ann, "start", &[]).await?;
        e.board_runs(&ann).await?;
        let mut pick = Random::new(bots);
        let mut pressed = 0;
        let mut going = Going::new();
        while !e.board(&ann).is_some_and(|board| board.text().contains("wins Cthulhu 500")) {
            going.on(e.board(&ann).map(|board| board.text())).await?;
            for who in [&ann, &bob] {
                let Outcome::Answered(_) = e.run(who, "hand", &[]).await? else {
                    return Err("no hand".into());
                };
                let hand = e.own(who).ok_or("no hand")?;
                let all = answers(&hand);
                if all.is_empty() {
                    continue;
                }
                let answer = &all[pick.below(all.len())];
                let Some(outcome) = e.attempt(who, hand.id, answer).await? else { continue };
                assert!(matches!(outcome, Outcome::Updated), "{outcome:?}");
                pressed += 1;
            }
        }
        assert!(pressed > 20, "{pressed}");
        let board = e.board(&ann).ok_or("no table")?;
        assert!(matches!(e.press(&bob, &board, "All hands").await?, Outcome::Answered(_)));
        assert!(matches!(e.press(&bob, &board, "Log").await?, Outcome::Answered(_)));
        e.end().await?;
    }
    Ok(())
}
