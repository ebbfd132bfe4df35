use crate::cards::{Card, CardSet, Suit};

/// The order in which a hand is held: tarocks first, then the suits, black and red by turns, each
/// from its highest card down.
pub(super) fn hand_order(cards: CardSet) -> Vec<Card> {
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts].map(CardSet::of_suit);
    let tarocks = (cards & CardSet::TAROCKS).iter().rev();
    tarocks.chain(suits.into_iter().flat_map(|suit| (cards & suit).iter().rev())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tarocks_come_first_and_the_colours_alternate() {
        let cards: Vec<Card> = "H4 SK T1 C7 D1 T22 CK HK"
            .split(' ')
            .map(|code| code.parse().expect("a code"))
            .collect();
        let order: Vec<String> =
            hand_order(cards.into_iter().collect()).iter().map(ToString::to_string).collect();
        assert_eq!(order.join(" "), "T22 T1 CK C7 D1 SK HK H4");
        assert_eq!(hand_order(CardSet::ALL).len(), 54);
    }
}
