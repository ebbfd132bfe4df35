use serde::Serialize;

use super::{Bonus, Call, Contract, Phase, Seat, Section};
use crate::cards::{Card, CardSet, Suit};

/// Why a move was refused: what it was about, and the section of the rules it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{section}: {self:?}", section = self.section())]
pub enum IllegalMove {
    /// Such a move is not due.
    WrongPhase {
        /// What is due.
        phase: Phase,
    },
    /// The other seat is to act.
    WrongSeat {
        /// The seat to act.
        turn: Seat,
    },
    /// The player does not hold the cards.
    NotInHand {
        /// The cards he does not hold.
        cards: CardSet,
        /// The section that asks for cards of his own.
        section: Section,
    },
    /// Too many or too few cards are discarded.
    WrongCount {
        /// How many were.
        given: u8,
        /// The fewest that may be.
        min: u8,
        /// The most that may be.
        max: u8,
        /// The section that gives the number.
        section: Section,
    },
    /// A card may not be discarded, or not yet.
    ForbiddenDiscard {
        /// The cards that must stay.
        cards: CardSet,
        /// Why they must.
        fault: DiscardFault,
    },
    /// A bird that is announced may not be discarded.
    AnnouncedBird {
        /// The birds.
        cards: CardSet,
    },
    /// The call may not be made now.
    IllegalCall {
        /// The call.
        call: Call,
        /// Why not.
        fault: CallFault,
    },
    /// The bonus may not be announced now, or not by this player.
    IllegalAnnouncement {
        /// The bonus.
        bonus: Bonus,
        /// Why not.
        fault: AnnouncementFault,
    },
    /// The cards are not a group of the Cossack talon.
    IllegalGroup {
        /// The contract, which gives the size of the groups.
        contract: Contract,
    },
    /// Another card must be played.
    MustFollow {
        /// What must be played.
        must: MustFollow,
        /// The card to answer.
        led: Card,
        /// The cards that may be played.
        held: CardSet,
    },
}

/// Why a card may not be discarded (R5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscardFault {
    /// Kings and the Trull never are.
    KingOrTrull,
    /// In the `medium` exchange only plain cards are.
    PlainCardsOnly,
    /// A tarock only goes when every plain card goes.
    PlainCardsFirst {
        /// The plain cards that would stay; none if all of them are chosen and there is no place
        /// left beside them.
        kept: CardSet,
    },
}

/// Why a call may not be made (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallFault {
    /// A bid must be higher than the one that stands.
    NotHigher {
        /// The one that stands.
        than: Contract,
    },
    /// Contracts may not be left out, but for Solo (house rule `jumpBids`).
    Jump {
        /// The contract that stands.
        over: Contract,
    },
    /// Only forehand holds.
    DealerNeverHolds,
    /// Nothing has been bid that could be held.
    NothingToHold,
    /// The house rule is off.
    UntererIsOff,
    /// Unterer answers forehand's opening Dreiblatt and nothing else.
    UntererOnlyOverOpeningDreiblatt,
}

/// Why a bonus may not be announced (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnouncementFault {
    /// It has been announced.
    Repeated,
    /// The defender announces birds only.
    DefenderOnlyBirds,
    /// The house rule leaves Quapil out.
    QuapilIsOff,
    /// The bird is not in the player's hand.
    BirdNotHeld,
    /// The hand holds cards it would have to be without.
    SuchCardHeld {
        /// Those cards.
        cards: CardSet,
    },
}

/// What must be played (R9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MustFollow {
    /// A card of the suit led.
    Suit(Suit),
    /// A tarock.
    Tarock,
}

/// The kind of a fault, by its name in R13, in the order in which faults are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum FaultKind {
    /// Not a record at all.
    Malformed,
    /// See [`IllegalMove::WrongPhase`].
    WrongPhase,
    /// See [`IllegalMove::WrongSeat`].
    WrongSeat,
    /// See [`IllegalMove::NotInHand`].
    NotInHand,
    /// See [`IllegalMove::WrongCount`].
    WrongCount,
    /// See [`IllegalMove::ForbiddenDiscard`].
    ForbiddenDiscard,
    /// See [`IllegalMove::AnnouncedBird`].
    AnnouncedBird,
    /// See [`IllegalMove::IllegalCall`].
    IllegalCall,
    /// See [`IllegalMove::IllegalAnnouncement`].
    IllegalAnnouncement,
    /// See [`IllegalMove::IllegalGroup`].
    IllegalGroup,
    /// See [`IllegalMove::MustFollow`].
    MustFollow,
}

impl IllegalMove {
    /// The kind of the fault.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::WrongPhase { .. } => FaultKind::WrongPhase,
            Self::WrongSeat { .. } => FaultKind::WrongSeat,
            Self::NotInHand { .. } => FaultKind::NotInHand,
            Self::WrongCount { .. } => FaultKind::WrongCount,
            Self::ForbiddenDiscard { .. } => FaultKind::ForbiddenDiscard,
            Self::AnnouncedBird { .. } => FaultKind::AnnouncedBird,
            Self::IllegalCall { .. } => FaultKind::IllegalCall,
            Self::IllegalAnnouncement { .. } => FaultKind::IllegalAnnouncement,
            Self::IllegalGroup { .. } => FaultKind::IllegalGroup,
            Self::MustFollow { .. } => FaultKind::MustFollow,
        }
    }

    /// The section of the rules that the move breaks, as the table in R13 gives it.
    #[must_use]
    pub const fn section(&self) -> Section {
        match self {
            Self::WrongPhase { .. } | Self::WrongSeat { .. } => Section::new(13, 0),
            Self::NotInHand { section, .. } | Self::WrongCount { section, .. } => *section,
            Self::ForbiddenDiscard { .. } => Section::new(5, 2),
            Self::AnnouncedBird { .. } => Section::new(8, 2),
            Self::IllegalCall { .. } => Section::new(6, 0),
            Self::IllegalAnnouncement { .. } => Section::new(7, 0),
            Self::IllegalGroup { .. } => Section::new(8, 1),
            Self::MustFollow { .. } => Section::new(9, 2),
        }
    }
}
