//! One of the two worlds: a Discord, a bot with its own file and log, a clock that stands still until it is
//! told to go on, and everything that leaves the bot.

use crate::dealt::dealt;
use crate::leaks::{Leak, add, change, swap};
use crate::said::{numbered, steady};
use crate::still::{Log, Still};
use serde_json::{Value, json};
use sobremesa::discord::{Account, Connection, connect};
use sobremesa::host::{Host, Wall as _};
use sobremesa::kernel::Seat;
use sobremesa::playground::{Config, Entry, Id, Locale, Outcome, Player, Playground, Rates, Running, Seen};
use sobremesa::store::{self, Time};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tracing::Dispatch;
use tracing_subscriber::EnvFilter;

pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// What is bound to come has come by then, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(240);
/// What stands over a button that was made by hand.
pub const MADE: &str = "meddling";
/// When these worlds were founded: everything there from the first day has the same number in both.
pub const FOUNDED: i64 = 1_790_000_000_000;

/// What is kept of the table.
pub struct Kept {
    pub save: String,
    pub stage: String,
    /// When the clock looks at it next.
    pub due: Option<i64>,
    /// Who sits where: their name, and whether they answer themselves.
    pub chairs: Vec<(String, bool)>,
}

pub struct World {
    runtime: Runtime,
    dispatch: Dispatch,
    pub log: Log,
    pub playground: Running,
    /// One for all that is fetched: each reads every certificate of the machine when it is made.
    http: reqwest::Client,
    bot: Option<Connection>,
    wall: Arc<Still>,
    folder: PathBuf,
    pub channel: Id,
    /// Every call, and when it was made by the clock of this world.
    pub calls: Arc<Mutex<Vec<(Time, Entry)>>>,
    files: Mutex<BTreeMap<String, u64>>,
    /// The mistake that is made here, and what it tells.
    pub leak: Option<Leak>,
    pub hidden: String,
    /// Whether this is the second of the two.
    pub odd: bool,
}

impl World {
    /// Ann, Bob and Carmen can play; Dan looks on.
    pub fn new(odd: bool) -> Result<World, Error> {
        let log = Log::default();
        let writer = log.clone();
        let dispatch =
            Dispatch::new(sobremesa::cli::logs::log(EnvFilter::new("trace"), move || writer.clone(), false));
        let own = dispatch.clone();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            // As long as the thread lives, whoever speaks there speaks to this world's log.
            .on_thread_start(move || std::mem::forget(tracing::dispatcher::set_default(&own)))
            .build()?;
        let calls = Arc::new(Mutex::new(Vec::new()));
        let wall = Arc::new(Still(Mutex::new(Time::from_timestamp_millis(FOUNDED).unwrap_or_default())));
        let (heard, clock) = (calls.clone(), wall.clone());
        let people = ["Ann", "Bob", "Carmen", "Dan"].map(|name| (name.to_owned(), Locale::English));
        let config = Config {
            rates: Rates::Unlimited,
            answer_ms: PATIENCE.as_millis() as i64,
            founded_ms: Some(FOUNDED),
            people: people.to_vec(),
            listeners: vec![Arc::new(move |entry: &Entry| {
                if let Ok(mut calls) = heard.lock() {
                    calls.push((clock.now(), entry.clone()));
                }
            })],
            ..Config::default()
        };
        let folder = std::env::temp_dir().join(format!("silence-{}", rand::random::<u64>()));
        let guard = tracing::dispatcher::set_default(&dispatch);
        let (playground, bot) = runtime.block_on(async {
            let playground = Playground::start(config).await?;
            let store = store::connect(&store::Backend::Sqlite { folder: folder.clone() }).await?;
            let settings = Account {
                token: playground.token(),
                api_url: Some(playground.api_url()),
                test_guild: None,
                shards: None,
                directs_a_day: 500,
            };
            let bot = connect(&settings, Host::new(store, wall.clone()).seeded(Some(5))).await?;
            let up = playground.wait_for(PATIENCE, |look| {
                (look.connected() > 0 && !look.commands().is_empty()).then_some(())
            });
            up.await.ok_or("the bot did not come up")?;
            Ok::<_, Error>((playground, bot))
        })?;
        drop(guard);
        let channel = playground.channel("table").ok_or("no channel")?;
        let (files, hidden) = (Mutex::default(), String::new());
        let (bot, leak) = (Some(bot), None);
        Ok(World {
            runtime,
            dispatch,
            log,
            playground,
            http: reqwest::Client::new(),
            bot,
            wall,
            folder,
            channel,
            calls,
            files,
            leak,
            hidden,
            odd,
        })
    }

    /// Waits for something in this world.
    fn on<T>(&self, future: impl Future<Output = T>) -> T {
        let _guard = tracing::dispatcher::set_default(&self.dispatch);
        self.runtime.block_on(future)
    }

    pub fn person(&self, name: &str) -> Player {
        self.playground.person(name).expect("they are there")
    }

    /// The newest message that only they see.
    pub fn own(&self, who: &Player) -> Option<Seen> {
        who.newest(self.channel, Seen::is_ephemeral)
    }

    /// The button of the table that does this, and the message in which it stands.
    pub fn table_button(&self, who: &Player, verb: &str) -> Option<(Id, String)> {
        let does = |id: &str, verb: &str| id.split('.').nth(2) == Some(verb);
        let ids = |one: &Seen| -> Vec<String> {
            let buttons = one.parts(2).into_iter().filter(|button| button["disabled"] != true);
            buttons.filter_map(|button| button["custom_id"].as_str().map(str::to_owned)).collect()
        };
        let table = who.newest(self.channel, |one| {
            !one.is_ephemeral() && ids(one).iter().any(|id| does(id, "hand") || does(id, "join"))
        })?;
        ids(&table).into_iter().find(|id| does(id, verb)).map(|id| (table.id, id))
    }

    pub fn run(&self, who: &Player, words: &str, options: &[(&str, Value)]) -> Result<Outcome, Error> {
        self.on(async { self.thought(who, who.run(self.channel, words, options).await?).await })
    }

    pub fn press(&self, who: &Player, message: Id, id: &str, value: Option<&str>) -> Result<Outcome, Error> {
        self.on(async {
            let outcome = match value {
                Some(value) => who.choose(message, id, &[value]).await?,
                None => who.press(message, id).await?,
            };
            self.thought(who, outcome).await
        })
    }

    /// What is suggested to somebody who types a move.
    pub fn suggested(&self, who: &Player) -> Result<Vec<Value>, Error> {
        let typed = [("what", json!(""))];
        let mut all = self.on(async { who.suggest(self.channel, "table move", &typed, "what").await })?;
        if self.leak == Some(Leak::Suggestion) {
            all.push(json!(self.hidden));
        }
        Ok(all)
    }

    /// Presses a button that was never put before this person: somebody else's, or an old one.
    pub fn meddle(&self, who: &Player, id: &str) -> Result<Outcome, Error> {
        self.made(who, json!({ "type": 2, "style": 2, "label": "x", "custom_id": id }), id, None)
    }

    /// Chooses from a menu that was made by hand.
    pub fn choose(&self, who: &Player, id: &str, value: &str) -> Result<Outcome, Error> {
        let options = json!([{ "label": "x", "value": value }]);
        self.made(who, json!({ "type": 3, "custom_id": id, "options": options }), id, Some(value))
    }

    fn made(&self, who: &Player, part: Value, id: &str, value: Option<&str>) -> Result<Outcome, Error> {
        let body = json!({ "content": MADE, "components": [{ "type": 1, "components": [part] }] });
        let url = format!("{}/api/v10/channels/{}/messages", self.playground.api_url(), self.channel);
        let said: Value = self.on(async {
            let request =
                self.http.post(url).header("authorization", format!("Bot {}", self.playground.token()));
            request.json(&body).send().await?.json().await
        })?;
        let message: Id = said["id"].as_str().ok_or("it was not posted")?.parse()?;
        let outcome = self.press(who, message, id, value);
        self.playground.delete_message(message);
        outcome
    }

    /// What came of it once the bot has thought.
    async fn thought(&self, who: &Player, outcome: Outcome) -> Result<Outcome, Error> {
        let Outcome::Thinking(id) = outcome else { return Ok(outcome) };
        let until = Instant::now() + PATIENCE;
        while who.sees(self.channel).iter().any(|one| one.id == id && one.is_thinking()) {
            if Instant::now() > until {
                return Err("it thinks and never answers".into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(Outcome::Answered(id))
    }

    /// What the clock of this world says.
    pub fn time(&self) -> Time {
        self.wall.now()
    }

    /// Lets time pass.
    pub fn pass(&self, time: chrono::TimeDelta) {
        if let Ok(mut now) = self.wall.0.lock() {
            *now += time;
        }
    }

    /// Waits until all that was saved is shown and sent, on the pages that follow, too, and every clock that
    /// is due has asked: what somebody has taken and is still at is not done.
    pub fn rest(&self) -> Result<(), Error> {
        let now = self.wall.now().timestamp_millis();
        let sql = format!(
            "select (select count(*) from game
                    where open and (announced < revision or min(coalesce(wake, deadline), deadline) <= {now}))
                + (select count(*) from notice where ended_at is null and (due_at <= {now} or attempts > 0))"
        );
        let until = Instant::now() + PATIENCE;
        let bot = self.bot.as_ref().ok_or("no bot")?.bot();
        while self.number(&sql)? > 0 || !self.on(bot.rests())? {
            if Instant::now() > until {
                return Err("it never comes to rest".into());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn file(&self) -> String {
        let files = std::fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|file| file.path());
        let file = files.filter(|file| file.extension().is_some_and(|end| end == "sqlite")).last();
        format!("sqlite://{}", file.unwrap_or_default().display())
    }

    fn number(&self, sql: &str) -> Result<i64, Error> {
        self.on(async {
            let mut connection = SqliteConnection::connect(&self.file()).await?;
            let number = sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection).await?;
            connection.close().await?;
            Ok(number)
        })
    }

    /// What is kept of the table now.
    pub fn kept(&self) -> Result<Kept, Error> {
        let file = self.file();
        self.on(async {
            let mut connection = SqliteConnection::connect(&file).await?;
            let sql = "select coalesce(save, ''), stage, min(coalesce(wake, deadline), deadline) from game";
            let (save, stage, due) = sqlx::query_as(sql).fetch_one(&mut connection).await?;
            let sql = "select name, pilot = 'player' from chair order by seat";
            let chairs = sqlx::query_as(sql).fetch_all(&mut connection).await?;
            connection.close().await?;
            Ok(Kept { save, stage, due, chairs })
        })
    }

    /// Deals everything anew that a seat cannot see, if this is the second world.
    pub fn deal(&mut self, kind: &str, seat: Seat) -> Result<(), Error> {
        let Kept { mut save, chairs, .. } = self.kept()?;
        if self.odd {
            let bots = (0..).map(Seat).zip(&chairs).filter(|(_, (_, person))| !person).map(|(seat, _)| seat);
            save = dealt(kind, &save, seat, &bots.collect::<Vec<_>>(), 12)?;
            let file = self.file();
            self.on(async {
                let mut connection = SqliteConnection::connect(&file).await?;
                let update = sqlx::query("update game set save = ?").bind(&save);
                update.execute(&mut connection).await?;
                Ok::<_, Error>(connection.close().await?)
            })?;
        }
        // Something that depends on all that is hidden: what a mistake could tell.
        self.hidden = format!("{:016x}", print(save.as_bytes()));
        Ok(())
    }

    /// Everything that somebody sees, with the bytes of its pictures; and how many pictures there are.
    pub fn seen(&self, who: &Player) -> Result<(String, usize), Error> {
        let mut all = String::new();
        let mut pictures = 0;
        for channel in [self.channel, who.dm()] {
            for mut seen in who.sees(channel) {
                let files: Vec<String> = seen.raw["attachments"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|file| file["url"].as_str().map(str::to_owned))
                    .collect();
                for url in files {
                    let print = self.print_of(&url)? ^ u64::from(self.makes(Leak::Pixel) && self.odd);
                    write!(all, "picture {print:016x} ")?;
                    pictures += 1;
                }
                self.go_wrong(&mut seen, who, channel == who.dm());
                writeln!(all, "{}", steady(seen.raw))?;
            }
        }
        Ok((self.plain(&all), pictures))
    }

    pub fn makes(&self, leak: Leak) -> bool {
        self.leak == Some(leak)
    }

    /// Makes the mistake that is to be noticed, where it is made in a message.
    fn go_wrong(&self, seen: &mut Seen, who: &Player, direct: bool) {
        let text = seen.text();
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let (private, stranger) = (seen.is_ephemeral(), who.id() == self.person("Dan").id());
        let refused = private && has(&["do not sit", "Nobody is waiting", "settled meanwhile", "too late"]);
        let here = match self.leak {
            Some(Leak::Refusal) => refused && !stranger,
            Some(Leak::RefusalToAStranger) => refused && stranger,
            Some(Leak::Log) => {
                private
                    && has(&[
                        "The race: page",
                        "The story of the race",
                        "What is new since you last answered",
                    ])
            }
            Some(Leak::Paused) => has(&["stands still"]),
            Some(Leak::Undo | Leak::Number) => private,
            Some(Leak::Board | Leak::Alt | Leak::Disabled) => !private && !direct,
            Some(Leak::Asked | Leak::Listed) => self.odd && !private && !direct,
            _ => false,
        };
        if !here {
            return;
        }
        match self.leak {
            Some(Leak::Undo) => add(&mut seen.raw, "label", &self.hidden),
            Some(Leak::Number) => add(&mut seen.raw, "custom_id", &self.hidden),
            Some(Leak::Alt) => add(&mut seen.raw, "description", &self.hidden),
            Some(Leak::Disabled) => {
                change(&mut seen.raw, "custom_id", &mut |id| *id = json!([id, self.hidden]));
            }
            // One of those who are named is not, or is named in another's place.
            Some(Leak::Asked) => swap(&mut seen.raw, "Ann", ""),
            Some(Leak::Listed) => swap(&mut seen.raw, "Ann", "Bob"),
            _ => add(&mut seen.raw, "content", &self.hidden),
        }
    }

    /// A text without what only the machine knows: where this world is, and its numbers, which grow with the time.
    pub fn plain(&self, text: &str) -> String {
        let place = self.playground.api_url();
        let place = place.trim_start_matches("http://");
        numbered(&text.replace(place, "here").replace(&*self.folder.to_string_lossy(), "there"))
    }

    /// How much has been said so far.
    pub fn said(&self) -> usize {
        self.calls.lock().map_or(0, |calls| calls.len())
    }

    /// The bytes of a picture, as a number.
    fn print_of(&self, url: &str) -> Result<u64, Error> {
        if let Some(print) = self.files.lock().map_err(|_| "lost")?.get(url) {
            return Ok(*print);
        }
        let bytes = self.on(async { self.http.get(url).send().await?.bytes().await })?;
        let print = print(&bytes);
        self.files.lock().map_err(|_| "lost")?.insert(url.to_owned(), print);
        Ok(print)
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            self.on(bot.leave());
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Bytes in short.
fn print(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |print, byte| (print ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
