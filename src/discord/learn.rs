//! A guided first race: in somebody's direct messages, against bots, without hurry, with a word of advice on every question.

use super::Bot;
use super::asked::{Asked, Reply};
use super::page::{Page, plain_button};
use super::press::{Press, Verb};
use super::router::Reader;
use super::table::Shown;
use super::wire::{Rank, Trouble};
use crate::host::{Ask, Opening, Pace, Request, Sorry};
use crate::table::{AnyAsk, AnyGame, Arg, Choice, Group, Screen, Tempo, Text};

/// Bots in a first race: with you they are as many as it takes.
const BOTS: u8 = 2;
/// Time to read.
const PACE: Pace = Pace {
    tempo: Tempo::Live,
    turn_secs: 30 * 60,
    reaction_secs: 15 * 60,
    chore_secs: 30 * 60,
    bot_millis: (1_200, 3_000),
};

/// Opens a first race and begins it. One that is still going on is shown again.
pub async fn learn(
    bot: &Bot,
    asked: &Asked,
    reader: &Reader,
    game: &'static dyn AnyGame,
) -> Result<Reply, Sorry> {
    let channel = match bot.direct(Rank::Waiting, asked.user).await {
        Ok(channel) => channel,
        Err(trouble) => return Ok(unreachable(reader, trouble)),
    };
    if let Some(table) = bot.host().store().open_in(channel).await? {
        bot.host().request(table, Ask::from(Request::ShowAgain)).await?;
        return Ok(pointing(reader, "lesson-already", channel));
    }
    let help = plain_button(&reader.word("button-help"), Press::of(Verb::Help).id());
    let welcome = Page::saying(reader.word("lesson-welcome")).row([help]);
    let nonce = bot.key().nonce("l", &[asked.id.get().cast_signed()]);
    if let Err(trouble) = bot.wire().post(Rank::Waiting, channel, &welcome, &nonce).await {
        return Ok(unreachable(reader, trouble));
    }
    let opening = Opening {
        kind: game.kind().to_owned(),
        guild: None,
        channel,
        user: asked.user,
        name: asked.name.clone(),
        language: reader.language.id().to_owned(),
        pace: PACE,
        options: game.first_race(),
        bots: BOTS,
        lesson: true,
        interaction: Some(asked.id.get()),
    };
    let table = bot.host().open(opening).await?;
    match bot.host().request(table, Ask::from(Request::Start { user: asked.user })).await {
        // The same press came twice.
        Ok(_) | Err(Sorry::Begun) => Ok(pointing(reader, "lesson-ready", channel)),
        Err(sorry) => Err(sorry),
    }
}

fn pointing(reader: &Reader, key: &str, channel: u64) -> Reply {
    let link = Arg::Verbatim(format!("https://discord.com/channels/@me/{channel}"));
    Page::saying(reader.say(&Text::new(key).with("link", link))).into()
}

fn unreachable(reader: &Reader, trouble: Trouble) -> Reply {
    tracing::debug!(?trouble, "a first race could not be opened in direct messages");
    Page::saying(reader.word("lesson-no-messages")).into()
}

/// What a question is about, and what a sensible beginner would answer; in a first race alone.
pub fn advice(shown: &Shown<'_>, ask: &AnyAsk, screen: &Screen<usize>) -> Vec<String> {
    let Some(play) = shown.play.as_ref().filter(|_| shown.notes.lesson) else { return Vec::new() };
    let key = screen.heading.key.replacen("ask-", "lesson-", 1);
    let about = shown.language.has(&key).then(|| format!("> 🎓 {}", shown.word(&key)));
    let best = play.advise(ask.seat).map(|best| {
        let what = Arg::Verbatim(label(shown, screen, best));
        format!("> {}", shown.say(&Text::new("lesson-advice").with("what", what)))
    });
    about.into_iter().chain(best).collect()
}

/// What the buttons of an answer say.
fn label(shown: &Shown<'_>, screen: &Screen<usize>, choice: Choice) -> String {
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
