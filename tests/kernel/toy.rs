//! A game that does what its options say, scene by scene: each thing that the kernel does can be asked for by itself.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use sobremesa::kernel::{
    Ask, Asks, Audience, Book, By, CardPage, Choices, Cx, Dial, Dice, Ended, Flow, Game, Group, Input, Jots,
    Lesson, Lobby, Lookup, Notation, Now, Order, Orderable, Outcome, Patience, Plans, Preset, Press, Reacts,
    Recalls, Refusal, Saved, Screen, Seat, Set, Several, Stop, Teaches, Tells, Tempo, Text, Verb, Viewer,
    Weight, Whom,
};
use std::ops::RangeInclusive;

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);

/// One thing that happens in a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Scene {
    /// Tells this.
    Say(u8),
    /// Rolls a die, and tells what it shows.
    Roll,
    /// Rolls a die, and tells nobody.
    RollUnseen,
    /// Asks a seat to choose among these, and tells what it chose; the first is what time gives.
    Ask { seat: Seat, patience: Patience, choices: Vec<u8> },
    /// The same, and tells nobody.
    AskUnseen { seat: Seat, choices: Vec<u8> },
    /// Asks a seat where the last choice is the one that time gives.
    LastOfTwo(Seat),
    /// Asks these seats at once, until each has said 0 or one has said 2. Who says 1 is asked again, and may
    /// say 3 instead of it. Where it is the same event as in the window before, its numbers stay.
    Window { seats: Vec<Seat>, same: bool },
    /// Hears these seats out, and tells what they said when all have.
    All(Vec<Seat>),
    /// Asks a seat; what it answers is its answer to the next question as well.
    Twice { seat: Seat, first: Vec<u8>, second: Vec<u8> },
    /// Asks a seat; its answer is the answer to the next question, whoever else is asked there, also in the next step.
    LeaveOn { seat: Seat, choices: Vec<u8> },
    /// Asks these seats at once: 0 closes, and the first other answer is left for the next question.
    LeaveAny(Vec<Seat>),
    /// The step begins again, until so many turns have begun.
    Until(u32),
    /// Asks so many questions, one after the other.
    Many(u32),
    /// Asks a seat for some of these items, nought for none of them, and tells their sum.
    Several { seat: Seat, items: Vec<u8>, least: u8, most: u8 },
    /// Asks nobody.
    Nobody,
    /// It is over at once.
    Over,
    /// The next turn begins.
    Turn,
}

/// The game: what is still to come, and what was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy {
    pub seats: u8,
    /// Steps, each with its scenes.
    pub plan: Vec<Vec<Scene>>,
    pub at: usize,
    pub turn: u32,
    /// Whether the step that ends comes again.
    pub back: bool,
    pub heard: Vec<(Seat, u8)>,
    pub dice: Dice,
    /// The number of the first question about what is asked about.
    #[serde(skip)]
    pub since: u32,
}

/// What has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Said(u8),
    Rolled(u8),
    Answered(Seat, u8),
}

/// What a viewer sees: everything that was heard of them, or how much was heard.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Option<Seat>,
    pub heard: usize,
}

/// What the plan of a game is, and how many play.
pub type Plan = Vec<Vec<Scene>>;

/// The answer that is never offered.
pub const NEVER: u8 = 250;
/// A sum that the rules do not allow.
pub const UNLUCKY: u8 = 21;
/// From here on answers are to something that is still to come.
pub const AHEAD: u8 = 100;

impl Toy {
    fn scene(cx: &mut Cx<'_, Toy>, scene: Scene) -> Flow<()> {
        match scene {
            Scene::Say(what) => cx.tell(Event::Said(what)),
            Scene::Roll => {
                let rolled = cx.game.dice.roll();
                cx.tell(Event::Rolled(rolled));
            }
            Scene::RollUnseen => {
                cx.game.dice.roll();
            }
            Scene::Ask { seat, patience, choices } => {
                if let Some(answer) = cx.choose(seat, 1, patience, Choices::from_vec(choices))? {
                    cx.game.heard.push((seat, answer));
                    cx.tell(Event::Answered(seat, answer));
                }
            }
            Scene::AskUnseen { seat, choices } => {
                if let Some(answer) = cx.choose(seat, 2, Patience::Turn, Choices::from_vec(choices))? {
                    cx.game.heard.push((seat, answer));
                }
            }
            Scene::LastOfTwo(seat) => {
                let mut ask = Ask::new(seat, 3, Patience::Turn, 7);
                ask.choices.insert(0, 6);
                let answer = cx.ask(ask)?;
                cx.tell(Event::Answered(seat, answer));
            }
            Scene::Window { seats, same } => {
                if !same {
                    cx.game.since = cx.number();
                }
                let mut asks = Asks::new();
                for seat in seats {
                    let mut ask = Ask::new(seat, 4, Patience::Reaction, 0);
                    ask.concerns = seat == ANN;
                    [1, 2, AHEAD].into_iter().for_each(|choice| ask.offer(choice));
                    asks.push(ask);
                }
                Toy::window(cx, &mut asks)?;
            }
            Scene::All(seats) => {
                let ask = |seat| {
                    let choices = Choices::from_slice(&[0, 1]);
                    Ask::among(seat, 5, Patience::Chore, choices).expect("there are choices")
                };
                let mut asks = Asks::new();
                seats.into_iter().map(ask).for_each(|ask| asks.push(ask));
                for (seat, answer) in cx.ask_all(asks)? {
                    cx.tell(Event::Answered(seat, answer));
                }
            }
            Scene::Twice { seat, first, second } => {
                let first = cx.choose(seat, 6, Patience::Turn, Choices::from_vec(first))?;
                if let Some(answer) = first {
                    cx.leave(seat, answer);
                }
                let second = cx.choose(seat, 6, Patience::Turn, Choices::from_vec(second))?;
                for answer in [first, second].into_iter().flatten() {
                    cx.tell(Event::Answered(seat, answer));
                }
            }
            Scene::LeaveOn { seat, choices } => {
                if let Some(answer) = cx.choose(seat, 4, Patience::Turn, Choices::from_vec(choices))? {
                    cx.leave(seat, answer);
                }
            }
            Scene::LeaveAny(seats) => {
                let mut asks = Asks::new();
                for seat in seats {
                    let choices = Choices::from_slice(&[0, 1, 2]);
                    asks.push(Ask::among(seat, 4, Patience::Reaction, choices).expect("there are choices"));
                }
                while !asks.is_empty() {
                    match cx.ask_any(&mut asks)? {
                        (seat, 0) => asks.close(seat),
                        (seat, answer) => {
                            cx.leave(seat, answer);
                            break;
                        }
                    }
                }
            }
            Scene::Until(turns) => {
                cx.game.turn += 1;
                // The step counts when it is over: this takes it back.
                cx.game.back = cx.game.turn < turns;
            }
            Scene::Many(questions) => {
                for _ in 0..questions {
                    cx.choose(ANN, 7, Patience::Chore, Choices::from_slice(&[0, 1]))?;
                }
            }
            Scene::Several { seat, items, least, most } => {
                let mut ask = Ask::new(seat, 8, Patience::Turn, 0);
                ask.offer_sets(Several { base: 0, items, least, most });
                let answer = cx.ask(ask)?;
                cx.tell(Event::Answered(seat, answer));
            }
            Scene::Nobody => {
                cx.ask_any(&mut Asks::default())?;
            }
            Scene::Over => return Err(Stop::Over),
            Scene::Turn => cx.game.turn += 1,
        }
        Ok(())
    }

    fn window(cx: &mut Cx<'_, Toy>, asks: &mut Asks<Toy>) -> Flow<()> {
        while !asks.is_empty() {
            let (seat, answer) = cx.ask_any(asks)?;
            match answer {
                0 => asks.close(seat),
                1 => {
                    let mut again = Ask::new(seat, 4, Patience::Reaction, 0);
                    again.offer(3);
                    asks.again(again);
                    cx.tell(Event::Answered(seat, 1));
                }
                other => {
                    cx.tell(Event::Answered(seat, other));
                    break;
                }
            }
        }
        Ok(())
    }
}

impl Game for Toy {
    type Options = Plan;
    type Brings = ();
    type About = u8;
    type Answer = u8;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "toy";
    const NUMBER: u32 = 1_000;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const FORMAT: u32 = 4;

    fn setup(options: &Plan, _: &[()], seats: u8, dice: Dice) -> Result<Toy, Refusal> {
        if options.is_empty() {
            return Err(Refusal::Options("nothing is to happen"));
        }
        Ok(Toy {
            seats,
            plan: options.clone(),
            at: 0,
            turn: 0,
            back: false,
            heard: Vec::new(),
            dice,
            since: 0,
        })
    }

    fn step(cx: &mut Cx<'_, Toy>) -> Flow<()> {
        let scenes = cx.game.plan[cx.game.at].clone();
        for scene in scenes {
            if scene == Scene::Over {
                cx.game.at = cx.game.plan.len();
            }
            Toy::scene(cx, scene)?;
        }
        cx.game.at += usize::from(!std::mem::take(&mut cx.game.back));
        cx.game.since = 0;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.at == self.plan.len()).then(|| Outcome::ranked((0..self.seats).rev().map(Seat)))
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View { viewer: seat, heard: self.heard.iter().filter(|(one, _)| viewer.is(*one)).count() }
    }

    fn screen(view: &View, ask: Option<&Ask<Toy>>) -> Screen<u8> {
        // One button more than there are answers: it is none.
        let answers = ask.map(|ask| ask.choices.iter().copied().chain([NEVER])).into_iter().flatten();
        let press = |answer: u8| Press {
            label: Text::new("press").with("answer", answer),
            hint: Some(Text::new("hint")),
            weight: Weight::Plain,
            answer,
        };
        let mut groups = vec![Group::of(Text::new("group"), answers.map(press).collect())];
        for (of, one) in ask.into_iter().flat_map(|ask| ask.sets.iter().enumerate()) {
            let set = Set { of, least: one.least, most: one.most, confirm: Text::new("confirm") };
            // In another order than they are asked for.
            let presses = one.items.iter().rev().copied().chain([NEVER]).map(press).collect();
            groups.push(Group { set: Some(set), ..Group::of(Text::new("set"), presses) });
        }
        Screen {
            heading: Text::new("heading").with("heard", view.heard as i64),
            lines: vec![Text::new("line")],
            summary: Some(Text::new("summary")),
            standing: vec![Text::new("standing")],
            house: None,
            hand: vec![Text::new("hand")],
            own: vec![Text::new("own")],
            aside: None,
            groups,
        }
    }

    fn line(event: &Event, viewer: Viewer) -> Option<Text> {
        match event {
            Event::Said(what) => Some(Text::new("said").with("what", *what)),
            Event::Rolled(_) => None,
            Event::Answered(seat, answer) => {
                viewer.is(*seat).then(|| Text::new("answered").with("answer", *answer))
            }
        }
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The first two formats called places otherwise, and the second was skipped; the third had turns that
    /// begin with one, and says so itself. Before that nobody kept anything.
    fn upgrade(format: u32, mut save: serde_json::Value) -> Option<serde_json::Value> {
        match format {
            1 => {
                let place = save["resting"].as_object_mut()?.remove("place")?;
                save["resting"]["at"] = place;
                save["format"] = 3.into();
            }
            3 => save["resting"]["turn"] = (save["resting"]["turn"].as_u64()?.checked_sub(1)?).into(),
            _ => return None,
        }
        Some(save)
    }

    fn check(&self) -> Result<(), &'static str> {
        if self.at > self.plan.len() { Err("beyond the end") } else { Ok(()) }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn join(base: u8, items: &[u8]) -> u8 {
        base + items.iter().sum::<u8>()
    }

    /// Tens and ones.
    fn parts(answer: &u8) -> SmallVec<[u8; 8]> {
        let tens = std::iter::repeat_n(10, usize::from(answer / 10));
        tens.chain(std::iter::repeat_n(1, usize::from(answer % 10))).collect()
    }

    fn unfit(&self, _: &Ask<Toy>, answer: &u8) -> Option<Text> {
        (*answer == UNLUCKY).then(|| Text::new("unlucky"))
    }
}

impl Lobby for Toy {
    fn book() -> &'static Book {
        static BOOK: Book = Book { kind: Toy::KIND, editions: &[] };
        &BOOK
    }

    fn proposed(seats: u8, tempo: Tempo) -> Plan {
        vec![vec![Scene::Say(if tempo == Tempo::Live { seats } else { 0 })]]
    }

    fn presets() -> Vec<Preset> {
        vec![Preset { id: "quick", tempo: Tempo::Live, options: serde_json::Value::Null }]
    }

    fn takes(options: &Plan, _: u8, _: Tempo) -> Text {
        Text::new("takes").with("scenes", options.len() as i64)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Quill"]
    }

    fn dials() -> Vec<Dial> {
        vec![Dial::switch("loud")]
    }
}

impl Tells for Toy {
    fn question(_: &View, seat: Seat, about: u8) -> Text {
        Text::new("question").with("player", seat).with("about", about)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::Rolled(_))
    }
}

impl Recalls for Toy {
    fn verdict(&self) -> Vec<Text> {
        self.outcome().map(|_| Text::new("over")).into_iter().collect()
    }

    fn details(&self, seat: Seat, story: &[Event]) -> serde_json::Value {
        let heard = self.heard.iter().filter(|(one, _)| *one == seat).count();
        serde_json::json!({ "heard": heard, "told": story.len() })
    }

    fn statistics(ended: &[Ended]) -> Vec<Text> {
        vec![Text::new("played").with("games", ended.len() as i64)]
    }

    fn milestones(ended: &[Ended]) -> Vec<Text> {
        ended.iter().filter(|one| one.place == 1).map(|_| Text::new("won")).take(1).collect()
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        story.iter().filter(|event| matches!(event, Event::Rolled(_))).map(|_| Text::new("rolled")).collect()
    }
}

impl Teaches for Toy {
    fn lesson() -> Lesson<Plan> {
        Lesson { options: vec![vec![Scene::Say(9)]], seats: 2, seed: [9; 32] }
    }

    fn advise(view: &View, ask: &Ask<Toy>) -> u8 {
        if view.heard > 0 { NEVER } else { ask.choices[ask.choices.len() - 1] }
    }
}

impl Lookup for Toy {
    fn catalogue() -> Vec<(String, Text)> {
        vec![("thing".to_owned(), Text::new("a-thing"))]
    }

    fn card(id: &str) -> Option<CardPage> {
        (id == "thing").then(|| CardPage { title: Text::new("a-thing"), lines: vec![Text::new("a-line")] })
    }
}

impl Notation for Toy {
    fn verbs() -> &'static [Verb] {
        &[Verb { id: "say", presses: &["press-say"], grave: &[] }]
    }
}

impl Reacts for Toy {
    fn orderable(view: &View) -> Vec<Orderable> {
        let whoms = if view.viewer == Some(ANN) {
            vec![Whom::Anyone, Whom::Me]
        } else {
            vec![Whom::Named("leader".to_owned())]
        };
        vec![Orderable {
            card: "1".to_owned(),
            copies: 1,
            title: Text::new("a-thing"),
            triggers: vec![("now".to_owned(), Text::new("now")), ("later".to_owned(), Text::new("later"))],
            whoms,
            others: 9,
            cases: if view.viewer == Some(ANN) { vec!["if_i_lose".to_owned()] } else { Vec::new() },
        }]
    }

    fn obey(view: &View, ask: &Ask<Toy>, order: &Order) -> Option<u8> {
        let fits = order.trigger == "now" && (order.case == "always" || view.heard > 0);
        let answer = order.card.parse().ok()?;
        (fits && ask.about == 4).then_some(answer)
    }

    // What is to come is asked about anew each time.
    fn occasion(&self, ask: &Ask<Toy>, answer: &u8) -> u32 {
        if *answer >= AHEAD { ask.number } else { self.since }
    }
}

impl Plans for Toy {}

impl Jots for Toy {}

impl Audience for Toy {}

/// A question to a seat in its own time, that everybody hears the answer to.
pub fn ask(seat: Seat, choices: &[u8]) -> Scene {
    Scene::Ask { seat, patience: Patience::Turn, choices: choices.to_vec() }
}

/// A window for these seats.
pub fn window(seats: &[Seat]) -> Scene {
    Scene::Window { seats: seats.to_vec(), same: false }
}

/// The same event once more.
pub fn window_again(seats: &[Seat]) -> Scene {
    Scene::Window { seats: seats.to_vec(), same: true }
}

/// A game of three that goes like this.
pub fn game(plan: &[&[Scene]]) -> (Saved<Toy>, Now<Toy>) {
    let plan: Plan = plan.iter().map(|scenes| scenes.to_vec()).collect();
    Saved::new(&plan, 3, Dice::from_number(5)).unwrap()
}

/// An answer of a player.
pub fn says(seat: Seat, about: u8, answer: u8) -> Input<Toy> {
    Input { seat, by: By::Player, about, answer }
}

/// Who is asked, under which number, and what may be answered.
pub fn open(now: &Now<Toy>) -> Vec<(Seat, u32, Vec<u8>)> {
    now.asks.iter().map(|ask| (ask.seat, ask.number, ask.choices.to_vec())).collect()
}
