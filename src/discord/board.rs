//! The table's own message: what everybody sees, in the table's language, drawn from public facts alone.

use super::lobby::lobby;
use super::page::{Page, main_button, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::host::{Notes, Stance, Tempo, Yield, stance_of};
use crate::store::{Chair, Pilot, Stage, Store, StoreError, StoryRow, Table};
use crate::table::{Arg, Seat, Text, Viewer};
use twilight_model::channel::message::component::Component;

/// Events that stand on the table.
const LAST_TOLD: i64 = 6;

/// The page of a table, whatever its stage, with as much of its story as it tells.
pub async fn board(table: &Table, store: &dyn Store) -> Result<Page, StoreError> {
    let told = Notes::of(table).told;
    let look_back = crate::games::by_kind(&table.kind).map_or(0, |game| game.look_back());
    let from = if table.stage == Stage::Over { 1 } else { (told - LAST_TOLD + 1 - look_back).max(1) };
    Ok(draw_board(table, &store.story(table.id, from, u32::MAX).await?))
}

/// The page of a table, from what is saved of it and what was told last; of a race that is over, from everything that was told.
///
/// What is to be painted for it is noted on the page ([`Page::sketch`]).
pub fn draw_board(table: &Table, story: &[StoryRow]) -> Page {
    let shown = Shown::new(table, super::names::public(table));
    match table.stage {
        Stage::Lobby => lobby(&shown),
        Stage::Abandoned if table.save.is_none() => closed(&shown),
        Stage::Over => race(&shown, story).sketched(shown.result(story).or_else(|| shown.drawing())),
        _ => race(&shown, story).sketched(shown.moment(story)),
    }
}

/// A lobby from which everybody went.
fn closed(shown: &Shown<'_>) -> Page {
    let title = shown.word(&format!("game-{}", shown.table.kind));
    Page::new().text(format!("## {title}")).text(shown.word("board-closed"))
}

fn race(shown: &Shown<'_>, story: &[StoryRow]) -> Page {
    let title = shown.word(&format!("game-{}", shown.table.kind));
    let mut page = Page::new();
    let Some(screen) = shown.screen(Viewer::Spectator) else {
        return page.text(format!("## {title}")).text(shown.word("sorry-foreign-save"));
    };
    let told = shown.lines(story, shown.notes.told - LAST_TOLD + 1, Viewer::Spectator);
    page = page
        .text(format!("## {title}\n{}", heading(shown, &shown.say(&screen.heading))))
        .lines(screen.standing.iter().map(|line| shown.say(line)))
        .rule()
        .lines(screen.lines.iter().map(|line| shown.say(line)))
        .lines(told.into_iter().map(|said| format!("- {said}")))
        .lines(waiting(shown).into_iter().chain(absences(shown)));
    match shown.table.stage {
        Stage::Over => over(shown, page, story),
        Stage::Abandoned => {
            page.text(shown.word("board-abandoned")).row([after(shown, Verb::Log, "button-log")])
        }
        Stage::Paused => {
            let resume =
                main_button(&shown.word("button-resume"), Press::at(shown.table.id, Verb::Resume).id());
            page.text(shown.word("board-paused")).row([resume].into_iter().chain(always(shown)))
        }
        _ => running(shown, page),
    }
}

fn heading(shown: &Shown<'_>, heading: &str) -> String {
    match shown.until() {
        Some(until) if shown.window().is_none() => {
            let text = Text::new("board-until").with("when", Arg::Verbatim(until));
            format!("{heading} {}", shown.say(&text))
        }
        _ => heading.to_owned(),
    }
}

/// A window that is open: who is concerned, and until when.
fn waiting(shown: &Shown<'_>) -> Vec<String> {
    let (Some(_), Some(until)) = (shown.window(), shown.until()) else { return Vec::new() };
    let seats = shown.waited_for();
    if seats.is_empty() {
        return Vec::new();
    }
    let key = if seats.len() == 1 { "board-window-last" } else { "board-window" };
    let text = Text::new(key).with("players", Arg::Players(seats)).with("when", Arg::Verbatim(until));
    vec![shown.say(&text)]
}

/// Who does not play themselves just now, and how they are treated.
fn absences(shown: &Shown<'_>) -> Vec<String> {
    let whoever = |fits: &dyn Fn(Seat, &Chair) -> bool| -> Vec<Seat> {
        let chairs = (0..).map(Seat).zip(&shown.table.seats);
        chairs.filter(|(seat, chair)| fits(*seat, chair)).map(|(seat, _)| seat).collect()
    };
    let yields = |until: Yield| whoever(&|seat, _| shown.notes.yielded(seat) == Some(until));
    // What goes without saying at a pace is not said of everybody.
    let unusual = |stance: Stance| match shown.notes.pace.tempo {
        _ if shown.notes.alone => false,
        Tempo::Live => stance != Stance::OnlyConcerning,
        Tempo::Slow => stance != Stance::OrdersDecide,
    };
    let stands = |stance: Stance| {
        let fits = |chair: &Chair| {
            chair.pilot == Pilot::Player && stance_of(chair, &shown.notes) == stance && unusual(stance)
        };
        whoever(&|_, chair| fits(chair))
    };
    let all = [
        ("board-away", whoever(&|_, chair| chair.pilot == Pilot::Away)),
        ("board-asked", stands(Stance::AskMe)),
        ("board-concerning", stands(Stance::OnlyConcerning)),
        ("board-orders", stands(Stance::OrdersDecide)),
        ("board-yield-turn", yields(Yield::TurnEnd)),
        ("board-yield-concerned", yields(Yield::Concerned)),
    ];
    let told = all.into_iter().filter(|(_, seats)| !seats.is_empty());
    told.map(|(key, seats)| shown.say(&Text::new(key).with("players", Arg::Players(seats)))).collect()
}

fn running(shown: &Shown<'_>, page: Page) -> Page {
    let id = shown.table.id;
    let page = match shown.window().filter(|_| !shown.waited_for().is_empty()) {
        Some(window) => {
            let react = main_button(&shown.word("button-react"), Press::at(id, Verb::React).id());
            page.row([react].into_iter().chain(declining(shown, window)))
        }
        None => page,
    };
    page.row(always(shown))
}

/// What can be pressed in a window without looking at one's hand: whoever holds nothing that fits can press it as well as anybody.
pub fn declining(shown: &Shown<'_>, window: u32) -> impl Iterator<Item = Component> {
    let at = |verb| Press::at(shown.table.id, verb);
    let live = shown.notes.pace.tempo == Tempo::Live && !shown.notes.alone;
    let wait = live.then(|| plain_button(&shown.word("button-wait"), at(Verb::Wait).id()));
    let buttons = [
        plain_button(&shown.word("button-pass"), at(Verb::Decline).with(window).id()),
        plain_button(&shown.word("button-yield-turn"), at(Verb::Yield).with(0_u32).id()),
    ];
    buttons.into_iter().chain(wait)
}

/// What can always be pressed.
fn always(shown: &Shown<'_>) -> [Component; 3] {
    let at = |verb| Press::at(shown.table.id, verb).id();
    [
        main_button(&shown.word("button-hand"), at(Verb::Hand)),
        plain_button(&shown.word("button-log"), at(Verb::Log)),
        plain_button(&shown.word("button-more"), at(Verb::More)),
    ]
}

fn after(shown: &Shown<'_>, verb: Verb, key: &str) -> Component {
    plain_button(&shown.word(key), Press::at(shown.table.id, verb).id())
}

/// The end: what was promised at the start can now be checked.
fn over(shown: &Shown<'_>, page: Page, story: &[StoryRow]) -> Page {
    let events: Vec<_> = story.iter().map(|row| row.event.clone()).collect();
    let moments = shown.game.map(|game| game.highlights(&events)).unwrap_or_default();
    let heading = (!moments.is_empty()).then(|| format!("**{}**", shown.word("board-moments")));
    let page =
        page.lines(heading.into_iter().chain(moments.iter().map(|text| format!("- {}", shown.say(text)))));
    let seed = shown.play.as_ref().map(|play| crate::table::to_hex(&play.seed()));
    let fair = seed.zip(shown.notes.commitment.clone()).map(|(seed, hash)| {
        let text =
            Text::new("board-fair").with("seed", Arg::Verbatim(seed)).with("hash", Arg::Verbatim(hash));
        shown.say(&text)
    });
    page.text(fair.unwrap_or_default()).row([
        after(shown, Verb::Again, "button-again"),
        after(shown, Verb::Replay, "button-replay"),
        after(shown, Verb::Log, "button-log"),
        after(shown, Verb::Hands, "button-hands"),
    ])
}
