//! What stands on one's own page of answers that need no press: what time gives, what is given by itself since nothing
//! else fits, and what one has answered already.

use super::sets::named;
use crate::discord::parts::drawn::DrawnTable;
use crate::kernel::{AnyAsk, Arg, Patience, Screen, Seat, Text};

/// What time does where a question ends by itself in a moment, and when.
pub fn happens_by_itself(shown: &DrawnTable<'_>, ask: &AnyAsk, screen: &Screen<usize>) -> Option<Text> {
    let when = Arg::Verbatim(shown.until().unwrap_or_default());
    Some(Text::new("panel-brief").with("what", otherwise(ask, screen)?).with("when", when))
}

/// What time gives, as the buttons say it.
fn otherwise(ask: &AnyAsk, screen: &Screen<usize>) -> Option<Text> {
    let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
    presses.find(|press| press.answer == ask.otherwise).map(|press| press.label.clone())
}

/// The one answer to a question of one's own, which is given in a moment: nobody would learn what it was.
pub fn settled(shown: &DrawnTable<'_>, seat: usize, screen: &Screen<usize>) -> Option<Text> {
    let ask = shown.ask(seat).filter(|ask| ask.is_settled() && ask.patience != Patience::Reaction)?;
    Some(Text::new("panel-settled").with("what", otherwise(&ask, screen)?))
}

/// What somebody has answered and may still take back: with others to wait for, nothing else says it.
pub fn given(shown: &DrawnTable<'_>, seat: usize) -> Option<String> {
    let given = shown.play.as_ref()?.given(Seat(seat as u8));
    let (first, rest) = given.split_first()?;
    let rest: Vec<String> = rest.iter().map(|text| shown.label(text)).collect();
    let what = if rest.is_empty() { shown.label(first) } else { named(&shown.label(first), &rest) };
    Some(shown.say(&Text::new("panel-given").with("what", Arg::Verbatim(what))))
}
