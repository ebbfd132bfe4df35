use std::ffi::OsString;

use lexopt::prelude::*;

use super::Failure;
use crate::rules::Rules;

/// What `kosakeln help` prints.
pub(super) const HELP: &str = "\
kosakeln replay FILE|-
    Replays records, one JSON object a line (docs/rules.md, R13), and prints a
    result line for each. Exit code 1 if any was refused.
kosakeln solve FILE|-
    For each record broken off while cards are played, what every card that may
    be played is worth to the seat to play, all cards open and both sides
    playing as well as can be: the thirds it wins in tricks from there on if
    both play for card points, and its total in the settlement if both play for
    game points. Exit code 1 if any was refused or is not in play.
kosakeln random --games N [--seed S] [--rules JSON]
    Prints N complete records of random legal play. The house rules vary from
    deal to deal unless they are given. The same seed gives the same records;
    without one the system is asked for one. Each record names it.
kosakeln help
    Prints this.
";

/// A command with its options.
#[derive(Debug)]
pub(super) enum Command {
    Help,
    Replay { input: OsString },
    Solve { input: OsString },
    Random(RandomOptions),
}

/// The options of `random`.
#[derive(Debug)]
pub(super) struct RandomOptions {
    pub(super) games: u64,
    /// The seed; drawn from the system if there is none.
    pub(super) seed: Option<u64>,
    pub(super) rules: Option<Rules>,
}

impl Command {
    pub(super) fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        match arguments.next()? {
            Some(Long("help") | Short('h')) => Ok(Self::Help),
            Some(Value(command)) => match command.to_str() {
                Some("help") => Ok(Self::Help),
                Some("replay") => {
                    parse_input(arguments, "replay").map(|input| Self::Replay { input })
                }
                Some("solve") => parse_input(arguments, "solve").map(|input| Self::Solve { input }),
                Some("random") => RandomOptions::parse(arguments).map(Self::Random),
                _ => Err(Failure::Usage(format!("{} is no command", command.display()))),
            },
            Some(other) => Err(other.unexpected().into()),
            None => Err(Failure::Usage("no command given".to_owned())),
        }
    }
}

/// The one argument of a command that reads records.
fn parse_input(mut arguments: lexopt::Parser, command: &str) -> Result<OsString, Failure> {
    let input = match arguments.next()? {
        Some(Value(input)) => input,
        Some(other) => return Err(other.unexpected().into()),
        None => {
            return Err(Failure::Usage(format!("{command} needs a file, or - for standard input")));
        }
    };
    match arguments.next()? {
        None => Ok(input),
        Some(more) => Err(more.unexpected().into()),
    }
}

impl RandomOptions {
    fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        let (mut games, mut seed, mut rules) = (None, None, None);
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("games") => games = Some(arguments.value()?.parse()?),
                Long("seed") => seed = Some(arguments.value()?.parse()?),
                Long("rules") => {
                    let json = arguments.value()?.string()?;
                    rules = Some(Rules::from_json(&json).map_err(Failure::Usage)?);
                }
                other => return Err(other.unexpected().into()),
            }
        }
        match games {
            Some(games) => Ok(Self { games, seed, rules }),
            None => Err(Failure::Usage("random needs --games".to_owned())),
        }
    }
}
