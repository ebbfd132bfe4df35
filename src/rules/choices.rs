use serde::{Deserialize, Serialize};

use super::{
    AnnounceChoices, BonusSet, CallChoices, DiscardChoices, IllegalMove, Move, Phase, PlayChoices,
    TakeChoices,
};

/// What the seat to act may do.
///
/// The table marks it, the computer chooses from it, and [`Game::play`](super::Game::play) accepts
/// nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Choices {
    /// Cards to lay aside.
    Discard(DiscardChoices),
    /// Calls to make.
    Call(CallChoices),
    /// Bonuses to announce.
    Announce(AnnounceChoices),
    /// Groups of the Cossack talon to take.
    Take(TakeChoices),
    /// Cards to play.
    Play(PlayChoices),
}

impl Choices {
    /// A legal move, whichever; there is always one.
    #[must_use]
    pub fn some_legal(&self) -> Option<Move> {
        Some(match self {
            Self::Discard(choices) => Move::Discard(choices.some_legal()),
            Self::Call(choices) => Move::Call(choices.legal().iter().next()?),
            Self::Announce(_) => Move::Announce(BonusSet::EMPTY),
            Self::Take(choices) => Move::Take(*choices.legal().first()?),
            Self::Play(choices) => Move::Play(choices.legal().first()?),
        })
    }

    /// Whether `action` may be made; `phase` is the one these are the choices of.
    ///
    /// # Errors
    /// The first fault in the order of R13, from [`IllegalMove::WrongPhase`] on.
    pub fn check(&self, phase: Phase, action: Move) -> Result<(), IllegalMove> {
        match (self, action) {
            (Self::Discard(choices), Move::Discard(cards)) => choices.check(cards),
            (Self::Call(choices), Move::Call(call)) => choices.check(call),
            (Self::Announce(choices), Move::Announce(bonuses)) => choices.check(bonuses),
            (Self::Take(choices), Move::Take(cards)) => choices.check(cards),
            (Self::Play(choices), Move::Play(card)) => choices.check(card),
            _ => Err(IllegalMove::WrongPhase { phase }),
        }
    }
}
