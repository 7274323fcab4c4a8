//! What the tests share: a playground, a bot made of bare hands, and the check against Discord's description.

#![allow(dead_code, reason = "each test uses its own part")]

pub mod openapi;
pub mod puppet;

use openapi::Checker;
use puppet::Puppet;
use serde_json::Value;
use sobremesa::playground::{Config, Id, Player, Playground, Rates, Running};
use std::sync::Arc;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Done = Result<(), Error>;

/// A playground, its channel, Ann and Bob, and a puppet for a bot.
pub struct Table {
    pub playground: Running,
    pub puppet: Puppet,
    pub ann: Player,
    pub bob: Player,
    pub channel: Id,
    pub checker: Arc<Checker>,
}

impl Table {
    pub async fn new() -> Result<Table, Error> {
        Table::with(Config { rates: Rates::Unlimited, ..Config::default() }).await
    }

    pub async fn with(mut config: Config) -> Result<Table, Error> {
        let checker = Arc::new(Checker::load());
        let listener = checker.clone();
        config.listeners.push(Arc::new(move |entry| listener.see(entry)));
        let playground = Playground::start(config).await?;
        let puppet = Puppet::new(&playground, 1 << 0).await?;
        Ok(Table {
            puppet,
            ann: playground.person("Ann").ok_or("no Ann")?,
            bob: playground.person("Bob").ok_or("no Bob")?,
            channel: playground.channel("table").ok_or("no channel")?,
            playground,
            checker,
        })
    }

    /// Fails if anything that was accepted, or given out, is not as Discord describes it.
    pub fn check(&self) -> Done {
        self.checker.verdict()
    }
}

/// Sets the fields of one object in another.
pub fn extend(object: &mut Value, extra: &Value) {
    if let (Some(object), Some(extra)) = (object.as_object_mut(), extra.as_object()) {
        object.extend(extra.clone());
    }
}
