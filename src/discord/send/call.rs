//! One call to Discord: what is asked, and what came back.

use crate::discord::parts::page::Page;
use reqwest::Method;
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde_json::Value;
use serenity::builder::CreateAttachment;
use serenity::constants::USER_AGENT;
use std::time::Duration;

/// One call. What it sends can be sent again.
pub struct Call {
    /// What is done.
    pub method: Method,
    /// The route with its places left open: calls of the same route and place share a limit.
    pub route: &'static str,
    /// The channel, the guild or the token that has a limit of its own.
    pub place: String,
    /// The route with its places filled in.
    pub path: String,
    /// What is said, as JSON.
    pub body: Option<String>,
    /// What is uploaded with it.
    pub files: Vec<CreateAttachment>,
    /// How long one try may take.
    pub deadline: Duration,
}

// Tokens of presses stand in paths, and hands in bodies.
impl std::fmt::Debug for Call {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.method, self.route)
    }
}

/// What came back.
pub struct Answered {
    /// The status.
    pub status: u16,
    /// What stands in its head, the limits among it.
    pub headers: HeaderMap,
    /// What it says; null where it says nothing.
    pub body: Value,
}

// A hand may be in it.
impl std::fmt::Debug for Answered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Answered({})", self.status)
    }
}

/// An answer to a press has three seconds; what takes longer is too late anyway.
const HURRY: Duration = Duration::from_millis(2_500);
/// For everything else. Pictures are uploaded.
const TIME: Duration = Duration::from_secs(10);

impl Call {
    /// A call without a body, of a route that has no limits of its own for single places.
    pub fn plain(method: Method, route: &'static str) -> Call {
        let (place, path) = (String::new(), route.to_owned());
        Call { method, route, place, path, body: None, files: Vec::new(), deadline: TIME }
    }

    /// About the messages of a channel.
    pub fn channel(method: Method, channel: u64, what: &'static str, path: String) -> Call {
        let (place, path) = (channel.to_string(), format!("/channels/{channel}{path}"));
        Call { place, path, ..Call::plain(method, what) }
    }

    /// The same about one message.
    pub fn message(method: Method, channel: u64, message: u64) -> Call {
        Call::channel(method, channel, "/channels/{}/messages/{}", format!("/messages/{message}"))
    }

    /// The answer to a press.
    pub fn callback(press: u64, token: &str) -> Call {
        let route = "/interactions/{}/{}/callback";
        let path = format!("/interactions/{press}/{token}/callback?with_response=true");
        Call { place: token.to_owned(), path, deadline: HURRY, ..Call::plain(Method::POST, route) }
    }

    /// The message that answers a press, through its token.
    pub fn answer(method: Method, application: u64, token: &str) -> Call {
        let path = format!("/webhooks/{application}/{token}/messages/@original");
        let route = "/webhooks/{}/{}/messages/{}";
        Call { place: token.to_owned(), path, ..Call::plain(method, route) }
    }

    /// The same call, saying this.
    pub fn json(self, body: &impl Serialize) -> Call {
        // What this program sends are plain values: there is nothing in them that JSON could not say.
        Call { body: serde_json::to_string(body).ok(), ..self }
    }

    /// The same call with files.
    pub fn files(self, files: Vec<CreateAttachment>) -> Call {
        Call { files, ..self }
    }

    /// The same call, saying what a page says.
    pub fn page(self, page: &Page) -> Call {
        self.json(&page.public()).files(page.files())
    }

    /// What is done, as the budget names it.
    pub fn verb(&self) -> &'static str {
        match self.method {
            Method::POST => "POST",
            Method::PATCH => "PATCH",
            Method::DELETE => "DELETE",
            Method::PUT => "PUT",
            _ => "GET",
        }
    }

    /// Whether the bot's fifty calls a second are about this one: answers to presses have room of their own.
    pub fn is_counted(&self) -> bool {
        !self.route.starts_with("/interactions") && !self.route.starts_with("/webhooks")
    }

    /// Tries once, within its time.
    pub async fn once(&self, client: &reqwest::Client, at: &str, token: &str) -> reqwest::Result<Answered> {
        let url = format!("{at}/api/v10{}", self.path);
        let request = client.request(self.method.clone(), url).timeout(self.deadline);
        let request = request.header("User-Agent", USER_AGENT).header("Authorization", token);
        let request = match &self.body {
            Some(body) if !self.files.is_empty() => request.multipart(form(body, &self.files)?),
            Some(body) => request.header("Content-Type", "application/json").body(body.clone()),
            None => request.header("Content-Length", 0),
        };
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = serde_json::from_slice(&response.bytes().await?).unwrap_or_default();
        Ok(Answered { status, headers, body })
    }
}

/// Files are numbered in their order, as the page numbers them.
fn form(body: &str, files: &[CreateAttachment]) -> reqwest::Result<Form> {
    let mut form = Form::new();
    for (n, file) in files.iter().enumerate() {
        let kind = if file.filename.ends_with(".png") { "image/png" } else { "application/octet-stream" };
        let part = Part::bytes(file.data.clone()).file_name(file.filename.clone()).mime_str(kind)?;
        form = form.part(format!("files[{n}]"), part);
    }
    Ok(form.text("payload_json", body.to_owned()))
}
