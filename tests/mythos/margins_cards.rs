//! What lies at the margins: twins of one title, Spells of things and friends, whoever is at the end of their Sanity.

use crate::bench::*;
use sobremesa::games::mythos::table::{Mythos, OldOne, Phase};
use sobremesa::games::mythos::{Answer, Event, Titles};
use sobremesa::kernel::Seat;

fn cast(spell: &str, holder: &str) -> Answer {
    Answer::Cast { spell: t(spell), holder: t(holder) }
}

/// What each Artifact of somebody holds.
fn held(b: &Bench, seat: Seat) -> Vec<Option<&'static str>> {
    let artifacts = b.game().player(seat).artifacts.iter();
    artifacts.map(|one| one.spell.map(|put| put.card.title.id())).collect()
}

/// An Artifact of A's that holds a Spell from an earlier turn.
fn thing_with<'a>(game: &'a mut Mythos, id: &str, spell: &str) -> &'a mut Mythos {
    game.artifact(A, id).tome(A, "al_azif", &[spell]);
    let player = game.player_mut(A);
    let put = player.tomes.pop().unwrap().spells[0];
    player.artifacts.last_mut().unwrap().spell = Some(put);
    game
}

/// CARDS, The Essential Saltes: the Ally who comes back does what it does when it is played.
#[test]
fn who_comes_back_from_the_story_does_what_they_do_when_they_come() {
    let mut game = table(2);
    game.tome(A, "al_azif", &["essential_saltes"]).deck(A, &["ghoul"]);
    let mut b = Bench::new(game.story(A, &["albert_wilmarth", "danforth"]));
    b.say(cast("essential_saltes", "al_azif")).pick("albert_wilmarth");
    assert!(b.has_ally(A, "albert_wilmarth") && b.in_hand(A, "ghoul"));
    assert_eq!((b.sanity(A), b.game().mover), (9, B));
}

/// CARDS, The Essential Saltes: not a title that is in play already.
#[test]
fn nobody_comes_back_who_is_there_already() {
    let saltes = cast("essential_saltes", "al_azif");
    let mut game = table(2);
    game.tome(A, "al_azif", &["essential_saltes"]).ally(A, "government_men");
    game.story(A, &["government_men"]);
    assert!(!Bench::new(&game).offers(A, saltes));
    let mut b = Bench::new(game.story(A, &["government_men", "danforth"]));
    b.say(saltes);
    assert_eq!(b.choices(A), cards(&["danforth"]));
}

/// 14.1: what is discarded lies on top of the pile, what is buried at the bottom of the Story Deck: of two of a title it is the one that
/// went last that comes back.
#[test]
fn of_two_of_a_title_the_one_comes_back_that_went_last() {
    let ids = ["innsmouth_folk", "ghoul", "innsmouth_folk"];
    let mut game = table(2);
    let mut b = Bench::new(game.at(A, "arkham_sanitarium").pile(A, &ids).hand(A, &["herbert_west"]));
    b.play("herbert_west").pick("innsmouth_folk");
    assert!(b.in_hand(A, "innsmouth_folk"));
    assert_eq!(b.game().player(A).pile, [t("innsmouth_folk"), t("ghoul")]);
    let mut game = table(2);
    let mut b = Bench::new(game.tome(A, "al_azif", &["essential_saltes"]).story(A, &ids));
    b.say(cast("essential_saltes", "al_azif")).pick("innsmouth_folk");
    assert!(b.has_ally(A, "innsmouth_folk"));
    assert_eq!(b.game().player(A).story, [t("ghoul"), t("innsmouth_folk")]);
}

/// CARDS, Crate of Dynamite: the one that was used is buried; another lies straight and can be used.
#[test]
fn the_dynamite_that_was_used_is_the_one_that_is_buried() {
    let mut game = table(2);
    game.artifact(A, "dynamite").artifact(A, "dynamite").threat(B, A, &["dhole"]).combat();
    let mut b = Bench::new(&game);
    b.say(Answer::Use(t("dynamite")));
    let [left] = &b.game().player(A).artifacts[..] else { panic!("one of two is left") };
    assert_eq!((left.card, left.used), (card("dynamite", A), None));
    assert_eq!(b.game().player(A).story, [t("dynamite")]);
    b.say(Answer::Use(t("dynamite")));
    assert!(b.game().player(A).artifacts.is_empty());
    b.fight_on();
    assert_eq!(b.sanity(A), 7, "9 less twice 3");
}

/// Of two Artifacts or Tomes of one title the one goes that has come first, and with a Tome its own Spells (R34).
#[test]
fn of_two_of_a_title_the_one_goes_that_came_first() {
    let mut game = table(2);
    game.hand(A, &["theft", "fire"]).artifact(B, "camera").artifact(B, "camera");
    game.player_mut(B).artifacts[0].used = Some(2);
    game.tome(B, "books_of_hsan", &["calm_of_bast"]).tome(B, "books_of_hsan", &["dream_sending"]);
    let mut b = Bench::new(&game);
    b.play("theft").pass();
    let left: Vec<_> = b.game().player(B).artifacts.iter().map(|one| one.used).collect();
    assert_eq!((left, b.game().player(B).pile.clone()), (vec![None], vec![t("camera")]));
    b.play("fire");
    let [left] = &b.game().player(B).tomes[..] else { panic!("one of two is left") };
    assert_eq!(left.spells[0].card, card("dream_sending", B));
    assert_eq!(b.game().player(B).pile, [t("camera"), t("calm_of_bast"), t("books_of_hsan")]);
}

/// A Burglary: a weapon is an Artifact, too; whoever bears it goes on without, and nobody else is concerned.
#[test]
fn a_weapon_is_stolen_from_whoever_bears_it() {
    let mut game = table(2);
    game.hand(A, &["theft"]).ally(B, "danforth").armed(B, "warren_rice", "revolver");
    let mut b = Bench::new(&game);
    b.play("theft");
    assert_eq!(b.game().player(B).pile, [t("revolver")]);
    assert!(b.has_ally(B, "danforth") && b.has_ally(B, "warren_rice"));
    assert!(b.game().player(B).allies.iter().all(|ally| ally.weapon.is_none()));
}

/// CARDS, The Plan Unravels: what was played last, although an earlier Event of the same player lies before
/// somebody else.
#[test]
fn a_plan_unravels_before_whom_it_was_laid() {
    let mut game = table(3);
    game.event(A, "locked_up", B).hand(A, &["spoil"]).hand(B, &["phobia"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("phobia").say(Answer::Player(C)).pass().play("spoil").say(Answer::Player(B));
    assert!(b.game().player(C).events.is_empty() && b.in_pile(B, "phobia"));
    let [left] = &b.game().player(A).events[..] else { panic!("one Event lies before A") };
    assert_eq!(left.card, card("locked_up", B));
}

/// R27: an island is a Region of its own: bodies are traded on one, and not between two.
#[test]
fn bodies_are_traded_on_one_island() {
    let trade = cast("trading_bodies", "books_of_hsan");
    let at = |there: &str| {
        let mut game = table(2);
        game.tome(A, "books_of_hsan", &["trading_bodies"]).ally(B, "danforth");
        Bench::new(game.at(A, "ponape").at(B, there))
    };
    assert!(!at("upheaved_shoal").offers(A, trade));
    let mut b = at("ponape");
    b.say(trade);
    assert!(b.has_ally(A, "danforth") && !b.has_ally(B, "danforth"));
}

/// 9.3: an Artifact that can hold a Spell may come with one. 9.4: it is cast in a later turn, for nothing, and buried.
#[test]
fn a_thing_that_holds_a_spell_comes_with_one() {
    let mut game = table(2);
    game.at(A, "miskatonic_museum").hand(A, &["brain_cylinder", "dream_sending", "camera"]);
    let mut b = Bench::new(&game);
    b.play("brain_cylinder");
    assert_eq!(b.choices(A), [&[Answer::Done][..], &cards(&["dream_sending"])].concat());
    b.pick("dream_sending");
    assert_eq!((held(&b, A), b.in_hand(A, "dream_sending")), (vec![Some("dream_sending")], false));
    let learns = Event::Learns { seat: A, title: t("dream_sending"), holder: t("brain_cylinder") };
    assert!(b.told.contains(&learns));
    b.pass().say(cast("dream_sending", "brain_cylinder"));
    assert_eq!((b.sanity(A), b.sanity(B)), (9, 8), "the cylinder costs 1, the Spell nothing");
    assert_eq!((held(&b, A), b.in_story(A, "dream_sending")), (vec![None], true));
}

/// 9.4: of two things of a title the one casts that holds the Spell.
#[test]
fn the_thing_that_holds_the_spell_casts_it() {
    let mut game = table(2);
    thing_with(game.artifact(A, "brain_cylinder"), "brain_cylinder", "dream_sending");
    let mut b = Bench::new(&game);
    assert_eq!(held(&b, A), [None, Some("dream_sending")]);
    b.say(cast("dream_sending", "brain_cylinder"));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 8));
    assert_eq!(held(&b, A), [None, None]);
    assert_eq!(b.game().player(A).story, [t("dream_sending")]);
}

/// 3.4: a Spell that costs more Sanity than its player has is not cast; one that costs as much is, and that is the end.
#[test]
fn nobody_casts_what_they_cannot_pay_for() {
    let trade = cast("trading_bodies", "books_of_hsan");
    let with = |sanity| {
        let mut game = table(2);
        game.sane(A, sanity).at(A, "meadow_hill").tome(A, "books_of_hsan", &["trading_bodies"]);
        Bench::new(game.at(B, "miskatonic_library").ally(B, "danforth"))
    };
    assert_eq!(with(1).choices(A), [Answer::Pass]);
    let mut b = with(2);
    assert_eq!(b.choices(A), [Answer::Pass, trade]);
    b.say(trade);
    assert!(b.is_over() && b.sanity(A) == 0 && b.has_ally(B, "danforth"));
}

/// 9.4: of two Spells of one title a Monster is summoned by the one that was put there earlier.
#[test]
fn a_monster_is_summoned_by_the_spell_that_was_there_before() {
    let mut game = table(2);
    game.tome(A, "books_of_hsan", &["bind_servitor"]).tome(A, "books_of_hsan", &["bind_servitor"]);
    game.player_mut(A).tomes[0].spells[0].turn = game.turn;
    let mut b = Bench::new(game.hand(A, &["deep_one"]));
    b.say(cast("bind_servitor", "books_of_hsan")).pick("deep_one");
    assert_eq!((b.sanity(A), b.sanity(B)), (8, 7));
    let down: Vec<bool> = b.game().player(A).tomes.iter().map(|tome| tome.spells[0].down).collect();
    assert_eq!(down, [false, true]);
}

/// R6: whoever pays for a Monster with their last point is carried nowhere by it, whatever it cost to summon it.
#[test]
fn whoever_pays_their_last_point_is_not_carried() {
    let summoned = |sanity| {
        let mut game = table(3);
        game.sane(A, sanity).at(A, "boston_docks").ally(A, "keziah_mason");
        game.spell_with(A, "keziah_mason", "bind_servitor").hand(A, &["nightgaunt", "ponape"]);
        let mut b = Bench::new(&game);
        b.say(cast("bind_servitor", "keziah_mason")).pick("nightgaunt");
        b.choices(A)
    };
    let attacks = [Answer::Player(B), Answer::Player(C)];
    assert_eq!(summoned(1), attacks);
    assert_eq!(summoned(2), [&attacks[..], &cards(&["ponape"])].concat());
}

/// R33: a Spell that would gain what nobody gains is not cast; one that takes Sanity is, however much its player has.
#[test]
fn where_nobody_gains_nobody_casts_for_it() {
    let spells = ["calm_of_bast", "dream_sending"].map(|spell| cast(spell, "books_of_hsan"));
    let mut game = table(2);
    game.tome(A, "books_of_hsan", &["calm_of_bast", "dream_sending"]);
    let offers = |game: &Mythos| spells.map(|spell| Bench::new(game).offers(A, spell));
    assert_eq!(offers(&game), [true, true]);
    assert_eq!(offers(game.sane(A, 20)), [false, true]);
    game.sane(A, 10).player_mut(B).old_one = Some(OldOne { card: card("nyarlathotep", B), inverted: false });
    assert_eq!(offers(&game), [false, true]);
    let mut b = Bench::new(&game);
    b.say(spells[1]);
    assert_eq!((b.sanity(A), b.sanity(B)), (9, 8));
}

/// R32: Combat is later than the turn, whichever turn it was.
#[test]
fn combat_is_later_than_any_turn() {
    let mut game = table(2);
    game.tome(A, "saducismus", &["counter_formula"]).threat(B, A, &["dhole"]);
    game.player_mut(A).tomes[0].spells[0].turn = game.turn;
    let mut b = Bench::new(game.combat());
    b.say(cast("counter_formula", "saducismus")).fight_on();
    assert!(b.told.contains(&Event::Casts { seat: A, title: t("counter_formula") }));
    assert_eq!(b.sanity(A), 4, "the Spell costs 1, and 4 of 9 do not come through");
}

/// CARDS, A Letter of Introduction: the cost holds as always; the last point may be spent (3.4).
#[test]
fn nobody_is_introduced_who_cannot_be_paid_for() {
    let mut game = table(2);
    game.sane(A, 1).hand(A, &["old_friend", "danforth", "asenath_waite", "joseph_curwen"]);
    let mut b = Bench::new(&game);
    b.play("old_friend");
    assert_eq!(b.choices(A), [&[Answer::Done][..], &cards(&["danforth", "asenath_waite"])].concat());
}

/// R15: the first card in a game is a Location or an Event, not a Monster nor a CULTIST.
#[test]
fn nothing_comes_through_a_gate_before_the_first_card() {
    let mut game = table(2);
    game.at(A, "innsmouth_harbour").hand(A, &["devil_reef", "innsmouth_folk", "research", "ghoul"]);
    let folk = t("innsmouth_folk");
    let all = [Answer::Pass, Answer::Play(t("devil_reef")), Answer::Play(folk), Answer::Threaten(folk)];
    let rest = [Answer::Play(t("research")), Answer::Play(t("ghoul"))];
    assert_eq!(Bench::new(&game).choices(A), [&all[..], &rest[..]].concat());
    game.player_mut(A).begun = false;
    assert_eq!(Bench::new(&game).choices(A), [all[0], all[1], rest[0]]);
}

/// 12.3: Allies and Spells that lie face down are turned up, and crosswise Artifacts stay as they are.
#[test]
fn what_lies_face_down_is_turned_up_when_a_round_ends() {
    let mut game = table(2);
    game.ally(A, "keziah_mason").tome(A, "al_azif", &["open_the_gate"]).artifact(A, "camera").round_end();
    let player = game.player_mut(A);
    (player.allies[0].down, player.tomes[0].spells[0].down) = (true, true);
    player.artifacts[0].used = Some(2);
    let mut b = Bench::new(&game);
    let nothing = Answer::Discard(Titles::default());
    b.say_as(A, nothing).say_as(B, nothing);
    assert_eq!((b.game().phase, b.game().round), (Phase::Turn, 3));
    let player = b.game().player(A);
    assert!(!player.allies[0].down && !player.tomes[0].spells[0].down);
    assert_eq!(player.artifacts[0].used, Some(2));
}

/// 12.2: an answer names 48 cards at most; of a hand that is larger (a save that somebody else wrote) so many are offered.
#[test]
fn of_a_hand_larger_than_an_answer_its_first_cards_are_offered() {
    let sets = |held: usize| {
        let mut game = table(2);
        let b = Bench::new(game.hand(A, &vec!["ghoul"; held]).round_end());
        let ask = b.asked(A).unwrap();
        let Answer::Discard(least) = ask.otherwise else { panic!("{:?}", ask.otherwise) };
        let [set] = &ask.sets[..] else { panic!("one set is offered") };
        (least.len(), ask.choices.len(), set.items.len(), set.least, set.most)
    };
    assert_eq!(sets(13), (7, 4, 13, 7, 11));
    assert_eq!(sets(50), (44, 4, 48, 44, 48));
    assert_eq!(sets(60), (48, 3, 48, 48, 48));
}
