//! The table's message in its channel, and the story behind it.

use crate::evening::{Done, Evening, answers};
use crate::waiting::{Going, until};
use serde_json::json;
use sobremesa::playground::Seen;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_has_scrolled_away_comes_down_and_leaves_nothing_behind() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1))]).await?;
    let first = e.board_says(&ann, "2 of 8 seats").await?;
    for n in 0..30 {
        bob.say(e.channel, &format!("chatter {n}"))?;
    }
    e.run(&bob, "join", &[]).await?;
    let second = e.board_says(&ann, "3 of 8 seats").await?;
    assert_ne!(first.id, second.id, "nobody would see it up there");
    let gone = |id| ann.sees(e.channel).iter().all(|one| one.id != id).then_some(());
    until("the old message goes", || gone(first.id)).await?;
    // Without chatter it stays, until somebody wants it down: that the old message has gone brings nothing down.
    e.run(&bob, "leave", &[]).await?;
    assert_eq!(e.board_says(&ann, "2 of 8 seats").await?.id, second.id);
    e.run(&bob, "table", &[]).await?;
    let third = e.board_other_than(&ann, second.id).await?;
    assert!(third.text().contains("2 of 8 seats"), "{}", third.text());
    until("that one goes as well", || gone(second.id)).await?;
    // Whoever is told of that late knows that it was meant to.
    e.run(&bob, "join", &[]).await?;
    e.shown().await?;
    assert_eq!(e.board_says(&ann, "3 of 8 seats").await?.id, third.id);
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_begins_with_what_one_has_missed() -> Done {
    // On a clock that leaves her a minute: only whoever has answered has something to miss.
    let (e, ann, bob) = Evening::race(3, 2).await?;
    let log = e.answer(&ann, "log", &[]).await?;
    assert!(log.contains("The story of the race") && log.contains("climbs in"), "{log}");
    // She bids; then a driver plays for her, while Bob plays on.
    e.run(&ann, "hand", &[]).await?;
    let hand = e.own(&ann).ok_or("no hand")?;
    let bid = answers(&hand);
    e.push(&ann, hand.id, &bid[0]).await?;
    e.run(&ann, "away", &[]).await?;
    let (last, mut going) = (e.revision().await? + 8, Going::new());
    while e.revision().await? < last {
        e.run(&bob, "hand", &[]).await?;
        let hand = e.own(&bob).ok_or("no hand")?;
        if let Some(answer) = answers(&hand).first() {
            e.attempt(&bob, hand.id, answer).await?;
        }
        going.on(hand.text()).await?;
    }
    let missed = e.answer(&ann, "log", &[]).await?;
    assert!(
        missed.contains("What is new since you last answered") && !missed.contains("climbs in"),
        "{missed}"
    );
    let missed = until("what she has missed", || {
        e.own(&ann).filter(|one| one.text().contains("What is new since you last answered"))
    })
    .await?;
    e.press(&ann, &missed, "From the beginning").await?;
    let from = until("the beginning", || e.own(&ann).filter(|one| one.text().contains("climbs in"))).await?;
    assert!(from.button("From the beginning").is_none(), "{}", from.text());
    let page = e.answer(&ann, "log", &[("page", json!(1))]).await?;
    let heading = ["The story of the race", "The race: page 1 of"];
    assert!(heading.iter().any(|one| page.contains(one)) && page.contains("climbs in"), "{page}");
    e.end().await
}

/// Whoever decides whether to join reads on what people agreed, not every rule of the house.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_names_of_many_rules_those_that_are_not_the_usual_ones() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let opened = ann.run(e.channel, "parques new", &[("kick", json!(1))]).await?;
    e.thought(&ann, opened).await?;
    let says = |one: &Seen| one.text().contains("Owner’s kick: no · everything else as usual");
    let lobby = until("the lobby", || ann.newest(e.channel, says)).await?;
    assert!(!lobby.text().contains("Tries in jail"), "{}", lobby.text());
    e.end().await
}

/// A server says American English until somebody sets it, and nobody reads that as a choice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_speaks_the_language_of_whoever_opens_it() -> Done {
    let e = Evening::new(1).await?;
    let (carmen, bob) = (e.person("Carmen"), e.person("Bob"));
    let opened = carmen.run(e.channel, "fugitive new", &[]).await?;
    e.thought(&carmen, opened).await?;
    let says = |one: &Seen| one.text().contains("1 de 2 asientos");
    let lobby = until("a lobby in Spanish", || bob.newest(e.channel, says)).await?;
    // Where two can play and two are there, nobody is offered a seat that there is not.
    e.press(&bob, &lobby, "Unirme").await?;
    let full = |one: &Seen| one.text().contains("2 de 2 asientos");
    let lobby = until("a full lobby", || bob.newest(e.channel, full)).await?;
    let can: Vec<String> = crate::evening::pressable(&lobby).into_iter().map(|(id, _)| id).collect();
    for label in ["Unirme", "Añadir un bot"] {
        let id = lobby.button(label).ok_or(label)?;
        assert!(!can.contains(&id), "{label}");
    }
    e.end().await
}
