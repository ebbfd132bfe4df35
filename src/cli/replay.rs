use std::ffi::OsStr;
use std::process::ExitCode;

use super::Failure;
use super::lines::{self, Line};
use crate::rules::{Fault, Report};

/// Replays the records of a file, or of standard input if it is called `-`.
pub(super) fn run(input: &OsStr) -> Result<ExitCode, Failure> {
    lines::answer(input, |line| {
        match line.map_or_else(|| Report::Refused(Fault::not_text()), Report::of) {
            report @ Report::Replayed(_) => Line::Done(report),
            refused @ Report::Refused(_) => Line::Refused(refused),
        }
    })
}
