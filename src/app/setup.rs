use serde::{Deserialize, Serialize};

use super::{ByPlayer, Player};
use crate::ai::Level;
use crate::rules::Rules;

/// What is agreed before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MatchSetup {
    /// Who plays against player one.
    pub opponent: Opponent,
    /// How strong the computer is, if it plays.
    pub level: OpponentLevel,
    /// The players' names, as typed; a name may be empty.
    pub names: ByPlayer<String>,
    /// The house rules.
    pub rules: Rules,
    /// How long the match is.
    pub length: MatchLength,
    /// What a game point is worth, in hundredths of a euro; nothing if no money is counted (R12).
    pub cents_a_point: Option<u16>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer,
            level: OpponentLevel::Club,
            names: ByPlayer::default(),
            rules: Rules::default(),
            length: MatchLength::Deals(8),
            cents_a_point: Some(10),
        }
    }
}

impl MatchSetup {
    /// Whether the computer plays for `player`.
    #[must_use]
    pub fn is_computer(&self, player: Player) -> bool {
        self.opponent == Opponent::Computer && player == Player::Two
    }
}

/// Who plays against player one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Opponent {
    /// The computer.
    Computer,
    /// Somebody at the same screen.
    Friend,
}

/// How strong the computer is: those of the levels that are made to be played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OpponentLevel {
    /// [`Level::Beginner`].
    Beginner,
    /// [`Level::Club`].
    Club,
    /// [`Level::Master`].
    Master,
}

impl OpponentLevel {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Club, Self::Master];

    /// The level by which the computer decides.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Beginner => Level::Beginner,
            Self::Club => Level::Club,
            Self::Master => Level::Master,
        }
    }
}

/// How long a match is (R12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum MatchLength {
    /// So many scored deals; a deal passed in is none.
    Deals(u16),
    /// Until the players have had enough.
    Open,
}

impl MatchLength {
    /// The most deals that can be agreed on.
    pub const MOST_DEALS: u16 = 99;
    /// After so many scored deals a match without an agreed number is over as well: so what is kept of it has
    /// a bound, some two megabytes.
    pub const MOST_OPEN: u16 = 400;
}
