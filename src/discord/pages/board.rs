//! The table's own message: what everybody sees, in the table's language, drawn from public facts alone.

use super::closer;
use super::hand::{Says, declining, hand_page, picture};
use super::lobby::lobby;
use super::result::result;
use crate::discord::Bot;
use crate::discord::parts::alone::{is_lone, player_of};
use crate::discord::parts::drawn::{DrawnTable, LAST_TOLD, LOOKED_BACK, last_told};
use crate::discord::parts::names;
use crate::discord::parts::page::{Page, main_button, only_if, plain_button};
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::telephone::{PLAIN, SMALL, lines};
use crate::host::career::milestones;
use crate::host::{HostEvent, Sorry, Stance, Tempo, Yield, stance_of};
use crate::kernel::{self, Arg, Seat, Text, Viewer, Weight};
use crate::store::{Chair, Pilot, Stage, StoryRow, Table};
use crate::words::Language;
use twilight_model::channel::message::component::Component;

/// Lines that the words of a table take on a telephone at the most: with the picture and the buttons they
/// stand on one screen.
const LINES_MOST: usize = 9;

impl Bot {
    /// The page of a table, whatever its stage, with as much of its story as it tells. What came of a press of
    /// whoever is alone at it stands where they answer, or above all where there is nothing to answer.
    pub async fn table_page(&self, table: &Table, note: Option<String>) -> Result<Page, Sorry> {
        if table.stage == Stage::Over {
            let milestones = milestones(self.host(), table, true).await?;
            let story = self.host().store().story(table.id, 1, u32::MAX).await?;
            let noses = self.host().best_noses(table, &story).await?;
            let shown = DrawnTable::new(table, names::public(table));
            return Ok(note.into_iter().fold(result(&shown, &story, &milestones, &noses), Page::first));
        }
        let store = self.host().store();
        let playing = table.stage.is_under_way() && table.save.is_some();
        let Some((seat, user)) = player_of(table).filter(|_| playing && is_lone(table)) else {
            let everybody = Viewer::Spectator;
            let page = draw_board(table, &last_told(store, table, everybody, LAST_TOLD + 1).await?);
            return Ok(note.into_iter().fold(page, Page::first));
        };
        let person = self.person(user).await?;
        let shown = DrawnTable::new(table, names::private(&person, &table.language));
        let viewer = Viewer::Seat(Seat(seat as u8));
        let story = last_told(store, table, viewer, LOOKED_BACK).await?;
        let mut news = super::news::carried_out(&shown, seat);
        news.extend(shown.news(shown.above_the_question(&story, viewer), seat));
        let paused = (table.stage == Stage::Paused).then(|| shown.word(shown.stands_still()));
        let note = note.into_iter().chain(paused).reduce(|above, below| format!("{above}\n{below}"));
        let left = self.as_left(&shown, seat);
        let says = Says { note, news, person: &person, place: Place::Table, left };
        let page = hand_page(&shown, seat, self.seal(), &says);
        Ok(page.sketched(picture(&shown, seat, Place::Table, &person)))
    }
}

/// The page of a table, from what is saved of it and what was told last; of a game that is over, from
/// everything that was told.
///
/// What is to be painted for it is noted on the page ([`Page::sketch`]).
pub fn draw_board(table: &Table, story: &[StoryRow]) -> Page {
    draw_board_for(table, names::public(table), story)
}

/// The same for somebody who reads another language than the table's.
pub fn draw_board_for(table: &Table, language: Language, story: &[StoryRow]) -> Page {
    let shown = DrawnTable::new(table, language);
    match table.stage {
        Stage::Lobby => lobby(&shown),
        Stage::Abandoned if table.save.is_none() => closed(&shown),
        Stage::Over => result(&shown, story, &[], &[]),
        _ => {
            let picture = shown.moment(story);
            under_way(&shown, story, picture.is_some()).sketched(picture)
        }
    }
}

/// A lobby from which everybody went.
fn closed(shown: &DrawnTable<'_>) -> Page {
    let title = shown.word(&format!("game-{}", shown.table.kind));
    Page::new().text(format!("## {title}")).text(shown.word("board-closed"))
}

fn under_way(shown: &DrawnTable<'_>, story: &[StoryRow], pictured: bool) -> Page {
    let title = shown.word(&format!("game-{}", shown.table.kind));
    let mut page = Page::new();
    let Some(screen) = shown.screen(Viewer::Spectator) else {
        return page.text(format!("## {title}")).text(shown.word("sorry-foreign-save"));
    };
    // The question says whose turn it is, where one is open, and may say what it is about.
    let asked = shown.table.stage == Stage::Running && the_question(shown).is_some();
    let given_up = shown.table.stage == Stage::Abandoned;
    let rests = shown.state.rests.is_some();
    // The page itself says both, and no stand-in plays on where all rests.
    let is_said = |row: &StoryRow| match HostEvent::of(&row.event) {
        Some(HostEvent::GivenUp) => given_up,
        Some(HostEvent::Rests | HostEvent::Away { .. }) => rests,
        _ => false,
    };
    let story = shown.above_the_question(story, Viewer::Spectator);
    let story = shown.but_for(story, Viewer::Spectator, is_said);
    let told = shown.last_lines(story, LAST_TOLD, Viewer::Spectator);
    let heading = match given_up {
        true => Some(shown.word("board-abandoned")),
        false => (!asked).then(|| shown.say(&screen.heading)),
    };
    // The picture shows how everybody stands, and says it to those who do not see it. Where nothing comes after it, that is
    // what there is to read.
    let unseen = screen.standing.iter().filter(|_| !pictured || given_up);
    let going_on: Vec<String> =
        screen.lines.iter().chain(&screen.house).map(|line| shown.say(line)).collect();
    let absences = (!given_up && !rests).then(|| absences(shown)).into_iter().flatten();
    let asked: Vec<String> = waiting(shown).into_iter().chain(absences).collect();
    let others = lines(&going_on, SMALL) + lines(&asked, PLAIN) + lines(heading.as_slice(), PLAIN);
    page = page
        .text(format!("## {title}\n{}", heading.unwrap_or_default()))
        .lines(unseen.map(|line| shown.say(line)))
        .lines(
            recent(told, LINES_MOST.saturating_sub(others), shown.window().is_none())
                .map(|line| small(&line)),
        )
        .lines(going_on.iter().map(|line| small(line)))
        .lines(asked);
    match shown.table.stage {
        Stage::Abandoned => {
            let again = main_button(&shown.word("button-again"), Press::at(shown.table.id, Verb::Again).id());
            page.row([again, after(shown, Verb::Log, "button-log")])
        }
        Stage::Paused => {
            let resume =
                main_button(&shown.word("button-resume"), Press::at(shown.table.id, Verb::Resume).id());
            page.text(shown.word(shown.stands_still())).row([resume].into_iter().chain(always(shown)))
        }
        _ => super::tips::on_the_table(shown, running(shown, page)),
    }
}

/// The last of what was told, as much as there is room for; the very last in any case, where no window says
/// what goes on.
fn recent(told: Vec<String>, room: usize, always_one: bool) -> impl Iterator<Item = String> {
    let fits = (0..told.len()).find(|from| lines(&told[*from..], SMALL) <= room).unwrap_or(told.len());
    let from = if always_one { fits.min(told.len().saturating_sub(1)) } else { fits };
    told.into_iter().skip(from)
}

fn small(line: &str) -> String {
    format!("-# {line}")
}

/// What the one player is asked for whom everybody waits, as everybody may know it.
fn the_question(shown: &DrawnTable<'_>) -> Option<Text> {
    let [seat] = shown.state.asked[..] else { return None };
    shown.play.as_ref().filter(|_| shown.window().is_none())?.question(Seat(seat))
}

/// What is asked: of whom, and until when. Nobody waits unnamed.
pub fn waiting(shown: &DrawnTable<'_>) -> Vec<String> {
    let (Some(until), seats) = (shown.until(), shown.waited_for()) else { return Vec::new() };
    if let Some(question) = the_question(shown) {
        let until = Text::new("board-until").with("when", Arg::Verbatim(until));
        return vec![format!("**{}** {}", shown.say(&question), shown.say(&until))];
    }
    if seats.is_empty() {
        return Vec::new();
    }
    let key = match (shown.window(), seats.len()) {
        (Some(_), 1) => "board-window-last",
        (Some(_), _) => "board-window",
        (None, _) => "board-question",
    };
    let text = Text::new(key).with("players", Arg::Players(seats)).with("when", Arg::Verbatim(until));
    vec![shown.say(&text)]
}

/// Who wants to give up, who does not play themselves just now, and how they are treated.
fn absences(shown: &DrawnTable<'_>) -> Vec<String> {
    let whoever = |fits: &dyn Fn(Seat, &Chair) -> bool| -> Vec<Seat> {
        let chairs = (0..).map(Seat).zip(&shown.table.seats);
        chairs.filter(|(seat, chair)| fits(*seat, chair)).map(|(seat, _)| seat).collect()
    };
    let yields = |until: Yield| whoever(&|seat, _| shown.state.yielded(seat) == Some(until));
    // What goes without saying at a pace is not said of everybody.
    let unusual = |stance: Stance| match shown.state.pace.tempo {
        _ if shown.state.alone || !shown.has_windows() => false,
        Tempo::Live => stance != Stance::OnlyConcerning,
        Tempo::Slow => stance != Stance::OrdersDecide,
    };
    let stands = |stance: Stance| {
        let fits = |chair: &Chair| {
            chair.pilot == Pilot::Player && stance_of(chair, &shown.state) == stance && unusual(stance)
        };
        // Who passes for now is told of below, and is not waited for whatever they want else.
        whoever(&|seat, chair| fits(chair) && shown.state.yielded(seat).is_none())
    };
    let all = [
        ("board-votes", whoever(&|seat, _| shown.state.abandon.iter().any(|vote| vote.seat == seat.0))),
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

/// What can be pressed while a game is on: the same buttons in the same places, whatever is asked.
fn running(shown: &DrawnTable<'_>, page: Page) -> Page {
    let window = shown.window();
    let (open, about) = shown.play.as_ref().map(|play| play.on_the_table()).unwrap_or_default();
    if !open.is_empty() {
        let press = |one: &kernel::Press<usize>| {
            let id = Press::at(shown.table.id, Verb::Act).with(about).with(one.answer as u32).id();
            let button = if one.weight == Weight::Main { main_button } else { plain_button };
            button(&shown.label(&one.label), id)
        };
        return page.row(open.iter().map(press).chain(always(shown))).row(closer::button(shown));
    }
    let asked = !shown.waited_for().is_empty();
    let is_turn =
        shown.play.as_ref().is_some_and(|play| play.asks().first().is_some_and(|ask| ask.patience.is_turn()));
    let answer = match window {
        Some(_) => "button-react",
        None if is_turn => "button-play",
        None => "button-answer",
    };
    let answer = main_button(&shown.word(answer), Press::at(shown.table.id, Verb::React).id());
    let declining = declining(shown, window.unwrap_or_default());
    let declining = declining.into_iter().map(|button| only_if(asked && window.is_some(), button));
    let declining = declining.filter(|_| shown.has_orders());
    let page = page
        .row([only_if(asked, answer)].into_iter().chain(always(shown)))
        .row(declining.chain(closer::button(shown)));
    super::together::on_the_table(shown, page)
}

/// What can always be pressed.
fn always(shown: &DrawnTable<'_>) -> [Component; 2] {
    let at = |verb| Press::at(shown.table.id, verb).id();
    [
        plain_button(&shown.word("button-hand"), at(Verb::Hand)),
        plain_button(&shown.word("button-more"), at(Verb::More)),
    ]
}

fn after(shown: &DrawnTable<'_>, verb: Verb, key: &str) -> Component {
    plain_button(&shown.word(key), Press::at(shown.table.id, verb).id())
}

#[cfg(test)]
mod tests {
    use super::recent;

    fn kept(lines: &[usize], room: usize, always_one: bool) -> usize {
        recent(lines.iter().map(|long| "x".repeat(*long)).collect(), room, always_one).count()
    }

    #[test]
    fn of_what_was_told_the_last_stands_as_far_as_a_telephone_shows_it() {
        assert_eq!(kept(&[10, 10, 10], 9, true), 3);
        assert_eq!(kept(&[41, 41, 40], 3, true), 2, "two lines, two lines, one");
        assert_eq!(kept(&[200, 200], 1, true), 1, "the very last, however long");
        assert_eq!(kept(&[200, 200], 1, false), 0, "what goes on is said below");
        assert_eq!(kept(&[], 0, true), 0);
    }
}
