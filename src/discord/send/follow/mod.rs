//! Private pages that follow: whenever a table has changed, the pages of its players are drawn anew and
//! edited, for as long as Discord lets them be. Kept in memory alone: after a restart the next press on a
//! page makes it follow again. A page on which a game is set waits among them: when the game begins it
//! becomes its owner's.
//!
//! [`Pages`] knows which pages there are and what stands on each; `keep` draws and edits them. Whoever writes
//! on a page, a press or the follower, takes a number first: where another write was begun in the meantime,
//! nobody knows which of the two Discord shows, and the page is written once more.

mod followed;
mod keep;
mod pages;
#[cfg(test)]
mod tests;

pub use followed::{Followed, Shows, Way};
pub use keep::run;
pub use pages::{FOLLOWED_FOR, Old, Pages, Writing};

use crate::discord::parts::names;
use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::discord::{Bot, Page};
use crate::host::{HostState, Sorry};
use crate::store::{Stage, StoreError, Table, UserId};
use std::sync::Arc;

/// Whether somebody is asked something at a table now.
pub fn is_asked(table: &Table, user: UserId) -> bool {
    let seat = table.seats.iter().position(|chair| chair.user == Some(user));
    table.stage == Stage::Running
        && seat.is_some_and(|seat| HostState::of(table).asked.contains(&(seat as u8)))
}

impl Bot {
    /// What the pages beside a table say that follow it, as it is saved now.
    pub async fn pages_of(&self, table: &Table) -> Result<Vec<(UserId, Page)>, Sorry> {
        let mut pages = Vec::new();
        for user in table.seats.iter().filter_map(|chair| chair.user) {
            let person = self.person(user).await?;
            let words = names::at(table, names::private(&person, &table.language));
            let page = self.own_page(&Reader { person, words }, table, Place::Page, None).await?;
            pages.push((user, page));
        }
        Ok(pages)
    }

    /// Whether every press is answered, and every page that follows shows its table as it is saved: what is
    /// read now stays until something happens.
    pub async fn rests(&self) -> Result<bool, StoreError> {
        let revisions = self.host().store().revisions(&self.pages().tables()).await?;
        Ok(self.pages().rest(&revisions) && self.0.under_way.is_none())
    }

    /// Waits until all is done that people have asked for by now, and not only taken note of.
    pub async fn has_done(&self) {
        self.0.under_way.done().await;
    }

    /// Whether somebody reads on their pages what was written there last: where two writes have crossed, it
    /// is written once more.
    pub fn pages_are_sure(&self, user: UserId) -> bool {
        self.pages().are_sure(user)
    }

    /// A letter that shows somebody their page follows from now on.
    pub async fn follow_letter(&self, table: &Table, reader: Reader, channel: u64, message: u64) {
        let page = match self.own_page(&reader, table, Place::Letter, None).await {
            Ok(page) => page,
            Err(error) => return tracing::error!(%error, "a letter does not follow its table"),
        };
        let table = Arc::new(table.clone());
        let followed = Followed { table, reader, place: Place::Letter, shows: Shows::Seat };
        let print = page.sketched(self.own_drawing(&followed)).print();
        self.pages().sent(&followed, channel, message, print, self.host().now());
    }
}
