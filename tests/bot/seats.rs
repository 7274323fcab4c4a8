//! Seats that change hands, votes, limits and names, as people meet them.

use crate::evening::{Done, Error, Evening, opened};
use crate::waiting::until;
use serde_json::{Value, json};
use sobremesa::playground::{Locale, Outcome, Player, Seen};
use sobremesa::store::*;

fn user(who: &Player) -> Value {
    json!(who.id().to_string())
}

/// The message that calls somebody to a seat that they are offered.
fn call(e: &Evening, who: &Player) -> Option<Seen> {
    who.newest(e.channel, |one| one.button("Take the seat").is_some())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_becomes_somebody_elses_only_when_they_say_yes() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    let carmen = e.person("Carmen");
    let to = [("to", user(&carmen))];
    assert!(e.answer(&bob, "resign", &to).await?.contains("until they say yes"));
    let called = until("Carmen is called", || call(&e, &carmen)).await?;
    assert!(called.text().contains(&format!("<@{}>", carmen.id())) && called.text().contains("Bob"));
    // Nothing of a hand, nothing in her direct messages, and the seat is Bob's.
    assert_eq!(called.parts(3), Vec::<Value>::new());
    assert!(carmen.sees(carmen.dm()).is_empty());
    assert!(e.answer(&carmen, "hand", &[]).await?.contains("No tienes asiento"));
    // Others cannot take it, Bob can keep it, and then the call is gone.
    let outcome = e.press_on(&ann, "the call", || call(&e, &carmen), "Take the seat").await?;
    assert!(matches!(outcome, Outcome::Answered(_)) && e.own(&ann).ok_or("no word")?.text().contains("seat"));
    e.answer(&bob, "resign", &to).await?;
    e.press_board(&bob, "More").await?;
    e.press_on(&bob, "more", || e.own(&bob), "Keep my seat").await?;
    let kept = || e.own(&bob).filter(|own| own.text().contains("keep your seat"));
    until("Bob reads that he keeps it", kept).await?;
    until("the call goes", || call(&e, &carmen).is_none().then_some(())).await?;
    // Asked again she says no; asked once more, yes.
    e.answer(&bob, "resign", &to).await?;
    e.press_on(&carmen, "the second call", || call(&e, &carmen), "No, thanks").await?;
    until("the call goes", || call(&e, &carmen).is_none().then_some(())).await?;
    e.answer(&bob, "resign", &to).await?;
    let outcome = e.press_on(&carmen, "the third call", || call(&e, &carmen), "Take the seat").await?;
    assert!(matches!(outcome, Outcome::Answered(_)));
    let hand = e.own(&carmen).ok_or("no hand")?;
    assert!(hand.text().contains("parrilla") && hand.is_ephemeral(), "{}", hand.text());
    until("the call goes", || call(&e, &carmen).is_none().then_some(())).await?;
    assert!(e.answer(&bob, "hand", &[]).await?.contains("do not sit"));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_only_its_player_leaves_rests_and_says_so_once() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    e.races_bots(&ann, &[("bots", json!(2))]).await?;
    assert!(e.answer(&ann, "away", &[]).await?.contains("the game rests"));
    let board = e.board_says(&ann, "The game rests until somebody is back").await?;
    assert_eq!(board.text().matches("rests").count(), 1, "{}", board.text());
    assert!(!board.text().contains("a stand-in plays"), "{}", board.text());
    e.press(&ann, &board, "Go on").await?;
    e.board_lacks(&ann, "The game rests").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_done_is_said_and_how_to_undo_it() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    for (command, option, said, undo) in [
        ("vote", 2, "The clock stands still", "Go on"),
        ("vote", 3, "The clock goes on", "Stop the clock"),
        ("stance", 1, "nobody waits for you", ""),
        ("stance", 2, "if it concerns you", ""),
    ] {
        let name = if command == "vote" { "about" } else { "how" };
        let answer = e.answer(&bob, command, &[(name, json!(option))]).await?;
        assert!(answer.contains(said), "{answer}");
        let own = e.own(&bob).ok_or("no word")?;
        assert!(undo.is_empty() || own.button(undo).is_some(), "{undo}: {answer}");
    }
    let away = e.answer(&bob, "away", &[]).await?;
    assert!(
        away.contains("stand-in") && e.own(&bob).ok_or("no word")?.button("I am back").is_some(),
        "{away}"
    );
    // One against one is no majority.
    let early = e.answer(&ann, "vote", &[("about", json!(0)), ("who", user(&bob))]).await?;
    assert!(early.contains("only one here"), "{early}");
    // Where a race is on, nobody is offered a seat that cannot be had.
    let taken = e.answer(&e.person("Carmen"), "new", &[]).await?;
    let own = e.own(&e.person("Carmen")).ok_or("no word")?;
    assert!(taken.contains("hay una carrera") && own.button("Unirme").is_none(), "{taken}");
    e.answer(&ann, "new", &[]).await?;
    assert!(e.own(&ann).ok_or("no word")?.button("My hand").is_some());
    e.end().await
}

/// Whoever is away reads it where they look at their hand, and comes back there in one press.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_page_says_that_one_is_away_and_has_the_way_back() -> Done {
    let (e, _, bob) = Evening::race(1, 1).await?;
    e.run(&bob, "hand", &[]).await?;
    let hand = e.own(&bob).ok_or("no hand")?.id;
    let page = || bob.newest(e.channel, |one| one.id == hand);
    e.answer(&bob, "away", &[]).await?;
    let away = until("away", || page().filter(|page| page.text().contains("You are away"))).await?;
    e.press_on(&bob, "a hand", page, "I am back").await?;
    let back = |page: &Seen| !page.text().contains("You are away") && page.button("I am back").is_none();
    until("back", || page().filter(back)).await?;
    assert!(away.button("More").is_some(), "{}", away.text());
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_a_channel_and_threads_are_for_those_who_may_make_them() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    e.answer(&bob, "table", &[]).await?;
    assert!(e.answer(&bob, "table", &[]).await?.contains("just now"), "once in a while");
    assert!(!e.answer(&ann, "table", &[]).await?.contains("just now"), "others may");
    // Ann owns the server, Bob may not make threads in it.
    let said = e.answer(&bob, "new", &[("thread", json!(true))]).await?;
    assert!(said.contains("you lack the permission to create public threads"), "{said}");
    assert!(e.answer(&ann, "new", &[("thread", json!(true)), ("bots", json!(2))]).await?.contains("open"));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_switch_that_is_pressed_twice_is_switched_once() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "settings", &[]).await?;
    let first = e.own(&ann).ok_or("no settings")?;
    e.answer(&ann, "settings", &[]).await?;
    let second = e.own(&ann).ok_or("no settings")?;
    for page in [first, second] {
        e.press(&ann, &page, "Reminders: on").await?;
    }
    e.answer(&ann, "settings", &[]).await?;
    assert!(e.own(&ann).ok_or("no settings")?.button("Reminders: off").is_some());
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_cleaned_where_they_come_in() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let eve = e.playground.add_person("\u{202E}Eve\u{2066} 🤖", Locale::English).ok_or("no Eve")?;
    e.answer(&ann, "new", &[]).await?;
    e.board_says(&ann, "1 of 8 seats").await?;
    e.run(&eve, "join", &[]).await?;
    let board = e.board_says(&ann, "2 of 8 seats").await?.text();
    assert!(board.contains("2. Eve\n") && !board.contains(['\u{202E}', '\u{2066}', '🤖']), "{board:?}");
    e.end().await
}

/// A game of these people that ended at some time, in that order.
async fn has_ended(
    store: &dyn Store,
    guild: u64,
    channel: u64,
    kind: &str,
    details: &Value,
    people: &[&Player],
) -> Result<(), Error> {
    let chair = |who: &&Player| Chair::of(UserId(who.id().0), "somebody");
    let now = Time::from(std::time::SystemTime::now());
    let new = NewTable {
        kind: kind.to_owned(),
        guild: Some(guild),
        channel,
        opened_by: UserId(people[0].id().0),
        opened_at: now,
        language: "en".to_owned(),
        options: json!({}),
        state: json!({}),
        seats: people.iter().map(chair).collect(),
        interaction: None,
    };
    let id = store.open(&new).await?;
    let mut table = store.load(id).await?.ok_or("no table")?;
    table.stage = Stage::Over;
    table.revision += 1;
    let places = (0_u8..).zip(people).map(|(seat, who)| ResultRow {
        seat,
        user: Some(UserId(who.id().0)),
        place: seat + 1,
        team: None,
        drawn: false,
        pilot: Pilot::Player,
        details: details.clone(),
    });
    let results = places.collect();
    let change = Change { results, unseen: true, ..Change::to(table, now) };
    Ok(store.save(&change).await?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_numbers_do_not_show_through_a_rival() -> Done {
    let mut e = Evening::new(1).await?;
    let (ann, bob, carmen) = (e.person("Ann"), e.person("Bob"), e.person("Carmen"));
    e.stop_bot().await;
    let guild = e.playground.guild_id().0;
    {
        let store = opened(&e.store).await?;
        has_ended(&*store, guild, 1, "cthulhu500", &json!({}), &[&ann, &bob]).await?;
        has_ended(&*store, guild, 1, "cthulhu500", &json!({}), &[&ann, &bob, &carmen]).await?;
        let private = Person { private_stats: true, ..Person::new(UserId(bob.id().0)) };
        store.save_person(&private).await?;
    }
    e.start_bot().await?;
    let bobs = format!("<@{}>", bob.id());
    let said = e.answer(&carmen, "stats", &[("who", user(&ann))]).await?;
    assert!(!said.contains(&bobs) && said.contains(&format!("<@{}>", carmen.id())), "{said}");
    let own = e.answer(&bob, "stats", &[("who", user(&ann))]).await?;
    assert!(own.contains(&bobs), "one's own numbers are no secret: {own}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_game_says_in_its_own_words_what_somebody_has_done_and_what_is_the_record() -> Done {
    let mut e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.stop_bot().await;
    let guild = e.playground.guild_id().0;
    {
        let store = opened(&e.store).await?;
        let kept = json!({ "points": 97, "largest_city": 22, "made": 7, "laps": 3 });
        for (table, kind) in ["carcassonne", "parques", "cthulhu500", "mythos"].into_iter().enumerate() {
            has_ended(&*store, guild, table as u64 + 1, kind, &kept, &[&ann, &bob]).await?;
        }
        let private = Person { private_stats: true, ..Person::new(UserId(ann.id().0)) };
        store.save_person(&private).await?;
    }
    e.start_bot().await?;
    let own = e.answer(&ann, "stats", &[("who", user(&ann))]).await?;
    for said in ["**Carcassonne**", "Points a game: 97", "**Parqués**", "captured: 7", "**Mythos**"] {
        assert!(own.contains(said), "{said}: {own}");
    }
    assert!(!own.contains("career-"), "{own}");
    let all = e.answer(&bob, "stats", &[]).await?;
    for title in ["**Cthulhu 500**", "**Carcassonne**", "**Parqués**", "**Mythos**"] {
        assert!(all.contains(title), "{title}: {all}");
    }
    assert!(!all.contains("rating"), "one game of each kind says nothing: {all}");
    assert!(all.contains(&format!("Most points: 97, <@{}>", bob.id())), "{all}");
    assert!(!all.contains("record-") && !all.contains(&format!("<@{}>", ann.id())), "{all}");
    e.end().await
}
