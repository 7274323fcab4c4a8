//! What a Combat has cost, in words, for when it is over.

use super::fight::Blow;
use super::pair::{Attacker, Pair, Side};
use super::story::{card, cards, listed, scored};
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
    let text = text.with("monsters", blow.came.len() as i64).with("count", blow.fell.len() as i64);
    (!blow.came.is_empty() || !blow.fell.is_empty()).then_some(text)
}

/// What the Combat has cost that the game has ended with: its own pages are gone with it.
pub fn last_combat(view: &View) -> Option<Text> {
    let blows = view.fought.as_deref().filter(|_| view.phase == Phase::Over)?;
    let hurt = blows.iter().filter(|blow| blow.lost > 0);
    let lost: Vec<(Seat, i16)> = hurt.map(|blow| (blow.seat, i16::from(blow.lost))).collect();
    Some(Text::new("scene-last-combat").with("lost", scored(&lost)?))
}

/// Everybody who faced one another, in words.
pub fn in_words(view: &View) -> Vec<Text> {
    view.pairs.iter().flat_map(of_pair).collect()
}

/// Two who faced one another: who it is, what each had, and what got past them.
fn of_pair(pair: &Pair) -> Vec<Text> {
    let [one, other] = &pair.sides;
    let faced = Text::new("combat-pair").with("player", one.seat).with("other", other.seat);
    let faced = faced.with("assault", i64::from(pair.assault));
    [faced].into_iter().chain(pair.sides.iter().filter_map(of_side)).chain([reached(pair)]).collect()
}

/// The cards of one side: what was left of each, and who fell.
fn of_side(side: &Side) -> Option<Text> {
    let threat = side.threat.iter().map(|one| {
        let text = Text::new("combat-card").with("known", i64::from(one.title.is_some()));
        let text = text.with("card", one.title.map_or_else(|| Arg::from("word-nothing"), card));
        text.with("count", i64::from(one.n)).with("left", i64::from(one.left))
    });
    let allies = side.allies.iter().map(|guard| {
        let text = Text::new("combat-guard").with("card", card(guard.title));
        text.with("count", i64::from(guard.n)).with("fell", i64::from(guard.fell))
    });
    let all = listed(&threat.chain(allies).collect::<Vec<Text>>())?;
    Some(Text::new("combat-side").with("player", side.seat).with("cards", all))
}

/// What the Threat of one side was worth, and what the other left of it.
pub fn points(side: &Side) -> Text {
    let text = Text::new("combat-points").with("threat", side.threat.len() as i64);
    let text = text.with("count", i64::from(side.total())).with("left", i64::from(side.left()));
    text.with("less", i64::from(side.less))
}

/// What a card of the Threat was worth, and what is left of that.
pub fn some_left(one: &Attacker) -> Text {
    Text::new("picture-left").with("count", i64::from(one.n)).with("left", i64::from(one.left))
}

/// What got past everybody: in an assault something may on both sides.
pub fn reached(pair: &Pair) -> Text {
    let reached = pair.sides.iter().filter(|side| side.reached > 0).map(|side| {
        let text = Text::new("combat-reached").with("player", side.seat);
        text.with("count", i64::from(side.reached))
    });
    listed(&reached.collect::<Vec<Text>>()).unwrap_or_else(|| Text::new("combat-nothing"))
}

/// How much Sanity somebody has, and had before.
pub fn lost(view: &View, seat: Seat) -> Text {
    let sanity = view.player(seat).sanity;
    let blows = view.fought.as_deref().unwrap_or_default();
    let before = blows.iter().find(|blow| blow.seat == seat).map_or(sanity, |blow| blow.before);
    let key = if before == sanity { "picture-sanity" } else { "picture-sanity-lost" };
    Text::new(key).with("sanity", i64::from(sanity)).with("before", i64::from(before))
}
