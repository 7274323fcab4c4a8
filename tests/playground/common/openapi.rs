//! Checks every body that was accepted or given out against Discord's own OpenAPI description.

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};
use sobremesa::playground::{Direction, Entry};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Where the description lies, unless `DISCORD_OPENAPI` says otherwise.
const PLACE: &str = "../shared/discord/openapi.json";

/// What was found in one test.
pub struct Checker {
    spec: Option<&'static Spec>,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    checked: usize,
    wrong: Vec<String>,
}

struct Spec {
    document: Value,
    registry: Registry<'static>,
    validators: Mutex<BTreeMap<String, Option<Arc<Validator>>>>,
}

/// It is large, and the same in every test: a program reads it once.
static SPEC: LazyLock<Option<Spec>> = LazyLock::new(Spec::read);

impl Spec {
    fn read() -> Option<Spec> {
        let named = std::env::var("DISCORD_OPENAPI").ok();
        let text = std::fs::read(named.as_deref().unwrap_or(PLACE)).ok();
        assert!(text.is_some() || named.is_none(), "DISCORD_OPENAPI names a file that cannot be read");
        let document: Value = serde_json::from_slice(&text?).expect("the description is JSON");
        let registry = Registry::new().add("urn:oas", document.clone()).expect("the description is a schema");
        let registry = registry.prepare().expect("the description refers to itself only");
        Some(Spec { document, registry, validators: Mutex::default() })
    }

    /// What checks the part at a pointer. None where nothing describes it.
    fn validator(&self, pointer: &str) -> Option<Arc<Validator>> {
        let mut validators = self.validators.lock().unwrap_or_else(PoisonError::into_inner);
        let known = validators.entry(pointer.to_owned()).or_insert_with(|| {
            // The pointer must exist, or the check would say yes to anything.
            self.document.pointer(pointer)?;
            let escaped = pointer.replace('{', "%7B").replace('}', "%7D");
            let schema = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": format!("urn:oas#{escaped}"),
            });
            jsonschema::options().with_registry(&self.registry).build(&schema).ok().map(Arc::new)
        });
        known.clone()
    }
}

impl Checker {
    pub fn load() -> Checker {
        Checker { spec: SPEC.as_ref(), found: Mutex::default() }
    }

    /// Looks at one body.
    pub fn see(&self, entry: &Entry) {
        let Some(spec) = self.spec else { return };
        let good = (200..300).contains(&entry.status);
        let pointer = match entry.direction {
            Direction::Request if good && !entry.json.is_null() => {
                operation(entry, "/requestBody/content/application~1json/schema")
            }
            Direction::Response if good && entry.status != 204 => {
                operation(entry, &format!("/responses/{}/content/application~1json/schema", entry.status))
            }
            Direction::Response if (400..500).contains(&entry.status) && entry.status != 429 => {
                "/components/schemas/ErrorResponse".to_owned()
            }
            Direction::Event => match event_schema(entry) {
                Some(name) => format!("/components/schemas/{name}"),
                None => return,
            },
            _ => return,
        };
        let mut body = entry.json.clone();
        if entry.route == "INTERACTION_CREATE" {
            body = body["message"].take();
        }
        normalise(&mut body, entry.direction == Direction::Request);
        let name = format!("{:?} {} {} {}", entry.direction, entry.method, entry.route, entry.status);
        let wrong: Vec<String> = match spec.validator(&pointer) {
            None => vec![format!("{name}: nothing describes {pointer}")],
            Some(validator) => validator
                .iter_errors(&body)
                .map(|e| {
                    let text: String = e.to_string().chars().take(600).collect();
                    format!("{name}: {text} at {}", e.instance_path())
                })
                .collect(),
        };
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.checked += 1;
        found.wrong.extend(wrong);
    }

    /// What came of it; fails if anything was wrong.
    pub fn verdict(&self) -> super::Done {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if self.spec.is_none() {
            println!("NOT CHECKED against Discord's OpenAPI: set DISCORD_OPENAPI to its openapi.json");
            return Ok(());
        }
        println!("checked {} bodies against Discord's OpenAPI", found.checked);
        if found.wrong.is_empty() { Ok(()) } else { Err(found.wrong.join("\n").into()) }
    }

    /// How many bodies were checked; `None` if there is no description to check against.
    pub fn checked(&self) -> Option<usize> {
        self.spec?;
        Some(self.found.lock().unwrap_or_else(PoisonError::into_inner).checked)
    }
}

fn operation(entry: &Entry, rest: &str) -> String {
    let path = entry.route.replace('~', "~0").replace('/', "~1");
    format!("/paths/{path}/{}{rest}", entry.method.to_lowercase())
}

/// The gateway is not described, but much of what it sends is made of described things.
fn event_schema(entry: &Entry) -> Option<&'static str> {
    match entry.route.as_str() {
        "INTERACTION_CREATE" if entry.json["message"].is_object() => Some("MessageResponse"),
        "MESSAGE_CREATE" => Some("MessageResponse"),
        "THREAD_CREATE" | "THREAD_UPDATE" => Some("ThreadResponse"),
        "CHANNEL_UPDATE" | "CHANNEL_DELETE" => Some("GuildChannelResponse"),
        _ => None,
    }
}

/// What Discord accepts and its description does not say.
fn normalise(body: &mut Value, is_request: bool) {
    match body {
        Value::Object(map) => {
            for (key, value) in map.iter_mut() {
                // The library of the playground's own demo bot writes numbers where the description says
                // strings; this bot does not.
                if key == "attachments" && is_request && env!("CARGO_CRATE_NAME") == "playground" {
                    for attachment in value.as_array_mut().into_iter().flatten() {
                        if let Some(id) = attachment["id"].as_u64() {
                            attachment["id"] = json!(id.to_string());
                        }
                    }
                }
                // The description calls these codes numbers; Discord sends names like BASE_TYPE_REQUIRED.
                if key == "_errors" {
                    value.as_array_mut().into_iter().flatten().for_each(|e| e["code"] = json!(0));
                }
                if key == "default_member_permissions"
                    && is_request
                    && let Some(number) = value.as_str().and_then(|t| t.parse::<u64>().ok())
                {
                    *value = json!(number);
                }
                normalise(value, is_request);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|v| normalise(v, is_request)),
        _ => {}
    }
}
