use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::real::real;

/// How long decisions took, those that left a choice. Only the longest is kept as it was; the others are counted in steps of
/// about 3 %, so that the times of several runs can be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub(super) struct Times {
    worst: u64,
    counts: BTreeMap<u16, u64>,
}

/// As it stands in the result, in milliseconds.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Written {
    decisions: u64,
    #[serde(skip_deserializing)]
    median: Option<f64>,
    #[serde(skip_deserializing)]
    p95: Option<f64>,
    #[serde(skip_deserializing)]
    worst: f64,
    worst_nanoseconds: u64,
    /// How many there were of each step.
    steps: BTreeMap<u16, u64>,
}

/// Each doubling of the time has 2^`FINENESS` steps.
const FINENESS: u32 = 5;

/// The step that so many nanoseconds fall into.
fn step(nanoseconds: u64) -> u16 {
    let doublings = nanoseconds.checked_ilog2().unwrap_or(0).saturating_sub(FINENESS);
    let step = (u64::from(doublings) << FINENESS) + (nanoseconds >> doublings);
    u16::try_from(step).unwrap_or(u16::MAX)
}

/// The shortest time of a step, in nanoseconds.
const fn shortest(step: u16) -> u64 {
    let step = step as u64;
    let doublings = (step >> FINENESS).saturating_sub(1);
    (step - (doublings << FINENESS)) << doublings
}

const fn milliseconds(nanoseconds: u64) -> f64 {
    real(nanoseconds as i128) / 1e6
}

impl Times {
    /// Adds a decision.
    pub(super) fn add(&mut self, took: Duration) {
        // A century would be too long for the steps.
        let took = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX).min(u64::MAX >> 2);
        self.worst = self.worst.max(took);
        *self.counts.entry(step(took)).or_default() += 1;
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: &Self) {
        self.worst = self.worst.max(other.worst);
        for (step, count) in &other.counts {
            *self.counts.entry(*step).or_default() += count;
        }
    }

    fn decisions(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The time that so many of a hundred decisions stay within, in nanoseconds, to 3 %.
    fn percentile(&self, percent: u64) -> Option<u64> {
        let wanted = (self.decisions() * percent).div_ceil(100);
        let mut so_far = 0;
        let (step, _) = self.counts.iter().find(|(_, count)| {
            so_far += **count;
            so_far >= wanted
        })?;
        Some((shortest(step + 1) - 1).min(self.worst))
    }
}

impl From<Times> for Written {
    fn from(times: Times) -> Self {
        Self {
            decisions: times.decisions(),
            median: times.percentile(50).map(milliseconds),
            p95: times.percentile(95).map(milliseconds),
            worst: milliseconds(times.worst),
            worst_nanoseconds: times.worst,
            steps: times.counts,
        }
    }
}

impl From<Written> for Times {
    fn from(written: Written) -> Self {
        Self { worst: written.worst_nanoseconds, counts: written.steps }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_follow_one_another_and_are_narrow() {
        for at in 0..1_900 {
            let (from, to) = (shortest(at), shortest(at + 1));
            assert_eq!((step(from), step(to - 1)), (at, at));
            assert!(at < 64 || (to - from) * 32 <= from, "{at}");
        }
    }

    #[test]
    fn percentiles_are_near_and_the_worst_is_exact() {
        let mut times = Times::default();
        assert_eq!(times.percentile(50), None);
        for milliseconds in 1..=100 {
            times.add(Duration::from_millis(milliseconds));
        }
        let near = |percent, expected: u64| {
            let time = times.percentile(percent).expect("there are decisions");
            assert!(time.abs_diff(expected) * 32 <= expected, "{percent}: {time}");
        };
        near(50, 50_000_000);
        near(95, 95_000_000);
        assert_eq!(times.percentile(100), Some(100_000_000));
    }
}
