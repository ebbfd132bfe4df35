use super::{Ties, thirds};
use crate::cards::{Card, CardSet};
use crate::rules::DiscardChoices;

/// What to lay aside. As many cards as may go for plain ones: a card not seen is a tarock twice in
/// five times, and what is laid aside counts all the same.
pub(super) fn discard(choices: &DiscardChoices, ties: &Ties) -> CardSet {
    let plain = (choices.cards() & CardSet::PLAIN).len();
    let count = plain.clamp(choices.min(), choices.max());
    cards_to_lay(choices.pool(), choices.cards(), count, ties)
}

/// The `count` cards of `allowed` that `pool` can best do without: plain cards, then tarocks.
pub(super) fn cards_to_lay(pool: CardSet, allowed: CardSet, count: u8, ties: &Ties) -> CardSet {
    let mut laid = CardSet::EMPTY;
    while laid.len() < count {
        let plain = (allowed & CardSet::PLAIN) - laid;
        let left = pool - laid;
        let next = if plain.is_empty() {
            ties.best(allowed - laid, |card| -worth_of_tarock(card, left))
        } else {
            ties.best(plain, |card| gain(card, left))
        };
        match next {
            Some(card) => laid.insert(card),
            None => break,
        };
    }
    laid
}

/// What is gained by laying a plain card aside: its points, which are safe then, and a step
/// towards a void, the bigger the nearer it is. A suit with a King is not made void by it, and
/// a long suit is kept to force the other's tarocks out.
fn gain(card: Card, left: CardSet) -> i32 {
    let suit = card.followers() & left;
    let has_king = !suit.is_disjoint(CardSet::KINGS);
    let towards_void = if has_king { 2 } else { 9 - 2 * i32::from(suit.len()).min(4) };
    2 * thirds(card) + towards_void
}

/// What a tarock is worth in the hand, only to choose between tarocks: its height, and for a bird
/// of a hand with many tarocks its bonus.
fn worth_of_tarock(card: Card, left: CardSet) -> i32 {
    let height = i32::from(card.index());
    let is_many = (left & CardSet::TAROCKS).len() >= 9;
    if is_many && CardSet::BIRDS.contains(card) { height + 12 } else { height }
}
