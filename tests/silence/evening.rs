//! What people do in both worlds, and what is compared after each of it.

use crate::leaks::Leak;
use crate::world::{Error, World};
use chrono::TimeDelta;
use serde_json::json;
use sobremesa::kernel::Seat;
use sobremesa::playground::{Outcome, Seen};
use std::time::{Duration, Instant};

/// So long nothing may have been said before a difference counts: what differs by then stays different.
const QUIET: Duration = Duration::from_secs(3);

/// Presses that anybody can think of, whoever they are: at this table, made by hand.
const MEDDLING: [&str; 12] = [
    "c5.1.hand",
    "c5.1.log",
    "c5.1.orders",
    "c5.1.more",
    "c5.1.undo",
    "c5.1.wait",
    "c5.1.a.0.2.0",
    "c5.1.a.77.5.1",
    "c5.1.m.77.5",
    "c5.1.hands",
    "c5.1.fair",
    "c5.1.replay.1",
];

/// How a difference begins that lies in what can be counted alone.
pub const COUNTED: &str = "what is said";

/// What was looked at.
#[derive(Default, Debug)]
pub struct Looked {
    pub deeds: usize,
    pub bodies: usize,
    pub pictures: usize,
    pub pressed: usize,
    pub letters: usize,
    pub log: usize,
}

/// Two worlds, and who looks for a difference between them.
pub struct Pair {
    worlds: [World; 2],
    viewer: String,
    pub looked: Looked,
}

/// Plays an evening in two worlds that differ in what this seat does not see.
pub fn evening(seat: Seat) -> Result<Pair, Error> {
    let worlds = [World::new("here")?, World::new("there")?];
    let mut pair = Pair { worlds, viewer: "Bob".to_owned(), looked: Looked::default() };
    pair.run("Ann", "cthulhu500 new", &[("pace", json!(1)), ("reactions", json!(1))])?;
    pair.run("Bob", "table join", &[])?;
    pair.run("Carmen", "table join", &[])?;
    pair.run("Ann", "table start", &[])?;
    pair.viewer = pair.worlds[0].name_at(seat)?;
    pair.worlds[0].deal(seat, false)?;
    pair.worlds[1].deal(seat, true)?;
    pair.looks()?;
    // Whoever does not bid yet: the rest of the evening is a question that waits for them.
    let others: Vec<&str> =
        ["Ann", "Bob", "Carmen"].into_iter().filter(|name| *name != pair.viewer).collect();
    let (bids, waits) = (others[0], others[1]);
    let viewer = pair.viewer.clone();
    // Somebody else's answer, pressed by whoever is asked the same, would count for whoever presses.
    pair.answer(&viewer, 0)?;
    pair.meddles(bids)?;
    pair.answer(bids, 0)?;
    pair.looks()?;
    pair.run(waits, "table orders", &[])?;
    for hours in [3, 9] {
        pair.worlds.iter().for_each(|world| world.pass(TimeDelta::hours(hours)));
        pair.alike("time passes")?;
    }
    // The clock is stopped, goes on, and is stopped again for the rest of the evening.
    for about in [2, 3, 2] {
        pair.run(waits, "table vote", &[("about", json!(about))])?;
    }
    pair.meddles(waits)?;
    pair.looks()?;
    pair.counts()?;
    Ok(pair)
}

impl Pair {
    /// Somebody types a command.
    fn run(&mut self, who: &str, words: &str, options: &[(&str, serde_json::Value)]) -> Result<(), Error> {
        let came = self.each(|world| Ok(kind(&world.run(&world.person(who), words, options)?)))?;
        self.same_outcome(&format!("{who}: {words}"), came)
    }

    /// The same is done in both worlds.
    fn each<T>(&self, deed: impl Fn(&World) -> Result<T, Error>) -> Result<[T; 2], Error> {
        Ok([deed(&self.worlds[0])?, deed(&self.worlds[1])?])
    }

    fn same_outcome(&mut self, deed: &str, came: [String; 2]) -> Result<(), Error> {
        if came.iter().any(|came| came == "failed") {
            return Err(format!("{deed}: never answered").into());
        }
        if came[0] != came[1] {
            return Err(format!("{deed}: {} and {}", came[0], came[1]).into());
        }
        self.alike(deed)
    }

    /// Somebody opens their hand, and gives the answer that stands there in this place.
    fn answer(&mut self, who: &str, at: usize) -> Result<(), Error> {
        self.run(who, "table hand", &[])?;
        let came = self.each(|world| {
            let person = world.person(who);
            let page = world.own(&person).ok_or("no page")?;
            let answer = answers(&page).into_iter().nth(at);
            let (id, value) = answer.ok_or_else(|| format!("{who} has no answer: {}", page.text()))?;
            Ok(kind(&world.press(&person, page.id, &id, value.as_deref())?))
        })?;
        self.same_outcome(&format!("{who} answers"), came)
    }

    /// The viewer and a stranger look at all there is.
    fn looks(&mut self) -> Result<(), Error> {
        for who in [self.viewer.clone(), "Dan".to_owned()] {
            // A page takes the place of the one before: what is looked at last stays, and is another one for each.
            let last = if who == "Dan" { "log" } else { "show" };
            for words in ["hand", "log", "orders", "show", last] {
                self.run(&who, &format!("table {words}"), &[])?;
            }
            let suggested =
                self.each(|world| Ok(json!(world.suggested(&world.person(&who))?).to_string()))?;
            self.same_outcome(&format!("{who} is offered"), suggested)?;
        }
        Ok(())
    }

    /// The viewer and a stranger press what they were never offered: made by hand, and what stands on somebody else's page.
    fn meddles(&mut self, whose: &str) -> Result<(), Error> {
        self.run(whose, "table hand", &[])?;
        for who in [self.viewer.clone(), "Dan".to_owned()] {
            for id in MEDDLING {
                let came = self.each(|world| Ok(kind(&world.meddle(&world.person(&who), id)?)))?;
                self.same_outcome(&format!("{who} presses {id}"), came)?;
                self.looked.pressed += 1;
            }
            let came = self.each(|world| {
                let page = world.own(&world.person(whose)).ok_or("no page")?;
                let id = answers(&page).into_iter().find(|(_, value)| value.is_none());
                let Some((id, _)) = id else { return Ok("nothing to press".to_owned()) };
                Ok(kind(&world.meddle(&world.person(&who), &id)?))
            })?;
            self.same_outcome(&format!("{who} presses what is {whose}'s"), came)?;
        }
        Ok(())
    }

    /// Once everything has come to rest, the viewer and a stranger see the same in both worlds.
    fn alike(&mut self, deed: &str) -> Result<(), Error> {
        self.looked.deeds += 1;
        for name in [self.viewer.clone(), "Dan".to_owned()] {
            self.until_same(&format!("{deed}: what {name} sees"), |world| {
                world.rest()?;
                Ok(world.seen(&world.person(&name))?.0)
            })?;
        }
        let person = self.worlds[0].person(&self.viewer);
        self.looked.pictures = self.worlds[0].seen(&person)?.1;
        self.looked.letters = self.looked.letters.max(person.sees(person.dm()).len());
        Ok(())
    }

    /// What anybody can count, and what the program has written down.
    fn counts(&mut self) -> Result<(), Error> {
        let people = [self.viewer.as_str(), "Dan"];
        self.until_same(COUNTED, |world| Ok(world.counted(&people).0))?;
        self.until_same("the log", |world| Ok(world.logged().0))?;
        self.looked.bodies = self.worlds[0].counted(&[]).1;
        self.looked.log = self.worlds[0].logged().1;
        Ok(())
    }

    /// Where a mistake would tell the two worlds apart, which are the same without it.
    pub fn tells(&mut self, leak: Leak) -> Result<Option<&'static str>, Error> {
        self.worlds.iter_mut().for_each(|world| world.leak = Some(leak));
        let people = [self.viewer.as_str(), "Dan"];
        let seen = self.each(|world| {
            people
                .map(|who| world.seen(&world.person(who)).map(|seen| seen.0))
                .into_iter()
                .collect::<Result<Vec<_>, _>>()
        })?;
        let offered = self.each(|world| {
            people.map(|who| world.suggested(&world.person(who))).into_iter().collect::<Result<Vec<_>, _>>()
        })?;
        let [here, there] = &self.worlds;
        let found = [
            ("what is seen", seen[0] != seen[1]),
            ("what is offered", offered[0] != offered[1]),
            ("what is said", here.counted(&people).0 != there.counted(&people).0),
            ("the log", here.logged().0 != there.logged().0),
        ];
        self.worlds.iter_mut().for_each(|world| world.leak = None);
        Ok(found.into_iter().find(|(_, differs)| *differs).map(|(what, _)| what))
    }

    /// Waits until something is the same in both worlds. What still differs when nobody has said anything for a while, differs.
    fn until_same(&self, what: &str, of: impl Fn(&World) -> Result<String, Error>) -> Result<(), Error> {
        let mut said = 0;
        let mut since = Instant::now();
        loop {
            let [here, there] = self.each(&of)?;
            if here == there {
                return Ok(());
            }
            let now: usize = self.worlds.iter().map(World::said).sum();
            if now != said {
                (said, since) = (now, Instant::now());
            } else if since.elapsed() > QUIET {
                return Err(format!("{what} tells two worlds apart: {}", difference(&here, &there)).into());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Where two texts part.
fn difference(here: &str, there: &str) -> String {
    let same = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(120)..text.len().min(same + 240)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("{}\n-- and there: {}", part(here), part(there))
}

/// How somebody was answered.
fn kind(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Answered(_) | Outcome::Thinking(_) => "answered".to_owned(),
        Outcome::Updated => "updated".to_owned(),
        Outcome::Choices(all) => json!(all).to_string(),
        Outcome::Form(form) => form.shown.to_string(),
        Outcome::Failed => "failed".to_owned(),
    }
}

/// Every button and every option of a page that gives an answer.
fn answers(page: &Seen) -> Vec<(String, Option<String>)> {
    let gives = |id: &str| matches!(id.split('.').nth(2), Some("a" | "m"));
    let mut all = Vec::new();
    for button in page.parts(2).iter().filter(|button| button["disabled"] != true) {
        all.extend(button["custom_id"].as_str().filter(|id| gives(id)).map(|id| (id.to_owned(), None)));
    }
    for menu in page.parts(3) {
        let Some(id) = menu["custom_id"].as_str().filter(|id| gives(id)) else { continue };
        for option in menu["options"].as_array().into_iter().flatten() {
            all.push((id.to_owned(), option["value"].as_str().map(str::to_owned)));
        }
    }
    all
}
