//! Many games on several threads: each thread counts for itself.

use std::sync::atomic::{AtomicU64, Ordering};

/// Plays so many games, by number, and says what each thread has counted. `lost` is what is said of a thread that is gone.
pub fn spread<T: Send, E: Send>(
    threads: usize,
    games: u64,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64) -> Result<(), E> + Sync,
    lost: impl Fn() -> E,
) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut counted = empty();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(counted);
            }
            play(&mut counted, number)?;
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err(lost()))).collect()
    })
}
