//! How a chase stands, in lines: the row, the decks, the guesses; one's own cards and what they would cost;
//! the notebook.

use super::Notebook;
use super::belief::Trail;
use super::cards::{Cards, Deck, Top};
use super::chase::{Guess, Learnt, Phase, Side};
use super::marks::Mark;
use super::notebook::{self, Sign};
use super::placing::price;
use super::view::{SpotView, View};
use crate::kernel::{Arg, Seat, Text};

/// Guesses that are shown: the latest.
const GUESSES: usize = 4;

/// Numbers as they are written.
pub fn list(numbers: Cards) -> Arg {
    Arg::Verbatim(if numbers.is_empty() { "–".to_owned() } else { numbers.joined(" ") })
}

/// The name of a deck.
pub fn deck(deck: Deck) -> Arg {
    Arg::Name(format!("deck-{}", deck.id()))
}

/// What a hideout looks like in a line of text: a back with how many cards lie under it, or its number and theirs.
fn spot_text(spot: &SpotView) -> String {
    let under: Vec<String> =
        spot.under.iter().map(|one| one.card.map_or("?".to_owned(), |card| card.0.to_string())).collect();
    match spot.number {
        Some(number) if under.is_empty() => number.0.to_string(),
        Some(number) => format!("{}+[{}]", number.0, under.join(",")),
        None if under.is_empty() => "▮".to_owned(),
        None if spot.under.iter().any(|one| one.card.is_some()) => format!("▮[{}]", under.join(",")),
        None => format!("▮({})", under.len()),
    }
}

/// The row as one line; when all is over it says as well what was found.
pub fn row_text(view: &View) -> String {
    let over = view.phase == Phase::Over;
    let found =
        |spot: &SpotView| if over && spot.found.is_some() && !is_out(view, spot) { "✓" } else { "" };
    let spot = |spot: &SpotView| format!("{}{}", spot_text(spot), found(spot));
    std::iter::once("0".to_owned()).chain(view.row.iter().map(spot)).collect::<Vec<_>>().join(" · ")
}

/// Whether a hideout is the way out, which nobody has to find.
fn is_out(view: &View, spot: &SpotView) -> bool {
    spot.number.is_some_and(|number| number.0 == view.out())
}

/// In which night a hideout was laid, and in which it was found.
pub fn nights(spot: &SpotView) -> Text {
    let found = spot.found.filter(|found| *found != spot.placed).unwrap_or(0);
    Text::new("picture-nights").with("placed", i64::from(spot.placed)).with("found", i64::from(found))
}

/// Guesses in a line, each with its night and whether it was right.
pub fn named(guesses: &[Guess]) -> Arg {
    let one = |guess: &Guess| {
        format!("{}: {} {}", guess.round, guess.numbers.joined(" "), if guess.right { "✓" } else { "×" })
    };
    Arg::Verbatim(guesses.iter().map(one).collect::<Vec<_>>().join(" · "))
}

/// How it stands, in a line.
pub fn summary(view: &View) -> Option<Text> {
    let key = if view.phase == Phase::Over { "summary-over" } else { "summary" };
    let count = match view.phase {
        Phase::Over => view.row.iter().filter(|spot| spot.found.is_some() && !is_out(view, spot)).count(),
        _ => view.hidden(),
    };
    let row = view.row.iter().filter(|spot| !is_out(view, spot)).count();
    let text = Text::new(key).with("count", count as i64).with("round", i64::from(view.round));
    (view.phase != Phase::Setup).then_some(text.with("row", row as i64))
}

/// What is in force now, and what somebody should know.
pub fn situation(view: &View) -> Vec<Text> {
    let mut lines: Vec<Text> = score(view).into_iter().collect();
    let force = &view.force;
    let sides = [Side::Fugitive, Side::Marshal];
    if force.far > 0 {
        lines.push(Text::new("force-far").with("count", force.far));
    }
    if force.one_number {
        lines.push(Text::new("force-one-number"));
    }
    for side in sides.into_iter().filter(|side| force.no_draw[side.index()] || force.lost_draw[side.index()])
    {
        lines.push(Text::new("force-no-draw").with("player", view.seat(side)));
    }
    if force.roadblock.is_some_and(|round| round >= view.round) {
        lines.push(Text::new("force-roadblock"));
    }
    if let Some((closed, _)) = force.closed {
        lines.push(Text::new("force-closed").with("deck", deck(closed)));
    }
    if let Some(left) = view.left.filter(|_| view.phase != Phase::Over && view.phase != Phase::Manhunt) {
        lines.push(Text::new("force-all-out").with("count", left));
    }
    for side in sides {
        if let Some((edge, true)) = view.edges[side.index()] {
            let text = Text::new("force-edge").with("player", view.seat(side));
            lines.push(text.with("edge", format!("edge-{}", edge.id())));
        }
    }
    lines
}

/// How everybody stands: the same for every viewer.
pub fn standing(view: &View) -> Vec<Text> {
    let seen = view.public();
    let over = view.phase == Phase::Over;
    let row = if over { "standing-route" } else { "standing-row" };
    let mut lines = vec![Text::new(row).with("row", Arg::Verbatim(row_text(&seen)))];
    if over && !view.guesses.is_empty() {
        lines.push(Text::new("standing-named").with("all", named(&view.guesses)));
    }
    let decks = Text::new("standing-decks")
        .with("low", view.decks[0])
        .with("middle", view.decks[1])
        .with("high", view.decks[2]);
    lines.push(decks);
    for side in [Side::Fugitive, Side::Marshal] {
        let drawn = Deck::ALL
            .map(|deck| view.draws.iter().filter(|one| one.side == side && one.deck == deck).count());
        let text = Text::new(format!("standing-{}", side.id())).with("player", view.seat(side));
        let text = text.with("count", view.held[side.index()]);
        let text =
            text.with("low", drawn[0] as i64).with("middle", drawn[1] as i64).with("high", drawn[2] as i64);
        lines.push(text);
    }
    // When all is over they stand together in one line.
    for guess in view.guesses.iter().rev().take(if over { 0 } else { GUESSES }) {
        let key = if guess.right { "standing-right" } else { "standing-wrong" };
        let text = Text::new(key).with("round", i64::from(guess.round)).with("numbers", list(guess.numbers));
        lines.push(text.with("row", guess.row));
    }
    for spot in seen.row.iter().enumerate().filter_map(told) {
        lines.push(spot);
    }
    lines
}

/// The so-manieth chase of a match, and how the match stands.
fn score(view: &View) -> Option<Text> {
    let of = view.options.matches.games();
    let wins = |seat| view.past.iter().filter(|past| past.winner == seat).count() as i64;
    let (ann, bob) = (Seat(0), Seat(1));
    let text = Text::new("scene-match").with("played", view.past.len() as i64).with("of", of);
    let text = text.with("game", view.past.len() as i64 + 1);
    let text = text.with("player", ann).with("other", bob).with("wins", wins(ann)).with("losses", wins(bob));
    (of != 1 && view.phase != Phase::Over).then_some(text)
}

/// What everybody was told of a face-down hideout.
fn told((at, spot): (usize, &SpotView)) -> Option<Text> {
    if spot.up || (spot.odd.is_none() && spot.told.0 <= 1 && spot.told.1 >= 28) {
        return None;
    }
    let text = Text::new("standing-told").with("place", at as i64 + 1).with("from", spot.told.0);
    let odd = spot.odd.map_or(0_u8, |odd| if odd { 1 } else { 2 });
    Some(text.with("to", spot.told.1).with("odd", odd))
}

/// What the viewer holds: the Fugitive's cards by what they would cost, the Marshal's as they are.
pub fn hand(view: &View) -> Vec<Text> {
    let Some(side) = view.side.filter(|_| view.phase != Phase::Setup) else { return Vec::new() };
    // What could be done with it is over.
    if view.phase == Phase::Over {
        let held = (!view.hand.is_empty()).then(|| Text::new("hand-left").with("cards", list(view.hand)));
        return held.into_iter().collect();
    }
    if side == Side::Marshal {
        return vec![
            Text::new("hand-marshal").with("cards", list(view.hand)).with("count", view.hand.len() as i64),
        ];
    }
    let (last, far) = (view.last().unwrap_or(0), view.force.far);
    let mut lines = Vec::new();
    let mut line = |key: &str, cards: Cards| {
        if !cards.is_empty() {
            lines.push(Text::new(key).with("cards", list(cards)));
        }
    };
    let cost = |card: u8| price(card, last, far);
    let spend = |card: u8| view.hand.without(card).without(view.out()).feet();
    line("hand-free", view.hand.iter().filter(|card| cost(*card) == Some(0)).collect());
    let payable: Vec<(u8, u8)> = view
        .hand
        .iter()
        .filter_map(|card| Some((card, cost(card)?)))
        .filter(|(_, price)| *price > 0)
        .collect();
    let within = payable.iter().filter(|(card, price)| *price <= spend(*card));
    let within: Vec<String> = within.map(|(card, price)| format!("{card} (+{price})")).collect();
    line(
        "hand-far",
        payable.iter().filter(|(card, price)| *price > spend(*card)).map(|(card, _)| *card).collect(),
    );
    line("hand-behind", view.hand.iter().filter(|card| cost(*card).is_none()).collect());
    if !within.is_empty() {
        let at = usize::from(lines.first().is_some_and(|first| first.key == "hand-free"));
        lines.insert(at, Text::new("hand-sprint").with("cards", Arg::Verbatim(within.join(", "))));
    }
    lines
}

/// What the viewer knows: the Fugitive's row from inside and from outside, the Marshal's notebook.
pub fn known(view: &View) -> Vec<Text> {
    let Some(side) = view.side.filter(|_| goes_on(view)) else { return Vec::new() };
    let mut lines = Vec::new();
    if side == Side::Fugitive {
        let row = Text::new("own-row").with("player", view.seat(Side::Fugitive));
        lines.push(row.with("row", Arg::Verbatim(row_text(view))));
        lines.extend(ranges(&view.public(), "own-outside"));
    } else {
        lines.extend(ranges(view, "own-ranges"));
        lines.extend(signs(view));
    }
    for deck_of in Deck::ALL {
        let known =
            [("own-peek", view.peeks[deck_of.index()]), ("own-bottom", view.bottoms[deck_of.index()])];
        for (key, card) in known.into_iter().filter_map(|(key, card)| Some((key, card?))) {
            let text = Text::new(key).with("deck", deck(deck_of));
            lines.push(match card {
                Top::Hideout(card) => text.with("card", Arg::Verbatim(card.to_string())),
                Top::Event(event) => text.with("card", format!("event-card-{}", event.id())),
                Top::Placeholder => text.with("card", "event-placeholder"),
            });
        }
    }
    for one in view.learnt.iter() {
        lines.push(match one {
            Learnt::Held(card) => Text::new("own-learnt-held").with("number", *card),
            Learnt::Evens { place, evens } => {
                Text::new("own-learnt-evens").with("place", *place).with("count", *evens)
            }
        });
    }
    lines
}

/// R27, to the Marshal alone and in one night of a chase: the first in which a hideout may have been laid
/// beyond the threshold.
pub fn warning(view: &View) -> Option<Text> {
    if view.side != Some(Side::Marshal) || view.phase != Phase::Marshal {
        return None;
    }
    let threshold = view.options.course.threshold();
    let ranges = notebook::ranges(&Trail::of(view));
    let mut row = view.row.iter().zip(&ranges);
    let (first, _) = row.find(|(_, can)| can.highest() > Some(threshold))?;
    (first.placed == view.round && !first.up)
        .then(|| Text::new("warning-too-high").with("threshold", threshold))
}

fn goes_on(view: &View) -> bool {
    matches!(view.phase, Phase::Fugitive | Phase::Marshal | Phase::Manhunt)
}

/// The Marshal's own marks.
pub fn own(view: &View) -> Option<Text> {
    if !goes_on(view) {
        return None;
    }
    let marked = |mark: &Mark| !view.marks.with(*mark).is_empty();
    let one = |mark: Mark| format!("{} {}", mark.sign(), view.marks.with(mark).joined(" "));
    let all: Vec<String> = Mark::ALL.into_iter().filter(marked).map(one).collect();
    (!all.is_empty()).then(|| Text::new("own-marks").with("marks", Arg::Verbatim(all.join(" · "))))
}

/// Where each face-down hideout can be.
fn ranges(view: &View, key: &str) -> Option<Text> {
    if view.options.notebook == Notebook::Paper && view.side.is_some() {
        return None;
    }
    let mut public = view.clone();
    public.options.notebook = Notebook::Ranges;
    let page = notebook::page(&public);
    let range = |(place, from, to): &(u8, u8, u8)| match from == to {
        true => format!("{place}: {from}"),
        false => format!("{place}: {from}–{to}"),
    };
    let all: Vec<String> = page.ranges.iter().map(range).collect();
    (!all.is_empty()).then(|| Text::new(key).with("ranges", Arg::Verbatim(all.join(" · "))))
}

/// The notebook in lines: what no face-down hideout can be, and with *odds* what is likeliest.
fn signs(view: &View) -> Vec<Text> {
    let page = notebook::page(view);
    let last = view.options.course.last();
    let mut lines = Vec::new();
    let cannot: Cards =
        (1..=last).filter(|number| page.signs[usize::from(*number)] == Sign::Cannot).collect();
    let open: Cards = (1..=last).filter(|number| page.signs[usize::from(*number)] == Sign::Open).collect();
    if !cannot.is_empty() {
        lines.push(Text::new("own-open").with("numbers", list(open)));
    }
    if let Some(tenths) = page.tenths {
        let mut likely: Vec<(u8, u8)> = open
            .iter()
            .map(|number| (tenths[usize::from(number)], number))
            .filter(|(tenths, _)| *tenths > 0)
            .collect();
        likely.sort_by_key(|(tenths, number)| (std::cmp::Reverse(*tenths), *number));
        let all: Vec<String> =
            likely.iter().take(8).map(|(tenths, number)| format!("{number} ({tenths}/10)")).collect();
        if !all.is_empty() {
            lines.push(Text::new("own-odds").with("numbers", Arg::Verbatim(all.join(", "))));
        }
    }
    lines
}
