//! People at a live table, who think five seconds about what they are asked and press nothing else: how often
//! they have to answer, and how long they wait for one another. Seconds are those of a made-up clock.

use sobremesa::cli::evening::{Evening, Spent};

/// Answers of one person for each turn of their own.
const ANSWERS_MOST: f64 = 3.5;
/// Seconds for which a turn waits for windows.
const WINDOW_SECS_MOST: f64 = 15.0;

fn spent(people: u8, bots: u8, games: u64) -> Spent {
    let game = sobremesa::games::first().kind().to_owned();
    let evening = Evening { game, people, bots, games, thinks: 5, seed: 1 };
    let spent = evening.measure().unwrap();
    eprintln!("{}", evening.report(&spent));
    spent
}

#[test]
fn people_are_asked_little_and_wait_little() {
    // Whoever is alone is asked seldom in a race: it takes more of them to tell.
    for (people, bots, games) in [(1, 3, 24), (2, 2, 8), (4, 0, 8)] {
        let spent = spent(people, bots, games);
        assert!(spent.turns > 100 && spent.own_turns > 30, "{spent:?}");
        assert_eq!(spent.single, 0, "{people} people are asked what has one answer");
        let answers = spent.answers_per_own_turn();
        assert!(answers <= ANSWERS_MOST, "{people} people with {bots} bots give {answers:.2} answers a turn");
        let waits = spent.window_secs_per_turn();
        assert!(waits < WINDOW_SECS_MOST, "{people} people with {bots} bots wait {waits:.1} s a turn");
    }
}
