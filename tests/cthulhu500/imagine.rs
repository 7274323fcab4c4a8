//! What players who think ahead know: imagined races look to their seat exactly as the real one, and what is
//! hidden makes no difference.

#[path = "../support/redeal.rs"]
mod redeal;

use crate::track::*;
use redeal::redeal;
use sobremesa::drivers::{Character, Effort, Level, Mind, Random, game_dice, think, weigh};
use sobremesa::games::cthulhu500::cards::{Card, Kind, Role, Trigger, Vehicle};
use sobremesa::games::cthulhu500::{About, Dealing, Length, Options, Race, Reactions};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Insight, Now, Pick, Player, Saved, Seat, Viewer};

/// Plays a race by whims, and looks at it before each answer.
fn walk(options: &Options, seats: u8, n: u64, look: &mut dyn FnMut(&Saved<Race>, &Now<Race>)) {
    let race = Race::setup(options, &[], seats, game_dice(17, n)).unwrap();
    let (mut saved, mut now) = Saved::from_game(race).unwrap();
    let mut random = Random::new(n + 5);
    while !now.asks.is_empty() {
        look(&saved, &now);
        let ask = &now.asks[random.below(now.asks.len())];
        let answer = ask.answer(random.choose(&now.game, ask)).unwrap();
        let input = Input { seat: ask.seat, by: By::Host, about: ask.about, answer };
        now = saved.submit(input).unwrap();
    }
}

fn tables() -> impl Iterator<Item = (u8, Options)> {
    (3..=8).map(|seats| {
        let reactions = if seats % 2 == 0 { Reactions::First } else { Reactions::Sealed };
        let length = if seats == 5 { Length::Short } else { Length::Printed };
        let vehicles = if seats == 4 { Dealing::Chosen } else { Dealing::Dealt };
        (seats, Options { length, vehicles, net_laps: seats == 6, ..Options::printed(reactions) })
    })
}

#[test]
fn an_imagined_race_looks_the_same_and_offers_the_same() {
    let (mut asked, mut found, mut in_windows, mut others_differ) = (0, 0, 0, 0);
    for (seats, options) in tables() {
        let mut count = 0;
        walk(&options, seats, 1, &mut |saved, now| {
            count += 1;
            if count % 9 != 0 {
                return;
            }
            for ask in &now.asks {
                let insight = Insight::of(saved, now, ask.seat).unwrap();
                asked += 1;
                let Some(world) = insight.world(3, count) else { continue };
                found += 1;
                in_windows += u32::from(matches!(ask.about, About::Window(_)));
                let table = insight.table(&world).unwrap();
                let viewer = Viewer::Seat(ask.seat);
                assert!(table.game.view(viewer) == now.game.view(viewer), "{:?} sees another race", ask.seat);
                assert!(table.asks.contains(ask), "{:?} is asked something else", ask.seat);
                table.game.check().unwrap();
                others_differ += u32::from(table.game.cars != now.game.cars);
            }
        });
    }
    assert!(in_windows > 20, "only {in_windows} windows were looked at");
    assert!(others_differ * 10 > found * 9, "what is hidden is dealt anew: {others_differ} of {found}");
    assert!(found * 100 > asked * 90, "a race could be imagined in {found} of {asked} questions");
}

/// In how many of 400 imagined races somebody holds a card with which a defender answers an attempt.
fn imagined_to_defend(insight: &Insight<Race>, who: Seat) -> usize {
    let defends = Kind::Reaction(Trigger::AttemptStarts, Role::Defender);
    let holds = |n| {
        let race = insight.table(&insight.world(5, n).unwrap()).unwrap().game;
        race.car(who).hand.iter().any(|card| card.def().kind == defends)
    };
    (0..400).filter(|n| holds(*n)).count()
}

/// Whoever passed in a window is supposed to have had nothing for it, mostly; but they may have kept it.
#[test]
fn whoever_let_an_attempt_pass_is_seldom_imagined_with_a_card_against_it() {
    let useless = [Card::CousinWhateley, Card::CultistIntern, Card::BackseatShoggoth, Card::ChaosSpell];
    let mut race = Track::of(4)
        .turn(BOB)
        .vehicle(BOB, Vehicle::Feararri)
        .vehicle(ANN, Vehicle::Feararri)
        .hand(ANN, &useless)
        .hand(BOB, &[Card::AzathothPlaysDice])
        .dice(&[3, 4])
        .go();
    let before = imagined_to_defend(&race.insight(BOB), ANN);
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]).decline(&[ANN]);
    race.short(BOB, &[plain(Card::AzathothPlaysDice)]);
    let after = imagined_to_defend(&race.insight(BOB), ANN);
    assert!(before > 60 && after > 0 && after * 2 < before, "{before} before, {after} after");
}

#[test]
fn races_that_differ_in_what_is_hidden_are_imagined_and_thought_about_alike() {
    let (mut compared, mut differed) = (0, 0);
    for (seats, options) in tables() {
        let mut dice = Dice::from_number(u64::from(seats));
        let mut count = 0;
        walk(&options, seats, 2, &mut |_, now| {
            count += 1;
            let [ask] = &now.asks[..] else { return };
            let rests =
                now.game.scene == Default::default() && matches!(ask.about, About::Action | About::TurnEnd);
            if !rests || count % 15 != 0 {
                return;
            }
            let viewer = Viewer::Seat(ask.seat);
            let other = redeal(&now.game, viewer, |_| false, &mut dice);
            differed += u32::from(other != now.game);
            let thoughts = [now.game.clone(), other].map(|race| {
                let (saved, now) = Saved::from_game(race).unwrap();
                let insight = Insight::of(&saved, &now, ask.seat).unwrap();
                let world = insight.world(9, 0).unwrap();
                let thought = think(&insight, Effort { playouts: 4, taste: &[] }, 9);
                let weighed = if compared % 6 == 0 { weigh(&insight, None, 4, 9) } else { None };
                (insight.table(&world).unwrap().game, thought, weighed)
            });
            assert!(thoughts[0] == thoughts[1], "what {:?} cannot see makes a difference", ask.seat);
            compared += 1;
        });
    }
    assert!(compared > 8 && differed * 10 > compared * 9, "{differed} of {compared}");
}

/// Lets everything go by, for a turn.
struct Idle(u32);

impl Player<Race> for Idle {
    fn answer(&mut self, _: &Race, asks: &[Ask<Race>]) -> Pick {
        Pick { ask: 0, choice: asks[0].choice(&asks[0].otherwise).unwrap() }
    }

    fn has_seen_enough(&self, race: &Race) -> bool {
        race.turn() > self.0
    }
}

#[test]
fn a_seer_sees_every_card_as_it_lies_and_no_dice() {
    let mut looked = 0;
    walk(&Options::printed(Reactions::Sealed), 5, 4, &mut |saved, now| {
        let ask = &now.asks[0];
        if now.game.deck.len() < 20 || looked == 12 {
            return;
        }
        let seer = Insight::of_all(saved, now, ask.seat).unwrap();
        let worlds = [0, 1].map(|n| seer.world(3, n).unwrap());
        assert!(worlds.iter().all(|world| seer.table(world).unwrap().game == now.game));
        let ends = worlds.map(|world| seer.play(&world, &mut Idle(now.game.turn())).unwrap());
        assert!(ends.iter().all(|end| now.game.deck.starts_with(&end.deck)), "the deck lies as it lay");
        assert!(ends[0].dice != ends[1].dice, "what is rolled is not known");
        looked += 1;
    });
    assert_eq!(looked, 12);
}

#[test]
fn elder_things_play_more_races_on_than_racers() {
    let mut tables = Vec::new();
    walk(&Options::printed(Reactions::First), 3, 3, &mut |saved, now| {
        let [ask] = &now.asks[..] else { return };
        if !tables.is_empty() {
            return;
        }
        let insight = Insight::of(saved, now, ask.seat).unwrap();
        // With few answers, so that more than the fewest tables are played on for each.
        if !(2..=4).contains(&insight.answers().len()) {
            return;
        }
        let thoughts = [(Level::Racer, 40), (Level::ElderThing, 6_400 / 3)].map(|(level, playouts)| {
            let thought = Race::think(saved, now, ask.seat, level.into(), 9);
            assert!(thought == think(&insight, Effort { playouts, taste: &[] }, 9));
            thought.map(|thought| thought.playouts)
        });
        if let [Some(racer), Some(elder)] = thoughts {
            tables = vec![racer, elder];
        }
    });
    assert!(matches!(tables[..], [racer, elder] if racer < elder), "{tables:?}");
}

/// Whoever is fond of something answers otherwise now and then, and never more than is offered.
#[test]
fn tempers_answer_otherwise_now_and_then() {
    let mut otherwise = [0; 4];
    let mut thought = 0;
    walk(&Options::printed(Reactions::First), 3, 3, &mut |saved, now| {
        let [ask] = &now.asks[..] else { return };
        if thought == 40 || ask.choices.len() < 3 {
            return;
        }
        let answer = |temper| {
            let who = Character { level: Level::Racer, temper, stands_in: false };
            Race::think(saved, now, ask.seat, who, 9).map(|thought| thought.answer)
        };
        let Some(straight) = answer(None) else { return };
        thought += 1;
        for (temper, count) in Race::TEMPERS.iter().zip(&mut otherwise) {
            let own = answer(Some(*temper)).unwrap();
            assert!(ask.offers(&own));
            *count += u32::from(own != straight);
        }
    });
    println!("{otherwise:?} of {thought}");
    assert!(thought == 40 && otherwise.iter().all(|count| *count > 0), "{otherwise:?} of {thought}");
}
