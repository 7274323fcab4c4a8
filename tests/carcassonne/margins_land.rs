//! Rules at their margins: what nothing notices but what is laid out for it.

use crate::plain::options;
use crate::play::{first_turn, only, set_up};
use crate::playing::{ANN, BOB, Playing, piece, square};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::land::{Follower, Gap, Land};
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{About, Answer, Event, Options, Table, score};
use sobremesa::kernel::{Ask, Pick, Player, Seat, play_through};

/// Ann is about to draw this, then Bob that.
fn table(options: &Options, next: &[&str]) -> Table {
    let mut table = first_turn(options);
    table.stack.0 = next.iter().rev().map(|id| piece(id)).collect();
    table
}

fn lay(table: &mut Table, all: &[(&str, &str, u8)]) {
    for (id, at, turn) in all {
        table.land.put(piece(id), square(at), *turn, None).unwrap_or_else(|| panic!("{id} {at} {turn}"));
    }
}

fn stand(table: &mut Table, seat: Seat, at: &str, feature: Feature) {
    let laid = table.land.on(square(at)).next().unwrap();
    let segments = &table.land.laid()[laid].piece.facts().segments;
    let segment = segments.iter().position(|one| one.feature == feature).unwrap() as u8;
    table.land.place(Follower { seat, laid: laid as u8, segment });
    table.players[seat.index()].supply -= 1;
}

/// Whoever is asked lays their piece there, and somebody on the segment that is named; what is told.
fn give(playing: &mut Playing, at: &str, turn: u8, who: Answer) -> Vec<Event> {
    let mut news = Vec::new();
    let number = playing.now.game.number;
    while playing.now.game.number == number && !playing.now.asks.is_empty() {
        let answer = match playing.asked().1 {
            About::Square => Answer::At(square(at)),
            About::Turn => Answer::Turn(turn),
            _ => who,
        };
        news.extend(playing.say(answer));
    }
    news
}

fn walled(news: &[Event]) -> Vec<&Event> {
    news.iter().filter(|event| matches!(event, Event::Walled { .. })).collect()
}

#[test]
fn a_city_that_two_caps_of_one_tile_finish_for_nobody_is_told_once() {
    let mut table = table(&Options::BASE, &["I", "B"]);
    lay(&mut table, &[("N", "M51", 2), ("N", "N51", 3), ("N", "M52", 1)]);
    let news = give(&mut Playing::new(table), "N52", 0, Answer::Nobody);
    let empty = news.iter().filter(|event| matches!(event, Event::Empty { .. }));
    assert_eq!(empty.collect::<Vec<_>>(), [&Event::Empty { square: square("M51") }]);
}

#[test]
fn a_city_that_is_walled_in_by_the_very_tile_that_begins_it_is_told() {
    let mut table = table(&Options::BASE, &["E", "B"]);
    only(&mut table, &["B", "E"]);
    table.aside.extend([piece("E"); 4]);
    let news = give(&mut Playing::new(table), "M51", 2, Answer::Follower(0));
    // Where its city leads nothing has lain beside before.
    let expected = Event::Walled { feature: Feature::City, square: square("M51"), halves: false };
    assert_eq!(walled(&news), [&expected]);
}

/// Ann's road leads round a square and comes back to it; another one of hers, of as many squares, comes from
/// the east. All three ends ask for a junction there, and the last one is laid elsewhere. Which of the two is
/// told is no rule, but a game that is replayed has to tell the same: the one that is met last, clockwise
/// from the north.
#[test]
fn of_two_equally_dear_roads_that_a_tile_walls_in_the_same_one_is_told_every_time() {
    let mut table = table(&Options::BASE, &["W", "B"]);
    lay(&mut table, &[("U", "N50", 0), ("U", "O50", 0), ("U", "P50", 0), ("U", "Q50", 0), ("B", "M51", 0)]);
    lay(&mut table, &[("V", "L51", 1), ("V", "K51", 2), ("U", "K50", 1), ("V", "K49", 3), ("V", "L49", 0)]);
    stand(&mut table, ANN, "M50", Feature::Road);
    stand(&mut table, ANN, "K50", Feature::Road);
    table.aside = vec![piece("W"); 3];
    let news = give(&mut Playing::new(table), "M52", 0, Answer::Nobody);
    let expected = Event::Walled { feature: Feature::Road, square: square("M50"), halves: false };
    assert_eq!(walled(&news), [&expected]);
}

/// The last piece of all closes every place where it could have lain instead; that Ann's road needs is the
/// sixty-fourth of them. A half, beside which no tile ever comes to lie, is none of them (R27).
#[test]
fn of_the_places_of_the_last_piece_the_first_sixty_four_are_looked_at() {
    let mut table = table(&Options::PROPOSED, &["U", "B"]);
    lay(&mut table, &[("B", "M51", 0), ("half_monastery", "L51", 1)]);
    for south in 2..=31 {
        table.land.put(piece("B"), Square::new(0, south), 0, None).unwrap();
    }
    lay(&mut table, &[("A", "M82", 0), ("B", "N82", 0), ("B", "O82", 0)]);
    stand(&mut table, ANN, "M82", Feature::Road);
    only(&mut table, &["U"]);
    table.aside.extend([piece("U"); 7]);
    table.aside.extend(Piece::halves());
    let fits = |gap: &&Gap| table.land.fits(piece("U"), gap.square) != 0;
    let places = table.land.gaps().iter().filter(fits).map(|gap| gap.square);
    let others: Vec<Square> = places.filter(|at| *at != square("N50")).collect();
    assert_eq!((others.iter().position(|at| *at == square("M83")), others.len()), (Some(63), 67));
    let news = give(&mut Playing::new(table), "N50", 0, Answer::Nobody);
    let expected = Event::Walled { feature: Feature::Road, square: square("M82"), halves: false };
    assert_eq!(walled(&news), [&expected]);
}

/// Ann begins a city in M51 that nothing can finish; the one half that is not told of elsewhere may be
/// anybody's, or nobody's.
#[test]
fn what_is_walled_in_is_told_with_halves_as_long_as_one_of_them_may_come() {
    for (half, halves) in [(Some("half_monastery"), true), (Some("half_circle_shield"), false), (None, false)]
    {
        let mut table = table(&Options::PROPOSED, &["E", "B"]);
        only(&mut table, &["B", "E"]);
        table.aside.extend([piece("E"); 4]);
        table.aside.extend(Piece::halves().filter(|one| half != Some(one.id())));
        let news = give(&mut Playing::new(table), "M51", 2, Answer::Follower(0));
        let expected = Event::Walled { feature: Feature::City, square: square("M51"), halves };
        assert_eq!(walled(&news), [&expected], "{half:?}");
    }
}

/// Where a half lies only another one may come (R27), and what is told is told of whole squares: Ann's city
/// leads to the bare side of one.
#[test]
fn on_the_square_of_a_half_nothing_is_said_to_be_walled_in() {
    let mut table = table(&Options::PROPOSED, &["E", "B"]);
    lay(&mut table, &[("B", "M51", 0), ("half_monastery", "L51", 1), ("B", "M52", 0)]);
    only(&mut table, &["B", "E"]);
    table.aside.extend([piece("E"); 4]);
    table.aside.extend(Piece::halves());
    let mut playing = Playing::new(table);
    let news = give(&mut playing, "L52", 0, Answer::Follower(0));
    let land = &playing.now.game.land;
    let city = land.node(land.held()[0]);
    assert_eq!((city.feature, city.first, city.open), (Feature::City, square("L52"), 1));
    assert_eq!(land.gap(square("L51")).map(|gap| (gap.asks, gap.half.is_some())), Some((1 << 4, true)));
    assert_eq!(walled(&news), [] as [&Event; 0]);
}

#[test]
fn no_piece_is_without_a_name() {
    assert_eq!(Piece::from_id(""), None);
    assert!(serde_json::from_str::<Piece>("\"\"").is_err());
    assert_eq!(serde_json::from_str::<Piece>("\"half_monastery\"").unwrap(), piece("half_monastery"));
}

#[test]
fn whoever_stands_nowhere_cannot_be_taken_home() {
    let mut land = Land::new();
    assert_eq!(land.take(0), None);
    let knight = Follower { seat: ANN, laid: 0, segment: 0 };
    land.place(knight);
    assert_eq!((land.take(1), land.take(0), land.take(0)), (None, Some(knight), None));
    assert_eq!(land, Land::new());
}

#[test]
fn maps_are_the_same_where_the_same_lies_and_the_same_followers_stand() {
    assert_eq!(Land::default(), Land::new());
    let with = |id: Option<&str>, seat: Option<Seat>| {
        let mut land = Land::new();
        if let Some(id) = id {
            land.put(piece(id), square("M51"), 0, None).unwrap();
        }
        if let Some(seat) = seat {
            land.place(Follower { seat, laid: 0, segment: 0 });
        }
        land
    };
    let all = [with(None, None), with(Some("B"), None), with(None, Some(ANN)), with(None, Some(BOB))];
    let same = |one: &Land| all.iter().map(|other| one == other).collect::<Vec<_>>();
    assert_eq!(same(&all[0]), [true, false, false, false]);
    assert_eq!(same(&all[1]), [false, true, false, false]);
    assert_eq!(same(&all[2]), [false, false, true, false]);
    assert_eq!(same(&all[3]), [false, false, false, true]);
}

/// What could still come to lie: what is in the game, does not lie and was not set aside, hidden or not.
fn left(table: &Table) -> Vec<Piece> {
    let halves = Piece::halves()
        .filter(|half| table.options.halves > 0 && Table::is_played(table.options.marks, *half));
    let gone = |piece: &Piece| {
        let lie = table.land.laid().iter().filter(|laid| laid.piece == *piece).count();
        lie + table.aside.iter().filter(|aside| *aside == piece).count()
    };
    Piece::tiles().chain(halves).filter(|piece| usize::from(piece.kind().count) > gone(piece)).collect()
}

/// The squares where nothing that is left fits.
fn closed(table: &Table) -> Vec<Square> {
    let left = left(table);
    let bare = table.land.gaps().iter().filter(|gap| gap.half.is_none()).map(|gap| gap.square);
    bare.filter(|at| left.iter().all(|piece| table.land.fits(*piece, *at) == 0)).collect()
}

/// Whether a feature needs a square.
fn needs(land: &Land, root: u16, gap: Square) -> bool {
    let is_round = |one: Square| gap.round().any(|near| near == one);
    land.pieces_of(root).any(|(number, segment)| {
        let laid = land.laid()[number];
        let leads = |side: &usize| laid.piece.shape(laid.turn).at[*side] == segment;
        let faces = (0..4).filter(leads).any(|side| laid.square.beside(side) == gap);
        if land.node(root).feature == Feature::Monastery { is_round(laid.square) } else { faces }
    })
}

/// What may be told after a piece: of what somebody holds and what it has walled in, each that is worth most.
fn newly_walled(before: &Table, table: &Table) -> Vec<Event> {
    let (land, old) = (&table.land, closed(before));
    let (old, new): (Vec<Square>, Vec<Square>) = closed(table).into_iter().partition(|at| old.contains(at));
    let held = land.held().into_iter().filter(|root| land.node(*root).feature != Feature::Field);
    let held = held.filter(|root| new.iter().any(|at| needs(land, *root, *at)));
    let held: Vec<u16> = held.filter(|root| !old.iter().any(|at| needs(land, *root, *at))).collect();
    let most = held.iter().map(|root| score::worth(land, *root)).max();
    let dear = held.into_iter().filter(|root| Some(score::worth(land, *root)) == most);
    let halves = left(table).iter().any(|piece| piece.is_half());
    let told = dear.map(|root| Event::Walled {
        feature: land.node(root).feature,
        square: land.called(root),
        halves,
    });
    told.collect()
}

/// Says before it is told what has to be.
struct Mason {
    random: Random,
    before: Table,
    expected: Vec<Event>,
    told: [usize; 2],
}

impl Player<Table> for Mason {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        self.random.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        match event {
            Event::Met { .. } | Event::Hill { .. } | Event::Empty { .. } => {}
            Event::Walled { halves, .. } => {
                assert!(self.expected.contains(event), "{event:?} is none of {:?}", self.expected);
                self.expected.clear();
                self.told[usize::from(*halves)] += 1;
            }
            _ => assert!(self.expected.is_empty(), "{:?} is not told", self.expected),
        }
        if let Event::Laid { .. } = event {
            self.expected = newly_walled(&self.before, table);
        }
        self.before = table.clone();
    }
}

#[test]
fn exactly_what_a_piece_has_walled_in_is_told_and_the_dearest_of_it() {
    let mut told = [0; 2];
    for game in 0..24 {
        let table = set_up(&options(game), 2 + game as u8 % 5, game_dice(32, game));
        let before = table.clone();
        let random = Random::new(game);
        let mut mason = Mason { random, before, expected: Vec::new(), told: [0; 2] };
        play_through(table, &mut mason).unwrap();
        told = [told[0] + mason.told[0], told[1] + mason.told[1]];
    }
    assert!(told[0] > 40 && told[1] > 0, "{told:?}");
}
