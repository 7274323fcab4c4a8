//! Buttons that change something: what they change is there to be seen, for those who may see it.

use crate::evening::{Done, Error, Evening, answers, downloaded, pressable, verb};
use crate::waiting::until_told;
use serde_json::{Value, json};
use sobremesa::playground::{Player, Seen};

/// What somebody sees in private after a command.
async fn own(e: &Evening, who: &Player, words: &str) -> Result<Seen, Error> {
    e.run(who, words, &[]).await?;
    e.own(who).ok_or_else(|| format!("{words} shows nothing").into())
}

/// Chooses from the menu that asks for this.
async fn choose(e: &Evening, who: &Player, message: &Seen, asks: &str, value: usize) -> Result<(), Error> {
    let menus = message.parts(3);
    let menu = menus.iter().find(|menu| menu["placeholder"].as_str().is_some_and(|said| said.contains(asks)));
    let menu = menu.ok_or_else(|| format!("no menu {asks}: {menus:?}"))?;
    let id = menu["custom_id"].as_str().unwrap_or_default().to_owned();
    e.push(who, message.id, &(id, Some(value.to_string()))).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_hold_from_the_next_word_on() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    let settings = own(&e, &ann, "settings").await?;
    choose(&e, &ann, &settings, "Language", 2).await?;
    assert!(own(&e, &ann, "help").await?.text().contains("anillo"), "in Spanish now");
    let settings = own(&e, &ann, "settings").await?;
    choose(&e, &ann, &settings, "Idioma", 0).await?;
    let settings = own(&e, &ann, "settings").await?;
    assert!(settings.text().contains("Your settings"), "as her Discord again");
    for name in ["Direct messages", "Reminders", "Buttons explained", "Pictures", "Private statistics"] {
        let before = own(&e, &ann, "settings").await?;
        let label = |seen: &Seen| {
            let buttons = seen.parts(2);
            let labels = buttons.iter().filter_map(|button| button["label"].as_str());
            labels.filter(|label| label.starts_with(name)).collect::<String>()
        };
        // Pressed twice in a hurry, it is as it was wanted: the button says what it is to become.
        let switch = label(&before);
        let (once, again) = tokio::join!(e.press(&ann, &before, &switch), e.press(&ann, &before, &switch));
        assert!(once.is_ok() || again.is_ok(), "{once:?} {again:?}");
        let after = own(&e, &ann, "settings").await?;
        assert_ne!(label(&before), label(&after), "{name}");
    }
    // A clock is asked for where there are quiet hours, and both are shown as chosen.
    let settings = own(&e, &ann, "settings").await?;
    assert!(choose(&e, &ann, &settings, "My clock", 3).await.is_err(), "{}", settings.text());
    choose(&e, &ann, &settings, "Quiet hours", 2).await?;
    let settings = e.own(&ann).ok_or("no settings")?;
    assert!(settings.text().contains("Which is your clock?"), "{}", settings.text());
    choose(&e, &ann, &settings, "My clock", 3).await?;
    let chosen = own(&e, &ann, "settings").await?.parts(3);
    let picked: Vec<&Value> =
        chosen.iter().flat_map(|menu| menu["options"].as_array().into_iter().flatten()).collect();
    let picked: Vec<&str> = picked
        .iter()
        .filter(|option| option["default"] == json!(true))
        .filter_map(|option| option["label"].as_str())
        .collect();
    assert_eq!(picked, ["Language: as my Discord", "Quiet from 22:00 to 8:00", "UTC−7:00"]);
    // Where the hours are gone meanwhile, a page that still has the clock says what comes first.
    let old = e.own(&ann).ok_or("no settings")?;
    let settings = own(&e, &ann, "settings").await?;
    choose(&e, &ann, &settings, "Quiet hours", 0).await?;
    choose(&e, &ann, &old, "My clock", 3).await?;
    let noted = ann.newest(e.channel, |one| one.id == old.id).ok_or("no settings")?;
    assert!(noted.text().contains("Choose your quiet hours first"), "{}", noted.text());
    choose(&e, &ann, &settings, "Quiet hours", 2).await?;
    let settings = e.own(&ann).ok_or("no settings")?;
    choose(&e, &ann, &settings, "My clock", 3).await?;
    // All of it is in what she is given.
    e.answer(&ann, "my-data", &[("what", json!(0))]).await?;
    let file = downloaded(&e.own(&ann).ok_or("no data")?).await?;
    let data: Value = serde_json::from_slice(&file)?;
    assert_eq!(data["user"], json!(ann.id().to_string()));
    let quiet = json!({ "from_minute": 22 * 60, "to_minute": 8 * 60, "offset_minutes": -7 * 60 });
    assert_eq!(data["settings"]["quiet"], quiet);
    e.end().await
}

/// One's own page turns to something else, and back: a question may wait, and time run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_looked_up_on_ones_own_page_leads_back_to_it() -> Done {
    let (e, ann, _) = Evening::race(1, 1).await?;
    own(&e, &ann, "hand").await?;
    let labels = |seen: &Seen| -> Vec<String> {
        seen.parts(2).iter().filter_map(|button| button["label"].as_str().map(str::to_owned)).collect()
    };
    let ways: [&[&str]; 7] = [
        &["More"],
        &["More", "Log"],
        &["More", "Fair"],
        &["More", "Rules"],
        &["More", "My settings"],
        &["More", "My settings", "Buttons explained"],
        &["More", "My settings", "Erase", "My settings"],
    ];
    for way in ways {
        for step in way {
            let page = e.own(&ann).ok_or("no page")?;
            let label = labels(&page).into_iter().find(|label| label.starts_with(step));
            e.press(&ann, &page, &label.ok_or_else(|| format!("no {step}: {}", page.text()))?).await?;
        }
        let page = e.own(&ann).ok_or("no page")?;
        e.press(&ann, &page, "Back to the game").await?;
        let back = e.own(&ann).ok_or("no page")?;
        assert!(!labels(&back).contains(&"Back to the game".to_owned()), "{way:?}: {}", back.text());
        assert!(!answers(&back).is_empty(), "what she is asked: {way:?}: {}", back.text());
    }
    e.end().await
}

/// Whoever may not set what is played comes back to their seat, or reads how to take one; no sentence tells
/// them that they may not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_looked_up_in_a_lobby_leads_back_to_it() -> Done {
    let e = Evening::new(1).await?;
    let [ann, bob, carmen] = ["Ann", "Bob", "Carmen"].map(|name| e.person(name));
    e.answer(&ann, "new", &[]).await?;
    e.board_says(&ann, "1 of 8 seats").await?;
    e.press_board(&bob, "Join").await?;
    e.board_says(&ann, "2 of 8 seats").await?;
    let back = [(&ann, "What is to be played"), (&bob, "You have a seat"), (&carmen, "Pulsa")];
    for (who, says) in back {
        e.press_board(who, "How to play").await?;
        let back = if says == "Pulsa" { "Volver" } else { "Back" };
        let help = e.own(who).ok_or("no help")?;
        e.press(who, &help, back).await?;
        let page = e.own(who).ok_or("no page")?.text();
        assert!(page.contains(says), "{says}: {page}");
    }
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_of_a_lobby_sets_the_dials_and_everybody_sees_it() -> Done {
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    let lobby = e.board_says(&ann, "3 of 8 seats").await?;
    // Whoever is no host reads why not, instead of what could be set.
    e.press(&bob, &lobby, "Options").await?;
    assert!(e.own(&bob).ok_or("no answer")?.parts(3).is_empty(), "Bob sets nothing");
    e.press(&ann, &lobby, "Options").await?;
    let presets = e.own(&ann).ok_or("no options")?;
    assert!(presets.text().contains("What is to be played"), "{}", presets.text());
    e.press(&ann, &presets, "Quick").await?;
    e.board_says(&bob, "about 20 minutes").await?;
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "Over days").await?;
    e.board_says(&bob, "1 to 2 weeks").await?;
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "Evening").await?;
    e.board_says(&bob, "about 40 minutes").await?;
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "More options").await?;
    let live = e.own(&ann).ok_or("no options")?;
    assert!(!live.parts(3).iter().any(|menu| menu.to_string().contains("24 hours")), "nobody waits so long");
    choose(&e, &ann, &live, "Language of the table", 1).await?;
    e.board_says(&bob, "asientos ocupados").await?;
    choose(&e, &ann, &e.own(&ann).ok_or("no options")?, "Language of the table", 0).await?;
    e.board_says(&bob, "seats taken").await?;
    for (asks, value, shows) in [("Length", 1, "short"), ("Reactions", 1, "sealed"), ("Pace", 1, "Over days")]
    {
        let options = e.own(&ann).ok_or("no options")?;
        choose(&e, &ann, &options, asks, value).await?;
        e.board_says(&bob, shows).await?;
    }
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "Fewer options").await?;
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "Remove a bot").await?;
    e.board_says(&bob, "2 of 8 seats").await?;
    e.press(&ann, &e.board(&ann).ok_or("no table")?, "Add a bot").await?;
    e.board_says(&bob, "3 of 8 seats").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_opening_bid_is_taken_back_while_others_think() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    let hand = own(&e, &ann, "hand").await?;
    assert!(hand.button("Take back").is_none(), "nothing has been said yet");
    let bids = answers(&hand);
    e.push(&ann, hand.id, &bids[0]).await?;
    let hand = own(&e, &ann, "hand").await?;
    assert!(answers(&hand).is_empty(), "she has bid");
    e.press(&ann, &hand, "Take back").await?;
    let hand = own(&e, &ann, "hand").await?;
    assert_eq!(answers(&hand).len(), bids.len(), "she is asked again");
    e.push(&ann, hand.id, &answers(&hand)[0]).await?;
    let hand = own(&e, &bob, "hand").await?;
    e.push(&bob, hand.id, &answers(&hand)[0]).await?;
    e.log_says(&bob, "gives up nothing").await?;
    let hand = own(&e, &bob, "hand").await?;
    assert!(hand.button("Take back").is_none(), "the bids lie open");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_who_passes_for_a_while() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    e.press_board(&bob, "More").await?;
    let more = e.own(&bob).ok_or("nothing more")?;
    e.press(&bob, &more, "Nothing until it concerns me").await?;
    e.board_says(&ann, "Not reacting until something concerns them: Bob").await?;
    e.press_board(&bob, "More").await?;
    let more = e.own(&bob).ok_or("nothing more")?;
    e.press(&bob, &more, "Ask me again").await?;
    e.board_lacks(&ann, "Not reacting until").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_erases_their_data_is_gone_from_the_table() -> Done {
    let (e, ann, bob) = Evening::race(1, 1).await?;
    e.board_says(&ann, "Bob").await?;
    let settings = own(&e, &bob, "settings").await?;
    e.press(&bob, &settings, "Erase my data").await?;
    let sure = e.own(&bob).ok_or("not asked")?;
    e.press(&bob, &sure, "Yes, erase it all").await?;
    let board = e.board_lacks(&ann, "Bob").await?;
    assert!(board.text().contains("former player"), "{}", board.text());
    assert!(own(&e, &bob, "hand").await?.text().contains("do not sit"));
    assert!(pressable(&board).iter().any(|(id, _)| verb(id) == "hand"), "the race goes on");
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_as_well_as_the_lobby_says() -> Done {
    let e = Evening::new(2_000).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "new", &[("bots", json!(2)), ("length", json!(1))]).await?;
    let lobby = e.board_says(&ann, "(bot, rookie)").await?;
    e.press(&ann, &lobby, "Options").await?;
    e.press(&ann, &e.own(&ann).ok_or("no options")?, "More options").await?;
    choose(&e, &ann, &e.own(&ann).ok_or("no options")?, "How well bots play", 2).await?;
    let lobby = e.board_says(&ann, "(bot, racer): wants every place").await?;
    e.press(&ann, &lobby, "Start").await?;
    e.board_runs(&ann).await?;
    // Nobody is there any more: a racer stands in for Ann, too, and the race goes on. It may be over before anybody looks at its table.
    until_told("the log says that a stand-in plays on", async || {
        let first = e.answer(&ann, "log", &[("page", json!(1))]).await?;
        Ok(first.contains("You are away: a stand-in plays on.").then_some(()))
    })
    .await?;
    e.end().await
}
