//! Where the log goes, and who may say what in it.

use std::io::IsTerminal as _;
use tracing::level_filters::LevelFilter;
use tracing::{Metadata, Subscriber};
use tracing_subscriber::filter::FilterExt as _;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _, filter, fmt, registry};

/// What happens goes to standard error; how much of it says `RUST_LOG`.
pub(super) fn to_stderr(otherwise: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(otherwise));
    // Colours are for eyes: a file, or a container's log, would keep their codes.
    let colours = std::io::stderr().is_terminal();
    // A second log in one process is no reason to stop.
    let _ = log(filter, std::io::stderr, colours).try_init();
}

/// A log that keeps secrets at every level.
pub fn log<W>(filter: EnvFilter, writer: W, colours: bool) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let layer = fmt::layer().with_writer(writer).with_ansi(colours);
    registry().with(layer.with_filter(filter.and(filter::filter_fn(may_speak))))
}

/// This program prints no secrets. The libraries below it write down what they send and receive, hands and
/// tokens included, as soon as they are asked for more than warnings: so they are not, whatever `RUST_LOG`
/// says.
fn may_speak(what: &Metadata<'_>) -> bool {
    let own = what.target() == "sobremesa" || what.target().starts_with("sobremesa::");
    own || *what.level() <= LevelFilter::WARN
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0
                .lock()
                .map(|mut kept| kept.extend(bytes))
                .map_err(|_| std::io::Error::other("poisoned"))?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn libraries_warn_and_say_nothing_else() {
        let kept = Kept::default();
        let writer = kept.clone();
        let log = log(EnvFilter::new("trace,serenity::http=trace"), move || writer.clone(), false);
        tracing::subscriber::with_default(log, || {
            let span = tracing::info_span!(target: "serenity::http::client", "request", body = "a hand");
            let _inside = span.enter();
            tracing::trace!(target: "tungstenite::protocol", "received a token");
            tracing::info!(target: "sobremesaish", "not ours");
            tracing::warn!(target: "serenity::http", "slow down");
            tracing::trace!("ours");
        });
        let text = kept.0.lock().map(|kept| String::from_utf8_lossy(&kept).into_owned()).unwrap_or_default();
        assert!(text.contains("slow down") && text.contains("ours"), "{text}");
        assert!(!text.contains("a hand") && !text.contains("token") && !text.contains("not ours"), "{text}");
    }
}
