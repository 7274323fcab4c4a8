//! A press on its way through the bot.

use super::interaction::Interaction;
use crate::discord::parts::press::Press;
use crate::discord::parts::reader::Reader;

/// A press that is being seen to.
#[derive(Clone, Copy)]
pub struct Pressing<'a> {
    /// Who pressed, where, and how they are answered.
    pub asked: &'a Interaction,
    /// What they read. In the house's own words: which game it is about, its table says.
    pub reader: &'a Reader,
    /// What it means.
    pub press: &'a Press,
    /// What was chosen, if it was a menu.
    pub chosen: Option<&'a str>,
}
