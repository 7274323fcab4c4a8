//! Commands that only look: one's hand, the table, the story, cards, rules, one's own things.

use super::framework::{Context, answer, asked, at_played_table, at_table, game, table_here, words_of};
use crate::discord::Bot;
use crate::discord::commands::framework::Failure;
use crate::discord::gate::interaction::Reply;
use crate::discord::pages::{learn, reference, settings, stats};
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::host::Sorry;
use crate::kernel::{AnyGame, Book};
use crate::words::{Nobody, Words};
use poise::serenity_prelude::{AutocompleteChoice, CreateAttachment, CreateAutocompleteResponse};
use serenity::all::User;

/// One's own hand.
#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Hand)).await
}

/// The table again, at the bottom.
#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Show)).await
}

/// What has happened.
#[poise::command(slash_command)]
pub async fn log(
    ctx: Context<'_>,
    #[description = "_"]
    #[min = 1]
    page: Option<u32>,
) -> Result<(), Failure> {
    at_played_table(ctx, move |table| Press::at(table, Verb::Log).with(page.unwrap_or(0))).await
}

/// What is sealed at the table, how luck has been, and in the end that the dice were fair.
#[poise::command(slash_command)]
pub async fn fair(ctx: Context<'_>) -> Result<(), Failure> {
    at_played_table(ctx, |table| Press::at(table, Verb::Fair)).await
}

/// What one makes for a game and brings to its tables.
#[poise::command(slash_command)]
pub async fn workshop(ctx: Context<'_>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let game = game(ctx).ok_or(Sorry::UnknownGame)?;
        let press = Press::of(Verb::Workshop).with(game.number()).with(0_u32);
        Ok(bot.press(&asked, &press, None).await)
    })
    .await
}

/// Everything about a card.
#[poise::command(slash_command)]
pub async fn card(
    ctx: Context<'_>,
    #[description = "_"]
    #[autocomplete = "cards"]
    name: String,
) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let game = game(ctx).ok_or(Sorry::UnknownGame)?;
        let reader = &bot.reader(&asked).await?.of(Some(game.book()));
        let id = titles(game, reader.words, &name).into_iter().next().map(|(_, id)| id).unwrap_or(name);
        let page = reference::card(reader, game, &id);
        Ok(page.unwrap_or_else(|| Page::saying(reader.word("card-unknown"))).into())
    })
    .await
}

/// The cards of a game whose title, or id, fits what was typed; the best first.
fn titles(game: &dyn AnyGame, words: Words, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let mut fitting: Vec<(String, String)> = game
        .catalogue()
        .into_iter()
        .map(|(id, title)| (words.say(&title, &Nobody), id))
        .filter(|(title, id)| *id == typed || title.to_lowercase().contains(&typed))
        .collect();
    fitting
        .sort_by_key(|(title, id)| (*id != typed, !title.to_lowercase().starts_with(&typed), title.clone()));
    fitting
}

async fn cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    let words = words_of(ctx, bot.words(&asked).await);
    let all = game(ctx).map(|game| titles(game, words, typed)).unwrap_or_default();
    let fitting = all.into_iter().take(25);
    let choices = fitting.map(|(title, id)| AutocompleteChoice::new(crate::drawing::cut(&title, 100), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The rules.
#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>, #[description = "_"] about: Option<String>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let words = words_of(ctx, bot.reader(&asked).await?.words);
        Ok(match about {
            Some(about) => reference::found(words, &about).into(),
            None => reference::rules(words, 0, None).into(),
        })
    })
    .await
}

/// One's own settings.
#[poise::command(slash_command)]
pub async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async { Ok(bot.press(&asked, &Press::of(Verb::Settings), None).await) }).await
}

/// Who has won how often.
#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, #[description = "_"] who: Option<User>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let reader = bot.reader(&asked).await?;
        Ok(stats::stats(bot, &asked, &reader, who.as_ref()).await?.into())
    })
    .await
}

/// What to do with one's data.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub enum Data {
    /// Have it.
    #[name = "choice-data-export"]
    Export,
    /// Have it erased.
    #[name = "choice-data-erase"]
    Erase,
}

/// Everything that is kept about whoever asks.
#[poise::command(slash_command, rename = "my-data")]
pub async fn my_data(ctx: Context<'_>, #[description = "_"] what: Data) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let reader = bot.reader(&asked).await?;
        Ok(match what {
            Data::Erase => settings::erase(&reader, &Press::of(Verb::Erase)).into(),
            Data::Export => {
                let all = bot.host().export(asked.user).await?;
                let text = serde_json::to_vec_pretty(&all).unwrap_or_default();
                let file = CreateAttachment::bytes(text, "my-data.json");
                Reply::from(Page::saying(reader.word("data-export")).file(file))
            }
        })
    })
    .await
}

/// A guided first game.
#[poise::command(slash_command)]
pub async fn learn(ctx: Context<'_>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let game = game(ctx).ok_or(Sorry::UnknownGame)?;
        let reader = bot.reader(&asked).await?.of(Some(game.book()));
        learn::learn(bot, &asked, &reader, game).await
    })
    .await
}

/// Help.
#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let words = bot.reader(&asked).await?.words;
        let about = match game(ctx) {
            Some(game) => Some(game.book()),
            None => here(ctx, bot).await?,
        };
        Ok(match about {
            Some(book) => reference::help(Words::of(words.language, Some(book)), 0, None).into(),
            None => reference::games(words).into(),
        })
    })
    .await
}

/// The words of whatever is played here, if anything is.
async fn here(ctx: Context<'_>, bot: &Bot) -> Result<Option<&'static Book>, Sorry> {
    let Ok(id) = table_here(ctx).await else { return Ok(None) };
    let table = bot.host().store().load(id).await?;
    Ok(table.and_then(|table| crate::games::book(&table.kind)))
}
