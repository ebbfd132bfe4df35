use std::io::{self, BufWriter, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use lexopt::prelude::*;
use serde_json::json;

use super::Failure;
use super::crew::Crew;
use super::files::write_line;
use super::options::parse_rules;
use super::progress::Progress;
use super::seeds::Seeds;
use super::table::Table;
use crate::ai::{Level, Objective};
use crate::rules::{BySeat, Rules};

/// The options of `selfplay`.
#[derive(Debug)]
pub(super) struct SelfplayOptions {
    games: u32,
    seed: u64,
    levels: BySeat<Level>,
    rules: Rules,
    threads: Option<NonZeroUsize>,
}

impl SelfplayOptions {
    pub(super) fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        let (mut games, mut seed, mut rules, mut threads) = (None, None, None, None);
        let (mut forehand, mut dealer) = (None, None);
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("games") => games = Some(arguments.value()?.parse()?),
                Long("seed") => seed = Some(arguments.value()?.parse()?),
                Long("forehand") => forehand = Some(arguments.value()?.parse()?),
                Long("dealer") => dealer = Some(arguments.value()?.parse()?),
                Long("rules") => rules = Some(parse_rules(&mut arguments)?),
                Long("threads") => threads = Some(arguments.value()?.parse()?),
                other => return Err(other.unexpected().into()),
            }
        }
        let needed = |option: &str| Failure::Usage(format!("selfplay needs --{option}"));
        Ok(Self {
            games: games.ok_or_else(|| needed("games"))?,
            seed: seed.ok_or_else(|| needed("seed"))?,
            levels: BySeat {
                forehand: forehand.ok_or_else(|| needed("forehand"))?,
                dealer: dealer.ok_or_else(|| needed("dealer"))?,
            },
            rules: rules.unwrap_or_default(),
            threads,
        })
    }
}

/// Prints records of deals between computer players. Deal `n` is the one that the arena plays as
/// its pair `n` of the same seed, with the first of its players as forehand.
pub(super) fn run(options: &SelfplayOptions) -> Result<ExitCode, Failure> {
    let output = io::stdout().lock();
    let is_terminal = output.is_terminal();
    print(options, output, is_terminal, Progress::new(options.games.into(), "deals"))?;
    Ok(ExitCode::SUCCESS)
}

/// The records go to `output`; `is_terminal` says that this may be where the progress is shown too.
fn print(
    options: &SelfplayOptions,
    output: impl Write,
    is_terminal: bool,
    mut progress: Progress<impl Write>,
) -> Result<(), Failure> {
    let SelfplayOptions { games, seed, levels, rules, threads } = *options;
    let mut output = BufWriter::new(output);
    let mut done = 0;
    Crew::new(threads).run(
        0..games.into(),
        |mind, number| {
            let mut table = Table::new(rules, Seeds::new(seed, number));
            table.finish(levels, Objective::GamePoints, mind, |_| ())?;
            let BySeat { forehand, dealer } = levels;
            let meta = json!({
                "seed": seed, "deal": number, "forehand": forehand, "dealer": dealer,
            });
            Ok(table.history().to_json(Some(meta)))
        },
        |record| {
            if is_terminal {
                // A record takes the place of what is shown, and is there before the next is.
                progress.wipe();
            }
            write_line(&mut output, &record)?;
            if is_terminal {
                output.flush().map_err(Failure::Output)?;
            }
            done += 1;
            progress.show(done, || "");
            Ok(())
        },
    )?;
    output.flush().map_err(Failure::Output)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is printed, and what is shown to whoever watches.
    fn printed(is_terminal: bool) -> (String, String) {
        let options = SelfplayOptions {
            games: 2,
            seed: 7,
            levels: BySeat { forehand: Level::Beginner, dealer: Level::Random },
            rules: Rules::default(),
            threads: None,
        };
        let (mut output, mut screen) = (Vec::new(), Vec::new());
        let progress = Progress::on(Some(&mut screen), 2, "deals");
        print(&options, &mut output, is_terminal, progress).expect("nothing fails");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (text(output), text(screen))
    }

    #[test]
    fn who_watches_sees_how_far_it_is_and_the_records_stay_as_they_are() {
        let (records, screen) = printed(false);
        assert!(
            screen.starts_with("\r1 of 2 deals, ") && screen.ends_with("\r\x1b[K"),
            "{screen:?}"
        );
        assert_eq!(records.lines().count(), 2);
        assert_eq!(printed(true).0, records);
    }
}
