//! What people type about their seat and their table: each command does what it says.

use crate::evening::{Done, Error, Evening};
use crate::waiting::until;
use serde_json::{Value, json};
use sobremesa::playground::Player;

/// Ann has opened a table, Bob sits there, and a bot.
async fn lobby() -> Result<(Evening, Player, Player, Player), Error> {
    let e = Evening::new(1).await?;
    let (ann, bob, carmen) = (e.person("Ann"), e.person("Bob"), e.person("Carmen"));
    e.answer(&ann, "new", &[("bots", json!(1))]).await?;
    e.run(&bob, "join", &[]).await?;
    e.board_says(&ann, "3 of 8 seats").await?;
    Ok((e, ann, bob, carmen))
}

/// The same, under way.
async fn race() -> Result<(Evening, Player, Player, Player), Error> {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    let carmen = e.person("Carmen");
    Ok((e, ann, bob, carmen))
}

fn user(who: &Player) -> Value {
    json!(who.id().to_string())
}

/// No game is spoken of there: whoever asks for a table reads how each of them opens one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_table_is_every_game_says_how_it_opens_one() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let opened = ann.run(e.channel, "table hand", &[]).await?;
    e.thought(&ann, opened).await?;
    let page = e.own(&ann).ok_or("no answer")?.text();
    for game in sobremesa::games::all() {
        assert!(page.contains(&format!("/{} new", game.kind())), "{page}");
    }
    let own = e.answer(&ann, "hand", &[]).await?;
    assert!(
        own.contains("/cthulhu500 new") && !own.contains("/mythos"),
        "its own command speaks of one alone: {own}"
    );
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_sit_down_get_up_and_begin() -> Done {
    let (e, ann, bob, carmen) = lobby().await?;
    e.run(&carmen, "join", &[]).await?;
    e.board_says(&ann, "4 of 8 seats").await?;
    e.run(&bob, "leave", &[]).await?;
    e.board_says(&ann, "3 of 8 seats").await?;
    assert!(e.answer(&carmen, "start", &[]).await?.contains("quien dirige la mesa"), "only Ann may");
    e.run(&ann, "start", &[]).await?;
    e.board_says(&ann, "opening bids").await?;
    assert!(e.answer(&carmen, "hand", &[]).await?.contains("parrilla"), "she makes her opening bid");
    let said = e.answer(&bob, "hand", &[]).await?;
    assert!(said.contains("do not sit"), "he has left: {said}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_say_how_they_are_to_be_treated() -> Done {
    let (e, ann, bob, _) = race().await?;
    e.run(&bob, "stance", &[("how", json!(1))]).await?;
    e.board_says(&ann, "their orders decide: Bob.").await?;
    e.run(&bob, "stance", &[("how", json!(0))]).await?;
    e.board_lacks(&ann, "their orders decide").await?;
    e.run(&bob, "away", &[]).await?;
    e.board_says(&ann, "Away, a stand-in plays: ").await?;
    e.run(&bob, "away", &[("back", json!(true))]).await?;
    e.board_lacks(&ann, "Away, a stand-in plays").await?;
    // Whoever opens their hand is back, too.
    e.run(&bob, "away", &[]).await?;
    e.board_says(&ann, "Away, a stand-in plays: ").await?;
    e.run(&bob, "hand", &[]).await?;
    e.board_lacks(&ann, "Away, a stand-in plays").await?;
    assert!(e.answer(&bob, "orders", &[]).await?.contains("order"));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_is_stopped_and_the_race_given_up_by_vote() -> Done {
    let (e, ann, bob, carmen) = race().await?;
    e.run(&bob, "vote", &[("about", json!(2))]).await?;
    e.board_says(&ann, "The clock stands still").await?;
    e.run(&ann, "vote", &[("about", json!(3))]).await?;
    e.board_lacks(&ann, "The clock stands still").await?;
    // Only somebody who is away can be voted out.
    let out = [("about", json!(0)), ("who", user(&bob))];
    assert!(e.answer(&ann, "vote", &out).await?.contains("not absent"));
    e.run(&bob, "away", &[]).await?;
    e.board_says(&ann, "Away, a stand-in plays").await?;
    assert!(e.answer(&ann, "vote", &out).await?.contains("only one here"), "one is no majority of two");
    assert!(e.answer(&carmen, "vote", &[("about", json!(1))]).await?.contains("No tienes asiento"));
    // What is pressed and not typed is asked about first.
    e.press_board(&ann, "More").await?;
    e.press(&ann, &e.own(&ann).ok_or("nothing more")?, "Vote to give up").await?;
    let sure = e.own(&ann).ok_or("not asked")?;
    assert!(sure.text().contains("more than half"), "{}", sure.text());
    e.press(&ann, &sure, "Yes, give up").await?;
    let early =
        until("why not yet", || e.own(&ann).filter(|one| one.text().contains("only one here"))).await?;
    assert!(early.button("Back to my hand").is_some(), "{}", early.text());
    // Bob's vote brings him back, everybody sees it, and two of two are enough.
    e.run(&bob, "vote", &[("about", json!(1))]).await?;
    e.board_says(&ann, "Bob would give the game up").await?;
    e.run(&ann, "vote", &[("about", json!(1))]).await?;
    let board = e.board_says(&ann, "given up").await?;
    // Nobody has the turn any more, and it is said once.
    assert!(
        !board.text().contains("bid") && board.text().matches("given up").count() == 1,
        "{}",
        board.text()
    );
    assert!(e.answer(&bob, "log", &[]).await?.contains("The race is given up, without a winner."));
    let typed = bob.run(e.channel, "table fair", &[]).await?;
    e.thought(&bob, typed).await?;
    let fair = e.own(&bob).ok_or("nothing private to see")?.text();
    assert!(fair.contains("the envelope stays shut"), "{fair}");
    // Whoever would rather begin anew does so from there.
    e.press(&ann, &board, "Another race").await?;
    e.board_says(&ann, "seats taken").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_left_to_a_driver() -> Done {
    let (e, ann, ..) = race().await?;
    let sure = e.answer(&ann, "resign", &[]).await?;
    assert!(sure.contains("for good"), "{sure}");
    let own = e.own(&ann).ok_or("nothing to press")?;
    e.press(&ann, &own, "Yes, resign").await?;
    assert!(!e.answer(&ann, "log", &[]).await?.is_empty());
    assert!(e.answer(&ann, "hand", &[]).await?.contains("do not sit"), "for good is for good");
    e.end().await
}
