//! The clauses about what is shown: presses, words, pictures.

use super::{Case, Kept, Subject, say, some};
use crate::holds;
use sobremesa::drawing::{ALT_MAX, Captions, Drawing, Scene};
use sobremesa::kernel::{Arg, Ask, CardPage, Ended, Hosted, Screen, Set, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};
use std::collections::BTreeSet;

/// Games that are looked at.
const GAMES: usize = 4;
/// A picture that is larger than this is no picture for a telephone.
const WIDEST: u32 = 2_000;
const HIGHEST: u32 = 2_400;
const HEAVIEST: usize = 700_000;

pub fn presses<G: Subject>(cases: &[Case<G>]) -> Kept {
    let mut labels = BTreeSet::new();
    for (n, case) in some(cases, 2 * GAMES) {
        case.walk(n + 6_000, |at| {
            for ask in &at.now.asks {
                let screen = G::screen(&at.now.game.view(Viewer::Seat(ask.seat)), Some(ask));
                pressed(ask, &screen)?;
                labels.extend(
                    screen.groups.iter().flat_map(|group| &group.presses).map(|one| one.label.key.clone()),
                );
                if at.count % 9 == 0 {
                    told_apart::<G>(&screen)?;
                }
            }
            let looks_on = G::screen(&at.now.game.view(Viewer::Spectator), None);
            let nothing = looks_on.groups.iter().all(|group| group.presses.is_empty());
            holds!(nothing && looks_on.hand.is_empty(), "whoever looks on has something to press, or a hand");
            Ok(())
        })?;
    }
    // Some moves are to be had under few house rules only: they are looked for until each has been seen.
    let unseen = |labels: &BTreeSet<String>| {
        let mut moves = G::verbs().iter().filter(|verb| !verb.presses.is_empty());
        moves.any(|verb| !verb.presses.iter().any(|label| labels.contains(*label)))
    };
    for (n, case) in (0..).zip(cases) {
        if !unseen(&labels) {
            break;
        }
        case.walk(n + 6_500, |at| {
            for ask in &at.now.asks {
                let screen = G::screen(&at.now.game.view(Viewer::Seat(ask.seat)), Some(ask));
                labels.extend(
                    screen.groups.iter().flat_map(|group| &group.presses).map(|one| one.label.key.clone()),
                );
            }
            Ok(())
        })?;
    }
    for verb in G::verbs() {
        let known = verb.presses.iter().chain(verb.grave).all(|label| verb.presses.contains(label));
        holds!(known, "the move {} is grave where it is none", verb.id);
        // What is jotted down is no move, and has no button among the answers.
        let used = verb.presses.is_empty() || verb.presses.iter().any(|label| labels.contains(*label));
        holds!(used, "the move {} stands for no button that there ever is", verb.id);
    }
    Ok(())
}

/// Each answer has one button, and each item of a set one of its own.
fn pressed<G: Hosted>(ask: &Ask<G>, screen: &Screen<G::Answer>) -> Kept {
    let mut offered: Vec<G::Answer> = ask.choices.to_vec();
    let mut sets: Vec<Vec<G::Answer>> = ask.sets.iter().map(|set| set.items.clone()).collect();
    for group in &screen.groups {
        let left = match &group.set {
            None => &mut offered,
            Some(Set { of, least, most, .. }) => {
                let same = ask.sets.get(*of).is_some_and(|set| (set.least, set.most) == (*least, *most));
                holds!(same, "a set on the screen is not the one that is asked for");
                &mut sets[*of]
            }
        };
        for press in &group.presses {
            let Some(at) = left.iter().position(|answer| *answer == press.answer) else {
                return Err(format!(
                    "the button {} gives no answer, or one that has a button",
                    press.label.key
                ));
            };
            left.remove(at);
        }
    }
    // What can be put together from the items of a set needs no button of its own.
    let in_a_set = |answer: &G::Answer| {
        let parts = G::parts(answer);
        ask.sets.iter().any(|set| {
            let enough = (usize::from(set.least)..=usize::from(set.most)).contains(&parts.len());
            enough && parts.iter().all(|part| set.items.contains(part))
        })
    };
    offered.retain(|answer| !in_a_set(answer));
    let left = offered.len() + sets.iter().map(Vec::len).sum::<usize>();
    holds!(left == 0, "{left} answers have no button");
    Ok(())
}

/// Whoever types a move means one of them.
fn told_apart<G: Subject>(screen: &Screen<G::Answer>) -> Kept {
    for language in Language::ALL {
        for group in screen.groups.iter().filter(|group| group.set.is_none()) {
            let mut labels = BTreeSet::new();
            for press in &group.presses {
                let label = say::<G>(language, &press.label).unwrap_or_default();
                holds!(labels.insert(label.clone()), "{language:?}: two buttons of a group say «{label}»");
            }
        }
    }
    Ok(())
}

/// What has been looked at.
struct Sayings<G> {
    known: BTreeSet<String>,
    game: std::marker::PhantomData<G>,
}

impl<G: Subject> Sayings<G> {
    fn note(&mut self, text: &Text) -> Kept {
        if !self.known.insert(format!(
            "{} {:?}",
            text.key,
            text.args.iter().map(|(name, _)| name).collect::<Vec<_>>()
        )) {
            return Ok(());
        }
        for language in Language::ALL {
            let said =
                say::<G>(language, text).ok_or(format!("{language:?} has no words for {}", text.key))?;
            holds!(
                !said.trim().is_empty() && !said.contains("{$"),
                "{language:?} says of {}: «{said}»",
                text.key
            );
        }
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(inner) => self.note(inner)?,
                Arg::Name(key) => self.note(&Text::new(key.clone()))?,
                Arg::Names(keys) => keys.iter().try_for_each(|key| self.note(&Text::new(key.clone())))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn all<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>) -> Kept {
        texts.into_iter().try_for_each(|text| self.note(text))
    }

    fn screen(&mut self, screen: &Screen<G::Answer>) -> Kept {
        let Screen { heading, lines, summary, standing, house, hand, own, aside, groups } = screen;
        self.own(heading)?;
        let all = lines.iter().chain(summary).chain(standing).chain(house).chain(hand).chain(own);
        for text in all.chain(aside) {
            self.own(text)?;
        }
        for group in groups {
            let set = group.set.as_ref().map(|set| &set.confirm);
            let presses =
                group.presses.iter().flat_map(|press| [&press.label].into_iter().chain(&press.hint));
            for text in [&group.about].into_iter().chain(&group.hint).chain(set).chain(presses) {
                self.own(text)?;
            }
        }
        Ok(())
    }

    /// What stands on a screen is the game's own: under a name of the house's it would be said where the house
    /// says something else.
    fn own(&mut self, text: &Text) -> Kept {
        for language in Language::ALL {
            let house = Words::house(language);
            let other = house.has(&text.key) && say::<G>(language, text) != Some(house.say(text, &Nobody));
            holds!(!other, "the house says something else under {}", text.key);
        }
        self.note(text)
    }
}

pub fn told_to_its_reader<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, GAMES).filter(|_| G::SPEAKS_TO_ITS_READER) {
        case.walk(n + 7_500, |at| {
            for viewer in case.viewers() {
                let mut lines = at.now.news.iter().filter_map(|event| G::line(event, viewer));
                lines.try_for_each(|line| spoken_to::<G>(&line, viewer))?;
                if at.now.asks.is_empty() {
                    let story: Vec<_> = (1..).zip(at.story.iter().cloned()).collect();
                    let told = G::tell(&at.now.game.view(Viewer::Spectator), &story, 1, viewer);
                    told.iter().try_for_each(|one| spoken_to::<G>(&one.text, viewer))?;
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// Whether a sentence speaks to whoever reads it, where it would name them.
fn spoken_to<G: Subject>(text: &Text, viewer: Viewer) -> Kept {
    let Viewer::Seat(reader) = viewer else { return Ok(()) };
    let words = Words::of(Language::default(), Some(G::book()));
    let is_reader = |arg: &Arg| matches!(arg, Arg::Player(seat) if *seat == reader);
    let named = |at: usize| {
        let mut marked = text.clone();
        marked.args[at].1 = Arg::Verbatim("§".to_owned());
        words.say(&marked, &Nobody).contains('§')
    };
    let theirs: Vec<usize> = (0..text.args.len()).filter(|at| is_reader(&text.args[*at].1)).collect();
    let mut addressed = theirs.iter().map(|at| format!("{}.{}", text.key, text.args[*at].0));
    let told = addressed.any(|form| words.has(&form)) || !theirs.iter().any(|at| named(*at));
    holds!(told, "{} speaks of whoever reads it", text.key);
    text.args.iter().try_for_each(|(_, arg)| match arg {
        Arg::Text(inner) => spoken_to::<G>(inner, viewer),
        _ => Ok(()),
    })
}

pub fn words<G: Subject>(cases: &[Case<G>]) -> Kept {
    let mut sayings = Sayings::<G> { known: BTreeSet::new(), game: std::marker::PhantomData };
    sayings.note(&Text::new(format!("game-{}", G::KIND)))?;
    for dial in G::dials().iter().chain(&G::seat_dials()) {
        sayings.note(&Text::new(format!("dial-{}", dial.id)))?;
        dial.notches
            .iter()
            .try_for_each(|one| sayings.note(&Text::new(format!("dial-{}-{}", dial.id, one.id))))?;
    }
    for preset in G::presets() {
        sayings.note(&Text::new(format!("preset-{}", preset.id)))?;
        sayings.note(&Text::new(format!("preset-{}.hint", preset.id)))?;
    }
    G::verbs().iter().try_for_each(|verb| sayings.note(&Text::new(format!("cmd-{}", verb.id))))?;
    for (id, title) in G::catalogue() {
        sayings.note(&title)?;
        let CardPage { title, lines } =
            G::card(&id).ok_or(format!("the catalogue has {id}, and nobody knows it"))?;
        sayings.all([&title].into_iter().chain(&lines))?;
    }
    for (n, case) in some(cases, GAMES) {
        sayings.note(&G::takes(&case.options, case.brought.len() as u8, sobremesa::kernel::Tempo::Live))?;
        case.walk(n + 7_000, |at| {
            let public = at.now.game.view(Viewer::Spectator);
            for ask in &at.now.asks {
                sayings.note(&G::question(&public, ask.seat, ask.about))?;
                let has = G::at_hand(&at.now.game.view(Viewer::Seat(ask.seat)));
                holds!(
                    has.iter().all(|id| G::card(id).is_some()),
                    "a card at hand that nobody knows: {has:?}"
                );
                sayings.screen(&G::screen(&at.now.game.view(Viewer::Seat(ask.seat)), Some(ask)))?;
            }
            sayings.screen(&G::screen(&public, None))?;
            for viewer in case.viewers() {
                let lines: Vec<Text> =
                    at.now.news.iter().filter_map(|event| G::line(event, viewer)).collect();
                sayings.all(&lines)?;
            }
            if at.now.asks.is_empty() {
                let story: Vec<_> = (1..).zip(at.story.iter().cloned()).collect();
                let told = G::tell(&public, &story, 1, Viewer::Spectator);
                sayings.all(told.iter().map(|one| &one.text))?;
                sayings.all(&G::highlights(at.story))?;
                sayings.all(&at.now.game.verdict())?;
                let placed = at.now.game.outcome().map(|outcome| outcome.placed()).unwrap_or_default();
                let ended: Vec<_> = placed
                    .iter()
                    .map(|(seat, place)| Ended {
                        place: *place,
                        players: placed.len() as u8,
                        drawn: false,
                        details: at.now.game.details(*seat, at.story),
                    })
                    .collect();
                sayings.all(&G::statistics(&ended))?;
                for (name, count) in ended.iter().take(1).flat_map(G::records) {
                    let text = Text::new(format!("record-{name}")).with("player", sobremesa::kernel::Seat(0));
                    sayings.all(&[text.with("count", count)])?;
                }
                sayings.all(
                    &G::milestones(&ended)
                        .into_iter()
                        .map(|text| text.with("player", sobremesa::kernel::Seat(0)))
                        .collect::<Vec<_>>(),
                )?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// Whatever must hold for a picture.
fn drawn(what: &str, drawing: Option<Drawing>, paint: bool) -> Kept {
    let Some(drawing) = drawing else { return Ok(()) };
    let Drawing { width, height, alt, .. } = &drawing;
    holds!((1..=WIDEST).contains(width) && (1..=HIGHEST).contains(height), "{what}: {width} by {height}");
    let long = alt.chars().count();
    holds!(!alt.trim().is_empty() && long <= ALT_MAX, "{what}: {long} characters say it");
    holds!(drawing.svg.len() < 4_000_000, "{what}: {} bytes of drawing", drawing.svg.len());
    drawing.tree().map_err(|why| format!("{what}: {why}"))?;
    if paint {
        let png = drawing.png().map_err(|why| format!("{what}: {why}"))?;
        holds!(png.len() <= HEAVIEST, "{what}: {} bytes", png.len());
    }
    Ok(())
}

pub fn pictures<G: Subject>(cases: &[Case<G>]) -> Kept {
    let names: Vec<String> = (0..8).map(|n| "Wÿ".repeat(4 * n + 1)).collect();
    for language in Language::ALL {
        let captions = Captions::new(&names, Words::of(language, Some(G::book())));
        drawn("the banner", G::draw(Scene::Lobby, &captions), true)?;
        for (id, _) in G::catalogue() {
            drawn(&id, G::draw(Scene::Card(&id), &captions), false)?;
        }
        for (n, case) in some(cases, GAMES / 2) {
            case.walk(n + 8_000, |at| {
                let over = at.now.asks.is_empty();
                if at.count % 120 != 0 && !over {
                    return Ok(());
                }
                let public = at.now.game.view(Viewer::Spectator);
                let latest = &at.story[at.story.len().saturating_sub(30)..];
                drawn("the table", G::draw(Scene::Public(&public, latest), &captions), at.count % 480 == 0)?;
                for event in &at.now.news {
                    drawn("a moment", G::draw(Scene::Moment(std::slice::from_ref(event)), &captions), false)?;
                }
                for seat in case.seats() {
                    let view = at.now.game.view(Viewer::Seat(seat));
                    let ask = at.now.asks.iter().find(|ask| ask.seat == seat);
                    drawn("one's own", G::draw(Scene::Own(&view, ask), &captions), at.count % 480 == 0)?;
                    drawn("the whole", G::draw(Scene::Whole(&view, ask), &captions), false)?;
                }
                let end = G::draw(Scene::End(&public, at.story), &captions);
                holds!(over || end.is_none(), "the end is drawn before it");
                drawn("the end", end, true)
            })?;
        }
    }
    Ok(())
}
