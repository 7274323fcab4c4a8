//! A race goes on with the cards with which it began, whatever a later build has in its box.

use crate::track::*;
use serde_json::{Value, json};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::cthulhu500::cards::{Card, Copies, DECK, Trigger};
use sobremesa::games::cthulhu500::{About, Answer, Options, Race, Reactions};
use sobremesa::kernel::{By, Game, Input, Insight, Now, Recording, Refusal, Saved};

fn answer(saved: &mut Saved<Race>, now: &Now<Race>, whims: &mut Random) -> Now<Race> {
    let ask = &now.asks[whims.below(now.asks.len())];
    let answer = ask.answer(whims.choose(&now.game, ask)).unwrap();
    saved.submit(Input { seat: ask.seat, by: By::Host, about: ask.about, answer }).unwrap()
}

/// The save of a race of five in its middle.
fn save(n: u64) -> Value {
    let whims = &mut Random::new(n);
    let (mut saved, mut now) =
        Saved::<Race>::new(&Options::printed(Reactions::First), 5, game_dice(71, n)).unwrap();
    for _ in 0..60 {
        now = answer(&mut saved, &now, whims);
    }
    serde_json::from_str(&saved.save()).unwrap()
}

/// The box of today with so many more of this card, or fewer.
fn today_but(card: Card, more: i8) -> Option<Copies> {
    let mut copies = serde_json::to_value(Copies::of_today()).unwrap();
    copies[card.id()] = Copies::of_today().of(card).checked_add_signed(more)?.into();
    serde_json::from_value(copies).ok()
}

/// The same race with another box: so many more of this card, or fewer, at the bottom of its deck.
fn with_another_box(mut save: Value, card: Card, more: i8) -> Option<Value> {
    let deck = save["resting"]["deck"].as_array_mut().unwrap();
    for _ in more..0 {
        let at = deck.iter().position(|one| one == card.id())?;
        deck.remove(at);
    }
    (0..more).for_each(|_| deck.insert(0, card.id().into()));
    save["resting"]["options"]["copies"] = json!(today_but(card, more)?);
    Some(save)
}

#[test]
fn a_race_that_began_with_another_box_is_played_to_its_end() {
    let mut whims = Random::new(3);
    let (mut fewer, mut gone, mut imagined) = (0, 0, 0);
    for n in 0..90 {
        let card = Card::ALL[whims.below(Card::ALL.len())];
        let more = whims.below(5) as i8 - 2;
        let fits = card != Card::CheckeredFlag && more != 0;
        let Some(other) = with_another_box(save(n), card, more).filter(|_| fits) else { continue };
        fewer += u32::from(more < 0);
        gone += u32::from(today_but(card, more).is_some_and(|copies| copies.of(card) == 0));
        let mut saved =
            Saved::<Race>::load(&other.to_string()).unwrap_or_else(|why| panic!("{card:?} {more}: {why}"));
        let mut now = saved.now().unwrap();
        for count in 0.. {
            let Some(ask) = now.asks.first() else { break };
            let world = Insight::of(&saved, &now, ask.seat).and_then(|insight| {
                let world = insight.world(9, count)?;
                insight.table(&world)
            });
            if let Some(table) = world {
                table.game.check().unwrap();
                imagined += 1;
            }
            now = answer(&mut saved, &now, &mut whims);
            // Each save is checked when it is read, card by card.
            saved = Saved::load(&saved.save()).unwrap();
        }
        assert!(now.game.outcome().is_some());
        assert_eq!(now.game.options.copies.all() as i8, DECK as i8 + more);
    }
    assert!(fewer > 5 && gone > 0 && imagined > 1_000, "{fewer} {gone} {imagined}");
}

#[test]
fn a_save_says_nothing_of_the_first_box_and_everything_of_another() {
    let first = save(1);
    assert!(Copies::default().is_first());
    assert_eq!(first["resting"]["options"].get("copies").is_none(), Copies::of_today().is_first());
    let other = with_another_box(first, Card::IaIa, 1).unwrap();
    let again = Saved::<Race>::load(&other.to_string()).unwrap().save();
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), other);
}

#[test]
fn a_card_too_many_or_too_few_is_refused_unless_the_box_has_it() {
    for more in [1, -1] {
        let mut other = (0..9).find_map(|n| with_another_box(save(n), Card::IaIa, more)).unwrap();
        other["resting"]["options"]["copies"] = json!(Copies::of_today());
        let why = Saved::<Race>::load(&other.to_string()).err();
        assert_eq!(why, Some(Refusal::Unsound("a card that is missing or there twice")));
    }
}

/// What was played with another box is played again with that one, from the file alone.
#[test]
fn a_race_with_another_box_is_played_again_as_it_was() {
    let mut whims = Random::new(8);
    let copies = today_but(Card::IaIa, 3).unwrap();
    let options = Options { copies: copies.clone(), ..Options::printed(Reactions::First) };
    let played = Recording::<Race>::of(&options, 4, &game_dice(72, 1), &mut whims).unwrap();
    let file = serde_json::to_string(&played).unwrap();
    let read = Recording::<Race>::load(&file).unwrap();
    let (mut told, mut last) = (0, None);
    let saved = read.play(&mut |_, now| (told, last) = (told + now.news.len(), now.game.outcome())).unwrap();
    assert!(last.is_some() && told > 100);
    assert_eq!(saved.now().unwrap().game.options.copies, copies);
    // With the cards of today it is another race, and what is no answer in it is refused.
    let today = Options::printed(Reactions::First);
    assert_ne!(
        Recording { options: today, ..read }.play(&mut |_, _| {}).ok().map(|now| now.save()),
        Some(saved.save())
    );
}

#[test]
fn a_box_with_which_nobody_can_play_is_refused() {
    let of = |copies: Value| serde_json::from_value::<Copies>(copies).unwrap();
    let two_flags =
        Options { copies: of(json!({ "checkered_flag": 2 })), ..Options::printed(Reactions::First) };
    let why = Saved::<Race>::new(&two_flags, 4, game_dice(71, 0)).err();
    assert_eq!(why, Some(Refusal::Options("with so many of its cards nobody can play")));
    let most = 128 - Copies::default().all();
    assert!(of(json!({ "goat_with_a_thousand_spares": 1 + most })).fit());
    assert!(!of(json!({ "goat_with_a_thousand_spares": 2 + most })).fit());
    assert!(!of(json!({ "cousin_whateley": 40 })).fit());
    assert!(!of(json!({ "gremlins": 8 })).fit());
    assert!(!of(json!({ "checkered_flag": 2 })).fit());
    let few = |all: usize| {
        let mut left = all - 1;
        let cards = Card::ALL.into_iter().filter(|card| *card != Card::CheckeredFlag);
        Copies::fit(&of(cards
            .map(|card| {
                let copies = left.min(usize::from(Copies::default().of(card)));
                left -= copies;
                (card.id().to_owned(), Value::from(copies))
            })
            .collect::<serde_json::Map<_, _>>()
            .into()))
    };
    assert!(few(41) && !few(40));
}

/// 8.9: whether everybody sees every copy of a card is a matter of the box with which the race began.
#[test]
fn who_is_asked_goes_by_the_box_of_the_race() {
    let asked = |more: i8| {
        let table = Track::of(4).hand(ANN, &[Card::TechnicalInspection]).hand(BOB, &[Card::NodensSnowChains]);
        let all = vec![Card::IaIa; usize::from(Copies::of_today().of(Card::IaIa))];
        let table = table.pile(&all).but(|race| {
            (0..more).for_each(|_| race.deck.insert(0, Card::IaIa));
            race.options.copies = today_but(Card::IaIa, more).unwrap();
        });
        let mut race = table.go();
        race.answer(ANN, Answer::Play(Card::TechnicalInspection));
        race.asked()
    };
    let window = (BOB, About::Window(Trigger::CardPlayed));
    assert!(!asked(0).contains(&window), "all of them lie face up");
    assert_eq!(asked(1), [window], "one more is somewhere");
}
