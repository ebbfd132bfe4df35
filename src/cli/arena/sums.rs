/// A result that was read has numbers that no run comes to; it says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(super) struct Nonsense(pub(super) &'static str);

impl Nonsense {
    /// Refuses what is not as it must be.
    pub(super) const fn unless(is_sound: bool, what: &'static str) -> Result<(), Self> {
        if is_sound { Ok(()) } else { Err(Self(what)) }
    }
}

/// The sum of two results is more than can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its numbers are too large to be added")]
pub(super) struct TooLarge;

/// What can be added up, as long as it can be counted.
pub(super) trait Sum: Copy {
    /// Both together.
    fn plus(self, other: Self) -> Option<Self>;
}

impl Sum for i64 {
    fn plus(self, other: Self) -> Option<Self> {
        self.checked_add(other)
    }
}

impl Sum for u64 {
    fn plus(self, other: Self) -> Option<Self> {
        self.checked_add(other)
    }
}

/// Adds to each sum what others have added up.
pub(super) fn add<T: Sum, const N: usize>(sums: [(&mut T, T); N]) -> Result<(), TooLarge> {
    for (sum, more) in sums {
        *sum = sum.plus(more).ok_or(TooLarge)?;
    }
    Ok(())
}
