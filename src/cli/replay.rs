use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::process::ExitCode;

use super::Failure;
use crate::rules::{Fault, Report};

/// Replays the records of a file, or of standard input if it is called `-`.
pub(super) fn run(input: &OsStr) -> Result<ExitCode, Failure> {
    let name = if input == "-" { "standard input".into() } else { input.display().to_string() };
    let unreadable = |error| Failure::Input { name: name.clone(), error };
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
        let report = match str::from_utf8(&line) {
            Ok(json) => Report::of(json),
            Err(_) => Report::Refused(Fault::not_text()),
        };
        if matches!(report, Report::Refused(_)) {
            code = ExitCode::FAILURE;
        }
        serde_json::to_writer(&mut output, &report)
            .map_err(|error| Failure::Output(error.into()))?;
        output.write_all(b"\n").map_err(Failure::Output)?;
    }
    output.flush().map_err(Failure::Output)?;
    Ok(code)
}
