//! The contract between games and the house: a toy with one of everything keeps it, each planted defect
//! breaks it, and the games keep it.

#[path = "contract/carcassonne.rs"]
mod carcassonne;
#[path = "contract/mod.rs"]
mod contract;
#[path = "contract/fugitive.rs"]
mod fugitive;
#[path = "support/redeal.rs"]
mod redeal;
#[path = "support/redeal/carcassonne.rs"]
mod redeal_carcassonne;
#[path = "support/redeal/fugitive.rs"]
mod redeal_fugitive;
#[path = "contract/toy.rs"]
mod toy;

use contract::{Subject, breaches_among, contract};
use sobremesa::games::cthulhu500::Race;
use sobremesa::games::parques::Parques;
use sobremesa::kernel::{Dice, Viewer};
use toy::Toy;

#[test]
fn a_toy_with_one_of_everything_keeps_it() {
    contract::<Toy<0>>();
}

/// A defect is found by the clause that is about it; others may run for ever on a game that never ends.
fn breaks<const DEFECT: u8>(clause: &str) {
    let found = breaches_among::<Toy<DEFECT>>(|name| name.contains(clause));
    assert!(
        found.iter().any(|why| why.contains(clause)),
        "defect {DEFECT} is not found by «{clause}»: {found:#?}"
    );
}

macro_rules! defects {
    ($($test:ident = $defect:ident: $clause:literal,)*) => {
        $(
            #[test]
            fn $test() {
                breaks::<{ toy::$defect }>($clause);
            }
        )*

        #[test]
        fn each_defect_has_its_test() {
            let mut all = [$(toy::$defect),*];
            all.sort_unstable();
            assert_eq!(all.to_vec(), (1..=toy::DEFECTS).collect::<Vec<_>>());
        }
    };
}

defects! {
    a_view_that_leaks_is_found = LEAKS: "what is hidden does not show",
    an_end_without_somebody_is_found = LOSES_A_SEAT: "every size and every notch",
    a_game_that_never_ends_is_found = NEVER_ENDS: "every size and every notch",
    a_save_that_forgets_is_found = FORGETS: "a save is the whole game",
    an_answer_that_is_offered_twice_is_found = OFFERS_TWICE: "questions can be answered",
    an_answer_without_a_button_is_found = LACKS_A_PRESS: "a press for each choice",
    a_text_without_words_is_found = LACKS_WORDS: "words for everything",
    a_story_that_speaks_of_its_reader_is_found = SPEAKS_OF_ITS_READER: "speaks to them",
    a_picture_that_leaks_is_found = DRAWS_THE_HIDDEN: "what is hidden does not show",
    a_description_that_is_too_long_is_found = SAYS_TOO_MUCH: "pictures are pictures",
    a_question_that_tells_by_being_put_is_found = ASKS_BY_WHAT_IS_HIDDEN: "told the same sees the same",
    a_beginner_who_talks_nonsense_is_found = ADVISES_NONSENSE: "the beginner finishes",
    a_beginner_who_looks_at_what_is_hidden_is_found = ADVISES_BY_WHAT_IS_HIDDEN: "the beginner needs no view",
    a_move_that_is_none_is_found = NAMES_A_MOVE_THAT_IS_NONE: "a press for each choice",
    a_format_that_nobody_reads_is_found = DOES_NOT_GROW_UP: "earlier saves go on",
    a_notch_that_cannot_be_set_is_found = REFUSES_A_NOTCH: "the dial",
    buttons_that_say_the_same_are_found = SAYS_THE_SAME_OF_TWO: "a press for each choice",
    tips_that_tell_what_is_asked_are_found = TIPS_TELL_WHAT_IS_ASKED: "tips are about what is open",
    tips_that_are_decided_twice_are_found = DECIDES_TWICE: "tips are about what is open",
    tips_that_close_before_they_are_decided_are_found = DECIDES_BEHIND_CLOSED_TIPS: "tips are about what is open",
    what_shows_in_silence_is_found = SHOWS_IN_SILENCE: "told the same sees the same",
}

impl Subject for Race {
    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Race {
        redeal::redeal(self, viewer, |_| false, dice)
    }

    fn frozen() -> Vec<String> {
        ["window", "pit"]
            .map(|name| std::fs::read_to_string(format!("tests/saves/cthulhu500-1-{name}.json")).unwrap())
            .to_vec()
    }
}

#[test]
fn the_race_keeps_it() {
    contract::<Race>();
}

/// Everything lies open but the dice to come.
impl Subject for Parques {
    const SPEAKS_TO_ITS_READER: bool = false;

    fn redeal(&self, _: Viewer, dice: &mut Dice) -> Parques {
        let seed = std::array::from_fn(|_| dice.below(256) as u8);
        Parques { dice: Dice::from_seed(seed), ..self.clone() }
    }
}

#[test]
fn parques_keeps_it() {
    contract::<Parques>();
}
