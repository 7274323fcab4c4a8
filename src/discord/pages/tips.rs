//! What people who look on say will come of an open question: buttons of their own under the table, and a
//! line for their eyes only. The table itself does not change by it: nobody sees that anybody has said
//! anything before it is decided.

use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::send::follow::FOLLOWED_FOR;
use crate::host::{Nose, open_tips};
use crate::kernel::{Arg, Text, Tips};
use crate::store::{TableId, Time, UserId};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The last line that each person was answered at a table: the next one takes its place. Forgotten with a restart.
#[derive(Default)]
pub struct Said(Mutex<BTreeMap<(TableId, UserId), (String, Time)>>);

impl Said {
    /// Somebody is about to be answered; what they were answered before, if Discord lets it still be taken away.
    pub fn anew(&self, table: TableId, asked: &Interaction, now: Time) -> Option<String> {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        said.retain(|_, (_, at)| now - *at < FOLLOWED_FOR);
        let before = said.insert((table, asked.user), (asked.token.clone(), now));
        before.map(|(token, _)| token).filter(|token| *token != asked.token)
    }
}

/// What may be said at a table as it is shown.
pub fn open(shown: &DrawnTable<'_>) -> Option<Tips> {
    open_tips(&shown.state, shown.play.as_ref()?.tips())
}

/// Buttons for those who look on, below everything that players press.
pub fn on_the_table(shown: &DrawnTable<'_>, page: Page) -> Page {
    let Some(Tips { occasion, answers }) = open(shown) else { return page };
    let button = |(n, key): (u32, &&'static str)| {
        let label = shown.label(&Text::new("tips-button").with("answer", *key));
        plain_button(&label, Press::at(shown.table.id, Verb::Tip).with(occasion).with(n).id())
    };
    page.row((0..).zip(answers).map(button))
}

/// Who was right most often, in a line that calls nobody.
pub fn best(shown: &DrawnTable<'_>, noses: &[Nose]) -> Option<String> {
    let one = |nose: &Nose| {
        let who = Arg::Verbatim(format!("<@{}>", nose.user.0));
        let text = Text::new("result-nose").with("who", who);
        shown.say(&text.with("right", i64::from(nose.right)).with("of", i64::from(nose.of)))
    };
    let all: Vec<String> = noses.iter().map(one).collect();
    let text = Text::new("result-noses").with("noses", Arg::Verbatim(all.join(" · ")));
    (!all.is_empty()).then(|| shown.say(&text))
}
