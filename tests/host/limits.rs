//! How many tables somebody may sit at, and how many may be open in one guild.

use crate::fixture::{FakeWall, PATIENT, host_by, join, opening, start};
use crate::folder::Folder;
use sobremesa::host::{Limits, Request, Sorry};
use sobremesa::store::{Backend, UserId};

#[tokio::test]
async fn who_sits_at_enough_tables_opens_no_other_until_one_is_left() {
    let folder = Folder::new();
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    let host = host_by(&settings, &FakeWall::new()).await.limited(Limits { person: 2, guild: u32::MAX });
    let first = host.open(opening(1, 1, 0, PATIENT)).await.unwrap();
    // Whoever joins sits there as well as whoever opened it.
    let second = host.open(opening(2, 2, 0, PATIENT)).await.unwrap();
    host.request(second, join(1).into()).await.unwrap();
    let refused = host.open(opening(3, 1, 0, PATIENT)).await;
    assert!(matches!(refused, Err(Sorry::TooManyTables { most: 2 })), "{refused:?}");
    host.open(opening(3, 2, 0, PATIENT)).await.unwrap();
    host.request(first, Request::Leave { user: UserId(1) }.into()).await.unwrap();
    host.open(opening(4, 1, 0, PATIENT)).await.unwrap();
}

#[tokio::test]
async fn a_guild_that_is_full_is_told_so_and_others_are_not() {
    let folder = Folder::new();
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    let host = host_by(&settings, &FakeWall::new()).await.limited(Limits { person: u32::MAX, guild: 1 });
    let in_guild = |guild, channel, user| {
        let opening = opening(channel, user, 2, PATIENT);
        sobremesa::host::Opening { guild, ..opening }
    };
    let first = host.open(in_guild(Some(7), 1, 1)).await.unwrap();
    // A game under way counts as much as a lobby.
    host.request(first, start(1).into()).await.unwrap();
    let refused = host.open(in_guild(Some(7), 2, 2)).await;
    assert!(matches!(refused, Err(Sorry::GuildFull { most: 1 })), "{refused:?}");
    host.open(in_guild(Some(8), 3, 2)).await.unwrap();
    host.open(in_guild(None, 4, 2)).await.unwrap();
}
