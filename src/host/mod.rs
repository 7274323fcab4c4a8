//! Who plays, whose time is up, who must be told. The only door for the outside: no SQL, no chat program.
//!
//! Everything that is asked of a table is a [`Request`]. It is loaded, decided ([`mod@decide`], which is
//! pure) and saved in one go, on the condition that nobody was faster; whoever was slower decides again on
//! what the table has become. After that, and only after that, the chat program is told ([`announce`]), and
//! clocks that have run out ask by themselves ([`clock`]).

mod absence;
pub mod announce;
mod aside;
mod begins;
pub mod career;
pub mod check_saves;
mod circumstances;
mod claim;
pub mod clock;
pub mod decide;
mod envelope;
mod event;
mod handing_over;
mod jottings;
mod limits;
mod lobby;
mod minds;
mod orders;
mod pause;
mod plans;
mod played;
pub mod rating;
mod request;
mod running;
mod seats;
mod sitting;
mod sorry;
mod stances;
mod standing;
mod state;
mod telling;
mod tips;
mod together;
mod undo;
mod votes;
mod waiting;
mod wall;

pub use aside::aside;
pub use circumstances::Circumstances;
pub use claim::claimable;
pub use envelope::{WORD_MOST, sealed};
pub use event::HostEvent;
pub use jottings::lay_jottings;
pub use limits::Limits;
pub use lobby::{options, others_bring, proposed_with};
pub use minds::{Finished, may_hint};
pub use request::{Done, Once, Receipt, Request, Stance};
pub use seats::{host_of, may_decide, seated};
pub use sorry::Sorry;
pub use standing::{Plan, Standing};
pub use state::{Clock, HostState, Pace, Tempo, Together, Vote, Yield, Yielded};
pub use telling::{line, telling, told};
pub use tips::{Nose, open_tips};
pub use together::would_go_live;
pub use undo::may_take_back;
pub use waiting::{is_alone, is_answered_for, is_put_to, may_wait, stance_of, waited_for};
pub use wall::{SystemWall, Wall};

use crate::drivers::Level;
use crate::games;
use crate::store::{Chair, NewTable, Person, Stage, Store, StoreError, Table, TableId, Time, UserId};
use decide::{Decision, decide};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, Semaphore};

/// How often a request is decided again because somebody was faster. A table has at most eight people and a clock.
const TRIES: u32 = 40;
/// For so long the seats of a table that follows another are for those who sat there.
const SEATS_KEPT: chrono::TimeDelta = chrono::TimeDelta::minutes(5);

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Which game.
    pub kind: String,
    /// In which guild.
    pub guild: Option<u64>,
    /// In which channel or thread.
    pub channel: u64,
    /// Who opens it, and sits down first.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// The language of everything public.
    pub language: String,
    /// How long people may take.
    pub pace: Pace,
    /// What is to differ from what the game proposes for so many players.
    pub options: Value,
    /// How many bots are to sit down, too.
    pub bots: u8,
    /// Whether it is somebody's first game, and every question comes with a word of advice.
    pub lesson: bool,
    /// The table that it follows: for some minutes nobody takes the seats of those who sat there.
    pub after: Option<TableId>,
    /// What asked for it.
    pub interaction: Option<u64>,
}

/// The host of all tables.
#[derive(Clone, Debug)]
pub struct Host {
    store: Arc<dyn Store>,
    wall: Arc<dyn Wall>,
    limits: Limits,
    /// How long bots seem to think, where it is not the pace that says so.
    thinking: Option<(u32, u32)>,
    /// What all dice are grown from, where it is not to be unknown.
    seed: Option<u64>,
    /// Something has changed that clocks and announcers should look at.
    pub(crate) changed: Arc<Changed>,
    /// Who holds it thinks.
    thinks: Arc<Semaphore>,
}

/// Wakes those who wait for changes.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    pub clock: Notify,
    pub boards: Notify,
    pub notices: Notify,
    /// Tables at which somebody plays.
    pub played: played::Played,
}

impl Host {
    /// A host over a store.
    pub fn new(store: Arc<dyn Store>, wall: Arc<dyn Wall>) -> Host {
        let (changed, thinks) = (Arc::default(), Arc::new(Semaphore::new(1)));
        Host { store, wall, limits: Limits::NONE, thinking: None, seed: None, changed, thinks }
    }

    /// The same with so many tables at most.
    pub fn limited(self, limits: Limits) -> Host {
        Host { limits, ..self }
    }

    /// The same with bots that seem to think for so many milliseconds, from and to, at every table that is
    /// opened or set from now on.
    pub fn thinking(self, millis: (u32, u32)) -> Host {
        Host { thinking: Some(millis), ..self }
    }

    /// The same with dice that are grown from this and from the number of the table: for games that are to go
    /// the same way again.
    pub fn seeded(self, seed: Option<u64>) -> Host {
        Host { seed, ..self }
    }

    fn seed_for(&self, table: TableId) -> crate::kernel::Seed {
        match self.seed {
            Some(seed) => Sha256::digest(format!("{seed} {}", table.0).as_bytes()).into(),
            None => fresh_seed(),
        }
    }

    fn paced(&self, pace: Pace) -> Pace {
        Pace { bot_millis: self.thinking.unwrap_or(pace.bot_millis), ..pace }
    }

    /// What is kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The time.
    pub fn now(&self) -> Time {
        self.wall.now()
    }

    /// How long a message stays as it is at least.
    pub fn between_edits(&self) -> Duration {
        self.wall.between_edits()
    }

    /// Whether somebody may open one more table there. Two who ask at the same moment may both be told yes:
    /// it is a matter of dozens.
    pub async fn may_open(&self, user: UserId, guild: Option<u64>) -> Result<(), Sorry> {
        let Limits { person, guild: in_guild } = self.limits;
        if person < u32::MAX && self.store.tables_of(user).await?.len() >= person as usize {
            return Err(Sorry::TooManyTables { most: person });
        }
        if let Some(guild) = guild
            && in_guild < u32::MAX
            && self.store.open_in_guild(guild).await?.len() >= in_guild as usize
        {
            return Err(Sorry::GuildFull { most: in_guild });
        }
        Ok(())
    }

    /// Opens a lobby.
    pub async fn open(&self, opening: Opening) -> Result<TableId, Sorry> {
        self.may_open(opening.user, opening.guild).await?;
        let game = crate::games::by_kind(&opening.kind).ok_or(Sorry::UnknownGame)?;
        let pace = self.paced(opening.pace);
        pace.check()?;
        let mut seats = vec![Chair::of(opening.user, &opening.name)];
        for _ in 0..opening.bots {
            lobby::add_bot(&mut seats, game)?;
        }
        let kept = opening.after.map(|before| (before.0, self.now() + SEATS_KEPT));
        let before = match opening.after {
            Some(before) => self.store.load(before).await?,
            None => None,
        };
        let bots = before.as_ref().map_or(Level::default(), |before| HostState::of(before).bots);
        let stand_ins = minds::stand_ins(&pace);
        let mut state =
            HostState { pace, lesson: opening.lesson, kept, bots, stand_ins, ..HostState::default() };
        // Dice that are known beforehand need no envelope.
        if self.seed.is_none() && !opening.lesson {
            envelope::seal(&mut state, fresh_seed());
        }
        let options = match opening.after {
            Some(_) => begins::chosen_before(game, opening.options),
            None => opening.options,
        };
        // Some of those for whom they were chosen are still to come.
        let players = before.map_or(seats.len(), |before| before.seats.len());
        lobby::check_options(game, &options, &state, players)?;
        let table = NewTable {
            kind: opening.kind,
            guild: opening.guild,
            channel: opening.channel,
            opened_by: opening.user,
            opened_at: self.now(),
            language: opening.language,
            options,
            state: state.keep(),
            seats,
            interaction: opening.interaction,
        };
        match self.store.open(&table).await {
            Ok(id) => {
                self.changed.played.changed(id, true);
                self.changed.boards.notify_waiters();
                if let (Some(_), Ok(table)) = (opening.after, self.loaded(id).await) {
                    self.bring_again(&table, opening.user).await;
                }
                Ok(id)
            }
            Err(StoreError::ChannelTaken(id)) => Err(Sorry::ChannelTaken(id)),
            Err(StoreError::Duplicate) => self.store.open_in(opening.channel).await?.ok_or(Sorry::NoTable),
            Err(error) => Err(error.into()),
        }
    }

    /// Asks something of a table. The same interaction twice has the effect of one.
    pub async fn request(&self, id: TableId, ask: Once) -> Result<Done, Sorry> {
        self.request_at(self.loaded(id).await?, ask).await
    }

    /// The same of a table as it was read a moment ago.
    pub async fn request_at(&self, table: Table, ask: Once) -> Result<Done, Sorry> {
        let joins = if let Request::Join { user, .. } = ask.request { Some(user) } else { None };
        let done = self.grant(table, ask).await?;
        // The same press once more brings nothing once more: they may have chosen something else meanwhile.
        let is_new = done.receipt == Receipt::Done && done.table.stage == Stage::Lobby;
        let sat_down = joins.filter(|_| is_new);
        let again = match sat_down {
            Some(user) => self.bring_again(&done.table, user).await,
            None => None,
        };
        Ok(again.unwrap_or(done))
    }

    /// Grants what is asked, or says why not.
    async fn grant(&self, table: Table, mut ask: Once) -> Result<Done, Sorry> {
        let (id, mut read) = (table.id, Some(table));
        if let Request::Options { pace: Some(pace), .. } = &mut ask.request {
            *pace = self.paced(*pace);
        }
        for tried in 0..TRIES {
            let mut table = match read.take() {
                Some(table) => table,
                None => self.loaded(id).await?,
            };
            if matches!(ask.request, Request::Start { .. }) && table.stage == Stage::Lobby {
                table = self.in_turn(table).await?;
            }
            let people = self.people(&table).await?;
            let (now, seed, tips) = (self.now(), self.seed_for(id), self.tips(&table).await?);
            let circumstances = Circumstances { now, seed, people: &people, tips: &tips };
            if let Request::Join { user, .. } = ask.request {
                self.may_join(&table, user).await?;
            }
            if let Request::Tip { user, .. } = ask.request {
                self.only_looks_on(&table, user).await?;
            }
            let decision = self.decided(&table, &ask.request, &circumstances).await;
            let (mut change, receipt) = match decision {
                Ok(Decision { change: Some(change), receipt }) => (change, receipt),
                // After what it did itself, a press that comes again finds nothing left to do, or a question
                // that is closed.
                _ if self.was_pressed(ask.interaction).await? => {
                    return Ok(Done { table, receipt: Receipt::Again, told: Vec::new() });
                }
                Ok(Decision { change: None, receipt }) => {
                    return Ok(Done { table, receipt, told: Vec::new() });
                }
                Err(sorry) => return Err(sorry),
            };
            change.interaction = ask.interaction;
            career::with_details(self, &mut change).await?;
            match self.store.save(&change).await {
                Ok(()) => {
                    self.wake(&change);
                    return Ok(Done { table: change.table, receipt, told: change.story });
                }
                // Somebody was faster: see what the table has become.
                Err(StoreError::Conflict) => tokio::time::sleep(backoff(tried)).await,
                Err(StoreError::Duplicate) => {
                    let table = self.loaded(id).await?;
                    return Ok(Done { table, receipt: Receipt::Again, told: Vec::new() });
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Sorry::Busy)
    }

    /// A table as it is kept.
    pub async fn loaded(&self, id: TableId) -> Result<Table, Sorry> {
        self.store.load(id).await?.ok_or(Sorry::NoTable)
    }

    /// Decides; where players have to think for it, beside the threads on which others are served, and one
    /// table at a time.
    async fn decided(
        &self,
        table: &Table,
        request: &Request,
        circumstances: &Circumstances<'_>,
    ) -> Result<Decision, Sorry> {
        if *request != Request::Tick || !minds::thinks(table, &HostState::of(table)) {
            return decide(table, request, circumstances);
        }
        let Circumstances { now, seed, people, tips } = *circumstances;
        let (table, people, tips) = (table.clone(), people.to_vec(), tips.to_vec());
        let decide = move || {
            let circumstances = Circumstances { now, seed, people: &people, tips: &tips };
            decide(&table, &Request::Tick, &circumstances)
        };
        self.ponder(decide).await?
    }

    /// Where a table follows another, whoever sat there finds a seat for some minutes. Two who ask at the
    /// same moment may both be told yes: then one of those who are late stands.
    async fn may_join(&self, table: &Table, user: UserId) -> Result<(), Sorry> {
        let kept = HostState::of(table).kept.filter(|(_, until)| *until > self.now());
        let (Stage::Lobby, Some((before, _))) = (table.stage, kept) else { return Ok(()) };
        let Some(before) = self.store.load(TableId(before)).await? else { return Ok(()) };
        let called: Vec<UserId> = before.seats.iter().filter_map(|chair| chair.user).collect();
        let sits = |user: &UserId| table.seats.iter().any(|chair| chair.user == Some(*user));
        let missing = called.iter().filter(|user| !sits(user)).count();
        let people = table.seats.iter().filter(|chair| chair.user.is_some()).count();
        let most = crate::games::by_kind(&table.kind).map_or(0, |game| usize::from(*game.seats().end()));
        let left = most.saturating_sub(people + missing);
        if left == 0 && !called.contains(&user) && !sits(&user) { Err(Sorry::SeatsKept) } else { Ok(()) }
    }

    /// Everything that is kept about a person, for them to have. Orders are exported as what was said and
    /// what became of it: the counters inside would tell how many hidden answers there were.
    pub async fn export(&self, user: UserId) -> Result<Value, Sorry> {
        let mut all = self.store.export(user).await?;
        for seat in all["seats"].as_array_mut().into_iter().flatten() {
            let orders = &mut seat["standing_orders"];
            *orders = standing::said(orders);
        }
        Ok(all)
    }

    /// Erases a person, and shows the tables at which they sat without them.
    pub async fn erase(&self, user: UserId) -> Result<(), Sorry> {
        self.store.erase(user, self.now()).await?;
        self.changed.clock.notify_waiters();
        self.changed.boards.notify_waiters();
        Ok(())
    }

    /// Whether a press has been dealt with already.
    async fn was_pressed(&self, interaction: Option<u64>) -> Result<bool, Sorry> {
        Ok(match interaction {
            Some(interaction) => self.store.was_pressed(interaction).await?,
            None => false,
        })
    }

    /// What the people at a table have settled for themselves; needed only where somebody may have to be reminded.
    async fn people(&self, table: &Table) -> Result<Vec<Person>, Sorry> {
        let mut people = Vec::new();
        if HostState::of(table).reminds_next(self.now()) {
            for user in table.seats.iter().filter_map(|chair| chair.user) {
                people.extend(self.store.person(user).await?);
            }
        }
        Ok(people)
    }

    fn wake(&self, change: &crate::store::Change) {
        self.changed.played.changed(change.table.id, change.interaction.is_some());
        self.changed.clock.notify_waiters();
        self.changed.boards.notify_waiters();
        if !change.notices.is_empty() {
            self.changed.notices.notify_waiters();
        }
    }
}

/// A seed that nobody knows, from the operating system.
fn fresh_seed() -> crate::kernel::Seed {
    rand::random()
}

/// A little longer each time, so that those who cross do not cross again.
fn backoff(tried: u32) -> Duration {
    let most = 2_u64 << tried.min(5);
    Duration::from_millis(u64::from(rand::random::<u16>()) % most)
}
