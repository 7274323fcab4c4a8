//! Many games on several threads: each thread counts for itself.

use std::sync::atomic::{AtomicU64, Ordering};

/// On how many threads: as many as there are cores, if not said.
pub fn how_many(said: Option<usize>) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    said.unwrap_or(cores).clamp(1, 64)
}

/// Has so many games played, by number: each thread asks for the next as long as there is one, and says what
/// it has counted. `done` is told of each that was asked for; `lost` is what is said of a thread that is
/// gone.
pub fn share<T: Send, E: Send>(
    threads: usize,
    games: u64,
    done: &(dyn Fn() + Sync),
    work: impl Fn(&(dyn Fn() -> Option<u64> + Sync)) -> Result<T, E> + Sync,
    lost: impl Fn() -> E,
) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(0);
    let next = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < games).then(done).map(|()| number)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work(&next))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err(lost()))).collect()
    })
}

/// Plays so many games, by number, and says what each thread has counted, which begins with `empty`.
pub fn spread<T: Send, E: Send>(
    threads: usize,
    games: u64,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64) -> Result<(), E> + Sync,
    lost: impl Fn() -> E,
) -> Result<Vec<T>, E> {
    let work = |next: &(dyn Fn() -> Option<u64> + Sync)| {
        let mut counted = empty();
        while let Some(number) = next() {
            play(&mut counted, number)?;
        }
        Ok(counted)
    };
    share(threads, games, &|| {}, work, lost)
}
