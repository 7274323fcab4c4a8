//! Buttons that answer a question, and those of them that stand aside: what can be answered whatever is asked, and
//! seldom is, is found where everything else is.

use super::explain::kind_of;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::button;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::seal::Seal;
use crate::kernel::{self, AnyAsk, Group, Screen, Seat, Viewer, Weight};
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
pub fn set_aside(screen: &mut Screen<usize>) {
    screen.groups.iter_mut().for_each(|group| group.presses.retain(|press| press.weight != Weight::Aside));
    screen.groups.retain(|group| !group.presses.is_empty());
}

/// What somebody can answer besides, on the page of everything else.
pub fn aside(shown: &DrawnTable<'_>, seat: usize, seal: &Seal) -> Vec<Component> {
    let asked = shown.screen(Viewer::Seat(Seat(seat as u8))).zip(shown.ask(seat));
    let Some((screen, ask)) = asked else { return Vec::new() };
    let ask = AnyAsk { number: seal.hide(shown.table.id, ask.number), ..ask };
    standing_aside(&screen).map(|(group, press)| answer_button(shown, &ask, press, kind_of(group))).collect()
}

/// What of a screen stands aside, with the group that it is of.
fn standing_aside(screen: &Screen<usize>) -> impl Iterator<Item = (&Group<usize>, &kernel::Press<usize>)> {
    let presses =
        screen.groups.iter().flat_map(|group| group.presses.iter().map(move |press| (group, press)));
    presses.filter(|(_, press)| press.weight == Weight::Aside)
}

#[cfg(test)]
mod tests {
    use super::{set_aside, standing_aside};
    use crate::kernel::{Group, Press, Screen, Text, Weight};

    #[test]
    fn what_stands_aside_leaves_no_empty_group() {
        let press = |answer, weight| Press { label: Text::new("press"), hint: None, weight, answer };
        let group = |presses| Group::of(Text::new("group"), presses);
        let mut screen = Screen::of(vec![
            group(vec![press(0, Weight::Main), press(1, Weight::Aside)]),
            group(vec![press(2, Weight::Aside)]),
        ]);
        let aside: Vec<usize> = standing_aside(&screen).map(|(_, press)| press.answer).collect();
        set_aside(&mut screen);
        let left: Vec<Vec<usize>> = screen
            .groups
            .iter()
            .map(|group| group.presses.iter().map(|press| press.answer).collect())
            .collect();
        assert_eq!((aside, left), (vec![1, 2], vec![vec![0]]));
    }
}
