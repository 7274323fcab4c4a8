//! Who has won how often: in this guild, or one person's own numbers, with whom they compare.

use crate::discord::Bot;
use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::page::Page;
use crate::discord::parts::reader::Reader;
use crate::games;
use crate::host::Sorry;
use crate::host::career::played;
use crate::host::rating::{Rating, ratings};
use crate::kernel::{AnyGame, Arg, Text};
use crate::store::{GameResult, Pilot, TableId, UserId};
use serenity::all::User;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Results that are looked at.
const RESULTS: u32 = 5_000;
/// People in a list, where only one game has been played.
const LISTED: usize = 10;
/// People in a list, where several have been.
const LISTED_EACH: usize = 5;
/// Rivals of somebody that are named.
const RIVALS: usize = 3;
/// Games with other people after which a number says something about somebody.
const RATED_FROM: u32 = 3;

/// The numbers of a guild, or of one person.
pub async fn stats(
    bot: &Bot,
    asked: &Interaction,
    reader: &Reader,
    who: Option<&User>,
) -> Result<Page, Sorry> {
    match who {
        Some(who) => one(bot, asked, reader, UserId(who.id.get())).await,
        None => all(bot, asked, reader).await,
    }
}

/// The results of the games of a kind in which at least two people played to the end themselves: games against
/// bots say nothing about strength.
fn among_people(results: &[GameResult], kind: &str) -> Vec<GameResult> {
    let of_kind = || results.iter().filter(|one| one.kind == kind);
    let mut people: BTreeMap<TableId, BTreeSet<UserId>> = BTreeMap::new();
    for result in of_kind().filter(|one| one.row.pilot != Pilot::Bot) {
        people.entry(result.table).or_default().extend(result.row.user);
    }
    let met = |one: &&GameResult| people.get(&one.table).is_some_and(|people| people.len() > 1);
    of_kind().filter(met).cloned().collect()
}

/// How strong people are in one game, as far as that can be said: after some games of it with people.
fn strengths(results: &[GameResult], game: &dyn AnyGame) -> BTreeMap<UserId, Rating> {
    let mut met = among_people(results, game.kind());
    met.retain(|one| game.is_rated(&one.row.details));
    let mut games: BTreeMap<UserId, u32> = BTreeMap::new();
    for user in met.iter().filter(|one| one.row.pilot != Pilot::Bot).filter_map(|one| one.row.user) {
        *games.entry(user).or_default() += 1;
    }
    let enough = |user: &UserId| games.get(user).is_some_and(|games| *games >= RATED_FROM);
    ratings(&met).into_iter().filter(|(user, _)| enough(user)).collect()
}

/// How many games of a kind people have played to the end themselves, and won.
fn counted(results: &[GameResult], kind: &str) -> BTreeMap<UserId, (u32, u32)> {
    let mut numbers: BTreeMap<UserId, (u32, u32)> = BTreeMap::new();
    for result in results.iter().filter(|one| one.kind == kind && one.row.pilot != Pilot::Bot) {
        let Some(user) = result.row.user else { continue };
        let (games, wins) = numbers.entry(user).or_default();
        *games += 1;
        *wins += u32::from(result.row.is_won());
    }
    numbers
}

async fn all(bot: &Bot, asked: &Interaction, reader: &Reader) -> Result<Page, Sorry> {
    let user = asked.guild.is_none().then_some(asked.user);
    let results = bot.host().store().results(asked.guild, user, RESULTS).await?;
    let themselves = results.iter().filter(|one| one.row.pilot != Pilot::Bot);
    let people: BTreeSet<UserId> = themselves.filter_map(|one| one.row.user).collect();
    let mut open = BTreeSet::new();
    for user in people {
        if user == asked.user || !bot.person(user).await?.private_stats {
            open.insert(user);
        }
    }
    let mut numbers: Vec<_> = games::all().map(|game| (game, counted(&results, game.kind()))).collect();
    for (_, people) in &mut numbers {
        people.retain(|user, _| open.contains(user));
    }
    numbers.retain(|(_, people)| !people.is_empty());
    let most = if numbers.len() > 1 { LISTED_EACH } else { LISTED };
    let page = Page::new().text(format!("### {}", reader.word("stats-heading")));
    if numbers.is_empty() {
        return Ok(page.text(reader.word("stats-none")));
    }
    let (mut lines, mut any_is_rated) = (Vec::new(), false);
    for (game, people) in numbers {
        // In direct messages only one's own results are looked at: they say nothing about strength, and are no record.
        let rated = if asked.guild.is_some() { strengths(&results, game) } else { BTreeMap::new() };
        any_is_rated |= people.keys().any(|user| rated.contains_key(user));
        lines.push(title(game, reader));
        lines.extend(ranking(reader, people, &rated, most));
        if asked.guild.is_some() {
            lines.extend(records(game, reader, &results, &open));
        }
    }
    let method = any_is_rated.then(|| format!("-# {}", reader.word("stats-method")));
    Ok(page.lines(lines).text(method.unwrap_or_default()))
}

/// So many people in their order: by what is certain about their strength, then by wins.
fn ranking(
    reader: &Reader,
    people: BTreeMap<UserId, (u32, u32)>,
    rated: &BTreeMap<UserId, Rating>,
    most: usize,
) -> Vec<String> {
    let points = |user: &UserId| rated.get(user).map_or(0, |rating| rating.points - rating.give_or_take);
    let mut people: Vec<_> = people.into_iter().collect();
    people.sort_by_key(|(user, (games, wins))| (Reverse((points(user), *wins)), *games, *user));
    let line = |(place, (user, (games, wins))): (u32, (UserId, (u32, u32)))| {
        let rating = rated.get(&user).map(|rating| format!(" · {}", strength(reader, *rating)));
        format!("{place}. {}{}", line(reader, user, games, wins), rating.unwrap_or_default())
    };
    (1..).zip(people).take(most).map(line).collect()
}

/// The name of a game, over what is said of it.
fn title(game: &dyn AnyGame, reader: &Reader) -> String {
    format!("**{}**", reader.of(Some(game.book())).word(&format!("game-{}", game.kind())))
}

fn line(reader: &Reader, user: UserId, games: u32, wins: u32) -> String {
    let whom = Arg::Verbatim(format!("<@{}>", user.0));
    let text = Text::new("stats-line").with("player", whom).with("games", i64::from(games));
    reader.say(&text.with("wins", i64::from(wins)))
}

fn strength(reader: &Reader, rating: Rating) -> String {
    let text = Text::new("stats-rating").with("points", rating.points);
    reader.say(&text.with("more", rating.give_or_take))
}

async fn one(bot: &Bot, asked: &Interaction, reader: &Reader, user: UserId) -> Result<Page, Sorry> {
    if user != asked.user && bot.person(user).await?.private_stats {
        return Ok(Page::saying(reader.word("stats-private")));
    }
    let store = bot.host().store();
    let results = store.results(asked.guild, Some(user), RESULTS).await?;
    let results: Vec<GameResult> = results.into_iter().filter(|one| one.row.pilot != Pilot::Bot).collect();
    let whom = Arg::Verbatim(format!("<@{}>", user.0));
    let page = Page::new().text(format!("### {}", reader.say(&Text::new("stats-of").with("player", whom))));
    if results.is_empty() {
        return Ok(page.text(reader.word("stats-none")));
    }
    let (mut met, mut everybody) = (Vec::new(), Vec::new());
    if asked.guild.is_some() {
        everybody = store.results(asked.guild, None, RESULTS).await?;
        met = rivals(bot, asked, reader, &everybody, user).await?;
    }
    let mut lines = Vec::new();
    for game in games::all() {
        let Some((games, wins)) = counted(&results, game.kind()).remove(&user) else { continue };
        let rating = strengths(&everybody, game).remove(&user).map(|rating| strength(reader, rating));
        let numbers = line(reader, user, games, wins);
        lines.push(title(game, reader));
        lines.push([numbers].into_iter().chain(rating).collect::<Vec<_>>().join(" · "));
        // What else there is to say of a game its rules say, in its own words.
        lines.extend(in_words_of(game, reader, &game.statistics(&played(&results, game.kind(), user))));
    }
    let heading = (!met.is_empty()).then(|| format!("**{}**", reader.word("stats-rivals")));
    Ok(page.lines(lines).lines(heading.into_iter().chain(met)))
}

/// What a game has to say.
fn in_words_of(game: &dyn AnyGame, reader: &Reader, said: &[Text]) -> Vec<String> {
    let reader = reader.of(Some(game.book()));
    said.iter().map(|text| reader.say(text)).collect()
}

/// The best that any of these people has done here in a game, and who.
fn records(
    game: &dyn AnyGame,
    reader: &Reader,
    results: &[GameResult],
    people: &BTreeSet<UserId>,
) -> Vec<String> {
    let mut best: Vec<(&str, i64, UserId)> = Vec::new();
    for user in people {
        for (name, count) in played(results, game.kind(), *user).iter().flat_map(|one| game.records(one)) {
            match best.iter_mut().find(|(known, ..)| *known == name) {
                Some((_, most, whose)) if *most < count => (*most, *whose) = (count, *user),
                Some(_) => {}
                None => best.push((name, count, *user)),
            }
        }
    }
    let said = best.into_iter().filter(|(_, count, _)| *count > 0).map(|(name, count, user)| {
        let whom = Arg::Verbatim(format!("<@{}>", user.0));
        Text::new(format!("record-{name}")).with("count", count).with("player", whom)
    });
    in_words_of(game, reader, &said.collect::<Vec<Text>>())
}

/// With whom somebody has played most often, and who was ahead; nobody whose numbers are their own.
async fn rivals(
    bot: &Bot,
    asked: &Interaction,
    reader: &Reader,
    results: &[GameResult],
    user: UserId,
) -> Result<Vec<String>, Sorry> {
    let mut lines = Vec::new();
    for (rival, games, ahead) in met(results, user) {
        if lines.len() >= RIVALS {
            break;
        }
        if rival != asked.user && bot.person(rival).await?.private_stats {
            continue;
        }
        let whom = Arg::Verbatim(format!("<@{}>", rival.0));
        let text = Text::new("stats-rival").with("player", whom).with("games", i64::from(games));
        let text = text.with("ahead", i64::from(ahead)).with("behind", i64::from(games - ahead));
        lines.push(reader.say(&text));
    }
    Ok(lines)
}

/// Everybody with whom somebody has played: in how many games, and how often they did better; the most frequent first.
fn met(results: &[GameResult], user: UserId) -> Vec<(UserId, u32, u32)> {
    let themselves = || results.iter().filter(|one| one.row.pilot != Pilot::Bot);
    let own: BTreeMap<TableId, u8> = themselves()
        .filter(|result| result.row.user == Some(user))
        .map(|result| (result.table, result.row.place))
        .collect();
    let mut met: BTreeMap<UserId, (u32, u32)> = BTreeMap::new();
    for result in themselves() {
        let (Some(other), Some(place)) = (result.row.user, own.get(&result.table)) else { continue };
        if other != user {
            let entry = met.entry(other).or_default();
            entry.0 += 1;
            entry.1 += u32::from(*place < result.row.place);
        }
    }
    let mut met: Vec<_> = met.into_iter().map(|(other, (games, ahead))| (other, games, ahead)).collect();
    met.sort_by_key(|(other, games, ahead)| (Reverse((*games, *ahead)), *other));
    met
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::ResultRow;
    use serde_json::Value;

    fn result(table: i64, user: Option<u64>, place: u8, pilot: Pilot) -> GameResult {
        let row = ResultRow {
            seat: place,
            user: user.map(UserId),
            place,
            team: None,
            drawn: false,
            pilot,
            details: Value::Null,
        };
        let (kind, at) = (games::first().kind().to_owned(), crate::store::Time::default());
        GameResult { table: TableId(table), guild: None, kind, at, players: 3, row }
    }

    fn game(table: i64, order: &[Option<u64>]) -> Vec<GameResult> {
        let pilot = |user: &Option<u64>| if user.is_some() { Pilot::Player } else { Pilot::Bot };
        (1..).zip(order).map(|(place, user)| result(table, *user, place, pilot(user))).collect()
    }

    #[test]
    fn nobody_is_rated_by_games_against_bots() {
        let mut all: Vec<GameResult> = (0..9).flat_map(|n| game(n, &[None, Some(1), None])).collect();
        let strengths = |all: &[GameResult]| strengths(all, games::first());
        assert!(strengths(&all).is_empty(), "bots say nothing");
        all.extend((10..12).flat_map(|n| game(n, &[Some(1), Some(2), None])));
        assert!(strengths(&all).is_empty(), "two games say little");
        all.extend(game(12, &[Some(1), Some(2), None]));
        let rated = strengths(&all);
        assert_eq!(rated.len(), 2);
        assert!(rated[&UserId(1)].points > rated[&UserId(2)].points);
        let before = rated[&UserId(1)];
        let mut other = (13..16).flat_map(|n| game(n, &[Some(2), Some(1)])).collect::<Vec<_>>();
        other.iter_mut().for_each(|one| one.kind = "another".to_owned());
        all.extend(other);
        assert_eq!(strengths(&all)[&UserId(1)], before, "each game has ratings of its own");
    }

    #[test]
    fn rivals_are_those_who_played_themselves() {
        let mut all = [game(1, &[Some(1), Some(2), Some(3)]), game(2, &[Some(2), Some(1)])].concat();
        all.push(result(1, Some(4), 4, Pilot::Bot));
        assert_eq!(met(&all, UserId(1)), [(UserId(2), 2, 1), (UserId(3), 1, 1)]);
    }
}
