//! Discord's limits on components: lengths, counts, what excludes what.

use super::parts::{Button, Choice, Emoji, Input, Part, Picture, Select, What};
use crate::playground::refusal::Problems;
use std::collections::BTreeSet;

/// Checks the components of a message. `v2` is the message's flag, which lifts the limit of five rows
/// and brings one of forty components and 4000 characters.
pub(crate) fn check_message(parts: &[Part], layout: Layout, problems: &mut Problems) {
    if layout == Layout::Classic {
        problems.count("components", parts.len(), 0, 5);
    } else {
        check_totals(parts, problems);
    }
    check_list(parts, "components", problems);
    check_unique(parts, problems);
}

/// Checks the components of a modal.
pub(crate) fn check_modal(parts: &[Part], path: &str, problems: &mut Problems) {
    problems.count(path, parts.len(), 1, 5);
    for (i, part) in parts.iter().enumerate() {
        let path = format!("{path}.{i}");
        match &part.what {
            What::Row(inner) => {
                let path = format!("{path}.components");
                problems.count(&path, inner.len(), 1, 1);
                for (i, part) in inner.iter().enumerate() {
                    if let What::Input(input) = &part.what {
                        let path = format!("{path}.{i}");
                        check_input(input, &path, problems);
                        match &input.label {
                            Some(label) => problems.length(&format!("{path}.label"), label, 1, 45),
                            None => required(&format!("{path}.label"), problems),
                        }
                    }
                }
            }
            What::Label { label, description, part } => {
                problems.length(&format!("{path}.label"), label, 1, 45);
                if let Some(text) = description {
                    problems.length(&format!("{path}.description"), text, 1, 100);
                }
                match part.as_deref().map(|p| &p.what) {
                    Some(What::Input(input)) => check_input(input, &format!("{path}.component"), problems),
                    Some(What::Select(select)) => {
                        check_select(select, &format!("{path}.component"), problems)
                    }
                    _ => {}
                }
            }
            What::Text(text) => problems.length(&format!("{path}.content"), text, 1, 4000),
            _ => {}
        }
    }
    check_unique(parts, problems);
}

/// The two kinds of messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    Classic,
    V2,
}

fn required(path: &str, problems: &mut Problems) {
    problems.add(path, "BASE_TYPE_REQUIRED", "This field is required");
}

fn check_totals(parts: &[Part], problems: &mut Problems) {
    let (mut total, mut text) = (0, 0);
    for part in parts {
        part.walk(&mut |p| {
            total += 1;
            if let What::Text(content) = &p.what {
                text += content.chars().count();
            }
        });
    }
    if total > 40 {
        let message = format!("The total number of components must be 40 or fewer, not {total}.");
        problems.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    if text > 4000 {
        let message = format!("The total text of components must be 4000 or fewer in length, not {text}.");
        problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
}

fn check_unique(parts: &[Part], problems: &mut Problems) {
    let (mut names, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for part in parts {
        part.walk(&mut |p| {
            if p.custom_id().is_some_and(|name| !names.insert(name)) {
                let text = "Component custom id cannot be duplicated";
                problems.add("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text);
            }
            // Zero means "give it a number", as if absent.
            if p.id.is_some_and(|id| id != 0 && !numbers.insert(id)) {
                problems.add("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
            }
        });
    }
}

fn check_list(parts: &[Part], path: &str, problems: &mut Problems) {
    for (i, part) in parts.iter().enumerate() {
        check_part(part, &format!("{path}.{i}"), problems);
    }
}

fn check_part(part: &Part, path: &str, problems: &mut Problems) {
    match &part.what {
        What::Row(parts) => check_row(parts, path, problems),
        What::Button(button) => check_button(button, path, problems),
        What::Select(select) => check_select(select, path, problems),
        What::Section { texts, accessory } => {
            problems.count(&format!("{path}.components"), texts.len(), 1, 3);
            check_list(texts, &format!("{path}.components"), problems);
            if let Some(accessory) = accessory {
                check_part(accessory, &format!("{path}.accessory"), problems);
            }
        }
        What::Text(text) => problems.length(&format!("{path}.content"), text, 1, 4000),
        What::Thumbnail(picture) => check_picture(picture, path, problems),
        What::Gallery(items) => {
            problems.count(&format!("{path}.items"), items.len(), 1, 10);
            for (i, item) in items.iter().enumerate() {
                check_picture(item, &format!("{path}.items.{i}"), problems);
            }
        }
        What::File { url, .. } => {
            if !url.starts_with("attachment://") {
                let text = "A file must reference an attachment.";
                problems.add(&format!("{path}.file.url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", text);
            }
        }
        What::Separator { spacing, .. } => {
            problems.range(&format!("{path}.spacing"), i64::from(*spacing), 1, 2);
        }
        What::Container { accent_color, parts, .. } => {
            if let Some(color) = accent_color {
                problems.range(&format!("{path}.accent_color"), *color, 0, 0xFF_FF_FF);
            }
            problems.count(&format!("{path}.components"), parts.len(), 1, 40);
            check_list(parts, &format!("{path}.components"), problems);
        }
        What::Input(_) | What::Label { .. } => {}
    }
}

fn check_row(parts: &[Part], path: &str, problems: &mut Problems) {
    let path = format!("{path}.components");
    let selects = parts.iter().filter(|p| matches!(p.what, What::Select(_))).count();
    if selects > 0 && parts.len() > 1 {
        let text = "The specified components exceed the maximum width";
        problems.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
    } else {
        problems.count(&path, parts.len(), 1, 5);
    }
    check_list(parts, &path, problems);
}

fn check_button(button: &Button, path: &str, problems: &mut Problems) {
    problems.range(&format!("{path}.style"), i64::from(button.style), 1, 5);
    if let Some(label) = &button.label {
        problems.length(&format!("{path}.label"), label, 0, 80);
    }
    if button.label.as_deref().unwrap_or("").is_empty() && button.emoji.is_none() {
        problems.add(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji");
    }
    check_emoji(button.emoji.as_ref(), path, problems);
    match (button.style == 5, &button.custom_id, &button.url) {
        (true, None, Some(url)) => {
            problems.length(&format!("{path}.url"), url, 1, 512);
            if !["http://", "https://", "discord://"].iter().any(|scheme| url.starts_with(scheme)) {
                let text = "Scheme must be one of ('http', 'https', 'discord').";
                problems.add(&format!("{path}.url"), "URL_TYPE_INVALID_SCHEME", text);
            }
        }
        (false, Some(name), None) => problems.length(&format!("{path}.custom_id"), name, 1, 100),
        (true, _, None) => problems.add(path, "BUTTON_COMPONENT_INVALID", "A link button must have a url"),
        (false, None, _) => {
            problems.add(path, "BUTTON_COMPONENT_INVALID", "A button must have a custom_id");
        }
        _ => {
            let text = "A custom id and url cannot both be specified";
            problems.add(path, "COMPONENT_CUSTOM_ID_AND_URL", text);
        }
    }
}

fn check_emoji(emoji: Option<&Emoji>, path: &str, problems: &mut Problems) {
    let Some(emoji) = emoji else { return };
    // No custom emoji exist here, so only Unicode's own can be meant; those are not plain letters.
    let name = emoji.name.as_deref().unwrap_or("");
    let unicode = name.chars().any(|c| u32::from(c) >= 0xA9 && !c.is_alphabetic());
    if emoji.id.is_some() || !unicode || name.chars().count() > 32 {
        problems.add(&format!("{path}.emoji.name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_select(select: &Select, path: &str, problems: &mut Problems) {
    problems.length(&format!("{path}.custom_id"), &select.custom_id, 1, 100);
    if let Some(text) = &select.placeholder {
        problems.length(&format!("{path}.placeholder"), text, 0, 150);
    }
    let (least, most) = (select.min_values.unwrap_or(1), select.max_values.unwrap_or(1));
    problems.range(&format!("{path}.min_values"), least, 0, 25);
    problems.range(&format!("{path}.max_values"), most, 1, 25);
    if least > most {
        let text = "min_values must not be greater than max_values";
        problems.add(&format!("{path}.min_values"), "COMPONENT_MIN_MAX", text);
    }
    let defaults = select.default_values.as_ref().map_or(0, Vec::len);
    match (select.kind, &select.options) {
        (3, Some(options)) => {
            problems.count(&format!("{path}.options"), options.len(), 1, 25);
            if usize::try_from(most).is_ok_and(|most| most > options.len()) {
                let text = "max_values must not be greater than the number of options";
                problems.add(&format!("{path}.max_values"), "COMPONENT_MAX_OPTIONS", text);
            }
            check_choices(options, most, path, problems);
            if defaults > 0 {
                let text = "Only selects of users and the like have default_values";
                problems.add(&format!("{path}.default_values"), "COMPONENT_DEFAULT_VALUES", text);
            }
        }
        (3, None) => required(&format!("{path}.options"), problems),
        (_, options) => {
            if options.as_ref().is_some_and(|list| !list.is_empty()) {
                problems.add(
                    &format!("{path}.options"),
                    "COMPONENT_OPTIONS",
                    "Only string selects have options",
                );
            }
            if i64::try_from(defaults).is_ok_and(|count| count > most) {
                let text = "More defaults than max_values";
                problems.add(&format!("{path}.default_values"), "COMPONENT_DEFAULT_VALUES", text);
            }
            for default in select.default_values.iter().flatten().filter(|d| d.kind != "user") {
                let text = format!("{} is not a kind of a user select", default.kind);
                problems.add(&format!("{path}.default_values"), "COMPONENT_DEFAULT_VALUES", text);
            }
        }
    }
}

fn check_choices(options: &[Choice], most: i64, path: &str, problems: &mut Problems) {
    let mut values = BTreeSet::new();
    let mut defaults = 0;
    for (i, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{i}");
        problems.length(&format!("{path}.label"), &option.label, 1, 100);
        problems.length(&format!("{path}.value"), &option.value, 1, 100);
        if let Some(text) = &option.description {
            problems.length(&format!("{path}.description"), text, 0, 100);
        }
        check_emoji(option.emoji.as_ref(), &path, problems);
        if !values.insert(&option.value) {
            let text = "The specified option value is already used";
            problems.add(&format!("{path}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text);
        }
        defaults += i64::from(option.default.unwrap_or(false));
    }
    if defaults > most {
        let text = "More default options than max_values";
        problems.add(&format!("{path}.options"), "COMPONENT_DEFAULT_OPTIONS", text);
    }
}

fn check_picture(picture: &Picture, path: &str, problems: &mut Problems) {
    if let Some(text) = &picture.description {
        problems.length(&format!("{path}.description"), text, 1, 1024);
    }
    let url = &picture.media.url;
    problems.length(&format!("{path}.media.url"), url, 1, 2048);
    if !["http://", "https://", "attachment://"].iter().any(|scheme| url.starts_with(scheme)) {
        let text = "Scheme must be one of ('http', 'https', 'attachment').";
        problems.add(&format!("{path}.media.url"), "URL_TYPE_INVALID_SCHEME", text);
    }
}

fn check_input(input: &Input, path: &str, problems: &mut Problems) {
    problems.length(&format!("{path}.custom_id"), &input.custom_id, 1, 100);
    problems.range(&format!("{path}.style"), i64::from(input.style), 1, 2);
    if let Some(text) = &input.value {
        problems.length(&format!("{path}.value"), text, 0, 4000);
    }
    if let Some(text) = &input.placeholder {
        problems.length(&format!("{path}.placeholder"), text, 0, 100);
    }
    let (least, most) = (input.min_length.unwrap_or(0), input.max_length.unwrap_or(4000));
    problems.range(&format!("{path}.min_length"), least, 0, 4000);
    problems.range(&format!("{path}.max_length"), most, 1, 4000);
    if least > most {
        let text = "min_length must not be greater than max_length";
        problems.add(&format!("{path}.min_length"), "COMPONENT_MIN_MAX", text);
    }
}
