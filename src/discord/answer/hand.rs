//! One's own page at a table: opened, answered with, and drawn for whoever follows it.

use crate::discord::Bot;
use crate::discord::gate::interaction::{How, Interaction, Reply};
use crate::discord::pages::explain;
use crate::discord::pages::hand::{Says, hand_page, picture};
use crate::discord::pages::news::{befallen, news};
use crate::discord::pages::sets::Draft;
use crate::discord::parts::alone::is_lone;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names;
use crate::discord::parts::page::Page;
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::follow::{Followed, Shows};
use crate::drawing::Drawing;
use crate::host::{Once, Request};
use crate::store::{Pilot, Stage, StoreError, Table, TableId, UserId};
use std::sync::Arc;

/// Events that a letter tells.
const NEWS_MOST: usize = 5;

impl Bot {
    /// One's own page at a table. Whoever was away is back by this.
    pub async fn hand(
        &self,
        asked: &Interaction,
        reader: &Reader,
        table: Table,
        note: Option<String>,
    ) -> Reply {
        let mut table = table;
        let seat = crate::host::seated(&table, asked.user).ok();
        let away = seat.is_some_and(|seat| table.seats[seat].pilot == Pilot::Away);
        if away && table.stage == Stage::Running {
            let back = Once::from(Request::Present { user: asked.user });
            match self.host().request(table.id, back).await {
                Ok(done) => table = done.table,
                Err(sorry) => tracing::warn!(table = table.id.0, %sorry, "somebody could not come back"),
            }
        }
        let place = if asked.letter { Place::Letter } else { Place::Page };
        let page = match self.own_page(reader, &table, place, note).await {
            Ok(page) => page,
            Err(error) => return self.sorry(reader.words, &error.into()).into(),
        };
        if seat.is_none() {
            return page.into();
        }
        let table = Arc::new(table);
        let followed = Followed { table, reader: reader.clone(), place, shows: Shows::Seat };
        Reply::Hand(Box::new(page), Box::new(followed))
    }

    /// What somebody is asked, drawn anew where they have pressed: in the table itself, where nobody else reads it.
    pub(super) async fn where_it_was_pressed(
        &self,
        asked: &Interaction,
        reader: &Reader,
        table: Table,
        note: Option<String>,
    ) -> Reply {
        match asked.how {
            How::Public if is_lone(&table) => self.lone_table(asked, &table, note).await,
            _ => self.hand(asked, reader, table, note).await,
        }
    }

    /// The page with what is to be painted on it, and what it shows in a number: drawn aside, since nobody
    /// waits for it who waits for words. None, where that went wrong.
    pub async fn drawn(&self, page: Page, followed: Followed) -> Option<(Page, u64)> {
        let bot = self.clone();
        let draw = move || {
            let page = page.sketched(bot.own_drawing(&followed));
            let print = page.print();
            (page, print)
        };
        self.0.easels.at_one(draw).await
    }

    /// What is drawn on such a page.
    pub fn own_drawing(&self, followed: &Followed) -> Option<Drawing> {
        let Followed { table, reader, place, .. } = followed;
        let seat = crate::host::seated(table, reader.person.user).ok()?;
        picture(&DrawnTable::new(table, reader.words.language), seat, *place, &reader.person)
    }

    /// The table of somebody who is alone with bots, with what came of their press on it: as it is by the
    /// time at which it is painted. Its end is told in a message of its own, and where it has gone to another
    /// message meanwhile, that one shows it.
    pub async fn lone_table(&self, asked: &Interaction, table: &Table, note: Option<String>) -> Reply {
        let mut newest = None;
        loop {
            let table = newest.as_ref().unwrap_or(table);
            if table.stage == Stage::Over && note.is_none() {
                return Reply::Noted;
            }
            let turns = self.0.writers.turns(table.id);
            let page = match self.table_page(table, note.clone()).await {
                Ok(page) => page,
                Err(error) => return self.sorry(names::aloud(table), &error).into(),
            };
            let page = self.painted("table.png", page).await;
            if let Ok(turn) = self.0.writers.turn(table, turns).await {
                let there = turn.stands_in.or(table.board.map(|board| board.message));
                return match there == asked.message || there.is_none() {
                    true => Reply::Table(Box::new(page), turn),
                    false => note.map_or(Reply::Noted, |note| Page::saying(note).into()),
                };
            }
            newest = match self.host().store().load(table.id).await {
                Ok(Some(table)) => Some(table),
                Ok(None) => return Reply::Noted,
                Err(error) => return self.sorry(names::aloud(table), &error.into()).into(),
            };
        }
    }

    /// What one's own page at a table says now, in words.
    pub async fn own_page(
        &self,
        reader: &Reader,
        table: &Table,
        place: Place,
        note: Option<String>,
    ) -> Result<Page, StoreError> {
        let shown = DrawnTable::new(table, reader.words.language);
        let Ok(seat) = crate::host::seated(table, reader.person.user) else {
            let said = match table.stage {
                Stage::Lobby => reader.say(&names::naming_join("panel-lobby", table)),
                _ => reader.word("sorry-not-seated"),
            };
            return Ok(Page::new().text(note.unwrap_or_default()).text(said));
        };
        let news = match place {
            Place::Letter => news(&shown, self.host().store(), seat, NEWS_MOST).await?,
            Place::Page => befallen(&shown, self.host().store(), seat).await?,
            // Drawn where the table's page is: it knows the story already.
            Place::Table => Vec::new(),
        };
        let left = self.as_left(&shown, seat);
        let says = Says { note, news, person: &reader.person, place, left };
        Ok(hand_page(&shown, seat, self.seal(), &says))
    }

    /// What somebody has marked of a set so far: a page that is drawn anew shows it as marked.
    pub fn keep_draft(&self, table: TableId, user: UserId, question: u32, draft: Draft) {
        self.0.drafts.keep((table, user), (question, draft));
    }

    /// Forgets what somebody has marked: they have answered.
    pub fn forget_draft(&self, table: TableId, user: UserId) {
        self.0.drafts.forget(&(table, user));
    }

    /// What has been marked so far for the question that is open to a seat.
    pub fn draft_of(&self, shown: &DrawnTable<'_>, seat: usize) -> Option<Draft> {
        let question = shown.ask(seat)?.number;
        let user = shown.table.seats[seat].user?;
        let kept = self.0.drafts.of(&(shown.table.id, user));
        kept.filter(|(of, _)| *of == question).map(|(_, draft)| draft)
    }
}

/// Whoever has pressed a button of a kind often enough needs no hint for it any more: who they are after this
/// press, if that is news.
pub fn learnt(reader: &Reader, press: &Press) -> Option<Reader> {
    if press.verb != Verb::Answer || !reader.person.hints || press.numbers.len() < 4 {
        return None;
    }
    let mut reader = reader.clone();
    explain::learns(&mut reader.person, press.number(3)).then_some(reader)
}
