//! Choices in their hundreds: a group of more than two menus is read leaf by leaf, and where not all groups
//! have room on a page, one of them is open and a menu leads to the others. Nothing is ever left out.

use super::sets::Draft;
use crate::discord::Bot;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{MENU, MenuItem, Page, turning};
use crate::discord::parts::press::{Press, Verb};
use crate::kernel::{AnyAsk, Group, Screen};
use crate::store::{TableId, UserId};

/// A group of more buttons than this becomes a menu.
pub const BUTTONS_MOST: usize = 5;
/// Menus of one group that a page shows at a time.
const MENUS: usize = 2;
/// Choices of one group that a page shows at a time.
const LEAF: usize = MENUS * MENU;
/// Components that whatever else stands there needs at most: one hint, what is advised, a window's buttons,
/// those that are always there.
const BELOW: usize = 12;

/// Where somebody has turned to: which group is open, and which of its leaves. Both count from nought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Leaf {
    /// The group.
    pub group: usize,
    /// The leaf of it.
    pub at: usize,
}

/// The groups that a page with this room shows: all, or the open one alone.
pub fn open(screen: &Screen<usize>, leaf: Leaf, room: usize) -> Option<usize> {
    let needed: usize = screen.groups.iter().map(components).sum();
    let fits = needed + BELOW <= room || screen.groups.len() < 2;
    (!fits).then(|| leaf.group.min(screen.groups.len() - 1))
}

/// What a group takes of a page.
fn components(group: &Group<usize>) -> usize {
    let presses = group.presses.len();
    let menus = presses.div_ceil(MENU);
    match &group.set {
        Some(_) => 2 * menus + 4,
        None if presses <= BUTTONS_MOST => 1 + presses,
        None if menus <= MENUS => 2 * menus,
        None => 2 * MENUS + 3,
    }
}

/// The menu of all groups, where only one of them is open. The number of the question is one that says nothing.
pub fn contents(
    shown: &DrawnTable<'_>,
    page: Page,
    ask: &AnyAsk,
    screen: &Screen<usize>,
    open: usize,
) -> Page {
    let choices: Vec<MenuItem> = (0..)
        .zip(&screen.groups)
        .map(|(n, group)| MenuItem::plain(n, shown.label(&group.about), n == open))
        .collect();
    page.menu(&shown.word("choices-groups"), &choices, |menu| {
        Press::at(shown.table.id, Verb::Open).with(ask.number).with(menu as u32).id()
    })
}

/// The choices of a group as menus, and the way to those that have no room. The number of the question is one
/// that says nothing.
pub fn draw(
    shown: &DrawnTable<'_>,
    page: Page,
    ask: &AnyAsk,
    group: &Group<usize>,
    choices: &[MenuItem],
    (n, leaf): (usize, Leaf),
) -> Page {
    let (table, about) = (shown.table.id, shown.say(&group.about));
    let asks_once_more = u32::from(group.grave().next().is_some());
    let leaves = choices.len().div_ceil(LEAF);
    let at = if leaf.group == n { leaf.at.min(leaves.saturating_sub(1)) } else { 0 };
    let menus = choices.len().div_ceil(MENU);
    let mut page = page;
    for (menu, some) in choices.chunks(MENU).enumerate().skip(at * MENUS).take(MENUS) {
        let placeholder = if menus == 1 { about.clone() } else { format!("{about} ({}/{menus})", menu + 1) };
        page = page.menu(&placeholder, some, |_| {
            let press = Press::at(table, Verb::Choose).with(ask.number).with(ask.choices as u32);
            // Every menu of a message needs an id of its own.
            press.with(n as u32).with(menu as u32).with(asks_once_more).id()
        });
    }
    let to = |at: usize| Press::at(table, Verb::Leaf).with(ask.number).with(n as u32).with(at as u32).id();
    page.row(turning(shown.words, "button-later", at, leaves, to))
}

/// How somebody has left their own page for the question that is open: it is drawn anew like that.
#[derive(Clone, Copy, Debug, Default)]
pub struct AsLeft {
    /// What is marked of a set.
    pub draft: Option<Draft>,
    /// Where they have turned to.
    pub leaf: Leaf,
    /// Which answer they were advised to when they asked for a hint.
    pub hint: Option<usize>,
}

impl Bot {
    /// How somebody has left their own page.
    pub fn as_left(&self, shown: &DrawnTable<'_>, seat: usize) -> AsLeft {
        let open = shown.ask(seat).zip(shown.table.seats[seat].user);
        let hint = open.and_then(|(ask, user)| {
            let kept = self.0.hints.of(&(shown.table.id, user));
            kept.filter(|(question, _)| *question == ask.number)
        });
        let hint = hint.map(|(_, answer)| answer);
        AsLeft { draft: self.draft_of(shown, seat), leaf: self.leaf_of(shown, seat), hint }
    }

    /// Remembers what somebody was advised who has asked for a hint.
    pub fn keep_hint(&self, table: TableId, user: UserId, question: u32, answer: usize) {
        self.0.hints.keep((table, user), (question, answer));
    }

    /// Remembers where somebody has turned to.
    pub fn keep_leaf(&self, table: TableId, user: UserId, question: u32, leaf: Leaf) {
        self.0.leaves.keep((table, user), (question, leaf));
    }

    /// Where somebody has turned to for the question that is open to their seat: the first leaf, if nowhere.
    pub fn leaf_of(&self, shown: &DrawnTable<'_>, seat: usize) -> Leaf {
        let open = shown.ask(seat).zip(shown.table.seats[seat].user);
        let kept = open.and_then(|(ask, user)| {
            let kept = self.0.leaves.of(&(shown.table.id, user));
            kept.filter(|(question, _)| *question == ask.number)
        });
        kept.map(|(_, leaf)| leaf).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{self, Text, Weight};

    fn group(presses: usize) -> Group<usize> {
        let press =
            |answer| kernel::Press { answer, label: Text::new("x"), hint: None, weight: Weight::Plain };
        let presses = (0..presses).map(press).collect();
        Group::of(Text::new("x"), presses)
    }

    #[test]
    fn groups_stand_together_as_long_as_there_is_room() {
        assert_eq!(open(&Screen::of(vec![group(300)]), Leaf::default(), 36), None, "one is open anyway");
        assert_eq!(open(&Screen::of(vec![group(9), group(5), group(3)]), Leaf::default(), 36), None);
        let many = Screen::of((0..12).map(|_| group(30)).collect());
        assert_eq!(open(&many, Leaf { group: 7, at: 0 }, 36), Some(7));
        assert_eq!(open(&many, Leaf { group: 99, at: 0 }, 36), Some(11), "no group is beyond the last");
        assert_eq!(components(&group(300)), 7, "two menus, and two buttons in a row");
    }
}
