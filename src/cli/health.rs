//! `sobremesa health`: asks the bot that runs on this machine whether it is well; and the little server that it asks.

use super::ConfigFile;
use crate::config;
use crate::discord;
use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tokio::net::TcpListener;

/// Longer than the database may take to say that it does not answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// More than any answer has.
const ANSWER_MOST: u64 = 64 << 10;

/// Whom to ask.
#[derive(Clone, Debug, clap::Args)]
pub struct Health {
    /// The settings.
    #[command(flatten)]
    pub settings: ConfigFile,
}

/// Why the bot is not well, as far as can be told.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The settings cannot be used.
    #[error("{0}")]
    Config(#[from] config::Error),
    /// The bot does not say how it is.
    #[error(
        "nobody says how the bot is: set health in the file, or HEALTH_ADDRESS, where it is started and here"
    )]
    Nowhere,
    /// Nobody answers.
    #[error("no answer at {0}: {1}")]
    Silence(SocketAddr, std::io::Error),
    /// The bot answers, and complains.
    #[error("{0}")]
    Unwell(String),
}

impl Health {
    /// Asks. An error unless all is well.
    pub fn run(&self) -> Result<String, Error> {
        let config = self.settings.read()?;
        let address = config.health.ok_or(Error::Nowhere)?;
        let answer = ask(address).map_err(|error| Error::Silence(address, error))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        match head.split(' ').nth(1) {
            Some("200") => Ok(body.trim_end().to_owned()),
            Some("503") => Err(Error::Unwell(body.trim_end().to_owned())),
            _ => Err(Error::Unwell(format!("whoever listens at {address} is not the bot"))),
        }
    }
}

/// One question over HTTP, and all of its answer.
fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(ANSWER_MOST).read_to_string(&mut answer)?;
    Ok(answer)
}

/// Tells whoever asks how the bot is, as long as it runs.
pub async fn serve(listener: TcpListener, health: discord::Health) {
    let tell = move || {
        let health = health.clone();
        async move { told(&health.complaints().await) }
    };
    if let Err(error) = axum::serve(listener, Router::new().route("/healthz", get(tell))).await {
        tracing::error!(%error, "nobody is told any more how the bot is");
    }
}

/// As it is told: a line for each complaint.
fn told(complaints: &[String]) -> (StatusCode, String) {
    match complaints {
        [] => (StatusCode::OK, "All is well.\n".to_owned()),
        some => (StatusCode::SERVICE_UNAVAILABLE, some.join("\n") + "\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_is_200_and_unwell_says_why() {
        assert_eq!(told(&[]).0, StatusCode::OK);
        let (status, body) = told(&["the one".to_owned(), "the other".to_owned()]);
        assert_eq!((status, body.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "the one\nthe other\n"));
    }
}
