//! Commands for people who like typing: the same answers that the buttons give, suggested while one types.

use super::framework::{Context, answer, asked, table_here};
use crate::discord::Bot;
use crate::discord::asked::{Asked, Reply};
use crate::discord::connect::Failure;
use crate::discord::page::Page;
use crate::discord::press::{Press, Verb as Does};
use crate::discord::table::Shown;
use crate::host::{Sorry, seated};
use crate::lang::Language;
use crate::table::{Press as Button, Seat, Verb, Viewer};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

/// Suggestions that Discord shows at most.
const SUGGESTIONS: usize = 25;

/// The command of one of a game's verbs.
pub fn verb(verb: &'static Verb) -> poise::Command<Bot, Failure> {
    let mut command = a_move();
    command.identifying_name = verb.id.into();
    command.custom_data = Box::new(verb.presses);
    command
}

/// The command for every other move.
pub fn any() -> poise::Command<Bot, Failure> {
    let mut command = a_move();
    command.identifying_name = "move".into();
    command
}

/// Makes a move.
#[poise::command(slash_command)]
async fn a_move(
    ctx: Context<'_>,
    #[description = "_"]
    #[autocomplete = "suggest"]
    what: Option<String>,
) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    let presses = fitting(ctx);
    answer(ctx, async { make(bot, &asked, presses, what.as_deref()).await }).await
}

/// The labels that this command stands for; all of them, where it says nothing.
fn fitting(ctx: Context<'_>) -> Option<&'static [&'static str]> {
    ctx.command().custom_data.downcast_ref::<&'static [&'static str]>().copied()
}

/// One move that could be made.
struct Move {
    label: String,
    code: String,
    press: Press,
}

/// The moves that somebody could make now with this command.
async fn moves(
    bot: &Bot,
    asked: &Asked,
    presses: Option<&[&str]>,
    language: Language,
) -> Result<Vec<Move>, Sorry> {
    let id = table_here(bot, asked).await?;
    let table = bot.host().store().load(id).await?.ok_or(Sorry::NoTable)?;
    let seat = seated(&table, asked.user)?;
    let shown = Shown::new(&table, language);
    if shown.play.is_none() {
        return Err(Sorry::NotRunning);
    }
    let ask = shown.ask(seat).ok_or(Sorry::NotAsked)?;
    let Some(screen) = shown.screen(Viewer::Seat(Seat(seat as u8))) else { return Ok(Vec::new()) };
    let fits = |button: &Button<usize>| presses.is_none_or(|keys| keys.contains(&button.label.key.as_str()));
    let all = screen.groups.into_iter().flat_map(|group| group.presses).filter(fits);
    // As in buttons, the number of the question says nothing.
    let question = bot.key().hide(id, ask.number);
    Ok(all
        .map(|button| {
            let code = format!("{question}.{}.{}", ask.choices, button.answer);
            let press = Press::at(id, Does::Answer).with(question).with(ask.choices as u32);
            Move { label: shown.label(&button.label), code, press: press.with(button.answer as u32) }
        })
        .collect())
}

/// What could be meant by what has been typed so far. Only whoever types sees it.
async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    let language = bot.language(&asked).await;
    // Nothing to suggest is no mistake: the command itself will say why.
    let moves = moves(bot, &asked, fitting(ctx), language).await.unwrap_or_default();
    let typed = typed.to_lowercase();
    let fitting = moves.into_iter().filter(|one| one.label.to_lowercase().contains(&typed));
    let choices = fitting
        .take(SUGGESTIONS)
        .map(|one| AutocompleteChoice::new(crate::discord::page::cut(&one.label, 100), one.code));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

async fn make(
    bot: &Bot,
    asked: &Asked,
    presses: Option<&[&str]>,
    what: Option<&str>,
) -> Result<Reply, Sorry> {
    let reader = bot.reader(asked).await?;
    let mut moves = moves(bot, asked, presses, reader.language).await?;
    if let Some(what) = what {
        if let Some(exact) = moves.iter().position(|one| one.code == what) {
            moves = vec![moves.swap_remove(exact)];
        } else if is_code(what) {
            return Err(Sorry::Stale);
        } else {
            let typed = what.to_lowercase();
            moves.retain(|one| one.label.to_lowercase().contains(&typed));
        }
    }
    match &moves[..] {
        [one] => Ok(bot.press(asked, &one.press, None).await),
        [] => Ok(Page::saying(reader.word("move-none")).into()),
        _ => {
            let list = moves.iter().take(SUGGESTIONS).map(|one| format!("- {}", one.label));
            Ok(Page::saying(reader.word("move-which")).lines(list).into())
        }
    }
}

/// Whether this was a suggestion once.
fn is_code(what: &str) -> bool {
    what.split('.').count() == 3 && what.split('.').all(|part| part.parse::<u32>().is_ok())
}
