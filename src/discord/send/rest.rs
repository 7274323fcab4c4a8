//! Talking to Discord: everything that is asked of it goes through here, in the order of its urgency.

pub use super::budget::Rank;
use super::budget::{Budget, Told, Want};
use super::call::{Answered, Call};
pub use super::trouble::Trouble;
use crate::discord::parts::page::Page;
use crate::store::Shards;
use reqwest::Method;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use std::time::Duration;
use tokio::time::Instant;

/// The way to Discord, or to a server that stands in for it.
pub struct Rest {
    client: reqwest::Client,
    at: String,
    token: String,
    application: u64,
    budget: Budget,
}

// The token opens every door.
impl std::fmt::Debug for Rest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rest").field("at", &self.at).finish_non_exhaustive()
    }
}

/// How often something is tried, how long the first pause lasts (the next ones are longer), and when it is given up.
#[derive(Clone, Copy, Debug)]
struct Retries {
    tries: u32,
    pause: Duration,
    most: Duration,
}

impl Retries {
    fn of(rank: Rank) -> Retries {
        let (tries, pause, most) = match rank {
            Rank::Answer => (4, 120, 3_000),
            Rank::Waiting => (4, 120, 15_000),
            // Whoever asked will ask again anyway.
            Rank::Playing | Rank::Rest => (5, 300, 30_000),
        };
        Retries { tries, pause: Duration::from_millis(pause), most: Duration::from_millis(most) }
    }
}

impl Rest {
    /// The way to this server. Nothing has been asked yet.
    pub fn new(at: &str, token: &str) -> reqwest::Result<Rest> {
        let client = reqwest::Client::builder().connect_timeout(Duration::from_secs(5)).build()?;
        let at = at.trim_end_matches('/').to_owned();
        let token = format!("Bot {}", token.trim_start_matches("Bot "));
        Ok(Rest { client, at, token, application: 0, budget: Budget::default() })
    }

    /// The same for this application, of whose shards this process serves some: what may be asked is shared
    /// out in the same way.
    pub fn speaking_for(self, application: u64, shards: Shards) -> Rest {
        self.budget.serves(shards.to - shards.from + 1, shards.of);
        Rest { application, ..self }
    }

    /// What is not as it should be between this program and Discord, in a sentence.
    pub fn complaint(&self) -> Option<String> {
        self.budget.complaint()
    }

    /// Posts a message, once however often it is tried under the same nonce. Says where it stands.
    pub async fn post(&self, rank: Rank, channel: u64, page: &Page, nonce: &str) -> Result<u64, Trouble> {
        let call = Call::channel(Method::POST, channel, "/channels/{}/messages", "/messages".to_owned());
        let call = call.json(&page.public().once(nonce)).files(page.files());
        number(&self.patiently(rank, &call).await?)
    }

    /// Makes a message say something else.
    pub async fn edit(&self, rank: Rank, channel: u64, message: u64, page: &Page) -> Result<(), Trouble> {
        self.patiently(rank, &Call::message(Method::PATCH, channel, message).page(page)).await.map(drop)
    }

    /// Takes a message away. One that is gone already is as good.
    pub async fn delete(&self, rank: Rank, channel: u64, message: u64) -> Result<(), Trouble> {
        match self.patiently(rank, &Call::message(Method::DELETE, channel, message)).await {
            Ok(_) | Err(Trouble::NoMessage | Trouble::NoChannel) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Answers a press, or says that an answer will come. Says in which message, where Discord does.
    pub async fn answer<T: Serialize + Sync>(
        &self,
        press: u64,
        token: &str,
        body: &T,
        files: Vec<CreateAttachment>,
    ) -> Result<Option<u64>, Trouble> {
        let call = Call::callback(press, token).json(body).files(files);
        let told = self.patiently(Rank::Answer, &call).await?;
        let message = told["interaction"]["response_message_id"].as_str();
        Ok(message.and_then(|id| id.parse().ok()))
    }

    /// Makes the message that answered a press say something else. Its token is good for a quarter of an hour.
    pub async fn edit_answer(&self, rank: Rank, token: &str, page: &Page) -> Result<(), Trouble> {
        let call = Call::answer(Method::PATCH, self.application, token).page(page);
        self.patiently(rank, &call).await.map(drop)
    }

    /// Takes the message that answered a press away. One that is gone already is as good.
    pub async fn delete_answer(&self, rank: Rank, token: &str) -> Result<(), Trouble> {
        match self.patiently(rank, &Call::answer(Method::DELETE, self.application, token)).await {
            Ok(_) | Err(Trouble::NoMessage | Trouble::Expired) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// The newest messages of a channel after this number, as far as the bot may read its history.
    pub async fn messages_after(&self, rank: Rank, channel: u64, after: u64) -> Result<Vec<Value>, Trouble> {
        let path = format!("/messages?limit=100&after={after}");
        let call = Call::channel(Method::GET, channel, "/channels/{}/messages", path);
        let found = self.patiently(rank, &call).await?;
        Ok(found.as_array().cloned().unwrap_or_default())
    }

    /// The channel in which a person is written to directly. [`super::Bot::direct`] remembers it.
    pub async fn direct(&self, rank: Rank, user: u64) -> Result<u64, Trouble> {
        let whom = json!({ "recipient_id": user.to_string() });
        let call = Call::plain(Method::POST, "/users/@me/channels").json(&whom);
        number(&self.patiently(rank, &call).await?)
    }

    /// Makes a thread in a channel. Says which.
    pub async fn thread(&self, rank: Rank, channel: u64, body: &Value) -> Result<u64, Trouble> {
        let call = Call::channel(Method::POST, channel, "/channels/{}/threads", "/threads".to_owned());
        number(&self.patiently(rank, &call.json(body)).await?)
    }

    /// Asks for something that is no message: what the bot is told when it comes online.
    pub async fn ask(&self, call: &Call) -> Result<Answered, Trouble> {
        self.tried(Rank::Waiting, call).await
    }

    /// Tries until it works, is refused, or patience is at its end.
    async fn patiently(&self, rank: Rank, call: &Call) -> Result<Value, Trouble> {
        let answered = self.tried(rank, call).await?;
        if answered.status < 300 {
            return Ok(answered.body);
        }
        let code = answered.body["code"].as_u64().unwrap_or_default();
        let trouble = Trouble::of(answered.status, code);
        if trouble == Trouble::Refused {
            let said = answered.body["message"].as_str().unwrap_or_default();
            let wrong = super::trouble::wrong(&answered.body["errors"]);
            tracing::error!(
                ?call,
                answered.status,
                code,
                said,
                wrong,
                "Discord refuses what this program sent"
            );
        }
        Err(trouble)
    }

    /// What Discord says in the end, unless it is busy: a good answer, or a refusal.
    async fn tried(&self, rank: Rank, call: &Call) -> Result<Answered, Trouble> {
        let Retries { tries, pause: first, most } = Retries::of(rank);
        let until = Instant::now() + most;
        let mut pause = first;
        for _ in 0..tries {
            match tokio::time::timeout_at(until, self.once(rank, call)).await {
                Ok(Ok(answered)) if answered.status != 429 && answered.status < 500 => return Ok(answered),
                // Discord says so in this way as well, and means for longer than anybody waits here.
                Ok(Ok(answered)) if answered.body["code"] == 30_046 => return Ok(answered),
                // The budget knows when it may be asked again.
                Ok(Ok(answered)) if answered.status == 429 => continue,
                Ok(_) => {}
                Err(_) => return Err(Trouble::Busy),
            }
            if Instant::now() + pause >= until {
                return Err(Trouble::Busy);
            }
            tokio::time::sleep(pause).await;
            pause *= 2;
        }
        Err(Trouble::Busy)
    }

    /// Waits for its turn, and tries once.
    async fn once(&self, rank: Rank, call: &Call) -> reqwest::Result<Answered> {
        let want = Want {
            rank,
            route: (call.verb(), call.route),
            place: call.place.clone(),
            counted: call.is_counted(),
        };
        let turn = self.budget.turn(want).await;
        let answered = call.once(&self.client, &self.at, &self.token).await?;
        turn.answered(Told::read(answered.status, &answered.headers, &answered.body));
        Ok(answered)
    }
}

/// The number of what was made or opened.
fn number(made: &Value) -> Result<u64, Trouble> {
    made["id"].as_str().and_then(|id| id.parse().ok()).ok_or(Trouble::Refused)
}
