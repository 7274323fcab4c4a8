//! The count of routes against counting them one by one, and the manhunt against trying everything.

use super::street::{ANN, BOB, Play, Street, cards, name};
use sobremesa::drivers::Random;
use sobremesa::games::fugitive::belief::{Asked, Belief, Habits, Leg, Trail};
use sobremesa::games::fugitive::cards::{Cards, feet};
use sobremesa::games::fugitive::chase::Side;
use sobremesa::games::fugitive::players::{Strength, answer};
use sobremesa::games::fugitive::{Answer, Options, manhunt};
use sobremesa::kernel::{Game, Teaches, Viewer};
use std::collections::BTreeMap;

/// A small record: a few hideouts among few cards.
fn small(random: &mut Random) -> Trail {
    let last = 7 + random.below(3) as u8;
    let gone: Cards = (0..random.below(4)).map(|_| 1 + random.below(usize::from(last)) as u8).collect();
    let pool = Cards::between(1, last).minus(gone);
    let mut legs = Vec::new();
    for _ in 0..1 + random.below(3) {
        let can: Cards = pool.iter().filter(|_| random.below(6) > 0).collect();
        let (blank, late) = ([0, 0, 1, 1, 2][random.below(5)], u8::from(random.below(6) == 0));
        let feet = if random.below(4) == 0 { 2 } else { 0 };
        legs.push(Leg { known: None, can, blank, late, feet });
    }
    if let (true, Some(found)) = (random.below(3) == 0, gone.iter().next()) {
        let at = random.below(legs.len() + 1);
        legs.insert(
            at,
            Leg { known: Some(found), can: Cards::of(found), blank: 0, late: 0, feet: random.below(3) as u8 },
        );
    }
    let set = |random: &mut Random| {
        let numbers: Cards = (0..2).map(|_| 1 + random.below(usize::from(last)) as u8).collect();
        (numbers, 1 + random.below(4))
    };
    let missed =
        (0..random.below(4)).map(|_| set(random)).filter(|(numbers, _)| numbers.len() == 2).collect();
    Trail { legs, missed, pool }
}

/// A route with every card named: the numbers of the row, and what lies under each.
#[derive(Clone, Default)]
struct Whole {
    row: Vec<u8>,
    under: Vec<Cards>,
}

/// All routes, card by card: no arithmetic but that of the rules.
fn one_by_one(trail: &Trail) -> Vec<Whole> {
    let mut all = vec![(Whole::default(), trail.pool)];
    for leg in &trail.legs {
        let mut next = Vec::new();
        for (route, free) in &all {
            let last = route.row.last().copied().unwrap_or(0);
            for number in leg.can.iter().filter(|number| *number > last) {
                if leg.known.is_none() && !free.has(number) {
                    continue;
                }
                let rest = free.without(number);
                for laid in sets(rest, leg.blank) {
                    if number - last > 3 + leg.feet + laid.iter().map(feet).sum::<u8>() {
                        continue;
                    }
                    for late in sets(rest.minus(laid), leg.late) {
                        let mut route = route.clone();
                        route.row.push(number);
                        route.under.push(laid.and(late));
                        next.push((route, rest.minus(laid).minus(late)));
                    }
                }
            }
        }
        all = next;
    }
    // A hideout further on is no sprint card further back.
    let routes = all.into_iter().map(|(route, _)| route);
    let lies_once = |route: &Whole| {
        let cards: Vec<u8> =
            route.row.iter().copied().chain(route.under.iter().flat_map(|under| under.iter())).collect();
        cards.len() == cards.iter().copied().collect::<Cards>().len()
    };
    let missed = |route: &Whole| {
        trail
            .missed
            .iter()
            .any(|(numbers, row)| numbers.is_within(route.row.iter().take(*row).copied().collect()))
    };
    routes.filter(|route| lies_once(route) && !missed(route)).collect()
}

fn sets(cards: Cards, count: u8) -> Vec<Cards> {
    let mut all = vec![Cards::NONE];
    for _ in 0..count {
        let more = all.iter().flat_map(|set| {
            let above = set.highest().unwrap_or(0);
            cards.iter().filter(move |card| *card > above).map(|card| set.with(card))
        });
        all = more.collect();
    }
    all
}

#[test]
fn routes_are_counted_as_one_by_one() {
    let mut random = Random::new(1);
    let mut counted = 0;
    for n in 0..150 {
        let trail = small(&mut random);
        let all = one_by_one(&trail);
        let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::NONE });
        counted += all.len();
        if all.is_empty() {
            assert_eq!(belief.total, 0, "record {n}");
            continue;
        }
        for number in 1..=14 {
            for (at, leg) in trail.legs.iter().enumerate() {
                let there = all.iter().filter(|route| route.row[at] == number).count() as u128;
                assert_eq!(
                    belief.places[at][usize::from(number)] * all.len() as u128,
                    there * belief.total,
                    "record {n}: {number} at {at}, {:?}",
                    leg.known
                );
            }
            let must = Cards::of(number);
            let open = |route: &&Whole| {
                route.row.iter().zip(&trail.legs).any(|(one, leg)| *one == number && leg.known.is_none())
            };
            let there = all.iter().filter(open).count() as u128;
            let share = Belief::share_of(&trail, must, Habits::NONE);
            assert_eq!(share * all.len() as u128, there * belief.total, "record {n}: {number} anywhere");
            assert_eq!(share, belief.shares[usize::from(number)]);
        }
    }
    assert!(counted > 5_000, "the records are too small: {counted}");
}

#[test]
fn two_numbers_at_once_are_counted_as_one_by_one() {
    let mut random = Random::new(2);
    for n in 0..60 {
        let trail = small(&mut random);
        let all = one_by_one(&trail);
        let total = Belief::share_of(&trail, Cards::NONE, Habits::NONE);
        for (one, other) in [(1, 3), (2, 5), (4, 6), (3, 8)] {
            let must = cards(&[one, other]);
            let open = |route: &&Whole| {
                let there = route.row.iter().zip(&trail.legs).filter(|(_, leg)| leg.known.is_none());
                must.is_within(there.map(|(number, _)| *number).collect())
            };
            let there = all.iter().filter(open).count() as u128;
            assert_eq!(
                Belief::share_of(&trail, must, Habits::NONE) * all.len() as u128,
                there * total,
                "record {n}: {one} and {other}"
            );
        }
    }
}

/// The most routes in which everybody is found, trying every number at every point and using all that a find
/// tells: where it lies, and how many even cards lie under it.
fn by_trying(routes: &[manhunt::Route], here: &[usize], found: Cards) -> u128 {
    let open: Cards =
        here.iter().flat_map(|at| routes[*at].numbers.iter().copied()).collect::<Cards>().minus(found);
    if open.is_empty() {
        return here.iter().map(|at| routes[*at].weight).sum();
    }
    open.iter().map(|number| of_naming(routes, here, found, number, by_trying)).max().unwrap_or(0)
}

fn of_naming(
    routes: &[manhunt::Route],
    here: &[usize],
    found: Cards,
    number: u8,
    then: impl Fn(&[manhunt::Route], &[usize], Cards) -> u128,
) -> u128 {
    let mut told: BTreeMap<(usize, u8), Vec<usize>> = BTreeMap::new();
    for at in here {
        if let Some(place) = routes[*at].numbers.iter().position(|one| *one == number) {
            told.entry((place, routes[*at].evens[place])).or_default().push(*at);
        }
    }
    told.values().map(|here| then(routes, here, found.with(number))).sum()
}

#[test]
fn the_manhunt_is_played_as_well_as_it_can_be() {
    let mut random = Random::new(3);
    let (mut tried, mut greedy_loses) = (0, 0);
    for n in 0..150 {
        let trail = small(&mut random);
        let Some(routes) = manhunt::routes(&trail) else { continue };
        let all: Vec<usize> = (0..routes.len()).collect();
        let Some(number) = manhunt::best(&trail) else { continue };
        let most = by_trying(&routes, &all, Cards::NONE);
        let mine = of_naming(&routes, &all, Cards::NONE, number, by_trying);
        assert_eq!(mine, most, "record {n}: {number} of {} routes", routes.len());
        let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::NONE });
        let likeliest = (1..=14).max_by_key(|number: &u8| belief.shares[usize::from(*number)]).unwrap();
        greedy_loses += u32::from(of_naming(&routes, &all, Cards::NONE, likeliest, by_trying) < most);
        tried += 1;
    }
    assert!(tried > 75, "{tried} records were tried");
    assert!(greedy_loses > 0, "the likeliest number would have done everywhere: the search is not needed");
}

#[test]
fn routes_of_the_manhunt_are_those_of_the_count() {
    let mut random = Random::new(4);
    for _ in 0..60 {
        let trail = small(&mut random);
        let Some(routes) = manhunt::routes(&trail) else { continue };
        let all = one_by_one(&trail);
        let ways: u128 = routes.iter().map(|route| route.weight).sum();
        // Cards under one hideout have no order in the one, and one in the other.
        let orders: u128 = trail
            .legs
            .iter()
            .map(|leg| {
                (1..=u128::from(leg.blank)).product::<u128>() * (1..=u128::from(leg.late)).product::<u128>()
            })
            .product();
        assert_eq!(ways, all.len() as u128 * orders);
    }
}

/// The Marshal's own cards, failed guesses and face-up cards count; the Fugitive's are not known.
#[test]
fn the_record_holds_what_the_marshal_may_know() {
    let street = Street::new("2 5+9 [8]", &[42, 10, 11]).marshal(&[4, 6]).hunted();
    let play = street.play().draws().says(name(&[12]));
    let marshal = Trail::of(&play.view(Viewer::Seat(BOB)));
    assert!(!marshal.pool.has(4) && !marshal.pool.has(6) && !marshal.pool.has(8));
    assert!(!marshal.legs[0].can.has(12) && marshal.pool.has(12), "no hideout, but perhaps a sprint card");
    let other = Trail::of(&play.view(Viewer::Seat(ANN)).public());
    assert!(other.pool.has(4) && other.pool.has(2) && other.pool.has(10));
}

/// Whole games between the best: whatever they think of is offered, and accepted as it stands.
#[test]
fn the_best_answer_what_they_may() {
    for seed in 0..6 {
        let mut play = Play::new(Options::sheet(), seed);
        while let Some(ask) = play.now.asks.first() {
            let view = play.view(Viewer::Seat(ask.seat));
            let answer = answer(&view, ask, Strength::Sharp);
            let accepted = ask.offers(&answer) && play.now.game.unfit(ask, &answer).is_none();
            assert!(accepted, "{answer:?} to {:?}", ask.about);
            play.try_to(answer).unwrap();
        }
    }
}

#[test]
fn a_beginner_names_what_can_be() {
    let play = Street::new("2 5", &[42, 10]).marshal(&[4]).hunted().play().draws();
    let view = play.view(Viewer::Seat(BOB));
    let Answer::Guess(numbers) = sobremesa::games::fugitive::Fugitive::advise(&view, play.ask()) else {
        panic!()
    };
    assert!(
        numbers.len() == 1 && numbers.is_within(cards(&[1, 2, 3, 5, 6])),
        "within two steps, not its own"
    );
    assert_eq!(view.side, Some(Side::Marshal));
}
