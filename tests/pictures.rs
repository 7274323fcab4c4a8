//! The pictures: they can be read, say the same in words, show nothing that is hidden, and stay as they are.

use cthulhu500::drivers::{Random, game_dice};
use cthulhu500::games::cthulhu500::{Options, Race, Reactions};
use cthulhu500::lang::Language;
use cthulhu500::picture::{Drawing, Pictures, by_kind};
use cthulhu500::table::{Ask, By, Game, Input, Now, Saved, Seat, Viewer};
use serde_json::Value;

fn pictures() -> &'static dyn Pictures {
    by_kind("cthulhu500").unwrap()
}

fn names() -> Vec<String> {
    ["Ana", "Bartholomew Whateley", "Chiara", "D'Arcy", "Émile", "Frau Müller", "Grzegorz", "Haru"]
        .map(str::to_owned)
        .to_vec()
}

fn value(now: &Now<Race>, viewer: Viewer) -> Value {
    serde_json::to_value(now.game.view(viewer)).unwrap()
}

/// A game of rookies that stops after so many answers.
fn race(seats: u8, seed: u64, answers: usize) -> (Now<Race>, Vec<Value>) {
    let options = Options::proposed(seats, Reactions::First);
    let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(seed, 0)).unwrap();
    let mut story: Vec<Value> = Vec::new();
    let mut tell =
        |now: &Now<Race>| story.extend(now.news.iter().map(|event| serde_json::to_value(event).unwrap()));
    tell(&now);
    for _ in 0..answers {
        let Some(ask) = now.asks.first() else { break };
        now = saved.submit(rookie(&now, ask)).unwrap();
        tell(&now);
    }
    (now, story)
}

fn rookie(now: &Now<Race>, ask: &Ask<Race>) -> Input<Race> {
    let answer = cthulhu500::drivers::rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
    Input { seat: ask.seat, by: By::Player, about: ask.about, answer }
}

fn show(name: &str, drawing: &Drawing) {
    let png = drawing.png().unwrap();
    println!("{name}: {}x{} svg {} png {}", drawing.width, drawing.height, drawing.svg.len(), png.len());
    println!("{}\n", drawing.alt);
    std::fs::write(format!("/tmp/gallery/{name}.png"), png).unwrap();
}

#[test]
fn look() {
    let pictures = pictures();
    for (seats, answers) in [(3, 90), (5, 160), (8, 6), (8, 220)] {
        let (now, _) = race(seats, 5, answers);
        let view = value(&now, Viewer::Spectator);
        show(
            &format!("table-{seats}-{answers}"),
            &pictures.table(&view, &names(), Language::English).unwrap(),
        );
        let mine = value(&now, Viewer::Seat(Seat(1)));
        if let Some(hand) = pictures.hand(&mine, &names(), Language::Spanish) {
            show(&format!("hand-{seats}-{answers}"), &hand);
        }
    }
    for id in [
        "chaos_spell",
        "gremlins",
        "herbert_west",
        "the_mudflaps_man_was_not_meant_to_ogle",
        "ia_ia",
        "checkered_flag",
    ] {
        show(&format!("card-{id}"), &pictures.card(id, Language::English).unwrap());
    }
    for vehicle in cthulhu500::games::cthulhu500::cards::Vehicle::ALL {
        show(&format!("vehicle-{}", vehicle.id()), &pictures.card(vehicle.id(), Language::Spanish).unwrap());
    }
    for seats in [3, 5, 8] {
        let (now, story) = race(seats, 4, 100_000);
        let view = value(&now, Viewer::Spectator);
        show(&format!("end-{seats}"), &pictures.table(&view, &names(), Language::Spanish).unwrap());
        show(
            &format!("result-{seats}"),
            &pictures.result(&view, &story, &names(), Language::English).unwrap(),
        );
        let tests = story
            .iter()
            .filter_map(|event| Some((event, pictures.test(event, &names(), Language::English)?)));
        let longest = tests.max_by_key(|(event, _)| event.to_string().len()).unwrap().1;
        show(&format!("test-{seats}"), &longest);
        let repair = story.iter().filter(|event| event.get("repair_test").is_some());
        if let Some(drawing) =
            repair.last().and_then(|event| pictures.test(event, &names(), Language::Spanish))
        {
            show(&format!("repair-{seats}"), &drawing);
        }
    }
    let _ = Random::new(1);
}
