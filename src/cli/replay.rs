use std::ffi::OsStr;
use std::process::ExitCode;

use super::Failure;
use super::lines::answer_records;
use crate::rules::Report;

/// Replays the records of a file, or of standard input if it is called `-`.
pub(super) fn run(input: &OsStr) -> Result<ExitCode, Failure> {
    answer_records(input, |report| {
        let holds = matches!(report, Report::Replayed(_));
        (report, holds)
    })
}
