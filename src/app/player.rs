use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// One of the two people of a match, whoever deals. Against the computer, `One` is the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Player {
    /// The first named.
    One,
    /// The second named, or the computer.
    Two,
}

impl Player {
    /// Both players.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// The seat the player has when `dealer` deals.
    #[must_use]
    pub fn seat(self, dealer: Self) -> Seat {
        if self == dealer { Seat::Dealer } else { Seat::Forehand }
    }

    /// Who sits at `seat` when `dealer` deals.
    #[must_use]
    pub const fn at(seat: Seat, dealer: Self) -> Self {
        match seat {
            Seat::Dealer => dealer,
            Seat::Forehand => dealer.other(),
        }
    }
}

/// One of something for each player.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayer<T> {
    /// Player one's.
    pub one: T,
    /// Player two's.
    pub two: T,
}

impl<T> ByPlayer<T> {
    /// What `make` gives for each player.
    pub fn new(mut make: impl FnMut(Player) -> T) -> Self {
        Self { one: make(Player::One), two: make(Player::Two) }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }
}
