//! What has happened that a player has not read yet, for their own pages.

use super::hand::is_brief;
use crate::discord::parts::drawn::{DrawnTable, is_told, last_told};
use crate::discord::parts::news::News;
use crate::host::Standing;
use crate::kernel::{Seat, Text, Viewer};
use crate::store::{Store, StoreError};

/// What has happened since a player last did something, as they were told it.
pub async fn news(
    shown: &DrawnTable<'_>,
    store: &dyn Store,
    seat: usize,
    most: usize,
) -> Result<Vec<News>, StoreError> {
    let seen = shown.state.seen.get(&(seat as u8)).copied().unwrap_or(0);
    let viewer = Viewer::Seat(Seat(seat as u8));
    let story = last_told(store, shown.table, viewer, most + 1).await?;
    let story = shown.above_the_question(&story, viewer);
    let missed = story.iter().filter(|row| row.n > seen && is_told(&shown.table.kind, row, viewer));
    let told = shown.last_lines(story, most.min(missed.count()), viewer);
    let told = told.into_iter().map(|said| News { said, befell: false });
    Ok(carried_out(shown, seat).into_iter().chain(told).collect())
}

/// What a player's orders have played since they last answered: of a card that is gone they read how it went.
pub fn carried_out(shown: &DrawnTable<'_>, seat: usize) -> Vec<News> {
    let since = shown.state.seen.get(&(seat as u8)).copied().unwrap_or(0);
    let standing = Standing::of(&shown.table.seats[seat]);
    let played = standing.carried_out(since).map(|order| {
        let card = Text::new("order-card").with("card", format!("card-{}", order.card));
        News { said: shown.say(&Text::new("orders-acted").with("order", card)), befell: true }
    });
    played.collect()
}

/// What has befallen a player since they last moved. A question in a window says itself what has happened: above
/// it stands what came of the one before, which may have looked the same. Where a page is read in seconds, what
/// came of the last move is all there is time for.
pub async fn befallen(
    shown: &DrawnTable<'_>,
    store: &dyn Store,
    seat: usize,
) -> Result<Vec<News>, StoreError> {
    let befell = |said: Vec<String>| -> Vec<News> {
        let befell = said.into_iter().map(|said| News { said, befell: true });
        carried_out(shown, seat).into_iter().chain(befell).collect()
    };
    let own = Seat(seat as u8);
    let rows = shown.befallen_rows(own);
    if shown.window().is_some() || is_brief(shown, seat) {
        let seen = shown.state.seen.get(&own.0).copied().unwrap_or(0);
        let Some(last) = rows.last().copied().filter(|n| *n > seen) else { return Ok(befell(Vec::new())) };
        return Ok(befell(shown.plainly(&store.story(shown.table.id, last, 1).await?, &[last], own)));
    }
    let Some(first) = rows.first() else { return Ok(befell(Vec::new())) };
    let look_back = shown.game.map_or(0, |game| game.look_back());
    let mut story = store.story(shown.table.id, (first - look_back).max(1), u32::MAX).await?;
    // What has happened since this table was read belongs to a newer one.
    story.retain(|row| row.n <= shown.state.told);
    Ok(befell(shown.befallen(&story, own)))
}
