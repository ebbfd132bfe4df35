use std::fmt;

use super::{Card, CardSet, Randomness, Seed};

/// The 54 cards in an order, the top card first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pack([Card; Card::COUNT as usize]);

/// The cards are not the 54 of the pack, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the 54 cards, each once")]
pub struct NotAPack;

impl Pack {
    /// The pack in this order.
    ///
    /// # Errors
    /// [`NotAPack`] unless the cards are all 54, each once.
    pub fn new(cards: &[Card]) -> Result<Self, NotAPack> {
        let all = cards.iter().copied().collect::<CardSet>() == CardSet::ALL;
        match cards.try_into() {
            Ok(cards) if all => Ok(Self(cards)),
            _ => Err(NotAPack),
        }
    }

    /// The pack in the order of [`Card`], as nobody would deal it.
    #[must_use]
    pub fn sorted() -> Self {
        let mut cards = [Card::PAGAT; Card::COUNT as usize];
        for (place, card) in cards.iter_mut().zip(Card::all()) {
            *place = card;
        }
        Self(cards)
    }

    /// The pack shuffled by stream `stream` of `seed`: the sorted pack put in order by
    /// [`Randomness::shuffle`]. The same seed and stream give the same pack everywhere, for ever.
    #[must_use]
    pub fn shuffled(seed: Seed, stream: u64) -> Self {
        let mut pack = Self::sorted();
        Randomness::new(seed, stream).shuffle(&mut pack.0);
        pack
    }

    /// The pack after `lifted` cards have been lifted off the top and put below the rest (R3.2).
    /// More than 54 count from 0 again.
    #[must_use]
    pub fn cut(mut self, lifted: u8) -> Self {
        self.0.rotate_left(usize::from(lifted % Card::COUNT));
        self
    }

    /// The cards, the top one first.
    #[must_use]
    pub const fn cards(&self) -> &[Card; Card::COUNT as usize] {
        &self.0
    }

    /// The `N` cards from index `from` on.
    ///
    /// # Panics
    /// If `from + N` is over 54; the callers' places are fixed by R4.
    pub(crate) fn slice<const N: usize>(&self, from: usize) -> [Card; N] {
        std::array::from_fn(|place| self.0[from + place])
    }
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_the_54_cards_each_once() {
        let pack = Pack::shuffled(Seed::from_number(3), 1);
        assert_eq!(Pack::new(pack.cards()), Ok(pack));
        let mut twice = *pack.cards();
        twice[5] = twice[6];
        assert_eq!(Pack::new(&twice), Err(NotAPack));
        assert_eq!(Pack::new(&pack.cards()[1..]), Err(NotAPack));
        let more = [pack.cards().as_slice(), &[Card::PAGAT]].concat();
        assert_eq!(Pack::new(&more), Err(NotAPack));
    }

    #[test]
    fn the_cut_puts_the_lifted_cards_below() {
        let pack = Pack::sorted();
        let cut = pack.cut(20);
        assert_eq!(cut.cards()[..34], pack.cards()[20..]);
        assert_eq!(cut.cards()[34..], pack.cards()[..20]);
        assert_eq!(pack.cut(0), pack);
    }

    /// 5,400 shuffles: each card about 100 times at the top; within 5 standard deviations.
    #[test]
    fn every_card_comes_to_the_top_equally_often() {
        let mut tops = [0_i32; 54];
        for stream in 0..5_400 {
            let pack = Pack::shuffled(Seed::from_number(11), stream);
            tops[usize::from(pack.cards()[0].index())] += 1;
        }
        assert!(tops.iter().all(|count| (count - 100).abs() < 50), "{tops:?}");
    }
}
