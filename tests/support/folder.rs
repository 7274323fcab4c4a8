//! A folder for a test, taken away with it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is not there yet.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new one.
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(1);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("sobremesa-data-{}-{number}", std::process::id())))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
