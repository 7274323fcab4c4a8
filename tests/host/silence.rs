//! The proof of silence. Two worlds have the same public history; the hands, the deck and the standing orders differ. In both the
//! same people press at the same moments, whatever they answer. Until somebody shows a card, everything that one viewer gets to see
//! is the same, to the byte: what is told, who is waited for and until when, what the clock does next, what is sent and to whom, the
//! table's message with its buttons and its picture, what the viewer's own page asks, what is refused, what a log could print.
//!
//! Two people at least play at every table here. Who is alone with bots is asked nothing that has one answer, at no time: there is
//! nobody who could see it.

use super::redeal::redeal;
use super::weeks::{at, lobby};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::discord::draw_board;
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::host::decide::{Circumstances, Decision, decide};
use sobremesa::host::{
    Notes, Pace, Request, Sorry, Stance, Yield, is_put_to, line, may_wait, stance_of, waited_for,
};
use sobremesa::kernel::{
    AnyAsk, AnyTable, Choice, Dice, Often, Order, Patience, Saved, Seat, Text, Verdict, Viewer,
};
use sobremesa::store::{Change, Pilot, Save, Secret, Stage, StoryRow, Table, Time, UserId};
use std::sync::Mutex;

/// So many windows, unless `SILENCE_WINDOWS` says otherwise.
const WINDOWS: usize = 600;
/// Every so many times the pictures are compared, too: they are drawn from the view that is compared each time.
const PICTURES_EVERY: usize = 16;

/// A mistake that somebody could make; the proof has to notice each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    /// A window closes at once for those who hold nothing.
    EarlyForNonHolders,
    /// A bot that holds nothing thinks less.
    HastyBots,
    /// A window closes at once when only those are missing who hold nothing.
    EarlyWithoutNonHolders,
    /// Who holds nothing that fits is not named among those who are waited for.
    OnlyHoldersAreNamed,
    /// Only who holds something that fits may put off the end of a window.
    OnlyHoldersWait,
    /// A question with one answer is settled the sooner the fewer cards are held.
    HastySettling,
    /// A line for the log names what somebody has ordered.
    OrderInLog,
}

const LEAKS: [Leak; 7] = [
    Leak::EarlyForNonHolders,
    Leak::HastyBots,
    Leak::EarlyWithoutNonHolders,
    Leak::OnlyHoldersAreNamed,
    Leak::OnlyHoldersWait,
    Leak::HastySettling,
    Leak::OrderInLog,
];

/// One of the two worlds.
#[derive(Clone)]
struct World {
    table: Table,
    told: Vec<StoryRow>,
    leak: Option<Leak>,
    log: String,
}

/// What came of a deed.
struct Came {
    change: Option<Change>,
    /// What was answered, and for whom.
    answers: Vec<(u64, Value)>,
    printed: String,
}

impl World {
    fn ask(&mut self, request: &Request, now: Time) -> Result<Came, Sorry> {
        if let (Some(Leak::OnlyHoldersWait), Request::Wait { user }) = (self.leak, request)
            && !self.holds_what_fits(*user)
        {
            return Err(Sorry::NotAsked);
        }
        let decision = decide(&self.table, request, &Circumstances { now, seed: [7; 32], people: &[] })?;
        let printed = format!("{decision:?} {request:?}");
        let mut answers = Vec::new();
        if let Some(change) = &decision.change {
            let rows = change.inputs.iter();
            answers.extend(rows.map(|row| (u64::from(row.seat), row.input["answer"].clone())));
            self.told.extend(change.story.iter().cloned());
            self.told.drain(..self.told.len().saturating_sub(8));
            self.table = change.table.clone();
        }
        self.go_wrong();
        Ok(Came { change: decision.change, answers, printed })
    }

    /// Whether somebody who is asked has anything to choose.
    fn holds_what_fits(&self, user: UserId) -> bool {
        let whose = |ask: &AnyAsk| self.table.seats[ask.seat.index()].user == Some(user);
        self.asks().iter().any(|ask| whose(ask) && !ask.is_settled())
    }

    /// Makes the mistake that is to be noticed.
    fn go_wrong(&mut self) {
        let asks = self.asks();
        let automatic = |ask: &AnyAsk| self.table.seats[ask.seat.index()].pilot != Pilot::Player;
        match self.leak {
            Some(Leak::EarlyForNonHolders) if is_window(&asks) && asks.iter().all(|ask| ask.is_settled()) => {
                self.table.deadline = self.table.deadline.map(|deadline| deadline - TimeDelta::seconds(5));
            }
            Some(Leak::HastyBots) if asks.iter().any(|ask| automatic(ask) && ask.is_settled()) => {
                self.table.wake = self.table.wake.map(|wake| wake - TimeDelta::milliseconds(400));
            }
            Some(Leak::EarlyWithoutNonHolders) if is_window(&asks) => {
                let missing = waited_for(&self.table, &self.notes(), &*self.game());
                let idle = |ask: &AnyAsk| missing.contains(&ask.seat) && ask.is_settled();
                if missing.len() < self.notes().waited.len() && asks.iter().all(idle) {
                    self.table.deadline =
                        self.table.deadline.map(|deadline| deadline - TimeDelta::seconds(1));
                }
            }
            Some(Leak::HastySettling) if settles(&asks) => {
                let held = self.game().orderable(asks[0].seat).len() as i64;
                self.table.wake = self.table.wake.map(|wake| wake - TimeDelta::milliseconds(90 * held));
            }
            Some(Leak::OrderInLog) => {
                self.log = self.table.seats.iter().map(|chair| chair.orders.0.to_string()).collect();
            }
            _ => {}
        }
    }

    fn game(&self) -> Box<dyn AnyTable> {
        let save = &self.table.save.as_ref().unwrap().0;
        games::by_kind("cthulhu500").unwrap().load(save).unwrap().table
    }

    fn asks(&self) -> Vec<AnyAsk> {
        if self.table.save.is_some() { self.game().asks() } else { Vec::new() }
    }

    /// The answers that a seat can give, by their meaning.
    fn meanings(&self, seat: Seat) -> Vec<Value> {
        let saved = Saved::<Race>::load(&self.table.save.as_ref().unwrap().0).unwrap();
        let asks = saved.now().unwrap().asks;
        let ask = asks.iter().find(|ask| ask.seat == seat);
        ask.map_or(Vec::new(), |ask| {
            ask.choices.iter().map(|one| serde_json::to_value(one).unwrap()).collect()
        })
    }

    /// Whether what is asked now may be answered from a hand that nobody else sees.
    fn is_secretive(&self) -> bool {
        let asks = self.asks();
        let on_the_move =
            asks.first().is_some_and(|ask| matches!(ask.patience, Patience::Turn | Patience::Brief));
        // A move and an answer to what happens in one question are no less secret than a window.
        is_window(&asks) || on_the_move && !self.game().view(Viewer::Spectator)["scene"]["test"].is_null()
    }

    fn notes(&self) -> Notes {
        Notes::of(&self.table)
    }

    /// Whether somebody is asked what has one answer, and not in a window.
    fn settles(&self) -> bool {
        let asks = self.asks();
        let by_a_person = |ask: &AnyAsk| self.table.seats[ask.seat.index()].pilot == Pilot::Player;
        settles(&asks)
            && by_a_person(&asks[0])
            && !waited_for(&self.table, &self.notes(), &*self.game()).is_empty()
    }

    fn question(&self) -> Option<u32> {
        self.notes().clock.map(|clock| clock.question)
    }

    /// Everything of this world that a viewer gets to see after something has come of a deed, each under its name.
    fn face(&self, viewer: Viewer, came: &Came, pictures: bool) -> Vec<(&'static str, String)> {
        let (table, game) = (&self.table, self.game());
        let notes = self.notes();
        let clock = notes.clock.map(|clock| (clock.since, clock.deadline, clock.remind, clock.last_told));
        let passing: Vec<_> = game_seats(table).filter_map(|seat| notes.yielded(seat)).collect();
        let mut waited = waited_for(table, &notes, &*game);
        if self.leak == Some(Leak::OnlyHoldersAreNamed) {
            waited.retain(|seat| game.asks().iter().any(|ask| ask.seat == *seat && !ask.is_settled()));
        }
        let may_wait: Vec<bool> =
            game_seats(table).map(|seat| may_wait(table, &notes, &*game, seat)).collect();
        let own = game_seats(table).filter(|seat| viewer.is(*seat));
        let own: Vec<bool> = own.map(|seat| is_put_to(table, &notes, &*game, seat)).collect();
        let asked: Vec<_> = game.asks().iter().map(|ask| (ask.seat, ask.patience, ask.concerns)).collect();
        let notices = came.change.iter().flat_map(|change| &change.notices);
        // What has become of somebody's orders is told to nobody else.
        let notices: Vec<_> = notices
            .filter(|one| one.kind != sobremesa::store::NoticeKind::OrderDropped)
            .map(|one| (one.user, &one.kind, one.not_before))
            .collect();
        let mut face = vec![
            ("clock", format!("{:?}", (table.stage, clock, table.deadline))),
            ("wake", format!("{:?}", table.wake)),
            ("table", format!("{:?}", (&notes.asked, passing, notes.movers.keys(), notes.told))),
            ("asked", format!("{asked:?}")),
            ("waited for", format!("{:?}", (waited, &notes.waited, &notes.waits, may_wait, notes.alone))),
            ("own page", format!("{own:?} {:?}", game.screen(viewer))),
            ("notices", format!("{notices:?}")),
            ("told", self.lines(viewer, came.change.as_ref())),
            ("view", game.view(viewer).to_string()),
            ("print", format!("{} {table:?} {}", came.printed, self.log)),
        ];
        for (name, request) in meddling() {
            let circumstances = Circumstances { now: at(0), seed: [7; 32], people: &[] };
            let refused: Result<Decision, Sorry> = decide(table, &request, &circumstances);
            face.push((name, format!("{refused:?}")));
        }
        if pictures {
            face.extend(drawn(table, &self.told));
        }
        face
    }

    fn lines(&self, viewer: Viewer, change: Option<&Change>) -> String {
        texts(viewer, change).iter().map(|text| format!("{text:?}\n")).collect()
    }
}

/// The table's message, and the picture in it.
fn drawn(table: &Table, told: &[StoryRow]) -> [(&'static str, String); 2] {
    let page = draw_board(table, told);
    let picture = page.sketch.as_ref().map(|drawing| format!("{}\n{}", drawing.svg, drawing.alt));
    [("message", serde_json::to_string(&page.public()).unwrap()), ("picture", picture.unwrap_or_default())]
}

fn game_seats(table: &Table) -> impl Iterator<Item = Seat> {
    (0..table.seats.len()).map(|seat| Seat(seat as u8))
}

/// What a viewer is told.
fn texts(viewer: Viewer, change: Option<&Change>) -> Vec<Text> {
    let story = change.iter().flat_map(|change| &change.story);
    story.filter_map(|row| line("cthulhu500", &row.event, viewer)).collect()
}

/// What somebody could try who has no business at this table: the answers must not differ either.
fn meddling() -> [(&'static str, Request); 3] {
    let user = UserId(99);
    [
        ("a stranger's answer", Request::Answer { user, question: 3, of: 2, choice: 1.into() }),
        ("a stranger's undo", Request::TakeBack { user }),
        ("a second beginning", Request::Start { user: UserId(0) }),
    ]
}

/// Whether there is one question with one answer that is no window: it is asked for the sake of silence, and settled by the host.
fn settles(asks: &[AnyAsk]) -> bool {
    matches!(asks, [ask] if ask.is_settled() && ask.patience != Patience::Reaction)
}

fn is_window(asks: &[AnyAsk]) -> bool {
    asks.first().is_some_and(|ask| ask.patience == Patience::Reaction)
}

/// What has been looked at.
#[derive(Default, Debug)]
struct Count {
    windows: usize,
    /// Those of them that are moves as well.
    moves: usize,
    /// Windows at whose opening something else happened in the other world, since somebody did what they could not do there.
    elsewhere: usize,
    steps: usize,
    /// Answers that lay face down in one world and not in the other, unnoticed.
    unnoticed: usize,
    shown: usize,
    /// Questions with one answer that were settled, and those of them that had more in the other world.
    settled: usize,
    chosen: usize,
}

/// A race in one world, and in another since the window opened that is open now.
struct Pair {
    here: World,
    there: Option<World>,
    viewer: Viewer,
    now: Time,
    pick: Random,
    dice: Dice,
    count: Count,
    /// Whether everything that was answered in this window was the same in both.
    same_answers: bool,
    /// Whether both worlds are at a question that has one answer here.
    settling: bool,
}

impl Pair {
    fn begun(seed: u64, leak: Option<Leak>) -> Pair {
        let mut pick = Random::new(seed);
        let pace = if pick.below(2) == 0 { Pace::LIVE } else { Pace::DAYS };
        let reactions = if pick.below(2) == 0 { "first" } else { "sealed" };
        let mut table = lobby(seed as i64, 0, pace);
        table.options = json!({ "reactions": reactions });
        let world = World { table, told: Vec::new(), leak, log: String::new() };
        let mut pair = Pair {
            here: world,
            there: None,
            viewer: Viewer::Spectator,
            now: at(0),
            pick,
            dice: Dice::from_number(seed),
            count: Count::default(),
            same_answers: true,
            settling: false,
        };
        let people = 3 + pair.pick.below(3) as u64;
        for user in 1..people {
            pair.must(&Request::Join { user: UserId(user), name: format!("P{user}") });
        }
        for _ in 0..pair.pick.below(3) {
            pair.must(&Request::AddBot { user: UserId(0) });
        }
        pair.must(&Request::Start { user: UserId(0) });
        for user in 0..people {
            let stance = pair.stance();
            pair.must(&Request::Stance { user: UserId(user), stance });
        }
        pair
    }

    fn stance(&mut self) -> Stance {
        [Stance::AskMe, Stance::OnlyConcerning, Stance::OrdersDecide][self.pick.below(3)]
    }

    fn must(&mut self, request: &Request) -> Came {
        self.here.ask(request, self.now).unwrap_or_else(|why| panic!("{request:?}: {why}"))
    }

    /// One thing happens here, and there if there is a there.
    fn step(&mut self) {
        let asks = self.here.asks();
        let notes = self.here.notes();
        let people: Vec<(UserId, Seat)> = asks
            .iter()
            .filter(|ask| {
                let chair = &self.here.table.seats[ask.seat.index()];
                let passes = is_window(&asks)
                    && (notes.yielded(ask.seat).is_some()
                        || stance_of(chair, &notes) == Stance::OrdersDecide);
                chair.pilot == Pilot::Player && !passes
            })
            .filter_map(|ask| Some((self.here.table.seats[ask.seat.index()].user?, ask.seat)))
            .collect();
        if self.settling && self.there.is_some() {
            return self.settle();
        }
        self.now += TimeDelta::milliseconds(20 + self.pick.below(1_200) as i64);
        if people.is_empty() || self.pick.below(12) == 0 {
            let next = self.here.table.wake.into_iter().chain(self.here.table.deadline).min();
            self.now = self.now.max(next.unwrap());
            return self.tick();
        }
        if self.pick.below(10) == 0 {
            return self.settle_something();
        }
        let (user, seat) = people[self.pick.below(people.len())];
        if self.here.is_secretive() {
            self.react(user, seat);
        } else {
            self.act(user, seat);
        }
    }

    /// A question with one answer is settled by the host. In the other world it may have more answers; there its player gives the same
    /// one at the same moment.
    fn settle(&mut self) {
        let Some(mut there) = self.there.take() else { return };
        let asks = self.here.asks();
        let seat = asks[0].seat;
        let meaning = self.here.meanings(seat).swap_remove(0);
        let ask = there.asks().swap_remove(0);
        self.now = self.now.max(self.here.table.wake.unwrap());
        let (before, question) = (self.here.clone(), self.here.question());
        let came = self.must(&Request::Tick);
        let user = there.table.seats[seat.index()].user.unwrap();
        let choice = there.meanings(seat).iter().position(|one| *one == meaning).unwrap();
        let answer = Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
        let request = if ask.is_settled() { Request::Tick } else { answer };
        let mut came_there = there.ask(&request, self.now).unwrap();
        // That somebody pressed is no secret of theirs, and not what is compared.
        came_there.printed.clone_from(&came.printed);
        self.there = Some(there);
        self.count.settled += 1;
        self.count.chosen += usize::from(!ask.is_settled());
        self.compare(&came, &came_there, question);
        self.settling = false;
        self.look_for_a_window(before, question, came, &Request::Tick, None);
    }

    /// The clock is looked at, in both worlds at the same moment.
    fn tick(&mut self) {
        let (before, question) = (self.here.clone(), self.here.question());
        let came = self.must(&Request::Tick);
        if let Some(mut there) = self.there.take() {
            let came_there = there.ask(&Request::Tick, self.now).unwrap();
            self.same_answers &= came.answers == came_there.answers;
            self.there = Some(there);
            self.compare(&came, &came_there, question);
        }
        self.look_for_a_window(before, question, came, &Request::Tick, None);
    }

    /// Somebody settles how they are to be treated, here and there.
    fn settle_something(&mut self) {
        let people = self.here.table.seats.iter().filter_map(|chair| chair.user).count();
        let user = UserId(self.pick.below(people) as u64);
        let request = match self.pick.below(8) {
            0 => Request::Yield { user, until: [Yield::TurnEnd, Yield::Concerned][self.pick.below(2)] },
            1 => Request::Unyield { user },
            2 | 3 => {
                let waited = waited_for(&self.here.table, &self.here.notes(), &*self.here.game());
                let whose = |seat: &Seat| self.here.table.seats[seat.index()].user;
                Request::Wait { user: waited.iter().find_map(whose).unwrap_or(user) }
            }
            4 => Request::Stance { user, stance: self.stance() },
            _ => Request::Orders { user, orders: some_orders(&self.here, user, &mut self.pick) },
        };
        let question = self.here.question();
        let came = self.here.ask(&request, self.now);
        let Some(mut there) = self.there.take() else { return };
        let request = match request {
            Request::Orders { user, .. } => {
                Request::Orders { user, orders: some_orders(&there, user, &mut self.pick) }
            }
            other => other,
        };
        let came_there = there.ask(&request, self.now);
        let refused = (came.as_ref().err(), came_there.as_ref().err());
        assert_eq!(
            format!("{:?}", refused.0),
            format!("{:?}", refused.1),
            "a refusal tells two worlds apart"
        );
        self.there = Some(there);
        if let (Ok(came), Ok(came_there)) = (came, came_there) {
            self.compare(&came, &came_there, question);
        }
    }

    /// Somebody moves, in the open.
    fn act(&mut self, user: UserId, seat: Seat) {
        self.there = None;
        let (before, question) = (self.here.clone(), self.here.question());
        let game = self.here.game();
        let ask = game.asks().into_iter().find(|ask| ask.seat == seat).unwrap();
        let advised = game.advise(seat).filter(|_| self.pick.below(4) > 0);
        let choice = match advised {
            Some(Choice::One(at)) => at,
            _ => self.pick.below(ask.choices),
        };
        let meaning = self.here.meanings(seat).swap_remove(choice);
        let request = Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
        let came = self.must(&request);
        self.look_for_a_window(before, question, came, &request, Some((seat, meaning)));
    }

    /// Somebody answers in a window: a few cards, or none. In both worlds they are done at the same moment.
    fn react(&mut self, user: UserId, seat: Seat) {
        let (before, question) = (self.here.clone(), self.here.question());
        let mut here = self.here.clone();
        let (came, last, given) = self.answer(&mut here, user, seat, question);
        self.here = here;
        if let Some(mut there) = self.there.take() {
            let (came_there, _, given_there) = self.answer(&mut there, user, seat, question);
            self.same_answers &= given == given_there;
            self.count.unnoticed += usize::from(given != given_there);
            self.there = Some(there);
            self.compare(&came, &came_there, question);
        }
        let single = given.len() == 1;
        let meaning = given.into_iter().next().filter(|_| single).map(|meaning| (seat, meaning));
        if let Some(meaning) = meaning {
            self.look_for_a_window(before, question, came, &last, Some(meaning));
        }
    }

    /// Answers until the player is not asked any more. What lies face down changes nothing that others see.
    fn answer(
        &mut self,
        world: &mut World,
        user: UserId,
        seat: Seat,
        question: Option<u32>,
    ) -> (Came, Request, Vec<Value>) {
        let mut given = Vec::new();
        loop {
            let ask = world.asks().into_iter().find(|ask| ask.seat == seat).unwrap();
            // Of moves the one that everybody can make: another one would be another history.
            let mut meanings = world.meanings(seat);
            let silent = |at: usize| meanings[at].get("lay").is_none() && meanings[at] != "decline";
            let passes = self.pick.below(3) > 0;
            let choice = if passes { ask.otherwise } else { self.pick.below(ask.choices) };
            let choice = if silent(choice) { ask.otherwise } else { choice };
            given.push(meanings.swap_remove(choice));
            let request =
                Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
            let pictures = self.pick.below(PICTURES_EVERY) == 0;
            let before = pictures.then(|| drawn(&world.table, &world.told));
            let clock = (world.table.deadline, world.table.wake);
            let came = world.ask(&request, self.now).unwrap();
            let again = world.question() == question && world.asks().iter().any(|ask| ask.seat == seat);
            if !again {
                return (came, request, given);
            }
            let change = came.change.as_ref().unwrap();
            assert!(change.unseen && change.notices.is_empty(), "a card that lies face down is noticed");
            assert_eq!(clock, (world.table.deadline, world.table.wake), "a card that lies face down counts");
            let after = pictures.then(|| drawn(&world.table, &world.told));
            assert!(before == after, "a card that lies face down shows");
        }
    }

    /// Whether both worlds look the same to the viewer after the same deed. If they do not, it is because cards were shown.
    fn compare(&mut self, came: &Came, came_there: &Came, question: Option<u32>) {
        let Some(there) = &self.there else { return };
        let (lines, lines_there) = (
            self.here.lines(self.viewer, came.change.as_ref()),
            there.lines(self.viewer, came_there.change.as_ref()),
        );
        let closed = self.here.question() != question;
        if lines != lines_there {
            assert!(closed || !self.same_answers, "{lines}\n-- the others hear:\n{lines_there}");
            self.count.shown += 1;
            self.there = None;
            return;
        }
        // The table as it was and the table as it is are the same table only as long as nobody has been shown anything.
        let pictures = self.count.steps.is_multiple_of(PICTURES_EVERY);
        self.count.steps += 1;
        if came.change.is_some() || came_there.change.is_some() {
            alike(
                &self.here,
                there,
                [self.here.face(self.viewer, came, pictures), there.face(self.viewer, came_there, pictures)],
            );
        }
        if closed {
            self.there = None;
        }
    }

    /// If a window has been opened by what was done, it is opened in another world as well, by the same deed.
    fn look_for_a_window(
        &mut self,
        mut before: World,
        question: Option<u32>,
        came: Came,
        request: &Request,
        meaning: Option<(Seat, Value)>,
    ) {
        if self.here.question() == question
            || self.here.table.stage != Stage::Running
            || !(self.here.is_secretive() || self.here.settles())
        {
            return;
        }
        self.there = None;
        self.settling = self.here.settles();
        let seats = self.here.table.seats.len();
        let viewer = self.pick.below(2 * seats);
        self.viewer = if viewer < seats { Viewer::Seat(Seat(viewer as u8)) } else { Viewer::Spectator };
        if self.settling && self.viewer.is(self.here.asks()[0].seat) {
            self.viewer = Viewer::Spectator;
        }
        let asked = before.asks().len();
        self.dealt_anew(&mut before, &came, meaning.as_ref());
        if before.asks().len() != asked {
            self.count.elsewhere += 1;
            return;
        }
        let request = match (request, meaning) {
            (Request::Answer { user, .. }, Some((seat, meaning))) => {
                let meanings = before.meanings(seat);
                let Some(choice) = meanings.iter().position(|one| *one == meaning) else {
                    self.count.elsewhere += 1;
                    return;
                };
                let ask = before.asks().into_iter().find(|ask| ask.seat == seat).unwrap();
                Request::Answer { user: *user, question: ask.number, of: ask.choices, choice: choice.into() }
            }
            _ => request.clone(),
        };
        let came_there = before.ask(&request, self.now).unwrap();
        // Whoever has laid a card down and holds another that fits is not done yet; drivers do as they like.
        if came_there.answers != came.answers || before.question() == question {
            self.count.elsewhere += 1;
            return;
        }
        let (texts, texts_there) =
            (texts(self.viewer, came.change.as_ref()), texts(self.viewer, came_there.change.as_ref()));
        if texts != texts_there {
            // A card that comes up by chance is another one there, and everything may come of that. Nothing else may be different.
            let mut both = texts.iter().zip(&texts_there);
            let first = both.find(|(one, other)| one != other);
            let by_chance = first.is_some_and(|(one, other)| one.key == other.key);
            assert!(by_chance, "{texts:?}\n-- the others hear:\n{texts_there:?}");
            self.count.elsewhere += 1;
            return;
        }
        if self.settling {
            // When the clock looks at it next is not seen by anybody, unless it settles something.
            if !before.settles() {
                before.table.wake = self.here.table.wake;
            }
        } else {
            self.count.windows += 1;
            self.count.moves += usize::from(!is_window(&self.here.asks()));
        }
        alike(
            &self.here,
            &before,
            [self.here.face(self.viewer, &came, false), before.face(self.viewer, &came_there, false)],
        );
        self.same_answers = true;
        self.there = Some(before);
    }

    /// Deals everything anew that the viewer cannot see, and gives others other orders. Whatever card was named in what has been
    /// answered since the resting point, or has come up since, stays where it is.
    fn dealt_anew(&mut self, world: &mut World, came: &Came, meaning: Option<&(Seat, Value)>) {
        let mut save: Value = serde_json::from_str(&world.table.save.as_ref().unwrap().0).unwrap();
        let mut named = format!("{} {:?} {meaning:?}", save["tail"], came.answers);
        came.change.iter().flat_map(|change| &change.story).for_each(|row| named += &row.event.to_string());
        let resting: Race = serde_json::from_value(save["resting"].clone()).unwrap();
        let stays = |card: Card| named.contains(&format!("\"{}\"", card.id()));
        save["resting"] = serde_json::to_value(redeal(&resting, self.viewer, stays, &mut self.dice)).unwrap();
        world.table.save = Some(Save(save.to_string()));
        for seat in 0..world.table.seats.len() {
            let Some(user) = world.table.seats[seat].user.filter(|_| !self.viewer.is(Seat(seat as u8)))
            else {
                continue;
            };
            world.table.seats[seat].orders = Secret(Value::Null);
            let orders = some_orders(world, user, &mut self.pick);
            world.ask(&Request::Orders { user, orders }, self.now).unwrap();
        }
    }
}

/// Orders that somebody could give, or none.
fn some_orders(world: &World, user: UserId, pick: &mut Random) -> Vec<Order> {
    let seat = world.table.seats.iter().position(|chair| chair.user == Some(user)).unwrap();
    let orderable = world.game().orderable(Seat(seat as u8));
    let mut orders = Vec::new();
    for one in &orderable {
        if pick.below(3) > 0 {
            continue;
        }
        orders.push(Order {
            card: one.card.clone(),
            trigger: one.triggers[pick.below(one.triggers.len())].0.clone(),
            whom: one.whoms[pick.below(one.whoms.len())],
            verdict: Verdict::Always,
            often: [Often::Once, Often::EachTime][pick.below(2)],
            keep: pick.below(3) as u8,
        });
    }
    orders.truncate(10);
    orders
}

/// What is seen of two worlds. R26: where a move has one answer in one of them and several in the other, the host gives the one after a
/// moment that nobody can foretell; a person who may choose is as quick or as slow as they like.
fn alike(here: &World, there: &World, mut faces: [Vec<(&'static str, String)>; 2]) {
    if here.settles() != there.settles() {
        faces.iter_mut().for_each(|face| face.retain(|(name, _)| !["wake", "print"].contains(name)));
    }
    same(&faces[0], &faces[1]);
}

fn same(here: &[(&'static str, String)], there: &[(&'static str, String)]) {
    for ((name, one), (_, other)) in here.iter().zip(there) {
        assert!(one == other, "the {name} tells two worlds apart:\n{one}\n-- and there:\n{other}");
    }
    assert_eq!(here.len(), there.len());
}

/// Plays races until so many windows have been looked at.
fn look_at(windows: usize, leak: Option<Leak>) -> Count {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let total = Mutex::new(Count::default());
    let next = Mutex::new(0_u64);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while total.lock().unwrap().windows < windows {
                    let seed = {
                        let mut next = next.lock().unwrap();
                        *next += 1;
                        *next
                    };
                    let mut pair = Pair::begun(seed, leak);
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        while pair.here.table.stage == Stage::Running {
                            pair.step();
                        }
                    }));
                    if let Err(why) = played {
                        eprintln!("in the race with seed {seed}");
                        std::panic::resume_unwind(why);
                    }
                    let mut total = total.lock().unwrap();
                    total.windows += pair.count.windows;
                    total.moves += pair.count.moves;
                    total.elsewhere += pair.count.elsewhere;
                    total.steps += pair.count.steps;
                    total.unnoticed += pair.count.unnoticed;
                    total.shown += pair.count.shown;
                    total.settled += pair.count.settled;
                    total.chosen += pair.count.chosen;
                }
            });
        }
    });
    total.into_inner().unwrap()
}

#[test]
fn what_is_hidden_does_not_show_in_any_window() {
    let windows = std::env::var("SILENCE_WINDOWS").ok().map_or(WINDOWS, |number| number.parse().unwrap());
    let count = look_at(windows, None);
    eprintln!("{count:?}");
    assert!(count.windows >= windows);
    assert!(count.elsewhere * 2 < count.windows, "the other world has too often gone another way: {count:?}");
    assert!(count.moves * 100 > count.windows, "{count:?}");
    assert!(count.steps > count.windows && count.unnoticed * 50 > count.windows, "{count:?}");
}

#[test]
fn each_planted_leak_is_noticed() {
    for leak in LEAKS {
        let noticed = std::panic::catch_unwind(|| look_at(400, Some(leak))).is_err();
        assert!(noticed, "{leak:?} goes unnoticed");
    }
}
