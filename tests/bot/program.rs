//! The program itself, as an operator starts it: what it says, and with which code it ends.

use crate::evening::{Done, Error, Evening};
use crate::waiting::patience;
use sobremesa::playground::Trouble;
use std::process::{Child, Command, Output, Stdio};

/// A process that is on its way to the Discord at an address.
fn begun(e: &Evening, api_url: &str) -> Result<Child, Error> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    program.arg("run").env_remove("DATABASE_URL").env_remove("HEALTH_ADDRESS");
    program.env("DISCORD_TOKEN", e.playground.token()).env("DISCORD_API_URL", api_url);
    program.env("DATA_FOLDER", e.folder.join("program")).env("RUST_LOG", "warn");
    Ok(program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?)
}

/// The bot as a process of its own, in place of the one that an evening has begun with.
async fn program(e: &mut Evening) -> Result<Child, Error> {
    e.stop_bot().await;
    let gone = e.playground.wait_for(patience(), |look| (look.connected() == 0).then_some(()));
    gone.await.ok_or("the first one is still there")?;
    let child = begun(e, &e.playground.api_url())?;
    let up = e.playground.wait_for(patience(), |look| (look.connected() > 0).then_some(()));
    up.await.ok_or("the program did not come up")?;
    Ok(child)
}

/// What it said until it ended.
async fn ended(child: Child) -> Result<Output, Error> {
    let waiting = tokio::task::spawn_blocking(move || child.wait_with_output());
    Ok(tokio::time::timeout(patience(), waiting).await???)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_is_closed_for_good_ends_the_program_with_a_sentence_and_a_code() -> Done {
    let mut e = Evening::new(1).await?;
    for (code, words) in [(4004, "DISCORD_TOKEN"), (4014, "developer portal")] {
        let child = program(&mut e).await?;
        e.playground.gateway(Trouble::Close(code));
        let output = ended(child).await?;
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        let last = said.lines().last().unwrap_or_default();
        assert!(last.starts_with("sobremesa: Discord has closed the connection for good"), "{said}");
        assert!(last.contains(words) && last.contains(&code.to_string()), "{said}");
        assert!(!said.contains("panic"), "{said}");
    }
    e.end().await
}

/// What a program says that is told to stop.
#[cfg(unix)]
async fn stopped(child: Child) -> Done {
    assert!(Command::new("kill").arg(child.id().to_string()).status()?.success());
    let output = ended(child).await?;
    let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{wrong}");
    assert_eq!(said.trim(), "Stopped. Every game is saved.", "{wrong}");
    Ok(())
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_is_told_to_stop_says_that_every_game_is_saved() -> Done {
    let mut e = Evening::new(1).await?;
    let child = program(&mut e).await?;
    stopped(child).await?;
    e.end().await
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_still_waits_for_discord_stops_as_politely() -> Done {
    let e = Evening::new(1).await?;
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let child = begun(&e, &format!("http://{}", silent.local_addr()?))?;
    // It has asked, and is never answered.
    let _asked = tokio::time::timeout(patience(), silent.accept()).await??;
    stopped(child).await?;
    e.end().await
}
