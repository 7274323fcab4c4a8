//! What people make for a game: from a press or a form to a change of what is theirs, and back to a page.

use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::pages::bench::{Bench, Kept, MOST, act};
use crate::discord::pages::bring;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names::clean_to;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{self, Press};
use crate::discord::parts::reader::Reader;
use crate::host::{HostState, Request, Sorry, seated};
use crate::kernel::{AnyGame, Text};
use crate::store::{Belonging, Private, StoreError, Table, UserId};
use serde_json::{Value, json};

/// What a thing may be called.
const NAME: usize = 40;
/// What may be searched for.
const SEARCH: usize = 40;
/// What a list may hold: as much as a form of Discord takes.
const LIST: usize = 4_000;

impl Bot {
    /// What belongs to somebody of a game.
    pub(in crate::discord) async fn made(
        &self,
        user: UserId,
        game: &dyn AnyGame,
    ) -> Result<Vec<Belonging>, Sorry> {
        match game.workshop() {
            Some(_) => Ok(self.host().store().belongings(user, game.kind()).await?),
            None => Ok(Vec::new()),
        }
    }

    fn bench(&self, reader: &Reader, press: &Press) -> Result<Bench, Sorry> {
        let game = crate::games::by_number(press.number(0)).ok_or(Sorry::UnknownGame)?;
        let shop = game.workshop().ok_or(Sorry::Stale)?;
        Ok(Bench { game, shop, reader: reader.of(Some(game.book())), table: press.table })
    }

    /// Does what a press in a workshop asks.
    pub(in crate::discord) async fn workshop(
        &self,
        asked: &Interaction,
        reader: &Reader,
        press: &Press,
        chosen: Option<&str>,
    ) -> Result<Reply, Sorry> {
        let bench = self.bench(reader, press)?;
        let all = self.made(asked.user, bench.game).await?;
        match press.number(1) {
            act::ALL => return Ok(bench.all(&all, None).into()),
            act::IMPORT => {
                let fields = [("name", NAME, false, ""), ("list", LIST, true, "")];
                return Ok(Reply::Form(Box::new(bench.form(press, "workshop-import", &fields))));
            }
            act::BEGIN => {
                let ready =
                    bench.shop.ready().into_iter().zip(1..).map(|((title, made), n)| (n, title, made));
                let blank = (0, Text::new("workshop-new"), bench.shop.blank());
                let at: i32 = press::chosen(chosen)?;
                let (_, title, made) =
                    [blank].into_iter().chain(ready).find(|(n, ..)| *n == at).ok_or(Sorry::Stale)?;
                let name = bench.reader.say(&title);
                return self.begin(asked.user, &bench, &all, &name, made).await;
            }
            _ => {}
        }
        let which = if press.number(1) == act::OPEN && chosen.is_some() {
            press::chosen(chosen)?
        } else {
            press.number(2)
        };
        let Some(one) = all.iter().find(|one| press::number_of(&one.name) == which) else {
            return Ok(bench.all(&all, Some(bench.reader.word("workshop-gone"))).into());
        };
        self.at_bench(asked.user, &bench, one, press, chosen).await
    }

    /// What is done with one thing.
    async fn at_bench(
        &self,
        user: UserId,
        bench: &Bench,
        one: &Belonging,
        press: &Press,
        chosen: Option<&str>,
    ) -> Result<Reply, Sorry> {
        let drops = matches!(press.number(1), act::DROP | act::DROP_SURE);
        let mut kept = match Kept::read(one) {
            Ok(kept) => kept,
            // Whoever sees it go need not know what it is.
            Err(_) if drops => Kept::default(),
            Err(_) => return Ok(bench.unreadable(one).into()),
        };
        let same = one.revision as u32 == press.number(3);
        match press.number(1) {
            act::OPEN => return Ok(bench.one(one, None).into()),
            act::CHECK => return Ok(bench.check(one).into()),
            act::EXPORT => return Ok(bench.export(one).into()),
            act::DROP => return Ok(bench.drop(one).into()),
            act::RENAME => {
                let fields = [("called", NAME, false, one.name.as_str())];
                return Ok(Reply::Form(Box::new(bench.form(press, "workshop-rename", &fields))));
            }
            act::SEARCH => {
                let fields = [("search", SEARCH, false, kept.searched.as_deref().unwrap_or_default())];
                return Ok(Reply::Form(Box::new(bench.form(press, "workshop-search", &fields))));
            }
            act::DROP_SURE => {
                self.host().store().drop_belonging(user, bench.game.kind(), &one.name).await?;
                let all = self.made(user, bench.game).await?;
                return Ok(bench.all(&all, Some(bench.reader.word("workshop-dropped"))).into());
            }
            // What was pressed twice, or on a page that shows what was before, shows what is.
            _ if !same => return Ok(bench.one(one, None).into()),
            act::SHELF => {
                kept.shelf = Some(press::chosen(chosen)?);
                (kept.searched, kept.part) = (None, None);
            }
            act::PART => {
                let at: usize = press::chosen(chosen)?;
                kept.part = Some(bench.lying(&kept).get(at).ok_or(Sorry::Stale)?.to_string());
            }
            act::MORE | act::FEWER => {
                let id = kept.part.clone().ok_or(Sorry::Stale)?;
                let part = bench.shop.part(&kept.made, &id).ok_or(Sorry::Stale)?;
                let more = press.number(1) == act::MORE;
                let copies =
                    if more { (part.copies + 1).min(part.most) } else { part.copies.saturating_sub(1) };
                kept.made = bench.shop.with(&kept.made, &id, copies).ok_or(Sorry::Stale)?;
            }
            _ => return Err(Sorry::Stale),
        }
        let one = self.keep_anew(one, &kept).await?;
        Ok(bench.one(&one, None).into())
    }

    /// A form of a workshop was filled in.
    pub(in crate::discord) async fn filled_in_at_bench(
        &self,
        asked: &Interaction,
        press: &Press,
        fields: &[(String, String)],
    ) -> Result<Reply, Sorry> {
        let reader = self.reader(asked).await?;
        let bench = self.bench(&reader, press)?;
        let all = self.made(asked.user, bench.game).await?;
        let field =
            |name: &str| fields.iter().find(|(id, _)| id == name).map_or("", |(_, value)| value.as_str());
        if press.number(1) == act::IMPORT {
            return match bench.read(field("list")) {
                Ok(made) => {
                    let name = clean_to(field("name"), NAME);
                    let name = if name.is_empty() { bench.reader.word("workshop-new") } else { name };
                    self.begin(asked.user, &bench, &all, &name, made).await
                }
                Err(why) => {
                    let lines = [bench.reader.word("workshop-not-taken")]
                        .into_iter()
                        .chain(why.iter().map(|line| format!("- {line}")));
                    Ok(bench.all(&all, Some(lines.collect::<Vec<_>>().join("\n"))).into())
                }
            };
        }
        let Some(one) = all.iter().find(|one| press::number_of(&one.name) == press.number(2)) else {
            return Ok(bench.all(&all, Some(bench.reader.word("workshop-gone"))).into());
        };
        let one = match press.number(1) {
            act::RENAME => self.rename(asked.user, one, &all, &clean_to(field("called"), NAME)).await?,
            act::SEARCH => {
                let searched =
                    Some(clean_to(field("search"), SEARCH)).filter(|searched| !searched.is_empty());
                let kept = Kept { searched, part: None, ..Kept::read(one)? };
                self.keep_anew(one, &kept).await?
            }
            _ => return Err(Sorry::Stale),
        };
        Ok(bench.one(&one, None).into())
    }

    /// Begins something, under a name that none of the others has.
    async fn begin(
        &self,
        user: UserId,
        bench: &Bench,
        all: &[Belonging],
        name: &str,
        made: String,
    ) -> Result<Reply, Sorry> {
        if all.len() >= MOST {
            return Ok(bench.all(all, None).into());
        }
        let value = Private(Kept { made, ..Kept::default() }.value());
        let name = free(name, all);
        let one = self
            .keep(Belonging { user, kind: bench.game.kind().to_owned(), name, revision: 1, value })
            .await?;
        Ok(bench.one(&one, None).into())
    }

    async fn rename(
        &self,
        user: UserId,
        one: &Belonging,
        all: &[Belonging],
        name: &str,
    ) -> Result<Belonging, Sorry> {
        if name.is_empty() || name == one.name {
            return Ok(one.clone());
        }
        // The new one is there before the old one goes.
        let renamed = self.keep(Belonging { name: free(name, all), revision: 1, ..one.clone() }).await?;
        self.host().store().drop_belonging(user, &one.kind, &one.name).await?;
        Ok(renamed)
    }

    /// Keeps something as it is now, after a change.
    async fn keep_anew(&self, one: &Belonging, kept: &Kept) -> Result<Belonging, Sorry> {
        self.keep(Belonging { value: Private(kept.value()), revision: one.revision + 1, ..one.clone() }).await
    }

    async fn keep(&self, one: Belonging) -> Result<Belonging, Sorry> {
        match self.host().store().keep_belonging(&one).await {
            Ok(()) => Ok(one),
            Err(StoreError::Conflict) => Err(Sorry::Stale),
            Err(error) => Err(error.into()),
        }
    }

    /// Brings something of one's own to a table that has not begun: the press says which.
    pub(in crate::discord) async fn bring_own(
        &self,
        asked: &Interaction,
        table: &Table,
        press: &Press,
    ) -> Result<Request, Sorry> {
        let game = crate::games::by_kind(&table.kind).ok_or(Sorry::UnknownGame)?;
        let shop = game.workshop().ok_or(Sorry::Stale)?;
        let all = self.made(asked.user, game).await?;
        let one =
            all.iter().find(|one| press::number_of(&one.name) == press.number(2)).ok_or(Sorry::Stale)?;
        // What is brought is looked at alone: what does not go with the table's settings is not left for the
        // start to find.
        let (state, seat) = (HostState::of(table), seated(table, asked.user)?);
        let seats = table.seats.len().max(usize::from(*game.seats().start()));
        let mut chosen = vec![Value::Null; seats];
        if let Some(mine) = chosen.get_mut(seat) {
            *mine = json!({ shop.brought_as(): Kept::read(one)?.made });
        }
        game.check_options(&crate::host::options(game, table, &state), &chosen)?;
        Ok(Request::Bring { user: asked.user, chosen: json!({ shop.brought_as(): Kept::read(one)?.made }) })
    }

    /// What somebody brings to a table, and could bring instead.
    pub(in crate::discord) async fn brings(
        &self,
        shown: &DrawnTable<'_>,
        user: UserId,
        note: Option<String>,
    ) -> Result<Page, Sorry> {
        let game = shown.game.ok_or(Sorry::UnknownGame)?;
        let own = self.made(user, game).await?;
        bring::page(shown, user, &own, note)
    }
}

/// The name, or the same with a number that none of the others has.
fn free(name: &str, all: &[Belonging]) -> String {
    let taken = |name: &str| all.iter().any(|one| one.name == name);
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|n| format!("{} {n}", crate::drawing::cut(name, NAME - 3)));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_default()
}
