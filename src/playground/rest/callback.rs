//! The answer to an interaction: once, within three seconds.

use super::messages::blank;
use super::{Call, Reply};
use crate::playground::compose::Draft;
use crate::playground::id::Id;
use crate::playground::refusal::{Problems, Refusal};
use crate::playground::wire::message::{Callback, Choices, Door, EPHEMERAL, LOADING};
use crate::playground::wire::{modal, read};
use crate::playground::world::{Answer, Interaction, Kind, Message, News, World};
use serde_json::{Value, json};

pub(super) fn answer(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let id = call.id("interaction_id")?;
    let token = call.text("interaction_token");
    let found = world.interactions.get(&id).filter(|i| i.token == token);
    let interaction = found.ok_or_else(Refusal::unknown_interaction)?.clone();
    if interaction.answer.is_some() {
        return Err(Refusal::already_answered());
    }
    if interaction.created_ms + world.config.answer_ms < world.now_ms() {
        return Err(Refusal::unknown_interaction());
    }
    let body: Callback = read(&call.body)?;
    check_kind(&interaction, body.kind)?;
    let answer = match body.kind {
        4 | 5 => Answer::Message(new_message(world, call, &interaction, &body)?),
        6 => Answer::Noted,
        7 => {
            update_source(world, call, &interaction, &body.data)?;
            Answer::Updated
        }
        8 => Answer::Choices(check_choices(&body.data)?),
        _ => Answer::Modal(modal::open(&body.data)?),
    };
    let original = match &answer {
        Answer::Message(id) => Some(*id),
        Answer::Noted | Answer::Updated => interaction.source,
        _ => None,
    };
    if let Some(kept) = world.interactions.get_mut(&id) {
        kept.answer = Some(answer);
        kept.original = original;
        kept.thinking = body.kind == 5;
    }
    if let Some(message) = original {
        // Only now is it known whose answer it is.
        world.tell(News::Message(message));
    }
    let wanted = call.query.get("with_response").map(|v| v.to_lowercase());
    if !matches!(wanted.as_deref(), Some("true" | "1")) {
        return Ok(Reply::Empty);
    }
    Ok(Reply::Ok(with_response(world, &interaction, body.kind, original)))
}

fn check_kind(interaction: &Interaction, kind: u8) -> Result<(), Refusal> {
    let fits = match kind {
        4 | 5 => interaction.kind != Kind::Autocomplete,
        6 | 7 => {
            let from_message = interaction.source.is_some();
            matches!(interaction.kind, Kind::Component | Kind::Modal) && from_message
        }
        8 => interaction.kind == Kind::Autocomplete,
        9 => matches!(interaction.kind, Kind::Command | Kind::Component),
        _ => false,
    };
    if fits {
        return Ok(());
    }
    let text = format!("Type {kind} cannot answer an interaction of type {}.", interaction.kind as u8);
    Err(Refusal::one("type", "INTERACTION_CALLBACK_TYPE_INVALID", text))
}

fn new_message(
    world: &mut World,
    call: &Call,
    interaction: &Interaction,
    body: &Callback,
) -> Result<Id, Refusal> {
    let given = if body.data.is_null() { json!({}) } else { body.data.clone() };
    let data = Door::Answer.read(&given).map_err(|r| under_data(&r))?;
    let ephemeral = data.flags.flatten().unwrap_or(0) & EPHEMERAL != 0;
    let tts = data.tts;
    let draft = if body.kind == 4 {
        world.compose(Door::Answer, data, &call.uploads, None).map_err(|r| under_data(&r))?
    } else {
        check_defer(&given)?;
        Draft { flags: LOADING | if ephemeral { EPHEMERAL } else { 0 }, ..Draft::default() }
    };
    let id = world.new_id();
    let message = Message {
        kind: if interaction.kind == Kind::Command { 20 } else { 0 },
        only_for: ephemeral.then_some(interaction.person),
        via: Some(interaction.id),
        reply_to: None,
        tts,
        ..blank(id, interaction.channel, world.home.bot)
    };
    Ok(world.post(message, draft))
}

/// A deferred answer can only say who will see it.
fn check_defer(data: &Value) -> Result<(), Refusal> {
    let mut problems = Problems::default();
    let empty = |v: &Value| v.is_null() || v == "" || v.as_array().is_some_and(Vec::is_empty) || v == false;
    for (field, value) in data.as_object().into_iter().flatten() {
        if field != "flags" && field != "allowed_mentions" && !empty(value) {
            problems.add(
                &format!("data.{field}"),
                "DEFER_CARRIES_NOTHING",
                "A deferred answer has no contents",
            );
        }
    }
    if data["flags"].as_u64().unwrap_or(0) & !EPHEMERAL != 0 {
        problems.add("data.flags", "MESSAGE_FLAGS_INVALID", "A deferred answer can only be ephemeral");
    }
    problems.done()
}

fn update_source(
    world: &mut World,
    call: &Call,
    interaction: &Interaction,
    data: &Value,
) -> Result<(), Refusal> {
    let given = if data.is_null() { json!({}) } else { data.clone() };
    let body = Door::AnswerEdit.read(&given).map_err(|r| under_data(&r))?;
    let id = interaction.source.ok_or_else(Refusal::unknown_message)?;
    let before = world.messages.get(&id).cloned().ok_or_else(Refusal::unknown_message)?;
    let draft =
        world.compose(Door::AnswerEdit, body, &call.uploads, Some(&before)).map_err(|r| under_data(&r))?;
    let mut message = Message { edited_ms: Some(world.now_ms()), ..before };
    draft.fill(&mut message);
    world.messages.insert(id, message);
    Ok(())
}

/// Moves a refusal's errors under `data`, where the message stands in this body.
fn under_data(refusal: &Refusal) -> Refusal {
    let errors = refusal.errors.as_ref().map(|e| json!({"data": e}));
    Refusal { errors, ..refusal.clone() }
}

fn check_choices(data: &Value) -> Result<Vec<Value>, Refusal> {
    let choices: Choices = read(data)?;
    let mut problems = Problems::default();
    problems.count("data.choices", choices.choices.len(), 0, 25);
    for (i, choice) in choices.choices.iter().enumerate() {
        let path = format!("data.choices.{i}");
        problems.length(&format!("{path}.name"), &choice.name, 1, 100);
        for (locale, name) in choice.name_localizations.iter().flatten() {
            problems.length(&format!("{path}.name_localizations.{locale}"), name, 1, 100);
        }
        match &choice.value {
            Value::String(text) => problems.length(&format!("{path}.value"), text, 1, 100),
            Value::Number(_) => {}
            _ => problems.add(&format!("{path}.value"), "BASE_TYPE_BAD_TYPE", "A text or a number"),
        }
    }
    problems.done()?;
    Ok(data["choices"].as_array().cloned().unwrap_or_default())
}

fn with_response(world: &World, interaction: &Interaction, kind: u8, message: Option<Id>) -> Value {
    let mut told = json!({"id": interaction.id, "type": interaction.kind as u8});
    let mut body = json!({});
    if let Some(message) = message.and_then(|id| world.messages.get(&id)) {
        told["response_message_id"] = json!(message.id);
        told["response_message_loading"] = json!(message.flags & LOADING != 0);
        told["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, 4 | 5 | 7) {
            let shown = if kind == 7 { 7 } else { 4 };
            body["resource"] = json!({"type": shown, "message": world.message_json(message)});
        }
    }
    body["interaction"] = told;
    body
}
