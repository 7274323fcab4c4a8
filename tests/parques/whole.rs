//! Whole games by random play: they end, lose nothing, and go on the same after a save; nobody sees the dice to come.

use crate::table::told;
use sobremesa::drivers::{Random, Rookies};
use sobremesa::games::parques::board::Place;
use sobremesa::games::parques::event::Deed;
use sobremesa::games::parques::{
    About, Answer, BoardSize, Bonus, Event, Options, Parques, Places, Release, ThreePairs, Throwing,
};
use sobremesa::kernel::{
    Arg, Ask, By, Dice, Game, Input, Pick, Player, Recalls, Saved, Seat, Teaches, Viewer, play_through,
};

/// Options in which every notch meets many others: mixed from the number of the game.
fn options(n: u64) -> (u8, Options) {
    let mut rest = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = |of: u64| {
        rest ^= rest >> 29;
        rest = rest.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (rest >> 33) % of
    };
    let seats = 2 + (n % 7) as u8;
    let bonus = |at| [Bonus::None, Bonus::Throw, Bonus::Steps][at as usize];
    let mut options = Options {
        pieces: 2 + next(3) as u8,
        places: if next(2) == 0 { Places::Winner } else { Places::All },
        release: [Release::Sheet, Release::All, Release::Two][next(3) as usize],
        tries: if next(2) == 0 { 3 } else { 1 },
        leftover: next(2) == 0,
        three_pairs: [ThreePairs::InPlay, ThreePairs::Any, ThreePairs::Burned][next(3) as usize],
        eleven: next(2) == 0,
        owed: next(3) == 0,
        soplar: next(3) == 0,
        capture_bonus: bonus(next(3)),
        home_bonus: bonus(next(3)),
        barriers: next(2) == 0,
        step_by_step: next(3) == 0,
        kick: next(4) != 0,
        last_piece: next(3) == 0,
        dice: if next(4) == 0 { 1 } else { 2 },
        teams: matches!(seats, 4 | 6 | 8) && next(2) == 0,
        board: if next(2) == 0 { BoardSize::ByPlayers } else { BoardSize::Eight },
        throwing: if next(2) == 0 { Throwing::Player } else { Throwing::Bot },
        fast: next(4) == 0,
    };
    options.soplar &= !options.owed;
    options.last_piece &= options.dice == 2;
    (seats, options)
}

fn games() -> u64 {
    std::env::var("RANDOM_GAMES").ok().and_then(|many| many.parse().ok()).unwrap_or(28)
}

/// Looks at every table that is asked about.
struct Auditor {
    random: Random,
    options: Options,
    questions: u64,
}

impl Player<Parques> for Auditor {
    fn answer(&mut self, game: &Parques, asks: &[Ask<Parques>]) -> Pick {
        self.questions += 1;
        assert!(self.questions < 60_000, "it does not end: {:?}", self.options);
        // Of a turn the first throw waits for a press, and a further one only where somebody may blow before it.
        let waits = asks.iter().any(|ask| ask.about == About::Throw);
        let blows = game.missed.is_some() || game.turn.blown.is_some();
        assert!(!waits || game.turn.shown.is_empty() || blows, "{:?}", self.options);
        if !self.questions.is_multiple_of(7) {
            return self.random.answer(game, asks);
        }
        game.check().unwrap();
        let most = if self.options.step_by_step { 20 } else { 16 };
        for ask in asks {
            let plays = ask.choices.iter().filter(|answer| matches!(answer, Answer::Play(_))).count();
            assert!(
                plays <= most && ask.choices.len() <= plays + 5 && ask.choices.len() > 1,
                "{:?}",
                ask.about
            );
            let view = game.view(Viewer::Seat(ask.seat));
            let screen = Parques::screen(&view, Some(ask));
            let pressed: usize = screen.groups.iter().map(|group| group.presses.len()).sum();
            assert_eq!(pressed, ask.choices.len(), "a press for each choice");
            assert!(ask.offers(&Parques::advise(&view, ask)));
        }
        self.random.answer(game, asks)
    }

    fn hear(&mut self, game: &Parques, event: &Event) {
        assert!(game.throws < 15_000, "it does not end: {:?} {:?}", self.options, game.board.sides);
        if let Event::Threw(tale) = event {
            assert!(!tale.deeds.is_empty());
            let home = |deed: &&Deed| matches!(deed, Deed::Moved { to: Place::Home, .. });
            assert!(tale.deeds.iter().filter(home).count() <= 4);
        }
        assert!(
            matches!(event, Event::BlewNothing { .. }) || Parques::line(event, Viewer::Spectator).is_some()
        );
    }
}

#[test]
fn every_game_ends_and_keeps_its_pieces() {
    for n in 0..games() {
        let (seats, options) = options(n);
        let brought = vec![Default::default(); usize::from(seats)];
        let game = Parques::setup(&options, &brought, seats, Dice::from_number(n)).unwrap();
        let mut auditor = Auditor { random: Random::new(n), options: options.clone(), questions: 0 };
        let over = play_through(game, &mut auditor).unwrap_or_else(|why| panic!("{n} {options:?}: {why}"));
        let outcome = over.outcome().unwrap();
        let mut ranking = outcome.ranking();
        let together = if options.teams { 2 } else { 1 };
        let verdict = over.verdict();
        assert_eq!(verdict.len() * together, usize::from(seats));
        let won = Arg::Players(outcome.winners().to_vec());
        assert!(verdict[0].args.contains(&("player".to_owned(), won)), "partners win together: {verdict:?}");
        ranking.sort_unstable();
        assert_eq!(ranking, (0..seats).map(Seat).collect::<Vec<_>>());
        let winner = outcome.winners()[0];
        assert!(over.board.side(winner).is_home(), "{n}");
        assert_eq!(outcome.teams.is_empty(), !options.teams);
        let made: u32 = over.records.iter().map(|record| record.made).sum();
        let suffered: u32 = over.records.iter().map(|record| record.suffered).sum();
        assert_eq!(made, suffered);
    }
}

#[test]
fn a_save_before_every_answer_changes_nothing() {
    for n in 0..games() / 4 {
        let (seats, options) = options(n * 3 + 1);
        let (mut saved, mut now) = Saved::<Parques>::new(&options, seats, Dice::from_number(n)).unwrap();
        let mut random = Random::new(n);
        for _ in 0..120 {
            if now.asks.is_empty() {
                break;
            }
            let mut again = Saved::<Parques>::load(&saved.save()).unwrap();
            assert!(again.now().unwrap().game == now.game);
            let at = random.below(now.asks.len());
            let ask = &now.asks[at];
            let answer = ask.choices[random.below(ask.choices.len())];
            let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
            let wrong = Input { answer: sobremesa::games::parques::Answer::Carry(9), ..input.clone() };
            assert!(saved.submit(wrong).is_err());
            let one = saved.submit(input.clone()).unwrap();
            let other = again.submit(input).unwrap();
            assert!(one.game == other.game && one.news == other.news);
            now = one;
        }
    }
}

/// The only secret is what the dice will show.
#[test]
fn nobody_sees_the_dice_to_come() {
    for n in 0..20 {
        let (seats, options) = options(n);
        let (_, now) = Saved::<Parques>::new(&options, seats, Dice::from_number(n)).unwrap();
        let mut other = now.game.clone();
        other.dice = Dice::from_number(n + 1000);
        for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            assert!(now.game.view(viewer) == other.view(viewer));
        }
        let shown = format!("{:?}", now.game);
        assert!(!shown.contains("seed"), "{shown}");
    }
}

#[test]
fn rookies_finish_on_every_board() {
    for seats in 2..=8 {
        let brought = vec![Default::default(); usize::from(seats)];
        let game = Parques::setup(&Options::sheet(), &brought, seats, Dice::from_number(9)).unwrap();
        assert!(play_through(game, &mut Rookies).unwrap().outcome().is_some());
    }
}

/// Sixteen plays at the most, and that many there are.
#[test]
fn no_throw_allows_more_than_sixteen_plays() {
    use sobremesa::games::parques::board::Board;
    use sobremesa::games::parques::plays::Throw;
    let mut most = 0;
    for first in 0..60_u8 {
        let mut board = Board::new(&Options::sheet(), 4);
        let spread = [
            u16::from(first),
            (u16::from(first) * 7 + 13) % 60,
            (u16::from(first) * 11 + 29) % 60,
            (u16::from(first) * 3 + 40) % 60,
        ];
        board.sides[0].pieces = spread.map(|at| Place::At(at as u8)).into_iter().collect();
        for one in 1..=6 {
            for other in 1..=6 {
                most = most.max(board.plays(Seat(0), Throw(one, other)).len());
            }
        }
    }
    assert_eq!(most, 16);
}

/// The list of all throws begins with the first and leaves none out; its dice are those that the seed gives,
/// one after the other.
#[test]
fn every_throw_can_be_read_and_drawn_again() {
    for n in 0..4 {
        let (over, story) = told(n);
        let mut dice = Dice::from_number(n);
        let mut next = 1;
        for line in <Parques as Recalls>::throws(&story) {
            let number = |key: &str| match line.args.iter().find(|(name, _)| name == key) {
                Some((_, Arg::Number(number))) => *number,
                other => panic!("{other:?}"),
            };
            assert_eq!(number("from"), next, "game {n}");
            next = number("to") + 1;
            let Some((_, Arg::Verbatim(fell))) = line.args.iter().find(|(name, _)| name == "dice") else {
                panic!("{line:?}")
            };
            for die in fell.split(['-', ' ', '·']).filter(|die| !die.is_empty()) {
                assert_eq!(die, dice.roll().to_string(), "game {n}, throws {}", number("from"));
            }
        }
        assert_eq!(next, i64::from(over.throws) + 1, "game {n}");
    }
}
