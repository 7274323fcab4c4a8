//! How tests set tables up and play them.

use crate::length::brief_or;
use sobremesa::drivers::{Level, Mind, Random, Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::land::{Follower, Land};
use sobremesa::games::carcassonne::mayor::Mayor;
use sobremesa::games::carcassonne::square::{M50, Square};
use sobremesa::games::carcassonne::{Event, Marks, Options, Table};
use sobremesa::kernel::{
    Ask, By, Dice, Game, Input, Pick, Player, Saved, Seat, Teaches, Viewer, play_through,
};

pub fn set_up(options: &Options, seats: u8, dice: Dice) -> Table {
    Table::setup(options, &[], seats, dice).unwrap()
}

/// Two players at their first question, Ann's; nobody holds a half.
pub fn first_turn(options: &Options) -> Table {
    let mut table = set_up(options, 2, Dice::from_number(1));
    table.number = 1;
    (table.mover, table.first) = (Seat(0), Seat(0));
    table.players.iter_mut().for_each(|player| player.hand.0.clear());
    table
}

/// Every tile but these was set aside, whether it lies or not.
pub fn only(table: &mut Table, left: &[&str]) {
    let gone = Piece::tiles().filter(|one| !left.contains(&one.kind().sheet));
    table.aside = gone.flat_map(|one| std::iter::repeat_n(one, usize::from(one.kind().count))).collect();
}

#[test]
fn random_games_end() {
    let mut random = Random::new(3);
    for game in 0..60 {
        let options = Options {
            halves: [0, 2, 3][game % 3],
            marks: [Marks::Out, Marks::Hills, Marks::HillsAndCircles][game / 3 % 3],
            fields: game % 2 == 0,
            begins: None,
        };
        let seats = 2 + game as u8 % 5;
        let table = set_up(&options, seats, Dice::from_number(game as u64));
        let ended = play_through(table, &mut random).unwrap();
        assert!(ended.check().is_ok(), "{:?}", ended.check());
    }
}

#[test]
fn peasants_play() {
    let table = set_up(&Options::PROPOSED, 4, Dice::from_number(9));
    let ended = play_through(table, &mut Rookies).unwrap();
    let points: Vec<u16> = ended.players.iter().map(|p| p.points).collect();
    assert!(points.iter().all(|points| *points > 25), "{points:?}");
}

/// Saved and loaded before each answer, a game goes on as it would have.
#[test]
fn saves_go_on_where_they_were() {
    let mut random = Random::new(11);
    for game in 0..4 {
        let options = Options { halves: 3, marks: Marks::HillsAndCircles, ..Options::PROPOSED };
        let (mut saved, mut now) = Saved::<Table>::new(&options, 2 + game as u8, game_dice(4, game)).unwrap();
        while let Some(ask) = now.asks.first() {
            let choice = random.choose(&now.game, ask);
            let input = Input {
                seat: ask.seat,
                by: By::Player,
                about: ask.about,
                answer: ask.answer(choice).unwrap(),
            };
            let text = saved.save();
            assert!(text.len() <= 16_384, "{} bytes", text.len());
            let mut loaded = Saved::<Table>::load(&text).unwrap();
            assert_eq!(loaded.now().unwrap().asks, now.asks);
            let then = loaded.submit(input.clone()).unwrap();
            now = saved.submit(input).unwrap();
            assert_eq!((&then.game, &then.asks), (&now.game, &now.asks));
        }
        assert!(now.game.outcome().is_some());
    }
}

/// Nobody who is damaged in the post is let in.
#[test]
fn what_cannot_be_a_table_is_refused() {
    let table = set_up(&Options::PROPOSED, 3, Dice::from_number(1));
    let broken: [fn(&mut Table); 9] = [
        |table| table.stack.0.truncate(70),
        |table| table.mover = Seat(3),
        |table| table.players[0].supply = 6,
        |table| table.players[1].points = 9_999,
        |table| table.options.halves = 1,
        |table| table.players[0].hand.0.clear(),
        |table| table.gone.push(Follower { seat: Seat(3), laid: 0, segment: 0 }),
        |table| table.gone.push(Follower { seat: Seat(0), laid: 1, segment: 0 }),
        |table| table.gone.push(Follower { seat: Seat(0), laid: 0, segment: 9 }),
    ];
    for (at, wrong) in broken.into_iter().enumerate() {
        let mut table = table.clone();
        assert_eq!(table.check(), Ok(()));
        wrong(&mut table);
        assert!(table.check().is_err(), "{at}");
    }
}

/// Hands are dealt anew: nobody else sees anything of it.
#[test]
fn what_is_hidden_changes_nothing_for_others() {
    let table = set_up(&Options::PROPOSED, 4, Dice::from_number(5));
    let mut other = table.clone();
    other.stack.0.reverse();
    other.undealt.0.reverse();
    let swapped = std::mem::take(&mut other.players[2].hand);
    other.players[2].hand = std::mem::replace(&mut other.players[3].hand, swapped);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let text = |table: &Table| serde_json::to_string(&table.view(viewer)).unwrap();
        assert_eq!(text(&table), text(&other));
    }
}

/// The learner does as they are advised; what happens to them is heard.
struct Learner(Vec<(u32, u16)>);

impl Player<Table> for Learner {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        if let Event::Scored { score, .. } = event
            && score.to.has(Seat(0))
        {
            self.0.push((table.number, score.points));
        }
    }
}

/// Whoever does as they are advised scores twice in their first five turns.
fn is_a_lesson(seed: sobremesa::kernel::Seed) -> bool {
    let lesson = Table::lesson();
    let mut learner = Learner(Vec::new());
    let table = set_up(&lesson.options, lesson.seats, Dice::from_seed(seed));
    let begins = table.first == Seat(0);
    play_through(table, &mut learner).unwrap();
    begins && learner.0.iter().filter(|(turn, _)| *turn <= 10).count() >= 2
}

#[test]
fn the_lesson_teaches() {
    let better = (0_u64..500).find(|number| {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        is_a_lesson(seed)
    });
    assert!(is_a_lesson(Table::lesson().seed), "take {better:?}");
}

/// One who looks ahead among three peasants, in a game that is quick enough for the gate.
#[test]
fn the_mayor_gives_legal_answers_to_the_end() {
    struct One(Mayor);
    impl Player<Table> for One {
        fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
            if asks[0].seat == Seat(1) { self.0.answer(table, asks) } else { Rookies.answer(table, asks) }
        }
    }
    let table = set_up(&Options::PROPOSED, 3, game_dice(6, 1));
    let ended = play_through(table, &mut One(Mayor::new(2, 1, 1))).unwrap();
    assert!(ended.outcome().is_some() && ended.players[1].points > 20);
}

/// Where two stacks differ behind the same view, a seer may answer differently; a mayor never does.
#[test]
fn a_seer_looks_at_what_comes_and_a_mayor_does_not() {
    let (mut seen, mut asked) = (0, 0);
    for game in 0..brief_or(1, 3) {
        let (mut saved, mut now) = Saved::<Table>::new(&Options::BASE, 3, game_dice(8, game)).unwrap();
        while let Some(ask) = now.asks.first().filter(|_| now.game.number < 12) {
            let mut other = now.clone();
            other.game.stack.0.reverse();
            let answer = |now, level: Level| {
                Table::think(&saved, now, ask.seat, level.into(), 1).map(|thought| thought.answer)
            };
            assert!(answer(&now, Level::Racer) == answer(&other, Level::Racer), "a mayor has looked");
            seen += u32::from(answer(&now, Level::Seer) != answer(&other, Level::Seer));
            asked += 1;
            let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer: ask.otherwise };
            now = saved.submit(input).unwrap();
        }
    }
    assert!(seen > 0 && seen < asked, "{seen} of {asked}");
}

/// Presses of one player, turn by turn: the button that opens the page, and each question that is put to them.
struct Presses {
    turns: Vec<u32>,
    number: u32,
}

impl Player<Table> for Presses {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        if self.number != table.number {
            self.number = table.number;
            // *Lay*, which opens the page.
            self.turns.push(1);
        }
        if let Some(turn) = self.turns.last_mut() {
            *turn += 1;
        }
        Rookies.answer(table, asks)
    }
}

/// A turn is at most four presses in the median, and hardly ever more than five: to open the page, where, how
/// to turn it, whom to place.
#[test]
fn a_turn_is_four_presses() {
    let mut turns = Vec::new();
    for game in 0..12 {
        let seats = 2 + (game % 4) as u8;
        let options = if game % 2 == 0 { Options::BASE } else { Options::PROPOSED };
        let mut presses = Presses { turns: Vec::new(), number: 0 };
        play_through(set_up(&options, seats, game_dice(23, game)), &mut presses).unwrap();
        turns.extend(presses.turns);
    }
    turns.sort_unstable();
    let (median, late) = (turns[turns.len() / 2], turns[turns.len() * 95 / 100]);
    println!("{} turns: {median} presses in the median, {late} in 95 of 100", turns.len());
    assert!(median <= 4 && late <= 5, "{median} presses in the median, {late} in 95 of 100");
}

/// One alone plays no game; for a seventh there is no room at a table.
#[test]
fn nobody_plays_alone() {
    let mut table = set_up(&Options::BASE, 2, Dice::from_number(1));
    (table.mover, table.first) = (Seat(0), Seat(0));
    assert_eq!(table.check(), Ok(()));
    table.players.truncate(1);
    assert_eq!(table.check(), Err("the number of players"));
}

/// With six players everybody's seven followers may be out: a save of that is read, and none with one more.
#[test]
fn all_followers_may_be_out() {
    let mut table = set_up(&Options::BASE, 6, Dice::from_number(1));
    for seat in 0..6 {
        for _ in 0..7 {
            table.land.place(Follower { seat: Seat(seat), laid: 0, segment: 0 });
        }
        table.players[usize::from(seat)].supply = 0;
    }
    let mut json = serde_json::to_value(&table).unwrap();
    let read = |json: &serde_json::Value| serde_json::from_value::<Table>(json.clone());
    assert_eq!(read(&json).unwrap().check(), Ok(()));
    let followers = json["land"]["followers"].as_array_mut().unwrap();
    assert_eq!(followers.len(), 42);
    followers.push(followers[0].clone());
    assert!(read(&json).is_err());
}

/// A save has as many pieces as there are in the box, tiles and halves, and none more.
#[test]
fn no_map_has_more_pieces_than_the_box() {
    let monastery = Piece::from_id("B").unwrap();
    let mut land = Land::new();
    let mut read_with = |pieces: i8| {
        for south in land.laid().len() as i8..pieces {
            land.put(monastery, Square::new(M50.x, M50.y + south), 0, None).unwrap();
        }
        serde_json::from_value::<Land>(serde_json::to_value(&land).unwrap()).is_ok()
    };
    assert!(read_with(96) && !read_with(97));
}
