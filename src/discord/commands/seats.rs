//! Commands about one's seat: sitting down, getting up, being away, voting.

use super::framework::{Context, answer, asked, at_table, person, table_here};
use crate::discord::commands::framework::Failure;
use crate::discord::gate::interaction::Reply;
use crate::discord::pages::deeds;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::host::{Receipt, Request, Sorry, Stance};
use crate::kernel::Text;
use serenity::all::User;

/// Sits down.
#[poise::command(slash_command)]
pub async fn join(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Join)).await
}

/// Gets up.
#[poise::command(slash_command)]
pub async fn leave(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Leave)).await
}

/// Begins.
#[poise::command(slash_command)]
pub async fn start(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Start)).await
}

/// How windows treat one.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub enum HowAsked {
    /// Windows wait.
    #[name = "choice-stance-ask"]
    AskMe,
    /// Windows do not.
    #[name = "choice-stance-orders"]
    OrdersDecide,
    /// Windows wait where it concerns one.
    #[name = "choice-stance-concerning"]
    OnlyConcerning,
}

/// How one is to be treated in windows.
#[poise::command(slash_command)]
pub async fn stance(ctx: Context<'_>, #[description = "_"] how: HowAsked) -> Result<(), Failure> {
    let stance = match how {
        HowAsked::AskMe => Stance::AskMe,
        HowAsked::OrdersDecide => Stance::OrdersDecide,
        HowAsked::OnlyConcerning => Stance::OnlyConcerning,
    };
    at_table(ctx, move |table| Press::for_stance(table, stance)).await
}

/// One's standing orders.
#[poise::command(slash_command)]
pub async fn orders(ctx: Context<'_>) -> Result<(), Failure> {
    at_table(ctx, |table| Press::at(table, Verb::Orders)).await
}

/// Away, or back.
#[poise::command(slash_command)]
pub async fn away(ctx: Context<'_>, #[description = "_"] back: Option<bool>) -> Result<(), Failure> {
    let verb = if back == Some(true) { Verb::Back } else { Verb::Away };
    at_table(ctx, move |table| Press::at(table, verb)).await
}

/// Leaves the game to a driver, or one's seat to somebody else.
#[poise::command(slash_command)]
pub async fn resign(ctx: Context<'_>, #[description = "_"] to: Option<User>) -> Result<(), Failure> {
    let Some(to) = to else {
        return at_table(ctx, |table| Press::at(table, Verb::Resign)).await;
    };
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let reader = bot.reader(&asked).await?;
        if to.bot {
            return Ok(Page::saying(reader.word("resign-to-bot")).into());
        }
        let table = table_here(ctx).await?;
        let done = bot.ask(&asked, table, Request::Offer { user: asked.user, to: person(&to) }).await;
        match done {
            Err(Sorry::SeatedAlready) => Ok(Page::saying(reader.word("resign-to-player")).into()),
            Err(sorry) => Err(sorry),
            Ok(done) if done.receipt == Receipt::Already => {
                Ok(Page::saying(reader.word("noted-already")).into())
            }
            Ok(_) => Ok(deeds::offered(&reader, table, to.id.get()).into()),
        }
    })
    .await
}

/// What a vote is about.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub enum About {
    /// Somebody's seat.
    #[name = "choice-vote-out"]
    Out,
    /// The whole game.
    #[name = "choice-vote-end"]
    End,
    /// The clock.
    #[name = "choice-vote-pause"]
    Pause,
    /// The clock, again.
    #[name = "choice-vote-resume"]
    Resume,
}

/// Votes; the clock needs only one.
#[poise::command(slash_command)]
pub async fn vote(
    ctx: Context<'_>,
    #[description = "_"] about: About,
    #[description = "_"] who: Option<User>,
) -> Result<(), Failure> {
    let verb = match about {
        About::Out => return vote_out(ctx, who).await,
        About::End => Verb::AbandonSure,
        About::Pause => Verb::Pause,
        About::Resume => Verb::Resume,
    };
    at_table(ctx, move |table| Press::at(table, verb)).await
}

async fn vote_out(ctx: Context<'_>, who: Option<User>) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async {
        let reader = bot.reader(&asked).await?;
        let Some(who) = who else { return Ok(Reply::from(Page::saying(reader.word("vote-whom")))) };
        let id = table_here(ctx).await?;
        let table = bot.host().loaded(id).await?;
        let seat = crate::host::seated(&table, person(&who)).map_err(|_| Sorry::NoSuchSeat)?;
        let done = bot.ask(&asked, id, Request::VoteOut { user: asked.user, seat: seat as u8 }).await?;
        let text = match done.receipt {
            Receipt::Voted { needed } => Text::new("noted-vote").with("needed", needed),
            Receipt::Early { minutes } => deeds::early(minutes),
            _ => Text::new("did-vote-out"),
        };
        Ok(Page::saying(reader.say(&text)).into())
    })
    .await
}
