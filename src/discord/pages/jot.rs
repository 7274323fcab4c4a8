//! Jotting down: signs for oneself beside things on the table, on a page of their own or typed in a line.
//! Whoever's turn it is.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{MENU, MenuItem, Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::host::{Sorry, Standing, seated};
use crate::kernel::{Arg, Jottings, Pad, Seat, Text};
use crate::store::UserId;

/// What somebody may jot down, and has.
pub struct Desk<'a> {
    shown: &'a DrawnTable<'a>,
    pad: Pad,
    pub jottings: Jottings,
}

impl<'a> Desk<'a> {
    pub fn of(shown: &'a DrawnTable<'a>, user: UserId) -> Result<Desk<'a>, Sorry> {
        let seat = seated(shown.table, user)?;
        let play = shown.play.as_ref().ok_or(Sorry::NotRunning)?;
        let pad = play.pad(Seat(seat as u8)).ok_or(Sorry::Stale)?;
        let jottings = pad.read(&Standing::of(&shown.table.seats[seat]).jottings);
        Ok(Desk { shown, pad, jottings })
    }

    /// What stands there after a menu: what is chosen in it has the sign, and what is not chosen has it no longer.
    pub fn after(&self, press: &Press, chosen: &str) -> Result<Jottings, Sorry> {
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

    pub fn page(&self, sign: u8) -> Page {
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
            MenuItem {
                label: shown.label(label),
                hint: hint.join(" · "),
                value: number.to_string(),
                now: stands == Some(&sign),
            }
        };
        let choices: Vec<MenuItem> = self.pad.items.iter().map(choice).collect();
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
