//! Who is told what of an event, as sentences without words.

use super::cards::{Fate, Title};
use super::event::Event;
use super::text::does;
use crate::kernel::{Arg, Seat, Text, Viewer};

/// The name of a card, as an argument.
pub fn card(title: Title) -> Arg {
    Arg::Name(format!("card-{}", title.id()))
}

/// Names of cards, as an argument.
pub fn cards(titles: &[Title]) -> Arg {
    Arg::Names(titles.iter().map(|title| format!("card-{}", title.id())).collect())
}

fn of(key: &str, seat: Seat) -> Text {
    Text::new(format!("event-{key}")).with("player", seat)
}

fn with(key: &str, seat: Seat, title: Title) -> Text {
    of(key, seat).with("card", card(title))
}

/// What the card of a sentence does, for whoever may never have seen it: whoever plays it has read it.
fn unread(text: Text, seat: Seat, title: Title, viewer: Viewer) -> Text {
    if viewer.is(seat) { text.with("does", 0_i64) } else { does(text, title) }
}

/// A sentence with cards that only their player may know: all others read how many.
fn counted(key: &str, seat: Seat, titles: &[Title], viewer: Viewer) -> Text {
    let key = if viewer.is(seat) { format!("{key}-yours") } else { key.to_owned() };
    let text = of(&key, seat).with("count", titles.len() as i64);
    if viewer.is(seat) { text.with("cards", cards(titles)) } else { text }
}

/// What `viewer` is told of an event. Everybody is told of everything, but not everybody everything of it.
pub fn line(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::GameBegins { seat, who } => {
            of("game-begins", *seat).with("who", format!("who-{}", who.def().id))
        }
        Event::Edu { seat, die, edu } => of("edu", *seat).with("die", *die).with("edu", i64::from(*edu)),
        Event::RoundBegins { round, seat } => of("round", *seat).with("round", i64::from(*round)),
        Event::Arrived { seat, title } => with("arrived", *seat, *title),
        Event::Walks { seat, title } => with("walks", *seat, *title),
        Event::Arrives { seat, title } => with("arrives", *seat, *title),
        Event::TurnsBack { seat, title } => with("turns-back", *seat, *title),
        Event::Boards { seat, title } => with("boards", *seat, *title),
        Event::FallsAsleep { seat, title } => with("falls-asleep", *seat, *title),
        Event::Wakes { seat, title } => with("wakes", *seat, *title),
        Event::BackAgain { seat, title } => with("back-again", *seat, *title),
        Event::Meets { seat, title } => with("meets", *seat, *title),
        Event::Arms { seat, title, ally } => with("arms", *seat, *title).with("ally", card(*ally)),
        Event::Finds { seat, title } => with("finds", *seat, *title),
        Event::Reads { seat, title } => with("reads", *seat, *title),
        Event::Learns { seat, title, holder } => with("learns", *seat, *title).with("holder", card(*holder)),
        Event::Casts { seat, title } => with("casts", *seat, *title),
        Event::FriendCasts { seat, title, holder } => {
            with("friend-casts", *seat, *title).with("holder", card(*holder))
        }
        Event::Uses { seat, title } => with("uses", *seat, *title),
        Event::Straightens { seat, title } => with("straightens", *seat, *title),
        Event::TurnsUp { seat, title } => with("turns-up", *seat, *title),
        Event::Threatens { seat, at: Some(at), cards } => {
            counted("threatens", *seat, cards, viewer).with("at", card(*at))
        }
        Event::Threatens { seat, at: None, cards } => counted("threatens-without", *seat, cards, viewer),
        Event::Rises { seat, title } => with("rises", *seat, *title),
        Event::Wanes { seat, title } => with("wanes", *seat, *title),
        Event::Summons { seat, title, other } => {
            unread(with("summons", *seat, *title).with("other", *other), *seat, *title, viewer)
        }
        Event::Carried { seat, title } => with("carried", *seat, *title),
        Event::Happens { seat, title, other: None } => {
            unread(with("happens", *seat, *title), *seat, *title, viewer)
        }
        Event::Happens { seat, title, other: Some(other) } => {
            unread(with("happens-to", *seat, *title).with("other", *other), *seat, *title, viewer)
        }
        Event::InVain { title } => Text::new("event-in-vain").with("card", card(*title)),
        Event::Loses { seat, n, combat: true, .. } => of("loses-combat", *seat).with("count", i64::from(*n)),
        Event::Loses { seat, n, by: None, .. } => of("loses", *seat).with("count", i64::from(*n)),
        Event::Loses { seat, n, by: Some(by), .. } => {
            with("loses-by", *seat, *by).with("count", i64::from(*n))
        }
        Event::Gains { seat, n } => of("gains", *seat).with("count", i64::from(*n)),
        Event::Sky { night } => Text::new(if *night { "event-night" } else { "event-day" }),
        Event::Passes { seat } => of("passes", *seat),
        Event::LosesTurn { seat } => of("loses-turn", *seat),
        Event::Draws { seat, cards, who: None } => counted("draws", *seat, cards, viewer),
        Event::Draws { seat, cards, who: Some(who) } => {
            counted("draws-as", *seat, cards, viewer).with("who", format!("who-{}", who.def().id))
        }
        Event::Deals { n } => Text::new("event-deals").with("count", *n),
        Event::Fetched { seat, title: Some(title), .. } => with("fetched", *seat, *title),
        Event::Fetched { seat, kind, title: None } => {
            of("fetched-nothing", *seat).with("kind", format!("type-{}", kind.id()))
        }
        Event::Recovered { seat, title } => with("recovered", *seat, *title),
        other => return line_of_conflict(other, viewer),
    })
}

/// The same for what happens between players, and at the end of rounds.
fn line_of_conflict(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::SawHand { seat, other, hand } => {
            let text = if viewer.is(*seat) { of("saw-hand-yours", *seat) } else { of("saw-hand", *seat) };
            let text = text.with("other", *other);
            if viewer.is(*seat) {
                text.with("count", hand.len() as i64).with("cards", cards(hand))
            } else {
                text
            }
        }
        Event::SawThreat { seat, other, threat } => {
            let text = if viewer.is(*seat) { of("saw-threat-yours", *seat) } else { of("saw-threat", *seat) };
            let text = text.with("other", *other);
            if viewer.is(*seat) {
                text.with("count", threat.len() as i64).with("cards", cards(threat))
            } else {
                text
            }
        }
        Event::LostFromHand { seat, title, by: Some(by) } => {
            with("lost-from-hand-by", *seat, *title).with("by", card(*by))
        }
        Event::LostFromHand { seat, title, by: None } => with("lost-from-hand", *seat, *title),
        Event::Gone { seat, title, fate, held, by } => {
            let key = if *fate == Fate::Buried { "gone-buried" } else { "gone-discarded" };
            let text = with(key, *seat, *title).with("count", held.len() as i64).with("held", cards(held));
            let text = text.with("through", i64::from(by.is_some()));
            text.with("by", by.map_or_else(|| Arg::from("word-nothing"), card))
        }
        Event::Takes { seat, other, title } => with("takes", *seat, *title).with("other", *other),
        Event::Reopens { seat, title } => with("reopens", *seat, *title),
        Event::Combat => Text::new("event-combat"),
        Event::Aimed { seat, at, count } => of("aimed", *seat).with("other", *at).with("count", *count),
        Event::Defends { seat, title, against } => with("defends", *seat, *title).with("other", *against),
        Event::Storms { seat, title, against } => with("storms", *seat, *title).with("other", *against),
        Event::Tips { seat, other, n } => {
            of("tips", *seat).with("other", *other).with("bonus", Arg::Signed(i64::from(*n)))
        }
        Event::Wards { seat, n } => of("wards", *seat).with("count", *n),
        Event::Controls { seat, other, card: taken } if viewer.is(*seat) => match taken.0 {
            Some(title) => with("controls-yours", *seat, title).with("other", *other),
            None => of("controls-nothing", *seat).with("other", *other),
        },
        Event::Controls { seat, other, .. } => of("controls", *seat).with("other", *other),
        Event::Banished { seat, other, title } => with("banished", *seat, *title).with("other", *other),
        Event::Revealed { seat, against, cards: all } => {
            of("revealed", *seat).with("other", *against).with("cards", cards(all))
        }
        Event::Sunlight { seat, title } => with("sunlight", *seat, *title),
        Event::Cosmic { seat, other, n } => of("cosmic", *seat).with("other", *other).with("count", *n),
        Event::Falls { seat, title } => with("falls", *seat, *title),
        Event::Unseen { seat, n } => of("unseen", *seat).with("count", *n),
        Event::Buried { seat, cards: all } => of("buried", *seat).with("cards", cards(all)),
        Event::Discards { seat, cards: all } => {
            of("discards", *seat).with("count", all.len() as i64).with("cards", cards(all))
        }
        Event::Reshuffles { seat } => of("reshuffles", *seat),
        Event::Lobotomy { seat } => of("lobotomy", *seat),
        Event::Completes { seat, title, cards: all } => with("completes", *seat, *title)
            .with("points", i64::from(title.def().value))
            .with("cards", cards(all))
            .with("tale", Text::new(format!("card-{}.tale", title.id()))),
        Event::Insane { seat } => of("insane", *seat),
        Event::GameEnds { game, of: games, scores, sums } => Text::new("event-game-ends")
            .with("game", *game)
            .with("of", *games)
            .with("scores", scored(scores)?)
            .with("sums", scored(sums)?),
        Event::PackOpens { pack, of } => Text::new("event-pack-opens").with("pack", *pack).with("of", *of),
        Event::Drafted { seat, title } if viewer.is(*seat) => with("drafted-yours", *seat, title.0),
        Event::DeckBuilt { seat, cards } => of("deck-built", *seat).with("count", *cards),
        Event::Shaken { seat, n } => of("shaken", *seat).with("count", i64::from(*n)),
        Event::Ends { ranking } => {
            let (best, score) = ranking.first()?;
            let even: Vec<Seat> =
                ranking.iter().filter(|(_, one)| one == score).map(|(seat, _)| *seat).collect();
            let key = if even.len() > 1 { "event-ends-draw" } else { "event-ends" };
            let text = Text::new(key).with("player", *best).with("players", Arg::Players(even));
            text.with("score", i64::from(*score))
        }
        _ => return None,
    })
}

/// Everybody with what they have, one after another.
pub fn scored(scores: &[(Seat, i16)]) -> Option<Text> {
    let one = |(seat, score): &(Seat, i16)| {
        Text::new("saga-score").with("player", *seat).with("score", i64::from(*score))
    };
    listed(&scores.iter().map(one).collect::<Vec<Text>>())
}

/// Several texts as one.
pub fn listed(texts: &[Text]) -> Option<Text> {
    let (first, rest) = texts.split_first()?;
    Some(match listed(rest) {
        None => first.clone(),
        Some(rest) => Text::new("own-and").with("first", first.clone()).with("rest", rest),
    })
}

/// What a result tells of an event: of an Adventure its tale. Which cards told it stands in the log, and its
/// points in the picture.
fn moment(event: &Event) -> Option<Text> {
    match event {
        Event::Completes { seat, title, .. } => Some(
            Text::new("moment-completes")
                .with("player", *seat)
                .with("card", card(*title))
                .with("tale", Text::new(format!("card-{}.tale", title.id()))),
        ),
        other => line(other, Viewer::Spectator),
    }
}

/// The best moments: madness, which ends a game or somebody's part in it; Adventures, Old Ones, and the hardest blow.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let mad = story.iter().filter(|event| matches!(event, Event::Insane { .. }));
    let great = story.iter().filter(|event| {
        matches!(
            event,
            Event::Completes { .. } | Event::Rises { .. } | Event::Lobotomy { .. } | Event::GameEnds { .. }
        )
    });
    let blow = story.iter().filter(|event| matches!(event, Event::Loses { n: 4.., .. }));
    let blow = blow.max_by_key(|event| if let Event::Loses { n, .. } = event { *n } else { 0 });
    mad.chain(great).chain(blow).filter_map(moment).collect()
}
