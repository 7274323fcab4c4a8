//! Another race: for some minutes nobody takes the seats of those who raced before.

use crate::fixture::{FakeWall, PATIENT, host_by, join, opening};
use crate::folder::Folder;
use sobremesa::host::{Opening, Sorry};
use sobremesa::store::Settings;

#[tokio::test]
async fn the_seats_of_those_who_raced_before_are_kept_for_some_minutes() {
    let folder = Folder::new();
    let wall = FakeWall::new();
    let host = host_by(&Settings::Sqlite { folder: folder.path().to_owned() }, &wall).await;
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
