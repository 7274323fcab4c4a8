//! A turn: the throw (RULES 3), what is played with it, and to whom the dice go then.

use super::board::Place;
use super::event::{Choice, Deed, Event, Tale};
use super::options::{Bonus, Places};
use super::plays::{Play, Plays, Throw};
use super::table::{CALM, Last, Missed, Parques, Phase, Turn};
use super::{About, Answer, deeds, driver, hands, marks, pairs, ranking, soplar};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat};

/// How often the play of one throw may be taken back.
const TAKEN_BACK_MAX: u32 = 3;

/// What somebody earned by a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Earned {
    /// Pieces captured.
    pub captures: u8,
    /// Pieces brought home by a move.
    pub arrivals: u8,
}

/// Plays on: who begins, or one throw and what comes of it.
pub fn step(cx: &mut Cx<'_, Parques>) -> Flow<()> {
    match cx.game.phase {
        Phase::Opening => opening(cx),
        // Somebody left while a throw was waited for.
        Phase::Playing if cx.game.turn.waits => soplar::wait(cx, None).map(|_| ()),
        Phase::Playing => throw(cx),
        Phase::Over => Ok(()),
    }
}

/// 2.2: everybody throws, and the highest total begins; R6: those who tie throw again, and only they.
fn opening(cx: &mut Cx<'_, Parques>) -> Flow<()> {
    let mut throws = Vec::new();
    let mut rivals: Vec<Seat> = cx.game.board.seats().collect();
    while rivals.len() > 1 {
        let fresh: Vec<(Seat, Throw)> = rivals.iter().map(|seat| (*seat, cx.game.roll(*seat))).collect();
        let most = fresh.iter().map(|(_, throw)| throw.total()).max();
        rivals =
            fresh.iter().filter(|(_, throw)| Some(throw.total()) == most).map(|(seat, _)| *seat).collect();
        throws.extend(fresh);
    }
    let first = rivals.first().copied().unwrap_or(Seat(0));
    // What is thrown for who begins is counted for nobody: it is no throw of the game.
    cx.game.records.iter_mut().for_each(|record| *record = Default::default());
    cx.game.phase = Phase::Playing;
    begin(&mut cx.game, first);
    cx.tell(Event::Opening { throws, first });
    if cx.game.turn.waits { soplar::wait(cx, None).map(|_| ()) } else { Ok(()) }
}

/// The dice go to the next player. What is told of that.
pub fn pass_on(game: &mut Parques) -> Option<Event> {
    game.streak = if game.turn.bloody { game.streak.saturating_add(1) } else { 0 };
    let next = game.next(game.turn.seat);
    begin(game, next)
}

/// A turn begins. What is told of that.
fn begin(game: &mut Parques, seat: Seat) -> Option<Event> {
    let (number, tries, waits) = (game.turn.number + 1, game.tries(seat), game.board.options.waits());
    game.turn = Turn { waits, ..Turn::of(number, seat, tries) };
    let in_play = game.board.side(game.hand(seat)).in_play();
    let record = &mut game.records[seat.index()];
    record.jailed = if in_play { 0 } else { record.jailed + 1 };
    record.longest = record.longest.max(record.jailed);
    game.calm += 1;
    game.peace += 1;
    // R45: a game could go on for ever.
    let throwing = game.board.seats().filter(|seat| game.throws(*seat)).count() as u32;
    let gentle = game.calm > CALM * throwing && !game.board.gentle;
    game.board.gentle |= gentle;
    gentle.then_some(Event::Gentle)
}

/// One throw: the dice fall, they are played, it is told, and the dice go on.
fn throw(cx: &mut Cx<'_, Parques>) -> Flow<()> {
    let seat = cx.game.turn.seat;
    let throw = fallen(&mut cx.game);
    let before = cx.game.clone();
    for taken_back in 0..=TAKEN_BACK_MAX {
        let (tale, again) = play(cx, throw)?;
        told(cx, &before, tale.clone());
        if cx.game.phase == Phase::Over {
            return Ok(());
        }
        go_on(cx, again);
        if !cx.game.turn.waits {
            return Ok(());
        }
        let may = tale.choice == Choice::Chosen && taken_back < TAKEN_BACK_MAX;
        if !soplar::wait(cx, may.then_some(seat))? {
            return Ok(());
        }
        // Nothing has been rolled since: the same dice are played otherwise.
        let fast = cx.game.fast;
        cx.game = Parques { fast, ..before.clone() };
        cx.tell(Event::TookBack { seat });
    }
    Ok(())
}

/// The dice on the table: they fall, if they have not.
pub fn fallen(game: &mut Parques) -> Throw {
    if let Some(throw) = game.turn.rolled {
        return throw;
    }
    let throw = game.roll(game.turn.seat);
    let pair = throw.is_pair(&game.board.options);
    let turn = &mut game.turn;
    turn.rolled = Some(throw);
    // R9: it counts when it falls, however often it is played.
    turn.pairs += u8::from(pair);
    if turn.shown.is_full() {
        turn.shown.remove(0);
    }
    turn.shown.push(throw);
    throw
}

/// Plays a throw: what came of it, and whether another one follows.
fn play(cx: &mut Cx<'_, Parques>, throw: Throw) -> Flow<(Tale, bool)> {
    let game = &mut cx.game;
    let seat = game.turn.seat;
    let hand = game.hand(seat);
    let pair = throw.is_pair(&game.board.options);
    let mut tale = Tale {
        n: game.throws,
        turn: game.turn.number,
        seat,
        hand,
        tries: game.turn.failed.clone(),
        throw,
        pair: if pair { game.turn.pairs } else { 0 },
        deeds: Vec::new(),
        choice: Choice::Forced,
        marks: Vec::new(),
    };
    let mut again = pair;
    if pair {
        // R8: the throw for a pair is one throw.
        game.turn.failed.clear();
        game.turn.tries = 1;
    }
    if tale.pair >= 3 {
        pairs::third(cx, &mut tale)?;
        again = false;
    } else if pair && game.board.side(hand).count(Place::Jail) > 0 {
        pairs::release(cx, &mut tale)?;
    } else if !game.board.side(hand).in_play() {
        tale.deeds.push(Deed::Nothing);
        game.turn.tries = game.turn.tries.saturating_sub(1);
        if !game.turn.failed.is_full() {
            game.turn.failed.push(throw);
        }
        again = game.turn.tries > 0;
    } else {
        let board = cx.game.board.clone();
        let earned = moves(cx, &mut tale)?;
        again |= bonus(cx, &mut tale, earned)?;
        // Not before: what was earned may have brought home what could be blown, or captured somebody after
        // all (R32, R34).
        soplar::find(&mut cx.game, &board, &tale);
    }
    Ok((tale, again))
}

/// 5: moves what was thrown.
fn moves(cx: &mut Cx<'_, Parques>, tale: &mut Tale) -> Flow<Earned> {
    let throw = tale.throw;
    let plays = cx.game.board.plays(tale.hand, throw);
    if plays.is_empty() {
        tale.deeds.push(Deed::Lost);
        return Ok(Earned::default());
    }
    let board = cx.game.board.clone();
    let play = choose(cx, tale, About::Play, plays.clone())?;
    // What moved before stays to be seen until now.
    cx.game.trail.clear();
    let earned = deeds::walk(&mut cx.game, tale, play);
    let steps: u8 = play.legs().map(|leg| leg.steps).sum();
    if steps < throw.total() {
        tale.deeds.push(Deed::Half { die: throw.total() - steps });
    }
    if cx.game.board.options.soplar && tale.choice != Choice::Forced {
        let open = cx.game.board.present().filter(|other| !board.allied(tale.seat, *other)).collect();
        cx.game.missed = Some(Missed { by: tale.seat, piece: None, open });
    }
    if !board.captures(tale.hand, play)
        && let Some(left) = plays.iter().find_map(|other| marks::prey(&board, tale.hand, *other))
    {
        tale.marks.push(super::event::Mark::Left(left));
    }
    Ok(earned)
}

/// Lets the player choose among plays, where there is a choice (R41).
pub fn choose(cx: &mut Cx<'_, Parques>, tale: &mut Tale, about: About, plays: Plays) -> Flow<Play> {
    if let [play] = plays[..] {
        return Ok(play);
    }
    // It is empty but in a save that somebody else has written.
    cx.game.turn.movable.clear();
    for leg in plays.iter().flat_map(|play| play.legs()) {
        let movable = &mut cx.game.turn.movable;
        if !movable.contains(&leg.piece) {
            movable.push(leg.piece);
        }
    }
    let mut goes_on = false;
    let played = loop {
        if cx.game.is_fast(tale.seat) && cx.game.board.all_plain(tale.hand, &plays) {
            tale.choice = if tale.choice == Choice::Chosen { Choice::Chosen } else { Choice::Plain };
            break driver::sharpest(&cx.game.board, tale.hand, &plays);
        }
        let mut choices: Choices<Answer> = plays.iter().map(|play| Answer::Play(*play)).collect();
        choices.extend(cx.game.other_hands(tale.seat).map(Answer::Hands));
        let answer = match Ask::among(tale.seat, about, Patience::Turn, choices) {
            Some(ask) => cx.ask(Ask { goes_on, ..ask })?,
            None => Answer::Throw,
        };
        if let Answer::Hands(hands) = answer {
            hands::change(cx, tale.seat, hands);
            goes_on = true;
            continue;
        }
        tale.choice = Choice::Chosen;
        let play = if let Answer::Play(play) = answer { play } else { plays[0] };
        if about != About::Play || is_sure(cx, tale, play, &plays)? {
            break play;
        }
        goes_on = true;
    };
    cx.game.turn.movable.clear();
    Ok(played)
}

/// Where the dice fall by themselves no play can be taken back: the first capture that somebody leaves is
/// asked about once more.
fn is_sure(cx: &mut Cx<'_, Parques>, tale: &Tale, play: Play, plays: &Plays) -> Flow<bool> {
    let game = &mut cx.game;
    let captures = |play: &Play| game.board.captures(tale.hand, *play);
    let leaves = !captures(&play) && plays.iter().any(captures);
    if !leaves || game.board.options.waits() || game.records[tale.seat.index()].warned {
        return Ok(true);
    }
    game.records[tale.seat.index()].warned = true;
    let mut ask = Ask::new(tale.seat, About::Sure, Patience::Turn, Answer::Play(play));
    ask.offer(Answer::Again);
    ask.goes_on = true;
    Ok(cx.ask(ask)? != Answer::Again)
}

/// 9: what captures and arrivals earn; whether it is another throw.
pub fn bonus(cx: &mut Cx<'_, Parques>, tale: &mut Tale, earned: Earned) -> Flow<bool> {
    let options = &cx.game.board.options;
    let (for_capture, for_home) = (options.capture_bonus, options.home_bonus);
    let again =
        for_capture == Bonus::Throw && earned.captures > 0 || for_home == Bonus::Throw && earned.arrivals > 0;
    let mut owed = Earned {
        captures: if for_capture == Bonus::Steps { earned.captures } else { 0 },
        arrivals: if for_home == Bonus::Steps { earned.arrivals } else { 0 },
    };
    let mut more = false;
    while cx.game.phase != Phase::Over && (owed.captures > 0 || owed.arrivals > 0) {
        let steps = if owed.captures > 0 { 20 } else { 10 };
        if owed.captures > 0 {
            owed.captures -= 1
        } else {
            owed.arrivals -= 1
        }
        let pieces: Vec<u8> = (0..cx.game.board.options.pieces).collect();
        let plays = cx.game.board.singles(tale.hand, &pieces, &[steps]);
        if plays.is_empty() {
            tale.deeds.push(Deed::NoBonus { steps });
            continue;
        }
        let play = choose(cx, tale, About::Bonus(steps), plays)?;
        let fresh = deeds::walk(&mut cx.game, tale, play);
        owed.captures += if for_capture == Bonus::Steps { fresh.captures } else { 0 };
        owed.arrivals += if for_home == Bonus::Steps { fresh.arrivals } else { 0 };
        more |= for_capture == Bonus::Throw && fresh.captures > 0
            || for_home == Bonus::Throw && fresh.arrivals > 0;
    }
    Ok(again || more)
}

/// Tells of a throw once it has been played; failed tries wait for the last of them: three of them are one line.
fn told(cx: &mut Cx<'_, Parques>, before: &Parques, mut tale: Tale) {
    homesick(&mut cx.game, &tale);
    let tries_on = tale.deeds == [Deed::Nothing] && cx.game.turn.tries > 0;
    if !tries_on {
        marks::add(before, &cx.game, &mut tale);
        remember(&mut cx.game, &tale);
        cx.tell(Event::Threw(tale));
    }
    if cx.game.phase == Phase::Over {
        let over = ranking::over(&cx.game);
        cx.tell(over);
    }
}

/// Keeps what was thrown in a turn and what came of it, for the page of whoever threw.
fn remember(game: &mut Parques, tale: &Tale) {
    let before = game.records[tale.seat.index()].last.take().filter(|last| last.turn == tale.turn);
    let mut last = before.unwrap_or_else(|| Last { turn: tale.turn, ..Last::default() });
    for throw in tale.tries.iter().chain([&tale.throw]) {
        if last.dice.is_full() {
            last.dice.remove(0);
        }
        last.dice.push(*throw);
    }
    for deed in &tale.deeds {
        let (released, steps, ate) = match deed {
            Deed::Released { pieces, ate } => (pieces.len() as u8, 0, ate.len() as u8),
            Deed::Moved { steps, ate, .. } => (0, *steps, ate.len() as u8),
            _ => (0, 0, 0),
        };
        if let Deed::Moved { piece, steps, .. } = deed {
            // Of more of them the sum is told.
            let _ = last.walked.try_push((*piece, *steps));
        }
        last.released = last.released.saturating_add(released);
        last.steps = last.steps.saturating_add(steps);
        last.captured = last.captured.saturating_add(ate);
        last.carried |= matches!(deed, Deed::Carried { .. });
        last.burned |= matches!(deed, Deed::Burned { .. });
    }
    game.records[tale.seat.index()].last = Some(last);
}

/// Counts throws in a row that brought the last piece nowhere; and who is last when the first has come half way.
fn homesick(game: &mut Parques, tale: &Tale) {
    let record = &mut game.records[tale.hand.index()];
    record.missed_home = if tale.deeds == [Deed::Lost] { record.missed_home + 1 } else { 0 };
    let board = &game.board;
    let whole = u32::from(board.home()) * u32::from(board.options.pieces);
    if game.half.is_none() && board.present().any(|seat| board.travelled(seat) * 2 >= whole) {
        game.half = board.present().min_by_key(|seat| board.travelled(*seat));
    }
}

/// Another throw of the same turn, or the next player's.
fn go_on(cx: &mut Cx<'_, Parques>, again: bool) {
    let game = &mut cx.game;
    let seat = game.turn.seat;
    game.turn.rolled = None;
    // A finished player does not throw, whatever there is to come.
    if again && game.throws(seat) {
        // A pair's throw falls by itself, unless somebody may blow before it.
        game.turn.waits = game.missed.is_some();
        return;
    }
    if let Some(event) = pass_on(game) {
        cx.tell(event);
    }
}

/// All of a hand's pieces may be home: who has finished, and whether the game is over with it (8).
pub fn finish(game: &mut Parques, hand: Seat, deeds: &mut Vec<Deed>) {
    let partner = game.board.partner(hand);
    let home = |seat: Seat| game.board.side(seat).is_home();
    if !home(hand) || partner.is_some_and(|partner| !home(partner)) {
        return;
    }
    if game.finished.is_empty() {
        game.by_pairs = game.turn.pairs >= 3;
    }
    for seat in [Some(hand), partner].into_iter().flatten() {
        game.finished.push(seat);
        let size = if partner.is_some() { 2 } else { 1 };
        deeds.push(Deed::Finished { seat, place: game.finished.len().div_ceil(size) as u8 });
    }
    let left = game.board.seats().filter(|seat| game.throws(*seat)).count();
    let alone = if partner.is_some() { 2 } else { 1 };
    if game.board.options.places == Places::Winner || left <= alone {
        game.phase = Phase::Over;
    }
}
