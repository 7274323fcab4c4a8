//! The clauses about playing: whatever is offered is accepted, and leads to an end.

use super::{Case, Kept, Subject, json, some, whim};
use crate::holds;
use sobremesa::drivers::{Random, Rookies, game_dice, rookie};
use sobremesa::kernel::{
    AnyGame, AnyTable, Ask, By, Choice, Dice, Hosted, ITEMS_MAX, Input, Now, Patience, Recording, Refusal,
    Rules, Saved, Seat, Step, Text, Viewer, from_hex, play_through, to_hex,
};
use sobremesa::words::Language;

/// Games that are played with a closer look.
const CLOSE: usize = 5;

/// Games that are played at all.
const MANY: usize = 30;

pub fn to_the_end<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, MANY) {
        let mut seed = None;
        case.walk(n, |at| {
            let game = &at.now.game;
            if at.saved.tail_len() == 0 {
                game.check().map_err(|why| format!("the rules make a table that cannot be: {why}"))?;
            }
            holds!(*seed.get_or_insert(game.dice().seed()) == game.dice().seed(), "the seed changes");
            ended(case, at.now)
        })?;
    }
    for preset in G::presets() {
        for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            let mut options = json(&G::proposed(seats, preset.tempo));
            if let (Some(options), Some(preset)) = (options.as_object_mut(), preset.options.as_object()) {
                // Null is what is proposed.
                let set = preset.iter().filter(|(_, value)| !value.is_null());
                options.extend(set.map(|(key, value)| (key.clone(), value.clone())));
            }
            let nobody = sobremesa::kernel::empty_handed(seats);
            let played = Rules::<G>::new().check_options(&options, &nobody);
            played.map_err(|why| format!("the preset {} for {seats}: {why}", preset.id))?;
        }
    }
    let lesson = G::lesson();
    Saved::<G>::new(&lesson.options, lesson.seats, sobremesa::kernel::Dice::from_seed(lesson.seed))
        .map_err(|why| format!("the lesson: {why}"))?;
    Ok(())
}

/// Whoever has played stands somewhere in the end, and before it nobody does.
fn ended<G: Hosted>(case: &Case<G>, now: &Now<G>) -> Kept {
    let Some(outcome) = now.game.outcome() else {
        holds!(now.game.verdict().is_empty(), "there is a verdict before the end");
        let somebody = now.asks.iter().any(|ask| ask.patience != Patience::Offer);
        holds!(somebody, "nobody has to do anything, and it is not over");
        return Ok(());
    };
    holds!(now.asks.is_empty(), "it is over, and somebody is asked");
    let mut placed: Vec<Seat> = outcome.ranking();
    placed.sort();
    holds!(placed == case.seats().collect::<Vec<_>>(), "it ends without everybody: {:?}", outcome.places);
    let teams: usize = outcome.teams.iter().map(Vec::len).sum();
    holds!(teams == 0 || teams == placed.len(), "some have a team and others none");
    holds!(!now.game.verdict().is_empty(), "nobody says how it ended");
    for seat in placed {
        now.game.details(seat, &[]);
    }
    Ok(())
}

pub fn saves<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, 2) {
        let mut restarted: Option<Saved<G>> = None;
        case.walk(n + 1_000, |at| {
            let text = at.saved.save();
            let loaded = Saved::<G>::load(&text).map_err(|why| format!("its own save is refused: {why}"))?;
            holds!(loaded.save() == text, "the save changes when it is loaded");
            let again = loaded.now().map_err(|why| format!("what was saved does not go on: {why}"))?;
            holds!(again.game == at.now.game && again.asks == at.now.asks, "the save is another table");
            if let (Some(mut before), Some(last)) = (restarted.take(), at.since.last()) {
                let now = before.submit(last.clone()).map_err(|why| format!("after a restart: {why}"))?;
                holds!(&now == at.now, "a restart before an answer changes what comes of it");
            }
            restarted = Some(loaded);
            Ok(())
        })?;
    }
    Ok(())
}

pub fn questions<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, CLOSE) {
        let mut heard: Vec<G::Answer> = Vec::new();
        let mut number = 0;
        case.walk(n + 2_000, |at| {
            let mut seats = Vec::new();
            let public = at.now.game.view(Viewer::Spectator);
            for ask in &at.now.asks {
                question(ask)?;
                let window = ask.patience == Patience::Reaction;
                holds!(G::HAS_WINDOWS || !window, "others are asked, and the lobby says that they never are");
                stops::<G>(&G::question(&public, ask.seat, ask.about))?;
                holds!(
                    ask.seat.index() < case.brought.len(),
                    "seat {} is asked, and there is none",
                    ask.seat.0
                );
                holds!(!seats.contains(&ask.seat), "seat {} is asked twice at once", ask.seat.0);
                seats.push(ask.seat);
                holds!(ask.number >= number, "the number of a question comes again");
            }
            number = at.now.asks.iter().map(|ask| ask.number).max().unwrap_or(number);
            if at.count % 7 == 0 {
                refused(at.saved, at.now, &heard)?;
            }
            if let Some(input) =
                at.since.last().filter(|one| heard.len() < 40 && !heard.contains(&one.answer))
            {
                heard.push(input.answer);
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn question<G: Hosted>(ask: &Ask<G>) -> Kept {
    holds!(!ask.choices.is_empty() || !ask.sets.is_empty(), "a question without answers");
    holds!(ask.offers(&ask.otherwise), "time gives an answer that is not offered");
    for (at, choice) in ask.choices.iter().enumerate() {
        let first = ask.choice(choice) == Some(Choice::One(at));
        holds!(first, "an answer is offered twice");
    }
    for set in &ask.sets {
        holds!(set.items.len() <= ITEMS_MAX, "{} items in a set", set.items.len());
        let fits = set.least <= set.most && usize::from(set.least) <= set.items.len();
        holds!(fits, "no set is large enough");
    }
    Ok(())
}

/// What everybody reads of a question is a sentence: until when stands behind it.
fn stops<G: Hosted>(question: &Text) -> Kept {
    for language in Language::ALL {
        // A toy may have no words: others have to, by a clause of their own.
        let said = super::say::<G>(language, question).unwrap_or_else(|| ".".to_owned());
        holds!(said.ends_with(['.', '?', '!', '…']), "{language:?}: a question without a stop: «{said}»");
    }
    Ok(())
}

/// What is not offered is refused, and changes nothing.
fn refused<G: Hosted>(saved: &Saved<G>, now: &Now<G>, heard: &[G::Answer]) -> Kept {
    let before = saved.save();
    let mut saved = saved.clone();
    for ask in &now.asks {
        let input = |seat, answer| Input { seat, by: By::Player, about: ask.about, answer };
        let nobody = saved.submit(input(Seat(250), ask.otherwise));
        holds!(nobody == Err(Refusal::NotAsked), "somebody answers who was not asked");
        for answer in heard.iter().filter(|answer| !ask.offers(answer)).take(10) {
            let taken = saved.submit(input(ask.seat, *answer));
            holds!(taken == Err(Refusal::NotOffered), "an answer is taken that was not offered");
        }
    }
    holds!(saved.save() == before, "a refusal changes something");
    Ok(())
}

pub fn beginners<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, MANY) {
        let (saved, now) = case.begin(n)?;
        if n % 5 == 0 {
            advised(case, saved, now)?;
        } else {
            let end = play_through(now.game.clone(), &mut Rookies);
            let end = end.map_err(|why| format!("{}: {why}", case.name))?;
            holds!(end.outcome().is_some(), "{}: its beginners do not finish", case.name);
        }
    }
    Ok(())
}

/// What a beginner says is among what may be said, and the same each time.
fn advised<G: Subject>(case: &Case<G>, mut saved: Saved<G>, mut now: Now<G>) -> Kept {
    for count in 0.. {
        holds!(count < G::LONG, "{}: its beginners do not finish", case.name);
        let Some(ask) = now.asks.first() else { return Ok(()) };
        let view = now.game.view(Viewer::Seat(ask.seat));
        let advice = G::advise(&view, ask);
        holds!(ask.offers(&advice), "{}: the beginner says what is not offered", case.name);
        holds!(G::advise(&view, ask) == advice, "{}: the beginner does not know what to say", case.name);
        let (seat, about, answer) = (ask.seat, ask.about, rookie(&view, ask));
        now = saved.submit(Input { seat, by: By::Host, about, answer }).map_err(|why| why.to_string())?;
    }
    Ok(())
}

/// What is advised without a view is what the view would advise: nothing else has been looked at.
pub fn quickly<G: Subject>(cases: &[Case<G>]) -> Kept {
    for (n, case) in some(cases, CLOSE) {
        case.walk(n + 8_000, |at| {
            for ask in &at.now.asks {
                let seen = G::advise(&at.now.game.view(Viewer::Seat(ask.seat)), ask);
                holds!(
                    at.now.game.advise_quickly(ask) == seen,
                    "over its shoulder a seat is advised otherwise"
                );
            }
            Ok(())
        })?;
    }
    Ok(())
}

pub fn again<G: Subject>(cases: &[Case<G>]) -> Kept {
    let rules = Rules::<G>::new();
    for (n, case) in some(cases, CLOSE) {
        let options = json(&case.options);
        let chosen: Vec<_> = case.brought.iter().map(json).collect();
        let seed = game_dice(900, n).seed();
        let fail = |why: Refusal| format!("{}: {why}", case.name);
        let (mut table, mut told) = rules.start(&options, &chosen, seed).map_err(fail)?;
        let (mut evidence, mut whims) = (Vec::new(), Random::new(n));
        for count in 0.. {
            let Some(input) = table.of::<G>().and_then(|now| whim(&mut whims, now)) else { break };
            let ask = table.of::<G>().and_then(|now| now.asks.iter().find(|ask| ask.seat == input.seat));
            let choice =
                ask.and_then(|ask| ask.choice(&input.answer)).ok_or("an answer that is no choice")?;
            let moved = table.answer(input.seat, By::Player, choice).map_err(fail)?;
            holds!(
                serde_json::from_value::<Input<G>>(moved.input.clone()).ok() == Some(input.clone()),
                "evidence cannot be read"
            );
            evidence.push(moved.input);
            told.extend(moved.news);
            if count % 11 == 0 {
                let may = table.may_take_back(input.seat);
                holds!(
                    may != table.given(input.seat).is_empty(),
                    "{}: nobody says what was answered",
                    case.name
                );
                let back = table.take_back(input.seat);
                holds!(may == back.is_some(), "{}: what may be taken back cannot be", case.name);
                evidence.extend(back);
            }
        }
        let replayed = rules.replay(&options, &chosen, seed, &evidence).map_err(fail)?;
        holds!(replayed.table.save() == table.save(), "{}: played again it ends elsewhere", case.name);
        holds!(replayed.news == told, "{}: played again it is told otherwise", case.name);
        let record = rules.record(&options, &chosen, seed, None, &evidence).map_err(fail)?;
        let record = Recording::<G>::load(&record).map_err(fail)?;
        holds!(
            from_hex(&record.seed) == Some(seed) && record.seed == to_hex(&seed),
            "the recording has another seed"
        );
        let end = record.play(&mut |_, _| {}).map_err(fail)?.now().map_err(fail)?;
        let there = table.of::<G>().ok_or("a table of another game")?;
        let mut dice = Dice::from_seed(seed);
        holds!(
            record.draws.iter().all(|(n, drawn)| dice.below(*n) == *drawn)
                && dice.used() == there.game.dice().used(),
            "{}: not all that chance decided is in the recording",
            case.name
        );
        holds!(end.game == there.game, "{}: the recording ends elsewhere", case.name);
    }
    Ok(())
}

pub fn orders<G: Subject>(cases: &[Case<G>]) -> Kept {
    let rules = Rules::<G>::new();
    for (n, case) in some(cases, 3) {
        case.walk(n + 3_000, |at| {
            let Some(ask) = at.now.asks.first() else { return Ok(()) };
            let view = at.now.game.view(Viewer::Seat(ask.seat));
            let usual: Vec<_> = G::orderable(&view).iter().filter_map(|one| one.usual()).collect();
            if usual.is_empty() {
                return Ok(());
            }
            for order in &usual {
                let obeyed = G::obey(&view, ask, order);
                holds!(obeyed.is_none_or(|answer| ask.offers(&answer)), "an order says what is not offered");
            }
            if at.count % 20 == 0 {
                let loaded = rules.load(&at.saved.save()).map_err(|why| why.to_string())?;
                let table: &dyn AnyTable = &*loaded.table;
                let usual = &usual[..usual.len().min(5)];
                holds!(table.check_orders(ask.seat, usual).is_ok(), "a usual order is refused");
            }
            Ok(())
        })?;
    }
    Ok(())
}

pub fn frozen<G: Subject>(cases: &[Case<G>]) -> Kept {
    let rules = Rules::<G>::new();
    for (n, save) in (0..).zip(G::frozen()) {
        let loaded = rules.load(&save).map_err(|why| format!("frozen save {n}: {why}"))?;
        let mut table = loaded.table;
        for count in 0.. {
            holds!(count < G::LONG, "frozen save {n} does not end");
            let Some(ask) = table.asks().into_iter().next() else { break };
            let choice = table.advise(ask.seat).ok_or("nobody is asked")?;
            table.answer(ask.seat, By::Host, choice).map_err(|why| format!("frozen save {n}: {why}"))?;
        }
    }
    let Some(case) = cases.first() else { return Ok(()) };
    let save = case.begin(0)?.0.save();
    let format = format!("\"format\":{}", G::FORMAT);
    let later = save.replacen(&format, &format!("\"format\":{}", G::FORMAT + 1), 1);
    holds!(later != save, "a save does not say its format");
    holds!(rules.load(&later).map(|_| ()) == Err(Refusal::OtherFormat), "a save of a later format is taken");
    holds!(matches!(rules.load("{}"), Err(Refusal::BadSave { .. })), "anything is a save");
    let loaded = rules.load(&save).map_err(|why| why.to_string())?;
    holds!(loaded.step == Step::GoesOn, "a new game is put back");
    Ok(())
}
