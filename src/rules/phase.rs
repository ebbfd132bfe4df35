use serde::{Deserialize, Serialize};

/// What is due in a deal, by the names of R13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Both lay cards aside for their personal talons (R5).
    PersonalExchange,
    /// The auction (R6).
    Auction,
    /// The declarer's window before the Cossack talon is exposed (R7.1).
    AnnounceBefore,
    /// The declarer takes a group (R8.1).
    TalonChoice,
    /// The declarer discards (R8.2).
    TalonDiscard,
    /// The declarer's window before the first lead (R7.1).
    AnnounceAfter,
    /// The defender's window (R7.4).
    DefenderAnnounce,
    /// Sixteen tricks (R9).
    Play,
    /// The deal is settled (R11).
    Finished,
    /// Both passed (R6.6).
    PassedIn,
}

impl Phase {
    /// All phases, in the order in which they come.
    pub const ALL: [Self; 10] = [
        Self::PersonalExchange,
        Self::Auction,
        Self::AnnounceBefore,
        Self::TalonChoice,
        Self::TalonDiscard,
        Self::AnnounceAfter,
        Self::DefenderAnnounce,
        Self::Play,
        Self::Finished,
        Self::PassedIn,
    ];
}
