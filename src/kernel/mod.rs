//! How any game is played here. Knows no game, no chat program, no database.
//!
//! A game is a pure function from a resting point and the answers since (the *tail*) to the table now, the open questions and
//! what has happened. Its rules are ordinary Rust: where they need an answer they say `cx.ask(..)?`, and when it is not there yet
//! the `?` leaves. When it comes, the step runs again from its resting point with one answer more.

mod any;
mod ask;
mod book;
mod brings;
mod career;
mod dial;
mod dice;
mod evidence;
mod flow;
mod going;
mod imagine;
mod jottings;
mod orders;
mod outcome;
mod plans;
mod recording;
mod refusal;
mod rules;
mod saved;
mod screen;
mod seat;
mod secret;
mod text;
mod tips;
mod told;
mod values;
mod workshop;

pub use any::{AnyGame, AnyTable};
pub use ask::{Ask, Asks, Choice, Choices, ITEMS_MAX, Patience, Several};
pub use book::{Book, Edition};
pub use brings::empty_handed;
pub use career::{Ended, Lesson, Preset, Tempo};
pub use dial::{CardPage, Dial, Notch, Offers, Verb, merge};
pub use dice::{Dice, Draw, Script, Seed, Witness, from_hex, to_hex};
pub use evidence::Onlooker;
pub use flow::{Cx, Flow, Pick, Player, Stop};
pub use imagine::{Imagine, Insight, Reason, World};
pub use jottings::{Jot, Jottings, Pad};
pub use orders::{KEEP_MAX, ORDERS_MAX, Obeyed, Often, Order, Orderable, Verdict, Whom};
pub use outcome::Outcome;
pub use plans::{Follows, has_all};
pub use recording::{Listener, Recording, Sealed};
pub use refusal::Refusal;
pub use rules::Rules;
pub use saved::{By, Input, Now, Saved, play_through};
pub use screen::{Group, Press, Remark, Screen, Set, Telling, Weight};
pub use seat::{Seat, Seats, Viewer};
pub use secret::Secret;
pub use text::{Arg, Text};
pub use tips::Tips;
pub use told::{AnyAsk, Loaded, Moved, Replayed, Step};
pub use workshop::{Part, Shelf, Workshop};

use serde::{Serialize, de::DeserializeOwned};
use smallvec::SmallVec;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The rules of one game, and what can be seen of it.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is settled before the start.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What each player brings or chooses before the start: a role, a colour, a team, a deck. `()` where there is nothing of the kind.
    type Brings: Clone + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a question is about, as everybody may know it.
    type About: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An answer, by its meaning.
    type Answer: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that has happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The name of the game in saves and language files.
    const KIND: &'static str;
    /// The number of the game in buttons, which last: never given to another game, and never changed.
    const NUMBER: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Counts the shapes that saves have had.
    const FORMAT: u32;
    /// Whether what is the same for every game also stands among this game's own commands: people have learnt it there.
    const ALL_COMMANDS: bool = false;
    /// Whether others are ever asked about somebody's move before it counts.
    const HAS_WINDOWS: bool = false;
    /// Whether there are windows in which standing orders can answer.
    const HAS_ORDERS: bool = false;
    /// How many of their next moves somebody can plan; none, where there is nothing to plan.
    const PLAN_MOST: usize = 0;
    /// For how many seconds somebody may think about a move where all are there.
    const TURN_SECS: u32 = 180;
    /// For how many seconds somebody may think about a small decision, where all are there and over days.
    const CHORE_SECS: (u32, u32) = (45, 12 * 3600);
    /// After how many turns that run out a player is away.
    const MISSES: u8 = 1;
    /// How many events before the first that is told have to be known to tell it.
    const LOOK_BACK: i64 = 0;
    /// The option that says which seat begins, where the same people play again and it is the next one's turn to.
    const BEGINS: Option<&'static str> = None;

    /// What the game has to say.
    fn book() -> &'static Book;

    /// The options that are proposed for so many players.
    fn proposed(seats: u8, tempo: Tempo) -> Self::Options;

    /// A first game: over before it gets long, with dice under which something happens that is worth a lesson.
    fn lesson() -> Lesson<Self::Options>;

    /// Settings that go well together, for hosts in a hurry; the first is what is proposed to people who are there together.
    fn presets() -> Vec<Preset>;

    /// How long a game with these options takes so many players, as somebody who has never played would ask.
    fn takes(options: &Self::Options, seats: u8, tempo: Tempo) -> Text;

    /// What a lobby says where so many sit in it, if that is worth a line.
    fn remark(_seats: u8) -> Option<Text> {
        None
    }

    /// What bots are called here; as many as can sit at a table.
    fn bot_names() -> &'static [&'static str];

    /// What may be set before the start.
    fn dials() -> Vec<Dial>;

    /// The moves that have a name of their own, for people who like typing.
    fn verbs() -> &'static [Verb];

    /// Everything with a name that may be looked up, as it is called in saves.
    fn catalogue() -> Vec<(String, Text)>;

    /// What there is to know about one of them.
    fn card(id: &str) -> Option<CardPage>;

    /// What whoever sits in a seat brings, unless they choose otherwise.
    fn proposed_for(options: &Self::Options, seat: Seat, seats: u8) -> Self::Brings {
        let _ = (options, seat, seats);
        Self::Brings::default()
    }

    /// Whether what players bring counts with these options.
    fn counts_what_is_brought(options: &Self::Options) -> bool {
        let _ = options;
        true
    }

    /// What each player may set for their own seat before the start: [`Game::Brings`], dial by dial.
    fn seat_dials() -> Vec<Dial> {
        Vec::new()
    }

    /// Where players make what they bring, if they can.
    fn workshop() -> Option<&'static dyn Workshop> {
        None
    }

    /// Lays out a new game; everybody has `brought` something, seat by seat. What does not go together is refused.
    fn setup(
        options: &Self::Options,
        brought: &[Self::Brings],
        seats: u8,
        dice: Dice,
    ) -> Result<Self, Refusal>;

    /// A save of an earlier format as one of the format after it, or of a later one; the whole document, of which the game is `resting` and
    /// the answers since are `tail`. None where it cannot be read any more.
    fn upgrade(format: u32, save: serde_json::Value) -> Option<serde_json::Value> {
        let _ = (format, save);
        None
    }

    /// Whether a table that was read from a save can be one; if not, what is wrong with it.
    fn check(&self) -> Result<(), &'static str>;

    /// Plays on to the next resting point: one whole action, asking as needed.
    fn step(cx: &mut Cx<'_, Self>) -> Flow<()>;

    /// What becomes of a table whose player in this seat gives up for good, and what is told of that: a table from which can be played on.
    /// `resting` is the table at which the step began that is given up for it. None where somebody else plays on in the seat.
    fn resign(&self, resting: &Self, seat: Seat) -> Option<(Self, Vec<Self::Event>)> {
        let _ = (resting, seat);
        None
    }

    /// Through whose eyes a past moment of a game that is over is looked at, where everything may be known. None: as everybody saw it.
    fn seen_by(&self) -> Option<Seat> {
        None
    }

    /// What there is to say about a past moment of a game that is over, where everything may be known.
    fn hindsight(&self) -> Vec<Text> {
        Vec::new()
    }

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Everybody's end in a sentence, the winner first; nothing, before it is over.
    fn verdict(&self) -> Vec<Text>;

    /// What is worth remembering of how a seat ended, from the whole story as it was told: for statistics.
    fn details(&self, seat: Seat, story: &[Self::Event]) -> serde_json::Value;

    /// What there is to say about all the games that somebody has played, from what was kept of them.
    fn statistics(ended: &[Ended]) -> Vec<Text>;

    /// What somebody has done for the first time in the last of these games, which are in the order in which they ended.
    fn milestones(ended: &[Ended]) -> Vec<Text>;

    /// What of a game may be a record where it was played, each by its name (`record-<name>` in language files): the more, the better.
    fn records(_ended: &Ended) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// Whether a result of this kind says how strong somebody is beside those of other tables; from what was kept of it.
    fn is_rated(_details: &serde_json::Value) -> bool {
        true
    }

    /// What the dice were grown from: to be shown when all is over.
    fn seed(&self) -> Seed;

    /// The seat that began, where another game is begun by the next one ([`Game::BEGINS`]).
    fn began(&self) -> Option<Seat> {
        None
    }

    /// What people who have just played this among themselves might like to try another time.
    fn next_time(&self) -> Option<Text> {
        None
    }

    /// What one viewer may see, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer reads and may press. `ask` is the question that waits for them, if one does.
    fn screen(view: &Self::View, ask: Option<&Ask<Self>>) -> Screen<Self::Answer>;

    /// Buttons under the table, each with an answer of whoever presses it and may give it; none, where an answer says what is hidden.
    fn on_the_table(_view: &Self::View) -> Vec<Press<Self::Answer>> {
        Vec::new()
    }

    /// What a seat is asked, as everybody may know it; from a spectator's view.
    fn question(view: &Self::View, seat: Seat, about: Self::About) -> Text;

    /// What people who look on may say will come of what a seat is asked: the same wherever [`Game::question`] is the same.
    fn tips(view: &Self::View, seat: Seat, about: Self::About) -> Option<Tips> {
        let _ = (view, seat, about);
        None
    }

    /// Which of those answers has come true, where an event decides it: one that comes of an answer to what they could still tip on.
    fn came_true(event: &Self::Event) -> Option<u8> {
        let _ = event;
        None
    }

    /// The best moments of a game that is over, found in what was told.
    fn highlights(story: &[Self::Event]) -> Vec<Text>;

    /// Every throw in order, as a spectator may know it, for whoever draws it again from the seed; none, where the game is not about dice.
    fn throws(_story: &[Self::Event]) -> Vec<Text> {
        Vec::new()
    }

    /// What a learner is told of the table as it stands, beside what the question is about: in a first game alone.
    fn lesson_facts(view: &Self::View, ask: &Ask<Self>) -> Option<Text> {
        let _ = (view, ask);
        None
    }

    /// How luck has been, from a spectator's view, beside what is to be expected; none, where only what is face down would tell.
    fn luck(_view: &Self::View) -> Vec<Text> {
        Vec::new()
    }

    /// What somebody reads whose press came too late for what it was about; nothing, where there is no more to say than that.
    fn too_late(_view: &Self::View) -> Option<Text> {
        None
    }

    /// What a viewer is told of an event; nothing, when it does not concern them.
    fn line(event: &Self::Event, viewer: Viewer) -> Option<Text>;

    /// Tells those of the kept events that have this number or a later one, in sentences that may hold several of them. Those before
    /// them are there to be looked back upon, [`Game::LOOK_BACK`] of them where there are so many: who tells it again says the same.
    fn tell(view: &Self::View, story: &[(i64, Self::Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
        let _ = view;
        let told = story.iter().filter(|(n, _)| *n >= from);
        let text = |(n, event): &(i64, Self::Event)| Some((*n, Self::line(event, viewer)?));
        told.filter_map(text).map(|(n, text)| Telling { n, text, remark: None }).collect()
    }

    /// Whether an event opens a chapter of the story: what it says stands over what follows.
    fn is_chapter(event: &Self::Event) -> bool;

    /// Whether the page of the table as it is now says all of an event anyway, in what is asked, beside it, or in how everything stands:
    /// then what happened before is told instead.
    fn is_on_the_page(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The position in the random stream. Equal before and after means that nothing random happened: taking back relies on it.
    fn chance(&self) -> (u64, u64);

    /// How much has come to light of what chance laid out beforehand: of a stack that is shuffled once, what was drawn from it.
    fn uncovered(&self) -> u32 {
        0
    }

    /// Counts the turns: what lasts for a turn is over when this has changed.
    fn turn(&self) -> u32;

    /// The cards about which a seat can give standing orders, from its own view.
    fn orderable(view: &Self::View) -> Vec<Orderable>;

    /// The answer that a base and the items chosen with it make together ([`Several`]).
    fn join(base: Self::Answer, items: &[Self::Answer]) -> Self::Answer {
        let _ = items;
        base
    }

    /// The items that are chosen with an answer, each as an answer of its own: what [`Game::join`] has put together.
    fn parts(answer: &Self::Answer) -> SmallVec<[Self::Answer; 8]> {
        let _ = answer;
        SmallVec::new()
    }

    /// What is wrong with a set of what is offered, where the rules do not allow it as a whole: for whoever puts it together to read.
    fn unfit(&self, ask: &Ask<Self>, answer: &Self::Answer) -> Option<Text> {
        let _ = (ask, answer);
        None
    }

    /// Whether only people answer so: it changes how they are asked, and is no move of the game. Such answers stand last in their list.
    fn is_for_people(_answer: &Self::Answer) -> bool {
        false
    }

    /// Whether one of its answers is to something that is still to come, and not to what is asked about.
    fn is_ahead(ask: &Ask<Self>, answer: &Self::Answer) -> bool {
        let _ = (ask, answer);
        false
    }

    /// What a seat could plan to do in its next turns, from its own view.
    fn plannable(view: &Self::View) -> Vec<Self::Answer> {
        let _ = view;
        Vec::new()
    }

    /// What it is advised to plan.
    fn propose_plan(view: &Self::View) -> Vec<Self::Answer> {
        let _ = view;
        Vec::new()
    }

    /// How a planned move reads.
    fn planned(answer: &Self::Answer) -> Text {
        let _ = answer;
        Text::new("word-nothing")
    }

    /// Whether a question is one that a plan answers.
    fn is_for_plans(view: &Self::View, ask: &Ask<Self>) -> bool {
        let _ = (view, ask);
        false
    }

    /// Whether what is planned for such a question is wished for: the first wish that can be had is made, and all others wait.
    fn are_wishes(view: &Self::View, ask: &Ask<Self>) -> bool {
        let _ = (view, ask);
        false
    }

    /// Whether a planned move that can be made is made without asking once more.
    fn may_follow(view: &Self::View, answer: &Self::Answer) -> bool {
        let _ = (view, answer);
        true
    }

    /// What a seat has, by names: who has lost anything since they planned is asked again.
    fn stake(view: &Self::View) -> Vec<String> {
        let _ = view;
        Vec::new()
    }

    /// What a standing order answers to a question, where it fits; from the seat's own view alone.
    fn obey(view: &Self::View, ask: &Ask<Self>, order: &Order) -> Option<Self::Answer>;

    /// What a line answers that somebody types in the game's own notation, or what there is to say to it. A line that says more than one
    /// answer is read again at each question that follows from it. Nothing, where this is no such line, or says nothing about it.
    fn read(view: &Self::View, ask: &Ask<Self>, line: &str) -> Option<Result<Self::Answer, Text>> {
        let _ = (view, ask, line);
        None
    }

    /// What may be looked up at a table as it lies, each by a command of its own: its words are `cmd-<id>` and `cmd-<id>-what`.
    fn lookups() -> &'static [&'static str] {
        &[]
    }

    /// What somebody reads who looks something up.
    fn look(view: &Self::View, lookup: &str, what: &str) -> Option<Text> {
        let _ = (view, lookup, what);
        None
    }

    /// What a viewer may jot down for themselves, whoever's turn it is. Nothing, where there is nothing to jot down.
    fn pad(view: &Self::View) -> Option<Pad> {
        let _ = view;
        None
    }

    /// Lays what a seat has jotted down beside the table, for its own view to show. Nothing else may come of it: it is in no save.
    fn lay_beside(&mut self, seat: Seat, jottings: &Jottings) {
        let _ = (seat, jottings);
    }

    /// What a typed line jots down, or what there is to say to it. Nothing, where it is no such line.
    fn jot(view: &Self::View, line: &str) -> Option<Result<Jot, Text>> {
        let _ = (view, line);
        None
    }

    /// The lines that could be typed now, the best first.
    fn lines(view: &Self::View, ask: &Ask<Self>) -> Vec<Text> {
        let _ = (view, ask);
        Vec::new()
    }

    /// What a sensible beginner would answer, seeing no more than this.
    fn advise(view: &Self::View, ask: &Ask<Self>) -> Self::Answer;

    /// The same answer, where a game can find it without drawing a view: whoever thinks ahead plays on by thousands of them.
    fn advise_quickly(&self, ask: &Ask<Self>) -> Self::Answer {
        Self::advise(&self.view(Viewer::Seat(ask.seat)), ask)
    }
}
