//! `sobremesa check-saves`: how the open games of a database take to this build, before it is released.

use super::{HostState, Sorry, Standing, running};
use crate::games;
use crate::kernel::{AnyGame, Step, Viewer};
use crate::store::{Store, Table, TableId};
use crate::words::{Language, Nobody, Words};
use serde_json::Value;

/// Tables that are looked at in one go.
const PAGE: u32 = 200;

/// How many open games take how to this build.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// They ask what they asked.
    pub unchanged: u32,
    /// They go on, but ask something else.
    pub moved_on: u32,
    /// Their unfinished step is given up.
    pub put_back: u32,
    /// They are of a game or a format that this build does not know, or cannot be read.
    pub unknown: u32,
    /// What there is to say of single tables.
    pub lines: Vec<String>,
}

impl Report {
    fn cannot_read(&mut self, table: &Table, why: &str) {
        self.unknown += 1;
        self.lines.push(format!("table {}: {why}", table.id.0));
    }
}

/// Runs every open game under this build. Changes nothing.
pub async fn check(store: &dyn Store) -> Result<Report, Sorry> {
    let mut report = Report::default();
    let mut last = TableId(0);
    loop {
        let page = store.open_tables(last, PAGE).await?;
        let Some(end) = page.last().copied() else { return Ok(report) };
        for id in page {
            if let Some(table) = store.load(id).await? {
                check_one(store, &table, &mut report).await?;
            }
        }
        last = end;
    }
}

async fn check_one(store: &dyn Store, table: &Table, report: &mut Report) -> Result<(), Sorry> {
    let Some(game) = games::by_kind(&table.kind) else {
        report.cannot_read(table, &format!("unknown game {}", table.kind));
        return Ok(());
    };
    // Where these cannot be read no request is granted, whatever the game itself says.
    let Ok(state) = HostState::read(table) else {
        report.cannot_read(table, "its state is of another program");
        return Ok(());
    };
    if Standing::are_known(table).is_err() {
        report.cannot_read(table, "what somebody has ordered is of another program");
        return Ok(());
    }
    // A lobby has nothing else.
    let Some(save) = &table.save else { return Ok(()) };
    match game.load(&save.0) {
        Ok(loaded) => match loaded.step {
            Step::GoesOn if running::questions(&loaded.table.asks()) == state.questions => {
                report.unchanged += 1;
            }
            Step::GoesOn => {
                report.moved_on += 1;
                report.lines.push(format!("table {}: moved on; it asks something else now", table.id.0));
            }
            Step::PutBack(news) => {
                report.put_back += 1;
                let line = first_difference(store, table, game, &news).await?;
                report.lines.push(format!("table {}: put back; {line}", table.id.0));
            }
        },
        Err(why) => report.cannot_read(table, &why.to_string()),
    }
    Ok(())
}

/// The first line that would be told differently, as a spectator reads it.
async fn first_difference(
    store: &dyn Store,
    table: &Table,
    game: &dyn AnyGame,
    news: &[Value],
) -> Result<String, Sorry> {
    let told = store.story(table.id, 0, u32::MAX >> 1).await?;
    let words = Words::of(Language::English, Some(game.book()));
    let line = |event: &Value| game.line(event, Viewer::Spectator).map(|text| words.say(&text, &Nobody));
    let last = told.iter().rev().find_map(|row| line(&row.event));
    let next = news.iter().find_map(line);
    Ok(format!(
        "it was told up to «{}», and would go on with «{}»",
        last.unwrap_or_default(),
        next.unwrap_or_else(|| "a question".to_owned())
    ))
}
