//! Who is waited for in a window and how long, what settles itself, and who counts as away.

use super::orders::Race;
use chrono::TimeDelta;
use serde_json::json;
use sobremesa::games::cthulhu500::Answer;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Race as Cthulhu;
use sobremesa::host::{
    HostState, Pace, Receipt, Request, Sorry, Stance, Yield, is_answered_for, is_put_to, may_wait, stance_of,
    waited_for,
};
use sobremesa::kernel::{AnyAsk, Patience, Seat, Viewer};
use sobremesa::store::{Chair, Pilot, UserId};

const SWERVE: Card = Card::SwerveOfTheElderThings;
/// A card that answers nothing, and others like it.
const USELESS: Card = Card::CousinWhateley;
const NO_USE: [Card; 3] = [Card::FungiFromDetroit, Card::FungiFromDaytona, Card::DrArmitage];

/// Bob (seat 1) attacks Ann (seat 0), who holds this.
fn attacked(held: Card) -> Race {
    let mut race = Race::begun(Pace::LIVE);
    for seat in 0..4 {
        race.stance(seat, Stance::OnlyConcerning);
    }
    race.deal(1, [&[held], &[NO_USE[0]], &[NO_USE[1]], &[Card::IaIa]]);
    race.attempt(1);
    race
}

fn waited(race: &Race) -> Vec<u8> {
    waited_for(&race.table, &race.state(), &*race.game()).into_iter().map(|seat| seat.0).collect()
}

fn put(race: &Race, seat: u8) -> bool {
    is_put_to(&race.table, &race.state(), &*race.game(), Seat(seat))
}

fn answered_for(race: &Race, seat: u8) -> bool {
    is_answered_for(&race.table, &race.state(), &*race.game(), Seat(seat))
}

fn is_asked(race: &Race, seat: u8) -> bool {
    race.asks().iter().any(|ask| ask.seat == Seat(seat) && ask.patience == Patience::Reaction)
}

#[test]
fn a_window_lasts_as_long_whatever_is_held_and_only_who_holds_something_is_asked() {
    let (holder, other) = (attacked(SWERVE), attacked(USELESS));
    assert_eq!((waited(&holder), waited(&other)), (vec![0], vec![0]));
    assert_eq!((put(&holder, 0), put(&other, 0)), (true, false));
    assert_eq!((holder.table.deadline, holder.table.wake), (other.table.deadline, other.table.wake));
    let whole = TimeDelta::seconds(i64::from(Pace::LIVE.reaction_secs));
    for mut race in [holder, other] {
        let lasts = race.table.deadline.unwrap() - race.now;
        assert!(lasts <= whole && lasts >= whole * 3 / 4, "{lasts}");
        race.now = race.table.deadline.unwrap() - TimeDelta::milliseconds(1);
        race.ask(Request::Tick).unwrap();
        assert!(is_asked(&race, 0), "its time is not up");
        race.now += TimeDelta::milliseconds(1);
        race.ask(Request::Tick).unwrap();
        assert!(!is_asked(&race, 0));
        assert_eq!(race.table.seats[0].pilot, Pilot::Player, "a missed window makes nobody absent");
    }
}

#[test]
fn a_window_ends_when_everybody_for_whom_it_waits_has_said_no() {
    let mut race = attacked(USELESS);
    race.now += TimeDelta::seconds(2);
    race.press(0, 0);
    assert!(!is_asked(&race, 0), "whoever holds nothing that fits may say no as well");
}

#[test]
fn who_is_waited_for_may_put_off_the_end_once_whatever_they_hold() {
    for held in [SWERVE, USELESS] {
        let mut race = attacked(held);
        let before = race.table.deadline.unwrap();
        assert!(may_wait(&race.table, &race.state(), &*race.game(), Seat(0)));
        assert_eq!(race.ask(Request::Wait { user: UserId(0) }).unwrap(), Receipt::Done);
        assert_eq!(race.table.deadline.unwrap() - before, TimeDelta::seconds(30));
        assert_eq!(race.ask(Request::Wait { user: UserId(0) }).unwrap(), Receipt::Already);
        assert!(matches!(race.ask(Request::Wait { user: UserId(2) }), Err(Sorry::NotAsked)));
        assert!(matches!(race.ask(Request::Wait { user: UserId(9) }), Err(Sorry::NotSeated)));
        assert_eq!(race.table.deadline.unwrap() - before, TimeDelta::seconds(30));
    }
}

/// Bob plays a card that falls on Ann and Cleo.
fn doomed() -> Race {
    let mut race = Race::begun(Pace::LIVE);
    for seat in 0..4 {
        race.stance(seat, Stance::OnlyConcerning);
    }
    let doom = Card::TheDoomThatCameToTurnFour;
    race.deal(1, [&[USELESS], &[doom, Card::TekeliLiThrottle], &[], &[Card::IaIa]]);
    race.plays(doom);
    race
}

#[test]
fn a_window_waits_for_those_whom_it_concerns_and_stays_open_for_the_others_meanwhile() {
    let mut race = doomed();
    assert_eq!(waited(&race), [0], "Cleo holds nothing at all, and Dan has no part in it");
    assert!(!put(&race, 3));
    race.now += TimeDelta::seconds(3);
    race.ask(Request::Tick).unwrap();
    assert!(is_asked(&race, 3), "while Ann has her time, Dan may cancel the card");
    race.press(0, 0);
    race.ask(Request::Tick).unwrap();
    assert!(!is_asked(&race, 3), "nobody is waited for any more");
    // Nobody is concerned: the window is over as soon as everybody has seemed to look at it.
    let mut race = doomed();
    race.stance(0, Stance::OrdersDecide);
    assert_eq!(waited(&race), [0_u8; 0]);
    race.now += TimeDelta::seconds(1);
    race.ask(Request::Tick).unwrap();
    assert!(!is_asked(&race, 0) && !is_asked(&race, 3));
}

/// All but Ann are bots.
fn alone(held: Card) -> Race {
    let mut race = Race::begun(Pace::LIVE);
    for seat in 1..4 {
        race.table.seats[seat] = Chair::bot("Bot");
    }
    race.table.seats[0].stance = serde_json::Value::Null;
    race.deal(1, [&[held], &[NO_USE[0]], &[NO_USE[1]], &[NO_USE[2]]]);
    // The bot's move.
    while race.asks()[0].patience == Patience::Turn && race.asks()[0].seat == Seat(1) {
        race.wake();
    }
    race
}

#[test]
fn who_is_alone_with_bots_is_asked_where_they_hold_something_and_never_waits() {
    let race = alone(SWERVE);
    assert!(race.state().alone);
    assert!(put(&race, 0), "Bob's bot attacks, and the card fits");
    let patience = race.table.deadline.unwrap() - race.now;
    assert_eq!(patience, TimeDelta::seconds(i64::from(Pace::LIVE.turn_secs)), "there is no hurry");
    let race = alone(USELESS);
    assert!(!is_asked(&race, 0), "nothing fits, so nothing is asked and nothing waits");
}

#[test]
fn who_lets_a_move_run_out_is_away_and_is_told_and_one_press_brings_them_back() {
    let mut race = Race::begun(Pace::LIVE);
    race.deal(1, [&[USELESS], &[NO_USE[0]], &[NO_USE[1]], &[NO_USE[2]]]);
    assert_eq!(race.notices(), []);
    race.now += TimeDelta::seconds(60);
    race.ask(Request::Tick).unwrap();
    assert_eq!(race.notices(), [(1, "turn".to_owned())], "called after a while, and not before");
    race.now = race.table.deadline.unwrap();
    race.ask(Request::Tick).unwrap();
    assert_eq!(race.table.seats[1].pilot, Pilot::Away);
    assert!(race.notices().contains(&(1, "away".to_owned())));
    race.ask(Request::Present { user: UserId(1) }).unwrap();
    assert_eq!(race.table.seats[1].pilot, Pilot::Player);
}

#[test]
fn whoever_is_answered_for_in_a_moment_is_not_told_a_deadline() {
    let mut race = attacked(SWERVE);
    assert!(put(&race, 0) && !answered_for(&race, 0), "Ann is waited for until her time is up");
    assert!(!answered_for(&race, 3), "as long as the window waits for Ann, Dan may play into it");
    race.stance(0, Stance::OrdersDecide);
    assert!(!put(&race, 0) && answered_for(&race, 0), "her orders answer");
    race.stance(0, Stance::OnlyConcerning);
    race.ask(Request::Yield { user: UserId(0), until: Yield::TurnEnd }).unwrap();
    assert!(answered_for(&race, 0), "she lets everything pass");
}

#[test]
fn a_missed_small_decision_costs_nothing_but_itself() {
    let mut race = Race::begun(Pace::LIVE);
    race.deal(0, [&[USELESS], &[NO_USE[0]], &[NO_USE[1]], &[NO_USE[2]]]);
    let pit_stop = race.choice(0, "press-pit-stop");
    race.press(0, pit_stop);
    let asks: Vec<AnyAsk> = race.asks();
    assert_eq!((asks[0].seat, asks[0].patience), (Seat(1), Patience::Chore), "Bob may make a free pass");
    race.now = race.table.deadline.unwrap();
    race.ask(Request::Tick).unwrap();
    assert_eq!(race.table.seats[1].pilot, Pilot::Player);
    assert!(race.notices().iter().all(|(_, kind)| kind != "away"));
}

#[test]
fn the_end_of_a_turn_comes_by_itself_where_there_is_room_to_draw() {
    let mut race = Race::begun(Pace::LIVE);
    race.deal(1, [&[USELESS], &[Card::SpikeyBits], &[NO_USE[1]], &[NO_USE[2]]]);
    race.press(1, 0);
    assert_eq!(race.asks()[0].patience, Patience::Brief);
    assert!(put(&race, 1) && may_wait(&race.table, &race.state(), &*race.game(), Seat(1)));
    race.now = race.table.deadline.unwrap();
    race.ask(Request::Tick).unwrap();
    let view = race.game().view(sobremesa::kernel::Viewer::Seat(Seat(1)));
    assert_eq!(view["hand"].as_array().unwrap().len(), 3, "two cards were drawn");
    assert_eq!(race.table.seats[1].pilot, Pilot::Player);
}

/// Whoever is only just short with their last action has a card to read: their turn does not end in a moment.
#[test]
fn a_near_miss_at_the_end_of_a_turn_is_given_time() {
    let short = |seed: u8| {
        let mut race = Race::begun(Pace::LIVE);
        race.deal(1, [&[], &[Card::AnglesThatDoNotAddUp], &[], &[]]);
        race.change(|resting| {
            resting["dice"]["seed"] = json!(sobremesa::kernel::to_hex(&[seed; 32]));
            resting["turn"]["actions"] = json!(1);
        });
        race.attempt(1);
        race
    };
    let ends = |race: &Race| race.asks()[0].seat == Seat(1) && race.asks()[0].patience == Patience::Brief;
    let is_near = |race: &Race| !race.game().view(Viewer::Spectator)["scene"]["test"].is_null();
    let left = |race: &Race| (race.table.deadline.unwrap() - race.now).num_seconds();
    let mut all = (0..=255).map(short).filter(ends);
    let near = all.find(is_near).unwrap();
    let far = all.find(|race| !is_near(race)).unwrap();
    assert_eq!((left(&near), left(&far)), (45, 12));
}

#[test]
fn each_pace_proposes_a_stance_and_alone_nobody_is_kept_waiting() {
    let chair = Chair::of(UserId(1), "Ann");
    let stance = |pace, alone| stance_of(&chair, &HostState { pace, alone, ..HostState::default() });
    assert_eq!(stance(Pace::LIVE, false), Stance::OnlyConcerning);
    assert_eq!(stance(Pace::DAYS, false), Stance::OrdersDecide);
    assert_eq!(stance(Pace::DAYS, true), Stance::OnlyConcerning);
}

#[test]
fn whoever_was_kept_waiting_over_days_is_called_when_it_is_their_turn_again() {
    for (minutes, called) in [(4, false), (6, true)] {
        let mut race = Race::begun(Pace::DAYS);
        race.deal(1, [&[SWERVE], &[NO_USE[0]], &[NO_USE[1]], &[NO_USE[2]]]);
        race.attempt(1);
        assert_eq!(waited(&race), [0]);
        race.now += TimeDelta::minutes(minutes);
        race.press(0, 0);
        assert_eq!(waited(&race), [1], "the attempt is over, and Bob goes on");
        let is_called = race.notices().contains(&(1, "turn".to_owned()));
        assert_eq!(is_called, called, "{minutes} minutes: {:?}", race.notices());
    }
    // However long Bob takes himself, he is there when he has moved: nobody else holds a card, and the next
    // question is his.
    let mut race = Race::begun(Pace::DAYS);
    race.deal(1, [&[], &NO_USE, &[], &[]]);
    race.now += TimeDelta::hours(2);
    race.plays(NO_USE[0]);
    assert_eq!(waited(&race), [1]);
    assert_eq!(race.notices(), []);
}

#[test]
fn a_near_miss_that_lies_face_down_is_no_move_of_the_player_to_move() {
    let near = [Card::AnglesThatDoNotAddUp, Card::AzathothPlaysDice];
    let mut race = Race::with(Pace::DAYS, json!({ "reactions": "sealed" }));
    let heading = |race: &Race| race.game().screen(Viewer::Seat(Seat(1))).heading.key;
    let by_chance = (0..60).any(|_| {
        race.deal(1, [&[], &near, &[], &[]]);
        race.attempt(1);
        while heading(&race) == "ask-window" {
            race.press(1, 0);
        }
        heading(&race) == "ask-just-short"
    });
    assert!(by_chance, "of sixty attempts one fails by one or two");
    let (before, question) = (race.state().together, race.asks()[0].number);
    race.now += TimeDelta::minutes(1);
    let game = race.game();
    let choices = &game.of::<Cthulhu>().unwrap().ask(Seat(1)).unwrap().choices;
    let lay = choices.iter().position(|one| matches!(one, Answer::Lay(_))).unwrap();
    race.press(1, lay);
    assert_eq!(race.asks()[0].number, question, "there is another card that fits");
    assert!(race.is_unseen(), "nobody sees that a card has been laid face down");
    assert_eq!(race.state().together, before);
    race.press(1, 0);
    assert_ne!(race.state().together, before, "now that the cards lie open, it has been a move");
}
