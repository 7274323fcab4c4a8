//! Buttons and menus that this program never made, or made for something else: whatever is pressed, there is
//! an answer, and the table goes on.

use crate::evening::{Done, Error, Evening};
use serde_json::{Value, json};
use sobremesa::discord::Verb;
use sobremesa::drivers::Random;
use sobremesa::playground::{Id, Outcome};

/// So many presses, unless `FUZZ_PRESSES` says otherwise.
const PRESSES: usize = 100;
/// What a number in an id can look like.
const NUMBERS: [&str; 14] =
    ["0", "1", "2", "5", "24", "77", "1000", "4294967295", "4294967296", "-1", "", "1e9", "٣", "0x1"];
const TABLES: [&str; 8] = ["1", "2", "-", "0", "-1", "9223372036854775807", "9223372036854775808", "one"];

/// An id that looks as if it could be one.
fn id(pick: &mut Random) -> String {
    let verb = Verb::ALL[pick.below(Verb::ALL.len())].id();
    // Most of them at the table that is there.
    let table = TABLES[pick.below(TABLES.len()).saturating_sub(pick.below(5))];
    let numbers = (0..pick.below(9)).map(|_| format!(".{}", NUMBERS[pick.below(NUMBERS.len())]));
    let id = format!("c5.{table}.{verb}{}", numbers.collect::<String>());
    spoil(id, pick)
}

/// The same with a letter too few, too many, or another one.
fn spoil(id: String, pick: &mut Random) -> String {
    let mut letters: Vec<char> = id.chars().collect();
    if pick.below(4) > 0 {
        return id;
    }
    for _ in 0..1 + pick.below(3) {
        let at = pick.below(letters.len().max(1));
        match pick.below(3) {
            0 if letters.len() > 1 => _ = letters.remove(at),
            1 => letters.insert(at, ['.', '9', 'ü', '🐙', ' ', '\u{0}'][pick.below(6)]),
            _ => letters.truncate(at.max(1)),
        }
    }
    letters.into_iter().filter(|letter| *letter != '\u{0}').take(100).collect()
}

/// A message of the bot's with a menu and as many buttons as fit, each with an id of its own.
fn message(pick: &mut Random) -> (Value, Vec<(String, Option<String>)>) {
    let mut all: Vec<(String, Option<String>)> = Vec::new();
    while all.len() < 20 {
        let id = id(pick);
        if !id.trim().is_empty() && all.iter().all(|(other, _)| *other != id) {
            all.push((id, None));
        }
    }
    let (menu, _) = all.remove(0);
    let value = NUMBERS[pick.below(NUMBERS.len())];
    let value = if value.is_empty() { "nothing" } else { value };
    let menus = json!({ "type": 1, "components": [
        { "type": 3, "custom_id": menu, "options": [{ "label": "One", "value": value }] }
    ] });
    let rows = all.chunks(5).map(|row| {
        let buttons =
            row.iter().map(|(id, _)| json!({ "type": 2, "style": 2, "label": "x", "custom_id": id }));
        json!({ "type": 1, "components": buttons.collect::<Vec<_>>() })
    });
    let rows: Vec<Value> = [menus].into_iter().chain(rows).collect();
    all.push((menu, Some(value.to_owned())));
    (json!({ "content": "From another time.", "components": rows }), all)
}

/// Posts something in the bot's name.
async fn post(e: &Evening, body: &Value) -> Result<Id, Error> {
    let url = format!("{}/api/v10/channels/{}/messages", e.playground.api_url(), e.channel);
    let request =
        reqwest::Client::new().post(url).header("authorization", format!("Bot {}", e.playground.token()));
    let said: Value = request.json(body).send().await?.json().await?;
    let id = said["id"].as_str().and_then(|id| id.parse().ok());
    id.map(Id).ok_or_else(|| said.to_string().into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_pressed_is_answered_and_the_table_goes_on() -> Done {
    let presses = std::env::var("FUZZ_PRESSES").ok().map_or(PRESSES, |number| number.parse().unwrap());
    let e = Evening::new(1).await?;
    let (ann, carmen) = (e.person("Ann"), e.person("Carmen"));
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    let lobby = e.board_says(&ann, "seats taken").await?;
    e.press(&carmen, &lobby, "Join").await?;
    let mut pick = Random::new(presses as u64);
    let mut pressed = 0;
    while pressed < presses {
        if pressed >= presses / 4 {
            // By now a race is on, or somebody has found the button that ends it.
            e.run(&ann, "start", &[]).await?;
        }
        let (body, all) = message(&mut pick);
        let message = post(&e, &body).await?;
        for press in &all {
            let who = [&ann, &carmen][pick.below(2)];
            match e.push(who, message, press).await? {
                Outcome::Answered(_) | Outcome::Updated | Outcome::Thinking(_) => pressed += 1,
                Outcome::Form(form) => {
                    who.submit(&form, &[("word", json!("`@everyone`\u{202e}|"))]).await?;
                    pressed += 1;
                }
                other => return Err(format!("{press:?}: {other:?}").into()),
            }
            // What was changed may not be pressed any more.
            if ann.sees(e.channel).iter().any(|one| one.id == message && !one.text().contains("another time"))
            {
                break;
            }
        }
    }
    let help = e.answer(&ann, "help", &[]).await?;
    assert!(help.contains("a few words") || help.contains("pocas palabras"), "{help}");
    e.answer(&ann, "hand", &[]).await?;
    e.end().await
}

/// What somebody could type: a move as it is suggested, part of one, one with letters wrong, and what no keyboard has.
fn typed(suggested: &[Value], pick: &mut Random) -> String {
    const OTHER: [&str; 12] =
        ["", " ", ".", "0.0", "1.", "-1.99999999999", "4294967296.0", "«»", "🐙", "a\u{301}", "%s{}", "٣.٣"];
    let one = suggested.get(pick.below(suggested.len().max(1)));
    let part = ["name", "value"][pick.below(2)];
    let text = one.and_then(|one| one[part].as_str()).filter(|_| pick.below(4) > 0);
    let text = text.unwrap_or(OTHER[pick.below(OTHER.len())]).to_owned();
    let length = text.chars().count();
    let text = if pick.below(3) == 0 { text.chars().take(pick.below(length + 1)).collect() } else { text };
    spoil(text, pick)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_typed_is_answered_and_the_race_goes_on() -> Done {
    let presses = std::env::var("FUZZ_PRESSES").ok().map_or(PRESSES, |number| number.parse().unwrap());
    let e = Evening::new(1).await?;
    let ann = e.person("Ann");
    e.answer(&ann, "new", &[("bots", json!(2))]).await?;
    e.board_says(&ann, "seats taken").await?;
    e.run(&ann, "start", &[]).await?;
    let mut pick = Random::new(presses as u64 + 1);
    let suggest = async |text: &str| {
        let typed = [("what", json!(text))];
        ann.suggest(e.channel, "cthulhu500 move", &typed, "what").await
    };
    for _ in 0..presses / 2 {
        let all = suggest("").await?;
        let text = typed(&all, &mut pick);
        assert!(suggest(&text).await?.len() <= 25, "{text:?}");
        let said = e.answer(&ann, "move", &[("what", json!(text))]).await?;
        assert!(!said.is_empty(), "{text:?}");
    }
    e.answer(&ann, "hand", &[]).await?;
    e.end().await
}
