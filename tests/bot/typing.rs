//! Moves that are typed instead of pressed: suggested to whoever can make them, and to nobody else.

use crate::evening::{Done, Error, Evening};
use crate::waiting::Going;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::playground::Player;

/// What is suggested to somebody who has typed so much of a move: names and codes.
pub async fn suggested(e: &Evening, who: &Player, typed: &str) -> Result<Vec<(String, String)>, Error> {
    let typed = [("what", json!(typed))];
    let list = who.suggest(e.channel, "cthulhu500 move", &typed, "what").await?;
    let text = |one: &Value, part: &str| one[part].as_str().unwrap_or_default().to_owned();
    Ok(list.iter().map(|one| (text(one, "name"), text(one, "value"))).collect())
}

async fn race(times: i32) -> Result<(Evening, Player, Player), Error> {
    let e = Evening::new(times).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    let options = [("bots", json!(1)), ("pace", json!(1)), ("length", json!(1))];
    e.answer(&ann, "new", &options).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&bob, &lobby, "Join").await?;
    e.run(&ann, "start", &[]).await?;
    Ok((e, ann, bob))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_race_is_played_by_typing() -> Done {
    let (e, ann, bob) = race(300).await?;
    let carmen = e.person("Carmen");
    let mut pick = Random::new(5);
    let (mut moves, mut late, mut questions) = (0, 0, Vec::new());
    let mut going = Going::new();
    while !e.board(&ann).is_some_and(|board| board.text().contains("wins Cthulhu 500")) {
        going.on(e.board(&ann).map(|board| board.text())).await?;
        for who in [&ann, &bob] {
            let all = suggested(&e, who, "").await?;
            let Some((_, code)) = all.get(pick.below(all.len().max(1))) else { continue };
            let said = e.answer(who, "move", &[("what", json!(code))]).await?;
            // So much too fast, time is up between the suggestion and the command now and then.
            late += u32::from(said.contains("settled meanwhile"));
            questions.extend(code.split('.').next().and_then(|number| number.parse::<u32>().ok()));
            moves += 1;
        }
        assert!(suggested(&e, &carmen, "").await?.is_empty(), "nothing is suggested to those who look on");
    }
    assert!(moves > 20 && late * 4 < moves, "{late} of {moves} came too late");
    // A code says which question it answers, and not how many answers there have been, face down ones too.
    questions.dedup();
    let far = questions.windows(2).filter(|pair| pair[0].abs_diff(pair[1]) > 16).count();
    assert!(far * 10 > questions.len() * 9, "{questions:?}");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_word_is_enough_where_only_one_move_fits() -> Done {
    let (e, ann, _) = race(1).await?;
    let nothing = e.answer(&ann, "move", &[("what", json!("xyzzy"))]).await?;
    let all = suggested(&e, &ann, "").await?;
    assert!(all.len() > 2, "Ann makes her opening bid: {all:?}");
    let (label, code) = &all[0];
    assert_eq!(suggested(&e, &ann, &label.to_uppercase()).await?[0], all[0]);
    let which = e.answer(&ann, "move", &[("what", json!("a"))]).await?;
    let offered = e.own(&ann).ok_or("no answer")?;
    let asked = suggested(&e, &ann, "a").await?;
    assert!(
        asked.len() > 1 && asked.iter().all(|(label, _)| offered.button(label).is_some()),
        "{which}: {asked:?}"
    );
    assert_ne!(nothing, which);
    // Whoever types nothing finds all of it on their own page.
    let all_of_it = e.answer(&ann, "move", &[]).await?;
    assert!(all_of_it.contains("What do you give up for a better place on the grid?"), "{all_of_it}");
    // One that fits alone is made; the same once more answers an old question.
    let made = e.answer(&ann, "move", &[("what", json!(label))]).await?;
    assert!(suggested(&e, &ann, "").await?.is_empty(), "she has bid: {made}");
    let late = e.answer(&ann, "move", &[("what", json!(code))]).await?;
    assert_ne!(late, made);
    // The names of all cards are suggested to everybody alike.
    let cards =
        async |who: &Player| who.suggest(e.channel, "cthulhu500 card", &[("name", json!("a"))], "name").await;
    assert_eq!(cards(&ann).await?, cards(&e.person("Bob")).await?);
    e.end().await
}
