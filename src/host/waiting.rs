//! Who is waited for and until when, who has to be asked at all, and when the host answers for everybody else. Pure.
//!
//! Who is waited for is a public fact, and so is every moment that is drawn here. Whether somebody has
//! anything to choose is theirs alone: it decides what their own page asks, and never when anything happens
//! that others see.

use super::event::HostEvent;
use super::request::{Receipt, Stance};
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::{Clock, HostState, Tempo};
use crate::kernel::{AnyAsk, AnyTable, By, Patience, Seat};
use crate::store::{Chair, NoticeKind, Pilot, Stage, Table, Time, UserId};
use chrono::TimeDelta;
use serde::Deserialize as _;
use sha2::{Digest, Sha256};

/// Answers that one tick gives at most, so that no request takes for ever; the rest follow at once.
const ANSWERS_MAX: u32 = 400;
/// By so much somebody may put off the end of a window, or of their turn, once.
const WAIT: TimeDelta = TimeDelta::seconds(30);
/// At a live table whoever has to move is called after so long without an answer.
const CALL_AFTER: TimeDelta = TimeDelta::seconds(60);

/// The stance of a chair. Where everybody is there, windows wait for those whom they concern. Where players
/// come by now and then, nobody is waited for in other people's turns but who asks for it: a game would take
/// months (`sobremesa pace` says how many); but whoever is alone with bots keeps nobody waiting.
pub fn stance_of(chair: &Chair, state: &HostState) -> Stance {
    let otherwise = match state.pace.tempo {
        Tempo::Live => Stance::OnlyConcerning,
        Tempo::Slow if state.alone => Stance::OnlyConcerning,
        Tempo::Slow => Stance::OrdersDecide,
    };
    Stance::deserialize(&chair.stance).unwrap_or(otherwise)
}

/// Whether only one person plays, those included who may come back: nobody is watching what they do.
pub fn is_alone(table: &Table) -> bool {
    let people = table.seats.iter().filter(|chair| chair.user.is_some() && chair.pilot != Pilot::Bot);
    people.count() == 1
}

/// The seats for which the open question waits, as everybody may know: people who are there, as their stances
/// say, whatever they hold.
pub fn waited_for(table: &Table, state: &HostState, play: &dyn AnyTable) -> Vec<Seat> {
    if table.stage != Stage::Running {
        return Vec::new();
    }
    let asks = play.asks();
    asks.iter().filter(|ask| !by_itself(table, state, ask)).map(|ask| ask.seat).collect()
}

/// Whether the open question is put to the person in this seat: it waits for them, and there is something to
/// choose. For their eyes alone. Over days a window is put to everybody for whom it waits: otherwise nothing
/// but its deadline would end it.
pub fn is_put_to(table: &Table, state: &HostState, play: &dyn AnyTable, seat: Seat) -> bool {
    let asks = play.asks();
    let ask = asks.iter().find(|ask| ask.seat == seat && table.stage == Stage::Running);
    ask.is_some_and(|ask| {
        is_offered(table, ask) || !by_itself(table, state, ask) && has_to_choose(state, ask)
    })
}

/// Whether the host answers for a seat in a moment, unless its player is quicker: their orders decide, or
/// they let everything pass. For their eyes alone.
pub fn is_answered_for(table: &Table, state: &HostState, play: &dyn AnyTable, seat: Seat) -> bool {
    let asks = play.asks();
    let ask = asks.iter().find(|ask| ask.seat == seat && table.stage == Stage::Running);
    ask.is_some_and(|ask| answers_at(table, state, &asks, ask).is_some())
}

/// Whether somebody may put off what happens by itself after a moment, the end of a window or of their turn:
/// whoever is waited for, once, at a live table.
pub fn may_wait(table: &Table, state: &HostState, play: &dyn AnyTable, seat: Seat) -> bool {
    let window = play.asks().first().is_some_and(|ask| match ask.patience {
        Patience::Reaction => !state.alone,
        Patience::Brief => true,
        Patience::Turn | Patience::AtOnce | Patience::Chore | Patience::Offer => false,
    });
    let live = state.pace.tempo == Tempo::Live;
    live && window && !state.waits.contains(&seat.0) && waited_for(table, state, play).contains(&seat)
}

/// Whether this is an offer to a person who is there: nobody waits for it, and with the next move it is gone.
fn is_offered(table: &Table, ask: &AnyAsk) -> bool {
    ask.patience == Patience::Offer && table.seats[ask.seat.index()].pilot == Pilot::Player
}

fn has_to_choose(state: &HostState, ask: &AnyAsk) -> bool {
    !ask.is_settled() || ask.patience == Patience::Reaction && state.pace.tempo == Tempo::Slow && !state.alone
}

/// Whether a seat is not waited for: a driver's; in windows, one whose stance says so, and one who passes for
/// now; in other people's turns, one whose orders decide.
pub(super) fn by_itself(table: &Table, state: &HostState, ask: &AnyAsk) -> bool {
    let chair = &table.seats[ask.seat.index()];
    let stance = stance_of(chair, state);
    let mover = state.movers.contains_key(&ask.seat.0);
    // Nobody looks on: who holds nothing that fits need not seem to think about it.
    let idle = state.alone && ask.is_settled();
    chair.pilot != Pilot::Player
        || super::plans::is_ready(chair, ask)
        || match ask.patience {
            Patience::Reaction => {
                idle || state.yields.contains_key(&ask.seat.0) || !stance.waits(ask.concerns)
            }
            // Where there are neither orders nor plans, nothing but the player could decide.
            Patience::Chore => stance == Stance::OrdersDecide && !mover && can_arrange(table),
            Patience::Turn | Patience::AtOnce | Patience::Brief => false,
            Patience::Offer => true,
        }
}

/// Whether players can say beforehand what is to be answered for them.
fn can_arrange(table: &Table) -> bool {
    let features = crate::games::by_kind(&table.kind).map(|game| game.features());
    features.is_some_and(|features| features.orders || features.plan_most > 0)
}

/// Whether what is open is a window and nothing else.
pub(super) fn is_window(asks: &[AnyAsk]) -> bool {
    asks.first().is_some_and(|ask| ask.patience == Patience::Reaction)
}

/// When a bot, an absent player or an order answers. Derived from the table's salt, the moment of the
/// question and the seat alone: never from the hand, and not from the number of the question, which counts
/// hidden answers. The salt keeps others from working it out.
fn drawn(state: &HostState, since: Time, seat: Seat, millis: (u32, u32)) -> Time {
    let (from, to) = millis;
    let text = format!("{} {} {}", state.salt, since.timestamp_millis(), seat.0);
    let hash = Sha256::digest(text.as_bytes());
    let drawn = u64::from_be_bytes(hash[..8].try_into().unwrap_or_default());
    let millis = u64::from(from) + drawn % (u64::from(to - from) + 1);
    since + TimeDelta::milliseconds(millis as i64)
}

/// When the host answers for a seat, if nobody does before; none, where it waits until time is up.
fn answers_at(table: &Table, state: &HostState, asks: &[AnyAsk], ask: &AnyAsk) -> Option<Time> {
    let clock = state.clock?;
    let window = ask.patience == Patience::Reaction;
    let automatic = by_itself(table, state, ask);
    let here = table.seats[ask.seat.index()].pilot == Pilot::Player;
    if ask.patience == Patience::Offer && here {
        return None;
    }
    let millis = if automatic && window {
        // A window that waits for others stays open for whoever it does not concern, too.
        let looks_on = here && stance_of(&table.seats[ask.seat.index()], state) == Stance::OnlyConcerning;
        let passes = state.yields.contains_key(&ask.seat.0);
        if looks_on && !passes && asks.iter().any(|one| !by_itself(table, state, one)) {
            return None;
        }
        state.pace.passing_millis()
    } else if automatic && asks.iter().any(|one| is_offered(table, one)) {
        state.pace.considerate_millis()
    } else if automatic {
        state.pace.moving_millis(clock.lines)
    } else if window || !ask.is_settled() {
        return None;
    } else {
        // R26: put for the sake of silence.
        state.pace.settling_millis()
    };
    let at_once = state.alone && (window || here);
    Some(drawn(state, clock.since, ask.seat, if at_once { (0, 0) } else { millis }))
}

impl Sitting<'_> {
    /// Whether a seat is not waited for.
    pub(super) fn answers_by_itself(&self, ask: &AnyAsk) -> bool {
        by_itself(self.table(), self.state, ask)
    }

    /// When the host answers for a seat, if nobody does before.
    fn answers_at(&self, asks: &[AnyAsk], ask: &AnyAsk) -> Option<Time> {
        answers_at(self.table(), self.state, asks, ask)
    }

    /// Sets the clock for the question that is open, if it is a new one, and says when to look at it next.
    pub(super) fn wind_up(&mut self, asks: &[AnyAsk]) {
        let Some(first) = asks.first() else { return };
        let window = is_window(asks);
        if self.state.clock.is_none_or(|clock| (clock.question, clock.window) != (first.number, window)) {
            let known = self.state.clock.is_some_and(|clock| clock.question == first.number);
            let stood = self.state.clock.map_or(TimeDelta::zero(), |clock| self.now() - clock.since);
            self.state.clock = Some(self.new_clock(first));
            self.lines = 0;
            self.state.waits.clear();
            let waited_for = asks.iter().filter(|ask| !self.answers_by_itself(ask));
            self.state.waited = waited_for.map(|ask| ask.seat.0).collect();
            // What was part of another question has been told of with it.
            if known {
                self.notify_last(asks);
            } else {
                self.notify_asked(asks, stood);
            }
        } else {
            self.notify_last(asks);
        }
        let Some(clock) = self.state.clock else { return };
        let soonest = asks.iter().filter_map(|ask| self.answers_at(asks, ask)).min();
        self.change.table.deadline = Some(clock.deadline);
        self.change.table.wake = [soonest, clock.remind, self.offers_end(), self.offer_to_go_live_ends()]
            .into_iter()
            .flatten()
            .min();
    }

    /// The clock of a question that is put now. Where it was part of another one, nothing counts that has gone
    /// by: what its readers have seen until now was the time of somebody else's decision.
    fn new_clock(&self, ask: &AnyAsk) -> Clock {
        let (now, pace, window) = (self.now(), self.state.pace, ask.patience == Patience::Reaction);
        let patience = pace.patience(match ask.patience {
            // Alone one may think about a window for as long as about a move.
            Patience::Reaction if self.state.alone => Patience::Turn,
            // What ends by itself in a moment would throw away a card that its player is still reading.
            Patience::Brief if ask.concerns && pace.tempo == Tempo::Live => Patience::Chore,
            patience => patience,
        });
        let turn_before = self.state.clock.filter(|clock| !clock.window && ask.goes_on);
        if let Some(before) = turn_before.filter(|_| self.state.movers.contains_key(&ask.seat.0)) {
            // One turn, one clock; but never so little of it that the question could not be read.
            let least = if ask.patience == Patience::Chore { patience } else { patience / 4 };
            let deadline = before.deadline.max(now + least);
            let remind = before.remind.filter(|at| *at < deadline);
            return Clock { question: ask.number, since: now, deadline, remind, ..before };
        }
        let deadline = if window && pace.tempo == Tempo::Live && !self.state.alone {
            // Its end is drawn, so that in a window of first come nobody lies in wait for its last moment.
            let whole = patience.num_milliseconds().unsigned_abs() as u32;
            drawn(self.state, now, Seat(u8::MAX), (whole - whole / 4, whole))
        } else {
            now + patience
        };
        let remind = match pace.tempo {
            Tempo::Slow => Some(now + patience * 3 / 4).filter(|_| ask.patience != Patience::Brief),
            Tempo::Live => Some(now + CALL_AFTER).filter(|at| ask.patience.is_turn() && *at < deadline),
        };
        let before = self.state.clock.filter(|clock| clock.question == ask.number);
        let lines = before.map_or(self.lines, |clock| clock.lines);
        Clock { question: ask.number, since: now, deadline, remind, last_told: false, window, lines }
    }

    /// Looks at the clock: gives the answers that are due, reminds whoever is to be reminded.
    pub(super) fn tick(&mut self) -> Receipt {
        let mut receipt = Receipt::Idle;
        for _ in 0..ANSWERS_MAX {
            if self.table().stage != Stage::Running || !self.one_due() {
                return receipt;
            }
            receipt = Receipt::Done;
        }
        // Bots that do not think at all may have more to say: the clock comes back at once.
        self.change.table.wake = Some(self.now());
        receipt
    }

    /// Does the one thing that is due first, if anything is.
    fn one_due(&mut self) -> bool {
        let now = self.now();
        let asks = self.play.asks();
        let (Some(clock), false) = (self.state.clock, asks.is_empty()) else { return false };
        let due = asks
            .iter()
            .filter_map(|ask| Some((self.answers_at(&asks, ask)?, ask)))
            .min_by_key(|(at, ask)| (*at, ask.seat));
        if let Some((at, ask)) = due
            && at <= now
        {
            return self.may_answer(ask.seat) && self.answer_for(ask, By::Host);
        }
        if clock.deadline <= now {
            return self.time_is_up(&asks);
        }
        if clock.remind.is_some_and(|remind| remind <= now) {
            self.remind(&asks);
            return true;
        }
        false
    }

    /// Nobody waits any longer: in a window orders decide, and without one silence means no; a small decision
    /// is settled without its player; whoever was to move is absent, and a driver moves for them.
    fn time_is_up(&mut self, asks: &[AnyAsk]) -> bool {
        let Some(ask) = asks.iter().min_by_key(|ask| (ask.patience == Patience::Offer, ask.seat)) else {
            return false;
        };
        if self.has_left(ask) {
            return true;
        }
        // A missed window makes nobody absent: only who held something to play has missed anything, and
        // nobody may know who did.
        let misses = ask.patience.is_turn() && self.table().seats[ask.seat.index()].pilot == Pilot::Player;
        if misses && self.misses(ask.seat) >= self.misses_allowed() {
            self.chair(ask.seat.index()).pilot = Pilot::Away;
            // Whoever comes back begins anew.
            self.state.missed.remove(&ask.seat.0);
            self.notice(ask.seat, NoticeKind::Away, ask.number);
            // It is told before the stand-in moves: that is no move of theirs, and may be the last one.
            self.see_who_is_there();
        } else if misses {
            self.say(HostEvent::Late { seat: ask.seat });
        }
        self.answer_for(ask, By::Clock)
    }

    /// Counts a turn that somebody let run out, each once: so many in a row by now.
    fn misses(&mut self, seat: Seat) -> u8 {
        let turn = self.play.turn();
        let missed = self.state.missed.entry(seat.0).or_insert((turn, 0));
        if missed.1 == 0 || missed.0 != turn {
            *missed = (turn, missed.1.saturating_add(1));
        }
        missed.1
    }

    /// After how many of them somebody is away: over days after the first.
    fn misses_allowed(&self) -> u8 {
        match self.state.pace.tempo {
            Tempo::Slow => 1,
            Tempo::Live => crate::games::by_kind(&self.table().kind).map_or(1, |game| game.misses()),
        }
    }

    /// Puts off the end of a window, for everybody.
    pub(super) fn wait(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = Seat(seated(self.table(), user)? as u8);
        if self.table().stage == Stage::Paused {
            return Err(Sorry::Paused);
        }
        if self.state.waits.contains(&seat.0) {
            return Ok(Receipt::Already);
        }
        if !may_wait(self.table(), self.state, &*self.play, seat) {
            return Err(Sorry::NotAsked);
        }
        self.state.waits.push(seat.0);
        self.state.clock = self.state.clock.map(|clock| Clock { deadline: clock.deadline + WAIT, ..clock });
        self.go_on();
        Ok(Receipt::Done)
    }
}
