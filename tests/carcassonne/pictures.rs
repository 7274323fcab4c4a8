//! The pictures: drawn from views, of a size that can be sent, and without anything that a viewer may not know.
//!
//! `CARCASSONNE_PICTURES=folder` keeps them to be looked at.

use crate::play::set_up;
use crate::playing::{ANN, Playing, piece, square};
use sobremesa::drawing::{ALT_MAX, Captions, Drawing, Pictures, Scene};
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::{About, Answer, Event, Options, Table};
use sobremesa::kernel::{Ask, Dice, Game, Lobby, Lookup, Pick, Player, Seat, Viewer, play_through};
use sobremesa::words::{Language, Words};
use std::time::Instant;

/// What a finished game's map may weigh, in bytes.
const HEAVY: usize = 120_000;
/// What the squares round the one that is being chosen may weigh.
const LIGHT: usize = 80_000;

fn captions() -> Captions {
    let names = ["Ann", "Bob", "Carmen", "Dora"].map(str::to_owned);
    Captions::new(&names, Words::of(Language::English, Some(Table::book())))
}

fn keep(name: &str, drawing: &Drawing) -> usize {
    let started = Instant::now();
    let png = drawing.png().unwrap();
    assert!(drawing.alt.chars().count() <= ALT_MAX && !drawing.alt.is_empty(), "{name}: {}", drawing.alt);
    if let Ok(folder) = std::env::var("CARCASSONNE_PICTURES") {
        std::fs::write(format!("{folder}/{name}.png"), &png).unwrap();
        let (bytes, time) = (png.len(), started.elapsed());
        std::fs::write(format!("{folder}/{name}.txt"), format!("{bytes} bytes in {time:?}\n{}", drawing.alt))
            .unwrap();
    }
    png.len()
}

/// Draws each kind of question once.
struct Painter<P> {
    player: P,
    seen: Vec<About>,
    story: Vec<Event>,
}

impl<P: Player<Table>> Player<Table> for Painter<P> {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        let ask = &asks[0];
        let late = table.land.laid().len() > 30 && ask.choices.len() > 1;
        if late && !self.seen.contains(&ask.about) {
            self.seen.push(ask.about);
            let view = table.view(Viewer::Seat(ask.seat));
            let drawing = Table::draw(Scene::Own(&view, Some(ask)), &captions());
            let is_drawn = match ask.about {
                About::Begin => !view.hand.is_empty(),
                about => !matches!(about, About::Circle(_) | About::More(_) | About::Home(_)),
            };
            assert_eq!(drawing.is_some(), is_drawn, "{:?}", ask.about);
            if let Some(drawing) = drawing {
                let bytes = keep(&format!("ask-{:?}", ask.about), &drawing);
                let bound = if matches!(ask.about, About::Turn | About::Follower) { LIGHT } else { HEAVY };
                assert!(bytes <= bound, "{:?}: {bytes} bytes", ask.about);
                // Beneath it are the answers, which a wide screen is to show, too.
                let low = match ask.about {
                    About::Square => 102,
                    About::Begin => 82,
                    _ => 75,
                };
                let (width, height) = (drawing.width, drawing.height);
                assert!(height * 100 <= width * low, "{:?}: {width} x {height}", ask.about);
            }
            let public = table.view(Viewer::Spectator);
            keep("public", &Table::draw(Scene::Public(&public, &self.story), &captions()).unwrap());
        }
        self.player.answer(table, asks)
    }

    fn hear(&mut self, _: &Table, event: &Event) {
        self.story.push(event.clone());
    }
}

#[test]
fn a_finished_game_can_be_sent() {
    let table = Table::setup(&Options::PROPOSED, &[], 4, game_dice(3, 1)).unwrap();
    let mut painter = Painter { player: Rookies, seen: Vec::new(), story: Vec::new() };
    let ended = play_through(table, &mut painter).unwrap();
    assert!(
        painter.seen.contains(&About::Square) && painter.seen.contains(&About::Follower),
        "{:?}",
        painter.seen
    );
    let view = ended.view(Viewer::Spectator);
    let drawing = Table::draw(Scene::End(&view, &painter.story), &captions()).unwrap();
    let bytes = keep("finished", &drawing);
    assert!(bytes <= HEAVY, "{bytes} bytes");
    let table = Table::setup(&Options::PROPOSED, &[], 4, game_dice(3, 2)).unwrap();
    let wild = play_through(table, &mut Random::new(4)).unwrap();
    let drawing = Table::draw(Scene::Public(&wild.view(Viewer::Spectator), &[]), &captions()).unwrap();
    let bytes = keep("wild", &drawing);
    assert!(bytes <= HEAVY, "{bytes} bytes");
}

/// Beneath a map are buttons, which a telephone shows only where the map leaves room.
#[test]
fn a_map_that_has_grown_high_is_drawn_hardly_higher_than_wide() {
    let mut high = 0;
    for seed in 0..12 {
        let table = Table::setup(&Options::PROPOSED, &[], 2, game_dice(3, seed)).unwrap();
        let view = play_through(table, &mut Random::new(seed)).unwrap().view(Viewer::Spectator);
        let squares: Vec<Square> = view.land.laid().iter().map(|laid| laid.square).collect();
        let span = |of: fn(&Square) -> i8| {
            let (least, most) =
                (squares.iter().map(of).min().unwrap(), squares.iter().map(of).max().unwrap());
            i32::from(most) - i32::from(least) + 1
        };
        high += usize::from(span(|one| one.y) * 5 > span(|one| one.x) * 6);
        for scene in [Scene::Public(&view, &[]), Scene::End(&view, &[])] {
            let drawing = Table::draw(scene, &captions()).unwrap();
            assert!(drawing.height * 100 <= drawing.width * 117, "{} x {}", drawing.width, drawing.height);
        }
    }
    assert!(high > 0, "one of these maps is a fifth higher than wide at least");
}

#[test]
fn every_piece_and_the_lobby_can_be_drawn() {
    keep("lobby", &Table::draw(Scene::Lobby, &captions()).unwrap());
    for (id, _) in Table::catalogue() {
        let drawing = Table::draw(Scene::Card(&id), &captions()).unwrap();
        assert!(drawing.tree().is_ok(), "{id}");
        if id.contains("cap_left") || id.contains("three") {
            keep(&id, &drawing);
        }
    }
    assert!(Table::draw(Scene::Card("nonsense"), &captions()).is_none());
}

/// Two tables that differ only in the halves that others hold give the same picture.
#[test]
fn pictures_tell_nothing() {
    let one = Table::setup(&Options::PROPOSED, &[], 3, game_dice(3, 1)).unwrap();
    let mut other = one.clone();
    let (mine, undealt) = (other.players[1].hand[0], other.undealt[0]);
    (other.players[1].hand.0[0], other.undealt.0[0]) = (undealt, mine);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let draw = |table: &Table| {
            let view = table.view(viewer);
            let whole = Table::draw(Scene::Public(&view, &[]), &captions()).unwrap();
            let own = Table::draw(Scene::Own(&view, None), &captions());
            (whole.svg, whole.alt, own.map(|own| own.svg))
        };
        assert_eq!(draw(&one), draw(&other));
    }
}

#[test]
fn a_large_map_is_looked_at_closer_part_by_part() {
    let begun = Table::setup(&Options::PROPOSED, &[], 2, game_dice(3, 1)).unwrap();
    let names = |table: &Table| Table::close_ups(&table.view(Viewer::Spectator));
    let small: Vec<String> = names(&begun).into_iter().map(|name| name.key).collect();
    let lists = ["close-up-holds", "close-up-left", "close-up-fits", "close-up-points"];
    assert_eq!(small, lists, "the picture of a small map shows all of the map");
    assert!(Table::draw_close_up(&begun.view(Viewer::Spectator), 4, &captions()).is_none());
    let wild = play_through(begun, &mut Random::new(4)).unwrap();
    let view = wild.view(Viewer::Spectator);
    let names: Vec<String> =
        names(&wild).iter().map(|name| captions().words.say(name, &captions().names)).collect();
    assert!(names.len() > 3, "{names:?}");
    let followers = names.iter().filter(|name| name.starts_with("Followers of ")).count();
    let out = |seat: &u8| view.land.followers().iter().any(|one| one.seat == Seat(*seat));
    assert_eq!(followers, (0..2).filter(out).count(), "{names:?}");
    for (at, name) in names.iter().enumerate() {
        let drawing = Table::draw_close_up(&view, at, &captions()).unwrap();
        assert!(drawing.alt.starts_with(name), "{name}: {}", drawing.alt);
        assert!(keep(&format!("close-up-{at}"), &drawing) <= HEAVY);
    }
    assert!(Table::draw_close_up(&view, names.len(), &captions()).is_none());
}

/// What the last move gave stands in the picture; where only a part of the map is shown, so does the whole, small.
#[test]
fn points_and_the_whole_map_are_in_the_picture() {
    let begun = Table::setup(&Options::BASE, &[], 2, game_dice(3, 1)).unwrap();
    let mut painter = Painter { player: Rookies, seen: Vec::new(), story: Vec::new() };
    let over = play_through(begun, &mut painter).unwrap();
    let at = painter.story.iter().position(
        |event| matches!(event, Event::Scored { score, .. } if !score.to.is_empty() && score.points == 4),
    );
    let told = &painter.story[..=at.unwrap()];
    let view = over.view(Viewer::Spectator);
    let draw = |told: &[Event]| Table::draw(Scene::Public(&view, told), &captions()).unwrap().svg;
    assert!(draw(told).contains(">+4<") && !draw(&[]).contains(">+4<"));
}

/// A road straight eastwards, longer than what a table shows.
#[test]
fn a_table_shows_of_a_very_large_map_where_the_last_pieces_lie() {
    let mut table = Table::setup(&Options::PROPOSED, &[], 2, game_dice(3, 1)).unwrap();
    let straight = Piece::from_id("U").unwrap();
    let start = table.land.laid()[0].square;
    let (mut units, mut small) = (Vec::new(), Vec::new());
    for east in 1..30 {
        let square = Square::new(start.x + east, start.y);
        let turn = (0..4).find(|turn| table.land.fits(straight, square) & 1 << turn != 0).unwrap();
        table.land.put(straight, square, turn, None).unwrap();
        let view = table.view(Viewer::Spectator);
        let drawing = Table::draw(Scene::Public(&view, &[]), &captions()).unwrap();
        let piece = drawing.svg.split("<use ").nth(1).and_then(|one| one.split("scale(").nth(1)).unwrap();
        units.push(piece.split(')').next().unwrap().parse::<f32>().unwrap());
        small.push(drawing.svg.matches("fill='#a8c66c'").count());
    }
    // The whole stands in the header as soon as a part of it is not shown: a small square for each.
    assert!(small[28] >= small[0] + 25, "{small:?}");
    // A ring round sixteen columns; from then on nothing becomes smaller.
    assert!(units[10] > units[14] && units[14..].iter().all(|unit| *unit == units[14]), "{units:?}");
}

/// A road goes on to the east of the first tile: on either side of it a farmer's field reaches over both
/// tiles, in the farmer's colour.
#[test]
fn before_a_farmer_lies_down_it_is_seen_how_far_the_field_reaches() {
    let mut table = set_up(&Options::BASE, 2, Dice::from_number(1));
    table.mover = ANN;
    table.stack.0 = [piece("B"), piece("U")].into_iter().collect();
    let mut playing = Playing::new(table);
    playing.say(Answer::At(square("N50")));
    while playing.asked().1 == About::Turn {
        let first = playing.asked().2[0];
        playing.say(first);
    }
    let (_, about, choices) = playing.asked();
    assert_eq!((about, choices.len()), (About::Follower, 4), "a thief, two farmers, nobody");
    let tinted = |ask: Option<&Ask<Table>>, red: &str| {
        let view = playing.now.game.view(Viewer::Seat(ANN));
        let drawing = Table::draw(Scene::Own(&view, ask), &captions()).unwrap();
        let hatched = drawing.svg.matches("fill='url(#reach)'").count();
        assert_eq!(drawing.svg.contains(&format!("height='16' fill='{red}'")), hatched > 0);
        hatched
    };
    assert_eq!(tinted(Some(&playing.now.asks[0]), "#d33a2c"), 4, "two fields on two tiles");
    assert_eq!(tinted(None, "#d33a2c"), 0, "nobody is asked");
}

#[test]
fn a_road_that_runs_straight_is_seen() {
    let table = Table::setup(&Options::PROPOSED, &[], 2, game_dice(3, 1)).unwrap();
    let drawing = Table::draw(Scene::Public(&table.view(Viewer::Spectator), &[]), &captions()).unwrap();
    assert_eq!((drawing.width, drawing.height), (640, 448));
    let png = drawing.png().unwrap();
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    let samples = info.color_type.samples();
    let at = |x: usize, y: usize| pixels[y * info.line_size + x * samples..][..3].to_vec();
    // The first tile lies from (272, 222) to (368, 318), and its road runs from east to west.
    assert_eq!(at(290, 270), [0xf3, 0xe7, 0xc4]);
    assert_eq!(at(290, 300), [0xa8, 0xc6, 0x6c]);
}

/// Looks before each answer whom the last move sent home, and whether the picture shows it.
struct Homecoming {
    home: usize,
    most: usize,
}

impl Player<Table> for Homecoming {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        assert_eq!(table.gone.len(), self.home);
        if self.home > 0 || table.land.laid().len() < 10 {
            let view = table.view(Viewer::Spectator);
            let drawing = Table::draw(Scene::Public(&view, &[]), &captions()).unwrap();
            assert_eq!(drawing.svg.matches("stroke-dasharray='3 2'").count(), self.home);
            keep(&format!("home-{}", self.home), &drawing);
        }
        self.most = self.most.max(self.home);
        Rookies.answer(table, asks)
    }

    fn hear(&mut self, _: &Table, event: &Event) {
        match event {
            Event::Laid { .. } => self.home = 0,
            Event::Scored { score, .. } => {
                self.home += score.followers.iter().map(|home| usize::from(*home)).sum::<usize>();
            }
            Event::Home { .. } => self.home += 1,
            _ => {}
        }
    }
}

#[test]
fn whoever_has_just_gone_home_leaves_a_pale_outline() {
    let mut player = Homecoming { home: 0, most: 0 };
    let begun = Table::setup(&Options::PROPOSED, &[], 4, game_dice(3, 1)).unwrap();
    play_through(begun, &mut player).unwrap();
    assert!(player.most > 0);
}

#[test]
fn a_tile_that_was_set_aside_is_crossed_out() {
    let mut table = Table::setup(&Options::BASE, &[], 2, game_dice(3, 1)).unwrap();
    let mut crosses = Vec::new();
    for aside in ["", "C", "X"] {
        table.aside.extend(Piece::from_id(aside));
        let view = table.view(Viewer::Spectator);
        let drawing = Table::draw(Scene::Public(&view, &[]), &captions()).unwrap();
        keep(&format!("aside-{}", table.aside.len()), &drawing);
        crosses.push((
            drawing.svg.matches("stroke='#d33a2c' stroke-width='4'").count(),
            drawing.svg.contains(">2</text>"),
        ));
    }
    assert_eq!(crosses, [(0, false), (1, false), (1, true)], "the last of them, and how many");
}
