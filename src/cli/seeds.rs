use crate::cards::{Pack, Randomness, Seed};
use crate::rules::Seat;

/// Everything random in the deals of one number of a run: it follows from the seed of the run and
/// the number, and not from what else is played, or where.
///
/// The run's seed gives each number a seed of its own (stream `number`), and that one gives each
/// pack and each decision theirs. A player gets the seed of his decision alone, from which neither
/// the pack nor the other player's seeds can be found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seeds {
    number: u64,
    own: Seed,
}

impl Seeds {
    /// The seeds of number `number` in the run of `seed`.
    pub(super) fn new(seed: u64, number: u64) -> Self {
        Self { number, own: Randomness::new(Seed::from_number(seed), number).seed() }
    }

    /// The number they are of.
    pub(super) const fn number(self) -> u64 {
        self.number
    }

    /// The pack; `attempt` is 0 but where packs are passed over.
    pub(super) fn pack(self, attempt: u32) -> Pack {
        Pack::shuffled(self.own, attempt.into())
    }

    /// The seed of the decision of `seat` after `ply` moves with the pack of `attempt`.
    pub(super) fn decision(self, attempt: u32, ply: usize, seat: Seat) -> Seed {
        // A deal has far fewer than 2^31 moves, so that all these streams are different.
        let place = (ply as u64) << 1 | seat as u64;
        Randomness::new(self.own, (u64::from(attempt) + 1) << 32 | place).seed()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_decisions_share_a_seed() {
        let mut seeds = BTreeSet::new();
        for number in 0..4 {
            for attempt in 0..4 {
                for ply in 0..60 {
                    for seat in Seat::ALL {
                        seeds.insert(Seeds::new(7, number).decision(attempt, ply, seat).0);
                    }
                }
            }
        }
        assert_eq!(seeds.len(), 4 * 4 * 60 * 2);
        assert_ne!(Seeds::new(7, 1).pack(0), Seeds::new(7, 1).pack(1));
        assert_ne!(Seeds::new(7, 1).pack(0), Seeds::new(8, 1).pack(0));
    }
}
