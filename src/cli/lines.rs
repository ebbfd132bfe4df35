use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::Failure;
use super::files::name_of;

/// Whether a line of input was taken.
pub(super) enum Line<T> {
    /// It was; this is its result.
    Done(T),
    /// It was refused; this is why.
    Refused(T),
}

/// Reads the lines of a file, or of standard input if it is called `-`, and prints a result for
/// each; blank lines have none. A line that is not UTF-8 is given as `None`.
pub(super) fn answer<T: Serialize>(
    input: &OsStr,
    mut result: impl FnMut(Option<&str>) -> Line<T>,
) -> Result<ExitCode, Failure> {
    let unreadable = |error| Failure::Input { name: name_of(input), error };
    let lines: Box<dyn BufRead> = if input == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(input).map_err(unreadable)?))
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    for line in lines.split(b'\n') {
        let line = line.map_err(unreadable)?;
        let is_blank = line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
        if is_blank {
            continue;
        }
        let result = match result(str::from_utf8(&line).ok()) {
            Line::Done(result) => result,
            Line::Refused(fault) => {
                code = ExitCode::FAILURE;
                fault
            }
        };
        serde_json::to_writer(&mut output, &result)
            .map_err(|error| Failure::Output(error.into()))?;
        output.write_all(b"\n").map_err(Failure::Output)?;
    }
    output.flush().map_err(Failure::Output)?;
    Ok(code)
}
