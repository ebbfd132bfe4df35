use crate::rules::RefusedMove;

/// Why a text is no code of a deal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// It has a character that no code has.
    #[error("{0:?} is in no code")]
    Character(char),
    /// It has too few characters.
    #[error("{has} characters instead of {needed}")]
    TooShort {
        /// How many it has.
        has: u16,
        /// How many it should have at least.
        needed: u16,
    },
    /// It has too many characters.
    #[error("{has} characters instead of {needed}")]
    TooLong {
        /// How many it has.
        has: u16,
        /// How many it should have.
        needed: u16,
    },
    /// It is of a version that is not known here.
    #[error("version {0}")]
    UnknownVersion(u8),
    /// The check characters do not belong to the others: something has been changed.
    #[error("the check fails")]
    Check,
    /// Its house rules are not known here.
    #[error("no such house rules")]
    Rules,
    /// It does not hold the 54 cards.
    #[error("no such pack")]
    Pack,
    /// What should be moves are none.
    #[error("no moves")]
    Moves,
    /// The engine refuses one of its moves.
    #[error(transparent)]
    Refused(#[from] RefusedMove),
}
