//! A table as it is drawn: what is saved, made readable once for whoever draws from it.

use super::names::{Marked, ReadBy};
use super::news::News;
use super::telephone;
use crate::drawing::{AnyScene, Captions, Drawing};
use crate::games;
use crate::host::{self, HostEvent, HostState, told};
use crate::kernel::{AnyAsk, AnyGame, AnyTable, Patience, Screen, Seat, Text, Viewer};
use crate::store::{Stage, StoreError, StoryRow, Table};
use crate::words::{Language, Words};

/// So many events are told on a table.
pub const LAST_TOLD: usize = 3;
/// So far back something may lie that has befallen somebody and that they have not read yet.
pub const LOOKED_BACK: usize = 24;
/// So many lines of what has befallen somebody stand before what is told last: a page has to fit a telephone.
const BEFALLEN_MOST: usize = 2;
/// So many rows of a telephone what has befallen somebody takes on their page where it is told at length, and so
/// many in plain sentences, of which each says less, or where nothing more is asked.
const BEFALLEN_ROWS: usize = 3;
const PLAIN_ROWS: usize = 5;
const ROWS_AT_THE_END: usize = 24;
/// So many events that a viewer is not told of may lie between others before the story is looked for once more.
const UNHEARD: i64 = 64;

/// A table, the host's state of it, and the game on it.
pub struct DrawnTable<'a> {
    /// The table.
    pub table: &'a Table,
    /// The host's state of it.
    pub state: HostState,
    /// The rules; none, when this program does not know the game.
    pub game: Option<&'static dyn AnyGame>,
    /// The game itself, once it has begun and if it can be read.
    pub play: Option<Box<dyn AnyTable>>,
    names: Marked,
    /// The words of the game, in the language that the reader reads.
    pub words: Words,
}

impl<'a> DrawnTable<'a> {
    /// Why the clock of the table stands still, as the key of a sentence.
    pub fn stands_still(&self) -> &'static str {
        if self.state.rests.is_some() { "board-rests" } else { "board-paused" }
    }

    /// A table, for somebody who reads this language.
    pub fn new(table: &'a Table, language: Language) -> DrawnTable<'a> {
        let game = games::by_kind(&table.kind);
        let save = table.save.as_ref();
        let loaded = game.zip(save).and_then(|(game, save)| game.load(&save.0).ok());
        let words = Words::of(language, game.map(|game| game.book()));
        let names = Marked::at(table, words);
        // Without that state nobody knows who is asked what, and until when.
        let mut play = loaded.map(|loaded| loaded.table).filter(|_| HostState::read(table).is_ok());
        if let Some(play) = play.as_deref_mut() {
            host::lay_jottings(table, play);
        }
        DrawnTable { table, state: HostState::of(table), game, play, names, words }
    }

    /// Whether there is anything that a player can plan now.
    pub fn may_plan(&self, seat: usize) -> bool {
        let planned = self.game.is_some_and(|game| game.features().plan_most > 0);
        planned
            && self.play.as_ref().is_some_and(|play| !play.plannable(Seat(seat as u8)).possible.is_empty())
    }

    /// Whether others are ever asked about somebody's move in this game.
    pub fn has_windows(&self) -> bool {
        self.game.is_some_and(|game| game.features().windows)
    }

    /// Whether the game has windows in which orders can answer.
    pub fn has_orders(&self) -> bool {
        self.game.is_some_and(|game| game.features().orders)
    }

    /// Says it in the reader's language.
    pub fn say(&self, text: &Text) -> String {
        self.words.say(text, &self.names)
    }

    /// Says what is told to a viewer: a player is spoken to, not of.
    pub fn tell(&self, viewer: Viewer, text: &Text) -> String {
        self.words.say(text, &ReadBy(&self.names, viewer))
    }

    /// A word without arguments.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// What a button says: names without marks.
    pub fn label(&self, text: &Text) -> String {
        self.words.say(text, &super::names::short(self.table, self.words))
    }

    /// What a player is called, in text.
    pub fn name(&self, seat: usize) -> String {
        crate::words::Names::name(&self.names, Seat(seat as u8))
    }

    /// The screen of a viewer, if there is a game.
    pub fn screen(&self, viewer: Viewer) -> Option<Screen<usize>> {
        self.play.as_ref().map(|play| play.screen(viewer))
    }

    /// The question to a seat.
    pub fn ask(&self, seat: usize) -> Option<AnyAsk> {
        let play = self.play.as_ref().filter(|_| self.table.stage == Stage::Running)?;
        play.asks().into_iter().find(|ask| ask.seat.index() == seat)
    }

    /// The seats for which the open question waits.
    pub fn waited_for(&self) -> Vec<Seat> {
        self.play.as_deref().map_or(Vec::new(), |play| host::waited_for(self.table, &self.state, play))
    }

    /// Whether the open question is put to whoever sits in this seat. For their eyes alone.
    pub fn is_put_to(&self, seat: usize) -> bool {
        let play = self.play.as_deref();
        play.is_some_and(|play| host::is_put_to(self.table, &self.state, play, Seat(seat as u8)))
    }

    /// Whether the open question is answered for whoever sits in this seat in a moment. For their eyes alone.
    pub fn is_answered_for(&self, seat: usize) -> bool {
        let play = self.play.as_deref();
        play.is_some_and(|play| host::is_answered_for(self.table, &self.state, play, Seat(seat as u8)))
    }

    /// Whether whoever sits in this seat may put off what happens by itself.
    pub fn may_wait(&self, seat: usize) -> bool {
        let play = self.play.as_deref();
        play.is_some_and(|play| host::may_wait(self.table, &self.state, play, Seat(seat as u8)))
    }

    /// The reaction window that is open, by the moment at which it opened. The number of its question counts
    /// answers, also those that lie face down: that is not for everybody.
    pub fn window(&self) -> Option<u32> {
        let play = self.play.as_ref().filter(|_| self.table.stage == Stage::Running)?;
        let open = play.asks().first().is_some_and(|ask| ask.patience == Patience::Reaction);
        self.state.clock.filter(|_| open).map(|clock| clock.since.timestamp_millis() as u32)
    }

    /// Whether a viewer is offered to go on live: at the table everybody is, in letters whoever has not said yes.
    pub fn offers_to_go_live(&self, viewer: Viewer) -> bool {
        let together = &self.state.together;
        self.table.stage == Stage::Running
            && match viewer {
                Viewer::Seat(seat) => together.asks(seat.0),
                Viewer::Spectator => together.until.is_some(),
            }
    }

    /// The story but for what the question says anyway.
    pub fn above_the_question<'s>(&self, story: &'s [StoryRow], viewer: Viewer) -> &'s [StoryRow] {
        let running = self.play.as_ref().filter(|_| self.table.stage == Stage::Running);
        let Some(play) = running.filter(|play| !play.asks().is_empty()) else { return story };
        let is_said = |row: &StoryRow| match HostEvent::is_one(&row.event) {
            true => HostEvent::of(&row.event) == Some(HostEvent::AllHere) && self.offers_to_go_live(viewer),
            false => play.is_on_the_page(&row.event),
        };
        self.but_for(story, viewer, is_said)
    }

    /// The story but for what a viewer was told last, as far as the page says it anyway.
    pub fn but_for<'s>(
        &self,
        mut story: &'s [StoryRow],
        viewer: Viewer,
        is_said: impl Fn(&StoryRow) -> bool,
    ) -> &'s [StoryRow] {
        let told = |row: &StoryRow| is_told(&self.table.kind, row, viewer);
        while let Some(last) = story.iter().rposition(told).filter(|at| is_said(&story[*at])) {
            story = &story[..last];
        }
        story
    }

    /// What this viewer is told of the last events of which they are told anything, so many of them; those
    /// before are there to be looked back upon.
    pub fn last_lines(&self, story: &[StoryRow], most: usize, viewer: Viewer) -> Vec<String> {
        self.lines(story, self.last_heard(story, most, viewer), viewer)
    }

    /// The first of the last events that are told to this viewer, by its number.
    fn last_heard(&self, story: &[StoryRow], most: usize, viewer: Viewer) -> i64 {
        let heard = story.iter().rev().filter(|row| is_told(&self.table.kind, row, viewer));
        heard.take(most).last().map_or(i64::MAX, |row| row.n)
    }

    /// What a player is told of the last events; before it, what else has befallen them since they last did something.
    pub fn news(&self, story: &[StoryRow], seat: usize) -> Vec<News> {
        let (seat, viewer) = (Seat(seat as u8), Viewer::Seat(Seat(seat as u8)));
        let seen = self.state.seen.get(&seat.0).copied().unwrap_or(0);
        let heard = self.last_heard(story, LAST_TOLD, viewer);
        // In the middle of a move nothing that was read before it is told once more.
        let chore = self.ask(seat.index()).is_some_and(|ask| ask.patience == Patience::Chore);
        let last = if chore { heard.max(seen + 1) } else { heard };
        let lines = told(self.table, self.play.as_deref(), story, last.min(seen + 1), viewer);
        let rows: Vec<i64> = self.befallen_rows(seat).iter().copied().filter(|n| *n > seen).collect();
        let (before, now): (Vec<_>, Vec<_>) =
            host::telling(&lines, &rows).into_iter().partition(|(n, ..)| *n < last);
        let befallen: Vec<_> = before.into_iter().filter(|(_, _, befell)| *befell).collect();
        let befallen = befallen[befallen.len().saturating_sub(BEFALLEN_MOST)..].iter().copied();
        let news = |(_, text, befell)| News { said: self.tell(viewer, text), befell };
        befallen.chain(now).map(news).collect()
    }

    /// What has befallen a seat since it last moved, out of the story from the first of it on, in a few rows:
    /// its page stands beside the table, which tells what was last.
    pub fn befallen(&self, story: &[StoryRow], seat: Seat) -> Vec<String> {
        let rows = self.befallen_rows(seat);
        let Some(first) = rows.first() else { return Vec::new() };
        let viewer = Viewer::Seat(seat);
        let story = self.above_the_question(story, viewer);
        let lines = told(self.table, self.play.as_deref(), story, *first, viewer);
        let befallen = host::telling(&lines, rows).into_iter().filter(|(_, _, befell)| *befell);
        let said: Vec<String> = befallen.map(|(_, text, _)| self.tell(viewer, text)).collect();
        let fits = telephone::lines(&said, telephone::SMALL) <= BEFALLEN_ROWS;
        if fits { said } else { self.plainly(story, rows, seat) }
    }

    /// What a seat is told of these events in a plain sentence each: of as many of the last as there is room for.
    pub fn plainly(&self, story: &[StoryRow], rows: &[i64], seat: Seat) -> Vec<String> {
        let told = story.iter().filter(|row| rows.contains(&row.n));
        let viewer = Viewer::Seat(seat);
        let lines = told.filter_map(|row| host::line(&self.table.kind, &row.event, viewer));
        let mut said = counted(lines.map(|text| self.tell(viewer, &text)));
        let most = if self.table.stage == Stage::Over { ROWS_AT_THE_END } else { PLAIN_ROWS };
        while said.len() > 1 && telephone::lines(&said, telephone::SMALL) > most {
            said.remove(0);
        }
        said
    }

    /// Which events have befallen a seat since it last moved.
    pub fn befallen_rows(&self, seat: Seat) -> &[i64] {
        self.state.befallen.get(&seat.0).map_or(&[], Vec::as_slice)
    }

    /// What this viewer is told of the events from this one on; those before it are there to be looked back upon.
    pub fn lines(&self, story: &[StoryRow], from: i64, viewer: Viewer) -> Vec<String> {
        self.numbered(story, from, viewer).into_iter().map(|(_, said)| said).collect()
    }

    /// The same with the number of the event that each line is about.
    pub fn numbered(&self, story: &[StoryRow], from: i64, viewer: Viewer) -> Vec<(i64, String)> {
        let texts = told(self.table, self.play.as_deref(), story, from, viewer);
        texts.iter().map(|(n, text)| (*n, self.tell(viewer, text))).collect()
    }

    /// The last of these events that there is a picture of, drawn.
    pub fn moment_drawing(&self, story: &[StoryRow]) -> Option<Drawing> {
        self.draw(AnyScene::Moment(&events(story)))
    }

    /// The table as everybody sees it, drawn.
    pub fn drawing(&self) -> Option<Drawing> {
        self.draw(AnyScene::Public(self.play.as_deref()?, &[]))
    }

    /// The table with what has just happened on it.
    pub fn moment(&self, story: &[StoryRow]) -> Option<Drawing> {
        self.draw(AnyScene::Public(self.play.as_deref()?, &events(story)))
    }

    /// How the game went and ended, drawn from all that was told.
    pub fn result(&self, story: &[StoryRow]) -> Option<Drawing> {
        self.draw(AnyScene::End(self.play.as_deref()?, &events(story)))
    }

    /// Whether that picture says who came in where.
    pub fn end_has_places(&self) -> bool {
        games::pictures(&self.table.kind).is_some_and(|game| game.end_has_places())
    }

    /// What is for the eyes of a player alone, drawn.
    pub fn own_drawing(&self, seat: usize) -> Option<Drawing> {
        self.draw(AnyScene::Own(self.play.as_deref()?, Seat(seat as u8)))
    }

    /// The same with the table, drawn.
    pub fn whole_drawing(&self, seat: usize) -> Option<Drawing> {
        self.draw(AnyScene::Whole(self.play.as_deref()?, Seat(seat as u8)))
    }

    /// The close-ups of the table, by name.
    pub fn close_ups(&self) -> Vec<Text> {
        let close_ups = self.play.as_deref().zip(games::pictures(&self.table.kind));
        close_ups.map(|(play, pictures)| pictures.close_ups(play)).unwrap_or_default()
    }

    /// One of these, drawn.
    pub fn close_up(&self, at: usize) -> Option<Drawing> {
        self.draw(AnyScene::CloseUp(self.play.as_deref()?, at))
    }

    /// A scene of this game, drawn.
    pub fn draw(&self, scene: AnyScene<'_>) -> Option<Drawing> {
        let names = super::names::drawn(self.table, self.words);
        games::pictures(&self.table.kind)?.draw_any(scene, &Captions::new(&names, self.words))
    }

    /// The moment at which time is up, as everybody's own clock shows it; words for a clock that stands still.
    pub fn until(&self) -> Option<String> {
        let deadline = self.table.deadline?;
        Some(format!("<t:{}:R>", deadline.timestamp()))
    }
}

/// Sentences that are the same and stand one after another, as one that says how often.
fn counted(said: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<(String, u32)> = Vec::new();
    for one in said {
        match all.last_mut().filter(|(last, _)| *last == one) {
            Some((_, times)) => *times += 1,
            None => all.push((one, 1)),
        }
    }
    let times = |(said, times): (String, u32)| if times > 1 { format!("{said} ×{times}") } else { said };
    all.into_iter().map(times).collect()
}

/// Whether a viewer is told anything of an event.
pub fn is_told(kind: &str, row: &StoryRow, viewer: Viewer) -> bool {
    host::line(kind, &row.event, viewer).is_some()
}

/// The last events of a table of which a viewer is told, so many and as many as have to be known to tell
/// them, with everything that lies between. What others alone are told takes nobody's place: where a line
/// stands says nothing about it.
pub async fn last_told(
    store: &dyn crate::store::Store,
    table: &Table,
    viewer: Viewer,
    most: usize,
) -> Result<Vec<StoryRow>, StoreError> {
    let look_back = games::by_kind(&table.kind).map_or(0, |game| game.look_back());
    let wanted = most + usize::try_from(look_back).unwrap_or(0);
    let told = HostState::of(table).told;
    let mut rows = 2 * wanted as i64 + UNHEARD;
    loop {
        let first = (told - rows + 1).max(1);
        let mut story = store.story(table.id, first, u32::MAX).await?;
        // What has happened since this table was read belongs to a newer one.
        story.retain(|row| row.n <= told);
        let heard = (0..story.len()).rev().filter(|at| is_told(&table.kind, &story[*at], viewer));
        match heard.take(wanted).enumerate().last() {
            Some((count, at)) if count + 1 == wanted => {
                story.drain(..at);
                return Ok(story);
            }
            _ if first == 1 => return Ok(story),
            _ => rows *= 4,
        }
    }
}

/// What was told, without its numbers.
fn events(story: &[StoryRow]) -> Vec<serde_json::Value> {
    story.iter().map(|row| row.event.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn what_has_happened_twice_running_is_said_once() {
        let said = counted(["a", "b", "b", "b", "a"].into_iter().map(str::to_owned));
        assert_eq!(said, ["a", "b ×3", "a"]);
    }
}
