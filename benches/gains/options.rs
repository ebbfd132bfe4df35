use std::str::FromStr;

use kosakeln::ai::{Level, Objective};

use crate::response::Terms;

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) terms: Terms,
    /// The number of the first position.
    pub(crate) from: u64,
    /// How many positions.
    pub(crate) positions: u64,
    /// The one position to print.
    pub(crate) show: Option<u64>,
}

impl Options {
    /// Reads the arguments: names and values in turn.
    pub(crate) fn read(arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let terms = Terms {
            seed: 1,
            objective: Objective::GamePoints,
            level: Level::Master,
            before: Level::Club,
            tricks: 5,
            without_solo: false,
            worlds: 60,
        };
        let mut options = Self { terms, from: 0, positions: 500, show: None };
        // Cargo says that it is a benchmark.
        let mut arguments = arguments.filter(|argument| argument != "--bench");
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
            options.set(&name, &value)?;
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let terms = &mut self.terms;
        match name {
            "--seed" => terms.seed = parsed(name, value)?,
            "--from" => self.from = parsed(name, value)?,
            "--positions" => self.positions = parsed(name, value)?,
            "--show" => self.show = Some(parsed(name, value)?),
            "--worlds" => terms.worlds = parsed(name, value)?,
            "--solo" => {
                terms.without_solo = match value {
                    "too" => false,
                    "skip" => true,
                    _ => return Err(format!("{name}: too or skip")),
                }
            }
            "--level" => terms.level = parsed(name, value)?,
            "--before" => terms.before = parsed(name, value)?,
            "--tricks" => {
                terms.tricks = parsed(name, value)?;
                if !(1..=6).contains(&terms.tricks) {
                    return Err(format!("{name}: 1 to 6"));
                }
            }
            "--objective" => {
                terms.objective = match value {
                    "gamePoints" => Objective::GamePoints,
                    "cardPoints" => Objective::CardPoints,
                    _ => return Err(format!("{name}: gamePoints or cardPoints")),
                }
            }
            _ => return Err(format!("unknown option {name}")),
        }
        Ok(())
    }
}

fn parsed<T: FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{name}: {value:?} cannot be read"))
}
