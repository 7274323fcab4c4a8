//! What a seat, or a spectator, may see of a table. Built field by field: what is not named here is not seen.

use super::Options;
use super::adventure::Story;
use super::cards::Title;
use super::draft::{self, Draft, Drafter};
use super::fight::{Blow, Fight};
use super::pair::Pair;
use super::saga::{self, Saga};
use super::table::{Doing, Mythos, Phase, Player};
use crate::kernel::{Seat, Secret, Viewer};
use serde::Serialize;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// What was settled before the start.
    pub options: Options,
    /// Where in the game we are.
    pub phase: Phase,
    /// Counts the rounds.
    pub round: u32,
    /// Counts the turns.
    pub turn: u32,
    /// Who began the round.
    pub first: Seat,
    /// Whose turn it is.
    pub mover: Seat,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// What the viewer is in the middle of.
    pub doing: Secret<Option<Doing>>,
    /// The Combat under way; all of it is public.
    pub fight: Option<Fight>,
    /// What the Combat of this round has cost everybody: they were all told.
    pub fought: Option<Vec<Blow>>,
    /// Who faced whom in it: they all saw it.
    pub pairs: Vec<Pair>,
    /// The saga of which this is a game; of the viewer, also what they exchange.
    pub saga: Option<Saga>,
    /// The draft under way: the viewer's pack, and what they have taken.
    pub draft: Option<Draft>,
    /// Whether it is NIGHT.
    pub night: bool,
}

/// A player as a viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// What lies open before them; of the viewer, also hand and Threat.
    pub open: Player,
    /// How many cards they hold.
    pub held: usize,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The Threat, card by card.
    pub threat: Vec<MenaceView>,
    /// What counts in the end, as it stands.
    pub score: i16,
}

/// A card of a Threat as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MenaceView {
    /// At whom it is aimed.
    pub aim: Option<Seat>,
    /// What it is, where the viewer knows.
    pub title: Option<Title>,
}

/// The table as `viewer` sees it.
pub fn view(game: &Mythos, viewer: Viewer) -> View {
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < game.players.len() => Some(seat),
        _ => None,
    };
    let players = game.players.iter().enumerate();
    let over = game.phase == Phase::Over;
    let deciding = match game.phase {
        Phase::Turn => Some(game.mover),
        _ => game.fight.as_ref().and_then(|fight| fight.order.get(usize::from(fight.next)).copied()),
    };
    View {
        me,
        options: game.options.clone(),
        phase: game.phase,
        round: game.round,
        turn: game.turn,
        first: game.first,
        mover: game.mover,
        players: players.map(|(at, one)| player(one, me == Some(Seat(at as u8)), over)).collect(),
        doing: if me.is_some() && me == deciding { game.doing } else { Secret(None) },
        fight: game.fight.clone(),
        fought: game.fought.clone(),
        pairs: game.pairs.clone(),
        saga: game.saga.as_ref().map(|saga| saga::view(saga, me)),
        draft: game.draft.as_ref().map(|draft| draft::view(draft, me)),
        night: game.is_night(),
    }
}

fn player(player: &Player, mine: bool, over: bool) -> PlayerView {
    // 11.2: who has joined openly is known; 11.5: what is revealed is buried before anybody looks again.
    let menace = |menace: &super::table::Menace| MenaceView {
        aim: menace.aim,
        title: (mine || menace.ally.is_some()).then_some(menace.card.title),
    };
    PlayerView {
        held: player.hand.len(),
        deck: player.deck.len(),
        threat: player.threat.iter().map(menace).collect(),
        score: player.score(),
        open: Player {
            who: player.who,
            edu: player.edu,
            sanity: player.sanity,
            list: Secret(if mine && over { player.list.0.clone() } else { Vec::new() }),
            hand: Secret(if mine { player.hand.0.clone() } else { Vec::new() }),
            deck: Secret(Vec::new()),
            pile: player.pile.clone(),
            story: player.story.clone(),
            here: player.here,
            walking: player.walking,
            region: player.region,
            allies: player.allies.clone(),
            artifacts: player.artifacts.clone(),
            tomes: player.tomes.clone(),
            threat: Secret(if mine { player.threat.0.clone() } else { Vec::new() }),
            events: player.events.clone(),
            old_one: player.old_one,
            told: player.told.clone(),
            begun: player.begun,
            passed: player.passed,
            lost_turns: player.lost_turns,
            last: player.last,
            last_lies: player.last_lies,
            once_more: player.once_more,
            called: player.called,
            lobotomy: player.lobotomy,
            insane: player.insane,
        },
    }
}

impl View {
    /// What lies open before a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()].open
    }

    /// The viewer's hand.
    pub fn hand(&self) -> &[Title] {
        self.me.map_or(&[], |me| &self.player(me).hand.0)
    }

    /// What the viewer has before them in a draft.
    pub fn drafter(&self) -> Option<&Drafter> {
        self.draft.as_ref()?.seats.get(self.me?.index())
    }

    /// What somebody has as it stands: in a saga with all games before this one.
    pub fn total(&self, seat: Seat) -> i16 {
        let score = self.players[seat.index()].score;
        match &self.saga {
            None => score,
            Some(saga) if matches!(self.phase, Phase::Between | Phase::Over) => saga.sum(seat),
            Some(saga) => saga.sum(seat) + score,
        }
    }

    /// What counts for a seat's Adventures.
    pub fn story_of(&self, seat: Seat) -> Story {
        let player = self.player(seat);
        let mut around = player.around();
        let events = self.players.iter().flat_map(|player| &player.open.events);
        around.extend(events.filter(|event| event.card.owner == seat).map(|event| event.card.title));
        Story::new(&around, &player.past())
    }

    /// All seats but one of who is still sane.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats.filter(move |one| *one != seat && !self.player(*one).insane)
    }

    /// How many cards of a Threat are aimed at somebody.
    pub fn aimed(&self, seat: Seat, at: Seat) -> usize {
        self.players[seat.index()].threat.iter().filter(|menace| menace.aim == Some(at)).count()
    }
}
