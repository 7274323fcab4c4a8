//! Talking to Discord: what is worth trying again, and what its refusals mean.

use super::page::Page;
use crate::host::announce::NotShown;
use serenity::Error;
use serenity::all::{ChannelId, Http, HttpError, MessageId, StatusCode, UserId};
use std::future::Future;
use std::time::Duration;

/// Why Discord did not do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The channel is gone.
    NoChannel,
    /// The message is gone.
    NoMessage,
    /// The bot may not see the channel, or not write there.
    NotAllowed,
    /// The person takes no direct messages.
    ClosedDoor,
    /// The thread is archived, or locked.
    Archived,
    /// The message is too old to be edited often.
    TooOld,
    /// Somebody has answered this press already: very likely this program, a moment ago.
    Answered,
    /// The press is too old to be answered.
    Expired,
    /// Discord is busy or down.
    Busy,
    /// Anything else: a mistake of this program.
    Refused,
}

impl Trouble {
    /// What a refusal means.
    pub fn of(error: &Error) -> Trouble {
        let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
            return match error {
                Error::Http(HttpError::Request(_)) | Error::Io(_) => Trouble::Busy,
                _ => Trouble::Refused,
            };
        };
        match response.error.code {
            10_003 => Trouble::NoChannel,
            10_008 => Trouble::NoMessage,
            10_062 | 10_015 | 50_027 => Trouble::Expired,
            40_060 => Trouble::Answered,
            50_001 | 50_013 => Trouble::NotAllowed,
            // Closed messages, too many new conversations at once, no common server.
            50_007 | 40_003 | 50_278 => Trouble::ClosedDoor,
            50_083 | 160_005 => Trouble::Archived,
            30_046 => Trouble::TooOld,
            _ => by_status(response.status_code),
        }
    }

    /// Whether it may go better in a moment.
    pub fn passes(self) -> bool {
        self == Trouble::Busy
    }
}

fn by_status(status: StatusCode) -> Trouble {
    if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() {
        Trouble::Busy
    } else if status == StatusCode::FORBIDDEN {
        Trouble::NotAllowed
    } else {
        Trouble::Refused
    }
}

impl From<Trouble> for NotShown {
    fn from(trouble: Trouble) -> NotShown {
        if trouble.passes() { NotShown::Later } else { NotShown::Never }
    }
}

/// How often something is tried, and how long the first pause lasts; the next ones are longer.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    tries: u32,
    pause: Duration,
}

/// For answers to presses, which have to be there within three seconds.
pub const HASTY: Patience = Patience { tries: 4, pause: Duration::from_millis(120) };
/// For everything else: whoever asked will ask again anyway.
pub const CALM: Patience = Patience { tries: 5, pause: Duration::from_millis(300) };

/// Tries until it works, is refused, or patience is at its end.
pub async fn patiently<T, F: Future<Output = serenity::Result<T>>>(
    patience: Patience,
    mut call: impl FnMut() -> F,
) -> Result<T, Trouble> {
    let mut pause = patience.pause;
    for tried in 1.. {
        match call().await {
            Ok(done) => return Ok(done),
            Err(error) => {
                let trouble = Trouble::of(&error);
                if !trouble.passes() || tried >= patience.tries {
                    if trouble == Trouble::Refused {
                        tracing::error!(%error, "Discord refuses what this program sent");
                    }
                    return Err(trouble);
                }
                tokio::time::sleep(pause).await;
                pause *= 2;
            }
        }
    }
    Err(Trouble::Busy)
}

/// Posts a message, once however often it is tried under the same nonce. Says where it stands.
pub async fn post(http: &Http, channel: u64, page: &Page, nonce: &str) -> Result<u64, Trouble> {
    let body = page.public().once(nonce);
    let sent = patiently(CALM, || http.send_message(ChannelId::new(channel), page.files(), &body)).await?;
    Ok(sent.id.get())
}

/// Makes a message say something else.
pub async fn edit(http: &Http, channel: u64, message: u64, page: &Page) -> Result<(), Trouble> {
    let body = page.public();
    let (channel, message) = (ChannelId::new(channel), MessageId::new(message));
    patiently(CALM, || http.edit_message(channel, message, &body, page.files())).await.map(|_| ())
}

/// Takes a message away. One that is gone already is as good.
pub async fn delete(http: &Http, channel: u64, message: u64) -> Result<(), Trouble> {
    let (channel, message) = (ChannelId::new(channel), MessageId::new(message));
    match patiently(CALM, || http.delete_message(channel, message, None)).await {
        Err(Trouble::NoMessage | Trouble::NoChannel) => Ok(()),
        end => end,
    }
}

/// The channel in which a person is written to directly.
pub async fn direct(http: &Http, user: u64) -> Result<u64, Trouble> {
    let whom = serde_json::json!({ "recipient_id": UserId::new(user).to_string() });
    Ok(patiently(CALM, || http.create_private_channel(&whom)).await?.id.get())
}
