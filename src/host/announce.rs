//! Bringing the chat program up to what is saved: level-triggered, so that the next run repairs whatever the
//! last one left undone.

mod boards;
mod notices;

pub use boards::Boards;
pub use notices::Notices;

use super::{Host, HostState};
use crate::store::{Board, Notice, NoticeEnd, NoticeKind, Person, Pilot, Shards, Stage, Table};
use std::sync::Arc;
use tokio::sync::watch;

/// Whoever shows tables and sends notices: the chat program. None of it may take for ever.
#[async_trait::async_trait]
pub trait Announcer: Send + Sync + 'static {
    /// The shards that this process serves.
    fn shards(&self) -> Shards;

    /// Shows a table as it is; before others, where somebody is playing at it. Says where it stands now.
    async fn show(&self, table: &Table, played: bool) -> Result<Option<Board>, NotShown>;

    /// Sends a notice that is not stale. Sending the same notice twice must show it once.
    async fn notify(&self, notice: &Notice, table: &Table, person: &Person) -> Result<NoticeEnd, NotShown>;
}

/// Why something was not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotShown {
    /// It may go better later.
    Later,
    /// There is nowhere to show it.
    Never,
}

/// Shows tables and sends notices until told to stop. Neither waits for the other.
pub async fn run(host: Host, announcer: Arc<dyn Announcer>, stop: watch::Receiver<bool>) {
    tokio::join!(
        boards::run(host.clone(), announcer.clone(), stop.clone()),
        notices::run(host, announcer, stop)
    );
}

/// Whether a notice says what is no longer so.
pub fn is_stale(notice: &Notice, table: &Table) -> bool {
    // Whoever is offered a seat has none.
    if notice.kind == NoticeKind::Offer {
        return !table.stage.is_open() || table.seats.iter().all(|chair| chair.offered != Some(notice.user));
    }
    let Some(seat) = table.seats.iter().position(|chair| chair.user == Some(notice.user)) else {
        return notice.kind != NoticeKind::Over;
    };
    let question = notice.cause.rsplit(':').next().and_then(|n| n.parse::<u32>().ok());
    let state = HostState::of(table);
    let asked = state.asked.contains(&(seat as u8));
    let same_question = state.clock.map(|clock| clock.question) == question;
    match notice.kind {
        NoticeKind::Over => table.stage != Stage::Over,
        NoticeKind::Away => table.stage != Stage::Running || table.seats[seat].pilot != Pilot::Away,
        // Orders that were dropped stay dropped, whatever is asked by now.
        NoticeKind::OrderDropped => !table.stage.is_open(),
        _ if table.stage != Stage::Running => true,
        // A turn goes on over several questions, other people's among them: it is news as long as the seat is
        // the one to move. Where several move at once, whoever has answered has moved.
        NoticeKind::Turn => {
            let moves = question.is_some_and(|since| state.movers.get(&(seat as u8)) == Some(&since));
            let others = state.movers.keys().any(|mover| state.asked.contains(mover));
            !(asked && same_question || moves && (asked || !others))
        }
        _ => !(asked && same_question),
    }
}
