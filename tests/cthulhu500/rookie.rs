//! The rookie: sensible with every card, and the same to everybody, wherever they sit.

use crate::track::*;
use sobremesa::drivers::{Rookies, game_dice};
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::{Phase, Slot};
use sobremesa::games::cthulhu500::{Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{Ask, Game, Pick, Player, Viewer, play_through};

#[test]
fn the_shortcut_is_taken_past_a_weak_vehicle_and_not_past_a_strong_one() {
    let hand = [Card::DreamlandsShortcut];
    // Ann's car is damaged, and has 2; Bob's has 5, as Cleo's.
    let weak = Track::of(4).turn(CLEO).hand(CLEO, &hand).damaged(ANN).go();
    assert_eq!(weak.advised(CLEO), Answer::Play(Card::DreamlandsShortcut));
    // Both alike: two places are more than one.
    let alike = Track::of(4).turn(CLEO).hand(CLEO, &hand).go();
    assert_eq!(alike.advised(CLEO), Answer::Play(Card::DreamlandsShortcut));
    // The vehicle ahead is the weak one.
    let near = Track::of(4).turn(CLEO).hand(CLEO, &hand).damaged(BOB).go();
    assert_eq!(near.advised(CLEO), attempt(BOB));
    // Two ahead is far too strong.
    let chains = Track::of(4).turn(CLEO).hand(CLEO, &hand).tires(ANN, Card::NodensSnowChains);
    let strong = chains.mods(ANN, &[Card::TheMudflapsManWasNotMeantToOgle, Card::FifthDimensionSuspension]);
    assert_eq!(strong.go().advised(CLEO), attempt(BOB));
}

/// 5.5: a tie with a wreck ahead is won, one with a whole vehicle is not.
#[test]
fn a_tie_that_carries_past_a_wreck_is_not_thrown_again() {
    let again = plain(Card::AzathothPlaysDice);
    for (wreck, dice, held) in [(true, [2, 5], false), (false, [4, 4], true)] {
        let table = Track::of(4).turn(BOB).hand(BOB, &[Card::AzathothPlaysDice]).dice(&dice);
        let mut race = if wreck { table.damaged(ANN).go() } else { table.go() };
        race.answer(BOB, attempt(ANN));
        let (mine, theirs) = (race.race().view(Viewer::Spectator).scene.test).unwrap();
        assert_eq!(mine, theirs, "a tie");
        assert_eq!(race.advised(BOB) == again, held, "{wreck}");
    }
}

#[test]
fn of_equals_the_one_nearest_ahead_is_meant_wherever_they_sit() {
    for pack in ["ABCDE", "EDCBA", "CAEBD"] {
        let pack = seats(pack);
        let nth = |at: usize| pack[at % 5];
        // The third of the pack blames whoever is ahead, and not whoever is behind.
        let table = Track::of(5).pack(&pack).turn(nth(3));
        let mut race = table
            .hand(nth(2), &[Card::BlameTheShoggoth])
            .hand(nth(3), &[Card::TheDoomThatCameToTurnFour])
            .go();
        race.answer(nth(3), Answer::Play(Card::TheDoomThatCameToTurnFour));
        let blame = |onto| at_seat(Card::BlameTheShoggoth, onto);
        assert_eq!(race.advised(nth(2)), blame(nth(1)), "{pack:?}");
        race.all_pass();
        // A plague moves on to whoever is nearest ahead of those that are worth the same.
        let mut table = Track::of(5).pack(&pack).turn(nth(2)).phase(Phase::TurnEnd);
        table =
            table.crew(nth(2), &[Card::CousinWhateley]).infested(nth(2), Slot::Crew, Card::CousinWhateley);
        table = table.crew(nth(0), &[Card::FungiFromDetroit]).crew(nth(4), &[Card::FungiFromDetroit]);
        let mut race = table.go();
        race.answer(nth(2), Answer::Draw(0));
        assert_eq!(race.advised(nth(2)), Answer::Part(part(nth(0), Card::FungiFromDetroit)), "{pack:?}");
    }
}

/// Rookies, and how often they play which card.
struct Watched(Rookies, u32);

impl Player<Race> for Watched {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        Player::<Race>::answer(&mut self.0, race, asks)
    }

    fn hear(&mut self, _: &Race, event: &Event) {
        self.1 += u32::from(matches!(event, Event::Laid { card: Card::DreamlandsShortcut, .. }));
    }
}

#[test]
fn no_seat_wins_more_than_its_share() {
    const RACES: u64 = 1_200;
    for reactions in [Reactions::First, Reactions::Sealed] {
        let (mut won, mut shortcuts) = ([0_u32; 6], 0);
        for number in 0..RACES {
            let race = Race::setup(&Options::printed(reactions), &[], 6, game_dice(6, number)).unwrap();
            let mut players = Watched(Rookies, 0);
            let end = play_through(race, &mut players).unwrap();
            won[end.outcome().unwrap().ranking()[0].index()] += 1;
            shortcuts += players.1;
        }
        let share = RACES as f64 / 6.0;
        let chi: f64 = won.iter().map(|n| (f64::from(*n) - share).powi(2) / share).sum();
        // One in a thousand fair tables would look worse; the dice of these are always the same.
        assert!(chi < 20.5, "{won:?}: {chi}");
        assert!(shortcuts > 250, "{shortcuts} shortcuts");
    }
}
