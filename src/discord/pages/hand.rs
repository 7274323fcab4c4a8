//! One player's own page: their hand, what they may do, what has happened since they last looked. For their eyes only.

use super::answered::{given, happens_by_itself, settled};
use super::explain::{Explained, kind_of};
use super::learn::{advice, advised, marked};
use super::leaves::{self, AsLeft, BUTTONS_MOST, Leaf};
use super::orders::reminder;
use super::presses::{answer_button, set_aside};
use super::sets;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::duration::duration;
use crate::discord::parts::news::{News, fitting};
use crate::discord::parts::page::{MenuItem, Page, main_button, plain_button};
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::seal::Seal;
use crate::discord::parts::telephone;
use crate::drawing::Drawing;
use crate::host::{Standing, Tempo, may_hint, may_take_back};
use crate::kernel::{self, AnyAsk, Arg, Group, Patience, Screen, Seat, Text, Viewer, Weight};
use crate::store::{Person, Pilot, Stage};
use twilight_model::channel::message::component::Component;

/// A group that takes more rows than this on a telephone becomes a menu, too, and sooner if it is about what
/// is given away for good.
const ROWS_MOST: usize = 2;
const GRAVE_ROWS_MOST: usize = 1;
/// In a window there is no time to open a menu first, and little else stands there.
const ROWS_IN_A_WINDOW: usize = 3;

/// What one's own page says beside the game itself.
#[derive(Clone, Debug)]
pub struct Says<'a> {
    /// What came of a press: right above the answers, where whoever has pressed below is looking.
    pub note: Option<String>,
    /// What has happened, oldest first.
    pub news: Vec<News>,
    /// Who reads it.
    pub person: &'a Person,
    /// Where.
    pub place: Place,
    /// How they have left it.
    pub left: AsLeft,
}

/// The page of the player in a seat, in words.
pub fn hand_page(shown: &DrawnTable<'_>, seat: usize, seal: &Seal, says: &Says<'_>) -> Page {
    let table = shown.table.id;
    let Some(mut screen) = shown.screen(Viewer::Seat(Seat(seat as u8))) else {
        let key = if shown.table.stage == Stage::Lobby { "panel-seated" } else { "sorry-foreign-save" };
        return Page::new().text(says.note.clone().unwrap_or_default()).text(shown.word(key));
    };
    set_aside(&mut screen);
    // Whoever has nothing to choose is asked nothing, but may say so all the same.
    let ask = shown.ask(seat).filter(|ask| !ask.is_settled() || shown.is_put_to(seat));
    let waited_for = shown.waited_for();
    let heading = match ask {
        Some(_) => screen.heading.clone(),
        // Its words stand above all on the table itself.
        None if shown.table.stage == Stage::Paused && says.place != Place::Table => {
            Text::new(shown.stands_still())
        }
        None => unasked(shown, &waited_for, &screen, seat),
    };
    // What the game asks says itself that nothing fits, where it stands above.
    let says_so = shown.ask(seat).is_some() && heading == screen.heading;
    // A question that says what it is about is about what was last; in a window that is what lies on the table, and
    // what came of the one before is told all the same.
    let is_about = says.place == Place::Page && shown.say(&heading).contains('\n');
    let news: &[News] = if is_about && shown.window().is_none() { &[] } else { &says.news };
    let room = if ask.is_some() { room_for_news(shown, &screen) } else { usize::MAX };
    let news = &fitting(news, room)[..];
    let mut page = what_is_asked(shown, &heading, ask.is_some(), seat, (says.place, news));
    page = page.lines(in_words(shown, &screen, seat, says));
    // A picture is as high as a telephone: what is said above it is not read by whoever has pressed below it.
    page = page.text(says.note.clone().unwrap_or_default());
    if ask.is_none() {
        page = page.lines(given(shown, seat).map(|said| format!("-# {said}")));
    }
    // Whoever is asked has something else to think about: there is time for orders while others move.
    if shown.table.stage == Stage::Running && ask.is_none() {
        page = page.lines(reminder(shown, seat).map(|said| format!("-# {said}")));
    }
    let window = shown.window().filter(|_| waited_for.contains(&Seat(seat as u8)));
    let by_itself = match &ask {
        Some(ask) if is_brief(shown, seat) => happens_by_itself(shown, ask, &screen),
        Some(_) => None,
        None => settled(shown, seat, &screen),
    };
    let [declines, mut yields] = window.map(|window| declining(shown, window).map(Some)).unwrap_or_default();
    if let Some(ask) = &ask {
        let screen = marked(shown, ask, screen, says.left.hint);
        page = page.lines(advice(shown, ask, &screen));
        let ask = AnyAsk { number: seal.hide(table, ask.number), ..ask.clone() };
        let explained = Explained::of(shown, &screen, says.person, (says.place, news), room);
        page = page.lines(explained.aside.map(|text| format!("-# {}", shown.say(text))));
        let open = leaves::open(&screen, says.left.leaf, page.room());
        if let Some(open) = open {
            page = leaves::contents(shown, page, &ask, &screen, open);
        }
        let shows = |n: usize| open.is_none_or(|open| open == n);
        for (n, group) in screen.groups.iter().enumerate().filter(|(n, _)| shows(*n)) {
            let hint = group.hint.iter().filter(|_| explained.group == Some(n));
            page = page.lines(hint.map(|hint| format!("-# {}", shown.say(hint))));
            page = match &group.set {
                Some(set) => sets::draw(shown, page, &ask, group, set, says.left.draft),
                None => {
                    // No to all that comes this turn stands beside the no that stands alone.
                    let beside = yields.take_if(|_| says_no(ask.otherwise, group));
                    choices(shown, page, &ask, group, (n, says.left.leaf), beside)
                }
            };
        }
        page = page.row(advised(shown, &ask, &screen).or_else(|| out_of_a_menu(shown, &ask, &screen)));
    }
    if window.is_some() {
        // With a question to answer, its own button says no.
        let declines = declines.filter(|_| ask.is_none());
        let key = if says_so { "panel-need-not" } else { "panel-nothing-fits" };
        let nothing = ask.is_none().then(|| format!("-# {}", shown.word(key)));
        page = page.text(nothing.unwrap_or_default()).row(declines.into_iter().chain(yields));
    }
    page = page.lines(by_itself.map(|text| format!("-# {}", shown.say(&text))));
    let page = super::together::in_a_letter(shown, seat, says.place, page);
    page.row(always(shown, seat, says.place)).whole_or(&shown.word("page-cut"))
}

/// What is drawn on that page, for whoever wants pictures.
pub fn picture(shown: &DrawnTable<'_>, seat: usize, place: Place, person: &Person) -> Option<Drawing> {
    match place {
        _ if !person.pictures => None,
        Place::Page => shown.own_drawing(seat),
        Place::Letter | Place::Table => shown.whole_drawing(seat),
    }
}

/// Whether a question ends by itself in a moment. In a first game none does before its player has read it.
pub(super) fn is_brief(shown: &DrawnTable<'_>, seat: usize) -> bool {
    shown.window().is_none() && shown.may_wait(seat) && !shown.state.lesson
}

/// The question, or for whom the game waits; before it, on the table itself, what has happened.
fn what_is_asked(
    shown: &DrawnTable<'_>,
    heading: &Text,
    asked: bool,
    seat: usize,
    (place, news): (Place, &[String]),
) -> Page {
    let until = asked.then(|| until(shown, seat)).flatten();
    let until = until.map(|until| format!("\n-# {until}")).unwrap_or_default();
    let game = shown.word(&format!("game-{}", shown.table.kind));
    let title = match place {
        Place::Table => format!("## {game}"),
        // Somebody may play at many tables.
        Place::Letter => format!("-# {game} · <#{}>", shown.table.channel),
        Place::Page => String::new(),
    };
    Page::new()
        .text(title)
        .text(if is_away(shown, seat) { shown.word("did-away") } else { String::new() })
        .lines(news.iter().map(|said| format!("-# {said}")))
        .text(format!("{}{until}", headed(&shown.tell(Viewer::Seat(Seat(seat as u8)), heading))))
}

/// What stands above all for whoever is not asked: for whom the game waits, where it is for others; their own
/// move may be on the table just then. A question with one answer is answered for them in a moment: they do
/// not read it as if they had to.
fn unasked(shown: &DrawnTable<'_>, waited_for: &[Seat], screen: &Screen<usize>, seat: usize) -> Text {
    let own = Seat(seat as u8);
    let others: Vec<Seat> = waited_for.iter().copied().filter(|one| *one != own).collect();
    if shown.table.stage == Stage::Running && !others.is_empty() {
        let mine = shown.state.movers.contains_key(&own.0);
        let key = if mine && shown.window().is_some() { "panel-your-move" } else { "panel-waiting" };
        return Text::new(key).with("players", Arg::Players(others));
    }
    let answered_for = shown.ask(seat).is_some() && !waited_for.contains(&own);
    match shown.table.stage {
        Stage::Abandoned => Text::new("panel-abandoned"),
        _ if answered_for => Text::new("panel-goes-on"),
        _ => screen.heading.clone(),
    }
}

/// Whether a stand-in plays for somebody, who may come back.
fn is_away(shown: &DrawnTable<'_>, seat: usize) -> bool {
    shown.table.stage == Stage::Running && shown.table.seats[seat].pilot == Pilot::Away
}

/// Until when a question waits, and what happens then; what ends by itself says so below its answers. A first
/// game has said that it waits.
fn until(shown: &DrawnTable<'_>, seat: usize) -> Option<String> {
    // What nobody waits for lasts until the next move, as the question says.
    let offered = shown.ask(seat).is_some_and(|ask| ask.patience == Patience::Offer);
    if offered || is_brief(shown, seat) || shown.state.lesson {
        return None;
    }
    if shown.is_answered_for(seat) {
        return Some(followed(shown, seat).unwrap_or_else(|| shown.word("panel-answered-for")));
    }
    if let Some(others) = decides_first(shown, seat) {
        let time = duration(shown.state.pace.reaction_secs);
        return Some(shown.say(&Text::new("panel-until-decided").with("players", others).with("time", time)));
    }
    let is_turn = shown.ask(seat).is_some_and(|ask| ask.patience.is_turn());
    let others = shown.waited_for();
    let key = match is_turn {
        true => "panel-until-stand-in",
        // What does not concern them waits for others alone.
        false if !others.is_empty() && !others.contains(&Seat(seat as u8)) => "panel-until-others",
        false => "board-until",
    };
    let text = Text::new(key).with("when", Arg::Verbatim(shown.until()?));
    Some(shown.say(&text.with("players", Arg::Players(others))))
}

/// Those whose decision comes before the time for an answer to it runs: it is asked about beforehand.
fn decides_first(shown: &DrawnTable<'_>, seat: usize) -> Option<Arg> {
    let asks = shown.play.as_ref().filter(|_| !shown.state.alone)?.asks();
    let reacts = |ask: &AnyAsk| ask.patience == Patience::Reaction;
    let waits = asks.iter().any(|ask| ask.seat.index() == seat && reacts(ask));
    let beforehand = waits && asks.first().is_some_and(|first| !reacts(first));
    beforehand.then(|| Arg::Players(asks.iter().filter(|ask| !reacts(ask)).map(|ask| ask.seat).collect()))
}

/// A question is large; what it is about, in a line before it, is not.
fn headed(said: &str) -> String {
    match said.split_once('\n') {
        Some((about, question)) => format!("{about}\n### {question}"),
        None => format!("### {said}"),
    }
}

/// What is on the table and in hand, as far as no picture shows it: all of it to those who see none.
fn in_words(shown: &DrawnTable<'_>, screen: &Screen<usize>, seat: usize, says: &Says<'_>) -> Vec<String> {
    let say = |text: &Text| shown.tell(Viewer::Seat(Seat(seat as u8)), text);
    let pictures = says.person.pictures;
    let standing = screen.standing.iter().chain(&screen.house).filter(|_| !pictures).map(say);
    let small = |text: &Text| format!("-# {}", say(text));
    // In a window the odds are said already, and where a turn ends there are none.
    let odds = shown.window().is_none() && !is_brief(shown, seat);
    let summary = screen.summary.iter().filter(|_| says.place == Place::Letter).map(say);
    let hand = screen.hand.iter().filter(|_| !pictures).map(say);
    let own = screen.own.iter().filter(|_| !pictures || odds).map(small);
    standing.chain(summary).chain(screen.lines.iter().map(small)).chain(hand).chain(own).collect()
}

/// What can be pressed whatever is asked.
fn always(shown: &DrawnTable<'_>, seat: usize, place: Place) -> Vec<Component> {
    let at = |verb| Press::at(shown.table.id, verb);
    let undo = shown.play.as_deref().is_some_and(|play| may_take_back(shown.table, play, Seat(seat as u8)));
    let mut row = Vec::new();
    if is_away(shown, seat) {
        row.push(main_button(&shown.word("button-back"), at(Verb::Back).id()));
    }
    let live = shown.state.pace.tempo == Tempo::Live && !shown.state.alone;
    let in_window = shown.window().is_some() && shown.waited_for().contains(&Seat(seat as u8));
    let hurried = is_brief(shown, seat) || in_window && live;
    if hurried {
        row.push(plain_button(&shown.word("button-wait"), at(Verb::Wait).id()));
    }
    let asked = shown.ask(seat).is_some_and(|ask| !ask.is_settled());
    let hint = asked && !hurried && may_hint(shown.table, &shown.state);
    // What is over, or will be in seconds, needs no button to look at it again, nor does a page that follows and has
    // something else to press: the row stays one on a telephone.
    let closer = (place == Place::Page && !hurried).then(|| super::closer::button(shown)).flatten();
    let follows = place == Place::Page && (hint || closer.is_some());
    let still = hurried || !shown.table.stage.is_open() || follows;
    if place != Place::Table && !still {
        row.push(plain_button(&shown.word("button-refresh"), at(Verb::Hand).with(1_u32).id()));
    }
    if undo {
        row.push(plain_button(&shown.word("button-undo"), at(Verb::Undo).id()));
    }
    // Where one is asked, the picture may be too small to choose from.
    row.extend(closer);
    if shown.table.stage == Stage::Paused {
        row.push(main_button(&shown.word("button-resume"), at(Verb::Resume).id()));
    }
    if hint {
        row.push(plain_button(&shown.word("button-hint"), at(Verb::Hint).id()));
    }
    if shown.table.stage.is_under_way() {
        if shown.has_orders() {
            row.push(plain_button(&shown.word("button-orders"), at(Verb::Orders).id()));
        }
        row.extend(super::cards::button(shown, seat));
        if shown.may_plan(seat) {
            row.push(plain_button(&plan(shown, seat), at(Verb::Plan).id()));
        }
        if let Some(pad) = shown.play.as_ref().and_then(|play| play.pad(Seat(seat as u8))) {
            row.push(plain_button(&shown.label(&pad.title), at(Verb::Jot).id()));
        }
        if place == Place::Table {
            row.extend(super::closer::button(shown));
            row.push(plain_button(&shown.word("button-log"), at(Verb::Log).id()));
        }
        row.push(plain_button(&shown.word("button-more"), at(Verb::More).id()));
    }
    row
}

/// What a plan is about to do.
fn followed(shown: &DrawnTable<'_>, seat: usize) -> Option<String> {
    // In Combat it is their stance that answers, and no plan.
    shown.ask(seat).filter(|ask| ask.patience.is_of_a_turn())?;
    let plan = Standing::of(&shown.table.seats[seat]).plan;
    let next = shown.play.as_ref()?.planned(plan.moves.first()?)?;
    let wishes = shown.play.as_ref()?.plannable(Seat(seat as u8)).wishes;
    // Which of several wishes it is nobody knows before.
    let text = Text::new(if wishes { "panel-plan-wishes" } else { "panel-plan-plays" });
    Some(shown.say(&text.with("move", next)))
}

/// The button of a plan says how many moves are in it.
fn plan(shown: &DrawnTable<'_>, seat: usize) -> String {
    let plan = shown.word("button-plan");
    match Standing::of(&shown.table.seats[seat]).plan.moves.len() {
        0 => plan,
        moves => format!("{plan} ({moves})"),
    }
}

/// Whether a group says no and nothing else.
fn says_no(no: usize, group: &Group<usize>) -> bool {
    matches!(&group.presses[..], [press] if press.answer == no)
}

/// A group of answers: as buttons, or as a menu when there are many. The number of the question is one that
/// says nothing.
fn choices(
    shown: &DrawnTable<'_>,
    page: Page,
    ask: &AnyAsk,
    group: &Group<usize>,
    leaf: (usize, Leaf),
    beside: Option<Component>,
) -> Page {
    let kind = kind_of(group);
    if is_menu(shown, group) {
        let choices: Vec<MenuItem> = group.presses.iter().map(|press| choice(shown, press)).collect();
        return leaves::draw(shown, page, ask, group, &choices, leaf);
    }
    let read_first = group.presses.iter().filter(|_| group.read_first);
    let page = page.lines(read_first.filter_map(|press| {
        let does = Text::new("panel-does").with("label", press.label.clone());
        Some(shown.say(&does.with("hint", press.hint.clone()?)))
    }));
    page.row(group.presses.iter().map(|press| answer_button(shown, ask, press, kind)).chain(beside))
}

/// Whether a group of answers is a menu: its buttons would be too many. One alone is never looked for in one.
fn is_menu(shown: &DrawnTable<'_>, group: &Group<usize>) -> bool {
    let labels = labels(shown, group);
    let grave = group.presses.iter().all(|press| press.weight == Weight::Grave);
    let rows_most = match shown.window() {
        _ if grave => GRAVE_ROWS_MOST,
        Some(_) => ROWS_IN_A_WINDOW,
        None => ROWS_MOST,
    };
    let most = if group.read_first { kernel::READ_MOST } else { BUTTONS_MOST };
    labels.len() > most || labels.len() > 1 && telephone::rows(&labels) > rows_most
}

/// So many lines of a telephone of what has befallen its reader there is room for on a page with few rows of answers;
/// each row more takes the room of some.
const NEWS_MOST: usize = 5;
const FEW_ROWS: usize = 3;
const NEWS_A_ROW: usize = 3;

/// How many lines of news there is room for beside these answers.
fn room_for_news(shown: &DrawnTable<'_>, screen: &Screen<usize>) -> usize {
    let rows = |group: &Group<usize>| match group.set.is_some() || is_menu(shown, group) {
        true => 1,
        false => telephone::rows_of_one_line(&labels(shown, group)),
    };
    let rows: usize = screen.groups.iter().map(rows).sum();
    NEWS_MOST.saturating_sub(NEWS_A_ROW * rows.saturating_sub(FEW_ROWS)).max(1)
}

/// In a first game, a button for what is advised where it would have to be looked for in a menu.
fn out_of_a_menu(shown: &DrawnTable<'_>, ask: &AnyAsk, screen: &Screen<usize>) -> Option<Component> {
    let menus = screen.groups.iter().filter(|group| group.set.is_none() && is_menu(shown, group));
    let mut presses = menus.flat_map(|group| group.presses.iter().map(move |press| (group, press)));
    let (group, press) = presses.find(|(_, press)| shown.state.lesson && press.weight == Weight::Main)?;
    Some(answer_button(shown, ask, press, kind_of(group)))
}

/// What the buttons of a group say.
fn labels(shown: &DrawnTable<'_>, group: &Group<usize>) -> Vec<String> {
    group.presses.iter().map(|press| shown.label(&press.label)).collect()
}

fn choice(shown: &DrawnTable<'_>, press: &kernel::Press<usize>) -> MenuItem {
    MenuItem {
        label: shown.label(&press.label),
        hint: press.hint.as_ref().map(|hint| shown.label(hint)).unwrap_or_default(),
        value: press.answer.to_string(),
        now: false,
    }
}

/// What can be pressed in a window without looking at one's hand: whoever holds nothing that fits can press
/// it as well as anybody.
pub fn declining(shown: &DrawnTable<'_>, window: u32) -> [Component; 2] {
    let at = |verb| Press::at(shown.table.id, verb);
    [
        plain_button(&shown.word("button-pass"), at(Verb::Decline).with(window).id()),
        plain_button(&shown.word("button-yield-turn"), at(Verb::Yield).with(0_u32).id()),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Group, Text, Weight, says_no};

    #[test]
    fn no_to_all_of_a_turn_stands_beside_a_no_that_stands_alone() {
        let press = |answer: &usize| crate::kernel::Press {
            label: Text::new("press"),
            hint: None,
            weight: Weight::Plain,
            answer: *answer,
        };
        let group = |answers: &[usize]| Group::of(Text::new("group"), answers.iter().map(press).collect());
        assert!(!says_no(0, &group(&[0, 1])), "a row of cards is theirs");
        assert!(!says_no(0, &group(&[1])), "another answer");
        assert!(says_no(0, &group(&[0])));
    }
}
