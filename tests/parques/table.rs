//! A table laid out by hand: who stands where, what the dice will show. Throws wait for a press, so that it
//! stops where a turn ends.

use sobremesa::drivers::Rookies;
use sobremesa::games::parques::board::{Piece, Place};
use sobremesa::games::parques::event::Tale;
use sobremesa::games::parques::plays::{Play, Throw};
use sobremesa::games::parques::table::{Phase, Turn};
use sobremesa::games::parques::{About, Answer, Event, Options, Parques, Throwing};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Now, Recording, Refusal, Saved, Seat};

pub const RED: Seat = Seat(0);
pub const YELLOW: Seat = Seat(1);
pub const BLUE: Seat = Seat(2);
pub const GREEN: Seat = Seat(3);

/// The sheet, with throws that wait.
pub fn sheet() -> Options {
    Options { throwing: Throwing::Player, ..Options::sheet() }
}

/// A table that is being laid out: it is Red's turn, everybody else is in jail.
pub struct Laid {
    game: Parques,
    dice: Vec<u8>,
}

impl Laid {
    pub fn of(seats: u8, options: Options) -> Laid {
        let brought = vec![Default::default(); usize::from(seats)];
        let mut game = Parques::setup(&options, &brought, seats, Dice::from_number(5)).unwrap();
        game.phase = Phase::Playing;
        game.turn = Turn::of(1, RED, 3);
        Laid { game, dice: Vec::new() }
    }

    pub fn sheet() -> Laid {
        Laid::of(4, sheet())
    }

    /// Pieces: `J` in jail, `H` home, a number the steps from one's own salida; what is not said is home.
    pub fn side(mut self, seat: Seat, pieces: &str) -> Laid {
        let read = |one: &str| match one {
            "J" => Place::Jail,
            "H" => Place::Home,
            steps => Place::At(steps.parse().unwrap()),
        };
        let mut places: Vec<Place> = pieces.split_whitespace().map(read).collect();
        places.resize(usize::from(self.game.board.options.pieces), Place::Home);
        self.game.board.sides[seat.index()].pieces = places.into_iter().collect();
        self
    }

    /// A piece of a seat on a cell of the circuit; the piece takes the place of one in jail.
    pub fn on(mut self, seat: Seat, cell: u8) -> Laid {
        let steps =
            (0..=self.game.board.tip()).find(|at| self.game.board.cell(seat, *at) == Some(cell)).unwrap();
        let piece = self.game.board.side(seat).first_at(Place::Jail).unwrap();
        self.game.board.put(Piece { seat, piece }, Place::At(steps));
        self
    }

    /// A player for whom plain choices are made.
    pub fn fast(mut self, seat: Seat) -> Laid {
        self.game.fast = self.game.fast.with(seat);
        self
    }

    /// Who captured a piece of a seat last.
    pub fn owes(mut self, seat: Seat, foe: Seat) -> Laid {
        self.game.records[seat.index()].owes = Some(foe);
        self
    }

    pub fn turn(mut self, seat: Seat) -> Laid {
        self.game.turn.seat = seat;
        self
    }

    /// Pairs that this turn has had.
    pub fn pairs(mut self, pairs: u8) -> Laid {
        self.game.turn.pairs = pairs;
        self
    }

    pub fn throws(mut self, throws: &[(u8, u8)]) -> Laid {
        self.dice.extend(throws.iter().flat_map(|(one, other)| [*one, *other]).filter(|die| *die > 0));
        self
    }

    /// Somebody has brought all pieces home, after whoever has before.
    pub fn finished(mut self, seat: Seat) -> Laid {
        self.game.finished.push(seat);
        self
    }

    /// The dice that were thrown last in this turn.
    pub fn shown(mut self, throws: &[(u8, u8)]) -> Laid {
        self.game.turn.shown = throws.iter().map(|(one, other)| Throw(*one, *other)).collect();
        self
    }

    /// Who was last when the first had come half way.
    pub fn half(mut self, seat: Option<Seat>) -> Laid {
        self.game.half = seat;
        self
    }

    /// So many turns have gone by since a piece came home.
    pub fn calm(mut self, turns: u32) -> Laid {
        self.game.calm = turns;
        self
    }

    /// Captured pieces return to their salida.
    pub fn gentle(mut self) -> Laid {
        self.game.board.gentle = true;
        self
    }

    /// How many arms the board has.
    pub fn arms(&self) -> u8 {
        self.game.board.arms
    }

    /// The table as it lies, before anything happens.
    pub fn game(self) -> Parques {
        self.game
    }

    pub fn play(mut self) -> Table {
        self.game.turn.tries = self.game.tries(self.game.turn.seat);
        self.game.dice.load(&self.dice);
        let seat = self.game.turn.seat;
        self.game.check().unwrap();
        let (saved, now) = Saved::from_game(self.game).unwrap();
        Table { told: now.news.clone(), saved, now, mover: seat }
    }
}

/// A table in play.
pub struct Table {
    saved: Saved<Parques>,
    pub now: Now<Parques>,
    pub told: Vec<Event>,
    mover: Seat,
}

impl Table {
    pub fn game(&self) -> &Parques {
        &self.now.game
    }

    pub fn ask(&self, seat: Seat) -> Option<&Ask<Parques>> {
        self.now.asks.iter().find(|ask| ask.seat == seat)
    }

    /// What the mover is asked about.
    pub fn about(&self) -> Option<About> {
        self.ask(self.mover).map(|ask| ask.about)
    }

    /// What is offered to be played: each play as `piece+steps`, pieces counted from 1, in order.
    pub fn offered(&self) -> Vec<String> {
        let asked = self.ask(self.mover).expect("nobody asks the mover");
        let plays = asked.choices.iter().filter(|answer| !matches!(answer, Answer::Hands(_)));
        let mut offered: Vec<String> = plays.map(said).collect();
        offered.sort();
        offered
    }

    /// Whether the mover is not asked what to play.
    pub fn nothing_to_choose(&self) -> bool {
        !matches!(self.about(), Some(About::Play | About::Carry | About::Bonus(_) | About::Leftover))
    }

    pub fn places(&self, seat: Seat) -> String {
        let said = |place: &Place| match place {
            Place::Jail => "J".to_owned(),
            Place::Home => "H".to_owned(),
            Place::At(steps) => steps.to_string(),
        };
        self.game().board.side(seat).pieces.iter().map(said).collect::<Vec<_>>().join(" ")
    }

    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let about = self.ask(seat).ok_or(Refusal::NotAsked)?.about;
        self.now = self.saved.submit(Input { seat, by: By::Player, about, answer })?;
        self.told.extend(self.now.news.clone());
        self.fits();
        Ok(())
    }

    /// Somebody gives up for good. False where somebody else plays on in the seat.
    pub fn resign(&mut self, seat: Seat) -> bool {
        let Some(now) = self.saved.resign(seat).unwrap() else { return false };
        self.now = now;
        self.told.extend(self.now.news.clone());
        self.fits();
        true
    }

    /// The mover answers with what is offered under this name.
    pub fn choose(&mut self, name: &str) -> &mut Table {
        let seat = self.mover;
        let asked = self.ask(seat).expect("nobody asks the mover");
        let answer = *asked.choices.iter().find(|one| said(one) == name).unwrap_or_else(|| {
            panic!("{name} is not among {:?}", asked.choices.iter().map(said).collect::<Vec<_>>())
        });
        self.answer(seat, answer).unwrap();
        self
    }

    /// Whoever has the turn throws.
    pub fn throw(&mut self) -> &mut Table {
        let seat = self.game().turn.seat;
        self.mover = seat;
        self.answer(seat, Answer::Throw).unwrap();
        self
    }

    /// Saved and loaded, it goes on the same.
    fn fits(&self) {
        let again = Saved::<Parques>::load(&self.saved.save()).unwrap();
        assert_eq!(again.save(), self.saved.save());
        self.game().check().unwrap();
    }

    pub fn tales(&self) -> Vec<&Tale> {
        let mut tales = Vec::new();
        for event in &self.told {
            if let Event::Threw(tale) = event {
                tales.push(tale);
            }
        }
        tales
    }

    pub fn turn(&self) -> Seat {
        self.game().turn.seat
    }

    /// How many dice are left of those that were loaded; a test that was given too few fails.
    pub fn left(&self) -> usize {
        let script = self.game().dice.script().unwrap();
        assert_eq!(script.missing, 0, "too few dice");
        script.dice.len()
    }

    pub fn is_over(&self) -> bool {
        self.game().phase == Phase::Over
    }
}

pub fn said(answer: &Answer) -> String {
    let play = |play: &Play| {
        let legs: Vec<String> = play.legs().map(|leg| format!("{}+{}", leg.piece + 1, leg.steps)).collect();
        legs.join(" ")
    };
    match answer {
        Answer::Play(one) => play(one),
        Answer::Carry(piece) => format!("carry {}", piece + 1),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// A game between rookies as it ended, and all that was told of it.
pub fn told(n: u64) -> (Parques, Vec<Event>) {
    let played = Recording::<Parques>::of(&Options::sheet(), 4, &Dice::from_number(n), &mut Rookies).unwrap();
    let mut story = Vec::new();
    let over = played.play(&mut |_, now| story.extend(now.news.clone())).unwrap();
    (over.now().unwrap().game, story)
}
