//! Adventures (chapter 14): whether what they need is there, a matching of titles with places, and what
//! completing one does.

use super::cards::{Need, Title};
use super::event::Event;
use super::table::{Choosing, Mythos, Told};
use super::{About, Answer, ending, sanity, turn};
use crate::kernel::{Choices, Cx, Flow, Seat};

/// What counts for a player's Adventures: titles, each once, and whether it lies around the Investigator.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Story {
    titles: Vec<(Title, bool)>,
}

impl Story {
    /// Of what lies around an Investigator, and of what lies in the Story Deck.
    pub fn new(around: &[Title], past: &[Title]) -> Story {
        let all = around.iter().map(|title| (*title, true)).chain(past.iter().map(|title| (*title, false)));
        let mut story = Story::default();
        // R55: of copies the one around the Investigator counts: it is not told.
        for (title, stays) in all {
            if !story.titles.iter().any(|(one, _)| *one == title) {
                story.titles.push((title, stays));
            }
        }
        story
    }

    /// Whether a title is there.
    pub fn has(&self, title: Title) -> bool {
        self.titles.iter().any(|(one, _)| *one == title)
    }

    fn is_around(&self, title: Title) -> bool {
        self.titles.iter().any(|(one, stays)| *one == title && *stays)
    }
}

/// The places of an Adventure, one for each title that it needs.
fn places(adventure: Title) -> Vec<&'static Need> {
    let needs = adventure.def().needs.iter();
    needs.flat_map(|need| (0..need.n).map(move |_| need)).collect()
}

/// Whether a card fills a place, as printed (R56).
pub fn fills(need: &Need, title: Title) -> bool {
    let def = title.def();
    need.kind == def.kind && (need.any.is_empty() || need.any.iter().any(|place| def.is(*place)))
}

/// Kuhn's algorithm: which title fills each place; those before come first. A place that cannot be filled stays empty.
fn matching(places: &[&Need], titles: &[Title]) -> Vec<Option<Title>> {
    fn place_it(
        at: usize,
        places: &[&Need],
        titles: &[Title],
        filled: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for place in 0..places.len() {
            if tried[place] || !fills(places[place], titles[at]) {
                continue;
            }
            tried[place] = true;
            let free = match filled[place] {
                None => true,
                Some(other) => place_it(other, places, titles, filled, tried),
            };
            if free {
                filled[place] = Some(at);
                return true;
            }
        }
        false
    }
    let mut filled = vec![None; places.len()];
    let mut tried = vec![false; places.len()];
    let mut empty = places.len();
    for at in 0..titles.len() {
        if empty == 0 {
            break;
        }
        tried.fill(false);
        empty -= usize::from(place_it(at, places, titles, &mut filled, &mut tried));
    }
    filled.into_iter().map(|at| at.map(|at: usize| titles[at])).collect()
}

/// How the places of an Adventure are filled, with as few cards of the Story Deck as can be.
pub fn filled(story: &Story, adventure: Title) -> Vec<(&'static Need, Option<Title>)> {
    let places = places(adventure);
    let mut titles: Vec<(bool, Title)> = story.titles.iter().map(|(title, stays)| (!stays, *title)).collect();
    titles.sort_unstable();
    let titles: Vec<Title> = titles.into_iter().map(|(_, title)| title).collect();
    let filled = matching(&places, &titles);
    places.into_iter().zip(filled).collect()
}

/// Whether all that an Adventure needs is there.
pub fn is_complete(story: &Story, adventure: Title) -> bool {
    filled(story, adventure).iter().all(|(_, title)| title.is_some())
}

impl Mythos {
    /// What counts for a player's Adventures: also lasting Events of theirs, wherever they lie.
    pub fn story_of(&self, seat: Seat) -> Story {
        let player = self.player(seat);
        let mut around = player.around();
        let events = self.players.iter().flat_map(|player| &player.events);
        around.extend(events.filter(|event| event.card.owner == seat).map(|event| event.card.title));
        Story::new(&around, &player.past())
    }
}

/// 14.6, 16.3: a complete Adventure is played.
pub fn complete(cx: &mut Cx<'_, Mythos>, seat: Seat, adventure: Title) -> Flow<()> {
    let campaign = cx.game.options.goal().is_some();
    let story = cx.game.story_of(seat);
    let chosen = if campaign { choose(cx, seat, adventure, &story)? } else { proposal(&story, adventure) };
    cx.game.player_mut(seat).from_hand(adventure);
    let mut used = Vec::new();
    if campaign {
        for title in chosen.iter().filter(|title| !story.is_around(**title)) {
            used.extend(take_from_story(&mut cx.game, seat, *title));
        }
    }
    cx.tell(Event::Completes { seat, title: adventure, cards: chosen });
    cx.game.player_mut(seat).told.push(Told { adventure, cards: used });
    sanity::gain_anyhow(cx, seat, adventure.def().sanity);
    if campaign { Ok(()) } else { ending::end(cx) }
}

fn proposal(story: &Story, adventure: Title) -> Vec<Title> {
    filled(story, adventure).into_iter().filter_map(|(_, title)| title).collect()
}

fn take_from_story(game: &mut Mythos, seat: Seat, title: Title) -> Option<Title> {
    let player = game.player_mut(seat);
    if let Some(at) = player.story.iter().position(|one| *one == title) {
        return Some(player.story.remove(at));
    }
    // Whoever walks has left where they came from: it is past like all below it.
    player.here.take_if(|here| here.title == title).map(|here| here.title)
}

/// R59: which cards fill it, place by place, where there is a choice.
fn choose(cx: &mut Cx<'_, Mythos>, seat: Seat, adventure: Title, story: &Story) -> Flow<Vec<Title>> {
    let proposed = proposal(story, adventure);
    let mut left = story.clone();
    let mut open = places(adventure);
    let mut chosen = Vec::new();
    while let Some(place) = open.first().copied() {
        let rest: Vec<&Need> = open[1..].to_vec();
        let fits = |title: &Title| {
            let others: Vec<Title> =
                left.titles.iter().map(|(one, _)| *one).filter(|one| one != title).collect();
            fills(place, *title) && matching(&rest, &others).iter().all(Option::is_some)
        };
        let mut titles: Vec<Title> = left.titles.iter().map(|(title, _)| *title).filter(fits).collect();
        titles.sort_by_key(|title| (!proposed.contains(title), !left.is_around(*title), *title));
        let choices: Choices<Answer> = titles.into_iter().map(Answer::Card).collect();
        let answer = turn::choose(cx, seat, Choosing::Fill, adventure, About::Turn, choices)?;
        let Some(Answer::Card(title)) = answer else { break };
        left.titles.retain(|(one, _)| *one != title);
        chosen.push(title);
        open.remove(0);
    }
    Ok(chosen)
}
