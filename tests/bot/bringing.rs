//! What somebody brings to a table is chosen before the start, by themselves and in private.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::waiting::{until, until_seen};
use serde_json::json;
use sobremesa::playground::{Outcome, Player, Seen};
use std::collections::BTreeSet;

/// The newest message in which a button of this kind stands.
async fn with_button(e: &Evening, who: &Player, kind: &str) -> Result<Seen, Error> {
    until(kind, || who.newest(e.channel, |one| pressable(one).iter().any(|(id, _)| verb(id) == kind))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_chosen_with_one_press() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "mythos new", &[("bots", json!(1))]).await?;
    let lobby = with_button(&e, &ann, "bring").await?;
    let press = pressable(&lobby).into_iter().find(|(id, _)| verb(id) == "bring").unwrap();
    assert!(matches!(e.push(&ann, lobby.id, &press).await?, Outcome::Answered(_)));
    let page = ann.newest(e.channel, Seen::is_ephemeral).unwrap();
    assert!(page.text().contains("Walter Stroud"), "{}", page.text());
    let decks: Vec<_> = pressable(&page).into_iter().filter(|(id, _)| verb(id) == "bring").collect();
    assert_eq!(decks.len(), 6, "six decks lie ready");
    assert!(matches!(e.push(&ann, page.id, &decks[4]).await?, Outcome::Updated));
    ann.run(e.channel, "table start", &[]).await?;
    let log = e.log_says(&ann, "takes up the case").await?;
    assert!(log.contains("Walter Stroud"), "somebody else leads the case: {log}");
    e.end().await
}

/// Where decks are drafted, nobody is asked to bring one; and what can be left in advance before there is a
/// deck are wishes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_would_not_count_is_not_offered() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let offers = |one: &Seen, kind: &str| pressable(one).iter().any(|(id, _)| verb(id) == kind);
    ann.run(e.channel, "mythos new", &[("bots", json!(1)), ("decks", json!(1))]).await?;
    let lobby = with_button(&e, &ann, "start").await?;
    assert!(lobby.text().contains("Drafted here") && !offers(&lobby, "bring"), "{}", lobby.text());
    ann.run(e.channel, "table start", &[]).await?;
    with_button(&e, &ann, "hand").await?;
    ann.run(e.channel, "table hand", &[]).await?;
    let page = e.own(&ann).ok_or("no page")?;
    assert!(page.text().contains("Pack 1 of 5") && offers(&page, "plan"), "{}", page.text());
    // There are more wishes than stand in one menu: what is chosen in the last of them counts.
    e.press(&ann, &page, "Plan").await?;
    let plan =
        until_seen("a plan", || e.own(&ann), |page| page.text().contains("Nothing is planned")).await?;
    let wishes: Vec<_> = pressable(&plan).into_iter().filter(|(_, chosen)| chosen.is_some()).collect();
    let menus: BTreeSet<&String> = wishes.iter().map(|(menu, _)| menu).collect();
    assert_eq!((menus.len(), wishes.len()), (3, 75));
    e.push(&ann, plan.id, &wishes[74]).await?;
    until_seen("a wish", || e.own(&ann), |page| page.text().contains("1. ")).await?;
    e.end().await
}

/// A colour that somebody has chosen cannot be pressed by others, and who was slower reads so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_colour_that_somebody_has_is_taken_for_all_others() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    for (who, words) in [(&ann, "parques new"), (&carmen, "table join")] {
        let outcome = who.run(e.channel, words, &[]).await?;
        e.thought(who, outcome).await?;
    }
    let lobby = with_button(&e, &ann, "bring").await?;
    let bring = pressable(&lobby).into_iter().find(|(id, _)| verb(id) == "bring").unwrap();
    let mut pages = Vec::new();
    for who in [&carmen, &ann] {
        assert!(matches!(e.push(who, lobby.id, &bring).await?, Outcome::Answered(_)));
        pages.push(who.newest(e.channel, Seen::is_ephemeral).unwrap());
    }
    let colours = |page: &Seen| -> Vec<String> {
        let all = pressable(page).into_iter().map(|(id, _)| id);
        all.filter(|id| id.contains(".bring.0.")).collect()
    };
    let (slow, quick) = (&pages[0], &pages[1]);
    assert_eq!(colours(slow).len(), 9, "any, or one of eight");
    let red = (colours(quick)[1].clone(), None);
    assert!(matches!(e.push(&ann, quick.id, &red).await?, Outcome::Updated));
    e.push(&carmen, slow.id, &red).await?;
    let said = carmen.newest(e.channel, Seen::is_ephemeral).unwrap();
    assert!(said.text().contains("Eso ya lo tiene alguien"), "{}", said.text());
    assert!(matches!(e.push(&carmen, lobby.id, &bring).await?, Outcome::Answered(_)));
    let now = carmen.newest(e.channel, Seen::is_ephemeral).unwrap();
    assert!(colours(&now).len() == 8 && !colours(&now).contains(&red.0), "{:?}", colours(&now));
    e.end().await
}
