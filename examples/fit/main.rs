//! Fits the weights of the computer player's estimates and of its habits to deals.
//!
//! ```text
//! cargo run --release --example fit -- tricks|totals|birds|habits --deals N --seed S [--write]
//! ```
//!
//! - `tricks`: what forehand takes in tricks, by both hands (`src/ai/estimate/weights.rs`);
//! - `totals`: what declarer and defender have at the end, by one hand (the same file);
//! - `birds`: how likely a bird wins its trick (`src/ai/estimate/bird_weights.rs`);
//! - `habits`: what players lay aside (`Habits::PLAYERS` in `src/ai/belief/habits.rs`).
//!
//! The first three let the solver say what the deals are worth with all cards open. How good the
//! weights are is said on standard error: those fitted to the first four fifths of the deals, tried
//! on the last fifth, beside those in use. Then all deals are fitted to, and the tables come on
//! standard output as code, or with `--write` into their file. Those of `habits` are for pasting.
//!
//! The same seed and number of deals give the same tables on the same machine, on however many
//! threads. Tables have up to 80 weights, so a few hundred deals only show that it works; tens of
//! thousands are wanted for tables to play by, at some 30 ms each on one core, or 70 ms for `habits`.
//! Whoever has changed the weights writes the golden decisions anew (see ARCHITECTURE.md).

mod birds;
mod choice;
mod deals;
mod equations;
mod habits;
mod least_squares;
mod logistic;
mod newton;
mod points;
mod quality;
mod samples;
mod source;

use std::process::ExitCode;

use deals::Deals;
use source::Constant;

const USAGE: &str = "usage: fit tricks|totals|birds|habits --deals N --seed S [--write]";

/// What to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Tricks,
    Totals,
    Birds,
    Habits,
}

#[derive(Clone, Copy, Debug)]
struct Options {
    what: What,
    deals: Deals,
    is_to_write: bool,
}

impl Options {
    fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let what = match words.next()?.as_str() {
            "tricks" => What::Tricks,
            "totals" => What::Totals,
            "birds" => What::Birds,
            "habits" => What::Habits,
            _ => return None,
        };
        let (mut number, mut seed, mut is_to_write) = (None, None, false);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--deals" => number = Some(words.next()?.parse().ok()?),
                "--seed" => seed = Some(words.next()?.parse().ok()?),
                "--write" if what != What::Habits => is_to_write = true,
                _ => return None,
            }
        }
        let deals = Deals { number: number?, seed: seed? };
        Some(Self { what, deals, is_to_write })
    }
}

fn main() -> ExitCode {
    let Some(options) = Options::parse(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("fit: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: Options) -> Result<(), String> {
    const TOO_FEW: &str = "too few deals to fit anything to";
    let (file, constants) = match options.what {
        What::Tricks => ("weights.rs", points::tricks(options.deals)),
        What::Totals => ("weights.rs", points::totals(options.deals)),
        What::Birds => ("bird_weights.rs", birds::birds(options.deals)),
        What::Habits => {
            print!("{}", habits::habits(options.deals).ok_or(TOO_FEW)?);
            return Ok(());
        }
    };
    let constants = constants.ok_or(TOO_FEW)?;
    if options.is_to_write {
        source::write(file, &constants).map_err(|error| error.to_string())?;
        eprintln!("written to {file}");
        return Ok(());
    }
    print!("{}", constants.iter().map(Constant::code).collect::<String>());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Option<Options> {
        Options::parse(words.split(' ').map(str::to_owned))
    }

    #[test]
    fn options_are_read() {
        let options = parse("birds --seed 7 --write --deals 20").expect("they are right");
        assert_eq!((options.what, options.is_to_write), (What::Birds, true));
        assert_eq!((options.deals.number, options.deals.seed), (20, 7));
        assert!(parse("habits --deals 20 --seed 7").is_some());
    }

    #[test]
    fn wrong_options_are_refused() {
        for words in [
            "",
            "tarocks --deals 20 --seed 7",
            "tricks --deals 20",
            "tricks --seed 7",
            "tricks --deals many --seed 7",
            "tricks --deals 20 --seed 7 --more",
            "habits --deals 20 --seed 7 --write",
        ] {
            assert!(parse(words).is_none(), "{words}");
        }
    }
}
