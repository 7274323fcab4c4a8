//! What the bots of this process have logged, at every level: nothing in it may be a secret.

use crate::evening::Done;
use sobremesa::games;
use sobremesa::words::{Language, Nobody, Words};
use std::sync::{Mutex, MutexGuard};
use tracing_subscriber::util::SubscriberInitExt as _;

static LOG: Mutex<Written> = Mutex::new(Written { text: String::new(), read: 0 });

/// All of it, and how much of that has been looked through.
struct Written {
    text: String,
    read: usize,
}

fn written() -> std::io::Result<MutexGuard<'static, Written>> {
    LOG.lock().map_err(|_| std::io::Error::other("the log is lost"))
}

/// Writes it down.
struct Log;

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        written()?.text.push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// From now on everything is written down.
pub fn everything() {
    let everything = tracing_subscriber::EnvFilter::new("trace");
    let _ = sobremesa::cli::logs::log(everything, || Log, false).try_init();
}

/// What the bots have warned of last: where a press is not answered, they know why.
pub fn warnings() -> String {
    let Ok(log) = written() else { return String::new() };
    let warned = |line: &&str| line.contains(" WARN sobremesa::") || line.contains(" ERROR sobremesa::");
    let mut lines: Vec<&str> = log.text.lines().filter(warned).collect();
    lines.split_off(lines.len().saturating_sub(10)).join("\n")
}

/// No card stands in what was logged, nor this token; and no page was cut short, of which only the log would
/// know. Evenings go on beside each other, and each line is looked at for cards once, by whichever of them
/// ends first after it.
pub fn knows_no_secret(token: &str) -> Done {
    let (has_token, lines) = {
        let mut log = written()?;
        let all = log.text.len();
        let from = std::mem::replace(&mut log.read, all);
        (log.text.contains(token), log.text[from..].to_owned())
    };
    assert!(!has_token, "the token is in the log");
    let cut = lines.lines().find(|line| line.contains("finds no room on it"));
    assert!(cut.is_none(), "something is missing on a page: {cut:?}");
    let game = games::by_kind("cthulhu500").ok_or("no game")?;
    for (id, title) in game.catalogue() {
        let quoted = format!("\"{id}\"");
        for language in Language::ALL {
            let title = Words::of(language, Some(game.book())).say(&title, &Nobody);
            let told = lines.lines().find(|line| line.contains(&title) || line.contains(&quoted));
            assert!(told.is_none(), "the log knows a card: {told:?}");
        }
    }
    Ok(())
}
