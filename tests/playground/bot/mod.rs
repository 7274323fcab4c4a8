//! A small real bot on serenity and poise, with every kind of component; tests and the demo share it.

#![allow(dead_code, reason = "each test uses its own part")]

mod picture;
mod screens;

use poise::serenity_prelude as serenity;
use screens::{board, dice_form, everything, hand};
use serde_json::{Value, json};
use serenity::{ComponentInteraction, CreateAttachment, Interaction};
use sobremesa::playground::Running;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
type Ctx<'a> = poise::Context<'a, Hurry, Error>;

/// What is slow waits until it is hurried, so that whoever looks on has seen it wait, however busy the machine is.
#[derive(Default)]
struct Hurry(tokio::sync::Notify);

/// A running bot. Shut it down with [`Bot::stop`].
pub struct Bot {
    shards: Arc<serenity::ShardManager>,
    task: tokio::task::JoinHandle<()>,
}

impl Bot {
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        // A task that is already gone is as good as one that ends.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.task).await;
    }
}

/// Says hello.
#[poise::command(slash_command, name_localized("es-ES", "hola"), description_localized("es-ES", "Saluda."))]
async fn ping(
    ctx: Ctx<'_>,
    #[description = "Whom to greet"] who: Option<serenity::User>,
) -> Result<(), Error> {
    let name = who.map_or_else(|| "world".to_owned(), |u| format!("<@{}>", u.id));
    ctx.say(format!("Hello, **{name}**! ({})", ctx.locale().unwrap_or("?"))).await?;
    Ok(())
}

/// Games and how to play them.
#[poise::command(slash_command, subcommands("new", "hand_", "show"), subcommand_required)]
async fn game(_: Ctx<'_>) -> Result<(), Error> {
    Ok(())
}

#[derive(poise::ChoiceParameter)]
enum Pace {
    #[name = "seconds"]
    Live,
    #[name = "days"]
    Days,
}

async fn suggest(_: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let all = ["Arkham", "Dunwich", "Innsmouth", "Kingsport"];
    let fitting = all.iter().filter(|n| n.to_lowercase().contains(&typed.to_lowercase()));
    let choices = fitting.map(|n| serenity::AutocompleteChoice::new(*n, *n)).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Opens a table.
#[poise::command(slash_command)]
async fn new(
    ctx: Ctx<'_>,
    #[description = "How many may play"]
    #[min = 2]
    #[max = 10]
    seats: i64,
    #[description = "Where the race starts"]
    #[autocomplete = "suggest"]
    place: Option<String>,
    #[description = "How long a turn may take"] pace: Option<Pace>,
) -> Result<(), Error> {
    let pace = pace.map_or("days", |p| if matches!(p, Pace::Live) { "seconds" } else { "days" });
    let place = place.unwrap_or_else(|| "Arkham".to_owned());
    let picture = CreateAttachment::bytes(picture::board(480, 240), "board.png");
    raw(ctx, &json!({"type": 4, "data": board(&place, seats, pace)}), vec![picture]).await
}

/// Shows your hand, to you alone.
#[poise::command(slash_command, rename = "hand")]
async fn hand_(ctx: Ctx<'_>) -> Result<(), Error> {
    raw(ctx, &json!({"type": 4, "data": hand(&[])}), vec![]).await
}

/// Shows everything that can stand in a message.
#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Result<(), Error> {
    let picture = CreateAttachment::bytes(picture::board(160, 160), "card.png");
    raw(ctx, &json!({"type": 4, "data": everything()}), vec![picture]).await
}

/// Answers when it is hurried.
#[poise::command(slash_command)]
async fn slow(ctx: Ctx<'_>, #[description = "Only for you"] private: bool) -> Result<(), Error> {
    if private {
        ctx.defer_ephemeral().await?;
    } else {
        ctx.defer().await?;
    }
    ctx.data().0.notified().await;
    ctx.send(poise::CreateReply::default().content("Here it is.").ephemeral(true)).await?;
    Ok(())
}

/// Hurries what is slow.
#[poise::command(slash_command)]
async fn hurry(ctx: Ctx<'_>) -> Result<(), Error> {
    ctx.data().0.notify_one();
    ctx.send(poise::CreateReply::default().content("It hurries.").ephemeral(true)).await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn silent(_: Ctx<'_>) -> Result<(), Error> {
    Ok(())
}

/// Rolls dice: asks how many.
#[poise::command(slash_command)]
async fn roll(ctx: Ctx<'_>) -> Result<(), Error> {
    raw(ctx, &json!({"type": 9, "data": dice_form()}), vec![]).await
}

/// Writes you a direct message.
#[poise::command(slash_command)]
async fn whisper(ctx: Ctx<'_>) -> Result<(), Error> {
    let sent =
        ctx.author().direct_message(ctx, serenity::CreateMessage::new().content("Psst: *it wakes*.")).await;
    let text = if sent.is_ok() { "Look at your messages." } else { "Your messages are closed." };
    ctx.send(poise::CreateReply::default().content(text).ephemeral(true)).await?;
    Ok(())
}

/// An embed, as old bots send them.
#[poise::command(slash_command)]
async fn card(ctx: Ctx<'_>) -> Result<(), Error> {
    let embed = serenity::CreateEmbed::new()
        .title("Byakhee")
        .description("Moves **two** spaces. ~~Eats~~ *Ignores* the driver.")
        .field("Speed", "2", true)
        .field("Sanity", "-1", true)
        .footer(serenity::CreateEmbedFooter::new("Cthulhu 500"))
        .colour(0x2e_8b_57);
    ctx.send(poise::CreateReply::default().embed(embed)).await?;
    Ok(())
}

/// Opens a thread for a table.
#[poise::command(slash_command, guild_only)]
async fn thread(ctx: Ctx<'_>) -> Result<(), Error> {
    let new = serenity::CreateThread::new("table-7").kind(serenity::ChannelType::PublicThread);
    let thread = ctx.channel_id().create_thread(ctx, new).await?;
    thread.id.say(ctx, format!("Here we play, <@{}>.", ctx.author().id)).await?;
    ctx.say(format!("See <#{}>.", thread.id)).await?;
    Ok(())
}

/// Sends a raw answer, as the bot does for Components V2.
async fn raw(ctx: Ctx<'_>, body: &Value, files: Vec<CreateAttachment>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    ctx.http().create_interaction_response(app.interaction.id, &app.interaction.token, body, files).await?;
    app.has_sent_initial_response.store(true, Ordering::SeqCst);
    Ok(())
}

async fn on_event(ctx: &serenity::Context, event: &serenity::FullEvent) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(press) => on_press(ctx, press).await,
        Interaction::Modal(sent) => {
            let rows = &sent.data.components;
            let typed = rows.iter().flat_map(|r| &r.components).find_map(|c| match c {
                serenity::ActionRowComponent::InputText(input) => input.value.clone(),
                _ => None,
            });
            let text = format!("You rolled {} dice.", typed.unwrap_or_default());
            let body = json!({"type": 4, "data": {"content": text, "flags": 64}});
            ctx.http.create_interaction_response(sent.id, &sent.token, &body, vec![]).await?;
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn on_press(ctx: &serenity::Context, press: &ComponentInteraction) -> Result<(), Error> {
    let chosen = match &press.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        serenity::ComponentInteractionDataKind::UserSelect { values } => {
            values.iter().map(|id| format!("<@{id}>")).collect()
        }
        _ => Vec::new(),
    };
    let who = press.user.id;
    let private = |text: String| json!({"type": 4, "data": {"content": text, "flags": 64}});
    let body = match press.data.custom_id.as_str() {
        "silent" => return Ok(()),
        "late" => {
            tokio::time::sleep(Duration::from_millis(700)).await;
            json!({"type": 6})
        }
        "form" => json!({"type": 9, "data": dice_form()}),
        "hand" => json!({"type": 4, "data": hand(&[])}),
        "cards" => json!({"type": 7, "data": hand(&chosen)}),
        "join" => {
            let mut screen = board("Arkham", 4, "days");
            // The picture stays: an edit that does not speak of attachments keeps them.
            if let Some(screen) = screen.as_object_mut() {
                screen.remove("attachments");
            }
            let parts = &mut screen["components"][0]["components"];
            parts[1] = json!({"type": 10, "content": format!("<@{who}> **took a seat.**")});
            json!({"type": 7, "data": screen})
        }
        "delete" => {
            ctx.http.create_interaction_response(press.id, &press.token, &json!({"type": 6}), vec![]).await?;
            ctx.http.delete_original_interaction_response(&press.token).await?;
            return Ok(());
        }
        other if chosen.is_empty() => private(format!("You pressed `{other}`.")),
        _ => private(format!("You chose {}.", chosen.join(", "))),
    };
    ctx.http.create_interaction_response(press.id, &press.token, &body, vec![]).await?;
    Ok(())
}

/// Starts the bot, and waits until its commands are known.
pub async fn start(playground: &Running) -> Result<Bot, Error> {
    start_with(playground, serenity::GatewayIntents::GUILDS).await
}

pub async fn start_with(playground: &Running, intents: serenity::GatewayIntents) -> Result<Bot, Error> {
    let http = serenity::HttpBuilder::new(format!("Bot {}", playground.token()))
        .proxy(playground.api_url())
        .ratelimiter_disabled(true)
        .build();
    // If this fails, serenity would fall back to the real gateway.
    assert!(http.get_gateway().await?.url.starts_with("ws://127.0.0.1"));
    let commands = vec![ping(), game(), slow(), hurry(), silent(), roll(), whisper(), card(), thread()];
    let options = poise::FrameworkOptions {
        commands,
        event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
        initialize_owners: false,
        ..Default::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(Hurry::default())
            })
        })
        .build();
    let mut client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await?;
    let shards = client.shard_manager.clone();
    let task = tokio::spawn(async move {
        if let Err(error) = client.start_autosharded().await {
            tracing::error!(%error, "the bot ended");
        }
    });
    let ready = playground.wait_for(Duration::from_secs(120), |look| {
        (look.connected() > 0 && !look.commands().is_empty()).then_some(())
    });
    ready.await.ok_or("the bot did not come up")?;
    Ok(Bot { shards, task })
}
