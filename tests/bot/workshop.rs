//! Decks are built, imported, brought and forgotten by pressing what is seen; nobody else sees anything of them.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::waiting::{until, until_seen};
use serde_json::json;
use sobremesa::playground::{Fault, Form, Outcome, Plan, Player, Seen};
use std::time::Duration;

const SHELF: &str = "MYAEATMAYBAEAQCAYBAEBBYAYBAUGACAIBAEAQCHIEAYCAEAIBAECQCBACAUAQGAYCAEBAGCIBBABAIAIJAQHACBAGAIBAGAIBAYAAAUX2";

/// What somebody has open, once it says this.
async fn says(e: &Evening, who: &Player, text: &str) -> Result<Seen, Error> {
    until_seen(text, || e.own(who), |page| page.text().contains(text)).await
}

/// What somebody has open, once so many of a card are in the deck.
async fn counts(e: &Evening, who: &Player, label: &str) -> Result<Seen, Error> {
    until_seen(label, || e.own(who), |page| page.button(label).is_some()).await
}

/// Chooses what reads like this from one of the menus of what they have open, once it is there.
async fn choose(e: &Evening, who: &Player, label: &str) -> Done {
    let page = until_seen(label, || e.own(who), |page| option(page, label).is_some()).await?;
    e.push(who, page.id, &option(&page, label).ok_or("it is gone")?).await?;
    Ok(())
}

/// What is pressed to choose what reads like this from one of the menus of a page.
fn option(page: &Seen, label: &str) -> Option<(String, Option<String>)> {
    page.parts(crate::evening::MENU).iter().find_map(|menu| {
        let mut options = menu["options"].as_array()?.iter();
        let option = options.find(|one| one["label"].as_str().is_some_and(|one| one.contains(label)))?;
        Some((menu["custom_id"].as_str()?.to_owned(), option["value"].as_str().map(str::to_owned)))
    })
}

async fn form(e: &Evening, who: &Player, page: &Seen, label: &str) -> Result<Form, Error> {
    match e.press(who, page, label).await? {
        Outcome::Form(form) => Ok(form),
        other => Err(format!("{label}: {other:?}").into()),
    }
}

/// The picture of a page is on its way when its owner has turned to another one already: it does not come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_comes_late_covers_no_later_page() -> Done {
    const LATE: u64 = 400;
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos decks", &[]).await?;
    says(&e, &ann, "0 of 20 decks").await?;
    choose(&e, &ann, "From: Below the Reef").await?;
    says(&e, &ann, "60 cards (52 to 80)").await?;
    choose(&e, &ann, "Monsters").await?;
    e.playground.faults(&[Plan { fault: Fault::Slow(LATE), times: 1, route: "PATCH /webhooks".to_owned() }]);
    choose(&e, &ann, "4× Deep One").await?;
    let page = counts(&e, &ann, "4 of 4").await?;
    // Long enough for the picture to be painted; it is held back for longer.
    tokio::time::sleep(Duration::from_millis(LATE / 2)).await;
    e.press(&ann, &page, "All decks").await?;
    says(&e, &ann, "1 of 20 decks").await?;
    tokio::time::sleep(Duration::from_millis(2 * LATE)).await;
    let stands = e.own(&ann).ok_or("nothing is open")?.text();
    assert!(stands.contains("1 of 20 decks"), "{stands}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_built_brought_and_forgotten() -> Done {
    let e = Evening::new(100).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    ann.run(e.channel, "mythos decks", &[]).await?;
    let page = says(&e, &ann, "0 of 20 decks").await?;
    assert!(page.is_ephemeral() && carmen.newest(e.channel, Seen::is_ephemeral).is_none());
    choose(&e, &ann, "From: Below the Reef").await?;
    // A card less.
    says(&e, &ann, "60 cards (52 to 80)").await?;
    choose(&e, &ann, "Monsters").await?;
    choose(&e, &ann, "4× Deep One").await?;
    // What the card says stands in its picture, and is not said twice, nor what it is called.
    let page = counts(&e, &ann, "4 of 4").await?;
    assert!(!page.text().contains("Joins with") && !page.text().contains("**Deep One**"), "{}", page.text());
    let fewer = pressable(&page).into_iter().find(|(id, _)| id.contains(".make.7.5.")).ok_or("no button")?;
    e.push(&ann, page.id, &fewer).await?;
    let page = says(&e, &ann, "59 cards").await?;
    // Everything can be found by what is said of it, in any language; a unique card is there once.
    let search = form(&e, &ann, &page, "Search").await?;
    ann.submit(&search, &[("search", json!("dagon"))]).await?;
    choose(&e, &ann, "1× Father Dagon").await?;
    let page = counts(&e, &ann, "1 of 1").await?;
    e.press(&ann, &page, "Export").await?;
    let page = says(&e, &ann, "The code, and the list").await?;
    assert!(page.text().contains("3 Deep One\n") && page.text().contains("```\nMY"), "{}", page.text());
    e.press(&ann, &page, "Back to the deck").await?;
    let page = says(&e, &ann, "59 cards").await?;
    let rename = form(&e, &ann, &page, "Rename").await?;
    ann.submit(&rename, &[("called", json!("Three *fish*"))]).await?;
    let page = says(&e, &ann, r"Three \*fish\*").await?;
    e.press(&ann, &page, "All decks").await?;
    // A code and a list are taken, or nothing of them.
    let page = says(&e, &ann, "1 of 20 decks").await?;
    let import = form(&e, &ann, &page, "Import").await?;
    ann.submit(&import, &[("name", json!("")), ("list", json!(format!("{}X", &SHELF[..60])))]).await?;
    let page = says(&e, &ann, "copied badly").await?;
    let import = form(&e, &ann, &page, "Import").await?;
    ann.submit(&import, &[("name", json!("")), ("list", json!("4 Profundo\n2 Deep Two"))]).await?;
    let page = says(&e, &ann, "I cannot read “2 Deep Two”").await?;
    let import = form(&e, &ann, &page, "Import").await?;
    ann.submit(
        &import,
        &[("name", json!("Few")), ("list", json!("Captain Elias Thorne\n4 Profundo\n1 R'lyeh"))],
    )
    .await?;
    let page = says(&e, &ann, "47 cards are missing").await?;
    e.press(&ann, &page, "Problems and advice").await?;
    let page = says(&e, &ann, "nothing in the deck leads there").await?;
    assert!(page.text().contains("no Adventure"), "{}", page.text());
    brought_and_forgotten(&e, &ann).await?;
    e.end().await
}

/// In the lobby what can be played is one press away; who has their data erased has no decks either.
async fn brought_and_forgotten(e: &Evening, ann: &Player) -> Done {
    ann.run(e.channel, "mythos new", &[("bots", json!(1))]).await?;
    let bring = |one: &Seen| pressable(one).iter().any(|(id, _)| verb(id) == "bring");
    let lobby = until("a lobby", || ann.newest(e.channel, |one| !one.is_ephemeral() && bring(one))).await?;
    e.press(ann, &lobby, "My deck").await?;
    let page = says(e, ann, "One of your decks cannot be played yet").await?;
    assert!(page.button("Few").is_none());
    // Whoever goes to build one finds the way back.
    e.press(ann, &page, "Build a deck").await?;
    let decks = says(e, ann, "2 of 20 decks").await?;
    e.press(ann, &decks, "Back to the game").await?;
    let page = says(e, ann, "One of your decks cannot be played yet").await?;
    e.press(ann, &page, "Three *fish*").await?;
    ann.run(e.channel, "table start", &[]).await?;
    let log = e.log_says(ann, "takes up the case").await?;
    assert!(log.contains("Captain Elias Thorne"), "somebody else leads the case: {log}");
    ann.run(e.channel, "me data", &[("what", json!(0))]).await?;
    let export = says(e, ann, "").await?;
    let kept = String::from_utf8(crate::evening::downloaded(&export).await?)?;
    assert!(kept.contains("Three *fish*") && kept.contains("\"mythos\""), "{kept}");
    ann.run(e.channel, "mythos decks", &[]).await?;
    says(e, ann, "2 of 20 decks").await?;
    choose(e, ann, "Few").await?;
    let page = says(e, ann, "47 cards are missing").await?;
    e.press(ann, &page, "Delete").await?;
    let page = says(e, ann, "cannot be brought back").await?;
    e.press(ann, &page, "Yes, delete it").await?;
    says(e, ann, "1 of 20 decks").await?;
    Ok(())
}

/// Twenty decks are as many as one keeps: who has them reads so, and has nothing to press that would not be
/// taken; a form that was open before is not taken either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_keeps_more_than_twenty_decks() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos decks", &[]).await?;
    let page = says(&e, &ann, "0 of 20 decks").await?;
    let import = form(&e, &ann, &page, "Import").await?;
    for n in 1..=20 {
        choose(&e, &ann, "With nothing").await?;
        let page = says(&e, &ann, "52 cards are missing").await?;
        e.press(&ann, &page, "All decks").await?;
        says(&e, &ann, &format!("{n} of 20 decks")).await?;
    }
    let page = says(&e, &ann, "nobody can keep more").await?;
    assert!(page.button("Import").is_none() && page.text().matches("nobody can keep more").count() == 1);
    let begins = |page: &Seen| {
        page.parts(crate::evening::MENU).iter().any(|menu| menu.to_string().contains("With nothing"))
    };
    assert!(!begins(&page), "{}", page.text());
    ann.submit(&import, &[("name", json!("One more")), ("list", json!(SHELF))]).await?;
    let page = says(&e, &ann, "20 of 20 decks").await?;
    assert!(
        page.text().contains("nobody can keep more") && !page.text().contains("One more"),
        "{}",
        page.text()
    );
    e.end().await
}

/// A deck of another edition is not written over, and does not stand in the way for ever either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_that_cannot_be_read_can_be_deleted() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos decks", &[]).await?;
    choose(&e, &ann, "With nothing").await?;
    let page = says(&e, &ann, "52 cards are missing").await?;
    let later = "update belonging set value = '{\"shape\":\"of another edition\"}'";
    sqlx::query(later).execute(&mut e.database().await?).await?;
    e.press(&ann, &page, "Search").await?;
    let page = says(&e, &ann, "this one cannot read it").await?;
    e.press(&ann, &page, "All decks").await?;
    says(&e, &ann, "1 of 20 decks").await?;
    choose(&e, &ann, "New deck").await?;
    let page = says(&e, &ann, "this one cannot read it").await?;
    e.press(&ann, &page, "Delete").await?;
    let page = says(&e, &ann, "cannot be brought back").await?;
    e.press(&ann, &page, "Yes, delete it").await?;
    says(&e, &ann, "0 of 20 decks").await?;
    e.end().await
}
