//! Any game behind one face: what a host needs that carries several games and knows the rules of none.

use super::evidence;
use super::going::Going;
use super::values::{events, json, kept, options, values};
use super::{
    AnyAsk, Book, By, CardPage, Choice, Dial, Dice, Ended, Features, Follows, Game, Hosted, Jot, Jottings,
    Lesson, Loaded, Moved, Now, Obeyed, Order, Orderable, Outcome, Pad, Plannable, Preset, Press, Recording,
    Refusal, Replayed, Rules, Saved, Screen, Sealed, Seat, Seats, Seed, Step, Telling, Tempo, Text, Thinks,
    Tips, Verb, Viewer, Workshop, brings,
};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;

/// The rules of a game, whichever it is.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// Its name in saves and language files.
    fn kind(&self) -> &'static str;
    /// Its number in buttons.
    fn number(&self) -> u32;
    /// What it has to say.
    fn book(&self) -> &'static Book;
    /// What it has that not every game has.
    fn features(&self) -> Features;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The options that are proposed for so many players.
    fn proposed(&self, seats: u8, tempo: Tempo) -> Value;
    /// A first game.
    fn lesson(&self) -> Lesson<Value>;
    /// Settings that go well together.
    fn presets(&self) -> Vec<Preset>;
    /// How long a game with these options takes so many players.
    fn takes(&self, options: &Value, seats: u8, tempo: Tempo) -> Option<Text>;
    /// What a lobby says where so many sit in it.
    fn remark(&self, seats: u8) -> Option<Text>;
    /// For how many seconds somebody may think.
    fn thinks(&self) -> Thinks;
    /// The option that says which seat begins, if the game has one.
    fn begins(&self) -> Option<&'static str>;
    /// After how many turns that run out a player is away.
    fn misses(&self) -> u8;
    /// What bots are called.
    fn bot_names(&self) -> &'static [&'static str];
    /// What may be set before the start.
    fn dials(&self) -> Vec<Dial>;
    /// The moves that have a name of their own.
    fn verbs(&self) -> &'static [Verb];
    /// What may be looked up at a table as it lies, each by a command of its own.
    fn lookups(&self) -> &'static [&'static str];
    /// Everything with a name that may be looked up.
    fn catalogue(&self) -> Vec<(String, Text)>;
    /// What there is to know about one of them.
    fn card(&self, id: &str) -> Option<CardPage>;
    /// What each player may set for their own seat before the start.
    fn seat_dials(&self) -> Vec<Dial>;
    /// Whether what players bring counts with these options.
    fn counts_what_is_brought(&self, options: &Value) -> bool;
    /// Where players make what they bring, if they can.
    fn workshop(&self) -> Option<&'static dyn Workshop>;
    /// What these players bring, seat by seat: what is proposed, changed where they have chosen otherwise.
    fn brought(&self, options: &Value, chosen: &[Value]) -> Result<Vec<Value>, Refusal>;
    /// Whether these options can be played by so many, each of whom has chosen to bring this; null where they
    /// have chosen nothing.
    fn check_options(&self, options: &Value, chosen: &[Value]) -> Result<(), Refusal>;
    /// Sets up a new game of those who bring this, seat by seat; with it comes what has happened so far.
    fn start(
        &self,
        options: &Value,
        chosen: &[Value],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<Value>), Refusal>;
    /// Plays what was kept of a game once more, answer by answer: the inputs as evidence, takings back included.
    fn replay(
        &self,
        options: &Value,
        chosen: &[Value],
        seed: Seed,
        evidence: &[Value],
    ) -> Result<Replayed, Refusal>;
    /// The same as a recording, for whoever wants to keep the file: without the answers that were taken back,
    /// with how the seed was made and with all that was drawn from it.
    fn record(
        &self,
        options: &Value,
        chosen: &[Value],
        seed: Seed,
        sealed: Option<Sealed>,
        evidence: &[Value],
    ) -> Result<String, Refusal>;
    /// Goes on from a save.
    fn load(&self, save: &str) -> Result<Loaded, Refusal>;
    /// The best moments of a game that is over, found in the events that were kept.
    fn highlights(&self, story: &[Value]) -> Vec<Text>;
    /// Every throw of the dice in the order in which they fell, found in the events that were kept.
    fn throws(&self, story: &[Value]) -> Vec<Text>;
    /// How many kept events before the first that is told have to be given to [`AnyTable::tell`].
    fn look_back(&self) -> i64;
    /// What a viewer is told of a kept event; nothing, when it does not concern them or is not of this program.
    fn line(&self, event: &Value, viewer: Viewer) -> Option<Text>;
    /// Whether a kept event opens a chapter of the story.
    fn is_chapter(&self, event: &Value) -> bool;
    /// Whether a kept event opens a turn.
    fn opens_a_turn(&self, event: &Value) -> bool;
    /// To whom an event is of consequence.
    fn befalls(&self, event: &Value) -> Seats;
    /// Which of the answers that could be tipped has come true by an event that is told.
    fn came_true(&self, event: &Value) -> Option<u8>;
    /// What there is to say about all the games that somebody has played.
    fn statistics(&self, ended: &[Ended]) -> Vec<Text>;
    /// What of a game that somebody has played may be a record where they play.
    fn records(&self, ended: &Ended) -> Vec<(&'static str, i64)>;
    /// Whether what was kept of a result says that it counts for ratings.
    fn is_rated(&self, details: &Value) -> bool;
    /// What somebody has done for the first time in the last of these games.
    fn milestones(&self, ended: &[Ended]) -> Vec<Text>;
}

/// A game in progress, whichever it is.
pub trait AnyTable: Send + Sync {
    /// What the database keeps.
    fn save(&self) -> String;
    /// Counts the answers that were accepted.
    fn revision(&self) -> u32;
    /// Who has to answer. Empty when the game is over.
    fn asks(&self) -> Vec<AnyAsk>;
    /// Gives one of the answers to its question for a seat.
    fn answer(&mut self, seat: Seat, by: By, choice: Choice) -> Result<Moved, Refusal>;
    /// Whether a seat may take its last answer back: exactly then there is something to press for it.
    fn may_take_back(&self, seat: Seat) -> bool;
    /// Takes the last answer of a seat back; what is to be kept of that, as evidence. None where it is too
    /// late for that.
    fn take_back(&mut self, seat: Seat) -> Option<Value>;
    /// What a seat has answered last, as the buttons said it, as long as it may take that back: of a set what
    /// confirmed it first. Not for anybody else, before it counts.
    fn given(&self, seat: Seat) -> Vec<Text>;
    /// Gives a seat up for good; what is to be kept of that, as evidence, and what has happened. None where
    /// somebody else plays on in it.
    fn resign(&mut self, seat: Seat) -> Result<Option<Moved>, Refusal>;
    /// Whether the rules say what becomes of the game where this seat is given up.
    fn may_resign(&self, seat: Seat) -> bool;
    /// What is wrong with a set that a seat has put together, where the rules do not allow it as a whole.
    fn unfit(&self, seat: Seat, choice: Choice) -> Option<Text>;
    /// Which of the answers a sensible beginner would give, seeing no more than the seat does.
    fn advise(&self, seat: Seat) -> Option<Choice>;
    /// What a line of the game's own notation answers to a seat's question, or what there is to say to it.
    fn read(&self, seat: Seat, line: &str) -> Option<Result<Choice, Text>>;
    /// The lines of that notation that could be typed now, the best first.
    fn lines(&self, seat: Seat) -> Vec<Text>;
    /// What somebody reads who looks something up at the table as it lies.
    fn look(&self, viewer: Viewer, lookup: &str, what: &str) -> Option<Text>;
    /// Through whose eyes a past moment of a game that is over is looked at. Nobody else may see it before.
    fn seen_by(&self) -> Option<Seat>;
    /// What there is to say about a past moment of a game that is over. Nobody may read it before.
    fn hindsight(&self) -> Vec<Text>;
    /// Counts the turns.
    fn turn(&self) -> u32;
    /// The seat that began, where another game is begun by the next one.
    fn began(&self) -> Option<Seat>;
    /// What people who have just played this among themselves might like to try another time.
    fn next_time(&self) -> Option<Text>;
    /// The cards about which a seat can give standing orders, seeing no more than the seat does.
    fn orderable(&self, seat: Seat) -> Vec<Orderable>;
    /// Whether a seat can give these orders.
    fn check_orders(&self, seat: Seat, orders: &[Order]) -> Result<(), Refusal>;
    /// What the first of these orders that fits answers to the seat's question. The card may stay in hand for
    /// now, where the answer lies face down or waits for what is to follow. An order that has acted for an
    /// event once does not act for it again: `acted` says whether it has, by the event's occasion.
    fn obey(&self, seat: Seat, orders: &[Order], acted: &dyn Fn(&Order, u32) -> bool) -> Option<Obeyed>;
    /// What a seat could plan to do in its next turns, and what it is advised to, seeing no more than the seat does.
    fn plannable(&self, seat: Seat) -> Plannable;
    /// How a planned move reads.
    fn planned(&self, planned: &Value) -> Option<Text>;
    /// What becomes of a planned move at the seat's question.
    fn follow(&self, seat: Seat, planned: &Value) -> Follows;
    /// What a seat has: who has lost anything since they planned is asked again.
    fn stake(&self, seat: Seat) -> Vec<String>;
    /// What of the catalogue a seat has, seeing no more than the seat does.
    fn at_hand(&self, seat: Seat) -> Vec<String>;
    /// What a seat may jot down for itself, seeing no more than the seat does.
    fn pad(&self, seat: Seat) -> Option<Pad>;
    /// Lays what a seat has jotted down beside the table, for its own view to show. It is in no save.
    fn lay_beside(&mut self, seat: Seat, jottings: &Jottings);
    /// What a typed line jots down for a seat, or what there is to say to it. Nothing, where it is no such line.
    fn jot(&self, seat: Seat, line: &str) -> Option<Result<Jot, Text>>;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a viewer reads and may press. The answers are places in the list of their question; in a group
    /// that is a set, places among its items.
    fn screen(&self, viewer: Viewer) -> Screen<usize>;
    /// Tells the kept events from a number on, in sentences that may hold several of them; those before it
    /// explain them.
    fn tell(&self, story: &[(i64, &Value)], from: i64, viewer: Viewer) -> Vec<Telling>;
    /// Whether the page of the table as it is now says all of a kept event anyway.
    fn is_on_the_page(&self, event: &Value) -> bool;
    /// What a seat is asked, as everybody may know it. None when it is not asked.
    fn question(&self, seat: Seat) -> Option<Text>;
    /// What people who look on may say will come of what is asked.
    fn tips(&self) -> Option<Tips>;
    /// Buttons that stand under the table, by their numbers, and a count that changes with what they are about.
    fn on_the_table(&self) -> (Vec<Press<usize>>, u32);
    /// The answer of one of them to what a seat is asked; none, where it is not offered there.
    fn given_by(&self, seat: Seat, press: usize) -> Option<(u32, Choice)>;
    /// What a seat reads whose press came too late.
    fn too_late(&self, seat: Seat) -> Option<Text>;
    /// What a viewer may see, as JSON: for tests that compare, and for whoever asks for their own data.
    fn view(&self, viewer: Viewer) -> Value;
    /// Everybody's end in a sentence, the winner first.
    fn verdict(&self) -> Vec<Text>;
    /// What is worth remembering of how a seat ended, from the whole story as it was told.
    fn details(&self, seat: Seat, story: &[Value]) -> Value;
    /// What the dice were grown from.
    fn seed(&self) -> Seed;
    /// How luck has been with everybody so far, as anybody may know it.
    fn luck(&self) -> Vec<Text>;
    /// What a learner in this seat is told of the table as it stands.
    fn lesson_facts(&self, seat: Seat) -> Option<Text>;
    /// The table in the types of its own game ([`Now`]), for what belongs to that game: its pictures.
    fn typed(&self) -> &dyn Any;
    /// What is kept of it in those types ([`Saved`]), for players who think.
    fn kept(&self) -> &dyn Any;
}

impl<'a> dyn AnyTable + 'a {
    /// The table as one of this game. None, when it is of another.
    pub fn of<G: Game>(&self) -> Option<&Now<G>> {
        self.typed().downcast_ref()
    }

    /// What is kept of it, as one of this game. None, when it is of another.
    pub fn kept_of<G: Game>(&self) -> Option<&Saved<G>> {
        self.kept().downcast_ref()
    }
}

impl<G: Hosted> AnyGame for Rules<G> {
    fn kind(&self) -> &'static str {
        G::KIND
    }

    fn number(&self) -> u32 {
        G::NUMBER
    }

    fn book(&self) -> &'static Book {
        G::book()
    }

    fn features(&self) -> Features {
        Features {
            all_commands: G::ALL_COMMANDS,
            windows: G::HAS_WINDOWS,
            orders: G::HAS_ORDERS,
            plan_most: G::PLAN_MOST,
        }
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn proposed(&self, seats: u8, tempo: Tempo) -> Value {
        json(&G::proposed(seats, tempo))
    }

    fn lesson(&self) -> Lesson<Value> {
        let Lesson { options, seats, seed } = G::lesson();
        Lesson { options: json(&options), seats, seed }
    }

    fn presets(&self) -> Vec<Preset> {
        G::presets()
    }

    fn takes(&self, value: &Value, seats: u8, tempo: Tempo) -> Option<Text> {
        Some(G::takes(&options::<G>(value).ok()?, seats, tempo))
    }

    fn remark(&self, seats: u8) -> Option<Text> {
        G::remark(seats)
    }

    fn thinks(&self) -> Thinks {
        G::THINKS
    }

    fn begins(&self) -> Option<&'static str> {
        G::BEGINS
    }

    fn misses(&self) -> u8 {
        G::MISSES
    }

    fn bot_names(&self) -> &'static [&'static str] {
        G::bot_names()
    }

    fn dials(&self) -> Vec<Dial> {
        G::dials()
    }

    fn verbs(&self) -> &'static [Verb] {
        G::verbs()
    }

    fn lookups(&self) -> &'static [&'static str] {
        G::lookups()
    }

    fn catalogue(&self) -> Vec<(String, Text)> {
        G::catalogue()
    }

    fn card(&self, id: &str) -> Option<CardPage> {
        G::card(id)
    }

    fn counts_what_is_brought(&self, value: &Value) -> bool {
        options::<G>(value).is_ok_and(|options| G::counts_what_is_brought(&options))
    }

    fn seat_dials(&self) -> Vec<Dial> {
        G::seat_dials()
    }

    fn workshop(&self) -> Option<&'static dyn Workshop> {
        G::workshop()
    }

    fn brought(&self, value: &Value, chosen: &[Value]) -> Result<Vec<Value>, Refusal> {
        Ok(values(&brings::chosen::<G>(&options::<G>(value)?, chosen)?))
    }

    fn check_options(&self, value: &Value, chosen: &[Value]) -> Result<(), Refusal> {
        // A game that can be set up can be played: there is no second opinion that could differ.
        let options = options::<G>(value)?;
        let brought = brings::chosen::<G>(&options, chosen)?;
        Saved::<G>::begin(&options, &brought, Dice::from_number(0)).map(|_| ())
    }

    fn start(
        &self,
        value: &Value,
        chosen: &[Value],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<Value>), Refusal> {
        let options = options::<G>(value)?;
        let brought = brings::chosen::<G>(&options, chosen)?;
        let (saved, now) = Saved::<G>::begin(&options, &brought, Dice::from_seed(seed))?;
        let news = values(&now.news);
        Ok((Box::new(Going { saved, now }), news))
    }

    fn replay(
        &self,
        value: &Value,
        chosen: &[Value],
        seed: Seed,
        evidence: &[Value],
    ) -> Result<Replayed, Refusal> {
        let options = options::<G>(value)?;
        let brought = brings::chosen::<G>(&options, chosen)?;
        let again = evidence::replay::<G>(&options, &brought, seed, evidence)?;
        let table = Box::new(Going { saved: again.saved, now: again.now });
        Ok(Replayed { table, news: again.news, turns: again.turns })
    }

    fn record(
        &self,
        value: &Value,
        chosen: &[Value],
        seed: Seed,
        sealed: Option<Sealed>,
        evidence: &[Value],
    ) -> Result<String, Refusal> {
        let options = options::<G>(value)?;
        let brought = brings::chosen::<G>(&options, chosen)?;
        let recording = evidence::record::<G>(options, brought, seed, evidence)?.with_draws()?;
        Ok(json(&Recording { sealed, ..recording }).to_string())
    }

    fn load(&self, save: &str) -> Result<Loaded, Refusal> {
        let mut saved = Saved::<G>::load(save)?;
        match saved.now() {
            Ok(now) => Ok(Loaded { table: Box::new(Going { saved, now }), step: Step::GoesOn }),
            // The rules have changed under the step: players must not be told another story than they were.
            Err(_) => {
                let now = saved.put_back()?;
                let news = values(&now.news);
                Ok(Loaded { table: Box::new(Going { saved, now }), step: Step::PutBack(news) })
            }
        }
    }

    fn highlights(&self, story: &[Value]) -> Vec<Text> {
        G::highlights(&events::<G>(story))
    }

    fn throws(&self, story: &[Value]) -> Vec<Text> {
        G::throws(&events::<G>(story))
    }

    fn is_chapter(&self, event: &Value) -> bool {
        kept::<G>(event).is_some_and(|event| G::is_chapter(&event))
    }

    fn opens_a_turn(&self, event: &Value) -> bool {
        kept::<G>(event).is_some_and(|event| G::opens_a_turn(&event))
    }

    fn befalls(&self, event: &Value) -> Seats {
        kept::<G>(event).map_or(Seats::NONE, |event| G::befalls(&event))
    }

    fn came_true(&self, event: &Value) -> Option<u8> {
        kept::<G>(event).and_then(|event| G::came_true(&event))
    }

    fn statistics(&self, ended: &[Ended]) -> Vec<Text> {
        G::statistics(ended)
    }

    fn records(&self, ended: &Ended) -> Vec<(&'static str, i64)> {
        G::records(ended)
    }

    fn is_rated(&self, details: &Value) -> bool {
        G::is_rated(details)
    }

    fn milestones(&self, ended: &[Ended]) -> Vec<Text> {
        G::milestones(ended)
    }

    fn look_back(&self) -> i64 {
        G::LOOK_BACK
    }

    fn line(&self, event: &Value, viewer: Viewer) -> Option<Text> {
        G::line(&kept::<G>(event)?, viewer)
    }
}
