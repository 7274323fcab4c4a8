//! The REST interface: exactly the routes the bot uses, one table of them, and what all of them share.

mod account;
mod callback;
mod channels;
mod commands;
mod messages;
mod webhooks;

use super::compose::Uploads;
use super::faults::Fault;
use super::id::Id;
use super::ledger::{Direction, Entry};
use super::limits::{Standing, seconds};
use super::refusal::Refusal;
use super::world::{Shared, World};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, RawPathParams, Request};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

pub(crate) use channels::said;

/// So long an answered interaction's token lives.
pub(crate) const TOKEN_MS: i64 = 15 * 60 * 1000;
/// Discord's limit for a whole request.
const BODY_BYTES: usize = 25 * 1024 * 1024;

/// A request, taken apart.
pub(crate) struct Call {
    pub params: BTreeMap<String, String>,
    pub query: BTreeMap<String, String>,
    pub body: Value,
    pub uploads: Uploads,
}

impl Call {
    /// An id from the path; Discord answers nonsense as an unknown thing of value.
    pub(crate) fn id(&self, name: &str) -> Result<Id, Refusal> {
        let text = self.params.get(name).map_or("", String::as_str);
        let wrong =
            || Refusal::one(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
        text.parse().map_err(|_| wrong())
    }

    pub(crate) fn text(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }
}

/// A good answer.
pub(crate) enum Reply {
    Ok(Value),
    Created(Value),
    Empty,
}

type Handler = fn(&mut World, &Call) -> Result<Reply, Refusal>;

const CHANNEL: &str = "/channels/{channel_id}";
const MESSAGES: &str = "/channels/{channel_id}/messages";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";
const COMMANDS: &str = "/applications/{application_id}/commands";
const GUILD_COMMANDS: &str = "/applications/{application_id}/guilds/{guild_id}/commands";
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const WEBHOOK: &str = "/webhooks/{webhook_id}/{webhook_token}";
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";

/// All that is carried, and nothing else.
const ROUTES: [(Method, &str, Handler); 29] = [
    (Method::GET, "/gateway", account::gateway),
    (Method::GET, "/gateway/bot", account::gateway_bot),
    (Method::GET, "/users/@me", account::me),
    (Method::GET, "/users/{user_id}", account::user),
    (Method::POST, "/users/@me/channels", channels::open_dm),
    (Method::GET, "/applications/@me", account::application),
    (Method::GET, "/oauth2/applications/@me", account::application),
    (Method::GET, "/guilds/{guild_id}/members/{user_id}", account::member),
    (Method::GET, COMMANDS, commands::list),
    (Method::PUT, COMMANDS, commands::overwrite),
    (Method::GET, GUILD_COMMANDS, commands::list_of_guild),
    (Method::PUT, GUILD_COMMANDS, commands::overwrite_of_guild),
    (Method::POST, CALLBACK, callback::answer),
    (Method::POST, WEBHOOK, webhooks::follow_up),
    (Method::GET, ORIGINAL, webhooks::get_original),
    (Method::PATCH, ORIGINAL, webhooks::edit_original),
    (Method::DELETE, ORIGINAL, webhooks::delete_original),
    (Method::GET, FOLLOW_UP, webhooks::get),
    (Method::PATCH, FOLLOW_UP, webhooks::edit),
    (Method::DELETE, FOLLOW_UP, webhooks::delete),
    (Method::GET, CHANNEL, channels::get),
    (Method::POST, "/channels/{channel_id}/typing", channels::typing),
    (Method::POST, "/channels/{channel_id}/threads", channels::thread),
    (Method::POST, "/channels/{channel_id}/messages/{message_id}/threads", channels::thread_of_message),
    (Method::GET, MESSAGES, messages::list),
    (Method::POST, MESSAGES, messages::create),
    (Method::GET, MESSAGE, messages::get),
    (Method::PATCH, MESSAGE, messages::edit),
    (Method::DELETE, MESSAGE, messages::delete),
];

/// The routes under `/api/v10`.
pub(crate) fn router(shared: &Shared) -> Router {
    let mut router = Router::new();
    for (method, route, handler) in ROUTES {
        let shared = shared.clone();
        let serve = move |params: RawPathParams, request: Request| {
            let shared = shared.clone();
            async move { serve(shared, route, handler, params, request).await }
        };
        let filter = routing::MethodFilter::try_from(method).unwrap_or(routing::MethodFilter::TRACE);
        router = router.route(route, routing::on(filter, serve));
    }
    let shared = shared.clone();
    router
        .fallback(move |request: Request| {
            let shared = shared.clone();
            async move { unknown(&shared, &request) }
        })
        .method_not_allowed_fallback(|| async {
            Refusal::new(405, 0, "405: Method Not Allowed").into_response()
        })
        .layer(DefaultBodyLimit::max(BODY_BYTES))
}

/// A route that is not carried: answered as Discord would, and shown to the ledger as a gap.
fn unknown(shared: &Shared, request: &Request) -> Response {
    let (method, path) = (request.method().as_str(), request.uri().path());
    tracing::warn!(method, path, "a route that the playground does not carry");
    note(shared, Direction::Request, method, path, 404, Value::Null);
    Refusal::not_found().into_response()
}

fn note(shared: &Shared, direction: Direction, method: &str, route: &str, status: u16, json: Value) {
    let (method, route) = (method.to_owned(), route.to_owned());
    let ledger = shared.look(|world| world.ledger.clone());
    ledger.note(&Entry { direction, method, route, status, json });
}

async fn serve(
    shared: Shared,
    route: &'static str,
    handler: Handler,
    params: RawPathParams,
    request: Request,
) -> Response {
    let method = request.method().as_str().to_owned();
    let params: BTreeMap<String, String> =
        params.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    // Interaction tokens are proof enough; all else needs the bot's.
    let needs_token = !route.starts_with("/interactions/") && !route.starts_with("/webhooks/");
    let token = shared.look(|world| world.home.token.clone());
    if needs_token && !is_bot(request.headers(), &token) {
        return Refusal::unauthorized().into_response();
    }
    let fault = shared.change(|world| world.faults.take(&method, route));
    if let Some(Fault::Slow(ms)) = fault {
        tokio::time::sleep(Duration::from_millis(ms)).await;
    }
    let place = format!("{}:{}", place(&params), params.get("webhook_token").map_or("", String::as_str));
    let (standing, allowed) = shared.change(|world| {
        let (now, rates) = (world.now_ms(), world.config.rates);
        world.limits.count(rates, now, (&method, route, &place))
    });
    let read = match fault.and_then(Fault::refusal).map_or(allowed, Err) {
        Ok(()) => read_call(params, request).await,
        Err(refusal) => Err(refusal),
    };
    let mut asked = Value::Null;
    let result = read.and_then(|call| {
        asked = call.body.clone();
        shared.change(|world| handler(world, &call))
    });
    let (status, body) = match &result {
        Ok(Reply::Ok(value)) => (200, value.clone()),
        Ok(Reply::Created(value)) => (201, value.clone()),
        Ok(Reply::Empty) => (204, Value::Null),
        Err(refusal) => (refusal.status, refusal.body()),
    };
    note(&shared, Direction::Request, &method, route, status, asked);
    note(&shared, Direction::Response, &method, route, status, body.clone());
    if fault == Some(Fault::LostAnswer) {
        return Refusal::new(502, 0, "502: the answer was lost, on order").into_response();
    }
    let mut response = match result {
        Ok(Reply::Empty) => StatusCode::NO_CONTENT.into_response(),
        Ok(_) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
            (status, Json(body)).into_response()
        }
        Err(refusal) => refusal.into_response(),
    };
    add_headers(response.headers_mut(), &standing);
    response
}

/// The id of the path that has a bucket of its own.
fn place(params: &BTreeMap<String, String>) -> &str {
    let major = ["channel_id", "guild_id", "webhook_id", "interaction_id"];
    major.iter().find_map(|name| params.get(*name)).map_or("", String::as_str)
}

fn is_bot(headers: &HeaderMap, token: &str) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok());
    given.and_then(|v| v.strip_prefix("Bot ")) == Some(token)
}

fn add_headers(headers: &mut HeaderMap, standing: &Standing) {
    let pairs = [
        ("x-ratelimit-limit", standing.limit.to_string()),
        ("x-ratelimit-remaining", standing.remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", seconds(standing.resets_ms))),
        ("x-ratelimit-reset-after", format!("{:.3}", seconds(standing.after_ms))),
        ("x-ratelimit-bucket", standing.bucket.clone()),
    ];
    for (name, value) in pairs {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
}

async fn read_call(params: BTreeMap<String, String>, request: Request) -> Result<Call, Refusal> {
    let query = request.uri().query().unwrap_or_default();
    let query = query.split('&').filter_map(|pair| pair.split_once('='));
    let query = query.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let (body, uploads) = if kind.starts_with("multipart/form-data") {
        read_multipart(request).await?
    } else {
        let typed = kind.starts_with("application/json");
        let bytes = to_bytes(request.into_body(), BODY_BYTES).await.map_err(|_| Refusal::body_too_large())?;
        (read_json(&bytes, typed)?, Uploads::new())
    };
    Ok(Call { params, query, body, uploads })
}

fn read_json(bytes: &Bytes, typed: bool) -> Result<Value, Refusal> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    if !typed {
        return Err(Refusal::one(
            "",
            "CONTENT_TYPE",
            "Expected \"Content-Type\" header to be application/json",
        ));
    }
    serde_json::from_slice(bytes).map_err(|_| Refusal::invalid_json())
}

async fn read_multipart(request: Request<Body>) -> Result<(Value, Uploads), Refusal> {
    let broken = || Refusal::new(400, 50035, "Invalid Form Body");
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| broken())?;
    let (mut body, mut uploads, mut total) = (json!({}), Uploads::new(), 0);
    while let Some(field) = form.next_field().await.map_err(|_| broken())? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().unwrap_or("file").to_owned();
        let bytes = field.bytes().await.map_err(|_| Refusal::body_too_large())?;
        total += bytes.len();
        if total > BODY_BYTES {
            return Err(Refusal::body_too_large());
        }
        if name == "payload_json" {
            body = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
            continue;
        }
        let number =
            name.strip_prefix("files[").and_then(|n| n.strip_suffix(']')).and_then(|n| n.parse().ok());
        let unknown = || Refusal::one(&name, "UNKNOWN_FIELD", "Files are named files[n]");
        if uploads.insert(number.ok_or_else(unknown)?, (filename, bytes)).is_some() || uploads.len() > 10 {
            return Err(Refusal::one(
                "files",
                "BASE_TYPE_BAD_LENGTH",
                "At most 10 files, each with its number",
            ));
        }
    }
    Ok((body, uploads))
}
