use serde::{Deserialize, Serialize};

use super::real::{real, rounded};
use super::sums::{Nonsense, TooLarge, add};

/// What player A won on average, over pairs of deals.
///
/// The two deals of a pair are of one pack, so what counts for the interval is the sum of a pair;
/// the pairs are independent of one another. `PER_DEAL` of the sum's units make one point a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(super) struct Average<const PER_DEAL: u8> {
    pairs: i64,
    sum: i64,
    sum_of_squares: i64,
}

/// As it stands in the result: what there is to read, and the sums it follows from.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Written {
    #[serde(skip_deserializing)]
    mean: Option<f64>,
    #[serde(skip_deserializing)]
    interval: Option<[f64; 2]>,
    pairs: i64,
    sum: i64,
    sum_of_squares: i64,
}

impl<const PER_DEAL: u8> Average<PER_DEAL> {
    /// Adds a pair in which A won `sum` in both deals together.
    pub(super) const fn add(&mut self, sum: i64) {
        self.pairs += 1;
        self.sum += sum;
        self.sum_of_squares += sum * sum;
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: Self) -> Result<(), TooLarge> {
        add([
            (&mut self.pairs, other.pairs),
            (&mut self.sum, other.sum),
            (&mut self.sum_of_squares, other.sum_of_squares),
        ])
    }

    /// How many pairs there were.
    pub(super) const fn pairs(self) -> i64 {
        self.pairs
    }

    /// Points a deal; `None` before the first pair.
    pub(super) fn mean(self) -> Option<f64> {
        let deals = real(self.pairs.into()) * f64::from(PER_DEAL);
        (self.pairs > 0).then(|| real(self.sum.into()) / deals)
    }

    /// Half the width of the interval that holds the true mean with 95 %, as 1.96 standard errors;
    /// `None` before the second pair.
    pub(super) fn half_width(self) -> Option<f64> {
        let [pairs, sum, squares] = [self.pairs, self.sum, self.sum_of_squares].map(i128::from);
        (pairs > 1).then(|| {
            // Exact up to here, so that nothing is lost where large sums nearly cancel out.
            let spread = real(pairs * squares - sum * sum);
            let variance_of_mean = spread / (real(pairs * pairs) * real(pairs - 1));
            1.96 * variance_of_mean.sqrt() / f64::from(PER_DEAL)
        })
    }
}

impl<const PER_DEAL: u8> From<Average<PER_DEAL>> for Written {
    fn from(average: Average<PER_DEAL>) -> Self {
        let mean = average.mean();
        let interval =
            mean.zip(average.half_width()).map(|(mean, half)| [mean - half, mean + half]);
        Self {
            mean: mean.map(rounded),
            interval: interval.map(|ends| ends.map(rounded)),
            pairs: average.pairs,
            sum: average.sum,
            sum_of_squares: average.sum_of_squares,
        }
    }
}

impl<const PER_DEAL: u8> TryFrom<Written> for Average<PER_DEAL> {
    type Error = Nonsense;

    fn try_from(written: Written) -> Result<Self, Nonsense> {
        let Written { pairs, sum, sum_of_squares, .. } = written;
        let [n, total, squares] = [pairs, sum, sum_of_squares].map(i128::from);
        // No numbers are less apart than equal ones.
        let is_sound = n >= 0 && squares >= 0 && n * squares >= total * total;
        Nonsense::unless(is_sound && (n > 0 || squares == 0), "no pairs have these sums")?;
        Ok(Self { pairs, sum, sum_of_squares })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_pairs() {
        let mut average = Average::<2>::default();
        assert_eq!((average.mean(), average.half_width()), (None, None));
        average.add(4);
        assert_eq!((average.mean(), average.half_width()), (Some(2.0), None));
        for sum in [8, 6, 2] {
            average.add(sum);
        }
        // Deals: 2, 4, 3, 1; variance 5/3, of the mean 5/12.
        assert_eq!(average.mean(), Some(2.5));
        let half = average.half_width().expect("four pairs");
        assert!((half - 1.96 * (5.0_f64 / 12.0).sqrt()).abs() < 1e-12, "{half}");
    }

    #[test]
    fn what_is_written_can_be_added_up() {
        let (mut one, mut other) = (Average::<6>::default(), Average::<6>::default());
        let mut both = Average::<6>::default();
        for sum in [7, -3, 12] {
            one.add(sum);
            both.add(sum);
        }
        other.add(-5);
        both.add(-5);
        let json = serde_json::to_string(&one).expect("it can be written");
        let mut read: Average<6> = serde_json::from_str(&json).expect("it can be read");
        assert_eq!(read.join(other), Ok(()));
        assert_eq!(read, both);
    }

    #[test]
    fn sums_that_no_pairs_have_are_not_read() {
        let is_read = |pairs: i64, sum: i64, squares: i64| {
            let json = format!(r#"{{"pairs":{pairs},"sum":{sum},"sumOfSquares":{squares}}}"#);
            serde_json::from_str::<Average<2>>(&json).is_ok()
        };
        assert!(is_read(0, 0, 0) && is_read(2, 2, 2) && is_read(3, -3, 3) && is_read(1, 0, 0));
        // Two numbers of the sum 3 are whole, so their squares add up to 5 at least; 4.5 would do.
        assert!(is_read(2, 3, 5) && !is_read(2, 3, 4));
        assert!(!is_read(-1, 0, 0) && !is_read(0, 0, 1) && !is_read(0, 1, 1));
        assert!(!is_read(1, 0, -1) && !is_read(i64::MAX, i64::MIN, 0));
    }
}
