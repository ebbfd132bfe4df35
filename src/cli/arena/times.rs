use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::real::real;
use super::sums::{Nonsense, TooLarge, add};

/// How long decisions took, those that left a choice. Only the longest is kept as it was; the others are counted in steps of
/// about 3 %, so that the times of several runs can be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(super) struct Times {
    decisions: u64,
    worst: u64,
    /// None is 0.
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

/// The longest time, in nanoseconds: a century and a half would be too long for the steps.
const LONGEST: u64 = u64::MAX >> 2;

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
        let took = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX).min(LONGEST);
        self.decisions += 1;
        self.worst = self.worst.max(took);
        *self.counts.entry(step(took)).or_default() += 1;
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: &Self) -> Result<(), TooLarge> {
        add([(&mut self.decisions, other.decisions)])?;
        self.worst = self.worst.max(other.worst);
        for (step, count) in &other.counts {
            add([(self.counts.entry(*step).or_default(), *count)])?;
        }
        Ok(())
    }

    /// The time that so many of a hundred decisions stay within, in nanoseconds, to 3 %.
    fn percentile(&self, percent: u8) -> Option<u64> {
        let wanted = (u128::from(self.decisions) * u128::from(percent)).div_ceil(100);
        let mut so_far = 0;
        let (step, _) = self.counts.iter().find(|(_, count)| {
            so_far += u128::from(**count);
            so_far >= wanted
        })?;
        Some((shortest(step + 1) - 1).min(self.worst))
    }
}

impl From<Times> for Written {
    fn from(times: Times) -> Self {
        Self {
            decisions: times.decisions,
            median: times.percentile(50).map(milliseconds),
            p95: times.percentile(95).map(milliseconds),
            worst: milliseconds(times.worst),
            worst_nanoseconds: times.worst,
            steps: times.counts,
        }
    }
}

impl TryFrom<Written> for Times {
    type Error = Nonsense;

    fn try_from(written: Written) -> Result<Self, Nonsense> {
        let Written { decisions, worst_nanoseconds: worst, steps: counts, .. } = written;
        let sum = counts.values().copied().map(u128::from).sum::<u128>();
        Nonsense::unless(sum == decisions.into(), "the times are not as many as the decisions")?;
        Nonsense::unless(!counts.values().any(|count| *count == 0), "a step has no times")?;
        // So no step is higher than that of the longest time.
        let highest = counts.last_key_value().map(|(step, _)| *step);
        let is_sound = match highest {
            None => worst == 0,
            Some(highest) => worst <= LONGEST && highest == step(worst),
        };
        Nonsense::unless(is_sound, "the worst time is not in the highest step")?;
        Ok(Self { decisions, worst, counts })
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
    #[test]
    fn times_that_no_run_takes_are_not_read() {
        let is_read = |decisions: u64, worst: u64, steps: &str| {
            let json = format!(
                r#"{{"decisions":{decisions},"worstNanoseconds":{worst},"steps":{{{steps}}}}}"#
            );
            serde_json::from_str::<Times>(&json).is_ok()
        };
        // Up to 63 each nanosecond is a step of its own; 64 and 65 are the next one.
        assert!(is_read(0, 0, "") && is_read(3, 65, r#""7":2,"64":1"#));
        assert!(!is_read(3, 66, r#""7":2,"64":1"#) && !is_read(3, 63, r#""7":2,"64":1"#));
        assert!(!is_read(2, 65, r#""7":2,"64":1"#) && !is_read(2, 65, r#""7":2,"64":0"#));
        assert!(!is_read(1, 65, r#""65535":1"#) && !is_read(0, 1, ""));
        let longest = u64::MAX >> 2;
        assert!(is_read(1, longest, r#""1855":1"#) && !is_read(1, longest + 1, r#""1856":1"#));
        let too_many = format!(r#""7":{},"8":1"#, u64::MAX);
        assert!(!is_read(0, 8, &too_many) && !is_read(u64::MAX, 8, &too_many));
    }

    #[test]
    fn what_cannot_be_counted_is_not_added() {
        let json =
            format!(r#"{{"decisions":{0},"worstNanoseconds":7,"steps":{{"7":{0}}}}}"#, u64::MAX);
        let mut times: Times = serde_json::from_str(&json).expect("it can be read");
        assert_eq!(times.percentile(95), Some(7));
        let other = times.clone();
        assert_eq!(times.join(&other), Err(TooLarge));
    }
}
