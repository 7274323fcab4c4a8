//! What the rules of every game say of themselves: what may be set and brought, and what is refused of it,
//! what is proposed, what may be looked up, and what can be made in a workshop. As numbers, compared with how
//! it was.

use crate::kept::Kept;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::kernel::{AnyGame, Dial, Ended, Tempo, Viewer, Workshop, empty_handed};

/// What no option is.
fn strange() -> [Value; 10] {
    [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(7),
        json!(250),
        json!(true),
        json!("iaia"),
        json!([1, 2]),
        json!({ "fixed": 3 }),
    ]
}

/// What a game is, whoever plays it.
fn note_the_game(game: &dyn AnyGame, kept: &mut Kept) {
    kept.part("the game");
    kept.print(&(game.kind(), game.number(), game.features(), game.seats(), game.thinks()));
    kept.print(&(game.begins(), game.misses(), game.bot_names(), game.lookups(), game.look_back()));
    kept.print(&(game.verbs(), game.dials(), game.seat_dials(), game.presets()));
    let lesson = game.lesson();
    kept.print(&(lesson.options, lesson.seats, lesson.seed));
    for seats in 0..=9 {
        kept.print(&game.remark(seats));
    }
    let strange = json!({ "Strange": 1 });
    kept.print(&(game.line(&strange, Viewer::Spectator), game.is_chapter(&strange)));
    let one = std::slice::from_ref(&strange);
    kept.print(&(game.highlights(one), game.throws(one)));
    kept.line("");
    kept.part("what may be looked up");
    for (id, title) in game.catalogue() {
        kept.print(&(&title, game.card(&id)));
        kept.line(id);
    }
    kept.print(&game.card("nothing of the kind"));
    kept.line("");
}

/// What is kept of games, where little was.
fn note_careers(game: &dyn AnyGame, kept: &mut Kept) {
    kept.part("what was hardly kept");
    let ended = |place, drawn| Ended { place, players: 4, drawn, details: json!({}) };
    let all = [ended(2, false), ended(1, true), ended(1, false), ended(4, false)];
    for count in 0..=all.len() {
        kept.print(&(game.statistics(&all[..count]), game.milestones(&all[..count])));
    }
    kept.print(&(game.records(&all[2]), game.is_rated(&json!({})), game.is_rated(&json!(null))));
    kept.line("");
}

/// What may be set, one by one and two at a time, and what is said to it.
fn note_options(game: &dyn AnyGame, kept: &mut Kept) {
    let dials = game.dials();
    for seats in game.seats().start() - 1..=game.seats().end() + 1 {
        kept.part(&format!("options of {seats}"));
        let nobody = empty_handed(seats);
        let tried = |kept: &mut Kept, options: &Value| {
            kept.print(&(game.check_options(options, &nobody), game.brought(options, &nobody)));
            let counts = game.counts_what_is_brought(options);
            let takes = [Tempo::Live, Tempo::Slow].map(|tempo| game.takes(options, seats, tempo));
            kept.print(&(counts, takes));
        };
        for tempo in [Tempo::Live, Tempo::Slow] {
            let proposed = game.proposed(seats, tempo);
            kept.note(&proposed);
            tried(kept, &proposed);
            for (at, dial) in dials.iter().enumerate() {
                let values = dial.notches.iter().map(|notch| notch.value.clone());
                for value in values.chain(strange()) {
                    let mut options = proposed.clone();
                    options[dial.id] = value;
                    kept.print(&dial.at(&options));
                    tried(kept, &options);
                    let beside = &dials[(at + 1) % dials.len()];
                    options[beside.id] =
                        beside.notches[usize::from(seats) % beside.notches.len()].value.clone();
                    tried(kept, &options);
                }
            }
            kept.line("");
        }
    }
}

/// What the players may bring.
fn note_brought(game: &dyn AnyGame, kept: &mut Kept) {
    kept.part("what is brought");
    let seats = *game.seats().end();
    let options = game.proposed(seats, Tempo::Live);
    for dial in game.seat_dials() {
        let Dial { id, notches, .. } = &dial;
        let values: Vec<Value> = notches.iter().map(|notch| notch.value.clone()).chain(strange()).collect();
        for (at, value) in values.iter().enumerate() {
            let mut chosen = empty_handed(seats);
            chosen[usize::from(seats) - 1] = json!({ *id: value });
            kept.print(&(game.brought(&options, &chosen), game.check_options(&options, &chosen)));
            chosen[0] = json!({ *id: values[(at + at / 3) % values.len()] });
            kept.print(&(game.check_options(&options, &chosen), dial.taken_by(chosen.iter())));
        }
        kept.line(id);
    }
    let odd = [json!(3), json!("iaia"), json!({ "iaia": 1 }), json!({})];
    for one in odd {
        let mut chosen = empty_handed(seats);
        chosen[0] = one;
        kept.print(&game.brought(&options, &chosen));
    }
    kept.line("");
}

/// What can be made, beginning with what lies ready.
fn note_workshop(workshop: &dyn Workshop, kept: &mut Kept) {
    kept.part("the workshop");
    kept.print(&(workshop.brought_as(), workshop.shelves()));
    let parts: Vec<&str> = workshop.shelves().iter().flat_map(|shelf| shelf.parts.clone()).collect();
    let mut whims = Random::new(20);
    let mut made = workshop.ready().into_iter().map(|(_, made)| made).collect::<Vec<_>>();
    made.push(workshop.blank());
    for (n, ready) in made.iter().enumerate() {
        let mut made = ready.clone();
        for _ in 0..CHANGES {
            kept.note(&made);
            kept.print(&(workshop.standing(&made), workshop.problems(&made), workshop.advice(&made)));
            let id = parts[whims.below(parts.len())];
            for id in [id, parts[whims.below(parts.len())], "nothing"] {
                if let Some(part) = workshop.part(&made, id) {
                    kept.print(&(&part.title, &part.hint, part.copies, part.most));
                }
            }
            kept.print(&workshop.read(&made));
            kept.print(&workshop.read(&spoilt(&made, &mut whims)));
            let copies = whims.below(5) as u8;
            let other = workshop.with(&made, id, copies);
            kept.print(&(&other, workshop.of(&[(copies, id), (1, parts[n]), (2, "nothing")])));
            made = other.unwrap_or(made);
        }
        kept.line(n);
    }
}

/// So many times each of what lies ready is changed.
const CHANGES: usize = 40;

/// The same with a letter gone, or with two changed for one another, or broken off.
fn spoilt(made: &str, whims: &mut Random) -> String {
    let mut letters: Vec<char> = made.chars().collect();
    if letters.is_empty() {
        return "x".to_owned();
    }
    let (one, other) = (whims.below(letters.len()), whims.below(letters.len()));
    match whims.below(3) {
        0 => drop(letters.remove(one)),
        1 => letters.swap(one, other),
        _ => letters.truncate(one),
    }
    letters.into_iter().collect()
}

fn says_what_it_said(kind: &str) {
    let game = games::by_kind(kind).unwrap();
    let mut kept = Kept::open(&format!("{kind}_said"));
    note_the_game(game, &mut kept);
    note_careers(game, &mut kept);
    note_options(game, &mut kept);
    note_brought(game, &mut kept);
    if let Some(workshop) = game.workshop() {
        note_workshop(workshop, &mut kept);
    }
    kept.close();
}

of_each_game! { says_what_it_said }
