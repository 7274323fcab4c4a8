//! Plans, as they are made on their page.

use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::plans::{Desk, SHOW};
use crate::discord::parts::drawn::DrawnTable;
use crate::host::{Request, Sorry};
use crate::store::Table;

impl Bot {
    /// Shows what somebody has planned at a table, after what a press changes of it.
    pub(in crate::discord) async fn plan(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let reader = &reader.at(&table);
        let shown = DrawnTable::new(&table, reader.words.language);
        let desk = Desk::of(&shown, asked.user, self)?;
        if press.number(0) == SHOW {
            return Ok(desk.page(None).into());
        }
        let done = match desk.after(press, chosen) {
            Ok(moves) => self.ask(asked, table.id, Request::Plan { user: asked.user, moves }).await,
            Err(sorry) => Err(sorry),
        };
        match done {
            Ok(done) => {
                let shown = DrawnTable::new(&done.table, reader.words.language);
                Ok(Desk::of(&shown, asked.user, self)?.page(None).into())
            }
            Err(sorry @ Sorry::Store(_)) => Err(sorry),
            Err(sorry) => Ok(desk.page(Some(reader.say(&sorry.text()))).into()),
        }
    }
}
