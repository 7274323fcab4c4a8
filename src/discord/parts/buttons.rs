//! Buttons, by what pressing them means.

use crate::drawing::cut;
use crate::words::Words;
use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

/// What a button may say.
const LABEL: usize = 80;

/// A button.
pub fn button(style: ButtonStyle, label: &str, id: String) -> Component {
    Component::Button(Button {
        custom_id: Some(id),
        disabled: false,
        emoji: None,
        id: None,
        label: Some(cut(label, LABEL)),
        sku_id: None,
        style,
        url: None,
    })
}

/// The same button, which cannot be pressed now.
pub fn disabled(component: Component) -> Component {
    only_if(false, component)
}

/// The same button, to be pressed only when its time has come: it holds its place until then, so that no
/// other one comes under a finger.
pub fn only_if(pressable: bool, component: Component) -> Component {
    match component {
        Component::Button(button) => Component::Button(Button { disabled: !pressable, ..button }),
        other => other,
    }
}

/// The usual thing to do.
pub fn main_button(label: &str, id: String) -> Component {
    button(ButtonStyle::Primary, label, id)
}

/// One of several things.
pub fn plain_button(label: &str, id: String) -> Component {
    button(ButtonStyle::Secondary, label, id)
}

/// The ways to the page before this one and to the one after it, of so many, counted from nought; `on` is
/// what the latter is called.
pub fn turning(
    words: Words,
    on: &str,
    at: usize,
    of: usize,
    id: impl Fn(usize) -> String,
) -> impl Iterator<Item = Component> {
    let back = (at > 0).then(|| plain_button(&words.word("button-earlier"), id(at.saturating_sub(1))));
    let on = (at + 1 < of).then(|| plain_button(&words.word(on), id(at + 1)));
    back.into_iter().chain(on)
}

/// Something that cannot be taken back.
pub fn grave_button(label: &str, id: String) -> Component {
    button(ButtonStyle::Danger, label, id)
}
