//! A game that goes on without whoever gave up for good: Parqués, on both databases, to the end, and played
//! again from what was kept.

use crate::fixture::{PATIENT, host, join, opening, postgres, sensible, start, table, whole};
use crate::folder::Folder;
use crate::server::Server;
use serde_json::{Value, json};
use sobremesa::games;
use sobremesa::host::{Host, HostState, Opening, Request, Sorry};
use sobremesa::store::{Backend, Board, Pilot, Stage, StoryRow, Table, TableId, UserId};

/// Parqués for so many people, with throws that wait for a press.
async fn begun(host: &Host, players: u64, options: Value) -> TableId {
    let opening =
        Opening { kind: "parques".to_owned(), options: Value::Null, ..opening(players, 1, 0, PATIENT) };
    let id = host.open(opening).await.unwrap();
    for user in 2..=players {
        host.request(id, join(user).into()).await.unwrap();
    }
    let chosen = Request::Options { user: UserId(1), options, pace: None };
    host.request(id, chosen.into()).await.unwrap();
    host.request(id, start(1).into()).await.unwrap();
    id
}

/// Whoever is asked does what is sensible, so many times at most.
async fn play(host: &Host, id: TableId, players: u64, answers: usize) {
    for _ in 0..answers {
        let now = table(host, id).await;
        let Some(request) = (1..=players).find_map(|user| sensible(&now, user)) else { return };
        host.request(id, request.into()).await.unwrap();
    }
}

async fn resign(host: &Host, id: TableId, user: u64) {
    host.request(id, Request::Resign { user: UserId(user) }.into()).await.unwrap();
}

/// What was kept is the game: played again it tells the same, and ends where it ended.
async fn plays_again(host: &Host, id: TableId) {
    let now = whole(host, id).await;
    let game = games::by_kind("parques").unwrap();
    let save = &now.save.as_ref().unwrap().0;
    let seed = game.load(save).unwrap().table.seed();
    let evidence: Vec<Value> =
        host.store().inputs(id).await.unwrap().into_iter().map(|row| row.input).collect();
    let brought: Vec<Value> = now.seats.iter().map(|chair| chair.brought.0.clone()).collect();
    let again = game.replay(&now.options, &brought, seed, &evidence).unwrap();
    let told: Vec<Value> =
        host.store().story(id, 0, u32::MAX >> 1).await.unwrap().into_iter().map(|row| row.event).collect();
    assert!(again.table.save() == *save && again.news == told);
    game.record(&now.options, &brought, seed, None, &evidence).unwrap();
}

/// What was painted before the end may be posted after it, and the clock may stand still meanwhile.
async fn its_end_leaves_the_message_that_shows_the_game_before(host: &Host) {
    let id = begun(host, 2, Value::Null).await;
    let board = |shown: &Table| {
        let posted_at = HostState::of(shown).changed.unwrap();
        Board { channel: 1, message: 1, posted_at }
    };
    let before = table(host, id).await;
    resign(host, id, 2).await;
    let over = table(host, id).await;
    assert_eq!(over.stage, Stage::Over);
    assert!(!HostState::of(&before).leaves(&board(&before)));
    assert!(HostState::of(&over).leaves(&board(&before)), "it is told in a message of its own");
    assert!(!HostState::of(&over).leaves(&board(&over)), "once");
}

async fn whoever_gives_up_takes_their_pieces_along(host: &Host) {
    let id = begun(host, 4, json!({ "throwing": "player", "pieces": 2 })).await;
    play(host, id, 4, 12).await;
    let asked = sensible(&table(host, id).await, 2);
    resign(host, id, 2).await;
    let now = table(host, id).await;
    let chair = &now.seats[1];
    assert_eq!((chair.user, chair.former, chair.pilot), (None, Some(UserId(2)), Pilot::Bot));
    assert_eq!(now.stage, Stage::Running);
    plays_again(host, id).await;
    // An old button of theirs does nothing any more.
    if let Some(asked) = asked {
        assert!(matches!(host.request(id, asked.into()).await, Err(Sorry::NotSeated)));
    }
    play(host, id, 4, 12).await;
    // Whoever is to move leaves in the middle of their turn, and then there are two.
    let now = table(host, id).await;
    let mover = (1..=4).find(|user| sensible(&now, *user).is_some()).unwrap();
    resign(host, id, mover).await;
    plays_again(host, id).await;
    let now = table(host, id).await;
    assert!((1..=4).any(|user| sensible(&now, user).is_some()), "the dice go on");
    let left: Vec<u64> = now.seats.iter().filter_map(|chair| chair.user).map(|user| user.0).collect();
    resign(host, id, left[0]).await;
    let now = whole(host, id).await;
    assert_eq!(now.stage, Stage::Over, "one alone is not left to play");
    plays_again(host, id).await;
    let results = host.store().results(None, None, 100).await.unwrap();
    let places: Vec<(u64, u8)> = results
        .iter()
        .filter(|one| one.table == id)
        .map(|one| (one.row.user.unwrap().0, one.row.place))
        .collect();
    let place = |user: u64| places.iter().find(|(one, _)| *one == user).unwrap().1;
    assert_eq!([left[1], left[0], mover, 2].map(place), [1, 2, 3, 4]);

    // In pairs somebody else plays on, and the game is not over.
    let id = begun(host, 6, json!({ "throwing": "player", "teams": true })).await;
    resign(host, id, 1).await;
    let now = whole(host, id).await;
    assert_eq!((now.stage, now.seats[0].pilot), (Stage::Running, Pilot::Bot));
    assert!(host.store().inputs(id).await.unwrap().is_empty(), "nothing was done at the table");
    let story = host.store().story(id, 0, 100).await.unwrap();
    let told = |row: &StoryRow| row.event == json!({ "host": "left", "seat": 0 });
    assert!(story.iter().any(told), "everybody reads who has left, and that a bot plays on");
    its_end_leaves_the_message_that_shows_the_game_before(host).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_up_in_postgres_takes_their_pieces_along() {
    whoever_gives_up_takes_their_pieces_along(&host(&postgres(Server::shared())).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_up_in_a_file_takes_their_pieces_along() {
    let folder = Folder::new();
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    whoever_gives_up_takes_their_pieces_along(&host(&settings).await).await;
}
