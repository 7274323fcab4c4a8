//! What is remembered of many people for a while: who was remembered longest ago makes room. Only in memory,
//! and only a convenience.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// As many are remembered.
const MOST: usize = 10_000;

/// Something of each of the last of them.
pub struct Lately<K, V>(Mutex<Kept<K, V>>);

struct Kept<K, V> {
    /// What is remembered, and its place in the order.
    all: BTreeMap<K, (u64, V)>,
    /// Whose, the oldest first.
    order: BTreeMap<u64, K>,
    next: u64,
}

impl<K: Ord + Copy, V: Copy> Lately<K, V> {
    /// Remembers this, in place of what was remembered of the same.
    pub fn keep(&self, key: K, value: V) {
        let mut kept = self.kept();
        let at = kept.next;
        kept.next += 1;
        if let Some((before, _)) = kept.all.insert(key, (at, value)) {
            kept.order.remove(&before);
        }
        kept.order.insert(at, key);
        if kept.all.len() > MOST
            && let Some((_, oldest)) = kept.order.pop_first()
        {
            kept.all.remove(&oldest);
        }
    }

    /// Forgets it.
    pub fn forget(&self, key: &K) {
        let mut kept = self.kept();
        if let Some((at, _)) = kept.all.remove(key) {
            kept.order.remove(&at);
        }
    }

    /// What is remembered of it.
    pub fn of(&self, key: &K) -> Option<V> {
        self.kept().all.get(key).map(|(_, value)| *value)
    }

    fn kept(&self) -> MutexGuard<'_, Kept<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K, V> Default for Lately<K, V> {
    fn default() -> Self {
        Lately(Mutex::new(Kept { all: BTreeMap::new(), order: BTreeMap::new(), next: 0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_remembered_longest_ago_makes_room_and_nobody_else() {
        let lately = Lately::default();
        (0..MOST).for_each(|who| lately.keep(who, 1));
        lately.keep(0, 2);
        lately.forget(&5);
        lately.keep(MOST, 1);
        lately.keep(MOST + 1, 1);
        assert_eq!((lately.of(&0), lately.of(&1), lately.of(&2)), (Some(2), None, Some(1)));
        assert_eq!((lately.of(&5), lately.of(&(MOST + 1))), (None, Some(1)));
        let kept = lately.kept();
        assert_eq!((kept.all.len(), kept.order.len()), (MOST, MOST));
    }
}
