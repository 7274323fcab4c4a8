//! The pages that are followed: one for each player and table, and what stands on it.

use super::followed::{Followed, Shows, Way, open_question};
use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::store::{TableId, Time, UserId};
use chrono::TimeDelta;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// Discord takes edits through a press for a quarter of an hour; the last minute is for saying so.
pub const FOLLOWED_FOR: TimeDelta = TimeDelta::minutes(14);
/// For so long an edit is waited for that is on its way.
const ARRIVES_WITHIN: Duration = Duration::from_millis(700);

/// Which page: at a table, somebody's, beside the table or in a letter. One may be open in both places.
pub type Key = (TableId, UserId, Place);

/// One page.
struct Open {
    way: Way,
    /// Until this way has been seen to lead there: the last one that has, and until when. Of a press that
    /// nobody knows to have been answered there may be no other.
    before: Option<(Way, Time)>,
    /// The message, as far as it is known.
    message: Option<u64>,
    until: Time,
    reader: Reader,
    shows: Shows,
    /// The last question that its owner can have seen on it.
    seen: Option<Time>,
    /// The number of the last write that was begun.
    write: u64,
    /// Whether it is still under way.
    writing: bool,
    /// Whether nobody knows what stands there.
    unsure: bool,
    /// What stands there, in a number, once it has been written.
    print: u64,
    revision: i64,
    not_before: Instant,
    /// Whether its owner has pressed something to see it, in the time for which a page can be followed.
    pressed: bool,
    /// Whether an edit has left and not arrived yet.
    on_its_way: bool,
}

impl Open {
    /// Whether what happens at the table may change it: beside the table a question calls whatever else is open
    /// there back; a letter that shows something else is left alone.
    fn follows(&self, place: Place) -> bool {
        self.shows != Shows::Other || place == Place::Page
    }
}

/// A write that is under way.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    pub(super) key: Key,
    number: u64,
}

/// A page that another one takes the place of.
#[derive(Debug)]
pub struct Old {
    /// How it is taken away.
    pub way: Way,
    /// Which message it is, if that is known.
    pub message: Option<u64>,
}

/// A page that may have to be drawn anew.
#[derive(Clone, Debug)]
pub struct Due {
    pub(super) writing: Writing,
    pub(super) way: Way,
    pub(super) reader: Reader,
    pub(super) shows: Shows,
    pub(super) seen: Option<Time>,
    pub(super) print: u64,
    pub(super) unsure: bool,
}

/// A page for which the time is over in which it can be followed for sure.
pub(super) struct Ended {
    pub writing: Writing,
    pub way: Way,
    pub reader: Reader,
    pub shows: Shows,
}

/// All pages that are followed.
pub struct Pages {
    open: Mutex<(u64, BTreeMap<Key, Open>)>,
    /// A page is not edited more often than this, but always as things are by then.
    between_edits: Duration,
    /// Pictures that are on their way to pages that are not followed: whose, and for which press.
    pictures: Mutex<Vec<(UserId, u64)>>,
    /// A page has come, or a write has ended.
    pub(super) changed: Notify,
}

impl std::fmt::Debug for Pages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pages")
    }
}

impl Pages {
    /// None yet; each stays as it is for so long at least.
    pub fn new(between_edits: Duration) -> Pages {
        Pages { open: Mutex::default(), between_edits, pictures: Mutex::default(), changed: Notify::new() }
    }

    fn open(&self) -> MutexGuard<'_, (u64, BTreeMap<Key, Open>)> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page is about to be written for a press, and followed from then on. What the same person had open at
    /// this table, in another message, is in the way now.
    pub fn begin(
        &self,
        page: &Followed,
        way: Way,
        message: Option<u64>,
        now: Time,
    ) -> (Writing, Option<Old>) {
        let key = (page.table.id, page.reader.person.user, way.place());
        let mut open = self.open();
        open.0 += 1;
        let number = open.0;
        let same = |old: &&Open| message.is_some() && old.message == message;
        let known = |old: &Open| old.before.clone().unwrap_or_else(|| (old.way.clone(), old.until));
        let replaced = open.1.get(&key).filter(same);
        let (before, on_its_way) = (replaced.map(known), replaced.is_some_and(|old| old.on_its_way));
        let fresh = Open {
            way,
            before,
            message,
            until: now + FOLLOWED_FOR,
            reader: page.reader.clone(),
            shows: page.shows,
            seen: open_question(&page.table),
            write: number,
            writing: true,
            unsure: false,
            print: 0,
            revision: page.table.revision,
            not_before: Instant::now() + self.between_edits,
            pressed: true,
            on_its_way,
        };
        let old = open.1.insert(key, fresh);
        let old = old.filter(|old| message.is_none() || old.message != message);
        (Writing { key, number }, old.map(|old| Old { way: old.way, message: old.message }))
    }

    /// A letter has been sent, and is followed from then on.
    pub fn sent(&self, page: &Followed, channel: u64, message: u64, print: u64, now: Time) {
        let (writing, _) = self.begin(page, Way::Message { channel, message }, Some(message), now);
        if let Some(page) = current(&mut self.open(), writing) {
            page.pressed = false;
        }
        self.written(writing, print, page.table.revision);
    }

    /// The number of the message in which a page stands has become known.
    pub fn stands_in(&self, writing: Writing, message: u64) {
        if let Some(page) = current(&mut self.open(), writing) {
            page.message = Some(message);
        }
    }

    /// A write has ended well. Where another was begun meanwhile, nobody knows which of them Discord shows.
    pub fn written(&self, writing: Writing, print: u64, revision: i64) {
        let mut open = self.open();
        if let Some(page) = current(&mut open, writing) {
            (page.writing, page.print, page.before) = (false, print, None);
            page.revision = page.revision.max(revision);
        } else if let Some(page) = open.1.get_mut(&writing.key) {
            page.unsure = true;
        }
        drop(open);
        self.changed.notify_waiters();
    }

    /// What is being written shows how things stand for its owner, with what is asked, whatever it
    /// showed before.
    pub(super) fn shows_seat(&self, writing: Writing, seen: Option<Time>) {
        if let Some(page) = current(&mut self.open(), writing) {
            (page.shows, page.seen) = (Shows::Seat, seen);
        }
    }

    /// A write has failed, for now: it is tried again.
    pub fn not_written(&self, writing: Writing) {
        let mut open = self.open();
        if let Some(page) = current(&mut open, writing) {
            page.writing = false;
        }
        if let Some(page) = open.1.get_mut(&writing.key) {
            page.unsure = true;
        }
    }

    /// What was written found its message gone: the newer page in whose place it was to stand follows on, and
    /// is written anew.
    pub fn give_back(&self, writing: Writing, newer: Old) {
        if let Some(page) = current(&mut self.open(), writing) {
            (page.way, page.message) = (newer.way, newer.message);
            (page.writing, page.unsure) = (false, true);
        }
        self.changed.notify_waiters();
    }

    /// What was written leaves now. It stays, where something newer stands there or is about to.
    pub fn leaves(&self, writing: Writing) -> bool {
        let mut open = self.open();
        let page = current(&mut open, writing);
        page.map(|page| page.on_its_way = true).is_some()
    }

    /// It has arrived, or never will.
    pub fn arrived(&self, writing: Writing) {
        if let Some(page) = self.open().1.get_mut(&writing.key) {
            page.on_its_way = false;
        }
        self.changed.notify_waiters();
    }

    fn pictures(&self) -> MutexGuard<'_, Vec<(UserId, u64)>> {
        self.pictures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The picture of a page that is not followed leaves now.
    pub fn picture_leaves(&self, user: UserId, press: u64) {
        self.pictures().push((user, press));
    }

    /// It has arrived, or never will.
    pub fn picture_arrived(&self, user: UserId, press: u64) {
        self.pictures().retain(|one| *one != (user, press));
        self.changed.notify_waiters();
    }

    /// Comes when nothing older is on its way any more to a message of theirs that is about to be written,
    /// nor a picture to any other: what comes later would cover that. Whoever waits for an answer does not
    /// wait long for it.
    pub async fn quiet(&self, user: UserId, message: u64) {
        let is_on_its_way = || {
            let open = self.open();
            let mut theirs = open.1.iter().filter(|((_, whose, _), _)| *whose == user);
            theirs.any(|(_, page)| page.message == Some(message) && page.on_its_way)
                || self.pictures().iter().any(|(whose, _)| *whose == user)
        };
        let quiet = async {
            loop {
                let changed = self.changed.notified();
                tokio::pin!(changed);
                changed.as_mut().enable();
                if !is_on_its_way() {
                    return;
                }
                changed.await;
            }
        };
        let _ = tokio::time::timeout(ARRIVES_WITHIN, quiet).await;
    }

    /// Whether all pages of somebody that follow show what was written on them last, as far as anybody knows.
    pub(super) fn are_sure(&self, user: UserId) -> bool {
        let open = self.open();
        let mut theirs = open.1.iter().filter(|((_, whose, _), _)| *whose == user);
        theirs.all(|(_, page)| page.shows == Shows::Other || !page.unsure && !page.on_its_way)
    }

    /// A page cannot be edited in this way: its message is gone, or Discord has not heard in time that a
    /// press was answered there. Then what was known before still leads to it.
    pub fn lost(&self, writing: Writing) {
        let mut open = self.open();
        let page = current(&mut open, writing);
        let Some(page) = page else { return };
        match page.before.take() {
            Some((way, until)) => {
                (page.way, page.until) = (way, until);
                (page.writing, page.unsure) = (false, true);
            }
            None => _ = open.1.remove(&writing.key),
        }
        drop(open);
        self.changed.notify_waiters();
    }

    /// Nothing more is to be said on a page.
    pub fn ended(&self, writing: Writing) {
        let mut open = self.open();
        if current(&mut open, writing).is_some() {
            open.1.remove(&writing.key);
        }
    }

    /// Something else stands in this message now. A picture that is still being painted for it comes too late.
    pub fn turned(&self, user: UserId, message: u64) {
        let mut open = self.open();
        let (numbers, pages) = &mut *open;
        for ((_, whose, _), page) in pages {
            // Whoever is quick presses before the bot has heard which message it was.
            if *whose == user && page.message.is_none_or(|there| there == message) {
                *numbers += 1;
                (page.shows, page.write, page.writing) = (Shows::Other, *numbers, false);
                page.message = Some(message);
            }
        }
    }

    /// Whether this is the page beside the table that follows, of this person.
    pub fn follows(&self, table: TableId, user: UserId, message: u64) -> bool {
        let open = self.open();
        let page = open.1.get(&(table, user, Place::Page));
        page.is_some_and(|page| page.message.is_none_or(|there| there == message))
    }

    /// Who has pressed in a letter about this table lately.
    pub fn in_letters(&self, table: TableId) -> Vec<UserId> {
        let open = self.open();
        let letters = open.1.iter().filter(|((at, _, place), _)| *at == table && *place == Place::Letter);
        letters.filter(|(_, page)| page.pressed).map(|((_, user, _), _)| *user).collect()
    }

    /// The tables of all pages that follow.
    pub(super) fn tables(&self) -> Vec<TableId> {
        let open = self.open();
        let follow = open.1.iter().filter(|(key, page)| page.follows(key.2));
        let mut tables: Vec<TableId> = follow.map(|((table, _, _), _)| *table).collect();
        tables.dedup();
        tables
    }

    /// Whether every page shows its table as it is by these revisions, and none is being written.
    pub(super) fn rest(&self, revisions: &[(TableId, i64)]) -> bool {
        let newest = |table| revisions.iter().find(|(at, _)| *at == table).map_or(0, |(_, newest)| *newest);
        self.open().1.iter().all(|(key, page)| {
            let shown = !page.follows(key.2) || newest(key.0) <= page.revision;
            shown && !page.writing && !page.unsure && !page.on_its_way
        })
    }

    /// Takes the pages whose table has a newer revision than they show, for writing; says when the next one
    /// that had to wait is due.
    pub(super) fn take(&self, revisions: &[(TableId, i64)]) -> (Vec<Due>, Option<Instant>) {
        let mut open = self.open();
        let now = Instant::now();
        let (mut due, mut next) = (Vec::new(), None::<Instant>);
        let (numbers, pages) = &mut *open;
        for (key, page) in pages.iter_mut().filter(|(key, page)| page.follows(key.2) && !page.writing) {
            let newest = revisions.iter().find(|(table, _)| *table == key.0).map(|(_, revision)| *revision);
            if !page.unsure && newest.is_none_or(|newest| newest <= page.revision) {
                continue;
            }
            if page.not_before > now {
                next = Some(next.map_or(page.not_before, |next| next.min(page.not_before)));
                continue;
            }
            *numbers += 1;
            (page.write, page.writing) = (*numbers, true);
            page.not_before = now + self.between_edits;
            due.push(Due {
                writing: Writing { key: *key, number: *numbers },
                way: page.way.clone(),
                reader: page.reader.clone(),
                shows: page.shows,
                seen: page.seen,
                print: page.print,
                unsure: std::mem::take(&mut page.unsure),
            });
        }
        (due, next)
    }

    /// Takes the pages away that cannot be followed any longer. A letter could be for ever: it stays, since a
    /// newer one may be about to take its place, and is not written until it is known whether its owner is
    /// still asked ([`Pages::goes_on`], [`Pages::ended`]).
    pub(super) fn take_ended(&self, now: Time) -> Vec<Ended> {
        let mut open = self.open();
        let (numbers, pages) = &mut *open;
        let mut all = Vec::new();
        pages.retain(|key, page| {
            if page.until > now || page.writing {
                return true;
            }
            *numbers += 1;
            (page.write, page.writing, page.until) = (*numbers, true, now + FOLLOWED_FOR);
            page.pressed = false;
            let writing = Writing { key: *key, number: *numbers };
            let (way, reader, shows) = (page.way.clone(), page.reader.clone(), page.shows);
            let is_letter = way.place() == Place::Letter;
            all.push(Ended { writing, way, reader, shows });
            is_letter
        });
        all
    }

    /// A letter is followed for as long again. Whatever it has turned to, it is its owner's page from the
    /// next change on.
    pub(super) fn goes_on(&self, writing: Writing, revision: i64) {
        let mut open = self.open();
        if let Some(page) = current(&mut open, writing) {
            page.writing = false;
            if page.shows == Shows::Other {
                (page.shows, page.print, page.revision) = (Shows::Seat, 0, revision);
            }
        }
        drop(open);
        self.changed.notify_waiters();
    }
}

/// The page that is being written, unless another write of it has been begun meanwhile.
fn current(open: &mut (u64, BTreeMap<Key, Open>), writing: Writing) -> Option<&mut Open> {
    open.1.get_mut(&writing.key).filter(|page| page.write == writing.number)
}
