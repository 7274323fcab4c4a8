//! `sobremesa replay`: plays a recorded game again and tells its story.

use crate::games::{self, cthulhu500::Race};
use crate::kernel::{Game, Recording, Refusal, Seat, Viewer};
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

/// Players who are known by their vehicle, as soon as they have one.
struct Racers(Vec<String>, Words);

impl Names for Racers {
    fn name(&self, seat: Seat) -> String {
        let player = || (seat.index() + 1).to_string();
        self.0.get(seat.index()).filter(|key| !key.is_empty()).map_or_else(player, |key| self.1.word(key))
    }
}

impl Replay {
    /// The story, line by line.
    pub fn run(&self) -> Result<String, Error> {
        let path = self.file.display().to_string();
        let text =
            std::fs::read_to_string(&self.file).map_err(|error| Error::Read { path: path.clone(), error })?;
        let mut lines = Vec::new();
        let viewer = match self.seat {
            Some(seat) if seat > 0 => Viewer::Seat(Seat(seat - 1)),
            _ => Viewer::Spectator,
        };
        let kind = serde_json::from_str(&text).map_or_else(|_| Race::KIND.to_owned(), |of: Of| of.kind);
        let words = Words::of(self.language, games::book(&kind).or(Some(Race::book())));
        if let Some(lab) = games::lab(&kind).filter(|_| kind != Race::KIND) {
            let (told, played) = lab.retell(&text, viewer);
            let lines: Vec<String> = told.iter().map(|line| words.say(line, &Nobody)).collect();
            let refused = |why| Error::Refused { path, told: lines.len(), why };
            return played.map(|()| lines.join("\n")).map_err(refused);
        }
        let played = Recording::<Race>::load(&text).and_then(|recording| {
            recording.play(&mut |_, now| {
                let vehicle = |car: &crate::games::cthulhu500::CarView| {
                    car.vehicle.map_or_else(String::new, |vehicle| format!("vehicle-{}", vehicle.id()))
                };
                let view = now.game.view(Viewer::Spectator);
                let racers = Racers(view.cars.iter().map(vehicle).collect(), words);
                let told = now.news.iter().filter_map(|event| Race::line(event, viewer));
                lines.extend(told.map(|line| words.say(&line, &racers)));
            })
        });
        match played {
            Ok(_) => Ok(lines.join("\n")),
            Err(why) => Err(Error::Refused { path, told: lines.len(), why }),
        }
    }
}
