//! Commands that look something up at the table as it lies: whoever sits there sees what they may see,
//! anybody else what all see.

use super::framework::{Context, Failure, answer, asked, table_here};
use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::host::{Sorry, seated};
use crate::kernel::{AnyGame, Seat, Viewer};
use crate::words::{Language, Words};

/// The command of one of the things that a game lets people look up. What its words do not ask for, nobody has to say.
pub fn lookup(game: &'static dyn AnyGame, id: &'static str) -> poise::Command<Bot, Failure> {
    let mut command = look_up();
    command.identifying_name = id.into();
    let asks = Words::of(Language::English, Some(game.book())).has(&format!("cmd-{id}-what"));
    command.parameters.retain(|_| asks);
    command.parameters.iter_mut().for_each(|one| one.required = true);
    command
}

/// Looks something up.
#[poise::command(slash_command)]
async fn look_up(ctx: Context<'_>, #[description = "_"] what: Option<String>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async { look(ctx, bot, &asked, what.as_deref().unwrap_or_default()).await }).await
}

async fn look(ctx: Context<'_>, bot: &Bot, asked: &Interaction, what: &str) -> Result<Reply, Sorry> {
    let reader = bot.reader(asked).await?;
    let table = bot.host().loaded(table_here(ctx).await?).await?;
    let shown = DrawnTable::new(&table, reader.words.language);
    let play = shown.play.as_ref().ok_or(Sorry::NotRunning)?;
    let viewer = Viewer::of(seated(&table, asked.user).ok().map(|seat| Seat(seat as u8)));
    let said = play.look(viewer, &ctx.command().identifying_name, what).ok_or(Sorry::Stale)?;
    Ok(Page::saying(shown.say(&said)).into())
}
