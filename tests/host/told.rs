//! What the table tells above its question: what was done last, and not once more what the question says.

use crate::fixture::{PATIENT, host, join, opening, sensible, start, table};
use crate::folder::Folder;
use serde_json::Value;
use sobremesa::discord::draw_board;
use sobremesa::games;
use sobremesa::host::{Host, Opening};
use sobremesa::kernel::{Seat, Viewer};
use sobremesa::store::{Backend, StoryRow, TableId};
use std::collections::BTreeMap;

/// A game of two people that has just begun.
async fn begun(host: &Host, kind: &str) -> TableId {
    let id = host
        .open(Opening { kind: kind.to_owned(), options: Value::Null, ..opening(2, 1, 0, PATIENT) })
        .await
        .unwrap();
    for request in [join(2), start(1)] {
        host.request(id, request.into()).await.unwrap();
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_drawn_tile_stands_in_the_question_and_what_was_laid_last_above_it() {
    let folder = Folder::new();
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    let kind = "carcassonne";
    let id = begun(&host, kind).await;
    let mut seen: BTreeMap<(String, bool), usize> = BTreeMap::new();
    for _ in 0..60 {
        let now = table(&host, id).await;
        let story = host.store().story(id, 1, u32::MAX >> 1).await.unwrap();
        let message = serde_json::to_string(&draw_board(&now, &story).public()).unwrap();
        let is_drawn = message.contains(" has to lay a tile: ");
        // Of the three things that are told, only turns before this one may begin with a draw.
        let lines = message.matches(" draws: ").count();
        let last = story.iter().rev().skip(usize::from(is_drawn)).take(3);
        let drew = last.filter(|row| row.event.get("drew").is_some()).count();
        assert!(lines <= drew, "{message}");
        let laid = story.iter().rev().nth(usize::from(is_drawn)).unwrap();
        let key = games::by_kind(kind).unwrap().line(&laid.event, Viewer::Spectator).unwrap().key;
        let how = match key.as_str() {
            "tell-lay" => "** lays on",
            "tell-half" => "** wedges half a square into",
            _ => "",
        };
        if !how.is_empty() {
            let square = laid.event["laid"]["square"].as_str().unwrap();
            assert!(message.contains(&format!("{how} {square}")), "{square}: {message}");
            *seen.entry((key, is_drawn)).or_default() += 1;
        }
        let Some(request) = (1..=2).find_map(|user| sensible(&now, user)) else { break };
        host.request(id, request.into()).await.unwrap();
    }
    for (key, is_drawn) in [("tell-lay", true), ("tell-lay", false)] {
        assert!(seen.contains_key(&(key.to_owned(), is_drawn)), "{key} {is_drawn}: {seen:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_alone_is_told_takes_no_line_of_the_table_away() {
    let folder = Folder::new();
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    let kind = "fugitive";
    let id = begun(&host, kind).await;
    let game = games::by_kind(kind).unwrap();
    let (mut compared, mut alone) = (0, None);
    for _ in 0..40 {
        let now = table(&host, id).await;
        let mut story = host.store().story(id, 1, u32::MAX >> 1).await.unwrap();
        let is_told = |row: &StoryRow, viewer| game.line(&row.event, viewer).is_some();
        let private = |row: &&StoryRow| {
            (0..2).any(|seat| is_told(row, Viewer::Seat(Seat(seat)))) && !is_told(row, Viewer::Spectator)
        };
        alone = story.iter().rfind(private).cloned().or(alone);
        if let Some(row) = &alone {
            let before = serde_json::to_string(&draw_board(&now, &story).public()).unwrap();
            let last = story.last().unwrap().n;
            story.extend((1..=5).map(|more| StoryRow { n: last + more, ..row.clone() }));
            assert_eq!(serde_json::to_string(&draw_board(&now, &story).public()).unwrap(), before);
            compared += 1;
        }
        let Some(request) = (1..=2).find_map(|user| sensible(&now, user)) else { break };
        host.request(id, request.into()).await.unwrap();
    }
    assert!(compared > 5, "{compared}");
}

/// Where dice lie and somebody may still do something about them, what they came to is said once, with what is missing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_dice_came_to_is_said_once() {
    let folder = Folder::new();
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    let id = host.open(opening(4, 1, 0, PATIENT)).await.unwrap();
    for request in [join(2), join(3), start(1)] {
        host.request(id, request.into()).await.unwrap();
    }
    let mut rolled = 0;
    for _ in 0..400 {
        let now = table(&host, id).await;
        let story = host.store().story(id, 1, u32::MAX >> 1).await.unwrap();
        if story.last().is_some_and(|row| row.event.get("passing_test").is_some()) {
            let message = serde_json::to_string(&draw_board(&now, &story).public()).unwrap();
            assert!(message.contains(" needs ") || message.contains(": a tie"), "{message}");
            assert!(!message.contains(", in all "), "{message}");
            rolled += 1;
        }
        let Some(request) = (1..=3).find_map(|user| sensible(&now, user)) else { break };
        host.request(id, request.into()).await.unwrap();
    }
    assert!(rolled > 0, "no dice were left to think about");
}
