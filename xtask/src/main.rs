//! The chores of this repository, each one word: `cargo xtask play`.

mod apt;
mod cache;
mod chrome;
mod command;
mod debian_rust;
mod dist;
mod engines;
mod env;
mod failure;
mod fingerprint;
mod npm;
mod page;
mod pins;
mod play;
mod repo;
mod say;
mod shots;
mod size;
mod test;
mod toolchain;
mod tools;
mod trimmed;
mod wasm_target;

use std::process::ExitCode;

use failure::Failure;

const USAGE: &str = "\
Usage: cargo xtask CHORE

  play    builds the game and serves it on this computer
  test    runs every check and every test there is
  dist    builds the game as it is put on a server, and checks that nothing is missing
  size    builds the game and tells how big it is
  shots   builds the game, plays it and takes pictures of every phase, or of those named behind it
  env     prints the environment of builds for the browser, for a shell
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["play"] => play::run(),
        ["test"] => return test::run(),
        ["dist"] => dist::run(),
        ["size"] => size::run(),
        ["shots", phases @ ..] => shots::run(phases),
        ["env"] => env::run(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => Err(Failure::new(format!("There is no chore `{}`.\n\n{USAGE}", words.join(" ")))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}
