//! Commands for people who like typing: the same answers that the buttons give, suggested while one types.

use super::framework::{Context, answer, asked, table_here};
use crate::discord::Bot;
use crate::discord::commands::framework::Failure;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::pages::sets::confirmation;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{self, Press};
use crate::discord::parts::reader::Reader;
use crate::host::{Sorry, seated};
use crate::kernel::{self, AnyGame, Arg, Seat, Text, Verb, Viewer, Weight};
use crate::words::Language;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use twilight_model::channel::message::component::Component;

/// Numbers of a suggested answer.
const ANSWER: usize = 3;
/// Numbers of a suggested set.
const SET: usize = 5;

/// From so many items on, a set that gives something up is asked about first.
const SURE_FROM: usize = 3;
/// Whole moves that are suggested before anything is typed.
const NAMED: usize = 5;
/// Numbers of a range that are named, at most.
const RANGE: u32 = 10;
/// What stands between the last two of several numbers in a sentence, in any language.
const AND: [&str; 2] = ["and", "y"];

/// Suggestions that Discord shows at most.
const SUGGESTIONS: usize = 25;
/// Moves that are offered as buttons at most: four rows of five, the last of them the way to all.
const BUTTONS: usize = 19;

/// The command of one of a game's verbs.
pub fn verb(verb: &'static Verb) -> poise::Command<Bot, Failure> {
    let mut command = a_move();
    command.identifying_name = verb.id.into();
    command.custom_data = Box::new(verb);
    command
}

/// What the game here calls being done: one of its verbs, where it has it.
pub fn done() -> poise::Command<Bot, Failure> {
    let mut command = a_move();
    command.identifying_name = DONE.into();
    command.custom_data = Box::new(Done);
    command
}

/// The name of that verb in every game.
const DONE: &str = "done";

/// Marks the command that means that verb.
struct Done;

/// The command for every other move.
pub fn any() -> poise::Command<Bot, Failure> {
    let mut command = a_move();
    command.identifying_name = "move".into();
    command
}

/// Makes a move.
#[poise::command(slash_command)]
async fn a_move(
    ctx: Context<'_>,
    #[description = "_"]
    #[autocomplete = "suggest"]
    what: Option<String>,
) -> Result<(), Failure> {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    answer(ctx, async { make(ctx, bot, &asked, what.as_deref()).await }).await
}

/// The kind of move that this command stands for in a game; any, where it says nothing.
fn fitting(ctx: Context<'_>, game: Option<&dyn AnyGame>) -> Option<&'static Verb> {
    let data = &ctx.command().custom_data;
    if data.is::<Done>() {
        return game?.verbs().iter().find(|verb| verb.id == DONE);
    }
    data.downcast_ref::<&'static Verb>().copied()
}

/// One move that could be made.
struct Move {
    label: String,
    code: String,
    press: Press,
    /// Typed, it is asked about first: how.
    sure: Option<&'static str>,
    /// Numbers that were typed more than once: that too is asked about first.
    doubles: Vec<String>,
}

/// The moves that somebody could make now with this command.
async fn moves(
    ctx: Context<'_>,
    bot: &Bot,
    asked: &Interaction,
    language: Language,
    typed: &str,
) -> Result<Vec<Move>, Sorry> {
    let id = table_here(ctx).await?;
    let table = bot.host().loaded(id).await?;
    let seat = seated(&table, asked.user)?;
    let shown = DrawnTable::new(&table, language);
    let verb = fitting(ctx, shown.game);
    if shown.play.is_none() {
        return Err(Sorry::NotRunning);
    }
    let ask = shown.ask(seat).ok_or(Sorry::NotAsked)?;
    let Some(screen) = shown.screen(Viewer::Seat(Seat(seat as u8))) else { return Ok(Vec::new()) };
    let fits = |button: &kernel::Press<usize>| {
        verb.is_none_or(|verb| verb.presses.contains(&button.label.key.as_str()))
    };
    let is_grave = |label: &Text| verb.is_some_and(|verb| verb.grave.contains(&label.key.as_str()));
    // As in buttons, the number of the question says nothing.
    let question = bot.seal().hide(id, ask.number);
    let mut moves = Vec::new();
    for group in &screen.groups {
        let fitting: Vec<&kernel::Press<usize>> =
            group.presses.iter().filter(|button| fits(button)).collect();
        if let Some(set) = &group.set {
            let labels: Vec<String> = fitting.iter().map(|button| shown.label(&button.label)).collect();
            let confirm = shown.label(&set.confirm);
            moves.extend(typed_sets(&labels, typed).into_iter().map(|items| {
                let press = confirmation(id, question, &ask, set.of, items);
                let chosen = || (0..labels.len()).filter(|at| items & (1 << at) != 0);
                let said: Vec<&str> = chosen().map(|at| labels[at].as_str()).collect();
                let label = format!("{confirm}: {}", said.join(", "));
                let is_too_few = |at: usize| matches!(fitting[at].weight, Weight::GraveBelow(most) if said.len() < usize::from(most));
                let sure = match said.len() {
                    _ if chosen().any(is_too_few) => Some("move-sure-grave"),
                    many if many >= SURE_FROM && is_grave(&set.confirm) => Some("move-sure-set"),
                    _ => None,
                };
                Move { label, code: code(&press), press, sure, doubles: doubles(&labels, typed) }
            }));
            continue;
        }
        moves.extend(fitting.into_iter().map(|button| {
            let press = Press::at(id, press::Verb::Answer).with(question).with(ask.choices as u32);
            let press = press.with(button.answer as u32);
            let sure = is_grave(&button.label).then_some("move-sure");
            let label = shown.label(&button.label);
            Move { label, code: code(&press), press, sure, doubles: Vec::new() }
        }));
    }
    Ok(moves)
}

/// A label or a part of it as anybody types it: capitals do not matter, and a space is a space, though in a
/// label a line may not end there.
fn as_typed(text: &str) -> String {
    text.to_lowercase().replace('\u{a0}', " ")
}

/// What a suggestion sends: the numbers of its press.
fn code(press: &Press) -> String {
    let numbers: Vec<String> = press.numbers.iter().map(u32::to_string).collect();
    numbers.join(".")
}

/// The sets that somebody may mean who has typed so far: items one after the other, with commas between them,
/// or with spaces where they are numbers. What stands last may be the beginning of several.
fn typed_sets(labels: &[String], typed: &str) -> Vec<u64> {
    let numbers = are_numbers(labels);
    let typed = as_typed(typed);
    let ends = |c: char| c == ',' || c == ';' || numbers && c.is_whitespace();
    let mut words: Vec<&str> = typed.split(ends).map(str::trim).collect();
    words.retain(|word| !numbers || !AND.contains(word));
    let last = words.pop().unwrap_or_default();
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let labels = labels.iter().enumerate().filter(|(_, label)| fits(&as_typed(label)));
        labels.map(|(at, _)| at).collect()
    };
    // What is named in full is meant, even where a longer name begins like it; what is marked already is not
    // marked again.
    let meant = |word: &str, marked: u64| -> Vec<usize> {
        let exact = named(&|label| label == word);
        let all = if exact.is_empty() { named(&|label| label.contains(word)) } else { exact };
        all.into_iter().filter(|at| marked & (1 << at) == 0).collect()
    };
    let mut marked = 0_u64;
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        match meant(word, marked).first() {
            // Of twins the first will do.
            Some(at) => marked |= 1 << at,
            None if named(&|label| label == word).is_empty() => return Vec::new(),
            None => {}
        }
    }
    let more = meant(last, marked);
    if marked != 0 && (last.is_empty() || more.is_empty() && !named(&|label| label == last).is_empty()) {
        return vec![marked];
    }
    more.into_iter().map(|at| marked | 1 << at).collect()
}

fn are_numbers(labels: &[String]) -> bool {
    labels.iter().all(|label| label.chars().all(|c| c.is_ascii_digit()))
}

/// The numbers that somebody has typed more than once, each once: of numbers there are no twins.
fn doubles(labels: &[String], typed: &str) -> Vec<String> {
    if !are_numbers(labels) {
        return Vec::new();
    }
    let words: Vec<&str> = typed.split(|c: char| !c.is_ascii_digit()).collect();
    let again = |label: &&String| words.iter().filter(|word| **word == label.as_str()).count() > 1;
    labels.iter().filter(again).cloned().collect()
}

/// The numbers of a range such as `5-9`, one by one: as such it is not read, for whoever names a number means it.
fn range(typed: &str) -> Option<String> {
    let mut ends = typed.split(['-', '–']).map(|end| end.trim().parse::<u32>().ok());
    let (from, to) = (ends.next()??, ends.next()??);
    let short = from < to && to - from < RANGE && ends.next().is_none();
    short.then(|| (from..=to).map(|number| number.to_string()).collect::<Vec<_>>().join(" "))
}

/// What could be meant by what has been typed so far. Only whoever types sees it.
async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (bot, asked) = (ctx.framework.user_data, asked(ctx));
    let language = bot.words(&asked).await.language;
    // Nothing to suggest is no mistake: the command itself will say why.
    let moves = moves(ctx, bot, &asked, language, typed).await.unwrap_or_default();
    let lower = as_typed(typed);
    // Sets have been looked for by what is typed already.
    let fitting = moves
        .into_iter()
        .filter(|one| one.press.verb == press::Verb::Confirm || as_typed(&one.label).contains(&lower));
    let fitting = fitting.map(|one| (crate::drawing::cut(&one.label, 100), one.code));
    let lines = lines(ctx, bot, &asked, language, &lower).await.unwrap_or_default();
    let lines = lines.into_iter().filter(|line| line.chars().count() <= 100).map(|line| (line.clone(), line));
    let choices = lines.chain(fitting).take(SUGGESTIONS);
    let choices = choices.map(|(name, value)| AutocompleteChoice::new(name, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Whole moves in the game's own notation. To whoever has typed nothing yet only the best few are named.
async fn lines(
    ctx: Context<'_>,
    bot: &Bot,
    asked: &Interaction,
    language: Language,
    typed: &str,
) -> Result<Vec<String>, Sorry> {
    let mut lines = bot.lines(asked, table_here(ctx).await?, language, typed).await?;
    lines.truncate(if typed.is_empty() { NAMED } else { SUGGESTIONS });
    Ok(lines)
}

async fn make(ctx: Context<'_>, bot: &Bot, asked: &Interaction, what: Option<&str>) -> Result<Reply, Sorry> {
    let reader = bot.reader(asked).await?;
    let typed = what.unwrap_or_default();
    if fitting(ctx, None).is_some_and(|verb| verb.presses.is_empty()) {
        return jot(ctx, bot, asked, &reader, typed).await;
    }
    if let Some(line) = what.filter(|what| !is_code(what))
        && let Some(reply) = bot.read_line(asked, &reader, table_here(ctx).await?, line).await?
    {
        return Ok(reply);
    }
    let mut moves = moves(ctx, bot, asked, reader.words.language, typed).await?;
    if let Some(confirmed) = chosen_set(ctx, typed).await? {
        return Ok(bot.press(asked, &confirmed, None).await);
    }
    if let Some(what) = what {
        if let Some(exact) = moves.iter().position(|one| one.code == what) {
            moves = vec![moves.swap_remove(exact)];
        } else if is_code(what) {
            return Err(Sorry::Stale);
        } else {
            let typed = as_typed(what);
            let exact = moves.iter().position(|one| as_typed(&one.label) == typed);
            match exact {
                Some(exact) => moves = vec![moves.swap_remove(exact)],
                None => moves.retain(|one| {
                    one.press.verb == press::Verb::Confirm || as_typed(&one.label).contains(&typed)
                }),
            }
        }
    }
    match &moves[..] {
        [one] if one.sure.is_none() && one.doubles.is_empty() => Ok(bot.press(asked, &one.press, None).await),
        [] => match range(typed) {
            Some(numbers) => {
                let text = Text::new("move-range").with("numbers", Arg::Verbatim(numbers));
                Ok(Page::saying(reader.say(&text)).into())
            }
            None => Ok(Page::saying(reader.word("move-none")).into()),
        },
        [one] => {
            let reader = reader.at(&bot.host().loaded(table_here(ctx).await?).await?);
            let key = one.sure.unwrap_or("move-sure-so");
            let doubles = Text::new("move-doubles").with("numbers", Arg::Verbatim(one.doubles.join(", ")));
            let doubles = (!one.doubles.is_empty()).then(|| reader.say(&doubles));
            Ok(Page::new()
                .lines(doubles.into_iter().chain([reader.word(key)]))
                .row(buttons(&reader, std::slice::from_ref(one)))
                .into())
        }
        // Whoever has typed nothing sees all of them, and what is known of each, on their own page.
        _ if typed.is_empty() => {
            Ok(bot.press(asked, &Press::at(table_here(ctx).await?, press::Verb::Hand), None).await)
        }
        several => Ok(Page::saying(reader.word("move-which")).row(buttons(&reader, several)).into()),
    }
}

/// What a line jots down; where nothing can be read, the page on which it is done.
async fn jot(
    ctx: Context<'_>,
    bot: &Bot,
    asked: &Interaction,
    reader: &Reader,
    typed: &str,
) -> Result<Reply, Sorry> {
    let id = table_here(ctx).await?;
    match bot.jot_line(asked, reader, id, typed).await? {
        Some(reply) => Ok(reply),
        None => Ok(bot.press(asked, &Press::at(id, press::Verb::Jot), None).await),
    }
}

/// The moves as buttons, as many as a message takes, and the way to all of them.
fn buttons(reader: &Reader, moves: &[Move]) -> Vec<Component> {
    let table = moves.iter().find_map(|one| one.press.table);
    let hand = table.map(|table| {
        plain_button(&reader.word("button-back-to-hand"), Press::at(table, press::Verb::Hand).id())
    });
    // What stands out is what one would press: of several nobody says which that is.
    let button = |one: &Move| match moves {
        [_] => main_button(&one.label, one.press.id()),
        _ => plain_button(&one.label, one.press.id()),
    };
    moves.iter().take(BUTTONS).map(button).chain(hand).collect()
}

/// Whether this was a suggestion once: the numbers of an answer, or of a set.
fn is_code(what: &str) -> bool {
    [ANSWER, SET].contains(&what.split('.').count())
        && what.split('.').all(|part| part.parse::<u32>().is_ok())
}

/// The press that a suggested set stands for, where it was one.
async fn chosen_set(ctx: Context<'_>, what: &str) -> Result<Option<Press>, Sorry> {
    if !is_code(what) || what.split('.').count() != SET {
        return Ok(None);
    }
    let numbers = what.split('.').filter_map(|part| part.parse::<u32>().ok());
    let press = Press::at(table_here(ctx).await?, press::Verb::Confirm);
    Ok(Some(numbers.fold(press, Press::with)))
}

#[cfg(test)]
mod tests {
    use super::{doubles, range, typed_sets};

    #[test]
    fn numbers_are_read_as_they_are_said() {
        let numbers: Vec<String> = (1..=15).map(|number| number.to_string()).collect();
        let five_nine_twelve = 1 << 4 | 1 << 8 | 1 << 11;
        assert_eq!(typed_sets(&numbers, "5 5 12,9 y 12"), [five_nine_twelve]);
        assert_eq!(typed_sets(&numbers, "5, 9 and 12"), [five_nine_twelve]);
        assert!(typed_sets(&numbers, "5-9").is_empty() && typed_sets(&numbers, "5 9 50").is_empty());
        assert_eq!(range("5-9").as_deref(), Some("5 6 7 8 9"));
        assert_eq!(range(" 5 – 6 ").as_deref(), Some("5 6"));
        for other in ["9-5", "5-", "5 9", "1-2-3", "1-41", ""] {
            assert_eq!(range(other), None, "{other}");
        }
    }

    #[test]
    fn what_is_typed_twice_is_said() {
        let numbers: Vec<String> = (1..=41).map(|number| number.to_string()).collect();
        assert_eq!(doubles(&numbers, "5 5 12,9 y 12"), ["5", "12"]);
        assert!(doubles(&numbers, "5 9 15 1").is_empty(), "15 is not 5 once more");
        let cards = ["Airbag", "Airbag"].map(str::to_owned);
        assert!(doubles(&cards, "airbag; airbag").is_empty(), "twins are two");
    }

    #[test]
    fn items_are_typed_one_after_the_other() {
        let cards = ["Spikey Bits", "¡Iä! ¡Iä!", "Airbag", "Airbag"].map(str::to_owned);
        assert_eq!(typed_sets(&cards, ""), [1, 2, 4, 8], "each to begin with");
        assert_eq!(typed_sets(&cards, "spik"), [1]);
        assert_eq!(typed_sets(&cards, "Spikey Bits, air"), [0b101, 0b1001]);
        assert_eq!(typed_sets(&cards, "airbag; airbag"), [0b1100]);
        assert_eq!(typed_sets(&cards, "spikey bits,"), [1], "a comma too many");
        assert!(typed_sets(&cards, "wheel, airbag").is_empty());
        let numbers: Vec<String> = (1..=41).map(|n: u32| n.to_string()).collect();
        assert_eq!(typed_sets(&numbers, "3 9 17"), [1 << 2 | 1 << 8 | 1 << 16]);
        assert_eq!(typed_sets(&numbers, "3"), [1 << 2], "an exact label beats a longer one");
        assert_eq!(typed_sets(&numbers, "5 5 12"), [1 << 4 | 1 << 11], "doubles are dropped");
        assert_eq!(typed_sets(&numbers, "12 5 5"), [1 << 4 | 1 << 11]);
    }
}
