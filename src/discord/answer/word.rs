//! The word that a player says before the start: asked for in a form, and taken from it.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::parts::names::clean;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::host::Request;
use crate::store::TableId;
use serenity::all::{ActionRowComponent, ModalInteraction};

impl Bot {
    /// A form was filled in: a word, or what is made in a workshop.
    pub async fn filled_in(&self, mut asked: Interaction, form: &ModalInteraction) {
        let press = Press::parse(&form.data.custom_id);
        asked.table = press.as_ref().and_then(|press| press.table);
        let rows = form.data.components.iter().flat_map(|row| &row.components);
        let fields: Vec<(String, String)> = rows
            .filter_map(|field| match field {
                ActionRowComponent::InputText(input) => {
                    Some((input.custom_id.clone(), input.value.clone().unwrap_or_default()))
                }
                _ => None,
            })
            .collect();
        let work = async {
            match (press, asked.table) {
                (Some(press), Some(table)) if press.verb == Verb::Word => {
                    let word = fields.first().map_or("", |(_, word)| word);
                    self.say_word(&asked, table, &press, word).await
                }
                (Some(press), _) if press.verb == Verb::Workshop => {
                    match self.filled_in_at_bench(&asked, &press, &fields).await {
                        Ok(reply) => reply,
                        Err(sorry) => self.sorry(self.words(&asked).await, &sorry).into(),
                    }
                }
                _ => Page::saying(self.words(&asked).await.word("discord-old-button")).into(),
            }
        };
        self.answer(&asked, &self.begin_answer(&asked), work).await;
    }

    async fn say_word(&self, asked: &Interaction, table: TableId, press: &Press, word: &str) -> Reply {
        let said = async {
            let reader = self.reader(asked).await?;
            let request = Request::Word { user: asked.user, word: clean(word) };
            let done = self.ask(asked, table, request).await?;
            Ok(self.done(asked, &reader, press, done).await)
        };
        match said.await {
            Ok(reply) => reply,
            Err(sorry) => self.sorry(self.words(asked).await, &sorry).into(),
        }
    }
}
