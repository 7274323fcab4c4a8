//! Every kind of button is found and pressed, by people who press whatever they see.

use crate::evening::{Done, Error, Evening, downloaded, pressable, verb};
use crate::logged::warnings;
use crate::waiting::{Going, until_told};
use serde_json::json;
use sobremesa::discord::Verb;
use sobremesa::drivers::Random;
use sobremesa::playground::{Id, Outcome, Player, Seen};
use std::collections::BTreeMap;

/// What ends something: pressed only when everything else has been.
const LAST: [Verb; 8] = [
    Verb::Leave,
    Verb::Start,
    Verb::ResignSure,
    Verb::EraseSure,
    Verb::AbandonSure,
    Verb::VoteOutSure,
    Verb::Pause,
    Verb::Away,
];

/// What there is only when a race has been run to its end.
const AFTERWARDS: [&str; 5] = ["again", "hands", "replay", "share", "keep"];

/// What there is for a moment only: a race that runs fast is past it before anybody looks.
const MOMENTS: [&str; 5] = ["no", "react", "wait", "yield", "undo"];

/// What other tests press: the way on at the end of a guided race, groups of more than five answers, what is
/// brought to other games, made for them, planned, jotted down and tipped in them, read and looked at closer there,
/// what is there for whoever plays alone, for people who are there at once and for whoever has only a
/// stand-in to play against, what takes thought after the end, and words for dice that are not known yet.
const ELSEWHERE: [&str; 19] = [
    "tip", "live", "claim", "claim!", "act", "friends", "m", "leaf", "open", "bring", "make", "plan", "jot",
    "hint", "review", "review!", "card", "closer", "word",
];

/// How often each kind has been pressed.
type Pressed = BTreeMap<&'static str, u32>;

/// Everything that somebody could press now.
fn all(e: &Evening, who: &Player) -> Vec<(Id, (String, Option<String>))> {
    let places = [e.channel, who.dm()].into_iter();
    let seen = places.flat_map(|place| who.sees(place).into_iter().rev().take(12));
    e.board(who)
        .into_iter()
        .chain(seen)
        .flat_map(|message| pressable(&message).into_iter().map(move |press| (message.id, press)))
        .collect()
}

/// Presses one button of the kind, and sees that it is answered.
async fn push(e: &Evening, who: &Player, kind: Verb, done: &mut Pressed) -> Result<bool, Error> {
    let (mut tried, mut failed) = (Vec::new(), false);
    let outcome = loop {
        let now = all(e, who).into_iter().find(|(_, (id, _))| verb(id) == kind.id());
        let Some((message, press)) = now else { return Ok(false) };
        match e.push(who, message, &press).await {
            // Where a machine is so busy that the bot has given up, people press once more.
            Ok(Outcome::Failed) if !failed => {
                eprintln!("{} fails:\n{}", press.0, warnings());
                failed = true;
            }
            Ok(outcome) => break outcome,
            // The table was shown anew between looking and pressing, as people see it happen: they look again.
            Err(error) if tried.last() != Some(&press) => {
                eprintln!("{}: {error}", press.0);
                tried.push(press);
            }
            Err(error) => return Err(error),
        }
    };
    match outcome {
        Outcome::Answered(_) | Outcome::Updated => {}
        // A form is filled in.
        Outcome::Form(form) => drop(who.submit(&form, &[("word", json!("macondo"))]).await?),
        other => return Err(format!("{}: {other:?}\n{}", kind.id(), warnings()).into()),
    }
    *done.entry(kind.id()).or_default() += 1;
    Ok(true)
}

/// Presses at random, new kinds first, until there has been nothing new for a while.
async fn explore(e: &Evening, who: &Player, done: &mut Pressed, pick: &mut Random) -> Result<(), Error> {
    let mut nothing_new = 0;
    while nothing_new < 12 {
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
        if nothing_new % 5 == 4 {
            e.run(who, "hand", &[]).await?;
            e.run(who, "settings", &[]).await?;
        }
    }
    Ok(())
}

/// Presses these, one after the other, where they are to be had.
async fn steps(e: &Evening, who: &Player, kinds: &[Verb], done: &mut Pressed) -> Result<(), Error> {
    for kind in kinds {
        push(e, who, *kind, done).await?;
    }
    Ok(())
}

/// Bob offers his seat to Carmen until everything about that was pressed: he keeps it, she says no, she says yes.
/// What is offered lasts for minutes: in a race at its own pace it is there for as long as it takes.
async fn offers(done: &mut Pressed) -> Done {
    let (e, _, bob) = Evening::race(1, 1).await?;
    let carmen = e.person("Carmen");
    for (who, kind) in [(&bob, Verb::Withdraw), (&carmen, Verb::Refuse), (&carmen, Verb::Accept)] {
        e.run(&bob, "resign", &[("to", json!(carmen.id().to_string()))]).await?;
        until_told(kind.id(), async || Ok(push(&e, who, kind, done).await?.then_some(()))).await?;
    }
    e.end().await
}

fn never(done: &Pressed) -> Vec<&'static str> {
    let all = Verb::ALL.iter().map(|verb| verb.id());
    all.filter(|id| !done.contains_key(id) && !ELSEWHERE.contains(id)).collect()
}

/// What a race that runs fast shows for too short a time: windows, what may be taken back, and orders, which
/// are about a hand that has changed before they are saved. As many races as it takes: any one of them may be
/// over before everything was to be seen.
async fn in_no_hurry(done: &mut Pressed) -> Done {
    for seed in 0..8 {
        if missing(done).is_empty() {
            break;
        }
        let (e, ann, bob) = Evening::race(1, 1).await?;
        one_race(&e, [&ann, &bob], done, &mut Random::new(seed)).await?;
        e.end().await?;
    }
    Ok(())
}

/// People press what they have not pressed yet, and otherwise whatever they are asked, until they have seen
/// it all or the race is over.
async fn one_race(e: &Evening, people: [&Player; 2], done: &mut Pressed, pick: &mut Random) -> Done {
    let mut going = Going::new();
    loop {
        for who in people {
            e.run(who, "stance", &[("how", json!(0))]).await?;
            if missing(done).contains(&Verb::DropOrder.id()) {
                e.run(who, "orders", &[]).await?;
                steps(e, who, &[Verb::Draft, Verb::SaveOrder, Verb::DropOrder], done).await?;
            }
            e.run(who, "hand", &[]).await?;
            for id in missing(done) {
                let kind = Verb::ALL.iter().find(|verb| verb.id() == id).ok_or("no such kind")?;
                push(e, who, *kind, done).await?;
            }
            e.run(who, "hand", &[]).await?;
            let hand = e.own(who).ok_or("no hand")?;
            let all: Vec<_> = pressable(&hand)
                .into_iter()
                .filter(|(id, _)| matches!(verb(id), "a" | "m" | "sure"))
                .collect();
            if let Some(press) = all.get(pick.below(all.len().max(1))) {
                e.attempt(who, hand.id, press).await?;
            }
        }
        let board = e.board(people[0]).ok_or("no table")?;
        if missing(done).is_empty() || board.button("My hand").is_none() {
            return Ok(());
        }
        going.on((missing(done), board.text())).await?;
    }
}

/// What has not been pressed yet and can be before the end.
fn missing(done: &Pressed) -> Vec<&'static str> {
    never(done).into_iter().filter(|id| !AFTERWARDS.contains(id)).collect()
}

/// What can be pressed when a race is over: here a stand-in plays most of it, and very fast.
async fn after_the_end(done: &mut Pressed) -> Done {
    let e = Evening::new(2_000).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "new", &[("bots", json!(2)), ("length", json!(1))]).await?;
    e.board_says(&ann, "seats taken").await?;
    steps(&e, &ann, &[Verb::Start], done).await?;
    e.board_says_at_last(&ann, "wins Cthulhu 500").await?;
    steps(&e, &ann, &[Verb::Log, Verb::Hands, Verb::Replay], done).await?;
    let first = e.own(&ann).ok_or("no replay")?;
    assert!(first.text().contains("Before the first turn"), "{}", first.text());
    assert!(matches!(e.press(&ann, &first, "Next turn").await?, Outcome::Updated));
    let next = e.own(&ann).ok_or("no replay")?;
    assert!(next.text().contains("Turn 1 of"), "{}", next.text());
    assert!(matches!(e.press(&ann, &next, "To the end").await?, Outcome::Updated));
    assert!(e.own(&ann).ok_or("no replay")?.button("Next turn").is_none(), "that was the last turn");
    steps(&e, &ann, &[Verb::Share, Verb::Replay, Verb::Keep], done).await?;
    let told = told_again(&e, &e.own(&ann).ok_or("no file")?).await?;
    assert!(told.lines().count() > 50 && told.contains("Checkered Flag"), "{told}");
    steps(&e, &ann, &[Verb::Again], done).await?;
    e.board_says(&ann, "seats taken").await?;
    e.end().await
}

/// What the program tells of a race that somebody has kept as a file.
async fn told_again(e: &Evening, kept: &Seen) -> Result<String, Error> {
    let file = std::env::temp_dir().join(format!("sobremesa-kept-{}.json", e.channel));
    std::fs::write(&file, downloaded(kept).await?)?;
    let program = env!("CARGO_BIN_EXE_sobremesa");
    let told = std::process::Command::new(program).arg("replay").arg(&file).output()?;
    std::fs::remove_file(&file)?;
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    Ok(String::from_utf8(told.stdout)?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_button_is_answered() -> Done {
    let e = Evening::new(50).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let (mut done, mut pick) = (Pressed::new(), Random::new(3));
    offers(&mut done).await?;
    for n in 0..12 {
        let options =
            [("bots", json!(1)), ("pace", json!(n % 2)), ("length", json!(1)), ("reactions", json!(n % 2))];
        // Unless somebody has opened one with "Again" already.
        e.run(&ann, "new", &options).await?;
        e.board_says(&ann, "seats taken").await?;
        if n == 0 {
            steps(&e, &bob, &[Verb::Join], &mut done).await?;
            e.board_says(&ann, "Bob").await?;
            assert!(push(&e, &bob, Verb::Leave, &mut done).await?, "Bob can go");
            steps(&e, &ann, &[Verb::Options, Verb::AddBot, Verb::RemoveBot, Verb::Preset], &mut done).await?;
            e.press(&ann, &e.own(&ann).ok_or("no options")?, "More options").await?;
            steps(&e, &ann, &[Verb::Speak, Verb::Level, Verb::Pace, Verb::Time, Verb::Dial], &mut done)
                .await?;
            explore(&e, &ann, &mut done, &mut pick).await?;
        }
        for who in [&ann, &bob] {
            e.run(who, "join", &[]).await?;
        }
        // Exploring has taken bots away, maybe.
        steps(&e, &ann, &[Verb::AddBot], &mut done).await?;
        // Until there are enough, there is nothing to press.
        e.board_says(&ann, "The host starts the race").await?;
        for who in [&ann, &bob] {
            push(&e, who, Verb::Start, &mut done).await?;
        }
        e.board_runs(&ann).await.map_err(|error| format!("race {n}: {error}"))?;
        for who in [&ann, &bob, &ann, &bob] {
            // Windows wait for them, and so show what can be pressed there.
            e.run(who, "stance", &[("how", json!(0))]).await?;
            e.run(who, "hand", &[]).await?;
            explore(&e, who, &mut done, &mut pick).await?;
        }
        let there =
            [Verb::Pause, Verb::Resume, Verb::Yield, Verb::Unyield, Verb::Away, Verb::Back, Verb::Away];
        for kind in there {
            steps(&e, &bob, &[Verb::More, kind], &mut done).await?;
        }
        steps(&e, &ann, &[Verb::More, Verb::VoteOut, Verb::VoteOutSure], &mut done).await?;
        steps(&e, &ann, &[Verb::More, Verb::Abandon, Verb::AbandonSure], &mut done).await?;
        steps(&e, &ann, &[Verb::More, Verb::Resign, Verb::ResignSure], &mut done).await?;
        for who in [&ann, &bob, &e.person("Carmen")] {
            e.run(who, "vote", &[("about", json!(1))]).await?;
        }
        // It is given up, or was won while so much was being pressed.
        e.board_rests(&ann).await.map_err(|error| format!("race {n}: {error}"))?;
        e.run(&ann, "settings", &[]).await?;
        steps(&e, &ann, &[Verb::Erase, Verb::EraseSure], &mut done).await?;
        if missing(&done).iter().all(|id| MOMENTS.contains(id)) {
            break;
        }
    }
    in_no_hurry(&mut done).await?;
    after_the_end(&mut done).await?;
    eprintln!("{} presses of {} kinds", done.values().sum::<u32>(), done.len());
    assert!(never(&done).is_empty(), "never pressed: {:?}", never(&done));
    e.end().await
}
