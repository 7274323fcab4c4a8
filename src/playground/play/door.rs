//! Who may talk to the server at all: programs and pages on this machine, and no page from elsewhere.

use crate::playground::world::Shared;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// What the page may load: its own files and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Lets only requests for this machine through. A page on the internet can make a browser send requests to
/// loopback, even under a name of its own (DNS rebinding): its `Host` or its `Origin` gives it away.
pub(crate) async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    // A kept connection outlives the server's own end.
    if shared.look(|world| world.closed) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let headers = request.headers();
    let host = text(headers, header::HOST);
    if !host.as_deref().is_some_and(is_loopback) {
        return refuse("this server answers only to names of the loopback interface");
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_page = request.uri().path().starts_with("/play/");
    // A gateway connection is a GET, and browsers let any page open one.
    let upgrade = headers.contains_key(header::UPGRADE);
    if let Some(origin) = text(headers, header::ORIGIN)
        && (!safe || upgrade)
        && origin.strip_prefix("http://") != host.as_deref()
    {
        return refuse("this request comes from a page of another site");
    }
    let foreign =
        headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site");
    if foreign && (!safe || is_page) {
        return refuse("this request comes from a page of another site");
    }
    let is_json = text(headers, header::CONTENT_TYPE).is_some_and(|t| t.starts_with("application/json"));
    if is_page && !safe && !is_json {
        return refuse("bodies must be application/json");
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    headers.get(name).and_then(|v| v.to_str().ok()).map(str::to_owned)
}

fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

fn refuse(why: &str) -> Response {
    (StatusCode::FORBIDDEN, Json(json!({"reason": "forbidden", "about": why}))).into_response()
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_names_of_this_machine() {
        for good in ["127.0.0.1:80", "127.0.0.1", "localhost:9", "[::1]:9", "127.8.8.8:1"] {
            assert!(is_loopback(good), "{good}");
        }
        for bad in
            ["evil.example:80", "localhost.evil.example", "10.0.0.1:1", "[::2]:9", "", "127.0.0.1.evil.io"]
        {
            assert!(!is_loopback(bad), "{bad}");
        }
    }
}
