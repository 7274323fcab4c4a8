//! Who the bot is, where its gateway is, and whom it may look up.

use super::{Call, Reply};
use crate::playground::gateway::gateway_url;
use crate::playground::refusal::Refusal;
use crate::playground::world::World;
use serde_json::json;

type Answer = Result<Reply, Refusal>;

pub(super) fn gateway(world: &mut World, _: &Call) -> Answer {
    Ok(Reply::Ok(json!({"url": gateway_url(&world.base_url)})))
}

pub(super) fn gateway_bot(world: &mut World, _: &Call) -> Answer {
    let left = 1000_u32.saturating_sub(world.sessions.started);
    Ok(Reply::Ok(json!({
        "url": gateway_url(&world.base_url), "shards": world.config.shards,
        "session_start_limit": {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1},
    })))
}

pub(super) fn me(world: &mut World, _: &Call) -> Answer {
    Ok(Reply::Ok(world.myself()))
}

pub(super) fn application(world: &mut World, _: &Call) -> Answer {
    Ok(Reply::Ok(world.application()))
}

pub(super) fn user(world: &mut World, call: &Call) -> Answer {
    let id = call.id("user_id")?;
    if id != world.home.bot && world.person(id).is_none() {
        return Err(Refusal::unknown_user());
    }
    Ok(Reply::Ok(world.user(id)))
}

pub(super) fn member(world: &mut World, call: &Call) -> Answer {
    let (guild, id) = (call.id("guild_id")?, call.id("user_id")?);
    if guild != world.home.guild {
        return Err(Refusal::unknown_guild());
    }
    if !world.home.bot_in_guild {
        return Err(Refusal::missing_access());
    }
    if id == world.home.bot {
        let mut member = world.bare_member(guild.created_ms());
        member["user"] = world.user(id);
        return Ok(Reply::Ok(member));
    }
    let person = world.person(id).ok_or_else(Refusal::unknown_user)?;
    if !person.member {
        return Err(Refusal::unknown_member());
    }
    Ok(Reply::Ok(world.member(person)))
}
