//! Tomes: what one should not have read.

use super::{Def, Does, Effect, Icon, Kind, Language, Only, When, Who, Word};

pub(super) const CARDS: &[Def] = &[
    Def::tome("al_azif", 114, 4, &[Language::Arabic], &[Icon::Eye, Icon::Star, Icon::Skull, Icon::Moon])
        .unique()
        .words(&[Word::Necronomicon])
        .sanity(-3),
    Def::tome("necronomicon_greek", 115, 3, &[Language::Greek], &[Icon::Eye, Icon::Star, Icon::Skull])
        .words(&[Word::Necronomicon])
        .sanity(-2),
    Def::tome("necronomicon_latin", 116, 3, &[Language::Latin], &[Icon::Star, Icon::Skull, Icon::Moon])
        .words(&[Word::Necronomicon])
        .sanity(-2),
    Def::tome("necronomicon_dee", 117, 2, &[Language::English], &[Icon::Eye, Icon::Star])
        .words(&[Word::Necronomicon])
        .sanity(-1),
    Def::tome("pnakotic_manuscripts", 118, 2, &[Language::Aklo], &[Icon::Eye, Icon::Moon])
        .words(&[Word::Elder])
        .sanity(-1)
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Location, word: None } }]),
    Def::tome("books_of_hsan", 119, 2, &[Language::Aklo], &[Icon::Moon, Icon::Star])
        .words(&[Word::Elder])
        .sanity(-1)
        .effects(&[Effect { when: When::Played, does: Does::Draw(2) }]),
    Def::tome("whateley_diary", 120, 2, &[Language::English, Language::Latin], &[Icon::Star, Icon::Skull])
        .words(&[Word::Papers])
        .sanity(-1),
    Def::tome("curwen_papers", 121, 2, &[Language::English], &[Icon::Skull, Icon::Moon])
        .words(&[Word::Papers])
        .sanity(-1)
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Spell, word: None } }]),
    Def::tome("daemonolatreia", 122, 2, &[Language::Latin], &[Icon::Skull, Icon::Eye]).sanity(-1),
    Def::tome("saducismus", 123, 1, &[Language::English], &[Icon::Eye, Icon::Moon]),
    Def::tome("king_in_yellow", 124, 1, &[Language::English], &[Icon::Moon]).sanity(-1).effects(&[Effect {
        when: When::Played,
        does: Does::Sanity { n: -1, who: Who::EachOpponent, only: Only::Always },
    }]),
    Def::tome("johansen_narrative", 125, 1, &[Language::Norwegian], &[Icon::Star, Icon::Eye])
        .words(&[Word::Papers])
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Monster, word: None } }]),
    Def::tome("azathoth_poems", 126, 1, &[Language::English], &[Icon::Star, Icon::Moon])
        .words(&[Word::Papers]),
    Def::tome("expedition_notes", 127, 1, &[Language::English], &[Icon::Eye, Icon::Star])
        .words(&[Word::Papers])
        .effects(&[Effect { when: When::Played, does: Does::Draw(1) }]),
];
