use super::Suit;

/// The rank of a suit card, lowest first (R1.3).
///
/// The pips are named by their place, since black and red suits count them in opposite directions:
/// the first is the black 10 and the red 1, the fourth the black 7 and the red 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The lowest pip: 7 or 4.
    Fourth,
    /// 8 or 3.
    Third,
    /// 9 or 2.
    Second,
    /// The highest pip: 10 or 1.
    First,
    /// The valet.
    Valet,
    /// The cavalier.
    Cavalier,
    /// The queen.
    Queen,
    /// The king.
    King,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Self; 8] = [
        Self::Fourth,
        Self::Third,
        Self::Second,
        Self::First,
        Self::Valet,
        Self::Cavalier,
        Self::Queen,
        Self::King,
    ];

    /// What stands for the rank in the code of a card of `suit`: `K Q C V` or the number on the
    /// card (R1.5).
    #[must_use]
    pub const fn code(self, suit: Suit) -> &'static str {
        match (self, suit.is_red()) {
            (Self::King, _) => "K",
            (Self::Queen, _) => "Q",
            (Self::Cavalier, _) => "C",
            (Self::Valet, _) => "V",
            (Self::First, false) => "10",
            (Self::Second, false) => "9",
            (Self::Third, false) => "8",
            (Self::Fourth, false) => "7",
            (Self::First, true) => "1",
            (Self::Second, true) => "2",
            (Self::Third, true) => "3",
            (Self::Fourth, true) => "4",
        }
    }

    /// The number printed on a pip of `suit`; `None` for a court card.
    #[must_use]
    pub const fn pips(self, suit: Suit) -> Option<u8> {
        let place = self as u8;
        if place > Self::First as u8 {
            return None;
        }
        Some(if suit.is_red() { 4 - place } else { 7 + place })
    }
}
