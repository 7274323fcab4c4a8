//! What everybody's own page should say, written down each time a table is saved: `sobremesa play --record`.
//! Never a word of a page, only a hash: whoever looks at the screen can say whether it was true, and nothing
//! else.

use crate::discord::Bot;
use crate::host::{Host, Sorry};
use crate::store::{Stage, Store, Table, TableId};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::time::Duration;

/// How often to look for what was saved.
const LOOK_EVERY: Duration = Duration::from_millis(25);
/// A picture in a message: it may come a moment later than the words.
const GALLERY: u64 = 12;

/// What is known of a table.
#[derive(Default)]
struct Known {
    revision: i64,
    /// How many events were looked through.
    told: i64,
    /// How many turns each seat has had.
    turns: BTreeMap<u64, u32>,
    over: bool,
}

/// Writes down, for as long as the program runs, a line of JSON for each revision that is seen.
pub async fn keep(host: Host, bot: Bot, mut file: File) {
    let mut known = BTreeMap::new();
    loop {
        if let Err(error) = look(host.store(), &bot, &mut known, &mut file).await {
            tracing::error!(%error, "what is saved cannot be written down");
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

async fn look(
    store: &dyn Store,
    bot: &Bot,
    known: &mut BTreeMap<TableId, Known>,
    file: &mut File,
) -> Result<(), Sorry> {
    for table in store.open_tables(TableId(0), 100).await? {
        known.entry(table).or_default();
    }
    let open: Vec<TableId> = known.iter().filter(|(_, one)| !one.over).map(|(table, _)| *table).collect();
    for (table, revision) in store.revisions(&open).await? {
        let Some(one) = known.get_mut(&table).filter(|one| one.revision != revision) else { continue };
        let Some(table) = store.load(table).await? else { continue };
        one.revision = table.revision;
        one.over = !table.stage.is_open();
        for row in store.story(table.id, one.told + 1, u32::MAX).await? {
            one.told = row.n;
            if let Some(seat) = row.event.get("turn").and_then(|turn| turn["seat"].as_u64()) {
                *one.turns.entry(seat).or_default() += 1;
            }
        }
        let line = line(bot, &table, one).await?;
        if let Err(error) = writeln!(file, "{line}") {
            tracing::error!(%error, "what is saved cannot be written down");
        }
    }
    Ok(())
}

async fn line(bot: &Bot, table: &Table, known: &Known) -> Result<Value, Sorry> {
    let mut pages = Map::new();
    if table.stage == Stage::Running {
        for (user, page) in bot.pages_of(table).await? {
            let body = serde_json::to_value(page.public()).unwrap_or_default();
            pages.insert(user.0.to_string(), Value::String(hash(&body["components"])));
        }
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let turns = |seat: usize| known.turns.get(&(seat as u64)).copied().unwrap_or_default();
    let own_turns = table.seats.iter().enumerate();
    let own_turns =
        own_turns.filter_map(|(seat, chair)| Some((chair.user?.0.to_string(), turns(seat).into())));
    Ok(json!({
        "ms": now.as_millis() as u64,
        "table": table.id.0,
        "revision": table.revision,
        "over": table.stage == Stage::Over,
        "turns": known.turns.values().sum::<u32>(),
        "own_turns": own_turns.collect::<Map<String, Value>>(),
        "pages": pages,
    }))
}

/// What a page says from its heading on, and every button: what stands above is what came of a press.
fn hash(parts: &Value) -> String {
    let mut all = String::new();
    say(parts, &mut all);
    let from = all.find("### ").unwrap_or(0);
    crate::kernel::to_hex(&Sha256::digest(&all.as_bytes()[from..]).into())
}

fn say(part: &Value, all: &mut String) {
    match part {
        Value::Array(parts) => parts.iter().for_each(|part| say(part, all)),
        Value::Object(fields) if fields.get("type") != Some(&json!(GALLERY)) => {
            for name in ["content", "custom_id", "label", "value"] {
                if let Some(text) = fields.get(name).and_then(Value::as_str) {
                    all.push_str(text);
                    all.push('\n');
                }
            }
            for name in ["components", "options"] {
                say(fields.get(name).unwrap_or(&Value::Null), all);
            }
        }
        _ => {}
    }
}
