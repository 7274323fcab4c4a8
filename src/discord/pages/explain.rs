//! What one's own page explains besides: what buttons of a kind do, until one has used them often enough, or what a game
//! has to say to a beginner. Where a question is long itself, neither: a page fits a telephone.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::place::Place;
use crate::discord::parts::press;
use crate::discord::parts::telephone::{self, PLAIN, SMALL};
use crate::kernel::{Group, Screen, Text};
use crate::store::Person;

/// How often somebody presses a button of a kind until it explains itself.
const LEARNT: u8 = 3;

/// Lines of a telephone that a question may take to say what it is about beside an explanation.
const ABOUT_MOST: usize = 3;
/// As many with what stands on the table besides, which is smaller.
const WITH_TABLE_MOST: usize = 6;
/// Lines of what has befallen somebody and of what the game has to say that have room together. For a hint beside
/// what has befallen them there is none.
const BESIDE_MOST: usize = 4;

/// What a page explains.
#[derive(Default)]
pub struct Explained<'a> {
    /// The group of buttons with its hint.
    pub group: Option<usize>,
    /// What the game has to say, in the place of a hint.
    pub aside: Option<&'a Text>,
}

impl<'a> Explained<'a> {
    /// What there is room for on the page of this reader, beside answers that leave room for so many lines.
    pub fn of(
        shown: &DrawnTable<'_>,
        screen: &'a Screen<usize>,
        person: &Person,
        (place, news): (Place, &[String]),
        room: usize,
    ) -> Explained<'a> {
        let table: Vec<String> = screen.lines.iter().map(|text| shown.say(text)).collect();
        if !person.hints || is_long(&shown.say(&screen.heading), &table) {
            return Explained::default();
        }
        let befallen = if place == Place::Page { telephone::lines(news, SMALL) } else { 0 };
        let group = hinted(screen, person).filter(|_| befallen == 0);
        let has_room =
            |text: &&Text| befallen + telephone::lines(&[shown.say(text)], SMALL) <= room.min(BESIDE_MOST);
        let beginner = group.is_none() && !shown.state.lesson;
        Explained { group, aside: screen.aside.as_ref().filter(|_| beginner).filter(has_room) }
    }
}

/// Whether a question takes long to say what it is about, alone or with what stands on the table besides.
fn is_long(said: &str, table: &[String]) -> bool {
    let Some((about, _)) = said.split_once('\n') else { return false };
    let about = telephone::lines(&[about], PLAIN);
    about > ABOUT_MOST || about + telephone::lines(table, SMALL) > WITH_TABLE_MOST
}

/// What buttons of a group have in common, in a number that their presses carry along: it says nothing but
/// which group that is.
pub fn kind_of(group: &Group<usize>) -> u32 {
    press::number_of(&group.about.key) >> 8
}

/// The group that is explained: the first of those that its reader has not used often enough. One at a time is read.
fn hinted(screen: &Screen<usize>, person: &Person) -> Option<usize> {
    let new = |group: &Group<usize>| group.hint.is_some() && !knows(person, kind_of(group));
    screen.groups.iter().position(|group| group.set.is_none() && new(group))
}

/// Whether somebody has pressed buttons of a kind often enough.
fn knows(person: &Person, kind: u32) -> bool {
    person.learnt.get(&kind.to_string()).is_some_and(|times| *times >= LEARNT)
}

/// Counts a press. Whether that is worth keeping.
pub fn learns(person: &mut Person, kind: u32) -> bool {
    let times = person.learnt.entry(kind.to_string()).or_default();
    let new = *times < LEARNT;
    *times = (*times + 1).min(LEARNT);
    new
}

#[cfg(test)]
mod tests {
    use super::is_long;

    #[test]
    fn three_lines_of_what_a_question_is_about_leave_room_for_an_explanation() {
        let about = |long: usize| format!("{}\nDo you react?", "x".repeat(long));
        assert!(!is_long(&about(96), &[]) && is_long(&about(97), &[]));
        let table = |long: usize| ["x".repeat(40), "x".repeat(long)];
        assert!(!is_long(&about(96), &table(80)) && is_long(&about(96), &table(81)), "six with the table's");
        assert!(!is_long(&"x".repeat(200), &table(200)), "a question alone is about nothing else");
    }
}
