//! The hand: a plate for each card, what can be played now with a green edge, on an Adventure a dot for each
//! card that it needs, and at the end of a round on what is proposed to go the number that its button says.

use super::look::{self, BLOOD, BOLD, DIM, NIGHT, PAPER, READY, SHADE, TABLE, TEXT};
use super::{finish, say};
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{Captions, Drawing};
use crate::games::mythos::cards::{Kind, Title, Word};
use crate::games::mythos::label::proposals;
use crate::games::mythos::table::Phase;
use crate::games::mythos::{Answer, Mythos, View, adventure, playing, text};
use crate::kernel::{Ask, Game as _, Seat, Text};

const WIDTH: f32 = 900.0;
const PLATE: [f32; 2] = [436.0, 76.0];
/// How high a line below the plates is.
const LEGEND: f32 = 40.0;

/// Draws the hand of the viewer; nothing where nobody holds one.
pub fn draw(view: &View, ask: Option<&Ask<Mythos>>, captions: &Captions) -> Option<Drawing> {
    let me = view.me.filter(|_| !matches!(view.phase, Phase::Over | Phase::Between))?;
    // 16.5: in a draft it is the pack of which one takes next.
    let hand = view.drafter().map_or_else(|| view.hand(), |one| one.pack.as_slice());
    if hand.is_empty() {
        return None;
    }
    let screen = Mythos::screen(view, ask);
    let rows = hand.len().div_ceil(2);
    let proposals = ask.map_or_else(Vec::new, proposals);
    let marks = marks(hand, &proposals);
    let legend = if proposals.is_empty() { 0.0 } else { LEGEND };
    let height = 12.0 + (PLATE[1] + 8.0) * rows as f32 + legend;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    for (at, title) in hand.iter().enumerate() {
        // Down the left column first: the hand is in the order of types.
        let (column, row) = (at / rows, at % rows);
        let x = 10.0 + (PLATE[0] + 8.0) * column as f32;
        let y = 10.0 + (PLATE[1] + 8.0) * row as f32;
        plate(&mut svg, view, me, *title, can_play(ask, *title), [x, y], captions);
        if let Some(count) = marks[at] {
            mark(&mut svg, count, [x, y]);
        }
    }
    if let [(first, _), ..] = proposals[..] {
        let last = proposals.last().map_or(first, |(count, _)| *count);
        let text = Text::new("picture-goes").with("first", first as i64).with("last", last as i64);
        let said = say(captions, &text.with("count", proposals.len() as i64));
        svg.write_in(14.0, height - 14.0, WIDTH - 28.0, TEXT.size(26.0).ink(DIM), &said);
    }
    let lines: Vec<String> = screen.own.iter().chain(&screen.hand).map(|text| say(captions, text)).collect();
    Some(finish(svg, WIDTH, height, &lines))
}

/// For each card of a hand how many go in the shortest proposal by which it goes.
fn marks(hand: &[Title], proposals: &[(usize, Vec<Title>)]) -> Vec<Option<usize>> {
    let mut left = proposals.to_vec();
    let mut of = |title: &Title| {
        let (count, titles) = left.iter_mut().find(|(_, titles)| titles.contains(title))?;
        titles.iter().position(|one| one == title).map(|at| titles.remove(at))?;
        Some(*count)
    };
    hand.iter().map(&mut of).collect()
}

/// A number in the corner of a plate, and a cross through its sign: it goes.
fn mark(svg: &mut Svg, count: usize, [x, y]: [f32; 2]) {
    let pen = BOLD.size(30.0).ink(NIGHT).middle();
    svg.rect([x + PLATE[0] - 54.0, y + PLATE[1] - 38.0, 54.0, 38.0], 8.0, &format!("fill=\"{BLOOD}\""));
    svg.write(x + PLATE[0] - 27.0, y + PLATE[1] - 8.0, pen, &count.to_string());
    let (left, right, top, below) = (x + 8.0, x + 44.0, y + 8.0, y + PLATE[1] - 8.0);
    let cross = format!("M{left:.1} {top:.1}L{right:.1} {below:.1}M{right:.1} {top:.1}L{left:.1} {below:.1}");
    svg.path(&cross, &format!("stroke=\"{BLOOD}\" stroke-width=\"6\""));
}

/// Whether a question offers to play this card.
fn can_play(ask: Option<&Ask<Mythos>>, title: Title) -> bool {
    let plays = |answer: &Answer| matches!(answer, Answer::Play(one) | Answer::Threaten(one) | Answer::Card(one) if *one == title);
    ask.is_some_and(|ask| ask.choices.iter().any(plays))
}

/// One card: its sign and name, what it costs, and what it needs or does.
fn plate(svg: &mut Svg, view: &View, me: Seat, title: Title, ready: bool, at: [f32; 2], captions: &Captions) {
    let [x, y] = at;
    let (fill, edge, wide) = if ready { (TABLE, READY, 4) } else { (SHADE, "#2c433d", 2) };
    let how = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{wide}\"");
    svg.rect([x, y, PLATE[0], PLATE[1]], 9.0, &how);
    svg.rect([x + 6.0, y + 6.0, 40.0, PLATE[1] - 12.0], 6.0, &format!("fill=\"{}\"", look::of(title)));
    look::draw_sign(svg, title.kind(), [x + 13.0, y + 25.0], 26.0, PAPER);
    let cost = playing::cost(view.player(me), title);
    let mut right = x + PLATE[0] - 12.0;
    if cost != 0 && title.kind() != Kind::Adventure {
        let (said, ink) =
            if cost < 0 { (format!("−{}", -cost), BLOOD) } else { (format!("+{cost}"), READY) };
        let pen = BOLD.size(30.0).ink(ink).end();
        svg.write(right, y + 33.0, pen, &said);
        right -= pen.width(&said) + 10.0;
    }
    let pen = Pen::new(Face::Bold, 28.0, if ready { PAPER } else { "#d8d2bf" });
    svg.write_in(
        x + 56.0,
        y + 32.0,
        right - x - 56.0,
        pen,
        &captions.words.word(&format!("card-{}", title.id())),
    );
    if title.kind() == Kind::Adventure {
        return progress(svg, view, me, title, [x + 56.0, y + 54.0], captions);
    }
    svg.write_in(x + 56.0, y + 63.0, PLATE[0] - 68.0, TEXT.size(23.0).ink(DIM), &about(title, captions));
}

/// How far an Adventure is: its points, and a dot for each card that it needs, full where it is there.
fn progress(svg: &mut Svg, view: &View, me: Seat, title: Title, [x, y]: [f32; 2], captions: &Captions) {
    let points = Text::new("picture-points").with("points", i64::from(title.def().value));
    let said = say(captions, &points);
    let pen = TEXT.size(23.0).ink(DIM);
    svg.write(x, y + 9.0, pen, &said);
    let left = x + pen.width(&said) + 22.0;
    for (at, (_, by)) in adventure::filled(&view.story_of(me), title).into_iter().enumerate() {
        let fill = if by.is_some() { READY } else { "none" };
        let how = format!("fill=\"{fill}\" stroke=\"{READY}\" stroke-width=\"2\"");
        svg.circle(left + 26.0 * at as f32, y, 9.0, &how);
    }
}

/// What a card is in a few words: type and value, then where it goes or what is there.
fn about(title: Title, captions: &Captions) -> String {
    let def = title.def();
    let word = |key: String| captions.words.word(&key);
    let mut parts = vec![word(format!("type-{}", def.kind.id()))];
    if def.value > 0 {
        parts[0].push_str(&format!(" {}", def.value));
    }
    match def.kind {
        Kind::Location => {
            parts[0] = def.sub.map(|sub| word(format!("sub-{}", sub.id()))).unwrap_or_default();
            let here = [Word::City, Word::Country, Word::Tome, Word::Artifact].into_iter();
            parts.extend(
                here.filter(|one| def.words.contains(one)).map(|one| word(format!("attr-{}", one.id()))),
            );
            if def.gate {
                parts.push(word("picture-gate".to_owned()));
            }
        }
        Kind::Ally => parts.extend(def.found.iter().map(|place| word(text::place(*place)))),
        Kind::Tome => parts.extend(def.languages.iter().map(|one| word(format!("language-{}", one.id())))),
        Kind::Spell => parts.extend(def.icons.iter().map(|one| word(format!("icon-{}", one.id())))),
        _ => {
            parts.extend(text::of(title).iter().map(|text| say(captions, text)));
        }
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::{Title, marks};

    #[test]
    fn a_card_carries_the_number_of_the_shortest_proposal_by_which_it_goes() {
        let [ghoul, camera] = ["ghoul", "camera"].map(|id| Title::from_id(id).unwrap());
        let hand = [ghoul, camera, ghoul, ghoul];
        let proposals = [(1, vec![ghoul]), (3, vec![camera, ghoul])];
        assert_eq!(marks(&hand, &proposals), [Some(1), Some(3), Some(3), None], "the third ghoul stays");
        assert_eq!(marks(&hand, &[]), [None; 4]);
    }
}
