use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{CardPoints, CardSet, Rank, Suit, Tarock};

/// One of the 54 cards (R1), in one byte.
///
/// The order is the suits in the order of [`Suit::ALL`], lowest rank first, then the tarocks,
/// lowest first; so of two cards of one suit, and of two tarocks, the higher is the greater.
///
/// ```
/// use kosakeln::cards::{Card, Suit};
///
/// let mond: Card = "T21".parse()?;
/// assert_eq!(mond, Card::MOND);
/// assert_eq!("CC".parse::<Card>()?.suit(), Some(Suit::Clubs));
/// assert_eq!("H7".parse::<Card>().unwrap_err().to_string(), "\"H7\" is not the code of a card");
/// # Ok::<(), kosakeln::cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many cards stand before the first tarock.
const SUIT_CARDS: u8 = 32;

impl Card {
    /// How many cards there are (R1.1).
    pub const COUNT: u8 = 54;
    /// I.
    pub const PAGAT: Self = Self::from_tarock(Tarock::PAGAT);
    /// II.
    pub const UHU: Self = Self::from_tarock(Tarock::UHU);
    /// III.
    pub const PELIKAN: Self = Self::from_tarock(Tarock::PELIKAN);
    /// IIII.
    pub const QUAPIL: Self = Self::from_tarock(Tarock::QUAPIL);
    /// XXI.
    pub const MOND: Self = Self::from_tarock(Tarock::MOND);
    /// The Sküs.
    pub const SKUES: Self = Self::from_tarock(Tarock::SKUES);

    /// The card of `suit` and `rank`.
    #[must_use]
    pub const fn from_suit(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 8 + rank as u8)
    }

    /// The tarock as a card.
    #[must_use]
    pub const fn from_tarock(tarock: Tarock) -> Self {
        Self(SUIT_CARDS + tarock.number() - 1)
    }

    /// The card at a place in the order of the type, 0 to 53; `None` beyond.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The card's place in the order of the type, 0 to 53.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// All cards, in the order of the type.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The tarock that the card is; `None` for a suit card.
    #[must_use]
    pub const fn tarock(self) -> Option<Tarock> {
        if self.0 < SUIT_CARDS { None } else { Tarock::new(self.0 - SUIT_CARDS + 1) }
    }

    /// Whether the card is a tarock.
    #[must_use]
    pub const fn is_tarock(self) -> bool {
        self.0 >= SUIT_CARDS
    }

    /// The card's suit; `None` for a tarock.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        // A match and no table: it compiles to nothing.
        match self.0 / 8 {
            0 => Some(Suit::Clubs),
            1 => Some(Suit::Spades),
            2 => Some(Suit::Hearts),
            3 => Some(Suit::Diamonds),
            _ => None,
        }
    }

    /// The card's rank in its suit; `None` for a tarock.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_tarock() { None } else { Some(Rank::ALL[(self.0 % 8) as usize]) }
    }

    /// Every card that follows this one when it is led: those of its suit, or the tarocks (R9.2).
    #[must_use]
    pub const fn followers(self) -> CardSet {
        match self.suit() {
            Some(suit) => CardSet::of_suit(suit),
            None => CardSet::TAROCKS,
        }
    }

    /// What the card counts (R2.1).
    #[must_use]
    pub fn points(self) -> CardPoints {
        CardSet::of(self).points()
    }
}

impl fmt::Display for Card {
    /// Writes the card's code (R1.5).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => write!(f, "{}{}", suit.letter(), rank.code(suit)),
            _ => write!(f, "T{}", self.0 - SUIT_CARDS + 1),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not one of the 54 codes of R1.5.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not the code of a card")]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads a code, strictly as R1.5 writes it: no leading zero, no lower case, no space.
    fn from_str(code: &str) -> Result<Self, ParseCardError> {
        Self::all().find(|card| card.has_code(code)).ok_or_else(|| ParseCardError(code.to_owned()))
    }
}

impl Card {
    fn has_code(self, code: &str) -> bool {
        if let (Some(suit), Some(rank)) = (self.suit(), self.rank()) {
            return code.strip_prefix(suit.letter()) == Some(rank.code(suit));
        }
        let number = self.0 - SUIT_CARDS + 1;
        match code.strip_prefix('T').map(str::as_bytes) {
            Some([ones]) => number < 10 && *ones == b'0' + number,
            Some([tens, ones]) => {
                number >= 10 && *tens == b'0' + number / 10 && *ones == b'0' + number % 10
            }
            _ => false,
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        code.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printing_and_reading_all_54_codes_is_the_identity() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn the_codes_are_those_of_the_rules() {
        let tarocks = (1..=22).map(|number| format!("T{number}"));
        let black = ["K", "Q", "C", "V", "10", "9", "8", "7"];
        let red = ["K", "Q", "C", "V", "1", "2", "3", "4"];
        let suits = [('C', black), ('S', black), ('H', red), ('D', red)];
        let suit_cards =
            suits.iter().flat_map(|(suit, ranks)| ranks.iter().map(move |r| format!("{suit}{r}")));
        let mut expected: Vec<String> = tarocks.chain(suit_cards).collect();
        let mut printed: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        expected.sort();
        printed.sort();
        assert_eq!(printed, expected);
    }

    #[test]
    fn nothing_else_is_a_code() {
        let near_misses = [
            "", "T", "T0", "T01", "T23", "T220", "t1", "T1 ", " T1", "+T1", "C", "C1", "C6", "C11",
            "H5", "H7", "H10", "H0", "CJ", "KC", "SK ", "sk", "S010", "D-1", "Sküs", "T²", "♣K",
        ];
        for text in near_misses {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError(text.to_owned())));
        }
    }

    #[test]
    fn the_four_is_the_lowest_red_pip_and_the_ten_the_highest_black_one() {
        let card = |code: &str| code.parse::<Card>().expect("a code");
        for order in [
            ["H4", "H3", "H2", "H1", "HV", "HC", "HQ", "HK"],
            ["D4", "D3", "D2", "D1", "DV", "DC", "DQ", "DK"],
            ["C7", "C8", "C9", "C10", "CV", "CC", "CQ", "CK"],
            ["S7", "S8", "S9", "S10", "SV", "SC", "SQ", "SK"],
        ] {
            assert!(order.map(card).is_sorted());
        }
    }

    #[test]
    fn the_number_on_a_pip_is_the_one_in_its_code() {
        for card in Card::all() {
            let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { continue };
            let printed = rank.code(suit).parse::<u8>().ok();
            assert_eq!(rank.pips(suit), printed, "{card}");
        }
    }
}
