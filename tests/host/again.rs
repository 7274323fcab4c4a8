//! Another race: for some minutes nobody takes the seats of those who raced before.

use crate::fixture::{FakeWall, PATIENT, host_by, join, opening};
use crate::folder::Folder;
use sobremesa::games;
use sobremesa::host::{Once, Opening, Receipt, Request, Sorry};
use sobremesa::store::{Backend, Stage, UserId};

#[tokio::test]
async fn the_seats_of_those_who_raced_before_are_kept_for_some_minutes() {
    let folder = Folder::new();
    let wall = FakeWall::new();
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    let before = host.open(opening(1, 1, 2, PATIENT)).await.unwrap();
    for user in 2..=6 {
        host.request(before, join(user).into()).await.unwrap();
    }
    let after = Opening { after: Some(before), ..opening(2, 1, 2, PATIENT) };
    let after = host.open(after).await.unwrap();
    // Eight seats: six are for those who were there, whatever sits on the other two.
    for stranger in [11, 12] {
        host.request(after, join(stranger).into()).await.unwrap();
    }
    let late = host.request(after, join(13).into()).await;
    assert!(matches!(late, Err(Sorry::SeatsKept)), "{late:?}");
    for user in 2..=4 {
        host.request(after, join(user).into()).await.unwrap();
    }
    let late = host.request(after, join(13).into()).await;
    assert!(matches!(late, Err(Sorry::SeatsKept)), "{late:?}");
    // Whoever sits there reads that they do, not that seats are kept.
    assert!(matches!(host.request(after, join(11).into()).await, Err(Sorry::SeatedAlready)));
    wall.pass(4 * 60);
    host.request(after, join(5).into()).await.unwrap();
    assert!(matches!(host.request(after, join(13).into()).await, Err(Sorry::SeatsKept)));
    wall.pass(2 * 60);
    host.request(after, join(13).into()).await.unwrap();
    assert!(matches!(host.request(after, join(6).into()).await, Err(Sorry::Full)), "they come too late");
}

/// In Carcassonne the next seat begins where the same people play again, wherever its player sits now.
#[tokio::test]
async fn whoever_sat_beside_the_one_who_began_begins_the_next_game() {
    let folder = Folder::new();
    let wall = FakeWall::new();
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    let game = games::by_kind("carcassonne").unwrap();
    let table = |channel, user| Opening {
        kind: "carcassonne".into(),
        options: serde_json::json!({}),
        ..opening(channel, user, 0, PATIENT)
    };
    let play = async |id, others: [u64; 2]| {
        for user in others {
            host.request(id, join(user).into()).await.unwrap();
        }
        let first = host.store().load(id).await.unwrap().unwrap().seats[0].user.unwrap();
        host.request(id, Request::Start { user: first }.into()).await.unwrap();
        let table = host.store().load(id).await.unwrap().unwrap();
        let began = game.load(&table.save.as_ref().unwrap().0).unwrap().table.began().unwrap();
        (table.seats[began.index()].user.unwrap().0, table.options.clone())
    };
    let mut before = host.open(table(1, 1)).await.unwrap();
    let (mut began, mut options) = play(before, [2, 3]).await;
    // By chair at the table before: 1, 2, 3, and after it 3, 1, 2, which is the same round.
    for game in 0..6_u64 {
        let opened = Opening { after: Some(before), options: options.clone(), ..table(10 + game, 3) };
        before = host.open(opened).await.unwrap();
        let lobby = host.store().load(before).await.unwrap().unwrap();
        assert!(lobby.options.get("begins").is_none(), "who began before is not among the settings");
        let next = began % 3 + 1;
        (began, options) = play(before, [1, 2]).await;
        assert_eq!(began, next);
        assert!(options["begins"].is_number());
    }
}

/// Whoever chose a deck plays with it again; who left it to the draw has another one drawn.
#[tokio::test]
async fn what_somebody_chose_to_bring_they_bring_again() {
    let folder = Folder::new();
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &FakeWall::new()).await;
    let table = |channel| Opening {
        kind: "mythos".into(),
        options: serde_json::json!({}),
        ..opening(channel, 1, 0, PATIENT)
    };
    let before = host.open(table(1)).await.unwrap();
    for user in [2, 3] {
        host.request(before, join(user).into()).await.unwrap();
    }
    for (user, deck) in [(1, "below_the_reef"), (3, "locked_shelf")] {
        let chosen = serde_json::json!({ "deck": deck });
        host.request(before, Request::Bring { user: UserId(user), chosen }.into()).await.unwrap();
    }
    host.request(before, Request::Start { user: UserId(1) }.into()).await.unwrap();
    let after = host.open(Opening { after: Some(before), ..table(2) }).await.unwrap();
    // They sit down in another order, and with somebody who was not there.
    for user in [3, 4, 2] {
        host.request(after, join(user).into()).await.unwrap();
    }
    let seats = host.store().load(after).await.unwrap().unwrap().seats;
    let brought: Vec<Option<&str>> = seats.iter().map(|chair| chair.brought.0["deck"].as_str()).collect();
    assert_eq!(brought, [Some("below_the_reef"), Some("locked_shelf"), None, None]);
    // A press that comes twice does not take back what they have chosen since.
    let after = host.open(Opening { after: Some(before), ..table(3) }).await.unwrap();
    let sits_down = || Once { request: join(3), interaction: Some(77) };
    host.request(after, sits_down()).await.unwrap();
    let chosen = serde_json::json!({ "deck": "below_the_reef" });
    host.request(after, Request::Bring { user: UserId(3), chosen }.into()).await.unwrap();
    assert_eq!(host.request(after, sits_down()).await.unwrap().receipt, Receipt::Again);
    let seats = host.store().load(after).await.unwrap().unwrap().seats;
    assert_eq!(seats[1].brought.0["deck"], "below_the_reef");
}

/// A race of a former build had other cards; another one is played with those of today, and as it was chosen.
#[tokio::test]
async fn another_race_is_as_it_was_chosen_and_has_the_cards_of_today() {
    let folder = Folder::new();
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &FakeWall::new()).await;
    let before = host.open(opening(1, 1, 2, PATIENT)).await.unwrap();
    let options = serde_json::json!({ "length": "short", "copies": { "ia_ia": 7 } });
    let after = Opening { after: Some(before), options, ..opening(2, 1, 2, PATIENT) };
    let after = host.open(after).await.unwrap();
    host.request(after, Request::Start { user: UserId(1) }.into()).await.unwrap();
    let options = host.store().load(after).await.unwrap().unwrap().options;
    assert_eq!((&options["length"], options.get("copies")), (&"short".into(), None));
}

/// Partners are four: another game opens while one of them is still to come.
#[tokio::test]
async fn another_game_in_pairs_waits_for_those_who_played() {
    let folder = Folder::new();
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &FakeWall::new()).await;
    let table = |channel| Opening {
        kind: "parques".to_owned(),
        options: serde_json::json!({}),
        ..opening(channel, 1, 2, PATIENT)
    };
    let before = host.open(table(1)).await.unwrap();
    host.request(before, join(2).into()).await.unwrap();
    let teams = serde_json::json!({ "teams": true });
    let chosen = Request::Options { user: UserId(1), options: teams.clone(), pace: None };
    host.request(before, chosen.into()).await.unwrap();
    host.request(before, Request::Start { user: UserId(1) }.into()).await.unwrap();
    let after = Opening { after: Some(before), options: teams, ..table(2) };
    let after = host.open(after).await.unwrap();
    let start = || Request::Start { user: UserId(1) }.into();
    assert!(matches!(host.request(after, start()).await, Err(Sorry::Refused(_))), "three are no pairs");
    host.request(after, join(2).into()).await.unwrap();
    host.request(after, start()).await.unwrap();
    assert_eq!(host.store().load(after).await.unwrap().unwrap().stage, Stage::Running);
}
