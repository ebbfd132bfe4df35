use std::ffi::OsString;

use lexopt::prelude::*;

use super::Failure;
use super::arena::ArenaOptions;
use super::decide::DecideOptions;
use super::selfplay::SelfplayOptions;
use crate::rules::Rules;

/// What `kosakeln help` prints.
pub(super) const HELP: &str = "\
kosakeln replay FILE|-
    Replays records, one JSON object a line (docs/rules.md, R13), and prints a
    result line for each. Exit code 1 if any was refused.
kosakeln solve FILE|-
    For each record broken off while cards are played, what every card that may
    be played is worth to the seat to play, all cards open and both sides
    playing as well as can be: the thirds it wins in tricks from there on if
    both play for card points, and its total in the settlement if both play for
    game points. Exit code 1 if any was refused or is not in play.
kosakeln random --games N [--seed S] [--rules JSON]
    Prints N complete records of random legal play. The house rules vary from
    deal to deal unless they are given. The same seed gives the same records;
    without one the system is asked for one. Each record names it.
kosakeln selfplay --games N --seed S --forehand LEVEL --dealer LEVEL
                  [--rules JSON] [--threads N]
    Prints the records of N deals between computer players; levels: random,
    beginner, pimc20, club, master. House rules that are not given are the
    default ones. Without --threads there are as many as there are cores; the
    records are the same, and in the same order, with any number of them. Deal n
    is the first of pair n that the arena plays with this seed.
kosakeln arena A B --pairs N --seed S [--from N] [--rules JSON] [--play-only]
               [--objective thirds] [--threads N]
    Lets the levels A and B play each of N packs twice, with seats changed, and
    prints one JSON object. \"gamePoints\" is what A won a deal, \"cardPoints\" by
    how many of the 70 points A's pile was above 35; a deal passed in counts 0
    in both. The 95 % intervals are over the pairs. \"players\" has the contracts
    and bonuses of each, what they expected of their calls and what came of it,
    and in which tricks they weighed all worlds; \"times\" has the milliseconds
    that decisions took, without moves that were the only one. All but \"times\"
    is the same for the same seed, with any number of threads.
    --from N           the number of the first pair, if not 0
    --play-only        club brings each pack to the first lead, for both seats,
                       and packs passed in are passed over (\"passedIn\" counts
                       them); A and B play the cards
    --objective thirds both play the cards for card points
kosakeln arena --join FILE...
    Joins such objects, of pairs with other numbers but otherwise alike, into
    the one that a single run over all of them would have printed.
kosakeln decide --level LEVEL --seed S FILE|-
    For each record broken off, prints the decision of the seat to move and what
    it weighed, from what that seat knows. Exit code 1 if a record was refused
    or there was nothing to decide.
kosakeln help
    Prints this.
";

/// A command with its options.
#[derive(Debug)]
pub(super) enum Command {
    Help,
    Replay { input: OsString },
    Solve { input: OsString },
    Random(RandomOptions),
    Selfplay(SelfplayOptions),
    Arena(ArenaOptions),
    Decide(DecideOptions),
}

/// The options of `random`.
#[derive(Debug)]
pub(super) struct RandomOptions {
    pub(super) games: u64,
    /// The seed; drawn from the system if there is none.
    pub(super) seed: Option<u64>,
    pub(super) rules: Option<Rules>,
}

impl Command {
    pub(super) fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        match arguments.next()? {
            Some(Long("help") | Short('h')) => Ok(Self::Help),
            Some(Value(command)) => match command.to_str() {
                Some("help") => Ok(Self::Help),
                Some("replay") => {
                    parse_input(arguments, "replay").map(|input| Self::Replay { input })
                }
                Some("solve") => parse_input(arguments, "solve").map(|input| Self::Solve { input }),
                Some("random") => RandomOptions::parse(arguments).map(Self::Random),
                Some("selfplay") => SelfplayOptions::parse(arguments).map(Self::Selfplay),
                Some("arena") => ArenaOptions::parse(arguments).map(Self::Arena),
                Some("decide") => DecideOptions::parse(arguments).map(Self::Decide),
                _ => Err(Failure::Usage(format!("{} is no command", command.display()))),
            },
            Some(other) => Err(other.unexpected().into()),
            None => Err(Failure::Usage("no command given".to_owned())),
        }
    }
}

/// The one argument of a command that reads records.
fn parse_input(mut arguments: lexopt::Parser, command: &str) -> Result<OsString, Failure> {
    let input = match arguments.next()? {
        Some(Value(input)) => input,
        Some(other) => return Err(other.unexpected().into()),
        None => {
            return Err(Failure::Usage(format!("{command} needs a file, or - for standard input")));
        }
    };
    match arguments.next()? {
        None => Ok(input),
        Some(more) => Err(more.unexpected().into()),
    }
}

impl RandomOptions {
    fn parse(mut arguments: lexopt::Parser) -> Result<Self, Failure> {
        let (mut games, mut seed, mut rules) = (None, None, None);
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("games") => games = Some(arguments.value()?.parse()?),
                Long("seed") => seed = Some(arguments.value()?.parse()?),
                Long("rules") => rules = Some(parse_rules(&mut arguments)?),
                other => return Err(other.unexpected().into()),
            }
        }
        match games {
            Some(games) => Ok(Self { games, seed, rules }),
            None => Err(Failure::Usage("random needs --games".to_owned())),
        }
    }
}

/// The house rules that follow an option.
pub(super) fn parse_rules(arguments: &mut lexopt::Parser) -> Result<Rules, Failure> {
    let json = arguments.value()?.string()?;
    Rules::from_json(&json).map_err(Failure::Usage)
}
