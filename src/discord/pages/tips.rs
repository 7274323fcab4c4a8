//! What people who look on say will come of an open question: buttons of their own under the table, and a
//! line for their eyes only. The table itself does not change by it: nobody sees that anybody has said
//! anything before it is decided.

use crate::discord::Bot;
use crate::discord::gate::asked::{Asked, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::parts::page::{Page, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::table::Shown;
use crate::discord::send::follow::FOLLOWED_FOR;
use crate::discord::send::wire::Rank;
use crate::host::{Nose, Request, Sorry, open_tips};
use crate::kernel::{Arg, Text, Tips};
use crate::store::{Table, TableId, Time, UserId};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The last line that each person was answered at a table: the next one takes its place. Forgotten with a restart.
#[derive(Default)]
pub struct Said(Mutex<BTreeMap<(TableId, UserId), (String, Time)>>);

impl Said {
    /// Somebody is about to be answered; what they were answered before, if Discord lets it still be taken away.
    fn anew(&self, table: TableId, asked: &Asked, now: Time) -> Option<String> {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        said.retain(|_, (_, at)| now - *at < FOLLOWED_FOR);
        let before = said.insert((table, asked.user), (asked.token.clone(), now));
        before.map(|(token, _)| token).filter(|token| *token != asked.token)
    }
}

impl Bot {
    /// Takes what somebody says.
    pub(in crate::discord) async fn tip(
        &self,
        pressing: &Pressing<'_>,
        table: Table,
    ) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, .. } = *pressing;
        let (occasion, n) = (press.number(0), press.number(1));
        let answer = u8::try_from(n).map_err(|_| Sorry::TipsClosed)?;
        let request = Request::Tip { user: asked.user, occasion, answer };
        let done = self.ask_at(asked, table, request).await?;
        let shown = Shown::new(&done.table, reader.words.language);
        let tips = open(&shown).filter(|tips| tips.occasion == occasion);
        let key = tips.and_then(|tips| tips.answers.get(usize::from(answer))).ok_or(Sorry::TipsClosed)?;
        let said = shown.say(&Text::new("tips-said").with("answer", *key));
        if let Some(before) = self.0.said.anew(done.table.id, asked, self.host().now()) {
            let bot = self.clone();
            tokio::spawn(async move {
                if let Err(trouble) = bot.wire().delete_answer(Rank::Rest, &before).await {
                    tracing::debug!(?trouble, "an older answer could not be taken away");
                }
            });
        }
        Ok(Page::saying(said).into())
    }
}

/// What may be said at a table as it is shown.
fn open(shown: &Shown<'_>) -> Option<Tips> {
    open_tips(&shown.notes, shown.play.as_ref()?.tips())
}

/// Buttons for those who look on, below everything that players press.
pub fn on_the_table(shown: &Shown<'_>, page: Page) -> Page {
    let Some(Tips { occasion, answers }) = open(shown) else { return page };
    let button = |(n, key): (u32, &&'static str)| {
        let label = shown.label(&Text::new("tips-button").with("answer", *key));
        plain_button(&label, Press::at(shown.table.id, Verb::Tip).with(occasion).with(n).id())
    };
    page.row((0..).zip(answers).map(button))
}

/// Who was right most often, in a line that calls nobody.
pub fn best(shown: &Shown<'_>, noses: &[Nose]) -> Option<String> {
    let one = |nose: &Nose| {
        let who = Arg::Verbatim(format!("<@{}>", nose.user.0));
        let text = Text::new("result-nose").with("who", who);
        shown.say(&text.with("right", i64::from(nose.right)).with("of", i64::from(nose.of)))
    };
    let all: Vec<String> = noses.iter().map(one).collect();
    let text = Text::new("result-noses").with("noses", Arg::Verbatim(all.join(" · ")));
    (!all.is_empty()).then(|| shown.say(&text))
}
