//! A particular game in progress, behind the face that any game has.

use super::evidence;
use super::plans;
use super::values::{events, json, kept, values};
use super::{
    AnyAsk, AnyTable, By, Choice, Follows, Hosted, Input, Jot, Jottings, Moved, Now, ORDERS_MAX, Obeyed,
    Order, Orderable, Outcome, Pad, Patience, Plannable, Press, Refusal, Saved, Screen, Seat, Seed, Set,
    Telling, Text, Tips, Viewer,
};
use serde_json::Value;
use std::any::Any;

/// A particular game in progress.
pub(super) struct Going<G: Hosted> {
    pub saved: Saved<G>,
    pub now: Now<G>,
}

impl<G: Hosted> AnyTable for Going<G> {
    fn save(&self) -> String {
        self.saved.save()
    }

    fn revision(&self) -> u32 {
        self.saved.revision()
    }

    fn asks(&self) -> Vec<AnyAsk> {
        let mut asks: Vec<AnyAsk> = self.now.asks.iter().map(AnyAsk::from).collect();
        // The first of them says what everybody waits for: that is never an offer.
        asks.sort_by_key(|ask| ask.patience == Patience::Offer);
        asks
    }

    fn answer(&mut self, seat: Seat, by: By, choice: Choice) -> Result<Moved, Refusal> {
        let ask = self.now.ask(seat).ok_or(Refusal::NotAsked)?;
        let answer = ask.answer(choice).ok_or(Refusal::NotOffered)?;
        let input = Input { seat, by, about: ask.about, answer };
        let evidence = json(&input);
        self.now = self.saved.submit(input)?;
        Ok(Moved { input: evidence, news: values(&self.now.news) })
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.saved.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Option<Value> {
        self.now = self.saved.take_back(seat)?;
        Some(json(&evidence::TakenBack { take_back: seat }))
    }

    fn given(&self, seat: Seat) -> Vec<Text> {
        let Some((was, answer)) = self.saved.given(seat) else { return Vec::new() };
        let Some(choice) = was.ask(seat).and_then(|ask| ask.choice(&answer)) else { return Vec::new() };
        let groups = drawn(&was, Viewer::Seat(seat)).groups;
        let said = groups.into_iter().map(|group| match (group.set, choice) {
            (None, Choice::One(at)) => labels(group.presses, |answer| answer == at),
            (Some(set), Choice::Several { of, items }) if set.of == of => {
                let marked = labels(group.presses, |answer| items & (1 << answer) != 0);
                [set.confirm].into_iter().chain(marked).collect()
            }
            _ => Vec::new(),
        });
        said.into_iter().find(|said: &Vec<Text>| !said.is_empty()).unwrap_or_default()
    }

    fn resign(&mut self, seat: Seat) -> Result<Option<Moved>, Refusal> {
        let Some(now) = self.saved.resign(seat)? else { return Ok(None) };
        self.now = now;
        let input = json(&evidence::Resigned { resign: seat });
        Ok(Some(Moved { input, news: values(&self.now.news) }))
    }

    fn seen_by(&self) -> Option<Seat> {
        self.now.game.seen_by()
    }

    fn hindsight(&self) -> Vec<Text> {
        self.now.game.hindsight()
    }

    fn is_on_the_page(&self, event: &Value) -> bool {
        kept::<G>(event).is_some_and(|event| self.now.game.is_on_the_page(&event))
    }

    fn may_resign(&self, seat: Seat) -> bool {
        self.saved.may_resign(&self.now.game, seat)
    }

    fn unfit(&self, seat: Seat, choice: Choice) -> Option<Text> {
        let ask = self.now.ask(seat)?;
        self.now.game.unfit(ask, &ask.answer(choice)?)
    }

    fn advise(&self, seat: Seat) -> Option<Choice> {
        let ask = self.now.ask(seat)?;
        let advised = G::advise(&self.now.game.view(Viewer::Seat(seat)), ask);
        ask.choice(&advised).or_else(|| ask.choice(&ask.otherwise))
    }

    fn read(&self, seat: Seat, line: &str) -> Option<Result<Choice, Text>> {
        let ask = self.now.ask(seat)?;
        match G::read(&self.now.game.view(Viewer::Seat(seat)), ask, line)? {
            Ok(answer) => ask.choice(&answer).map(Ok),
            Err(text) => Some(Err(text)),
        }
    }

    fn lines(&self, seat: Seat) -> Vec<Text> {
        let lines = |ask| G::lines(&self.now.game.view(Viewer::Seat(seat)), ask);
        self.now.ask(seat).map_or_else(Vec::new, lines)
    }

    fn look(&self, viewer: Viewer, lookup: &str, what: &str) -> Option<Text> {
        G::look(&self.now.game.view(viewer), lookup, what)
    }

    fn turn(&self) -> u32 {
        self.now.game.turn()
    }

    fn began(&self) -> Option<Seat> {
        self.now.game.began()
    }

    fn next_time(&self) -> Option<Text> {
        self.now.game.next_time()
    }

    fn orderable(&self, seat: Seat) -> Vec<Orderable> {
        G::orderable(&self.now.game.view(Viewer::Seat(seat)))
    }

    fn check_orders(&self, seat: Seat, orders: &[Order]) -> Result<(), Refusal> {
        if orders.len() > ORDERS_MAX {
            return Err(Refusal::TooManyOrders);
        }
        let orderable = self.orderable(seat);
        let known = orders.iter().all(|order| order.is_among(&orderable));
        if known { Ok(()) } else { Err(Refusal::NoSuchOrder) }
    }

    fn obey(&self, seat: Seat, orders: &[Order], acted: &dyn Fn(&Order, u32) -> bool) -> Option<Obeyed> {
        let ask = self.now.ask(seat)?;
        let view = self.now.game.view(Viewer::Seat(seat));
        orders.iter().zip(0..).find_map(|(order, at)| {
            let answer = G::obey(&view, ask, order)?;
            let occasion = G::occasion(&self.now.game, ask, &answer);
            let choice = ask.choices.iter().position(|choice| *choice == answer)?;
            (!acted(order, occasion)).then_some(Obeyed { choice, order: at, occasion })
        })
    }

    fn plannable(&self, seat: Seat) -> Plannable {
        plans::plannable(&self.now.game, seat)
    }

    fn planned(&self, planned: &Value) -> Option<Text> {
        plans::text::<G>(planned)
    }

    fn follow(&self, seat: Seat, planned: &Value) -> Follows {
        self.now.ask(seat).map_or(Follows::Not, |ask| plans::follow(&self.now.game, ask, planned))
    }

    fn stake(&self, seat: Seat) -> Vec<String> {
        G::stake(&self.now.game.view(Viewer::Seat(seat)))
    }

    fn at_hand(&self, seat: Seat) -> Vec<String> {
        G::at_hand(&self.now.game.view(Viewer::Seat(seat)))
    }

    fn pad(&self, seat: Seat) -> Option<Pad> {
        G::pad(&self.now.game.view(Viewer::Seat(seat)))
    }

    fn lay_beside(&mut self, seat: Seat, jottings: &Jottings) {
        self.now.game.lay_beside(seat, jottings);
    }

    fn jot(&self, seat: Seat, line: &str) -> Option<Result<Jot, Text>> {
        G::jot(&self.now.game.view(Viewer::Seat(seat)), line)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.game.outcome()
    }

    fn screen(&self, viewer: Viewer) -> Screen<usize> {
        drawn(&self.now, viewer)
    }

    fn tell(&self, story: &[(i64, &Value)], from: i64, viewer: Viewer) -> Vec<Telling> {
        // What the host tells is not of the game.
        let read = |(n, event): &(i64, &Value)| Some((*n, kept::<G>(event)?));
        let story: Vec<(i64, G::Event)> = story.iter().filter_map(read).collect();
        G::tell(&self.now.game.view(Viewer::Spectator), &story, from, viewer)
    }

    fn question(&self, seat: Seat) -> Option<Text> {
        let ask = self.now.ask(seat)?;
        Some(G::question(&self.now.game.view(Viewer::Spectator), seat, ask.about))
    }

    fn tips(&self) -> Option<Tips> {
        let view = self.now.game.view(Viewer::Spectator);
        self.now.asks.iter().find_map(|ask| G::tips(&view, ask.seat, ask.about))
    }

    fn on_the_table(&self) -> (Vec<Press<usize>>, u32) {
        let presses = G::on_the_table(&self.now.game.view(Viewer::Spectator));
        let numbered = |(answer, press): (usize, Press<G::Answer>)| {
            let Press { label, hint, weight, .. } = press;
            Press { label, hint, weight, answer }
        };
        (presses.into_iter().enumerate().map(numbered).collect(), self.now.game.dice().used().0 as u32)
    }

    fn given_by(&self, seat: Seat, press: usize) -> Option<(u32, Choice)> {
        let presses = G::on_the_table(&self.now.game.view(Viewer::Spectator));
        let (ask, press) = (self.now.ask(seat)?, presses.get(press)?);
        Some((ask.number, ask.choice(&press.answer)?))
    }

    fn too_late(&self, seat: Seat) -> Option<Text> {
        G::too_late(&self.now.game.view(Viewer::Seat(seat)))
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.now.game.view(viewer))
    }

    fn verdict(&self) -> Vec<Text> {
        self.now.game.verdict()
    }

    fn details(&self, seat: Seat, story: &[Value]) -> Value {
        self.now.game.details(seat, &events::<G>(story))
    }

    fn seed(&self) -> Seed {
        self.now.game.dice().seed()
    }

    fn luck(&self) -> Vec<Text> {
        G::luck(&self.now.game.view(Viewer::Spectator))
    }

    fn lesson_facts(&self, seat: Seat) -> Option<Text> {
        G::lesson_facts(&self.now.game.view(Viewer::Seat(seat)), self.now.ask(seat)?)
    }

    fn typed(&self) -> &dyn Any {
        &self.now
    }

    fn kept(&self) -> &dyn Any {
        &self.saved
    }
}

/// What a viewer sees, with each answer by its place: in the list, or among the items of its set.
fn drawn<G: Hosted>(now: &Now<G>, viewer: Viewer) -> Screen<usize> {
    let ask = viewer.seat().and_then(|seat| now.ask(seat));
    let screen = G::screen(&now.game.view(viewer), ask);
    let Some(ask) = ask else { return screen.map(|_, _| None) };
    // Twins stand in a set twice: each press takes the next of them.
    let mut taken: Vec<Vec<usize>> = vec![Vec::new(); ask.sets.len()];
    screen.map(|set, answer| match set {
        None => ask.choices.iter().position(|choice| *choice == answer),
        Some(Set { of, .. }) => {
            let (items, taken) = (&ask.sets.get(*of)?.items, taken.get_mut(*of)?);
            let at = (0..items.len()).find(|at| items[*at] == answer && !taken.contains(at))?;
            taken.push(at);
            Some(at)
        }
    })
}

fn labels(presses: Vec<Press<usize>>, wanted: impl Fn(usize) -> bool) -> Vec<Text> {
    presses.into_iter().filter(|press| wanted(press.answer)).map(|press| press.label).collect()
}
