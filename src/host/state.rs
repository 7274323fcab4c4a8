//! What the host itself keeps of a table: its pace, the clock of the open question, votes. Kept with the table as
//! one document.

use super::sorry::Sorry;
use crate::drivers::Level;
use crate::store::{Board, Quiet, Table, Time};
use chrono::{TimeDelta, Timelike};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

pub use crate::kernel::Tempo;
use crate::kernel::{AnyGame, Seat, Secret};

/// How long people at a table may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Whether the players are there together or come by now and then.
    pub tempo: Tempo,
    /// For a player's own move.
    pub turn_secs: u32,
    /// For an answer to somebody else's move.
    pub reaction_secs: u32,
    /// For a small decision in the middle of something.
    pub chore_secs: u32,
    /// How long a bot seems to think about a move, from and to.
    pub bot_millis: (u32, u32),
}

impl Pace {
    /// Everybody is there.
    pub const LIVE: Pace = Pace {
        tempo: Tempo::Live,
        turn_secs: 3 * 60,
        reaction_secs: 6,
        chore_secs: 45,
        bot_millis: (1_200, 3_000),
    };

    /// People look in now and then.
    pub const DAYS: Pace = Pace {
        tempo: Tempo::Slow,
        turn_secs: 24 * 3600,
        reaction_secs: 8 * 3600,
        chore_secs: 12 * 3600,
        bot_millis: (1_200, 6_000),
    };

    /// What is proposed for a game.
    pub fn of(game: &dyn AnyGame, tempo: Tempo) -> Pace {
        let thinks = game.thinks();
        match tempo {
            Tempo::Live => Pace {
                turn_secs: thinks.turn,
                reaction_secs: thinks.reaction,
                chore_secs: thinks.chore,
                ..Pace::LIVE
            },
            Tempo::Slow => Pace { chore_secs: thinks.chore_of_days, ..Pace::DAYS },
        }
    }

    /// Sane bounds: nobody is rushed past a button, and no table sleeps for months.
    pub fn check(&self) -> Result<(), Sorry> {
        let turn = (30..=14 * 24 * 3600).contains(&self.turn_secs);
        let others = [self.reaction_secs, self.chore_secs].iter().all(|s| (5..=7 * 24 * 3600).contains(s));
        let bots = self.bot_millis.0 <= self.bot_millis.1 && self.bot_millis.1 <= 60_000;
        if turn && others && bots { Ok(()) } else { Err(Sorry::PaceOutOfBounds) }
    }

    /// How long somebody has to be away before the only one who is there may decide for them: a whole turn's
    /// time, and over days a day.
    pub fn alone_after(&self) -> TimeDelta {
        let turn = TimeDelta::seconds(i64::from(self.turn_secs));
        match self.tempo {
            Tempo::Live => turn,
            Tempo::Slow => turn.max(TimeDelta::days(1)),
        }
    }

    /// How long a table may rest before it is given up, so that others can play in its channel.
    pub fn rests_for(&self) -> TimeDelta {
        match self.tempo {
            Tempo::Live => TimeDelta::days(1),
            Tempo::Slow => TimeDelta::days(14),
        }
    }

    /// How long a vote counts.
    pub fn votes_live(&self) -> TimeDelta {
        match self.tempo {
            Tempo::Live => TimeDelta::minutes(15),
            Tempo::Slow => TimeDelta::days(3),
        }
    }

    /// How long somebody may think about a seat that they are offered.
    pub fn offer_lives(&self) -> TimeDelta {
        match self.tempo {
            Tempo::Live => TimeDelta::minutes(15),
            Tempo::Slow => TimeDelta::days(2),
        }
    }

    /// How long a question of this kind may wait.
    pub fn patience(&self, patience: crate::kernel::Patience) -> TimeDelta {
        let secs = match patience {
            crate::kernel::Patience::Turn => self.turn_secs,
            crate::kernel::Patience::AtOnce => match self.tempo {
                Tempo::Live => self.turn_secs / 2,
                Tempo::Slow => self.turn_secs,
            },
            crate::kernel::Patience::Reaction => self.reaction_secs,
            // Nobody waits for an offer: its clock runs only where rules leave nothing else open.
            crate::kernel::Patience::Chore | crate::kernel::Patience::Offer => self.chore_secs,
            crate::kernel::Patience::Brief => match self.tempo {
                // Twice what a window gives: there is a hand to look through.
                Tempo::Live => self.reaction_secs.saturating_mul(2),
                Tempo::Slow => self.chore_secs / 12,
            },
        };
        TimeDelta::seconds(i64::from(secs))
    }

    /// How long it takes a seat to say no that a window does not wait for, from and to.
    pub fn passing_millis(&self) -> (u32, u32) {
        (self.bot_millis.0 / 4, self.bot_millis.1 / 3)
    }

    /// How long a bot seems to think about a move after so many lines that everybody was told, from and to:
    /// what matters takes more of them than a turn that begins.
    pub fn moving_millis(&self, lines: u8) -> (u32, u32) {
        let quarters = 2 + u32::from(lines).clamp(1, 6);
        (self.bot_millis.0 * quarters / 4, self.bot_millis.1 * quarters / 4)
    }

    /// How long a bot leaves people with an offer that its move would end, from and to: as long as it takes
    /// to see what has happened, and to press.
    pub fn considerate_millis(&self) -> (u32, u32) {
        (self.bot_millis.1, self.bot_millis.1 * 2)
    }

    /// After how long a question is settled that leaves its player nothing to choose, from and to.
    pub fn settling_millis(&self) -> (u32, u32) {
        (self.bot_millis.0 * 5 / 3, self.bot_millis.1 * 5 / 3)
    }
}

/// The clock of the question that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The number of the question.
    pub question: u32,
    /// When it was put.
    pub since: Time,
    /// When time is up.
    pub deadline: Time,
    /// When those who have not answered are to be called; absent when they have been.
    pub remind: Option<Time>,
    /// Whether the last one missing has been told so: once, however often others take back and answer again.
    #[serde(default)]
    pub last_told: bool,
    /// Whether the question is a window and nothing else: a small decision and the answers to it may be asked
    /// in one breath.
    #[serde(default)]
    pub window: bool,
    /// How many lines everybody was told just before: bots wait until they can have been read.
    #[serde(default)]
    pub lines: u8,
}

/// For how long a player passes in windows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Yield {
    /// For the rest of this turn.
    TurnEnd,
    /// Until something concerns them.
    Concerned,
}

/// A player who passes in windows for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yielded {
    /// For how long.
    pub until: Yield,
    /// In which turn they said so.
    pub turn: u32,
    /// Which question was open then: whatever it was about, they pass on it.
    pub question: u32,
}

/// A vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// The seat that gave it.
    pub seat: u8,
    /// When.
    pub at: Time,
}

/// The host's state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HostState {
    /// How long people may take.
    pub pace: Pace,
    /// The clock of the question that is open.
    pub clock: Option<Clock>,
    /// The seats that have not answered the open question yet.
    pub asked: Vec<u8>,
    /// The seats for which it waited when it was put.
    pub waited: Vec<u8>,
    /// Who has put off its end, if it is a window.
    pub waits: Vec<u8>,
    /// Whether one person plays, and all others are bots.
    pub alone: bool,
    /// Since when the table rests, because everybody who plays at it is away.
    #[serde(default)]
    pub rests: Option<Time>,
    /// What was left on the clock when the table was paused.
    pub left_millis: Option<i64>,
    /// Whose move it is, or was last, and which question made it theirs: one notice a turn. Several may move at once.
    pub movers: BTreeMap<u8, u32>,
    /// Who passes in windows for a while, by seat.
    pub yields: BTreeMap<u8, Yielded>,
    /// Who has taken an answer back in this turn, once for each time, and which turn that is.
    pub taken_back: (u32, Vec<u8>),
    /// Since when a seat has been away.
    pub away_since: BTreeMap<u8, Time>,
    /// Votes that an absent player's seat goes to a driver, by the seat that is absent. People are not named
    /// in this state, so that nothing of them stays here when they are erased.
    pub out: BTreeMap<u8, Vec<Vote>>,
    /// Votes that the game is given up.
    pub abandon: Vec<Vote>,
    /// Until when a seat is offered; to whom, the chair knows.
    pub offers: BTreeMap<u8, Time>,
    /// How often a seat was offered.
    pub offers_made: BTreeMap<u8, u8>,
    /// The hash of the envelope, shown from the beginning; what was in it is shown at the end.
    pub commitment: Option<String>,
    /// What the dice are grown from, sealed before anybody sat down. Nobody may know it before the end.
    pub envelope: Option<Secret<String>>,
    /// What players have said to be mixed into it, by seat: public. It belongs to the proof, and stays with the game.
    pub words: BTreeMap<u8, String>,
    /// How many events have been told.
    pub told: i64,
    /// What nobody outside knows of this table, and moments are drawn with. Nothing of the seed shows in it.
    pub salt: u64,
    /// Turns in a row that a seat has let run out, and the last of them.
    #[serde(default)]
    pub missed: BTreeMap<u8, (u32, u8)>,
    /// Turns in a row in which a stand-in has moved for somebody who is away, and the last of them.
    pub stood_in: BTreeMap<u8, (u32, u8)>,
    /// Who is there at a table over days, and whether it goes on live.
    pub together: Together,
    /// How many events had been told when a seat last answered: what comes after them is news to its player.
    pub seen: BTreeMap<u8, i64>,
    /// What has befallen a seat since it last answered in a turn of its own: the last of these events, by
    /// their numbers.
    #[serde(default)]
    pub befallen: BTreeMap<u8, Vec<i64>>,
    /// When somebody last wanted the table to be shown anew.
    pub post_anew: Option<Time>,
    /// When anything last changed that everybody may see; later each time, whatever the clock says.
    #[serde(default)]
    pub changed: Option<Time>,
    /// How many answers have been kept.
    pub answers: i64,
    /// For whom seats are kept before the start, and until when: for those who sat at this table.
    pub kept: Option<(i64, Time)>,
    /// Of what each seat has brought, by name what its player chose: all else was drawn.
    pub chosen: BTreeMap<u8, Vec<String>>,
    /// Whether it is somebody's first game.
    pub lesson: bool,
    /// How well the bots play.
    pub bots: Level,
    /// How well whoever stands in for a person plays at least.
    pub stand_ins: Level,
    /// How often each question has been answered in a first game: what has been said twice is not said again.
    pub taught: BTreeMap<String, u8>,
    /// On which occasion people who look on may say what comes, or could last, until it is decided; who has
    /// said what is not kept here.
    pub tips: Option<u32>,
    /// Whether the save is one that the program of the day did not understand.
    pub foreign: bool,
    /// What the open questions are, in short: to see whether another build would put them as well.
    pub questions: String,
}

impl Default for HostState {
    fn default() -> HostState {
        HostState {
            pace: Pace::LIVE,
            clock: None,
            asked: Vec::new(),
            waited: Vec::new(),
            waits: Vec::new(),
            alone: false,
            rests: None,
            left_millis: None,
            movers: BTreeMap::new(),
            yields: BTreeMap::new(),
            taken_back: (0, Vec::new()),
            away_since: BTreeMap::new(),
            out: BTreeMap::new(),
            abandon: Vec::new(),
            offers: BTreeMap::new(),
            offers_made: BTreeMap::new(),
            commitment: None,
            envelope: None,
            words: BTreeMap::new(),
            told: 0,
            salt: 0,
            missed: BTreeMap::new(),
            stood_in: BTreeMap::new(),
            together: Together::default(),
            seen: BTreeMap::new(),
            befallen: BTreeMap::new(),
            post_anew: None,
            changed: None,
            answers: 0,
            kept: None,
            chosen: BTreeMap::new(),
            bots: Level::default(),
            stand_ins: Level::default(),
            lesson: false,
            taught: BTreeMap::new(),
            tips: None,
            foreign: false,
            questions: String::new(),
        }
    }
}

impl HostState {
    /// A table's state, for whoever only looks. One of another program is said to be foreign.
    pub fn of(table: &Table) -> HostState {
        HostState::read(table).unwrap_or_else(|_| HostState { foreign: true, ..HostState::default() })
    }

    /// The same for whoever changes it. What this program cannot read it must not write over:
    /// numbers that count answers are among it.
    pub fn read(table: &Table) -> Result<HostState, Sorry> {
        HostState::deserialize(&table.state).map_err(|_| Sorry::ForeignSave)
    }

    /// The state as it is kept.
    pub fn keep(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// The moment of a change that is being made now.
    pub fn moment(&self, now: Time) -> Time {
        self.changed.map_or(now, |last| now.max(last + TimeDelta::milliseconds(1)))
    }

    /// Whether the table is not to stay in the message in which it stands, because somebody wanted it anew
    /// after what that message was posted to show. What ended while it was being painted is news to it,
    /// however late it was posted.
    pub fn leaves(&self, board: &Board) -> bool {
        self.post_anew.is_some_and(|since| since > board.posted_at)
    }

    /// For how long a seat passes in windows, if it does: everybody may see it.
    pub fn yielded(&self, seat: Seat) -> Option<Yield> {
        self.yields.get(&seat.0).map(|yielded| yielded.until)
    }

    /// Whether the next thing that the clock does may be to remind somebody.
    pub fn reminds_next(&self, now: Time) -> bool {
        self.clock.and_then(|clock| clock.remind).is_some_and(|remind| remind <= now)
    }
}

/// The first moment from now on that is not within somebody's quiet hours.
pub fn after_quiet(quiet: Quiet, now: Time) -> Time {
    const DAY: i64 = 24 * 60;
    let there = now + TimeDelta::minutes(i64::from(quiet.offset_minutes));
    let minute = i64::from(there.hour() * 60 + there.minute());
    let length = (i64::from(quiet.to_minute) - i64::from(quiet.from_minute)).rem_euclid(DAY);
    let since = (minute - i64::from(quiet.from_minute)).rem_euclid(DAY);
    if since < length { now + TimeDelta::minutes(length - since) } else { now }
}

/// What is noted of who is there at a table over days.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Together {
    /// When a seat last made a move of its own turn in person.
    pub moved: BTreeMap<u8, Time>,
    /// Until when it is offered to go on live.
    pub until: Option<Time>,
    /// The seats that have said yes.
    pub yes: Vec<u8>,
    /// Since when it may be offered again.
    pub again: Option<Time>,
    /// The pace to which a table goes back that goes on live for now.
    pub days: Option<Pace>,
}

impl Together {
    /// Whether it is offered to go on live, and this seat has not said yes.
    pub fn asks(&self, seat: u8) -> bool {
        self.until.is_some() && !self.yes.contains(&seat)
    }
}
