//! An evening: a playground, the bot in it on a throw-away file, and people who press what they see.

use crate::logged;
use crate::openapi::Checker;
use crate::seed::seed;
use crate::waiting::{Going, patience, until, until_seen, until_told};
use serde_json::Value;
use sobremesa::discord::{Account, Connection, connect};
use sobremesa::host::{Host, Wall};
use sobremesa::playground::{
    Config, Id, Listener, Locale, Outcome, Player, Playground, Rates, Refused, Running, Seen,
};
use sobremesa::store::{self, Time};
use sqlx::{Connection as _, SqliteConnection};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Done = Result<(), Error>;

/// Kinds of component.
pub const MENU: u64 = 3;

/// A clock that runs so many times as fast as the one on the wall: bots think for milliseconds, days pass in minutes.
#[derive(Debug)]
struct Fast {
    began: Instant,
    at: Time,
    times: i32,
}

impl Wall for Fast {
    fn now(&self) -> Time {
        let passed = self.began.elapsed() * self.times as u32;
        self.at + chrono::TimeDelta::milliseconds(passed.as_millis() as i64)
    }

    fn asleep(&self, time: Duration) -> Duration {
        time / self.times as u32
    }
}

pub struct Evening {
    pub playground: Running,
    pub folder: PathBuf,
    pub store: store::Backend,
    pub checker: Arc<Checker>,
    pub channel: Id,
    pub bot: Option<Connection>,
    /// How many conversations the bot may open in a day.
    pub directs_a_day: u32,
    /// What dice are grown from; none, where the bot is to draw it.
    pub seed: Option<u64>,
    wall: Arc<Fast>,
}

impl Evening {
    /// Ann and Bob speak English, Carmen Spanish.
    pub async fn new(times: i32) -> Result<Evening, Error> {
        let folder = std::env::temp_dir().join(format!("sobremesa-bot-{}", rand::random::<u64>()));
        Evening::on(store::Backend::Sqlite { folder }, times).await
    }

    /// A race of Ann, Bob and so many bots, in which the opening bids are being made.
    pub async fn race(times: i32, bots: u8) -> Result<(Evening, Player, Player), Error> {
        let e = Evening::new(times).await?;
        let (ann, bob) = (e.person("Ann"), e.person("Bob"));
        e.answer(&ann, "new", &[("bots", bots.into())]).await?;
        e.run(&bob, "join", &[]).await?;
        e.run(&ann, "start", &[]).await?;
        e.board_says(&ann, "opening bids").await?;
        Ok((e, ann, bob))
    }

    /// The same on another database.
    pub async fn on(store: store::Backend, times: i32) -> Result<Evening, Error> {
        logged::everything();
        let checker = Arc::new(Checker::load());
        let listener = checker.clone();
        let listeners: Vec<Listener> = vec![Arc::new(move |entry| listener.see(entry))];
        let people = [("Ann", Locale::English), ("Bob", Locale::English), ("Carmen", Locale::Spanish)];
        let people = people.iter().map(|(name, locale)| ((*name).to_owned(), *locale)).collect();
        let config = Config {
            rates: Rates::Unlimited,
            answer_ms: patience().as_millis() as i64,
            listeners,
            people,
            ..Config::default()
        };
        let playground = Playground::start(config).await?;
        let folder = match &store {
            store::Backend::Sqlite { folder } => folder.clone(),
            store::Backend::Postgres { .. } => PathBuf::new(),
        };
        let channel = playground.channel("table").ok_or("no channel")?;
        let at = sobremesa::host::SystemWall.now();
        let wall = Arc::new(Fast { began: Instant::now(), at, times });
        let mut evening = Evening {
            playground,
            folder,
            store,
            checker,
            channel,
            bot: None,
            directs_a_day: 500,
            seed: seed(),
            wall,
        };
        evening.start_bot().await?;
        Ok(evening)
    }

    /// Starts the bot, for the first time or again.
    pub async fn start_bot(&mut self) -> Done {
        self.bot = Some(self.another_bot().await?);
        let up = self
            .playground
            .wait_for(patience(), |look| (look.connected() > 0 && !look.commands().is_empty()).then_some(()));
        up.await.ok_or("the bot did not come up")?;
        Ok(())
    }

    /// One more process of the same bot.
    pub async fn another_bot(&self) -> Result<Connection, Error> {
        let host = Host::new(opened(&self.store).await?, self.wall.clone()).seeded(self.seed);
        let settings = Account {
            token: self.playground.token(),
            api_url: Some(self.playground.api_url()),
            test_guild: None,
            shards: None,
            directs_a_day: self.directs_a_day,
        };
        Ok(connect(&settings, host).await?)
    }

    pub async fn stop_bot(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.leave().await;
        }
    }

    pub fn person(&self, name: &str) -> Player {
        self.playground.person(name).expect("they are there")
    }

    /// Types a command in the channel.
    pub async fn run(&self, who: &Player, words: &str, options: &[(&str, Value)]) -> Result<Outcome, Error> {
        let outcome = who.run(self.channel, &format!("cthulhu500 {words}"), options).await?;
        self.thought(who, outcome).await
    }

    /// What they were answered, in words.
    pub async fn answer(
        &self,
        who: &Player,
        words: &str,
        options: &[(&str, Value)],
    ) -> Result<String, Error> {
        match self.run(who, words, options).await? {
            Outcome::Answered(_) => Ok(self.own(who).ok_or("nothing private to see")?.text()),
            other => Err(format!("{words}: {other:?}").into()),
        }
    }

    /// Somebody races against bots, with their hand before them.
    pub async fn races_bots(&self, who: &Player, options: &[(&str, Value)]) -> Done {
        self.answer(who, "new", options).await?;
        self.run(who, "start", &[]).await?;
        self.board_runs(who).await?;
        self.run(who, "hand", &[]).await?;
        Ok(())
    }

    /// The newest message of the table that everybody sees and that can be pressed.
    pub fn board(&self, who: &Player) -> Option<Seen> {
        who.newest(self.channel, |one| !one.is_ephemeral() && one.text().contains("Cthulhu 500"))
    }

    /// The newest message that only they see.
    pub fn own(&self, who: &Player) -> Option<Seen> {
        who.newest(self.channel, Seen::is_ephemeral)
    }

    /// What somebody has open, once it has this button.
    pub async fn own_with(&self, who: &Player, label: &str) -> Result<Seen, Error> {
        until_seen(label, || self.own(who), |page| page.button(label).is_some()).await
    }

    /// Waits until the table stands in another message.
    pub async fn board_other_than(&self, who: &Player, message: Id) -> Result<Seen, Error> {
        self.board_until(who, "stays where it is", |board| board.id != message).await
    }

    /// Waits until the table says something.
    pub async fn board_says(&self, who: &Player, text: &str) -> Result<Seen, Error> {
        self.board_until(who, &format!("never says {text:?}"), |board| board.text().contains(text)).await
    }

    /// Waits until the race has begun: one that nobody waits for may be over by then.
    pub async fn board_runs(&self, who: &Player) -> Result<Seen, Error> {
        let has_begun =
            |board: &Seen| board.button("My hand").is_some() || board.text().contains("wins Cthulhu 500");
        self.board_until(who, "never begins", has_begun).await
    }

    /// Waits until no race goes on.
    pub async fn board_rests(&self, who: &Player) -> Result<Seen, Error> {
        self.board_until(who, "never rests", |board| board.button("My hand").is_none()).await
    }

    /// Waits until the table says something no longer.
    pub async fn board_lacks(&self, who: &Player, text: &str) -> Result<Seen, Error> {
        self.board_until(who, &format!("always says {text:?}"), |board| !board.text().contains(text)).await
    }

    /// The database that the bot of this evening keeps everything in.
    pub async fn database(&self) -> Result<SqliteConnection, Error> {
        let file = self.folder.join("sobremesa.sqlite");
        Ok(SqliteConnection::connect(&format!("sqlite://{}", file.display())).await?)
    }

    /// How often the one table that is open has been saved.
    pub async fn revision(&self) -> Result<i64, Error> {
        let mut connection = self.database().await?;
        Ok(sqlx::query_scalar("select revision from game where open").fetch_one(&mut connection).await?)
    }

    /// Waits until this is so of what is kept: a condition on the one table that is open.
    pub async fn kept(&self, condition: &str) -> Done {
        self.so_many(1, condition).await
    }

    /// Waits until no table is open.
    pub async fn none_is_open(&self) -> Done {
        self.so_many(0, "true").await
    }

    /// Waits until this holds of so many open tables.
    async fn so_many(&self, tables: u32, condition: &str) -> Done {
        let mut connection = self.database().await?;
        let sql = format!("select count(*) = {tables} from game where open and {condition}");
        until_told(&format!("{tables} with {condition}"), async || {
            let so = sqlx::query_scalar::<_, bool>(sqlx::AssertSqlSafe(sql.clone()));
            Ok(so.fetch_one(&mut connection).await?.then_some(()))
        })
        .await?;
        Ok(connection.close().await?)
    }

    /// The log, once it says this.
    pub async fn log_says(&self, who: &Player, words: &str) -> Result<String, Error> {
        let mut log = String::new();
        let told = until_told("the log says it", async || {
            let outcome = who.run(self.channel, "table log", &[]).await?;
            self.thought(who, outcome).await?;
            log = self.own(who).ok_or("no log")?.text();
            Ok(log.contains(words).then_some(()))
        })
        .await;
        told.map_err(|never| format!("{never}: {words:?}: {log}"))?;
        Ok(log)
    }

    /// Waits until every press is answered, and every page that follows shows its table as it is kept.
    pub async fn rests(&self) -> Done {
        let bot = self.bot.as_ref().ok_or("no bot")?.bot();
        until_told("the bot rests", async || Ok(bot.rests().await?.then_some(()))).await
    }

    /// Waits until the table is shown as it is kept.
    pub async fn shown(&self) -> Done {
        self.kept("announced = revision").await
    }

    async fn board_until(
        &self,
        who: &Player,
        complaint: &str,
        fits: impl Fn(&Seen) -> bool,
    ) -> Result<Seen, Error> {
        self.board_until_while(who, complaint, fits, async || Ok(())).await
    }

    /// The same, while something is done again and again.
    pub async fn board_until_while(
        &self,
        who: &Player,
        complaint: &str,
        fits: impl Fn(&Seen) -> bool,
        mut again: impl AsyncFnMut() -> Done,
    ) -> Result<Seen, Error> {
        let mut going = Going::new();
        loop {
            let board = self.board(who);
            if let Some(board) = board.clone().filter(|board| fits(board)) {
                return Ok(board);
            }
            again().await?;
            let now = going.on(board.map(|board| board.text())).await;
            now.map_err(|error| format!("the table {complaint}: {error}"))?;
        }
    }

    /// Presses a button, or chooses from a menu.
    pub async fn push(
        &self,
        who: &Player,
        message: Id,
        (id, value): &(String, Option<String>),
    ) -> Result<Outcome, Error> {
        let outcome = match value {
            Some(value) => who.choose(message, id, &[value]).await?,
            None => who.press(message, id).await?,
        };
        self.thought(who, outcome).await
    }

    /// The same; none, where the page has become another between looking and pressing, as people see it happen.
    pub async fn attempt(
        &self,
        who: &Player,
        message: Id,
        press: &(String, Option<String>),
    ) -> Result<Option<Outcome>, Error> {
        let gone = ["no_such_message", "no_such_component", "disabled", "wrong_choice"];
        let is_gone = |error: &Error| {
            error.downcast_ref::<Refused>().is_some_and(|refused| gone.contains(&refused.reason))
        };
        match self.push(who, message, press).await {
            Err(error) if is_gone(&error) => Ok(None),
            outcome => outcome.map(Some),
        }
    }

    /// Presses a button by what it says.
    pub async fn press(&self, who: &Player, message: &Seen, label: &str) -> Result<Outcome, Error> {
        let id = message.button(label).ok_or_else(|| format!("no button {label}: {}", message.text()))?;
        let outcome = who.press(message.id, &id).await?;
        self.thought(who, outcome).await
    }

    /// Presses a button of the table as it stands.
    pub async fn press_board(&self, who: &Player, label: &str) -> Result<Outcome, Error> {
        self.press_on(who, "the table", || self.board(who), label).await
    }

    /// Presses a button of a message as it stands: between looking and pressing it may be shown anew, as
    /// people see it happen.
    pub async fn press_on(
        &self,
        who: &Player,
        what: &str,
        mut look: impl FnMut() -> Option<Seen>,
        label: &str,
    ) -> Result<Outcome, Error> {
        let what = format!("{what} with {label}");
        loop {
            let (message, id) = until(&what, || {
                let message = look()?;
                let id = message.button(label)?;
                Some((message.id, id))
            })
            .await?;
            if let Some(outcome) = self.attempt(who, message, &(id, None)).await? {
                return Ok(outcome);
            }
        }
    }

    /// What came of it once the bot has thought: on a busy machine it says first that it does, or that it has
    /// taken note.
    pub async fn thought(&self, who: &Player, outcome: Outcome) -> Result<Outcome, Error> {
        let outcome = match outcome {
            Outcome::Thinking(id) => self.answered(who, id).await?,
            Outcome::Noted => {
                if let Some(bot) = &self.bot {
                    tokio::time::timeout(patience(), bot.bot().has_done()).await?;
                }
                Outcome::Updated
            }
            other => other,
        };
        self.sure(who).await;
        Ok(outcome)
    }

    /// Waits until it thinks no more.
    async fn answered(&self, who: &Player, id: Id) -> Result<Outcome, Error> {
        let thinks = |channel| who.sees(channel).iter().any(|one| one.id == id && one.is_thinking());
        let answers = || !thinks(self.channel) && !thinks(who.dm());
        until("it thinks no more", || answers().then_some(Outcome::Answered(id))).await
    }

    /// Every body was as Discord describes it, and the log says nothing of what it should not.
    pub async fn end(mut self) -> Done {
        self.stop_bot().await;
        logged::knows_no_secret(&self.playground.token())?;
        let _ = std::fs::remove_dir_all(&self.folder);
        match self.checker.checked() {
            Some(checked) => {
                eprintln!("{checked} bodies were checked against Discord's description");
                assert!(checked > 5, "bodies must have been checked");
            }
            None => eprintln!("Discord's description is not at hand: no body was checked against it"),
        }
        self.checker.verdict()
    }
}

/// Everything in a message that can be pressed: its id, and for menus each value.
pub fn pressable(message: &Seen) -> Vec<(String, Option<String>)> {
    let mut all = Vec::new();
    for button in message.parts(2).iter().filter(|button| button["disabled"] != true) {
        all.extend(button["custom_id"].as_str().map(|id| (id.to_owned(), None)));
    }
    for menu in message.parts(MENU) {
        let Some(id) = menu["custom_id"].as_str() else { continue };
        for option in menu["options"].as_array().into_iter().flatten() {
            all.push((id.to_owned(), option["value"].as_str().map(str::to_owned)));
        }
    }
    all
}

/// The file in a message.
pub async fn downloaded(message: &Seen) -> Result<Vec<u8>, Error> {
    let files = message.parts(13);
    let url = files.first().and_then(|file| file["file"]["url"].as_str()).ok_or("no file")?;
    Ok(reqwest::get(url).await?.bytes().await?.to_vec())
}

/// What a custom id does: its third part.
pub fn verb(id: &str) -> &str {
    id.split('.').nth(2).unwrap_or_default()
}

/// Every button and every option of a message that gives an answer: its message, its id, and the value for a menu.
pub fn answers(message: &Seen) -> Vec<(String, Option<String>)> {
    pressable(message).into_iter().filter(|(id, _)| matches!(verb(id), "a" | "m")).collect()
}

/// Opens a store as soon as whoever had it last lets go of the file: what was under way then takes a moment.
pub async fn opened(settings: &store::Backend) -> Result<Arc<dyn store::Store>, Error> {
    until_told("its file is free", async || Ok(store::connect(settings).await.ok())).await
}
