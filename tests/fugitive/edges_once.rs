//! Edges that are used at the main question of a turn, once, and announced; what they tell one side alone the
//! other does not see.

use super::street::{ANN, BOB, Play, Street, name, place};
use sobremesa::games::fugitive::cards::Edge;
use sobremesa::games::fugitive::chase::{End, Learnt, Phase, Side};
use sobremesa::games::fugitive::{About, Answer, Event};
use sobremesa::kernel::Viewer;

/// The Fugitive of this row is asked where to go, and has this edge.
fn runs(edge: Edge, row: &str, hand: &[u8]) -> Play {
    let street = Street::new(row, hand).marshal(&[12, 13]);
    street.force(|chase| chase.edges[Side::Fugitive.index()] = Some((edge, true))).play().draws()
}

/// The Marshal is asked what to name, and has this edge.
fn hunts(edge: Edge, row: &str) -> Play {
    let street = Street::new(row, &[42, 20, 21]).marshal(&[12, 13]).hunted();
    street.force(|chase| chase.edges[Side::Marshal.index()] = Some((edge, true))).play().draws()
}

/// Uses it: everybody is told, and it cannot be used again.
fn used(play: Play) -> Play {
    let side = if play.seat() == ANN { Side::Fugitive } else { Side::Marshal };
    let (edge, _) = play.now.game.chase.edges[side.index()].unwrap();
    let play = play.says(Answer::UseEdge);
    assert_eq!(play.now.game.chase.edges[side.index()], Some((edge, false)));
    assert!(play.told(|one| *one == Event::Uses { side, edge }));
    play
}

fn most(play: &Play) -> u8 {
    play.ask().sets[0].most
}

#[test]
fn long_legs_go_two_further_in_one_placement() {
    let play = runs(Edge::LongLegs, "5 8", &[42, 11, 13]);
    assert!(!play.offers(place(13, &[])), "five steps");
    let play = used(play);
    assert!(play.offers(place(13, &[])) && !play.offers(Answer::UseEdge));
    let play = play.says(place(13, &[]));
    assert_eq!((play.row().as_str(), play.now.game.chase.force.far), ("5 8 13", 0));
}

#[test]
fn long_legs_tell_the_marshal_alone_how_many_even_cards_lie_under_a_hideout() {
    let play = used(hunts(Edge::LongLegs, "5 8+4 14+9,10,16")).says(Answer::Point(2));
    assert!(play.told(|one| matches!(one, Event::Learns { seat: BOB, side: Side::Marshal, .. })));
    let chase = &play.now.game.chase;
    assert_eq!(*chase.learnt[Side::Marshal.index()], [Learnt::Evens { place: 3, evens: 2 }]);
    assert_eq!(play.view(Viewer::Seat(BOB)).learnt.len(), 1);
    assert!(play.view(Viewer::Seat(ANN)).learnt.is_empty() && play.view(Viewer::Spectator).learnt.is_empty());
}

#[test]
fn a_short_fuse_leaves_the_marshal_one_number_in_this_guess() {
    let play = used(runs(Edge::ShortFuse, "5 8", &[42, 9])).says(place(9, &[])).draws();
    assert_eq!((play.about(), play.seat(), most(&play)), (About::Guess, BOB, 1));
    let play = play.says(name(&[4])).draws().says(Answer::Pass).draws();
    assert_eq!((play.about(), most(&play)), (About::Guess, 3), "one guess, no more");
}

#[test]
fn a_short_fuse_gives_the_marshal_two_guesses_of_one_number() {
    let play = used(hunts(Edge::ShortFuse, "5 8 11"));
    assert_eq!((play.about(), most(&play)), (About::Guess, 1));
    let play = play.says(name(&[5]));
    assert_eq!((play.about(), play.seat(), most(&play)), (About::Guess, BOB, 1));
    let play = play.says(name(&[8]));
    assert_eq!((play.seat(), play.row().as_str()), (ANN, "[5] [8] 11"));
}

#[test]
fn a_false_trail_lays_a_card_under_each_of_two_hideouts() {
    let play = used(runs(Edge::FalseTrail, "5 8 11", &[42, 9, 20, 21]));
    assert_eq!(play.about(), About::Footprints);
    let play = play.says(Answer::Point(1)).says(Answer::Card(20));
    assert!(!play.offers(Answer::Point(1)), "one under each");
    let play = play.says(Answer::Point(0)).says(Answer::Card(21));
    assert_eq!((play.about(), play.row().as_str()), (About::Place, "5+21 8+20 11"), "the turn goes on");
    assert!(play.now.game.chase.row[..2].iter().all(|spot| spot.under[0].late), "they bring nobody further");
    let found = used(runs(Edge::FalseTrail, "[5] [8]", &[42, 9, 20, 21]));
    assert_eq!(found.about(), About::Place, "there is nowhere to lay one");
    assert!(!found.told(|one| matches!(one, Event::Declined { .. })), "nobody has declined anything");
}

/// Whoever has long legs or a false trail as the Marshal uses them on a hideout that lies face down, if there is one.
#[test]
fn what_needs_a_hideout_of_the_marshal_is_offered_where_one_lies_face_down() {
    for edge in [Edge::LongLegs, Edge::FalseTrail] {
        assert!(hunts(edge, "[5] 8").offers(Answer::UseEdge), "one is enough: {edge:?}");
        assert!(!hunts(edge, "[5] [8]").offers(Answer::UseEdge), "{edge:?}");
    }
}

#[test]
fn a_false_trail_asks_odd_or_even_for_the_marshal() {
    let play = used(hunts(Edge::FalseTrail, "5 8"));
    assert_eq!(play.about(), About::Eyewitness);
    let play = play.says(Answer::Point(1));
    assert_eq!((play.now.game.chase.row[1].odd, play.about()), (Some(false), About::Guess));
    assert_eq!(play.view(Viewer::Spectator).row[1].odd, Some(false), "it is said aloud");
}

#[test]
fn a_night_train_is_one_more_hideout_or_a_turn_without_sprint_cards() {
    let play = used(runs(Edge::NightTrain, "5 8", &[42, 9, 11]));
    assert_eq!(play.about(), About::Extra);
    let play = play.says(place(9, &[]));
    assert_eq!((play.about(), play.seat()), (About::Place, ANN), "besides the turn's own");
    assert_eq!(play.says(place(11, &[])).row(), "5 8 9 11");
    let play = used(hunts(Edge::NightTrain, "5 18")).says(name(&[4])).draws();
    assert_eq!((play.about(), play.seat()), (About::Place, ANN));
    assert!(play.offers(place(20, &[])) && !play.offers(place(20, &[21])), "no sprint cards");
    let play = play.says(place(20, &[])).draws().says(name(&[4])).draws();
    assert!(play.offers(place(21, &[28])) || play.offers(Answer::Pass), "in that turn alone");
    assert_eq!(play.now.game.chase.force.roadblock, Some(5));
    assert_eq!(play.now.game.chase.round, 6);
}

#[test]
fn with_border_papers_the_manhunt_begins_at_24_or_lower() {
    for (found, end) in [("[24]", None), ("[25]", Some(End::Escape))] {
        let play = runs(Edge::BorderPapers, &format!("5 {found} 39"), &[42]).says(place(42, &[]));
        assert_eq!(play.now.game.past.first().map(|past| past.end), end, "{found}");
        assert_eq!(play.now.game.phase == Phase::Manhunt, end.is_none(), "{found}");
    }
    let without = Street::new("5 [25] 39", &[42]).play().draws().says(place(42, &[]));
    assert_eq!(without.now.game.phase, Phase::Manhunt);
}

/// As the Marshal: it is said aloud when the Fugitive first places 30 or higher.
#[test]
fn with_border_papers_the_first_hideout_beyond_29_is_said_aloud() {
    let crosses = |row: &str, hideout: u8| {
        let street = Street::new(row, &[42, 29, 30, 31]);
        let papers = |chase: &mut sobremesa::games::fugitive::chase::Chase| {
            chase.edges[Side::Marshal.index()] = Some((Edge::BorderPapers, true));
        };
        let play = street.force(papers).play().draws().says(place(hideout, &[]));
        let told = play.told(|one| matches!(one, Event::Third { from: 30, to: 41, .. }));
        (told, play.now.game.chase.row[2].told)
    };
    assert_eq!(crosses("5 28", 30), (true, (30, 41)));
    assert_eq!(crosses("5 28", 29), (false, (1, 29)), "not yet, and that is heard as well");
    assert_eq!(crosses("5 30", 31), (false, (1, 41)), "not the first");
}

#[test]
fn radio_silence_takes_the_others_next_draw() {
    let play = used(runs(Edge::RadioSilence, "5 8", &[42, 9])).says(place(9, &[]));
    assert_eq!((play.about(), play.seat()), (About::Guess, BOB), "no draw");
    let play = play.says(name(&[4])).draws().says(Answer::Pass);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "once");
    let play = used(hunts(Edge::RadioSilence, "5 8")).says(name(&[4]));
    assert_eq!((play.about(), play.seat()), (About::Place, ANN), "no draw");
}

#[test]
fn an_inside_man_tells_one_card_of_the_other_hand_and_never_the_way_out() {
    let play = used(runs(Edge::InsideMan, "5 8", &[42, 9]));
    let learnt = play.view(Viewer::Seat(ANN)).learnt;
    let [Learnt::Held(card)] = learnt[..] else { panic!("one card") };
    assert!(play.now.game.chase.hand(Side::Marshal).has(card));
    assert!(play.view(Viewer::Seat(BOB)).learnt.is_empty());
    let street = Street::new("5 8", &[42, 20]).marshal(&[12]).hunted();
    let edge = |chase: &mut sobremesa::games::fugitive::chase::Chase| {
        chase.edges[Side::Marshal.index()] = Some((Edge::InsideMan, true));
    };
    let play = used(street.force(edge).play().draws());
    assert_eq!(*play.view(Viewer::Seat(BOB)).learnt, [Learnt::Held(20)], "42 is never told");
}

/// E11 as the Marshal: one wrong number in the manhunt is forgiven, the second is not.
#[test]
fn a_second_chance_forgives_one_wrong_number_in_the_manhunt() {
    let edge = |chase: &mut sobremesa::games::fugitive::chase::Chase| {
        chase.edges[Side::Marshal.index()] = Some((Edge::SecondChance, true));
    };
    let play = Street::new("5 39", &[42]).force(edge).play().draws().says(place(42, &[]));
    let play = play.says(name(&[6]));
    assert_eq!((play.about(), play.seat()), (About::Manhunt, BOB));
    assert!(play.told(|one| matches!(one, Event::Forgiven { number: 6 })));
    assert_eq!(play.says(name(&[7])).now.game.past[0].end, End::Slipped);
}
