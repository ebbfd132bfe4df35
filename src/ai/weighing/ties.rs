use crate::cards::{Card, CardSet};

/// Of cards that are worth the same, the one that tells the other player least: one that he knows
/// to be in this hand, if there is such a card, and the lowest of those.
///
/// Once the Cossack talon lies open he knows where all tarocks and Kings are, since none of them is
/// laid aside face down (R5.2); which plain cards are still held he does not know, so each that is
/// kept back tells him something less. Of cards that stand next to each other it makes no
/// difference to him which is played, so always the same one is.
pub(super) fn least_telling(cards: CardSet) -> Card {
    let known = cards - CardSet::PLAIN;
    known.first().or_else(|| cards.first()).unwrap_or(Card::PAGAT)
}
