use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// What cards count, in exact thirds of a point (R2.1). The whole pack holds 210 thirds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct CardPoints(u16);

impl CardPoints {
    /// All 54 cards together.
    pub const PACK: Self = Self(210);
    /// More than half of the pack, 36 points: what wins a game (R2.3, R10.3).
    pub const WON: Self = Self(107);
    /// 40 points: what an Absolut asks for (R2.3, R11.5).
    pub const ABSOLUT: Self = Self(119);
    /// 50 points: what a Panzer asks for (R2.3, R11.5).
    pub const PANZER: Self = Self(149);

    /// So many thirds of a point.
    #[must_use]
    pub const fn from_thirds(thirds: u16) -> Self {
        Self(thirds)
    }

    /// The exact count, in thirds of a point.
    #[must_use]
    pub const fn thirds(self) -> u16 {
        self.0
    }

    /// Whole points as they are said at the table: a third is rounded down, two thirds up (R2.2).
    #[must_use]
    pub const fn rounded(self) -> u16 {
        (self.0 + 1) / 3
    }
}

impl Add for CardPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for CardPoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for CardPoints {
    type Output = Self;

    /// What is left of these points without `other`; nothing is left of less.
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for CardPoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thresholds_are_where_the_rounded_points_step() {
        for (threshold, points) in
            [(CardPoints::WON, 36), (CardPoints::ABSOLUT, 40), (CardPoints::PANZER, 50)]
        {
            assert_eq!(threshold.rounded(), points);
            assert_eq!(CardPoints::from_thirds(threshold.thirds() - 1).rounded(), points - 1);
        }
    }

    #[test]
    fn both_sides_always_add_up_to_70() {
        for thirds in 0..=210 {
            let one = CardPoints::from_thirds(thirds);
            assert_eq!(one.rounded() + (CardPoints::PACK - one).rounded(), 70);
            assert_eq!(one.rounded(), (thirds + 1) / 3);
        }
    }
}
