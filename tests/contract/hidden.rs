//! The clauses about what is hidden: two worlds that differ in nothing that a viewer can know.

use super::{Case, Kept, Subject, json, some};
use crate::holds;
use sobremesa::drawing::{Captions, Scene};
use sobremesa::kernel::{Ask, Dice, Jottings, Now, Patience, Saved, Seat, Text, Viewer};
use sobremesa::words::{Language, Words};

/// Games in which it is looked for.
const GAMES: usize = 5;

/// Everything that a viewer sees of a table.
fn face<G: Subject>(now: &Now<G>, viewer: Viewer, pictures: bool) -> Vec<(&'static str, String)> {
    let ask = match viewer {
        Viewer::Seat(seat) => now.asks.iter().find(|ask| ask.seat == seat),
        Viewer::Spectator => None,
    };
    let view = now.game.view(viewer);
    let public = now.game.view(Viewer::Spectator);
    let asked = |ask: &Ask<G>| {
        (
            ask.seat,
            ask.about,
            ask.patience,
            ask.concerns,
            ask.unhurried,
            ask.goes_on,
            G::question(&public, ask.seat, ask.about),
        )
    };
    // Whether others are asked in a window may hang on what they hold: the host tells nobody (`host/silence`).
    let shown = |ask: &&Ask<G>| ask.patience != Patience::Reaction || viewer == Viewer::Seat(ask.seat);
    let mut face = vec![
        ("view", json(&view).to_string()),
        ("screen", format!("{:?}", G::screen(&view, ask))),
        ("table", format!("{:?}", G::screen(&public, None))),
        ("questions", format!("{:?}", now.asks.iter().filter(shown).map(asked).collect::<Vec<_>>())),
        ("tips", format!("{:?}", super::tips::open(now))),
        ("orders", G::orderable(&view).iter().map(|one| one.card.clone()).collect()),
        ("turn", now.game.turn().to_string()),
    ];
    if pictures {
        let captions = Captions::new(&[], Words::of(Language::English, Some(G::book())));
        let scenes = [Scene::Public(&public, &[]), Scene::Own(&view, ask), Scene::Whole(&view, ask)];
        for scene in scenes {
            let drawn = G::draw(scene, &captions).map(|drawing| (drawing.svg, drawing.alt));
            face.push(("picture", format!("{drawn:?}")));
        }
    }
    face
}

fn same<G: Subject>(one: &Now<G>, other: &Now<G>, viewer: Viewer, pictures: bool) -> Kept {
    for ((what, here), (_, there)) in
        face(one, viewer, pictures).into_iter().zip(face(other, viewer, pictures))
    {
        holds!(here == there, "{viewer:?} sees in the {what} what is hidden:\n{here}\n{there}");
    }
    Ok(())
}

pub fn views<G: Subject>(cases: &[Case<G>]) -> Kept {
    let mut differed = 0;
    for (n, case) in some(cases, GAMES) {
        let mut dice = Dice::from_number(n);
        case.walk(n + 4_000, |at| {
            if at.now.asks.is_empty() || at.count % 6 != 0 {
                return Ok(());
            }
            for viewer in case.viewers() {
                let other = Now {
                    game: at.now.game.redeal(viewer, &mut dice),
                    asks: at.now.asks.clone(),
                    news: Vec::new(),
                };
                differed += usize::from(other.game != at.now.game);
                same(at.now, &other, viewer, at.count % 120 == 0)?;
            }
            case.seats().try_for_each(|seat| jotted(case, at.now, seat))?;
            Ok(())
        })?;
    }
    holds!(differed > 20 || !G::HIDES, "hardly anything was dealt anew: {differed}");
    Ok(())
}

/// What a seat jots down is seen by that seat alone, and is not part of what is kept of the game.
fn jotted<G: Subject>(case: &Case<G>, now: &Now<G>, seat: Seat) -> Kept {
    let Some(pad) = G::pad(&now.game.view(Viewer::Seat(seat))) else { return Ok(()) };
    let mut jottings = Jottings { page: pad.page, ..Jottings::default() };
    jottings.put(Some(0), pad.items.iter().map(|(item, ..)| *item).take(2));
    let mut beside = Now { game: now.game.clone(), asks: now.asks.clone(), news: Vec::new() };
    beside.game.lay_beside(seat, &jottings);
    holds!(json(&beside.game) == json(&now.game), "what {seat:?} jots down is kept with the game");
    let own = Viewer::Seat(seat);
    holds!(beside.game.view(own) != now.game.view(own), "{seat:?} does not see what they have jotted down");
    case.viewers().filter(|viewer| *viewer != own).try_for_each(|viewer| same(now, &beside, viewer, false))
}

/// What a viewer is told.
fn told<G: Subject>(events: &[G::Event], viewer: Viewer) -> Vec<Text> {
    events.iter().filter_map(|event| G::line(event, viewer)).collect()
}

/// The table at the last resting point.
fn resting<G: Subject>(saved: &Saved<G>) -> Result<G, String> {
    let save: serde_json::Value = serde_json::from_str(&saved.save()).map_err(|why| why.to_string())?;
    serde_json::from_value(save["resting"].clone()).map_err(|why| why.to_string())
}

/// The same answers in both worlds, as far as they can be given in both and their viewer is told the same.
pub fn silence<G: Subject>(cases: &[Case<G>]) -> Kept {
    let (mut compared, mut quiet) = (0, 0);
    for (n, case) in some(cases, GAMES) {
        let mut dice = Dice::from_number(n);
        // The other worlds, each with its viewer, since the last resting point.
        let mut worlds: Vec<(Viewer, Saved<G>)> = Vec::new();
        let mut given = 0;
        case.walk(n + 5_000, |at| {
            let mut still = Vec::new();
            for (viewer, mut other) in std::mem::take(&mut worlds) {
                let Some(input) = at.since.get(given..).and_then(|new| new.last()) else { break };
                let Ok(there) = other.submit(input.clone()) else { continue };
                // Chance and what was shown may part them from here on.
                let alike = told::<G>(&there.news, viewer) == told::<G>(&at.now.news, viewer);
                if !alike || other.tail_len() != at.saved.tail_len() {
                    continue;
                }
                compared += 1;
                same(at.now, &there, viewer, false)?;
                still.push((viewer, other));
            }
            worlds = still;
            given = at.since.len();
            if at.saved.tail_len() == 0 {
                given = 0;
                worlds.clear();
                if at.now.asks.is_empty() {
                    return Ok(());
                }
                let begun: G = if G::DRAWS_FIRST { resting(at.saved)? } else { at.now.game.clone() };
                let (_, here) = Saved::from_game(begun.clone()).map_err(|why| why.to_string())?;
                for viewer in case.viewers() {
                    let other = begun.redeal(viewer, &mut dice);
                    other.check().map_err(|why| format!("what was dealt anew cannot be: {why}"))?;
                    let (other, there) = Saved::from_game(other).map_err(|why| why.to_string())?;
                    if G::DRAWS_FIRST && told::<G>(&there.news, viewer) != told::<G>(&here.news, viewer) {
                        continue;
                    }
                    quiet += 1;
                    let asked = |now: &Now<G>| -> Vec<_> {
                        let told = now.asks.iter().filter(|ask| ask.patience != Patience::Reaction);
                        told.map(|ask| (ask.seat, ask.about)).collect()
                    };
                    holds!(
                        asked(&there) == asked(at.now),
                        "whether somebody is asked depends on what {viewer:?} cannot see: {:?}, {:?}",
                        asked(at.now),
                        asked(&there)
                    );
                    worlds.push((viewer, other));
                }
            }
            Ok(())
        })?;
    }
    holds!(quiet > 0 && compared > 0 || !G::HIDES, "{compared} compared of {quiet}");
    Ok(())
}
