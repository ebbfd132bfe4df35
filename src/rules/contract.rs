use serde::{Deserialize, Serialize};

use super::GamePoints;

/// What a declarer undertakes (R6.1), lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Contract {
    /// Three cards of the Cossack talon.
    Dreiblatt,
    /// Two cards of it.
    Zweiblatt,
    /// One card of it.
    Einblatt,
    /// Without the Cossack talon.
    Solo,
}

impl Contract {
    /// All contracts, lowest first.
    pub const ALL: [Self; 4] = [Self::Dreiblatt, Self::Zweiblatt, Self::Einblatt, Self::Solo];

    /// The game value G (R6.1).
    #[must_use]
    pub const fn game_value(self) -> GamePoints {
        GamePoints::new(match self {
            Self::Dreiblatt => 3,
            Self::Zweiblatt => 6,
            Self::Einblatt => 9,
            Self::Solo => 12,
        })
    }

    /// How many cards of the Cossack talon are taken, 0 to 3 (R8.1).
    #[must_use]
    pub const fn talon_cards(self) -> u8 {
        match self {
            Self::Dreiblatt => 3,
            Self::Zweiblatt => 2,
            Self::Einblatt => 1,
            Self::Solo => 0,
        }
    }

    /// The next contract up; `None` over Solo.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Dreiblatt => Some(Self::Zweiblatt),
            Self::Zweiblatt => Some(Self::Einblatt),
            Self::Einblatt => Some(Self::Solo),
            Self::Solo => None,
        }
    }
}
