//! On one's own page, before an answer: items of a set are marked, another leaf is turned to, a hint is asked for.

use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::explain::kind_of;
use crate::discord::pages::leaves::Leaf;
use crate::discord::pages::presses::answer_button;
use crate::discord::pages::sets::{Draft, of_menu};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, plain_button};
use crate::discord::parts::press::{self, Press, Verb};
use crate::host::{Request, Sorry};
use crate::kernel::{AnyAsk, Choice, Group, Screen, Seat, Viewer};
use crate::store::{Table, TableId, UserId};

/// The question that is open to whoever pressed, and that they pressed about.
struct OwnQuestion<'a> {
    seat: Seat,
    shown: DrawnTable<'a>,
    ask: AnyAsk,
}

impl OwnQuestion<'_> {
    fn screen(&self) -> Result<Screen<usize>, Sorry> {
        self.shown.screen(Viewer::Seat(self.seat)).ok_or(Sorry::Stale)
    }
}

impl Bot {
    /// A press that comes late is about a question that is no longer open.
    fn own_question<'a>(&self, pressing: &Pressing<'_>, table: &'a Table) -> Result<OwnQuestion<'a>, Sorry> {
        let seat = crate::host::seated(table, pressing.asked.user)?;
        let shown = DrawnTable::new(table, pressing.reader.words.language);
        let ask = shown.ask(seat).ok_or(Sorry::NotAsked)?;
        if ask.number != self.seal().reveal(table.id, pressing.press.number(0)) {
            return Err(Sorry::Stale);
        }
        Ok(OwnQuestion { seat: Seat(seat as u8), shown, ask })
    }

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

    /// Whether they are sure, where what they chose in a menu gives something away for good and what stands beside it does
    /// not: no item of a menu is red.
    pub(in crate::discord) fn asked_once_more(
        &self,
        pressing: &Pressing<'_>,
        table: &Table,
    ) -> Result<Option<Page>, Sorry> {
        if pressing.press.number(press::ASKS_ONCE_MORE) == 0 {
            return Ok(None);
        }
        let answer = press::chosen::<usize>(pressing.chosen)?;
        // What is about something else by now is refused as any answer is.
        let Ok(own) = self.own_question(pressing, table) else { return Ok(None) };
        let (screen, shown) = (own.screen()?, &own.shown);
        let grave =
            |group| Group::grave(group).find(|press| press.answer == answer).zip(Some(kind_of(group)));
        let Some((grave, kind)) = screen.groups.iter().find_map(grave) else { return Ok(None) };
        let sealed = AnyAsk { number: self.seal().hide(table.id, own.ask.number), ..own.ask };
        let back = Press::at(table.id, Verb::Hand).id();
        Ok(Some(Page::saying(shown.word("move-sure-grave")).row([
            answer_button(shown, &sealed, grave, kind),
            plain_button(&shown.word("button-back-to-hand"), back),
        ])))
    }

    /// Marks items of a set on one's own page, as long as the question is still the same.
    pub(in crate::discord) async fn mark(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let own = self.own_question(pressing, &table)?;
        let screen = own.screen()?;
        let of = press.number(2) as usize;
        let set = |group: &Group<usize>| group.set.as_ref().filter(|set| set.of == of).map(|set| set.most);
        let groups = screen.groups.iter();
        let (group, most) =
            groups.filter_map(|group| Some((group, set(group)?))).next().ok_or(Sorry::Stale)?;
        let draft = Draft::marked(press, chosen, of_menu(group, press.number(3) as usize), most)?;
        if own.ask.of(Choice::Several { of: draft.of, items: 0 }) != press.number(1) as usize {
            return Err(Sorry::Stale);
        }
        self.keep_draft(table.id, asked.user, own.ask.number, draft);
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
        let question = self.own_question(pressing, &table)?.ask.number;
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
        if let Some((ask, best)) = shown.ask(seat).zip(hint.as_ref().and_then(|hint| hint.answer)) {
            self.keep_hint(table.id, asked.user, ask.number, best);
        }
        let said = match hint {
            // The button that is marked there need not be the one that is named here.
            Some(hint) if shown.state.lesson => {
                format!("{}\n{}", shown.say(&hint.said), reader.word("hint-deeper"))
            }
            Some(hint) => shown.say(&hint.said),
            None => reader.word("hint-none"),
        };
        Ok(self.where_it_was_pressed(asked, reader, table, Some(said)).await)
    }
}
