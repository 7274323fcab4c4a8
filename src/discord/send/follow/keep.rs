//! Drawing pages anew when their table has changed, and saying so where that ends.

use super::followed::{Followed, Shows, Way, is_called, open_question};
use super::pages::{Due, Ended, Writing};
use crate::discord::Bot;
use crate::discord::parts::alone::is_lone;
use crate::discord::parts::page::{Page, main_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::send::rest::{Rank, Trouble};
use crate::store::{StoreError, Table, TableId};
use futures_util::FutureExt as _;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// Other processes change tables, too: look again after this at the latest.
const LOOK_AGAIN: Duration = Duration::from_millis(1_000);

/// Keeps pages as their tables are, until told to stop.
pub async fn run(bot: Bot, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let changed = bot.host().changed.boards.notified();
        let written = bot.pages().changed.notified();
        let next = match look(&bot).await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "pages cannot be kept as their tables are");
                None
            }
        };
        let next = next.unwrap_or_else(|| Instant::now() + LOOK_AGAIN).min(Instant::now() + LOOK_AGAIN);
        tokio::select! {
            () = tokio::time::sleep_until(next) => {}
            () = changed => {}
            () = written => {}
            _ = stop.changed() => {}
        }
    }
}

/// Looks once at every page. Says when the next one is due that had to wait.
async fn look(bot: &Bot) -> Result<Option<Instant>, StoreError> {
    for ended in bot.pages().take_ended(bot.host().now()) {
        let bot = bot.clone();
        tokio::spawn(async move { end(&bot, ended).await });
    }
    let tables = bot.pages().tables();
    if tables.is_empty() {
        return Ok(None);
    }
    let revisions = bot.host().store().revisions(&tables).await?;
    let (due, next) = bot.pages().take(&revisions);
    for table in tables {
        let due: Vec<Due> = due.iter().filter(|due| due.writing.key.0 == table).cloned().collect();
        if !due.is_empty() {
            let bot = bot.clone();
            tokio::spawn(async move {
                let writings: Vec<Writing> = due.iter().map(|due| due.writing).collect();
                // Pages at which something panics follow no more: nobody waits for them, and whoever looks
                // opens another.
                if AssertUnwindSafe(renew(&bot, table, due)).catch_unwind().await.is_err() {
                    tracing::error!(
                        table = table.0,
                        "the pages of its players follow no more: something has panicked"
                    );
                    writings.into_iter().for_each(|writing| bot.pages().lost(writing));
                }
            });
        }
    }
    Ok(next)
}

/// Draws all pages of a table that are to be drawn anew; it is loaded once for all of them.
async fn renew(bot: &Bot, table: TableId, due: Vec<Due>) {
    let table = match bot.host().store().load(table).await {
        Ok(table) => table.map(Arc::new),
        Err(error) => {
            tracing::error!(%error, "a table cannot be read for the pages of its players");
            return due.iter().for_each(|due| bot.pages().not_written(due.writing));
        }
    };
    let one = |due: Due| {
        let table = table.clone();
        async move {
            match table {
                Some(table) => write(bot, table, due).await,
                None => bot.pages().ended(due.writing),
            }
        }
    };
    futures_util::future::join_all(due.into_iter().map(one)).await;
}

/// Writes one page as its table is.
async fn write(bot: &Bot, table: Arc<Table>, due: Due) {
    let back = due.shows == Shows::Other && is_called(&table, due.writing.key.1, due.seen);
    if due.shows.stays(table.stage) && !back {
        return bot.pages().written(due.writing, due.print, table.revision);
    }
    if due.shows == Shows::Settings && is_lone(&table) {
        return take_away(bot, &due).await;
    }
    bot.pages().shows_seat(due.writing, open_question(&table));
    let place = due.way.place();
    let page = match bot.own_page(&due.reader, &table, place, None).await {
        Ok(page) => page,
        Err(error) => {
            tracing::error!(%error, "what has happened cannot be read for the page of a player");
            return bot.pages().not_written(due.writing);
        }
    };
    let followed = Followed { table: table.clone(), reader: due.reader.clone(), place, shows: Shows::Seat };
    let Some((page, print)) = bot.drawn(page, followed).await else {
        return bot.pages().not_written(due.writing);
    };
    if print != due.print || due.unsure || back {
        let page = bot.painted("picture.png", page).await;
        if !bot.pages().leaves(due.writing) {
            return;
        }
        let put = put(bot, &due.way, &page).await;
        bot.pages().arrived(due.writing);
        match put {
            Ok(()) => {}
            Err(trouble) if trouble.passes() => return bot.pages().not_written(due.writing),
            Err(trouble) => {
                tracing::debug!(?trouble, "a page cannot be followed any more");
                return bot.pages().lost(due.writing);
            }
        }
    }
    bot.pages().written(due.writing, print, table.revision);
    // Nothing comes after the end.
    if !table.stage.is_open() {
        bot.pages().ended(due.writing);
    }
}

/// Takes away what was set before the start: where somebody is alone the table itself shows everything.
async fn take_away(bot: &Bot, due: &Due) {
    if let Way::Token(token) = &due.way
        && let Err(trouble) = bot.rest().delete_answer(Rank::Waiting, token).await
    {
        tracing::debug!(?trouble, "a page could not be taken away");
    }
    bot.pages().ended(due.writing);
}

/// Puts something on a page.
async fn put(bot: &Bot, way: &Way, page: &Page) -> Result<(), Trouble> {
    match way {
        Way::Token(token) => bot.rest().edit_answer(Rank::Waiting, token, page).await,
        Way::Message { channel, message } => bot.rest().edit(Rank::Playing, *channel, *message, page).await,
    }
}

/// A page that will not follow any more says so; a direct message goes on while its owner is asked.
async fn end(bot: &Bot, ended: Ended) {
    let Ended { writing, way, reader, shows } = ended;
    let (id, user, _) = writing.key;
    let Ok(Some(table)) = bot.host().store().load(id).await else { return bot.pages().not_written(writing) };
    match &way {
        Way::Message { .. } if super::is_asked(&table, user) => bot.pages().goes_on(writing, table.revision),
        Way::Message { .. } => bot.pages().ended(writing),
        Way::Token(_) if shows.stays(table.stage) => {}
        Way::Token(_) => {
            let hand = main_button(&reader.word("button-hand"), Press::at(id, Verb::Hand).id());
            let page = Page::saying(reader.word("panel-ended")).row([hand]);
            if let Err(trouble) = put(bot, &way, &page).await {
                tracing::debug!(?trouble, "a page could not say that it ends");
            }
        }
    }
}
