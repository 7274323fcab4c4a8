//! What a viewer reads and may press, as keys: a heading, lines, and a button for each legal answer.

use super::adventure::{self, Story};
use super::cards::{Kind, Need, Title};
use super::deck::Deck;
use super::fought::{closed, last_combat};
use super::label::{are_few, ends_round, groups, guards, monsters, proposed};
use super::plan::takes_the_last;
use super::question::heading;
use super::story::{card, cards, listed, scored};
use super::table::{Mythos, Phase, Player};
use super::view::{PlayerView, View};
use super::{About, Answer, playing, saga, text, workshop};
use crate::kernel::{Arg, Ask, Screen, Seat, Text};
use std::cmp::Ordering;

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Mythos>>) -> Screen<Answer> {
    // One press throws these away: in the picture a mark says which, and it is overlooked.
    let proposed = ask.map_or_else(Vec::new, proposed);
    // Whoever moves has it beside where they are.
    let moves = ask.is_some_and(|ask| ask.about == About::Turn) && !is_within_a_move(view, ask);
    let (beside, summary) = if moves { (summary(view), None) } else { (None, summary(view)) };
    let on = view.me.filter(|_| view.phase != Phase::Over);
    Screen {
        heading: heading(view, ask),
        lines: view
            .me
            .map_or_else(Vec::new, |me| in_few_lines(going_on(view, me, ask)))
            .into_iter()
            .chain(proposed)
            .collect(),
        summary,
        standing: in_order(view).into_iter().map(|seat| standing(view, seat)).collect(),
        house: None,
        hand: view.me.map_or_else(Vec::new, |me| hand(view, me)),
        own: on.map_or_else(Vec::new, |me| own(view, me, ask, beside)),
        aside: None,
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

/// What is going on. To everybody the picture of the table says it; on a player's own page, where their hand
/// is drawn, it stands in words.
pub fn situation(view: &View) -> Vec<Text> {
    let mut lines = Vec::new();
    if is_in_a_round(view) {
        let night = i64::from(view.night);
        lines.push(Text::new("scene-round").with("round", i64::from(view.round)).with("night", night));
    }
    lines.extend(of_saga(view));
    lines.extend(last_combat(view));
    let passed = (0..view.players.len() as u8).map(Seat).filter(|seat| view.player(*seat).passed);
    let passed = passed.filter(|_| view.phase == Phase::Turn);
    lines.extend(passed.map(|seat| Text::new("scene-passed").with("player", seat)));
    if let Some(fight) = view.fight.as_ref().filter(|_| view.phase != Phase::Over) {
        for seat in &fight.order {
            for other in view.others(*seat) {
                let count = view.aimed(*seat, other);
                if count > 0 {
                    let text = Text::new("scene-aimed").with("player", *seat).with("other", other);
                    lines.push(text.with("count", count as i64));
                }
            }
        }
        for tip in &fight.tips {
            let text = Text::new("scene-tip").with("player", tip.seat).with("other", tip.other);
            lines.push(text.with("bonus", Arg::Signed(tip.n.into())));
        }
    }
    lines
}

/// The same on a page of one's own. Whoever has the turn and walks reads where to above the hand: their
/// Sanity stands beside the round. At the end of a round it is what the Combat has cost, which may have passed
/// without a question to them, and what they have said of their pile.
fn going_on(view: &View, me: Seat, ask: Option<&Ask<Mythos>>) -> Vec<Text> {
    if view.phase == Phase::RoundEnd {
        return match ask {
            None => closed(view, me).into_iter().chain(of_saga(view)).collect(),
            Some(ask) => closed(view, me).into_iter().chain(shuffles(view, ask)).collect(),
        };
    }
    if is_within_a_move(view, ask) {
        return Vec::new();
    }
    let mut lines = situation(view);
    lines.extend(awaits(view, me));
    if walks_now(view, me) {
        let sanity = Text::new("picture-sanity").with("sanity", i64::from(view.player(me).sanity));
        lines.insert(lines.len().min(1), sanity);
    }
    lines
}

/// 12.5: what somebody has said that they do before they draw.
fn shuffles(view: &View, ask: &Ask<Mythos>) -> Option<Text> {
    let price = Answer::Reshuffle(true);
    let last = i64::from(takes_the_last(view, ask.seat, &price));
    let said = ask.choices.contains(&Answer::Reshuffle(false));
    said.then(|| Text::new("own-shuffles").with("last", last))
}

/// Whether somebody is asked in the middle of a move: how things stand was read when it was chosen, and what is said
/// of the answers says what they are good for.
fn is_within_a_move(view: &View, ask: Option<&Ask<Mythos>>) -> bool {
    ask.is_some() && view.doing.0.is_some()
}

/// What awaits a player in the Combat that the next pass brings. To pass is a plain button, and such a Combat
/// may cost somebody all their Sanity.
fn awaits(view: &View, me: Seat) -> Option<Text> {
    let (monsters, guards) = (monsters(view, me), guards(view, me));
    let text = Text::new("scene-awaits").with("monsters", monsters as i64).with("guards", guards as i64);
    (ends_round(view) && view.phase == Phase::Turn && monsters > 0).then_some(text)
}

fn walks_now(view: &View, me: Seat) -> bool {
    view.phase == Phase::Turn && view.mover == me && view.player(me).walking.is_some()
}

/// Whether a round is being played: between two games, and when all is over, none is.
pub fn is_in_a_round(view: &View) -> bool {
    view.round > 0 && !matches!(view.phase, Phase::Between | Phase::Over)
}

/// What is short stands in one line: a page of one's own has to fit a telephone.
fn in_few_lines(mut lines: Vec<Text>) -> Vec<Text> {
    if lines.len() > 1 {
        let rest = lines.split_off(2);
        let both = lines.into_iter().zip(["first", "rest"]);
        let both = both.fold(Text::new("scene-both"), |text, (line, name)| text.with(name, line));
        return [both].into_iter().chain(rest).collect();
    }
    lines
}

/// Everybody as they sit; when all is over, as they came in.
pub fn in_order(view: &View) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..view.players.len() as u8).map(Seat).collect();
    if view.phase == Phase::Over {
        seats.sort_by_key(|seat| std::cmp::Reverse(view.total(*seat)));
    }
    seats
}

/// In which place somebody came in; equals share one.
pub fn place(view: &View, seat: Seat) -> Option<usize> {
    let better = in_order(view).into_iter().filter(|other| view.total(*other) > view.total(seat));
    (view.phase == Phase::Over).then(|| better.count() + 1)
}

/// Which game of a saga this is, and how it stands.
fn of_saga(view: &View) -> Option<Text> {
    let (saga, of) = (view.saga.as_ref()?, view.options.games()?);
    let over = saga.games.len() as i64;
    let game = if matches!(view.phase, Phase::Between | Phase::Over) { over } else { over + 1 };
    let text = Text::new("scene-saga").with("game", game).with("of", of).with("over", over);
    let sums = saga::best_first((0..view.players.len() as u8).map(|at| (Seat(at), saga.sum(Seat(at)))));
    Some(text.with("sums", scored(&sums)?))
}

/// Who is best, and the viewer: of the others all who are best.
fn summary(view: &View) -> Option<Text> {
    if view.draft.is_some() {
        return None;
    }
    let others = || (0..view.players.len() as u8).map(Seat).filter(|seat| Some(*seat) != view.me);
    let theirs = others().map(|seat| view.total(seat)).max()?;
    let best: Vec<Seat> = others().filter(|seat| view.total(*seat) == theirs).collect();
    let text = |key: &str| {
        let text = Text::new(key).with("count", best.len() as i64).with("score", i64::from(theirs));
        text.with("players", Arg::Players(best.clone()))
    };
    let Some(mine) = view.me.map(|me| view.total(me)) else { return Some(text("summary")) };
    let key = match mine.cmp(&theirs) {
        Ordering::Greater => "summary-ahead",
        Ordering::Equal => "summary-level",
        Ordering::Less => "summary-behind",
    };
    Some(text(key).with("mine", i64::from(mine)))
}

/// Where somebody is.
pub fn whereabouts(player: &Player) -> Text {
    if let Some(title) = player.walking {
        return Text::new("place-walking").with("card", card(title));
    }
    match player.here {
        Some(here) if here.title.kind() == Kind::Location => {
            let gate = if !here.title.def().gate { 0 } else { 1 + i64::from(here.used) };
            Text::new("place-at").with("card", card(here.title)).with("gate", gate)
        }
        Some(here) => Text::new("place-travelling").with("card", card(here.title)),
        None => Text::new("place-nowhere").with("region", format!("region-{}", player.region.0.id())),
    }
}

/// How somebody stands: the same for every viewer.
fn standing(view: &View, seat: Seat) -> Text {
    if view.draft.is_some() {
        let key = if view.phase == Phase::Building { "standing-building" } else { "standing-draft" };
        return Text::new(key).with("player", seat);
    }
    let PlayerView { open: player, held, deck, threat, .. } = &view.players[seat.index()];
    let names = |titles: Vec<Title>| cards(&titles);
    let allies: Vec<Title> = player
        .allies
        .iter()
        .flat_map(|ally| [ally.card].into_iter().chain(ally.weapon))
        .map(|card| card.title)
        .collect();
    let things: Vec<Title> = player
        .artifacts
        .iter()
        .map(|one| one.card.title)
        .chain(player.tomes.iter().map(|tome| tome.card.title))
        .collect();
    let events: Vec<Title> = player
        .events
        .iter()
        .map(|event| event.card)
        .chain(player.old_one.map(|one| one.card))
        .map(|card| card.title)
        .collect();
    Text::new(if player.insane { "standing-insane" } else { "standing" })
        .with("player", seat)
        .with("who", format!("who-{}", player.who.def().id))
        .with("sanity", i64::from(player.sanity))
        .with("points", i64::from(player.points()))
        .with("place", whereabouts(player))
        .with("ally", allies.len() as i64)
        .with("allies", names(allies))
        .with("thing", things.len() as i64)
        .with("things", names(things))
        .with("event", events.len() as i64)
        .with("events", names(events))
        .with("threat", threat.len() as i64)
        .with("story", player.story.len() as i64 + i64::from(player.here.is_some()))
        .with("held", *held as i64)
        .with("deck", *deck as i64)
        .with("pile", player.pile.len() as i64)
}

/// The hand, a line each: what it is, what it costs and what it says.
fn hand(view: &View, me: Seat) -> Vec<Text> {
    let player = view.player(me);
    let line = |title: &Title| {
        let def = title.def();
        let mut says: Vec<Text> = text::of(*title);
        // What an Adventure needs is a list, of any length.
        if def.kind == Kind::Adventure {
            says = listed(&says).into_iter().collect();
        }
        let mut line = Text::new("hand-card")
            .with("card", card(*title))
            .with("kind", format!("type-{}", def.kind.id()))
            .with("value", i64::from(def.value))
            .with("sanity", Arg::Signed(playing::cost(player, *title).into()))
            .with("free", i64::from(playing::cost(player, *title) == 0))
            .with("says", says.len().min(3) as i64);
        for (at, name) in ["first", "second", "third"].into_iter().enumerate() {
            let says = says.get(at).cloned();
            line = line.with(name, says.map_or_else(|| Arg::from("word-nothing"), Arg::from));
        }
        line
    };
    let hand = if view.phase == Phase::Between { &[] } else { view.hand() };
    let pack = view.drafter().map_or(&[][..], |one| &one.pack);
    hand.iter().chain(pack).map(line).chain(deck_of(player)).collect()
}

/// When all is over, what was played with, to be played with again.
fn deck_of(player: &Player) -> Option<Text> {
    let code = Deck::of(player.who, &player.list.0).code();
    (!player.list.is_empty()).then(|| Text::new("deck-was").with("code", Arg::Verbatim(code)))
}

/// How everybody stands, where that is said; the viewer's Threat, Spells and Adventures, with what each of these
/// still needs. Between two rounds the hand is what counts, and not where one is; what it costs to shuffle the pile
/// in is all that counts then.
fn own(view: &View, me: Seat, ask: Option<&Ask<Mythos>>, stand: Option<Text>) -> Vec<Text> {
    let player = view.player(me);
    let sanity = i64::from(player.sanity);
    match view.phase {
        Phase::Between => return next_deck(view, me).into_iter().collect(),
        Phase::Draft => return taken(view),
        Phase::Building => return built(view),
        _ => {}
    }
    let mut lines: Vec<Text> = stand.into_iter().collect();
    if ask.is_none_or(|ask| ask.about != About::RoundEnd) {
        let text = Text::new("own-place").with("place", whereabouts(player)).with("sanity", sanity);
        lines.extend((!walks_now(view, me)).then_some(text));
    }
    let threat: Vec<Title> = player.threat.iter().map(|menace| menace.card.title).collect();
    if !threat.is_empty() && !is_within_a_move(view, ask) {
        lines.push(Text::new("own-threat").with("cards", cards(&threat)));
    }
    for tome in &player.tomes {
        for put in &tome.spells {
            let text = Text::new("own-spell").with("card", card(put.card.title));
            lines.push(text.with("holder", card(tome.card.title)).with("down", i64::from(put.down)));
        }
    }
    let are_explained = ask.is_some_and(|ask| are_few(view, ask));
    let most = match ask {
        _ if are_explained => 1,
        Some(ask) if ask.about == About::RoundEnd => 2,
        _ => 3,
    };
    // In Combat nothing is laid: what an Adventure lacks can wait.
    let lacks = !are_explained || !is_within_a_move(view, ask);
    if view.fight.is_none() && lacks {
        lines.extend(nearest(view, me, most));
    }
    lines
}

/// So many of the Adventures in hand that lack least, with what they lack; those farther off by name, since a
/// page has to fit a telephone.
fn nearest(view: &View, me: Seat, most: usize) -> Vec<Text> {
    let story = view.story_of(me);
    let lacks =
        |title: &Title| adventure::filled(&story, *title).iter().filter(|(_, by)| by.is_none()).count();
    let mut adventures: Vec<Title> = view.hand().to_vec();
    adventures.retain(|title| title.kind() == Kind::Adventure);
    adventures.dedup();
    adventures.sort_by_key(lacks);
    let farther = adventures.split_off(adventures.len().min(most));
    let line = |title: &Title| {
        let text = match listed(&missing(&story, *title)) {
            None => Text::new("own-complete"),
            Some(missing) => Text::new("own-adventure").with("missing", missing),
        };
        text.with("card", card(*title))
    };
    let farther = (!farther.is_empty()).then(|| Text::new("own-farther").with("cards", cards(&farther)));
    adventures.iter().map(line).chain(farther).collect()
}

/// 16.5: what the viewer has taken so far.
fn taken(view: &View) -> Vec<Text> {
    let Some(drafter) = view.drafter() else { return Vec::new() };
    let taken = Text::new("own-taken").with("count", drafter.taken.len() as i64);
    [taken].into_iter().chain(in_short(&drafter.taken)).collect()
}

/// How many cards of each type, and which Adventures: a page that fits a telephone, however many there are.
fn in_short(titles: &[Title]) -> Vec<Text> {
    let count = |kind: &Kind| {
        let count = titles.iter().filter(|title| title.kind() == *kind).count() as i64;
        let text = Text::new("own-count").with("kind", format!("type-{}", kind.id()));
        (count > 0).then(|| text.with("count", count))
    };
    let counts: Vec<Text> = Kind::ALL.iter().filter_map(count).collect();
    let counts = listed(&counts).map(|counts| Text::new("own-counts").with("counts", counts));
    let adventures = titles.iter().copied().filter(|title| title.kind() == Kind::Adventure);
    counts.into_iter().chain(by_type(&adventures.collect::<Vec<_>>())).collect()
}

/// Titles, a line a type; of several copies how many.
pub fn by_type(titles: &[Title]) -> Vec<Text> {
    let line = |kind: &Kind| {
        let of_it: Vec<Title> = titles.iter().copied().filter(|title| title.kind() == *kind).collect();
        let mut titles = of_it.clone();
        titles.sort_unstable();
        titles.dedup();
        let copies = |title: &Title| of_it.iter().filter(|one| *one == title).count() as i64;
        let named =
            |title: &Title| Text::new("own-copies").with("card", card(*title)).with("count", copies(title));
        let named = listed(&titles.iter().map(named).collect::<Vec<_>>())?;
        let text = Text::new("own-of-type").with("kind", format!("type-{}", kind.id()));
        Some(text.with("count", of_it.len() as i64).with("cards", named))
    };
    Kind::ALL.iter().filter_map(line).collect()
}

/// 16.5: the viewer's deck as it stands, and what could be in it besides.
fn built(view: &View) -> Vec<Text> {
    let Some(building) = view.drafter().and_then(|one| one.building.as_ref()) else { return Vec::new() };
    let deck = Deck::of(building.who, &building.list);
    let mut lines = vec![workshop::standing(&deck, view.options.goal())];
    lines.extend(in_short(&building.list));
    lines
}

/// 16.4: the viewer's deck for the next game.
fn next_deck(view: &View, me: Seat) -> Option<Text> {
    let list = saga::list(view.saga.as_ref()?, me)?;
    let mut adventures: Vec<Title> = list.to_vec();
    adventures.retain(|title| title.kind() == Kind::Adventure);
    adventures.dedup();
    Some(Text::new("own-deck").with("count", list.len() as i64).with("cards", cards(&adventures)))
}

/// What an Adventure still needs, a line of it each.
pub fn missing(story: &Story, adventure: Title) -> Vec<Text> {
    let filled = adventure::filled(story, adventure);
    let left = |need: &Need| {
        let of_it = filled.iter().filter(|(one, title)| std::ptr::eq(*one, need) && title.is_none());
        of_it.count()
    };
    let needs = adventure.def().needs.iter().map(|need| (need, left(need)));
    needs.filter(|(_, left)| *left > 0).map(|(need, left)| text::need(need, left as i64)).collect()
}
