//! The pictures in words, for those who do not see them.

use super::Words;
use crate::drawing::in_whole_words;
use crate::games::parques::{Parques, View};
use crate::kernel::Game as _;

/// The table: who has the dice, what was thrown, and a line for each player.
pub fn table(view: &View, words: &Words) -> String {
    let screen = Parques::screen(&View { me: None, ..view.clone() }, None);
    let lines =
        [&screen.heading].into_iter().chain(&screen.lines).chain(&screen.standing).chain(&screen.house);
    let said: Vec<String> = lines.map(|text| words.say(text).replace("**", "")).collect();
    in_whole_words(&said.join("\n"))
}
