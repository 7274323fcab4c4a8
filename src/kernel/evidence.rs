//! What is kept of a game beside its save: every answer as it was given, every taking back, and every seat
//! that was given up. From these it can be played once more.

use super::values::{self, values};
use super::{Dice, Game, Input, Now, Recording, Refusal, Rules, Saved, Seat, Seed, brings};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is kept of the taking back of an answer, among the answers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// Of the answer that this seat gave last.
    pub take_back: Seat,
}

/// What is kept of a seat that was given up for good, where nobody plays on in it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resigned {
    /// Which.
    pub resign: Seat,
}

/// One piece of evidence.
enum Given<G: Game> {
    Answer(Input<G>),
    Back(Seat),
    Resigned(Seat),
}

impl<G: Game> Given<G> {
    fn read(evidence: &Value) -> Result<Given<G>, Refusal> {
        if let Ok(TakenBack { take_back }) = TakenBack::deserialize(evidence) {
            return Ok(Given::Back(take_back));
        }
        if let Ok(Resigned { resign }) = Resigned::deserialize(evidence) {
            return Ok(Given::Resigned(resign));
        }
        let input = Input::<G>::deserialize(evidence).map_err(|_| Refusal::Unsound("an answer"))?;
        Ok(Given::Answer(input))
    }
}

/// Notes how far a game has come, and in which turn. The answer after which there is another turn is the last
/// of the one before; a turn without an answer of its own ends with it as well.
fn note_turn(turns: &mut Vec<(usize, usize)>, turn: u32, come: (usize, usize)) {
    let turn = turn as usize;
    // A set-up may have counted turns of its own.
    turns.truncate(turn + 1);
    if let Some(open) = turns.last_mut() {
        *open = come;
    }
    turns.resize(turn + 1, come);
}

/// A game that was played once more.
pub struct Again<G: Game> {
    pub saved: Saved<G>,
    pub now: Now<G>,
    /// Everything that happened on the way.
    pub news: Vec<Value>,
    /// For each turn: how many answers had been given at its end, and how much had happened.
    pub turns: Vec<(usize, usize)>,
}

/// Plays a game once more, answer by answer, takings back included.
pub fn replay<G: Game>(
    options: &G::Options,
    brought: &[G::Brings],
    seed: Seed,
    evidence: &[Value],
) -> Result<Again<G>, Refusal> {
    let (mut saved, mut now) = Saved::<G>::begin(options, brought, Dice::from_seed(seed))?;
    let mut news = values(&now.news);
    let mut turns = Vec::new();
    note_turn(&mut turns, now.game.turn(), (0, news.len()));
    for (answers, one) in (1..).zip(evidence) {
        now = match Given::<G>::read(one)? {
            Given::Back(seat) => saved.take_back(seat).ok_or(Refusal::NotAsked)?,
            Given::Resigned(seat) => saved.resign(seat)?.ok_or(Refusal::NotAsked)?,
            Given::Answer(input) => saved.submit(input)?,
        };
        news.extend(values(&now.news));
        note_turn(&mut turns, now.game.turn(), (answers, news.len()));
    }
    Ok(Again { saved, now, news, turns })
}

/// The same game as a recording, for whoever wants to keep the file: without the answers that were taken back.
pub fn record<G: Game>(
    options: G::Options,
    brought: Vec<G::Brings>,
    seed: Seed,
    evidence: &[Value],
) -> Result<Recording<G>, Refusal> {
    let mut inputs: Vec<Input<G>> = Vec::new();
    let mut resigned: Vec<(usize, Seat)> = Vec::new();
    for one in evidence {
        match Given::<G>::read(one)? {
            Given::Answer(input) => inputs.push(input),
            Given::Resigned(seat) => resigned.push((inputs.len(), seat)),
            Given::Back(seat) => {
                // What was answered before somebody left for good is not taken back after it.
                let since = resigned.last().map_or(0, |(given, _)| *given);
                let last = inputs.iter().rposition(|input| input.seat == seat);
                inputs.remove(last.filter(|last| *last >= since).ok_or(Refusal::NotAsked)?);
            }
        }
    }
    Ok(Recording { resigned, ..Recording::from_parts(options, &brought, seed, inputs) })
}

/// Somebody who looks on while a game is played again: what there is before each answer, and the answer; none
/// at the end, and where a seat is given up.
pub type Onlooker<'a, G> = &'a mut dyn FnMut(&Saved<G>, &Now<G>, Option<&Input<G>>);

impl<G: Game> Rules<G> {
    /// Plays what was kept of a game once more, without the answers that were taken back, and shows every
    /// question as it was met.
    pub fn retrace(
        &self,
        options: &Value,
        chosen: &[Value],
        seed: Seed,
        evidence: &[Value],
        see: Onlooker<'_, G>,
    ) -> Result<Now<G>, Refusal> {
        let options = values::options::<G>(options)?;
        let brought = brings::chosen::<G>(&options, chosen)?;
        let Recording { inputs, resigned, .. } =
            record::<G>(options.clone(), brought.clone(), seed, evidence)?;
        let (mut saved, mut now) = Saved::<G>::begin(&options, &brought, Dice::from_seed(seed))?;
        for given in 0..=inputs.len() {
            for (_, seat) in resigned.iter().filter(|(at, _)| *at == given) {
                see(&saved, &now, None);
                now = saved.resign(*seat)?.ok_or(Refusal::NotAsked)?;
            }
            see(&saved, &now, inputs.get(given));
            if let Some(input) = inputs.get(given) {
                now = saved.submit(input.clone())?;
            }
        }
        Ok(now)
    }
}
