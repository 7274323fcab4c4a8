//! Margins: what lies between two games of a saga, what a save may say at the most, and what is looked up.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Kind, Title};
use sobremesa::games::mythos::saga::{Chapter, End, Saga};
use sobremesa::games::mythos::table::{Artifact, Here, Mythos, Phase, Put, Tome};
use sobremesa::games::mythos::{Answer, Event, Length, Titles};
use sobremesa::kernel::{Arg, Game, Lookup, Seat, Text, Viewer};

/// Cards with which a saga goes on, in no order.
const CARDS: [&str; 12] = [
    "telegram",
    "research",
    "the_model",
    "ghoul",
    "gug",
    "dhole",
    "zoogs",
    "camera",
    "revolver",
    "meadow_hill",
    "witch_house",
    "phobia",
];

/// After so many games of a saga of so many, before anything is exchanged: everybody has the same cards.
fn between(over: usize, of: u8) -> Mythos {
    let mut game = table(2);
    (game.options.length, game.phase) = (Length::Saga(of), Phase::Between);
    for seat in [A, B] {
        game.deck(seat, &CARDS);
        game.player_mut(seat).list = game.player(seat).deck.clone();
    }
    let end = |seat| End { seat, points: 3, sanity: 20, adventure: None };
    let chapter = Chapter { rounds: 4, ends: vec![end(A), end(B)] };
    game.saga = Some(Saga { games: vec![chapter; over], ..Saga::new(2) });
    game
}

fn heading(b: &Bench, seat: Seat) -> Text {
    Mythos::screen(&b.game().view(Viewer::Seat(seat)), b.asked(seat)).heading
}

/// What the button says with which somebody goes on without a change.
fn stays(b: &Bench, seat: Seat) -> Text {
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(seat)), b.asked(seat));
    let mut presses = screen.groups.into_iter().flat_map(|group| group.presses);
    presses.find(|press| press.answer == Answer::Done).unwrap().label
}

fn name(id: &str) -> Arg {
    Arg::Name(format!("card-{id}"))
}

/// 16.4: cards go one after another; whoever exchanges reads which of them is being replaced, by what, and how many may follow.
#[test]
fn whoever_exchanges_reads_which_card_is_being_replaced() {
    let mut b = Bench::new(&between(1, 3));
    assert_eq!(heading(&b, A), Text::new("ask-exchange").with("left", 10_u8));
    assert_eq!(stays(&b, A), Text::new("press-keep-deck").with("begun", 0_i64));
    b.say_as(A, Answer::Out(titles(&["research", "telegram"])));
    assert_eq!(heading(&b, A), Text::new("ask-exchange-kind").with("card", name("research")));
    assert_eq!(stays(&b, A), Text::new("press-stays").with("card", name("research")));
    b.say_as(A, Answer::Kind(Kind::Event));
    let kind = Arg::Name("type-event".to_owned());
    let which = Text::new("ask-exchange-card").with("card", name("research")).with("kind", kind);
    assert_eq!(heading(&b, A), which);
    b.say_as(A, Answer::Card(t("railway")));
    assert_eq!(heading(&b, A), Text::new("ask-exchange-kind").with("card", name("telegram")));
    assert_eq!(stays(&b, A), Text::new("press-stays").with("card", name("telegram")));
    b.say_as(A, Answer::Done);
    assert_eq!(heading(&b, A), Text::new("ask-exchange").with("left", 8_u8));
    assert_eq!(stays(&b, A), Text::new("press-keep-deck").with("begun", 1_i64));
}

/// 16.4: up to ten cards. After nine there is one more.
#[test]
fn the_tenth_card_may_be_exchanged_by_itself() {
    let mut b = Bench::new(&between(1, 3));
    b.say_as(A, Answer::Out(titles(&CARDS[3..])));
    for _ in 3..CARDS.len() {
        b.say_as(A, Answer::Done);
    }
    let sets: Vec<(u8, u8)> = b.asked(A).unwrap().sets.iter().map(|set| (set.least, set.most)).collect();
    assert_eq!(sets, [(1, 1)]);
    b.say_as(A, Answer::Out(titles(&["research"])));
    b.say_as(A, Answer::Kind(Kind::Event)).say_as(A, Answer::Card(t("railway")));
    assert!(b.asked(A).is_none(), "ten are all");
    b.say_as(B, Answer::Done);
    let list = &b.game().player(A).list;
    assert!(list.contains(&t("railway")) && !list.contains(&t("research")) && list.len() == CARDS.len());
}

/// Whether a table is refused for this reason once its saga says something else.
fn refused(game: &Mythos, why: &'static str, spoil: impl FnOnce(&mut Saga)) -> bool {
    let mut game = game.clone();
    spoil(game.saga.as_mut().unwrap());
    game.check() == Err(why)
}

/// 3.3: nobody has ended a game with more than 20 Sanity, in whichever game and seat.
#[test]
fn no_game_of_a_saga_has_ended_with_more_sanity_than_there_is() {
    let game = between(2, 5);
    assert_eq!(game.check(), Ok(()), "with 20");
    let mut mad = game.clone();
    mad.saga.as_mut().unwrap().games[1].ends[0].sanity = 0;
    assert_eq!(mad.check(), Ok(()));
    for (at, seat) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let ended = "how a game of a saga ended";
        assert!(refused(&game, ended, |saga| saga.games[at].ends[seat].sanity = 21), "{at} {seat}");
        assert!(refused(&game, ended, |saga| saga.games[at].ends[seat].sanity = -1), "{at} {seat}");
    }
}

/// How everybody ended stands by seat, in every game.
#[test]
fn nobody_ends_a_game_of_a_saga_twice() {
    let game = between(2, 5);
    for at in [0, 1] {
        assert!(refused(&game, "a saga of others", |saga| saga.games[at].ends[1].seat = A), "{at}");
        assert!(refused(&game, "a saga of others", |saga| saga.games[at].ends[0].seat = B), "{at}");
    }
}

/// After the last game nothing lies between two, nor before the first has ended.
#[test]
fn a_saga_is_between_two_games_when_one_is_over_and_one_to_come() {
    let over = |n| between(n, 3).check();
    assert_eq!([over(1), over(2)], [Ok(()), Ok(())]);
    assert_eq!([over(0), over(3)], [Err("a saga of others"), Err("a saga of others")]);
}

/// A save may leave anybody a hundred cards to exchange, whoever it is, and not one more.
#[test]
fn what_a_save_leaves_to_exchange_is_bounded_for_everybody() {
    let b = Bench::new(&between(1, 3));
    let with = |at: usize, left: u8| {
        let mut game = b.game().clone();
        game.saga.as_mut().unwrap().seats[at].exchange.0.as_mut().unwrap().left = left;
        game.check()
    };
    let ended = Err("how a game of a saga ended");
    assert_eq!([with(0, 100), with(1, 100)], [Ok(()), Ok(())]);
    assert_eq!([with(0, 101), with(1, 101)], [ended, ended]);
}

/// Every part of a Combat that is asked about or counted has its notes.
#[test]
fn no_part_of_a_combat_is_without_its_notes() {
    let of = |phase| {
        let mut game = table(2);
        game.phase = phase;
        game.check()
    };
    let parts = [Phase::Aim, Phase::Assign, Phase::Window, Phase::Clash, Phase::Harm];
    assert_eq!(parts.map(of), [Err("a Combat without its notes"); 5]);
    assert_eq!([Phase::Turn, Phase::Burial, Phase::RoundEnd].map(of), [Ok(()); 3]);
}

/// R50: what protects somebody in a Combat is bounded in a save.
#[test]
fn nobody_is_protected_from_more_than_a_hundred_points() {
    let with = |at: usize, ward| {
        let mut game = table(2);
        game.combat().fight.as_mut().unwrap().wards[at] = ward;
        game.check()
    };
    assert_eq!([with(0, 100), with(1, 100)], [Ok(()), Ok(())]);
    assert_eq!([with(0, 101), with(1, 101)], [Err("the notes of a Combat"); 2]);
}

/// In the notes of a Combat there is a ward for every seat, and somebody comes first.
#[test]
fn a_combat_is_one_of_everybody_who_plays() {
    let with = |order: usize, wards: usize| {
        let mut game = table(2);
        let fight = game.combat().fight.as_mut().unwrap();
        fight.order.truncate(order);
        fight.wards.resize(wards, 0);
        game.check()
    };
    assert_eq!([with(2, 2), with(1, 2)], [Ok(()), Ok(())]);
    assert_eq!([with(0, 2), with(2, 1), with(2, 3)], [Err("a Combat of others than play"); 3]);
}

/// A save in which nobody is sane any more does not run in a circle: whoever had the turn has it again.
#[test]
fn where_nobody_is_sane_the_turn_stays_where_it_is() {
    let mut game = table(2);
    game.campaign(20).players.iter_mut().for_each(|player| player.insane = true);
    assert_eq!(game.check(), Ok(()));
    let mut b = Bench::new(&game);
    b.pass();
    assert_eq!((b.game().mover, b.game().phase), (A, Phase::Turn));
}

/// 8.7, 9.6: one stands on a Location, a Travel Event, or a Monster that carries; on nothing else.
#[test]
fn one_stands_on_what_leads_somewhere() {
    let on = |id: &str| {
        let mut game = table(2);
        let player = game.player_mut(A);
        player.here = Some(Here { title: t(id), used: false });
        player.list.0 = vec![t(id)];
        game.check()
    };
    assert_eq!(["meadow_hill", "railway", "nightgaunt"].map(on), [Ok(()); 3]);
    assert_eq!(["camera", "warren_rice"].map(on), [Err("somebody stands on no place"); 2]);
}

/// 16.3: what somebody insane controls goes back to its owners' piles: Artifacts and Tomes too, and the Spells on them (R34).
#[test]
fn things_that_somebody_insane_held_for_others_go_back() {
    let mut game = table(3);
    game.campaign(20).sane(A, 1).at(A, "christchurch_cemetery").hand(A, &["witch_house"]);
    let put = |id: &str| Put { card: card(id, B), turn: 1, down: false };
    let player = game.player_mut(A);
    player.tomes.push(Tome { card: card("books_of_hsan", B), spells: vec![put("calm_of_bast")] });
    player.artifacts.push(Artifact {
        card: card("brain_cylinder", B),
        used: None,
        spell: Some(put("banish")),
    });
    game.artifact(A, "elder_sign").tome(A, "whateley_diary", &["call_the_greater"]);
    let mut b = Bench::new(&game);
    b.play("witch_house");
    assert!(b.game().player(A).insane && !b.is_over());
    let mut pile: Vec<&str> = b.game().player(B).pile.iter().map(|title| title.id()).collect();
    pile.sort_unstable();
    assert_eq!(pile, ["banish", "books_of_hsan", "brain_cylinder", "calm_of_bast"]);
    assert!(b.game().player(A).pile.is_empty(), "their own leave the game");
}

/// R40: an Ally with a MAGIC weapon alone is enough for a Combat, unless they lie face down: they can neither
/// defend nor join (7.4).
#[test]
fn an_ally_who_lies_face_down_begins_no_combat() {
    let begins = |down: bool| {
        let mut game = table(2);
        game.armed(A, "john_legrasse", "blessed_sabre").player_mut(A).allies[0].down = down;
        let mut b = Bench::new(&game);
        b.pass().pass();
        b.told.contains(&Event::Combat)
    };
    assert!(begins(false) && !begins(true));
}

/// R1: a Story Deck is looked up by what is in it; how its cards lie upon one another is not said.
#[test]
fn a_story_deck_is_read_in_the_order_of_the_cards() {
    let look = |ids: [&str; 4]| {
        let mut game = table(2);
        game.at(A, "meadow_hill").story(A, &ids);
        Mythos::look(&game.view(Viewer::Spectator), "story", "").unwrap()
    };
    assert_eq!(
        look(["zoogs", "telegram", "boston_docks", "ghoul"]),
        look(["ghoul", "boston_docks", "telegram", "zoogs"])
    );
}

/// Whoever types an Investigator's name, whole or in part and with other words about it, is shown their Story
/// Deck alone.
#[test]
fn a_story_deck_is_found_by_the_whole_name() {
    let mut game = table(2);
    game.who(A, "miriam_abel").who(B, "josiah_pell").story(A, &["ghoul"]).story(B, &["gug"]);
    let view = game.view(Viewer::Spectator);
    let of = |what: &str| Mythos::look(&view, "story", what).unwrap();
    assert_eq!(of("Pell").key, "look-story");
    assert!(of("Pell").args.contains(&("player".to_owned(), Arg::Player(B))));
    assert_eq!([of("Josiah Pell"), of("the story of Pell")], [of("Pell"), of("Pell")]);
    assert_eq!(of("Miriam").args[0].1, Arg::Player(A));
    assert_eq!(of("everybody").key, "look-and");
}

/// What somebody else has written down names more cards than an answer holds: the first 48 of them are read.
#[test]
fn an_answer_names_48_cards_at_the_most() {
    let read = |n: usize| {
        let all: Vec<Title> = Title::all().take(n).collect();
        let answer = serde_json::json!({ "out": all });
        match serde_json::from_value(answer).unwrap() {
            Answer::Out(titles) => titles,
            other => panic!("{other:?}"),
        }
    };
    let first: Vec<Title> = Title::all().take(48).collect();
    assert_eq!(read(48).iter().collect::<Vec<_>>(), first);
    assert_eq!(read(49).iter().collect::<Vec<_>>(), first);
    assert_eq!(read(0), Titles::default());
}
