//! What people who look on say will come of a question: taken from whoever does not play as long as it is
//! open, shown to nobody before it is decided, told in numbers then, once, and gone with whoever is erased.

use crate::fixture::{FakeWall, PATIENT, game, host_by, opening, pressed, sensible, start, table};
use crate::folder::Folder;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::discord::draw_board;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, Host, HostEvent, HostState, Pace, Receipt, Request, Sorry, line};
use sobremesa::kernel::{AnyTable, Tips, Viewer};
use sobremesa::store::{
    Backend, Chair, Change, NewTable, Person, Stage, StoreError, StoryRow, Table, TableId, Time, Tip, UserId,
};
use sobremesa::words::{Language, Nobody, Words};

const ANN: UserId = UserId(1);
const BOB: UserId = UserId(2);
const CARMEN: UserId = UserId(3);
const DAN: UserId = UserId(4);

/// A chase: Ann runs, Bob hunts. Carmen and Dan look on.
struct Chase {
    table: Table,
    tips: Vec<Tip>,
    story: Vec<StoryRow>,
    change: Option<Change>,
    printed: String,
}

impl Chase {
    fn new(pace: Pace) -> Chase {
        let table = NewTable {
            kind: "fugitive".to_owned(),
            guild: Some(1),
            channel: 1,
            opened_by: ANN,
            opened_at: now(),
            language: "en".to_owned(),
            options: json!({ "roles": "opener_runs", "matches": "one" }),
            state: HostState { pace, ..HostState::default() }.keep(),
            seats: vec![Chair::of(ANN, "Ann"), Chair::of(BOB, "Bob")],
            interaction: None,
        };
        let (tips, story, printed) = (Vec::new(), Vec::new(), String::new());
        let mut chase = Chase { table: table.opened(TableId(1)), tips, story, change: None, printed };
        chase.ask(&Request::Start { user: ANN }).unwrap();
        chase
    }

    fn ask(&mut self, request: &Request) -> Result<Receipt, Sorry> {
        let circumstances = Circumstances { now: now(), seed: [3; 32], people: &[], tips: &self.tips };
        let decision = decide(&self.table, request, &circumstances);
        self.printed = format!("{decision:?} {request:?}");
        let decision = decision?;
        self.change = decision.change;
        if let Some(change) = &self.change {
            self.table = change.table.clone();
            for tip in &change.tips {
                self.tips.retain(|one| (one.occasion, one.user) != (tip.occasion, tip.user));
                self.tips.push(*tip);
            }
            self.story.extend(change.story.clone());
        }
        Ok(decision.receipt)
    }

    fn tip(&mut self, user: UserId, occasion: u32, answer: u8) -> Result<Receipt, Sorry> {
        self.ask(&Request::Tip { user, occasion, answer })
    }

    fn game(&self) -> Box<dyn AnyTable> {
        game(&Table { stage: Stage::Running, ..self.table.clone() }).unwrap()
    }

    fn moves(&mut self) {
        let request = sensible(&self.table, 1).or_else(|| sensible(&self.table, 2)).unwrap();
        self.ask(&request).unwrap();
    }

    /// Plays on until something can be said.
    fn until_open(&mut self) -> Tips {
        while self.game().tips().is_none() {
            self.moves();
        }
        self.game().tips().unwrap()
    }
}

fn now() -> Time {
    Time::UNIX_EPOCH + TimeDelta::days(20_000)
}

fn tallies(story: &[StoryRow]) -> Vec<Value> {
    let told = story.iter().map(|row| row.event.clone());
    told.filter(|event| matches!(HostEvent::of(event), Some(HostEvent::Tips(_)))).collect()
}

#[test]
fn whoever_plays_says_nothing_and_whoever_looks_on_changes_nothing_that_anybody_sees() {
    for pace in [Pace::LIVE, Pace::DAYS] {
        let mut chase = Chase::new(pace);
        let open = chase.until_open();
        let before = chase.table.clone();
        for plays in [ANN, BOB] {
            assert!(matches!(chase.tip(plays, open.occasion, 0), Err(Sorry::PlaysThemselves)));
        }
        assert!(chase.table == before && chase.tips.is_empty());
        assert_eq!(chase.tip(CARMEN, open.occasion, 1).unwrap(), Receipt::Done);
        let change = chase.change.clone().unwrap();
        assert!(change.unseen && change.story.is_empty() && change.notices.is_empty());
        assert!(Table { revision: before.revision, ..chase.table.clone() } == before, "only a row is kept");
        assert_eq!(draw_board(&before, &[]).print(), draw_board(&chase.table, &[]).print());
        assert!(
            !chase.printed.contains("answer") && !chase.printed.contains("occasion"),
            "{}",
            chase.printed
        );
        assert_eq!(chase.tip(CARMEN, open.occasion, 1).unwrap(), Receipt::Already);
        assert!(chase.change.is_none());
    }
}

#[test]
fn it_is_told_once_and_in_numbers_behind_what_decides_it() {
    for pace in [Pace::LIVE, Pace::DAYS] {
        let mut chase = Chase::new(pace);
        let open = chase.until_open();
        for (user, answer) in [(CARMEN, 0), (DAN, 0), (CARMEN, 1)] {
            chase.tip(user, open.occasion, answer).unwrap();
        }
        assert!(tallies(&chase.story).is_empty());
        chase.moves();
        let kinds = sobremesa::games::by_kind("fugitive").unwrap();
        let decides = chase.story.iter().position(|row| kinds.came_true(&row.event).is_some()).unwrap();
        let came_true = kinds.came_true(&chase.story[decides].event).unwrap();
        assert_eq!(
            chase.story[decides + 1].event,
            json!({
                "host": "tips", "occasion": open.occasion, "answers": ["tip-found", "tip-not-found"], "counts": [1, 1],
                "came_true": came_true,
            })
        );
        let told = line("fugitive", &chase.story[decides + 1].event, Viewer::Spectator).unwrap();
        let said = |language| Words::of(language, Some(kinds.book())).say(&told, &Nobody);
        assert_eq!(said(Language::English), "👃 Onlookers: Found 1 · Not found 1");
        assert_eq!(said(Language::Spanish), "👃 El público: Acierta 1 · Falla 1");
        let stands = chase.story.iter().map(|row| row.n).collect::<Vec<_>>();
        assert_eq!(stands, (1..=stands.len() as i64).collect::<Vec<_>>());
        // Too late: said once, it changes nothing.
        let before = chase.table.clone();
        assert!(matches!(chase.tip(DAN, open.occasion, 1), Err(Sorry::TipsClosed)));
        assert!(chase.table == before && tallies(&chase.story).len() == 1);
    }
}

#[test]
fn what_is_not_open_is_refused_and_where_nobody_has_said_anything_nothing_is_told() {
    let mut chase = Chase::new(Pace::LIVE);
    assert!(matches!(chase.tip(CARMEN, 0, 0), Err(Sorry::TipsClosed)), "nobody hides yet");
    let Tips { occasion, .. } = chase.until_open();
    assert!(matches!(chase.tip(CARMEN, occasion, 2), Err(Sorry::TipsClosed)), "no such answer");
    assert!(matches!(chase.tip(CARMEN, occasion + 1, 0), Err(Sorry::TipsClosed)), "not asked yet");
    chase.ask(&Request::Pause { user: ANN }).unwrap();
    assert!(matches!(chase.tip(CARMEN, occasion, 0), Err(Sorry::Paused)));
    chase.ask(&Request::Resume { user: ANN }).unwrap();
    chase.table.seats[0].former = Some(DAN);
    assert!(matches!(chase.tip(DAN, occasion, 0), Err(Sorry::HasPlayed)), "they have seen the row");
    chase.table.seats[0].former = None;
    // Whoever sits down before it is decided plays.
    chase.tips.push(Tip { occasion, user: BOB, answer: 0 });
    chase.moves();
    assert!(tallies(&chase.story).is_empty());
    let next = chase.until_open();
    assert_ne!(next.occasion, occasion);
    assert_eq!(chase.tip(CARMEN, next.occasion, 0).unwrap(), Receipt::Done);
    chase.table.stage = Stage::Over;
    assert!(matches!(chase.tip(CARMEN, next.occasion, 1), Err(Sorry::TipsClosed)));
}

/// The same chase on a database.
async fn chase(folder: &Folder) -> (Host, TableId) {
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    let host = host_by(&settings, &FakeWall::new()).await;
    let options = json!({ "roles": "opener_runs", "matches": "one" });
    let kind = "fugitive".to_owned();
    let id =
        host.open(sobremesa::host::Opening { kind, options, ..opening(10, 1, 0, PATIENT) }).await.unwrap();
    host.request(id, crate::fixture::join(2).into()).await.unwrap();
    host.request(id, start(1).into()).await.unwrap();
    (host, id)
}

/// Plays on until something can be said; none, when it is over.
async fn until_open(host: &Host, id: TableId) -> Option<Tips> {
    loop {
        let now = table(host, id).await;
        if let Some(tips) = game(&now)?.tips() {
            return Some(tips);
        }
        moves(host, id).await;
    }
}

/// The next answer, as it is about to be given.
async fn moves(host: &Host, id: TableId) {
    let now = table(host, id).await;
    let request = [1, 2, 4].into_iter().find_map(|user| sensible(&now, user)).unwrap();
    host.request(id, request.into()).await.unwrap();
}

fn says(user: UserId, tips: &Tips, answer: u8) -> Request {
    Request::Tip { user, occasion: tips.occasion, answer }
}

#[tokio::test]
async fn whoever_is_erased_is_not_counted_and_what_came_between_is() {
    let folder = Folder::new();
    let (host, id) = chase(&folder).await;
    let open = until_open(&host, id).await.unwrap();
    // What is decided on an older table is refused, and decided again on what it has become: nothing is lost,
    // and nothing counts twice.
    let old = table(&host, id).await;
    let guess = sensible(&old, 2).unwrap();
    let none = Circumstances { now: host.now(), seed: [1; 32], people: &[], tips: &[] };
    let late = decide(&old, &guess, &none).unwrap().change.unwrap();
    host.request(id, pressed(says(CARMEN, &open, 0), 71)).await.unwrap();
    host.request(id, pressed(says(DAN, &open, 1), 72)).await.unwrap();
    assert!(matches!(host.store().save(&late).await, Err(StoreError::Conflict)));
    let export = host.export(CARMEN).await.unwrap();
    assert_eq!(export["tips"], json!([{ "table": id.0, "occasion": open.occasion, "answer": 0 }]));
    host.erase(DAN).await.unwrap();
    assert_eq!(host.export(DAN).await.unwrap()["tips"], json!([]));
    for again in 0..2 {
        let done = host.request(id, pressed(guess.clone(), 73)).await.unwrap();
        assert_eq!(done.receipt == Receipt::Again, again == 1);
    }
    // A press that came before and is heard of again changes nothing either.
    assert_eq!(host.request(id, pressed(says(CARMEN, &open, 0), 71)).await.unwrap().receipt, Receipt::Again);
    let told = tallies(&host.store().story(id, 1, u32::MAX >> 1).await.unwrap());
    assert_eq!(told.iter().map(|one| &one["counts"]).collect::<Vec<_>>(), [&json!([1, 0])]);
    assert!(!told[0].to_string().contains("user"), "{told:?}");
}

#[tokio::test]
async fn the_best_are_named_at_the_end_unless_their_numbers_are_theirs_alone() {
    let folder = Folder::new();
    let (host, id) = chase(&folder).await;
    let shy = Person { private_stats: true, ..Person::new(DAN) };
    host.store().save_person(&shy).await.unwrap();
    let mut said = 0;
    while let Some(open) = until_open(&host, id).await {
        host.request(id, says(CARMEN, &open, 1).into()).await.unwrap();
        host.request(id, says(DAN, &open, 1).into()).await.unwrap();
        if said == 0 {
            host.request(id, says(UserId(5), &open, 1).into()).await.unwrap();
        }
        said += 1;
        moves(&host, id).await;
    }
    let over = table(&host, id).await;
    assert_eq!(over.stage, Stage::Over);
    let story = host.store().story(id, 1, u32::MAX >> 1).await.unwrap();
    let right = tallies(&story).iter().filter(|one| one["came_true"] == 1).count() as u32;
    assert!(said > 2 && tallies(&story).len() == said as usize && right > 0, "{said} {right}");
    let best = host.best_noses(&over, &story).await.unwrap();
    assert_eq!(
        best.iter().map(|one| (one.user, one.right, one.of)).collect::<Vec<_>>(),
        [(CARMEN, right, said)]
    );
    host.erase(CARMEN).await.unwrap();
    assert_eq!(host.best_noses(&over, &story).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_gave_their_seat_to_somebody_else_knows_too_much() {
    let folder = Folder::new();
    let (host, id) = chase(&folder).await;
    until_open(&host, id).await.unwrap();
    host.request(id, Request::Offer { user: ANN, to: DAN }.into()).await.unwrap();
    host.request(id, Request::Accept { user: DAN, seat: 0, name: "Dan".to_owned() }.into()).await.unwrap();
    let open = until_open(&host, id).await.unwrap();
    for (user, sorry) in [(ANN, Sorry::HasPlayed), (DAN, Sorry::PlaysThemselves)] {
        let refused = host.request(id, says(user, &open, 0).into()).await.unwrap_err();
        assert_eq!(refused.to_string(), sorry.to_string());
    }
    host.request(id, says(CARMEN, &open, 0).into()).await.unwrap();
    let said: Vec<UserId> = host.store().tips(id).await.unwrap().iter().map(|tip| tip.user).collect();
    assert_eq!(said, [CARMEN]);
}
