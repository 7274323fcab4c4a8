//! A button for each legal answer, in groups that belong together.

use super::cards::{Does, Kind, Title, When};
use super::hint::{chooses, fetched, is_played, playing_hint, priced, using};
use super::plan::takes_the_last;
use super::story::{card, cards};
use super::table::{Choosing, Mythos, SANITY_MAX};
use super::view::View;
use super::{About, Answer, Titles, saga, workshop};
use crate::kernel::{Arg, Ask, Group, Press, READ_MOST, Seat, Set, Text, Weight};
use std::cmp::Ordering;

/// All buttons of a question.
pub fn groups(view: &View, ask: &Ask<Mythos>) -> Vec<Group<Answer>> {
    let kind = |answer: &Answer| match answer {
        Answer::Play(title) if title.kind() == Kind::Adventure => "group-complete",
        Answer::Arrive => "group-arrive",
        Answer::Play(_) | Answer::Threaten(_) => "group-play",
        Answer::Use(_) | Answer::Cast { .. } | Answer::TurnUp(_) | Answer::Straighten(_) => "group-use",
        Answer::Done if matches!(ask.about, About::Exchange | About::Building) => "group-ready",
        Answer::Who(_) => "group-who",
        Answer::Pass | Answer::Done => "group-other",
        Answer::Discard(_) => "group-proposed",
        Answer::Lobotomy | Answer::Reshuffle(_) => "group-price",
        Answer::Card(_) if ask.about == About::Draft => "group-take",
        _ => "group-choose",
    };
    let names = [
        "group-ready",
        "group-who",
        "group-proposed",
        "group-price",
        "group-take",
        "group-choose",
        "group-complete",
        "group-arrive",
        "group-play",
        "group-use",
        "group-other",
    ];
    let mut groups = Vec::new();
    for name in names {
        let some = ask.choices.iter().filter(|answer| kind(answer) == name);
        let presses: Vec<Press<Answer>> = some.map(|answer| press(view, ask, *answer)).collect();
        if !presses.is_empty() {
            // Neither the name of a card nor the picture of the hand says what comes of playing it here and now.
            let of_cards = matches!(name, "group-play" | "group-use" | "group-choose" | "group-price");
            let read_first = of_cards && presses.iter().any(|press| press.hint.is_some());
            groups.push(Group { read_first, ..Group::of(Text::new(name), presses) });
        }
    }
    if ask.about == About::Turn {
        in_one_row(view, ask, &mut groups);
    }
    for (of, several) in ask.sets.iter().enumerate() {
        let presses = several.items.iter().map(|item| one_of_set(*item)).collect();
        let confirm = match several.base {
            Answer::Discard(_) => Text::new("confirm-discard"),
            Answer::Out(_) => Text::new("confirm-out"),
            Answer::In(_) => Text::new("confirm-in"),
            Answer::At(seat, _) if ask.about == About::Aim => Text::new("confirm-aim").with("other", seat),
            Answer::At(seat, _) => Text::new("confirm-defend").with("other", seat),
            _ => Text::new("press-done"),
        };
        let set = Some(Set { of, least: several.least, most: several.most, confirm });
        let about = match several.base {
            Answer::Out(_) => Text::new("group-out"),
            Answer::In(_) => Text::new("group-in"),
            Answer::At(seat, _) if ask.about == About::Aim => Text::new("group-aim").with("other", seat),
            Answer::At(seat, _) => Text::new("group-defend").with("other", seat),
            _ => Text::new("group-discard"),
        };
        groups.push(Group { set, ..Group::of(about, presses) });
    }
    groups
}

/// A card that is alone in its group stands in one row with the way out of the question: a page fits a telephone.
fn in_one_row(view: &View, ask: &Ask<Mythos>, groups: &mut Vec<Group<Answer>>) {
    let is_short = |press: &Press<Answer>| match press.answer {
        Answer::Play(_) => press.weight == Weight::Plain && !takes_the_last(view, ask.seat, &press.answer),
        Answer::Use(_) | Answer::Card(_) => true,
        _ => false,
    };
    if let [.., card, other] = &mut groups[..]
        && other.about.key == "group-other"
        && matches!(&card.presses[..], [one] if is_short(one))
    {
        // Where one can go is no way out of the question.
        if matches!(&card.presses[..], [Press { answer: Answer::Card(_), .. }]) {
            other.about = card.about.clone();
        }
        // What its way out means is known; what the card does is not.
        other.presses.iter_mut().for_each(|press| press.hint = None);
        other.read_first = card.read_first;
        other.presses.splice(0..0, card.presses.drain(..));
        groups.retain(|group| !group.presses.is_empty());
    }
}

/// What is proposed to go, where buttons only say how many cards that is: how many, and which of them no
/// shorter proposal has.
pub fn proposals(ask: &Ask<Mythos>) -> Vec<(usize, Vec<Title>)> {
    let discards = ask.choices.iter().filter_map(|answer| match answer {
        Answer::Discard(titles) if titles.len() > 1 => Some(titles.iter().collect::<Vec<_>>()),
        _ => None,
    });
    let mut before: Vec<Title> = Vec::new();
    let on_top = |titles: Vec<Title>| {
        let mut more = titles.clone();
        before
            .iter()
            .for_each(|title| _ = more.iter().position(|one| one == title).map(|at| more.remove(at)));
        let count = titles.len();
        before = titles;
        (count, more)
    };
    discards.map(on_top).collect()
}

/// The same in words: the shortest proposal whole, of each other one what comes on top.
pub fn proposed(ask: &Ask<Mythos>) -> Vec<Text> {
    let line = |(at, (count, more)): (usize, (usize, Vec<Title>))| {
        let key = if at == 0 { "proposed-first" } else { "proposed-more" };
        Text::new(key).with("count", count as i64).with("cards", cards(&more))
    };
    proposals(ask).into_iter().enumerate().map(line).collect()
}

/// One card of a set.
fn one_of_set(item: Answer) -> Press<Answer> {
    let title = item.named().iter().next();
    let label = title
        .map_or_else(|| Text::new("press-done"), |title| Text::new("press-card").with("card", card(title)));
    // Who is sent, and who stands in the way, is known by what they are worth.
    let fights = matches!(item, Answer::At(..));
    let worth = |title: Title| Text::new("part-value").with("value", i64::from(title.def().value));
    Press { label, hint: title.filter(|_| fights).map(worth), weight: Weight::Plain, answer: item }
}

fn press(view: &View, ask: &Ask<Mythos>, answer: Answer) -> Press<Answer> {
    let (label, hint) = words(view, ask, answer);
    let weight = match answer {
        Answer::Play(title) if title.kind() == Kind::Adventure => {
            let (score, _, theirs) = completed(view, ask.seat, title);
            if comes_of(view, score, theirs) == Comes::Won { Weight::Main } else { Weight::Grave }
        }
        Answer::Pass if ask.choices.len() == 1 => Weight::Main,
        Answer::Pass if is_reckless(view, ask) => Weight::Grave,
        Answer::Play(_)
        | Answer::Threaten(_)
        | Answer::Use(_)
        | Answer::Cast { .. }
        | Answer::Reshuffle(true)
            if takes_the_last(view, ask.seat, &answer) =>
        {
            Weight::Grave
        }
        Answer::Lobotomy => Weight::Grave,
        Answer::Arrive => Weight::Main,
        Answer::Done if matches!(ask.about, About::Exchange | About::Building) => Weight::Main,
        Answer::Card(_) if ask.about == About::Draft && answer == ask.otherwise => Weight::Main,
        Answer::Discard(_) if answer == ask.otherwise => Weight::Main,
        _ => Weight::Plain,
    };
    Press { label, hint, weight, answer }
}

/// What a button says, and what pressing it means.
fn words(view: &View, ask: &Ask<Mythos>, answer: Answer) -> (Text, Option<Text>) {
    let with = |key: &str, title: Title| Text::new(key).with("card", card(title));
    let named =
        |key: &str, titles: Titles| Text::new(key).with("cards", cards(&titles.iter().collect::<Vec<_>>()));
    match answer {
        Answer::Pass => {
            let ends = ends_round(view);
            let hint = Text::new(if ends { "hint-pass-ends" } else { "hint-pass" });
            let hint = hint.with("monsters", monsters(view, ask.seat) as i64);
            (Text::new("press-pass").with("ends", i64::from(ends)), Some(hint))
        }
        Answer::Play(title) if title.kind() == Kind::Adventure => {
            let sanity = title.def().sanity;
            let hint = Text::new("hint-complete").with("points", i64::from(title.def().value));
            let hint = hint.with("change", i64::from(sanity)).with("sanity", Arg::Signed(sanity.into()));
            (completing(view, ask, title).with("card", card(title)), Some(hint))
        }
        Answer::Play(title) => {
            let last = i64::from(takes_the_last(view, ask.seat, &answer));
            (with("press-play", title).with("last", last), Some(playing_hint(view, ask, title)))
        }
        Answer::Threaten(title) => (with("press-threaten", title), Some(playing_hint(view, ask, title))),
        Answer::Arrive => {
            let to = view.player(ask.seat).walking;
            (to.map_or_else(|| Text::new("press-done"), |title| with("press-arrive", title)), None)
        }
        Answer::Use(title) => {
            let last = i64::from(takes_the_last(view, ask.seat, &answer));
            (
                priced(with("press-use", title), view, ask, answer).with("last", last),
                using(view, ask, answer, title),
            )
        }
        Answer::Cast { spell, holder } => {
            let last = i64::from(takes_the_last(view, ask.seat, &answer));
            let summons = spell.def().at(When::Cast).any(|does| matches!(does, Does::Summon(_)));
            let summons = i64::from(summons && ask.about != About::Window);
            let label = with("press-cast", spell).with("holder", card(holder)).with("last", last);
            let label = label.with("summons", summons);
            (priced(label, view, ask, answer), using(view, ask, answer, spell))
        }
        Answer::TurnUp(title) => (with("press-turn-up", title), None),
        Answer::Straighten(title) => (with("press-straighten", title), None),
        Answer::Card(title) => (with("press-card", title), chosen(view, ask, title)),
        Answer::Player(seat) => (Text::new("press-player").with("other", seat), None),
        Answer::At(seat, titles) => (at(view, ask, seat, titles), None),
        Answer::Storm(title, seat) => (with("press-storm", title).with("other", seat), None),
        Answer::Discard(titles) if titles.is_empty() => (Text::new("press-keep-all"), None),
        // Names of many would be a menu on a telephone: the picture of the hand marks them.
        Answer::Discard(titles) => (named("press-discard", titles).with("count", titles.len() as i64), None),
        Answer::Lobotomy => {
            let last = i64::from(takes_the_last(view, ask.seat, &answer));
            (Text::new("press-lobotomy").with("last", last), Some(Text::new("hint-lobotomy")))
        }
        Answer::Reshuffle(true) => {
            let last = i64::from(takes_the_last(view, ask.seat, &answer));
            let deck = view.players.get(ask.seat.index()).map_or(0, |player| player.deck);
            let hint = Text::new("hint-reshuffle").with("deck", deck as i64);
            (Text::new("press-reshuffle").with("last", last), Some(hint))
        }
        Answer::Reshuffle(false) => (Text::new("press-no-reshuffle"), None),
        Answer::Out(titles) => (named("press-out", titles), None),
        Answer::In(titles) => (named("press-in", titles), None),
        Answer::Who(who) => {
            let named = Text::new("press-who").with("who", format!("who-{}", who.def().id));
            (named, Some(workshop::person(who)))
        }
        Answer::Kind(kind) => (Text::new("press-kind").with("kind", format!("type-{}", kind.id())), None),
        Answer::Done if ask.about == About::Exchange => (staying(view, ask), None),
        Answer::Done if chooses(view, Choosing::Destination) => (Text::new("press-later"), None),
        Answer::Done if ask.about == About::Building => (Text::new("press-take-deck"), None),
        Answer::Done if ask.about == About::Window => (Text::new("press-no-magic"), None),
        Answer::Done => (Text::new("press-done"), None),
    }
}

/// What to know of a card that is chosen in the middle of something: what comes of it where it is played then. One
/// that some card lets them choose, or that fights, may lie in no hand, and in no picture that they see.
fn chosen(view: &View, ask: &Ask<Mythos>, title: Title) -> Option<Text> {
    if ask.about == About::Turn && is_played(view) && view.hand().contains(&title) {
        return Some(playing_hint(view, ask, title));
    }
    let fights = matches!(ask.about, About::Order { .. } | About::Keep { .. } | About::Ward);
    let among = matches!(ask.about, About::Exchange | About::Draft);
    (among || fights || view.doing.0.is_some()).then(|| fetched(view, ask, title))
}

/// Whether so few cards can be laid that what they do stands above their buttons, and takes room there.
pub fn are_few(view: &View, ask: &Ask<Mythos>) -> bool {
    let is_laid = |answer: &&Answer| match answer {
        Answer::Play(title) => title.kind() != Kind::Adventure,
        Answer::Threaten(_) => true,
        Answer::Card(title) => chosen(view, ask, *title).is_some(),
        _ => false,
    };
    (1..=READ_MOST).contains(&ask.choices.iter().filter(is_laid).count())
}

/// 16.4: the deck stays as it is, or one card of it does.
fn staying(view: &View, ask: &Ask<Mythos>) -> Text {
    let saga = view.saga.as_ref();
    match saga.and_then(|saga| saga::replaced(saga, ask.seat)) {
        Some((out, _)) => Text::new("press-stays").with("card", card(out)),
        None => {
            let left = saga.map_or(0, |saga| saga::left(saga, ask.seat));
            let begun = usize::from(left) < saga::EXCHANGES;
            Text::new("press-keep-deck").with("begun", i64::from(begun))
        }
    }
}

fn at(view: &View, ask: &Ask<Mythos>, seat: Seat, titles: Titles) -> Text {
    let key = match (ask.about, titles.is_empty()) {
        (About::Aim, true) => "press-aim-none",
        (About::Aim, false) => "press-aim-all",
        (About::Defend { .. }, true) => "press-defend-alone",
        (_, true) => "press-defend-none",
        (_, false) => "press-defend-all",
    };
    let value = if let About::Defend { value, .. } = ask.about { value } else { 0 };
    let text = Text::new(key).with("other", seat).with("count", titles.len() as i64).with("value", value);
    let text =
        text.with("sanity", i64::from(view.player(seat).sanity)).with("guards", guards(view, seat) as i64);
    let first = titles.iter().next();
    let text = text.with("worth", first.map_or(0, |title| i64::from(title.def().value)));
    text.with("card", first.map_or_else(|| Arg::from("word-nothing"), card))
}

/// 7.7: whether a pass ends the round now.
pub fn ends_round(view: &View) -> bool {
    view.players.iter().any(|player| player.open.passed && !player.open.insane)
}

/// Whether to pass brings Monsters upon somebody who has nothing that stops them.
fn is_reckless(view: &View, ask: &Ask<Mythos>) -> bool {
    ends_round(view) && monsters(view, ask.seat) > 0 && guards(view, ask.seat) == 0
}

/// How many cards of a seat absorb what is aimed at it in Combat: Monsters of its own, and Allies that are ready.
pub fn guards(view: &View, seat: Seat) -> usize {
    let allies = view.player(seat).allies.iter().filter(|ally| !ally.down).count();
    view.players[seat.index()].threat.len() + allies
}

/// How many Monsters the others have, which may be aimed at a seat.
pub fn monsters(view: &View, seat: Seat) -> usize {
    view.others(seat).map(|other| view.players[other.index()].threat.len()).sum()
}

/// What somebody would have with an Adventure completed, the best of the others, and what that one has.
fn completed(view: &View, seat: Seat, title: Title) -> (i64, Seat, i64) {
    let player = view.player(seat);
    let sanity = (player.sanity + title.def().sanity).min(SANITY_MAX);
    let score = i64::from(player.points()) + i64::from(title.def().value) + i64::from(sanity);
    let best = view.others(seat).max_by_key(|other| view.players[other.index()].score);
    let best = best.unwrap_or(seat);
    (score, best, i64::from(view.players[best.index()].score))
}

/// What comes of completing an Adventure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comes {
    /// 16.3: a campaign goes on.
    Nothing,
    Won,
    Drawn,
    Lost,
}

/// 15.1, 15.2: what comes of completing an Adventure, with what one has then and what the best of the others has.
fn comes_of(view: &View, score: i64, theirs: i64) -> Comes {
    match score.cmp(&theirs) {
        _ if view.options.goal().is_some() => Comes::Nothing,
        Ordering::Greater => Comes::Won,
        Ordering::Equal => Comes::Drawn,
        Ordering::Less => Comes::Lost,
    }
}

/// What completing an Adventure comes to, and against whom.
fn completing(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let (score, best, theirs) = completed(view, ask.seat, title);
    let text = Text::new("press-complete").with("score", score).with("other", best).with("theirs", theirs);
    text.with("comes", comes_of(view, score, theirs) as i64)
}
