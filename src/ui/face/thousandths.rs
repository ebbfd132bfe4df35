//! Coordinates between the whole numbers.

use std::fmt;

/// A number in thousandths, written as a decimal.
///
/// Not a float: writing those out would bring their whole formatting into the page, and whole
/// numbers come out the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Thousandths(pub(super) u32);

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousandths_keep_their_zeros() {
        for (thousandths, decimal) in
            [(0, "0.000"), (7, "0.007"), (250, "0.250"), (60_040, "60.040")]
        {
            assert_eq!(Thousandths(thousandths).to_string(), decimal);
        }
    }
}
