use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// Any legal move, each as likely as the others. For tests.
    Random,
    /// Goes by rules of thumb, counts no cards and makes a learner's mistakes.
    Beginner,
    /// A yardstick for the others: 20 worlds for each card, bids by thresholds.
    Pimc20,
    /// Counts cards and weighs what the other may hold.
    Club,
    /// Weighs everything that the other may hold, or a fair sample where that is too much, and works
    /// the last tricks out over all of it.
    Master,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 5] =
        [Self::Random, Self::Beginner, Self::Pimc20, Self::Club, Self::Master];

    /// Those to play against, the weakest first.
    pub const OPPONENTS: [Self; 3] = [Self::Beginner, Self::Club, Self::Master];

    /// The level's name on the command line and in everything that is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Pimc20 => "pimc20",
            Self::Club => "club",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a [`Level`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: random, beginner, pimc20, club or master")]
pub struct ParseLevelError(pub String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Self, ParseLevelError> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| ParseLevelError(name.to_owned()))
    }
}
