//! A race laid out by hand: who stands where, who holds what, what the dice will show. Reads like play, and
//! leaves no die over.

use sobremesa::games::cthulhu500::cards::{Card, Kind, Trigger, Vehicle};
use sobremesa::games::cthulhu500::race::{Attached, Car, Flag, Order, Part, Phase, Slot};
use sobremesa::games::cthulhu500::scene::{Aim, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{
    Ask, By, Choice, Dice, Game, Input, Insight, Now, Orderable, Reacts, Refusal, Saved, Seat, Teaches,
    Viewer,
};

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DAN: Seat = Seat(3);
pub const EVE: Seat = Seat(4);
pub const FAY: Seat = Seat(5);
pub const GUS: Seat = Seat(6);
pub const HAL: Seat = Seat(7);

/// A race that is being laid out. Ann leads, Bob is behind her, and so on; it is Ann's turn; nobody holds or
/// has anything. Vehicles go by seat in the order of the tables: Ann has the Car of Cthulhu (Speed 5), Bob
/// the Vehicle Man Was Not Meant to Drive (5, and only Fungi or Zombie drivers count), Cleo the Olds (5), Dan
/// the Pushcart (4), Eve the Feararri (6), Fay the Cthutility (4), Gus the Chariot (5), Hal the Truck (3).
pub struct Track {
    race: Race,
    dice: Vec<u8>,
}

impl Track {
    pub fn of(seats: u8) -> Track {
        Track::with(seats, Options::printed(Reactions::First))
    }

    pub fn sealed(seats: u8) -> Track {
        Track::with(seats, Options::printed(Reactions::Sealed))
    }

    pub fn with(seats: u8, options: Options) -> Track {
        let mut race = Race::setup(&options, &[], seats, Dice::from_number(500)).unwrap();
        for (car, vehicle) in race.cars.iter_mut().zip(Vehicle::ALL) {
            car.vehicle = vehicle;
            race.deck.extend(car.hand.drain(..));
        }
        // The last on top: nobody draws anything that matters unless a test puts it there.
        race.deck.sort_unstable();
        race.phase = Phase::Actions;
        race.turn.number = 1;
        Track { race, dice: Vec::new() }
    }

    fn car(&mut self, seat: Seat) -> &mut Car {
        &mut self.race.cars[seat.index()]
    }

    fn take(&mut self, card: Card) -> Card {
        let at = self.race.deck.iter().position(|one| *one == card);
        self.race.deck.remove(at.unwrap_or_else(|| panic!("no {card:?} is left in the box")))
    }

    /// The pack, leader first.
    pub fn pack(mut self, pack: &[Seat]) -> Track {
        self.race.pack = pack.iter().copied().collect();
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Track {
        self.race.turn.seat = seat;
        self.race.turn.order = seat;
        self
    }

    /// How many actions are left.
    pub fn actions(mut self, actions: u8) -> Track {
        self.race.turn.actions = actions;
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Track {
        for card in cards {
            let card = self.take(*card);
            self.race.to_hand(seat, card);
        }
        self
    }

    pub fn vehicle(mut self, seat: Seat, vehicle: Vehicle) -> Track {
        let mine = self.car(seat).vehicle;
        if let Some(other) = self.race.cars.iter_mut().find(|car| car.vehicle == vehicle) {
            other.vehicle = mine;
        }
        self.car(seat).vehicle = vehicle;
        self
    }

    pub fn damaged(mut self, seat: Seat) -> Track {
        self.car(seat).damaged = true;
        self
    }

    pub fn laps(mut self, seat: Seat, laps: i32) -> Track {
        self.car(seat).laps = laps;
        self
    }

    pub fn driver(mut self, seat: Seat, card: Card) -> Track {
        let card = self.take(card);
        self.car(seat).driver = Some(Attached::new(card));
        self
    }

    pub fn crew(mut self, seat: Seat, cards: &[Card]) -> Track {
        for card in cards {
            let card = self.take(*card);
            self.car(seat).crew.push(Attached::new(card));
        }
        self
    }

    pub fn mods(mut self, seat: Seat, cards: &[Card]) -> Track {
        for card in cards {
            let card = self.take(*card);
            self.car(seat).mods.push(Attached::new(card));
        }
        self
    }

    pub fn tires(mut self, seat: Seat, card: Card) -> Track {
        let card = self.take(card);
        self.car(seat).tires = Some(Attached::new(card));
        self
    }

    /// A contagion that lies on a card in play already.
    pub fn infested(mut self, seat: Seat, slot: Slot, card: Card) -> Track {
        let contagion = if slot == Slot::Mod { Card::Gremlins } else { Card::BlackPlague };
        let contagion = self.take(contagion);
        self.race.part_mut(Part { seat, slot, card, infested: false }).unwrap().infested = true;
        self.race.contagions.push(contagion);
        self
    }

    /// What the next draws are, the first one first.
    pub fn deck_top(mut self, cards: &[Card]) -> Track {
        for card in cards.iter().rev() {
            let card = if *card == Card::CheckeredFlag { self.flag_from_pile() } else { self.take(*card) };
            self.race.deck.push(card);
        }
        self
    }

    /// Leaves so many cards in the deck; the rest go to the pile.
    pub fn deck_left(mut self, cards: usize) -> Track {
        while self.race.deck.len() > cards {
            let card = self.race.deck.remove(0);
            self.race.pile.push(card);
        }
        self
    }

    pub fn pile(mut self, cards: &[Card]) -> Track {
        for card in cards {
            let card = self.take(*card);
            self.race.pile.push(card);
        }
        self
    }

    fn flag_from_pile(&mut self) -> Card {
        let at = self.race.pile.iter().position(|one| *one == Card::CheckeredFlag).unwrap();
        self.race.pile.remove(at)
    }

    /// What the dice will show, in this order: the attacker's die before the defender's.
    pub fn dice(mut self, dice: &[u8]) -> Track {
        self.dice.extend(dice);
        self
    }

    /// Anything else that a test has to lay out.
    pub fn but(mut self, change: impl FnOnce(&mut Race)) -> Track {
        change(&mut self.race);
        self
    }

    /// Lets the race go on from here.
    pub fn go(mut self) -> Going {
        self.race.check().unwrap_or_else(|wrong| panic!("the test lays out a table that cannot be: {wrong}"));
        self.race.dice.load(&self.dice);
        let (saved, now) = Saved::from_game(self.race).unwrap();
        let story = now.news.clone();
        Going { saved, now, story }
    }
}

/// A race that goes on.
pub struct Going {
    saved: Saved<Race>,
    pub now: Now<Race>,
    story: Vec<Event>,
}

impl Going {
    /// What a seat that is asked something may think with.
    pub fn insight(&self, seat: Seat) -> Insight<Race> {
        Insight::of(&self.saved, &self.now, seat).unwrap()
    }

    /// The table as it lies now.
    pub fn race(&self) -> &Race {
        &self.now.game
    }

    pub fn car(&self, seat: Seat) -> &Car {
        &self.now.game.cars[seat.index()]
    }

    /// Everything that has been told so far.
    pub fn story(&self) -> &[Event] {
        &self.story
    }

    /// What was told since the last answer.
    pub fn news(&self) -> &[Event] {
        &self.now.news
    }

    pub fn told(&self, event: &Event) -> bool {
        self.story.contains(event)
    }

    /// Gives an answer for a seat, to whatever it is being asked.
    #[track_caller]
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> &mut Going {
        if let Err(why) = self.try_answer(seat, answer) {
            panic!("{seat:?} may not answer {answer:?}: {why}; asked are {:?}", self.now.asks);
        }
        self
    }

    pub fn try_answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let ask = self.now.asks.iter().find(|ask| ask.seat == seat).ok_or(Refusal::NotAsked)?;
        let input = Input { seat, by: By::Player, about: ask.about, answer };
        self.now = self.saved.submit(input)?;
        self.story.extend_from_slice(&self.now.news);
        // Not a card may get lost, not even in the middle of a step.
        self.now.game.check().unwrap_or_else(|wrong| panic!("after {answer:?} of {seat:?}: {wrong}"));
        Ok(())
    }

    /// A seat takes its last answer back; false, where it is too late.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        assert_eq!(self.saved.may_take_back(seat), self.saved.clone().take_back(seat).is_some());
        match self.saved.take_back(seat) {
            Some(now) => {
                assert!(now.news.is_empty(), "nothing is told twice");
                self.now = now;
                true
            }
            None => false,
        }
    }

    /// What a seat reads and may press, in a language: the heading, and every button.
    pub fn reads(&self, seat: Seat, language: sobremesa::words::Language) -> (String, Vec<String>) {
        use sobremesa::kernel::{Game as _, Viewer};
        let ask = self.now.asks.iter().find(|ask| ask.seat == seat);
        let screen = Race::screen(&self.now.game.view(Viewer::Seat(seat)), ask);
        let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"].map(str::to_owned).to_vec();
        let presses = screen.groups.iter().flat_map(|group| &group.presses);
        let labels = presses.map(|press| spoken(language).say(&press.label, &names)).collect();
        (spoken(language).say(&screen.heading, &names), labels)
    }

    /// The number of the question that is open for a seat.
    pub fn number(&self, seat: Seat) -> Option<u32> {
        self.now.asks.iter().find(|ask| ask.seat == seat).map(|ask| ask.number)
    }

    /// The question that is open for a seat.
    pub fn question(&self, seat: Seat) -> sobremesa::kernel::Ask<Race> {
        self.now.asks.iter().find(|ask| ask.seat == seat).cloned().unwrap()
    }

    /// Who is asked what now, in seat order.
    pub fn asked(&self) -> Vec<(Seat, About)> {
        let mut asked: Vec<_> = self.now.asks.iter().map(|ask| (ask.seat, ask.about)).collect();
        asked.sort_by_key(|(seat, _)| *seat);
        asked
    }

    /// Who is asked, without those who are asked ahead about a free pass that is not made yet.
    pub fn asked_first(&self) -> Vec<(Seat, About)> {
        let mut asked = self.asked();
        if asked.iter().any(|(_, about)| *about == About::FreePass) {
            asked.retain(|(_, about)| *about == About::FreePass);
        }
        asked
    }

    /// A window of this trigger is open, for exactly these seats.
    #[track_caller]
    pub fn window(&mut self, trigger: Trigger, seats: &[Seat]) -> &mut Going {
        let expected: Vec<_> = seats.iter().map(|seat| (*seat, About::Window(trigger))).collect();
        assert_eq!(self.asked(), expected, "the window that is open");
        self
    }

    /// 8.12: a seat is only just short, and is asked about it together with its next move: these Reactions beside every move.
    #[track_caller]
    pub fn short(&mut self, seat: Seat, lays: &[Answer]) -> &mut Going {
        assert!(self.race().scene.test.is_some(), "no test lies on the table");
        let (mut offered, moves): (Vec<_>, Vec<_>) =
            self.offered(seat).into_iter().partition(|one| matches!(one, Answer::Lay(_)));
        offered.sort_by_key(|one| lays.iter().position(|lay| lay == one));
        assert_eq!(offered, lays, "the Reactions that are offered");
        if moves.contains(&Answer::Done) {
            // The moves are those that are asked about when the test is over.
            let mut after = Going { saved: self.saved.clone(), now: self.now.clone(), story: Vec::new() };
            after.answer(seat, Answer::Done);
            assert!(after.take_back(seat) && after.race().scene.test.is_none());
            assert_eq!((after.asked(), after.offered(seat)), (self.asked(), moves));
            // Its dice are those of this race, and will be rolled here.
            std::mem::forget(after);
        }
        self
    }

    /// A seat moves, and no test lies on the table any more.
    #[track_caller]
    pub fn not_short(&mut self, seat: Seat) -> &mut Going {
        assert!(self.race().scene.test.is_none());
        self.asks(seat, About::Action)
    }

    /// Exactly these answers are offered to a seat, in any order.
    #[track_caller]
    pub fn offers(&mut self, seat: Seat, answers: &[Answer]) -> &mut Going {
        let offered = self.offered(seat);
        let missing: Vec<_> = answers.iter().filter(|answer| !offered.contains(answer)).collect();
        let extra: Vec<_> = offered.iter().filter(|answer| !answers.contains(answer)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "missing: {missing:?}; extra: {extra:?}");
        assert_eq!(offered.len(), answers.len(), "something is offered twice: {offered:?}");
        self
    }

    /// What is offered to a seat.
    pub fn offered(&self, seat: Seat) -> Vec<Answer> {
        let ask = self.now.asks.iter().find(|ask| ask.seat == seat);
        ask.map(every_answer).unwrap_or_default()
    }

    /// What a standing order answers to the question that is open for a seat.
    pub fn obeys(&self, seat: Seat, order: &sobremesa::kernel::Order) -> Option<Answer> {
        let ask = self.now.asks.iter().find(|ask| ask.seat == seat)?;
        Race::obey(&self.now.game.view(Viewer::Seat(seat)), ask, order)
    }

    /// What a seat can give orders about.
    pub fn orderable(&self, seat: Seat) -> Vec<Orderable> {
        Race::orderable(&self.now.game.view(Viewer::Seat(seat)))
    }

    /// Those whom the open question concerns in particular.
    pub fn concerned(&self) -> Vec<Seat> {
        let mut seats: Vec<_> = self.now.asks.iter().filter(|ask| ask.concerns).map(|ask| ask.seat).collect();
        seats.sort();
        seats
    }

    /// Everybody who is asked in a window declines, until no window is open.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Going {
        while let Some(ask) = self.now.asks.first().filter(|ask| matches!(ask.about, About::Window(_))) {
            self.answer(ask.seat, Answer::Decline);
        }
        self
    }

    /// Everybody lets the cards pass that lie on the table.
    #[track_caller]
    pub fn all_pass_on_played(&mut self) -> &mut Going {
        let played = About::Window(Trigger::CardPlayed);
        while let Some(ask) = self.now.asks.first().filter(|ask| ask.about == played) {
            self.answer(ask.seat, Answer::Decline);
        }
        self
    }

    /// Lays a Reaction with nothing declared.
    #[track_caller]
    pub fn lay(&mut self, seat: Seat, card: Card) -> &mut Going {
        self.answer(seat, Answer::Lay(Lay { card, aim: Aim::Nothing }))
    }

    /// Lays ¡Iä! ¡Iä! or Spell Check on the card at this position on the table: 0 is the first card laid down.
    #[track_caller]
    pub fn cancel(&mut self, seat: Seat, card: Card, at: u8) -> &mut Going {
        self.answer(seat, Answer::Lay(Lay { card, aim: Aim::Laid(at) }))
    }

    /// The pack, leader first.
    #[track_caller]
    pub fn is_pack(&mut self, pack: &[Seat]) -> &mut Going {
        let expected: Order = pack.iter().copied().collect();
        assert_eq!(self.now.game.pack, expected, "the pack");
        self
    }

    #[track_caller]
    pub fn has_laps(&mut self, laps: &[i32]) -> &mut Going {
        let all: Vec<i32> = self.now.game.cars.iter().map(|car| car.laps).collect();
        assert_eq!(all, laps, "lap counters by seat");
        self
    }

    /// Exactly these vehicles are damaged.
    #[track_caller]
    pub fn is_damaged(&mut self, seats: &[Seat]) -> &mut Going {
        let damaged: Vec<Seat> =
            self.now.game.seats().filter(|seat| self.now.game.car(*seat).damaged).collect();
        assert_eq!(damaged, seats, "damaged vehicles");
        self
    }

    #[track_caller]
    pub fn holds(&mut self, seat: Seat, cards: &[Card]) -> &mut Going {
        let mut expected = cards.to_vec();
        expected.sort_unstable();
        assert_eq!(self.car(seat).hand.to_vec(), expected, "the hand of {seat:?}");
        self
    }

    /// Whether a card lies in the pile.
    pub fn in_pile(&self, card: Card) -> bool {
        self.now.game.pile.contains(&card)
    }

    pub fn is_over(&self) -> bool {
        self.now.game.phase == Phase::Over
    }

    pub fn flag(&self) -> Flag {
        self.now.game.flag
    }

    /// The sums of the last passing test that was told: attacker, defender.
    pub fn last_sums(&self) -> (i8, i8) {
        let sums = self.story.iter().rev().find_map(|event| match event {
            Event::PassingTest { attack, defence, .. } => Some((attack.sum(), defence.sum())),
            _ => None,
        });
        sums.expect("no passing test has been told")
    }
}

/// A test that was given too many dice, or too few, proves something else than it says.
impl Drop for Going {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let script = self.now.game.dice.script().expect("the dice were loaded");
            assert!(script.dice.is_empty(), "dice left over: {:?}", script.dice);
            assert_eq!(script.missing, 0, "dice missing");
        }
    }
}

/// A plain passing attempt, as an action.
pub fn attempt(on: Seat) -> Answer {
    Answer::Attempt { on, with: None }
}

/// A card in play.
pub fn part(seat: Seat, card: Card) -> Part {
    let slot = match card.def().kind {
        Kind::Crew => Slot::Crew,
        Kind::Mod => Slot::Mod,
        _ => Slot::Tires,
    };
    Part { seat, slot, card, infested: false }
}

/// The driver of a vehicle.
pub fn driver(seat: Seat, card: Card) -> Part {
    Part { slot: Slot::Driver, ..part(seat, card) }
}

impl Track {
    /// Other dice than usual: what shuffles and draws of lots come to. The dice that are rolled are loaded
    /// all the same.
    pub fn seed(mut self, number: u64) -> Track {
        self.race.dice = Dice::from_number(number);
        self
    }

    /// Where in the turn, or in the race, it starts.
    pub fn phase(mut self, phase: Phase) -> Track {
        self.race.phase = phase;
        self
    }

    /// Takes the Flag out of the pile and puts it somewhere else.
    pub fn flag(mut self, flag: Flag) -> Track {
        self.race.pile.retain(|card| *card != Card::CheckeredFlag);
        self.race.flag = flag;
        self
    }
}

impl Going {
    /// These seats decline, in this order, whatever they are asked.
    #[track_caller]
    pub fn decline(&mut self, seats: &[Seat]) -> &mut Going {
        for seat in seats {
            self.answer(*seat, Answer::Decline);
        }
        self
    }

    /// Nothing is open but this one question to one seat.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat, about: About) -> &mut Going {
        assert_eq!(self.asked_first(), [(seat, about)], "who is asked");
        self
    }

    /// The seat whose turn it is ends it: no more actions, no discard, no draw.
    #[track_caller]
    pub fn idle(&mut self, seat: Seat) -> &mut Going {
        if self.race().phase == Phase::Actions {
            self.answer(seat, Answer::Done);
        }
        self.answer(seat, Answer::Draw(0))
    }

    /// How often something like this has been told.
    pub fn times(&self, like: impl Fn(&Event) -> bool) -> usize {
        self.story.iter().filter(|event| like(event)).count()
    }

    /// The sums on the table are these: attacker, defender.
    #[track_caller]
    pub fn sums(&mut self, attack: i8, defence: i8) -> &mut Going {
        assert_eq!(self.last_sums(), (attack, defence), "the sums of the last passing test");
        self
    }
}

/// A Reaction with nothing declared.
pub fn plain(card: Card) -> Answer {
    Answer::Lay(Lay { card, aim: Aim::Nothing })
}

/// ¡Iä! ¡Iä! or Spell Check on the card at this position on the table.
pub fn on_laid(card: Card, at: u8) -> Answer {
    Answer::Lay(Lay { card, aim: Aim::Laid(at) })
}

/// A Reaction that names a vehicle.
pub fn at_seat(card: Card, seat: Seat) -> Answer {
    Answer::Lay(Lay { card, aim: Aim::Seat(seat) })
}

/// A Reaction that is paid for with a card in play.
pub fn paid(card: Card, with: Part) -> Answer {
    Answer::Lay(Lay { card, aim: Aim::Part(with) })
}

/// A passing attempt, as an action, with a Reaction laid together with the announcement.
pub fn attempt_with(on: Seat, card: Card) -> Answer {
    Answer::Attempt { on, with: Some(Lay { card, aim: Aim::Nothing }) }
}

/// ... with one that is paid for.
pub fn attempt_paid(on: Seat, card: Card, with: Part) -> Answer {
    Answer::Attempt { on, with: Some(Lay { card, aim: Aim::Part(with) }) }
}

/// The pack, or any other seats, by their first letters: "ABC" is Ann, Bob, Cleo.
pub fn seats(letters: &str) -> Vec<Seat> {
    letters.bytes().map(|letter| Seat(letter - b'A')).collect()
}

impl Track {
    /// A race before its start, as it was dealt.
    pub fn dealt(seats: u8, options: Options) -> Track {
        let race = Race::setup(&options, &[], seats, Dice::from_number(500)).unwrap();
        Track { race, dice: Vec::new() }
    }

    /// Deals a seat these cards instead, as far as they lie in the deck.
    pub fn redeal(mut self, seat: Seat, cards: &[Card]) -> Track {
        let dealt = std::mem::take(&mut self.car(seat).hand.0);
        self.race.deck.extend(dealt);
        self.hand(seat, cards)
    }
}

/// Discarding a card from one's own vehicle.
pub fn drops(seat: Seat, card: Card) -> Answer {
    Answer::Drop(part(seat, card))
}

/// ... and the contagion on it.
pub fn drops_infested(seat: Seat, card: Card) -> Answer {
    Answer::Drop(Part { infested: true, ..part(seat, card) })
}

/// Everything that may be answered, each set of items once.
fn every_answer(ask: &Ask<Race>) -> Vec<Answer> {
    let mut all = ask.choices.to_vec();
    for (of, several) in ask.sets.iter().enumerate() {
        let sets =
            (0..1 << several.items.len()).filter_map(|items| ask.answer(Choice::Several { of, items }));
        sets.for_each(|answer| {
            if !all.contains(&answer) {
                all.push(answer)
            }
        });
    }
    all
}

impl Going {
    /// Gives an answer as it comes in from outside: whoever gave it, and to whatever question they say.
    pub fn submit(&mut self, input: Input<Race>) -> Result<(), Refusal> {
        self.now = self.saved.submit(input)?;
        self.story.extend_from_slice(&self.now.news);
        Ok(())
    }

    /// What a beginner would answer.
    pub fn advised(&self, seat: Seat) -> Answer {
        let ask = self.now.asks.iter().find(|ask| ask.seat == seat).expect("somebody who is asked");
        Race::advise(&self.now.game.view(Viewer::Seat(seat)), ask)
    }

    /// Where in the story this is told for the first time.
    #[track_caller]
    pub fn place_of(&self, like: impl Fn(&Event) -> bool) -> usize {
        self.story.iter().position(like).expect("it has been told")
    }
}

/// The words of the race.
pub fn spoken(language: sobremesa::words::Language) -> sobremesa::words::Words {
    sobremesa::words::Words::of(language, sobremesa::games::book("cthulhu500"))
}

impl Going {
    /// What is said to lie on the table, as keys: to a seat beside its question, or to everybody.
    pub fn lines(&self, viewer: Viewer) -> Vec<String> {
        let asked = |ask: &&Ask<Race>| viewer == Viewer::Seat(ask.seat);
        let ask = self.now.asks.iter().find(asked);
        let screen = Race::screen(&self.now.game.view(viewer), ask);
        screen.lines.into_iter().map(|text| text.key).collect()
    }
}
