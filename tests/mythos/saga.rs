//! The saga (16.4, R61): scores are added up, cards are exchanged unseen, and whoever ended at 0 begins with less.

use crate::bench::*;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::mythos::cards::{Kind, Title, ready};
use sobremesa::games::mythos::deck::Deck;
use sobremesa::games::mythos::saga::{EXCHANGES, Saga};
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::games::mythos::{About, Answer, Brings, Combat, Decks, Event, Length, Options};
use sobremesa::kernel::{Ask, Dice, Game, Pick, Player, Recalls, Refusal, Saved, Seat, Viewer, play_through};

fn saga(games: u8) -> Options {
    Options { length: Length::Saga(games), combat: Combat::Sealed, decks: Decks::Brought }
}

/// The Locked Shelf, led by somebody else.
fn led_by(id: &str) -> Brings {
    let cards = Deck::ready(&ready()[0]).unwrap().list();
    let who = sobremesa::games::mythos::cards::Investigator::from_id(id).unwrap();
    Brings { deck: Deck::of(who, &cards).code() }
}

/// A saga of so many games, dealt: A has Miriam Abel (12), B Josiah Pell.
fn dealt(games: u8) -> Bench {
    let brought = [led_by("miriam_abel"), led_by("josiah_pell")];
    Bench::new(&Mythos::setup(&saga(games), &brought, 2, Dice::from_number(3)).unwrap())
}

/// The game goes on at the end of a round in which this seat signs away its last Sanity.
fn falls(b: &Bench, seat: Seat) -> Bench {
    let mut game = b.game().clone();
    game.round_end().sane(seat, 1);
    let mut b = Bench::new(&game);
    b.say_as(seat, Answer::Lobotomy);
    while b.game().phase == Phase::RoundEnd {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    b
}

fn keep_all(b: &mut Bench) {
    assert!(b.game().phase == Phase::Between && b.now.asks.len() == 2);
    assert!(b.now.asks.iter().all(|ask| ask.about == About::Exchange && ask.otherwise == Answer::Done));
    b.say_as(A, Answer::Done).say_as(B, Answer::Done);
}

#[test]
fn case_89_whoever_ended_at_0_begins_with_2_less_once() {
    let mut b = falls(&dealt(5), A);
    keep_all(&mut b);
    assert_eq!(b.sanity(A), 10);
    let other = b.sanity(B);
    assert!(b.told.contains(&Event::Shaken { seat: A, n: 2 }) && b.game().round == 1);
    b = falls(&b, A);
    keep_all(&mut b);
    assert_eq!((b.sanity(A), b.sanity(B)), (10, other), "it does not add up");
    b = falls(&b, B);
    keep_all(&mut b);
    assert_eq!((b.sanity(A), b.sanity(B)), (12, other - 2), "once");
}

#[test]
fn scores_are_added_up_and_the_sum_decides() {
    let mut b = dealt(3);
    let (mut mine, mut theirs) = (0, 0);
    for (game, falling) in (1..).zip([A, B, B]) {
        assert!(b.game().outcome().is_none() && b.game().verdict().is_empty());
        b = falls(&b, falling);
        mine += b.game().player(A).score();
        theirs += b.game().player(B).score();
        let of_it = b.told.iter().find_map(|event| match event {
            Event::GameEnds { game, of: 3, sums, .. } => Some((*game, sums.clone())),
            _ => None,
        });
        let mut sums = vec![(A, mine), (B, theirs)];
        sums.sort_by_key(|(_, sum)| -sum);
        assert_eq!(of_it, Some((game, sums)));
        if game < 3 {
            keep_all(&mut b);
        }
    }
    assert!(b.is_over() && b.now.asks.is_empty());
    assert!(mine > theirs && b.game().outcome().unwrap().winners() == [A]);
    let ends = b.told.iter().any(|event| *event == Event::Ends { ranking: vec![(A, mine), (B, theirs)] });
    assert!(ends, "the end tells the sums");
    let kept = b.game().details(A, &b.told);
    assert_eq!((kept["score"].as_i64(), kept["games"].as_u64()), (Some(mine.into()), Some(3)));
    assert_eq!(b.game().verdict()[0].key, "verdict-winner-saga");
}

/// A has told A Quiet Season, with these Adventures in the deck besides.
fn told(adventures: &[&str], aside: &[&str]) -> Bench {
    let mut game = table(2);
    game.options = saga(3);
    let places =
        ["arkham_sanitarium", "dunwich_village", "kingsport_harbour", "warren_rice", "francis_morgan"];
    game.sane(A, 5).hand(A, &["a_quiet_season"]).story(A, &places).deck(A, adventures);
    game.players[0].story.extend([t("research"), t("telegram")]);
    for player in &mut game.players {
        let list = player.hand.iter().chain(player.deck.iter()).chain(&player.story);
        player.list.0 = list.copied().collect();
    }
    let mut saga = Saga::new(2);
    saga.seats[0].aside.0 = aside.iter().map(|id| t(id)).collect();
    game.saga = Some(saga);
    let mut b = Bench::new(&game);
    b.play("a_quiet_season");
    b
}

fn adventures(game: &Mythos) -> Vec<&'static str> {
    let all = game.player(A).list.iter().filter(|title| title.kind() == Kind::Adventure);
    let mut all: Vec<_> = all.map(|title| title.id()).collect();
    all.sort_unstable();
    all
}

#[test]
fn what_was_completed_is_out_until_none_is_left() {
    let mut b = told(&["a_quiet_season", "the_model"], &[]);
    b.say_as(A, Answer::Done).say_as(B, Answer::Done);
    assert_eq!(adventures(b.game()), ["the_model"], "with all its copies");
    assert_eq!(b.game().saga.as_ref().unwrap().seats[0].aside.len(), 2);
    let mut b = told(&["a_quiet_season"], &["the_festival"]);
    b.say_as(A, Answer::Done).say_as(B, Answer::Done);
    assert_eq!(adventures(b.game()), ["a_quiet_season", "a_quiet_season", "the_festival"], "all come back");
    assert!(b.game().saga.as_ref().unwrap().seats[0].aside.is_empty());
}

fn out(ids: &[&str]) -> Answer {
    Answer::Out(titles(ids))
}

#[test]
fn cards_are_exchanged_one_for_one() {
    let mut b = told(&["the_model", "a_quiet_season"], &[]);
    assert!(!b.offers(A, out(&["a_quiet_season"])), "it is out already");
    let exchange = b.game().saga.as_ref().unwrap().seats[0].exchange.0.clone().unwrap();
    assert!(exchange.list.is_sorted() && exchange.list.len() == 8, "in the order of the codes");
    b.say_as(A, out(&["research", "the_model"]));
    // In the order of their codes: Research first.
    assert!(b.offers(A, Answer::Kind(Kind::Adventure)) && b.offers(A, Answer::Kind(Kind::Event)));
    b.say_as(A, Answer::Kind(Kind::Event)).say_as(A, Answer::Card(t("railway")));
    // The last Adventure is followed by one, and by none that was completed.
    let kinds: Vec<Answer> = b.asked(A).unwrap().choices.to_vec();
    assert_eq!(kinds, [Answer::Done, Answer::Kind(Kind::Adventure)]);
    b.say_as(A, Answer::Kind(Kind::Adventure));
    assert!(!b.offers(A, Answer::Card(t("a_quiet_season"))) && !b.offers(A, Answer::Card(t("the_model"))));
    b.say_as(A, Answer::Card(t("the_festival"))).say_as(A, Answer::Done).say_as(B, Answer::Done);
    assert_eq!(adventures(b.game()), ["the_festival"]);
    let list = &b.game().player(A).list;
    assert!(list.contains(&t("railway")) && !list.contains(&t("research")));
    assert!(b.game().player(A).who.def().id == "josiah_pell", "the Investigator stays");
}

#[test]
fn what_has_no_successor_stays() {
    let mut b = told(&["the_model"], &[]);
    b.say_as(A, out(&["research", "telegram"]));
    b.say_as(A, Answer::Done).say_as(A, Answer::Kind(Kind::Monster)).say_as(A, Answer::Done);
    b.say_as(A, Answer::Done).say_as(B, Answer::Done);
    let list = &b.game().player(A).list;
    assert!(list.contains(&t("research")) && list.contains(&t("telegram")) && list.len() == 8);
}

#[test]
fn ten_cards_are_the_most() {
    let mut b = falls(&dealt(3), A);
    let set = b.asked(A).unwrap().sets[0].clone();
    assert_eq!((set.least, set.most), (1, EXCHANGES as u8));
    let ten = set.items[..10].iter().flat_map(|item| match item {
        Answer::Out(titles) => titles.iter().collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    b.say_as(A, Answer::Out(ten.collect()));
    let before = b.game().player(A).list.0.clone();
    while b.asked(A).is_some() {
        let choices = b.asked(A).unwrap().choices.clone();
        b.say_as(A, *choices.last().unwrap());
    }
    b.say_as(B, Answer::Done);
    let after = b.game().player(A).list.0.clone();
    let mut left = after.clone();
    left.retain(|title| !before.contains(title));
    assert!(after.len() == before.len() && !left.is_empty());
    assert!(Deck::of(b.game().player(A).who, &after).problems(None).is_empty());
    let mut same = before;
    let kept = after
        .iter()
        .filter(|title| same.iter().position(|one| one == *title).map(|at| same.remove(at)).is_some());
    assert!(kept.count() >= after.len() - EXCHANGES);
}

/// What others are told and see while somebody exchanges, and afterwards, is the same as when they keep everything.
#[test]
fn nobody_learns_what_is_exchanged() {
    let kept = {
        let mut b = falls(&dealt(3), A);
        b.told.clear();
        b
    };
    let mut swapped = Bench { saved: kept.saved.clone(), now: kept.now.clone(), told: Vec::new() };
    let mut kept = kept;
    let same = |one: &Bench, other: &Bench| {
        for viewer in [Viewer::Seat(A), Viewer::Spectator] {
            let (here, there) = (one.game().view(viewer), other.game().view(viewer));
            assert!(here == there, "{viewer:?} sees an exchange");
            let ask = |b: &Bench| b.now.asks.iter().find(|ask| viewer == Viewer::Seat(ask.seat)).cloned();
            assert!(Mythos::screen(&here, ask(one).as_ref()) == Mythos::screen(&there, ask(other).as_ref()));
            let told = |b: &Bench| b.told.iter().filter_map(|e| Mythos::line(e, viewer)).collect::<Vec<_>>();
            assert_eq!(told(one), told(other));
        }
        let asked = |b: &Bench| b.now.asks.iter().map(|ask| (ask.seat, ask.about)).collect::<Vec<_>>();
        assert_eq!(asked(one), asked(other));
    };
    let first = swapped.asked(B).unwrap().sets[0].items[0];
    swapped.say_as(B, first);
    same(&kept, &swapped);
    swapped.say_as(B, Answer::Kind(Kind::Monster));
    same(&kept, &swapped);
    assert!(!format!("{:?}", swapped.game()).contains("Exchange"), "it is printed");
    let monster = *swapped.asked(B).unwrap().choices.last().unwrap();
    swapped.say_as(B, monster);
    same(&kept, &swapped);
    kept.say_as(B, Answer::Done);
    swapped.say_as(B, Answer::Done);
    same(&kept, &swapped);
    kept.say_as(A, Answer::Done);
    swapped.say_as(A, Answer::Done);
    assert!(kept.game().player(B).list != swapped.game().player(B).list);
    same(&kept, &swapped);
}

/// Plays by whim, and looks at every table on which a new game of the saga begins.
struct Watching(Random, Vec<Vec<Vec<Title>>>);

impl Player<Mythos> for Watching {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        self.0.answer(game, asks)
    }

    fn hear(&mut self, game: &Mythos, event: &Event) {
        if let Event::GameEnds { .. } = event {
            self.1.push(game.players.iter().map(|player| player.list.0.clone()).collect());
        }
    }
}

#[test]
fn whole_sagas_end_with_every_deck_as_it_may_be() {
    for n in 0..40 {
        let games = if n % 4 == 3 { 5 } else { 3 };
        let seats = 2 + n % 3;
        let deck = |at: u64| Brings { deck: ready()[(n + at) as usize % ready().len()].id.to_owned() };
        let brought: Vec<Brings> = (0..seats).map(deck).collect();
        let game = Mythos::setup(&saga(games), &brought, seats as u8, game_dice(31, n)).unwrap();
        let who: Vec<_> = game.players.iter().map(|player| player.who).collect();
        let mut watching = Watching(Random::new(n), Vec::new());
        let end = play_through(game, &mut watching).unwrap();
        assert_eq!(end.check(), Ok(()), "saga {n}");
        assert!(end.phase == Phase::Over && end.round > 0);
        let saga = end.saga.as_ref().unwrap();
        assert!(saga.games.len() == usize::from(games) && watching.1.len() == usize::from(games));
        assert!(end.players.iter().zip(who).all(|(player, who)| player.who == who));
        for seat in (0..seats as u8).map(Seat) {
            let at = seat.index();
            let sum: i16 = saga.ends(seat).map(|end| end.points + i16::from(end.sanity)).sum();
            assert_eq!(saga.sum(seat), sum);
            for (round, lists) in watching.1.windows(2).enumerate() {
                let told = saga.games[round].ends[at].adventure;
                let gone = lists[0][at].iter().filter(|title| Some(**title) == told).count();
                let (before, after) = (lists[0][at].len(), lists[1][at].len());
                assert!(after == before - gone || after >= before, "{before} {gone} {after}");
                let deck = Deck::of(end.players[at].who, &lists[1][at]);
                let legal = deck
                    .problems(None)
                    .into_iter()
                    .all(|problem| matches!(problem, sobremesa::games::mythos::deck::Problem::TooFew(_)));
                assert!(legal && deck.points() > 0, "saga {n}");
            }
        }
        let first = end.outcome().unwrap().winners()[0];
        assert!((0..seats as u8).all(|at| saga.sum(Seat(at)) <= saga.sum(first)));
    }
}

/// A save in the middle of an exchange is the whole table.
#[test]
fn a_saga_can_be_kept_in_the_middle_of_an_exchange() {
    let mut b = falls(&dealt(3), A);
    let first = b.asked(A).unwrap().sets[0].items[0];
    b.say_as(A, first).say_as(A, Answer::Kind(Kind::Monster));
    let loaded = Saved::<Mythos>::load(&b.saved.save()).unwrap();
    let now = loaded.now().unwrap();
    assert!(now.game == b.now.game && now.asks == b.now.asks);
}

/// Whoever thinks ahead in the middle of an exchange imagines the table as it stands: what was told has gone out of
/// the decks already.
#[test]
fn an_exchange_is_imagined_as_it_stands() {
    let b = told(&["a_quiet_season", "the_model"], &[]);
    let (_, now) = Saved::from_game(b.game().clone()).unwrap();
    assert_eq!(now.game.saga.unwrap().seats[0].aside, b.game().saga.as_ref().unwrap().seats[0].aside);
}

/// What cannot be a saga is refused, in options and in saves.
#[test]
fn a_saga_is_of_three_or_five() {
    for games in [0, 1, 2, 4, 6, 255] {
        let brought = [led_by("miriam_abel"), led_by("josiah_pell")];
        let refused = Mythos::setup(&saga(games), &brought, 2, Dice::from_number(1));
        assert!(matches!(refused, Err(Refusal::Options(_))), "{games}");
    }
    let mut game = dealt(3).game().clone();
    assert_eq!(game.check(), Ok(()));
    game.phase = Phase::Between;
    assert!(game.check().is_err(), "between two games before the first has ended");
    let ended = falls(&dealt(3), A).game().clone();
    let spoilt: [fn(&mut Saga); 4] = [
        |saga| saga.games[0].ends.truncate(1),
        |saga| saga.games[0].ends.reverse(),
        |saga| saga.games.push(saga.games[0].clone()),
        |saga| saga.seats.truncate(1),
    ];
    for (at, spoil) in spoilt.into_iter().enumerate() {
        let mut game = ended.clone();
        assert_eq!(game.check(), Ok(()));
        if at == 2 {
            game.phase = Phase::Over;
        }
        spoil(game.saga.as_mut().unwrap());
        assert_eq!(game.check(), Err("a saga of others"), "{at}");
    }
    // More points than anybody can have are still a number of points, up to a bound.
    let mut high = ended.clone();
    high.saga.as_mut().unwrap().games[0].ends[1].points = 1_000;
    assert_eq!(high.check(), Ok(()));
    high.saga.as_mut().unwrap().games[0].rounds = 1_000_000;
    assert_eq!(high.check(), Ok(()));
    let far: [fn(&mut Saga); 4] = [
        |saga| saga.games[0].rounds = 1_000_001,
        |saga| saga.games[0].ends[1].points = 1_001,
        |saga| saga.games[0].ends[1].sanity = -1,
        |saga| saga.seats.iter_mut().flat_map(|shelf| shelf.exchange.as_mut()).for_each(|one| one.left = 255),
    ];
    for spoil in far {
        let mut game = ended.clone();
        spoil(game.saga.as_mut().unwrap());
        assert_eq!(game.check(), Err("how a game of a saga ended"));
    }
    game.phase = Phase::Turn;
    game.saga = None;
    assert!(game.check().is_err(), "a saga without its notes");
}

/// A table of an earlier build has no notes of a saga, and none are written where there is none.
#[test]
fn other_lengths_are_saved_as_before() {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let brought = [led_by("miriam_abel"), led_by("josiah_pell")];
    let game = Mythos::setup(&options, &brought, 2, Dice::from_number(1)).unwrap();
    let json = serde_json::to_value(&game).unwrap();
    assert!(json.get("saga").is_none());
    assert!(serde_json::from_value::<Mythos>(json).unwrap() == game);
}
