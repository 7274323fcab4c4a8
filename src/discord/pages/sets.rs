//! Answers that are sets: a draft of marked items, written into the menus and buttons of the page itself.
//! Nothing is kept of it until it is confirmed.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{self, MENU, Page, disabled, main_button};
use crate::discord::parts::press::{Press, Verb};
use crate::host::Sorry;
use crate::kernel::{AnyAsk, Choice, Group, ITEMS_MAX, Seat, Set, Text};
use crate::store::TableId;

/// The press that answers with these items. The number of the question is one that says nothing.
pub fn confirmation(table: TableId, question: u32, ask: &AnyAsk, of: usize, items: u64) -> Press {
    let choice = Choice::Several { of, items };
    let press = Press::at(table, Verb::Confirm).with(question).with(ask.of(choice) as u32).with(of as u32);
    with_bits(press, items)
}

/// What somebody has marked so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Which of the question's sets.
    pub of: usize,
    /// The items, by the bits of their places.
    pub items: u64,
}

impl Draft {
    /// What the page of a menu's press is to show as marked: what other menus say, and what this one says now. Where
    /// one item alone may go with the answer, it takes the place of the one before, in whichever menu that stands: a
    /// menu of one choice cannot be emptied. `in_it` are the places that stand in this menu, whatever their order.
    pub fn marked(press: &Press, chosen: Option<&str>, in_it: u64, most: u8) -> Result<Draft, Sorry> {
        let others =
            if most == 1 && chosen.is_some_and(|chosen| !chosen.is_empty()) { 0 } else { bits(press, 4) };
        let mut items = others & !in_it;
        for place in chosen.unwrap_or_default().split(',').filter(|place| !place.is_empty()) {
            let place: usize = place.parse().map_err(|_| Sorry::Stale)?;
            if place >= ITEMS_MAX {
                return Err(Sorry::Stale);
            }
            items |= 1 << place;
        }
        Ok(Draft { of: press.number(2) as usize, items })
    }

    /// The answer of a button that confirms a draft.
    pub fn confirmed(press: &Press) -> Choice {
        Choice::Several { of: press.number(2) as usize, items: bits(press, 3) }
    }
}

/// The places that stand in one of the menus of a group.
pub fn of_menu(group: &Group<usize>, menu: usize) -> u64 {
    let presses = group.presses.chunks(MENU).nth(menu).unwrap_or_default();
    presses.iter().filter(|press| press.answer < ITEMS_MAX).fold(0, |bits, press| bits | 1 << press.answer)
}

/// Sixty-four bits, out of two numbers.
fn bits(press: &Press, at: usize) -> u64 {
    u64::from(press.number(at)) | u64::from(press.number(at + 1)) << 32
}

fn with_bits(press: Press, bits: u64) -> Press {
    press.with(bits as u32).with((bits >> 32) as u32)
}

/// So much stands on a button in one line of a telephone.
const ON_A_BUTTON: usize = 32;

/// A set of the question: its items as menus of several choices, what is marked, and the button that makes an
/// answer of it. The number of the question is one that says nothing.
pub fn draw(
    shown: &DrawnTable<'_>,
    page: Page,
    ask: &AnyAsk,
    group: &Group<usize>,
    set: &Set,
    draft: Option<Draft>,
) -> Page {
    let marked = draft.filter(|draft| draft.of == set.of).map_or(0, |draft| draft.items);
    let table = shown.table.id;
    let items = ask.of(Choice::Several { of: set.of, items: 0 }) as u32;
    let choices: Vec<page::MenuItem> = group
        .presses
        .iter()
        .map(|press| page::MenuItem {
            label: shown.label(&press.label),
            hint: press.hint.as_ref().map(|hint| shown.label(hint)).unwrap_or_default(),
            value: press.answer.to_string(),
            now: marked & (1 << press.answer) != 0,
        })
        .collect();
    let page = page.menus_of_several(&shown.say(&group.about), usize::from(set.most), &choices, |menu| {
        let press = Press::at(table, Verb::Mark).with(ask.number).with(items).with(set.of as u32);
        with_bits(press.with(menu as u32), marked).id()
    });
    if marked == 0 {
        return page;
    }
    let labels: Vec<String> =
        choices.iter().filter(|choice| choice.now).map(|choice| choice.label.clone()).collect();
    let count = labels.len();
    // What is chosen stands in the menu; on the button, too, where there is room for it.
    let confirms = shown.label(&set.confirm);
    let named = named(&confirms, &labels);
    let label = if named.chars().count() <= ON_A_BUTTON { named } else { format!("{confirms} ({count})") };
    let confirm = main_button(&label, confirmation(table, ask.number, ask, set.of, marked).id());
    match wrong(shown, ask.seat, set, marked, count) {
        None => page.row([confirm]),
        Some(wrong) => page.text(shown.say(&wrong)).row([disabled(confirm)]),
    }
}

/// What confirms a set, with what is in it.
pub fn named(confirms: &str, labels: &[String]) -> String {
    format!("{confirms}: {}", labels.join(", "))
}

/// Why what is marked is no answer yet: too few, too many, or not what the rules allow together.
fn wrong(shown: &DrawnTable<'_>, seat: Seat, set: &Set, items: u64, count: usize) -> Option<Text> {
    let bounds = match set.least == set.most {
        true => Text::new("set-exactly").with("count", i64::from(set.most)),
        false => {
            Text::new("set-bounds").with("least", i64::from(set.least)).with("most", i64::from(set.most))
        }
    };
    let fits = (usize::from(set.least)..=usize::from(set.most)).contains(&count);
    if fits { shown.play.as_ref()?.unfit(seat, Choice::Several { of: set.of, items }) } else { Some(bounds) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{self, Weight};

    /// Items at these places, in this order.
    fn group(places: impl Iterator<Item = usize>) -> Group<usize> {
        let press =
            |answer| kernel::Press { answer, label: Text::new("x"), hint: None, weight: Weight::Plain };
        Group::of(Text::new("x"), places.map(press).collect())
    }

    #[test]
    fn menus_feed_one_draft_whatever_stands_first_in_them() {
        let group = group([30, 3, 24, 40].into_iter().chain(41..62).chain([25, 0]));
        assert_eq!(of_menu(&group, 1), 1 << 25 | 1);
        let menu = |menu: u32, marked: u64| {
            let press = Press::at(TableId(1), Verb::Mark).with(7_u32).with(41_u32).with(0_u32).with(menu);
            (with_bits(press, marked), of_menu(&group, menu as usize))
        };
        let marked = |(press, in_it): (Press, u64), chosen| Draft::marked(&press, chosen, in_it, 9).unwrap();
        let first = marked(menu(0, 0), Some("3,30"));
        assert_eq!(first, Draft { of: 0, items: 1 << 3 | 1 << 30 });
        let second = marked(menu(1, first.items), Some("25"));
        assert_eq!(second.items, first.items | 1 << 25, "another menu's stay");
        assert_eq!(marked(menu(0, second.items), Some("24")).items, 1 << 24 | 1 << 25, "its own go");
        assert_eq!(of_menu(&group, 9), 0);
        let (press, in_it) = menu(0, 0);
        for nonsense in ["x", "64", "-1", "1,,y"] {
            assert!(Draft::marked(&press, Some(nonsense), in_it, 9).is_err(), "{nonsense}");
        }
        let (press, in_it) = menu(1, first.items);
        let alone = |chosen| Draft::marked(&press, chosen, in_it, 1).unwrap().items;
        assert_eq!(alone(Some("25")), 1 << 25, "one that stands alone takes the place of another menu's");
        assert_eq!(alone(None), first.items, "a menu that says nothing takes nothing away");
        let confirm = Press::at(TableId(1), Verb::Confirm).with(7_u32).with(41_u32).with(0_u32);
        let read = Press::parse(&with_bits(confirm, second.items).id()).unwrap();
        assert_eq!(Draft::confirmed(&read), Choice::Several { of: 0, items: second.items });
    }
}
