//! What is told beside points: what has met, roads that end nowhere, halves that fill holes, and the best
//! moments of a game.

use crate::play::set_up;
use crate::playing::square;
use sobremesa::drivers::{Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::score::{self, Score};
use sobremesa::games::carcassonne::shape::{Edge, Feature};
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{Event, Options, Table};
use sobremesa::kernel::{
    Arg, Ask, Dice, Ended, Game, Pick, Player, Recalls, Seat, Seats, Tells, Viewer, play_through,
};

/// Lays curves so that their roads reach two sides each, counted clockwise from the north; the number of the last.
fn curves(table: &mut Table, all: &[(&str, [usize; 2])]) -> u8 {
    let curve = Piece::from_id("V").unwrap();
    let mut last = 0;
    for (at, sides) in all {
        let leads = |turn: &u8| sides.iter().all(|side| curve.shape(*turn).edges[*side] == Edge::Road);
        let turn = (0..4).find(leads).unwrap();
        last = table.land.put(curve, square(at), turn, None).unwrap();
    }
    last
}

fn road_of(table: &Table, number: u8) -> u16 {
    let segments = &table.land.laid()[usize::from(number)].piece.facts().segments;
    let at = segments.iter().position(|segment| segment.feature == Feature::Road).unwrap();
    table.land.feature_at(number, at as u8)
}

#[test]
fn a_road_that_comes_back_to_where_it_began_is_a_ring() {
    let mut table = set_up(&Options::BASE, 2, Dice::from_number(1));
    let three = [("M51", [1, 2]), ("N51", [3, 2]), ("M52", [0, 1])];
    let last = curves(&mut table, &three);
    assert!(!score::score(&table.land, road_of(&table, last)).ring, "it is still open");
    let last = curves(&mut table, &[("N52", [0, 3])]);
    let ring = score::score(&table.land, road_of(&table, last));
    assert!(ring.ring && ring.complete && ring.points == 4, "{ring:?}");
    // The road of the start tile, closed by a monastery at either end, has two ends.
    let monastery = Piece::from_id("A").unwrap();
    table.land.put(monastery, square("L50"), 3, None).unwrap();
    let last = table.land.put(monastery, square("N50"), 1, None).unwrap();
    let road = score::score(&table.land, road_of(&table, last));
    assert!(!road.ring && road.complete && road.points == 3, "{road:?}");
}

/// Looks at everything that meets, on the table where it has just met.
#[derive(Default)]
struct Onlooker {
    cities: usize,
    fields: usize,
}

impl Player<Table> for Onlooker {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        let Event::Met { feature, square, seats, followers } = event else { return };
        let number = table.land.on(*square).last().unwrap() as u8;
        let segments = 0..table.land.laid()[usize::from(number)].piece.facts().segments.len() as u8;
        let there = |at: u8| {
            let node = table.land.node(table.land.feature_at(number, at));
            let standing = node.followers.iter().zip(0..).filter(|(count, _)| **count > 0);
            let whose: Seats = standing.map(|(_, seat)| Seat(seat)).collect();
            node.feature == *feature && whose == *seats && node.followers.iter().sum::<u8>() == *followers
        };
        assert!(seats.len() > 1 && segments.into_iter().any(there), "{event:?}");
        self.cities += usize::from(*feature == Feature::City);
        self.fields += usize::from(*feature == Feature::Field);
    }
}

#[test]
fn cities_and_meadows_of_several_that_become_one_are_told() {
    let mut onlooker = Onlooker::default();
    for game in 0..12 {
        play_through(set_up(&Options::BASE, 4, game_dice(5, game)), &mut onlooker).unwrap();
    }
    assert!(onlooker.cities > 0 && onlooker.fields > 0, "{} and {}", onlooker.cities, onlooker.fields);
}

fn scored(feature: Feature, to: &[u8], points: u16) -> Score {
    Score {
        feature,
        square: square("K47"),
        complete: true,
        count: 3,
        shields: 0,
        followers: [0; 6],
        to: to.iter().map(|seat| Seat(*seat)).collect(),
        hill: false,
        points,
        ring: false,
    }
}

#[test]
fn the_best_moments_name_what_decided_what_filled_a_hole_and_what_gave_points_to_most() {
    let laid = |hole| Event::Laid {
        seat: Seat(0),
        piece: Piece::from_id("V").unwrap(),
        square: square("K47"),
        turn: 0,
        whole: false,
        segment: None,
        left: 7,
        hole,
    };
    let by = Seat(0);
    let now = |feature, to: &[u8], points| Event::Scored { by, score: scored(feature, to, points) };
    let last = |to: &[u8], points| Event::Final { score: scored(Feature::Field, to, points) };
    let keys = |story: &[Event]| -> Vec<String> {
        Table::highlights(story).iter().map(|text| text.key.to_string()).collect()
    };
    let has = |story: &[Event], key: &str| keys(story).iter().any(|one| one == key);
    let led = [laid(false), now(Feature::City, &[0], 12), now(Feature::Road, &[1], 4)];
    assert!(!has(&led, "highlight-decided") && !has(&led, "highlight-many"), "{:?}", keys(&led));
    let with = |more: &[Event]| -> Vec<Event> { led.iter().chain(more).cloned().collect() };
    assert!(has(&with(&[last(&[1], 9)]), "highlight-decided"), "Bob came past Ann");
    assert!(!has(&with(&[last(&[1], 6)]), "highlight-decided"), "Ann still led");
    assert!(!has(&with(&[last(&[0], 9)]), "highlight-decided"), "Ann led all the time");
    assert!(has(&with(&[now(Feature::City, &[2], 2)]), "highlight-many"), "three by one tile");
    assert!(!has(&with(&[laid(false), now(Feature::City, &[2], 2)]), "highlight-many"), "by two tiles");
    assert!(has(&with(&[laid(true)]), "highlight-hole"));
}

#[test]
fn a_feature_is_one_moment_however_much_can_be_said_of_it() {
    let keys = |story: &[Event]| -> Vec<String> {
        Table::highlights(story).iter().map(|text| text.key.to_string()).collect()
    };
    let by = Seat(0);
    let now = |score| Event::Scored { by, score };
    let city = |to: &[u8], points| scored(Feature::City, to, points);
    assert_eq!(keys(&[now(city(&[0], 8))]), ["highlight-best"]);
    assert_eq!(keys(&[now(city(&[1], 8))]), ["highlight-gift"], "the greatest city was a gift");
    assert_eq!(keys(&[now(city(&[1], 8)), now(city(&[0], 9))]), ["highlight-best", "highlight-gift"]);
    let taken = |score: Score| Score { followers: [1, 2, 0, 0, 0, 0], ..score };
    assert_eq!(keys(&[now(taken(city(&[1], 8)))]), ["highlight-gift"], "the gift was taken by majority, too");
    assert_eq!(keys(&[Event::Final { score: taken(city(&[1], 8)) }]), ["highlight-robbed"]);
    let field = taken(scored(Feature::Field, &[1], 9));
    let past = [now(scored(Feature::Road, &[0], 4)), Event::Final { score: field }];
    assert_eq!(keys(&past), ["highlight-decided", "highlight-best"], "the field, and Ann's road");
}

/// What could still come to lie in a game, counted anew and slowly: what does not lie, was not set aside and
/// is in the game.
fn left(table: &Table) -> Vec<Piece> {
    let mut left: Vec<Piece> = Vec::new();
    let halves = if table.options.halves > 0 { Piece::halves().collect() } else { Vec::new() };
    for piece in Piece::tiles().chain(halves) {
        left.extend(std::iter::repeat_n(piece, usize::from(piece.kind().count)));
    }
    left.retain(|piece| !piece.is_half() || Table::is_played(table.options.marks, *piece));
    for gone in table.land.laid().iter().map(|laid| laid.piece).chain(table.aside.iter().copied()) {
        let at = left.iter().position(|piece| *piece == gone).unwrap();
        left.remove(at);
    }
    left
}

/// A feature, by the first piece and segment of it: where it grows it stays the same.
type First = (usize, u8);

fn first(table: &Table, root: u16) -> First {
    table.land.pieces_of(root).min().unwrap()
}

/// The cities, roads and monasteries with followers that need a square where nothing that is left fits.
fn walled(table: &Table) -> Vec<u16> {
    let (land, left) = (&table.land, left(table));
    let mut found = Vec::new();
    for gap in land.gaps().iter().filter(|gap| gap.half.is_none()) {
        if left.iter().any(|piece| land.fits(*piece, gap.square) != 0) {
            continue;
        }
        for root in land.held() {
            let node = land.node(root);
            let near = |square: Square| match node.feature {
                Feature::Monastery => gap.square.round().any(|one| one == square),
                _ => (0..4).any(|side| gap.square.beside(side) == square),
            };
            // A city may touch the gap with another of its sides only: which side it is, its pieces say.
            let touches = land.pieces_of(root).any(|(number, segment)| {
                let laid = land.laid()[number];
                let faces = (0..4).any(|side| {
                    laid.square.beside(side) == gap.square && laid.piece.shape(laid.turn).at[side] == segment
                });
                near(laid.square) && (node.feature == Feature::Monastery || faces)
            });
            if node.feature != Feature::Field && touches && !found.contains(&root) {
                found.push(root);
            }
        }
    }
    found
}

/// Looks at what is told to be finished no more, and at what is, when the next tile is drawn.
#[derive(Default)]
struct Mason {
    held: Vec<First>,
    before: Vec<First>,
    told: Vec<(Feature, Square)>,
    walled: usize,
    empty: usize,
}

impl Player<Table> for Mason {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, table: &Table, event: &Event) {
        match event {
            Event::Walled { feature, square, .. } => self.told.push((*feature, *square)),
            Event::Empty { square } => {
                let number = table.land.on(*square).next().unwrap();
                let segments = 0..table.land.laid()[number].piece.facts().segments.len() as u8;
                let roots = segments.map(|at| table.land.node(table.land.feature_at(number as u8, at)));
                let mut done = roots.filter(|node| node.feature == Feature::City && node.is_complete());
                assert!(done.any(|node| node.is_free()), "{square:?}");
                self.empty += 1;
            }
            Event::Drew { .. } => {
                let (land, roots) = (&table.land, walled(table));
                let now: Vec<First> = roots.iter().map(|root| first(table, *root)).collect();
                for (feature, square) in &self.told {
                    let same =
                        |root: &u16| (land.node(*root).feature, land.called(*root)) == (*feature, *square);
                    assert!(roots.iter().any(same), "{feature:?} {square:?} can still be finished");
                }
                // Who comes later to what is walled in is nobody's news, and what has met is told of as such.
                let met = self.before.iter().any(|one| !now.contains(one));
                let news = now.iter().any(|one| self.held.contains(one) && !self.before.contains(one));
                assert!(met || !news || !self.told.is_empty(), "{now:?} {:?}", self.before);
                self.walled += self.told.len();
                self.told.clear();
                self.before = now;
                self.held = land.held().iter().map(|root| first(table, *root)).collect();
            }
            _ => {}
        }
    }
}

#[test]
fn what_nothing_that_is_left_can_finish_is_told_and_nothing_else() {
    let mut mason = Mason::default();
    for game in 0..24 {
        let options = if game % 2 == 0 { Options::BASE } else { Options::PROPOSED };
        mason = Mason { walled: mason.walled, empty: mason.empty, ..Mason::default() };
        play_through(set_up(&options, 4, game_dice(6, game)), &mut mason).unwrap();
    }
    assert!(mason.walled > 30 && mason.empty > 0, "{} and {}", mason.walled, mason.empty);
}

#[test]
fn who_stood_longest_for_nothing_is_told_where_nothing_else_says_so() {
    let laid = |seat: u8, name: &str, turn, segment| Event::Laid {
        seat: Seat(seat),
        piece: Piece::from_id("U").unwrap(),
        square: square(name),
        turn,
        whole: false,
        segment,
        left: 6,
        hole: false,
    };
    // Ann lies in the field north of the road that goes on and on eastwards; no city is ever finished beside it.
    let field = {
        let segments = &Piece::from_id("U").unwrap().facts().segments;
        segments.iter().position(|segment| segment.feature == Feature::Field).unwrap() as u8
    };
    let turn = (0..4).find(|turn| Piece::from_id("U").unwrap().shape(*turn).edges[1] == Edge::Road).unwrap();
    let names: Vec<String> = (0..24).map(|at| format!("{}50", Square::new(at + 1, 0).column())).collect();
    let game = |farmer: usize| -> Vec<String> {
        let story: Vec<Event> = names
            .iter()
            .enumerate()
            .map(|(at, name)| laid(at as u8 % 2, name, turn, (at == farmer).then_some(field)))
            .collect();
        Table::highlights(&story).iter().map(|text| text.key.to_string()).collect()
    };
    assert!(game(0).contains(&"highlight-idle".to_owned()), "{:?}", game(0));
    assert!(!game(20).contains(&"highlight-idle".to_owned()), "three pieces are no long time");
    let told = |farmer| game(farmer).contains(&"highlight-idle".to_owned());
    assert!(told(3) && !told(4), "twenty pieces later, and nineteen");
}

/// Keeps what was told.
#[derive(Default)]
struct Scribe(Vec<Event>);

impl Player<Table> for Scribe {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        let view = table.view(Viewer::Spectator);
        for player in &view.players {
            assert_eq!(player.kinds.iter().sum::<u16>(), player.points, "every point comes from somewhere");
            assert_eq!(player.points + player.more.iter().sum::<u16>(), player.if_now);
        }
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, _: &Table, event: &Event) {
        self.0.push(event.clone());
    }
}

#[test]
fn what_is_kept_of_a_game_adds_up() {
    let mut scribe = Scribe::default();
    let ended = play_through(set_up(&Options::PROPOSED, 3, game_dice(9, 2)), &mut scribe).unwrap();
    let kept: Vec<serde_json::Value> = (0..3).map(|seat| ended.details(Seat(seat), &scribe.0)).collect();
    let places = ended.outcome().unwrap().placed();
    for (seat, kept) in (0..3).map(Seat).zip(&kept) {
        let n = |name: &str| kept[name].as_u64().unwrap();
        let player = ended.player(seat);
        let kinds = ["cities", "roads", "monasteries", "fields"].map(n);
        assert_eq!(kinds.to_vec(), player.kinds.map(u64::from).to_vec());
        assert_eq!(n("points"), u64::from(player.points));
        assert_eq!(n("points") - n("at_end"), u64::from(ended.before[seat.index()]));
        let own =
            |event: &&Event| matches!(event, Event::Laid { seat: by, segment: Some(_), .. } if *by == seat);
        let placed = scribe.0.iter().filter(own).count() as u64;
        assert_eq!(["knights", "thieves", "monks", "farmers"].map(n).iter().sum::<u64>(), placed);
        assert!(n("shared") <= n("scored") && n("best_turn") <= n("points") && n("best_turn") > 0);
        let better = ended.before.iter().filter(|points| **points > ended.before[seat.index()]).count();
        assert_eq!(n("before"), better as u64 + 1);
        let place = places.iter().find(|(one, _)| *one == seat).unwrap().1;
        let details = kept.clone();
        let said = Table::statistics(&[Ended { place, players: 3, drawn: false, details }]);
        let said = said.iter().find(|text| text.key == "career-places").unwrap();
        let moved = |name: &str, moved: bool| said.args.contains(&(name.to_owned(), i64::from(moved).into()));
        assert!(
            moved("risen", u64::from(place) < n("before")) && moved("fallen", u64::from(place) > n("before"))
        );
    }
    let records = Table::records(&Ended { place: 1, players: 3, drawn: false, details: kept[0].clone() });
    assert_eq!(records[0], ("points", i64::from(ended.player(Seat(0)).points)));
}

/// A tile that was drawn and lies is told in one sentence; one that does not lie yet, and the last one, are told.
#[test]
fn a_drawn_tile_is_told_where_it_lies() {
    let (seat, piece) = (Seat(0), Piece::from_id("V").unwrap());
    let drew = |last| Event::Drew { seat, piece, last };
    let square = square("M51");
    let laid =
        Event::Laid { seat, piece, square, turn: 0, whole: false, segment: None, left: 7, hole: false };
    let view = set_up(&Options::BASE, 2, Dice::from_number(1)).view(Viewer::Spectator);
    let told = |story: &[Event], from: i64| -> Vec<i64> {
        let story: Vec<(i64, Event)> = (1..).zip(story.iter().cloned()).collect();
        Table::tell(&view, &story, from, Viewer::Spectator).iter().map(|told| told.n).collect()
    };
    assert_eq!(told(&[drew(false)], 1), [1]);
    assert_eq!(told(&[drew(false), laid.clone(), drew(false)], 1), [2, 3]);
    assert_eq!(told(&[drew(false), laid.clone(), drew(true), laid], 2), [2, 3, 4]);
}

/// Those who have won together stand in one line.
#[test]
fn a_tie_is_one_verdict() {
    let mut table = set_up(&Options::BASE, 3, Dice::from_number(1));
    table.phase = Phase::Over;
    table.players[1].points = 9;
    let lines = |table: &Table| -> Vec<String> { table.verdict().into_iter().map(|text| text.key).collect() };
    assert_eq!(lines(&table), ["verdict-winner", "verdict-first", "verdict-place", "verdict-place"]);
    table.players[2].points = 9;
    assert_eq!(lines(&table), ["verdict-winner", "verdict-first", "verdict-first", "verdict-place"]);
    let won = Arg::Players(vec![Seat(1), Seat(2)]);
    assert!(table.verdict()[0].args.contains(&("player".to_owned(), won)));
}
