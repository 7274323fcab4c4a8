//! How all of these tests wait: for what is bound to come, and for what goes on for as long as anything of it
//! changes. Nobody counts seconds, or tries: a machine may be as busy as it likes.

use crate::evening::{Done, Error, Evening};
use sobremesa::playground::{Player, Seen};
use sobremesa::store::UserId;
use std::fmt::Debug;
use std::time::{Duration, Instant};

/// How long something may take that is bound to come, however busy the machine is: this only ends what never comes.
pub fn patience() -> Duration {
    let secs = std::env::var("EVENING_PATIENCE").ok().and_then(|secs| secs.parse().ok());
    Duration::from_secs(secs.unwrap_or(240))
}

/// Waits for something that is bound to come.
pub async fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> Result<T, Error> {
    until_told(what, async || Ok(look())).await
}

/// The same, where to look is to ask somebody.
pub async fn until_told<T>(
    what: &str,
    mut ask: impl AsyncFnMut() -> Result<Option<T>, Error>,
) -> Result<T, Error> {
    let end = Instant::now() + patience();
    loop {
        if let Some(found) = ask().await? {
            return Ok(found);
        }
        if Instant::now() > end {
            return Err(format!("never: {what}").into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until what somebody sees is as it should be. Where it never is, the complaint says how it was seen last.
pub async fn until_seen(
    what: &str,
    look: impl Fn() -> Option<Seen>,
    fits: impl Fn(&Seen) -> bool,
) -> Result<Seen, Error> {
    let seen = until(what, || look().filter(|seen| fits(seen))).await;
    seen.map_err(|never| format!("{never}: {:?}", look().map(|seen| seen.text())).into())
}

/// Patience with something, by how it was seen last.
pub struct Going<T> {
    until: Instant,
    seen: Option<T>,
}

impl<T: PartialEq + Debug> Going<T> {
    /// Not seen yet.
    pub fn new() -> Going<T> {
        Going { until: Instant::now() + patience(), seen: None }
    }

    /// It looks so now; a moment later it may look otherwise. An error where it has looked the same for too long.
    pub async fn on(&mut self, now: T) -> Done {
        if self.seen.as_ref() != Some(&now) {
            (self.until, self.seen) = (Instant::now() + patience(), Some(now));
        }
        if Instant::now() > self.until {
            return Err(format!("it does not go on: {:?}", self.seen).into());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        Ok(())
    }
}

impl Evening {
    /// Waits until the table says something, however seldom anybody answers: whoever plays comes back as
    /// often as it rests, and a stand-in plays for them whenever they are away.
    pub async fn board_says_at_last(&self, who: &Player, text: &str) -> Result<Seen, Error> {
        let fits = |board: &Seen| board.text().contains(text);
        self.board_until_while(who, &format!("never says {text:?}"), fits, async || self.wakes(who).await)
            .await
    }

    /// Whoever plays lets a table go on that rests.
    pub async fn wakes(&self, who: &Player) -> Done {
        let rests = |one: &Seen| !one.is_ephemeral() && one.button("Go on").is_some();
        if let Some(board) = who.newest(self.channel, rests)
            && let Some(id) = board.button("Go on")
        {
            self.attempt(who, board.id, &(id, None)).await?;
        }
        Ok(())
    }

    /// Waits until what stands on somebody's pages is what was written last. Where Discord takes no edits it never is.
    pub async fn sure(&self, who: &Player) {
        let Some(bot) = &self.bot else { return };
        let until = Instant::now() + Duration::from_secs(3);
        while !bot.bot().pages_are_sure(UserId(who.id().0)) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
