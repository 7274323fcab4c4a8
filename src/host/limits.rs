//! How much of a server may be taken up.

/// How many tables may be open at once, so that nobody takes up a server, or the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// At which one person sits.
    pub person: u32,
    /// In one guild.
    pub guild: u32,
}

impl Limits {
    /// As many as anybody likes.
    pub const NONE: Limits = Limits { person: u32::MAX, guild: u32::MAX };
}
