//! Saves of the first format go on, and what is said of open games before a new program is released.

use crate::fixture::*;
use crate::folder::Folder;
use serde_json::json;
use sobremesa::drivers::rookie;
use sobremesa::games::{self, cthulhu500::About, cthulhu500::Race};
use sobremesa::host::{HostState, Request, Sorry, check_saves};
use sobremesa::kernel::{AnyTable, By, Dice, Game, Input, Lobby, Patience, Saved, Step, Tempo, Viewer};
use sobremesa::store::{Backend, Change, Private, Save, Stage, UserId};

const WINDOW: &str = include_str!("../saves/cthulhu500-1-window.json");
const PIT: &str = include_str!("../saves/cthulhu500-1-pit.json");

/// Plays with beginners from a fixed seed up to a question of this kind, in the middle of a step.
fn play_to(wanted: impl Fn(&About) -> bool) -> String {
    let (mut saved, mut now) =
        Saved::<Race>::new(&Race::proposed(4, Tempo::Live), 4, Dice::from_number(500)).unwrap();
    loop {
        let ask = now.asks.first().expect("no such question in the whole game").clone();
        if wanted(&ask.about) && saved.tail_len() > 0 {
            return saved.save();
        }
        let answer = rookie::<Race>(&now.game.view(Viewer::Seat(ask.seat)), &ask);
        now = saved.submit(Input { seat: ask.seat, by: By::Player, about: ask.about, answer }).unwrap();
    }
}

/// Writes the samples, with `UPDATE_SAVES=1`. Only ever for a new format: the old ones stay as they are.
fn write_samples() {
    let samples = [
        ("window", play_to(|about| matches!(about, About::Window(_)))),
        ("pit", play_to(|about| matches!(about, About::Pit))),
    ];
    for (name, save) in samples {
        let path = format!("{}/tests/saves/cthulhu500-1-{name}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, save).unwrap();
    }
}

#[test]
fn a_sample_asks_what_it_asked_and_plays_on() {
    if std::env::var_os("UPDATE_SAVES").is_some() {
        write_samples();
    }
    let loaded = games::by_kind("cthulhu500").unwrap().load(WINDOW).unwrap();
    assert!(loaded.step == Step::GoesOn);
    assert_eq!(who(&*loaded.table), WHO_WINDOW);
    assert_eq!(loaded.table.save(), WINDOW, "it is saved as it was");
    plays_on(loaded.table);
}

/// Its attacker had answered the announcement of a free pass, which by the rules of now they are not asked
/// about (8.11).
#[test]
fn a_sample_whose_step_the_rules_have_left_is_put_back_and_plays_on() {
    let loaded = games::by_kind("cthulhu500").unwrap().load(PIT).unwrap();
    assert!(matches!(loaded.step, Step::PutBack(_)));
    assert!(matches!(who(&*loaded.table)[..], [(0, _, Patience::Turn, _)]), "it is their turn as before");
    plays_on(loaded.table);
}

fn who(game: &dyn AnyTable) -> Vec<(u8, u32, Patience, usize)> {
    game.asks().iter().map(|ask| (ask.seat.0, ask.number, ask.patience, ask.choices)).collect()
}

fn plays_on(mut game: Box<dyn AnyTable>) {
    for answers in 0.. {
        assert!(answers < 5_000, "it goes on for ever");
        let Some(ask) = game.asks().into_iter().next() else { break };
        let choice = game.advise(ask.seat).unwrap();
        game.answer(ask.seat, By::Host, choice).unwrap();
    }
    assert_eq!(game.outcome().unwrap().ranking().len(), 4);
}

// Seat 0 has announced the attempt without a card: it was asked when the sample was written, and has passed
// by the rules of now.
const WHO_WINDOW: &[(u8, u32, Patience, usize)] = &[(2, 5, Patience::Reaction, 2)];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_games_are_judged_and_left_alone() {
    let folder = Folder::new();
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    let mut ids = Vec::new();
    for channel in 1..=7 {
        ids.push(begun(&host, channel, 4, 0, PATIENT).await);
    }
    // A lobby that is as it should be is nothing to speak of.
    host.open(opening(8, 1, 0, PATIENT)).await.unwrap();
    ids.push(host.open(opening(9, 1, 0, PATIENT)).await.unwrap());
    // The second asks something else, the third has told something else, the fourth is of a later format. The
    // fifth is paused. What is kept beside the sixth and beside the last, which is a lobby, is of a later
    // program; so is what somebody at the seventh has ordered.
    for (at, id) in ids.iter().enumerate() {
        let mut now = table(&host, *id).await;
        let mut state = HostState::of(&now);
        match at {
            1 => state.questions = "0123456789abcdef".to_owned(),
            2 => {
                let at = WINDOW.rfind("\"story\":").unwrap();
                now.save = Some(Save(format!("{}\"story\":12345}}", &WINDOW[..at])));
            }
            3 => {
                let save = now.save.unwrap().0.replace("\"format\":1", "\"format\":99");
                now.save = Some(Save(save));
            }
            4 => now.stage = Stage::Paused,
            6 => now.seats[0].orders = Private(json!({ "later": 1 })),
            _ => {}
        }
        now.state = state.keep();
        if matches!(at, 5 | 7) {
            now.state["later"] = json!(1);
        }
        now.revision += 1;
        host.store().save(&Change::to(now, host.now())).await.unwrap();
    }
    let mut before = Vec::new();
    for id in &ids {
        before.push(table(&host, *id).await);
    }
    let report = check_saves::check(host.store()).await.unwrap();
    assert_eq!((report.unchanged, report.moved_on, report.put_back, report.unknown), (2, 1, 1, 4));
    let said = report.lines.join("\n");
    assert_eq!(report.lines.len(), 6, "{said}");
    for (at, why) in [(5, "its state is"), (6, "what somebody has ordered is"), (7, "its state is")] {
        assert!(said.contains(&format!("table {}: {why} of another program", ids[at].0)), "{said}");
    }
    assert!(said.contains(&format!("table {}: moved on", ids[1].0)), "{said}");
    assert!(said.contains(&format!("table {}: put back; it was told up to «", ids[2].0)), "{said}");
    assert!(!said.contains("«»"), "{said}");
    for (id, before) in ids.iter().zip(before) {
        assert_eq!(table(&host, *id).await, before, "it changes nothing");
    }
    // What a later program has written stays as it is, whoever asks for what.
    for id in &ids[5..] {
        let before = table(&host, *id).await;
        for request in
            [Request::Away { user: UserId(1) }, Request::Orders { user: UserId(1), orders: vec![] }]
        {
            assert!(matches!(host.request(*id, request.into()).await, Err(Sorry::ForeignSave)));
        }
        assert_eq!(table(&host, *id).await, before, "nothing is written over");
    }
}
