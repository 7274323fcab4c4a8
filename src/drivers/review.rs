//! What somebody could have done better in a game that is over, and why: each of their decisions weighed with
//! what they knew then.

use super::lab::musings;
use super::{Mind, rookie};
use crate::kernel::{
    Arg, Ask, By, Game, Now, Patience, Refusal, Rules, Saved, Screen, Seat, Seed, Text, Viewer,
};
use serde_json::Value;

/// Tables that are played on for a first look at all decisions together, about, so that a review is ready in seconds.
const TABLES: u32 = 3_000;
/// Of these for one decision, at least and at most; and where it seems to have been dear.
const FIRST: (u32, u32) = (16, 64);
const AGAIN: u32 = 200;
/// So many decisions that seem dear are looked at again.
const LOOKED_AT: usize = 10;
/// So many are shown.
const SHOWN: usize = 3;

/// A game that is over, as it was kept.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    /// What was settled before the start.
    pub options: &'a Value,
    /// What everybody had chosen to bring, seat by seat.
    pub brought: &'a [Value],
    /// What the dice were grown from.
    pub seed: Seed,
    /// Every answer, and every taking back.
    pub evidence: &'a [Value],
}

/// How an answer compares with a better one.
#[derive(Clone, PartialEq)]
pub struct Weighed<A> {
    /// What is best.
    pub best: A,
    /// What it is compared with: the answer that was given, or else the next best.
    pub other: A,
    /// How much better the best is, in hundredths of what the game counts in; nought where that may be chance.
    pub gain: i64,
    /// The same as it seems, chance or not.
    pub seems: i64,
    /// What makes most of the difference, in one sentence that says it of the best.
    pub why: Text,
}

impl<A> Weighed<A> {
    /// Of two answers, and how much better the one is by each of several things: thousandths of what the game
    /// counts in, under the name of a sentence that takes the amount.
    pub fn by_parts(
        [best, other]: [A; 2],
        more: impl IntoIterator<Item = (i64, String)>,
        is_sure: bool,
    ) -> Option<Weighed<A>> {
        let more: Vec<(i64, String)> = more.into_iter().collect();
        let seems = more.iter().map(|(part, _)| part).sum::<i64>() / 10;
        let (most, why) = more.into_iter().max_by_key(|(part, _)| *part)?;
        // What speaks against it is in the sum, too: without it the two numbers would not fit together.
        let against = most / 10 - seems;
        let why = Text::new(why)
            .with("amount", Arg::Hundredths(most / 10))
            .with("but", i64::from(against > 0))
            .with("against", Arg::Hundredths(against));
        Some(Weighed { best, other, gain: if is_sure { seems } else { 0 }, seems, why })
    }
}

/// A decision that was dear.
#[derive(Clone, PartialEq)]
pub struct Dear {
    /// In which turn, as players call it.
    pub moment: Text,
    /// What was answered.
    pub given: Text,
    /// What would have been better.
    pub better: Text,
    /// Why.
    pub why: Text,
    /// What it cost, in hundredths of what the game counts in.
    pub cost: i64,
}

/// What there is to say about how somebody has played.
#[derive(Clone, PartialEq)]
pub struct Review {
    /// Decisions in which there was something to choose.
    pub decisions: u32,
    /// What all mistakes cost together, in hundredths of what the game counts in.
    pub cost: i64,
    /// The dearest decisions, the dearest first.
    pub dearest: Vec<Dear>,
    /// How lucky they were.
    pub luck: Vec<Text>,
}

impl Review {
    /// What was given away for each decision, in hundredths.
    pub fn index(&self) -> i64 {
        self.cost / i64::from(self.decisions.max(1))
    }
}

/// A decision as it was met.
struct Met<G: Game> {
    saved: Saved<G>,
    now: Now<G>,
    answer: G::Answer,
}

impl<G: Mind> Met<G> {
    fn weighed(&self, seat: Seat, playouts: u32, seed: u64) -> Option<Weighed<G::Answer>> {
        let number = self.now.ask(seat)?.number;
        G::weigh(&self.saved, &self.now, seat, Some(self.answer), playouts, musings(seed, number, seat))
    }

    /// Whether the same is asked at the same table.
    fn is_of(&self, seat: Seat, now: &Now<G>) -> bool {
        let asked = |now: &Now<G>| now.ask(seat).map(|ask| (ask.about, ask.choices.clone()));
        let view = |now: &Now<G>| now.game.view(Viewer::Seat(seat));
        asked(&self.now) == asked(now) && view(&self.now) == view(now)
    }

    fn dear(&self, seat: Seat, weighed: &Weighed<G::Answer>) -> Option<Dear> {
        let ask = self.now.ask(seat)?;
        let screen = G::screen(&self.now.game.view(Viewer::Seat(seat)), Some(ask));
        let said = |answer| G::afterwards(said::<G>(&screen, ask, answer));
        Some(Dear {
            moment: self.now.game.moment().unwrap_or_else(|| turn(self.now.game.turn())),
            given: said(weighed.other),
            better: said(weighed.best),
            // What was answered stands before it.
            why: weighed.why.clone().with("other", Text::new("review-yours")),
            cost: weighed.gain,
        })
    }
}

/// A turn by its number.
fn turn(number: u32) -> Text {
    Text::new("review-turn").with("turn", i64::from(number))
}

/// What the buttons of an answer say.
fn said<G: Game>(screen: &Screen<G::Answer>, ask: &Ask<G>, answer: G::Answer) -> Text {
    let presses = || screen.groups.iter().flat_map(|group| &group.presses);
    let label =
        |answer: &G::Answer| presses().find(|press| press.answer == *answer).map(|press| &press.label);
    if ask.choices.contains(&answer)
        && let Some(label) = label(&answer)
    {
        return label.clone();
    }
    let parts = G::parts(&answer);
    let mut labels: Vec<Text> = parts.iter().filter_map(label).cloned().collect();
    let joined = |key: &str, all: Text, one: Text| Text::new(key).with("all", all).with("one", one);
    let Some(last) = labels.pop() else { return Text::new("said-else") };
    match labels.into_iter().reduce(|all, one| joined("said-comma", all, one)) {
        Some(all) => joined("said-and", all, last),
        None => last,
    }
}

/// The same, of what is asked now: what becomes of several that are chosen is not plain from their names.
fn done<G: Game>(screen: &Screen<G::Answer>, ask: &Ask<G>, answer: G::Answer) -> Text {
    let said = said::<G>(screen, ask, answer);
    let set = screen.groups.iter().find_map(|group| group.set.as_ref());
    match set.filter(|_| !ask.choices.contains(&answer)) {
        Some(set) => Text::new("said-done").with("what", set.confirm.clone()).with("all", said),
        None => said,
    }
}

/// What is best for a seat.
#[derive(Clone, Debug)]
pub struct Hint {
    /// In words, and why.
    pub said: Text,
    /// Which of the single answers it is, by position; none, where several are chosen together.
    pub answer: Option<usize>,
}

/// What is best for a seat that is asked, against what is next best, and why: with what the seat can know. Where
/// nothing comes into question beside it, that alone.
pub fn hint<G: Mind>(saved: &Saved<G>, now: &Now<G>, seat: Seat, playouts: u32, seed: u64) -> Option<Hint> {
    let ask = now.ask(seat)?;
    let view = now.game.view(Viewer::Seat(seat));
    let screen = G::screen(&view, Some(ask));
    let of = |said: Text, best: G::Answer| {
        Some(Hint { said, answer: ask.choices.iter().position(|one| *one == best) })
    };
    let Some(weighed) = G::weigh(saved, now, seat, None, playouts, musings(seed, ask.number, seat)) else {
        if !is_decision(ask) {
            return None;
        }
        let best = rookie::<G>(&view, ask);
        return of(Text::new("hint-only").with("best", done::<G>(&screen, ask, best)), best);
    };
    let key = if weighed.gain > 0 { "hint-better" } else { "hint-even" };
    let [best, other] = [weighed.best, weighed.other].map(|answer| done::<G>(&screen, ask, answer));
    let why = weighed.why.with("other", Text::new("said-quoted").with("text", other.clone()));
    of(Text::new(key).with("best", best).with("other", other).with("why", why), weighed.best)
}

/// Whether there is something to decide: to throw the dice, or to take back what one has done, is not.
fn is_decision<G: Game>(ask: &Ask<G>) -> bool {
    let takes_thought = !matches!(ask.patience, Patience::AtOnce | Patience::Offer);
    takes_thought && (ask.choices.len() > 1 || !ask.sets.is_empty())
}

/// Reviews what the person in a seat has decided. What they did not decide themselves does not count.
pub fn review<G: Mind>(played: Played<'_>, seat: Seat, seed: u64) -> Result<Review, Refusal> {
    let Played { options, brought, seed: dice, evidence } = played;
    let mut met: Vec<Met<G>> = Vec::new();
    let mut story = Vec::new();
    let rules = Rules::<G>::new();
    let end = rules.retrace(options, brought, dice, evidence, &mut |saved, now, input| {
        story.extend(now.news.iter().cloned());
        let Some(input) = input.filter(|input| input.seat == seat && input.by == By::Player) else { return };
        if now.ask(seat).is_some_and(is_decision) {
            // What a game lets one take back and do again is one decision, of which the last word counts.
            if met.last().is_some_and(|before| before.is_of(seat, now)) {
                met.pop();
            }
            met.push(Met { saved: saved.clone(), now: now.clone(), answer: input.answer });
        }
    })?;
    let each = (TABLES / met.len().max(1) as u32).clamp(FIRST.0, FIRST.1);
    let mut dear: Vec<(i64, usize)> = Vec::new();
    for (at, one) in met.iter().enumerate() {
        dear.extend(one.weighed(seat, each, seed).map(|weighed| (weighed.seems, at)));
    }
    dear.retain(|(seems, _)| *seems > 0);
    dear.sort_by_key(|(seems, at)| (std::cmp::Reverse(*seems), *at));
    dear.truncate(LOOKED_AT);
    // What seems dear after a short look may have been bad luck with the tables: it is looked at again, in others.
    let mut sure: Vec<(usize, Weighed<G::Answer>)> = dear
        .iter()
        .filter_map(|(_, at)| Some((*at, met[*at].weighed(seat, AGAIN, !seed)?)))
        .filter(|(_, weighed)| weighed.gain > 0)
        .collect();
    sure.sort_by_key(|(at, weighed)| (std::cmp::Reverse(weighed.gain), *at));
    let cost = sure.iter().map(|(_, weighed)| weighed.gain).sum::<i64>();
    let dearest = sure.iter().take(SHOWN).filter_map(|(at, weighed)| met[*at].dear(seat, weighed)).collect();
    let mut luck = G::fortune(&story, seat);
    // That of the others stands where it is said whether it was fair.
    let is_others =
        |text: &Text| text.args.iter().any(|(_, arg)| matches!(arg, Arg::Player(other) if *other != seat));
    luck.extend(G::luck(&end.game.view(Viewer::Spectator)).into_iter().filter(|text| !is_others(text)));
    Ok(Review { decisions: met.len() as u32, cost, dearest, luck })
}
