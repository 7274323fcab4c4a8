//! A real bot on serenity and poise, over a real socket.

use crate::bot;
use crate::common;
use crate::common::Done;
use crate::common::openapi::Checker;
use serde_json::json;
use sobremesa::playground::{
    Config, Direction, Dms, Entry, Fault, Id, Locale, Outcome, Plan, Player, Playground, Rates, Running,
    Seen, Trouble,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

struct Evening {
    playground: Running,
    bot: bot::Bot,
    ann: Player,
    bob: Player,
    table: Id,
    checker: Arc<Checker>,
}

impl Evening {
    async fn new() -> Result<Evening, common::Error> {
        // Quiet unless it matters: poise prints what it cannot handle.
        let _ = tracing_subscriber::fmt().with_env_filter("off").with_test_writer().try_init();
        let checker = Arc::new(Checker::load());
        let listener = checker.clone();
        let listeners: Vec<sobremesa::playground::Listener> =
            vec![Arc::new(move |entry| listener.see(entry))];
        let playground =
            Playground::start(Config { rates: Rates::Unlimited, listeners, ..Config::default() }).await?;
        let bot = bot::start(&playground).await?;
        Ok(Evening {
            ann: playground.person("ann").ok_or("no Ann")?,
            bob: playground.person("bob").ok_or("no Bob")?,
            table: playground.channel("table").ok_or("no table")?,
            playground,
            bot,
            checker,
        })
    }

    fn last(&self, who: &Player) -> Result<Seen, common::Error> {
        Ok(who.sees(self.table).pop().ok_or("nothing to see")?)
    }

    async fn end(self) -> Done {
        self.bot.stop().await;
        let checked = self.checker.checked();
        assert!(checked.is_none_or(|n| n >= 5), "bodies must have been checked: {checked:?}");
        self.checker.verdict()
    }
}

#[tokio::test]
async fn a_table_is_opened_joined_and_played() -> Done {
    let e = Evening::new().await?;
    let typed = [("seats", json!(3)), ("place", json!("mouth"))];
    let suggested = e.ann.suggest(e.table, "game new", &typed, "place");
    assert_eq!(suggested.await?[0]["name"], "Innsmouth");
    let options = [("seats", json!(4)), ("place", json!("Dunwich")), ("pace", json!(0))];
    let outcome = e.ann.run(e.table, "game new", &options).await?;
    assert!(matches!(outcome, Outcome::Answered(_)), "{outcome:?}");
    let board = e.last(&e.bob)?;
    assert!(board.text().contains("Dunwich · **seats** 4 · **pace** seconds"), "{}", board.text());
    let picture = &board.parts(12)[0]["items"][0];
    assert_eq!(
        (&picture["media"]["width"], &picture["description"]),
        (&json!(480), &json!("The track with three cars"))
    );
    let join = board.button("Join").ok_or("no button")?;
    assert!(matches!(e.bob.press(board.id, &join).await?, Outcome::Updated));
    assert!(e.last(&e.ann)?.text().contains(&format!("<@{}> **took a seat.**", e.bob.id())));
    assert_eq!(e.last(&e.ann)?.parts(12).len(), 1, "the picture stays");
    let hand = board.button("Your hand").ok_or("no button")?;
    assert!(matches!(e.bob.press(board.id, &hand).await?, Outcome::Answered(_)));
    let hand = e.last(&e.bob)?;
    assert!(hand.is_ephemeral() && e.ann.sees(e.table).len() == 1, "a hand is for its owner");
    assert!(matches!(e.bob.choose(hand.id, "cards", &["Nitro", "Shoggoth"]).await?, Outcome::Updated));
    assert!(e.last(&e.bob)?.text().contains("Nitro, Shoggoth"));
    e.end().await
}

#[tokio::test]
async fn commands_speak_the_language_of_whoever_runs_them() -> Done {
    let e = Evening::new().await?;
    e.ann.set_locale(Locale::Spanish);
    let bob = json!(e.bob.id());
    e.ann.run(e.table, "ping", &[("who", bob)]).await?;
    assert_eq!(e.last(&e.bob)?.text(), format!("Hello, **<@{}>**! (es-ES)", e.bob.id()));
    assert!(e.last(&e.bob)?.pings_me() && !e.last(&e.ann)?.pings_me());
    e.ann.run(e.table, "card", &[]).await?;
    assert!(e.last(&e.bob)?.text().contains("Byakhee"));
    e.end().await
}

#[tokio::test]
async fn defers_keep_their_promise_about_who_sees() -> Done {
    let e = Evening::new().await?;
    for (private, seen_by_bob) in [(true, 0), (false, 1)] {
        let before = e.bob.sees(e.table).len();
        let told = e.ann.sees(e.table).len();
        let outcome = e.ann.run(e.table, "slow", &[("private", json!(private))]).await?;
        assert!(matches!(outcome, Outcome::Thinking(_)), "{outcome:?}");
        assert!(e.last(&e.ann)?.is_thinking());
        e.ann.run(e.table, "hurry", &[]).await?;
        let ann = e.ann.id();
        let done = e.playground.wait_for(Duration::from_secs(120), |look| {
            look.messages(ann, e.table).into_iter().skip(told).find(|m| m.text() == "Here it is.")
        });
        assert_eq!(
            done.await.ok_or("never came")?.is_ephemeral(),
            private,
            "the defer decides, not the follow-up"
        );
        assert_eq!(e.bob.sees(e.table).len() - before, seen_by_bob);
    }
    e.end().await
}

#[tokio::test]
async fn forms_whispers_and_threads() -> Done {
    let e = Evening::new().await?;
    let Outcome::Form(form) = e.ann.run(e.table, "roll", &[]).await? else {
        return Err("no form".into());
    };
    assert_eq!(form.shown["title"], "How many dice?");
    let outcome = e.ann.submit(&form, &[("count", json!("7"))]).await?;
    assert!(matches!(outcome, Outcome::Answered(_)), "{outcome:?}");
    assert_eq!(e.last(&e.ann)?.text(), "You rolled 7 dice.");
    e.ann.run(e.table, "whisper", &[]).await?;
    assert_eq!(e.ann.sees(e.ann.dm())[0].text(), "Psst: *it wakes*.");
    assert!(
        matches!(e.ann.run(e.ann.dm(), "ping", &[]).await?, Outcome::Answered(_)),
        "commands work there too"
    );
    e.ann.set_dms(Dms::Closed);
    e.ann.run(e.table, "whisper", &[]).await?;
    assert_eq!(e.last(&e.ann)?.text(), "Your messages are closed.");
    e.ann.run(e.table, "thread", &[]).await?;
    let thread = e.playground.channel("table-7").ok_or("no thread")?;
    assert!(e.bob.sees(thread)[0].text().starts_with("Here we play"));
    e.end().await
}

#[tokio::test]
async fn whatever_does_not_answer_fails_and_whatever_goes_is_gone() -> Done {
    let e = Evening::new().await?;
    e.ann.run(e.table, "game show", &[]).await?;
    let all = e.last(&e.ann)?;
    let ann = e.ann.clone();
    let silent = tokio::spawn(async move { ann.press(all.id, "silent").await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    e.playground.skip(Duration::from_secs(3));
    assert!(matches!(silent.await??, Outcome::Failed));
    assert!(matches!(e.ann.press(all.id, "p").await?, Outcome::Answered(_)), "the next press works");
    assert!(matches!(e.bob.choose(all.id, "one", &["blue"]).await?, Outcome::Answered(_)));
    assert_eq!(e.last(&e.bob)?.text(), "You chose blue.");
    let me = e.bob.id().to_string();
    e.bob.choose(all.id, "people", &[&me]).await?;
    assert_eq!(e.last(&e.bob)?.text(), format!("You chose <@{me}>."));
    e.ann.press(all.id, "delete").await?;
    let (ann, table) = (e.ann.id(), e.table);
    let gone = e.playground.wait_for(Duration::from_secs(120), |look| {
        look.messages(ann, table).iter().all(|m| m.id != all.id).then_some(())
    });
    gone.await.ok_or("the message stayed")?;
    e.end().await
}

#[tokio::test]
async fn a_cut_line_is_taken_up_again() -> Done {
    let e = Evening::new().await?;
    let resumed = Arc::new(AtomicUsize::new(0));
    let count = resumed.clone();
    e.playground.listen(Arc::new(move |entry: &Entry| {
        if entry.direction == Direction::Frame && entry.route == "op 6" {
            count.fetch_add(1, Ordering::SeqCst);
        }
    }));
    for (n, trouble) in [Trouble::Cut, Trouble::Reconnect].into_iter().enumerate() {
        e.playground.gateway(trouble);
        let up = e.playground.wait_for(Duration::from_secs(120), |look| {
            (resumed.load(Ordering::SeqCst) > n && look.connected() == 1).then_some(())
        });
        up.await.ok_or_else(|| format!("the bot did not resume after {trouble:?}"))?;
        let outcome = e.ann.run(e.table, "ping", &[]).await?;
        assert!(matches!(outcome, Outcome::Answered(_)), "after {trouble:?}: {outcome:?}");
    }
    e.end().await
}

#[tokio::test]
async fn a_bot_that_restarts_serves_old_buttons() -> Done {
    let mut e = Evening::new().await?;
    e.ann.run(e.table, "game new", &[("seats", json!(2))]).await?;
    let board = e.last(&e.ann)?;
    let fresh = bot::start(&e.playground).await?;
    // A press goes to all lines that are open, and is lost where there is none: the new one has to be up, and
    // the old one gone.
    let lines = async |n| {
        e.playground.wait_for(Duration::from_secs(120), |look| (look.connected() == n).then_some(())).await
    };
    lines(2).await.ok_or("the new bot does not come up")?;
    std::mem::replace(&mut e.bot, fresh).stop().await;
    lines(1).await.ok_or("the old bot does not go")?;
    let outcome = e.ann.press(board.id, "join").await?;
    assert!(matches!(outcome, Outcome::Updated), "{outcome:?}");
    e.end().await
}

#[tokio::test]
async fn faults_reach_the_bot() -> Done {
    let e = Evening::new().await?;
    e.ann.run(e.table, "game show", &[]).await?;
    let all = e.last(&e.ann)?.id;
    let plan = |fault| Plan { fault, times: 1, route: "callback".to_owned() };
    for fault in [Fault::Broken(500), Fault::TooFast(0.1)] {
        e.playground.faults(&[plan(fault)]);
        let ann = e.ann.clone();
        let press = tokio::spawn(async move { ann.press(all, "p").await });
        tokio::time::sleep(Duration::from_millis(300)).await;
        e.playground.skip(Duration::from_secs(3));
        assert!(matches!(press.await??, Outcome::Failed), "{fault:?}");
        assert!(matches!(e.ann.press(all, "p").await?, Outcome::Answered(_)), "and then all is well");
    }
    e.end().await
}

#[tokio::test]
async fn two_shards_share_the_work() -> Done {
    // 3 % 2 = 1: the guild is on the second shard, direct messages are on the first.
    let guild_id = Some(3 << 22);
    let config = Config { rates: Rates::Unlimited, shards: 2, guild_id, ..Config::default() };
    let playground = Playground::start(config).await?;
    let bot = bot::start(&playground).await?;
    // serenity leaves five seconds between its shards.
    let both = playground.wait_for(Duration::from_secs(120), |look| (look.connected() == 2).then_some(()));
    both.await.ok_or("one shard only")?;
    let (ann, table) =
        (playground.person("ann").ok_or("no Ann")?, playground.channel("table").ok_or("no table")?);
    for place in [table, ann.dm()] {
        let outcome = ann.run(place, "ping", &[]).await?;
        assert!(matches!(outcome, Outcome::Answered(_)), "{outcome:?}");
        assert_eq!(ann.sees(place).len(), 1, "one shard answers, not both");
    }
    bot.stop().await;
    Ok(())
}
