//! Two worlds in which the same is done, and what is compared after each deed.

use crate::leaks::Leak;
use crate::oracle::Press;
use crate::world::{Error, World};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::kernel::Seat;
use sobremesa::playground::{Entry, Outcome, Seen};
use sobremesa::store::Time;
use std::sync::Mutex;
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
/// Who has no seat, and looks on.
const STRANGER: &str = "Dan";

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
    pub worlds: [World; 2],
    pub viewer: String,
    pub looked: Looked,
}

impl Pair {
    /// Two worlds in which nothing has happened yet.
    pub fn new() -> Result<Pair, Error> {
        let [here, there] = at_once(|number| World::new(number == 1));
        Ok(Pair { worlds: [here?, there?], viewer: STRANGER.to_owned(), looked: Looked::default() })
    }

    /// From now on somebody in this seat looks, and everything that they do not see is another thing in the
    /// second world.
    pub fn deal(&mut self, kind: &str, seat: Seat) -> Result<(), Error> {
        let kept = self.worlds[0].kept()?;
        self.viewer = kept.chairs.get(usize::from(seat.0)).ok_or("no such seat")?.0.clone();
        self.worlds.iter_mut().try_for_each(|world| world.deal(kind, seat))
    }

    /// Looks at something in both worlds.
    pub fn both<T: Send>(&self, look: impl Fn(&World) -> Result<T, Error> + Sync) -> Result<[T; 2], Error> {
        let [here, there] = at_once(|number| look(&self.worlds[number]));
        Ok([here?, there?])
    }

    /// The same is done in both worlds, at a moment of its own.
    fn each<T: Send>(&self, deed: impl Fn(&World) -> Result<T, Error> + Sync) -> Result<[T; 2], Error> {
        self.both(|world| {
            world.pass(TimeDelta::milliseconds(1));
            deed(world)
        })
    }

    /// Time passes, as much in both.
    pub fn pass(&mut self, time: TimeDelta) -> Result<(), Error> {
        self.worlds.iter().for_each(|world| world.pass(time));
        self.alike("time passes")
    }

    /// Somebody types a command.
    pub fn run(&mut self, who: &str, words: &str, options: &[(&str, Value)]) -> Result<(), Error> {
        let came = self.each(|world| Ok(kind(&world.run(&world.person(who), words, options)?)))?;
        self.same_outcome(&format!("{who}: {words}"), came)
    }

    /// Somebody chooses from a menu that stands nowhere.
    pub fn choose(&mut self, who: &str, id: &str, value: &str) -> Result<(), Error> {
        let came = self.each(|world| Ok(kind(&world.choose(&world.person(who), id, value)?)))?;
        self.same_outcome(&format!("{who} chooses {id}"), came)
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

    /// What somebody can answer on their own page, after they have opened it.
    pub fn offered(&mut self, who: &str) -> Result<[Vec<Press>; 2], Error> {
        self.run(who, "table hand", &[])?;
        self.both(|world| {
            let page = world.own(&world.person(who)).ok_or("no page")?;
            Ok(answers(&page))
        })
    }

    /// Somebody presses this on their own page, in each world.
    pub fn gives(&mut self, who: &str, presses: &[Press; 2]) -> Result<(), Error> {
        let came = self.each(|world| {
            let person = world.person(who);
            let page = world.own(&person).ok_or("no page")?;
            let press = &presses[usize::from(world.odd)];
            Ok(kind(&world.press(&person, page.id, &press.id, press.value.as_deref())?))
        })?;
        self.same_outcome(&format!("{who} answers"), came)
    }

    /// Somebody answers with these items of a set. False, where their page has no such set.
    pub fn confirms(&mut self, who: &str, of: usize, items: u64) -> Result<bool, Error> {
        self.run(who, "table hand", &[])?;
        let came = self.each(|world| {
            let person = world.person(who);
            let page = world.own(&person).ok_or("no page")?;
            let menus = page.parts(3);
            let ids = menus.iter().filter_map(|menu| menu["custom_id"].as_str());
            let marks = ids.map(|id| id.split('.').collect::<Vec<_>>()).find(|parts| {
                parts.get(2) == Some(&"mark") && parts.get(5).and_then(|set| set.parse().ok()) == Some(of)
            });
            let Some(parts) = marks else { return Ok("nothing to mark".to_owned()) };
            let (question, size) = (parts[3], parts[4]);
            let id = format!("c5.1.sure.{question}.{size}.{of}.{}.{}", items as u32, (items >> 32) as u32);
            Ok(kind(&world.meddle(&person, &id)?))
        })?;
        let done = came[0] != "nothing to mark";
        self.same_outcome(&format!("{who} confirms"), came)?;
        Ok(done)
    }

    /// Somebody presses a button of the table by what it does, if it is there: in both worlds or in neither.
    pub fn press_table(&mut self, who: &str, verb: &str) -> Result<bool, Error> {
        let there = self.both(|world| Ok(world.table_button(&world.person(who), verb)))?;
        let [Some(_), Some(_)] = &there else {
            let same = there[0].is_none() && there[1].is_none();
            return if same { Ok(false) } else { Err(format!("a button {verb} in one world alone").into()) };
        };
        let came = self.each(|world| {
            let (message, id) = there[usize::from(world.odd)].clone().ok_or("no button")?;
            Ok(kind(&world.press(&world.person(who), message, &id, None)?))
        })?;
        self.same_outcome(&format!("{who} presses {verb}"), came)?;
        Ok(true)
    }

    /// Somebody opens their hand, and gives the answer that stands there in this place.
    pub fn answer(&mut self, who: &str, at: usize) -> Result<(), Error> {
        let offered = self.offered(who)?;
        let nth = |all: &[Press]| all.get(at).cloned().ok_or_else(|| format!("{who} has no answer {at}"));
        let presses = [nth(&offered[0])?, nth(&offered[1])?];
        self.gives(who, &presses)
    }

    /// The viewer and a stranger look at all there is.
    pub fn looks(&mut self) -> Result<(), Error> {
        for who in [self.viewer.clone(), STRANGER.to_owned()] {
            // A page takes the place of the one before: what is looked at last stays, and is another one for each.
            let last = if who == STRANGER { "log" } else { "show" };
            for words in ["hand", "log", "orders", "show", last] {
                self.run(&who, &format!("table {words}"), &[])?;
            }
            let suggested =
                self.both(|world| Ok(json!(world.suggested(&world.person(&who))?).to_string()))?;
            self.same_outcome(&format!("{who} is offered"), suggested)?;
        }
        Ok(())
    }

    /// The viewer and a stranger press what they were never offered: made by hand, and what stands on
    /// somebody else's page.
    pub fn meddles(&mut self, whose: &str) -> Result<(), Error> {
        self.run(whose, "table hand", &[])?;
        for who in [self.viewer.clone(), STRANGER.to_owned()] {
            for id in MEDDLING {
                let came = self.each(|world| Ok(kind(&world.meddle(&world.person(&who), id)?)))?;
                self.same_outcome(&format!("{who} presses {id}"), came)?;
                self.looked.pressed += 1;
            }
            let came = self.each(|world| {
                let page = world.own(&world.person(whose)).ok_or("no page")?;
                let button = answers(&page).into_iter().find(|press| press.value.is_none());
                let Some(button) = button else { return Ok("nothing to press".to_owned()) };
                Ok(kind(&world.meddle(&world.person(&who), &button.id)?))
            })?;
            self.same_outcome(&format!("{who} presses what is {whose}'s"), came)?;
        }
        Ok(())
    }

    /// Once everything has come to rest, the viewer and a stranger see the same in both worlds.
    pub fn alike(&mut self, deed: &str) -> Result<(), Error> {
        self.looked.deeds += 1;
        let people = [self.viewer.as_str(), STRANGER];
        self.until_same(&format!("{deed}: what {} sees", people.join(" or ")), |world| {
            world.rest()?;
            let seen = people.map(|who| world.seen(&world.person(who)).map(|seen| seen.0));
            Ok(seen.into_iter().collect::<Result<Vec<_>, _>>()?.join("\n"))
        })?;
        let person = self.worlds[0].person(&self.viewer);
        self.looked.pictures = self.looked.pictures.max(self.worlds[0].seen(&person)?.1);
        self.looked.letters = self.looked.letters.max(person.sees(person.dm()).len());
        Ok(())
    }

    /// What anybody can count, and what the program has written down.
    pub fn counts(&mut self) -> Result<(), Error> {
        let people = [self.viewer.as_str(), STRANGER];
        self.until_same(COUNTED, |world| Ok(world.counted(&people).0))?;
        self.until_same("the log", |world| Ok(world.logged().0))?;
        self.looked.bodies = self.worlds[0].counted(&[]).1;
        self.looked.log = self.worlds[0].logged().1;
        Ok(())
    }

    /// Where a mistake would tell the two worlds apart, which are the same without it.
    pub fn tells(&mut self, leak: Leak) -> Result<Option<&'static str>, Error> {
        let people = [self.viewer.clone(), STRANGER.to_owned()];
        let people = people.each_ref().map(String::as_str);
        // A call that comes late in one world can be what the mistake adds in the other: both are counted up
        // to a moment at which they are the same without it.
        let heard = self.heard_alike(&people)?;
        self.worlds.iter_mut().for_each(|world| world.leak = Some(leak));
        let looks = |world: &World| -> Result<_, Error> {
            let seen = people.map(|who| world.seen(&world.person(who)).map(|seen| seen.0));
            let offered = people.map(|who| world.suggested(&world.person(who)));
            let seen: Vec<_> = seen.into_iter().collect::<Result<_, _>>()?;
            Ok((seen, offered.into_iter().collect::<Result<Vec<_>, _>>()?, world.logged().0))
        };
        let [here, there] = self.both(looks)?;
        let [said, said_there] = [0, 1].map(|at| self.worlds[at].counted_of(&heard[at], &people).0);
        self.worlds.iter_mut().for_each(|world| world.leak = None);
        let found = [
            ("what is seen", here.0 != there.0),
            ("what is offered", here.1 != there.1),
            ("the log", here.2 != there.2),
            (COUNTED, said != said_there),
        ];
        Ok(found.into_iter().find(|(_, differs)| *differs).map(|(what, _)| what))
    }

    /// The calls in both worlds, up to a moment at which they are the same to these.
    fn heard_alike(&self, who: &[&str]) -> Result<[Vec<(Time, Entry)>; 2], Error> {
        let heard = Mutex::new([Vec::new(), Vec::new()]);
        self.until_same(COUNTED, |world| {
            let calls = world.heard();
            let counted = world.counted_of(&calls, who).0;
            heard.lock().map_err(|why| why.to_string())?[usize::from(world.odd)] = calls;
            Ok(counted)
        })?;
        Ok(heard.into_inner().map_err(|why| why.to_string())?)
    }

    /// Waits until something is the same in both worlds. What still differs when nobody has said anything for
    /// a while, differs.
    fn until_same(
        &self,
        what: &str,
        of: impl Fn(&World) -> Result<String, Error> + Sync,
    ) -> Result<(), Error> {
        let mut said = 0;
        let mut since = Instant::now();
        loop {
            let [here, there] = self.both(&of)?;
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

/// Does something for each of the worlds, by their numbers, at the same time.
fn at_once<T: Send>(deed: impl Fn(usize) -> T + Sync) -> [T; 2] {
    std::thread::scope(|scope| {
        let there = scope.spawn(|| deed(1));
        let here = deed(0);
        [here, there.join().unwrap_or_else(|why| std::panic::resume_unwind(why))]
    })
}

/// Where two texts part.
fn difference(here: &str, there: &str) -> String {
    let same = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(400)..text.len().min(same + 600)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("{}\n-- and there: {}", part(here), part(there))
}

/// How somebody was answered.
fn kind(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Answered(_) | Outcome::Thinking(_) => "answered".to_owned(),
        Outcome::Updated | Outcome::Noted => "updated".to_owned(),
        Outcome::Choices(all) => json!(all).to_string(),
        Outcome::Form(form) => form.shown.to_string(),
        Outcome::Failed => "failed".to_owned(),
    }
}

/// Every button and every option of a page that gives an answer of a list.
fn answers(page: &Seen) -> Vec<Press> {
    let gives = |id: &str| matches!(id.split('.').nth(2), Some("a" | "m"));
    let mut all = Vec::new();
    for button in page.parts(2).iter().filter(|button| button["disabled"] != true) {
        let Some(id) = button["custom_id"].as_str().filter(|id| gives(id)) else { continue };
        let choice = id.split('.').nth(5).and_then(|choice| choice.parse().ok());
        all.extend(choice.map(|choice| Press { id: id.to_owned(), value: None, choice }));
    }
    for menu in page.parts(3) {
        let Some(id) = menu["custom_id"].as_str().filter(|id| gives(id)) else { continue };
        for value in menu["options"].as_array().into_iter().flatten().filter_map(|one| one["value"].as_str())
        {
            let press = |choice| Press { id: id.to_owned(), value: Some(value.to_owned()), choice };
            all.extend(value.parse().ok().map(press));
        }
    }
    all
}
