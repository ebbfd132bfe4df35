use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use serde_json::json;

use super::Failure;
use super::files::write_line;
use super::options::RandomOptions;
use crate::ai::random::random_history;
use crate::cards::Seed;

/// Prints records of random deals.
pub(super) fn run(options: &RandomOptions) -> Result<ExitCode, Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|_| Failure::NoEntropy)?,
    };
    for number in 0..options.games {
        let history = random_history(Seed::from_number(seed), number, options.rules);
        let record = history.to_json(Some(json!({ "seed": seed, "deal": number })));
        write_line(&mut output, &record)?;
    }
    output.flush().map_err(Failure::Output)?;
    Ok(ExitCode::SUCCESS)
}
