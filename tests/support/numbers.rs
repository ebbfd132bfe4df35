//! Random numbers for choosing what a test tries: `SplitMix64`, short enough to be looked through
//! and none of the program's own, so that no test draws from the source it judges.

/// Numbers that follow from a start.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) const fn new(start: u64) -> Self {
        Self(start)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is not 0; the tiny bias of a remainder does not matter here.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a bound of 64 bits");
        usize::try_from(self.next() % bound).expect("less than the bound")
    }

    /// One of `items`, which are not empty.
    pub(crate) fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// `count` of `items` at different places, in a random order; all if there are fewer.
    pub(crate) fn some_of<T: Clone>(&mut self, items: &[T], count: usize) -> Vec<T> {
        let mut left = items.to_vec();
        let mut chosen = Vec::new();
        while chosen.len() < count && !left.is_empty() {
            let place = self.below(left.len());
            chosen.push(left.swap_remove(place));
        }
        chosen
    }
}
