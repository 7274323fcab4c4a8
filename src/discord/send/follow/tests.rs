//! Letters whose time is over, beside newer ones.

use super::pages::Due;
use super::{FOLLOWED_FOR, Followed, Pages, Shows, Way};
use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::store::{NewTable, Person, TableId, Time, UserId};
use crate::words::{Language, Words};
use futures_util::FutureExt as _;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

fn page(user: UserId, now: Time) -> Followed {
    let table = NewTable {
        kind: String::new(),
        guild: None,
        channel: 0,
        opened_by: user,
        opened_at: now,
        language: String::new(),
        options: serde_json::Value::Null,
        notes: serde_json::Value::Null,
        seats: Vec::new(),
        interaction: None,
    };
    let reader = Reader { person: Person::new(user), words: Words::of(Language::English, None) };
    let (place, shows) = (Place::Letter, Shows::Seat);
    Followed { table: Arc::new(table.opened(TableId(1))), reader, place, shows }
}

/// Writes a letter that is to follow.
fn letter(pages: &Pages, message: u64, now: Time) {
    pages.sent(&page(UserId(1), now), 1, message, 1, now);
}

/// Two presses, one after the other, and an edit for the first of them that takes its time.
#[tokio::test]
async fn whoever_presses_on_a_page_is_answered_when_nothing_older_is_on_its_way_there() {
    let (pages, now) = (Pages::new(Duration::ZERO), Time::default());
    letter(&pages, 1, now);
    let older = pages.take(&[(TableId(1), 2)]).0[0].writing;
    assert!(pages.leaves(older));
    let way = Way::Message { channel: 1, message: 1 };
    let (newer, _) = pages.begin(&page(UserId(1), now), way, Some(1), now);
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
    let (writing, _) = pages.begin(&page(UserId(1), now), way, Some(1), now);
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
