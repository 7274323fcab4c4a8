//! A toy with one of everything that games here can have: a number that only its player knows, a set to
//! choose, a team, something that is brought along, a draw, three hundred choices in one question, an offer,
//! a question with one answer. `Toy<0>` keeps the contract; each other number has one defect.

use crate::contract::Subject;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::kernel::{
    Ask, Asks, Audience, Book, CardPage, Cx, Dial, Dice, Edition, Ended, Flow, Game, Group, Jots, Lesson,
    Lobby, Lookup, Notation, Order, Orderable, Outcome, Patience, Plans, Preset, Press, Reacts, Recalls,
    Refusal, Screen, Seat, Set, Several, Teaches, Tells, Tempo, Text, Tips, Verb, Viewer, Weight,
};
use std::ops::RangeInclusive;

/// Numbers that can be guessed.
const NUMBERS: u16 = 300;
/// Stones that can be taken.
const STONES: u8 = 8;

const ENGLISH: &str = include_str!("toy.en.ftl");
const SPANISH: &str = include_str!("toy.es.ftl");

/// The defects, by number.
pub const LEAKS: u8 = 1;
pub const LOSES_A_SEAT: u8 = 2;
pub const NEVER_ENDS: u8 = 3;
pub const FORGETS: u8 = 4;
pub const OFFERS_TWICE: u8 = 5;
pub const LACKS_A_PRESS: u8 = 6;
pub const LACKS_WORDS: u8 = 7;
pub const DRAWS_THE_HIDDEN: u8 = 8;
pub const SAYS_TOO_MUCH: u8 = 9;
pub const ASKS_BY_WHAT_IS_HIDDEN: u8 = 10;
pub const ADVISES_NONSENSE: u8 = 11;
pub const NAMES_A_MOVE_THAT_IS_NONE: u8 = 12;
pub const DOES_NOT_GROW_UP: u8 = 13;
pub const REFUSES_A_NOTCH: u8 = 14;
pub const SAYS_THE_SAME_OF_TWO: u8 = 15;
pub const SHOWS_IN_SILENCE: u8 = 16;
pub const TIPS_TELL_WHAT_IS_ASKED: u8 = 17;
pub const DECIDES_TWICE: u8 = 18;
pub const DECIDES_BEHIND_CLOSED_TIPS: u8 = 19;
pub const ADVISES_BY_WHAT_IS_HIDDEN: u8 = 20;
pub const SPEAKS_OF_ITS_READER: u8 = 21;
pub const DEFECTS: u8 = 21;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    rounds: u8,
    teams: bool,
}

/// A badge that all see, and a charm that nobody else does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Brings {
    badge: u8,
    charm: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum About {
    Stones,
    Guess,
    Stake,
    Nod,
    Cheer,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    Stones(u8),
    Guess(u16),
    Stake(u8),
    Nod,
    Cheer,
    No,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Taken { seat: Seat, stones: u8 },
    Guessed { seat: Seat, whom: Seat, guess: u16, near: bool, own: u16 },
    Cheered(Seat),
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    me: Option<Seat>,
    points: Vec<u8>,
    badges: Vec<u8>,
    turn: u32,
    own: Option<u16>,
    over: bool,
    leak: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy<const DEFECT: u8> {
    options: Options,
    brought: Vec<Brings>,
    numbers: Vec<u16>,
    points: Vec<u8>,
    turn: u32,
    dice: Dice,
    /// What is forgotten in a save, where that is the defect.
    #[serde(skip_serializing_if = "forgets::<DEFECT>", default)]
    memory: Vec<u8>,
}

fn forgets<const DEFECT: u8>(_: &[u8]) -> bool {
    DEFECT == FORGETS
}

impl<const DEFECT: u8> Toy<DEFECT> {
    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn over(&self) -> bool {
        self.turn >= u32::from(self.options.rounds) * u32::from(self.seats())
    }

    fn whom(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats())
    }

    /// Everybody takes stones, at the same time and unseen.
    fn take_stones(cx: &mut Cx<'_, Self>) -> Flow<()> {
        let mut asks = Asks::new();
        for seat in (0..cx.game.seats()).map(Seat) {
            let mut ask = Ask::new(seat, About::Stones, Patience::Turn, Answer::Stones(0));
            let items = (0..STONES).map(|stone| Answer::Stones(1 << stone)).collect();
            ask.offer_sets(Several { base: Answer::Stones(0), items, least: 1, most: 3 });
            asks.push(ask);
        }
        for (seat, answer) in cx.ask_all(asks)? {
            let Answer::Stones(bits) = answer else { continue };
            cx.game.memory.push(bits);
            if DEFECT == SHOWS_IN_SILENCE {
                cx.game.points[seat.index()] ^= (cx.game.numbers[seat.index()] & 1) as u8;
            }
            cx.tell(Event::Taken { seat, stones: bits.count_ones() as u8 });
        }
        Ok(())
    }

    /// Somebody guesses, while whoever likes may cheer.
    fn guess(cx: &mut Cx<'_, Self>, seat: Seat) -> Flow<u16> {
        let mut ask = Ask::new(seat, About::Guess, Patience::Turn, Answer::Guess(0));
        (1..NUMBERS).for_each(|number| ask.offer(Answer::Guess(number)));
        if DEFECT == OFFERS_TWICE {
            ask.offer(Answer::Guess(7));
        }
        let mut asks = Asks::new();
        asks.push(ask);
        let may_cheer = |other: &Seat| {
            DEFECT != ASKS_BY_WHAT_IS_HIDDEN || cx.game.numbers[other.index()].is_multiple_of(2)
        };
        let others = (0..cx.game.seats()).map(Seat).filter(|other| *other != seat);
        let others: Vec<Seat> = others.filter(may_cheer).collect();
        for other in others {
            let mut cheer = Ask::new(other, About::Cheer, Patience::Offer, Answer::No);
            cheer.offer(Answer::Cheer);
            asks.push(cheer);
        }
        loop {
            match cx.ask_any(&mut asks)? {
                (_, Answer::Guess(guess)) => return Ok(guess),
                (other, answer) => {
                    asks.close(other);
                    if answer == Answer::Cheer {
                        cx.tell(Event::Cheered(other));
                    }
                }
            }
        }
    }
}

impl<const DEFECT: u8> Game for Toy<DEFECT> {
    type Options = Options;
    type Brings = Brings;
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "toy";
    const NUMBER: u32 = 1_001;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 2;

    fn setup(options: &Options, brought: &[Brings], seats: u8, mut dice: Dice) -> Result<Self, Refusal> {
        if options.teams && !seats.is_multiple_of(2) {
            return Err(Refusal::Options("teams need a partner for everybody"));
        }
        let badges: Vec<u8> = brought.iter().map(|one| one.badge).collect();
        if (1..badges.len()).any(|at| badges[..at].contains(&badges[at])) {
            return Err(Refusal::Options("two badges are the same"));
        }
        let mut numbers = Vec::new();
        for _ in 0..seats {
            let rolls = (0..4).fold(0_u16, |sum, _| sum * 6 + u16::from(dice.roll()) - 1);
            numbers.push(rolls % NUMBERS);
        }
        let (points, memory) = (vec![0; usize::from(seats)], Vec::new());
        Ok(Toy {
            options: options.clone(),
            brought: brought.to_vec(),
            numbers,
            points,
            turn: 0,
            dice,
            memory,
        })
    }

    fn step(cx: &mut Cx<'_, Self>) -> Flow<()> {
        let seat = Seat((cx.game.turn % u32::from(cx.game.seats())) as u8);
        let whom = cx.game.whom(seat);
        if seat == Seat(0) {
            Self::take_stones(cx)?;
        }
        let guess = Self::guess(cx, seat)?;
        let mut stake = Ask::new(seat, About::Stake, Patience::Turn, Answer::Stake(1));
        stake.goes_on = true;
        stake.offer(Answer::Stake(2));
        let Answer::Stake(stake) = cx.ask(stake)? else { return Ok(()) };
        let own = cx.game.numbers[whom.index()];
        // Whoever was guessed at nods either way, in their own time.
        let mut nod = Ask::new(whom, About::Nod, Patience::Chore, Answer::Nod);
        nod.unhurried = true;
        cx.ask(nod)?;
        let near = own.abs_diff(guess) < 60;
        if near {
            let points = &mut cx.game.points[seat.index()];
            *points = points.saturating_add(stake);
        }
        cx.tell(Event::Guessed { seat, whom, guess, near, own });
        if DEFECT != NEVER_ENDS {
            cx.game.turn += 1;
        }
        if cx.game.over() {
            cx.tell(Event::Over);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over() {
            return None;
        }
        let seats = (0..self.seats()).map(Seat).filter(|seat| DEFECT != LOSES_A_SEAT || seat.0 != 1);
        let teams: Vec<Vec<Seat>> = match self.options.teams {
            true => (0..2).map(|team| seats.clone().filter(|seat| seat.0 % 2 == team).collect()).collect(),
            false => seats.clone().map(|seat| vec![seat]).collect(),
        };
        let points = |team: &[Seat]| -> u8 { team.iter().map(|seat| self.points[seat.index()]).sum() };
        let mut sums: Vec<u8> = teams.iter().map(|team| points(team)).collect();
        sums.sort_unstable();
        sums.dedup();
        let place = |sum: &u8| teams.iter().filter(|team| points(team) == *sum).flatten().copied().collect();
        let places = sums.iter().rev().map(place).collect();
        Some(Outcome { places, teams: if self.options.teams { teams } else { Vec::new() } })
    }

    fn view(&self, viewer: Viewer) -> View {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            me,
            points: self.points.clone(),
            badges: self.brought.iter().map(|one| one.badge).collect(),
            turn: self.turn,
            own: me.map(|me| self.numbers[me.index()]),
            over: self.over(),
            leak: if matches!(DEFECT, LEAKS | DRAWS_THE_HIDDEN) { self.numbers[0] } else { 0 },
        }
    }

    fn screen(view: &View, ask: Option<&Ask<Self>>) -> Screen<Answer> {
        let heading = Text::new(if ask.is_some() { "ask-toy" } else { "toy-waits" });
        let press = |answer: Answer| {
            let label = match answer {
                Answer::Stones(bits) => {
                    Text::new("press-stone").with("stone", i64::from(bits.trailing_zeros()))
                }
                Answer::Guess(_) if DEFECT == SAYS_THE_SAME_OF_TWO => {
                    Text::new("press-guess").with("number", 1_u8)
                }
                Answer::Guess(number) => Text::new("press-guess").with("number", i64::from(number)),
                Answer::Stake(stake) => Text::new("press-stake").with("stake", stake),
                Answer::Nod => Text::new("press-nod"),
                Answer::Cheer => Text::new("press-cheer"),
                Answer::No => Text::new("press-no"),
            };
            Press { label, hint: None, weight: Weight::Plain, answer }
        };
        let mut groups = Vec::new();
        if let Some(ask) = ask {
            let all = ask.choices.iter().copied().skip(usize::from(DEFECT == LACKS_A_PRESS));
            let presses = all.map(press).collect();
            groups.push(Group::of(Text::new("toy-group"), presses));
            for (of, set) in ask.sets.iter().enumerate() {
                let shown = Set { of, least: set.least, most: set.most, confirm: Text::new("toy-confirm") };
                let presses = set.items.iter().copied().map(press).collect();
                groups.push(Group { set: Some(shown), ..Group::of(Text::new("toy-group"), presses) });
            }
        }
        let own = view.own.map(|number| Text::new("toy-own").with("number", i64::from(number)));
        Screen {
            heading,
            lines: vec![Text::new(if DEFECT == LACKS_WORDS { "toy-unheard-of" } else { "toy-line" })],
            summary: None,
            standing: Vec::new(),
            house: None,
            hand: own.into_iter().collect(),
            own: Vec::new(),
            aside: None,
            groups,
        }
    }

    fn line(event: &Event, viewer: Viewer) -> Option<Text> {
        Some(match event {
            Event::Taken { seat, stones } => {
                Text::new("toy-taken").with("player", *seat).with("stones", *stones)
            }
            Event::Guessed { seat, whom, guess, near, own } => {
                let text = Text::new("toy-guessed").with("player", *seat).with("guess", i64::from(*guess));
                let text = text.with("near", u8::from(*near));
                // Only whoever was guessed at is told how near it was.
                if viewer.is(*whom) { text.with("off", i64::from(own.abs_diff(*guess))) } else { text }
            }
            Event::Cheered(seat) => {
                let key = if DEFECT == SPEAKS_OF_ITS_READER { "toy-asked" } else { "toy-cheered" };
                Text::new(key).with("player", *seat)
            }
            Event::Over => Text::new("toy-over"),
        })
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn check(&self) -> Result<(), &'static str> {
        let even = [self.numbers.len(), self.brought.len()] == [self.points.len(); 2];
        let known = self.numbers.iter().all(|number| *number < NUMBERS);
        if even && known && Self::SEATS.contains(&self.seats()) { Ok(()) } else { Err("its seats") }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn join(base: Answer, items: &[Answer]) -> Answer {
        let bits = |answer: &Answer| if let Answer::Stones(bits) = answer { *bits } else { 0 };
        match base {
            Answer::Stones(_) => Answer::Stones(items.iter().fold(0, |all, one| all | bits(one))),
            other => other,
        }
    }

    fn parts(answer: &Answer) -> SmallVec<[Answer; 8]> {
        let Answer::Stones(bits) = *answer else { return SmallVec::new() };
        (0..STONES).filter(|stone| bits >> stone & 1 == 1).map(|stone| Answer::Stones(1 << stone)).collect()
    }

    /// The first and the last stone do not go together.
    fn unfit(&self, _: &Ask<Self>, answer: &Answer) -> Option<Text> {
        matches!(answer, Answer::Stones(bits) if bits & 0x81 == 0x81).then(|| Text::new("toy-line"))
    }

    /// The first format had no memory.
    fn upgrade(format: u32, mut save: serde_json::Value) -> Option<serde_json::Value> {
        if format != 1 || DEFECT == DOES_NOT_GROW_UP {
            return None;
        }
        save["resting"]["memory"] = serde_json::json!([]);
        Some(save)
    }

    fn proposed_for(_: &Options, seat: Seat, _: u8) -> Brings {
        Brings { badge: seat.0, charm: 0 }
    }
}

impl<const DEFECT: u8> Lobby for Toy<DEFECT> {
    fn book() -> &'static Book {
        static BOOK: Book = Book {
            kind: "toy",
            editions: &[
                Edition { language: "en", messages: &[("toy.ftl", ENGLISH)], rules: "" },
                Edition { language: "es", messages: &[("toy.ftl", SPANISH)], rules: "" },
            ],
        };
        &BOOK
    }

    fn proposed(seats: u8, tempo: Tempo) -> Options {
        Options { rounds: if tempo == Tempo::Live { 2 } else { 1 }, teams: seats == 4 }
    }

    fn presets() -> Vec<Preset> {
        vec![Preset { id: "toy", tempo: Tempo::Live, options: serde_json::json!({ "rounds": 1 }) }]
    }

    fn takes(options: &Options, _: u8, _: Tempo) -> Text {
        Text::new("toy-takes").with("rounds", options.rounds)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Ace", "Bea", "Cid", "Dot"]
    }

    fn dials() -> Vec<Dial> {
        let wrong = if DEFECT == REFUSES_A_NOTCH { "three".into() } else { 3.into() };
        vec![Dial::new("rounds", [("one", 1.into()), ("three", wrong)]), Dial::switch("teams")]
    }

    fn seat_dials() -> Vec<Dial> {
        let badges = ["a", "b", "c", "d"].into_iter().zip((0..4).map(Into::into));
        vec![Dial::new("badge", badges), Dial::new("charm", [("none", 0.into()), ("clover", 1.into())])]
    }
}

impl<const DEFECT: u8> Tells for Toy<DEFECT> {
    fn question(_: &View, seat: Seat, about: About) -> Text {
        Text::new(if about == About::Stones { "toy-asked-stones" } else { "toy-asked" }).with("player", seat)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::Taken { .. })
    }
}

impl<const DEFECT: u8> Recalls for Toy<DEFECT> {
    fn verdict(&self) -> Vec<Text> {
        let Some(outcome) = self.outcome() else { return Vec::new() };
        let one =
            |(seat, place): (Seat, u8)| Text::new("toy-placed").with("player", seat).with("place", place);
        outcome.placed().into_iter().map(one).collect()
    }

    fn details(&self, seat: Seat, story: &[Event]) -> serde_json::Value {
        serde_json::json!({ "points": self.points[seat.index()], "told": story.len() })
    }

    fn statistics(ended: &[Ended]) -> Vec<Text> {
        vec![Text::new("toy-won").with("count", ended.iter().filter(|one| one.is_won()).count() as i64)]
    }

    fn milestones(_: &[Ended]) -> Vec<Text> {
        Vec::new()
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        let near = story.iter().filter(|event| matches!(event, Event::Guessed { near: true, .. }));
        near.take(1).map(|_| Text::new("toy-near")).collect()
    }
}

impl<const DEFECT: u8> Teaches for Toy<DEFECT> {
    fn lesson() -> Lesson<Options> {
        Lesson { options: Options { rounds: 1, teams: false }, seats: 2, seed: [4; 32] }
    }

    fn advise(_: &View, ask: &Ask<Self>) -> Answer {
        match ask.about {
            _ if DEFECT == ADVISES_NONSENSE => Answer::Guess(NUMBERS),
            About::Stones => Answer::Stones(0b11),
            About::Guess => Answer::Guess(NUMBERS / 2),
            _ => ask.otherwise,
        }
    }

    fn advise_quickly(&self, ask: &Ask<Self>) -> Answer {
        let answer = Self::advise(&self.view(Viewer::Seat(ask.seat)), ask);
        let peeks = DEFECT == ADVISES_BY_WHAT_IS_HIDDEN && ask.about == About::Guess;
        if peeks { Answer::Guess(self.numbers[0]) } else { answer }
    }
}

impl<const DEFECT: u8> Lookup for Toy<DEFECT> {
    fn catalogue() -> Vec<(String, Text)> {
        vec![("clover".to_owned(), Text::new("toy-clover"))]
    }

    fn card(id: &str) -> Option<CardPage> {
        (id == "clover")
            .then(|| CardPage { title: Text::new("toy-clover"), lines: vec![Text::new("toy-line")] })
    }
}

impl<const DEFECT: u8> Notation for Toy<DEFECT> {
    fn verbs() -> &'static [Verb] {
        if DEFECT == NAMES_A_MOVE_THAT_IS_NONE {
            return &[Verb { id: "fly", presses: &["press-fly"], grave: &[] }];
        }
        &[Verb { id: "guess", presses: &["press-guess"], grave: &[] }]
    }
}

impl<const DEFECT: u8> Reacts for Toy<DEFECT> {
    fn orderable(_: &View) -> Vec<Orderable> {
        Vec::new()
    }

    fn obey(_: &View, _: &Ask<Self>, _: &Order) -> Option<Answer> {
        None
    }
}

impl<const DEFECT: u8> Plans for Toy<DEFECT> {}

impl<const DEFECT: u8> Jots for Toy<DEFECT> {}

impl<const DEFECT: u8> Audience for Toy<DEFECT> {
    /// As long as nobody has been told how near the guess was.
    fn tips(view: &View, _: Seat, about: About) -> Option<Tips> {
        let open = match about {
            About::Guess => true,
            About::Stake => DEFECT != TIPS_TELL_WHAT_IS_ASKED,
            About::Nod => DEFECT != DECIDES_BEHIND_CLOSED_TIPS,
            _ => false,
        };
        let occasion = if DEFECT == DECIDES_TWICE { 0 } else { view.turn };
        open.then_some(Tips { occasion, answers: &["tip-near", "tip-far"] })
    }

    fn came_true(event: &Event) -> Option<u8> {
        match event {
            Event::Guessed { near, .. } => Some(u8::from(!near)),
            _ => None,
        }
    }
}

impl<const DEFECT: u8> Pictures for Toy<DEFECT> {
    fn draw(scene: Scene<'_, Self>, captions: &Captions) -> Option<Drawing> {
        let said = match scene {
            Scene::Lobby => "toy".to_owned(),
            Scene::Public(view, _) if DEFECT == DRAWS_THE_HIDDEN => format!("{} of {}", view.leak, view.turn),
            Scene::Public(view, told) => format!("turn {}, {:?}, {}", view.turn, view.points, told.len()),
            // Each place that may be chosen has the letter that its button carries.
            Scene::Own(view, ask) => {
                let letters = ask.map_or(0, |ask| ask.choices.len().min(26)) as u8;
                let letters: String = (0..letters).map(|n| char::from(b'A' + n)).collect();
                format!("{:?} {letters}", view.own)
            }
            Scene::Card(_) => "clover".to_owned(),
            Scene::Moment([.., Event::Cheered(seat)]) => {
                captions.names.get(seat.index()).cloned().unwrap_or_default()
            }
            Scene::End(view, _) if view.over => format!("over: {:?}", view.points),
            Scene::Moment(_) | Scene::End(..) | Scene::Whole(..) => return None,
        };
        let alt = if DEFECT == SAYS_TOO_MUCH { said.repeat(400) } else { said };
        let mut svg = sobremesa::drawing::svg::Svg::new();
        svg.rect([0.0, 0.0, 40.0, 30.0], 0.0, "fill=\"#123456\"");
        Some(Drawing { svg: svg.finish(40, 30), width: 40, height: 30, alt })
    }
}

impl<const DEFECT: u8> Subject for Toy<DEFECT> {
    const LONG: u32 = 300;

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        for (at, number) in other.numbers.iter_mut().enumerate() {
            if !viewer.is(Seat(at as u8)) {
                // Whether a guess was near shows: what is dealt is as near to each of them.
                *number = (*number + u16::from(dice.roll())) % NUMBERS;
            }
        }
        other
    }

    fn frozen() -> Vec<String> {
        let options = Options { rounds: 1, teams: false };
        let (saved, _) = sobremesa::kernel::Saved::<Self>::new(&options, 3, Dice::from_number(3)).unwrap();
        let mut old: serde_json::Value = serde_json::from_str(&saved.save()).unwrap();
        old["format"] = 1.into();
        old["resting"].as_object_mut().unwrap().remove("memory");
        vec![old.to_string()]
    }
}
