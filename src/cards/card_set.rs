use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::{Card, CardPoints, Suit, Tarock};

/// A set of cards: one bit a card, at the card's [`index`](Card::index).
///
/// `a | b` is the union, `a & b` what both hold, `a - b` what only `a` holds, `!a` all the others.
/// Iteration runs in the order of [`Card`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

/// Bit 0 of each suit, so the lowest card of all four.
const ONE_OF_EACH_SUIT: u64 = 0x0101_0101;

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The whole pack.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);
    /// The 22 tarocks.
    pub const TAROCKS: Self = Self(Self::ALL.0 & !0xFFFF_FFFF);
    /// The four Kings.
    pub const KINGS: Self = Self(ONE_OF_EACH_SUIT << 7);
    /// The suit cards other than Kings (R1.3).
    pub const PLAIN: Self = Self(0xFFFF_FFFF & !Self::KINGS.0);
    /// I, XXI and the Sküs (R1.2).
    pub const TRULL: Self = Self::of(Card::PAGAT).with(Card::MOND).with(Card::SKUES);
    /// I to IIII (R1.2).
    pub const BIRDS: Self =
        Self::of(Card::PAGAT).with(Card::UHU).with(Card::PELIKAN).with(Card::QUAPIL);

    /// The set of one card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// The eight cards of a suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0xFF << (8 * suit as u32))
    }

    /// The set as a number, bit `n` standing for the card of index `n`.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set that [`bits`](Self::bits) gives as `bits`; `None` if a bit stands for no card.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// How many cards it holds, 0 to 54.
    #[must_use]
    pub const fn len(self) -> u8 {
        // At most 54 bits are set.
        self.0.count_ones().to_le_bytes()[0]
    }

    /// Whether it holds no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds `card`.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::of(card).0 != 0
    }

    /// Whether it holds every card of `other`.
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether it shares no card with `other`.
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The set with `card` in it.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::of(card).0)
    }

    /// The set with `card` not in it.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !Self::of(card).0)
    }

    /// Puts `card` in; tells whether it was new.
    pub const fn insert(&mut self, card: Card) -> bool {
        let is_new = !self.contains(card);
        *self = self.with(card);
        is_new
    }

    /// Takes `card` out; tells whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let was_there = self.contains(card);
        *self = self.without(card);
        was_there
    }

    /// The lowest card in the order of [`Card`].
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The highest card in the order of [`Card`].
    #[must_use]
    pub fn last(self) -> Option<Card> {
        self.iter().next_back()
    }

    /// The card that has exactly `n` of the set before it.
    #[must_use]
    pub fn nth(self, n: u8) -> Option<Card> {
        // A loop over the cards would run so often as no processor can foresee. So the byte is found
        // in which the card stands, by comparing all of them at once, and its bit in a table.
        let up_to_byte = ones_of_bytes(self.0).wrapping_mul(ONE_IN_EACH_BYTE);
        if u64::from(n) >= up_to_byte >> 56 {
            return None;
        }
        let start = 8 * first_byte_above(up_to_byte, n);
        let before = (up_to_byte << 8 >> start).to_le_bytes()[0];
        let byte = (self.0 >> start).to_le_bytes()[0];
        Card::from_index(start + NTH_BIT[usize::from(byte)][usize::from(n - before)])
    }

    /// The first `count` cards of the set, or all if there are fewer.
    #[must_use]
    pub fn lowest(self, count: u8) -> Self {
        self.iter().take(count.into()).collect()
    }

    /// What the cards count together, each as one left over (R2.1): 3 times the value less 2.
    #[must_use]
    pub fn points(self) -> CardPoints {
        let count = |of_rank: u64| u16::from(Self(self.0 & of_rank).len());
        let fives = count(Self::KINGS.0 | Self::TRULL.0);
        let queens = count(ONE_OF_EACH_SUIT << 6);
        let cavaliers = count(ONE_OF_EACH_SUIT << 5);
        let valets = count(ONE_OF_EACH_SUIT << 4);
        // A card of value v counts 3v - 2: one third for each card, and 3(v - 1) more.
        CardPoints::from_thirds(
            u16::from(self.len()) + 12 * fives + 9 * queens + 6 * cavaliers + 3 * valets,
        )
    }

    /// The cards, in the order of [`Card`].
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The tarocks in it, lowest first.
    pub fn tarocks(self) -> impl DoubleEndedIterator<Item = Tarock> {
        (self & Self::TAROCKS).iter().filter_map(Card::tarock)
    }
}

const ONE_IN_EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// How many bits are set in each byte.
const fn ones_of_bytes(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let quads = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (quads + (quads >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The number of the first byte greater than `n`, where none is over 127 and one is greater.
const fn first_byte_above(bytes: u64, n: u8) -> u8 {
    const HIGHEST_BITS: u64 = ONE_IN_EACH_BYTE << 7;
    // A byte keeps its highest bit if nothing has to be borrowed from it: if it is at most `n`.
    let rests = ((n as u64 * ONE_IN_EACH_BYTE) | HIGHEST_BITS) - bytes;
    ((!rests & HIGHEST_BITS).trailing_zeros() / 8).to_le_bytes()[0]
}

/// For each byte, where its bits stand that are set, the lowest first.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Sub for CardSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl Not for CardSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl<const N: usize> From<[Card; N]> for CardSet {
    fn from(cards: [Card; N]) -> Self {
        cards.into_iter().collect()
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The cards of a [`CardSet`], lowest first.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card::from_index(self.0.trailing_zeros().to_le_bytes()[0])?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(CardSet(self.0).len());
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Card> {
        let index = self.0.checked_ilog2()?.to_le_bytes()[0];
        self.0 &= !(1 << index);
        Card::from_index(index)
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(codes: &str) -> CardSet {
        codes.split_whitespace().map(|code| code.parse::<Card>().expect("a code")).collect()
    }

    #[test]
    fn the_named_sets_hold_what_the_rules_say() {
        assert_eq!(CardSet::ALL.len(), 54);
        assert_eq!(CardSet::TAROCKS.len(), 22);
        assert_eq!(CardSet::KINGS, set("CK SK HK DK"));
        assert_eq!(CardSet::TRULL, set("T1 T21 T22"));
        assert_eq!(CardSet::BIRDS, set("T1 T2 T3 T4"));
        assert_eq!(CardSet::PLAIN.len(), 28);
        assert_eq!(CardSet::PLAIN | CardSet::KINGS | CardSet::TAROCKS, CardSet::ALL);
        assert_eq!(CardSet::of_suit(Suit::Hearts), set("HK HQ HC HV H1 H2 H3 H4"));
    }

    /// The worked examples of R2, in thirds and in points.
    #[test]
    fn piles_count_as_in_the_worked_examples() {
        for (pile, thirds, points) in [
            ("HK SC C8", 21, 7),
            ("CK DQ T22", 36, 12),
            ("T21 T1 SK", 39, 13),
            ("CQ SQ DQ", 30, 10),
            ("CV SV HV", 12, 4),
            ("C7 H4 T5", 3, 1),
            ("DK", 13, 4),
            ("DK CK", 26, 9),
            ("D1", 1, 0),
            ("D1 D2", 2, 1),
            ("", 0, 0),
        ] {
            let counted = set(pile).points();
            assert_eq!((counted.thirds(), counted.rounded()), (thirds, points), "{pile}");
        }
        assert_eq!(CardSet::ALL.points(), CardPoints::PACK);
    }

    #[test]
    fn every_card_has_the_value_of_the_rules() {
        for card in Card::all() {
            let code = card.to_string();
            let value = match code.as_str() {
                "T1" | "T21" | "T22" => 5,
                _ if code.starts_with('T') => 1,
                _ => match &code[1..] {
                    "K" => 5,
                    "Q" => 4,
                    "C" => 3,
                    "V" => 2,
                    _ => 1,
                },
            };
            assert_eq!(card.points().thirds(), 3 * value - 2, "{card}");
        }
    }

    #[test]
    fn iteration_is_ascending_from_both_ends() {
        let some = set("T22 C7 HK T1 D3");
        let upwards: Vec<Card> = some.iter().collect();
        assert!(upwards.is_sorted());
        assert_eq!(upwards.len(), 5);
        let mut downwards: Vec<Card> = some.iter().rev().collect();
        downwards.reverse();
        assert_eq!(upwards, downwards);
        for (n, card) in (0..).zip(upwards) {
            assert_eq!(some.nth(n), Some(card));
        }
        assert_eq!(some.nth(5), None);
    }

    /// Sets of every size: the bits of multiples of an odd number lie as if by chance.
    #[test]
    fn the_nth_card_is_the_one_that_iteration_comes_to() {
        for number in 0..2_000_u64 {
            let bits = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 10;
            let thinned = bits & bits.rotate_left(7);
            for set in [CardSet(bits), CardSet(thinned & CardSet::ALL.0), !CardSet(bits)] {
                let nth: Vec<Option<Card>> = (0..=set.len()).map(|n| set.nth(n)).collect();
                let iterated: Vec<Option<Card>> = set.iter().map(Some).chain([None]).collect();
                assert_eq!(nth, iterated, "{set:?}");
                assert_eq!(set.nth(u8::MAX), None);
            }
        }
        assert_eq!(CardSet::ALL.nth(53), Some(Card::SKUES));
    }
}
