//! Presses that only show something, at a table or anywhere.

use super::setting;
use crate::discord::Bot;
use crate::discord::gate::interaction::{How, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::pages::options::{more_options, options_page};
use crate::discord::pages::orders::Desk;
use crate::discord::pages::table_menu::more;
use crate::discord::pages::{
    cards, closer, learn, log, luck, reference, replay, review, settings, table_menu,
};
use crate::discord::parts::alone::is_lone;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{Press, Verb};
use crate::host::Sorry;
use crate::kernel::Book;
use crate::store::{Stage, Table};

impl Bot {
    /// Presses that change nothing.
    pub(super) async fn show(&self, pressing: &Pressing<'_>, table: Table) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let reader = &reader.at(&table);
        // The way back to a lobby leads to the game that has begun meanwhile; and whoever may not set what is
        // played comes back to the table in this way, too.
        let back = press.verb == Verb::Options && asked.how == How::Private;
        let back = back
            && match table.stage {
                Stage::Lobby => crate::host::may_decide(&table, asked.user, self.host().now()).is_err(),
                stage => stage.is_under_way(),
            };
        if back || matches!(press.verb, Verb::Hand | Verb::React) {
            // Where the table carries their hand, the way back to it is out of the page beside it.
            if asked.how == How::Private && !asked.letter && is_lone(&table) && table.stage.is_under_way() {
                return Ok(Reply::Closed);
            }
            return Ok(self.hand(asked, reader, table, None).await);
        }
        let shown = DrawnTable::new(&table, reader.words.language);
        Ok(match press.verb {
            Verb::Options => {
                if table.stage != Stage::Lobby {
                    return Err(Sorry::Begun);
                }
                crate::host::may_decide(&table, asked.user, self.host().now())?;
                let page = match press.number(0) {
                    0 => options_page(&shown, None),
                    page => more_options(&shown, page),
                };
                setting::until_the_start(reader, &table, page)
            }
            Verb::Bring => {
                setting::until_the_start(reader, &table, self.brings(&shown, asked.user, None).await?)
            }
            Verb::Help => reference::help(shown.words, press.number(0), Some(&table)).into(),
            Verb::Rules => reference::rules(shown.words, section(press, chosen), Some(&table)).into(),
            Verb::More => more(&shown, asked.user, self.seal()).into(),
            Verb::Orders => Desk::of(&shown, asked.user, self.seal())?.page(None).into(),
            Verb::Resign => table_menu::resign(&shown).into(),
            Verb::Abandon => table_menu::give_up(&shown).into(),
            Verb::Claim => table_menu::claim(&shown).into(),
            Verb::VoteOut => table_menu::vote_out(&shown, press.number(0)).into(),
            Verb::Log => log::log(self, &shown, asked.user, press).await?.into(),
            Verb::Closer => closer::closer(&shown, asked.user, press).into(),
            Verb::Read => cards::cards(&shown, reader, asked.user, chosen)?.into(),
            Verb::Hands => log::hands(&shown, press).into(),
            Verb::Fair => luck::fair(self, &shown, press).await?.into(),
            Verb::Review => review::review(self, &shown, asked.user).await?.into(),
            Verb::ShareReview => review::share(self, asked, &table).await?.into(),
            Verb::Share => replay::share(self, asked, &table, press).await?.into(),
            Verb::Replay => replay::replay(self, &shown, press).await?.into(),
            Verb::Keep => replay::keep(self, &shown).await?.into(),
            Verb::Again => return self.again(asked, reader, &table).await,
            // Settings that were opened at a table know the way back to it.
            _ => return self.anywhere(pressing).await,
        })
    }

    /// Presses that are about no table.
    pub(super) async fn anywhere(&self, pressing: &Pressing<'_>) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        Ok(match press.verb {
            Verb::Learn => {
                let game = crate::games::by_number(press.number(0)).ok_or(Sorry::UnknownGame)?;
                learn::learn(self, asked, &reader.of(Some(game.book())), game).await?
            }
            Verb::Workshop => self.workshop(asked, reader, press, chosen).await?,
            Verb::Help => reference::help(reader.of(book(press, 1)).words, press.number(0), None).into(),
            Verb::Rules => {
                reference::rules(reader.of(book(press, 1)).words, section(press, chosen), None).into()
            }
            Verb::Friends => reference::friends(reader.of(book(press, 0)).words).into(),
            Verb::Settings => settings::settings(reader, press, None).into(),
            Verb::Change => settings::change(self, reader, press, chosen).await?.into(),
            Verb::Erase => settings::erase(reader, press).into(),
            Verb::EraseSure => settings::erase_sure(self, asked, reader).await?.into(),
            _ => Page::saying(reader.word("discord-old-button")).into(),
        })
    }
}

/// The words of the game whose number stands in a press.
fn book(press: &Press, at: usize) -> Option<&'static Book> {
    crate::games::by_number(press.number(at)).map(|game| game.book())
}

/// Which chapter of the rules is wanted: the one that was chosen, or else the one of the button.
fn section(press: &Press, chosen: Option<&str>) -> usize {
    chosen.and_then(|value| value.parse().ok()).unwrap_or(press.number(0) as usize)
}
