//! A chase over days at which both happen to be there, as it is pressed: both go on live, and one of them ends that.

use crate::chase::{begun, hides, says, types};
use crate::evening::{Done, Evening};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_who_are_there_press_go_live_and_one_goes_on_over_days() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    begun(&e, &ann, &bob).await?;
    hides(&e, &ann, &bob).await?;
    types(&e, &bob, "draw", "low").await?;
    let offered = says(&e, &ann, "go live?").await?;
    assert_eq!(offered.text().matches("Everybody is here").count(), 1, "{}", offered.text());
    e.press(&ann, &offered, "Go live").await?;
    let one = says(&e, &bob, "would.").await?;
    assert!(one.text().contains("Ann would"), "{}", one.text());
    e.press(&bob, &one, "Go live").await?;
    let live = says(&e, &ann, "goes on live").await?;
    assert!(live.button("Go live").is_none(), "{}", live.text());
    e.press(&ann, &live, "More").await?;
    let more = e.own(&ann).ok_or("no page")?;
    e.press(&ann, &more, "Over days again").await?;
    says(&e, &bob, "goes on over days").await?;
    e.end().await
}
