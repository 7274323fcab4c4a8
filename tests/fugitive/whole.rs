//! Whole games by random play, over all options: they end, no card is lost, saves are read back, and every
//! view is drawn.

use super::street::Play;
use sobremesa::drivers::{Random, Rookies};
use sobremesa::games::fugitive::chase::{End, Phase};
use sobremesa::games::fugitive::players::{Strength, answer};
use sobremesa::games::fugitive::{
    Answer, Brings, Course, Event, Events, Fugitive, LyingLow, Match, Notebook, Opening, Options, Roles, Wish,
};
use sobremesa::kernel::{
    Ask, By, Dice, Game, Input, Pick, Player, Recalls, Saved, Seat, Teaches, Viewer, play_through,
};

/// The n-th of all ways to set the options, in an order that mixes them.
pub fn options(n: u64) -> Options {
    let of = |digits: u64, many: u64| (n / digits % many) as usize;
    Options {
        events: [
            Events::None,
            Events::Random,
            Events::Discovery,
            Events::HelpfulFugitive,
            Events::HelpfulMarshal,
            Events::CatchUp,
        ][of(1, 6)],
        course: [Course::Full, Course::Short][of(6, 2)],
        lying_low: [LyingLow::Passes, LyingLow::Draws][of(12, 2)],
        opening: [Opening::OneOrTwo, Opening::Two][of(24, 2)],
        matches: [Match::One, Match::Swapped, Match::FirstToTwo, Match::FirstToThree][of(2, 4)],
        edges: n % 3 != 1,
        notebook: [Notebook::Ranges, Notebook::Paper, Notebook::Odds][of(5, 3)],
        roles: [Roles::Drawn, Roles::OpenerRuns, Roles::OpenerHunts][of(7, 3)],
    }
}

/// Any answer but to give up, which would end every game at once.
fn whim(random: &mut Random, play: &Play) -> Answer {
    let ask = play.ask();
    for _ in 0..20 {
        let choice = random.choose(&play.now.game, ask);
        match ask.answer(choice) {
            Some(Answer::Resign) | None => {}
            Some(answer) => return answer,
        }
    }
    ask.otherwise
}

#[test]
fn whole_games_end_and_lose_no_card() {
    let mut ends = std::collections::BTreeMap::new();
    for n in 0..150 {
        let mut play = Play::new(options(n), n);
        let mut random = Random::new(n);
        let mut answers = 0;
        while !play.now.asks.is_empty() {
            answers += 1;
            assert!(answers < 5_000, "game {n} does not end");
            assert_eq!(play.now.game.check(), Ok(()), "game {n}, after {answers} answers");
            let answer = whim(&mut random, &play);
            let again: Saved<Fugitive> = Saved::load(&play.saved.save()).unwrap();
            play.saved = again;
            play.try_to(answer).unwrap_or_else(|why| panic!("game {n}: {why} for {answer:?}"));
        }
        assert_eq!(play.now.game.phase, Phase::Over);
        assert_eq!(play.now.game.check(), Ok(()));
        assert!(!play.now.game.verdict().is_empty() && play.now.game.outcome().is_some());
        for past in &play.now.game.past {
            *ends.entry(format!("{:?}", past.end)).or_insert(0) += 1;
        }
    }
    for end in [End::Arrest, End::Cornered, End::Escape, End::Slipped] {
        assert!(
            ends.get(&format!("{end:?}")).is_some_and(|times| *times > 0),
            "{end:?} hardly ever: {ends:?}"
        );
    }
}

#[test]
fn every_screen_of_a_game_is_drawn() {
    for n in 0..20 {
        let mut play = Play::new(options(n * 7), n);
        let mut random = Random::new(n + 9);
        while !play.now.asks.is_empty() {
            let game = &play.now.game;
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let view = game.view(viewer);
                let ask = play.now.asks.iter().find(|ask| viewer.is(ask.seat));
                let screen = Fugitive::screen(&view, ask);
                if let Some(ask) = ask {
                    for group in &screen.groups {
                        for press in &group.presses {
                            let item = group.set.as_ref().map(|set| &ask.sets[set.of].items);
                            let offered = item.map_or(ask.choices.contains(&press.answer), |all| {
                                all.contains(&press.answer)
                            });
                            assert!(offered, "{press:?} is not offered");
                        }
                    }
                }
            }
            let answer = whim(&mut random, &play);
            play.try_to(answer).unwrap();
        }
    }
}

#[test]
fn players_of_every_strength_play_every_variant_to_the_end() {
    struct All(Strength);
    impl Player<Fugitive> for All {
        fn answer(&mut self, game: &Fugitive, asks: &[Ask<Fugitive>]) -> Pick {
            let answer = answer(&game.view(Viewer::Seat(asks[0].seat)), &asks[0], self.0);
            Pick { ask: 0, choice: asks[0].choice(&answer).unwrap() }
        }
    }
    for n in 0..120 {
        let options = Options { matches: Match::One, ..options(n) };
        let strength = [Strength::Rookie, Strength::Veteran, Strength::Sharp][(n / 11 % 3) as usize];
        let game = Fugitive::setup(&options, &[], 2, sobremesa::drivers::game_dice(3, n)).unwrap();
        let game = play_through(game, &mut All(strength)).unwrap();
        assert_eq!(game.past.len(), 1);
    }
}

/// Chases that were begun when the table said how well its bots play are still played, replayed and recorded.
#[test]
fn what_tables_used_to_say_of_bots_is_passed_over() {
    let play = Play::new(Options::sheet(), 5);
    let old = play.saved.save().replacen(r#""options":{"#, r#""options":{"level":"sharp","#, 1);
    assert_ne!(old, play.saved.save());
    let loaded: Saved<Fugitive> = Saved::load(&old).unwrap();
    assert_eq!(loaded.save(), play.saved.save());
    let mut options = serde_json::to_value(Options::sheet()).unwrap();
    options["level"] = "veteran".into();
    let nothing = [serde_json::Value::Null, serde_json::Value::Null];
    let fugitive = sobremesa::games::by_kind("fugitive").unwrap();
    assert_eq!(fugitive.check_options(&options, &nothing), Ok(()));
}

#[test]
fn a_match_is_played_to_its_end_and_scored() {
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    for n in 0..20 {
        let game = Fugitive::setup(&options, &[], 2, sobremesa::drivers::game_dice(4, n)).unwrap();
        let game = play_through(game, &mut Rookies).unwrap();
        assert_eq!(game.past.len(), 2);
        assert_ne!(game.past[0].runner, game.past[1].runner, "the roles are swapped");
        let wins = game.wins();
        assert_eq!(wins[0] + wins[1], 2);
    }
}

#[test]
fn an_answer_from_another_seat_is_refused() {
    let mut play = Play::new(Options::sheet(), 5);
    let (seat, about) = (play.seat(), play.about());
    let answer = *play.ask().choices.first().unwrap();
    let other = Seat(1 - seat.0);
    let input = Input { seat: other, by: By::Player, about, answer };
    assert!(play.saved.submit(input).is_err());
    assert!(play.try_to(answer).is_ok());
}

/// The guided chase shows what it promises: whoever does as they are advised sprints, is found once, is
/// missed, and gets away through a manhunt, in a dozen presses.
#[test]
fn the_lesson_shows_what_it_promises() {
    struct Learner {
        asked: u32,
        story: Vec<Event>,
    }
    impl Player<Fugitive> for Learner {
        fn answer(&mut self, game: &Fugitive, asks: &[Ask<Fugitive>]) -> Pick {
            self.asked += u32::from(asks[0].seat == Seat(0));
            Rookies.answer(game, asks)
        }

        fn hear(&mut self, _: &Fugitive, event: &Event) {
            self.story.push(event.clone());
        }
    }
    let lesson = Fugitive::lesson();
    let chase = Fugitive::setup(&lesson.options, &[], lesson.seats, Dice::from_seed(lesson.seed)).unwrap();
    let mut learner = Learner { asked: 0, story: Vec::new() };
    let end = play_through(chase, &mut learner).unwrap();
    assert_eq!((end.past[0].runner, end.past[0].winner, end.past[0].end), (Seat(0), Seat(0), End::Slipped));
    assert!((8..=13).contains(&learner.asked), "{} questions", learner.asked);
    let told = |of: fn(&Event) -> bool| learner.story.iter().any(of);
    assert!(told(|event| matches!(event, Event::Placed { sprint, .. } if *sprint > 0)), "no sprint");
    assert!(told(|event| matches!(event, Event::Hit { .. })), "nobody is found");
    assert!(told(|event| matches!(event, Event::Missed { .. })), "every guess is right");
}

/// Who runs first, whatever the dice say.
fn runners(options: Options, wishes: [Wish; 2]) -> Vec<u8> {
    let brought = wishes.map(|role| Brings { role });
    let begun = (0..24).map(|n| Saved::<Fugitive>::begin(&options, &brought, Dice::from_number(n)).unwrap());
    let mut runners: Vec<u8> = begun.map(|(_, now)| now.game.chase.runner.0).collect();
    runners.sort_unstable();
    runners.dedup();
    runners
}

/// Section 2, R3: in a single game whoever would like a role has it, unless both would like the same; in a
/// match the dice say.
#[test]
fn whoever_would_like_a_role_has_it() {
    let runners = |matches, wishes| runners(Options { matches, ..Options::sheet() }, wishes);
    let (any, run, hunt) = (Wish::Any, Wish::Fugitive, Wish::Marshal);
    for wishes in [[run, any], [any, hunt], [run, hunt]] {
        assert_eq!(runners(Match::One, wishes), [0], "{wishes:?}");
        assert_eq!(runners(Match::One, [wishes[1], wishes[0]]), [1], "{wishes:?}, the other way round");
        assert_eq!(runners(Match::Swapped, wishes), [0, 1], "{wishes:?} in a match");
    }
    for wishes in [[any, any], [run, run], [hunt, hunt]] {
        assert_eq!(runners(Match::One, wishes), [0, 1], "{wishes:?}");
    }
}

/// R3: whoever opens the table of a single game may say who runs; the roles of a match are drawn, whatever was said.
#[test]
fn whoever_opens_a_single_game_says_who_runs() {
    let runners = |matches, roles| runners(Options { matches, roles, ..Options::sheet() }, [Wish::Any; 2]);
    assert_eq!(runners(Match::One, Roles::OpenerRuns), [0]);
    assert_eq!(runners(Match::One, Roles::OpenerHunts), [1]);
    assert_eq!(runners(Match::One, Roles::Drawn), [0, 1]);
    for matches in [Match::Swapped, Match::FirstToTwo, Match::FirstToThree] {
        for roles in [Roles::Drawn, Roles::OpenerRuns, Roles::OpenerHunts] {
            assert_eq!(runners(matches, roles), [0, 1], "{matches:?}, {roles:?}");
        }
    }
}
