//! The manhunt (section 8) played as well as it can be: which number to name, so that all that follow are most likely to be right, too.
//! What a find will tell (where it lies, and how many even cards under it) is reckoned with.

use super::belief::Trail;
use super::cards::Cards;
use super::placing::STEP;

/// Routes that are looked at one by one; where there are more, the likeliest number is named.
const ROUTES_MAX: usize = 4_000;
/// How often a route is looked at before the best single row has to do.
const LOOKS_MAX: usize = 150_000;

/// A route: the open hideouts as a set of numbers, by open place the number and the even cards under it, and its weight.
#[derive(Clone)]
pub struct Route {
    /// The numbers of the open hideouts, in the order of the row.
    pub numbers: Vec<u8>,
    /// The even cards under each of them, as far as they lie face down.
    pub evens: Vec<u8>,
    /// In how many ways it can be.
    pub weight: u128,
}

/// All routes that fit a record; none where there are too many.
pub fn routes(trail: &Trail) -> Option<Vec<Route>> {
    let mut all = Vec::new();
    let start = Route { numbers: Vec::new(), evens: Vec::new(), weight: 1 };
    let fits = grow(&trail.narrowed(), 0, 0, (0, 0), start, &mut all);
    fits.then_some(all)
}

/// Puts a number to the hideout at a place, and goes on to the next; `spent` are the even and the odd cards under hideouts so far.
fn grow(trail: &Trail, at: usize, last: u8, spent: (u8, u8), route: Route, all: &mut Vec<Route>) -> bool {
    let Some(leg) = trail.legs.get(at) else {
        if !is_missed(trail, &route) {
            let Some(weight) = ways(trail, &route, spent) else { return true };
            all.push(Route { weight: route.weight * weight, ..route });
        }
        return all.len() <= ROUTES_MAX;
    };
    let farthest = last + STEP + leg.feet + 2 * leg.blank;
    for number in leg.can.among(Cards::between(last + 1, farthest.min(63))).iter() {
        let needed = (number - last).saturating_sub(STEP + leg.feet);
        for even in needed.saturating_sub(leg.blank)..=leg.blank {
            for late in 0..=leg.late {
                let mut next = route.clone();
                if leg.known.is_none() {
                    next.numbers.push(number);
                    next.evens.push(even + late);
                }
                next.weight *= choose(leg.blank, even) * choose(leg.late, late);
                let spent = (spent.0 + even + late, spent.1 + leg.blank - even + leg.late - late);
                if !grow(trail, at + 1, number, spent, next, all) {
                    return false;
                }
            }
        }
    }
    true
}

/// Whether a route contains a set that was named, and was not there.
fn is_missed(trail: &Trail, route: &Route) -> bool {
    trail.missed.iter().any(|(numbers, row)| {
        let mut open = route.numbers.iter();
        let lying = trail.legs.iter().map(|leg| leg.known.or_else(|| open.next().copied()));
        let there: Cards = lying.take(*row).flatten().collect();
        numbers.is_within(there)
    })
}

/// The ways to deal the even and the odd cards.
fn ways(trail: &Trail, route: &Route, (even, odd): (u8, u8)) -> Option<u128> {
    let free = trail.pool.minus(route.numbers.iter().copied().collect());
    let (evens, odds) = (free.evens().len() as u8, (free.len() - free.evens().len()) as u8);
    (even <= evens && odd <= odds).then(|| falling(evens, even).saturating_mul(falling(odds, odd)))
}

fn falling(n: u8, k: u8) -> u128 {
    (0..k).fold(1_u128, |product, step| product.saturating_mul(u128::from(n - step)))
}

fn choose(n: u8, k: u8) -> u128 {
    (0..k).fold(1, |ways, step| ways * u128::from(n - step) / u128::from(step + 1))
}

/// The number to name; nothing where there are too many routes, or none.
pub fn best(trail: &Trail) -> Option<u8> {
    let mut all = routes(trail)?;
    // Sums have to fit, whatever the weights.
    let most = all.iter().map(|one| one.weight).max()?;
    let shift = most.checked_ilog2().map_or(0, |bits| bits.saturating_sub(96));
    all.iter_mut().for_each(|one| one.weight = (one.weight >> shift).max(1));
    let every: Vec<usize> = (0..all.len()).collect();
    let mut left = LOOKS_MAX;
    let (number, _) = value(&all, &every, Cards::NONE, &mut left);
    number
}

/// In how many ways everybody is found, and which number is to be named for it.
fn value(all: &[Route], here: &[usize], found: Cards, left: &mut usize) -> (Option<u8>, u128) {
    *left = left.saturating_sub(here.len());
    let mut mass = [0_u128; 64];
    for at in here {
        let Some(route) = all.get(*at) else { continue };
        for number in route.numbers.iter().filter(|number| !found.has(**number)) {
            mass[usize::from(*number)] += route.weight;
        }
    }
    let mut candidates: Vec<u8> = (0..64).filter(|number| mass[usize::from(*number)] > 0).collect();
    if candidates.is_empty() {
        return (None, here.iter().map(|at| all[*at].weight).sum());
    }
    candidates.sort_by_key(|number| (std::cmp::Reverse(mass[usize::from(*number)]), *number));
    let mut best = (None, 0);
    for number in candidates {
        // More than all routes in which it lies there cannot be won by naming it.
        if mass[usize::from(number)] <= best.1 {
            break;
        }
        let sum = after(all, here, number, found, left);
        if best.0.is_none() || sum > best.1 {
            best = (Some(number), sum);
        }
        if *left == 0 {
            break;
        }
    }
    best
}

/// What naming a number comes to: summed over where it can lie, and what can lie under it.
fn after(all: &[Route], here: &[usize], number: u8, found: Cards, left: &mut usize) -> u128 {
    let mut told: Vec<((usize, u8), Vec<usize>)> = Vec::new();
    for at in here {
        let route = &all[*at];
        let Some(place) = route.numbers.iter().position(|one| *one == number) else { continue };
        let what = (place, route.evens[place]);
        match told.iter_mut().find(|(one, _)| *one == what) {
            Some((_, routes)) => routes.push(*at),
            None => told.push((what, vec![*at])),
        }
    }
    let found = found.with(number);
    told.iter()
        .map(
            |(_, routes)| if *left == 0 { likeliest(all, routes) } else { value(all, routes, found, left).1 },
        )
        .sum()
}

/// The weight of the likeliest row among these routes.
fn likeliest(all: &[Route], here: &[usize]) -> u128 {
    let mut rows: std::collections::BTreeMap<&[u8], u128> = std::collections::BTreeMap::new();
    for at in here {
        *rows.entry(&all[*at].numbers).or_default() += all[*at].weight;
    }
    rows.into_values().max().unwrap_or(0)
}
