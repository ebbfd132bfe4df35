//! The command line: records in, results out, and records made up.

use std::process::ExitCode;

fn main() -> ExitCode {
    kosakeln::cli::run()
}
