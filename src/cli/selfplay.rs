use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use lexopt::prelude::*;
use serde_json::json;

use super::Failure;
use super::crew::Crew;
use super::files::write_line;
use super::options::parse_rules;
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
    let SelfplayOptions { games, seed, levels, rules, threads } = *options;
    let mut output = BufWriter::new(io::stdout().lock());
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
        |record| write_line(&mut output, &record),
    )?;
    output.flush().map_err(Failure::Output)?;
    Ok(ExitCode::SUCCESS)
}
