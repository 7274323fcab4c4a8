//! Who has won how often: in this guild, or one person's own numbers.

use super::Bot;
use super::asked::Asked;
use super::page::Page;
use super::router::Reader;
use crate::host::Sorry;
use crate::host::rating::{Rating, ratings};
use crate::store::{GameResult, TableId, UserId};
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
    // In direct messages only one's own results are looked at: they say nothing about strength.
    let rated = if asked.guild.is_some() { ratings(&results) } else { BTreeMap::new() };
    let points = |user: &UserId| rated.get(user).map_or(0, |rating| rating.points - rating.give_or_take);
    let mut listed: Vec<_> = numbers.into_iter().collect();
    listed.sort_by_key(|(user, (races, wins))| (std::cmp::Reverse((points(user), *wins)), *races, *user));
    let mut lines = Vec::new();
    for (user, (races, wins)) in listed {
        if lines.len() >= LISTED {
            break;
        }
        if bot.person(user).await?.private_stats && user != asked.user {
            continue;
        }
        let line = line(reader, user, races, wins);
        let rating = rated.get(&user).map(|rating| format!(" · {}", strength(reader, *rating)));
        lines.push(format!("{}. {line}{}", lines.len() + 1, rating.unwrap_or_default()));
    }
    let page = Page::new().text(format!("### {}", reader.word("stats-heading")));
    Ok(if lines.is_empty() {
        page.text(reader.word("stats-none"))
    } else {
        page.lines(lines).text(format!("-# {}", reader.word("stats-method")))
    })
}

fn line(reader: &Reader, user: UserId, races: u32, wins: u32) -> String {
    let whom = Arg::Verbatim(format!("<@{}>", user.0));
    let text = Text::new("stats-line").with("player", whom).with("races", i64::from(races));
    reader.say(&text.with("wins", i64::from(wins)))
}

fn strength(reader: &Reader, rating: Rating) -> String {
    let text = Text::new("stats-rating").with("points", rating.points);
    reader.say(&text.with("more", rating.give_or_take))
}

async fn one(bot: &Bot, asked: &Asked, reader: &Reader, user: UserId) -> Result<Page, Sorry> {
    if user != asked.user && bot.person(user).await?.private_stats {
        return Ok(Page::saying(reader.word("stats-private")));
    }
    let results = bot.host().store().results(asked.guild, Some(user), RESULTS).await?;
    let whom = Arg::Verbatim(format!("<@{}>", user.0));
    let page = Page::new().text(format!("### {}", reader.say(&Text::new("stats-of").with("player", whom))));
    if results.is_empty() {
        return Ok(page.text(reader.word("stats-none")));
    }
    let wins = results.iter().filter(|result| result.row.place == 1).count();
    let mut lines = vec![line(reader, user, results.len() as u32, wins as u32)];
    if asked.guild.is_some() {
        let everybody = bot.host().store().results(asked.guild, None, RESULTS).await?;
        lines.extend(ratings(&everybody).get(&user).map(|rating| strength(reader, *rating)));
        for (rival, races, ahead) in rivals(&everybody, user) {
            // Whoever keeps their numbers to themselves is in nobody else's, either.
            if rival != asked.user && bot.person(rival).await?.private_stats {
                continue;
            }
            let whom = Arg::Verbatim(format!("<@{}>", rival.0));
            let text = Text::new("stats-rival").with("player", whom).with("races", i64::from(races));
            lines.push(reader.say(&text.with("ahead", i64::from(ahead))));
            break;
        }
    }
    Ok(page.lines(lines).lines(favourites(&results, reader)))
}

/// With whom somebody has raced, most often first: in how many races, and how often they came in before them.
fn rivals(results: &[GameResult], user: UserId) -> Vec<(UserId, u32, u32)> {
    let own: BTreeMap<TableId, u8> = results
        .iter()
        .filter(|result| result.row.user == Some(user))
        .map(|result| (result.table, result.row.place))
        .collect();
    let mut met: BTreeMap<UserId, (u32, u32)> = BTreeMap::new();
    for result in results {
        let (Some(other), Some(place)) = (result.row.user, own.get(&result.table)) else { continue };
        if other != user {
            let entry = met.entry(other).or_default();
            entry.0 += 1;
            entry.1 += u32::from(*place < result.row.place);
        }
    }
    let mut met: Vec<_> = met.into_iter().map(|(other, (races, ahead))| (other, races, ahead)).collect();
    met.sort_by_key(|(other, races, ahead)| (std::cmp::Reverse((*races, *ahead)), *other));
    met
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
