//! What a bot may do with an interaction's token: its answer, and follow-ups, for fifteen minutes.

use super::messages::blank;
use super::{Call, Reply, TOKEN_MS};
use crate::playground::refusal::Refusal;
use crate::playground::wire::message::{Door, EPHEMERAL, LOADING, MessageIn};
use crate::playground::world::{ChannelKind, Interaction, Message, News, World};
use serde_json::Value;

type Answer = Result<Reply, Refusal>;

/// The interaction of a token that is alive and answered.
fn interaction(world: &World, call: &Call) -> Result<Interaction, Refusal> {
    if call.id("webhook_id")? != world.home.application {
        return Err(Refusal::unknown_webhook());
    }
    let id = world.tokens.get(call.text("webhook_token"));
    let found = id.and_then(|id| world.interactions.get(id)).ok_or_else(Refusal::token_expired)?;
    if found.created_ms + TOKEN_MS < world.now_ms() {
        return Err(Refusal::token_expired());
    }
    // Before the first answer Discord does not know this webhook.
    if found.answer.is_none() {
        return Err(Refusal::unknown_webhook());
    }
    Ok(found.clone())
}

/// A message that this token may touch.
fn message_of(world: &World, call: &Call, interaction: &Interaction) -> Result<Message, Refusal> {
    let id = call.id("message_id")?;
    let found =
        world.messages.get(&id).filter(|m| m.via == Some(interaction.id) || Some(id) == interaction.original);
    found.cloned().ok_or_else(Refusal::unknown_message)
}

fn original_of(world: &World, interaction: &Interaction) -> Result<Message, Refusal> {
    let found = interaction.original.and_then(|id| world.messages.get(&id));
    found.cloned().ok_or_else(Refusal::unknown_message)
}

pub(super) fn follow_up(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let body = Door::Answer.read(&call.body)?;
    if interaction.thinking {
        // The first follow-up after a defer takes the placeholder's place, and is seen by whom that was:
        // an edit cannot change who sees a message, so its own ephemeral flag does nothing.
        let before = original_of(world, &interaction)?;
        let message = change(world, call, body, before, Door::Answer)?;
        return Ok(Reply::Ok(message));
    }
    let ephemeral = body.flags.flatten().unwrap_or(0) & EPHEMERAL != 0;
    let tts = body.tts;
    let draft = world.compose(Door::Answer, body, &call.uploads, None)?;
    world.unarchive(interaction.channel)?;
    let id = world.new_id();
    let message = Message {
        only_for: ephemeral.then_some(interaction.person),
        via: Some(interaction.id),
        reply_to: interaction.original.filter(|id| world.messages.contains_key(id)),
        kind: 19,
        tts,
        ..blank(id, interaction.channel, world.home.bot)
    };
    let id = world.post(message, draft);
    Ok(Reply::Ok(world.messages.get(&id).map_or(Value::Null, |m| world.message_json(m))))
}

/// Edits a message with its token.
fn change(
    world: &mut World,
    call: &Call,
    body: MessageIn,
    before: Message,
    door: Door,
) -> Result<Value, Refusal> {
    let channel = world.channels.get(&before.channel);
    if channel.is_some_and(|c| matches!(c.kind, ChannelKind::Thread { archived: true, .. })) {
        return Err(Refusal::thread_archived());
    }
    let loading = before.flags & LOADING != 0;
    let draft = world.compose(door, body, &call.uploads, Some(&before))?;
    let mut message = before;
    // Filling in the placeholder counts as sending: it is not marked as edited.
    if !loading {
        message.edited_ms = Some(world.now_ms());
    }
    draft.fill(&mut message);
    let (id, via) = (message.id, message.via);
    let shown = world.message_json(&message);
    world.messages.insert(id, message);
    if let Some(kept) = via.and_then(|id| world.interactions.get_mut(&id)) {
        kept.thinking &= kept.original != Some(id);
    }
    world.tell(News::Message(id));
    Ok(shown)
}

fn remove(world: &mut World, interaction: &Interaction, message: &Message) -> Answer {
    world.delete_message(message);
    if let Some(kept) = world.interactions.get_mut(&interaction.id) {
        kept.thinking &= kept.original != Some(message.id);
    }
    Ok(Reply::Empty)
}

pub(super) fn get_original(world: &mut World, call: &Call) -> Answer {
    let message = original_of(world, &interaction(world, call)?)?;
    Ok(Reply::Ok(world.message_json(&message)))
}

pub(super) fn edit_original(world: &mut World, call: &Call) -> Answer {
    let body = Door::AnswerEdit.read(&call.body)?;
    let before = original_of(world, &interaction(world, call)?)?;
    Ok(Reply::Ok(change(world, call, body, before, Door::AnswerEdit)?))
}

pub(super) fn delete_original(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let message = original_of(world, &interaction)?;
    remove(world, &interaction, &message)
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let message = message_of(world, call, &interaction(world, call)?)?;
    Ok(Reply::Ok(world.message_json(&message)))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let body = Door::AnswerEdit.read(&call.body)?;
    let before = message_of(world, call, &interaction(world, call)?)?;
    Ok(Reply::Ok(change(world, call, body, before, Door::AnswerEdit)?))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let message = message_of(world, call, &interaction)?;
    remove(world, &interaction, &message)
}
