//! The command line `kosakeln`: its options, its input and output.
//!
//! Results go to standard output, one JSON object a line; whatever is wrong with the command
//! itself is one sentence on standard error. Exit codes: 0 all went well, 1 a record was refused,
//! 2 the command could not be understood or a file not be read.

mod arena;
mod crew;
mod decide;
mod files;
mod lines;
mod options;
mod progress;
mod random;
mod replay;
mod seeds;
mod selfplay;
mod solve;
mod stopwatch;
mod table;

use std::io::{self, Write};
use std::process::ExitCode;

use options::{Command, HELP};

/// Runs the command that the process was started with.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = Command::parse(lexopt::Parser::from_env()).and_then(|command| match command {
        Command::Help => {
            io::stdout().write_all(HELP.as_bytes()).map_err(Failure::Output)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Replay { input } => replay::run(&input),
        Command::Solve { input } => solve::run(&input),
        Command::Random(options) => random::run(&options),
        Command::Selfplay(options) => selfplay::run(&options),
        Command::Arena(options) => arena::run(&options),
        Command::Decide(options) => decide::run(&options),
    });
    match outcome {
        Ok(code) => code,
        // Whoever reads the output has had enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("kosakeln: {}", one_line(&failure.to_string()));
            ExitCode::from(2)
        }
    }
}

/// The text on one line, also where it quotes something that was given on several.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Why a command came to nothing.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}; \"kosakeln help\" lists the commands")]
    Usage(String),
    #[error("cannot read {name}: {error}")]
    Input { name: String, error: io::Error },
    #[error("the system gives no randomness: give a --seed")]
    NoEntropy,
    #[error("cannot write the results: {0}")]
    Output(io::Error),
    #[error(transparent)]
    BrokenPlayer(#[from] table::BrokenPlayer),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}
