//! A turn (7.4): what can be done in it, and doing it.

use super::cards::{Does, Kind, Title, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::table::{Choosing, Doing, Mythos, Phase, Player};
use super::titles::Titles;
use super::{About, Answer, magic, places, playing, plays, round, sanity};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Secret};

/// Each of these answers once, in the order in which they come.
pub fn once(answers: impl IntoIterator<Item = Answer>) -> Choices<Answer> {
    let mut once = Choices::new();
    for answer in answers {
        if !once.contains(&answer) {
            once.push(answer);
        }
    }
    once
}

/// One turn of whoever has it.
pub fn act(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let seat = cx.game.mover;
    if cx.game.player(seat).lost_turns > 0 {
        // R18: neither a pass nor a play.
        cx.game.player_mut(seat).lost_turns -= 1;
        cx.tell(Event::LosesTurn { seat });
        round::next_turn(&mut cx.game);
        return Ok(());
    }
    cx.game.player_mut(seat).played(None, None);
    // R20: how quickly a pass comes must not tell that there was nothing else, so their player passes themselves.
    let ask = Ask { unhurried: true, ..offers(&cx.game, seat) };
    let answer = cx.put(ask)?;
    if answer == Answer::Pass {
        pass(cx, seat);
        return Ok(());
    }
    match answer {
        Answer::Play(title) => plays::play(cx, seat, title)?,
        Answer::Threaten(title) => plays::threaten(cx, seat, title)?,
        Answer::Arrive => arrive(cx, seat)?,
        Answer::Use(title) => use_it(cx, seat, title)?,
        Answer::Cast { spell, holder } => magic::cast(cx, seat, spell, holder)?,
        Answer::TurnUp(title) => turn_up(cx, seat, title),
        Answer::Straighten(title) => effects::straighten_one(cx, seat, title),
        _ => {}
    }
    cx.game.player_mut(seat).passed = false;
    // Whoever is out by now has handed on the turn already.
    if cx.game.phase == Phase::Turn {
        round::next_turn(&mut cx.game);
    }
    Ok(())
}

/// 7.7: a pass; it may end the round.
fn pass(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    cx.tell(Event::Passes { seat });
    let ended = cx.game.player(seat).events.iter().map(|event| event.card.title);
    let ended: Vec<Title> =
        ended.filter(|title| title.def().lasts == Some(super::cards::Lasts::Pass)).collect();
    for title in ended {
        effects::remove(cx, seat, title, super::cards::Fate::Buried);
    }
    let another = cx.game.opponents(seat).into_iter().any(|other| cx.game.player(other).passed);
    if cx.game.player(seat).passed || another {
        round::to_combat(cx);
    } else {
        cx.game.player_mut(seat).passed = true;
        round::next_turn(&mut cx.game);
    }
}

/// All that can be done in a turn; passing is what time does.
pub fn offers(game: &Mythos, seat: Seat) -> Ask<Mythos> {
    let mut ask = Ask::new(seat, About::Turn, Patience::Turn, Answer::Pass);
    let player = game.player(seat);
    if player.walking.is_some() {
        ask.offer(Answer::Arrive);
    }
    let mut hand = player.hand.0.clone();
    hand.dedup();
    for title in hand {
        if playing::may_play(game, seat, title) {
            ask.offer(Answer::Play(title));
        }
        if title.kind() == Kind::Ally && playing::may_threaten(game, seat, title) {
            ask.offer(Answer::Threaten(title));
        }
    }
    let mut offered = Vec::new();
    for artifact in &player.artifacts {
        let title = artifact.card.title;
        let answer = match artifact.used {
            Some(round) if round < game.round => Answer::Straighten(title),
            None if usable(game, seat, title) => Answer::Use(title),
            _ => continue,
        };
        offered.push(answer);
    }
    for ally in &player.allies {
        let title = ally.card.title;
        if ally.down {
            offered.push(Answer::TurnUp(title));
        } else if usable(game, seat, title) {
            offered.push(Answer::Use(title));
        }
    }
    for answer in offered.into_iter().chain(magic::castable(game, seat)) {
        if !ask.offers(&answer) {
            ask.offer(answer);
        }
    }
    ask
}

/// Whether an Artifact or an Ally can be used in a turn, and would do something.
fn usable(game: &Mythos, seat: Seat, title: Title) -> bool {
    let player = game.player(seat);
    let def = title.def();
    let useful = |does: Does| match does {
        Does::Travel { .. } => !destinations(player, title, 0, When::Use).is_empty(),
        Does::Raise(word) => !raisable(player, word).is_empty(),
        Does::Reopen => magic::can_reopen(game, seat),
        _ => true,
    };
    playing::affords(player, -def.use_cost) && def.at(When::Use).any(useful)
}

/// Locations in hand that a card's travel reaches at once, for whoever has paid so much before.
pub fn destinations(player: &Player, title: Title, paid: i8, when: When) -> Vec<Title> {
    let swift = player.effects().any(|does| does == Does::Swift(super::cards::Travel::Sea));
    let kinds: Vec<_> = places::kinds(title)
        .filter(|(by, at_once)| {
            let sails = swift && *by == super::cards::Travel::Sea;
            (*at_once || when == When::Use || sails) && places::can_begin(player, *by)
        })
        .collect();
    // R6: whoever has paid their last point goes nowhere.
    let left = player.sanity + paid;
    let goes = |to: &Title| {
        kinds.iter().any(|(by, _)| places::by_travel(player, *by, *to))
            && left + playing::cost(player, *to) >= 0
    };
    if left <= 0 || !playing::may_travel(player) {
        return Vec::new();
    }
    let mut titles: Vec<Title> = player.hand.iter().copied().filter(goes).collect();
    titles.dedup();
    titles
}

/// 7.4: whoever walks arrives.
fn arrive(cx: &mut Cx<'_, Mythos>, seat: Seat) -> Flow<()> {
    let Some(title) = cx.game.player_mut(seat).walking.take() else { return Ok(()) };
    let told = places::told(cx.game.player(seat), Event::Arrives { seat, title });
    cx.tell(told);
    places::arrive(cx, seat, title)
}

/// An Artifact or an Ally is used.
fn use_it(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    // What leads nowhere has no destinations, and nothing is asked.
    let to = destinations(cx.game.player(seat), title, 0, When::Use);
    let choices: Choices<Answer> = to.into_iter().map(Answer::Card).collect();
    let to = choose(cx, seat, Choosing::Destination, title, About::Turn, choices)?;
    turn_over(&mut cx.game, seat, title);
    cx.tell(Event::Uses { seat, title });
    sanity::spend(cx, seat, title.def().use_cost, Some(title));
    sanity::settle(cx)?;
    if let Some(Answer::Card(to)) = to {
        return plays::go(cx, seat, to);
    }
    effects::run(cx, Act { seat, title, other: None }, When::Use)
}

/// A used Artifact lies crosswise, a used Ally face down.
pub fn turn_over(game: &mut Mythos, seat: Seat, title: Title) {
    let round = game.round;
    let player = game.player_mut(seat);
    let artifact = player.artifacts.iter_mut().find(|one| one.card.title == title && one.used.is_none());
    if let Some(artifact) = artifact {
        artifact.used = Some(round);
    } else if let Some(ally) = player.allies.iter_mut().find(|ally| ally.card.title == title) {
        ally.down = true;
    }
}

fn turn_up(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) {
    if let Some(ally) = cx.game.player_mut(seat).allies.iter_mut().find(|ally| ally.card.title == title) {
        ally.down = false;
        cx.tell(Event::TurnsUp { seat, title });
    }
}

/// A choice in the middle of something; none where there is nothing to choose from. Where that depends on
/// what is hidden, it is put in any case: that nobody was asked would tell.
pub fn choose(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    what: Choosing,
    card: Title,
    about: About,
    choices: Choices<Answer>,
) -> Flow<Option<Answer>> {
    put(cx, seat, Doing { what, card, along: Titles::default() }, about, choices)
}

/// What else comes along with a card; none where nothing does.
pub fn along(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    card: Title,
    so_far: &[Title],
    more: Vec<Title>,
) -> Flow<Option<Title>> {
    let doing = Doing { what: Choosing::Along, card, along: so_far.iter().copied().collect() };
    let choices = [Answer::Done].into_iter().chain(more.into_iter().map(Answer::Card)).collect();
    let answer = put(cx, seat, doing, About::Turn, choices)?;
    Ok(answer.and_then(|answer| if let Answer::Card(one) = answer { Some(one) } else { None }))
}

fn put(
    cx: &mut Cx<'_, Mythos>,
    seat: Seat,
    doing: Doing,
    about: About,
    choices: Choices<Answer>,
) -> Flow<Option<Answer>> {
    let what = doing.what;
    cx.game.doing = Secret(Some(doing));
    let mut ask = Ask::among(seat, about, Patience::Chore, choices);
    if let Some(ask) = &mut ask {
        // The rest of a move has what was left for it.
        ask.goes_on = seat == cx.game.mover;
    }
    let answer = match ask {
        Some(ask) if matches!(what, Choosing::Take | Choosing::Again | Choosing::Monster) => {
            Some(cx.put(ask)?)
        }
        Some(ask) => Some(cx.ask(ask)?),
        None => None,
    };
    cx.game.doing = Secret(None);
    Ok(answer)
}

/// Which of these opponents; none where there is none.
pub fn opponent(cx: &mut Cx<'_, Mythos>, seat: Seat, card: Title, among: Vec<Seat>) -> Flow<Option<Seat>> {
    let choices: Choices<Answer> = among.into_iter().map(Answer::Player).collect();
    let answer = choose(cx, seat, Choosing::Opponent, card, About::Turn, choices)?;
    Ok(answer.and_then(|answer| if let Answer::Player(seat) = answer { Some(seat) } else { None }))
}

/// A card that may be played at once (R17).
pub fn again(cx: &mut Cx<'_, Mythos>, seat: Seat, card: Title, kind: Kind, word: Option<Word>) -> Flow<()> {
    let fits = |title: &Title| title.kind() == kind && word.is_none_or(|word| title.has(word));
    let mut hand: Vec<Title> = cx.game.player(seat).hand.iter().copied().filter(fits).collect();
    hand.dedup();
    hand.retain(|title| playing::may_play(&cx.game, seat, *title));
    let choices = [Answer::Done].into_iter().chain(hand.into_iter().map(Answer::Card)).collect();
    match choose(cx, seat, Choosing::Again, card, About::Turn, choices)? {
        Some(Answer::Card(title)) => plays::play(cx, seat, title),
        _ => Ok(()),
    }
}

/// A Letter of Introduction: an Ally from hand, wherever one is.
pub fn letter(cx: &mut Cx<'_, Mythos>, seat: Seat, card: Title) -> Flow<()> {
    let player = cx.game.player(seat);
    let mut hand: Vec<Title> =
        player.hand.iter().copied().filter(|title| playing::may_join(player, *title)).collect();
    hand.dedup();
    let choices = [Answer::Done].into_iter().chain(hand.into_iter().map(Answer::Card)).collect();
    match choose(cx, seat, Choosing::Again, card, About::Turn, choices)? {
        Some(Answer::Card(title)) => plays::ally(cx, seat, title),
        _ => Ok(()),
    }
}

/// Monsters of a class in hand that their player can pay for.
pub fn raisable(player: &Player, word: Word) -> Vec<Title> {
    let fits = |title: &Title| {
        title.kind() == Kind::Monster
            && title.has(word)
            && title.def().dimension.is_none_or(|dimension| dimension == player.dimension())
            && playing::affords(player, playing::cost(player, *title))
    };
    let mut titles: Vec<Title> = player.hand.iter().copied().filter(fits).collect();
    titles.dedup();
    titles
}

/// Reanimation Serum: a Monster into the Threat without a Gate, and what joins.
pub fn raise(cx: &mut Cx<'_, Mythos>, seat: Seat, card: Title, word: Word) -> Flow<()> {
    let choices: Choices<Answer> =
        raisable(cx.game.player(seat), word).into_iter().map(Answer::Card).collect();
    match choose(cx, seat, Choosing::Monster, card, About::Turn, choices)? {
        Some(Answer::Card(title)) => plays::into_threat(cx, seat, title, None),
        _ => Ok(()),
    }
}
