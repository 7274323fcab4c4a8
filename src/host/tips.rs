//! What people who look on say will come of an open question: taken from whoever does not play, shown to
//! nobody before it is decided, and told in numbers then. Who said what is kept in rows of its own, and is
//! gone with whoever is erased.

use super::event::{HostEvent, Tally};
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::HostState;
use super::{Host, games};
use crate::kernel::Tips;
use crate::store::{Stage, StoryRow, Table, Tip, UserId};
use serde_json::Value;
use std::collections::BTreeMap;

/// As many of the best are named at the end.
const NOSES_MOST: usize = 3;
/// Whoever has said less often what comes has been lucky at most.
const TIPS_LEAST: u32 = 2;

/// How often somebody was right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nose {
    /// Who.
    pub user: UserId,
    /// So often they were right,
    pub right: u32,
    /// of so many times.
    pub of: u32,
}

/// What may be said now. A table that was saved before there was such a thing waits for its next question.
pub fn open_tips(state: &HostState, tips: Option<Tips>) -> Option<Tips> {
    tips.filter(|tips| state.tips == Some(tips.occasion))
}

impl Sitting<'_> {
    /// Takes what somebody says, in place of what they have said of it before.
    pub(super) fn tip(&mut self, user: UserId, occasion: u32, answer: u8) -> Result<Receipt, Sorry> {
        let mut seats = self.table().seats.iter();
        if seated(self.table(), user).is_ok() {
            return Err(Sorry::PlaysThemselves);
        }
        if seats.any(|chair| chair.former == Some(user)) {
            return Err(Sorry::HasPlayed);
        }
        if self.table().stage == Stage::Paused {
            return Err(Sorry::Paused);
        }
        let open = open_tips(self.state, self.play.tips()).filter(|tips| tips.occasion == occasion);
        if open.is_none_or(|tips| usize::from(answer) >= tips.answers.len()) {
            return Err(Sorry::TipsClosed);
        }
        let tip = Tip { occasion, user, answer };
        if self.circumstances.tips.contains(&tip) {
            return Ok(Receipt::Already);
        }
        self.change.tips.push(tip);
        Ok(Receipt::Done)
    }

    /// What has happened, and behind what decides the open question how many said what of it: if anybody did.
    pub(super) fn with_tally(&mut self, open: Option<Tips>, mut news: Vec<Value>) -> Vec<Value> {
        let Some(game) = games::by_kind(&self.table().kind) else { return news };
        let decided = news.iter().enumerate().find_map(|(at, event)| Some((at, game.came_true(event)?)));
        let (Some(tips), Some((at, came_true))) = (open, decided) else { return news };
        self.state.tips = None;
        // Whoever has sat down since plays.
        let looks_on = |tip: &&Tip| seated(self.table(), tip.user).is_err();
        let all = self.circumstances.tips.iter().filter(|tip| tip.occasion == tips.occasion);
        let all: Vec<u8> = all.filter(looks_on).map(|tip| tip.answer).collect();
        let counts =
            (0..tips.answers.len()).map(|n| all.iter().filter(|one| usize::from(**one) == n).count());
        if !all.is_empty() {
            let tally = Tally {
                occasion: tips.occasion,
                answers: tips.answers.iter().map(|key| (*key).to_owned()).collect(),
                counts: counts.map(|count| count as u32).collect(),
                came_true,
            };
            news.insert(at + 1, HostEvent::Tips(tally).kept());
        }
        news
    }
}

impl Host {
    /// What has been said at a table of a question that is not decided yet.
    pub(super) async fn tips(&self, table: &Table) -> Result<Vec<Tip>, Sorry> {
        match HostState::of(table).tips {
            Some(_) => Ok(self.store.tips(table.id).await?),
            None => Ok(Vec::new()),
        }
    }

    /// Who has answered at a table has seen what lay face down there, and looks on otherwise than others do:
    /// whoever they gave their seat to.
    pub(super) async fn only_looks_on(&self, table: &Table, user: UserId) -> Result<(), Sorry> {
        // Who plays is told so without looking anything up.
        if seated(table, user).is_ok() {
            return Ok(());
        }
        let has_answered = self.store.inputs(table.id).await?.iter().any(|row| row.user == Some(user));
        if has_answered { Err(Sorry::HasPlayed) } else { Ok(()) }
    }

    /// Who was right most often at a table that is over, from its whole story; but for those whose numbers
    /// are theirs alone.
    pub async fn best_noses(&self, table: &Table, story: &[StoryRow]) -> Result<Vec<Nose>, Sorry> {
        let decided = decided(story);
        let mut best = Vec::new();
        if decided.is_empty() {
            return Ok(best);
        }
        for nose in noses(&self.store.tips(table.id).await?, &decided) {
            if best.len() == NOSES_MOST {
                break;
            }
            if !self.store.person(nose.user).await?.is_some_and(|person| person.private_stats) {
                best.push(nose);
            }
        }
        Ok(best)
    }
}

/// What came true, by occasion; what was told again in place of something that was put back holds.
fn decided(story: &[StoryRow]) -> BTreeMap<u32, u8> {
    let tally = |row: &StoryRow| match HostEvent::of(&row.event)? {
        HostEvent::Tips(tally) => Some((tally.occasion, tally.came_true)),
        _ => None,
    };
    story.iter().filter_map(tally).collect()
}

/// Everybody who has been right and has not said it only once: the best first.
fn noses(tips: &[Tip], decided: &BTreeMap<u32, u8>) -> Vec<Nose> {
    let mut all: BTreeMap<UserId, Nose> = BTreeMap::new();
    for tip in tips {
        let Some(came_true) = decided.get(&tip.occasion) else { continue };
        let nose = all.entry(tip.user).or_insert(Nose { user: tip.user, right: 0, of: 0 });
        nose.of += 1;
        nose.right += u32::from(tip.answer == *came_true);
    }
    let mut all: Vec<Nose> = all.into_values().filter(|one| one.right > 0 && one.of >= TIPS_LEAST).collect();
    all.sort_by_key(|one| (std::cmp::Reverse(one.right), one.of, one.user));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_have_been_right_most_often_and_said_it_more_than_once() {
        let decided = [(1, 0), (2, 1), (3, 0)].into();
        let tip = |user, occasion, answer| Tip { occasion, user: UserId(user), answer };
        let said = [
            // Right once of once, twice of three, twice of two, never; of a question that nobody has decided once more.
            [tip(1, 1, 0), tip(2, 1, 0), tip(2, 2, 0), tip(2, 3, 0), tip(3, 1, 0), tip(3, 2, 1)],
            [tip(4, 1, 1), tip(4, 2, 0), tip(3, 4, 1), tip(1, 4, 0), tip(4, 4, 0), tip(2, 4, 0)],
        ];
        let best: Vec<_> =
            noses(&said.concat(), &decided).iter().map(|one| (one.user.0, one.right, one.of)).collect();
        assert_eq!(best, [(3, 2, 2), (2, 2, 3)]);
    }
}
