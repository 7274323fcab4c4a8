//! What the pictures say, in words.

use crate::drawing::{ALT_MAX, Captions, cut};
use crate::games::carcassonne::left::kinds;
use crate::games::carcassonne::screen::screen;
use crate::games::carcassonne::story::tile;
use crate::games::carcassonne::view::PlayerView;
use crate::games::carcassonne::{Table, View};
use crate::kernel::{Ask, Seat, Text};

fn join(captions: &Captions, texts: impl IntoIterator<Item = Text>) -> String {
    let said: Vec<String> =
        texts.into_iter().map(|text| captions.words.say(&text, &captions.names)).collect();
    cut(&said.join("\n").replace("**", ""), ALT_MAX)
}

/// Points, what is left, and who holds what.
pub fn whole(view: &View, captions: &Captions) -> String {
    let screen = screen(view, None);
    join(captions, screen.standing.into_iter().chain(screen.lines))
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

/// The halves in hand, and how many of each kind nobody has seen.
pub fn left(view: &View, captions: &Captions) -> String {
    let own = join(captions, screen(view, None).hand);
    let kinds = kinds(view).into_iter().map(|(piece, left, all)| {
        let name = captions.words.word(&tile(piece));
        format!("{name} {left}/{all}")
    });
    let title = captions.words.word("picture-left");
    let all = format!("{own}\n{title} {}", kinds.collect::<Vec<_>>().join(" · "));
    cut(all.trim(), ALT_MAX)
}
