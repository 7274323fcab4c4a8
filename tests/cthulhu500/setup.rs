//! Set-up: vehicles, the deal, the Flag, the opening bid; and options that cannot be played (2, 11).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, DECK, Vehicle};
use sobremesa::games::cthulhu500::race::Flag;
use sobremesa::games::cthulhu500::{About, Answer, Bid, Dealing, Event, Length, Options, Race, Reactions};
use sobremesa::kernel::{Dice, Game, Refusal, Saved, Seat};

fn printed() -> Options {
    Options::printed(Reactions::First)
}

fn bid(cards: &[Card]) -> Answer {
    Answer::Bid(cards.iter().copied().collect::<Bid>())
}

const FIVE: [Card; 5] = [Card::CousinWhateley, Card::SpikeyBits, Card::SpikeyBits, Card::IaIa, Card::IaIa];

#[test]
fn five_cards_each_the_flag_on_the_pile_and_the_rest_is_the_deck() {
    for seats in 3..=8 {
        let race = Track::dealt(seats, printed()).go();
        let all: Vec<_> = (0..seats).map(|seat| (Seat(seat), About::Bid)).collect();
        assert_eq!(race.asked(), all);
        let table = race.race();
        assert!(table.cars.iter().all(|car| car.hand.len() == 5 && !car.damaged && car.laps == 0));
        assert!(table.cars.iter().all(|car| car.parts().count() == 0));
        assert_eq!(table.pile[..], [Card::CheckeredFlag]);
        assert_eq!((table.deck.len(), table.flag), (DECK - 1 - 5 * usize::from(seats), Flag::Shuffled));
        let mut vehicles: Vec<Vehicle> = table.cars.iter().map(|car| car.vehicle).collect();
        vehicles.sort_unstable();
        vehicles.dedup();
        assert_eq!(vehicles.len(), usize::from(seats));
        race.asked().iter().for_each(|(seat, _)| assert!(race.offered(*seat).contains(&bid(&[]))));
    }
}

#[test]
fn what_is_dealt_is_a_matter_of_chance() {
    let dealt = |number| {
        let race = Race::setup(&printed(), &[], 4, Dice::from_number(number)).unwrap();
        race.cars.iter().map(|car| (car.vehicle, car.hand.to_vec())).collect::<Vec<_>>()
    };
    assert_eq!(dealt(1), dealt(1));
    assert!(dealt(1).iter().zip(dealt(2)).all(|(one, other)| one.1 != other.1));
    assert!((0..50).any(|number| dealt(number)[0].0 == Vehicle::BigHonkinTruck));
}

#[test]
fn vehicles_are_chosen_in_seat_order_among_those_that_are_left() {
    let options = Options { vehicles: Dealing::Chosen, ..printed() };
    let mut race = Track::dealt(8, options).go();
    let mut left = Vehicle::ALL.to_vec();
    for seat in (0..7).map(Seat) {
        race.asks(seat, About::Vehicle);
        race.offers(seat, &left.iter().copied().map(Answer::Vehicle).collect::<Vec<_>>());
        let chosen = left.remove(left.len() / 2);
        race.answer(seat, Answer::Vehicle(chosen));
        assert_eq!(race.car(seat).vehicle, chosen);
        assert!(race.told(&Event::TookVehicle { seat, vehicle: chosen }));
    }
    // The last one takes what is left.
    assert_eq!(race.car(HAL).vehicle, left[0]);
    assert_eq!(race.asked().len(), 8);
    assert!(race.asked().iter().all(|(_, about)| *about == About::Bid));
}

#[test]
fn a_bid_is_any_set_of_cards_and_twins_are_alike() {
    let mut race = Track::dealt(3, printed()).redeal(ANN, &FIVE).go();
    // One single card and two pairs: 2 times 3 times 3 sets.
    let mut offers = Vec::new();
    for cousins in 0..=1 {
        for spikes in 0..=2 {
            for ias in 0..=2 {
                let cards = [&FIVE[..1][..cousins], &FIVE[1..3][..spikes], &FIVE[3..5][..ias]].concat();
                offers.push(bid(&cards));
            }
        }
    }
    race.offers(ANN, &offers);
    assert_eq!(race.offered(ANN).len(), 18);
}

#[test]
fn more_cards_given_up_stand_further_forward_and_the_tail_begins() {
    let mut race = Track::dealt(4, printed()).redeal(ANN, &FIVE).go();
    let hand = |race: &Going, seat: Seat| race.car(seat).hand.to_vec();
    let (bobs, cleos) = (hand(&race, BOB), hand(&race, CLEO));
    race.answer(CLEO, bid(&cleos))
        .answer(ANN, bid(&[Card::SpikeyBits, Card::IaIa]))
        .answer(BOB, bid(&bobs[..1]));
    // Sealed: nothing is told, and nobody has lost a card, until all have bid.
    assert!(race.news().is_empty() && race.asked() == [(DAN, About::Bid)]);
    race.holds(ANN, &FIVE).answer(DAN, bid(&[])).is_pack(&[CLEO, ANN, BOB, DAN]).asks(DAN, About::Action);
    race.holds(ANN, &[Card::CousinWhateley, Card::SpikeyBits, Card::IaIa]).holds(CLEO, &[]);
    assert_eq!(race.car(DAN).hand.len(), 5);
    // What was given up lies in the pile; nobody has drawn.
    assert_eq!((race.race().pile.len(), race.race().deck.len()), (1 + 8, DECK - 1 - 4 * 5));
    assert_eq!(race.race().start, race.race().pack);
    assert!(race.told(&Event::Grid { pack: race.race().pack.clone() }));
    race.idle(DAN).asks(ANN, About::Action);
}

#[test]
fn the_order_in_which_bids_come_in_does_not_matter() {
    let play = |order: [Seat; 3]| {
        let mut race = Track::dealt(3, printed()).dice(&[2, 5, 1]).go();
        for seat in order {
            race.answer(seat, bid(&[]));
        }
        (race.race().clone(), race.story().to_vec())
    };
    assert_eq!(play([ANN, BOB, CLEO]), play([CLEO, ANN, BOB]));
}

#[test]
fn equal_bids_roll_and_those_still_tied_roll_again() {
    let mut race = Track::dealt(5, printed()).dice(&[3, 6, 3, 3, 2, 5, 5, 1, 4]).go();
    let one = |race: &Going, seat: Seat| bid(&race.car(seat).hand[..1]);
    let eves = one(&race, EVE);
    race.answer(EVE, eves);
    for seat in [ANN, BOB, CLEO, DAN] {
        race.answer(seat, bid(&[]));
    }
    // Eve alone gave up a card. Of the others Bob rolls 6, the rest 3; they roll 2, 5, 5; Cleo and Dan roll 1, 4.
    race.is_pack(&[EVE, BOB, DAN, CLEO, ANN]).asks(ANN, About::Action);
    assert_eq!(race.times(|event| matches!(event, Event::BidDie { .. })), 9);
}

#[test]
fn no_reaction_answers_the_roll_between_equal_bids() {
    let near =
        [Card::AzathothPlaysDice, Card::AnglesThatDoNotAddUp, Card::IaIa, Card::IaIa, Card::SpellCheck];
    let mut race = Track::dealt(3, printed()).redeal(ANN, &near).dice(&[4, 5, 6]).go();
    race.answer(ANN, bid(&[])).answer(BOB, bid(&[])).answer(CLEO, bid(&[])).is_pack(&[CLEO, BOB, ANN]);
    race.asks(ANN, About::Action);
}

#[test]
fn the_short_game_hides_the_flag_in_the_lower_half() {
    for seats in [3, 4] {
        // Without the flag, after five cards each.
        let rest = DECK - 1 - 5 * usize::from(seats);
        let (lower, upper) = (rest / 2, rest - rest / 2);
        let places = (0..400).map(|number| {
            let options = Options { length: Length::Short, ..printed() };
            let race = Race::setup(&options, &[], seats, Dice::from_number(number)).unwrap();
            assert!(race.pile.is_empty() && race.flag == Flag::Shuffled);
            assert_eq!(race.deck.len(), lower + 1 + upper);
            race.deck.iter().position(|card| *card == Card::CheckeredFlag).unwrap()
        });
        // The top of the deck is its end. Anywhere in the lower half, and nowhere else; an odd card is in the top half.
        let places: std::collections::BTreeSet<usize> = places.collect();
        assert_eq!(places, (0..=lower).collect());
    }
}

#[test]
fn the_long_game_lays_the_flag_aside() {
    let options = Options { length: Length::Long(3), ..printed() };
    let race = Track::dealt(6, options).go();
    assert!(race.race().pile.is_empty() && race.flag() == Flag::Aside(3));
    assert!(!race.race().deck.contains(&Card::CheckeredFlag));
}

#[test]
fn options_that_cannot_be_played_are_refused() {
    let new =
        |options: &Options, seats: u8| Saved::<Race>::new(options, seats, Dice::from_number(1)).map(drop);
    for counters in [0, 6, 255] {
        let options = Options { length: Length::Long(counters), ..printed() };
        assert!(matches!(new(&options, 4), Err(Refusal::Options(_))), "{counters} counters");
    }
    for counters in 1..=5 {
        assert_eq!(new(&Options { length: Length::Long(counters), ..printed() }, 4), Ok(()));
    }
    for (seats, expected) in
        [(2, Err(Refusal::SeatCount)), (3, Ok(())), (8, Ok(())), (9, Err(Refusal::SeatCount))]
    {
        assert_eq!(new(&printed(), seats), expected, "{seats} seats");
    }
}

#[test]
fn big_races_are_proposed_longer() {
    let proposed = |seats| Options::proposed(seats, Reactions::Sealed).length;
    let expected = [
        Length::Printed,
        Length::Printed,
        Length::Printed,
        Length::Long(1),
        Length::Long(2),
        Length::Long(2),
    ];
    assert_eq!([3, 4, 5, 6, 7, 8].map(proposed), expected);
}
