//! Section 2 and the match of section 9: who runs, with what edge, and how the cards are dealt.

use super::cards::{Cards, Deck, Edge, EventCard, Helps, Top};
use super::chase::{Chase, End, Fugitive, Past, Phase, Side, other};
use super::event::{Bared, Event};
use super::{About, Answer, Brings, Events, LyingLow, Match, Options, Roles, Wish, draw};
use crate::kernel::{Choices, Cx, Dice, Flow, Patience, Refusal, Seat, Stop};

/// Events and placeholders that go into each deck.
const IN_EACH_DECK: usize = 2;
/// Edges between which the loser chooses.
const EDGES_OFFERED: usize = 2;

/// A table on which nothing lies yet.
pub fn lay_out(options: &Options, brought: &[Brings], seats: u8, dice: Dice) -> Result<Fugitive, Refusal> {
    if seats != 2 {
        return Err(Refusal::SeatCount);
    }
    let (options, chase) = (*options, Chase::new(Seat(0)));
    let wishes = std::array::from_fn(|seat| brought.get(seat).map_or(Wish::Any, |one| one.role));
    Ok(Fugitive { options, dice, phase: Phase::Setup, chase, past: Vec::new(), wishes })
}

/// Lays out the next chase.
pub fn begin(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let runner = runner(cx)?;
    let edge = edge(cx)?;
    let game = &mut cx.game;
    game.chase = Chase::new(runner);
    if let Some((loser, edge)) = edge {
        let side = game.chase.side(loser);
        game.chase.edges[side.index()] = Some((edge, true));
    }
    deal(game);
    let (number, of) = (game.past.len() as u8 + 1, game.options.matches.games());
    cx.tell(Event::Begins { game: number, of, runner });
    if let Some((seat, edge)) = edge {
        cx.tell(Event::Brings { seat, edge });
    }
    let hand = cx.game.chase.hand(Side::Fugitive);
    cx.tell(Event::Dealt { seat: runner, hand: crate::kernel::Secret(hand) });
    cx.game.phase = Phase::Fugitive;
    if cx.game.chase.has_edge(Side::Marshal, Edge::DeepPockets) {
        cx.game.chase.edges[Side::Marshal.index()] = Some((Edge::DeepPockets, false));
        cx.tell(Event::Uses { side: Side::Marshal, edge: Edge::DeepPockets });
        draw::draw(cx, Side::Marshal, 1)?;
    }
    Ok(())
}

/// R3: who runs.
fn runner(cx: &mut Cx<'_, Fugitive>) -> Flow<Seat> {
    let options = &cx.game.options;
    let Some(last) = cx.game.past.last() else {
        let single = options.matches == Match::One;
        return Ok(match options.roles {
            Roles::OpenerRuns if single => Seat(0),
            Roles::OpenerHunts if single => Seat(1),
            // In a match everybody runs in turn: the dice say who begins.
            _ => match wished(cx.game.wishes).filter(|_| single) {
                Some(seat) => seat,
                None => Seat(cx.game.dice.below(2) as u8),
            },
        });
    };
    if options.matches == Match::Swapped {
        return Ok(other(last.runner));
    }
    // The loser chooses the role.
    let loser = other(last.winner);
    let choices: Choices<Answer> =
        [Answer::Role(Side::Fugitive), Answer::Role(Side::Marshal)].into_iter().collect();
    let chosen = cx.choose(loser, About::Role, Patience::Turn, choices)?;
    Ok(if chosen == Some(Answer::Role(Side::Marshal)) { other(loser) } else { loser })
}

/// Who runs by what both would like; nobody, where they would like the same.
fn wished(wishes: [Wish; 2]) -> Option<Seat> {
    match wishes {
        [Wish::Fugitive, Wish::Any | Wish::Marshal] | [Wish::Any, Wish::Marshal] => Some(Seat(0)),
        [Wish::Marshal, Wish::Any | Wish::Fugitive] | [Wish::Any, Wish::Fugitive] => Some(Seat(1)),
        [Wish::Any, Wish::Any] | [Wish::Fugitive, Wish::Fugitive] | [Wish::Marshal, Wish::Marshal] => None,
    }
}

/// Section 11: the loser of the game before chooses one of two edges.
fn edge(cx: &mut Cx<'_, Fugitive>) -> Flow<Option<(Seat, Edge)>> {
    let Some(last) = cx.game.past.last().filter(|_| cx.game.options.edges) else { return Ok(None) };
    let loser = other(last.winner);
    let mut edges = Edge::ALL.to_vec();
    cx.game.dice.shuffle(&mut edges);
    let choices: Choices<Answer> = edges.into_iter().take(EDGES_OFFERED).map(Answer::Edge).collect();
    let chosen = cx.choose(loser, About::Edge, Patience::Turn, choices)?;
    Ok(chosen.and_then(|one| if let Answer::Edge(edge) = one { Some((loser, edge)) } else { None }))
}

/// 2.2 and 2.3: the decks, and the hand of the Fugitive; then what the variant puts into the decks (R31).
fn deal(game: &mut Fugitive) {
    let course = game.options.course;
    let mut hand = Cards::between(1, 3).with(course.out());
    for deck in course.decks() {
        let mut cards: Vec<Top> =
            deck.cards().minus(Cards::of(course.out())).iter().map(Top::Hideout).collect();
        game.dice.shuffle(&mut cards);
        game.chase.decks[deck.index()] = cards;
    }
    let pockets = game.chase.has_edge(Side::Fugitive, Edge::DeepPockets);
    for (deck, count) in [(Deck::Low, 3), (Deck::Middle, 2 + usize::from(pockets))] {
        for _ in 0..count {
            if let Some(Top::Hideout(card)) = game.chase.decks[deck.index()].pop() {
                hand = hand.with(card);
            }
        }
    }
    if pockets {
        game.chase.edges[Side::Fugitive.index()] = Some((Edge::DeepPockets, false));
    }
    *game.chase.hand_mut(Side::Fugitive) = hand;
    let which = game.options.events;
    let mut events: Vec<EventCard> = EventCard::ALL.to_vec();
    match which {
        Events::None => return,
        Events::HelpfulFugitive => events.retain(|one| one.helps() == Helps::Fugitive),
        Events::HelpfulMarshal => events.retain(|one| one.helps() == Helps::Marshal),
        Events::Random | Events::Discovery | Events::CatchUp => {}
    }
    game.dice.shuffle(&mut events);
    match which {
        Events::Discovery => game.chase.piles[0] = events,
        Events::CatchUp => {
            for event in events {
                game.chase.piles[event.helps() as usize].push(event);
            }
            let placeholders = std::iter::repeat_n(Top::Placeholder, 3 * IN_EACH_DECK).collect();
            put_in(game, placeholders);
        }
        _ => put_in(game, events.into_iter().map(Top::Event).collect()),
    }
}

/// Two of these into each deck that is in the game, and each of those shuffled again.
fn put_in(game: &mut Fugitive, mut extra: Vec<Top>) {
    for deck in game.options.course.decks() {
        let two = extra.split_off(extra.len().saturating_sub(IN_EACH_DECK));
        let cards = &mut game.chase.decks[deck.index()];
        cards.extend(two);
        game.dice.shuffle(cards);
    }
}

/// The chase is over: how, and what comes next. To be returned as the reason why the step stops.
pub fn finish(cx: &mut Cx<'_, Fugitive>, winning: Side, end: End) -> Stop {
    for event in end_chase(&mut cx.game, winning, end) {
        cx.tell(event);
    }
    Stop::Over
}

/// Ends the chase, and says what there is to tell.
pub fn end_chase(game: &mut Fugitive, winning: Side, end: End) -> Vec<Event> {
    let chase = &game.chase;
    let (winner, rounds) = (chase.seat(winning), chase.round);
    let bared = |spot: &super::chase::Spot| Bared {
        number: *spot.number,
        under: spot.under.iter().map(|one| *one.card).collect(),
        placed: spot.placed,
        found: spot.found,
    };
    let (row, hands) = (chase.row.iter().map(bared).collect(), *chase.hands);
    game.past.push(Past { runner: game.chase.runner, winner, end, rounds });
    let mut news = vec![Event::Ended { winner, side: winning, end, rounds }, Event::Bares { row, hands }];
    if game.options.matches != Match::One {
        news.push(Event::Score { wins: game.wins() });
    }
    game.phase = if game.is_decided() { Phase::Over } else { Phase::Setup };
    news
}

impl Fugitive {
    /// By seat, the chases won.
    pub fn wins(&self) -> [u8; 2] {
        wins(&self.past)
    }

    /// R28: whether the Marshal has won every chase of a match, and a pass was a pass.
    pub fn runs_too_badly(&self) -> bool {
        let hunted_down = |one: &Past| one.winner != one.runner && one.end != End::Resigned;
        self.options.lying_low == LyingLow::Passes && self.past.len() > 1 && self.past.iter().all(hunted_down)
    }

    /// Whether the match is over.
    fn is_decided(&self) -> bool {
        let [ann, bob] = self.wins();
        let most = ann.max(bob);
        match self.options.matches {
            Match::One => true,
            Match::Swapped => self.past.len() >= 2,
            Match::FirstToTwo => most >= 2,
            Match::FirstToThree => most >= 3,
        }
    }

    /// R29: who has won the match; nobody, where it is a draw.
    pub fn winner(&self) -> Option<Seat> {
        winner(&self.past)
    }
}

/// R29: how many of these chases each has won.
pub fn wins(past: &[Past]) -> [u8; 2] {
    let mut wins = [0; 2];
    past.iter().for_each(|one| wins[one.winner.index()] += 1);
    wins
}

/// R29: who has won these chases together; nobody, where it is a draw.
pub fn winner(past: &[Past]) -> Option<Seat> {
    let [ann, bob] = wins(past);
    if ann != bob {
        return Some(if ann > bob { Seat(0) } else { Seat(1) });
    }
    let [first, second] = past else { return None };
    // With a win each, either both have escaped as they ran, or both have made an arrest: the shorter chase counts.
    match first.rounds.cmp(&second.rounds) {
        std::cmp::Ordering::Less => Some(first.winner),
        std::cmp::Ordering::Greater => Some(second.winner),
        std::cmp::Ordering::Equal => None,
    }
}
