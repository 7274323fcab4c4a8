//! Chance that anybody can check: what is sealed, the words that were mixed in, and how luck has been so far.

use super::replay::Past;
use crate::discord::Bot;
use crate::discord::gate::interaction::Reply;
use crate::discord::gate::pressing::Pressing;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names::escape;
use crate::discord::parts::page::{Page, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::host::{HostEvent, Sorry, WORD_MOST};
use crate::kernel::{Arg, Seat, Text};
use crate::store::{Stage, Table};
use serde_json::{Value, json};

/// Digits of the hash that stand in the lobby: enough to know it again.
const DIGITS: usize = 16;

/// Opens the form for a word.
pub(in crate::discord) fn ask_for_a_word(pressing: &Pressing<'_>, table: &Table) -> Result<Reply, Sorry> {
    if table.stage != Stage::Lobby {
        return Err(Sorry::Begun);
    }
    let seat = crate::host::seated(table, pressing.asked.user)? as u8;
    let (reader, state) = (pressing.reader.at(table), crate::host::HostState::of(table));
    let field = json!({
        "type": 4, "custom_id": "word", "style": 1, "required": false, "max_length": WORD_MOST,
        "label": reader.word("word-label"), "placeholder": reader.word("word-placeholder"),
        "value": state.words.get(&seat).map_or("", String::as_str),
    });
    Ok(Reply::Form(Box::new(json!({
        "custom_id": Press::at(table.id, Verb::Word).id(),
        "title": reader.word("button-word"),
        "components": [{ "type": 1, "components": [field] }],
    }))))
}

/// What is sealed at a table that has not begun, and what has been said to be mixed in.
pub fn sealed(shown: &DrawnTable<'_>) -> Option<String> {
    let hash = shown.state.commitment.as_ref()?;
    let text = Text::new("lobby-sealed").with("hash", Arg::Verbatim(hash.chars().take(DIGITS).collect()));
    let lines = [Some(shown.say(&text)), words(shown)].into_iter().flatten();
    Some(format!("-# {}", lines.collect::<Vec<_>>().join(" · ")))
}

/// What the players have said to be mixed in, if any of them has.
fn words(shown: &DrawnTable<'_>) -> Option<String> {
    let one = |(seat, word): (&u8, &String)| {
        let text = Text::new("word-said").with("player", Seat(*seat));
        shown.say(&text.with("word", Arg::Verbatim(escape(word))))
    };
    let all: Vec<String> = shown.state.words.iter().map(one).collect();
    let text = Text::new("words-said").with("words", Arg::Verbatim(all.join(", ")));
    (!all.is_empty()).then(|| shown.say(&text))
}

/// What was promised before the start, can be checked at the end, and how luck has been in between.
/// A press may ask for a page of all throws instead, counted from one.
pub async fn fair(bot: &Bot, shown: &DrawnTable<'_>, press: &Press) -> Result<Page, Sorry> {
    let at = press.number(0) as usize;
    let whole = at > 0 || shown.table.stage == Stage::Over;
    let most = if whole { u32::MAX >> 1 } else { FIRST };
    let rows = bot.host().store().story(shown.table.id, 1, most).await?;
    let told = rows.into_iter().map(|row| row.event).filter(|event| !HostEvent::is_one(event));
    let told: Vec<Value> = told.collect();
    let throws = shown.game.map(|game| game.throws(&told)).unwrap_or_default();
    match at {
        0 => Ok(page(shown, again(bot, shown, &told).await?, !throws.is_empty())),
        at => Ok(all_throws(shown, &throws, at)),
    }
}

/// While a game lasts, so much of what was told shows whether it has throws to list.
const FIRST: u32 = 40;

/// Lines of throws that a page has.
const LINES: usize = 40;

/// Some of all throws, each with its number, and the way to the others.
fn all_throws(shown: &DrawnTable<'_>, throws: &[Text], at: usize) -> Page {
    let last = throws.len().div_ceil(LINES).max(1);
    let at = at.clamp(1, last);
    let heading = Text::new("fair-throws").with("page", at as i64).with("last", last as i64);
    let lines = throws.iter().skip((at - 1) * LINES).take(LINES).map(|text| shown.say(text));
    let to = |at: usize| Press::at(shown.table.id, Verb::Fair).with(at as u32).id();
    let back =
        plain_button(&shown.word("button-fair"), Press::at(shown.table.id, Verb::Fair).with(0_u32).id());
    let before = (at > 1).then(|| plain_button(&shown.word("button-replay-back"), to(at - 1)));
    let after = (at < last).then(|| plain_button(&shown.word("button-replay-on"), to(at + 1)));
    Page::new()
        .text(format!("### {}", shown.say(&heading)))
        .lines(lines)
        .row(before.into_iter().chain(after).chain([back]))
}

/// A game that is over is played again from its seed and its answers: of what was told, how much is told again just so.
async fn again(bot: &Bot, shown: &DrawnTable<'_>, told: &[Value]) -> Result<Option<String>, Sorry> {
    let Some(past) = Past::of(bot, shown).await? else { return Ok(None) };
    // Of other rules the same answers would make another game.
    let Ok(whole) = past.after(past.kept.evidence.len()) else { return Ok(None) };
    let same = told.iter().zip(&whole.news).filter(|(then, now)| then == now).count();
    let text = Text::new("fair-again").with("same", same as i64).with("all", told.len() as i64);
    Ok(Some(shown.say(&text)))
}

fn page(shown: &DrawnTable<'_>, again: Option<String>, thrown: bool) -> Page {
    let over = shown.table.stage == Stage::Over;
    let promise = if shown.table.stage == Stage::Abandoned { "fair-given-up" } else { "fair-promise" };
    let page = Page::new().text(format!("### {}", shown.word("fair-heading")));
    let hash = shown.state.commitment.clone().unwrap_or_default();
    let seed = shown.play.as_ref().filter(|_| over).map(|play| crate::kernel::to_hex(&play.seed()));
    let luck = shown.play.as_ref().map(|play| play.luck()).unwrap_or_default();
    let luck: Vec<String> = luck.iter().map(|text| shown.say(text)).collect();
    let words = words(shown).map(|words| format!("-# {words}"));
    // Before the start somebody may still say one.
    let said = i64::from(words.is_some() || shown.table.stage == Stage::Lobby);
    let say = |key: &str| shown.say(&Text::new(key).with("words", said));
    let page = match &seed {
        None if hash.is_empty() => page.text(shown.word("fair-known")),
        None => page.text(say(promise)).text(format!("`{hash}`")).lines(words),
        Some(seed) => {
            let key = if shown.state.lesson { "fair-lesson" } else { "fair-text" };
            let envelope =
                shown.state.envelope.as_ref().map_or_else(|| seed.clone(), |secret| secret.0.clone());
            let made = (envelope != *seed).then(|| format!("{} `{seed}`", shown.word("fair-seed")));
            page.text(say(key))
                .text(format!("`{hash}`\n`{envelope}`"))
                .lines(words.into_iter().chain(made))
                .text(format!("```\nprintf {envelope} | xxd -r -p | sha256sum\n```"))
                .lines(again)
                .text(shown.word("fair-check"))
        }
    };
    let at = |verb| Press::at(shown.table.id, verb);
    let throws = thrown.then(|| plain_button(&shown.word("button-throws"), at(Verb::Fair).with(1_u32).id()));
    let keep = seed.map(|_| plain_button(&shown.word("button-replay-keep"), at(Verb::Keep).id()));
    let back = super::reference::back(shown.words, Some(shown.table));
    page.lines(luck).row(throws.into_iter().chain(keep).chain(back))
}
