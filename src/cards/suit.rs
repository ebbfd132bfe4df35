/// One of the four suits (R1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Clubs, black.
    Clubs,
    /// Spades, black.
    Spades,
    /// Hearts, red.
    Hearts,
    /// Diamonds, red.
    Diamonds,
}

impl Suit {
    /// All suits, in the order of their letters in a record.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// Whether the suit is hearts or diamonds, whose pips are 1 to 4 (R1.3).
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Hearts | Self::Diamonds)
    }

    /// The suit's letter in a card's code (R1.5).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
        }
    }
}
