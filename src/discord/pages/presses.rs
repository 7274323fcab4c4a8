//! Buttons that answer a question, and those of them that stand aside: what can be answered whatever is asked, and
//! seldom is, is found where everything else is.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::button;
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::seal::Seal;
use crate::kernel::{self, AnyAsk, Screen, Seat, Viewer, Weight};
use twilight_model::channel::message::component::{ButtonStyle, Component};

/// A button for an answer. The number of the question is one that says nothing; the kind is what its reader learns.
pub fn answer_button(
    shown: &DrawnTable<'_>,
    ask: &AnyAsk,
    press: &kernel::Press<usize>,
    kind: u32,
) -> Component {
    let style = match press.weight {
        Weight::Main => ButtonStyle::Primary,
        Weight::Plain | Weight::Aside => ButtonStyle::Secondary,
        Weight::Grave | Weight::GraveBelow(_) => ButtonStyle::Danger,
    };
    let id = Press::at(shown.table.id, Verb::Answer)
        .with(ask.number)
        .with(ask.choices as u32)
        .with(press.answer as u32)
        .with(kind);
    button(style, &shown.label(&press.label), id.id())
}

/// Takes what stands aside out of a screen ([`aside`]).
pub fn set_aside(screen: &mut Screen<usize>) -> Vec<kernel::Press<usize>> {
    let groups = screen.groups.iter_mut().filter(|group| group.set.is_none());
    let aside = groups.flat_map(|group| group.presses.extract_if(.., |press| press.weight == Weight::Aside));
    let aside = aside.collect();
    screen.groups.retain(|group| !group.presses.is_empty());
    aside
}

/// What somebody can answer besides, on the page of everything else.
pub fn aside(shown: &DrawnTable<'_>, seat: usize, seal: &Seal) -> Vec<Component> {
    let asked = shown.screen(Viewer::Seat(Seat(seat as u8))).zip(shown.ask(seat));
    let Some((mut screen, ask)) = asked else { return Vec::new() };
    let ask = AnyAsk { number: seal.hide(shown.table.id, ask.number), ..ask };
    let kind = |press: &kernel::Press<usize>| press::number_of(&press.label.key) >> 8;
    set_aside(&mut screen).iter().map(|press| answer_button(shown, &ask, press, kind(press))).collect()
}

#[cfg(test)]
mod tests {
    use super::set_aside;
    use crate::kernel::{Group, Press, Screen, Text, Weight};

    #[test]
    fn what_stands_aside_leaves_no_empty_group() {
        let press = |answer, weight| Press { label: Text::new("press"), hint: None, weight, answer };
        let group = |presses| Group { about: Text::new("group"), set: None, hint: None, presses };
        let mut screen = Screen {
            heading: Text::new("heading"),
            lines: Vec::new(),
            summary: None,
            standing: Vec::new(),
            house: None,
            hand: Vec::new(),
            own: Vec::new(),
            aside: None,
            groups: vec![
                group(vec![press(0, Weight::Main), press(1, Weight::Aside)]),
                group(vec![press(2, Weight::Aside)]),
            ],
        };
        let aside: Vec<usize> = set_aside(&mut screen).iter().map(|press| press.answer).collect();
        let left: Vec<Vec<usize>> = screen
            .groups
            .iter()
            .map(|group| group.presses.iter().map(|press| press.answer).collect())
            .collect();
        assert_eq!((aside, left), (vec![1, 2], vec![vec![0]]));
    }
}
