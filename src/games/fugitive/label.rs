//! What each legal answer is called on its button, and which answers belong together.

use super::cards::{Cards, feet};
use super::chase::Side;
use super::marks::Mark;
use super::notebook::{self, Sign};
use super::placing::{price, threshold};
use super::standing::{deck, list};
use super::view::View;
use super::{About, Answer, Fugitive};
use crate::kernel::{Arg, Ask, Group, Press, Set, Several, Text, Weight};

/// Buttons that belong together, in the order in which they were offered.
pub fn groups(view: &View, ask: &Ask<Fugitive>) -> Vec<Group<Answer>> {
    let mut groups: Vec<Group<Answer>> = Vec::new();
    // What is named is chosen from the set, one number or several.
    let listed = ask.choices.iter().filter(|one| !matches!(one, Answer::Guess(_)));
    for answer in listed {
        let about = group_of(*answer);
        let press = press(view, ask, *answer);
        match groups.iter_mut().find(|group| group.about.key == about) {
            Some(group) => group.presses.push(press),
            None => {
                // Three decks are three buttons, if they say little: the numbers on them have to be explained.
                let hint = matches!(answer, Answer::Draw(_)).then(|| Text::new("group-decks.hint"));
                groups.push(Group { hint, ..Group::of(Text::new(about), vec![press]) });
            }
        }
    }
    let sets = ask.sets.iter().enumerate().map(|(of, several)| set(view, ask, of, several));
    // Naming comes before everything else that can be done; placing freely comes after what is usual.
    if matches!(ask.about, About::Guess | About::Overtime | About::Manhunt) {
        sets.chain(groups).collect()
    } else {
        // What is not played comes last.
        groups.sort_by_key(|group| group.about.key == "group-else");
        let at = groups.iter().position(|group| group.about.key == "group-else").unwrap_or(groups.len());
        let rest = groups.split_off(at);
        groups.into_iter().chain(sets).chain(rest).collect()
    }
}

/// Numbers that are named together, or a hideout and its sprint cards.
fn set(view: &View, ask: &Ask<Fugitive>, of: usize, several: &Several<Answer>) -> Group<Answer> {
    let numbers = matches!(several.base, Answer::Guess(_));
    let (about, confirm) = match (several.base, ask.about) {
        (Answer::Guess(_), About::Manhunt) => ("group-manhunt", "press-accuse"),
        (Answer::Guess(_), _) => ("group-guess", "press-accuse"),
        _ => ("group-freely", "press-lay-down"),
    };
    let set = Set { of, least: several.least, most: several.most, confirm: Text::new(confirm) };
    let page = numbers.then(|| notebook::page(view));
    let grave = if ask.about == About::Manhunt { Cards::NONE } else { spares(view) };
    let item = |answer: &Answer| match (answer, &page) {
        (Answer::Guess(numbers), Some(page)) => {
            let item = number_item(numbers.lowest().unwrap_or(0), page, *answer);
            if numbers.is_within(grave) {
                Press { weight: Weight::GraveBelow(view.hidden() as u8), ..item }
            } else {
                item
            }
        }
        _ => card_item(view, *answer),
    };
    // Numbers are looked for in their order: what the notebook rules out stands among them, with its sign (R18).
    let presses: Vec<Press<Answer>> = several.items.iter().map(item).collect();
    let hint = Some(Text::new(format!("{about}.hint")).with("most", several.most));
    Group { hint, set: Some(set), ..Group::of(Text::new(about), presses) }
}

/// Numbers that spare the Fugitive the manhunt if they are found before everybody is (R27).
fn spares(view: &View) -> Cards {
    let high = Cards::between(view.options.course.threshold() + 1, view.options.course.last());
    if found(view).any(|number| high.has(number)) { Cards::NONE } else { high }
}

/// The numbers that lie face up as hideouts.
fn found(view: &View) -> impl Iterator<Item = u8> {
    view.row.iter().filter(|spot| spot.up).filter_map(|spot| spot.number).map(|number| number.0)
}

/// A number that may be named, with the sign of the notebook and the Marshal's own mark.
fn number_item(number: u8, page: &notebook::Page, answer: Answer) -> Press<Answer> {
    let label = Text::new("press-number").with("number", number);
    let hint = known(number, page);
    let hint = match (page.marks[usize::from(number)], hint) {
        (Some(mark), Some(sign)) => {
            Some(marked("sign-marked-and", mark).with("sign", Arg::Text(sign.into())))
        }
        (Some(mark), None) => Some(marked("sign-marked", mark)),
        (None, hint) => hint,
    };
    Press { label, hint, weight: Weight::Plain, answer }
}

/// The sign that the notebook has beside a number.
pub fn known(number: u8, page: &notebook::Page) -> Option<Text> {
    let at = usize::from(number);
    match (page.signs[at], page.wrong[at]) {
        (Sign::Held, _) => Some(Text::new("sign-held")),
        (Sign::Cannot, None) => Some(Text::new("sign-cannot")),
        (sign, Some(wrong)) => {
            let key = match (sign == Sign::Cannot, wrong.alone) {
                (true, true) => "sign-cannot-wrong",
                (true, false) => "sign-cannot-wrong-several",
                (false, true) => "sign-wrong",
                (false, false) => "sign-wrong-several",
            };
            Some(Text::new(key).with("round", i64::from(wrong.round)))
        }
        _ => page.tenths.map(|tenths| Text::new("sign-odds").with("count", tenths[at])),
    }
}

/// A text about a mark.
fn marked(key: &str, mark: Mark) -> Text {
    Text::new(key).with("mark", Arg::Verbatim(mark.sign().to_owned()))
}

/// A card that may be placed, or laid under what is placed.
fn card_item(view: &View, answer: Answer) -> Press<Answer> {
    let label = match answer {
        Answer::Place { hideout: 0, with } => {
            let card = with.lowest().unwrap_or(0);
            Text::new("press-sprint").with("number", card).with("feet", feet(card))
        }
        Answer::Place { hideout, .. } => {
            let price = price(hideout, view.last().unwrap_or(0), view.force.far).unwrap_or(0);
            Text::new("press-hideout").with("number", hideout).with("feet", price)
        }
        _ => Text::new("press-pass"),
    };
    Press { label, hint: None, weight: Weight::Plain, answer }
}

fn group_of(answer: Answer) -> &'static str {
    match answer {
        Answer::Role(_) => "group-role",
        Answer::Edge(_) => "group-edge",
        Answer::Draw(_) | Answer::Close(_) => "group-decks",
        Answer::Place { .. } => "group-place",
        Answer::Point(_) => "group-hideouts",
        Answer::Card(_) => "group-cards",
        Answer::Under(_) => "group-under",
        Answer::Guess(_) => "group-guess",
        Answer::UseEdge | Answer::Stop | Answer::Pass | Answer::Decline | Answer::Resign => "group-else",
    }
}

fn press(view: &View, ask: &Ask<Fugitive>, answer: Answer) -> Press<Answer> {
    let label = label(view, ask, answer);
    let hint = matches!(answer, Answer::UseEdge | Answer::Edge(_)).then(|| {
        Text::new(match answer {
            Answer::Edge(edge) => format!("edge-{}.text", edge.id()),
            _ => {
                let edge = view.side.and_then(|side| view.edges[side.index()]);
                edge.map_or("press-use-edge.hint".to_owned(), |(edge, _)| format!("edge-{}.text", edge.id()))
            }
        })
    });
    let weight = match answer {
        // To be sure of it comes after.
        Answer::Resign if ask.about == About::GiveUp => Weight::Grave,
        Answer::Resign => Weight::Aside,
        Answer::Draw(_) | Answer::Place { .. } => Weight::Main,
        // Whoever can do nothing else need not look for it.
        Answer::Pass if ask.choices.len() == 1 && ask.sets.is_empty() => Weight::Main,
        _ => Weight::Plain,
    };
    Press { label, hint, weight, answer }
}

fn label(view: &View, ask: &Ask<Fugitive>, answer: Answer) -> Text {
    match answer {
        Answer::Role(Side::Fugitive) => Text::new("press-run"),
        Answer::Role(Side::Marshal) => Text::new("press-hunt"),
        Answer::Edge(edge) => Text::new("press-edge").with("edge", format!("edge-{}", edge.id())),
        Answer::UseEdge => {
            let edge = view.side.and_then(|side| view.edges[side.index()]);
            let name = edge.map_or("word-nothing".to_owned(), |(edge, _)| format!("edge-{}", edge.id()));
            Text::new("press-use-edge").with("edge", name)
        }
        Answer::Draw(from) => {
            let cards = from.cards();
            let [lowest, highest] = [cards.lowest(), cards.highest()].map(|card| card.unwrap_or(0));
            let text = Text::new("press-draw").with("deck", deck(from)).with("from", lowest);
            text.with("to", highest).with("count", view.decks[from.index()])
        }
        Answer::Close(which) => Text::new("press-close").with("deck", deck(which)),
        Answer::Place { hideout, with } if with.is_empty() => {
            Text::new("press-place").with("number", hideout).with("out", way_out(view, hideout))
        }
        Answer::Place { hideout, with } => Text::new("press-place-with")
            .with("number", hideout)
            .with("cards", Arg::Verbatim(with.joined(" + ")))
            .with("out", way_out(view, hideout)),
        Answer::Stop => Text::new("press-stop"),
        Answer::Pass => Text::new("press-pass"),
        Answer::Guess(numbers) => Text::new("press-guess").with("numbers", list(numbers)),
        Answer::Point(at) => {
            let spot = view.row.get(usize::from(at));
            let under = spot.map_or(0, |spot| spot.under.len()) as i64;
            Text::new("press-point").with("place", i64::from(at) + 1).with("count", under)
        }
        Answer::Card(card) => Text::new("press-card").with("number", card),
        Answer::Under(0) => Text::new("press-under-none"),
        Answer::Under(bits) => {
            let decks = super::cards::Deck::ALL.into_iter().filter(|deck| bits & (1 << deck.index()) != 0);
            let names = decks.map(|deck| format!("deck-{}", deck.id())).collect();
            Text::new("press-under").with("decks", Arg::Names(names))
        }
        Answer::Decline => Text::new(match ask.about {
            About::Extra => "press-no-more",
            About::GiveUp => "press-go-on",
            _ => "press-decline",
        }),
        Answer::Resign if ask.about == About::GiveUp => Text::new("press-resign-sure"),
        Answer::Resign => Text::new("press-resign"),
    }
}

/// Section 8: what comes of placing this number: 1 if the manhunt begins, 2 if the Fugitive is away, 0 if the run goes on.
fn way_out(view: &View, hideout: u8) -> i64 {
    let course = view.options.course;
    if hideout != course.out() {
        return 0;
    }
    let highest = found(view).max().unwrap_or(0);
    if highest > threshold(course, &view.edges) { 2 } else { 1 }
}

/// Numbers as they are written in a sentence.
pub fn numbers(cards: Cards) -> Arg {
    Arg::Verbatim(cards.joined(", "))
}
