//! Whole games with random play: nothing can be lost, doubled, leaked or stuck.

#[path = "support/redeal.rs"]
mod redeal;

use cthulhu500::drivers::{Random, Rookies, game_dice};
use cthulhu500::games::cthulhu500::cards::{Card, Vehicle};
use cthulhu500::games::cthulhu500::race::{Attached, Phase};
use cthulhu500::games::cthulhu500::{About, Answer, Dealing, Event, Length, Options, Race, Reactions};
use cthulhu500::table::{
    Ask, By, Dice, Game, Input, Now, Pick, Player, Recording, Refusal, Saved, Seat, Viewer, play_through,
};
use redeal::redeal;

/// Every combination of options, for every number of players.
fn everything() -> impl Iterator<Item = (u8, Options)> {
    let lengths = [Length::Printed, Length::Long(1), Length::Long(2), Length::Short];
    (3..=8).flat_map(move |seats| {
        (0..32).flat_map(move |bits: u32| {
            lengths.into_iter().map(move |length| {
                let options = Options {
                    vehicles: if bits & 1 == 0 { Dealing::Dealt } else { Dealing::Chosen },
                    length,
                    warning_lap: bits & 2 != 0,
                    net_laps: bits & 4 != 0,
                    flag_waving: bits & 8 != 0,
                    reactions: if bits & 16 == 0 { Reactions::First } else { Reactions::Sealed },
                };
                (seats, options)
            })
        })
    })
}

/// Two threads' worth of work, split evenly; a failure names its game.
fn in_parallel<T: Send>(work: Vec<T>, one: impl Fn(u64, T) + Sync) {
    let work: Vec<_> = work.into_iter().enumerate().map(|(n, item)| (n as u64, item)).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut shares: Vec<Vec<(u64, T)>> = (0..threads).map(|_| Vec::new()).collect();
    for (at, item) in work.into_iter().enumerate() {
        shares[at % threads].push(item);
    }
    std::thread::scope(|scope| {
        for share in shares {
            let one = &one;
            scope.spawn(move || share.into_iter().for_each(|(n, item)| one(n, item)));
        }
    });
}

/// A random player who counts the cards before every answer.
struct Auditor(Random);

impl Player<Race> for Auditor {
    fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
        race.check().unwrap_or_else(|wrong| panic!("in the middle of a step: {wrong}"));
        assert!(asks.iter().all(|ask| !ask.choices.is_empty() && ask.choices.contains(&ask.otherwise)));
        for ask in asks {
            let twice = (1..ask.choices.len()).find(|at| ask.choices[..*at].contains(&ask.choices[*at]));
            assert_eq!(twice.map(|at| ask.choices[at]), None, "offered twice");
        }
        self.0.answer(race, asks)
    }
}

#[test]
fn every_card_is_in_one_place_and_every_game_ends() {
    let work: Vec<_> = everything().flat_map(|game| [game.clone(), game.clone(), game]).collect();
    assert!(work.len() >= 2_000);
    in_parallel(work, |n, (seats, options)| {
        let race = Race::setup(&options, seats, game_dice(500, n)).unwrap();
        let end = play_through(race, &mut Auditor(Random::new(n))).unwrap_or_else(|why| {
            panic!("game {n} of {seats} with {options:?}: {why}");
        });
        end.check().unwrap_or_else(|wrong| panic!("game {n}: {wrong}"));
        assert_eq!(end.phase, Phase::Over);
        assert_eq!(end.outcome().unwrap().ranking.len(), usize::from(seats));
    });
}

/// A random answer to one of the questions.
fn any_input(pick: &mut Random, now: &Now<Race>) -> Input<Race> {
    let Pick { ask, choice } = Player::<Race>::answer(pick, &now.game, &now.asks);
    let ask = &now.asks[ask];
    Input { seat: ask.seat, by: By::Player, about: ask.about, answer: ask.answer(choice).unwrap() }
}

#[test]
fn a_restart_before_every_answer_changes_nothing() {
    in_parallel(everything().step_by(5).collect(), |n, (seats, options)| {
        let mut pick = Random::new(n);
        let (mut steady, mut now) = Saved::<Race>::new(&options, seats, game_dice(7, n)).unwrap();
        let mut restarted = steady.clone();
        while !now.asks.is_empty() {
            let input = any_input(&mut pick, &now);
            now = steady.submit(input.clone()).unwrap();
            let text = restarted.save();
            assert!(text.len() < 8_000, "a save of {} bytes", text.len());
            restarted = Saved::load(&text).unwrap();
            let again = restarted.submit(input).unwrap();
            assert_eq!(now, again, "game {n}");
            assert_eq!(steady, restarted, "game {n}");
        }
        assert_eq!(restarted.save(), steady.save());
    });
}

#[test]
fn the_straight_run_and_the_tail_tell_the_same_story() {
    struct Heard(Random, Vec<Event>);
    impl Player<Race> for Heard {
        fn answer(&mut self, race: &Race, asks: &[Ask<Race>]) -> Pick {
            self.0.answer(race, asks)
        }
        fn hear(&mut self, _: &Race, event: &Event) {
            self.1.push(event.clone());
        }
    }
    let some: Vec<_> = everything().step_by(7).collect();
    in_parallel(some, |n, (seats, options)| {
        let mut heard = Heard(Random::new(n), Vec::new());
        let recording = Recording::<Race>::of(&options, seats, &game_dice(3, n), &mut heard).unwrap();
        let text = serde_json::to_string(&recording).unwrap();
        let mut told = Vec::new();
        Recording::<Race>::load(&text).unwrap().play(&mut |_, now| told.extend(now.news.clone())).unwrap();
        assert_eq!(told, heard.1, "game {n}");
    });
}

#[test]
fn what_is_refused_changes_nothing() {
    let answers = [
        Answer::Decline,
        Answer::Done,
        Answer::Draw(2),
        Answer::Draw(200),
        Answer::Play(Card::ChaosSpell),
        Answer::Put(Card::CheckeredFlag),
        Answer::Discard(Card::IaIa),
        Answer::Attempt { on: Seat(250), with: None },
        Answer::Seat(Seat(99)),
        Answer::Vehicle(Vehicle::Feararri),
        Answer::Nothing,
    ];
    let some: Vec<_> = everything().step_by(31).collect();
    in_parallel(some, |n, (seats, options)| {
        let mut pick = Random::new(n);
        let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(9, n)).unwrap();
        while !now.asks.is_empty() {
            let before = saved.save();
            for seat in [Seat(0), Seat(2), Seat(8), Seat(255)] {
                let answer = answers[pick.below(answers.len())];
                let asked = now.asks.iter().find(|ask| ask.seat == seat);
                let about = asked.map_or(now.asks[0].about, |ask| ask.about);
                if asked.is_some_and(|ask| ask.choices.contains(&answer)) {
                    continue;
                }
                let expected = if asked.is_some() { Refusal::NotOffered } else { Refusal::NotAsked };
                let input = Input { seat, by: By::Player, about, answer };
                assert_eq!(saved.submit(input).unwrap_err(), expected);
                assert_eq!(saved.save(), before, "a refused answer changed the save");
            }
            now = saved.submit(any_input(&mut pick, &now)).unwrap();
        }
        let late = Input { seat: Seat(0), by: By::Clock, about: About::Action, answer: Answer::Done };
        assert_eq!(saved.submit(late).unwrap_err(), Refusal::GameOver);
    });
}

/// The same table with everything that a viewer cannot see dealt anew, what the dice will show among it.
fn redealt(race: &Race, viewer: Viewer, dice: &mut Dice) -> Race {
    let mut other = redeal(race, viewer, |_| false, dice);
    other.dice = dice.clone();
    // Which card somebody is about to play is theirs alone.
    if let (Some(actor), Some(_)) = (other.scene.actor, other.scene.declaring)
        && !viewer.is(actor)
    {
        other.scene.declaring = Some(Card::ChaosSpell);
    }
    other
}

#[test]
fn what_a_viewer_cannot_see_does_not_show() {
    let some: Vec<_> = everything().step_by(13).collect();
    in_parallel(some, |n, (seats, options)| {
        let mut pick = Random::new(n);
        let mut dice = Dice::from_number(n ^ 0xdead);
        let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(11, n)).unwrap();
        while !now.asks.is_empty() {
            let everybody = (0..=seats)
                .map(|seat| if seat == seats { Viewer::Spectator } else { Viewer::Seat(Seat(seat)) });
            for viewer in everybody {
                let other = redealt(&now.game, viewer, &mut dice);
                let (mine, theirs) = (now.game.view(viewer), other.view(viewer));
                assert_eq!(
                    serde_json::to_string(&mine).unwrap(),
                    serde_json::to_string(&theirs).unwrap(),
                    "game {n}, {viewer:?}"
                );
            }
            now = saved.submit(any_input(&mut pick, &now)).unwrap();
        }
    });
}

#[test]
fn a_planted_leak_would_be_seen() {
    let (_, now) = Saved::<Race>::new(&Options::printed(Reactions::First), 4, Dice::from_number(1)).unwrap();
    let other = redealt(&now.game, Viewer::Spectator, &mut Dice::from_number(2));
    // What only Ann may see differs, so the comparison above can fail.
    assert_ne!(now.game.view(Viewer::Seat(Seat(0))).hand, other.view(Viewer::Seat(Seat(0))).hand);
}

#[test]
fn nothing_secret_is_printed() {
    let options = Options::printed(Reactions::Sealed);
    let (mut saved, mut now) = Saved::<Race>::new(&options, 5, Dice::from_number(4)).unwrap();
    let mut pick = Random::new(4);
    for _ in 0..400 {
        if now.asks.is_empty() {
            break;
        }
        let open: Vec<Card> = now.game.pile.iter().copied().collect();
        let mut in_play: Vec<Card> =
            now.game.cars.iter().flat_map(|car| car.parts().map(|(_, part)| part.card)).collect();
        in_play.extend(now.game.scene.laid.iter().map(|laid| laid.card));
        in_play.extend(&now.game.contagions);
        let input = any_input(&mut pick, &now);
        let mut race = now.game.clone();
        race.scene.declaring = None;
        let printed = format!("{saved:?} {now:?} {input:?} {race:?}");
        for card in Card::ALL.into_iter().filter(|card| !open.contains(card) && !in_play.contains(card)) {
            assert!(!printed.contains(card.id()), "{card:?} is printed: {printed}");
        }
        assert!(!printed.contains(&cthulhu500::table::to_hex(&now.game.dice.seed())[..16]));
        now = saved.submit(input).unwrap();
    }
}

#[test]
fn rookies_finish_their_races() {
    in_parallel(everything().step_by(5).collect(), |n, (seats, options)| {
        let race = Race::setup(&options, seats, game_dice(13, n)).unwrap();
        let end = play_through(race, &mut Rookies).unwrap();
        assert!(end.turn.number < 2_000, "{} turns", end.turn.number);
    });
}

/// Changes a text here and there, as a bad disk or a bad hand would.
fn spoil(text: &str, pick: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    match pick.below(4) {
        0 => bytes.truncate(pick.below(bytes.len())),
        1 => {
            let at = pick.below(bytes.len());
            bytes[at] = b"0123456789{}[],:\"-abz"[pick.below(21)];
        }
        2 => {
            let (from, to) = (pick.below(bytes.len()), pick.below(bytes.len()));
            bytes.swap(from, to);
        }
        _ => {
            // A number that is far too large, or another one.
            let digits: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect();
            if !digits.is_empty() {
                let at = digits[pick.below(digits.len())];
                let number = ["9", "99999999999", "-1", "255", "0", "7"][pick.below(6)];
                bytes.splice(at..=at, number.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn spoilt_saves_are_refused_or_play_on() {
    let mut pick = Random::new(99);
    let (mut refused, mut played) = (0, 0);
    for n in 0..40 {
        let options = Options { flag_waving: true, ..Options::printed(Reactions::First) };
        let (mut saved, mut now) =
            Saved::<Race>::new(&options, 3 + (n % 6) as u8, Dice::from_number(n)).unwrap();
        for _ in 0..pick.below(300) {
            if now.asks.is_empty() {
                break;
            }
            now = saved.submit(any_input(&mut pick, &now)).unwrap();
        }
        let text = saved.save();
        for _ in 0..250 {
            match Saved::<Race>::load(&spoilt_often(&text, &mut pick)) {
                Err(Refusal::BadSave { .. } | Refusal::OtherFormat | Refusal::Unsound(_)) => refused += 1,
                Err(other) => panic!("{other}"),
                Ok(mut loaded) => {
                    played += 1;
                    let Ok(mut now) = loaded.now() else { continue };
                    for _ in 0..60 {
                        if now.asks.is_empty() {
                            break;
                        }
                        match loaded.submit(any_input(&mut pick, &now)) {
                            Ok(next) => now = next,
                            Err(_) => break,
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 5_000 && played > 100, "{refused} refused, {played} played on");
}

fn spoilt_often(text: &str, pick: &mut Random) -> String {
    let mut text = spoil(text, pick);
    for _ in 0..pick.below(3) {
        if !text.is_empty() {
            text = spoil(&text, pick);
        }
    }
    text
}

/// Whoever may take an answer back leaves everybody else where they were, and can give it again.
#[test]
fn taking_back_takes_nothing_from_anybody() {
    let taken = std::sync::atomic::AtomicU32::new(0);
    in_parallel(everything().step_by(3).collect(), |n, (seats, options)| {
        let mut pick = Random::new(n);
        let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(17, n)).unwrap();
        let mut numbers = 0;
        while !now.asks.is_empty() {
            let before = now.clone();
            let input = any_input(&mut pick, &now);
            now = saved.submit(input.clone()).unwrap();
            let told = !now.news.is_empty();
            let rolled = now.game.dice.used() != before.game.dice.used();
            let mut back = saved.clone();
            let Some(was) = back.take_back(input.seat) else {
                // While a window waits for others still, nothing can have come of an answer in it but a card that counts at once.
                let still_open = now.asks.iter().any(|ask| ask.number == before.asks[0].number);
                assert!(told || !still_open, "game {n}: {input:?} could have been taken back");
                continue;
            };
            assert!(!rolled, "game {n}: {input:?} let dice roll");
            if before.game.scene.test.is_some()
                && matches!(input.about, About::Action | About::TurnEnd)
                && told
            {
                // 8.12: the move said no to a near miss. Only the move comes back, and everybody has heard how the test ended.
                let moves = before.asks[0].choices.iter().filter(|one| !matches!(one, Answer::Lay(_)));
                assert!(moves.eq(&was.asks[0].choices) && was.game.scene.test.is_none(), "game {n}");
            } else {
                assert!(!told, "game {n}: {input:?} was told of");
                assert_eq!((&was.game, &was.asks), (&before.game, &before.asks), "game {n}");
            }
            taken.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let loaded = Saved::<Race>::load(&back.save()).unwrap();
            assert_eq!(loaded, back);
            // Given again, it leads to the same table, under a number that was never there before.
            let again = back.submit(input).unwrap();
            assert_eq!(again.game, now.game);
            if pick.below(2) == 0 {
                (saved, now) = (back, again);
            }
            let number = now.asks.iter().map(|ask| ask.number).max().unwrap_or(numbers);
            assert!(number >= numbers, "game {n}: numbers go up");
            numbers = number;
        }
    });
    assert!(taken.into_inner() > 5_000);
}

/// A table whose unfinished step cannot be finished as it was begun goes back to its resting point, and says so.
#[test]
fn a_step_that_tells_another_story_is_put_back() {
    let options = Options::printed(Reactions::First);
    let (mut saved, mut now) = Saved::<Race>::new(&options, 4, Dice::from_number(12)).unwrap();
    let mut pick = Random::new(12);
    let mut tried = 0;
    while !now.asks.is_empty() && tried < 25 {
        now = saved.submit(any_input(&mut pick, &now)).unwrap();
        if saved.tail_len() == 0 || now.asks.is_empty() {
            continue;
        }
        let text = saved.save();
        let Some(changed) = with_another_story(&text) else { continue };
        let mut changed = Saved::<Race>::load(&changed).unwrap();
        assert_eq!(changed.now().unwrap_err(), Refusal::StoryChanged);
        let revision = changed.revision();
        let back = changed.put_back().unwrap();
        assert!(!back.asks.is_empty() && changed.tail_len() == 0 && changed.revision() > revision);
        tried += 1;
    }
    assert_eq!(tried, 25);
}

/// The same save, with what was told replaced by something else.
fn with_another_story(text: &str) -> Option<String> {
    let mut save: serde_json::Value = serde_json::from_str(text).unwrap();
    let story = save["story"].as_u64().filter(|story| *story != 0)?;
    save["story"] = serde_json::json!(story ^ 1);
    Some(save.to_string())
}

#[test]
fn slots_hold_what_belongs_there() {
    let race = Race::setup(&Options::printed(Reactions::First), 3, Dice::from_number(1)).unwrap();
    let put = |change: fn(&mut Race)| {
        let mut race = race.clone();
        change(&mut race);
        race.check()
    };
    assert_eq!(put(|_| {}), Ok(()));
    assert!(put(|race| race.pack[0] = race.pack[1]).is_err());
    assert!(put(|race| race.turn.seat = Seat(3)).is_err());
    assert!(put(|race| race.deck.0.truncate(10)).is_err());
    assert!(put(|race| race.contagions.push(Card::Gremlins)).is_err());
    assert!(put(|race| race.cars[0].laps = i32::MAX).is_err());
    assert!(put(|race| race.cars[0].hand.0.reverse()).is_err());
    let wrong = |race: &mut Race| {
        let at = race.deck.iter().position(|card| *card == Card::IaIa).unwrap();
        let card = race.deck.0.remove(at);
        race.cars[0].crew.push(Attached::new(card));
    };
    assert!(put(wrong).is_err());
}
