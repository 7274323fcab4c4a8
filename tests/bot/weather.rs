//! Bad weather: connections that break, permissions that go, guilds that close, processes that die or are two.

use crate::evening::{Done, Error, Evening, answers};
use crate::server::Server;
use crate::waiting::{Going, until, until_told};
use serde_json::json;
use sobremesa::drivers::Random;
use sobremesa::playground::{Fault, Outcome, Plan, Player, Seen, Trouble};
use sobremesa::store;

/// A race of Ann, Bob and a bot: over days, so that nobody is hurried, and both want to be asked.
async fn begin(e: &Evening) -> Result<(Player, Player), Error> {
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(1)), ("pace", json!(1)), ("reactions", json!(1))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&bob, &lobby, "Join").await?;
    e.run(&ann, "start", &[]).await?;
    e.board_runs(&ann).await?;
    for who in [&ann, &bob] {
        e.answer(who, "stance", &[("how", json!(0))]).await?;
    }
    Ok((ann, bob))
}

async fn hand(e: &Evening, who: &Player) -> Result<Seen, Error> {
    let outcome = e.run(who, "hand", &[]).await?;
    assert!(matches!(outcome, Outcome::Answered(_)), "{outcome:?}");
    Ok(e.own(who).ok_or("no hand")?)
}

/// Plays on, into the pits where it can, until somebody reads what is looked for. Says who that is.
async fn reads(e: &Evening, words: &str) -> Result<Player, Error> {
    let (mut pick, mut going) = (Random::new(5), Going::new());
    loop {
        for who in [e.person("Ann"), e.person("Bob")] {
            let hand = hand(e, &who).await?;
            if hand.text().contains(words) {
                return Ok(who);
            }
            let pit = hand.button("Pit stop").map(|id| (id, None));
            let all = answers(&hand);
            let any = (!all.is_empty()).then(|| all[pick.below(all.len())].clone());
            if let Some(answer) = pit.or(any) {
                e.attempt(&who, hand.id, &answer).await?;
            }
        }
        going.on((words, e.board(&e.person("Ann")).map(|board| board.text()))).await?;
    }
}

/// Stops the bot when somebody reads this, and starts it again. False where the moment has passed by itself,
/// until they look or until they press: whoever is asked what they say to a free pass is not asked any more
/// when there is none.
async fn goes_on_in(e: &mut Evening, words: &str) -> Result<bool, Error> {
    let who = reads(e, words).await?;
    e.stop_bot().await;
    let before = e.own(&who).ok_or("no hand")?;
    e.start_bot().await?;
    if !before.text().contains(words) || !hand(e, &who).await?.text().contains(words) {
        return Ok(false);
    }
    // The old page still works.
    let answer = answers(&before).pop().ok_or("nothing to answer")?;
    let Some(outcome) = e.attempt(&who, before.id, &answer).await? else { return Ok(false) };
    assert!(matches!(outcome, Outcome::Updated), "{outcome:?}");
    let now = hand(e, &who).await?;
    assert!(!now.text().contains("went wrong"), "{}", now.text());
    Ok(true)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_dies_in_a_window_or_at_a_pit_stop_goes_on_there() -> Done {
    let mut e = Evening::new(100).await?;
    begin(&e).await?;
    for words in ["Do you react?", "what one thing do you do"] {
        let mut tries = 0;
        while !goes_on_in(&mut e, words).await? {
            tries += 1;
            assert!(tries < 6, "the moment of {words:?} is always gone");
        }
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_breaks_is_taken_up_again_and_loses_no_press() -> Done {
    let e = Evening::new(1).await?;
    let (ann, _) = begin(&e).await?;
    // What is pressed while nobody hears it is never answered, however long one waits.
    e.playground.answers_within(3_000);
    for trouble in [Trouble::Cut, Trouble::Reconnect, Trouble::Invalidate, Trouble::Close(4000)] {
        e.playground.gateway(trouble);
        until_told(&format!("an answer after {trouble:?}"), async || {
            let answered = matches!(e.run(&ann, "hand", &[]).await?, Outcome::Answered(_));
            Ok(answered.then_some(()))
        })
        .await?;
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_discord_that_is_busy_or_broken_still_gets_everything_once() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = begin(&e).await?;
    for fault in
        [Fault::TooFast(0.2), Fault::Broken(500), Fault::Broken(502), Fault::LostAnswer, Fault::Slow(400)]
    {
        e.playground.faults(&[Plan { fault, times: 2, route: String::new() }]);
        for who in [&ann, &bob] {
            let hand = hand(&e, who).await?;
            if let Some(answer) = answers(&hand).pop() {
                let outcome = e.push(who, hand.id, &answer).await?;
                assert!(matches!(outcome, Outcome::Updated), "{fault:?}: {outcome:?}");
            }
        }
        e.shown().await?;
    }
    let boards =
        ann.sees(e.channel).into_iter().filter(|one| !one.is_ephemeral() && one.button("My hand").is_some());
    assert_eq!(boards.count(), 1, "one table with buttons, whatever got lost");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_permissions_the_bot_says_what_it_needs_and_the_race_goes_on() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = begin(&e).await?;
    const SEE: u64 = 1 << 10;
    e.playground.permit_bot(e.channel, SEE);
    for who in [&ann, &bob] {
        let hand = hand(&e, who).await?;
        if let Some(answer) = answers(&hand).pop() {
            assert!(matches!(e.push(who, hand.id, &answer).await?, Outcome::Updated));
        }
    }
    e.playground.delete_message(e.board(&ann).ok_or("no table")?.id);
    let told = |one: &Seen| one.text().contains("needs the permissions");
    until("whoever opened the table is told", || ann.newest(ann.dm(), told)).await?;
    e.playground.permit_bot(e.channel, u64::MAX);
    e.answer(&ann, "table", &[]).await?;
    e.board_runs(&ann).await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_throws_the_bot_out_and_asks_it_back_finds_the_race_again() -> Done {
    let e = Evening::new(1).await?;
    let (ann, _) = begin(&e).await?;
    e.playground.remove_bot();
    e.kept("stage = 'paused'").await?;
    e.playground.invite_bot();
    let hand = hand(&e, &ann).await?;
    assert!(!hand.text().contains("There is no table"), "{}", hand.text());
    // The channel goes, and with it the place of the race; the people can open another one elsewhere.
    e.playground.delete_channel(e.channel);
    e.none_is_open().await?;
    let direct = ann.run(ann.dm(), "cthulhu500 new", &[("bots", json!(3))]).await?;
    assert!(matches!(direct, Outcome::Answered(_)), "{direct:?}");
    e.kept("stage = 'lobby'").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_of_the_bot_that_hear_the_same_presses_do_everything_once() -> Done {
    let settings = store::Backend::Postgres { url: Server::shared().database(), pool: 5 };
    let e = Evening::on(settings, 1).await?;
    let second = e.another_bot().await?;
    let both = |look: sobremesa::playground::Look<'_>| (look.connected() == 2).then_some(());
    e.playground.wait_for(crate::waiting::patience(), both).await.ok_or("there are not two")?;
    let (ann, bob) = begin(&e).await?;
    for _ in 0..10 {
        let (a, b) = tokio::join!(hand(&e, &ann), hand(&e, &bob));
        let (a, b) = (a?, b?);
        let (first, other) = (answers(&a).pop(), answers(&b).pop());
        let press = |who: Player, page: Seen, answer: Option<(String, Option<String>)>| {
            let e = &e;
            async move {
                match answer {
                    Some(answer) => e.attempt(&who, page.id, &answer).await.map(|_| ()),
                    None => Ok(()),
                }
            }
        };
        let (a, b) = tokio::join!(press(ann.clone(), a, first), press(bob.clone(), b, other));
        a?;
        b?;
    }
    let boards =
        ann.sees(e.channel).into_iter().filter(|one| !one.is_ephemeral() && one.button("My hand").is_some());
    assert_eq!(boards.count(), 1, "one table, however many bots there are");
    second.leave().await;
    e.end().await
}
