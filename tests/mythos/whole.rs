//! Whole games: nothing can be lost, doubled, leaked or stuck.

use crate::redeal::redeal;
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::mythos::cards::ready;
use sobremesa::games::mythos::table::Phase;
use sobremesa::games::mythos::{About, Brings, Combat, Decks, Event, Length, Mythos, Options};
use sobremesa::kernel::{
    Ask, By, Dice, Game, Input, Pick, Player, Refusal, Saved, Seat, Viewer, play_through,
};

/// How many games are played unless one is told otherwise.
const GAMES: u64 = 60;

fn games() -> u64 {
    std::env::var("RANDOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(GAMES)
}

/// Every combination of options, seats and decks comes along in turn.
fn table(n: u64) -> (Options, Vec<Brings>) {
    let lengths = [
        Length::Basic,
        Length::Campaign(12),
        Length::Saga(3),
        Length::Basic,
        Length::Campaign(20),
        Length::Saga(5),
    ];
    let length = lengths[n as usize % lengths.len()];
    let combat = if (n / 4).is_multiple_of(2) { Combat::InOrder } else { Combat::Sealed };
    let seats = 2 + n / 8 % 3;
    let brought = (0..seats).map(|seat| deck((n + seat * (1 + n / 24)) as usize)).collect();
    let decks = if n % 7 == 6 { Decks::Draft } else { Decks::Brought };
    (Options { length, combat, decks }, brought)
}

fn deck(at: usize) -> Brings {
    Brings { deck: ready()[at % ready().len()].id.to_owned() }
}

fn new_game(options: &Options, brought: &[Brings], dice: Dice) -> Mythos {
    Mythos::setup(options, brought, brought.len() as u8, dice).unwrap()
}

/// A player whose game must not go on for ever.
struct Patient<P>(P, u32);

impl<P: Player<Mythos>> Player<Mythos> for Patient<P> {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        self.1 += 1;
        assert!(self.1 < 20_000, "stuck in round {} at {:?}", game.round, game.phase);
        self.0.answer(game, asks)
    }
}

#[test]
fn random_games_end_with_every_card_where_it_belongs() {
    for n in 0..games() * 5 {
        let (options, brought) = table(n);
        let game = new_game(&options, &brought, game_dice(1, n));
        let end = play_through(game, &mut Patient(Random::new(n), 0)).unwrap();
        assert_eq!(end.check(), Ok(()), "game {n}");
        assert!(end.phase == Phase::Over && end.outcome().is_some(), "game {n}");
        let over = end.players.iter().any(|player| player.sanity == 0 || !player.told.is_empty());
        assert!(over, "game {n} ended for no reason");
    }
}

/// Plays on by whims, answer by answer, as a table that is kept between any two of them.
fn answer_by_answer(n: u64, mut look: impl FnMut(&Mythos, &[Ask<Mythos>])) {
    let (options, brought) = table(n);
    let (mut saved, mut now) = Saved::<Mythos>::begin(&options, &brought, game_dice(2, n)).unwrap();
    let mut whims = Random::new(n);
    while let Some(ask) = now.asks.get(whims.below(now.asks.len().max(1))).cloned() {
        look(&now.game, &now.asks);
        let choice = whims.choose(&now.game, &ask);
        let answer = ask.answer(choice).unwrap();
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        // Loading checks that every card is accounted for.
        saved = Saved::load(&saved.save()).unwrap_or_else(|why| panic!("game {n}: {why}"));
        now = saved.submit(input).unwrap_or_else(|why| panic!("game {n}: {why}, {:?}", ask.about));
    }
    assert!(now.game.outcome().is_some());
}

#[test]
fn a_table_can_be_kept_between_any_two_answers() {
    for n in 0..games() / 2 {
        answer_by_answer(n, |_, asks| {
            for ask in asks {
                assert!(ask.offers(&ask.otherwise), "time gives an answer that is not offered");
                for (at, one) in ask.choices.iter().enumerate() {
                    assert!(!ask.choices[at + 1..].contains(one), "the same answer twice: {one:?}");
                }
            }
        });
    }
}

/// R62: in a turn nobody is asked but whoever has it, save for what they lose and for who defends them, and
/// in which order.
#[test]
fn nobody_is_asked_in_the_turn_of_another() {
    let mut others = 0;
    for n in 0..games() / 2 {
        answer_by_answer(n, |game, asks| {
            for ask in asks.iter().filter(|ask| game.phase == Phase::Turn && ask.seat != game.mover) {
                others += 1;
                let theirs =
                    matches!(ask.about, About::Lose { .. } | About::Defend { .. } | About::Order { .. });
                assert!(theirs, "{:?} in the turn of another", ask.about);
            }
        });
    }
    assert!(others > 0, "nobody lost anything in the turn of another");
}

/// Case 92: tables that differ only in what others hold look the same.
#[test]
fn case_92_nobody_sees_what_others_hold() {
    let mut dice = Dice::from_number(5);
    let mut differs = 0;
    for n in 0..games() / 4 {
        answer_by_answer(n, |game, asks| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
                let other = redeal(game, me, &mut dice);
                differs += u32::from(other != *game);
                let (one, two) = (game.view(viewer), other.view(viewer));
                assert!(one == two, "{viewer:?} sees a hand at {:?}", game.phase);
                let ask = asks.iter().find(|ask| Some(ask.seat) == me);
                assert!(Mythos::screen(&one, ask) == Mythos::screen(&two, ask));
                let json = serde_json::to_string(&one).unwrap();
                assert_eq!(json, serde_json::to_string(&two).unwrap());
            }
        });
    }
    assert!(differs > 100, "nothing was redealt");
}

/// What is printed of a table for a log says nothing of what is held.
#[test]
fn nothing_prints_a_hand() {
    let (options, brought) = table(1);
    let game = new_game(&options, &brought, game_dice(3, 1));
    let printed = format!("{game:?} {:?}", game.view(Viewer::Seat(Seat(0))));
    let told = printed.matches("(secret)").count();
    assert!(told >= 8 && !printed.contains("miskatonic") && !printed.contains("whateley_farm"), "{printed}");
}

/// Figures of games between beginners.
#[derive(Default)]
struct Pace {
    rounds: Vec<u32>,
    turns: Vec<u32>,
    questions: Vec<u32>,
    insane: u32,
    adventures: u32,
    draws: u32,
}

struct Counting {
    questions: u32,
    insane: u32,
    completed: u32,
}

impl Player<Mythos> for Counting {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        self.questions += 1;
        assert!(self.questions < 20_000, "stuck in round {}", game.round);
        Rookies.answer(game, asks)
    }

    fn hear(&mut self, _: &Mythos, event: &Event) {
        match event {
            Event::Insane { .. } => self.insane += 1,
            Event::Completes { .. } => self.completed += 1,
            _ => {}
        }
    }
}

fn pace(seats: u64, length: Length, games: u64) -> Pace {
    let mut pace = Pace::default();
    for n in 0..games {
        let brought: Vec<Brings> =
            (0..seats).map(|seat| deck((n + seat * (1 + n / 6 % 5)) as usize)).collect();
        let options = Options { length, combat: Combat::Sealed, decks: Decks::Brought };
        let game = new_game(&options, &brought, game_dice(7, n));
        let mut counting = Counting { questions: 0, insane: 0, completed: 0 };
        let end = play_through(game, &mut counting).unwrap();
        pace.rounds.push(end.round);
        pace.turns.push(end.turn / seats as u32);
        pace.questions.push(counting.questions / seats as u32);
        pace.insane += u32::from(counting.completed == 0);
        pace.adventures += u32::from(counting.completed > 0);
        pace.draws += u32::from(end.outcome().unwrap().is_draw());
    }
    for all in [&mut pace.rounds, &mut pace.turns, &mut pace.questions] {
        all.sort_unstable();
    }
    pace
}

/// PLAY 12: two beginners take 8 to 15 turns each at the median, 90 % under 20, in 2 to 5 rounds.
#[test]
fn beginners_play_as_long_as_they_should() {
    let games = games() * 2;
    for (seats, length) in
        [(2, Length::Basic), (3, Length::Basic), (4, Length::Basic), (2, Length::Campaign(12))]
    {
        let pace = pace(seats, length, games);
        let at = |all: &[u32], percent: usize| all[(all.len() - 1) * percent / 100];
        let figures = |all: &[u32]| format!("{} / {} / {}", at(all, 10), at(all, 50), at(all, 90));
        println!(
            "{seats} players, {length:?}: rounds {}, turns {}, questions a player {}; Adventures {}, insanity {}, draws {} of {games}",
            figures(&pace.rounds),
            figures(&pace.turns),
            figures(&pace.questions),
            pace.adventures,
            pace.insane,
            pace.draws
        );
        if seats == 2 && length == Length::Basic {
            assert!((8..=15).contains(&at(&pace.turns, 50)), "turns {}", figures(&pace.turns));
            assert!(at(&pace.turns, 90) <= 20, "turns {}", figures(&pace.turns));
            assert!((2..=5).contains(&at(&pace.rounds, 50)), "rounds {}", figures(&pace.rounds));
        }
    }
}

/// Decks that cannot be played are refused before anything is laid out.
#[test]
fn a_bad_deck_is_refused() {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let bad = [deck(0), Brings { deck: "MYAAAA".to_owned() }];
    let refused = Mythos::setup(&options, &bad, 2, Dice::from_number(1));
    assert!(matches!(refused, Err(Refusal::Options(_))));
}
