//! Another game where one has ended: a table is opened, and those who were there are called.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::pages::lobby;
use crate::discord::parts::names;
use crate::discord::parts::page::Page;
use crate::discord::parts::reader::Reader;
use crate::discord::send::rest::Rank;
use crate::host::{Request, Sorry};
use crate::store::{Pilot, Table};

impl Bot {
    /// The same game again, where a game has ended: whoever asks sits down first, bots as many as there were,
    /// and the others are called.
    pub async fn again(&self, asked: &Interaction, reader: &Reader, old: &Table) -> Result<Reply, Sorry> {
        let state = crate::host::HostState::of(old);
        let bots = old.seats.iter().filter(|chair| chair.pilot == Pilot::Bot).count() as u8;
        let opening = crate::host::Opening {
            kind: old.kind.clone(),
            guild: old.guild,
            channel: old.channel,
            user: asked.user,
            name: asked.name.clone(),
            language: old.language.clone(),
            pace: state.pace,
            options: old.options.clone(),
            bots,
            lesson: false,
            after: Some(old.id),
            interaction: Some(asked.id.get()),
        };
        let table = match self.host().open(opening).await {
            // Somebody else was faster: there is a seat at their table.
            Err(Sorry::ChannelTaken(table)) => {
                let join = Request::Join { user: asked.user, name: asked.name.clone() };
                self.ask(asked, table, join).await?;
                return Ok(Page::saying(reader.word("again-joined")).into());
            }
            opened => opened?,
        };
        let others =
            old.seats.iter().filter(|chair| chair.pilot != Pilot::Bot).filter_map(|chair| chair.user);
        let others: Vec<u64> = others.map(|user| user.0).filter(|user| *user != asked.user.0).collect();
        if others.is_empty() || old.guild.is_none() {
            let key = if bots > 0 && others.is_empty() { "again-with-bots" } else { "again-opened" };
            return Ok(Page::saying(reader.say(&names::naming_join(key, old))).into());
        }
        let call = lobby::call(names::aloud(old), table, &asked.name, &others);
        let nonce = self.seal().nonce("g", &[table.0]);
        let key = match self.rest().post(Rank::Waiting, old.channel, &call, &nonce).await {
            Ok(_) => "again-opened",
            Err(trouble) => {
                tracing::warn!(table = table.0, ?trouble, "nobody could be called to another game");
                "again-not-called"
            }
        };
        Ok(Page::saying(reader.say(&names::naming_join(key, old))).into())
    }
}
