//! What a world has instead of a clock on the wall and a terminal.

use sobremesa::host::Wall;
use sobremesa::store::Time;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A clock that goes on when it is told to.
#[derive(Debug)]
pub struct Still(pub Mutex<Time>);

impl Wall for Still {
    fn now(&self) -> Time {
        self.0.lock().map(|now| *now).unwrap_or_default()
    }

    fn asleep(&self, time: Duration) -> Duration {
        time.min(Duration::from_millis(20))
    }

    fn between_edits(&self) -> Duration {
        Duration::from_millis(1)
    }
}

/// A log that is kept.
#[derive(Clone, Default)]
pub struct Log(pub Arc<Mutex<String>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut log = self.0.lock().map_err(|_| std::io::Error::other("the log is lost"))?;
        log.push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
