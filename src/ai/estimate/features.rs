//! What describes hands in numbers. The estimates weigh these numbers, and the example `fit` finds
//! the weights.

use crate::cards::{Card, CardSet, Suit, Tarock};

/// How many numbers describe a pair of hands.
pub const PAIR: usize = 61;
/// How many numbers describe one hand.
pub const OWN: usize = 34;

/// What two open hands at the first lead have about them that decides the play, each number as the
/// difference between the first and the second hand: exchanged hands give the opposite numbers.
#[must_use]
pub fn of_pair(first: CardSet, second: CardSet) -> [f64; PAIR] {
    let mut features = [0.0; PAIR];
    let [one, two] = [one_side(first, second), one_side(second, first)];
    for (place, (one, two)) in one.into_iter().zip(two).enumerate() {
        features[place] = one - two;
    }
    features
}

fn one_side(own: CardSet, others: CardSet) -> [f64; PAIR] {
    let mut list = List::new();
    let tarocks = own & CardSet::TAROCKS;
    let their_tarocks = others & CardSet::TAROCKS;
    let ahead = number(tarocks.len()) - number(their_tarocks.len());
    list.push(number(tarocks.len()));
    list.push(ahead.max(0.0) * ahead.max(0.0));
    list.push((ahead - 2.0).max(0.0));
    list.push((ahead - 4.0).max(0.0));
    list.push((ahead - 6.0).max(0.0));
    let pairs: u8 = tarocks.iter().map(|card| below(card, their_tarocks)).sum();
    list.push(number(pairs));
    list.push(number(matched(tarocks, their_tarocks)));
    list.push(number(top_run(tarocks, their_tarocks)));
    let holds = |card: Card| flag(own.contains(card));
    list.push(holds(Card::SKUES));
    list.push(holds(Card::MOND));
    list.push(flag(own.contains(Card::MOND) && others.contains(Card::SKUES)));
    list.push(holds(Card::PAGAT));
    list.push(holds(Card::PAGAT) * ahead);
    list.push(holds(Card::PAGAT) * ahead.abs());
    list.push(holds(Card::UHU) * ahead);
    let kings = own & CardSet::KINGS;
    list.push(number(kings.len()));
    list.push(number((own & CardSet::PLAIN).points().thirds().to_le_bytes()[0]));
    let mut caught = 0.0;
    let mut safe = 0.0;
    let mut masters = 0.0;
    let mut to_trump = 0.0;
    let mut to_trump_points = 0.0;
    let mut forcing = 0.0;
    let mut excess = 0.0;
    let mut by_length = [0.0; 7];
    let mut by_pair = [0.0; 36];
    let mut queens = 0.0;
    let mut beaten_queens = 0.0;
    for suit in Suit::ALL {
        let of_suit = CardSet::of_suit(suit);
        let (mine, theirs) = (own & of_suit, others & of_suit);
        let (length, their_length) = (mine.len(), theirs.len());
        by_length[usize::from(length.min(6))] += 1.0;
        by_pair[usize::from(length.min(5)) * 6 + usize::from(their_length.min(5))] += 1.0;
        let king = !(mine & CardSet::KINGS).is_empty();
        caught += flag(king && theirs.is_empty());
        safe += flag(king) * number(their_length.min(3));
        masters += number(top_run(mine, theirs).min(their_length));
        if mine.is_empty() {
            to_trump += number(their_length);
            to_trump_points += thirds(theirs);
        }
        if theirs.is_empty() {
            forcing += number(length);
        }
        excess += number(length.saturating_sub(their_length));
        let queen = mine.iter().any(|card| card.points().thirds() == 10);
        queens += flag(queen);
        beaten_queens += flag(queen && !(theirs & CardSet::KINGS).is_empty());
    }
    list.extend([caught, safe, masters, to_trump, to_trump_points, forcing, excess]);
    list.extend([queens, beaten_queens]);
    list.extend([to_trump * ahead, forcing * ahead, masters * ahead, number(kings.len()) * ahead]);
    list.extend(by_length);
    // The table of lengths is antisymmetric, so half of it says everything.
    for mine in 0..6 {
        for theirs in 0..mine {
            list.push(by_pair[mine * 6 + theirs] - by_pair[theirs * 6 + mine]);
        }
    }
    for mine in 0..6 {
        for theirs in 0..mine.min(2) {
            list.push((by_pair[mine * 6 + theirs] - by_pair[theirs * 6 + mine]) * ahead.abs());
        }
    }
    list.all()
}

/// What one hand has about it, with what was laid aside, for a player who knows nothing of the
/// other one.
#[must_use]
pub fn of_own(hand: CardSet, discards: CardSet) -> [f64; OWN] {
    let mut list = List::new();
    let tarocks = hand & CardSet::TAROCKS;
    let count = number(tarocks.len());
    list.push(1.0);
    list.push(count);
    list.push((count - 8.0).max(0.0));
    list.push((count - 10.0).max(0.0));
    list.push((count - 12.0).max(0.0));
    let height: u8 = tarocks.tarocks().map(Tarock::number).sum();
    list.push(number(height));
    let unseen = CardSet::TAROCKS - tarocks;
    list.push(number(matched(tarocks, unseen)));
    list.push(number(top_run(tarocks, unseen)));
    let holds = |card: Card| flag(hand.contains(card));
    list.push(holds(Card::SKUES));
    list.push(holds(Card::MOND));
    list.push(holds(Card::MOND) * holds(Card::SKUES));
    list.push(holds(Card::PAGAT));
    list.push(holds(Card::PAGAT) * (count - 8.0));
    let kings = hand & CardSet::KINGS;
    list.push(number(kings.len()));
    list.push(number(kings.len()) * (count - 8.0));
    list.push(thirds(hand & CardSet::PLAIN));
    list.push(thirds(discards));
    let mut by_length = [0.0; 6];
    let mut with_king = [0.0; 4];
    let mut queens = 0.0;
    let mut seen = 0.0;
    for suit in Suit::ALL {
        let of_suit = CardSet::of_suit(suit);
        let mine = hand & of_suit;
        by_length[usize::from(mine.len().min(5))] += 1.0;
        if !(mine & CardSet::KINGS).is_empty() {
            with_king[usize::from((mine.len() - 1).min(3))] += 1.0;
        }
        queens += flag(mine.iter().any(|card| card.points().thirds() == 10));
        // The more of a suit lies here, the sooner the other one is out of it.
        seen += number((discards & of_suit).len()) * number(mine.len());
    }
    list.extend(by_length);
    list.extend(with_king);
    list.extend([queens, seen]);
    list.extend(by_length.map(|suits| suits * (count - 8.0)).into_iter().take(5));
    list.all()
}

struct List<const N: usize> {
    features: [f64; N],
    len: usize,
}

impl<const N: usize> List<N> {
    const fn new() -> Self {
        Self { features: [0.0; N], len: 0 }
    }

    fn push(&mut self, feature: f64) {
        if let Some(place) = self.features.get_mut(self.len) {
            *place = feature;
        }
        self.len += 1;
    }

    /// The numbers; there must be as many as there is room for.
    fn all(self) -> [f64; N] {
        debug_assert_eq!(self.len, N, "how many numbers there are is known");
        self.features
    }

    fn extend(&mut self, features: impl IntoIterator<Item = f64>) {
        for feature in features {
            self.push(feature);
        }
    }
}

fn number(count: u8) -> f64 {
    count.into()
}

fn flag(is_so: bool) -> f64 {
    f64::from(u8::from(is_so))
}

fn thirds(cards: CardSet) -> f64 {
    cards.points().thirds().into()
}

/// How many of `cards`, all of one suit or tarocks as `card` is, are lower.
fn below(card: Card, cards: CardSet) -> u8 {
    (cards & CardSet::ALL.lowest(card.index())).len()
}

/// How many of the one's cards can beat a card of the other's, each a different one.
fn matched(own: CardSet, others: CardSet) -> u8 {
    let mut free = 0_i8;
    let mut beaten = 0;
    // From below: a card of the other's waits to be beaten by a higher one.
    for card in own | others {
        if others.contains(card) {
            free += 1;
        } else if free > 0 {
            free -= 1;
            beaten += 1;
        }
    }
    beaten
}

/// How many of the one's cards are higher than all of the other's.
fn top_run(own: CardSet, others: CardSet) -> u8 {
    let highest = others.last();
    own.iter()
        .rev()
        .take_while(|card| highest.is_none_or(|other| *card > other))
        .fold(0, |n, _| n + 1)
}
