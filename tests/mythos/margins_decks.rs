//! Margins of decks: what is drafted, what a code says, and what somebody may sit down with.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Investigator, Kind, Title, ready};
use sobremesa::games::mythos::deck::{BadCode, Deck, Problem};
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::games::mythos::{Brings, Combat, Decks, Length, Options};
use sobremesa::kernel::{Dice, Game, Refusal, Saved};

fn drafted(seats: u8) -> Bench {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Draft };
    let brought = vec![Brings::default(); usize::from(seats)];
    Bench::new(&Mythos::setup(&options, &brought, seats, Dice::from_number(8)).unwrap())
}

/// 16.5: the fifth pack is one like the others; nobody builds a deck while some of it is left.
#[test]
fn a_draft_can_be_kept_in_the_middle_of_its_last_pack() {
    let mut b = drafted(2);
    b.let_time_pass(|game| {
        let draft = game.draft.as_ref().unwrap();
        draft.pack < 5 || draft.seats[0].pack.len() > 7
    });
    let draft = b.game().draft.as_ref().unwrap();
    assert_eq!((b.game().phase, draft.pack, draft.seats[1].pack.len()), (Phase::Draft, 5, 7));
    assert_eq!(b.game().check(), Ok(()));
    assert!(Saved::<Mythos>::load(&b.saved.save()).unwrap().now().unwrap().game == *b.game());
    let mut early = b.game().clone();
    early.phase = Phase::Building;
    assert_eq!(early.check(), Err("a draft of others"));
}

/// 16.5: everybody takes a card at the same time, so all packs have as many, of whichever seats.
#[test]
fn nobody_is_ahead_of_the_others_in_a_draft() {
    let b = drafted(3);
    let ahead = |at: usize| {
        let mut game = b.game().clone();
        let one = &mut game.draft.as_mut().unwrap().seats[at];
        let title = one.pack.0.pop().unwrap();
        one.taken.0.push(title);
        game.check()
    };
    assert_eq!(b.game().check(), Ok(()));
    assert_eq!([0, 1, 2].map(ahead), [Err("a draft of others"); 3]);
}

/// 16.5: once decks are played with, the draft is gone.
#[test]
fn no_draft_lies_beside_a_game() {
    let mut b = drafted(2);
    b.let_time_pass(|game| game.phase == Phase::Draft);
    let mut game = b.game().clone();
    game.draft.as_mut().unwrap().seats.iter_mut().for_each(|one| one.building.0 = None);
    assert_eq!(game.check(), Ok(()));
    for phase in [Phase::Opening, Phase::Turn, Phase::Over] {
        game.phase = phase;
        assert_eq!(game.check(), Err("a draft of others"), "{phase:?}");
    }
}

/// PLAY 7: a code is of the version that this program writes: a newer one is refused by name, and there is
/// none before the first. A title stands in it once, and after the last there is nothing.
#[test]
fn a_code_names_its_version_and_every_title_once() {
    // One Investigator and one card: version, Investigator 1; one title, 5; no titles of two, three, four copies.
    let deck = Deck::of(Investigator::from_code(1).unwrap(), &[Title::from_code(5).unwrap()]);
    assert_eq!(Deck::from_code("MYAEAQCBIAAAABUGY"), Ok(deck));
    assert_eq!(Deck::from_code("MYAIAQCBIAAAAMFGI"), Err(BadCode::Newer), "version 2");
    assert_eq!(Deck::from_code("MYAAAQCBIAAAAKE6Q"), Err(BadCode::NoCode), "version 0");
    assert_eq!(Deck::from_code("MYAEAQCBIBAUAAANJ7"), Err(BadCode::NoCode), "one copy, and two of it");
    assert_eq!(Deck::from_code("MYAEAQEBIAAAAAAZU3"), Err(BadCode::NoCode), "one copy of it, and one");
    assert_eq!(Deck::from_code("MYAEAQCBIAAAAABKD3"), Err(BadCode::NoCode), "and something besides");
}

#[test]
fn nothing_is_left_of_a_deck_of_which_every_card_was_taken_out() {
    let mut deck = Deck::of(Investigator::FIRST, &[t("ghoul"), t("ghoul")]);
    assert!(!deck.is_empty());
    assert!(deck.set(t("ghoul"), 0) && deck.is_empty());
    assert_eq!(deck.cards, []);
}

/// The Locked Shelf with so many Adventures, and other cards up to so many in all.
fn shelf(adventures: usize, cards: usize) -> Brings {
    let whole = Deck::ready(&ready()[0]).unwrap();
    let (told, others): (Vec<Title>, Vec<Title>) =
        whole.list().into_iter().partition(|title| title.kind() == Kind::Adventure);
    let list: Vec<Title> = told.into_iter().take(adventures).chain(others).take(cards).collect();
    assert_eq!(list.len(), cards);
    Brings { deck: Deck::of(whole.investigator, &list).code() }
}

/// 16.1, R58: nobody sits down with a deck that is too small, or with Adventures worth less than the goal of a campaign.
#[test]
fn nobody_begins_with_a_deck_that_cannot_be_played() {
    let begun = |length: Length, brings: Brings| {
        let options = Options { length, combat: Combat::Sealed, decks: Decks::Brought };
        let brought = [Brings { deck: "locked_shelf".to_owned() }, brings];
        Mythos::setup(&options, &brought, 2, Dice::from_number(1)).map(|_| ())
    };
    let refused = |begun| matches!(begun, Err(Refusal::Options("a deck cannot be played as it is")));
    assert!(begun(Length::Basic, shelf(1, 52)).is_ok());
    assert!(refused(begun(Length::Basic, shelf(1, 51))));
    assert!(refused(begun(Length::Basic, shelf(0, 52))));
    assert!(refused(begun(Length::Campaign(20), shelf(1, 52))));
}

/// 16.1: Adventures worth the goal are enough for a campaign.
#[test]
fn adventures_worth_the_goal_are_enough() {
    let deck = Deck::named(&shelf(2, 52).deck).unwrap();
    let points = deck.points();
    assert!(points > 1);
    assert_eq!(deck.problems(Some(points)), []);
    assert_eq!(deck.problems(Some(points + 1)), [Problem::Adventures(points)]);
}

/// Whoever names no deck plays The Locked Shelf.
#[test]
fn whoever_names_no_deck_plays_the_first_that_lies_ready() {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let brought = [Brings::default(), Brings { deck: "below_the_reef".to_owned() }];
    let game = Mythos::setup(&options, &brought, 2, Dice::from_number(1)).unwrap();
    let first = Deck::named("locked_shelf").unwrap();
    assert!(game.player(A).who == first.investigator && game.player(A).list.0 == first.list());
    assert!(game.player(B).list.0 != first.list());
}
