//! `sobremesa replay`: plays a recorded game again and tells its story.

use crate::games;
use crate::kernel::{Refusal, Seat, Text, Viewer};
use crate::words::{Language, Names, Nobody, Words};
use std::path::PathBuf;

/// What to play again.
#[derive(Clone, Debug, clap::Args)]
pub struct Replay {
    /// The recording.
    pub file: PathBuf,
    /// In which language to tell it: en or es.
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
    /// Tell it as the player in this seat saw it (1 is the first); without it, as a spectator did.
    #[arg(long)]
    pub seat: Option<u8>,
}

fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.id() == code);
    known.ok_or_else(|| "en or es".to_owned())
}

/// Why a recording was not played to its end.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file cannot be read.
    #[error("{path}: {error}")]
    Read {
        /// Which file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The rules refuse.
    #[error("{path}: after {told} lines of story: {why}")]
    Refused {
        /// Which file.
        path: String,
        /// How far it got.
        told: usize,
        /// Why.
        why: Refusal,
    },
}

/// Which game a recording is of.
#[derive(serde::Deserialize)]
struct Of {
    kind: String,
}

/// Players who are known by what their game calls them, or by their number.
struct Strangers<'a>(&'a [Option<Text>], Words);

impl Names for Strangers<'_> {
    fn name(&self, seat: Seat) -> String {
        let called = self.0.get(seat.index()).and_then(Option::as_ref);
        called.map_or_else(|| (seat.index() + 1).to_string(), |text| self.1.say(text, &Nobody))
    }
}

impl Replay {
    /// The story, line by line.
    pub fn run(&self) -> Result<String, Error> {
        let path = self.file.display().to_string();
        let text =
            std::fs::read_to_string(&self.file).map_err(|error| Error::Read { path: path.clone(), error })?;
        let viewer = match self.seat {
            Some(seat) if seat > 0 => Viewer::Seat(Seat(seat - 1)),
            _ => Viewer::Spectator,
        };
        let unreadable = |why| Error::Refused { path: path.clone(), told: 0, why };
        let of: Of = serde_json::from_str(&text).map_err(|_| unreadable(Refusal::Unsound("a recording")))?;
        let lab = games::lab(&of.kind).ok_or_else(|| unreadable(Refusal::Unsound("a recording")))?;
        let words = Words::of(self.language, games::book(&of.kind));
        let (told, played) = lab.retell(&text, viewer);
        let lines: Vec<String> =
            told.iter().map(|(line, called)| words.say(line, &Strangers(called, words))).collect();
        let refused = |why| Error::Refused { path: path.clone(), told: lines.len(), why };
        played.map(|()| lines.join("\n")).map_err(refused)
    }
}
