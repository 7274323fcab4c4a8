//! What is set of a game's options on the command line: each dial of each game is an argument, and takes the
//! name of a notch.

use crate::games;
use crate::kernel::{AnyGame, Dial, Refusal};
use clap::{Arg, ArgMatches, Command};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What a dial that is not turned stands at.
const AS_PROPOSED: &str = "proposed";

/// Which dials are turned, and to which of their notches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dials(BTreeMap<&'static str, String>);

impl Dials {
    /// What of a game's options is set by that.
    pub fn options(&self, game: &dyn AnyGame) -> Result<Value, Refusal> {
        let dials = game.dials();
        let mut options = Map::new();
        for (id, wanted) in &self.0 {
            let dial = dials.iter().find(|dial| dial.id == *id);
            let dial = dial.ok_or(Refusal::Options("this game has no such option"))?;
            // `long:2` is read like `long2`.
            let wanted = wanted.replace([':', '-'], "");
            let notch =
                dial.notches.iter().find(|notch| notch.id.replace('_', "") == wanted.replace('_', ""));
            match notch {
                Some(notch) => options.insert(dial.id.to_owned(), notch.value.clone()),
                None if wanted == AS_PROPOSED => None,
                None => return Err(Refusal::Options("an option of this game cannot be set to that")),
            };
        }
        Ok(Value::Object(options))
    }
}

/// The dials of all games by name, each with the games that have it and what it can be set to there.
fn all() -> BTreeMap<&'static str, Vec<(&'static str, Dial)>> {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for game in games::all() {
        for dial in game.dials() {
            all.entry(dial.id).or_default().push((game.kind(), dial));
        }
    }
    all
}

fn argument(id: &'static str, of: &[(&'static str, Dial)]) -> Arg {
    let notches = |dial: &Dial| dial.notches.iter().map(|notch| notch.id).collect::<Vec<_>>().join(", ");
    let help: Vec<String> = of.iter().map(|(kind, dial)| format!("{kind}: {}", notches(dial))).collect();
    let argument = Arg::new(id).long(id.replace('_', "-")).value_name("NOTCH").help(help.join("; "));
    // What is on or off needs no word for on.
    match of.iter().all(|(_, dial)| *dial == Dial::switch(id)) {
        true => argument.num_args(0..=1).require_equals(true).default_missing_value("on"),
        false => argument.num_args(1),
    }
}

impl clap::Args for Dials {
    fn augment_args(command: Command) -> Command {
        all().into_iter().fold(command, |command, (id, of)| command.arg(argument(id, &of)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Dials::augment_args(command)
    }
}

impl clap::FromArgMatches for Dials {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Dials, clap::Error> {
        let turned = all().into_keys().filter_map(|id| {
            let notch = matches.try_get_one::<String>(id).ok().flatten()?;
            Some((id, notch.clone()))
        });
        Ok(Dials(turned.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.extend(Dials::from_arg_matches(matches)?.0);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::simulate::Simulate;
    use clap::{Args as _, FromArgMatches as _};
    use serde_json::json;

    /// The dials of a simulation that is asked for like this, as options.
    fn set(line: &str) -> Result<Value, Refusal> {
        let command = Simulate::augment_args(Command::new("simulate"));
        command.clone().debug_assert();
        let matches = command.try_get_matches_from(line.split(' ')).unwrap_or_else(|why| panic!("{why}"));
        let asked = Simulate::from_arg_matches(&matches).unwrap_or_else(|why| panic!("{why}"));
        let Some(game) = games::by_kind(&asked.kind) else { panic!("no game {}", asked.kind) };
        asked.dials.options(game)
    }

    #[test]
    fn every_notch_of_every_game_can_be_set() {
        for game in games::all() {
            for dial in game.dials() {
                for notch in &dial.notches {
                    let line =
                        format!("simulate {} --{}={}", game.kind(), dial.id.replace('_', "-"), notch.id);
                    assert_eq!(set(&line), Ok(json!({ dial.id: notch.value })), "{line}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_there_is_refused_and_a_switch_needs_no_word() {
        let game = games::first();
        let Some(switch) = game.dials().into_iter().find(|dial| *dial == Dial::switch(dial.id)) else {
            panic!("no switch")
        };
        let long = switch.id.replace('_', "-");
        assert_eq!(set(&format!("simulate --{long} --players 4")), Ok(json!({ switch.id: true })));
        assert_eq!(set(&format!("simulate --{long}=proposed")), Ok(json!({})));
        assert!(set(&format!("simulate --{long}=perhaps")).is_err());
        let others = games::all().filter(|other| other.dials().iter().all(|dial| dial.id != switch.id));
        for other in others {
            assert!(
                set(&format!("simulate {} --{long}", other.kind())).is_err(),
                "{} has no such dial",
                other.kind()
            );
        }
    }
}
