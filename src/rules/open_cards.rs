use super::play::Play;
use super::{Announcements, Bargain, BySeat, Tricks};
use crate::cards::{CardPoints, CardSet};

/// Everything about a deal whose cards are played, all of them open: what a solver starts from.
///
/// This is no view of a player's: it holds the cards of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCards {
    /// Who plays what.
    pub bargain: Bargain,
    /// What was announced.
    pub announcements: Announcements,
    /// The sixteen cards that each held at the first lead.
    pub first_hands: BySeat<CardSet>,
    /// The cards that each still holds.
    pub hands: BySeat<CardSet>,
    /// What counts for each side beside the tricks: discards, the untaken personal talon, and for
    /// the defender what is left of the Cossack talon (R10.1).
    pub aside: BySeat<CardPoints>,
    /// The cards that count as each player's own for held bonuses (R11.7).
    pub original: BySeat<CardSet>,
    /// The cards played.
    pub tricks: Tricks,
}

impl OpenCards {
    pub(super) fn new(play: &Play) -> Self {
        let holdings = &play.prepared.holdings;
        let won = play.tricks.won();
        let piles = play.piles();
        Self {
            bargain: play.prepared.bargain,
            announcements: play.prepared.announcements,
            first_hands: holdings.hands,
            hands: play.hands,
            aside: BySeat::new(|seat| (piles[seat] - won[seat]).points()),
            original: holdings.original,
            tricks: play.tricks,
        }
    }
}
