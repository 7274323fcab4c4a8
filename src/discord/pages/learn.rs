//! A guided first game: in somebody's direct messages, against bots, without hurry, with a word of advice on
//! every question.

use super::sets::confirmation;
use crate::discord::Bot;
use crate::discord::gate::interaction::{Interaction, Reply};
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::rest::{Rank, Trouble};
use crate::host::{Once, Opening, Pace, Request, Sorry};
use crate::kernel::{AnyAsk, AnyGame, Arg, Choice, Group, Patience, Screen, Tempo, Text, Weight};
use crate::store::TableId;
use twilight_model::channel::message::component::Component;

/// In seconds.
const A_WEEK: u32 = 7 * 24 * 60 * 60;

/// Nobody else waits: there is time to read, and to go away and come back.
const PACE: Pace = Pace {
    tempo: Tempo::Live,
    turn_secs: A_WEEK,
    reaction_secs: A_WEEK,
    chore_secs: A_WEEK,
    bot_millis: (1_200, 3_000),
};

/// Opens a first game and begins it. One that is still going on is shown again.
pub async fn learn(
    bot: &Bot,
    asked: &Interaction,
    reader: &Reader,
    game: &'static dyn AnyGame,
) -> Result<Reply, Sorry> {
    let channel = match bot.direct(Rank::Waiting, asked.user).await {
        Ok(channel) => channel,
        Err(trouble) => return Ok(unreachable(reader, trouble)),
    };
    if let Some(table) = bot.host().store().open_in(channel).await? {
        return going_on(bot, reader, table, channel).await;
    }
    let help =
        plain_button(&reader.word("button-help"), Press::of(Verb::Help).with(0_u32).with(game.number()).id());
    let welcome = Page::saying(reader.word("lesson-welcome")).row([help]);
    let nonce = bot.seal().nonce("l", &[asked.id.get().cast_signed()]);
    if let Err(trouble) = bot.rest().post(Rank::Waiting, channel, &welcome, &nonce).await {
        return Ok(unreachable(reader, trouble));
    }
    let lesson = game.lesson();
    let opening = Opening {
        kind: game.kind().to_owned(),
        guild: None,
        channel,
        user: asked.user,
        name: asked.name.clone(),
        language: reader.words.language.id().to_owned(),
        pace: PACE,
        options: lesson.options,
        bots: lesson.seats.clamp(*game.seats().start(), *game.seats().end()).saturating_sub(1),
        lesson: true,
        after: None,
        interaction: Some(asked.id.get()),
    };
    let table = bot.host().open(opening).await?;
    match bot.host().request(table, Once::from(Request::Start { user: asked.user })).await {
        // The same press came twice.
        Ok(_) | Err(Sorry::Begun) => Ok(match asked.channel == channel {
            true => Page::saying(reader.word("lesson-below")).into(),
            false => pointing(reader, "lesson-ready", channel),
        }),
        Err(sorry) => Err(sorry),
    }
}

/// A game is still going on there: it is shown again, and may be ended by whoever would rather begin another.
async fn going_on(bot: &Bot, reader: &Reader, table: TableId, channel: u64) -> Result<Reply, Sorry> {
    let table = bot.host().request(table, Once::from(Request::ShowAgain)).await?.table;
    let name = reader.at(&table).word(&format!("game-{}", table.kind));
    let text = Text::new("lesson-already").with("link", link(channel)).with("game", Arg::Verbatim(name));
    let end = Press::at(table.id, Verb::Abandon).id();
    Ok(Page::saying(reader.say(&text)).row([plain_button(&reader.word("button-end"), end)]).into())
}

fn pointing(reader: &Reader, key: &str, channel: u64) -> Reply {
    Page::saying(reader.say(&Text::new(key).with("link", link(channel)))).into()
}

/// The way to somebody's direct messages.
fn link(channel: u64) -> Arg {
    Arg::Verbatim(format!("https://discord.com/channels/@me/{channel}"))
}

fn unreachable(reader: &Reader, trouble: Trouble) -> Reply {
    tracing::debug!(?trouble, "a first game could not be opened in direct messages");
    Page::saying(reader.word("lesson-no-messages")).into()
}

/// How often the same thing is explained.
const TWICE: u8 = 2;

/// In a first game alone: what a question is about, but not for ever; and what is worth knowing of the table
/// as it stands.
pub fn advice(shown: &DrawnTable<'_>, ask: &AnyAsk, screen: &Screen<usize>) -> Vec<String> {
    if !shown.state.lesson {
        return Vec::new();
    }
    let facts = shown.play.as_ref().and_then(|play| play.lesson_facts(ask.seat));
    let facts = facts.map(|facts| format!("> {}", shown.say(&facts)));
    let asked_before = shown.state.taught.get(&screen.heading.key).copied().unwrap_or(0);
    if asked_before >= TWICE {
        return facts.into_iter().collect();
    }
    let key = screen.heading.key.replacen("ask-", "lesson-", 1);
    // It knows what the question knows, and says what is so here.
    let about = Text { key, ..screen.heading.clone() };
    let about = shown.words.has(&about.key).then(|| format!("> 🎓 {}", shown.say(&about)));
    about.into_iter().chain(facts).collect()
}

/// What the buttons of an answer say.
fn label(shown: &DrawnTable<'_>, screen: &Screen<usize>, choice: Choice) -> String {
    let pressed = |group: &Group<usize>, answer: usize| match (choice, &group.set) {
        (Choice::One(at), None) => answer == at,
        (Choice::Several { of, items }, Some(set)) => set.of == of && items & (1 << answer) != 0,
        _ => false,
    };
    let mut labels = Vec::new();
    for group in &screen.groups {
        let presses = group.presses.iter().filter(|press| pressed(group, press.answer));
        labels.extend(presses.map(|press| shown.label(&press.label)));
    }
    labels.join(", ")
}

/// In a first game the one main button is what is advised, and says so: whoever presses nothing else gets to the end. In
/// any other it is what a hint has named, once it was asked for.
pub fn marked(
    shown: &DrawnTable<'_>,
    ask: &AnyAsk,
    mut screen: Screen<usize>,
    hint: Option<usize>,
) -> Screen<usize> {
    let lesson = shown.state.lesson;
    let best = if lesson { best(shown, ask) } else { hint.map(Choice::One) };
    let Some(best) = best else { return screen };
    for press in
        screen.groups.iter_mut().filter(|group| group.set.is_none()).flat_map(|group| &mut group.presses)
    {
        if Choice::One(press.answer) == best {
            press.weight = Weight::Main;
            let key = if lesson { "lesson-advised" } else { "hint-advised" };
            press.label = Text::new(key).with("what", press.label.clone());
        } else if press.weight == Weight::Main {
            press.weight = Weight::Plain;
        }
    }
    screen
}

/// In a first game, a button for what is advised where it would have to be chosen from menus. The number of
/// the question is one that says nothing.
pub fn advised(shown: &DrawnTable<'_>, ask: &AnyAsk, screen: &Screen<usize>) -> Option<Component> {
    let Choice::Several { of, items } = best(shown, ask)? else { return None };
    let set = screen.groups.iter().filter_map(|group| group.set.as_ref()).find(|set| set.of == of)?;
    let what = label(shown, screen, Choice::Several { of, items });
    let what = Arg::Verbatim(format!("{}: {what}", shown.label(&set.confirm)));
    let label = shown.label(&Text::new("lesson-advised").with("what", what));
    Some(main_button(&label, confirmation(shown.table.id, ask.number, ask, of, items).id()))
}

/// What a sensible beginner would answer; nothing, where nobody waits for an answer: it says that there is nothing to press.
fn best(shown: &DrawnTable<'_>, ask: &AnyAsk) -> Option<Choice> {
    if ask.patience == Patience::Offer {
        return None;
    }
    shown.play.as_ref().filter(|_| shown.state.lesson)?.advise(ask.seat)
}
