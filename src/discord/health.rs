//! Whether the bot is well: its shards are connected, the database answers, and those who work in the
//! background are at work.

use super::Bot;
use crate::store::Shards;
use crate::store::Time;
use chrono::TimeDelta;
use serenity::all::{ShardId, ShardManager};
use serenity::gateway::ConnectionStage;
use std::sync::Arc;
use tokio::task::AbortHandle;

/// What has changed is shown within a second, as a rule; after this long somebody ought to know.
const LATE: TimeDelta = TimeDelta::seconds(120);

/// What is looked at. It is held beside the connection, and does not keep it up.
#[derive(Clone)]
pub struct Health {
    pub(super) bot: Bot,
    /// Since when it has been running: what was left undone before is no complaint about it yet.
    pub(super) since: Time,
    pub(super) shards: Arc<ShardManager>,
    /// Those that there should be.
    pub(super) mine: Shards,
    /// The gateway, clocks, announcements and tidying: none of them ends while the bot runs.
    pub(super) workers: Vec<AbortHandle>,
}

impl std::fmt::Debug for Health {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Health")
    }
}

impl Health {
    /// Everything that is not as it should be, a sentence each; nothing when the bot is well. A shard that
    /// has just lost its connection is on its way back, as a rule: whoever asks should ask more than once
    /// before they act.
    pub async fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        // Hearts that stop beating are the library's to notice: it connects anew, and a shard that it cannot
        // connect is missing here.
        let runners = self.shards.runners.lock().await;
        for shard in self.mine.from..=self.mine.to {
            match runners.get(&ShardId(shard)).map(|runner| runner.stage) {
                Some(ConnectionStage::Connected) => {}
                Some(stage) => complaints.push(format!("shard {shard} is not connected: {stage}")),
                None => complaints.push(format!("shard {shard} is not connected")),
            }
        }
        drop(runners);
        if let Err(error) = self.bot.host().store().ping().await {
            complaints.push(error.to_string());
        }
        complaints.extend(self.bot.rest().complaint());
        complaints.extend(self.late().await);
        if self.workers.iter().any(AbortHandle::is_finished) {
            complaints.push("somebody who works in the background has stopped: the log says who".to_owned());
        }
        complaints
    }

    /// How long something has waited to be shown, where that is too long.
    async fn late(&self) -> Option<String> {
        let host = self.bot.host();
        // A database that does not answer is complained of already.
        let behind = host.store().behind_since(self.mine).await.ok()??;
        let late = host.now() - behind.max(self.since);
        (late > LATE).then(|| {
            format!(
                "a table has not been shown as it is for {} seconds: see what the log says of Discord",
                late.num_seconds()
            )
        })
    }
}
