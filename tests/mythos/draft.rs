//! The draft (16.5): packs that go round, and decks that are built of what was taken.

use crate::bench::*;
use sobremesa::drivers::{Random, Rookies, game_dice};
use sobremesa::games::mythos::building::{COMMON, common};
use sobremesa::games::mythos::cards::{Investigator, Kind, Title};
use sobremesa::games::mythos::deck::{Deck, LEAST, MOST};
use sobremesa::games::mythos::draft::{PACK, PACKS};
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::games::mythos::{About, Answer, Brings, Combat, Decks, Event, Length, Options};
use sobremesa::kernel::{Ask, Dice, Game, Lookup, Pick, Plans, Player, Seat, Text, Viewer, play_through};

fn drafted(length: Length) -> Options {
    Options { length, combat: Combat::Sealed, decks: Decks::Draft }
}

fn begun(length: Length, seats: u8, dice: Dice) -> Mythos {
    Mythos::setup(&drafted(length), &vec![Brings::default(); usize::from(seats)], seats, dice).unwrap()
}

fn pack(game: &Mythos, seat: Seat) -> Vec<Title> {
    game.draft.as_ref().unwrap().seats[seat.index()].pack.0.clone()
}

fn taken(game: &Mythos, seat: Seat) -> Vec<Title> {
    game.draft.as_ref().unwrap().seats[seat.index()].taken.0.clone()
}

/// Everybody takes what time gives, until decks are built.
fn to_building(b: &mut Bench) {
    b.let_time_pass(|game| game.phase == Phase::Draft);
}

#[test]
fn a_pack_has_fifteen_cards_of_which_two_may_be_alike() {
    for n in 0..40 {
        let b = Bench::new(&begun(Length::Basic, 4, Dice::from_number(n)));
        for seat in [A, B, C, Seat(3)] {
            let pack = pack(b.game(), seat);
            assert_eq!(pack.len(), PACK);
            for title in &pack {
                let most = if title.def().unique { 1 } else { 2 };
                assert!(pack.iter().filter(|one| *one == title).count() <= most, "{title:?}");
            }
        }
    }
}

#[test]
fn everybody_takes_one_and_passes_the_rest_to_the_left() {
    let mut b = Bench::new(&begun(Length::Basic, 3, Dice::from_number(4)));
    let before: Vec<Vec<Title>> = [A, B, C].map(|seat| pack(b.game(), seat)).to_vec();
    assert_eq!(b.now.asks.len(), 3, "all at the same time");
    let last = before[0][PACK - 1];
    b.say_as(A, Answer::Card(last));
    assert!(
        taken(b.game(), A).is_empty() && b.now.asks.len() == 2,
        "nothing is known before all have chosen"
    );
    b.say_as(B, Answer::Card(before[1][0])).say_as(C, Answer::Card(before[2][0]));
    assert_eq!(taken(b.game(), A), [last]);
    let rest = |at: usize, but: Title| {
        let mut rest = before[at].clone();
        rest.remove(rest.iter().position(|one| *one == but).unwrap());
        rest
    };
    assert_eq!(pack(b.game(), B), rest(0, last));
    assert_eq!(pack(b.game(), C), rest(1, before[1][0]));
    assert_eq!(pack(b.game(), A), rest(2, before[2][0]));
    b.let_time_pass(|game| taken(game, A).len() < PACK);
    assert_eq!(
        (b.game().draft.as_ref().unwrap().pack, pack(b.game(), A).len()),
        (2, PACK),
        "the next is opened"
    );
    let lines = |viewer| b.told.iter().filter_map(|event| Mythos::line(event, viewer)).collect::<Vec<_>>();
    let mine = lines(Viewer::Seat(A)).iter().filter(|text| text.key == "event-drafted-yours").count();
    assert_eq!(mine, PACK);
    assert!(lines(Viewer::Spectator).iter().all(|text| text.key == "event-pack-opens"));
}

#[test]
fn of_75_cards_and_the_common_ground_a_deck_is_built() {
    let mut b = Bench::new(&begun(Length::Basic, 2, Dice::from_number(8)));
    to_building(&mut b);
    assert!(b.game().phase == Phase::Building && b.now.asks.iter().all(|ask| ask.about == About::Building));
    assert_eq!(taken(b.game(), A).len(), PACK * usize::from(PACKS));
    let building = |b: &Bench| b.game().draft.as_ref().unwrap().seats[0].building.0.clone().unwrap();
    let proposed = building(&b);
    assert!(Deck::of(proposed.who, &proposed.list).problems(None).is_empty());
    assert_eq!(common().count(), COMMON.len());
    let all: Vec<Title> = proposed.list.iter().chain(&proposed.rest).copied().collect();
    for title in common() {
        assert_eq!(all.iter().filter(|one| **one == title).count(), 4, "{title:?}");
    }
    let own = taken(b.game(), A);
    let missing = all.iter().filter(|title| !own.contains(title) && !COMMON.contains(&title.id()));
    assert_eq!(missing.count(), 0, "nothing else is in it");
    // What goes out can come in again; whoever leads it is chosen.
    let goes = *proposed.list.iter().find(|title| title.kind() != Kind::Adventure).unwrap();
    b.say_as(A, Answer::Out([goes].into_iter().collect()));
    assert!(building(&b).rest.contains(&goes) && building(&b).list.len() == proposed.list.len() - 1);
    b.say_as(A, Answer::In([goes].into_iter().collect()));
    assert_eq!(building(&b).list, proposed.list);
    let other = Investigator::all().find(|who| *who != proposed.who).unwrap();
    b.say_as(A, Answer::Who(other)).say_as(A, Answer::Done);
    assert!(b.asked(A).is_none() && b.game().phase == Phase::Building);
    b.say_as(B, Answer::Done);
    let player = b.game().player(A);
    let mut list = player.list.0.clone();
    list.sort_unstable();
    assert!(player.who == other && list == proposed.list && b.game().draft.is_none());
    assert!(player.hand.len() == 13 && b.game().round == 1);
    let cards = list.len() as u8;
    assert!(b.told.contains(&Event::DeckBuilt { seat: A, cards }));
}

#[test]
fn a_deck_stays_one_that_can_be_played() {
    let mut b = Bench::new(&begun(Length::Campaign(12), 2, Dice::from_number(2)));
    to_building(&mut b);
    let building = b.game().draft.as_ref().unwrap().seats[0].building.0.clone().unwrap();
    assert!(Deck::of(building.who, &building.list).points() >= 12);
    let ask = b.asked(A).unwrap().clone();
    let bounds: Vec<u8> = ask.sets.iter().map(|set| set.most).collect();
    let most_out = (building.list.len() - LEAST).min(64);
    let most_in = (MOST - building.list.len()).min(building.rest.len()).min(64);
    let expected: Vec<u8> = [most_out, most_in].into_iter().filter(|n| *n > 0).map(|n| n as u8).collect();
    assert_eq!(bounds, expected);
    let adventures = building.list.iter().copied().filter(|title| title.kind() == Kind::Adventure);
    let all_out = Answer::Out(adventures.collect());
    assert!(b.game().unfit(&ask, &all_out).is_some(), "a campaign without Adventures");
}

/// Looks at every deck with which a game begins.
struct Building<P>(P, Vec<(Investigator, Vec<Title>)>);

impl<P: Player<Mythos>> Player<Mythos> for Building<P> {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        self.0.answer(game, asks)
    }

    fn hear(&mut self, game: &Mythos, event: &Event) {
        if let Event::DeckBuilt { seat, .. } = event {
            self.1.push((game.player(*seat).who, game.player(*seat).list.0.clone()));
        }
    }

    fn has_seen_enough(&self, game: &Mythos) -> bool {
        game.draft.is_none()
    }
}

/// Whatever anybody takes, the deck that comes of it can be played.
#[test]
fn every_deck_that_is_built_can_be_played() {
    let lengths = [Length::Basic, Length::Campaign(12), Length::Campaign(20), Length::Saga(3)];
    for n in 0..24 {
        let (length, seats) = (lengths[n as usize % 4], 2 + (n / 4 % 3) as u8);
        let game = begun(length, seats, game_dice(41, n));
        let goal = game.options.goal();
        let mut decks = Vec::new();
        let mut whims = Building(Random::new(n), Vec::new());
        play_through(game.clone(), &mut whims).unwrap();
        decks.append(&mut whims.1);
        let mut sensible = Building(Rookies, Vec::new());
        play_through(game, &mut sensible).unwrap();
        decks.append(&mut sensible.1);
        assert_eq!(decks.len(), 2 * usize::from(seats));
        for (who, list) in decks {
            assert_eq!(Deck::of(who, &list).problems(goal), Vec::new(), "draft {n}");
        }
    }
}

/// Nobody sees what others take, have taken, or build.
#[test]
fn a_draft_is_secret() {
    let mut b = Bench::new(&begun(Length::Basic, 3, Dice::from_number(6)));
    to_building(&mut b);
    b.say_as(A, Answer::Who(Investigator::all().last().unwrap()));
    let view = b.game().view(Viewer::Seat(B));
    let draft = view.draft.as_ref().unwrap();
    for seat in [A, C] {
        let one = &draft.seats[seat.index()];
        assert!(one.taken.is_empty() && one.pack.is_empty() && one.building.is_none());
    }
    assert!(draft.seats[B.index()].building.is_some());
    let printed = format!("{:?} {view:?}", b.game());
    let ids: Vec<&str> = taken(b.game(), A).iter().map(|title| title.id()).collect();
    assert!(ids.iter().all(|id| !printed.contains(id)), "{printed}");
}

/// Options of before there were drafts are of games to which decks were brought.
#[test]
fn earlier_options_bring_decks() {
    let options: Options = serde_json::from_str(r#"{"length":"basic","combat":"sealed"}"#).unwrap();
    assert_eq!(options.decks, Decks::Brought);
}

/// However many cards somebody has taken, their page says in three lines at most how many of each type, and
/// which Adventures; all of them can be looked up, by themselves alone.
#[test]
fn what_was_taken_is_said_in_short_and_can_be_looked_up() {
    let mut b = Bench::new(&begun(Length::Basic, 2, Dice::from_number(4)));
    while b.game().draft.as_ref().is_some_and(|draft| draft.pack < 4) {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    let look = |viewer: Viewer| Mythos::look(&b.game().view(viewer), "taken", "").unwrap();
    let view = b.game().view(Viewer::Seat(A));
    let own = Mythos::screen(&view, b.asked(A)).own;
    assert!((2..=3).contains(&own.len()), "{own:?}");
    let all = format!("{:?}", look(Viewer::Seat(A)));
    for title in taken(b.game(), A) {
        assert!(all.contains(&format!("card-{}\"", title.id())), "{} cannot be looked up", title.id());
    }
    assert_ne!(look(Viewer::Seat(A)), look(Viewer::Seat(B)));
    assert_eq!(look(Viewer::Spectator), Text::new("look-taken-nothing"));
}

/// What cannot be a draft is refused: cards too many or too few for any of its seats, a pack beyond the last,
/// somebody who builds too early.
#[test]
fn a_draft_adds_up_for_every_seat() {
    let deals = Bench::new(&begun(Length::Basic, 2, Dice::from_number(8)));
    let mut built = Bench::new(&begun(Length::Basic, 2, Dice::from_number(8)));
    to_building(&mut built);
    let building = built.game().draft.as_ref().unwrap().seats[0].building.clone();
    assert_eq!((deals.game().check(), built.game().check()), (Ok(()), Ok(())));
    let refused = |game: &Mythos, spoil: &dyn Fn(&mut Mythos)| {
        let mut game = game.clone();
        spoil(&mut game);
        game.check() == Err("a draft of others")
    };
    let (deals, built) = (deals.game(), built.game());
    for at in [0, 1] {
        assert!(refused(deals, &|game| game.draft.as_mut().unwrap().seats[at].pack.0.truncate(14)));
        assert!(refused(built, &|game| game.draft.as_mut().unwrap().seats[at].taken.0.truncate(74)));
        let builds = building.clone();
        assert!(refused(deals, &|game| game.draft.as_mut().unwrap().seats[at].building = builds.clone()));
    }
    // Of two packs that are handed on, neither is ahead of the other.
    let ahead = |at: usize| {
        move |game: &mut Mythos| {
            let one = &mut game.draft.as_mut().unwrap().seats[at];
            let title = one.pack.0.pop().unwrap();
            one.taken.0.push(title);
        }
    };
    assert!(refused(deals, &ahead(0)) && refused(deals, &ahead(1)));
    assert!(refused(deals, &|game| game.draft.as_mut().unwrap().pack = 2));
    assert!(refused(built, &|game| game.draft.as_mut().unwrap().pack = PACKS + 1));
    assert!(refused(deals, &|game| game.draft.as_mut().unwrap().seats.truncate(1)));
    assert!(refused(deals, &|game| game.phase = Phase::Building), "nobody has taken all of five packs");
    let beyond = |game: &mut Mythos| {
        let draft = game.draft.as_mut().unwrap();
        draft.pack = PACKS + 1;
        for one in &mut draft.seats {
            one.taken.0 = vec![t("ghoul"); PACK * usize::from(PACKS + 1)];
            one.pack.0.clear();
            one.building.0 = None;
        }
        game.phase = Phase::Draft;
    };
    assert!(refused(built, &beyond), "there is no sixth pack");
    assert!(refused(built, &|game| {
        beyond(game);
        game.phase = Phase::Building;
    }));
}

/// After twenty changes nothing more goes out or comes in: it is chosen who leads the deck, and done.
#[test]
fn a_deck_is_changed_twenty_times() {
    let mut b = Bench::new(&begun(Length::Basic, 2, Dice::from_number(8)));
    to_building(&mut b);
    let building = b.game().draft.as_ref().unwrap().seats[0].building.0.clone().unwrap();
    let goes = *building.list.iter().find(|title| title.kind() != Kind::Adventure).unwrap();
    for _ in 0..10 {
        b.say_as(A, Answer::Out([goes].into_iter().collect()));
        assert!(!b.asked(A).unwrap().sets.is_empty());
        b.say_as(A, Answer::In([goes].into_iter().collect()));
    }
    let ask = b.asked(A).unwrap();
    assert!(ask.sets.is_empty() && ask.choices.len() == Investigator::all().count());
}

/// Wishes: as many titles as three menus hold, each once, what is worth most first; none of which the deck
/// has enough, and one of which it has all but one.
#[test]
fn what_can_be_wished_for_is_what_a_deck_has_room_for() {
    let mut game = Bench::new(&begun(Length::Basic, 2, Dice::from_number(4))).game().clone();
    let mut wishes = |taken: &[Title]| {
        game.draft.as_mut().unwrap().seats[0].taken.0 = taken.to_vec();
        let wishes = Mythos::plannable(&game.view(Viewer::Seat(A)));
        let titles = wishes.iter().map(|one| match one {
            Answer::Card(title) => *title,
            other => panic!("{other:?} is no card"),
        });
        titles.collect::<Vec<_>>()
    };
    let none = wishes(&[]);
    let mut each_once = none.clone();
    each_once.sort_unstable();
    each_once.dedup();
    assert_eq!((none.len(), each_once.len()), (75, 75));
    assert_eq!(none[0].kind(), Kind::Adventure, "what counts in the end");
    for title in none.iter().take(10) {
        let most = usize::from(Deck::most(*title));
        assert!(!wishes(&vec![*title; most]).contains(title), "{title:?}");
        if most > 1 {
            assert!(wishes(&[*title]).contains(title), "{title:?}");
        }
    }
    let all: Vec<Title> =
        Title::all().flat_map(|title| vec![title; usize::from(Deck::most(title))]).collect();
    assert!(wishes(&all).is_empty(), "of all of them there is enough");
    assert!(Mythos::plannable(&game.view(Viewer::Spectator)).is_empty());
}
