//! Registering slash commands, for everywhere or for the guild.

use super::{Call, Reply};
use crate::playground::id::Id;
use crate::playground::refusal::Refusal;
use crate::playground::wire::command::read_all;
use crate::playground::world::{News, World};
use serde_json::{Value, json};

type Answer = Result<Reply, Refusal>;

fn check_application(world: &World, call: &Call) -> Result<(), Refusal> {
    if call.id("application_id")? == world.home.application {
        return Ok(());
    }
    Err(Refusal::unknown_application())
}

fn check_guild(world: &World, call: &Call) -> Result<(), Refusal> {
    check_application(world, call)?;
    if call.id("guild_id")? != world.home.guild || !world.home.bot_in_guild {
        return Err(Refusal::missing_access());
    }
    Ok(())
}

pub(super) fn list(world: &mut World, call: &Call) -> Answer {
    check_application(world, call)?;
    Ok(Reply::Ok(json!(world.commands)))
}

pub(super) fn list_of_guild(world: &mut World, call: &Call) -> Answer {
    check_guild(world, call)?;
    Ok(Reply::Ok(json!(world.guild_commands)))
}

pub(super) fn overwrite(world: &mut World, call: &Call) -> Answer {
    check_application(world, call)?;
    let old = world.commands.clone();
    world.commands = named(world, &old, read_all(&call.body)?, None);
    world.tell(News::Places);
    Ok(Reply::Ok(json!(world.commands)))
}

pub(super) fn overwrite_of_guild(world: &mut World, call: &Call) -> Answer {
    check_guild(world, call)?;
    let (old, guild) = (world.guild_commands.clone(), world.home.guild);
    world.guild_commands = named(world, &old, read_all(&call.body)?, Some(guild));
    world.tell(News::Places);
    Ok(Reply::Ok(json!(world.guild_commands)))
}

/// Gives ids: a command keeps the one it had under the same name.
fn named(world: &mut World, old: &[Value], mut fresh: Vec<Value>, guild: Option<Id>) -> Vec<Value> {
    for command in &mut fresh {
        let same = old.iter().find(|o| o["name"] == command["name"]);
        let id = same.map(|o| o["id"].clone()).unwrap_or_else(|| json!(world.new_id()));
        command["id"] = id;
        command["application_id"] = json!(world.home.application);
        command["version"] = json!(world.new_id());
        if let Some(guild) = guild {
            command["guild_id"] = json!(guild);
        }
    }
    fresh
}
