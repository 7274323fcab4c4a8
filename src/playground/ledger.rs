//! One place through which every body passes, in and out, so that tests can check them all.

use serde_json::Value;
use std::sync::{Arc, Mutex, PoisonError};

/// Which way a body went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// A request's body, from the bot.
    Request,
    /// A response's body, to the bot.
    Response,
    /// A dispatch over the gateway, to the bot.
    Event,
    /// A frame over the gateway, from the bot.
    Frame,
}

/// One body on its way.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Which way it went.
    pub direction: Direction,
    /// The HTTP method, or `WS`.
    pub method: String,
    /// The route as OpenAPI writes it, e.g. `/channels/{channel_id}/messages`; for the gateway the event's name.
    pub route: String,
    /// The status that was answered, for requests too; 0 for the gateway.
    pub status: u16,
    /// The body; null if there was none.
    pub json: Value,
}

/// Somebody who wants to see every entry.
pub type Listener = Arc<dyn Fn(&Entry) + Send + Sync>;

/// The list of listeners.
#[derive(Clone, Default)]
pub struct Ledger {
    listeners: Arc<Mutex<Vec<Listener>>>,
}

impl Ledger {
    /// Adds a listener. It is called while the world is locked: it must neither block nor call back.
    pub fn listen(&self, listener: Listener) {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).push(listener);
    }

    /// Shows an entry to every listener.
    pub(crate) fn note(&self, entry: &Entry) {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for listener in listeners {
            listener(entry);
        }
    }
}
