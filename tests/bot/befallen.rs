//! What has befallen somebody since they last moved stands on their own page, where the table is out of sight.

use crate::chase::{begun, draws, hides, says, types};
use crate::evening::{Done, Error, Evening};
use sobremesa::playground::Player;

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
        assert!(!page(&e, who).await?.contains("**9?**"), "nothing has been named");
    }
    types(&e, &bob, "guess", "9").await?;
    says(&e, &ann, "Ann chooses a deck").await?;
    for who in [&ann, &bob] {
        let page = page(&e, who).await?;
        assert!(page.contains("**9?**"), "what was named, to either of them: {page}");
    }
    types(&e, &ann, "draw", "low").await?;
    says(&e, &ann, "Ann is on the move").await?;
    let hers = page(&e, &ann).await?;
    assert!(!hers.contains("**9?**"), "she has moved since: {hers}");
    let his = page(&e, &bob).await?;
    assert!(his.contains("**9?**"), "he has not: {his}");
    e.end().await
}
