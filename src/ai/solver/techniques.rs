//! What makes the search fast, each of which can be left out to see what it brings: bits of the
//! constant that an engine is made with.

/// No table of the positions met.
pub const NO_TABLE: u32 = 1;
/// Every card is tried, not one of each run of equals.
pub const NO_EQUALS: u32 = 1 << 1;
/// No bounds from what the sides are sure of.
pub const NO_SURE: u32 = 1 << 2;
/// Cards are tried in the order in which they lie.
pub const NO_ORDER: u32 = 1 << 3;
/// Also of a run of cards that wins or loses for certain, one of each run of equals is tried.
pub const NO_GAIN: u32 = 1 << 4;
/// Suits that one side holds alone are kept apart.
pub const NO_UNION: u32 = 1 << 5;
/// Game points are always asked for as such, even where only card points can matter.
pub const NO_REDUCTION: u32 = 1 << 6;
/// The first guess of a value is the middle, not an estimate or what the best card so far is worth.
pub const NO_GUESS: u32 = 1 << 7;
