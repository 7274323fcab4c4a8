//! Cases of `cases.md` about what seats are dealt and who plays in them, to the letter.

use crate::play::set_up;
use crate::playing::{ANN, BOB, piece, square};
use sobremesa::drivers::{Character, Level, Random, rookie};
use sobremesa::games::carcassonne::kinds::{Piece, START};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::{About, Answer, Options, Table};
use sobremesa::games::{by_kind, mind};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Pick, Player, Saved, Seat, Viewer, play_through};

/// Everybody who looks at a table of five.
fn viewers() -> impl Iterator<Item = Viewer> {
    (0..5).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Somebody who plays by whim and sees to it that nobody's view depends on what was set aside.
struct Watcher(Random);

impl Player<Table> for Watcher {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        let mut without = table.clone();
        without.undealt.0.clear();
        viewers().for_each(|viewer| assert!(table.view(viewer) == without.view(viewer), "{viewer:?}"));
        self.0.answer(table, asks)
    }
}

/// The dice are those of the table: tiles are shuffled, the first player is drawn, halves are shuffled.
#[test]
fn f10_the_deal_of_the_halves() {
    let mut began = [false; 5];
    for seed in 0..20 {
        let table = set_up(&Options::PROPOSED, 5, Dice::from_number(seed));
        let mut dice = Dice::from_number(seed);
        let tiles = Piece::tiles().flat_map(|tile| std::iter::repeat_n(tile, tile.kind().count.into()));
        let mut stack: Vec<Piece> = tiles.collect();
        let start = stack.iter().position(|tile| *tile == START).unwrap();
        stack.remove(start);
        dice.shuffle(&mut stack);
        assert_eq!(table.stack.0, stack);
        let first = dice.below(5) as usize;
        assert_eq!(table.first.index(), first);
        let mut halves: Vec<Piece> = Piece::halves().filter(|half| half.kind().mark.is_none()).collect();
        assert_eq!(halves.len(), 20);
        dice.shuffle(&mut halves);
        for step in 0..5 {
            let hand = &table.players[(first + step) % 5].hand;
            assert_eq!(hand[..], [halves[step], halves[step + 5]], "{step} after the first");
        }
        assert_eq!(table.undealt.0, halves[10..]);
        began[first] = true;
    }
    assert_eq!(began, [true; 5]);
}

#[test]
fn f10_what_is_set_aside_is_seen_at_the_end() {
    let table = set_up(&Options::PROPOSED, 5, Dice::from_number(2));
    let aside = table.undealt.0.clone();
    let ended = play_through(table, &mut Watcher(Random::new(2))).unwrap();
    let held: usize = ended.players.iter().map(|player| player.hand.len()).sum();
    for viewer in viewers() {
        let unused = ended.view(viewer).unused;
        assert_eq!((unused.len(), &unused[held..]), (held + 10, &aside[..]), "{viewer:?}");
    }
}

/// Ann holds a half, and only M52 is free round a monastery. Four tiles are in the stack; the others have
/// been set aside.
fn late(monk: bool) -> Table {
    let mut table = set_up(&Options::PROPOSED, 2, Dice::from_number(1));
    table.number = 1;
    (table.mover, table.first) = (ANN, ANN);
    for (id, name, turn) in [
        ("U", "L50", 0),
        ("U", "N50", 0),
        ("B", "M51", 0),
        ("B", "L51", 0),
        ("B", "N51", 0),
        ("V", "L52", 0),
        ("V", "N52", 3),
    ] {
        let piece = piece(id);
        let at = table.stack.iter().position(|tile| *tile == piece).unwrap();
        table.stack.0.remove(at);
        table.land.put(piece, square(name), turn, Some(BOB)).unwrap();
    }
    if monk {
        let segment = piece("B").facts().segments.len() as u8 - 1;
        table.land.place(Follower { seat: ANN, laid: 3, segment });
        table.players[0].supply -= 1;
    }
    table.aside = table.stack.0.split_off(4);
    let half = piece("half_monastery");
    let hands: Vec<Piece> = table.players.iter_mut().flat_map(|player| player.hand.0.drain(..)).collect();
    table.undealt.0.extend(hands);
    table.undealt.0.retain(|one| *one != half);
    table.players[0].hand.0.push(half);
    assert_eq!(table.check(), Ok(()));
    table
}

/// A turn of Ann's, who is away: what is asked, and what is answered for her.
fn stood_in(table: Table) -> (Table, Vec<(About, Answer)>) {
    let who = Character { stands_in: true, ..Level::Rookie.into() };
    let (mut saved, mut now) = Saved::from_game(table).unwrap();
    let mut given = Vec::new();
    while let Some(ask) = now.ask(ANN).cloned() {
        let kept = by_kind("carcassonne").unwrap().load(&saved.save()).unwrap().table;
        assert_eq!(kept.of::<Table>().unwrap().asks, std::slice::from_ref(&ask));
        let choice = mind("carcassonne").unwrap().answer(&*kept, ANN, who, 1).unwrap();
        // A place in the list that Ann has before her.
        let answer = ask.answer(choice).unwrap();
        given.push((ask.about, answer));
        now = saved.submit(Input { seat: ANN, by: By::Host, about: ask.about, answer }).unwrap();
    }
    (now.game, given)
}

#[test]
fn f14_the_driver_answers_for_somebody_absent_with_a_draw_or_a_half() {
    let half = Answer::Half(piece("half_monastery"));
    for (monk, expected) in [(true, half), (false, Answer::Draw)] {
        let (_, before) = Saved::from_game(late(monk)).unwrap();
        let ask = before.ask(ANN).unwrap();
        assert_eq!((ask.about, &ask.choices[..]), (About::Begin, &[Answer::Draw, half][..]));
        // In a seat of its own the driver would spend the half in both.
        assert_eq!(rookie(&before.game.view(Viewer::Seat(ANN)), ask), half, "{monk}");
        let (game, given) = stood_in(late(monk));
        assert_eq!(given[0], (About::Begin, expected));
        assert!(given.iter().any(|(about, _)| *about == About::Square), "{given:?}");
        // The whole turn has been played: a piece lies, and it is Bob's.
        assert_eq!((game.mover, game.number, game.land.laid().len()), (BOB, 2, 9));
        assert_eq!(game.player(ANN).hand.len(), usize::from(expected == Answer::Draw));
        assert_eq!(game.player(ANN).points, if monk { 9 } else { 0 });
    }
}
