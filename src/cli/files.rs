use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read, Write};

use serde::Serialize;

use super::Failure;

/// What a file is called in a message.
pub(super) fn name_of(input: &OsStr) -> String {
    if input == "-" { "standard input".into() } else { input.display().to_string() }
}

/// All that is in a file, or comes by standard input if it is called `-`.
pub(super) fn read_all(input: &OsStr) -> Result<Vec<u8>, Failure> {
    let contents = if input == "-" {
        let mut contents = Vec::new();
        io::stdin().lock().read_to_end(&mut contents).map(|_| contents)
    } else {
        fs::read(input)
    };
    contents.map_err(|error| Failure::Input { name: name_of(input), error })
}

/// Writes a result on a line of its own.
pub(super) fn write_line(output: &mut impl Write, result: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, result).map_err(|error| Failure::Output(error.into()))?;
    output.write_all(b"\n").map_err(Failure::Output)
}
