//! Cases about turns, the stack and secrets (F and G of `cases.md`): what is asked, of whom, and with which answers.

use crate::play::{first_turn, set_up};
use crate::playing::{ANN, BOB, Playing, piece, square};
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{About, Answer, Event, Marks, Options, Table, score};
use sobremesa::kernel::{Arg, Dice, Game, Lobby, Seat, Text, Viewer};

/// The stack is this, the next tile last.
fn table(stack: &[&str]) -> Table {
    let mut table = first_turn(&Options::PROPOSED);
    table.stack.0 = stack.iter().map(|id| piece(id)).collect();
    table
}

fn hold(table: &mut Table, seat: Seat, halves: &[&str]) {
    table.players[seat.index()].hand.0 = halves.iter().map(|id| piece(id)).collect();
}

/// Only field is open everywhere: nothing fits that has none.
fn meadow(mut table: Table) -> Table {
    for (id, at, turn) in [("E", "M49", 2), ("A", "L50", 3), ("A", "N50", 1)] {
        table.land.put(piece(id), square(at), turn, Some(ANN)).unwrap();
    }
    table
}

impl Playing {
    /// Lays what is asked about, at the first place, without anybody on it.
    fn lay_anywhere(&mut self) -> Vec<Event> {
        let mut news = Vec::new();
        let turn = self.now.game.number;
        while self.now.game.number == turn && !self.now.asks.is_empty() {
            let (_, about, choices) = self.asked();
            let quiet = choices.iter().find(|answer| **answer == Answer::Nobody);
            if matches!(about, About::Begin | About::Circle(_)) {
                break;
            }
            news = self.say(*quiet.unwrap_or(&choices[0]));
        }
        news
    }
}

#[test]
fn f1_draw_or_half() {
    let mut table = meadow(table(&["B", "B"]));
    hold(&mut table, ANN, &["half_tee", "half_monastery"]);
    let mut playing = Playing::new(table);
    let offered = vec![Answer::Draw, Answer::Half(piece("half_monastery"))];
    assert_eq!(playing.asked(), (ANN, About::Begin, offered));
    // The other one is shown to her, and that it cannot be used.
    let mut held = Table::screen(&playing.now.game.view(Viewer::Seat(ANN)), None).hand;
    assert_eq!(held.remove(0).key, "line-left", "whoever sees no pictures reads how many tiles are left");
    let fits = |text: &Text| text.args.iter().find(|(name, _)| name == "fits").unwrap().1.clone();
    assert_eq!(held.iter().map(fits).collect::<Vec<_>>(), [Arg::Number(0), Arg::Number(1)]);
    playing.say(Answer::Half(piece("half_monastery")));
    assert_eq!(playing.asked().1, About::Square);
    let fits = |game: &Table| {
        game.land.gaps().iter().filter(|gap| game.land.fits(piece("half_monastery"), gap.square) != 0).count()
    };
    assert_eq!(playing.asked().2.len(), fits(&playing.now.game));
    assert!(playing.now.game.view(Viewer::Spectator).picked.half.is_none());
    assert_eq!(playing.now.game.view(Viewer::Seat(ANN)).picked.half, Some(piece("half_monastery")));
    // Until it lies it can be taken back, a step at a time.
    assert!(playing.saved.may_take_back(ANN));
    playing.now = playing.saved.take_back(ANN).unwrap();
    assert_eq!(playing.asked().1, About::Begin);
}

#[test]
fn f2_a_draw_is_final() {
    let mut table = table(&["B", "U"]);
    hold(&mut table, ANN, &["half_curve"]);
    let mut playing = Playing::new(table);
    let news = playing.say(Answer::Draw);
    assert_eq!(news, [Event::Drew { seat: ANN, piece: piece("U"), last: false }]);
    assert!(!playing.saved.may_take_back(ANN));
    let (seat, about, choices) = playing.asked();
    assert_eq!((seat, about), (ANN, About::Square));
    assert!(choices.iter().all(|answer| matches!(answer, Answer::At(_))));
}

#[test]
fn f3_what_fits_nowhere_is_shown_and_another_one_drawn() {
    let mut table = meadow(table(&["U", "B", "X"]));
    hold(&mut table, ANN, &["half_monastery"]);
    let mut playing = Playing::new(table);
    let news = playing.say(Answer::Draw);
    assert_eq!(
        news,
        [
            Event::Aside { seat: ANN, piece: piece("X"), last: false },
            Event::Drew { seat: ANN, piece: piece("B"), last: false }
        ]
    );
    assert_eq!(playing.asked().1, About::Square);
    assert_eq!(playing.now.game.view(Viewer::Spectator).aside, [piece("X")]);
}

#[test]
fn f4_f5_the_last_tiles_fit_nowhere() {
    for stack in [&["X"][..], &["C", "X"]] {
        let playing = Playing::new(meadow(table(stack)));
        assert_eq!(playing.now.game.phase, Phase::Over);
        // The same player draws them all, one after the other, and that is the end.
        let drawn = stack.iter().rev().zip((0..stack.len()).rev());
        let aside = drawn.map(|(id, left)| Event::Aside { seat: ANN, piece: piece(id), last: left == 0 });
        let told: Vec<Event> = aside.chain([Event::End]).collect();
        assert!(playing.now.news.ends_with(&told), "{:?}", playing.now.news);
        assert!(!playing.now.news.iter().any(|event| matches!(event, Event::Laid { .. })));
        // F17: nobody stands anywhere, nobody has points, and all have won.
        assert_eq!(playing.now.game.outcome().unwrap().winners(), [ANN, BOB]);
    }
}

#[test]
fn f7_everybody_waits_for_the_end() {
    let mut table = table(&["U"]);
    hold(&mut table, ANN, &["half_curve", "half_road_right"]);
    hold(&mut table, BOB, &["half_road_left", "half_tee"]);
    let mut playing = Playing::new(table);
    for turn in 0..4_u8 {
        let (seat, about, choices) = playing.asked();
        assert_eq!((seat, about), (Seat(turn % 2), About::Begin));
        playing.say(*choices.iter().find(|answer| matches!(answer, Answer::Half(_))).unwrap());
        playing.lay_anywhere();
        assert_eq!(playing.now.game.stack.len(), usize::from(turn < 3), "after {turn}");
    }
    // R46: nobody holds a half any more, so nobody is asked: Ann has drawn.
    assert_eq!(playing.now.game.phase, Phase::Lay(piece("U")));
    assert_eq!(playing.asked().0, ANN);
}

#[test]
fn f8_halves_that_fit_nowhere() {
    let mut table = meadow(table(&["B", "B"]));
    hold(&mut table, ANN, &["half_tee", "half_whole"]);
    let playing = Playing::new(table);
    assert_eq!(playing.asked(), (ANN, About::Begin, vec![Answer::Draw]));
    assert!(playing.now.asks[0].unhurried);
}

#[test]
fn f9_a_turn_with_a_half_is_a_turn() {
    let mut table = table(&["B", "B", "B"]);
    hold(&mut table, ANN, &["half_hamlet"]);
    let w = table.land.put(piece("W"), square("L50"), 0, Some(BOB)).unwrap();
    table.land.place(Follower { seat: BOB, laid: w, segment: 0 });
    table.players[1].supply = 6;
    let mut playing = Playing::new(table);
    playing.say(Answer::Half(piece("half_hamlet")));
    playing.say(Answer::At(square("N50")));
    if playing.asked().1 == About::Turn {
        playing.say(Answer::Turn(3));
    }
    let news = playing.say(Answer::Nobody);
    let scored = news
        .iter()
        .find_map(|event| if let Event::Scored { score, .. } = event { Some(score) } else { None });
    assert_eq!(scored.map(|score| (score.feature, score.points)), Some((Feature::Road, 3)));
    assert_eq!(playing.now.game.player(BOB).points, 3);
    assert_eq!((playing.now.game.mover, playing.now.game.stack.len()), (BOB, 2));
}

#[test]
fn f11_what_others_see_of_halves() {
    let mut one = table(&["B", "B", "U"]);
    hold(&mut one, ANN, &["half_tee"]);
    hold(&mut one, BOB, &["half_curve", "half_whole"]);
    let mut other = one.clone();
    hold(&mut other, ANN, &["half_monastery"]);
    for viewer in [Viewer::Spectator, Viewer::Seat(BOB)] {
        let text = |table: &Table| serde_json::to_string(&table.view(viewer)).unwrap();
        assert_eq!(text(&one), text(&other));
    }
    let seen = one.view(Viewer::Spectator).players;
    assert_eq!((seen[0].held, seen[1].held), (1, 2));
    // Nor in what is printed for a log.
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
}

#[test]
fn f12_equal_points() {
    let mut table = set_up(&Options::BASE, 3, Dice::from_number(1));
    for (player, points) in table.players.iter_mut().zip([71, 71, 60]) {
        player.points = points;
    }
    table.phase = Phase::Over;
    assert_eq!(table.outcome().unwrap().placed(), [(Seat(0), 1), (Seat(1), 1), (Seat(2), 3)]);
}

#[test]
fn f13_who_begins_is_drawn_by_lot() {
    let mut began = [0; 5];
    (0..200).for_each(|seed| began[set_up(&Options::BASE, 5, Dice::from_number(seed)).first.index()] += 1);
    assert!(began.iter().all(|times| *times > 20), "{began:?}");
    // At a table that plays again it is settled, whatever the dice say, and halves are dealt from there.
    for seat in 0..5 {
        let options = Options { begins: Some(seat), ..Options::PROPOSED };
        let table = set_up(&options, 5, Dice::from_number(seat.into()));
        assert_eq!((table.first, table.mover, table.began()), (Seat(seat), Seat(seat), Some(Seat(seat))));
        let mut dealt = set_up(&Options::PROPOSED, 5, Dice::from_number(seat.into()));
        dealt.players.rotate_left(dealt.first.index());
        assert_eq!(table.players[usize::from(seat)].hand, dealt.players[0].hand);
    }
}

#[test]
fn f15_six_players() {
    let table = set_up(&Options { halves: 3, ..Options::PROPOSED }, 6, Dice::from_number(1));
    assert!(table.players.iter().all(|player| player.supply == 7 && player.hand.len() == 3));
    assert_eq!(table.undealt.len(), 2);
}

#[test]
fn f16_all_followers_out() {
    let mut table = table(&["B", "U"]);
    table.players[0].supply = 0;
    let mut playing = Playing::new(table);
    playing.say(Answer::At(square("N50")));
    let (_, about, choices) = playing.asked();
    assert_eq!((about, choices), (About::Sure, vec![Answer::Nobody]));
    // It waits for its player, who may think again.
    assert!(playing.now.asks[0].unhurried && playing.now.asks[0].goes_on);
    playing.now = playing.saved.take_back(ANN).unwrap();
    assert_eq!(playing.asked().1, About::Square);
}

#[test]
fn steps_are_taken_back_one_at_a_time() {
    let mut playing = Playing::new(table(&["B", "W"]));
    let before = playing.asked();
    playing.say(Answer::At(square("N50")));
    assert_eq!(playing.asked().1, About::Turn);
    let turns = playing.asked();
    playing.say(turns.2[0]);
    assert_eq!(playing.asked().1, About::Follower);
    playing.now = playing.saved.take_back(ANN).unwrap();
    assert_eq!(playing.asked(), turns);
    playing.now = playing.saved.take_back(ANN).unwrap();
    assert_eq!(playing.asked(), before);
    assert!(!playing.saved.may_take_back(ANN));
}

#[test]
fn g1_marked_halves_are_removed() {
    let marked = |table: &Table| {
        let held = table.players.iter().flat_map(|player| player.hand.iter()).chain(table.undealt.iter());
        held.filter(|piece| piece.kind().mark.is_some()).count()
    };
    let count = |marks| marked(&set_up(&Options { marks, ..Options::PROPOSED }, 4, Dice::from_number(2)));
    assert_eq!([Marks::Out, Marks::Hills, Marks::HillsAndCircles].map(count), [0, 2, 4]);
}

/// G2's city, with more of blue's knights against red's on the hill.
#[test]
fn g4_a_hill_only_breaks_ties() {
    let mut table = table(&["B"]);
    let lay = |table: &mut Table, id: &str, at: &str, turn| {
        table.land.put(piece(id), square(at), turn, Some(ANN)).unwrap()
    };
    let hill = lay(&mut table, "half_hill_rampart", "M51", 0);
    table.land.place(Follower { seat: ANN, laid: hill, segment: 0 });
    lay(&mut table, "U", "N50", 0);
    lay(&mut table, "B", "N51", 0);
    lay(&mut table, "B", "N52", 0);
    let cap = lay(&mut table, "E", "M52", 0);
    table.land.place(Follower { seat: BOB, laid: cap, segment: 0 });
    table.land.place(Follower { seat: BOB, laid: cap, segment: 0 });
    let wing = lay(&mut table, "half_wing_right", "M51", 2);
    let done = table.land.completed_by(wing);
    assert_eq!(done.len(), 1);
    let scored = score::score(&table.land, done[0]);
    assert_eq!((scored.points, scored.to.iter().collect::<Vec<_>>(), scored.hill), (4, vec![BOB], false));
}

#[test]
fn g5_g6_a_hill_takes_a_tile_unseen() {
    for left in [10_usize, 1] {
        let mut table = table(&vec!["B"; left]);
        hold(&mut table, ANN, &["half_hill_curve"]);
        let unseen = table.view(Viewer::Spectator).unseen;
        let mut playing = Playing::new(table);
        playing.say(Answer::Half(piece("half_hill_curve")));
        let news = playing.lay_anywhere();
        assert!(news.iter().any(|event| matches!(event, Event::Hill { seat: ANN, .. })), "{news:?}");
        let game = &playing.now.game;
        assert_eq!(game.buried.0, [piece("B")]);
        match left {
            1 => assert_eq!(game.phase, Phase::Over),
            // Bob has drawn by now: nobody asks him.
            _ => assert_eq!((game.stack.len(), game.view(Viewer::Spectator).unseen[1] + 1), (8, unseen[1])),
        }
    }
}

/// Ann lays a circle; three players, of whom Carmen has nobody of the kind.
fn circle(half: &str, segment: u8) -> Playing {
    let mut table =
        set_up(&Options { marks: Marks::HillsAndCircles, ..Options::PROPOSED }, 3, Dice::from_number(1));
    table.number = 1;
    table.mover = ANN;
    table.players.iter_mut().for_each(|player| player.hand.0.clear());
    hold(&mut table, ANN, &[half]);
    for (at, seat) in [("N50", ANN), ("O50", BOB)] {
        let road = table.land.put(piece("D"), square(at), 0, Some(seat)).unwrap();
        table.land.place(Follower { seat, laid: road, segment });
        table.players[seat.index()].supply -= 1;
    }
    let mut playing = Playing::new(table);
    playing.say(Answer::Half(piece(half)));
    playing.lay_anywhere();
    playing
}

#[test]
fn g8_bring_one_more() {
    let mut playing = circle("half_circle_fork", 3);
    assert_eq!(playing.asked().1, About::Circle(Feature::Field));
    playing.say(Answer::More);
    let (seat, about, choices) = playing.asked();
    assert_eq!((seat, about, choices.len()), (BOB, About::More(Feature::Field), 2));
    playing.say(choices[1]);
    assert_eq!(playing.now.game.player(BOB).supply, 5);
    // Carmen has no farmer: she is not asked; Ann comes last.
    assert_eq!(playing.asked().0, ANN);
    playing.say(Answer::Nobody);
    assert_eq!(playing.now.game.player(ANN).supply, 6);
    assert_eq!(playing.now.game.mover, BOB);
}

/// G10: what is scored first has gone home before the circle acts.
#[test]
fn g10_scoring_comes_first() {
    let mut table = table(&["B", "B"]);
    table.options.marks = Marks::HillsAndCircles;
    hold(&mut table, ANN, &["half_circle_shield"]);
    let wing = table.land.put(piece("half_wing_right"), square("M49"), 2, Some(ANN)).unwrap();
    table.land.place(Follower { seat: ANN, laid: wing, segment: 0 });
    table.players[0].supply = 6;
    for (id, at) in [("U", "L50"), ("B", "L49")] {
        table.land.put(piece(id), square(at), 0, Some(BOB)).unwrap();
    }
    let mut playing = Playing::new(table);
    playing.say(Answer::Half(piece("half_circle_shield")));
    let (_, about, choices) = playing.asked();
    if about == About::Square {
        assert!(choices.contains(&Answer::At(square("M49"))), "{choices:?}");
        playing.say(Answer::At(square("M49")));
    }
    let news = playing.lay_anywhere();
    assert!(news.iter().any(|event| matches!(event, Event::Scored { .. })), "{news:?}");
    assert_eq!(playing.now.game.player(ANN).supply, 7);
    let home = playing.say(Answer::Home);
    assert!(!home.iter().any(|event| matches!(event, Event::Home { .. })), "{home:?}");
}
