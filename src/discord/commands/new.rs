//! `new`: opens a table. Its parameters are what the game lets one set.

use super::framework::{Context, answer, asked};
use super::words::choice;
use crate::discord::Bot;
use crate::discord::commands::framework::Failure;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::rest::{Rank, Trouble};
use crate::host::{Opening, Pace, Sorry, Tempo};
use crate::kernel::{AnyGame, Text};
use crate::store::{Stage, TableId};
use crate::words::Language;
use poise::CommandParameter;
use serde_json::{Value, json};
use serenity::all::{CommandOptionType, CreateCommandOption, Permissions, ResolvedOption, ResolvedValue};

/// What the bot needs where a table stands: see the channel, write, show pictures.
const NEEDED: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::ATTACH_FILES);
/// What it needs for a thread of the table's own.
const NEEDED_FOR_THREAD: Permissions =
    NEEDED.union(Permissions::CREATE_PUBLIC_THREADS).union(Permissions::SEND_MESSAGES_IN_THREADS);

/// The command, with a parameter for everything that can be set.
pub fn new(game: &'static dyn AnyGame) -> poise::Command<Bot, Failure> {
    let mut command = open();
    let paces = ["pace-choice-live", "pace-choice-days"].map(str::to_owned);
    let mut parameters = vec![chosen("pace", paces), bots(game), truth("thread")];
    parameters.extend(game.dials().into_iter().map(|dial| {
        chosen(dial.id, dial.notches.iter().map(|notch| format!("dial-{}-{}", dial.id, notch.id)))
    }));
    command.parameters = parameters;
    command.custom_data = Box::new(game.kind());
    command
}

fn parameter(
    name: &'static str,
    kind: fn(CreateCommandOption) -> CreateCommandOption,
) -> CommandParameter<Bot, Failure> {
    CommandParameter {
        name: name.into(),
        name_localizations: (&[][..]).into(),
        description: None,
        description_localizations: (&[][..]).into(),
        required: false,
        channel_types: None,
        choices: (&[][..]).into(),
        type_setter: Some(kind),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

fn chosen(name: &'static str, keys: impl IntoIterator<Item = String>) -> CommandParameter<Bot, Failure> {
    let choices: Vec<_> = keys.into_iter().map(choice).collect();
    CommandParameter {
        choices: choices.into(),
        ..parameter(name, |one| one.kind(CommandOptionType::Integer))
    }
}

/// As many bots as there are seats beside one's own. What sets the type of a parameter can hold nothing:
/// there is one for each size.
fn bots(game: &dyn AnyGame) -> CommandParameter<Bot, Failure> {
    fn up_to<const MOST: u64>(one: CreateCommandOption) -> CreateCommandOption {
        one.kind(CommandOptionType::Integer).min_int_value(0).max_int_value(MOST)
    }
    let kind = match game.seats().end().saturating_sub(1) {
        0 => up_to::<0>,
        1 => up_to::<1>,
        2 => up_to::<2>,
        3 => up_to::<3>,
        4 => up_to::<4>,
        5 => up_to::<5>,
        6 => up_to::<6>,
        _ => up_to::<7>,
    };
    parameter("bots", kind)
}

fn truth(name: &'static str) -> CommandParameter<Bot, Failure> {
    parameter(name, |one| one.kind(CommandOptionType::Boolean))
}

fn whole(args: &[ResolvedOption<'_>], name: &str) -> Option<usize> {
    args.iter().find(|arg| arg.name == name).and_then(|arg| match arg.value {
        ResolvedValue::Integer(number) => usize::try_from(number).ok(),
        _ => None,
    })
}

/// Opens a table.
#[poise::command(slash_command, rename = "new", identifying_name = "new")]
async fn open(ctx: Context<'_>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    let kind = ctx.command().custom_data.downcast_ref::<&str>().copied().unwrap_or_default();
    answer(ctx, async { open_table(bot, &asked, kind, ctx.args).await }).await
}

async fn open_table(
    bot: &Bot,
    asked: &Interaction,
    kind: &str,
    args: &[ResolvedOption<'_>],
) -> Result<Reply, Sorry> {
    let game = crate::games::by_kind(kind).ok_or(Sorry::UnknownGame)?;
    let reader = bot.reader(asked).await?.of(Some(game.book()));
    let thread =
        args.iter().any(|arg| arg.name == "thread" && matches!(arg.value, ResolvedValue::Boolean(true)));
    if let Some(missing) = missing(asked, thread) {
        return Ok(not_allowed(&reader, "new-not-allowed", missing));
    }
    // The bot makes no thread for somebody who might not make one.
    let own = asked.may.unwrap_or(Permissions::all());
    if thread && asked.guild.is_some() && !own.contains(Permissions::CREATE_PUBLIC_THREADS) {
        return Ok(not_allowed(&reader, "new-not-yours", Permissions::CREATE_PUBLIC_THREADS));
    }
    let mut options = serde_json::Map::new();
    for dial in game.dials() {
        if let Some(notch) = whole(args, dial.id).and_then(|at| dial.notches.get(at)) {
            options.insert(dial.id.to_owned(), notch.value.clone());
        }
    }
    let tempo = if whole(args, "pace") == Some(1) { Tempo::Slow } else { Tempo::Live };
    let pace = Pace::of(game, tempo);
    bot.host().may_open(asked.user, asked.guild).await?;
    let channel = match thread && asked.guild.is_some() {
        true => match own_thread(bot, asked, &reader).await {
            Ok(thread) => thread,
            Err(trouble) => {
                tracing::warn!(?trouble, "no thread could be made for a table");
                return Ok(Page::saying(reader.word("new-no-thread")).into());
            }
        },
        false => asked.channel,
    };
    let own = reader.person.language.as_deref().or(chosen_by(asked)).unwrap_or(&asked.locale);
    let language = Language::for_locale(own);
    let opening = Opening {
        kind: kind.to_owned(),
        guild: asked.guild,
        channel,
        user: asked.user,
        name: asked.name.clone(),
        language: language.id().to_owned(),
        pace,
        options: Value::Object(options),
        bots: whole(args, "bots").unwrap_or(0).min(usize::from(game.seats().end().saturating_sub(1))) as u8,
        lesson: false,
        after: None,
        interaction: Some(asked.id.get()),
    };
    match bot.host().open(opening).await {
        Ok(_) => Ok(opened(&reader, channel)),
        Err(Sorry::ChannelTaken(table)) => taken(bot, &reader, table).await,
        Err(sorry) => Err(sorry),
    }
}

/// The language that a server has been set to. American English is what it has where nobody has set any.
fn chosen_by(asked: &Interaction) -> Option<&str> {
    asked.guild_locale.as_deref().filter(|locale| *locale != "en-US")
}

/// What the bot may not do here and would have to.
fn missing(asked: &Interaction, thread: bool) -> Option<Permissions> {
    asked.guild?;
    let needed = if thread { NEEDED_FOR_THREAD } else { NEEDED };
    let missing = needed - asked.allowed?;
    // In a thread another permission counts than in its channel; whoever typed here could write, at least.
    let missing = missing - Permissions::SEND_MESSAGES;
    (!missing.is_empty()).then_some(missing)
}

fn not_allowed(reader: &Reader, key: &str, missing: Permissions) -> Reply {
    let all = [
        (Permissions::VIEW_CHANNEL, "permission-view"),
        (Permissions::ATTACH_FILES, "permission-attach"),
        (Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-write-in-threads"),
    ];
    let names = all.into_iter().filter(|(one, _)| missing.contains(*one)).map(|(_, key)| reader.word(key));
    let list = reader.words.list(names.collect());
    Page::saying(reader.say(&Text::new(key).with("permissions", crate::kernel::Arg::Verbatim(list)))).into()
}

async fn own_thread(bot: &Bot, asked: &Interaction, reader: &Reader) -> Result<u64, Trouble> {
    let name = crate::kernel::Arg::Verbatim(asked.name.clone());
    let title = reader.say(&Text::new("new-thread").with("player", name));
    let body =
        json!({ "name": crate::drawing::cut(&title, 100), "type": 11, "auto_archive_duration": 10_080 });
    bot.rest().thread(Rank::Waiting, asked.channel, &body).await
}

/// Says where the table is. What can be pressed stands there: here it would be out of date soon.
fn opened(reader: &Reader, channel: u64) -> Reply {
    let place = crate::kernel::Arg::Verbatim(format!("<#{channel}>"));
    Page::saying(reader.say(&Text::new("new-opened").with("channel", place))).into()
}

/// There is a table here: whoever comes before the start can join it, later they can look at it.
async fn taken(bot: &Bot, reader: &Reader, id: TableId) -> Result<Reply, Sorry> {
    let table = bot.host().loaded(id).await?;
    // It may be a table of another game than the one that was asked for.
    let reader = reader.at(&table);
    let show = plain_button(&reader.word("button-show"), Press::at(id, Verb::Show).id());
    let seated = crate::host::seated(&table, reader.person.user).is_ok();
    Ok(match (table.stage, seated) {
        (Stage::Lobby, false) => {
            let join = main_button(&reader.word("button-join"), Press::at(id, Verb::Join).id());
            Page::saying(reader.word("sorry-channel-taken")).row([join, show]).into()
        }
        (Stage::Lobby, true) => Page::saying(reader.word("sorry-channel-taken")).row([show]).into(),
        (_, true) => {
            let hand = main_button(&reader.word("button-hand"), Press::at(id, Verb::Hand).id());
            Page::saying(reader.word("new-game-on")).row([hand, show]).into()
        }
        (_, false) => Page::saying(reader.word("new-game-on")).row([show]).into(),
    })
}
