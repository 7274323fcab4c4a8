//! What somebody could have done better in a game that is over, for their own eyes.

use super::replay::{Past, show_to_all};
use crate::discord::Bot;
use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names;
use crate::discord::parts::page::{Page, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::drivers::{Dear, Review};
use crate::host::Sorry;
use crate::kernel::{Arg, Seat, Text};
use crate::store::{Table, UserId};

/// What came of looking for it.
enum Found {
    Review(Review, usize),
    /// Why there is none: under what that stands in language files.
    Nothing(&'static str),
}

/// Reviews the game of a person, once it is over.
async fn found(bot: &Bot, shown: &DrawnTable<'_>, user: UserId) -> Result<Found, Sorry> {
    let Some(seat) = shown.table.seats.iter().position(|chair| chair.user == Some(user)) else {
        return Ok(Found::Nothing("review-nobody"));
    };
    let Some(past) = Past::of(bot, shown).await? else { return Ok(Found::Nothing("replay-not-yet")) };
    let review = bot.host().review(past.kept, Seat(seat as u8)).await?;
    // Of other rules the same answers would make another game.
    Ok(review.map_or(Found::Nothing("replay-other-rules"), |review| Found::Review(review, seat)))
}

/// The page for the player alone.
pub async fn review(bot: &Bot, shown: &DrawnTable<'_>, user: UserId) -> Result<Page, Sorry> {
    Ok(match found(bot, shown, user).await? {
        Found::Nothing(why) => Page::saying(shown.word(why)),
        Found::Review(review, _) => {
            let share = Press::at(shown.table.id, Verb::ShareReview).id();
            page(shown, &review).row([plain_button(&shown.word("button-share"), share)])
        }
    })
}

fn page(shown: &DrawnTable<'_>, review: &Review) -> Page {
    let summary = Text::new("review-summary")
        .with("decisions", i64::from(review.decisions))
        .with("index", review.index())
        .with("each", Arg::Hundredths(review.index()));
    let spotless = review.dearest.is_empty().then(|| shown.word("review-spotless"));
    let luck = review.luck.iter().map(|text| format!("-# {}", shown.say(text)));
    Page::new()
        .text(format!("### {}", shown.word("review-heading")))
        .text(shown.say(&summary))
        .lines(spotless.into_iter().chain(review.dearest.iter().map(|dear| shown.say(&told(dear)))))
        .lines(luck.chain([format!("-# {}", shown.word("review-method"))]))
}

fn told(dear: &Dear) -> Text {
    Text::new("review-dear")
        .with("moment", dear.moment.clone())
        .with("cost", Arg::Hundredths(dear.cost))
        .with("given", dear.given.clone())
        .with("better", dear.better.clone())
        .with("why", dear.why.clone())
}

/// Shows it to everybody, where the game was played: once for each press.
pub async fn share(bot: &Bot, asked: &Interaction, table: &Table) -> Result<Page, Sorry> {
    let reader = bot.reader(asked).await?.at(table);
    let shown = DrawnTable::new(table, names::public(table));
    let (review, seat) = match found(bot, &shown, asked.user).await? {
        Found::Nothing(why) => return Ok(Page::saying(reader.word(why))),
        Found::Review(review, seat) => (review, seat),
    };
    // The same again within minutes is the same message.
    let nonce = bot.seal().nonce("v", &[table.id.0, seat as i64]);
    Ok(show_to_all(bot, &reader, &shown, seat, page(&shown, &review), &nonce).await)
}
