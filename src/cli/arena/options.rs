use std::ffi::OsString;
use std::num::{NonZeroU32, NonZeroUsize};

use lexopt::prelude::*;

use super::result::Conditions;
use crate::ai::{Level, Objective};
use crate::cli::Failure;
use crate::cli::options::parse_rules;

/// What `arena` is to do.
#[derive(Debug)]
pub(in crate::cli) enum ArenaOptions {
    /// Play.
    Play { conditions: Conditions, from: u32, pairs: NonZeroU32, threads: Option<NonZeroUsize> },
    /// Join what was found out before.
    Join { files: Vec<OsString> },
}

impl ArenaOptions {
    pub(in crate::cli) fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        let usage = |text: &str| Failure::Usage(text.to_owned());
        let (mut pairs, mut seed, mut rules, mut threads) = (None, None, None, None);
        let (mut play_only, mut objective, mut from) = (false, Objective::default(), 0);
        let (mut is_join, mut is_play, mut values) = (false, false, Vec::new());
        while let Some(argument) = arguments.next()? {
            match argument {
                Value(value) => {
                    values.push(value);
                    continue;
                }
                Long("join") => {
                    is_join = true;
                    continue;
                }
                Long("pairs") => pairs = Some(arguments.value()?.parse()?),
                Long("seed") => seed = Some(arguments.value()?.parse()?),
                Long("from") => from = arguments.value()?.parse()?,
                Long("threads") => threads = Some(arguments.value()?.parse()?),
                Long("rules") => rules = Some(parse_rules(&mut arguments)?),
                Long("play-only") => play_only = true,
                Long("objective") => {
                    objective = match arguments.value()?.string()?.as_str() {
                        "thirds" => Objective::CardPoints,
                        other => {
                            let text = format!("{other:?} is no objective: thirds");
                            return Err(Failure::Usage(text));
                        }
                    }
                }
                other => return Err(other.unexpected().into()),
            }
            is_play = true;
        }
        if is_join {
            return match (is_play, values.is_empty()) {
                (true, _) => Err(usage("arena --join takes files and no other option")),
                (_, true) => Err(usage("arena --join needs files")),
                _ => Ok(Self::Join { files: values }),
            };
        }
        let [a, b]: [OsString; 2] =
            values.try_into().map_err(|_| usage("arena needs two levels"))?;
        let pairs = pairs.ok_or_else(|| usage("arena needs --pairs"))?;
        let seed = seed.ok_or_else(|| usage("arena needs --seed"))?;
        let (a, b): (Level, Level) = (a.parse()?, b.parse()?);
        let rules = rules.unwrap_or_default();
        let conditions = Conditions { a, b, seed, rules, play_only, objective };
        Ok(Self::Play { conditions, from, pairs, threads })
    }
}
