//! Work for which nobody is to be kept waiting: pictures that are painted, moves that are thought about.

use tokio::sync::oneshot;

/// How much everything else goes before it: whoever answers a press finds a processor at once, and what is
/// done aside still gets its share of one that is busy.
#[cfg(unix)]
const BEHIND: i32 = 10;

/// Does it on a thread of its own, behind those that answer presses. None, where it went wrong, or no thread
/// was to be had.
///
/// A thread is made for each: what has once stepped back may not step forward again, and to make one costs a
/// thousandth of a picture.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    let thread = std::thread::Builder::new().name("aside".to_owned()).spawn(move || {
        step_back();
        // Where nobody waits for it any more it was done for nothing.
        let _ = done.send(work());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "no thread could be made");
        return None;
    }
    result.await.ok()
}

/// Lets this thread alone step back. A system that does not let it treats all alike.
fn step_back() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(BEHIND) {
        tracing::debug!(%error, "a thread could not step back");
    }
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;

    fn rank() -> i32 {
        rustix::process::getpriority_process(None).unwrap()
    }

    #[tokio::test]
    async fn what_is_done_aside_stands_behind_whoever_asked_for_it() {
        let own = rank();
        assert_eq!(aside(rank).await, Some((own + BEHIND).min(19)));
        assert_eq!(rank(), own, "only that thread has stepped back");
    }

    #[tokio::test]
    async fn what_goes_wrong_aside_takes_nothing_with_it() {
        assert_eq!(aside(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(aside(|| 7).await, Some(7));
    }
}
