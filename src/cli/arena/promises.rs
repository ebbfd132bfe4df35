use serde::{Deserialize, Serialize};

use super::real::{real, rounded};
use super::sums::{Nonsense, TooLarge, add};
use crate::ai::Decision;

/// What a player expected of his choices, against what came of them in the settlement, in
/// thousandths of a game point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(super) struct Promises {
    decisions: i64,
    promised: i64,
    realised: i64,
    promised_squared: i64,
    promised_times_realised: i64,
}

/// As it stands in the result: means in game points, and how much is realised of one more game
/// point promised (the slope of the regression), which is 1 for who knows what he does.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Written {
    #[serde(skip_deserializing)]
    mean_promised: Option<f64>,
    #[serde(skip_deserializing)]
    mean_realised: Option<f64>,
    #[serde(skip_deserializing)]
    slope: Option<f64>,
    decisions: i64,
    promised: i64,
    realised: i64,
    promised_squared: i64,
    promised_times_realised: i64,
}

/// What `decision` promises, in thousandths of a game point; `None` if nothing was weighed.
pub(super) fn promise(decision: &Decision) -> Option<i32> {
    let chosen = decision.alternatives.iter().find(|weighed| weighed.choice == decision.choice);
    chosen.map(|chosen| chosen.value.0)
}

impl Promises {
    /// Adds a choice that promised so many thousandths and brought so many game points.
    pub(super) fn add(&mut self, promised: i32, game_points: i32) {
        let (promised, realised) = (i64::from(promised), 1000 * i64::from(game_points));
        self.decisions += 1;
        self.promised += promised;
        self.realised += realised;
        self.promised_squared += promised * promised;
        self.promised_times_realised += promised * realised;
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: Self) -> Result<(), TooLarge> {
        add([
            (&mut self.decisions, other.decisions),
            (&mut self.promised, other.promised),
            (&mut self.realised, other.realised),
            (&mut self.promised_squared, other.promised_squared),
            (&mut self.promised_times_realised, other.promised_times_realised),
        ])
    }

    fn slope(self) -> Option<f64> {
        let [n, promised, realised] =
            [self.decisions, self.promised, self.realised].map(i128::from);
        let spread = n * i128::from(self.promised_squared) - promised * promised;
        let both = n * i128::from(self.promised_times_realised) - promised * realised;
        (spread > 0).then(|| real(both) / real(spread))
    }
}

impl From<Promises> for Written {
    fn from(sums: Promises) -> Self {
        let mean = |sum: i64| {
            let thousandths = 1000.0 * real(sums.decisions.into());
            (sums.decisions > 0).then(|| rounded(real(sum.into()) / thousandths))
        };
        Self {
            mean_promised: mean(sums.promised),
            mean_realised: mean(sums.realised),
            slope: sums.slope().map(rounded),
            decisions: sums.decisions,
            promised: sums.promised,
            realised: sums.realised,
            promised_squared: sums.promised_squared,
            promised_times_realised: sums.promised_times_realised,
        }
    }
}

impl TryFrom<Written> for Promises {
    type Error = Nonsense;

    fn try_from(written: Written) -> Result<Self, Nonsense> {
        let sums = Self {
            decisions: written.decisions,
            promised: written.promised,
            realised: written.realised,
            promised_squared: written.promised_squared,
            promised_times_realised: written.promised_times_realised,
        };
        let [n, promised, squares] =
            [sums.decisions, sums.promised, sums.promised_squared].map(i128::from);
        // No numbers are less apart than equal ones.
        let is_sound = n >= 0 && squares >= 0 && n * squares >= promised * promised;
        Nonsense::unless(
            is_sound && (n > 0 || sums == Self::default()),
            "no promises have these sums",
        )?;
        Ok(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slope_tells_how_much_of_a_promise_is_kept() {
        let mut promises = Promises::default();
        promises.add(2_000, 1);
        assert_eq!(promises.slope(), None, "one choice has no slope");
        promises.add(4_000, 2);
        promises.add(-6_000, -3);
        assert_eq!(promises.slope(), Some(0.5));
        assert_eq!(Written::from(promises).mean_promised, Some(0.0));
    }
}
