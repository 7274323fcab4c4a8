//! How people act: from the page over HTTP, or from tests through Rust handles.

pub(crate) mod act;
pub(crate) mod api;
pub(crate) mod door;
pub(crate) mod events;
pub(crate) mod handles;
pub(crate) mod options;
pub(crate) mod pages;
pub(crate) mod player;
pub(crate) mod seen;
pub(crate) mod state;
