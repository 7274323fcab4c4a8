//! Races, names and the exhibits of the gallery.

use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::drivers::{Random, game_dice, rookie};
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::{Event, Options, Race, Reactions, View};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Now, Pick, Player, Saved, Seat, Viewer};
use sobremesa::words::Language;

/// The pictures of a race, scene by scene.
pub struct Easel;

impl Easel {
    fn draw(&self, scene: Scene<'_, Race>, names: &[String], language: Language) -> Option<Drawing> {
        Race::draw(scene, &Captions::new(names, super::words(language)))
    }

    pub fn table(&self, view: &View, names: &[String], language: Language) -> Option<Drawing> {
        self.draw(Scene::Public(view, &[]), names, language)
    }

    pub fn moment(
        &self,
        view: &View,
        story: &[Event],
        names: &[String],
        language: Language,
    ) -> Option<Drawing> {
        self.draw(Scene::Public(view, story), names, language)
    }

    pub fn hand(&self, view: &View, names: &[String], language: Language) -> Option<Drawing> {
        self.draw(Scene::Own(view, None), names, language)
    }

    pub fn banner(&self, language: Language) -> Option<Drawing> {
        self.draw(Scene::Lobby, &[], language)
    }

    pub fn card(&self, id: &str, language: Language) -> Option<Drawing> {
        self.draw(Scene::Card(id), &[], language)
    }

    pub fn test(&self, event: &Event, names: &[String], language: Language) -> Option<Drawing> {
        self.draw(Scene::Moment(std::slice::from_ref(event)), names, language)
    }

    pub fn result(
        &self,
        view: &View,
        story: &[Event],
        names: &[String],
        language: Language,
    ) -> Option<Drawing> {
        self.draw(Scene::End(view, story), names, language)
    }
}

pub fn pictures() -> Easel {
    Easel
}

pub fn names() -> Vec<String> {
    let names =
        ["Ana", "Bartholomew Whateley", "Chiara", "D'Arcy", "Émile", "Frau Müller", "Grzegorz Łęcki", "Haru"];
    names.map(str::to_owned).to_vec()
}

/// What people might call themselves.
pub fn hostile() -> Vec<String> {
    vec![
        "</text><script>alert(1)</script>&\"'".to_owned(),
        "W".repeat(200),
        "🦑🐙👩‍🚀 松本".to_owned(),
        "\u{202e}مرحبا بالعالم שלום".to_owned(),
        format!("Z{}algo", "\u{301}\u{316}\u{489}".repeat(30)),
        String::new(),
        "\u{1}\u{7f}\u{fffe}\u{200b}".to_owned(),
        "a\nb\tc   d ﷽ ꧁꧂ ８".to_owned(),
    ]
}

pub fn view(now: &Now<Race>, viewer: Viewer) -> View {
    now.game.view(viewer)
}

/// A race that stops after so many answers, of rookies or of players who do anything; with it what was told.
pub fn race(seats: u8, seed: u64, answers: usize, wild: bool) -> (Now<Race>, Vec<Event>) {
    let options = Options::proposed(seats, Reactions::First);
    let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(seed, 0)).unwrap();
    let mut story: Vec<Event> = Vec::new();
    let mut whims = Random::new(seed);
    let mut tell = |now: &Now<Race>| story.extend(now.news.iter().cloned());
    tell(&now);
    for _ in 0..answers {
        if now.asks.is_empty() {
            break;
        }
        let input = if wild { anything(&mut whims, &now) } else { sensible(&now, &now.asks[0]) };
        now = saved.submit(input).unwrap();
        tell(&now);
    }
    (now, story)
}

/// A race at its end.
pub struct End {
    pub now: Now<Race>,
    pub story: Vec<Event>,
}

pub fn end(seats: u8, seed: u64, wild: bool) -> End {
    let (now, story) = race(seats, seed, usize::MAX, wild);
    End { now, story }
}

fn sensible(now: &Now<Race>, ask: &Ask<Race>) -> Input<Race> {
    let answer = rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
    Input { seat: ask.seat, by: By::Player, about: ask.about, answer }
}

fn anything(whims: &mut Random, now: &Now<Race>) -> Input<Race> {
    let Pick { ask, choice } = Player::<Race>::answer(whims, &now.game, &now.asks);
    let ask = &now.asks[ask];
    Input { seat: ask.seat, by: By::Player, about: ask.about, answer: ask.answer(choice).unwrap() }
}

/// The same race with hands and deck dealt anew.
pub fn redealt(race: &Race, dice: &mut Dice) -> Race {
    let mut other = race.clone();
    let mut unseen: Vec<Card> = other.deck.0.drain(..).collect();
    let flag = unseen.iter().position(|card| *card == Card::CheckeredFlag).map(|at| unseen.remove(at));
    let sizes: Vec<usize> = other.cars.iter().map(|car| car.hand.len()).collect();
    for car in &mut other.cars {
        unseen.extend(car.hand.drain(..));
    }
    dice.shuffle(&mut unseen);
    for (seat, size) in sizes.into_iter().enumerate() {
        for card in unseen.split_off(unseen.len() - size) {
            other.to_hand(Seat(seat as u8), card);
        }
    }
    unseen.extend(flag);
    dice.shuffle(&mut unseen);
    other.deck.extend(unseen);
    other.scene.declaring = None;
    other
}

/// What hangs in the gallery.
pub fn exhibits() -> Vec<(String, Drawing)> {
    let (english, spanish) = (Language::English, Language::Spanish);
    let mut all = Vec::new();
    for (seats, answers, language) in
        [(3, 90, english), (5, 160, spanish), (8, 6, english), (8, 900, english)]
    {
        let (now, _) = race(seats, 4, answers, false);
        let table = pictures().table(&view(&now, Viewer::Spectator), &names(), language).unwrap();
        all.push((format!("table-of-{seats}-after-{answers}-{}", language.id()), table));
    }
    for (seats, language) in [(4, english), (8, spanish)] {
        let (now, _) = race(seats, 4, 0, false);
        let fleet = pictures().table(&view(&now, Viewer::Spectator), &names(), language).unwrap();
        all.push((format!("fleet-of-{seats}-{}", language.id()), fleet));
    }
    all.push(("table-with-dice".to_owned(), with_dice(english)));
    let (now, _) = race(4, 6, 40, false);
    for language in [english, spanish] {
        let hand = pictures().hand(&view(&now, Viewer::Seat(Seat(1))), &names(), language).unwrap();
        all.push((format!("hand-{}", language.id()), hand));
    }
    let cards =
        ["chaos_spell", "dr_armitage", "spacemeadweiser", "nodens_snow_chains", "ia_ia", "checkered_flag"];
    let mut sheet = view(&now, Viewer::Seat(Seat(1)));
    sheet.hand = cards.iter().filter_map(|id| Card::from_id(id)).collect();
    all.push(("card-of-each-type".to_owned(), pictures().hand(&sheet, &names(), english).unwrap()));
    all.push(("card-large".to_owned(), pictures().card("gremlins", spanish).unwrap()));
    all.push(("vehicles".to_owned(), all_vehicles()));
    all.push(("banner".to_owned(), pictures().banner(spanish).unwrap()));
    let End { now, story } = end(8, 4, false);
    let result = pictures().result(&view(&now, Viewer::Spectator), &story, &names(), english).unwrap();
    all.push(("result".to_owned(), result));
    let longest = |kind: &str| {
        let json = |event: &Event| serde_json::to_value(event).unwrap();
        let of_kind = story.iter().filter(|event| json(event).get(kind).is_some());
        of_kind.max_by_key(|event| json(event).to_string().len()).unwrap().clone()
    };
    for (name, kind, language) in [("test", "passing_test", english), ("repair", "repair_test", spanish)] {
        all.push((name.to_owned(), pictures().test(&longest(kind), &names(), language).unwrap()));
    }
    all
}

/// A table with the last test of the turn below it.
fn with_dice(language: Language) -> Drawing {
    let mut moments = (60..).map(|answers| race(4, 4, answers, false)).filter_map(|(now, story)| {
        let view = view(&now, Viewer::Spectator);
        let table = pictures().table(&view, &names(), language)?;
        let moment = pictures().moment(&view, &story, &names(), language)?;
        (moment.height > table.height && now.game.scene.test.is_none()).then_some(moment)
    });
    moments.next().unwrap()
}

/// Every vehicle's picture on one sheet.
fn all_vehicles() -> Drawing {
    let mut body = String::new();
    let mut foot = [0; 2];
    for (at, vehicle) in Vehicle::ALL.into_iter().enumerate() {
        let drawing = pictures().card(vehicle.id(), Language::English).unwrap();
        let inner = drawing.svg.split_once('>').unwrap().1.rsplit_once("</svg>").unwrap().0.to_owned();
        let (column, height) = (at % 2, drawing.height / 2);
        let (x, y) = (500 * column, foot[column]);
        body.push_str(&format!("<g transform=\"translate({x} {y}) scale(0.5)\">{inner}</g>"));
        foot[column] += height;
    }
    let height = foot[0].max(foot[1]);
    let head = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1000\" height=\"{height}\">");
    Drawing { svg: format!("{head}{body}</svg>"), width: 1000, height, alt: "All vehicles".to_owned() }
}
