//! A guided first race: whoever does as they are advised gets from the welcome to the podium.

use crate::evening::{Done, Error, Evening, MENU};
use cthulhu500::playground::{Dms, Outcome, Player, Seen};
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What is advised on a page, as it is to be pressed: a button, or an entry of a menu.
fn advised(page: &Seen, words: &str) -> Option<(String, Option<String>)> {
    let text = page.text();
    let (_, rest) = text.split_once(words)?;
    let (label, _) = rest.split_once("**.")?;
    let button = page.button(label).map(|id| (id, None));
    button.or_else(|| {
        let menus = page.parts(MENU);
        let mut all = menus.iter().flat_map(|menu| {
            let id = menu["custom_id"].as_str().unwrap_or_default();
            menu["options"].as_array().into_iter().flatten().map(move |option| (id, option))
        });
        let (id, option) = all.find(|(_, option)| option["label"] == label)?;
        Some((id.to_owned(), option["value"].as_str().map(str::to_owned)))
    })
}

fn table(who: &Player) -> Option<Seen> {
    who.newest(who.dm(), |one| !one.is_ephemeral() && one.text().contains("## Cthulhu 500"))
}

/// Plays a first race as it is advised. Says which lessons were read.
async fn obey(e: &Evening, who: &Player, words: &str, over: &str) -> Result<BTreeSet<String>, Error> {
    let mut lessons = BTreeSet::new();
    let began = Instant::now();
    while !table(who).is_some_and(|table| table.text().contains(over)) {
        if began.elapsed() > Duration::from_secs(900) {
            return Err(format!("it never ends: {:?}", table(who).map(|table| table.text())).into());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        let page = table(who).ok_or("no table")?;
        assert!(page.button("My hand").is_none(), "there is nothing to hide: {}", page.text());
        let Some(press) = advised(&page, words) else { continue };
        lessons.extend(page.text().lines().find(|line| line.contains('🎓')).map(str::to_owned));
        assert!(matches!(e.push(who, page.id, &press).await?, Outcome::Updated));
    }
    Ok(lessons)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_race_leads_from_the_welcome_to_the_podium() -> Done {
    let e = Evening::new(60).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("Your first race stands ready"), "{said}");
    assert!(ann.sees(ann.dm()).iter().any(|one| one.text().contains("Your first race.")));
    // What somebody looks up there stands beside the table, not in its place.
    let welcome = ann.newest(ann.dm(), |one| one.text().contains('🎓')).ok_or("no welcome")?;
    let until = Instant::now() + Duration::from_secs(240);
    while table(&ann).is_none_or(|table| table.button("Orders").is_none()) && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let board = table(&ann).ok_or("no table")?;
    for (message, label) in [(&welcome, "Help"), (&board, "Orders"), (&board, "Log")] {
        assert!(matches!(e.press(&ann, message, label).await?, Outcome::Answered(_)), "{label}");
        let still = ann.sees(ann.dm()).into_iter().find(|one| one.id == message.id).ok_or("it is gone")?;
        assert!(still.button(label).is_some() && !still.is_ephemeral(), "{}", still.text());
    }
    // Asked again, it is the same race.
    let said = e.answer(&ann, "learn", &[]).await?;
    assert!(said.contains("in the middle of a race"), "{said}");
    let lessons = obey(&e, &ann, "If in doubt: **", "The race is over").await?;
    assert!(lessons.len() >= 4, "{lessons:?}");
    assert!(lessons.iter().any(|one| one.contains("You have two actions a turn")), "{lessons:?}");
    let said = e.answer(&carmen, "learn", &[]).await?;
    assert!(said.contains("Tu primera carrera está lista"), "{said}");
    let lessons = obey(&e, &carmen, "Ante la duda: **", "La carrera ha terminado").await?;
    assert!(lessons.iter().any(|one| one.contains("Tienes dos acciones por turno")), "{lessons:?}");
    // Other tables come without advice.
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    let lobby = e.board_says(&ann, "seats are taken").await?;
    e.press(&ann, &lobby, "Start").await?;
    e.board_says(&ann, "in secret").await.ok();
    assert!(!e.answer(&ann, "hand", &[]).await?.contains('🎓'));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_no_messages_is_told_what_to_do_instead() -> Done {
    let e = Evening::new(1).await?;
    let bob = e.person("Bob");
    bob.set_dms(Dms::Closed);
    let said = e.answer(&bob, "learn", &[]).await?;
    assert!(said.contains("I cannot write to you"), "{said}");
    e.answer(&bob, "new", &[]).await?;
    e.board_says(&bob, "seats are taken").await?;
    e.end().await
}
