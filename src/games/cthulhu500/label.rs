//! What each legal answer is called on its button, with the odds where dice decide; and which answers belong together.

use super::answers::ahead;
use super::cards::{Card, Declares, Does, Effect, Kind, Trigger, When};
use super::odds::{self, Odds};
use super::question::{is_full, is_good_damage};
use super::race::{Attached, Part, Race};
use super::scene::{Aim, Laid, Lay};
use super::standing::kind;
use super::story::{card, card_text, vehicle, way};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Arg, Ask, Group, Press, Seat, Set, Several, Text, Weight};

/// An attempt that succeeds in so many of a hundred cases is what one does who has nothing better.
const PROMISING: i32 = 25;

/// Buttons that belong together, in the order in which they were offered.
pub fn groups(view: &View, ask: &Ask<Race>) -> Vec<Group<Answer>> {
    let mut groups: Vec<Group<Answer>> = Vec::new();
    // A near miss and the next move in one question are enough to read.
    let beside_a_miss = matches!(ask.about, About::Action | About::TurnEnd) && view.scene.test.is_some();
    for answer in &ask.choices {
        let (about, hint) = group_of(ask, *answer);
        let press = press(view, ask, *answer);
        match groups.iter_mut().find(|group| group.about.key == about) {
            Some(group) => group.presses.push(press),
            None => {
                let hint = (hint && !beside_a_miss).then(|| Text::new(format!("{about}.hint")));
                groups.push(Group { hint, ..Group::of(Text::new(about), vec![press]) });
            }
        }
    }
    groups.extend(ask.sets.iter().enumerate().map(|(of, several)| set(view, ask, of, several)));
    one_main(&mut groups);
    groups
}

/// Only one button of a page is the usual one. Of several that might be it is the first: of draws the largest, and
/// before any draw a Reaction, which there is no time for afterwards.
fn one_main(groups: &mut [Group<Answer>]) {
    let presses = groups.iter_mut().flat_map(|group| &mut group.presses);
    let mut main: Vec<&mut Press<Answer>> = presses.filter(|press| press.weight == Weight::Main).collect();
    let rank = |press: &Press<Answer>| match press.answer {
        Answer::Lay(_) => u8::MAX,
        Answer::Draw(count) => count,
        _ => 0,
    };
    let most = main.iter().map(|press| rank(press)).max().unwrap_or(0);
    let usual = main.iter().position(|press| rank(press) == most);
    let others = main.iter_mut().enumerate().filter(|(at, _)| Some(*at) != usual);
    others.for_each(|(_, press)| press.weight = Weight::Plain);
}

/// Cards of which any number may be chosen.
fn set(view: &View, ask: &Ask<Race>, of: usize, several: &Several<Answer>) -> Group<Answer> {
    let about = Text::new("group-give-up");
    let hint = Some(Text::new("group-give-up.hint"));
    let confirm = Text::new("press-give-up");
    let set = Set { of, least: several.least, most: several.most, confirm };
    let presses = several.items.iter().map(|item| press(view, ask, *item)).collect();
    Group { hint, set: Some(set), ..Group::of(about, presses) }
}

/// What an answer has in common with others, and whether that has to be explained.
fn group_of(ask: &Ask<Race>, answer: Answer) -> (String, bool) {
    if let Some(then) = ahead(ask, answer) {
        return (format!("group-ahead-{}", then.id()), true);
    }
    let (key, hint) = match answer {
        Answer::Play(_) | Answer::Put(_) => ("group-hand", true),
        Answer::Attach(_) | Answer::Drive(_) => ("group-fit", true),
        Answer::Lay(_) => ("group-reactions", true),
        // The plain attempt is not looked for among those that cost a card.
        Answer::Attempt { with: Some(_), .. } | Answer::FreePass { with: Some(_) } => {
            ("group-passing-card", false)
        }
        Answer::Attempt { .. } | Answer::FreePass { .. } => ("group-passing", true),
        Answer::Discard(_) => ("group-discard", true),
        Answer::Drop(_) => ("group-remove", true),
        Answer::Draw(_) => ("group-draw", true),
        Answer::Seat(_) | Answer::Part(_) | Answer::Way(_) | Answer::Take(_) => ("group-choose", false),
        Answer::Vehicle(_) => ("group-vehicle", true),
        Answer::Bid(_) => ("group-bid", false),
        Answer::Repair | Answer::DriverOut | Answer::Nothing if ask.about == About::Pit => {
            ("group-pit", false)
        }
        Answer::PitStop | Answer::Wave | Answer::Done => ("group-moves", true),
        Answer::Decline | Answer::Repair | Answer::DriverOut | Answer::Nothing => ("group-else", false),
    };
    (key.to_owned(), hint)
}

fn press(view: &View, ask: &Ask<Race>, answer: Answer) -> Press<Answer> {
    let mut label = label(view, ask, answer);
    // Where it is not the damage, the heading says what it waits for.
    if ahead(ask, answer) == Some(Trigger::DamageComing) {
        label.key = label.key.replace("press-lay", "press-ahead");
    }
    let hint = match answer {
        _ if hinted(answer) => Some(Text { key: format!("{}.hint", label.key), args: label.args.clone() }),
        Answer::Put(one) if one.is_plain() => Some(kind(one)),
        Answer::Play(one) | Answer::Put(one) | Answer::Attach(one) | Answer::Take(one) => {
            Some(card_text(one))
        }
        Answer::Lay(lay) => Some(card_text(lay.card)),
        Answer::Drive(one) => Some(at_the_wheel(view, ask.seat, one)),
        _ => None,
    };
    // To draw nothing is what is usual only where nothing can be drawn.
    let more = |one: &Answer| matches!(one, Answer::Draw(count) if *count > 0);
    let weight = match answer {
        Answer::Draw(0) if ask.choices.iter().any(more) => Weight::Plain,
        // What no die can bring about costs the stop all the same.
        Answer::Repair if odds::repair_needs(view.car(ask.seat)) > i64::from(odds::SIDES) => Weight::Plain,
        Answer::Attempt { with: None, .. } | Answer::FreePass { with: None }
            if !is_promising(view, ask.seat, answer) =>
        {
            Weight::Plain
        }
        // Nobody is advised to keep off what moves them forward.
        Answer::Lay(_) if is_coming(ask) && is_good_damage(view) => Weight::Plain,
        // Nor to spend a card on an attempt that comes out no better for it.
        Answer::Lay(lay)
            if ask.about == About::Window(Trigger::AttemptStarts) && is_wasted(view, ask.seat, lay) =>
        {
            Weight::Plain
        }
        Answer::Lay(lay) if odds::is_hopeless(view, ask.seat, lay.card) => Weight::Plain,
        // To cancel one's own card may be done, and is hardly ever meant.
        Answer::Lay(lay) if against(view, lay).is_some_and(|laid| laid.seat == ask.seat) => Weight::Plain,
        _ => weight(answer),
    };
    Press { weight, label, hint, answer }
}

/// Whether it is asked what to do against damage.
fn is_coming(ask: &Ask<Race>) -> bool {
    ask.about == About::Window(Trigger::DamageComing)
}

/// Whether an attempt comes out no more often as its reader wants with this card than without it.
fn is_wasted(view: &View, me: Seat, lay: Lay) -> bool {
    let without = odds::of_attempt(view, me, None);
    let with = odds::of_attempt(view, me, Some(lay));
    without.zip(with).is_some_and(|(without, with)| (with.wins, with.ties) == (without.wins, without.ties))
}

/// What a card adds at the wheel of a vehicle, and what it says.
fn at_the_wheel(view: &View, seat: Seat, driver: Card) -> Text {
    let obeys = view.car(seat).vehicle.is_none_or(|vehicle| vehicle.def().obeys(driver));
    Text::new("press-drive.hint")
        .with("drive", Arg::Signed(i64::from(driver.def().drive)))
        .with("obeys", i64::from(obeys))
        .with("text", card_text(driver))
}

/// The card on the table that another one would answer.
fn against(view: &View, lay: Lay) -> Option<&Laid> {
    if let Aim::Laid(at) = lay.aim { view.scene.laid.get(usize::from(at)) } else { None }
}

/// Whether there is more to say of an answer than its label and its group do.
fn hinted(answer: Answer) -> bool {
    matches!(
        answer,
        Answer::Attempt { with: Some(_), .. }
            | Answer::FreePass { with: Some(_) }
            | Answer::PitStop
            | Answer::Wave
            | Answer::Lay(Lay { aim: Aim::Seat(_) | Aim::Part(_), .. })
    )
}

/// Whether a Crew card is being played.
fn is_crew(view: &View) -> bool {
    view.scene.declaring.is_some_and(|one| one.def().kind == Kind::Crew)
}

/// Whether there is anything to do at a pit stop but to take something off: to repair, to fit, to set a driver.
fn is_wanted_in_the_pits(view: &View, me: Seat) -> bool {
    let fits = |card: &Card| matches!(card.def().kind, Kind::Mod | Kind::Tires | Kind::Crew);
    view.car(me).damaged || view.hand.iter().any(fits)
}

fn weight(answer: Answer) -> Weight {
    match answer {
        Answer::Attempt { with: None, .. }
        | Answer::Draw(_)
        | Answer::Lay(_)
        | Answer::FreePass { with: None }
        | Answer::Repair => Weight::Main,
        Answer::Discard(_) | Answer::Drop(_) => Weight::Grave,
        _ => Weight::Plain,
    }
}

fn label(view: &View, ask: &Ask<Race>, answer: Answer) -> Text {
    let me = ask.seat;
    let with_card = |key: &str, one: Card| Text::new(key).with("card", card(one));
    match answer {
        Answer::Vehicle(one) => {
            let (whole, damaged) = (one.def().whole, one.def().damaged);
            Text::new("press-vehicle")
                .with("vehicle", vehicle(one))
                .with("speed", i64::from(whole.speed))
                .with("damagedspeed", i64::from(damaged.speed))
                .with("complexity", i64::from(whole.complexity))
                .with("damagedcomplexity", i64::from(damaged.complexity))
        }
        Answer::Bid(bid) if bid.is_empty() => Text::new("press-bid-nothing"),
        Answer::Bid(bid) => {
            let names = bid.cards().map(|card| format!("card-{}", card.id())).collect();
            Text::new("press-bid").with("cards", Arg::Names(names))
        }
        Answer::Play(one) => match odds::of_card(view, me, one) {
            Some((on, odds)) => {
                with_odds(with_card("press-play-attempt", one).with("player", on), view, (me, on), odds)
            }
            None => with_card("press-play", one),
        },
        Answer::Put(one) => with_card("press-put", one),
        Answer::Attempt { on, with } => attempt("press-attempt", view, me, on, with),
        Answer::FreePass { with } => attempt("press-free-pass", view, me, view.turn.seat, with),
        Answer::PitStop => {
            Text::new("press-pit-stop").with("idle", i64::from(!is_wanted_in_the_pits(view, me)))
        }
        Answer::Wave => Text::new("press-wave"),
        Answer::Done => Text::new("press-done"),
        Answer::Discard(one) => with_card("press-discard", one),
        Answer::Draw(0) if is_full(view, ask) => Text::new("press-end-turn"),
        Answer::Draw(0) => Text::new("press-draw-nothing"),
        Answer::Draw(cards) => Text::new("press-draw").with("count", cards),
        Answer::Decline if matches!(ask.about, About::Window(_)) => Text::new("press-decline"),
        Answer::Decline => Text::new("press-decline-else"),
        Answer::Lay(lay) => lay_label(view, me, lay),
        Answer::Way(round) => Text::new("press-way").with("way", way(round)),
        // Whose pit crew it is, is asked of a Crew card.
        Answer::Seat(seat) if seat == me && is_crew(view) => Text::new("press-mine"),
        Answer::Seat(seat) if seat == me => Text::new("press-myself"),
        Answer::Seat(seat) => Text::new("press-seat").with("player", seat),
        Answer::Part(Part { seat, card: one, .. }) => {
            let declared = view.scene.declaring.map(|card| card.def().declares);
            // Beside a repair it would not be plain what becomes of it.
            let key = if declared == Some(Declares::RepairOrMod) { "press-part-away" } else { "press-part" };
            with_card(key, one).with("player", seat)
        }
        Answer::Repair if ask.about == About::Pit => {
            Text::new("press-repair").with("needs", odds::repair_needs(view.car(me)))
        }
        Answer::Repair => Text::new("press-repair-surely"),
        Answer::Attach(one) => with_card("press-attach", one),
        Answer::Drive(one) => with_card("press-drive", one),
        Answer::Drop(part) => with_card("press-drop", part.card),
        Answer::DriverOut => Text::new("press-driver-out"),
        Answer::Take(one) => with_card("press-take", one),
        Answer::Nothing => Text::new("press-nothing"),
    }
}

/// Whether an attempt succeeds often enough to be the usual thing to do.
fn is_promising(view: &View, me: Seat, attempt: Answer) -> bool {
    let (on, odds) = match attempt {
        Answer::Attempt { on, .. } => (on, odds::of_action(view, me, on, None)),
        _ => (view.turn.seat, odds::of_attempt(view, me, None)),
    };
    // What lies on some vehicles undoes the pass of one that is damaged already.
    let spiked = |part: &Attached| part.card.def().on.iter().any(|on| on.when == When::PassedBy);
    if view.car(me).damaged && view.car(on).parts().any(spiked) {
        return false;
    }
    let ties = odds::tie_passes(view, me, on);
    odds.is_none_or(|odds| odds.wins + if ties { odds.ties } else { 0 } >= PROMISING)
}

/// The odds of a test of these two for a reader; of a tie, whether it passes or loses.
fn with_odds(text: Text, view: &View, (attacker, defender): (Seat, Seat), odds: Odds) -> Text {
    let passes: u8 = match odds::tie_passes(view, attacker, defender) {
        true if view.me == Some(defender) => 2,
        true => 1,
        false => 0,
    };
    text.with("passes", passes)
        .with("sum", i64::from(odds.sum))
        .with("othersum", i64::from(odds.other))
        .with("win", i64::from(odds.wins))
        .with("tie", i64::from(odds.ties))
}

/// An attempt of the reader's: plain, or opened with a Reaction.
fn attempt(key: &str, view: &View, me: Seat, on: Seat, with: Option<Lay>) -> Text {
    let on_it = |key: String| Text::new(key).with("player", on);
    if let Some(Lay { card: one, aim: Aim::Part(part) }) = with {
        return on_it(format!("{key}-paying")).with("card", card(one)).with("cost", card(part.card));
    }
    let odds = match key {
        // The free pass is on the table while one thinks about it.
        "press-free-pass" => odds::of_attempt(view, me, with),
        _ => odds::of_action(view, me, on, with),
    };
    match (with, odds) {
        (None, Some(odds)) => with_odds(on_it(key.to_owned()), view, (me, on), odds),
        (Some(lay), Some(odds)) => {
            with_odds(on_it(format!("{key}-with")).with("card", card(lay.card)), view, (me, on), odds)
        }
        // There is always something to be said of the odds; if there ever is not, whom it is about.
        (_, None) => on_it("press-seat".to_owned()),
    }
}

fn lay_label(view: &View, me: Seat, lay: Lay) -> Text {
    let text = |key: &str| Text::new(key).with("card", card(lay.card));
    match lay.aim {
        Aim::Seat(onto) => text("press-lay-onto").with("player", onto),
        Aim::Part(part) => text("press-lay-paying").with("cost", card(part.card)),
        Aim::Laid(_) => match against(view, lay) {
            Some(laid) if laid.seat == me => text("press-lay-own").with("target", card(laid.card)),
            Some(laid) => text("press-lay-against").with("target", card(laid.card)).with("player", laid.seat),
            None => text("press-lay"),
        },
        _ => match lay.card.trigger() {
            Some(Trigger::AttemptStarts) => {
                match view.scene.attempt.zip(odds::of_attempt(view, me, Some(lay))) {
                    Some((attempt, odds)) => {
                        with_odds(text("press-lay-odds"), view, (attempt.attacker, attempt.defender), odds)
                    }
                    None => text("press-lay"),
                }
            }
            Some(Trigger::NearMiss) => near_miss(view, me, lay.card).unwrap_or_else(|| text("press-lay")),
            _ => text("press-lay"),
        },
    }
}

/// A card that mends a test whose dice lie there: what it comes to, or how likely that is.
fn near_miss(view: &View, me: Seat, one: Card) -> Option<Text> {
    let scene = &view.scene;
    let Does::Effects([effect, ..]) = one.def().does else { return None };
    let text = |key: &str| Text::new(key).with("card", card(one));
    let sums = |sum: i8, other: i8| {
        text("press-lay-sum").with("sum", i64::from(sum)).with("othersum", i64::from(other))
    };
    match (*effect, scene.attempt, scene.test?) {
        (Effect::Reroll, Some(attempt), _) => {
            let two = (attempt.attacker, attempt.defender);
            Some(with_odds(text("press-lay-reroll"), view, two, odds::of_reroll(view, me)?))
        }
        (Effect::Reroll, None, (sum, complexity)) => {
            let win = odds::repair_again(i32::from(sum - scene.dice?.0), complexity.into());
            Some(text("press-lay-reroll").with("win", i64::from(win)).with("tie", 0_u8).with("passes", 0_u8))
        }
        (Effect::Add(n), Some(attempt), (attack, defence)) => {
            let (mine, other) = if attempt.attacker == me { (attack, defence) } else { (defence, attack) };
            Some(sums(mine + n, other).with("tie", i64::from(mine + n == other)))
        }
        (Effect::Add(n), None, (sum, complexity)) => Some(sums(sum + n, complexity).with("tie", 0_u8)),
        _ => None,
    }
}
