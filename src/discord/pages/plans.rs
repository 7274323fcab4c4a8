//! Plans, made on one page: the moves that are meant, one more from a menu, the last one less.

use crate::discord::Bot;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{MenuItem, Page, main_button, plain_button};
use crate::discord::parts::press::{self, Press, Verb};
use crate::host::{Sorry, Standing, seated};
use crate::kernel::{Arg, Plannable, Seat, Text};
use crate::store::UserId;
use serde_json::Value;

/// What a press on the page does; the number stands in buttons.
pub const SHOW: u32 = 0;
const ADD: u32 = 1;
const LESS: u32 = 2;
const NONE: u32 = 3;
const PROPOSED: u32 = 4;

/// What somebody means to do, and could mean.
pub struct Desk<'a> {
    shown: &'a DrawnTable<'a>,
    moves: Vec<Value>,
    stopped: bool,
    could: Plannable,
    most: usize,
    stamp: u32,
    /// Whether their turn is on already, in which they move themselves.
    moves_now: bool,
}

impl<'a> Desk<'a> {
    pub fn of(shown: &'a DrawnTable<'a>, user: UserId, bot: &Bot) -> Result<Desk<'a>, Sorry> {
        let seat = seated(shown.table, user)?;
        let play = shown.play.as_ref().ok_or(Sorry::NotRunning)?;
        let most = shown.game.map_or(0, |game| game.features().plan_most);
        let plan = Standing::of(&shown.table.seats[seat]).plan;
        let could = play.plannable(Seat(seat as u8));
        let all: Vec<String> = could.possible.iter().chain(&plan.moves).map(Value::to_string).collect();
        let numbers = [shown.table.id.0.cast_unsigned(), user.0, plan.moves.len() as u64];
        let stamp = bot.seal().stamp(&numbers, all.iter().map(String::as_str)) as u32;
        let moves_now = shown.ask(seat).is_some_and(|ask| plan.leaves_alone(&ask));
        let (moves, stopped) = (plan.moves, plan.stopped);
        Ok(Desk { shown, moves, stopped, could, most, stamp, moves_now })
    }

    /// What is planned after a press. Stale, where the page shows something else by now: which card a
    /// position means, only its owner knows.
    pub fn after(&self, press: &Press, chosen: Option<&str>) -> Result<Vec<Value>, Sorry> {
        if press.number(1) != self.stamp {
            return Err(Sorry::Stale);
        }
        let mut moves = self.moves.clone();
        match press.number(0) {
            ADD => moves
                .push(self.could.possible.get(press::chosen::<usize>(chosen)?).ok_or(Sorry::Stale)?.clone()),
            LESS => drop(moves.pop()),
            NONE => moves.clear(),
            PROPOSED => moves = self.could.proposed.iter().take(self.most).cloned().collect(),
            _ => return Err(Sorry::Stale),
        }
        Ok(moves)
    }

    fn reads(&self, planned: &Value) -> Text {
        let text = self.shown.play.as_ref().and_then(|play| play.planned(planned));
        text.unwrap_or_else(|| Text::new("word-nothing"))
    }

    pub fn page(&self, note: Option<String>) -> Page {
        let shown = self.shown;
        let at = |what: u32| Press::at(shown.table.id, Verb::Plan).with(what).with(self.stamp);
        let press = |what: u32| at(what).id();
        let line = |(n, planned): (usize, &Value)| format!("{n}. {}", shown.say(&self.reads(planned)));
        let about = if self.could.wishes { "plan-wishes" } else { "plan-text" };
        let about = Text::new(about).with("most", self.most as i64);
        let mut page = Page::new()
            .text(note.unwrap_or_default())
            .text(format!("### {}", shown.word("plan-heading")))
            .text(shown.say(&about))
            .lines((1..).zip(&self.moves).map(line));
        if self.moves_now && !self.moves.is_empty() {
            page = page.text(shown.word("plan-moves-now"));
        }
        if self.moves.is_empty() {
            page = page.text(shown.word(if self.stopped { "plan-stopped" } else { "plan-none" }));
        }
        if self.moves.len() < self.most {
            let choice =
                |(n, planned): (usize, &Value)| MenuItem::plain(n, shown.label(&self.reads(planned)), false);
            let choices: Vec<MenuItem> = self.could.possible.iter().enumerate().map(choice).collect();
            let next = if self.could.wishes { "plan-add-wish" } else { "plan-add" };
            let next = Text::new(next).with("n", Arg::Number(self.moves.len() as i64 + 1));
            // What can be wished for in a draft takes several menus.
            page = page.menu(&shown.label(&next), &choices, |menu| at(ADD).with(menu as u32).id());
        }
        let propose = self.moves.is_empty() && !self.could.proposed.is_empty();
        let propose = propose.then(|| main_button(&shown.word("plan-propose"), press(PROPOSED)));
        let less = [
            plain_button(&shown.word("plan-less"), press(LESS)),
            plain_button(&shown.word("plan-clear"), press(NONE)),
        ];
        let less = less.into_iter().filter(|_| !self.moves.is_empty());
        let back =
            plain_button(&shown.word("button-back-to-hand"), Press::at(shown.table.id, Verb::Hand).id());
        page.row(propose.into_iter().chain(less).chain([back]))
    }
}
