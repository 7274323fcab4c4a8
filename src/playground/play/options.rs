//! A slash command as a person fills it in: found, checked, and put in the shape of an interaction.

use super::act::Refused;
use crate::playground::id::Id;
use crate::playground::world::{ChannelKind, World};
use serde_json::{Map, Value, json};

/// What a person typed: an option's name and its value.
pub type Given = Vec<(String, Value)>;

/// A command made ready to send.
pub(crate) struct Ready {
    pub data: Value,
    /// The words for the header of the answer, e.g. `/game new`.
    pub words: String,
}

/// Whether a command is about to be sent or only asks for suggestions for one option.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Purpose<'a> {
    Run,
    Suggest(&'a str),
}

impl World {
    /// Finds the command `words` (e.g. `game new`) as a person in a channel may use it.
    pub(crate) fn ready(
        &self,
        person: Id,
        channel: Id,
        words: &str,
        given: &Given,
        purpose: Purpose<'_>,
    ) -> Result<Ready, Refused> {
        let mut steps = words.trim().trim_start_matches('/').split_whitespace();
        let name = steps.next().unwrap_or_default();
        let command =
            self.usable(person, channel, name).ok_or_else(|| Refused::new("no_such_command", name))?;
        let mut path: Vec<&Value> = Vec::new();
        let mut options = &command["options"];
        for step in steps {
            let next = options.as_array().into_iter().flatten().find(|o| o["name"] == step && is_nested(o));
            let next = next.ok_or_else(|| Refused::new("no_such_command", words))?;
            options = &next["options"];
            path.push(next);
        }
        if options.as_array().into_iter().flatten().any(is_nested) {
            return Err(Refused::new("no_such_command", words));
        }
        let wanted = options.as_array().cloned().unwrap_or_default();
        let mut resolved = Resolved::default();
        let mut filled = self.fill(&wanted, given, purpose, &mut resolved)?;
        for step in path.iter().rev() {
            filled = vec![json!({"name": step["name"], "type": step["type"], "options": filled})];
        }
        let mut data = json!({"id": command["id"], "name": command["name"], "type": 1, "options": filled});
        if let Some(guild) = command.get("guild_id") {
            data["guild_id"] = guild.clone();
        }
        resolved.put_into(&mut data);
        let names = path.iter().filter_map(|p| p["name"].as_str());
        let words = [name].into_iter().chain(names).collect::<Vec<_>>().join(" ");
        Ok(Ready { data, words: format!("/{words}") })
    }

    /// The commands that a person sees in a channel; the guild's own come first.
    pub(crate) fn commands_for(&self, person: Id, channel: Id) -> Vec<&Value> {
        let Some(place) = self.channels.get(&channel) else {
            return Vec::new();
        };
        let direct = matches!(place.kind, ChannelKind::Direct(_));
        let here = |command: &&Value| match command["contexts"].as_array() {
            Some(contexts) => contexts.contains(&json!(u8::from(direct))),
            None => !direct || command["dm_permission"] != false,
        };
        let may = |command: &&Value| {
            let needed = command["default_member_permissions"].as_str().and_then(|p| p.parse::<u64>().ok());
            let held = self.person_may(person);
            // Permissions "0" leaves a command to administrators.
            direct || needed.is_none_or(|n| if n == 0 { held & 8 != 0 } else { held & n == n })
        };
        if !direct && !self.home.bot_in_guild {
            return Vec::new();
        }
        let own = self.guild_commands.iter().filter(|_| !direct);
        own.chain(&self.commands).filter(here).filter(may).collect()
    }

    fn usable(&self, person: Id, channel: Id, name: &str) -> Option<&Value> {
        self.commands_for(person, channel).into_iter().find(|c| c["name"] == name)
    }

    fn fill(
        &self,
        wanted: &[Value],
        given: &Given,
        purpose: Purpose<'_>,
        resolved: &mut Resolved,
    ) -> Result<Vec<Value>, Refused> {
        for (name, _) in given {
            if !wanted.iter().any(|o| o["name"] == name.as_str()) {
                return Err(Refused::new("no_such_option", name));
            }
        }
        let mut filled = Vec::new();
        for option in wanted {
            let name = option["name"].as_str().unwrap_or_default();
            let value = given.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
            let focused = purpose == Purpose::Suggest(name);
            let Some(value) = value.or_else(|| focused.then(|| json!(""))) else {
                if option["required"] == true && purpose == Purpose::Run {
                    return Err(Refused::new("missing_option", name));
                }
                continue;
            };
            let mut sent = json!({"name": name, "type": option["type"], "value": value});
            if focused {
                if option["autocomplete"] != true {
                    return Err(Refused::new("no_suggestions", name));
                }
                sent["focused"] = json!(true);
            } else {
                self.check_value(option, &value, resolved)?;
            }
            filled.push(sent);
        }
        Ok(filled)
    }

    fn check_value(&self, option: &Value, value: &Value, resolved: &mut Resolved) -> Result<(), Refused> {
        let name = option["name"].as_str().unwrap_or_default();
        let wrong = || Refused::new("wrong_value", name);
        let within = |n: f64, least: &str, most: &str| {
            let above = option[least].as_f64().is_none_or(|m| n >= m);
            above && option[most].as_f64().is_none_or(|m| n <= m)
        };
        let right = match option["type"].as_u64() {
            Some(3) => value.as_str().is_some_and(|text| {
                within(text.chars().count() as f64, "min_length", "max_length")
                    && text.chars().count() <= 6000
            }),
            Some(4) => value.as_i64().is_some_and(|n| within(n as f64, "min_value", "max_value")),
            Some(10) => value.as_f64().is_some_and(|n| within(n, "min_value", "max_value")),
            Some(5) => value.is_boolean(),
            Some(6) => resolved.user(self, value),
            Some(7) => resolved.channel(self, value),
            _ => false,
        };
        let choices = option["choices"].as_array().filter(|list| !list.is_empty());
        let offered = choices.is_none_or(|list| list.iter().any(|c| c["value"] == *value));
        if right && offered { Ok(()) } else { Err(wrong()) }
    }
}

fn is_nested(option: &Value) -> bool {
    option["type"] == 1 || option["type"] == 2
}

/// The objects behind the ids that a person chose.
#[derive(Default)]
pub(crate) struct Resolved {
    users: Map<String, Value>,
    members: Map<String, Value>,
    channels: Map<String, Value>,
}

impl Resolved {
    /// Notes a person; false if there is none.
    pub(crate) fn user(&mut self, world: &World, value: &Value) -> bool {
        let id = value.as_str().and_then(|id| id.parse().ok()).unwrap_or(Id(0));
        if id != world.home.bot && world.person(id).is_none() {
            return false;
        }
        self.users.insert(id.to_string(), world.user(id));
        if let Some(person) = world.person(id).filter(|p| p.member) {
            let mut member = world.bare_member(person.joined_ms);
            member["permissions"] = json!(world.person_may(id).to_string());
            self.members.insert(id.to_string(), member);
        }
        true
    }

    fn channel(&mut self, world: &World, value: &Value) -> bool {
        let id = value.as_str().and_then(|id| id.parse().ok()).unwrap_or(Id(0));
        let Some(channel) = world.channels.get(&id) else {
            return false;
        };
        let mut json = world.channel_json(channel);
        json["permissions"] = json!(crate::playground::people::MEMBER_MAY.to_string());
        self.channels.insert(id.to_string(), json);
        true
    }

    /// Adds `resolved` to an interaction's data, if there is anything in it.
    pub(crate) fn put_into(self, data: &mut Value) {
        let mut resolved = Map::new();
        for (name, map) in [("users", self.users), ("members", self.members), ("channels", self.channels)] {
            if !map.is_empty() {
                resolved.insert(name.to_owned(), Value::Object(map));
            }
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
    }
}
