//! One's own cards, to read where the picture of a hand is too small for what they say.

use crate::evening::{Done, Evening, pressable, verb};
use crate::waiting::{until, until_seen};
use serde_json::{Value, json};
use sobremesa::playground::Seen;

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

/// What each card would do stands beside its name in the menu; and one that would take the last Sanity is asked about
/// once more, since nothing in a menu is red.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_read_before_it_is_played_and_asked_about_where_it_ends_the_game() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    ann.run(e.channel, "table start", &[]).await?;
    let hand = async || {
        ann.run(e.channel, "table hand", &[]).await?;
        e.own_with(&ann, "Cards").await
    };
    let menu = |page: &Seen| page.parts(3).into_iter().find(|menu| menu["placeholder"] == "Play a card");
    let page = hand().await?;
    let cards = menu(&page).ok_or("no menu of cards")?;
    let options = cards["options"].as_array().ok_or("an empty menu")?;
    assert!(options.len() > 2 && options.iter().all(|one| one["description"].is_string()), "{options:?}");
    // The farm of the Whateleys (11) costs 1 Sanity: it comes from her deck, and that is all she has left.
    let mut database = e.database().await?;
    let kept: String = sqlx::query_scalar("select save from game").fetch_one(&mut database).await?;
    let mut save: Value = serde_json::from_str(&kept)?;
    let her = &mut save["resting"]["players"][0];
    her["sanity"] = json!(1);
    if let Some(farm) = her["deck"].as_array().ok_or("no deck")?.iter().position(|card| *card == 11) {
        let drawn = her["hand"][0].take();
        her["deck"][farm] = drawn;
        let mut hand: Vec<u64> =
            her["hand"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        hand.push(11);
        hand.sort_unstable();
        her["hand"] = json!(hand);
    }
    sqlx::query("update game set save = $1").bind(save.to_string()).execute(&mut database).await?;
    let page = hand().await?;
    let cards = menu(&page).ok_or("no menu of cards")?;
    let ends = |one: &&Value| one["label"].as_str().is_some_and(|label| label.contains("your last Sanity"));
    let last = cards["options"].as_array().into_iter().flatten().find(ends).ok_or(page.text())?;
    let (menu, value) =
        (cards["custom_id"].as_str().ok_or("no id")?, last["value"].as_str().ok_or("no value")?);
    ann.choose(page.id, menu, &[value]).await?;
    let sure = until_seen("a question", || e.own(&ann), |page| page.text().contains("something up")).await?;
    e.press(&ann, &sure, "Back to my hand").await?;
    let page = e.own_with(&ann, "Cards").await?;
    ann.choose(page.id, menu, &[value]).await?;
    let sure = until_seen("a question", || e.own(&ann), |page| page.text().contains("something up")).await?;
    e.press(&ann, &sure, last["label"].as_str().ok_or("no label")?).await?;
    let over = |one: &Seen| one.button("Another game").is_some();
    until("the end", || ann.newest(e.channel, over)).await?;
    e.end().await
}
