//! A race in two worlds, and what is done in both.

use super::count::Count;
use super::leaks::Leak;
use super::world::{Came, Face, World, drawn, is_window, texts};
use crate::redeal::redeal;
use crate::weeks::lobby;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::host::{Pace, Request, Stance, Yield};
use sobremesa::kernel::{Choice, Dice, Often, Order, Seat, Viewer};
use sobremesa::store::{Private, Save, Stage, Time, UserId};

/// Every so many times the pictures are compared, too: they are drawn from the view that is compared each time.
const PICTURES_EVERY: usize = 16;

/// A race in one world, and in another since the window opened that is open now.
pub struct Pair {
    here: World,
    there: Option<World>,
    viewer: Viewer,
    now: Time,
    pick: Random,
    dice: Dice,
    pub count: Count,
    /// Whether everything that was answered in this window was the same in both.
    same_answers: bool,
    /// Whether both worlds are at a question that has one answer here.
    settling: bool,
}

impl Pair {
    /// Whether the race goes on.
    pub fn goes_on(&self) -> bool {
        self.here.table.stage == Stage::Running
    }

    pub fn begun(seed: u64, leak: Option<Leak>) -> Pair {
        let mut pick = Random::new(seed);
        let pace = if pick.below(2) == 0 { Pace::LIVE } else { Pace::DAYS };
        let reactions = if pick.below(2) == 0 { "first" } else { "sealed" };
        let mut table = lobby(seed as i64, 0, pace);
        table.options = json!({ "reactions": reactions });
        let mut pair = Pair {
            here: World::new(table, leak),
            there: None,
            viewer: Viewer::Spectator,
            now: super::at(0),
            pick,
            dice: Dice::from_number(seed),
            count: Count::default(),
            same_answers: true,
            settling: false,
        };
        let people = 3 + pair.pick.below(3) as u64;
        for user in 1..people {
            pair.must(&Request::Join { user: UserId(user), name: format!("P{user}") });
        }
        for _ in 0..pair.pick.below(3) {
            pair.must(&Request::AddBot { user: UserId(0) });
        }
        pair.must(&Request::Start { user: UserId(0) });
        for user in 0..people {
            let stance = pair.stance();
            pair.must(&Request::Stance { user: UserId(user), stance });
        }
        pair
    }

    fn stance(&mut self) -> Stance {
        [Stance::AskMe, Stance::OnlyConcerning, Stance::OrdersDecide][self.pick.below(3)]
    }

    fn must(&mut self, request: &Request) -> Came {
        self.here.ask(request, self.now).unwrap_or_else(|why| panic!("{request:?}: {why}"))
    }

    /// One thing happens here, and there if there is a there.
    pub fn step(&mut self) {
        let people = self.here.asked_in_person();
        if self.settling && self.there.is_some() {
            return self.settle();
        }
        self.now += TimeDelta::milliseconds(20 + self.pick.below(1_200) as i64);
        // In a window more often: nobody is reminded before some time has gone by.
        let one_in = if self.here.known().is_secretive() { 5 } else { 12 };
        if people.is_empty() || self.pick.below(one_in) == 0 {
            let next = self.here.table.wake.into_iter().chain(self.here.table.deadline).min();
            self.now = self.now.max(next.unwrap());
            return self.tick();
        }
        if self.pick.below(10) == 0 {
            return self.settle_something();
        }
        let (user, seat) = people[self.pick.below(people.len())];
        if self.here.known().is_secretive() {
            self.react(user, seat);
        } else {
            self.act(user, seat);
        }
    }

    /// A question with one answer is settled by the host. In the other world it may have more answers; there
    /// its player gives the same one at the same moment.
    fn settle(&mut self) {
        let Some(mut there) = self.there.take() else { return };
        let known = self.here.known();
        let seat = known.asks[0].seat;
        let meaning = known.meanings(seat).swap_remove(0);
        let known_there = there.known();
        let ask = &known_there.asks[0];
        self.now = self.now.max(self.here.table.wake.unwrap());
        let (before, question) = (self.here.clone(), self.here.question());
        let came = self.must(&Request::Tick);
        let user = there.table.seats[seat.index()].user.unwrap();
        let choice = known_there.meanings(seat).iter().position(|one| *one == meaning).unwrap();
        let answer = Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
        let request = if ask.is_settled() { Request::Tick } else { answer };
        let mut came_there = there.ask(&request, self.now).unwrap();
        // That somebody pressed is no secret of theirs, and not what is compared.
        came_there.printed.clone_from(&came.printed);
        self.there = Some(there);
        self.count.settled += 1;
        self.count.chosen += usize::from(!ask.is_settled());
        self.compare(&came, &came_there, question);
        self.settling = false;
        self.look_for_a_window(before, question, came, &Request::Tick, None);
    }

    /// The clock is looked at, in both worlds at the same moment.
    fn tick(&mut self) {
        let (before, question) = (self.here.clone(), self.here.question());
        let came = self.must(&Request::Tick);
        if let Some(mut there) = self.there.take() {
            let came_there = there.ask(&Request::Tick, self.now).unwrap();
            self.same_answers &= came.answers == came_there.answers;
            let closed = self.here.question() != question && there.question() != question;
            self.there = Some(there);
            // Whoever stands in for the player to move has made another move there: what comes of it is
            // another history.
            if closed && came.moves().ne(came_there.moves()) {
                self.count.shown += 1;
                self.there = None;
            }
            self.compare(&came, &came_there, question);
        }
        self.look_for_a_window(before, question, came, &Request::Tick, None);
    }

    /// Somebody settles how they are to be treated, here and there.
    fn settle_something(&mut self) {
        let people = self.here.table.seats.iter().filter_map(|chair| chair.user).count();
        let user = UserId(self.pick.below(people) as u64);
        let request = match self.pick.below(8) {
            0 => Request::Yield { user, until: [Yield::TurnEnd, Yield::Concerned][self.pick.below(2)] },
            1 => Request::Unyield { user },
            2 | 3 => {
                let whose = |seat: &Seat| self.here.table.seats[seat.index()].user;
                Request::Wait { user: self.here.known().waited.iter().find_map(whose).unwrap_or(user) }
            }
            4 => Request::Stance { user, stance: self.stance() },
            _ => Request::Orders { user, orders: some_orders(&self.here, user, &mut self.pick) },
        };
        let question = self.here.question();
        let came = self.here.ask(&request, self.now);
        let Some(mut there) = self.there.take() else { return };
        let request = match request {
            Request::Orders { user, .. } => {
                Request::Orders { user, orders: some_orders(&there, user, &mut self.pick) }
            }
            other => other,
        };
        let came_there = there.ask(&request, self.now);
        let refused = (came.as_ref().err(), came_there.as_ref().err());
        assert_eq!(
            format!("{:?}", refused.0),
            format!("{:?}", refused.1),
            "a refusal tells two worlds apart"
        );
        self.there = Some(there);
        if let (Ok(came), Ok(came_there)) = (came, came_there) {
            self.compare(&came, &came_there, question);
        }
    }

    /// Somebody moves, in the open.
    fn act(&mut self, user: UserId, seat: Seat) {
        self.there = None;
        let (before, question) = (self.here.clone(), self.here.question());
        let known = self.here.known();
        let ask = known.asks.iter().find(|ask| ask.seat == seat).unwrap();
        let advised = known.game().advise(seat).filter(|_| self.pick.below(4) > 0);
        let choice = match advised {
            Some(Choice::One(at)) => at,
            _ => self.pick.below(ask.choices),
        };
        let meaning = known.meanings(seat).swap_remove(choice);
        let request = Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
        let came = self.must(&request);
        self.look_for_a_window(before, question, came, &request, Some((seat, meaning)));
    }

    /// Somebody answers in a window: a few cards, or none. In both worlds they are done at the same moment.
    fn react(&mut self, user: UserId, seat: Seat) {
        let (before, question) = (self.here.clone(), self.here.question());
        let mut here = self.here.clone();
        let (came, last, given) = self.answer(&mut here, user, seat, question);
        self.here = here;
        if let Some(mut there) = self.there.take() {
            let (came_there, _, given_there) = self.answer(&mut there, user, seat, question);
            self.same_answers &= given == given_there;
            self.count.unnoticed += usize::from(given != given_there);
            self.there = Some(there);
            self.compare(&came, &came_there, question);
        }
        let single = given.len() == 1;
        let meaning = given.into_iter().next().filter(|_| single).map(|meaning| (seat, meaning));
        if let Some(meaning) = meaning {
            self.look_for_a_window(before, question, came, &last, Some(meaning));
        }
    }

    /// Answers until the player is not asked any more. What lies face down changes nothing that others see.
    fn answer(
        &mut self,
        world: &mut World,
        user: UserId,
        seat: Seat,
        question: Option<u32>,
    ) -> (Came, Request, Vec<Value>) {
        let mut given = Vec::new();
        loop {
            let known = world.known();
            let ask = known.asks.iter().find(|ask| ask.seat == seat).unwrap();
            // Of moves the one that everybody can make: another one would be another history.
            let mut meanings = known.meanings(seat);
            let silent = |at: usize| meanings[at].get("lay").is_none() && meanings[at] != "decline";
            let passes = self.pick.below(3) > 0;
            let choice = if passes { ask.otherwise } else { self.pick.below(ask.choices) };
            let choice = if silent(choice) { ask.otherwise } else { choice };
            given.push(meanings.swap_remove(choice));
            let request =
                Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
            let pictures = self.pick.below(PICTURES_EVERY) == 0;
            let before = pictures.then(|| drawn(&world.table, &world.told));
            let clock = (world.table.deadline, world.table.wake);
            let came = world.ask(&request, self.now).unwrap();
            let known = world.known();
            let again = known.question() == question && known.asks.iter().any(|ask| ask.seat == seat);
            if !again {
                return (came, request, given);
            }
            let change = came.change.as_ref().unwrap();
            assert!(change.unseen && change.notices.is_empty(), "a card that lies face down is noticed");
            assert_eq!(clock, (world.table.deadline, world.table.wake), "a card that lies face down counts");
            let after = pictures.then(|| drawn(&world.table, &world.told));
            assert!(before == after, "a card that lies face down shows");
        }
    }

    /// Whether both worlds look the same to the viewer after the same deed. If they do not, it is because
    /// cards were shown.
    fn compare(&mut self, came: &Came, came_there: &Came, question: Option<u32>) {
        let Some(there) = &self.there else { return };
        let (lines, lines_there) = (
            self.here.lines(self.viewer, came.change.as_ref()),
            there.lines(self.viewer, came_there.change.as_ref()),
        );
        let closed = self.here.question() != question;
        // Which of several cards another one answers is seen on the table, and not told.
        let aimed = closed && !self.same_answers && self.here.laid(self.viewer) != there.laid(self.viewer);
        if lines != lines_there || aimed {
            assert!(closed || !self.same_answers, "{lines}\n-- the others hear:\n{lines_there}");
            self.count.shown += 1;
            self.there = None;
            return;
        }
        // The table as it was and the table as it is are the same table only as long as nobody has been shown anything.
        let pictures = self.count.steps.is_multiple_of(PICTURES_EVERY);
        self.count.steps += 1;
        if came.change.is_some() || came_there.change.is_some() {
            alike(
                &self.here,
                there,
                [self.here.face(self.viewer, came, pictures), there.face(self.viewer, came_there, pictures)],
            );
        }
        if closed {
            self.there = None;
        }
    }

    /// If a window has been opened by what was done, it is opened in another world as well, by the same deed.
    fn look_for_a_window(
        &mut self,
        mut before: World,
        question: Option<u32>,
        came: Came,
        request: &Request,
        meaning: Option<(Seat, Value)>,
    ) {
        if self.here.question() == question
            || !self.goes_on()
            || !(self.here.known().is_secretive() || self.here.settles())
        {
            return;
        }
        self.there = None;
        self.settling = self.here.settles();
        let seats = self.here.table.seats.len();
        let viewer = self.pick.below(2 * seats);
        self.viewer = if viewer < seats { Viewer::Seat(Seat(viewer as u8)) } else { Viewer::Spectator };
        if self.settling && self.viewer.is(self.here.known().asks[0].seat) {
            self.viewer = Viewer::Spectator;
        }
        let asked = before.asked();
        self.dealt_anew(&mut before, &came, meaning.as_ref());
        // What was answered in the window before may have been an answer to the next one there: who holds no
        // card more is not asked again.
        if before.asked() != asked {
            self.count.elsewhere += 1;
            return;
        }
        let request = match (request, meaning) {
            (Request::Answer { user, .. }, Some((seat, meaning))) => {
                let known = before.known();
                let meanings = known.meanings(seat);
                let Some(choice) = meanings.iter().position(|one| *one == meaning) else {
                    self.count.elsewhere += 1;
                    return;
                };
                let ask = known.asks.iter().find(|ask| ask.seat == seat).unwrap();
                Request::Answer { user: *user, question: ask.number, of: ask.choices, choice: choice.into() }
            }
            _ => request.clone(),
        };
        let came_there = before.ask(&request, self.now).unwrap();
        // Whoever has laid a card down and holds another that fits is not done yet; drivers do as they like.
        if came_there.answers != came.answers || before.question() == question {
            self.count.elsewhere += 1;
            return;
        }
        let (texts, texts_there) =
            (texts(self.viewer, came.change.as_ref()), texts(self.viewer, came_there.change.as_ref()));
        if texts != texts_there {
            // A card that comes up by chance is another one there, and everything may come of that. Nothing
            // else may be different.
            let mut both = texts.iter().zip(&texts_there);
            let first = both.find(|(one, other)| one != other);
            let by_chance = first.is_some_and(|(one, other)| one.key == other.key);
            assert!(by_chance, "{texts:?}\n-- the others hear:\n{texts_there:?}");
            self.count.elsewhere += 1;
            return;
        }
        if self.settling {
            // When the clock looks at it next is not seen by anybody, unless it settles something.
            if !before.settles() {
                before.table.wake = self.here.table.wake;
                before.is_changed();
            }
        } else {
            self.count.windows += 1;
            self.count.moves += usize::from(!is_window(&self.here.known().asks));
        }
        alike(
            &self.here,
            &before,
            [self.here.face(self.viewer, &came, false), before.face(self.viewer, &came_there, false)],
        );
        self.same_answers = true;
        self.there = Some(before);
    }

    /// Deals everything anew that the viewer cannot see, and gives others other orders. Whatever card was
    /// named in what has been answered since the resting point, or has come up since, stays where it is.
    fn dealt_anew(&mut self, world: &mut World, came: &Came, meaning: Option<&(Seat, Value)>) {
        let mut save: Value = serde_json::from_str(&world.table.save.as_ref().unwrap().0).unwrap();
        let mut named = format!("{} {:?} {meaning:?}", save["tail"], came.answers);
        came.change.iter().flat_map(|change| &change.story).for_each(|row| named += &row.event.to_string());
        let resting: Race = serde_json::from_value(save["resting"].clone()).unwrap();
        let stays = |card: Card| named.contains(&format!("\"{}\"", card.id()));
        save["resting"] = serde_json::to_value(redeal(&resting, self.viewer, stays, &mut self.dice)).unwrap();
        world.table.save = Some(Save(save.to_string()));
        world.is_changed();
        for seat in 0..world.table.seats.len() {
            let Some(user) = world.table.seats[seat].user.filter(|_| !self.viewer.is(Seat(seat as u8)))
            else {
                continue;
            };
            world.table.seats[seat].orders = Private(Value::Null);
            world.is_changed();
            let orders = some_orders(world, user, &mut self.pick);
            world.ask(&Request::Orders { user, orders }, self.now).unwrap();
        }
    }
}

/// Orders that somebody could give, or none.
fn some_orders(world: &World, user: UserId, pick: &mut Random) -> Vec<Order> {
    let seat = world.table.seats.iter().position(|chair| chair.user == Some(user)).unwrap();
    let orderable = world.known().game().orderable(Seat(seat as u8));
    let mut orders = Vec::new();
    for one in &orderable {
        if pick.below(3) > 0 {
            continue;
        }
        orders.push(Order {
            card: one.card.clone(),
            trigger: one.triggers[pick.below(one.triggers.len())].0.clone(),
            whom: one.whoms[pick.below(one.whoms.len())].clone(),
            case: "always".to_owned(),
            often: [Often::Once, Often::EachTime][pick.below(2)],
            keep: pick.below(3) as u8,
        });
    }
    orders.truncate(10);
    orders
}

/// What is seen of two worlds. R26: where a move has one answer in one of them and several in the other, the
/// host gives the one after a moment that nobody can foretell; a person who may choose is as quick or as slow
/// as they like.
fn alike(here: &World, there: &World, faces: [Face; 2]) {
    let [one, other] = match here.settles() == there.settles() {
        true => faces,
        false => faces.map(|face| face.without(&["wake", "print"])),
    };
    one.must_be(&other);
}
