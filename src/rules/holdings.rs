use super::{BySeat, Seat};
use crate::cards::{Card, CardSet};

/// Where the cards lie once both players have exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Holdings {
    /// What each player holds.
    pub(super) hands: BySeat<CardSet>,
    /// What each has laid aside so far.
    pub(super) discards: BySeat<CardSet>,
    /// What each left of his personal talon (R5.4).
    pub(super) untaken: BySeat<CardSet>,
    /// The cards that count as each player's own for held bonuses: the 24 dealt to him, and those
    /// he takes from the Cossack talon (R11.7).
    pub(super) original: BySeat<CardSet>,
    /// The Cossack talon as it lay, the top card first.
    pub(super) cossack_talon: [Card; 6],
}

impl Holdings {
    /// The discarded tarocks, which lie face up (R5.2).
    pub(super) fn face_up(&self) -> BySeat<CardSet> {
        self.discards.map(|cards| cards & CardSet::TAROCKS)
    }

    /// Moves `cards` from the hand of `seat` to his discards.
    pub(super) fn discard(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] -= cards;
        self.discards[seat] |= cards;
    }
}
