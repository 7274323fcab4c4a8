//! On one's own page, before an answer: items of a set are marked, another leaf is turned to, a hint is asked for.

use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::leaves::Leaf;
use crate::discord::pages::sets::{Draft, of_menu};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::press::{self, Press, Verb};
use crate::host::{Request, Sorry};
use crate::kernel::{Choice, Group, Seat, Viewer};
use crate::store::{Table, TableId, UserId};

impl Bot {
    /// The answer of a press to a question: its number, and how many there were to choose from.
    pub(in crate::discord) fn answer_of(
        &self,
        user: UserId,
        id: TableId,
        press: &Press,
        choice: Choice,
    ) -> Request {
        let question = self.seal().reveal(id, press.number(0));
        // What is asked next begins with nothing marked, also where it is part of the same question.
        self.forget_draft(id, user);
        Request::Answer { user, question, of: press.number(1) as usize, choice }
    }

    /// Marks items of a set on one's own page, as long as the question is still the same.
    pub(in crate::discord) async fn mark(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let seat = crate::host::seated(&table, asked.user)?;
        let shown = DrawnTable::new(&table, reader.words.language);
        let ask = shown.ask(seat).ok_or(Sorry::NotAsked)?;
        let screen = shown.screen(Viewer::Seat(Seat(seat as u8))).ok_or(Sorry::Stale)?;
        let of = press.number(2) as usize;
        let set = |group: &Group<usize>| group.set.as_ref().filter(|set| set.of == of).map(|set| set.most);
        let groups = screen.groups.iter();
        let (group, most) =
            groups.filter_map(|group| Some((group, set(group)?))).next().ok_or(Sorry::Stale)?;
        let draft = Draft::marked(press, chosen, of_menu(group, press.number(3) as usize), most)?;
        let same = ask.number == self.seal().reveal(table.id, press.number(0));
        if !same || ask.of(Choice::Several { of: draft.of, items: 0 }) != press.number(1) as usize {
            return Err(Sorry::Stale);
        }
        self.keep_draft(table.id, asked.user, ask.number, draft);
        Ok(self.where_it_was_pressed(asked, reader, table, None).await)
    }

    /// Turns to another leaf of one's own page, as long as the question is still the same.
    pub(in crate::discord) async fn turn(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let leaf = match press.verb {
            Verb::Open => Leaf { group: press::chosen(chosen)?, at: 0 },
            _ => Leaf { group: press.number(1) as usize, at: press.number(2) as usize },
        };
        let seat = crate::host::seated(&table, asked.user)?;
        let shown = DrawnTable::new(&table, reader.words.language);
        let question = shown.ask(seat).ok_or(Sorry::NotAsked)?.number;
        if question != self.seal().reveal(table.id, press.number(0)) {
            return Err(Sorry::Stale);
        }
        self.keep_leaf(table.id, asked.user, question, leaf);
        Ok(self.where_it_was_pressed(asked, reader, table, None).await)
    }

    /// What is best now and why, on the page of whoever asks.
    pub(in crate::discord) async fn hint(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, .. } = *pressing;
        let seat = crate::host::seated(&table, asked.user)?;
        let hint = self.host().hint(&table, Seat(seat as u8)).await?;
        let reader = &reader.at(&table);
        let shown = DrawnTable::new(&table, reader.words.language);
        let said = match hint {
            // The button that is marked there need not be the one that is named here.
            Some(hint) if shown.state.lesson => {
                format!("{}\n{}", shown.say(&hint), reader.word("hint-deeper"))
            }
            Some(hint) => shown.say(&hint),
            None => reader.word("hint-none"),
        };
        Ok(self.where_it_was_pressed(asked, reader, table, Some(said)).await)
    }
}
