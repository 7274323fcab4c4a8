//! Jotting down: signs for oneself beside things on the table, on a page of their own or typed in a line.
//! Whoever's turn it is.

use crate::discord::Bot;
use crate::discord::gate::asked::{Asked, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::parts::page::{Choice, MENU, Page, main_button, plain_button};
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::parts::table::Shown;
use crate::host::{Request, Sorry, Standing, seated};
use crate::kernel::{Arg, Jottings, Pad, Seat, Text};
use crate::store::{Table, TableId, UserId};

/// What somebody may jot down, and has.
struct Desk<'a> {
    shown: &'a Shown<'a>,
    pad: Pad,
    jottings: Jottings,
}

impl<'a> Desk<'a> {
    fn of(shown: &'a Shown<'a>, user: UserId) -> Result<Desk<'a>, Sorry> {
        let seat = seated(shown.table, user)?;
        let play = shown.play.as_ref().ok_or(Sorry::NotRunning)?;
        let pad = play.pad(Seat(seat as u8)).ok_or(Sorry::Stale)?;
        let jottings = pad.read(&Standing::of(&shown.table.seats[seat]).jottings);
        Ok(Desk { shown, pad, jottings })
    }

    /// What stands there after a menu: what is chosen in it has the sign, and what is not chosen has it no longer.
    fn after(&self, press: &Press, chosen: &str) -> Result<Jottings, Sorry> {
        let (sign, menu) = (press.number(0) as u8, press.number(2) as usize);
        if press.number(1) != self.pad.page {
            return Err(Sorry::Stale);
        }
        let there = self.pad.items.chunks(MENU).nth(menu).ok_or(Sorry::Stale)?;
        let there: Vec<u8> = there.iter().map(|(number, ..)| *number).collect();
        let chosen: Vec<u8> = chosen
            .split(',')
            .filter(|one| !one.is_empty())
            .map(|one| one.parse().ok().filter(|one| there.contains(one)).ok_or(Sorry::Stale))
            .collect::<Result<_, _>>()?;
        let mut jottings = self.jottings.clone();
        let had = |number: &u8| self.jottings.signs.get(number) == Some(&sign);
        jottings.put(None, there.into_iter().filter(had));
        jottings.put(Some(sign), chosen);
        Ok(jottings)
    }

    /// What stands beside each sign, a line each.
    fn lines(&self) -> Vec<String> {
        let line = |(sign, (written, _)): (u8, &(&str, Text))| {
            let with =
                |(number, ..): &&(u8, Text, Option<Text>)| self.jottings.signs.get(number) == Some(&sign);
            let items = self.pad.items.iter().filter(with).map(|(_, label, _)| self.shown.label(label));
            let items: Vec<String> = items.collect();
            (!items.is_empty()).then(|| format!("**{written}** {}", items.join(", ")))
        };
        (0..).zip(&self.pad.signs).filter_map(line).collect()
    }

    fn page(&self, sign: u8) -> Page {
        let shown = self.shown;
        let sign = sign.min(self.pad.signs.len().saturating_sub(1) as u8);
        let press = |sign: u8| Press::at(shown.table.id, Verb::Jot).with(sign);
        let signs = (0..).zip(&self.pad.signs).map(|(at, (_, meaning))| {
            let button = if at == sign { main_button } else { plain_button };
            button(&shown.label(meaning), press(at).id())
        });
        let choice = |(number, label, known): &(u8, Text, Option<Text>)| {
            let stands = self.jottings.signs.get(number);
            let written =
                stands.and_then(|at| self.pad.signs.get(usize::from(*at))).map(|(written, _)| *written);
            let known = known.as_ref().map(|known| shown.label(known));
            let hint: Vec<String> = written.map(str::to_owned).into_iter().chain(known).collect();
            Choice {
                label: shown.label(label),
                hint: hint.join(" · "),
                value: number.to_string(),
                now: stands == Some(&sign),
            }
        };
        let choices: Vec<Choice> = self.pad.items.iter().map(choice).collect();
        let written = self.pad.signs.get(usize::from(sign)).map_or("", |(written, _)| *written);
        let which = Text::new("jot-which").with("sign", Arg::Verbatim(written.to_owned()));
        let lines = self.lines();
        let nothing = lines.is_empty().then(|| shown.word("jot-none"));
        let back = Press::at(shown.table.id, Verb::Hand).id();
        Page::new()
            .text(format!("### {}\n{}", shown.say(&self.pad.title), shown.say(&self.pad.about)))
            .lines(lines.into_iter().chain(nothing))
            .row(signs)
            .menus_of_several(&shown.label(&which), choices.len(), &choices, |menu| {
                press(sign).with(self.pad.page).with(menu as u32).id()
            })
            .row([plain_button(&shown.word("button-back-to-hand"), back)])
    }
}

impl Bot {
    /// Shows what somebody has jotted down at a table, after what a menu changes of it.
    pub(in crate::discord) async fn jot(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let reader = &reader.at(&table);
        let shown = Shown::new(&table, reader.words.language);
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
        let shown = Shown::new(&done.table, reader.words.language);
        Ok(Desk::of(&shown, asked.user)?.page(sign).into())
    }

    /// Jots down what a line says; nothing, where the game does not read it as such.
    pub(in crate::discord) async fn jot_line(
        &self,
        asked: &Asked,
        reader: &Reader,
        id: TableId,
        line: &str,
    ) -> Result<Option<Reply>, Sorry> {
        let table = self.host().loaded(id).await?;
        let reader = &reader.at(&table);
        let shown = Shown::new(&table, reader.words.language);
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
