//! What pressing a button means: what a card does, what it costs, and what it is good for.

use super::adventure;
use super::cards::{Does, Kind, Title, When};
use super::places::{self, Way};
use super::plan::takes_the_last;
use super::table::{Choosing, Player};
use super::view::View;
use super::{About, Answer, Mythos, driver, effects, plan, playing, text, workshop};
use crate::kernel::{Arg, Ask, Seat, Text};

/// Whether an Event would do nothing now, at whomever it is played, or begin a journey whose end is not in hand.
fn is_idle(view: &View, seat: Seat, title: Title) -> i64 {
    let player = view.player(seat);
    let mut ways = places::kinds(title).peekable();
    if title.kind() == Kind::Event && ways.peek().is_some() {
        let ends = |by| view.hand().iter().any(|to| places::by_travel(player, by, *to));
        return if ways.any(|(by, _)| ends(by)) { 0 } else { 2 };
    }
    let others: Vec<&Player> = view.others(seat).map(|other| view.player(other)).collect();
    i64::from(effects::is_in_vain(player, &others, title))
}

/// How a card would be played: at once or on foot, what it costs, and for which Adventures it is needed. A
/// last point is warned of.
pub fn playing_hint(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let player = view.player(ask.seat);
    let way = match title.kind() {
        // Whatever takes them there, nobody walks to where a journey leads.
        Kind::Location if chooses(view, Choosing::Destination) => Some(Way::Straight),
        Kind::Location => places::way(player, title),
        _ => None,
    };
    let how = match way {
        Some(Way::Crosswise) => 1_i64,
        Some(Way::Straight) => 2,
        None => 0,
    };
    let cost = playing::cost(player, title);
    let last = i64::from(takes_the_last(view, ask.seat, &Answer::Play(title)));
    let (serves, opens) = (serves(view, title), opens(view, title));
    // What happens once, or is cast one day, is known by what it says; everything else by what it is.
    let says = matches!(title.kind(), Kind::Event | Kind::Spell).then(|| text::of(title).into_iter().next());
    if let Some(says) = says.flatten() {
        return Text::new("hint-says")
            .with("says", says)
            .with("sanity", Arg::Signed(cost.into()))
            .with("free", i64::from(cost == 0))
            .with("spell", i64::from(title.kind() == Kind::Spell))
            .with("last", last)
            .with("idle", is_idle(view, ask.seat, title))
            .with("serves", serves.len() as i64)
            .with("adventures", Arg::Names(serves));
    }
    let arrives = text::on_arrival(title);
    Text::new("hint-play")
        .with("arrives", i64::from(arrives.is_some()))
        .with("says", arrives.map_or_else(|| Arg::from("word-nothing"), Arg::from))
        .with("opens", opens.len() as i64)
        .with("cards", Arg::Names(opens))
        .with("kind", format!("type-{}", title.kind().id()))
        .with("value", i64::from(title.def().value))
        .with("how", how)
        .with("sanity", Arg::Signed(cost.into()))
        .with("free", i64::from(cost == 0))
        .with("last", last)
        .with("serves", serves.len() as i64)
        .with("adventures", Arg::Names(serves))
}

/// What to know of a card that comes into hand, and for which Adventures there it is needed.
pub fn fetched(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let serves = serves(view, title);
    // What comes along is paid for as well.
    let paid = if chooses(view, Choosing::Along) { Answer::Play(title) } else { Answer::Card(title) };
    priced(Text::new("hint-fetched"), view, ask, paid)
        .with("hint", workshop::hint(title))
        .with("serves", serves.len() as i64)
        .with("adventures", Arg::Names(serves))
}

/// What is used or cast, with what it costs: it lies in no hand, where its price would stand.
pub fn priced(text: Text, view: &View, ask: &Ask<Mythos>, answer: Answer) -> Text {
    let cost = plan::cost(view, ask.seat, &answer);
    text.with("free", i64::from(cost == 0)).with("sanity", Arg::Signed(cost.into()))
}

/// What a card does that can be used or cast now. What it costs stands beside its name.
pub fn using(view: &View, ask: &Ask<Mythos>, answer: Answer, title: Title) -> Option<Text> {
    let says = text::used(title, ask.about == About::Window)?;
    Some(
        Text::new("hint-says")
            .with("says", says)
            .with("sanity", 0_i64)
            .with("free", 1_u8)
            .with("spell", 0_u8)
            .with("last", i64::from(takes_the_last(view, ask.seat, &answer)))
            .with("idle", i64::from(ask.about == About::Window && saves_from_nothing(view, ask.seat, title)))
            .with("serves", 0_i64)
            .with("adventures", Arg::Names(Vec::new())),
    )
}

/// Whether all that a card does in Combat is to lessen what is coming at somebody at whom nothing is aimed.
fn saves_from_nothing(view: &View, seat: Seat, title: Title) -> bool {
    let in_combat = |when: When| matches!(when, When::CastCombat | When::UseCombat | When::Combat);
    let mut effects = title.def().effects.iter().filter(|effect| in_combat(effect.when)).peekable();
    effects.peek().is_some()
        && effects.all(|effect| matches!(effect.does, Does::Ward(_)))
        && view.others(seat).all(|other| view.aimed(other, seat) == 0)
}

/// Whether what is chosen in the middle of something is this.
pub fn chooses(view: &View, what: Choosing) -> bool {
    view.doing.0.is_some_and(|doing| doing.what == what)
}

/// Whether a card that is chosen in the middle of something is played then.
pub fn is_played(view: &View) -> bool {
    [Choosing::Destination, Choosing::Again, Choosing::Monster].into_iter().any(|what| chooses(view, what))
}

/// The Adventures in hand of which a card would fill a place that is empty.
fn serves(view: &View, title: Title) -> Vec<String> {
    let Some(me) = view.me else { return Vec::new() };
    let story = view.story_of(me);
    let mut adventures = view.hand().to_vec();
    adventures.retain(|one| one.kind() == Kind::Adventure);
    adventures.dedup();
    let fills = |one: &Title| {
        let places = adventure::filled(&story, *one);
        places.iter().any(|(need, by)| by.is_none() && adventure::fills(need, title))
    };
    let served = adventures.into_iter().filter(|one| !story.has(title) && fills(one));
    served.map(|one| format!("card-{}", one.id())).collect()
}

/// What in hand could be played at a Location next, the first few.
fn opens(view: &View, place: Title) -> Vec<String> {
    const MOST: usize = 3;
    let def = place.def();
    if def.kind != Kind::Location {
        return Vec::new();
    }
    let mut cards = view.hand().to_vec();
    let can = |card: Title| view.me.is_none_or(|me| playing::has_use_for(view.player(me), card));
    cards.retain(|card| driver::fits_at(def, *card) && can(*card) || def.gate && playing::is_menace(*card));
    cards.dedup();
    cards.iter().take(MOST).map(|card| format!("card-{}", card.id())).collect()
}
