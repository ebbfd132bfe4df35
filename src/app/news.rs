use crate::cards::{Card, CardSet};
use crate::rules::{BonusSet, BySeat, Call, Event, Game, History, Move, Seat};

/// A move as anybody at the table sees it, and what it brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Who moved.
    pub seat: Seat,
    /// What was seen of the move.
    pub action: PublicMove,
    /// What it brought about.
    pub event: Event,
    /// The tarocks that came to lie face up when both had exchanged (R5.3); none after other moves.
    pub shown: BySeat<CardSet>,
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
    /// Who won the trick that the move ended, if it ended one.
    #[must_use]
    pub const fn trick_winner(&self) -> Option<Seat> {
        match self.event {
            Event::TrickWon { winner } | Event::Finished { winner } => Some(winner),
            _ => None,
        }
    }

    /// Whether a card was led: a trick ends with the other one.
    #[must_use]
    pub const fn is_lead(&self) -> bool {
        matches!(self.action, PublicMove::Played(_)) && self.trick_winner().is_none()
    }

    /// What anybody sees of a move that led to `game`.
    pub(super) fn new(seat: Seat, action: Move, event: Event, game: &Game) -> Self {
        let shown = match event {
            Event::Exchanged => game.public_view().face_up,
            _ => BySeat::default(),
        };
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
        Self { seat, action, event, shown }
    }

    /// What anybody saw of each move of a deal, in order.
    pub(super) fn of_all(history: &History) -> Vec<Self> {
        let mut again = History::new(*history.game().rules(), *history.pack());
        let moves = history.moves().iter();
        // Each of these moves has been accepted once, so each is again.
        let played = moves.map_while(|(seat, action)| {
            let event = again.play(*seat, *action).ok()?;
            Some(Self::new(*seat, *action, event, again.game()))
        });
        played.collect()
    }
}
