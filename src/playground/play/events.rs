//! The stream that keeps a page up to date: only what its person may see.

use crate::playground::id::Id;
use crate::playground::world::{News, Shared, World};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde_json::{Value, json};
use std::convert::Infallible;
use tokio::sync::broadcast::error::RecvError;

/// The stream of a person.
pub(crate) fn stream(shared: Shared, who: Id) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let news = shared.look(|world| world.news.subscribe());
    let first = json!({"kind": "hello"});
    let events = stream::unfold((shared, news, Some(first)), move |(shared, mut news, first)| async move {
        if let Some(first) = first {
            return Some((first, (shared, news, None)));
        }
        loop {
            let told = match news.recv().await {
                Ok(item) => shared.look(|world| tell(world, who, &item)),
                // Too slow to hear everything: the page reads all anew.
                Err(RecvError::Lagged(_)) => Some(json!({"kind": "again"})),
                Err(RecvError::Closed) => return None,
            };
            if let Some(told) = told {
                return Some((told, (shared, news, None)));
            }
        }
    });
    let events =
        futures_util::StreamExt::map(events, |told: Value| Ok(Event::default().data(told.to_string())));
    Sse::new(events).keep_alive(KeepAlive::default())
}

fn tell(world: &World, who: Id, news: &News) -> Option<Value> {
    match news {
        News::Message(id) => {
            let message = world.messages.get(id).filter(|m| world.sees(who, m))?;
            Some(json!({"kind": "message", "message": world.seen_json(who, message)}))
        }
        News::Gone { channel, message, only_for } => {
            let here = world.channels.get(channel).is_some_and(|c| world.sees_channel(who, c));
            let mine = only_for.is_none_or(|only| only == who);
            (here && mine).then(|| json!({"kind": "gone", "channel": channel, "message": message}))
        }
        News::Typing(channel) => {
            let here = world.channels.get(channel).is_some_and(|c| world.sees_channel(who, c));
            here.then(|| json!({"kind": "typing", "channel": channel}))
        }
        News::Places => Some(json!({"kind": "places"})),
    }
}
