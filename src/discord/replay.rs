//! A race that is over, turn by turn: played again from its seed and its answers, with the picture of every moment.

use super::Bot;
use super::page::{Page, main_button, plain_button};
use super::press::{Press, Verb};
use super::table::Shown;
use crate::host::{Sorry, line};
use crate::picture;
use crate::store::Stage;
use crate::table::{AnyGame, Refusal, Replayed, Seed, Text, Viewer};
use serde_json::Value;
use serenity::builder::CreateAttachment;

/// A race as it can be played again.
struct Race<'a> {
    game: &'static dyn AnyGame,
    options: &'a Value,
    seats: u8,
    seed: Seed,
    evidence: Vec<Value>,
}

impl Race<'_> {
    /// The race after so many answers.
    fn after(&self, answers: usize) -> Result<Replayed, Refusal> {
        self.game.replay(self.options, self.seats, self.seed, &self.evidence[..answers])
    }

    /// The race at the end of a turn.
    fn at_end_of(&self, turn: u32) -> Result<Replayed, Refusal> {
        let (mut low, mut high) = (0, self.evidence.len());
        while low < high {
            let middle = (low + high).div_ceil(2);
            if self.after(middle)?.table.turn() <= turn { low = middle } else { high = middle - 1 }
        }
        self.after(low)
    }
}

/// The page of one turn: the press says which.
pub async fn replay(bot: &Bot, shown: &Shown<'_>, press: &Press) -> Result<Page, Sorry> {
    let (Stage::Over, Some(game), Some(play)) = (shown.table.stage, shown.game, &shown.play) else {
        return Ok(Page::saying(shown.word("replay-not-yet")));
    };
    let inputs = bot.host().store().inputs(shown.table.id).await?;
    let race = Race {
        game,
        options: &shown.table.options,
        seats: shown.table.seats.len() as u8,
        seed: play.seed(),
        evidence: inputs.into_iter().map(|row| row.input).collect(),
    };
    let last = play.turn();
    let turn = press.number(0).min(last);
    // Of other rules the same answers would make another race.
    Ok(match pages(shown, &race, turn, last) {
        Ok(page) => page,
        Err(_) => Page::saying(shown.word("replay-other-rules")),
    })
}

fn pages(shown: &Shown<'_>, race: &Race<'_>, turn: u32, last: u32) -> Result<Page, Refusal> {
    let now = race.at_end_of(turn)?;
    let before = match turn.checked_sub(1) {
        Some(before) => race.at_end_of(before)?.news.len(),
        None => 0,
    };
    let told = now.news.iter().skip(before);
    let told = told.filter_map(|event| line(&shown.table.kind, event, Viewer::Spectator));
    let view = now.table.view(Viewer::Spectator);
    let drawing = picture::by_kind(&shown.table.kind)
        .and_then(|pictures| pictures.table(&view, &shown.plain(), shown.language));
    let screen = now.table.screen(Viewer::Spectator);
    let to = |turn: u32| Press::at(shown.table.id, Verb::Replay).with(turn).id();
    let heading = Text::new("replay-heading").with("turn", i64::from(turn)).with("last", i64::from(last));
    let mut steps = Vec::new();
    // The ids of one message must differ: where two buttons would lead to the same turn, there is one.
    if turn > 1 {
        steps.push(plain_button(&shown.word("button-replay-first"), to(0)));
    }
    if turn > 0 {
        steps.push(plain_button(&shown.word("button-replay-back"), to(turn - 1)));
    }
    if turn < last {
        steps.push(main_button(&shown.word("button-replay-on"), to(turn + 1)));
    }
    if turn + 1 < last {
        steps.push(plain_button(&shown.word("button-replay-last"), to(last)));
    }
    let keep = plain_button(&shown.word("button-replay-keep"), Press::at(shown.table.id, Verb::Keep).id());
    Ok(Page::new()
        .text(format!("### {}", shown.say(&heading)))
        .lines(told.map(|text| format!("- {}", shown.say(&text))))
        .rule()
        .lines(screen.standing.iter().map(|line| shown.say(line)))
        .row(steps)
        .row([keep])
        .sketched(drawing))
}

/// The race as a file, for `cthulhu500 replay`.
pub async fn keep(bot: &Bot, shown: &Shown<'_>) -> Result<Page, Sorry> {
    let (Stage::Over, Some(game), Some(play)) = (shown.table.stage, shown.game, &shown.play) else {
        return Ok(Page::saying(shown.word("replay-not-yet")));
    };
    let inputs = bot.host().store().inputs(shown.table.id).await?;
    let evidence: Vec<Value> = inputs.into_iter().map(|row| row.input).collect();
    let seats = shown.table.seats.len() as u8;
    Ok(match game.record(&shown.table.options, seats, play.seed(), &evidence) {
        Ok(recording) => {
            let name = format!("{}-{}.json", shown.table.kind, shown.table.id.0);
            Page::saying(shown.word("replay-kept")).file(CreateAttachment::bytes(recording, name))
        }
        Err(_) => Page::saying(shown.word("replay-other-rules")),
    })
}
