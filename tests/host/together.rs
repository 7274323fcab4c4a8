//! People at a table over days who happen to be there at once go on live while nobody leaves; and whoever has
//! only a stand-in left to play against may claim the game. In both databases, by a clock that goes when it
//! is told to.

use crate::fixture::{FakeWall, host_by, join, opening, postgres, sensible, start, table};
use crate::folder::Folder;
use crate::server::Server;
use serde_json::json;
use sobremesa::host::{Host, HostState, Once, Opening, Pace, Receipt, Request, Sorry, Tempo, clock, line};
use sobremesa::kernel::Viewer;
use sobremesa::store::{Backend, Pilot, Stage, TableId, UserId};

const ANN: UserId = UserId(1);
const BOB: UserId = UserId(2);

struct World {
    host: Host,
    wall: FakeWall,
    id: TableId,
}

impl World {
    /// Ann runs, Bob hunts, over days.
    async fn new(settings: &Backend) -> World {
        let wall = FakeWall::new();
        let host = host_by(settings, &wall).await;
        let options = json!({ "matches": "one", "roles": "opener_runs" });
        let opening = Opening { kind: "fugitive".to_owned(), options, ..opening(1, 1, 0, Pace::DAYS) };
        let id = host.open(opening).await.unwrap();
        host.request(id, join(2).into()).await.unwrap();
        host.request(id, start(1).into()).await.unwrap();
        World { host, wall, id }
    }

    async fn ask(&self, request: Request) -> Result<Receipt, Sorry> {
        Ok(self.host.request(self.id, Once::from(request)).await?.receipt)
    }

    async fn state(&self) -> HostState {
        HostState::of(&table(&self.host, self.id).await)
    }

    /// Whoever of these is asked moves, as often as they are, so many moves at most.
    async fn move_on(&self, users: &[u64], most: usize) -> usize {
        for moved in 0..most {
            let table = table(&self.host, self.id).await;
            let Some(request) = users.iter().find_map(|user| sensible(&table, *user)) else { return moved };
            self.host.request(self.id, request.into()).await.unwrap();
        }
        most
    }

    async fn pass(&self, seconds: i64) {
        self.wall.pass(seconds);
        while clock::tick_due(&self.host).await.unwrap() > 0 {}
    }

    /// The whole turn of whoever stands in for Ann.
    async fn stand_in_moves(&self) {
        while self.state().await.asked == [0] {
            self.pass(60).await;
        }
    }

    /// How often everybody was told this by the host.
    async fn told(&self, key: &str) -> usize {
        let story = self.host.store().story(self.id, 0, u32::MAX >> 1).await.unwrap();
        let said = |event| line("fugitive", event, Viewer::Spectator).is_some_and(|text| text.key == key);
        story.iter().filter(|row| said(&row.event)).count()
    }
}

/// The same in a file and on a server.
async fn in_both(test: impl AsyncFn(World)) {
    let folder = Folder::new();
    test(World::new(&Backend::Sqlite { folder: folder.path().to_owned() }).await).await;
    test(World::new(&postgres(Server::shared())).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_who_happen_to_be_there_go_on_live_until_one_leaves() {
    in_both(async |world: World| {
        // Ann moves in the morning, Bob in the evening: nobody is there at once.
        world.move_on(&[1], 5).await;
        world.pass(8 * 3600).await;
        assert_eq!(world.state().await.together.until, None);
        world.move_on(&[2], 5).await;
        assert_eq!(world.told("host-all-here").await, 0);
        // Ann comes by a minute later: both are there.
        world.pass(60).await;
        world.move_on(&[1], 1).await;
        assert_eq!(world.told("host-all-here").await, 1);
        assert!(world.state().await.together.asks(0));
        // One yes is not enough.
        assert_eq!(world.ask(Request::GoLive { user: ANN, yes: true }).await.unwrap(), Receipt::Done);
        assert_eq!(world.ask(Request::GoLive { user: ANN, yes: true }).await.unwrap(), Receipt::Already);
        assert_eq!(world.state().await.pace, Pace::DAYS);
        let stranger = world.ask(Request::GoLive { user: UserId(7), yes: true }).await;
        assert!(matches!(stranger, Err(Sorry::NotSeated)), "{stranger:?}");
        world.ask(Request::GoLive { user: BOB, yes: true }).await.unwrap();
        let (now, state) = (table(&world.host, world.id).await, world.state().await);
        assert_eq!((state.pace.tempo, state.pace.turn_secs), (Tempo::Live, Pace::LIVE.turn_secs));
        let left = now.deadline.unwrap() - world.host.now();
        assert_eq!(left.num_seconds(), i64::from(Pace::LIVE.turn_secs), "the open question begins anew");
        world.move_on(&[1, 2], 4).await;
        // Whoever lets a turn run out has left: nobody moves for them, and they have a day again.
        let answers = world.state().await.answers;
        world.pass(i64::from(Pace::LIVE.turn_secs) + 1).await;
        let (now, state) = (table(&world.host, world.id).await, world.state().await);
        assert_eq!((state.pace, state.answers), (Pace::DAYS, answers));
        assert!(now.seats.iter().all(|chair| chair.pilot == Pilot::Player));
        let left = now.deadline.unwrap() - world.host.now();
        assert!(left.num_seconds() > 23 * 3600, "{left}");
        assert_eq!((world.told("host-live").await, world.told("host-days").await), (1, 1));
        // It is not offered again at once, however long both stay.
        world.move_on(&[1, 2], 6).await;
        assert_eq!(world.told("host-all-here").await, 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_to_go_live_runs_out_and_whoever_goes_away_ends_it() {
    in_both(async |world: World| {
        world.move_on(&[1, 2], 8).await;
        assert!(world.state().await.together.until.is_some());
        world.pass(11 * 60).await;
        assert_eq!(world.state().await.together.until, None, "it has run out");
        let late = world.ask(Request::GoLive { user: ANN, yes: true }).await;
        assert!(matches!(late, Err(Sorry::Stale)), "{late:?}");
        // Six hours later it may be offered again; one says no.
        world.pass(6 * 3600).await;
        world.move_on(&[1, 2], 6).await;
        assert_eq!(world.told("host-all-here").await, 2);
        world.ask(Request::GoLive { user: BOB, yes: false }).await.unwrap();
        assert_eq!(world.state().await.together.until, None);
        // And again: live, until Ann says that she is away.
        world.pass(6 * 3600).await;
        world.move_on(&[1, 2], 6).await;
        for user in [ANN, BOB] {
            world.ask(Request::GoLive { user, yes: true }).await.unwrap();
        }
        assert_eq!(world.state().await.pace.tempo, Tempo::Live);
        world.ask(Request::Away { user: ANN }).await.unwrap();
        assert_eq!(world.state().await.pace, Pace::DAYS);
        assert_eq!(world.told("host-days").await, 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_seven_turns_of_a_stand_in_the_other_may_claim_the_game() {
    in_both(async |world: World| {
        world.ask(Request::Away { user: ANN }).await.unwrap();
        let mut turns = 0;
        while world.told("host-may-claim").await == 0 {
            let early = world.ask(Request::Claim { user: BOB }).await;
            assert!(matches!(early, Err(Sorry::NotAbsent)), "after {turns} turns: {early:?}");
            world.stand_in_moves().await;
            turns += 1;
            assert_eq!(world.state().await.stood_in[&0].1, turns);
            if turns < 7 {
                // He names what cannot be found yet, so that the chase goes on.
                name_nothing(&world).await;
            }
        }
        assert_eq!(turns, 7);
        let absent = world.ask(Request::Claim { user: ANN }).await;
        assert!(matches!(absent, Err(Sorry::NotAbsent)), "{absent:?}");
        world.ask(Request::Claim { user: BOB }).await.unwrap();
        let now = table(&world.host, world.id).await;
        assert_eq!((now.stage, world.told("host-claims").await), (Stage::Over, 1));
        let results = world.host.store().results(None, Some(BOB), 5).await.unwrap();
        assert_eq!(results[0].row.place, 1);
    })
    .await;
}

/// Whoever comes back begins anew: the turns of a stand-in are counted in a row.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_in_keeps_their_game() {
    in_both(async |world: World| {
        world.ask(Request::Away { user: ANN }).await.unwrap();
        for _ in 0..6 {
            world.stand_in_moves().await;
            name_nothing(&world).await;
        }
        assert_eq!(world.state().await.stood_in[&0].1, 6);
        world.ask(Request::Present { user: ANN }).await.unwrap();
        assert!(world.state().await.stood_in.is_empty());
        world.ask(Request::Away { user: ANN }).await.unwrap();
        world.stand_in_moves().await;
        assert_eq!(world.state().await.stood_in[&0].1, 1);
        let early = world.ask(Request::Claim { user: BOB }).await;
        assert!(matches!(early, Err(Sorry::NotAbsent)), "{early:?}");
    })
    .await;
}

/// Bob draws, and names 41, where nothing can lie so early.
async fn name_nothing(world: &World) {
    let seat = sobremesa::kernel::Seat(1);
    loop {
        let now = table(&world.host, world.id).await;
        let Some(game) = crate::fixture::game(&now) else { return };
        let Some(ask) = game.asks().into_iter().find(|ask| ask.seat == seat) else { return };
        let last = ask
            .sets
            .first()
            .map(|items| sobremesa::kernel::Choice::Several { of: 0, items: 1 << (items - 1) });
        let choice = last.unwrap_or(sobremesa::kernel::Choice::One(0));
        let request = Request::Answer { user: BOB, question: ask.number, of: ask.of(choice), choice };
        world.host.request(world.id, request.into()).await.unwrap();
    }
}
