//! A line of a game's own notation, typed instead of pressed: the answers that it stands for are given one
//! after the other, as far as it says them; what it leaves open is on the page that comes then.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::pages::sets::confirmation;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::host::{Once, Sorry, seated};
use crate::kernel::{Choice, Seat};
use crate::store::TableId;
use crate::words::Language;

/// Answers that a line stands for at most.
const STEPS: usize = 6;

impl Bot {
    /// Gives the answers that a line stands for; nothing, where the game does not read it as one.
    pub async fn read_line(
        &self,
        asked: &Interaction,
        reader: &Reader,
        id: TableId,
        line: &str,
    ) -> Result<Option<Reply>, Sorry> {
        let (mut last, mut turn) = (None, None);
        for step in 0..STEPS {
            let table = self.host().loaded(id).await?;
            let seat = seated(&table, asked.user)?;
            let shown = DrawnTable::new(&table, reader.words.language);
            let Some((play, ask)) = shown.play.as_ref().zip(shown.ask(seat)) else { break };
            // What it says is about this turn, and no later one.
            if *turn.get_or_insert(play.turn()) != play.turn() {
                break;
            }
            let choice = match play.read(Seat(seat as u8), line) {
                Some(Ok(choice)) => choice,
                Some(Err(text)) if step == 0 => return Ok(Some(Page::saying(shown.say(&text)).into())),
                _ => break,
            };
            let question = self.seal().hide(id, ask.number);
            let press = match choice {
                Choice::One(at) => {
                    let press = Press::at(id, Verb::Answer).with(question);
                    press.with(ask.of(choice) as u32).with(at as u32)
                }
                Choice::Several { of, items } => confirmation(id, question, &ask, of, items),
            };
            let request = self.answer_of(asked.user, id, &press, choice);
            // One command is one press, however many answers there are in it.
            let done = match step {
                0 => self.ask(asked, id, request).await?,
                _ => self.host().request(id, Once::from(request)).await?,
            };
            last = Some((press, done));
        }
        match last {
            Some((press, done)) => Ok(Some(self.done(asked, reader, &press, done).await)),
            None => Ok(None),
        }
    }

    /// The lines that somebody could type now who has begun like this, the best first.
    pub async fn lines(
        &self,
        asked: &Interaction,
        id: TableId,
        language: Language,
        begun: &str,
    ) -> Result<Vec<String>, Sorry> {
        let table = self.host().loaded(id).await?;
        let seat = seated(&table, asked.user)?;
        let shown = DrawnTable::new(&table, language);
        let Some(play) = &shown.play else { return Ok(Vec::new()) };
        let lines = play.lines(Seat(seat as u8)).into_iter().map(|text| shown.say(&text));
        Ok(lines.filter(|line| line.to_lowercase().starts_with(begun)).collect())
    }
}
