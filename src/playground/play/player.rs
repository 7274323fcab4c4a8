//! A person, as tests and programs play one.

use super::act::{Form, Outcome, Refused};
use super::options::Given;
use super::seen::{Look, Seen};
use crate::playground::gateway::sessions::GUILD_MEMBERS;
use crate::playground::id::Id;
use crate::playground::people::{Dms, Locale, Person};
use crate::playground::rest::said;
use crate::playground::wire::modal::Filled;
use crate::playground::world::{News, Shared};
use serde_json::{Value, json};

/// A person, to act as.
#[derive(Clone)]
pub struct Player {
    pub(crate) shared: Shared,
    pub(crate) id: Id,
}

impl Player {
    /// The person's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Runs a slash command, e.g. `game new`, with its options.
    pub async fn run(&self, channel: Id, words: &str, options: &[(&str, Value)]) -> Result<Outcome, Refused> {
        self.shared.run(self.id, channel, words, &given(options)).await
    }

    /// Asks for suggestions for `option`, with what is typed so far.
    pub async fn suggest(
        &self,
        channel: Id,
        words: &str,
        options: &[(&str, Value)],
        option: &str,
    ) -> Result<Vec<Value>, Refused> {
        match self.shared.suggest(self.id, channel, (words, &given(options)), option).await? {
            Outcome::Choices(list) => Ok(list),
            _ => Err(Refused::new("no_answer", option)),
        }
    }

    /// Presses a button.
    pub async fn press(&self, message: Id, custom_id: &str) -> Result<Outcome, Refused> {
        self.shared.press(self.id, message, custom_id, None).await
    }

    /// Chooses in a select.
    pub async fn choose(&self, message: Id, custom_id: &str, values: &[&str]) -> Result<Outcome, Refused> {
        let values: Vec<String> = values.iter().map(|v| (*v).to_owned()).collect();
        self.shared.press(self.id, message, custom_id, Some(&values)).await
    }

    /// Sends a form back, with a text for each field, or a list of values for a select.
    pub async fn submit(&self, form: &Form, fields: &[(&str, Value)]) -> Result<Outcome, Refused> {
        let filled: Filled = fields.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect();
        self.shared.submit(self.id, form.id, &filled).await
    }

    /// Takes an ephemeral message away; false if there is no such.
    pub fn dismiss(&self, message: Id) -> bool {
        self.shared.change(|world| world.dismiss(self.id, message))
    }

    /// Writes a plain message.
    pub fn say(&self, channel: Id, text: &str) -> Result<Id, Refused> {
        self.shared.change(|world| said(world, channel, self.id, text))
    }

    /// The messages of a channel as this person sees them.
    pub fn sees(&self, channel: Id) -> Vec<Seen> {
        self.shared.look(|world| Look(world).messages(self.id, channel))
    }

    /// The newest message of a channel that this person sees and that is as it should be.
    pub fn newest(&self, channel: Id, fits: impl Fn(&Seen) -> bool) -> Option<Seen> {
        self.shared.look(|world| Look(world).newest(self.id, channel, fits))
    }

    /// The channel of the bot and this person.
    pub fn dm(&self) -> Id {
        self.shared.change(|world| world.dm_with(self.id))
    }

    /// Opens or closes this person's direct messages.
    pub fn set_dms(&self, dms: Dms) {
        self.edit(|person| person.dms = dms);
    }

    /// Sets this person's language.
    pub fn set_locale(&self, locale: Locale) {
        self.edit(|person| person.locale = locale);
    }

    /// Leaves the guild: GUILD_MEMBER_REMOVE, for bots that asked for members.
    pub fn leave(&self) {
        self.edit(|person| person.member = false);
        self.shared.change(|world| {
            let data = json!({"guild_id": world.home.guild, "user": world.user(self.id)});
            let shard = world.guild_shard();
            world.dispatch("GUILD_MEMBER_REMOVE", &data, shard, GUILD_MEMBERS);
        });
    }

    fn edit(&self, edit: impl FnOnce(&mut Person)) {
        self.shared.change(|world| {
            if let Some(person) = world.people.iter_mut().find(|p| p.id == self.id) {
                edit(person);
            }
            world.tell(News::Places);
        });
    }
}

fn given(options: &[(&str, Value)]) -> Given {
    options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
}
