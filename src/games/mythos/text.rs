//! What cards say, made of what the rules use: one sentence for each effect, so that the two cannot disagree.

use super::cards::{
    Access, Chooser, Does, Effect, Fate, Investigator, Kind, Lasts, Need, Only, Place, Reach, Title, Travel,
    When, Who, Word,
};
use crate::kernel::{Arg, Text};

/// All that an Investigator's text says.
pub fn of_person(who: Investigator) -> Vec<Text> {
    who.def().effects.iter().filter_map(|effect| sentence(effect, None)).collect()
}

/// All that a card says, sentence by sentence.
pub fn of(title: Title) -> Vec<Text> {
    let def = title.def();
    let mut lines = Vec::new();
    if !def.conditions.is_empty() {
        let all = def.conditions.iter().map(|place| self::place(*place)).collect();
        lines.push(Text::new("text-conditions").with("cards", Arg::Names(all)));
    }
    lines.extend(def.needs.iter().map(|one| need(one, one.n.into())));
    if def.has(Word::Invisible) {
        lines.push(Text::new("text-invisible"));
    }
    if !def.access.is_empty() {
        lines.push(access(def.access));
    }
    lines.extend(def.effects.iter().filter_map(|effect| sentence(effect, Some(title))));
    match def.lasts {
        Some(Lasts::Combat) => lines.push(Text::new("text-until-combat")),
        Some(Lasts::Twice) => lines.push(Text::new("text-twice")),
        Some(Lasts::Until(id)) => lines.push(Text::new("text-ends").with("card", format!("card-{id}"))),
        Some(Lasts::Pass) | None => {}
    }
    lines
}

/// What a card does when it is used, or cast, in a turn or in Combat.
pub fn used(title: Title, in_combat: bool) -> Option<Text> {
    let now = |when: When| match when {
        When::Use | When::Cast => !in_combat,
        When::UseCombat | When::Combat | When::CastCombat => in_combat,
        _ => false,
    };
    let effects = title.def().effects.iter().filter(|effect| now(effect.when));
    effects.filter_map(|effect| sentence(effect, Some(title))).reduce(both)
}

/// What a Location does when one arrives there.
pub fn on_arrival(title: Title) -> Option<Text> {
    let effects = title.def().effects.iter().filter(|effect| effect.when == When::Arrive);
    effects.filter_map(|effect| sentence(effect, Some(title))).reduce(both)
}

/// Two sentences, one after the other.
fn both(first: Text, rest: Text) -> Text {
    Text::new("scene-both").with("first", first).with("rest", rest)
}

/// A sentence about a card, with what the card does to whoever it is played at: a name alone helps nobody who
/// has never held it.
pub fn does(text: Text, title: Title) -> Text {
    let befalls =
        |effect: &&Effect| !matches!(effect.does, Does::Carry(_) | Does::DiesByDay | Does::Joins(_));
    let effects = title.def().effects.iter().filter(befalls);
    let says = effects.filter_map(|effect| sentence(effect, Some(title)));
    let says = says.reduce(both);
    let text = text.with("does", i64::from(says.is_some()));
    text.with("says", says.map_or_else(|| Arg::from("word-nothing"), Arg::from))
}

/// So many cards of one line of an Adventure.
pub fn need(need: &Need, count: i64) -> Text {
    Text::new(format!("text-need-{}", need.kind.id()))
        .with("count", count)
        .with("some", need.any.len() as i64)
        .with("any", any_of(need.any).map_or_else(|| Arg::from("word-nothing"), Arg::from))
}

/// Any one of these.
pub fn any_of(places: &[Place]) -> Option<Text> {
    let (first, rest) = places.split_first()?;
    let one = Text::new("text-one").with("first", place(*first));
    Some(match any_of(rest) {
        None => one,
        Some(rest) => Text::new("text-or").with("first", place(*first)).with("rest", rest),
    })
}

/// The name of what a place or a card may have to be.
pub fn place(place: Place) -> String {
    match place {
        Place::Word(word) => format!("attr-{}", word.id()),
        Place::Sub(sub) => format!("sub-{}", sub.id()),
        Place::Region(region) => format!("region-{}", region.id()),
        Place::Dimension(dimension) => format!("dimension-{}", dimension.id()),
        Place::Title(id) => format!("card-{id}"),
        Place::Gate => "attr-gate".to_owned(),
    }
}

fn access(all: &[Access]) -> Text {
    let by = |access: &Access| match access {
        Access::By(by) => Some(format!("travel-{}", by.id())),
        _ => None,
    };
    let names: Vec<String> = all.iter().filter_map(by).collect();
    let walk = all.iter().find_map(|access| match access {
        Access::Walk(sub) => Some(format!("sub-{}", sub.id())),
        _ => None,
    });
    match walk {
        Some(sub) => Text::new("text-walk").with("sub", sub).with("travels", Arg::Names(names)),
        None if names.is_empty() => Text::new("text-no-air"),
        None => Text::new("text-access").with("travels", Arg::Names(names)),
    }
}

/// When something happens, as the number by which words choose: 0 at once or always, 1 on arrival, 2 when a
/// round begins, 3 by use, 4 by use in Combat, 5 once a Combat, 6 by casting in Combat, 7 when it damages, 8
/// when a Gate is used.
fn moment(when: When) -> i64 {
    match when {
        When::Played | When::InPlay | When::Cast | When::Reveal => 0,
        When::Arrive => 1,
        When::RoundStart => 2,
        When::Use => 3,
        When::UseCombat => 4,
        When::Combat => 5,
        When::CastCombat => 6,
        When::Damages => 7,
        When::GateUse => 8,
    }
}

fn word(word: Option<Word>) -> String {
    word.map_or_else(|| "word-nothing".to_owned(), |word| format!("attr-{}", word.id()))
}

/// One sentence; nothing for what another sentence of the card says with it.
fn sentence(effect: &Effect, title: Option<Title>) -> Option<Text> {
    let text = |key: &str| Text::new(format!("text-{key}")).with("when", moment(effect.when));
    let kinded = |key: &str, kind: Kind| text(&format!("{key}-{}", kind.id()));
    Some(match effect.does {
        Does::Sanity { n, who, only } => sanity(text, n, who, only),
        Does::Draw(n) => text("draw").with("count", n),
        Does::LoseHand { n, who } => {
            text(if who == Who::Victim { "lose-hand-victim" } else { "lose-hand" }).with("count", n)
        }
        Does::LookHand => text("look-hand"),
        Does::LookThreat => text("look-threat"),
        Does::Fetch { kind, word: some } => {
            kinded("fetch", kind).with("some", i64::from(some.is_some())).with("word", word(some))
        }
        Does::Recover(kind) => kinded("recover", kind),
        Does::Unbury(kind) => kinded("unbury", kind),
        Does::Again { kind, word: some } => {
            kinded("again", kind).with("some", i64::from(some.is_some())).with("word", word(some))
        }
        Does::LoseTurn(n) => text("lose-turn").with("count", n),
        Does::Lose { fate, kind, who, chosen_by, most } => {
            let fate = if fate == Fate::Buried { "bury" } else { "discard" };
            let whose = match (who, chosen_by) {
                (Who::Victim, _) => "victim",
                (_, Chooser::Me) => "me",
                (_, Chooser::Owner) => "owner",
            };
            kinded(&format!("{fate}-{whose}"), kind).with("most", i64::from(most.unwrap_or(0)))
        }
        Does::BurySelf => text("bury-self"),
        Does::Reopen => text("reopen"),
        Does::Straighten(kind) => kinded("straighten", kind),
        Does::Travel { by, at_once } => travel(text, title, by, at_once)?,
        Does::Swift(by) => text(&format!("swift-{}", by.id())),
        Does::Opens(by) => text(&format!("opens-{}", by.id())),
        Does::Cost { kind, word: some, n } => kinded("cost", kind)
            .with("some", i64::from(some.is_some()))
            .with("word", word(some))
            .with("count", i64::from(-n)),
        Does::Value { kind, word: some, n, reach, facing } => {
            let key = match reach {
                Reach::Itself => "value-itself".to_owned(),
                Reach::Own => format!("value-own-{}", kind.id()),
                Reach::All => format!("value-all-{}", kind.id()),
            };
            let some = if reach == Reach::Itself { facing } else { some };
            text(&key)
                .with("some", i64::from(some.is_some()))
                .with("word", word(some))
                .with("bonus", Arg::Signed(n.into()))
        }
        Does::Threat(n) => text("threat").with("bonus", Arg::Signed(n.into())),
        Does::Weaken(n) => text("weaken").with("bonus", Arg::Signed(-i64::from(n))),
        Does::Ward(n) => text("ward").with("count", n),
        Does::Banish => text("banish"),
        Does::Sees => text("sees"),
        Does::SeesAll => text("sees-all"),
        Does::HoldsSpell => text("holds-spell"),
        Does::Speaks(language) => text("speaks").with("language", format!("language-{}", language.id())),
        Does::Joins(with) => text("joins").with("word", word(Some(with))),
        Does::Carry(by) => text("carry").with("travel", format!("travel-{}", by.id())),
        Does::DiesByDay => text("dies-by-day"),
        Does::Summon(class) => text("summon").with("word", word(Some(class))),
        Does::Control(class) => text("control").with("word", word(Some(class))),
        Does::Time(time) => text(&format!("time-{}", time.id())),
        Does::Raise(class) => text("raise").with("word", word(Some(class))),
        Does::TakeAlly => text("take-ally"),
        Does::AllyAnywhere => text("ally-anywhere"),
        Does::Commit => text("commit"),
        Does::Spoil => text("spoil"),
        Does::Blight => text("blight"),
        Does::AllGates => text("all-gates"),
        Does::NoGain => text("no-gain"),
    })
}

fn sanity(text: impl Fn(&str) -> Text, n: i8, who: Who, only: Only) -> Text {
    let count = i64::from(n.abs());
    let (condition, at) = match only {
        Only::Always => (0, None),
        Only::At(word) => (1, Some(word)),
        Only::NoThreat => (2, None),
    };
    let key = match (who, n > 0) {
        (Who::Me, true) => "gain",
        (Who::Me, false) => "lose",
        (Who::Opponent, _) => "lose-opponent",
        (Who::EachOpponent, _) => "lose-each-opponent",
        (Who::All, _) => "lose-all",
        (Who::Victim, _) => "lose-victim",
        (Who::Holder, _) => "lose-holder",
    };
    text(key).with("count", count).with("only", condition as i64).with("word", word(at))
}

/// Two kinds of travel of one card are one sentence: the first says both.
fn travel(text: impl Fn(&str) -> Text, title: Option<Title>, by: Travel, at_once: bool) -> Option<Text> {
    let kinds: Vec<Travel> = super::places::kinds(title?).map(|(by, _)| by).collect();
    let key = match kinds.as_slice() {
        [first, ..] if *first != by => return None,
        [Travel::Dream, Travel::Wake] => "travel-dream-or-wake".to_owned(),
        _ => format!("travel-{}", by.id()),
    };
    Some(text(&key).with("once", i64::from(at_once)))
}
