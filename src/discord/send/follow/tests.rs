//! Letters whose time is over, beside newer ones; pages that something else stands on.

use super::followed::{is_called, open_question};
use super::pages::Due;
use super::{FOLLOWED_FOR, Followed, Pages, Shows, Way};
use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::games;
use crate::host::{Clock, HostState, Pace};
use crate::kernel::{AnyAsk, AnyGame, AnyTable, By, Patience, Tempo};
use crate::store::{Chair, NewTable, Person, Save, Stage, Table, TableId, Time, UserId};
use crate::words::{Language, Words};
use futures_util::FutureExt as _;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

fn opened(kind: &str, state: serde_json::Value, seats: Vec<Chair>) -> Table {
    let table = NewTable {
        kind: kind.to_owned(),
        guild: None,
        channel: 0,
        opened_by: UserId(0),
        opened_at: Time::default(),
        language: String::new(),
        options: serde_json::Value::Null,
        state,
        seats,
        interaction: None,
    };
    table.opened(TableId(1))
}

fn page(user: UserId) -> Followed {
    let table = opened("", serde_json::Value::Null, Vec::new());
    let reader = Reader { person: Person::new(user), words: Words::of(Language::English, None) };
    let (place, shows) = (Place::Letter, Shows::Seat);
    Followed { table: Arc::new(table), reader, place, shows }
}

/// Writes a letter that is to follow.
fn letter(pages: &Pages, message: u64, now: Time) {
    pages.sent(&page(UserId(1)), 1, message, 1, now);
}

/// Two presses, one after the other, and an edit for the first of them that takes its time.
#[tokio::test]
async fn whoever_presses_on_a_page_is_answered_when_nothing_older_is_on_its_way_there() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    letter(&pages, 1, now);
    let older = pages.take(&[(TableId(1), 2)]).0[0].writing;
    assert!(pages.leaves(older));
    let way = Way::Message { channel: 1, message: 1 };
    let (newer, _) = pages.begin(&page(UserId(1)), way, Some(1), now);
    assert!(!pages.are_sure(UserId(1)) && pages.are_sure(UserId(2)));
    {
        let mut quiet = pin!(pages.quiet(UserId(1), 1));
        assert_eq!(quiet.as_mut().now_or_never(), None, "the older one would cover what is answered now");
        pages.arrived(older);
        quiet.await;
    }
    pages.written(newer, 1, 2);
    assert!(pages.are_sure(UserId(1)));
}

/// It can be taken away as soon as nobody is asked there any more, unless its owner is playing in it.
#[test]
fn a_letter_counts_as_played_in_for_as_long_as_a_page_is_followed_after_a_press() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    letter(&pages, 1, now);
    assert!(pages.in_letters(TableId(1)).is_empty(), "it has come, and no more");
    let way = Way::Message { channel: 1, message: 1 };
    let (writing, _) = pages.begin(&page(UserId(1)), way, Some(1), now);
    assert_eq!(pages.in_letters(TableId(1)), [UserId(1)]);
    assert_eq!(pages.in_letters(TableId(2)), []);
    pages.written(writing, 1, 1);
    assert_eq!(pages.take_ended(now + FOLLOWED_FOR).len(), 1);
    assert!(pages.in_letters(TableId(1)).is_empty());
}

#[test]
fn a_letter_whose_time_is_over_is_written_no_more_unless_its_owner_is_still_asked() {
    for asked in [true, false] {
        let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
        letter(&pages, 1, now);
        assert!(pages.take_ended(now).is_empty());
        let later = now + FOLLOWED_FOR;
        let ended = pages.take_ended(later);
        assert!(pages.take_ended(later).is_empty(), "once is enough");
        let revisions = [(TableId(1), 2)];
        assert!(pages.take(&revisions).0.is_empty() && !pages.rest(&revisions), "it is being found out");
        let writing = ended[0].writing;
        if asked {
            pages.goes_on(writing, 2)
        } else {
            pages.ended(writing)
        };
        assert_eq!(pages.take(&revisions).0.len(), usize::from(asked));
    }
}

#[test]
fn a_letter_that_comes_when_the_time_of_the_one_before_is_over_is_followed() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    letter(&pages, 1, now);
    let later = now + FOLLOWED_FOR;
    let ended = pages.take_ended(later);
    letter(&pages, 2, later);
    pages.ended(ended[0].writing);
    let (due, _) = pages.take(&[(TableId(1), 2)]);
    assert!(matches!(due[..], [Due { way: Way::Message { message: 2, .. }, .. }]));
}

#[test]
fn a_letter_that_has_turned_to_something_else_is_a_page_again_with_the_next_change() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    letter(&pages, 1, now);
    pages.turned(UserId(1), 1);
    assert!(pages.take(&[(TableId(1), 2)]).0.is_empty());
    for ended in pages.take_ended(now + FOLLOWED_FOR) {
        pages.goes_on(ended.writing, 2);
    }
    assert!(pages.take(&[(TableId(1), 2)]).0.is_empty());
    assert_eq!(pages.take(&[(TableId(1), 3)]).0.len(), 1);
}

#[test]
fn a_page_beside_the_table_that_has_turned_to_something_else_hears_of_every_change() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    let way = Way::Token(String::new());
    let (writing, _) = pages.begin(&page(UserId(1)), way, Some(1), now);
    pages.written(writing, 1, 1);
    pages.turned(UserId(1), 1);
    for revision in 2..4 {
        assert!(!pages.rest(&[(TableId(1), revision)]), "a question may call its owner back");
        let (due, _) = pages.take(&[(TableId(1), revision)]);
        assert!(matches!(due[..], [Due { shows: Shows::Other, .. }]));
        pages.written(due[0].writing, 1, revision);
        assert!(pages.rest(&[(TableId(1), revision)]));
    }
    let due = pages.take(&[(TableId(1), 4)]).0;
    pages.shows_seat(due[0].writing, Some(now));
    pages.written(due[0].writing, 2, 4);
    let (due, _) = pages.take(&[(TableId(1), 5)]);
    assert!(matches!(due[..], [Due { shows: Shows::Seat, seen: Some(_), .. }]), "it follows again");
}

/// A game of everybody's first choice, up to a window in which somebody has something to say.
fn with_a_window(game: &dyn AnyGame) -> Option<(Box<dyn AnyTable>, usize)> {
    let seats = *game.seats().end();
    let options = game.proposed(seats, Tempo::Live);
    for seed in 0..20 {
        let (mut play, _) =
            game.start(&options, &vec![serde_json::Value::Null; seats.into()], [seed; 32]).ok()?;
        for _ in 0..2_000 {
            let asks = play.asks();
            let Some(first) = asks.first() else { break };
            let may = |ask: &&AnyAsk| ask.patience == Patience::Reaction && ask.concerns && !ask.is_settled();
            if first.patience == Patience::Reaction
                && let Some(ask) = asks.iter().find(may)
            {
                let seat = ask.seat.index();
                return Some((play, seat));
            }
            let choice = play.advise(first.seat)?;
            play.answer(first.seat, By::Player, choice).ok()?;
        }
    }
    None
}

#[test]
fn a_window_calls_those_who_have_something_to_say_where_people_play_live() {
    let mut windows = 0;
    for game in games::all().filter(|game| game.features().windows) {
        let Some((play, seat)) = with_a_window(game) else { continue };
        windows += 1;
        let now = Time::default();
        for (pace, called) in [(Pace::LIVE, true), (Pace::DAYS, false)] {
            let table = asking(game, play.as_ref(), pace, true);
            assert_eq!(open_question(&table), Some(now));
            assert_eq!(is_called(&table, UserId(seat as u64), None), called);
            assert!(!is_called(&table, UserId(seat as u64), Some(now)), "they have seen it");
            assert!(!is_called(&table, UserId(99), None), "somebody who looks on");
            let asked =
                |seat: usize| play.asks().iter().any(|ask| ask.seat.index() == seat && !ask.is_settled());
            for other in (0..table.seats.len()).filter(|other| !asked(*other)) {
                assert!(!is_called(&table, UserId(other as u64), None), "who has nothing to say reads on");
            }
        }
    }
    assert!(windows > 0);
}

#[test]
fn ones_own_move_calls_one_back_from_what_is_read_meanwhile_where_people_play_live() {
    for game in games::all() {
        let seats = *game.seats().end();
        let brought = vec![serde_json::Value::Null; seats.into()];
        let (play, _) = game.start(&game.proposed(seats, Tempo::Live), &brought, [1; 32]).unwrap();
        let mover = play.asks().first().unwrap().seat.index();
        for (pace, called) in [(Pace::LIVE, true), (Pace::DAYS, false)] {
            let table = asking(game, play.as_ref(), pace, false);
            let user = UserId(mover as u64);
            assert_eq!(is_called(&table, user, None), called, "{}", game.kind());
            assert!(!is_called(&table, user, Some(Time::default())), "they have seen it");
        }
    }
}

/// A table at which everybody sits who can, and a clock runs: of a window, or of somebody's move.
fn asking(game: &dyn AnyGame, play: &dyn AnyTable, pace: Pace, window: bool) -> Table {
    let users = (0..*game.seats().end()).map(|user| UserId(user.into()));
    let seats: Vec<Chair> = users.map(|user| Chair::of(user, "somebody")).collect();
    let (since, deadline) = (Time::default(), Time::default());
    let clock = Clock { question: 1, since, deadline, remind: None, last_told: false, window, lines: 0 };
    let state = HostState { pace, clock: Some(clock), ..HostState::default() };
    let mut table = opened(game.kind(), state.keep(), seats);
    (table.stage, table.save) = (Stage::Running, Some(Save(play.save())));
    table
}
