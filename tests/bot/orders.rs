//! Standing orders from the first menu to the saved sentence.

use crate::evening::{Done, Error, Evening, MENU, pressable, verb};
use serde_json::json;
use sobremesa::playground::{Outcome, Player, Seen};

/// The page that somebody sees after choosing from the menu with this placeholder.
async fn choose(e: &Evening, who: &Player, placeholder: &str, option: usize) -> Result<Seen, Error> {
    let page = e.own(who).ok_or("no page")?;
    let menus = page.parts(MENU);
    let menu = menus.iter().find(|menu| menu["placeholder"] == placeholder);
    let menu = menu.ok_or_else(|| format!("no menu {placeholder}: {}", page.text()))?;
    let (id, value) = (menu["custom_id"].as_str(), menu["options"][option]["value"].as_str());
    let (Some(id), Some(value)) = (id, value) else { return Err("an odd menu".into()) };
    let chosen = (id.to_owned(), Some(value.to_owned()));
    assert!(matches!(e.push(who, page.id, &chosen).await?, Outcome::Updated));
    Ok(e.own(who).ok_or("no page")?)
}

/// A race in which Carmen, who speaks Spanish, holds a card that orders can be about.
async fn carmen_holds_a_reaction(e: &Evening) -> Result<(), Error> {
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    for _ in 0..40 {
        e.answer(&ann, "new", &[("bots", json!(2)), ("pace", json!(1))]).await?;
        let lobby = e.board_says(&ann, "seats taken").await?;
        e.press(&carmen, &lobby, "Join").await?;
        e.run(&ann, "start", &[]).await?;
        e.board_says(&ann, "in secret").await?;
        e.run(&carmen, "orders", &[]).await?;
        let page = e.own(&carmen).ok_or("no orders")?;
        if page.parts(MENU).iter().any(|menu| menu["placeholder"] == "Nueva orden sobre…") {
            return Ok(());
        }
        e.run(&ann, "vote", &[("about", json!(1))]).await?;
        e.run(&carmen, "vote", &[("about", json!(1))]).await?;
        e.board_says(&ann, "given up").await?;
    }
    Err("Carmen never holds a Reaction".into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_is_composed_saved_read_back_and_dropped() -> Done {
    let e = Evening::new(1).await?;
    let carmen = e.person("Carmen");
    carmen_holds_a_reaction(&e).await?;
    // Both bots have bid, and the table shows it.
    e.kept("announced = revision and json_array_length(notes, '$.asked') = 2").await?;
    let before = e.board(&carmen).ok_or("no table")?.raw;
    let draft = choose(&e, &carmen, "Nueva orden sobre…", 0).await?;
    assert!(
        draft.text().contains("Una orden nueva") && draft.text().contains("solo una vez"),
        "{}",
        draft.text()
    );
    choose(&e, &carmen, "Cuántas veces", 1).await?;
    choose(&e, &carmen, "A quién tiene que afectar", 2).await?;
    let draft = choose(&e, &carmen, "Cartas que conservar en la mano", 2).await?;
    for words in ["cada vez", "quien va en cabeza", "al menos 2"] {
        assert!(draft.text().contains(words), "{words}: {}", draft.text());
    }
    assert!(matches!(e.press(&carmen, &draft, "Guardar esta orden").await?, Outcome::Updated));
    let kept = e.own(&carmen).ok_or("no orders")?;
    assert!(kept.text().contains("1. ") && kept.text().contains("al menos 2"), "{}", kept.text());
    // Nobody else can see that anything happened.
    e.shown().await?;
    assert_eq!(before, e.board(&carmen).ok_or("no table")?.raw);
    assert!(pressable(&kept).iter().all(|(id, _)| verb(id) != "m"), "no answers here");
    let bare = choose(&e, &carmen, "Retirar una orden…", 0).await?;
    assert!(bare.text().contains("No hay ninguna"), "{}", bare.text());
    e.end().await
}
