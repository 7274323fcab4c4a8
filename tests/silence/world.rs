//! One of the two worlds: a Discord, a bot with its own file and log, a clock that stands still until it is told to go on, and
//! everything that leaves the bot.

use crate::leaks::{Leak, add, change};
use crate::redeal::redeal;
use crate::still::{Log, Still};
use serde_json::{Value, json};
use sobremesa::discord::{Connection, Settings, connect};
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::host::{Host, Wall as _};
use sobremesa::kernel::{Dice, Seat, Viewer};
use sobremesa::playground::{
    Config, Direction, Entry, Id, Locale, Outcome, Player, Playground, Rates, Running, Seen,
};
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
/// When these worlds were founded: everything there from the first day has the same number in both.
const FOUNDED: i64 = 1_790_000_000_000;

pub struct World {
    runtime: Runtime,
    dispatch: Dispatch,
    log: Log,
    pub playground: Running,
    bot: Option<Connection>,
    wall: Arc<Still>,
    folder: PathBuf,
    pub channel: Id,
    calls: Arc<Mutex<Vec<Entry>>>,
    files: Mutex<BTreeMap<String, u64>>,
    /// The mistake that is made here, and what it tells.
    pub leak: Option<Leak>,
    hidden: String,
    /// Whether this is the second of the two.
    odd: bool,
}

impl World {
    /// Ann, Bob and Carmen can play; Dan looks on.
    pub fn new(name: &str) -> Result<World, Error> {
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
        let heard = calls.clone();
        let people = ["Ann", "Bob", "Carmen", "Dan"].map(|name| (name.to_owned(), Locale::English));
        let config = Config {
            rates: Rates::Unlimited,
            answer_ms: PATIENCE.as_millis() as i64,
            founded_ms: Some(FOUNDED),
            people: people.to_vec(),
            listeners: vec![Arc::new(move |entry: &Entry| {
                if let Ok(mut calls) = heard.lock() {
                    calls.push(entry.clone());
                }
            })],
            ..Config::default()
        };
        let folder = std::env::temp_dir().join(format!("silence-{name}-{}", rand::random::<u64>()));
        let wall = Arc::new(Still(Mutex::new(Time::from_timestamp_millis(FOUNDED).unwrap_or_default())));
        let guard = tracing::dispatcher::set_default(&dispatch);
        let (playground, bot) = runtime.block_on(async {
            let playground = Playground::start(config).await?;
            let store = store::connect(&store::Settings::Sqlite { folder: folder.clone() }).await?;
            let settings = Settings {
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
            bot,
            wall,
            folder,
            channel,
            calls,
            files,
            leak,
            hidden,
            odd: false,
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
        let mut all =
            self.on(async { who.suggest(self.channel, "cthulhu500 move", &typed, "what").await })?;
        if self.leak == Some(Leak::Suggestion) {
            all.push(json!(self.hidden));
        }
        Ok(all)
    }

    /// Presses a button that was never put before this person: somebody else's, or an old one.
    pub fn meddle(&self, who: &Player, id: &str) -> Result<Outcome, Error> {
        let button = json!({ "type": 2, "style": 2, "label": "x", "custom_id": id });
        let body = json!({ "content": "meddling", "components": [{ "type": 1, "components": [button] }] });
        let url = format!("{}/api/v10/channels/{}/messages", self.playground.api_url(), self.channel);
        let said: Value = self.on(async {
            let request = reqwest::Client::new()
                .post(url)
                .header("authorization", format!("Bot {}", self.playground.token()));
            request.json(&body).send().await?.json().await
        })?;
        let message: Id = said["id"].as_str().ok_or("it was not posted")?.parse()?;
        let outcome = self.press(who, message, id, None);
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

    /// Lets time pass.
    pub fn pass(&self, time: chrono::TimeDelta) {
        if let Ok(mut now) = self.wall.0.lock() {
            *now += time;
        }
    }

    /// Waits until all that was saved is shown and sent, on the pages that follow, too, and every clock that is due has asked.
    pub fn rest(&self) -> Result<(), Error> {
        let now = self.wall.now().timestamp_millis();
        let sql = format!(
            "select (select count(*) from game where open and (announced < revision or due_at <= {now}))
                + (select count(*) from notice where ended_at is null and due_at <= {now})"
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

    /// Who sits there.
    pub fn name_at(&self, seat: Seat) -> Result<String, Error> {
        self.on(async {
            let mut connection = SqliteConnection::connect(&self.file()).await?;
            let name = sqlx::query_scalar("select name from chair where seat = ?")
                .bind(i64::from(seat.0))
                .fetch_one(&mut connection)
                .await?;
            connection.close().await?;
            Ok(name)
        })
    }

    /// Deals everything anew that a seat cannot see, in one of two ways.
    pub fn deal(&mut self, seat: Seat, odd: bool) -> Result<(), Error> {
        let (file, mut hidden) = (self.file(), String::new());
        self.on(async {
            let mut connection = SqliteConnection::connect(&file).await?;
            let save: String = sqlx::query_scalar("select save from game").fetch_one(&mut connection).await?;
            let mut save: Value = serde_json::from_str(&save)?;
            let race: Race = serde_json::from_value(save["resting"].clone())?;
            let mut dice = Dice::from_number(11 + u64::from(odd));
            let race = redeal(&race, Viewer::Seat(seat), |_| false, &mut dice);
            save["resting"] = serde_json::to_value(&race)?;
            let update = sqlx::query("update game set save = ?").bind(save.to_string());
            update.execute(&mut connection).await?;
            for other in race.seats().filter(|other| *other != seat) {
                write!(hidden, "{}", race.car(other).hand.iter().map(|card| card.id()).collect::<String>())?;
            }
            Ok::<_, Error>(connection.close().await?)
        })?;
        (self.hidden, self.odd) = (hidden, odd);
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

    fn makes(&self, leak: Leak) -> bool {
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
            Some(Leak::Log) => private && has(&["so far", "Since you were last here"]),
            Some(Leak::Paused) => has(&["stands still"]),
            Some(Leak::Undo | Leak::Number) => private,
            Some(Leak::Board | Leak::Alt | Leak::Disabled) => !private && !direct,
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
            _ => add(&mut seen.raw, "content", &self.hidden),
        }
    }

    /// Everything that anybody can count: what was said to all, and to some directly, in order; what marks messages; calls by kind.
    pub fn counted(&self, who: &[&str]) -> (String, usize) {
        let direct: Vec<String> = who.iter().map(|name| self.person(name).dm().to_string()).collect();
        let calls = self.calls.lock().map(|calls| calls.clone()).unwrap_or_default();
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        let (mut bodies, mut letters, mut marks) = (Vec::new(), Vec::new(), Vec::new());
        let hidden = &self.hidden;
        for one in &calls {
            let what = format!("{:?} {} {} {}", one.direction, one.method, one.route, one.status);
            if matches!(one.direction, Direction::Request) {
                *times.entry(what).or_default() += 1;
                if let Some(nonce) = one.json["nonce"].as_str() {
                    marks.push(nonce.to_owned());
                }
            }
            let is_public = one.direction == Direction::Response
                && one.json["channel_id"].as_str() == Some(&self.channel.to_string())
                && one.json["flags"].as_u64().unwrap_or_default() & 64 == 0
                && one.json["content"] != "meddling";
            if is_public {
                bodies.push(steady(one.json.clone()).to_string());
            }
            let is_letter =
                one.json["channel_id"].as_str().is_some_and(|id| direct.iter().any(|own| own == id));
            if is_letter && one.direction == Direction::Response {
                let told = if self.makes(Leak::Letter) { hidden.as_str() } else { "" };
                letters.push(format!("{}{told}", steady(one.json.clone())));
            }
        }
        match self.leak {
            Some(Leak::Call) => *times.entry("PATCH".to_owned()).or_default() += usize::from(self.odd),
            Some(Leak::Nonce) => marks.push(hidden.clone()),
            Some(Leak::Message) => bodies.push(hidden.clone()),
            Some(Leak::Flicker) => bodies.insert(bodies.len() / 2, hidden.clone()),
            Some(Leak::Order) if self.odd => bodies.rotate_left(1),
            _ => {}
        }
        // Letters go several at once, in whatever order.
        marks.sort();
        let count = bodies.len();
        (self.plain(&format!("{}\n{}\n{marks:?}\n{times:#?}", bodies.join("\n"), letters.join("\n"))), count)
    }

    /// What the program has written down, in no order, without the time; and how much was written down in all, the playground's included.
    pub fn logged(&self) -> (String, usize) {
        let log = self.log.0.lock().map(|log| log.clone()).unwrap_or_default();
        let own = log.lines().filter(|line| !line.contains("sobremesa::playground"));
        let own = own.map(|line| self.plain(line.split_once(' ').map_or("", |(_, rest)| rest)));
        let mut lines: Vec<String> = own.collect();
        if self.makes(Leak::LogLine) {
            lines.push(self.hidden.clone());
        }
        lines.sort();
        (lines.join("\n"), log.lines().count())
    }

    /// A text without what only the machine knows: where this world is, and its numbers, which grow with the time.
    fn plain(&self, text: &str) -> String {
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
        let bytes = self.on(async { reqwest::get(url).await?.bytes().await })?;
        let print = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |print, byte| {
            (print ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
        });
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

/// A message without the time of the machine.
fn steady(mut message: Value) -> Value {
    match &mut message {
        Value::Object(parts) => {
            parts.retain(|key, _| !["timestamp", "edited_timestamp", "token"].contains(&key.as_str()));
            parts.values_mut().for_each(|part| *part = steady(part.take()));
        }
        Value::Array(parts) => parts.iter_mut().for_each(|part| *part = steady(part.take())),
        _ => {}
    }
    message
}

/// The same with Discord's numbers, which grow from the time of the machine, counted in the order in which they come.
fn numbered(text: &str) -> String {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut steady = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let digits = rest[at..].find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len() - at);
        let (before, number) = (&rest[..at], &rest[at..at + digits]);
        steady.push_str(before);
        if digits < 17 {
            steady.push_str(number);
        } else {
            let next = known.len();
            let _ = write!(steady, "#{}", known.entry(number).or_insert(next));
        }
        rest = &rest[at + digits..];
    }
    steady + rest
}
