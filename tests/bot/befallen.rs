//! What has befallen somebody since they last moved stands on their own page, where the table is out of sight.

use crate::chase::{begun, draws, hides, says, types};
use crate::evening::{Done, Error, Evening, answers};
use crate::waiting::Going;
use serde_json::json;
use sobremesa::playground::{Player, Seen};

/// What somebody's own page says now.
async fn page(e: &Evening, who: &Player) -> Result<String, Error> {
    let opened = who.run(e.channel, "table hand", &[]).await?;
    e.thought(who, opened).await?;
    e.rests().await?;
    Ok(e.own(who).ok_or("no page of one's own")?.text())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_befallen_somebody_stands_on_their_page_until_they_move() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    begun(&e, &ann, &bob).await?;
    hides(&e, &ann, &bob).await?;
    draws(&e, &bob).await?;
    for who in [&ann, &bob] {
        assert!(!page(&e, who).await?.contains("**9? No.**"), "nothing has been named");
    }
    types(&e, &bob, "guess", "9").await?;
    says(&e, &ann, "Ann chooses a deck").await?;
    for who in [&ann, &bob] {
        let page = page(&e, who).await?;
        assert!(page.contains("**9? No.**"), "what was named, to either of them: {page}");
    }
    types(&e, &ann, "draw", "low").await?;
    says(&e, &ann, "Ann is on the move").await?;
    let hers = page(&e, &ann).await?;
    assert!(!hers.contains("**9? No.**"), "she has moved since: {hers}");
    let his = page(&e, &bob).await?;
    assert!(his.contains("**9? No.**"), "he has not: {his}");
    e.end().await
}

/// What has befallen the reader of a page of their own: it stands above the question.
fn befallen(page: &Seen) -> Vec<String> {
    page.text().lines().take_while(|line| line.starts_with("-# ")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_attacked_often_reads_of_each_attack_in_a_line_of_its_own() -> Done {
    /// So many lines leave room for a question and its buttons on a telephone.
    const MOST: usize = 5;
    let e = Evening::new(20).await?;
    let ann = e.person("Ann");
    e.races_bots(&ann, &[("bots", json!(4)), ("pace", json!(1))]).await?;
    let mut going = Going::new();
    loop {
        let page = e.own(&ann).ok_or("no hand")?;
        let lines = befallen(&page);
        assert!(lines.len() <= MOST, "{}", page.text());
        // Whoever ends their actions does nothing of which more could come.
        let done = page.button("End my actions").map(|id| (id, None));
        if let Some(press) = done.as_ref().or(answers(&page).last()) {
            let pressed = e.attempt(&ann, page.id, press).await?;
            e.rests().await?;
            if lines.len() > 2 && done.is_some() && pressed.is_some() {
                let next = e.own(&ann).ok_or("no hand")?;
                assert!(lines.iter().all(|line| !next.text().contains(line)), "{}", next.text());
                return e.end().await;
            }
        }
        going.on(page.text()).await?;
    }
}
