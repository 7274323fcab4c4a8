//! Jotting down, by menus or by a typed line: whoever's turn it is.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::jot::Desk;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{self};
use crate::discord::parts::reader::Reader;
use crate::host::{Request, Sorry, seated};
use crate::kernel::Seat;
use crate::store::{Table, TableId};

impl Bot {
    /// Shows what somebody has jotted down at a table, after what a menu changes of it.
    pub(in crate::discord) async fn jot(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let reader = &reader.at(&table);
        let shown = DrawnTable::new(&table, reader.words.language);
        let desk = match Desk::of(&shown, asked.user) {
            Err(Sorry::Stale) => return Ok(Page::saying(reader.word("jot-nowhere")).into()),
            desk => desk?,
        };
        let sign = press.number(0) as u8;
        if press.numbers.len() < press::JOT_IN_A_MENU {
            return Ok(desk.page(sign).into());
        }
        let jottings = desk.after(press, chosen.unwrap_or_default())?;
        drop(shown);
        let done = self.ask_at(asked, table, Request::Jot { user: asked.user, jottings }).await?;
        let shown = DrawnTable::new(&done.table, reader.words.language);
        Ok(Desk::of(&shown, asked.user)?.page(sign).into())
    }

    /// Jots down what a line says; nothing, where the game does not read it as such.
    pub(in crate::discord) async fn jot_line(
        &self,
        asked: &Interaction,
        reader: &Reader,
        id: TableId,
        line: &str,
    ) -> Result<Option<Reply>, Sorry> {
        let table = self.host().loaded(id).await?;
        let reader = &reader.at(&table);
        let shown = DrawnTable::new(&table, reader.words.language);
        let Ok(seat) = seated(&table, asked.user) else { return Ok(None) };
        let jot = shown.play.as_ref().and_then(|play| play.jot(Seat(seat as u8), line));
        let jot = match jot {
            None => return Ok(None),
            Some(Err(text)) => return Ok(Some(Page::saying(shown.say(&text)).into())),
            Some(Ok(jot)) => jot,
        };
        let mut jottings = Desk::of(&shown, asked.user)?.jottings;
        jottings.put(jot.sign, jot.items);
        let done = self.ask(asked, id, Request::Jot { user: asked.user, jottings }).await?;
        let note = reader.word("jot-kept");
        Ok(Some(self.hand(asked, reader, done.table, Some(note)).await))
    }
}
