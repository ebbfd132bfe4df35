use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{BySeat, Seat};
use crate::cards::{Card, CardSet};

/// Which of two cards wins a trick: 0 for the card led, 1 for the answer (R9.3).
#[must_use]
pub const fn trick_winner(led: Card, answer: Card) -> usize {
    // Within a suit and among the tarocks the higher card stands later in the order of the cards,
    // and every tarock stands later than the suits. One question instead of several, since nobody
    // can foresee how they come out.
    let may_win = led.followers().bits() | CardSet::TAROCKS.bits();
    let is_later = u64::MAX << led.index();
    if may_win & is_later & CardSet::of(answer).bits() == 0 { 0 } else { 1 }
}

/// A trick of two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The card led.
    pub led: Card,
    /// The card it was answered with.
    pub answer: Card,
    /// Who won.
    pub winner: Seat,
}

impl Trick {
    /// All cards of which the player who answered has shown to hold none (R9.2): he did not follow,
    /// or neither followed nor trumped.
    #[must_use]
    pub fn shown_void(&self) -> CardSet {
        let asked = self.led.followers();
        if asked.contains(self.answer) {
            CardSet::EMPTY
        } else if self.answer.is_tarock() {
            asked
        } else {
            asked | CardSet::TAROCKS
        }
    }

    /// The card that `seat` played.
    #[must_use]
    pub fn card(&self, seat: Seat) -> Card {
        if seat == self.leader { self.led } else { self.answer }
    }
}

/// The cards played so far, in order, and who won what (R9).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tricks {
    cards: [Card; 32],
    len: u8,
    /// Bit `n`: forehand won trick `n`, counted from 0.
    won_by_forehand: u16,
    leader: Seat,
}

impl Default for Tricks {
    /// No card played: forehand is to lead (R9.1).
    fn default() -> Self {
        Self { cards: [Card::PAGAT; 32], len: 0, won_by_forehand: 0, leader: Seat::Forehand }
    }
}

impl std::fmt::Debug for Tricks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).entries(self.led()).finish()
    }
}

/// A list of the cards, in the order in which they were played.
impl Serialize for Tricks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.cards[..usize::from(self.len)])
    }
}

/// From a list of cards in the order in which they were played.
impl<'de> Deserialize<'de> for Tricks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let mut tricks = Self::default();
        for card in &cards {
            if usize::from(tricks.len) == tricks.cards.len() || tricks.played().contains(*card) {
                return Err(de::Error::custom("no sixteen tricks consist of these cards"));
            }
            tricks.push(*card);
        }
        Ok(tricks)
    }
}

impl Tricks {
    /// How many tricks are complete, 0 to 16.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len / 2
    }

    /// Whether no trick is complete.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who leads the current trick, or the next one.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card that lies alone on the table.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        if self.len.is_multiple_of(2) { None } else { Some(self.cards[self.len as usize - 1]) }
    }

    /// Who is to play the next card.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        if self.led().is_none() { self.leader } else { self.leader.other() }
    }

    /// The complete tricks, the first one first.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator {
        (0..self.len()).map(|number| self.complete(number))
    }

    /// Trick `number`, counted from 0; `None` unless it is complete.
    pub(super) fn get(&self, number: u8) -> Option<Trick> {
        (number < self.len()).then(|| self.complete(number))
    }

    fn complete(&self, number: u8) -> Trick {
        let leader = if number == 0 { Seat::Forehand } else { self.winner(number - 1) };
        let place = usize::from(number) * 2;
        let (led, answer) = (self.cards[place], self.cards[place + 1]);
        Trick { leader, led, answer, winner: self.winner(number) }
    }

    /// The last complete trick.
    #[must_use]
    pub fn last(&self) -> Option<Trick> {
        self.iter().next_back()
    }

    /// How many tricks each has won.
    #[must_use]
    pub fn counts(&self) -> BySeat<u8> {
        let forehand = self.won_by_forehand.count_ones().to_le_bytes()[0];
        BySeat { forehand, dealer: self.len() - forehand }
    }

    /// The cards that each has won in complete tricks.
    #[must_use]
    pub fn won(&self) -> BySeat<CardSet> {
        let mut won = BySeat::default();
        for number in 0..self.len() {
            let place = usize::from(number) * 2;
            let pair = CardSet::of(self.cards[place]).with(self.cards[place + 1]);
            won[self.winner(number)] |= pair;
        }
        won
    }

    /// All cards played, the one on the table too.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.cards[..usize::from(self.len)].iter().copied().collect()
    }

    /// Puts `card` on the table for the seat to play; tells who won if it completes a trick.
    ///
    /// # Panics
    /// If 32 cards have been played; a hand is empty by then.
    pub(super) fn push(&mut self, card: Card) -> Option<Seat> {
        let led = self.led();
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        let winner = [self.leader, self.leader.other()][trick_winner(led?, card)];
        self.won_by_forehand |= u16::from(winner == Seat::Forehand) << (self.len() - 1);
        self.leader = winner;
        Some(winner)
    }

    const fn winner(&self, number: u8) -> Seat {
        if self.won_by_forehand >> number & 1 == 1 { Seat::Forehand } else { Seat::Dealer }
    }
}
