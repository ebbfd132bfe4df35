use crate::cards::{Card, CardSet};
use crate::rules::PlayerView;

/// Of cards that are worth the same, the one that tells the other player least: one that he knows
/// to be in this hand, if there is such a card, and the lowest of those.
///
/// Once the Cossack talon lies open he knows where all tarocks and Kings are, since none of them is
/// laid aside face down (R5.2); what he does not know is which plain cards are.
pub(super) fn least_telling(cards: CardSet, view: &PlayerView) -> Card {
    let _ = view;
    let known = cards - CardSet::PLAIN;
    known.first().or_else(|| cards.first()).unwrap_or(Card::PAGAT)
}
