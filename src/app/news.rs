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
    /// Cards were laid aside.
    Discarded {
        /// The tarocks among them, which lie face up. None in the personal exchange: there nothing
        /// is seen before both have decided, and then it is seen of both (R5.3).
        face_up: CardSet,
    },
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
            Move::Discard(cards) => {
                let is_seen = event == Event::TalonDiscarded;
                let face_up = if is_seen { cards & CardSet::TAROCKS } else { CardSet::EMPTY };
                PublicMove::Discarded { face_up }
            }
            Move::Call(call) => PublicMove::Called(call),
            Move::Announce(bonuses) => PublicMove::Announced(bonuses),
            Move::Take(cards) => PublicMove::Took(cards),
            Move::Play(card) => PublicMove::Played(card),
        };
        Self { seat, action, event }
    }
}
