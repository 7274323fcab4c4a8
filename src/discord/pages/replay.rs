//! A game that is over, turn by turn: played again from its seed and its answers, with the picture of every moment.

use crate::discord::Bot;
use crate::discord::gate::interaction::Interaction;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names;
use crate::discord::parts::page::{Page, main_button, plain_button};
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::rest::Rank;
use crate::drawing::AnyScene;
use crate::host::{Finished, Sorry};
use crate::kernel::{AnyGame, Refusal, Replayed, Seat, Text, Viewer};
use crate::store::{Stage, Table};
use serde_json::Value;
use serenity::builder::CreateAttachment;

/// A game as it can be played again.
pub(in crate::discord) struct Past {
    game: &'static dyn AnyGame,
    pub kept: Finished,
}

impl Past {
    /// The game of this table. None before it is over: the seed would tell everything.
    pub(in crate::discord) async fn of(bot: &Bot, shown: &DrawnTable<'_>) -> Result<Option<Past>, Sorry> {
        let (Stage::Over, Some(game), Some(play)) = (shown.table.stage, shown.game, &shown.play) else {
            return Ok(None);
        };
        let inputs = bot.host().store().inputs(shown.table.id).await?;
        let kept = Finished {
            kind: shown.table.kind.clone(),
            options: shown.table.options.clone(),
            brought: shown.table.seats.iter().map(|chair| chair.brought.0.clone()).collect(),
            seed: play.seed(),
            evidence: inputs.into_iter().map(|row| row.input).collect(),
        };
        Ok(Some(Past { game, kept }))
    }

    /// The game after so many answers.
    pub(in crate::discord) fn after(&self, answers: usize) -> Result<Replayed, Refusal> {
        let Finished { options, brought, seed, evidence, .. } = &self.kept;
        self.game.replay(options, brought, *seed, &evidence[..answers])
    }

    /// For each turn: how many answers had been given at its end, and how much was told of it. The answer that
    /// ends a turn opens the next one as well: what stands over that one is told there.
    fn ends(&self, whole: &Replayed) -> Vec<(usize, usize)> {
        let mut from = 0;
        let end = |(turn, (answers, told)): (usize, &(usize, usize))| {
            let is_last = turn + 1 == whole.turns.len();
            let opens = |at: &usize| self.game.opens_a_turn(&whole.news[*at]);
            // What opens this turn itself stands first in it.
            let opened = (from..*told).find(|at| !opens(at)).unwrap_or(*told);
            let newest_first = (opened.max(from + 1)..*told).rev().skip_while(|at| !opens(at));
            from = newest_first.take_while(opens).last().filter(|_| !is_last).unwrap_or(*told);
            (*answers, from)
        };
        whole.turns.iter().enumerate().map(end).collect()
    }
}

/// The page of one turn: the press says which.
pub async fn replay(bot: &Bot, shown: &DrawnTable<'_>, press: &Press) -> Result<Page, Sorry> {
    let Some(past) = Past::of(bot, shown).await? else {
        return Ok(Page::saying(shown.word("replay-not-yet")));
    };
    // Of other rules the same answers would make another game.
    let page = page(shown, &past, press.number(0));
    Ok(page.unwrap_or_else(|_| Page::saying(shown.word("replay-other-rules"))))
}

fn page(shown: &DrawnTable<'_>, past: &Past, turn: u32) -> Result<Page, Refusal> {
    let whole = past.after(past.kept.evidence.len())?;
    let last = whole.table.turn();
    let turn = turn.min(last);
    let ends = past.ends(&whole);
    let end_of = |turn: u32| ends.get(turn as usize).copied().unwrap_or_default();
    let (answers, told) = end_of(turn);
    let told_before = turn.checked_sub(1).map_or(0, |before| end_of(before).1);
    let now = past.after(answers)?;
    let story: Vec<(i64, &Value)> = (1..).zip(&whole.news).take(told).collect();
    let told = whole.table.tell(&story, told_before as i64 + 1, Viewer::Spectator);
    // The game is over: nothing of it is hidden any more.
    let scene = match now.table.seen_by() {
        Some(seat) => AnyScene::Behind(&*now.table, seat),
        None => AnyScene::Public(&*now.table, &[]),
    };
    let drawing = shown.draw(scene);
    let hindsight = now.table.hindsight();
    let to = |turn: u32| Press::at(shown.table.id, Verb::Replay).with(turn).id();
    let heading = Text::new("replay-heading").with("turn", i64::from(turn)).with("last", i64::from(last));
    let mut steps = Vec::new();
    // The ids of one message must differ: where two buttons would lead to the same turn, there is one. What is
    // pressed again and again comes first, and stays where it is.
    if turn < last {
        steps.push(main_button(&shown.word("button-replay-on"), to(turn + 1)));
    }
    if turn > 0 {
        steps.push(plain_button(&shown.word("button-replay-back"), to(turn - 1)));
    }
    if turn > 1 {
        steps.push(plain_button(&shown.word("button-replay-first"), to(0)));
    }
    if turn + 1 < last {
        steps.push(plain_button(&shown.word("button-replay-last"), to(last)));
    }
    let keep = plain_button(&shown.word("button-replay-keep"), Press::at(shown.table.id, Verb::Keep).id());
    let share = Press::at(shown.table.id, Verb::Share).with(turn).id();
    let share = plain_button(&shown.word("button-share"), share);
    // Above what is told, of which there is more or less: whoever turns on presses at about the same place.
    let page = Page::new()
        .text(format!("### {}", shown.say(&heading)))
        .row(steps)
        .lines(told.iter().map(|one| format!("- {}", shown.say(&one.text))))
        .lines(hindsight.iter().map(|one| format!("-# {}", shown.say(one))));
    Ok(page.row([share, keep]).sketched(drawing))
}

/// Shows a turn to everybody, where the game was run: what only players may show, once for each press.
pub async fn share(bot: &Bot, asked: &Interaction, table: &Table, press: &Press) -> Result<Page, Sorry> {
    let reader = bot.reader(asked).await?;
    let seat = crate::host::seated(table, asked.user)?;
    let shown = DrawnTable::new(table, names::public(table));
    let Some(past) = Past::of(bot, &shown).await? else {
        return Ok(Page::saying(reader.word("replay-not-yet")));
    };
    let Ok(mut page) = page(&shown, &past, press.number(0)) else {
        return Ok(Page::saying(reader.word("replay-other-rules")));
    };
    if let Some(drawing) = page.sketch.take() {
        page = page.illustrated(bot.paint("turn.png", drawing).await);
    }
    // The same turn again within minutes is the same message.
    let nonce = bot.seal().nonce("s", &[table.id.0, i64::from(press.number(0))]);
    Ok(show_to_all(bot, &reader, &shown, seat, page, &nonce).await)
}

/// Shows everybody at a table a page that says who shows it; says whether that went well. What has the same
/// nonce is one message: nobody floods a channel with it.
pub(in crate::discord) async fn show_to_all(
    bot: &Bot,
    reader: &Reader,
    shown: &DrawnTable<'_>,
    seat: usize,
    page: Page,
    nonce: &str,
) -> Page {
    let by = Text::new("replay-shared").with("player", Seat(seat as u8));
    let page = page.first(format!("-# {}", shown.say(&by)));
    match bot.rest().post(Rank::Waiting, shown.table.channel, &page, nonce).await {
        Ok(_) => Page::saying(reader.word("shared")),
        Err(trouble) => {
            tracing::warn!(table = shown.table.id.0, ?trouble, "something could not be shown to everybody");
            Page::saying(reader.word("not-shared"))
        }
    }
}

/// The game as a file, for `sobremesa replay`.
pub async fn keep(bot: &Bot, shown: &DrawnTable<'_>) -> Result<Page, Sorry> {
    let Some(past) = Past::of(bot, shown).await? else {
        return Ok(Page::saying(shown.word("replay-not-yet")));
    };
    let sealed = crate::host::sealed(&shown.state, shown.table.seats.len());
    let Finished { options, brought, seed, evidence, .. } = &past.kept;
    Ok(match past.game.record(options, brought, *seed, sealed, evidence) {
        Ok(recording) => {
            let name = format!("{}-{}.json", shown.table.kind, shown.table.id.0);
            let way = |key: &str, verb| {
                plain_button(&shown.word(key), Press::at(shown.table.id, verb).with(0_u32).id())
            };
            Page::saying(shown.word("replay-kept"))
                .file(CreateAttachment::bytes(recording, name))
                .row([way("button-replay", Verb::Replay), way("button-fair", Verb::Fair)])
        }
        Err(_) => Page::saying(shown.word("replay-other-rules")),
    })
}
