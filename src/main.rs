//! The command line; nothing else.

use clap::{Parser, Subcommand};
use sobremesa::cli::check_config::CheckConfig;
use sobremesa::cli::check_saves::CheckSaves;
use sobremesa::cli::evening::Evening;
use sobremesa::cli::health::Health;
use sobremesa::cli::pace::Pace;
use sobremesa::cli::play::Play;
use sobremesa::cli::replay::Replay;
use sobremesa::cli::run::Run;
use sobremesa::cli::simulate::Simulate;
use sobremesa::cli::tournament::Tournament;
use std::io::Write as _;
use std::process::ExitCode;

/// Plays tabletop games on Discord.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord.
    Run(Run),
    /// Starts a small Discord on this machine, with the bot in it: no account, no token, no database.
    Play(Play),
    /// Plays whole games at full speed and prints what came of them.
    Simulate(Simulate),
    /// Lets every level of bots play those below it, and says how much better each is.
    Tournament(Tournament),
    /// Says how many days a game takes whose players look in now and then.
    Pace(Pace),
    /// Says how often people at a live table are asked, and how long they wait for one another.
    Evening(Evening),
    /// Plays a recorded game again and tells its story.
    Replay(Replay),
    /// Says in plain words what would be used of the settings, and refuses what `run` would refuse.
    CheckConfig(CheckConfig),
    /// Asks the bot that runs on this machine whether it is well.
    Health(Health),
    /// Runs every open game of the database under this build, and says how it takes to it.
    CheckSaves(CheckSaves),
}

fn main() -> ExitCode {
    let said = match Cli::parse().command {
        Command::Run(run) => run.run().map_err(|error| error.to_string()),
        Command::Play(play) => play.run().map_err(|error| error.to_string()),
        Command::Simulate(simulate) => simulate.run().map_err(|error| error.to_string()),
        Command::Tournament(tournament) => tournament.run().map_err(|error| error.to_string()),
        Command::Pace(pace) => pace.run().map_err(|error| error.to_string()),
        Command::Evening(evening) => evening.run().map_err(|error| error.to_string()),
        Command::Replay(replay) => replay.run().map_err(|error| error.to_string()),
        Command::CheckConfig(check) => check.run().map_err(|error| error.to_string()),
        Command::Health(health) => health.run().map_err(|error| error.to_string()),
        Command::CheckSaves(check) => check.run().map_err(|error| error.to_string()),
    };
    match said {
        // A reader that has seen enough and closes the pipe is no error.
        Ok(text) => {
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "sobremesa: {error}");
            ExitCode::FAILURE
        }
    }
}
