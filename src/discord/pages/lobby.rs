//! The lobby: who sits where, and what is to be played.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::duration::duration;
use crate::discord::parts::names;
use crate::discord::parts::page::{Page, button, main_button, only_if, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::drawing::AnyScene;
use crate::drivers::Level;
use crate::host::{Tempo, is_alone};
use crate::kernel::{AnyGame, Arg, Patience, Seat, Text};
use crate::store::{Chair, Pilot, TableId};
use crate::words::Words;
use serde_json::Value;
use twilight_model::channel::message::component::ButtonStyle;

/// The public page of a table that has not begun.
pub fn lobby(shown: &DrawnTable<'_>) -> Page {
    let table = shown.table;
    let at = |verb| Press::at(table.id, verb).id();
    let Some(game) = shown.game else { return Page::saying(shown.word("sorry-unknown-game")) };
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let seats = table.seats.len() as u8;
    let heading = Text::new("lobby-heading").with("seats", seats).with("most", most);
    let missing = least.saturating_sub(seats);
    let full = is_full(shown);
    // Whoever joins a full table takes the place of a bot.
    let no_seat = full && table.seats.iter().all(|chair| chair.user.is_some());
    let wait = match missing {
        0 => Text::new("lobby-ready"),
        _ => Text::new("lobby-missing").with("missing", missing),
    };
    let start = main_button(&shown.word("button-start"), at(Verb::Start));
    let bring = super::bring::is_asked(game, &options(shown));
    let bring = bring.then(|| plain_button(&shown.word("button-bring"), at(Verb::Bring)));
    // Where the dice are known beforehand nothing can be mixed into them.
    let word =
        shown.state.commitment.as_ref().map(|_| plain_button(&shown.word("button-word"), at(Verb::Word)));
    let banner = shown.draw(AnyScene::Lobby);
    Page::new()
        .text(format!("## {}", shown.word(&format!("game-{}", table.kind))))
        .text(format!("{} {}", shown.word(&format!("pitch-{}", table.kind)), takes(shown)))
        .lines([format!("**{}**", shown.say(&heading))].into_iter().chain(chairs(shown)))
        .lines(game.remark(seats).map(|remark| format!("-# {}", shown.say(&remark))))
        .text(format!("-# {}", in_short(shown).join(" · ")))
        .lines(super::luck::sealed(shown))
        .text(format!("-# {}", shown.say(&wait)))
        .row(
            [
                Some(only_if(
                    !no_seat,
                    button(ButtonStyle::Success, &shown.word("button-join"), at(Verb::Join)),
                )),
                Some(plain_button(&shown.word("button-how"), at(Verb::Help))),
                word,
                Some(plain_button(&shown.word("button-leave"), at(Verb::Leave))),
            ]
            .into_iter()
            .flatten(),
        )
        .row(
            [
                only_if(missing == 0, start),
                only_if(!full, plain_button(&shown.word("button-add-bot"), at(Verb::AddBot))),
                plain_button(&shown.word("button-options"), at(Verb::Options)),
            ]
            .into_iter()
            .chain(bring),
        )
        .sketched(banner)
}

/// Whether there is no chair left.
pub fn is_full(shown: &DrawnTable<'_>) -> bool {
    shown.game.is_none_or(|game| shown.table.seats.len() >= usize::from(*game.seats().end()))
}

/// Who sits there, and who is the host.
fn chairs(shown: &DrawnTable<'_>) -> Vec<String> {
    let table = shown.table;
    let chair = |(seat, chair): (u8, &Chair)| {
        let key = match (chair.pilot, crate::host::host_of(table) == Some(usize::from(seat))) {
            (Pilot::Bot, _) => return bot(shown, seat),
            (_, true) => "lobby-chair-opener",
            _ => "lobby-chair",
        };
        let said = shown.say(&Text::new(key).with("number", i64::from(seat) + 1).with("player", Seat(seat)));
        [said].into_iter().chain(chosen(shown, chair)).collect::<Vec<_>>().join(" · ")
    };
    (0..).zip(&table.seats).map(chair).collect()
}

/// What somebody has chosen that only one can have: others choose otherwise.
fn chosen(shown: &DrawnTable<'_>, chair: &Chair) -> Vec<String> {
    let dials = shown.game.map(|game| game.seat_dials()).unwrap_or_default();
    let chosen = dials.into_iter().filter_map(|dial| {
        let at = dial.taken_by([&chair.brought.0].into_iter()).first().copied()?;
        Some(shown.word(&format!("dial-{}-{}", dial.id, dial.notches[at].id)))
    });
    chosen.collect()
}

/// A bot, and how well it plays: people know whom they face.
fn bot(shown: &DrawnTable<'_>, seat: u8) -> String {
    let level = Text::new(level_key(shown.state.bots));
    let text = Text::new("lobby-chair-bot").with("number", i64::from(seat) + 1);
    let said = shown.say(&text.with("player", Seat(seat)).with("level", level));
    match temper(shown, seat) {
        Some(temper) => format!("{said}: {}", shown.word(&format!("temper-{temper}"))),
        None => said,
    }
}

/// The temper by which a bot will play: where only those who think have one, only theirs.
fn temper(shown: &DrawnTable<'_>, seat: u8) -> Option<&'static str> {
    let mind = crate::games::mind(&shown.table.kind)?;
    let chair = shown.table.seats.get(usize::from(seat))?;
    mind.temper_of(&chair.name, shown.state.bots)
}

/// How many will play: who sits there, and as many as are needed at least.
pub fn seated(shown: &DrawnTable<'_>, game: &dyn AnyGame) -> u8 {
    (shown.table.seats.len() as u8).max(*game.seats().start())
}

/// How long it takes.
fn takes(shown: &DrawnTable<'_>) -> String {
    let takes =
        shown.game.and_then(|game| game.takes(&options(shown), seated(shown, game), shown.state.pace.tempo));
    takes.map(|time| shown.say(&Text::new("lobby-takes").with("time", time))).unwrap_or_default()
}

/// More dials than this are not read by people who decide whether to join.
const DIALS_MOST: usize = 4;

/// What will be played, a few words a dial; of a game with many, only what is not as it is usually played.
pub fn in_short(shown: &DrawnTable<'_>) -> Vec<String> {
    let mut dials = dials(shown);
    let many = dials.len() > DIALS_MOST;
    dials.retain(|(_, usual)| !many || !usual);
    let rest = if dials.is_empty() { "lobby-usual" } else { "lobby-usual-else" };
    let pace = [shown.say(&pace_line(shown))].into_iter();
    pace.chain(dials.into_iter().map(|(said, _)| said)).chain(many.then(|| shown.word(rest))).collect()
}

/// How each dial stands, and whether it stands so where nobody touches it. What is proposed over days alone is worth a
/// word there.
fn dials(shown: &DrawnTable<'_>) -> Vec<(String, bool)> {
    let Some(game) = shown.game else { return Vec::new() };
    let (now, usual) = (options(shown), game.proposed(seated(shown, game), Tempo::Live));
    let dials = game.dials().into_iter().filter_map(|dial| {
        let at = dial.at(&now)?;
        let notch = dial.notches.get(at)?;
        let is_usual = dial.at(&usual) == Some(at);
        let about = shown.word(&format!("dial-{}", dial.id));
        let said = format!("{about}: {}", shown.word(&format!("dial-{}-{}", dial.id, notch.id)));
        // A switch that is off is not worth a word, unless it usually is on.
        (notch.id != "off" || !is_usual).then_some((said, is_usual))
    });
    dials.collect()
}

/// What is settled, the proposals included.
pub fn options(shown: &DrawnTable<'_>) -> Value {
    shown.game.map_or(Value::Null, |game| crate::host::options(game, shown.table, &shown.state))
}

fn pace_line(shown: &DrawnTable<'_>) -> Text {
    let pace = &shown.state.pace;
    let (key, tempo) = match pace.tempo {
        Tempo::Live => ("lobby-pace", "pace-live"),
        // Nobody is waited for in other people's turns, unless they ask for it.
        Tempo::Slow => ("lobby-pace-days", "pace-days"),
    };
    // Who is alone with bots is hurried by nobody.
    let key = if shown.has_windows() && !is_alone(shown.table) { key } else { "lobby-pace-turns" };
    let at_once = pace.patience(Patience::AtOnce).num_seconds() as u32;
    Text::new(key)
        .with("pace", Text::new(tempo))
        .with("turn", duration(pace.turn_secs))
        .with("at-once", duration(at_once))
        .with("is-shorter", i64::from(at_once < pace.turn_secs))
        .with("reaction", duration(pace.reaction_secs))
}

/// Under what a level stands in language files.
pub fn level_key(level: Level) -> String {
    format!("level-{}", level.id().replace('_', "-"))
}

/// Calls those who played together to another game.
pub fn call(words: Words, table: TableId, by: &str, others: &[u64]) -> Page {
    let names = others.iter().map(|user| format!("<@{user}>")).collect();
    let text = Text::new("again-call")
        .with("player", Arg::Verbatim(names::escape(by)))
        .with("others", Arg::Verbatim(words.list(names)));
    let join = button(ButtonStyle::Success, &words.word("button-join"), Press::at(table, Verb::Join).id());
    let page = Page::saying(words.say(&text, &crate::words::Nobody)).row([join]);
    others.iter().fold(page, |page, user| page.mention(*user))
}
