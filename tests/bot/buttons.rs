//! Every kind of button is found and pressed, by people who press whatever they see.

use crate::evening::{Done, Error, Evening, pressable, verb};
use cthulhu500::discord::Verb;
use cthulhu500::drivers::Random;
use cthulhu500::playground::{Id, Outcome, Player};
use serde_json::json;
use std::collections::BTreeMap;

/// What ends something: pressed only when everything else has been.
const LAST: [Verb; 8] = [
    Verb::Leave,
    Verb::Start,
    Verb::ResignSure,
    Verb::EraseSure,
    Verb::Abandon,
    Verb::VoteOut,
    Verb::Pause,
    Verb::Away,
];

/// How often each kind has been pressed.
type Pressed = BTreeMap<&'static str, u32>;

/// Everything that somebody could press now.
fn all(e: &Evening, who: &Player) -> Vec<(Id, (String, Option<String>))> {
    let places = [e.channel, who.dm()].into_iter();
    let seen = places.flat_map(|place| who.sees(place).into_iter().rev().take(12));
    seen.flat_map(|message| pressable(&message).into_iter().map(move |press| (message.id, press))).collect()
}

/// Presses one button of the kind, and sees that it is answered.
async fn push(e: &Evening, who: &Player, kind: Verb, done: &mut Pressed) -> Result<bool, Error> {
    let Some((message, press)) = all(e, who).into_iter().find(|(_, (id, _))| verb(id) == kind.id()) else {
        return Ok(false);
    };
    let outcome = e.push(who, message, &press).await?;
    match outcome {
        Outcome::Answered(_) | Outcome::Updated => {}
        other => return Err(format!("{}: {other:?}", press.0).into()),
    }
    *done.entry(kind.id()).or_default() += 1;
    Ok(true)
}

/// Presses at random, new kinds first, until there has been nothing new for a while.
async fn explore(e: &Evening, who: &Player, done: &mut Pressed, pick: &mut Random) -> Result<(), Error> {
    let mut nothing_new = 0;
    while nothing_new < 40 {
        let all = all(e, who);
        let kind = |(_, (id, _)): &(Id, (String, Option<String>))| {
            Verb::ALL.iter().copied().find(|one| one.id() == verb(id))
        };
        let harmless: Vec<Verb> = all.iter().filter_map(kind).filter(|verb| !LAST.contains(verb)).collect();
        let new = harmless.iter().copied().find(|verb| !done.contains_key(verb.id()));
        nothing_new = if new.is_some() { 0 } else { nothing_new + 1 };
        let Some(kind) = new.or_else(|| harmless.get(pick.below(harmless.len().max(1))).copied()) else {
            break;
        };
        push(e, who, kind, done).await?;
        if nothing_new % 10 == 9 {
            e.run(who, "hand", &[]).await?;
            e.run(who, "settings", &[]).await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_button_is_answered() -> Done {
    let e = Evening::new(500).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let (mut done, mut pick) = (Pressed::new(), Random::new(3));
    for n in 0..6 {
        let options = [("bots", json!(2)), ("length", json!(1)), ("reactions", json!(n % 2))];
        e.answer(&ann, "new", &options).await?;
        e.board_says(&ann, "seats are taken").await?;
        explore(&e, &bob, &mut done, &mut pick).await?;
        explore(&e, &ann, &mut done, &mut pick).await?;
        if n == 0 {
            assert!(push(&e, &bob, Verb::Leave, &mut done).await?, "Bob can go");
        }
        push(&e, &bob, Verb::Join, &mut done).await?;
        push(&e, &ann, Verb::Start, &mut done).await?;
        e.board_says(&ann, "My hand").await.map_err(|error| format!("race {n}: {error}"))?;
        for _ in 0..3 {
            for who in [&ann, &bob] {
                e.run(who, "hand", &[]).await?;
                explore(&e, who, &mut done, &mut pick).await?;
            }
        }
        for who in [&ann, &bob] {
            for kind in [Verb::More, Verb::Away, Verb::More, Verb::Back, Verb::More, Verb::Pause] {
                push(&e, who, kind, &mut done).await?;
            }
            e.run(who, "vote", &[("about", json!(3))]).await?;
        }
        for (who, kinds) in [
            (&bob, [Verb::More, Verb::Away]),
            (&ann, [Verb::More, Verb::VoteOut]),
            (&bob, [Verb::More, Verb::Resign]),
            (&bob, [Verb::ResignSure, Verb::Settings]),
            (&ann, [Verb::More, Verb::Abandon]),
        ] {
            for kind in kinds {
                push(&e, who, kind, &mut done).await?;
            }
        }
        e.run(&ann, "vote", &[("about", json!(1))]).await?;
        e.board_says(&ann, "Again").await.ok();
        for kind in [Verb::Log, Verb::Hands] {
            push(&e, &ann, kind, &mut done).await?;
        }
    }
    e.run(&ann, "my-data", &[("what", json!(1))]).await?;
    push(&e, &ann, Verb::EraseSure, &mut done).await?;
    let never: Vec<&str> =
        Verb::ALL.iter().map(|verb| verb.id()).filter(|id| !done.contains_key(id)).collect();
    eprintln!("{} presses of {} kinds", done.values().sum::<u32>(), done.len());
    assert!(never.is_empty(), "never pressed: {never:?}");
    e.end().await
}
