use serde::{Deserialize, Serialize};

use super::{BonusSet, Call};
use crate::cards::{Card, CardSet};

/// Everything a player can do in a deal: the only way to change a [`Game`](super::Game). In writing
/// it is as in a record (R13), but for who makes it: `{"play":"CK"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Move {
    /// Lays cards aside, in the personal exchange (R5) or after taking from the talon (R8.2).
    Discard(CardSet),
    /// Says something in the auction (R6).
    Call(Call),
    /// Announces bonuses, or nothing, and ends the window (R7).
    Announce(BonusSet),
    /// Takes a group of the Cossack talon (R8.1).
    Take(CardSet),
    /// Plays a card (R9).
    Play(Card),
}
