use serde::{Deserialize, Serialize};

use crate::rules::{Bonus, Move};

/// What a computer player does, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Decision {
    /// The move.
    pub choice: Move,
    /// What decided.
    pub reason: Reason,
    /// The worlds that were weighed.
    pub worlds: Worlds,
    /// Every move that was weighed, the best first, and what it is worth; empty if none was.
    pub alternatives: Vec<Alternative>,
    /// How likely the player takes each bonus to be made if he announces it; empty but where he may
    /// announce something.
    pub chances: Vec<Chance>,
}

/// How likely a bonus is taken to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Chance {
    /// The bonus.
    pub bonus: Bonus,
    /// In how many of a thousand cases it is made.
    pub thousandths: u16,
}

impl Decision {
    /// A move that nothing was weighed for.
    #[must_use]
    pub const fn unweighed(choice: Move, reason: Reason) -> Self {
        let worlds = Worlds { weighed: 0, are_all: false };
        Self { choice, reason, worlds, alternatives: Vec::new(), chances: Vec::new() }
    }
}

/// A move that was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Alternative {
    /// The move.
    pub choice: Move,
    /// What the player expects of it.
    pub value: Expectation,
}

/// What a player expects, on average over the worlds that he weighs: in thousandths of a game
/// point that he wins in the settlement of the deal (R11), or, if he plays for card points, in
/// thousandths of a third of a card point that he takes in the tricks that are left.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Expectation(pub i32);

/// How many deals of the hidden cards were weighed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Worlds {
    /// How many.
    pub weighed: u32,
    /// Whether these are all that what the player has seen leaves possible; else they are a sample.
    pub are_all: bool,
}

/// What decided for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// There was no other.
    OnlyMove,
    /// Chance.
    Chance,
    /// A rule of thumb.
    RuleOfThumb,
    /// It is expected to bring most.
    BestValue,
    /// Nothing is expected to bring more game points, and it brings more card points than some that
    /// would do as well.
    CardPoints,
    /// Nothing is expected to bring more, no card points either, and it tells the other least.
    TellsLeast,
    /// It brings most on average over all that the other may hold, if he sees both hands from now
    /// on: every line to the end was worked out.
    WorkedOut,
}
