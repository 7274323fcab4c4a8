//! Rules at their seams: what is under what, what is left of what, and who is asked when there is hardly
//! anything to say.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Access, Fate, Kind, Region, Title};
use sobremesa::games::mythos::table::{Ally, Menace, Mythos, Phase};
use sobremesa::games::mythos::{About, Answer, Because, Event, Titles};
use sobremesa::kernel::{Game, Plans, Seat, Viewer};

/// What is told of a card that is discarded.
fn gone(seat: Seat, id: &str) -> Event {
    Event::Gone { seat, title: t(id), fate: Fate::Discarded, held: Vec::new(), by: None }
}

/// R34: what a card takes along with it is told with it.
#[test]
fn what_a_tome_held_goes_with_it_and_is_told() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["fire"]);
    game.tome(B, "ponape", &["dream_sending"]);
    let mut b = Bench::new(&game);
    b.play("fire");
    let lost = Event::Gone {
        seat: B,
        title: t("ponape"),
        fate: Fate::Discarded,
        held: vec![t("dream_sending")],
        by: Some(t("fire")),
    };
    assert!(b.told.contains(&lost), "{:?}", b.told);
    assert!(b.in_pile(B, "ponape") && b.in_pile(B, "dream_sending"));
}

/// 8.8: ways that a Location names are ways to an Exotic one; every other Region lies in one world.
#[test]
fn the_set_names_ways_to_exotic_places_only() {
    for one in Title::all().map(Title::def).filter(|def| def.region.is_some()) {
        let named = one.access.iter().any(|access| matches!(access, Access::By(_)));
        assert!(!named || one.region == Some(Region::Exotic), "{}", one.id);
        let others = Title::all().map(Title::def).filter(|other| other.region == one.region);
        let apart = matches!(one.region, Some(Region::Exotic | Region::Islands));
        assert!(apart || others.into_iter().all(|other| other.dimension == one.dimension), "{}", one.id);
    }
}

/// R27: an Exotic place is a Region of its own: no railway leads from one to another.
#[test]
fn no_railway_joins_exotic_places() {
    let mut b = Bench::new(table(2).at(A, "lakes_camp").hand(A, &["railway", "yhanthlei"]));
    b.play("railway");
    assert!(!b.may_pick("yhanthlei"));
}

/// R30: under a Location that goes the next Location or Travel Event is current, and not what else can carry somebody.
#[test]
fn nobody_stands_on_an_aeroplane_that_was_buried() {
    let mut game = table(2);
    game.at(A, "meadow_hill").story(A, &["plane", "nightgaunt", "witch_house"]);
    let mut b = Bench::new(game.threat(B, A, &["the_colour"]).combat());
    assert_eq!(b.fight_on().here(A), Some("witch_house"));
    assert!(b.in_story(A, "plane") && b.in_story(A, "nightgaunt"));
}

/// The Plan Unravels: a lasting Event is found wherever it lies, and it is that of the opponent, not another
/// of its title.
#[test]
fn a_plan_that_unravels_is_the_one_that_was_played_last() {
    let mut game = table(3);
    game.event(A, "phobia", C).hand(A, &["spoil"]).hand(B, &["phobia"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("phobia");
    assert_eq!(b.game().player(C).events.len(), 1, "A is affected already");
    b.pass().play("spoil").say(Answer::Player(B));
    assert!(b.in_pile(B, "phobia") && b.game().player(C).events.is_empty());
    assert_eq!(b.game().player(A).events.len(), 1, "that one was played by C");
}

/// The same, where another Event of theirs lies there already.
#[test]
fn what_lay_there_before_does_not_unravel() {
    let mut game = table(2);
    game.event(A, "locked_up", B).hand(A, &["spoil"]).hand(B, &["phobia"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("phobia").play("spoil");
    assert!(b.in_pile(B, "phobia") && !b.in_pile(B, "locked_up"));
}

/// The same, of two of one title and one player: it is the one that came last, before whomever it lies.
#[test]
fn of_two_plans_of_one_title_the_last_unravels() {
    for (earlier, later) in [(A, C), (C, A)] {
        let mut game = table(3);
        game.event(earlier, "phobia", B).hand(A, &["spoil"]).hand(B, &["phobia"]);
        game.mover = B;
        let mut b = Bench::new(&game);
        // Whoever has one already is no target.
        b.play("phobia").pass().play("spoil").say(Answer::Player(B));
        let left = [earlier, later].map(|seat| b.game().player(seat).events.len());
        assert_eq!((left, b.in_pile(B, "phobia")), ([1, 0], true));
        assert!(b.told.contains(&gone(later, "phobia")));
    }
}

/// The same, of Artifacts: what lay there before stays as it is, and what came last goes with its Spell (R34).
#[test]
fn of_two_things_of_one_title_the_last_unravels() {
    let mut game = table(2);
    game.at(B, "miskatonic_museum").artifact(B, "camera").hand(A, &["spoil"]).hand(B, &["camera"]);
    game.player_mut(B).artifacts[0].used = Some(2);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("camera").play("spoil");
    let left: Vec<_> = b.game().player(B).artifacts.iter().map(|one| one.used).collect();
    assert_eq!((left, b.told.contains(&gone(B, "camera"))), (vec![Some(2)], true));
    let mut game = table(2);
    game.at(B, "miskatonic_museum")
        .artifact(B, "brain_cylinder")
        .hand(A, &["spoil"])
        .hand(B, &["brain_cylinder", "dream_sending"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("brain_cylinder").pick("dream_sending").play("spoil");
    assert_eq!(b.game().player(B).pile, [t("dream_sending"), t("brain_cylinder")]);
    assert_eq!(b.game().player(B).artifacts.len(), 1);
}

/// The same, of weapons: whoever bore one before keeps it.
#[test]
fn of_two_weapons_of_one_title_the_last_unravels() {
    let mut game = table(2);
    game.at(B, "miskatonic_museum")
        .armed(B, "danforth", "revolver")
        .ally(B, "warren_rice")
        .hand(A, &["spoil"])
        .hand(B, &["revolver"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("revolver").play("spoil");
    let borne: Vec<_> = b.game().player(B).allies.iter().map(|ally| ally.weapon).collect();
    assert_eq!(borne, [Some(card("revolver", B)), None]);
    assert!(b.in_pile(B, "revolver") && b.told.contains(&gone(B, "revolver")));
}

/// 12.2, 12.5: whoever has nothing to discard is asked all the same whether the pile becomes a deck, and nobody where there is none.
#[test]
fn an_empty_hand_may_still_be_filled_from_the_pile() {
    let mut game = table(2);
    for seat in [A, B] {
        game.player_mut(seat).lobotomy = true;
    }
    let mut b = Bench::new(game.pile(A, &["ghoul"]).round_end());
    assert!(b.asked(B).is_none(), "there is nothing that B could do");
    b.say_as(A, Answer::Reshuffle(true));
    assert!(b.offers(A, Answer::Reshuffle(false)), "they may still think better of it");
    b.say_as(A, Answer::Discard(Titles::default()));
    assert!(b.in_hand(A, "ghoul") && b.sanity(A) == 9);
}

/// Chapter 13: whoever still has their lobotomy is asked whatever they hold.
#[test]
fn a_lobotomy_is_offered_to_an_empty_hand() {
    let mut game = table(2);
    game.player_mut(B).lobotomy = true;
    let mut b = Bench::new(game.round_end());
    assert!(b.asked(B).is_none() && b.offers(A, Answer::Lobotomy));
    b.say_as(A, Answer::Discard(Titles::default()));
    assert_eq!(b.game().phase, Phase::Turn, "there is no pile to be asked about");
}

/// 16.4: between two games there is something in a saga only.
#[test]
fn nothing_lies_between_two_games_of_none() {
    let mut game = table(2);
    assert_eq!(game.check(), Ok(()));
    game.phase = Phase::Between;
    assert_eq!(game.check(), Err("there is nothing between two games here"));
}

/// Whoever sits beyond the last seat sees what everybody sees.
#[test]
fn nobody_sits_beyond_the_last_seat() {
    let mut game = table(2);
    game.hand(A, &["ghoul"]).hand(B, &["gug"]);
    let view = game.view(Viewer::Seat(C));
    assert_eq!(view.me, None);
    assert!(view == game.view(Viewer::Spectator));
}

/// Turns are planned while turns are played, and not once all is over.
#[test]
fn nothing_is_planned_when_all_is_over() {
    let mut game = table(2);
    game.hand(A, &["ghoul"]);
    let plans = |game: &Mythos| Mythos::plannable(&game.view(Viewer::Seat(A))).len();
    assert_eq!(plans(&game), 3, "to arrive, the Ghoul, to pass");
    game.phase = Phase::Over;
    assert_eq!(plans(&game), 0);
    assert!(Mythos::propose_plan(&game.view(Viewer::Seat(A))).is_empty());
}

/// 16.3: whoever walks has left where they came from: it fills a place of an Adventure, and is told.
#[test]
fn where_somebody_walked_from_is_told() {
    let mut game = table(2);
    let allies = ["warren_rice", "francis_morgan"];
    game.campaign(20).at(A, "kingsport_harbour").walking(A, "copps_hill").hand(A, &["a_quiet_season"]);
    game.story(A, &["arkham_sanitarium", "dunwich_village", "research", "telegram", allies[0], allies[1]]);
    let mut b = Bench::new(&game);
    b.play("a_quiet_season");
    while b.game().mover == A && b.game().phase == Phase::Turn {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    let player = b.game().player(A);
    assert!(player.here.is_none() && player.walking == Some(t("copps_hill")), "where they go stays");
    let told: Vec<_> = player.told[0].cards.iter().map(|title| title.id()).collect();
    assert!(told.contains(&"kingsport_harbour") && told.len() == 7, "{told:?}");
    assert!(player.story.is_empty());
    assert!(b.told.iter().any(|event| matches!(event, Event::Completes { cards, .. } if cards.len() == 7)));
}

/// R53, 12.2: a single card that may go is enough to be asked about.
#[test]
fn one_card_that_may_go_is_asked_about() {
    let mut game = table(2);
    for seat in [A, B] {
        game.player_mut(seat).lobotomy = true;
    }
    let b = Bench::new(game.hand(A, &["ghoul", "gug", "dhole"]).hand(B, &["ghoul", "gug"]).round_end());
    assert!(b.asked(A).is_some() && b.asked(B).is_none(), "Josiah Pell keeps two");
}

/// 9.4: of two Spells of one title in two Tomes the one is spent that was put there earlier.
#[test]
fn the_spell_that_was_there_before_is_cast() {
    let mut game = table(2);
    game.tome(A, "books_of_hsan", &["calm_of_bast"]).tome(A, "books_of_hsan", &["calm_of_bast"]);
    game.players[0].tomes[0].spells[0].turn = game.turn;
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("calm_of_bast"), holder: t("books_of_hsan") });
    let down: Vec<bool> = b.game().player(A).tomes.iter().map(|tome| tome.spells[0].down).collect();
    assert_eq!(down, [false, true]);
}

/// R33, 3.3: whoever has 20 Sanity gains none, and casts nothing for it.
#[test]
fn nobody_casts_for_what_they_cannot_gain() {
    let calm = Answer::Cast { spell: t("calm_of_bast"), holder: t("books_of_hsan") };
    let may = |sanity| {
        let mut game = table(2);
        Bench::new(game.sane(A, sanity).tome(A, "books_of_hsan", &["calm_of_bast"])).offers(A, calm)
    };
    assert!(may(19) && !may(20));
}

/// 8.8: under the sea one comes to another place of the same world only.
#[test]
fn no_diving_suit_leads_out_of_a_dream() {
    let dives = |from: &str| {
        let mut b = Bench::new(table(2).at(A, from).hand(A, &["dive_bell", "yhanthlei"]));
        b.play("dive_bell").may_pick("yhanthlei")
    };
    assert!(dives("boston_docks") && !dives("celephais"));
}

/// 7.4: an Ally who was used can be used again once turned up.
#[test]
fn who_was_used_is_turned_up() {
    let mut game = table(2);
    game.at(A, "meadow_hill").used(A).ally(A, "keziah_mason");
    let uses = Answer::Use(t("keziah_mason"));
    assert!(Mythos::plannable(&game.view(Viewer::Seat(A))).contains(&uses));
    game.players[0].allies[0].down = true;
    let up = Answer::TurnUp(t("keziah_mason"));
    let plans = Mythos::plannable(&game.view(Viewer::Seat(A)));
    assert!(plans.contains(&up) && !plans.contains(&uses));
    let mut b = Bench::new(&game);
    assert!(!b.offers(A, uses));
    b.say(up).pass();
    assert!(!b.game().player(A).allies[0].down && b.offers(A, uses) && !b.offers(A, up));
}

/// Nobody's last point of Sanity is spent by a plan; the last but one is.
#[test]
fn a_plan_leaves_one_point_of_sanity() {
    let may = |sanity, id: &str| {
        let mut game = table(2);
        game.sane(A, sanity).at(A, "devil_reef").hand(A, &[id]);
        Mythos::may_follow(&game.view(Viewer::Seat(A)), &Answer::Play(t(id)))
    };
    assert!(may(1, "zoogs") && may(2, "ghoul"));
    assert!(!may(1, "ghoul") && !may(2, "gug"));
}

/// 16.3: what somebody insane owns leaves the game wherever it lies; what others lent them goes back to its owners' piles.
#[test]
fn what_belongs_to_somebody_insane_leaves_the_game() {
    let mut game = table(3);
    game.campaign(20).sane(A, 1).hand(A, &["meadow_hill"]).at(A, "christchurch_cemetery");
    game.hand(A, &["gug"]).used(A);
    // B has an Ally of A's with a Spell and a weapon of B's own, and an Ally of B's own with both of A's.
    for (at, ally, own) in [(B, "henry_armitage", A), (B, "wilbur_whateley", B)] {
        let other = if own == A { B } else { A };
        game.armed(at, ally, "revolver").spell_with(at, ally, "banish");
        let ally = game.player_mut(at).allies.last_mut().unwrap();
        ally.card.owner = own;
        ally.weapon = Some(card("revolver", other));
        ally.spell.as_mut().unwrap().card.owner = other;
    }
    game.event(B, "phobia", A).event(C, "locked_up", C).event(A, "phobia", C);
    game.threat(B, C, &["ghoul"]);
    game.player_mut(B).threat[0].card.owner = A;
    let mut b = Bench::new(game.hand(A, &["witch_house"]));
    b.play("witch_house");
    assert!(b.game().player(A).insane && !b.is_over());
    let them = b.game().player(B);
    let [left] = &them.allies[..] else { panic!("one of two is left") };
    assert!(left.card.title == t("wilbur_whateley") && left.weapon.is_none() && left.spell.is_none());
    let mut pile: Vec<_> = them.pile.iter().map(|title| title.id()).collect();
    pile.sort_unstable();
    assert_eq!(pile, ["banish", "revolver"], "what A's Ally held was B's");
    assert!(them.events.is_empty() && them.threat.is_empty());
    assert_eq!(b.game().player(C).events.len(), 1);
    assert!(b.in_pile(C, "phobia"), "what lay before A goes back to C");
}

/// 16.3: an Ally that has joined the Threat of somebody else is on their side, until it comes back from there.
#[test]
fn who_has_joined_a_threat_stays_where_their_owner_drops_out() {
    let mut game = table(3);
    game.campaign(20).sane(A, 1).hand(A, &["meadow_hill", "gug", "witch_house"]);
    game.at(A, "christchurch_cemetery").used(A).threat(B, C, &["ghoul"]);
    let ally = Ally::new(card("henry_armitage", A));
    game.player_mut(B).threat.push(Menace { card: ally.card, aim: Some(C), ally: Some(ally) });
    let mut b = Bench::new(&game);
    b.play("witch_house");
    assert!(b.game().player(A).insane);
    let titles: Vec<Title> = b.game().player(B).threat.iter().map(|menace| menace.card.title).collect();
    assert_eq!(titles, [t("ghoul"), t("henry_armitage")]);
}

/// What is left over in the last letter of a deck code is nothing: another letter there was copied badly.
#[test]
fn the_rest_of_the_last_letter_of_a_code_is_empty() {
    use sobremesa::games::mythos::deck::{BadCode, Deck};
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let (who, all) = (table(2).player(A).who, Title::all().collect::<Vec<_>>());
    for n in 1..40 {
        let code = Deck::of(who, &all[..n]).code();
        let (head, last) = code.split_at(code.len() - 1);
        let after = LETTERS.find(last).unwrap() + 1;
        let Some(other) = LETTERS.chars().nth(after) else { continue };
        assert_eq!(Deck::from_code(&format!("{head}{other}")).err(), Some(BadCode::NoCode), "{n} titles");
    }
}

/// A deck code with a letter too many was copied badly, whatever is left over in its last letter.
#[test]
fn a_code_with_a_letter_too_many_is_none() {
    use sobremesa::games::mythos::deck::{BadCode, Deck};
    let who = table(2).player(A).who;
    let all: Vec<Title> = Title::all().collect();
    for n in 1..40 {
        let code = Deck::of(who, &all[..n]).code();
        assert!(Deck::from_code(&code).is_ok());
        assert_eq!(Deck::from_code(&format!("{code}A")).err(), Some(BadCode::NoCode), "{n} titles");
    }
}

/// 7.4: who has two Artifacts of one title uses one after the other, and straightens the one that lies crosswise.
#[test]
fn two_of_one_title_are_used_one_after_the_other() {
    let mut game = table(2);
    game.artifact(A, "camera").artifact(A, "camera").deck(A, &["ghoul", "gug", "zoogs"]);
    let (uses, straightens) = (Answer::Use(t("camera")), Answer::Straighten(t("camera")));
    let crosswise = |b: &Bench| {
        let artifacts = b.game().player(A).artifacts.iter();
        artifacts.map(|one| one.used.is_some()).collect::<Vec<_>>()
    };
    let mut b = Bench::new(&game);
    b.say(uses).pass();
    assert!(crosswise(&b) == [true, false] && b.offers(A, uses) && !b.offers(A, straightens));
    b.say(uses).pass();
    assert!(crosswise(&b) == [true, true] && !b.offers(A, uses));
    assert_eq!(b.game().player(A).hand.len(), 2);
    for (used, left) in [([Some(1), None], [false, false]), ([None, Some(1)], [false, false])] {
        game.players[0].artifacts.iter_mut().zip(used).for_each(|(one, used)| one.used = used);
        let mut b = Bench::new(&game);
        assert!(b.offers(A, uses) && b.offers(A, straightens));
        b.say(straightens).pass();
        assert_eq!(crosswise(&b), left);
    }
    // Of two that lie crosswise the one that was used first is straightened.
    for (used, left) in [([Some(1), Some(3)], [false, true]), ([Some(3), Some(1)], [true, false])] {
        game.players[0].artifacts.iter_mut().zip(used).for_each(|(one, used)| one.used = used);
        let mut b = Bench::new(&game);
        b.say(straightens).pass();
        assert_eq!(crosswise(&b), left);
    }
}

/// Reanimation Serum: whoever cannot be paid for is not raised, nor is anybody who lives.
#[test]
fn only_who_can_be_paid_for_is_raised() {
    let may = |sanity: i8, hand: &[&str]| {
        let mut game = table(2);
        game.sane(A, sanity).artifact(A, "reanimation_serum").hand(A, hand);
        Bench::new(&game).offers(A, Answer::Use(t("reanimation_serum")))
    };
    assert!(may(2, &["the_outsider"]) && !may(1, &["the_outsider"]));
    assert!(may(1, &["the_outsider", "crypt_thing"]));
    assert!(!may(10, &["ghoul", "gug"]) && !may(10, &[]));
}

/// 16.1: whoever is insane has dropped out: what their Investigator does at the beginning of a round does not happen.
#[test]
fn whoever_is_insane_begins_no_round() {
    for (insane, drawn) in [(false, 3), (true, 0)] {
        let mut game = table(3);
        game.who(B, "thaddeus_coyle").deck(B, &["zoogs", "ghoul", "gug", "fire"]);
        game.player_mut(B).insane = insane;
        game.phase = Phase::RoundStart;
        let b = Bench::new(&game);
        let begun = b.told.iter().any(|event| matches!(event, Event::RoundBegins { .. }));
        let hand = b.game().player(B).hand.len();
        assert_eq!((begun, hand), (true, drawn), "{insane}");
    }
}

/// Because of which card something is asked was not noted at first: games from then are asked the same.
#[test]
fn an_answer_from_before_the_reason_was_noted_is_to_the_same_question() {
    let asked = |by| About::Lose { kind: Kind::Ally, fate: Fate::Discarded, by: Because(by) };
    let mut kept = serde_json::to_value(asked(Some(t("ghoul")))).unwrap();
    let named = kept["lose"].as_object_mut().unwrap().remove("by");
    assert_eq!(named, Some(serde_json::to_value(t("ghoul")).unwrap()));
    let before: About = serde_json::from_value(kept).unwrap();
    assert_eq!(before, asked(Some(t("ghoul"))));
    assert_ne!(before, About::Lose { kind: Kind::Ally, fate: Fate::Buried, by: Because(None) });
}
