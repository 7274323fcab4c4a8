//! Plans: what a player can mean to do in their next turns, and what they may not lose meanwhile. What is
//! proposed to them: `proposal.rs`.

use super::cards::{Does, Kind, Only, Title, When, Who};
use super::table::Phase;
use super::view::View;
use super::{About, Answer, Mythos, draft, magic, playing};
use crate::kernel::{Arg, Ask, Seat, Text};

/// How many plays somebody can plan.
pub const MOST: usize = 5;

/// All that could be done in a turn to come, whether it can be done now or not; to complete an Adventure is
/// never left to a plan.
pub fn plannable(view: &View) -> Vec<Answer> {
    if are_wishes(view) {
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
pub fn is_on(view: &View) -> bool {
    !matches!(view.phase, Phase::Over | Phase::Between | Phase::Draft | Phase::Building)
}

/// How a planned play reads.
pub fn text(answer: &Answer) -> Text {
    let with =
        |key: &str, title: &Title| Text::new(key).with("card", Arg::Name(format!("card-{}", title.id())));
    match answer {
        Answer::Play(title) | Answer::Card(title) => with("press-card", title),
        Answer::Threaten(title) => with("press-threaten", title),
        Answer::Use(title) => {
            with("press-use", title).with("last", 0_u8).with("free", 1_u8).with("sanity", 0_u8)
        }
        Answer::TurnUp(title) => with("press-turn-up", title),
        Answer::Straighten(title) => with("press-straighten", title),
        Answer::Cast { spell, holder } => {
            let text = with("press-cast", spell).with("holder", Arg::Name(format!("card-{}", holder.id())));
            text.with("last", 0_u8).with("free", 1_u8).with("sanity", 0_u8).with("summons", 0_u8)
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
pub fn are_wishes(view: &View) -> bool {
    view.phase == Phase::Draft
}

/// Nobody's last Sanity is spent by a plan.
pub fn may_follow(view: &View, answer: &Answer) -> bool {
    view.me.is_some_and(|me| view.player(me).sanity > 0 && !takes_the_last(view, me, answer))
}

/// Whether a play leaves somebody without Sanity: by what it costs, or by what it does to them once it is paid for.
pub fn takes_the_last(view: &View, seat: Seat, answer: &Answer) -> bool {
    let paid = cost(view, seat, answer).min(0);
    let does = match answer {
        Answer::Play(title) => title.def().at(When::Played).filter_map(own_loss).sum(),
        _ => 0,
    };
    paid + does < 0 && view.player(seat).sanity + paid + does <= 0
}

/// What an effect takes of whoever's card it is.
fn own_loss(does: Does) -> Option<i8> {
    match does {
        Does::Sanity { n, who: Who::Me | Who::All, only: Only::Always } if n < 0 => Some(n),
        _ => None,
    }
}

/// The Sanity that a play gives, or takes.
pub fn cost(view: &View, seat: Seat, answer: &Answer) -> i8 {
    let player = view.player(seat);
    match answer {
        Answer::Play(title) | Answer::Threaten(title) => playing::cost(player, *title),
        Answer::Use(title) => -title.def().use_cost,
        Answer::Cast { spell, holder } => magic::cost(player, *spell, *holder),
        Answer::Reshuffle(true) | Answer::Lobotomy => -1,
        _ => 0,
    }
}

/// What somebody may not lose while they plan: Sanity, and every card in play.
pub fn stake(view: &View) -> Vec<String> {
    let Some(player) = view.me.map(|me| view.player(me)) else { return Vec::new() };
    let cards = player.around().into_iter().chain(player.threat.iter().map(|menace| menace.card.title));
    let cards = cards.chain(player.walking).filter(|title| title.kind() != Kind::Location);
    let sanity = (0..player.sanity).map(|_| "sanity".to_owned());
    cards.map(|title| title.id().to_owned()).chain(sanity).collect()
}
