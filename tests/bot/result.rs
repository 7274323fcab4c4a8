//! How a race ends: a message of its own, what stands where the table stood, and what can be done then.

use crate::evening::{Done, Error, Evening};
use crate::waiting::until;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sobremesa::playground::{Outcome, Player, Seen};

/// A picture, and a row of buttons, as Discord numbers them.
const GALLERY: u64 = 12;
const ROW: u64 = 1;

/// A race of Ann and Bob against a bot that is over: Ann came back now and then, and both were away at its end.
async fn over(pace: u32) -> Result<(Evening, Player, Player, Seen), Error> {
    // Nobody answers: at this speed days are over in a moment.
    let e = Evening::new(if pace == 1 { 50_000 } else { 2_000 }).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let options = [("bots", json!(1)), ("length", json!(1)), ("pace", json!(pace))];
    e.answer(&ann, "new", &options).await?;
    e.run(&bob, "join", &[]).await?;
    e.run(&ann, "start", &[]).await?;
    let result = e.board_says_at_last(&ann, "wins Cthulhu 500").await?;
    Ok((e, ann, bob, result))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_ends_in_a_message_that_names_the_winner_first() -> Done {
    let (e, ann, bob, result) = over(0).await?;
    let text = result.text();
    let first = text.lines().next().unwrap_or_default();
    assert!(first.contains("wins Cthulhu 500"), "{text}");
    let picture = result.parts(12).first().cloned().ok_or("no picture")?;
    let said = picture["items"][0]["description"].as_str().unwrap_or_default();
    assert!(
        said.contains("2. ") && said.contains("3. "),
        "whoever does not see it reads how all came in: {said}"
    );
    assert!(!text.contains("seed"), "the seed is behind a button: {text}");
    // Where the table stood its last state stands, without buttons, and leads here.
    let link = format!(
        "further down](https://discord.com/channels/{}/{}/{}",
        e.playground.guild_id(),
        e.channel,
        result.id
    );
    let old = until("a last state", || ann.newest(e.channel, |one| one.text().contains(&link))).await?;
    assert!(old.text().contains("The race is over") && !old.parts(12).is_empty(), "{}", old.text());
    assert!(old.parts(2).is_empty(), "it has no buttons");
    assert_eq!(e.board(&ann).map(|one| one.id), Some(result.id), "the result stays the last");
    // The seed belongs to the hash, as anybody can see.
    e.press(&bob, &result, "Fair dice").await?;
    let fair = e.own(&bob).ok_or("nothing about the dice")?.text();
    let digits: Vec<&str> =
        fair.split(|c: char| !c.is_ascii_hexdigit()).filter(|one| one.len() == 64).collect();
    let seed = sobremesa::kernel::from_hex(digits[1]).ok_or("no seed")?;
    let hash: [u8; 32] = Sha256::digest(seed).into();
    assert_eq!(sobremesa::kernel::to_hex(&hash), digits[0]);
    // And the race comes out of it again.
    let again = fair.split("answers: ").nth(1).ok_or("it is not played again")?;
    let counts = again.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<u32>().ok());
    let [all, same] = counts.take(2).collect::<Vec<_>>()[..] else { return Err(again.into()) };
    assert!(all > 50 && same == all, "{again}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_a_race_that_is_over_is_shown_to_all() -> Done {
    let (e, ann, bob, result) = over(0).await?;
    let carmen = e.person("Carmen");
    // Below a result it can be asked how it came, as long as nothing else is played there.
    e.press(&ann, &result, "Fair dice").await?;
    let fair = e.own(&ann).ok_or("nothing about the dice")?.text();
    let typed = ann.run(e.channel, "table fair", &[]).await?;
    e.thought(&ann, typed).await?;
    assert_eq!(e.own(&ann).ok_or("nothing about the dice")?.text(), fair);
    let log = e.answer(&carmen, "log", &[("page", json!(1))]).await?;
    assert!(log.contains("página 1 de"), "{log}");
    e.press(&bob, &result, "Replay").await?;
    e.press(&bob, &e.own(&bob).ok_or("no replay")?, "Next turn").await?;
    e.press(&bob, &e.own(&bob).ok_or("no replay")?, "Show to all").await?;
    let shared = until("a turn", || ann.newest(e.channel, |one| one.text().contains("Bob shows:"))).await?;
    assert!(!shared.is_ephemeral() && shared.text().contains("Turn 1 of"), "{}", shared.text());
    assert!(!shared.parts(12).is_empty(), "with its picture");
    // Whoever did not race shows nothing, but may look.
    assert!(matches!(e.press(&carmen, &shared, "Show to all").await?, Outcome::Answered(_)));
    assert!(e.own(&carmen).ok_or("no answer")?.text().contains("No tienes asiento"));
    assert!(matches!(e.press(&carmen, &shared, "Next turn").await?, Outcome::Answered(_)));
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_race_calls_those_who_were_there() -> Done {
    let (e, ann, bob, result) = over(0).await?;
    e.press(&ann, &result, "Another race").await?;
    let call =
        until("a call", || bob.newest(e.channel, |one| one.text().contains("wants another race"))).await?;
    assert!(call.text().contains(&format!("<@{}>", bob.id())), "{}", call.text());
    assert!(!call.text().contains(&format!("<@{}>", ann.id())), "she knows: {}", call.text());
    e.press(&bob, &call, "Join").await?;
    e.board_says(&ann, "3 of 8 seats").await?;
    // Whoever presses it later gets a seat at the same table.
    e.run(&bob, "leave", &[]).await?;
    e.board_says(&ann, "2 of 8 seats").await?;
    e.press(&bob, &result, "Another race").await?;
    e.board_says(&ann, "3 of 8 seats").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_raced_over_days_is_written_how_it_ended() -> Done {
    let (e, ann, bob, _) = over(1).await?;
    for who in [&ann, &bob] {
        let letter =
            until("a letter", || who.newest(who.dm(), |one| one.text().contains("wins Cthulhu 500"))).await?;
        assert!(letter.text().contains("is over") && !letter.parts(12).is_empty(), "{}", letter.text());
        assert!(letter.button("Another race").is_some());
        // What is looked at stands below it: who won, and what else may be pressed, stays.
        for button in ["Replay", "Log", "Fair dice"] {
            assert!(matches!(e.press(who, &letter, button).await?, Outcome::Answered(_)), "{button}");
            let seen = who.newest(who.dm(), Seen::is_ephemeral).ok_or("nothing to look at")?;
            assert!(seen.id > letter.id, "{button}: {}", seen.text());
        }
        let replay = who.newest(who.dm(), |one| one.button("Next turn").is_some()).ok_or("no replay")?;
        assert!(matches!(e.press(who, &replay, "Next turn").await?, Outcome::Updated), "a page is turned");
        let still = who.newest(who.dm(), |one| one.id == letter.id).ok_or("no letter any more")?;
        assert_eq!(still.text(), letter.text());
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_left_undone_is_asked_about_once_and_what_is_unclear_is_pressed() -> Done {
    let (e, ann, _) = Evening::race(1, 1).await?;
    // Several bids fit: they are there to be pressed.
    let which = e.answer(&ann, "move", &[("what", json!("a"))]).await?;
    assert!(which.contains("Which one"), "{which}");
    let own = e.own(&ann).ok_or("no answer")?;
    let buttons = own.parts(2);
    let mut moves = buttons.iter().filter_map(|one| one["custom_id"].as_str());
    let first = moves.find(|id| crate::evening::verb(id) != "hand").ok_or("nothing to press")?.to_owned();
    assert!(matches!(e.push(&ann, own.id, &(first, None)).await?, Outcome::Updated));
    let said = e.own(&ann).ok_or("no hand")?.text();
    assert!(!said.contains("Which one"), "{said}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_is_looked_at_again_by_whoever_has_played_it() -> Done {
    let (e, ann, bob, result) = over(0).await?;
    let carmen = e.person("Carmen");
    e.press(&ann, &result, "Review").await?;
    let review = until("a review", || e.own(&ann).filter(|one| one.text().contains("mistake index"))).await?;
    assert!(review.is_ephemeral() && review.text().contains("looked at again"), "{}", review.text());
    assert!(bob.newest(e.channel, |one| one.text().contains("mistake index")).is_none(), "it is hers alone");
    e.press(&ann, &review, "Show to all").await?;
    let shared = until("a review for all", || {
        bob.newest(e.channel, |one| one.text().contains("Ann shows:") && one.text().contains("mistake index"))
    })
    .await?;
    assert!(!shared.is_ephemeral());
    // Whoever did not play has no game to be looked at.
    e.press(&carmen, &result, "Review").await?;
    until("an answer", || e.own(&carmen).filter(|one| one.text().contains("quien ha jugado"))).await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_may_ask_what_is_best() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    e.races_bots(&ann, &[("bots", json!(2))]).await?;
    let own = until("a hint to ask for", || e.own(&ann).filter(|one| one.button("Hint").is_some())).await?;
    e.press(&ann, &own, "Hint").await?;
    // Below the picture, where she has pressed: the rest of the page is above the screen of a telephone.
    let parts = |one: &Seen| one.raw["components"][0]["components"].as_array().cloned().unwrap_or_default();
    let is_drawn = |one: &Seen| parts(one).iter().any(|part| part["type"] == GALLERY);
    let hinted = || e.own(&ann).filter(|one| one.text().contains("💡") && is_drawn(one));
    let parts = parts(&until("a hint", hinted).await?);
    let at = |fits: &dyn Fn(&Value) -> bool| parts.iter().position(fits);
    let picture = at(&|part| part["type"] == GALLERY);
    let hint = at(&|part| part["content"].as_str().is_some_and(|said| said.contains("💡")));
    let buttons = at(&|part| part["type"] == ROW);
    assert!(picture < hint && hint < buttons, "{picture:?} {hint:?} {buttons:?}");
    e.end().await
}

/// Whoever has asked finds what was named as the one button that stands out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_marks_the_button_that_it_names() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    for (words, options) in [("carcassonne new", vec![("bots", json!(1))]), ("table start", Vec::new())] {
        let outcome = ann.run(e.channel, words, &options).await?;
        e.thought(&ann, outcome).await?;
    }
    e.press_on(&ann, "her page", || e.own(&ann), "Hint").await?;
    let marked = |one: &Value| one["label"].as_str().is_some_and(|label| label.starts_with("💡 "));
    let is_hinted = |page: &Seen| page.text().contains("💡") && page.parts(2).iter().any(marked);
    let page = until("a hint", || e.own(&ann).filter(is_hinted)).await?;
    let blue: Vec<Value> = page.parts(2).into_iter().filter(|one| one["style"] == 1).collect();
    assert!(blue.len() == 1 && marked(&blue[0]), "{blue:?}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_against_people_finds_out_alone_what_is_best() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    for who in [&ann, &bob] {
        e.run(who, "hand", &[]).await?;
        let own = until("a hand", || e.own(who)).await?;
        assert!(own.button("Hint").is_none(), "{}", own.text());
    }
    e.end().await
}
