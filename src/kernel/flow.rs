//! How rules run: straight through, leaving at the first question that nobody has answered yet.

use super::{Ask, Asks, Choice, Choices, Game, Input, Patience, Refusal, Seat};

/// What a rule yields: its value, or why it cannot go on.
pub type Flow<T> = Result<T, Stop>;

/// Why a step stops before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Somebody has to answer first. The step will run again, from its beginning, with one answer more.
    Asking,
    /// The game is over, wherever the rules happen to be.
    Over,
    /// What was answered is not to be had.
    Refused(Refusal),
}

/// Questions that one step may put. No step of any game comes near; rules that run in a circle do.
const STEP_QUESTIONS_MAX: u32 = 5_000;

/// Somebody at the elbow, who answers on the spot: a simulation, a bot that looks ahead.
pub trait Player<G: Game> {
    /// Chooses one of the questions, and one of its answers.
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick;

    /// Whether they have seen enough: asked wherever a step ends. Most players play to the end.
    fn has_seen_enough(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Hears what happens. Most players do not care.
    fn hear(&mut self, game: &G, event: &G::Event) {
        let _ = (game, event);
    }
}

/// Which question is answered, and with which of its answers: positions in the lists that were shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Which of the questions.
    pub ask: usize,
    /// Which of its answers.
    pub choice: Choice,
}

/// A game in play during one step.
pub struct Cx<'a, G: Game> {
    /// The table as it lies now.
    pub game: G,
    answers: Source<'a, G>,
    asked: u32,
}

/// Where answers come from. This is the only difference between a table that waits and one that runs straight through.
enum Source<'a, G: Game> {
    Tail(Tail<'a, G>),
    Spot { player: &'a mut dyn Player<G>, number: u32, left: Option<(Seat, G::Answer)> },
}

/// The answers given since the last resting point, and what the step makes of them.
struct Tail<'a, G: Game> {
    inputs: &'a [Input<G>],
    taken_back: &'a [u32],
    used: usize,
    answered: u32,
    told: Vec<G::Event>,
    open: Vec<Ask<G>>,
    watch: Option<Watch<'a, G>>,
    then: Option<Then<'a, G>>,
}

/// Hears each answer of the tail when it is given again: at which table, and to what.
pub(super) type Watch<'a, G> = &'a mut dyn FnMut(&G, &Ask<G>, &<G as Game>::Answer);

/// What comes where the answers end, if it is not that the table waits: something is done to it, and a player
/// at the elbow goes on.
pub(super) struct Then<'a, G: Game> {
    pub change: &'a mut dyn FnMut(&mut G),
    pub player: &'a mut dyn Player<G>,
}

impl<G: Game> Tail<'_, G> {
    /// The number of a question that is put now. What was taken back counts: no number ever comes again for
    /// another question.
    fn number(&self) -> u32 {
        let before = self.taken_back.iter().filter(|at| **at < self.used as u32);
        self.answered + self.used as u32 + before.count() as u32
    }
}

/// What a step has left behind when it stopped.
pub(super) struct Ran<G: Game> {
    pub game: G,
    pub used: usize,
    pub told: Vec<G::Event>,
    pub open: Vec<Ask<G>>,
}

impl<'a, G: Game> Cx<'a, G> {
    /// A step whose answers come from the tail.
    pub(super) fn from_tail(
        game: G,
        inputs: &'a [Input<G>],
        taken_back: &'a [u32],
        answered: u32,
    ) -> Cx<'a, G> {
        let (told, open) = (Vec::new(), Vec::new());
        let tail = Tail { inputs, taken_back, used: 0, answered, told, open, watch: None, then: None };
        Cx { game, answers: Source::Tail(tail), asked: 0 }
    }

    /// The same, and somebody hears the answers.
    pub(super) fn watched(mut self, watch: Watch<'a, G>) -> Cx<'a, G> {
        if let Source::Tail(tail) = &mut self.answers {
            tail.watch = Some(watch);
        }
        self
    }

    /// The same, and where the answers end a player goes on.
    pub(super) fn followed(mut self, then: Then<'a, G>) -> Cx<'a, G> {
        if let Source::Tail(tail) = &mut self.answers {
            tail.then = Some(then);
        }
        self
    }

    /// Steps whose answers a player gives on the spot.
    pub(super) fn on_the_spot(game: G, player: &'a mut dyn Player<G>) -> Cx<'a, G> {
        Cx { game, answers: Source::Spot { player, number: 0, left: None }, asked: 0 }
    }

    /// Another step begins. Says whether anybody was asked anything in the one before.
    pub(super) fn next_step(&mut self) -> bool {
        std::mem::take(&mut self.asked) > 0
    }

    /// Whether the player at the elbow has seen enough.
    pub(super) fn is_enough(&self) -> bool {
        match &self.answers {
            Source::Tail(_) => false,
            Source::Spot { player, .. } => player.has_seen_enough(&self.game),
        }
    }

    pub(super) fn ran(self) -> Ran<G> {
        match self.answers {
            Source::Tail(tail) => Ran { game: self.game, used: tail.used, told: tail.told, open: tail.open },
            Source::Spot { .. } => Ran { game: self.game, used: 0, told: Vec::new(), open: Vec::new() },
        }
    }

    /// Tells everybody what has happened; each sees of it what they may.
    pub fn tell(&mut self, event: G::Event) {
        match &mut self.answers {
            Source::Tail(tail) => tail.told.push(event),
            Source::Spot { player, .. } => player.hear(&self.game, &event),
        }
    }

    /// The number that the next question is put with.
    pub fn number(&self) -> u32 {
        match &self.answers {
            Source::Tail(tail) => tail.number(),
            Source::Spot { number, .. } => number + 1,
        }
    }

    /// Asks one seat. A single legal answer outside a reaction window needs no asking: it is given.
    pub fn ask(&mut self, ask: Ask<G>) -> Flow<G::Answer> {
        if ask.is_settled() && ask.patience != Patience::Reaction {
            return Ok(ask.otherwise);
        }
        self.put(ask)
    }

    /// Asks one seat in any case, a single legal answer or not: where that nobody was asked would tell others
    /// something.
    pub fn put(&mut self, ask: Ask<G>) -> Flow<G::Answer> {
        let mut asks = Asks::new();
        asks.push(ask);
        self.ask_any(&mut asks).map(|(_, answer)| answer)
    }

    /// Asks one seat to choose among these; the first is the one that time gives. None when there is nothing to choose.
    pub fn choose(
        &mut self,
        seat: Seat,
        about: G::About,
        patience: Patience,
        choices: Choices<G::Answer>,
    ) -> Flow<Option<G::Answer>> {
        match Ask::among(seat, about, patience, choices) {
            Some(ask) => self.ask(ask).map(Some),
            None => Ok(None),
        }
    }

    /// Asks several seats at once; the first to answer is heard. The questions stay open for the others:
    /// close those that are settled and ask again.
    pub fn ask_any(&mut self, asks: &mut Asks<G>) -> Flow<(Seat, G::Answer)> {
        self.asked += 1;
        if self.asked > STEP_QUESTIONS_MAX || asks.list.is_empty() {
            return Err(Stop::Refused(Refusal::Runaway));
        }
        match &mut self.answers {
            Source::Spot { player, number, left } => {
                if let Some((seat, answer)) = left.take() {
                    let fits = asks.list.iter().any(|ask| ask.seat == seat && ask.offers(&answer));
                    return if fits { Ok((seat, answer)) } else { Err(Stop::Refused(Refusal::NotOffered)) };
                }
                if asks.number.is_none() {
                    *number += 1;
                    open(asks, *number);
                }
                let pick = player.answer(&self.game, &asks.list);
                let ask = asks.list.get(pick.ask).ok_or(Stop::Refused(Refusal::NotAsked))?;
                let answer = ask.answer(pick.choice).ok_or(Stop::Refused(Refusal::NotOffered))?;
                // What stands at a place of the list is on the list.
                if matches!(pick.choice, Choice::Several { .. }) {
                    accepted(&self.game, ask, &answer)?;
                }
                Ok((ask.seat, answer))
            }
            Source::Tail(tail) => {
                if asks.number.is_none() {
                    open(asks, tail.number());
                }
                let Some(input) = tail.inputs.get(tail.used) else {
                    if let Some(Then { change, player }) = tail.then.take() {
                        let number = tail.number();
                        change(&mut self.game);
                        self.answers = Source::Spot { player, number, left: None };
                        return self.ask_any(asks);
                    }
                    tail.open = asks.list.to_vec();
                    return Err(Stop::Asking);
                };
                let asked = asks.list.iter().find(|ask| ask.seat == input.seat);
                let ask = asked.ok_or(Stop::Refused(Refusal::NotAsked))?;
                if ask.about != input.about {
                    return Err(Stop::Refused(Refusal::OtherQuestion));
                }
                accepted(&self.game, ask, &input.answer)?;
                if let Some(watch) = &mut tail.watch {
                    watch(&self.game, ask, &input.answer);
                }
                tail.used += 1;
                Ok((input.seat, input.answer))
            }
        }
    }

    /// Takes the last answer back out of its question, so that the next question receives it; both must have
    /// the same `about`. A question that asks about an event and for the next move at once needs this, where
    /// the answer is the move. Only the last answer can be left.
    pub fn leave(&mut self, seat: Seat, answer: G::Answer) {
        match &mut self.answers {
            Source::Spot { left, .. } => *left = Some((seat, answer)),
            Source::Tail(tail) => {
                tail.used = tail.used.saturating_sub(1);
                let last = tail.inputs.get(tail.used).map(|input| (input.seat, &input.answer));
                debug_assert!(last == Some((seat, &answer)), "only what was answered last can be left");
            }
        }
    }

    /// Asks several seats at once, each as long as there is something to ask it after its answer.
    pub fn ask_each(
        &mut self,
        asks: impl IntoIterator<Item = Ask<G>>,
        mut answered: impl FnMut(&mut Self, Seat, G::Answer) -> Option<Ask<G>>,
    ) -> Flow<()> {
        let mut open = Asks::new();
        asks.into_iter().for_each(|ask| open.push(ask));
        while !open.is_empty() {
            let (seat, answer) = self.ask_any(&mut open)?;
            match answered(self, seat, answer) {
                Some(ask) => open.again(ask),
                None => open.close(seat),
            }
        }
        Ok(())
    }

    /// Asks several seats at once and hears them all out. The order in which they answer changes nothing.
    pub fn ask_all(&mut self, mut asks: Asks<G>) -> Flow<Vec<(Seat, G::Answer)>> {
        let mut heard = Vec::new();
        while !asks.is_empty() {
            let (seat, answer) = self.ask_any(&mut asks)?;
            asks.close(seat);
            heard.push((seat, answer));
        }
        heard.sort_by_key(|(seat, _)| *seat);
        Ok(heard)
    }
}

/// Validation is membership; of a set it is that of each item, then its size, then the game's own word.
fn accepted<G: Game>(game: &G, ask: &Ask<G>, answer: &G::Answer) -> Flow<()> {
    let accepted = ask.choices.contains(answer) || ask.offers(answer) && game.unfit(ask, answer).is_none();
    if accepted { Ok(()) } else { Err(Stop::Refused(Refusal::NotOffered)) }
}

/// Numbers the questions, once, when they are first put.
fn open<G: Game>(asks: &mut Asks<G>, number: u32) {
    asks.number = Some(number);
    asks.list.iter_mut().for_each(|ask| ask.number = number);
}

impl<G: Game> std::fmt::Debug for Cx<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cx").field("game", &self.game).finish_non_exhaustive()
    }
}
