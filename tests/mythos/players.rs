//! Players without a person: how strong they are, what their games are like, and what they advise. By the thousand:
//! `PLAYER_GAMES=20000 cargo test --release --test mythos players -- --nocapture`.

use crate::bench::*;
use sobremesa::drivers::{Level, Mind, Random, Weighed, game_dice, rookie};
use sobremesa::games;
use sobremesa::games::mythos::cards::ready;
use sobremesa::games::mythos::{Answer, Brings, Combat, Decks, Length, Mythos, Options};
use sobremesa::kernel::{Ask, Choice, Game, Lobby, Lookup, Pick, Player, Seat, Text, Viewer, play_through};
use sobremesa::words::{Language, Nobody, Words};

/// Games of each kind in the gate.
const GATE: u64 = 240;
/// Questions after which a game goes in circles: the longest of 30,000 had a third of them.
const STUCK: u32 = 600;

fn games() -> u64 {
    std::env::var("PLAYER_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GATE)
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Anything that is legal.
    Anything,
    Reader,
    Hunter,
}

/// A table of them.
struct Seated<'a> {
    who: &'a [Who],
    whims: Random,
    questions: u32,
}

impl Player<Mythos> for Seated<'_> {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        self.questions += 1;
        assert!(self.questions < STUCK, "stuck in round {} at {:?}", game.round, game.phase);
        let at = asks[0].number as usize % asks.len();
        let ask = &asks[at];
        let view = game.view(Viewer::Seat(ask.seat));
        let answer = match self.who[ask.seat.index()] {
            Who::Anything => return Pick { ask: at, choice: self.whims.choose(game, ask) },
            Who::Reader => rookie(&view, ask),
            Who::Hunter => Mythos::by_temper(&view, ask, "hunter").unwrap(),
        };
        Pick { ask: at, choice: ask.choice(&answer).unwrap_or(Choice::One(0)) }
    }
}

/// Plays the `n`-th game of these with these decks.
fn play(who: &[Who], decks: &[usize], n: u64) -> Mythos {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let deck = |at: &usize| Brings { deck: ready()[*at].id.to_owned() };
    let brought: Vec<Brings> = decks.iter().map(deck).collect();
    let game = Mythos::setup(&options, &brought, decks.len() as u8, game_dice(5, n)).unwrap();
    let mut seated = Seated { who, whims: Random::new(n), questions: 0 };
    play_through(game, &mut seated).unwrap()
}

/// What part of a game a seat has won, in halves.
fn halves(end: &Mythos, seat: usize) -> u64 {
    let winners = end.outcome().unwrap().winners().to_vec();
    match winners.contains(&Seat(seat as u8)) {
        true if winners.len() == 1 => 2,
        true => 1,
        false => 0,
    }
}

/// How many of a thousand games the one wins against the other, each with every deck against every deck, from
/// both seats.
fn wins(one: Who, other: Who) -> u64 {
    let games = games() * 2;
    let mut won = 0;
    for n in 0..games {
        let (deal, first) = (n / 2, n % 2 == 0);
        let decks = [deal as usize % 6, deal as usize / 6 % 6];
        let who = if first { [one, other] } else { [other, one] };
        won += halves(&play(&who, &decks, deal), usize::from(!first));
    }
    let share = won * 500 / games;
    println!("{one:?} against {other:?}: {}.{} % of {games}", share / 10, share % 10);
    share
}

/// PLAY 9: who reads wins 85 of 100 against who does anything; and hunting is as good as reading.
#[test]
fn readers_beat_whims_and_hunters_are_their_equals() {
    assert!(wins(Who::Reader, Who::Anything) >= 850);
    assert!(wins(Who::Hunter, Who::Anything) >= 850);
    assert!((420..=580).contains(&wins(Who::Hunter, Who::Reader)));
}

/// PLAY 12: every deck that lies ready has its chance against every other. In the gate there are too few
/// games to say more than that.
#[test]
fn every_ready_deck_has_its_chance() {
    let games = games() / 6;
    let least = if games >= 1_000 { 400 } else { 250 };
    let mut all = [[500; 6]; 6];
    for (one, other) in (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other))) {
        let mut won = 0;
        for n in 0..games {
            let decks = if n % 2 == 0 { [one, other] } else { [other, one] };
            won += halves(&play(&[Who::Reader; 2], &decks, n), (n % 2) as usize);
        }
        all[one][other] = won * 500 / games;
        all[other][one] = 1_000 - all[one][other];
    }
    for (at, row) in all.iter().enumerate() {
        println!("{:16} {row:?} {}", ready()[at].id, (row.iter().sum::<u64>() - 500) / 5);
        assert!(
            row.iter().all(|share| (least..=1_000 - least).contains(share)),
            "{} {row:?}",
            ready()[at].id
        );
    }
}

/// PLAY 12: some games end because nerves do, more where more play.
#[test]
fn nerves_end_some_games() {
    let mut shares = Vec::new();
    for seats in 2..=4 {
        let games = games() * 2;
        let mad = |n: &u64| {
            let decks: Vec<usize> =
                (0..seats).map(|seat| (*n as usize + seat * (1 + *n as usize / 6 % 5)) % 6).collect();
            play(&vec![Who::Reader; seats], &decks, *n).players.iter().all(|player| player.told.is_empty())
        };
        let share = (0..games).filter(mad).count() as u64 * 1_000 / games;
        println!("{seats} players: {}.{} % of {games} end by insanity", share / 10, share % 10);
        shares.push(share);
    }
    assert!((50..=250).contains(&shares[0]) && shares[0] < shares[2] && shares[2] <= 350, "{shares:?}");
}

#[test]
fn a_bot_has_the_temper_of_its_name() {
    let mind = games::mind("mythos").unwrap();
    let tempers: Vec<_> =
        Mythos::bot_names().iter().map(|name| mind.temper_of(name, Level::Rookie)).collect();
    assert_eq!(tempers, ["reader", "hunter", "reader", "hunter"].map(Some));
    assert_eq!(mind.temper_of("Ephraim", Level::Novice), None);
}

fn hint(b: &Bench, given: Option<Answer>) -> Option<Weighed<Answer>> {
    Mythos::weigh(&b.saved, &b.now, A, given, 0, 1)
}

fn said(weighed: &Weighed<Answer>) -> [String; 2] {
    let why = weighed.why.clone().with("other", Text::new("press-done"));
    let words = |language| Words::of(language, games::book("mythos"));
    [Language::English, Language::Spanish].map(|language| words(language).say(&why, &Nobody))
}

/// A hunter with a Monster and an open Gate lays it; a reader takes what the Adventure needs. A hunter whose
/// Threat nobody can stop passes.
#[test]
fn hunters_lay_monsters_and_pass_when_they_are_stronger() {
    let mut game = table(2);
    game.at(A, "sentinel_hill").hand(A, &["dhole", "dunwich_village"]);
    let b = Bench::new(&game);
    let ask = b.asked(A).unwrap();
    let hunts = |b: &Bench| {
        let view = b.game().view(Viewer::Seat(A));
        Mythos::by_temper(&view, b.asked(A).unwrap(), "hunter").unwrap()
    };
    assert!(ask.offers(&Answer::Play(t("dhole"))));
    assert_eq!(hunts(&b), Answer::Play(t("dhole")));
    let mut game = table(2);
    game.at(A, "sentinel_hill").used(A).hand(A, &["research"]).threat(A, B, &["dhole"]);
    assert_eq!(hunts(&Bench::new(&game)), Answer::Pass);
    game.ally(B, "john_legrasse").ally(B, "government_men").ally(B, "danforth");
    game.threat(B, A, &["ghoul", "mi_go"]);
    assert_eq!(hunts(&Bench::new(&game)), Answer::Play(t("research")), "B could stop it");
}

/// What completes an Adventure while one is ahead is advised, and passing is said to give it away, in both languages.
#[test]
fn a_hint_says_what_is_best_and_why() {
    let mut game = table(2);
    game.at(A, "miskatonic_library").story(A, &["miskatonic_museum", "dunwich_village"]);
    game.hand(A, &["henry_armitage", "the_thing_in_the_farmhouse", "ghoul"]);
    let b = Bench::new(&game);
    let weighed = hint(&b, Some(Answer::Pass)).unwrap();
    assert_eq!((weighed.best, weighed.other), (Answer::Play(t("henry_armitage")), Answer::Pass));
    assert!(weighed.gain > 0 && weighed.gain == weighed.seems);
    for words in said(&weighed) {
        assert!(!words.contains("why-") && words.len() > 20, "{words}");
    }
    assert_eq!(
        hint(&b, Some(weighed.best)).map(|weighed| weighed.gain),
        None,
        "nothing is better than the best"
    );
    assert!(Mythos::weigh(&b.saved, &b.now, B, None, 0, 1).is_none(), "who is not asked is told nothing");
}

/// R1: whoever looks a Story Deck up reads all of it, where they stand too; of one whose Investigator is
/// named, or else of everybody.
#[test]
fn story_decks_and_piles_lie_open() {
    let mut game = table(2);
    game.who(A, "edith_whitcomb").at(A, "meadow_hill").story(A, &["ghoul", "telegram"]).pile(B, &["camera"]);
    let view = game.view(Viewer::Spectator);
    let say = |lookup: &str, what: &str| {
        let text = Mythos::look(&view, lookup, what).unwrap();
        Words::of(Language::English, games::book("mythos")).say(&text, &Nobody)
    };
    let ediths = say("story", "Edith");
    assert!(
        ["Meadow Hill", "Ghoul", "A Telegram", ": 3: "].iter().all(|word| ediths.contains(word)),
        "{ediths}"
    );
    assert!(!ediths.contains("empty") && say("story", "all").contains("empty"));
    assert!(say("pile", "everybody").contains("Folding Camera"));
    assert!(Mythos::look(&view, "hand", "").is_none());
}

/// What somebody can read is what they have: their hand first, each title once, and nothing of anybody else's.
#[test]
fn ones_own_cards_can_be_read() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["ghoul", "telegram", "ghoul"]).threat(A, B, &["dhole"]);
    game.ally(A, "henry_armitage").hand(B, &["camera"]);
    let mut cards = Mythos::at_hand(&game.view(Viewer::Seat(A)));
    assert_eq!(cards.drain(2..).collect::<Vec<_>>(), ["dhole", "henry_armitage", "meadow_hill"]);
    cards.sort();
    assert_eq!(cards, ["ghoul", "telegram"]);
    assert_eq!(Mythos::at_hand(&game.view(Viewer::Spectator)), [""; 0]);
}

/// Everybody looks up their own Threat, and nobody another's.
#[test]
fn ones_own_threat_can_be_looked_up() {
    let mut game = table(2);
    game.threat(A, B, &["ghoul", "dhole"]);
    let look = |viewer: Viewer| {
        let text = Mythos::look(&game.view(viewer), "threat", "").unwrap();
        Words::of(Language::English, games::book("mythos")).say(&text, &Nobody)
    };
    let own = look(Viewer::Seat(A));
    assert!(["2", "Ghoul", "Dhole"].iter().all(|word| own.contains(word)), "{own}");
    assert!(look(Viewer::Seat(B)).contains("empty"));
    assert!(!look(Viewer::Spectator).contains("Ghoul"));
}
