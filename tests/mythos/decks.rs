//! Building decks: the shelves, what can be put in, what is said of a deck, and what is read and written.

use sobremesa::games::mythos::Mythos;
use sobremesa::games::mythos::cards::{Investigator, Title, ready};
use sobremesa::games::mythos::deck::Deck;
use sobremesa::kernel::{Arg, Game, Lobby, Lookup, Text, Workshop};
use std::collections::BTreeSet;

fn shop() -> &'static dyn Workshop {
    Mythos::workshop().unwrap()
}

/// The keys of some sentences, each with the card that it names.
fn said(texts: &[Text]) -> Vec<String> {
    let name = |text: &Text| match text.args.iter().find(|(name, _)| name == "card") {
        Some((_, Arg::Name(card))) => format!("{} {}", text.key, card.trim_start_matches("card-")),
        _ => text.key.clone(),
    };
    texts.iter().map(name).collect()
}

#[test]
fn everything_lies_on_one_shelf_and_fits_into_a_menu() {
    let shelves = shop().shelves();
    let all: Vec<&str> = shelves.iter().flat_map(|shelf| shelf.parts.clone()).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "nothing lies on two");
    assert_eq!(all.len(), Title::all().count() + Investigator::all().count());
    assert!(shelves.iter().all(|shelf| (1..=25).contains(&shelf.parts.len())));
    for id in all {
        let part = shop().part(&shop().blank(), id).unwrap();
        assert!(part.copies <= 1 && (part.most == 1 || part.most == 4), "{id}");
        assert!(Mythos::card(id).is_some(), "{id} is in no catalogue");
    }
}

#[test]
fn what_lies_ready_can_be_played_and_is_read_as_it_is_written() {
    assert_eq!(shop().ready().len(), 6);
    for (title, made) in shop().ready() {
        assert_eq!(shop().problems(&made), [], "{}", title.key);
        assert_eq!(shop().read(&made.to_lowercase()), Ok(made.clone()));
        let parts: Vec<(u8, &str)> = (shop().shelves().into_iter().flat_map(|shelf| shelf.parts))
            .map(|id| (shop().part(&made, id).unwrap().copies, id))
            .filter(|(copies, _)| *copies > 0)
            .collect();
        assert_eq!(shop().of(&parts), Ok(made), "the list is as good as the code");
    }
}

#[test]
fn copies_are_put_in_and_taken_out() {
    let one = shop().with(&shop().blank(), "deep_one", 4).unwrap();
    assert_eq!(shop().part(&one, "deep_one").unwrap().copies, 4);
    assert_eq!(shop().with(&one, "deep_one", 5), None, "a fifth copy cannot be written down");
    assert_eq!(shop().with(&one, "deep_one", 0).unwrap(), shop().blank());
    assert_eq!(shop().part(&one, "rlyeh").unwrap().most, 1);
    // Somebody leads it: whoever is put in takes the place of the other, and nobody is taken out.
    let led = shop().with(&one, "elias_thorne", 1).unwrap();
    assert_eq!(shop().part(&led, "elias_thorne").unwrap().copies, 1);
    assert_eq!(shop().part(&led, "edith_whitcomb").unwrap().copies, 0);
    assert_eq!(shop().with(&led, "elias_thorne", 0).unwrap(), led);
    assert_eq!(shop().part(&led, "nobody"), None);
}

#[test]
fn what_is_wrong_is_said_by_name() {
    let two = shop().of(&[(1, "rlyeh"), (1, "rlyeh"), (4, "deep_one"), (4, "elder_deep_one")]).unwrap();
    assert_eq!(said(&shop().problems(&two)), ["deck-too-few", "deck-unique rlyeh", "deck-no-adventure"]);
    let five = shop().of(&[(3, "deep_one"), (2, "deep_one"), (4, "elder_deep_one")]).unwrap_err();
    assert_eq!(said(&five), ["deck-copies deep_one"]);
    let all: Vec<(u8, &str)> =
        Title::all().filter(|title| !title.def().unique).map(|title| (1, title.id())).take(81).collect();
    assert_eq!(said(&shop().problems(&shop().of(&all).unwrap()))[0], "deck-too-many");
    for (text, why) in [("", "deck-no-code"), ("MYAA", "deck-no-code"), ("4 Deep One", "deck-no-code")] {
        assert_eq!(shop().read(text).unwrap_err().key, why, "{text}");
    }
}

#[test]
fn advice_follows_what_is_reached_found_and_read() {
    let advice = |parts: &[(u8, &str)]| said(&shop().advice(&shop().of(parts).unwrap()));
    // Nothing leads to the Dreamlands; the Steps do.
    assert_eq!(advice(&[(1, "ulthar")]), ["advice-unreached ulthar"]);
    assert!(advice(&[(1, "ulthar"), (1, "seventy_steps")]).is_empty());
    // Who is found nowhere translates nothing.
    let alone = advice(&[(1, "whateley_diary"), (1, "old_whateley"), (1, "call_the_greater")]);
    assert_eq!(
        alone,
        ["advice-unfound old_whateley", "advice-unread whateley_diary", "advice-unheld call_the_greater"]
    );
    let there = [(1, "whateley_farm"), (1, "whateley_diary"), (1, "old_whateley"), (1, "call_the_greater")];
    assert!(advice(&there).is_empty(), "{:?}", advice(&there));
    let untold = advice(&[(1, "mountains_of_madness"), (1, "lakes_camp")]);
    assert_eq!(untold, ["advice-unreached lakes_camp", "advice-untold mountains_of_madness"]);
}

/// The decks that lie ready can tell all that is in them.
#[test]
fn the_ready_decks_need_no_advice() {
    for one in ready() {
        let made = Deck::ready(one).unwrap().code();
        assert_eq!(said(&shop().advice(&made)), Vec::<String>::new(), "{}", one.id);
    }
}

/// A deck is its owner's until the game is over; then all are shown as codes.
#[test]
fn decks_are_shown_when_all_is_over() {
    use sobremesa::drivers::Rookies;
    use sobremesa::kernel::{Dice, Seat, Tempo, Viewer, play_through};
    let options = Mythos::proposed(2, Tempo::Live);
    let brought: Vec<_> = (0..2).map(|seat| Mythos::proposed_for(&options, Seat(seat), 2)).collect();
    let game = Mythos::setup(&options, &brought, 2, Dice::from_number(3)).unwrap();
    let code = |game: &Mythos, seat| {
        let screen = Mythos::screen(&game.view(Viewer::Seat(Seat(seat))), None);
        screen.hand.into_iter().find(|text| text.key == "deck-was")
    };
    assert_eq!(code(&game, 0), None);
    let over = play_through(game, &mut Rookies).unwrap();
    for (seat, brings) in brought.iter().enumerate() {
        let shown = code(&over, seat as u8).unwrap();
        let is = Deck::named(&brings.deck).unwrap().code();
        assert_eq!(shown, Text::new("deck-was").with("code", Arg::Verbatim(is)));
    }
}

#[test]
fn in_which_order_cards_are_named_makes_no_other_deck() {
    let [one, other] = ["zoogs", "ghoul"].map(|id| Title::from_id(id).unwrap());
    let who = Investigator::all().next().unwrap();
    assert_eq!(Deck::of(who, &[one, other, one]), Deck::of(who, &[other, one, one]));
}
