//! Pictures that were painted lately: the same drawing is painted once.

use super::{Drawing, Unpaintable};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A picture, and what it says in words.
#[derive(Clone, PartialEq, Eq)]
pub struct Painted {
    /// The picture, as PNG.
    pub png: Arc<[u8]>,
    /// What it says.
    pub alt: String,
}

// A hand may be on it.
impl fmt::Debug for Painted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Painted({} bytes)", self.png.len())
    }
}

/// Pictures by their drawing, up to so many bytes; what was not asked for the longest goes first. Painting
/// takes milliseconds and blocks: not for a thread that waits for others.
pub struct Gallery {
    bytes: usize,
    shelf: Mutex<VecDeque<(Hash, Arc<[u8]>)>>,
}

type Hash = [u8; 32];

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gallery(up to {} bytes)", self.bytes)
    }
}

impl Default for Gallery {
    /// Room for some two hundred tables.
    fn default() -> Gallery {
        Gallery::new(16 << 20)
    }
}

impl Gallery {
    /// A gallery that keeps up to so many bytes of pictures.
    pub fn new(bytes: usize) -> Gallery {
        Gallery { bytes, shelf: Mutex::default() }
    }

    /// The picture of a drawing; painted now, unless it is still there.
    pub fn picture(&self, drawing: &Drawing) -> Result<Painted, Unpaintable> {
        let hash: Hash = Sha256::digest(drawing.svg.as_bytes()).into();
        let png = match self.find(&hash) {
            Some(png) => png,
            None => {
                // Not under the lock: two who come for the same picture at once both paint it, and nobody else waits.
                let png: Arc<[u8]> = drawing.png()?.into();
                self.keep(hash, Arc::clone(&png));
                png
            }
        };
        Ok(Painted { png, alt: drawing.alt.clone() })
    }

    /// How many bytes of pictures there are at the moment.
    pub fn kept(&self) -> usize {
        self.with(|shelf| shelf.iter().map(|(_, png)| png.len()).sum())
    }

    fn find(&self, hash: &Hash) -> Option<Arc<[u8]>> {
        self.with(|shelf| {
            let at = shelf.iter().position(|(one, _)| one == hash)?;
            let found = shelf.remove(at)?;
            let png = Arc::clone(&found.1);
            shelf.push_back(found);
            Some(png)
        })
    }

    fn keep(&self, hash: Hash, png: Arc<[u8]>) {
        let most = self.bytes;
        self.with(|shelf| {
            shelf.retain(|(one, _)| *one != hash);
            shelf.push_back((hash, png));
            let mut total: usize = shelf.iter().map(|(_, png)| png.len()).sum();
            while total > most
                && let Some((_, gone)) = shelf.pop_front()
            {
                total -= gone.len();
            }
        });
    }

    fn with<T>(&self, work: impl FnOnce(&mut VecDeque<(Hash, Arc<[u8]>)>) -> T) -> T {
        // Nothing that can panic happens under the lock; if it did, pictures are still pictures.
        work(&mut self.shelf.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
