//! What a game offers beside its rules. Lobby, story, memory and lessons ask something of every game; whoever has
//! nothing of the others says so in one empty line each, and the face shows nothing of it.

use super::{
    Ask, Book, CardPage, Dial, Ended, Game, Jot, Jottings, Lesson, Order, Orderable, Pad, Preset, Press,
    Seat, Seats, Telling, Tempo, Text, Tips, Verb, Viewer, Workshop,
};

/// A game with everything that may be asked of it.
pub trait Hosted:
    Lobby + Tells + Recalls + Teaches + Lookup + Notation + Reacts + Plans + Jots + Audience
{
}

impl<G> Hosted for G where
    G: Lobby + Tells + Recalls + Teaches + Lookup + Notation + Reacts + Plans + Jots + Audience
{
}

/// For how many seconds somebody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinks {
    /// About a move, where all are there.
    pub turn: u32,
    /// About an answer to what others do, where all are there.
    pub reaction: u32,
    /// About a small decision, where all are there.
    pub chore: u32,
    /// The same over days.
    pub chore_of_days: u32,
}

impl Thinks {
    /// In most games.
    pub const USUALLY: Thinks = Thinks { turn: 180, reaction: 6, chore: 45, chore_of_days: 12 * 3600 };
}

/// What is settled before a game begins, and how long one may think in it.
pub trait Lobby: Game {
    /// How long one may think.
    const THINKS: Thinks = Thinks::USUALLY;
    /// After how many turns that run out a player is away.
    const MISSES: u8 = 1;
    /// The option that says which seat begins, where the same people play again and it is the next one's turn to.
    const BEGINS: Option<&'static str> = None;

    /// What the game has to say.
    fn book() -> &'static Book;

    /// The options that are proposed for so many players.
    fn proposed(seats: u8, tempo: Tempo) -> Self::Options;

    /// Settings that go well together, for hosts in a hurry; the first is what is proposed to people who are
    /// there together.
    fn presets() -> Vec<Preset> {
        Vec::new()
    }

    /// How long a game with these options takes so many players, as somebody who has never played would ask.
    fn takes(options: &Self::Options, seats: u8, tempo: Tempo) -> Text;

    /// What a lobby says where so many sit in it, if that is worth a line.
    fn remark(_seats: u8) -> Option<Text> {
        None
    }

    /// What bots are called here; as many as can sit at a table.
    fn bot_names() -> &'static [&'static str];

    /// What may be set before the start.
    fn dials() -> Vec<Dial> {
        Vec::new()
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

    /// The seat that began, where another game is begun by the next one ([`Lobby::BEGINS`]).
    fn began(&self) -> Option<Seat> {
        None
    }
}

/// What a game says beside its lines: whom it waits for, a story in sentences, how luck has been.
pub trait Tells: Game {
    /// How many events before the first that is told have to be known to tell it.
    const LOOK_BACK: i64 = 0;

    /// What a seat is asked, as everybody may know it; from a spectator's view.
    fn question(view: &Self::View, seat: Seat, about: Self::About) -> Text;

    /// Tells those of the kept events that have this number or a later one, in sentences that may hold
    /// several of them. Those before them are there to be looked back upon, [`Tells::LOOK_BACK`] of them
    /// where there are so many: who tells it again says the same.
    fn tell(view: &Self::View, story: &[(i64, Self::Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
        let _ = view;
        let told = story.iter().filter(|(n, _)| *n >= from);
        let text = |(n, event): &(i64, Self::Event)| Some((*n, Self::line(event, viewer)?));
        told.filter_map(text).map(|(n, text)| Telling { n, text, remark: None }).collect()
    }

    /// What a button said, for whoever reads of it when its picture is gone: without the signs that lead to it.
    fn afterwards(label: Text) -> Text {
        label
    }

    /// What players call the turn that is played now, where they do not count turns.
    fn moment(&self) -> Option<Text> {
        None
    }

    /// To whom an event is of consequence: to whom something was done, or who has tried something of which
    /// this came. Their own pages tell it until they move again.
    fn befalls(_event: &Self::Event) -> Seats {
        Seats::NONE
    }

    /// Whether an event opens a chapter of the story: what it says stands over what follows.
    fn is_chapter(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether an event opens a turn: the answer that ends the one before may bring it, but a replay tells it with
    /// what follows.
    fn opens_a_turn(event: &Self::Event) -> bool {
        Self::is_chapter(event)
    }

    /// Whether the page of the table as it is now says all of an event anyway, in what is asked, beside it,
    /// or in how everything stands: then what happened before is told instead.
    fn is_on_the_page(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// How luck has been, from a spectator's view, beside what is to be expected; none, where only what is
    /// face down would tell.
    fn luck(_view: &Self::View) -> Vec<Text> {
        Vec::new()
    }

    /// What somebody reads whose press came too late for what it was about; nothing, where there is no more
    /// to say than that.
    fn too_late(_view: &Self::View) -> Option<Text> {
        None
    }
}

/// What there is to say of games that are over: how it ended, what is worth remembering, what anybody may look at now.
pub trait Recalls: Game {
    /// Everybody's end in a sentence, the winner first; nothing, before it is over.
    fn verdict(&self) -> Vec<Text>;

    /// What is worth remembering of how a seat ended, from the whole story as it was told: for statistics.
    fn details(&self, seat: Seat, story: &[Self::Event]) -> serde_json::Value {
        let _ = (seat, story);
        serde_json::Value::Null
    }

    /// What there is to say about all the games that somebody has played, from what was kept of them.
    fn statistics(_ended: &[Ended]) -> Vec<Text> {
        Vec::new()
    }

    /// What somebody has done for the first time in the last of these games, which are in the order in which
    /// they ended.
    fn milestones(_ended: &[Ended]) -> Vec<Text> {
        Vec::new()
    }

    /// What of a game may be a record where it was played, each by its name (`record-<name>` in language
    /// files): the more, the better.
    fn records(_ended: &Ended) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// Whether a result of this kind says how strong somebody is beside those of other tables; from what was
    /// kept of it.
    fn is_rated(_details: &serde_json::Value) -> bool {
        true
    }

    /// The best moments of a game that is over, found in what was told.
    fn highlights(_story: &[Self::Event]) -> Vec<Text> {
        Vec::new()
    }

    /// Every throw in order, as a spectator may know it, for whoever draws it again from the seed; none,
    /// where the game is not about dice.
    fn throws(_story: &[Self::Event]) -> Vec<Text> {
        Vec::new()
    }

    /// Through whose eyes a past moment of a game that is over is looked at, where everything may be known.
    /// None: as everybody saw it.
    fn seen_by(&self) -> Option<Seat> {
        None
    }

    /// What there is to say about a past moment of a game that is over, where everything may be known.
    fn hindsight(&self) -> Vec<Text> {
        Vec::new()
    }

    /// What people who have just played this among themselves might like to try another time.
    fn next_time(&self) -> Option<Text> {
        None
    }
}

/// A first game, and what a sensible beginner would do: bots, stand-ins and learners ask for that.
pub trait Teaches: Game {
    /// A first game: over before it gets long, with dice under which something happens that is worth a lesson.
    fn lesson() -> Lesson<Self::Options>;

    /// What a learner is told of the table as it stands, beside what the question is about: in a first game alone.
    fn lesson_facts(view: &Self::View, ask: &Ask<Self>) -> Option<Text> {
        let _ = (view, ask);
        None
    }

    /// What a sensible beginner would answer, seeing no more than this.
    fn advise(view: &Self::View, ask: &Ask<Self>) -> Self::Answer;

    /// The same answer, where a game can find it without drawing a view: whoever thinks ahead plays on by
    /// thousands of them.
    fn advise_quickly(&self, ask: &Ask<Self>) -> Self::Answer {
        Self::advise(&self.view(Viewer::Seat(ask.seat)), ask)
    }
}

/// What may be looked up.
pub trait Lookup: Game {
    /// Everything with a name that may be looked up, as it is called in saves.
    fn catalogue() -> Vec<(String, Text)> {
        Vec::new()
    }

    /// What there is to know about one of them.
    fn card(_id: &str) -> Option<CardPage> {
        None
    }

    /// What of it a seat has, in its hand and before it, each name once: for whoever wants to read it.
    fn at_hand(view: &Self::View) -> Vec<String> {
        let _ = view;
        Vec::new()
    }

    /// What may be looked up at a table as it lies, each by a command of its own: its words are `cmd-<id>`
    /// and `cmd-<id>-what`.
    fn lookups() -> &'static [&'static str] {
        &[]
    }

    /// What somebody reads who looks something up.
    fn look(view: &Self::View, lookup: &str, what: &str) -> Option<Text> {
        let _ = (view, lookup, what);
        None
    }
}

/// How a game is played by people who like typing.
pub trait Notation: Game {
    /// Whether what is the same for every game also stands among this game's own commands: people have learnt it there.
    const ALL_COMMANDS: bool = false;

    /// The moves that have a name of their own, for people who like typing.
    fn verbs() -> &'static [Verb] {
        &[]
    }

    /// What a line answers that somebody types in the game's own notation, or what there is to say to it. A
    /// line that says more than one answer is read again at each question that follows from it. Nothing,
    /// where this is no such line, or says nothing about it.
    fn read(view: &Self::View, ask: &Ask<Self>, line: &str) -> Option<Result<Self::Answer, Text>> {
        let _ = (view, ask, line);
        None
    }

    /// The lines that could be typed now, the best first.
    fn lines(view: &Self::View, ask: &Ask<Self>) -> Vec<Text> {
        let _ = (view, ask);
        Vec::new()
    }
}

/// What others may answer to somebody's move, and the orders that answer for them.
pub trait Reacts: Game {
    /// Whether others are ever asked about somebody's move before it counts.
    const HAS_WINDOWS: bool = false;
    /// Whether there are windows in which standing orders can answer.
    const HAS_ORDERS: bool = false;

    /// The cards about which a seat can give standing orders, from its own view.
    fn orderable(_view: &Self::View) -> Vec<Orderable> {
        Vec::new()
    }

    /// What a standing order answers to a question, where it fits; from the seat's own view alone.
    fn obey(view: &Self::View, ask: &Ask<Self>, order: &Order) -> Option<Self::Answer> {
        let _ = (view, ask, order);
        None
    }

    /// Names the event that an answer is to, of which an order acts once: by the number of the first question about it.
    fn occasion(&self, ask: &Ask<Self>, answer: &Self::Answer) -> u32 {
        let _ = answer;
        ask.number
    }
}

/// Moves that somebody may leave in advance.
pub trait Plans: Game {
    /// How many of their next moves somebody can plan; none, where there is nothing to plan.
    const PLAN_MOST: usize = 0;

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

    /// Whether what is planned now is wished for: the first wish that can be had is made, and all others wait.
    fn are_wishes(view: &Self::View) -> bool {
        let _ = view;
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
}

/// Signs that somebody may put beside things for themselves.
pub trait Jots: Game {
    /// What a viewer may jot down for themselves, whoever's turn it is. Nothing, where there is nothing to jot down.
    fn pad(view: &Self::View) -> Option<Pad> {
        let _ = view;
        None
    }

    /// Lays what a seat has jotted down beside the table, for its own view to show. Nothing else may come of
    /// it: it is in no save.
    fn lay_beside(&mut self, seat: Seat, jottings: &Jottings) {
        let _ = (seat, jottings);
    }

    /// What a typed line jots down, or what there is to say to it. Nothing, where it is no such line.
    fn jot(view: &Self::View, line: &str) -> Option<Result<Jot, Text>> {
        let _ = (view, line);
        None
    }
}

/// What may be pressed under the table itself, and what people who look on may say will come.
pub trait Audience: Game {
    /// Buttons under the table, each with an answer of whoever presses it and may give it; none, where an
    /// answer says what is hidden.
    fn on_the_table(_view: &Self::View) -> Vec<Press<Self::Answer>> {
        Vec::new()
    }

    /// What people who look on may say will come of what a seat is asked: the same wherever
    /// [`Tells::question`] is the same.
    fn tips(view: &Self::View, seat: Seat, about: Self::About) -> Option<Tips> {
        let _ = (view, seat, about);
        None
    }

    /// Which of those answers has come true, where an event decides it: one that comes of an answer to what
    /// they could still tip on.
    fn came_true(event: &Self::Event) -> Option<u8> {
        let _ = event;
        None
    }
}
