//! Section 5: what can be placed, with which sprint cards; and how it is laid down.

use super::cards::{Cards, Edge};
use super::chase::{Chase, End, Fugitive, Phase, Side, Spot, Under};
use super::event::Event;
use super::setup::finish;
use super::{About, Answer, Course, Opening};
use crate::kernel::{Ask, Cx, Flow, Patience, Secret, Several, Text};

/// What lies between two hideouts without sprinting.
pub const STEP: u8 = 3;
/// E4: how much further one placement may be.
pub const LONG_LEGS: u8 = 2;
/// E9: where the manhunt begins with Border Papers.
const PAPERS: u8 = 24;
/// Ways to pay for a hideout that have a button of their own.
const BUNDLES: usize = 4;

/// The feet that are needed to place a card after the last hideout; none where it lies behind.
pub fn price(card: u8, last: u8, far: u8) -> Option<u8> {
    (card > last).then(|| (card - last).saturating_sub(STEP + far))
}

/// Whether a card of a hand can be placed at all.
pub fn can_be_placed(hand: Cards, card: u8, last: u8, far: u8, blocked: bool, out: u8) -> bool {
    let rest = if blocked { Cards::NONE } else { hand.without(card).without(out) };
    hand.has(card) && price(card, last, far).is_some_and(|price| price <= rest.feet())
}

/// Why a placement is not legal.
enum Unfit {
    /// These cards are not in the hand, or are no sprint cards.
    Cards,
    /// It lies behind the last hideout.
    Behind,
    /// The sprint cards do not go so far.
    Short {
        /// The feet that it takes.
        price: u8,
    },
    /// It leaves no second hideout where two are owed.
    Second,
}

/// Whether a placement is legal, as far as no roadblock stands: there no sprint card is offered ([`ask`]).
fn check(game: &Fugitive, hideout: u8, with: Cards) -> Result<(), Unfit> {
    let (chase, out) = (&game.chase, game.options.course.out());
    let hand = chase.hand(Side::Fugitive);
    if !hand.has(hideout) || !with.is_within(hand.without(hideout).without(out)) {
        return Err(Unfit::Cards);
    }
    let price = price(hideout, chase.last(), chase.force.far).ok_or(Unfit::Behind)?;
    if price > with.feet() {
        return Err(Unfit::Short { price });
    }
    if leaves_a_second(game, hideout, with) { Ok(()) } else { Err(Unfit::Second) }
}

/// Why a placement is not legal, if it is not, in words.
pub fn unfit(game: &Fugitive, hideout: u8, with: Cards) -> Option<Text> {
    let about = |key: &str| Text::new(key).with("number", hideout);
    Some(match check(game, hideout, with).err()? {
        Unfit::Cards => about("unfit-cards"),
        Unfit::Behind => about("unfit-behind"),
        Unfit::Short { price } => about("unfit-short").with("price", price).with("feet", with.feet()),
        Unfit::Second => about("unfit-second"),
    })
}

/// Whether the first turn asks for exactly two hideouts, and this would be the first.
fn owes_two(game: &Fugitive) -> bool {
    game.options.opening == Opening::Two && game.chase.round == 1 && game.chase.row.is_empty()
}

/// Where two hideouts are owed, the first has to leave a second.
fn leaves_a_second(game: &Fugitive, hideout: u8, with: Cards) -> bool {
    let out = game.options.course.out();
    let rest = game.chase.hand(Side::Fugitive).without(hideout).minus(with);
    !owes_two(game) || rest.iter().any(|card| can_be_placed(rest, card, hideout, 0, false, out))
}

/// The cheapest ways to pay for a hideout: each is enough, and none has a card too many. Cards that lie
/// behind it go first.
pub fn bundles(rest: Cards, hideout: u8, price: u8) -> Vec<Cards> {
    if price == 0 {
        return vec![Cards::NONE];
    }
    let in_order = |cards: Cards| {
        let (behind, ahead): (Vec<u8>, Vec<u8>) = cards.iter().partition(|card| *card < hideout);
        behind.into_iter().chain(ahead.into_iter().rev()).collect::<Vec<u8>>()
    };
    let (evens, odds) = (in_order(rest.evens()), in_order(rest.minus(rest.evens())));
    let mut ways = Vec::new();
    for even in (0..=usize::from(price.div_ceil(2))).rev() {
        let odd = usize::from(price).saturating_sub(2 * even);
        if even <= evens.len() && odd <= odds.len() {
            ways.push(evens.iter().take(even).chain(odds.iter().take(odd)).copied().collect());
        }
    }
    ways
}

/// The question what to place: each card within reach with the cheapest ways to pay for it, and any set
/// beside these. `instead` is what may be answered without placing anything; the first of it is what time
/// answers.
pub fn ask(game: &Fugitive, about: About, instead: &[Answer]) -> Ask<Fugitive> {
    let (chase, out) = (&game.chase, game.options.course.out());
    let (hand, last, far) = (chase.hand(Side::Fugitive), chase.last(), chase.force.far);
    let blocked = chase.is_blocked(game.phase);
    let spendable = if blocked { Cards::NONE } else { hand.without(out) };
    let mut hideouts = Cards::NONE;
    let mut placements = Vec::new();
    for hideout in hand.iter() {
        let Some(price) = price(hideout, last, far) else { continue };
        if !can_be_placed(hand, hideout, last, far, blocked, out) {
            continue;
        }
        // Where the first has to leave a second, one of these leaves it if any way does: what lies behind goes first.
        let ways = bundles(spendable.without(hideout), hideout, price).into_iter();
        let ways: Vec<Cards> =
            ways.filter(|with| check(game, hideout, *with).is_ok()).take(BUNDLES).collect();
        if !ways.is_empty() {
            hideouts = hideouts.with(hideout);
        }
        placements.extend(ways.into_iter().map(|with| Answer::Place { hideout, with }));
    }
    let mut answers = instead.iter().copied().chain(placements);
    let first = answers.next().unwrap_or(Answer::Pass);
    let mut ask = Ask::new(chase.seat(Side::Fugitive), about, Patience::Turn, first);
    answers.for_each(|answer| ask.offer(answer));
    // R15: whoever has no choice is asked like anybody else. The clock of the draw runs on.
    ask.unhurried = true;
    ask.goes_on = matches!(about, About::Second | About::Place);
    if !hideouts.is_empty() && !spendable.is_empty() {
        let base = Answer::Place { hideout: 0, with: Cards::NONE };
        let items = hideouts.iter().map(|hideout| Answer::Place { hideout, with: Cards::NONE });
        let sprint = spendable.iter().map(|card| Answer::Place { hideout: 0, with: Cards::of(card) });
        let items: Vec<Answer> = items.chain(sprint).take(crate::kernel::ITEMS_MAX).collect();
        let most = items.len() as u8;
        ask.offer_sets(Several { base, items, least: 1, most });
    }
    if ask.choices.iter().any(|one| matches!(one, Answer::Place { .. })) && about == About::Place {
        ask.offer(Answer::Resign);
    }
    ask
}

/// Lays a hideout down, with its sprint cards under it (R14). The way out lies face up, and ends the run.
pub fn place(cx: &mut Cx<'_, Fugitive>, hideout: u8, with: Cards) -> Flow<()> {
    let out = cx.game.options.course.out();
    let is_out = hideout == out;
    let chase = &mut cx.game.chase;
    let hand = chase.hand_mut(Side::Fugitive);
    *hand = hand.without(hideout).minus(with);
    let under = with.iter().map(|card| Under { card: Secret(card), up: false, late: false }).collect();
    let (placed, far) = (chase.round, std::mem::take(&mut chase.force.far));
    let told = (1, cx.game.options.course.last());
    let found = is_out.then_some(placed);
    let number = Secret(hideout);
    let spot = Spot { number, under, up: is_out, placed, found, far, told, odd: None };
    let chase = &mut cx.game.chase;
    chase.row.push(spot);
    chase.passes = 0;
    let (seat, place, sprint) = (chase.runner, chase.row.len() as u8, with.len() as u8);
    if is_out {
        cx.tell(Event::Out { sprint, out });
        return Err(run_is_over(cx));
    }
    cx.tell(Event::Placed { seat, place, number, with: Secret(with), sprint, round: placed });
    border(cx, hideout);
    Ok(())
}

/// E9: it is said aloud when a hideout is the first of 30 or more.
fn border(cx: &mut Cx<'_, Fugitive>, hideout: u8) {
    let border = cx.game.options.course.threshold() + 1;
    let last = cx.game.options.course.last();
    let chase = &mut cx.game.chase;
    if chase.edges[Side::Marshal.index()].map(|(edge, _)| edge) != Some(Edge::BorderPapers) {
        return;
    }
    let before = chase.row.iter().rev().skip(1).any(|spot| *spot.number >= border);
    let Some(spot) = chase.row.last_mut().filter(|_| !before) else { return };
    spot.told = if hideout >= border { (border, last) } else { (1, border - 1) };
    if hideout >= border {
        let place = chase.row.len() as u8;
        cx.tell(Event::Third { place, from: border, to: last });
    }
}

/// Section 8, E9: the highest find with which a manhunt begins.
pub fn threshold(course: Course, edges: &[Option<(Edge, bool)>; 2]) -> u8 {
    let papers = edges[Side::Fugitive.index()].map(|(edge, _)| edge) == Some(Edge::BorderPapers);
    if papers { course.threshold().min(PAPERS) } else { course.threshold() }
}

/// Section 8: the way out has been placed. R26: the threshold is read once.
fn run_is_over(cx: &mut Cx<'_, Fugitive>) -> crate::kernel::Stop {
    let course = cx.game.options.course;
    let chase = &mut cx.game.chase;
    let threshold = threshold(course, &chase.edges);
    if chase.highest_found(course.out()) > threshold {
        return finish(cx, Side::Fugitive, End::Escape);
    }
    let left = chase.hidden().count() as u8;
    if left == 0 {
        return finish(cx, Side::Marshal, End::Caught);
    }
    // R33: what would still last is over.
    chase.force = super::chase::Force::default();
    cx.game.phase = Phase::Manhunt;
    cx.tell(Event::Manhunt { left });
    crate::kernel::Stop::Over
}

/// Takes the last placement back into the hand (E11). What the Marshal has learnt of the row since then is
/// about the others (R20).
pub fn take_back(chase: &mut Chase) {
    if let Some(spot) = chase.row.pop() {
        let cards = spot.under.iter().map(|one| *one.card).chain([*spot.number]).collect();
        let hand = chase.hand_mut(Side::Fugitive);
        *hand = hand.and(cards);
        chase.force.far = chase.force.far.max(spot.far);
        let row = chase.row.len() as u8;
        chase.guesses.iter_mut().for_each(|guess| guess.row = guess.row.min(row));
        chase.shown.iter_mut().for_each(|shown| shown.row = shown.row.min(row));
    }
}
