//! Conversations with single people: each is opened once and remembered, and only so many a day, since
//! Discord takes a bot that opens many for one that sends spam.

use super::rest::{Rank, Trouble};
use crate::discord::Bot;
use crate::host::{SystemWall, Wall as _};
use crate::store::UserId;

impl Bot {
    /// The channel in which a person is written to directly.
    pub async fn direct(&self, rank: Rank, user: UserId) -> Result<u64, Trouble> {
        let (store, now) = (self.host().store(), SystemWall.now());
        // Where it cannot be read, Discord knows it as well.
        if let Ok(Some(channel)) = store.direct(user).await {
            return Ok(channel);
        }
        let opened = match store.directs_since(now - crate::discord::identify::DAY).await {
            Ok(opened) => opened,
            Err(error) => {
                tracing::error!(%error, "how many conversations were opened today cannot be read");
                return Err(Trouble::Busy);
            }
        };
        if opened >= u64::from(self.0.directs_a_day) {
            tracing::warn!(opened, "no more conversations are opened today: discord.new_conversations_a_day");
            return Err(Trouble::ClosedDoor);
        }
        let channel = self.rest().direct(rank, user.0).await?;
        if let Err(error) = store.keep_direct(user, Some(channel), now).await {
            tracing::warn!(%error, "a conversation could not be remembered");
        }
        Ok(channel)
    }

    /// The conversation with a person is not what was remembered: the next time it is asked for anew.
    pub async fn forget_direct(&self, user: UserId) {
        if let Err(error) = self.host().store().keep_direct(user, None, SystemWall.now()).await {
            tracing::warn!(%error, "a conversation could not be forgotten");
        }
    }
}
