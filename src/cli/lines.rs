use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::Failure;
use crate::rules::{Fault, Report};

/// Replays the records of a file, or of standard input if it is called `-`, and prints what
/// `answer` makes of each, a line each. Whether all went well is the second thing it gives.
pub(super) fn answer_records<T: Serialize>(
    input: &OsStr,
    mut answer: impl FnMut(Report) -> (T, bool),
) -> Result<ExitCode, Failure> {
    let unreadable = |error| Failure::Input { name: name(input), error };
    let mut output = BufWriter::new(io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    for line in BufReader::new(open(input)?).split(b'\n') {
        let line = line.map_err(unreadable)?;
        let is_blank = line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
        if is_blank {
            continue;
        }
        let (result, is_well) = answer(match str::from_utf8(&line) {
            Ok(json) => Report::of(json),
            Err(_) => Report::Refused(Fault::not_text()),
        });
        if !is_well {
            code = ExitCode::FAILURE;
        }
        print(&mut output, &result)?;
    }
    output.flush().map_err(Failure::Output)?;
    Ok(code)
}

/// Prints a result on a line of its own.
pub(super) fn print(output: &mut impl Write, result: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, result).map_err(|error| Failure::Output(error.into()))?;
    output.write_all(b"\n").map_err(Failure::Output)
}

/// All that is in a file, or comes by standard input if it is called `-`.
pub(super) fn read_all(input: &OsStr) -> Result<Vec<u8>, Failure> {
    let mut contents = Vec::new();
    open(input)?
        .read_to_end(&mut contents)
        .map_err(|error| Failure::Input { name: name(input), error })?;
    Ok(contents)
}

fn open(input: &OsStr) -> Result<Box<dyn Read>, Failure> {
    if input == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(input) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(Failure::Input { name: name(input), error }),
    }
}

fn name(input: &OsStr) -> String {
    if input == "-" { "standard input".into() } else { input.display().to_string() }
}
