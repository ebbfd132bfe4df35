use std::ffi::OsString;
use std::process::ExitCode;

use lexopt::prelude::*;
use serde::Serialize;

use super::Failure;
use super::lines::{self, Line};
use crate::ai::{self, Decision, Level, Mind, Objective, Task};
use crate::cards::Seed;
use crate::rules::{Fault, History, Seat};

/// The options of `decide`.
#[derive(Debug)]
pub(super) struct DecideOptions {
    level: Level,
    seed: u64,
    input: OsString,
}

impl DecideOptions {
    pub(super) fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        let (mut level, mut seed, mut input) = (None, None, None);
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("level") => level = Some(arguments.value()?.parse()?),
                Long("seed") => seed = Some(arguments.value()?.parse()?),
                Value(value) if input.is_none() => input = Some(value),
                other => return Err(other.unexpected().into()),
            }
        }
        let needed = |what: &str| Failure::Usage(format!("decide needs {what}"));
        Ok(Self {
            level: level.ok_or_else(|| needed("--level"))?,
            seed: seed.ok_or_else(|| needed("--seed"))?,
            input: input.ok_or_else(|| needed("a file, or - for standard input"))?,
        })
    }
}

/// What is said about a record.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Decided {
        seat: Seat,
        #[serde(flatten)]
        decision: Decision,
    },
    Refused {
        error: Fault,
    },
    Over {
        error: NothingToDecide,
    },
}

/// A record in which the deal is over: it is in order, but nobody is to move.
#[derive(Serialize)]
struct NothingToDecide {
    rule: &'static str,
    #[serde(rename = "move")]
    index: usize,
    kind: &'static str,
}

/// Decides for the seat to move in each record, from what that seat knows. Each decision has the
/// same seed, so that it does not depend on what else is in the file.
pub(super) fn run(options: &DecideOptions) -> Result<ExitCode, Failure> {
    let mut mind = Mind::new();
    lines::answer(&options.input, |line| {
        match line.map_or_else(|| Err(Fault::not_text()), History::from_json) {
            Err(error) => Line::Refused(Answer::Refused { error }),
            Ok(history) => match decide(options, &history, &mut mind) {
                Some(decided) => Line::Done(decided),
                None => Line::Refused(nothing_to_decide(&history)),
            },
        }
    })
}

fn decide(options: &DecideOptions, history: &History, mind: &mut Mind) -> Option<Answer> {
    let seat = history.game().turn()?;
    let task = Task {
        level: options.level,
        objective: Objective::GamePoints,
        view: history.game().view(seat),
        seed: Seed::from_number(options.seed),
    };
    Some(Answer::Decided { seat, decision: ai::decide(mind, &task)? })
}

/// The deal is over; the fault's place is where a move would have to be.
fn nothing_to_decide(history: &History) -> Answer {
    let index = history.moves().len();
    Answer::Over { error: NothingToDecide { rule: "R13", index, kind: "NothingToDecide" } }
}
