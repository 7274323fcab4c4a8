//! How a game ended: the message that tells everybody, what stands where the table stood, and the letter to
//! each player.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::drawing::Drawing;
use crate::host::Nose;
use crate::kernel::{Arg, Seat, Text, Viewer};
use crate::store::{Chair, StoryRow};
use twilight_model::channel::message::component::Component;

/// So many moments and firsts a result tells.
const MOMENTS_MOST: usize = 4;

/// The message that tells how it ended: the winner first.
pub fn result(
    shown: &DrawnTable<'_>,
    story: &[StoryRow],
    milestones: &[(Seat, Text)],
    noses: &[Nose],
) -> Page {
    let events: Vec<_> = story.iter().map(|row| row.event.clone()).collect();
    let mut moments = shown.game.map(|game| game.highlights(&events)).unwrap_or_default();
    // What somebody has reached for the first time is a moment, too: all of it together fits a telephone.
    let next_time = next_time(shown);
    let others = milestones.len() + usize::from(!noses.is_empty()) + usize::from(next_time.is_some());
    moments.truncate(MOMENTS_MOST.saturating_sub(others).max(1));
    let heading = (!moments.is_empty()).then(|| format!("**{}**", shown.word("board-moments")));
    let drawing = picture(shown, story);
    let mut page = Page::new()
        .lines(verdict(shown, drawing.is_some()))
        .lines(heading.into_iter().chain(moments.iter().map(|text| format!("-# • {}", shown.say(text)))))
        .lines(milestones.iter().map(|(_, text)| format!("-# {}", shown.say(text))))
        .lines(super::tips::best(shown, noses).map(|best| format!("-# {best}")))
        .lines(next_time.map(|text| format!("-# 💡 {}", shown.say(&text))));
    if shown.state.lesson {
        page = page.text(shown.word("lesson-over"));
    }
    page.row(buttons(shown)).sketched(drawing)
}

/// What might be tried another time, where people have played among themselves.
fn next_time(shown: &DrawnTable<'_>) -> Option<Text> {
    let among_people = shown.table.seats.iter().all(Chair::is_a_persons);
    shown.play.as_ref().filter(|_| among_people)?.next_time()
}

/// The picture of how it ended; of a game that has none, the table as it was last.
fn picture(shown: &DrawnTable<'_>, story: &[StoryRow]) -> Option<Drawing> {
    shown.result(story).or_else(|| shown.drawing())
}

/// Who has won, and in small print how everybody else came in, where no picture says it.
fn verdict(shown: &DrawnTable<'_>, pictured: bool) -> Vec<String> {
    let verdict = shown.play.as_ref().map(|play| play.verdict()).unwrap_or_default();
    let Some((winner, rest)) = verdict.split_first() else {
        let over = shown.screen(Viewer::Spectator).map(|screen| shown.say(&screen.heading));
        return over.into_iter().collect();
    };
    let winner = format!("## {}", shown.say(winner));
    if pictured && shown.end_has_places() || rest.is_empty() {
        return vec![winner];
    }
    let rest: Vec<String> = rest.iter().map(|text| shown.say(text)).collect();
    vec![winner, format!("-# {}", rest.join(" · "))]
}

fn buttons(shown: &DrawnTable<'_>) -> Vec<Component> {
    let at = |verb| Press::at(shown.table.id, verb).id();
    let again = match shown.state.lesson {
        true => main_button(
            &shown.word("button-friends"),
            Press::of(Verb::Friends).with(shown.game.map_or(0, |game| game.number())).id(),
        ),
        false => main_button(&shown.word("button-again"), at(Verb::Again)),
    };
    let explains = crate::games::mind(&shown.table.kind).is_some_and(|mind| mind.explains());
    // Whoever has done as they were advised is not marked for it.
    let review = (explains && !shown.state.lesson).then_some((Verb::Review, "button-review"));
    let more = [
        (Verb::Replay, "button-replay"),
        (Verb::Log, "button-log"),
        (Verb::Hands, "button-hands"),
        (Verb::Fair, "button-fair"),
    ];
    // Where nobody holds anything there is nothing to look at.
    let hands = (0..shown.table.seats.len() as u8).filter_map(|seat| shown.screen(Viewer::Seat(Seat(seat))));
    let held = hands.into_iter().any(|screen| !screen.hand.is_empty());
    let more = more.into_iter().filter(|(verb, _)| held || *verb != Verb::Hands);
    let more = review.into_iter().chain(more).map(|(verb, key)| plain_button(&shown.word(key), at(verb)));
    [again].into_iter().chain(more).chain(super::closer::button(shown)).collect()
}

/// What stands where the table stood last: its last state, unless the result shows just that, and the way to
/// the result.
pub fn last_state(shown: &DrawnTable<'_>, link: String) -> Page {
    let over = shown.screen(Viewer::Spectator).map(|screen| shown.say(&screen.heading)).unwrap_or_default();
    let text = Text::new("result-further-down").with("link", Arg::Verbatim(link));
    let another = |there: &Drawing| shown.result(&[]).is_none_or(|ended| ended.svg != there.svg);
    let drawing = shown.end_has_places().then(|| shown.drawing().filter(another)).flatten();
    Page::new()
        .text(format!(
            "## {}\n{over} {}",
            shown.word(&format!("game-{}", shown.table.kind)),
            shown.say(&text)
        ))
        .sketched(drawing)
}

/// What somebody who was not there is written when it is over.
pub fn letter(shown: &DrawnTable<'_>, seat: usize, story: &[StoryRow], milestones: &[(Seat, Text)]) -> Page {
    let place = Text::new("dm-over").with("channel", Arg::Verbatim(format!("<#{}>", shown.table.channel)));
    let own = milestones.iter().filter(|(whose, _)| whose.index() == seat);
    let drawing = picture(shown, story);
    Page::new()
        .lines(verdict(shown, drawing.is_some()))
        .text(shown.say(&place))
        .lines(own.map(|(_, text)| shown.say(text)))
        .row(buttons(shown))
        .sketched(drawing)
}
