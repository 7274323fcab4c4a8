//! Stances, standing orders and yields: what is done in a player's name, when, and what nobody gets to know of it.

use super::weeks::{at, lobby};
use crate::fixture::{begun, host, table};
use crate::folder::Folder;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Receipt, Request, Sorry, Stance, Standing, Yield};
use sobremesa::kernel::{AnyAsk, AnyTable, Often, Order, Patience, Refusal, Seat, Whom};
use sobremesa::store::{Backend, Change, Private, Save, Table, Time, UserId};

/// Ann (seat 0), Bob, Cleo and Dan are racing: a table as a value.
pub struct Race {
    pub table: Table,
    pub now: Time,
    last: Option<Change>,
}

impl Race {
    pub fn begun(pace: Pace) -> Race {
        Race::with(pace, Value::Null)
    }

    pub fn with(pace: Pace, options: Value) -> Race {
        let mut table = Table { guild: None, ..lobby(7, 0, pace) };
        if !options.is_null() {
            table.options = options;
        }
        let mut race = Race { table, now: at(0), last: None };
        for user in 1..4 {
            race.ask(Request::Join { user: UserId(user), name: "P".to_owned() }).unwrap();
        }
        race.ask(Request::Start { user: UserId(0) }).unwrap();
        for user in 0..4 {
            race.ask(Request::Stance { user: UserId(user), stance: Stance::AskMe }).unwrap();
        }
        for seat in 0..4 {
            race.press(seat, 0);
        }
        race
    }

    pub fn ask(&mut self, request: Request) -> Result<Receipt, Sorry> {
        let circumstances = Circumstances { now: self.now, seed: [9; 32], people: &[], tips: &[] };
        let decision = decide(&self.table, &request, &circumstances)?;
        if let Some(change) = decision.change {
            self.table = change.table.clone();
            self.last = Some(change);
        }
        Ok(decision.receipt)
    }

    pub fn game(&self) -> Box<dyn AnyTable> {
        let save = &self.table.save.as_ref().unwrap().0;
        sobremesa::games::by_kind("cthulhu500").unwrap().load(save).unwrap().table
    }

    pub fn asks(&self) -> Vec<AnyAsk> {
        self.game().asks()
    }

    pub fn press(&mut self, seat: u8, choice: usize) {
        let ask = self.asks().into_iter().find(|ask| ask.seat.0 == seat).expect("not asked");
        let (question, of) = (ask.number, ask.choices);
        self.ask(Request::Answer { user: UserId(seat.into()), question, of, choice: choice.into() }).unwrap();
    }

    /// Changes the race as it rests.
    pub fn change(&mut self, change: impl FnOnce(&mut Value)) {
        let mut save: Value = serde_json::from_str(&self.table.save.as_ref().unwrap().0).unwrap();
        change(&mut save["resting"]);
        self.table.save = Some(Save(save.to_string()));
    }

    /// Gives the seats these hands, whatever they held; it is the turn of whoever sits in seat `mover`.
    pub fn deal(&mut self, mover: u8, hands: [&[Card]; 4]) {
        let mut save: Value = serde_json::from_str(&self.table.save.as_ref().unwrap().0).unwrap();
        let race = &mut save["resting"];
        let mut box_: Vec<Value> = race["deck"].as_array().unwrap().clone();
        for seat in 0..4 {
            box_.append(race["cars"][seat]["hand"].as_array_mut().unwrap());
        }
        for (seat, hand) in hands.into_iter().enumerate() {
            let mut hand = hand.to_vec();
            hand.sort();
            for card in &hand {
                let at = box_.iter().position(|one| one == card.id()).expect("not in the box");
                box_.remove(at);
            }
            race["cars"][seat]["hand"] = hand.iter().map(|card| card.id()).collect();
        }
        race["deck"] = Value::Array(box_);
        race["phase"] = json!("actions");
        race["turn"]["seat"] = json!(mover);
        race["turn"]["order"] = json!(mover);
        race["turn"]["actions"] = json!(2);
        race["pack"] = json!([0, 1, 2, 3]);
        save["tail"] = json!([]);
        save["told"] = json!(0);
        save["story"] = json!(0);
        self.table.save = Some(Save(save.to_string()));
        // The clock is set anew for the question that is open now.
        self.ask(Request::Pause { user: UserId(0) }).unwrap();
        let state = HostState { clock: None, left_millis: None, ..HostState::of(&self.table) };
        self.table.state = state.keep();
        self.ask(Request::Resume { user: UserId(0) }).unwrap();
    }

    /// Which choice of a seat has a label like that.
    pub fn choice(&self, seat: u8, label: &str) -> usize {
        let screen = self.game().screen(sobremesa::kernel::Viewer::Seat(Seat(seat)));
        let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
        presses.find(|press| press.label.key == label).expect("it is not offered").answer
    }

    /// The mover attempts to pass the vehicle ahead: the first thing that can be done.
    pub fn attempt(&mut self, mover: u8) {
        self.press(mover, 1);
    }

    /// Bob (seat 1) plays a card.
    pub fn plays(&mut self, card: Card) {
        let screen = self.game().screen(sobremesa::kernel::Viewer::Seat(Seat(1)));
        let played = format!("{:?}", sobremesa::kernel::Arg::from(format!("card-{}", card.id())));
        let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
        let press = presses.find(|one| format!("{:?}", one.label.args).contains(&played)).unwrap();
        self.press(1, press.answer);
    }

    pub fn order(&mut self, seat: u8, order: Order) -> Result<Receipt, Sorry> {
        self.ask(Request::Orders { user: UserId(seat.into()), orders: vec![order] })
    }

    pub fn stance(&mut self, seat: u8, stance: Stance) {
        self.ask(Request::Stance { user: UserId(seat.into()), stance }).unwrap();
    }

    pub fn standing(&self, seat: usize) -> Standing {
        Standing::of(&self.table.seats[seat])
    }

    pub fn state(&self) -> HostState {
        HostState::of(&self.table)
    }

    /// Goes on to the next moment at which the clock has something to do.
    pub fn wake(&mut self) -> TimeDelta {
        let before = self.now;
        self.now = self.table.wake.into_iter().chain(self.table.deadline).min().unwrap().max(before);
        self.ask(Request::Tick).unwrap();
        self.now - before
    }

    pub fn laid(&self) -> Vec<(String, u8)> {
        let change = self.last.as_ref().unwrap();
        let laid = change.story.iter().filter_map(|row| row.event.get("laid"));
        laid.map(|laid| (laid["card"].as_str().unwrap().to_owned(), laid["seat"].as_u64().unwrap() as u8))
            .collect()
    }

    pub fn by(&self) -> Vec<String> {
        self.last.as_ref().unwrap().inputs.iter().map(|row| row.by.id().to_owned()).collect()
    }

    /// Whether nobody can see that anything has been done.
    pub fn is_unseen(&self) -> bool {
        self.last.as_ref().unwrap().unseen
    }

    pub fn notices(&self) -> Vec<(u64, String)> {
        let change = self.last.as_ref().unwrap();
        change.notices.iter().map(|notice| (notice.user.0, notice.kind.id().to_owned())).collect()
    }
}

fn order(card: Card, often: Often) -> Order {
    let trigger = card.trigger().unwrap().id().to_owned();
    Order { card: card.id().to_owned(), trigger, whom: Whom::Me, case: "always".to_owned(), often, keep: 0 }
}

const SWERVE: Card = Card::SwerveOfTheElderThings;
const ANGLES: Card = Card::AnglesThatDoNotAddUp;
/// A card that answers nothing.
const USELESS: Card = Card::CousinWhateley;

/// Bob attacks Ann, who holds two Swerves and lets her orders decide.
fn attacked(orders: &[Order]) -> Race {
    let mut race = Race::begun(Pace::DAYS);
    race.deal(1, [&[SWERVE, SWERVE, Card::IaIa], &[], &[], &[]]);
    race.ask(Request::Orders { user: UserId(0), orders: orders.to_vec() }).unwrap();
    race.stance(0, Stance::OrdersDecide);
    race.attempt(1);
    race
}

#[test]
fn an_order_acts_at_the_moment_at_which_silence_would() {
    let mut silent = attacked(&[]);
    let mut ordered = attacked(&[order(SWERVE, Often::EachTime)]);
    assert_eq!((silent.table.wake, silent.table.deadline), (ordered.table.wake, ordered.table.deadline));
    assert_eq!(silent.table.state, ordered.table.state);
    let moment = silent.wake();
    assert_eq!(moment, ordered.wake());
    assert!(moment >= TimeDelta::milliseconds(300), "{moment}");
    assert!(silent.laid().is_empty());
    assert_eq!(ordered.laid(), [(SWERVE.id().to_owned(), 0)]);
    // Asked whether there is more, the orders say at once that there is not.
    assert_eq!((silent.by(), ordered.by()), (vec!["order".to_owned()], vec!["order".to_owned(); 2]));
}

#[test]
fn one_event_calls_up_one_copy_of_a_card() {
    for orders in [vec![order(SWERVE, Often::EachTime)], vec![order(SWERVE, Often::EachTime); 2]] {
        let mut race = attacked(&orders);
        let mut laid = 0;
        while race.asks().iter().any(|ask| ask.seat == Seat(0)) {
            race.wake();
            laid += race.laid().len();
        }
        assert_eq!(laid, 1, "one attempt, one swerve");
        // The second copy and the order stay for the next attempt.
        assert_eq!(race.standing(0).orders.len(), orders.len());
        assert!(race.notices().iter().all(|(_, kind)| kind != "order-dropped"));
        race.attempt(1);
        race.wake();
        assert_eq!(race.laid(), [(SWERVE.id().to_owned(), 0)]);
    }
}

/// Everybody who is asked in windows lets their orders or the clock decide. What was laid.
fn windows(race: &mut Race) -> Vec<(String, u8)> {
    let mut laid = race.laid();
    while race.asks().iter().any(|ask| ask.patience == Patience::Reaction) {
        race.wake();
        laid.extend(race.laid());
    }
    laid
}

#[test]
fn an_event_that_was_answered_ahead_is_the_same_event_when_it_comes() {
    for reactions in ["first", "sealed"] {
        let begun = |mover: u8, bob: &[Card]| {
            let mut race = Race::with(Pace::LIVE, json!({ "reactions": reactions }));
            race.deal(mover, [&[SWERVE, SWERVE, USELESS], bob, &[], &[]]);
            race.order(0, order(SWERVE, Often::EachTime)).unwrap();
            race.stance(0, Stance::OrdersDecide);
            race
        };
        // Bob's card makes an attempt on Ann: her order answers the attempt together with the card.
        let mut race = begun(1, &[Card::TekeliLiThrottle, Card::IaIa]);
        race.plays(Card::TekeliLiThrottle);
        let by_card = windows(&mut race);
        // Ann is in the pits, and her order answers a free pass while Bob thinks about it.
        let mut race = begun(0, &[Card::IaIa]);
        let pit_stop = race.choice(0, "press-pit-stop");
        race.press(0, pit_stop);
        race.wake();
        let free_pass = race.choice(1, "press-free-pass");
        race.press(1, free_pass);
        let in_the_pits = windows(&mut race);
        for laid in [by_card, in_the_pits] {
            let swerves = laid.iter().filter(|(card, _)| card == SWERVE.id()).count();
            assert_eq!(swerves, 1, "one attempt, one swerve: {reactions}, {laid:?}");
        }
    }
}

#[test]
fn once_is_once_and_the_order_is_spent() {
    let mut race = attacked(&[order(SWERVE, Often::Once)]);
    race.wake();
    assert_eq!(race.laid().len(), 1);
    let standing = race.standing(0);
    assert!(standing.orders.is_empty() && standing.dropped.is_empty());
    // Its owner reads of it until they answer themselves.
    let seen = |race: &Race| race.state().seen.get(&0).copied().unwrap_or(0);
    let played = |race: &Race| -> Vec<String> {
        race.standing(0).carried_out(seen(race)).map(|order| order.card.clone()).collect()
    };
    assert_eq!(played(&race), [SWERVE.id()]);
    while !race.asks().iter().any(|ask| ask.seat == Seat(0)) {
        race.wake();
    }
    race.press(0, 0);
    assert!(played(&race).is_empty());
}

/// Bob, who holds two such cards and has left one order, attacks Ann and is only just short by these dice.
fn short(seed: u8, stance: Stance, orders: &[Order]) -> Race {
    let mut race = Race::begun(Pace::DAYS);
    race.change(|resting| resting["dice"]["seed"] = json!(sobremesa::kernel::to_hex(&[seed; 32])));
    race.deal(1, [&[], &[ANGLES, ANGLES], &[], &[]]);
    race.ask(Request::Orders { user: UserId(1), orders: orders.to_vec() }).unwrap();
    race.stance(1, stance);
    race.attempt(1);
    race
}

/// It is answered together with the next move.
fn is_short(race: &Race) -> bool {
    let test = !race.game().view(sobremesa::kernel::Viewer::Spectator)["scene"]["test"].is_null();
    test && race.asks()[0].patience == Patience::Turn
}

#[test]
fn an_order_about_ones_own_near_miss_acts_before_the_next_move() {
    let seed = (0..=255).find(|seed| is_short(&short(*seed, Stance::AskMe, &[]))).unwrap();
    let ordered = [order(ANGLES, Often::EachTime)];
    let laid = [(ANGLES.id().to_owned(), 1)];
    // Without an order the move is Bob's, whatever his stance; the clock knows no difference.
    let bare = short(seed, Stance::OrdersDecide, &[]);
    assert!(is_short(&bare) && bare.laid().is_empty());
    // His order acts at once, by one copy.
    let at_once = short(seed, Stance::OrdersDecide, &ordered);
    assert_eq!(at_once.laid(), laid);
    assert_eq!(at_once.by(), ["player", "order", "order"]);
    // Where he is to be asked, it acts when his time is up, instead of a driver's move.
    let mut asked = short(seed, Stance::AskMe, &ordered);
    assert!(is_short(&asked) && asked.table.deadline == bare.table.deadline);
    asked.now = asked.table.deadline.unwrap();
    asked.ask(Request::Tick).unwrap();
    assert_eq!(asked.laid(), laid);
}

/// Found by the proof of silence, after some sixty thousand windows.
#[test]
fn an_order_that_comes_when_the_move_is_open_is_not_called_up_by_a_neighbours_press() {
    let seed = (0..=255).find(|seed| is_short(&short(*seed, Stance::AskMe, &[]))).unwrap();
    let mut open = short(seed, Stance::OrdersDecide, &[]);
    open.order(1, order(ANGLES, Often::EachTime)).unwrap();
    for stance in [Stance::OnlyConcerning, Stance::AskMe] {
        open.ask(Request::Stance { user: UserId(0), stance }).unwrap();
        assert!(
            is_short(&open) && open.laid().is_empty(),
            "Bob is to move, and Ann has only said how she waits"
        );
    }
}

#[test]
fn who_is_asked_may_answer_first_and_orders_break_the_silence() {
    let ask_me = |seconds| {
        let mut race = Race::begun(Pace::DAYS);
        race.deal(1, [&[SWERVE], &[], &[], &[]]);
        race.order(0, order(SWERVE, Often::EachTime)).unwrap();
        race.attempt(1);
        let since = race.now;
        race.now = since + TimeDelta::seconds(seconds);
        race.ask(Request::Tick).unwrap();
        race
    };
    let early = ask_me(i64::from(Pace::DAYS.reaction_secs) - 1);
    assert!(early.laid().is_empty() && early.asks()[0].seat == Seat(0), "she has her time");
    let late = ask_me(i64::from(Pace::DAYS.reaction_secs));
    assert_eq!((late.laid(), late.by()), (vec![(SWERVE.id().to_owned(), 0)], vec!["order".to_owned()]));
    let mut in_person = ask_me(1);
    in_person.press(0, 0);
    assert!(in_person.laid().is_empty(), "she has said no, and no it is");
    assert_eq!(in_person.by(), ["player"]);
}

#[test]
fn a_card_that_goes_takes_its_orders_along_and_only_its_owner_is_told() {
    let mut race = Race::begun(Pace::DAYS);
    race.deal(1, [&[SWERVE], &[Card::IaIa], &[], &[]]);
    race.order(0, order(SWERVE, Often::EachTime)).unwrap();
    // Bob does nothing; then it is Cleo's turn, Dan's, and Ann's, who discards the card.
    for seat in [1, 2, 3, 0] {
        race.press(seat, 0);
        if seat == 0 {
            let screen = race.game().screen(sobremesa::kernel::Viewer::Seat(Seat(0)));
            let swerve = format!("{:?}", sobremesa::kernel::Arg::from(format!("card-{}", SWERVE.id())));
            let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
            let discards = |key: &str, args: String| key == "press-discard" && args.contains(&swerve);
            let one = presses
                .find(|press| discards(&press.label.key, format!("{:?}", press.label.args)))
                .expect("she holds it");
            race.press(0, one.answer);
        } else {
            race.press(seat, 0);
        }
    }
    let standing = race.standing(0);
    assert!(standing.orders.is_empty());
    assert_eq!(standing.dropped, [order(SWERVE, Often::EachTime)]);
    assert!(race.notices().contains(&(0, "order-dropped".to_owned())));
    assert!(race.notices().iter().all(|(user, kind)| *user == 0 || kind != "order-dropped"));
}

#[test]
fn orders_are_looked_at_when_they_are_given() {
    let mut race = Race::begun(Pace::LIVE);
    race.deal(1, [&[SWERVE], &[], &[], &[]]);
    let before = race.table.clone();
    let refused = |sorry| matches!(sorry, Err(Sorry::Refused(Refusal::NoSuchOrder)));
    assert!(refused(race.order(0, order(Card::IaIa, Often::Once))));
    assert!(refused(race.order(1, order(SWERVE, Often::Once))));
    let many = vec![order(SWERVE, Often::EachTime); 11];
    let too_many = race.ask(Request::Orders { user: UserId(0), orders: many });
    assert!(matches!(too_many, Err(Sorry::Refused(Refusal::TooManyOrders))));
    assert!(matches!(race.order(9, order(SWERVE, Often::Once)), Err(Sorry::NotSeated)));
    assert_eq!(race.table, before);
}

#[test]
fn an_order_prints_nothing_of_itself() {
    let mut race = Race::begun(Pace::LIVE);
    race.deal(1, [&[SWERVE], &[], &[], &[]]);
    let request = Request::Orders { user: UserId(0), orders: vec![order(SWERVE, Often::EachTime)] };
    let printed = format!("{request:?} {:?}", order(SWERVE, Often::Once));
    race.ask(request).unwrap();
    let printed = format!("{printed} {:?} {:?} {:?}", race.table, race.last, race.standing(0));
    for secret in [SWERVE.id(), "attempt_starts", "each_time", "always"] {
        assert!(!printed.contains(secret), "{secret} is printed: {printed}");
    }
}

#[test]
fn who_passes_for_the_turn_is_not_waited_for_until_it_ends() {
    let mut race = Race::begun(Pace::DAYS);
    race.deal(1, [&[SWERVE], &[], &[], &[]]);
    race.order(0, order(SWERVE, Often::EachTime)).unwrap();
    race.ask(Request::Yield { user: UserId(0), until: Yield::TurnEnd }).unwrap();
    assert_eq!(race.state().yielded(Seat(0)), Some(Yield::TurnEnd));
    let again = race.ask(Request::Yield { user: UserId(0), until: Yield::TurnEnd });
    assert_eq!(again.unwrap(), Receipt::Already);
    race.attempt(1);
    assert!(race.notices().is_empty(), "nobody is told who is not waited for");
    assert!(race.wake() <= TimeDelta::milliseconds(6_000));
    assert!(race.laid().is_empty(), "to pass is to pass, whatever was ordered");
    while race.game().screen(sobremesa::kernel::Viewer::Spectator).heading.key == "screen-turn"
        && race.asks()[0].seat == Seat(1)
    {
        race.press(1, 0);
    }
    assert_eq!(race.state().yielded(Seat(0)), None, "the turn is over");
}

#[test]
fn who_passes_until_it_concerns_them_is_asked_when_it_does() {
    let mut race = Race::begun(Pace::DAYS);
    let doom = Card::TheDoomThatCameToTurnFour;
    race.deal(1, [&[USELESS], &[doom, Card::TekeliLiThrottle], &[], &[Card::SpikeyBits]]);
    for user in [0, 3] {
        race.ask(Request::Yield { user: UserId(user), until: Yield::Concerned }).unwrap();
    }
    // Bob's card falls on Ann and Cleo: Ann is asked after all, Dan is not.
    race.plays(doom);
    let yielded: Vec<_> = (0..4).map(|seat| race.state().yielded(Seat(seat))).collect();
    assert_eq!(yielded, [None, None, None, Some(Yield::Concerned)]);
    assert!(race.notices().contains(&(0, "react".to_owned())));
    assert!(race.notices().iter().all(|(user, _)| *user != 3));
    race.wake();
    assert_eq!(race.state().asked, [0, 1]);
    // Pressed while asked, it passes on what is open, too.
    race.ask(Request::Yield { user: UserId(0), until: Yield::Concerned }).unwrap();
    assert_eq!(race.state().yielded(Seat(0)), Some(Yield::Concerned));
    race.wake();
    assert_eq!(race.state().asked, [1]);
    race.ask(Request::Unyield { user: UserId(3) }).unwrap();
    assert_eq!(race.state().yielded(Seat(3)), None);
}

#[test]
fn an_order_for_once_is_spent_when_its_card_is_played_and_not_before() {
    // Bob's card will damage Ann: she is asked about it and about the damage in the same breath, and her
    // order answers ahead.
    let doomed = |dan: &[Card]| {
        let mut race = Race::begun(Pace::LIVE);
        race.deal(1, [&[Card::SanityAirbag; 2], &[Card::TheDoomThatCameToTurnFour], &[], dan]);
        race.order(0, order(Card::SanityAirbag, Often::Once)).unwrap();
        race.stance(0, Stance::OrdersDecide);
        let screen = race.game().screen(sobremesa::kernel::Viewer::Seat(Seat(1)));
        let doom = format!("card-{}", Card::TheDoomThatCameToTurnFour.id());
        let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
        let press = presses.find(|press| format!("{:?}", press.label.args).contains(&doom)).unwrap();
        race.press(1, press.answer);
        race
    };
    let held = |race: &Race| race.game().orderable(Seat(0)).iter().map(|one| one.copies).sum::<u8>();
    let mut spent = doomed(&[]);
    spent.wake();
    assert_eq!((spent.standing(0).orders.len(), held(&spent)), (0, 1));
    // Dan cancels the card: nothing comes of the answer, and the order stands.
    let mut cancelled = doomed(&[Card::IaIa]);
    cancelled.wake();
    assert_eq!((cancelled.standing(0).orders.len(), held(&cancelled)), (1, 2));
    assert_eq!(cancelled.state().asked, [3], "it lies face down, and nobody sees more than an answer");
    cancelled.press(3, 1);
    while cancelled.asks().iter().any(|ask| ask.seat == Seat(0)) {
        cancelled.wake();
    }
    assert_eq!((cancelled.standing(0).orders.len(), held(&cancelled)), (1, 2));
    assert!(cancelled.standing(0).dropped.is_empty());
}

#[test]
fn the_last_one_who_is_waited_for_is_told_once_that_all_others_have_answered() {
    let told = |pace: Pace| {
        let mut race = Race::begun(pace);
        let doom = Card::TheDoomThatCameToTurnFour;
        race.deal(1, [&[USELESS], &[doom, Card::TekeliLiThrottle], &[], &[Card::SpikeyBits]]);
        race.plays(doom);
        assert_eq!(race.state().asked, [0, 1, 3]);
        race.press(0, 0);
        assert!(race.notices().is_empty(), "two are missing still");
        race.press(1, 0);
        race.notices()
    };
    assert_eq!(told(Pace::DAYS), [(3, "last".to_owned())]);
    assert_eq!(told(Pace::LIVE), [], "at a live table everybody looks on");
}

#[test]
fn over_days_nobody_is_waited_for_in_the_turns_of_others_unless_they_ask_for_it() {
    let mut race = Race::begun(Pace::LIVE);
    let stance = |race: &Race, seat: usize| {
        sobremesa::host::stance_of(&race.table.seats[seat], &HostState::of(&race.table))
    };
    for seat in 0..4 {
        race.table.seats[seat].stance = Value::Null;
    }
    assert_eq!(stance(&race, 1), Stance::OnlyConcerning);
    let state = HostState { pace: Pace::DAYS, ..HostState::of(&race.table) };
    race.table.state = state.keep();
    assert_eq!(stance(&race, 1), Stance::OrdersDecide);
    race.ask(Request::Stance { user: UserId(1), stance: Stance::AskMe }).unwrap();
    assert_eq!(stance(&race, 1), Stance::AskMe);
    assert_eq!(stance(&race, 2), Stance::OrdersDecide);
}

/// Whoever asks for what is kept about them gets what they have ordered, and no number that counts what others answer.
#[tokio::test]
async fn an_export_tells_what_was_ordered_and_counts_nothing() {
    let folder = Folder::new();
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    let id = begun(&host, 1, 3, 0, Pace::LIVE).await;
    let kept = json!({
        "orders": [order(SWERVE, Often::Once)],
        "acted": [{
            "order": order(SWERVE, Often::Once), "occasion": 17, "question": 18, "held": 1, "played": true,
        }],
        "answered": 19,
    });
    let mut now = table(&host, id).await;
    now.revision += 1;
    now.seats[1].orders = Private(kept);
    let change = Change { unseen: true, ..Change::to(now, at(0)) };
    host.store().save(&change).await.unwrap();
    let export = host.export(UserId(2)).await.unwrap();
    let expected = json!({ "orders": [order(SWERVE, Often::Once)], "dropped": [] });
    assert_eq!(export["seats"][0]["standing_orders"], expected);
}
