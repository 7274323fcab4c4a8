//! What somebody who looks on says will come.

use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::tips::open;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::discord::send::rest::Rank;
use crate::host::{Request, Sorry};
use crate::kernel::Text;
use crate::store::Table;

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
        let shown = DrawnTable::new(&done.table, reader.words.language);
        let tips = open(&shown).filter(|tips| tips.occasion == occasion);
        let key = tips.and_then(|tips| tips.answers.get(usize::from(answer))).ok_or(Sorry::TipsClosed)?;
        let said = shown.say(&Text::new("tips-said").with("answer", *key));
        if let Some(before) = self.0.said.anew(done.table.id, asked, self.host().now()) {
            let bot = self.clone();
            tokio::spawn(async move {
                if let Err(trouble) = bot.rest().delete_answer(Rank::Rest, &before).await {
                    tracing::debug!(?trouble, "an older answer could not be taken away");
                }
            });
        }
        Ok(Page::saying(said).into())
    }
}
