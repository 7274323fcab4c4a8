//! What a person can do: each act becomes an interaction that the bot must answer in three seconds.

use super::options::{Given, Purpose, Resolved};
use crate::playground::gateway::sessions::For;
use crate::playground::id::Id;
use crate::playground::rest::TOKEN_MS;
use crate::playground::wire::find::find_component;
use crate::playground::wire::message::LOADING;
use crate::playground::wire::modal::{self, Filled};
use crate::playground::world::{Answer, Channel, ChannelKind, Interaction, Kind, Shared, World};
use serde_json::{Value, json};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// Why a person could not act at all: the bot was not even asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// A short name, e.g. `no_such_component`, which the page puts into words.
    pub reason: &'static str,
    /// What it is about.
    pub about: String,
}

impl Refused {
    pub(crate) fn new(reason: &'static str, about: impl Into<String>) -> Self {
        Refused { reason, about: about.into() }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.reason, self.about)
    }
}

impl std::error::Error for Refused {}

/// A form that the bot opened for a person.
#[derive(Debug, Clone)]
pub struct Form {
    /// The interaction that opened it; the form is sent back under this id.
    pub id: Id,
    /// What is shown: `title`, `custom_id`, `components`.
    pub shown: Value,
}

/// How the bot answered a person's act.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// With a message.
    Answered(Id),
    /// With "thinking...", for now.
    Thinking(Id),
    /// By changing the message.
    Updated,
    /// By taking note: the message may be changed later.
    Noted,
    /// With suggestions (`name`, `value`).
    Choices(Vec<Value>),
    /// With a form to fill in.
    Form(Form),
    /// Not at all: "This interaction failed".
    Failed,
}

impl World {
    /// A channel in which a person may act.
    pub(crate) fn place(&self, person: Id, channel: Id) -> Result<Channel, Refused> {
        let found = self.channels.get(&channel).filter(|c| self.sees_channel(person, c));
        let found = found.ok_or_else(|| Refused::new("no_such_channel", channel.to_string()))?;
        if matches!(found.kind, ChannelKind::Thread { archived: true, .. }) {
            return Err(Refused::new("archived", found.name.clone()));
        }
        Ok(found.clone())
    }

    /// Starts an interaction, and sends it to the bot.
    fn begin(&mut self, person: Id, channel: &Channel, kind: Kind, act: Act) -> Id {
        let id = self.new_id();
        let direct = matches!(channel.kind, ChannelKind::Direct(_));
        let interaction = Interaction {
            id,
            token: token(id),
            kind,
            person,
            channel: channel.id,
            guild: (!direct).then_some(self.home.guild),
            created_ms: self.now_ms(),
            source: act.source,
            words: act.words,
            answer: None,
            original: None,
            thinking: false,
            submitted: false,
        };
        let event = self.event(&interaction, channel, act.data);
        self.forget_dead();
        self.tokens.insert(interaction.token.clone(), id);
        self.interactions.insert(id, interaction);
        let shard = if direct { For::Direct } else { self.guild_shard() };
        self.dispatch("INTERACTION_CREATE", &event, shard, 0);
        id
    }

    /// Old interactions that answered nothing visible need not be kept.
    fn forget_dead(&mut self) {
        let dead = self.now_ms() - TOKEN_MS - 60_000;
        let tokens = &mut self.tokens;
        self.interactions.retain(|_, i| {
            let keep = i.created_ms > dead || matches!(i.answer, Some(Answer::Message(_)));
            if !keep {
                tokens.remove(&i.token);
            }
            keep
        });
    }

    fn event(&self, interaction: &Interaction, channel: &Channel, data: Value) -> Value {
        let person = self.person(interaction.person);
        let locale = person.map_or("en-US", |p| p.locale.code());
        let may = self.bot_may(channel).min(crate::playground::people::OWNER_MAY);
        let mut event = json!({
            "id": interaction.id, "application_id": self.home.application, "type": interaction.kind as u8,
            "token": interaction.token, "version": 1, "channel_id": channel.id,
            "channel": self.channel_json(channel), "locale": locale, "entitlements": [],
            "attachment_size_limit": 10_485_760, "app_permissions": may.to_string(), "data": data,
        });
        match (interaction.guild, person) {
            (Some(guild), Some(person)) => {
                let mut member = self.member(person);
                member["permissions"] = json!(self.person_may(person.id).to_string());
                event["member"] = member;
                event["guild_id"] = json!(guild);
                event["guild"] = json!({"id": guild, "locale": "en-US", "features": []});
                event["guild_locale"] = json!("en-US");
                event["context"] = json!(0);
                event["authorizing_integration_owners"] = json!({"0": guild});
            }
            _ => {
                event["user"] = self.user(interaction.person);
                event["context"] = json!(1);
                event["authorizing_integration_owners"] = json!({"0": "0"});
            }
        }
        if let Some(source) = interaction.source.and_then(|id| self.messages.get(&id)) {
            event["message"] = self.message_json(source);
        }
        event
    }

    fn start_command(
        &mut self,
        person: Id,
        channel: Id,
        (words, given): (&str, &Given),
        purpose: Purpose<'_>,
    ) -> Result<Id, Refused> {
        let place = self.place(person, channel)?;
        let ready = self.ready(person, channel, words, given, purpose)?;
        let kind = if purpose == Purpose::Run { Kind::Command } else { Kind::Autocomplete };
        let act = Act { data: ready.data, words: ready.words, source: None };
        Ok(self.begin(person, &place, kind, act))
    }

    /// `values` is `None` for a button.
    fn start_press(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Id, Refused> {
        let found = self.messages.get(&message).filter(|m| self.sees(person, m) && m.author == self.home.bot);
        let found = found.ok_or_else(|| Refused::new("no_such_message", message.to_string()))?;
        let place = self.place(person, found.channel)?;
        let part = find_component(&found.components, custom_id)
            .filter(|part| (part["type"] == 2) == values.is_none())
            .ok_or_else(|| Refused::new("no_such_component", custom_id))?;
        if part["disabled"] == true {
            return Err(Refused::new("disabled", custom_id));
        }
        let mut data = json!({"custom_id": custom_id, "component_type": part["type"], "id": part["id"]});
        if let Some(values) = values {
            self.check_selection(&part, values, &mut data)?;
        }
        let act = Act { data, words: String::new(), source: Some(message) };
        Ok(self.begin(person, &place, Kind::Component, act))
    }

    fn check_selection(&self, part: &Value, values: &[String], data: &mut Value) -> Result<(), Refused> {
        let wrong = |text: String| Refused::new("wrong_choice", text);
        let (least, most) = (part["min_values"].as_u64(), part["max_values"].as_u64());
        let count = values.len() as u64;
        if !(least.unwrap_or(1)..=most.unwrap_or(1)).contains(&count) {
            return Err(wrong(count.to_string()));
        }
        let mut resolved = Resolved::default();
        for (i, value) in values.iter().enumerate() {
            let offered = match part["type"].as_u64() {
                Some(3) => {
                    part["options"].as_array().into_iter().flatten().any(|o| o["value"] == value.as_str())
                }
                _ => resolved.user(self, &json!(value)),
            };
            if !offered || values[..i].contains(value) {
                return Err(wrong(value.clone()));
            }
        }
        data["values"] = json!(values);
        resolved.put_into(data);
        Ok(())
    }

    fn start_submit(&mut self, person: Id, form: Id, filled: &Filled) -> Result<Id, Refused> {
        let opened = self.interactions.get(&form).filter(|i| i.person == person && !i.submitted).cloned();
        let gone = || Refused::new("form_gone", form.to_string());
        let opened = opened.ok_or_else(gone)?;
        let Some(Answer::Modal(shown)) = &opened.answer else {
            return Err(gone());
        };
        let place = self.place(person, opened.channel)?;
        let components = modal::submit(shown, filled).map_err(|text| Refused::new("form", text))?;
        let mut data = json!({"custom_id": shown["custom_id"], "components": components});
        let mut resolved = Resolved::default();
        for part in components.iter().filter(|p| p["component"]["type"] == 5) {
            for value in part["component"]["values"].as_array().into_iter().flatten() {
                if !resolved.user(self, value) {
                    return Err(Refused::new("form", value.to_string()));
                }
            }
        }
        resolved.put_into(&mut data);
        let source = opened.source.filter(|id| self.messages.contains_key(id));
        let act = Act { data, words: opened.words.clone(), source };
        let id = self.begin(person, &place, Kind::Modal, act);
        if let Some(kept) = self.interactions.get_mut(&form) {
            kept.submitted = true;
        }
        Ok(id)
    }
}

struct Act {
    data: Value,
    words: String,
    source: Option<Id>,
}

/// A token nobody can guess, long as Discord's are.
fn token(id: Id) -> String {
    let part = |salt: u64| {
        // The standard library's hasher is keyed from the operating system's randomness.
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_u64(id.0 ^ salt);
        hasher.finish()
    };
    (0..8).map(|salt| format!("{:016x}", part(salt))).collect()
}

impl Shared {
    /// Runs a slash command.
    pub(crate) async fn run(
        &self,
        who: Id,
        channel: Id,
        words: &str,
        given: &Given,
    ) -> Result<Outcome, Refused> {
        let id = self.change(|w| w.start_command(who, channel, (words, given), Purpose::Run))?;
        Ok(self.outcome(id).await)
    }

    /// Asks for suggestions for one option.
    pub(crate) async fn suggest(
        &self,
        who: Id,
        channel: Id,
        (words, given): (&str, &Given),
        option: &str,
    ) -> Result<Outcome, Refused> {
        let id = self.change(|w| w.start_command(who, channel, (words, given), Purpose::Suggest(option)))?;
        Ok(self.outcome(id).await)
    }

    /// Presses a button (`values` is `None`) or chooses in a select.
    pub(crate) async fn press(
        &self,
        who: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Outcome, Refused> {
        let id = self.change(|w| w.start_press(who, message, custom_id, values))?;
        Ok(self.outcome(id).await)
    }

    /// Sends a form back.
    pub(crate) async fn submit(&self, who: Id, form: Id, filled: &Filled) -> Result<Outcome, Refused> {
        let id = self.change(|w| w.start_submit(who, form, filled))?;
        Ok(self.outcome(id).await)
    }

    /// Waits for the bot's answer, for as long as Discord does.
    async fn outcome(&self, id: Id) -> Outcome {
        let until = self.look(|world| world.now_ms() + world.config.answer_ms);
        let answered = self.wait(until, |world| {
            let interaction = world.interactions.get(&id)?;
            Some(match interaction.answer.as_ref()? {
                Answer::Message(message) => {
                    let flags = world.messages.get(message).map_or(0, |m| m.flags);
                    if flags & LOADING != 0 {
                        Outcome::Thinking(*message)
                    } else {
                        Outcome::Answered(*message)
                    }
                }
                Answer::Updated => Outcome::Updated,
                Answer::Noted => Outcome::Noted,
                Answer::Choices(list) => Outcome::Choices(list.clone()),
                Answer::Modal(shown) => Outcome::Form(Form { id, shown: shown.clone() }),
            })
        });
        answered.await.unwrap_or(Outcome::Failed)
    }
}
