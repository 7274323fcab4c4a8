//! What the pictures say, in words.

use crate::drawing::{Captions, in_whole_words};
use crate::games::carcassonne::kinds::Piece;
use crate::games::carcassonne::label;
use crate::games::carcassonne::left::{counted, kinds, lies, played};
use crate::games::carcassonne::screen::{hand, left_over, screen, standing};
use crate::games::carcassonne::square::Square;
use crate::games::carcassonne::story::{self, tile};
use crate::games::carcassonne::table::Phase;
use crate::games::carcassonne::view::PlayerView;
use crate::games::carcassonne::{Event, Table, View};
use crate::kernel::{Arg, Ask, Seat, Text};

fn join(captions: &Captions, texts: impl IntoIterator<Item = Text>) -> String {
    let said: Vec<String> = texts.into_iter().map(|text| captions.say(&text)).collect();
    in_whole_words(&said.join("\n").replace("**", ""))
}

/// So many squares where the tile fits are named, and so many lines of the last moves.
const SQUARES: usize = 10;
const MOVES: usize = 5;

/// Points, the last moves, where the tile that was drawn can go, what is left, and who holds what.
pub fn whole(view: &View, told: &[Event], captions: &Captions) -> String {
    let moves = told.iter().map(story::line).skip(told.len().saturating_sub(MOVES));
    let texts = standing(view).into_iter().chain(moves).chain(squares(view));
    let texts = texts.chain(left_over(view));
    // What stands last is cut where all is too long: everybody holds more than fits, and has a page for it.
    join(captions, texts.chain(holds(view)))
}

/// Where the tile that was drawn can go: the first squares by name, and how many there are.
fn squares(view: &View) -> Option<Text> {
    let Phase::Lay(piece) = view.phase else { return None };
    let mut squares = Vec::new();
    view.land.each_fit(piece, |square, _| squares.push(square));
    squares.sort_unstable();
    let named: Vec<String> = squares.iter().take(SQUARES).map(Square::to_string).collect();
    let text = Text::new("alt-squares").with("tile", tile(piece)).with("count", squares.len() as i64);
    Some(text.with("squares", Arg::Verbatim(named.join(", "))))
}

fn holds(view: &View) -> impl Iterator<Item = Text> {
    label::roots(view).into_iter().map(|root| label::held(view, root))
}

/// Who holds what.
pub fn held(view: &View, captions: &Captions) -> String {
    join(captions, std::iter::once(Text::new("close-up-holds")).chain(holds(view)))
}

/// What fits where: the squares, each with how many of the tiles that nobody has seen fit there.
pub fn fits(gaps: &[(Square, u32)], captions: &Captions) -> String {
    let named: Vec<String> = gaps.iter().map(|(square, count)| format!("{square} {count}")).collect();
    in_whole_words(&format!("{}\n{}", captions.words.word("close-up-fits"), named.join(" · ")))
}

/// Everybody's points by where they come from, and what they would get if it ended now.
pub fn points(view: &View, captions: &Captions) -> String {
    let line = |(player, seat): (&PlayerView, u8)| {
        let text =
            Text::new("points-by-kind").with("player", Seat(seat)).with("points", i64::from(player.points));
        let kinds = ["cities", "roads", "monasteries", "fields"];
        let more = ["more-cities", "more-roads", "more-monasteries", "more-fields"];
        let text =
            kinds.into_iter().zip(player.kinds).fold(text, |text, (key, n)| text.with(key, i64::from(n)));
        let text =
            more.into_iter().zip(player.more).fold(text, |text, (key, n)| text.with(key, i64::from(n)));
        text.with("more", i64::from(player.if_now - player.points))
    };
    let title = Text::new("close-up-points");
    join(captions, std::iter::once(title).chain(view.players.iter().zip(0..).map(line)))
}

/// What is asked, and every answer.
pub fn asked(view: &View, ask: &Ask<Table>, captions: &Captions) -> String {
    let screen = screen(view, Some(ask));
    let presses = screen.groups.into_iter().flat_map(|group| group.presses).map(|press| press.label);
    join(captions, std::iter::once(screen.heading).chain(presses))
}

/// The halves in hand.
pub fn halves(view: &View, captions: &Captions) -> String {
    in_whole_words(&join(captions, hand(view)))
}

/// How many are left, the halves in hand, how many of each kind nobody has seen, and which halves lie.
pub fn left(view: &View, captions: &Captions) -> String {
    let own = join(captions, hand(view));
    let name = |piece: Piece| captions.words.word(&tile(piece));
    let title = captions.words.word("close-up-left");
    let counted = captions.say(&counted(view));
    let kinds = kinds(view).into_iter().map(|(piece, left, all)| format!("{} {left}/{all}", name(piece)));
    let kinds: Vec<String> = kinds.collect();
    let lie = played(view).into_iter().filter(|half| lies(view, *half));
    let lie: Vec<String> = lie.map(name).collect();
    let all = [format!("{title}. {counted}"), own, kinds.join(" · "), lie.join(" · ")];
    let all: Vec<String> = all.into_iter().filter(|line| !line.is_empty()).collect();
    in_whole_words(&all.join("\n"))
}
