//! Plans: what a player can mean to do in their next turns, what they may not lose meanwhile, and what is proposed to them.

use super::cards::{Kind, Target, Title, When, Word};
use super::draft;
use super::driver;
use super::places::{self, Way};
use super::playing;
use super::table::{Ally, Artifact, Card, Here, Phase, Player, Tome};
use super::view::View;
use super::{About, Answer, Mythos};
use crate::kernel::{Arg, Ask, Seat, Text};

/// How many plays somebody can plan.
pub const MOST: usize = 5;

/// All that could be done in a turn to come, whether it can be done now or not; to complete an Adventure is never left to a plan.
pub fn plannable(view: &View) -> Vec<Answer> {
    if view.phase == Phase::Draft {
        return draft::wishes(view).into_iter().map(Answer::Card).collect();
    }
    let Some(me) = view.me.filter(|_| is_on(view)) else {
        return Vec::new();
    };
    let player = view.player(me);
    let mut all = vec![Answer::Arrive];
    let mut hand = player.hand.0.clone();
    hand.retain(|title| title.kind() != Kind::Adventure);
    hand.dedup();
    all.extend(hand.iter().map(|title| Answer::Play(*title)));
    let cultists = hand.iter().filter(|title| title.kind() == Kind::Ally && playing::is_menace(**title));
    all.extend(cultists.map(|title| Answer::Threaten(*title)));
    for ally in &player.allies {
        let title = ally.card.title;
        let usable = playing::usable_ally(ally).then_some(Answer::Use(title));
        all.extend(if ally.down { Some(Answer::TurnUp(title)) } else { usable });
        all.extend(ally.spell.map(|put| Answer::Cast { spell: put.card.title, holder: title }));
    }
    for one in &player.artifacts {
        let title = one.card.title;
        let usable = title.def().acts(When::Use).then_some(Answer::Use(title));
        all.extend(if one.used.is_some() { Some(Answer::Straighten(title)) } else { usable });
        all.extend(one.spell.map(|put| Answer::Cast { spell: put.card.title, holder: title }));
    }
    for tome in &player.tomes {
        let holder = tome.card.title;
        all.extend(tome.spells.iter().map(|put| Answer::Cast { spell: put.card.title, holder }));
    }
    all.push(Answer::Pass);
    all
}

/// Whether turns are played.
fn is_on(view: &View) -> bool {
    !matches!(view.phase, Phase::Over | Phase::Between | Phase::Draft | Phase::Building)
}

/// How a planned play reads.
pub fn text(answer: &Answer) -> Text {
    let with =
        |key: &str, title: &Title| Text::new(key).with("card", Arg::Name(format!("card-{}", title.id())));
    match answer {
        Answer::Play(title) | Answer::Card(title) => with("press-card", title),
        Answer::Threaten(title) => with("press-threaten", title),
        Answer::Use(title) => with("press-use", title),
        Answer::TurnUp(title) => with("press-turn-up", title),
        Answer::Straighten(title) => with("press-straighten", title),
        Answer::Cast { spell, holder } => {
            with("press-cast", spell).with("holder", Arg::Name(format!("card-{}", holder.id())))
        }
        Answer::Arrive => Text::new("plan-arrive"),
        _ => Text::new("press-pass").with("ends", 0_u8),
    }
}

/// A plan plays whole turns, and takes cards in a draft; what is asked in the middle of one is its player's.
pub fn is_for_plans(view: &View, ask: &Ask<Mythos>) -> bool {
    matches!(ask.about, About::Turn | About::Draft) && view.doing.is_none()
}

/// In a draft nobody knows what comes: what is planned is wished for.
pub fn are_wishes(_: &View, ask: &Ask<Mythos>) -> bool {
    ask.about == About::Draft
}

/// Nobody's last Sanity is spent by a plan.
pub fn may_follow(view: &View, answer: &Answer) -> bool {
    let Some(me) = view.me else { return false };
    let player = view.player(me);
    let cost = match answer {
        Answer::Play(title) | Answer::Threaten(title) => playing::cost(player, *title),
        Answer::Use(title) => -title.def().use_cost,
        Answer::Cast { spell, holder } if holder.kind() == Kind::Tome => playing::cost(player, *spell),
        _ => 0,
    };
    player.sanity + cost.min(0) > 0
}

/// What somebody may not lose while they plan: Sanity, and every card in play.
pub fn stake(view: &View) -> Vec<String> {
    let Some(player) = view.me.map(|me| view.player(me)) else { return Vec::new() };
    let cards = player.around().into_iter().chain(player.threat.iter().map(|menace| menace.card.title));
    let cards = cards.chain(player.walking).filter(|title| title.kind() != Kind::Location);
    let sanity = (0..player.sanity).map(|_| "sanity".to_owned());
    cards.map(|title| title.id().to_owned()).chain(sanity).collect()
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
