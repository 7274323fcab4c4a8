//! Games of every kind as a host has them, answer by answer, at the face that any game has: what everybody is
//! asked, reads and may press, what lines say, what bots answer, what orders and plans come to, what is saved
//! and loaded, taken back, given up and refused, and what there is to say of it when it is over. As numbers,
//! compared with how it was.

use crate::PARTS;
use crate::kept::{Kept, briefly};
use crate::spoilt::spoilt;
use serde_json::Value;
use sobremesa::drivers::{AnyMind, Character, Level, Random};
use sobremesa::games;
use sobremesa::kernel::{
    AnyAsk, AnyGame, AnyTable, By, Choice, Dial, Ended, Follows, Often, Order, Plannable, Seat, Seed, Tempo,
    Viewer, Whom, has_all,
};
use sobremesa::words::{Language, Nobody, Words};

/// Tables that are laid, of each game, and as many as whoever waits is content with.
const TABLES: usize = 64;
const BRIEFLY: usize = TABLES / 2;
/// So many answers share a number.
const ANSWERS: u32 = 10;
/// So many answers are looked at from all sides.
const ENOUGH: u32 = 90;
/// The question at which those who think are asked what they would do, at some of the tables.
const THOUGHT_ABOUT: u32 = 30;
/// After so many somebody gives up at some of the tables.
const RESIGNED_AFTER: u32 = 60;
/// After so many a game is left as it is.
const LAST: u32 = 400;
/// So many spoilt saves are tried beside each that is whole.
const SPOILT: usize = 12;
/// So many of what was told last are told again.
const TOLD_AGAIN: usize = 8;

/// How a table begins: of what may be set some is set otherwise than is proposed. What cannot be played is
/// noted as well.
struct Begun {
    seats: u8,
    options: Value,
    chosen: Vec<Value>,
}

fn turn(under: &mut Value, dials: &[Dial], whims: &mut Random) {
    for dial in dials {
        if whims.below(2) == 0 {
            under[dial.id] = dial.notches[whims.below(dial.notches.len())].value.clone();
        }
    }
}

fn begin(game: &dyn AnyGame, n: usize, whims: &mut Random, kept: &mut Kept) -> Begun {
    let sizes: Vec<u8> = game.seats().collect();
    let seats = sizes[n % sizes.len()];
    loop {
        let tempo = if whims.below(2) == 0 { Tempo::Live } else { Tempo::Slow };
        let mut options = game.proposed(seats, tempo);
        let mut chosen = vec![Value::Null; usize::from(seats)];
        if n >= sizes.len() {
            turn(&mut options, &game.dials(), whims);
            for one in &mut chosen {
                turn(one, &game.seat_dials(), whims);
            }
        }
        let checked = game.check_options(&options, &chosen);
        kept.print(&(&checked, game.takes(&options, seats, tempo), game.counts_what_is_brought(&options)));
        kept.print(&game.brought(&options, &chosen));
        if checked.is_ok() {
            return Begun { seats, options, chosen };
        }
    }
}

/// A game in progress, and everything that is kept of it.
struct Table<'a> {
    game: &'static dyn AnyGame,
    mind: &'static dyn AnyMind,
    table: Box<dyn AnyTable>,
    seats: u8,
    story: Vec<Value>,
    evidence: Vec<Value>,
    answers: u32,
    /// What whoever was asked about plans before had.
    stake: Vec<String>,
    /// How well they play.
    level: Level,
    whims: Random,
    kept: &'a mut Kept,
}

impl Table<'_> {
    fn viewer(&self, n: u32) -> Viewer {
        let at = (n % (u32::from(self.seats) + 1)) as u8;
        if at < self.seats { Viewer::Seat(Seat(at)) } else { Viewer::Spectator }
    }

    /// Who plays in a seat: some of them are no more than sensible, some have a temper, some only stand in.
    fn who(&self, seat: Seat) -> Character {
        let names = self.game.bot_names();
        let temper = self.mind.temper_of(names[usize::from(seat.0) % names.len()], Level::Racer);
        Character { level: self.level, temper, stands_in: seat.0 % 2 == 1 }
    }

    /// What is open, and for whom.
    fn note_asks(&mut self) -> Vec<AnyAsk> {
        let asks = self.table.asks();
        for ask in &asks {
            self.kept.note(&(ask.seat, ask.number, ask.patience, ask.concerns, ask.unhurried, ask.goes_on));
            self.kept.note(&(ask.choices, &ask.sets, ask.otherwise, ask.is_settled()));
        }
        asks
    }

    /// What somebody who is asked reads, and what somebody else sees meanwhile.
    fn note_seen(&mut self, ask: &AnyAsk) {
        let (table, viewer) = (&self.table, self.viewer(self.answers));
        self.kept.print(&(table.question(ask.seat), table.screen(Viewer::Seat(ask.seat))));
        self.kept.print(&(table.screen(viewer), table.lesson_facts(ask.seat), table.too_late(ask.seat)));
        self.kept.note(&(table.view(viewer), table.turn(), table.began(), table.revision()));
        let (presses, count) = table.on_the_table();
        let given: Vec<_> = (0..=presses.len()).map(|press| table.given_by(ask.seat, press)).collect();
        self.kept.print(&(presses, count, given));
        let from = self.story.len().saturating_sub(TOLD_AGAIN);
        self.note_told(from, viewer);
        if self.answers.is_multiple_of(ANSWERS) {
            self.kept.print(&self.table.luck());
        }
    }

    /// What is told of the story from there on.
    fn note_told(&mut self, from: usize, viewer: Viewer) {
        let first = (from as i64 - self.game.look_back()).max(0);
        let story: Vec<(i64, &Value)> = (0_i64..).zip(&self.story).skip(first as usize).collect();
        self.kept.print(&self.table.tell(&story, from as i64, viewer));
    }

    /// What somebody may be advised, and may type.
    fn note_advice(&mut self, ask: &AnyAsk) {
        let (seat, whims) = (ask.seat, &mut self.whims);
        self.kept.print(&self.table.advise(seat));
        let language = Language::ALL[whims.below(2)];
        let words = Words::of(language, Some(self.game.book()));
        let lines = self.table.lines(seat);
        self.kept.print(&lines);
        for line in lines.iter().take(1 + whims.below(3)) {
            let line = words.say(line, &Nobody);
            let mut parts: Vec<&str> = line.split(' ').collect();
            match whims.below(4) {
                0 => parts.rotate_left(1),
                1 => parts.truncate(1 + whims.below(parts.len())),
                2 => parts.push("iaia"),
                _ => {}
            }
            self.kept.print(&self.table.read(seat, &parts.join(" ")));
            for lookup in self.game.lookups() {
                self.kept.print(&self.table.look(Viewer::Seat(seat), lookup, parts[0]));
            }
        }
    }

    /// What somebody could order, and what would come of it.
    fn note_orders(&mut self, seat: Seat) {
        let all = self.table.orderable(seat);
        let mut orders = Vec::new();
        for one in &all {
            self.kept.note(&(
                &one.card,
                one.copies,
                &one.title,
                &one.triggers,
                &one.whoms,
                !one.cases.is_empty(),
            ));
            orders.extend(one.usual());
            let (whom, trigger) = (self.whims.below(one.whoms.len()), self.whims.below(one.triggers.len()));
            orders.push(Order {
                card: one.card.clone(),
                trigger: one.triggers[trigger].0.clone(),
                whom: one.whoms[whom].clone(),
                case: ["always", "if_i_lose", "if_i_win"][self.whims.below(3)].to_owned(),
                often: [Often::Once, Often::EachTime][self.whims.below(2)],
                keep: self.whims.below(4) as u8,
            });
        }
        for order in &orders {
            self.kept.note(order);
            self.kept.print(&(order.text(&all), self.table.check_orders(seat, std::slice::from_ref(order))));
            let obeyed = self.table.obey(seat, std::slice::from_ref(order), &|_, _| false);
            self.kept.print(&obeyed.map(|one| (one.choice, one.order, one.occasion)));
        }
        let strange = Order { card: "nothing".to_owned(), trigger: "never".to_owned(), ..some_order() };
        self.kept.print(&self.table.check_orders(seat, &vec![strange; 1 + self.whims.below(12)]));
        let odd = self.answers % 2;
        let all = self.table.obey(seat, &orders, &|_, occasion| occasion % 2 == odd);
        self.kept.print(&all.map(|one| (one.choice, one.order, one.occasion)));
    }

    /// What somebody could plan, and what would come of it.
    fn note_plans(&mut self, seat: Seat) {
        let Plannable { possible: all, proposed, .. } = self.table.plannable(seat);
        let stake = self.table.stake(seat);
        self.kept.note(&(
            &all,
            &proposed,
            &stake,
            has_all(&self.stake, &stake),
            has_all(&stake, &self.stake),
        ));
        self.stake = stake;
        for planned in all.iter().chain(&proposed).chain([&Value::Null]) {
            let follows = match self.table.follow(seat, planned) {
                Follows::Not => None,
                Follows::Stops => Some(None),
                Follows::Does(choice) => Some(Some(choice)),
            };
            self.kept.print(&(self.table.planned(planned), follows));
        }
    }

    /// Answers that nobody may give: of somebody who is not asked, and such as are not offered.
    fn note_refused(&mut self, ask: &AnyAsk) {
        let seat = Seat(self.whims.below(8) as u8);
        if self.table.asks().iter().all(|ask| ask.seat != seat) {
            self.kept.print(&self.table.answer(seat, By::Player, Choice::One(0)).err());
        }
        let beside = Choice::Several { of: ask.sets.len(), items: 1 };
        for choice in [Choice::One(ask.choices), beside] {
            let refused = self.table.answer(ask.seat, By::Player, choice).err();
            self.kept.print(&refused.map(|why| (why.text(), why)));
        }
    }

    /// What those would answer who think.
    fn note_thoughts(&mut self, ask: &AnyAsk) {
        for level in self.mind.levels().iter().filter(|level| level.thinks()) {
            self.kept.print(&self.mind.answer(&*self.table, ask.seat, (*level).into(), 1));
        }
    }

    fn note_moved(&mut self, input: &Value, news: &[Value]) {
        self.kept.note(&(input, news));
        let viewer = self.viewer(self.answers / 3);
        for event in news {
            self.kept.print(&(self.game.line(event, viewer), self.game.is_chapter(event)));
            self.kept.print(&self.table.is_on_the_page(event));
        }
        self.evidence.push(input.clone());
        self.story.extend_from_slice(news);
    }

    /// Lets somebody answer.
    fn answer(&mut self, ask: &AnyAsk) {
        let seed = u64::from(self.answers);
        let choice = self.mind.answer(&*self.table, ask.seat, self.who(ask.seat), seed).unwrap();
        let by = [By::Player, By::Player, By::Order, By::Player, By::Clock, By::Player, By::Host];
        self.kept.note(&ask.of(choice));
        let moved = self.table.answer(ask.seat, by[self.answers as usize % 7], choice).unwrap();
        self.note_moved(&moved.input, &moved.news);
        self.answers += 1;
    }

    /// Lets somebody who may take back what they have answered, and somebody else do the same.
    fn take_back(&mut self) {
        for seat in (0..self.seats).map(Seat) {
            let may = self.table.may_take_back(seat);
            self.kept.note(&may);
            if may && self.whims.below(4) == 0 {
                let evidence = self.table.take_back(seat).unwrap();
                self.note_moved(&evidence, &[]);
                self.note_asks();
            }
        }
    }

    /// Lets somebody give up for good.
    fn resign(&mut self) {
        let seat = Seat(self.whims.below(usize::from(self.seats)) as u8);
        if let Some(moved) = self.table.resign(seat).unwrap() {
            self.note_moved(&moved.input, &moved.news);
        }
    }

    /// Lets the game be loaded, as it was and with something wrong in it.
    fn save(&mut self) {
        let text = self.table.save();
        self.kept.note(&text);
        for _ in 0..SPOILT {
            let spoilt = spoilt(&text, &mut self.whims);
            let loaded = self.game.load(&spoilt);
            self.kept.print(&loaded.map(|loaded| (loaded.step, loaded.table.revision())));
        }
        let loaded = self.game.load(&text).unwrap();
        self.kept.print(&loaded.step);
        self.table = loaded.table;
        assert!(self.table.save() == text, "a save is the whole game");
    }

    /// What there is to say when it is over, or has been left.
    fn note_end(&mut self, begun: &Begun, seed: Seed) -> Ended {
        let outcome = self.table.outcome();
        self.kept.print(&(&outcome, self.table.verdict(), self.table.luck()));
        if let Some(outcome) = &outcome {
            self.kept.print(&(outcome.placed(), outcome.ranking(), outcome.winners(), outcome.is_draw()));
            let seats = (0..self.seats).map(Seat);
            self.kept
                .print(&seats.map(|seat| (outcome.team(seat), outcome.is_shared(seat))).collect::<Vec<_>>());
        }
        self.kept.print(&(self.game.highlights(&self.story), self.game.throws(&self.story)));
        self.kept.note(&self.table.seed());
        for n in 0..=u32::from(self.seats) {
            let viewer = self.viewer(n);
            self.kept.print(&self.table.screen(viewer));
            self.note_told(0, viewer);
        }
        let details = |seat: u8| self.table.details(Seat(seat), &self.story);
        let details: Vec<Value> = (0..self.seats).map(details).collect();
        self.kept.note(&details);
        let again = self.game.replay(&begun.options, &begun.chosen, seed, &self.evidence).unwrap();
        self.kept.note(&again.turns);
        assert!(again.table.save() == self.table.save() && again.news == self.story, "it is played again");
        let recorded = self.game.record(&begun.options, &begun.chosen, seed, None, &self.evidence);
        self.kept.print(&recorded);
        let seat = self.story.len() % usize::from(self.seats);
        let place = |seat| outcome.iter().flat_map(|one| one.placed()).find(|(one, _)| *one == seat);
        let seat_of = Seat(seat as u8);
        Ended {
            place: place(seat_of).map_or(1, |(_, place)| place),
            players: self.seats,
            drawn: outcome.as_ref().is_some_and(|one| one.is_shared(seat_of)),
            details: details[seat].clone(),
        }
    }
}

/// Whom and what nobody has ordered.
fn some_order() -> Order {
    Order {
        card: String::new(),
        trigger: String::new(),
        whom: Whom::Anyone,
        case: "always".to_owned(),
        often: Often::Once,
        keep: 0,
    }
}

/// Plays one table.
fn play(game: &'static dyn AnyGame, n: usize, kept: &mut Kept) -> Ended {
    let mut whims = Random::new(n as u64 + 50);
    let begun = begin(game, n, &mut whims, kept);
    let mut seed = [n as u8; 32];
    seed[0] = game.number() as u8;
    let (table, story) = game.start(&begun.options, &begun.chosen, seed).unwrap();
    let mut table = Table {
        game,
        mind: games::mind(game.kind()).unwrap(),
        table,
        seats: begun.seats,
        story,
        evidence: Vec::new(),
        answers: 0,
        stake: Vec::new(),
        level: [Level::Random, Level::Rookie, Level::Novice][n / PARTS % 3],
        whims,
        kept,
    };
    while table.answers < LAST {
        if n % 5 == 4 && table.answers == RESIGNED_AFTER {
            table.resign();
        }
        let asks = table.note_asks();
        if asks.is_empty() {
            break;
        }
        let ask = &asks[table.whims.below(asks.len())];
        if table.answers < ENOUGH {
            look(&mut table, ask);
            if n < PARTS && table.answers == THOUGHT_ABOUT {
                table.note_thoughts(ask);
            }
        } else {
            // Whoever plays on to the end knows how.
            table.level = Level::Rookie;
        }
        table.answer(ask);
        if table.answers < ENOUGH {
            table.take_back();
        }
        if table.answers.is_multiple_of(ANSWERS) {
            table.kept.line(table.answers);
        }
    }
    let ended = table.note_end(&begun, seed);
    let answers = table.answers;
    kept.line(answers);
    ended
}

/// Looks at a question from all sides, at some of them only now and then.
fn look(table: &mut Table<'_>, ask: &AnyAsk) {
    table.note_seen(ask);
    table.note_advice(ask);
    let now_and_then = table.answers % 7;
    let features = table.game.features();
    if features.orders && (now_and_then < 2 || !ask.patience.is_turn()) {
        table.note_orders(ask.seat);
    }
    if features.plan_most > 0 && now_and_then < 4 {
        let seat = if now_and_then == 0 { ask.seat } else { Seat(table.answers as u8 % table.seats) };
        table.note_plans(seat);
    }
    match now_and_then {
        1 | 4 => table.note_refused(ask),
        6 => table.save(),
        _ => {}
    }
}

fn goes_as_it_went(kind: &str, part: usize) {
    let game = games::by_kind(kind).unwrap();
    let mut kept = Kept::open(&format!("{kind}_pressed_{part}"));
    let mut ended = Vec::new();
    let tables = briefly(BRIEFLY, TABLES);
    for n in (0..tables).filter(|n| n % PARTS == part) {
        kept.part(&format!("table {n}"));
        ended.push(play(game, n, &mut kept));
    }
    if tables < TABLES {
        return;
    }
    kept.part("what is kept of them");
    for count in 1..=ended.len() {
        let some = &ended[..count];
        kept.print(&(game.statistics(some), game.milestones(some), game.records(&ended[count - 1])));
        kept.print(&game.is_rated(&ended[count - 1].details));
        kept.line(count);
    }
    kept.close();
}

macro_rules! games {
    ($($module:ident)*) => {
        $(mod $module {
            in_eight_parts! { |part| super::goes_as_it_went(stringify!($module), part) }
        })*
    };
}

games! { carcassonne cthulhu500 fugitive mythos parques }
