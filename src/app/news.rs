use crate::cards::{Card, CardSet};
use crate::rules::{BonusSet, Call, Event, Move, Seat};

/// A move as anybody at the table sees it, and what it brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Who moved.
    pub seat: Seat,
    /// What was seen of the move.
    pub action: PublicMove,
    /// What it brought about.
    pub event: Event,
}

/// What anybody sees of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicMove {
    /// Cards were laid aside; tarocks among them lie face up once both have exchanged, and are
    /// seen then.
    Discarded,
    /// Something was said in the auction.
    Called(Call),
    /// Bonuses were announced, or none.
    Announced(BonusSet),
    /// A group of the Cossack talon was taken.
    Took(CardSet),
    /// A card was played.
    Played(Card),
}

impl News {
    pub(super) fn new(seat: Seat, action: Move, event: Event) -> Self {
        let action = match action {
            Move::Discard(_) => PublicMove::Discarded,
            Move::Call(call) => PublicMove::Called(call),
            Move::Announce(bonuses) => PublicMove::Announced(bonuses),
            Move::Take(cards) => PublicMove::Took(cards),
            Move::Play(card) => PublicMove::Played(card),
        };
        Self { seat, action, event }
    }
}
