//! The gateway: HELLO, IDENTIFY, heartbeats, RESUME, and the stream of events.

pub(crate) mod sessions;

use super::id::Id;
use super::ledger::{Direction, Entry};
use super::world::{Shared, World};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use sessions::{For, GUILDS, Out, Session};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

const HEARTBEAT_MS: u64 = 41_250;
/// All intents that exist.
const KNOWN_INTENTS: u64 = (1 << 26) - 1;
/// GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT.
const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);

/// Trouble with the gateway, on order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Every connection breaks without a word; sessions can be resumed.
    Cut,
    /// The bot is asked to reconnect (opcode 7).
    Reconnect,
    /// The session is void (opcode 9): the bot must identify anew.
    Invalidate,
    /// The connection is closed with one of Discord's codes.
    Close(u16),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Frame {
    op: u8,
    #[serde(default)]
    d: Value,
    #[serde(rename = "s")]
    _seq: Option<u64>,
    #[serde(rename = "t")]
    _name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Identify {
    token: String,
    intents: u64,
    shard: Option<(u64, u64)>,
    #[serde(rename = "properties")]
    _properties: Value,
    #[serde(rename = "compress")]
    _compress: Option<bool>,
    #[serde(rename = "large_threshold")]
    _large_threshold: Option<u32>,
    #[serde(rename = "presence")]
    _presence: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Resume {
    token: String,
    session_id: String,
    seq: u64,
}

/// What to do after a frame: go on, or close with a code.
type Next = Result<(), u16>;

pub(crate) async fn connect(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let (out, orders) = unbounded_channel();
        let mut connection = Connection { shared, out, session: None, frames: VecDeque::new() };
        connection.run(socket, orders).await;
        connection.leave();
    })
}

struct Connection {
    shared: Shared,
    out: UnboundedSender<Out>,
    session: Option<String>,
    frames: VecDeque<Instant>,
}

impl Connection {
    async fn run(&mut self, mut socket: WebSocket, mut orders: UnboundedReceiver<Out>) {
        let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": HEARTBEAT_MS}});
        if socket.send(Message::text(hello.to_string())).await.is_err() {
            return;
        }
        let mut last_beat = Instant::now();
        let close = loop {
            // Discord gives a connection half an interval's grace.
            let silence = Duration::from_millis(HEARTBEAT_MS * 3 / 2).saturating_sub(last_beat.elapsed());
            tokio::select! {
                order = orders.recv() => match order {
                    Some(Out::Text(text)) => {
                        if socket.send(Message::text(text)).await.is_err() { return }
                    }
                    Some(Out::Close(code)) => break code,
                    Some(Out::Cut) | None => return,
                },
                frame = socket.recv() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        let next = self.frame(text.as_str());
                        last_beat = Instant::now();
                        if let Err(code) = next { break code }
                    }
                    Some(Ok(Message::Binary(_))) => break 4002,
                    Some(Ok(Message::Close(frame))) => {
                        // Codes 1000 and 1001 end the session for good.
                        if frame.is_some_and(|f| f.code == 1000 || f.code == 1001) {
                            self.end_session();
                        }
                        return;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return,
                },
                () = tokio::time::sleep(silence) => break 4009,
            }
        };
        let frame = CloseFrame { code: close, reason: reason(close).into() };
        // The other side may be gone already.
        let _ = socket.send(Message::Close(Some(frame))).await;
    }

    fn send(&self, value: &Value) {
        let _ = self.out.send(Out::Text(value.to_string()));
    }

    fn frame(&mut self, text: &str) -> Next {
        let now = Instant::now();
        self.frames.push_back(now);
        while self.frames.front().is_some_and(|t| now.duration_since(*t) > Duration::from_secs(60)) {
            self.frames.pop_front();
        }
        if self.frames.len() > 120 {
            return Err(4008);
        }
        if text.len() > 4096 {
            return Err(4002);
        }
        let frame: Frame = serde_json::from_str(text).map_err(|_| 4002_u16)?;
        self.shared.look(|world| {
            world.ledger.note(&Entry {
                direction: Direction::Frame,
                method: "WS".to_owned(),
                route: format!("op {}", frame.op),
                status: 0,
                json: frame.d.clone(),
            });
        });
        match frame.op {
            1 => {
                self.send(&json!({"op": 11, "s": null, "t": null, "d": null}));
                Ok(())
            }
            2 => self.identify(&frame.d),
            6 => self.resume(&frame.d),
            3 if self.session.is_some() => Ok(()),
            3 => Err(4003),
            _ => Err(4001),
        }
    }

    /// A session that was made void (opcode 9) leaves the connection free for a new one.
    fn has_session(&self) -> bool {
        let name = self.session.as_ref();
        name.is_some_and(|name| self.shared.look(|world| world.sessions.open.contains_key(name)))
    }

    fn identify(&mut self, data: &Value) -> Next {
        if self.has_session() {
            return Err(4005);
        }
        let identify: Identify = Identify::deserialize(data).map_err(|_| 4002_u16)?;
        let shard = identify.shard.unwrap_or((0, 1));
        if shard.1 == 0 || shard.0 >= shard.1 {
            return Err(4010);
        }
        if identify.intents & !KNOWN_INTENTS != 0 {
            return Err(4013);
        }
        let out = self.out.clone();
        let name = self.shared.change(|world| {
            if identify.token.trim_start_matches("Bot ") != world.home.token {
                return Err(4004_u16);
            }
            if identify.intents & PRIVILEGED & !world.config.privileged_intents != 0 {
                return Err(4014);
            }
            Ok(world.start_session(shard, identify.intents, out))
        })?;
        tracing::debug!(session = name, "identified");
        self.session = Some(name);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Next {
        if self.has_session() {
            return Err(4005);
        }
        let resume: Resume = Resume::deserialize(data).map_err(|_| 4002_u16)?;
        let out = self.out.clone();
        let resumed = self.shared.change(|world| {
            if resume.token.trim_start_matches("Bot ") != world.home.token {
                return Err(4004);
            }
            world.resume_session(&resume.session_id, resume.seq, out)
        })?;
        if resumed {
            tracing::debug!(session = resume.session_id, "resumed");
            self.session = Some(resume.session_id);
        } else {
            self.send(&json!({"op": 9, "s": null, "t": null, "d": false}));
        }
        Ok(())
    }

    fn end_session(&mut self) {
        if let Some(name) = self.session.take() {
            self.shared.change(|world| world.sessions.open.remove(&name));
        }
    }

    /// The connection is over; its session waits to be resumed, unless somebody else has it by now.
    fn leave(&mut self) {
        let Some(name) = self.session.take() else { return };
        self.shared.change(|world| {
            let now = world.now_ms();
            if let Some(session) = world.sessions.open.get_mut(&name)
                && session.out.as_ref().is_some_and(|out| out.same_channel(&self.out))
            {
                session.out = None;
                session.lost_ms = Some(now);
            }
            world.tell(super::world::News::Places);
        });
    }
}

impl World {
    fn start_session(&mut self, shard: (u64, u64), intents: u64, out: UnboundedSender<Out>) -> String {
        let now = self.now_ms();
        self.sessions.prune(now);
        self.sessions.started += 1;
        let id = self.new_id();
        let name = format!("{:016x}{:04x}", id.0.rotate_left(23), self.sessions.started);
        let guild = self.home.guild;
        let here = self.home.bot_in_guild && (guild.0 >> 22) % shard.1 == shard.0;
        let guilds: Vec<Value> =
            here.then(|| json!({"id": guild, "unavailable": true})).into_iter().collect();
        let url = gateway_url(&self.base_url);
        let ready = json!({
            "v": 10, "user": self.myself(), "guilds": guilds, "session_id": name, "resume_gateway_url": url,
            "shard": [shard.0, shard.1], "application": {"id": self.home.application, "flags": 0},
            "private_channels": [], "session_type": "normal",
        });
        let mut session =
            Session { shard, intents, seq: 0, log: VecDeque::new(), out: Some(out), lost_ms: None };
        session.push("READY", &ready);
        self.note_event("READY", &ready);
        if here && intents & GUILDS != 0 {
            let guild = self.guild_json();
            session.push("GUILD_CREATE", &guild);
            self.note_event("GUILD_CREATE", &guild);
        }
        self.sessions.open.insert(name.clone(), session);
        self.tell(super::world::News::Places);
        name
    }

    /// `Ok(false)`: there is no such session any more.
    fn resume_session(&mut self, name: &str, seq: u64, out: UnboundedSender<Out>) -> Result<bool, u16> {
        let now = self.now_ms();
        self.sessions.prune(now);
        let Some(session) = self.sessions.open.get_mut(name) else {
            return Ok(false);
        };
        if seq > session.seq {
            return Err(4007);
        }
        let oldest = session.log.front().map_or(session.seq + 1, |(n, _)| *n);
        if seq + 1 < oldest {
            self.sessions.open.remove(name);
            return Ok(false);
        }
        if let Some(other) = session.out.replace(out.clone()) {
            let _ = other.send(Out::Cut);
        }
        session.lost_ms = None;
        for (_, text) in session.log.iter().filter(|(n, _)| *n > seq) {
            let _ = out.send(Out::Text(text.clone()));
        }
        session.push("RESUMED", &json!({"_trace": []}));
        self.tell(super::world::News::Places);
        Ok(true)
    }

    /// Brings trouble over every connection.
    pub(crate) fn trouble(&mut self, trouble: Trouble) {
        for session in self.sessions.open.values_mut() {
            let Some(out) = &session.out else { continue };
            let order = match trouble {
                Trouble::Cut => Out::Cut,
                Trouble::Close(code) => Out::Close(code),
                Trouble::Reconnect => {
                    Out::Text(json!({"op": 7, "s": null, "t": null, "d": null}).to_string())
                }
                Trouble::Invalidate => {
                    Out::Text(json!({"op": 9, "s": null, "t": null, "d": false}).to_string())
                }
            };
            let _ = out.send(order);
        }
        if trouble == Trouble::Invalidate {
            self.sessions.open.clear();
        }
    }

    /// Where an event about a channel goes.
    pub(crate) fn shard_of(&self, channel: Id) -> For {
        match self.channels.get(&channel) {
            Some(channel) if !self.in_guild(channel) => For::Direct,
            _ => self.guild_shard(),
        }
    }
}

/// The gateway's address for a bot that knows the server's.
pub(crate) fn gateway_url(base: &str) -> String {
    format!("{}/gateway", base.replacen("http", "ws", 1))
}

fn reason(code: u16) -> &'static str {
    match code {
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4007 => "Invalid seq.",
        4008 => "Rate limited.",
        4009 => "Session timed out.",
        4010 => "Invalid shard.",
        4013 => "Invalid intent(s).",
        4014 => "Disallowed intent(s).",
        _ => "Unknown error.",
    }
}
