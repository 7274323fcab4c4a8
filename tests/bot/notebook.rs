//! Fugitive as it is typed: marks in the Marshal's notebook, and guesses in which a number stands twice.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::waiting::{until, until_told};
use serde_json::json;
use sobremesa::playground::{Outcome, Player};

/// What somebody is answered in private to a command of this game.
async fn typed(e: &Evening, who: &Player, words: &str, what: &str) -> Result<String, Error> {
    let outcome = who.run(e.channel, &format!("fugitive {words}"), &[("what", json!(what))]).await?;
    match e.thought(who, outcome).await? {
        Outcome::Answered(_) => Ok(e.own(who).ok_or("nothing private to see")?.text()),
        other => Err(format!("{words} {what}: {other:?}").into()),
    }
}

/// Ann hunts, a bot runs; she has drawn her two cards. Over days: however busy the machine is, nobody answers for her.
async fn hunting() -> Result<(Evening, Player), Error> {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    let options = [("bots", json!(1)), ("matches", json!(0)), ("roles", json!(2)), ("pace", json!(1))];
    for (words, options) in [("fugitive new", &options[..]), ("table start", &[])] {
        let outcome = ann.run(e.channel, words, options).await?;
        e.thought(&ann, outcome).await?;
    }
    until_told("she is asked", async || {
        let hand = ann.run(e.channel, "table hand", &[]).await?;
        e.thought(&ann, hand).await?;
        let own = e.own(&ann).map(|own| own.text()).unwrap_or_default();
        if own.contains("which deck do you draw") {
            typed(&e, &ann, "draw", "low").await?;
        }
        Ok(own.contains("do you name?").then_some(()))
    })
    .await?;
    Ok((e, ann))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn marks_are_typed_in_one_line_and_seen_by_nobody_else() -> Done {
    let (e, ann) = hunting().await?;
    // What came before may still be shown on the page after it was answered: then it is jotted down once
    // more, which changes nothing.
    let marked = until_told("what she has marked is noted", async || {
        let page = typed(&e, &ann, "mark", "12 30 ?").await?;
        Ok(page.contains("Noted, for you alone.").then_some(page))
    })
    .await?;
    assert!(marked.contains("Your marks: ? 12 30") && marked.contains("do you name?"), "{marked}");
    let wiped = typed(&e, &ann, "mark", "12 x").await?;
    assert!(wiped.contains("Your marks: ? 30"), "{wiped}");
    let which = typed(&e, &ann, "mark", "42 ?").await?;
    assert!(which.contains("from 1 to 41"), "{which}");
    let bob = e.person("Bob");
    let table = || bob.newest(e.channel, |one| one.text().contains("Fugitive"));
    let seen = until("a table", table).await?;
    assert!(!seen.text().contains("marks"), "{}", seen.text());
    e.end().await
}

/// On a page of their own: a sign, then numbers in a menu; what is not chosen there any more has the sign no longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn marks_are_chosen_from_menus() -> Done {
    let (e, ann) = hunting().await?;
    let own = e.own(&ann).ok_or("nothing private to see")?;
    e.press(&ann, &own, "Marks").await?;
    let choose = async |sign: &str, numbers: &[&str]| -> Result<String, Error> {
        let page = e.own(&ann).ok_or("no page")?;
        e.press(&ann, &page, sign).await?;
        let page = e.own(&ann).ok_or("no page")?;
        let menus = pressable(&page).into_iter().filter(|(id, _)| verb(id) == "jot");
        let (menu, _) =
            menus.into_iter().find(|(_, value)| value.as_deref() == Some("1")).ok_or("no menu")?;
        let outcome = ann.choose(page.id, &menu, numbers).await?;
        e.thought(&ann, outcome).await?;
        Ok(e.own(&ann).ok_or("no page")?.text())
    };
    let said = choose("? suspected", &["5", "12"]).await?;
    assert!(said.contains("**?** 5, 12"), "{said}");
    let said = choose("! next", &["12"]).await?;
    assert!(said.contains("**?** 5") && said.contains("**!** 12"), "a number has one mark: {said}");
    let said = choose("? suspected", &[]).await?;
    assert!(!said.contains("**?**") && said.contains("**!** 12"), "{said}");
    let page = e.own(&ann).ok_or("no page")?;
    e.press(&ann, &page, "Back to my hand").await?;
    let own = e.own(&ann).ok_or("no page")?.text();
    assert!(own.contains("Your marks: ! 12"), "{own}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_that_is_typed_twice_is_said_and_the_guess_is_asked_about() -> Done {
    let (e, ann) = hunting().await?;
    let asked = typed(&e, &ann, "guess", "1 1").await?;
    assert!(asked.contains("Named more than once, and read once: 1."), "{asked}");
    let said = e.own(&ann).ok_or("nothing is asked")?;
    e.press(&ann, &said, "Accuse: 1").await?;
    let log = ann.run(e.channel, "table log", &[]).await?;
    e.thought(&ann, log).await?;
    e.end().await
}

/// A number of 30 or more is asked about once, unless it would be the last one hidden; in Spanish as well as
/// in English.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_typed_number_that_may_spare_the_manhunt_is_asked_about_once() -> Done {
    let (e, ann) = hunting().await?;
    let own = e.own(&ann).ok_or("nothing private to see")?.text();
    let asked = typed(&e, &ann, "guess", "35").await?;
    let only_one = own.contains("Name 1 number");
    assert_eq!(asked.contains("spares the Fugitive the manhunt"), !only_one, "{own}\n{asked}");
    e.end().await
}

/// What is chosen stands on the button, where there is room for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_button_says_which_number_is_accused() -> Done {
    let (e, ann) = hunting().await?;
    let page = e.own(&ann).ok_or("nothing private to see")?;
    let offered = pressable(&page).into_iter().find(|(id, _)| verb(id) == "mark").ok_or("no numbers")?;
    let (menu, number) = (offered.0, offered.1.ok_or("an empty menu")?);
    let outcome = ann.choose(page.id, &menu, &[&number]).await?;
    e.thought(&ann, outcome).await?;
    let page = e.own(&ann).ok_or("no page")?;
    let accuses = page
        .parts(2)
        .into_iter()
        .find_map(|part| part["label"].as_str()?.strip_prefix("Accuse: ").map(str::to_owned));
    let accuses = accuses.ok_or("no button names a number")?;
    assert!(accuses.parse::<u8>().is_ok_and(|number| (1..=41).contains(&number)), "{accuses}");
    e.end().await
}
