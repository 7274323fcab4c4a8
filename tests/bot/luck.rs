//! The envelope and the words: what is sealed before anybody sits down, what players say, and that both can
//! be checked at the end.

use crate::Done;
use crate::evening::Evening;
use serde_json::json;
use sobremesa::playground::{Form, Outcome};

fn form(outcome: Outcome) -> Result<Form, &'static str> {
    match outcome {
        Outcome::Form(form) => Ok(form),
        _ => Err("no form was opened"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_word_is_mixed_into_the_dice() -> Done {
    let mut e = Evening::new(1).await?;
    // Dice that are known beforehand need no envelope.
    e.stop_bot().await;
    e.seed = None;
    e.start_bot().await?;
    let (ann, bob, carmen) = (e.person("Ann"), e.person("Bob"), e.person("Carmen"));
    e.answer(&ann, "new", &[("bots", json!(1))]).await?;
    let lobby = e.board_says(&ann, "Chance is sealed").await?;
    assert!(!lobby.text().contains("mixed in"), "{}", lobby.text());
    // Only who sits there can say something.
    assert!(!matches!(e.press(&carmen, &lobby, "A word for luck").await?, Outcome::Form(_)));
    e.press(&bob, &lobby, "Join").await?;
    let opened = form(e.press(&ann, &lobby, "A word for luck").await?)?;
    ann.submit(&opened, &[("word", json!("macondo"))]).await?;
    e.board_says(&bob, "Ann says “macondo”").await?;
    // What is said stands in the form, and can be unsaid; nothing of it is markdown, or longer than twenty letters.
    let opened = form(e.press(&ann, &lobby, "A word for luck").await?)?;
    assert!(opened.shown.to_string().contains("macondo"), "{}", opened.shown);
    ann.submit(&opened, &[("word", json!(""))]).await?;
    e.board_lacks(&bob, "macondo").await?;
    let opened = form(e.press(&bob, &lobby, "A word for luck").await?)?;
    assert!(bob.submit(&opened, &[("word", json!("x".repeat(21)))]).await.is_err(), "that is too long");
    bob.submit(&opened, &[("word", json!("**are_pa**"))]).await?;
    e.board_says(&ann, r"\*\*are\_pa\*\*").await?;
    // The hash that was seen before is the one that is promised after the start; a word comes too late then.
    let text = e.board(&ann).ok_or("no lobby")?.text();
    let hash = text.split("sealed: ").nth(1).ok_or("no hash")?.chars().take(16).collect::<String>();
    let lobby = e.board(&ann).ok_or("no lobby")?;
    let late = form(e.press(&bob, &lobby, "A word for luck").await?)?;
    e.press(&ann, &lobby, "Start").await?;
    e.board_runs(&ann).await?;
    bob.submit(&late, &[("word", json!("tarde"))]).await?;
    e.kept(&format!("notes like '%{hash}%' and notes like '%are_pa%' and notes not like '%tarde%'")).await?;
    e.end().await
}
