//! The first game: its dice are chosen, and whoever does as advised sees with them what they are chosen for.

use sobremesa::games::parques::event::{Deed, Ground};
use sobremesa::games::parques::{Answer, Event, Parques};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Saved, Seat, Teaches, Viewer, numbered};

const LEARNER: Seat = Seat(0);
/// What may be dealt at most while looking for another seed.
const TRIED_MOST: u64 = 3_000;

/// What the learner saw, and in which of their turns first.
#[derive(Debug, Default)]
struct Seen {
    turns: usize,
    throws: usize,
    choices: usize,
    begins: bool,
    out: Option<usize>,
    captured: Option<usize>,
    was_captured: bool,
    seguro: Option<usize>,
    lane: bool,
    won: bool,
}

impl Seen {
    /// The learner begins, is out at once, captures and stands on a seguro soon, loses a piece, and wins in a
    /// quarter of an hour.
    fn is_a_lesson(&self) -> bool {
        let by = |first: Option<usize>, turn| first.is_some_and(|at| at <= turn);
        let soon = by(self.out, 1) && by(self.captured, 5) && by(self.seguro, 5);
        let much = self.begins && self.was_captured && self.lane && self.won;
        soon && much && (8..=20).contains(&self.choices) && self.throws <= 40
    }

    fn sees(&mut self, event: &Event) {
        match event {
            Event::Opening { first, .. } => self.begins = *first == LEARNER,
            Event::Threw(tale) => {
                for deed in &tale.deeds {
                    self.sees_deed(tale.seat == LEARNER, deed);
                }
            }
            Event::Over { ranking, .. } => self.won = ranking[0] == LEARNER,
            _ => {}
        }
    }

    fn sees_deed(&mut self, own: bool, deed: &Deed) {
        let ate = match deed {
            Deed::Released { ate, .. } | Deed::Moved { ate, .. } => &ate[..],
            _ => &[],
        };
        self.was_captured |= ate.iter().any(|loss| loss.piece.seat == LEARNER);
        if !own {
            return;
        }
        let turn = self.turns;
        if !ate.is_empty() {
            self.captured.get_or_insert(turn);
        }
        match deed {
            Deed::Released { .. } => _ = self.out.get_or_insert(turn),
            Deed::Moved { on: Ground::Seguro(_), .. } => _ = self.seguro.get_or_insert(turn),
            Deed::Moved { on: Ground::Lane(_), .. } => self.lane = true,
            _ => {}
        }
    }
}

/// Plays the first game from this seed as it is advised.
fn play(number: u64) -> Seen {
    let lesson = Parques::lesson();
    let dice = Dice::from_number(number);
    let (mut saved, mut now) = Saved::<Parques>::new(&lesson.options, lesson.seats, dice).unwrap();
    let (mut seen, mut turn) = (Seen::default(), 0);
    now.news.iter().for_each(|event| seen.sees(event));
    while let Some(ask) = now.asks.first() {
        let Ask { seat, about, .. } = *ask;
        if seat == LEARNER && now.game.turn() != turn && now.game.turn.seat == LEARNER {
            (turn, seen.turns) = (now.game.turn(), seen.turns + 1);
        }
        let answer = Parques::advise(&now.game.view(Viewer::Seat(seat)), ask);
        if seat == LEARNER {
            let throws = matches!(answer, Answer::Throw | Answer::Shake);
            seen.throws += usize::from(throws);
            seen.choices += usize::from(!throws);
        }
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
        now.news.iter().for_each(|event| seen.sees(event));
    }
    seen
}

#[test]
fn the_first_game_shows_what_it_promises() {
    let chosen = Parques::lesson().seed;
    let number = u64::from_le_bytes(chosen[..8].try_into().unwrap());
    assert_eq!(numbered(number), chosen);
    let seen = play(number);
    if !seen.is_a_lesson() {
        let other = (1..TRIED_MOST).find(|number| play(*number).is_a_lesson());
        panic!("from {number} the learner sees {seen:?}; a seed that shows more: {other:?}");
    }
}
