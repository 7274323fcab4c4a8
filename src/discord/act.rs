//! Buttons under the table that answer for whoever presses them, and what is said to whoever presses too late.

use super::Bot;
use super::asked::{Asked, Reply};
use super::board::waiting;
use super::press::Press;
use super::reader::Reader;
use super::table::Shown;
use crate::host::{Request, Sorry};
use crate::kernel::Seat;
use crate::store::{Table, TableId, UserId};
use crate::words::Language;

impl Bot {
    /// What a button under the table asks for. Whoever pressed what was not theirs, or not any more, reads in private what is asked, of
    /// whom, and until when.
    pub(super) async fn act(
        &self,
        asked: &Asked,
        reader: &Reader,
        id: TableId,
        press: &Press,
    ) -> Result<Result<Request, Reply>, Sorry> {
        let table = self.load(id).await?;
        if let Some(request) = request(&table, asked.user, press) {
            return Ok(Ok(request));
        }
        let reader = &reader.at(&table);
        let asks = waiting(&Shown::new(&table, reader.words.language)).join("\n");
        let said = too_late(&table, reader, asked.user).unwrap_or(asks);
        Ok(Err(self.hand(asked, reader, table, Some(said)).await))
    }
}

/// The answer of a button under the table; none, where it is nobody's who presses it, or about something that is over.
fn request(table: &Table, user: UserId, press: &Press) -> Option<Request> {
    let seat = crate::host::seated(table, user).ok()?;
    let shown = Shown::new(table, Language::English);
    let play = shown.play.as_ref()?;
    if play.on_the_table().1 != press.number(0) {
        return None;
    }
    let seat = Seat(seat as u8);
    let (question, choice) = play.given_by(seat, press.number(1) as usize)?;
    let of = play.asks().iter().find(|ask| ask.seat == seat)?.of(choice);
    Some(Request::Answer { user, question, of, choice })
}

/// What the game has to say to whoever pressed too late, if anything.
pub fn too_late(table: &Table, reader: &Reader, user: UserId) -> Option<String> {
    let shown = Shown::new(table, reader.words.language);
    let seat = table.seats.iter().position(|chair| chair.user == Some(user))?;
    let said = shown.play.as_ref()?.too_late(Seat(seat as u8))?;
    Some(shown.say(&said))
}
