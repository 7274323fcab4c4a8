//! Answers that are sets: marked in a menu, confirmed with a button, or typed.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::typing::suggested;
use crate::waiting::until;
use serde_json::json;
use sobremesa::playground::{Player, Seen};

async fn hand(e: &Evening, who: &Player) -> Result<Seen, Error> {
    e.run(who, "hand", &[]).await?;
    e.own(who).ok_or_else(|| "no hand".into())
}

/// The menu in which items are marked: its id, and what it offers.
fn menu(page: &Seen) -> Result<(String, Vec<String>), Error> {
    let all: Vec<_> = pressable(page).into_iter().filter(|(id, _)| verb(id) == "mark").collect();
    let (id, _) = all.first().ok_or("no menu of several")?;
    Ok((id.clone(), all.iter().filter_map(|(_, value)| value.clone()).collect()))
}

/// The button that makes an answer of what is marked.
fn confirms(page: &Seen) -> Option<String> {
    pressable(page).into_iter().map(|(id, _)| id).find(|id| verb(id) == "sure")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bid_of_two_cards_is_marked_in_one_menu_and_confirmed() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    let page = hand(&e, &ann).await?;
    assert!(page.button("Give up nothing").is_some(), "in doubt: nothing");
    assert!(confirms(&page).is_none(), "nothing is marked yet");
    let (id, offered) = menu(&page)?;
    assert_eq!(offered.len(), 5, "one menu of five cards");
    let chosen = ann.choose(page.id, &id, &[&offered[0], &offered[3]]).await?;
    e.thought(&ann, chosen).await?;
    let marked = |before: Option<&String>| {
        let confirms_another = |page: &Seen| confirms(page).is_some_and(|id| Some(&id) != before);
        e.own(&ann).filter(confirms_another)
    };
    let page = until("what she has chosen", || marked(None)).await?;
    let first = confirms(&page);
    // Another thought: one of them stays, a third comes along.
    let (id, _) = menu(&page)?;
    let chosen = ann.choose(page.id, &id, &[&offered[3], &offered[4]]).await?;
    e.thought(&ann, chosen).await?;
    let page = until("what she has chosen then", || marked(first.as_ref())).await?;
    let old = confirms(&page).ok_or("it cannot be confirmed")?;
    e.push(&ann, page.id, &(old, None)).await?;
    let has_bid = || e.own(&ann).filter(|page| confirms(page).is_none());
    let bid = until("a page of somebody who has bid", has_bid).await?;
    assert!(bid.text().contains("You have answered: **Give up"), "{}", bid.text());
    let bobs = hand(&e, &bob).await?;
    e.press(&bob, &bobs, "Give up nothing").await?;
    e.log_says(&bob, "gives up 2 cards").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bid_can_be_typed_card_by_card() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    let typed = |what: &str| [("what", json!(what))];
    let cards = suggested(&e, &ann, "").await?;
    let one: Vec<String> = cards.iter().map(|(label, _)| label.clone()).collect();
    let names: Vec<&str> =
        one.iter().filter_map(|label| label.split_once(": ").map(|(_, card)| card)).collect();
    assert_eq!(names.len(), 5, "{one:?}");
    let both = suggested(&e, &ann, &format!("{}, {}", names[0], names[1])).await?;
    let (label, code) = both.first().ok_or("nothing is suggested")?;
    assert!(label.contains(names[0]) && label.contains(names[1]), "{label}");
    e.answer(&ann, "move", &typed(code)).await?;
    let bobs = hand(&e, &bob).await?;
    e.press(&bob, &bobs, "Give up nothing").await?;
    e.log_says(&bob, "gives up 2 cards").await?;
    e.end().await
}
