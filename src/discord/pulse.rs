//! Whether the bot is well: its shards are connected, the database answers, and those who work in the background are at work.

use crate::host::Host;
use crate::store::Shards;
use serenity::all::{ShardId, ShardManager};
use serenity::gateway::ConnectionStage;
use std::sync::Arc;
use tokio::task::AbortHandle;

/// What is looked at. It is held beside the connection, and does not keep it up.
#[derive(Clone)]
pub struct Pulse {
    pub(super) host: Host,
    pub(super) shards: Arc<ShardManager>,
    /// Those that there should be.
    pub(super) mine: Shards,
    /// The gateway, clocks, announcements and tidying: none of them ends while the bot runs.
    pub(super) workers: Vec<AbortHandle>,
}

impl std::fmt::Debug for Pulse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pulse")
    }
}

impl Pulse {
    /// Everything that is not as it should be, a sentence each; nothing when the bot is well. A shard that has just lost its
    /// connection is on its way back, as a rule: whoever asks should ask more than once before they act.
    pub async fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        // Hearts that stop beating are the library's to notice: it connects anew, and a shard that it cannot connect is missing here.
        let runners = self.shards.runners.lock().await;
        for shard in self.mine.from..=self.mine.to {
            match runners.get(&ShardId(shard)).map(|runner| runner.stage) {
                Some(ConnectionStage::Connected) => {}
                Some(stage) => complaints.push(format!("shard {shard} is not connected: {stage}")),
                None => complaints.push(format!("shard {shard} is not connected")),
            }
        }
        drop(runners);
        if let Err(error) = self.host.store().ping().await {
            complaints.push(error.to_string());
        }
        if self.workers.iter().any(AbortHandle::is_finished) {
            complaints.push("somebody who works in the background has stopped: the log says who".to_owned());
        }
        complaints
    }
}
