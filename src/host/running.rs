//! A game in play: answers, absences, votes, and who is told. Pure.

use super::begins;
use super::circumstances::Circumstances;
use super::envelope;
use super::event::HostEvent;
use super::lobby;
use super::minds;
use super::request::{Receipt, Request};
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::{Clock, HostState, after_quiet};
use super::waiting::is_alone;
use crate::kernel::{AnyAsk, AnyGame, By, Choice, Loaded, Patience, Seat, Step, Viewer};
use crate::store::{
    AnsweredBy, Change, NewNotice, NoticeKind, Pilot, Private, ResultRow, Save, Stage, UserId,
};
use chrono::TimeDelta;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Whoever has moved looks on for so long; if others have had the question for longer, they are called when
/// it is their turn again.
const STAYS: TimeDelta = TimeDelta::minutes(5);

impl<'a> Sitting<'a> {
    /// Begins the game.
    pub fn start(
        change: &'a mut Change,
        state: &'a mut HostState,
        game: &'static dyn AnyGame,
        circumstances: &'a Circumstances<'a>,
    ) -> Result<Receipt, Sorry> {
        let table = &mut change.table;
        let needed = *game.seats().start();
        if table.seats.len() < usize::from(needed) {
            return Err(Sorry::TooFew { needed });
        }
        if table.seats.iter().all(|chair| chair.user.is_none()) {
            return Err(Sorry::OnlyBots);
        }
        table.options = lobby::options(game, table, state);
        let seed = match state.lesson {
            // Its dice are chosen, and say so: there is nothing to mix.
            true => {
                let chosen = game.lesson().seed;
                state.words.clear();
                envelope::seal(state, chosen);
                chosen
            }
            false => envelope::open(state, table.seats.len(), circumstances.seed),
        };
        let chosen = lobby::chosen(table);
        let brought = game.brought(&table.options, &chosen)?;
        let (play, news) = game.start(&table.options, &brought, seed)?;
        // From now on it stays what it is, whatever is proposed one day.
        for (chair, brought) in table.seats.iter_mut().zip(brought) {
            chair.brought = Private(brought);
        }
        table.stage = Stage::Running;
        state.chosen = begins::names(&chosen);
        state.salt = salt(&circumstances.seed);
        let mut play = Sitting::of(change, state, play, circumstances);
        play.tell(news);
        play.go_on();
        Ok(Receipt::Done)
    }

    /// Goes on with a game that is in play.
    pub fn load(
        change: &'a mut Change,
        state: &'a mut HostState,
        game: &'static dyn AnyGame,
        circumstances: &'a Circumstances<'a>,
    ) -> Result<Sitting<'a>, Sorry> {
        let save = change.table.save.as_ref().ok_or(Sorry::ForeignSave)?;
        let Loaded { table, step } = game.load(&save.0).map_err(|_| Sorry::ForeignSave)?;
        let mut play = Sitting::of(change, state, table, circumstances);
        play.state.foreign = false;
        if let Step::PutBack(news) = step {
            play.say(HostEvent::PutBack);
            play.tell(news);
            play.state.clock = None;
            play.go_on();
        }
        Ok(play)
    }

    /// Grants a request.
    pub fn grant(&mut self, request: &Request) -> Result<Receipt, Sorry> {
        match request {
            Request::Answer { user, question, of, choice } => self.answer(*user, *question, *of, *choice),
            Request::TakeBack { user } => self.take_back(*user),
            Request::Tick if self.all_gone() || self.has_rested() => Ok(Receipt::Done),
            Request::Tick => {
                self.thoughts = minds::THOUGHTS_MAX;
                match self.tick() {
                    Receipt::Idle => Ok(self.look_round()),
                    receipt => Ok(receipt),
                }
            }
            Request::Present { user } => {
                let seat = seated(self.table(), *user)?;
                Ok(if self.sit_up(seat) { Receipt::Done } else { Receipt::Already })
            }
            Request::Away { user } => self.go_away(*user),
            Request::Resign { user } => self.resign(*user),
            Request::Stance { user, stance } => self.stance(*user, *stance),
            Request::Orders { user, orders } => self.take_orders(*user, orders),
            Request::Plan { user, moves } => self.take_plan(*user, moves),
            Request::Tip { user, occasion, answer } => self.tip(*user, *occasion, *answer),
            Request::Jot { user, jottings } => self.jot(*user, jottings),
            Request::Yield { user, until } => self.pass_until(*user, *until),
            Request::Unyield { user } => self.unyield(*user),
            Request::Offer { user, to } => self.offer(*user, *to),
            Request::Accept { user, seat, name } => self.accept(*user, *seat, name),
            Request::Refuse { user, seat } => self.refuse(*user, *seat),
            Request::Withdraw { user } => self.withdraw(*user),
            Request::Wait { user } => self.wait(*user),
            Request::VoteOut { user, seat } => self.vote_out(*user, *seat),
            Request::Abandon { user } => self.vote_to_abandon(*user),
            Request::Claim { user } => self.claim(*user),
            Request::GoLive { user, yes } => self.go_live(*user, *yes),
            Request::Pause { user } => self.pause(*user),
            Request::Resume { user } => self.resume(*user),
            Request::Gone => {
                self.give_up();
                Ok(Receipt::Done)
            }
            Request::Halt => Ok(self.halt()),
            Request::ShowAgain => {
                self.state.post_anew = Some(self.state.moment(self.now()));
                Ok(Receipt::Done)
            }
            Request::Join { user, .. } if seated(self.table(), *user).is_ok() => Err(Sorry::SeatedAlready),
            Request::Join { .. }
            | Request::Leave { .. }
            | Request::AddBot { .. }
            | Request::RemoveBot { .. }
            | Request::Options { .. }
            | Request::Bring { .. }
            | Request::Bots { .. }
            | Request::Word { .. }
            | Request::Language { .. }
            | Request::Start { .. } => Err(Sorry::Begun),
        }
    }

    // ------------------------------------------------------------------------------------------ answers

    fn answer(&mut self, user: UserId, question: u32, of: usize, choice: Choice) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        if self.state.rests.is_some() && self.back(seat) {
            self.rest_while_nobody_is_there();
        }
        if self.table().stage == Stage::Paused {
            return Err(Sorry::Paused);
        }
        let asks = self.play.asks();
        let ask = asks.iter().find(|ask| ask.seat.index() == seat).ok_or(Sorry::NotAsked)?;
        if ask.number != question || ask.of(choice) != of {
            return Err(Sorry::Stale);
        }
        self.chair(seat).pilot = Pilot::Player;
        self.state.missed.remove(&(seat as u8));
        // Whoever answers has seen what there was to see.
        self.state.seen.insert(seat as u8, self.state.told);
        if ask.patience.is_of_a_turn() {
            self.state.befallen.remove(&(seat as u8));
        }
        self.present = Some(ask.seat);
        self.give(ask.seat, By::Player, choice)?;
        self.answered_in_person(seat, question);
        self.has_moved(ask, asks.len() == 1);
        self.go_on();
        // Whoever is alone with bots sees at once what comes of it.
        if self.state.alone {
            self.tick();
        }
        Ok(Receipt::Done)
    }

    /// In a first game, counts what the learner has been asked.
    fn has_been_taught(&mut self, seat: Seat) {
        if self.state.lesson {
            let question = self.play.screen(Viewer::Seat(seat)).heading.key;
            let times = self.state.taught.entry(question).or_default();
            *times = times.saturating_add(1);
        }
    }

    /// Gives an answer to the rules, and keeps it as evidence.
    pub(super) fn give(&mut self, seat: Seat, by: By, choice: Choice) -> Result<(), Sorry> {
        // Whoever lets a question run out has read what there is to learn of it, too.
        if matches!(by, By::Player | By::Clock) {
            self.has_been_taught(seat);
        }
        let planned = self.is_planned(seat);
        if by == By::Player && !planned {
            self.makes_by_hand(seat, choice);
        }
        // Only where somebody may have said what comes of it is it worth a view of the table.
        let tips = self.state.tips.and_then(|_| self.play.tips());
        let moved = self.play.answer(seat, by, choice)?;
        let answered_by = match by {
            By::Player => AnsweredBy::Player,
            By::Order => AnsweredBy::Order,
            By::Clock => AnsweredBy::Clock,
            By::Host => AnsweredBy::Host,
        };
        let user = self.table().seats[seat.index()].user;
        self.keep(seat, user, answered_by, moved.input);
        let news = self.with_tally(tips, moved.news);
        self.tell(news);
        self.plan_goes_on(seat, planned, by);
        Ok(())
    }

    /// Sees to the question that is open now: who is waited for and until when, who is to be told. Then
    /// everything is kept.
    pub(super) fn go_on(&mut self) {
        self.see_who_is_there();
        let asks = self.play.asks();
        self.state.alone = is_alone(self.table());
        self.end_yields(&asks);
        self.drop_orders(&asks);
        if asks.is_empty() {
            self.over();
        } else {
            self.rest_while_nobody_is_there();
        }
        if self.table().stage == Stage::Running {
            if self.obeys_on_the_move(&asks) {
                return;
            }
            self.look_at_plans(&asks);
            self.wind_up(&asks);
        }
        self.change.table.save = Some(Save(self.play.save()));
        self.state.asked = asks.iter().map(|ask| ask.seat.0).collect();
        self.state.questions = questions(&asks);
        // One that is not decided stays known while something else is asked.
        self.state.tips = self.play.tips().map(|tips| tips.occasion).or(self.state.tips);
    }

    // ------------------------------------------------------------------------------------------ notices

    /// Keeps whose move it is. Over days the mover is told so once a turn, and again where others have kept
    /// them waiting; the others once for each question that waits for them. At a live table everybody looks
    /// on, and only who does not move is called, after a while.
    pub(super) fn notify_asked(&mut self, asks: &[AnyAsk], stood: TimeDelta) {
        let slow = self.state.pace.tempo == super::Tempo::Slow;
        let moves = |ask: &AnyAsk| ask.patience.is_of_a_turn();
        let together = asks.iter().filter(|ask| ask.patience != Patience::Offer).count() > 1;
        // A driver's move is a move, too: after it the next one is a new turn.
        let before = match asks.iter().any(moves) {
            true => std::mem::take(&mut self.state.movers),
            false => BTreeMap::new(),
        };
        for ask in asks {
            let waited_for = !self.answers_by_itself(ask);
            // In their own turn they are there, unless their plan has moved, or somebody else has had the
            // question for a while.
            let left = self.planned_for == Some(ask.seat) || stood >= STAYS && self.present != Some(ask.seat);
            match ask.patience {
                Patience::Turn | Patience::AtOnce | Patience::Brief => {
                    // Where several move at once each question is a turn of its own, unless it goes on with one.
                    let known = before.get(&ask.seat.0).filter(|_| !together || ask.goes_on);
                    self.state.movers.insert(ask.seat.0, known.copied().unwrap_or(ask.number));
                    if (known.is_none() || left) && waited_for && slow {
                        self.notice(ask.seat, NoticeKind::Turn, ask.number);
                    }
                }
                Patience::Offer => {}
                // A question with one answer settles itself: to call them would tell that it has more.
                Patience::Chore if self.state.movers.contains_key(&ask.seat.0) => {
                    if slow && left && !ask.is_settled() {
                        self.notice(ask.seat, NoticeKind::Turn, ask.number);
                    }
                }
                Patience::Reaction | Patience::Chore if slow && waited_for => {
                    self.notice(ask.seat, NoticeKind::React, ask.number);
                }
                Patience::Reaction | Patience::Chore => {}
            }
        }
    }

    /// Tells the last one who is waited for that all others have answered.
    pub(super) fn notify_last(&mut self, asks: &[AnyAsk]) {
        let missing: Vec<&AnyAsk> = asks.iter().filter(|ask| !self.answers_by_itself(ask)).collect();
        let [last] = missing[..] else { return };
        let by_a_person = self.state.waited.iter().any(|seat| asks.iter().all(|ask| ask.seat.0 != *seat));
        let slow = self.state.pace.tempo == super::Tempo::Slow;
        let untold = self.state.clock.is_some_and(|clock| !clock.last_told);
        if by_a_person && slow && untold {
            self.notice(last.seat, NoticeKind::Last, last.number);
            self.state.clock = self.state.clock.map(|clock| Clock { last_told: true, ..clock });
        }
    }

    /// Calls those who have not answered for a while.
    pub(super) fn remind(&mut self, asks: &[AnyAsk]) {
        let slow = self.state.pace.tempo == super::Tempo::Slow;
        for ask in asks {
            if !self.answers_by_itself(ask) {
                self.notice(ask.seat, if slow { NoticeKind::Remind } else { NoticeKind::Turn }, ask.number);
            }
        }
        if let Some(clock) = &mut self.state.clock {
            clock.remind = None;
        }
        self.go_on();
    }

    /// Tells one person, unless quiet hours say later.
    pub(super) fn notice(&mut self, seat: Seat, kind: NoticeKind, question: u32) {
        let Some(user) = self.table().seats[seat.index()].user else { return };
        let person = self.circumstances.people.iter().find(|person| person.user == user);
        if kind == NoticeKind::Remind && person.is_some_and(|person| !person.reminders) {
            return;
        }
        let quiet = person.and_then(|person| person.quiet).filter(|_| kind == NoticeKind::Remind);
        let not_before = quiet.map_or(self.now(), |quiet| after_quiet(quiet, self.now()));
        let cause = format!("{}:{question}", kind.id());
        self.change.notices.push(NewNotice { user, kind, cause, not_before });
    }

    // ------------------------------------------------------------------------------------------ the end

    /// The game has been played to its end.
    fn over(&mut self) {
        if self.table().stage == Stage::Over {
            return;
        }
        let outcome = self.play.outcome().unwrap_or(crate::kernel::Outcome::of(Vec::new()));
        for (seat, place) in outcome.placed() {
            let chair = &self.table().seats[seat.index()];
            let row = ResultRow {
                seat: seat.0,
                // Whoever left for good has not won, and has raced all the same.
                user: chair.user.or(chair.former),
                place,
                team: outcome.team(seat).map(|team| team as u8),
                drawn: outcome.is_shared(seat),
                pilot: chair.pilot,
                // Filled in by whoever knows the whole story (`career`).
                details: Value::Null,
            };
            self.change.results.push(row);
            // Who was there sees it in the channel.
            let slow = self.state.pace.tempo == super::Tempo::Slow;
            if slow && self.table().seats[seat.index()].pilot != Pilot::Bot {
                self.notice(seat, NoticeKind::Over, 0);
            }
        }
        // How it ended is told in a message of its own.
        self.state.post_anew = Some(self.state.moment(self.now()));
        self.end(Stage::Over);
    }

    pub(super) fn end(&mut self, stage: Stage) {
        self.change.table.stage = stage;
        self.change.table.deadline = None;
        self.change.table.wake = None;
        self.state.clock = None;
        self.wipe_jottings();
    }
}

/// What moments at a table are drawn with: made from the seed, which cannot be found from it.
fn salt(seed: &crate::kernel::Seed) -> u64 {
    let hash = Sha256::new().chain_update(b"moments").chain_update(seed).finalize();
    u64::from_be_bytes(hash[..8].try_into().unwrap_or_default())
}

/// What the open questions are, in short: who is asked, how many answers there are.
pub fn questions(asks: &[AnyAsk]) -> String {
    let one = |ask: &AnyAsk| {
        format!("{}:{}:{}", ask.seat.0, ask.number, ask.choices + ask.sets.iter().sum::<usize>())
    };
    // A hash, since the number of answers says something of a hand.
    let all: Vec<String> = asks.iter().map(one).collect();
    let hash = Sha256::digest(all.join(" ").as_bytes());
    crate::kernel::to_hex(&hash.into())[..16].to_owned()
}
