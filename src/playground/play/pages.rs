//! The page's own files, built into the program, and the pictures that bots sent.

use crate::playground::id::Id;
use crate::playground::refusal::Refusal;
use crate::playground::world::Shared;
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};

const NO_CACHE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A file's name, its type and its text.
const FILES: [(&str, &str, &str); 15] = [
    ("style.css", "text/css; charset=utf-8", include_str!("../page/style.css")),
    ("parts.css", "text/css; charset=utf-8", include_str!("../page/parts.css")),
    ("main.js", SCRIPT, include_str!("../page/main.js")),
    ("talk.js", SCRIPT, include_str!("../page/talk.js")),
    ("words.js", SCRIPT, include_str!("../page/words.js")),
    ("markdown.js", SCRIPT, include_str!("../page/markdown.js")),
    ("parts.js", SCRIPT, include_str!("../page/parts.js")),
    ("patch.js", SCRIPT, include_str!("../page/patch.js")),
    ("messages.js", SCRIPT, include_str!("../page/messages.js")),
    ("composer.js", SCRIPT, include_str!("../page/composer.js")),
    ("options.js", SCRIPT, include_str!("../page/options.js")),
    ("picker.js", SCRIPT, include_str!("../page/picker.js")),
    ("dropdown.js", SCRIPT, include_str!("../page/dropdown.js")),
    ("form.js", SCRIPT, include_str!("../page/form.js")),
    ("dom.js", SCRIPT, include_str!("../page/dom.js")),
];

/// GET /
pub(crate) async fn index() -> Response {
    let html = include_str!("../page/index.html");
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), NO_CACHE], html).into_response()
}

/// GET /page/{name}
pub(crate) async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind), NO_CACHE], *text).into_response(),
        None => Refusal::not_found().into_response(),
    }
}

/// GET /attachments/{id}/{filename}
pub(crate) async fn attachment(
    State(shared): State<Shared>,
    Path((id, filename)): Path<(String, String)>,
) -> Response {
    let id = id.parse().unwrap_or(Id(0));
    let file = shared.look(|world| world.files.get(&id).cloned());
    match file.filter(|f| f.filename == filename) {
        Some(file) => ([(header::CONTENT_TYPE, file.content_type)], file.bytes).into_response(),
        None => Refusal::not_found().into_response(),
    }
}
