/// A tarock, by its number: 1 to 21, and 22 for the Sküs, which is the highest (R1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tarock(u8);

impl Tarock {
    /// I, the lowest tarock, a bird and one of the Trull.
    pub const PAGAT: Self = Self(1);
    /// II, a bird.
    pub const UHU: Self = Self(2);
    /// III, a bird.
    pub const PELIKAN: Self = Self(3);
    /// IIII, a bird.
    pub const QUAPIL: Self = Self(4);
    /// XXI, one of the Trull.
    pub const MOND: Self = Self(21);
    /// The Sküs, one of the Trull.
    pub const SKUES: Self = Self(22);

    /// The tarock of a number from 1 to 22; `None` for any other.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=22) { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 22.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All tarocks, lowest first.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..22_u8).map(|below| Self(below + 1))
    }
}
