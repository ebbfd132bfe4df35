use crate::cards::{Card, CardSet};

/// How many ways there are to choose `chosen` of `from`; at most 2^53 for up to 54 cards, so exact
/// as a floating-point number too.
pub(super) fn binomial(from: u8, chosen: u8) -> u64 {
    if chosen > from {
        return 0;
    }
    let chosen = u64::from(chosen.min(from - chosen));
    // Each quotient is a binomial coefficient itself, so nothing is cut off.
    (0..chosen).fold(1, |ways, place| ways * (u64::from(from) - place) / (place + 1))
}

/// All sets of `size` of the cards, in a fixed order.
#[derive(Clone, Debug)]
pub(super) struct Combinations {
    cards: [Option<Card>; Card::COUNT as usize],
    /// The places of the cards chosen next, a bit for each; `None` at the end.
    places: Option<u64>,
    end: u64,
}

impl Combinations {
    pub(super) fn new(cards: CardSet, size: u8) -> Self {
        let mut list = [None; Card::COUNT as usize];
        for (place, card) in list.iter_mut().zip(cards) {
            *place = Some(card);
        }
        let is_possible = size <= cards.len();
        Self { cards: list, places: is_possible.then_some((1 << size) - 1), end: 1 << cards.len() }
    }
}

impl Iterator for Combinations {
    type Item = CardSet;

    fn next(&mut self) -> Option<CardSet> {
        let places = self.places?;
        let mut chosen = CardSet::EMPTY;
        let mut rest = places;
        while rest != 0 {
            if let Some(card) = self.cards[rest.trailing_zeros() as usize] {
                chosen.insert(card);
            }
            rest &= rest - 1;
        }
        self.places = successor(places).filter(|next| *next < self.end);
        Some(chosen)
    }
}

/// The next larger number with as many bits set; `None` after 0, which is alone.
const fn successor(places: u64) -> Option<u64> {
    if places == 0 {
        return None;
    }
    let lowest = places & places.wrapping_neg();
    let raised = places + lowest;
    Some(raised | (((raised ^ places) / lowest) >> 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_comes_once() {
        for (cards, size) in [(0, 0), (5, 0), (5, 5), (7, 3), (10, 4), (3, 4)] {
            let of = CardSet::ALL.lowest(cards);
            let sets: Vec<CardSet> = Combinations::new(of, size).collect();
            assert_eq!(sets.len() as u64, binomial(cards, size));
            assert!(sets.iter().all(|set| set.len() == size && of.is_superset(*set)));
            let mut bits: Vec<u64> = sets.iter().map(|set| set.bits()).collect();
            bits.dedup();
            assert_eq!(bits.len(), sets.len());
            assert!(bits.is_sorted());
        }
    }

    #[test]
    fn binomials_obey_the_triangle() {
        assert_eq!(binomial(54, 27), 1_946_939_425_648_112);
        for from in 1..=54 {
            for chosen in 1..=from {
                let above = binomial(from - 1, chosen - 1) + binomial(from - 1, chosen);
                assert_eq!(binomial(from, chosen), above);
            }
        }
    }
}
