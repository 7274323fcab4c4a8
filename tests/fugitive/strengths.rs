//! How strong the players are, role by role and variant by variant: `STRENGTH_GAMES=20000 cargo test
//! --release --test fugitive strengths -- --nocapture`, less than an hour; `STRENGTH_SHARP` says otherwise
//! for the best Fugitive, who thinks for longest.

use sobremesa::drivers::game_dice;
use sobremesa::games::fugitive::chase::{Past, Side};
use sobremesa::games::fugitive::players::{Strength, answer};
use sobremesa::games::fugitive::{Course, Events, Fugitive, LyingLow, Opening, Options};
use sobremesa::kernel::{Ask, Choice, Game, Pick, Player, Viewer, play_through};

/// Games of each pair in the gate.
const GATE: u64 = 60;

/// A Fugitive and a Marshal, each as strong as they are.
struct Pair {
    fugitive: Strength,
    marshal: Strength,
}

impl Player<Fugitive> for Pair {
    fn answer(&mut self, game: &Fugitive, asks: &[Ask<Fugitive>]) -> Pick {
        let ask = &asks[0];
        let view = game.view(Viewer::Seat(ask.seat));
        let marshal = view.side == Some(Side::Marshal);
        let answer = answer(&view, ask, if marshal { self.marshal } else { self.fugitive });
        Pick { ask: 0, choice: ask.choice(&answer).unwrap_or(Choice::One(0)) }
    }
}

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// In how many of a hundred it may lie, of which so many of so many were seen (Wilson, 95 %).
fn wilson(won: u64, games: u64) -> (f64, f64) {
    let (n, z) = (games as f64, 1.96);
    let share = won as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let wide = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * (middle - wide), 100.0 * (middle + wide))
}

/// How many of a thousand chases the Fugitive wins.
fn wins(name: &str, options: Options, fugitive: Strength, marshal: Strength, games: u64) -> u64 {
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let played = |thread: u64| {
        let every = (thread..games).step_by(threads as usize).flat_map(|game| {
            let chase = Fugitive::setup(&options, &[], 2, game_dice(77, game)).unwrap();
            play_through(chase, &mut Pair { fugitive, marshal }).unwrap().past
        });
        every.collect::<Vec<Past>>()
    };
    let pasts: Vec<Past> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|thread| scope.spawn(move || played(thread))).collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    let won = pasts.iter().filter(|past| past.winner == past.runner).count() as u64;
    let at_once = pasts.iter().filter(|past| past.winner != past.runner && past.rounds == 1).count();
    let mut rounds: Vec<u16> = pasts.iter().map(|past| past.rounds).collect();
    rounds.sort_unstable();
    let tenth = |tenths: usize| rounds[rounds.len() * tenths / 10];
    let (least, most) = wilson(won, games);
    println!(
        "| {name} | {fugitive:?} | {marshal:?} | {:.1} % ({least:.1} to {most:.1}) | {games} | {} / {} / {} | {:.1} % |",
        100.0 * won as f64 / games as f64,
        tenth(1),
        tenth(5),
        tenth(9),
        100.0 * at_once as f64 / games as f64,
    );
    won * 1_000 / games
}

/// Between beginners the Fugitive is ahead; the better the Marshal, the fewer get away; and whoever looks at
/// the row from outside gets away far more often.
#[test]
fn who_counts_better_wins_more() {
    let games = number("STRENGTH_GAMES", GATE);
    let sharp = number("STRENGTH_SHARP", games);
    let levels = [Strength::Rookie, Strength::Veteran, Strength::Sharp];
    println!("| way to play | Fugitive | Marshal | the Fugitive wins | games | rounds | lost in the first |");
    let all = levels.map(|fugitive| {
        let games = if fugitive == Strength::Sharp { sharp } else { games };
        levels.map(|marshal| wins("sheet", Options::sheet(), fugitive, marshal, games))
    });
    assert!((500..=750).contains(&all[0][0]), "beginners: {all:?}");
    assert!(all[0][2] <= 250 && all[0][1] < all[0][0], "beginners who run: {all:?}");
    assert!(all[2][2] >= 250 && all[2][1] >= 400, "the best who runs: {all:?}");
    if games > GATE {
        variants(games, sharp);
    }
}

/// The same in every other way to play, between beginners, and with the best Fugitive against both good Marshals.
fn variants(games: u64, sharp: u64) {
    let sheet = Options::sheet();
    let ways = [
        ("laying low", Options { lying_low: LyingLow::Draws, ..sheet }),
        ("short run", Options { course: Course::Short, ..sheet }),
        ("exactly two", Options { opening: Opening::Two, ..sheet }),
        ("events: random", Options { events: Events::Random, ..sheet }),
        ("events: discovery", Options { events: Events::Discovery, ..sheet }),
        ("events: helpful, Fugitive", Options { events: Events::HelpfulFugitive, ..sheet }),
        ("events: helpful, Marshal", Options { events: Events::HelpfulMarshal, ..sheet }),
        ("events: catch-up", Options { events: Events::CatchUp, ..sheet }),
    ];
    for (name, options) in ways {
        wins(name, options, Strength::Rookie, Strength::Rookie, games);
        wins(name, options, Strength::Sharp, Strength::Veteran, sharp);
        wins(name, options, Strength::Sharp, Strength::Sharp, sharp);
    }
}
