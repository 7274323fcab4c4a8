//! Places at which pictures are drawn and painted, away from those who answer presses.

use crate::host::aside;
use std::num::NonZeroUsize;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// As many as there are processors: to paint more at the same time would only fill the memory, and keep
/// others from answering.
#[derive(Clone, Debug)]
pub struct Easels(Arc<Semaphore>);

impl Default for Easels {
    fn default() -> Easels {
        Easels::new(std::thread::available_parallelism().map_or(1, NonZeroUsize::get))
    }
}

impl Easels {
    fn new(places: usize) -> Easels {
        Easels(Arc::new(Semaphore::new(places)))
    }

    /// Draws or paints at one of them, when one is free. None, where that went wrong.
    pub async fn at_one<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        // They are never taken down. Whoever works keeps the place, also where nobody waits for the picture any more.
        let place = self.0.clone().acquire_owned().await.ok()?;
        aside(move || {
            let _place = place;
            work()
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use futures_util::future::join_all;
    use std::pin::pin;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    #[tokio::test]
    async fn no_more_paint_at_once_than_there_are_places_and_all_get_one() {
        let easels = Easels::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let painted = (0..40).map(|picture| {
            let (now, most) = (now.clone(), most.clone());
            easels.at_one(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(std::time::Duration::from_millis(1));
                now.fetch_sub(1, Ordering::SeqCst);
                picture
            })
        });
        let painted: Vec<i32> = join_all(painted).await.into_iter().flatten().collect();
        assert_eq!(painted, (0..40).collect::<Vec<_>>());
        assert!(most.load(Ordering::SeqCst) <= 2, "{most:?} at once");
    }

    #[tokio::test]
    async fn whoever_does_not_wait_for_a_picture_any_more_leaves_its_place_taken_until_it_is_painted() {
        let easels = Easels::new(1);
        let (go_on, told) = mpsc::channel();
        {
            let mut first = pin!(easels.at_one(move || told.recv()));
            assert_eq!(first.as_mut().now_or_never(), None);
        }
        let mut second = pin!(easels.at_one(|| 2));
        assert_eq!((second.as_mut().now_or_never(), easels.0.available_permits()), (None, 0));
        go_on.send(()).unwrap();
        assert_eq!(second.await, Some(2));
    }

    #[tokio::test]
    async fn what_goes_wrong_at_an_easel_leaves_it_free() {
        let easels = Easels::new(1);
        assert_eq!(easels.at_one(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(easels.at_one(|| 7).await, Some(7));
    }
}
