//! What a seat, or a spectator, may see of a chase. Built field by field: what is not named here is not seen.

use super::Options;
use super::cards::{Cards, Edge, Top};
use super::chase::{Drawn, Force, Fugitive, Guess, Learnt, Past, Phase, Shown, Side, Spot};
use super::marks::Marks;
use crate::kernel::{Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

/// A chase as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// The viewer's side, if they have one.
    pub side: Option<Side>,
    /// What was settled before the start.
    pub options: Options,
    /// Where in the match we are.
    pub phase: Phase,
    /// Who runs.
    pub runner: Seat,
    /// Counts the turns of the Fugitive.
    pub round: u16,
    /// The row after card 0.
    pub row: Vec<SpotView>,
    /// By side: how many cards.
    pub held: [u8; 2],
    /// By deck: how many cards.
    pub decks: [u8; 3],
    /// Every guess.
    pub guesses: Vec<Guess>,
    /// Every draw.
    pub draws: Vec<Drawn>,
    /// Cards of hands that everybody has seen.
    pub shown: Vec<Shown>,
    /// What lasts for a while.
    pub force: Force,
    /// Passes running.
    pub passes: u8,
    /// Passes that are left, once all decks have run out.
    pub left: Option<u8>,
    /// By side: the edge that they brought, and whether it is still to be used.
    pub edges: [Option<(Edge, bool)>; 2],
    /// The chases that are over.
    pub past: Vec<Past>,
    /// The viewer's own hand.
    pub hand: Cards,
    /// What the viewer has drawn since their turn began.
    pub drew: Secret<Cards>,
    /// By deck: what the viewer knows to lie on top.
    pub peeks: Secret<[Option<Top>; 3]>,
    /// By deck: what the viewer knows to lie at the bottom.
    pub bottoms: Secret<[Option<Top>; 3]>,
    /// What an edge told the viewer alone.
    pub learnt: Secret<Vec<Learnt>>,
    /// The Marshal's own marks, for the Marshal alone.
    pub marks: Secret<Marks>,
    /// When all is over: both hands.
    pub bared: Option<[Cards; 2]>,
}

/// A hideout as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpotView {
    /// Its number, where the viewer may know it.
    pub number: Option<Secret<u8>>,
    /// Whether it lies face up for everybody.
    pub up: bool,
    /// The sprint cards under it.
    pub under: Vec<UnderView>,
    /// In which round it was placed.
    pub placed: u16,
    /// In which round it was found.
    pub found: Option<u16>,
    /// How much further than usual it could be.
    pub far: u8,
    /// What everybody was told of it: the lowest and the highest number.
    pub told: (u8, u8),
    /// Whether everybody knows that it is odd, or even.
    pub odd: Option<bool>,
}

/// A sprint card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct UnderView {
    /// Which, where the viewer may know it.
    pub card: Option<Secret<u8>>,
    /// Whether it lies face up for everybody.
    pub up: bool,
    /// Whether it was laid there later.
    pub late: bool,
}

/// What one viewer may see.
pub fn view(game: &Fugitive, viewer: Viewer) -> View {
    let chase = &game.chase;
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let side = me.map(|seat| chase.side(seat));
    let over = game.phase == Phase::Over;
    let all = over || side == Some(Side::Fugitive);
    View {
        me,
        side,
        options: game.options,
        phase: game.phase,
        runner: chase.runner,
        round: chase.round,
        row: chase.row.iter().map(|spot| spot_view(spot, all)).collect(),
        held: chase.hands.map(|hand| hand.len() as u8),
        decks: chase.decks.each_ref().map(|deck| deck.len() as u8),
        guesses: chase.guesses.clone(),
        draws: chase.draws.clone(),
        shown: chase.shown.clone(),
        force: chase.force,
        passes: chase.passes,
        left: chase.left,
        edges: chase.edges,
        past: game.past.clone(),
        hand: side.map_or(Cards::NONE, |side| chase.hand(side)),
        drew: Secret(side.map_or(Cards::NONE, |side| chase.drew[side.index()])),
        peeks: Secret(side.map_or([None; 3], |side| chase.peeks[side.index()])),
        bottoms: Secret(side.map_or([None; 3], |side| chase.bottoms[side.index()])),
        learnt: Secret(side.map_or_else(Vec::new, |side| chase.learnt[side.index()].clone())),
        marks: Secret(if side == Some(Side::Marshal) { *chase.marks } else { Marks::default() }),
        bared: over.then_some(*chase.hands),
    }
}

fn spot_view(spot: &Spot, all: bool) -> SpotView {
    let under = spot.under.iter().map(|one| UnderView {
        card: (all || one.up).then_some(one.card),
        up: one.up,
        late: one.late,
    });
    // Where one of several was turned up, its place among them must not say whether it is the lowest.
    let mut under: Vec<UnderView> = under.collect();
    under.sort_by_key(|one| (!one.up, one.late));
    SpotView {
        number: (all || spot.up).then_some(spot.number),
        up: spot.up,
        under,
        placed: spot.placed,
        found: spot.found,
        far: spot.far,
        told: spot.told,
        odd: spot.odd,
    }
}

impl View {
    /// What everybody sees of it: the Fugitive's own row from outside.
    pub fn public(&self) -> View {
        let mut view = self.clone();
        if self.phase == Phase::Over {
            return view;
        }
        (view.me, view.side, view.hand) = (None, None, Cards::NONE);
        view.drew = Secret(Cards::NONE);
        (view.peeks, view.bottoms) = (Secret([None; 3]), Secret([None; 3]));
        view.learnt = Secret(Vec::new());
        view.marks = Secret(Marks::default());
        for spot in view.row.iter_mut() {
            spot.number = spot.number.filter(|_| spot.up);
            spot.under.iter_mut().for_each(|one| one.card = one.card.filter(|_| one.up));
        }
        view
    }

    /// Who sits on a side.
    pub fn seat(&self, side: Side) -> Seat {
        side.seat(self.runner)
    }

    /// The way out.
    pub fn out(&self) -> u8 {
        self.options.course.out()
    }

    /// How many hideouts lie face down.
    pub fn hidden(&self) -> usize {
        self.row.iter().filter(|spot| !spot.up).count()
    }

    /// Numbers that lie face up for everybody, as hideouts or as sprint cards.
    pub fn face_up(&self) -> Cards {
        let hideouts = self.row.iter().filter(|spot| spot.up).filter_map(|spot| spot.number);
        let under =
            self.row.iter().flat_map(|spot| &spot.under).filter(|one| one.up).filter_map(|one| one.card);
        hideouts.chain(under).map(|card| card.0).collect()
    }

    /// The number of the last hideout, for whoever may know it.
    pub fn last(&self) -> Option<u8> {
        self.row.last().map_or(Some(0), |spot| spot.number.map(|number| number.0))
    }
}
