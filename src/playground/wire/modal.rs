//! A modal as a bot opens it, and what a person may send back.

use super::part_rules::check_modal;
use super::part_show::show_all;
use super::parts::{Spot, read_all};
use super::read;
use crate::playground::refusal::{Problems, Refusal};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModalIn {
    custom_id: String,
    title: String,
    components: Vec<Value>,
}

/// Checks `data` of a callback of type 9, and gives back the form that is shown.
pub(crate) fn open(data: &Value) -> Result<Value, Refusal> {
    let modal: ModalIn = read(data)?;
    let mut problems = Problems::default();
    problems.length("data.custom_id", &modal.custom_id, 1, 100);
    problems.length("data.title", &modal.title, 1, 45);
    let parts = read_all(&modal.components, "data.components", Spot::Modal, &mut problems);
    check_modal(&parts, "data.components", &mut problems);
    problems.done()?;
    let shown = show_all(&parts, &|url| json!({"url": url}));
    Ok(json!({"custom_id": modal.custom_id, "title": modal.title, "components": shown}))
}

/// What a person filled in, by the custom id of the field: one value for a text, a list for a select.
pub type Filled = BTreeMap<String, Value>;

/// Turns a filled-in form into the components of a modal submit; `Err` says what a person must correct.
pub(crate) fn submit(form: &Value, filled: &Filled) -> Result<Vec<Value>, String> {
    let parts = form["components"].as_array().cloned().unwrap_or_default();
    let mut known = 0;
    let mut sent = Vec::new();
    for part in &parts {
        match part["type"].as_u64() {
            Some(1) => {
                let inputs = part["components"].as_array().cloned().unwrap_or_default();
                let fields: Result<Vec<Value>, String> = inputs.iter().map(|i| field(i, filled)).collect();
                known += inputs.len();
                sent.push(json!({"type": 1, "id": part["id"], "components": fields?}));
            }
            Some(18) => {
                let answer = field(&part["component"], filled)?;
                known += 1;
                sent.push(json!({"type": 18, "id": part["id"], "component": answer}));
            }
            _ => sent.push(json!({"type": 10, "id": part["id"]})),
        }
    }
    if filled.len() > known {
        return Err("The form has no such field.".to_owned());
    }
    Ok(sent)
}

fn field(input: &Value, filled: &Filled) -> Result<Value, String> {
    let name = input["custom_id"].as_str().unwrap_or_default();
    let given = filled.get(name);
    let required = input["required"].as_bool().unwrap_or(true);
    let mut sent = json!({"type": input["type"], "id": input["id"], "custom_id": name});
    if input["type"] == 4 {
        let text = given.and_then(Value::as_str).unwrap_or_default();
        let length = text.chars().count() as u64;
        let least = input["min_length"].as_u64().unwrap_or(u64::from(required));
        let most = input["max_length"].as_u64().unwrap_or(4000);
        if (required || length > 0) && !(least..=most).contains(&length) {
            return Err(format!("{name}: between {least} and {most} characters, not {length}."));
        }
        sent["value"] = json!(text);
    } else {
        let values = given.cloned().unwrap_or_else(|| json!([]));
        let count = values.as_array().map_or(0, Vec::len) as u64;
        let (least, most) = (input["min_values"].as_u64(), input["max_values"].as_u64());
        if (required || count > 0) && !(least.unwrap_or(1)..=most.unwrap_or(1)).contains(&count) {
            return Err(format!("{name}: a wrong number of choices ({count})."));
        }
        let offered = input["options"].as_array().cloned().unwrap_or_default();
        let known = |v: &Value| offered.iter().any(|o| o["value"] == *v);
        if input["type"] == 3 && !values.as_array().into_iter().flatten().all(known) {
            return Err(format!("{name}: not one of the choices."));
        }
        sent["values"] = values;
    }
    Ok(sent)
}
