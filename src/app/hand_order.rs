use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, Suit};

/// How a player likes to hold his hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HandOrder {
    /// Where the tarocks are held.
    pub tarocks: TarockSide,
    /// Which card of the tarocks and of each suit comes first.
    pub sequence: Sequence,
    /// Who sorts the hand.
    pub sorting: Sorting,
}

/// Where the tarocks are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TarockSide {
    /// Left of the suits.
    #[default]
    Left,
    /// Right of the suits.
    Right,
}

impl TarockSide {
    /// Both, from left to right.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}

/// Which card of the tarocks and of each suit comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Sequence {
    /// The highest.
    #[default]
    Descending,
    /// The lowest.
    Ascending,
}

impl Sequence {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Descending, Self::Ascending];
}

/// Who sorts the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Sorting {
    /// The table does.
    #[default]
    BySuit,
    /// The player may move cards, and each stays where he has put it.
    ByHand,
}

impl Sorting {
    /// Both.
    pub const ALL: [Self; 2] = [Self::BySuit, Self::ByHand];
}

impl HandOrder {
    /// The cards as the table sorts them: tarocks on one side, and suits so that black and red
    /// alternate as far as they can.
    #[must_use]
    pub fn sort(self, cards: CardSet) -> Vec<Card> {
        let in_sequence = |part: CardSet| {
            let mut part: Vec<Card> = (cards & part).iter().collect();
            if self.sequence == Sequence::Descending {
                part.reverse();
            }
            part
        };
        let tarocks = in_sequence(CardSet::TAROCKS);
        let suits =
            suits_of(cards).into_iter().flat_map(|suit| in_sequence(CardSet::of_suit(suit)));
        match self.tarocks {
            TarockSide::Left => tarocks.into_iter().chain(suits).collect(),
            TarockSide::Right => suits.chain(tarocks).collect(),
        }
    }

    /// The cards as the player holds them who has last put them in the order `put`. What has come
    /// since stands beside the next card of its suit, as the table would have sorted them, and a new
    /// suit behind the one that it would follow.
    #[must_use]
    pub fn hold(self, cards: CardSet, put: &[Card]) -> Vec<Card> {
        let sorted = self.sort(cards);
        if self.sorting == Sorting::BySuit || put.is_empty() {
            return sorted;
        }
        let mut held: Vec<Card> =
            put.iter().copied().filter(|card| cards.contains(*card)).collect();
        for (number, card) in sorted.iter().copied().enumerate() {
            if !held.contains(&card) {
                let place = place_for(&held, &sorted[..number], card, &sorted[number + 1..]);
                held.insert(place, card);
            }
        }
        held
    }
}

/// Where a card belongs in a hand that is held otherwise than the table would sort it: all cards
/// that would come before it are held, of those after it perhaps some.
fn place_for(held: &[Card], before: &[Card], card: Card, after: &[Card]) -> usize {
    let place_of = |wanted: Card| held.iter().position(|other| *other == wanted);
    let Some(last) = before.last().copied() else {
        return kin_of(card, after).find_map(place_of).unwrap_or(0);
    };
    if last.suit() == card.suit() {
        return place_of(last).map_or(0, |place| place + 1);
    }
    kin_of(card, after).find_map(place_of).unwrap_or_else(|| {
        let place = held.iter().rposition(|other| other.suit() == last.suit());
        place.map_or(0, |place| place + 1)
    })
}

/// Those of the cards that are of the same suit as `card`, or tarocks as it is.
fn kin_of(card: Card, cards: &[Card]) -> impl Iterator<Item = Card> {
    cards.iter().copied().filter(move |other| other.suit() == card.suit())
}

/// Puts a card of a hand at another place, counted from 0 among the cards of the whole hand; beyond
/// the last one it comes to stand last. `put` is the order before, in which there may be cards that
/// the hand has lost: they keep their places, so that they are where they were if they come back.
pub(super) fn put(put: &[Card], mut held: Vec<Card>, card: Card, place: u8) -> Vec<Card> {
    if let Some(from) = held.iter().position(|other| *other == card) {
        held.remove(from);
        held.insert(usize::from(place).min(held.len()), card);
    }
    let mut before = None;
    for gone in put {
        if !held.contains(gone) {
            let place = held.iter().position(|other| Some(other) == before);
            held.insert(place.map_or(0, |place| place + 1), *gone);
        }
        if *gone != card {
            before = Some(gone);
        }
    }
    held
}

/// The suits among the cards, black and red by turns: where there is one more of a colour, it
/// begins. Only where nothing of the other colour is left do two of a colour stand together.
fn suits_of(cards: CardSet) -> Vec<Suit> {
    let held = |suits: [Suit; 2]| {
        suits.into_iter().filter(|suit| !cards.is_disjoint(CardSet::of_suit(*suit)))
    };
    let (black, red) = (held([Suit::Clubs, Suit::Spades]), held([Suit::Diamonds, Suit::Hearts]));
    let (mut next, mut other): (Vec<Suit>, Vec<Suit>) = (black.collect(), red.collect());
    if other.len() > next.len() {
        std::mem::swap(&mut next, &mut other);
    }
    let mut suits = Vec::new();
    while !next.is_empty() {
        suits.push(next.remove(0));
        std::mem::swap(&mut next, &mut other);
        if next.is_empty() {
            std::mem::swap(&mut next, &mut other);
        }
    }
    suits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(codes: &str) -> Vec<Card> {
        codes.split(' ').map(|code| code.parse().expect("a code")).collect()
    }

    fn written(cards: &[Card]) -> String {
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn orders() -> impl Iterator<Item = HandOrder> {
        TarockSide::ALL.into_iter().flat_map(|tarocks| {
            Sequence::ALL.into_iter().flat_map(move |sequence| {
                Sorting::ALL.map(|sorting| HandOrder { tarocks, sequence, sorting })
            })
        })
    }

    #[test]
    fn tarocks_stand_on_their_side_and_everything_in_its_sequence() {
        let hand: CardSet = cards("H4 SK T1 C7 D1 T22 CK HK").into_iter().collect();
        let sorted = |tarocks, sequence| {
            written(&HandOrder { tarocks, sequence, ..HandOrder::default() }.sort(hand))
        };
        let (left, right) = (TarockSide::Left, TarockSide::Right);
        assert_eq!(sorted(left, Sequence::Descending), "T22 T1 CK C7 D1 SK HK H4");
        assert_eq!(sorted(right, Sequence::Descending), "CK C7 D1 SK HK H4 T22 T1");
        assert_eq!(sorted(left, Sequence::Ascending), "T1 T22 C7 CK D1 SK H4 HK");
        assert_eq!(sorted(right, Sequence::Ascending), "C7 CK D1 SK H4 HK T1 T22");
    }

    #[test]
    fn no_two_suits_of_a_colour_stand_together_unless_there_is_no_other() {
        for chosen in 0..16_u8 {
            let part = |(number, suit): (u8, Suit)| {
                if chosen >> number & 1 == 1 { CardSet::of_suit(suit) } else { CardSet::EMPTY }
            };
            let suits = Suit::ALL;
            let hand = (0..).zip(suits).map(part).fold(CardSet::EMPTY, |all, part| all | part);
            let count = |is_red: bool| {
                let of_colour = suits.iter().filter(|suit| suit.is_red() == is_red);
                of_colour.filter(|suit| !hand.is_disjoint(CardSet::of_suit(**suit))).count()
            };
            let is_possible = count(true).abs_diff(count(false)) <= 1;
            for order in orders() {
                let sorted = order.sort(hand);
                assert_eq!(sorted.iter().copied().collect::<CardSet>(), hand);
                let mut suits: Vec<Suit> = sorted.iter().filter_map(|card| card.suit()).collect();
                suits.dedup();
                let clashes =
                    suits.windows(2).filter(|pair| pair[0].is_red() == pair[1].is_red()).count();
                assert_eq!(clashes == 0, is_possible, "{suits:?}");
            }
        }
    }

    #[test]
    fn what_was_put_stays_put_and_what_comes_stands_where_it_belongs() {
        let by_hand = HandOrder { sorting: Sorting::ByHand, ..HandOrder::default() };
        let hand: CardSet = cards("T22 T1 CK C7 D1").into_iter().collect();
        let held = put(&[], by_hand.sort(hand), Card::PAGAT, 4);
        assert_eq!(written(&held), "T22 CK C7 D1 T1");
        let put_last = put(&held, held.clone(), Card::PAGAT, 9);
        assert_eq!(put_last, held, "there is no place behind the last");
        // Played, and two have come: one beside its suit, and one whose suit is new.
        let later: CardSet = cards("T22 C7 D1 T1 C8 SK").into_iter().collect();
        assert_eq!(written(&by_hand.hold(later, &held)), "T22 C8 C7 D1 SK T1");
        // Nothing comes between two tarocks that is none.
        let turned = cards("D1 T1 T22 C7");
        let later: CardSet = cards("T22 T1 CK C7 SK S8 D1").into_iter().collect();
        assert_eq!(written(&by_hand.hold(later, &turned)), "D1 SK S8 T1 T22 CK C7");
        assert_eq!(by_hand.hold(hand, &[]), by_hand.sort(hand));
        let by_suit = HandOrder::default();
        assert_eq!(by_suit.hold(hand, &held), by_suit.sort(hand), "sorted again");
    }

    #[test]
    fn what_has_gone_comes_back_where_it_was() {
        let by_hand = HandOrder { sorting: Sorting::ByHand, ..HandOrder::default() };
        let hand: CardSet = cards("T22 T1 CK C7 D1").into_iter().collect();
        let order = cards("D1 T1 C7 T22 CK");
        for gone in hand {
            let left = hand.without(gone);
            for card in left {
                for place in 0..5 {
                    let later = put(&order, by_hand.hold(left, &order), card, place);
                    let held = by_hand.hold(left, &later);
                    assert_eq!(
                        held.iter().position(|held| *held == card),
                        Some(place.min(3).into())
                    );
                    let again = by_hand.hold(hand, &later);
                    assert_eq!(again.len(), 5);
                    let unmoved = |held: &[Card]| -> Vec<Card> {
                        held.iter().copied().filter(|held| *held != card).collect()
                    };
                    assert_eq!(unmoved(&again), unmoved(&order), "without {gone}, {card} moved");
                }
            }
        }
    }

    #[test]
    fn whatever_was_put_a_hand_holds_each_of_its_cards_once() {
        let hand = CardSet::ALL;
        for order in orders() {
            let turned: Vec<Card> = order.sort(hand).into_iter().rev().collect();
            for kept in [0, 1, 27, 54] {
                let held = order.hold(hand, &turned[..kept]);
                assert_eq!(held.len(), 54);
                assert_eq!(held.iter().copied().collect::<CardSet>(), hand);
            }
        }
    }
}
