use super::Texts;
use super::phrase::phrases;
use super::words::Word;
use crate::app::CardLabels;
use crate::cards::{Card, CardSet, Rank, Suit, Tarock};

phrases! {
    /// How cards are named and listed.
    pub(super) enum CardPhrase<'a> {
        /// A suit card.
        OfSuit { rank: &'a str, suit: Suit } = "card-of-suit",
        /// A tarock without a name of its own.
        Tarock { numeral: &'a str } = "card-tarock",
        /// A list goes on.
        ListNext { list: &'a str, next: &'a str } = "list-next",
        /// A list ends.
        ListLast { list: &'a str, last: &'a str } = "list-last",
    }
}

/// The numerals as they stand on the cards; the fourth is not IV (R1.2).
const NUMERALS: [&str; 21] = [
    "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV",
    "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI",
];

impl Texts {
    /// The letters that the court cards can have in their corners, beside those of the language: "K D
    /// C B".
    #[must_use]
    pub fn card_labels(labels: CardLabels) -> Option<String> {
        letters(labels).map(|letters| letters.join(" "))
    }

    /// The name of a suit.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> String {
        self.format(&match suit {
            Suit::Clubs => Word::Clubs,
            Suit::Spades => Word::Spades,
            Suit::Hearts => Word::Hearts,
            Suit::Diamonds => Word::Diamonds,
        })
    }

    /// The Roman numeral of a tarock; `None` for the Sküs, which has none.
    #[must_use]
    pub fn numeral(tarock: Tarock) -> Option<&'static str> {
        NUMERALS.get(usize::from(tarock.number()) - 1).copied()
    }

    /// What stands in the corner of a card: "XIV", "10", and of the court cards a letter of the
    /// language, or the one that is preferred. The Sküs has a star instead.
    #[must_use]
    pub fn index(&self, card: Card, labels: CardLabels) -> Option<String> {
        if let (Some(suit), Some(rank)) = (card.suit(), card.rank()) {
            let (place, letter) = match rank {
                Rank::King => (0, Word::IndexKing),
                Rank::Queen => (1, Word::IndexQueen),
                Rank::Cavalier => (2, Word::IndexCavalier),
                Rank::Valet => (3, Word::IndexValet),
                Rank::First | Rank::Second | Rank::Third | Rank::Fourth => {
                    return Some(rank.code(suit).to_owned());
                }
            };
            return Some(match letters(labels) {
                Some(letters) => letters[place].to_owned(),
                None => self.format(&letter),
            });
        }
        card.tarock().and_then(Self::numeral).map(str::to_owned)
    }

    /// The name of a card: "King of clubs", "ten of spades", "tarock XIV", "Pagat (I)".
    #[must_use]
    pub fn card_name(&self, card: Card) -> String {
        if let (Some(suit), Some(rank)) = (card.suit(), card.rank()) {
            let rank = self.format(&rank_word(rank, suit));
            return self.format(&CardPhrase::OfSuit { rank: &rank, suit });
        }
        let own_name = match card {
            Card::PAGAT => Word::Pagat,
            Card::UHU => Word::Uhu,
            Card::PELIKAN => Word::Pelikan,
            Card::QUAPIL => Word::Quapil,
            Card::MOND => Word::Mond,
            Card::SKUES => Word::Skues,
            _ => {
                let numeral = card.tarock().and_then(Self::numeral).unwrap_or_default();
                return self.format(&CardPhrase::Tarock { numeral });
            }
        };
        self.format(&own_name)
    }

    /// The names of cards as a list: tarocks first, then suit by suit, the highest card first.
    #[must_use]
    pub fn cards(&self, cards: CardSet) -> String {
        let suits = Suit::ALL.into_iter().map(CardSet::of_suit);
        let groups = std::iter::once(CardSet::TAROCKS).chain(suits);
        self.cards_in_order(groups.flat_map(|group| (cards & group).iter().rev()))
    }

    /// The names of cards as a list, in the order given.
    #[must_use]
    pub fn cards_in_order(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let names = cards.into_iter().map(|card| self.card_name(card)).collect();
        self.list(names).unwrap_or_else(|| self.format(&Word::NoCard))
    }

    /// A list with commas and "and"; `None` of nothing.
    pub(super) fn list(&self, names: Vec<String>) -> Option<String> {
        let end = names.len().checked_sub(1)?;
        let mut list = String::new();
        for (place, name) in names.into_iter().enumerate() {
            list = match place {
                0 => name,
                _ if place == end => {
                    self.format(&CardPhrase::ListLast { list: &list, last: &name })
                }
                _ => self.format(&CardPhrase::ListNext { list: &list, next: &name }),
            };
        }
        Some(list)
    }
}

/// The letters of King, Queen, Cavalier and Valet; `None` as the language has them.
const fn letters(labels: CardLabels) -> Option<[&'static str; 4]> {
    match labels {
        CardLabels::Language => None,
        CardLabels::German => Some(["K", "D", "C", "B"]),
        CardLabels::English => Some(["K", "Q", "C", "V"]),
        CardLabels::Japanese => Some(["K", "Q", "C", "J"]),
    }
}

fn rank_word(rank: Rank, suit: Suit) -> Word {
    match (rank, suit.is_red()) {
        (Rank::King, _) => Word::King,
        (Rank::Queen, _) => Word::Queen,
        (Rank::Cavalier, _) => Word::Cavalier,
        (Rank::Valet, _) => Word::Valet,
        (Rank::First, false) => Word::Ten,
        (Rank::Second, false) => Word::Nine,
        (Rank::Third, false) => Word::Eight,
        (Rank::Fourth, false) => Word::Seven,
        (Rank::First, true) => Word::One,
        (Rank::Second, true) => Word::Two,
        (Rank::Third, true) => Word::Three,
        (Rank::Fourth, true) => Word::Four,
    }
}
