//! What one seat knows of a table, and whole tables that fit it: for players who think ahead and may not look.
//!
//! An [`Insight`] is made from a table and holds of it what its seat sees and was told; whoever thinks gets
//! nothing else, so that looking into a hand or a deck does not compile. Answers that lie face down are left
//! out: in an imagined table whoever gave them is asked anew. Only the seer, whom nobody plays with and all
//! others are measured by, is given everything ([`Insight::of_all`]).

use super::flow::Then;
use super::saved::play_out;
use super::{Ask, Choice, Dice, Game, Now, Patience, Player, Refusal, Saved, Seat, Stop, Teaches, Viewer};
use smallvec::SmallVec;
use std::fmt;

/// Tables that are imagined before it is given up to find one that fits.
const TRIES: u32 = 8;
/// Of tables in which somebody let something pass that a beginner with their cards would have answered, one
/// in so many is kept.
const LETS_PASS: u32 = 4;
/// Sets of so many items at most are counted out.
const COUNTED_OUT: usize = 6;

/// A game of which whole tables can be imagined.
pub trait Imagine: Teaches {
    /// What one seat knows: a type in which there is no place for what it cannot know.
    type Known: Clone + PartialEq + Send + Sync;

    /// What a seat knows by looking, built field by field as its view is.
    fn known(&self, seat: Seat) -> Self::Known;

    /// What it learns when this is told: where things came from that it sees later. Of what only others are
    /// told it learns nothing.
    fn learn(known: &mut Self::Known, event: &Self::Event);

    /// A whole table that fits: everything that is not known is dealt anew. None where that is too much to ask.
    fn imagine(known: &Self::Known, dice: &mut Dice) -> Option<Self>;

    /// Mixes anew whatever lies in an order that nobody knows.
    fn stir(&mut self, dice: &mut Dice);

    /// The dice of the table.
    fn dice_mut(&mut self) -> &mut Dice;

    /// How well a seat stands, and by what, in whole numbers: more is better. Who has won stands better than
    /// anybody who has not.
    fn reasons(&self, seat: Seat) -> SmallVec<[Reason; 8]>;

    /// What one of that is worth in which the game is counted when people speak of it.
    fn unit(&self) -> i64;

    /// How many turns ahead are worth playing before one looks at the standing.
    fn horizon(&self) -> u32;
}

/// A part of how well a seat stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Its name in language files.
    pub id: &'static str,
    /// What it is worth.
    pub worth: i64,
    /// How much of it there is, in hundredths, as people count it: the more, the more it is worth.
    pub amount: i64,
}

/// What a seat that is asked something may think with.
#[derive(Clone)]
pub struct Insight<G: Imagine> {
    seat: Seat,
    ask: Ask<G>,
    view: G::View,
    answers: Vec<G::Answer>,
    rest: G::Known,
    now: G::Known,
    turn: u32,
    // The answers since the resting point, without those that lie face down; its table is for the dice that were seen.
    saved: Saved<G>,
    /// Whether nothing is hidden from it.
    sees_all: bool,
}

/// A whole table that fits what a seat knows, as it may have been at the resting point.
#[derive(Clone)]
pub struct World<G: Imagine> {
    resting: G,
    dice: Dice,
}

impl<G: Imagine> Insight<G> {
    /// What a seat may think with. None where it is not asked anything.
    pub fn of(saved: &Saved<G>, now: &Now<G>, seat: Seat) -> Option<Insight<G>> {
        let ask = now.ask(seat)?.clone();
        let (mut saved, ran) = saved.step_again(None)?;
        let known = ran.game.known(seat);
        for (at, who) in saved.tail_seats().into_iter().enumerate().rev() {
            let without = if who == seat { None } else { saved.step_again(Some(at)) };
            let Some((before, was)) = without else { continue };
            let same_question = was.open.contains(&ask);
            if same_question && was.told == ran.told && was.game.known(seat) == known {
                saved = before;
            }
        }
        let mut rest = saved.resting().known(seat);
        ran.told.iter().for_each(|event| G::learn(&mut rest, event));
        Some(Insight {
            seat,
            answers: answers(&now.game, &ask),
            view: now.game.view(Viewer::Seat(seat)),
            ask,
            rest,
            now: known,
            turn: now.game.turn(),
            saved,
            sees_all: false,
        })
    }

    /// The same for somebody who sees every card as it lies, and every answer that was given: to measure how
    /// much there is to know. The dice that are still to be rolled they do not see.
    pub fn of_all(saved: &Saved<G>, now: &Now<G>, seat: Seat) -> Option<Insight<G>> {
        let insight = Insight::of(saved, now, seat)?;
        Some(Insight { saved: saved.clone(), sees_all: true, ..insight })
    }

    /// Whose it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it is asked.
    pub fn ask(&self) -> &Ask<G> {
        &self.ask
    }

    /// What it sees.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// Everything that it may answer; of large sets none.
    pub fn answers(&self) -> &[G::Answer] {
        &self.answers
    }

    /// Counts the turns.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The n-th whole table that fits, as chance has it. None where none is found: what has been told since
    /// the resting point was too much to be made up.
    pub fn world(&self, seed: u64, n: u64) -> Option<World<G>> {
        let mut bytes = [0x6d; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&n.to_le_bytes());
        let mut dice = Dice::from_seed(bytes);
        if self.sees_all {
            return Some(World { resting: self.saved.resting().clone(), dice });
        }
        let mut unlikely = None;
        for _ in 0..TRIES {
            let Some(mut resting) = G::imagine(&self.rest, &mut dice) else { continue };
            // What was rolled since was seen by everybody.
            *resting.dice_mut() = self.saved.resting().dice().clone();
            let Some(passes) = self.fits(&resting) else { continue };
            let is_likely = (0..passes).all(|_| dice.below(LETS_PASS) == 0);
            let world = World { resting, dice: dice.clone() };
            if is_likely {
                return Some(world);
            }
            unlikely = Some(world);
        }
        unlikely
    }

    /// Whether the answers since lead from there to what the seat sees now, and to the question that it is
    /// asked; and how often somebody let something pass in it that a beginner would have answered.
    fn fits(&self, resting: &G) -> Option<u32> {
        let mut passes = 0;
        let mut watch = |game: &G, ask: &Ask<G>, given: &G::Answer| {
            let passed =
                ask.seat != self.seat && ask.patience == Patience::Reaction && *given == ask.otherwise;
            passes += u32::from(passed && game.advise_quickly(ask) != *given);
        };
        let mut cx = self.saved.again_on(resting.clone()).watched(&mut watch);
        let stopped = G::step(&mut cx);
        let ran = cx.ran();
        let fits = ran.open.contains(&self.ask) && ran.game.known(self.seat) == self.now;
        (stopped == Err(Stop::Asking) && fits).then_some(passes)
    }

    /// Plays a world on from the open question, until the player has seen enough. What chance brings is the
    /// same however often and with whomever the same world is played.
    pub fn play(&self, world: &World<G>, player: &mut dyn Player<G>) -> Result<G, Refusal> {
        let mut dice = world.dice.clone();
        let mut change = |game: &mut G| {
            if !self.sees_all {
                game.stir(&mut dice);
            }
            *game.dice_mut() = dice.clone();
        };
        let then = Then { change: &mut change, player };
        play_out(self.saved.again_on(world.resting.clone()).followed(then))
    }

    /// The table of a world as it is while the question is open.
    pub fn table(&self, world: &World<G>) -> Option<Now<G>> {
        let mut cx = self.saved.again_on(world.resting.clone());
        let stopped = G::step(&mut cx);
        let ran = cx.ran();
        (stopped == Err(Stop::Asking)).then(|| Now { game: ran.game, asks: ran.open, news: Vec::new() })
    }
}

/// The answers of the list, and every small set that the rules allow.
fn answers<G: Game>(game: &G, ask: &Ask<G>) -> Vec<G::Answer> {
    let mut all = ask.choices.to_vec();
    for (of, several) in ask.sets.iter().enumerate().filter(|(_, set)| set.items.len() <= COUNTED_OUT) {
        for items in 0..1_u64 << several.items.len() {
            let answer = ask.answer(Choice::Several { of, items });
            all.extend(answer.filter(|answer| !all.contains(answer) && game.unfit(ask, answer).is_none()));
        }
    }
    all
}

// What somebody knows and what is imagined for it are not for logs.
impl<G: Imagine> fmt::Debug for Insight<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Insight").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<G: Imagine> fmt::Debug for World<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}
