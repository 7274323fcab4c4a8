//! How commands reach this program, and what happens when one goes wrong.

use crate::discord::Bot;
use crate::discord::gate::events;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::parts::press::Press;
use crate::host::Sorry;
use crate::kernel::AnyGame;
use crate::store::{TableId, UserId};
use crate::words::Words;
use poise::FrameworkError;
use std::sync::{Arc, OnceLock};

/// What the poise framework carries along and what its commands may fail with: nothing ever reaches a player that way.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What a command is given.
pub type Context<'a> = poise::ApplicationContext<'a, Bot, Failure>;

/// The framework: commands, and every other event beside them.
pub fn framework(cell: Arc<OnceLock<Bot>>) -> poise::Framework<Bot, Failure> {
    let options = poise::FrameworkOptions {
        commands: super::all(),
        event_handler: |framework, event| {
            Box::pin(async move {
                events::on_event(framework.user_data, event).await;
                Ok(())
            })
        },
        on_error: |error| Box::pin(on_error(error)),
        initialize_owners: false,
        prefix_options: poise::PrefixFrameworkOptions { mention_as_prefix: false, ..Default::default() },
        ..Default::default()
    };
    let framework = poise::Framework::builder().options(options);
    // A set-up that fails would leave every later event waiting for ever: there is nothing in it that can.
    framework
        .setup(move |_, _, _| {
            Box::pin(async move { cell.get().cloned().ok_or_else(|| Failure::from("no bot was put in")) })
        })
        .build()
}

/// The group itself; Discord never sends it without a subcommand.
#[poise::command(slash_command)]
pub async fn root(_: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Nothing that goes wrong is shown as it is: a sentence for the player, the rest for the log.
async fn on_error(error: FrameworkError<'_, Bot, Failure>) {
    let (bot, interaction, key) = match &error {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "a command that this program does not know");
            (framework.user_data, *interaction, "discord-old-command")
        }
        FrameworkError::CommandStructureMismatch { ctx, .. } => {
            tracing::warn!("a command of another version");
            (ctx.framework.user_data, ctx.interaction, "discord-old-command")
        }
        FrameworkError::ArgumentParse { ctx: poise::Context::Application(ctx), .. } => {
            (ctx.framework.user_data, ctx.interaction, "discord-odd-argument")
        }
        FrameworkError::CommandPanic { ctx: poise::Context::Application(ctx), .. } => {
            tracing::error!(command = ctx.command().qualified_name.as_ref(), "a command went wrong inside");
            (ctx.framework.user_data, ctx.interaction, "discord-went-wrong")
        }
        FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. } => {
            tracing::error!(%error, "a command failed");
            (ctx.framework.user_data, ctx.interaction, "discord-went-wrong")
        }
        other => {
            tracing::error!(error = %other, "the framework failed");
            return;
        }
    };
    events::answer_plainly(bot, interaction.id, &interaction.token, &interaction.locale, key).await;
}

/// Whoever typed, and where.
pub fn asked(ctx: Context<'_>) -> Interaction {
    Interaction::command(ctx.interaction)
}

/// Which game the command belongs to; none, where it belongs to all.
pub fn game(ctx: Context<'_>) -> Option<&'static dyn AnyGame> {
    let kind = ctx.command_tree.first()?.custom_data.downcast_ref::<&str>()?;
    crate::games::by_kind(kind)
}

/// The words of the game to which the command belongs.
pub fn words_of(ctx: Context<'_>, words: Words) -> Words {
    Words::of(words.language, game(ctx).map(|game| game.book()))
}

/// Answers a command with what its work comes to.
pub async fn answer(
    ctx: Context<'_>,
    work: impl Future<Output = Result<Reply, Sorry>> + Send,
) -> Result<(), Failure> {
    let asked = asked(ctx);
    let bot = ctx.framework.user_data;
    let reply = async {
        match work.await {
            Ok(reply) => reply,
            Err(sorry) => bot.sorry(words_of(ctx, bot.words(&asked).await), &sorry).into(),
        }
    };
    bot.answer(&asked, &bot.begin_answer(&asked), reply).await;
    Ok(())
}

/// Does at the table of this place what a button there would do.
pub async fn at_table(ctx: Context<'_>, press: impl FnOnce(TableId) -> Press + Send) -> Result<(), Failure> {
    at(ctx, table_here(ctx), press).await
}

/// The same, where nothing is played now, at the table of this place whose game has ended last: for what is
/// looked at afterwards.
pub async fn at_played_table(
    ctx: Context<'_>,
    press: impl FnOnce(TableId) -> Press + Send,
) -> Result<(), Failure> {
    at(ctx, played_table_here(ctx), press).await
}

async fn at(
    ctx: Context<'_>,
    table: impl Future<Output = Result<TableId, Sorry>> + Send,
    press: impl FnOnce(TableId) -> Press + Send,
) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async { Ok(bot.press(&asked, &press(table.await?), None).await) }).await
}

async fn played_table_here(ctx: Context<'_>) -> Result<TableId, Sorry> {
    match table_here(ctx).await {
        Err(Sorry::NoTableHere) => {
            let (bot, asked) = (ctx.framework.user_data, asked(ctx));
            let last = bot.host().store().last_in(asked.channel).await?.ok_or(Sorry::NoTableHere)?;
            of_the_command(ctx, last).await
        }
        table => table,
    }
}

/// The table of this place, at which the game of the command is played; in direct messages, the one table at
/// which somebody sits.
pub async fn table_here(ctx: Context<'_>) -> Result<TableId, Sorry> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    of_the_command(ctx, any_table_here(bot, &asked).await?).await
}

/// The same table, if the game of the command is played there.
async fn of_the_command(ctx: Context<'_>, id: TableId) -> Result<TableId, Sorry> {
    let bot = ctx.framework.user_data;
    if let Some(game) = game(ctx)
        && let Some(table) = bot.host().store().load(id).await?
        && table.kind != game.kind()
    {
        return Err(Sorry::OtherGame(table.kind));
    }
    Ok(id)
}

/// The table of this place, whatever is played there.
async fn any_table_here(bot: &Bot, asked: &Interaction) -> Result<TableId, Sorry> {
    let store = bot.host().store();
    if let Some(table) = store.open_in(asked.channel).await? {
        return Ok(table);
    }
    if asked.guild.is_none()
        && let [only] = store.tables_of(asked.user).await?[..]
    {
        return Ok(only);
    }
    Err(Sorry::NoTableHere)
}

/// The name of a number as a person of the guild: for parameters that are people.
pub fn person(user: &serenity::all::User) -> UserId {
    UserId(user.id.get())
}
