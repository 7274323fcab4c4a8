//! Exactly what the database keeps of a game, and how it goes on from there.

use super::flow::Ran;
use super::{Ask, Cx, Dice, Game, Player, Refusal, Seat, Stop, brings};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io;

/// Steps that may follow one answer before somebody is asked again.
const STEPS_MAX: u32 = 2_000;

/// Answers that a save may say were given: far more than any game is long, and with room to count on.
const ANSWERS_MAX: u32 = 1_000_000_000;

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player in the seat.
    Player,
    /// The player's standing orders.
    Order,
    /// Nobody: time was up.
    Clock,
    /// The host: a bot's seat, or an absent player's.
    Host,
}

/// One answer, as it was given.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Input<G: Game> {
    /// The seat that answered.
    pub seat: Seat,
    /// Who answered for it.
    pub by: By,
    /// Which question.
    pub about: G::About,
    /// The answer, by its meaning; never a position in a list.
    pub answer: G::Answer,
}

// An answer may still be secret: it is not for logs.
impl<G: Game> fmt::Debug for Input<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Input { seat, by, about, .. } = self;
        f.debug_struct("Input")
            .field("seat", seat)
            .field("by", by)
            .field("about", about)
            .finish_non_exhaustive()
    }
}

/// A running game as it is kept: the last resting point, and the answers since.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Saved<G: Game> {
    kind: String,
    format: u32,
    resting: G,
    tail: Vec<Input<G>>,
    /// Answers that were taken back, by the place in the tail that they had.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken_back: Vec<u32>,
    /// How many answers led to the resting point.
    answered: u32,
    /// How many events of the unfinished step have been told.
    told: u32,
    /// What they were, in short: a step that runs again must tell them the same.
    story: u64,
}

/// The table as it is now.
#[derive(Clone, PartialEq)]
pub struct Now<G: Game> {
    /// The game, in the middle of a step if somebody is asked there.
    pub game: G,
    /// Who has to answer what. Empty when the game is over.
    pub asks: Vec<Ask<G>>,
    /// What has happened that nobody was told before.
    pub news: Vec<G::Event>,
}

impl<G: Game> Now<G> {
    /// What a seat is asked, if anything.
    pub fn ask(&self, seat: Seat) -> Option<&Ask<G>> {
        self.asks.iter().find(|ask| ask.seat == seat)
    }
}

impl<G: Game> fmt::Debug for Saved<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Saved")
            .field("kind", &self.kind)
            .field("revision", &self.revision())
            .finish_non_exhaustive()
    }
}

impl<G: Game> fmt::Debug for Now<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Now")
            .field("asks", &self.asks)
            .field("news", &self.news.len())
            .finish_non_exhaustive()
    }
}

impl<G: Game> Saved<G> {
    /// Sets up a new game to which everybody brings what is proposed, and plays it on to its first question.
    pub fn new(options: &G::Options, seats: u8, dice: Dice) -> Result<(Saved<G>, Now<G>), Refusal> {
        Saved::begin(options, &brings::proposed::<G>(options, seats), dice)
    }

    /// Sets up a new game to which everybody has brought something, and plays it on to its first question.
    pub fn begin(
        options: &G::Options,
        brought: &[G::Brings],
        dice: Dice,
    ) -> Result<(Saved<G>, Now<G>), Refusal> {
        Saved::from_game(lay_out(options, brought, dice)?)
    }

    /// Starts from a table that lies ready.
    pub fn from_game(resting: G) -> Result<(Saved<G>, Now<G>), Refusal> {
        let kind = G::KIND.to_owned();
        let (tail, taken_back) = (Vec::new(), Vec::new());
        let mut saved =
            Saved { kind, format: G::FORMAT, resting, tail, taken_back, answered: 0, told: 0, story: 0 };
        let now = saved.run()?;
        Ok((saved, now))
    }

    /// Reads a save. What is not one is refused, with the place where it stops making sense and nothing of
    /// what it says.
    pub fn load(text: &str) -> Result<Saved<G>, Refusal> {
        let saved = match serde_json::from_str::<Saved<G>>(text) {
            Ok(saved) if saved.kind == G::KIND && saved.format == G::FORMAT => saved,
            read => {
                let bad = read.err().map_or(Refusal::OtherFormat, |wrong| Refusal::BadSave {
                    line: wrong.line(),
                    column: wrong.column(),
                });
                grown_up(text, bad)?
            }
        };
        saved.resting.check().map_err(Refusal::Unsound)?;
        if saved.answered > ANSWERS_MAX {
            return Err(Refusal::Unsound("how many answers were given"));
        }
        Ok(saved)
    }

    /// The save as text.
    pub fn save(&self) -> String {
        serde_json::to_string(self).expect("a save has string keys and no failing parts")
    }

    /// Counts the answers that were accepted, those that were taken back included.
    pub fn revision(&self) -> u32 {
        self.answered + (self.tail.len() + self.taken_back.len()) as u32
    }

    /// What one step makes of the last resting point and the answers since, the one at `without` left out if
    /// one is named.
    pub(super) fn step_again(&self, without: Option<usize>) -> Option<(Saved<G>, Ran<G>)> {
        let mut saved = self.clone();
        if let Some(at) = without {
            saved.leave_out(at);
        }
        let mut cx = Cx::from_tail(saved.resting.clone(), &saved.tail, &saved.taken_back, saved.answered);
        let stopped = G::step(&mut cx);
        let ran = cx.ran();
        (stopped == Err(Stop::Asking)).then_some((saved, ran))
    }

    /// The answers since the last resting point, run again on this table instead.
    pub(super) fn again_on(&self, resting: G) -> Cx<'_, G> {
        Cx::from_tail(resting, &self.tail, &self.taken_back, self.answered)
    }

    /// The table at the last resting point.
    pub(super) fn resting(&self) -> &G {
        &self.resting
    }

    /// Who gave the answers since the last resting point.
    pub(super) fn tail_seats(&self) -> Vec<Seat> {
        self.tail.iter().map(|input| input.seat).collect()
    }

    /// Leaves an answer out as if it had not been given: the numbers of the questions stay what they were.
    fn leave_out(&mut self, at: usize) {
        self.tail.remove(at);
        let at = at as u32;
        self.taken_back.iter_mut().filter(|place| **place > at).for_each(|place| *place -= 1);
        self.taken_back.push(at);
    }

    /// How many answers have been given since the last resting point.
    pub fn tail_len(&self) -> usize {
        self.tail.len()
    }

    /// Where things stand. Nothing is new.
    pub fn now(&self) -> Result<Now<G>, Refusal> {
        let mut again = self.clone();
        let mut now = again.run()?;
        now.news.clear();
        Ok(now)
    }

    /// Takes one answer. A refused one changes nothing.
    pub fn submit(&mut self, input: Input<G>) -> Result<Now<G>, Refusal> {
        let mut next = self.clone();
        next.tail.push(input);
        let now = next.run()?;
        *self = next;
        Ok(now)
    }

    /// Whether a seat may take its last answer back.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.without_last(seat).is_some()
    }

    /// Takes the last answer of a seat back, as if it had not been given yet. None where it is too late for that.
    pub fn take_back(&mut self, seat: Seat) -> Option<Now<G>> {
        let (saved, now) = self.without_last(seat)?;
        *self = saved;
        Some(now)
    }

    /// What a seat has answered last, and where things stood then, as long as it may take that back.
    pub(super) fn given(&self, seat: Seat) -> Option<(Now<G>, G::Answer)> {
        let (_, was) = self.without_last(seat)?;
        let last = self.tail.iter().rfind(|input| input.seat == seat)?;
        Some((was, last.answer))
    }

    /// The game without the last answer of a seat: where the player gave it in person, nothing has come of it
    /// that anybody was told or that chance decided, and nobody else is asked anything else for it.
    fn without_last(&self, seat: Seat) -> Option<(Saved<G>, Now<G>)> {
        let at = self.tail.iter().rposition(|input| input.seat == seat)?;
        if self.tail[at].by != By::Player {
            return None;
        }
        let mut before = self.clone();
        before.leave_out(at);
        let (now, was) = (self.now().ok()?, before.run().ok()?);
        // What left no choice is nothing to think again about.
        let had_a_choice = was.asks.iter().any(|ask| ask.seat == seat && !ask.is_settled());
        let same_step = before.answered == self.answered && was.news.is_empty();
        let same_story = (before.told, before.story) == (self.told, self.story);
        let same_for_others = others(&now.asks, seat) == others(&was.asks, seat);
        let chance = |game: &G| (game.dice().used(), game.uncovered());
        let same_chance = chance(&now.game) == chance(&was.game);
        (had_a_choice && same_step && same_story && same_for_others && same_chance).then_some((before, was))
    }

    /// Gives up the unfinished step, and goes on from the last resting point: for a step that cannot be
    /// finished as it was begun because the rules have changed. Players have to be told.
    pub fn put_back(&mut self) -> Result<Now<G>, Refusal> {
        let mut next = self.resting_at(self.resting.clone());
        let now = next.run()?;
        *self = next;
        Ok(now)
    }

    /// Gives a seat up for good, and goes on from what the game makes of the table then. None where somebody
    /// else plays on in the seat.
    pub fn resign(&mut self, seat: Seat) -> Result<Option<Now<G>>, Refusal> {
        let Some((game, mut news)) = self.now()?.game.resign(&self.resting, seat) else { return Ok(None) };
        let mut next = self.resting_at(game);
        let mut now = next.run()?;
        news.append(&mut now.news);
        *self = next;
        Ok(Some(Now { news, ..now }))
    }

    /// Whether a seat can be given up, with the game as it is now.
    pub fn may_resign(&self, now: &G, seat: Seat) -> bool {
        now.resign(&self.resting, seat).is_some()
    }

    /// The same game at rest at this table, where the unfinished step is given up.
    fn resting_at(&self, resting: G) -> Saved<G> {
        // The numbers of the questions that were put must not come again.
        let answered = self.revision() + 1;
        let (tail, taken_back) = (Vec::new(), Vec::new());
        Saved { resting, tail, taken_back, answered, told: 0, story: 0, kind: self.kind.clone(), ..*self }
    }

    /// Runs the unfinished step again from its resting point, and on until somebody must answer.
    fn run(&mut self) -> Result<Now<G>, Refusal> {
        let mut news = Vec::new();
        for _ in 0..STEPS_MAX {
            if self.resting.outcome().is_some() {
                if !self.tail.is_empty() {
                    return Err(Refusal::GameOver);
                }
                return Ok(Now { game: self.resting.clone(), asks: Vec::new(), news });
            }
            let mut cx = Cx::from_tail(self.resting.clone(), &self.tail, &self.taken_back, self.answered);
            let stopped = G::step(&mut cx);
            let ran = cx.ran();
            let told = self.told as usize;
            // Players have heard the beginning of this step: it must come out the same.
            if told > 0 && ran.told.get(..told).map(digest) != Some(self.story) {
                return Err(Refusal::StoryChanged);
            }
            match stopped {
                Ok(()) | Err(Stop::Over) => {
                    news.extend_from_slice(&ran.told[told..]);
                    self.resting = ran.game;
                    self.tail.drain(..ran.used);
                    let used = ran.used as u32;
                    let given = self.taken_back.len();
                    self.taken_back.retain(|at| *at >= used);
                    self.taken_back.iter_mut().for_each(|at| *at -= used);
                    self.answered += used + (given - self.taken_back.len()) as u32;
                    self.told = 0;
                    self.story = 0;
                }
                Err(Stop::Asking) => {
                    news.extend_from_slice(&ran.told[told..]);
                    self.told = ran.told.len() as u32;
                    self.story = if ran.told.is_empty() { 0 } else { digest(&ran.told) };
                    return Ok(Now { game: ran.game, asks: ran.open, news });
                }
                Err(Stop::Refused(why)) => return Err(why),
            }
        }
        Err(Refusal::Runaway)
    }
}

/// A save of an earlier format, format by format brought to that of today. `bad` is what is wrong with it otherwise.
fn grown_up<G: Game>(text: &str, bad: Refusal) -> Result<Saved<G>, Refusal> {
    let mut save: serde_json::Value = serde_json::from_str(text).map_err(|_| bad.clone())?;
    let format_of = |save: &serde_json::Value| save["format"].as_u64().and_then(|n| u32::try_from(n).ok());
    let Some(mut format) = format_of(&save) else { return Err(bad) };
    if save["kind"] != G::KIND || format > G::FORMAT {
        return Err(Refusal::OtherFormat);
    }
    if format == G::FORMAT {
        return Err(bad);
    }
    while format < G::FORMAT {
        save = G::upgrade(format, save).ok_or(Refusal::OtherFormat)?;
        let next = format_of(&save).filter(|next| *next > format).unwrap_or(format + 1);
        save["format"] = next.into();
        format = next;
    }
    serde_json::from_value(save).map_err(|_| Refusal::OtherFormat)
}

/// A new game, if it is for so many.
pub fn lay_out<G: Game>(options: &G::Options, brought: &[G::Brings], dice: Dice) -> Result<G, Refusal> {
    let seats = u8::try_from(brought.len()).map_err(|_| Refusal::SeatCount)?;
    if !G::SEATS.contains(&seats) {
        return Err(Refusal::SeatCount);
    }
    G::setup(options, brought, seats, dice)
}

/// What everybody but one seat is asked.
fn others<G: Game>(asks: &[Ask<G>], but: Seat) -> Vec<(Seat, u32, G::About)> {
    let others = asks.iter().filter(|ask| ask.seat != but);
    others.map(|ask| (ask.seat, ask.number, ask.about)).collect()
}

/// Plays a game straight through: the same rules, with a player at the elbow who answers on the spot.
pub fn play_through<G: Game>(game: G, player: &mut dyn Player<G>) -> Result<G, Refusal> {
    play_out(Cx::on_the_spot(game, player))
}

/// Plays on to the end, or until the player has seen enough.
pub(super) fn play_out<G: Game>(mut cx: Cx<'_, G>) -> Result<G, Refusal> {
    let mut silent = 0;
    while cx.game.outcome().is_none() && !cx.is_enough() {
        // Steps in which nobody is asked: a game that waits has no more of them in a row either.
        silent = if cx.next_step() { 0 } else { silent + 1 };
        if silent > STEPS_MAX {
            return Err(Refusal::Runaway);
        }
        match G::step(&mut cx) {
            Ok(()) | Err(Stop::Over) => {}
            Err(Stop::Asking) => return Err(Refusal::Runaway),
            Err(Stop::Refused(why)) => return Err(why),
        }
    }
    Ok(cx.ran().game)
}

/// What was told, in short: 64 bits of FNV-1a over its JSON. It guards against changed rules, not against forgery.
fn digest<E: Serialize>(events: &[E]) -> u64 {
    struct Fnv(u64);
    impl io::Write for Fnv {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = bytes
                .iter()
                .fold(self.0, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
    serde_json::to_writer(&mut fnv, events).expect("events have string keys and no failing parts");
    fnv.0
}
