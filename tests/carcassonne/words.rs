//! Everything that is said in whole games can be said in every language, and buttons have room for it.

use crate::playing::{piece, square};
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::label;
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::shape::Feature;
use sobremesa::games::carcassonne::{Event, Marks, Options, Table};
use sobremesa::kernel::{
    Arg, Ask, Dice, Ended, Game, Lobby, Lookup, Pick, Player, Recalls, Seat, Tells, Tempo, Text, Viewer,
    play_through,
};
use sobremesa::words::{Language, Nobody, Words};
use std::collections::BTreeSet;

/// As many characters as a button has room for.
const BUTTON: usize = 80;

struct Reader {
    random: Random,
    words: Vec<Words>,
    names: Vec<String>,
    story: Vec<Event>,
    keys: BTreeSet<String>,
}

impl Reader {
    fn new() -> Reader {
        let words = Language::ALL.iter().map(|language| Words::of(*language, Some(Table::book())));
        let names = ["Ann", "Bob", "Carmen", "Dora", "Eva", "Finn"].map(str::to_owned).to_vec();
        Reader {
            random: Random::new(1),
            words: words.collect(),
            names,
            story: Vec::new(),
            keys: BTreeSet::new(),
        }
    }

    fn read(&mut self, text: &Text, most: usize) {
        self.note(text);
        for words in &self.words {
            let said = words.say(text, &self.names);
            let sound = !said.is_empty() && said != text.key && !said.contains("{$") && !said.contains("{ $");
            assert!(sound, "{}: {said} ({words:?})", text.key);
            assert!(said.chars().count() <= most, "{} is too long: {said}", text.key);
        }
    }

    fn note(&mut self, text: &Text) {
        self.keys.insert(text.key.clone());
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(inner) => self.note(inner),
                Arg::Name(key) => {
                    let known = self.words.iter().all(|words| words.has(key));
                    assert!(known, "{}: nothing is said for {key}", text.key);
                }
                Arg::Names(keys) => {
                    keys.iter()
                        .for_each(|key| assert!(self.words.iter().all(|words| words.has(key)), "{key}"));
                }
                _ => {}
            }
        }
    }

    fn screen(&mut self, table: &Table, viewer: Viewer, ask: Option<&Ask<Table>>) {
        let screen = Table::screen(&table.view(viewer), ask);
        let lines = [&screen.heading].into_iter().chain(&screen.lines).chain(&screen.summary);
        let lines = lines.chain(&screen.standing).chain(&screen.hand).chain(&screen.own);
        lines.for_each(|text| self.read(text, 400));
        let mut offered = 0;
        for group in &screen.groups {
            self.read(&group.about, 150);
            for press in &group.presses {
                self.read(&press.label, if group.presses.len() > 5 { 100 } else { BUTTON });
                press.hint.iter().for_each(|hint| self.read(hint, 100));
                offered += 1;
            }
        }
        assert_eq!(offered, ask.map_or(0, |ask| ask.choices.len()), "every answer has its button");
    }
}

impl Player<Table> for Reader {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        for ask in asks {
            self.screen(table, Viewer::Seat(ask.seat), Some(ask));
            let question = Table::question(&table.view(Viewer::Spectator), ask.seat, ask.about);
            self.read(&question, 200);
        }
        if self.story.len().is_multiple_of(9) {
            self.screen(table, Viewer::Spectator, None);
        }
        self.random.answer(table, asks)
    }

    fn hear(&mut self, _: &Table, event: &Event) {
        self.story.push(event.clone());
        let line = Table::line(event, Viewer::Spectator).unwrap();
        self.read(&line, 400);
    }
}

#[test]
fn whole_games_can_be_said() {
    let mut reader = Reader::new();
    for game in 0..12 {
        reader.story.clear();
        let marks = [Marks::HillsAndCircles, Marks::Out][game as usize % 2];
        let options = Options { halves: 3, marks, fields: game % 3 != 0, begins: None };
        let seats = 2 + (game % 5) as u8;
        let table = Table::setup(&options, &[], seats, game_dice(8, game)).unwrap();
        let ended = play_through(table, &mut reader).unwrap();
        reader.screen(&ended, Viewer::Spectator, None);
        let story = reader.story.clone();
        Table::highlights(&story).iter().chain(&ended.verdict()).for_each(|text| reader.read(text, 400));
        let details = ended.details(Seat(0), &story);
        let kept = Ended { place: 1, players: seats, drawn: false, details };
        Table::statistics(&[kept]).iter().for_each(|text| reader.read(text, 200));
    }
    let great = serde_json::json!({ "points": 120, "largest_city": 40, "longest_road": 12 });
    let ended = Ended { place: 1, players: 2, drawn: false, details: great };
    for milestone in Table::milestones(&[ended]) {
        reader.read(&milestone.with("player", Seat(0)), 200);
    }
    for (id, title) in Table::catalogue() {
        reader.read(&title, 80);
        Table::card(&id).unwrap().lines.iter().for_each(|line| reader.read(line, 300));
    }
    for tempo in [Tempo::Live, Tempo::Slow] {
        reader.read(&Table::takes(&Options::PROPOSED, 4, tempo), 80);
    }
    let told =
        ["tell-", "why-", "highlight-", "milestone-", "career-", "ask-", "question-", "press-", "hint-"];
    let unsaid: BTreeSet<String> = keys().into_iter().filter(|key| !reader.keys.contains(key)).collect();
    let unsaid: Vec<&String> =
        unsaid.iter().filter(|key| told.iter().any(|kind| key.starts_with(kind))).collect();
    // What a dozen games of whims do not bring: a tie on a hill, a city of one square, a majority, a half
    // that nobody used, a road without an end, a hole that a half fills, points for three by one tile.
    let rare = [
        "tell-hill-tie",
        "tell-city-one",
        "tell-aside",
        "tell-robbed",
        "tell-unused",
        "highlight-aside",
        "highlight-robbed",
        "tell-city-huge",
        "highlight-gift",
        "tell-road-ring",
        "highlight-hole",
        "highlight-many",
    ];
    assert!(unsaid.iter().all(|key| rare.contains(&key.as_str())), "{unsaid:?}");
}

#[test]
fn who_holds_something_is_named_once_with_how_many_followers() {
    let mut table = crate::play::set_up(&Options::BASE, 3, Dice::from_number(1));
    let field =
        piece("D").facts().segments.iter().position(|one| one.feature == Feature::Field).unwrap() as u8;
    for (seat, who) in [(2, ": C 1. "), (0, ": A 1, C 1. "), (2, ": A 1, C 2. ")] {
        table.land.place(Follower { seat: Seat(seat), laid: 0, segment: field });
        let root = table.land.feature_at(0, field);
        let view = table.view(Viewer::Spectator);
        let shared = who.contains("A 1");
        for language in Language::ALL {
            let names = ["A", "B", "C"].map(str::to_owned).to_vec();
            let words = Words::of(language, Some(Table::book()));
            let said = words.say(&label::held(&view, root), &names);
            assert!(said.contains(who), "{said}");
            // Whoever holds it alone knows who they are.
            let own = words.say(&label::own(&view, root), &names);
            assert_eq!((own.contains("A 1"), own.contains("C ")), (shared, shared), "{own}");
        }
    }
}

/// What has come to nothing yet takes one line of one's own page, however many fields it is; what others
/// stand on, too, is told apart.
#[test]
fn fields_without_a_finished_city_share_a_line() {
    let mut table = crate::play::set_up(&Options::BASE, 2, Dice::from_number(1));
    let segments = piece("D").facts().segments.iter().enumerate();
    let fields: Vec<u8> =
        segments.filter(|(_, one)| one.feature == Feature::Field).map(|(at, _)| at as u8).collect();
    let own = |table: &Table| -> Vec<String> {
        let lines = Table::screen(&table.view(Viewer::Seat(Seat(0))), None).own;
        lines.into_iter().map(|line| line.key).filter(|key| key != "own-supply").collect()
    };
    for field in &fields {
        table.land.place(Follower { seat: Seat(0), laid: 0, segment: *field });
    }
    assert_eq!((fields.len(), own(&table)), (2, vec!["own-bare".to_owned()]));
    let lines = Table::screen(&table.view(Viewer::Seat(Seat(0))), None).own;
    let names = ["A", "B"].map(str::to_owned).to_vec();
    let said = |language| Words::of(language, Some(Table::book())).say(&lines[1], &names);
    let square = said(Language::English).split(&[' ', ':'][..]).nth(1).unwrap().to_owned();
    assert_eq!(said(Language::English), format!("Field {square}: no finished city yet"));
    assert_eq!(said(Language::Spanish), format!("Campo {square}: aún sin ciudad acabada"));
    table.land.place(Follower { seat: Seat(1), laid: 0, segment: fields[1] });
    assert_eq!(own(&table), ["own-held", "own-bare"]);
}

/// Peasants, and what is said of several fields that touch finished cities.
struct Farmers(Vec<String>);

impl Player<Table> for Farmers {
    fn answer(&mut self, table: &Table, asks: &[Ask<Table>]) -> Pick {
        // Whoever is asked something reads no more of it than their best.
        let own = Table::screen(&table.view(Viewer::Seat(asks[0].seat)), None).own;
        let words = Words::of(Language::English, Some(Table::book()));
        self.0
            .extend(own.iter().filter(|line| line.key == "own-fields").map(|line| words.say(line, &Nobody)));
        Rookies.answer(table, asks)
    }
}

/// What fields are worth takes one line, too: each with its points, three for a city.
#[test]
fn fields_with_finished_cities_share_a_line() {
    let mut farmers = Farmers(Vec::new());
    for game in 0..6 {
        let table = crate::play::set_up(&Options::BASE, 2, game_dice(31, game));
        play_through(table, &mut farmers).unwrap();
    }
    assert!(!farmers.0.is_empty(), "nobody had two of them");
    for said in farmers.0 {
        let fields: Vec<&str> = said.strip_prefix("Fields now: ").unwrap().split(", ").collect();
        let points = fields.iter().map(|one| one.rsplit(' ').next().unwrap().parse::<u32>().unwrap());
        assert!(fields.len() > 1 && points.clone().all(|points| points > 0 && points % 3 == 0), "{said}");
    }
}

/// Every message of the English files.
fn keys() -> Vec<String> {
    let edition = &Table::book().editions[0];
    let lines = edition.messages.iter().flat_map(|(_, text)| text.lines());
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(key).collect()
}

/// A city that is open towards other squares takes one of them at least; one that is open along a long side
/// alone can be closed as it is. R9: everybody knows it by its northernmost square, wherever their own
/// follower stands.
#[test]
fn what_a_city_comes_to_at_least() {
    let mut table = crate::play::set_up(&Options::BASE, 2, Dice::from_number(1));
    table.land.place(Follower { seat: Seat(0), laid: 0, segment: 0 });
    let said = |table: &Table, seat: u8| {
        let root = table.land.feature_at(0, 0);
        let words = Words::of(Language::English, Some(Table::book()));
        words.say(&label::own(&table.view(Viewer::Seat(Seat(seat))), root), &Nobody)
    };
    assert_eq!(said(&table, 0), "City M50: open sides 1 · now 1, closed 4+");
    let (half, north) = (Piece::from_id("half_wing_right").unwrap(), square("M49"));
    let turn = table.land.fits(half, north).trailing_zeros() as u8;
    table.land.put(half, north, turn, None).unwrap();
    assert_eq!(said(&table, 0), "City M50: open sides 1 · now 2, closed 4+");
    assert!(said(&table, 1).starts_with("City M50: "));
}
