//! What one means to do next is written down by pressing, and taken out again.

use crate::evening::{Done, Evening};
use crate::waiting::until_seen;
use serde_json::json;
use sobremesa::playground::Seen;

/// How many moves stand in the plan.
fn planned(page: &Seen) -> usize {
    let text = page.text();
    text.lines().filter(|line| line.split_once(". ").is_some_and(|(n, _)| n.parse::<u8>().is_ok())).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_is_proposed_shortened_and_dropped() -> Done {
    let e = Evening::new(100).await?;
    let ann = e.person("Ann");
    // Over days: however busy the machine is, nobody plays what she has planned meanwhile.
    ann.run(e.channel, "mythos new", &[("bots", json!(1)), ("pace", json!(1))]).await?;
    ann.run(e.channel, "table start", &[]).await?;
    ann.run(e.channel, "table hand", &[]).await?;
    let hand = e.own_with(&ann, "Plan").await?;
    e.press(&ann, &hand, "Plan").await?;
    let page = e.own_with(&ann, "Propose a plan").await?;
    assert!(page.is_ephemeral() && page.text().contains("Nothing is planned"), "{}", page.text());
    e.press(&ann, &page, "Propose a plan").await?;
    let page = e.own_with(&ann, "Without the last").await?;
    let mut moves = planned(&page);
    assert!((1..=5).contains(&moves), "{}", page.text());
    // One less at each press, and then there is none.
    while moves > 0 {
        e.press(&ann, &e.own_with(&ann, "Without the last").await?, "Without the last").await?;
        until_seen("one is taken out", || e.own(&ann), |page| planned(page) != moves).await?;
        moves -= 1;
    }
    let page = e.own_with(&ann, "Propose a plan").await?;
    assert!(page.text().contains("Nothing is planned"), "{}", page.text());
    e.end().await
}

/// Where nothing can be ordered beforehand there are windows all the same: whoever wants to be waited for in
/// them says so by a press, and everybody sees it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_to_be_waited_for_says_so_where_there_are_no_orders() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    ann.run(e.channel, "mythos new", &[("pace", json!(1))]).await?;
    carmen.run(e.channel, "table join", &[]).await?;
    ann.run(e.channel, "table start", &[]).await?;
    let table = || ann.newest(e.channel, |one| !one.is_ephemeral() && one.text().contains("Mythos"));
    let board = until_seen("a game that goes on", table, |table| table.button("More").is_some()).await?;
    e.press(&ann, &board, "More").await?;
    let more = e.own_with(&ann, "Wait for me").await?;
    assert!(more.text().contains("you do not react there"), "{}", more.text());
    assert!(!more.text().contains("orders"), "there are none: {}", more.text());
    e.press(&ann, &more, "Wait for me").await?;
    until_seen("the table says it", table, |table| {
        table.text().contains("Waited for in other people’s turns, too: Ann")
    })
    .await?;
    // Said in the same words by whoever reads Spanish, of themselves.
    e.press(&carmen, &board, "More").await?;
    let more = e.own_with(&carmen, "Espérenme").await?;
    assert!(more.text().contains("allí no reaccionas"), "{}", more.text());
    e.end().await
}
