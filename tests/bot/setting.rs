//! What is to be played: everything that a game lets its host set is to be found, on pages that can be sent.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::waiting::until;
use sobremesa::games;
use sobremesa::playground::{Outcome, Player, Seen};
use std::collections::BTreeSet;

/// Presses a button of the page that only they see, and looks at what has become of it.
async fn turned(e: &Evening, who: &Player, label: &str) -> Result<Seen, Error> {
    let page = e.own(who).ok_or("no page")?;
    let outcome = e.press(who, &page, label).await?;
    assert!(matches!(outcome, Outcome::Updated | Outcome::Answered(_)), "{label}: {outcome:?}");
    Ok(e.own(who).ok_or("no page")?)
}

/// The menus of a page, by what they set.
fn menus(page: &Seen) -> BTreeSet<String> {
    let sets = |id: &str| ["dial", "pace", "time", "speak", "level"].contains(&verb(id));
    pressable(page).into_iter().filter_map(|(id, value)| value.filter(|_| sets(&id)).map(|_| id)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_can_be_set_is_on_one_of_the_pages() -> Done {
    for game in games::all() {
        let e = Evening::new(1).await?;
        let (ann, kind) = (e.person("Ann"), game.kind());
        let opened = ann.run(e.channel, &format!("{kind} new"), &[]).await?;
        e.thought(&ann, opened).await?;
        let lobby = |one: &Seen| !one.is_ephemeral() && one.button("Options").is_some();
        let lobby = until("a lobby", || ann.newest(e.channel, lobby)).await?;
        e.press(&ann, &lobby, "Options").await?;
        let mut page = turned(&e, &ann, "More options").await?;
        let mut seen = menus(&page);
        while page.button("Next ▶").is_some() {
            assert!(page.button("Fewer options").is_some(), "{kind}: the way back");
            page = turned(&e, &ann, "Next ▶").await?;
            let more = menus(&page);
            assert!(!more.is_empty() && more.is_disjoint(&seen), "{kind}: {more:?} after {seen:?}");
            seen.extend(more);
        }
        assert!(page.button("Fewer options").is_some(), "{kind}: the way back");
        let dials = seen.iter().filter(|id| verb(id) == "dial").count();
        assert_eq!(dials, game.dials().len(), "{kind}");
        // What is set on a page is seen on that page, and it can be left by its buttons.
        let last = pressable(&page).into_iter().rfind(|(_, value)| value.is_some()).ok_or("no menu")?;
        let outcome = e.push(&ann, page.id, &last).await?;
        assert!(matches!(outcome, Outcome::Updated), "{kind}: {outcome:?}");
        assert_eq!(menus(&e.own(&ann).ok_or("no page")?), menus(&page), "{kind}");
        let fewer = turned(&e, &ann, "Fewer options").await?;
        assert!(menus(&fewer).is_empty() && fewer.button("More options").is_some(), "{}", fewer.text());
        e.end().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_on_which_a_game_was_set_becomes_its_owners_when_the_game_begins() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let opened = ann.run(e.channel, "cthulhu500 new", &[]).await?;
    e.thought(&ann, opened).await?;
    let lobby = |one: &Seen| !one.is_ephemeral() && one.button("Options").is_some();
    let lobby = until("a lobby", || ann.newest(e.channel, lobby)).await?;
    e.press(&ann, &lobby, "Options").await?;
    // Over days nothing is opened for whoever begins: what stands there already is all there is.
    let set = turned(&e, &ann, "Over days").await?;
    turned(&e, &ann, "Add a bot").await?;
    turned(&e, &ann, "Add a bot").await?;
    assert!(turned(&e, &ann, "More options").await?.id == set.id, "one page all the while");
    e.press_board(&ann, "Start").await?;
    let page = until("the page of whoever plays", || {
        e.own(&ann).filter(|page| page.button("Give up nothing").is_some())
    })
    .await?;
    assert_eq!((page.id, menus(&page).len()), (set.id, 0), "{}", page.text());
    e.end().await
}
