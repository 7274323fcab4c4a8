//! From a press to the host and back to a page. Commands that do what a button does come through here, too.

use super::hand::learnt;
use super::setting;
use crate::discord::Bot;
use crate::discord::gate::interaction::{How, Interaction, Reply};
use crate::discord::gate::pressing::Pressing;
use crate::discord::gate::under_way::Going;
use crate::discord::pages::orders::Desk;
use crate::discord::pages::sets::Draft;
use crate::discord::pages::{bring, deeds, luck, reference};
use crate::discord::parts::alone::is_lone;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names;
use crate::discord::parts::page::Page;
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::host::{Done, HostState, Once, Request, Sorry, Tempo, Yield};
use crate::kernel::{Choice, Refusal};
use crate::store::{Stage, Table, TableId};
use crate::words::{Nobody, Words};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};
use std::time::Duration;

/// For how long it may be read whose page was pressed until Discord hears of the press.
const WHOSE_PAGE: Duration = Duration::from_secs(1);

impl Bot {
    /// Sees to a press.
    pub async fn pressed(&self, mut asked: Interaction, from: &ComponentInteraction) {
        let press = Press::parse(&from.data.custom_id);
        asked.table = press.as_ref().and_then(|press| press.table);
        let alone = asked.how == How::Public && asked.guild.is_none();
        let changes = press.as_ref().is_some_and(|press| changes_the_table(press.verb));
        asked.on_table = alone && changes;
        let going = self.begin_answer(&asked);
        let mut read = None;
        if let Some(press) = press.as_ref().filter(|_| alone) {
            let done = self.read_in_time(&asked, press, &going).await;
            let own = is_own_page(&done.table, from) && !is_on_a_result(&done.table, press);
            // What Discord was told to expect in a message of its own comes in one, whosever page it is.
            if own && (changes || !going.is_answered()) {
                (asked.how, asked.letter, asked.on_table) = (How::Private, true, false);
            }
            read = Some(done);
        }
        let chosen = match &from.data.kind {
            // Of what this program writes into menus nothing has a comma in it.
            ComponentInteractionDataKind::StringSelect { values } => Some(values.join(",")),
            _ => None,
        };
        let work = async {
            match press {
                Some(press) => {
                    let read = match read {
                        Some(read) => read,
                        None => self.read(&asked, &press).await,
                    };
                    self.press_at(&asked, &press, chosen.as_deref(), read).await
                }
                None => Page::saying(asked.house().word("discord-old-button")).into(),
            }
        };
        self.answer(&asked, &going, work).await;
    }

    /// Who has pressed, and the table that it is about, read at the same time.
    async fn read(&self, asked: &Interaction, press: &Press) -> Read {
        let (reader, table) = tokio::join!(self.reader(asked), self.table_of(press));
        Read { reader, table }
    }

    /// The same where Discord hears how it is answered only once that is known: in time, whatever it takes.
    async fn read_in_time(&self, asked: &Interaction, press: &Press, going: &Going<'_>) -> Read {
        let read = self.read(asked, press);
        tokio::pin!(read);
        match tokio::time::timeout(WHOSE_PAGE, &mut read).await {
            Ok(read) => read,
            Err(_) => {
                self.acknowledge(asked, going).await;
                read.await
            }
        }
    }

    /// Whoever asks.
    pub async fn reader(&self, asked: &Interaction) -> Result<Reader, Sorry> {
        let mut person = self.person(asked.user).await?;
        if person.locale.as_ref() != Some(&asked.locale) {
            person.locale = Some(asked.locale.clone());
            self.host().store().keep_locale(&person).await?;
        }
        let language = names::private(&person, &asked.locale);
        Ok(Reader { person, words: Words::house(language) })
    }

    /// Does what a press asks, and says what came of it.
    pub async fn press(&self, asked: &Interaction, press: &Press, chosen: Option<&str>) -> Reply {
        let read = self.read(asked, press).await;
        self.press_at(asked, press, chosen, read).await
    }

    /// The same with what was read for it a moment ago.
    async fn press_at(&self, asked: &Interaction, press: &Press, chosen: Option<&str>, read: Read) -> Reply {
        let Read { reader, table } = read;
        let reader = match reader {
            Ok(reader) => reader,
            Err(sorry) => return self.sorry(asked.house(), &sorry).into(),
        };
        let pressing = Pressing { asked, reader: &reader, press, chosen };
        let stood_still = self.stands_still(asked, press);
        let done = match table {
            Ok(Some(table)) => self.at_table(&pressing, table).await,
            Ok(None) => self.anywhere(&pressing).await,
            Err(sorry) => Err(sorry),
        };
        let reply = match done {
            Ok(reply) => reply,
            // Why not, and how things stand instead: that says enough.
            Err(sorry) => return self.refused(asked, &reader, press, &sorry).await,
        };
        match reply {
            Reply::Hand(page, followed) if stood_still => {
                Reply::Hand(Box::new(page.first(reader.word("panel-follows-again"))), followed)
            }
            reply => reply,
        }
    }

    /// Whether somebody presses on their own page and that page has not followed its table: it has been too
    /// long, or this program was started anew.
    fn stands_still(&self, asked: &Interaction, press: &Press) -> bool {
        // A list of moves that somebody has typed for never follows: what its buttons carry ends with the answer.
        let own = match press.verb {
            Verb::Answer => press.numbers.len() > 3,
            verb => {
                matches!(verb, Verb::Choose | Verb::Mark | Verb::Confirm | Verb::Undo) || is_refresh(press)
            }
        };
        let (Some(table), Some(message), true) = (press.table, asked.message, own) else { return false };
        asked.how == How::Private && !asked.letter && !self.pages().follows(table, asked.user, message)
    }

    /// Why not, in one sentence; whoever sits at the table sees how things stand instead of an old page.
    async fn refused(&self, asked: &Interaction, reader: &Reader, press: &Press, sorry: &Sorry) -> Reply {
        let table = match press.table {
            Some(id) => self.host().store().load(id).await.ok().flatten(),
            None => None,
        };
        let Some(table) = table else { return self.sorry(reader.words, sorry).into() };
        let reader = &reader.at(&table);
        let late = match sorry {
            Sorry::NotAsked | Sorry::Stale => {
                super::act::too_late(&DrawnTable::new(&table, reader.words.language), asked.user, press)
            }
            _ => None,
        };
        let said = Some(late.unwrap_or_else(|| reader.say(&sorry.text())));
        match asked.how {
            _ if table.stage != Stage::Running => self.sorry(reader.words, sorry).into(),
            How::Private => self.hand(asked, reader, table, said).await,
            How::Public if is_lone(&table) => self.lone_table(asked, &table, said).await,
            _ => self.sorry(reader.words, sorry).into(),
        }
    }

    /// The language of whoever asks; where their settings cannot be read, the one that their program speaks.
    pub async fn words(&self, asked: &Interaction) -> Words {
        match self.reader(asked).await {
            Ok(reader) => reader.words,
            Err(_) => asked.house(),
        }
    }

    /// Why not, in one sentence; what the player can do nothing about is for the log as well.
    pub fn sorry(&self, words: Words, sorry: &Sorry) -> Page {
        if let Sorry::Store(error) = sorry {
            tracing::error!(%error, "what was asked failed");
        }
        if matches!(sorry, Sorry::NoTableHere) && words.book().is_none() {
            return reference::no_table(words);
        }
        // Which game stands there is said in that game's words.
        let words = match sorry {
            Sorry::OtherGame(kind) => Words::of(words.language, crate::games::book(kind)),
            Sorry::Refused(Refusal::Rules { kind, .. }) => {
                Words::of(words.language, crate::games::book(kind))
            }
            _ => words,
        };
        Page::saying(words.say(&sorry.text(), &Nobody))
    }

    /// Asks the host for something in somebody's name, once however often the press comes.
    pub async fn ask(&self, asked: &Interaction, table: TableId, request: Request) -> Result<Done, Sorry> {
        self.host().request(table, Once { request, interaction: Some(asked.id.get()) }).await
    }

    /// The same at a table that was read a moment ago.
    pub(in crate::discord) async fn ask_at(
        &self,
        asked: &Interaction,
        table: Table,
        request: Request,
    ) -> Result<Done, Sorry> {
        self.host().request_at(table, Once { request, interaction: Some(asked.id.get()) }).await
    }

    /// The table of a press, if it is about one.
    async fn table_of(&self, press: &Press) -> Result<Option<Table>, Sorry> {
        match press.table {
            Some(id) => self.host().loaded(id).await.map(Some),
            None => Ok(None),
        }
    }

    async fn at_table(&self, pressing: &Pressing<'_>, table: Table) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let user = asked.user;
        let request = match press.verb {
            Verb::Join => Request::Join { user, name: asked.name.clone() },
            Verb::Leave => Request::Leave { user },
            Verb::AddBot => Request::AddBot { user },
            Verb::RemoveBot => Request::RemoveBot { user },
            Verb::Start => Request::Start { user },
            Verb::Dial | Verb::Pace | Verb::Time | Verb::Preset | Verb::Speak | Verb::Level => {
                setting::request(pressing, &table)?
            }
            Verb::Bring if press.numbers.len() > 2 => self.bring_own(asked, &table, press).await?,
            Verb::Bring if press.numbers.len() > 1 => {
                let game = crate::games::by_kind(&table.kind).ok_or(Sorry::UnknownGame)?;
                bring::request(game, user, press)?
            }
            Verb::Answer => self.answer_of(user, table.id, press, Choice::One(press.number(2) as usize)),
            Verb::Tip => return self.tip(pressing, table).await,
            Verb::Act => return self.act(pressing, table).await,
            Verb::Choose => match self.asked_once_more(pressing, &table)? {
                Some(page) => return Ok(page.into()),
                None => self.answer_of(user, table.id, press, Choice::One(press::chosen(chosen)?)),
            },
            Verb::Confirm => self.answer_of(user, table.id, press, Draft::confirmed(press)),
            Verb::Leaf | Verb::Open => return self.turn(pressing, table).await,
            Verb::Mark => return self.mark(pressing, table).await,
            Verb::Plan => return self.plan(pressing, table).await,
            Verb::Jot => return self.jot(pressing, table).await,
            Verb::Word => return luck::ask_for_a_word(pressing, &table),
            Verb::Hint => return self.hint(pressing, table).await,
            Verb::Decline => return self.decline(pressing, table).await,
            Verb::Stance => Request::Stance { user, stance: press.stance().ok_or(Sorry::Stale)? },
            Verb::Undo => Request::TakeBack { user },
            Verb::Yield if press.number(0) == 0 => Request::Yield { user, until: Yield::TurnEnd },
            Verb::Yield => Request::Yield { user, until: Yield::Concerned },
            Verb::Unyield => Request::Unyield { user },
            Verb::Wait => Request::Wait { user },
            Verb::Away => Request::Away { user },
            Verb::Back => Request::Present { user },
            Verb::ResignSure => Request::Resign { user },
            Verb::Accept | Verb::Refuse | Verb::Withdraw => deeds::about_a_seat(asked, press),
            Verb::VoteOutSure => Request::VoteOut { user, seat: press.number(0) as u8 },
            Verb::AbandonSure => Request::Abandon { user },
            Verb::ClaimSure => Request::Claim { user },
            Verb::Live => Request::GoLive { user, yes: press.number(0) == 1 },
            Verb::Pause => Request::Pause { user },
            Verb::Resume => Request::Resume { user },
            Verb::Show => self.show_again(asked)?,
            Verb::Draft | Verb::SaveOrder | Verb::UsualOrders | Verb::DropOrder => {
                return self.order(pressing, table).await;
            }
            _ => return self.show(pressing, table).await,
        };
        let done = self.ask_at(asked, table, request).await?;
        let Some(reader) = learnt(reader, press) else {
            return Ok(self.done(asked, reader, press, done).await);
        };
        let kept = self.host().store().keep_learnt(&reader.person);
        let (kept, reply) = tokio::join!(kept, self.done(asked, &reader, press, done));
        kept?;
        Ok(reply)
    }

    /// What came of a request.
    pub(in crate::discord) async fn done(
        &self,
        asked: &Interaction,
        reader: &Reader,
        press: &Press,
        done: Done,
    ) -> Reply {
        let Done { table, receipt, told } = done;
        let reader = &reader.at(&table);
        let note = deeds::note(reader, receipt).or_else(|| deeds::told_alone(reader, &table, &told));
        // On their own page nothing else says that they let it all go by.
        let yields =
            || (press.verb == Verb::Yield && asked.how == How::Private).then(|| reader.word("did-yield"));
        let note = note.or_else(yields);
        match (asked.how, press.verb) {
            (How::Public, verb) if is_lone(&table) && changes_the_table(verb) => {
                self.lone_table(asked, &table, note).await
            }
            // Whoever sits down or begins has their own page from then on, with nothing more to press.
            (_, Verb::Join | Verb::Start) if note.is_none() && opens_a_page(&table) => {
                self.hand(asked, reader, table, None).await
            }
            // The table shows it to everybody in a moment.
            (How::Public, verb) if note.is_none() && verb != Verb::Accept => Reply::Noted,
            (How::Private, verb) if table.stage == Stage::Lobby && setting::is_setting(verb) => {
                self.settings(asked, reader, &table, press, note).await
            }
            (
                _,
                Verb::Answer
                | Verb::Choose
                | Verb::Confirm
                | Verb::Undo
                | Verb::Back
                | Verb::Decline
                | Verb::Accept
                | Verb::Yield
                | Verb::Live
                | Verb::Wait,
            ) => self.hand(asked, reader, table, note).await,
            _ => deeds::done(reader, &table, press, note).into(),
        }
    }

    /// Lets the window go by, whatever one holds.
    async fn decline(&self, pressing: &Pressing<'_>, table: Table) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, .. } = *pressing;
        let seat = crate::host::seated(&table, asked.user)?;
        let shown = DrawnTable::new(&table, reader.words.language);
        let ask = shown.ask(seat).ok_or(Sorry::NotAsked)?;
        if shown.window() != Some(press.number(0)) {
            return Err(Sorry::Stale);
        }
        let choice = Choice::One(ask.otherwise);
        let request = Request::Answer { user: asked.user, question: ask.number, of: ask.of(choice), choice };
        drop(shown);
        let done = self.ask_at(asked, table, request).await?;
        Ok(self.done(asked, reader, press, done).await)
    }

    /// Standing orders: one is composed, saved, dropped. A hand that has changed since shows the desk as it is now.
    async fn order(&self, pressing: &Pressing<'_>, table: Table) -> Result<Reply, Sorry> {
        let Pressing { asked, reader, press, chosen } = *pressing;
        let reader = &reader.at(&table);
        let shown = DrawnTable::new(&table, reader.words.language);
        let desk = Desk::of(&shown, asked.user, self.seal())?;
        let request = match press.verb {
            Verb::Draft => match desk.drafted(press, chosen) {
                Ok(page) => return Ok(page.into()),
                Err(sorry) => Err(sorry),
            },
            Verb::SaveOrder => desk.saved(asked.user, press),
            Verb::UsualOrders => Ok(desk.with_usual(asked.user)),
            _ => desk.without(asked.user, press, chosen),
        };
        let done = match request {
            Ok(request) => self.ask(asked, table.id, request).await,
            Err(sorry) => Err(sorry),
        };
        match done {
            Ok(done) => {
                let shown = DrawnTable::new(&done.table, reader.words.language);
                let desk = Desk::of(&shown, asked.user, self.seal())?;
                Ok(desk.page(Some(reader.word("orders-kept"))).into())
            }
            Err(sorry @ Sorry::Store(_)) => Err(sorry),
            Err(sorry) => Ok(desk.page(Some(reader.say(&sorry.text()))).into()),
        }
    }
}

/// What is read for a press: who has pressed, and the table that it is about, if it is about one.
struct Read {
    reader: Result<Reader, Sorry>,
    table: Result<Option<Table>, Sorry>,
}

/// Whether a message without a guild is somebody's own page, to be written over: what is about a table and is
/// not the table itself.
fn is_own_page(table: &Result<Option<Table>, Sorry>, from: &ComponentInteraction) -> bool {
    let table = match table {
        Ok(Some(table)) => table,
        Ok(None) => return false,
        // Where it cannot be read, the press is going to say so.
        Err(_) => return true,
    };
    let (here, pressed) = (table.channel == from.channel_id.get(), from.message.id.get());
    match table.board {
        Some(board) if board.message == pressed => false,
        // A table that was posted a moment ago may be pressed before it is noted where it stands: a live
        // game writes no letters into its own channel, so that what is newer than the table known there is
        // the table.
        board => {
            let newer = board.is_none_or(|board| board.message < pressed);
            !(here && newer && HostState::of(table).pace.tempo == Tempo::Live)
        }
    }
}

/// Whether a press comes from the result of a game: that stays, and what is looked at stands below it. Buttons on
/// what is looked at carry a number.
fn is_on_a_result(table: &Result<Option<Table>, Sorry>, press: &Press) -> bool {
    let looks = matches!(press.verb, Verb::Review | Verb::Replay | Verb::Log | Verb::Hands | Verb::Fair);
    let over = matches!(table, Ok(Some(table)) if !table.stage.is_open());
    over && looks && press.numbers.is_empty()
}

/// What is answered by the table itself, where nobody else sees it.
fn changes_the_table(verb: Verb) -> bool {
    use Verb::{Answer, Choose, Confirm, Decline, Hint, Leaf, Mark, Open, Resume, Undo, Wait, Yield};
    matches!(
        verb,
        Answer | Choose | Confirm | Decline | Hint | Leaf | Mark | Open | Resume | Undo | Wait | Yield
    )
}

/// Whether a page that is opened at the beginning will be looked at while it follows: where others read
/// along, and people are there together.
fn opens_a_page(table: &Table) -> bool {
    table.guild.is_some() && HostState::of(table).pace.tempo == Tempo::Live
}

/// Whether somebody wants to see the page again on which they press.
fn is_refresh(press: &Press) -> bool {
    press.verb == Verb::Hand && press.number(0) == 1
}
