//! What a Combat has cost, in words, for when it is over.

use super::fight::Blow;
use super::story::{cards, listed, scored};
use super::table::Phase;
use super::view::View;
use crate::kernel::{Arg, Seat, Text};

/// That a round is over, with one's own Sanity, and what the Combat took of it and of that of the others.
pub fn closed(view: &View, me: Seat) -> Vec<Text> {
    let blows = view.fought.as_deref();
    let hurt = |blow: &&Blow| blow.lost > 0;
    let mine = blows.and_then(|blows| blows.iter().filter(hurt).find(|blow| blow.seat == me));
    let key = match (blows, mine) {
        (_, Some(_)) => "own-round-lost",
        (Some([_, ..]), None) => "own-round-unhurt",
        (Some([]), None) => "own-round-quiet",
        (None, None) => "own-round-over",
    };
    let sanity = view.player(me).sanity;
    let mut text = Text::new(key).with("round", i64::from(view.round)).with("sanity", i64::from(sanity));
    let mut after = sanity;
    if let Some(blow) = mine {
        after = blow.before - blow.lost;
        text = text.with("lost", i64::from(blow.lost)).with("before", i64::from(blow.before));
        text = text.with("after", i64::from(after)).with("by", Arg::Players(blow.by.iter().collect()));
    }
    let others = blows.unwrap_or_default().iter().filter(hurt).filter(|blow| blow.seat != me);
    let one = |blow: &Blow| {
        Text::new("own-round-other").with("player", blow.seat).with("lost", i64::from(blow.lost))
    };
    let others = listed(&others.map(one).collect::<Vec<Text>>());
    let others = others.map(|others| Text::new("own-round-others").with("others", others));
    // What a Monster does that has reached somebody comes after the Combat.
    let now = (after != sanity).then(|| Text::new("own-round-now").with("sanity", i64::from(sanity)));
    let met = blows.unwrap_or_default().iter().find(|blow| blow.seat == me).and_then(met);
    [text].into_iter().chain(now).chain(met).chain(others).collect()
}

/// What came against somebody, and who of theirs stood between.
fn met(blow: &Blow) -> Option<Text> {
    let names = |titles: super::Titles| cards(&titles.iter().collect::<Vec<_>>());
    let text = Text::new("own-round-met").with("came", names(blow.came)).with("fell", names(blow.fell));
    let text = text.with("count", blow.fell.len() as i64);
    (!blow.came.is_empty()).then_some(text)
}

/// What the Combat has cost that the game has ended with: its own pages are gone with it.
pub fn last_combat(view: &View) -> Option<Text> {
    let blows = view.fought.as_deref().filter(|_| view.phase == Phase::Over)?;
    let hurt = blows.iter().filter(|blow| blow.lost > 0);
    let lost: Vec<(Seat, i16)> = hurt.map(|blow| (blow.seat, i16::from(blow.lost))).collect();
    Some(Text::new("scene-last-combat").with("lost", scored(&lost)?))
}
