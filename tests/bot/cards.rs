//! One's own cards, to read where the picture of a hand is too small for what they say.

use crate::evening::{Done, Evening, pressable, verb};
use crate::waiting::{until, until_seen};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_cards_reads_one_and_goes_back_to_the_game() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    ann.run(e.channel, "table start", &[]).await?;
    ann.run(e.channel, "table hand", &[]).await?;
    let hand = e.own_with(&ann, "Cards").await?;
    e.press(&ann, &hand, "Cards").await?;
    let page = until_seen("her cards", || e.own(&ann), |page| page.text().contains("Your cards")).await?;
    let to_read: Vec<_> = pressable(&page).into_iter().filter(|(id, _)| verb(id) == "card").collect();
    assert!((7..=14).contains(&to_read.len()), "a hand, each title once: {to_read:?}");
    e.push(&ann, page.id, &to_read[0]).await?;
    let read = until("a card", || e.own(&ann).filter(|page| !page.text().contains("Your cards"))).await?;
    assert!(read.button("Back to the game").is_some(), "{}", read.text());
    e.press(&ann, &read, "Back to the game").await?;
    e.own_with(&ann, "Plan").await?;
    e.end().await
}
