//! The manhunt (section 8) played as well as it can be: which number to name, so that all that follow are
//! most likely to be right, too. What a find will tell (where it lies, and how many even cards under it) is
//! reckoned with.

use super::belief::Trail;
use super::cards::Cards;
use super::placing::STEP;

/// Routes that are looked at one by one; where there are more, the likeliest number is named.
const ROUTES_MAX: usize = 4_000;
/// How often a route is looked at before the best single row has to do.
const LOOKS_MAX: usize = 30_000;

/// A route: the open hideouts as a set of numbers, by open place the number and the even cards under it, and
/// its weight.
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
    let mut route = Route { numbers: Vec::new(), evens: Vec::new(), weight: 1 };
    let fits = grow(&trail.narrowed(), 0, 0, (0, 0), &mut route, &mut all);
    fits.then_some(all)
}

/// Puts a number to the hideout at a place, and goes on to the next; `spent` are the even and the odd cards
/// under hideouts so far.
fn grow(
    trail: &Trail,
    at: usize,
    last: u8,
    spent: (u8, u8),
    route: &mut Route,
    all: &mut Vec<Route>,
) -> bool {
    let Some(leg) = trail.legs.get(at) else {
        if !is_missed(trail, route) {
            let Some(weight) = ways(trail, route, spent) else { return true };
            all.push(Route { weight: route.weight * weight, ..route.clone() });
        }
        return all.len() <= ROUTES_MAX;
    };
    let farthest = last + STEP + leg.feet + 2 * leg.blank;
    let before = route.weight;
    for number in leg.can.among(Cards::between(last + 1, farthest.min(63))).iter() {
        let needed = (number - last).saturating_sub(STEP + leg.feet);
        for even in needed.saturating_sub(leg.blank)..=leg.blank {
            for late in 0..=leg.late {
                if leg.known.is_none() {
                    route.numbers.push(number);
                    route.evens.push(even + late);
                }
                route.weight = before * choose(leg.blank, even) * choose(leg.late, late);
                let spent = (spent.0 + even + late, spent.1 + leg.blank - even + leg.late - late);
                let goes_on = grow(trail, at + 1, number, spent, route, all);
                route.weight = before;
                if leg.known.is_none() {
                    route.numbers.pop();
                    route.evens.pop();
                }
                if !goes_on {
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
    let (number, _) = value(&all, &every, Cards::NONE, 0, &mut left);
    number
}

/// By number, the weight of the routes in which it lies and was not found yet.
fn masses(all: &[Route], here: &[usize], found: Cards) -> [u128; 64] {
    let mut mass = [0_u128; 64];
    for route in here.iter().map(|at| &all[*at]) {
        for number in route.numbers.iter().filter(|number| !found.has(**number)) {
            mass[usize::from(*number)] += route.weight;
        }
    }
    mass
}

/// In how many ways everybody is found, and which number is to be named for it. Where it is no more than the
/// floor, anything that is no more than that.
fn value(all: &[Route], here: &[usize], found: Cards, floor: u128, left: &mut usize) -> (Option<u8>, u128) {
    *left = left.saturating_sub(here.len());
    let mass = masses(all, here, found);
    let mut candidates: Vec<u8> = (0..64).filter(|number| mass[usize::from(*number)] > 0).collect();
    if candidates.is_empty() {
        return (None, here.iter().map(|at| all[*at].weight).sum());
    }
    candidates.sort_by_key(|number| (std::cmp::Reverse(mass[usize::from(*number)]), *number));
    let mut best: (Option<u8>, u128) = (None, 0);
    for number in candidates {
        let bar = best.1.max(floor);
        // More than all routes in which it lies there cannot be won by naming it.
        if mass[usize::from(number)] <= bar {
            break;
        }
        let sum = after(all, here, number, found, bar, left);
        if best.0.is_none() || sum > best.1 {
            best = (Some(number), sum);
        }
        if *left == 0 {
            break;
        }
    }
    best
}

/// The routes that are left once a number was found at a place with so many even cards under it, and the most
/// that can be won there.
struct Told {
    what: (usize, u8),
    routes: Vec<usize>,
    most: u128,
}

/// What naming a number comes to: summed over where it can lie, and what can lie under it. Nothing, where
/// that is no more than the bar.
fn after(all: &[Route], here: &[usize], number: u8, found: Cards, bar: u128, left: &mut usize) -> u128 {
    let mut told: Vec<Told> = Vec::new();
    for at in here {
        let route = &all[*at];
        let Some(place) = route.numbers.iter().position(|one| *one == number) else { continue };
        let what = (place, route.evens[place]);
        match told.iter_mut().find(|one| one.what == what) {
            Some(one) => one.routes.push(*at),
            None => told.push(Told { what, routes: vec![*at], most: 0 }),
        }
    }
    let found = found.with(number);
    for one in &mut told {
        // The next number is in some of the routes only, unless there is none to be named.
        let best = masses(all, &one.routes, found).into_iter().max().unwrap_or(0);
        let whole = || one.routes.iter().map(|at| all[*at].weight).sum();
        one.most = if best > 0 { best } else { whole() };
    }
    told.sort_by_key(|one| std::cmp::Reverse(one.most));
    let mut sum: u128 = told.iter().map(|one| one.most).sum();
    for one in &told {
        if sum <= bar {
            return 0;
        }
        let others = sum - one.most;
        let won = match *left {
            0 => likeliest(all, &one.routes),
            _ => value(all, &one.routes, found, bar.saturating_sub(others), left).1,
        };
        sum = others + won.min(one.most);
    }
    if sum <= bar { 0 } else { sum }
}

/// The weight of the likeliest row among these routes.
fn likeliest(all: &[Route], here: &[usize]) -> u128 {
    let mut rows: std::collections::BTreeMap<&[u8], u128> = std::collections::BTreeMap::new();
    for at in here {
        *rows.entry(&all[*at].numbers).or_default() += all[*at].weight;
    }
    rows.into_values().max().unwrap_or(0)
}
