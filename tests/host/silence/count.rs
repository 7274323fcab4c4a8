//! What a run of the proof has looked at.

/// What has been looked at.
#[derive(Default, Debug)]
pub struct Count {
    pub windows: usize,
    /// Those of them that are moves as well.
    pub moves: usize,
    /// Windows at whose opening something else happened in the other world, since somebody did what they
    /// could not do there.
    pub elsewhere: usize,
    pub steps: usize,
    /// Answers that lay face down in one world and not in the other, unnoticed.
    pub unnoticed: usize,
    pub shown: usize,
    /// Questions with one answer that were settled, and those of them that had more in the other world.
    pub settled: usize,
    pub chosen: usize,
}

impl Count {
    pub fn add(&mut self, other: &Count) {
        self.windows += other.windows;
        self.moves += other.moves;
        self.elsewhere += other.elsewhere;
        self.steps += other.steps;
        self.unnoticed += other.unnoticed;
        self.shown += other.shown;
        self.settled += other.settled;
        self.chosen += other.chosen;
    }
}
