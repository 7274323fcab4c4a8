//! Who may ask next: pure, and without a clock of its own.

use super::buckets::{Buckets, Key, Route};
use super::rank::Rank;
use super::refusals::{Refusals, most};
use super::told::Told;
use super::window::Window;
use std::collections::BTreeMap;
use std::time::Duration;

/// Discord allows fifty calls a second. Two are for what other programs of the same bot may do.
const A_SECOND: usize = 48;
/// What has been reset is forgotten after so many calls.
const TIDY_EVERY: u64 = 256;

/// A call that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Want {
    /// How urgent it is.
    pub rank: Rank,
    /// What kind of call.
    pub route: Route,
    /// The channel, the guild or the token that it is about.
    pub place: String,
    /// Whether it counts among the bot's fifty a second.
    pub counted: bool,
}

/// Those who may go now, by number; and when to look again.
#[derive(Debug, Default)]
pub struct Next {
    /// They may go.
    pub go: Vec<u64>,
    /// Somebody's turn comes then, if nothing comes back before.
    pub again: Option<Duration>,
}

/// The line, and all that holds it up.
#[derive(Debug, Default)]
pub struct Core {
    drawn: u64,
    /// What other processes of the same bot may use of a second.
    others: usize,
    /// Those who wait, by what may hold them up, then in the order in which they came.
    lines: BTreeMap<(Rank, bool), BTreeMap<u64, Want>>,
    under_way: BTreeMap<u64, (Route, Key)>,
    window: Window,
    /// Until then nothing that is counted may go: Discord said so.
    closed_until: Duration,
    buckets: Buckets,
    refusals: Refusals,
}

impl Core {
    /// This process serves so many shards of so many: the others have their part of each second.
    pub fn serves(&mut self, some: u32, of: u32) {
        let ours = A_SECOND * some.min(of) as usize / of.max(1) as usize;
        self.others = A_SECOND - ours.max(1);
    }

    /// Somebody waits from now on, under this number.
    pub fn line_up(&mut self, want: Want) -> u64 {
        self.drawn += 1;
        self.lines.entry((want.rank, want.counted)).or_default().insert(self.drawn, want);
        self.drawn
    }

    /// Lets all go whose turn it is, the most urgent first, then those who came first. One whose route is
    /// used up holds nobody else up.
    pub fn next(&mut self, now: Duration) -> Next {
        let mut next = Next::default();
        self.window.forget(now);
        let mut lines = std::mem::take(&mut self.lines);
        for (&(rank, counted), line) in &mut lines {
            // What holds up one of them holds up all that come after it.
            let mut held = None;
            line.retain(|&number, want| {
                held = held.or_else(|| self.held_up(rank, counted, now));
                let may = held.map_or_else(|| self.go(number, want, now), |until| Err(Some(until)));
                match may {
                    Ok(()) => next.go.push(number),
                    Err(when) => next.again = next.again.into_iter().chain(when).min(),
                }
                may.is_err()
            });
        }
        lines.retain(|_, line| !line.is_empty());
        self.lines = lines;
        next
    }

    /// What holds up all calls of this kind, wherever they go: until when.
    fn held_up(&self, rank: Rank, counted: bool, now: Duration) -> Option<Duration> {
        if self.refusals.holds(rank, now) {
            return Some(now + Duration::from_secs(1));
        }
        if !counted {
            return None;
        }
        let closed = Some(self.closed_until).filter(|until| *until > now);
        let share = rank.share(A_SECOND - self.others);
        closed.or_else(|| self.window.shrinks().filter(|_| self.window.len() >= share))
    }

    /// Lets a call go, unless its route is used up: then until when.
    fn go(&mut self, number: u64, want: &Want, now: Duration) -> Result<(), Option<Duration>> {
        let key = self.buckets.key(want.route, &want.place);
        self.buckets.next(&key, now)?;
        if want.counted {
            self.window.begin(number, now);
        }
        self.buckets.begin(want.route, &key, now);
        self.under_way.insert(number, (want.route, key));
        Ok(())
    }

    /// A call came back with what was told, or without an answer; or somebody has left the line.
    pub fn came_back(&mut self, number: u64, now: Duration, told: Option<Told>) {
        let Some((route, key)) = self.under_way.remove(&number) else {
            self.lines.values_mut().for_each(|line| drop(line.remove(&number)));
            return;
        };
        self.window.end(number, now);
        if let Some(told) = &told {
            if told.is_held_against_us() {
                self.refusals.add(now);
            }
            if told.everything {
                let wait = told.wait.unwrap_or(Duration::from_secs(1));
                self.closed_until = self.closed_until.max(now + wait);
            }
        }
        self.buckets.end(route, key, now, told.as_ref());
        if number.is_multiple_of(TIDY_EVERY) {
            self.buckets.tidy(now);
        }
    }

    /// What is not as it should be, in a sentence.
    pub fn complaint(&self, now: Duration) -> Option<String> {
        let refused = self.refusals.count(now);
        (refused >= most(Rank::Rest)).then(|| {
            format!("Discord refused {refused} calls in the last ten minutes: what can wait waits, until it is fewer")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDIT: Route = ("PATCH", "/channels/{}/messages/{}");
    const ANSWER: Route = ("POST", "/interactions/{}/{}/callback");

    fn want(rank: Rank, route: Route, place: &str) -> Want {
        Want { rank, route, place: place.to_owned(), counted: route == EDIT }
    }

    fn told(status: u16, left: u32, resets: Duration) -> Told {
        let (limit, bucket) = (Some(5), Some("edits".to_owned()));
        Told { status, bucket, limit, left: Some(left), resets: Some(resets), ..Told::default() }
    }

    fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// A server that counts as Discord does: fifty a second, five in five seconds for each place.
    #[derive(Default)]
    struct Server {
        second: BTreeMap<u64, u32>,
        places: BTreeMap<String, (Duration, u32)>,
        refused: u32,
    }

    impl Server {
        fn answer(&mut self, want: &Want, now: Duration) -> Told {
            if !want.counted {
                return Told { status: 204, ..Told::default() };
            }
            let (since, used) = self.places.entry(want.place.clone()).or_insert((now, 0));
            if now >= *since + millis(5_000) {
                (*since, *used) = (now, 0);
            }
            let resets = *since + millis(5_000) - now;
            let second = self.second.entry(now.as_secs()).or_default();
            *second += 1;
            *used += 1;
            if *used > 5 || *second > 50 {
                self.refused += 1;
                let everything = *second > 50;
                return Told { wait: Some(millis(900)), everything, ..told(429, 0, resets) };
            }
            told(200, 5 - *used, resets)
        }
    }

    /// What is under way: when the server sees it, when its answer is back, and who it is.
    type Road = BTreeMap<(Duration, u64), (Want, Option<Told>)>;

    /// Two thousand tables are behind while people press 25 times a second, and some look at a page: nothing
    /// is refused, it takes as long as it must, and presses do not wait.
    #[test]
    fn catching_up_is_refused_nothing_and_lets_presses_pass() {
        let (mut core, mut server, mut road) = (Core::default(), Server::default(), Road::new());
        let mut wants: BTreeMap<u64, (Want, Duration)> = BTreeMap::new();
        for table in 0..2_000 {
            // Some places are asked for more than once.
            let wanted = want(Rank::Rest, EDIT, &format!("channel {}", table % 1_500));
            wants.insert(core.line_up(wanted.clone()), (wanted, Duration::ZERO));
        }
        let (mut now, mut done, mut slowest) = (Duration::ZERO, 0, Duration::ZERO);
        while done < 2_000 {
            now += millis(10);
            assert!(now < millis(75_000), "only {done} by now");
            for (every, rank, route) in [(40, Rank::Answer, ANSWER), (400, Rank::Waiting, EDIT)] {
                if now.as_millis().is_multiple_of(every) {
                    let wanted = want(rank, route, &format!("{route:?} {now:?}"));
                    wants.insert(core.line_up(wanted.clone()), (wanted, now));
                }
            }
            for number in core.next(now).go {
                let (wanted, since) = &wants[&number];
                if wanted.rank < Rank::Rest {
                    slowest = slowest.max(now - *since);
                }
                // It takes its way to the server, and back.
                road.insert((now + millis(5 + number % 150), number), (wanted.clone(), None));
            }
            while let Some((&(at, number), _)) = road.first_key_value().filter(|((at, _), _)| *at <= now) {
                let Some((wanted, answer)) = road.remove(&(at, number)) else { break };
                match answer {
                    None => {
                        let told = server.answer(&wanted, at);
                        road.insert((at + millis(5 + number % 70), number), (wanted, Some(told)));
                    }
                    Some(told) => {
                        done += u32::from(wanted.rank == Rank::Rest && told.status == 200);
                        core.came_back(number, now, Some(told));
                    }
                }
            }
        }
        assert_eq!(server.refused, 0);
        assert!(slowest <= millis(1_000), "{slowest:?}");
        assert!(core.buckets.tidy(now + millis(20_000)) <= road.len(), "what is used up is forgotten");
    }

    #[test]
    fn several_processes_share_each_second() {
        let mut core = Core::default();
        core.serves(1, 4);
        for n in 0..48 {
            core.line_up(want(Rank::Waiting, EDIT, &n.to_string()));
        }
        assert_eq!(core.next(millis(0)).go.len(), 12);
    }

    #[test]
    fn the_urgent_come_first_and_a_closed_route_holds_nobody_up() {
        let mut core = Core::default();
        let rest = core.line_up(want(Rank::Rest, EDIT, "a"));
        let playing = core.line_up(want(Rank::Playing, EDIT, "a"));
        let other = core.line_up(want(Rank::Rest, EDIT, "b"));
        // Nothing is known of the route yet: one at a time for each place.
        assert_eq!(core.next(millis(0)).go, [playing, other]);
        core.came_back(playing, millis(100), Some(told(200, 0, millis(700))));
        let next = core.next(millis(100));
        assert_eq!((next.go, next.again), (vec![], Some(millis(800))));
        assert_eq!(core.next(millis(800)).go, [rest]);
    }

    #[test]
    fn whoever_is_told_to_wait_waits_and_answers_to_presses_do_not() {
        let mut core = Core::default();
        let first = core.line_up(want(Rank::Rest, EDIT, "a"));
        assert_eq!(core.next(millis(0)).go, [first]);
        let refused = Told { status: 429, wait: Some(millis(3_000)), everything: true, ..Told::default() };
        core.came_back(first, millis(50), Some(refused));
        let second = core.line_up(want(Rank::Waiting, EDIT, "b"));
        let answer = core.line_up(want(Rank::Answer, ANSWER, "c"));
        let next = core.next(millis(60));
        assert_eq!((next.go, next.again), (vec![answer], Some(millis(3_050))));
        assert_eq!(core.next(millis(3_050)).go, [second]);
    }

    #[test]
    fn refusals_bring_everything_that_can_wait_to_a_halt() {
        let mut core = Core::default();
        let forbidden = Told { status: 403, ..Told::default() };
        let mut asked = 0;
        for n in 0..5_000_u64 {
            core.line_up(want(Rank::Rest, EDIT, &n.to_string()));
            let now = millis(n * 40);
            for number in core.next(now).go {
                asked += 1;
                core.came_back(number, now, Some(forbidden.clone()));
            }
        }
        assert!((1_000..1_100).contains(&asked), "{asked}");
        assert!(core.complaint(millis(200_000)).is_some_and(|said| said.contains("refused")));
        let answer = core.line_up(want(Rank::Answer, ANSWER, "c"));
        assert_eq!(core.next(millis(200_000)).go, [answer]);
    }

    #[test]
    fn whoever_leaves_the_line_or_gets_no_answer_leaves_nothing_behind() {
        let mut core = Core::default();
        let (gone, silent) =
            (core.line_up(want(Rank::Rest, EDIT, "a")), core.line_up(want(Rank::Rest, EDIT, "b")));
        core.came_back(gone, millis(0), None);
        assert_eq!(core.next(millis(0)).go, [silent]);
        let after = core.line_up(want(Rank::Rest, EDIT, "b"));
        assert!(core.next(millis(10)).go.is_empty());
        core.came_back(silent, millis(20), None);
        assert_eq!(core.next(millis(20)).go, [after]);
        core.came_back(after, millis(30), None);
        assert!(core.lines.values().all(BTreeMap::is_empty) && core.under_way.is_empty());
        assert_eq!(core.buckets.tidy(millis(60_000)), 0);
    }
}
