//! Buttons under the table that answer for whoever presses them, and what is said to whoever presses too late.

use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::board::waiting;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::press::{Press, Verb};
use crate::host::{Request, Sorry, seated};
use crate::kernel::Seat;
use crate::store::{Table, UserId};

impl Bot {
    /// Answers as a button under the table says. Whoever pressed what was not theirs, or not any more, reads
    /// in private what is asked, of whom, and until when.
    pub(in crate::discord) async fn act(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, .. } = *pressing;
        let shown = DrawnTable::new(&table, reader.words.language);
        if let Some(request) = request(&shown, asked.user, press) {
            drop(shown);
            let done = self.ask_at(asked, table, request).await?;
            return Ok(self.done(asked, reader, press, done).await);
        }
        let said = too_late(&shown, asked.user, press).unwrap_or_else(|| waiting(&shown).join("\n"));
        drop(shown);
        Ok(self.hand(asked, &reader.at(&table), table, Some(said)).await)
    }
}

/// The answer of a button under the table; none, where it is nobody's who presses it, or about something that is over.
fn request(shown: &DrawnTable<'_>, user: UserId, press: &Press) -> Option<Request> {
    let seat = Seat(seated(shown.table, user).ok()? as u8);
    let play = shown.play.as_ref()?;
    if play.on_the_table().1 != press.number(0) {
        return None;
    }
    let (question, choice) = play.given_by(seat, press.number(1) as usize)?;
    let of = play.asks().iter().find(|ask| ask.seat == seat)?.of(choice);
    Some(Request::Answer { user, question, of, choice })
}

/// What the game has to say to whoever pressed too late, if anything. Nobody was beaten to what they may press still.
pub fn too_late(shown: &DrawnTable<'_>, user: UserId, press: &Press) -> Option<String> {
    let (seat, play) = (seated(shown.table, user).ok()?, shown.play.as_ref()?);
    let beaten = match press.verb {
        // The table is about the same, and the button has gone.
        Verb::Act => {
            let (open, about) = play.on_the_table();
            about == press.number(0) && open.len() <= press.number(1) as usize
        }
        Verb::Answer => shown.ask(seat).is_none_or(|ask| ask.choices <= press.number(2) as usize),
        _ => shown.ask(seat).is_none(),
    };
    let said = play.too_late(Seat(seat as u8)).filter(|_| beaten)?;
    Some(shown.say(&said))
}
