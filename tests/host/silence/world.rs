//! One of the two worlds, and everything of it that somebody gets to see.

use super::leaks::Leak;
use chrono::TimeDelta;
use serde_json::Value;
use sobremesa::discord::draw_board;
use sobremesa::games;
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::host::decide::{Decision, decide};
use sobremesa::host::{
    Circumstances, HostState, Request, Sorry, is_answered_for, is_put_to, line, may_wait, stance_of,
    waited_for,
};
use sobremesa::host::{Stance, Yield};
use sobremesa::kernel::{AnyAsk, AnyTable, Patience, Seat, Text, Viewer};
use sobremesa::store::{Change, NoticeKind, Pilot, StoryRow, Table, Time, UserId};
use std::cell::OnceCell;
use std::fmt::Write as _;
use std::rc::Rc;

/// Everything in this table that a viewer is told.
const TOLD: usize = 8;

/// What is known of a table for as long as it stays as it is: it is read once, and not for each question about it.
pub struct Known {
    pub state: HostState,
    pub asks: Vec<AnyAsk>,
    /// For whom the open question waits.
    pub waited: Vec<Seat>,
    game: Option<Box<dyn AnyTable>>,
}

impl Known {
    fn of(table: &Table) -> Known {
        let state = HostState::of(table);
        let load = |save: &str| games::by_kind(&table.kind).unwrap().load(save).unwrap().table;
        let game = table.save.as_ref().map(|save| load(&save.0));
        let asks = game.as_ref().map_or(Vec::new(), |game| game.asks());
        let waited = game.as_ref().map_or(Vec::new(), |game| waited_for(table, &state, &**game));
        Known { state, asks, waited, game }
    }

    pub fn game(&self) -> &dyn AnyTable {
        &**self.game.as_ref().expect("the race is on")
    }

    pub fn question(&self) -> Option<u32> {
        self.state.clock.map(|clock| clock.question)
    }

    /// The answers that a seat can give, by their meaning.
    pub fn meanings(&self, seat: Seat) -> Vec<Value> {
        let now = self.game().of::<Race>().expect("it is a race");
        now.ask(seat).map_or(Vec::new(), |ask| {
            ask.choices.iter().map(|one| serde_json::to_value(one).unwrap()).collect()
        })
    }

    /// Whether what is asked now may be answered from a hand that nobody else sees.
    pub fn is_secretive(&self) -> bool {
        let first = self.asks.first();
        let on_the_move = first.is_some_and(|ask| matches!(ask.patience, Patience::Turn | Patience::Brief));
        // A move and an answer to what happens in one question are no less secret than a window.
        is_window(&self.asks)
            || on_the_move && !self.game().view(Viewer::Spectator)["scene"]["test"].is_null()
    }
}

/// One of the two worlds.
#[derive(Clone)]
pub struct World {
    pub table: Table,
    pub told: Vec<StoryRow>,
    pub leak: Option<Leak>,
    pub log: String,
    known: OnceCell<Rc<Known>>,
}

/// What came of a deed.
pub struct Came {
    pub change: Option<Change>,
    /// What was answered, and for whom.
    pub answers: Vec<(u64, Value)>,
    pub printed: String,
}

impl Came {
    /// What was answered and is no card that lies face down, nor that there is none.
    pub fn moves(&self) -> impl Iterator<Item = &(u64, Value)> {
        self.answers.iter().filter(|(_, answer)| answer.get("lay").is_none() && *answer != "decline")
    }
}

impl World {
    pub fn new(table: Table, leak: Option<Leak>) -> World {
        World { table, told: Vec::new(), leak, log: String::new(), known: OnceCell::new() }
    }

    pub fn known(&self) -> Rc<Known> {
        self.known.get_or_init(|| Rc::new(Known::of(&self.table))).clone()
    }

    /// The table is about to become another one.
    pub fn is_changed(&mut self) {
        self.known.take();
    }

    pub fn ends_sooner(&mut self, time: TimeDelta) {
        self.is_changed();
        self.table.deadline = self.table.deadline.map(|deadline| deadline - time);
    }

    pub fn wakes_sooner(&mut self, time: TimeDelta) {
        self.is_changed();
        self.table.wake = self.table.wake.map(|wake| wake - time);
    }

    pub fn ask(&mut self, request: &Request, now: Time) -> Result<Came, Sorry> {
        self.refuses_wrongly(request)?;
        let decision =
            decide(&self.table, request, &Circumstances { now, seed: [7; 32], people: &[], tips: &[] })?;
        let printed = format!("{decision:?} {request:?}");
        let (mut answers, mut change) = (Vec::new(), decision.change);
        if let Some(change) = &mut change {
            let rows = change.inputs.iter();
            answers.extend(rows.map(|row| (u64::from(row.seat), row.input["answer"].clone())));
            self.told.extend(change.story.iter().cloned());
            self.told.drain(..self.told.len().saturating_sub(TOLD));
            self.table = change.table.clone();
            self.is_changed();
            self.changes_wrongly(change);
        }
        self.go_wrong();
        Ok(Came { change, answers, printed })
    }

    /// The cards that lie on the table.
    pub fn laid(&self, viewer: Viewer) -> Value {
        self.known().game().view(viewer)["scene"]["laid"].take()
    }

    /// Who is asked, and the number of the question.
    pub fn asked(&self) -> Vec<(Seat, u32)> {
        self.known().asks.iter().map(|ask| (ask.seat, ask.number)).collect()
    }

    /// Those who are asked and may answer in person: all whom a window waits for.
    pub fn asked_in_person(&self) -> Vec<(UserId, Seat)> {
        let known = self.known();
        let window = is_window(&known.asks);
        let by_person = |ask: &&AnyAsk| {
            let chair = &self.table.seats[ask.seat.index()];
            let passes = window
                && (known.state.yielded(ask.seat).is_some()
                    || stance_of(chair, &known.state) == Stance::OrdersDecide);
            chair.pilot == Pilot::Player && !passes
        };
        let asked = known.asks.iter().filter(by_person);
        asked.filter_map(|ask| Some((self.table.seats[ask.seat.index()].user?, ask.seat))).collect()
    }

    /// Whether somebody is asked what has one answer, and not in a window.
    pub fn settles(&self) -> bool {
        let known = self.known();
        let by_a_person = |ask: &AnyAsk| self.table.seats[ask.seat.index()].pilot == Pilot::Player;
        settles(&known.asks) && by_a_person(&known.asks[0]) && !known.waited.is_empty()
    }

    pub fn question(&self) -> Option<u32> {
        self.known().question()
    }

    /// Everything of this world that a viewer gets to see after something has come of a deed, each part under its name.
    pub fn face(&self, viewer: Viewer, came: &Came, pictures: bool) -> Face {
        let mut face = Face::default();
        self.shows_time(&mut face);
        self.shows_asked(&mut face, viewer);
        let notices = came.change.iter().flat_map(|change| &change.notices);
        // What has become of somebody's orders is told to nobody else.
        let notices = notices.filter(|one| one.kind != NoticeKind::OrderDropped);
        let notices: Vec<_> = notices.map(|one| (one.user, one.kind, one.not_before)).collect();
        face.part("notices", format_args!("{notices:?}"));
        texts(viewer, came.change.as_ref())
            .iter()
            .for_each(|text| face.part("told", format_args!("{text:?}")));
        face.part("view", format_args!("{}", self.known().game().view(viewer)));
        face.part("print", format_args!("{} {:?} {}", came.printed, self.table, self.log));
        for (name, request) in meddling() {
            let circumstances = Circumstances { now: super::at(0), seed: [7; 32], people: &[], tips: &[] };
            let refused: Result<Decision, Sorry> = decide(&self.table, &request, &circumstances);
            face.part(name, format_args!("{refused:?}"));
        }
        if pictures {
            drawn(&self.table, &self.told)
                .iter()
                .for_each(|(name, part)| face.part(name, format_args!("{part}")));
        }
        face
    }

    fn shows_time(&self, face: &mut Face) {
        let (table, known) = (&self.table, self.known());
        let state = &known.state;
        let clock = state.clock.map(|clock| (clock.since, clock.deadline, clock.remind, clock.last_told));
        face.part("clock", format_args!("{:?}", (table.stage, clock, table.deadline)));
        face.part("wake", format_args!("{:?}", table.wake));
        let passing: Vec<Yield> = game_seats(table).filter_map(|seat| state.yielded(seat)).collect();
        face.part("table", format_args!("{:?}", (&state.asked, passing, state.movers.keys(), state.told)));
    }

    fn shows_asked(&self, face: &mut Face, viewer: Viewer) {
        let (table, known) = (&self.table, self.known());
        let (game, state) = (known.game(), &known.state);
        let asked: Vec<_> = known.asks.iter().map(|ask| (ask.seat, ask.patience, ask.concerns)).collect();
        face.part("asked", format_args!("{asked:?}"));
        let may_wait: Vec<bool> = game_seats(table).map(|seat| may_wait(table, state, game, seat)).collect();
        let waits = (self.named(), &state.waited, &state.waits, may_wait, state.alone);
        face.part("waited for", format_args!("{waits:?}"));
        let own = game_seats(table).filter(|seat| viewer.is(*seat));
        let own =
            own.map(|seat| (is_put_to(table, state, game, seat), is_answered_for(table, state, game, seat)));
        let own: Vec<(bool, bool)> = own.collect();
        face.part("own page", format_args!("{own:?} {:?}", game.screen(viewer)));
    }

    pub fn lines(&self, viewer: Viewer, change: Option<&Change>) -> String {
        texts(viewer, change).iter().map(|text| format!("{text:?}\n")).collect()
    }
}

/// What somebody gets to see, written into one text, and where each part of it ends.
#[derive(Default)]
pub struct Face {
    text: String,
    ends: Vec<(&'static str, usize)>,
}

impl Face {
    fn part(&mut self, name: &'static str, what: std::fmt::Arguments<'_>) {
        self.text.write_fmt(what).expect("a text takes everything");
        self.ends.push((name, self.text.len()));
    }

    /// The same without some of its parts.
    pub fn without(&self, names: &[&str]) -> Face {
        let (mut face, mut from) = (Face::default(), 0);
        for (name, end) in &self.ends {
            if !names.contains(name) {
                face.part(name, format_args!("{}", &self.text[from..*end]));
            }
            from = *end;
        }
        face
    }

    /// Whether both are the same to the byte, and what is not, if they are not.
    pub fn must_be(&self, other: &Face) {
        if self.text == other.text && self.ends == other.ends {
            return;
        }
        let (mut from, mut from_there) = (0, 0);
        for ((name, end), (_, end_there)) in self.ends.iter().zip(&other.ends) {
            let (here, there) = (&self.text[from..*end], &other.text[from_there..*end_there]);
            assert!(here == there, "the {name} tells two worlds apart:\n{here}\n-- and there:\n{there}");
            (from, from_there) = (*end, *end_there);
        }
        panic!("more is seen in one world than in the other");
    }
}

/// The table's message, and the picture in it.
pub fn drawn(table: &Table, told: &[StoryRow]) -> [(&'static str, String); 2] {
    let page = draw_board(table, told);
    let picture = page.sketch.as_ref().map(|drawing| format!("{}\n{}", drawing.svg, drawing.alt));
    [("message", serde_json::to_string(&page.public()).unwrap()), ("picture", picture.unwrap_or_default())]
}

fn game_seats(table: &Table) -> impl Iterator<Item = Seat> {
    (0..table.seats.len()).map(|seat| Seat(seat as u8))
}

/// What a viewer is told.
pub fn texts(viewer: Viewer, change: Option<&Change>) -> Vec<Text> {
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

/// Whether there is one question with one answer that is no window: it is asked for the sake of silence, and
/// settled by the host.
pub fn settles(asks: &[AnyAsk]) -> bool {
    matches!(asks, [ask] if ask.is_settled() && ask.patience != Patience::Reaction)
}

pub fn is_window(asks: &[AnyAsk]) -> bool {
    asks.first().is_some_and(|ask| ask.patience == Patience::Reaction)
}
