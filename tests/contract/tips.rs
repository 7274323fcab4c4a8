//! The clause about tips: whoever looks on may say what comes of a question, by what everybody knows, until
//! it is decided, once.

use super::{Case, Kept, Subject, json, say, some};
use crate::holds;
use sobremesa::kernel::{Now, Text, Tips, Viewer};
use sobremesa::words::Language;
use std::collections::{BTreeMap, BTreeSet};

/// Games that are looked at.
const GAMES: usize = 6;

/// What may be tipped now.
pub fn open<G: Subject>(now: &Now<G>) -> Option<Tips> {
    let view = now.game.view(Viewer::Spectator);
    now.asks.iter().find_map(|ask| G::tips(&view, ask.seat, ask.about))
}

/// What everybody knows of what is asked.
fn asked<G: Subject>(now: &Now<G>) -> String {
    let view = now.game.view(Viewer::Spectator);
    let questions: Vec<_> = now.asks.iter().map(|ask| G::question(&view, ask.seat, ask.about)).collect();
    format!("{} {questions:?}", json(&view))
}

pub fn tips<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, GAMES) {
        let mut before: Option<Tips> = None;
        let (mut decided, mut known) = (BTreeSet::new(), BTreeMap::new());
        case.walk(n + 9_000, |at| {
            let came_true: Vec<u8> = at.now.news.iter().filter_map(G::came_true).collect();
            holds!(came_true.len() <= 1, "one answer decides more than one tip: {came_true:?}");
            if let Some(answer) = came_true.first() {
                let Some(tips) = &before else {
                    return Err("what is decided could not be tipped on any more".to_owned());
                };
                holds!(usize::from(*answer) < tips.answers.len(), "what came true is none of the answers");
                holds!(decided.insert(tips.occasion), "occasion {} is decided twice", tips.occasion);
            }
            before = open(at.now);
            if let Some(tips) = &before {
                holds!(!decided.contains(&tips.occasion), "occasion {} is open again", tips.occasion);
                worded::<G>(tips)?;
            }
            let same = known.entry(asked(at.now)).or_insert_with(|| before.clone());
            holds!(*same == before, "what may be tipped tells what is asked: {same:?}, {before:?}");
            Ok(())
        })?;
    }
    Ok(())
}

fn worded<G: Subject>(tips: &Tips) -> Kept {
    holds!((2..=4).contains(&tips.answers.len()), "two to four answers are tipped: {:?}", tips.answers);
    for language in Language::ALL {
        let mut said = BTreeSet::new();
        for key in tips.answers {
            let word = say::<G>(language, &Text::new(*key)).ok_or(format!("{language:?} lacks {key}"))?;
            holds!(said.insert(word), "{language:?}: two answers say the same");
        }
    }
    Ok(())
}
