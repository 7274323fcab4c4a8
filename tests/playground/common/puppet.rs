//! A bot made of bare hands: it sends what a test tells it, right or wrong.

use super::Error;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sobremesa::playground::{Id, Outcome, Player, Refused, Running};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A gateway connection, frame by frame.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub last_seq: u64,
}

impl Gateway {
    pub async fn open(url: &str) -> Result<Gateway, Error> {
        let address = format!("{}/gateway/?v=10&encoding=json", url.replacen("http", "ws", 1));
        let (socket, _) = connect_async(address).await?;
        let mut gateway = Gateway { socket, last_seq: 0 };
        let hello = gateway.frame().await?;
        assert_eq!(hello["op"], 10, "{hello}");
        Ok(gateway)
    }

    pub async fn send(&mut self, value: &Value) -> Result<(), Error> {
        Ok(self.socket.send(Message::Text(value.to_string())).await?)
    }

    /// The next frame; `Err` with the close code, e.g. "closed 4004".
    pub async fn frame(&mut self) -> Result<Value, Error> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(120), self.socket.next()).await;
            match next.map_err(|_| "no frame came")? {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text)?;
                    self.last_seq = frame["s"].as_u64().unwrap_or(self.last_seq);
                    return Ok(frame);
                }
                Some(Ok(Message::Close(Some(frame)))) => return Err(format!("closed {}", frame.code).into()),
                Some(Ok(Message::Close(None))) | None => return Err("closed".into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(format!("cut: {error}").into()),
            }
        }
    }

    /// Waits for an event; others are passed over.
    pub async fn event(&mut self, name: &str) -> Result<Value, Error> {
        loop {
            let mut frame = self.frame().await?;
            if frame["t"] == name {
                return Ok(frame["d"].take());
            }
        }
    }

    pub async fn identify(&mut self, token: &str, intents: u64, shard: (u64, u64)) -> Result<(), Error> {
        let properties = json!({"os": "linux", "browser": "puppet", "device": "puppet"});
        let data = json!({"token": token, "intents": intents, "shard": [shard.0, shard.1], "properties": properties});
        self.send(&json!({"op": 2, "d": data})).await
    }
}

/// A puppet with its strings: the gateway and REST.
pub struct Puppet {
    pub gateway: Gateway,
    pub session: String,
    http: reqwest::Client,
    api: String,
    token: String,
    pub application: Id,
}

/// An answer of the REST interface.
#[derive(Debug)]
pub struct Told {
    pub status: u16,
    pub body: Value,
    pub headers: reqwest::header::HeaderMap,
}

impl Told {
    pub fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or(0)
    }

    pub fn id(&self) -> Id {
        self.body["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or(Id(0))
    }

    /// Status and code at once: what most tests ask.
    pub fn is(&self, status: u16, code: u64) -> bool {
        let fits = self.status == status && self.code() == code;
        if !fits {
            println!("expected {status} {code}, got {} {}", self.status, self.body);
        }
        fits
    }
}

impl Puppet {
    pub async fn new(playground: &Running, intents: u64) -> Result<Puppet, Error> {
        let mut gateway = Gateway::open(&playground.api_url()).await?;
        gateway.identify(&playground.token(), intents, (0, 1)).await?;
        let ready = gateway.event("READY").await?;
        Ok(Puppet {
            gateway,
            session: ready["session_id"].as_str().unwrap_or_default().to_owned(),
            http: reqwest::Client::new(),
            api: format!("{}/api/v10", playground.api_url()),
            token: playground.token(),
            application: playground.application_id(),
        })
    }

    pub async fn call(&self, method: &str, path: &str, body: Value) -> Result<Told, Error> {
        let method = method.parse()?;
        let request = self.http.request(method, format!("{}{path}", self.api));
        let request = request.header("authorization", format!("Bot {}", self.token));
        let request = if body.is_null() { request } else { request.json(&body) };
        Puppet::told(request).await
    }

    /// A body with files, each under the number it stands at.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        files: &[&str],
    ) -> Result<Told, Error> {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (n, name) in files.iter().enumerate() {
            let bytes = b"\x89PNG\r\n\x1a\n....IHDR\x00\x00\x00\x08\x00\x00\x00\x04".to_vec();
            let part = reqwest::multipart::Part::bytes(bytes).file_name((*name).to_owned());
            form = form.part(format!("files[{n}]"), part);
        }
        let request = self.http.request(method.parse()?, format!("{}{path}", self.api));
        let request = request.header("authorization", format!("Bot {}", self.token)).multipart(form);
        Puppet::told(request).await
    }

    async fn told(request: reqwest::RequestBuilder) -> Result<Told, Error> {
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text)? };
        Ok(Told { status, body, headers })
    }

    /// Sends a message to a channel.
    pub async fn say(&self, channel: Id, body: Value) -> Result<Told, Error> {
        self.call("POST", &format!("/channels/{channel}/messages"), body).await
    }

    /// Registers commands for everywhere.
    pub async fn register(&self, commands: Value) -> Result<Told, Error> {
        self.call("PUT", &format!("/applications/{}/commands", self.application), commands).await
    }

    /// Answers an interaction.
    pub async fn answer(&self, event: &Value, body: Value) -> Result<Told, Error> {
        let (id, token) = (event["id"].as_str().unwrap_or("0"), event["token"].as_str().unwrap_or("0"));
        self.call("POST", &format!("/interactions/{id}/{token}/callback"), body).await
    }

    /// A path under an interaction's token, e.g. `/messages/@original`.
    pub async fn hook(&self, method: &str, event: &Value, rest: &str, body: Value) -> Result<Told, Error> {
        let token = event["token"].as_str().unwrap_or("0");
        self.call(method, &format!("/webhooks/{}/{token}{rest}", self.application), body).await
    }

    /// Ann runs `/go`; the event that the bot gets, and what becomes of it.
    pub async fn run(&mut self, who: &Player, channel: Id) -> Result<(Value, Act), Error> {
        let who = who.clone();
        let act = tokio::spawn(async move { who.run(channel, "go", &[]).await });
        Ok((self.gateway.event("INTERACTION_CREATE").await?, act))
    }

    /// Somebody presses a button; the event, and what becomes of it.
    pub async fn press(&mut self, who: &Player, message: Id, button: &str) -> Result<(Value, Act), Error> {
        let (who, button) = (who.clone(), button.to_owned());
        let act = tokio::spawn(async move { who.press(message, &button).await });
        Ok((self.gateway.event("INTERACTION_CREATE").await?, act))
    }
}

/// An act under way.
pub type Act = tokio::task::JoinHandle<Result<Outcome, Refused>>;

/// The simplest command.
pub fn go() -> Value {
    json!([{"name": "go", "description": "Goes."}])
}
