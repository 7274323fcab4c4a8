//! How much memory this process takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// What the process holds in memory, in MiB; nothing where nobody says.
pub fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default().to_owned();
    line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).unwrap_or_default() / 1024
}

/// Watches how much memory there is, until it is dropped.
pub struct Watch(Arc<(AtomicBool, AtomicU64)>);

impl Watch {
    pub fn new() -> Watch {
        let shared = Arc::new((AtomicBool::new(false), AtomicU64::new(0)));
        let theirs = shared.clone();
        std::thread::spawn(move || {
            while !theirs.0.load(Ordering::SeqCst) {
                theirs.1.fetch_max(memory(), Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(10));
            }
        });
        Watch(shared)
    }

    pub fn most(&self) -> u64 {
        self.0.1.load(Ordering::SeqCst)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::SeqCst);
    }
}
