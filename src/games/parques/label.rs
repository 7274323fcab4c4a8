//! What each answer is called on its button: what happens, not arithmetic.

use super::board::{Board, Piece, Place};
use super::deeds::ground;
use super::event::Ground;
use super::plays::{Leg, Play, Plays, Victims};
use super::table::{Parques, Phase};
use super::view::View;
use super::{About, Answer, Hands, driver};
use crate::kernel::{Arg, Ask, Group, Press, Seat, Text, Weight};
use std::cmp::Reverse;

/// The numbers of the pieces, as they stand on the board.
const NUMBERS: [&str; 4] = ["①", "②", "③", "④"];

/// The number of a piece, as an argument.
pub fn number(piece: u8) -> Arg {
    Arg::Verbatim(NUMBERS.get(usize::from(piece)).copied().unwrap_or("?").to_owned())
}

/// Plays that have a button of their own, however many there are.
const AT_HAND: usize = 3;

/// Buttons in the order of PLAY 2.3: captures, home, seguros, the rest by distance. Of plays, those that a
/// child would think of first stand by themselves: a group that is too long for buttons is a menu, and to
/// choose in a menu takes two presses.
pub fn groups(view: &View, ask: &Ask<Parques>) -> Vec<Group<Answer>> {
    let hand = view.hand(ask.seat);
    let mut answers: Vec<Answer> = ask.choices.to_vec();
    answers.sort_by_cached_key(|answer| Reverse(standing_out(&view.board, hand, *answer)));
    // R33: where that can be blown, a play that leaves a capture says so.
    let captures = plays(&ask.choices).into_iter().any(|play| view.board.captures(hand, play));
    let blown = captures && view.board.options.soplar;
    let group = |about: &str, answers: &[Answer]| {
        let presses = answers.iter().map(|one| match press(view, hand, &ask.choices, *one) {
            press if blown && leaves(view, hand, *one) => {
                let label = Text::new("press-leaves").with("play", press.label);
                Press { label, ..press }
            }
            press => press,
        });
        Group::of(Text::new(about), presses.collect())
    };
    if !matches!(ask.about, About::Play | About::Bonus(_)) {
        // Three buttons would be a menu: the throw stays one press, and of four pieces each has its button.
        let (moves, hands): (Vec<Answer>, Vec<Answer>) =
            answers.iter().partition(|one| !matches!(one, Answer::Hands(_)));
        let hands = (!hands.is_empty()).then(|| group("group-other-plays", &hands));
        let rows = match (ask.about, moves.len()) {
            (About::Carry, _) => moves.chunks(1).collect(),
            (_, 3..) => moves.chunk_by(|one, _| *one != Answer::Throw).collect(),
            _ => vec![&moves[..]],
        };
        return rows.into_iter().map(|some| group("group-plays", some)).chain(hands).collect();
    }
    // Beside many plays, how the plain ones are made is the last line of their menu.
    let best = driver::first_thoughts(view, ask, AT_HAND);
    let (at_hand, rest): (Vec<Answer>, Vec<Answer>) = answers.iter().partition(|one| best.contains(one));
    let rest = (!rest.is_empty()).then(|| group("group-other-plays", &rest));
    at_hand.chunks(1).map(|one| group("group-plays", one)).chain(rest).collect()
}

/// How far up a play stands in its list.
fn standing_out(board: &Board, hand: Seat, answer: Answer) -> (u8, i64) {
    let Answer::Play(play) = answer else { return (0, 0) };
    let Some(after) = board.after(hand, play) else { return (0, 0) };
    let safe = |leg: &Leg, place: &Place| {
        let cell = place.steps().and_then(|steps| board.cell(hand, steps));
        leg.steps > 0 && cell.is_some_and(|cell| board.is_safe(cell))
    };
    let rank = if after.captures() {
        3
    } else if after.arrives() {
        2
    } else {
        u8::from(after.landed.iter().any(|(leg, place, _)| safe(leg, place)))
    };
    let lost = after.landed.iter().flat_map(|(_, _, victims)| victims);
    let far = |piece: &Piece| board.place(*piece).steps().map_or(0, i64::from);
    (rank, lost.map(far).sum::<i64>() * 100 + play.legs().map(|leg| i64::from(leg.steps)).max().unwrap_or(0))
}

fn press(view: &View, hand: Seat, choices: &[Answer], answer: Answer) -> Press<Answer> {
    let label = match answer {
        Answer::Throw => Text::new("press-throw"),
        Answer::Shake => Text::new("press-shake"),
        Answer::Play(play) => play_label(&view.board, hand, play),
        Answer::Carry(piece) => {
            let place = view.board.place(Piece { seat: hand, piece });
            Text::new("press-carry").with("piece", number(piece)).with("where", where_is(view, hand, place))
        }
        Answer::Blow => Text::new("press-blow").with("other", view.played()),
        Answer::TakeBack => Text::new("press-take-back"),
        Answer::Again => Text::new("press-again"),
        Answer::Hands(Hands::Fast) => {
            // Where nobody can be captured and nothing gets home, what is asked is played at once.
            let now = view.board.all_plain(hand, &plays(choices));
            Text::new("press-hands-fast").with("now", i64::from(now))
        }
        Answer::Hands(Hands::Own) => Text::new("press-hands-own"),
        Answer::Nothing if choices.contains(&Answer::TakeBack) => Text::new("press-keep"),
        Answer::Nothing => Text::new("press-nothing"),
    };
    let hint =
        matches!(answer, Answer::Blow | Answer::Shake | Answer::TakeBack | Answer::Again | Answer::Hands(_))
            .then(|| Text::new(format!("{}.hint", label.key)));
    let weight = if answer == Answer::Throw { Weight::Main } else { Weight::Plain };
    Press { label, hint, weight, answer }
}

/// Whether a play leaves a capture that another has.
fn leaves(view: &View, hand: Seat, answer: Answer) -> bool {
    matches!(answer, Answer::Play(play) if !view.board.captures(hand, play))
}

/// The plays among these answers.
fn plays(choices: &[Answer]) -> Plays {
    let play = |answer: &Answer| if let Answer::Play(play) = answer { Some(*play) } else { None };
    choices.iter().filter_map(play).collect()
}

/// The throw that waits, and *Pfff* where somebody may have left a capture: everybody sees both, whoever may
/// press them.
pub fn on_the_table(view: &View) -> Vec<Press<Answer>> {
    let throw = (view.phase == Phase::Playing && view.turn.waits).then_some(Answer::Throw);
    let blow = throw.and(view.missed).map(|_| Answer::Blow);
    throw.into_iter().chain(blow).map(|answer| press(view, view.turn.seat, &[], answer)).collect()
}

/// Where a piece stands, in words.
fn where_is(view: &View, hand: Seat, place: Place) -> Text {
    match place {
        Place::Jail => Text::new("where-jail"),
        Place::Home => Text::new("where-home"),
        Place::At(0) => Text::new("where-salida"),
        Place::At(steps) => match view.board.cell(hand, steps) {
            Some(_) => Text::new("where-steps").with("steps", steps),
            None => Text::new("where-lane").with("left", view.board.home() - steps),
        },
    }
}

/// A play in words: one leg, or two.
pub fn play_label(board: &Board, hand: Seat, play: Play) -> Text {
    let Some(after) = board.after(hand, play) else { return Text::new("press-nothing") };
    let mut legs = after.landed.iter().map(|(leg, place, victims)| {
        let on = ground(board, hand, *place);
        leg_text(leg.piece, leg.steps, on, victims)
    });
    match (legs.next(), legs.next()) {
        (Some(first), Some(second)) => {
            Text::new("press-play-two").with("first", first).with("second", second)
        }
        (Some(first), None) => Text::new("press-play").with("first", first),
        _ => Text::new("press-nothing"),
    }
}

/// So many steps with a piece, and what comes of it.
pub fn leg_text(piece: u8, steps: u8, on: Ground, victims: &Victims) -> Text {
    let mut whom: Vec<Seat> = Vec::new();
    victims.iter().for_each(|victim| {
        if !whom.contains(&victim.seat) {
            whom.push(victim.seat);
        }
    });
    let key = match on {
        _ if !whom.is_empty() => "leg-eats",
        Ground::Common => "leg-plain",
        Ground::Seguro(_) => "leg-seguro",
        Ground::Salida(Some(_)) => "leg-salida",
        Ground::Salida(None) => "leg-empty-salida",
        Ground::Lane(_) => "leg-lane",
        Ground::Home => "leg-home",
    };
    let text = Text::new(key).with("steps", steps).with("piece", number(piece));
    match on {
        _ if !whom.is_empty() => text.with("players", Arg::Players(whom)).with("count", victims.len() as i64),
        Ground::Seguro(cell) => text.with("cell", cell),
        Ground::Salida(Some(owner)) => text.with("other", owner),
        Ground::Lane(left) => text.with("left", left),
        Ground::Common | Ground::Salida(None) | Ground::Home => text,
    }
}
