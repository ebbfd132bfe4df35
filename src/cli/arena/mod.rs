//! The arena: two levels play the same packs with seats changed, and what comes of it is one
//! result, which can be joined with those of other pairs.

mod average;
mod contest;
mod count;
mod options;
mod promises;
mod real;
mod result;
mod sums;
mod tally;
mod times;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

pub(super) use options::ArenaOptions;

use super::Failure;
use super::crew::Crew;
use super::files::{name_of, read_all, write_line};
use super::progress::Progress;
use contest::play_pair;
use result::{ArenaResult, Conditions};

/// Plays, or joins results, and prints one.
pub(super) fn run(options: &ArenaOptions) -> Result<ExitCode, Failure> {
    let result = match options {
        ArenaOptions::Play { conditions, from, pairs, threads } => {
            let from = u64::from(*from);
            play(*conditions, from..from + u64::from(pairs.get()), Crew::new(*threads))?
        }
        ArenaOptions::Join { files } => join(files)?,
    };
    let mut output = BufWriter::new(io::stdout().lock());
    write_line(&mut output, &result)?;
    output.flush().map_err(Failure::Output)?;
    Ok(ExitCode::SUCCESS)
}

fn play(
    conditions: Conditions,
    numbers: std::ops::Range<u64>,
    crew: Crew,
) -> Result<ArenaResult, Failure> {
    let mut result = ArenaResult::new(conditions);
    let mut progress = Progress::new(numbers.end - numbers.start, "pairs");
    crew.run(
        numbers,
        |mind, number| play_pair(conditions, number, mind),
        |pair| {
            result.join(&pair).map_err(|reason| Failure::Usage(reason.to_string()))?;
            progress.show(result.pairs(), || result.standing());
            Ok(())
        },
    )?;
    Ok(result)
}

/// Joins the results in the files, of which each may hold several.
fn join(files: &[OsString]) -> Result<ArenaResult, Failure> {
    let mut joined = None;
    for file in files {
        join_text(&mut joined, &name_of(file), &read_all(file)?)?;
    }
    joined.ok_or_else(|| Failure::Usage("there is no result to join".to_owned()))
}

/// Joins the results in the text of the file of that name to what there was before.
fn join_text(joined: &mut Option<ArenaResult>, name: &str, text: &[u8]) -> Result<(), Failure> {
    for result in serde_json::Deserializer::from_slice(text).into_iter() {
        let result: ArenaResult = result.map_err(|error| {
            Failure::Usage(format!("{name} is no result of the arena: {error}"))
        })?;
        match joined {
            None => *joined = Some(result),
            Some(joined) => joined
                .join(&result)
                .map_err(|reason| Failure::Usage(format!("{name} cannot be joined: {reason}")))?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
