use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A seat of the deal (R3): who deals, and who does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Forehand, who calls and leads first.
    #[serde(rename = "F")]
    Forehand,
    /// The dealer.
    #[serde(rename = "D")]
    Dealer,
}

impl Seat {
    /// Both seats, forehand first.
    pub const ALL: [Self; 2] = [Self::Forehand, Self::Dealer];

    /// The other seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forehand => Self::Dealer,
            Self::Dealer => Self::Forehand,
        }
    }

    /// What the seat is in a game of `declarer`'s.
    #[must_use]
    pub fn role(self, declarer: Self) -> Role {
        if self == declarer { Role::Declarer } else { Role::Defender }
    }
}

/// What a seat is once the auction is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// Who plays the game.
    Declarer,
    /// The other one.
    Defender,
}

/// One of something for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T> {
    /// Forehand's.
    #[serde(rename = "F")]
    pub forehand: T,
    /// The dealer's.
    #[serde(rename = "D")]
    pub dealer: T,
}

impl<T> BySeat<T> {
    /// What `make` gives for each seat.
    pub fn new(mut make: impl FnMut(Seat) -> T) -> Self {
        Self { forehand: make(Seat::Forehand), dealer: make(Seat::Dealer) }
    }

    /// The same with `change` applied to both.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat { forehand: change(self.forehand), dealer: change(self.dealer) }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Forehand => &self.forehand,
            Seat::Dealer => &self.dealer,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Forehand => &mut self.forehand,
            Seat::Dealer => &mut self.dealer,
        }
    }
}
