//! The race as people read it along: enough words, never the same twice running, and the same whenever it is
//! told again.

use crate::track::spoken;
use sobremesa::drivers::{game_dice, rookie};
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::race::Slot;
use sobremesa::games::cthulhu500::tale::{FAMILIES, LOOK_BACK, tell, variants};
use sobremesa::games::cthulhu500::{Event, Options, Race, Reactions, View};
use sobremesa::kernel::{Arg, By, Game, Input, Saved, Seat, Secret, Telling, Text, Viewer};
use sobremesa::words::{Language, Nobody};
use std::collections::BTreeMap;

/// A race of rookies to its end, as it was told.
fn race(seats: u8, n: u64) -> (View, Vec<(i64, Event)>) {
    let options =
        Options::proposed(seats, if n.is_multiple_of(2) { Reactions::First } else { Reactions::Sealed });
    let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(31, n)).unwrap();
    let mut story = Vec::new();
    loop {
        story.extend(now.news.iter().cloned());
        let Some(ask) = now.asks.first() else { break };
        let answer = rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        now = saved.submit(input).unwrap();
    }
    (now.game.view(Viewer::Spectator), (1..).zip(story).collect())
}

/// The tails of the sentences of a line, or the sentences themselves where they have none: of which kind, and
/// which of it.
fn words(text: &Text) -> Vec<(String, String)> {
    let inner = |name: &str| {
        text.args.iter().find(|(known, _)| known == name).and_then(|(_, arg)| match arg {
            Arg::Text(inner) => Some(&**inner),
            _ => None,
        })
    };
    let key = match (&*text.key, inner("end")) {
        ("tale-and", _) => return ["one", "more"].into_iter().filter_map(inner).flat_map(words).collect(),
        ("tale-with-lap" | "tale-works", _) => return inner("what").map_or_else(Vec::new, words),
        (_, Some(end)) => &end.key,
        (key, None) => key,
    };
    let known = key.rsplit_once('-').filter(|(_, which)| which.parse::<u64>().is_ok());
    known.map(|(kind, which)| (kind.to_owned(), which.to_owned())).into_iter().collect()
}

/// The small deeds of each sentence of a line, by name.
fn deeds(text: &Text) -> Vec<String> {
    let inner = |name: &str| {
        text.args.iter().find(|(known, _)| known == name).and_then(|(_, arg)| match arg {
            Arg::Text(inner) => Some(deeds(inner)),
            _ => None,
        })
    };
    let both = || [inner("one"), inner("more")].into_iter().flatten().flatten().collect::<Vec<_>>();
    match &*text.key {
        "tale-and" => both(),
        "tale-deeds" => inner("deeds").unwrap(),
        "deeds-and" | "deeds-comma" => vec![both().join(" ")],
        deed => vec![deed.to_owned()],
    }
}

/// What is drawn stands at the end of a sentence, and what was fitted at one stop is no part of the next.
#[test]
fn small_deeds_are_told_in_their_order() {
    let ann = Seat(0);
    let drew = |card| Event::Drew { seat: ann, card: Secret(card) };
    let stop = || Event::PitStop { seat: ann };
    let fits = |card| Event::Attached { seat: ann, slot: Slot::Mod, card };
    let told = |events: Vec<Event>| {
        let story: Vec<(i64, Event)> = (1..).zip(events).collect();
        let told = tell(&race(3, 0).0, &story, 1, Viewer::Spectator);
        told.iter().flat_map(|line| deeds(&line.text)).collect::<Vec<String>>()
    };
    let [bits, fuel] = [Card::SpikeyBits, Card::FungalFuelInjection];
    assert_eq!(told(vec![stop(), fits(bits), drew(fuel)]), ["deed-pit-stop deed-fits deed-draws"]);
    assert_eq!(
        told(vec![drew(bits), drew(fuel), stop(), fits(bits)]),
        ["deed-draws", "deed-pit-stop deed-fits"]
    );
    assert_eq!(told(vec![stop(), fits(bits), stop(), fits(fuel)]), ["deed-pit-stop deed-fits"; 2]);
}

#[test]
fn there_are_words_for_every_kind() {
    for language in Language::ALL {
        let [whole, ends] = FAMILIES;
        let vehicles = Vehicle::ALL.map(Vehicle::id);
        let whole = whole.iter().map(|family| ("tale", *family));
        let ends = ends.iter().copied().chain(vehicles).map(|family| ("end", family));
        for (prefix, family) in whole.chain(ends) {
            let has = |n: u64| spoken(language).has(&format!("{prefix}-{family}-{n}"));
            assert!((1..=variants(family)).all(has), "{language:?}: {family}");
            assert!(!has(variants(family) + 1), "{language:?}: {family} has one that is never said");
        }
    }
}

#[test]
fn nobody_hears_the_same_words_twice_running() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for n in 0..24 {
        let (view, story) = race(3 + (n % 6) as u8, n);
        let mut last: BTreeMap<String, (i64, String)> = BTreeMap::new();
        for Telling { n: row, text, .. } in tell(&view, &story, 1, Viewer::Spectator) {
            for language in Language::ALL {
                let sentence = spoken(language).say(&text, &Nobody);
                assert!(!sentence.contains('$') && !sentence.starts_with("tale-"), "{sentence}");
                assert!(!sentence.contains("end-") && !sentence.contains("deed-"), "{sentence}");
            }
            for (kind, which) in words(&text) {
                *said.entry(kind.clone()).or_default() += 1;
                if let Some((before, then)) = last.insert(kind.clone(), (row, which.clone())) {
                    assert!(row - before > 20 || then != which, "race {n}, row {row}: {kind} {which} again");
                }
            }
        }
    }
    // What is only said as long as nothing follows.
    let (view, story) = race(4, 40);
    for (end, _) in story.iter().enumerate() {
        let part = &story[end.saturating_sub(LOOK_BACK as usize)..=end];
        let newest = tell(&view, part, story[end].0, Viewer::Spectator);
        newest
            .iter()
            .flat_map(|told| words(&told.text))
            .for_each(|(kind, _)| *said.entry(kind).or_default() += 1);
    }
    for family in FAMILIES.concat() {
        let key = if FAMILIES[0].contains(&family) { "tale" } else { "end" };
        assert!(said.contains_key(&format!("{key}-{family}")), "{family} never happened: {said:?}");
    }
}

/// The sentences of a line, each by its key, with what each wraps.
fn keys(text: &Text) -> Vec<&str> {
    let inner = text
        .args
        .iter()
        .filter_map(|(_, arg)| if let Arg::Text(inner) = arg { Some(&**inner) } else { None });
    std::iter::once(&*text.key).chain(inner.flat_map(keys)).collect()
}

#[test]
fn what_a_card_in_play_does_by_itself_is_told_with_the_card() {
    let mut told = 0;
    for n in 0..12 {
        let (view, story) = race(4, n);
        let works =
            story.iter().zip(&story[1..]).filter(|((_, event), _)| matches!(event, Event::Works { .. }));
        for ((row, event), (_, next)) in works {
            let Event::Works { other, .. } = event else { unreachable!() };
            let lines = tell(&view, &story, *row, Viewer::Spectator);
            let line = keys(&lines[0].text);
            let alone = line.contains(&if other.is_some() { "event-works-on" } else { "event-works" });
            let suffers = matches!(
                next,
                Event::Damaged { .. } | Event::Spared { .. } | Event::Discarded { .. } | Event::Drew { .. }
            );
            assert!(
                line.contains(&"tale-works") || alone && !suffers,
                "race {n}, row {row}: {line:?}, then {next:?}"
            );
            told += 1;
        }
    }
    assert!(told > 20, "only {told} cards did anything");
}

/// A few rows, with those that explain them before, are told as they are told in the whole story.
#[test]
fn what_is_told_again_is_told_alike() {
    for n in 0..6 {
        let (view, story) = race(4, n);
        let viewer = Viewer::Seat(Seat(1));
        let whole = tell(&view, &story, 1, viewer);
        for from in (1..=story.len() as i64).step_by(37) {
            let first = (from - LOOK_BACK).max(1) as usize - 1;
            let part = tell(&view, &story[first..], from, viewer);
            let same: Vec<&Telling> = whole.iter().filter(|told| told.n >= from).collect();
            assert_eq!(part.iter().collect::<Vec<_>>(), same, "race {n} from row {from}");
        }
    }
}

/// What was one line for each event is one for what belongs together.
#[test]
fn what_belongs_together_is_one_sentence() {
    let (view, story) = race(4, 1);
    let told = tell(&view, &story, 1, Viewer::Spectator);
    let climbs = told.iter().filter(|one| one.text.key == "tale-all-climb-in").count();
    assert_eq!(climbs, 1, "all who climb in, in one sentence");
    let turns = story.iter().filter(|(_, event)| matches!(event, Event::Turn { .. })).count();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    told.iter().for_each(|one| *kinds.entry(&one.text.key).or_default() += 1);
    println!("{} sentences for {turns} turns and {} events: {kinds:?}", told.len(), story.len());
    assert!(told.len() < turns * 4, "{} sentences for {turns} turns", told.len());
    assert!(told.len() * 2 < story.len(), "{} sentences for {} events", told.len(), story.len());
    // Nobody reads of another's cards.
    let mine = tell(&view, &story, 1, Viewer::Seat(Seat(2)));
    let named = |told: &[Telling]| format!("{told:?}").matches("deed-draws-these").count();
    assert!(named(&mine) > 0);
    assert_eq!(named(&told), 0);
}
