//! Tables that are imagined by who thinks ahead: of what lies face down, nothing is known.

use crate::toy::{AHEAD, ANN, BOB, CLEO, Event, Scene, Toy, UNLUCKY, ask, game, open, says, window};
use smallvec::SmallVec;
use sobremesa::kernel::{Ask, Choice, Dice, Imagine, Insight, Now, Pick, Player, Reason, Saved, Seat, World};

/// Everything is known but what others said unseen, and the dice.
impl Imagine for Toy {
    type Known = Toy;

    fn known(&self, seat: Seat) -> Toy {
        let heard = self.heard.iter().filter(|(one, _)| *one == seat).copied().collect();
        Toy { heard, dice: Dice::from_number(0), ..self.clone() }
    }

    fn learn(_: &mut Toy, _: &Event) {}

    fn imagine(known: &Toy, _: &mut Dice) -> Option<Toy> {
        Some(known.clone())
    }

    fn stir(&mut self, _: &mut Dice) {}

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn reasons(&self, _: Seat) -> SmallVec<[Reason; 8]> {
        SmallVec::new()
    }

    fn unit(&self) -> i64 {
        1
    }

    fn horizon(&self) -> u32 {
        1
    }
}

/// The table as Ann imagines it.
fn imagined(saved: &Saved<Toy>, now: &Now<Toy>) -> Now<Toy> {
    let insight = Insight::of(saved, now, ANN).unwrap();
    insight.table(&insight.world(1, 1).unwrap()).unwrap()
}

#[test]
fn an_answer_that_lies_face_down_is_asked_for_anew() {
    let (mut saved, _) = game(&[&[Scene::All(vec![ANN, BOB])]]);
    let now = saved.submit(says(BOB, 5, 1)).unwrap();
    assert_eq!(open(&now), [(ANN, 0, vec![0, 1])]);
    assert_eq!(open(&imagined(&saved, &now)), [(ANN, 0, vec![0, 1]), (BOB, 0, vec![0, 1])]);
    assert!(Insight::of(&saved, &now, BOB).is_none(), "he is not asked any more");
}

#[test]
fn whoever_sees_everything_knows_what_was_answered_face_down() {
    let (mut saved, _) = game(&[&[Scene::All(vec![ANN, BOB])]]);
    let now = saved.submit(says(BOB, 5, 1)).unwrap();
    let seer = Insight::of_all(&saved, &now, ANN).unwrap();
    let table = seer.table(&seer.world(1, 1).unwrap()).unwrap();
    assert_eq!((open(&table), table.game), (open(&now), now.game));
}

#[test]
fn an_answer_that_was_told_stays_given() {
    let all = || vec![0, 1, 2, AHEAD];
    for order in [[(BOB, 1), (CLEO, 0)], [(CLEO, 0), (BOB, 1)]] {
        let (mut saved, mut now) = game(&[&[window(&[ANN, BOB, CLEO])]]);
        for (seat, answer) in order {
            now = saved.submit(says(seat, 4, answer)).unwrap();
        }
        assert_eq!(open(&now), [(ANN, 0, all()), (BOB, 0, vec![0, 3])]);
        // Of a pass nobody was told.
        assert_eq!(open(&imagined(&saved, &now)), [(ANN, 0, all()), (BOB, 0, vec![0, 3]), (CLEO, 0, all())]);
    }
}

#[test]
fn an_answer_without_which_nothing_would_be_asked_stays_given() {
    let unseen = Scene::AskUnseen { seat: BOB, choices: vec![1, 2] };
    let (mut saved, _) = game(&[&[unseen, ask(ANN, &[4, 5])]]);
    let now = saved.submit(says(BOB, 2, 2)).unwrap();
    let table = imagined(&saved, &now);
    assert_eq!((open(&table), table.game.heard), (vec![(ANN, 1, vec![4, 5])], vec![(BOB, 2)]));
}

#[test]
fn small_sets_are_counted_out() {
    let answers = |items: &[u8]| {
        let (saved, now) = game(&[&[Scene::Several { seat: ANN, items: items.to_vec(), least: 1, most: 7 }]]);
        Insight::of(&saved, &now, ANN).unwrap().answers().to_vec()
    };
    let all: Vec<u8> = (0..=63).filter(|sum| *sum != UNLUCKY).collect();
    assert_eq!(answers(&[1, 2, 4, 8, 16, 32]), all, "six items, without the sum that the rules refuse");
    assert_eq!(answers(&[1, 2, 4, 8, 16, 32, 64]), [0], "seven are too many");
    assert_eq!(answers(&[1, 1, 1]), [0, 1, 2, 3], "each answer once");
}

/// Gives the first answer to the first question, and remembers whose it was.
struct First(Vec<Seat>);

impl Player<Toy> for First {
    fn answer(&mut self, _: &Toy, asks: &[Ask<Toy>]) -> Pick {
        self.0.push(asks[0].seat);
        Pick { ask: 0, choice: Choice::One(0) }
    }
}

#[test]
fn chance_belongs_to_the_world_and_not_to_who_plays_it() {
    let (mut saved, _) = game(&[&[Scene::All(vec![ANN, BOB]), Scene::Roll]]);
    let now = saved.submit(says(BOB, 5, 1)).unwrap();
    let insight = Insight::of(&saved, &now, ANN).unwrap();
    let ends = |world: &World<Toy>| {
        let mut first = First(Vec::new());
        let end = insight.play(world, &mut first).unwrap();
        assert_eq!(first.0, [ANN, BOB], "what lay face down is asked for");
        end.dice.seed()
    };
    let worlds = [(1, 1), (1, 2), (2, 1)].map(|(seed, n)| insight.world(seed, n).unwrap());
    let seeds = [0, 1, 2].map(|at: usize| ends(&worlds[at]));
    assert_eq!(seeds[0], ends(&worlds[0]));
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2]);
    assert!(!seeds.contains(&now.game.dice.seed()), "nobody knows what the dice of the table will show");
}
