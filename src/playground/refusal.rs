//! How the stand-in says no: Discord's status, code, message, and the tree of what is wrong where.

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// Whose rate limit was met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// The bot's own bucket for this route.
    Route,
    /// The bot's fifty requests a second.
    Global,
}

/// A refused request.
#[derive(Debug, Clone)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own error code.
    pub code: u32,
    /// Discord's sentence for it.
    pub message: String,
    /// What is wrong where, for a malformed body.
    pub errors: Option<Value>,
    /// For a rate limit: how long to wait, in seconds, and which limit it was.
    pub retry: Option<(f64, Scope)>,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}: {}", self.status, self.code, self.message)?;
        if let Some(errors) = &self.errors {
            write!(f, " {errors}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Self {
        Refusal { status, code, message: message.to_owned(), errors: None, retry: None }
    }

    /// 429, with the seconds to wait.
    pub(crate) fn too_fast(wait_secs: f64, scope: Scope) -> Self {
        let mut refusal = Refusal::new(429, 0, "You are being rate limited.");
        refusal.retry = Some((wait_secs, scope));
        refusal
    }

    /// A body with one thing wrong, at a dotted path.
    pub(crate) fn one(path: &str, code: &str, message: impl Into<String>) -> Self {
        let mut problems = Problems::default();
        problems.add(path, code, message);
        problems.refusal()
    }

    /// The body as Discord sends it.
    pub fn body(&self) -> Value {
        if let Some((wait, scope)) = self.retry {
            return json!({"message": self.message, "retry_after": wait, "global": scope == Scope::Global});
        }
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $text:literal;)*) => {
        impl Refusal { $($(#[$doc])* pub(crate) fn $name() -> Self { Refusal::new($status, $code, $text) })* }
    };
}

refusals! {
    unauthorized = 401 0 "401: Unauthorized";
    not_found = 404 0 "404: Not Found";
    unknown_channel = 404 10003 "Unknown Channel";
    unknown_guild = 404 10004 "Unknown Guild";
    unknown_member = 404 10007 "Unknown Member";
    unknown_message = 404 10008 "Unknown Message";
    unknown_user = 404 10013 "Unknown User";
    unknown_webhook = 404 10015 "Unknown Webhook";
    unknown_application = 404 10002 "Unknown Application";
    unknown_interaction = 404 10062 "Unknown interaction";
    already_answered = 400 40060 "Interaction has already been acknowledged.";
    too_many_late_edits = 429 30046 "Maximum number of edits to messages older than 1 hour reached. Try again later";
    body_too_large = 413 40005 "Request entity too large";
    missing_access = 403 50001 "Missing Access";
    wrong_channel_type = 400 50024 "Cannot execute action on this channel type";
    not_the_author = 403 50005 "Cannot edit a message authored by another user";
    empty_message = 400 50006 "Cannot send an empty message";
    dms_closed = 403 50007 "Cannot send messages to this user";
    missing_permissions = 403 50013 "Missing Permissions";
    token_expired = 401 50027 "Invalid Webhook Token";
    invalid_json = 400 50109 "The request body contains invalid JSON.";
    thread_archived = 400 50083 "Thread is archived";
    thread_exists = 400 160004 "A thread has already been created for this message";
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.body())).into_response();
        if let Some((wait, scope)) = self.retry {
            let headers = response.headers_mut();
            if let Ok(value) = HeaderValue::from_str(&format!("{wait:.3}")) {
                headers.insert("retry-after", value);
            }
            let (name, global) = match scope {
                Scope::Route => ("user", None),
                Scope::Global => ("global", Some("true")),
            };
            headers.insert("x-ratelimit-scope", HeaderValue::from_static(name));
            if let Some(global) = global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static(global));
            }
        }
        response
    }
}

/// Collects everything wrong with a body, so that a caller sees it all at once.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    found: Vec<(String, String, String)>,
}

impl Problems {
    /// Notes that the value at the dotted `path` is wrong.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        self.found.push((path.to_owned(), code.to_owned(), message.into()));
    }

    /// Notes a length outside `least..=most`, counted in characters.
    pub(crate) fn length(&mut self, path: &str, text: &str, least: usize, most: usize) {
        let count = text.chars().count();
        if count > most {
            let code = "BASE_TYPE_MAX_LENGTH";
            self.add(path, code, format!("Must be {most} or fewer in length."));
        } else if count < least {
            let code = if count == 0 { "BASE_TYPE_REQUIRED" } else { "BASE_TYPE_MIN_LENGTH" };
            self.add(path, code, format!("Must be between {least} and {most} in length."));
        }
    }

    /// Notes a count of things outside `least..=most`.
    pub(crate) fn count(&mut self, path: &str, count: usize, least: usize, most: usize) {
        if !(least..=most).contains(&count) {
            let text = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", text);
        }
    }

    /// Notes a number outside `least..=most`.
    pub(crate) fn range(&mut self, path: &str, number: i64, least: i64, most: i64) {
        if !(least..=most).contains(&number) {
            let text = format!("int value should be between {least} and {most}.");
            self.add(path, "NUMBER_TYPE_RANGE", text);
        }
    }

    /// Ends the check: `Err` if anything was noted.
    pub(crate) fn done(self) -> Result<(), Refusal> {
        if self.found.is_empty() { Ok(()) } else { Err(self.refusal()) }
    }

    fn refusal(self) -> Refusal {
        let mut tree = Value::Object(Map::new());
        for (path, code, message) in self.found {
            let mut node = &mut tree;
            for step in path.split('.').filter(|s| !s.is_empty()) {
                // Names come from the bot too; the tree's own word cannot be one of them.
                node = &mut node[if step == "_errors" { "errors" } else { step }];
                if node.is_null() {
                    *node = json!({});
                }
            }
            let error = json!({"code": code, "message": message});
            match node["_errors"].as_array_mut() {
                Some(list) => list.push(error),
                None => node["_errors"] = json!([error]),
            }
        }
        deepest_only(&mut tree);
        let mut refusal = Refusal::new(400, 50035, "Invalid Form Body");
        refusal.errors = Some(tree);
        refusal
    }
}

/// In Discord's tree a thing has either errors of its own or ones further in, never both.
fn deepest_only(node: &mut Value) {
    let Some(map) = node.as_object_mut() else { return };
    if map.len() > 1 {
        map.remove("_errors");
    }
    map.iter_mut().filter(|(key, _)| *key != "_errors").for_each(|(_, inner)| deepest_only(inner));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_break_the_tree() {
        let mut problems = Problems::default();
        problems.add("a", "X", "x");
        problems.add("a._errors", "X", "x");
        assert_eq!(problems.refusal().body()["errors"]["a"]["errors"]["_errors"][0]["code"], "X");
    }

    #[test]
    fn problems_become_a_tree() {
        let mut problems = Problems::default();
        problems.length("components.0.custom_id", &"x".repeat(101), 1, 100);
        problems.length("content", "", 1, 5);
        let body = problems.done().map(|()| Value::Null).unwrap_or_else(|r| r.body());
        assert_eq!(body["code"], 50035);
        assert_eq!(
            body["errors"]["components"]["0"]["custom_id"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
        assert_eq!(body["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
    }
}
