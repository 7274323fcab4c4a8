//! What is proposed: the deck that is built of what somebody has taken, and the turns that a sensible
//! beginner would plan. Everybody may do otherwise.

use super::advice::{Advice, advice};
use super::building::{Building, CHANGES, common};
use super::cards::{Investigator, Kind, Language, Target, Title, Word};
use super::deck::{Deck, LEAST, Problem};
use super::places::{self, Way};
use super::plan::{MOST, is_on, may_follow, plannable};
use super::table::{Ally, Artifact, Card, Here, Phase, Player, Tome};
use super::view::View;
use super::worth::worth;
use super::{Answer, Options, draft, driver, playing};
use crate::kernel::Seat;

/// Copies of a Location of the common ground that are proposed.
const SOME: u8 = 2;
/// Cards of a deck that is proposed.
const PROPOSED: usize = 54;

/// A deck that can be played, of what somebody has taken: what serves it first, led by whoever reads most of its Tomes.
pub fn propose(options: &Options, taken: &[Title]) -> Building {
    let mut pool = capped(taken);
    for title in common() {
        let held = pool.iter().filter(|one| **one == title).count();
        pool.extend((held..usize::from(Deck::most(title))).map(|_| title));
    }
    let who = leader(&pool);
    grant(options, who, &mut pool);
    pool.sort_unstable();
    let useless = useless(who, &pool);
    let stories: Vec<Title> = pool
        .iter()
        .copied()
        .filter(|title| title.kind() == Kind::Adventure && !useless.contains(title))
        .collect();
    let mut ranked: Vec<(i32, Title)> = Vec::new();
    for title in &pool {
        let before = ranked.iter().filter(|(_, one)| one == title).count() as i32;
        // In a campaign every Adventure counts.
        let counts = title.kind() == Kind::Adventure && (before == 0 || options.goal().is_some());
        let rank = if counts { 100 } else { rank(&stories, *title, before, &useless) };
        ranked.push((rank, *title));
    }
    ranked.sort_by_key(|(rank, title)| (std::cmp::Reverse(*rank), *title));
    let enough = ranked.iter().filter(|(rank, _)| *rank > 0).count().clamp(LEAST, PROPOSED);
    let mut list: Vec<Title> = ranked.iter().take(enough).map(|(_, title)| *title).collect();
    let mut rest: Vec<Title> = ranked.iter().skip(enough).map(|(_, title)| *title).collect();
    list.sort_unstable();
    rest.sort_unstable();
    Building { who, list, rest, left: CHANGES, done: false }
}

/// 4.2: of each title as many as a deck can have.
fn capped(taken: &[Title]) -> Vec<Title> {
    let mut pool: Vec<Title> = Vec::new();
    for title in taken {
        if pool.iter().filter(|one| *one == title).count() < usize::from(Deck::most(*title)) {
            pool.push(*title);
        }
    }
    pool
}

/// Whoever reads the most Tomes.
fn leader(pool: &[Title]) -> Investigator {
    let reads = |who: &Investigator| {
        let known = |language: &Language| who.def().languages.contains(language);
        pool.iter()
            .filter(|title| title.kind() == Kind::Tome && title.def().languages.iter().all(known))
            .count()
    };
    let all: Vec<Investigator> = Investigator::all().collect();
    all.into_iter().rev().max_by_key(reads).unwrap_or(Investigator::FIRST)
}

/// Whoever has taken Adventures that are worth too little is given some: first what their cards can tell,
/// then what needs fewest.
fn grant(options: &Options, who: Investigator, pool: &mut Vec<Title>) {
    let lacks = |pool: &[Title]| {
        let problems = Deck::of(who, pool).problems(options.goal());
        problems.iter().any(|problem| matches!(problem, Problem::Adventures(_)))
    };
    if !lacks(pool) {
        return;
    }
    let adventures = || Title::all().filter(|title| title.kind() == Kind::Adventure);
    let held = pool.clone();
    let mut all: Vec<Title> = adventures().filter(|title| !held.contains(title)).collect();
    let with_all: Vec<Title> = held.iter().copied().chain(all.iter().copied()).collect();
    let untold = useless(who, &with_all);
    all.sort_by_key(|title| {
        (untold.contains(title), title.def().needs.iter().map(|need| need.n).sum::<u8>())
    });
    for title in all {
        if !lacks(pool) {
            return;
        }
        pool.push(title);
    }
}

/// What a deck of all these could do nothing with.
fn useless(who: Investigator, pool: &[Title]) -> Vec<Title> {
    let one = |advice: &Advice| match advice {
        Advice::Unreached(title)
        | Advice::Unfound(title)
        | Advice::Unread(title)
        | Advice::Unheld(title)
        | Advice::Untold(title) => *title,
    };
    advice(&Deck::of(who, pool)).iter().map(one).collect()
}

/// How much a copy of a card is wanted in a deck that can tell these Adventures.
fn rank(stories: &[Title], title: Title, before: i32, useless: &[Title]) -> i32 {
    let is_common = common().any(|one| one == title);
    let again = before * 3;
    match (useless.contains(&title), is_common) {
        (true, _) => -20 - again,
        (false, true) if before < i32::from(SOME) => 30,
        (false, true) => -before,
        (false, false) => (worth(stories, title) - again).max(1),
    }
}

/// What a sensible beginner would plan: play after play, as if nothing came between.
pub fn proposed(view: &View) -> Vec<Answer> {
    if view.phase == Phase::Draft {
        return draft::wishes(view).into_iter().take(MOST).map(Answer::Card).collect();
    }
    let Some(me) = view.me.filter(|_| is_on(view)) else {
        return Vec::new();
    };
    let mut view = view.clone();
    let mut plan = Vec::new();
    while plan.len() < MOST {
        let could = plannable(&view).into_iter().filter(|answer| could(view.player(me), answer));
        let scored = could
            .filter(|answer| may_follow(&view, answer))
            .map(|answer| (driver::worth(&view, me, &answer), answer));
        let best = scored.max_by_key(|(worth, _)| *worth);
        let Some((_, answer)) = best.filter(|(worth, _)| *worth > driver::WORTH) else { break };
        done(&mut view.players[me.index()].open, me, answer);
        plan.push(answer);
    }
    plan
}

/// Whether somebody could do that now, as far as their own side of the table tells.
fn could(player: &Player, answer: &Answer) -> bool {
    let gate = player.at().is_some_and(|at| at.def().gate) && player.here.is_some_and(|here| !here.used);
    match *answer {
        Answer::Arrive => player.walking.is_some(),
        Answer::Play(title) => {
            let def = title.def();
            let at = |word: Word| player.at().is_some_and(|at| at.has(word));
            let there = |title: Title| player.at().is_some_and(|at| driver::fits_at(at.def(), title));
            let here =
                def.kind == Kind::Location || def.dimension.is_none_or(|one| one == player.dimension());
            here && (player.begun || matches!(def.kind, Kind::Location | Kind::Event))
                && match def.kind {
                    Kind::Location => playing::may_travel(player) && places::way(player, title).is_some(),
                    Kind::Ally => playing::may_join(player, title) && there(title),
                    Kind::Artifact => {
                        at(Word::Artifact)
                            && (!title.has(Word::Weapon) || !playing::bearers(player).is_empty())
                    }
                    Kind::Tome => at(Word::Tome) && def.languages.iter().all(|one| player.knows(*one)),
                    Kind::Spell => !playing::holders(player, title).is_empty(),
                    Kind::Event => {
                        let mut kinds = places::kinds(title).peekable();
                        kinds.peek().is_none() && def.target != Target::All
                            || kinds.any(|(by, _)| places::can_begin(player, by))
                    }
                    Kind::Monster => gate,
                    Kind::OldOne | Kind::Adventure => false,
                }
        }
        Answer::Threaten(_) => gate,
        _ => false,
    }
}

/// What their side of the table is like afterwards.
fn done(player: &mut Player, me: Seat, answer: Answer) {
    let (title, arrives) = match answer {
        Answer::Arrive => (player.walking, true),
        Answer::Play(title) | Answer::Threaten(title) => (Some(title), false),
        _ => (None, false),
    };
    let Some(title) = title else { return };
    if !arrives {
        player.sanity = (player.sanity + playing::cost(player, title)).min(super::table::SANITY_MAX);
        player.from_hand(title);
        player.begun = true;
    }
    let card = Card { title, owner: me };
    match title.kind() {
        Kind::Location if !arrives && places::way(player, title) == Some(Way::Crosswise) => {
            player.walking = Some(title);
        }
        Kind::Location => {
            player.walking = None;
            stand_on(player, title);
        }
        Kind::Event if places::kinds(title).next().is_some() => stand_on(player, title),
        Kind::Ally if matches!(answer, Answer::Play(_)) => player.allies.push(Ally {
            card,
            down: false,
            against: None,
            weapon: None,
            spell: None,
            damaged: false,
        }),
        Kind::Artifact => player.artifacts.push(Artifact { card, used: None, spell: None }),
        Kind::Tome => player.tomes.push(Tome { card, spells: Vec::new() }),
        Kind::Monster | Kind::Ally => {
            if let Some(here) = &mut player.here {
                here.used = true;
            }
        }
        _ => player.story.push(title),
    }
}

fn stand_on(player: &mut Player, title: Title) {
    if let Some(here) = player.here.replace(Here { title, used: false }) {
        player.story.push(here.title);
    }
    if let (Some(region), Some(dimension)) = (title.def().region, title.def().dimension) {
        player.region = (region, dimension);
    }
}
