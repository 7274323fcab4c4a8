//! Every game of the house is opened, joined and played by pressing what its pages offer.

use crate::evening::{Done, Error, Evening, pressable, verb};
use crate::waiting::{Going, until};
use serde_json::json;
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::playground::{Outcome, Player, Seen};

/// Answers of people in a game; the rest of it belongs to the contract.
const ANSWERS: usize = 30;
/// The part of a message with pictures.
const GALLERY: u64 = 12;

/// The newest message for all with the buttons of a table.
fn table(e: &Evening, who: &Player) -> Option<Seen> {
    who.newest(e.channel, |one| {
        !one.is_ephemeral()
            && pressable(one).iter().any(|(id, _)| matches!(verb(id), "join" | "hand" | "again"))
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_by_pressing() -> Done {
    for game in games::all() {
        let e = Evening::new(100).await?;
        let (ann, kind) = (e.person("Ann"), game.kind());
        let bots = (*game.seats().start()).max(2) - 1;
        let opened = ann.run(e.channel, &format!("{kind} new"), &[("bots", json!(bots))]).await?;
        let opened = e.thought(&ann, opened).await?;
        assert!(matches!(opened, Outcome::Answered(_)), "{kind}: {opened:?}");
        let open = |one: &Seen| pressable(one).iter().any(|(id, _)| verb(id) == "start");
        until("a lobby", || table(&e, &ann).filter(open)).await?;
        let started = ann.run(e.channel, "table start", &[]).await?;
        let started = e.thought(&ann, started).await?;
        assert!(matches!(started, Outcome::Answered(_)), "{kind}: {started:?}");
        let (mut answered, mut pick, mut going) = (0, Random::new(11), Going::new());
        let is_over = || table(&e, &ann).is_some_and(|one| does(&one, "again").is_some());
        while answered < ANSWERS && !is_over() {
            going.on((answered, table(&e, &ann).map(|one| one.text()))).await?;
            let hand = ann.run(e.channel, "table hand", &[]).await?;
            e.thought(&ann, hand).await?;
            let Some(page) = e.own(&ann) else { continue };
            let all: Vec<_> = pressable(&page)
                .into_iter()
                .filter(|(id, _)| matches!(verb(id), "a" | "m" | "sure" | "mark" | "resume"))
                .collect();
            let Some(press) = all.get(pick.below(all.len().max(1))) else { continue };
            let Some(outcome) = e.attempt(&ann, page.id, press).await? else { continue };
            assert!(matches!(outcome, Outcome::Updated), "{kind}: {press:?}: {outcome:?}");
            answered += 1;
        }
        assert!(answered > 3, "{kind}: {answered}");
        e.end().await?;
    }
    Ok(())
}

/// What fits a square is said to whoever asks, privately, whether they play or look on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_fits_is_looked_up_by_command() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    let run = async |who: &Player, command: &str, options: &[(&str, serde_json::Value)]| {
        let outcome = who.run(e.channel, command, options).await?;
        let outcome = e.thought(who, outcome).await?;
        assert!(matches!(outcome, Outcome::Answered(_)), "{command}: {outcome:?}");
        Ok::<String, Error>(e.own(who).ok_or("no answer")?.text())
    };
    run(&ann, "carcassonne new", &[("bots", json!(1))]).await?;
    let early = run(&ann, "carcassonne fits", &[("what", json!("M51"))]).await?;
    assert!(!early.contains("M51"), "nothing lies yet: {early}");
    run(&ann, "table start", &[]).await?;
    for who in [&ann, &carmen] {
        let said = run(who, "carcassonne fits", &[("what", json!("m51"))]).await?;
        assert!(said.contains("M51"), "{said}");
        let said = run(who, "carcassonne fits", &[("what", json!("there"))]).await?;
        assert!(said.contains("K47"), "{said}");
    }
    e.end().await
}

/// Waits for something of the table, as long as its game goes on: whoever waits comes back as often as it rests.
async fn as_it_goes_on<T>(e: &Evening, who: &Player, found: impl Fn(&Seen) -> Option<T>) -> Result<T, Error> {
    let mut going = Going::new();
    loop {
        let now = table(e, who);
        if let Some(found) = now.as_ref().and_then(&found) {
            return Ok(found);
        }
        e.wakes(who).await?;
        going.on(now.map(|table| table.text())).await?;
    }
}

/// What does this on a message, to be pressed.
fn does(message: &Seen, wanted: &str) -> Option<String> {
    pressable(message).into_iter().find_map(|(id, _)| (verb(&id) == wanted).then_some(id))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_map_that_has_grown_large_is_looked_at_closer() -> Done {
    let e = Evening::new(2_000).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "carcassonne new", &[("bots", json!(1))]).await?;
    until("a lobby", || table(&e, &ann)).await?;
    let started = ann.run(e.channel, "table start", &[]).await?;
    e.thought(&ann, started).await?;
    let shown = |title: &'static str| {
        let (e, ann) = (&e, &ann);
        move || e.own(ann).filter(|page| !page.parts(GALLERY).is_empty() && page.text().contains(title))
    };
    let closer = |at_the_end: bool, first: &'static str| {
        let (e, ann) = (&e, &ann);
        async move {
            let closer = |board: &Seen| {
                does(board, "closer").filter(|_| !at_the_end || does(board, "again").is_some())
            };
            let (board, closer) = as_it_goes_on(e, ann, |board| Some((board.id, closer(board)?))).await?;
            e.push(ann, board, &(closer, None)).await?;
            until(first, shown(first)).await
        }
    };
    // A small map is seen well as it is: there are only lists.
    let page = closer(false, "Who holds what").await?;
    assert!(page.button("Round the last tile").is_none(), "{}", page.text());
    // A stand-in plays whenever she is away: the game is over before long.
    let page = closer(true, "Round the last tile").await?;
    let outcome = e.press(&ann, &page, "The whole map").await?;
    assert!(matches!(outcome, Outcome::Updated), "{outcome:?}");
    until("the whole map", shown("The whole map")).await?;
    // The picture of the end says beside the map who came in where.
    let text = the_end_shows_the_table_once(&e, &ann).await?;
    assert!(text.contains("2. ") && !text.contains("1. "), "the winner stands above: {text}");
    e.end().await
}

/// Where the picture of the end is the table once more, the table is not shown a second time. What its message says.
async fn the_end_shows_the_table_once(e: &Evening, who: &Player) -> Result<String, Error> {
    let over = |board: &Seen| does(board, "again").map(|_| board.text());
    let text = as_it_goes_on(e, who, over).await?;
    let closed = || who.newest(e.channel, |one| one.text().contains("The result stands"));
    let closed = until("a table that is closed", closed).await?;
    assert!(closed.parts(GALLERY).is_empty(), "it stands below: {}", closed.text());
    Ok(text)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_that_shows_the_table_shows_it_once() -> Done {
    // Nobody answers: at this speed a game is over in a moment.
    let e = Evening::new(2_000).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    for (who, words) in [(&ann, "fugitive new"), (&bob, "table join"), (&ann, "table start")] {
        let outcome = who.run(e.channel, words, &[]).await?;
        e.thought(who, outcome).await?;
    }
    the_end_shows_the_table_once(&e, &ann).await?;
    e.end().await
}

/// R2 of Carcassonne: the lobby says so where a sixth sits down.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sixth_at_carcassonne_gets_a_colour_from_another_box() -> Done {
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    ann.run(e.channel, "carcassonne new", &[("bots", json!(4))]).await?;
    let lobby = until("a lobby", || table(&e, &ann)).await?;
    assert!(!lobby.text().contains("sixth"), "{}", lobby.text());
    assert!(!lobby.text().contains("reaction"), "nobody is asked in another's turn: {}", lobby.text());
    e.press(&ann, &lobby, "Add a bot").await?;
    let said = || table(&e, &ann).filter(|lobby| lobby.text().contains("the sixth colour"));
    until("a word on the sixth colour", said).await?;
    e.end().await
}

/// R43 of Parqués: whoever gives up for good is told what becomes of their pieces, and they are gone from the board.
/// What can be answered whatever is asked, and seldom is, is not among the moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chase_is_given_up_where_everything_else_is() -> Done {
    const GIVE_UP: &str = "🏳️ Give up this game";
    let e = Evening::new(1).await?;
    let (ann, bob) = (e.person("Ann"), e.person("Bob"));
    crate::chase::begun(&e, &ann, &bob).await?;
    crate::chase::hides(&e, &ann, &bob).await?;
    crate::chase::draws(&e, &bob).await?;
    let opened = bob.run(e.channel, "table hand", &[]).await?;
    e.thought(&bob, opened).await?;
    let page = e.own_with(&bob, "More").await?;
    assert!(page.button(GIVE_UP).is_none(), "{}", page.text());
    e.press(&bob, &page, "More").await?;
    let more = e.own_with(&bob, GIVE_UP).await?;
    e.press(&bob, &more, GIVE_UP).await?;
    let sure = e.own_with(&bob, "Yes, I give up").await?;
    assert!(
        sure.button(GIVE_UP).is_none() && sure.text().contains("Do you give this game up?"),
        "{}",
        sure.text()
    );
    e.press(&bob, &sure, "Yes, I give up").await?;
    crate::chase::says(&e, &ann, "Bob gave up in night 1").await?;
    e.end().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_at_parques_takes_their_pieces_along() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    for (who, words) in [(&ann, "parques new"), (&carmen, "table join"), (&ann, "table start")] {
        let options = if words == "parques new" { vec![("bots", json!(1))] } else { Vec::new() };
        let outcome = who.run(e.channel, words, &options).await?;
        let outcome = e.thought(who, outcome).await?;
        assert!(matches!(outcome, Outcome::Answered(_)), "{words}: {outcome:?}");
    }
    let asked = carmen.run(e.channel, "table resign", &[]).await?;
    e.thought(&carmen, asked).await?;
    let sure = e.own(&carmen).ok_or("nobody asks whether she is sure")?;
    assert!(sure.text().contains("Tus fichas salen del tablero"), "{}", sure.text());
    e.press(&carmen, &sure, "Sí, me retiro").await?;
    let gone = |own: &Seen| own.text().contains("y tus fichas contigo");
    until("a word on her pieces", || e.own(&carmen).filter(gone)).await?;
    let log = ann.run(e.channel, "table log", &[]).await?;
    e.thought(&ann, log).await?;
    let log = e.own(&ann).ok_or("no log")?.text();
    assert!(log.contains("leaves the table, and the pieces with them."), "{log}");
    e.end().await
}

/// People at a table of Parqués that has begun, at which one can be blown.
async fn blowing<const N: usize>(names: [&str; N]) -> Result<(Evening, [Player; N]), Error> {
    let e = Evening::new(1).await?;
    let people = names.map(|name| e.person(name));
    sit_down(&e, &people).await?;
    Ok((e, people))
}

/// People sit down at a new table where one may blow.
async fn sit_down(e: &Evening, people: &[Player]) -> Done {
    let rules = [("soplar", json!(1)), ("throwing", json!(0))];
    let opens = [(&people[0], "parques new", &rules[..])];
    let join = people[1..].iter().map(|who| (who, "table join", &[][..]));
    let start = [(&people[0], "table start", &[][..])];
    for (who, words, options) in opens.into_iter().chain(join).chain(start) {
        let outcome = who.run(e.channel, words, options).await?;
        e.thought(who, outcome).await?;
    }
    Ok(())
}

/// They look at what only they see.
async fn look(e: &Evening, people: &[Player]) -> Done {
    for who in people {
        let hand = who.run(e.channel, "table hand", &[]).await?;
        e.thought(who, hand).await?;
    }
    Ok(())
}

/// A whole game may never bring what is waited for: then they play another.
async fn another(e: &Evening, people: &[Player]) -> Done {
    if table(e, &people[0]).is_some_and(|board| does(&board, "again").is_some()) {
        sit_down(e, people).await?;
        look(e, people).await?;
    }
    Ok(())
}

/// The sign of *Pfff*, whomever it names.
const BLOW: &str = "😤";

/// What *Pfff* is called on somebody's own page, if they may.
fn blows(page: &Seen) -> Option<String> {
    page.parts(2)
        .iter()
        .find_map(|one| one["label"].as_str().filter(|label| label.contains(BLOW)).map(str::to_owned))
}

/// R35 of Parqués: whoever blows for nothing is told so, and nobody else is told anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_blows_for_nothing_is_told_so_alone() -> Done {
    let (e, people) = blowing(["Ann", "Carmen"]).await?;
    let [ann, carmen] = &people;
    look(&e, &people).await?;
    let mut going = Going::new();
    let nothing = ["There was nothing to blow", "No había nada que soplar"];
    let says =
        |who: &Player| e.own(who).is_some_and(|own| nothing.iter().any(|text| own.text().contains(text)));
    loop {
        going.on(table(&e, ann).map(|board| board.text())).await?;
        another(&e, &people).await?;
        for (who, other) in [(carmen, ann), (ann, carmen)] {
            let Some(page) = e.own(who) else { continue };
            if let Some(label) = blows(&page) {
                e.press(who, &page, &label).await?;
                // A page that is a moment old offers what is over.
                if !says(who) {
                    continue;
                }
                assert!(
                    !says(other) && !table(&e, who).is_some_and(|board| board.text().contains(nothing[0]))
                );
                return e.end().await;
            }
            let all = pressable(&page).into_iter();
            let answers: Vec<_> = all.filter(|(id, _)| matches!(verb(id), "a" | "m" | "sure")).collect();
            if let Some(press) = answers.first() {
                drop(e.attempt(who, page.id, press).await?);
            }
        }
    }
}

/// What somebody may play who lets everybody live: the throw, or a play that captures nobody; with it the
/// page on which it stands.
fn gentle(e: &Evening, who: &Player) -> Option<(Seen, (String, Option<String>))> {
    let page = e.own(who)?;
    let fits = |one: &serde_json::Value| {
        let label = one["label"].as_str().unwrap_or_default();
        let other = [BLOW, "captures", "se come a", "↩️", "🌬️", "⚡", "✋"];
        !other.into_iter().any(|word| label.contains(word))
    };
    let answers = |one: &serde_json::Value| {
        let id = one["custom_id"].as_str()?;
        matches!(verb(id), "a" | "m").then(|| id.to_owned())
    };
    let buttons = page.parts(2);
    let button = buttons.iter().filter(|one| fits(one)).find_map(|one| Some((answers(one)?, None)));
    let menu = || {
        page.parts(3).iter().find_map(|menu| {
            let options = menu["options"].as_array()?;
            let value = options.iter().find(|one| fits(one))?["value"].as_str()?.to_owned();
            Some((answers(menu)?, Some(value)))
        })
    };
    let press = button.or_else(menu)?;
    Some((page, press))
}

/// R33 of Parqués: of two who blow at the same moment one was first, and the other reads who that was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_blows_second_reads_who_was_faster() -> Done {
    let (e, people) = blowing(["Ann", "Bob", "Carmen"]).await?;
    look(&e, &people).await?;
    let (mut going, mut rested) = (Going::new(), false);
    let late = |who: &Player| {
        let text = e.own(who)?.text();
        ["was faster.", "se adelantó."].iter().any(|said| text.contains(said)).then_some(text)
    };
    loop {
        going.on(table(&e, &people[0]).map(|board| board.text())).await?;
        another(&e, &people).await?;
        let blow = |who| {
            let page: Seen = e.own(who)?;
            let id = page.button(&blows(&page)?)?;
            Some((who, page.id, (id, None)))
        };
        let may: Vec<_> = people.iter().filter_map(blow).collect();
        if let [(one, page, press), (other, their, too), ..] = &may[..] {
            let (one, other) = tokio::join!(e.attempt(one, *page, press), e.attempt(other, *their, too));
            drop((one?, other?));
            let read: Vec<String> = people.iter().filter_map(late).collect();
            if let [text] = &read[..] {
                let named = |name: &str| {
                    ["was faster.", "se adelantó."]
                        .iter()
                        .any(|said| text.contains(&format!("{name} {said}")))
                };
                assert!(["Ann", "Bob", "Carmen"].into_iter().any(named), "{text}");
                return e.end().await;
            }
            assert!(read.is_empty(), "one of two was first: {read:?}");
        }
        // Pages are shown anew one after the other: what one may do, the other may once all of them show what is.
        if may.len() == 1 && !rested {
            rested = e.bot.as_ref().ok_or("no bot")?.bot().rests().await?;
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            continue;
        }
        rested = false;
        for who in &people {
            if let Some((page, press)) = gentle(&e, who)
                && e.attempt(who, page.id, &press).await?.is_some()
            {
                break;
            }
        }
    }
}

/// An offer lasts until the next throw, and says so; a deadline it has none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_waits_for_is_told_no_deadline() -> Done {
    let (e, people) = blowing(["Ann", "Carmen"]).await?;
    let mut going = Going::new();
    loop {
        look(&e, &people).await?;
        for who in &people {
            let page = e.own(who).ok_or("no page")?;
            let text = page.text();
            if ["You can blow until", "Puedes soplar hasta"].iter().any(|asked| text.contains(asked)) {
                assert!(!text.contains("<t:"), "{text}");
                return e.end().await;
            }
            let moves = pressable(&page).into_iter().find(|(id, _)| matches!(verb(id), "a" | "m"));
            if let Some(press) = moves {
                going.on(text).await?;
                e.attempt(who, page.id, &press).await?;
            }
        }
    }
}

/// Throws of Parqués wait under the table itself, and so does blowing: whoever may press needs no page of
/// their own for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dice_are_thrown_under_the_table() -> Done {
    let (e, [ann, carmen]) = blowing(["Ann", "Carmen"]).await?;
    let throw = "🎲 Throw";
    let mut elsewhere = false;
    let board_with_throw = || table(&e, &ann).filter(|board| board.button(throw).is_some());
    for _ in 0..4 {
        let board = until("a throw that waits", board_with_throw).await?;
        let text = board.text();
        let (mover, other) =
            if text.contains("**Ann has the dice.") { (&ann, &carmen) } else { (&carmen, &ann) };
        if !elsewhere {
            e.press(other, &board, throw).await?;
            let page = until("a page in private", || e.own(other)).await?;
            assert!(page.text().contains("has the dice.") && page.text().contains("<t:"), "{}", page.text());
            elsewhere = true;
        }
        e.press(mover, &board, throw).await?;
        until("dice that have fallen", || table(&e, &ann).filter(|now| now.text() != text)).await?;
        // A choice is made on one's own page.
        let mut going = Going::new();
        while board_with_throw().is_none() {
            going.on(table(&e, &ann).map(|board| board.text())).await?;
            for who in [&ann, &carmen] {
                let hand = who.run(e.channel, "table hand", &[]).await?;
                e.thought(who, hand).await?;
                let Some(page) = e.own(who) else { continue };
                if [throw, "🎲 Lanzar"].iter().any(|label| page.button(label).is_some()) {
                    continue;
                }
                if let Some(press) = pressable(&page).iter().find(|(id, _)| matches!(verb(id), "a" | "m")) {
                    drop(e.attempt(who, page.id, press).await?);
                }
            }
        }
    }
    e.end().await
}

/// All throws of Parqués can be read from the page on fair dice, while it is played and by anybody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_throw_of_parques_can_be_read() -> Done {
    let (e, [ann, carmen]) = blowing(["Ann", "Carmen"]).await?;
    until("a throw that waits", || table(&e, &ann).filter(|board| board.button("🎲 Throw").is_some()))
        .await?;
    let asked = carmen.run(e.channel, "table fair", &[]).await?;
    e.thought(&carmen, asked).await?;
    let fair =
        until("dice", || e.own(&carmen).filter(|page| page.button("Todas las tiradas").is_some())).await?;
    e.press(&carmen, &fair, "Todas las tiradas").await?;
    let first = || e.own(&carmen).filter(|page| page.text().contains("1 · Ann: "));
    let throws = until("every throw", first).await?.text();
    assert!(throws.contains("2 · Carmen: "), "{throws}");
    e.end().await
}
