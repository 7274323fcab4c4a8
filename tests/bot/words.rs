//! Commands that look something up, in the language of whoever asks.

use crate::evening::{Done, Evening};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_answers_everybody_in_their_language() -> Done {
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    let alone = [
        "join", "leave", "start", "hand", "table", "play", "overtake", "pit", "crew", "done", "move", "away",
        "resign", "log",
    ];
    for command in alone {
        let said = e.answer(&ann, command, &[]).await?;
        assert!(said.contains("There is no table"), "{command}: {said}");
        let dicho = e.answer(&carmen, command, &[]).await?;
        assert!(dicho.contains("No hay ninguna mesa"), "{command}: {dicho}");
    }
    assert!(e.answer(&ann, "card", &[("name", json!("shantak"))]).await?.contains("Shantak Tow Service"));
    assert!(e.answer(&carmen, "card", &[("name", json!("nada de nada"))]).await?.contains("No conozco"));
    assert!(e.answer(&ann, "rules", &[]).await?.contains("1."));
    assert!(e.answer(&ann, "rules", &[("about", json!("short game"))]).await?.contains("11.2"));
    assert!(e.answer(&carmen, "help", &[]).await?.contains("anillo"));
    assert!(e.answer(&ann, "settings", &[]).await?.contains("Your settings"));
    assert!(e.answer(&ann, "stats", &[]).await?.contains("No game has been finished"));
    assert!(e.answer(&ann, "my-data", &[("what", json!(0))]).await?.contains("in this file"));
    assert!(e.answer(&ann, "my-data", &[("what", json!(1))]).await?.contains("Shall I erase"));
    for (command, options) in [("stance", vec![("how", json!(1))]), ("vote", vec![("about", json!(1))])] {
        assert!(e.answer(&ann, command, &options).await?.contains("There is no table"), "{command}");
    }
    e.end().await
}
