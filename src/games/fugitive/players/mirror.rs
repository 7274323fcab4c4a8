//! The best Fugitive: supposes what the Marshal may hold, looks at the record as that Marshal would, and sees
//! what would be named after each placement and each pass. What a position is worth then was fitted to games
//! against the best Marshal.

use super::super::belief::{Belief, Leg, Trail};
use super::super::cards::{Cards, Deck, feet};
use super::super::chase::Side;
use super::super::placing::{STEP, price};
use super::super::sweep::Sweep;
use super::super::view::View;
use super::super::{Answer, Fugitive};
use super::Whim;
use super::marshal::{Sharp, thickest};
use super::worth::{Features, Leaving, Looks, Weights};
use crate::kernel::Ask;

/// Hands that the Marshal is supposed to hold.
const SUPPOSED: usize = 5;
/// Moves at which it looks closely.
const LOOKED_AT: usize = 8;
/// Sprint cards that are laid for nothing, at most.
const BLUFFS: usize = 2;
/// Sprint cards with which a hideout is looked at, at most.
const SPRINTS: usize = 5;
/// In thousandths of the way: from here on it is looked at what comes of leaving next.
const LEAVES_FROM: i64 = 690;

/// A decision of the Fugitive, seen from both sides.
pub struct Mirror<'a> {
    view: &'a View,
    /// What everybody knows.
    record: Trail,
    /// What the Marshal may hold, and what they may draw next.
    supposed: Vec<Supposed>,
    /// The numbers of the hideouts that lie face down, by place.
    hidden: Vec<(usize, u8)>,
    weights: &'a Weights,
    /// By sprint cards under one more hideout, or by none: what is seen from outside.
    seen: Vec<(Option<u8>, Seen)>,
}

/// A Marshal who may be.
struct Supposed {
    /// What they hold.
    hand: Cards,
    /// By deck, what they would draw from it next.
    next: [Cards; 3],
}

/// A hideout that lies face down: its place, its number, and the feet under it.
#[derive(Clone, Copy)]
struct Lying {
    at: usize,
    number: u8,
    feet: u8,
}

/// What is seen from outside after a move.
struct Seen {
    belief: Belief,
    /// What each of the supposed Marshals would name.
    named: Vec<Cards>,
}

impl<'a> Mirror<'a> {
    /// Looks at a position, in which this question is asked.
    pub fn of(view: &'a View, number: u32, weights: &'a Weights) -> Mirror<'a> {
        let mut whim = Whim::of(view, number);
        Mirror::before(view, (0..SUPPOSED).map(|_| Supposed::of(view, &mut whim)).collect(), weights)
    }

    /// The same for whoever knows what the Marshal holds, and what they would draw next from each deck.
    pub fn knowing(view: &'a View, hand: Cards, next: [Cards; 3], weights: &'a Weights) -> Mirror<'a> {
        Mirror::before(view, vec![Supposed { hand, next }], weights)
    }

    fn before(view: &'a View, supposed: Vec<Supposed>, weights: &'a Weights) -> Mirror<'a> {
        let hidden = view.row.iter().enumerate().filter(|(_, spot)| !spot.up);
        let hidden = hidden.filter_map(|(at, spot)| spot.number.map(|number| (at, number.0))).collect();
        Mirror { view, record: Trail::of(&view.public()), supposed, hidden, weights, seen: Vec::new() }
    }

    /// The best that can be done.
    pub fn best(&mut self, ask: &Ask<Fugitive>) -> Answer {
        self.ranked(ask).first().map_or(ask.otherwise, |(_, answer)| *answer)
    }

    /// What is worth a closer look, by what it is worth, the best first.
    pub fn ranked(&mut self, ask: &Ask<Fugitive>) -> Vec<(i64, Answer)> {
        let all = self.candidates(ask);
        let mut roughly: Vec<(i64, Answer)> =
            all.into_iter().map(|answer| (self.worth(answer, false), answer)).collect();
        roughly.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        roughly.truncate(LOOKED_AT);
        let mut closely: Vec<(i64, Answer)> =
            roughly.into_iter().map(|(_, answer)| (self.worth(answer, true), answer)).collect();
        closely.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        closely
    }

    /// What is looked at: placements, each with a card or two too many as well, and what may be done instead.
    pub fn candidates(&self, ask: &Ask<Fugitive>) -> Vec<Answer> {
        let mut all: Vec<Answer> = Vec::new();
        for answer in &ask.choices {
            let Answer::Place { hideout, with } = *answer else { continue };
            let out = hideout == self.view.out();
            let most = if out { 0 } else { BLUFFS };
            let more = (0..=most).filter_map(|more| bluffs(self.view, hideout, with, more));
            let looked_at = more.filter(|with| out || with.len() <= SPRINTS);
            all.extend(looked_at.map(|with| Answer::Place { hideout, with }));
        }
        if all.is_empty() || matches!(ask.otherwise, Answer::Pass | Answer::Decline | Answer::Stop) {
            all.push(ask.otherwise);
        }
        all
    }

    /// What a move is worth.
    pub fn value(&mut self, answer: Answer) -> i64 {
        self.worth(answer, true)
    }

    fn worth(&mut self, answer: Answer, closely: bool) -> i64 {
        let looks = self.looks_at(answer, closely);
        self.weights.worth(&looks)
    }

    /// In how many of a thousand routes somebody who knows what everybody knows finds a hideout there that is
    /// placed now.
    pub fn looked_for(&mut self, hideout: u8, sprint: u8) -> i64 {
        let belief = Sweep::of(&self.extended(Some(sprint))).given(Cards::NONE);
        permille(&belief, self.view.row.len(), hideout)
    }

    /// What is looked at in a move.
    pub fn looks(&mut self, answer: Answer) -> Looks {
        self.looks_at(answer, true)
    }

    fn looks_at(&mut self, answer: Answer, closely: bool) -> Looks {
        match answer {
            Answer::Place { hideout, .. } if hideout == self.view.out() && self.is_free() => Looks::Away,
            Answer::Place { hideout, with } if hideout == self.view.out() => Looks::Out(self.leaving(with)),
            _ => Looks::At(self.features(answer, closely)),
        }
    }

    /// What is looked at where the way out is placed: how many of the supposed Marshals would not find everybody.
    fn leaving(&self, with: Cards) -> Leaving {
        let hidden = self.lying();
        let goes =
            |one: &&Supposed| self.gets_away(without(&self.record, one.hand), &hidden, with.len() as u8);
        let away = self.supposed.iter().filter(goes);
        [1_000, share(away.count(), self.supposed.len()), 100 * self.hidden.len() as i64]
    }

    /// Whether no manhunt follows any more.
    fn is_free(&self) -> bool {
        self.highest_found() > Some(self.view.options.course.threshold())
    }

    /// The feet under a hideout of the row, and how much further than usual it could be.
    fn under(&self, at: usize) -> u8 {
        let spot = &self.view.row[at];
        spot.under.iter().filter_map(|one| one.card).map(|card| feet(card.0)).sum::<u8>() + spot.far
    }

    /// Whether a Marshal who knows this record names a wrong number in the manhunt.
    fn gets_away(&self, mut trail: Trail, hidden: &[Lying], blank: u8) -> bool {
        let out = self.view.out();
        let can = Cards::of(out);
        trail.legs.push(Leg { known: Some(out), can, blank, late: 0, feet: self.view.force.far });
        for _ in 0..hidden.len() {
            let belief = Sweep::of(&trail).given(Cards::NONE);
            let share = |number: &u8| belief.shares[usize::from(*number)];
            let Some(number) = (1..out).max_by_key(|number| (share(number), 64 - number)) else {
                return true;
            };
            let Some(found) = hidden.iter().find(|one| one.number == number) else { return true };
            turn_up(&mut trail, *found);
        }
        false
    }

    /// What is seen from outside after one more hideout over so many sprint cards, or after none.
    fn seen(&mut self, sprint: Option<u8>) -> usize {
        if let Some(at) = self.seen.iter().position(|(one, _)| *one == sprint) {
            return at;
        }
        let trail = self.extended(sprint);
        let hidden = self.hidden.len() + usize::from(sprint.is_some());
        let course = self.view.options.course;
        let most = if self.view.force.one_number { 1 } else { hidden };
        let sharp = Sharp { hidden, threshold: course.threshold(), most };
        let namable = Cards::between(1, course.last()).minus(self.view.face_up());
        let belief = Sweep::of(&trail).given(Cards::NONE);
        let deck = thickest(&belief, &self.view.decks);
        let names = |one: &Supposed| {
            let sweep = Sweep::of(&without(&trail, one.hand.and(one.next[deck.index()])));
            sharp.names(&sweep.given(Cards::NONE), namable, |must| sweep.given(must))
        };
        let named = self.supposed.iter().map(names).collect();
        self.seen.push((sprint, Seen { belief, named }));
        self.seen.len() - 1
    }

    /// The record with one more hideout over so many sprint cards.
    fn extended(&self, sprint: Option<u8>) -> Trail {
        let mut trail = self.record.clone();
        let Some(sprint) = sprint else { return trail };
        let high = trail.pool.among(Deck::High.cards()).is_empty();
        let can = if high { trail.pool.minus(Deck::High.cards()) } else { trail.pool };
        trail.legs.push(Leg { known: None, can, blank: sprint, late: 0, feet: self.view.force.far });
        trail
    }

    /// The hideouts that lie face down.
    fn lying(&self) -> Vec<Lying> {
        let lying = |(at, number): &(usize, u8)| Lying { at: *at, number: *number, feet: self.under(*at) };
        self.hidden.iter().map(lying).collect()
    }

    /// What is looked at in a position after a move; what comes of leaving next only where it is looked at closely.
    fn features(&mut self, answer: Answer, closely: bool) -> Features {
        let (placed, with) = match answer {
            Answer::Place { hideout, with } => (Some(hideout), with),
            _ => (None, Cards::NONE),
        };
        let sprint = placed.map(|_| with.len() as u8);
        let seen = self.seen(sprint);
        let (view, seen) = (self.view, &self.seen[seen].1);
        let mut lying = self.lying();
        let feet = with.feet() + view.force.far;
        lying.extend(placed.map(|number| Lying { at: view.row.len(), number, feet }));
        let numbers: Cards = lying.iter().map(|one| one.number).collect();
        let (last, out) = (placed.or(view.last()).unwrap_or(0), view.out());
        let hand = view.hand.minus(with).minus(placed.map_or(Cards::NONE, Cards::of));
        let spend = hand.without(out);
        let missing = i64::from(out.saturating_sub(last + STEP)) - i64::from(spend.feet());
        let far = i64::from(last) * 1_000 / i64::from(out);
        // Whoever is far from the way out thinks of the manhunt later.
        let leaves = closely && missing <= 0 && far >= LEAVES_FROM;
        let (mut lost, mut spared, mut gone) = (0, 0, 0);
        for (named, one) in seen.named.iter().zip(&self.supposed) {
            let right = named.is_within(numbers);
            let over = right && named.len() == numbers.len();
            let high = right && !over && named.highest() > Some(view.options.course.threshold());
            lost += usize::from(over);
            spared += usize::from(high);
            let free = self.is_free() || high;
            let found = if right { *named } else { Cards::NONE };
            gone +=
                usize::from(leaves && !over && (free || self.goes_next(one, sprint, &lying, found, last)));
        }
        let all = self.supposed.len();
        let behind: Cards = spend.iter().filter(|card| *card < last).collect();
        let ahead = spend.minus(behind);
        let walking = ahead.among(Cards::between(last + 1, last + STEP)).len();
        let blank: usize = view.row.iter().filter(|spot| !spot.up).map(|spot| spot.under.len()).sum();
        let next = hand.iter().filter_map(|card| price(card, last, 0)).min().map_or(10, i64::from);
        let doubt: i64 = lying.iter().map(|one| bits(permille(&seen.belief, one.at, one.number))).sum();
        [
            1_000,
            far,
            100 * lying.len() as i64,
            doubt / 4,
            share(lost, all),
            share(spared, all),
            share(gone, all),
            1_000 * i64::from(self.is_free()),
            100 * i64::from(behind.feet()),
            100 * ahead.len() as i64,
            300 * walking as i64,
            100 * next,
            50 * i64::from(spend.feet()),
            50 * missing.max(0),
            100 * (blank + with.len()) as i64,
            50 * i64::from(view.round),
        ]
    }

    /// Whether somebody who places the way out next gets away from this Marshal, who has found these before.
    fn goes_next(&self, one: &Supposed, sprint: Option<u8>, lying: &[Lying], found: Cards, last: u8) -> bool {
        let mut trail = without(&self.extended(sprint), one.hand);
        let (up, down): (Vec<Lying>, Vec<Lying>) = lying.iter().partition(|one| found.has(one.number));
        up.into_iter().for_each(|one| turn_up(&mut trail, one));
        let needed = self.view.out().saturating_sub(last + STEP);
        self.gets_away(trail, &down, needed.div_ceil(2))
    }

    fn highest_found(&self) -> Option<u8> {
        let found = self.view.row.iter().filter(|spot| spot.up).filter_map(|spot| spot.number);
        found.map(|number| number.0).max()
    }
}

impl Supposed {
    /// As many cards of each deck as the Marshal has drawn, of those that the Fugitive has not seen.
    fn of(view: &View, whim: &mut Whim) -> Supposed {
        let own = view.row.iter().flat_map(|spot| {
            let under = spot.under.iter().filter_map(|one| one.card);
            spot.number.into_iter().chain(under).map(|card| card.0)
        });
        let seen = view.hand.and(own.collect()).and(view.face_up());
        let more = drawn_next(view);
        let mut supposed = Supposed { hand: Cards::NONE, next: [Cards::NONE; 3] };
        for deck in Deck::ALL {
            let mut unseen: Vec<u8> = deck.cards().minus(seen).iter().collect();
            let drawn = view.draws.iter().filter(|one| one.side == Side::Marshal && one.deck == deck).count();
            for at in 0..(drawn + more).min(unseen.len()) {
                let card = unseen.swap_remove(whim.below(unseen.len() as u64) as usize);
                if at < drawn {
                    supposed.hand = supposed.hand.with(card);
                } else {
                    supposed.next[deck.index()] = supposed.next[deck.index()].with(card);
                }
            }
        }
        supposed
    }
}

/// So many cards the Marshal draws before the next guess.
pub fn drawn_next(view: &View) -> usize {
    if view.round == 1 { 2 } else { 1 }
}

/// The same record with this hideout found.
fn turn_up(trail: &mut Trail, one: Lying) {
    let (known, can) = (Some(one.number), Cards::of(one.number));
    trail.legs[one.at] = Leg { known, can, blank: 0, late: 0, feet: one.feet };
}

/// So many of these, in thousandths.
fn share(some: usize, all: usize) -> i64 {
    (1_000 * some / all.max(1)) as i64
}

/// Hundredths of bits: how little a share of so many thousandths says.
fn bits(share: i64) -> i64 {
    let share = share.clamp(1, 1_000) as u64;
    let whole = share.ilog2();
    // Between two powers of two a straight line is near enough.
    let part = ((share * 100) >> whole) as i64 - 100;
    997 - (100 * i64::from(whole) + part)
}

fn permille(belief: &Belief, at: usize, number: u8) -> i64 {
    let share = belief.places.get(at).map_or(0, |place| place[usize::from(number)]);
    (share.saturating_mul(1_000) / belief.total.max(1)) as i64
}

/// The record for a Marshal who holds these.
fn without(trail: &Trail, hand: Cards) -> Trail {
    let mut trail = trail.clone();
    trail.pool = trail.pool.minus(hand);
    trail.legs.iter_mut().filter(|leg| leg.known.is_none()).for_each(|leg| leg.can = leg.can.minus(hand));
    trail
}

/// A placement with more sprint cards than it needs, the cheapest that there are; none that are worth keeping.
pub fn bluffs(view: &View, hideout: u8, with: Cards, more: usize) -> Option<Cards> {
    let roadblock = with.is_empty() && view.force.roadblock == Some(view.round);
    if more > 0 && roadblock {
        return None;
    }
    let spare = view.hand.minus(with).without(hideout).without(view.out());
    let behind: Vec<u8> = spare.iter().filter(|card| *card < hideout).collect();
    let ahead = spare.iter().filter(|card| *card > hideout + 2 * STEP).rev();
    let cards: Vec<u8> = behind.into_iter().chain(ahead).take(more).collect();
    (cards.len() == more).then(|| with.and(cards.into_iter().collect()))
}
