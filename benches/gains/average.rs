use std::fmt;

use serde_json::{Value, json};

/// A count as a number to reckon with.
pub(crate) fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// The mean of some numbers with its 95 % interval.
#[derive(Clone, Debug)]
pub(crate) struct Average(Vec<f64>);

impl FromIterator<f64> for Average {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl Average {
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn json(&self) -> Value {
        let (mean, half) = self.mean_and_half();
        json!({ "mean": mean, "low": mean - half, "high": mean + half, "count": self.count() })
    }

    /// The mean, and half the width of the interval.
    fn mean_and_half(&self) -> (f64, f64) {
        let count = number(self.0.len());
        let mean = self.0.iter().sum::<f64>() / count;
        let squares: f64 = self.0.iter().map(|value| (value - mean).powi(2)).sum();
        (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

impl fmt::Display for Average {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, half) = self.mean_and_half();
        write!(f, "{mean:.3} ± {half:.3}")
    }
}
