//! The race as it is told to people who read along: what belongs together in one sentence, and never the same
//! joke twice running.
//!
//! Each sentence follows from what was told, how it came to it, and its place in the story: whoever tells it
//! again says the same.

use super::Event;
use super::cards::{Card, Trait, Vehicle};
use super::deeds::{deed, joined};
use super::past::{ends_a_duel, mover};
use super::story::{card, line};
use super::view::View;
use crate::kernel::{Arg, Remark, Seat, Telling, Text, Viewer};

/// How far back something is remembered that explains what happens now.
pub const MEMORY: i64 = 40;
/// How far back the same kind of sentence is still in the reader's ear.
const EAR: i64 = 24;
/// How many of those are looked at, one after another.
const ECHOES: u32 = 6;
/// A lead that nobody forgets.
const ROUT: i32 = 5;

/// So many rows before the first that is told explain it.
pub const LOOK_BACK: i64 = MEMORY + EAR * ECHOES as i64;

/// Sentences that stand in one line at most.
const LINE_MOST: usize = 6;

/// Tells the rows from `from` on; those before them are there to be looked back upon. What comes of something
/// stands in its line.
pub fn tell(view: &View, story: &[(i64, Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
    let tale = Tale { view, story, viewer };
    let mut told: Vec<Telling> = Vec::new();
    let (mut at, mut sentences, mut fresh) = (0, 0, true);
    while at < story.len() {
        let (end, text) = tale.sentence(at);
        fresh |= begins(&story[at].1) || sentences == LINE_MOST;
        if let Some(text) = text {
            let (n, remark) = (story[end].0, (at..=end).rev().find_map(|at| remark(&story[at].1)));
            match told.last_mut().filter(|_| !fresh) {
                Some(line) => {
                    let both = Text::new("tale-and").with("one", line.text.clone()).with("more", text);
                    *line = Telling { n, text: both, remark: remark.or(line.remark) };
                    sentences += 1;
                }
                None => {
                    told.push(Telling { n, text, remark });
                    sentences = 1;
                }
            }
            fresh = false;
        }
        at = end + 1;
    }
    told.retain(|line| line.n >= from);
    told
}

/// Whether something new begins with this; all else comes of what was before.
fn begins(event: &Event) -> bool {
    match event {
        Event::Laid { card: one, .. } => one.trigger().is_none(),
        Event::Turn { .. }
        | Event::Attempt { .. }
        | Event::PassingTest { .. }
        | Event::RepairTest { .. }
        | Event::Waved { .. }
        | Event::TookVehicle { .. }
        | Event::Bid { .. }
        | Event::Grid { .. }
        | Event::Reshuffled
        | Event::LastLap { .. }
        | Event::Flag { .. }
        | Event::Over { .. } => true,
        // What is drawn and discarded ends what was done before it.
        Event::Drew { .. } | Event::Discarded { .. } => false,
        event => deed(event).is_some(),
    }
}

/// What somebody with a tongue of their own might remark upon.
fn remark(event: &Event) -> Option<Remark> {
    let (seat, occasion, count) = match event {
        Event::Lap { seat, .. } => (*seat, "lap", 2),
        Event::Passed { passer, .. } => (*passer, "overtakes", 3),
        Event::Damaged { seat, .. } => (*seat, "hit", 3),
        _ => return None,
    };
    Some(Remark { seat, occasion, count })
}

/// The story, as one viewer is told it.
pub struct Tale<'a> {
    /// The race, for its vehicles.
    pub view: &'a View,
    /// What was told, by number.
    pub story: &'a [(i64, Event)],
    /// To whom.
    pub viewer: Viewer,
}

impl Tale<'_> {
    /// The sentence that begins with this row: where it ends, and what it says.
    fn sentence(&self, at: usize) -> (usize, Option<Text>) {
        let (end, text) = self.happening(at);
        // A lap is the best thing that there is to say of a pass.
        match (&self.story[end].1, self.story.get(end + 1), text) {
            (Event::Passed { passer, .. }, Some((_, Event::Lap { seat, laps })), Some(what))
                if passer == seat =>
            {
                (end + 1, Some(Text::new("tale-with-lap").with("what", what).with("laps", i64::from(*laps))))
            }
            (_, _, text) => (end, text),
        }
    }

    /// The same, but for the lap that may come of it.
    fn happening(&self, at: usize) -> (usize, Option<Text>) {
        let next = |ahead: usize| self.story.get(at + ahead).map(|(_, event)| event);
        match &self.story[at].1 {
            // What follows says it.
            Event::Attempt { .. } if matches!(next(1), Some(Event::PassingTest { .. })) => (at, None),
            Event::PassingTest { .. } if next(1).is_some_and(ends_a_duel) => self.outcome(at + 1),
            event if ends_a_duel(event) => self.outcome(at),
            // 5.2: what comes of damage upon damage.
            Event::Damaged { seat, again: true } => match next(1) {
                Some(Event::Passed { passer, passed }) if passed == seat => {
                    let text = Text::new("tale-hit-and-passed").with("player", *seat).with("other", *passer);
                    (at + 1, Some(text.with("end", self.end(at))))
                }
                _ => (at, self.hit_again(at, *seat)),
            },
            Event::RepairTest { seat, total, complexity } => match next(1) {
                Some(Event::Repaired { .. }) => {
                    (at + 1, Some(self.repair(at, "repaired", *seat, total.sum(), *complexity)))
                }
                Some(Event::StillBroken { .. }) => {
                    (at + 1, Some(self.repair(at, "still-broken", *seat, total.sum(), *complexity)))
                }
                _ => (at, line(&self.story[at].1, self.viewer)),
            },
            Event::Turn { seat, extra: false } => match next(1).and_then(mover) {
                Some(who) if who == *seat => (at, None),
                _ => (at, Some(self.plain(at, "turn").with("player", *seat))),
            },
            Event::TookVehicle { .. } => self.all_climb_in(at),
            Event::Works { seat, card: one, .. } => self.works(at, *seat, *one),
            event if deed(event).is_some() => self.deeds(at),
            _ => (at, self.single(at)),
        }
    }

    /// 7.6: a card in play that does something by itself, and what that is: nobody would know why it happens.
    fn works(&self, at: usize, seat: Seat, one: Card) -> (usize, Option<Text>) {
        let hits = |event: &Event| matches!(event, Event::Damaged { .. } | Event::Spared { .. });
        let moves = |event: &Event| {
            matches!(event, Event::Discarded { .. } | Event::Drew { .. } | Event::Lost { .. })
        };
        if !self.story.get(at + 1).is_some_and(|(_, event)| hits(event) || moves(event)) {
            return (at, line(&self.story[at].1, self.viewer));
        }
        let (end, what) = self.happening(at + 1);
        let text = Text::new("tale-works").with("player", seat).with("card", card(one));
        (end, what.map(|what| text.with("what", what)))
    }

    /// 5.2, 5.3: damage upon damage whose pass does not follow at once: it comes behind somebody else's damage, or wrecks turn their order
    /// round, or the place is kept.
    fn hit_again(&self, at: usize, seat: Seat) -> Option<Text> {
        match self.comes_of_it(at, seat) {
            Some(Event::Passed { .. }) => self.single(at),
            Some(_) => Some(Text::new("tale-hit-again").with("player", seat)),
            None => Some(Text::new("tale-hit-and-holds").with("player", seat)),
        }
    }

    /// What comes of somebody's damage upon damage; nothing, where they keep their place.
    fn comes_of_it(&self, at: usize, seat: Seat) -> Option<&Event> {
        let together = |event: &&Event| match event {
            Event::Damaged { .. } | Event::Passed { .. } | Event::Swapped { .. } => true,
            Event::Works { card, .. } => card.def().traits.contains(&Trait::HoldPlace),
            _ => false,
        };
        self.story[at + 1..].iter().map(|(_, event)| event).take_while(together).find(|event| match event {
            Event::Passed { passed, .. } => *passed == seat,
            Event::Swapped { run } => run.contains(&seat),
            _ => false,
        })
    }

    /// One event that stands for itself.
    fn single(&self, at: usize) -> Option<Text> {
        let event = &self.story[at].1;
        Some(match event {
            Event::Attempt { attacker, defender, .. } => {
                let family =
                    if self.passed_before(at, *defender, *attacker) { "attempt-revenge" } else { "attempt" };
                self.plain(at, family).with("player", *attacker).with("other", *defender)
            }
            Event::PassingTest { .. } => self.rolls(at)?,
            Event::Damaged { seat, .. } => {
                Text::new("tale-damaged").with("player", *seat).with("end", self.end(at))
            }
            Event::Lap { seat, laps } => Text::new("tale-lap")
                .with("player", *seat)
                .with("laps", i64::from(*laps))
                .with("end", self.end(at)),
            Event::Spared { seat } => {
                Text::new("tale-spared").with("player", *seat).with("end", self.end(at))
            }
            Event::Repaired { seat } => {
                Text::new("tale-repaired-free").with("player", *seat).with("end", self.end(at))
            }
            Event::Laid { card: one, .. } => {
                let text = line(event, self.viewer)?;
                if !self.salt(at).is_multiple_of(3) {
                    return Some(text);
                }
                let flavour = Text::new(format!("card-{}.flavour", one.id()));
                Text::new("tale-laid").with("what", text).with("end", flavour)
            }
            Event::Grid { pack } => return self.grid(at, pack).or_else(|| line(event, self.viewer)),
            _ => return line(event, self.viewer),
        })
    }

    /// Everybody who climbs in at the start, in one sentence.
    fn all_climb_in(&self, at: usize) -> (usize, Option<Text>) {
        let took = |event: &Event| match event {
            Event::TookVehicle { seat, vehicle } => Some((*seat, *vehicle)),
            _ => None,
        };
        let all: Vec<(Seat, Vehicle)> = self.story[at..].iter().map_while(|(_, event)| took(event)).collect();
        let one = |(seat, vehicle): &(Seat, Vehicle)| {
            Text::new("tale-climbs-in")
                .with("player", *seat)
                .with("vehicle", format!("vehicle-{}", vehicle.id()))
        };
        let climbers = joined(all.iter().map(one).collect());
        (at + all.len() - 1, climbers.map(|all| Text::new("tale-all-climb-in").with("all", all)))
    }

    /// Small things that one player does in a row, in one sentence. How many cards were drawn is said at its end, so that it
    /// ends there; a stop is the beginning of one, or what was fitted at the stop before would be part of it.
    fn deeds(&self, at: usize) -> (usize, Option<Text>) {
        let Some((seat, _)) = deed(&self.story[at].1) else { return (at, None) };
        let mut deeds: Vec<Text> = Vec::new();
        let (mut end, mut drawn, mut cards) = (at, 0_i64, Vec::new());
        for (row, (_, event)) in self.story.iter().enumerate().skip(at) {
            match deed(event) {
                Some((who, said)) if who == seat => {
                    let drew = matches!(event, Event::Drew { .. });
                    if drawn > 0 && !drew || row > at && matches!(event, Event::PitStop { .. }) {
                        break;
                    }
                    match event {
                        Event::Drew { card: one, .. } => {
                            drawn += 1;
                            cards.push(name(one.0));
                        }
                        _ => deeds.extend(said),
                    }
                    end = row;
                }
                _ => break,
            }
        }
        if drawn > 0 {
            let own = self.viewer.is(seat);
            deeds.push(match own {
                true => Text::new("deed-draws-these").with("player", seat).with("cards", Arg::Names(cards)),
                false => Text::new("deed-draws").with("count", drawn),
            });
        }
        let said = joined(deeds);
        (end, said.map(|deeds| Text::new("tale-deeds").with("player", seat).with("deeds", deeds)))
    }

    /// What came of an attempt; with the test, where there was one, and with the damage that a tie does. Says
    /// where it ends.
    fn outcome(&self, at: usize) -> (usize, Option<Text>) {
        let Some(duel) = self.duel(at) else { return (at, None) };
        if self.shakes_both(at) {
            let sum = duel.sums.map_or(0, |(sum, _)| i64::from(sum));
            let text = Text::new("tale-tied-both").with("player", duel.attacker).with("other", duel.defender);
            return (at + 2, Some(text.with("sum", sum).with("end", self.end(at))));
        }
        let key = match (&self.story[at].1, duel.sums.is_some()) {
            (Event::Passed { .. }, true) => "tale-duel-passed",
            (Event::Passed { .. }, false) => "tale-passed",
            (Event::Held { .. }, true) => "tale-duel-held",
            (Event::Held { .. }, false) => "tale-held",
            (_, true) => "tale-duel-tied",
            (_, false) => "tale-tied",
        };
        let (sum, other) = duel.sums.unwrap_or_default();
        let text = Text::new(key).with("player", duel.attacker).with("other", duel.defender);
        let text = text.with("sum", i64::from(sum)).with("othersum", i64::from(other));
        (at, Some(text.with("end", self.end(at))))
    }

    fn rolls(&self, at: usize) -> Option<Text> {
        let text = line(&self.story[at].1, self.viewer)?;
        Some(Text { key: "tale-rolls".to_owned(), args: text.args }.with("end", self.end(at)))
    }

    fn repair(&self, at: usize, family: &str, seat: Seat, sum: i8, complexity: i8) -> Text {
        Text::new(format!("tale-{family}"))
            .with("player", seat)
            .with("sum", i64::from(sum))
            .with("complexity", i64::from(complexity))
            .with("end", self.end(at + 1))
    }

    // ------------------------------------------------------------------------------------ which words

    /// A sentence of a kind of which there are several.
    fn plain(&self, at: usize, family: &'static str) -> Text {
        Text::new(format!("tale-{family}-{}", 1 + self.variant(at, family, ECHOES)))
    }

    /// The tail of a sentence, by what it is about.
    fn end(&self, at: usize) -> Text {
        let family = self.family(at);
        Text::new(format!("end-{family}-{}", 1 + self.variant(at, family, ECHOES)))
    }

    /// What kind of thing has happened, as far as words go.
    fn family(&self, at: usize) -> &'static str {
        let by = |lead: i32, narrow, plain, rout| match lead.abs() {
            ..=1 => narrow,
            ROUT.. => rout,
            _ => plain,
        };
        if self.is_said_elsewhere(at) {
            return "";
        }
        let lead = self.duel(at).and_then(|duel| duel.sums).map(|(attack, defence)| attack - defence);
        match &self.story[at].1 {
            Event::Passed { passer, passed }
                if lead.is_some() && self.passed_before(at, *passed, *passer) =>
            {
                "revenge"
            }
            Event::Passed { .. } => lead.map_or("towed", |lead| by(lead, "past-narrow", "past", "past-rout")),
            Event::Held { .. } => lead.map_or("held", |lead| by(lead, "held-narrow", "held", "held-rout")),
            Event::Tied { .. } => "tied",
            Event::Damaged { seat, again: true }
                if !matches!(self.comes_of_it(at, *seat), Some(Event::Passed { .. })) =>
            {
                ""
            }
            Event::Damaged { seat, .. } if self.hits(at, *seat) > 2 => "third",
            Event::Damaged { again: true, .. } => "again",
            Event::Damaged { seat, .. } => self.by_vehicle(at, *seat).unwrap_or("damaged"),
            Event::Lap { .. } => "lap",
            Event::Spared { .. } => "spared",
            Event::Repaired { .. } => "repaired",
            Event::StillBroken { .. } => "broken",
            Event::PassingTest { attack, defence, .. } => {
                by(i32::from(attack.sum() - defence.sum()), "rolls-near", "rolls", "rolls-far")
            }
            Event::Turn { .. } => "turn",
            Event::Attempt { attacker, defender, .. } if self.passed_before(at, *defender, *attacker) => {
                "attempt-revenge"
            }
            Event::Attempt { .. } => "attempt",
            _ => "",
        }
    }

    /// Half of the time damage sounds like the vehicle that takes it.
    fn by_vehicle(&self, at: usize, seat: Seat) -> Option<&'static str> {
        let vehicle = self.view.cars.get(seat.index())?.vehicle?;
        self.salt(at).is_multiple_of(2).then_some(vehicle.id())
    }

    /// A number that goes with this row and nothing else.
    fn salt(&self, at: usize) -> u64 {
        let (n, event) = &self.story[at];
        let seat = mover(event).map_or(8, |seat| u64::from(seat.0));
        scrambled((*n as u64) << 4 | seat)
    }

    /// Which of the sentences of its kind: any, but not the one that was said last.
    fn variant(&self, at: usize, family: &str, echoes: u32) -> u64 {
        let count = variants(family);
        let drawn = (self.salt(at) >> 8) % count;
        if echoes == 0 || count == 1 {
            return drawn;
        }
        let oldest = self.story[at].0 - EAR;
        let heard = self.story[..at].iter().enumerate().rev();
        let mut heard = heard.take_while(|(_, (n, _))| *n >= oldest).map(|(before, _)| before);
        let last = heard.find(|before| self.family(*before) == family);
        match last.map(|before| self.variant(before, family, echoes - 1)) {
            Some(last) if last == drawn => (drawn + 1) % count,
            _ => drawn,
        }
    }
}

/// How many sentences there are of a kind.
pub fn variants(family: &str) -> u64 {
    match family {
        "past" | "held" | "attempt" => 8,
        "attempt-revenge" | "third" | "rolls" | "rolls-near" | "rolls-far" => 4,
        family if Vehicle::from_id(family).is_some() => 2,
        _ => 6,
    }
}

/// Every kind of which there are several sentences: those that stand alone, and those that end another one.
pub const FAMILIES: [&[&str]; 2] = [
    &["turn", "attempt", "attempt-revenge"],
    &[
        "revenge",
        "past",
        "past-narrow",
        "past-rout",
        "towed",
        "held",
        "held-narrow",
        "held-rout",
        "tied",
        "third",
        "again",
        "damaged",
        "lap",
        "spared",
        "repaired",
        "broken",
        "rolls",
        "rolls-near",
        "rolls-far",
    ],
];

/// Bits that look like chance and are none.
fn scrambled(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

fn name(one: Card) -> String {
    format!("card-{}", one.id())
}
