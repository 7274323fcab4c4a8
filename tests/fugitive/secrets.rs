//! Two worlds that agree in everything public and in what one side may see look exactly alike to that side
//! and to everybody.

use super::street::{ANN, BOB, Play, Street, cards, name, place};
use super::whole::options;
use sobremesa::drivers::Random;
use sobremesa::games::fugitive::cards::{Deck, Top};
use sobremesa::games::fugitive::{Answer, Event, Fugitive};
use sobremesa::kernel::{Game, Jots, Jottings, Secret, Tells, Viewer};

/// Everything that a viewer reads: the view, the screen without buttons, the question of the other, and how
/// many steps and events there were. What is drawn of it: `drawn.rs`.
fn seen(play: &Play, viewer: Viewer) -> String {
    let view = play.now.game.view(viewer);
    let screen = Fugitive::screen(&view, None);
    let asked: Vec<String> = play
        .now
        .asks
        .iter()
        .map(|ask| {
            format!("{:?} {:?} {}", Fugitive::question(&view, ask.seat, ask.about), ask.patience, ask.number)
        })
        .collect();
    let told: Vec<_> = play.story.iter().filter_map(|event| Fugitive::line(event, viewer)).collect();
    let json = serde_json::to_string(&view).unwrap();
    let counts = (play.story.len(), told.len(), play.saved.revision(), play.saved.tail_len());
    format!(
        "{json}\n{counts:?}\n{:?}\n{:?}\n{asked:?}\n{told:?}",
        screen.lines,
        (screen.standing, screen.own, screen.hand)
    )
}

fn alike(one: &Play, other: &Play, viewers: &[Viewer]) {
    for viewer in viewers {
        assert_eq!(seen(one, *viewer), seen(other, *viewer), "{viewer:?}");
    }
}

pub const OUTSIDE: [Viewer; 2] = [Viewer::Spectator, Viewer::Seat(BOB)];

/// 5 and 8 are named in each of these worlds, and right in the first alone.
pub fn named() -> [Play; 5] {
    ["5 8 11", "5 7 10", "4 8 11", "4 7 11", "4 7 10"].map(|row| {
        let street = Street::new(row, &[42]).marshal(&[20]).hunted();
        street.low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low)).says(name(&[5, 8]))
    })
}

#[test]
fn a_guess_of_several_that_misses_tells_nothing() {
    let worlds = named();
    let missed = |play: &Play| play.story.iter().any(|event| matches!(event, Event::Missed { .. }));
    assert!(!missed(&worlds[0]) && worlds[1..].iter().all(missed));
    for world in &worlds[2..] {
        alike(&worlds[1], world, &OUTSIDE);
    }
}

/// Case 68: until the answer is there nothing tells it apart, and it takes one step either way.
#[test]
fn right_or_wrong_the_answer_takes_one_step() {
    let worlds = ["5 8 11", "4 8 11"].map(|row| {
        let street = Street::new(row, &[42]).marshal(&[20]).hunted();
        street.low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low))
    });
    alike(&worlds[0], &worlds[1], &OUTSIDE);
    let asked = |play: &Play| {
        let ask = play.ask();
        (ask.seat, ask.patience, ask.goes_on, ask.unhurried, ask.number, ask.sets.clone())
    };
    assert!(asked(&worlds[0]) == asked(&worlds[1]), "the question tells them apart");
    let [right, wrong] = worlds.map(|world| world.says(name(&[5])));
    assert_eq!(right.saved.revision(), wrong.saved.revision());
    let next = |play: &Play| (play.ask().seat, play.ask().about, play.ask().patience, play.ask().number);
    assert_eq!(next(&right), next(&wrong), "the Fugitive is asked at once, and the same");
}

/// Case 63: the same guess given twice is one guess.
#[test]
fn a_guess_that_is_sent_twice_is_one() {
    let street = Street::new("5 8 11", &[42]).marshal(&[20]).hunted();
    let mut play = street.low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low)).says(name(&[9]));
    let (before, view) = (play.story.len(), play.now.game.view(Viewer::Spectator));
    assert!(play.try_to(name(&[9])).is_err());
    assert_eq!((play.story.len(), play.now.game.view(Viewer::Spectator)), (before, view));
}

/// What the Marshal marks is seen by nobody else, whoever's turn it is.
#[test]
fn marks_are_nobody_elses_business() {
    let marked = |signs: &[(u8, u8)]| {
        let street = Street::new("5 8 11", &[42]).marshal(&[20]).hunted();
        let mut play = street.low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low));
        play.now.game.lay_beside(BOB, &Jottings { page: 0, signs: signs.iter().copied().collect() });
        play
    };
    let (one, other) = (marked(&[(5, 1)]), marked(&[(9, 2), (30, 2), (31, 2)]));
    alike(&one, &other, &[Viewer::Spectator, Viewer::Seat(ANN)]);
    assert_ne!(seen(&one, Viewer::Seat(BOB)), seen(&other, Viewer::Seat(BOB)));
}

/// Two worlds in which the Fugitive is asked: in the first there is nothing but to pass.
pub fn passing() -> [Play; 2] {
    ["4 6", "4 11"].map(|row| {
        let street = Street::new(row, &[42, 40]).low(&[Top::Hideout(14)]).marshal(&[20]);
        street.play().says(Answer::Draw(Deck::Low))
    })
}

#[test]
fn a_pass_that_is_forced_looks_like_one_that_is_chosen() {
    let [forced, chosen] = passing();
    assert_eq!(forced.ask().choices.len(), 1);
    assert!(chosen.ask().choices.len() > 1);
    alike(&forced, &chosen, &OUTSIDE);
    let (forced, chosen) = (forced.says(Answer::Pass), chosen.says(Answer::Pass));
    alike(&forced, &chosen, &OUTSIDE);
}

/// A world in which this was laid down.
pub fn laid(hideout: u8, with: &[u8]) -> Play {
    let street = Street::new("4", &[42, 5, 6, 9, 11, 13]).low(&[Top::Hideout(14)]).marshal(&[20]);
    street.play().says(Answer::Draw(Deck::Low)).says(place(hideout, with))
}

#[test]
fn what_lies_face_down_changes_nothing_outside() {
    alike(&laid(5, &[6, 9]), &laid(6, &[5, 11]), &OUTSIDE);
    alike(&laid(9, &[5, 6]), &laid(6, &[9, 11]), &OUTSIDE);
}

/// Deals everything anew that a viewer may not see: the decks, the other's hand, and what lies face down.
fn redealt(game: &Fugitive, viewer: Viewer, random: &mut Random) -> Fugitive {
    let mut game = game.clone();
    let chase = &mut game.chase;
    // Cards go round within the decks; and between the other's hand and the decks where no deck shows which
    // card it was.
    for deck in 0..3 {
        let mut numbers: Vec<usize> = (0..chase.decks[deck].len()).collect();
        numbers.retain(|at| matches!(chase.decks[deck][*at], Top::Hideout(_)));
        for at in (1..numbers.len()).rev() {
            let other = random.below(at + 1);
            chase.decks[deck].swap(numbers[at], numbers[other]);
        }
    }
    if viewer != Viewer::Seat(chase.seat(sobremesa::games::fugitive::chase::Side::Marshal)) {
        let hand = chase.hands[1];
        for card in hand.iter() {
            let Some(deck) = Deck::of(card) else { continue };
            let at = chase.decks[deck.index()].iter().position(|top| matches!(top, Top::Hideout(_)));
            if let Some(at) = at
                && let Top::Hideout(new) =
                    std::mem::replace(&mut chase.decks[deck.index()][at], Top::Hideout(card))
            {
                chase.hands[1] = chase.hands[1].without(card).with(new);
            }
        }
    }
    game
}

#[test]
fn hidden_cards_dealt_anew_change_no_other_view() {
    let mut random = Random::new(8);
    let mut changed = 0;
    for n in 0..60 {
        let mut play = Play::new(options(n), n);
        for _ in 0..30 {
            if play.now.asks.is_empty() {
                break;
            }
            let ask = play.ask();
            let choice = random.choose(&play.now.game, ask);
            let answer = ask.answer(choice).unwrap_or(ask.otherwise);
            play.try_to(answer).unwrap();
            let game = &play.now.game;
            if game.phase == sobremesa::games::fugitive::chase::Phase::Over {
                break;
            }
            // Whoever looked at a top, or was told of a card, knows it.
            if game.chase.peeks.iter().chain(game.chase.bottoms.iter()).flatten().any(Option::is_some)
                || !game.chase.shown.is_empty()
                || game.chase.learnt.iter().any(|all| !all.is_empty())
            {
                continue;
            }
            let fugitive = game.chase.runner;
            let marshal = sobremesa::kernel::Seat(1 - fugitive.0);
            for viewer in [Viewer::Spectator, Viewer::Seat(fugitive)] {
                let other = redealt(game, viewer, &mut random);
                assert_eq!(game.view(viewer), other.view(viewer), "game {n}");
                changed += u32::from(other.view(Viewer::Seat(marshal)) != game.view(Viewer::Seat(marshal)));
            }
            let viewer = Viewer::Seat(marshal);
            assert_eq!(game.view(viewer), redealt(game, viewer, &mut random).view(viewer), "game {n}");
        }
    }
    assert!(changed > 20, "nothing was dealt anew");
}

#[test]
fn nothing_secret_is_printed() {
    let play = Street::new("17 23+19", &[42, 31, 33]).marshal(&[37]).play();
    let game = &play.now.game;
    let printed =
        format!("{:?} {:?} {:?} {:?}", game.chase, game.view(Viewer::Seat(ANN)), play.story, play.now);
    for secret in ["17", "23", "19", "31", "33", "37"] {
        assert!(!printed.contains(secret), "{secret} in {printed}");
    }
}

#[test]
fn a_sprint_card_that_is_turned_up_does_not_show_its_rank() {
    let mut views = Vec::new();
    for (row, which) in [("4 20+2,9,14", 1), ("4 20+9,13,14", 0)] {
        let mut street = Street::new(row, &[42]);
        street.game.chase.row[1].under[which].up = true;
        street.game.chase.hands = Secret([cards(&[42]), cards(&[])]);
        views.push(street.game.view(Viewer::Spectator).row);
    }
    assert_eq!(views[0], views[1]);
}
