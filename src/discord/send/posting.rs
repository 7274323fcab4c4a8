//! Posting a table's message, so that it stands once even where the program is killed between posting it and
//! remembering where it stands. What is being posted is written down first; whoever finds that left over
//! looks whether the message is there.

use super::rest::{Rank, Trouble};
use crate::discord::Bot;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::host::{SystemWall, Wall as _};
use crate::store::{Posting, StoreError, Table, TableId, Time};
use chrono::TimeDelta;
use serde_json::Value;

/// For so long Discord knows a nonce again, at least.
const KNOWN_AGAIN: TimeDelta = TimeDelta::minutes(2);
/// Its clock may be so much behind ours.
const ASKEW: TimeDelta = TimeDelta::minutes(1);
/// When Discord's numbers begin, in milliseconds of Unix time.
const FIRST_DAY: i64 = 1_420_070_400_000;

impl Bot {
    /// Posts a table. Says where it stands.
    pub async fn post_table(&self, rank: Rank, table: &Table, page: &Page) -> Result<u64, Trouble> {
        let posting =
            Posting { nonce: self.seal().nonce("t", &[table.id.0, table.revision]), since: SystemWall.now() };
        let begin = || self.host().store().begin_post(table.id, &posting);
        let not_kept = |error| not_kept(table, &error);
        let left_over = begin().await.map_err(not_kept)?;
        let posted = match left_over {
            None => self.rest().post(rank, table.channel, page, &posting.nonce).await,
            Some(left_over) => match self.left_over(rank, table, page, &left_over).await? {
                Some(there) => Ok(there),
                None => {
                    self.host().store().end_post(table.id).await.map_err(not_kept)?;
                    begin().await.map_err(not_kept)?;
                    self.rest().post(rank, table.channel, page, &posting.nonce).await
                }
            },
        };
        // What was refused does not stand anywhere.
        if posted.is_err_and(|trouble| !trouble.passes()) {
            self.host().store().end_post(table.id).await.map_err(not_kept)?;
        }
        posted
    }

    /// The message that was being posted when nobody remembered it any more, brought up to date, if it stands
    /// there or can.
    async fn left_over(
        &self,
        rank: Rank,
        table: &Table,
        page: &Page,
        posting: &Posting,
    ) -> Result<Option<u64>, Trouble> {
        let after = number_at(posting.since - ASKEW);
        // Where its history may not be read, the nonce is all there is.
        let messages = match self.rest().messages_after(rank, table.channel, after).await {
            Ok(messages) => messages,
            Err(trouble) if trouble.passes() => return Err(trouble),
            Err(_) => Vec::new(),
        };
        let known = table.board.map(|board| board.message);
        let mut there = messages.iter().filter(|message| shows(message, table.id)).filter_map(number);
        let found = match there.find(|message| Some(*message) != known) {
            Some(found) => found,
            None if SystemWall.now() - posting.since < KNOWN_AGAIN => {
                self.rest().post(rank, table.channel, page, &posting.nonce).await?
            }
            None => return Ok(None),
        };
        self.rest().edit(rank, table.channel, found, page).await?;
        Ok(Some(found))
    }
}

/// Where it cannot be written down what is posted, nothing is: it is tried again. The log says that it was the store.
fn not_kept(table: &Table, error: &StoreError) -> Trouble {
    tracing::error!(table = table.id.0, %error, "it cannot be noted what is posted");
    Trouble::Busy
}

/// The first number that Discord gives at a moment.
fn number_at(at: Time) -> u64 {
    (at.timestamp_millis() - FIRST_DAY).max(0).cast_unsigned() << 22
}

fn number(message: &Value) -> Option<u64> {
    message["id"].as_str()?.parse().ok()
}

/// Whether a message is the table itself: it has its buttons. Somebody who is called in the channel gets
/// their hand, and nothing else.
fn shows(message: &Value, table: TableId) -> bool {
    let press = message["custom_id"].as_str().and_then(Press::parse);
    press.is_some_and(|press| press.table == Some(table) && press.verb != Verb::Hand)
        || ["components", "accessory"].iter().any(|part| match &message[part] {
            Value::Array(parts) => parts.iter().any(|part| shows(part, table)),
            Value::Null => false,
            part => shows(part, table),
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_table_is_told_from_a_call() {
        let message = |verb| {
            let button = json!({ "type": 2, "custom_id": Press::at(TableId(7), verb).id() });
            json!({ "id": "5", "components": [{ "components": [{ "components": [button] }] }] })
        };
        assert!(shows(&message(Verb::Log), TableId(7)));
        assert!(!shows(&message(Verb::Log), TableId(8)) && !shows(&message(Verb::Hand), TableId(7)));
    }
}
