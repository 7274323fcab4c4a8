//! A whole game as it was played: enough to play it again, to the last die.

use super::saved::lay_out;
use super::{
    By, Dice, Draw, Game, Input, Now, Pick, Player, Refusal, Saved, Seat, Seed, Witness, brings, from_hex,
    play_through, to_hex,
};
use serde::{Deserialize, Serialize};

/// What a seed was made of.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// What the host had sealed before anybody sat down, as hexadecimal digits.
    pub envelope: String,
    /// Its SHA-256, as everybody could see it from then on.
    pub hash: String,
    /// What the players have said, seat by seat; empty where somebody said nothing.
    pub words: Vec<String>,
}

/// A recorded game.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Recording<G: Game> {
    /// Which game.
    pub kind: String,
    /// In which shape its answers are written.
    pub format: u32,
    /// How many played.
    pub seats: u8,
    /// What was settled before the start.
    pub options: G::Options,
    /// What everybody brought, seat by seat; left out where it is what is proposed.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<G::Brings>,
    /// What the dice were grown from.
    pub seed: String,
    /// How the seed was made, where the host has kept that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
    /// Everything that chance decided, in order, so that other programs can draw it anew without knowing any
    /// rules. What is played again is played with the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// Every answer, in order.
    pub inputs: Vec<Input<G>>,
    /// Seats that were given up for good with nobody to play on in them, each after so many answers.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<(usize, Seat)>,
}

// The seed tells everything, and a deck is somebody's own.
impl<G: Game> std::fmt::Debug for Recording<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recording")
            .field("kind", &self.kind)
            .field("seats", &self.seats)
            .field("options", &self.options)
            .field("inputs", &self.inputs)
            .finish_non_exhaustive()
    }
}

/// Somebody who listens while a game is played again: the table after each answer, and what it told; without
/// an answer at the beginning, and where a seat was given up.
pub type Listener<'a, G> = &'a mut dyn FnMut(Option<&Input<G>>, &Now<G>);

impl<G: Game> Recording<G> {
    /// Plays a game with somebody at the elbow, and records it.
    pub fn of(
        options: &G::Options,
        seats: u8,
        dice: &Dice,
        player: &mut dyn Player<G>,
    ) -> Result<Recording<G>, Refusal> {
        let brought = brings::proposed::<G>(options, seats);
        let game = lay_out(options, &brought, dice.clone())?;
        let mut recorder = Recorder { player, inputs: Vec::new() };
        play_through(game, &mut recorder)?;
        Ok(Recording::from_parts(options.clone(), &brought, dice.seed(), recorder.inputs))
    }

    /// A recording of a game that began like this, with these answers.
    pub fn from_parts(
        options: G::Options,
        brought: &[G::Brings],
        seed: Seed,
        inputs: Vec<Input<G>>,
    ) -> Recording<G> {
        let seats = brought.len() as u8;
        let as_proposed = brought == brings::proposed::<G>(&options, seats);
        Recording {
            kind: G::KIND.to_owned(),
            format: G::FORMAT,
            seats,
            options,
            brought: if as_proposed { Vec::new() } else { brought.to_vec() },
            seed: to_hex(&seed),
            sealed: None,
            draws: Vec::new(),
            inputs,
            resigned: Vec::new(),
        }
    }

    /// Reads a recording.
    pub fn load(text: &str) -> Result<Recording<G>, Refusal> {
        let recording: Recording<G> = serde_json::from_str(text)
            .map_err(|wrong| Refusal::BadSave { line: wrong.line(), column: wrong.column() })?;
        let known = recording.kind == G::KIND && recording.format == G::FORMAT;
        if known { Ok(recording) } else { Err(Refusal::OtherFormat) }
    }

    /// Plays the game again, answer by answer. A recording that breaks off leaves the table where it was left.
    pub fn play(&self, listener: Listener<'_, G>) -> Result<Saved<G>, Refusal> {
        let seed = from_hex(&self.seed).ok_or(Refusal::Unsound("the seed"))?;
        self.play_with(Dice::from_seed(seed), listener)
    }

    /// The same with everything written down that chance decides in it.
    pub fn with_draws(mut self) -> Result<Recording<G>, Refusal> {
        let seed = from_hex(&self.seed).ok_or(Refusal::Unsound("the seed"))?;
        let witness = Witness::default();
        self.play_with(Dice::from_seed(seed).before(&witness), &mut |_, _| {})?;
        self.draws = witness.draws();
        Ok(self)
    }

    fn play_with(&self, dice: Dice, listener: Listener<'_, G>) -> Result<Saved<G>, Refusal> {
        let proposed = brings::proposed::<G>(&self.options, self.seats);
        let brought = if self.brought.is_empty() { &proposed } else { &self.brought };
        let (mut saved, now) = Saved::begin(&self.options, brought, dice)?;
        listener(None, &now);
        for given in 0..=self.inputs.len() {
            for (_, seat) in self.resigned.iter().filter(|(at, _)| *at == given) {
                listener(None, &saved.resign(*seat)?.ok_or(Refusal::NotAsked)?);
            }
            if let Some(input) = self.inputs.get(given) {
                listener(Some(input), &saved.submit(input.clone())?);
            }
        }
        Ok(saved)
    }
}

/// Writes down what a player answers.
struct Recorder<'a, G: Game> {
    player: &'a mut dyn Player<G>,
    inputs: Vec<Input<G>>,
}

impl<G: Game> Player<G> for Recorder<'_, G> {
    fn answer(&mut self, game: &G, asks: &[super::Ask<G>]) -> Pick {
        let pick = self.player.answer(game, asks);
        if let Some(ask) = asks.get(pick.ask)
            && let Some(answer) = ask.answer(pick.choice)
        {
            let (seat, about) = (ask.seat, ask.about);
            self.inputs.push(Input { seat, by: By::Host, about, answer });
        }
        pick
    }

    fn hear(&mut self, game: &G, event: &G::Event) {
        self.player.hear(game, event);
    }
}
