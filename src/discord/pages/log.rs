//! The story of a game as it was told, and what can be seen once it is over.

use crate::discord::Bot;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, plain_button, turning};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::telephone::{self, SMALL};
use crate::host::Sorry;
use crate::kernel::{Seat, Text, Viewer};
use crate::store::{Stage, StoryRow, UserId};
use std::collections::BTreeSet;

/// Lines of a telephone that the story takes on a page, which are fewer than Discord would cut: a chapter is
/// not torn apart if it need not be.
const PAGE: usize = 40;

/// A part of the story that belongs together: a turn, as a rule.
struct Chapter {
    /// What stands over it, if it begins here.
    heading: Option<String>,
    /// What is told in it, each line with the number of its event.
    lines: Vec<(i64, String)>,
}

impl Chapter {
    /// How many lines of a telephone it takes.
    fn high(&self) -> usize {
        let heading: usize = self.heading.iter().map(|said| telephone::lines(&[said], SMALL)).sum();
        heading + self.lines.iter().map(|(_, said)| telephone::lines(&[said], SMALL)).sum::<usize>()
    }
}

/// The story in chapters, as this viewer is told it; none longer than a page.
fn chapters(shown: &DrawnTable<'_>, story: &[StoryRow], viewer: Viewer) -> Vec<Chapter> {
    let mut all = vec![Chapter { heading: None, lines: Vec::new() }];
    let is_chapter = |row: &&StoryRow| shown.game.is_some_and(|game| game.is_chapter(&row.event));
    let heads: BTreeSet<i64> = story.iter().filter(is_chapter).map(|row| row.n).collect();
    for (n, said) in shown.numbered(story, 1, viewer) {
        let begins = heads.contains(&n);
        let Some(last) = all.last_mut() else { continue };
        match begins {
            true => all.push(Chapter { heading: Some(said), lines: Vec::new() }),
            false if last.high() + telephone::lines(&[&said], SMALL) > PAGE => {
                let heading = last.heading.clone();
                all.push(Chapter { heading, lines: vec![(n, said)] });
            }
            false => last.lines.push((n, said)),
        }
    }
    all.retain(|chapter| chapter.heading.is_some() || !chapter.lines.is_empty());
    all
}

/// The chapters on each page, from the first page on. What was told once stays where it is.
fn pages(chapters: &[Chapter]) -> Vec<&[Chapter]> {
    let mut pages = Vec::new();
    let (mut from, mut lines) = (0, 0);
    for (at, chapter) in chapters.iter().enumerate() {
        let more = chapter.high();
        if lines + more > PAGE && at > from {
            pages.push(&chapters[from..at]);
            (from, lines) = (at, 0);
        }
        lines += more;
    }
    pages.push(&chapters[from..]);
    pages
}

/// A page of the story, turn by turn: the press says which, counted from one; nought is the newest, or the
/// one on which begins what one has missed.
pub async fn log(bot: &Bot, shown: &DrawnTable<'_>, user: UserId, press: &Press) -> Result<Page, Sorry> {
    let table = shown.table;
    let seat = table.seats.iter().position(|chair| chair.user == Some(user));
    let viewer = Viewer::of(seat.map(|seat| Seat(seat as u8)));
    let seen = seat.and_then(|seat| shown.state.seen.get(&(seat as u8)).copied());
    let story = bot.host().store().story(table.id, 1, u32::MAX).await?;
    let chapters = chapters(shown, &story, viewer);
    let pages = pages(&chapters);
    // When all is over there is no more to answer, and whoever looks wants the whole.
    let missed =
        seen.filter(|seen| press.number(0) == 0 && *seen < shown.state.told && table.stage.is_open());
    let unread = |page: &&[Chapter]| {
        let mut numbers = page.iter().flat_map(|chapter| &chapter.lines);
        numbers.any(|(n, _)| missed.is_some_and(|seen| *n > seen))
    };
    let here = match press.number(0) as usize {
        0 => pages.iter().position(unread).unwrap_or(pages.len() - 1),
        wanted => wanted.min(pages.len()) - 1,
    };
    let missed = missed.filter(|_| pages.get(here).is_some_and(unread));
    let heading = match missed {
        Some(_) => shown.word("log-missed"),
        None if pages.len() == 1 => shown.word("log-whole"),
        None => {
            let text = Text::new("log-heading").with("page", here as i64 + 1);
            shown.say(&text.with("pages", pages.len() as i64))
        }
    };
    let page = Page::new().text(format!("### {heading}"));
    let told = told(pages.get(here).copied().unwrap_or_default(), missed.unwrap_or(0));
    let page = if told.is_empty() { page.text(shown.word("log-empty")) } else { page.lines(told) };
    let to = |page: usize| Press::at(table.id, Verb::Log).with(page as u32 + 1).id();
    // What was read before stands on no page that can be turned to from what is new.
    let whole = missed.map(|_| plain_button(&shown.word("button-log-whole"), to(0)));
    let turning = turning(shown.words, "button-later", here, pages.len(), to);
    let buttons = whole
        .into_iter()
        .chain(turning)
        .chain(seat.and_then(|_| super::reference::back(shown.words, Some(table))));
    let lines = pages.get(here).into_iter().flat_map(|page| page.iter()).flat_map(|one| &one.lines);
    let read = lines.map(|(n, _)| *n).filter(|n| missed.is_none_or(|seen| *n > seen));
    Ok(page.row(buttons).sketched(shown.moment_drawing(told_here(&story, read))))
}

/// The part of the story that these lines are about: a picture of what is told on another page would be taken
/// for one of this.
fn told_here(story: &[StoryRow], lines: impl Iterator<Item = i64>) -> &[StoryRow] {
    let numbers: Vec<i64> = lines.collect();
    let (Some(first), Some(last)) = (numbers.iter().min(), numbers.iter().max()) else { return &[] };
    &story[story.partition_point(|row| row.n < *first)..story.partition_point(|row| row.n <= *last)]
}

/// Chapters in lines; of what was read before only the heading that still belongs to the rest.
fn told(chapters: &[Chapter], seen: i64) -> Vec<String> {
    let mut all = Vec::new();
    for chapter in chapters {
        let lines: Vec<String> =
            chapter.lines.iter().filter(|(n, _)| *n > seen).map(|(_, said)| format!("- {said}")).collect();
        if !lines.is_empty() {
            // What is bold in it already would end the bold of the whole.
            all.extend(chapter.heading.iter().map(|heading| format!("**{}**", heading.replace("**", ""))));
        }
        all.extend(lines);
    }
    all
}

/// All hands of a game that is over, as many to a page as a telephone shows: the press says which page,
/// counted from nought.
pub fn hands(shown: &DrawnTable<'_>, press: &Press) -> Page {
    let page = Page::new().text(format!("### {}", shown.word("hands-heading")));
    if shown.table.stage != Stage::Over {
        return page.text(shown.word("hands-not-yet"));
    }
    let hand = |seat: usize| {
        let screen = shown.screen(Viewer::Seat(Seat(seat as u8)))?;
        let mut cards: Vec<String> = screen.hand.iter().map(|card| shown.say(card)).collect();
        if cards.is_empty() {
            cards.push(shown.word("hands-empty"));
        }
        Some((format!("**{}**", shown.name(seat)), cards))
    };
    let pages = spread((0..shown.table.seats.len()).filter_map(hand));
    let here = (press.number(0) as usize).min(pages.len() - 1);
    let to = |number: usize| Press::at(shown.table.id, Verb::Hands).with(number as u32).id();
    page.lines(pages[here].clone()).row(turning(shown.words, "button-next", here, pages.len(), to))
}

/// Lines of a telephone that hands take on a page.
const HANDS: usize = 22;

/// Hands, each under its name, on pages: at least one. A hand that has room on one page is not torn apart.
fn spread(hands: impl Iterator<Item = (String, Vec<String>)>) -> Vec<Vec<String>> {
    let (mut pages, mut here) = (Vec::new(), Vec::new());
    for (name, cards) in hands {
        let whole = telephone::lines(&[&name], SMALL) + telephone::lines(&cards, SMALL);
        if !here.is_empty() && telephone::lines(&here, SMALL) + whole > HANDS {
            pages.push(std::mem::take(&mut here));
        }
        here.push(name.clone());
        for card in cards {
            if telephone::lines(&here, SMALL) + telephone::lines(&[&card], SMALL) > HANDS {
                pages.push(std::mem::replace(&mut here, vec![name.clone()]));
            }
            here.push(card);
        }
    }
    pages.push(here);
    pages
}

#[cfg(test)]
mod tests {
    use super::{Chapter, HANDS, PAGE, pages, spread, told, told_here};
    use crate::store::{StoryRow, Time};

    #[test]
    fn a_heading_is_bold_as_a_whole() {
        let heading = Some("Night 3: **Ann** runs".to_owned());
        let chapter = Chapter { heading, lines: vec![(7, "Ann draws a card".to_owned())] };
        assert_eq!(told(&[chapter], 0), ["**Night 3: Ann runs**", "- Ann draws a card"]);
    }

    #[test]
    fn a_page_is_as_long_as_its_lines_are_and_not_as_there_are_lines() {
        let chapter = |lines: usize, long: usize| Chapter {
            heading: Some("Ann".to_owned()),
            lines: vec![(1, "x".repeat(long)); lines],
        };
        // A heading and nine lines of a row each: four of them fill a page. Of long lines one chapter does.
        let short: Vec<Chapter> = (0..5).map(|_| chapter(9, 20)).collect();
        assert_eq!(pages(&short).iter().map(|page| page.len()).collect::<Vec<_>>(), [4, 1]);
        let long: Vec<Chapter> = (0..2).map(|_| chapter(9, 110)).collect();
        assert_eq!(pages(&long).iter().map(|page| page.len()).collect::<Vec<_>>(), [1, 1]);
        assert!(pages(&short).iter().all(|page| page.iter().map(Chapter::high).sum::<usize>() <= PAGE));
    }

    #[test]
    fn what_a_page_is_about_lies_between_its_first_and_its_last_line() {
        let row = |n| StoryRow { n, event: serde_json::Value::Null, at: Time::default() };
        let story: Vec<StoryRow> = [1, 3, 4, 7, 9].into_iter().map(row).collect();
        let here = |lines: &[i64]| {
            told_here(&story, lines.iter().copied()).iter().map(|row| row.n).collect::<Vec<_>>()
        };
        assert_eq!(here(&[3, 7]), [3, 4, 7], "what nobody is told in between belongs to it");
        assert_eq!(here(&[4]), [4]);
        assert_eq!(here(&[]), [0_i64; 0], "nothing is told, and nothing is shown");
    }

    #[test]
    fn hands_are_spread_over_pages_that_a_telephone_shows() {
        let hand = |name: &str, cards: usize| (name.to_owned(), vec!["a card".to_owned(); cards]);
        let pages = spread([hand("Ann", 5), hand("Bob", 0), hand("Carmen", 7)].into_iter());
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [15], "what has room stands on one page");
        let pages = spread([hand("Ann", 5), hand("Bob", 50), hand("Carmen", 20)].into_iter());
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [6, HANDS, HANDS, 9, 21]);
        assert!(pages[1..4].iter().all(|page| page[0] == "Bob"), "{pages:?}");
        assert_eq!(spread(std::iter::empty()), [Vec::<String>::new()]);
    }
}
