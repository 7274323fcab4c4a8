//! What is asked, and about what: who does what, to whom, and what it would come to. One sentence each, as keys.

use super::cards::{Card, Kind, Trait, Trigger, Vehicle};
use super::odds;
use super::race::{HAND_LIMIT, Part, Phase, Race, Slot};
use super::scene::{Aim, Duellist, Fate, Laid, is_answered};
use super::standing::kind;
use super::story::{card, card_text, way};
use super::view::{AttemptView, CarView, View};
use super::{About, Answer};
use crate::kernel::{Arg, Ask, Seat, Seats, Text};

/// What a viewer is asked, or what everybody waits for.
pub fn heading(view: &View, ask: Option<&Ask<Race>>) -> Text {
    if let Some(ask) = ask {
        return asked(view, ask);
    }
    // 6.2: while a rival thinks about it.
    if let Some(attempt) = view.scene.attempt.filter(|attempt| !attempt.announced && view.me.is_none()) {
        let text = Text::new("public-free-pass").with("player", attempt.attacker);
        return text.with("other", attempt.defender);
    }
    match view.phase {
        Phase::Vehicles => Text::new("screen-choosing"),
        Phase::Bid => Text::new("screen-bidding"),
        Phase::Over => {
            let laps = i64::from(view.car(view.winning).laps);
            Text::new("screen-over").with("player", view.winning).with("laps", laps)
        }
        // What everybody reads is read by whoever has the turn, too.
        _ if view.me.is_none() => Text::new("screen-turn").with("player", view.turn.seat),
        _ if view.me == Some(view.turn.seat) => Text::new("screen-others"),
        _ => Text::new("screen-waiting").with("player", view.turn.seat),
    }
}

fn asked(view: &View, ask: &Ask<Race>) -> Text {
    let actions = |key: &str| Text::new(key).with("actions", view.turn.actions);
    let fits = i64::from(ask.choices.iter().any(|choice| matches!(choice, Answer::Lay(_))));
    // 8.12: a near miss that is asked about together with the next move.
    if let Some(what) = open_roll(view, ask) {
        let (what, fits) = match what.key.as_str() {
            // What would be needed is no help to whoever has nothing that gives it.
            "scene-test" if fits == 0 => (Text { key: "scene-test-missed".to_owned(), ..what }, 2),
            _ => (what, fits),
        };
        let text = actions("ask-just-short").with("what", what).with("fits", fits);
        return text.with("full", i64::from(is_full(view, ask)));
    }
    match ask.about {
        About::Vehicle => Text::new("ask-vehicle"),
        About::Bid => Text::new("ask-bid"),
        About::Action => actions("ask-action"),
        About::Declare => match view.scene.declaring {
            Some(one) if one.def().kind == Kind::Crew => {
                let text = Text::new("ask-declare-crew").with("card", card(one));
                text.with("type", kind(one)).with("text", card_text(one))
            }
            Some(one) => Text::new("ask-declare").with("card", card(one)).with("text", card_text(one)),
            None => Text::new("ask-declare").with("card", "word-a-card").with("text", "word-nothing"),
        },
        About::TurnEnd if is_full(view, ask) => Text::new("ask-turn-end-full"),
        About::TurnEnd => Text::new("ask-turn-end"),
        About::FreePass => {
            let sums = view.scene.attempt.map_or((0, 0), |attempt| attempt.sums);
            let text = Text::new("ask-free-pass").with("player", view.turn.seat);
            text.with("sum", i64::from(sums.0)).with("othersum", i64::from(sums.1))
        }
        About::Pit => Text::new("ask-pit"),
        About::MakeRoom => Text::new("ask-make-room"),
        About::Roadside => Text::new("ask-roadside"),
        About::Salvage => Text::new("ask-salvage"),
        About::MayDraw => Text::new("ask-may-draw"),
        About::Contagion => {
            let crew = ask.choices.iter().any(|choice| matches!(choice, Answer::Part(part) if on_crew(part)));
            let contagion = if crew { Card::BlackPlague } else { Card::Gremlins };
            Text::new("ask-contagion").with("card", card(contagion))
        }
        About::Window(trigger) => {
            let what = main_fact(view, trigger).unwrap_or_else(|| Text::new("word-something-happens"));
            Text::new("ask-window").with("what", what).with("fits", fits)
        }
    }
}

/// 8.12: the roll that still lies open while a move is asked for, whether or not a card of the hand could answer it: nobody's turn is
/// over before it is settled.
fn open_roll(view: &View, ask: &Ask<Race>) -> Option<Text> {
    let is_move = matches!(ask.about, About::Action | About::TurnEnd);
    main_fact(view, Trigger::NearMiss).filter(|_| is_move && view.scene.test.is_some())
}

/// 3.3: whether nothing can be drawn before something is discarded.
pub fn is_full(view: &View, ask: &Ask<Race>) -> bool {
    let draws = |choice: &Answer| matches!(choice, Answer::Draw(1..));
    view.hand.len() >= HAND_LIMIT && !ask.choices.iter().any(draws)
}

fn on_crew(part: &Part) -> bool {
    matches!(part.slot, Slot::Crew | Slot::Driver)
}

/// What a seat is asked, as everybody may know it.
pub fn public(view: &View, seat: Seat, about: About) -> Text {
    let key = match about {
        About::Vehicle => "public-vehicle",
        About::Bid => "public-bid",
        About::Action => {
            return Text::new("public-action").with("player", seat).with("actions", view.turn.actions);
        }
        About::Declare => "public-declare",
        About::TurnEnd => "public-turn-end",
        About::FreePass => {
            return Text::new("public-free-pass").with("player", seat).with("other", view.turn.seat);
        }
        About::Pit => "public-pit",
        About::MakeRoom => "public-make-room",
        About::Roadside => "public-roadside",
        About::Salvage => "public-salvage",
        About::MayDraw => "public-may-draw",
        About::Contagion => "public-contagion",
        About::Window(_) => "public-window",
    };
    Text::new(key).with("player", seat)
}

/// What is on the table right now, without what the heading says already.
pub fn situation(view: &View, ask: Option<&Ask<Race>>) -> Vec<Text> {
    let said = ask.and_then(|ask| match ask.about {
        About::Window(trigger) => main_fact(view, trigger),
        _ => open_roll(view, ask),
    });
    let free_pass = ask.is_some_and(|ask| ask.about == About::FreePass);
    facts(view)
        .into_iter()
        .filter(|(about, text)| {
            Some(text) != said.as_ref() && !(free_pass && *about == Trigger::AttemptStarts)
        })
        .map(|(_, text)| text)
        .collect()
}

/// What a window of this kind is about.
fn main_fact(view: &View, trigger: Trigger) -> Option<Text> {
    facts(view).into_iter().rev().find(|(about, _)| *about == trigger).map(|(_, text)| text)
}

/// Everything that is on the table right now, and by which moment it may be answered.
fn facts(view: &View) -> Vec<(Trigger, Text)> {
    let scene = &view.scene;
    let mut facts = Vec::new();
    for one in scene.laid.iter().filter(|one| one.fate == Fate::Stands) {
        facts.push((Trigger::CardPlayed, laid(view, one)));
    }
    // What a card has changed that is being answered itself may change back.
    match (scene.attempt, scene.test) {
        _ if is_answered(&scene.laid) => {}
        (Some(attempt), Some(sums)) => facts.push((Trigger::NearMiss, passing_test(view, &attempt, sums))),
        (Some(attempt), None) => facts.push((Trigger::AttemptStarts, announced(view, &attempt))),
        (None, Some((sum, complexity))) => {
            facts.push((Trigger::NearMiss, repair_test(view, sum, complexity)))
        }
        (None, None) => {}
    }
    if !scene.damage.is_empty() {
        facts.push((Trigger::DamageComing, damage(view, scene.damage)));
    }
    if let Some(lapper) = scene.lapper {
        facts.push((Trigger::LapGained, lap(view, lapper)));
    }
    facts
}

/// Whether a sentence is about the reader, for the words to choose by.
fn is_me(view: &View, seat: Seat) -> i64 {
    i64::from(view.me == Some(seat))
}

/// A card on the table: whose, at whom or what, and what it does.
fn laid(view: &View, laid: &Laid) -> Text {
    let text = |key: &str| {
        Text::new(key)
            .with("player", laid.seat)
            .with("me", is_me(view, laid.seat))
            .with("card", card(laid.card))
            .with("text", card_text(laid.card))
    };
    let on = |text: Text, seat: Seat| text.with("other", seat).with("mine", is_me(view, seat));
    match laid.aim {
        Aim::Nothing => text("scene-laid"),
        Aim::Way(round) => text("scene-laid-way").with("way", way(round)),
        Aim::Repair => text("scene-laid-repair"),
        Aim::Seat(seat) => on(text("scene-laid-on"), seat),
        Aim::Part(part) if laid.card.trigger().is_some() => {
            text("scene-laid-paying").with("cost", card(part.card))
        }
        Aim::Part(part) | Aim::PartFor(part, _) => {
            let effect = Text::new(format!("effect-{}", laid.card.id()))
                .with("player", laid.seat)
                .with("me", is_me(view, laid.seat))
                .with("other", part.seat)
                .with("mine", is_me(view, part.seat));
            on(text("scene-laid-part"), part.seat).with("part", card(part.card)).with("effect", effect)
        }
        Aim::PartTo(part, to) => on(text("scene-laid-part-to"), part.seat)
            .with("part", card(part.card))
            .with("to", to)
            .with("tome", is_me(view, to)),
        Aim::Laid(at) => match view.scene.laid.get(usize::from(at)) {
            Some(target) => on(text("scene-laid-against"), target.seat).with("target", card(target.card)),
            None => text("scene-laid"),
        },
    }
}

/// An attempt before its dice, with the odds for whoever reads of it.
fn announced(view: &View, attempt: &AttemptView) -> Text {
    let AttemptView { attacker, defender, sums, announced, .. } = *attempt;
    let side = view.me.and_then(|me| attempt.side_of(me));
    let reader = if side == Some(Duellist::Defender) { defender } else { attacker };
    let odds = odds::of_attempt(view, reader, None);
    let key = if announced { "scene-attempt" } else { "scene-may-attempt" };
    Text::new(key)
        .with("player", attacker)
        .with("other", defender)
        .with("sum", i64::from(sums.0))
        .with("othersum", i64::from(sums.1))
        .with("role", role(side))
        .with("win", i64::from(odds.map_or(0, |odds| odds.wins)))
        .with("tie", i64::from(odds.map_or(0, |odds| odds.ties)))
        .with("passes", i64::from(odds::tie_passes(view, attacker, defender)))
}

/// On which side of a test the reader is: 1 attacks, 2 defends.
fn role(side: Option<Duellist>) -> i64 {
    match side {
        Some(Duellist::Attacker) => 1,
        Some(Duellist::Defender) => 2,
        None => 0,
    }
}

/// The dice of an attempt: how it stands, and what whoever is short needs.
fn passing_test(view: &View, attempt: &AttemptView, (attack, defence): (i8, i8)) -> Text {
    let AttemptView { attacker, defender, wins_ties, .. } = *attempt;
    let lead = i64::from(attack) - i64::from(defence);
    let text = |key: &str| {
        Text::new(key)
            .with("player", attacker)
            .with("other", defender)
            .with("sum", i64::from(attack))
            .with("othersum", i64::from(defence))
    };
    let short = |seat: Seat, tie: i64, win: i64| {
        let text = text("scene-test").with("short", seat).with("me", is_me(view, seat));
        text.with("tie", tie).with("win", win).with("ties", i64::from(wins_ties))
    };
    match lead {
        0 if !wins_ties => {
            let passes = odds::tie_passes(view, attacker, defender);
            text("scene-test-tie").with("passes", i64::from(passes))
        }
        // A tie is the attacker's: what brings the defender level is not enough.
        0.. if wins_ties => short(defender, 0, lead + 1),
        ..0 if wins_ties => short(attacker, 0, -lead),
        1.. => short(defender, lead, lead + 1),
        _ => short(attacker, -lead, 1 - lead),
    }
}

fn repair_test(view: &View, sum: i8, complexity: i8) -> Text {
    let mover = view.turn.seat;
    Text::new("scene-repair")
        .with("player", mover)
        .with("me", is_me(view, mover))
        .with("sum", i64::from(sum))
        .with("complexity", i64::from(complexity))
        .with("short", i64::from((complexity - sum).max(0)))
}

/// Damage that is about to land; for a reader whom it hits, what it comes to.
fn damage(view: &View, seats: Seats) -> Text {
    let Some(me) = view.me.filter(|me| seats.has(*me)) else {
        return caused(view, "scene-damage").with("players", Arg::Players(seats.iter().collect()));
    };
    let view = &view.when_it_comes();
    let car = view.car(me);
    let others: Vec<Seat> = seats.without(me).iter().collect();
    let wrecks = wrecks(view, seats);
    if let Some(text) = tie_with_a_wreck(view, me, seats, wrecks) {
        return text;
    }
    let turn = turn_round(view, wrecks, me);
    let key = if !car.damaged {
        "scene-damage-mine"
    } else if !may_move(view, wrecks, me) {
        "scene-damage-stays"
    } else if turn.beside.is_empty() {
        "scene-damage-again"
    } else {
        "scene-damage-turns"
    };
    slowed(caused(view, key), car)
        .with("count", others.len() as i64)
        .with("players", Arg::Players(others))
        .with("beside", Arg::Players(turn.beside))
        .with("moves", i64::from(turn.from != turn.to))
        .with("from", turn.from as i64 + 1)
        .with("to", turn.to as i64 + 1)
        .with("behind", view.behind(me))
}

/// Damage, and the card on a vehicle that does it, if one does: everything else lies on the table.
fn caused(view: &View, key: &str) -> Text {
    let by = view.scene.by;
    let cause = by.map_or_else(|| Arg::Name("word-nothing".to_owned()), card);
    Text::new(key).with("caused", i64::from(by.is_some())).with("cause", cause)
}

/// What its Speed is, and what it will be when it is damaged, if it is not yet.
fn slowed(text: Text, car: &CarView) -> Text {
    let speed = |vehicle: Vehicle| i64::from(vehicle.def().damaged.speed);
    text.with("slower", i64::from(!car.damaged))
        .with("speed", i64::from(car.side.speed))
        .with("then", car.vehicle.map_or(0, speed))
}

/// 5.4, 5.5: a tie in which one of the two was damaged before, for a reader who is one of them: who gets past whom. What becomes of an
/// attacker's wreck is what becomes of any.
fn tie_with_a_wreck(view: &View, me: Seat, seats: Seats, wrecks: Seats) -> Option<Text> {
    let (attacker, defender) = view.scene.tie?;
    let both = seats == Seats::one(attacker).with(defender) && view.ahead(attacker) == defender;
    if !both || wrecks.len() != 1 || wrecks.has(me) && me == attacker {
        return None;
    }
    let key = match (me == attacker, wrecks.has(me)) {
        (true, _) => "scene-tie-slips",
        (false, true) => "scene-tie-falls",
        (false, false) => "scene-tie-passed",
    };
    let other = if me == attacker { defender } else { attacker };
    Some(slowed(Text::new(key), view.car(me)).with("other", other).with("third", view.behind(attacker)))
}

/// 5.2: those of them that are damaged already and do not hold their place.
fn wrecks(view: &View, seats: Seats) -> Seats {
    let holds = |car: &CarView| car.parts().any(|part| part.card.def().traits.contains(&Trait::HoldPlace));
    let falls = |seat: &Seat| view.car(*seat).damaged && !holds(view.car(*seat));
    seats.iter().filter(falls).collect()
}

/// What becomes of the place of a wreck that lies in a row with others.
struct TurnRound {
    /// Those others.
    beside: Vec<Seat>,
    /// Its place in the pack.
    from: usize,
    /// Its place when the row has turned round.
    to: usize,
}

/// 5.3: the wrecks in an unbroken row with somebody's, whose order turns round.
fn turn_round(view: &View, wrecks: Seats, me: Seat) -> TurnRound {
    let in_a_row = |next: fn(&View, Seat) -> Seat| -> Vec<Seat> {
        let row = std::iter::successors(Some(next(view, me)), move |seat| Some(next(view, *seat)));
        row.take_while(move |seat| *seat != me && wrecks.has(*seat)).collect()
    };
    let (ahead, behind) = (in_a_row(View::ahead), in_a_row(View::behind));
    let (n, from) = (view.pack.len(), view.place(me));
    let to = (from + n + behind.len() - ahead.len()) % n;
    TurnRound { beside: ahead.into_iter().chain(behind).collect(), from, to }
}

/// 5.3: whether damage that is about to land brings whoever reads it a better place: whoever keeps it off gives that away.
pub fn is_good_damage(view: &View) -> bool {
    let seats = view.scene.damage;
    let Some(me) = view.me.filter(|me| seats.has(*me)) else { return false };
    let view = &view.when_it_comes();
    let wrecks = wrecks(view, seats);
    let turn = turn_round(view, wrecks, me);
    may_move(view, wrecks, me) && turn.to < turn.from
}

/// 5.2, 5.4: whether somebody's wreck does not hold its place, and is not one of a pack of nothing but wrecks.
fn may_move(view: &View, wrecks: Seats, me: Seat) -> bool {
    wrecks.has(me) && wrecks.len() < view.pack.len()
}

fn lap(view: &View, lapper: Seat) -> Text {
    let mine = view.me.map_or(0, |me| i64::from(view.car(me).laps));
    let to_come = view.scene.lap_to_come;
    Text::new(if to_come { "scene-lap-to-come" } else { "scene-lap" })
        .with("player", lapper)
        .with("me", view.me.map_or(0_i64, |me| if me == lapper { 2 } else { 1 }))
        .with("laps", i64::from(view.car(lapper).laps) + i64::from(to_come))
        .with("mine", mine)
}
