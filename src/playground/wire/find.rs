//! Finds things in the components of a message as it is shown.

use serde_json::Value;

/// All the words of a message in which people may be named.
pub(crate) fn words_of(content: &str, components: &[Value]) -> String {
    let mut words = content.to_owned();
    fn walk(value: &Value, words: &mut String) {
        if value["type"] == 10 {
            words.push('\n');
            words.push_str(value["content"].as_str().unwrap_or_default());
        }
        let inner = value["components"].as_array().into_iter().flatten();
        inner.for_each(|part| walk(part, words));
    }
    components.iter().for_each(|part| walk(part, &mut words));
    words
}

/// The component with this custom id, wherever it stands.
pub(crate) fn find_component(components: &[Value], custom_id: &str) -> Option<Value> {
    for part in components {
        if part["custom_id"] == custom_id {
            return Some(part.clone());
        }
        let inner = part["components"].as_array().cloned().unwrap_or_default();
        let accessory: Vec<Value> = part.get("accessory").cloned().into_iter().collect();
        if let Some(found) =
            find_component(&inner, custom_id).or_else(|| find_component(&accessory, custom_id))
        {
            return Some(found);
        }
    }
    None
}
