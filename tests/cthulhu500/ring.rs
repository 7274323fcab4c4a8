//! The ring: the two properties of the line between front and back (4.5).

use crate::track::*;
use proptest::prelude::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Order;
use sobremesa::games::cthulhu500::{Answer, Race};
use sobremesa::kernel::Seat;

/// Something that changes who is where: by places in the pack, so that it means the same on both sides of the line.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// This seat passes the one so many places ahead.
    Overtake(u8, usize),
    /// This seat goes forward one place.
    Forward(u8),
    /// The run of so many that starts with this seat is reversed.
    Reverse(u8, usize),
}

fn race() -> impl Strategy<Value = Race> {
    (3_u8..=8).prop_flat_map(|n| {
        let pack = Just((0..n).map(Seat).collect::<Vec<_>>()).prop_shuffle();
        (pack, proptest::collection::vec(0_i32..4, usize::from(n))).prop_map(move |(pack, laps)| {
            let mut race = None;
            let table = Track::of(n).pack(&pack).but(|laid| {
                for (car, laps) in laid.cars.iter_mut().zip(&laps) {
                    car.laps = *laps;
                }
                race = Some(laid.clone());
            });
            drop(table);
            race.expect("the table was laid out")
        })
    })
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (0_u8..8, 1_usize..8).prop_map(|(seat, places)| Change::Overtake(seat, places)),
        (0_u8..8).prop_map(Change::Forward),
        (0_u8..8, 2_usize..8).prop_map(|(seat, length)| Change::Reverse(seat, length)),
    ]
}

fn make(race: &mut Race, change: Change) {
    let n = race.len();
    let seat = |seat: u8| Seat(seat % n as u8);
    match change {
        Change::Overtake(one, places) => {
            let passed = race.ahead_by(seat(one), 1 + (places - 1) % (n - 1));
            race.overtake(seat(one), passed);
        }
        Change::Forward(one) => drop(race.step_forward(seat(one))),
        Change::Reverse(one, length) => {
            let run: Vec<Seat> = race.backwards_from(seat(one)).into_iter().take(length.min(n - 1)).collect();
            race.reverse_run(&run);
        }
    }
}

/// Reads the leader as the tail until this seat leads: two tables that are the same race then look the same.
fn led_by(race: &Race, seat: Seat) -> (Order, Vec<i32>) {
    let mut race = race.clone();
    while race.pack[0] != seat {
        race.reread_leader();
    }
    (race.pack.clone(), race.cars.iter().map(|car| car.laps).collect())
}

/// The same race: re-read until the same vehicle leads, they look the same. To re-read everybody once gives
/// everybody a lap, which is no difference.
fn same(one: &Race, other: &Race) -> bool {
    let (pack, laps) = led_by(one, Seat(0));
    let (other_pack, other_laps) = led_by(other, Seat(0));
    let rounds = laps[0] - other_laps[0];
    pack == other_pack && laps.iter().zip(&other_laps).all(|(one, other)| one - other == rounds)
}

proptest! {
    #[test]
    fn reading_the_leader_as_the_tail_never_changes_who_beats_whom(race in race(), times in 1_usize..20) {
        let mut reread = race.clone();
        for _ in 0..times {
            reread.reread_leader();
            prop_assert_eq!(reread.ranking(), race.ranking());
            prop_assert_eq!(reread.winning(), race.winning());
        }
    }

    #[test]
    fn the_line_makes_no_difference_to_any_change(
        race in race(),
        changes in proptest::collection::vec((change(), 0_usize..4), 1..12),
    ) {
        // The same changes, made to the race as it lies and to one whose leader is re-read now and then.
        let (mut plain, mut reread) = (race.clone(), race);
        for (change, times) in changes {
            (0..times).for_each(|_| reread.reread_leader());
            make(&mut plain, change);
            make(&mut reread, change);
            prop_assert!(same(&plain, &reread), "{:?}: {:?} and {:?}", change, plain.pack, reread.pack);
            prop_assert_eq!(plain.ranking(), reread.ranking());
        }
    }

    #[test]
    fn overtaking_to_and_fro_wins_no_lap(race in race(), seat in 0_u8..8, times in 1_usize..6) {
        let rear = Seat(seat % race.len() as u8);
        let front = race.ahead(rear);
        let mut after = race.clone();
        for _ in 0..times {
            after.overtake(rear, front);
            prop_assert_eq!(after.ahead(front), rear);
            after.overtake(front, rear);
        }
        // Not even counted in whole rounds: the two tables are one.
        prop_assert_eq!(led_by(&after, after.pack[0]), led_by(&race, after.pack[0]));
        prop_assert_eq!(after.ranking(), race.ranking());
    }

    #[test]
    fn swapping_to_and_fro_wins_no_lap(race in race(), seat in 0_u8..8, length in 2_usize..8) {
        let first = Seat(seat % race.len() as u8);
        let run: Vec<Seat> =
            race.backwards_from(first).into_iter().take(length.min(race.len() - 1)).collect();
        let mut after = race.clone();
        after.reverse_run(&run);
        let back: Vec<Seat> = run.iter().rev().copied().collect();
        prop_assert_eq!(after.backwards_from(back[0])[..back.len()].to_vec(), back.clone());
        after.reverse_run(&back);
        prop_assert_eq!(led_by(&after, after.pack[0]), led_by(&race, after.pack[0]));
        prop_assert_eq!(after.ranking(), race.ranking());
    }

    #[test]
    fn going_forward_all_round_the_ring_gains_one_lap(race in race(), seat in 0_u8..8) {
        let seat = Seat(seat % race.len() as u8);
        let mut after = race.clone();
        let lapped = (1..race.len()).filter(|_| after.step_forward(seat)).count();
        // Past all the others: the same place, one lap up. The tail, by taking the lead, has it without a counter.
        let mut expected = race.clone();
        expected.car_mut(seat).laps += 1;
        prop_assert!(same(&after, &expected), "{:?} and {:?}", after.pack, expected.pack);
        prop_assert_eq!(lapped, usize::from(race.place(seat) != race.len() - 1));
    }

    #[test]
    fn the_line_makes_no_difference_to_damage(
        n in 3_u8..=8,
        wrecks in 0_u8..=255,
        chosen in 0_u8..8,
        turn in 0_u8..8,
        times in 1_usize..8,
    ) {
        let seat = |seat: u8| Seat(seat % n);
        let step_on = |reread: usize| {
            let table = Track::of(n).turn(seat(turn)).hand(seat(turn), &[Card::CthulhuStepsOnIt]).but(|race| {
                for (at, car) in race.cars.iter_mut().enumerate() {
                    car.damaged = wrecks & (1 << at) != 0;
                }
                (0..reread).for_each(|_| race.reread_leader());
            });
            let mut race = table.go();
            race.answer(seat(turn), Answer::Play(Card::CthulhuStepsOnIt));
            race.answer(seat(turn), Answer::Seat(seat(chosen)));
            race.race().clone()
        };
        let (plain, reread) = (step_on(0), step_on(times));
        prop_assert!(same(&plain, &reread), "{:?} and {:?}", plain.pack, reread.pack);
    }

    #[test]
    fn the_line_makes_no_difference_to_an_attempt(
        n in 3_u8..=8,
        wrecks in 0_u8..=255,
        turn in 0_u8..8,
        times in 1_usize..8,
        afar in any::<bool>(),
        dice in (1_u8..=6, 1_u8..=6),
    ) {
        let attacker = Seat(turn % n);
        let go = |reread: usize| {
            let table = Track::of(n).turn(attacker).hand(attacker, &[Card::DreamlandsShortcut]).but(|race| {
                for (at, car) in race.cars.iter_mut().enumerate() {
                    car.damaged = wrecks & (1 << at) != 0;
                }
                (0..reread).for_each(|_| race.reread_leader());
            });
            let mut race = table.dice(&[dice.0, dice.1]).go();
            let ahead = race.race().ahead(attacker);
            race.answer(attacker, if afar { Answer::Play(Card::DreamlandsShortcut) } else { attempt(ahead) });
            race.all_pass();
            race.race().clone()
        };
        let (plain, reread) = (go(0), go(times));
        prop_assert!(same(&plain, &reread), "{:?} and {:?}", plain.pack, reread.pack);
    }
}
