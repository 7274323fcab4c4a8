//! What Discord tells without being asked: presses, channels that go, guilds that go, messages that push a table up.

use super::interaction::Interaction;
use crate::discord::Bot;
use crate::discord::identify;
use crate::discord::parts::page;
use crate::host::{Once, Request, Sorry, SystemWall, Wall as _};
use crate::store::{StoreError, TableId};
use crate::words::{Language, Words};
use serenity::all::{Event, FullEvent, InteractionId, InteractionType, RawEventHandler};
use serenity::async_trait;
use serenity::gateway::ConnectionStage;
use std::sync::{Arc, OnceLock};

/// Sees to one event.
pub async fn on_event(bot: &Bot, event: &FullEvent) {
    match event {
        FullEvent::InteractionCreate { interaction: serenity::all::Interaction::Component(press) } => {
            bot.pressed(Interaction::press(press), press).await;
        }
        FullEvent::InteractionCreate { interaction: serenity::all::Interaction::Modal(form) } => {
            bot.filled_in(Interaction::form(form), form).await;
        }
        FullEvent::ChannelDelete { channel, .. } => gone(bot, channel.id.get()).await,
        FullEvent::ThreadDelete { thread, .. } => gone(bot, thread.id.get()).await,
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            guild_gone(bot, incomplete.id.get()).await;
        }
        FullEvent::ShardStageUpdate { event } if event.old == ConnectionStage::Identifying => {
            identified(bot).await;
        }
        FullEvent::Message { new_message } => {
            bot.0.newest.written(new_message.channel_id.get(), new_message.id.get());
        }
        FullEvent::MessageDelete { channel_id, deleted_message_id, .. } => {
            taken_down(bot, channel_id.get(), &[deleted_message_id.get()]).await;
        }
        FullEvent::MessageDeleteBulk { channel_id, multiple_deleted_messages_ids: deleted, .. } => {
            let deleted: Vec<u64> = deleted.iter().map(|message| message.get()).collect();
            taken_down(bot, channel_id.get(), &deleted).await;
        }
        _ => {}
    }
}

/// A shard has introduced itself, with success or without.
async fn identified(bot: &Bot) {
    let (store, now) = (bot.host().store(), SystemWall.now());
    if let Err(error) = store.identified(now).await {
        tracing::error!(%error, "that a shard has introduced itself could not be counted");
    }
    match store.identified_since(now - identify::DAY).await {
        Ok(counted) if identify::is_enough(counted) => bot.0.enough.notify_one(),
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "how often shards have introduced themselves cannot be read"),
    }
}

/// The channel is gone, and the table with it.
async fn gone(bot: &Bot, channel: u64) {
    bot.0.newest.forget(channel);
    match bot.host().store().open_in(channel).await {
        Ok(Some(table)) => request(bot, table, Request::Gone).await,
        Ok(None) => {}
        Err(error) => tracing::error!(%error, "a channel is gone, and its table cannot be found"),
    }
}

/// The bot was removed from a guild. Its tables stand still there, in case it comes back.
async fn guild_gone(bot: &Bot, guild: u64) {
    match bot.host().store().open_in_guild(guild).await {
        Ok(tables) => {
            for table in tables {
                request(bot, table, Request::Halt).await;
            }
        }
        Err(error) => tracing::error!(%error, "a guild is gone, and its tables cannot be found"),
    }
}

/// A moderator has deleted messages, of which one may be the table's: it is posted anew. One that the table
/// has left by itself is none of them, though it may not be noted yet where the table has gone to.
async fn taken_down(bot: &Bot, channel: u64, deleted: &[u64]) {
    let deleted: Vec<u64> =
        deleted.iter().copied().filter(|message| !bot.0.newest.has_left(channel, *message)).collect();
    if deleted.is_empty() {
        return;
    }
    let store = bot.host().store();
    let stood = async {
        let Some(id) = store.open_in(channel).await? else { return Ok::<_, StoreError>(None) };
        store.load(id).await
    };
    let table = match stood.await {
        Ok(Some(table)) => table,
        Ok(None) => return,
        Err(error) => {
            return tracing::error!(%error, "messages are gone, and whether a table was among them cannot be read");
        }
    };
    if table.board.is_some_and(|board| deleted.contains(&board.message)) {
        request(bot, table.id, Request::ShowAgain).await;
    }
}

async fn request(bot: &Bot, table: TableId, request: Request) {
    match bot.host().request(table, Once::from(request)).await {
        Ok(_) | Err(Sorry::NoTable | Sorry::NotRunning) => {}
        Err(error) => {
            tracing::error!(table = table.0, %error, "a table could not be told what became of its place")
        }
    }
}

/// Answers with one sentence what could not be read, or is not for us.
pub async fn answer_plainly(bot: &Bot, id: InteractionId, token: &str, locale: &str, key: &str) {
    let page = page::Page::saying(Words::house(Language::for_locale(locale)).word(key));
    let body = serde_json::json!({ "type": 4, "data": page.private() });
    if let Err(trouble) = bot.rest().answer(id.get(), token, &body, Vec::new()).await {
        tracing::warn!(?trouble, "something unreadable could not be answered");
    }
}

/// Presses that the library cannot read: it would drop them without a word, and the player would see
/// "interaction failed".
pub struct Unreadable(pub Arc<OnceLock<Bot>>);

#[async_trait]
impl RawEventHandler for Unreadable {
    async fn raw_event(&self, _: serenity::all::Context, event: Event) {
        let (Event::Unknown(event), Some(bot)) = (event, self.0.get()) else { return };
        if event.kind != "INTERACTION_CREATE" {
            return;
        }
        let raw = &event.value;
        let id = raw["id"].as_str().and_then(|id| id.parse::<u64>().ok());
        let (Some(id), Some(token)) = (id, raw["token"].as_str()) else { return };
        tracing::error!(kind = raw["type"].as_u64(), "Discord sent a press that the library cannot read");
        if raw["type"].as_u64() == Some(u64::from(u8::from(InteractionType::Autocomplete))) {
            return;
        }
        let locale = raw["locale"].as_str().unwrap_or_default();
        answer_plainly(bot, InteractionId::new(id), token, locale, "discord-unreadable").await;
    }
}
