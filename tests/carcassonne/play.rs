//! How tests set tables up and play them.

use sobremesa::drivers::{Random, Rookies};
use sobremesa::games::carcassonne::{Marks, Options, Table};
use sobremesa::kernel::{Dice, Game, play_through};

pub fn set_up(options: &Options, seats: u8, dice: Dice) -> Table {
    Table::setup(options, &[], seats, dice).unwrap()
}

#[test]
fn random_games_end() {
    let mut random = Random::new(3);
    for game in 0..60 {
        let options = Options {
            halves: [0, 2, 3][game % 3],
            marks: [Marks::Out, Marks::Hills, Marks::HillsAndCircles][game / 3 % 3],
            fields: game % 2 == 0,
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
