use super::table::voids;
use crate::cards::{Card, CardSet, Suit};
use crate::rules::{Contract, Exchange, Rules};

/// About how many thirds of a point a declarer has at the end who plays with this hand as it is.
///
/// The weights are rounded from a least-squares fit to games that this player played with itself;
/// what remains uncertain has a standard deviation of some 13 thirds.
pub(super) fn thirds_expected(hand: CardSet, discards: CardSet, rules: &Rules) -> i32 {
    let tarocks = hand & CardSet::TAROCKS;
    let height: i32 = tarocks.tarocks().map(|tarock| i32::from(tarock.number())).sum();
    let has = |card: Card| i32::from(hand.contains(card));
    let court = i32::from((hand & CardSet::PLAIN).points().thirds());
    let tenths = 54 * i32::from(tarocks.len())
        + 2 * height
        + 95 * has(Card::PAGAT)
        + 100 * has(Card::MOND)
        + 120 * has(Card::SKUES)
        + 90 * i32::from((hand & CardSet::KINGS).len())
        + 24 * voids(hand)
        + 16 * cards_in_long_suits(hand)
        + 3 * court
        + 7 * i32::from(discards.points().thirds());
    // Who chose from all his 24 cards meets one who did too.
    let base = if rules.exchange == Exchange::Tactical { 48 } else { 36 };
    tenths / 10 - base
}

/// How many thirds more the Cossack talon brings a declarer who has not seen it yet.
pub(super) const fn talon_brings(contract: Contract) -> i32 {
    match contract {
        Contract::Dreiblatt => 27,
        Contract::Zweiblatt => 21,
        Contract::Einblatt => 14,
        Contract::Solo => 0,
    }
}

/// How many suit cards stand third or later in their suit: those that draw tarocks when they are
/// led.
fn cards_in_long_suits(hand: CardSet) -> i32 {
    let long = |suit: Suit| i32::from((hand & CardSet::of_suit(suit)).len().saturating_sub(2));
    Suit::ALL.into_iter().map(long).sum()
}
