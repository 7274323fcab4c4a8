//! Part of a game, any game: it is played the same way in two worlds until it is at rest, and on from there
//! where others hold other things. Those do what looks the same from outside, with whatever they hold; the
//! viewer and the bots hold the same in both.

use crate::oracle;
use crate::pair::Pair;
use crate::world::{Error, Kept};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::kernel::{AnyAsk, Choice, Patience, Seat};
use std::fmt::Write as _;

/// Answers after which a game that is to come to rest does not any more.
const RESTLESS: usize = 60;

/// What is played, by whom, and how much of it.
pub struct Course {
    pub kind: &'static str,
    /// What is set, by the place of each notch among those of its dial.
    pub options: &'static [(&'static str, u64)],
    pub people: &'static [&'static str],
    pub bots: u64,
    /// How well the bots play, by its place among the levels.
    pub level: &'static str,
    /// Who looks: one of the people.
    pub viewer: &'static str,
    /// Deeds before anything is another thing in the second world, and after it.
    pub opening: usize,
    pub deeds: usize,
    pub whims: u64,
    /// Whether others may give another answer in each world: what they choose is never shown.
    pub unlike: bool,
}

/// What came by on the way.
#[derive(Default, Debug)]
pub struct Came {
    /// Answers of people in windows.
    pub windows: usize,
    /// Answers of others outside them, and those of them that were another answer in each world.
    pub others: usize,
    pub unlike: usize,
    pub own: usize,
    /// Moments at which the clock or a bot went on.
    pub moments: usize,
}

/// Plays it in two worlds.
pub fn play(course: &Course) -> Result<(Pair, Came), Error> {
    let mut pair = Pair::new()?;
    let opener = course.people[0];
    let mut options: Vec<(&str, Value)> =
        course.options.iter().map(|(dial, notch)| (*dial, json!(notch))).collect();
    options.push(("bots", json!(course.bots)));
    pair.run(opener, &format!("{} new", course.kind), &options)?;
    if course.bots > 0 {
        pair.choose(opener, "c5.1.level", course.level)?;
    }
    for who in &course.people[1..] {
        pair.run(who, "table join", &[])?;
    }
    pair.run(opener, "table start", &[])?;
    let chairs = pair.worlds[0].kept()?.chairs;
    let at = chairs.iter().position(|(name, _)| name == course.viewer).ok_or("they do not sit there")?;
    let (viewer, whims) = (Seat(at as u8), Random::new(course.whims));
    let mut going = Going { course, viewer, whims, dealt: false, came: Came::default() };
    let mut answers = 0;
    while answers < course.opening || !going.is_at_rest(&pair)? {
        answers += 1;
        if answers > course.opening + RESTLESS || !going.deed(&mut pair)? {
            return Err(format!("it never comes to rest: {}", going.stands(&pair)?).into());
        }
    }
    pair.deal(course.kind, viewer)?;
    (going.dealt, going.came) = (true, Came::default());
    pair.looks()?;
    let mut done = 0;
    while done < course.deeds && going.deed_or_where(&mut pair)? {
        done += 1;
        if done == course.deeds / 2 {
            let other = course.people.iter().find(|name| **name != pair.viewer).ok_or("nobody else")?;
            pair.meddles(other)?;
        }
    }
    pair.looks()?;
    pair.counts()?;
    Ok((pair, going.came))
}

/// A game that is being played.
struct Going<'a> {
    course: &'a Course,
    viewer: Seat,
    whims: Random,
    /// Whether the two worlds are different.
    dealt: bool,
    came: Came,
}

impl Going<'_> {
    fn asks(&self, kept: &Kept) -> Result<Vec<AnyAsk>, Error> {
        let game = games::by_kind(self.course.kind).ok_or("no such game")?;
        Ok(game.load(&kept.save).map_err(|why| why.to_string())?.table.asks())
    }

    /// Whether nothing lies half done, and somebody is to move.
    fn is_at_rest(&self, pair: &Pair) -> Result<bool, Error> {
        let kept = pair.worlds[0].kept()?;
        let save: Value = serde_json::from_str(&kept.save)?;
        let moves = self.asks(&kept)?.iter().any(|ask| ask.patience.is_turn());
        Ok(save["tail"].as_array().is_some_and(Vec::is_empty) && moves)
    }

    /// How things stand in each world.
    fn stands(&self, pair: &Pair) -> Result<String, Error> {
        let mut all = String::new();
        for kept in pair.both(|world| world.kept())? {
            let asks = self.asks(&kept)?;
            let asked: Vec<_> = asks.iter().map(|ask| (ask.seat, ask.patience, ask.choices)).collect();
            writeln!(all, "{} until {:?}: {asked:?}, seats {:?}", kept.stage, kept.due, kept.chairs)?;
        }
        Ok(all)
    }

    /// The same as a deed; what goes wrong says how things stand.
    fn deed_or_where(&mut self, pair: &mut Pair) -> Result<bool, Error> {
        let done = self.deed(pair);
        done.or_else(|why| Err(format!("{why}\n{}", self.stands(pair)?).into()))
    }

    /// One thing happens in both worlds. False, where the game is over.
    fn deed(&mut self, pair: &mut Pair) -> Result<bool, Error> {
        let kept = pair.both(|world| world.kept())?;
        if kept[0].stage != kept[1].stage {
            return Err(format!("{} in one world, {} in the other", kept[0].stage, kept[1].stage).into());
        }
        if kept[0].stage != "running" {
            return Ok(false);
        }
        let (asks, there) = (self.asks(&kept[0])?, self.asks(&kept[1])?);
        let settled = |asks: &[AnyAsk]| asks.first().is_some_and(AnyAsk::is_settled);
        let window = asks.first().is_some_and(|ask| ask.patience == Patience::Reaction);
        if !window && settled(&asks) != settled(&there) {
            // R26: there is one answer in one world alone, and whoever has several is as quick as they like.
            // Both go their own ways.
            return Ok(false);
        }
        if kept[0].due != kept[1].due {
            let due = kept.each_ref().map(|kept| kept.due);
            return Err(format!("when the clock looks again tells two worlds apart: {due:?}").into());
        }
        let person = |ask: &&AnyAsk| kept[0].chairs[ask.seat.index()].1 && ask.patience != Patience::Offer;
        let asked: Vec<Seat> = asks.iter().filter(person).map(|ask| ask.seat).collect();
        let goes_on = match asked.get(self.whims.below(asked.len().max(1))) {
            // Now and then nobody does anything, and time decides.
            Some(seat) if window && self.whims.below(4) > 0 => self.reacts(pair, &kept, *seat)?,
            Some(seat) if !window => self.moves(pair, &kept, *seat)?,
            _ => false,
        };
        if !goes_on {
            self.waits(pair, &kept)?;
        }
        Ok(true)
    }

    /// The clock goes on to what is next, to the millisecond.
    fn waits(&mut self, pair: &mut Pair, kept: &[Kept; 2]) -> Result<(), Error> {
        let due = kept[0].due.ok_or("nothing is ever due")?;
        let now = pair.worlds[0].time().timestamp_millis();
        self.came.moments += 1;
        pair.pass(TimeDelta::milliseconds((due - now).max(1)))
    }

    /// Somebody answers in a window: the viewer with whatever is offered, others say no, whatever they hold.
    fn reacts(&mut self, pair: &mut Pair, kept: &[Kept; 2], seat: Seat) -> Result<bool, Error> {
        let who = kept[0].chairs[seat.index()].0.clone();
        self.came.windows += 1;
        if (seat == self.viewer || !self.dealt)
            && self.whims.below(2) == 0
            && self.answers(pair, &who, None)?
        {
            return Ok(true);
        }
        pair.press_table(&who, "no")
    }

    /// Somebody moves.
    fn moves(&mut self, pair: &mut Pair, kept: &[Kept; 2], seat: Seat) -> Result<bool, Error> {
        let who = kept[0].chairs[seat.index()].0.clone();
        if seat == self.viewer || !self.dealt {
            self.came.own += 1;
            let game = games::by_kind(self.course.kind).ok_or("no such game")?;
            let table = game.load(&kept[0].save).map_err(|why| why.to_string())?.table;
            return match table.advise(seat) {
                Some(Choice::Several { of, items }) => {
                    let saves = [kept[0].save.as_str(), kept[1].save.as_str()];
                    let asks = table.asks();
                    let ask = asks.iter().find(|ask| ask.seat == seat).ok_or("they are not asked")?;
                    let set = (of, items, ask.sets[of]);
                    let found = oracle::alike_of_set(self.course.kind, saves, (seat, self.viewer), set)?;
                    found.map_or(Ok(false), |items| pair.confirms(&who, of, items))
                }
                advised => self.answers(pair, &who, advised),
            };
        }
        let offered = pair.offered(&who)?;
        let saves = [kept[0].save.as_str(), kept[1].save.as_str()];
        let seats = (seat, self.viewer);
        let Some(found) =
            oracle::alike(self.course.kind, saves, seats, &offered, (&mut self.whims, self.course.unlike))?
        else {
            return Ok(false);
        };
        self.came.others += 1;
        self.came.unlike += usize::from(found.is_unlike);
        pair.gives(&who, &found.presses)?;
        Ok(true)
    }

    /// Somebody who holds the same in both worlds gives this answer, or any that stands on their page, if there is one.
    fn answers(&mut self, pair: &mut Pair, who: &str, choice: Option<Choice>) -> Result<bool, Error> {
        let [here, there] = pair.offered(who)?;
        let advised = here.iter().position(|press| Some(Choice::One(press.choice)) == choice);
        let at = advised.unwrap_or_else(|| self.whims.below(here.len().max(1)));
        let (Some(here), Some(there)) = (here.get(at), there.get(at)) else { return Ok(false) };
        pair.gives(who, &[here.clone(), there.clone()])?;
        Ok(true)
    }
}
