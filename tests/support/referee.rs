//! A referee who shares nothing with the rules: keeps ring, laps, damage, hands and turns from what everybody
//! is told, and compares.
//!
//! Its ring has no line. Every vehicle stands somewhere on an endless road on which one lap is as long as
//! there are vehicles, no two in the same place of a lap; who passes another goes as far as the place
//! directly ahead, and whoever is passed on the way falls one back. Front and back are nothing but a way to
//! read that (4.5), so that a lap too many or too few shows at once.

use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::{Part, Slot};
use sobremesa::games::cthulhu500::scene::{Kind, Way};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race};
use sobremesa::kernel::Seat;

/// What the referee has written down.
pub struct Referee {
    options: Options,
    /// How far each seat has come. Only differences count.
    road: Vec<i64>,
    laps: Vec<i32>,
    /// Counters that have gone from everybody.
    from_everybody: i32,
    damaged: Vec<bool>,
    hands: Vec<i64>,
    /// Who has Tires that hold their place: the only card that the referee knows.
    holds: Vec<bool>,
    turn: Option<Seat>,
    /// The last seat that had its turn in order.
    order: Seat,
    /// Who will take an extra turn.
    extra: Option<Seat>,
    /// Turns in order that may still begin.
    left: Option<usize>,
    actions: i32,
    waved: Vec<bool>,
    /// Whose doing it is that things happen.
    actor: Seat,
    /// The attempt on the table: attacker, defender, their sums.
    attempt: Option<(Seat, Seat)>,
    sums: Option<(i8, i8)>,
    tie: Option<(Seat, Seat)>,
    /// Vehicles that are being damaged together: who, and whether they were damaged before.
    landing: Vec<(Seat, bool)>,
    /// What has to be told next.
    due: Vec<Due>,
    over: bool,
    /// How much was checked.
    pub passes: usize,
    pub landed: usize,
}

/// What has to come of damage.
#[derive(Debug)]
enum Due {
    /// Somebody is passed by whoever is directly behind when it comes to it.
    Falls(Seat),
    Passes(Seat, Seat),
    Turns(Vec<Seat>),
}

/// What the referee says.
type Ruling = Result<(), String>;

fn check(holds: bool, wrong: impl FnOnce() -> String) -> Ruling {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl Referee {
    pub fn new(options: &Options, seats: u8) -> Referee {
        let n = usize::from(seats);
        Referee {
            options: options.clone(),
            road: vec![0; n],
            laps: vec![0; n],
            from_everybody: 0,
            damaged: vec![false; n],
            hands: vec![5; n],
            holds: vec![false; n],
            turn: None,
            order: Seat(0),
            extra: None,
            left: None,
            actions: 0,
            waved: vec![false; n],
            actor: Seat(0),
            attempt: None,
            sums: None,
            tie: None,
            landing: Vec::new(),
            due: Vec::new(),
            over: false,
            passes: 0,
            landed: 0,
        }
    }

    fn n(&self) -> i64 {
        self.road.len() as i64
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.road.len() as u8).map(Seat)
    }

    /// How many places `other` is ahead round the ring: 1 is directly ahead.
    fn distance(&self, seat: Seat, other: Seat) -> i64 {
        (self.road[other.index()] - self.road[seat.index()]).rem_euclid(self.n())
    }

    fn at(&self, seat: Seat, distance: i64) -> Seat {
        let there = self.seats().find(|other| self.distance(seat, *other) == distance.rem_euclid(self.n()));
        there.unwrap_or(seat)
    }

    /// One vehicle goes directly ahead of another.
    fn go(&mut self, seat: Seat, ahead_of: Seat) {
        let far = self.distance(seat, ahead_of);
        let between: Vec<Seat> = (1..=far).map(|places| self.at(seat, places)).collect();
        self.road[seat.index()] += far;
        between.into_iter().for_each(|other| self.road[other.index()] -= 1);
    }

    /// An answer, before it takes effect.
    pub fn answer(&mut self, about: About, seat: Seat, answer: Answer) -> Ruling {
        if matches!(about, About::Action | About::TurnEnd)
            && !matches!(answer, Answer::Lay(_) | Answer::Decline)
        {
            check(Some(seat) == self.turn, || format!("{seat:?} moves in the turn of {:?}", self.turn))?;
            self.actor = seat;
            match answer {
                Answer::Wave => {
                    check(self.options.flag_waving && !self.waved[seat.index()], || {
                        "a wave too many".to_owned()
                    })?;
                    self.waved[seat.index()] = true;
                    self.actions += 1;
                }
                Answer::Play(_) | Answer::Put(_) | Answer::Attempt { .. } | Answer::PitStop => {
                    self.actions -= 1;
                    check(self.actions >= 0, || format!("{seat:?} has an action too many"))?;
                }
                _ => {}
            }
        } else if about == About::Pit {
            self.actor = seat;
        }
        Ok(())
    }

    /// What everybody is told.
    pub fn hear(&mut self, event: &Event) -> Ruling {
        check(!self.over, || format!("{event:?} after the end"))?;
        if let Event::Damaged { seat, again } = *event {
            check(again == self.damaged[seat.index()], || format!("{event:?}, but it is not so"))?;
            self.damaged[seat.index()] = true;
            // Nobody is damaged twice at once: this comes after the other.
            if self.landing.iter().any(|(one, _)| *one == seat) {
                self.land()?;
                check(self.due.is_empty(), || format!("{:?} was due before {event:?}", self.due))?;
            }
            self.landing.push((seat, again));
            return Ok(());
        }
        // The Tires that hold their place are named between two vehicles that are damaged together.
        if let Event::Works { seat, card: Card::CrawlingRunFlats, .. } = *event {
            let holds = self.holds[seat.index()] && self.damaged[seat.index()];
            return check(holds, || format!("{event:?}, but it does not"));
        }
        self.land()?;
        let moves = matches!(event, Event::Passed { .. } | Event::Swapped { .. } | Event::Moved { .. });
        if moves || !matches!(event, Event::Lap { .. } | Event::NetLaps) {
            self.is_due(event)?;
        }
        self.ring(event)?;
        self.cards(event)?;
        self.duel(event)?;
        self.turns(event)
    }

    /// 5.2 to 5.6: what has to come of the damage that was told.
    fn land(&mut self) -> Ruling {
        let landing = std::mem::take(&mut self.landing);
        if landing.is_empty() {
            return Ok(());
        }
        self.landed += 1;
        let n = self.n();
        let falls: Vec<Seat> = landing
            .iter()
            .filter(|(seat, again)| *again && !self.holds[seat.index()])
            .map(|(seat, _)| *seat)
            .collect();
        if let Some((attacker, defender)) = self.tie.take()
            && landing.len() == 2
            && landing.iter().all(|(seat, _)| [attacker, defender].contains(seat))
            && falls.len() == 1
            && self.distance(attacker, defender) == 1
        {
            let third = self.at(attacker, -1);
            self.due = if falls[0] == attacker {
                vec![Due::Passes(third, attacker), Due::Passes(third, defender)]
            } else {
                vec![Due::Passes(attacker, defender), Due::Passes(third, defender)]
            };
            return Ok(());
        }
        if falls.len() as i64 == n {
            return Ok(());
        }
        // From the actor, or the front of the run in which the actor is, backwards.
        let mut front = 0;
        while falls.contains(&self.at(self.actor, front)) {
            front += 1;
        }
        let mut runs: Vec<Vec<Seat>> = Vec::new();
        let mut before = false;
        for places in 0..n {
            let seat = self.at(self.actor, front - places);
            if falls.contains(&seat) {
                match runs.last_mut().filter(|_| before) {
                    Some(run) => run.push(seat),
                    None => runs.push(vec![seat]),
                }
            }
            before = falls.contains(&seat);
        }
        self.due = runs
            .into_iter()
            .map(|run| if run.len() == 1 { Due::Falls(run[0]) } else { Due::Turns(run) })
            .collect();
        Ok(())
    }

    /// What damage brings comes before anything else, and in order.
    fn is_due(&mut self, event: &Event) -> Ruling {
        if self.due.is_empty() {
            return Ok(());
        }
        let due = self.due.remove(0);
        let comes = match (&due, event) {
            (Due::Falls(seat), Event::Passed { passer, passed }) => {
                passed == seat && *passer == self.at(*seat, -1)
            }
            (Due::Passes(one, other), Event::Passed { passer, passed }) => (one, other) == (passer, passed),
            (Due::Turns(run), Event::Swapped { run: told }) => run[..] == told[..],
            _ => false,
        };
        check(comes, || format!("{due:?} was due, but {event:?} was told"))
    }

    fn ring(&mut self, event: &Event) -> Ruling {
        match event {
            Event::Grid { pack } => {
                for (place, seat) in pack.iter().enumerate() {
                    self.road[seat.index()] = -(place as i64);
                }
                // 2.4: the tail goes first.
                self.order = pack[pack.len() - 1];
            }
            Event::Passed { passer, passed } => {
                self.passes += 1;
                check(passer != passed, || "somebody passes themselves".to_owned())?;
                self.go(*passer, *passed);
            }
            Event::Moved { seat, overtaken } => {
                check(self.distance(*seat, *overtaken) == 1, || format!("{event:?} is no neighbour"))?;
                self.go(*seat, *overtaken);
            }
            Event::Swapped { run } => {
                for (one, other) in run.iter().zip(&run[1..]) {
                    check(self.distance(*other, *one) == 1, || format!("{run:?} is no run"))?;
                }
                let last = run.len() as i64 - 1;
                for (place, seat) in (0_i64..).zip(run) {
                    self.road[seat.index()] += 2 * place - last;
                }
            }
            // R27: told net, where the table counts net.
            Event::Lap { seat, laps } => self.laps[seat.index()] = *laps + self.from_everybody,
            Event::NetLaps => self.from_everybody += 1,
            _ => {}
        }
        Ok(())
    }

    fn cards(&mut self, event: &Event) -> Ruling {
        match event {
            Event::Bid { seat, cards } => self.hands[seat.index()] -= cards.len() as i64,
            Event::Laid { seat, .. } | Event::Discarded { seat, .. } => self.hands[seat.index()] -= 1,
            Event::Put { by, .. } => self.hands[by.index()] -= 1,
            Event::Attached { seat, card, slot } => {
                self.hands[seat.index()] -= 1;
                if *slot == Slot::Tires {
                    self.holds[seat.index()] = *card == Card::CrawlingRunFlats;
                }
            }
            Event::Lost { part: Part { seat, slot: Slot::Tires, .. } } => self.holds[seat.index()] = false,
            Event::Drew { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Salvaged { seat, .. } => self.hands[seat.index()] += 1,
            Event::HandsPassed { way } => match way {
                Way::Clockwise => self.hands.rotate_right(1),
                Way::CounterClockwise => self.hands.rotate_left(1),
            },
            Event::Repaired { seat } => {
                check(self.damaged[seat.index()], || format!("{event:?}, which was whole"))?;
                self.damaged[seat.index()] = false;
            }
            _ => {}
        }
        check(self.hands.iter().all(|cards| *cards >= 0), || format!("{event:?}: from an empty hand"))
    }

    /// 4.3: the sums on the table decide.
    fn duel(&mut self, event: &Event) -> Ruling {
        match event {
            Event::Attempt { attacker, defender, kind } => {
                self.attempt = Some((*attacker, *defender));
                if *kind == Kind::Free {
                    check(self.distance(*attacker, *defender) == 1, || format!("{event:?} from afar"))?;
                    self.actor = *attacker;
                }
            }
            Event::Redirected { attacker, defender } => {
                let (before, old) = self.attempt.ok_or("a redirection of nothing")?;
                let fits = before == *attacker && self.distance(old, *defender) == 1;
                check(fits, || format!("{event:?} goes astray"))?;
                self.attempt = Some((*attacker, *defender));
            }
            Event::PassingTest { attacker, attack, defender, defence } => {
                check(self.attempt == Some((*attacker, *defender)), || format!("{event:?}: not these"))?;
                self.sums = Some((attack.sum(), defence.sum()));
            }
            Event::Held { attacker, defender } | Event::Tied { attacker, defender } => {
                let tied = matches!(event, Event::Tied { .. });
                if tied {
                    self.tie = Some((*attacker, *defender));
                }
                self.attempt = None;
                if let Some((attack, defence)) = self.sums.take() {
                    let as_told = if tied { attack == defence } else { attack < defence };
                    check(as_told, || format!("{event:?} with {attack} against {defence}"))?;
                }
            }
            // Dice that are rolled again and cards that are added change the sums; whoever passes then, passes.
            Event::Reroll { .. } | Event::Added { .. } => self.sums = None,
            Event::Passed { passer, passed } if self.attempt == Some((*passer, *passed)) => {
                self.attempt = None;
                if let Some((attack, defence)) = self.sums.take() {
                    check(attack >= defence, || format!("{event:?} with {attack} against {defence}"))?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn turns(&mut self, event: &Event) -> Ruling {
        match event {
            Event::Turn { seat, extra } => {
                if *extra {
                    check(self.extra.take() == Some(*seat), || format!("{event:?} was promised to nobody"))?;
                } else {
                    check(self.extra.is_none(), || format!("{event:?} instead of an extra turn"))?;
                    let n = self.road.len();
                    let next =
                        if self.turn.is_none() { self.order } else { Seat((self.order.0 + 1) % n as u8) };
                    check(*seat == next, || format!("{event:?} is not clockwise"))?;
                    self.order = *seat;
                    if let Some(left) = &mut self.left {
                        check(*left > 0, || format!("{event:?} after the last turn"))?;
                        *left -= 1;
                    }
                }
                (self.turn, self.actor, self.actions) = (Some(*seat), *seat, 2);
                (self.attempt, self.tie, self.sums) = (None, None, None);
            }
            Event::NextTurn { seat } => {
                check(self.extra.is_none(), || "two extra turns wait".to_owned())?;
                self.extra = Some(*seat);
            }
            Event::LastLap { .. } => {
                self.left = Some(self.road.len());
                self.order = self.turn.ok_or("a last lap before the first turn")?;
            }
            Event::Over { ranking } => {
                self.over = true;
                let best = |pair: &[Seat]| self.road[pair[0].index()] > self.road[pair[1].index()];
                check(ranking.windows(2).all(best), || {
                    format!("{event:?}, but they came {:?} far", self.road)
                })?;
                check(self.left.is_none_or(|left| left == 0), || "over before the last lap".to_owned())?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the table is as the referee has it.
    pub fn compare(&mut self, race: &Race) -> Ruling {
        self.land()?;
        for (place, seat) in race.pack.iter().enumerate() {
            let car = race.car(*seat);
            let (first, n) = (race.pack[0], self.n());
            // Both readings start from whoever is in front.
            let far = i64::from(car.laps - race.car(first).laps) * n - place as i64;
            let kept = self.road[seat.index()] - self.road[first.index()];
            check(self.turn.is_none() || far == kept, || {
                format!("{seat:?} is {far} from {first:?}, not {kept}")
            })?;
            check(car.laps == self.laps[seat.index()], || format!("{seat:?} has {} laps", car.laps))?;
            check(car.damaged == self.damaged[seat.index()], || format!("{seat:?} is damaged or not"))?;
            let held = car.hand.len() as i64;
            let kept = self.hands[seat.index()];
            check(held == kept, || format!("{seat:?} holds {held} cards, not {kept}"))?;
        }
        check(self.due.is_empty(), || format!("{:?} was due", self.due))
    }
}
