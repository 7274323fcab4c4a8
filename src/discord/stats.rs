//! Who has won how often: in this guild, or one person's own numbers.

use super::Bot;
use super::asked::Asked;
use super::page::Page;
use super::router::Reader;
use crate::host::Sorry;
use crate::store::{GameResult, UserId};
use crate::table::{Arg, Text};
use serenity::all::User;
use std::collections::BTreeMap;

/// Results that are looked at.
const RESULTS: u32 = 5_000;
/// People in a list.
const LISTED: usize = 10;

/// The numbers of a guild, or of one person.
pub async fn stats(bot: &Bot, asked: &Asked, reader: &Reader, who: Option<&User>) -> Result<Page, Sorry> {
    match who {
        Some(who) => one(bot, asked, reader, UserId(who.id.get())).await,
        None => all(bot, asked, reader).await,
    }
}

async fn all(bot: &Bot, asked: &Asked, reader: &Reader) -> Result<Page, Sorry> {
    let user = asked.guild.is_none().then_some(asked.user);
    let results = bot.host().store().results(asked.guild, user, RESULTS).await?;
    let mut numbers: BTreeMap<UserId, (u32, u32)> = BTreeMap::new();
    for result in &results {
        let Some(user) = result.row.user else { continue };
        let entry = numbers.entry(user).or_default();
        entry.0 += 1;
        entry.1 += u32::from(result.row.place == 1);
    }
    let mut listed: Vec<_> = numbers.into_iter().collect();
    listed.sort_by_key(|(user, (races, wins))| (std::cmp::Reverse(*wins), *races, *user));
    let mut lines = Vec::new();
    for (user, (races, wins)) in listed {
        if lines.len() >= LISTED {
            break;
        }
        if bot.person(user).await?.private_stats && user != asked.user {
            continue;
        }
        let whom = Arg::Verbatim(format!("<@{}>", user.0));
        let text = Text::new("stats-line").with("player", whom).with("races", i64::from(races));
        lines.push(reader.say(&text.with("wins", i64::from(wins))));
    }
    let page = Page::new().text(format!("### {}", reader.word("stats-heading")));
    Ok(if lines.is_empty() { page.text(reader.word("stats-none")) } else { page.lines(lines) })
}

async fn one(bot: &Bot, asked: &Asked, reader: &Reader, user: UserId) -> Result<Page, Sorry> {
    if user != asked.user && bot.person(user).await?.private_stats {
        return Ok(Page::saying(reader.word("stats-private")));
    }
    let results = bot.host().store().results(asked.guild, Some(user), RESULTS).await?;
    let whom = Arg::Verbatim(format!("<@{}>", user.0));
    let page =
        Page::new().text(format!("### {}", reader.say(&Text::new("stats-of").with("player", whom.clone()))));
    if results.is_empty() {
        return Ok(page.text(reader.word("stats-none")));
    }
    let wins = results.iter().filter(|result| result.row.place == 1).count();
    let text = Text::new("stats-line")
        .with("player", whom)
        .with("races", results.len() as i64)
        .with("wins", wins as i64);
    Ok(page.text(reader.say(&text)).lines(favourites(&results, reader)))
}

/// What somebody drives most, and how many laps they made.
fn favourites(results: &[GameResult], reader: &Reader) -> Vec<String> {
    let mut driven: BTreeMap<&str, u32> = BTreeMap::new();
    let mut laps = 0;
    for result in results {
        if let Some(vehicle) = result.row.details["vehicle"].as_str() {
            *driven.entry(vehicle).or_default() += 1;
        }
        laps += result.row.details["laps"].as_i64().unwrap_or(0);
    }
    let favourite = driven.into_iter().max_by_key(|(_, times)| *times).map(|(vehicle, times)| {
        let text = Text::new("stats-favourite").with("vehicle", format!("vehicle-{vehicle}"));
        reader.say(&text.with("times", i64::from(times)))
    });
    let laps = reader.say(&Text::new("stats-laps").with("laps", laps));
    [laps].into_iter().chain(favourite).collect()
}
