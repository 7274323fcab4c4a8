//! What a viewer reads and may press, as keys: a heading, lines, and a button for each legal answer.

use super::kinds::Piece;
use super::label::{self, Effect, effect, holding, role, told_apart};
use super::left;
use super::shape::Feature;
use super::square::Square;
use super::story::{at, number, tile};
use super::table::{Phase, Table};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Arg, Ask, Group, Press, Screen, Seat, Text, Weight};
use std::borrow::Cow;

/// Squares that are named under the map.
const NAMED: usize = 6;
/// So much of what one holds, but for fields of one's own alone, is named beside a question.
const HELD: usize = 2;

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Table>>) -> Screen<Answer> {
    Screen {
        heading: heading(view, ask),
        // A player reads it at the table, and in the picture of their own page.
        lines: holes(view).filter(|_| view.me.is_none()).into_iter().collect(),
        summary: Some(summary(view)),
        standing: standing(view).into_iter().chain(left(view).filter(|_| view.me.is_none())).collect(),
        house: None,
        hand: if view.me.is_some() { left_over(view).chain(hand(view)).collect() } else { Vec::new() },
        own: own(&as_laid(view, ask), ask.map(|ask| ask.about)),
        aside: None,
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

/// What a seat is asked, as everybody may know it: not how far a move is put together, for that would tell
/// which half it is about.
pub fn question(view: &View, seat: Seat, about: About) -> Text {
    let (key, kind) = match about {
        About::Begin => ("question-begin", None),
        About::Square | About::Turn | About::Follower | About::Sure => match view.phase {
            Phase::Lay(piece) => {
                return Text::new("question-lay").with("player", seat).with("tile", tile(piece));
            }
            _ => ("question-begin", None),
        },
        About::Circle(kind) => ("question-circle", Some(kind)),
        About::More(kind) => ("question-more", Some(kind)),
        About::Home(kind) => ("question-home", Some(kind)),
    };
    Text::new(key).with("player", seat).with("role", kind.map_or(0, number))
}

/// R22: who has won, and what the reader has come to.
fn ended(view: &View) -> Text {
    let points = |seat: Seat| i64::from(view.players[seat.index()].points);
    let seats: Vec<Seat> = (0..view.players.len() as u8).map(Seat).collect();
    let most = seats.iter().map(|seat| points(*seat)).max().unwrap_or(0);
    let won: Vec<Seat> = seats.into_iter().filter(|seat| points(*seat) == most).collect();
    let others = view.me.filter(|me| !won.contains(me));
    let text = Text::new("heading-over").with("several", won.len() as i64).with("points", most);
    let text = text.with("loses", i64::from(others.is_some())).with("own", others.map_or(0, points));
    text.with("player", Arg::Players(won))
}

fn heading(view: &View, ask: Option<&Ask<Table>>) -> Text {
    let Some(ask) = ask else {
        return match view.phase {
            Phase::Over => ended(view),
            Phase::Lay(piece) => {
                Text::new("heading-lays").with("player", view.mover).with("tile", tile(piece))
            }
            _ => Text::new("heading-turn").with("player", view.mover),
        };
    };
    let piece = |key: &str| Text::new(key).with("tile", view.piece().map_or_else(String::new, tile));
    let square = view.picked.square.map_or(Arg::Verbatim(String::new()), at);
    match ask.about {
        About::Begin => Text::new("ask-begin"),
        About::Square => piece("ask-square"),
        About::Turn => piece("ask-turn").with("square", square),
        About::Follower => piece("ask-follower").with("square", square),
        About::Sure => {
            let supply = view.me.map_or(0, |me| view.players[me.index()].supply);
            piece("ask-sure").with("square", square).with("supply", supply)
        }
        About::Circle(kind) => Text::new("ask-circle").with("role", number(kind)),
        About::More(kind) => Text::new("ask-more").with("role", role(kind)),
        About::Home(kind) => Text::new("ask-home").with("role", role(kind)),
    }
}

/// How many tiles are left, and where nothing fits any more.
pub fn left_over(view: &View) -> impl Iterator<Item = Text> {
    left(view).into_iter().chain(holes(view))
}

fn left(view: &View) -> Option<Text> {
    (view.phase != Phase::Over).then(|| Text::new("line-left").with("count", view.left))
}

/// Squares where no whole tile fits any more: none are worth naming when there is no tile left.
fn holes(view: &View) -> Option<Text> {
    let holes = if view.left > 0 { view.holes() } else { Vec::new() };
    let names: Vec<String> = holes.iter().take(NAMED).map(Square::to_string).collect();
    let text = Text::new("line-holes").with("more", holes.len().saturating_sub(NAMED) as i64);
    (!holes.is_empty()).then(|| text.with("squares", Arg::Verbatim(names.join(", "))))
}

fn summary(view: &View) -> Text {
    let most = view.players.iter().map(|player| player.points).max().unwrap_or(0);
    let lead = (0..view.players.len() as u8).map(Seat);
    let lead: Vec<Seat> = lead.filter(|seat| view.players[seat.index()].points == most).collect();
    let Some(me) = view.me else {
        return Text::new("summary").with("players", Arg::Players(lead)).with("points", i64::from(most));
    };
    let mine = i64::from(view.players[me.index()].points);
    let others: Vec<Seat> = lead.iter().copied().filter(|seat| *seat != me).collect();
    let key = match (lead.contains(&me), others.is_empty()) {
        (false, _) => "summary-behind",
        (true, false) => "summary-level",
        (true, true) => "summary-ahead",
    };
    Text::new(key).with("players", Arg::Players(others)).with("points", i64::from(most)).with("mine", mine)
}

/// Everybody by points; beside them what they would have if it ended now.
pub fn standing(view: &View) -> Vec<Text> {
    let mut seats: Vec<Seat> = (0..view.players.len() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.players[seat.index()].points));
    let line = |seat: Seat| {
        let player = &view.players[seat.index()];
        Text::new("standing")
            .with("player", seat)
            .with("points", i64::from(player.points))
            .with("now", i64::from(player.if_now))
            .with("supply", player.supply)
            .with("held", player.held)
            .with("halves", view.options.halves)
            .with("over", i64::from(view.phase == Phase::Over))
    };
    seats.into_iter().map(line).collect()
}

/// The halves that the viewer holds.
pub fn hand(view: &View) -> Vec<Text> {
    let half = |piece: &Piece| {
        let fits = i64::from(view.land.fits_anywhere(*piece));
        Text::new("hand-half").with("tile", tile(*piece)).with("fits", fits)
    };
    view.hand.iter().map(half).collect()
}

/// How it will be with the piece where it has been put already: whoever asks themselves where a follower goes
/// counts with it. A hole that it makes is told once it is laid.
fn as_laid<'v>(view: &'v View, ask: Option<&Ask<Table>>) -> Cow<'v, View> {
    let is_put = ask.is_some_and(|ask| matches!(ask.about, About::Follower | About::Sure));
    let (Some(piece), Some(square), Some(turn)) = (view.piece(), view.picked.square, view.picked.turn) else {
        return Cow::Borrowed(view);
    };
    if !is_put {
        return Cow::Borrowed(view);
    }
    let mut then = view.clone();
    then.land.put(piece, square, turn, view.me);
    Cow::Owned(then)
}

/// What the viewer holds, as long as it can come to something. Whoever is asked something looks for its buttons: of what
/// they hold they read what is worth most, and all of it while others play.
fn own(view: &View, about: Option<About>) -> Vec<Text> {
    let Some(me) = view.me.filter(|_| view.phase != Phase::Over) else { return Vec::new() };
    let player = &view.players[me.index()];
    let has_holes = view.left > 0 && !view.holes().is_empty();
    let count = Text::new("own-supply").with("count", player.supply).with("holes", i64::from(has_holes));
    let of = |held: usize, all: usize| count.clone().with("held", held as i64).with("all", all as i64);
    let is_mine = |root: &u16| view.land.node(*root).followers[me.index()] > 0;
    if about.is_some() {
        let mine: Vec<u16> = label::roots(view).into_iter().filter(is_mine).collect();
        let held = mine.iter().filter(|root| !label::is_own_field(view, **root)).take(HELD);
        let held: Vec<Text> = held.map(|root| label::own(view, *root)).collect();
        let are_all = held.is_empty() || held.len() == mine.len();
        let count = of(held.len(), if are_all { 0 } else { mine.len() });
        return std::iter::once(count).chain(held).collect();
    }
    let mine = view.land.held().into_iter().filter(is_mine);
    let (fields, held): (Vec<u16>, Vec<u16>) = mine.partition(|root| label::is_own_field(view, *root));
    let (bare, rich): (Vec<u16>, Vec<u16>) = fields.into_iter().partition(|root| label::is_bare(view, *root));
    let held = held.into_iter().map(|root| label::own(view, root));
    let fields = label::fields(view, &rich).into_iter().chain(label::bare(view, &bare));
    std::iter::once(of(0, 0)).chain(held).chain(fields).chain(left::fits(view, me)).collect()
}

/// The squares among these answers in reading order: the place of each is its number on the picture.
pub fn numbered(ask: &Ask<Table>) -> Vec<Square> {
    let square = |answer: &Answer| if let Answer::At(square) = answer { Some(*square) } else { None };
    let mut squares: Vec<Square> = ask.choices.iter().filter_map(square).collect();
    squares.sort_unstable();
    squares
}

/// Answers that have a button of their own, however many there are: a page has to fit a telephone, and whatever
/// else there is makes a menu.
const AT_HAND: usize = 2;

/// What somebody has of an answer: whether it finishes something, and how many points that gives, or else by how
/// many it grows. None where they have nothing of it.
type Worth = Option<(bool, u16)>;

fn groups(view: &View, ask: &Ask<Table>) -> Vec<Group<Answer>> {
    if ask.about == About::Square {
        return squares(view, ask);
    }
    let mut place = 0;
    let mut offers = Vec::new();
    for answer in &ask.choices {
        // Turns and followers carry the number that they have on the picture.
        place += i64::from(matches!(answer, Answer::Turn(_) | Answer::Follower(_)));
        let (worth, mut press) = press(view, ask, *answer);
        press.label = press.label.with("place", Arg::Verbatim(place.to_string()));
        offers.push((worth, press));
    }
    let question = heading(view, Some(ask));
    let about = match ask.about {
        About::Begin => Text::new("group-halves"),
        About::Follower => Text::new("group-followers"),
        About::Turn => Text::new("group-turns"),
        _ => question.clone(),
    };
    // To draw, and to place nobody, stay buttons where there is so much else that it becomes a menu: most turns
    // begin with the one, and the other is the way out.
    let (draw, offers): (Vec<_>, Vec<_>) =
        offers.into_iter().partition(|(_, press)| press.answer == Answer::Draw);
    let (nobody, offers): (Vec<_>, Vec<_>) =
        offers.into_iter().partition(|(_, press)| press.answer == Answer::Nobody);
    let (buttons, rest) = match ask.about {
        About::Follower | About::Turn => at_hand(offers),
        _ => (Vec::new(), offers.into_iter().map(|(_, press)| press).collect()),
    };
    let alone = |(_, press): (Worth, Press<Answer>)| (question.clone(), vec![press]);
    // What makes a menu says that it is beside these.
    let [about, beside] = [0, buttons.len() as i64].map(|buttons| about.clone().with("buttons", buttons));
    let buttons = buttons.into_iter().map(|press| (about.clone(), vec![press]));
    let groups = draw.into_iter().map(alone).chain(buttons).chain([(beside, rest)]);
    grouped(groups.chain(nobody.into_iter().map(alone)))
}

fn grouped(groups: impl IntoIterator<Item = (Text, Vec<Press<Answer>>)>) -> Vec<Group<Answer>> {
    let groups = groups.into_iter().filter(|(_, presses)| !presses.is_empty());
    groups.map(|(about, presses)| Group::of(about, presses)).collect()
}

/// The few answers of which somebody has most, and all the others, as they came; where there are no more than a
/// few, all of them. The best is proposed if it finishes something and no other gives as much.
fn at_hand(offers: Vec<(Worth, Press<Answer>)>) -> (Vec<Press<Answer>>, Vec<Press<Answer>>) {
    let are_few = offers.len() <= AT_HAND;
    let stands_out = |(worth, _): &&(Worth, Press<Answer>)| are_few || worth.is_some();
    let mut best: Vec<(Worth, Answer)> =
        offers.iter().filter(stands_out).map(|(worth, press)| (*worth, press.answer)).collect();
    best.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let first = best.first().filter(|(worth, _)| worth.is_some_and(|(finishes, _)| finishes));
    let first = first.filter(|(worth, _)| best.get(1).is_none_or(|(next, _)| next < worth));
    let first = first.map(|(_, answer)| *answer);
    best.truncate(AT_HAND);
    let is_best = |press: &Press<Answer>| best.iter().any(|(_, answer)| *answer == press.answer);
    let (mut buttons, rest): (Vec<_>, Vec<_>) = offers.into_iter().map(|(_, press)| press).partition(is_best);
    for press in buttons.iter_mut().filter(|press| Some(press.answer) == first) {
        press.weight = Weight::Main;
    }
    (buttons, rest)
}

/// What somebody has of some effects.
fn worth(effects: &[Effect], me: Seat, can_claim: bool) -> Worth {
    let mine = effects.iter().flat_map(|one| &one.scores).filter(|score| score.to.has(me));
    let free = effects.iter().flat_map(|one| &one.unclaimed).filter(|_| can_claim);
    let closes = mine.chain(free).map(|score| (true, score.points)).max();
    let grows = effects.iter().filter_map(|one| one.grows).filter(|growth| growth.score.to.has(me));
    closes.or_else(|| grows.map(|growth| (false, growth.gain)).max())
}

/// Whether a player has a follower to place.
fn can_claim(view: &View, seat: Seat) -> bool {
    view.players[seat.index()].supply > 0
}

/// The squares in reading order, as their numbers are looked for in the picture; those where somebody has most of it stand
/// out, and whatever has no button is a menu.
fn squares(view: &View, ask: &Ask<Table>) -> Vec<Group<Answer>> {
    let Some(piece) = view.piece() else { return Vec::new() };
    let can_claim = can_claim(view, ask.seat);
    let offer = |(square, place): (Square, i64)| {
        let turns = view.land.fits(piece, square);
        let turns = (0..4).filter(|turn| turns & 1 << turn != 0);
        let effects: Vec<Effect> =
            turns.map(|turn| effect(&view.land, ask.seat, piece, square, turn)).collect();
        let label = called("press-at", label::hint(&effects, ask.seat, can_claim).as_ref())
            .with("place", Arg::Verbatim(place.to_string()))
            .with("square", at(square));
        let press = Press { label, hint: None, weight: Weight::Plain, answer: Answer::At(square) };
        (worth(&effects, ask.seat, can_claim), press)
    };
    let (buttons, rest) = at_hand(numbered(ask).into_iter().zip(1..).map(offer).collect());
    let all = Text::new("group-squares").with("notable", buttons.len() as i64);
    let buttons = buttons.into_iter().map(|press| (Text::new("group-notable"), vec![press]));
    grouped(buttons.chain([(all, rest)]))
}

fn press(view: &View, ask: &Ask<Table>, answer: Answer) -> (Worth, Press<Answer>) {
    let plain = |label: Text| (None, Press { label, hint: None, weight: Weight::Plain, answer });
    let main = |label: Text| (None, Press { label, hint: None, weight: Weight::Main, answer });
    match answer {
        Answer::Draw => main(Text::new("press-draw")),
        Answer::Half(piece) => plain(Text::new("press-half").with("tile", tile(piece))),
        Answer::At(square) => plain(Text::new("press-at").with("square", at(square))),
        Answer::Turn(turn) => turned(view, ask.seat, answer, turn),
        Answer::Nobody if ask.about == About::Sure => main(Text::new("press-sure")),
        Answer::Nobody => plain(Text::new("press-nobody")),
        Answer::Follower(segment) => follower(view, ask.seat, answer, segment),
        Answer::More => main(Text::new("press-more")),
        Answer::Home => plain(Text::new("press-home")),
        Answer::Fellow { laid, segment } => (None, fellow(view, answer, laid, segment)),
    }
}

/// A label, with what would come of it where something would.
fn called(key: &str, what: Option<&Text>) -> Text {
    match what {
        Some(what) => Text::new(format!("{key}-what")).with("what", what.clone()),
        None => Text::new(key),
    }
}

/// One of the turns: what each is called says where its old north looks now; of a half, where its right angle is.
fn turned(view: &View, me: Seat, answer: Answer, turn: u8) -> (Worth, Press<Answer>) {
    const TURNS: [&str; 4] = ["turn-up", "turn-right", "turn-down", "turn-left"];
    const CORNERS: [&str; 4] = ["side-nw", "side-ne", "side-se", "side-sw"];
    let piece = view.piece();
    let names = if piece.is_some_and(Piece::is_half) { CORNERS } else { TURNS };
    let put = piece.zip(view.picked.square);
    let effects: Vec<Effect> =
        put.map(|(piece, square)| effect(&view.land, me, piece, square, turn)).into_iter().collect();
    let can_claim = can_claim(view, me);
    let what = label::hint(&effects, me, can_claim);
    let label = called("press-turn", what.as_ref()).with("turn", names[usize::from(turn & 3)]);
    (worth(&effects, me, can_claim), Press { label, hint: None, weight: Weight::Plain, answer })
}

fn follower(view: &View, me: Seat, answer: Answer, segment: u8) -> (Worth, Press<Answer>) {
    let (piece, square) = (view.piece(), view.picked.square);
    let turn = view.picked.turn.unwrap_or(0);
    let feature =
        piece.and_then(|piece| piece.segment(segment)).map_or(Feature::City, |segment| segment.feature);
    let places = piece.map_or_else(Vec::new, |piece| told_apart(piece, turn, segment));
    let label = Text::new("press-follower").with("role", role(feature)).with("feature", number(feature));
    let held =
        piece.zip(square).and_then(|(piece, square)| holding(&view.land, me, piece, square, turn, segment));
    let (score, facts) = held.unzip();
    let facts = facts.map_or(Arg::Verbatim(String::new()), Arg::from);
    let label = label.with("places", Arg::Names(places)).with("facts", facts);
    let worth = score.filter(|score| score.points > 0).map(|score| (score.complete, score.points));
    (worth, Press { label, hint: None, weight: Weight::Plain, answer })
}

fn fellow(view: &View, answer: Answer, laid: u8, segment: u8) -> Press<Answer> {
    let known = view.land.laid().get(usize::from(laid));
    let feature =
        known.and_then(|laid| laid.piece.segment(segment)).map_or(Feature::City, |segment| segment.feature);
    let square = known.map_or(super::square::M50, |laid| laid.square);
    let label = Text::new("press-fellow").with("role", role(feature)).with("square", at(square));
    let hint = known.is_some().then(|| label::held(view, view.land.feature_at(laid, segment)));
    Press { label, hint, weight: Weight::Plain, answer }
}
