use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg};

use serde::{Deserialize, Serialize};

/// Game points, what is won and lost in the settlement (R11); negative ones are paid.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct GamePoints(i32);

impl GamePoints {
    /// No game points.
    pub const ZERO: Self = Self(0);

    /// So many game points.
    #[must_use]
    pub const fn new(points: i32) -> Self {
        Self(points)
    }

    /// Their number.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }

    /// These points if `won`, else as many lost.
    #[must_use]
    pub const fn won_if(self, won: bool) -> Self {
        if won { self } else { Self(-self.0) }
    }
}

impl fmt::Display for GamePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Add for GamePoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for GamePoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Neg for GamePoints {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<GamePoints> for i32 {
    type Output = GamePoints;

    fn mul(self, points: GamePoints) -> GamePoints {
        GamePoints(self * points.0)
    }
}

impl Sum for GamePoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}
